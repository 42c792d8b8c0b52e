//! How a game begins: who plays, and how the rulebook is read.

use std::collections::BTreeMap;

use serde_json::{Map, Value, json};

use super::super::score::Rules;
use super::offers::HIGHEST;
use super::state::{Improvement, State};
use crate::scoring::reader::{Place, Reader};
use crate::scoring::{Code, Fault};

/// The name of the second player alone.
pub const ARMAND: &str = "ARMAND-0";

/// How a game begins. Only what could be read becomes one.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Start {
    pub(super) seed: u64,
    pub(super) players: Vec<String>,
    pub(super) solo: bool,
    pub(super) rules: Rules,
    pub(super) values: BTreeMap<Improvement, i64>,
    pub(super) wheel: BTreeMap<i64, Option<i64>>,
}

impl Start {
    /// Reads `{"mode": "multiplayer"|"solo", "players": [{"name": "Ann"}, … clockwise], "rules": {"solo_tie_wins": false},
    /// "values": {"upgrader": 3, …}, "wheel": {"7": 5, "1": null, …}}`. Alone, the one player is named and ARMAND-0 joins.
    ///
    /// `values` and `wheel` are what the players told in earlier games: what tiles are worth, and what a price becomes when the
    /// shop is turned, nothing where the tile falls into the bin.
    ///
    /// # Errors
    /// All that is wrong in it.
    pub fn read(document: &Value, seed: u64) -> Result<Self, Vec<Fault>> {
        let mut reader = Reader::new();
        let start = read(&mut reader, &Place::whole(document), seed);
        reader.finish(start)
    }

    /// What [`Start::read`] reads so that a game begins as this one did, with every switch and all that the players have told.
    pub(super) fn document(state: &State) -> Value {
        let own = state.players.iter().take(if state.solo { 1 } else { usize::MAX });
        let players: Vec<Value> = own.map(|player| json!({"name": player.name})).collect();
        let values: Map<String, Value> = state.values.iter().map(|(it, value)| (it.id().to_owned(), json!(value))).collect();
        let wheel: Map<String, Value> = state.wheel.iter().map(|(price, next)| (price.to_string(), json!(next))).collect();
        let mode = if state.solo { "solo" } else { "multiplayer" };
        json!({"mode": mode, "players": players, "rules": state.rules, "values": values, "wheel": wheel})
    }
}

fn read(reader: &mut Reader, place: &Place<'_>, seed: u64) -> Option<Start> {
    let group = reader.group(place, &["mode", "players", "rules", "values", "wheel"])?;
    let solo = reader.need(&group, "mode").and_then(|place| reader.word(&place, &[("multiplayer", false), ("solo", true)]))?;
    let tie = match group.get("rules") {
        None => Some(Rules::default().solo_tie_wins),
        Some(place) => {
            let rules = reader.group(&place, &["solo_tie_wins"])?;
            reader.flag(&rules, "solo_tie_wins", Rules::default().solo_tie_wins)
        }
    };
    let values = group.get("values").map_or_else(|| Some(BTreeMap::new()), |place| values(reader, &place));
    let wheel = group.get("wheel").map_or_else(|| Some(BTreeMap::new()), |place| wheel(reader, &place));
    let players = reader.players(&group, if solo { 1..=1 } else { 2..=4 }, |_| &["name"], |_, _, _, name| name);
    let mut players = players?;
    if solo {
        players.push(ARMAND.to_owned());
    }
    let rules = Rules { solo_tie_wins: tie? };
    Some(Start { seed, players, solo, rules, values: values?, wheel: wheel? })
}

fn values(reader: &mut Reader, place: &Place<'_>) -> Option<BTreeMap<Improvement, i64>> {
    let names = Improvement::ALL.map(Improvement::id);
    let group = reader.group(place, &names)?;
    let told = Improvement::ALL.into_iter().filter_map(|it| Some((it, group.get(it.id())?)));
    told.map(|(it, place)| Some((it, reader.signed(&place, 0..=HIGHEST)?))).collect()
}

/// Prices fall as the wheel turns.
fn wheel(reader: &mut Reader, place: &Place<'_>) -> Option<BTreeMap<i64, Option<i64>>> {
    let group = reader.any_group(place)?;
    let mut wheel = BTreeMap::new();
    for (name, place) in group.all() {
        let price = name.parse::<i64>().ok().filter(|price| (0..=HIGHEST).contains(price));
        let Some(price) = price else {
            reader.note(Fault::new(Code::NotANumber, &place.at).with("value", name));
            return None;
        };
        let next = if place.value.is_null() { None } else { Some(reader.signed(&place, 0..=(price - 1).max(0))?) };
        let _ = wheel.insert(price, next.filter(|next| *next < price));
    }
    Some(wheel)
}
