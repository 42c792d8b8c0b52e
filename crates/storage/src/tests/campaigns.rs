//! Campaigns as one object: merged, deleted, restored and duplicated whole, and never mixed with another.

use std::collections::BTreeMap;

use super::archive::{content, copy_of, restore, zip};
use super::*;
use content::{Files as Texts, MissionBundle};

/// The records of a campaign, and those of each of its chapters by position and attempt.
type Played = (Vec<Value>, BTreeMap<(u64, u64), Vec<Value>>);

/// The id of the campaign that most tests play.
const ID: &str = "crews-2026-11-21-1403";

fn bundle() -> MissionBundle {
    MissionBundle {
        mission: "crews".to_owned(),
        files: Texts([("crews.closed".to_owned(), "closed".to_owned())].into()),
    }
}

fn campaign_header(id: &str, seed: u64, created: &str) -> Header {
    Header {
        format: NEWEST_FORMAT,
        game: CAMPAIGN.to_owned(),
        title: Value::Null,
        created: created.to_owned(),
        start: json!({"seed": seed, "players": 3}),
        bundle: serde_json::to_value(bundle()).unwrap(),
        hash: Some(bundle().hash()),
        ..header(id)
    }
}

/// A campaign that is played, in some folders.
struct Table<'a> {
    place: &'a TestStore,
    id: String,
    seed: u64,
}

impl<'a> Table<'a> {
    /// Begins a campaign of three people with its first chapter.
    fn begin(place: &'a TestStore, id: &str, seed: u64, at: &str) -> Self {
        let journal = place
            .create(&campaign_header(id, seed, at))
            .block_on()
            .unwrap();
        let id = journal.id().to_owned();
        drop(journal);
        let table = Self { place, id, seed };
        table.chapter((1, 1), None, at);
        table
    }

    /// The campaign of [`two_machines`].
    fn of_two(place: &'a TestStore) -> Self {
        Self {
            place,
            id: ID.to_owned(),
            seed: 11,
        }
    }

    fn note(&self, record: &Value, at: &str) {
        let opened = self.place.open(&self.id).block_on().unwrap();
        let seq = opened.records.len() + 1;
        append(
            &opened.journal,
            &json!({"seq": seq, "at": at, "record": record}),
        )
        .unwrap();
    }

    /// Begins a chapter after another.
    fn chapter(&self, (position, attempt): (u32, u32), after: Option<(u32, u32)>, at: &str) {
        let begun = json!({"chapter": format!("chapter-{position}"), "position": position,
            "attempt": attempt, "after": after, "kept": {}});
        let number = self.place.read(&self.id).block_on().unwrap().records.len() + 1;
        let link = json!({"of": "crews", "hash": bundle().hash(), "seed": self.seed, "players": 3,
            "number": number, "begun": begun});
        let header = Header {
            format: NEWEST_FORMAT,
            title: Value::Null,
            created: at.to_owned(),
            start: json!({"seed": 5, "campaign": link}),
            ..header(&chapter_id(&self.id, position, attempt))
        };
        drop(self.place.create(&header).block_on().unwrap());
        self.note(&json!({"chapter_begun": begun}), at);
    }

    fn reopen(&self, (position, attempt): (u32, u32), at: &str) {
        self.note(
            &json!({"reopened": {"position": position, "attempt": attempt}}),
            at,
        );
    }

    /// Plays some commands in a chapter.
    fn play(&self, (position, attempt): (u32, u32), commands: u64, at: &str) {
        let id = chapter_id(&self.id, position, attempt);
        let opened = self.place.open(&id).block_on().unwrap();
        for command in 1..=commands {
            let seq = opened.records.len() as u64 + command;
            append(
                &opened.journal,
                &json!({"seq": seq, "at": at, "command": seq * 7}),
            )
            .unwrap();
        }
    }
}

/// What was played in a campaign, after checking that it is whole: each chapter that its records name is there under its own id, and each
/// of its files belongs to it.
fn played(place: &TestStore, id: &str) -> Played {
    let values = |id: &str| -> Vec<Value> {
        let reading = place
            .read(id)
            .block_on()
            .unwrap_or_else(|error| panic!("{id}: {error}"));
        assert_eq!(reading.damage, None, "{id}");
        reading
            .records
            .iter()
            .map(|record| record.read().unwrap())
            .collect()
    };
    let records = values(id);
    let own = place.read(id).block_on().unwrap().header;
    let mut chapters = BTreeMap::new();
    for (chapter, at) in place.chapters_of(id).block_on() {
        let header = place.read(&chapter).block_on().unwrap().header;
        let link = &header.start["campaign"];
        assert_eq!(link["seed"], own.start["seed"], "{chapter} is of {id}");
        assert_eq!(link["begun"]["position"], at.position, "{chapter}");
        let raw = place.raw_text(format!("saves/{chapter}.journal"));
        assert!(
            raw.contains(&format!("\"id\":\"{chapter}\"")),
            "{chapter} says its name"
        );
        let place = (u64::from(at.position), u64::from(at.attempt));
        let before = chapters.insert(place, values(&chapter));
        assert_eq!(before, None, "{chapter} is there once");
    }
    for begun in records
        .iter()
        .filter_map(|line| line["record"].get("chapter_begun"))
    {
        let at = (
            begun["position"].as_u64().unwrap(),
            begun["attempt"].as_u64().unwrap(),
        );
        assert!(chapters.contains_key(&at), "{id} has chapter {at:?}");
    }
    (records, chapters)
}

/// The ids of the campaigns, sorted.
fn campaigns(place: &TestStore) -> Vec<String> {
    let mut ids: Vec<String> = place
        .list()
        .block_on()
        .into_iter()
        .filter(|listed| {
            listed
                .summary
                .as_ref()
                .is_ok_and(|it| it.header.game == CAMPAIGN)
        })
        .map(|listed| listed.id)
        .collect();
    ids.sort();
    ids
}

const MORNING: &str = "2026-11-22T08:00:00Z";
const NOON: &str = "2026-11-22T12:00:00Z";
const EVENING: &str = "2026-11-22T20:00:00Z";

/// Two machines with the same campaign, at the end of its first chapter.
fn two_machines(place: &TestStore) -> (TestStore, TestStore) {
    let (one, other) = (place.fresh(), place.fresh());
    let table = Table::begin(&one, ID, 11, "2026-11-21T14:03:00Z");
    table.play((1, 1), 4, MORNING);
    restore(&other, &copy_of(&one)).unwrap();
    (one, other)
}

type Play = fn(&Table<'_>);

fn plays_on(table: &Table<'_>) {
    table.play((1, 1), 2, NOON);
}

fn plays_on_later(table: &Table<'_>) {
    table.play((1, 1), 3, EVENING);
}

fn crosses(table: &Table<'_>) {
    table.chapter((2, 1), Some((1, 1)), NOON);
    table.play((2, 1), 3, NOON);
}

fn crosses_later(table: &Table<'_>) {
    table.chapter((2, 1), Some((1, 1)), EVENING);
    table.play((2, 1), 1, EVENING);
}

fn crosses_and_comes_back(table: &Table<'_>) {
    crosses(table);
    table.reopen((1, 1), EVENING);
    table.play((1, 1), 2, EVENING);
}

fn retries(table: &Table<'_>) {
    table.chapter((1, 2), Some((1, 1)), EVENING);
    table.play((1, 2), 2, EVENING);
}

fn crosses_twice(table: &Table<'_>) {
    crosses(table);
    table.chapter((3, 1), Some((2, 1)), EVENING);
}

/// Two copies of a campaign went on apart, in each way and each direction: both are whole afterwards, the one here is untouched, and
/// merging again changes nothing.
fn two_lines_that_went_on_apart_are_two_whole_campaigns(place: &TestStore) {
    let kinds: [(&str, Play, Play); 8] = [
        ("inside a chapter", plays_on, plays_on_later),
        ("one crossed, one played on", crosses, plays_on_later),
        ("one crossed, one retried", crosses, retries),
        ("both crossed", crosses, crosses_later),
        ("one crossed twice, one once", crosses_twice, crosses_later),
        (
            "one came back, one crossed",
            crosses_and_comes_back,
            crosses_later,
        ),
        ("one retried, one played on", retries, plays_on),
        ("one retried, one crossed twice", retries, crosses_twice),
    ];
    for (kind, first, second) in kinds {
        let (one, other) = two_machines(place);
        first(&Table::of_two(&one));
        second(&Table::of_two(&other));
        let lines = [played(&one, ID), played(&other, ID)];
        let copies = [copy_of(&one), copy_of(&other)];
        for (here, own, brought, copy) in [
            (&one, &lines[0], &lines[1], &copies[1]),
            (&other, &lines[1], &lines[0], &copies[0]),
        ] {
            let restored = restore(here, copy).unwrap();
            let beside = format!("{ID}-2");
            assert_eq!(campaigns(here), [ID, &beside], "{kind}");
            assert_eq!(&played(here, ID), own, "{kind}: the one here");
            assert_eq!(
                &played(here, &beside),
                brought,
                "{kind}: the one of the copy"
            );
            assert_eq!(restored.kept_twice.len(), 1, "{kind}: {restored:?}");
            let twice = &restored.kept_twice[0];
            let last = |line: &Played| {
                let all = line.0.iter().chain(line.1.values().flatten());
                all.map(|it| it["at"].as_str().unwrap().to_owned()).max()
            };
            let older = if last(own) >= last(brought) {
                &twice.beside
            } else {
                &twice.name
            };
            assert_eq!(twice.older.as_ref(), Some(older), "{kind}");
            let id = older
                .trim_start_matches("saves/")
                .trim_end_matches(".journal");
            let title = here.read(id).block_on().unwrap().header.title;
            assert!(title.to_string().contains("older"), "{kind}: {title}");
            let before = content(here);
            let again = restore(here, copy).unwrap();
            assert_eq!((again.kept_twice, again.placed), (vec![], vec![]), "{kind}");
            assert_eq!(content(here), before, "{kind}");
        }
        // Each has both now, so nothing is to be done, in whatever way they are named.
        for (here, there) in [(&one, &other), (&other, &one)] {
            let before = content(here);
            restore(here, &copy_of(there)).unwrap();
            let saves = |all: Vec<(String, Vec<u8>)>| -> Vec<(String, Vec<u8>)> {
                all.into_iter()
                    .filter(|(name, _)| name.starts_with("saves/"))
                    .collect()
            };
            assert_eq!(
                saves(content(here)),
                saves(before),
                "{kind}: the third time"
            );
        }
    }
}

/// A copy that is only shorter changes nothing, and one that is only longer makes the campaign as long, in both directions.
fn a_copy_that_is_only_shorter_or_longer_is_merged(place: &TestStore) {
    let kinds: [(&str, Play); 5] = [
        ("in a chapter", plays_on),
        ("after a border", crosses),
        ("over a border and back", crosses_and_comes_back),
        ("after another attempt", retries),
        ("two chapters on", crosses_twice),
    ];
    for (kind, on) in kinds {
        let (one, other) = two_machines(place);
        let table = Table::of_two(&one);
        on(&table);
        let (short, long) = (copy_of(&other), copy_of(&one));
        let whole = played(&one, ID);
        let before = content(&one);
        let restored = restore(&one, &short).unwrap();
        assert_eq!(content(&one), before, "{kind}");
        assert!(
            restored.kept_twice.is_empty() && restored.placed.is_empty(),
            "{kind}"
        );
        let restored = restore(&other, &long).unwrap();
        assert_eq!(played(&other, ID), whole, "{kind}");
        assert_eq!(campaigns(&other), [ID], "{kind}");
        assert_eq!(restored.kept_twice, [], "{kind}");
        assert!(
            restored.continued.contains(&format!("saves/{ID}.journal"))
                || restored.continued.iter().any(|it| it.contains("-c1-1")),
            "{kind}: {restored:?}"
        );
    }
}

fn the_same_id_begun_on_two_machines_is_two_campaigns(place: &TestStore) {
    let (one, other) = (&place.fresh(), &place.fresh());
    let ours = Table::begin(one, ID, 11, "2026-11-21T14:03:00Z");
    ours.play((1, 1), 2, MORNING);
    let theirs = Table::begin(other, ID, 12, "2026-11-21T14:03:30Z");
    theirs.play((1, 1), 5, NOON);
    crosses(&theirs);
    let lines = [played(one, ID), played(other, ID)];
    let copies = [copy_of(one), copy_of(other)];
    for (here, own, brought, copy) in [
        (one, &lines[0], &lines[1], &copies[1]),
        (other, &lines[1], &lines[0], &copies[0]),
    ] {
        for _ in 0..2 {
            restore(here, copy).unwrap();
            assert_eq!(campaigns(here), [ID, &format!("{ID}-2")]);
            assert_eq!(&played(here, ID), own);
            assert_eq!(&played(here, &format!("{ID}-2")), brought);
        }
    }
    // What is at home under another name is found there.
    let before = content(one);
    restore(one, &copy_of(other)).unwrap();
    assert_eq!(content(one), before);
}

/// The same seed, begun at the same minute, but at another second.
fn the_same_seed_begun_at_another_second_is_another_campaign(place: &TestStore) {
    let (one, other) = (&place.fresh(), &place.fresh());
    Table::begin(one, ID, 11, "2026-11-21T14:03:00Z").play((1, 1), 2, MORNING);
    Table::begin(other, ID, 11, "2026-11-21T14:03:30Z").play((1, 1), 5, NOON);
    let lines = [played(one, ID), played(other, ID)];
    restore(one, &copy_of(other)).unwrap();
    assert_eq!(played(one, ID), lines[0]);
    assert_eq!(played(one, &format!("{ID}-2")), lines[1]);
}

/// The zip of one campaign that the window exports.
fn the_zip_of_one_campaign_is_merged_as_one_object(place: &TestStore) {
    let (one, other) = two_machines(place);
    saved(&other, "home", 3);
    crosses(&Table::of_two(&one));
    plays_on_later(&Table::of_two(&other));
    let lines = [played(&one, ID), played(&other, ID)];
    let copy = other.archive_of(Some(ID)).block_on().unwrap();
    restore(&one, &copy.bytes).unwrap();
    assert_eq!(campaigns(&one), [ID, &format!("{ID}-2")]);
    assert_eq!(played(&one, ID), lines[0]);
    assert_eq!(played(&one, &format!("{ID}-2")), lines[1]);
    // What was brought in goes out and in again as the same campaign.
    let copy = one.archive_of(Some(&format!("{ID}-2"))).block_on().unwrap();
    let before = content(&other);
    restore(&other, &copy.bytes).unwrap();
    assert_eq!(content(&other), before);
    let empty = place.fresh();
    restore(&empty, &copy.bytes).unwrap();
    assert_eq!(played(&empty, &format!("{ID}-2")), lines[1]);
}

fn a_deleted_campaign_comes_back_whole_under_another_id(place: &TestStore) {
    let (one, _) = two_machines(place);
    crosses(&Table::of_two(&one));
    let line = played(&one, ID);
    let copy = copy_of(&one);
    one.delete_save(ID).block_on().unwrap();
    for _ in 0..2 {
        restore(&one, &copy).unwrap();
        assert_eq!(campaigns(&one), [format!("{ID}-2")]);
        assert_eq!(played(&one, &format!("{ID}-2")), line);
    }
    // The deleted one comes back beside it, as whole.
    assert_eq!(one.restore_save(ID).block_on().unwrap(), ID);
    assert_eq!(played(&one, ID), line);
    assert_eq!(played(&one, &format!("{ID}-2")), line);
}

/// Files that are missing here come from the copy; damaged ones get a whole one beside them.
fn a_copy_brings_back_the_files_that_are_missing_or_damaged(place: &TestStore) {
    let names = [String::new(), "-c1-1".to_owned(), "-c2-1".to_owned()];
    for name in names.map(|suffix| format!("saves/{ID}{suffix}.journal")) {
        let (one, _) = two_machines(place);
        crosses(&Table::of_two(&one));
        let copy = copy_of(&one);
        let whole = content(&one);
        one.remove_raw(&name);
        let restored = restore(&one, &copy).unwrap();
        assert_eq!(content(&one), whole, "{name}");
        assert_eq!(restored.placed, [name.clone()], "{name}");
        // Both headers damaged.
        let damaged = one.raw_text(&name).replacen("\"game\"", "\"gama\"", 9);
        one.put_raw(&name, &damaged);
        let restored = restore(&one, &copy).unwrap();
        assert_eq!(one.raw_text(&name), damaged, "{name} is not written over");
        assert_eq!(
            restored.kept_twice.len(),
            usize::from(name.contains("-c")),
            "{name}: {restored:?}"
        );
        if name.contains("-c") {
            let beside = name.replace(".journal", "-2.journal");
            assert!(one.find_raw(&beside).is_some(), "{beside} is whole");
        }
        let again = restore(&one, &copy).unwrap();
        assert_eq!((again.kept_twice, again.placed), (vec![], vec![]), "{name}");
    }
}

/// Chapters that were discarded here stay so; the campaign has taken another way.
fn a_chapter_that_was_discarded_here_does_not_come_back(place: &TestStore) {
    let (one, _) = two_machines(place);
    let table = Table::of_two(&one);
    crosses(&table);
    let copy = copy_of(&one);
    table.reopen((1, 1), EVENING);
    table.play((1, 1), 2, EVENING);
    one.delete_save(&format!("{ID}-c2-1")).block_on().unwrap();
    table.chapter((2, 2), Some((1, 1)), EVENING);
    let before = content(&one);
    restore(&one, &copy).unwrap();
    assert_eq!(content(&one), before);
}

/// A chapter that is open keeps the campaign here as it is: the longer one of the copy goes beside it, whole.
fn a_campaign_that_is_open_is_never_changed(place: &TestStore) {
    for open in [ID.to_owned(), format!("{ID}-c1-1")] {
        let (one, other) = two_machines(place);
        let table = Table::of_two(&other);
        plays_on(&table);
        crosses(&table);
        let long = played(&other, ID);
        let before = played(&one, ID);
        let opened = one.open(&open).block_on().unwrap();
        restore(&one, &copy_of(&other)).unwrap();
        assert_eq!(played(&one, ID), before, "{open}");
        assert_eq!(played(&one, &format!("{ID}-2")), long, "{open}");
        drop(opened);
    }
}

/// The program is killed after each change of a file in turn: nothing that was here is lost, and bringing the copy in again ends as if it
/// had not been killed.
#[test]
fn a_merge_that_is_killed_loses_nothing_and_ends_the_same_the_next_time() {
    let place = TestStore::memory();
    let kinds: [(Play, Play); 6] = [
        (plays_on, plays_on_later),
        (plays_on_later, plays_on),
        (crosses, retries),
        (crosses_twice, crosses_later),
        (|_| {}, crosses_twice),
        (|_| {}, crosses_and_comes_back),
    ];
    let mut kills = 0;
    for (here_plays, there_plays) in kinds {
        let prepared = || {
            let (one, other) = two_machines(&place);
            here_plays(&Table::of_two(&one));
            there_plays(&Table::of_two(&other));
            let copy = copy_of(&other);
            (one, copy)
        };
        let (whole, copy) = prepared();
        restore(&whole, &copy).unwrap();
        let wanted = content(&whole);
        for limit in [Limit::Changes, Limit::Bytes] {
            for step in 0.. {
                let (here, copy) = prepared();
                let before = content(&here);
                limit.set(&here, step);
                let outcome = restore(&here, &copy);
                limit.lift(&here);
                if outcome.is_ok() {
                    break;
                }
                kills += 1;
                let after = content(&here);
                for (name, bytes) in before {
                    let kept = after.iter().any(|(_, there)| there.starts_with(&bytes));
                    assert!(kept, "{limit:?} {step}: {name} is lost");
                }
                restore(&here, &copy).unwrap();
                let after: Vec<_> = content(&here);
                assert_eq!(names(&after), names(&wanted), "{limit:?} {step}");
                let differs = after.iter().zip(&wanted).find(|(one, other)| one != other);
                let differs = differs.map(|(one, other)| {
                    [one, other].map(|(name, bytes)| (name, String::from_utf8_lossy(bytes)))
                });
                assert_eq!(differs, None, "{limit:?} {step}");
            }
        }
    }
    assert!(kills >= 100, "{kills}");
}

/// What ends a merge early.
#[derive(Debug, Clone, Copy)]
enum Limit {
    /// The program is killed between two changes of files.
    Changes,
    /// The disk is full.
    Bytes,
}

impl Limit {
    fn set(self, place: &TestStore, step: u64) {
        match self {
            Self::Changes => place.memory.stop_after(Some(step)),
            Self::Bytes => place.memory.leave_room(Some(step * 200)),
        }
    }

    fn lift(self, place: &TestStore) {
        match self {
            Self::Changes => place.memory.stop_after(None),
            Self::Bytes => place.memory.leave_room(None),
        }
    }
}

fn names(content: &[(String, Vec<u8>)]) -> Vec<&str> {
    content.iter().map(|(name, _)| name.as_str()).collect()
}

fn a_campaign_is_deleted_and_restored_whole_beside_another_of_its_name(place: &TestStore) {
    let here = &place.fresh();
    let first = Table::begin(here, ID, 11, "2026-11-21T14:03:00Z");
    crosses(&first);
    let line = played(here, ID);
    here.delete_save(ID).block_on().unwrap();
    // Another one comes under the same name, as from a machine of which nothing is known.
    let (there, other) = (&place.fresh(), 12);
    crosses_twice(&Table::begin(there, ID, other, "2026-11-21T14:03:00Z"));
    for name in there
        .names("saves")
        .iter()
        .filter(|name| name.ends_with(".journal"))
    {
        here.put_raw(format!("saves/{name}"), there.raw(format!("saves/{name}")));
    }
    let second = played(here, ID);
    let restored = here.restore_save(ID).block_on().unwrap();
    assert_eq!(restored, format!("{ID}-2"));
    assert_eq!(played(here, ID), second);
    let back = played_as(here, &restored);
    assert_eq!(back, line);
    // Both in the wastebasket at a time: each comes back with its own chapters.
    here.delete_save(&restored).block_on().unwrap();
    let deleted = here.delete_save(ID).block_on().unwrap();
    let back = here.restore_save(&deleted).block_on().unwrap();
    assert_eq!(played_as(here, &back), second);
}

/// The same as [`played`] for files that were moved, in which their old names stay.
fn played_as(place: &TestStore, id: &str) -> Played {
    let copy = place.fresh();
    for (chapter, _) in place
        .chapters_of(id)
        .block_on()
        .into_iter()
        .chain([(id.to_owned(), chapter_of("a-c1-1").unwrap().1)])
    {
        let text = place.raw(format!("saves/{chapter}.journal"));
        copy.put_raw(format!("saves/{chapter}.journal"), text);
    }
    let records = |id: &str| -> Vec<Value> {
        copy.read(id)
            .block_on()
            .unwrap()
            .records
            .iter()
            .map(|it| it.read().unwrap())
            .collect()
    };
    let chapters = copy.chapters_of(id).block_on();
    let chapters = chapters.iter().map(|(chapter, at)| {
        (
            (u64::from(at.position), u64::from(at.attempt)),
            records(chapter),
        )
    });
    (records(id), chapters.collect())
}

fn a_campaign_whose_chapter_is_open_is_not_deleted_by_half(place: &TestStore) {
    let here = &place.fresh();
    crosses(&Table::begin(here, ID, 11, "2026-11-21T14:03:00Z"));
    let before = played(here, ID);
    let open = here.open(&format!("{ID}-c2-1")).block_on().unwrap();
    assert!(matches!(
        here.delete_save(ID).block_on(),
        Err(OpenError::InUse { .. })
    ));
    assert_eq!(played(here, ID), before);
    drop(open);
    here.delete_save(ID).block_on().unwrap();
    assert_eq!(campaigns(here), [""; 0]);
}

fn a_campaign_is_duplicated_with_its_damaged_and_continued_chapters(place: &TestStore) {
    let here = &place.fresh();
    let table = Table::begin(here, ID, 11, "2026-11-21T14:03:00Z");
    crosses(&table);
    table.play((1, 1), 4, NOON);
    let name = format!("saves/{ID}-c1-1.journal");
    let damaged = here
        .raw_text(&name)
        .replacen("\"command\":14", "\"command\":99", 1);
    here.put_raw(&name, &damaged);
    // Opening it goes on in a copy.
    drop(here.open(&format!("{ID}-c1-1")).block_on().unwrap());
    let copy = here.duplicate(ID).block_on().unwrap();
    let suffixes = |id: &str| -> Vec<String> {
        let chapters = here.chapters_of(id).block_on().into_iter();
        chapters
            .map(|(chapter, _)| chapter.replacen(id, "", 1))
            .collect()
    };
    assert_eq!(suffixes(ID), ["-c1-1", "-c1-1-2", "-c2-1"]);
    assert_eq!(suffixes(&copy), suffixes(ID));
}

/// What an earlier merge has backed up: the save of the whole without its chapters.
fn a_restored_backup_of_a_campaign_has_its_chapters(place: &TestStore) {
    let here = &place.fresh();
    let table = Table::begin(here, ID, 11, "2026-11-21T14:03:00Z");
    here.back_up(ID).block_on().unwrap();
    crosses(&table);
    let restored = here.restore_backup(ID, 1).block_on().unwrap();
    assert_eq!(restored, format!("{ID}-2"));
    let (records, chapters) = played(here, &restored);
    assert_eq!((records.len(), chapters.len()), (1, 2));
}

/// A chapter that was continued in a copy is damaged again: its next copy is found as a chapter too.
fn a_chapter_that_is_damaged_twice_stays_a_chapter(place: &TestStore) {
    let here = &place.fresh();
    let table = Table::begin(here, ID, 11, "2026-11-21T14:03:00Z");
    table.play((1, 1), 6, NOON);
    let mut id = format!("{ID}-c1-1");
    for wanted in ["-2", "-3"] {
        let name = format!("saves/{id}.journal");
        here.edit_raw(&name, |bytes| {
            let at = String::from_utf8_lossy(bytes)
                .rfind("\"seq\":5")
                .or_else(|| String::from_utf8_lossy(bytes).rfind("\"seq\":3"))
                .unwrap();
            bytes[at + 1] ^= 1;
        });
        let opened = here.open(&id).block_on().unwrap();
        assert_eq!(opened.journal.id(), format!("{ID}-c1-1{wanted}"));
        id = opened.journal.id().to_owned();
        append(&opened.journal, &json!({"seq": 5, "at": EVENING})).unwrap();
        append(&opened.journal, &json!({"seq": 6, "at": EVENING})).unwrap();
    }
    let chapters: Vec<String> = here
        .chapters_of(ID)
        .block_on()
        .into_iter()
        .map(|it| it.0)
        .collect();
    assert!(chapters.contains(&id), "{id} in {chapters:?}");
}

/// One journal of a chapter that is brought in by itself is a game of its own.
fn a_single_chapter_that_is_imported_does_not_join_a_campaign(place: &TestStore) {
    let (one, other) = two_machines(place);
    plays_on_later(&Table::of_two(&other));
    let name = format!("{ID}-c1-1.journal");
    let bytes = other.raw(format!("saves/{name}"));
    let before = played(&one, ID);
    let id = one.import_bytes(&name, &bytes).block_on().unwrap();
    assert_eq!(chapter_of(&id), None, "{id}");
    assert_eq!(played(&one, ID), before);
    assert_eq!(one.read(&id).block_on().unwrap().records.len(), 7);
}

/// Bytes that are no save are kept, and named.
fn what_cannot_be_read_in_a_copy_is_named(place: &TestStore) {
    let here = &place.fresh();
    let garbage: &[u8] = b"nothing of ours\n";
    let copy = zip([
        super::archive::MARKER,
        ("saves/home.journal", garbage),
        ("saves/x-c1-1.journal", garbage),
    ]);
    let restored = restore(here, &copy).unwrap();
    assert_eq!(
        restored.unreadable,
        ["saves/x-c1-1.journal", "saves/home.journal"]
    );
    assert_eq!(restored.placed, [""; 0]);
    assert_eq!(here.raw("saves/home.journal"), garbage);
    assert_eq!(restore(here, &copy).unwrap().present.len(), 2);
}

/// A chapter has one score, of the end that it has after merging; of two lines each keeps its own.
fn a_chapter_has_one_score_after_merging(place: &TestStore) {
    let score = format!("scores/{ID}-c1-1-a1b2c3.json");
    let of = |at: &str, note: &str| format!("{{\"at\":\"{at}\",\"note\":\"{note}\"}}");
    let scores = |place: &TestStore| place.names("scores").len();
    // The end was undone and came again on one of the machines.
    let prepared = || {
        let (one, other) = two_machines(place);
        plays_on(&Table::of_two(&one));
        one.put_raw(&score, of(NOON, ""));
        other.put_raw(&score, of(MORNING, ""));
        (one, other)
    };
    let (one, other) = prepared();
    restore(&one, &copy_of(&other)).unwrap();
    assert_eq!(one.raw_text(&score), of(NOON, ""));
    assert_eq!(scores(&one), 1);
    restore(&other, &copy_of(&one)).unwrap();
    assert_eq!(other.raw_text(&score), of(NOON, ""));
    assert_eq!(scores(&other), 1);
    // The same end with another note.
    one.put_raw(&score, of(NOON, "close"));
    restore(&one, &copy_of(&other)).unwrap();
    assert_eq!((one.raw_text(&score), scores(&one)), (of(NOON, "close"), 1));
    // Two lines, two ends.
    let (one, other) = prepared();
    plays_on_later(&Table::of_two(&other));
    restore(&one, &copy_of(&other)).unwrap();
    assert_eq!(scores(&one), 2);
}

/// Chapters of a copy whose campaign file was lost are merged as the campaign that they are of.
fn a_copy_without_the_file_of_the_campaign_is_merged_whole(place: &TestStore) {
    let (one, other) = two_machines(place);
    crosses(&Table::of_two(&one));
    crosses_later(&Table::of_two(&other));
    let (own, mut brought) = (played(&one, ID), played(&other, ID));
    other.remove_raw(format!("saves/{ID}.journal"));
    restore(&one, &copy_of(&other)).unwrap();
    assert_eq!(played(&one, ID), own);
    let chapters = one.chapters_of(&format!("{ID}-2")).block_on();
    for (id, at) in chapters {
        let records = brought
            .1
            .remove(&(at.position.into(), at.attempt.into()))
            .unwrap();
        assert_eq!(one.read(&id).block_on().unwrap().records, records);
    }
    assert!(brought.1.is_empty());
}

over_both! {
    two_lines_that_went_on_apart_are_two_whole_campaigns,
    a_copy_that_is_only_shorter_or_longer_is_merged,
    the_same_id_begun_on_two_machines_is_two_campaigns,
    the_same_seed_begun_at_another_second_is_another_campaign,
    the_zip_of_one_campaign_is_merged_as_one_object,
    a_deleted_campaign_comes_back_whole_under_another_id,
    a_copy_brings_back_the_files_that_are_missing_or_damaged,
    a_chapter_that_was_discarded_here_does_not_come_back,
    a_campaign_that_is_open_is_never_changed,
    a_campaign_is_deleted_and_restored_whole_beside_another_of_its_name,
    a_campaign_whose_chapter_is_open_is_not_deleted_by_half,
    a_campaign_is_duplicated_with_its_damaged_and_continued_chapters,
    a_restored_backup_of_a_campaign_has_its_chapters,
    a_chapter_that_is_damaged_twice_stays_a_chapter,
    a_single_chapter_that_is_imported_does_not_join_a_campaign,
    what_cannot_be_read_in_a_copy_is_named,
    a_copy_without_the_file_of_the_campaign_is_merged_whole,
    a_chapter_has_one_score_after_merging,
}
