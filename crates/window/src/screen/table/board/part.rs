//! The parts of the board that open, and the counters and places that belong to each.

use super::Tab;
use crate::widget::region_id;
use first_martians::board::{BoardCounter, BoardState, Place, TokenStack};
use first_martians::crew::Seat;
use first_martians::vocabulary::{Block, Region};

/// A part of the board that opens with one press.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum BoardPart {
    Facility(Place),
    Rovers,
    /// A Malfunction track and its marker of the Box.
    Block(Block),
    /// The general supply, Stress and Morale.
    Supply,
    Cargo,
    Upgrades,
    Crew(Seat),
    Pool,
    /// The HUB as a whole: actions that have no place of their own.
    Hub,
    Region(Region),
}

impl BoardPart {
    pub const fn of(spot: &BoardCounter) -> Self {
        match spot {
            BoardCounter::Supply(_) | BoardCounter::Stress => Self::Supply,
            BoardCounter::Built(place)
            | BoardCounter::Part(place, _)
            | BoardCounter::Productivity(place)
            | BoardCounter::Tile(place, _)
            | BoardCounter::Greenhouses(place)
            | BoardCounter::Plants(place)
            | BoardCounter::Growth(place, _) => Self::Facility(*place),
            BoardCounter::Cargo(..) | BoardCounter::ObjectiveTokens(..) => Self::Cargo,
            BoardCounter::Upgrade(_) | BoardCounter::Examined | BoardCounter::Discoveries => {
                Self::Upgrades
            }
            BoardCounter::Wounds(seat)
            | BoardCounter::MoraleTokens(seat)
            | BoardCounter::Condition(seat, _)
            | BoardCounter::Skill(seat, _)
            | BoardCounter::LostPawns(seat) => Self::Crew(*seat),
            BoardCounter::Pool(_) => Self::Pool,
            BoardCounter::Samples(region) | BoardCounter::Objectives(region) => {
                Self::Region(*region)
            }
        }
    }

    pub const fn of_stack(stack: &TokenStack) -> Self {
        match stack {
            TokenStack::Facility { place, .. } => Self::Facility(*place),
            TokenStack::Rover(_) => Self::Rovers,
            TokenStack::Crew(seat) => Self::Crew(*seat),
            TokenStack::Region(region) => Self::Region(*region),
        }
    }

    /// The tab that shows it where the whole board does not fit.
    pub const fn tab(self) -> Tab {
        match self {
            Self::Facility(_) | Self::Rovers | Self::Block(_) => Tab::Blocks,
            Self::Supply | Self::Pool => Tab::Supply,
            Self::Cargo | Self::Upgrades => Tab::Cargo,
            Self::Crew(_) => Tab::Crew,
            Self::Hub | Self::Region(_) => Tab::Map,
        }
    }

    pub(super) fn spots(self, pieces: &BoardState) -> Vec<BoardCounter> {
        pieces
            .spots()
            .into_iter()
            .filter(|spot| Self::of(spot) == self)
            .collect()
    }

    pub(super) fn stacks(self, pieces: &BoardState) -> Vec<TokenStack> {
        pieces
            .stacks()
            .into_iter()
            .filter(|stack| Self::of_stack(stack) == self)
            .collect()
    }

    /// The widget id, also used by tests.
    pub fn id(self) -> String {
        match self {
            Self::Facility(place) => format!("piece-{place}"),
            Self::Rovers => "piece-rovers".to_owned(),
            Self::Block(block) => format!("piece-{}", block.id()),
            Self::Supply => "piece-supply".to_owned(),
            Self::Cargo => "piece-cargo".to_owned(),
            Self::Upgrades => "piece-upgrades".to_owned(),
            Self::Crew(seat) => format!("piece-crew-{seat}"),
            Self::Pool => "piece-pool".to_owned(),
            Self::Hub => "piece-hub".to_owned(),
            Self::Region(region) => region_id(region),
        }
    }
}
