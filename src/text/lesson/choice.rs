//! Answers to choose from.

use super::super::{Lang, LessonChoice, capital, square_name};
use crate::lessons::{Choice, Exercise, Motif, Question, Task};
use crate::rules::Color;

impl Lang {
    /// An answer as it stands on its button.
    pub fn choice(self, exercise: &Exercise, choice: Choice) -> String {
        let word = match choice {
            Choice::Name(square) => return square_name(square).to_owned(),
            Choice::Numbers(square) => {
                return self.lesson_numbers(square.i().into(), square.j().into());
            }
            Choice::Moves(count) => return self.lesson_moves(count.into()),
            Choice::Kind(kind) => return capital(self.piece_kind(kind.into())),
            Choice::Motif(motif) => match motif {
                Motif::Fork => LessonChoice::Fork,
                Motif::Pin => LessonChoice::Pin,
                Motif::Skewer => LessonChoice::Skewer,
                Motif::Discovered => LessonChoice::Discovered,
            },
            Choice::Written(writing) => {
                let (Task::Choose(Question::Written(from, to)), position) =
                    (&exercise.task, &exercise.position)
                else {
                    return String::new();
                };
                let played = position.legal_move(*from, *to, None);
                let written = played.map(|played| writing.of(position, played));
                return self.with_letters(&written.unwrap_or_default());
            }
            Choice::Sign(b'P') => LessonChoice::NoLetter,
            Choice::Sign(b'-' | b'.') => LessonChoice::NoSign,
            Choice::Sign(sign) => {
                return self.with_letters(char::from(sign).encode_utf8(&mut [0; 4]));
            }
            Choice::Move(from, to) => {
                let name = self.kind_at(&exercise.position, from);
                return capital(&self.lesson_choice_move(name, square_name(to)));
            }
            Choice::Told(number) => {
                let key = [&exercise.id, "-", &number.to_string()].concat();
                return self.course(&key).unwrap_or_default().to_owned();
            }
            Choice::Yes => LessonChoice::Yes,
            Choice::No => LessonChoice::No,
            Choice::Shade(Color::White) => LessonChoice::Light,
            Choice::Shade(Color::Black) => LessonChoice::Dark,
            Choice::Free => LessonChoice::Free,
            Choice::Guarded => LessonChoice::Guarded,
            Choice::Same => match exercise.task {
                Task::Choose(Question::Exchange(..)) => LessonChoice::Even,
                _ => LessonChoice::Same,
            },
            Choice::Side(Color::White) => LessonChoice::White,
            Choice::Side(Color::Black) => LessonChoice::Black,
            Choice::Wins => LessonChoice::Wins,
            Choice::Loses => LessonChoice::Loses,
            Choice::Mate => LessonChoice::Mate,
            Choice::Check => LessonChoice::Check,
            Choice::NoCheck => LessonChoice::NoCheck,
            Choice::Stalemate => LessonChoice::Stalemate,
            Choice::GoesOn => LessonChoice::GoesOn,
            Choice::Takes => LessonChoice::Takes,
            Choice::Nothing => LessonChoice::Nothing,
        };
        self.lesson_choice(word).to_owned()
    }
}
