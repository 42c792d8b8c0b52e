//! Reading the data of a finished game.

use serde_json::Value;

use super::score::{
    Building, COLONISTS, FinishedGame, Level, Mode, Player, Rules, two_star_capacity,
};
use crate::scoring::reader::{MAX_COUNT, Node, Object, Reader};
use crate::scoring::{Code, InputError};
use base::names::Origin;

const PLAYER: &[&str] = &["name", "ship", "earth", "energy", "buildings"];
const HABITATION: &str = "habitation";
const BUILDINGS: &[&str] = &[
    "energy_bank",
    "greenhouse",
    "aqualab",
    "comms_center",
    HABITATION,
];
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
/// All errors in it.
pub fn read(document: &Value) -> Result<FinishedGame, Vec<InputError>> {
    read_from(document, Origin::New)
}

/// As [`read`], for a game that may be in the data of the players.
pub(crate) fn read_from(document: &Value, origin: Origin) -> Result<FinishedGame, Vec<InputError>> {
    Reader::read_from(document, origin, finished)
}

fn finished(reader: &mut Reader, node: &Node<'_>) -> Option<FinishedGame> {
    let object = reader.any_object(node)?;
    let solo = reader.is_solo(&object);
    // Only a solo game has a level.
    let known: &[&str] = if solo == Some(false) {
        &["mode", "players", "rules"]
    } else {
        &["mode", "level", "players", "rules"]
    };
    let _ = reader.object(node, known);
    let level = if solo == Some(false) {
        Some(Level::Standard)
    } else {
        reader.optional(&object, "level", Level::Standard, level)
    };
    let rules = reader.optional(&object, "rules", Rules::default(), rules);
    let seats = if solo == Some(true) { 2..=2 } else { 2..=4 };
    let players = reader.players(&object, seats, |_| PLAYER, player);
    check_two_star_spaces(reader, &object, rules.unwrap_or_default());
    let mode = if solo? {
        Mode::Solo(level?)
    } else {
        Mode::Multiplayer
    };
    Some(FinishedGame {
        mode,
        players: players?,
        rules: rules?,
    })
}

/// Reads the difficulty level of a solo game.
pub(super) fn level(reader: &mut Reader, node: &Node<'_>) -> Option<Level> {
    reader.word(node, &Level::ALL.map(|level| (level.id(), level)))
}

/// Reads the switches; those left out keep their default.
pub(super) fn rules(reader: &mut Reader, node: &Node<'_>) -> Option<Rules> {
    let default = Rules::default();
    let object = reader.object(node, RULES)?;
    let shared = reader.flag(
        &object,
        "two_star_space_is_shared",
        default.two_star_space_is_shared,
    );
    let four = reader.optional(
        &object,
        "four_in_one_building",
        default.four_in_one_building,
        |reader, node| reader.integer(node, 3..=4),
    );
    let energy = reader.flag(&object, "tied_energy_scores", default.tied_energy_scores);
    let every = reader.flag(
        &object,
        "da_needs_every_building",
        default.da_needs_every_building,
    );
    let exactly = reader.flag(
        &object,
        "da_needs_exactly_four",
        default.da_needs_exactly_four,
    );
    Some(Rules {
        two_star_space_is_shared: shared?,
        four_in_one_building: four?,
        tied_energy_scores: energy?,
        da_needs_every_building: every?,
        da_needs_exactly_four: exactly?,
    })
}

fn player(reader: &mut Reader, object: &Object<'_>, name: Option<String>) -> Option<Player> {
    let ship = reader.required_count(object, "ship");
    // All colonists elsewhere are on Earth.
    let earth = reader.optional(object, "earth", 0, Reader::count);
    let energy = reader.required_count(object, "energy");
    let buildings = reader.required(object, "buildings", buildings);
    let (ship, earth, energy, buildings) = (ship?, earth?, energy?, buildings?);
    let total = ship + earth + buildings.iter().flatten().sum::<i64>();
    if total > i64::from(COLONISTS) {
        reader.report(
            InputError::new(Code::TooManyColonists, &object.path)
                .with("value", total)
                .with("limit", COLONISTS),
        );
        return None;
    }
    // At most seven: the conversion does not fail.
    let small = |colonists: i64| u8::try_from(colonists).unwrap_or_default();
    Some(Player {
        name: name?,
        ship: small(ship),
        energy,
        buildings: buildings.map(|spaces| spaces.map(small)),
    })
}

fn buildings(reader: &mut Reader, node: &Node<'_>) -> Option<[[i64; 2]; 4]> {
    let object = reader.object(node, BUILDINGS)?;
    if let Some(node) = object.get(HABITATION)
        && pair(reader, &node).is_some_and(|spaces| spaces != [0, 0])
    {
        reader.report(InputError::new(Code::NobodyOnHabitation, &node.path));
    }
    let [energy, green, aqua, comms] =
        Building::ALL.map(|building| reader.optional(&object, building.id(), [0, 0], pair));
    Some([energy?, green?, aqua?, comms?])
}

fn pair(reader: &mut Reader, node: &Node<'_>) -> Option<[i64; 2]> {
    let items = reader.list(node)?;
    let [one, two] = &items[..] else {
        reader.report(InputError::new(Code::NotAPair, &node.path).with("value", items.len()));
        return None;
    };
    let (one, two) = (reader.count(one), reader.count(two));
    Some([one?, two?])
}

/// Checks the space on the two-star spaces, even where other values are wrong.
fn check_two_star_spaces(reader: &mut Reader, object: &Object<'_>, rules: Rules) {
    let Some(players) = object.get("players").and_then(|node| node.value.as_array()) else {
        return;
    };
    let room = i64::from(two_star_capacity(players.len()));
    for building in Building::ALL {
        let mut taken = 0;
        for (seat, player) in players.iter().enumerate() {
            let colonists = player
                .pointer(&format!("/buildings/{}/1", building.id()))
                .and_then(Value::as_i64);
            let colonists = colonists
                .filter(|colonists| (1..=MAX_COUNT).contains(colonists))
                .unwrap_or(0);
            taken = if rules.two_star_space_is_shared {
                taken + colonists
            } else {
                colonists
            };
            if colonists > 0 && taken > room {
                let path = format!("players[{seat}].buildings.{}[1]", building.id());
                let fault = InputError::new(Code::FullTwoStarSpace, path);
                reader.report(
                    fault
                        .with("value", taken)
                        .with("limit", room)
                        .with("building", building.id()),
                );
            }
        }
    }
}
