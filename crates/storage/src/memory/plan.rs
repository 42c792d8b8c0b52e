//! Faults of appended lines, for tests of failing disks.

use base::dice;

/// How appending a line fails.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Fault {
    /// Writes nothing.
    Refuse,
    /// Writes only so many bytes.
    Tear {
        /// At most all of them.
        bytes: usize,
    },
    /// Writes everything, but reports an error.
    Unreported,
}

/// Which appended lines fail, counted from the call of [`super::Memory::plan`].
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FaultPlan {
    when: When,
    pub(super) after: After,
}

/// The state of the disk after the first fault.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum After {
    Works,
    RefusesOneCut,
    Dead,
}

#[derive(Debug, Clone, PartialEq, Eq)]
enum When {
    Write { number: u64, fault: Fault },
    Seeded { seed: u64, percent: u8 },
}

impl FaultPlan {
    /// One line fails, counted from 1.
    pub const fn at(number: u64, fault: Fault) -> Self {
        Self {
            when: When::Write { number, fault },
            after: After::Works,
        }
    }

    /// The given percentage of lines fails, each in its own way; the same lines for the same seed.
    pub const fn seeded(seed: u64, percent: u8) -> Self {
        Self {
            when: When::Seeded { seed, percent },
            after: After::Works,
        }
    }

    /// After the first fault nothing can be changed, not even cut: a power failure.
    pub const fn then_dead(self) -> Self {
        Self {
            after: After::Dead,
            ..self
        }
    }

    /// After a fault one cut fails, so that the torn bytes stay until the next line.
    #[cfg(test)]
    pub(crate) const fn then_uncut(self) -> Self {
        Self {
            after: After::RefusesOneCut,
            ..self
        }
    }

    pub(super) fn fault(&self, write: u64, length: usize) -> Option<Fault> {
        match self.when {
            When::Write { number, fault } => (number == write).then_some(fault),
            When::Seeded { seed, percent } => {
                dice::chance(seed, "fault", write, percent).then(|| {
                    let length = u32::try_from(length).unwrap_or(u32::MAX);
                    match dice::roll(seed, "kind", write, 3) {
                        0 => Fault::Refuse,
                        1 => Fault::Tear {
                            bytes: dice::roll(seed, "tear", write, length) as usize,
                        },
                        _ => Fault::Unreported,
                    }
                })
            }
        }
    }
}
