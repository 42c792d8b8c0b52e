//! Pages of the steps.

use super::{Page, blank, common_args, upkeep};
use crate::{
    Args, Voice, fact_text, instruction, numbers, overview, standing, threshold as own_threshold,
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

pub(super) fn page(voice: &Voice, game: &Game) -> Page {
    let state = game.state();
    let step = &state.step;
    let args = common_args(voice, state);
    let args = args.number("threshold", game.threshold().unwrap_or(0));
    let args = if let Step::RaiseTrack { block } = step {
        args.noun(voice, "block", *block)
            .noun(voice, "next", block.next())
    } else {
        args
    };
    let mut page = blank(voice, game, step.id(), &args);
    match step {
        Step::Crew => crew(voice, game, &mut page),
        Step::Sheet => sheet(voice, game, &mut page),
        Step::Lay => {
            page.lines = overview::set_up_steps(voice, game);
            page.assumed = any_assumed(game);
            if state.board_state().is_some() {
                lay_full_board(voice, game, &mut page);
            }
        }
        Step::RaiseTrack { block } => page.lines = raise(voice, game, *block, &args),
        Step::Morale => page.lines = morale(voice, game, &args),
        Step::WorkingBlock => {
            page.assumed = game.mission().game_box.is_assumed(BoxGroup::Penalties);
            let acts = game.standing().any(|rule| !rule.each_sol.is_empty());
            if acts || !game.mission().sheet.production.is_empty() {
                page.next = voice.plain("next-mission-rules");
            }
        }
        Step::MissionRules => {
            let card = Card::new(CardKind::Mission, &game.mission().sheet.id, Face::Story);
            page.lines =
                instruction::effects(voice, game, &game.mission().sheet.production, None, &card);
        }
        Step::Plan => match state.board.as_ref().filter(|board| board.full) {
            Some(board) => super::plan::planning(voice, game, board, &mut page),
            None => plan(voice, game, &mut page),
        },
        Step::Resolve => match state.board.as_ref().filter(|board| board.full) {
            Some(board) => super::plan::resolving(voice, game, board, &mut page),
            None => reported_actions(voice, game, &mut page),
        },
        Step::MalfunctionDice { pool } => dice(voice, game, pool, &mut page),
        Step::Penalties { rolled } => {
            let rolled = if rolled.is_empty() {
                voice.plain("penalties-none")
            } else {
                voice.say(
                    "penalties-rolled",
                    &Args::new().text("numbers", fact_text::by_block(voice, rolled)),
                )
            };
            let tracks = Args::new().text("numbers", fact_text::by_block(voice, &state.tracks));
            page.lines
                .extend([rolled, voice.say("penalties-tracks", &tracks)]);
        }
        Step::MalfunctionCards => {
            let full = Block::ALL
                .iter()
                .copied()
                .filter(|&block| state.track(block) >= TRACK_TOP);
            page.options = full
                .map(|block| choice(voice, game, Command::ResolveTrack { block }))
                .collect();
        }
        Step::CleanUp => clean_up(voice, game, &args, &mut page),
        Step::Threshold => {
            if let Some(rule) = own_threshold::of(voice, game) {
                page.lines = vec![voice.say("threshold-count", &rule)];
                page.notes.clear();
                page.question = Some(voice.say("condition-question", &rule));
            }
            let counted = threshold(game).map(|it| it.met);
            let answers = [true, false]
                .into_iter()
                .filter(|met| counted.is_none_or(|it| it == *met));
            page.options = answers
                .map(|met| choice(voice, game, Command::AnswerThreshold { met }))
                .collect();
            page.assumed = game.is_assumed(SheetValue::Threshold);
        }
        Step::End => end(voice, game, &mut page),
        Step::FollowUps
        | Step::MissionEvent
        | Step::Oxygen
        | Step::Energy
        | Step::Farm
        | Step::Stress => {}
    }
    upkeep::fill(voice, game, &mut page);
    let rules = standing::acting(voice, game);
    page.due.extend(rules.iter().cloned());
    page.notes = rules.into_iter().chain(page.notes).collect();
    page
}

pub(super) fn choice(voice: &Voice, game: &Game, command: Command) -> (Command, String) {
    let label = fact_text::complete_command_label(voice, game, &command);
    (command, label)
}

fn any_assumed(game: &Game) -> bool {
    SheetValue::ALL.iter().any(|&value| game.is_assumed(value))
}

fn crew(voice: &Voice, game: &Game, page: &mut Page) {
    let crew = &game.state().crew;
    match (crew.players, crew.aoms_to_pick()) {
        // Notes come after what is chosen: a line that comes with the number of players moves nothing.
        (1, _) => page.notes.push(voice.plain("crew-aoms-solo")),
        (_, 0) => {}
        (_, count) => page
            .notes
            .push(voice.say("crew-aoms", &Args::new().count("count", count))),
    }
}

fn sheet(voice: &Voice, game: &Game, page: &mut Page) {
    page.assumed = any_assumed(game);
    // Without an assumed number there is nothing to compare with a printed sheet.
    page.lines = vec![voice.plain(if page.assumed {
        "sheet-printed"
    } else {
        "sheet-own"
    })];
    if page.assumed {
        page.notes.push(voice.plain("sheet-assumed-note"));
    }
}

/// The note that says how many Upgrade cards are still to be marked as drawn, if any.
pub fn missing_upgrades(voice: &Voice, game: &Game) -> Option<String> {
    let left = upgrades_to_draw(game).saturating_sub(game.state().upgrade_cards.len());
    (left > 0).then(|| voice.say("lay-upgrades-missing", &Args::new().count("count", left)))
}

/// What the app must know of the table before the first sol: Upgrade cards and operators.
fn lay_full_board(voice: &Voice, game: &Game, page: &mut Page) {
    let state = game.state();
    let missing = missing_upgrades(voice, game);
    let is_missing = missing.is_some();
    page.notes.extend(missing);
    if is_missing && state.cards == ComponentSource::Digital {
        page.options
            .push(choice(voice, game, Command::DealUpgrades {}));
    }
    let cards =
        drawable_upgrades(game).map(|upgrade| (state.upgrade_cards.contains(&upgrade), upgrade));
    let cards = cards.filter(|(used, _)| *used || is_missing);
    page.options.extend(cards.map(|(used, upgrade)| {
        choice(
            voice,
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
            .text("aom", fact_text::aom(voice, &aom))
            .text("name", fact_text::name(voice, &state.crew, now));
        page.notes.push(voice.say("lay-operator", &args));
        let others = state.crew.seats().filter(|&seat| seat != now);
        page.options.extend(others.map(|seat| {
            choice(
                voice,
                game,
                Command::SetOperator {
                    aom: aom.clone(),
                    seat,
                },
            )
        }));
    }
}

fn raise(voice: &Voice, game: &Game, block: Block, args: &Args) -> Vec<String> {
    let from = game.state().track(block);
    if from >= TRACK_TOP {
        return vec![voice.say("raise-stays", args)];
    }
    let moved = args.clone().text("change", numbers::change(from, from + 1));
    let mut lines = vec![voice.say("raise-line", &moved)];
    if from + 1 == TRACK_TOP {
        lines.push(voice.say("raise-full", args));
    }
    lines
}

fn morale(voice: &Voice, game: &Game, args: &Args) -> Vec<String> {
    let morale = game.state().morale;
    let args = args.clone().number("count", morale.unsigned_abs());
    match morale {
        0 => vec![voice.say("morale-zero", &args)],
        1.. => vec![voice.say("morale-more", &args)],
        _ => vec![
            voice.say("morale-less", &args),
            voice.say("morale-missing", &args),
        ],
    }
}

fn plan(voice: &Voice, game: &Game, page: &mut Page) {
    for event in overview::open_events(voice, game) {
        let args = Args::new()
            .text("title", event.title)
            .text("cost", event.cost)
            .number("sols", event.sols_left);
        page.notes.push(voice.say("plan-event", &args));
    }
    mission_actions(voice, game, page);
    if game.state().crew.players == 1 {
        page.notes.push(voice.plain("plan-solo"));
    }
}

/// The actions of the mission with what they take and do: in every sol, since each plan is made of them.
pub(super) fn mission_actions(voice: &Voice, game: &Game, page: &mut Page) {
    for action in overview::mission_actions(voice, game) {
        page.assumed |= action.assumed;
        let line = action.whole(voice);
        page.due.push(line.clone());
        page.notes.push(line);
    }
}

/// The actions of the mission by the numbers under which they are reported.
fn reported_actions(voice: &Voice, game: &Game, page: &mut Page) {
    for action in overview::mission_actions(voice, game) {
        let args = Args::new()
            .count("number", action.number)
            .text("title", action.title)
            .text("does", action.does.join(" "));
        let line = voice.say("resolve-action", &args);
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

fn dice(voice: &Voice, game: &Game, pool: &[Block], page: &mut Page) {
    let (state, sheet) = (game.state(), game.sheet());
    if pool.is_empty() {
        page.lines.push(voice.plain("dice-none"));
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
                .text("why", voice.plain(why));
            page.lines.push(voice.say("dice-die", &args));
        }
        page.lines.push(
            voice.say(
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

fn clean_up(voice: &Voice, game: &Game, args: &Args, page: &mut Page) {
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
    let own = own_threshold::of(voice, game).filter(|_| after == AfterCleanUp::Threshold);
    match own {
        Some(rule) => page
            .lines
            .push(voice.say("clean-up-threshold-counted", &rule)),
        None => page
            .lines
            .extend(lines.iter().map(|id| voice.say(id, args))),
    }
    page.next = voice.say(next, args);
    let sol = Args::new().number("sol", i64::from(game.state().sol) + 1);
    page.button = Some(voice.say_attribute("command-next-sol", button, &sol));
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

fn end(voice: &Voice, game: &Game, page: &mut Page) {
    let state = game.state();
    page.card = state.ending.as_ref().map(|ending| {
        overview::card_text(
            voice,
            game,
            &Card::new(CardKind::Ending, ending, Face::Story),
        )
    });
    if let Some(outcome) = &state.outcome {
        page.lines.push(fact_text::outcome(voice, game, outcome));
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
            page.lines
                .push(voice.say(id, &Args::new().count("met", met).count("all", known.len())));
        }
    }
    // A typed sheet has no words of its own that say what was missing.
    let asked = overview::mission_log(voice, game)
        .into_iter()
        .filter(|line| line.asks.is_some());
    page.lines.extend(asked.map(|line| line.with_state(voice)));
    let args = Args::new()
        .number("sols", state.sol)
        .number("of", game.sheet().sols());
    page.lines.push(voice.say("end-sols", &args));
    page.assumed = matches!(
        state.outcome,
        Some(Outcome::OutOfTime | Outcome::OverThreshold)
    ) && game.is_assumed(SheetValue::Sols);
}
