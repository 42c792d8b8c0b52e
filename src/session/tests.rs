//! Set-ups, what is remembered, and results.

use serde_json::{Value, json};

use super::remembered::{Remembered, remember};
use super::set_up::{Kind, switches, turned, typed, with};
use super::{After, Helper, Session, Settled, Wish, scores};
use crate::language::{Language, Voice};
use crate::mechanica::table::Game as Mechanica;
use crate::pocket_mars::table::Game as PocketMars;
use crate::scorebook::Game;
use crate::storage::Folders;
use crate::{mars_needs_mechanics, mechanica};

fn called(number: usize) -> String {
    format!("Nobody {number}")
}

#[test]
fn every_switch_can_be_turned_and_a_game_still_begins() {
    fn all<G: Helper>(document: &Value) {
        for switch in switches::<G>(document).expect("a set-up") {
            let value = turned(&switch).unwrap_or_else(|| match switch.kind {
                Kind::Names(_) => typed(Some(switch.kind), "automaton, my own"),
                _ => json!(7),
            });
            let changed = with(G::GAME, document, switch.name, value.clone()).expect("known");
            let after = switches::<G>(&changed).expect("a set-up").into_iter().find(|it| it.name == switch.name);
            assert_eq!(after.map(|it| it.value), Some(value), "{}", switch.name);
        }
    }

    let several = json!({"mode": "multiplayer", "players": [{"name": "Ann"}, {"name": "Bob"}]});
    let alone = json!({"mode": "solo", "players": [{"name": "Ann"}]});
    for document in [&several, &alone] {
        all::<PocketMars>(document);
        all::<Mechanica>(document);
    }
    all::<mars_needs_mechanics::table::Game>(&json!({"players": several["players"]}));
    let level = |document| switches::<PocketMars>(document).expect("a set-up").iter().any(|it| it.name == "level");
    assert!(level(&alone) && !level(&several));
    assert_eq!(with(Game::Mechanica, &several, "level", json!("standard")), None);
}

#[test]
fn a_set_up_begins_the_same_game_again() {
    let document = json!({"mode": "multiplayer", "players": [{"name": "Ann"}, {"name": "Bob"}],
        "values": {"upgrader": 4}, "wheel": {"7": 5, "2": null}});
    let game = Mechanica::begun(&document, 5).expect("a game");
    assert_eq!(Mechanica::begun(&game.set_up(), 5).expect("a game"), game);
    for (wrong, at) in [
        (json!({"upgrader": -1}), "values.upgrader"),
        (json!({"upgrader": 41}), "values.upgrader"),
        (json!({"hammer": 3}), "values.hammer"),
    ] {
        let faults =
            Mechanica::begun(&json!({"mode": "solo", "players": [{"name": "A"}], "values": wrong}), 0).expect_err("wrong");
        assert_eq!(faults[0].at, at);
    }
    for wheel in [json!({"7": 7}), json!({"x": 1}), json!({"3": -1})] {
        assert!(Mechanica::begun(&json!({"mode": "solo", "players": [{"name": "A"}], "wheel": wheel}), 0).is_err(), "{wheel}");
    }
}

#[test]
fn what_was_told_is_there_in_the_next_game() {
    let data = tempfile::tempdir().expect("a folder");
    let folders = Folders::in_one(data.path());
    let document = json!({"mode": "multiplayer", "players": [{"name": "Ann"}, {"name": "Player 2"}, {"name": "Cleo"}]});
    let mut session = Session::<Mechanica>::begin(&folders, &document, 5).expect("begun");
    let value = mechanica::table::Command::SetValue { improvement: mechanica::table::Improvement::Upgrader, to: 4 };
    session.play(&Wish::Play(value)).expect("told");
    remember(&folders, session.game()).expect("stored");
    let remembered = Remembered::open(&folders);
    assert_eq!(remembered.names(), ["Ann", "Cleo"], "who has no name is nobody");
    let next = remembered.set_up_for::<Mechanica>(3, called);
    assert_eq!(next["values"]["upgrader"], 4);
    assert_eq!(next["players"], json!([{"name": "Ann"}, {"name": "Nobody 2"}, {"name": "Cleo"}]));
    assert_eq!(remembered.set_up_for::<Mechanica>(1, called)["mode"], "solo");
    assert!(Mechanica::begun(&next, 1).is_ok());
    assert_eq!(remembered.set_up::<PocketMars>(), None);
    // A file that cannot be read is no reason not to play, and is kept.
    std::fs::write(folders.remembered_file(), "{not").expect("written");
    assert_eq!(Remembered::open(&folders), Remembered::default());
    remember(&folders, session.game()).expect("stored");
    let aside = std::fs::read_dir(data.path()).expect("a folder").filter_map(Result::ok);
    assert!(aside.into_iter().any(|file| file.file_name().to_string_lossy().contains("bad-")));
}

fn finished(folders: &Folders) -> Session<mars_needs_mechanics::table::Game> {
    use mars_needs_mechanics::table::Command;

    let document = json!({"players": [{"name": "Ann"}, {"name": "Bob"}]});
    let mut session = Session::begin(folders, &document, 5).expect("begun");
    let commands = [Command::Begin {}, Command::Pass {}, Command::Pass {}, Command::EndRound {}, Command::DoneSelling {}];
    let again = [Command::DoneSelling {}, Command::Pass {}, Command::Pass {}, Command::EndRound {}, Command::DoneSelling {}];
    let last = [Command::DoneSelling {}, Command::Finish {}];
    for command in commands.into_iter().chain(again).chain(last) {
        session.play(&Wish::Play(command.clone())).unwrap_or_else(|why| panic!("{command:?}: {why:?}"));
    }
    session
}

#[test]
fn a_corrected_result_outlives_undo_and_redo_and_a_copy_is_no_second_game() {
    let data = tempfile::tempdir().expect("a folder");
    let folders = Folders::in_one(data.path());
    let voice = Voice::new(Language::English);
    let mut session = finished(&folders);
    let settle = |session: &Session<_>, after| session.settlement(&voice, after).settle(&folders).expect("a disk");
    let Settled::Kept(entry) = settle(&session, After::Wish) else { panic!("not kept") };
    assert_eq!(settle(&session, After::Wish), Settled::AsBefore);
    let input = entry.input().expect("a score");
    let noted =
        scores::correct(&folders, &entry.id, Game::MarsNeedsMechanics, &input, Some("a long evening")).expect("corrected");
    session.play(&Wish::Undo).expect("undone");
    assert_eq!(settle(&session, After::Wish), Settled::Withdrawn(entry.id.clone()));
    session.play(&Wish::Redo).expect("redone");
    assert_eq!(settle(&session, After::Wish), Settled::Kept(Box::new(noted.clone())));
    // A copy of the save tells the same; where its end is undone, the result of the first stays.
    let copy = folders.duplicate(session.id()).expect("copied");
    let (mut copy, _) = Session::resume(&folders, &copy).expect("it resumes");
    assert_eq!(settle(&copy, After::Resuming), Settled::AsBefore, "told already");
    copy.play(&Wish::Undo).expect("undone");
    assert_eq!(settle(&copy, After::Wish), Settled::AsBefore);
    assert_eq!(scores::list(&folders).expect("a list").0, [noted]);
}
