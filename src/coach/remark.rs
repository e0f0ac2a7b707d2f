//! What the coach can say.

use std::mem::discriminant;

use crate::rules::{Kind, Move, Square};

/// Something true about a position or a move that is worth a sentence.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Remark {
    /// What it is about.
    pub topic: Topic,
    /// The squares to look at, the most important first.
    pub squares: Vec<Square>,
    /// The moves that show it. Before a move they begin with whoever could play them now, as if it
    /// were their turn; about a move they begin with that move.
    pub proof: Vec<Move>,
}

/// The kinds of remarks, as a teacher numbers them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Topic {
    /// The king is in check.
    Check,
    /// The last move of the other side threatens something new.
    Threat(Threat),
    /// The move loses something at once.
    ThinkTwice(Danger),
    /// A piece of the other side can be taken for nothing.
    Gift(Kind),
    /// There is a mate in one.
    Mate,
    /// Most pieces are still at home.
    BringOut,
    /// Castling is possible and safe.
    Castle,
    /// A move that was good.
    Praise(Good),
    /// Who is ahead should trade, who is behind should not.
    Trade(Trade),
    /// The other king has nearly no move.
    Stalemate,
    /// The game can be won by what has been learned.
    Finish(Finish),
}

/// What the other side would do next.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Threat {
    /// Take this piece.
    Take(Kind),
    /// Give mate.
    Mate,
}

/// What a move would cost.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Danger {
    /// The piece that moves is taken where it goes.
    Moved(Kind),
    /// Another piece is taken.
    Left(Kind),
    /// It is mate.
    Mate,
    /// The other side wins something in two moves, as by a fork.
    Trick,
}

/// Why a move was good.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Good {
    /// The piece that could be taken is safe now.
    Saved(Kind),
    /// It won this piece.
    Won(Kind),
    /// It attacks two at once, and one of them will fall.
    Fork,
    /// The king is safe behind his pawns.
    Castled,
    /// The other side had a mate, and has none now.
    StoppedMate,
    /// A pawn became a piece, and stays one.
    Promoted,
}

/// Whether a trade helps.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Trade {
    /// The child is ahead, and an even trade is possible.
    Helps,
    /// The child is behind and starts one.
    Hurts,
}

/// How a won game is won.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Finish {
    /// With queen or rooks against a king alone.
    Ladder,
    /// With a pawn that nobody can catch.
    Runner,
}

impl Topic {
    /// The name other programs read.
    ///
    /// ```
    /// use chesslings::coach::{Danger, Topic};
    ///
    /// assert_eq!(Topic::ThinkTwice(Danger::Mate).code(), "think-twice");
    /// ```
    pub const fn code(self) -> &'static str {
        match self {
            Topic::Check => "check",
            Topic::Threat(_) => "threat",
            Topic::ThinkTwice(_) => "think-twice",
            Topic::Gift(_) => "gift",
            Topic::Mate => "mate",
            Topic::BringOut => "bring-out",
            Topic::Castle => "castle",
            Topic::Praise(_) => "praise",
            Topic::Trade(_) => "trade",
            Topic::Stalemate => "stalemate",
            Topic::Finish(_) => "finish",
        }
    }

    /// The name with all it says: `think-twice-left-N`.
    pub fn name(self) -> String {
        let code = self.code();
        let of = |what: &str, kind: Kind| format!("{code}-{what}-{}", kind.letter());
        match self {
            Topic::Threat(Threat::Take(kind)) => of("take", kind),
            Topic::ThinkTwice(Danger::Moved(kind)) => of("moved", kind),
            Topic::ThinkTwice(Danger::Left(kind)) => of("left", kind),
            Topic::Gift(kind) => of("free", kind),
            Topic::Praise(Good::Saved(kind)) => of("saved", kind),
            Topic::Praise(Good::Won(kind)) => of("won", kind),
            Topic::Threat(Threat::Mate) | Topic::ThinkTwice(Danger::Mate) => format!("{code}-mate"),
            Topic::ThinkTwice(Danger::Trick) => format!("{code}-trick"),
            Topic::Praise(Good::Fork) => format!("{code}-fork"),
            Topic::Praise(Good::Castled) => format!("{code}-castled"),
            Topic::Praise(Good::StoppedMate) => format!("{code}-stopped-mate"),
            Topic::Praise(Good::Promoted) => format!("{code}-promoted"),
            Topic::Trade(Trade::Helps) => format!("{code}-helps"),
            Topic::Trade(Trade::Hurts) => format!("{code}-hurts"),
            Topic::Finish(Finish::Ladder) => format!("{code}-ladder"),
            Topic::Finish(Finish::Runner) => format!("{code}-runner"),
            Topic::Check | Topic::Mate | Topic::BringOut | Topic::Castle | Topic::Stalemate => {
                code.to_owned()
            }
        }
    }

    /// The topic with this name.
    ///
    /// ```
    /// use chesslings::coach::{Good, Topic};
    ///
    /// assert_eq!(Topic::named("praise-fork"), Some(Topic::Praise(Good::Fork)));
    /// assert_eq!(Topic::named("praise-everything"), None);
    /// ```
    pub fn named(name: &str) -> Option<Topic> {
        Topic::all().find(|topic| topic.name() == name)
    }

    /// Everything that can be said.
    pub fn all() -> impl Iterator<Item = Topic> {
        let of_kinds = Kind::ALL.into_iter().flat_map(|kind| {
            [
                Topic::Threat(Threat::Take(kind)),
                Topic::ThinkTwice(Danger::Moved(kind)),
                Topic::ThinkTwice(Danger::Left(kind)),
                Topic::Gift(kind),
                Topic::Praise(Good::Saved(kind)),
                Topic::Praise(Good::Won(kind)),
            ]
        });
        let others = [
            Topic::Check,
            Topic::Threat(Threat::Mate),
            Topic::ThinkTwice(Danger::Mate),
            Topic::ThinkTwice(Danger::Trick),
            Topic::Mate,
            Topic::BringOut,
            Topic::Castle,
            Topic::Praise(Good::Fork),
            Topic::Praise(Good::Castled),
            Topic::Praise(Good::StoppedMate),
            Topic::Praise(Good::Promoted),
            Topic::Trade(Trade::Helps),
            Topic::Trade(Trade::Hurts),
            Topic::Stalemate,
            Topic::Finish(Finish::Ladder),
            Topic::Finish(Finish::Runner),
        ];
        others.into_iter().chain(of_kinds)
    }

    /// The unit of the course that teaches it. A child that has not done it yet isn't told.
    pub const fn unit(self) -> &'static str {
        match self {
            Topic::Check => "escape",
            Topic::ThinkTwice(Danger::Mate)
            | Topic::Threat(Threat::Mate)
            | Topic::Mate
            | Topic::Praise(Good::StoppedMate)
            | Topic::Finish(Finish::Ladder) => "mate",
            Topic::Threat(Threat::Take(_))
            | Topic::ThinkTwice(_)
            | Topic::Praise(Good::Saved(_)) => "protect",
            Topic::Gift(_) => "attack",
            Topic::Praise(Good::Fork) => "tactics",
            Topic::Castle | Topic::Praise(Good::Castled) => "castling",
            Topic::Praise(Good::Won(_)) | Topic::Trade(_) => "value",
            Topic::Praise(Good::Promoted) | Topic::Finish(Finish::Runner) => "pawn",
            Topic::Stalemate => "draw",
            Topic::BringOut => "games",
        }
    }

    /// Whether it is said about a move that was just played, to whoever played it.
    pub const fn is_about_a_move(self) -> bool {
        matches!(
            self,
            Topic::ThinkTwice(_) | Topic::Praise(_) | Topic::Trade(Trade::Hurts)
        )
    }

    /// Which of several remarks is made: the one with the smallest number.
    pub(super) const fn rank(self) -> u8 {
        match self {
            Topic::Check => 0,
            Topic::ThinkTwice(_) => 1,
            Topic::Threat(_) => 2,
            Topic::Stalemate => 3,
            Topic::Mate => 4,
            Topic::Gift(_) => 5,
            Topic::Finish(_) => 6,
            Topic::Castle => 7,
            Topic::BringOut => 8,
            Topic::Trade(_) => 9,
            Topic::Praise(_) => 10,
        }
    }

    /// Said whatever else was said: a child must never overlook these.
    pub(super) const fn is_urgent(self) -> bool {
        matches!(self, Topic::Check | Topic::ThinkTwice(_))
    }

    /// Whether it is about the same thing, whatever the piece.
    pub(super) fn is_like(self, other: Topic) -> bool {
        self.code() == other.code()
    }

    /// Whether the same deed is praised, whatever the piece.
    pub(super) fn praises_like(self, other: Topic) -> bool {
        match (self, other) {
            (Topic::Praise(one), Topic::Praise(other)) => {
                discriminant(&one) == discriminant(&other)
            }
            _ => false,
        }
    }
}
