//! Games on a failing disk: no confirmed command is lost, no unconfirmed one is shown.

#![allow(
    unused_results,
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    reason = "a test says what is wrong by failing"
)]

#[path = "campaigns/play.rs"]
mod campaigns;

use std::collections::BTreeSet;
use std::path::Path;
use std::sync::Arc;

use pollster::FutureExt as _;
use solkeeper::content::Files;
use solkeeper::first_martians::players::{Player, Style};
use solkeeper::first_martians::state::Start;
use solkeeper::play::Game as _;
use solkeeper::session::{
    self, AnySession, Helper, PlayError, PlayerAction, Session, SessionError,
};
use solkeeper::storage::{Fault, FaultPlan, Folders, Memory, OpenError};
use test_support::released_missions;

const MISSION: &str = "make-yourself-at-home";

fn begun(folders: &Folders, seed: u64) -> Session {
    let start = Start {
        seed,
        players: 2,
        read_before: BTreeSet::new(),
    };
    Session::create(folders, &released_missions::files(), MISSION, &start)
        .block_on()
        .expect("a game")
}

fn path(folders: &Folders, id: &str) -> std::path::PathBuf {
    folders.display_path(&format!("saves/{id}.journal")).into()
}

fn in_memory() -> (Memory, Folders) {
    let memory = Memory::default();
    (memory.clone(), Folders::new(Arc::new(memory)))
}

/// Plays on a failing disk until an error or this number of commands; returns the save and the digest after the last confirmed one.
fn played_until_it_fails(
    memory: &Memory,
    folders: &Folders,
    plan: FaultPlan,
    commands: usize,
) -> (String, String) {
    let mut session = begun(folders, 7);
    let id = session.id().to_owned();
    memory.plan(Some(plan));
    let mut player = Player::new(Style::Careful, 3);
    for _ in 0..commands {
        let before = session.game().digest();
        let command = player.next(session.game()).expect("not over");
        match session.play(&PlayerAction::Play(command)).block_on() {
            Ok(()) => {}
            Err(PlayError::Storage(_)) => {
                assert_eq!(
                    session.game().digest(),
                    before,
                    "nothing is shown that is not written"
                );
                return (id, before);
            }
            Err(PlayError::Refused(why)) => panic!("{why:?}"),
        }
    }
    let last = session.game().digest();
    (id, last)
}

#[test]
fn a_disk_that_fails_at_any_write_loses_no_confirmed_command() {
    for write in 1..=14 {
        for fault in [
            Fault::Refuse,
            Fault::Tear { bytes: 1 },
            Fault::Tear { bytes: 70 },
            Fault::Tear { bytes: 9 },
        ] {
            let (memory, folders) = in_memory();
            let (id, answered) = played_until_it_fails(
                &memory,
                &folders,
                FaultPlan::at(write, fault).then_dead(),
                20,
            );
            memory.plan(None);
            let (resumed, _) = <Session>::resume(&folders, &id)
                .block_on()
                .expect("it resumes");
            assert_eq!(
                resumed.game().digest(),
                answered,
                "write {write}, {fault:?}"
            );
            assert!(resumed.table().digest_matches());
        }
    }
}

#[test]
fn an_unreported_write_is_read_whole_or_not_at_all() {
    for write in 1..=14 {
        let (memory, folders) = in_memory();
        let (id, answered) = played_until_it_fails(
            &memory,
            &folders,
            FaultPlan::at(write, Fault::Unreported).then_dead(),
            20,
        );
        memory.plan(None);
        let (resumed, _) = <Session>::resume(&folders, &id)
            .block_on()
            .expect("it resumes");
        let before = resumed
            .table()
            .command_to_undo()
            .map(|played| played.parent);
        let back = before
            .and_then(|place| resumed.table().game_at(place))
            .map(|game| game.digest());
        assert!(
            resumed.game().digest() == answered || back == Some(answered),
            "write {write}"
        );
    }
}

#[test]
fn a_game_continues_when_the_disk_works_again() {
    let (memory, folders) = in_memory();
    for seed in 0..10 {
        let mut session = begun(&folders, seed);
        let id = session.id().to_owned();
        memory.plan(Some(FaultPlan::seeded(seed, 30)));
        let mut player = Player::new(Style::Careful, seed);
        let mut failed = 0;
        for _ in 0..60 {
            let Some(command) = player.next(session.game()) else {
                break;
            };
            let wish = PlayerAction::Play(command);
            while let Err(error) = session.play(&wish).block_on() {
                assert!(matches!(error, PlayError::Storage(_)), "{error:?}");
                failed += 1;
            }
        }
        assert!(failed > 0, "the disk failed");
        let answered = session.game().clone();
        drop(session);
        memory.plan(None);
        let (resumed, _) = <Session>::resume(&folders, &id)
            .block_on()
            .expect("it resumes");
        assert_eq!(resumed.game().state(), answered.state(), "seed {seed}");
    }
}

#[test]
fn undo_redo_and_save_points_survive_a_restart() {
    let data = tempfile::tempdir().expect("a folder");
    let folders = Folders::in_one(data.path());
    let mut session = begun(&folders, 5);
    let id = session.id().to_owned();
    let mut player = Player::new(Style::Careful, 1);
    for _ in 0..12 {
        let command = player.next(session.game()).expect("not over");
        session
            .play(&PlayerAction::Play(command))
            .block_on()
            .expect("played");
    }
    let whole = session.game().digest();
    session
        .play(&PlayerAction::SavePoint("the night before".into()))
        .block_on()
        .expect("named");
    session
        .play(&PlayerAction::Undo)
        .block_on()
        .expect("undone");
    session
        .play(&PlayerAction::Undo)
        .block_on()
        .expect("undone");
    let undone = session.game().digest();
    drop(session);
    let (mut session, notices) = <Session>::resume(&folders, &id)
        .block_on()
        .expect("it resumes");
    assert!(notices.is_empty(), "{notices:?}");
    assert_eq!(session.game().digest(), undone);
    session
        .play(&PlayerAction::Redo)
        .block_on()
        .expect("redone");
    session
        .play(&PlayerAction::Redo)
        .block_on()
        .expect("redone");
    assert_eq!(session.game().digest(), whole);
    let (place, name) = session.table().save_points()[0].clone();
    assert_eq!(name, "the night before");
    session
        .play(&PlayerAction::Undo)
        .block_on()
        .expect("undone");
    session
        .play(&PlayerAction::Return(place))
        .block_on()
        .expect("returned");
    assert_eq!(session.game().digest(), whole);
}

#[test]
fn a_record_that_does_not_fold_opens_as_a_new_save() {
    let data = tempfile::tempdir().expect("a folder");
    let folders = Folders::in_one(data.path());
    let mut session = begun(&folders, 5);
    let id = session.id().to_owned();
    for _ in 0..4 {
        let command = Player::new(Style::Careful, 1)
            .next(session.game())
            .expect("not over");
        session
            .play(&PlayerAction::Play(command))
            .block_on()
            .expect("played");
    }
    let good = session.game().digest();
    // A record with a valid checksum and an impossible move.
    let nonsense = serde_json::json!({"seq": 99, "at": "", "undone": {"to": 77}}).to_string();
    drop(session);
    let opened = folders.open(&id).block_on().expect("it opens");
    opened
        .journal
        .append(&nonsense)
        .block_on()
        .expect("written");
    drop(opened);
    let before = std::fs::read(path(&folders, &id)).expect("bytes");
    let (resumed, notices) = <Session>::resume(&folders, &id)
        .block_on()
        .expect("it resumes");
    assert_eq!(resumed.game().digest(), good);
    assert_ne!(resumed.id(), id);
    assert!(!notices.is_empty());
    assert_eq!(
        std::fs::read(path(&folders, &id)).expect("bytes"),
        before,
        "the original is untouched"
    );
}

/// A finished game of a helper, with a digest that this version computes too.
fn over<G: Helper>(session: &Session<G>) {
    assert!(session.game().is_over() && session.game().result().is_some());
    assert!(session.table().digest_matches());
    assert!(session.table().history().count() > 15);
}

#[test]
fn every_released_format_loads() {
    let fixtures = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/saves");
    let mut loaded = 0;
    for entry in std::fs::read_dir(fixtures)
        .expect("fixtures")
        .filter_map(Result::ok)
    {
        let data = tempfile::tempdir().expect("a folder");
        let folders = Folders::in_one(data.path());
        std::fs::create_dir_all(data.path().join("saves")).expect("a folder");
        std::fs::copy(
            entry.path(),
            data.path().join("saves").join(entry.file_name()),
        )
        .expect("copied");
        let name = entry.file_name().into_string().expect("text");
        let (session, notices) = AnySession::resume(&folders, name.trim_end_matches(".journal"))
            .block_on()
            .expect("it resumes");
        assert!(notices.is_empty(), "{notices:?}");
        match session {
            AnySession::FirstMartians(session) => {
                assert!(session.table().history().count() > 40);
                assert!(session.game().state().sol >= 2);
            }
            AnySession::PocketMars(session) => over(&session),
            AnySession::Mechanica(session) => over(&session),
            AnySession::MarsNeedsMechanics(session) => over(&session),
        }
        loaded += 1;
    }
    assert_eq!(loaded, 4, "one of each game");
}

/// The shipped mission with a way of chance at its start.
fn of_format_2() -> Files {
    let mut files = released_missions::files();
    let mission = files
        .0
        .get_mut(&format!("{MISSION}/mission.json"))
        .expect("the mission");
    let start = r#""start": [{"random": {"told": false, "ways": [{"id": "one", "effects": [{"set_flag": "pod-guided"}]}, {"id": "other", "effects": []}]}}],"#;
    *mission = mission.replacen("\"format\": 1,", &format!("\"format\": 2, {start}"), 1);
    files
}

#[test]
fn a_game_of_a_mission_of_format_2_is_kept_in_format_3() {
    for (files, format) in [(released_missions::files(), 2), (of_format_2(), 3)] {
        let data = tempfile::tempdir().expect("a folder");
        let folders = Folders::in_one(data.path());
        let start = Start {
            seed: 5,
            players: 2,
            read_before: BTreeSet::new(),
        };
        let mut session = Session::create(&folders, &files, MISSION, &start)
            .block_on()
            .expect("a game");
        let id = session.id().to_owned();
        let mut player = Player::new(Style::Careful, 3);
        for _ in 0..60 {
            let command = player.next(session.game()).expect("not over");
            session
                .play(&PlayerAction::Play(command))
                .block_on()
                .expect("played");
        }
        let digest = session.game().digest();
        drop(session);
        let text = std::fs::read_to_string(path(&folders, &id)).expect("text");
        assert!(
            text.lines()
                .next()
                .is_some_and(|line| line.contains(&format!("\"format\":{format},"))),
            "{format}"
        );
        let (again, notices) = <Session>::resume(&folders, &id)
            .block_on()
            .expect("it goes on");
        assert_eq!((again.game().digest(), notices.len()), (digest, 0));
    }
}

#[test]
fn a_newer_format_is_refused_and_unchanged() {
    let data = tempfile::tempdir().expect("a folder");
    let folders = Folders::in_one(data.path());
    let id = begun(&folders, 5).id().to_owned();
    let text = std::fs::read_to_string(path(&folders, &id)).expect("text");
    let (line, rest) = text.split_once('\n').expect("a first line");
    let json = line[9..].replacen("\"format\":2", "\"format\":4", 1);
    let sum: String = {
        use sha2::{Digest, Sha256};
        Sha256::digest(json.as_bytes())
            .iter()
            .take(4)
            .map(|byte| format!("{byte:02x}"))
            .collect()
    };
    let newer = format!("{sum} {json}\n{rest}");
    std::fs::write(path(&folders, &id), &newer).expect("written");
    let refused = <Session>::resume(&folders, &id).block_on().err();
    assert!(
        matches!(
            refused,
            Some(SessionError::Storage(OpenError::NewerFormat {
                found: 4,
                ..
            }))
        ),
        "{refused:?}"
    );
    assert_eq!(
        std::fs::read_to_string(path(&folders, &id)).expect("text"),
        newer
    );
}

#[test]
fn known_cards_are_dealt_last_in_later_games() {
    let data = tempfile::tempdir().expect("a folder");
    let folders = Folders::in_one(data.path());
    let mut session = begun(&folders, 5);
    let mut player = Player::new(Style::Careful, 1);
    while let Some(command) = player.next(session.game()) {
        session
            .play(&PlayerAction::Play(command))
            .block_on()
            .expect("played");
    }
    drop(session);
    let known = session::known_from_earlier_games(&folders).block_on();
    assert!(known.len() > 5);
    let start = Start {
        seed: 6,
        players: 4,
        read_before: known.clone(),
    };
    let mut session = Session::create(&folders, &released_missions::files(), MISSION, &start)
        .block_on()
        .expect("a game");
    let unread = session
        .game()
        .mission()
        .elements
        .events
        .keys()
        .filter(|id| !known.contains(*id))
        .count();
    let mut player = Player::new(Style::Careful, 2);
    while session.game().state().drawn_events.len() < unread.min(2) {
        let command = player.next(session.game()).expect("not over");
        session
            .play(&PlayerAction::Play(command))
            .block_on()
            .expect("played");
    }
    assert!(
        session
            .game()
            .state()
            .drawn_events
            .iter()
            .take(unread.min(2))
            .all(|id| !known.contains(id))
    );
}
