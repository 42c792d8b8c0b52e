//! The scenes of a mission, by name: for the gallery and for the compared pictures.

use solkeeper::app::Message;
use solkeeper::app::screen::table::Side;
use solkeeper::app::screen::{settings, table};
use solkeeper::first_martians::state::{
    Card, CardKind, ComponentSource, Outcome, State, Step, Task,
};
use solkeeper::language::Language;

use crate::driver::Driver;

/// The scene that the window shows now, if it is worth a picture.
pub fn name(state: &State) -> Option<&'static str> {
    if let Some(task) = state.queue.front() {
        return match task {
            Task::Read {
                card:
                    Card {
                        kind: CardKind::Malfunction(_),
                        ..
                    },
                ..
            } => Some("malfunction"),
            Task::Read { card, .. } if card.is_follow_up() => Some("follow-up"),
            Task::Read {
                card:
                    Card {
                        kind: CardKind::Event,
                        ..
                    },
                ..
            } => Some("read-event"),
            Task::Effects {
                card:
                    Card {
                        kind: CardKind::Event,
                        ..
                    },
                ..
            } => Some("effects"),
            Task::EventAction { .. } => Some("event-action"),
            Task::Choose { .. } => Some("adventure-choice"),
            Task::Ask { .. } => Some("question"),
            _ => None,
        };
    }
    match &state.step {
        Step::Crew
            if state
                .crew
                .astronauts
                .iter()
                .any(|it| it.name.as_deref() == Some("Ada")) =>
        {
            Some("crew")
        }
        Step::Sheet => Some("sheet"),
        Step::Lay => Some("lay"),
        Step::RaiseTrack { .. } if state.sol > 1 => Some("raise-track"),
        Step::Morale if state.morale != 0 => Some("morale"),
        Step::Oxygen => Some("oxygen"),
        Step::Plan if !state.open_events.is_empty() => Some("plan"),
        Step::Resolve if state.sol > 1 && !state.open_events.is_empty() => Some("resolve"),
        Step::MalfunctionDice { pool }
            if !pool.is_empty() && state.dice == ComponentSource::Digital =>
        {
            Some("dice")
        }
        Step::MalfunctionDice { pool } if !pool.is_empty() => Some("own-dice"),
        Step::Penalties { .. } => Some("penalties"),
        Step::CleanUp if state.sol > 2 => Some("clean-up"),
        Step::Threshold => Some("threshold"),
        Step::End if matches!(state.outcome, Some(Outcome::Won { .. })) => Some("end-won"),
        Step::End => Some("end-lost"),
        _ => None,
    }
}

/// Shows the side panel while `seen` looks, then the step again.
pub fn beside<T>(driver: &mut Driver, side: Side, seen: impl FnOnce(&mut Driver) -> T) -> T {
    driver.send(Message::Table(table::Message::ShowSide(side)));
    let looked = seen(driver);
    driver.send(Message::Table(table::Message::ShowSide(Side::Log)));
    driver.send(Message::Table(table::Message::ShowStep));
    looked
}

/// Switches the language, as the settings do, whatever is open.
pub fn speak(driver: &mut Driver, language: Language) {
    driver.send(Message::Settings(settings::Message::Language(language)));
}
