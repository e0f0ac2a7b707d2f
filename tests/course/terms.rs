//! No word of chess is used before the exercise that explains it.

use chesslings::lessons::{Exercise, Question, Task};
use chesslings::text::Lang;

use crate::exercises;

/// A word of chess and the exercise in which it is explained. Words are given by how they begin; a
/// space at the end makes it the whole word.
struct Term {
    taught: &'static str,
    en: &'static [&'static str],
    ru: &'static [&'static str],
}

const TERMS: [Term; 20] = [
    term("rook-row", &["rank"], &["горизонтал"]),
    term("rook-column", &["file "], &["вертикал"]),
    term("bishop-long-diagonal", &["diagonal"], &["диагонал"]),
    term("rook-up-to-enemies", &["captur"], &["взяти"]),
    term("pawn-walk-home", &["promot"], &["преврат", "превращ"]),
    term("value-rook-for-bishop", &["trade", "exchange"], &["размен"]),
    term("protect-knight-fork", &["fork"], &["вилк"]),
    term(
        "check-straight",
        &["check"],
        &["шах ", "шаха ", "шаху ", "шахом "],
    ),
    term("check-curtain", &["discovered"], &["вскрыт"]),
    term("check-two-at-once", &["double check"], &["двойн"]),
    term("escape-pinned", &["pinned", "pin "], &["связк", "связан"]),
    term(
        "mate-backdoor",
        &["checkmate", "mate"],
        &["мат ", "мата ", "матом "],
    ),
    term("mate-stable", &["smothered"], &["спёрт"]),
    term("mate-ladder", &["ladder"], &["лесенка ", "лесенку "]),
    term(
        "draw-quiet-corner",
        &["stalemate"],
        &["пат ", "пата ", "патом "],
    ),
    term("draw-again", &["perpetual"], &["вечн"]),
    term("setup-touched", &["touch move"], &["тронул"]),
    term("castling-watch", &["castle", "castling"], &["рокиров"]),
    term("passing-watch", &["en passant"], &["на проходе"]),
    term("tactics-skewer", &["skewer"], &["линейн"]),
];

const fn term(
    taught: &'static str,
    en: &'static [&'static str],
    ru: &'static [&'static str],
) -> Term {
    Term { taught, en, ru }
}

/// Everything that is said with an exercise, in small letters and without signs.
fn said(lang: Lang, exercise: &Exercise) -> String {
    let own = |ending: &str| {
        lang.course(&format!("{}{ending}", exercise.id))
            .unwrap_or("")
    };
    let mut all = vec![lang.goal(exercise), lang.game_rule(exercise)];
    all.extend(["", "-right", "-wrong"].map(|ending| own(ending).to_owned()));
    if let Task::Choose(Question::Told { of, .. }) = exercise.task {
        all.extend((1..=of).map(|answer| own(&format!("-{answer}")).to_owned()));
    }
    let all = all.join(" ").to_lowercase();
    let words: Vec<_> = all
        .split(|letter: char| !letter.is_alphanumeric())
        .collect();
    let words: Vec<_> = words.into_iter().filter(|word| !word.is_empty()).collect();
    format!(" {} ", words.join(" "))
}

#[test]
fn no_term_is_used_before_it_is_explained() {
    let all = exercises();
    let mut problems = Vec::new();
    for Term { taught, en, ru } in TERMS {
        let place = all.iter().position(|(_, exercise)| exercise.id == taught);
        let place = place.unwrap_or_else(|| panic!("{taught} is no exercise"));
        for (lang, forms) in [(Lang::En, en), (Lang::Ru, ru)] {
            let uses = |exercise: &Exercise| {
                let said = said(lang, exercise);
                forms.iter().any(|form| said.contains(&format!(" {form}")))
            };
            assert!(uses(&all[place].1), "{taught} does not say {forms:?}");
            let early = all[..place].iter().filter(|(_, exercise)| uses(exercise));
            problems.extend(early.map(|(_, exercise)| format!("{} says {forms:?}", exercise.id)));
        }
    }
    assert!(problems.is_empty(), "{}", problems.join("\n"));
}
