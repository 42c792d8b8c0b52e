use std::fs::File;
use std::time::{Duration, SystemTime};

use super::*;

fn dated(path: &Path, seconds: u64) {
    let file = File::options().write(true).open(path).unwrap();
    file.set_modified(SystemTime::UNIX_EPOCH + Duration::from_secs(seconds)).unwrap();
}

#[test]
fn the_save_written_last_is_listed_first() {
    let (_place, folders) = folders();
    assert_eq!(folders.list(), []);
    for (id, count, seconds) in [("old", 1, 1000), ("new", 2, 3000), ("middle", 0, 2000)] {
        dated(&saved(&folders, id, count), seconds);
    }
    let listed = folders.list();

    assert_eq!(listed.iter().map(|listed| listed.id.as_str()).collect::<Vec<_>>(), ["new", "middle", "old"]);
    assert_eq!(listed[0].written.as_deref(), Some("1970-01-01T00:50:00Z"));
    let summary = listed[0].summary.clone().unwrap();
    assert_eq!(summary, Summary { header: header("new"), records: 2, last: Some(record(2)), torn: false });
    assert_eq!(listed[1].summary.clone().unwrap().last, None);
}

#[test]
fn bad_neighbours_are_listed_with_what_is_wrong_and_hide_nobody() {
    let (_place, folders) = folders();
    let _ = saved(&folders, "good", 3);
    let torn = saved(&folders, "torn", 3);
    let bytes = fs::read(&torn).unwrap();
    fs::write(&torn, &bytes[..bytes.len() - 5]).unwrap();
    fs::write(folders.saves().join("empty.journal"), "").unwrap();
    fs::write(folders.saves().join("garbage.journal"), [0xff; 5000]).unwrap();
    fs::write(folders.saves().join("bad*name.journal"), &bytes).unwrap();
    fs::write(folders.saves().join("notes.txt"), "not a save").unwrap();
    fs::create_dir(folders.saves().join("folder.journal")).unwrap();
    let newer = line::framed(r#"{"format": 2}"#).unwrap();
    fs::write(folders.saves().join("newer.journal"), newer).unwrap();

    let mut listed = folders.list();
    listed.sort_by(|a, b| a.id.cmp(&b.id));
    let found: Vec<(&str, &str)> = listed
        .iter()
        .map(|listed| {
            let what = match &listed.summary {
                Ok(Summary { records: 3, torn: false, .. }) => "whole",
                Ok(Summary { records: 2, torn: true, .. }) => "torn",
                Err(OpenError::BadHeader { flaw: Flaw::Missing, .. }) => "empty",
                Err(OpenError::BadHeader { flaw: Flaw::Form, .. }) => "garbage",
                Err(OpenError::Unreadable { why: Unreadability::NotAFile, .. }) => "folder",
                Err(OpenError::NewerFormat { found: 2, known: 1, .. }) => "newer",
                Err(OpenError::BadId { .. }) => "name",
                other => panic!("{other:?}"),
            };
            (listed.id.as_str(), what)
        })
        .collect();
    let expected = [
        ("bad*name", "name"),
        ("empty", "empty"),
        ("folder", "folder"),
        ("garbage", "garbage"),
        ("good", "whole"),
        ("newer", "newer"),
        ("torn", "torn"),
    ];
    assert_eq!(found, expected);
}

#[test]
fn a_folder_that_cannot_be_read_is_listed_as_such() {
    let (_place, folders) = folders();
    folders.prepare(folders.data()).unwrap();
    fs::write(folders.saves(), "a file where the folder should be").unwrap();
    let listed = folders.list();
    assert_eq!(listed.len(), 1);
    assert!(matches!(&listed[0].summary, Err(OpenError::Io { path, .. }) if *path == folders.saves()));
    assert!(matches!(folders.create(&header("home")), Err(OpenError::Io { .. })));
    assert!(matches!(folders.open("home"), Err(OpenError::Io { .. } | OpenError::NotFound { .. })));
    assert_eq!(fs::read_to_string(folders.saves()).unwrap(), "a file where the folder should be");
}

#[test]
fn a_new_title_holds_and_nothing_is_written_over() {
    let (_place, folders) = folders();
    let path = saved(&folders, "home", 2);
    let before = fs::read(&path).unwrap();
    assert_eq!(block_on(folders.rename("home", json!("Sabato"))).unwrap(), []);

    assert!(fs::read(&path).unwrap().starts_with(&before));
    let opened = folders.open("home").unwrap();
    assert_eq!((opened.header.title, opened.records), (json!("Sabato"), records(2)));
    block_on(opened.journal.rename(json!("Domenica"))).unwrap();
    append(&opened.journal, &record(3)).unwrap();
    drop(opened.journal);
    assert_eq!(folders.read("home").unwrap().header.title, json!("Domenica"));
    let summary = folders.list()[0].summary.clone().unwrap();
    assert_eq!((summary.header.title, summary.records, summary.last), (json!("Domenica"), 3, Some(record(3))));
    let length = fs::metadata(&path).unwrap().len();
    let _ = block_on(folders.rename("home", json!("Domenica"))).unwrap();
    assert_eq!(fs::metadata(&path).unwrap().len(), length, "the same title is no news");
}

#[test]
fn a_duplicate_has_the_same_past_and_goes_its_own_way() {
    let (_place, folders) = folders();
    let path = saved(&folders, "home", 2);
    let _ = block_on(folders.rename("home", json!("Sabato"))).unwrap();
    let before = fs::read(&path).unwrap();
    let playing = folders.open("home").unwrap();
    let id = folders.duplicate("home").unwrap();
    let copy = folders.open(&id).unwrap();

    assert_eq!(id, "home-2");
    assert_eq!(copy.header, Header { id: "home-2".to_owned(), title: json!("Sabato"), ..header("home") });
    assert_eq!((copy.records, copy.notices), (records(2), Vec::new()));
    append(&copy.journal, &record(3)).unwrap();
    drop(playing);
    assert_eq!(fs::read(path).unwrap(), before);
}

#[test]
fn a_copy_keeps_what_another_version_put_into_the_header() {
    let (_place, folders) = folders();
    folders.prepare(&folders.saves()).unwrap();
    let mut fields = serde_json::to_value(header("home")).unwrap();
    fields["later"] = json!([1, 2]);
    fs::write(folders.saves().join("home.journal"), line::framed(&fields.to_string()).unwrap()).unwrap();
    let id = folders.duplicate("home").unwrap();
    assert!(fs::read_to_string(folders.save_path(&id).unwrap()).unwrap().contains(r#""later":[1,2]"#));
}

#[test]
fn what_is_thrown_away_comes_back_byte_for_byte() {
    let (_place, folders) = folders();
    let path = saved(&folders, "home", 2);
    let before = fs::read(&path).unwrap();
    assert_eq!(folders.move_to_wastebasket("home").unwrap(), "home");

    assert_eq!(folders.list(), []);
    assert_eq!(names(&folders.saves()), [] as [&str; 0]);
    assert_eq!(folders.list_wastebasket()[0].summary.clone().unwrap().records, 2);
    assert_eq!(folders.move_to_wastebasket("home").unwrap_err(), OpenError::NotFound { id: "home".to_owned() });
    assert_eq!(folders.restore_from_wastebasket("home").unwrap(), "home");
    assert_eq!(fs::read(path).unwrap(), before);
    assert_eq!(folders.list_wastebasket(), []);
    assert_eq!(folders.restore_from_wastebasket("home").unwrap_err(), OpenError::NotFound { id: "home".to_owned() });
}

#[test]
fn throwing_away_and_bringing_back_write_nothing_over() {
    let (_place, folders) = folders();
    let path = saved(&folders, "home", 1);
    assert_eq!(folders.move_to_wastebasket("home").unwrap(), "home");
    fs::write(&path, "broken").unwrap();
    assert_eq!(folders.restore_from_wastebasket("home").unwrap(), "home-2");
    assert_eq!(folders.open("home-2").unwrap().header.id, "home-2");
    assert_eq!(folders.move_to_wastebasket("home-2").unwrap(), "home-2");
    assert_eq!(folders.move_to_wastebasket("home").unwrap(), "home");
    assert_eq!(fs::read_to_string(folders.wastebasket().join("home.journal")).unwrap(), "broken");
    assert_eq!(folders.create(&header("home")).unwrap().id(), "home-3", "a name in the wastebasket is not free");
}

#[test]
fn ten_backups_are_kept_and_the_oldest_goes() {
    let (_place, folders) = folders();
    let journal = folders.create(&header("home")).unwrap();
    for seq in 1..=13 {
        append(&journal, &record(seq)).unwrap();
        let backup = folders.back_up("home").unwrap();
        assert_eq!((backup.number, backup.records), (seq, Ok(seq as usize)));
    }
    let backups = folders.backups_of("home").unwrap();
    let numbers: Vec<u64> = backups.iter().map(|backup| backup.number).collect();
    assert_eq!(numbers, (4..=13).rev().collect::<Vec<_>>());
    assert_eq!(names(&folders.backups().join("home")).len(), KEPT_BACKUPS);
    assert_eq!(fs::read(&backups[0].path).unwrap(), fs::read(journal.path()).unwrap());
}

#[test]
fn a_save_that_did_not_change_pushes_no_backup_out() {
    let (_place, folders) = folders();
    let _ = saved(&folders, "home", 2);
    let first = folders.back_up("home").unwrap();
    assert_eq!(folders.back_up("home").unwrap(), first);
    assert_eq!(folders.backups_of("home").unwrap(), [first]);
}

#[test]
fn a_damaged_save_pushes_no_backup_out() {
    let (_place, folders) = folders();
    let path = saved(&folders, "home", 5);
    let first = folders.back_up("home").unwrap();
    let mut bytes = fs::read(&path).unwrap();
    let middle = bytes.len() / 2;
    bytes[middle] ^= 1;
    fs::write(&path, &bytes).unwrap();
    assert!(matches!(folders.back_up("home"), Err(OpenError::Damaged { .. })));
    bytes[0] ^= 1;
    fs::write(&path, &bytes).unwrap();
    assert!(matches!(folders.back_up("home"), Err(OpenError::BadHeader { .. })));
    assert_eq!(folders.backups_of("home").unwrap(), [first]);
}

#[test]
fn a_backup_becomes_a_new_save() {
    let (_place, folders) = folders();
    let path = saved(&folders, "home", 2);
    let backup = folders.back_up("home").unwrap();
    let opened = folders.open("home").unwrap();
    append(&opened.journal, &record(3)).unwrap();
    let before = fs::read(&path).unwrap();
    let id = folders.restore_backup("home", backup.number).unwrap();

    assert_eq!(id, "home-2");
    assert_eq!(folders.open(&id).unwrap().records, records(2));
    assert_eq!(fs::read(&path).unwrap(), before);
    assert_eq!(folders.restore_backup("home", 99).unwrap_err(), OpenError::NotFound { id: "home".to_owned() });
    fs::remove_file(&path).unwrap();
    assert_eq!(folders.restore_backup("home", 1).unwrap(), "home-3", "also when the save itself is gone");
}
