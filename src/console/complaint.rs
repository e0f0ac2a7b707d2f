//! What is wrong with the arguments, in the user's language.

use clap::error::{ContextKind, ContextValue, ErrorKind};

use crate::text::Lang;

/// What to tell about arguments that can't be understood.
pub(super) fn complaint(error: &clap::Error, lang: Lang) -> String {
    let found = |kind| {
        let value = error.get(kind).map(ContextValue::to_string);
        value.filter(|value| !value.is_empty())
    };
    let option = found(ContextKind::InvalidArg).unwrap_or_default();
    let sentence = match error.kind() {
        ErrorKind::UnknownArgument if option.starts_with('-') => {
            lang.console_unknown_option(&option)
        }
        ErrorKind::UnknownArgument => lang.console_unexpected(&option),
        ErrorKind::InvalidSubcommand => {
            lang.console_unknown_command(&found(ContextKind::InvalidSubcommand).unwrap_or_default())
        }
        ErrorKind::InvalidValue | ErrorKind::ValueValidation => {
            match found(ContextKind::InvalidValue) {
                Some(value) => lang.console_bad_value(&option, &value),
                None => lang.console_missing_value(&option),
            }
        }
        ErrorKind::ArgumentConflict => match found(ContextKind::PriorArg) {
            Some(other) if other != option => lang.console_not_together(&option, &other),
            _ => lang.console_twice(&option),
        },
        ErrorKind::MissingRequiredArgument => lang.console_missing(&option),
        // The rest is rare; what the parser says is better than nothing.
        _ => error.to_string().trim_end().to_owned(),
    };
    let similar = [
        ContextKind::SuggestedArg,
        ContextKind::SuggestedValue,
        ContextKind::SuggestedSubcommand,
    ];
    let similar = similar.into_iter().find_map(found);
    let tip = match (similar, found(ContextKind::ValidValue)) {
        (Some(similar), _) => lang.console_similar_option(&similar),
        (None, Some(list)) => lang.console_good_values(&list),
        (None, None) => String::new(),
    };
    let told = [sentence, tip].join(" ");
    format!("{}\n{}", told.trim_end(), lang.console_try_help())
}
