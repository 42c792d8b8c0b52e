//! The scenes of a mission, by name: for the gallery and for the compared pictures.

use solkeeper::app::Message;
use solkeeper::app::screen::table::Side;
use solkeeper::app::screen::{settings, table};
use solkeeper::first_martians::state::{
    Card, CardKind, ComponentSource, Outcome, State, Step, Task,
};
use solkeeper::language::Language;

use crate::driver::Driver;

/// The screens of the gallery, but for those of the three other games, which `tables::all` names. Each one is pressed too.
pub const SCREENS: [&str; 135] = [
    "storage-unavailable",
    "storage-unavailable-newer",
    "home-installed",
    "home-copy",
    "home-copy-later",
    "home-empty",
    "home-saves",
    "settings",
    "box",
    "box-dice",
    "box-penalties",
    "box-tiles",
    "saves",
    "saves-open",
    "wrong",
    "wrong-written",
    "save-points",
    "crew",
    "sheet",
    "lay",
    "raise-track",
    "read-event",
    "effects",
    "event-action",
    "follow-up",
    "morale",
    "oxygen",
    "plan",
    "resolve",
    "report",
    "adventure",
    "action-dice",
    "action-dice-adventure",
    "adventure-choice",
    "question",
    "dice",
    "own-dice",
    "penalties",
    "malfunction",
    "clean-up",
    "threshold",
    "end-won",
    "end-lost",
    "end-won-full",
    "end-lost-full",
    "resumed",
    "resumed-full",
    "log",
    "history",
    "read-again",
    "corrections",
    "rules-search",
    "rules-question",
    "rules-step",
    "rules-entry",
    "rules-table",
    "rules-both-languages",
    "rules-none",
    "rules-chapters",
    "rules-chapter",
    "board",
    "board-facility",
    "board-region",
    "board-supply",
    "board-crew",
    "board-cargo",
    "board-map",
    "board-legend",
    "board-check",
    "format-2-lay",
    "format-2-question",
    "format-2-options",
    "format-2-log",
    "format-2-map",
    "format-2-rule",
    "planner",
    "act-dice",
    "act-dice-own",
    "act-rolled",
    "act-outcome",
    "dice-rolled",
    "act",
    "mission",
    "mission-warned",
    "mission-remove",
    "mission-broken",
    "mission-changed",
    "campaign-home",
    "campaign-page",
    "campaign-chapter",
    "campaign-border",
    "campaign-death",
    "campaign-over",
    "add",
    "add-seen",
    "add-there",
    "add-refused",
    "manual",
    "manual-chapter",
    "manual-tables",
    "scores-none",
    "scores",
    "scores-entry",
    "scores-statistics",
    "scores-statistics-player",
    "scores-pocket-mars",
    "scores-refused",
    "scores-solo",
    "scores-mechanica",
    "scores-mars-needs-mechanics",
    "scores-correct",
    "scores-market",
    "wizard-empty",
    "wizard-name",
    "wizard-numbers",
    "wizard-dice",
    "wizard-set-up",
    "wizard-set-up-broken",
    "wizard-objectives",
    "wizard-objective",
    "wizard-objective-reach",
    "wizard-objective-build",
    "wizard-objective-explore",
    "wizard-objective-have",
    "wizard-objective-words",
    "wizard-others",
    "wizard-track",
    "wizard-poi",
    "wizard-event",
    "wizard-effect-kinds",
    "wizard-events",
    "wizard-look-over",
    "wizard-token",
    "wizard-dice-by-crew",
    "own-campaign",
];

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
