//! The rules: what a command does.

mod actions;
mod board;
mod body;
mod cards;
mod conditions;
mod effect_resolution;
mod effects;
mod ending;
mod events;
mod marks;
mod objectives;
mod people;
mod plan;
mod reports;
mod set_up;
mod sol;
mod tasks;
mod tokens;
mod undecided;
mod upkeep;
mod walkers;
mod watch;

pub(super) use conditions::known_to_players;
pub use effects::EffectPreview;
pub(super) use effects::foreseen;

use super::board::{ActionRoll, BoardFact, RegionTile, TargetedEffect};
use super::command::Command;
use super::decision::DecisionBuilder;
use super::fact::{Cause, Fact};
use super::game::Game;
use super::state::{State, Step, Task};
use base::play::Decision;
use watch::Watch;

/// Carries out an offered command.
pub(super) fn decide(game: &Game, command: &Command) -> Decision<Game> {
    finish(DecisionBuilder::new(game), command).0
}

/// Like [`decide`], but consumes the game and returns the states just before watched facts.
pub(super) fn decide_on(
    game: Game,
    command: &Command,
    watch: fn(&Fact) -> bool,
) -> (Decision<Game>, Vec<State>) {
    finish(DecisionBuilder::of(game, watch), command)
}

fn finish(mut decision: DecisionBuilder, command: &Command) -> (Decision<Game>, Vec<State>) {
    carry_out(&mut decision, command);
    let mut watch = (!is_correction(command)).then(Watch::default);
    objectives::recognise(&mut decision);
    resolve_automatic(&mut decision, watch.as_mut());
    objectives::recognise(&mut decision);
    resolve_automatic(&mut decision, watch.as_mut());
    decision.finish()
}

fn carry_out(decision: &mut DecisionBuilder, command: &Command) {
    match command {
        Command::Continue {} => match decision.state().queue.front().cloned() {
            Some(task) => tasks::done(decision, task),
            None if actions::go(decision) => {}
            None => {
                if decision.state().step == Step::Plan {
                    plan::declare(decision);
                }
                sol::step_done(decision);
            }
        },
        Command::SetPlayers { .. }
        | Command::SetName { .. }
        | Command::SetProfession { .. }
        | Command::SetFirstPlayer { .. }
        | Command::SetAom { .. }
        | Command::SetDice { .. }
        | Command::SetCards { .. }
        | Command::SetUpgrade { .. }
        | Command::SetDifficulty { .. }
        | Command::SetSheet { .. }
        | Command::SetDie { .. } => set_up::set(decision, command),
        Command::DealUpgrades {} => set_up::deal_upgrades(decision),
        Command::Answer { yes } => tasks::answered(decision, *yes),
        Command::Choose { option } => tasks::chosen(decision, option),
        Command::DiscardUnresolved {} => tasks::discarded(decision),
        Command::RollMalfunctionDice {} => sol::roll_malfunction_dice(decision),
        Command::EnterMalfunctionDice {
            working,
            living,
            systems,
        } => {
            sol::malfunction_dice(decision, &sol::by_block(*working, *living, *systems));
        }
        Command::EnterPenalties {
            working,
            living,
            systems,
        } => {
            sol::penalties(decision, &sol::by_block(*working, *living, *systems));
        }
        Command::ResolveTrack { block } => decision.resolve_track(*block),
        Command::NextSol {} => ending::next_sol(decision),
        Command::AnswerThreshold { met } => ending::threshold(decision, *met),
        Command::DrawAdventure { adventure, seat } => {
            cards::draw_adventure(decision, *adventure, Some(*seat));
        }
        Command::RollAction { adventure, seat } => {
            reports::roll_action(decision, *adventure, *seat);
        }
        Command::FinishEvent { event } => events::finish(decision, event, None),
        Command::FinishAction { action } => reports::finish_action(decision, action, None),
        Command::TakeObjectiveToken { token } => tokens::take(decision, token, Cause::Action),
        Command::AdvanceObjective { objective } => {
            reports::advance(decision, objective, Cause::Table);
        }
        Command::Unwind {} => decision.move_morale(1, Cause::Action),
        Command::Manage { block, by } => {
            decision.move_track(*block, -i8::try_from(*by).unwrap_or(1), Cause::Action);
        }
        Command::MoveMorale { by } => decision.move_morale(*by, Cause::Table),
        Command::RaiseTrack { block, by } => {
            decision.move_track(*block, i8::try_from(*by).unwrap_or(1), Cause::Table);
        }
        Command::DrawCard { block, keyword } => decision.queue(Task::DrawCard {
            block: *block,
            keyword: *keyword,
        }),
        Command::DrawDirection {} => {
            let _ = reports::draw_direction(decision);
        }
        Command::DrawResearch {} => reports::draw_research(decision),
        Command::ReportDeath { seat } => ending::died(decision, *seat),
        Command::CorrectMorale { .. }
        | Command::CorrectTrack { .. }
        | Command::CorrectBox { .. }
        | Command::CorrectObjective { .. }
        | Command::CorrectMissionTrack { .. }
        | Command::CorrectMarks { .. }
        | Command::CorrectWalker { .. } => reports::correct(decision, command),
        Command::KeepBoard { full } => board::keep(decision, *full),
        Command::CheckSection { section } => {
            decision.emit(Fact::Board(BoardFact::SectionChecked { section: *section }));
        }
        Command::Pick { pick } => board::picked(decision, pick),
        Command::MoveOnBoard { spot, to } => board::moved(decision, spot, *to),
        Command::CorrectBoard { spot, to } => board::corrected(decision, spot, *to),
        Command::PlanAction { .. }
        | Command::DropAction { .. }
        | Command::AddPawn { .. }
        | Command::TakePawn { .. }
        | Command::RaisePawn { .. }
        | Command::SetRover { .. }
        | Command::SetWay { .. }
        | Command::PlanOverruled { .. }
        | Command::Overrule { .. }
        | Command::OverrulePrice { .. }
        | Command::DropRuling { .. }
        | Command::SetOperator { .. }
        | Command::CorrectOperator { .. } => plan::change(decision, command),
        Command::Dismantle { place, part } => plan::dismantle(decision, *place, *part),
        Command::ExchangeUpgrade { upgrade } => plan::exchange(decision, upgrade),
        Command::UsePoi { poi } => plan::use_poi(decision, poi.as_ref()),
        Command::UsePoiToken { index } => plan::use_poi_token(decision, *index),
        Command::NameSkill { seat, skill, name } => {
            plan::know_skill(decision, *seat, *skill, |card| {
                name.trim().clone_into(&mut card.name);
            });
        }
        Command::SetSkillState { seat, skill, state } => {
            plan::know_skill(decision, *seat, *skill, |card| card.state = *state);
        }
        Command::UseSkill { seat, skill, pays } => plan::use_skill(decision, *seat, *skill, *pays),
        Command::RollDice {} => actions::roll(decision),
        Command::RerollDie { die } => actions::reroll(decision, *die),
        Command::EnterDice {
            success,
            wound,
            adventure,
        } => {
            actions::dice_entered(
                decision,
                ActionRoll {
                    success: *success,
                    wound: *wound,
                    adventure: *adventure,
                },
            );
        }
        Command::EnterTile {
            features,
            samples,
            pois,
        } => {
            let tile = RegionTile {
                features: features.clone(),
                samples: *samples,
                pois: *pois,
            };
            actions::tile_entered(decision, tile);
        }
        Command::LayTile { region, features } => {
            decision.emit(Fact::Board(BoardFact::TileCorrected {
                region: *region,
                features: features.clone(),
            }));
        }
        Command::TakeTileUp { region } => {
            decision.emit(Fact::Board(BoardFact::TileRemoved { region: *region }));
        }
        Command::DoAsPrinted { says, by } => {
            effects::resolve(
                decision,
                says.iter()
                    .cloned()
                    .map(TargetedEffect::untargeted)
                    .collect(),
                *by,
            );
        }
        Command::EnterFront { needs } => actions::front_entered(decision, *needs),
        Command::MarkToken { spot, index, name } => board::mark(decision, spot, *index, name),
        Command::PutToken { stack, token } => decision.put_token(stack, *token, Cause::Correction),
        Command::TakeToken { stack, token } => {
            decision.take_token(stack, *token, Cause::Correction);
        }
    }
}

/// Whether the command only corrects a number that conditions look at: that has no consequences until play goes on.
const fn is_correction(command: &Command) -> bool {
    matches!(
        command,
        Command::CorrectMorale { .. }
            | Command::CorrectTrack { .. }
            | Command::CorrectBox { .. }
            | Command::CorrectObjective { .. }
            | Command::CorrectMissionTrack { .. }
            | Command::CorrectMarks { .. }
            | Command::CorrectWalker { .. }
            | Command::CorrectBoard { .. }
    )
}

/// Resolves what is automatic, until the players must act. Unless the command was a correction, the watch takes part.
fn resolve_automatic(decision: &mut DecisionBuilder, mut watch: Option<&mut Watch>) {
    while decision.state().outcome.is_none() {
        let moved = match decision.state().queue.front().cloned() {
            Some(task) => tasks::settle(decision, task),
            None if watch
                .as_mut()
                .is_some_and(|watch| watch.takes_part(decision)) =>
            {
                true
            }
            None if decision.state().step_done => sol::next_step(decision),
            None => match decision.state().step.clone() {
                Step::Penalties { rolled } => upkeep::settle_penalties(decision, &rolled),
                Step::FollowUps => events::next_follow_up(decision),
                Step::MissionEvent | Step::MissionRules => sol::next_step(decision),
                Step::MalfunctionCards => sol::next_full_track(decision),
                Step::Resolve => actions::proceed(decision),
                Step::Crew
                | Step::Sheet
                | Step::Lay
                | Step::RaiseTrack { .. }
                | Step::Morale
                | Step::Oxygen
                | Step::Energy
                | Step::Farm
                | Step::Stress
                | Step::WorkingBlock
                | Step::Plan
                | Step::MalfunctionDice { .. }
                | Step::CleanUp
                | Step::Threshold
                | Step::End => false,
            },
        };
        if !moved {
            break;
        }
    }
}
