//! Play as one of the screens.

use super::{Play, view};
use crate::app::Model;
use crate::app::board::{BoardMsg, BoardState};
use crate::app::errand::Errand;
use crate::app::model::Effect;
use crate::app::scene::Picture;
use crate::app::screen::{Around, Arrival, Screen};
use crate::app::ui::Element;
use crate::text::Lang;

impl Screen for Play {
    fn title(&self, lang: Lang) -> Option<String> {
        Some(lang.play_title().to_owned())
    }

    fn view(&self, model: &Model, picture: Option<&Picture>) -> Element {
        view::view(model, picture)
    }

    fn board(&self) -> Option<&BoardState> {
        Some(&self.at_table()?.board)
    }

    fn board_mut(&mut self) -> Option<&mut BoardState> {
        Some(&mut self.at_table_mut()?.board)
    }

    fn picture(&self) -> Option<Picture> {
        Some(self.at_table()?.picture())
    }

    fn arrive(&mut self, came: &Arrival<'_>, around: &mut Around<'_>) -> Vec<Effect> {
        let mut effects = match came.address.get("fen") {
            Some(fen) => self.come_with(fen),
            None if came.from_elsewhere => self.come_in(around.lang),
            None => return Vec::new(),
        };
        self.settle(around, &mut effects);
        effects
    }

    fn depart(&mut self) -> Vec<Effect> {
        // Whoever has gone wants no game put on the table, and no answer of the coach.
        self.form.reads = false;
        self.stand_up();
        let mut effects = vec![Effect::Stop(Errand::Coach)];
        effects.extend(self.stop_thinking());
        effects
    }

    fn on_board(&mut self, msg: BoardMsg, around: &mut Around<'_>) -> Vec<Effect> {
        let Some(table) = self.at_table_mut() else {
            return Vec::new();
        };
        let mut effects = table.on_board(msg, around);
        self.settle(around, &mut effects);
        effects
    }
}
