//! The watch over what may come at any time: looked at whenever nothing waits.

use std::collections::BTreeSet;

use super::conditions::{Answers, holds_unasked};
use crate::board::BoardFact;
use crate::decision::DecisionBuilder;
use crate::effect::Id;
use crate::fact::Fact;
use crate::mission::StandingRule;
use crate::queries::quote::quote_planned;
use crate::state::{CardKind, Face, Task};
use crate::task::Undecided;

/// The watch during one command. In it each standing rule begins or ends at most once, so that nothing goes on for ever.
#[derive(Default)]
pub(super) struct Watch {
    turned: BTreeSet<Id>,
}

impl Watch {
    /// Lets standing rules end, then begin, then loses the mission. Returns whether anything of it happens.
    pub(super) fn takes_part(&mut self, decision: &mut DecisionBuilder) -> bool {
        if !decision.state().is_under_way() {
            return false;
        }
        let mut moved = false;
        for ends in [true, false] {
            while let Some(rule) = self.next(decision, ends) {
                let read = turn(decision, &rule, !ends);
                read.into_iter().for_each(|task| decision.queue(task));
                let _ = self.turned.insert(rule);
                moved = true;
            }
        }
        moved || loses(decision)
    }

    /// A rule that now ends, or begins.
    fn next(&self, decision: &DecisionBuilder, ends: bool) -> Option<Id> {
        let rules = decision
            .mission()
            .sheet
            .standing
            .iter()
            .filter(|rule| !self.turned.contains(&rule.id));
        let mut rules = rules.filter(|rule| {
            decision.state().standing.contains(&rule.id) == ends && !is_asked(decision, rule)
        });
        rules
            .find(|rule| holds_unasked(decision.game(), &rule.holds_while) != ends)
            .map(|rule| rule.id.clone())
    }
}

/// Whether only the players can tell whether it holds: they are asked once a sol.
fn is_asked(decision: &DecisionBuilder, rule: &StandingRule) -> bool {
    decision.state().board_state().is_none() && rule.holds_while.asks_table()
}

/// Asks for the rules about the table, in the first step of a sol.
pub(super) fn ask(decision: &mut DecisionBuilder) {
    let asked = decision
        .mission()
        .sheet
        .standing
        .iter()
        .filter(|rule| is_asked(decision, rule));
    let asked: Vec<Id> = asked.map(|rule| rule.id.clone()).collect();
    for rule in asked {
        decision.queue(Task::AskTable {
            about: Undecided::Standing(rule),
            question: None,
            answers: Answers::new(),
        });
    }
}

/// Whether the rule holds in this sol, by the answers.
pub(super) fn decided(decision: &mut DecisionBuilder, rule: &str, holds: bool) {
    if decision.state().standing.contains(rule) != holds
        && let Some(read) = turn(decision, rule, holds)
    {
        decision.queue_first(read);
    }
}

/// The standing rule of that id.
pub(super) fn rule(decision: &DecisionBuilder, id: &str) -> Option<StandingRule> {
    decision
        .mission()
        .sheet
        .standing
        .iter()
        .find(|rule| rule.id == id)
        .cloned()
}

/// The rule begins or ends; returns its text, if there is one.
fn turn(decision: &mut DecisionBuilder, rule: &str, begins: bool) -> Option<Task> {
    let id = rule.to_owned();
    decision.emit(if begins {
        Fact::StandingBegan { id }
    } else {
        Fact::StandingEnded { id }
    });
    if begins {
        drop_forbidden(decision);
    }
    let card = decision.card(
        CardKind::Standing,
        rule,
        if begins { Face::Story } else { Face::Ends },
    );
    (begins || decision.mission().has_text(&card)).then_some(Task::Read { card, by: None })
}

/// What is planned, but not declared, and is now forbidden leaves the plan.
fn drop_forbidden(decision: &mut DecisionBuilder) {
    let count = decision
        .state()
        .board
        .as_ref()
        .map_or(0, |board| board.plan.len());
    for index in (0..count).rev() {
        let forbidden = quote_planned(decision.game(), index)
            .is_err_and(|why| why.iter().any(|it| it.standing_rule().is_some()));
        let kind = decision
            .state()
            .board
            .as_ref()
            .and_then(|board| board.plan.get(index))
            .map(|planned| planned.kind.clone());
        if let Some(kind) = kind.filter(|_| forbidden) {
            decision.emit(Fact::Board(BoardFact::ActionDropped { index, kind }));
        }
    }
}

/// Loses the mission by the first of its rules that holds: its text is read, then the ending. Returns whether one does.
fn loses(decision: &mut DecisionBuilder) -> bool {
    let losses = &decision.mission().sheet.loses;
    let Some(loss) = losses
        .iter()
        .find(|loss| holds_unasked(decision.game(), &loss.when))
        .map(|loss| loss.id.clone())
    else {
        return false;
    };
    decision.emit(Fact::MissionLost { loss: loss.clone() });
    let card = decision.card(CardKind::Loss, &loss, Face::Story);
    decision.queue(Task::Read { card, by: None });
    true
}
