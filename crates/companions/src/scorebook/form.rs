//! The score that is being entered: the document that the command line takes, with its numbers as they were typed.
//!
//! Fields are addressed by the paths that the reader uses in faults (`players[1].buildings.aqualab[1]`), so that each fault
//! finds its field.

mod fields;

use serde_json::{Map, Value, json};

use super::{Game, ScoredGame, score_game};
use crate::mars_needs_mechanics::components::FIRST_PRICE;
use crate::mars_needs_mechanics::{self as market, Component};
use crate::mechanica;
use crate::pocket_mars::{self, Building, Level};
use crate::scoring;
use crate::scoring::{Code, InputError, normalized_name};

pub use fields::SheetField;

/// Fields with text instead of a number.
const WORDS: [&str; 4] = ["name", "mode", "level", "line"];
/// The values of a player's improvements are one text, separated by spaces.
pub const IMPROVEMENTS: &str = "improvements";
/// The improvements of a player who has none. Without a text they are still to be entered.
const NO_TILES: &str = "0";
/// The building that holds nobody.
pub const HABITATION: &str = "habitation";
/// A seat while it is entered, since names change.
const LAST_FIRST: &str = "last_first_player";
/// The rivals of solo games.
const RIVALS: [&str; 2] = ["DA", "ARMAND-0"];

/// The score of a game that is being entered.
#[derive(Debug, Clone, PartialEq)]
pub struct ScoreForm {
    game: Game,
    typed: Value,
}

impl ScoreForm {
    /// A score sheet on which nothing is entered yet.
    pub fn new(game: Game) -> Self {
        let players = json!([blank(game), blank(game)]);
        let typed = match game {
            Game::PocketMars => {
                json!({"mode": "multiplayer", "players": players, "rules": to_json(&pocket_mars::Rules::default())})
            }
            Game::Mechanica => {
                json!({"mode": "multiplayer", "players": players, "rules": to_json(&mechanica::Rules::default())})
            }
            Game::MarsNeedsMechanics => {
                json!({"ranking": {"players": players, LAST_FIRST: null}, "rules": to_json(&market::Rules::default())})
            }
        };
        Self { game, typed }
    }

    /// A draft from a document that the command line would take. What the document leaves out has the value that the command line gives it.
    pub fn from_document(game: Game, input: &Value) -> Self {
        let mut draft = Self::new(game);
        let solo = input.get("mode").is_some_and(|mode| mode == "solo");
        if solo {
            draft.set_solo(true);
        }
        let players = input
            .pointer(&pointer(draft.players_at()))
            .and_then(Value::as_array)
            .map_or(0, Vec::len);
        while !solo && draft.seats() < players {
            draft.seat_one_more();
        }
        for seat in 0..players.min(draft.seats()) {
            draft.set_optional(seat);
        }
        overwrite(&mut draft.typed, input, "");
        if let Some(name) = input
            .pointer(&pointer(&draft.at(LAST_FIRST)))
            .and_then(Value::as_str)
        {
            let seat = draft
                .names()
                .iter()
                .position(|own| normalized_name(own) == normalized_name(name));
            draft.set(&draft.at(LAST_FIRST), json!(seat));
        }
        draft
    }

    /// A question about the market of *Mars Needs Mechanics* (`adjust` or `best_sale`): initial prices, no cards.
    pub fn of_market(question: &str) -> Self {
        let each = |number: i64| {
            Component::ALL
                .iter()
                .map(|it| (it.id().to_owned(), json!(number.to_string())))
                .collect()
        };
        let (prices, hand): (Map<_, _>, Map<_, _>) = (each(FIRST_PRICE), each(0));
        let asked = if question == "adjust" {
            let line: Vec<&str> = Component::ALL.iter().map(|it| it.id()).collect();
            json!({"line": line, "prices": prices, "bought": [], "final_round": false})
        } else {
            json!({"hand": hand, "scrap": "2", "prices": prices})
        };
        Self {
            game: Game::MarsNeedsMechanics,
            typed: json!({question: asked, "rules": to_json(&market::Rules::default())}),
        }
    }

    /// The game.
    pub const fn game(&self) -> Game {
        self.game
    }

    /// The path of a field of the score.
    pub fn at(&self, field: &str) -> String {
        if self.game == Game::MarsNeedsMechanics {
            format!("ranking.{field}")
        } else {
            field.to_owned()
        }
    }

    fn players_at(&self) -> &'static str {
        if self.game == Game::MarsNeedsMechanics {
            "ranking.players"
        } else {
            "players"
        }
    }

    /// The path of a player.
    pub fn player(&self, seat: usize) -> String {
        format!("{}[{seat}]", self.players_at())
    }

    /// The value of a field; `None` if there is no such field.
    pub fn get(&self, at: &str) -> Option<&Value> {
        self.typed.pointer(&pointer(at))
    }

    /// The text of a field; empty if it holds none.
    pub fn text(&self, at: &str) -> String {
        match self.get(at) {
            Some(Value::String(text)) => text.clone(),
            _ => String::new(),
        }
    }

    /// Whether the field is still empty.
    pub fn is_blank(&self, at: &str) -> bool {
        self.get(at)
            .is_some_and(|value| value.as_str().is_some_and(|text| text.trim().is_empty()))
    }

    /// Sets a field that exists.
    pub fn set(&mut self, at: &str, value: Value) {
        if let Some(place) = self.typed.pointer_mut(&pointer(at)) {
            *place = value;
        }
    }

    /// Adds to a number, which counts from 0 where it is not entered, and is at least `least`. What is not a whole number becomes 0.
    pub fn step(&mut self, at: &str, by: i64, least: Option<i64>) {
        let before = if self.is_blank(at) {
            Some(0)
        } else {
            number(&self.text(at)).as_i64()
        };
        let to = before
            .map_or(0, |before| before.saturating_add(by))
            .max(least.unwrap_or(i64::MIN));
        self.set(at, json!(to.to_string()));
    }

    /// The number of a field, if it is one.
    pub fn integer(&self, at: &str) -> Option<i64> {
        number(&self.text(at)).as_i64()
    }

    /// Whether a player plays against the rival.
    pub fn is_solo(&self) -> bool {
        self.get("mode").is_some_and(|mode| mode == "solo")
    }

    /// Switches between solo and multiplayer. The first player stays.
    pub fn set_solo(&mut self, solo: bool) {
        let Some(first) = self.get(&self.player(0)).cloned() else {
            return;
        };
        let mut second = blank(self.game);
        if let (true, Value::Object(rival)) = (solo, &mut second) {
            let name = if self.game == Game::PocketMars {
                RIVALS[0]
            } else {
                RIVALS[1]
            };
            let _ = rival.insert("name".to_owned(), json!(name));
            // The rival buys improvements and nothing else.
            let _ = rival.remove("other_tiles");
        }
        self.set(self.players_at(), json!([first, second]));
        self.set("mode", json!(if solo { "solo" } else { "multiplayer" }));
        if let (Game::PocketMars, Value::Object(fields)) = (self.game, &mut self.typed) {
            let _ = if solo {
                fields.insert("level".to_owned(), to_json(&Level::Standard))
            } else {
                fields.remove("level")
            };
        }
    }

    /// The number of players, a rival included.
    pub fn seats(&self) -> usize {
        self.get(self.players_at())
            .and_then(Value::as_array)
            .map_or(0, Vec::len)
    }

    /// The names of the players as entered.
    pub fn names(&self) -> Vec<String> {
        (0..self.seats())
            .map(|seat| self.text(&format!("{}.name", self.player(seat))))
            .collect()
    }

    fn seat_one_more(&mut self) {
        let (player, at) = (blank(self.game), pointer(self.players_at()));
        if let Some(players) = self.typed.pointer_mut(&at).and_then(Value::as_array_mut) {
            players.push(player);
        }
    }

    /// Adds a player.
    ///
    /// # Errors
    /// [`Code::TooManyPlayers`] where the game takes no more; nothing has changed then.
    pub fn add_player(&mut self) -> Result<(), InputError> {
        let mut more = self.clone();
        more.seat_one_more();
        match more
            .score()
            .err()
            .into_iter()
            .flatten()
            .find(|fault| fault.code == Code::TooManyPlayers)
        {
            Some(fault) => Err(fault),
            None => {
                *self = more;
                Ok(())
            }
        }
    }

    /// Removes a player.
    pub fn remove_player(&mut self, seat: usize) {
        let at = pointer(self.players_at());
        if let Some(players) = self
            .typed
            .pointer_mut(&at)
            .and_then(Value::as_array_mut)
            .filter(|players| seat < players.len())
        {
            let _ = players.remove(seat);
        }
        let now = match self.last_first() {
            Some(own) if own > seat => Some(own - 1),
            own => own.filter(|&own| own < seat),
        };
        self.set_last_first(now);
    }

    /// The seat of the first player of the last round, if known.
    pub fn last_first(&self) -> Option<usize> {
        self.get(&self.at(LAST_FIRST))
            .and_then(Value::as_u64)
            .and_then(|seat| usize::try_from(seat).ok())
    }

    /// Sets the seat of the first player of the last round.
    pub fn set_last_first(&mut self, seat: Option<usize>) {
        self.set(&self.at(LAST_FIRST), json!(seat));
    }

    /// The document that the command line would take.
    pub fn document(&self) -> Value {
        let mut document = parsed(&self.typed, "");
        let name = self
            .last_first()
            .and_then(|seat| self.names().get(seat).cloned());
        if let Some(Value::Object(ranking)) = document.get_mut("ranking") {
            let _ = match name {
                Some(name) => ranking.insert(LAST_FIRST.to_owned(), json!(name)),
                None => ranking.remove(LAST_FIRST),
            };
        }
        document
    }

    /// The score of what is entered.
    ///
    /// # Errors
    /// Every fault of the document.
    pub fn score(&self) -> Result<ScoredGame, Vec<InputError>> {
        score_game(self.game, &self.document())
    }

    /// Every fault of the document: what is invalid, whatever is still to be entered, then what is still to be entered.
    pub fn faults(&self) -> Vec<InputError> {
        let Err(faults) = self.score() else {
            return Vec::new();
        };
        let invalid = self.with_zeros().score().err().unwrap_or_default();
        let (missing, others): (Vec<_>, Vec<_>) =
            faults.into_iter().partition(|fault| self.is_missing(fault));
        let invalid: Vec<_> = invalid
            .into_iter()
            .filter(|fault| !self.is_missing(fault))
            .collect();
        let others = others
            .into_iter()
            .filter(|fault| !invalid.contains(fault))
            .collect::<Vec<_>>();
        invalid.into_iter().chain(others).chain(missing).collect()
    }

    fn with_zeros(&self) -> Self {
        Self {
            typed: with_zeros(&self.typed),
            ..self.clone()
        }
    }

    /// The sums so far: without regard to names, and with 0 for what is still empty or wrong.
    pub fn sums(&self) -> Option<ScoredGame> {
        let mut nameless = self.with_zeros();
        for seat in 0..self.seats() {
            nameless.set(
                &format!("{}.name", self.player(seat)),
                json!(format!("{seat}")),
            );
        }
        if self.game == Game::MarsNeedsMechanics && nameless.last_first().is_none() {
            nameless.set_last_first(Some(0));
        }
        // What is wrong with one player leaves the sums of the others.
        for fault in nameless.score().err().into_iter().flatten() {
            let is_of = |seat: &usize| fault.path.starts_with(&self.player(*seat));
            let Some(seat) = (0..self.seats()).find(is_of) else {
                continue;
            };
            nameless.set(&self.player(seat), with_zeros(&blank(self.game)));
            nameless.set(
                &format!("{}.name", self.player(seat)),
                json!(format!("{seat}")),
            );
        }
        nameless.score().ok()
    }
}

fn blank(game: Game) -> Value {
    match game {
        Game::PocketMars => {
            let mut buildings: Map<String, Value> = Building::ALL
                .iter()
                .map(|building| (building.id().to_owned(), json!(["", ""])))
                .collect();
            let _ = buildings.insert(HABITATION.to_owned(), json!(""));
            json!({"name": "", "ship": "", "energy": "", "buildings": buildings})
        }
        Game::Mechanica => {
            json!({"name": "", "wallet": "", "vault": "", IMPROVEMENTS: "", "other_tiles": ""})
        }
        Game::MarsNeedsMechanics => json!({"name": "", "cogs": "", "hand": "", "mechanisms": ""}),
    }
}

fn to_json(rules: &impl serde::Serialize) -> Value {
    // Rules and levels always have a JSON form.
    serde_json::to_value(rules).unwrap_or_default()
}

/// A path as a JSON pointer.
fn pointer(at: &str) -> String {
    format!(
        "/{}",
        at.replace('[', "/").replace(']', "").replace('.', "/")
    )
}

/// Parses a typed number: either decimal separator, and the minus sign U+2212. What is not a number stays a text, which the
/// reader refuses.
fn number(text: &str) -> Value {
    let text = text.trim().replace('−', "-");
    if text.is_empty() {
        return Value::Null;
    }
    if let Ok(whole) = text.parse::<i64>() {
        return json!(whole);
    }
    let plain = text
        .chars()
        .all(|character| character.is_ascii_digit() || "-.,".contains(character));
    let float = text
        .replace(',', ".")
        .parse::<f64>()
        .ok()
        .filter(|_| plain)
        .and_then(serde_json::Number::from_f64);
    float.map_or(Value::String(text), Value::Number)
}

/// Puts 0 where nothing is entered yet.
fn with_zeros(typed: &Value) -> Value {
    match typed {
        Value::String(text) if text.trim().is_empty() => json!("0"),
        Value::Array(items) => Value::Array(items.iter().map(with_zeros).collect()),
        Value::Object(fields) => {
            let one = |(name, value): (&String, &Value)| {
                (
                    name.clone(),
                    if WORDS.contains(&name.as_str()) {
                        value.clone()
                    } else {
                        with_zeros(value)
                    },
                )
            };
            Value::Object(fields.iter().map(one).collect())
        }
        other => other.clone(),
    }
}

fn parsed(typed: &Value, name: &str) -> Value {
    match typed {
        Value::String(text) if name == IMPROVEMENTS && text.trim().is_empty() => Value::Null,
        // No tiles are not a tile of 0.
        Value::String(text) if name == IMPROVEMENTS && text.trim() == NO_TILES => json!([]),
        Value::String(text) if name == IMPROVEMENTS => Value::Array(
            text.split([' ', ';', '+', '/'])
                .filter(|value| !value.is_empty())
                .map(number)
                .collect(),
        ),
        Value::String(text) if name == HABITATION => json!([number(text), 0]),
        Value::String(text) if !WORDS.contains(&name) => number(text),
        Value::Array(items) if WORDS.contains(&name) || name == "bought" => {
            Value::Array(items.clone())
        }
        Value::Array(items) => Value::Array(items.iter().map(|item| parsed(item, "")).collect()),
        Value::Object(fields) => {
            // Habitation without colonists is left out; it need not be entered, since it never holds any.
            let is_empty = |value: &Value| {
                value
                    .as_str()
                    .is_some_and(|text| matches!(text.trim(), "" | "0"))
            };
            let worth = fields
                .iter()
                .filter(|(name, value)| *name != HABITATION || !is_empty(value));
            Value::Object(
                worth
                    .map(|(name, value)| (name.clone(), parsed(value, name)))
                    .collect(),
            )
        }
        other => other.clone(),
    }
}

/// Overwrites a blank draft with a document; numbers become text.
fn overwrite(typed: &mut Value, entered: &Value, name: &str) {
    match (typed, entered) {
        (Value::Object(own), Value::Object(fields)) => {
            for (name, value) in fields {
                if let Some(own) = own.get_mut(name) {
                    overwrite(own, value, name);
                }
            }
        }
        (typed, Value::Array(items)) if name == IMPROVEMENTS => {
            let values: Vec<String> = items.iter().map(ToString::to_string).collect();
            *typed = json!(if values.is_empty() {
                NO_TILES.to_owned()
            } else {
                values.join(" ")
            });
        }
        (typed, Value::Array(spaces)) if name == HABITATION => {
            *typed = json!(
                spaces
                    .first()
                    .map_or_else(|| "0".to_owned(), ToString::to_string)
            );
        }
        (Value::Array(own), Value::Array(items)) => {
            for (own, item) in own.iter_mut().zip(items) {
                overwrite(own, item, "");
            }
        }
        // Coins instead of a sum.
        (typed, Value::Object(coins)) => {
            *typed = coins_of(|coin| coins.get(coin).and_then(Value::as_i64).unwrap_or_default());
        }
        // Switches are not text.
        (typed @ (Value::Bool(_) | Value::Number(_)), entered) => *typed = entered.clone(),
        (typed, Value::Number(number)) => *typed = json!(number.to_string()),
        (typed, Value::String(text)) if name != LAST_FIRST => *typed = json!(text),
        _ => {}
    }
}

fn coins_of(number: impl Fn(&str) -> i64) -> Value {
    let coin = |coin: i64| {
        (
            coin.to_string(),
            json!(number(&coin.to_string()).to_string()),
        )
    };
    Value::Object(mechanica::score::COINS.into_iter().map(coin).collect())
}

impl ScoreForm {
    /// Switches between a sum of money and coins; the worth stays, as far as it can be read.
    pub fn count_coins(&mut self, at: &str, coins: bool) {
        let now = match self.get(at) {
            Some(Value::String(_)) if coins && self.is_blank(at) => mechanica::score::COINS
                .into_iter()
                .map(|coin| (coin.to_string(), json!("")))
                .collect(),
            Some(Value::String(_)) if coins => {
                let sum = self.integer(at).unwrap_or_default();
                let each = mechanica::score::coins(sum);
                coins_of(|coin| {
                    let place = mechanica::score::COINS
                        .iter()
                        .position(|own| own.to_string() == coin);
                    place
                        .and_then(|place| each.get(place).copied())
                        .unwrap_or_default()
                })
            }
            Some(Value::Object(_)) if !coins => {
                let worth = |coin: &i64| {
                    self.integer(&format!("{at}.{coin}"))
                        .map(|number| number.saturating_mul(*coin))
                };
                let sum = mechanica::score::COINS
                    .iter()
                    .map(worth)
                    .try_fold(0_i64, |sum, worth| worth.map(|it| sum.saturating_add(it)));
                json!(sum.map_or_else(String::new, |sum| sum.to_string()))
            }
            _ => return,
        };
        self.set(at, now);
    }

    /// Answers the question about the market.
    ///
    /// # Errors
    /// Every fault of the document.
    pub fn answer(&self) -> Result<market::Answer, Vec<InputError>> {
        market::answer(&self.document())
    }
}

/// Whether no player has this name.
pub fn is_free(name: &str, taken: &[String]) -> bool {
    !taken
        .iter()
        .any(|own| scoring::normalized_name(own) == scoring::normalized_name(name))
}
