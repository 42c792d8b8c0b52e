//! Facts about the board, past and foreseen.

use std::collections::BTreeSet;

use crate::board::{changed, place, region, section, short_name, spot, stack, token};
use crate::common::{cause_text, name, with_name, yes_no};
use crate::{Args, Localizer, plan};
use first_martians::Game;
use first_martians::board::{BoardCounter, BoardFact, EffectTarget, Feature, TokenStack};
use first_martians::vocabulary::{Modifier, Region, Space};

pub fn fact(localizer: &Localizer, game: &Game, fact: &BoardFact) -> String {
    match fact {
        BoardFact::ActionPlanned { .. }
        | BoardFact::ActionReplanned { .. }
        | BoardFact::ActionDropped { .. }
        | BoardFact::OperatorSet { .. }
        | BoardFact::PlanDeclared { .. }
        | BoardFact::PlanLost { .. }
        | BoardFact::PoiTokenUsed { .. }
        | BoardFact::SkillCardSet { .. }
        | BoardFact::ActionDiceRolled { .. }
        | BoardFact::RerollPaid { .. }
        | BoardFact::ActionDecided { .. }
        | BoardFact::ActionEnded { .. }
        | BoardFact::ShutdownFrontRevealed { .. }
        | BoardFact::RoverRollDue { .. }
        | BoardFact::SpareBuilt { .. } => plan::fact(localizer, game, fact),
        BoardFact::TrackingStarted { .. } => localizer.text("fact-board-kept"),
        BoardFact::TrackingStopped {} => localizer.text("fact-board-put-away"),
        BoardFact::SectionChecked { section: it } => localizer.format(
            "fact-board-checked",
            &Args::new().text("section", section(localizer, *it)),
        ),
        BoardFact::Moved {
            spot: it,
            from,
            to,
            cause,
        } => {
            let args = changed(localizer, it, *from, *to)
                .text("spot", spot(localizer, game, it))
                .text("cause", cause_text(localizer, *cause));
            let args = match it {
                BoardCounter::Skill(seat, _) => with_name(
                    args.text("which", short_name(localizer, it)),
                    localizer,
                    &game.state().crew,
                    *seat,
                ),
                _ => args,
            };
            let id = match it {
                _ if from == to => "fact-board-stays",
                BoardCounter::Upgrade(_) => "fact-board-upgrade",
                BoardCounter::Part(..) if *to > 0 => "fact-board-broken",
                BoardCounter::Part(..) => "fact-board-repaired",
                BoardCounter::Skill(..) if *to > 0 => "fact-board-skill-used",
                BoardCounter::Skill(..) => "fact-board-skill-ready",
                BoardCounter::Tile(..)
                | BoardCounter::Condition(..)
                | BoardCounter::Built(_)
                | BoardCounter::Growth(..)
                    if *to > 0 =>
                {
                    "fact-board-put"
                }
                BoardCounter::Tile(..)
                | BoardCounter::Condition(..)
                | BoardCounter::Built(_)
                | BoardCounter::Growth(..) => "fact-board-gone",
                _ => "fact-board-moved",
            };
            localizer.format(id, &args)
        }
        BoardFact::TokenPut {
            stack: it,
            token,
            cause,
        }
        | BoardFact::TokenTaken {
            stack: it,
            token,
            cause,
        } => {
            let id = if matches!(fact, BoardFact::TokenPut { .. }) {
                "fact-board-token-put"
            } else {
                "fact-board-token-taken"
            };
            let args = Args::new()
                .text("stack", stack(localizer, game, it))
                .noun(localizer, "token", *token);
            localizer.format(id, &args.text("cause", cause_text(localizer, *cause)))
        }
        BoardFact::TokenMarked { spot: it, mark, .. } => {
            let args = Args::new()
                .text("spot", spot(localizer, game, it))
                .text("mark", token(localizer, mark));
            localizer.format("fact-board-token-marked", &args)
        }
        BoardFact::MarkedTokenMoved {
            spot: it, mark, to, ..
        } => {
            let args = Args::new()
                .text("spot", spot(localizer, game, it))
                .text("mark", token(localizer, mark));
            match to {
                Some(to) => localizer.format(
                    "fact-board-token-carried",
                    &args.text("to", spot(localizer, game, to)),
                ),
                None => localizer.format("fact-board-token-gone", &args),
            }
        }
        BoardFact::EffectIgnored { on, why } => {
            let args = Args::new().text(
                "why",
                localizer.text(&format!("idle-{}", why.id().replace('_', "-"))),
            );
            match on {
                Some(on) => localizer.format(
                    "fact-board-nothing",
                    &args.text("on", subject(localizer, game, on)),
                ),
                None => localizer.format("fact-board-nothing-at-all", &args),
            }
        }
        BoardFact::Explored { region: it, tile } => {
            let args = Args::new()
                .text("region", region(localizer, *it))
                .text("features", shown(localizer, &tile.features));
            localizer.format(
                "fact-board-explored",
                &args
                    .number("samples", tile.samples)
                    .number("pois", tile.pois),
            )
        }
        BoardFact::TileCorrected {
            region: it,
            features,
        } => {
            let args = Args::new()
                .text("region", region(localizer, *it))
                .text("features", shown(localizer, features));
            localizer.format("fact-board-tile-laid", &args)
        }
        BoardFact::TileRemoved { region: it } => localizer.format(
            "fact-board-tile-taken-up",
            &Args::new().text("region", region(localizer, *it)),
        ),
        BoardFact::ConditionDrawn { seat, condition } => {
            let args = Args::new()
                .text("name", name(localizer, &game.state().crew, *seat))
                .noun(localizer, "condition", *condition);
            localizer.format("fact-board-condition-drawn", &args)
        }
        BoardFact::RoverRolled { rover, wound } => {
            let args = Args::new()
                .text("rover", localizer.word(*rover))
                .text("wound", yes_no(*wound));
            localizer.format("fact-board-rover-rolled", &args)
        }
        BoardFact::OthersUnfed { count } => localizer.format(
            "fact-board-others-unfed",
            &Args::new().number("count", *count),
        ),
        BoardFact::WiltingAnswered { farm, stopped } => {
            let args = Args::new()
                .text("place", place(localizer, *farm))
                .text("stopped", yes_no(*stopped));
            localizer.format("fact-board-wilting-answered", &args)
        }
    }
}

/// A ROI tile in a line: its region, then its features.
pub fn tile(localizer: &Localizer, at: Region, features: &BTreeSet<Feature>) -> String {
    let args = Args::new()
        .text("region", region(localizer, at))
        .text("features", shown(localizer, features));
    localizer.say_attribute("command-lay-tile", "of", &args)
}

/// The features of a tile, in the middle of a sentence.
fn shown(localizer: &Localizer, features: &BTreeSet<Feature>) -> String {
    if features.is_empty() {
        localizer.text("board-no-features")
    } else {
        plan::features(localizer, features)
    }
}

/// What an effect will do on the board.
pub fn foreseen(localizer: &Localizer, game: &Game, fact: &BoardFact) -> String {
    match fact {
        BoardFact::Moved {
            spot: it, from, to, ..
        } => {
            let id = match it {
                BoardCounter::Upgrade(_) => "ahead-upgrade",
                BoardCounter::Part(..) if *to > 0 => "ahead-broken",
                BoardCounter::Part(..) => "ahead-repaired",
                BoardCounter::Tile(..)
                | BoardCounter::Condition(..)
                | BoardCounter::Built(_)
                | BoardCounter::Growth(..)
                    if *to > 0 =>
                {
                    "ahead-put"
                }
                BoardCounter::Tile(..)
                | BoardCounter::Condition(..)
                | BoardCounter::Built(_)
                | BoardCounter::Growth(..) => "ahead-gone",
                _ => "ahead-moved",
            };
            localizer.format(
                id,
                &changed(localizer, it, *from, *to).text("spot", spot(localizer, game, it)),
            )
        }
        BoardFact::TokenPut {
            stack: it, token, ..
        }
        | BoardFact::TokenTaken {
            stack: it, token, ..
        } => {
            let id = if matches!(fact, BoardFact::TokenPut { .. }) {
                "ahead-token-put"
            } else {
                "ahead-token-taken"
            };
            let said = localizer.format(
                id,
                &Args::new()
                    .text("stack", stack(localizer, game, it))
                    .noun(localizer, "token", *token),
            );
            let is_blocked =
                *token == Modifier::Blocked && matches!(fact, BoardFact::TokenPut { .. });
            let outcome = match it {
                TokenStack::Facility {
                    space: Space::Now, ..
                } if is_blocked => Some("ahead-blocked-facility"),
                TokenStack::Rover(_) if is_blocked => Some("ahead-blocked-rover"),
                _ => None,
            };
            said + &outcome
                .map(|id| format!(" {}", localizer.text(id)))
                .unwrap_or_default()
        }
        other => self::fact(localizer, game, other),
    }
}

fn subject(localizer: &Localizer, game: &Game, on: &EffectTarget) -> String {
    match on {
        EffectTarget::Counter(it) => spot(localizer, game, it),
        EffectTarget::Stack(it) => stack(localizer, game, it),
        EffectTarget::Place(it) => place(localizer, *it),
        EffectTarget::Seat(seat) => name(localizer, &game.state().crew, *seat),
    }
}
