//! Module boundaries: which module may use which (ARCHITECTURE.md).

#![allow(
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

/// The source files of a module: `src/<module>.rs` and `src/<module>/`, without tests.
fn module_files(name: &str) -> Vec<PathBuf> {
    let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let mut files = vec![source.join(format!("{name}.rs"))];
    gather(&source.join(name), &mut files);
    // Tests may use real files and clocks.
    let is_test = |path: &PathBuf| {
        path.components().any(|part| part.as_os_str() == "tests") || path.ends_with("tests.rs")
    };
    files.retain(|path| path.is_file() && !is_test(path));
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

fn forbid(modules: &[&str], words: &[&str]) {
    let mut scanned = 0;
    for name in modules {
        let files = module_files(name);
        assert!(!files.is_empty(), "there is no module {name}");
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
    assert!(scanned >= modules.len());
    modules
        .iter()
        .for_each(|module| forbid_imports(module, words));
}

/// The same for imports, regardless of braces, `super` and other names.
fn forbid_imports(module_name: &str, words: &[&str]) {
    for (module, uses) in modules(module_name) {
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
                "{}: {found:?} is not allowed in {module_name}",
                module.join("::")
            );
        }
    }
}

#[test]
fn games_do_not_use_the_outside_world() {
    let outside = [
        "std::fs",
        "std::thread",
        "std::time",
        "std::env",
        "std::net",
        "iced",
        "fluent",
        "fluent_bundle",
        "fluent_syntax",
    ];
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
    forbid(&inside, &outside);
    forbid(
        &inside,
        &["println", "eprintln", "dbg", "SystemTime", "Instant"],
    );
}

#[test]
fn each_module_uses_only_modules_below_it() {
    forbid(
        &["dice"],
        &[
            "crate::play",
            "crate::first_martians",
            "crate::content",
            "crate::language",
            "crate::storage",
        ],
    );
    forbid(
        &["play"],
        &[
            "crate::first_martians",
            "crate::content",
            "crate::language",
            "crate::storage",
            "crate::dice",
        ],
    );
    let above = [
        "crate::content",
        "crate::language",
        "crate::storage",
        "crate::session",
        "crate::cli",
        "crate::app",
    ];
    forbid(
        &["rulebook"],
        &[
            &above[..],
            &["crate::first_martians", "crate::play", "crate::dice"],
        ]
        .concat(),
    );
    forbid(
        &["first_martians"],
        &[
            "crate::content",
            "crate::language",
            "crate::storage",
            "crate::session",
            "crate::cli",
        ],
    );
    let games = [
        "crate::first_martians",
        "crate::pocket_mars",
        "crate::mechanica",
        "crate::mars_needs_mechanics",
    ];
    let above = [
        "crate::content",
        "crate::language",
        "crate::storage",
        "crate::session",
        "crate::cli",
        "crate::scorebook",
    ];
    forbid(
        &["scoring", "play", "dice"],
        &[&games[..], &above[..]].concat(),
    );
    for (module, own) in [
        ("pocket_mars", games[1]),
        ("mechanica", games[2]),
        ("mars_needs_mechanics", games[3]),
    ] {
        let others: Vec<&str> = games.iter().copied().filter(|game| *game != own).collect();
        forbid(&[module], &[&others[..], &above[..]].concat());
    }
    forbid(&["scoring"], &["crate::play", "crate::dice"]);
    forbid(&["scorebook"], &above[..5]);
    forbid(
        &["content"],
        &[
            "crate::language",
            "crate::storage",
            "crate::session",
            "crate::cli",
            "crate::app",
        ],
    );
    forbid(
        &["storage"],
        &[
            "crate::language",
            "crate::session",
            "crate::cli",
            "crate::app",
        ],
    );
    forbid(
        &["language"],
        &[
            "crate::storage",
            "crate::session",
            "crate::cli",
            "crate::app",
        ],
    );
    forbid(&["session", "cli"], &["crate::app"]);
}

#[test]
fn only_storage_uses_the_disk() {
    forbid(
        &["content", "language", "session", "cli", "app"],
        &["std::fs", "fs::write", "File::create", "OpenOptions"],
    );
}

#[test]
fn only_language_knows_fluent_bundles_and_only_the_app_knows_iced() {
    forbid(
        &["content", "storage", "session", "cli", "app"],
        &["use fluent", "fluent_bundle"],
    );
    forbid(
        &["content", "storage", "session", "cli", "language"],
        &["iced"],
    );
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
            "lay",
            "left_out",
            "limits",
            "mission",
            "my_box",
            "objective",
            "objective_token",
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
    ("rules", &["apply", "decide", "draft", "offers", "rules"]),
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
    for (module, used) in edges(&modules("first_martians"))
        .iter()
        .filter(|(module, _)| !module.is_empty())
    {
        let _ = seen.insert(LAYERS[layer(module)].0);
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
    for (name, most) in [("first_martians", 30), ("language", 30), ("cli", 10)] {
        let mut edges = edges(&modules(name));
        assert!(edges.len() > most, "{name} was read");
        // The root lists its modules and re-exports some of them.
        let _ = edges.remove("");
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
    let module = ["crate", "first_martians", "board", "twin"]
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
            "crate::first_martians::board::twin::Spot",
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
            let _ = edges
                .entry((*from).to_owned())
                .or_default()
                .insert((*to).to_owned());
            let _ = edges.entry((*to).to_owned()).or_default();
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
    for (module, file) in ["first_martians", "content", "language"]
        .iter()
        .flat_map(|name| sources(name))
    {
        // The helpers have their own facts and steps.
        let uses = imports::of(&module, &file);
        let ours = |path: &imports::Full| path.get(1).is_some_and(|part| part == "first_martians");
        let named = |name: &&str| {
            uses.paths
                .iter()
                .any(|path| ours(path) && path.iter().any(|part| part == name))
        };
        let enums: BTreeSet<&str> = matches::ENUMS
            .into_iter()
            .filter(|name| ours(&module) || named(name))
            .collect();
        let (count, open) = matches::wildcards(&file, &enums);
        seen += count;
        assert_eq!(open, Vec::<String>::new(), "{}", module.join("::"));
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
