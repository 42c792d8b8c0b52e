//! The consistency of the numbers of the sheet.

use std::collections::BTreeSet;

use super::{Context, Findings};
use crate::diagnostic::Code;
use crate::json::Path;
use crate::walk::Kind;
use first_martians::board::Place;
use first_martians::mission::{SheetValue, Takes};
use first_martians::setup_steps::Lay;
use first_martians::vocabulary::Facility;

pub(super) fn check(cx: &Context<'_>, findings: &mut Findings<'_, '_>) {
    dice(cx, findings);
    difficulty(cx, findings);
    plants(cx, findings);
    threshold(cx, findings);
    set_up(cx, findings);
    icons(cx, findings);
}

/// A die in a sol that no game has.
fn dice(cx: &Context<'_>, findings: &mut Findings<'_, '_>) {
    let (Some(sheet), Some(document)) = (&cx.draft.sheet, cx.draft.docs.first()) else {
        return;
    };
    let last = cx.open.longest();
    let dice = Path::default().key("sheet").key("dice");
    let lists = sheet.dice.iter().flat_map(|(block, die)| {
        die.lists()
            .into_iter()
            .map(move |(key, sols)| (block, key, sols))
    });
    for (block, key, sols) in lists {
        let path = dice.key(block.id());
        let path = key.map_or_else(|| path.clone(), |key| path.key(key));
        let mut seen = BTreeSet::new();
        for (sol, span) in document.numbers(&path) {
            if !seen.insert(sol) {
                findings
                    .report
                    .add(Code::DuplicateSol, document.text, span, &[("found", sol)]);
            }
        }
        let Some(sol) = sols.iter().copied().find(|&sol| i32::from(sol) > last) else {
            continue;
        };
        let args = [("found", &*sol.to_string()), ("max", &*last.to_string())];
        findings.add(
            Code::DiceBeyondSols,
            0,
            &path.index(document.index_of(&path, sol)),
            &args,
        );
    }
}

/// Changes of the difficulty that have the opposite effect, or none.
fn difficulty(cx: &Context<'_>, findings: &mut Findings<'_, '_>) {
    for (name, changes, better) in [
        ("easier", &cx.draft.easier, 1),
        ("harder", &cx.draft.harder, -1),
    ] {
        for (value, &change) in changes {
            let path = Path::default().key(name).key(value.id());
            let helps = if *value == SheetValue::Stress {
                -change.signum()
            } else {
                change.signum()
            };
            if change == 0 {
                findings.add(Code::ZeroChange, 0, &path, &[]);
            } else if helps != better {
                findings.add(
                    Code::DifficultyReversed,
                    0,
                    &path,
                    &[("id", value.id()), ("kind", name)],
                );
            }
        }
    }
}

/// A plant needs a greenhouse (almanac, Fattoria).
fn plants(cx: &Context<'_>, findings: &mut Findings<'_, '_>) {
    let Some(sheet) = &cx.draft.sheet else { return };
    for players in 1..=4_u8 {
        let (plants, greenhouses) = (
            sheet.plants.for_players(players),
            sheet.greenhouses.for_players(players),
        );
        // One player without own numbers uses those of two.
        let is_own = players > 1 || sheet.plants.one.is_some();
        if plants > greenhouses && is_own {
            let path = Path::default()
                .key("sheet")
                .key("plants")
                .key(&players.to_string());
            let args = [
                ("found", &*plants.to_string()),
                ("max", &*greenhouses.to_string()),
            ];
            findings.add(Code::PlantsWithoutGreenhouses, 0, &path, &args);
        }
    }
}

/// Whether the Threshold is that of the printed game.
fn counts_all_broken(cx: &Context<'_>) -> bool {
    !cx.draft
        .objectives
        .iter()
        .any(|at| matches!(&at.value.requirement, Takes::Threshold(it) if !it.is_printed()))
}

/// With at least as many broken parts as there are parts, the Threshold is always met.
fn threshold(cx: &Context<'_>, findings: &mut Findings<'_, '_>) {
    let (Some(sheet), Some(game_box)) = (&cx.draft.sheet, cx.game_box) else {
        return;
    };
    let Some(threshold) = sheet.threshold.filter(|_| counts_all_broken(cx)) else {
        return;
    };
    let spares = cx.draft.facilities.iter().map(|at| at.value.facility);
    let all = Place::all_on_board()
        .map(|place| place.facility)
        .chain(spares);
    let parts: usize = all
        .map(|facility| game_box.parts.get(&facility).map_or(0, Vec::len))
        .sum();
    for players in 2..=4_u8 {
        if usize::try_from(threshold.for_players(players)).is_ok_and(|most| most >= parts) {
            let path = Path::default()
                .key("sheet")
                .key("threshold")
                .key(&players.to_string());
            let args = [
                ("found", &*threshold.for_players(players).to_string()),
                ("max", &*parts.to_string()),
            ];
            findings.add(Code::ThresholdAlwaysMet, 0, &path, &args);
        }
    }
}

/// Steps of the set-up that do nothing or break more parts than there are, and more than the Threshold allows.
fn set_up(cx: &Context<'_>, findings: &mut Findings<'_, '_>) {
    let mut broken = [0_i64; 3];
    for at in &cx.draft.set_up {
        let step = &at.value;
        if step.effects.is_empty() && step.lay.is_none() {
            let args = [("kind", Kind::SetUp.id()), ("id", step.id.as_str())];
            findings.add(Code::NothingHappens, at.doc, &at.path.key("id"), &args);
        }
        let (Some(Lay::Broken(lay)), Some(game_box)) = (&step.lay, cx.game_box) else {
            continue;
        };
        let parts = |facility: Facility| game_box.parts.get(&facility).into_iter().flatten();
        let fitting = Place::all_on_board().flat_map(|place| {
            parts(place.facility).filter(move |part| lay.fits(place.facility, **part))
        });
        let there = i64::try_from(fitting.count()).unwrap_or(i64::MAX);
        for (players, sum) in (2..=4_u8).zip(&mut broken) {
            let count = i64::from(lay.count.for_players(players));
            if count > there {
                let path = at
                    .path
                    .key("lay")
                    .only()
                    .key("count")
                    .key(&players.to_string());
                findings.add(
                    Code::ChangeTooLarge,
                    at.doc,
                    &path,
                    &[("found", &*count.to_string()), ("max", &*there.to_string())],
                );
            }
            *sum += if step.is_for(players.into()) {
                count
            } else {
                0
            };
        }
    }
    let sheet = cx.draft.sheet.as_ref().filter(|_| counts_all_broken(cx));
    let Some(threshold) = sheet.and_then(|sheet| sheet.threshold) else {
        return;
    };
    for (players, sum) in (2..=4_u8).zip(broken) {
        let most = threshold.for_players(players);
        if sum > i64::from(most) {
            let args = [
                ("id", &*players.to_string()),
                ("found", &*sum.to_string()),
                ("max", &*most.to_string()),
            ];
            findings.add(
                Code::ThresholdUphill,
                0,
                &Path::default()
                    .key("sheet")
                    .key("threshold")
                    .key(&players.to_string()),
                &args,
            );
        }
    }
}

fn icons(cx: &Context<'_>, findings: &mut Findings<'_, '_>) {
    for (index, at) in cx.draft.pois.iter().enumerate() {
        let first = cx
            .draft
            .pois
            .iter()
            .take(index)
            .find(|before| before.value.icon == at.value.icon);
        if let Some(first) = first {
            let icon = at.value.icon.to_string();
            let args = [
                ("id", at.value.id.as_str()),
                ("first", &first.value.id),
                ("found", &icon),
            ];
            findings.add(Code::DuplicateIcon, at.doc, &at.path.key("icon"), &args);
        }
    }
}
