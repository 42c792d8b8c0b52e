//! The words of the box and where their prose stands.

use super::{Args, Voice};
use crate::first_martians::words::{
    AdventureType, Area, Block, Condition, Direction, Facility, Group, Item, Keyword, Modifier, Part, Phase, Profession,
    Resource, Rover, Space,
};

/// A word of the box.
pub trait Noun: Copy {
    /// The id of its prose in `missions/<code>.ftl`.
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
        self.facility().map_or_else(|| key("keyword", self.id()), Noun::key)
    }
}

/// So many things: `1 seed`, `2 seeds`.
pub fn counted(voice: &Voice, item: Item, count: u8) -> String {
    let form = if count == 1 { "one" } else { "many" };
    let things = voice.prose_attribute(&item.key(), form, &Args::new());
    format!("{count} {things}")
}

/// With a capital: a sentence may begin with a word of the box.
pub(super) fn capital(text: &str) -> String {
    let mut characters = text.chars();
    characters.next().map_or_else(String::new, |first| first.to_uppercase().chain(characters).collect())
}
