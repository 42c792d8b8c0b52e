//! The fields of a score sheet in their order, what each may hold, and which of them is still open.

use serde_json::json;

use super::{HABITATION, IMPROVEMENTS, ScoreForm};
use crate::pocket_mars::Building;
use crate::scorebook::Game;
use crate::scoring::{Code, InputError};

/// A field of a player's score sheet.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum SheetField {
    /// The name of the player.
    Name,
    /// Colonists on the spaceship.
    Ship,
    /// Energy.
    Energy,
    /// Colonists on the one-star (0) or two-star (1) space of a building.
    Space(Building, usize),
    /// Colonists on Habitation.
    Habitation,
    /// Money in hand.
    Wallet,
    /// Money in the vault.
    Vault,
    /// The values of improvements, with spaces between.
    Improvements,
    /// The worth of other tiles.
    OtherTiles,
    /// Cogs.
    Cogs,
    /// What Mechanism cards add or take.
    Mechanisms,
    /// Component cards in hand.
    Hand,
}

impl SheetField {
    /// The least number; `None` where a number may be negative, or the field holds a text.
    pub const fn least(self) -> Option<i64> {
        match self {
            Self::Name | Self::Improvements | Self::Mechanisms => None,
            Self::Ship
            | Self::Energy
            | Self::Space(..)
            | Self::Habitation
            | Self::Wallet
            | Self::Vault
            | Self::OtherTiles
            | Self::Cogs
            | Self::Hand => Some(0),
        }
    }

    /// What the text form proposes for the field; `None` where that differs from player to player.
    pub const fn usual(self) -> Option<&'static str> {
        match self {
            Self::Name | Self::Wallet | Self::Cogs => None,
            Self::Energy => Some("1"),
            Self::Ship
            | Self::Space(..)
            | Self::Habitation
            | Self::Vault
            | Self::Improvements
            | Self::OtherTiles
            | Self::Mechanisms
            | Self::Hand => Some("0"),
        }
    }

    /// Whether a document may leave it out, which then means 0.
    const fn is_optional(self) -> bool {
        matches!(
            self,
            Self::Space(..) | Self::Habitation | Self::OtherTiles | Self::Mechanisms
        )
    }

    fn path(self) -> String {
        match self {
            Self::Name => "name".to_owned(),
            Self::Ship => "ship".to_owned(),
            Self::Energy => "energy".to_owned(),
            Self::Space(building, space) => format!("buildings.{}[{space}]", building.id()),
            Self::Habitation => format!("buildings.{HABITATION}"),
            Self::Wallet => "wallet".to_owned(),
            Self::Vault => "vault".to_owned(),
            Self::Improvements => IMPROVEMENTS.to_owned(),
            Self::OtherTiles => "other_tiles".to_owned(),
            Self::Cogs => "cogs".to_owned(),
            Self::Mechanisms => "mechanisms".to_owned(),
            Self::Hand => "hand".to_owned(),
        }
    }
}

impl ScoreForm {
    /// The fields of a player, in the order of the score sheet. A rival has no name to enter.
    pub fn fields(&self, seat: usize) -> Vec<SheetField> {
        let rival = self.is_solo() && seat == 1;
        let mut fields = Vec::new();
        if !rival {
            fields.push(SheetField::Name);
        }
        match self.game {
            Game::PocketMars => {
                fields.extend([SheetField::Ship, SheetField::Energy]);
                fields.extend(
                    Building::ALL
                        .into_iter()
                        .flat_map(|it| [SheetField::Space(it, 0), SheetField::Space(it, 1)]),
                );
                fields.push(SheetField::Habitation);
            }
            Game::Mechanica => {
                fields.extend([
                    SheetField::Wallet,
                    SheetField::Vault,
                    SheetField::Improvements,
                ]);
                // The rival buys improvements and nothing else.
                fields.extend((!rival).then_some(SheetField::OtherTiles));
            }
            Game::MarsNeedsMechanics => {
                fields.extend([SheetField::Cogs, SheetField::Mechanisms, SheetField::Hand]);
            }
        }
        fields
    }

    /// The path of a field of a player.
    pub fn path(&self, seat: usize, field: SheetField) -> String {
        format!("{}.{}", self.player(seat), field.path())
    }

    /// The fields that are still to be entered, each with its seat, in the order of the sheet.
    pub fn missing(&self) -> Vec<(usize, SheetField)> {
        let faults = self.score().err().unwrap_or_default();
        let open: Vec<_> = faults
            .iter()
            .filter(|fault| self.is_missing(fault))
            .map(|fault| fault.path.as_str())
            .collect();
        let is_open = |at: &str| {
            open.iter().any(|path| {
                path.strip_prefix(at)
                    .is_some_and(|rest| rest.is_empty() || rest.starts_with(['.', '[']))
            })
        };
        let of_seat = |seat: usize| {
            self.fields(seat)
                .into_iter()
                .map(move |field| (seat, field))
        };
        (0..self.seats())
            .flat_map(of_seat)
            .filter(|(seat, field)| is_open(&self.path(*seat, *field)))
            .collect()
    }

    /// Whether any number of a player is entered.
    pub fn has_numbers(&self, seat: usize) -> bool {
        let fields = self
            .fields(seat)
            .into_iter()
            .filter(|field| *field != SheetField::Name);
        fields
            .map(|field| self.path(seat, field))
            .any(|at| self.get(&at).is_some() && !self.is_blank(&at))
    }

    /// Enters 0 for every number that is still to be entered: of one player, or of all.
    pub fn set_rest_to_zero(&mut self, of: Option<usize>) {
        for (seat, field) in self.missing() {
            if of.is_some_and(|of| of != seat) || field == SheetField::Name {
                continue;
            }
            let at = self.path(seat, field);
            let filled = self.get(&at).map(super::with_zeros);
            filled.into_iter().for_each(|filled| self.set(&at, filled));
        }
    }

    /// Gives the fields that a document may leave out the values that they have then.
    pub(super) fn set_optional(&mut self, seat: usize) {
        for field in self
            .fields(seat)
            .into_iter()
            .filter(|field| field.is_optional())
        {
            self.set(&self.path(seat, field), json!("0"));
        }
    }

    /// The switches, where the rulebook of the game is ambiguous.
    pub fn switches(&self) -> &'static [&'static str] {
        match (self.game, self.is_solo()) {
            (Game::PocketMars, true) => &[
                "two_star_space_is_shared",
                "four_in_one_building",
                "da_needs_every_building",
                "da_needs_exactly_four",
            ],
            (Game::PocketMars, false) => &[
                "two_star_space_is_shared",
                "four_in_one_building",
                "tied_energy_scores",
            ],
            (Game::Mechanica, true) => &["solo_tie_wins"],
            (Game::Mechanica, false) => &[],
            (Game::MarsNeedsMechanics, _) => &["first_player_is_nearest"],
        }
    }

    /// Switches to the other value.
    pub fn flip(&mut self, switch: &str) {
        let at = format!("rules.{switch}");
        let other = match self.get(&at) {
            Some(serde_json::Value::Bool(on)) => json!(!on),
            // The points are for three or for four.
            Some(number) if *number == json!(3) => json!(4),
            _ => json!(3),
        };
        self.set(&at, other);
    }

    /// Changes the number of players; one plays against the rival, where the game has one.
    ///
    /// # Errors
    /// What the game says to that number; nothing has changed then.
    pub fn seat(&mut self, players: usize) -> Result<(), InputError> {
        if (players == 1) != self.is_solo() {
            self.set_solo(players == 1);
        }
        while players > 1 && self.seats() > players {
            self.remove_player(self.seats() - 1);
        }
        while players > 1 && self.seats() < players {
            self.add_player()?;
        }
        Ok(())
    }

    /// Whether the error only says that something is still empty.
    pub fn is_missing(&self, fault: &InputError) -> bool {
        matches!(fault.code, Code::EmptyName | Code::FirstPlayerNeeded)
            || self.is_blank(&fault.path)
    }

    /// Enters a text into a field.
    ///
    /// # Errors
    /// What is wrong with it that was not wrong before; nothing has changed then.
    pub fn enter(&mut self, at: &str, typed: &str) -> Result<(), Vec<InputError>> {
        let mut tried = self.clone();
        tried.set(at, json!(typed));
        let (before, faults) = (self.faults(), tried.faults());
        let own =
            |fault: &InputError| fault.path == at || fault.path.starts_with(&format!("{at}["));
        let is_new = |fault: &InputError| {
            if tried.is_missing(fault) {
                own(fault)
            } else {
                own(fault) || !before.contains(fault)
            }
        };
        let new: Vec<_> = faults.into_iter().filter(|fault| is_new(fault)).collect();
        if new.is_empty() {
            *self = tried;
            Ok(())
        } else {
            Err(new)
        }
    }
}
