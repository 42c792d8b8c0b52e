//! Every number of the table that the sheet keeps, and how two accounts of it differ.

use std::collections::BTreeMap;

use solkeeper::first_martians::board::{BoardCounter, BoardState, FacilityBoard};
use solkeeper::first_martians::effect::Id;
use solkeeper::first_martians::state::{Seat, State};
use solkeeper::first_martians::vocabulary::{Block, Rover};

/// The numbers of the table.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Numbers {
    /// The pieces on the board, without what is known of single tokens and without what held when the phase began.
    pub board: BoardState,
    pub tracks: BTreeMap<Block, u8>,
    /// The Blocks that are red in the Malfunction Box.
    pub red: Vec<Block>,
    pub morale: i8,
    pub sol: u8,
    pub first_player: Seat,
    /// Markers of the mission, wherever they lie.
    pub marks: BTreeMap<Id, u8>,
    /// The open events and the sol in which each came.
    pub events: BTreeMap<Id, u8>,
    /// The rovers that are rolled for at the end of the Actions phase.
    pub rover_rolls: Vec<Rover>,
}

impl Numbers {
    /// The numbers of a state; `None` where the app does not keep the board.
    pub fn of(state: &State) -> Option<Self> {
        let kept = state.board.as_ref().filter(|board| board.full)?;
        let mut board = kept.pieces.clone();
        board.phase_start = Default::default();
        board.marks.clear();
        board.unchecked.clear();
        board.crew.iter_mut().for_each(|it| it.skills.clear());
        let mut marks = BTreeMap::new();
        for it in &state.marks {
            *marks.entry(it.mark.clone()).or_default() += it.count;
        }
        let mut numbers = Self {
            board,
            tracks: state.tracks.clone(),
            red: state.red.iter().copied().collect(),
            morale: state.morale,
            sol: state.sol,
            first_player: state.crew.first_player,
            marks,
            events: state
                .open_events
                .iter()
                .map(|open| (open.event.clone(), open.opened_in))
                .collect(),
            rover_rolls: kept.rover_rolls.clone(),
        };
        numbers.tidy();
        Some(numbers)
    }

    /// What there is none of is not listed.
    pub fn tidy(&mut self) {
        self.board.supply.retain(|_, count| *count > 0);
        self.board.pool.retain(|_, count| *count > 0);
        self.board.rovers.retain(|_, tokens| !tokens.is_empty());
        self.board
            .cargo
            .values_mut()
            .for_each(|area| area.retain(|_, count| *count > 0));
        self.board.cargo.retain(|_, area| !area.is_empty());
        self.board
            .objective_tokens
            .values_mut()
            .for_each(|area| area.retain(|_, count| *count > 0));
        self.board
            .objective_tokens
            .retain(|_, area| !area.is_empty());
        self.marks.retain(|_, count| *count > 0);
        self.rover_rolls.sort_unstable();
        self.red.sort_unstable();
    }

    /// Every number that the sheet has otherwise, by name: the sheet's, then the engine's.
    pub fn differences(&self, engine: &Self) -> Vec<String> {
        if self == engine {
            return Vec::new();
        }
        let (sheet, engine) = (self.list(), engine.list());
        let names: std::collections::BTreeSet<&String> =
            sheet.keys().chain(engine.keys()).collect();
        let of = |list: &BTreeMap<String, String>, name: &str| {
            list.get(name).cloned().unwrap_or_else(|| "–".to_owned())
        };
        let differing = names
            .into_iter()
            .filter(|name| sheet.get(*name) != engine.get(*name));
        differing
            .map(|name| {
                format!(
                    "{name}: sheet {}, engine {}",
                    of(&sheet, name),
                    of(&engine, name)
                )
            })
            .collect()
    }

    fn list(&self) -> BTreeMap<String, String> {
        let mut all: Vec<(String, String)> = Vec::new();
        let mut note = |name: String, value: String| all.push((name, value));
        note("sol".to_owned(), self.sol.to_string());
        note("First Player".to_owned(), self.first_player.to_string());
        note("Morale".to_owned(), self.morale.to_string());
        note("Malfunction Box, red".to_owned(), format!("{:?}", self.red));
        note("rover rolls".to_owned(), format!("{:?}", self.rover_rolls));
        self.tracks
            .iter()
            .for_each(|(block, at)| note(format!("track {}", block.id()), at.to_string()));
        self.marks
            .iter()
            .for_each(|(mark, count)| note(format!("marker {mark}"), count.to_string()));
        self.events
            .iter()
            .for_each(|(event, sol)| note(format!("event {event}"), format!("since sol {sol}")));
        let board = &self.board;
        note("Stress".to_owned(), board.stress.to_string());
        note("examined".to_owned(), board.examined.to_string());
        note("discoveries".to_owned(), board.discoveries.to_string());
        board
            .supply
            .iter()
            .for_each(|(&it, count)| note(BoardCounter::Supply(it).to_string(), count.to_string()));
        board.upgrades.iter().for_each(|(it, stage)| {
            note(
                BoardCounter::Upgrade(it.clone()).to_string(),
                stage.to_string(),
            );
        });
        board
            .pool
            .iter()
            .for_each(|(&it, count)| note(BoardCounter::Pool(it).to_string(), count.to_string()));
        board.rovers.iter().for_each(|(rover, tokens)| {
            note(format!("tokens of {}", rover.id()), format!("{tokens:?}"));
        });
        for (&area, items) in &board.cargo {
            items.iter().for_each(|(&item, count)| {
                note(
                    BoardCounter::Cargo(area, item).to_string(),
                    count.to_string(),
                );
            });
        }
        for (&area, tokens) in &board.objective_tokens {
            tokens.iter().for_each(|(&it, count)| {
                note(
                    BoardCounter::ObjectiveTokens(area, it).to_string(),
                    count.to_string(),
                );
            });
        }
        for (place, it) in &board.facilities {
            let FacilityBoard {
                parts,
                productivity,
                tiles,
                now,
                next,
                farm,
            } = it;
            note(
                format!("{place}, red parts"),
                format!(
                    "{:?}",
                    parts.iter().filter(|(_, red)| **red).collect::<Vec<_>>()
                ),
            );
            note(format!("{place}, productivity"), productivity.to_string());
            note(format!("{place}, Shutdown tiles"), format!("{tiles:?}"));
            note(format!("{place}, tokens on !"), format!("{now:?}"));
            note(format!("{place}, tokens on >>"), format!("{next:?}"));
            note(format!("{place}, Farm"), format!("{farm:?}"));
        }
        for (seat, it) in board.crew.iter().enumerate() {
            note(format!("wounds.{seat}"), it.wounds.to_string());
            note(
                format!("morale_tokens.{seat}"),
                it.morale_tokens.to_string(),
            );
            note(format!("lost_pawns.{seat}"), it.lost_pawns.to_string());
            note(format!("conditions.{seat}"), format!("{:?}", it.conditions));
            note(
                format!("used skills.{seat}"),
                format!("{:?}", it.used_skills),
            );
            note(format!("tokens.{seat}"), format!("{:?}", it.tokens));
        }
        board.map.explored.iter().for_each(|it| {
            note(
                BoardCounter::Samples(it.region).to_string(),
                format!("{it:?}"),
            );
        });
        all.into_iter().collect()
    }
}

/// Lays a number as it is given: by an effect of a text, a report or a correction of the crew.
pub fn set(board: &mut BoardState, spot: &BoardCounter, to: u8) {
    let on = to > 0;
    let farm = |board: &mut BoardState,
                place,
                change: &dyn Fn(&mut solkeeper::first_martians::board::Farm)| {
        let farm = board
            .facilities
            .get_mut(place)
            .and_then(|it| it.farm.as_mut());
        farm.into_iter().for_each(change);
    };
    match spot {
        BoardCounter::Supply(resource) => drop(board.supply.insert(*resource, to)),
        BoardCounter::Stress => board.stress = to,
        BoardCounter::Built(place) if !on => drop(board.facilities.remove(place)),
        BoardCounter::Built(place) => drop(board.facilities.entry(*place).or_default()),
        BoardCounter::Part(place, part) => {
            let red = board
                .facilities
                .get_mut(place)
                .and_then(|it| it.parts.get_mut(part));
            red.into_iter().for_each(|red| *red = on);
        }
        BoardCounter::Productivity(place) => board
            .facilities
            .get_mut(place)
            .into_iter()
            .for_each(|it| it.productivity = to),
        BoardCounter::Tile(place, resource) => {
            let tiles = board.facilities.get_mut(place).map(|it| &mut it.tiles);
            tiles.into_iter().for_each(|tiles| {
                _ = if on {
                    tiles.insert(*resource)
                } else {
                    tiles.remove(resource)
                }
            });
        }
        BoardCounter::Greenhouses(place) => farm(board, place, &|farm| {
            (farm.greenhouses, farm.plants) = (to, farm.plants.min(to));
        }),
        BoardCounter::Plants(place) => farm(board, place, &|farm| farm.plants = to),
        BoardCounter::Growth(place, space) => {
            farm(board, place, &|farm| {
                _ = if on {
                    farm.growth.insert(*space)
                } else {
                    farm.growth.remove(space)
                }
            });
        }
        BoardCounter::Cargo(area, item) => {
            board.cargo.entry(*area).or_default().insert(*item, to);
        }
        BoardCounter::ObjectiveTokens(area, colour) => drop(
            board
                .objective_tokens
                .entry(*area)
                .or_default()
                .insert(*colour, to),
        ),
        BoardCounter::Upgrade(id) => drop(board.upgrades.insert(id.clone(), to)),
        BoardCounter::Examined => board.examined = to,
        BoardCounter::Discoveries => board.discoveries = to,
        BoardCounter::Wounds(seat) => board.crew[usize::from(*seat)].wounds = to,
        BoardCounter::MoraleTokens(seat) => board.crew[usize::from(*seat)].morale_tokens = to,
        BoardCounter::LostPawns(seat) => board.crew[usize::from(*seat)].lost_pawns = to,
        BoardCounter::Condition(seat, condition) => {
            let conditions = &mut board.crew[usize::from(*seat)].conditions;
            if on {
                conditions.insert(*condition)
            } else {
                conditions.remove(condition)
            };
        }
        BoardCounter::Pool(condition) => drop(board.pool.insert(*condition, to)),
        BoardCounter::Skill(seat, skill) => {
            let used = &mut board.crew[usize::from(*seat)].used_skills;
            if on {
                used.insert(*skill)
            } else {
                used.remove(skill)
            };
        }
        BoardCounter::Samples(region) | BoardCounter::Objectives(region) => {
            for space in board
                .map
                .explored
                .iter_mut()
                .filter(|space| space.region == *region)
            {
                *(if matches!(spot, BoardCounter::Samples(_)) {
                    &mut space.samples
                } else {
                    &mut space.objectives
                }) = to;
            }
        }
    }
}
