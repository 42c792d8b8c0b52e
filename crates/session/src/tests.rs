//! Set-ups, what is remembered, and results.

#![allow(unused_results, reason = "a test asserts what matters to it")]

mod campaigns;

use pollster::FutureExt as _;
use serde_json::{Value, json};

use super::remembered::{Remembered, remember};
use super::set_up::{SwitchKind, next_value, parse_value, switches, with_switch};
use super::{Helper, PlayerAction, ScoreChange, Session, UpdateReason, saves, scores};
use companions::mars_needs_mechanics;
use companions::mechanica;
use companions::mechanica::helper::Game as Mechanica;
use companions::pocket_mars::helper::Game as PocketMars;
use companions::scorebook::Game;
use language::{Language, Localizer};
use storage::{Folders, Notice};

fn called(number: usize) -> String {
    format!("Nobody {number}")
}

#[test]
fn every_switch_can_be_changed_and_a_game_starts() {
    fn all<G: Helper>(document: &Value) {
        for switch in switches::<G>(document).expect("a set-up") {
            let value = next_value(&switch).unwrap_or_else(|| match switch.kind {
                SwitchKind::Names(_) => parse_value(Some(switch.kind), "automaton, my own"),
                _ => json!(7),
            });
            let changed =
                with_switch(G::GAME, document, switch.name, value.clone()).expect("known");
            let after = switches::<G>(&changed)
                .expect("a set-up")
                .into_iter()
                .find(|it| it.name == switch.name);
            assert_eq!(after.map(|it| it.value), Some(value), "{}", switch.name);
        }
    }

    let several = json!({"mode": "multiplayer", "players": [{"name": "Ann"}, {"name": "Bob"}]});
    let alone = json!({"mode": "solo", "players": [{"name": "Ann"}]});
    for document in [&several, &alone] {
        all::<PocketMars>(document);
        all::<Mechanica>(document);
    }
    all::<mars_needs_mechanics::helper::Game>(&json!({"players": several["players"]}));
    let level = |document| {
        switches::<PocketMars>(document)
            .expect("a set-up")
            .iter()
            .any(|it| it.name == "level")
    };
    assert!(level(&alone) && !level(&several));
    assert_eq!(
        with_switch(Game::Mechanica, &several, "level", json!("standard")),
        None
    );
}

#[test]
fn a_set_up_starts_the_same_game_again() {
    let document = json!({"mode": "multiplayer", "players": [{"name": "Ann"}, {"name": "Bob"}],
        "values": {"upgrader": 4}, "wheel": {"7": 5, "2": null}});
    let game = Mechanica::begun(&document, 5).expect("a game");
    assert_eq!(
        Mechanica::begun(&game.start_document(), 5).expect("a game"),
        game
    );
    for (wrong, at) in [
        (json!({"upgrader": -1}), "values.upgrader"),
        (json!({"upgrader": 41}), "values.upgrader"),
        (json!({"hammer": 3}), "values.hammer"),
    ] {
        let faults = Mechanica::begun(
            &json!({"mode": "solo", "players": [{"name": "A"}], "values": wrong}),
            0,
        )
        .expect_err("wrong");
        assert_eq!(faults[0].path, at);
    }
    for wheel in [json!({"7": 7}), json!({"x": 1}), json!({"3": -1})] {
        assert!(
            Mechanica::begun(
                &json!({"mode": "solo", "players": [{"name": "A"}], "wheel": wheel}),
                0
            )
            .is_err(),
            "{wheel}"
        );
    }
}

#[test]
fn entered_values_are_remembered_for_the_next_game() {
    let data = tempfile::tempdir().expect("a folder");
    let folders = Folders::in_one(data.path());
    let document = json!({"mode": "multiplayer", "players": [{"name": "Ann"}, {"name": "Player 2"}, {"name": "Cleo"}]});
    let mut session = Session::<Mechanica>::begin(&folders, &document, 5)
        .block_on()
        .expect("begun");
    let value = mechanica::helper::Command::SetValue {
        improvement: mechanica::helper::Improvement::Upgrader,
        to: 4,
    };
    session
        .play(&PlayerAction::Play(value))
        .block_on()
        .expect("told");
    remember(&folders, session.game())
        .block_on()
        .expect("stored");
    let remembered = Remembered::open(&folders).block_on();
    assert_eq!(
        remembered.names(),
        ["Ann", "Cleo"],
        "who has no name is nobody"
    );
    let next = remembered.set_up_for::<Mechanica>(3, called);
    assert_eq!(next["values"]["upgrader"], 4);
    assert_eq!(
        next["players"],
        json!([{"name": "Ann"}, {"name": "Nobody 2"}, {"name": "Cleo"}])
    );
    assert_eq!(
        remembered.set_up_for::<Mechanica>(1, called)["mode"],
        "solo"
    );
    assert!(Mechanica::begun(&next, 1).is_ok());
    assert_eq!(remembered.set_up::<PocketMars>(), None);
    // A file that cannot be read is no reason not to play, and is kept.
    std::fs::write(data.path().join("remembered.json"), "{not").expect("written");
    assert_eq!(Remembered::open(&folders).block_on(), Remembered::default());
    remember(&folders, session.game())
        .block_on()
        .expect("stored");
    let aside = std::fs::read_dir(data.path())
        .expect("a folder")
        .filter_map(Result::ok);
    assert!(
        aside
            .into_iter()
            .any(|file| file.file_name().to_string_lossy().contains("bad-"))
    );
}

fn finished(folders: &Folders) -> Session<mars_needs_mechanics::helper::Game> {
    use mars_needs_mechanics::helper::Command;

    let document = json!({"players": [{"name": "Ann"}, {"name": "Bob"}]});
    let mut session = Session::begin(folders, &document, 5)
        .block_on()
        .expect("begun");
    let commands = [
        Command::Begin {},
        Command::Pass {},
        Command::Pass {},
        Command::EndRound {},
        Command::DoneSelling {},
    ];
    let again = [
        Command::DoneSelling {},
        Command::Pass {},
        Command::Pass {},
        Command::EndRound {},
        Command::DoneSelling {},
    ];
    let last = [Command::DoneSelling {}, Command::Finish {}];
    for command in commands.into_iter().chain(again).chain(last) {
        session
            .play(&PlayerAction::Play(command.clone()))
            .block_on()
            .unwrap_or_else(|why| panic!("{command:?}: {why:?}"));
    }
    session
}

#[test]
fn a_corrected_score_survives_undo_and_redo_and_a_copy_adds_no_second_one() {
    let data = tempfile::tempdir().expect("a folder");
    let folders = Folders::in_one(data.path());
    let localizer = Localizer::new(Language::English);
    let mut session = finished(&folders);
    let settle = |session: &Session<_>, after| {
        session
            .score_update(&localizer, after)
            .apply(&folders)
            .block_on()
            .expect("a disk")
    };
    let ScoreChange::Stored(entry) = settle(&session, UpdateReason::Action) else {
        panic!("not kept")
    };
    assert_eq!(
        settle(&session, UpdateReason::Action),
        ScoreChange::Unchanged
    );
    let input = entry.input().expect("a score");
    let noted = scores::correct(
        &folders,
        &entry.id,
        Game::MarsNeedsMechanics,
        &input,
        Some("a long evening"),
    )
    .block_on()
    .expect("corrected");
    session
        .play(&PlayerAction::Undo)
        .block_on()
        .expect("undone");
    assert_eq!(
        settle(&session, UpdateReason::Action),
        ScoreChange::Removed(entry.id.clone())
    );
    session
        .play(&PlayerAction::Redo)
        .block_on()
        .expect("redone");
    assert_eq!(
        settle(&session, UpdateReason::Action),
        ScoreChange::Stored(Box::new(noted.clone()))
    );
    // A copy of the save tells the same; where its end is undone, the result of the first stays.
    let copy = folders.duplicate(session.id()).block_on().expect("copied");
    let (mut copy, _) = Session::resume(&folders, &copy)
        .block_on()
        .expect("it resumes");
    assert_eq!(
        settle(&copy, UpdateReason::Resuming),
        ScoreChange::Unchanged,
        "told already"
    );
    copy.play(&PlayerAction::Undo).block_on().expect("undone");
    assert_eq!(settle(&copy, UpdateReason::Action), ScoreChange::Unchanged);
    assert_eq!(
        scores::list(&folders).block_on().expect("a list").0,
        [noted]
    );
}

#[test]
fn the_list_of_saves_is_read_from_its_index_until_a_save_changes() {
    let memory = storage::Memory::default();
    let folders = Folders::new(std::sync::Arc::new(memory.clone()));
    let session = finished(&folders);
    let id = session.id().to_owned();
    drop(session);
    let list = || saves(&folders).block_on();
    let before = list();
    let summary = before[0].summary.clone().expect("a summary");
    assert_eq!(
        (
            before.len(),
            &summary.game[..],
            summary.over,
            summary.damage
        ),
        (1, "mars-needs-mechanics", true, None)
    );
    assert_eq!(list(), before);

    // Damage under an unchanged date is not seen in the list; opening finds it.
    let file = format!("{}/{id}.journal", Folders::SAVES);
    let date = folders.save_files().block_on().expect("files");
    memory.edit(&file, |bytes| bytes[40] ^= 1);
    assert_eq!(folders.save_files().block_on().expect("files"), date);
    assert_eq!(list(), before);
    let (session, notices) = Session::<mars_needs_mechanics::helper::Game>::resume(&folders, &id)
        .block_on()
        .expect("opened");
    assert!(
        matches!(notices[..], [Notice::Repaired { .. }]),
        "{notices:?}"
    );
    drop(session);

    // A missing or damaged index is made anew.
    for index in [
        &b""[..],
        b"{",
        b"[]",
        b"{\"format\":9,\"solkeeper\":\"0\",\"saves\":{}}",
    ] {
        memory.edit(Folders::INDEX, |bytes| *bytes = index.to_vec());
        assert_eq!(list()[0].summary.as_ref().map(|it| it.over), Ok(true));
    }
    folders.delete_save(&id).block_on().expect("thrown away");
    assert_eq!(list(), []);
}
