//! The walls between the rooms: who may use what (ARCHITECTURE.md).

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test says what is wrong by failing")]

mod imports;
mod matches;

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use imports::{circles, edges, modules, sources};

/// The source files of a room: `src/<room>.rs` and `src/<room>/`.
fn room(name: &str) -> Vec<PathBuf> {
    let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let mut files = vec![source.join(format!("{name}.rs"))];
    gather(&source.join(name), &mut files);
    // The tests of a room may look at real files and real clocks.
    let is_test = |path: &PathBuf| path.components().any(|part| part.as_os_str() == "tests") || path.ends_with("tests.rs");
    files.retain(|path| path.is_file() && !is_test(path));
    files
}

fn gather(folder: &Path, files: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).into_iter().flatten().filter_map(Result::ok) {
        let path = entry.path();
        if path.is_dir() {
            gather(&path, files);
        } else if path.extension().is_some_and(|end| end == "rs") {
            files.push(path);
        }
    }
}

/// Whether a line names it as a word: `iced` but not `noticed`.
fn names(line: &str, word: &str) -> bool {
    line.match_indices(word).any(|(at, _)| {
        let edge = |neighbour: Option<char>| neighbour.is_none_or(|it| !it.is_alphanumeric() && it != '_');
        edge(line[..at].chars().next_back()) && edge(line[at + word.len()..].chars().next())
    })
}

fn refuse(rooms: &[&str], words: &[&str]) {
    let mut scanned = 0;
    for name in rooms {
        let files = room(name);
        assert!(!files.is_empty(), "there is no room {name}");
        for file in files {
            let text = fs::read_to_string(&file).expect("source");
            scanned += 1;
            for (number, line) in text.lines().enumerate() {
                // Tests of a room may look at real files.
                if line.trim_start().starts_with("#[cfg(test)]") {
                    break;
                }
                for word in words.iter().filter(|_| !line.trim_start().starts_with("//")) {
                    assert!(!names(line, word), "{}:{}: {word} has no place in {name}", file.display(), number + 1);
                }
            }
        }
    }
    assert!(scanned >= rooms.len());
    rooms.iter().for_each(|room| refuse_imports(room, words));
}

/// The same for what the code imports, however it is spelled: braces, `super`, other names.
fn refuse_imports(room: &str, words: &[&str]) {
    for (module, uses) in modules(room) {
        for word in words.iter().map(|word| word.split("::").collect::<Vec<_>>()) {
            let found = uses.paths.iter().find(|path| path.windows(word.len()).any(|part| part == word.as_slice()));
            assert!(found.is_none(), "{}: {found:?} has no place in {room}", module.join("::"));
        }
    }
}

#[test]
fn the_games_know_no_outside_world() {
    let outside =
        ["std::fs", "std::thread", "std::time", "std::env", "std::net", "iced", "fluent", "fluent_bundle", "fluent_syntax"];
    let inside = [
        "first_martians",
        "pocket_mars",
        "mechanica",
        "mars_needs_mechanics",
        "scorebook",
        "scoring",
        "play",
        "dice",
        "rulebook",
    ];
    refuse(&inside, &outside);
    refuse(&inside, &["println", "eprintln", "dbg", "SystemTime", "Instant"]);
}

#[test]
fn each_room_uses_only_what_lies_below_it() {
    refuse(&["dice"], &["crate::play", "crate::first_martians", "crate::content", "crate::language", "crate::storage"]);
    refuse(&["play"], &["crate::first_martians", "crate::content", "crate::language", "crate::storage", "crate::dice"]);
    let above = ["crate::content", "crate::language", "crate::storage", "crate::session", "crate::cli", "crate::app"];
    refuse(&["rulebook"], &[&above[..], &["crate::first_martians", "crate::play", "crate::dice"]].concat());
    refuse(&["first_martians"], &["crate::content", "crate::language", "crate::storage", "crate::session", "crate::cli"]);
    let games = ["crate::first_martians", "crate::pocket_mars", "crate::mechanica", "crate::mars_needs_mechanics"];
    let above = ["crate::content", "crate::language", "crate::storage", "crate::session", "crate::cli", "crate::scorebook"];
    refuse(&["scoring", "play", "dice"], &[&games[..], &above[..]].concat());
    for (room, own) in [("pocket_mars", games[1]), ("mechanica", games[2]), ("mars_needs_mechanics", games[3])] {
        let others: Vec<&str> = games.iter().copied().filter(|game| *game != own).collect();
        refuse(&[room], &[&others[..], &above[..]].concat());
    }
    refuse(&["scoring"], &["crate::play", "crate::dice"]);
    refuse(&["scorebook"], &above[..5]);
    refuse(&["content"], &["crate::language", "crate::storage", "crate::session", "crate::cli", "crate::app"]);
    refuse(&["storage"], &["crate::language", "crate::session", "crate::cli", "crate::app"]);
    refuse(&["language"], &["crate::storage", "crate::session", "crate::cli", "crate::app"]);
    refuse(&["session", "cli"], &["crate::app"]);
}

#[test]
fn only_storage_touches_the_disk() {
    refuse(&["content", "language", "session", "cli", "app"], &["std::fs", "fs::write", "File::create", "OpenOptions"]);
}

#[test]
fn only_language_knows_fluent_bundles_and_only_the_app_knows_iced() {
    refuse(&["content", "storage", "session", "cli", "app"], &["use fluent", "fluent_bundle"]);
    refuse(&["content", "storage", "session", "cli", "language"], &["iced"]);
}

#[test]
fn files_fit_a_head() {
    let games = ["first_martians", "pocket_mars", "mechanica", "mars_needs_mechanics"];
    let others = ["scoring", "scorebook", "play", "dice", "content", "language", "storage", "session", "cli", "app"];
    for file in games.iter().chain(&others).flat_map(|name| room(name)) {
        let lines = fs::read_to_string(&file).expect("source").lines().count();
        assert!(lines <= 480, "{} has {lines} lines", file.display());
    }
}

/// What *First Martians* is made of, the lowest first: data, questions about a game, rules, and who plays by them.
const LAYERS: [(&str, &[&str]); 4] = [
    (
        "data",
        &[
            "amount",
            "board",
            "board_facts",
            "cause",
            "command",
            "crew",
            "effect",
            "fact",
            "game",
            "game_box",
            "limits",
            "mission",
            "my_box",
            "sheet",
            "state",
            "step",
            "task",
            "words",
        ],
    ),
    ("queries", &["queries"]),
    ("rules", &["apply", "decide", "draft", "offers", "rules"]),
    ("play", &["players", "simulation"]),
];

#[test]
fn data_knows_no_query_and_no_query_knows_the_rules() {
    let layer = |module: &str| {
        let first = module.split("::").next().unwrap_or_default();
        LAYERS.iter().position(|(_, modules)| modules.contains(&first)).unwrap_or_else(|| panic!("in which layer is {module}?"))
    };
    let mut seen = BTreeSet::new();
    for (module, used) in edges(&modules("first_martians")).iter().filter(|(module, _)| !module.is_empty()) {
        let _ = seen.insert(LAYERS[layer(module)].0);
        for used in used.iter().filter(|used| !used.is_empty()) {
            assert!(layer(used) <= layer(module), "{module} uses {used}, which lies above it");
        }
    }
    assert_eq!(seen.len(), LAYERS.len(), "every layer was looked at");
}

#[test]
fn no_modules_use_each_other_in_a_circle() {
    for (room, most) in [("first_martians", 30), ("language", 30), ("cli", 10)] {
        let mut edges = edges(&modules(room));
        assert!(edges.len() > most, "{room} was read");
        // The root lists its parts and hands some of them on.
        let _ = edges.remove("");
        edges.values_mut().for_each(|used| used.retain(|it| !it.is_empty()));
        // A module and its parts are one thing in several files: what they use of each other is their own matter.
        let first = |module: &str| module.split("::").next().unwrap_or_default().to_owned();
        let one = |circle: &BTreeSet<String>| circle.iter().map(|it| first(it)).collect::<BTreeSet<_>>().len() == 1;
        let circles: Vec<_> = circles(&edges).into_iter().filter(|circle| !one(circle)).collect();
        assert_eq!(circles, Vec::<BTreeSet<String>>::new(), "in {room}");
    }
}

#[test]
fn an_import_is_read_however_it_is_spelled() {
    let module = ["crate", "first_martians", "board", "twin"].map(str::to_owned).to_vec();
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
            "crate::first_martians::board::twin::Spot",
            "crate::first_martians::fact",
            "crate::first_martians::fact::Cause",
            "crate::first_martians::game",
            "crate::session",
        ]
    );
}

#[test]
fn a_circle_is_found_and_a_chain_is_none() {
    let edges = |pairs: &[(&str, &str)]| {
        let mut edges: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
        for (from, to) in pairs {
            let _ = edges.entry((*from).to_owned()).or_default().insert((*to).to_owned());
            let _ = edges.entry((*to).to_owned()).or_default();
        }
        edges
    };
    assert!(circles(&edges(&[("a", "b"), ("b", "c")])).is_empty());
    let found = circles(&edges(&[("a", "b"), ("b", "c"), ("c", "b"), ("d", "a")]));
    assert_eq!(found.into_iter().collect::<Vec<_>>(), [BTreeSet::from(["b".to_owned(), "c".to_owned()])]);
}

#[test]
fn every_match_over_effects_facts_tasks_and_steps_names_them_all() {
    let mut seen = 0;
    for (module, file) in ["first_martians", "content", "language"].iter().flat_map(|room| sources(room)) {
        // The helpers have facts and steps of their own.
        let uses = imports::of(&module, &file);
        let ours = |path: &imports::Full| path.get(1).is_some_and(|room| room == "first_martians");
        let named = |name: &&str| uses.paths.iter().any(|path| ours(path) && path.iter().any(|part| part == name));
        let enums: BTreeSet<&str> = matches::ENUMS.into_iter().filter(|name| ours(&module) || named(name)).collect();
        let (count, open) = matches::open(&file, &enums);
        seen += count;
        assert_eq!(open, Vec::<String>::new(), "{}", module.join("::"));
    }
    assert!(seen > 20, "{seen} matches were read");
}

#[test]
fn a_match_that_takes_anything_else_is_found() {
    let text = "fn a(it: &Fact) { match it { Fact::Read { .. } => 1, _ => 2 }; match it { Fact::Read {} => 1, Fact::Died {} => 2 }; }\n\
        impl Step { fn id(&self) { match self { Self::Crew => 1, other => 2 } } }\n\
        fn b(it: u8) { match it { 1 => 1, _ => 2 }; match it { Effect::Wilt {} => 1, it if it > 2 => 2, Effect::Grow {} => 3 } }";
    let enums = matches::ENUMS.into_iter().collect();
    let found = matches::open(&syn::parse_file(text).expect("Rust"), &enums);
    assert_eq!(found, (4, vec!["it".to_owned(), "self".to_owned()]));
}
