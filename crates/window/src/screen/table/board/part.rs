//! The parts of the board that open, and the counters and places that belong to each.

use super::Tab;
use crate::widget::region_id;
use first_martians::board::{BoardState, Place, Spot, TokenStack};
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
    pub const fn of(spot: &Spot) -> Self {
        match spot {
            Spot::Supply(_) | Spot::Stress => Self::Supply,
            Spot::Built(place)
            | Spot::Part(place, _)
            | Spot::Productivity(place)
            | Spot::Tile(place, _)
            | Spot::Greenhouses(place)
            | Spot::Plants(place)
            | Spot::Growth(place, _) => Self::Facility(*place),
            Spot::Cargo(..) | Spot::ObjectiveTokens(..) => Self::Cargo,
            Spot::Upgrade(_) | Spot::Examined | Spot::Discoveries => Self::Upgrades,
            Spot::Wounds(seat)
            | Spot::MoraleTokens(seat)
            | Spot::Condition(seat, _)
            | Spot::Skill(seat, _)
            | Spot::LostPawns(seat) => Self::Crew(*seat),
            Spot::Pool(_) => Self::Pool,
            Spot::Samples(region) | Spot::Objectives(region) => Self::Region(*region),
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

    pub(super) fn spots(self, pieces: &BoardState) -> Vec<Spot> {
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
