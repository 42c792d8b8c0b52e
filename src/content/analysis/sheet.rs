//! The consistency of the numbers of the sheet.

use std::collections::BTreeSet;

use super::{Context, Findings};
use crate::content::diagnostic::Code;
use crate::content::json::Path;
use crate::first_martians::board::Place;
use crate::first_martians::mission::SheetValue;

pub(super) fn check(cx: &Context<'_>, findings: &mut Findings<'_, '_>) {
    dice(cx, findings);
    difficulty(cx, findings);
    plants(cx, findings);
    threshold(cx, findings);
    icons(cx, findings);
}

/// A die in a sol that no game has.
fn dice(cx: &Context<'_>, findings: &mut Findings<'_, '_>) {
    let (Some(sheet), Some(document)) = (&cx.draft.sheet, cx.draft.docs.first()) else { return };
    let last = cx.open.longest();
    let dice = Path::default().key("sheet").key("dice");
    let lists = sheet.dice.iter().flat_map(|(block, die)| die.lists().into_iter().map(move |(key, sols)| (block, key, sols)));
    for (block, key, sols) in lists {
        let path = dice.key(block.id());
        let path = key.map_or_else(|| path.clone(), |key| path.key(key));
        let mut seen = BTreeSet::new();
        for (sol, span) in document.numbers(&path) {
            if !seen.insert(sol) {
                findings.report.add(Code::DuplicateSol, document.text, span, &[("found", sol)]);
            }
        }
        let Some(sol) = sols.iter().copied().find(|&sol| i32::from(sol) > last) else { continue };
        let args = [("found", &*sol.to_string()), ("max", &*last.to_string())];
        findings.add(Code::DiceBeyondSols, 0, &path.index(document.index_of(&path, sol)), &args);
    }
}

/// Changes of the difficulty that have the opposite effect, or none.
fn difficulty(cx: &Context<'_>, findings: &mut Findings<'_, '_>) {
    for (name, changes, better) in [("easier", &cx.draft.easier, 1), ("harder", &cx.draft.harder, -1)] {
        for (value, &change) in changes {
            let path = Path::default().key(name).key(value.id());
            let helps = if *value == SheetValue::Stress { -change.signum() } else { change.signum() };
            if change == 0 {
                findings.add(Code::ZeroChange, 0, &path, &[]);
            } else if helps != better {
                findings.add(Code::DifficultyReversed, 0, &path, &[("id", value.id()), ("kind", name)]);
            }
        }
    }
}

/// A plant needs a greenhouse (almanac, Fattoria).
fn plants(cx: &Context<'_>, findings: &mut Findings<'_, '_>) {
    let Some(sheet) = &cx.draft.sheet else { return };
    for players in 1..=4_u8 {
        let (plants, greenhouses) = (sheet.plants.for_players(players), sheet.greenhouses.for_players(players));
        // One player without own numbers uses those of two.
        let is_own = players > 1 || sheet.plants.one.is_some();
        if plants > greenhouses && is_own {
            let path = Path::default().key("sheet").key("plants").key(&players.to_string());
            let args = [("found", &*plants.to_string()), ("max", &*greenhouses.to_string())];
            findings.add(Code::PlantsWithoutGreenhouses, 0, &path, &args);
        }
    }
}

/// With at least as many broken parts as there are parts, the Threshold is always met.
fn threshold(cx: &Context<'_>, findings: &mut Findings<'_, '_>) {
    let (Some(sheet), Some(game_box)) = (&cx.draft.sheet, cx.game_box) else { return };
    let Some(threshold) = sheet.threshold else { return };
    let spares = cx.draft.facilities.iter().map(|at| at.value.facility);
    let all = Place::all_on_board().map(|place| place.facility).chain(spares);
    let parts: usize = all.map(|facility| game_box.parts.get(&facility).map_or(0, Vec::len)).sum();
    for players in 2..=4_u8 {
        if usize::try_from(threshold.for_players(players)).is_ok_and(|most| most >= parts) {
            let path = Path::default().key("sheet").key("threshold").key(&players.to_string());
            let args = [("found", &*threshold.for_players(players).to_string()), ("max", &*parts.to_string())];
            findings.add(Code::ThresholdAlwaysMet, 0, &path, &args);
        }
    }
}

fn icons(cx: &Context<'_>, findings: &mut Findings<'_, '_>) {
    for (index, at) in cx.draft.pois.iter().enumerate() {
        let first = cx.draft.pois.iter().take(index).find(|before| before.value.icon == at.value.icon);
        if let Some(first) = first {
            let icon = at.value.icon.to_string();
            let args = [("id", at.value.id.as_str()), ("first", &first.value.id), ("found", &icon)];
            findings.add(Code::DuplicateIcon, at.doc, &at.path.key("icon"), &args);
        }
    }
}
