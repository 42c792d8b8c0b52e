//! What the mission's own steps of the set-up lay out.

use super::{Args, Voice, board, condition, instruction, quote};
use first_martians::Game;
use first_martians::setup_steps::{LaidStep, Lay};
use first_martians::state::{Card, CardKind, Face};

/// What came of the mission's own steps: why, by its text, and what is laid.
pub(super) fn steps(voice: &Voice, game: &Game, laid: &[LaidStep]) -> Vec<String> {
    let line = |laid: &LaidStep| {
        let step = game
            .mission()
            .sheet
            .set_up
            .iter()
            .find(|step| step.id == laid.step)?;
        let card = Card::new(CardKind::Mission, &step.id, Face::Story);
        let ways = laid
            .ways
            .iter()
            .map(|way| voice.prose_attribute(&step.id, &format!("way-{way}"), &Args::new()));
        let mut line: Vec<String> = [voice.prose(&step.id, &Args::new())]
            .into_iter()
            .chain(ways)
            .collect();
        line.extend(instruction::effects(
            voice,
            game,
            &step.effects_with(&laid.ways),
            None,
            &card,
        ));
        match &step.lay {
            Some(Lay::Broken(_)) => {
                // A comma inside each would be lost among those between them.
                let part = |(place, part): &(_, _)| {
                    format!("{} ({})", board::place(voice, *place), voice.word(*part))
                };
                let parts = laid.parts.iter().map(part);
                line.push(voice.say(
                    "lay-broken",
                    &Args::new().text("parts", voice.list(&parts.collect::<Vec<_>>())),
                ));
            }
            Some(lay) => line.extend(fixed(voice, game, lay)),
            None => {}
        }
        Some(line.join(" "))
    };
    laid.iter().filter_map(line).collect()
}

/// What a step lays out without chance; Condition tokens come as effects.
pub(super) fn fixed(voice: &Voice, game: &Game, lay: &Lay) -> Option<String> {
    Some(match lay {
        Lay::Box(it) => voice.say("lay-box", &Args::new().noun(voice, "block", it.block)),
        Lay::Explored(it) => {
            let features: Vec<String> = it
                .features
                .iter()
                .map(|&feature| quote::feature(voice, feature))
                .collect();
            let args = Args::new()
                .text("region", board::region(voice, it.region))
                .number("ring", it.region.ring);
            let args = args
                .number("samples", it.samples)
                .number("pois", it.pois)
                .count("count", features.len());
            voice.say(
                "lay-explored",
                &args.text("features", voice.list(&features)),
            )
        }
        Lay::Built(it) => voice.say(
            "lay-built",
            &Args::new().noun(voice, "facility", it.facility),
        ),
        Lay::Upgrade(it) => {
            let args = Args::new().text("upgrade", board::upgrade(voice, &it.id));
            voice.say(
                "lay-upgrade",
                &args.text("built", if it.built { "yes" } else { "no" }),
            )
        }
        Lay::Skills(it) => {
            let who = condition::of(voice, game, &it.who);
            voice.say(
                "lay-skills",
                &Args::new()
                    .text("who", who)
                    .text("locked", if it.locked { "yes" } else { "no" }),
            )
        }
        Lay::Broken(_) | Lay::Conditions(_) => return None,
    })
}
