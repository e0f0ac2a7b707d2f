//! Facts about our own drawings that are fetched when they are first shown: the chick, the animals
//! for children, the badges, the opponents.

#![expect(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

use std::path::PathBuf;

use chesslings::lessons::Course;

/// The drawings of a folder, by their names.
fn drawings(folder: &str) -> Vec<(String, String)> {
    let files = std::fs::read_dir(format!("www/images/{folder}")).unwrap();
    let mut paths: Vec<PathBuf> = files.map(|file| file.unwrap().path()).collect();
    paths.sort();
    let named = paths.iter().map(|path| {
        assert_eq!(path.extension().unwrap(), "svg", "{}", path.display());
        let name = path.file_stem().unwrap().to_str().unwrap();
        (name.to_owned(), std::fs::read_to_string(path).unwrap())
    });
    named.collect()
}

fn chick() -> String {
    std::fs::read_to_string("www/images/chick.svg").unwrap()
}

/// All drawings, by their folders and names.
fn all() -> Vec<(String, String)> {
    let mut found = vec![("chick".to_owned(), chick())];
    for folder in ["animals", "badges", "opponents"] {
        let here = drawings(folder).into_iter();
        found.extend(here.map(|(name, drawing)| (format!("{folder}/{name}"), drawing)));
    }
    found
}

/// What an element says, in order.
type Attributes<'a> = Vec<(&'a str, &'a str)>;

/// The elements of a drawing with their attributes; or what is wrong with its tags.
fn elements(drawing: &str) -> Result<Vec<(&str, Attributes<'_>)>, String> {
    let (mut open, mut found) = (Vec::new(), Vec::new());
    let mut rest = drawing;
    while let Some((_, tag)) = rest.split_once('<') {
        if let Some((_, after)) = tag.strip_prefix("!--").and_then(|it| it.split_once("-->")) {
            rest = after;
            continue;
        }
        let (tag, after) = tag.split_once('>').ok_or("a tag has no end")?;
        rest = after;
        if let Some(name) = tag.strip_prefix('/') {
            let opened = open.pop();
            if opened != Some(name) {
                return Err(format!("</{name}> closes {opened:?}"));
            }
        } else {
            let (inner, closed) = tag
                .strip_suffix('/')
                .map_or((tag, false), |inner| (inner, true));
            let (name, said) = inner.split_once(' ').unwrap_or((inner, ""));
            found.push((name, attributes(said)?));
            if !closed {
                open.push(name);
            }
        }
    }
    match open.pop() {
        Some(name) => Err(format!("<{name}> has no end")),
        None => Ok(found),
    }
}

fn attributes(mut said: &str) -> Result<Attributes<'_>, String> {
    let mut found = Vec::new();
    while !said.trim().is_empty() {
        let parts = said.trim_start().split_once("=\"");
        let parts = parts.and_then(|(name, rest)| Some((name, rest.split_once('"')?)));
        let (name, (value, rest)) = parts.ok_or_else(|| format!("not an attribute: {said}"))?;
        if found.iter().any(|(known, _)| *known == name) {
            return Err(format!("{name} is said twice"));
        }
        found.push((name, value));
        said = rest;
    }
    Ok(found)
}

#[test]
fn tags_that_do_not_fit_are_found() {
    for bad in [
        "<svg>",
        "<svg><g></svg></g>",
        "<svg",
        "<svg a></svg>",
        "<svg a=\"1\" a=\"2\"/>",
        "<svg a=\"1/>",
    ] {
        assert!(elements(bad).is_err(), "{bad}");
    }
    assert_eq!(
        elements("<svg a=\"1\"><!-- <g> --><g/></svg>"),
        Ok(vec![("svg", vec![("a", "1")]), ("g", vec![])])
    );
}

#[test]
fn a_drawing_is_shapes_and_nothing_else() {
    const KNOWN: [&str; 7] = ["svg", "style", "g", "path", "circle", "ellipse", "rect"];
    for (name, drawing) in all() {
        let elements = elements(&drawing).unwrap_or_else(|wrong| panic!("{name}: {wrong}"));
        let (root, said) = &elements[0];
        assert_eq!(*root, "svg", "{name}");
        assert!(
            said.contains(&("xmlns", "http://www.w3.org/2000/svg")),
            "{name}"
        );
        let (_, view) = said.iter().find(|(key, _)| *key == "viewBox").expect(&name);
        // Square, so that all sizes of the page fit.
        let numbers: Vec<&str> = view.split(' ').collect();
        assert_eq!(numbers[2..], [numbers[2]; 2], "{name}");
        for (element, said) in &elements {
            assert!(KNOWN.contains(element), "{name} has a <{element}>");
            for (key, _) in said {
                let calls = key.starts_with("on") || key.contains("href") || *key == "style";
                assert!(!calls, "{name} has {key}");
            }
        }
        for outside in ["url(", "@import", "<?", "<!D", "&"] {
            assert!(!drawing.contains(outside), "{name} has {outside}");
        }
    }
}

#[test]
fn every_unit_and_every_test_has_its_badge() {
    let badges: Vec<String> = drawings("badges").into_iter().map(|it| it.0).collect();
    let units = Course::units().iter().map(|unit| unit.id);
    let mut wanted: Vec<&str> = units.chain(["course", "diploma"]).collect();
    wanted.sort_unstable();
    assert_eq!(badges, wanted);
}

#[test]
fn children_can_choose_among_twelve_animals() {
    assert!(drawings("animals").len() >= 12);
}

/// The drawing says of each of these names that it can be asked for by it.
fn check_names(drawing: &str, names: &[&str]) {
    for name in names {
        let id = format!("<g id=\"{name}\"/>");
        assert!(drawing.contains(&id), "nothing is called {name}");
    }
}

#[test]
fn the_chick_has_all_its_faces() {
    let faces = [
        "hello", "showing", "thinking", "happy", "oh", "proud", "sleepy",
    ];
    let chick = chick();
    check_names(&chick, &faces);
    for face in faces {
        let shown = format!("[id|={face}]:target ~ * .{face}");
        assert!(chick.contains(&shown), "{face} shows nothing of its own");
    }
    for face in ["waiting", "showing", "thinking"] {
        for side in ["left", "right", "up", "up-left", "up-right", "down"] {
            check_names(&chick, &[&format!("{face}-{side}")]);
        }
    }
}

#[test]
fn the_chick_is_still_where_motion_is_unwanted() {
    let chick = chick();
    let (before, after) = chick
        .split_once("(prefers-reduced-motion: no-preference)")
        .unwrap();
    assert!(!before.contains("animation:"));
    let (_, after) = after.split_once("@keyframes").unwrap();
    assert!(!after.contains("animation:"));
    assert!(!chick.contains("infinite"));
}

#[test]
fn every_opponent_can_look_around_and_be_glad() {
    let opponents = drawings("opponents");
    let names: Vec<&str> = opponents.iter().map(|(name, _)| name.as_str()).collect();
    let wanted = "chick eagle egg hatchling hawk jackdaw magpie owl raven sparrow";
    assert_eq!(names.join(" "), wanted);
    for (_, drawing) in &opponents {
        check_names(drawing, &["left", "right", "up", "down", "glad"]);
        for class in ["eyes", "pupils", "glad"] {
            assert_eq!(drawing.matches(&format!("class=\"{class}\"")).count(), 1);
        }
    }
}

/// Bytes as they stand here; `scripts/lib/size.mjs` counts what a browser downloads of them.
#[test]
fn drawings_stay_small() {
    let bytes = |drawings: &[(String, String)]| drawings.iter().map(|it| it.1.len()).sum::<usize>();
    for (name, drawing) in all() {
        let most = if name == "chick" { 8_000 } else { 2_000 };
        assert!(drawing.len() <= most, "{name}: {}", drawing.len());
    }
    let opponents = bytes(&drawings("opponents"));
    assert!(opponents <= 20_000, "{opponents}");
    let others = bytes(&all()) - opponents;
    assert!(others <= 50_000, "{others}");
}
