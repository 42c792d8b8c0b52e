//! Reading a finished game, with all that cannot be.

use serde_json::Value;

use super::score::{Building, COLONISTS, Finished, Level, Mode, Player, Rules, two_star_room};
use crate::scoring::reader::{Group, MOST, Place, Reader};
use crate::scoring::{Code, Fault};

const PLAYER: &[&str] = &["name", "ship", "earth", "energy", "buildings"];
const HABITATION: &str = "habitation";
const BUILDINGS: &[&str] = &["energy_bank", "greenhouse", "aqualab", "comms_center", HABITATION];
const RULES: &[&str] = &[
    "two_star_space_is_shared",
    "four_in_one_building",
    "tied_energy_scores",
    "da_needs_every_building",
    "da_needs_exactly_four",
];

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
    let group = reader.any_group(place)?;
    let mode = reader.need(&group, "mode").and_then(|place| reader.word(&place, &[("multiplayer", false), ("solo", true)]));
    // The level belongs to the game alone.
    let known: &[&str] = if mode == Some(false) { &["mode", "players", "rules"] } else { &["mode", "level", "players", "rules"] };
    let _ = reader.group(place, known);
    let level = match group.get("level").filter(|_| mode != Some(false)) {
        None => Some(Level::Standard),
        Some(place) => level(reader, &place),
    };
    let rules = match group.get("rules") {
        None => Some(Rules::default()),
        Some(place) => rules(reader, &place),
    };
    let seats = if mode == Some(true) { 2..=2 } else { 2..=4 };
    let players = reader.players(&group, seats, |_| PLAYER, |reader, _, group, name| player(reader, group, name));
    two_star_spaces(reader, &group, rules.unwrap_or_default());
    let mode = if mode? { Mode::Solo(level?) } else { Mode::Multiplayer };
    Some(Finished { mode, players: players?, rules: rules? })
}

/// Reads how hard the game alone is.
pub(super) fn level(reader: &mut Reader, place: &Place<'_>) -> Option<Level> {
    reader.word(
        place,
        &[
            ("standard", Level::Standard),
            ("super_android", Level::SuperAndroid),
            ("cybernetic_organism", Level::CyberneticOrganism),
        ],
    )
}

/// Reads the switches; those left out keep their default.
pub(super) fn rules(reader: &mut Reader, place: &Place<'_>) -> Option<Rules> {
    let usual = Rules::default();
    let group = reader.group(place, RULES)?;
    let shared = reader.flag(&group, "two_star_space_is_shared", usual.two_star_space_is_shared);
    let four = match group.get("four_in_one_building") {
        None => Some(usual.four_in_one_building),
        Some(place) => reader.signed(&place, 3..=4),
    };
    let energy = reader.flag(&group, "tied_energy_scores", usual.tied_energy_scores);
    let every = reader.flag(&group, "da_needs_every_building", usual.da_needs_every_building);
    let exactly = reader.flag(&group, "da_needs_exactly_four", usual.da_needs_exactly_four);
    Some(Rules {
        two_star_space_is_shared: shared?,
        four_in_one_building: four?,
        tied_energy_scores: energy?,
        da_needs_every_building: every?,
        da_needs_exactly_four: exactly?,
    })
}

fn player(reader: &mut Reader, group: &Group<'_>, name: Option<String>) -> Option<Player> {
    let ship = reader.need_count(group, "ship");
    // Who is nowhere else is on Earth.
    let earth = group.get("earth").map_or(Some(0), |place| reader.count(&place));
    let energy = reader.need_count(group, "energy");
    let buildings = reader.need(group, "buildings").and_then(|place| buildings(reader, &place));
    let (ship, earth, energy, buildings) = (ship?, earth?, energy?, buildings?);
    let total = ship + earth + buildings.iter().flatten().sum::<i64>();
    if total > i64::from(COLONISTS) {
        reader.note(Fault::new(Code::TooManyColonists, &group.at).with("value", total).with("limit", COLONISTS));
        return None;
    }
    // Seven at most: all of these fit.
    let small = |colonists: i64| u8::try_from(colonists).ok();
    let mut spaces = [[0_u8; 2]; 4];
    for (own, entered) in spaces.iter_mut().zip(buildings) {
        *own = [small(entered[0])?, small(entered[1])?];
    }
    Some(Player { name: name?, ship: small(ship)?, energy, buildings: spaces })
}

fn buildings(reader: &mut Reader, place: &Place<'_>) -> Option<[[i64; 2]; 4]> {
    let group = reader.group(place, BUILDINGS)?;
    if let Some(place) = group.get(HABITATION)
        && pair(reader, &place).is_some_and(|spaces| spaces != [0, 0])
    {
        reader.note(Fault::new(Code::NobodyOnHabitation, &place.at));
    }
    let spaces = Building::ALL.map(|building| group.get(building.id()).map_or(Some([0, 0]), |place| pair(reader, &place)));
    match spaces {
        [Some(energy), Some(green), Some(aqua), Some(comms)] => Some([energy, green, aqua, comms]),
        _ => None,
    }
}

fn pair(reader: &mut Reader, place: &Place<'_>) -> Option<[i64; 2]> {
    let items = reader.list(place)?;
    let [one, two] = &items[..] else {
        reader.note(Fault::new(Code::NotAPair, &place.at).with("value", items.len()));
        return None;
    };
    let (one, two) = (reader.count(one), reader.count(two));
    Some([one?, two?])
}

/// The room on the two-star spaces, looked at even where other values are wrong.
fn two_star_spaces(reader: &mut Reader, group: &Group<'_>, rules: Rules) {
    let Some(players) = group.get("players").and_then(|place| place.value.as_array()) else { return };
    let room = i64::from(two_star_room(players.len()));
    for building in Building::ALL {
        let mut taken = 0;
        for (seat, player) in players.iter().enumerate() {
            let colonists = player.pointer(&format!("/buildings/{}/1", building.id())).and_then(Value::as_i64);
            let colonists = colonists.filter(|colonists| (1..=MOST).contains(colonists)).unwrap_or(0);
            taken = if rules.two_star_space_is_shared { taken + colonists } else { colonists };
            if colonists > 0 && taken > room {
                let at = format!("players[{seat}].buildings.{}[1]", building.id());
                let fault = Fault::new(Code::FullTwoStarSpace, at);
                reader.note(fault.with("value", taken).with("limit", room).with("building", building.id()));
            }
        }
    }
}
