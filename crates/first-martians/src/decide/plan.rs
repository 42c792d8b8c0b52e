//! Planning, declaring and paying (almanac, Assegnare le pedine, Requisiti aggiuntivi delle Azioni).

use super::{actions, marks, sol, tokens};
use crate::board::{
    ActionKind, BUILT, BoardCounter, BoardFact, DISCARDED, DeclaredAction, Pawn, PlannedAction,
    Route, Ruling, RulingReason, SkillCard, TableRuling,
};
use crate::command::Command;
use crate::crew::Seat;
use crate::decision::DecisionBuilder;
use crate::effect::{Cost, Id};
use crate::fact::{Cause, Fact};
use crate::queries::payable;
use crate::queries::planning::declared_terms;
use crate::queries::quote::quote_of;
use crate::queries::{routes_of_action, routes_of_planned};
use crate::state::{CardKind, Face, Task};
use crate::vocabulary::{Area, Item, Part, Region};

pub(super) fn change(decision: &mut DecisionBuilder, command: &Command) {
    match command {
        Command::PlanAction { kind } => {
            let way = first(routes_of_action(decision.game(), kind, None));
            emit(
                decision,
                BoardFact::ActionPlanned {
                    planned: Box::new(PlannedAction::new(kind.clone(), way)),
                },
            );
        }
        Command::PlanOverruled { kind, reason } => {
            let way = first(routes_of_action(decision.game(), kind, None));
            let mut planned = PlannedAction::new(kind.clone(), way);
            rule(&mut planned, Ruling::Allowed, reason);
            emit(
                decision,
                BoardFact::ActionPlanned {
                    planned: Box::new(planned),
                },
            );
        }
        Command::Overrule {
            index,
            ruling,
            reason,
        } => replan(decision, *index, |planned| {
            rule(planned, ruling.clone(), reason);
        }),
        Command::OverrulePrice {
            index,
            price,
            reason,
        } => {
            replan(decision, *index, |planned| {
                rule(planned, Ruling::Price(price.clone()), reason);
            });
        }
        Command::DropRuling { index, ruling } => {
            replan(decision, *index, |planned| {
                planned.rulings.retain(|it| it.ruling != *ruling);
            });
        }
        Command::DropAction { index } => {
            if let Some(planned) = planned(decision, *index) {
                emit(
                    decision,
                    BoardFact::ActionDropped {
                        index: *index,
                        kind: planned.kind,
                    },
                );
            }
        }
        Command::AddPawn { index, pawn } => {
            replan(decision, *index, |planned| match (&planned.kind, pawn) {
                // The patient performs (almanac, 4. MedLab).
                (
                    ActionKind::HealWound(patient) | ActionKind::HealCondition(patient, _),
                    Pawn::Astronaut(seat),
                ) if patient == seat => {
                    planned.pawns.insert(0, pawn.clone());
                }
                _ => planned.pawns.push(pawn.clone()),
            });
        }
        Command::TakePawn { index, pawn } => replan(decision, *index, |planned| {
            if let Some(last) = planned.pawns.iter().rposition(|it| it == pawn) {
                let _ = planned.pawns.remove(last);
            }
        }),
        Command::RaisePawn { index, pawn } => replan(decision, *index, |planned| {
            if let Some(at) = planned.pawns.iter().position(|it| it == pawn) {
                let pawn = planned.pawns.remove(at);
                planned.pawns.insert(0, pawn);
            }
        }),
        Command::SetRover { index, rover } => {
            let Some(now) = planned(decision, *index) else {
                return;
            };
            // The chosen route stays where it is still possible.
            let leads = now.kind.region().is_none()
                || quote_of(decision.game(), *index, *rover, &now.way).is_ok();
            let way = if leads {
                now.way
            } else {
                first(routes_of_planned(decision.game(), *index, *rover))
            };
            replan(decision, *index, |planned| {
                (planned.rover, planned.way) = (*rover, way);
            });
        }
        Command::SetWay { index, way } => {
            let Some(now) = planned(decision, *index) else {
                return;
            };
            let way = routes_of_planned(decision.game(), *index, now.rover)
                .into_iter()
                .nth(*way)
                .map_or(now.way, |way| way.regions);
            replan(decision, *index, |planned| planned.way = way);
        }
        Command::SetOperator { aom, seat } | Command::CorrectOperator { aom, seat } => {
            emit(
                decision,
                BoardFact::OperatorSet {
                    aom: aom.clone(),
                    seat: *seat,
                },
            );
        }
        _ => {}
    }
}

fn emit(decision: &mut DecisionBuilder, fact: BoardFact) {
    decision.emit(Fact::Board(fact));
}

fn planned(decision: &DecisionBuilder, index: usize) -> Option<PlannedAction> {
    decision.state().board.as_ref()?.plan.get(index).cloned()
}

fn replan(decision: &mut DecisionBuilder, index: usize, change: impl FnOnce(&mut PlannedAction)) {
    if let Some(mut planned) = planned(decision, index) {
        change(&mut planned);
        emit(
            decision,
            BoardFact::ActionReplanned {
                index,
                planned: Box::new(planned),
            },
        );
    }
}

/// A ruling replaces what it contradicts. A forbidden action stays in the plan without pawns, as a reminder.
fn rule(planned: &mut PlannedAction, ruling: Ruling, reason: &RulingReason) {
    planned.rulings.retain(|it| !ruling.replaces(&it.ruling));
    if ruling == Ruling::Forbidden {
        planned.pawns.clear();
        planned.rover = None;
    }
    planned.rulings.push(TableRuling {
        ruling,
        reason: reason.clone(),
    });
}

fn first(ways: Vec<Route>) -> Vec<Region> {
    ways.into_iter()
        .next()
        .map(|way| way.regions)
        .unwrap_or_default()
}

/// Declares the plan: everything is paid now (ruling 3), and the actions wait in the order of resolution.
pub(super) fn declare(decision: &mut DecisionBuilder) {
    if decision.state().board_state().is_none() {
        return;
    }
    let count = decision
        .state()
        .board
        .as_ref()
        .map_or(0, |board| board.plan.len());
    let mut actions: Vec<DeclaredAction> = (0..count)
        .filter_map(|index| declared_terms(decision.game(), index))
        .collect();
    actions.sort_by_key(|action| action.planned.kind.order());
    lay_aside(decision, &mut actions);
    emit(
        decision,
        BoardFact::PlanDeclared {
            actions: actions.clone(),
        },
    );
    for action in &actions {
        pay(decision, &action.paid, action.performer, Cause::Declared);
        // The donor counts as broken from now on (almanac, Riparare attrezzatura rotta).
        if let ActionKind::Switch { part, donor, .. } = &action.planned.kind {
            decision.set_spot(&BoardCounter::Part(*donor, *part), 1, Cause::Declared);
        }
    }
}

/// Notes which tokens and markers of the mission each action pays with, so that they can come back. They are taken in the same order.
fn lay_aside(decision: &DecisionBuilder, actions: &mut [DeclaredAction]) {
    let mut spent: Vec<Id> = Vec::new();
    let mut marks = decision.state().marks.clone();
    for action in actions {
        for cost in &action.paid {
            match cost {
                Cost::Token(it) => {
                    let ready = tokens::ready(decision, it.colour)
                        .into_iter()
                        .map(|token| token.id);
                    let tokens = ready
                        .filter(|id| !spent.contains(id))
                        .take(it.count.into())
                        .collect::<Vec<_>>();
                    spent.extend(tokens.iter().cloned());
                    action.tokens.extend(tokens);
                }
                Cost::Mark(it) => {
                    let mut left = it.count;
                    for there in marks.iter_mut().filter(|there| there.mark == it.mark) {
                        let taken = there.count.min(left);
                        (there.count, left) = (there.count - taken, left - taken);
                        action.marks.extend(
                            (taken > 0).then(|| (it.mark.clone(), there.on.clone(), taken)),
                        );
                    }
                }
                Cost::Supply(_) | Cost::Item(_) | Cost::MoraleTokens(_) => {}
            }
        }
    }
}

/// Takes a price from the board.
pub(super) fn pay(decision: &mut DecisionBuilder, costs: &[Cost], performer: Seat, cause: Cause) {
    for cost in costs {
        let Some((spot, mut count)) = payable::spot(cost, performer) else {
            if let Cost::Mark(it) = cost {
                marks::take(decision, &it.mark, None, it.count, cause);
            }
            continue;
        };
        if let Cost::Token(tokens) = cost {
            count = count.saturating_sub(tokens::spend(decision, tokens.colour, count, cause));
        }
        decision.move_spot(&spot, -i16::from(count), cause);
    }
}

/// Returns what was reserved for an action, but not what was spent of the general supply.
pub(super) fn give_back(decision: &mut DecisionBuilder, action: &DeclaredAction) {
    for cost in &action.paid {
        if let Cost::Item(things) = cost {
            decision.move_spot(
                &BoardCounter::Cargo(Area::Available, things.item),
                things.count.into(),
                Cause::GivenBack,
            );
        }
    }
    if let ActionKind::Switch { part, donor, .. } = &action.planned.kind {
        decision.set_spot(&BoardCounter::Part(*donor, *part), 0, Cause::GivenBack);
    }
}

/// Returns everything that was paid for an action that is not done at all. A token of the mission whose grant has come stays spent.
pub(super) fn refund(decision: &mut DecisionBuilder, action: &DeclaredAction) {
    give_back(decision, action);
    let cause = Cause::GivenBack;
    for cost in &action.paid {
        match cost {
            Cost::Supply(it) => {
                decision.move_spot(&BoardCounter::Supply(it.resource), it.count.into(), cause);
            }
            Cost::MoraleTokens(it) => decision.move_spot(
                &BoardCounter::MoraleTokens(action.performer),
                it.count.into(),
                cause,
            ),
            Cost::Token(it) => {
                let named = action
                    .tokens
                    .iter()
                    .filter(|id| tokens::colour_of(decision, id) == Some(it.colour))
                    .count();
                let unnamed = i16::from(it.count) - i16::try_from(named).unwrap_or(i16::MAX);
                decision.move_spot(
                    &BoardCounter::ObjectiveTokens(Area::Available, it.colour),
                    unnamed.max(0),
                    cause,
                );
            }
            Cost::Item(_) | Cost::Mark(_) => {}
        }
    }
    action
        .tokens
        .iter()
        .for_each(|token| tokens::unspend(decision, token, cause));
    action
        .marks
        .iter()
        .for_each(|(mark, on, count)| marks::put_back(decision, mark, on, *count, cause));
}

/// Trades a green marker for its spare part: no action, no pawn (ruling 4).
pub(super) fn dismantle(decision: &mut DecisionBuilder, place: crate::board::Place, part: Part) {
    decision.set_spot(&BoardCounter::Part(place, part), 1, Cause::Dismantled);
    decision.move_spot(
        &BoardCounter::Cargo(Area::Available, part.spare()),
        1,
        Cause::Dismantled,
    );
}

/// Exchanges an Upgrade card for the two spare parts that it shows; it is not drawn again (almanac, Smontaggio).
pub(super) fn exchange(decision: &mut DecisionBuilder, upgrade: &str) {
    let parts = decision
        .mission()
        .game_box
        .upgrades
        .iter()
        .find(|it| it.id == upgrade)
        .map(|it| it.parts);
    decision.set_spot(
        &BoardCounter::Upgrade(upgrade.to_owned()),
        DISCARDED,
        Cause::Dismantled,
    );
    for part in parts.into_iter().flatten() {
        decision.move_spot(
            &BoardCounter::Cargo(Area::Available, part),
            1,
            Cause::Dismantled,
        );
    }
}

/// Uses and discards a POI token; the effect of a mission icon follows (almanac, Segnalini POI).
pub(super) fn use_poi(decision: &mut DecisionBuilder, poi: Option<&Id>) {
    decision.move_spot(
        &BoardCounter::Cargo(Area::Available, Item::Poi),
        -1,
        Cause::Table,
    );
    let found = poi.and_then(|id| {
        decision
            .mission()
            .sheet
            .pois
            .iter()
            .find(|poi| poi.id == *id)
            .cloned()
    });
    if let Some(poi) = found {
        let card = decision.card(CardKind::Action, &poi.id, Face::Story);
        decision.queue(Task::Read {
            card: card.clone(),
            by: None,
        });
        sol::queue_effects(decision, card, poi.effects, None);
    } else {
        actions::pay_reroll(decision, None);
    }
}

/// Uses and discards a POI token by its name.
pub(super) fn use_poi_token(decision: &mut DecisionBuilder, index: usize) {
    let spot = BoardCounter::Cargo(Area::Available, Item::Poi);
    let name = decision.state().board_state().and_then(|board| {
        board
            .marks_of(&spot)
            .get(index)
            .map(|mark| mark.name.clone())
    });
    emit(
        decision,
        BoardFact::PoiTokenUsed {
            name: name.unwrap_or_default(),
        },
    );
    decision.carry_mark(&spot, index, None, None);
    decision.move_spot(&spot, -1, Cause::Table);
    actions::pay_reroll(decision, None);
}

/// Changes what is known of a skill.
pub(super) fn know_skill(
    decision: &mut DecisionBuilder,
    seat: Seat,
    skill: u8,
    change: impl FnOnce(&mut SkillCard),
) {
    let known = decision
        .state()
        .board_state()
        .and_then(|board| board.id_board(seat).map(|it| it.skill(skill)));
    let mut card = known.unwrap_or_else(SkillCard::unknown);
    change(&mut card);
    emit(decision, BoardFact::SkillCardSet { seat, skill, card });
}

/// Uses a skill: paid with Morale tokens, once a sol (almanac, Abilità).
pub(super) fn use_skill(decision: &mut DecisionBuilder, seat: Seat, skill: u8, pays: u8) {
    decision.move_spot(
        &BoardCounter::MoraleTokens(seat),
        -i16::from(pays),
        Cause::Skill,
    );
    decision.set_spot(&BoardCounter::Skill(seat, skill), 1, Cause::Skill);
    actions::pay_reroll(decision, Some(seat));
}

/// The stage of an Upgrade whose tile is Pending.
pub(super) const PENDING: u8 = BUILT - 1;
