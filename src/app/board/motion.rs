//! How pieces travel when the position changes, found by comparing it before and after.
//!
//! A piece that appeared is matched with the nearest one of its kind that vanished; so castling,
//! taking back and a new game all move without a word about them.

use super::Point;
use crate::rules::{Piece, Setup, Square, SquareSet};

/// How long a change of the position takes, in milliseconds.
pub(crate) const DURATION: f64 = 220.0;
/// How long a star bursts that a piece has reached.
pub(crate) const BURST: f64 = 450.0;
/// How long a piece wiggles.
pub(crate) const WIGGLE: f64 = 600.0;

/// How often a piece wiggles, and how far, in squares.
const TURNS: f64 = 3.0;
const FAR: f64 = 0.16;

/// A change of the position that is shown as movement.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Motion {
    /// Counts the changes, so that the painter knows when a new one starts.
    pub serial: u32,
    /// The pieces that travel.
    pub travels: Vec<Travel>,
    /// The pieces that were taken; they fade where they stood.
    pub fades: Vec<(Piece, Square)>,
    /// The stars that are reached: they burst when the pieces have arrived.
    pub bursts: SquareSet,
    /// The piece that asks to be touched.
    pub wiggles: Option<Square>,
}

/// One piece on its way.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Travel {
    /// The piece.
    pub piece: Piece,
    /// Where it starts.
    pub from: Start,
    /// Where it ends.
    pub to: Square,
}

/// Where a travel starts.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Start {
    /// On a square.
    Square(Square),
    /// Where a hand let go.
    Point(Point),
}

impl Motion {
    /// Starts the travel from `before` to `after`. A piece in a hand already is where it was let
    /// go: `dropped` says that the piece that ends on this square starts from this place.
    pub fn start(&mut self, before: &Setup, after: &Setup, dropped: Option<(Square, Point)>) {
        self.restart();
        let mut vanished: Vec<_> = before
            .pieces()
            .filter(|&(at, piece)| after.piece_at(at) != Some(piece))
            .collect();
        for (to, piece) in after
            .pieces()
            .filter(|&(at, piece)| before.piece_at(at) != Some(piece))
        {
            let nearest = vanished
                .iter()
                .enumerate()
                .filter(|(_, (_, other))| *other == piece)
                .min_by_key(|(_, (from, _))| steps(*from, to))
                .map(|(index, _)| index);
            let Some(index) = nearest else { continue };
            let (from, _) = vanished.swap_remove(index);
            let from = match dropped {
                Some((square, point)) if square == to => Start::Point(point),
                _ => Start::Square(from),
            };
            self.travels.push(Travel { piece, from, to });
        }
        self.fades
            .extend(vanished.into_iter().map(|(at, piece)| (piece, at)));
    }

    /// Lets a piece glide back to its square from where it was let go.
    pub fn glide_back(&mut self, piece: Piece, from: Point, to: Square) {
        self.restart();
        self.travels = vec![Travel {
            piece,
            from: Start::Point(from),
            to,
        }];
    }

    /// Starts the clock anew, with nothing on its way: something else appears step by step.
    pub fn restart(&mut self) {
        self.serial = self.serial.wrapping_add(1);
        self.finish();
    }

    /// Lets the piece on a square wiggle.
    pub fn wiggle(&mut self, square: Square) {
        self.restart();
        self.wiggles = Some(square);
    }

    /// Ends the movement at once.
    pub fn finish(&mut self) {
        self.travels.clear();
        self.fades.clear();
        self.bursts = SquareSet::EMPTY;
        self.wiggles = None;
    }

    /// Whether pieces are still on their way after some milliseconds.
    pub(crate) fn travels_at(&self, elapsed: f64) -> bool {
        elapsed < DURATION && !(self.travels.is_empty() && self.fades.is_empty())
    }

    /// The part (0 to 1) of a burst after some milliseconds; `None` before it and after it.
    pub(crate) fn burst_at(&self, elapsed: f64) -> Option<f64> {
        let part = (elapsed - DURATION) / BURST;
        (!self.bursts.is_empty() && (0.0..1.0).contains(&part)).then_some(part)
    }

    /// How far to the side a piece that wiggles is after some milliseconds, in squares: to and fro,
    /// less each time.
    pub(crate) fn wiggle_at(&self, elapsed: f64) -> Option<(Square, f64)> {
        let part = elapsed / WIGGLE;
        let square = self.wiggles.filter(|_| part < 1.0)?;
        let turn = (part * TURNS + 0.75).fract();
        let aside = 4.0 * (turn - 0.5).abs() - 1.0;
        Some((square, aside * (1.0 - part) * FAR))
    }

    /// The part of the way (0 to 1) after some milliseconds: slow, fast, slow.
    pub(crate) fn part(elapsed: f64) -> f64 {
        let t = (elapsed / DURATION).clamp(0.0, 1.0);
        if t < 0.5 {
            4.0 * t * t * t
        } else {
            1.0 - (2.0 - 2.0 * t).powi(3) / 2.0
        }
    }
}

/// How many steps of a king two squares are apart.
fn steps(a: Square, b: Square) -> i8 {
    (a.i() - b.i()).abs().max((a.j() - b.j()).abs())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{Color, Kind};

    const PAWN: Piece = Piece::new(Color::White, Kind::Pawn);
    const ROOK: Piece = Piece::new(Color::White, Kind::Rook);
    const KING: Piece = Piece::new(Color::White, Kind::King);
    const ENEMY: Piece = Piece::new(Color::Black, Kind::Pawn);

    fn check(
        before: &[(Square, Piece)],
        after: &[(Square, Piece)],
        travels: &[(Square, Square)],
        fades: &[Square],
    ) {
        let setup = |pieces: &[(Square, Piece)]| pieces.iter().copied().collect::<Setup>();
        let mut motion = Motion::default();
        motion.start(&setup(before), &setup(after), None);
        let seen: Vec<_> = motion
            .travels
            .iter()
            .map(|travel| (travel.from, travel.to))
            .collect();
        let expected: Vec<_> = travels
            .iter()
            .map(|&(from, to)| (Start::Square(from), to))
            .collect();
        assert_eq!(seen, expected);
        assert_eq!(
            motion.fades.iter().map(|fade| fade.1).collect::<Vec<_>>(),
            fades
        );
        assert_eq!(motion.serial, 1);
    }

    #[test]
    fn a_move_is_one_travel() {
        check(
            &[(Square::E2, PAWN)],
            &[(Square::E4, PAWN)],
            &[(Square::E2, Square::E4)],
            &[],
        );
    }

    #[test]
    fn a_capture_fades_the_taken_piece() {
        check(
            &[(Square::E4, PAWN), (Square::D5, ENEMY)],
            &[(Square::D5, PAWN)],
            &[(Square::E4, Square::D5)],
            &[Square::D5],
        );
    }

    #[test]
    fn castling_is_two_travels() {
        check(
            &[(Square::E1, KING), (Square::H1, ROOK)],
            &[(Square::F1, ROOK), (Square::G1, KING)],
            &[(Square::H1, Square::F1), (Square::E1, Square::G1)],
            &[],
        );
    }

    #[test]
    fn of_two_alike_the_nearest_travels() {
        check(
            &[(Square::A2, PAWN), (Square::H2, PAWN)],
            &[(Square::H4, PAWN), (Square::A2, PAWN)],
            &[(Square::H2, Square::H4)],
            &[],
        );
    }

    #[test]
    fn a_dropped_piece_starts_where_the_hand_let_go() {
        let (before, after): (Setup, Setup) = (
            [(Square::E2, PAWN)].into_iter().collect(),
            [(Square::E4, PAWN)].into_iter().collect(),
        );
        let mut motion = Motion::default();
        let hand = Point { x: 4.2, y: 4.4 };
        motion.start(&before, &after, Some((Square::E4, hand)));
        assert_eq!(
            motion.travels,
            [Travel {
                piece: PAWN,
                from: Start::Point(hand),
                to: Square::E4
            }]
        );
    }

    #[test]
    fn a_star_bursts_after_the_piece_has_arrived_and_only_once() {
        let mut motion = Motion::default();
        assert_eq!(motion.burst_at(DURATION), None, "there is no star");
        motion.bursts = SquareSet::of(Square::E4);
        assert_eq!(motion.burst_at(DURATION - 1.0), None);
        assert_eq!(motion.burst_at(DURATION), Some(0.0));
        assert_eq!(motion.burst_at(DURATION + BURST), None);
        motion.restart();
        assert_eq!(motion.burst_at(DURATION), None);
    }

    #[test]
    fn a_piece_wiggles_to_both_sides_and_stands_still_again() {
        let mut motion = Motion::default();
        motion.wiggle(Square::E4);
        let aside = |at: f64| motion.wiggle_at(at).map(|(_, aside)| aside);
        assert!(aside(0.0).is_some_and(|aside| aside.abs() < 1e-9));
        let all: Vec<f64> = (0..600).filter_map(|at| aside(f64::from(at))).collect();
        assert!(all.iter().any(|&aside| aside > 0.1) && all.iter().any(|&aside| aside < -0.08));
        assert!(all.iter().all(|&aside| aside.abs() < 0.2));
        assert_eq!(aside(WIGGLE), None);
    }

    #[test]
    fn the_way_begins_at_0_and_ends_at_1() {
        assert!(Motion::part(0.0).abs() < 1e-9 && (Motion::part(DURATION) - 1.0).abs() < 1e-9);
        assert!((Motion::part(DURATION / 2.0) - 0.5).abs() < 1e-9);
        assert!((Motion::part(1e9) - 1.0).abs() < 1e-9);
    }
}
