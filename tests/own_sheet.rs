//! Printed sheets that were typed in, on the disk: kept, made into missions, changed.
#![allow(
    unused_results,
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    reason = "a test stops where it fails"
)]

use pollster::FutureExt as _;
use solkeeper::content::own_sheet::{Edit, Element, ObjectiveEdit, SHEET_NUMBERS, SheetForm};
use solkeeper::content::{self, Severity};
use solkeeper::first_martians::vocabulary::Group;
use solkeeper::language::{Args, Language, Localizer};
use solkeeper::session;
use solkeeper::session::own_sheet::{SheetError, make_mission, open, store};
use solkeeper::storage::{Folders, OpenError};

/// Texts that Fluent would take for something else.
const HOSTILE: [&str; 6] = [
    "[a] bracket { $first }",
    ".title = not a title",
    "* star } { \"quoted\" }",
    "# no comment, {0}% of it",
    "-term = { -term }",
    "è “così” – 50 % \\u0041",
];

fn folders() -> (tempfile::TempDir, Folders) {
    let folder = tempfile::tempdir().expect("a folder for the test");
    let folders = Folders::in_one(folder.path());
    (folder, folders)
}

fn sheet() -> SheetForm {
    let mut draft = SheetForm::default();
    draft.edit(Edit::Name(HOSTILE[0].to_owned()));
    draft.edit(Edit::Story(HOSTILE[5].to_owned()));
    draft.edit(Edit::Group(Group::Building));
    for value in SHEET_NUMBERS {
        for crew in 0..3 {
            draft.edit(Edit::Number(value, crew, "3".to_owned()));
        }
    }
    for text in &HOSTILE[1..] {
        let key = draft
            .edit(Edit::Add(Element::Objective))
            .expect("an objective");
        draft.edit(Edit::Objective(
            key,
            ObjectiveEdit::Title((*text).to_owned()),
        ));
        draft.edit(Edit::Objective(
            key,
            ObjectiveEdit::Text((*text).to_owned()),
        ));
        draft.edit(Edit::Objective(
            key,
            ObjectiveEdit::Reward((*text).to_owned()),
        ));
    }
    draft
}

#[test]
fn what_was_typed_is_said_as_it_was_typed_in_both_languages() {
    let (folder, folders) = folders();
    let made = make_mission(&folders, &sheet())
        .block_on()
        .expect("a mission");
    assert_eq!(made.id, "a-bracket-first");
    let names =
        std::fs::read_dir(folder.path().join("missions").join(&made.id)).expect("its folder");
    let mut names: Vec<_> = names
        .map(|entry| {
            entry
                .expect("a file")
                .file_name()
                .into_string()
                .expect("a name")
        })
        .collect();
    names.sort();
    assert_eq!(names, ["en.ftl", "it.ftl", "mission.json"]);
    let loaded = content::load(&session::library(&folders).block_on(), &made.id);
    assert!(
        loaded
            .diagnostics
            .iter()
            .all(|found| found.severity != Severity::Error),
        "{:?}",
        loaded.diagnostics
    );
    let mission = loaded.mission.expect("a mission that plays");
    for &language in Language::ALL {
        let localizer = Localizer::with_prose(language, &loaded.prose.0);
        let none = Args::new();
        assert_eq!(
            localizer.prose_attribute(&made.id, "title", &none),
            HOSTILE[0]
        );
        assert_eq!(localizer.prose(&made.id, &none), HOSTILE[5]);
        for (objective, typed) in mission.sheet.objectives.iter().zip(&HOSTILE[1..]) {
            assert_eq!(localizer.prose(&objective.id, &none), *typed);
            assert_eq!(
                localizer.prose_attribute(&objective.id, "title", &none),
                *typed
            );
            assert_eq!(
                localizer.prose_attribute(&objective.id, "do-reward", &none),
                *typed
            );
        }
        assert_eq!(localizer.fallbacks(), Vec::<String>::new());
    }
}

#[test]
fn a_sheet_is_kept_made_opened_again_and_changed() {
    let (folder, folders) = folders();
    let sheet = sheet();
    store(&folders, &SheetForm::default(), &sheet)
        .block_on()
        .expect("kept");
    assert!(folders.has_sheet(None).block_on());
    assert_eq!(open(&folders, None).block_on(), (sheet.clone(), Vec::new()));
    let made = make_mission(&folders, &sheet)
        .block_on()
        .expect("a mission");
    assert_eq!(
        (made.replaced, folders.has_sheet(None).block_on()),
        (None, false),
        "the sheet is there twice"
    );
    assert_eq!(open(&folders, None).block_on().0, SheetForm::default());

    let (mut again, notices) = open(&folders, Some(&made.id)).block_on();
    assert_eq!(
        (&again, notices.len()),
        (&sheet.clone().with_mission_id(Some(made.id.clone())), 0)
    );
    again.edit(Edit::Name("Another name".to_owned()));
    let changed = make_mission(&folders, &again)
        .block_on()
        .expect("the mission anew");
    assert_eq!(changed.id, made.id, "a changed mission is the same mission");
    let old = std::path::PathBuf::from(changed.replaced.expect("the one before"));
    assert!(
        old.starts_with(folder.path().join("wastebasket")) && old.join("mission.json").is_file()
    );
    let text = std::fs::read_to_string(std::path::Path::new(&changed.path).join("it.ftl"))
        .expect("its texts");
    assert!(text.contains(".title = Another name"), "{text}");

    let second = make_mission(&folders, &sheet)
        .block_on()
        .expect("a second mission of the same name");
    assert_eq!(second.id, "a-bracket-first-2");
}

#[test]
fn half_a_sheet_makes_nothing_and_an_empty_one_is_not_kept() {
    let (folder, folders) = folders();
    let mut draft = sheet();
    draft.edit(Edit::Name("  ".to_owned()));
    assert!(
        matches!(make_mission(&folders, &draft).block_on(), Err(SheetError::Incomplete(problems)) if problems.iter().any(|it| !it.kind.is_warning()))
    );
    assert!(!folder.path().join("missions").exists() && !folder.path().join("sheets").exists());
    store(&folders, &SheetForm::default(), &draft)
        .block_on()
        .expect("kept");
    store(&folders, &draft, &SheetForm::default())
        .block_on()
        .expect("nothing to be kept");
    assert!(!folders.has_sheet(None).block_on());
}

#[test]
fn a_sheet_that_another_window_has_changed_is_not_overwritten() {
    let (_folder, folders) = folders();
    let read = open(&folders, None).block_on().0;
    // Both windows have read the same sheet.
    let (mut one, mut other) = (read.clone(), read.clone());
    one.edit(Edit::Name("One".to_owned()));
    other.edit(Edit::Name("Other".to_owned()));
    store(&folders, &read, &one).block_on().expect("kept");
    assert!(matches!(
        store(&folders, &read, &other).block_on(),
        Err(OpenError::SheetChanged { .. })
    ));
    assert!(matches!(
        store(&folders, &other, &SheetForm::default()).block_on(),
        Err(OpenError::SheetChanged { .. })
    ));
    assert_eq!(open(&folders, None).block_on().0, one);
    store(&folders, &one, &other)
        .block_on()
        .expect("it was read again");
}

#[test]
fn what_cannot_be_read_is_copied_aside_before_anything_is_written() {
    let (folder, folders) = folders();
    let file = folder.path().join("sheets/_new.json");
    std::fs::create_dir_all(folder.path().join("sheets")).expect("a folder");
    std::fs::write(&file, "{\"format\": 9, \"name\": \"Later\"}").expect("a file");
    let (draft, notices) = open(&folders, None).block_on();
    assert!(draft.is_empty());
    assert_eq!(notices.len(), 1);
    store(&folders, &SheetForm::default(), &sheet())
        .block_on()
        .expect("kept");
    let aside = std::fs::read_dir(folder.path().join("sheets")).expect("a folder");
    let aside: Vec<_> = aside.map(|entry| entry.expect("a file").path()).collect();
    let aside: Vec<_> = aside
        .iter()
        .filter(|path| **path != file && !path.ends_with(".lock"))
        .collect();
    assert_eq!(aside.len(), 1);
    assert!(
        std::fs::read_to_string(aside[0])
            .expect("a text")
            .contains("Later")
    );
}
