//! How a game begins: who plays, which mechanisms are in play, how the rulebook is read.

use std::collections::{BTreeMap, BTreeSet};

use serde_json::{Value, json};

use super::super::Rules;
use super::offers::MOST_CARDS;
use super::state::State;
use crate::scoring::Fault;
use crate::scoring::reader::{Place, Reader};

/// The mechanisms whose names are known (rulebook, Scegliere i Meccanismi). The box holds others, which players name themselves.
pub const MECHANISMS: [&str; 5] = ["x_ray_goggles", "difference_engine", "rocket_booster", "aether_drive", "automaton"];
/// Those for a first game.
pub const STARTING_MECHANISMS: usize = 4;

/// How a game begins. Only what could be read becomes one.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Start {
    pub(super) seed: u64,
    pub(super) players: Vec<String>,
    pub(super) mechanisms: Vec<String>,
    pub(super) rules: Rules,
    pub(super) costs: BTreeMap<String, u8>,
}

impl Start {
    /// Reads `{"players": [{"name": "Ada"}, … clockwise], "mechanisms": ["x_ray_goggles", …], "rules": {…},
    /// "costs": {"difference_engine": 3, …}}`; without mechanisms those for a first game are in play. `costs` is what the players
    /// told in earlier games: how many cards a mechanism takes.
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
        let players: Vec<Value> = state.players.iter().map(|player| json!({"name": player.name})).collect();
        json!({"players": players, "mechanisms": state.mechanisms, "rules": state.rules, "costs": state.costs})
    }
}

fn read(reader: &mut Reader, place: &Place<'_>, seed: u64) -> Option<Start> {
    let group = reader.group(place, &["players", "mechanisms", "rules", "costs"])?;
    let players = reader.players(&group, 2..=4, |_| &["name"], |_, _, _, name| name);
    let rules = match group.get("rules") {
        None => Some(Rules::default()),
        Some(place) => Rules::read(reader, &place),
    };
    let mechanisms = match group.get("mechanisms") {
        None => Some(MECHANISMS.iter().take(STARTING_MECHANISMS).map(|&name| name.to_owned()).collect()),
        Some(place) => reader.each(&place, Reader::name),
    };
    let costs = group.get("costs").map_or_else(|| Some(BTreeMap::new()), |place| costs(reader, &place));
    let mut mechanisms: Vec<String> = mechanisms?;
    // The same card named twice is one card.
    let mut named = BTreeSet::new();
    mechanisms.retain(|name| named.insert(name.clone()));
    Some(Start { seed, players: players?, mechanisms, rules: rules?, costs: costs? })
}

fn costs(reader: &mut Reader, place: &Place<'_>) -> Option<BTreeMap<String, u8>> {
    let group = reader.any_group(place)?;
    let cost = |(name, place): (&str, Place<'_>)| {
        let cards = reader.signed(&place, 1..=MOST_CARDS.into()).and_then(|cards| u8::try_from(cards).ok());
        Some((name.to_owned(), cards?))
    };
    group.all().map(cost).collect()
}
