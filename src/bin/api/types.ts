/** What is thrown when something can't be done. */
export interface Problem {
  code: string;
  text: string;
}

/** Where a piece may go. Row i and column j are counted from 0. */
export interface Target {
  square: string;
  i: number;
  j: number;
  kind: "quiet" | "capture" | "castling" | "enPassant" | "promotion";
  captures: boolean;
}

/** Why a move is refused, and the squares that it is about by their role. */
export interface Reason {
  code: string;
  text: string;
  squares: { role: string; squares: string[] }[];
}

/** How things stand. */
export interface Status {
  code: string;
  turn: "white" | "black";
  check: boolean;
  fen: string;
  ended: { winner: "white" | "black" | null; result: string; text: string } | null;
}
