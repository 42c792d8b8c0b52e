//! How the recorded games were chosen and played.

use serde_json::{Value, json};

use super::chance::Chance;
use super::games::Line;
use super::support::{self, FIRST_MARTIANS, Replay};

const MISSIONS: [&str; 3] = [
    "a-grain-of-salt",
    "make-yourself-at-home",
    "the-quiet-valley",
];
const HELPERS: [&str; 3] = ["pocket-mars", "mechanica", "mars-needs-mechanics"];

/// The maximum length of a random mission game.
const LONGEST_RANDOM: usize = 240;
/// The maximum length of other games.
const LONGEST: usize = 2000;

/// What happens in a game besides its flow.
#[derive(Clone, Copy, PartialEq)]
enum Manner {
    /// Nothing.
    Plain,
    /// Undo and redo, save points, returns.
    Undone,
    /// The players' own dice and cards.
    Own,
    /// Corrections and reports, and changes of the board mode.
    Corrected,
}

const MANNERS: [Manner; 4] = [
    Manner::Plain,
    Manner::Undone,
    Manner::Own,
    Manner::Corrected,
];

/// A game to be recorded.
pub struct Planned {
    pub name: String,
    /// Whether facts and pages are recorded in full.
    pub full: bool,
    described: Value,
    manner: Manner,
}

/// All planned games.
pub fn planned() -> Vec<Planned> {
    let mut all = Vec::new();
    for mission in MISSIONS {
        for players in 1..=4_u64 {
            for board in ["story", "full"] {
                for player in ["random", "careful"] {
                    for (index, manner) in (0_u64..).zip(MANNERS) {
                        all.push(of_mission(mission, players, board, player, index, manner));
                    }
                }
            }
        }
    }
    // Two or three more careful games of each mission with the Full board.
    for (index, mission) in (4_u64..).zip(MISSIONS.iter().cycle().take(8)) {
        all.push(of_mission(
            mission,
            1 + index % 4,
            "full",
            "careful",
            index,
            MANNERS[(index % 2) as usize],
        ));
    }
    for game in HELPERS {
        for index in 0..30_u64 {
            all.push(of_helper(game, index));
        }
    }
    for (index, planned) in all.iter_mut().enumerate() {
        planned.full = index % 12 == 5;
    }
    all
}

fn of_mission(
    mission: &str,
    players: u64,
    board: &str,
    player: &str,
    index: u64,
    manner: Manner,
) -> Planned {
    let name = format!("{mission}-{players}-{board}-{player}-{index}");
    let seed = 1000 * players
        + 10 * index
        + u64::from(board == "full")
        + 2 * u64::from(player == "careful");
    let start = json!({"seed": seed, "players": players, "known": []});
    let described = json!({"game": FIRST_MARTIANS, "mission": mission, "start": start, "board": board, "player": player});
    Planned {
        name,
        full: false,
        described,
        manner,
    }
}

fn of_helper(game: &str, index: u64) -> Planned {
    let least = if game == "mars-needs-mechanics" { 2 } else { 1 };
    let players = least + index % (5 - least);
    let names: Vec<Value> = ["Ann", "Bo", "Cleo", "Dè"]
        .iter()
        .take(players as usize)
        .map(|name| json!({"name": name}))
        .collect();
    let mut set_up = json!({"players": names});
    if least == 1 {
        set_up["mode"] = json!(if players == 1 { "solo" } else { "multiplayer" });
    }
    match (game, players, index / 4 % 3) {
        ("pocket-mars", 1, _) => {
            set_up["level"] = json!(
                ["standard", "super_android", "cybernetic_organism"][(index / 4 % 3) as usize]
            );
        }
        ("pocket-mars", _, 1) => set_up["draft"] = json!(true),
        ("pocket-mars", _, 2) => {
            set_up["rules"] = json!({"two_star_space_is_shared": true, "four_in_one_building": 4});
        }
        ("mechanica", 1, 1) => set_up["rules"] = json!({"solo_tie_wins": true}),
        ("mars-needs-mechanics", _, 1) => set_up["rules"] = json!({"one_component_is_a_set": true}),
        _ => {}
    }
    let described =
        json!({"game": game, "start": {"seed": 500 + index, "set_up": set_up}, "player": "random"});
    let manner = [Manner::Plain, Manner::Undone, Manner::Corrected][(index % 3) as usize];
    Planned {
        name: format!("{game}-{index:02}"),
        full: false,
        described,
        manner,
    }
}

impl Planned {
    /// The first line of the recording.
    pub fn described(&self) -> &Value {
        &self.described
    }

    /// Plays the game; returns its commands with their outcomes, and its end.
    pub fn play(&self) -> (Vec<Line>, Option<String>) {
        let careful = self.described["player"] == "careful";
        let seed = self.described["start"]["seed"].as_u64().expect("a seed");
        let mut playing = Playing {
            game: support::begin(&self.described, support::player(careful, seed)),
            chance: Chance::new(seed),
            lines: Vec::new(),
            in_full: self.full,
            places: Vec::new(),
            careful,
            manner: self.manner,
        };
        if self.described["board"] == "full" {
            assert!(playing.take(json!({"keep_board": {"full": true}})));
        }
        if self.manner == Manner::Own && self.described["game"] == FIRST_MARTIANS {
            assert!(playing.take(json!({"set_cards": {"cards": "physical"}})));
            let _ = playing.take(json!({"set_dice": {"dice": "digital"}}))
                && playing.take(json!({"set_dice": {"dice": "physical"}}));
        }
        let longest = if careful || self.described["game"] != FIRST_MARTIANS {
            LONGEST
        } else {
            LONGEST_RANDOM
        };
        while playing.lines.len() < longest && playing.turn() {}
        let end = playing.game.outcome();
        (playing.lines, end)
    }
}

struct Playing {
    game: Box<dyn Replay>,
    chance: Chance,
    lines: Vec<Line>,
    in_full: bool,
    /// Positions for returns.
    places: Vec<usize>,
    careful: bool,
    manner: Manner,
}

impl Playing {
    fn take(&mut self, command: Value) -> bool {
        let taken = self.game.take(&command);
        if taken.is_err() {
            return false;
        }
        let number = self.lines.len() + 1;
        if !["undo", "redo", "return", "save_point"]
            .iter()
            .any(|name| command.get(name).is_some())
        {
            self.places.push(number);
        }
        self.lines.push(Line::after(
            &*self.game,
            command,
            &taken,
            number,
            self.in_full,
        ));
        true
    }

    /// Plays one or more commands; `false` when the game is over.
    fn turn(&mut self) -> bool {
        if self.game.outcome().is_some() {
            return false;
        }
        match self.manner {
            Manner::Undone if self.chance.one_in(14) => self.go_back(),
            Manner::Corrected if self.chance.one_in(9) => self.correct(),
            _ => {}
        }
        if self.game.outcome().is_some() {
            return false;
        }
        self.onward()
    }

    fn onward(&mut self) -> bool {
        let mut advice = self.game.advice();
        // The careful player must not change to digital dice.
        if self.careful
            && self.manner == Manner::Own
            && advice
                .as_ref()
                .is_some_and(|it| it.get("set_dice").is_some())
        {
            advice = Some(json!({"continue": {}}));
        }
        if advice.is_some_and(|command| self.take(command)) {
            return true;
        }
        // Helpers have no simulated player, and the careful player has no advice after an undone plan.
        for attempt in 0..20 {
            let command = if attempt < 10 {
                self.chance.any_command(&*self.game)
            } else {
                self.chance.of_role(&*self.game, "flow")
            };
            if command.is_some_and(|command| self.take(command)) {
                return true;
            }
        }
        false
    }

    fn go_back(&mut self) {
        match self.chance.roll(6) {
            0 => {
                self.take(json!({"save_point": {"name": format!("before {}", self.lines.len())}}));
            }
            1 if !self.places.is_empty() => {
                let near = self.places.len().saturating_sub(12);
                let place = self.places[near + self.chance.roll(self.places.len() - near)];
                self.take(json!({"return": {"to": place}}));
            }
            _ => {
                let back = 1 + self.chance.roll(4);
                let forth = self.chance.roll(back + 1);
                for _ in 0..back {
                    self.take(json!({"undo": {}}));
                }
                for _ in 0..forth {
                    self.take(json!({"redo": {}}));
                }
            }
        }
    }

    fn correct(&mut self) {
        let board = self.chance.roll(8);
        if board == 0 && Chance::is_offered(&*self.game, "keep_board") {
            let full = self.chance.one_in(2);
            let _ = self.take(json!({"keep_board": {"full": full}}))
                || self.take(json!({"keep_board": {"full": !full}}));
            return;
        }
        let role = if self.chance.one_in(3) {
            "report"
        } else {
            "correct"
        };
        if let Some(command) = self.chance.of_role(&*self.game, role) {
            self.take(command);
        }
    }
}
