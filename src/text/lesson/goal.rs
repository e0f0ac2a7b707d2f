//! What is to be done, in one sentence: whose task it is, the aim, and in how many moves.

use super::super::{CollectFlag, Lang, LessonAim, capital, square_name};
use super::{enemy, joined, whole};
use crate::lessons::{Aim, Collect, Exercise, Motif, Question, Task, Way};
use crate::rules::{Color, Kind, Position, Setup, Square, SquareSet, Wing};

impl Lang {
    /// The task in one sentence.
    ///
    /// ```
    /// use chesslings::{lessons::Course, text::Lang};
    ///
    /// let corner = Course::find("rook-corner").unwrap();
    /// assert_eq!(Lang::En.goal(&corner), "White: take both stars in 2 moves.");
    /// assert_eq!(Lang::Ru.goal(&corner), "Белые: собери обе звезды за 2 хода.");
    /// ```
    pub fn goal(self, exercise: &Exercise) -> String {
        let (position, side) = (&exercise.position, exercise.side());
        match &exercise.task {
            Task::Walk(at) => {
                let name = self.named_at(position, *at);
                capital(&self.lesson_walk(name, &self.on_square(position, *at)))
            }
            Task::Tap(asked) => self.goal_tap(*asked, position),
            Task::Choose(Question::Told { .. }) => {
                self.course(&exercise.id).unwrap_or_default().to_owned()
            }
            Task::Choose(question) => self.goal_choose(*question, position),
            Task::Collect(collect) => {
                self.for_side(side, &self.collect(*collect, position, exercise.par))
            }
            Task::Play { aim, moves } => self.for_side(side, &self.aim(*aim, *moves, position)),
            Task::SetUp(missing) => self.set_up(*missing),
            Task::Peace { kind, count, size } => {
                let pieces = self.lesson_counted_pieces((*count).into(), (*kind).into());
                capital(&self.lesson_peace(&pieces, (*size).into()))
            }
            Task::Write(from, to) => {
                let write = self.lesson_write(square_name(*from), square_name(*to));
                self.for_side(side, &write)
            }
            Task::Replay(moves) => {
                let count = moves.len() as i32;
                let task = if exercise.is_written {
                    self.lesson_replay_written(count)
                } else {
                    self.lesson_replay(count)
                };
                // More than one are the moves of both sides.
                match count {
                    1 => self.for_side(side, &task),
                    _ => capital(&task),
                }
            }
            Task::Game { white, black } => {
                let goal = match side {
                    Color::White => white,
                    Color::Black => black,
                };
                let game = self.for_side(side, &self.lesson_game(enemy(side), (*goal).into()));
                match exercise.par {
                    0 => game,
                    moves => joined(&game, &self.lesson_within(moves.into())),
                }
            }
        }
    }

    /// "White: " and what White is to do.
    pub(super) fn for_side(self, side: Color, task: &str) -> String {
        self.lesson_for_side(side.into(), task)
    }

    fn collect(self, collect: Collect, position: &Position, par: u8) -> String {
        let count = collect.count(position) as i32;
        let what = if collect.enemies {
            self.lesson_enemies(count, enemy(position.turn()))
        } else {
            self.lesson_stars(count)
        };
        self.lesson_collect(collect.into(), &self.in_moves(par), &what)
    }

    fn aim(self, aim: Aim, moves: u8, position: &Position) -> String {
        match aim {
            Aim::NoStalemate => return self.lesson_no_stalemate(moves.into()),
            Aim::KeepWin => return self.lesson_keep_win(moves.into()),
            // His own square is not free.
            Aim::Confine(most) => {
                return self.lesson_confine(i32::from(most) - 1, &self.in_moves(moves));
            }
            Aim::Written {
                from,
                to,
                promotion,
            } => {
                let played = position.legal_move(from, to, promotion);
                let written = played.map(|played| whole(&self.written(position, played)));
                return self.lesson_play_written(&written.unwrap_or_default());
            }
            _ => {}
        }
        let whom = |kind: Kind| self.piece_whom(kind.into());
        let name = match aim {
            Aim::PromoteTo(kind) => whom(kind),
            _ => aim
                .about()
                .and_then(|at| position.piece_at(at))
                .map_or("", |piece| whom(piece.kind)),
        };
        let square = aim.about().map(square_name).unwrap_or_default();
        self.lesson_aim(aim.into(), &self.in_moves(moves), name, square)
    }

    /// Whose pieces are missing is said if they are one side's.
    fn set_up(self, missing: SquareSet) -> String {
        let task = self.lesson_set_up(missing.len() as i32);
        let is = |color| missing.is_within(Setup::START.by_color(color));
        match Color::ALL.into_iter().find(|color| is(*color)) {
            Some(color) => self.for_side(color, &task),
            None => capital(&task),
        }
    }
}

impl From<Collect> for CollectFlag {
    fn from(collect: Collect) -> Self {
        if collect.always_takes {
            Self::Always
        } else if collect.safely {
            Self::Safely
        } else {
            Self::Freely
        }
    }
}

impl From<Aim> for LessonAim {
    fn from(aim: Aim) -> Self {
        match aim {
            Aim::Check => Self::Check,
            Aim::SafeCheck => Self::SafeCheck,
            Aim::DiscoveredCheck => Self::Discovered,
            Aim::Mate => Self::Mate,
            Aim::Stalemate => Self::Stalemate,
            Aim::NoStalemate => Self::NoStalemate,
            Aim::NothingHangs => Self::NothingHangs,
            Aim::Run(_) => Self::Run,
            Aim::Guard(_) => Self::Guard,
            Aim::Shield(_) => Self::Shield,
            Aim::TakeAttacker(_) => Self::TakeAttacker,
            Aim::TakeBest => Self::TakeBest,
            Aim::Motif(Motif::Fork) => Self::Fork,
            Aim::Motif(Motif::Pin) => Self::Pin,
            Aim::Motif(Motif::Skewer) => Self::Skewer,
            Aim::Motif(Motif::Discovered) => Self::DiscoveredAttack,
            Aim::Win(_) => Self::Win,
            Aim::PromoteSafely => Self::PromoteSafely,
            Aim::PromoteTo(_) => Self::PromoteTo,
            Aim::Castle(None) => Self::Castle,
            Aim::Castle(Some(Wing::KingSide)) => Self::CastleShort,
            Aim::Castle(Some(Wing::QueenSide)) => Self::CastleLong,
            Aim::EnPassant => Self::EnPassant,
            Aim::Escape(Way::Run) => Self::EscapeRun,
            Aim::Escape(Way::Block) => Self::EscapeBlock,
            Aim::Escape(Way::Take) => Self::EscapeTake,
            Aim::StopMate => Self::StopMate,
            Aim::Confine(_) => Self::Confine,
            Aim::KeepWin => Self::KeepWin,
            Aim::Centre => Self::Centre,
            Aim::Develop => Self::Develop,
            Aim::Tempo => Self::Tempo,
            Aim::Written { .. } => Self::Written,
        }
    }
}

/// The first and the last square of a line.
pub(super) fn ends(line: SquareSet) -> (Square, Square) {
    let last = line.iter().last();
    (
        line.first().unwrap_or(Square::A1),
        last.unwrap_or(Square::H8),
    )
}
