//! The switches of a helper's set-up: the choices before a game, apart from the players.

use serde_json::{Map, Value, json};

use super::Helper;
use companions::mars_needs_mechanics::helper::MECHANISMS;
use companions::scorebook::Game;
use companions::scoring::InputError;

/// The kind of value that a switch takes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum SwitchKind {
    /// Yes or no, as a JSON boolean.
    Flag,
    /// One of these words, in the order in which [`next_value`] takes them.
    Words(&'static [&'static str]),
    /// One of these numbers, in the order in which [`next_value`] takes them.
    Numbers(&'static [i64]),
    /// A whole number in this range, or null if the players do not know it.
    OptionalNumber(i64, i64),
    /// Any names; these are suggested.
    Names(&'static [&'static str]),
}

/// A switch and its current value.
#[derive(Debug, Clone, PartialEq)]
pub struct Switch {
    /// Its label is the message `set-up-<name>`, with `-` for `_`.
    pub name: &'static str,
    /// The values that it may have.
    pub kind: SwitchKind,
    /// The value in the document, or the default of the game.
    pub value: Value,
}

/// The numbers of players for which a switch exists.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Players {
    Any,
    Solo,
    Several,
}

struct Definition {
    name: &'static str,
    /// Whether it is in the `rules` of the document.
    rule: bool,
    kind: SwitchKind,
    players: Players,
}

const fn rule(name: &'static str, kind: SwitchKind, players: Players) -> Definition {
    Definition {
        name,
        rule: true,
        kind,
        players,
    }
}

const fn other(name: &'static str, kind: SwitchKind, players: Players) -> Definition {
    Definition {
        name,
        rule: false,
        kind,
        players,
    }
}

const POCKET_MARS: &[Definition] = &[
    other(
        "level",
        SwitchKind::Words(&["standard", "super_android", "cybernetic_organism"]),
        Players::Solo,
    ),
    other("draft", SwitchKind::Flag, Players::Several),
    other(
        "energy_top",
        SwitchKind::OptionalNumber(1, 99),
        Players::Any,
    ),
    rule("two_star_space_is_shared", SwitchKind::Flag, Players::Any),
    rule(
        "four_in_one_building",
        SwitchKind::Numbers(&[3, 4]),
        Players::Any,
    ),
    rule("tied_energy_scores", SwitchKind::Flag, Players::Any),
    rule("da_needs_every_building", SwitchKind::Flag, Players::Solo),
    rule("da_needs_exactly_four", SwitchKind::Flag, Players::Solo),
    other("activated_card_stays", SwitchKind::Flag, Players::Solo),
];
const MECHANICA: &[Definition] = &[rule("solo_tie_wins", SwitchKind::Flag, Players::Solo)];
const MARS_NEEDS_MECHANICS: &[Definition] = &[
    other("mechanisms", SwitchKind::Names(&MECHANISMS), Players::Any),
    rule("bought_at_the_back_falls", SwitchKind::Flag, Players::Any),
    rule("one_component_is_a_set", SwitchKind::Flag, Players::Any),
    rule("first_player_is_nearest", SwitchKind::Flag, Players::Any),
    rule(
        "lowest_price",
        SwitchKind::OptionalNumber(0, 99),
        Players::Any,
    ),
    rule(
        "highest_price",
        SwitchKind::OptionalNumber(0, 99),
        Players::Any,
    ),
];

const fn definitions(game: Game) -> &'static [Definition] {
    match game {
        Game::PocketMars => POCKET_MARS,
        Game::Mechanica => MECHANICA,
        Game::MarsNeedsMechanics => MARS_NEEDS_MECHANICS,
    }
}

/// The names of all switches of a game, for any number of players, in the order of the form.
pub fn switch_names(game: Game) -> impl Iterator<Item = &'static str> {
    definitions(game).iter().map(|it| it.name)
}

/// The switches of a set-up with their values or defaults; an error lists all faults in the document.
pub fn switches<G: Helper>(document: &Value) -> Result<Vec<Switch>, Vec<InputError>> {
    let whole = G::begun(document, 0)?.set_up();
    let solo = whole["mode"] == "solo";
    let applies =
        |it: &&Definition| it.players == Players::Any || (it.players == Players::Solo) == solo;
    let switch = |it: &Definition| {
        let value = if it.rule {
            &whole["rules"][it.name]
        } else {
            &whole[it.name]
        };
        Switch {
            name: it.name,
            kind: it.kind,
            value: value.clone(),
        }
    };
    Ok(definitions(G::GAME)
        .iter()
        .filter(applies)
        .map(switch)
        .collect())
}

/// Whether a switch is for a player alone, or only for several; `None` if it is for any number of players.
pub fn is_for_one(game: Game, name: &str) -> Option<bool> {
    match definitions(game).iter().find(|it| it.name == name)?.players {
        Players::Any => None,
        Players::Solo => Some(true),
        Players::Several => Some(false),
    }
}

/// The document with a switch set; `None` if it is unknown. Whether the value is valid, [`switches`] checks.
pub fn with_switch(game: Game, document: &Value, name: &str, value: Value) -> Option<Value> {
    let it = definitions(game).iter().find(|it| it.name == name)?;
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

/// The next value of a switch; `None` for those whose value is typed.
pub fn next_value(switch: &Switch) -> Option<Value> {
    match switch.kind {
        SwitchKind::Flag => Some(json!(switch.value != true)),
        SwitchKind::Words(words) => {
            let at = words
                .iter()
                .position(|word| switch.value == *word)
                .map_or(0, |at| at + 1);
            words.get(at).or(words.first()).map(|word| json!(word))
        }
        SwitchKind::Numbers(numbers) => {
            let at = numbers
                .iter()
                .position(|number| switch.value == *number)
                .map_or(0, |at| at + 1);
            numbers
                .get(at)
                .or(numbers.first())
                .map(|number| json!(number))
        }
        SwitchKind::OptionalNumber(..) | SwitchKind::Names(_) => None,
    }
}

/// The value of typed text: a number, yes or no, null, a word; names separated by commas.
pub fn parse_value(kind: Option<SwitchKind>, text: &str) -> Value {
    let text = text.trim();
    if matches!(kind, Some(SwitchKind::Names(_))) {
        return text
            .split(',')
            .map(str::trim)
            .filter(|name| !name.is_empty())
            .map(|name| json!(name))
            .collect();
    }
    match text.to_lowercase().as_str() {
        "true" | "yes" | "sì" | "si" => json!(true),
        "false" | "no" => json!(false),
        "" | "null" | "-" => Value::Null,
        _ => text
            .parse::<i64>()
            .map_or_else(|_| json!(text), |number| json!(number)),
    }
}

/// The kind of the switch of that name; `None` if the game has none.
pub fn switch_kind(game: Game, name: &str) -> Option<SwitchKind> {
    definitions(game)
        .iter()
        .find(|it| it.name == name)
        .map(|it| it.kind)
}
