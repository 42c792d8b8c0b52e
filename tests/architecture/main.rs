//! Module boundaries: which module may use which (ARCHITECTURE.md).

#![allow(
    unused_results,
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    reason = "a test says what is wrong by failing"
)]

mod imports;
mod matches;

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use imports::{cycles, edges, gather, modules, sources};

/// The source files below a folder, without tests: these may use real files and clocks.
fn files_of(folder: &str) -> Vec<PathBuf> {
    let mut files = Vec::new();
    gather(
        &Path::new(env!("CARGO_MANIFEST_DIR")).join(folder),
        &mut files,
    );
    let is_test = |path: &PathBuf| {
        path.components().any(|part| part.as_os_str() == "tests") || path.ends_with("tests.rs")
    };
    files.retain(|path| !is_test(path));
    files
}

/// Whether a line contains a whole word: `iced` but not `noticed`.
fn contains_word(line: &str, word: &str) -> bool {
    line.match_indices(word).any(|(at, _)| {
        let edge =
            |neighbour: Option<char>| neighbour.is_none_or(|it| !it.is_alphanumeric() && it != '_');
        edge(line[..at].chars().next_back()) && edge(line[at + word.len()..].chars().next())
    })
}

fn forbid(folders: &[&str], words: &[&str]) {
    let mut scanned = 0;
    for name in folders {
        let files = files_of(name);
        assert!(!files.is_empty(), "there is nothing in {name}");
        for file in files {
            let text = fs::read_to_string(&file).expect("source");
            scanned += 1;
            for (number, line) in text.lines().enumerate() {
                if line.trim_start().starts_with("#[cfg(test)]") {
                    break;
                }
                for word in words
                    .iter()
                    .filter(|_| !line.trim_start().starts_with("//"))
                {
                    assert!(
                        !contains_word(line, word),
                        "{}:{}: {word} is not allowed in {name}",
                        file.display(),
                        number + 1
                    );
                }
            }
        }
    }
    assert!(scanned >= folders.len());
    folders
        .iter()
        .for_each(|folder| forbid_imports(folder, words));
}

/// The same for imports, regardless of braces, `super` and other names.
fn forbid_imports(folder: &str, words: &[&str]) {
    for (module, uses) in modules(folder) {
        for word in words
            .iter()
            .map(|word| word.split("::").collect::<Vec<_>>())
        {
            let found = uses
                .paths
                .iter()
                .find(|path| path.windows(word.len()).any(|part| part == word.as_slice()));
            assert!(
                found.is_none(),
                "{}: {found:?} is not allowed in {folder}",
                module.join("::")
            );
        }
    }
}

/// What a crate may use of other crates is in its Cargo.toml, and the compiler holds it. What is forbidden here is the standard
/// library's.
#[test]
fn games_do_not_use_the_outside_world() {
    let inside = [
        "crates/first-martians/src",
        "crates/companions/src",
        "crates/rulebook/src",
        "crates/base/src/play",
    ];
    let outside = [
        "std::fs",
        "std::thread",
        "std::time",
        "std::env",
        "std::net",
        "println",
        "eprintln",
        "dbg",
        "SystemTime",
        "Instant",
    ];
    forbid(&inside, &outside);
}

#[test]
fn only_storage_uses_the_disk() {
    let folders = [
        "crates/content/src",
        "crates/language/src",
        "crates/session/src",
        "crates/window/src",
        "src",
    ];
    forbid(
        &folders,
        &["std::fs", "fs::write", "File::create", "OpenOptions"],
    );
}

/// The games of a crate do not know each other, and the scores know no helper.
#[test]
fn each_other_game_stands_alone() {
    let games = ["pocket_mars", "mechanica", "mars_needs_mechanics"];
    for game in games {
        let others = games.iter().filter(|other| **other != game);
        let mut words: Vec<String> = others.map(|other| format!("crate::{other}")).collect();
        words.push("crate::scorebook".to_owned());
        let words: Vec<&str> = words.iter().map(String::as_str).collect();
        forbid(&[&format!("crates/companions/src/{game}")], &words);
    }
    let above = games.map(|game| format!("crate::{game}"));
    let mut words: Vec<&str> = above.iter().map(String::as_str).collect();
    words.extend(["crate::scorebook", "base::play", "base::dice"]);
    forbid(&["crates/companions/src/scoring"], &words);
}

/// The layers of *First Martians*, lowest first: data, queries, rules, players.
const LAYERS: [(&str, &[&str]); 4] = [
    (
        "data",
        &[
            "amount",
            "board",
            "board_facts",
            "campaign",
            "carried",
            "cause",
            "command",
            "crew",
            "die_sols",
            "effect",
            "ending_outcome",
            "fact",
            "game",
            "game_box",
            "setup_steps",
            "left_out",
            "limits",
            "mission",
            "my_box",
            "objective",
            "objective_token",
            "schema",
            "sheet",
            "sol_at",
            "standing",
            "state",
            "step",
            "task",
            "vocabulary",
            "walker",
        ],
    ),
    ("queries", &["queries"]),
    ("rules", &["apply", "decide", "decision", "offers", "rules"]),
    (
        "play",
        &["dealt_set_up", "players", "simulation", "steps_ahead"],
    ),
];

#[test]
fn layers_use_only_layers_below_them() {
    let layer = |module: &str| {
        let first = module.split("::").next().unwrap_or_default();
        LAYERS
            .iter()
            .position(|(_, modules)| modules.contains(&first))
            .unwrap_or_else(|| panic!("{module} is in no layer"))
    };
    let mut seen = BTreeSet::new();
    for (module, used) in edges(&modules("crates/first-martians/src"))
        .iter()
        .filter(|(module, _)| !module.is_empty())
    {
        seen.insert(LAYERS[layer(module)].0);
        for used in used.iter().filter(|used| !used.is_empty()) {
            assert!(
                layer(used) <= layer(module),
                "{module} uses {used}, which is above it"
            );
        }
    }
    assert_eq!(seen.len(), LAYERS.len(), "every layer was looked at");
}

#[test]
fn modules_have_no_cycles() {
    for (name, most) in [
        ("crates/first-martians/src", 30),
        ("crates/language/src", 30),
        ("src/cli", 10),
    ] {
        let mut edges = edges(&modules(name));
        assert!(edges.len() > most, "{name} was read");
        // The root lists its modules and re-exports some of them.
        edges.remove("");
        edges
            .values_mut()
            .for_each(|used| used.retain(|it| !it.is_empty()));
        // Cycles within a module and its submodules are allowed.
        let first = |module: &str| module.split("::").next().unwrap_or_default().to_owned();
        let within_one_module = |cycle: &BTreeSet<String>| {
            cycle
                .iter()
                .map(|it| first(it))
                .collect::<BTreeSet<_>>()
                .len()
                == 1
        };
        let cycles: Vec<_> = cycles(&edges)
            .into_iter()
            .filter(|cycle| !within_one_module(cycle))
            .collect();
        assert_eq!(cycles, Vec::<BTreeSet<String>>::new(), "in {name}");
    }
}

#[test]
fn imports_are_resolved_in_every_form() {
    let module = ["crate", "first_martians", "board", "spot"]
        .map(str::to_owned)
        .to_vec();
    let text = "use super::super::{fact::{self, Cause as Why}, game::*};\npub use crate::{session, cli::play};\n\
        fn plain() { let _ = super::place::Place::new(); }\n#[cfg(test)]\nmod tests { use crate::storage; }\n\
        mod inside { use super::Spot; }";
    let uses = imports::of(&module, &syn::parse_file(text).expect("Rust"));
    let read: Vec<String> = uses.paths.iter().map(|path| path.join("::")).collect();
    assert_eq!(
        read,
        [
            "crate::cli::play",
            "crate::first_martians::board::place::Place::new",
            "crate::first_martians::board::spot::Spot",
            "crate::first_martians::fact",
            "crate::first_martians::fact::Cause",
            "crate::first_martians::game",
            "crate::session",
        ]
    );
}

#[test]
fn cycles_are_found_and_chains_are_not() {
    let edges = |pairs: &[(&str, &str)]| {
        let mut edges: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
        for (from, to) in pairs {
            edges
                .entry((*from).to_owned())
                .or_default()
                .insert((*to).to_owned());
            edges.entry((*to).to_owned()).or_default();
        }
        edges
    };
    assert!(cycles(&edges(&[("a", "b"), ("b", "c")])).is_empty());
    let found = cycles(&edges(&[("a", "b"), ("b", "c"), ("c", "b"), ("d", "a")]));
    assert_eq!(
        found.into_iter().collect::<Vec<_>>(),
        [BTreeSet::from(["b".to_owned(), "c".to_owned()])]
    );
}

#[test]
fn every_match_over_effects_facts_tasks_and_steps_is_exhaustive() {
    let mut seen = 0;
    for folder in [
        "crates/first-martians/src",
        "crates/content/src",
        "crates/language/src",
    ] {
        let in_the_game = folder.contains("first-martians");
        for (module, file) in sources(folder) {
            // The helpers have their own facts and steps.
            let uses = imports::of(&module, &file);
            let named = |name: &&str| {
                uses.paths
                    .iter()
                    .any(|path| path[0] == "first_martians" && path.iter().any(|part| part == name))
            };
            let enums: BTreeSet<&str> = matches::ENUMS
                .into_iter()
                .filter(|name| in_the_game || named(name))
                .collect();
            let (count, open) = matches::wildcards(&file, &enums);
            seen += count;
            assert_eq!(open, Vec::<String>::new(), "{}", module.join("::"));
        }
    }
    assert!(seen > 20, "{seen} matches were read");
}

#[test]
fn wildcard_matches_are_found() {
    let text = "fn a(it: &Fact) { match it { Fact::Read { .. } => 1, _ => 2 }; match it { Fact::Read {} => 1, Fact::Died {} => 2 }; }\n\
        impl Step { fn id(&self) { match self { Self::Crew => 1, other => 2 } } }\n\
        fn b(it: u8) { match it { 1 => 1, _ => 2 }; match it { Effect::Wilt {} => 1, it if it > 2 => 2, Effect::Grow {} => 3 } }";
    let enums = matches::ENUMS.into_iter().collect();
    let found = matches::wildcards(&syn::parse_file(text).expect("Rust"), &enums);
    assert_eq!(found, (4, vec!["it".to_owned(), "self".to_owned()]));
}
