//! A small mission whose every draw has one outcome, and a table to play it on.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::{Arc, LazyLock};

use serde_json::json;
use solkeeper::first_martians::Game;
use solkeeper::first_martians::command::Command;
use solkeeper::first_martians::fact::Fact;
use solkeeper::first_martians::mission::{DeckFile, Elements, GameBox, Mission, MissionFile};
use solkeeper::first_martians::state::{Start, Step, Task};
use solkeeper::first_martians::vocabulary::{Block, Phase};
use solkeeper::play::{GameHistory, Refusal};

/// The moment of every record: tests know no clock.
pub const NOW: &str = "2031-04-05T20:00:00Z";

pub fn game_box() -> GameBox {
    serde_json::from_value(json!({
        "format": 1, "assumed": [],
        "malfunction_dice": {"working": [2, 2, 2, 2, 2, 2], "living": [1, 1, 1, 1, 1, 1], "systems": [3, 3, 3, 3, 3, 3]},
        "action_dice": {
            "explore": {"success": 6, "wound": 0, "adventure": 6}, "gather": {"success": 0, "wound": 6, "adventure": 0},
            "research": {"success": 3, "wound": 3, "adventure": 3}, "build": {"success": 3, "wound": 3, "adventure": 3}
        },
        "parts": {}, "aoms": [
            {"id": "aom-explore", "type": "explore"}, {"id": "aom-build", "type": "build"}, {"id": "aom-gather", "type": "gather"}
        ],
        "direction_cards": ["n", "e", "s", "w"],
        "research_cards": [{"number": 1, "percent": 15}], "upgrades": []
    }))
    .expect("the box of the tests")
}

/// The mission: three events (one a sol, by season), one Adventure of each type, two or three cards a Block.
pub fn mission_file() -> MissionFile {
    serde_json::from_value(json!({
        "format": 1, "id": "trial", "group": "building",
        "sheet": {
            "sols": {"1": 5, "2": 3, "3": 4, "4": 6}, "oxygen": {"2": 3, "3": 3, "4": 3}, "energy": {"2": 3, "3": 3, "4": 3},
            "food": {"2": 2, "3": 2, "4": 2}, "greenhouses": {"2": 3, "3": 4, "4": 5}, "plants": {"2": 2, "3": 3, "4": 4},
            "upgrades": {"2": 2, "3": 2, "4": 2}, "threshold": {"2": 3, "3": 3, "4": 3}, "dice": {"working": [2, 3]}
        },
        "easier": {"sols": 1}, "harder": {"sols": -1, "threshold": -2},
        "tracks": [{"id": "signal", "start": 5, "min": 0, "max": 6}],
        "actions": [{"id": "tune", "type": "build", "cost": {}, "effects": []}],
        "objectives": [
            {"id": "panel", "kind": "mandatory", "takes": {"build": {"facility": "solar_panel"}}},
            {"id": "growth", "kind": "mandatory", "goal": 100, "step": 50, "takes": {"act": {"action": "tune"}}},
            {"id": "hub", "kind": "threshold", "takes": {"threshold": {}}},
            {"id": "probe", "kind": "optional", "takes": {"explore": {"regions": []}}, "reward": [{"morale": {"by": 1}}]},
            {"id": "beacon", "kind": "optional", "hidden": true, "takes": {"reach": {"track": "signal", "number": 0}}}
        ],
        "production": [{"track": {"track": "signal", "by": -1}}],
        "events": [
            {"id": "dust", "sols": {"from": 1, "to": 1}, "effects": [{"supply": {"resource": "oxygen", "by": -1}}],
             "brings": {"action": {"cost": {"pawns": 2}, "reward": [{"morale": {"by": 1}}],
                        "later": {"odds": 100, "effects": [{"morale": {"by": -1}}]}}}},
            {"id": "frost", "sols": {"from": 2, "to": 2},
             "effects": [{"if": {"when": {"ask": "frost-on-the-farm"}, "then": [{"morale": {"by": -1}}], "else": [{"set_flag": "dry"}]}}],
             "brings": {"action": {"cost": {"pawns": 1}}}},
            {"id": "call", "sols": {"from": 3},
             "effects": [{"choose": {"options": [
                {"id": "answer", "effects": [{"schedule": {"follow_up": "echo", "after": {"min": 1, "max": 1}}}]},
                {"id": "silence", "effects": [{"malfunction": {"block": "systems", "by": 9}}]}]}}],
             "brings": {"objective": "beacon"}}
        ],
        "follow_ups": [{"id": "echo", "effects": [{"malfunction_card": {"block": "living", "keyword": "obstacle"}}]}],
        "endings": [
            {"id": "end-dry", "outcome": "won", "when": {"flag": "dry"}}, {"id": "end-won", "outcome": "won"},
            {"id": "end-lost", "outcome": "lost"}, {"id": "end-died", "outcome": "died"}
        ]
    }))
    .expect("the mission of the tests")
}

pub fn deck() -> DeckFile {
    serde_json::from_value(json!({
        "format": 1,
        "adventures": [
            {"id": "slope", "type": "explore", "kind": {"normal": {"effects": [{"wound": {"who": "performer", "count": 1}}],
                "later": {"after": {"min": 1, "max": 1}, "odds": 100, "effects": [{"morale": {"by": -1}}]}}}},
            {"id": "hum", "type": "gather", "kind": {"delayed": {"after": {"min": 2, "max": 2}, "effects": [{"morale": {"by": -2}}]}}},
            {"id": "vial", "type": "research", "kind": {"choice": {"options": [
                {"id": "open", "effects": [{"morale": {"by": 1}}]},
                {"id": "seal", "later": {"after": {"min": 1, "max": 1}, "effects": [{"stress": {"by": 2}}]}}]}}},
            {"id": "weld", "type": "build", "kind": {"normal": {"effects": [{"stress": {"by": 1}}]}}}
        ],
        "malfunctions": [
            {"id": "w-one", "block": "working", "keywords": ["complication", "lab"], "effects": [{"stress": {"by": 1}}]},
            {"id": "w-two", "block": "working", "keywords": ["complication", "probe_bay"], "effects": [{"stress": {"by": 2}}]},
            {"id": "l-one", "block": "living", "keywords": ["complication", "med_lab"], "effects": [{"morale": {"by": -1}}]},
            {"id": "l-two", "block": "living", "keywords": ["obstacle", "med_lab"], "effects": [{"morale": {"by": -1}}]},
            {"id": "s-one", "block": "systems", "keywords": ["obstacle", "farm"], "effects": [{"wilt": {}}]}
        ]
    }))
    .expect("the deck of the tests")
}

pub fn mission() -> Mission {
    linked(mission_file(), deck())
}

/// A mission of these files, as the loader would link it.
pub fn linked(sheet: MissionFile, deck: DeckFile) -> Mission {
    fn by_id<T: Clone>(lists: [&[T]; 2], id: impl Fn(&T) -> &String) -> BTreeMap<String, T> {
        lists
            .into_iter()
            .flatten()
            .map(|element| (id(element).clone(), element.clone()))
            .collect()
    }
    let elements = Elements {
        events: by_id([&sheet.events, &deck.events], |it| &it.id),
        follow_ups: by_id([&sheet.follow_ups, &deck.follow_ups], |it| &it.id),
        adventures: by_id([&sheet.adventures, &deck.adventures], |it| &it.id),
        malfunctions: by_id([&sheet.malfunctions, &deck.malfunctions], |it| &it.id),
    };
    let newest_format = sheet.format.max(deck.format);
    Mission {
        sheet,
        elements,
        game_box: game_box(),
        broken: BTreeSet::new(),
        newest_format,
        optional_texts: BTreeSet::new(),
        people: BTreeSet::new(),
    }
}

/// A table on which a test plays.
pub struct Played {
    pub table: GameHistory<Game>,
}

impl Played {
    /// A game of the trial mission before set-up.
    pub fn new(players: u8) -> Self {
        Self::with(mission(), players, 7)
    }

    pub fn with(mission: Mission, players: u8, seed: u64) -> Self {
        let start = Start {
            seed,
            players,
            read_before: BTreeSet::new(),
        };
        Self {
            table: GameHistory::new(Game::new(Arc::new(mission), &start)),
        }
    }

    /// A game whose set-up is done, at the first step of the first sol.
    pub fn started(players: u8) -> Self {
        let mut played = Self::new(players);
        for _ in 0..3 {
            played.go();
        }
        played.go();
        played
    }

    pub fn game(&self) -> &Game {
        self.table.game()
    }

    pub fn decide(&self, command: &Command) -> Result<Vec<Fact>, Refusal> {
        solkeeper::play::Game::decide(self.game(), command).map(|decided| decided.facts)
    }

    /// Plays a command and gives the facts that players may see.
    pub fn play(&mut self, command: Command) -> Vec<Fact> {
        let proposal = self
            .table
            .propose(&command, NOW)
            .unwrap_or_else(|why| panic!("{command:?}: {why:?}"));
        let facts = match &proposal.record.kind {
            solkeeper::play::RecordKind::Played(played) => {
                played.facts.iter().filter_map(Fact::public).collect()
            }
            _ => Vec::new(),
        };
        self.table.accept(proposal).expect("a record of this table");
        facts
    }

    /// The main button.
    pub fn go(&mut self) -> Vec<Fact> {
        let command = match (self.game().state().queue.front(), &self.game().state().step) {
            (None, Step::CleanUp) => Command::NextSol {},
            (None, Step::MalfunctionDice { pool }) => {
                let shows = |block| u8::from(pool.contains(&block));
                Command::EnterMalfunctionDice {
                    working: shows(Block::Working),
                    living: shows(Block::Living),
                    systems: shows(Block::Systems),
                }
            }
            (None, Step::Penalties { .. }) => Command::EnterPenalties {
                working: 0,
                living: 0,
                systems: 0,
            },
            (Some(Task::Ask { .. }), _) => Command::Answer { yes: true },
            (Some(Task::Choose { options, .. }), _) => Command::Choose {
                option: options[0].id.clone(),
            },
            _ => Command::Continue {},
        };
        self.play(command)
    }

    /// Goes on until a step of that name is at hand.
    pub fn until(&mut self, step: &str) -> Vec<Fact> {
        let mut facts = Vec::new();
        for _ in 0..200 {
            if self.game().state().step_id() == step {
                return facts;
            }
            facts.extend(self.go());
        }
        panic!("no step {step}; at {}", self.game().state().step_id());
    }

    /// Goes on until that sol's first step.
    pub fn until_sol(&mut self, sol: u8) -> Vec<Fact> {
        let mut facts = Vec::new();
        while self.game().state().sol < sol {
            assert_ne!(
                self.game().state().step.phase(),
                Phase::End,
                "over before sol {sol}"
            );
            facts.extend(self.go());
        }
        facts
    }
}

/// How many games of each kind a test plays: as many as `SOLKEEPER_GAMES` says, else as usual.
pub fn games(usual: u64) -> u64 {
    std::env::var("SOLKEEPER_GAMES")
        .ok()
        .and_then(|games| games.parse().ok())
        .unwrap_or(usual)
}

/// *Make Yourself at Home* as release 0.1.0 shipped it.
pub fn shipped() -> &'static Arc<Mission> {
    static MISSION: LazyLock<Arc<Mission>> = LazyLock::new(|| {
        let read = |name: &str| {
            let path = format!(
                "{}/tests/released_missions/{name}",
                env!("CARGO_MANIFEST_DIR")
            );
            std::fs::read_to_string(&path).unwrap_or_else(|why| panic!("{path}: {why}"))
        };
        let sheet =
            serde_json::from_str(&read("make-yourself-at-home/mission.json")).expect("the mission");
        let mut deck: DeckFile =
            serde_json::from_str(&read("decks/adventures.json")).expect("the Adventures");
        let cards: DeckFile =
            serde_json::from_str(&read("decks/malfunctions.json")).expect("the Malfunction cards");
        deck.malfunctions.extend(cards.malfunctions);
        deck.follow_ups.extend(cards.follow_ups);
        let mut mission = linked(sheet, deck);
        mission.game_box = serde_json::from_str(&read("box.json")).expect("the box");
        Arc::new(mission)
    });
    &MISSION
}
