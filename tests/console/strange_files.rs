//! Files that are no files, names that are nearly too long, letters of another encoding.

use std::fs;
use std::os::unix::fs::{FileTypeExt as _, symlink};
use std::path::Path;
use std::process::Command;

use crate::binary::{check, chesslings, complained, run, said};
use crate::scratch::Scratch;

const PLAYERS: [&str; 2] = ["--white=Anna", "--black=Boris"];

fn make_pipe(path: &Path) {
    assert!(Command::new("mkfifo").arg(path).status().unwrap().success());
}

fn is_pipe(path: &Path) -> bool {
    fs::symlink_metadata(path).unwrap().file_type().is_fifo()
}

#[test]
fn saving_never_replaces_what_is_no_ordinary_file() {
    let scratch = Scratch::new();
    let pipe = scratch.join("pipe.pgn");
    make_pipe(&pipe);
    let asked = run(
        chesslings(scratch.path()).args(PLAYERS),
        "e4\nsave pipe\nfen\n",
    );
    check(
        &asked,
        0,
        &["pipe.pgn: that is no ordinary file.", " b KQkq - 0 1"],
    );
    let option = run(
        chesslings(scratch.path())
            .args(PLAYERS)
            .args(["--save", "pipe.pgn"]),
        "e4\n",
    );
    assert_eq!(option.status.code(), Some(2));
    assert!(complained(&option).contains("pipe.pgn: that is no ordinary file."));
    assert!(is_pipe(&pipe));
}

#[test]
fn the_longest_names_can_be_saved_again_and_again() {
    let scratch = Scratch::new();
    for length in [239, 255] {
        let name = format!("{}.pgn", "n".repeat(length - 4));
        let mut command = chesslings(scratch.path());
        let output = run(
            command.args(PLAYERS).args(["--save", &name]),
            "e4\ne5\nNf3\n",
        );
        check(&output, 0, &[]);
        let text = fs::read_to_string(scratch.join(&name)).unwrap();
        assert!(text.ends_with("1. e4 e5 2. Nf3 *\n"), "{text}");
    }
}

#[test]
fn a_game_is_not_waited_for_at_a_pipe() {
    let scratch = Scratch::new();
    make_pipe(&scratch.join("pipe.pgn"));
    let asked = run(chesslings(scratch.path()).args(PLAYERS), "load pipe\nfen\n");
    check(
        &asked,
        0,
        &["pipe.pgn: that is no ordinary file.", " w KQkq - 0 1"],
    );
    let option = run(chesslings(scratch.path()).args(["--load", "pipe.pgn"]), "");
    assert_eq!(option.status.code(), Some(2));
    // One that lies among the games that are kept is none of them.
    fs::create_dir(scratch.join("state")).unwrap();
    make_pipe(&scratch.join("state/game-00001.pgn"));
    let output = run(chesslings(scratch.path()).arg("--resume"), "\n\ne4\n");
    check(
        &output,
        0,
        &["game-00001.pgn: that is no ordinary file.", "1. e4"],
    );
}

#[test]
fn stars_that_have_no_end_keep_nobody_from_learning() {
    type Spoil<'a> = (&'a str, fn(&Path));
    let spoil: [Spoil<'_>; 3] = [
        ("that is no ordinary file", |file| make_pipe(file)),
        ("that is no ordinary file", |file| {
            symlink("/dev/zero", file).unwrap();
        }),
        ("that is too large for me", |file| {
            let file = fs::File::create(file).unwrap();
            file.set_len(1 << 40).unwrap();
        }),
    ];
    for (complaint, spoil) in spoil {
        let scratch = Scratch::new();
        let state = scratch.join("state");
        fs::create_dir(&state).unwrap();
        spoil(&state.join("progress.txt"));
        spoil(&scratch.join("stars.txt"));
        let mut command = chesslings(scratch.path());
        let output = run(command.arg("learn"), "go rook 1\nload stars\n");
        let kept = format!("I can't keep your stars in a file: {complaint}.");
        let loaded = format!("stars.txt: {complaint}.");
        check(&output, 0, &[&kept, &loaded, "The rook, 1 of "]);
    }
}

#[test]
fn a_game_in_the_old_encoding_keeps_its_letters() {
    let scratch = Scratch::new();
    let game = b"[White \"M\xfcller\"]\n[Black \"Gr\xfcnfeld\"]\n\n1. e4 *\n";
    fs::write(scratch.join("game.pgn"), game).unwrap();
    let players = "Müller plays White, Grünfeld plays Black.";
    let option = run(
        chesslings(scratch.path()).args(["--load", "game.pgn"]),
        "save copy\n",
    );
    check(&option, 0, &[players]);
    let copy = fs::read_to_string(scratch.join("copy.pgn")).unwrap();
    assert!(copy.contains("[White \"Müller\"]"), "{copy}");
    let asked = run(chesslings(scratch.path()).args(PLAYERS), "load game\n");
    assert!(said(&asked).contains("Müller against Grünfeld"));
}
