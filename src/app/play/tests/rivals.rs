use super::*;
use crate::app::board::Side;
use crate::app::play::saying::Saying;
use crate::app::play::{Panel, Play};
use crate::opponents::{Character, Handicap, Question};
use crate::rules::Color;

const MAGPIE: u8 = 5;

impl Page {
    /// Anna against the magpie, on this side of the board.
    pub(super) fn against_magpie(side: Side) -> Self {
        let mut page = Self::form();
        page.in_form(FormMsg::White("Anna".to_owned()));
        page.in_form(FormMsg::Against(Some(Character::of_level(MAGPIE))));
        page.in_form(FormMsg::Side(side));
        page.press("Start");
        // Whoever tests the coach lets it in.
        page.at_table(TableMsg::Coach(false));
        page.play(PlayMsg::Advised(None));
        page
    }

    /// The question that was asked last, with its number; `None` if it need not be answered.
    pub(super) fn question(&self) -> Option<(String, Question)> {
        let last = self.effects.iter().rev().find_map(|effect| match effect {
            Effect::Ask(Errand::Reply, text) => Some(Some(text)),
            Effect::Stop(Errand::Reply) => Some(None),
            _ => None,
        });
        let (number, text) = last??.split_once('\n').expect("a number and a question");
        let question = Question::from_text(text).expect("a question");
        Some((number.to_owned(), question))
    }

    pub(super) fn questions(&self) -> usize {
        let asked = |effect: &&Effect| matches!(effect, Effect::Ask(Errand::Reply, _));
        self.effects.iter().filter(asked).count()
    }

    /// The worker answers the last question, and the time for the move comes.
    pub(super) fn replies(&mut self, played: &str) {
        let (number, _) = self.question().expect("a question is open");
        self.replied(&format!("{number} {played}"));
        if let Some(msg) = self.waiting() {
            self.send(msg);
        }
    }

    fn replied(&mut self, told: &str) {
        self.play(PlayMsg::Replied(Some(told.to_owned())));
    }

    /// What the page wants to hear after a while.
    fn waiting(&self) -> Option<Msg> {
        match self.effects.last()? {
            Effect::Later { milliseconds, msg } => {
                assert!((700..=1500).contains(milliseconds), "{milliseconds}");
                Some(msg.clone())
            }
            _ => None,
        }
    }

    pub(super) fn plies(&self) -> usize {
        self.table_now().game.plies().len()
    }
}

#[test]
fn the_form_tells_about_every_character() {
    let mut page = Page::form();
    assert!(
        page.text()
            .contains("Are you alone? Chick would like to play.")
    );
    page.in_form(FormMsg::Against(Some(Character::of_level(MAGPIE))));
    let text = page.text();
    assert!(text.contains("The magpie takes everything that shines."));
    assert!(!text.contains("Who plays Black?"));
    page.speak(Lang::Ru);
    assert!(page.text().contains("Сорока хватает всё, что блестит."));
}

#[test]
fn a_character_answers_by_itself() {
    let mut page = Page::against_magpie(Side::White);
    assert_eq!(page.said(), "Anna, your move!");
    assert_eq!(page.questions(), 0);
    page.tap("e2 e4");
    assert_eq!(page.said(), "White pawn from E2 to E4. Magpie thinks…");
    let (number, question) = page.question().expect("it is asked");
    page.replied(&format!("{number} e7e5"));
    assert_eq!(page.plies(), 1, "not before the pawn has arrived");
    let answer = page.waiting().expect("it comes after a while");
    page.send(answer);
    assert_eq!(page.said(), "Black pawn from E7 to E5. Anna, your move!");
    assert!(question.answer().is_some(), "a worker can answer it");
}

#[test]
fn a_character_knows_what_the_child_has_learned() {
    let learned = |exercises: &[&str]| {
        let mut page = Page::against_magpie(Side::White);
        for exercise in exercises {
            page.model.profiles.current_mut().earn(exercise, 3);
        }
        page.tap("e2 e4");
        let text = page.question().expect("it is asked").1.to_text();
        let lines: Vec<&str> = text.lines().skip(2).take(2).collect();
        lines.join(" ")
    };
    // To take, and to fork.
    assert_eq!(learned(&["rook-one-step"]), "false false");
    assert_eq!(learned(&["rook-one-step", "attack-who"]), "true false");
    assert_eq!(learned(&["attack-who", "tactics-fork"]), "true true");
    assert_eq!(learned(&[]), "true true", "who knows where it learned");
}

#[test]
fn without_motion_it_answers_at_once() {
    let mut page = Page::against_magpie(Side::White);
    page.send(Msg::LessMotion(true));
    page.tap("e2 e4");
    let (number, _) = page.question().expect("it is asked");
    page.replied(&format!("{number} e7e5"));
    assert_eq!(page.plies(), 2);
}

#[test]
fn with_white_it_begins() {
    let mut page = Page::against_magpie(Side::Black);
    assert_eq!(page.said(), "Magpie thinks…");
    assert_eq!(page.board().side, Side::Black);
    page.replies("d2d4");
    assert_eq!(page.said(), "White pawn from D2 to D4. Anna, your move!");
    page.at_table(TableMsg::TakeBack);
    assert_eq!(page.plies(), 1, "there is nothing of Anna's to take back");
}

#[test]
fn it_starts_without_a_queen_whatever_it_plays() {
    let mut page = Page::form();
    page.in_form(FormMsg::Against(Some(Character::of_level(MAGPIE))));
    page.in_form(FormMsg::Without(Handicap::Queen));
    page.press("Start");
    assert!(
        page.fen()
            .starts_with("rnb1kbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w")
    );
    let mut again = Page::come_to("");
    again.model.play = Play::from_saved(page.saved(), Lang::En).0;
    assert_eq!(again.table_now().rival, page.table_now().rival);
    page.play(PlayMsg::AgainSwapped);
    assert!(
        page.fen()
            .starts_with("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNB1KBNR w")
    );
    page.play(PlayMsg::Leave);
    assert_eq!(page.model.play.form.without, Handicap::Queen);
}

#[test]
fn a_small_army_is_the_same_for_both_and_stays() {
    let mut page = Page::form();
    page.in_form(FormMsg::Against(Some(Character::of_level(MAGPIE))));
    page.in_form(FormMsg::Without(Handicap::KnightArmy));
    page.press("Start");
    let knights = "1n2k1n1/pppppppp/8/8/8/8/PPPPPPPP/1N2K1N1 w";
    assert!(page.fen().starts_with(knights));
    let mut again = Page::come_to("");
    again.model.play = Play::from_saved(page.saved(), Lang::En).0;
    assert_eq!(again.table_now().rival, page.table_now().rival);
    page.play(PlayMsg::AgainSwapped);
    assert!(page.fen().starts_with(knights));
}

#[test]
fn in_a_position_of_ones_own_nothing_is_missing() {
    let mut page = Page::form();
    page.in_form(FormMsg::Against(Some(Character::of_level(MAGPIE))));
    page.in_form(FormMsg::Without(Handicap::Queen));
    page.in_form(FormMsg::Fen("3qk3/8/8/8/8/8/8/3QK3 w - - 0 1".into()));
    page.in_form(FormMsg::StartFromFen);
    assert!(page.fen().starts_with("3qk3/"));
    page.play(PlayMsg::AgainSwapped);
    assert!(page.fen().starts_with("3qk3/"));
}

#[test]
fn its_pieces_cannot_be_moved() {
    let mut page = Page::against_magpie(Side::White);
    page.tap("e2 e4 e7 e5");
    page.drag("e7 e5");
    page.drag("d2 d4");
    page.at_table(TableMsg::Typed("e5".into()));
    page.at_table(TableMsg::PlayTyped);
    assert_eq!(page.plies(), 1);
    assert_eq!(page.said(), "White pawn from E2 to E4. Magpie thinks…");
    assert_eq!(page.questions(), 1);
}

#[test]
fn taking_back_asks_the_same_question_again() {
    let mut page = Page::against_magpie(Side::White);
    page.tap("e2 e4");
    let first = page.question().expect("it is asked").1;
    page.replies("e7e5");
    page.press("Take back");
    assert_eq!(page.said(), "Both moves are taken back. Anna, your move!");
    assert_eq!(page.plies(), 0);
    page.tap("e2 e4");
    assert_eq!(page.question().expect("it is asked").1, first);
    page.press("Take back");
    assert_eq!(page.question(), None, "the thought is over");
    assert_eq!(page.said(), "One move is taken back. Anna, your move!");
}

#[test]
fn both_moves_are_redone() {
    let mut page = Page::against_magpie(Side::White);
    page.tap("e2 e4");
    page.replies("e7e5");
    page.at_table(TableMsg::TakeBack);
    page.at_table(TableMsg::Redo);
    assert_eq!(page.plies(), 2);
}

#[test]
fn a_late_answer_is_ignored() {
    let mut page = Page::against_magpie(Side::White);
    page.tap("e2 e4");
    let (number, _) = page.question().expect("it is asked");
    page.at_table(TableMsg::TakeBack);
    page.tap("d2 d4");
    page.replied(&format!("{number} e7e5"));
    assert_eq!(page.waiting(), None);
    assert_eq!(page.plies(), 1);
    let (number, _) = page.question().expect("it is asked");
    page.replied(&format!("{number} d7d5"));
    let answer = page.waiting().expect("it comes after a while");
    page.at_table(TableMsg::TakeBack);
    page.send(answer);
    assert_eq!(page.plies(), 0);
}

#[test]
fn whoever_goes_away_finds_it_thinking_again() {
    let mut page = Page::against_magpie(Side::White);
    page.tap("e2 e4");
    let (number, first) = page.question().expect("it is asked");
    page.send(Msg::Went(Address::from(Route::Home)));
    assert_eq!(page.question(), None);
    page.replied(&format!("{number} e7e5"));
    assert_eq!(page.plies(), 1);
    page.send(Msg::Went(Address::from(Route::Play)));
    assert_eq!(page.question().expect("it is asked again").1, first);
}

#[test]
fn a_reload_finds_the_character_and_asks_again() {
    let mut page = Page::against_magpie(Side::White);
    page.tap("e2 e4");
    let first = page.question().expect("it is asked").1;
    let text = page.saved().to_owned();
    assert!(text.contains("[Black \"Magpie\"]") && text.contains("[Opponent \"magpie\"]"));
    let mut again = Page::come_to("");
    again.model.play = Play::from_saved(&text, Lang::En).0;
    again.go_to(Route::Play.hash());
    assert_eq!(again.table_now().rival, page.table_now().rival);
    assert_eq!(again.question().expect("it is asked again").1, first);
    again.replies("e7e5");
    assert_eq!(again.said(), "Black pawn from E7 to E5. Anna, your move!");
}

#[test]
fn a_worker_that_fails_is_asked_twice() {
    let mut page = Page::against_magpie(Side::White);
    page.tap("e2 e4");
    page.play(PlayMsg::Replied(None));
    assert_eq!(page.questions(), 2);
    page.play(PlayMsg::Replied(None));
    assert_eq!(page.questions(), 2);
    assert_eq!(page.table_now().saying, Saying::Asleep);
    page.tap("e7");
    assert!(page.said().starts_with("Magpie fell asleep."));
    page.press("Wake");
    assert_eq!(page.questions(), 3);
    page.replies("e7e5");
    assert_eq!(page.plies(), 2);
}

#[test]
fn what_is_no_move_is_no_answer() {
    let mut page = Page::against_magpie(Side::White);
    page.tap("e2 e4");
    page.replies("e7e4");
    assert_eq!((page.plies(), page.questions()), (1, 2));
}

#[test]
fn a_kept_game_comes_back_with_its_character() {
    let mut page = Page::against_magpie(Side::Black);
    page.replies("d2d4");
    let (text, rival) = (page.saved().to_owned(), page.table_now().rival);
    let mut other = Page::table();
    other.speak(Lang::Ru);
    other.effects.extend(
        other
            .model
            .play
            .reopen(&text, &other.model.profiles, Lang::Ru),
    );
    assert_eq!(other.table_now().rival, rival);
    assert_eq!(other.table_now().names.white, "Сорока");
    assert_eq!(other.board().side, Side::Black);
    assert_eq!(other.said(), "Белая пешка с D2 на D4. Anna, твой ход!");
    other.tap("d7 d5");
    assert!(other.question().is_some(), "it thinks here, too");
}

#[test]
fn it_is_called_as_the_reader_speaks() {
    let mut page = Page::against_magpie(Side::White);
    page.go_to(Route::Settings.hash());
    page.speak(Lang::Ru);
    page.go_to(Route::Play.hash());
    page.tap("e2 e4");
    assert_eq!(page.said(), "Белая пешка с E2 на E4. Сорока думает…");
}

/// Which picture of the magpie is shown at the table.
fn face(page: &Page) -> String {
    let body = view(&page.model).body;
    let shown = find(&body, "class", "face").get("src").map(str::to_owned);
    let shown = shown.expect("a picture");
    let part = shown.strip_prefix("images/opponents/magpie.svg");
    part.expect("the magpie").to_owned()
}

#[test]
fn it_looks_at_the_board_while_it_thinks() {
    let mut page = Page::against_magpie(Side::White);
    assert_eq!(face(&page), "");
    page.tap("e2 e4");
    assert_eq!(face(&page), "#down");
    page.at_table(TableMsg::Turn);
    assert_eq!(face(&page), "#up");
    page.replies("e7e5");
    assert_eq!(face(&page), "");
}

#[test]
fn stalemate_is_a_draw() {
    let mut page = Page::form();
    page.in_form(FormMsg::Against(Some(Character::of_level(MAGPIE))));
    page.in_form(FormMsg::Fen("7k/8/6K1/8/8/8/8/5Q2 w - - 0 1".into()));
    page.in_form(FormMsg::StartFromFen);
    page.tap("f1 f7");
    assert!(page.said().starts_with("It is a draw!"), "{}", page.said());
    assert_eq!(face(&page), "");
}

#[test]
fn it_is_glad_when_the_child_wins() {
    let mut page = Page::against_magpie(Side::White);
    for (moves, reply) in [("e2 e4", "e7e5"), ("d1 h5", "b8c6"), ("f1 c4", "g8f6")] {
        page.tap(moves);
        assert_eq!(face(&page), "#down");
        page.replies(reply);
    }
    page.tap("h5 f7");
    assert!(page.said().starts_with("You won!"), "{}", page.said());
    assert_eq!(face(&page), "#glad");
    assert_eq!(page.question(), None);
    page.press("Swap colours and play");
    let rival = page.table_now().rival.expect("it stays");
    assert_eq!(rival.color, Color::White);
    assert_eq!(page.said(), "Magpie thinks…");
}

#[test]
fn it_wins_and_another_can_be_chosen() {
    let mut page = Page::against_magpie(Side::White);
    page.tap("f2 f3");
    page.replies("e7e5");
    page.tap("g2 g4");
    page.replies("d8h4");
    assert!(page.said().starts_with("Magpie wins!"));
    assert_eq!(face(&page), "");
    page.press("Another opponent");
    assert!(page.text().contains("The magpie takes everything"));
}

#[test]
fn only_the_child_gives_up() {
    let mut page = Page::against_magpie(Side::White);
    page.tap("e2 e4");
    page.at_table(TableMsg::Resign);
    page.replies("e7e5");
    assert_eq!(page.said(), "Anna, do you really give up?");
    page.press("Give up");
    assert!(page.said().starts_with("Magpie wins!"));
}

/// Anna offers a draw against the magpie in this position.
fn offers_draw(fen: &str) -> Page {
    let mut page = Page::form();
    page.in_form(FormMsg::Against(Some(Character::of_level(MAGPIE))));
    page.in_form(FormMsg::Fen(fen.to_owned()));
    page.in_form(FormMsg::StartFromFen);
    page.at_table(TableMsg::OfferDraw);
    page
}

#[test]
fn a_draw_is_offered_only_late_and_when_it_is_even() {
    let even = "4k3/pp6/8/8/8/8/PP6/4K3 w - - 0 31";
    let page = offers_draw(even);
    assert_eq!(page.said(), "It is a draw! You both agreed to a draw.");
    for other in [
        "4k3/pp6/8/8/8/8/PP6/4K3 w - - 0 30",
        "4k3/pp6/8/8/8/8/PP6/4K2R w - - 0 31",
        "r3k3/pp6/8/8/8/8/PP6/4K3 w - - 0 31",
    ] {
        let mut page = offers_draw(other);
        assert_eq!(page.said(), "Player 1, your move!");
        page.at_table(TableMsg::Open(Panel::Menu));
        assert!(!page.text().contains("Offer a draw"), "nobody asks in vain");
    }
}
