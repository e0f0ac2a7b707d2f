//! What takes time and is found out beside the page: which questions there are, and what becomes of
//! their answers.

mod work;

use super::{FormMsg, LabMsg, Msg, PlayMsg, PuzzlesMsg};
use crate::placement::Report;

/// A kind of question. Only the last one of each kind is answered.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Errand {
    /// Find all solutions of a problem; told step by step.
    Search,
    /// Find out how a placement can go on: a problem and what is placed, each on a line.
    Hint,
    /// Find out what a character plays: a number, and its question on the lines below. The answer is
    /// the number and the move.
    Reply,
    /// Ask the coach: a number, and the question on the lines below. The answer is the number and
    /// what it says, or nothing behind it.
    Coach,
    /// Find the games in a text.
    Games,
}

impl Errand {
    /// All of them, in order.
    pub const ALL: [Self; 5] = [
        Self::Search,
        Self::Hint,
        Self::Reply,
        Self::Coach,
        Self::Games,
    ];

    /// What stands above a question of this kind.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Search => "search",
            Self::Hint => "hint",
            Self::Reply => "reply",
            Self::Coach => "coach",
            Self::Games => "games",
        }
    }

    /// Whether the next move asks again. Coming takes longer than most of these answers, and browsers
    /// make code faster that has run for a while.
    pub const fn is_asked_again(self) -> bool {
        matches!(self, Self::Reply | Self::Coach)
    }

    /// The message of an answer, or of none since whoever was asked has failed.
    pub fn heard(self, told: Option<&str>) -> Msg {
        let owned = || told.map(str::to_owned);
        match self {
            Self::Search => {
                let report = told.and_then(Report::from_text);
                let told = report.map_or(LabMsg::Failed, LabMsg::Told);
                Msg::Puzzles(PuzzlesMsg::Lab(told))
            }
            Self::Hint => Msg::Puzzles(PuzzlesMsg::Advised(owned().unwrap_or_default())),
            Self::Reply => Msg::Play(PlayMsg::Replied(owned())),
            Self::Coach => Msg::Play(PlayMsg::Advised(owned())),
            Self::Games => Msg::Play(PlayMsg::Form(FormMsg::Found(owned()))),
        }
    }
}
