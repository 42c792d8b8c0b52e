//! The set-up of a game: players, difficulty, rules.

use serde_json::{Value, json};

use super::state::State;
use crate::pocket_mars::read;
use crate::pocket_mars::score::{Level, Rules};
use crate::scoring::InputError;
use crate::scoring::reader::{Node, Reader};
use base::names::Origin;

/// The name of the second player in a solo game.
pub const DA_NAME: &str = "DA";

/// The set-up of a game, checked.
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
    /// "energy_top": 7, "draft": true, "activated_card_stays": true}`. A solo game names one player; DA is added.
    ///
    /// `energy_top` is the last number of the energy track, which no source gives. `activated_card_stays`: the card of DA's prep
    /// module that activates the androids stays there, as the solo rulebook never removes it.
    ///
    /// # Errors
    /// All errors in it.
    pub fn read(document: &Value) -> Result<Self, Vec<InputError>> {
        Self::read_from(document, Origin::New)
    }

    /// As [`Start::read`], for a set-up that may be in the data of the players.
    ///
    /// # Errors
    /// All errors in it.
    pub fn read_from(document: &Value, origin: Origin) -> Result<Self, Vec<InputError>> {
        Reader::read_from(document, origin, start)
    }

    /// The document from which [`Start::read`] reads the same set-up, with every switch.
    pub(super) fn document(state: &State) -> Value {
        let own = state
            .players
            .iter()
            .take(if state.solo() { 1 } else { usize::MAX });
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

fn start(reader: &mut Reader, node: &Node<'_>) -> Option<Start> {
    let known = &[
        "mode",
        "level",
        "players",
        "rules",
        "energy_top",
        "draft",
        "activated_card_stays",
    ];
    let object = reader.object(node, known)?;
    let solo = reader.is_solo(&object)?;
    let level = if solo {
        reader
            .optional(&object, "level", Level::Standard, read::level)
            .map(Some)
    } else {
        Some(None)
    };
    let rules = reader.optional(&object, "rules", Rules::default(), read::rules);
    let energy_top = reader.nullable(&object, "energy_top", |reader, node| {
        reader.integer(node, 1..=99)
    });
    let draft = reader.flag(&object, "draft", false);
    let stays = reader.flag(&object, "activated_card_stays", true);
    let mut players = reader.player_names(&object, if solo { 1..=1 } else { 2..=4 })?;
    if solo {
        players.push(DA_NAME.to_owned());
    }
    Some(Start {
        players,
        level: level?,
        rules: rules?,
        energy_top: energy_top?,
        draft: draft? && !solo,
        activated_card_stays: stays?,
    })
}
