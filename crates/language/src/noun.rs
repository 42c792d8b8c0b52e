//! The nouns of the box and the ids of their texts.

use first_martians::effect::Word;
use first_martians::vocabulary::{
    AdventureType, Area, Block, Condition, Direction, Facility, Group, Item, Keyword, Modifier,
    Part, Phase, Profession, Resource, Rover, Space,
};

pub trait Noun: Copy {
    /// The id of its text in `missions/<code>.ftl`.
    fn key(self) -> String;
}

fn key(kind: &str, id: &str) -> String {
    format!("{kind}-{}", id.replace('_', "-"))
}

macro_rules! nouns {
    ($($name:ident => $kind:literal),+ $(,)?) => {$(
        impl Noun for $name {
            fn key(self) -> String {
                key($kind, self.id())
            }
        }
    )+};
}

nouns! {
    AdventureType => "adventure",
    Area => "area",
    Block => "block",
    Condition => "condition",
    Direction => "direction",
    Facility => "facility",
    Group => "group",
    Item => "item",
    Modifier => "modifier",
    Part => "part",
    Phase => "phase",
    Profession => "profession",
    Resource => "resource",
    Rover => "rover",
    Space => "space",
}

impl Noun for Keyword {
    fn key(self) -> String {
        self.facility()
            .map_or_else(|| key("keyword", self.id()), Noun::key)
    }
}

impl Noun for Word {
    fn key(self) -> String {
        match self {
            Self::Adventure(it) => it.key(),
            Self::Area(it) => it.key(),
            Self::Block(it) => it.key(),
            Self::Condition(it) => it.key(),
            Self::Facility(it) => it.key(),
            Self::Item(it) => it.key(),
            Self::Keyword(it) => it.key(),
            Self::Modifier(it) => it.key(),
            Self::Part(it) => it.key(),
            Self::Profession(it) => it.key(),
            Self::Resource(it) => it.key(),
            Self::Rover(it) => it.key(),
            Self::Space(it) => it.key(),
        }
    }
}

/// With a capital letter, for the start of a sentence.
pub fn capital(text: &str) -> String {
    let mut characters = text.chars();
    characters.next().map_or_else(String::new, |first| {
        first.to_uppercase().chain(characters).collect()
    })
}
