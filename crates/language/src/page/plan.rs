//! Pages of planning and resolving in Full board mode.

use super::Page;
use super::step::{choice, mission_actions};
use crate::noun::capital;
use crate::{Args, Voice, board, fact_text, plan, quote};
use first_martians::Game;
use first_martians::board::{ActionDie, ActionKind, ActionRoll, Board, Feature, Obstacle, Pawn};
use first_martians::command::Command;
use first_martians::queries::planning::{free_pawns, idle_astronauts};
use first_martians::queries::quote::quote_planned;
use first_martians::queries::resolving::{AwaitedInput, awaited_input, mission_icons};
use first_martians::queries::skills::skills_for_reroll;
use first_martians::queries::warnings::{Warning, warnings};
use first_martians::state::ComponentSource;

/// The step Plan: the planned actions, their costs, what is missing.
pub(super) fn planning(voice: &Voice, game: &Game, board: &Board, page: &mut Page) {
    page.lines = (1..=2)
        .map(|number| voice.plain(&format!("plan-full-{number}")))
        .collect();
    for (index, planned) in board.plan.iter().enumerate() {
        let text = plan::planned(voice, game, planned);
        page.lines.push(voice.say(
            "plan-line",
            &Args::new().count("number", index + 1).text("planned", text),
        ));
        match quote_planned(game, index) {
            Ok(standing) => {
                page.lines.extend(quote::quote(voice, &standing.quote));
                page.lines.extend(
                    standing
                        .quote
                        .lines
                        .iter()
                        .map(|line| quote::reason_line(voice, game, line)),
                );
                page.lines
                    .extend(quote::red_parts(voice, game, &planned.kind));
                page.lines.push(quote::standing(voice, &standing));
                // Too few pawns: the previous line says so.
                let other = standing
                    .obstacles
                    .iter()
                    .filter(|lack| !matches!(lack, Obstacle::TooFewPawns { .. }));
                page.lines
                    .extend(other.map(|lack| quote::obstacle(voice, game, lack)));
                page.assumed |= standing.quote.assumed;
            }
            Err(obstacles) => page
                .lines
                .extend(obstacles.iter().map(|it| quote::obstacle(voice, game, it))),
        }
    }
    let free: Vec<String> = free_pawns(game)
        .iter()
        .map(|pawn| plan::pawn(voice, game, pawn))
        .collect();
    page.lines.push(if free.is_empty() {
        voice.plain("plan-none-free")
    } else {
        voice.say("plan-free", &Args::new().text("names", voice.list(&free)))
    });
    page.lines
        .extend(warnings_beside_quotes(voice, game, board));
    let idle: Vec<String> = idle_astronauts(game)
        .into_iter()
        .map(|seat| fact_text::name(voice, &game.state().crew, seat))
        .collect();
    if !idle.is_empty() {
        page.notes.insert(
            0,
            voice.say(
                "plan-idle",
                &Args::new()
                    .text("names", voice.list(&idle))
                    .count("count", idle.len()),
            ),
        );
    }
    page.notes.extend(
        game.state()
            .crew
            .seats()
            .filter_map(|seat| plan::heart_pawns(voice, game, seat)),
    );
    mission_actions(voice, game, page);
    page.button = Some(voice.plain("plan-declare"));
    page.next = voice.plain("plan-full-next");
}

/// What the plan is warned of, apart from what the lines of its actions and of the free pawns say.
fn warnings_beside_quotes(voice: &Voice, game: &Game, board: &Board) -> Vec<String> {
    let is_beside = |warning: &Warning| match warning {
        Warning::PawnsLeft { .. } | Warning::NotPossible { .. } => false,
        Warning::RoverTwice(_)
        | Warning::MedicPawns { .. }
        | Warning::TooManyAoms { .. }
        | Warning::BreaksPart { .. }
        | Warning::InVain { .. }
        | Warning::SparePawns { .. } => true,
    };
    let warnings = warnings(game).into_iter().filter(is_beside);
    warnings
        .flat_map(|it| quote::warning(voice, game, &board.plan, &it))
        .collect()
}

/// The step Resolve: the current action, who performs it, what it waits for.
pub(super) fn resolving(voice: &Voice, game: &Game, board: &Board, page: &mut Page) {
    // The app does what the notes of Story mode tell the players to do.
    page.notes = icon_notes(voice, game);
    let Some(action) = board.declared.first() else {
        page.heading = voice.plain("resolve-over-heading");
        page.lines = vec![voice.plain("resolve-over")];
        page.next = voice.plain("resolve-over-next");
        return;
    };
    page.heading = quote::action_name(voice, game, &action.planned.kind);
    page.button = None;
    let performer = capital(&fact_text::name_as_subject(
        voice,
        &game.state().crew,
        action.performer,
    ));
    let performer = Args::new().text("name", performer);
    page.lines = vec![match action.planned.pawns.first() {
        Some(Pawn::Aom(id)) => voice.say(
            "resolve-performer-aom",
            &performer.text("aom", fact_text::aom(voice, id)),
        ),
        Some(Pawn::Astronaut(_)) | None => voice.say("resolve-performer", &performer),
    }];
    let beside = plan::beside_performer(voice, game, &action.planned);
    if !beside.is_empty() {
        page.lines.push(voice.say(
            "resolve-beside",
            &Args::new().text("with", capital(&beside.join("; "))),
        ));
    }
    page.lines
        .extend(action.risks.iter().map(|&risk| quote::risk(voice, risk)));
    let left = board.declared.len() - 1;
    page.next = voice.say("resolve-next", &Args::new().count("count", left));
    match awaited_input(game) {
        Some(AwaitedInput::Sure) => {
            let sure = if matches!(action.planned.kind, ActionKind::RemoveShutdown(..)) {
                "resolve-front"
            } else {
                "resolve-sure"
            };
            page.lines.push(voice.plain(sure));
            page.button = Some(voice.plain("resolve-do"));
        }
        Some(AwaitedInput::Dice(kind)) => {
            page.lines
                .push(voice.say("resolve-dice", &Args::new().text("dice", voice.word(kind))));
            if action.success_die_only {
                page.lines.push(voice.plain("resolve-success-die"));
            }
            if action.reroll {
                page.lines.push(voice.plain("resolve-reroll"));
            }
            page.question = Some(voice.plain("resolve-shown"));
            page.options = dice(voice, action.success_die_only);
        }
        Some(AwaitedInput::Accept) => {
            if let Some(rolled) = action.rolled {
                let shown = plan::dice(voice, rolled, action.success_die_only);
                page.lines
                    .push(voice.say("resolve-lies", &Args::new().text("dice", shown)));
            }
            page.lines.push(voice.plain("resolve-anew"));
            page.options = dice(voice, action.success_die_only);
            if game.state().dice == ComponentSource::Digital {
                page.lines.push(voice.say(
                    "resolve-reroll-paid",
                    &Args::new().count("count", action.rerolls.into()),
                ));
                let dice = ActionDie::rolled(action.success_die_only)
                    .iter()
                    .filter(|_| action.rerolls > 0);
                page.options
                    .extend(dice.map(|&die| choice(voice, game, Command::RerollDie { die })));
                page.options.extend(
                    skills_for_reroll(game)
                        .into_iter()
                        .map(|command| choice(voice, game, command)),
                );
            }
            page.button = Some(voice.plain("resolve-accept"));
        }
        Some(AwaitedInput::Tile(region)) => {
            let args = Args::new()
                .text("region", board::region(voice, region))
                .number("ring", region.ring);
            page.lines.push(voice.say("resolve-tile", &args));
            let command = |features: &[Feature], samples, pois| Command::EnterTile {
                features: features.iter().copied().collect(),
                samples,
                pois,
            };
            let tiles = [
                command(&[], 0, 0),
                command(&[], 1, 0),
                command(&[Feature::ExtraPawn], 1, 0),
            ];
            page.options = tiles
                .into_iter()
                .map(|tile| choice(voice, game, tile))
                .collect();
        }
        Some(AwaitedInput::Front(place, resource)) => {
            let args = Args::new()
                .text("place", board::place(voice, place))
                .noun(voice, "resource", resource);
            page.lines.push(voice.say("resolve-front-seen", &args));
            page.options = (0..=4)
                .map(|needs| choice(voice, game, Command::EnterFront { needs }))
                .collect();
        }
        None => {}
    }
}

/// What the mission sheet says of the mission icons explored in this sol is for the crew to do.
pub(super) fn icon_notes(voice: &Voice, game: &Game) -> Vec<String> {
    let icons = mission_icons(game).into_iter();
    icons
        .map(|it| {
            voice.say(
                "resolve-mission-icon",
                &Args::new().text("region", board::region(voice, it)),
            )
        })
        .collect()
}

/// All combinations of faces.
fn dice(voice: &Voice, success_die_only: bool) -> Vec<(Command, String)> {
    let others: &[(bool, bool)] = if success_die_only {
        &[(false, false)]
    } else {
        &[(false, false), (true, false), (false, true), (true, true)]
    };
    let all = [true, false].into_iter().flat_map(|success| {
        others
            .iter()
            .map(move |&(wound, adventure)| (success, wound, adventure))
    });
    all.map(|(success, wound, adventure)| {
        let shown = plan::dice(
            voice,
            ActionRoll {
                success,
                wound,
                adventure,
            },
            success_die_only,
        );
        (
            Command::EnterDice {
                success,
                wound,
                adventure,
            },
            shown,
        )
    })
    .collect()
}
