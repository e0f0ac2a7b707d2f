//! A problem on the table: pieces are put and taken away by hand, and what they attack is seen
//! at once.

use super::PuzzlesMsg;
use crate::app::errand::Errand;
use crate::app::kept::Keep;
use crate::app::model::Effect;
use crate::app::sound::Sound;
use crate::lessons::Profiles;
use crate::placement::{self, CHALLENGES, Cell, Challenge, Hint, Judgement, Problem, Solution};
use crate::rules::{Color, Kind, Piece};

/// So many changes can be taken back.
const REMEMBERED: usize = 200;

/// A problem on the table.
#[derive(Clone, Debug, PartialEq)]
pub struct Desk {
    /// What is to be done.
    pub problem: Problem,
    /// The challenge that it is; any other problem comes from the laboratory.
    pub challenge: Option<&'static Challenge>,
    /// What is placed so far.
    pub placed: Solution,
    /// The piece that the next tap puts.
    pub hand: Piece,
    /// The cell that answers to the keyboard: row and column.
    pub focused: (i8, i8),
    /// What the coach says.
    pub said: Said,
    /// Whether attacked cells are marked.
    pub shows_attacks: bool,
    /// Whether help was given for this board.
    pub helped: bool,
    /// What the worker has been asked about this board and not answered yet.
    asked: Option<Asked>,
    past: Vec<Solution>,
}

/// Why the worker looks for a way on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Asked {
    /// The child wants to know whether there is one.
    Whether,
    /// The child wants to be told its next step.
    Which,
}

/// What the coach says about the board.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Said {
    /// The task.
    #[default]
    Goal,
    /// How things stand, as the board shows it.
    Standing,
    /// A way on is looked for.
    Thinking,
    /// It can still be solved.
    OnTheWay,
    /// This piece can stand here.
    Put(Cell, Piece),
    /// There is no way on from here.
    DeadEnd,
    /// There are too many ways to know.
    Unknown,
    /// All pieces are on the board.
    NoneLeft,
    /// It is solved.
    Solved {
        /// Whether this child has not found it before.
        is_new: bool,
    },
}

impl Desk {
    /// An empty board with a problem.
    pub fn new(problem: Problem) -> Self {
        let first = pieces(&problem).next();
        let mut challenges = CHALLENGES.iter();
        Self {
            problem,
            challenge: challenges.find(|challenge| challenge.problem() == problem),
            placed: Solution::default(),
            hand: first.unwrap_or(Piece::new(Color::White, Kind::Queen)),
            focused: (0, 0),
            said: Said::Goal,
            shows_attacks: true,
            helped: false,
            asked: None,
            past: Vec::new(),
        }
    }

    /// What the pieces attack, and what is wrong.
    pub fn judgement(&self) -> Judgement {
        placement::judge(&self.problem, &self.placed)
    }

    /// The kinds of pieces of the task, each with how many are still in the tray.
    pub fn tray(&self) -> Vec<(Piece, usize)> {
        let missing = self.judgement().missing;
        pieces(&self.problem)
            .map(|piece| {
                let left = missing.iter().filter(|&&other| other == piece).count();
                (piece, left)
            })
            .collect()
    }

    /// Whether the board is solved.
    pub fn is_solved(&self) -> bool {
        matches!(self.said, Said::Solved { .. })
    }

    /// Whether a change can be taken back.
    pub fn can_undo(&self) -> bool {
        !self.past.is_empty()
    }

    pub(super) fn update(&mut self, msg: &PuzzlesMsg, children: &mut Profiles) -> Vec<Effect> {
        match *msg {
            PuzzlesMsg::Hold(piece) => self.hand = piece,
            PuzzlesMsg::Cell(cell) => {
                let (i, j) = cell.ij(self.problem.size());
                // A cell of a larger board is none of this one.
                if Cell::from_ij(i, j, self.problem.size()).is_some() {
                    self.focused = (i, j);
                    return self.tap(cell, children);
                }
            }
            PuzzlesMsg::Step(up, right) => {
                let last = self.problem.size() as i8 - 1;
                let (i, j) = self.focused;
                self.focused = ((i + up).clamp(0, last), (j + right).clamp(0, last));
                return vec![Effect::FocusOn("cell")];
            }
            PuzzlesMsg::Check | PuzzlesMsg::Hint if self.is_solved() => {}
            PuzzlesMsg::Check => return self.check(),
            PuzzlesMsg::Hint => {
                self.helped = true;
                return self.ask(Asked::Which);
            }
            PuzzlesMsg::Advised(ref text) => self.advised(text),
            PuzzlesMsg::Undo => {
                if let Some(before) = self.past.pop() {
                    self.asked = None;
                    self.placed = before;
                    return self.settle(children);
                }
            }
            PuzzlesMsg::Clear => {
                self.change(Solution::default());
                let was_solved = self.is_solved();
                self.said = Said::Goal;
                self.helped = false;
                // The button that was pressed goes with the stars.
                if was_solved {
                    return vec![Effect::FocusOn("cell")];
                }
            }
            PuzzlesMsg::ShowAttacks => self.shows_attacks = !self.shows_attacks,
            PuzzlesMsg::Lab(_) => {}
        }
        Vec::new()
    }

    /// Puts the piece in hand, or takes away what stands there.
    fn tap(&mut self, cell: Cell, children: &mut Profiles) -> Vec<Effect> {
        let mut after = self.placed.clone();
        if self.placed.get(cell).is_some() {
            after.set(cell, None);
        } else {
            if self.judgement().missing.is_empty() {
                self.said = Said::NoneLeft;
                return Vec::new();
            }
            // The tray may have been empty when the last piece was put.
            self.refill();
            after.set(cell, Some(self.hand));
        }
        self.change(after);
        self.refill();
        self.settle(children)
    }

    /// An empty hand takes the next piece that is left.
    fn refill(&mut self) {
        let tray = self.tray();
        let holds = |&&(piece, _): &&(Piece, usize)| piece == self.hand;
        if tray.iter().find(holds).is_none_or(|&(_, left)| left == 0)
            && let Some(&(next, _)) = tray.iter().find(|&&(_, left)| left > 0)
        {
            self.hand = next;
        }
    }

    /// Looks at what stands on the board now.
    fn settle(&mut self, children: &mut Profiles) -> Vec<Effect> {
        let judgement = self.judgement();
        if judgement.is_solution(&self.problem) {
            return self.solved(children);
        }
        self.said = Said::Standing;
        vec![Effect::Sound(if judgement.conflicts.is_empty() {
            Sound::Moved
        } else {
            Sound::Refused
        })]
    }

    fn solved(&mut self, children: &mut Profiles) -> Vec<Effect> {
        let Some(challenge) = self.challenge else {
            self.said = Said::Solved { is_new: true };
            return vec![Effect::Sound(Sound::Over)];
        };
        let child = children.current_mut();
        let is_new = child.solve_puzzle(challenge, &self.placed, self.helped);
        self.said = Said::Solved { is_new };
        vec![Keep::progress(children), Effect::Sound(Sound::Over)]
    }

    /// Says what is wrong, or whether it can still become right.
    fn check(&mut self) -> Vec<Effect> {
        let judgement = self.judgement();
        if judgement.missing.is_empty() || !judgement.conflicts.is_empty() {
            self.said = Said::Standing;
            return Vec::new();
        }
        self.ask(Asked::Whether)
    }

    /// Lets the worker look for a way on: that can take a moment on a slow tablet.
    fn ask(&mut self, asked: Asked) -> Vec<Effect> {
        self.said = Said::Thinking;
        self.asked = Some(asked);
        let placed = self.placed.to_text(self.problem.size());
        vec![Effect::Ask(
            Errand::Hint,
            format!("{}\n{placed}", self.problem.to_text()),
        )]
    }

    /// The worker has answered; a board that has changed since asks for nothing any more.
    fn advised(&mut self, text: &str) {
        let Some(asked) = self.asked.take() else {
            return;
        };
        let hint = Hint::from_text(text, self.problem.size()).unwrap_or(Hint::Unknown);
        self.said = match (hint, asked) {
            (Hint::Put(cell, piece), Asked::Which) => {
                self.hand = piece;
                Said::Put(cell, piece)
            }
            (Hint::Put(..) | Hint::Solved, Asked::Whether) => Said::OnTheWay,
            (Hint::Solved, Asked::Which) | (Hint::Unknown, Asked::Whether) => Said::Standing,
            (Hint::DeadEnd, _) => Said::DeadEnd,
            (Hint::Unknown, Asked::Which) => Said::Unknown,
        };
    }

    fn change(&mut self, after: Solution) {
        self.asked = None;
        if after == self.placed {
            return;
        }
        if self.past.len() == REMEMBERED {
            self.past.remove(0);
        }
        self.past.push(std::mem::replace(&mut self.placed, after));
    }
}

/// The different pieces of a problem, the strongest first.
pub(super) fn pieces(problem: &Problem) -> impl Iterator<Item = Piece> {
    let all = Color::ALL.into_iter().flat_map(|color| {
        let kinds = Kind::ALL.into_iter().rev();
        kinds.map(move |kind| Piece::new(color, kind))
    });
    all.filter(move |&piece| problem.count(piece) > 0)
}
