//! Standing rules that do nothing, that never end again, or that end themselves.

use super::{Context, Findings};
use crate::diagnostic::Code;
use crate::walk::Kind;
use first_martians::effect::{
    Amount, HiddenChange, Moved, ObjectiveState, Reference, Subject, When,
};
use first_martians::mission::StandingRule;
use first_martians::standing::Change;

pub(super) fn check(cx: &Context<'_>, findings: &mut Findings<'_, '_>) {
    for at in &cx.draft.standing {
        let rule = &at.value;
        let args = [("kind", Kind::Standing.id()), ("id", rule.id.as_str())];
        if rule.changes.is_empty() && rule.each_sol.is_empty() {
            findings.add(Code::NothingHappens, at.doc, &at.path.key("id"), &args);
        }
        for (index, _) in rule
            .changes
            .iter()
            .enumerate()
            .filter(|(_, change)| is_nothing(change))
        {
            findings.add(
                Code::ZeroChange,
                at.doc,
                &at.path.key("changes").index(index),
                &[],
            );
        }
        let place = at.path.key("while");
        if moves_itself(rule) {
            findings.add(Code::StandingMovesItself, at.doc, &place, &args);
        } else if tells_its_end(cx, &rule.id) && !can_end(cx, &rule.holds_while, false) {
            findings.add(Code::StandingNeverEnds, at.doc, &place, &args);
        }
    }
}

/// Whether a rule has a text for its end. One without may be meant to stay.
fn tells_its_end(cx: &Context<'_>, rule: &str) -> bool {
    let begins = format!("{rule} =");
    let texts = cx
        .files
        .0
        .iter()
        .filter(|(name, _)| name.ends_with(".ftl"))
        .map(|(_, text)| text);
    texts.into_iter().any(|text| {
        let mut lines = text
            .lines()
            .skip_while(|line| !line.starts_with(&begins))
            .skip(1);
        lines
            .by_ref()
            .take_while(|line| line.is_empty() || line.starts_with(' '))
            .any(|line| line.trim_start().starts_with(".ends "))
    })
}

/// Whether a change changes nothing.
fn is_nothing(change: &Change) -> bool {
    match change {
        Change::Price(it) => it.pawns == 0 && it.pays.is_empty(),
        Change::Production(it) => it.by == 0,
        Change::Stress(it) | Change::Food(it) => it.by == 0,
        Change::RegionClosed(it) => it.regions.is_empty(),
        Change::No(_)
        | Change::Dice(_)
        | Change::Growth(_)
        | Change::MalfunctionDie(_)
        | Change::TagOff(_) => false,
    }
}

/// Whether a rule asks for itself, or sets or clears a flag in its first Production that makes it end.
fn moves_itself(rule: &StandingRule) -> bool {
    let ends = |flag: &str, set: bool| {
        names(&rule.holds_while, true, &|leaf, wanted| {
            matches!(leaf, When::Flag(id) if id == flag) && wanted != set
        })
    };
    let asks_itself = names(
        &rule.holds_while,
        true,
        &|leaf, _| matches!(leaf, When::Standing(id) if *id == rule.id),
    );
    // What depends on a condition may be meant so.
    asks_itself
        || rule
            .each_sol
            .iter()
            .any(|effect| match effect.description().link {
                Reference::Remembers(HiddenChange::Sets(flag)) => ends(flag, true),
                Reference::Remembers(HiddenChange::Clears(flag)) => ends(flag, false),
                _ => false,
            })
}

/// Whether one of the conditions inside is so; it gets what the condition has to be for the whole to hold.
fn names(when: &When, wanted: bool, is: &dyn Fn(&When, bool) -> bool) -> bool {
    match when {
        When::Not(inner) => names(inner, !wanted, is),
        When::All(parts) | When::Any(parts) => parts.iter().any(|part| names(part, wanted, is)),
        leaf => is(leaf, wanted),
    }
}

/// Whether anything can turn a condition that is `!to` into one that is `to`; also where that is not certain.
fn can_end(cx: &Context<'_>, when: &When, to: bool) -> bool {
    let links = || {
        cx.sites
            .effects()
            .map(|(_, effect)| effect.description().link)
    };
    // Of a number that has to be high, only what lowers it ends the rule, and the reverse.
    let falls = |least: Option<i16>, most: Option<i16>| {
        [(least, to), (most, !to)]
            .into_iter()
            .filter_map(|(at, up)| at.map(|_| up))
    };
    match when {
        When::Not(inner) => can_end(cx, inner, !to),
        When::All(parts) | When::Any(parts) => parts.iter().any(|part| can_end(cx, part, to)),
        When::Flag(flag) if to => links()
            .any(|link| matches!(link, Reference::Remembers(HiddenChange::Sets(id)) if id == flag)),
        When::Flag(flag) => links().any(
            |link| matches!(link, Reference::Remembers(HiddenChange::Clears(id)) if id == flag),
        ),
        When::Counter(at) => falls(at.at_least, at.at_most).any(|up| {
            links().any(|link| match link {
                Reference::Remembers(HiddenChange::Counts(it)) => {
                    it.counter == at.counter && (i16::from(it.by) > 0) == up
                }
                _ => false,
            })
        }),
        When::Track(at) => falls(at.at_least, at.at_most).any(|up| {
            links().any(|link| match link {
                Reference::Moves(Moved::Track(it)) => it.track == at.track && moves(it.by, up),
                _ => false,
            })
        }),
        When::Sol(range) => {
            if to {
                range.from.is_some()
            } else {
                range.to.is_some()
            }
        }
        // What is met, explored in the campaign or remembered stays so.
        When::Objective(_) | When::Chapter(_) | When::Remembered(_) => to,
        When::Astronauts(_) => false,
        other => match other
            .compared()
            .map(|it| (it.subject, it.at_least.is_some(), it.at_most.is_some()))
        {
            Some((Subject::SolsLeft, least, most)) => {
                if to {
                    most
                } else {
                    least
                }
            }
            Some((Subject::Progress(_), _, most)) if !to => most,
            Some((
                Subject::ObjectiveState(
                    _,
                    ObjectiveState::Met | ObjectiveState::Failed | ObjectiveState::Closed,
                ),
                ..,
            )) => to,
            _ => true,
        },
    }
}

/// Whether a track moves up or down by that for any crew.
fn moves(by: Amount, up: bool) -> bool {
    let (one, other) = super::reachability::by_crew(by);
    if up {
        one.max(other) > 0
    } else {
        one.min(other) < 0
    }
}
