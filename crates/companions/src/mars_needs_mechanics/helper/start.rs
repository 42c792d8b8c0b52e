//! The set-up of a game: players, mechanisms, rules.

use std::collections::{BTreeMap, BTreeSet};

use serde_json::{Value, json};

use super::offers::MOST_CARDS;
use super::state::State;
use crate::mars_needs_mechanics::Rules;
use crate::scoring::InputError;
use crate::scoring::reader::{Node, Reader};
use base::names::Origin;

/// The mechanisms with known names (rulebook, Scegliere i Meccanismi). The box holds others, which players name themselves.
pub const MECHANISMS: [&str; 5] = [
    "x_ray_goggles",
    "difference_engine",
    "rocket_booster",
    "aether_drive",
    "automaton",
];
/// The first of them are for a first game.
const STARTING_MECHANISMS: usize = 4;

/// The set-up of a game, checked.
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
    /// "costs": {"difference_engine": 3, …}}`; the default mechanisms are those for a first game. `costs` are numbers of cards
    /// that the players entered in earlier games.
    ///
    /// # Errors
    /// All errors in it.
    pub fn read(document: &Value, seed: u64) -> Result<Self, Vec<InputError>> {
        Self::read_from(document, seed, Origin::New)
    }

    /// As [`Start::read`], for a set-up that may be in the data of the players.
    ///
    /// # Errors
    /// All errors in it.
    pub fn read_from(document: &Value, seed: u64, origin: Origin) -> Result<Self, Vec<InputError>> {
        Reader::read_from(document, origin, |reader, node| start(reader, node, seed))
    }

    /// The document from which [`Start::read`] reads the same set-up, with every switch and everything that the players entered.
    pub(super) fn document(state: &State) -> Value {
        let players: Vec<Value> = state
            .players
            .iter()
            .map(|player| json!({"name": player.name}))
            .collect();
        json!({"players": players, "mechanisms": state.mechanisms, "rules": state.rules, "costs": state.costs})
    }
}

fn start(reader: &mut Reader, node: &Node<'_>, seed: u64) -> Option<Start> {
    let object = reader.object(node, &["players", "mechanisms", "rules", "costs"])?;
    let players = reader.player_names(&object, 2..=4);
    let rules = reader.optional(&object, "rules", Rules::default(), Rules::read);
    let usual = MECHANISMS
        .iter()
        .take(STARTING_MECHANISMS)
        .map(|&name| name.to_owned())
        .collect();
    let mechanisms = reader.optional(&object, "mechanisms", usual, |reader, node| {
        reader.each(node, Reader::name)
    });
    let costs = reader.optional(&object, "costs", BTreeMap::new(), costs);
    let mut mechanisms: Vec<String> = mechanisms?;
    // A card that is named twice is used once.
    let mut named = BTreeSet::new();
    mechanisms.retain(|name| named.insert(name.clone()));
    Some(Start {
        seed,
        players: players?,
        mechanisms,
        rules: rules?,
        costs: costs?,
    })
}

fn costs(reader: &mut Reader, node: &Node<'_>) -> Option<BTreeMap<String, u8>> {
    let object = reader.any_object(node)?;
    let cost = |(name, node): (&str, Node<'_>)| {
        let cards = reader
            .integer(&node, 1..=MOST_CARDS.into())
            .and_then(|cards| u8::try_from(cards).ok());
        Some((name.to_owned(), cards?))
    };
    object.fields().map(cost).collect()
}
