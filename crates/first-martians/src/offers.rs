//! The offers: what can be done now. The rules refuse by them, and every button is enabled by them.

mod board;
mod plan;

use super::board::Board;
use super::command::{Command, Field, Param};
use super::crew::Seat;
use super::effect::Id;
use super::game::{Game, Sheet};
use super::mission::{ObjectiveKind, SheetValue, Takes};
use super::queries::compared::tokens_at_hand;
use super::queries::payable;
use super::queries::planning::aoms;
use super::queries::resolving::{may_be_discarded, takes_action_reports};
use super::queries::upgrade_cards::{drawable_upgrades, upgrades_to_draw};
use super::queries::upkeep;
use super::state::{
    ComponentSource, Difficulty, MORALE_MAX, MORALE_MIN, NAME_MAX, Step, TRACK_TOP, Task,
};
use super::vocabulary::{AdventureType, Block, Keyword, Phase, Profession};
use base::play::{Offer, Role};

type Offers = Vec<Offer<Command>>;

/// Every command that is possible now.
pub(super) fn offers(game: &Game) -> Offers {
    let state = game.state();
    let mut offers = Vec::new();
    match state.queue.front() {
        Some(task) => of_task(game, task, &mut offers),
        None => of_step(game, &mut offers),
    }
    if state.is_under_way() {
        offers.extend(state.crew.seats().take(1).map(|seat| {
            Offer::report(Command::ReportDeath { seat })
                .with(Field::seat, Param::one_of(state.crew.seats()))
        }));
        corrections(game, &mut offers);
        full(game)
            .into_iter()
            .for_each(|board| plan::any_time(game, board, &mut offers));
    }
    if state.step.phase() != Phase::End {
        crew(game, &mut offers);
        board::offers(game, &mut offers);
    }
    offers
}

/// The offers of the game flow, without reports and corrections: automatic players use only these, and corrections are most of the
/// offers. They check planned actions one by one.
pub(super) fn flow_offers(game: &Game) -> Offers {
    let mut offers = Vec::new();
    match game.state().queue.front() {
        Some(task) => of_task(game, task, &mut offers),
        None => to_go_on(game, &mut offers),
    }
    offers.retain(|offer| offer.role == Role::Flow);
    offers
}

fn of_task(game: &Game, task: &Task, offers: &mut Offers) {
    match task {
        Task::Ask { .. } | Task::AskTable { .. } => {
            offers.push(Offer::flow(Command::Answer { yes: true }).with(Field::yes, Param::flag()));
        }
        Task::Choose { options, by, .. } => {
            let payable = options
                .iter()
                .filter(|way| payable::is_payable(game, way, *by));
            offers.extend(payable.map(|way| {
                Offer::flow(Command::Choose {
                    option: way.id.clone(),
                })
            }));
        }
        Task::Read { card, .. } => {
            offers.push(Offer::flow(Command::Continue {}));
            if may_be_discarded(game, card) {
                offers.push(Offer::flow(Command::DiscardUnresolved {}));
            }
        }
        Task::Pick { from, .. } => {
            offers.extend(
                from.iter()
                    .map(|pick| Offer::flow(Command::Pick { pick: pick.clone() })),
            );
        }
        Task::Effects { .. }
        | Task::EventAction { .. }
        | Task::DrawCard { .. }
        | Task::Settle { .. }
        | Task::DrawAdventure { .. }
        | Task::Perform { .. }
        | Task::Missing { .. } => offers.push(Offer::flow(Command::Continue {})),
    }
}

fn of_step(game: &Game, offers: &mut Offers) {
    to_go_on(game, offers);
    if game.state().is_under_way() {
        reports(game, offers);
    }
}

fn to_go_on(game: &Game, offers: &mut Offers) {
    let state = game.state();
    match &state.step {
        Step::Crew | Step::Sheet | Step::Lay => {
            offers.push(Offer::flow(Command::Continue {}));
            set_up(game, offers);
        }
        Step::MalfunctionDice { pool } => malfunction_dice(game, pool, offers),
        Step::Penalties { .. } if state.board_state().is_some() => {
            offers.push(Offer::flow(Command::Continue {}));
        }
        Step::Penalties { .. } => {
            let command = Command::EnterPenalties {
                working: 0,
                living: 0,
                systems: 0,
            };
            let range = Param::number(0, PENALTIES_MAX);
            offers.push(by_block(Offer::flow(command), |_| range.clone()));
        }
        Step::MalfunctionCards => {
            offers.extend(
                full_tracks(game).map(|block| Offer::flow(Command::ResolveTrack { block })),
            );
        }
        Step::CleanUp => offers.push(Offer::flow(Command::NextSol {})),
        Step::Threshold => {
            // In Full board the count decides; in Story the players count.
            let counted = upkeep::threshold(game).map(|it| it.met);
            let answers = counted.map_or_else(Param::flag, |met| Param::one_of([met]));
            let command = Command::AnswerThreshold {
                met: counted.unwrap_or(true),
            };
            offers.push(Offer::flow(command).with(Field::met, answers));
        }
        Step::End => {}
        Step::Plan if full(game).is_some() => full(game)
            .into_iter()
            .for_each(|board| plan::plan(game, board, offers)),
        Step::Resolve if full(game).is_some_and(|board| plan::resolve(game, board, offers)) => {}
        Step::RaiseTrack { .. }
        | Step::FollowUps
        | Step::MissionEvent
        | Step::Morale
        | Step::Oxygen
        | Step::Energy
        | Step::Farm
        | Step::Stress
        | Step::WorkingBlock
        | Step::MissionRules
        | Step::Plan
        | Step::Resolve => offers.push(Offer::flow(Command::Continue {})),
    }
}

/// The board, where the app tracks it between set-up and the end.
fn full(game: &Game) -> Option<&Board> {
    game.state()
        .board
        .as_ref()
        .filter(|board| board.full && game.state().is_under_way())
}

/// The most Malfunction penalties that the parts of one Block can show.
pub(crate) const PENALTIES_MAX: u8 = 12;

/// The highest number on that Block's Malfunction die.
fn top_face(game: &Game, block: Block) -> u8 {
    game.mission()
        .game_box
        .malfunction_dice
        .get(&block)
        .and_then(|faces| faces.iter().max())
        .copied()
        .unwrap_or(TRACK_TOP)
}

fn malfunction_dice(game: &Game, pool: &[Block], offers: &mut Offers) {
    if game.state().dice == ComponentSource::Digital {
        offers.push(Offer::flow(Command::RollMalfunctionDice {}));
    }
    let command = Command::EnterMalfunctionDice {
        working: 0,
        living: 0,
        systems: 0,
    };
    // The faces of the printed dice are assumed, so any number up to a full track is accepted.
    let top = |block| {
        if pool.contains(&block) {
            top_face(game, block).max(TRACK_TOP)
        } else {
            0
        }
    };
    offers.push(by_block(Offer::flow(command), |block| {
        Param::number(0, top(block))
    }));
}

fn by_block(offer: Offer<Command>, range: impl Fn(Block) -> Param) -> Offer<Command> {
    Block::ALL.iter().fold(offer, |offer, &block| {
        offer.with(Field::of_block(block), range(block))
    })
}

fn full_tracks(game: &Game) -> impl Iterator<Item = Block> + '_ {
    Block::ALL
        .iter()
        .copied()
        .filter(|&block| game.state().track(block) == TRACK_TOP)
}

fn set_up(game: &Game, offers: &mut Offers) {
    let state = game.state();
    let crew = &state.crew;
    // A campaign goes on with the crew of its first chapter.
    if state
        .carried
        .as_ref()
        .is_none_or(|carried| carried.crew.is_empty())
    {
        offers.push(
            Offer::report(Command::SetPlayers {
                players: crew.players,
            })
            .with(Field::players, Param::number(1, 4)),
        );
    }
    picked_aoms(game, Offer::report, offers);
    offers.push(
        Offer::report(Command::SetCards { cards: state.cards }).with(
            Field::cards,
            Param::one_of(ComponentSource::ALL.iter().copied()),
        ),
    );
    if state.board_state().is_some() && state.step == Step::Lay {
        before_the_first_sol(game, offers);
    }
    // A difficulty that changes no number is the printed one.
    let differs = |it: &Difficulty| game.changes(*it).is_some_and(|changes| !changes.is_empty());
    let choices: Vec<Difficulty> = Difficulty::ALL
        .iter()
        .copied()
        .filter(|it| *it == Difficulty::Standard || differs(it) || *it == state.difficulty)
        .collect();
    if choices.len() > 1 {
        let difficulty = Command::SetDifficulty {
            difficulty: state.difficulty,
        };
        offers.push(Offer::report(difficulty).with(Field::difficulty, Param::one_of(choices)));
    }
    let sheet = game.sheet();
    offers.extend(SheetValue::ALL.iter().filter_map(|&value| {
        let (min, max) = value.range();
        let to = sheet.get(value)?;
        Some(
            Offer::report(Command::SetSheet { value, to }).with(Field::to, Param::number(min, max)),
        )
    }));
    offers.push(die(&sheet, Offer::report));
}

/// A Malfunction die of the mission sheet, in any sol.
fn die(sheet: &Sheet, offer: impl Fn(Command) -> Offer<Command>) -> Offer<Command> {
    let command = Command::SetDie {
        block: Block::Working,
        sol: 1,
        rolled: sheet.rolls(Block::Working, 1),
    };
    offer(command)
        .with(Field::block, Param::one_of(Block::ALL.iter().copied()))
        .with(Field::sol, Param::number(1, sheet.sols()))
        .with(Field::rolled, Param::flag())
}

fn reports(game: &Game, offers: &mut Offers) {
    let state = game.state();
    if takes_action_reports(game) {
        action_reports(game, offers);
    }
    for objective in &game.mission().sheet.objectives {
        let open = game.is_open(objective);
        // Objectives that follow an action, a track or the tracked board advance automatically.
        let known = match objective.requirement {
            Takes::Threshold(_) | Takes::Act(_) | Takes::Reach(_) | Takes::TokenTaken(_) => true,
            Takes::Build(_)
            | Takes::Plant {}
            | Takes::Explore(_)
            | Takes::Gather(_)
            | Takes::Have(_) => state.board_state().is_some(),
            Takes::Words {} => false,
        };
        if open && !known {
            offers.push(Offer::report(Command::AdvanceObjective {
                objective: objective.id.clone(),
            }));
        }
    }
    for by in [-1, 1]
        .into_iter()
        .filter(|by| (MORALE_MIN..=MORALE_MAX).contains(&(state.morale + by)))
        .take(1)
    {
        let (down, up) = (MORALE_MIN - state.morale, MORALE_MAX - state.morale);
        let values = Param::one_of((down..=up).filter(|&by| by != 0));
        offers.push(Offer::report(Command::MoveMorale { by }).with(Field::by, values));
    }
    for &block in Block::ALL {
        let room = TRACK_TOP - state.track(block);
        if room > 0 {
            offers.push(
                Offer::report(Command::RaiseTrack { block, by: 1 })
                    .with(Field::by, Param::number(1, TRACK_TOP)),
            );
        } else if state.step != Step::MalfunctionCards {
            offers.push(Offer::report(Command::ResolveTrack { block }));
        }
    }
    let keywords = Keyword::ALL.iter().copied().map(Some).chain([None]);
    offers.push(
        Offer::report(Command::DrawCard {
            block: Block::Working,
            keyword: None,
        })
        .with(Field::block, Param::one_of(Block::ALL.iter().copied()))
        .with(Field::keyword, Param::one_of(keywords)),
    );
    if state.cards == ComponentSource::Digital {
        offers.push(Offer::report(Command::DrawDirection {}));
        offers.push(Offer::report(Command::DrawResearch {}));
    }
}

fn action_reports(game: &Game, offers: &mut Offers) {
    let state = game.state();
    for &adventure in AdventureType::ALL {
        let seats = Param::one_of(state.crew.seats());
        offers.push(
            Offer::report(Command::DrawAdventure { adventure, seat: 0 })
                .with(Field::seat, seats.clone()),
        );
        if state.dice == ComponentSource::Digital && full(game).is_none() {
            offers.push(
                Offer::report(Command::RollAction { adventure, seat: 0 }).with(Field::seat, seats),
            );
        }
    }
    let at_hand = tokens_at_hand(game).into_iter();
    offers.extend(at_hand.map(|token| Offer::report(Command::TakeObjectiveToken { token })));
    // In Full board these actions are planned and declared.
    if full(game).is_some() {
        return;
    }
    let open = state
        .open_events
        .iter()
        .filter(|open| payable::has_marks_of_event(game, &open.event));
    offers.extend(open.map(|open| {
        Offer::report(Command::FinishEvent {
            event: open.event.clone(),
        })
    }));
    let actions = game
        .known_actions()
        .filter(|action| payable::has_marks(game, &action.cost.pays));
    offers.extend(actions.map(|action| {
        Offer::report(Command::FinishAction {
            action: action.id.clone(),
        })
    }));
    if state.morale < MORALE_MAX {
        offers.push(Offer::report(Command::Unwind {}));
    }
    for &block in Block::ALL.iter().filter(|&&block| state.track(block) > 0) {
        offers.push(
            Offer::report(Command::Manage { block, by: 1 }).with(Field::by, Param::number(1, 2)),
        );
    }
}

/// The AOMs that the crew takes along or leaves; a single player has them all at hand.
fn picked_aoms(game: &Game, offer: fn(Command) -> Offer<Command>, offers: &mut Offers) {
    let crew = &game.state().crew;
    let full = crew.aoms.len() >= crew.aoms_to_pick();
    let all = game
        .mission()
        .game_box
        .aoms
        .iter()
        .filter(|_| crew.aoms_to_pick() > 0);
    offers.extend(all.filter_map(|aom| {
        let used = crew.aoms.contains(&aom.id);
        (used || !full).then(|| {
            offer(Command::SetAom {
                aom: aom.id.clone(),
                used: !used,
            })
        })
    }));
}

/// Full board: the Upgrade cards that were drawn, and who operates each AOM.
fn before_the_first_sol(game: &Game, offers: &mut Offers) {
    let (state, count) = (game.state(), upgrades_to_draw(game));
    let full = state.upgrade_cards.len() >= count;
    offers.extend(drawable_upgrades(game).filter_map(|upgrade| {
        let used = state.upgrade_cards.contains(&upgrade);
        (used || !full).then_some(Offer::report(Command::SetUpgrade {
            upgrade,
            used: !used,
        }))
    }));
    if state.cards == ComponentSource::Digital && count > 0 {
        offers.push(Offer::report(Command::DealUpgrades {}));
    }
    // The example is a change.
    let next = |seat: Seat| state.crew.seats().nth(usize::from(seat) + 1).unwrap_or(0);
    let command = |aom, seat| {
        Offer::report(Command::SetOperator {
            aom,
            seat: next(seat),
        })
    };
    operators(game, command, offers);
}

fn operators(game: &Game, offer: impl Fn(Id, Seat) -> Offer<Command>, offers: &mut Offers) {
    let Some(board) = &game.state().board else {
        return;
    };
    let seats = Param::one_of(game.state().crew.seats());
    offers.extend(aoms(game).into_iter().map(|aom| {
        let seat = board.operators.get(&aom).copied().unwrap_or(0);
        offer(aom, seat).with(Field::seat, seats.clone())
    }));
}

fn corrections(game: &Game, offers: &mut Offers) {
    let state = game.state();
    picked_aoms(game, Offer::correct, offers);
    if full(game).is_some() {
        operators(
            game,
            |aom, seat| Offer::correct(Command::CorrectOperator { aom, seat }),
            offers,
        );
    }
    let morale = Param::number(MORALE_MIN, MORALE_MAX);
    offers
        .push(Offer::correct(Command::CorrectMorale { to: state.morale }).with(Field::to, morale));
    for &block in Block::ALL {
        let to = state.track(block);
        offers.push(
            Offer::correct(Command::CorrectTrack { block, to })
                .with(Field::to, Param::number(0, TRACK_TOP)),
        );
        offers.push(
            Offer::correct(Command::CorrectBox {
                block,
                red: !state.red.contains(&block),
            })
            .with(Field::red, Param::flag()),
        );
    }
    for objective in &game.mission().sheet.objectives {
        let shown = state
            .objectives
            .get(&objective.id)
            .is_some_and(|progress| progress.shown);
        if shown && objective.kind != ObjectiveKind::Threshold {
            let command = Command::CorrectObjective {
                objective: objective.id.clone(),
                to: game.done(objective),
            };
            offers.push(
                Offer::correct(command).with(Field::to, Param::number(0, game.goal(objective))),
            );
        }
    }
    for track in game.known_tracks() {
        let to = game.space_of(track);
        let command = Command::CorrectMissionTrack {
            track: track.id.clone(),
            to,
        };
        offers.push(Offer::correct(command).with(Field::to, Param::number(track.min, track.max)));
    }
    marks(game, offers);
    let sheet = game.sheet();
    for value in [SheetValue::Sols, SheetValue::Threshold] {
        let Some(to) = sheet.get(value) else { continue };
        let (min, max) = value.range();
        let min = if value == SheetValue::Sols {
            i8::try_from(state.sol).unwrap_or(max)
        } else {
            min
        };
        offers.push(
            Offer::correct(Command::SetSheet { value, to })
                .with(Field::to, Param::number(min, max)),
        );
    }
    offers.push(die(&sheet, Offer::correct));
}

/// As many markers of one kind as a correction allows where the mission sets no limit.
const MARKS_MAX: u8 = 20;

/// Markers of the mission where some lie, as many as there are, and the walkers that the players know.
fn marks(game: &Game, offers: &mut Offers) {
    let state = game.state();
    for it in &state.marks {
        let most = game
            .mission()
            .sheet
            .marks
            .iter()
            .find(|mark| mark.id == it.mark)
            .and_then(|mark| mark.most);
        let elsewhere = state.marks_on(&it.mark, None).saturating_sub(it.count);
        let most = most
            .map_or(MARKS_MAX, |most| most.saturating_sub(elsewhere))
            .max(it.count);
        let command = Command::CorrectMarks {
            mark: it.mark.clone(),
            on: it.on.clone(),
            to: it.count,
        };
        offers.push(Offer::correct(command).with(Field::to, Param::number(0, most)));
    }
    for walker in game.known_walkers() {
        let command = Command::CorrectWalker {
            walker: walker.id.clone(),
            to: game.steps_of(&walker.id),
        };
        offers.push(Offer::correct(command).with(Field::to, Param::number(0, walker.steps())));
    }
}

/// Crew, First Player and the kind of dice can be corrected at any time.
fn crew(game: &Game, offers: &mut Offers) {
    let state = game.state();
    for (seat, astronaut) in state.crew.seats().zip(&state.crew.astronauts) {
        let name = astronaut
            .name
            .clone()
            .unwrap_or_else(|| astronaut.profession.id().to_owned());
        offers.push(
            Offer::correct(Command::SetName { seat, name })
                .with(Field::name, Param::Text { max: NAME_MAX }),
        );
        let command = Command::SetProfession {
            seat,
            profession: astronaut.profession,
        };
        let may_be = |it: &Profession| {
            state
                .carried
                .as_ref()
                .is_none_or(|carried| carried.may_change(seat, *it))
        };
        let professions = Profession::ALL
            .iter()
            .copied()
            .filter(|it| *it == astronaut.profession || may_be(it));
        offers.push(Offer::correct(command).with(Field::profession, Param::one_of(professions)));
    }
    let command = Command::SetFirstPlayer {
        seat: state.crew.first_player,
    };
    offers.push(Offer::correct(command).with(Field::seat, Param::one_of(state.crew.seats())));
    offers.push(Offer::correct(Command::SetDice { dice: state.dice }).with(
        Field::dice,
        Param::one_of(ComponentSource::ALL.iter().copied()),
    ));
}
