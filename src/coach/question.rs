//! What a coach is asked, and what it answers, as texts: so that it can be asked in another thread.

use super::remark::{Remark, Topic};
use super::{Coach, Manner, Memory, Review, Story, Taught};
use crate::rules::{Color, Game, Move, Position, Square, Strictness};

/// A moment of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Question {
    /// How the coach speaks.
    pub manner: Manner,
    /// What it has said.
    pub memory: Memory,
    start: Position,
    moves: Vec<Move>,
    when: When,
}

/// When the coach is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum When {
    /// Before the next move.
    Before,
    /// About the last move.
    About,
    /// After the game, by the player of this colour.
    After(Color),
}

/// What is said, as much as a picture needs of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Advice {
    /// What it is about.
    pub topic: Topic,
    /// The squares to look at.
    pub squares: Vec<Square>,
    /// The move that shows it: of the other side if it is a danger.
    pub shown: Option<(Square, Square)>,
}

impl Question {
    /// What is there to say before the next move?
    pub fn before(manner: Manner, memory: Memory, game: &Game) -> Question {
        Question {
            manner,
            memory,
            start: *game.start(),
            moves: game.plies().iter().map(|ply| ply.played).collect(),
            when: When::Before,
        }
    }

    /// What is there to say about the last move?
    pub fn about(manner: Manner, memory: Memory, game: &Game) -> Question {
        Question {
            when: When::About,
            ..Question::before(manner, memory, game)
        }
    }

    /// What does the player of a colour take home from the game?
    pub fn after(manner: Manner, color: Color, game: &Game) -> Question {
        Question {
            when: When::After(color),
            ..Question::before(manner, Memory::new(), game)
        }
    }

    /// The question on six lines: level, units, memory, start, moves, and when it is asked.
    pub fn to_text(&self) -> String {
        let level = self.manner.level.unwrap_or(0);
        let units = match &self.manner.taught {
            Taught::Everything => "all".to_owned(),
            Taught::Units(units) => units.join(","),
        };
        let moves: Vec<String> = self.moves.iter().map(Move::to_string).collect();
        let (memory, start, moves) = (self.memory.to_text(), self.start, moves.join(" "));
        let when = self.when.name();
        format!("{level}\n{units}\n{memory}\n{start}\n{moves}\n{when}")
    }

    /// Reads a question; `None` if it is none.
    pub fn from_text(text: &str) -> Option<Question> {
        let mut lines = text.split('\n');
        let level: u8 = lines.next()?.parse().ok()?;
        let taught = match lines.next()? {
            "all" => Taught::Everything,
            units => Taught::Units(units.split(',').map(str::to_owned).collect()),
        };
        let memory = Memory::from_text(lines.next()?)?;
        let start = Position::from_fen(lines.next()?, Strictness::Teaching).ok()?;
        let mut moves = Vec::new();
        let mut position = start;
        for word in lines.next()?.split_whitespace() {
            let played = position.written_move(word)?;
            position = position.play_unchecked(played);
            moves.push(played);
        }
        Some(Question {
            manner: Manner {
                taught,
                level: (level > 0).then_some(level),
                eager: false,
            },
            memory,
            start,
            moves,
            when: When::named(lines.next()?)?,
        })
    }

    /// The answer as a line: an advice or, after the game, a review. Empty if there is nothing to
    /// say.
    pub fn answered(&self) -> String {
        match self.when {
            When::Before | When::About => {
                let advice = self.answer();
                advice.map_or_else(String::new, |advice| advice.to_text())
            }
            When::After(color) => self.review(color).to_text(),
        }
    }

    /// What a player takes home.
    fn review(&self, color: Color) -> Review {
        let mut story = Story::from(self.start);
        for &played in &self.moves {
            story.play(played);
        }
        Review::of(&story, color, &self.manner.taught)
    }

    /// What the coach says before or about a move, if anything.
    pub fn answer(&self) -> Option<Advice> {
        let mut coach = Coach::resumed(self.manner.clone(), self.memory.clone());
        let mut story = Story::from(self.start);
        let (last, earlier) = match self.moves.split_last() {
            Some((&last, earlier)) if self.when == When::About => (Some(last), earlier),
            _ => (None, &self.moves[..]),
        };
        for &played in earlier {
            story.play(played);
        }
        let said = match last {
            Some(played) => coach.about(&story, played),
            None if self.when == When::Before => coach.before(&story),
            None => Vec::new(),
        };
        said.into_iter().next().map(Advice::from)
    }
}

impl When {
    const fn name(self) -> &'static str {
        match self {
            When::Before => "before",
            When::About => "about",
            When::After(Color::White) => "after-white",
            When::After(Color::Black) => "after-black",
        }
    }

    fn named(name: &str) -> Option<When> {
        let after = Color::ALL.map(When::After);
        let mut all = [When::Before, When::About].into_iter().chain(after);
        all.find(|when| when.name() == name)
    }
}

impl Advice {
    /// On one line: topic, squares, and the squares of the move.
    ///
    /// ```
    /// use chesslings::coach::{Advice, Topic};
    /// use chesslings::rules::{Kind, Square};
    ///
    /// let advice = Advice {
    ///     topic: Topic::Gift(Kind::Rook),
    ///     squares: vec![Square::D5],
    ///     shown: Some((Square::E4, Square::D5)),
    /// };
    /// assert_eq!(advice.to_text(), "gift-free-R d5 e4 d5");
    /// assert_eq!(Advice::from_text("gift-free-R d5 e4 d5"), Some(advice));
    /// ```
    pub fn to_text(&self) -> String {
        let squares: Vec<String> = self.squares.iter().map(Square::to_string).collect();
        let shown = self
            .shown
            .map_or(String::new(), |(from, to)| format!(" {from} {to}"));
        format!("{} {}{shown}", self.topic.name(), squares.join(","))
    }

    /// Reads such a line; `None` if it is none.
    pub fn from_text(text: &str) -> Option<Advice> {
        let mut words = text.split(' ');
        let topic = Topic::named(words.next()?)?;
        let squares = words.next()?.split(',').filter(|name| !name.is_empty());
        let squares = squares
            .map(|name| name.parse().ok())
            .collect::<Option<_>>()?;
        let mut square = || words.next()?.parse().ok();
        let shown = match (square(), square()) {
            (Some(from), Some(to)) => Some((from, to)),
            _ => None,
        };
        Some(Advice {
            topic,
            squares,
            shown,
        })
    }
}

impl From<Remark> for Advice {
    fn from(remark: Remark) -> Advice {
        // About a move the proof begins with the move itself.
        let shows = match remark.topic {
            Topic::ThinkTwice(_) => remark.proof.get(1),
            _ => remark.proof.first(),
        };
        Advice {
            topic: remark.topic,
            shown: shows.map(|shows| (shows.from(), shows.to())),
            squares: remark.squares,
        }
    }
}
