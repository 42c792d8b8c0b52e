//! The seven components, the Order Line, prices and hands.

use std::ops::{Index, IndexMut};

use serde::{Deserialize, Serialize, Serializer};

/// Cards of each component in the deck.
pub const CARDS: u8 = 8;
/// Component cards in all.
pub const ALL_CARDS: u8 = 56;
/// Scrap cards of a player (rulebook, Preparazione).
pub const SCRAP: u8 = 2;
/// The price of every component at the beginning (rulebook, Preparazione).
pub const FIRST_PRICE: i64 = 5;

/// A component.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Component {
    /// Wire.
    Wire,
    /// Lens.
    Lens,
    /// Gear.
    Gear,
    /// Magnet.
    Magnet,
    /// Boiler.
    Boiler,
    /// Piping.
    Piping,
    /// Aether Tube.
    AetherTube,
}

impl Component {
    /// All seven.
    pub const ALL: [Self; 7] = [Self::Wire, Self::Lens, Self::Gear, Self::Magnet, Self::Boiler, Self::Piping, Self::AetherTube];

    /// The name used in files and on the command line.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Wire => "wire",
            Self::Lens => "lens",
            Self::Gear => "gear",
            Self::Magnet => "magnet",
            Self::Boiler => "boiler",
            Self::Piping => "piping",
            Self::AetherTube => "aether_tube",
        }
    }

    /// The component of that name, if there is one.
    pub fn from_id(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|component| component.id() == id)
    }
}

/// A number for each component.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Deserialize)]
#[serde(from = "std::collections::BTreeMap<Component, T>", bound(deserialize = "T: Deserialize<'de> + Default + Copy"))]
pub struct Each<T>([T; 7]);

/// What each component costs, in cogs. The rulebook gives no lowest and no highest price.
pub type Prices = Each<i64>;
/// How many cards of each component.
pub type Counts = Each<u8>;

impl<T> Each<T> {
    /// The same for all.
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
    /// Every price at the beginning of a game.
    pub const FIRST: Self = Self::all(FIRST_PRICE);
}

impl Counts {
    /// All cards together.
    pub fn total(&self) -> u32 {
        self.0.iter().map(|&cards| u32::from(cards)).sum()
    }
}

// `Component as usize` counts 0 to 6: the index always exists.
impl<T> Index<Component> for Each<T> {
    type Output = T;

    fn index(&self, component: Component) -> &T {
        &self.0[component as usize]
    }
}

impl<T> IndexMut<Component> for Each<T> {
    fn index_mut(&mut self, component: Component) -> &mut T {
        &mut self.0[component as usize]
    }
}

impl<T: Copy> FromIterator<(Component, T)> for Each<T>
where
    T: Default,
{
    fn from_iter<I: IntoIterator<Item = (Component, T)>>(numbers: I) -> Self {
        let mut each = Self::all(T::default());
        for (component, number) in numbers {
            each[component] = number;
        }
        each
    }
}

impl<T: Copy + Default> From<std::collections::BTreeMap<Component, T>> for Each<T> {
    fn from(numbers: std::collections::BTreeMap<Component, T>) -> Self {
        numbers.into_iter().collect()
    }
}

impl<T: Serialize> Serialize for Each<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.iter())
    }
}

/// The Order Line: each component once, from the front (bought last) to the back.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "Vec<Component>")]
pub struct Line([Component; 7]);

impl Line {
    /// The components in the order of [`Component::ALL`], before the tokens are laid out.
    pub const FIRST: Self = Self(Component::ALL);

    /// A line of these, front to back; `None` unless each component stands in it once.
    pub fn new(components: [Component; 7]) -> Option<Self> {
        Component::ALL.iter().all(|component| components.contains(component)).then_some(Self(components))
    }

    /// Front to back.
    pub const fn components(&self) -> &[Component; 7] {
        &self.0
    }

    /// How far from the front, from 0.
    pub fn position(&self, component: Component) -> usize {
        // Each component stands in the line.
        self.0.iter().position(|&other| other == component).unwrap_or_default()
    }

    /// The line once a component was bought: its token goes to the front, where it stays if it was there
    /// (rulebook, Acquistare un Componente).
    #[must_use]
    pub fn bought(mut self, component: Component) -> Self {
        let position = self.position(component);
        if let Some(moved) = self.0.get_mut(..=position) {
            moved.rotate_right(1);
        }
        self
    }
}

impl Line {
    /// The line with one token laid elsewhere; `at` counts from the front, from 0, and stops at the back.
    #[must_use]
    pub fn placed(self, component: Component, at: usize) -> Self {
        let mut others: Vec<Component> = self.0.into_iter().filter(|&other| other != component).collect();
        others.insert(at.min(others.len()), component);
        Self::try_from(others).unwrap_or(self)
    }
}

impl TryFrom<Vec<Component>> for Line {
    type Error = &'static str;

    fn try_from(components: Vec<Component>) -> Result<Self, Self::Error> {
        let seven = <[Component; 7]>::try_from(components).ok();
        seven.and_then(Self::new).ok_or("the Order Line holds each of the seven components once")
    }
}
