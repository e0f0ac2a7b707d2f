//! What is said about a move that a piece never makes is true of that very move: every sentence
//! is a claim, and a slow judge with rulers instead of tables looks at both squares.

use std::collections::BTreeSet;

use chesslings::rules::{
    Castle, CastlingRights, Color, Kind, Piece, Position, PositionParts, Setup, Square, Strictness,
    Wing,
};
use chesslings::text::{Lang, square_name};

/// A piece that should go from one square to another.
struct Tried {
    piece: Piece,
    from: Square,
    to: Square,
}

/// A sentence in English and in Russian, and what it claims.
type Claim = (&'static str, &'static str, fn(&Tried) -> bool);

#[rustfmt::skip]
const CLAIMS: &[Claim] = &[
    ("The king can't go to {to}.", "Король не может пойти на {to}.", |t| t.is(Kind::King)),
    ("The queen can't go to {to}.", "Ферзь не может пойти на {to}.", |t| t.is(Kind::Queen)),
    ("The rook can't go to {to}.", "Ладья не может пойти на {to}.", |t| t.is(Kind::Rook)),
    ("The bishop can't go to {to}.", "Слон не может пойти на {to}.", |t| t.is(Kind::Bishop)),
    ("The pawn can't go to {to}.", "Пешка не может пойти на {to}.", |t| t.is(Kind::Pawn)),
    ("The pawn can't go back to {to}.", "Пешка не может пойти назад на {to}.", |t| t.is(Kind::Pawn) && t.ahead() < 0),
    ("The pawn can't go sideways to {to}.", "Пешка не может пойти вбок на {to}.", |t| t.is(Kind::Pawn) && t.ahead() == 0),
    ("The knight can't go straight to {to}.", "Конь не может пойти на {to} прямо.", |t| t.is(Kind::Knight) && t.is_straight()),
    ("The bishop can't go straight to {to}.", "Слон не может пойти на {to} прямо.", |t| t.is(Kind::Bishop) && t.is_straight()),
    ("The rook can't go diagonally to {to}.", "Ладья не может пойти на {to} наискосок.", |t| t.is(Kind::Rook) && t.is_diagonal()),
    ("{to} is too far.", "До {to} слишком далеко.", |t| t.is(Kind::King) && t.far() > 1),
    ("{to} is more than one jump away.", "До {to} больше одного прыжка.", |t| t.is(Kind::Knight) && t.near() > 1 && t.far() == 2 * t.near()),
    ("Too far: from {from} the pawn goes only one square.", "Слишком далеко: с {from} пешка идёт только на одно поле.", |t| t.is_pawn_ahead() && t.ahead() > 1 && !t.on_first_row()),
    ("Too far: from {from} the pawn goes one square or two.", "Слишком далеко: с {from} пешка идёт на одно поле или два.", |t| t.is_pawn_ahead() && t.ahead() > 2 && t.on_first_row()),
    ("A pawn goes two squares only from its starting row.", "На два поля пешка ходит только с начального ряда.", |t| t.is_pawn_ahead() && t.ahead() == 2),
    ("From {from} it goes one.", "С {from} — только на одно.", |t| t.is(Kind::Pawn) && !t.on_first_row()),
    ("Diagonally a pawn only takes, and only one square away.", "Наискосок пешка только берёт, и только на соседнем поле.", |t| t.is(Kind::Pawn) && t.is_diagonal() && t.ahead() > 1),
    ("Only a knight jumps like that.", "Так прыгает только конь.", |t| !t.is(Kind::Knight) && t.is_l()),
    ("To castle, move your king two squares: to {castle}.", "Чтобы сделать рокировку, веди короля на два поля: на {castle}.", |t| t.is(Kind::King) && t.near() == 0 && t.far() > 2),
    // How the piece goes instead: the target is not there.
    ("He goes one square in any direction.", "Он ходит на одно поле в любую сторону.", |t| t.is(Kind::King) && t.far() > 1),
    ("She goes straight or diagonally.", "Он ходит прямо или наискосок.", |t| t.is(Kind::Queen) && !t.is_straight() && !t.is_diagonal()),
    ("It goes only straight.", "Она ходит только прямо.", |t| t.is(Kind::Rook) && !t.is_straight()),
    ("It goes only diagonally.", "Он ходит только наискосок.", |t| t.is(Kind::Bishop) && !t.is_diagonal()),
    ("It goes two squares, then one to the side.", "Он идёт на два поля, потом на одно вбок.", |t| t.is(Kind::Knight) && !t.is_l()),
    ("The knight jumps 2 and 1.", "Конь прыгает на 2 и 1.", |t| t.is(Kind::Knight) && !t.is_l()),
    ("The knight jumps once.", "За ход конь прыгает один раз.", |t| t.is(Kind::Knight) && !t.is_l()),
    ("From {from} to {to} it is {far} and {near}.", "А с {from} до {to} — {far} и {near}.", |_| true),
    ("It goes straight ahead and takes diagonally.", "Она ходит прямо вперёд, а берёт наискосок.", |t| t.is_pawn_nowhere()),
    ("It goes only ahead.", "Она ходит только вперёд.", |t| t.is(Kind::Pawn) && t.ahead() <= 0),
    ("The king goes one square in any direction.", "Король ходит на одно поле в любую сторону.", |t| t.is(Kind::King) && t.far() > 1),
    ("The queen goes straight or diagonally, as far as she likes.", "Ферзь ходит прямо и наискосок, на любое число полей.", |t| t.is(Kind::Queen) && !t.is_straight() && !t.is_diagonal()),
    ("The rook goes straight, as far as it likes.", "Ладья ходит прямо, на любое число полей.", |t| t.is(Kind::Rook) && !t.is_straight()),
    ("The bishop goes diagonally, as far as it likes.", "Слон ходит наискосок, на любое число полей.", |t| t.is(Kind::Bishop) && !t.is_diagonal()),
    ("The pawn goes straight ahead and takes diagonally.", "Пешка ходит прямо вперёд, а берёт наискосок.", |t| t.is_pawn_nowhere()),
];

#[test]
fn every_sentence_about_every_piece_and_pair_of_squares_is_true() {
    let mut said = BTreeSet::new();
    for piece in Piece::all() {
        for from in Square::all() {
            let mut setup = Setup::EMPTY;
            setup.put(from, piece);
            said.extend(check_from(setup, CastlingRights::NONE, from));
        }
    }
    // A king with both rooks at home: some of his ways ask for castling.
    for color in Color::ALL {
        let [short, long] = Wing::ALL.map(|wing| Castle::of(color, wing));
        let mut setup = Setup::EMPTY;
        setup.put(short.king_from, Piece::new(color, Kind::King));
        setup.put(short.rook_from, Piece::new(color, Kind::Rook));
        setup.put(long.rook_from, Piece::new(color, Kind::Rook));
        let rights = CastlingRights::NONE
            .with(color, short.wing)
            .with(color, long.wing);
        said.extend(check_from(setup, rights, short.king_from));
    }
    for (index, (english, ..)) in CLAIMS.iter().enumerate() {
        assert!(said.contains(&index), "never said: {english}");
    }
}

/// Looks at all that is said about the ways of the piece on a square; gives the claims that were
/// made.
fn check_from(setup: Setup, castling: CastlingRights, from: Square) -> BTreeSet<usize> {
    let mut said = BTreeSet::new();
    let piece = setup.piece_at(from).unwrap();
    let parts = PositionParts {
        setup,
        turn: piece.color,
        castling,
        ..PositionParts::default()
    };
    let position = Position::new(parts, Strictness::Teaching).unwrap();
    for to in Square::all() {
        let Some(refusal) = position.refusal(from, to) else {
            continue;
        };
        // What is said there is about the board, not about the way.
        if ["same-square", "nothing-to-take"].contains(&refusal.code())
            || refusal.code().starts_with("castling-rook")
        {
            continue;
        }
        let tried = Tried { piece, from, to };
        let english = claims(&tried, &Lang::En.why(&refusal), |claim| claim.0);
        let russian = claims(&tried, &Lang::Ru.why(&refusal), |claim| claim.1);
        assert_eq!(
            english,
            russian,
            "{piece:?} {from} {to}: {}",
            Lang::Ru.why(&refusal)
        );
        said.extend(english);
    }
    said
}

/// The claims that the sentences of a text make, each of them true.
fn claims(tried: &Tried, text: &str, words: fn(&Claim) -> &'static str) -> Vec<usize> {
    let sentences = text.split_inclusive(". ").map(str::trim);
    let claim = |sentence| {
        let same = |claim: &Claim| tried.fill(words(claim)) == sentence;
        let index = CLAIMS.iter().position(same);
        let index = index.unwrap_or_else(|| panic!("no such claim: {sentence}"));
        let Tried { piece, from, to } = tried;
        assert!(CLAIMS[index].2(tried), "{piece:?} {from} {to}: {text}");
        index
    };
    sentences.map(claim).collect()
}

impl Tried {
    fn is(&self, kind: Kind) -> bool {
        self.piece.kind == kind
    }

    /// Rows towards the other player.
    fn ahead(&self) -> i8 {
        let rows = self.to.i() - self.from.i();
        if self.piece.is_white() { rows } else { -rows }
    }

    fn columns(&self) -> i8 {
        (self.to.j() - self.from.j()).abs()
    }

    fn far(&self) -> i8 {
        self.ahead().abs().max(self.columns())
    }

    fn near(&self) -> i8 {
        self.ahead().abs().min(self.columns())
    }

    fn is_straight(&self) -> bool {
        self.near() == 0
    }

    fn is_diagonal(&self) -> bool {
        self.near() == self.far()
    }

    fn is_l(&self) -> bool {
        (self.far(), self.near()) == (2, 1)
    }

    fn is_pawn_ahead(&self) -> bool {
        self.is(Kind::Pawn) && self.columns() == 0 && self.ahead() > 0
    }

    /// Neither straight ahead nor diagonally ahead.
    fn is_pawn_nowhere(&self) -> bool {
        let on_its_lines = self.ahead() > 0 && (self.is_straight() || self.is_diagonal());
        self.is(Kind::Pawn) && !on_its_lines
    }

    fn on_first_row(&self) -> bool {
        self.from.rank() == if self.piece.is_white() { 2 } else { 7 }
    }

    fn fill(&self, words: &str) -> String {
        let castle = if self.to.j() > self.from.j() {
            'G'
        } else {
            'C'
        };
        words
            .replace("{from}", square_name(self.from))
            .replace("{to}", square_name(self.to))
            .replace("{far}", &self.far().to_string())
            .replace("{near}", &self.near().to_string())
            .replace("{castle}", &format!("{castle}{}", self.from.rank()))
    }
}
