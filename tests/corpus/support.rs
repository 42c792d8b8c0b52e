//! The only file of these tests that uses functions and types of the program, and so the only one to adapt after renames. The
//! other files see games as commands, facts and offers in JSON and pages as text.

use std::collections::BTreeMap;
use std::path::Path;
use std::sync::{Arc, Mutex};

use pollster::FutureExt as _;
use serde::de::DeserializeOwned;
use serde_json::{Value, json};
use sha2::{Digest as _, Sha256};
use solkeeper::content::Prose;
use solkeeper::first_martians::mission::Mission;
use solkeeper::first_martians::players::{Player, Style};
use solkeeper::first_martians::{self, command::Command, fact::Fact};
use solkeeper::language::helper::Describe as _;
use solkeeper::language::{Language, Localizer, fact_text, page};
use solkeeper::play::{GameHistory, Offer, Proposal, RecordKind, Role};
use solkeeper::session::{
    self, AnySession, Helper, PlayError, PlayableGame, PlayerAction, Session,
};
use solkeeper::storage::{Folders, Listed, file_name};
use solkeeper::{mars_needs_mechanics, mechanica, pocket_mars};
use test_support::released_missions;

/// The time of every record.
const NOW: &str = "2031-04-05T20:00:00Z";

/// The name of the mission game in recordings.
pub const FIRST_MARTIANS: &str = "first-martians";

/// A game of any kind with its history.
pub trait Replay {
    /// Plays a command, `{"undo": {}}`, `{"redo": {}}`, `{"return": {"to": 12}}` or `{"save_point": {"name": "…"}}`; a refusal
    /// returns its code.
    fn take(&mut self, command: &Value) -> Result<(), String>;
    /// The facts of the last command, as JSON, hidden ones included.
    fn facts(&self) -> Vec<String>;
    /// The digest of the state.
    fn digest(&self) -> String;
    /// The offers as `play --json` gives them.
    fn offers(&self) -> Vec<String>;
    /// The facts, the page and the flow offers, line by line, in English and Italian.
    fn texts(&self) -> [Vec<String>; 2];
    /// The name of the current step or task.
    fn step(&self) -> String;
    /// How the game ended.
    fn outcome(&self) -> Option<String>;
    /// The next command of the simulated player; `None` without such a player or command.
    fn advice(&mut self) -> Option<Value>;
}

/// A game in memory or on disk.
enum Storage<G: PlayableGame> {
    Memory(Box<GameHistory<G>>),
    Disk(Box<Session<G>>),
}

struct Seat<G: PlayableGame> {
    held: Storage<G>,
    last: Vec<G::Fact>,
    localizers: [Localizer; 2],
    player: Player,
}

impl<G: Shown> Seat<G> {
    fn new(held: Storage<G>, prose: &Prose, player: Player) -> Self {
        let localizers = [Language::English, Language::Italian]
            .map(|language| Localizer::with_prose(language, &prose.0));
        Self {
            held,
            last: Vec::new(),
            localizers,
            player,
        }
    }

    fn table(&self) -> &GameHistory<G> {
        match &self.held {
            Storage::Memory(table) => table,
            Storage::Disk(session) => session.table(),
        }
    }

    fn game(&self) -> &G {
        self.table().game()
    }
}

fn wish<C: DeserializeOwned>(command: &Value) -> Result<PlayerAction<C>, String> {
    let (name, fields) = command
        .as_object()
        .and_then(|map| map.iter().next())
        .ok_or("no command")?;
    Ok(match name.as_str() {
        "undo" => PlayerAction::Undo,
        "redo" => PlayerAction::Redo,
        "return" => PlayerAction::Return(fields["to"].as_u64().ok_or("no place")?),
        "save_point" => {
            PlayerAction::SavePoint(fields["name"].as_str().ok_or("no name")?.to_owned())
        }
        _ => PlayerAction::Play(
            serde_json::from_value(command.clone()).map_err(|error| error.to_string())?,
        ),
    })
}

fn proposed<G: PlayableGame>(
    table: &GameHistory<G>,
    wish: &PlayerAction<G::Command>,
) -> Result<Proposal<G>, String> {
    match wish {
        PlayerAction::Play(command) => table.propose(command, NOW),
        PlayerAction::Undo => table.propose_undo(NOW),
        PlayerAction::Redo => table.propose_redo(NOW),
        PlayerAction::Return(place) => table.propose_return(*place, NOW),
        PlayerAction::SavePoint(name) => Ok(table.propose_save_point(name, NOW)),
    }
    .map_err(|refusal| refusal.code().to_owned())
}

impl<G: Shown> Replay for Seat<G> {
    fn take(&mut self, command: &Value) -> Result<(), String> {
        self.last.clear();
        let wish = wish::<G::Command>(command)?;
        match &mut self.held {
            Storage::Memory(table) => {
                let proposal = proposed(table, &wish)?;
                if let RecordKind::Played(played) = &proposal.record.kind {
                    self.last = played.facts.clone();
                }
                table
                    .accept(proposal)
                    .map_err(|damage| format!("{damage:?}"))
            }
            Storage::Disk(session) => session.play(&wish).block_on().map_err(|error| match error {
                PlayError::Refused(refusal) => refusal.code().to_owned(),
                PlayError::Storage(error) => format!("{error:?}"),
            }),
        }
    }

    fn facts(&self) -> Vec<String> {
        self.last
            .iter()
            .map(|fact| serde_json::to_string(fact).expect("JSON"))
            .collect()
    }

    fn digest(&self) -> String {
        self.game().digest()
    }

    fn offers(&self) -> Vec<String> {
        self.game()
            .offers()
            .iter()
            .map(|offer| serde_json::to_string(offer).expect("JSON"))
            .collect()
    }

    fn texts(&self) -> [Vec<String>; 2] {
        let game = self.game();
        let offers = game.offers();
        self.localizers.each_ref().map(|localizer| {
            let said = self
                .last
                .iter()
                .filter_map(|fact| game.sentence(localizer, fact))
                .map(|line| format!("* {line}"));
            let onward = offers.iter().filter(|offer| offer.role == Role::Flow);
            let labels = onward.map(|offer| format!("> {}", game.label(localizer, offer)));
            said.chain(game.page(localizer)).chain(labels).collect()
        })
    }

    fn step(&self) -> String {
        self.game().step_name()
    }

    fn outcome(&self) -> Option<String> {
        self.game().ended()
    }

    fn advice(&mut self) -> Option<Value> {
        let game = match &self.held {
            Storage::Memory(table) => table.game(),
            Storage::Disk(session) => session.game(),
        };
        game.next(&mut self.player)
    }
}

/// The functions that games have under different names.
trait Shown: PlayableGame {
    fn sentence(&self, localizer: &Localizer, fact: &Self::Fact) -> Option<String>;
    fn page(&self, localizer: &Localizer) -> Vec<String>;
    fn label(&self, localizer: &Localizer, offer: &Offer<Self::Command>) -> String;
    fn step_name(&self) -> String;
    fn ended(&self) -> Option<String>;
    fn next(&self, player: &mut Player) -> Option<Value>;
}

impl Shown for first_martians::Game {
    fn sentence(&self, localizer: &Localizer, fact: &Fact) -> Option<String> {
        fact_text::fact(localizer, self, fact)
    }

    fn page(&self, localizer: &Localizer) -> Vec<String> {
        let page = page::page(localizer, self);
        let card = page.card.iter().flat_map(|card| {
            let head = format!(
                "card {:?}{}: {} / {}",
                card.kind,
                if card.red { ", red" } else { "" },
                card.label,
                card.title
            );
            std::iter::once(head).chain(card.text.lines().map(str::to_owned))
        });
        let rows = page
            .calculation
            .iter()
            .flat_map(|sum| &sum.rows)
            .map(|row| format!("= {}: {} ({})", row.label, row.number, row.entry));
        let options = page
            .options
            .iter()
            .map(|(command, label)| format!("? {label} {}", json!(command)));
        let mut lines = vec![format!("# {} / {}", page.phase, page.heading)];
        lines.extend(card);
        lines.extend(page.lines.iter().map(|line| format!("- {line}")));
        lines.extend(rows);
        lines.extend(page.notes.iter().map(|line| format!("! {line}")));
        lines.extend(page.question.iter().map(|line| format!("question: {line}")));
        lines.extend(options);
        lines.extend(page.button.iter().map(|line| format!("button: {line}")));
        lines.push(format!("next: {}", page.next));
        lines.extend(page.assumed.then(|| "assumed".to_owned()));
        lines.push(format!("rules: {}", page.entries.join(" ")));
        lines
    }

    fn label(&self, localizer: &Localizer, offer: &Offer<Command>) -> String {
        fact_text::command_label(localizer, self, offer)
    }

    fn step_name(&self) -> String {
        self.state().step_id().to_owned()
    }

    fn ended(&self) -> Option<String> {
        self.state()
            .outcome
            .as_ref()
            .map(|outcome| json!(outcome).to_string())
    }

    fn next(&self, player: &mut Player) -> Option<Value> {
        player.next(self).map(|command| json!(command))
    }
}

macro_rules! shown {
    ($($game:ident),+) => {$(
        impl Shown for $game::helper::Game {
            fn sentence(&self, localizer: &Localizer, fact: &Self::Fact) -> Option<String> {
                self.describe_fact(localizer, fact)
            }

            fn page(&self, localizer: &Localizer) -> Vec<String> {
                let page = self.current_page(localizer);
                let mut lines = vec![format!("# {}", page.heading)];
                lines.extend(page.status.iter().map(|line| format!("= {line}")));
                lines.extend(page.instructions.iter().map(|line| format!("- {line}")));
                lines.push(format!("next: {}", page.next));
                lines
            }

            fn label(&self, localizer: &Localizer, offer: &Offer<Self::Command>) -> String {
                self.describe_offer(localizer, offer)
            }

            fn step_name(&self) -> String {
                self.step_id()
            }

            fn ended(&self) -> Option<String> {
                self.is_over().then(|| self.finished_document().unwrap_or_default().to_string())
            }

            fn next(&self, _: &mut Player) -> Option<Value> {
                None
            }
        }
    )+};
}

shown!(pocket_mars, mechanica, mars_needs_mechanics);

/// The simulated player of missions.
pub fn player(careful: bool, seed: u64) -> Player {
    Player::new(
        if careful {
            Style::Careful
        } else {
            Style::Random
        },
        seed,
    )
}

/// A shipped mission, loaded once.
fn loaded(name: &str) -> (Arc<Mission>, Prose) {
    static LOADED: Mutex<BTreeMap<String, (Arc<Mission>, Prose)>> = Mutex::new(BTreeMap::new());

    let mut known = LOADED.lock().expect("no panic before");
    let load = || session::load_mission(&released_missions::files(), name).expect("it loads");
    known.entry(name.to_owned()).or_insert_with(load).clone()
}

/// A new game from the description of a recording: `game`, perhaps `mission`, and `start` as in the header of a save.
pub fn begin(described: &Value, player: Player) -> Box<dyn Replay> {
    fn helper<G: Helper + Shown>(start: &Value, player: Player) -> Box<dyn Replay> {
        let game =
            G::begun(&start["set_up"], start["seed"].as_u64().expect("a seed")).expect("a game");
        Box::new(Seat::new(
            Storage::Memory(Box::new(GameHistory::new(game))),
            &Prose::default(),
            player,
        ))
    }

    let start = &described["start"];
    match described["game"].as_str().expect("a game") {
        FIRST_MARTIANS => {
            let mission = described["mission"].as_str().expect("a mission");
            let (mission, prose) = loaded(mission);
            let start = serde_json::from_value(start.clone()).expect("a start");
            let table = GameHistory::new(first_martians::Game::new(mission, &start));
            Box::new(Seat::new(Storage::Memory(Box::new(table)), &prose, player))
        }
        "pocket-mars" => helper::<pocket_mars::helper::Game>(start, player),
        "mechanica" => helper::<mechanica::helper::Game>(start, player),
        "mars-needs-mechanics" => helper::<mars_needs_mechanics::helper::Game>(start, player),
        other => panic!("no game {other}"),
    }
}

/// An opened save.
pub struct Resumed {
    /// The game in it.
    pub game: Box<dyn Replay>,
    /// The notices on opening, none for an intact save.
    pub notices: Vec<String>,
    /// Whether this version computes the stored digest.
    pub folds: bool,
}

/// Opens a save in a data folder.
pub fn resume(data: &Path, id: &str, player: Player) -> Result<Resumed, String> {
    fn opened<G: Shown>(session: Session<G>, player: Player) -> (Box<dyn Replay>, bool) {
        let (prose, folds) = (session.prose().clone(), session.table().digest_matches());
        (
            Box::new(Seat::new(Storage::Disk(Box::new(session)), &prose, player)),
            folds,
        )
    }

    let (session, notices) = AnySession::resume(&Folders::in_one(data), id)
        .block_on()
        .map_err(|error| format!("{error:?}"))?;
    let (game, folds) = match session {
        AnySession::FirstMartians(session) => opened(session, player),
        AnySession::PocketMars(session) => opened(session, player),
        AnySession::Mechanica(session) => opened(session, player),
        AnySession::MarsNeedsMechanics(session) => opened(session, player),
    };
    Ok(Resumed {
        game,
        notices: notices.iter().map(|notice| format!("{notice:?}")).collect(),
        folds,
    })
}

/// Starts the described game in a data folder and returns the id of its save.
pub fn create(data: &Path, described: &Value) -> String {
    fn helper<G: Helper>(data: &Path, start: &Value) -> String {
        let seed = start["seed"].as_u64().expect("a seed");
        Session::<G>::begin(&Folders::in_one(data), &start["set_up"], seed)
            .block_on()
            .expect("a game")
            .id()
            .to_owned()
    }

    let start = &described["start"];
    match described["game"].as_str().expect("a game") {
        FIRST_MARTIANS => {
            let mission = described["mission"].as_str().expect("a mission");
            let start = serde_json::from_value(start.clone()).expect("a start");
            let session = Session::create(
                &Folders::in_one(data),
                &released_missions::files(),
                mission,
                &start,
            )
            .block_on()
            .expect("a game");
            session.id().to_owned()
        }
        "pocket-mars" => helper::<pocket_mars::helper::Game>(data, start),
        "mechanica" => helper::<mechanica::helper::Game>(data, start),
        "mars-needs-mechanics" => helper::<mars_needs_mechanics::helper::Game>(data, start),
        other => panic!("no game {other}"),
    }
}

/// The content of a data folder that the command line does not list, one line each.
pub fn inventory(data: &Path) -> Vec<String> {
    let folders = Folders::in_one(data);
    let (settings, notices) = folders.load_settings().block_on();
    let mut found = vec![format!("settings {} {notices:?}", json!(settings))];
    let listed = |kind: &str, list: Vec<Listed>| -> Vec<String> {
        let line = |it: Listed| {
            let records = it
                .summary
                .as_ref()
                .map(|summary| summary.header.game.clone())
                .map_err(|error| format!("{error:?}"));
            format!("{kind} {} {records:?}", it.id)
        };
        list.into_iter().map(line).collect()
    };
    found.extend(listed("wastebasket", folders.list_wastebasket().block_on()));
    found.extend(listed("import", folders.list_imports().block_on()));
    let name = |path: &str| file_name(path).to_owned();
    found.extend(
        folders
            .list_deleted_missions()
            .block_on()
            .iter()
            .map(|path| format!("thrown mission {}", name(path))),
    );
    found.extend(
        folders
            .list_mission_imports()
            .block_on()
            .iter()
            .map(|path| format!("mission to import {}", name(path))),
    );
    for save in folders.list().block_on() {
        for backup in folders.backups_of(&save.id).block_on().expect("a name") {
            found.push(format!(
                "backup {} {} {:?}",
                save.id, backup.number, backup.records
            ));
        }
    }
    for mission in [None, Some("the-mast-of-cydonia")] {
        let (sheet, notices) = session::own_sheet::open(&folders, mission).block_on();
        found.push(format!("sheet {} {notices:?}", json!(sheet)));
    }
    let remembered = session::remembered::Remembered::open(&folders).block_on();
    found.push(format!("names {:?}", remembered.names()));
    found.push(format!(
        "pocket-mars {:?}",
        remembered
            .set_up::<pocket_mars::helper::Game>()
            .map(|it| it.to_string())
    ));
    found.push(format!(
        "mechanica {:?}",
        remembered
            .set_up::<mechanica::helper::Game>()
            .map(|it| it.to_string())
    ));
    let market = remembered.set_up::<mars_needs_mechanics::helper::Game>();
    found.push(format!(
        "mars-needs-mechanics {:?}",
        market.map(|it| it.to_string())
    ));
    found
}

/// The first eight hexadecimal digits of the SHA-256 of the lines.
pub fn short_hash(lines: &[String]) -> String {
    let mut hash = Sha256::new();
    for line in lines {
        hash.update(line.as_bytes());
        hash.update(b"\n");
    }
    hash.finalize()
        .iter()
        .take(4)
        .map(|byte| format!("{byte:02x}"))
        .collect()
}
