//! Makes a [`Scene`] of what a screen wants to show and what the hand is doing.

use super::{Burst, Field, Mark, Picture, Scene, Sprite, Still};
use crate::app::board::{BoardState, Input, Motion, Point, Side, Start};
use crate::app::palette::Palette;
use crate::rules::{Piece, Square};

/// How much of a dragged piece stays on the square it comes from.
const GHOST: f64 = 0.35;
/// A dragged piece is this large, under a finger larger and lifted by so many squares.
const HELD: f64 = 1.15;
const HELD_BY_FINGER: f64 = 2.0;
const LIFTED: f64 = 0.9;

/// The scene of `picture` on a board in the state `board`, some milliseconds after its last change.
pub(crate) fn build(
    picture: &Picture,
    board: &BoardState,
    palette: &'static Palette,
    elapsed: f64,
) -> Scene {
    let side = board.side;
    let motion = &board.motion;
    let running = motion.travels_at(elapsed);
    let wiggling = motion.wiggle_at(elapsed);
    let held = match board.input {
        Input::Dragging { from, .. } if picture.lifts => Some(from),
        _ => None,
    };
    let sprite = |piece: Piece, center: Point| Sprite {
        piece,
        center,
        scale: 1.0,
        opacity: 1.0,
        upside_down: picture.turned.includes(piece.color),
    };

    let mut moving = Vec::new();
    if running {
        let part = Motion::part(elapsed);
        let fading = motion.fades.iter().map(|&(piece, at)| Sprite {
            opacity: 1.0 - part,
            ..sprite(piece, side.center_of(at))
        });
        moving.extend(fading);
        moving.extend(motion.travels.iter().map(|travel| {
            let from = match travel.from {
                Start::Square(square) => side.center_of(square),
                Start::Point(point) => point,
            };
            sprite(travel.piece, from.towards(side.center_of(travel.to), part))
        }));
    }
    if let Some((square, aside)) = wiggling
        && let Some(piece) = picture.setup.piece_at(square)
    {
        let Point { x, y } = side.center_of(square);
        moving.push(sprite(piece, Point { x: x + aside, y }));
    }
    if let Input::Dragging {
        from, at, touch, ..
    } = board.input
        && picture.lifts
        && let Some(piece) = picture.setup.piece_at(from)
    {
        let (scale, lift) = if touch {
            (HELD_BY_FINGER, LIFTED)
        } else {
            (HELD, 0.0)
        };
        moving.push(Sprite {
            scale,
            ..sprite(
                piece,
                Point {
                    x: at.x,
                    y: at.y - lift,
                },
            )
        });
    }

    let is_on_its_way = |square: Square| {
        let travels = || motion.travels.iter().any(|travel| travel.to == square);
        wiggling.is_some_and(|(at, _)| at == square) || running && travels()
    };
    let (marks, all) = shown_marks(picture, elapsed);
    let mut fields = fields(side, picture.indices);
    for field in &mut fields {
        let square = field.square;
        let here = marks.iter().filter(|(at, _)| *at == square);
        field.marks = here.map(|(_, mark)| *mark).collect();
        if running && motion.bursts.contains(square) {
            field.marks.push(Mark::Goal);
        }
        let standing = picture.setup.piece_at(square);
        let piece = standing.filter(|_| !is_on_its_way(square));
        field.piece = piece.map(|piece| Sprite {
            opacity: if held == Some(square) { GHOST } else { 1.0 },
            ..sprite(piece, field.center)
        });
    }
    let arrows = picture.arrows.iter().map(|arrow| {
        let [from, to] = [arrow.from, arrow.to].map(|square| side.center_of(square));
        (from, to, arrow.kind)
    });
    let still = Still {
        palette,
        fields,
        arrows: arrows.collect(),
    };
    let aim = board.input.aim(side);
    let bursts = bursts(motion, side, elapsed);
    Scene {
        still,
        moving,
        aim: aim.map(|square| side.center_of(square)),
        running: running || !all || wiggling.is_some() || !bursts.is_empty(),
        bursts,
    }
}

/// The stars that burst by now.
fn bursts(motion: &Motion, side: Side, elapsed: f64) -> Vec<Burst> {
    let Some(part) = motion.burst_at(elapsed) else {
        return Vec::new();
    };
    let centers = motion.bursts.iter().map(|square| side.center_of(square));
    centers.map(|center| Burst { center, part }).collect()
}

/// The marks that are to be seen by now, in their order, and whether that is all of them.
fn shown_marks(picture: &Picture, elapsed: f64) -> (&[(Square, Mark)], bool) {
    let marks = picture.marks.as_slice();
    let Some(pace) = picture.pace else {
        return (marks, true);
    };
    // The piece itself is marked from the beginning, and the first step with it.
    let shown = ((elapsed / pace) as usize).saturating_add(2);
    (marks.get(..shown).unwrap_or(marks), shown >= marks.len())
}

fn fields(side: Side, indices: bool) -> Vec<Field> {
    let places = (0..8).flat_map(|row| (0..8).map(move |column| (row, column)));
    let field = |(row, column)| {
        let square = side.square_at(row, column)?;
        Some(Field {
            square,
            center: side.center_of(square),
            color: square.color(),
            letter: (row == 7).then(|| square.file().to_ascii_uppercase()),
            number: (column == 0).then(|| square.rank()),
            indices: indices.then(|| (square.i(), square.j())),
            marks: Vec::new(),
            piece: None,
        })
    };
    places.filter_map(field).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::board::DURATION;
    use crate::app::scene::Turned;
    use crate::rules::{Color, Setup};

    fn shown(picture: &Picture, board: &BoardState, elapsed: f64) -> Scene {
        build(picture, board, &Palette::WOOD, elapsed)
    }

    fn start() -> Picture {
        Picture::of(Setup::START)
    }

    #[test]
    fn a1_is_dark_and_at_the_bottom_left() {
        let scene = shown(&start(), &BoardState::default(), 0.0);
        let a1 = scene
            .still
            .fields
            .iter()
            .find(|field| field.square == Square::A1)
            .unwrap();
        assert_eq!(
            (a1.center, a1.color),
            (Point { x: 0.5, y: 7.5 }, Color::Black)
        );
    }

    #[test]
    fn coordinates_stand_at_the_bottom_and_on_the_left() {
        for (side, letters, numbers) in [
            (Side::White, "ABCDEFGH", "87654321"),
            (Side::Black, "HGFEDCBA", "12345678"),
        ] {
            let board = BoardState {
                side,
                ..BoardState::default()
            };
            let fields = shown(&start(), &board, 0.0).still.fields;
            assert_eq!(
                fields
                    .iter()
                    .filter_map(|field| field.letter)
                    .collect::<String>(),
                letters
            );
            let shown: Vec<_> = fields
                .iter()
                .filter_map(|field| field.number)
                .map(|n| n.to_string())
                .collect();
            assert_eq!(shown.concat(), numbers);
        }
    }

    fn dragged_from_e2(at: Point, touch: bool) -> Scene {
        let input = Input::Dragging {
            from: Square::E2,
            pointer: 1,
            at,
            touch,
        };
        let board = BoardState {
            input,
            ..BoardState::default()
        };
        shown(&start(), &board, 0.0)
    }

    #[test]
    fn a_dragged_piece_follows_the_hand_and_leaves_a_ghost() {
        let at = Point { x: 4.3, y: 5.1 };
        let scene = dragged_from_e2(at, false);
        assert_eq!(scene.moving.len(), 1);
        assert_eq!(scene.moving[0].center, at);
        let mut at_rest = scene.still.pieces();
        let ghost = at_rest.find(|sprite| sprite.opacity < 1.0).unwrap();
        assert_eq!(ghost.center, Side::White.center_of(Square::E2));
        assert_eq!(scene.aim, Some(Side::White.center_of(Square::E3)));
    }

    #[test]
    fn under_a_finger_the_piece_is_larger_and_lifted() {
        let at = Point { x: 4.5, y: 4.5 };
        let scene = dragged_from_e2(at, true);
        assert!(scene.moving[0].scale > 1.5 && scene.moving[0].center.y < at.y);
    }

    #[test]
    fn while_a_piece_travels_it_stands_on_no_square() {
        let mut after = Setup::START;
        let pawn = after.take(Square::E2).unwrap();
        after.put(Square::E4, pawn);
        let mut board = BoardState::default();
        board.change(&Setup::START, &after, None);
        let picture = Picture::of(after);
        let halfway = shown(&picture, &board, DURATION / 2.0);
        assert!(halfway.running);
        assert_eq!(
            (halfway.still.pieces().count(), halfway.moving.len()),
            (31, 1)
        );
        assert_eq!(halfway.moving[0].center, Side::White.center_of(Square::E3));
        let arrived = shown(&picture, &board, DURATION);
        assert!(!arrived.running);
        assert_eq!(
            (arrived.still.pieces().count(), arrived.moving.len()),
            (32, 0)
        );
    }

    #[test]
    fn a_star_stays_until_the_piece_arrives_and_bursts_then() {
        let mut after = Setup::START;
        let pawn = after.take(Square::E2).unwrap();
        after.put(Square::E4, pawn);
        let mut board = BoardState::default();
        board.change(&Setup::START, &after, None);
        board.motion.bursts.insert(Square::E4);
        let seen = |elapsed| {
            let scene = shown(&Picture::of(after), &board, elapsed);
            (scene.still.mark_count(), scene.bursts.len(), scene.running)
        };
        assert_eq!(seen(0.0), (1, 0, true));
        assert_eq!(seen(DURATION - 1.0), (1, 0, true));
        assert_eq!(seen(DURATION + 1.0), (0, 1, true));
        assert_eq!(seen(10.0 * DURATION), (0, 0, false));
    }

    #[test]
    fn a_piece_that_wiggles_stands_on_no_square() {
        let mut board = BoardState::default();
        board.motion.wiggle(Square::E2);
        let scene = shown(&start(), &board, 50.0);
        assert_eq!((scene.still.pieces().count(), scene.moving.len()), (31, 1));
        assert!(scene.running);
        assert_eq!(shown(&start(), &board, 1e4).still.pieces().count(), 32);
    }

    #[test]
    fn the_opponents_pieces_can_stand_on_their_heads() {
        let picture = Picture {
            turned: Turned::Only(Color::Black),
            ..start()
        };
        let still = shown(&picture, &BoardState::default(), 0.0).still;
        assert!(
            still
                .pieces()
                .all(|sprite| sprite.upside_down == sprite.piece.color.is_black())
        );
    }
}
