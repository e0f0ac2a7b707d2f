//! Who imports whom: the modules of the source without their tests, and the names that each takes
//! from others, followed through `pub use` to where they are made.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

/// The way to a module or a name from the root of the crate.
pub(crate) type Way = Vec<String>;

/// All modules of the crate, by the way that leads there.
pub(crate) struct Modules(BTreeMap<Way, Module>);

#[derive(Default)]
struct Module {
    /// What its `use` lines and paths lead to.
    ways: BTreeSet<Way>,
    /// The names that its `use` lines bring in.
    names: BTreeMap<String, Way>,
}

impl Modules {
    /// Reads a folder of source.
    pub(crate) fn read(source: &Path) -> Self {
        let mut modules = BTreeMap::new();
        let mut folders = vec![(source.to_owned(), Way::new())];
        while let Some((folder, way)) = folders.pop() {
            for entry in fs::read_dir(folder).expect("the source can be read") {
                let path = entry.expect("the source can be read").path();
                let stem = path.file_stem().unwrap_or_default().to_string_lossy();
                if ["tests", "visitor", "bin", "main"].contains(&&*stem) {
                    continue;
                }
                let mut own = way.clone();
                if !["mod", "lib"].contains(&&*stem) {
                    own.push(stem.into_owned());
                }
                if path.is_dir() {
                    folders.push((path, own));
                } else if path.extension().is_some_and(|end| end == "rs") {
                    let text = fs::read_to_string(&path).expect("the source can be read");
                    modules.insert(own.clone(), Module::read(&own, &text));
                }
            }
        }
        Self(modules)
    }

    /// For every folder that has modules, who of them uses whom.
    pub(crate) fn neighbours(&self) -> BTreeMap<Way, BTreeMap<&str, BTreeSet<&str>>> {
        let mut found: BTreeMap<Way, BTreeMap<&str, BTreeSet<&str>>> = BTreeMap::new();
        for (from, module) in &self.0 {
            for way in &module.ways {
                let to = self.home(way);
                let same = from.iter().zip(to).take_while(|(a, b)| a == b).count();
                if let (Some(user), Some(used)) = (from.get(same), to.get(same)) {
                    let folder = found.entry(from[..same].to_vec()).or_default();
                    folder.entry(user).or_default().insert(used);
                }
            }
        }
        found
    }

    /// What a module and all in it use, as the modules where it is made.
    pub(crate) fn used_in<'a>(
        &'a self,
        part: &'a [String],
    ) -> impl Iterator<Item = (&'a Way, &'a Way)> {
        let own = self.0.iter().filter(move |(way, _)| way.starts_with(part));
        own.flat_map(move |(from, module)| {
            module.ways.iter().map(move |way| (from, self.home(way)))
        })
    }

    /// The module in which a name is made.
    fn home<'a>(&'a self, way: &'a [String]) -> &'a Way {
        let mut way = way;
        loop {
            let lengths = (0..=way.len()).rev();
            let known = lengths.filter_map(|length| self.0.get_key_value(&way[..length]));
            let (module, inside) = known.into_iter().next().expect("lib.rs is known");
            let next = way
                .get(module.len())
                .and_then(|name| inside.names.get(name));
            match next {
                Some(next) if next != way => way = next,
                _ => return module,
            }
        }
    }
}

impl Module {
    fn read(own: &Way, text: &str) -> Self {
        let code = text
            .split("#[cfg(test)]\nmod tests")
            .next()
            .unwrap_or_default();
        let lines = code.lines().map(str::trim_start);
        let lines = lines.filter(|line| !line.starts_with("//"));
        let code = lines.collect::<Vec<_>>().join("\n");
        let mut module = Self::default();
        for statement in code.split(';') {
            let mut starts = statement.match_indices("use ").map(|(at, _)| at);
            let start = starts.find(|&at| {
                let before = statement[..at].lines().next_back().unwrap_or_default();
                let before = if statement[..at].ends_with('\n') {
                    ""
                } else {
                    before
                };
                before.is_empty() || before.starts_with("pub") && before.ends_with(' ')
            });
            let Some(start) = start else {
                continue;
            };
            let mut brought = Vec::new();
            spread(&mut Way::new(), &statement[start + 4..], &mut brought);
            for (way, name) in brought {
                if let Some(way) = from_root(own, &way, &module) {
                    module.names.insert(name, way.clone());
                    module.ways.insert(way);
                }
            }
        }
        // Who may see something is no use of it.
        for path in paths(&code.replace("(in crate::", "(")) {
            if let Some(way) = from_root(own, &path, &module) {
                module.ways.insert(way);
            }
        }
        module
    }
}

/// All ways of a tree of imports, each with the name that it gets here.
fn spread(before: &mut Way, tree: &str, found: &mut Vec<(Way, String)>) {
    let tree = tree.trim();
    if let Some(list) = tree.strip_prefix('{') {
        for one in parts(list.strip_suffix('}').unwrap_or(list)) {
            spread(before, one, found);
        }
        return;
    }
    if let Some((first, rest)) = tree.split_once("::") {
        before.push(first.trim().to_owned());
        spread(before, rest, found);
        before.pop();
        return;
    }
    let (name, alias) = tree.split_once(" as ").unwrap_or((tree, tree));
    let mut way = before.clone();
    if name != "self" && name != "*" {
        way.push(name.to_owned());
    }
    let alias = if alias == "self" {
        before.last().cloned()
    } else {
        Some(alias.to_owned())
    };
    if !way.is_empty() {
        found.push((way, alias.unwrap_or_default()));
    }
}

/// The parts of a list that stand between commas, but not those of lists in it.
fn parts(list: &str) -> Vec<&str> {
    let (mut found, mut depth, mut start) = (Vec::new(), 0, 0);
    for (at, sign) in list.char_indices() {
        match sign {
            '{' => depth += 1,
            '}' => depth -= 1,
            ',' if depth == 0 => {
                found.push(&list[start..at]);
                start = at + 1;
            }
            _ => {}
        }
    }
    found.push(&list[start..]);
    found.retain(|part| !part.trim().is_empty());
    found
}

/// The paths in the code that begin at the root or go up.
fn paths(code: &str) -> Vec<Way> {
    let is_sign = |sign: char| !sign.is_alphanumeric() && sign != '_' && sign != ':';
    // What ends with colons is the beginning of a list of imports.
    let words = code.split(is_sign).filter(|word| !word.ends_with(':'));
    let ways = words.map(|word| word.split("::").map(str::to_owned).collect::<Way>());
    ways.filter(|way| way.len() > 1 && ["crate", "super"].contains(&&*way[0]))
        .collect()
}

/// A way as seen from the root; nothing if it leads out of the crate.
fn from_root(own: &Way, way: &[String], module: &Module) -> Option<Way> {
    let mut there = own.clone();
    let mut rest = way;
    match way.first()?.as_str() {
        "crate" => {
            there.clear();
            rest = &way[1..];
        }
        "self" => rest = &way[1..],
        "super" => {
            while rest.first().is_some_and(|name| name == "super") {
                there.pop();
                rest = &rest[1..];
            }
        }
        // The name of a module that stands here, or of one that was brought in; else another crate.
        name => {
            if let Some(known) = module.names.get(name) {
                there.clone_from(known);
                rest = &way[1..];
            }
        }
    }
    there.extend(rest.iter().filter(|name| !name.is_empty()).cloned());
    Some(there)
}

/// Groups whose members all lead to each other by what they use.
pub(crate) fn cycles(uses: &BTreeMap<&str, BTreeSet<&str>>) -> BTreeSet<BTreeSet<String>> {
    let reach = |from: &str| {
        let mut seen: BTreeSet<&str> = BTreeSet::new();
        let mut open = vec![from];
        while let Some(at) = open.pop() {
            for &next in uses.get(at).into_iter().flatten() {
                if seen.insert(next) {
                    open.push(next);
                }
            }
        }
        seen.into_iter()
            .map(str::to_owned)
            .collect::<BTreeSet<String>>()
    };
    let all: BTreeMap<&str, BTreeSet<String>> =
        uses.keys().map(|&name| (name, reach(name))).collect();
    let mut found = BTreeSet::new();
    for (&name, reached) in &all {
        let back = |other: &&String| {
            all.get(other.as_str())
                .is_some_and(|theirs| theirs.contains(name))
        };
        if reached.contains(name) {
            found.insert(reached.iter().filter(back).cloned().collect());
        }
    }
    found
}
