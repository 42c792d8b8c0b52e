//! A helper that plays by itself to the end, by legal moves that a table might make.

use std::io;

use serde_json::json;

use super::{end, unplayed};
use crate::cli::console::{Desk, NO, WELL, fail, print, settle, wait};
use crate::dice;
use crate::language::helper;
use crate::play::{Offer, Param, Role, Value};
use crate::session::{After, Helper, Session, Wish};

/// The most moves of one game; no game comes near it.
const LONGEST: u64 = 20_000;
/// In so many of a hundred moves something is done that need not be.
const ASIDE: usize = 50;
/// Free numbers lie this near to the lowest: prices and values as the box has them.
const NEAR: i64 = 7;

struct Chance {
    seed: u64,
    counter: u64,
}

impl Chance {
    fn roll(&mut self, sides: usize) -> usize {
        self.counter += 1;
        dice::roll(self.seed, "auto", self.counter, u32::try_from(sides.max(1)).unwrap_or(u32::MAX)) as usize
    }

    fn value<W: Clone + PartialEq>(&mut self, param: &Param<W>) -> Option<Value<W>> {
        Some(match param {
            Param::Number { min, max } => {
                let near = max.saturating_sub(*min).clamp(0, NEAR);
                let sides = usize::try_from(near).unwrap_or(0) + 1;
                Value::Number(min + i64::try_from(self.roll(sides)).unwrap_or(0))
            }
            Param::OneOf(values) | Param::SomeOf(values) | Param::ListOf { of: values, .. } => {
                param.chosen(values.get(self.roll(values.len()))?)
            }
            Param::Text { .. } => Value::Text("A".to_owned()),
        })
    }

    fn choose<G: Helper>(&mut self, offers: &[Offer<G::Command>]) -> Option<G::Command> {
        let of = |role: Role| -> Vec<&Offer<G::Command>> {
            let plain = |offer: &&Offer<G::Command>| role == Role::Flow || !G::is_by_card(&offer.command);
            offers.iter().filter(|offer| offer.role == role).filter(plain).collect()
        };
        let aside = if self.roll(100) < ASIDE { of(Role::Report) } else { Vec::new() };
        let pool = if aside.is_empty() { of(Role::Flow) } else { aside };
        let offer = pool.get(self.roll(pool.len()))?;
        Some(offer.filled(|_, param| self.value(param)).unwrap_or_else(|| offer.command.clone()))
    }
}

/// Plays to the end.
pub(super) fn play<G: Helper>(desk: &Desk, mut session: Session<G>) -> io::Result<u8> {
    let voice = &desk.voice;
    let mut chance = Chance { seed: session.seed(), counter: session.table().last() };
    for _ in 0..LONGEST {
        let Some(command) = chance.choose::<G>(session.table().offers()) else { break };
        let wish = Wish::Play(command);
        if let Err(error) = wait(session.play(&wish)) {
            let message = unplayed(voice, session.game(), &wish, &error);
            return Ok(fail(voice, desk.json, "not-written", &message, NO));
        }
        if !desk.json {
            let told = session.table().undoable().map(|played| helper::history(voice, session.game(), played));
            told.into_iter().flatten().try_for_each(|line| print(&line))?;
        }
    }
    let told = end(voice, session.game());
    if !desk.json {
        told.iter().flatten().try_for_each(|line| print(line))?;
    }
    settle(desk, voice, &session, After::Wish)?;
    if desk.json {
        let result = session.game().result();
        let text = told.unwrap_or_default().join("\n");
        let (save, digest) = (session.id(), session.table().digest());
        print(&json!({"save": save, "game": G::ID, "outcome": result, "digest": digest, "text": text}).to_string())?;
    }
    Ok(if session.game().is_over() { WELL } else { NO })
}
