//! Which appended lines go wrong, and how.

use crate::dice;

/// How appending a line goes wrong.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Fault {
    /// Nothing is written.
    Refuse,
    /// Only so many bytes are written.
    Tear {
        /// How many; at most all.
        bytes: usize,
    },
    /// All is written, but an error is reported.
    Unreported,
}

/// Which appended lines go wrong, counted from when the plan was made known.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Plan {
    when: When,
    pub(super) after: After,
}

/// What happens once a line went wrong.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum After {
    Works,
    RefusesOneCut,
    Dead,
}

#[derive(Debug, Clone, PartialEq, Eq)]
enum When {
    Write { number: u64, fault: Fault },
    Seeded { seed: u64, odds: u8 },
}

impl Plan {
    /// One line goes wrong, counted from 1.
    pub const fn at(number: u64, fault: Fault) -> Self {
        Self { when: When::Write { number, fault }, after: After::Works }
    }

    /// So many lines in a hundred go wrong, each in a way of its own; the same ones for the same seed.
    pub const fn seeded(seed: u64, odds: u8) -> Self {
        Self { when: When::Seeded { seed, odds }, after: After::Works }
    }

    /// After the first fault nothing more can be changed, not even cut: as when the power fails.
    pub const fn then_dead(self) -> Self {
        Self { after: After::Dead, ..self }
    }

    /// After a fault one cut is refused, so that what was written stays until the next line.
    pub const fn then_uncut(self) -> Self {
        Self { after: After::RefusesOneCut, ..self }
    }

    pub(super) fn fault(&self, write: u64, length: usize) -> Option<Fault> {
        match self.when {
            When::Write { number, fault } => (number == write).then_some(fault),
            When::Seeded { seed, odds } => {
                dice::chance(seed, "fault", write, odds).then(|| match dice::roll(seed, "kind", write, 3) {
                    0 => Fault::Refuse,
                    1 => {
                        Fault::Tear { bytes: dice::roll(seed, "tear", write, u32::try_from(length).unwrap_or(u32::MAX)) as usize }
                    }
                    _ => Fault::Unreported,
                })
            }
        }
    }
}
