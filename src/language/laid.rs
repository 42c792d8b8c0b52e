//! What the mission's own steps of the set-up lay out.

use super::{Args, Voice, board, instruction};
use crate::first_martians::Game;
use crate::first_martians::lay::{LaidStep, Lay};
use crate::first_martians::state::{Card, CardKind, Face};

/// What came of the mission's own steps: why, by its text, and what is laid.
pub(super) fn steps(voice: &Voice, game: &Game, laid: &[LaidStep]) -> Vec<String> {
    let line = |laid: &LaidStep| {
        let step = game.mission().sheet.set_up.iter().find(|step| step.id == laid.step)?;
        let card = Card::new(CardKind::Mission, &step.id, Face::Story);
        let ways = laid.ways.iter().map(|way| voice.prose_attribute(&step.id, &format!("way-{way}"), &Args::new()));
        let mut line: Vec<String> = [voice.prose(&step.id, &Args::new())].into_iter().chain(ways).collect();
        line.extend(instruction::effects(voice, game, &step.effects_with(&laid.ways), None, &card));
        match &step.lay {
            Some(Lay::Box(it)) => line.push(voice.say("lay-box", &Args::new().noun(voice, "block", it.block))),
            Some(Lay::Broken(_)) => {
                // A comma inside each would be lost among those between them.
                let part = |(place, part): &(_, _)| format!("{} ({})", board::place(voice, *place), voice.word(*part));
                let parts = laid.parts.iter().map(part);
                line.push(voice.say("lay-broken", &Args::new().text("parts", voice.list(&parts.collect::<Vec<_>>()))));
            }
            None => {}
        }
        Some(line.join(" "))
    };
    laid.iter().filter_map(line).collect()
}
