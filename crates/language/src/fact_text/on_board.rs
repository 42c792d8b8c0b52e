//! Facts about the board, past and foreseen.

use std::collections::BTreeSet;

use crate::board::{changed, place, region, section, short_name, spot, stack, token};
use crate::common::{cause_text, name, with_name, yes_no};
use crate::{Args, Voice, plan};
use first_martians::Game;
use first_martians::board::{BoardCounter, BoardFact, EffectTarget, Feature, TokenStack};
use first_martians::vocabulary::{Modifier, Region, Space};

pub fn fact(voice: &Voice, game: &Game, fact: &BoardFact) -> String {
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
        | BoardFact::SpareBuilt { .. } => plan::fact(voice, game, fact),
        BoardFact::TrackingStarted { .. } => voice.plain("fact-board-kept"),
        BoardFact::TrackingStopped {} => voice.plain("fact-board-put-away"),
        BoardFact::SectionChecked { section: it } => voice.say(
            "fact-board-checked",
            &Args::new().text("section", section(voice, *it)),
        ),
        BoardFact::Moved {
            spot: it,
            from,
            to,
            cause,
        } => {
            let args = changed(voice, it, *from, *to)
                .text("spot", spot(voice, game, it))
                .text("cause", cause_text(voice, *cause));
            let args = match it {
                BoardCounter::Skill(seat, _) => with_name(
                    args.text("which", short_name(voice, it)),
                    voice,
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
            voice.say(id, &args)
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
                .text("stack", stack(voice, game, it))
                .noun(voice, "token", *token);
            voice.say(id, &args.text("cause", cause_text(voice, *cause)))
        }
        BoardFact::TokenMarked { spot: it, mark, .. } => {
            let args = Args::new()
                .text("spot", spot(voice, game, it))
                .text("mark", token(voice, mark));
            voice.say("fact-board-token-marked", &args)
        }
        BoardFact::MarkedTokenMoved {
            spot: it, mark, to, ..
        } => {
            let args = Args::new()
                .text("spot", spot(voice, game, it))
                .text("mark", token(voice, mark));
            match to {
                Some(to) => voice.say(
                    "fact-board-token-carried",
                    &args.text("to", spot(voice, game, to)),
                ),
                None => voice.say("fact-board-token-gone", &args),
            }
        }
        BoardFact::EffectIgnored { on, why } => {
            let args = Args::new().text(
                "why",
                voice.plain(&format!("idle-{}", why.id().replace('_', "-"))),
            );
            match on {
                Some(on) => voice.say(
                    "fact-board-nothing",
                    &args.text("on", subject(voice, game, on)),
                ),
                None => voice.say("fact-board-nothing-at-all", &args),
            }
        }
        BoardFact::Explored { region: it, tile } => {
            let args = Args::new()
                .text("region", region(voice, *it))
                .text("features", shown(voice, &tile.features));
            voice.say(
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
                .text("region", region(voice, *it))
                .text("features", shown(voice, features));
            voice.say("fact-board-tile-laid", &args)
        }
        BoardFact::TileRemoved { region: it } => voice.say(
            "fact-board-tile-taken-up",
            &Args::new().text("region", region(voice, *it)),
        ),
        BoardFact::ConditionDrawn { seat, condition } => {
            let args = Args::new()
                .text("name", name(voice, &game.state().crew, *seat))
                .noun(voice, "condition", *condition);
            voice.say("fact-board-condition-drawn", &args)
        }
        BoardFact::RoverRolled { rover, wound } => {
            let args = Args::new()
                .text("rover", voice.word(*rover))
                .text("wound", yes_no(*wound));
            voice.say("fact-board-rover-rolled", &args)
        }
        BoardFact::OthersUnfed { count } => voice.say(
            "fact-board-others-unfed",
            &Args::new().number("count", *count),
        ),
        BoardFact::WiltingAnswered { farm, stopped } => {
            let args = Args::new()
                .text("place", place(voice, *farm))
                .text("stopped", yes_no(*stopped));
            voice.say("fact-board-wilting-answered", &args)
        }
    }
}

/// A ROI tile in a line: its region, then its features.
pub fn tile(voice: &Voice, at: Region, features: &BTreeSet<Feature>) -> String {
    let args = Args::new()
        .text("region", region(voice, at))
        .text("features", shown(voice, features));
    voice.say_attribute("command-lay-tile", "of", &args)
}

/// The features of a tile, in the middle of a sentence.
fn shown(voice: &Voice, features: &BTreeSet<Feature>) -> String {
    if features.is_empty() {
        voice.plain("board-no-features")
    } else {
        plan::features(voice, features)
    }
}

/// What an effect will do on the board.
pub fn foreseen(voice: &Voice, game: &Game, fact: &BoardFact) -> String {
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
            voice.say(
                id,
                &changed(voice, it, *from, *to).text("spot", spot(voice, game, it)),
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
            let said = voice.say(
                id,
                &Args::new()
                    .text("stack", stack(voice, game, it))
                    .noun(voice, "token", *token),
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
                .map(|id| format!(" {}", voice.plain(id)))
                .unwrap_or_default()
        }
        other => self::fact(voice, game, other),
    }
}

fn subject(voice: &Voice, game: &Game, on: &EffectTarget) -> String {
    match on {
        EffectTarget::Counter(it) => spot(voice, game, it),
        EffectTarget::Stack(it) => stack(voice, game, it),
        EffectTarget::Place(it) => place(voice, *it),
        EffectTarget::Seat(seat) => name(voice, &game.state().crew, *seat),
    }
}
