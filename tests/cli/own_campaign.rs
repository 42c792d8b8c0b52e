//! A campaign of typed-in sheets, made and begun by lines.

use pollster::FutureExt as _;
use solkeeper::content::own_sheet::{Edit, SheetForm};
use solkeeper::session::own_sheet::make_mission;
use solkeeper::storage::Folders;

use crate::own_sheet::by_edits;
use crate::process::{run, text, typed};

/// The sheet of the other tests under another name.
fn named(name: &str) -> SheetForm {
    let mut draft = by_edits();
    draft.edit(Edit::Name(name.to_owned()));
    draft
}

#[test]
fn typed_sheets_become_the_chapters_of_a_campaign() {
    for (lang, made, locked, end) in [
        ("en", "“The Long Night” is ready", "locked", "quit"),
        ("it", "«The Long Night» è pronta", "bloccate", "esci"),
    ] {
        let data = tempfile::tempdir().expect("a folder");
        let folders = Folders::in_one(data.path());
        let none = run(data.path(), &["own-campaign", "--lang", lang]);
        assert_eq!(none.status.code(), Some(2), "{}", text(&none.stderr));
        for name in ["First Light", "Second Shift", "Third Ring"] {
            make_mission(&folders, &named(name))
                .block_on()
                .expect("a mission");
        }
        // A wrong order is refused and asked again; then one chapter is left out, and a group of the board stays.
        let lines = [
            "",
            "The Long Night",
            "1 1",
            "9",
            "3 1",
            "2",
            "",
            "",
            "1",
            "",
            "",
        ];
        let said = typed(data.path(), &["own-campaign", "--lang", lang], &lines);
        assert!(
            said.contains(made)
                && said.contains("1. Third Ring, 2. First Light")
                && said.contains(locked),
            "{said}"
        );
        assert!(
            !said.contains('{') && !said.contains('\u{2068}'),
            "no raw message: {said}"
        );
        let checked = run(data.path(), &["check", "the-long-night"]);
        assert!(
            checked.status.success() || text(&checked.stdout).contains("0 errors"),
            "{}",
            text(&checked.stdout)
        );
        let said = typed(
            data.path(),
            &[
                "play",
                "the-long-night",
                "--lang",
                lang,
                "--players",
                "2",
                "--seed",
                "4",
            ],
            &["", end],
        );
        assert!(said.contains("Third Ring"), "{said}");
        // Left before the end, nothing is made; the same name again is another campaign.
        let said = typed(
            data.path(),
            &["own-campaign", "--lang", lang],
            &["The Long Night", end],
        );
        assert!(!said.contains(made), "{said}");
        let said = typed(
            data.path(),
            &["own-campaign", "--lang", lang],
            &["The Long Night", "1 2 3", "", "", "", "", ""],
        );
        assert!(said.contains("solkeeper play the-long-night-2"), "{said}");
    }
}
