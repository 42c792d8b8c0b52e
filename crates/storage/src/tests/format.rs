//! Format 2: damage before the records is repaired.

use super::*;
use content::{Files, MissionBundle};

fn mission() -> MissionBundle {
    let text = |name: &str| format!("{name}\n{}\n", "Jetzt – “così” \\ \" è ☼ J* ".repeat(40));
    let files =
        ["mission.json", "en.ftl", "it.ftl"].map(|name| (format!("brine/{name}"), text(name)));
    MissionBundle {
        mission: "brine".to_owned(),
        files: Files(files.into()),
    }
}

fn with_mission(id: &str) -> Header {
    let bundle = mission();
    Header {
        hash: Some(bundle.hash()),
        bundle: serde_json::to_value(&bundle).unwrap(),
        ..header(id)
    }
}

/// Creates a save of a mission with this number of records and closes it; returns its file.
fn played(place: &TestStore, id: &str, count: u64) -> String {
    let records: Vec<String> = records(count).iter().map(Value::to_string).collect();
    let id = place
        .create_with_records(&with_mission(id), &records)
        .block_on()
        .unwrap();
    format!("saves/{id}.journal")
}

fn head_length(bytes: &[u8]) -> usize {
    let ends = bytes.iter().enumerate().filter(|(_, byte)| **byte == b'\n');
    ends.map(|(at, _)| at + 1).nth(4).unwrap()
}

fn a_save_has_its_header_twice_and_a_line_for_each_file_of_the_mission(place: &TestStore) {
    let path = played(place, "home", 2);
    let text = place.raw_text(&path);
    let lines: Vec<&str> = text.lines().collect();
    assert_eq!(lines.len(), 7);
    assert_eq!(lines[0], lines[4]);
    assert!(
        lines[0].len() < 500 && lines[0].contains(r#""format":2"#),
        "{}",
        lines[0]
    );
    assert!(
        lines[1..4]
            .iter()
            .all(|line| line[9..].starts_with(r#"{"mission_file":"brine/"#))
    );
    let opened = place.open("home").block_on().unwrap();
    assert_eq!(
        (opened.header, opened.notices),
        (with_mission("home"), Vec::new())
    );
    assert_eq!(opened.records, records(2));
}

fn a_flipped_bit_before_the_records_is_repaired(place: &TestStore) {
    let path = played(place, "home", 3);
    let kept = format!("missions-played/{}.mission", mission().hash());
    let (whole, mission) = (place.raw(&path), place.raw(&kept));
    let length = head_length(&whole);
    let ends = (0..length)
        .filter(|&at| whole[at] == b'\n')
        .flat_map(|at| (0..8).map(move |bit| (at, bit)));
    let spread = (0..200).map(|number| (number * length / 200, number % 8));
    for (at, bit) in ends.chain(spread) {
        let place = &place.fresh();
        let mut bytes = whole.clone();
        bytes[at] ^= 1 << bit;
        place.put_raw(&path, &bytes);
        place.put_raw(&kept, &mission);
        assert_eq!(
            place.list().block_on()[0].summary.clone().unwrap().damage,
            Some(DamagedPart::Head),
            "{at}.{bit}"
        );
        assert_eq!(
            place.read("home").block_on().unwrap().records,
            records(3),
            "{at}.{bit}"
        );
        assert_eq!(
            place.raw(&path),
            bytes,
            "{at}.{bit}: reading changes nothing"
        );

        let opened = place.open("home").block_on().unwrap();
        assert_eq!(opened.records, records(3), "{at}.{bit}");
        assert_eq!(opened.header, with_mission("home"), "{at}.{bit}");
        let [Notice::Repaired { kept_as, lines }] = &opened.notices[..] else {
            panic!("{at}.{bit}: {:?}", opened.notices)
        };
        assert!(
            !lines.is_empty() && lines.iter().all(|line| *line <= 6),
            "{at}.{bit}: {lines:?}"
        );
        assert_eq!(place.raw(kept_as), bytes, "{at}.{bit}");
        assert_eq!(place.raw(&path), whole, "{at}.{bit}");
        append(&opened.journal, &record(4)).unwrap();
        drop(opened);
        let again = place.open("home").block_on().unwrap();
        assert_eq!(again.records, records(4), "{at}.{bit}");
        assert_eq!(again.notices, [], "{at}.{bit}");
    }
}

/// Damages a file of the mission in a save and removes the copy of the mission.
fn without_mission(place: &TestStore, path: &str) -> Vec<u8> {
    let mut bytes = place.raw(path);
    let at = head_length(&bytes) / 2;
    bytes[at] ^= 1;
    place.put_raw(path, &bytes);
    place.remove_raw("missions-played");
    bytes
}

fn a_damaged_mission_is_restored_from_any_copy(place: &TestStore) {
    let from_save = place.fresh();
    let path = played(&from_save, "home", 1);
    played(&from_save, "another", 1);
    without_mission(&from_save, &path);
    assert_eq!(
        from_save.open("home").block_on().unwrap().header,
        with_mission("home")
    );

    let from_backup = place.fresh();
    let path = played(&from_backup, "home", 1);
    from_backup.back_up("home").block_on().unwrap();
    without_mission(&from_backup, &path);
    assert_eq!(
        from_backup.open("home").block_on().unwrap().header,
        with_mission("home")
    );

    let from_imports = place.fresh();
    let path = played(&from_imports, "home", 1);
    let bytes = without_mission(&from_imports, &path);
    from_imports.put_raw("imports/home.journal", &bytes);
    from_imports.remove_raw(&path);
    played(&from_imports, "another", 0);
    let id = from_imports
        .import(&from_imports.display_path("imports/home.journal"))
        .block_on()
        .unwrap();
    assert_eq!(
        from_imports.read(&id).block_on().unwrap().damage,
        None,
        "a copy is whole"
    );
}

fn a_mission_without_a_copy_is_reported_and_the_file_is_unchanged(place: &TestStore) {
    let path = played(place, "home", 1);
    let bytes = without_mission(place, &path);
    let missing = vec!["brine/it.ftl".to_owned()];
    let lost = OpenError::MissionDamaged {
        file: place.display_path(&path),
        missing,
    };
    assert_eq!(place.open("home").block_on().unwrap_err(), lost);
    assert_eq!(place.raw(&path), bytes);
    // Another mission of that name is not accepted.
    let texts = [("it.ftl".to_owned(), "something else".to_owned())].into();
    place
        .install_mission("brine", &texts, false)
        .block_on()
        .unwrap();
    assert_eq!(place.open("home").block_on().unwrap_err(), lost);
}

fn a_backup_of_a_damaged_save_is_whole(place: &TestStore) {
    let path = played(place, "home", 2);
    let mut bytes = place.raw(&path);
    let whole = bytes.clone();
    bytes[30] ^= 1;
    place.put_raw(&path, &bytes);
    let backup = place.back_up("home").block_on().unwrap();
    assert_eq!(place.raw(&backup.file), whole);
}

fn both_headers_damaged_is_a_bad_header(place: &TestStore) {
    let path = played(place, "home", 2);
    let mut bytes = place.raw(&path);
    let length = head_length(&bytes);
    bytes[30] ^= 1;
    bytes[length - 30] ^= 1;
    place.put_raw(&path, &bytes);
    assert!(matches!(
        place.open("home").block_on().unwrap_err(),
        OpenError::BadHeader { line: 1, .. }
    ));
    assert_eq!(place.raw(&path), bytes);
}

fn a_save_of_format_1_keeps_its_format(place: &TestStore) {
    let path = saved_in_format_1(place, "home", 2);
    let before = place.raw(&path);
    let opened = place.open("home").block_on().unwrap();
    assert_eq!((opened.header.format, opened.notices.len()), (1, 0));
    append(&opened.journal, &record(3)).unwrap();
    drop(opened);
    assert!(place.raw(&path).starts_with(&before));
    assert_eq!(place.read("home").block_on().unwrap().records, records(3));
    let copy = place.duplicate("home").block_on().unwrap();
    assert_eq!(place.read(&copy).block_on().unwrap().header.format, 1);
}

fn a_mission_is_copied_once(place: &TestStore) {
    for id in ["home", "other"] {
        played(place, id, 1);
    }
    let name = format!("{}.mission", mission().hash());
    assert_eq!(place.names("missions-played"), [name.as_str()]);
    let kept = format!("missions-played/{name}");
    let copy = place.raw(&kept);
    place.put_raw(&kept, "damaged");
    place.open("home").block_on().unwrap();
    assert_eq!(
        place.raw(&kept),
        copy,
        "what is damaged there is written anew"
    );
}

/// The copy takes less room than the mission in the save, and one of an earlier version is read.
fn the_copy_of_a_mission_is_compressed(place: &TestStore) {
    let path = played(place, "home", 1);
    let name = format!("missions-played/{}.mission", mission().hash());
    let save = place.raw(&path);
    assert!(place.raw(&name).len() * 2 < save.len());
    let text = place.raw_text(&path);
    let lines: Vec<&str> = text.split_inclusive('\n').collect();
    for copy in [place.raw(&name), lines[1..4].concat().into_bytes()] {
        place.put_raw(&name, copy);
        let mut damaged = save.clone();
        damaged[head_length(&save) / 2] ^= 1;
        place.put_raw(&path, &damaged);
        drop(place.open("home").block_on().unwrap());
        assert_eq!(place.raw(&path), save);
    }
    // Of a damaged copy the files before the damage are found.
    let mut copy = place.raw(&name);
    let end = copy.len();
    copy[end - 20] ^= 1;
    place.put_raw(&name, copy);
    assert!(place.played_files(&mission().hash()).block_on().is_some());
}

/// Changes lines of a save, by their numbers from 0, with valid checksums.
fn with_lines(place: &TestStore, path: &str, change: impl FnOnce(&mut Vec<String>)) {
    let text = place.raw_text(path);
    let mut lines: Vec<String> = text
        .lines()
        .map(|text| text.get(9..).unwrap().to_owned())
        .collect();
    change(&mut lines);
    let framed = lines.iter().map(|json| line::framed(json).unwrap());
    place.put_raw(path, framed.collect::<String>());
}

fn a_head_without_the_lines_of_its_mission_is_repaired(place: &TestStore) {
    for gone in [1..2, 3..4, 1..4] {
        let place = place.fresh();
        let path = played(&place, "home", 2);
        let whole = place.raw(&path);
        with_lines(&place, &path, |lines| drop(lines.drain(gone.clone())));
        let damaged = place.read("home").block_on().unwrap();
        assert_eq!(damaged.damage, Some(DamagedPart::Head), "{gone:?}");
        let opened = place.open("home").block_on().unwrap();
        assert!(
            matches!(opened.notices[..], [Notice::Repaired { .. }]),
            "{gone:?}: {:?}",
            opened.notices
        );
        assert_eq!(opened.records, records(2), "{gone:?}");
        drop(opened);
        assert_eq!(place.raw(&path), whole, "{gone:?}");
    }
}

fn a_wrong_hash_in_both_headers_is_corrected(place: &TestStore) {
    let path = played(place, "home", 2);
    let whole = place.raw(&path);
    let other = "0".repeat(64);
    let kept = format!("missions-played/{other}.mission");
    place.put_raw(&kept, "that of another mission");
    with_lines(place, &path, |lines| {
        for line in lines {
            *line = line.replace(&mission().hash(), &other);
        }
    });
    let file = place.display_path(&path);
    let checked = place.read_external(&file).block_on().unwrap();
    assert_eq!(checked.damage, Some(DamagedPart::Head));
    let opened = place.open("home").block_on().unwrap();
    assert!(matches!(opened.notices[..], [Notice::Repaired { .. }]));
    drop(opened);
    assert_eq!(place.raw(&path), whole);
    assert_eq!(place.raw_text(&kept), "that of another mission");
}

over_both! {
    a_head_without_the_lines_of_its_mission_is_repaired,
    a_wrong_hash_in_both_headers_is_corrected,
    a_save_has_its_header_twice_and_a_line_for_each_file_of_the_mission,
    a_flipped_bit_before_the_records_is_repaired,
    a_damaged_mission_is_restored_from_any_copy,
    a_mission_without_a_copy_is_reported_and_the_file_is_unchanged,
    a_backup_of_a_damaged_save_is_whole,
    both_headers_damaged_is_a_bad_header,
    a_save_of_format_1_keeps_its_format,
    a_mission_is_copied_once,
    the_copy_of_a_mission_is_compressed,
}
