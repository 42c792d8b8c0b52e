//! Ranges of numbers.

use std::collections::BTreeSet;

use super::{Context, Errors};
use crate::diagnostic::Code;
use crate::json::Path;
use crate::walk::{DEEPEST, Found, Node};
use first_martians::effect::{Bound, Cost, Range, RegionIn, Span, When};
use first_martians::game_box::RINGS;
use first_martians::mission::{Brings, ByCrew, SheetByCrew, SheetValue, Takes};
use first_martians::vocabulary::Facility;

const MAX: i64 = u8::MAX as i64;

pub(super) fn check(cx: &Context<'_, '_>, errors: &mut Errors<'_, '_>) {
    sheet(cx, errors);
    mission(cx, errors);
    actions(cx, errors);
    events(cx, errors);
    let mut too_deep = BTreeSet::new();
    for found in &cx.nodes {
        let (doc, path) = (found.doc, &found.path);
        // One report stands for all that lies too deep in an element.
        if found.depth >= DEEPEST
            && matches!(found.node, Node::Effect(_) | Node::When(_))
            && too_deep.insert((found.doc, found.kind, found.id))
        {
            errors.add(
                Code::DeepNesting,
                doc,
                path,
                &[("max", &*DEEPEST.to_string())],
            );
        }
        let mut count = |number: u8| errors.range(doc, &path.key("count"), number.into(), 1, MAX);
        match found.node {
            Node::Effect(effect) => {
                for bound in effect.description().bounds {
                    match bound {
                        Bound::Count { count, .. } => {
                            errors.range(doc, &path.key("count"), count.into(), 1, MAX);
                        }
                        Bound::After(after) => span(after, errors, doc, &path.key("after")),
                        Bound::In(at) => {
                            let ring = match at {
                                RegionIn::Region(region) => Some(region.ring),
                                RegionIn::Drawn(drawn) => Some(drawn.ring),
                                RegionIn::Chosen | RegionIn::Walker(_) => None,
                            };
                            let path = path.key("in").only().key("ring");
                            ring.iter().for_each(|&ring| {
                                errors.range(doc, &path, ring.into(), 1, RINGS.into());
                            });
                        }
                        Bound::Change(..)
                        | Bound::Part(..)
                        | Bound::Producer(_)
                        | Bound::Uses(..) => {}
                    }
                }
            }
            Node::Cost(Cost::Supply(supply)) => count(supply.count),
            Node::Cost(Cost::Token(tokens)) => count(tokens.count),
            Node::Cost(Cost::Mark(mark)) => count(mark.count),
            Node::Cost(Cost::Item(item)) => count(item.count),
            Node::Cost(Cost::MoraleTokens(tokens)) => count(tokens.count),
            Node::Later(later) => {
                errors.range(doc, &path.key("odds"), later.odds.into(), 1, 100);
                span(&later.after, errors, doc, &path.key("after"));
            }
            Node::When(When::Sol(range) | When::Astronauts(range) | When::Morale(range)) => {
                order(range, errors, doc, path);
            }
            Node::When(When::Malfunction(at)) => {
                errors.range(doc, &path.key("at_least"), at.at_least.into(), 0, 5);
            }
            Node::When(When::Track(at))
                if at
                    .at_least
                    .zip(at.at_most)
                    .is_some_and(|(least, most)| least > most) =>
            {
                errors.add(Code::EmptyRange, doc, &path.key("at_least"), &[]);
            }
            Node::When(when) => compared(cx, when, found, errors),
            _ => {}
        }
    }
}

/// The numbers of a condition of format 2, and of a counter.
fn compared(cx: &Context<'_, '_>, when: &When, found: &Found<'_>, errors: &mut Errors<'_, '_>) {
    let (doc, path) = (found.doc, &found.path);
    let (least, most, needs_number) = match (when, when.compared()) {
        (When::Counter(at), _) => (at.at_least.map(i32::from), at.at_most.map(i32::from), true),
        (_, Some(it)) => (
            it.at_least.map(i32::from),
            it.at_most.map(i32::from),
            it.subject.is_number(),
        ),
        (_, None) => return,
    };
    let is_first = cx.draft.formats.get(doc).is_some_and(|format| *format < 2);
    match (least, most) {
        (None, None) if is_first => {
            errors.add(Code::MissingField, doc, path, &[("id", "at_least")]);
        }
        (None, None) if needs_number => errors.add(Code::ConditionOpen, doc, path, &[]),
        (Some(least), Some(most)) if least > most => {
            let (min, max) = (least.to_string(), most.to_string());
            errors.add(
                Code::EmptyRange,
                doc,
                &path.key("at_most"),
                &[("min", &min), ("max", &max)],
            );
        }
        _ => {}
    }
    match when {
        When::Explored(it) => {
            if let Some(ring) = it.ring {
                errors.range(doc, &path.key("ring"), ring.into(), 1, RINGS.into());
            }
            for (index, region) in it.regions.iter().enumerate() {
                errors.range(
                    doc,
                    &path.key("regions").index(index).key("ring"),
                    region.ring.into(),
                    1,
                    RINGS.into(),
                );
            }
        }
        When::Terrain(it) => errors.range(
            doc,
            &path.key("region").key("ring"),
            it.region.ring.into(),
            1,
            RINGS.into(),
        ),
        _ => {}
    }
}

fn span(span: &Span, errors: &mut Errors<'_, '_>, doc: usize, path: &Path) {
    errors.range(doc, &path.key("min"), span.min.into(), 1, MAX);
    if span.min > span.max {
        errors.add(
            Code::EmptyRange,
            doc,
            &path.key("max"),
            &[
                ("min", &span.min.to_string()),
                ("max", &span.max.to_string()),
            ],
        );
    }
}

fn order(range: &Range, errors: &mut Errors<'_, '_>, doc: usize, path: &Path) {
    if let Some((from, to)) = range.from.zip(range.to).filter(|(from, to)| from > to) {
        errors.add(
            Code::EmptyRange,
            doc,
            &path.key("to"),
            &[("min", &from.to_string()), ("max", &to.to_string())],
        );
    }
}

/// The numbers of one sheet value, with their keys.
fn by_crew(sheet: &SheetByCrew, value: SheetValue) -> Vec<(&'static str, i8)> {
    let of = |crew: ByCrew| {
        let mut numbers: Vec<_> = crew.one.map(|number| ("1", number)).into_iter().collect();
        numbers.extend([("2", crew.two), ("3", crew.three), ("4", crew.four)]);
        numbers
    };
    match value {
        SheetValue::Sols => of(sheet.sols),
        SheetValue::Oxygen => of(sheet.oxygen),
        SheetValue::Energy => of(sheet.energy),
        SheetValue::Food => of(sheet.food),
        SheetValue::Greenhouses => of(sheet.greenhouses),
        SheetValue::Plants => of(sheet.plants),
        SheetValue::Upgrades => of(sheet.upgrades),
        SheetValue::Threshold => sheet.threshold.map(of).unwrap_or_default(),
        SheetValue::Morale => vec![("", sheet.morale)],
        SheetValue::Stress => vec![("", sheet.stress)],
        SheetValue::Dice => Vec::new(),
    }
}

fn sheet(cx: &Context<'_, '_>, errors: &mut Errors<'_, '_>) {
    let draft = cx.draft;
    let Some(sheet) = &draft.sheet else { return };
    let top = Path::default().key("sheet");
    for &value in SheetValue::ALL {
        let (min, max) = value.range();
        let numbers = by_crew(sheet, value);
        for &(key, number) in &numbers {
            let path = if key.is_empty() {
                top.key(value.id())
            } else {
                top.key(value.id()).key(key)
            };
            errors.range(0, &path, number.into(), min.into(), max.into());
        }
        for (name, changes) in [("easier", &draft.easier), ("harder", &draft.harder)] {
            let Some(&change) = changes.get(&value) else {
                continue;
            };
            let path = Path::default().key(name).key(value.id());
            let worst = numbers
                .iter()
                .map(|&(_, number)| i64::from(number) + i64::from(change));
            match worst
                .clone()
                .find(|number| !(i64::from(min)..=i64::from(max)).contains(number))
            {
                Some(number) => {
                    let (number, min, max) = (number.to_string(), min.to_string(), max.to_string());
                    let args = [
                        ("change", name),
                        ("found", &number),
                        ("min", &min),
                        ("max", &max),
                    ];
                    errors.add(Code::OutOfRange, 0, &path, &args);
                }
                None if numbers.is_empty() => {
                    errors.add(Code::UnknownValue, 0, &path, &[("id", value.id())]);
                }
                None => {}
            }
        }
    }
    let last: i64 = SheetValue::Sols.range().1.into();
    let lists = sheet.dice.iter().flat_map(|(block, die)| {
        die.lists()
            .into_iter()
            .map(move |(key, sols)| (block, key, sols))
    });
    for (block, key, sols) in lists {
        let path = top.key("dice").key(block.id());
        let path = key.map_or_else(|| path.clone(), |key| path.key(key));
        if let Some(sol) = sols
            .iter()
            .copied()
            .find(|&sol| !(1..=last).contains(&i64::from(sol)))
        {
            let index = draft
                .docs
                .first()
                .map_or(0, |document| document.index_of(&path, sol));
            errors.range(0, &path.index(index), sol.into(), 1, last);
        }
    }
}

fn mission(cx: &Context<'_, '_>, errors: &mut Errors<'_, '_>) {
    let draft = cx.draft;
    for at in &draft.facilities {
        let most = if at.value.facility == Facility::Farm {
            SheetValue::Greenhouses.range().1
        } else {
            0
        };
        if let Some(greenhouses) = at.value.greenhouses {
            errors.range(
                at.doc,
                &at.path.key("greenhouses"),
                greenhouses.into(),
                0,
                most.into(),
            );
        }
        for (index, pay) in at.value.pays.iter().enumerate() {
            errors.range(
                at.doc,
                &at.path.key("pays").index(index).key("count"),
                pay.count.into(),
                1,
                MAX,
            );
        }
    }
    for at in &draft.tracks {
        let track = &at.value;
        if track.min > track.max {
            errors.add(Code::EmptyRange, at.doc, &at.path.key("max"), &[]);
        } else {
            errors.range(
                at.doc,
                &at.path.key("start"),
                track.start.into(),
                track.min.into(),
                track.max.into(),
            );
        }
    }
    for at in &draft.pois {
        errors.range(at.doc, &at.path.key("icon"), at.value.icon.into(), 1, 3);
    }
    for at in &draft.objectives {
        let (objective, doc) = (&at.value, at.doc);
        errors.range(doc, &at.path.key("goal"), objective.goal.into(), 1, MAX);
        errors.range(doc, &at.path.key("step"), objective.step.into(), 1, MAX);
        if objective.step > 0 && objective.goal % objective.step != 0 {
            let (goal, step) = (objective.goal.to_string(), objective.step.to_string());
            errors.add(
                Code::GoalNotMet,
                doc,
                &at.path.key("step"),
                &[("id", &objective.id), ("goal", &goal), ("step", &step)],
            );
        }
        let path = at.path.key("takes").only();
        match &objective.requirement {
            Takes::Have(have) => errors.range(doc, &path.key("count"), have.count.into(), 1, MAX),
            Takes::Explore(takes) | Takes::Gather(takes) => {
                for (index, region) in takes.regions.iter().enumerate() {
                    errors.range(
                        doc,
                        &path.key("regions").index(index).key("ring"),
                        region.ring.into(),
                        1,
                        3,
                    );
                }
            }
            Takes::Reach(reach) => {
                if let Some(track) = draft.tracks.iter().find(|track| {
                    track.value.id == reach.track && track.value.min <= track.value.max
                }) {
                    let (min, max) = (track.value.min.into(), track.value.max.into());
                    errors.range(doc, &path.key("number"), reach.number.into(), min, max);
                }
            }
            _ => {}
        }
    }
}

fn actions(cx: &Context<'_, '_>, errors: &mut Errors<'_, '_>) {
    for (at, most) in cx
        .draft
        .marks
        .iter()
        .filter_map(|at| Some((at, at.value.most?)))
    {
        errors.range(at.doc, &at.path.key("most"), most.into(), 1, MAX);
    }
    for at in &cx.draft.walkers {
        errors.range(at.doc, &at.path.key("speed"), at.value.speed.into(), 1, MAX);
        for (index, region) in at.value.path.iter().enumerate() {
            errors.range(
                at.doc,
                &at.path.key("path").index(index).key("ring"),
                region.ring.into(),
                1,
                RINGS.into(),
            );
        }
        if at.value.path.len() < 2 {
            let found = at.value.path.len().to_string();
            errors.add(
                Code::WrongLength,
                at.doc,
                &at.path.key("path"),
                &[("found", &*found), ("expected", "2")],
            );
        }
    }
    for at in &cx.draft.actions {
        for (index, region) in at.value.regions().unwrap_or_default().iter().enumerate() {
            let path = at.path.key("at").only().index(index).key("ring");
            errors.range(at.doc, &path, region.ring.into(), 1, RINGS.into());
        }
    }
}

fn events(cx: &Context<'_, '_>, errors: &mut Errors<'_, '_>) {
    for at in &cx.draft.events {
        // Since format 2 an event may wait until another brings it.
        let least = if cx.draft.takes_wordings(at.doc) {
            0
        } else {
            1
        };
        errors.range(
            at.doc,
            &at.path.key("weight"),
            at.value.weight.into(),
            least,
            MAX,
        );
        if let Some(sols) = &at.value.sols {
            let path = at.path.key("sols");
            order(sols, errors, at.doc, &path);
            if let Some(from) = sols.from {
                errors.range(
                    at.doc,
                    &path.key("from"),
                    from.into(),
                    1,
                    SheetValue::Sols.range().1.into(),
                );
            }
        }
        if let Some(Brings::Action(action)) = &at.value.brings
            && let Some(later) = &action.later
        {
            let path = at.path.key("brings").key("action").key("later").key("odds");
            errors.range(at.doc, &path, later.odds.into(), 1, 100);
        }
    }
}
