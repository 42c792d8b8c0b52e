//! The mission's own steps of the set-up: for whom, how much, and that nobody is asked.

use super::{Context, Errors};
use crate::diagnostic::Code;
use crate::reader::Located;
use first_martians::effect::{Effect, Id, NestedEffects, Reference, RegionIn, Target, Who};
use first_martians::game_box::{RINGS, TILE_POIS_MAX, TILE_SAMPLES_MAX};
use first_martians::setup_steps::{Lay, SetUpStep};

/// The most broken parts of a step: more than the board has.
const MOST: i64 = 60;

pub(super) fn check(cx: &Context<'_, '_>, errors: &mut Errors<'_, '_>) {
    for at in &cx.draft.set_up {
        let step = &at.value;
        if !(2..=4).any(|astronauts| step.is_for(astronauts)) {
            errors.add(
                Code::SetUpForNobody,
                at.doc,
                &at.path.key("astronauts"),
                &[("id", &step.id)],
            );
        }
        for (index, _) in step
            .effects
            .iter()
            .enumerate()
            .filter(|(_, effect)| !needs_no_answer(effect))
        {
            errors.add(
                Code::SetUpAsks,
                at.doc,
                &at.path.key("effects").index(index),
                &[("id", &step.id)],
            );
        }
        let lay = at.path.key("lay").only();
        match &step.lay {
            Some(Lay::Explored(it)) => {
                errors.range(
                    at.doc,
                    &lay.key("region").key("ring"),
                    it.region.ring.into(),
                    1,
                    RINGS.into(),
                );
                errors.range(
                    at.doc,
                    &lay.key("samples"),
                    it.samples.into(),
                    0,
                    TILE_SAMPLES_MAX.into(),
                );
                errors.range(
                    at.doc,
                    &lay.key("pois"),
                    it.pois.into(),
                    0,
                    TILE_POIS_MAX.into(),
                );
            }
            Some(Lay::Built(it)) if !it.facility.is_spare() => {
                errors.add(
                    Code::InvalidFacility,
                    at.doc,
                    &lay.key("facility"),
                    &[("id", it.facility.id())],
                );
            }
            Some(Lay::Conditions(it)) => {
                errors.range(at.doc, &lay.key("count"), it.count.into(), 1, MOST);
                of_whom(&it.who, &step.id, at, errors);
            }
            Some(Lay::Skills(it)) => of_whom(&it.who, &step.id, at, errors),
            _ => {}
        }
        if let Some(Lay::Broken(broken)) = &step.lay {
            let place = at.path.key("lay").only().key("count");
            let by_crew = [("1", broken.count.one), ("2", Some(broken.count.two))];
            let by_crew = by_crew.into_iter().chain([
                ("3", Some(broken.count.three)),
                ("4", Some(broken.count.four)),
            ]);
            for (key, count) in by_crew.filter_map(|(key, count)| Some((key, count?))) {
                errors.range(at.doc, &place.key(key), count.into(), 0, MOST);
            }
        }
    }
}

/// Nobody is chosen, wounded or remembered before the first sol.
fn of_whom(who: &Who, id: &Id, at: &Located<SetUpStep>, errors: &mut Errors<'_, '_>) {
    if !matches!(who, Who::FirstPlayer | Who::Everyone | Who::Profession(_)) {
        errors.add(
            Code::SetUpAsks,
            at.doc,
            &at.path.key("lay").only().key("who"),
            &[("id", id)],
        );
    }
}

/// Whether the effect is laid out without asking or drawing a card; a chance has to be told.
fn needs_no_answer(effect: &Effect) -> bool {
    match effect.nested_effects() {
        NestedEffects::Random(random) => {
            random.told
                && random
                    .ways
                    .iter()
                    .all(|way| way.later.is_none() && way.effects.iter().all(is_plain))
        }
        NestedEffects::Nothing | NestedEffects::If(_) | NestedEffects::Choose(_) => {
            is_plain(effect)
        }
    }
}

fn is_plain(effect: &Effect) -> bool {
    let description = effect.description();
    let is_alone = match description.link {
        Reference::None
        | Reference::Marks(..)
        | Reference::Remembers(_)
        | Reference::Moves(_)
        | Reference::Words(_) => true,
        Reference::Goal(_)
        | Reference::Reveals(_)
        | Reference::Uncovers(_)
        | Reference::Calls(_)
        | Reference::Draws(_)
        | Reference::Holds(_)
        | Reference::Ends(_)
        | Reference::Fails(_)
        | Reference::Token(..)
        | Reference::Walks(_)
        | Reference::Closes(_)
        | Reference::Cancels(_)
        | Reference::Brings(_)
        | Reference::Knows(_) => false,
    };
    is_alone
        && match description.target {
            Target::Region(at) => matches!(at, RegionIn::Region(_) | RegionIn::Walker(_)),
            Target::Facility(_) | Target::Plants | Target::Table | Target::OffBoard => true,
            Target::Crew(who) => !matches!(who, Who::Chosen | Who::MostWounded | Who::Performer),
            Target::Needing(_) | Target::Sample | Target::Upgrades { .. } => false,
        }
}
