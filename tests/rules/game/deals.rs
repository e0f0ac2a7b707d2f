//! Resigning, offering and answering a draw, and what ends a game by itself.

use chesslings::rules::{AutomaticDraws, Color, DealError, Draw, Outcome, Status, Win};

use super::{game, play, refused};

const AGREED: Outcome = Outcome::Drawn(Draw::Agreement);

#[test]
fn whoever_resigns_loses() {
    for loser in Color::ALL {
        let mut game = game("");
        play(&mut game, "e2e4");
        let lost = Outcome::Won {
            winner: loser.other(),
            by: Win::Resignation,
        };
        assert_eq!(game.resign(loser), Ok(lost));
        assert_eq!(game.status(), Status::Over(lost));
        assert_eq!(refused(&mut game, "e7e5"), "game-over by=resignation");
        assert_eq!(game.resign(loser.other()), Err(DealError::GameOver(lost)));
    }
}

#[test]
fn a_draw_is_offered_and_accepted() {
    let mut game = game("");
    assert_eq!(game.draw_offer(), None);
    game.offer_draw(Color::White).unwrap();
    assert_eq!(game.draw_offer(), Some(Color::White));
    assert_eq!(game.outcome(), None);
    assert_eq!(game.accept_draw(Color::Black), Ok(AGREED));
    assert_eq!(game.outcome(), Some(AGREED));
    assert_eq!(game.draw_offer(), None);
    assert_eq!(refused(&mut game, "e2e4"), "game-over by=agreement");
    assert_eq!(
        game.offer_draw(Color::White),
        Err(DealError::GameOver(AGREED))
    );
}

#[test]
fn a_draw_is_declined_in_words() {
    let mut game = game("");
    game.offer_draw(Color::Black).unwrap();
    game.decline_draw(Color::White).unwrap();
    assert_eq!(game.draw_offer(), None);
    assert_eq!(game.accept_draw(Color::White), Err(DealError::NoOffer));
    play(&mut game, "e2e4");
}

#[test]
fn a_draw_is_declined_by_a_move_of_the_other_player() {
    let mut game = game("");
    game.offer_draw(Color::White).unwrap();
    play(&mut game, "e2e4");
    assert_eq!(
        game.draw_offer(),
        Some(Color::White),
        "the own move lets it stand"
    );
    play(&mut game, "e7e5");
    assert_eq!(game.draw_offer(), None);
}

#[test]
fn two_offers_are_an_agreement() {
    let mut game = game("");
    game.offer_draw(Color::White).unwrap();
    assert_eq!(
        game.offer_draw(Color::White),
        Err(DealError::AlreadyOffered)
    );
    game.offer_draw(Color::Black).unwrap();
    assert_eq!(game.outcome(), Some(AGREED));
}

#[test]
fn nobody_answers_what_was_not_offered() {
    let mut game = game("");
    assert_eq!(game.accept_draw(Color::White), Err(DealError::NoOffer));
    assert_eq!(game.decline_draw(Color::White), Err(DealError::NoOffer));
    game.offer_draw(Color::White).unwrap();
    assert_eq!(game.accept_draw(Color::White), Err(DealError::OwnOffer));
    assert_eq!(game.decline_draw(Color::White), Err(DealError::OwnOffer));
}

#[test]
fn taking_a_move_back_takes_back_what_was_said_after_it() {
    let mut game = game("");
    play(&mut game, "e2e4 e7e5");
    game.resign(Color::White).unwrap();
    game.undo().unwrap();
    assert_eq!(game.outcome(), None);
    game.redo().unwrap();
    assert_eq!(game.outcome(), None);
    game.offer_draw(Color::White).unwrap();
    game.undo().unwrap();
    assert_eq!(game.draw_offer(), None);
}

#[test]
fn an_ended_game_is_not_redone() {
    let mut game = game("");
    play(&mut game, "e2e4 e7e5");
    game.undo().unwrap();
    game.resign(Color::White).unwrap();
    assert_eq!(game.redo(), None);
}

#[test]
fn checkmate_ends_the_game() {
    let mut game = game("");
    play(&mut game, "f2f3 e7e5 g2g4 d8h4");
    let won = Outcome::Won {
        winner: Color::Black,
        by: Win::Checkmate,
    };
    assert_eq!(game.status(), Status::Over(won));
    // The reason against a move is still the move's own.
    assert_eq!(refused(&mut game, "a2a3"), "still-in-check king=e1 by=h4");
    assert_eq!(game.resign(Color::White), Err(DealError::GameOver(won)));
    game.undo().unwrap();
    assert_eq!(game.outcome(), None);
}

#[test]
fn draws_end_the_game_where_that_is_wanted() {
    let check = |fen: &str, moves: &str, draw: Draw, next: &str| {
        let mut stops = game(fen);
        play(&mut stops, moves);
        assert_eq!(stops.outcome(), Some(Outcome::Drawn(draw)));
        assert_eq!(
            refused(&mut stops, next),
            format!("game-over by={}", Outcome::Drawn(draw).code())
        );

        let mut goes_on = game(fen).with_draws(AutomaticDraws::NONE);
        play(&mut goes_on, moves);
        assert_eq!(goes_on.outcome(), None);
        let facts = [
            (Draw::DeadPosition, goes_on.position().is_dead()),
            (Draw::Repetition, goes_on.is_threefold()),
            (Draw::FiftyMoves, goes_on.position().is_fifty_moves()),
        ];
        for (fact, holds) in facts {
            assert_eq!(holds, fact == draw, "{fact:?}");
        }
        play(&mut goes_on, next);
    };
    let underpromotion = "8/8/8/8/8/2k5/7p/5K2 b - - 0 1";
    check(underpromotion, "h2h1b", Draw::DeadPosition, "f1g1");
    let shuffle = "g1f3 g8f6 f3g1 f6g8 g1f3 g8f6 f3g1 f6g8";
    check("", shuffle, Draw::Repetition, "e2e4");
    let rook = "8/8/4k3/8/8/4K2R/8/8 w - - 99 80";
    check(rook, "h3h4", Draw::FiftyMoves, "e6e5");
}

#[test]
fn a_finished_game_does_not_ask_what_a_pawn_becomes() {
    let mut game = game("7k/P7/8/8/8/8/8/K7 w - - 0 1");
    assert_eq!(refused(&mut game, "a7a8"), "promotion-needed at=a8");
    game.resign(Color::Black).unwrap();
    assert_eq!(refused(&mut game, "a7a8"), "game-over by=resignation");
    assert_eq!(refused(&mut game, "a7a6"), "backwards");
}

#[test]
fn mate_on_the_hundredth_half_move_wins() {
    let mut game = game("7k/8/6K1/8/8/8/5Q2/8 w - - 99 80");
    play(&mut game, "f2f8");
    assert!(game.position().is_fifty_moves());
    let won = Outcome::Won {
        winner: Color::White,
        by: Win::Checkmate,
    };
    assert_eq!(game.outcome(), Some(won));
}
