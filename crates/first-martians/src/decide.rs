//! The rules: what a command does.

mod actions;
mod board;
mod body;
mod cards;
mod conditions;
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
mod strike;
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
use super::draft::Draft;
use super::fact::{Cause, Fact};
use super::game::Game;
use super::state::{State, Step, Task};
use base::play::Decision;
use watch::Watch;

/// Carries out an offered command.
pub(super) fn decide(game: &Game, command: &Command) -> Decision<Game> {
    finish(Draft::new(game), command).0
}

/// Like [`decide`], but consumes the game and returns the states just before watched facts.
pub(super) fn decide_on(
    game: Game,
    command: &Command,
    watch: fn(&Fact) -> bool,
) -> (Decision<Game>, Vec<State>) {
    finish(Draft::of(game, watch), command)
}

fn finish(mut draft: Draft, command: &Command) -> (Decision<Game>, Vec<State>) {
    carry_out(&mut draft, command);
    let mut watch = (!is_correction(command)).then(Watch::default);
    objectives::recognise(&mut draft);
    resolve_automatic(&mut draft, watch.as_mut());
    objectives::recognise(&mut draft);
    resolve_automatic(&mut draft, watch.as_mut());
    draft.finish()
}

fn carry_out(draft: &mut Draft, command: &Command) {
    match command {
        Command::Continue {} => match draft.state().queue.front().cloned() {
            Some(task) => tasks::done(draft, task),
            None if actions::go(draft) => {}
            None => {
                if draft.state().step == Step::Plan {
                    plan::declare(draft);
                }
                sol::step_done(draft);
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
        | Command::SetDie { .. } => set_up::set(draft, command),
        Command::DealUpgrades {} => set_up::deal_upgrades(draft),
        Command::Answer { yes } => tasks::answered(draft, *yes),
        Command::Choose { option } => tasks::chosen(draft, option),
        Command::DiscardUnresolved {} => tasks::discarded(draft),
        Command::RollMalfunctionDice {} => sol::roll_malfunction_dice(draft),
        Command::EnterMalfunctionDice {
            working,
            living,
            systems,
        } => {
            sol::malfunction_dice(draft, &sol::by_block(*working, *living, *systems));
        }
        Command::EnterPenalties {
            working,
            living,
            systems,
        } => {
            sol::penalties(draft, &sol::by_block(*working, *living, *systems));
        }
        Command::ResolveTrack { block } => draft.resolve_track(*block),
        Command::NextSol {} => ending::next_sol(draft),
        Command::AnswerThreshold { met } => ending::threshold(draft, *met),
        Command::DrawAdventure { adventure, seat } => {
            cards::draw_adventure(draft, *adventure, Some(*seat));
        }
        Command::RollAction { adventure, seat } => reports::roll_action(draft, *adventure, *seat),
        Command::FinishEvent { event } => events::finish(draft, event, None),
        Command::FinishAction { action } => reports::finish_action(draft, action, None),
        Command::TakeObjectiveToken { token } => tokens::take(draft, token, Cause::Action),
        Command::AdvanceObjective { objective } => reports::advance(draft, objective, Cause::Table),
        Command::Unwind {} => draft.move_morale(1, Cause::Action),
        Command::Manage { block, by } => {
            draft.move_track(*block, -i8::try_from(*by).unwrap_or(1), Cause::Action);
        }
        Command::MoveMorale { by } => draft.move_morale(*by, Cause::Table),
        Command::RaiseTrack { block, by } => {
            draft.move_track(*block, i8::try_from(*by).unwrap_or(1), Cause::Table);
        }
        Command::DrawCard { block, keyword } => draft.queue(Task::DrawCard {
            block: *block,
            keyword: *keyword,
        }),
        Command::DrawDirection {} => {
            let _ = reports::draw_direction(draft);
        }
        Command::DrawResearch {} => reports::draw_research(draft),
        Command::ReportDeath { seat } => ending::died(draft, *seat),
        Command::CorrectMorale { .. }
        | Command::CorrectTrack { .. }
        | Command::CorrectBox { .. }
        | Command::CorrectObjective { .. }
        | Command::CorrectMissionTrack { .. }
        | Command::CorrectMarks { .. }
        | Command::CorrectWalker { .. } => reports::correct(draft, command),
        Command::KeepBoard { full } => board::keep(draft, *full),
        Command::CheckSection { section } => {
            draft.emit(Fact::Board(BoardFact::SectionChecked { section: *section }));
        }
        Command::Pick { pick } => board::picked(draft, pick),
        Command::MoveOnBoard { spot, to } => board::moved(draft, spot, *to),
        Command::CorrectBoard { spot, to } => board::corrected(draft, spot, *to),
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
        | Command::CorrectOperator { .. } => plan::change(draft, command),
        Command::Dismantle { place, part } => plan::dismantle(draft, *place, *part),
        Command::ExchangeUpgrade { upgrade } => plan::exchange(draft, upgrade),
        Command::UsePoi { poi } => plan::use_poi(draft, poi.as_ref()),
        Command::UsePoiToken { index } => plan::use_poi_token(draft, *index),
        Command::NameSkill { seat, skill, name } => {
            plan::know_skill(draft, *seat, *skill, |card| {
                name.trim().clone_into(&mut card.name);
            });
        }
        Command::SetSkillState { seat, skill, state } => {
            plan::know_skill(draft, *seat, *skill, |card| card.state = *state);
        }
        Command::UseSkill { seat, skill, pays } => plan::use_skill(draft, *seat, *skill, *pays),
        Command::RollDice {} => actions::roll(draft),
        Command::RerollDie { die } => actions::reroll(draft, *die),
        Command::EnterDice {
            success,
            wound,
            adventure,
        } => {
            actions::dice_entered(
                draft,
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
            actions::tile_entered(draft, tile);
        }
        Command::LayTile { region, features } => {
            draft.emit(Fact::Board(BoardFact::TileCorrected {
                region: *region,
                features: features.clone(),
            }));
        }
        Command::TakeTileUp { region } => {
            draft.emit(Fact::Board(BoardFact::TileRemoved { region: *region }));
        }
        Command::DoAsPrinted { says, by } => {
            effects::resolve(
                draft,
                says.iter()
                    .cloned()
                    .map(TargetedEffect::untargeted)
                    .collect(),
                *by,
            );
        }
        Command::EnterFront { needs } => actions::front_entered(draft, *needs),
        Command::MarkToken { spot, index, name } => board::mark(draft, spot, *index, name),
        Command::PutToken { stack, token } => draft.put_token(stack, *token, Cause::Correction),
        Command::TakeToken { stack, token } => draft.take_token(stack, *token, Cause::Correction),
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
fn resolve_automatic(draft: &mut Draft, mut watch: Option<&mut Watch>) {
    while draft.state().outcome.is_none() {
        let moved = match draft.state().queue.front().cloned() {
            Some(task) => tasks::settle(draft, task),
            None if watch.as_mut().is_some_and(|watch| watch.takes_part(draft)) => true,
            None if draft.state().step_done => sol::next_step(draft),
            None => match draft.state().step.clone() {
                Step::Penalties { rolled } => upkeep::settle_penalties(draft, &rolled),
                Step::FollowUps => events::next_follow_up(draft),
                Step::MissionEvent | Step::MissionRules => sol::next_step(draft),
                Step::MalfunctionCards => sol::next_full_track(draft),
                Step::Resolve => actions::proceed(draft),
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
