//! The guide for authors: its tables are what the types say, both languages show the same, and its example plays.

use std::cell::RefCell;
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use serde_json::Value;
use solkeeper::content::{Code, Files, Severity, diagnose, load, schemas, shipped, template};
use solkeeper::first_martians::Game;
use solkeeper::first_martians::effect::{Cost, Effect, When};
use solkeeper::first_martians::players::Style;
use solkeeper::first_martians::simulation::{SimulationSetting, play};
use solkeeper::first_martians::state::{Card, CardKind, Face, Start};
use solkeeper::language::{Args, Language, Localizer, condition, instruction};

mod examples;
mod tables;

use tables::Tables;

const ITALIAN: &str = include_str!("guide/it.ftl");
const BEGIN: &str = "<!-- table: ";
const END: &str = "<!-- end of table -->";

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

fn path(language: Language) -> PathBuf {
    root().join(format!("docs/writing-missions.{}.md", language.code()))
}

fn guide(language: Language) -> String {
    fs::read_to_string(path(language)).expect("the guide is there")
}

/// The guide with its tables as they should be, and the names of those that it shows.
fn anew(text: &str, tables: &Tables) -> (String, BTreeSet<String>) {
    let (mut new, mut rest, mut shown) = (String::new(), text, BTreeSet::new());
    while let Some((before, after)) = rest.split_once(BEGIN) {
        let (name, after) = after
            .split_once(" -->")
            .expect("the mark of a table is closed");
        let (_, after) = after
            .split_once(END)
            .unwrap_or_else(|| panic!("the table {name} has no end"));
        let table = tables.table(name);
        new.push_str(&format!("{before}{BEGIN}{name} -->\n\n{table}\n{END}"));
        assert!(
            shown.insert(name.to_owned()),
            "the table {name} stands twice"
        );
        rest = after;
    }
    (new + rest, shown)
}

/// `SOLKEEPER_BLESS=1 cargo test --test content guide` writes them anew.
#[test]
fn the_tables_of_the_guide_match_the_types() {
    for &language in Language::ALL {
        let tables = Tables::new(language);
        let old = guide(language);
        let (new, shown) = anew(&old, &tables);
        assert_eq!(shown, tables.names(), "every table stands in the guide");
        if std::env::var_os("SOLKEEPER_BLESS").is_some() {
            fs::write(path(language), &new).expect("the guide can be written");
        } else {
            assert!(
                old == new,
                "docs/writing-missions.*.md: run `SOLKEEPER_BLESS=1 cargo test --test content guide`"
            );
        }
        assert_eq!(
            tables.unused(),
            BTreeSet::new(),
            "a text of tests/content/guide/it.ftl that no table shows"
        );
    }
}

/// The levels of the headings, and all that is to be typed, in order; what is read aloud differs.
fn bones(text: &str) -> Vec<String> {
    let (mut bones, mut inside) = (Vec::new(), None);
    for line in text.lines() {
        match (line.strip_prefix("```"), inside) {
            (Some(kind), None) => inside = Some(kind),
            (Some(_), Some(_)) => inside = None,
            (None, Some("json" | "sh")) => bones.push(
                line.split(" #")
                    .next()
                    .unwrap_or_default()
                    .trim_end()
                    .to_owned(),
            ),
            (None, None) if line.starts_with('#') => {
                bones.push(line.chars().take_while(|sign| *sign == '#').collect());
            }
            _ => {}
        }
    }
    bones
}

#[test]
fn both_languages_of_the_guide_show_the_same_steps() {
    let [english, italian] =
        [Language::English, Language::Italian].map(|language| bones(&guide(language)));
    assert!(english.len() > 60, "{}", english.len());
    assert_eq!(english, italian);
}

#[test]
fn the_schema_beside_the_example_is_the_shipped_one() {
    let read = |path: &str| fs::read_to_string(root().join(path)).expect("a schema");
    assert_eq!(
        read("docs/example-mission/mission.schema.json"),
        read("missions/mission.schema.json")
    );
}

#[test]
fn the_mission_of_the_guide_is_valid_and_playable_to_the_end() {
    let mut files = shipped::files();
    for name in ["mission.json", "en.ftl", "it.ftl"] {
        let text = fs::read_to_string(root().join("docs/example-mission").join(name))
            .expect("the example is there");
        files.0.insert(format!("example-mission/{name}"), text);
    }
    assert_eq!(diagnose(&files, "example-mission"), Vec::new());
    let mission = Arc::new(load(&files, "example-mission").mission.expect("it loads"));
    let mut won = 0;
    for players in 1..=4 {
        for seed in 1..=6 {
            let game = play(
                &mission,
                SimulationSetting {
                    players,
                    style: Style::Careful,
                    full: true,
                },
                seed,
            )
            .expect("it comes to its end");
            won += game.won();
        }
    }
    assert!(won > 0, "it can be won");
}

#[test]
fn a_stale_table_is_detected() {
    let tables = Tables::new(Language::English);
    let stale = format!("before\n{BEGIN}cost -->\n\n| old |\n\n{END}\nafter");
    let (new, _) = anew(&stale, &tables);
    assert!(
        new.starts_with("before\n")
            && new.ends_with("\nafter")
            && !new.contains("| old |")
            && new.contains("`supply`")
    );
    assert_eq!(anew(&new, &tables).0, new);
}
