//! The visitor: looks at what is on the page and uses something of it.

use std::collections::{BTreeSet, VecDeque};
use std::thread;

use chesslings::app::{
    self, Address, BoardKey, BoardMsg, Effect, Errand, Event, Handler, Keep, Keeper, LabMsg, Model,
    Msg, Point, PointerEvent, PuzzlesMsg,
};
use chesslings::lessons::Random;
use chesslings::placement::Report;
use chesslings::rules::{Piece, Position, Square, Strictness, find_games};
use chesslings::text::Lang;

use crate::device::Device;
use crate::words;

/// So many messages are sent to a view before the next one is looked at, at most.
const HASTE: usize = 12;
/// So many steps are told when something breaks.
const TOLD: usize = 40;
/// So many controls of screens that are gone are remembered.
const REMEMBERED: usize = 2_000;

const CODES: [&str; 12] = [
    "Enter",
    "NumpadEnter",
    "Escape",
    "Space",
    "Tab",
    "ArrowLeft",
    "ArrowRight",
    "KeyQ",
    "KeyN",
    "KeyF",
    "Delete",
    "",
];

const KEYS: [BoardKey; 11] = [
    BoardKey::Up,
    BoardKey::Down,
    BoardKey::Left,
    BoardKey::Right,
    BoardKey::Home,
    BoardKey::End,
    BoardKey::PageUp,
    BoardKey::PageDown,
    BoardKey::Enter,
    BoardKey::Escape,
    BoardKey::Turn,
];

pub(crate) struct Monkey {
    seed: u64,
    random: Random,
    model: Model,
    /// What can be used on the page, and the links on it.
    controls: Vec<(Event, Handler)>,
    links: Vec<String>,
    /// Controls of other screens: a quick hand still hits them.
    gone: Vec<(Event, Handler)>,
    /// What the page wants to hear later.
    later: Vec<Msg>,
    device: Device,
    keeper: Keeper,
    last: VecDeque<Msg>,
    sent: u64,
    seen: BTreeSet<Seen>,
}

/// What a long visit comes to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Seen {
    English,
    Russian,
    Star,
    FinishedGame,
    Promotion,
}

impl Monkey {
    pub(crate) fn new(seed: u64) -> Self {
        Self {
            seed,
            random: Random::new(seed),
            model: Model::default(),
            controls: Vec::new(),
            links: Vec::new(),
            gone: Vec::new(),
            later: Vec::new(),
            device: Device::default(),
            keeper: Keeper::default(),
            last: VecDeque::new(),
            sent: 0,
            seen: BTreeSet::new(),
        }
    }

    /// Sends so many messages; gives what has been seen.
    pub(crate) fn live(mut self, steps: u64) -> BTreeSet<Seen> {
        while self.sent < steps {
            self.look();
            for _ in 0..=self.random.below(HASTE) {
                self.act();
            }
            if self.random.below(2_000) == 0 {
                self.reload();
            }
        }
        std::mem::take(&mut self.seen)
    }

    /// Looks at the page and the board.
    fn look(&mut self) {
        let view = app::view(&self.model);
        self.seen.insert(match view.lang {
            Lang::En => Seen::English,
            Lang::Ru => Seen::Russian,
        });
        let elapsed = self.random.below(2_000) as f64;
        let scene = app::scene(&self.model, elapsed);
        assert!(scene.is_none_or(|scene| scene.still.fields.len() == 64));
        self.controls.clear();
        self.links.clear();
        for element in view.body.descendants() {
            self.controls.extend(element.handlers.iter().cloned());
            let link = element.get("href").filter(|link| link.starts_with('#'));
            self.links.extend(link.map(str::to_owned));
        }
        if let Some(control) = self.any_control() {
            let place = self.random.below(REMEMBERED);
            match self.gone.get_mut(place) {
                Some(old) => *old = control,
                None => self.gone.push(control),
            }
        }
    }

    fn any_control(&mut self) -> Option<(Event, Handler)> {
        let index = self.random.below(self.controls.len());
        self.controls.get(index).cloned()
    }

    fn act(&mut self) {
        let has_board = app::board(&self.model).is_some();
        match self.random.below(200) {
            0..100 if has_board => self.touch_board(),
            0..180 => {
                let control = self.any_control();
                self.operate(control);
            }
            180..185 => {
                let index = self.random.below(self.gone.len());
                let control = self.gone.get(index).cloned();
                self.operate(control);
            }
            185..192 if !self.later.is_empty() => {
                let index = self.random.below(self.later.len());
                let msg = self.later.swap_remove(index);
                self.send(msg);
            }
            192..195 => {
                let index = self.random.below(self.links.len());
                if let Some(link) = self.links.get(index).cloned() {
                    self.send(Msg::Went(Address::from_hash(&link)));
                }
            }
            195 => {
                let address = words::address(&mut self.random);
                self.send(Msg::Went(Address::from_hash(&address)));
            }
            196 | 197 => self.drag_from_tray(),
            _ => self.tell_something(),
        }
    }

    /// Clicks, types or presses a key.
    fn operate(&mut self, control: Option<(Event, Handler)>) {
        let msg = match control {
            None => return,
            Some((_, Handler::Send(msg))) => Some(msg),
            Some((Event::File, Handler::Value(make))) => Some(make(words::text(&mut self.random))),
            Some((_, Handler::Value(make))) if self.random.below(4) == 0 => {
                Some(make(words::text(&mut self.random)))
            }
            Some((_, Handler::Value(make))) => Some(make(words::word(&mut self.random))),
            Some((_, Handler::Key(make))) => make(self.random.pick(&CODES).unwrap_or_default()),
        };
        if let Some(msg) = msg {
            self.send(msg);
        }
    }

    fn touch_board(&mut self) {
        let square = self.any_square();
        match self.random.below(12) {
            0 => self.board(BoardMsg::Activated(square)),
            1 => self.board(BoardMsg::Focused(square)),
            2 => {
                let key = self.random.pick(&KEYS).unwrap_or(BoardKey::Enter);
                self.board(BoardMsg::Key(key));
            }
            3 => {
                let event = self.stray_pointer();
                self.board(BoardMsg::Pointer(event));
            }
            4..7 => {
                let to = self.any_square();
                self.hand(&[square, to]);
            }
            _ => self.hand(&[square]),
        }
    }

    /// Taps a square, or drags from one to another.
    fn hand(&mut self, way: &[Square]) {
        let Some(side) = app::board(&self.model).map(|board| board.side) else {
            return;
        };
        let (pointer, touch, unit) = (1, self.random.below(2) == 0, 45.0);
        let Some(&first) = way.first() else { return };
        let mut at = side.center_of(first);
        self.board(BoardMsg::Pointer(PointerEvent::Down {
            pointer,
            at,
            touch,
            unit,
            tray: None,
        }));
        for &next in &way[1..] {
            at = side.center_of(next);
            self.board(BoardMsg::Pointer(PointerEvent::Move { pointer, at }));
        }
        self.board(BoardMsg::Pointer(PointerEvent::Up { pointer, at }));
    }

    /// A pointer that does what no pointer should.
    fn stray_pointer(&mut self) -> PointerEvent {
        let pointer = self.random.below(3) as i32;
        let mut place = || match self.random.below(8) {
            0 => f64::NAN,
            1 => -1e9,
            2 => f64::INFINITY,
            _ => self.random.below(1_000) as f64 / 100.0 - 1.0,
        };
        let at = Point {
            x: place(),
            y: place(),
        };
        let unit = place();
        match self.random.below(4) {
            0 => PointerEvent::Down {
                pointer,
                at,
                touch: unit > 4.0,
                unit,
                tray: None,
            },
            1 => PointerEvent::Move { pointer, at },
            2 => PointerEvent::Up { pointer, at },
            _ => PointerEvent::Cancel { pointer },
        }
    }

    /// A square; often one on which something is marked or stands, so that games go on.
    fn any_square(&mut self) -> Square {
        if self.random.below(3) > 0
            && let Some(scene) = app::scene(&self.model, 1e9)
            && let Some(side) = app::board(&self.model).map(|board| board.side)
        {
            let marked = self.random.below(2) == 0;
            let fields = scene.still.fields.iter().enumerate();
            let inviting = fields.filter(|(_, field)| {
                if marked {
                    !field.marks.is_empty()
                } else {
                    field.piece.is_some()
                }
            });
            let inviting: Vec<usize> = inviting.map(|(index, _)| index).collect();
            if let Some(index) = self.random.pick(&inviting)
                && let Some(square) = side.square_at((index / 8) as i8, (index % 8) as i8)
            {
                return square;
            }
        }
        let squares: Vec<Square> = Square::all().collect();
        self.random.pick(&squares).unwrap_or(Square::A1)
    }

    /// Drags a piece from a tray, which may not be there, to a square, or somewhere.
    fn drag_from_tray(&mut self) {
        let pieces: Vec<Piece> = Piece::all().collect();
        let beside = Point { x: 4.0, y: 9.0 };
        let (pointer, touch, unit) = (1, true, 45.0);
        let tray = self.random.pick(&pieces);
        self.board(BoardMsg::Pointer(PointerEvent::Down {
            pointer,
            at: beside,
            touch,
            unit,
            tray,
        }));
        let over = (self.random.below(4) > 0).then(|| self.any_square());
        let side = app::board(&self.model).map(|board| board.side);
        let over = over.zip(side).map(|(square, side)| side.center_of(square));
        let at = over.unwrap_or(beside);
        self.board(BoardMsg::Pointer(PointerEvent::Move { pointer, at }));
        if self.random.below(4) > 0 {
            self.board(BoardMsg::Pointer(PointerEvent::Up { pointer, at }));
        }
    }

    /// What the browser tells by itself.
    fn tell_something(&mut self) {
        let msg = match self.random.below(14) {
            0 => Msg::LessMotion(true),
            1 => Msg::LessMotion(false),
            2 => Msg::LanguageMissing,
            3 => Msg::PiecesMissing,
            4 => Msg::LoadFailureRead,
            5 => Msg::UpdateFound,
            6 => Msg::UpdateWanted,
            7 => Msg::StorageFailed,
            8 => Msg::StorageFailureRead,
            9 => Msg::Voices(Lang::ALL[..self.random.below(3)].to_vec()),
            10 => Msg::Puzzles(PuzzlesMsg::Lab(LabMsg::Failed)),
            11 => Msg::LookAgain(20_000 + self.random.below(400) as u32),
            12 => Msg::Puzzles(PuzzlesMsg::Advised(words::word(&mut self.random))),
            _ => {
                let found = (0..self.random.below(60)).map(|_| words::word(&mut self.random));
                Msg::Puzzles(PuzzlesMsg::Lab(LabMsg::Told(Report {
                    found: found.collect(),
                    total: self.random.below(usize::MAX) as u64,
                    fundamental: self.random.below(1_000) as u64,
                    done: self.random.below(70_000) as u16,
                    steps: self.random.below(usize::MAX) as u64,
                    finished: self.random.below(2) == 0,
                })))
            }
        };
        self.send(msg);
    }

    fn board(&mut self, msg: BoardMsg) {
        self.send(Msg::Board(msg));
    }

    fn send(&mut self, msg: Msg) {
        if self.last.len() == TOLD {
            self.last.pop_front();
        }
        self.last.push_back(msg.clone());
        self.sent += 1;
        // The shell asks this first.
        for effect in app::update(&mut self.model, msg).effects {
            self.perform(effect);
        }
    }

    fn perform(&mut self, effect: Effect) {
        match effect {
            Effect::Keep(keep) => {
                self.note(&keep);
                for news in self.keeper.perform(&self.device, keep) {
                    self.later.push(Msg::Kept(news));
                }
            }
            Effect::Later { msg, .. } => self.later.push(msg),
            Effect::Copy { done, failed, .. } | Effect::CopyAddress { done, failed } => {
                self.later.extend([done, failed]);
            }
            Effect::Ask(errand, question) => {
                let told = self.find_out(errand, &question);
                self.later.extend(told);
            }
            Effect::ShowAddress(address) => self.links.push(address),
            _ => {}
        }
        if self.later.len() > REMEMBERED {
            self.later.clear();
        }
    }

    /// What is answered; now and then nobody comes.
    fn find_out(&mut self, errand: Errand, question: &str) -> Option<Msg> {
        let comes = self.random.below(8) > 0;
        let told = match errand {
            Errand::Reply => reply(&mut self.random, question),
            // Mostly there is nothing to say.
            Errand::Coach => comes.then(|| format!("{} ", question.lines().next().unwrap_or(""))),
            Errand::Games => comes.then(|| find_games(question, 100)),
            Errand::Search | Errand::Hint => return None,
        };
        Some(errand.heard(told.as_deref()))
    }

    /// Remembers what the visit has come to.
    fn note(&mut self, keep: &Keep) {
        match keep {
            Keep::Game { text, .. } => {
                let moves = text.rsplit("\n\n").next().unwrap_or_default();
                let ended = !moves.trim_end().ends_with('*');
                self.seen.extend(ended.then_some(Seen::FinishedGame));
                self.seen
                    .extend(moves.contains('=').then_some(Seen::Promotion));
            }
            Keep::Progress(profiles) => {
                let star = profiles.to_text().contains("\n3 ");
                self.seen.extend(star.then_some(Seen::Star));
            }
            _ => {}
        }
    }

    /// Loads the page again, with what was kept or what became of it.
    fn reload(&mut self) {
        self.device.spoil(&mut self.random);
        let (lang, seed) = (self.model.settings.lang, self.random.below(1_000) as u64);
        (self.keeper, self.model) = Keeper::open(&self.device, lang, seed);
        self.send(Msg::Went(self.model.address.clone()));
    }
}

impl Drop for Monkey {
    fn drop(&mut self) {
        if thread::panicking() {
            let Self { seed, sent, .. } = self;
            eprintln!("seed {seed}, message {sent}; the last ones:");
            for msg in &self.last {
                let mut told = format!("{msg:?}");
                if told.len() > 300 {
                    told = told.chars().take(300).collect::<String>() + "…";
                }
                eprintln!("  {told}");
            }
        }
    }
}

/// What a character answers: mostly a move, sometimes nothing or nonsense. Which move it is does not
/// matter to the page, so nobody has to think.
fn reply(random: &mut Random, question: &str) -> Option<String> {
    let lines: Vec<&str> = question.split('\n').collect();
    let [number, .., start, moves] = lines[..] else {
        return None;
    };
    let mut position =
        Position::from_fen(start, Strictness::Game).expect("a position to think about");
    for word in moves.split_whitespace() {
        position = position.play_unchecked(position.read_uci(word).ok()?);
    }
    let moves: Vec<_> = position.legal_moves().collect();
    let played = random.pick(&moves).filter(|_| random.below(20) > 0)?;
    Some(words::spoiled(random, &format!("{number} {played}")))
}
