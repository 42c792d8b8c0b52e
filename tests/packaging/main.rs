//! What a system shows of an installed program: man pages and shell completions, written from the command line and its help.
//!
//! `SOLKEEPER_BLESS=1 cargo test --no-default-features --test packaging` writes them anew.

#![allow(
    unused_results,
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    reason = "a test says what is wrong by failing"
)]

mod completions;
mod man;
mod usage;

use std::fs;
use std::path::Path;

use solkeeper::language::Language;
use usage::Usage;

const VERSION: &str = env!("CARGO_PKG_VERSION");

fn folder() -> &'static Path {
    Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/packaging"))
}

fn read(name: &str) -> String {
    fs::read_to_string(folder().join(name)).unwrap_or_else(|why| panic!("packaging/{name}: {why}"))
}

/// Compares a file with what it should be, or writes it.
fn hold(name: &str, new: &str) {
    if std::env::var_os("SOLKEEPER_BLESS").is_some_and(|value| value == "1") {
        fs::write(folder().join(name), new).unwrap_or_else(|why| panic!("packaging/{name}: {why}"));
    } else {
        let command = "SOLKEEPER_BLESS=1 cargo test --no-default-features --test packaging";
        assert!(
            read(name) == new,
            "packaging/{name} is out of date: run `{command}`"
        );
    }
}

/// The newest release in the metainfo: version and date.
fn release() -> (String, String) {
    let metainfo = read("io.github.solkeeper.Solkeeper.metainfo.xml");
    let attribute = |name: &str| {
        let rest = metainfo
            .split_once("<release ")
            .and_then(|(_, rest)| rest.split_once(&format!("{name}=\"")));
        rest.and_then(|(_, rest)| rest.split_once('"'))
            .expect("an attribute of the release")
            .0
            .to_owned()
    };
    (attribute("version"), attribute("date"))
}

#[test]
fn every_description_of_the_release_is_of_this_version() {
    assert_eq!(release().0, VERSION);
    assert!(read("debian/changelog").starts_with(&format!("solkeeper ({VERSION}-1) ")));
    for &language in Language::ALL {
        let notes = read(&format!(
            "../docs/release-notes/{VERSION}.{}.md",
            language.code()
        ));
        assert!(
            notes.starts_with(&format!("# Solkeeper {VERSION}\n")),
            "{}",
            language.code()
        );
    }
}

/// Policy of Debian: a line of a description has at most 80 characters. lintian refuses the package otherwise.
#[test]
fn the_description_for_debian_has_short_lines() {
    let control = read("debian/control");
    let (_, description) = control
        .split_once("\nDescription: ")
        .expect("a description");
    let long: Vec<_> = description
        .lines()
        .filter(|line| line.chars().count() > 80)
        .collect();
    assert_eq!(long, [] as [&str; 0]);
}

#[test]
fn man_pages_are_up_to_date() {
    for (language, name) in [
        (Language::English, "man/solkeeper.1"),
        (Language::Italian, "man/it/solkeeper.1"),
    ] {
        let page = man::page(
            &read(&format!("{name}.in")),
            &Usage::of(language),
            &release().1,
        );
        hold(name, &page);
    }
}

#[test]
fn completions_are_up_to_date() {
    for (name, script) in completions::all(&Usage::of(Language::English)) {
        hold(&format!("completions/{name}"), &script);
    }
}

#[test]
fn the_help_names_every_subcommand_and_option_and_no_other() {
    for &language in Language::ALL {
        let wrong = Usage::of(language).differences(&solkeeper::cli::command());
        assert_eq!(wrong, [] as [String; 0], "{}", language.code());
    }
}
