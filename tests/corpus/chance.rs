//! Random numbers of the recordings, and a player that plays random offers as `play --json` prints them.

use serde_json::{Map, Value, json};

use super::support::Replay;

/// A separate generator (`SplitMix64`): recordings do not depend on the dice of the program.
pub struct Chance(u64);

impl Chance {
    pub fn new(seed: u64) -> Self {
        Self(seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) ^ 0x5EED)
    }

    /// A random number from 0 to `sides - 1`.
    pub fn roll(&mut self, sides: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        mixed ^= mixed >> 31;
        usize::try_from(mixed % u64::try_from(sides.max(1)).expect("small")).expect("small")
    }

    pub fn one_in(&mut self, sides: usize) -> bool {
        self.roll(sides) == 0
    }

    fn any<'a>(&mut self, list: &'a [Value]) -> Option<&'a Value> {
        list.get(self.roll(list.len()))
    }

    fn value(&mut self, param: &Value) -> Value {
        let (kind, range) = param
            .as_object()
            .and_then(|map| map.iter().next())
            .expect("a range");
        let list = |value: &Value| value.as_array().cloned().unwrap_or_default();
        match kind.as_str() {
            "number" => {
                let (min, max) = (
                    range["min"].as_i64().expect("a number"),
                    range["max"].as_i64().expect("a number"),
                );
                let sides = usize::try_from((max - min).clamp(0, 7) + 1).expect("small");
                json!(min + i64::try_from(self.roll(sides)).expect("small"))
            }
            "one_of" => self.any(&list(range)).cloned().unwrap_or_default(),
            "some_of" => list(range).into_iter().filter(|_| self.one_in(4)).collect(),
            "list_of" => {
                let of = list(&range["of"]);
                let count =
                    1 + self.roll(range["max"].as_u64().map_or(1, |max| max.min(3) as usize));
                (0..count).filter_map(|_| self.any(&of).cloned()).collect()
            }
            "text" => json!(["Ada", "Zoè", "Luca B."][self.roll(3)]),
            other => panic!("no range {other}"),
        }
    }

    fn fill(&mut self, offer: &Value) -> Value {
        let (name, fields) = offer["command"]
            .as_object()
            .and_then(|map| map.iter().next())
            .expect("a command");
        let mut fields: Map<String, Value> = fields.as_object().cloned().unwrap_or_default();
        for (param, range) in offer["params"].as_object().into_iter().flatten() {
            fields.insert(param.clone(), self.value(range));
        }
        json!({ name.as_str(): fields })
    }

    /// A random command among the offers of a role.
    pub fn of_role(&mut self, game: &dyn Replay, role: &str) -> Option<Value> {
        let offers: Vec<Value> = game
            .offers()
            .iter()
            .map(|offer| serde_json::from_str(offer).expect("JSON"))
            .collect();
        let pool: Vec<&Value> = offers
            .iter()
            .filter(|offer| offer["role"] == role && !is_excluded(offer))
            .collect();
        let offer = *pool.get(self.roll(pool.len()))?;
        Some(self.fill(offer))
    }

    /// Whether a command of that name is offered.
    pub fn is_offered(game: &dyn Replay, name: &str) -> bool {
        game.offers().iter().any(|offer| {
            serde_json::from_str::<Value>(offer).expect("JSON")["command"]
                .get(name)
                .is_some()
        })
    }

    /// A random offered command, mostly of the flow, rarely a correction.
    pub fn any_command(&mut self, game: &dyn Replay) -> Option<Value> {
        let role = match self.roll(100) {
            0..70 => "flow",
            70..96 => "report",
            _ => "correct",
        };
        self.of_role(game, role)
            .or_else(|| self.of_role(game, "flow"))
    }
}

/// Whether an offer ends the game or changes the board mode, which is not left to chance.
fn is_excluded(offer: &Value) -> bool {
    ["report_death", "set_sheet", "keep_board"]
        .iter()
        .any(|name| offer["command"].get(name).is_some())
}
