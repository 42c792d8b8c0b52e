//! Set-ups, what is remembered, and results.

#![allow(unused_results, reason = "a test asserts what matters to it")]

mod campaigns;

use std::collections::BTreeMap;
use std::sync::Arc;

use pollster::FutureExt as _;
use serde_json::{Value, json};

use super::remembered::{Remembered, remember};
use super::set_up::{SwitchKind, next_value, parse_value, switches, with_switch};
use super::{
    Helper, PlayerAction, ScoreChange, Session, UpdateReason, list_missions, saves, scores,
};
use companions::mars_needs_mechanics;
use companions::mechanica;
use companions::mechanica::helper::Game as Mechanica;
use companions::pocket_mars::helper::Game as PocketMars;
use companions::scorebook::{self, Game};
use language::{Language, Localizer};
use storage::{Folders, Memory, Notice};

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

#[test]
fn a_game_of_release_0_with_names_that_are_refused_now_is_played_on() {
    let folder = tempfile::tempdir().expect("a folder");
    let folders = Folders::in_one(folder.path());
    let set_up = json!({"mode": "multiplayer", "players": [{"name": "\u{2800}"}, {"name": "Zoe\u{300}\u{200f}"}, {"name": "Zoè"}]});
    assert!(Mechanica::begun(&set_up, 5).is_err());
    let header = storage::Header {
        solkeeper: "0.1.0".to_owned(),
        format: 1,
        game: "mechanica".to_owned(),
        id: "old".to_owned(),
        title: Value::Null,
        created: "2026-11-21T20:15:00Z".to_owned(),
        start: json!({"seed": 5, "set_up": set_up}),
        hash: None,
        bundle: Value::Null,
    };
    drop(folders.create(&header).block_on().expect("a save"));
    let listed = saves(&folders).block_on();
    let summary = listed[0].summary.as_ref().expect("readable");
    assert_eq!(summary.written.as_deref(), Some("2026-11-21T20:15:00Z"));
    let (session, _) = Session::<Mechanica>::resume(&folders, "old")
        .block_on()
        .expect("a game");
    assert_eq!(session.game().players()[1], "Zoe\u{300}\u{200f}");
    assert_eq!(session.header().start["set_up"], set_up);
}

#[test]
fn a_save_point_is_named_by_what_is_seen() {
    let folder = tempfile::tempdir().expect("a folder");
    let folders = Folders::in_one(folder.path());
    let set_up =
        json!({"mode": "multiplayer", "players": [{"name": "Ann"}, {"name": "Zoe\u{300}"}]});
    let mut session = Session::<Mechanica>::begin(&folders, &set_up, 5)
        .block_on()
        .expect("a game");
    assert_eq!(session.game().players(), ["Ann", "Zoè"]);
    for name in ["", " ", "\u{2800}", "\u{3164}\u{fe0f}", "before\u{202e}"] {
        let action = PlayerAction::SavePoint(name.to_owned());
        assert!(session.propose(&action).is_err(), "{name:?}");
    }
    let action = PlayerAction::SavePoint("Zoe\u{300}".to_owned());
    session.play(&action).block_on().expect("written");
    assert_eq!(session.table().save_points()[0].1, "Zoè");
}

/// A mission of the players: a shipped one under another name.
fn own_mission(id: &str) -> BTreeMap<String, String> {
    let shipped = content::shipped::files();
    let texts = shipped.folder("make-yourself-at-home");
    texts
        .map(|(inner, _, text)| {
            let text = text.replace("make-yourself-at-home", id);
            (inner.to_owned(), text)
        })
        .collect()
}

#[test]
fn the_list_of_missions_reads_only_what_has_changed() {
    let memory = Memory::default();
    let folders = Folders::new(Arc::new(memory.clone()));
    let (id, index) = ("make-yourself-a-home", "missions-index.json");
    let install = |texts: &BTreeMap<String, String>| {
        folders
            .install_mission(id, texts, true)
            .block_on()
            .expect("installed");
    };
    let title = || {
        let listed = list_missions(&folders).block_on().missions;
        let own = listed
            .into_iter()
            .find(|it| it.folder == id)
            .expect("it is listed");
        (
            own.about.title[&Language::English].clone(),
            own.errors.len(),
        )
    };
    install(&own_mission(id));
    let all: Vec<String> = list_missions(&folders)
        .block_on()
        .missions
        .into_iter()
        .map(|it| it.folder)
        .collect();
    assert_eq!(
        all.first().map(String::as_str),
        Some("make-yourself-at-home")
    );
    assert_eq!(title(), ("Make Yourself at Home".to_owned(), 0));

    // A change under an unchanged date and length is not seen: nothing is read.
    let english = format!("missions/{id}/en.ftl");
    let other = |bytes: &mut Vec<u8>| {
        let text = String::from_utf8(bytes.clone()).expect("text");
        *bytes = text
            .replace("Make Yourself at Home", "Make Yourself no Home")
            .into_bytes();
    };
    memory.edit(&english, other);
    assert_eq!(title().0, "Make Yourself at Home");
    // Without the index it is read again; a damaged one is made anew.
    for damaged in [&b"{"[..], b""] {
        memory.edit(index, |bytes| *bytes = damaged.to_vec());
        assert_eq!(title().0, "Make Yourself no Home");
        memory.edit(&english, |bytes| {
            let text = String::from_utf8(bytes.clone()).expect("text");
            *bytes = text
                .replace("Make Yourself no Home", "Make Yourself no Homf")
                .into_bytes();
        });
        assert_eq!(title().0, "Make Yourself no Home");
        memory.edit(&english, |bytes| {
            let text = String::from_utf8(bytes.clone()).expect("text");
            *bytes = text
                .replace("Make Yourself no Homf", "Make Yourself no Home")
                .into_bytes();
        });
    }

    // A mission that changed is seen, and one that is broken is looked at each time.
    let mut broken = own_mission(id);
    broken.insert("mission.json".to_owned(), "{".to_owned());
    install(&broken);
    assert!(title().1 > 0, "it is broken");
    memory.edit(&format!("missions/{id}/mission.json"), |bytes| {
        *bytes = own_mission(id)["mission.json"].clone().into_bytes();
    });
    assert_eq!(title(), ("Make Yourself at Home".to_owned(), 0));

    // The owner's box belongs to every mission.
    let correction = [("x".to_owned(), serde_json::json!(1))].into();
    folders
        .save_box(&BTreeMap::new(), &correction)
        .block_on()
        .expect("stored");
    memory.edit(&english, other);
    assert_eq!(title().0, "Make Yourself no Home");

    folders.delete_mission(id).block_on().expect("thrown away");
    assert!(
        list_missions(&folders)
            .block_on()
            .missions
            .iter()
            .all(|it| it.folder != id)
    );
}

#[test]
fn an_import_of_scores_keeps_all_or_none_and_finds_those_that_are_there() {
    let memory = Memory::default();
    let folders = Folders::new(Arc::new(memory.clone()));
    let example: Value = serde_json::from_str(Game::Mechanica.example()).expect("an example");
    let entry = scorebook::Entry::of_score(Game::Mechanica, &example, "2026-01-01T10:00:00Z")
        .expect("a score");
    let entries: Vec<_> = (0..20)
        .map(|number| scorebook::Entry {
            id: format!("score-{number}"),
            ..entry.clone()
        })
        .collect();
    let text = scorebook::export_json(&entries).to_string();
    let written = folders.write_new_external("x.json", text.as_bytes());
    assert!(written.block_on().expect("written"));
    let import = || scores::import(&folders, "x.json").block_on();
    // A name that cannot be written stands in the way of all.
    folders
        .create_folder("scores")
        .block_on()
        .expect("a folder");
    let first = import().expect("imported");
    assert_eq!((first.added.len(), first.already_present), (20, 0));
    folders.delete_score("score-7").block_on().expect("removed");
    let again = import().expect("imported");
    assert_eq!(
        (again.added, again.already_present),
        (vec!["score-7".to_owned()], 19)
    );
}
