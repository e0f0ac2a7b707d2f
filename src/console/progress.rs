//! Stars in a file, beside the games: never lost, told if they can't be kept.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use crate::console::Failure;
use crate::console::failure::problem;
use crate::console::files::{self, create, lock, replace, sweep};
use crate::lessons::{BadProgress, Profile, Profiles};
use crate::text::Lang;
use crate::typed::Nickname;

const FILE: &str = "progress.txt";

/// More than all stars of all children that have room.
pub(in crate::console) const LARGEST: u64 = 1 << 24;

/// What all children here have done, and the file that knows it.
pub(in crate::console) struct Progress {
    profiles: Profiles,
    /// `None` keeps nothing.
    file: Option<PathBuf>,
}

impl Progress {
    /// Reads the file, and says what was wrong with it, if anything.
    pub(in crate::console) fn load(
        directory: Option<&Path>,
        lang: Lang,
    ) -> (Progress, Option<String>) {
        let mut progress = Progress {
            profiles: Profiles::default(),
            file: directory.map(|directory| directory.join(FILE)),
        };
        let Some(file) = progress.file.clone() else {
            return (progress, None);
        };
        if let Some(directory) = directory {
            sweep(directory);
        }
        let complaint = match read(&file) {
            Ok(Some(profiles)) => {
                progress.profiles = profiles;
                progress.copy_if_spoilt(&file, lang)
            }
            Ok(None) => None,
            Err(error) if error.kind() == io::ErrorKind::InvalidData => {
                let shown = |path: &Path| path.display().to_string();
                match put_aside(&file) {
                    Ok(kept) => Some(lang.console_learn_broken(&shown(&file), &shown(&kept))),
                    Err(error) => Some(progress.give_up(&error, lang)),
                }
            }
            Err(error) => Some(progress.give_up(&error, lang)),
        };
        (progress, complaint)
    }

    /// What the file says, for whoever only wants to know; nothing is mended or put aside.
    pub(super) fn glance(directory: Option<&Path>) -> Option<Profiles> {
        read(&directory?.join(FILE)).ok()?
    }

    /// Lets this child learn, who may be new here.
    ///
    /// # Errors
    ///
    /// If there are too many.
    pub(in crate::console) fn choose(&mut self, child: &str, lang: Lang) -> Result<(), Failure> {
        let name = Nickname::new(child);
        let same = |profile: &Profile| name.is_like(&profile.name);
        match self.profiles.all().iter().position(same) {
            Some(index) => self.profiles.switch(index),
            // The child without a name and without stars is nobody yet.
            None if self.is_nobody() => self.profiles.rename(name.as_str()),
            None if self.profiles.add(name.as_str()) => {}
            None => {
                let sentence = lang.console_learn_no_room();
                return Err(Failure::Refused(sentence.to_owned()));
            }
        }
        Ok(())
    }

    pub(in crate::console) fn child(&self) -> &Profile {
        self.profiles.current()
    }

    pub(in crate::console) const fn profiles_mut(&mut self) -> &mut Profiles {
        &mut self.profiles
    }

    pub(in crate::console) const fn is_kept(&self) -> bool {
        self.file.is_some()
    }

    /// All children as a text, as the page saves and opens it.
    pub(in crate::console) fn to_text(&self) -> String {
        self.profiles.to_text()
    }

    /// Adds what such a text knows, and says whether all children had room.
    ///
    /// # Errors
    ///
    /// If it is none.
    pub(in crate::console) fn add(&mut self, text: &str) -> Result<bool, BadProgress> {
        Ok(self.profiles.adopt(&Profiles::from_text(text)?))
    }

    /// Forgets all stars of the child that learns now, in the file too.
    ///
    /// # Errors
    ///
    /// What the system says. Then the old file is still there.
    pub(in crate::console) fn start_over(&mut self) -> io::Result<()> {
        self.profiles.current_mut().reset();
        self.save()
    }

    /// Writes everything, with what another window may have written meanwhile.
    ///
    /// # Errors
    ///
    /// What the system says. Then the old file is still there.
    pub(in crate::console) fn save(&mut self) -> io::Result<()> {
        let Some(file) = &self.file else {
            return Ok(());
        };
        // Reading and writing are one step, whatever another window does.
        let _alone = file.parent().map(lock).transpose()?;
        match read(file) {
            Ok(None) => {}
            Ok(Some(theirs)) => {
                // Whoever has no room is kept in the file all the same.
                self.profiles.merge(&theirs);
            }
            // Somebody has spoilt it since we read it.
            Err(error) if error.kind() == io::ErrorKind::InvalidData => {
                put_aside(file)?;
            }
            Err(error) => return Err(error),
        }
        replace(file, &self.profiles.to_text())
    }

    /// Keeps a copy of a file with lines that can't be read, once, and says so.
    fn copy_if_spoilt(&self, file: &Path, lang: Lang) -> Option<String> {
        self.profiles.unread().next()?;
        let shown = |path: &Path| path.display().to_string();
        for number in 1..1000 {
            let kept = aside(file, number);
            let known = read(&kept).ok().flatten();
            if known.is_some_and(|known| known.has_unread_of(&self.profiles)) {
                return None;
            }
            match fs::read_to_string(file).and_then(|text| create(&kept, &text)) {
                Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {}
                Err(error) => return Some(lang.console_learn_not_kept(&error.to_string())),
                Ok(()) => return Some(lang.console_learn_spoilt(&shown(file), &shown(&kept))),
            }
        }
        None
    }

    fn is_nobody(&self) -> bool {
        let [only] = self.profiles.all() else {
            return false;
        };
        only.name.is_empty() && only.is_new()
    }

    /// Keeps nothing from now on, so that nothing is spoilt.
    fn give_up(&mut self, error: &io::Error, lang: Lang) -> String {
        self.file = None;
        lang.console_learn_not_kept(&problem(error, lang))
    }
}

/// What a file says; `None` if there is none.
///
/// # Errors
///
/// [`InvalidData`](io::ErrorKind::InvalidData) if it is no progress of ours, or what the system
/// says.
fn read(file: &Path) -> io::Result<Option<Profiles>> {
    let bytes = match files::read(file, LARGEST) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(None),
        bytes => bytes?,
    };
    let invalid = |why: String| io::Error::new(io::ErrorKind::InvalidData, why);
    let text = String::from_utf8(bytes).map_err(|error| invalid(error.to_string()))?;
    let profiles = Profiles::from_text(&text);
    profiles.map(Some).map_err(|bad| invalid(bad.to_string()))
}

/// Keeps a file that can't be read under another name.
fn put_aside(file: &Path) -> io::Result<PathBuf> {
    for number in 1..1000 {
        let kept = aside(file, number);
        // The name is taken first, so that nothing is ever written over.
        match create(&kept, "") {
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {}
            Err(error) => return Err(error),
            Ok(()) => return fs::rename(file, &kept).map(|()| kept),
        }
    }
    Err(io::ErrorKind::AlreadyExists.into())
}

/// The name of a file that is kept aside.
fn aside(file: &Path, number: u32) -> PathBuf {
    file.with_file_name(format!("progress-broken-{number}.txt"))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// D2.
    #[test]
    fn a_line_of_a_newer_version_is_written_back_and_a_copy_is_kept_once() {
        let directory =
            std::env::temp_dir().join(format!("chesslings-newer-{}", std::process::id()));
        fs::create_dir_all(&directory).unwrap();
        let (file, text) = (
            directory.join(FILE),
            "chesslings progress 1\nchild Anna\nbadge gold\n",
        );
        fs::write(&file, text).unwrap();
        let (mut progress, told) = Progress::load(Some(&directory), Lang::En);
        assert!(told.is_some_and(|told| told.contains("progress-broken-1.txt")));
        progress.profiles.current_mut().earn("rook-meet", 3);
        progress.save().unwrap();
        let kept = fs::read_to_string(&file).unwrap();
        assert!(
            kept.ends_with("child Anna\n3 rook-meet\nbadge gold\n"),
            "{kept}"
        );
        assert_eq!(fs::read_to_string(aside(&file, 1)).unwrap(), text);
        let (_, told) = Progress::load(Some(&directory), Lang::En);
        assert_eq!(told, None);
        fs::remove_dir_all(&directory).unwrap();
    }
}
