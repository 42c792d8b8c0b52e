//! What a draft has outside its lists of words: Objective tokens, where actions are done, dice by crew, what the Threshold counts.

use std::collections::BTreeSet;

use serde::{Deserialize, Serialize};

use super::edit::toggle;
use super::{BUILDING_PARTS, CREW_SIZES, Key, SheetForm};
use base::locale::sanitized;
use first_martians::board::Place;
use first_martians::die_sols::{DieSols, SolsByCrew};
use first_martians::effect::{
    Counted, CountedConditions, CountedItem, CountedParts, CountedSupply, TokenAt,
};
use first_martians::mission::{ActionPlace, SheetValue, TakesThreshold, TokenGoesTo};
use first_martians::vocabulary::{Block, Direction, Facility, Region, Resource, TokenColour};

/// The most signs that are printed on a token.
pub const TOKEN_SIGNS: usize = 3;

/// An Objective token that the sheet lays out.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
#[allow(missing_docs, reason = "what has no comment is named after what it is")]
pub struct Token {
    pub key: Key,
    pub colour: TokenColour,
    /// The number or letter that is printed on it.
    pub number: String,
    pub at: TokenAt,
    pub goes_to: TokenGoesTo,
}

impl Default for Token {
    fn default() -> Self {
        let at = TokenAt::Region(Region {
            ring: 1,
            direction: Direction::N,
        });
        Self {
            key: 0,
            colour: TokenColour::Red,
            number: "1".to_owned(),
            at,
            goes_to: TokenGoesTo::Sheet,
        }
    }
}

/// An edit of a token.
#[derive(Debug, Clone, PartialEq, Eq)]
#[allow(missing_docs, reason = "what has no comment is named after what it is")]
pub enum TokenEdit {
    Colour(TokenColour),
    Number(String),
    At(TokenAt),
    GoesTo(TokenGoesTo),
}

impl Token {
    pub(super) fn edit(&mut self, edit: TokenEdit) {
        match edit {
            TokenEdit::Colour(colour) => self.colour = colour,
            TokenEdit::Number(number) => self.number = sanitized(&number, TOKEN_SIGNS),
            TokenEdit::At(at) => self.at = at,
            TokenEdit::GoesTo(to) => self.goes_to = to,
        }
    }
}

/// The Facilities of which the board has one: where an action can be done.
pub fn single_facilities() -> impl Iterator<Item = Facility> {
    Facility::ALL
        .iter()
        .copied()
        .filter(|facility| Place::count_on_board(*facility) == 1)
}

/// Adds the region to those where an action is done, or removes it; without any it is done in any explored one.
pub(super) fn toggle_region(at: &mut Option<ActionPlace>, region: Region) {
    if let Some(ActionPlace::Regions(regions)) = at {
        let mut set: BTreeSet<Region> = regions.iter().copied().collect();
        toggle(&mut set, region);
        *regions = set.into_iter().collect();
    }
}

/// What a Threshold can count, that of the printed game first.
pub fn threshold_counts() -> Vec<Option<Counted>> {
    let blocks = Block::ALL.iter().map(|&block| {
        Counted::Broken(CountedParts {
            block: Some(block),
            ..CountedParts::default()
        })
    });
    let supply = Resource::ALL
        .iter()
        .map(|&resource| Counted::Supply(CountedSupply { resource }));
    let items = BUILDING_PARTS.map(|item| Counted::Item(CountedItem { item }));
    let others = [
        Counted::Stress {},
        Counted::Plants {},
        Counted::Hurt {},
        Counted::Conditions(CountedConditions { condition: None }),
    ];
    std::iter::once(None)
        .chain(blocks.chain(supply).chain(items).chain(others).map(Some))
        .collect()
}

/// Whether it is the Threshold of the printed game.
#[allow(
    clippy::trivially_copy_pass_by_ref,
    reason = "serde passes a reference"
)]
pub(super) fn is_printed(threshold: &TakesThreshold) -> bool {
    threshold.is_printed()
}

impl SheetForm {
    /// Whether the dice differ by the number of astronauts.
    pub fn has_dice_by_crew(&self) -> bool {
        self.dice
            .values()
            .any(|sols| matches!(sols, DieSols::ByCrew(_)))
    }

    /// The sols in which the die of a Block is rolled, for that crew size (0–2 for 2–4 astronauts).
    pub fn rolled(&self, block: Block, crew: usize) -> BTreeSet<u8> {
        let players = CREW_SIZES.get(crew).copied().unwrap_or(CREW_SIZES[0]);
        self.dice
            .get(&block)
            .map(|sols| sols.for_players(players).clone())
            .unwrap_or_default()
    }

    /// One list for all crews (that of two astronauts), or a list for each (the same at first).
    pub(super) fn set_dice_by_crew(&mut self, by_crew: bool) {
        for &block in Block::ALL {
            let sols = self.rolled(block, 0);
            let sols = match by_crew {
                true if self.has_dice_of(block) => continue,
                true => DieSols::ByCrew(SolsByCrew {
                    one: None,
                    two: sols.clone(),
                    three: sols.clone(),
                    four: sols,
                }),
                false => DieSols::Same(sols),
            };
            let _ = self.dice.insert(block, sols);
        }
    }

    fn has_dice_of(&self, block: Block) -> bool {
        matches!(self.dice.get(&block), Some(DieSols::ByCrew(_)))
    }

    /// Rolls the die in that sol, or no longer; for one crew size where the dice differ.
    pub(super) fn toggle_die(&mut self, block: Block, crew: usize, sol: u8) {
        let sols = self
            .dice
            .entry(block)
            .or_insert_with(|| DieSols::Same(BTreeSet::new()));
        let list = match (sols, crew) {
            (DieSols::Same(sols), _) => sols,
            (DieSols::ByCrew(sols), 0) => &mut sols.two,
            (DieSols::ByCrew(sols), 1) => &mut sols.three,
            (DieSols::ByCrew(sols), _) => &mut sols.four,
        };
        toggle(list, sol);
    }

    /// The sols of a crew, as far as they are typed.
    pub fn sols_of(&self, crew: usize) -> Option<u8> {
        let (least, most) = SheetValue::Sols.range();
        u8::try_from(self.number(SheetValue::Sols, crew)?.clamp(least, most)).ok()
    }
}
