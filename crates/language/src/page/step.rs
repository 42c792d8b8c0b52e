//! Pages of the steps.

use super::{Page, blank, common_args, upkeep};
use crate::{
    Args, Localizer, fact_text, instruction, numbers, overview, standing,
    threshold as own_threshold,
};
use first_martians::Game;
use first_martians::command::Command;
use first_martians::mission::{Objective, ObjectiveKind, SheetValue};
use first_martians::my_box::BoxGroup;
use first_martians::queries::planning::aoms;
use first_martians::queries::upgrade_cards::{drawable_upgrades, upgrades_to_draw};
use first_martians::queries::upkeep::{AfterCleanUp, threshold};
use first_martians::state::{Card, CardKind, ComponentSource, Face, Outcome, Step, TRACK_TOP};
use first_martians::vocabulary::Block;

pub(super) fn page(localizer: &Localizer, game: &Game) -> Page {
    let state = game.state();
    let step = &state.step;
    let args = common_args(localizer, state);
    let args = args.number("threshold", game.threshold().unwrap_or(0));
    let args = if let Step::RaiseTrack { block } = step {
        args.noun(localizer, "block", *block)
            .noun(localizer, "next", block.next())
    } else {
        args
    };
    let mut page = blank(localizer, game, step.id(), &args);
    match step {
        Step::Crew => crew(localizer, game, &mut page),
        Step::Sheet => sheet(localizer, game, &mut page),
        Step::Lay => {
            page.lines = overview::set_up_steps(localizer, game);
            page.assumed = any_assumed(game);
            if state.board_state().is_some() {
                lay_full_board(localizer, game, &mut page);
            }
        }
        Step::RaiseTrack { block } => page.lines = raise(localizer, game, *block, &args),
        Step::Morale => page.lines = morale(localizer, game, &args),
        Step::WorkingBlock => {
            page.assumed = game.mission().game_box.is_assumed(BoxGroup::Penalties);
            let acts = game.standing().any(|rule| !rule.each_sol.is_empty());
            if acts || !game.mission().sheet.production.is_empty() {
                page.next = localizer.text("next-mission-rules");
            }
        }
        Step::MissionRules => {
            let card = Card::new(CardKind::Mission, &game.mission().sheet.id, Face::Story);
            page.lines = instruction::effects(
                localizer,
                game,
                &game.mission().sheet.production,
                None,
                &card,
            );
        }
        Step::Plan => match state.board.as_ref().filter(|board| board.full) {
            Some(board) => super::plan::planning(localizer, game, board, &mut page),
            None => plan(localizer, game, &mut page),
        },
        Step::Resolve => match state.board.as_ref().filter(|board| board.full) {
            Some(board) => super::plan::resolving(localizer, game, board, &mut page),
            None => reported_actions(localizer, game, &mut page),
        },
        Step::MalfunctionDice { pool } => dice(localizer, game, pool, &mut page),
        Step::Penalties { rolled } => {
            let rolled = if rolled.is_empty() {
                localizer.text("penalties-none")
            } else {
                localizer.format(
                    "penalties-rolled",
                    &Args::new().text("numbers", fact_text::by_block(localizer, rolled)),
                )
            };
            let tracks = Args::new().text("numbers", fact_text::by_block(localizer, &state.tracks));
            page.lines
                .extend([rolled, localizer.format("penalties-tracks", &tracks)]);
        }
        Step::MalfunctionCards => {
            let full = Block::ALL
                .iter()
                .copied()
                .filter(|&block| state.track(block) >= TRACK_TOP);
            page.options = full
                .map(|block| choice(localizer, game, Command::ResolveTrack { block }))
                .collect();
        }
        Step::CleanUp => clean_up(localizer, game, &args, &mut page),
        Step::Threshold => {
            if let Some(rule) = own_threshold::of(localizer, game) {
                page.lines = vec![localizer.format("threshold-count", &rule)];
                page.notes.clear();
                page.question = Some(localizer.format("condition-question", &rule));
            }
            let counted = threshold(game).map(|it| it.met);
            let answers = [true, false]
                .into_iter()
                .filter(|met| counted.is_none_or(|it| it == *met));
            page.options = answers
                .map(|met| choice(localizer, game, Command::AnswerThreshold { met }))
                .collect();
            page.assumed = game.is_assumed(SheetValue::Threshold);
        }
        Step::End => end(localizer, game, &mut page),
        Step::FollowUps
        | Step::MissionEvent
        | Step::Oxygen
        | Step::Energy
        | Step::Farm
        | Step::Stress => {}
    }
    upkeep::fill(localizer, game, &mut page);
    let rules = standing::acting(localizer, game);
    page.due.extend(rules.iter().cloned());
    page.notes = rules.into_iter().chain(page.notes).collect();
    page
}

pub(super) fn choice(localizer: &Localizer, game: &Game, command: Command) -> (Command, String) {
    let label = fact_text::complete_command_label(localizer, game, &command);
    (command, label)
}

fn any_assumed(game: &Game) -> bool {
    SheetValue::ALL.iter().any(|&value| game.is_assumed(value))
}

fn crew(localizer: &Localizer, game: &Game, page: &mut Page) {
    let crew = &game.state().crew;
    match (crew.players, crew.aoms_to_pick()) {
        // Notes come after what is chosen: a line that comes with the number of players moves nothing.
        (1, _) => page.notes.push(localizer.text("crew-aoms-solo")),
        (_, 0) => {}
        (_, count) => page
            .notes
            .push(localizer.format("crew-aoms", &Args::new().count("count", count))),
    }
}

fn sheet(localizer: &Localizer, game: &Game, page: &mut Page) {
    page.assumed = any_assumed(game);
    // Without an assumed number there is nothing to compare with a printed sheet.
    page.lines = vec![localizer.text(if page.assumed {
        "sheet-printed"
    } else {
        "sheet-own"
    })];
    if page.assumed {
        page.notes.push(localizer.text("sheet-assumed-note"));
    }
}

/// The note that says how many Upgrade cards are still to be marked as drawn, if any.
pub fn missing_upgrades(localizer: &Localizer, game: &Game) -> Option<String> {
    let left = upgrades_to_draw(game).saturating_sub(game.state().upgrade_cards.len());
    (left > 0).then(|| localizer.format("lay-upgrades-missing", &Args::new().count("count", left)))
}

/// What the app must know of the table before the first sol: Upgrade cards and operators.
fn lay_full_board(localizer: &Localizer, game: &Game, page: &mut Page) {
    let state = game.state();
    let missing = missing_upgrades(localizer, game);
    let is_missing = missing.is_some();
    page.notes.extend(missing);
    if is_missing && state.cards == ComponentSource::Digital {
        page.options
            .push(choice(localizer, game, Command::DealUpgrades {}));
    }
    let cards =
        drawable_upgrades(game).map(|upgrade| (state.upgrade_cards.contains(&upgrade), upgrade));
    let cards = cards.filter(|(used, _)| *used || is_missing);
    page.options.extend(cards.map(|(used, upgrade)| {
        choice(
            localizer,
            game,
            Command::SetUpgrade {
                upgrade,
                used: !used,
            },
        )
    }));
    let operators = state.board.as_ref().map(|board| &board.operators);
    for aom in aoms(game) {
        let now = operators.and_then(|it| it.get(&aom)).copied().unwrap_or(0);
        let args = Args::new()
            .text("aom", fact_text::aom(localizer, &aom))
            .text("name", fact_text::name(localizer, &state.crew, now));
        page.notes.push(localizer.format("lay-operator", &args));
        let others = state.crew.seats().filter(|&seat| seat != now);
        page.options.extend(others.map(|seat| {
            choice(
                localizer,
                game,
                Command::SetOperator {
                    aom: aom.clone(),
                    seat,
                },
            )
        }));
    }
}

fn raise(localizer: &Localizer, game: &Game, block: Block, args: &Args) -> Vec<String> {
    let from = game.state().track(block);
    if from >= TRACK_TOP {
        return vec![localizer.format("raise-stays", args)];
    }
    let moved = args.clone().text("change", numbers::change(from, from + 1));
    let mut lines = vec![localizer.format("raise-line", &moved)];
    if from + 1 == TRACK_TOP {
        lines.push(localizer.format("raise-full", args));
    }
    lines
}

fn morale(localizer: &Localizer, game: &Game, args: &Args) -> Vec<String> {
    let morale = game.state().morale;
    let args = args.clone().number("count", morale.unsigned_abs());
    match morale {
        0 => vec![localizer.format("morale-zero", &args)],
        1.. => vec![localizer.format("morale-more", &args)],
        _ => vec![
            localizer.format("morale-less", &args),
            localizer.format("morale-missing", &args),
        ],
    }
}

fn plan(localizer: &Localizer, game: &Game, page: &mut Page) {
    for event in overview::open_events(localizer, game) {
        let args = Args::new()
            .text("title", event.title)
            .text("cost", event.cost)
            .number("sols", event.sols_left);
        page.notes.push(localizer.format("plan-event", &args));
    }
    mission_actions(localizer, game, page);
    if game.state().crew.players == 1 {
        page.notes.push(localizer.text("plan-solo"));
    }
}

/// The actions of the mission with what they take and do: in every sol, since each plan is made of them.
pub(super) fn mission_actions(localizer: &Localizer, game: &Game, page: &mut Page) {
    for action in overview::mission_actions(localizer, game) {
        page.assumed |= action.assumed;
        let line = action.whole(localizer);
        page.due.push(line.clone());
        page.notes.push(line);
    }
}

/// The actions of the mission by the numbers under which they are reported.
fn reported_actions(localizer: &Localizer, game: &Game, page: &mut Page) {
    for action in overview::mission_actions(localizer, game) {
        let args = Args::new()
            .count("number", action.number)
            .text("title", action.title)
            .text("does", action.does.join(" "));
        let line = localizer.format("resolve-action", &args);
        page.due.push(line.clone());
        page.notes.push(line);
    }
    // What is left out of a report is lost, so what can be reported in this sol is told in every sol.
    let (events, actions) = (
        !game.state().open_events.is_empty(),
        game.known_actions().next().is_some(),
    );
    let lines = [(events, page.lines.first()), (actions, page.lines.last())];
    page.due.extend(
        lines
            .into_iter()
            .filter(|(due, _)| *due)
            .filter_map(|(_, line)| line.cloned()),
    );
}

fn dice(localizer: &Localizer, game: &Game, pool: &[Block], page: &mut Page) {
    let (state, sheet) = (game.state(), game.sheet());
    if pool.is_empty() {
        page.lines.push(localizer.text("dice-none"));
    } else {
        for block in pool {
            let why = match (sheet.rolls(*block, state.sol), state.red.contains(block)) {
                (true, true) => "dice-why-both",
                (false, true) => "dice-why-box",
                (true, false) => "dice-why-sheet",
                (false, false) => "dice-why-rule",
            };
            let args = Args::new()
                .text("block", block.id())
                .text("why", localizer.text(why));
            page.lines.push(localizer.format("dice-die", &args));
        }
        page.lines.push(
            localizer.format(
                "dice-roll",
                &Args::new()
                    .text("dice", state.dice.id())
                    .count("count", pool.len()),
            ),
        );
    }
    let faces = state.dice == ComponentSource::Digital
        && game
            .mission()
            .game_box
            .is_assumed(BoxGroup::MalfunctionDice);
    page.assumed = faces || game.is_assumed(SheetValue::Dice);
}

fn clean_up(localizer: &Localizer, game: &Game, args: &Args, page: &mut Page) {
    let after = AfterCleanUp::of(game);
    page.assumed = after == AfterCleanUp::OutOfTime && game.is_assumed(SheetValue::Sols);
    let (lines, next, button): (&[&str], _, _) = match after {
        AfterCleanUp::NextSol => (
            &["clean-up-first-player", "clean-up-sol"],
            "clean-up-next",
            "to",
        ),
        AfterCleanUp::Threshold => (
            &["clean-up-threshold"],
            "clean-up-next-threshold",
            "threshold",
        ),
        AfterCleanUp::Won => (&["clean-up-won"], "clean-up-next-last", "won"),
        AfterCleanUp::OutOfTime => (&["clean-up-last"], "clean-up-next-last", "last"),
    };
    let own = own_threshold::of(localizer, game).filter(|_| after == AfterCleanUp::Threshold);
    match own {
        Some(rule) => page
            .lines
            .push(localizer.format("clean-up-threshold-counted", &rule)),
        None => page
            .lines
            .extend(lines.iter().map(|id| localizer.format(id, args))),
    }
    page.next = localizer.format(next, args);
    let sol = Args::new().number("sol", i64::from(game.state().sol) + 1);
    page.button = Some(localizer.say_attribute("command-next-sol", button, &sol));
}

/// Of objectives of which one is enough, one is counted: that which is met, or else the first.
fn stands_for_its_group(game: &Game, objective: &Objective) -> bool {
    let is_met = |it: &&Objective| {
        game.state()
            .objectives
            .get(&it.id)
            .is_some_and(|state| state.met.is_some())
    };
    let group = || {
        game.mission()
            .sheet
            .objectives
            .iter()
            .filter(|it| it.either == objective.either)
    };
    objective.either.is_none()
        || group()
            .find(is_met)
            .or_else(|| group().next())
            .is_some_and(|it| it.id == objective.id)
}

fn end(localizer: &Localizer, game: &Game, page: &mut Page) {
    let state = game.state();
    page.card = state.ending.as_ref().map(|ending| {
        overview::card_text(
            localizer,
            game,
            &Card::new(CardKind::Ending, ending, Face::Story),
        )
    });
    if let Some(outcome) = &state.outcome {
        page.lines
            .push(fact_text::outcome(localizer, game, outcome));
    }
    for (optional, id) in [(false, "end-objectives"), (true, "end-optional")] {
        let of_kind = game
            .mission()
            .sheet
            .objectives
            .iter()
            .filter(|it| (it.kind == ObjectiveKind::Optional) == optional);
        let of_kind = of_kind.filter(|it| stands_for_its_group(game, it));
        // Hidden ones that never appeared are not counted.
        let known: Vec<_> = of_kind
            .filter_map(|it| state.objectives.get(&it.id))
            .filter(|it| !optional || it.shown)
            .collect();
        let met = known.iter().filter(|it| it.met.is_some()).count();
        if !known.is_empty() {
            page.lines.push(
                localizer.format(id, &Args::new().count("met", met).count("all", known.len())),
            );
        }
    }
    // A typed sheet has no words of its own that say what was missing.
    let asked = overview::mission_log(localizer, game)
        .into_iter()
        .filter(|line| line.asks.is_some());
    page.lines
        .extend(asked.map(|line| line.with_state(localizer)));
    let args = Args::new()
        .number("sols", state.sol)
        .number("of", game.sheet().sols());
    page.lines.push(localizer.format("end-sols", &args));
    page.assumed = matches!(
        state.outcome,
        Some(Outcome::OutOfTime | Outcome::OverThreshold)
    ) && game.is_assumed(SheetValue::Sols);
}
