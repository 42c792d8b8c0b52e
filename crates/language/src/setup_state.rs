//! What the mission's own steps of the set-up lay out.

use super::{Args, Localizer, board, condition, instruction, quote};
use first_martians::Game;
use first_martians::setup_steps::{LaidStep, Lay};
use first_martians::state::{Card, CardKind, Face};

/// What came of the mission's own steps: why, by its text, and what is laid.
pub(super) fn steps(localizer: &Localizer, game: &Game, laid: &[LaidStep]) -> Vec<String> {
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
            .map(|way| localizer.prose_attribute(&step.id, &format!("way-{way}"), &Args::new()));
        let mut line: Vec<String> = [localizer.prose(&step.id, &Args::new())]
            .into_iter()
            .chain(ways)
            .collect();
        line.extend(instruction::effects(
            localizer,
            game,
            &step.effects_with(&laid.ways),
            None,
            &card,
        ));
        match &step.lay {
            Some(Lay::Broken(_)) => {
                // A comma inside each would be lost among those between them.
                let part = |(place, part): &(_, _)| {
                    format!(
                        "{} ({})",
                        board::place(localizer, *place),
                        localizer.word(*part)
                    )
                };
                let parts = laid.parts.iter().map(part);
                line.push(localizer.format(
                    "lay-broken",
                    &Args::new().text("parts", localizer.list(&parts.collect::<Vec<_>>())),
                ));
            }
            Some(lay) => line.extend(fixed(localizer, game, lay)),
            None => {}
        }
        Some(line.join(" "))
    };
    laid.iter().filter_map(line).collect()
}

/// What a step lays out without chance; Condition tokens come as effects.
pub(super) fn fixed(localizer: &Localizer, game: &Game, lay: &Lay) -> Option<String> {
    Some(match lay {
        Lay::Box(it) => {
            localizer.format("lay-box", &Args::new().noun(localizer, "block", it.block))
        }
        Lay::Explored(it) => {
            let features: Vec<String> = it
                .features
                .iter()
                .map(|&feature| quote::feature(localizer, feature))
                .collect();
            let args = Args::new()
                .text("region", board::region(localizer, it.region))
                .number("ring", it.region.ring);
            let args = args
                .number("samples", it.samples)
                .number("pois", it.pois)
                .count("count", features.len());
            localizer.format(
                "lay-explored",
                &args.text("features", localizer.list(&features)),
            )
        }
        Lay::Built(it) => localizer.format(
            "lay-built",
            &Args::new().noun(localizer, "facility", it.facility),
        ),
        Lay::Upgrade(it) => {
            let args = Args::new().text("upgrade", board::upgrade(localizer, &it.id));
            localizer.format(
                "lay-upgrade",
                &args.text("built", if it.built { "yes" } else { "no" }),
            )
        }
        Lay::Skills(it) => {
            let who = condition::of(localizer, game, &it.who);
            localizer.format(
                "lay-skills",
                &Args::new()
                    .text("who", who)
                    .text("locked", if it.locked { "yes" } else { "no" }),
            )
        }
        Lay::Broken(_) | Lay::Conditions(_) => return None,
    })
}
