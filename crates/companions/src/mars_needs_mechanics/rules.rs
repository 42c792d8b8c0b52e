//! Switches where the rulebook allows two readings or says nothing.

use serde::{Deserialize, Serialize};

use crate::scoring::reader::{Node, Reader};

/// Switches where the rulebook allows two readings. The default is the reading of this app.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Rules {
    /// After the final round a component among the last three falls by 1 although it was bought in that round.
    pub bought_at_the_back_falls: bool,
    /// A set may be one component card and two Scrap.
    pub one_component_is_a_set: bool,
    /// In the last tie-break the first player of the last round is the nearest.
    pub first_player_is_nearest: bool,
    /// The minimum price, if the players set one.
    pub lowest_price: Option<i64>,
    /// The maximum price, if the players set one.
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
    const FIELDS: &'static [&'static str] = &[
        "bought_at_the_back_falls",
        "one_component_is_a_set",
        "first_player_is_nearest",
        "lowest_price",
        "highest_price",
    ];

    /// Reads the switches; those left out keep their default.
    pub(super) fn read(reader: &mut Reader, node: &Node<'_>) -> Option<Self> {
        let default = Self::default();
        let object = reader.object(node, Self::FIELDS)?;
        let falls = reader.flag(
            &object,
            "bought_at_the_back_falls",
            default.bought_at_the_back_falls,
        );
        let one = reader.flag(
            &object,
            "one_component_is_a_set",
            default.one_component_is_a_set,
        );
        let nearest = reader.flag(
            &object,
            "first_player_is_nearest",
            default.first_player_is_nearest,
        );
        let lowest_price = reader.nullable(&object, "lowest_price", Reader::count);
        let highest_price = reader.nullable(&object, "highest_price", Reader::count);
        Some(Self {
            bought_at_the_back_falls: falls?,
            one_component_is_a_set: one?,
            first_player_is_nearest: nearest?,
            lowest_price: lowest_price?,
            highest_price: highest_price?,
        })
    }
}
