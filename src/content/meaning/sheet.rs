//! The numbers of the sheet, held against one another.

use super::{Finds, Look};
use crate::content::diagnostic::Code;
use crate::content::json::Path;
use crate::first_martians::board::Place;
use crate::first_martians::mission::SheetValue;

pub(super) fn check(look: &Look<'_>, finds: &mut Finds<'_, '_>) {
    dice(look, finds);
    difficulty(look, finds);
    plants(look, finds);
    threshold(look, finds);
    icons(look, finds);
}

/// A die in a sol that no game has.
fn dice(look: &Look<'_>, finds: &mut Finds<'_, '_>) {
    let (Some(sheet), Some(document)) = (&look.draft.sheet, look.draft.docs.first()) else { return };
    let last = look.open.longest();
    for (block, sols) in &sheet.dice {
        let path = Path::default().key("sheet").key("dice").key(block.id());
        let Some(sol) = sols.iter().copied().find(|&sol| i32::from(sol) > last) else { continue };
        let args = [("found", &*sol.to_string()), ("max", &*last.to_string())];
        finds.add(Code::DiceBeyondSols, 0, &path.index(document.index_of(&path, sol)), &args);
    }
}

/// What should make the game easier and makes it harder, or the reverse, or neither.
fn difficulty(look: &Look<'_>, finds: &mut Finds<'_, '_>) {
    for (name, changes, better) in [("easier", &look.draft.easier, 1), ("harder", &look.draft.harder, -1)] {
        for (value, &change) in changes {
            let path = Path::default().key(name).key(value.id());
            let helps = if *value == SheetValue::Stress { -change.signum() } else { change.signum() };
            if change == 0 {
                finds.add(Code::ZeroChange, 0, &path, &[]);
            } else if helps != better {
                finds.add(Code::DifficultyReversed, 0, &path, &[("id", value.id()), ("kind", name)]);
            }
        }
    }
}

/// A plant stands in a greenhouse (almanac, Fattoria).
fn plants(look: &Look<'_>, finds: &mut Finds<'_, '_>) {
    let Some(sheet) = &look.draft.sheet else { return };
    for players in 1..=4_u8 {
        let (plants, greenhouses) = (sheet.plants.of(players), sheet.greenhouses.of(players));
        // Without numbers of their own one player has those of two.
        let is_own = players > 1 || sheet.plants.one.is_some();
        if plants > greenhouses && is_own {
            let path = Path::default().key("sheet").key("plants").key(&players.to_string());
            let args = [("found", &*plants.to_string()), ("max", &*greenhouses.to_string())];
            finds.add(Code::PlantsWithoutGreenhouses, 0, &path, &args);
        }
    }
}

/// As many broken parts as there are parts: the Threshold would always be met.
fn threshold(look: &Look<'_>, finds: &mut Finds<'_, '_>) {
    let (Some(sheet), Some(game_box)) = (&look.draft.sheet, look.game_box) else { return };
    let Some(threshold) = sheet.threshold else { return };
    let spares = look.draft.facilities.iter().map(|at| at.value.facility);
    let all = Place::printed().map(|place| place.facility).chain(spares);
    let parts: usize = all.map(|facility| game_box.parts.get(&facility).map_or(0, Vec::len)).sum();
    for players in 2..=4_u8 {
        if usize::try_from(threshold.of(players)).is_ok_and(|most| most >= parts) {
            let path = Path::default().key("sheet").key("threshold").key(&players.to_string());
            let args = [("found", &*threshold.of(players).to_string()), ("max", &*parts.to_string())];
            finds.add(Code::ThresholdAlwaysMet, 0, &path, &args);
        }
    }
}

/// Two meanings of one mission icon.
fn icons(look: &Look<'_>, finds: &mut Finds<'_, '_>) {
    for (index, at) in look.draft.pois.iter().enumerate() {
        let first = look.draft.pois.iter().take(index).find(|before| before.value.icon == at.value.icon);
        if let Some(first) = first {
            let icon = at.value.icon.to_string();
            let args = [("id", at.value.id.as_str()), ("first", &first.value.id), ("found", &icon)];
            finds.add(Code::DoubledIcon, at.doc, &at.path.key("icon"), &args);
        }
    }
}
