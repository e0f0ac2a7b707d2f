//! Saving, loading, and keeping every game for the case that the window closes.

use std::io;
use std::path::{Path, PathBuf};

use super::{Obeyed, Session};
use crate::coach::Kept;
use crate::console::failure::{Failure, problem};
use crate::console::files::{create, named, ordinary};
use crate::console::play::store::{
    Export, LoadError, Unfinished, Unreadable, new_tags, read, written,
};
use crate::console::stop::Stop;
use crate::console::talk::{Chosen, Talk as _};
use crate::opponents::Rival;
use crate::rules::{Color, PgnGame};
use crate::typed::Nickname;

/// More games of a file than this are not listed.
const MOST_LISTED: usize = 20;

impl Session<'_> {
    /// The game as PGN.
    pub(super) fn pgn(&self, abandoned: bool) -> PgnGame {
        written(&self.game, &self.names, &self.tags, abandoned)
    }

    /// Keeps the game as it stands now, and writes it to the file of `--save`.
    pub(super) fn keep(&mut self) -> Result<(), Stop> {
        let nothing_yet = self.game.plies().is_empty() && !self.keeper.keeps_this_game();
        let nowhere = !self.keeper.keeps_games() && self.export.is_none();
        if nothing_yet || nowhere {
            return Ok(());
        }
        let pgn = self.pgn(false);
        let mut kept = pgn.clone();
        self.write_remarks(&mut kept.tags);
        if let Err(error) = self.keeper.keep(&kept)
            && !self.complained
        {
            self.complained = true;
            let sentence = self
                .lang()
                .console_autosave_failed(&problem(&error, self.lang()));
            self.voice.say(&sentence)?;
        }
        if let Some(export) = &mut self.export
            && let Err(error) = export.write(&pgn)
        {
            let file = export.file().to_owned();
            if !self.settings.interactive {
                // Nobody reads along; the exit code has to tell.
                let file = Some(file);
                return Err(Failure::Input { file, error }.into());
            }
            self.say_failed(&file, &error)?;
        }
        Ok(())
    }

    /// Writes the game to a file; one that is there only after a question.
    pub(super) fn save(&mut self, name: &str) -> Result<(), Stop> {
        let lang = self.lang();
        let text = self.pgn(false).to_string();
        let (file, result) = if name.is_empty() {
            self.save_under_new_name(&text)
        } else {
            let file = named(name, self.settings.home.as_deref(), "pgn");
            let result = create(&file, &text);
            (file, result)
        };
        let shown = file.display().to_string();
        if self.is_saved_in(&file, &text, result)? {
            self.voice.say(&lang.console_saved(&shown))?;
            self.saved = Some(text);
        }
        Ok(())
    }

    /// Whether the game as it stands now is in a file that a player named.
    pub(super) fn is_saved(&self) -> bool {
        let text = self.pgn(false).to_string();
        self.export.is_some() || self.saved.as_deref() == Some(&text)
    }

    /// Goes on with a game from a file.
    pub(super) fn load(&mut self, name: &str) -> Obeyed {
        let lang = self.lang();
        if name.is_empty() {
            self.voice.say(lang.console_load_which())?;
            return Ok(None);
        }
        let file = named(name, self.settings.home.as_deref(), "pgn");
        let games = match read(&file) {
            Ok(games) => games,
            Err(error) => {
                let sentence = self.load_error(&file, &error);
                self.voice.say(&sentence)?;
                return Ok(None);
            }
        };
        if self.is_worth_keeping() && !self.ask(lang.console_load_ask())? {
            self.play_on()?;
            return Ok(None);
        }
        let place = match &games[..] {
            [_] => 0,
            several => {
                let choices: Vec<String> = several
                    .iter()
                    .take(MOST_LISTED)
                    .map(|game| self.summary(game))
                    .collect();
                match self.choose(lang.console_load_choose(), &choices)? {
                    Chosen::One(place) => place,
                    Chosen::Else(line) => return Ok(Some(line)),
                }
            }
        };
        self.put_away();
        self.adopt(&games[place]);
        self.tell_names_apart()?;
        let summary = self.summary(&games[place]);
        self.voice.say(&summary)?;
        self.show_state()?;
        Ok(None)
    }

    /// Begins with the last game of a file.
    pub(super) fn load_first(&mut self, file: &Path) -> Result<(), Stop> {
        let games = read(file).map_err(|error| {
            let sentence = self.load_error(file, &error);
            Failure::Refused(sentence)
        })?;
        if let Some(game) = games.last() {
            self.adopt(game);
            self.tell_names_apart()?;
        }
        Ok(())
    }

    /// Asks whether to go on with a game that was not finished; whether it is.
    pub(super) fn ask_to_go_on(&mut self) -> Result<bool, Stop> {
        let Some(unfinished) = self.find_unfinished(false)? else {
            return Ok(false);
        };
        let [white, black] = players(&unfinished.game);
        let moves = full_moves(&unfinished.game);
        let question = self.lang().console_unfinished(&black, moves, &white);
        let yes = self.ask(&question)?;
        self.go_on_with(unfinished);
        if !yes {
            // It stays where it is, but nobody is asked about it again.
            self.put_away();
            self.game = crate::rules::Game::new();
            self.tags = new_tags(self.settings.today);
            self.seat(None);
        }
        Ok(yes)
    }

    /// Looks for a game that was not finished, and says which files can't be read.
    pub(super) fn find_unfinished(
        &mut self,
        given_up_too: bool,
    ) -> Result<Option<Unfinished>, Stop> {
        let lang = self.lang();
        let shown = |path: &Path| path.display().to_string();
        let (unfinished, unreadable) = self.keeper.unfinished(given_up_too);
        for one in unreadable {
            match one {
                Unreadable::Closed { file, error } => self.say_failed(&file, &error)?,
                Unreadable::Aside { file, kept } => {
                    let sentence = lang.console_game_unreadable(&shown(&file), &shown(&kept));
                    self.voice.say(&sentence)?;
                }
            }
        }
        if let Some(file) = unfinished.as_ref().and_then(Unfinished::damaged_file) {
            self.voice.say(&lang.console_game_damaged(&shown(file)))?;
        }
        Ok(unfinished)
    }

    pub(super) fn go_on_with(&mut self, unfinished: Unfinished) {
        let game = self.keeper.go_on_with(unfinished);
        self.adopt(&game);
    }

    /// Makes room for another game: this one stays in its file, as given up if it is not over.
    pub(super) fn put_away(&mut self) {
        let pgn = self.pgn(true);
        let mut kept = pgn.clone();
        self.write_remarks(&mut kept.tags);
        if self.is_worth_keeping() && self.keeper.keeps_this_game() {
            // The file has all moves anyway.
            let _ = self.keeper.keep(&kept);
        }
        self.keeper.begin_another();
        if let Some(export) = &mut self.export
            && !self.game.plies().is_empty()
        {
            export.begin_another(&pgn);
        }
        self.declined = None;
        self.forget_remarks();
    }

    /// Opens the file of `--save`.
    pub(super) fn prepare_export(&mut self) -> Result<(), Stop> {
        let Some(file) = self.settings.save.take() else {
            return Ok(());
        };
        let lang = self.lang();
        let shown = file.display().to_string();
        let exists = file.exists();
        if let Some(folder) = file.parent()
            && !folder.as_os_str().is_empty()
            && !folder.is_dir()
        {
            let error = io::ErrorKind::NotFound.into();
            let file = Some(file);
            return Err(Failure::Input { file, error }.into());
        }
        if exists && let Err(error) = ordinary(&file) {
            let file = Some(file);
            return Err(Failure::Input { file, error }.into());
        }
        if exists && !self.settings.interactive {
            return Err(Failure::Refused(lang.console_save_taken(&shown)).into());
        }
        if exists && !self.ask(&lang.console_save_exists(&shown))? {
            self.voice.say(lang.console_not_saved())?;
            return Ok(());
        }
        self.export = Some(Export::new(file, exists));
        Ok(())
    }

    fn adopt(&mut self, pgn: &PgnGame) {
        self.game = pgn.to_game();
        self.tags = pgn.tags.filtered(usize::MAX, |name| name != Kept::TAG);
        let lang = self.lang();
        let players = players(pgn);
        for color in Color::ALL {
            let given = self.settings.names[color as usize].clone();
            let name = given.as_deref().unwrap_or(&players[color as usize]);
            let known = if name == "?" { "" } else { name };
            let default = lang.console_default_name(color.into());
            self.names[color as usize] = Nickname::new(known).or(default).into();
        }
        self.seat(Rival::read(&pgn.tags));
        // What is over was counted when it ended.
        self.counted = self.ending();
        self.recall_remarks(&pgn.tags);
        self.turn_to_child();
    }

    fn save_under_new_name(&self, text: &str) -> (PathBuf, io::Result<()>) {
        let fit = |text: &str| -> String {
            let plain = |c: char| if c.is_alphanumeric() { c } else { '_' };
            text.chars().map(plain).collect()
        };
        let [white, black] = &self.names;
        let date = self.tags.get("Date").unwrap_or_default().replace('.', "-");
        let date = date.trim_end_matches(['-', '?']).to_owned();
        let mut stem = format!("{}-{}", fit(white), fit(black));
        if !date.is_empty() {
            stem = format!("{stem}-{date}");
        }
        for number in 1.. {
            let file = match number {
                1 => PathBuf::from(format!("{stem}.pgn")),
                _ => PathBuf::from(format!("{stem}-{number}.pgn")),
            };
            match create(&file, text) {
                Err(error) if error.kind() == io::ErrorKind::AlreadyExists && number < 1000 => {}
                result => return (file, result),
            }
        }
        (
            PathBuf::from(stem),
            Err(io::ErrorKind::AlreadyExists.into()),
        )
    }

    fn summary(&self, game: &PgnGame) -> String {
        let [white, black] = players(game);
        let summary = self.lang().console_loaded(&black, full_moves(game), &white);
        summary.replace('\n', " ")
    }

    fn load_error(&self, file: &Path, error: &LoadError) -> String {
        let lang = self.lang();
        let file = file.display().to_string();
        match error {
            LoadError::Io(error) => lang.console_file_failed(&file, &problem(error, lang)),
            LoadError::Pgn(error) => format!("{file}: {}", lang.explain_pgn(error)),
            LoadError::Empty => lang.console_load_empty(&file),
        }
    }
}

/// The nicknames of White and Black.
fn players(game: &PgnGame) -> [String; 2] {
    ["White", "Black"].map(|tag| {
        let name = game.tags.get(tag).unwrap_or_default();
        Nickname::new(name).or("?").into()
    })
}

/// How many moves were played, White's and Black's together counting as one.
fn full_moves(game: &PgnGame) -> i32 {
    i32::try_from(game.moves().len().div_ceil(2)).unwrap_or(i32::MAX)
}
