//! What `check` says of what is wrong.

use std::collections::BTreeSet;

use solkeeper::content::Files;
use solkeeper::language::Language;

use crate::seeded::{good, of_campaigns, one_by_one};
use crate::terminal::Desk;
use crate::{LANGUAGES, campaigns, golden, named};

/// What is printed of a bundle, without the name of its file: it is the same for all.
fn checked(desk: &Desk, files: &Files) -> String {
    let bundle = serde_json::json!({"mission": "signal", "files": files});
    desk.put("signal.json", &bundle.to_string());
    desk.run(&["check", "signal.json"])
}

/// Of the mission with a fault only what the sound one does not say too.
#[test]
fn each_fault_of_a_small_mission() {
    let missions = one_by_one();
    assert!(missions.len() > 70, "{}", missions.len());
    let transcripts = LANGUAGES.into_iter().map(|language| {
        let desk = Desk::new(language);
        let sound = checked(&desk, &good());
        let known: BTreeSet<&str> = sound.split("\n\n").collect();
        let mut text = sound.clone();
        for (number, files) in missions.iter().enumerate() {
            text += &format!("\n[fault {}]\n", number + 1);
            let told = checked(&desk, files);
            let new: Vec<&str> = told
                .split("\n\n")
                .filter(|part| !known.contains(part))
                .collect();
            text += &format!("{}\n", new.join("\n\n").trim_end());
        }
        named("check-faults", language, text)
    });
    golden::hold(&transcripts.collect::<Vec<_>>());
}

/// A campaign as a folder; other things that `check` takes, damaged, missing or in order.
fn others(language: Language) -> String {
    let mut text = String::new();
    for files in of_campaigns() {
        let desk = Desk::new(language);
        desk.put_all(
            files
                .0
                .iter()
                .filter(|(name, _)| name.starts_with("two-crews/")),
        );
        text += &desk.run(&["check", "two-crews"]);
    }
    let desk = campaigns::desk(language);
    desk.put("torn.json", "{\"mission\": \"torn\", \"fi");
    desk.put("two/rules/mechanica.md", "# Bots\n\nText.\n");
    desk.put("torn.journal", "nothing of ours\n");
    for what in [
        "two-crews",
        "two-crews/landing",
        "torn.json",
        "two/rules/mechanica.md",
        "torn.journal",
        "nowhere",
        "mecanica",
    ] {
        text += &desk.run(&["check", what]);
    }
    text += &desk.run(&["check", "two-crews/landing", "torn.json", "--json"]);
    text
}

#[test]
fn whatever_else_is_checked() {
    let transcripts = LANGUAGES.map(|language| named("check-others", language, others(language)));
    golden::hold(&transcripts);
}
