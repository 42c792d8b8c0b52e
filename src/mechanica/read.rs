//! Reading a finished game, with all that cannot be.

use serde_json::Value;

use super::score::{COINS, Finished, Money, Player, Rules, tiles};
use crate::scoring::reader::{Group, Place, Reader};
use crate::scoring::{Code, Fault};

const PLAYER: &[&str] = &["name", "wallet", "vault", "improvements", "other_tiles"];
/// ARMAND-0 buys improvements and nothing else.
const ARMAND: &[&str] = &["name", "wallet", "vault", "improvements"];

/// Reads a finished game.
///
/// # Errors
/// All that is wrong in it.
pub fn read(document: &Value) -> Result<Finished, Vec<Fault>> {
    let mut reader = Reader::new();
    let finished = finished(&mut reader, &Place::whole(document));
    reader.finish(finished)
}

fn finished(reader: &mut Reader, place: &Place<'_>) -> Option<Finished> {
    let group = reader.group(place, &["mode", "players", "rules"])?;
    let solo = reader.need(&group, "mode").and_then(|place| reader.word(&place, &[("multiplayer", false), ("solo", true)]));
    let rules = match group.get("rules") {
        None => Some(Rules::default()),
        Some(place) => reader
            .group(&place, &["solo_tie_wins"])
            .and_then(|group| reader.flag(&group, "solo_tie_wins", false))
            .map(|solo_tie_wins| Rules { solo_tie_wins }),
    };
    let alone = solo == Some(true);
    let seats = if alone { 2..=2 } else { 2..=4 };
    let fields = |seat| if alone && seat == 1 { ARMAND } else { PLAYER };
    let in_play = group.get("players").and_then(|place| place.value.as_array()).map_or(0, Vec::len);
    let mut found = 0;
    let players = reader.players(&group, seats, fields, |reader, _, group, name| {
        let player = player(reader, group, name)?;
        let before = found;
        found += player.improvements.len();
        // Told once, of the player whose tiles are too many.
        if before <= tiles(in_play) && found > tiles(in_play) {
            let fault = Fault::new(Code::TooManyImprovements, format!("{}.improvements", group.at));
            reader.note(fault.with("value", found).with("limit", tiles(in_play)));
        }
        Some(player)
    });
    Some(Finished { solo: solo?, players: players?, rules: rules? })
}

fn player(reader: &mut Reader, group: &Group<'_>, name: Option<String>) -> Option<Player> {
    let wallet = reader.need(group, "wallet").and_then(|place| money(reader, &place));
    let vault = reader.need(group, "vault").and_then(|place| money(reader, &place));
    let improvements = reader.need(group, "improvements").and_then(|place| reader.each(&place, Reader::count));
    let other_tiles = group.get("other_tiles").map_or(Some(0), |place| reader.count(&place));
    Some(Player { name: name?, wallet: wallet?, vault: vault?, improvements: improvements?, other_tiles: other_tiles? })
}

fn money(reader: &mut Reader, place: &Place<'_>) -> Option<Money> {
    if !place.value.is_object() {
        return reader.count(place).map(Money::Sum);
    }
    let group = reader.any_group(place)?;
    let mut coins = Some([0; 4]);
    for (coin, place) in group.all() {
        let kind = COINS.iter().position(|known| known.to_string() == coin);
        if kind.is_none() {
            reader.note(Fault::new(Code::UnknownCoin, &place.at).with("value", coin).with("known", "20, 10, 5, 1"));
        }
        let number = reader.count(&place);
        coins = coins.zip(kind.zip(number)).map(|(mut coins, (kind, number))| {
            if let Some(own) = coins.get_mut(kind) {
                *own = number;
            }
            coins
        });
    }
    coins.map(Money::Coins)
}
