//! How a game begins: who plays, how hard, how the rulebook is read.

use serde_json::{Value, json};

use super::super::read;
use super::super::score::{Level, Rules};
use super::state::State;
use crate::scoring::Fault;
use crate::scoring::reader::{Place, Reader};

/// The name of the second player alone.
pub const DA: &str = "DA";

/// How a game begins. Only what could be read becomes one.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Start {
    pub(super) players: Vec<String>,
    pub(super) level: Option<Level>,
    pub(super) rules: Rules,
    pub(super) energy_top: Option<i64>,
    pub(super) draft: bool,
    pub(super) activated_card_stays: bool,
}

impl Start {
    /// Reads `{"mode": "multiplayer"|"solo", "level": …, "players": [{"name": "Red"}, … clockwise], "rules": {…},
    /// "energy_top": 7, "draft": true, "activated_card_stays": true}`. Alone, the one player is named and DA joins.
    ///
    /// `energy_top` is the last number of the energy track, which no source tells. `activated_card_stays`: the card of DA's
    /// prep module that the androids act by stays there, as the solo rulebook takes it away nowhere.
    ///
    /// # Errors
    /// All that is wrong in it.
    pub fn read(document: &Value) -> Result<Self, Vec<Fault>> {
        let mut reader = Reader::new();
        let start = start(&mut reader, &Place::whole(document));
        reader.finish(start)
    }

    /// What [`Start::read`] reads so that a game begins as this one did, with every switch, those left at their default too.
    pub(super) fn document(state: &State) -> Value {
        let own = state.players.iter().take(if state.solo() { 1 } else { usize::MAX });
        let players: Vec<Value> = own.map(|player| json!({"name": player.name})).collect();
        let mut document = json!({
            "mode": if state.solo() { "solo" } else { "multiplayer" }, "players": players, "rules": state.rules,
            "energy_top": state.energy_top, "draft": state.draft, "activated_card_stays": state.activated_card_stays,
        });
        if let Some(level) = state.level {
            document["level"] = json!(level);
        }
        document
    }
}

fn start(reader: &mut Reader, place: &Place<'_>) -> Option<Start> {
    let known = &["mode", "level", "players", "rules", "energy_top", "draft", "activated_card_stays"];
    let group = reader.group(place, known)?;
    let solo = reader.need(&group, "mode").and_then(|place| reader.word(&place, &[("multiplayer", false), ("solo", true)]))?;
    let level = match group.get("level").filter(|_| solo) {
        None => Some(Level::Standard),
        Some(place) => read::level(reader, &place),
    };
    let rules = match group.get("rules") {
        None => Some(Rules::default()),
        Some(place) => read::rules(reader, &place),
    };
    let energy_top = match group.get("energy_top").filter(|place| !place.value.is_null()) {
        None => Some(None),
        Some(place) => reader.signed(&place, 1..=99).map(Some),
    };
    let draft = reader.flag(&group, "draft", false);
    let stays = reader.flag(&group, "activated_card_stays", true);
    let players = reader.players(&group, if solo { 1..=1 } else { 2..=4 }, |_| &["name"], |_, _, _, name| name);
    let mut players = players?;
    if solo {
        players.push(DA.to_owned());
    }
    let level = if solo { Some(level?) } else { None };
    let (energy_top, draft) = (energy_top?, draft? && !solo);
    Some(Start { players, level, rules: rules?, energy_top, draft, activated_card_stays: stays? })
}
