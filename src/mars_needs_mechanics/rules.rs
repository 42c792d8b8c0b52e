//! Where the rulebook can be read in two ways, or is silent.

use serde::{Deserialize, Serialize};

use crate::scoring::reader::{Place, Reader};

/// Where the rulebook can be read in two ways. The default is how this app reads it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Rules {
    /// After the final round one of the three at the back loses 1 even though it was bought in that round.
    pub bought_at_the_back_falls: bool,
    /// A set may be one component card and two Scrap.
    pub one_component_is_a_set: bool,
    /// The last tie-break counts the first player of the last round as the nearest to himself.
    pub first_player_is_nearest: bool,
    /// The lowest price on the board, where the players say so.
    pub lowest_price: Option<i64>,
    /// The highest price on the board, where the players say so.
    pub highest_price: Option<i64>,
}

impl Default for Rules {
    fn default() -> Self {
        Self {
            bought_at_the_back_falls: false,
            one_component_is_a_set: true,
            first_player_is_nearest: true,
            lowest_price: None,
            highest_price: None,
        }
    }
}

impl Rules {
    const FIELDS: &'static [&'static str] =
        &["bought_at_the_back_falls", "one_component_is_a_set", "first_player_is_nearest", "lowest_price", "highest_price"];

    /// Reads the switches; those left out keep their default.
    pub(super) fn read(reader: &mut Reader, place: &Place<'_>) -> Option<Self> {
        let usual = Self::default();
        let group = reader.group(place, Self::FIELDS)?;
        let falls = reader.flag(&group, "bought_at_the_back_falls", usual.bought_at_the_back_falls);
        let one = reader.flag(&group, "one_component_is_a_set", usual.one_component_is_a_set);
        let nearest = reader.flag(&group, "first_player_is_nearest", usual.first_player_is_nearest);
        let mut limit = |name: &str| match group.get(name).filter(|place| !place.value.is_null()) {
            None => Some(None),
            Some(place) => reader.count(&place).map(Some),
        };
        let (lowest_price, highest_price) = (limit("lowest_price"), limit("highest_price"));
        Some(Self {
            bought_at_the_back_falls: falls?,
            one_component_is_a_set: one?,
            first_player_is_nearest: nearest?,
            lowest_price: lowest_price?,
            highest_price: highest_price?,
        })
    }
}
