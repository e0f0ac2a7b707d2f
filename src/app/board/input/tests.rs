//! What hands do, gesture by gesture.

use super::*;

/// White pieces on the first two rows; the king on e1 may also be taken to h1.
struct White;

impl Hands for White {
    fn can_pick(&self, square: Square) -> bool {
        square.i() < 2
    }

    fn is_target(&self, from: Square, to: Square) -> bool {
        (from, to) == (Square::E1, Square::H1)
    }
}

fn center(square: Square) -> Point {
    Side::White.center_of(square)
}

fn down(pointer: i32, square: Square) -> PointerEvent {
    PointerEvent::Down {
        pointer,
        at: center(square),
        touch: false,
        unit: 50.0,
        tray: None,
    }
}

fn to(pointer: i32, square: Square) -> PointerEvent {
    PointerEvent::Move {
        pointer,
        at: center(square),
    }
}

fn up(pointer: i32, square: Square) -> PointerEvent {
    PointerEvent::Up {
        pointer,
        at: center(square),
    }
}

/// What the reader wants after these pointer events, and the state at the end.
fn play(events: &[PointerEvent]) -> (Vec<Intent>, Input) {
    let mut input = Input::default();
    let intents = events
        .iter()
        .filter_map(|&event| input.point(event, Side::White, &White))
        .collect();
    (intents, input)
}

fn tapped(from: Square, to: Square) -> Intent {
    Intent::Move {
        from,
        to,
        dropped: None,
    }
}

#[test]
fn two_taps_make_a_move() {
    let (intents, _) = play(&[
        down(1, Square::E2),
        up(1, Square::E2),
        down(1, Square::E4),
        up(1, Square::E4),
    ]);
    assert_eq!(
        intents,
        [Intent::Select(Square::E2), tapped(Square::E2, Square::E4)]
    );
}

#[test]
fn a_drag_makes_the_same_move() {
    let (intents, _) = play(&[down(1, Square::E2), to(1, Square::E3), up(1, Square::E4)]);
    let dropped = Some(center(Square::E4));
    let drop = Intent::Move {
        from: Square::E2,
        to: Square::E4,
        dropped,
    };
    assert_eq!(intents, [Intent::Select(Square::E2), drop]);
}

#[test]
fn a_trembling_hand_does_not_drag() {
    let near = Point {
        x: center(Square::E2).x + 0.05,
        ..center(Square::E2)
    };
    let (_, input) = play(&[
        down(1, Square::E2),
        PointerEvent::Move {
            pointer: 1,
            at: near,
        },
    ]);
    assert!(matches!(input, Input::Pressed { .. }), "{input:?}");
    let (_, input) = play(&[down(1, Square::E2), to(1, Square::E3)]);
    assert!(matches!(input, Input::Dragging { .. }), "{input:?}");
}

#[test]
fn a_finger_may_tremble_more_and_small_squares_count_in_pixels() {
    let drag = |touch, unit, distance: f64| {
        let start = center(Square::E2);
        let end = Point {
            x: start.x + distance,
            ..start
        };
        let down = PointerEvent::Down {
            pointer: 1,
            at: start,
            touch,
            unit,
            tray: None,
        };
        matches!(
            play(&[
                down,
                PointerEvent::Move {
                    pointer: 1,
                    at: end
                }
            ])
            .1,
            Input::Dragging { .. }
        )
    };
    assert!(drag(false, 50.0, 0.15) && !drag(true, 50.0, 0.15));
    assert!(!drag(false, 10.0, 0.25) && drag(false, 10.0, 0.35));
}

#[test]
fn tapping_the_same_piece_lets_it_go() {
    let twice = [
        down(1, Square::E2),
        up(1, Square::E2),
        down(1, Square::E2),
        up(1, Square::E2),
    ];
    let (intents, input) = play(&twice);
    assert_eq!(intents, [Intent::Select(Square::E2), Intent::Release]);
    assert_eq!(input, Input::Idle);
}

#[test]
fn tapping_another_own_piece_selects_that() {
    let (intents, input) = play(&[
        down(1, Square::E2),
        up(1, Square::E2),
        down(1, Square::D2),
        up(1, Square::D2),
    ]);
    assert_eq!(
        intents,
        [Intent::Select(Square::E2), Intent::Select(Square::D2)]
    );
    assert_eq!(input, Input::Selected { from: Square::D2 });
}

#[test]
fn tapping_the_rook_castles() {
    let (intents, _) = play(&[
        down(1, Square::E1),
        up(1, Square::E1),
        down(1, Square::H1),
        up(1, Square::H1),
    ]);
    assert_eq!(
        intents,
        [Intent::Select(Square::E1), tapped(Square::E1, Square::H1)]
    );
}

#[test]
fn a_second_finger_changes_nothing() {
    let (intents, input) = play(&[
        down(1, Square::E2),
        down(2, Square::D2),
        to(2, Square::D4),
        up(2, Square::D4),
        up(1, Square::E2),
    ]);
    assert_eq!(intents, [Intent::Select(Square::E2)]);
    assert_eq!(input, Input::Selected { from: Square::E2 });
}

#[test]
fn a_pointer_that_is_taken_away_leaves_the_piece_selected() {
    let (intents, input) = play(&[
        down(1, Square::E2),
        to(1, Square::E4),
        PointerEvent::Cancel { pointer: 1 },
    ]);
    assert_eq!(intents, [Intent::Select(Square::E2)]);
    assert_eq!(input, Input::Selected { from: Square::E2 });
}

#[test]
fn a_piece_dropped_beside_the_board_is_let_go() {
    let beside = PointerEvent::Up {
        pointer: 1,
        at: Point { x: 9.0, y: 4.0 },
    };
    let (intents, input) = play(&[down(1, Square::E2), to(1, Square::E4), beside]);
    assert_eq!(intents, [Intent::Select(Square::E2), Intent::Release]);
    assert_eq!(input, Input::Idle);
}

#[test]
fn a_piece_dropped_where_it_was_stays_selected() {
    let (intents, input) = play(&[down(1, Square::E2), to(1, Square::E4), up(1, Square::E2)]);
    assert_eq!(intents, [Intent::Select(Square::E2)]);
    assert_eq!(input, Input::Selected { from: Square::E2 });
}

#[test]
fn the_target_may_slide_until_the_finger_goes_up() {
    let (intents, _) = play(&[
        down(1, Square::E2),
        up(1, Square::E2),
        down(1, Square::E5),
        to(1, Square::E4),
        up(1, Square::E4),
    ]);
    assert_eq!(intents[1], tapped(Square::E2, Square::E4));
}

#[test]
fn an_empty_square_is_tapped() {
    assert_eq!(
        play(&[down(1, Square::E5)]),
        (vec![Intent::Tap(Square::E5)], Input::Idle)
    );
}

#[test]
fn enter_picks_and_drops() {
    let mut input = Input::default();
    assert_eq!(
        input.activate(Square::E2, &White),
        Some(Intent::Select(Square::E2))
    );
    assert_eq!(
        input.activate(Square::E4, &White),
        Some(tapped(Square::E2, Square::E4))
    );
    assert_eq!(input.activate(Square::E2, &White), Some(Intent::Release));
    assert_eq!(
        input.activate(Square::E7, &White),
        Some(Intent::Tap(Square::E7))
    );
}

#[test]
fn a_press_on_the_tray_is_a_click_until_it_goes_far() {
    let queen = Piece::from_letter('q');
    let beside = Point { x: 4.0, y: 9.0 };
    let press = PointerEvent::Down {
        pointer: 1,
        at: beside,
        touch: true,
        unit: 50.0,
        tray: queen,
    };
    let up = |at| PointerEvent::Up { pointer: 1, at };
    let to = |at| PointerEvent::Move { pointer: 1, at };
    let mut input = Input::Idle;
    for event in [press, up(beside)] {
        assert_eq!(input.point(event, Side::White, &White), None);
    }
    assert_eq!(input, Input::Idle);
    input.point(press, Side::White, &White);
    input.point(to(center(Square::D4)), Side::White, &White);
    assert_eq!(input.carried(), queen);
    assert_eq!(input.aim(Side::White), Some(Square::D4));
    let put = input.point(up(center(Square::D4)), Side::White, &White);
    let wanted = queen.map(|piece| Intent::Put {
        piece,
        on: Square::D4,
    });
    assert_eq!((put, input), (wanted, Input::Idle));
}
