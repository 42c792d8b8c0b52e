//! Players and astronauts.

use std::collections::BTreeSet;

use serde::{Deserialize, Serialize};

use super::effect::Id;
use super::vocabulary::Profession;

/// An astronaut's place at the table, clockwise from 0.
pub type Seat = u8;

/// The longest name of an astronaut, in characters.
pub const NAME_MAX: usize = 24;

/// Players and astronauts.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Crew {
    /// People at the table, 1–4.
    pub players: u8,
    /// Astronauts, clockwise; a single player leads two.
    pub astronauts: Vec<Astronaut>,
    /// Who holds the First Player token.
    pub first_player: Seat,
    /// The AOMs in the game.
    pub aoms: BTreeSet<Id>,
}

/// An astronaut.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Astronaut {
    /// Without a name the astronaut is called by profession.
    pub name: Option<String>,
    /// Unique in the crew.
    pub profession: Profession,
}

impl Crew {
    /// An unnamed crew for `players` players, clamped to 1–4.
    pub fn unnamed(players: u8) -> Self {
        let astronauts = usize::from(players.clamp(2, 4));
        Self {
            players: players.clamp(1, 4),
            astronauts: Profession::ALL
                .iter()
                .take(astronauts)
                .map(|&profession| Astronaut {
                    name: None,
                    profession,
                })
                .collect(),
            first_player: 0,
            aoms: BTreeSet::new(),
        }
    }

    /// How many AOMs the crew picks before the game; a single player picks up to two each sol instead (almanac, 1-3 giocatori).
    pub const fn aoms_to_pick(&self) -> usize {
        match self.players {
            2 => 2,
            3 => 1,
            _ => 0,
        }
    }

    /// Whether the Autoscanner is built from the start: fewer than four astronauts.
    pub const fn has_autoscanner(&self) -> bool {
        self.astronauts.len() < 4
    }

    /// The seats, clockwise.
    pub fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        0..u8::try_from(self.astronauts.len()).unwrap_or(u8::MAX)
    }

    /// The next seat clockwise from the First Player.
    pub fn next_first_player(&self) -> Seat {
        (self.first_player + 1) % u8::try_from(self.astronauts.len()).unwrap_or(1).max(1)
    }

    /// The profession of the astronaut on that seat.
    pub fn profession(&self, seat: Seat) -> Option<Profession> {
        self.astronauts
            .get(usize::from(seat))
            .map(|astronaut| astronaut.profession)
    }

    /// The seat of that profession.
    pub fn seat_of(&self, profession: Profession) -> Option<Seat> {
        self.seats()
            .zip(&self.astronauts)
            .find(|(_, astronaut)| astronaut.profession == profession)
            .map(|(seat, _)| seat)
    }
}
