//! Effects that do nothing or too much, and choices without a difference.

use super::goals::pawns;
use super::reachability::by_crew;
use super::{Context, Findings};
use crate::diagnostic::Code;
use crate::json::Path;
use crate::walk::{Found, Kind, Node};
use first_martians::board::{ITEMS_MAX, SUPPLY_MAX};
use first_martians::effect::{
    ActionCost, Bound, Cost, Effect, Id, Later, NestedEffects, Random, RegionIn, Spaces, Way,
};
use first_martians::mission::{AdventureKind, Brings, ObjectiveToken, SheetValue};
use first_martians::standing::{Change, PriceChange, WhichActions};
use first_martians::vocabulary::Resource;

pub(super) fn check(cx: &Context<'_>, findings: &mut Findings<'_, '_>) {
    for found in cx.nodes {
        let (doc, path) = (found.doc, &found.path);
        match found.node {
            Node::Effect(effect) => {
                effect
                    .description()
                    .bounds
                    .iter()
                    .for_each(|it| bound(cx, it, doc, path, findings));
                branches(effect, doc, path, findings);
                performer(effect, found, findings);
            }
            Node::Options(options) => {
                ways(options, doc, path, findings);
                for (index, way) in options.iter().enumerate() {
                    prices(
                        cx,
                        &way.pays,
                        doc,
                        &path.index(index).key("pays"),
                        &way.id,
                        findings,
                    );
                }
            }
            Node::Ways(random) => chances(random, doc, path, findings),
            _ => {}
        }
    }
    cards(cx, findings);
    costs(cx, findings);
}

/// Changes that exceed their range, and parts that a Facility lacks.
fn bound(
    cx: &Context<'_>,
    bound: &Bound<'_>,
    doc: usize,
    path: &Path,
    findings: &mut Findings<'_, '_>,
) {
    match *bound {
        Bound::Change(by, spaces) => {
            let track = |id: &Id| {
                cx.draft
                    .tracks
                    .iter()
                    .map(|at| &at.value)
                    .find(|track| track.id == *id)
            };
            let most = match spaces {
                Spaces::Any => None,
                Spaces::Number(most) => Some(i32::from(most)),
                Spaces::Walker(id) => {
                    let walker = cx
                        .draft
                        .walkers
                        .iter()
                        .map(|at| &at.value)
                        .find(|it| it.id == *id);
                    walker.map(|walker| i32::from(walker.steps()))
                }
                Spaces::Track(id) => {
                    track(id).map(|track| i32::from(track.max) - i32::from(track.min))
                }
            };
            let (one, other) = by_crew(by);
            let place = path.key("by");
            if one == 0 && other == 0 {
                findings.add(Code::ZeroChange, doc, &place, &[]);
            } else if let Some(most) = most.filter(|most| one.abs().min(other.abs()) > *most) {
                too_large(doc, &place, one, most, findings);
            }
        }
        Bound::Count { count, most } => {
            if let Some(most) = most.filter(|most| count > *most) {
                too_large(doc, &path.key("count"), count.into(), most.into(), findings);
            }
        }
        Bound::Part(facility, part) => {
            let parts = cx
                .game_box
                .and_then(|game_box| game_box.parts.get(&facility));
            if parts.is_some_and(|parts| !parts.contains(&part)) {
                findings.add(
                    Code::NoSuchPart,
                    doc,
                    &path.key("part"),
                    &[("id", part.id()), ("kind", facility.id())],
                );
            }
        }
        Bound::In(RegionIn::Region(region)) => {
            super::walkers::off_map(cx, *region, doc, &path.key("in").only(), findings);
        }
        Bound::In(_) | Bound::After(_) | Bound::Producer(_) | Bound::Uses(..) => {}
    }
}

fn too_large(doc: usize, path: &Path, found: i32, max: i32, findings: &mut Findings<'_, '_>) {
    findings.add(
        Code::ChangeTooLarge,
        doc,
        path,
        &[
            ("found", &*found.abs().to_string()),
            ("max", &*max.to_string()),
        ],
    );
}

/// Who performs an action, where there is none: the First Player takes that part.
fn performer(effect: &Effect, found: &Found<'_>, findings: &mut Findings<'_, '_>) {
    let reward = |path: &Path| path.has_key("reward");
    let nobody = match found.kind {
        // The reward of an event goes to whoever has done its action.
        Kind::Event => !reward(&found.path),
        Kind::FollowUp
        | Kind::Mission
        | Kind::Track
        | Kind::Walker
        | Kind::SetUp
        | Kind::Standing => true,
        Kind::Objective
        | Kind::Token
        | Kind::Mark
        | Kind::Action
        | Kind::Poi
        | Kind::Adventure
        | Kind::Malfunction
        | Kind::Ending
        | Kind::Loss => false,
    };
    if nobody && effect.nested_effects() == NestedEffects::Nothing && effect.names_performer() {
        findings.add(
            Code::NobodyPerforms,
            found.doc,
            &found.path.key("who"),
            &[("kind", found.kind.id())],
        );
    }
}

fn branches(effect: &Effect, doc: usize, path: &Path, findings: &mut Findings<'_, '_>) {
    let NestedEffects::If(branch) = effect.nested_effects() else {
        return;
    };
    // With a text of its own each branch says something else.
    if branch.text.is_some() {
        return;
    }
    if branch.then.is_empty() && branch.or_else.is_empty() {
        findings.add(
            Code::NothingHappens,
            doc,
            &path.key("then"),
            &[("kind", "if")],
        );
    } else if branch.then == branch.or_else {
        findings.add(Code::SameBranches, doc, &path.key("else"), &[]);
    }
}

fn ways(options: &[Way], doc: usize, path: &Path, findings: &mut Findings<'_, '_>) {
    // Options that cost something else, or are there at another time, may do the same.
    let plain = options
        .iter()
        .all(|way| way.when.is_none() && way.pays.is_empty());
    let options = if plain { options } else { &[] };
    same_options(
        options
            .iter()
            .map(|way| (&way.id, &*way.effects, way.later.as_ref())),
        doc,
        path,
        findings,
    );
}

/// Options or ways, by id, that do the same, now and later.
fn same_options<'m>(
    options: impl Iterator<Item = (&'m Id, &'m [Effect], Option<&'m Later>)>,
    doc: usize,
    path: &Path,
    findings: &mut Findings<'_, '_>,
) {
    let mut before: Vec<(&Id, &[Effect], Option<&Later>)> = Vec::new();
    for (index, (id, effects, later)) in options.enumerate() {
        if let Some((first, ..)) = before
            .iter()
            .find(|(_, does, brings)| (*does, *brings) == (effects, later))
        {
            findings.add(
                Code::SameOptions,
                doc,
                &path.index(index).key("id"),
                &[("id", id), ("first", first)],
            );
        }
        before.push((id, effects, later));
    }
}

/// Ways of chance that never come, or that do the same.
fn chances(random: &Random, doc: usize, path: &Path, findings: &mut Findings<'_, '_>) {
    for (index, way) in random
        .ways
        .iter()
        .enumerate()
        .filter(|(_, way)| way.weight == 0)
    {
        findings.add(
            Code::WayNeverDrawn,
            doc,
            &path.index(index).key("weight"),
            &[("id", &way.id)],
        );
    }
    // A told way has a text of its own.
    if !random.told {
        same_options(
            random
                .ways
                .iter()
                .map(|way| (&way.id, &*way.effects, way.later.as_ref())),
            doc,
            path,
            findings,
        );
    }
}

/// Cards and consequences without effect.
fn cards(cx: &Context<'_>, findings: &mut Findings<'_, '_>) {
    let mut idle = |kind: &str, id: &str, doc: usize, path: &Path| {
        findings.add(
            Code::NothingHappens,
            doc,
            path,
            &[("kind", kind), ("id", id)],
        );
    };
    for at in cx
        .draft
        .malfunctions
        .iter()
        .filter(|at| at.value.effects.is_empty())
    {
        idle(
            Kind::Malfunction.id(),
            &at.value.id,
            at.doc,
            &at.path.key("effects"),
        );
    }
    for at in &cx.draft.adventures {
        let path = at.path.key("kind").only();
        match &at.value.kind {
            AdventureKind::Normal(normal)
                if normal.effects.is_empty() && normal.later.is_none() =>
            {
                idle(
                    Kind::Adventure.id(),
                    &at.value.id,
                    at.doc,
                    &path.key("effects"),
                );
            }
            AdventureKind::Delayed(later) if later.effects.is_empty() => {
                idle("later", &at.value.id, at.doc, &path.key("effects"));
            }
            _ => {}
        }
    }
    for at in &cx.draft.events {
        let Some(Brings::Action(action)) = &at.value.brings else {
            continue;
        };
        let path = at.path.key("brings").key("action");
        match &action.later {
            Some(later) if later.effects.is_empty() => idle(
                "later",
                &at.value.id,
                at.doc,
                &path.key("later").key("effects"),
            ),
            None if action.reward.is_empty() => {
                idle(Kind::Action.id(), &at.value.id, at.doc, &path);
            }
            _ => {}
        }
    }
}

/// From so many items or Morale tokens on, a price is high: a crew begins with none.
pub const MANY: u8 = 3;

/// More pawns than a crew has, more of something than it can hold or than it begins with; an event action that costs nothing.
fn costs(cx: &Context<'_>, findings: &mut Findings<'_, '_>) {
    for at in &cx.draft.events {
        let Some(Brings::Action(action)) = &at.value.brings else {
            continue;
        };
        let path = at.path.key("brings").key("action").key("cost");
        if action.cost.pawns == Some(0) && action.cost.pays.is_empty() {
            findings.add(
                Code::FreeAction,
                at.doc,
                &path.key("pawns"),
                &[("id", &at.value.id)],
            );
        }
        cost_of(cx, &action.cost, at.doc, &path, &at.value.id, findings);
    }
    for at in &cx.draft.actions {
        cost_of(
            cx,
            &at.value.cost,
            at.doc,
            &at.path.key("cost"),
            &at.value.id,
            findings,
        );
    }
    for at in &cx.draft.standing {
        for (index, change) in at.value.changes.iter().enumerate() {
            let path = at.path.key("changes").index(index).only();
            if let Change::Price(price) = change {
                other_price(
                    cx,
                    price,
                    &at.value.id,
                    (at.doc, &path.key("pawns")),
                    findings,
                );
            }
        }
    }
    for at in &cx.draft.facilities {
        for (index, pay) in at.value.pays.iter().enumerate() {
            let place = at.path.key("pays").index(index).key("count");
            price(
                at.value.facility.id(),
                pay.count,
                ITEMS_MAX,
                0,
                (at.doc, &place),
                findings,
            );
        }
    }
}

/// Reports a price that cannot be paid, or that no action can have: an action takes at least one pawn.
fn other_price(
    cx: &Context<'_>,
    price: &PriceChange,
    id: &str,
    (doc, path): (usize, &Path),
    findings: &mut Findings<'_, '_>,
) {
    let most = (1..=4).map(pawns).max().unwrap_or_default();
    let now = match &price.on {
        WhichActions::Mission(action) => {
            let action = cx.draft.actions.iter().find(|at| at.value.id == *action);
            action.and_then(|at| at.value.cost.pawns)
        }
        _ => None,
    };
    let now = u32::from(now.unwrap_or(1).max(1));
    let more = u32::from(price.pawns.max(0).unsigned_abs());
    let fewer = u32::from(price.pawns.min(0).unsigned_abs());
    if now + more > most {
        too_dear(
            Code::CostOutOfReach,
            id,
            now + more,
            most,
            (doc, path),
            findings,
        );
    } else if fewer > 0 && matches!(price.on, WhichActions::Mission(_)) && now == 1 {
        findings.add(Code::ZeroChange, doc, path, &[]);
    } else if fewer >= most {
        too_large(
            doc,
            path,
            price.pawns.into(),
            i32::try_from(most - 1).unwrap_or_default(),
            findings,
        );
    }
}

fn cost_of(
    cx: &Context<'_>,
    cost: &ActionCost,
    doc: usize,
    path: &Path,
    id: &str,
    findings: &mut Findings<'_, '_>,
) {
    let most = (1..=4).map(pawns).max().unwrap_or_default();
    if let Some(laid) = cost.pawns.map(u32::from).filter(|laid| *laid > most) {
        too_dear(
            Code::CostOutOfReach,
            id,
            laid,
            most,
            (doc, &path.key("pawns")),
            findings,
        );
    }
    prices(cx, &cost.pays, doc, &path.key("pays"), id, findings);
}

fn prices(
    cx: &Context<'_>,
    pays: &[Cost],
    doc: usize,
    path: &Path,
    id: &str,
    findings: &mut Findings<'_, '_>,
) {
    for (index, pay) in pays.iter().enumerate() {
        let place = path.index(index).only().key("count");
        let (count, most, start) = match pay {
            Cost::Supply(supply) => (supply.count, SUPPLY_MAX, start_of(cx, supply.resource)),
            Cost::Token(tokens) => {
                let own = |token: &&ObjectiveToken| {
                    token.colour == tokens.colour && token.area().is_some()
                };
                let own = cx
                    .draft
                    .tokens
                    .iter()
                    .map(|at| &at.value)
                    .filter(own)
                    .count();
                (
                    tokens.count,
                    u8::try_from(own).unwrap_or(ITEMS_MAX),
                    ITEMS_MAX,
                )
            }
            // `analysis::marks` looks at them.
            Cost::Mark(_) => continue,
            Cost::Item(item) => (item.count, ITEMS_MAX, 0),
            Cost::MoraleTokens(tokens) => (tokens.count, ITEMS_MAX, 0),
        };
        price(id, count, most, start, (doc, &place), findings);
    }
}

/// The most of a supply with which any crew begins, at any difficulty.
fn start_of(cx: &Context<'_>, resource: Resource) -> u8 {
    let value = match resource {
        Resource::Oxygen => SheetValue::Oxygen,
        Resource::Energy => SheetValue::Energy,
        Resource::Food => SheetValue::Food,
    };
    let sheet = cx.draft.sheet.as_ref();
    let numbers = sheet.map(|sheet| match resource {
        Resource::Oxygen => sheet.oxygen,
        Resource::Energy => sheet.energy,
        Resource::Food => sheet.food,
    });
    let most = (1..=4)
        .filter_map(|players| Some(numbers?.for_players(players)))
        .max()
        .unwrap_or_default();
    let easier = cx
        .draft
        .easier
        .get(&value)
        .copied()
        .unwrap_or_default()
        .max(0);
    u8::try_from(most.saturating_add(easier)).unwrap_or_default()
}

fn price(
    id: &str,
    count: u8,
    most: u8,
    start: u8,
    at: (usize, &Path),
    findings: &mut Findings<'_, '_>,
) {
    if count > most {
        too_dear(
            Code::CostOutOfReach,
            id,
            count.into(),
            most.into(),
            at,
            findings,
        );
    } else if count > start && count >= MANY {
        too_dear(
            Code::HighPrice,
            id,
            count.into(),
            start.into(),
            at,
            findings,
        );
    }
}

fn too_dear(
    code: Code,
    id: &str,
    found: u32,
    max: u32,
    (doc, path): (usize, &Path),
    findings: &mut Findings<'_, '_>,
) {
    findings.add(
        code,
        doc,
        path,
        &[
            ("id", id),
            ("found", &*found.to_string()),
            ("max", &*max.to_string()),
        ],
    );
}
