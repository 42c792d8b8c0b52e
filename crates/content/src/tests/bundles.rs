//! Bundles: all that a mission needs, and nothing else.

use super::*;

fn with_more() -> Files {
    let mut files = good();
    for (name, text) in [
        (
            "decks/more.json",
            "{\"format\": 1, \"events\": [{\"id\": \"storm\"}]}",
        ),
        ("brine/mission.json", "{}"),
        ("brine/en.ftl", ""),
        ("mission.schema.json", "{}"),
    ] {
        files.0.insert(name.to_owned(), text.to_owned());
    }
    let prose = files.0.get_mut("decks/en.ftl").unwrap();
    *prose = prose.replace(
        "weld = ",
        "# Wind.\nstorm = A storm.\n    .title = Storm\n\n# Sparks.\nweld = ",
    );
    files
}

#[test]
fn a_bundle_contains_what_the_mission_needs() {
    let bundle = bundle(&with_more(), "signal");
    assert_eq!(bundle.mission, "signal");
    assert_eq!(
        bundle.files.0.keys().collect::<Vec<_>>(),
        good().0.keys().collect::<Vec<_>>()
    );
    assert_eq!(told(&load(&bundle.files, "signal").diagnostics), "");
}

#[test]
fn a_bundle_excludes_texts_of_other_decks() {
    let bundle = bundle(&with_more(), "signal");
    let prose = bundle.files.text("decks/en.ftl").unwrap();
    assert_eq!(
        prose,
        good().0["decks/en.ftl"].replace("weld = ", "# Sparks.\nweld = ")
    );
}

#[test]
fn the_hash_covers_every_name_and_text() {
    let whole = bundle(&good(), "signal");
    assert_eq!(
        whole.hash(),
        bundle(&with_more_in_other_folders(), "signal").hash()
    );
    assert_eq!(whole.hash().len(), 64);
    let mut seen = std::collections::BTreeSet::from([whole.hash()]);
    for name in whole.files.0.keys() {
        let mut changed = whole.clone();
        changed.files.0.get_mut(name).unwrap().push(' ');
        assert!(seen.insert(changed.hash()), "{name}");
        let mut renamed = whole.clone();
        let text = renamed.files.0.remove(name).unwrap();
        renamed.files.0.insert(format!("{name}~"), text);
        assert!(seen.insert(renamed.hash()), "{name}");
    }
}

fn with_more_in_other_folders() -> Files {
    let mut files = good();
    files
        .0
        .insert("brine/mission.json".to_owned(), String::new());
    files
}

#[test]
fn a_bundle_survives_being_written_and_read() {
    let whole = bundle(&good(), "signal");
    let text = serde_json::to_string(&whole).unwrap();
    assert_eq!(serde_json::from_str::<MissionBundle>(&text).unwrap(), whole);
}

#[test]
fn bundling_a_missing_mission_does_not_panic() {
    assert!(bundle(&Files::default(), "signal").files.0.is_empty());
}
