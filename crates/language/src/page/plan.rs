//! Pages of planning and resolving in Full board mode.

use super::Page;
use super::step::{choice, mission_actions};
use crate::noun::capital;
use crate::{Args, Localizer, board, fact_text, plan, quote};
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
pub(super) fn planning(localizer: &Localizer, game: &Game, board: &Board, page: &mut Page) {
    page.lines = (1..=2)
        .map(|number| localizer.text(&format!("plan-full-{number}")))
        .collect();
    for (index, planned) in board.plan.iter().enumerate() {
        let text = plan::planned(localizer, game, planned);
        page.lines.push(localizer.format(
            "plan-line",
            &Args::new().count("number", index + 1).text("planned", text),
        ));
        match quote_planned(game, index) {
            Ok(standing) => {
                page.lines.extend(quote::quote(localizer, &standing.quote));
                page.lines.extend(
                    standing
                        .quote
                        .lines
                        .iter()
                        .map(|line| quote::reason_line(localizer, game, line)),
                );
                page.lines
                    .extend(quote::red_parts(localizer, game, &planned.kind));
                page.lines.push(quote::standing(localizer, &standing));
                // Too few pawns: the previous line says so.
                let other = standing
                    .obstacles
                    .iter()
                    .filter(|lack| !matches!(lack, Obstacle::TooFewPawns { .. }));
                page.lines
                    .extend(other.map(|lack| quote::obstacle(localizer, game, lack)));
                page.assumed |= standing.quote.assumed;
            }
            Err(obstacles) => page.lines.extend(
                obstacles
                    .iter()
                    .map(|it| quote::obstacle(localizer, game, it)),
            ),
        }
    }
    let free: Vec<String> = free_pawns(game)
        .iter()
        .map(|pawn| plan::pawn(localizer, game, pawn))
        .collect();
    page.lines.push(if free.is_empty() {
        localizer.text("plan-none-free")
    } else {
        localizer.format(
            "plan-free",
            &Args::new().text("names", localizer.list(&free)),
        )
    });
    page.lines
        .extend(warnings_beside_quotes(localizer, game, board));
    let idle: Vec<String> = idle_astronauts(game)
        .into_iter()
        .map(|seat| fact_text::name(localizer, &game.state().crew, seat))
        .collect();
    if !idle.is_empty() {
        page.notes.insert(
            0,
            localizer.format(
                "plan-idle",
                &Args::new()
                    .text("names", localizer.list(&idle))
                    .count("count", idle.len()),
            ),
        );
    }
    page.notes.extend(
        game.state()
            .crew
            .seats()
            .filter_map(|seat| plan::heart_pawns(localizer, game, seat)),
    );
    mission_actions(localizer, game, page);
    page.button = Some(localizer.text("plan-declare"));
    page.next = localizer.text("plan-full-next");
}

/// What the plan is warned of, apart from what the lines of its actions and of the free pawns say.
fn warnings_beside_quotes(localizer: &Localizer, game: &Game, board: &Board) -> Vec<String> {
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
        .flat_map(|it| quote::warning(localizer, game, &board.plan, &it))
        .collect()
}

/// The step Resolve: the current action, who performs it, what it waits for.
pub(super) fn resolving(localizer: &Localizer, game: &Game, board: &Board, page: &mut Page) {
    // The app does what the notes of Story mode tell the players to do.
    page.notes = icon_notes(localizer, game);
    let Some(action) = board.declared.first() else {
        page.heading = localizer.text("resolve-over-heading");
        page.lines = vec![localizer.text("resolve-over")];
        page.next = localizer.text("resolve-over-next");
        return;
    };
    page.heading = quote::action_name(localizer, game, &action.planned.kind);
    page.button = None;
    let performer = capital(&fact_text::name_as_subject(
        localizer,
        &game.state().crew,
        action.performer,
    ));
    let performer = Args::new().text("name", performer);
    page.lines = vec![match action.planned.pawns.first() {
        Some(Pawn::Aom(id)) => localizer.format(
            "resolve-performer-aom",
            &performer.text("aom", fact_text::aom(localizer, id)),
        ),
        Some(Pawn::Astronaut(_)) | None => localizer.format("resolve-performer", &performer),
    }];
    let beside = plan::beside_performer(localizer, game, &action.planned);
    if !beside.is_empty() {
        page.lines.push(localizer.format(
            "resolve-beside",
            &Args::new().text("with", capital(&beside.join("; "))),
        ));
    }
    page.lines.extend(
        action
            .risks
            .iter()
            .map(|&risk| quote::risk(localizer, risk)),
    );
    let left = board.declared.len() - 1;
    page.next = localizer.format("resolve-next", &Args::new().count("count", left));
    match awaited_input(game) {
        Some(AwaitedInput::Sure) => {
            let sure = if matches!(action.planned.kind, ActionKind::RemoveShutdown(..)) {
                "resolve-front"
            } else {
                "resolve-sure"
            };
            page.lines.push(localizer.text(sure));
            page.button = Some(localizer.text("resolve-do"));
        }
        Some(AwaitedInput::Dice(kind)) => {
            page.lines.push(localizer.format(
                "resolve-dice",
                &Args::new().text("dice", localizer.word(kind)),
            ));
            if action.success_die_only {
                page.lines.push(localizer.text("resolve-success-die"));
            }
            if action.reroll {
                page.lines.push(localizer.text("resolve-reroll"));
            }
            page.question = Some(localizer.text("resolve-shown"));
            page.options = dice(localizer, action.success_die_only);
        }
        Some(AwaitedInput::Accept) => {
            if let Some(rolled) = action.rolled {
                let shown = plan::dice(localizer, rolled, action.success_die_only);
                page.lines
                    .push(localizer.format("resolve-lies", &Args::new().text("dice", shown)));
            }
            page.lines.push(localizer.text("resolve-anew"));
            page.options = dice(localizer, action.success_die_only);
            if game.state().dice == ComponentSource::Digital {
                page.lines.push(localizer.format(
                    "resolve-reroll-paid",
                    &Args::new().count("count", action.rerolls.into()),
                ));
                let dice = ActionDie::rolled(action.success_die_only)
                    .iter()
                    .filter(|_| action.rerolls > 0);
                page.options
                    .extend(dice.map(|&die| choice(localizer, game, Command::RerollDie { die })));
                page.options.extend(
                    skills_for_reroll(game)
                        .into_iter()
                        .map(|command| choice(localizer, game, command)),
                );
            }
            page.button = Some(localizer.text("resolve-accept"));
        }
        Some(AwaitedInput::Tile(region)) => {
            let args = Args::new()
                .text("region", board::region(localizer, region))
                .number("ring", region.ring);
            page.lines.push(localizer.format("resolve-tile", &args));
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
                .map(|tile| choice(localizer, game, tile))
                .collect();
        }
        Some(AwaitedInput::Front(place, resource)) => {
            let args = Args::new()
                .text("place", board::place(localizer, place))
                .noun(localizer, "resource", resource);
            page.lines
                .push(localizer.format("resolve-front-seen", &args));
            page.options = (0..=4)
                .map(|needs| choice(localizer, game, Command::EnterFront { needs }))
                .collect();
        }
        None => {}
    }
}

/// What the mission sheet says of the mission icons explored in this sol is for the crew to do.
pub(super) fn icon_notes(localizer: &Localizer, game: &Game) -> Vec<String> {
    let icons = mission_icons(game).into_iter();
    icons
        .map(|it| {
            localizer.format(
                "resolve-mission-icon",
                &Args::new().text("region", board::region(localizer, it)),
            )
        })
        .collect()
}

/// All combinations of faces.
fn dice(localizer: &Localizer, success_die_only: bool) -> Vec<(Command, String)> {
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
            localizer,
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
