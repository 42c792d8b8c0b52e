//! Reading the data of a finished game.

use serde_json::Value;

use super::score::{COINS, FinishedGame, Money, Player, Rules, improvement_count};
use crate::scoring::reader::{Node, Object, Reader, child_path};
use crate::scoring::{Code, InputError};
use base::names::Origin;

const PLAYER: &[&str] = &["name", "wallet", "vault", "improvements", "other_tiles"];
/// ARMAND-0 buys improvements and nothing else.
const ARMAND: &[&str] = &["name", "wallet", "vault", "improvements"];

/// Reads a finished game.
///
/// # Errors
/// All errors in it.
pub fn read(document: &Value) -> Result<FinishedGame, Vec<InputError>> {
    read_from(document, Origin::New)
}

/// As [`read`], for a game that may be in the data of the players.
pub(crate) fn read_from(document: &Value, origin: Origin) -> Result<FinishedGame, Vec<InputError>> {
    Reader::read_from(document, origin, finished)
}

fn finished(reader: &mut Reader, node: &Node<'_>) -> Option<FinishedGame> {
    let object = reader.object(node, &["mode", "players", "rules"])?;
    let mode = reader.is_solo(&object);
    let rules = reader.optional(&object, "rules", Rules::default(), rules);
    let solo = mode == Some(true);
    let fields = |seat| if solo && seat == 1 { ARMAND } else { PLAYER };
    let available = improvement_count(
        object
            .get("players")
            .and_then(|node| node.value.as_array())
            .map_or(0, Vec::len),
    );
    let mut found = 0;
    let players = reader.players(
        &object,
        if solo { 2..=2 } else { 2..=4 },
        fields,
        |reader, object, name| {
            let player = player(reader, object, name)?;
            let before = found;
            found += player.improvements.len();
            // Reported once, for the first player whose tiles are too many.
            if before <= available && found > available {
                let fault = InputError::new(
                    Code::TooManyImprovements,
                    child_path(&object.path, "improvements"),
                );
                reader.report(fault.with("value", found).with("limit", available));
            }
            Some(player)
        },
    );
    Some(FinishedGame {
        solo: mode?,
        players: players?,
        rules: rules?,
    })
}

/// Reads the switches; those left out keep their default.
pub(super) fn rules(reader: &mut Reader, node: &Node<'_>) -> Option<Rules> {
    let object = reader.object(node, &["solo_tie_wins"])?;
    reader
        .flag(&object, "solo_tie_wins", Rules::default().solo_tie_wins)
        .map(|solo_tie_wins| Rules { solo_tie_wins })
}

fn player(reader: &mut Reader, object: &Object<'_>, name: Option<String>) -> Option<Player> {
    let wallet = reader.required(object, "wallet", money);
    let vault = reader.required(object, "vault", money);
    let improvements = reader.required(object, "improvements", |reader, node| {
        reader.each(node, Reader::count)
    });
    let other_tiles = reader.optional(object, "other_tiles", 0, Reader::count);
    Some(Player {
        name: name?,
        wallet: wallet?,
        vault: vault?,
        improvements: improvements?,
        other_tiles: other_tiles?,
    })
}

fn money(reader: &mut Reader, node: &Node<'_>) -> Option<Money> {
    if !node.value.is_object() {
        return reader.count(node).map(Money::Sum);
    }
    let object = reader.any_object(node)?;
    let mut coins = Some([0; 4]);
    for (coin, node) in object.fields() {
        let kind = COINS.iter().position(|known| known.to_string() == coin);
        if kind.is_none() {
            reader.report(
                InputError::new(Code::UnknownCoin, &node.path)
                    .with("value", coin)
                    .with("known", "20, 10, 5, 1"),
            );
        }
        let number = reader.count(&node);
        coins = coins
            .zip(kind.zip(number))
            .map(|(mut coins, (kind, number))| {
                if let Some(own) = coins.get_mut(kind) {
                    *own = number;
                }
                coins
            });
    }
    coins.map(Money::Coins)
}
