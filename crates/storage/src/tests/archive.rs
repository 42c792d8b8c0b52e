use super::*;

fn title(header: &Header, date: &str) -> Value {
    json!(format!("{} (older, {date})", header.title))
}

pub(super) fn restore(folders: &TestStore, bytes: &[u8]) -> Result<Restored, ArchiveError> {
    folders.restore_archive(bytes, &title).block_on()
}

pub(super) fn copy_of(folders: &TestStore) -> Vec<u8> {
    let copy = folders.archive().block_on().unwrap();
    assert_eq!(copy.left_out, []);
    copy.bytes
}

/// A zip file with these files.
pub(super) fn zip<'a>(files: impl IntoIterator<Item = (&'a str, &'a [u8])>) -> Vec<u8> {
    let mut writer = rawzip::ZipArchiveWriter::new(Vec::new());
    for (name, bytes) in files {
        let name = rawzip::path::EntryPath::verbatim(name.as_bytes());
        let (mut entry, config) = writer
            .new_file(name)
            .compression_method(rawzip::CompressionMethod::DEFLATE)
            .start()
            .unwrap();
        let mut data = config.wrap(flate2::write::DeflateEncoder::new(
            &mut entry,
            flate2::Compression::fast(),
        ));
        std::io::Write::write_all(&mut data, bytes).unwrap();
        let (encoder, descriptor) = data.finish().unwrap();
        encoder.finish().unwrap();
        entry.finish(descriptor).unwrap();
    }
    writer.finish().unwrap()
}

/// The name and the bytes of a file in a zip file.
pub(super) type File<'f> = (&'f str, &'f [u8]);

pub(super) const MARKER: File<'_> = ("solkeeper.json", br#"{"format":1}"#);

/// Appends the same record here and there, or another.
fn go_on(folders: &TestStore, id: &str, seq: u64, at: &str) {
    let journal = folders.open(id).block_on().unwrap().journal;
    append(&journal, &json!({"seq": seq, "at": at})).unwrap();
}

/// The same save with two records here and in a copy, and the copy.
fn here_and_there(place: &TestStore) -> (TestStore, TestStore) {
    let (here, there) = (place.fresh(), place.fresh());
    let name = saved(&here, "home", 2);
    there.put_raw(&name, here.raw(&name));
    (here, there)
}

/// Every file but locks, by name.
pub(super) fn content(folders: &TestStore) -> Vec<(String, Vec<u8>)> {
    let (mut found, mut waiting) = (Vec::new(), vec![String::new()]);
    while let Some(folder) = waiting.pop() {
        for entry in folders
            .backend
            .list(&folder)
            .block_on()
            .unwrap()
            .unwrap_or_default()
        {
            let name = if folder.is_empty() {
                entry.name
            } else {
                format!("{folder}/{}", entry.name)
            };
            match entry.kind {
                Kind::Folder => waiting.push(name),
                _ if name.ends_with(".lock") => {}
                _ => found.push((name.clone(), folders.raw(&name))),
            }
        }
    }
    found.sort();
    found
}

fn twice(name: &str, beside: &str, older: Option<&str>) -> Vec<KeptTwice> {
    vec![KeptTwice {
        name: name.to_owned(),
        beside: beside.to_owned(),
        older: older.map(str::to_owned),
        played: None,
        holds: None,
    }]
}

const FILES: [&str; 9] = [
    "box.json",
    "config/settings.json",
    "missions/mast/decks/en.ftl",
    "missions/mast/mission.json",
    "missions-played/0ab1.mission",
    "remembered.json",
    "scores/a.json",
    "sheets/_new.json",
    "sheets/mast.json",
];

fn everything_arrives_in_empty_folders(place: &TestStore) {
    let (here, there) = (&place.fresh(), &place.fresh());
    saved(here, "home", 3);
    saved_in_format_1(here, "old", 2);
    here.put_raw("saves/damaged.journal", "nothing of ours\n");
    for name in FILES {
        here.put_raw(name, format!("{{\"of\":\"{name}\"}}"));
    }
    let wanted = content(here);
    for name in [
        "backups/home/000001.journal",
        "wastebasket/x.journal",
        "reports/x.txt",
        "imports/x.zip",
        "saves-index.json",
    ] {
        here.put_raw(name, "stays here");
    }
    let file = here
        .export_archive(&here.archive().block_on().unwrap())
        .block_on()
        .unwrap();
    assert_eq!(
        here.name(&file),
        format!("exports/solkeeper-{}.zip", base::platform::today())
    );

    let restored = restore(there, &here.raw(&file)).unwrap();
    assert_eq!(content(there), wanted);
    assert_eq!(restored.unreadable, ["saves/damaged.journal"]);
    assert_eq!(
        restored.placed.len() + restored.unreadable.len(),
        wanted.len() - 1,
        "a mission is one"
    );
    assert_eq!(there.read("home").block_on().unwrap().records, records(3));
    let again = restore(there, &here.raw(&file)).unwrap();
    assert_eq!(again.present.len(), restored.placed.len() + 1);
    assert_eq!(
        again,
        Restored {
            present: again.present.clone(),
            ..Restored::default()
        }
    );
    assert_eq!(content(there), wanted);
}

fn the_longer_of_two_games_stays(place: &TestStore) {
    let (here, there) = (&here_and_there(place).0, &place.fresh());
    there.put_raw("saves/home.journal", here.raw("saves/home.journal"));
    let short = copy_of(here);
    go_on(there, "home", 3, "2026-11-22T10:00:00Z");
    let long = copy_of(there);
    let before = here.raw("saves/home.journal");

    assert_eq!(
        restore(there, &short).unwrap().present,
        ["saves/home.journal"]
    );
    assert_eq!(there.read("home").block_on().unwrap().records.len(), 3);
    assert_eq!(
        restore(here, &long).unwrap().continued,
        ["saves/home.journal"]
    );
    assert_eq!(
        here.raw("saves/home.journal"),
        there.raw("saves/home.journal")
    );
    assert_eq!(here.raw("backups/home/000001.journal"), before);
    assert_eq!(
        restore(here, &long).unwrap().present,
        ["saves/home.journal"]
    );
    assert_eq!(here.list().block_on().len(), 1);
}

fn an_open_game_is_never_replaced(place: &TestStore) {
    let (here, there) = &here_and_there(place);
    go_on(there, "home", 3, "2026-11-22T10:00:00Z");
    let open = here.open("home").block_on().unwrap();
    let restored = restore(here, &copy_of(there)).unwrap();
    assert_eq!(
        restored.kept_twice,
        twice(
            "saves/home.journal",
            "saves/home-2.journal",
            Some("saves/home.journal")
        )
    );
    assert_eq!(
        here.raw("saves/home-2.journal"),
        there.raw("saves/home.journal")
    );
    append(
        &open.journal,
        &json!({"seq": 3, "at": "2026-11-23T10:00:00Z"}),
    )
    .unwrap();

    // Both went on, and the one that is open is the older one.
    go_on(there, "home", 4, "2026-11-24T10:00:00Z");
    let later = copy_of(there);
    let restored = restore(here, &later).unwrap();
    assert_eq!(restored.continued, ["saves/home-2.journal"]);
    assert_eq!(
        restore(here, &later).unwrap().present,
        ["saves/home-2.journal"]
    );
    drop(open);
    assert_eq!(here.read("home").block_on().unwrap().records.len(), 3);
    assert_eq!(here.list().block_on().len(), 2);
}

fn a_file_in_another_normal_form_of_its_name_is_the_same(place: &TestStore) {
    for (one, other) in [
        ("partita-è", "partita-e\u{300}"),
        ("partita-e\u{300}", "partita-è"),
    ] {
        let (here, there) = (place.fresh(), place.fresh());
        let name = saved(&there, "home", 2);
        let journal = there.raw(&name);
        here.put_raw(format!("saves/{one}.journal"), &journal);
        here.put_raw(format!("scores/{one}.json"), "{}");
        let files = [
            MARKER,
            (&*format!("saves/{other}.journal"), &journal[..]),
            (&*format!("scores/{other}.json"), b"{}"),
        ];
        let restored = restore(&here, &zip(files)).unwrap();
        assert_eq!(
            restored.present,
            [format!("saves/{one}.journal"), format!("scores/{one}.json")]
        );
        assert_eq!(here.names("saves"), [format!("{one}.journal")]);
        assert_eq!(here.names("scores"), [format!("{one}.json")]);
    }
}

fn of_two_games_that_went_on_the_older_gets_another_name(place: &TestStore) {
    let (phone, laptop) = &here_and_there(place);
    go_on(phone, "home", 3, "2026-11-22T10:00:00Z");
    go_on(laptop, "home", 3, "2026-11-23T10:00:00Z");
    let (of_phone, of_laptop) = (
        phone.raw("saves/home.journal"),
        laptop.raw("saves/home.journal"),
    );
    let (from_phone, from_laptop) = (copy_of(phone), copy_of(laptop));
    let expected = twice(
        "saves/home.journal",
        "saves/home-2.journal",
        Some("saves/home-2.journal"),
    );
    for (folders, copy) in [(phone, &from_laptop), (laptop, &from_phone)] {
        assert_eq!(restore(folders, copy).unwrap().kept_twice, expected);
        assert_eq!(folders.raw("saves/home.journal"), of_laptop);
        let older = folders.read("home-2").block_on().unwrap();
        assert_eq!(
            older.header.title,
            json!("{\"mission\":\"home\"} (older, 2026-11-22)")
        );
        assert!(folders.raw("saves/home-2.journal").starts_with(&of_phone));
        assert_eq!(restore(folders, copy).unwrap().kept_twice, []);
        assert_eq!(folders.list().block_on().len(), 2);
    }
    // Both have both now, so nothing is to be done.
    let restored = restore(phone, &copy_of(laptop)).unwrap();
    assert_eq!(
        restored.present,
        ["saves/home-2.journal", "saves/home.journal"]
    );
}

fn two_saves_of_a_copy_that_began_alike_stay_two(place: &TestStore) {
    let (here, there) = (&place.fresh(), &place.fresh());
    saved(here, "home", 3);
    assert_eq!(here.duplicate("home").block_on().unwrap(), "home-2");
    go_on(here, "home", 4, "2026-11-22T10:00:00Z");
    let copy = copy_of(here);
    for _ in 0..2 {
        restore(there, &copy).unwrap();
        assert_eq!(content(there), content(here));
    }
    let restored = restore(here, &copy).unwrap();
    assert_eq!(restored.present.len(), 2);
}

fn a_title_goes_along_with_the_longer_game(place: &TestStore) {
    let (here, there) = &here_and_there(place);
    here.rename("home", json!("Ours")).block_on().unwrap();
    go_on(there, "home", 3, "2026-11-22T10:00:00Z");
    assert_eq!(
        restore(here, &copy_of(there)).unwrap().continued,
        ["saves/home.journal"]
    );
    assert_eq!(
        here.read("home").block_on().unwrap().header.title,
        json!("Ours")
    );
    assert_eq!(
        restore(there, &copy_of(here)).unwrap().present,
        ["saves/home.journal"]
    );
    assert_eq!(
        there.read("home").block_on().unwrap().header.title,
        json!("Ours")
    );
}

fn what_cannot_be_read_is_not_overwritten(place: &TestStore) {
    let (here, there) = &here_and_there(place);
    let path = "saves/home.journal";
    here.edit_raw(path, |bytes| {
        let first = String::from_utf8_lossy(bytes)
            .find("2026-11-21T14:04")
            .unwrap();
        bytes[first] ^= 1;
    });
    let damaged = here.raw(path);
    assert_eq!(
        here.read("home").block_on().unwrap().damage,
        Some(DamagedPart::Middle)
    );
    let copy = copy_of(there);
    assert_eq!(
        restore(here, &copy).unwrap().kept_twice,
        twice(path, "saves/home-2.journal", None)
    );
    assert_eq!(
        restore(here, &copy).unwrap().present,
        ["saves/home-2.journal"]
    );
    assert_eq!(here.raw(path), damaged);
    assert_eq!(here.read("home-2").block_on().unwrap().records, records(2));
    // The other way round: a damaged save in the copy.
    assert_eq!(restore(there, &copy_of(here)).unwrap().kept_twice.len(), 1);
    assert_eq!(there.read("home").block_on().unwrap().damage, None);
}

fn a_torn_end_is_copied_aside_before_a_save_is_replaced(place: &TestStore) {
    let (here, there) = &here_and_there(place);
    here.add_raw("saves/home.journal", b"0000");
    let torn = here.raw("saves/home.journal");
    go_on(there, "home", 3, "2026-11-22T10:00:00Z");
    assert_eq!(
        restore(here, &copy_of(there)).unwrap().continued,
        ["saves/home.journal"]
    );
    let kept = format!("saves/home.bad-{}", base::platform::today());
    assert_eq!(here.raw(kept), torn);
}

fn an_open_save_is_copied_up_to_its_last_whole_line(place: &TestStore) {
    let (here, there) = (&place.fresh(), &place.fresh());
    let path = saved(here, "home", 2);
    let whole = here.raw(&path);
    let open = here.open("home").block_on().unwrap();
    here.add_raw(&path, b"5f3c");
    let copy = copy_of(here);
    drop(open);
    restore(there, &copy).unwrap();
    assert_eq!(there.raw(&path), whole);
}

fn a_deleted_save_comes_back_under_another_name(place: &TestStore) {
    let here = &place.fresh();
    saved(here, "home", 2);
    let copy = copy_of(here);
    here.delete_save("home").block_on().unwrap();
    for _ in 0..2 {
        restore(here, &copy).unwrap();
        assert_eq!(
            here.list()
                .block_on()
                .iter()
                .map(|it| it.id.as_str())
                .collect::<Vec<_>>(),
            ["home-2"]
        );
    }
}

fn different_files_are_kept_twice_and_single_ones_stay(place: &TestStore) {
    let (here, there) = (&place.fresh(), &place.fresh());
    for name in FILES {
        here.put_raw(name, "\"here\"");
        there.put_raw(name, "\"there\"");
    }
    let copy = copy_of(there);
    let before = content(here);
    let restored = restore(here, &copy).unwrap();
    let beside: Vec<_> = restored
        .kept_twice
        .iter()
        .map(|it| (it.name.as_str(), it.beside.as_str()))
        .collect();
    assert_eq!(
        beside,
        [
            ("sheets/mast.json", "sheets/mast-2.json"),
            ("sheets/_new.json", "sheets/_new-2.json"),
            ("scores/a.json", "scores/a-2.json"),
            ("missions/mast", "missions/mast-2"),
        ]
    );
    assert_eq!(restored.unchanged.len(), 4);
    let after = content(here);
    assert!(before.iter().all(|file| after.contains(file)));
    assert_eq!(here.raw_text("missions/mast-2/mission.json"), "\"there\"");
    let again = restore(here, &copy).unwrap();
    assert_eq!((again.present.len(), again.kept_twice), (4, vec![]));
    assert_eq!(content(here), after);
}

fn files_that_are_no_copy_change_nothing(place: &TestStore) {
    let (here, there) = (&place.fresh(), &place.fresh());
    saved(there, "home", 20);
    let copy = copy_of(there);
    let marked = |marker: &'static [u8]| zip([("solkeeper.json", marker)]);
    assert_eq!(
        restore(here, b"nothing of ours"),
        Err(ArchiveError::NotACopy)
    );
    assert_eq!(restore(here, b""), Err(ArchiveError::NotACopy));
    assert_eq!(
        restore(here, &zip([("saves/home.journal", b"x".as_slice())])),
        Err(ArchiveError::NotACopy)
    );
    assert_eq!(
        restore(here, &marked(br#"{"format":"x"}"#)),
        Err(ArchiveError::NotACopy)
    );
    assert_eq!(
        restore(here, &marked(br#"{"format":2}"#)),
        Err(ArchiveError::Newer { found: 2 })
    );
    for length in [copy.len() / 2, copy.len() - 1, 30] {
        assert_eq!(
            restore(here, &copy[..length]),
            Err(ArchiveError::Damaged),
            "{length}"
        );
    }
    let mut flipped = copy.clone();
    flipped[copy.len() / 2] ^= 4;
    assert_eq!(restore(here, &flipped), Err(ArchiveError::Damaged));
    let many: Vec<String> = (0..50_001)
        .map(|number| format!("scores/{number}.json"))
        .collect();
    let many = zip(many
        .iter()
        .map(|name| (name.as_str(), b"".as_slice()))
        .chain([MARKER]));
    assert_eq!(restore(here, &many), Err(ArchiveError::TooLarge));
    assert_eq!(content(here), []);
}

#[test]
fn a_zip_bomb_changes_nothing() {
    let here = TestStore::memory();
    let zeros = vec![0; usize::try_from(line::LIMIT).unwrap() + 1];
    let bomb = zip([MARKER, ("scores/a.json", &zeros)]);
    assert!(bomb.len() < 2_000_000);
    assert_eq!(restore(&here, &bomb), Err(ArchiveError::TooLarge));
    assert_eq!(content(&here), []);
}

fn names_outside_the_known_folders_are_refused(place: &TestStore) {
    let here = &place.fresh();
    let bad = [
        "../saves/a.journal",
        "/saves/b.journal",
        "C:\\c.json",
        "saves/NUL.journal",
        "other/d.json",
        "scores/e/f.json",
    ];
    let good: (&str, &[u8]) = ("scores/g.json", b"{}");
    let files: Vec<_> = bad
        .iter()
        .map(|name| (*name, b"x".as_slice()))
        .chain([good, MARKER])
        .collect();
    let restored = restore(here, &zip(files)).unwrap();
    let mut refused = restored.refused;
    refused.sort();
    let mut bad = bad.to_vec();
    bad.sort_unstable();
    assert_eq!(refused, bad);
    assert_eq!(restored.placed, ["scores/g.json"]);
    assert_eq!(
        content(here),
        [("scores/g.json".to_owned(), b"{}".to_vec())]
    );
}

fn a_folder_that_was_packed_again_is_a_copy(place: &TestStore) {
    let here = &place.fresh();
    let files: [(&str, &[u8]); 3] = [
        ("copy/", b""),
        ("copy/scores/g.json", b"{}"),
        ("copy/solkeeper.json", MARKER.1),
    ];
    assert_eq!(
        restore(here, &zip(files)).unwrap().placed,
        ["scores/g.json"]
    );
}

/// The file of a copy as it is packed again by other programs.
fn a_copy_that_was_packed_again_is_brought_in(place: &TestStore) {
    let score: &[u8] = b"{}";
    let cases: [(&str, &[File<'_>]); 6] = [
        (
            "backslashes, as Compress-Archive of Windows writes them",
            &[("saves\\", b""), ("scores\\g.json", score), MARKER],
        ),
        (
            "backslashes and a folder",
            &[
                ("copy\\scores\\g.json", score),
                ("copy\\solkeeper.json", MARKER.1),
            ],
        ),
        (
            "the files that macOS adds, the first before the marker",
            &[
                ("__MACOSX/._solkeeper.json", b"\0\x05\x16\x07"),
                ("__MACOSX/scores/._g.json", b"\0\x05\x16\x07"),
                (".DS_Store", b"x"),
                ("scores/._g.json", b"\0\x05\x16\x07"),
                ("scores/g.json", score),
                MARKER,
            ],
        ),
        (
            "two folders around it",
            &[
                ("Downloads/copy/scores/g.json", score),
                ("Downloads/copy/solkeeper.json", MARKER.1),
            ],
        ),
        (
            "a name that begins at the present folder",
            &[("./scores/g.json", score), ("./solkeeper.json", MARKER.1)],
        ),
        (
            "what Windows adds",
            &[
                ("desktop.ini", b"x"),
                ("scores/Thumbs.db", b"x"),
                ("scores/g.json", score),
                MARKER,
            ],
        ),
    ];
    for (how, files) in cases {
        let here = &place.fresh();
        let restored = restore(here, &zip(files.iter().copied())).unwrap();
        assert_eq!(restored.placed, ["scores/g.json"], "{how}");
        assert_eq!(restored.refused, [] as [&str; 0], "{how}");
    }
}

/// Only a file with the whole name of the marker is one, and none of a copy itself.
fn a_score_is_not_the_marker_of_a_copy(place: &TestStore) {
    let here = &place.fresh();
    let files: [(&str, &[u8]); 3] = [
        ("scores/my-solkeeper.json", br#"{"format":1}"#),
        ("scores/solkeeper.json", br#"{"format":1}"#),
        MARKER,
    ];
    let mut placed = restore(here, &zip(files)).unwrap().placed;
    placed.sort();
    assert_eq!(
        placed,
        ["scores/my-solkeeper.json", "scores/solkeeper.json"]
    );
    for only in [
        "scores/solkeeper.json",
        "my-solkeeper.json",
        "a/b/c/d/solkeeper.json",
    ] {
        assert_eq!(
            restore(here, &zip([(only, MARKER.1)])),
            Err(ArchiveError::NotACopy),
            "{only}"
        );
    }
    let two = zip([
        ("one/solkeeper.json", MARKER.1),
        ("two/solkeeper.json", MARKER.1),
    ]);
    assert_eq!(restore(here, &two), Err(ArchiveError::Several));
}

/// What is sound and cannot be read is not called damaged.
fn a_copy_packed_in_another_way_is_named(place: &TestStore) {
    let here = &place.fresh();
    let whole = zip([MARKER, ("scores/g.json", b"{}")]);
    // In the directory of a zip file, the flags of an entry are two bytes before its method.
    let entry = whole.windows(4).position(|it| it == b"PK\x01\x02").unwrap();
    let with = |offset: usize, byte: u8| {
        let mut changed = whole.clone();
        changed[entry + offset] = byte;
        restore(here, &changed)
    };
    assert_eq!(with(8, 1), Err(ArchiveError::Locked));
    for (method, name) in [
        (9, "Deflate64"),
        (12, "bzip2"),
        (14, "LZMA"),
        (93, "Zstandard"),
    ] {
        let name = name.to_owned();
        assert_eq!(with(10, method), Err(ArchiveError::Method { name }));
    }
    assert_eq!(with(10, 8).map(drop), Ok(()), "the method as it was");
}

/// A mission that the library would not read is not placed, and the reason is named.
fn a_mission_of_a_copy_passes_the_same_gate_as_any_other(place: &TestStore) {
    use crate::LeftOutReason as Why;
    use content::ReservedName;
    use content::encoding::Encoding;
    use content::import::{ImportError, MAX_TEXTS};

    let here = &place.fresh();
    let many: Vec<String> = (0..=MAX_TEXTS)
        .map(|number| format!("missions/many/x{number}.json"))
        .collect();
    let files: [(&str, &[u8]); 10] = [
        ("missions/pocket-mars/campaign.packed.json", b"{}"),
        ("missions/mechanica/mission.json", b"{}"),
        ("missions/brown-sky/mission.json", b"{}"),
        ("missions/Brown-Sky/mission.json", b"{}"),
        ("missions/decks/mission.json", b"{}"),
        ("missions/twins/en.ftl", b""),
        ("missions/twins/EN.ftl", b""),
        ("missions/mast/mission.json", b"\xef\xbb\xbf{}"),
        ("missions/mast/it.ftl", b"Citt\xe0"),
        MARKER,
    ];
    let files = files
        .into_iter()
        .chain(many.iter().map(|name| (name.as_str(), b"".as_slice())));
    let restored = restore(here, &zip(files)).unwrap();
    let mut why: Vec<(&str, &Why)> = restored
        .left_out
        .iter()
        .map(|it| (it.name.as_str(), &it.why))
        .collect();
    why.sort_by_key(|(name, _)| *name);
    let twins = ImportError::TwinNames {
        one: "EN.ftl".to_owned(),
        other: "en.ftl".to_owned(),
    };
    assert_eq!(
        why,
        [
            ("missions/Brown-Sky", &Why::Reserved(ReservedName::Shipped)),
            ("missions/brown-sky", &Why::Reserved(ReservedName::Shipped)),
            ("missions/decks", &Why::Reserved(ReservedName::Decks)),
            (
                "missions/many",
                &Why::Invalid(ImportError::TooManyTexts { limit: MAX_TEXTS })
            ),
            (
                "missions/mast/it.ftl",
                &Why::Encoding(Encoding::Windows1252)
            ),
            ("missions/mechanica", &Why::Reserved(ReservedName::Game)),
            ("missions/pocket-mars", &Why::Reserved(ReservedName::Game)),
            ("missions/twins", &Why::Invalid(twins)),
        ]
    );
    assert_eq!(
        content(here),
        [("missions/mast/mission.json".to_owned(), b"{}".to_vec())],
        "without its byte order mark"
    );
    assert_eq!(restored.placed, ["missions/mast"]);
}

fn a_mission_of_a_copy_is_not_the_twin_of_one_that_is_here(place: &TestStore) {
    let here = &place.fresh();
    here.put_raw("missions/mast/mission.json", "here");
    let copy = zip([MARKER, ("missions/Mast/mission.json", b"there")]);
    let restored = restore(here, &copy).unwrap();
    assert_eq!(
        restored.kept_twice,
        twice("missions/Mast", "missions/Mast-2", None)
    );
    assert_eq!(here.read_missions().block_on().left_out, []);
}

/// The disk has a little more room each time, so that each write in turn is the first to fail.
#[test]
fn on_a_disk_that_fills_up_nothing_is_lost_and_a_second_time_ends_as_the_first() {
    let place = TestStore::memory();
    let copy = {
        let (_, there) = here_and_there(&place);
        go_on(&there, "home", 3, "2026-11-23T10:00:00Z");
        saved(&there, "other", 3);
        go_on(&there, "other", 4, "2026-11-23T10:00:00Z");
        there.put_raw("scores/a.json", "\"there\"");
        there.put_raw("missions/mast/mission.json", "\"there\"");
        there.put_raw("box.json", "\"there\"");
        copy_of(&there)
    };
    let prepared = || {
        let (here, _) = here_and_there(&place);
        go_on(&here, "home", 3, "2026-11-22T10:00:00Z");
        saved(&here, "other", 3);
        here.put_raw("scores/a.json", "\"here\"");
        here
    };
    let whole = prepared();
    let expected = restore(&whole, &copy).unwrap();
    assert_eq!(
        (expected.continued.len(), expected.kept_twice.len()),
        (1, 2)
    );
    let mut failures = 0;
    for room in (0..).step_by(40) {
        let here = prepared();
        let before = content(&here);
        here.memory.leave_room(Some(room));
        let outcome = restore(&here, &copy);
        here.memory.leave_room(None);
        if outcome.is_ok() {
            break;
        }
        failures += 1;
        assert!(
            matches!(outcome, Err(ArchiveError::Storage(OpenError::Io { .. }))),
            "{room}: {outcome:?}"
        );
        let after = content(&here);
        for (name, bytes) in before {
            let kept = after
                .iter()
                .filter(|(_, there)| there.starts_with(&bytes))
                .count();
            assert!(kept > 0, "{room}: {name} is lost");
        }
        restore(&here, &copy).unwrap();
        assert_eq!(content(&here), content(&whole), "{room}");
    }
    assert!(failures > 20, "{failures}");
}

over_both! {
    a_file_in_another_normal_form_of_its_name_is_the_same,
    everything_arrives_in_empty_folders,
    the_longer_of_two_games_stays,
    an_open_game_is_never_replaced,
    of_two_games_that_went_on_the_older_gets_another_name,
    two_saves_of_a_copy_that_began_alike_stay_two,
    a_title_goes_along_with_the_longer_game,
    what_cannot_be_read_is_not_overwritten,
    a_torn_end_is_copied_aside_before_a_save_is_replaced,
    an_open_save_is_copied_up_to_its_last_whole_line,
    a_deleted_save_comes_back_under_another_name,
    different_files_are_kept_twice_and_single_ones_stay,
    files_that_are_no_copy_change_nothing,
    names_outside_the_known_folders_are_refused,
    a_folder_that_was_packed_again_is_a_copy,
    a_copy_that_was_packed_again_is_brought_in,
    a_score_is_not_the_marker_of_a_copy,
    a_copy_packed_in_another_way_is_named,
    a_mission_of_a_copy_passes_the_same_gate_as_any_other,
    a_mission_of_a_copy_is_not_the_twin_of_one_that_is_here,
}
