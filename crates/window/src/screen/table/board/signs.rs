//! The legends: every sign of plan, map and gauges, with its words.

use iced::widget::column;

use crate::screen::table::{Message, Shown};
use crate::widget::prelude::*;
use first_martians::board::Feature;
use first_martians::vocabulary::{Item, Modifier, Part, Resource};
use language::{Args, Localizer, capital, quote};

type Signs = Vec<(Sign, String)>;

/// Parts, spaces, tokens, resources.
fn of_hub(localizer: &Localizer) -> Signs {
    let said = |sign, id: &str| (sign, localizer.text(&format!("window-hub-legend-{id}")));
    let parts = Part::ALL
        .iter()
        .map(|&part| (Sign::of_part(part), capital(&localizer.word(part))));
    let others = [
        said(Sign::Pawn, "pawns"),
        said(Sign::Broken, "red"),
        said(Sign::Missing, "shut"),
    ];
    let spaces = [said(Sign::Now, "now"), said(Sign::Next, "next")];
    parts
        .chain(others)
        .chain(spaces)
        .chain([rovers(localizer)])
        .collect()
}

/// What can be taken, and what a tile does.
fn of_map(localizer: &Localizer) -> Signs {
    let taken = [
        (
            Sign::Icon(Icon::Sample),
            capital(&localizer.word(Item::Sample)),
        ),
        (Sign::Token, localizer.text("window-map-token")),
        (Sign::Pin, capital(&localizer.word(Item::Poi))),
    ];
    let features = Feature::ALL.iter().map(|&feature| {
        (
            Sign::of_feature(feature),
            capital(&quote::feature(localizer, feature)),
        )
    });
    let more = (Sign::More, localizer.text("window-map-more"));
    taken
        .into_iter()
        .chain(features)
        .chain([rovers(localizer), more])
        .collect()
}

/// What only some missions have on the map.
fn of_missions(localizer: &Localizer) -> Signs {
    vec![
        (Sign::Marker, localizer.text("map-kind-mark")),
        (Sign::Walker, localizer.text("map-kind-walker")),
    ]
}

/// The Modifier tokens, on the plan and on the map.
fn of_tokens(localizer: &Localizer) -> Signs {
    let words = |&token: &Modifier| {
        let token_words = Args::new().text("token", localizer.word(token));
        (
            Sign::of_token(token),
            localizer.format("window-legend-token", &token_words),
        )
    };
    Modifier::ALL.iter().map(words).collect()
}

/// What is measured, beside the numbers.
fn of_gauges(localizer: &Localizer) -> Signs {
    let resources = Resource::ALL.iter().map(|&resource| {
        (
            Sign::of_resource(resource),
            capital(&localizer.word(resource)),
        )
    });
    let others = [
        (Sign::Stress, localizer.text("window-gauge-stress")),
        (Sign::Morale, localizer.text("window-morale")),
        (
            Sign::Icon(Icon::Wound),
            localizer.text("window-legend-wounds"),
        ),
    ];
    resources.chain(others).collect()
}

fn rovers(localizer: &Localizer) -> (Sign, String) {
    (Sign::Rover, localizer.text("window-board-rovers"))
}

/// The signs of the plan of the HUB.
pub(super) fn hub<'a>(shown: &Shown<'a>) -> Element<'a, Message> {
    let localizer = shown.localizer;
    let is_printed = shown
        .game()
        .counted_threshold()
        .is_some_and(|(takes, _)| takes.is_printed());
    let threshold =
        is_printed.then(|| quiet(Type::Small, shown.text("window-hub-legend-threshold")));
    column![
        sign_legend(of_hub(localizer)),
        sign_legend(of_gauges(localizer)),
        sign_legend(of_tokens(localizer)),
        threshold
    ]
    .spacing(size::SNUG)
    .into()
}

/// The signs of the map.
pub(super) fn map<'a>(shown: &Shown<'a>) -> Element<'a, Message> {
    column![
        sign_legend(whole_map(shown)),
        sign_legend(of_tokens(shown.localizer))
    ]
    .spacing(size::SNUG)
    .into()
}

/// The signs of plan and map.
pub(super) fn all<'a>(shown: &Shown<'a>) -> Element<'a, Message> {
    column![hub(shown), sign_legend(whole_map(shown))]
        .spacing(size::GAP)
        .into()
}

fn whole_map(shown: &Shown<'_>) -> Signs {
    let sheet = &shown.game().mission().sheet;
    let walks = shown.game().known_walkers().next().is_some();
    let has = |sign: Sign| {
        if sign == Sign::Walker {
            walks
        } else {
            !sheet.marks.is_empty()
        }
    };
    let of_mission = of_missions(shown.localizer)
        .into_iter()
        .filter(|(sign, _)| has(*sign));
    of_map(shown.localizer)
        .into_iter()
        .chain(of_mission)
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use language::Language;

    /// The sign after this one, until all were named: a new sign does not compile without a place here.
    const fn next(sign: Sign) -> Option<Sign> {
        Some(match sign {
            // Of the icons, those that are signs are found by what they are signs of.
            Sign::Icon(_) => Sign::Pawn,
            Sign::Pawn => Sign::Rover,
            Sign::Rover => Sign::Face,
            Sign::Face => Sign::Pin,
            Sign::Pin => Sign::Token,
            Sign::Token => Sign::Marker,
            Sign::Marker => Sign::Walker,
            Sign::Walker => Sign::Bolt,
            Sign::Bolt => Sign::Bubbles,
            Sign::Bubbles => Sign::Nut,
            Sign::Nut => Sign::Chip,
            Sign::Chip => Sign::Leaf,
            Sign::Leaf => Sign::Cross,
            Sign::Cross => Sign::Cliff,
            Sign::Cliff => Sign::Broken,
            Sign::Broken => Sign::Missing,
            Sign::Missing => Sign::Now,
            Sign::Now => Sign::Next,
            Sign::Next => Sign::Stress,
            Sign::Stress => Sign::Morale,
            Sign::Morale => Sign::More,
            Sign::More => return None,
        })
    }

    #[test]
    fn every_sign_is_in_the_legend() {
        for &language in Language::ALL {
            let localizer = Localizer::new(language);
            let all = [
                of_hub(&localizer),
                of_map(&localizer),
                of_missions(&localizer),
                of_tokens(&localizer),
                of_gauges(&localizer),
            ];
            let legend: Signs = all.into_iter().flatten().collect();
            let all = std::iter::successors(next(Sign::Icon(Icon::Sample)), |&sign| next(sign));
            let tokens = Modifier::ALL.iter().map(|&token| Sign::of_token(token));
            let features = Feature::ALL
                .iter()
                .map(|&feature| Sign::of_feature(feature));
            for sign in all
                .chain(tokens)
                .chain(features)
                .chain([Sign::Icon(Icon::Sample), Sign::Icon(Icon::Wound)])
            {
                let words = legend
                    .iter()
                    .find(|(of, _)| *of == sign)
                    .map(|(_, words)| words.trim());
                assert!(
                    words.is_some_and(|words| !words.is_empty()),
                    "{language}: {sign:?} has no words"
                );
            }
        }
    }
}
