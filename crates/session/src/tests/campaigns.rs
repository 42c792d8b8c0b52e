//! Campaigns whose files are missing, damaged or those of other games: every one stays reachable, and what only reads changes nothing.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::{Arc, OnceLock};

use pollster::FutureExt as _;
use serde_json::{Value, json};
use tempfile::TempDir;
use test_support::released_missions;

use crate::campaign::{Campaign, campaign_story, lost_chapters};
use crate::{AnySession, PlayerAction, Session, SessionError, saves, trashed};
use base::play::Role;
use content::Files;
use first_martians::command::Command;
use first_martians::state::Start;
use language::{Language, Localizer};
use storage::{ChapterFault, Fault, FaultPlan, Folders, Memory, Notice, to_line};

fn files() -> Files {
    let mut files = released_missions::files();
    files
        .0
        .extend(released_missions::texts_of("tests/campaigns/two-crews", "two-crews/").0);
    files
}

fn play(session: &mut Session, command: Command) {
    let action = PlayerAction::Play(command);
    session.play(&action).block_on().expect("it is offered");
}

/// Goes on with the step at hand.
fn go_on(session: &mut Session) {
    let offers = session.table().offers();
    let flow = offers.iter().find(|offer| offer.role == Role::Flow);
    let command = flow.expect("something to do").command.clone();
    play(session, command);
}

/// Goes on with the steps until that sol.
fn play_to(session: &mut Session, sol: u8) {
    while session.game().state().sol < sol {
        go_on(session);
    }
}

/// Ends the present chapter by a death and goes on.
fn lose_chapter(campaign: &mut Campaign, folders: &Folders) {
    let (mut session, _) = campaign
        .resume_chapter(folders)
        .block_on()
        .expect("it opens");
    play_to(&mut session, 1);
    play(&mut session, Command::ReportDeath { seat: 0 });
    let state = session.game().state().clone();
    drop(session);
    let gone = campaign.advance(folders, &state, None).block_on();
    gone.expect("it goes on");
}

fn begin(folders: &Folders, seed: u64, players: u8) -> Campaign {
    let start = Start {
        seed,
        players,
        read_before: Default::default(),
    };
    Campaign::begin(folders, &files(), "two-crews", &start)
        .block_on()
        .expect("a campaign")
}

/// A campaign in its second chapter: its id, and its folder as it is then.
struct Played {
    id: String,
    /// Every file by its name.
    files: BTreeMap<PathBuf, Vec<u8>>,
}

fn read_all(folder: &Path) -> BTreeMap<PathBuf, Vec<u8>> {
    let (mut found, mut waiting) = (BTreeMap::new(), vec![folder.to_owned()]);
    while let Some(below) = waiting.pop() {
        for entry in std::fs::read_dir(&below).expect("a folder") {
            let path = entry.expect("an entry").path();
            let name = path.strip_prefix(folder).expect("inside").to_owned();
            let is_index = name.to_string_lossy().ends_with("-index.json");
            if path.is_dir() {
                waiting.push(path);
            } else if !is_index && !name.to_string_lossy().ends_with(".lock") {
                let bytes = std::fs::read(&path).expect("a file");
                found.insert(name, bytes);
            }
        }
    }
    found
}

/// Plays the campaign once for all tests: two borders, and a game begun in the third chapter.
fn played() -> &'static Played {
    static PLAYED: OnceLock<Played> = OnceLock::new();
    PLAYED.get_or_init(|| {
        let data = tempfile::tempdir().expect("a folder");
        let folders = Folders::in_one(data.path());
        let mut campaign = begin(&folders, 11, 3);
        lose_chapter(&mut campaign, &folders);
        let (mut session, _) = campaign.resume_chapter(&folders).block_on().expect("opens");
        while session.game().state().outcome.is_none() {
            go_on(&mut session);
        }
        let state = session.game().state().clone();
        drop(session);
        campaign
            .advance(&folders, &state, None)
            .block_on()
            .expect("on");
        assert_eq!(campaign.begun().map(|it| it.position), Some(3));
        let (mut session, _) = campaign.resume_chapter(&folders).block_on().expect("opens");
        play_to(&mut session, 1);
        drop(session);
        Played {
            id: campaign.id().to_owned(),
            files: read_all(data.path()),
        }
    })
}

/// A folder with the campaign of [`played`].
struct Table {
    data: TempDir,
    folders: Folders,
    id: &'static str,
}

impl Table {
    fn new() -> Self {
        let data = tempfile::tempdir().expect("a folder");
        for (name, bytes) in &played().files {
            let path = data.path().join(name);
            let folder = path.parent().expect("a folder");
            std::fs::create_dir_all(folder).expect("a folder");
            std::fs::write(path, bytes).expect("a file");
        }
        Self {
            folders: Folders::in_one(data.path()),
            data,
            id: &played().id,
        }
    }

    fn file(&self, suffix: &str) -> PathBuf {
        let saves = self.data.path().join("saves");
        saves.join(format!("{}{suffix}.journal", self.id))
    }

    fn bytes(&self, suffix: &str) -> Vec<u8> {
        std::fs::read(self.file(suffix)).expect("a save")
    }

    fn put(&self, suffix: &str, bytes: impl AsRef<[u8]>) {
        std::fs::write(self.file(suffix), bytes).expect("a save");
    }

    fn remove(&self, suffix: &str) {
        std::fs::remove_file(self.file(suffix)).expect("a save");
    }

    /// Changes the head of a save, with valid checksums.
    fn change_head(&self, suffix: &str, change: impl Fn(&mut Value)) {
        let text = String::from_utf8(self.bytes(suffix)).expect("text");
        let lines = text.lines().map(|line| {
            let json = line.get(9..).expect("a line");
            if !json.contains("\"solkeeper\":") {
                return format!("{line}\n");
            }
            let mut head: Value = serde_json::from_str(json).expect("JSON");
            change(&mut head);
            framed(&head.to_string())
        });
        self.put(suffix, lines.collect::<String>());
    }

    /// Opens the campaign: the position where it is, and what it reports.
    fn open(&self) -> Result<(u32, Vec<Notice>), SessionError> {
        let (mut campaign, mut notices) = Campaign::open(&self.folders, self.id).block_on()?;
        let position = campaign.begun().map_or(0, |begun| begun.position);
        let (session, more) = campaign.resume_chapter(&self.folders).block_on()?;
        notices.extend(more);
        let chapter = &campaign.begun().expect("a chapter").chapter;
        assert_eq!(&session.game().mission().sheet.id, chapter);
        Ok((position, notices))
    }

    fn position(&self) -> u32 {
        self.open().unwrap_or_else(|error| panic!("{error}")).0
    }

    /// Does what only reads, and checks that no file has changed; `all` of it where every chapter is read whole.
    fn only_reads(&self, what: &str, all: bool) {
        let before = read_all(self.data.path());
        drop(lost_chapters(&self.folders, self.id).block_on());
        if all {
            let listed = saves(&self.folders).block_on();
            let own = listed.iter().filter(|save| save.id == self.id);
            assert_eq!(own.count(), 1, "{what}: one entry for the campaign");
            let localizer = Localizer::new(Language::English);
            drop(campaign_story(&self.folders, &localizer, self.id).block_on());
            drop(trashed(&self.folders).block_on());
        }
        let after = read_all(self.data.path());
        for name in before.keys().chain(after.keys()) {
            let is_same = before.get(name) == after.get(name);
            assert!(is_same, "{what}: {} has changed", name.display());
        }
    }
}

/// A line of a save.
fn framed(json: &str) -> String {
    use sha2::{Digest, Sha256};
    let digest = Sha256::digest(json.as_bytes());
    let sum: String = digest
        .iter()
        .take(4)
        .map(|byte| format!("{byte:02x}"))
        .collect();
    format!("{sum} {json}\n")
}

/// Saves of other games, made once: a mission, a helper, and a chapter of another campaign.
fn others() -> &'static [(&'static str, Vec<u8>)] {
    static OTHERS: OnceLock<Vec<(&str, Vec<u8>)>> = OnceLock::new();
    OTHERS.get_or_init(|| {
        let data = tempfile::tempdir().expect("a folder");
        let folders = Folders::in_one(data.path());
        let start = Start {
            seed: 7,
            players: 3,
            read_before: Default::default(),
        };
        let files = files();
        let mission = Session::create(&folders, &files, "make-yourself-at-home", &start);
        let mission = mission.block_on().expect("a game").id().to_owned();
        let document = json!({"mode": "solo", "players": [{"name": "Ada"}]});
        let helper = Session::<companions::mechanica::helper::Game>::begin(&folders, &document, 1);
        let helper = helper.block_on().expect("a game").id().to_owned();
        let other = begin(&folders, 12, 3);
        let chapter = format!("{}-c1-1", other.id());
        let fewer = begin(&folders, 11, 2);
        let of_two = format!("{}-c1-1", fewer.id());
        let read = |id: &str| {
            std::fs::read(data.path().join(format!("saves/{id}.journal"))).expect("a save")
        };
        vec![
            ("a mission", read(&mission)),
            ("a helper", read(&helper)),
            ("another campaign", read(other.id())),
            ("a chapter of another campaign", read(&chapter)),
            ("a chapter of a campaign of two people", read(&of_two)),
        ]
    })
}

fn without_headers(table: &Table, suffix: &str) {
    let text = String::from_utf8(table.bytes(suffix)).expect("text");
    table.put(suffix, text.replace("\"solkeeper\":", "\"solkeepes\":"));
}

type Change = Box<dyn Fn(&Table)>;

type Head = fn(&mut Value);

/// What can become of the file of the present chapter. In none of these is there a game to go on with.
fn lost_in_many_ways(suffix: &'static str) -> Vec<(String, Change)> {
    let mut ways: Vec<(String, Change)> = Vec::new();
    let mut add = |what: &str, change: Change| ways.push((format!("{suffix}: {what}"), change));
    add("missing", Box::new(move |table| table.remove(suffix)));
    let renamed = move |table: &Table| {
        let to = table.file(&format!("{suffix} (copy)"));
        std::fs::rename(table.file(suffix), to).expect("renamed");
    };
    add("renamed by hand", Box::new(renamed));
    add("empty", Box::new(move |table| table.put(suffix, "")));
    add(
        "garbage",
        Box::new(move |table| table.put(suffix, "nothing of ours\n")),
    );
    add(
        "both headers",
        Box::new(move |table| without_headers(table, suffix)),
    );
    let zeros = move |table: &Table| table.put(suffix, vec![0; table.bytes(suffix).len()]);
    add("zeros", Box::new(zeros));
    let folder = move |table: &Table| {
        table.remove(suffix);
        std::fs::create_dir(table.file(suffix)).expect("a folder");
    };
    add("a folder", Box::new(folder));
    let half = move |table: &Table| {
        let bytes = table.bytes(suffix);
        let end = bytes
            .iter()
            .position(|&byte| byte == b'\n')
            .expect("a line");
        table.put(suffix, &bytes[..end / 2]);
    };
    add("half of the first line", Box::new(half));
    for (name, bytes) in others() {
        add(name, Box::new(move |table| table.put(suffix, bytes)));
    }
    for other in ["-c1-1", "-c2-1", "-c3-1", ""] {
        if other != suffix {
            let swapped = move |table: &Table| table.put(suffix, table.bytes(other));
            add(&format!("the file {other}"), Box::new(swapped));
        }
    }
    let heads: [(&str, Head); 5] = [
        ("no link", |head| head["start"]["campaign"] = Value::Null),
        ("other files", |head| {
            head["start"]["campaign"]["hash"] = json!("00");
        }),
        ("another attempt", |head| {
            head["start"]["campaign"]["begun"]["attempt"] = json!(2);
        }),
        ("another mission", |head| {
            head["bundle"]["mission"] = json!("make-yourself-at-home");
        }),
        ("a newer format", |head| head["format"] = json!(99)),
    ];
    for (what, change) in heads {
        add(
            what,
            Box::new(move |table| table.change_head(suffix, change)),
        );
    }
    ways
}

#[test]
fn a_lost_chapter_leads_to_the_border_before_it() {
    let ways = lost_in_many_ways("-c3-1");
    assert!(ways.len() >= 20, "{}", ways.len());
    for (number, (what, change)) in ways.into_iter().enumerate() {
        let table = Table::new();
        let whole = table.bytes("-c3-1");
        change(&table);
        table.only_reads(&what, number % 6 == 0);
        let before = read_all(table.data.path());
        let (position, notices) = table
            .open()
            .unwrap_or_else(|error| panic!("{what}: {error}"));
        assert_eq!(position, 2, "{what}");
        let lost = notices.iter().find_map(|notice| match notice {
            Notice::LostChapter {
                chapter,
                resumed_at: 2,
            } => Some(chapter),
            _ => None,
        });
        let lost = lost.unwrap_or_else(|| panic!("{what}: {notices:?}"));
        assert!(
            lost.file.ends_with("-c3-1.journal"),
            "{what}: {}",
            lost.file
        );
        assert!(lost.backup.is_some(), "{what}: its backup is offered");
        let after = read_all(table.data.path());
        for (name, bytes) in before {
            assert!(
                after.get(&name) == Some(&bytes),
                "{what}: {} has changed",
                name.display()
            );
        }
        // Where the file comes back, the campaign goes on in it.
        if table.file("-c3-1").is_dir() {
            std::fs::remove_dir(table.file("-c3-1")).expect("removed");
        }
        table.put("-c3-1", whole);
        assert_eq!(table.position(), 3, "{what}");
    }
}

#[test]
fn undo_over_a_border_into_a_lost_chapter_locks_nothing_out() {
    for (number, (what, change)) in lost_in_many_ways("-c2-1").into_iter().enumerate() {
        let table = Table::new();
        change(&table);
        table.only_reads(&what, number % 6 == 0);
        assert_eq!(
            table.position(),
            3,
            "{what}: the present chapter is not touched"
        );
        let (mut campaign, _) = Campaign::open(&table.folders, table.id)
            .block_on()
            .expect("opens");
        let before = read_all(table.data.path());
        let error = campaign
            .back(&table.folders)
            .block_on()
            .expect_err("it is lost");
        let SessionError::LostChapter(lost) = error else {
            panic!("{what}: {error}");
        };
        assert_eq!(lost.position, 2, "{what}");
        assert!(
            read_all(table.data.path()) == before,
            "{what}: nothing is written"
        );
        drop(campaign);
        assert_eq!(table.position(), 3, "{what}: still there");
    }
}

#[test]
fn several_lost_chapters_lead_to_the_last_that_is_left() {
    let table = Table::new();
    table.remove("-c3-1");
    table.put("-c2-1", "nothing of ours\n");
    let (position, notices) = table.open().expect("it opens");
    assert_eq!((position, notices.len()), (1, 2), "{notices:?}");
    table.remove("-c1-1");
    table.only_reads("no chapter", true);
    let before = read_all(table.data.path());
    let error = table.open().expect_err("nothing is left");
    assert!(matches!(error, SessionError::LostChapter(_)), "{error}");
    assert!(read_all(table.data.path()) == before, "nothing is written");
}

#[test]
fn a_lost_file_of_the_campaign_is_rebuilt_from_its_chapters() {
    let mut ways = lost_in_many_ways("");
    // What only chapters have.
    ways.retain(|(what, _)| {
        ![
            "no link",
            "other files",
            "another attempt",
            "another mission",
            "newer format",
        ]
        .iter()
        .any(|not| what.contains(not))
    });
    assert!(ways.len() >= 10, "{}", ways.len());
    for (number, (what, change)) in ways.into_iter().enumerate() {
        let table = Table::new();
        change(&table);
        if table.file("").is_dir() {
            continue;
        }
        let lost = std::fs::read(table.file("")).ok();
        table.only_reads(&what, number % 6 == 0);
        let (position, notices) = table
            .open()
            .unwrap_or_else(|error| panic!("{what}: {error}"));
        assert_eq!(position, 3, "{what}");
        let rebuilt = |notice: &Notice| matches!(notice, Notice::CampaignRebuilt { .. });
        assert!(notices.iter().any(rebuilt), "{what}: {notices:?}");
        if let Some(lost) = lost {
            let kept = read_all(table.data.path())
                .into_values()
                .any(|bytes| bytes == lost);
            assert!(kept, "{what}: what could not be read is kept");
        }
        assert!(table.open().expect("it opens").1.is_empty(), "{what}: once");
    }
}

#[test]
fn the_window_resumes_a_campaign_whose_own_file_is_missing() {
    let table = Table::new();
    table.remove("");
    let resume = || {
        AnySession::resume(&table.folders, table.id)
            .block_on()
            .expect("it opens")
    };
    let (session, notices) = resume();
    assert!(session.id().ends_with("-c3-1"));
    assert!(
        matches!(notices[..], [Notice::CampaignRebuilt { .. }]),
        "{notices:?}"
    );
    drop(session);
    table.remove("-c3-1");
    let (session, notices) = resume();
    assert!(session.id().ends_with("-c2-1"));
    assert!(
        matches!(notices[..], [Notice::LostChapter { .. }]),
        "{notices:?}"
    );
}

/// One hundred places in the file of the campaign, in the present chapter and in an earlier one.
#[test]
fn damage_anywhere_leaves_every_campaign_reachable() {
    let mut damaged = 0;
    for suffix in ["", "-c1-1", "-c3-1"] {
        let length = Table::new().bytes(suffix).len();
        for place in 0..34 {
            let table = Table::new();
            let at = place * length / 34 + place * 7 % 31;
            let mut bytes = table.bytes(suffix);
            bytes[at.min(length - 1)] ^= 1 << (place % 7);
            table.put(suffix, &bytes);
            let what = format!("{suffix}: byte {at}");
            table.only_reads(&what, place % 16 == 0);
            let position = table.position();
            assert!((2..=3).contains(&position), "{what}: {position}");
            let kept = read_all(table.data.path())
                .into_values()
                .any(|it| it.starts_with(&bytes));
            let is_cut = at > length * 9 / 10;
            assert!(kept || is_cut, "{what}: the damaged file is kept");
            damaged += 1;
        }
    }
    assert!(damaged >= 100, "{damaged}");
}

/// The number of records in the save of a chapter.
fn records(table: &Table, id: &str) -> usize {
    table
        .folders
        .read(id)
        .block_on()
        .expect("a save")
        .records
        .len()
}

#[test]
fn a_damaged_chapter_goes_on_in_a_copy_that_is_found_again_and_again() {
    let table = Table::new();
    let mut id = format!("{}-c3-1", table.id);
    for copy in 2..=4 {
        let path = table.data.path().join(format!("saves/{id}.journal"));
        let mut bytes = std::fs::read(&path).expect("a save");
        // A record in the middle.
        let text = String::from_utf8_lossy(&bytes).into_owned();
        let places: Vec<usize> = text.match_indices("\"seq\":").map(|(at, _)| at).collect();
        let at = places[places.len() - 2];
        bytes[at + 2] ^= 1;
        std::fs::write(&path, &bytes).expect("a save");
        let (mut campaign, _) = Campaign::open(&table.folders, table.id)
            .block_on()
            .expect("opens");
        let (mut session, notices) = campaign
            .resume_chapter(&table.folders)
            .block_on()
            .expect("opens");
        assert!(
            matches!(notices[..], [Notice::RecoveredAs { .. }]),
            "{notices:?}"
        );
        id = format!("{}-c3-1-{copy}", table.id);
        assert_eq!(session.id(), id);
        go_on(&mut session);
        go_on(&mut session);
        let place = session.table().position();
        drop((session, campaign));
        let (mut campaign, _) = Campaign::open(&table.folders, table.id)
            .block_on()
            .expect("opens");
        let (session, notices) = campaign
            .resume_chapter(&table.folders)
            .block_on()
            .expect("opens");
        assert_eq!(
            (session.id(), session.table().position()),
            (id.as_str(), place),
            "it goes on there"
        );
        assert_eq!(notices, [], "nothing is recovered again");
    }
}

/// What an earlier merge has laid beside the present chapter.
#[test]
fn an_older_copy_of_a_chapter_beside_it_is_not_played() {
    let table = Table::new();
    let text = String::from_utf8(table.bytes("-c3-1")).expect("text");
    let lines: Vec<&str> = text.split_inclusive('\n').collect();
    table.put("-c3-1-2", lines[..lines.len() - 2].concat());
    let (mut campaign, _) = Campaign::open(&table.folders, table.id)
        .block_on()
        .expect("opens");
    let (session, _) = campaign
        .resume_chapter(&table.folders)
        .block_on()
        .expect("opens");
    assert_eq!(session.id(), format!("{}-c3-1", table.id));
}

#[test]
fn a_restored_backup_of_a_chapter_is_played_on_though_the_chapter_is_whole() {
    for lost in [false, true] {
        let table = Table::new();
        let chapter = format!("{}-c3-1", table.id);
        let backups = table
            .folders
            .backups_of(&chapter)
            .block_on()
            .expect("backups");
        let backup = backups.last().expect("a backup");
        if lost {
            table.remove("-c3-1");
        }
        let restored = Campaign::restore_chapter(&table.folders, &chapter, backup.number);
        let restored = restored.block_on().expect("it is restored");
        for _ in 0..2 {
            let (mut campaign, notices) = Campaign::open(&table.folders, table.id)
                .block_on()
                .expect("opens");
            assert_eq!(notices, []);
            let (session, _) = campaign
                .resume_chapter(&table.folders)
                .block_on()
                .expect("opens");
            assert_eq!(session.id(), restored);
        }
        assert_eq!(
            Ok(records(&table, &restored)),
            backup.records.clone().map_err(|_| ())
        );
    }
}

/// The backup of an earlier chapter: the campaign goes back to it.
#[test]
fn a_restored_backup_of_an_earlier_chapter_is_opened() {
    let table = Table::new();
    let chapter = format!("{}-c1-1", table.id);
    let restored = Campaign::restore_chapter(&table.folders, &chapter, 1)
        .block_on()
        .expect("restored");
    let (mut campaign, _) = Campaign::open(&table.folders, table.id)
        .block_on()
        .expect("opens");
    let (session, _) = campaign
        .resume_chapter(&table.folders)
        .block_on()
        .expect("opens");
    assert_eq!(session.id(), restored);
}

#[test]
fn what_lies_in_the_place_of_a_chapter_is_not_thrown_away() {
    let table = Table::new();
    let (name, alien) = &others()[0];
    table.put("-c3-1", alien);
    let (mut campaign, _) = Campaign::open(&table.folders, table.id)
        .block_on()
        .expect("opens");
    let (session, _) = campaign
        .resume_chapter(&table.folders)
        .block_on()
        .expect("opens");
    let state = session.game().state().clone();
    drop(session);
    campaign
        .advance(&table.folders, &state, None)
        .block_on()
        .expect("it goes on");
    assert_eq!(
        campaign.begun().map(|it| (it.position, it.attempt)),
        Some((3, 2))
    );
    assert_eq!(&table.bytes("-c3-1"), alien, "{name} stays");
    drop(campaign);
    assert_eq!(table.position(), 3);
    // It is a game of its own.
    let listed = saves(&table.folders).block_on();
    assert!(listed.iter().any(|save| save.id.ends_with("-c3-1")));
}

/// The record of a border that cannot be written: the chapters of the other way are still there.
#[test]
fn a_border_that_cannot_be_written_discards_nothing() {
    let memory = Memory::default();
    let folders = Folders::new(Arc::new(memory.clone()));
    let mut campaign = begin(&folders, 11, 3);
    lose_chapter(&mut campaign, &folders);
    assert!(campaign.back(&folders).block_on().expect("it goes back"));
    let (mut session, _) = campaign.resume_chapter(&folders).block_on().expect("opens");
    session
        .play(&PlayerAction::Undo)
        .block_on()
        .expect("undone");
    play(&mut session, Command::ReportDeath { seat: 1 });
    let state = session.game().state().clone();
    drop(session);
    memory.plan(Some(FaultPlan::at(1, Fault::Refuse)));
    let failed = campaign.advance(&folders, &state, None).block_on();
    assert!(failed.is_err(), "the disk is full");
    memory.plan(None);
    let later = format!("{}-c2-1", campaign.id());
    assert!(
        folders.read(&later).block_on().is_ok(),
        "{later} is still there"
    );
}

#[test]
fn a_campaign_in_the_list_says_where_it_stands() {
    let table = Table::new();
    let own = |table: &Table| {
        let listed = saves(&table.folders).block_on();
        assert_eq!(listed.len(), 1, "{listed:?}");
        listed
            .into_iter()
            .next()
            .expect("a save")
            .summary
            .expect("a summary")
    };
    let present = |table: &Table| own(table).present_chapter.map(|it| (it.position, it.lost));
    assert_eq!(present(&table), Some((3, None)));
    table.remove("-c3-1");
    assert_eq!(
        present(&table),
        Some((2, Some(3))),
        "the index is not in the way"
    );
    table.put("-c2-1", "nothing of ours");
    assert_eq!(present(&table), Some((1, Some(3))));
    table.remove("-c1-1");
    assert_eq!(present(&table), None);
    let table = Table::new();
    table.remove("");
    let summary = own(&table);
    assert_eq!(
        (
            summary.present_chapter.map(|it| it.position),
            summary.played
        ),
        (Some(3), "two-crews".to_owned())
    );
    without_headers(&Table::new(), "");
}

#[test]
fn the_story_of_a_damaged_campaign_says_what_it_lacks() {
    let localizer = Localizer::new(Language::English);
    let story = |table: &Table| {
        let story = campaign_story(&table.folders, &localizer, table.id).block_on();
        story.expect("it is read").expect("a campaign")
    };
    let table = Table::new();
    let whole = story(&table);
    assert_eq!((whole.damage, whole.lost.len()), (None, 0));
    without_headers(&table, "-c2-1");
    let incomplete = story(&table);
    assert_eq!(incomplete.lost.len(), 1);
    assert!(matches!(
        incomplete.lost[0].fault,
        ChapterFault::Unreadable(_)
    ));
    assert!(language::story::markdown(&incomplete.parts).contains("-c2-1.journal"));
    table.remove("");
    assert!(story(&table).damage.is_some());
}

/// A campaign file with a record that this version does not know: what comes after it must not be lost each time.
#[test]
fn a_record_that_is_not_understood_does_not_hide_what_comes_later() {
    let table = Table::new();
    let mut bytes = table.bytes("");
    let unknown = json!({"seq": 4, "at": "2026-11-27T10:00:00Z", "record": {"unknown": {}}});
    bytes.extend(framed(&to_line(&unknown).expect("a line")).into_bytes());
    table.put("", &bytes);
    let (mut campaign, _) = Campaign::open(&table.folders, table.id)
        .block_on()
        .expect("opens");
    assert!(
        campaign
            .back(&table.folders)
            .block_on()
            .expect("it goes back")
    );
    drop(campaign);
    assert_eq!(table.position(), 2, "it went back");
}
