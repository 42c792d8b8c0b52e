use super::*;
use crate::backups::KEPT_BACKUPS;
use crate::saves::Summary;

fn the_last_played_save_is_listed_first(place: &TestStore) {
    let folders = &place.fresh();
    assert_eq!(folders.list().block_on(), []);
    // The times of the files, as a copy leaves them, say the contrary of those of the records.
    for (id, count, seconds) in [("old", 0, 3000), ("new", 2, 1000), ("middle", 1, 2000)] {
        folders.dated(&saved(folders, id, count), seconds);
    }
    let listed = folders.list().block_on();

    assert_eq!(
        listed
            .iter()
            .map(|listed| listed.id.as_str())
            .collect::<Vec<_>>(),
        ["new", "middle", "old"]
    );
    let played = |index: usize| listed[index].last_played.as_deref();
    assert_eq!(played(0), Some("2026-11-21T14:04:02Z"));
    assert_eq!(played(2), Some("2026-11-21T14:03:22Z"));
    let summary = listed[0].summary.clone().unwrap();
    assert_eq!(
        summary,
        Summary {
            header: header("new"),
            records: 2,
            last: Some(record(2)),
            last_played: Some("2026-11-21T14:04:02Z".to_owned()),
            damage: None
        }
    );
    assert_eq!(listed[2].summary.clone().unwrap().last, None);
}

fn damaged_saves_are_listed_with_their_errors_and_hide_no_others(place: &TestStore) {
    let folders = &place.fresh();
    saved(folders, "good", 3);
    let torn = saved(folders, "torn", 3);
    let bytes = folders.raw(&torn);
    folders.put_raw(&torn, &bytes[..bytes.len() - 5]);
    folders.put_raw("saves/empty.journal", "");
    folders.put_raw("saves/garbage.journal", [0xff; 5000]);
    folders.put_raw("saves/bad*name.journal", &bytes);
    folders.put_raw("saves/notes.txt", "not a save");
    folders
        .create_folder("saves/folder.journal")
        .block_on()
        .unwrap();
    let newer = line::framed(r#"{"format": 4}"#).unwrap();
    folders.put_raw("saves/newer.journal", newer);

    let mut listed = folders.list().block_on();
    listed.sort_by(|a, b| a.id.cmp(&b.id));
    let found: Vec<(&str, &str)> = listed
        .iter()
        .map(|listed| {
            let what = match &listed.summary {
                Ok(Summary {
                    records: 3,
                    damage: None,
                    ..
                }) => "whole",
                Ok(Summary {
                    records: 2,
                    damage: Some(DamagedPart::End),
                    ..
                }) => "torn",
                Err(OpenError::BadHeader {
                    flaw: LineError::Missing,
                    ..
                }) => "empty",
                Err(OpenError::BadHeader {
                    flaw: LineError::Form,
                    ..
                }) => "garbage",
                Err(OpenError::Unreadable {
                    why: Unreadability::NotAFile,
                    ..
                }) => "folder",
                Err(OpenError::NewerFormat {
                    found: 4, known: 3, ..
                }) => "newer",
                Err(OpenError::InvalidId { .. }) => "name",
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

fn an_unreadable_folder_is_listed_as_such(place: &TestStore) {
    let folders = &place.fresh();
    folders.put_raw("saves", "a file where the folder should be");
    let listed = folders.list().block_on();
    assert_eq!(listed.len(), 1);
    assert!(
        matches!(&listed[0].summary, Err(OpenError::Io { file, .. }) if *file == folders.display_path("saves"))
    );
    assert!(matches!(
        folders.create(&header("home")).block_on(),
        Err(OpenError::Io { .. })
    ));
    assert!(matches!(
        folders.open("home").block_on(),
        Err(OpenError::Io { .. } | OpenError::NotFound { .. })
    ));
    assert_eq!(
        folders.raw_text("saves"),
        "a file where the folder should be"
    );
}

fn a_new_title_applies_and_nothing_is_overwritten(place: &TestStore) {
    let folders = &place.fresh();
    let path = saved(folders, "home", 2);
    let before = folders.raw(&path);
    assert_eq!(
        folders.rename("home", json!("Sabato")).block_on().unwrap(),
        []
    );

    assert!(folders.raw(&path).starts_with(&before));
    let opened = folders.open("home").block_on().unwrap();
    assert_eq!(opened.header.title, json!("Sabato"));
    assert_eq!(opened.records, records(2));
    opened.journal.rename(json!("Domenica")).block_on().unwrap();
    append(&opened.journal, &record(3)).unwrap();
    drop(opened.journal);
    assert_eq!(
        folders.read("home").block_on().unwrap().header.title,
        json!("Domenica")
    );
    let summary = folders.list().block_on()[0].summary.clone().unwrap();
    assert_eq!(
        (summary.header.title, summary.records, summary.last),
        (json!("Domenica"), 3, Some(record(3)))
    );
    let length = folders.raw(&path).len();
    folders
        .rename("home", json!("Domenica"))
        .block_on()
        .unwrap();
    assert_eq!(
        folders.raw(&path).len(),
        length,
        "the same title is no news"
    );
}

fn a_duplicate_has_the_same_past_and_is_independent(place: &TestStore) {
    let folders = &place.fresh();
    let path = saved(folders, "home", 2);
    folders.rename("home", json!("Sabato")).block_on().unwrap();
    let before = folders.raw(&path);
    let playing = folders.open("home").block_on().unwrap();
    let id = folders.duplicate("home").block_on().unwrap();
    let copy = folders.open(&id).block_on().unwrap();

    assert_eq!(id, "home-2");
    assert_eq!(
        copy.header,
        Header {
            id: "home-2".to_owned(),
            title: json!("Sabato"),
            ..header("home")
        }
    );
    assert_eq!(copy.records, records(2));
    assert_eq!(copy.notices, []);
    append(&copy.journal, &record(3)).unwrap();
    drop(playing);
    assert_eq!(folders.raw(path), before);
}

fn a_copy_keeps_what_another_version_put_into_the_header(place: &TestStore) {
    let folders = &place.fresh();
    folders.create_folder("saves").block_on().unwrap();
    let mut fields = serde_json::to_value(header("home")).unwrap();
    fields["later"] = json!([1, 2]);
    folders.put_raw(
        "saves/home.journal",
        line::framed(&fields.to_string()).unwrap(),
    );
    let id = folders.duplicate("home").block_on().unwrap();
    assert!(
        folders
            .raw_text(format!("saves/{id}.journal"))
            .contains(r#""later":[1,2]"#)
    );
}

fn a_deleted_save_is_restored_byte_for_byte(place: &TestStore) {
    let folders = &place.fresh();
    let path = saved(folders, "home", 2);
    let before = folders.raw(&path);
    assert_eq!(folders.delete_save("home").block_on().unwrap(), "home");

    assert_eq!(folders.list().block_on(), []);
    assert_eq!(folders.names("saves"), [] as [&str; 0]);
    assert_eq!(
        folders.list_wastebasket().block_on()[0]
            .summary
            .clone()
            .unwrap()
            .records,
        2
    );
    assert_eq!(
        folders.delete_save("home").block_on().unwrap_err(),
        OpenError::NotFound {
            id: "home".to_owned()
        }
    );
    assert_eq!(folders.restore_save("home").block_on().unwrap(), "home");
    assert_eq!(folders.raw(path), before);
    assert_eq!(folders.list_wastebasket().block_on(), []);
    assert_eq!(
        folders.restore_save("home").block_on().unwrap_err(),
        OpenError::NotFound {
            id: "home".to_owned()
        }
    );
}

fn deleting_and_restoring_scores_overwrite_nothing(place: &TestStore) {
    let folders = &place.fresh();
    let path = saved(folders, "home", 1);
    assert_eq!(folders.delete_save("home").block_on().unwrap(), "home");
    folders.put_raw(&path, "broken");
    assert_eq!(folders.restore_save("home").block_on().unwrap(), "home-2");
    assert_eq!(
        folders.open("home-2").block_on().unwrap().header.id,
        "home-2"
    );
    assert_eq!(folders.delete_save("home-2").block_on().unwrap(), "home-2");
    assert_eq!(folders.delete_save("home").block_on().unwrap(), "home");
    assert_eq!(folders.raw_text("wastebasket/home.journal"), "broken");
    assert_eq!(
        folders.create(&header("home")).block_on().unwrap().id(),
        "home-3",
        "a name in the wastebasket is not free"
    );
}

fn ten_backups_are_kept_and_the_oldest_is_removed(place: &TestStore) {
    let folders = &place.fresh();
    let journal = folders.create(&header("home")).block_on().unwrap();
    for seq in 1..=13 {
        append(&journal, &record(seq)).unwrap();
        let backup = folders.back_up("home").block_on().unwrap();
        assert_eq!((backup.number, backup.records), (seq, Ok(seq as usize)));
    }
    let backups = folders.backups_of("home").block_on().unwrap();
    let numbers: Vec<u64> = backups.iter().map(|backup| backup.number).collect();
    assert_eq!(numbers, (4..=13).rev().collect::<Vec<_>>());
    assert_eq!(folders.names("backups/home").len(), KEPT_BACKUPS);
    assert_eq!(folders.raw(&backups[0].file), folders.raw(journal.name()));
}

fn an_unchanged_save_replaces_no_backup(place: &TestStore) {
    let folders = &place.fresh();
    saved(folders, "home", 2);
    let first = folders.back_up("home").block_on().unwrap();
    assert_eq!(folders.back_up("home").block_on().unwrap(), first);
    assert_eq!(folders.backups_of("home").block_on().unwrap(), [first]);
}

fn a_damaged_save_replaces_no_backup(place: &TestStore) {
    let folders = &place.fresh();
    let path = saved_in_format_1(folders, "home", 5);
    let first = folders.back_up("home").block_on().unwrap();
    let mut bytes = folders.raw(&path);
    let middle = bytes.len() / 2;
    bytes[middle] ^= 1;
    folders.put_raw(&path, &bytes);
    assert!(matches!(
        folders.back_up("home").block_on(),
        Err(OpenError::Damaged { .. })
    ));
    bytes[0] ^= 1;
    folders.put_raw(&path, &bytes);
    assert!(matches!(
        folders.back_up("home").block_on(),
        Err(OpenError::BadHeader { .. })
    ));
    assert_eq!(folders.backups_of("home").block_on().unwrap(), [first]);
}

fn a_backup_becomes_a_new_save(place: &TestStore) {
    let folders = &place.fresh();
    let path = saved(folders, "home", 2);
    let backup = folders.back_up("home").block_on().unwrap();
    let opened = folders.open("home").block_on().unwrap();
    append(&opened.journal, &record(3)).unwrap();
    let before = folders.raw(&path);
    let id = folders
        .restore_backup("home", backup.number)
        .block_on()
        .unwrap();

    assert_eq!(id, "home-2");
    assert_eq!(folders.open(&id).block_on().unwrap().records, records(2));
    assert_eq!(folders.raw(&path), before);
    assert_eq!(
        folders.restore_backup("home", 99).block_on().unwrap_err(),
        OpenError::NotFound {
            id: "home".to_owned()
        }
    );
    folders.remove_raw(&path);
    assert_eq!(
        folders.restore_backup("home", 1).block_on().unwrap(),
        "home-3",
        "also when the save itself is gone"
    );
}

fn the_index_keeps_what_another_program_has_added(place: &TestStore) {
    let folders = &place.fresh();
    for id in ["a", "b", "c"] {
        saved(folders, id, 1);
    }
    let files = folders.save_files().block_on().unwrap();
    let (mut one, mut other) = (
        folders.load_index::<String>().block_on(),
        folders.load_index::<String>().block_on(),
    );
    one.put(&files[0], "one".to_owned());
    other.put(&files[1], "other".to_owned());
    folders.store_index(&one).block_on();
    folders.store_index(&other).block_on();
    let mut both = folders.load_index::<String>().block_on();
    let found: Vec<_> = files.iter().map(|file| both.get(file)).collect();
    assert_eq!(
        found,
        [Some("one".to_owned()), Some("other".to_owned()), None]
    );
}

fn only_what_killed_programs_left_long_ago_is_swept(place: &TestStore) {
    let folders = &place.fresh();
    saved(folders, "a", 1);
    let backup = folders.back_up("a").block_on().unwrap();
    let left = [
        ".box.json.aB3dE6",
        "scores/.x.json.4711-0.tmp",
        "saves/.a.journal.4711-1.tmp",
        "backups/a/.000001.journal.1-0.tmp",
    ];
    let kept = [
        "box.json",
        ".lock",
        "scores/x.json",
        "scores/.notes.txt.abcdef",
        "missions/.git/config",
    ];
    for name in left.iter().chain(&kept) {
        folders.put_raw(name, "x");
    }
    folders.sweep().block_on();
    assert!(
        left.iter().all(|name| folders.find_raw(name).is_some()),
        "another program may be writing these now"
    );
    for name in left.iter().chain(&kept) {
        folders.dated(name, 1_000_000);
    }
    folders.sweep().block_on();
    assert!(left.iter().all(|name| folders.find_raw(name).is_none()));
    assert!(kept.iter().all(|name| folders.find_raw(name).is_some()));
    assert!(folders.find_raw(backup.file).is_some() && folders.read("a").block_on().is_ok());
}

fn a_torn_end_that_cannot_be_cut_is_copied_once(place: &TestStore) {
    let folders = &place.fresh();
    let file = saved(folders, "a", 2);
    let whole = folders.raw(&file);
    let copies = || {
        folders
            .names("saves")
            .into_iter()
            .filter(|name| name.contains("torn"))
            .count()
    };
    for _ in 0..3 {
        // As a disk leaves it that refuses to cut.
        folders.put_raw(&file, &whole[..whole.len() - 5]);
        drop(folders.open("a").block_on().unwrap());
        assert_eq!(copies(), 1);
    }
    folders.put_raw(&file, &whole[..whole.len() - 6]);
    drop(folders.open("a").block_on().unwrap());
    assert_eq!(copies(), 2, "this is another end");
}

over_both! {
    a_torn_end_that_cannot_be_cut_is_copied_once,
    only_what_killed_programs_left_long_ago_is_swept,
    the_index_keeps_what_another_program_has_added,
    the_last_played_save_is_listed_first,
    damaged_saves_are_listed_with_their_errors_and_hide_no_others,
    an_unreadable_folder_is_listed_as_such,
    a_new_title_applies_and_nothing_is_overwritten,
    a_duplicate_has_the_same_past_and_is_independent,
    a_copy_keeps_what_another_version_put_into_the_header,
    a_deleted_save_is_restored_byte_for_byte,
    deleting_and_restoring_scores_overwrite_nothing,
    ten_backups_are_kept_and_the_oldest_is_removed,
    an_unchanged_save_replaces_no_backup,
    a_damaged_save_replaces_no_backup,
    a_backup_becomes_a_new_save,
}
