//! What the bubble says.

use super::ask::Answer;
use super::{Doing, Explore, List, Note, Stroke, Tool};
use crate::app::scene::Mark;
use crate::app::ui::speech::{Mood, Speech};
use crate::rules::{Color, Square};
use crate::text::{Lang, Shade, square_name};

impl Explore {
    pub(super) fn said(&self, lang: Lang) -> Speech {
        let note = self.note.as_ref();
        let mut said = match (self.doing, self.chosen(), self.asked) {
            _ if self.pencil => Speech::says(lang.explore_pencil_hint().to_owned()),
            (Doing::Moves, Some(from), None) => self.described(lang, from),
            (Doing::Moves, Some(from), Some(to)) => self.answered(lang, from, to),
            (Doing::Attackers, _, Some(square)) => Speech::says(self.attacked(lang, square)),
            (_, None, Some(square)) => Speech::says(about_square(lang, square)),
            (_, Some(square), _) => Speech::says(self.occupied(lang, square)),
            (doing, None, None) => Speech::says(self.hint(lang, doing)),
        };
        // Only whoever looks at numbers wants to see how they are counted.
        if !self.indices {
            said.formulas.clear();
        }
        match note {
            // A piece that was dragged is described where it is now.
            Some(Note::Changed(_)) if self.doing == Doing::Moves && self.chosen().is_some() => said,
            Some(note) => self.noted(lang, note),
            None => said,
        }
    }

    fn hint(&self, lang: Lang, doing: Doing) -> String {
        match (doing, self.tool) {
            (Doing::Moves, _) => lang.explore_hint().to_owned(),
            (Doing::Attackers, _) => lang.explore_attackers_hint().to_owned(),
            (Doing::SetUp, Tool::Hand) => lang.explore_hand_hint().to_owned(),
            (Doing::SetUp, Tool::Put(piece)) => lang.explore_put_hint(lang.name_of(piece)),
            (Doing::SetUp, Tool::Erase) => lang.explore_erase_hint().to_owned(),
        }
    }

    fn noted(&self, lang: Lang, note: &Note) -> Speech {
        Speech::says(match note {
            Note::Start => lang.explore_at_start().to_owned(),
            Note::Empty => lang.explore_all_gone().to_owned(),
            Note::Undone => lang.explore_undone().to_owned(),
            Note::Copied(true) => lang.explore_copied().to_owned(),
            Note::Copied(false) => lang.explore_not_copied().to_owned(),
            Note::Changed(square) => self.occupied(lang, *square),
            Note::Drawn(None) => lang.explore_wiped().to_owned(),
            Note::Drawn(Some(Stroke { from, to })) if from == to => {
                lang.explore_drawn_circle(square_name(*to))
            }
            Note::Drawn(Some(Stroke { from, to })) => {
                lang.explore_drawn_arrow(square_name(*from), square_name(*to))
            }
            Note::BadText(error) => return refused(lang.explain_fen(error)),
            Note::BadLink(error) => {
                return refused(lang.explore_bad_link(&lang.explain_fen(error)));
            }
            Note::Misfit(error) => return refused(lang.explain_position(*error)),
        })
    }

    /// What stands on a square.
    fn occupied(&self, lang: Lang, square: Square) -> String {
        let name = square_name(square);
        match self.position.piece_at(square) {
            Some(piece) => lang.explore_piece(lang.name_of(piece), name),
            None => lang.explore_now_empty(name),
        }
    }

    /// The piece on `from` and its list.
    fn described(&self, lang: Lang, from: Square) -> Speech {
        let Some(piece) = self.position.piece_at(from) else {
            return Speech::default();
        };
        let count = self.list.marks(&self.position, from).len() as i32;
        let can = match self.list {
            List::Reach => return self.reaching(lang, from),
            List::Attacks => lang.explore_attacks(count),
            List::Quiet => lang.explore_quiet(count),
            List::Captures => lang.explore_captures(count),
            List::All => lang.explore_all(count),
            List::Legal => match self.position.refusal(from, from) {
                Some(refusal) if piece.color != self.position.turn() => lang.why(&refusal),
                _ => lang.explore_legal(count),
            },
        };
        Speech::says(format!("{} {can}", self.occupied(lang, from)))
            .formulas(lang.formula_of(piece, from))
    }

    fn reaching(&self, lang: Lang, from: Square) -> Speech {
        let Some(piece) = self.position.piece_at(from) else {
            return Speech::default();
        };
        let all = self.directions(from);
        let count = all.len() as i32;
        let alone = self
            .lit
            .and_then(|lit| Some((lit as i32 + 1, *all.get(lit)?)));
        let (can, formulas) = match alone {
            Some((number, direction)) => (
                lang.explore_direction(count, number),
                vec![lang.formula_along(piece, direction)],
            ),
            None => (lang.explore_reach(count), lang.formula_of(piece, from)),
        };
        Speech::says(format!("{} {can}", self.occupied(lang, from))).formulas(formulas)
    }

    /// Whether the piece on `from` can go to `to`.
    fn answered(&self, lang: Lang, from: Square, to: Square) -> Speech {
        let name = square_name(to);
        let Some(piece) = self.position.piece_at(from) else {
            return Speech::default();
        };
        let sentence = match self.answer(from, to) {
            Answer::Yes(Mark::Reach(_)) => lang.explore_can_reach(name),
            Answer::Yes(Mark::Attacked) => lang.explore_can_attack(name),
            Answer::Yes(Mark::Capture) => lang.explore_can_take(&self.occupied(lang, to)),
            Answer::Yes(Mark::EnPassant) => lang.explore_can_take_in_passing(name),
            Answer::Yes(Mark::Castling) => return Speech::says(lang.explore_can_castle(name)),
            Answer::Yes(Mark::Promotion) => lang.explore_can_promote(name),
            Answer::Yes(_) => lang.explore_can_go(name),
            Answer::No(refusal) => return refused(lang.why(&refusal)),
            Answer::NotShown => return Speech::says(lang.explore_not_shown(name)),
        };
        let formula = lang.formula_to(piece, from, to);
        Speech::says(sentence).formulas(formula.into_iter().collect())
    }

    /// Who attacks a square.
    fn attacked(&self, lang: Lang, square: Square) -> String {
        let [white, black] = Color::ALL.map(|color| {
            let attackers = self.position.attackers(square, color);
            let named = attackers.iter().filter_map(|at| {
                let kind = self.position.piece_at(at)?.kind;
                Some(lang.explore_attacker(lang.piece_kind(kind.into()), square_name(at)))
            });
            let named: Vec<_> = named.collect();
            if named.is_empty() {
                lang.explore_nobody().to_owned()
            } else {
                named.join(", ")
            }
        });
        lang.explore_attackers(&black, square_name(square), &white)
    }
}

fn refused(sentence: String) -> Speech {
    Speech::says(sentence).mood(Mood::No)
}

fn about_square(lang: Lang, square: Square) -> String {
    let (i, j) = (i32::from(square.i()), i32::from(square.j()));
    lang.explore_square(i, j, Shade::of(square), square_name(square))
}
