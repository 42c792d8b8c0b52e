//! Advice for new players: a sentence for each kind of step.

use super::{Args, Localizer};
use first_martians::Game;

/// The kind of the current step, and its advice. Some steps need none; some need another where the app keeps the board.
pub fn advice(localizer: &Localizer, game: &Game) -> Option<(String, String)> {
    let id = game.state().step_id();
    let message = format!("advice-{}", id.replace('_', "-"));
    let full = game
        .state()
        .board_state()
        .and_then(|_| localizer.try_say_attribute(&message, "full", &Args::new()));
    let sentence = full.or_else(|| localizer.try_format(&message, &Args::new()))?;
    Some((id.to_owned(), sentence))
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use crate::{Language, locales};

    /// What explains itself, or comes and goes without a press.
    const NONE: [&str; 5] = ["mission_event", "end", "settle", "adventure", "missing"];

    #[test]
    fn advice_and_steps_match() {
        let english = locales::of(Language::English);
        let text = |file: &str| {
            english
                .iter()
                .find(|(name, _)| *name == file)
                .expect("the file")
                .1
        };
        let ids = |file: &str, start: &str| -> BTreeSet<String> {
            let lines = text(file)
                .lines()
                .filter_map(|line| line.strip_prefix(start)?.split_once(" ="));
            lines.map(|(id, _)| id.replace('-', "_")).collect()
        };
        let steps: BTreeSet<_> = ids("page.ftl", "step-")
            .into_iter()
            .filter(|id| !NONE.contains(&id.as_str()))
            .collect();
        assert_eq!(ids("advice.ftl", "advice-"), steps);
    }
}
