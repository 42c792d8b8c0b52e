//! The set-up of a game: players, rules and what the players entered in earlier games.

use std::collections::BTreeMap;

use serde_json::{Map, Value, json};

use super::offers::HIGHEST;
use super::state::{Improvement, State};
use crate::mechanica::read;
use crate::mechanica::score::Rules;
use crate::scoring::reader::{Node, Reader};
use crate::scoring::{Code, InputError};
use base::names::Origin;

/// The name of the second player in a solo game.
pub const ARMAND_NAME: &str = "ARMAND-0";

/// The set-up of a game, checked.
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
    /// "values": {"upgrader": 3, …}, "wheel": {"7": 5, "1": null, …}}`. A solo game names one player; ARMAND-0 is added.
    ///
    /// `values` and `wheel` were entered by the players in earlier games: the values of tiles, and the new price for each price
    /// when the shop is turned, `null` where the tile falls into the bin.
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
        let own = state
            .players
            .iter()
            .take(if state.solo { 1 } else { usize::MAX });
        let players: Vec<Value> = own.map(|player| json!({"name": player.name})).collect();
        let values: Map<String, Value> = state
            .values
            .iter()
            .map(|(it, value)| (it.id().to_owned(), json!(value)))
            .collect();
        let wheel: Map<String, Value> = state
            .wheel
            .iter()
            .map(|(price, next)| (price.to_string(), json!(next)))
            .collect();
        let mode = if state.solo { "solo" } else { "multiplayer" };
        json!({"mode": mode, "players": players, "rules": state.rules, "values": values, "wheel": wheel})
    }
}

fn start(reader: &mut Reader, node: &Node<'_>, seed: u64) -> Option<Start> {
    let object = reader.object(node, &["mode", "players", "rules", "values", "wheel"])?;
    let solo = reader.is_solo(&object)?;
    let rules = reader.optional(&object, "rules", Rules::default(), read::rules);
    let values = reader.optional(&object, "values", BTreeMap::new(), values);
    let wheel = reader.optional(&object, "wheel", BTreeMap::new(), wheel);
    let mut players = reader.player_names(&object, if solo { 1..=1 } else { 2..=4 })?;
    if solo {
        players.push(ARMAND_NAME.to_owned());
    }
    Some(Start {
        seed,
        players,
        solo,
        rules: rules?,
        values: values?,
        wheel: wheel?,
    })
}

fn values(reader: &mut Reader, node: &Node<'_>) -> Option<BTreeMap<Improvement, i64>> {
    let object = reader.object(node, &Improvement::ALL.map(Improvement::id))?;
    let entered = Improvement::ALL
        .into_iter()
        .filter_map(|it| Some((it, object.get(it.id())?)));
    entered
        .map(|(it, node)| Some((it, reader.integer(&node, 0..=HIGHEST)?)))
        .collect()
}

/// Prices fall as the wheel turns.
fn wheel(reader: &mut Reader, node: &Node<'_>) -> Option<BTreeMap<i64, Option<i64>>> {
    let object = reader.any_object(node)?;
    let mut wheel = BTreeMap::new();
    for (name, node) in object.fields() {
        let Some(price) = name
            .parse::<i64>()
            .ok()
            .filter(|price| (0..=HIGHEST).contains(price))
        else {
            reader.report(InputError::new(Code::NotANumber, &node.path).with("value", name));
            return None;
        };
        let next = if node.value.is_null() {
            None
        } else {
            Some(reader.integer(&node, 0..=(price - 1).max(0))?)
        };
        let _ = wheel.insert(price, next.filter(|next| *next < price));
    }
    Some(wheel)
}
