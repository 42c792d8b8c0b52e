//! Components, Order Line, prices and hands.

use std::collections::BTreeMap;
use std::ops::{Index, IndexMut};

use serde::{Deserialize, Serialize, Serializer};

use crate::scoring::named_enum;

/// The cards of each component in the box, 56 in all.
pub const CARDS_PER_COMPONENT: u8 = 8;
pub(crate) const ALL_CARDS: u8 = 56;
/// Scrap cards per player (rulebook, Preparazione).
pub const SCRAP_PER_PLAYER: u8 = 2;
/// The price of every component at the beginning (rulebook, Preparazione).
pub(crate) const FIRST_PRICE: i64 = 5;

named_enum! {
    Component {
        Wire = "wire",
        Lens = "lens",
        Gear = "gear",
        Magnet = "magnet",
        Boiler = "boiler",
        Piping = "piping",
        AetherTube = "aether_tube",
    }
}

/// A value for each of the seven components, in the order of [`Component::ALL`]. It is read from a JSON object by component, where
/// what is missing is the default.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Deserialize)]
#[serde(
    from = "BTreeMap<Component, T>",
    bound(deserialize = "T: Deserialize<'de> + Default")
)]
pub struct PerComponent<T>([T; 7]);

/// The price of each component, in cogs. The rulebook gives no limits.
pub type Prices = PerComponent<i64>;
/// The number of cards of each component.
pub type ComponentCounts = PerComponent<u8>;

impl<T> PerComponent<T> {
    /// The same value for every component.
    pub const fn all(number: T) -> Self
    where
        T: Copy,
    {
        Self([number; 7])
    }

    /// Each component with its number, in the order of [`Component::ALL`].
    pub fn iter(&self) -> impl Iterator<Item = (Component, &T)> {
        Component::ALL.into_iter().zip(&self.0)
    }
}

impl Prices {
    /// The prices at the beginning of a game.
    pub const FIRST: Self = Self::all(FIRST_PRICE);
}

impl Component {
    /// The component with a name.
    pub fn from_id(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|component| component.id() == id)
    }
}

impl ComponentCounts {
    /// All cards together.
    pub fn total(&self) -> u32 {
        self.0.iter().map(|&cards| u32::from(cards)).sum()
    }
}

// `Component as usize` is 0 to 6.
impl<T> Index<Component> for PerComponent<T> {
    type Output = T;

    fn index(&self, component: Component) -> &T {
        &self.0[component as usize]
    }
}

impl<T> IndexMut<Component> for PerComponent<T> {
    fn index_mut(&mut self, component: Component) -> &mut T {
        &mut self.0[component as usize]
    }
}

impl<T: Default> FromIterator<(Component, T)> for PerComponent<T> {
    fn from_iter<I: IntoIterator<Item = (Component, T)>>(numbers: I) -> Self {
        let mut each = Self::default();
        for (component, number) in numbers {
            each[component] = number;
        }
        each
    }
}

impl<T: Default> From<BTreeMap<Component, T>> for PerComponent<T> {
    fn from(numbers: BTreeMap<Component, T>) -> Self {
        numbers.into_iter().collect()
    }
}

impl<T: Serialize> Serialize for PerComponent<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.iter())
    }
}

/// The Order Line: each component once, from the front (bought last) to the back.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "Vec<Component>")]
pub struct OrderLine([Component; 7]);

impl OrderLine {
    /// The components in the order of [`Component::ALL`], before the tokens are laid out.
    pub const FIRST: Self = Self(Component::ALL);

    /// A line, front to back; `None` unless it holds each component once.
    pub fn new(components: [Component; 7]) -> Option<Self> {
        Component::ALL
            .iter()
            .all(|component| components.contains(component))
            .then_some(Self(components))
    }

    /// The components, front to back.
    pub const fn components(&self) -> &[Component; 7] {
        &self.0
    }

    /// The index of a component, 0 at the front.
    pub fn position(&self, component: Component) -> usize {
        // The line holds each component.
        self.0
            .iter()
            .position(|&other| other == component)
            .unwrap_or_default()
    }

    /// The line after a purchase: the token of the component moves to the front (rulebook, Acquistare un Componente).
    #[must_use]
    pub(crate) fn after_purchase(mut self, component: Component) -> Self {
        let position = self.position(component);
        if let Some(moved) = self.0.get_mut(..=position) {
            moved.rotate_right(1);
        }
        self
    }

    /// The line with a token moved to the index `at`, or to the back if that is larger.
    #[must_use]
    pub(crate) fn with_moved(self, component: Component, at: usize) -> Self {
        let mut others: Vec<Component> = self
            .0
            .into_iter()
            .filter(|&other| other != component)
            .collect();
        others.insert(at.min(others.len()), component);
        Self::try_from(others).unwrap_or(self)
    }
}

impl TryFrom<Vec<Component>> for OrderLine {
    type Error = &'static str;

    fn try_from(components: Vec<Component>) -> Result<Self, Self::Error> {
        let seven = <[Component; 7]>::try_from(components).ok();
        seven
            .and_then(Self::new)
            .ok_or("the Order Line holds each of the seven components once")
    }
}
