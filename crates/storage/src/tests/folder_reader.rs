//! What the reader of folders reads, and what it names.

use super::*;
use crate::folder_reader::LeftOutReason as Why;
use content::ReservedName;
use content::encoding::Encoding;
use content::import::{ImportError, MAX_BYTES, MAX_TEXTS};

/// The names and reasons of what was left out.
fn left_out(read: &FolderTexts) -> Vec<(&str, Why)> {
    let mut all: Vec<(&str, Why)> = read
        .left_out
        .iter()
        .map(|it| (it.name.as_str(), it.why.clone()))
        .collect();
    all.sort_by_key(|(name, _)| *name);
    all
}

fn missions(place: &TestStore, files: &[(&str, &[u8])]) -> FolderTexts {
    for (name, bytes) in files {
        place.put_raw(format!("missions/{name}"), bytes);
    }
    place.read_missions().block_on()
}

fn a_text_in_another_encoding_is_named(place: &TestStore) {
    let here = &place.fresh();
    let utf_16: Vec<u8> = "\u{feff}mast = 1"
        .encode_utf16()
        .flat_map(u16::to_le_bytes)
        .collect();
    let read = missions(
        here,
        &[
            ("mast/mission.json", b"{}"),
            ("mast/en.ftl", &utf_16),
            ("mast/it.ftl", b"mast = Citt\xe0"),
            ("mast/decks/en.ftl", b"\xff\xff\x81"),
        ],
    );
    assert_eq!(
        read.texts.into_keys().collect::<Vec<_>>(),
        ["mast/mission.json"]
    );
    let read = here.read_missions().block_on();
    assert_eq!(
        left_out(&read),
        [
            ("mast/decks/en.ftl", Why::Encoding(Encoding::Unknown)),
            ("mast/en.ftl", Why::Encoding(Encoding::Utf16)),
            ("mast/it.ftl", Why::Encoding(Encoding::Windows1252)),
        ]
    );
    assert!(read.left_out.iter().all(LeftOut::is_needed));
    let path = here.display_path("missions/mast");
    let alone = here.read_external_folder(&path);
    assert_eq!(
        left_out(&alone.block_on().unwrap()),
        [
            ("decks/en.ftl", Why::Encoding(Encoding::Unknown)),
            ("en.ftl", Why::Encoding(Encoding::Utf16)),
            ("it.ftl", Why::Encoding(Encoding::Windows1252)),
        ],
        "the same of a folder at a path"
    );
}

fn a_byte_order_mark_is_taken_off_everywhere(place: &TestStore) {
    let here = &place.fresh();
    let read = missions(here, &[("mast/mission.json", b"\xef\xbb\xbf{}")]);
    assert_eq!(read.texts["mast/mission.json"], "{}");
    let path = here.display_path("missions/mast");
    let outside = here.read_external_folder(&path).block_on().unwrap();
    assert_eq!(outside.texts["mission.json"], "{}");
    let file = here.display_path("missions/mast/mission.json");
    assert_eq!(here.third_party_text(&file).block_on().unwrap(), "{}");
}

/// Each folder has its own limits: many missions are read, and one that is too large is named and hides no other.
#[test]
fn a_folder_beyond_a_limit_is_left_out_whole() {
    // Thousands of files take long on a disk.
    let here = TestStore::memory();
    for number in 0..30 {
        for name in 0..MAX_TEXTS / 2 {
            here.put_raw(format!("missions/m{number}/x{name}.json"), "{}");
        }
    }
    for name in 0..=MAX_TEXTS {
        here.put_raw(format!("missions/many/x{name}.json"), "{}");
    }
    here.put_raw("missions/large/a.json", vec![b' '; MAX_BYTES / 2 + 1]);
    here.put_raw("missions/large/b.json", vec![b' '; MAX_BYTES / 2 + 1]);
    let read = here.read_missions().block_on();
    assert_eq!(read.texts.len(), 30 * (MAX_TEXTS / 2));
    let (limit, bytes) = (MAX_TEXTS, MAX_BYTES);
    assert_eq!(
        left_out(&read),
        [
            (
                "large",
                Why::Invalid(ImportError::TooLarge { limit: bytes })
            ),
            ("many", Why::Invalid(ImportError::TooManyTexts { limit })),
        ]
    );
}

fn a_text_of_several_megabytes_is_read(place: &TestStore) {
    let here = &place.fresh();
    let read = missions(here, &[("mast/mission.json", &[b' '; 5_000_000])]);
    assert_eq!(read.texts["mast/mission.json"].len(), 5_000_000);
    assert_eq!(read.left_out, []);
}

fn names_that_are_one_file_elsewhere_are_named(place: &TestStore) {
    let here = &place.fresh();
    let read = missions(
        here,
        &[
            ("mast/EN.ftl", b"capitals"),
            ("mast/en.ftl", b"small"),
            ("Mast/mission.json", b"{}"),
        ],
    );
    assert_eq!(
        read.texts.iter().collect::<Vec<_>>(),
        [(&"mast/en.ftl".to_owned(), &"small".to_owned())]
    );
    let twins = |one: &str, other: &str| {
        Why::Invalid(ImportError::TwinNames {
            one: one.to_owned(),
            other: other.to_owned(),
        })
    };
    assert_eq!(
        left_out(&read),
        [
            ("Mast", twins("mast", "Mast")),
            ("mast/EN.ftl", twins("en.ftl", "EN.ftl")),
        ]
    );
}

fn what_lies_too_deep_or_beside_the_missions_is_named(place: &TestStore) {
    let here = &place.fresh();
    let read = missions(
        here,
        &[
            ("mast/mission.json", b"{}"),
            ("mast/old/decks/en.ftl", b""),
            ("mast/pictures/large/mast.png", b""),
            ("tour/campaign.json", b"{}"),
            ("tour/landing/decks/en.ftl", b""),
            ("tour/landing/decks/old/en.ftl", b""),
            ("signal.json", b"{}"),
            ("notes.txt", b""),
            (".hidden/mission.json", b""),
        ],
    );
    let names: Vec<&str> = read.texts.keys().map(String::as_str).collect();
    assert_eq!(
        names,
        [
            "mast/mission.json",
            "tour/campaign.json",
            "tour/landing/decks/en.ftl"
        ],
        "the decks of a chapter are read"
    );
    assert_eq!(
        left_out(&read),
        [
            ("mast/old/decks", Why::Invalid(ImportError::TooDeep)),
            ("signal.json", Why::Loose),
            ("tour/landing/decks/old", Why::Invalid(ImportError::TooDeep)),
        ]
    );
}

/// A copy of all data has what is read, and names what is not.
fn a_copy_names_what_it_lacks(place: &TestStore) {
    let here = &place.fresh();
    here.put_raw("missions/mast/mission.json", "{}");
    here.put_raw("missions/mast/it.ftl", b"Citt\xe0");
    here.put_raw("missions/brown-sky/mission.json", "{}");
    here.create_folder("saves/folder.journal")
        .block_on()
        .unwrap();
    here.create_folder("scores/folder.json").block_on().unwrap();
    let copy = here.archive().block_on().unwrap();
    let why: Vec<&Why> = copy.left_out.iter().map(|it| &it.why).collect();
    assert!(
        matches!(
            why.as_slice(),
            [
                Why::Storage(OpenError::Unreadable { .. }),
                Why::Storage(OpenError::Unreadable { .. }),
                Why::Encoding(Encoding::Windows1252)
            ]
        ),
        "{why:?}"
    );
    // A folder with the name of something else is in the copy, but is not brought in anywhere.
    let there = &place.fresh();
    let restored = there
        .restore_archive(&copy.bytes, &|_, _| Value::Null)
        .block_on()
        .unwrap();
    assert_eq!(restored.placed, ["missions/mast"]);
    assert_eq!(restored.refused, ["missions/brown-sky"]);
    assert_eq!(
        restored.left_out[0].why,
        Why::Reserved(ReservedName::Shipped)
    );
}

over_both!(
    a_text_in_another_encoding_is_named,
    a_byte_order_mark_is_taken_off_everywhere,
    a_text_of_several_megabytes_is_read,
    names_that_are_one_file_elsewhere_are_named,
    what_lies_too_deep_or_beside_the_missions_is_named,
    a_copy_names_what_it_lacks,
);

#[cfg(unix)]
mod links {
    use std::fs;
    use std::os::unix::fs::symlink;

    use super::*;

    #[test]
    fn a_link_inside_is_followed_and_one_to_the_outside_is_named() {
        let here = TestStore::files();
        here.put_raw("missions/mast/mission.json", "{}");
        here.put_raw("missions/mast/texts.json", "one");
        here.put_raw("elsewhere/it.ftl", "outside");
        here.put_raw("elsewhere/mission.json", "outside");
        let at = |name: &str| here.display_path(name);
        let mast = at("missions/mast");
        symlink("texts.json", format!("{mast}/en.ftl")).unwrap();
        symlink(at("elsewhere/it.ftl"), format!("{mast}/it.ftl")).unwrap();
        symlink("nowhere", format!("{mast}/decks")).unwrap();
        symlink(at("elsewhere/it.ftl"), format!("{mast}/notes.json")).unwrap();
        let expected = [
            ("decks", Why::BrokenLink),
            ("it.ftl", Why::LinkOutside),
            ("notes.json", Why::LinkOutside),
        ];
        let read = here.read_external_folder(&mast).block_on().unwrap();
        assert_eq!(read.texts["en.ftl"], "one");
        assert_eq!(left_out(&read), expected);
        let needed: Vec<&str> = read
            .left_out
            .iter()
            .filter(|it| it.is_needed())
            .map(|it| it.name.as_str())
            .collect();
        assert_eq!(needed, ["decks", "it.ftl"]);

        // The same of the missions: a mission may be a link to another place in the same folder.
        symlink("mast", at("missions/mast-2")).unwrap();
        symlink(at("elsewhere"), at("missions/far")).unwrap();
        let read = here.read_missions().block_on();
        assert_eq!(read.texts["mast-2/en.ftl"], "one");
        assert!(left_out(&read).contains(&("far", Why::LinkOutside)));
        assert!(!read.texts.values().any(|text| text == "outside"));
    }

    #[test]
    fn a_circle_of_links_ends() {
        let here = TestStore::files();
        here.put_raw("missions/mast/mission.json", "{}");
        symlink(".", here.display_path("missions/mast/again")).unwrap();
        let read = here.read_missions().block_on();
        assert!(read.texts.contains_key("mast/mission.json"));
        assert_eq!(
            left_out(&read),
            [("mast/again/again", Why::Invalid(ImportError::TooDeep))]
        );
    }

    #[test]
    fn a_folder_given_by_a_link_is_read() {
        let here = TestStore::files();
        here.put_raw("elsewhere/mast/mission.json", "{}");
        let link = here.display_path("linked");
        symlink(here.display_path("elsewhere/mast"), &link).unwrap();
        let read = here.read_external_folder(&link).block_on().unwrap();
        assert_eq!((read.texts.len(), read.left_out), (1, vec![]));
    }

    #[test]
    fn names_and_files_that_cannot_be_read_are_named() {
        use std::ffi::OsStr;
        use std::os::unix::ffi::OsStrExt as _;
        use std::path::Path;

        let here = TestStore::files();
        here.put_raw("missions/mast/mission.json", "{}");
        let mast = here.display_path("missions/mast");
        let odd = Path::new(&mast).join(OsStr::from_bytes(b"citt\xe0.ftl"));
        fs::write(odd, "x").unwrap();
        fs::create_dir(Path::new(&mast).join("de.ftl")).unwrap();
        let read = here.read_missions().block_on();
        assert_eq!(
            left_out(&read),
            [("mast/citt\u{fffd}.ftl", Why::InvalidName)]
        );
    }
}
