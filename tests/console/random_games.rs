//! Twenty thousand games of children who type anything: legal moves in every form, wrong moves,
//! commands, rubbish. Nothing panics, no position is ever illegal, and after everything there is a
//! prompt again.

use std::io::Write;
use std::thread;

use chesslings::console::play::{self, Settings, Start, Turning};
use chesslings::console::{Asking, Columns, Failure, Line, LineSource, Prompt, Verdict};
use chesslings::rules::{Game, Kind, Move, Position, Strictness};
use chesslings::text::{BoardStyle, Lang};

const GAMES: u64 = 20_000;

/// Where games begin: the usual way, and where castling, promotion, en passant and all kinds of
/// ends are near.
const STARTS: [&str; 10] = [
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
    "n1n5/PPPk4/8/8/8/8/4Kppp/5N1N b - - 0 1",
    "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
    "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1",
    "4k3/P6P/8/8/8/8/p6p/4K3 w - - 0 1",
    "8/8/8/3k4/8/3K4/4P3/8 w - - 0 1",
    "6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 0 1",
    "8/8/8/8/8/4k3/4r3/4K3 w - - 90 80",
    "7k/8/5K2/6Q1/8/8/8/8 w - - 0 1",
];

#[test]
fn twenty_thousand_random_games() {
    let workers = thread::available_parallelism().map_or(2, |n| n.get() as u64);
    let totals: Vec<Totals> = thread::scope(|scope| {
        let spawned: Vec<_> = (0..workers)
            .map(|worker| {
                let seeds = (0..GAMES).filter(move |seed| seed % workers == worker);
                scope.spawn(move || seeds.map(play_one).fold(Totals::default(), Totals::plus))
            })
            .collect();
        spawned
            .into_iter()
            .map(|handle| handle.join().unwrap())
            .collect()
    });
    let totals = totals.into_iter().fold(Totals::default(), Totals::plus);
    // The dice know all ends and all kinds of lines.
    assert!(totals.over > GAMES / 3, "{totals:?}");
    assert!(totals.moves > 20 * GAMES, "{totals:?}");
    assert!(totals.unchanged > 5 * GAMES, "{totals:?}");
}

#[derive(Clone, Copy, Debug, Default)]
struct Totals {
    /// Games that came to an end.
    over: u64,
    /// Legal moves that were played.
    moves: u64,
    /// Lines that had to leave everything as it was, and did.
    unchanged: u64,
}

impl Totals {
    fn plus(self, other: Totals) -> Totals {
        Totals {
            over: self.over + other.over,
            moves: self.moves + other.moves,
            unchanged: self.unchanged + other.unchanged,
        }
    }
}

fn play_one(seed: u64) -> Totals {
    let mut dice = Dice(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1);
    let fen = dice.pick(&STARTS);
    let styles = [
        BoardStyle::Words,
        BoardStyle::Words,
        BoardStyle::Words,
        BoardStyle::Symbols,
        BoardStyle::Letters,
        BoardStyle::Ascii,
        BoardStyle::Big,
    ];
    let color = dice.below(4) == 0;
    let settings = Settings {
        lang: dice.pick(&Lang::ALL),
        names: [Some("Anna".to_owned()), Some("Boris".to_owned())],
        rival: None,
        start: Start::Position(Position::from_fen(fen, Strictness::Game).unwrap()),
        save: None,
        style: dice.pick(&styles),
        color,
        turning: dice.pick(&[Turning::White, Turning::Black, Turning::ToMover]),
        strict: false,
        interactive: dice.below(2) == 0,
        columns: Columns::Fixed(dice.pick(&[1, 20, 39, 40, 80, 200])),
        state: None,
        home: None,
        today: None,
    };
    let mut child = Child {
        dice,
        seed,
        expected: Expected::Anything,
        left: 50,
        was_over: false,
        totals: Totals::default(),
    };
    let mut output = Vec::new();
    let verdict = play::run(&mut child, &mut output, settings).unwrap();
    assert_eq!(verdict, Verdict::AllWell, "seed {seed}");
    let said = String::from_utf8(output).unwrap();
    let odd = |c: char| c.is_control() && c != '\n' && !(color && c == '\u{1b}');
    assert!(!said.contains(odd), "seed {seed}");
    child.totals
}

/// Somebody who types anything.
struct Child {
    dice: Dice,
    seed: u64,
    expected: Expected,
    /// How many more lines.
    left: u32,
    was_over: bool,
    totals: Totals,
}

/// What the next prompt for a move must show.
enum Expected {
    Anything,
    /// Nothing has changed.
    Same(Box<Position>),
    /// This move was played.
    After(Box<Position>, Move),
}

impl LineSource for Child {
    fn next_line(&mut self, prompt: &Prompt<'_>, _: &mut dyn Write) -> Result<Line, Failure> {
        let seed = self.seed;
        if self.left == 0 {
            return Ok(Line::End);
        }
        self.left -= 1;
        let Asking::Move { game, .. } = prompt.asking else {
            // A question may lead to anything.
            self.expected = Expected::Anything;
            let answers = [
                "yes", "no", "да", "нет", "1", "2", "", "q", "К", "e2 e4", "?",
            ];
            return Ok(Line::Text(self.dice.pick(&answers).to_owned()));
        };
        assert!(!prompt.label.is_empty());
        self.check(game);
        let over = game.outcome().is_some();
        self.totals.over += u64::from(over && !self.was_over);
        self.was_over = over;
        let line = if over {
            self.expected = Expected::Anything;
            let after = ["new", "swap", "обмен", "undo", "e4", "quit", "list", "pgn"];
            self.dice.pick(&after).to_owned()
        } else {
            self.invent(game)
        };
        assert!(!touches_files(&line), "seed {seed}: {line}");
        Ok(Line::Text(line))
    }
}

impl Child {
    fn check(&mut self, game: &Game) {
        let seed = self.seed;
        let position = *game.position();
        let valid = Position::new(position.parts(), Strictness::Game);
        assert!(valid.is_ok(), "seed {seed}: {}", position.to_fen());
        match &self.expected {
            Expected::Anything => {}
            Expected::Same(before) => {
                assert_eq!(**before, position, "seed {seed}");
                self.totals.unchanged += 1;
            }
            Expected::After(before, played) => {
                assert_eq!(
                    before.play_unchecked(*played),
                    position,
                    "seed {seed}: {played}"
                );
                self.totals.moves += 1;
            }
        }
    }

    fn invent(&mut self, game: &Game) -> String {
        let position = *game.position();
        let moves: Vec<Move> = position.legal_moves().collect();
        let legal = self.dice.pick(&moves);
        self.expected = Expected::Anything;
        match self.dice.below(20) {
            // A form that can't be misunderstood.
            0..=11 => {
                self.expected = Expected::After(Box::new(position), legal);
                self.exact(&position, legal)
            }
            // A form that may be.
            12 | 13 => loosely(&position, legal, self.dice.below(5)),
            // Squares that have no legal move between them.
            14 | 15 => {
                let (from, to) = (self.dice.square(), self.dice.square());
                let between = moves.iter().any(|m| (m.from(), m.to()) == (from, to));
                if !between {
                    self.expected = Expected::Same(Box::new(position));
                }
                format!("{from} {to}")
            }
            16 => {
                let commands = [
                    "help",
                    "moves",
                    "board",
                    "list",
                    "fen",
                    "pgn",
                    "flip",
                    "autoflip on",
                    "lang ru",
                    "lang en",
                    "style letters",
                    "style x",
                    "explain e4",
                    "explain a1",
                    "moves h8",
                    "accept",
                    "?",
                    "",
                    "помощь",
                    "ходы",
                    "запись",
                    "рудз",
                    "redo",
                    "вернуть",
                ];
                let command = self.dice.pick(&commands);
                if !["redo", "вернуть"].contains(&command) {
                    self.expected = Expected::Same(Box::new(position));
                }
                command.to_owned()
            }
            17 => {
                let commands = [
                    "undo",
                    "назад",
                    "draw",
                    "ничья",
                    "resign",
                    "сдаюсь",
                    "new",
                    "castle",
                ];
                self.dice.pick(&commands).to_owned()
            }
            _ => self.rubbish(),
        }
    }

    fn exact(&mut self, position: &Position, legal: Move) -> String {
        let (from, to) = (legal.from(), legal.to());
        let becomes = legal.promotion().map(Kind::letter);
        let becomes: String = becomes.into_iter().collect();
        match self.dice.below(5) {
            0 => legal.to_string(),
            1 => format!("{from} {to} {becomes}").to_uppercase(),
            2 => format!("{from}-{to}={becomes}"),
            3 => position.san(legal),
            _ => format!("12... {}", position.san(legal).replace('O', "0")),
        }
    }

    /// Letters that look like moves, and those that don't.
    fn rubbish(&mut self) -> String {
        let alphabet: Vec<char> =
            "abcdefgh12345678 KQRBNкрфлсоOx-:=+#.09абвгдеё\u{0}\u{1b}\u{7}\u{301}棋😀\u{202e}"
                .chars()
                .collect();
        let length = self.dice.below(9);
        let line: String = (0..length).map(|_| self.dice.pick(&alphabet)).collect();
        // What a test types must not leave files behind.
        if touches_files(&line) {
            String::new()
        } else {
            line
        }
    }
}

/// Whether a line saves or loads, or may do so when asked.
fn touches_files(line: &str) -> bool {
    let word = line.trim().to_lowercase();
    let word = word.split_whitespace().next().unwrap_or_default();
    let words = [
        "s",
        "save",
        "lo",
        "load",
        "со",
        "сохранить",
        "заг",
        "загрузить",
        "ы",
        "ыфму",
        "дщ",
        "дщфв",
        "cj",
        "cj[hfybnm",
        "pfu",
        "pfuhepbnm",
    ];
    words.contains(&word)
}

fn loosely(position: &Position, legal: Move, how: u64) -> String {
    let san = position.san(legal);
    match how {
        0 => san.to_lowercase(),
        1 => san.to_uppercase(),
        2 => legal.to().to_string(),
        3 => legal.from().to_string(),
        _ => san
            .replace('K', "Кр")
            .replace('Q', "Ф")
            .replace('R', "Л")
            .replace('B', "С")
            .replace('N', "К")
            .replace('a', "а")
            .replace('c', "с")
            .replace('e', "е"),
    }
}

/// Numbers that look random and are the same every time.
struct Dice(u64);

impl Dice {
    fn next(&mut self) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0.wrapping_mul(0x2545_f491_4f6c_dd1d)
    }

    fn below(&mut self, limit: u64) -> u64 {
        (self.next() >> 33) % limit
    }

    fn pick<T: Clone>(&mut self, choices: &[T]) -> T {
        choices[self.below(choices.len() as u64) as usize].clone()
    }

    fn square(&mut self) -> chesslings::rules::Square {
        chesslings::rules::Square::from_index(self.below(64) as usize).unwrap()
    }
}
