//! How a game begins: who plays, and how the rulebook is read.

use serde_json::Value;

use super::super::score::Rules;
use crate::scoring::Fault;
use crate::scoring::reader::{Place, Reader};

/// The name of the second player alone.
pub const ARMAND: &str = "ARMAND-0";

/// How a game begins. Only what could be read becomes one.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Start {
    pub(super) seed: u64,
    pub(super) players: Vec<String>,
    pub(super) solo: bool,
    pub(super) rules: Rules,
}

impl Start {
    /// Reads `{"mode": "multiplayer"|"solo", "players": [{"name": "Ann"}, … clockwise], "rules": {"solo_tie_wins": false}}`. Alone,
    /// the one player is named and ARMAND-0 joins.
    ///
    /// # Errors
    /// All that is wrong in it.
    pub fn read(document: &Value, seed: u64) -> Result<Self, Vec<Fault>> {
        let mut reader = Reader::new();
        let start = read(&mut reader, &Place::whole(document), seed);
        reader.finish(start)
    }
}

fn read(reader: &mut Reader, place: &Place<'_>, seed: u64) -> Option<Start> {
    let group = reader.group(place, &["mode", "players", "rules"])?;
    let solo = reader.need(&group, "mode").and_then(|place| reader.word(&place, &[("multiplayer", false), ("solo", true)]))?;
    let tie = match group.get("rules") {
        None => Some(Rules::default().solo_tie_wins),
        Some(place) => {
            let rules = reader.group(&place, &["solo_tie_wins"])?;
            reader.flag(&rules, "solo_tie_wins", Rules::default().solo_tie_wins)
        }
    };
    let players = reader.players(&group, if solo { 1..=1 } else { 2..=4 }, |_| &["name"], |_, _, _, name| name);
    let mut players = players?;
    if solo {
        players.push(ARMAND.to_owned());
    }
    Some(Start { seed, players, solo, rules: Rules { solo_tie_wins: tie? } })
}
