//! The current types: the only file of this test to adapt after renames.

use pollster::FutureExt as _;
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::{Value, json};
use solkeeper::first_martians::board::{BoardCounter, Pick, Place, Question, TargetedEffect};
use solkeeper::first_martians::state::{Outcome, Task};
use solkeeper::first_martians::{self as mission_game};
use solkeeper::play::{self, Command, Game, GameHistory, Offer, Param, RecordKind, Refusal};
use solkeeper::{content, mars_needs_mechanics, mechanica, pocket_mars, session, storage};

use super::released_missions;

/// Visits each type.
pub trait Visit {
    fn root<T: Serialize + DeserializeOwned>(&mut self, name: &'static str);
}

/// Every type that is read from files or standard input, small ones first, with its name in this test.
pub fn roots(visit: &mut impl Visit) {
    visit.root::<mission_game::effect::When>("when");
    visit.root::<mission_game::effect::Effect>("effect");
    visit.root::<mission_game::effect::Cost>("cost");
    visit.root::<Place>("place");
    visit.root::<BoardCounter>("spot");
    visit.root::<mission_game::state::Card>("card");
    visit.root::<Question>("question");
    visit.root::<Pick>("pick");
    visit.root::<TargetedEffect>("strike");
    visit.root::<Task>("task");
    visit.root::<mission_game::state::Step>("step");
    visit.root::<Outcome>("outcome");
    visit.root::<mission_game::state::Start>("first-martians-start");
    visit.root::<mission_game::command::Command>("first-martians-command");
    visit.root::<mission_game::fact::Fact>("first-martians-fact");
    visit.root::<mission_game::state::State>("first-martians-state");
    visit.root::<mission_game::mission::MissionFile>("mission");
    visit.root::<mission_game::mission::DeckFile>("deck");
    visit.root::<mission_game::game_box::GameBox>("box-of-the-game");
    visit.root::<mission_game::my_box::Value>("box-of-the-owner-value");
    helper::<mars_needs_mechanics::helper::Game>(
        visit,
        [
            "mars-needs-mechanics-command",
            "mars-needs-mechanics-fact",
            "mars-needs-mechanics-state",
        ],
    );
    helper::<pocket_mars::helper::Game>(
        visit,
        [
            "pocket-mars-command",
            "pocket-mars-fact",
            "pocket-mars-state",
        ],
    );
    helper::<mechanica::helper::Game>(
        visit,
        ["mechanica-command", "mechanica-fact", "mechanica-state"],
    );
    visit.root::<RecordKind<Value, Value>>("entry");
    visit.root::<storage::Header>("header");
    visit.root::<content::MissionBundle>("bundle");
    visit.root::<storage::StoredMemory>("remembered");
    visit.root::<content::own_sheet::SheetForm>("sheet");
    visit.root::<Refusal>("refusal");
}

/// Texts with a grammar that serde does not know, one of each kind.
pub fn texts(root: &str) -> &'static [&'static str] {
    match root {
        "place" => &[
            "lab",
            "oxygenator-1",
            "oxygenator-2",
            "solar_panel-3",
            "lab-2",
        ],
        "spot" => &[
            "supply.oxygen",
            "stress",
            "built.lab",
            "part.oxygenator-1.cpu",
            "productivity.farm",
            "tile.solar_panel-2.energy",
            "greenhouses.farm",
            "plants.farm",
            "growth.farm.2",
            "cargo.available.energy_part",
            "upgrade.x",
            "examined",
            "discoveries",
            "wounds.1",
            "morale_tokens.0",
            "condition.2.heart",
            "pool.migraine",
            "skill.3.1",
            "lost_pawns.0",
            "samples.1-ne",
            "objectives.3-sw",
            "objective_tokens.pending.red",
        ],
        _ => &[],
    }
}

fn helper<G: Game>(visit: &mut impl Visit, [command, fact, state]: [&'static str; 3]) {
    visit.root::<G::Command>(command);
    visit.root::<G::Fact>(fact);
    visit.root::<G::State>(state);
}

/// The time of every record.
const NOW: &str = "2031-04-05T20:00:00Z";

/// The lines of a save of each game, without their checksums: the first commands that are offered, an undo, a redo, a save point and
/// a return; after them the snapshot of the game and its digest.
pub fn saves() -> Vec<(&'static str, Vec<String>)> {
    let two = json!([{"name": "Ann"}, {"name": "Zoé"}]);
    let files = released_missions::files();
    let (mission, _) = session::load_mission(&files, "make-yourself-at-home").expect("a mission");
    let start = mission_game::state::Start {
        seed: 7,
        players: 3,
        read_before: Default::default(),
    };
    let set_up = json!({"players": two, "mechanisms": [3, 3, 3], "mode": "multiplayer"});
    let begun = json!({"players": two, "mode": "multiplayer"});
    vec![
        (
            "first-martians",
            lines(mission_game::Game::new(mission, &start)),
        ),
        (
            "mars-needs-mechanics",
            lines(begin::<mars_needs_mechanics::helper::Game>(&[
                set_up,
                json!({"players": two}),
            ])),
        ),
        (
            "pocket-mars",
            lines(begin::<pocket_mars::helper::Game>(std::slice::from_ref(
                &begun,
            ))),
        ),
        (
            "mechanica",
            lines(begin::<mechanica::helper::Game>(&[begun])),
        ),
    ]
}

fn begin<G: session::Helper>(documents: &[Value]) -> G {
    documents
        .iter()
        .find_map(|it| G::begun(it, 7).ok())
        .expect("a document that can be read")
}

/// The number of commands played.
const COMMANDS: usize = 60;

fn lines<G: Game>(game: G) -> Vec<String> {
    let mut table = GameHistory::new(game);
    let mut lines = Vec::new();
    let text = |it: &dyn erased::Text| it.text();
    let mut keep = |table: &mut GameHistory<G>, proposal: solkeeper::play::Proposal<G>| {
        lines.push(text(&proposal.record));
        table.accept(proposal).expect("a record of this table");
    };
    for turn in 0..COMMANDS {
        let Some(command) = table
            .game()
            .offers()
            .iter()
            .cycle()
            .skip(turn)
            .take(200)
            .find_map(|it| {
                let command = filled(it, turn)?;
                table.propose(&command, NOW).is_ok().then_some(command)
            })
        else {
            break;
        };
        let record = table.propose(&command, NOW).expect("proposed");
        keep(&mut table, record);
        if turn == 5 {
            let undo = table.propose_undo(NOW).expect("something to undo");
            keep(&mut table, undo);
            let redo = table.propose_redo(NOW).expect("something to redo");
            keep(&mut table, redo);
            let point = table.propose_save_point("Zoè", NOW);
            keep(&mut table, point);
            let back = table.propose_return(2, NOW).expect("a place");
            keep(&mut table, back);
        }
    }
    lines.push(text(table.game().state()));
    lines.push(table.game().snapshot().to_string());
    lines.push(table.game().digest());
    lines
}

/// An offer with values from within its ranges.
fn filled<C: Command>(offer: &Offer<C>, turn: usize) -> Option<C> {
    offer.fill(|_, range| {
        Some(match range {
            Param::Number { min, .. } => play::Value::Number(*min),
            Param::OneOf(values) => values.get(turn % values.len().max(1))?.clone(),
            Param::SomeOf(values) => play::Value::List(values.iter().take(1).cloned().collect()),
            Param::ListOf { of, .. } => play::Value::List(of.iter().take(1).cloned().collect()),
            Param::Text { .. } => play::Value::Text("Zoè".to_owned()),
        })
    })
}

mod erased {
    pub trait Text {
        fn text(&self) -> String;
    }

    impl<T: serde::Serialize> Text for T {
        fn text(&self) -> String {
            serde_json::to_string(self).expect("JSON")
        }
    }
}

/// Offers as printed by `play --json`.
pub fn offers() -> Vec<String> {
    let files = released_missions::files();
    let (mission, _) = session::load_mission(&files, "make-yourself-at-home").expect("a mission");
    let start = mission_game::state::Start {
        seed: 7,
        players: 3,
        read_before: Default::default(),
    };
    let game = mission_game::Game::new(mission, &start);
    game.offers()
        .iter()
        .map(|offer| serde_json::to_string(offer).expect("JSON"))
        .collect()
}

/// Small files of the data folder.
pub fn files() -> Vec<(&'static str, String)> {
    let folder = tempfile::tempdir().expect("a folder");
    let folders = storage::Folders::in_one(folder.path());
    let other = json!({"later": 1}).as_object().cloned().unwrap_or_default();
    let settings = storage::Settings {
        language: Some("it".to_owned()),
        theme: Some("night".to_owned()),
        text_size: 125,
        reduced_motion: true,
        whole_steps: true,
        keep_awake: false,
        copied: Some("2026-11-21".to_owned()),
        copy_offered: Some("2026-11-22".to_owned()),
        seen_advice: ["lay".to_owned()].into(),
        asked_rules: vec!["two wounds".to_owned()],
        opened_rules: [("heal".to_owned(), vec!["wounds".to_owned()])].into(),
        other,
    };
    folders
        .save_settings(&storage::Settings::default(), &settings)
        .block_on()
        .expect("stored");
    let remember = |stored: &mut storage::StoredMemory| {
        stored.names = vec!["Ann".to_owned(), "Zoé".to_owned()];
        stored.games = [(
            "mechanica".to_owned(),
            json!({"players": [{"name": "Ann"}]}),
        )]
        .into();
    };
    folders
        .change_remembered(remember)
        .block_on()
        .expect("stored");
    folders
        .save_box(
            &std::collections::BTreeMap::new(),
            &[
                ("parts.lab".to_owned(), json!(["cpu"])),
                ("pool.heart".to_owned(), json!(4)),
            ]
            .into(),
        )
        .block_on()
        .expect("stored");
    let mut sheet = content::own_sheet::SheetForm::default();
    sheet.name = "Zoé".to_owned();
    folders
        .save_sheet(None, &content::own_sheet::SheetForm::default(), &sheet)
        .block_on()
        .expect("stored");
    let mut files = Vec::new();
    for name in ["settings", "remembered", "box"] {
        let path = folder.path().join(format!("{name}.json"));
        files.push((name, std::fs::read_to_string(path).expect("text")));
    }
    let sheets: Vec<_> = std::fs::read_dir(folder.path().join("sheets"))
        .expect("sheets")
        .map(|it| it.expect("a file").path())
        .collect();
    files.extend(
        sheets
            .iter()
            .map(|it| ("sheet", std::fs::read_to_string(it).expect("text"))),
    );
    files
}
