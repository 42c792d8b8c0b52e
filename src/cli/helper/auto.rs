//! A helper that plays to the end with plausible legal moves.

use serde_json::json;

use super::{end, unplayed};
use crate::cli::console::{Answer, Context, EXIT_FAILURE, EXIT_OK, print, settle, wait};
use base::dice;
use base::play::{Offer, Param, Role, Value};
use language::helper;
use session::{Helper, PlayerAction, Session, UpdateReason};

/// The most moves of one game; no game comes near it.
const LONGEST: u64 = 20_000;
/// The percentage of moves that report something optional.
const OPTIONAL_PERCENT: usize = 50;
/// The largest distance of a free number from its minimum, so that prices and values are plausible.
const NEAR: i64 = 7;

struct Chance {
    seed: u64,
    counter: u64,
}

impl Chance {
    fn roll(&mut self, sides: usize) -> usize {
        self.counter += 1;
        dice::roll(
            self.seed,
            "auto",
            self.counter,
            u32::try_from(sides.max(1)).unwrap_or(u32::MAX),
        ) as usize
    }

    fn value<W: Clone + PartialEq>(&mut self, param: &Param<W>) -> Option<Value<W>> {
        Some(match param {
            Param::Number { min, max } => {
                let near = max.saturating_sub(*min).clamp(0, NEAR);
                let sides = usize::try_from(near).unwrap_or(0) + 1;
                Value::Number(min + i64::try_from(self.roll(sides)).unwrap_or(0))
            }
            Param::OneOf(values) | Param::SomeOf(values) | Param::ListOf { of: values, .. } => {
                param.value_of_choice(values.get(self.roll(values.len()))?)
            }
            Param::Text { .. } => Value::Text("A".to_owned()),
        })
    }

    fn choose<G: Helper>(&mut self, offers: &[Offer<G::Command>]) -> Option<G::Command> {
        let of = |role: Role| -> Vec<&Offer<G::Command>> {
            let plain =
                |offer: &&Offer<G::Command>| role == Role::Flow || !G::is_by_card(&offer.command);
            offers
                .iter()
                .filter(|offer| offer.role == role)
                .filter(plain)
                .collect()
        };
        let optional = if self.roll(100) < OPTIONAL_PERCENT {
            of(Role::Report)
        } else {
            Vec::new()
        };
        let pool = if optional.is_empty() {
            of(Role::Flow)
        } else {
            optional
        };
        let offer = pool.get(self.roll(pool.len()))?;
        Some(
            offer
                .fill(|_, param| self.value(param))
                .unwrap_or_else(|| offer.command.clone()),
        )
    }
}

pub(super) fn play<G: Helper>(context: &Context, mut session: Session<G>) -> Answer {
    let localizer = &context.localizer;
    let mut chance = Chance {
        seed: session.seed(),
        counter: session.table().last_record(),
    };
    for _ in 0..LONGEST {
        let Some(command) = chance.choose::<G>(session.table().offers()) else {
            break;
        };
        let wish = PlayerAction::Play(command);
        if let Err(error) = wait(session.play(&wish)) {
            let message = unplayed(localizer, session.game(), &wish, &error);
            return Err(context.fail("not-written", &message, EXIT_FAILURE));
        }
        if !context.json {
            let lines = session
                .table()
                .command_to_undo()
                .map(|played| helper::history(localizer, session.game(), played));
            lines
                .into_iter()
                .flatten()
                .try_for_each(|line| print(&line))?;
        }
    }
    let score = end(localizer, session.game());
    if !context.json {
        score.iter().flatten().try_for_each(|line| print(line))?;
    }
    settle(context, localizer, &session, UpdateReason::Action)?;
    if context.json {
        let result = session.game().result();
        let text = score.unwrap_or_default().join("\n");
        let (save, digest) = (session.id(), session.table().digest());
        print(&json!({"save": save, "game": G::ID, "outcome": result, "digest": digest, "text": text}).to_string())?;
    }
    Ok(if session.game().is_over() {
        EXIT_OK
    } else {
        EXIT_FAILURE
    })
}
