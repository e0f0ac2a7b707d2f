//! How a run went, and its exit code.

use std::fmt;
use std::io;
use std::path::PathBuf;
use std::process::ExitCode;

use super::files::NotOrdinary;
use crate::text::{IoProblem, Lang};

/// How a run went that could answer everything it was asked.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[must_use]
pub enum Verdict {
    /// All is well: exit code 0.
    #[default]
    AllWell,
    /// Some answers are that something was wrong with the input: exit code 1.
    SomethingWrong,
    /// Somebody pressed Ctrl-C: exit code 130, as shells have it.
    Interrupted,
}

/// Why a run could not go on: exit code 2.
#[derive(Debug)]
pub enum Failure {
    /// A file can't be read.
    Input {
        /// The file; `None` is standard input.
        file: Option<PathBuf>,
        /// What the system says.
        error: io::Error,
    },
    /// The answers can't be written.
    Output(io::Error),
    /// What was asked for can't be done; the sentence says why.
    Refused(String),
}

impl From<Verdict> for ExitCode {
    fn from(verdict: Verdict) -> ExitCode {
        match verdict {
            Verdict::AllWell => ExitCode::SUCCESS,
            Verdict::SomethingWrong => ExitCode::FAILURE,
            Verdict::Interrupted => ExitCode::from(130),
        }
    }
}

impl Failure {
    /// Whether the reader of our answers has gone away, as `head` does.
    pub fn is_broken_pipe(&self) -> bool {
        matches!(self, Failure::Output(error) if error.kind() == io::ErrorKind::BrokenPipe)
    }
}

/// An error without a file is one of writing: subcommands write with `?`.
impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Failure {
        Failure::Output(error)
    }
}

impl Failure {
    /// What to tell the user.
    pub fn sentence(&self, lang: Lang) -> String {
        match self {
            Failure::Input {
                file: Some(file),
                error,
            } => lang.console_file_failed(&file.display().to_string(), &problem(error, lang)),
            Failure::Input { file: None, error } => {
                lang.console_input_failed(&problem(error, lang))
            }
            Failure::Output(error) => lang.console_output_failed(&problem(error, lang)),
            Failure::Refused(sentence) => sentence.clone(),
        }
    }
}

/// What is wrong with a file, in words that are no sentence yet. For what happens rarely we have
/// only what the system says.
pub(super) fn problem(error: &io::Error, lang: Lang) -> String {
    use io::ErrorKind;

    let known = match error.kind() {
        _ if NotOrdinary::is_why(error) => IoProblem::Special,
        ErrorKind::NotFound => IoProblem::NotFound,
        ErrorKind::PermissionDenied => IoProblem::Forbidden,
        ErrorKind::ReadOnlyFilesystem => IoProblem::ReadOnly,
        ErrorKind::IsADirectory => IoProblem::Folder,
        ErrorKind::NotADirectory => IoProblem::NoFolder,
        ErrorKind::StorageFull | ErrorKind::QuotaExceeded => IoProblem::Full,
        ErrorKind::FileTooLarge => IoProblem::TooLarge,
        ErrorKind::AlreadyExists => IoProblem::Exists,
        ErrorKind::InvalidFilename | ErrorKind::InvalidInput => IoProblem::BadName,
        _ => return error.to_string(),
    };
    lang.console_problem(known).to_owned()
}

/// For programs that show errors without knowing a language.
impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.sentence(Lang::En))
    }
}

impl std::error::Error for Failure {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match self {
            Failure::Input { error, .. } | Failure::Output(error) => Some(error),
            Failure::Refused(_) => None,
        }
    }
}
