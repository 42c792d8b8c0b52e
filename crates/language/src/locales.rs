//! The app's messages, compiled in.

use super::Language;

macro_rules! files {
    ($($name:literal),+ $(,)?) => {
        const ENGLISH: &[(&str, &str)] = &[$(($name, include_str!(concat!("../../../locales/en/", $name)))),+];
        const ITALIAN: &[(&str, &str)] = &[$(($name, include_str!(concat!("../../../locales/it/", $name)))),+];
    };
}

files! {
    "common.ftl", "facts.ftl", "command.ftl", "instruction.ftl", "page.ftl", "log.ftl", "cli.ftl", "window.ftl",
    "campaign.ftl", "campaign-window.ftl", "diagnostic.ftl", "errors.ftl", "advice.ftl", "board.ftl", "score.ftl", "scores-window.ftl", "rules.ftl",
    "plan.ftl", "upkeep.ftl", "effects.ftl", "planner.ftl", "box.ftl", "board-window.ftl",
    "mars-needs-mechanics.ftl", "pocket-mars.ftl", "mechanica.ftl", "helper-window.ftl", "printed.ftl",
    "set-up.ftl", "ending.ftl", "table.ftl", "simulation.ftl", "workshop.ftl", "wizard.ftl", "workshop-window.ftl",
    "condition.ftl", "person.ftl", "standing.ftl",
}

/// The files of a language: name and text.
pub(super) const fn of(language: Language) -> &'static [(&'static str, &'static str)] {
    match language {
        Language::English => ENGLISH,
        Language::Italian => ITALIAN,
    }
}
