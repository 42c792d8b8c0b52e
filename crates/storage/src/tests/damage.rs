use super::*;
use crate::scan::BadLine;

/// The result of opening a damaged save.
#[derive(Debug, PartialEq)]
enum Outcome {
    /// An error; the file is unchanged.
    Refused(Refusal),
    /// This number of records; the end is copied aside and cut.
    Torn(usize),
    /// This number of records in a new save; the file is unchanged.
    Recovered(usize),
    /// This number of records; nothing readable is lost.
    Told(usize),
}

#[derive(Debug, PartialEq)]
enum Refusal {
    Header(LineError),
    Newer(u64),
}

use Outcome::{Recovered, Refused, Told, Torn};
use Refusal::{Header as BadHeader, Newer};

/// The lines of a save of ten records; the first is the header.
type Lines = Vec<Vec<u8>>;

fn with(change: impl FnOnce(&mut Lines)) -> impl FnOnce(Lines) -> Vec<u8> {
    move |mut lines| {
        change(&mut lines);
        lines.concat()
    }
}

fn header_with(name: &'static str, value: Value) -> impl FnOnce(Lines) -> Vec<u8> {
    with(move |lines| {
        let mut fields = serde_json::to_value(Header {
            format: 1,
            ..header("home")
        })
        .unwrap();
        fields[name] = value;
        lines[0] = line::framed(&fields.to_string()).unwrap().into_bytes();
    })
}

fn replaced(text: &[u8], from: &str, to: &str) -> Vec<u8> {
    String::from_utf8(text.to_vec())
        .unwrap()
        .replace(from, to)
        .into_bytes()
}

fn without_end(line: &mut Vec<u8>) {
    line.pop();
}

type Case = (&'static str, Box<dyn FnOnce(Lines) -> Vec<u8>>, Outcome);

fn case(
    name: &'static str,
    damage: impl FnOnce(Lines) -> Vec<u8> + 'static,
    outcome: Outcome,
) -> Case {
    (name, Box::new(damage), outcome)
}

fn unreadable_headers() -> Vec<Case> {
    let refused = |flaw| Refused(BadHeader(flaw));
    vec![
        case("empty", |_| Vec::new(), refused(LineError::Missing)),
        case(
            "only empty lines",
            |_| b"\n\r\n\n".to_vec(),
            refused(LineError::Missing),
        ),
        case(
            "only a byte order mark",
            |_| b"\xef\xbb\xbf".to_vec(),
            refused(LineError::Missing),
        ),
        case(
            "cut within the header",
            |lines| lines[0][..40].to_vec(),
            refused(LineError::Checksum),
        ),
        case(
            "cut within the checksum",
            |lines| lines[0][..4].to_vec(),
            refused(LineError::Form),
        ),
        case(
            "binary garbage",
            |_| (0..=255).cycle().take(5000).collect(),
            refused(LineError::Form),
        ),
        case("zeros", |_| vec![0; 4096], refused(LineError::Form)),
        case(
            "a huge line of garbage",
            |_| vec![b'x'; 3_000_000],
            refused(LineError::Form),
        ),
        case(
            "another kind of file",
            |_| b"%PDF-1.7\nnot a save\n".to_vec(),
            refused(LineError::Form),
        ),
        case(
            "plain JSON",
            |_| b"{\"format\": 1}\n".to_vec(),
            refused(LineError::Form),
        ),
        case(
            "UTF-16",
            |lines| {
                lines
                    .concat()
                    .into_iter()
                    .flat_map(|byte| [byte, 0])
                    .collect()
            },
            refused(LineError::Form),
        ),
        case(
            "the header's checksum changed",
            with(|lines| lines[0][0] ^= 1),
            refused(LineError::Checksum),
        ),
        case(
            "the header's text changed",
            with(|lines| lines[0] = replaced(&lines[0], "martians", "Martians")),
            refused(LineError::Checksum),
        ),
        case(
            "the header not UTF-8",
            with(|lines| lines[0][20] = 0xff),
            refused(LineError::Form),
        ),
        case(
            "no header",
            with(|lines| drop(lines.remove(0))),
            refused(LineError::Shape),
        ),
        case(
            "a header of the wrong type",
            with(|lines| lines[0] = line::framed("[]").unwrap().into_bytes()),
            refused(LineError::Shape),
        ),
        case(
            "a title missing",
            with(|lines| lines[0] = line::framed(r#"{"format":1}"#).unwrap().into_bytes()),
            refused(LineError::Shape),
        ),
        case(
            "a game of the wrong type",
            header_with("game", json!(7)),
            refused(LineError::Shape),
        ),
        case(
            "a format of the wrong type",
            header_with("format", json!("one")),
            refused(LineError::Shape),
        ),
        case(
            "a format that never was",
            header_with("format", json!(0)),
            refused(LineError::Shape),
        ),
        case(
            "a newer format",
            header_with("format", json!(4)),
            Refused(Newer(4)),
        ),
        case(
            "a much newer format",
            with(|lines| lines[0] = line::framed(r#"{"format":99}"#).unwrap().into_bytes()),
            Refused(Newer(99)),
        ),
    ]
}

fn torn_ends() -> Vec<Case> {
    vec![
        case(
            "cut within the last record",
            |lines| lines.concat()[..lines.concat().len() - 9].to_vec(),
            Torn(9),
        ),
        case(
            "cut within the last checksum",
            with(|lines| lines[10].truncate(3)),
            Torn(9),
        ),
        case(
            "the last checksum changed",
            with(|lines| lines[10][0] ^= 1),
            Torn(9),
        ),
        case(
            "the last record changed",
            with(|lines| lines[10] = replaced(&lines[10], "note", "nute")),
            Torn(9),
        ),
        case(
            "the last record not UTF-8",
            with(|lines| lines[10][30] = 0xff),
            Torn(9),
        ),
        case(
            "zeros at the end",
            with(|lines| lines.push(vec![0; 600])),
            Torn(10),
        ),
        case(
            "lines of garbage at the end",
            with(|lines| lines.push(b"\x01\x02\n\xff\xff\n<html>\n".to_vec())),
            Torn(10),
        ),
        case(
            "a huge line at the end",
            with(|lines| lines.push(vec![b'7'; 2_000_000])),
            Torn(10),
        ),
        case(
            "no JSON under a good checksum",
            with(|lines| {
                lines.push(format!("{} nonsense\n", line::checksum(b"nonsense")).into_bytes());
            }),
            Torn(10),
        ),
        case(
            "the last three records changed",
            with(|lines| (8..=10).for_each(|line| lines[line][2] ^= 1)),
            Torn(7),
        ),
        case(
            "every record changed",
            with(|lines| (1..=10).for_each(|line| lines[line][2] ^= 1)),
            Torn(0),
        ),
        case(
            "two records on one line at the end",
            with(|lines| without_end(&mut lines[9])),
            Torn(8),
        ),
    ]
}

fn bad_middles() -> Vec<Case> {
    vec![
        case(
            "a checksum in the middle changed",
            with(|lines| lines[5][0] ^= 1),
            Recovered(4),
        ),
        case(
            "a record in the middle changed",
            with(|lines| lines[5] = replaced(&lines[5], "note", "nute")),
            Recovered(4),
        ),
        case(
            "the first record changed",
            with(|lines| lines[1][12] ^= 1),
            Recovered(0),
        ),
        case(
            "the last but one changed",
            with(|lines| lines[9][12] ^= 1),
            Recovered(8),
        ),
        case(
            "two lines became one",
            with(|lines| without_end(&mut lines[4])),
            Recovered(3),
        ),
        case(
            "one line became two",
            with(|lines| lines[4].insert(20, b'\n')),
            Recovered(3),
        ),
        case(
            "garbage in the middle",
            with(|lines| lines.insert(6, b"\xff\xfe\x00\n".to_vec())),
            Recovered(5),
        ),
        case(
            "zeros in the middle",
            with(|lines| lines[6].fill(0)),
            Recovered(5),
        ),
        case(
            "a huge line in the middle",
            with(|lines| lines.insert(3, [vec![b' '; 2_000_000], vec![b'\n']].concat())),
            Recovered(2),
        ),
        case(
            "upper case checksums",
            with(|lines| lines[3][..8].make_ascii_uppercase()),
            Recovered(2),
        ),
        case(
            "bad in the middle and torn at the end",
            with(|lines| {
                lines[5][0] ^= 1;
                lines[10].truncate(20);
            }),
            Recovered(4),
        ),
    ]
}

fn rewritten() -> Vec<Case> {
    vec![
        case(
            "CRLF line ends",
            |lines| replaced(&lines.concat(), "\n", "\r\n"),
            Told(10),
        ),
        case(
            "a byte order mark",
            |lines| [b"\xef\xbb\xbf".to_vec(), lines.concat()].concat(),
            Told(10),
        ),
        case(
            "empty lines",
            |lines| replaced(&lines.concat(), "\n", "\n\n"),
            Told(10),
        ),
        case(
            "a line twice",
            with(|lines| lines.insert(4, lines[4].clone())),
            Told(10),
        ),
        case(
            "the last line twice",
            with(|lines| lines.push(lines[10].clone())),
            Told(10),
        ),
        case(
            "the whole file twice",
            |lines| lines.concat().repeat(2),
            Told(10),
        ),
    ]
}

/// A save of ten records with one backup, damaged.
fn damaged(folders: &TestStore, damage: impl FnOnce(Lines) -> Vec<u8>) -> (String, Vec<u8>) {
    let path = saved_in_format_1(folders, "home", 10);
    folders.back_up("home").block_on().unwrap();
    let lines = folders
        .raw(&path)
        .split_inclusive(|&byte| byte == b'\n')
        .map(<[u8]>::to_vec)
        .collect();
    let bytes = damage(lines);
    folders.put_raw(&path, &bytes);
    folders.remove_raw(whole_files::with_end(&path, "lock"));
    (path, bytes)
}

/// Opens a save, checks that nothing is lost, appends a record if possible, and returns the result.
fn opened(folders: &TestStore, path: &str, bytes: &[u8]) -> Outcome {
    let opened = match folders.open("home").block_on() {
        Ok(opened) => opened,
        Err(error) => {
            assert_eq!(folders.raw(path), bytes, "the file is as it was");
            assert_eq!(
                folders.names("saves"),
                ["home.journal"],
                "nothing was written"
            );
            return Refused(match error {
                OpenError::BadHeader {
                    line,
                    flaw,
                    file: kept,
                    newest_backup,
                } => {
                    assert_eq!((line, kept), (1, folders.display_path(path)));
                    assert_eq!(
                        newest_backup.unwrap().records,
                        Ok(10),
                        "the backup is offered"
                    );
                    BadHeader(flaw)
                }
                OpenError::NewerFormat { found, .. } => Newer(found),
                other => panic!("{other:?}"),
            });
        }
    };
    let count = opened.records.len();
    assert_eq!(opened.records, records(count as u64));
    let [notice] = &opened.notices[..] else {
        panic!("one thing happened: {:?}", opened.notices)
    };
    let outcome = match notice {
        Notice::TornTail {
            kept_as,
            bytes: length,
        } => {
            let (left, tail) = (folders.raw(path), folders.raw(kept_as));
            assert_eq!([&left[..], &tail].concat(), bytes, "what was cut is aside");
            assert_eq!(tail.len() as u64, *length);
            Torn(count)
        }
        Notice::RecoveredAs {
            id,
            good_records,
            from,
            ..
        } => {
            assert_eq!(
                (id.as_str(), *good_records, from.as_str()),
                ("home-2", count, "home")
            );
            assert_eq!(opened.journal.id(), "home-2");
            Recovered(count)
        }
        Notice::Rewritten { .. } | Notice::Repeated { .. } => Told(count),
        other => panic!("{other:?}"),
    };
    append(&opened.journal, &record(count as u64 + 1)).unwrap();
    let id = opened.journal.id().to_owned();
    drop(opened);
    assert_eq!(
        folders.open(&id).block_on().unwrap().records,
        records(count as u64 + 1),
        "it can be played on"
    );
    match outcome {
        Recovered(_) => assert_eq!(folders.raw(path), bytes, "the original is as it was"),
        Told(_) => assert!(
            folders.raw(path).starts_with(bytes),
            "nothing was taken away"
        ),
        _ => {}
    }
    outcome
}

fn check(place: &TestStore, cases: Vec<Case>) {
    for (name, damage, expected) in cases {
        let folders = &place.fresh();
        let (path, bytes) = damaged(folders, damage);
        assert_eq!(opened(folders, &path, &bytes), expected, "{name}");
    }
}

fn an_unreadable_header_is_an_error_that_names_a_backup(place: &TestStore) {
    check(place, unreadable_headers());
}

fn an_incomplete_end_is_copied_aside_and_cut(place: &TestStore) {
    check(place, torn_ends());
}

fn a_damaged_line_in_the_middle_makes_a_new_save(place: &TestStore) {
    check(place, bad_middles());
}

fn a_save_rewritten_by_another_program_is_read(place: &TestStore) {
    check(place, rewritten());
}

fn killed_at_any_byte_exactly_the_complete_records_remain(place: &TestStore) {
    let folders = &place.fresh();
    let path = "saves/home.journal";
    let whole = folders.raw(saved_in_format_1(folders, "home", 10));
    let ends: Vec<usize> = (0..whole.len()).filter(|&at| whole[at] == b'\n').collect();
    for length in 0..=whole.len() {
        folders.put_raw(path, &whole[..length]);
        // A record is complete with the last byte of its text: its checksum says so.
        let complete = ends.iter().filter(|&&end| end <= length).count();
        let Some(expected) = complete.checked_sub(1) else {
            let error = folders.open("home").block_on().unwrap_err();
            assert!(
                matches!(error, OpenError::BadHeader { .. }),
                "{length}: {error:?}"
            );
            assert_eq!(folders.raw(path), &whole[..length]);
            continue;
        };
        let opened = folders.open("home").block_on().unwrap();
        assert_eq!(opened.records, records(expected as u64), "{length}");
        assert_eq!(folders.raw(path), &whole[..=ends[expected]], "{length}");
        let torn = length.saturating_sub(ends[expected] + 1);
        match &opened.notices[..] {
            [] => assert_eq!(torn, 0, "{length}"),
            [Notice::TornTail { kept_as, bytes }] => {
                assert_eq!(*bytes, torn as u64, "{length}");
                assert_eq!(
                    folders.raw(kept_as),
                    &whole[length - torn..length],
                    "{length}"
                );
                folders.remove_raw(kept_as);
            }
            other => panic!("{length}: {other:?}"),
        }
    }
}

fn reading_changes_nothing_and_reports_damage(place: &TestStore) {
    let folders = &place.fresh();
    let (path, bytes) = damaged(
        folders,
        with(|lines| {
            lines[5][0] ^= 1;
            lines[10].truncate(20);
        }),
    );
    let _playing = folders.create(&header("other")).block_on().unwrap();
    let reading = folders.read("home").block_on().unwrap();

    assert_eq!(reading.records, records(4));
    assert_eq!(reading.lines, [2, 3, 4, 5]);
    assert_eq!(reading.stranded, (6..=9).map(record).collect::<Vec<_>>());
    let bad = [
        BadLine {
            line: 6,
            flaw: LineError::Checksum,
        },
        BadLine {
            line: 11,
            flaw: LineError::Checksum,
        },
    ];
    assert_eq!(reading.bad, bad);
    assert_eq!(
        folders
            .read_external(&folders.display_path(&path))
            .block_on()
            .unwrap(),
        reading
    );
    assert_eq!(folders.raw(&path), bytes);
    assert_eq!(
        folders.read("nobody").block_on().unwrap_err(),
        OpenError::NotFound {
            id: "nobody".to_owned()
        }
    );
}

fn a_past_that_does_not_fold_continues_after_its_last_good_record(place: &TestStore) {
    let folders = &place.fresh();
    let path = saved_in_format_1(folders, "home", 10);
    let before = folders.raw(&path);
    let playing = folders.open("home").block_on().unwrap();
    let opened = folders.recover("home", 6).block_on().unwrap();

    assert_eq!(opened.records, records(6));
    let notice = Notice::RecoveredAs {
        id: "home-2".to_owned(),
        good_records: 6,
        line: 8,
        from: "home".to_owned(),
    };
    assert_eq!(opened.notices, [notice]);
    append(&opened.journal, &record(7)).unwrap();
    drop((opened, playing));
    assert_eq!(
        folders.open("home-2").block_on().unwrap().records,
        records(7)
    );
    assert_eq!(folders.raw(path), before);
}

fn reopening_a_damaged_save_gives_the_same_copy_until_it_is_played(place: &TestStore) {
    let folders = &place.fresh();
    saved(folders, "home", 10);
    let recovered = || folders.recover("home", 6).block_on().unwrap().journal;
    let first = recovered();
    assert_eq!(first.id(), "home-2");
    assert_eq!(recovered().id(), "home-3", "the first is open");
    drop(first);
    assert_eq!(recovered().id(), "home-2");
    append(&recovered(), &record(7)).unwrap();
    append(&recovered(), &record(7)).unwrap();
    assert_eq!(recovered().id(), "home-4", "both have been played on");
    assert_eq!(
        folders.open("home-2").block_on().unwrap().records,
        records(7)
    );
}

fn a_folder_or_device_is_not_a_save(place: &TestStore) {
    let folders = &place.fresh();
    let path = "saves/home.journal";
    folders.create_folder(path).block_on().unwrap();
    let refused = OpenError::Unreadable {
        file: folders.display_path(path),
        why: Unreadability::NotAFile,
    };
    assert_eq!(folders.open("home").block_on().unwrap_err(), refused);
    assert_eq!(
        folders.create(&header("home")).block_on().unwrap().id(),
        "home-2"
    );
    assert_eq!(
        folders.entry(path).map(|entry| entry.kind),
        Some(Kind::Folder)
    );
    assert_eq!(
        folders.delete_save("home").block_on().unwrap(),
        "home",
        "it can be put out of the way"
    );
}

#[test]
fn a_file_larger_than_any_save_is_refused() {
    let folders = &TestStore::files();
    let path = saved(folders, "home", 1);
    let bytes = line::LIMIT + 1;
    std::fs::File::options()
        .write(true)
        .open(folders.display_path(&path))
        .unwrap()
        .set_len(bytes)
        .unwrap();
    let why = Unreadability::TooLarge {
        bytes,
        limit: line::LIMIT,
    };
    assert_eq!(
        folders.open("home").block_on().unwrap_err(),
        OpenError::Unreadable {
            file: folders.display_path(&path),
            why
        }
    );
}

fn a_missing_save_leaves_no_files(place: &TestStore) {
    let folders = &place.fresh();
    assert_eq!(
        folders.open("home").block_on().unwrap_err(),
        OpenError::NotFound {
            id: "home".to_owned()
        }
    );
    assert!(folders.disk.is_none() || !std::path::Path::new(&folders.display_path("")).exists());
    assert_eq!(folders.entry("saves"), None);
}

/// Root ignores permissions (as in a container): it finds the save unchanged.
#[cfg(unix)]
#[test]
fn without_permission_nothing_changes() {
    use std::fs;
    use std::os::unix::fs::PermissionsExt;

    let folders = &TestStore::files();
    let path = saved(folders, "home", 2);
    let before = folders.raw(&path);
    fs::set_permissions(
        folders.display_path(&path),
        fs::Permissions::from_mode(0o000),
    )
    .unwrap();
    match folders.open("home").block_on() {
        Ok(opened) => assert_eq!(opened.records, records(2)),
        Err(OpenError::Io { file, cause }) => {
            assert_eq!(
                (file, cause.kind),
                (
                    folders.display_path(&path),
                    std::io::ErrorKind::PermissionDenied
                )
            );
            assert_eq!(cause.text, "Permission denied (os error 13)");
        }
        Err(error) => panic!("{error:?}"),
    }
    assert_eq!(folders.list().block_on().len(), 1);
    fs::set_permissions(
        folders.display_path(&path),
        fs::Permissions::from_mode(0o600),
    )
    .unwrap();
    assert_eq!(folders.raw(&path), before);
}

over_both! {
    an_unreadable_header_is_an_error_that_names_a_backup,
    an_incomplete_end_is_copied_aside_and_cut,
    a_damaged_line_in_the_middle_makes_a_new_save,
    a_save_rewritten_by_another_program_is_read,
    killed_at_any_byte_exactly_the_complete_records_remain,
    reading_changes_nothing_and_reports_damage,
    a_past_that_does_not_fold_continues_after_its_last_good_record,
    reopening_a_damaged_save_gives_the_same_copy_until_it_is_played,
    a_folder_or_device_is_not_a_save,
    a_missing_save_leaves_no_files,
}
