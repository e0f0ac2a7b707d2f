//! What the coach says, in one short sentence: a question if the child can find the answer.

use super::Lang;
use crate::coach::{Danger, Finish, Good, Threat, Topic, Trade};
use crate::rules::{Color, Kind};

impl Lang {
    /// Says a remark to the player of a colour.
    ///
    /// ```
    /// use chesslings::coach::Topic;
    /// use chesslings::rules::{Color, Kind};
    /// use chesslings::text::Lang;
    ///
    /// let gift = Topic::Gift(Kind::Rook);
    /// assert_eq!(Lang::En.remark(gift, Color::White), "Is every black piece guarded?");
    /// assert_eq!(Lang::Ru.remark(gift, Color::White), "Все ли чёрные фигуры защищены?");
    /// ```
    pub fn remark(self, topic: Topic, player: Color) -> String {
        let other = player.other().into();
        let kind = |kind: Kind| self.piece_kind(kind.into());
        match topic {
            Topic::Check => self.coach_check().to_owned(),
            Topic::Threat(Threat::Take(_) | Threat::Mate) => self.coach_threat(other),
            Topic::ThinkTwice(danger) => match danger {
                Danger::Moved(moved) => self.coach_think_moved(kind(moved)),
                Danger::Left(left) => self.coach_think_left(kind(left)),
                Danger::Mate => self.coach_think_mate().to_owned(),
                Danger::Trick => self.coach_think_trick(other),
            },
            Topic::Gift(_) => self.coach_gift(other),
            Topic::Mate => self.coach_mate().to_owned(),
            Topic::BringOut => self.coach_bring_out().to_owned(),
            Topic::Castle => self.coach_castle().to_owned(),
            Topic::Praise(good) => self.praise(good),
            Topic::Trade(Trade::Helps) => self.coach_trade_helps().to_owned(),
            Topic::Trade(Trade::Hurts) => self.coach_trade_hurts().to_owned(),
            Topic::Stalemate => self.coach_stalemate().to_owned(),
            Topic::Finish(Finish::Ladder) => self.coach_finish_ladder().to_owned(),
            Topic::Finish(Finish::Runner) => self.coach_finish_runner().to_owned(),
        }
    }

    /// Says what there was at a moment of a game, to the player of a colour, when it is looked
    /// through.
    ///
    /// ```
    /// use chesslings::coach::{Danger, Topic};
    /// use chesslings::rules::{Color, Kind};
    /// use chesslings::text::Lang;
    ///
    /// let queen = Topic::ThinkTwice(Danger::Left(Kind::Queen));
    /// assert_eq!(Lang::En.moment(queen, Color::White), "Here your queen could be taken.");
    /// ```
    pub fn moment(self, topic: Topic, player: Color) -> String {
        match topic {
            Topic::ThinkTwice(Danger::Moved(kind) | Danger::Left(kind)) => {
                self.coach_moment_taken(self.piece_yours_taken(kind.into()))
            }
            Topic::ThinkTwice(Danger::Mate) => self.coach_moment_mated().to_owned(),
            Topic::ThinkTwice(Danger::Trick) => self.coach_moment_trick(player.other().into()),
            Topic::Mate => self.coach_moment_mate().to_owned(),
            Topic::Gift(kind) => self.coach_moment_gift(self.piece_whom(kind.into())),
            _ => self.remark(topic, player),
        }
    }

    /// Says what was good.
    pub fn praise(self, good: Good) -> String {
        match good {
            Good::Saved(saved) => self.coach_praise_saved(self.piece_kind(saved.into())),
            Good::Won(won) => self.coach_praise_won(self.piece_kind(won.into())),
            Good::Fork => self.coach_praise_fork().to_owned(),
            Good::Castled => self.coach_praise_castled().to_owned(),
            Good::StoppedMate => self.coach_praise_stopped_mate().to_owned(),
            Good::Promoted => self.coach_praise_promoted().to_owned(),
        }
    }
}
