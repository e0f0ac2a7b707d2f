//! What a coach is asked, and what it answers, as texts: so that it can be asked in another thread.

use super::remark::{Remark, Topic};
use super::{Coach, Manner, Memory, Review, Shown, Story, Taught, moments};
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
    /// When the game is looked through, by the player of this colour or by both.
    Through(Option<Color>),
}

/// What is said, as much as a picture needs of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Advice {
    /// What it is about.
    pub topic: Topic,
    /// The squares to look at.
    pub squares: Vec<Square>,
    /// The moves that show it, one after the other, each from where to where: of the other side
    /// if it is a danger.
    pub line: Vec<(Square, Square)>,
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

    /// Which moments of the game are worth another look, of the player of a colour or of both?
    pub fn through(manner: Manner, color: Option<Color>, game: &Game) -> Question {
        Question {
            when: When::Through(color),
            ..Question::before(manner, Memory::new(), game)
        }
    }

    /// Whoever calls the coach wants to hear what there is, whatever was said and whoever plays.
    pub fn forgets(&mut self) {
        self.manner.level = None;
        self.memory = Memory::new();
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

    /// Tells the answer as a text: an advice or, after the game, a review; empty if there is nothing
    /// to say. A game is looked through step by step, and each time all that was found is told.
    ///
    /// # Errors
    ///
    /// What whoever is told says; then nothing more is told.
    pub fn answered<E>(&self, mut tell: impl FnMut(&str) -> Result<(), E>) -> Result<(), E> {
        let taught = &self.manner.taught;
        match self.when {
            When::Before | When::About => {
                let advice = self.answer();
                tell(&advice.map_or_else(String::new, |advice| advice.to_text()))
            }
            When::After(color) => {
                tell(&Review::of(&self.story(&self.moves), color, taught).to_text())
            }
            When::Through(color) => {
                let story = self.story(&self.moves);
                let mut found = moments::look_through(&story, color, taught);
                found.try_for_each(|moments| tell(&moments.to_text()))
            }
        }
    }

    fn story(&self, moves: &[Move]) -> Story {
        let mut story = Story::from(self.start);
        for &played in moves {
            story.play(played);
        }
        story
    }

    /// What the coach says before or about a move, if anything.
    pub fn answer(&self) -> Option<Advice> {
        let mut coach = Coach::resumed(self.manner.clone(), self.memory.clone());
        let (last, earlier) = match self.moves.split_last() {
            Some((&last, earlier)) if self.when == When::About => (Some(last), earlier),
            _ => (None, &self.moves[..]),
        };
        let story = self.story(earlier);
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
            When::Through(None) => "through",
            When::Through(Some(Color::White)) => "through-white",
            When::Through(Some(Color::Black)) => "through-black",
        }
    }

    fn named(name: &str) -> Option<When> {
        let [white, black] = Color::ALL;
        let all = [
            When::Before,
            When::About,
            When::After(white),
            When::After(black),
            When::Through(None),
            When::Through(Some(white)),
            When::Through(Some(black)),
        ];
        all.into_iter().find(|when| when.name() == name)
    }
}

impl Advice {
    /// What is shown next.
    pub fn more(&self, shown: Shown) -> Option<Shown> {
        shown.more(&self.squares, &self.line)
    }

    /// On one line: topic, squares, and the squares of each move.
    ///
    /// ```
    /// use chesslings::coach::{Advice, Topic};
    /// use chesslings::rules::{Kind, Square};
    ///
    /// let advice = Advice {
    ///     topic: Topic::Gift(Kind::Rook),
    ///     squares: vec![Square::D5],
    ///     line: vec![(Square::E4, Square::D5)],
    /// };
    /// assert_eq!(advice.to_text(), "gift-free-R d5 e4 d5");
    /// assert_eq!(Advice::from_text("gift-free-R d5 e4 d5"), Some(advice));
    /// ```
    pub fn to_text(&self) -> String {
        let squares: Vec<String> = self.squares.iter().map(Square::to_string).collect();
        let mut text = format!("{} {}", self.topic.name(), squares.join(","));
        for (from, to) in &self.line {
            text = format!("{text} {from} {to}");
        }
        text
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
        let mut line = Vec::new();
        while let (Some(from), Some(to)) = (square(), square()) {
            line.push((from, to));
        }
        Some(Advice {
            topic,
            squares,
            line,
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
            line: shows
                .map(|shows| (shows.from(), shows.to()))
                .into_iter()
                .collect(),
            squares: remark.squares,
        }
    }
}
