//! Rulings of the table: what a skill, an Upgrade or a printed rule changes about a planned action, against the sum of the app.

use std::sync::LazyLock;

use serde::{Deserialize, Serialize};

use crate::effect::{Cost, ItemCount, MarkCount, SupplyCount, TokenCost, TokenCount};
use crate::vocabulary::{Item, Resource};

/// The longest typed reason, in characters.
pub const REASON_MAX: usize = 60;
/// The most pawns that a ruling can require.
pub(crate) const PAWNS_MAX: u8 = 8;
/// The most of one thing that a ruling can require.
pub const PRICE_MAX: u8 = 4;

/// What the table decides.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Ruling {
    /// The pawns for a sure success.
    Pawns(u8),
    /// All that is paid; nothing where empty.
    Price(Vec<Cost>),
    /// No dice are rolled, whatever part is red.
    NoDice,
    /// The dice are rolled even with enough pawns.
    Dice,
    /// It is possible, whatever rule forbids it.
    Allowed,
    /// It is not possible this sol.
    Forbidden,
}

/// Why the table decides so. Written as a word; any other text is a typed reason.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(into = "String", from = "String")]
#[allow(missing_docs, reason = "what has no comment is named after what it is")]
pub enum RulingReason {
    Skill,
    Upgrade,
    /// A POI token.
    Poi,
    /// A rule of the mission.
    Mission,
    Other,
    Typed(String),
}

/// A ruling with its reason.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[allow(missing_docs, reason = "what has no comment is named after what it is")]
pub struct TableRuling {
    pub ruling: Ruling,
    pub reason: RulingReason,
}

impl Ruling {
    /// Whether the two cannot hold together.
    pub fn replaces(&self, other: &Self) -> bool {
        let clashes = |one: &Self, two: &Self| {
            matches!(
                (one, two),
                (Self::NoDice, Self::Dice) | (Self::Allowed, Self::Forbidden)
            )
        };
        std::mem::discriminant(self) == std::mem::discriminant(other)
            || clashes(self, other)
            || clashes(other, self)
    }
}

impl RulingReason {
    /// The reasons that can be picked.
    pub const PICKED: [Self; 5] = [
        Self::Skill,
        Self::Upgrade,
        Self::Poi,
        Self::Mission,
        Self::Other,
    ];

    /// The word of the reason, or the typed text.
    pub fn id(&self) -> &str {
        match self {
            Self::Skill => "skill",
            Self::Upgrade => "upgrade",
            Self::Poi => "poi",
            Self::Mission => "mission",
            Self::Other => "other",
            Self::Typed(text) => text,
        }
    }
}

impl From<String> for RulingReason {
    fn from(text: String) -> Self {
        let picked = Self::PICKED.into_iter().find(|it| it.id() == text);
        picked.unwrap_or(Self::Typed(text))
    }
}

impl From<RulingReason> for String {
    fn from(reason: RulingReason) -> Self {
        reason.id().to_owned()
    }
}

/// Everything that a ruling can require: each thing in each number.
pub fn prices() -> &'static [Cost] {
    static ALL: LazyLock<Vec<Cost>> = LazyLock::new(|| {
        let things = Resource::ALL
            .iter()
            .map(|&resource| Cost::Supply(SupplyCount { resource, count: 1 }));
        let items = Item::ALL.iter().filter(|&&item| item != Item::UpgradeCard);
        let items = items.map(|&item| Cost::Item(ItemCount { item, count: 1 }));
        let things = things
            .chain(items)
            .chain([Cost::MoraleTokens(TokenCount { count: 1 })]);
        things
            .flat_map(|thing| (1..=PRICE_MAX).map(move |count| of_count(&thing, count)))
            .collect()
    });
    &ALL
}

/// The same thing in another number.
pub fn of_count(cost: &Cost, count: u8) -> Cost {
    match cost {
        Cost::Supply(it) => Cost::Supply(SupplyCount {
            count,
            ..it.clone()
        }),
        Cost::Token(it) => Cost::Token(TokenCost {
            count,
            ..it.clone()
        }),
        Cost::Mark(it) => Cost::Mark(MarkCount {
            count,
            ..it.clone()
        }),
        Cost::Item(it) => Cost::Item(ItemCount {
            count,
            ..it.clone()
        }),
        Cost::MoraleTokens(_) => Cost::MoraleTokens(TokenCount { count }),
    }
}
