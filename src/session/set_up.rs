//! The switches of a helper's set-up: what can be chosen before a game, beside the players.

use serde_json::{Map, Value, json};

use super::Helper;
use crate::mars_needs_mechanics::table::MECHANISMS;
use crate::scorebook::Game;
use crate::scoring::Fault;

/// What a switch can be set to.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Kind {
    /// Yes or no.
    Flag,
    /// One of these words.
    Words(&'static [&'static str]),
    /// One of these numbers.
    Numbers(&'static [i64]),
    /// A whole number in this range, or nothing where the players do not know it.
    Unsure(i64, i64),
    /// Any names; these are known.
    Names(&'static [&'static str]),
}

/// A switch as it stands.
#[derive(Debug, Clone, PartialEq)]
pub struct Switch {
    /// Its name: the message `set-up-<name>` tells it, with `-` for `_`.
    pub name: &'static str,
    /// What it can be set to.
    pub kind: Kind,
    /// How it stands.
    pub value: Value,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Table {
    Any,
    Solo,
    Several,
}

struct Known {
    name: &'static str,
    /// Whether it stands among the rules of the document.
    rule: bool,
    kind: Kind,
    table: Table,
}

const fn rule(name: &'static str, kind: Kind, table: Table) -> Known {
    Known { name, rule: true, kind, table }
}

const fn other(name: &'static str, kind: Kind, table: Table) -> Known {
    Known { name, rule: false, kind, table }
}

const POCKET_MARS: &[Known] = &[
    other("level", Kind::Words(&["standard", "super_android", "cybernetic_organism"]), Table::Solo),
    other("draft", Kind::Flag, Table::Several),
    other("energy_top", Kind::Unsure(1, 99), Table::Any),
    rule("two_star_space_is_shared", Kind::Flag, Table::Any),
    rule("four_in_one_building", Kind::Numbers(&[3, 4]), Table::Any),
    rule("tied_energy_scores", Kind::Flag, Table::Any),
    rule("da_needs_every_building", Kind::Flag, Table::Solo),
    rule("da_needs_exactly_four", Kind::Flag, Table::Solo),
    other("activated_card_stays", Kind::Flag, Table::Solo),
];
const MECHANICA: &[Known] = &[rule("solo_tie_wins", Kind::Flag, Table::Solo)];
const MARS_NEEDS_MECHANICS: &[Known] = &[
    other("mechanisms", Kind::Names(&MECHANISMS), Table::Any),
    rule("bought_at_the_back_falls", Kind::Flag, Table::Any),
    rule("one_component_is_a_set", Kind::Flag, Table::Any),
    rule("first_player_is_nearest", Kind::Flag, Table::Any),
    rule("lowest_price", Kind::Unsure(0, 99), Table::Any),
    rule("highest_price", Kind::Unsure(0, 99), Table::Any),
];

const fn known(game: Game) -> &'static [Known] {
    match game {
        Game::PocketMars => POCKET_MARS,
        Game::Mechanica => MECHANICA,
        Game::MarsNeedsMechanics => MARS_NEEDS_MECHANICS,
    }
}

/// The names of all switches of a game.
pub fn names(game: Game) -> impl Iterator<Item = &'static str> {
    known(game).iter().map(|known| known.name)
}

/// The switches as they stand in a document by which a game can begin, those left out at their default.
///
/// # Errors
/// All that is wrong in the document.
pub fn switches<G: Helper>(document: &Value) -> Result<Vec<Switch>, Vec<Fault>> {
    let whole = G::begun(document, 0)?.set_up();
    let solo = whole["mode"] == "solo";
    let here = |it: &&Known| it.table == Table::Any || (it.table == Table::Solo) == solo;
    let switch = |it: &Known| {
        let value = if it.rule { &whole["rules"][it.name] } else { &whole[it.name] };
        Switch { name: it.name, kind: it.kind, value: value.clone() }
    };
    Ok(known(G::GAME).iter().filter(here).map(switch).collect())
}

/// The document with a switch set. Whether it can be set so, beginning a game or [`switches`] tells.
pub fn with(game: Game, document: &Value, name: &str, value: Value) -> Option<Value> {
    let it = known(game).iter().find(|it| it.name == name)?;
    let mut document = document.clone();
    if it.rule && !document["rules"].is_object() {
        document["rules"] = Value::Object(Map::new());
    }
    if it.rule {
        document["rules"][it.name] = value;
    } else {
        document[it.name] = value;
    }
    Some(document)
}

/// What stands after this value when a switch is turned on; `None` for those that want to be told.
pub fn turned(switch: &Switch) -> Option<Value> {
    match switch.kind {
        Kind::Flag => Some(json!(switch.value != true)),
        Kind::Words(words) => {
            let at = words.iter().position(|word| switch.value == *word).map_or(0, |at| at + 1);
            words.get(at).or(words.first()).map(|word| json!(word))
        }
        Kind::Numbers(numbers) => {
            let at = numbers.iter().position(|number| switch.value == *number).map_or(0, |at| at + 1);
            numbers.get(at).or(numbers.first()).map(|number| json!(number))
        }
        Kind::Unsure(..) | Kind::Names(_) => None,
    }
}

/// A value as it is typed: a number, yes or no, nothing, a word; several names with commas between them.
pub fn typed(kind: Option<Kind>, text: &str) -> Value {
    let text = text.trim();
    if matches!(kind, Some(Kind::Names(_))) {
        return text.split(',').map(str::trim).filter(|name| !name.is_empty()).map(|name| json!(name)).collect();
    }
    match text.to_lowercase().as_str() {
        "true" | "yes" | "sì" | "si" => json!(true),
        "false" | "no" => json!(false),
        "" | "null" | "-" => Value::Null,
        _ => text.parse::<i64>().map_or_else(|_| json!(text), |number| json!(number)),
    }
}

/// What kind of switch has that name.
pub fn kind(game: Game, name: &str) -> Option<Kind> {
    known(game).iter().find(|it| it.name == name).map(|it| it.kind)
}
