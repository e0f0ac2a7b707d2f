//! The page of `--help`, in the user's language.

use clap::{Arg, Command, CommandFactory as _};

use super::Arguments;
use crate::text::Lang;

/// The program with all it says about itself.
pub(super) fn command(lang: Lang) -> Command {
    // A page that is longer for `--help` than for `-h` has to be known as such before the command
    // is built; help and version are there only afterwards.
    let mut command = with_more(Arguments::command(), lang);
    command = command.mut_subcommands(|below| with_more(below, lang));
    command.build();
    told(command, lang)
}

fn with_more(command: Command, lang: Lang) -> Command {
    match more(command.get_name(), lang) {
        Some(more) => command.after_long_help(more),
        None => command,
    }
}

/// A command with what is told about it and all below it.
fn told(mut command: Command, lang: Lang) -> Command {
    let usage = command.render_usage().to_string();
    let usage = usage
        .trim_start_matches("Usage: ")
        .replace("[OPTIONS]", lang.console_usage_options())
        .replace("COMMAND", lang.console_usage_command());
    let template = format!(
        "{{about-with-newline}}\n{}: {{usage}}\n\n{{all-args}}{{after-help}}",
        lang.console_heading_usage()
    );
    let name = command.get_name().to_owned();
    let command = match about(&name, lang) {
        Some(about) => command.about(about).long_about(None),
        None => command,
    };
    command
        .override_usage(usage)
        .help_template(template)
        .subcommand_help_heading(lang.console_heading_commands())
        .mut_args(|argument| described(argument, &name, lang))
        .mut_subcommands(|below| told(below, lang))
}

fn described(argument: Arg, command: &str, lang: Lang) -> Arg {
    let heading = match argument.get_help_heading() {
        _ if argument.is_positional() => lang.console_heading_arguments(),
        Some(_) if command == "chesslings" => lang.console_heading_playing(),
        _ => lang.console_heading_options(),
    };
    // The text says which values there are, and what they mean.
    let argument = argument.help_heading(heading).hide_possible_values(true);
    // Under a heading of ours they would stand in the order of the alphabet.
    let argument = match argument.get_index() {
        Some(index) => argument.display_order(index),
        None => argument,
    };
    match option(argument.get_id().as_str(), lang) {
        Some(text) => argument.help(text).long_help(None),
        None => argument,
    }
}

fn about(command: &str, lang: Lang) -> Option<&'static str> {
    Some(match command {
        "chesslings" => lang.console_about_play(),
        "learn" => lang.console_about_learn(),
        "perft" => lang.console_about_perft(),
        "why" => lang.console_about_why(),
        "inspect" => lang.console_about_inspect(),
        "pgn" => lang.console_about_pgn(),
        "coach" => lang.console_about_coach(),
        "place" => lang.console_about_place(),
        "opponents" => lang.console_about_opponents(),
        "uci" => lang.console_about_uci(),
        "completions" => lang.console_about_completions(),
        "help" => lang.console_about_help(),
        _ => return None,
    })
}

fn more(command: &str, lang: Lang) -> Option<&'static str> {
    Some(match command {
        "chesslings" => lang.console_more_play(),
        "why" => lang.console_more_why(),
        "inspect" => lang.console_more_inspect(),
        "pgn" => lang.console_more_pgn(),
        "coach" => lang.console_more_coach(),
        "place" => lang.console_more_place(),
        "uci" => lang.console_more_uci(),
        "completions" => lang.console_more_completions(),
        _ => return None,
    })
}

fn option(id: &str, lang: Lang) -> Option<&'static str> {
    Some(match id {
        "lang" => lang.console_option_lang(),
        "help" => lang.console_option_help(),
        "version" => lang.console_option_version(),
        "white" => lang.console_option_white(),
        "black" => lang.console_option_black(),
        "fen" => lang.console_option_fen(),
        "load" => lang.console_option_load(),
        "against" => lang.console_option_against(),
        "playing_as" => lang.console_option_playing_as(),
        "without" => lang.console_option_without(),
        "army" => lang.console_option_army(),
        "seed" => lang.console_option_seed(),
        "resume" => lang.console_option_resume(),
        "save" => lang.console_option_save(),
        "style" => lang.console_option_style(),
        "ascii" => lang.console_option_ascii(),
        "color" => lang.console_option_color(),
        "flip" => lang.console_option_flip(),
        "auto_flip" => lang.console_option_auto_flip(),
        "no_flip" => lang.console_option_no_flip(),
        "strict" => lang.console_option_strict(),
        "state_dir" => lang.console_option_state_dir(),
        "no_autosave" => lang.console_option_no_autosave(),
        "unit" => lang.console_option_unit(),
        "number" => lang.console_option_number(),
        "child" => lang.console_option_child(),
        "depth" => lang.console_option_depth(),
        "divide" => lang.console_option_divide(),
        "from" => lang.console_option_from(),
        "to" => lang.console_option_to(),
        "json" => lang.console_option_json(),
        "file" => lang.console_option_file(),
        "game" => lang.console_option_game(),
        "units" => lang.console_option_units(),
        "eager" => lang.console_option_eager(),
        "shell" => lang.console_option_shell(),
        "task" => lang.console_option_task(),
        "size" => lang.console_option_size(),
        "pieces" => lang.console_option_pieces(),
        "white_pieces" => lang.console_option_white_pieces(),
        "black_pieces" => lang.console_option_black_pieces(),
        "count" => lang.console_option_count(),
        "limit" => lang.console_option_limit(),
        "all" => lang.console_option_all(),
        "threads" => lang.console_option_threads(),
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(command: &Command, lang: Lang) {
        let name = command.get_name();
        let about = command.get_about().map(ToString::to_string);
        assert_eq!(about.as_deref(), super::about(name, lang), "{name}");
        for argument in command.get_arguments() {
            let id = argument.get_id().as_str();
            let help = argument.get_help().map(ToString::to_string);
            assert!(help.is_some(), "{name} {id}");
            assert_eq!(help.as_deref(), option(id, lang), "{name} {id}");
        }
    }

    #[test]
    fn everything_is_told_in_every_language() {
        for lang in Lang::ALL {
            let program = command(lang);
            check(&program, lang);
            for below in program.get_subcommands() {
                if below.get_name() != "help" {
                    check(below, lang);
                }
            }
        }
    }

    #[test]
    fn arguments_are_told_in_the_order_they_are_typed() {
        let mut program = command(Lang::En);
        let learn = program.find_subcommand_mut("learn").unwrap();
        let page = learn.render_long_help().to_string();
        let (_, arguments) = page.split_once("Arguments:").unwrap();
        assert!(
            arguments.find("[UNIT]") < arguments.find("[NUMBER]"),
            "{page}"
        );
    }

    #[test]
    fn help_pages_speak_one_language() {
        let page = command(Lang::Ru).render_long_help().to_string();
        for english in [
            "Usage",
            "Options",
            "Commands",
            "Arguments",
            "Print",
            "values",
        ] {
            assert!(!page.contains(english), "{english}:\n{page}");
        }
    }
}
