//! The sheet: its own numbers, what it remembers of the phase, and what is still owed to it.
//!
//! It takes as given what no sum gives: dice, draws, the crew's choices, the texts of the mission and what they do, reports and
//! corrections. Everything else it computes itself and compares after each command.

use std::collections::{BTreeMap, BTreeSet, VecDeque};

use solkeeper::first_martians::Game;
use solkeeper::first_martians::board::{ActionRoll, BoardCounter, Place};
use solkeeper::first_martians::command::Command;
use solkeeper::first_martians::fact::Fact;
use solkeeper::first_martians::game_box::Penalty;
use solkeeper::first_martians::mission::Mission;
use solkeeper::first_martians::standing::Change;
use solkeeper::first_martians::state::{Outcome, Seat, State, Step, Task};
use solkeeper::first_martians::vocabulary::{
    AdventureType, Block, Condition, Facility, Part, Phase, Resource,
};
use solkeeper::play::Game as _;

use super::numbers::Numbers;
use super::prices::Terms;
use super::production::Hunger;

/// How much was compared.
#[derive(Debug, Clone, Copy, Default)]
pub struct Counted {
    pub games: u32,
    pub commands: u32,
    pub sols: u32,
    pub sums_of_upkeep: u32,
    pub prices: u32,
    pub rolls: u32,
    pub results: u32,
    pub track_moves: u32,
    pub wounds: u32,
}

impl Counted {
    /// Adds those of another game.
    pub fn add(&mut self, other: Self) {
        self.games += other.games;
        self.commands += other.commands;
        self.sols += other.sols;
        self.sums_of_upkeep += other.sums_of_upkeep;
        self.prices += other.prices;
        self.rolls += other.rolls;
        self.results += other.results;
        self.track_moves += other.track_moves;
        self.wounds += other.wounds;
    }
}

/// What held when the phase began: some changes act only from its end on (L311–316).
#[derive(Debug, Default)]
pub struct Memory {
    pub conditions: BTreeSet<(Seat, Condition)>,
    pub broken: BTreeSet<(Place, Part)>,
    pub shut: BTreeSet<Place>,
    /// The Farms whose wilting the crew has stopped, or not, in this phase.
    pub stopped: BTreeMap<Place, bool>,
}

/// What must still come, by the sums so far.
#[derive(Debug, Default)]
pub struct Due {
    pub tiles: BTreeMap<Resource, u8>,
    pub hunger: Option<Hunger>,
    pub samples: u8,
    pub froggy_rolls: u8,
    pub conditions: BTreeMap<Seat, u8>,
    pub adventures: Vec<(AdventureType, Seat)>,
    /// The Block whose card comes before everything else.
    pub card: Option<Block>,
    pub reroll: bool,
}

pub struct Sheet {
    /// The game before the fact at hand: what is given is read from its state.
    pub game: Game,
    pub own: Numbers,
    pub command: Command,
    phase: Phase,
    pub memory: Memory,
    pub due: Due,
    pub declared: VecDeque<Terms>,
    pub rolled: Option<ActionRoll>,
    /// Dice that a skill or a POI token lets roll again.
    pub rerolls: u8,
    /// The Blocks whose card was drawn and whose track is not back on 0.
    pub carded: BTreeSet<Block>,
    /// The Block whose track goes back to 0.
    pub settling: Option<Block>,
    /// The tracks that a correction has filled.
    pub filled_by_hand: BTreeSet<Block>,
    pub dead: Option<Seat>,
    ended: bool,
    /// Whether effects of a text were resolved by the command at hand.
    pub effects: bool,
    /// Whether the command at hand took an Objective token of the mission.
    pub token_taken: bool,
    pub lines: Vec<String>,
    pub differences: Vec<String>,
    pub counted: Counted,
}

impl Sheet {
    /// A sheet for a game that has just begun; `None` before.
    pub fn new(game: &Game) -> Option<Self> {
        let own = Numbers::of(game.state()).filter(|_| game.state().is_under_way())?;
        let mut sheet = Self {
            game: game.clone(),
            own,
            command: Command::Continue {},
            phase: game.state().step.phase(),
            memory: Memory::default(),
            due: Due::default(),
            declared: VecDeque::new(),
            rolled: None,
            rerolls: 0,
            carded: BTreeSet::new(),
            settling: None,
            filled_by_hand: BTreeSet::new(),
            dead: None,
            ended: false,
            effects: false,
            token_taken: false,
            lines: Vec::new(),
            differences: Vec::new(),
            counted: Counted {
                games: 1,
                sols: 1,
                ..Counted::default()
            },
        };
        sheet.remember();
        Some(sheet)
    }

    pub fn state(&self) -> &State {
        self.game.state()
    }

    pub fn mission(&self) -> &Mission {
        self.game.mission()
    }

    /// A line of the sums, with its source.
    pub fn note(&mut self, line: impl Into<String>) {
        self.lines.push(line.into());
    }

    pub fn differs(&mut self, what: impl Into<String>) {
        self.differences.push(what.into());
    }

    pub fn expect(&mut self, holds: bool, what: impl FnOnce() -> String) {
        if !holds {
            self.differs(what());
        }
    }

    /// Lays the sheet beside a command and its facts.
    pub fn play(&mut self, command: &Command, facts: &[Fact]) {
        self.lines.clear();
        self.command = command.clone();
        self.effects = matches!(command, Command::DoAsPrinted { .. });
        self.token_taken = false;
        self.counted.commands += 1;
        self.report();
        for fact in facts {
            self.lay(fact);
            self.game.apply(fact);
        }
        self.compare();
    }

    /// The phase has begun: what is so now acts in it.
    fn remember(&mut self) {
        let board = &self.own.board;
        let conditions = (0..)
            .zip(&board.crew)
            .flat_map(|(seat, it)| it.conditions.iter().map(move |&it| (seat, it)));
        let red = board.facilities.iter().flat_map(|(&place, it)| {
            it.parts
                .iter()
                .filter(|(_, red)| **red)
                .map(move |(&part, _)| (place, part))
        });
        let shut = board
            .facilities
            .iter()
            .filter(|(_, it)| !it.tiles.is_empty())
            .map(|(&place, _)| place);
        self.memory = Memory {
            conditions: conditions.collect(),
            broken: red.collect(),
            shut: shut.collect(),
            stopped: BTreeMap::new(),
        };
    }

    /// The next step begins; what the last one owed has come.
    pub fn reached(&mut self, step: &Step) {
        let last = self.state().step.clone();
        if !self.ended {
            self.food_that_came();
            self.shortage_now();
            self.nothing_owed(&last);
            self.dice_of_the_sol(&last, step);
        }
        if step.phase() != self.phase {
            self.phase = step.phase();
            self.remember();
        }
    }

    fn nothing_owed(&mut self, last: &Step) {
        let due = std::mem::take(&mut self.due);
        let samples = self
            .own
            .board
            .map
            .explored
            .iter()
            .any(|space| space.samples > 0);
        let due = match last {
            Step::Oxygen | Step::Energy => {
                let missing: u8 = due.tiles.values().sum();
                self.expect(missing == 0, || {
                    format!("{missing} Shutdown tiles are missing (L537–539)")
                });
                Due {
                    tiles: BTreeMap::new(),
                    ..due
                }
            }
            Step::Farm => {
                self.expect(due.hunger.is_none(), || {
                    format!(
                        "nobody went without what is missing (L646): {:?}",
                        due.hunger
                    )
                });
                Due {
                    hunger: None,
                    ..due
                }
            }
            Step::WorkingBlock => {
                self.expect(due.samples == 0 || !samples, || {
                    "a sample is not lost (L708–724)".to_owned()
                });
                self.expect(due.froggy_rolls == 0, || {
                    "Froggy is not rolled for (L708–724)".to_owned()
                });
                Due {
                    samples: 0,
                    froggy_rolls: 0,
                    ..due
                }
            }
            Step::Resolve => {
                let left: Vec<_> = self
                    .declared
                    .iter()
                    .map(|it| it.planned.kind.clone())
                    .collect();
                self.expect(left.is_empty(), || {
                    format!("declared, but not resolved (L786–812): {left:?}")
                });
                let rolls = self.own.rover_rolls.clone();
                self.expect(rolls.is_empty(), || {
                    format!("rovers are not rolled for (L1525–1551): {rolls:?}")
                });
                due
            }
            _ => due,
        };
        self.due = due;
    }

    /// What a step does once it is done.
    pub fn step_done(&mut self, step: &str) {
        self.counted.sums_of_upkeep += 1;
        match step {
            "raise_track" => self.raise_of_the_sol(),
            "morale" => self.morale_phase(),
            "oxygen" => self.resource(Resource::Oxygen),
            "energy" => self.resource(Resource::Energy),
            "farm" => self.farm_and_meal(),
            "stress" => self.stress_of_the_sol(),
            "working_block" => self.working_block(),
            "clean_up" => self.clean_up(),
            _ => self.counted.sums_of_upkeep -= 1,
        }
    }

    /// A Facility with a Shutdown tile is closed, from now on and until the end of the phase in which the tile goes (L314, L545).
    pub fn is_shut(&self, place: Place) -> bool {
        self.memory.shut.contains(&place)
            || self
                .own
                .board
                .facilities
                .get(&place)
                .is_some_and(|it| !it.tiles.is_empty())
    }

    /// A repaired part acts as broken until the phase ends (L311–316).
    pub fn is_broken(&self, place: Place, part: Part) -> bool {
        let red = self
            .own
            .board
            .facilities
            .get(&place)
            .and_then(|it| it.parts.get(&part));
        red == Some(&true) || self.memory.broken.contains(&(place, part))
    }

    /// A condition acts from the phase after that in which it came (L311–316).
    pub fn has(&self, seat: Seat, condition: Condition) -> bool {
        self.memory.conditions.contains(&(seat, condition))
    }

    /// The red parts of a Facility and what each does, by the owner's box (L727–742).
    pub fn penalties(&self, place: Place) -> Vec<(Part, Penalty)> {
        let known = self.mission().game_box.board.penalties.get(&place.facility);
        let known = known
            .into_iter()
            .flatten()
            .map(|(&part, &penalty)| (part, penalty));
        known
            .filter(|(part, _)| self.is_broken(place, *part))
            .collect()
    }

    /// The penalties that act in a Block: those of a Facility that is not shut (L708–724, L1453–1457).
    pub fn active_penalties(&self, block: Block) -> Vec<(Place, Penalty)> {
        let places = self.own.board.facilities.keys().copied();
        let open =
            places.filter(|place| block_of(place.facility) == block && !self.is_shut(*place));
        open.flat_map(|place| {
            self.penalties(place)
                .into_iter()
                .map(move |(_, penalty)| (place, penalty))
        })
        .collect()
    }

    /// What the standing rules of the mission change now.
    pub fn changes(&self) -> Vec<Change> {
        let rules = self
            .mission()
            .sheet
            .standing
            .iter()
            .filter(|rule| self.state().standing.contains(&rule.id));
        rules.flat_map(|rule| rule.changes.clone()).collect()
    }

    /// A number of the board.
    pub fn number(&self, spot: &BoardCounter) -> u8 {
        self.own.board.get(spot).unwrap_or(0)
    }

    /// The mission is over.
    pub fn end(&mut self) {
        self.ended = true;
    }

    fn compare(&mut self) {
        self.food_that_came();
        self.shortage_now();
        if self.ended {
            let died = if let Some(Outcome::Died { seat }) = self.state().outcome {
                Some(seat)
            } else {
                None
            };
            let dead = self.dead;
            self.expect(dead.is_none() || dead == died, || {
                format!("the sixth wound of {dead:?} ends the mission (L152)")
            });
        } else {
            let dead = self.dead;
            self.expect(dead.is_none(), || {
                format!("the sixth wound of {dead:?} ends the mission (L152)")
            });
            self.owed_draws();
            self.full_tracks();
            let owed = std::mem::take(&mut self.due.reroll);
            self.expect(!owed, || {
                "a success is not rolled again (L1525–1551)".to_owned()
            });
        }
        let Some(engine) = Numbers::of(self.game.state()) else {
            return;
        };
        self.own.tidy();
        let found = self.own.differences(&engine);
        self.differences.extend(found);
    }

    /// Condition tokens and Adventures that are owed have been drawn, or wait.
    fn owed_draws(&mut self) {
        for (seat, count) in std::mem::take(&mut self.due.conditions) {
            let had = &self.own.board.crew[usize::from(seat)].conditions;
            let left = Condition::ALL
                .iter()
                .any(|it| !had.contains(it) && self.number(&BoardCounter::Pool(*it)) > 0);
            self.expect(count == 0 || !left, || {
                format!("astronaut {seat} draws {count} Condition tokens more (L168–175)")
            });
        }
        let waiting = self.state().queue.iter().filter_map(|task| match task {
            Task::DrawAdventure {
                adventure,
                by: Some(by),
            } => Some((*adventure, *by)),
            _ => None,
        });
        let waiting: Vec<_> = waiting.collect();
        let lost: Vec<_> = self
            .due
            .adventures
            .iter()
            .filter(|it| !waiting.contains(it))
            .copied()
            .collect();
        self.expect(lost.is_empty(), || {
            format!("an Adventure did not come (L1042–1048): {lost:?}")
        });
    }
}

/// The Block in whose row a Facility stands (L786–812, and the board).
pub const fn block_of(facility: Facility) -> Block {
    match facility {
        Facility::Oxygenator | Facility::SolarPanel | Facility::Farm => Block::Systems,
        Facility::QuietPlace
        | Facility::CrewQuarters
        | Facility::MedLab
        | Facility::ControlCenter => Block::Living,
        Facility::GarageHall | Facility::ProbeBay | Facility::Lab | Facility::WorkingBay => {
            Block::Working
        }
    }
}
