//! A mission of format 2 that is installed, for pictures of what only that format has.

use std::collections::{BTreeMap, BTreeSet};

use pollster::FutureExt as _;
use solkeeper::first_martians::state::Start;
use solkeeper::session::{self, Session};
use solkeeper::storage::Folders;

const ID: &str = "two-hatches";
const TEXTS: [(&str, &str); 3] = [
    ("mission.json", include_str!("two-hatches/mission.json")),
    ("en.ftl", include_str!("two-hatches/en.ftl")),
    ("it.ftl", include_str!("two-hatches/it.ftl")),
];

/// Installs it and saves a new game of it for four players; the fixed seed makes it deterministic.
pub fn lay(folders: &Folders) {
    let texts: BTreeMap<String, String> = TEXTS
        .map(|(name, text)| (name.to_owned(), text.to_owned()))
        .into();
    let _ = folders
        .install_mission(ID, &texts, true)
        .block_on()
        .expect("it is installed");
    let start = Start {
        seed: 3,
        players: 4,
        read_before: BTreeSet::new(),
    };
    let created =
        Session::create(folders, &session::library(folders).block_on(), ID, &start).block_on();
    drop(created.expect("a game"));
}
