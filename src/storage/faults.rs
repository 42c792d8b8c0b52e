//! A stand-in for a disk that fails: the real journal over a real file, with writes that go wrong as told.
//!
//! For tests of what is built on [`Store`]; nothing of the app uses it.

use std::fs;
use std::io::{self, ErrorKind};
use std::mem;
use std::path::Path;

use super::journal::{Disk, RealDisk, Writer};
use super::{Appending, Store};
use crate::dice;

/// How a write goes wrong.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Fault {
    /// Nothing is written.
    Refuse,
    /// Only so many bytes are written.
    Tear {
        /// How many; at most all.
        bytes: usize,
    },
    /// All is written, but the disk says that it failed.
    Unreported,
}

/// Which writes go wrong.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Plan {
    when: When,
    after: After,
}

/// What the disk does once a write went wrong.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum After {
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
    /// One write goes wrong, counted from 1.
    pub const fn at(number: u64, fault: Fault) -> Self {
        Self { when: When::Write { number, fault }, after: After::Works }
    }

    /// So many writes in a hundred go wrong, each in a way of its own; the same ones for the same seed.
    pub const fn seeded(seed: u64, odds: u8) -> Self {
        Self { when: When::Seeded { seed, odds }, after: After::Works }
    }

    /// After the first fault the disk does nothing more, not even cut: as when the power fails.
    pub const fn then_dead(self) -> Self {
        Self { after: After::Dead, ..self }
    }

    /// After a fault the disk refuses to cut once, so that what was written stays until the next write.
    pub const fn then_uncut(self) -> Self {
        Self { after: After::RefusesOneCut, ..self }
    }

    fn fault(&self, write: u64, length: usize) -> Option<Fault> {
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

/// A [`Store`] on a failing disk.
#[derive(Debug)]
pub struct Faulty {
    writer: Writer,
}

impl Faulty {
    /// Goes on with a journal that [`super::Folders::create`] or `open` gave and that was dropped since.
    /// All of the file counts as good.
    ///
    /// # Errors
    /// When the file cannot be opened.
    pub fn over(path: &Path, plan: Plan) -> io::Result<Self> {
        let good = fs::metadata(path)?.len();
        let disk = FaultyDisk { real: RealDisk::open(path)?, plan, writes: 0, dead: false, refuses_cut: false };
        Ok(Self { writer: Writer::new(path, Box::new(disk), good) })
    }
}

impl Store for Faulty {
    fn append<'a>(&'a self, line: String) -> Appending<'a> {
        self.writer.append(line)
    }
}

struct FaultyDisk {
    real: RealDisk,
    plan: Plan,
    writes: u64,
    dead: bool,
    refuses_cut: bool,
}

impl FaultyDisk {
    fn alive(&mut self) -> io::Result<&mut RealDisk> {
        if self.dead { Err(failure()) } else { Ok(&mut self.real) }
    }
}

impl Disk for FaultyDisk {
    fn length(&mut self) -> io::Result<u64> {
        self.alive()?.length()
    }

    fn keep_tail(&mut self, from: u64) -> io::Result<()> {
        self.alive()?.keep_tail(from)
    }

    fn cut(&mut self, length: u64) -> io::Result<()> {
        let refused = mem::take(&mut self.refuses_cut);
        let real = self.alive()?;
        if refused { Err(failure()) } else { real.cut(length) }
    }

    fn write(&mut self, bytes: &[u8]) -> io::Result<()> {
        let _ = self.alive()?;
        self.writes += 1;
        let Some(fault) = self.plan.fault(self.writes, bytes.len()) else { return self.real.write(bytes) };
        let written = match fault {
            Fault::Refuse => 0,
            Fault::Tear { bytes: torn } => torn.min(bytes.len()),
            Fault::Unreported => bytes.len(),
        };
        self.real.write(bytes.get(..written).unwrap_or(bytes))?;
        self.dead = self.plan.after == After::Dead;
        self.refuses_cut = self.plan.after == After::RefusesOneCut;

        Err(failure())
    }
}

fn failure() -> io::Error {
    ErrorKind::StorageFull.into()
}
