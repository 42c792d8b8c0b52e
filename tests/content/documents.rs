//! What the documents have to say, because somebody looks for it there.

use std::fs;

use super::words::root;

fn read(path: &str) -> String {
    fs::read_to_string(root().join(path)).unwrap_or_else(|error| panic!("{path}: {error}"))
}

/// The document, the words, and who looks for them.
const SAID: &[(&str, &str, &str)] = &[
    (
        "README.md",
        "solkeeper own-campaign ",
        "who owns the campaigns of the box",
    ),
    (
        "docs/manual.en.md",
        "`solkeeper own-campaign`",
        "who owns the campaigns of the box",
    ),
    (
        "docs/manual.it.md",
        "`solkeeper own-campaign`",
        "who owns the campaigns of the box",
    ),
    (
        "docs/manual.en.md",
        "**A campaign of your own**",
        "who owns the campaigns of the box",
    ),
    (
        "docs/manual.it.md",
        "**Una campagna vostra**",
        "who owns the campaigns of the box",
    ),
    (
        "docs/manual.en.md",
        "The Skill cards are open from the start in every chapter, and Discoveries stay behind.",
        "who plays Two Crews",
    ),
    (
        "docs/manual.it.md",
        "Le carte Abilità sono pronte dall’inizio in ogni capitolo",
        "who plays Two Crews",
    ),
];

#[test]
fn documents_say_what_is_looked_for() {
    let missing: Vec<String> = SAID
        .iter()
        .filter(|(path, words, _)| !read(path).contains(words))
        .map(|(path, words, reader)| format!("{path}: “{words}”, for {reader}"))
        .collect();
    assert!(missing.is_empty(), "{}", missing.join("\n"));
}

/// Who owns the box and has no other app any more reads these ten lines and nothing else.
#[test]
fn the_manual_says_in_ten_lines_what_an_owner_of_the_box_can_do() {
    for (path, heading) in [
        (
            "docs/manual.en.md",
            "## If you own the box and the app is gone",
        ),
        (
            "docs/manual.it.md",
            "## Se avete la scatola e non più la sua app",
        ),
    ] {
        let manual = read(path);
        let (_, rest) = manual
            .split_once(&format!("{heading}\n"))
            .unwrap_or_else(|| panic!("{path}: no “{heading}”"));
        let section = rest.split("\n## ").next().unwrap_or_default();
        let lines: Vec<&str> = section.lines().filter(|line| !line.is_empty()).collect();
        assert_eq!(lines.len(), 10, "{path}: {lines:#?}");
        let long = lines.iter().find(|line| line.chars().count() > 230);
        assert_eq!(long, None, "{path}: a line to be read at a glance");
    }
}
