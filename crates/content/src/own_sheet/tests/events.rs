//! Events of the players' own, and effects wherever a sheet has them.

use std::collections::BTreeSet;

use super::{diagnostics, whole};
use crate::MISSION_FILE;
use crate::own_sheet::*;

pub(super) fn event(draft: &mut SheetForm, title: &str) -> Key {
    let key = draft.edit(Edit::Add(Element::Event)).expect("an event");
    draft.edit(Edit::Event(key, EventEdit::Title(title.to_owned())));
    draft.edit(Edit::Event(key, EventEdit::Acts(true)));
    draft.edit(Edit::Event(key, EventEdit::Odds(50)));
    key
}

fn add(draft: &mut SheetForm, site: EffectSite, effect: SheetEffect) {
    draft.edit(Edit::Effects(site, EffectEdit::Add(effect)));
}

/// Every effect that can be chosen there, from every kind through every value.
fn every_effect(draft: &SheetForm, site: EffectSite) -> Vec<SheetEffect> {
    let (mut found, mut seen) = (Vec::new(), BTreeSet::new());
    let mut open = SheetEffect::kinds(draft, site);
    while let Some(effect) = open.pop() {
        if seen.insert(serde_json::to_string(&effect).expect("JSON")) {
            open.extend(
                effect
                    .fields(draft, site)
                    .into_iter()
                    .flat_map(|field| field.values)
                    .map(|(.., effect)| effect),
            );
            found.push(effect);
        }
    }
    found
}

#[test]
fn whatever_can_be_chosen_is_an_effect_that_the_mission_can_have() {
    let mut draft = whole();
    for (at, element) in [Element::Action, Element::Poi, Element::Objective]
        .into_iter()
        .enumerate()
    {
        let key = [
            draft.actions[0].key,
            draft.pois[0].key,
            draft.objectives[0].key,
        ][at];
        let list = if element == Element::Objective {
            EffectList::Reward
        } else {
            EffectList::Effects
        };
        for effect in [
            SheetEffect::Words("Clear the {table}.".to_owned()),
            SheetEffect::Track(draft.tracks[0].key, -3),
        ] {
            add(&mut draft, EffectSite { element, key, list }, effect);
        }
    }
    let site = |key, list| EffectSite {
        element: Element::Event,
        key,
        list,
    };
    let all = every_effect(&draft, site(0, EffectList::Effects));
    assert!(all.len() > 500, "{}", all.len());
    let words = |it: &SheetEffect| {
        if let SheetEffect::Words(_) = it {
            SheetEffect::Words("Clear it.".to_owned())
        } else {
            it.clone()
        }
    };
    for (number, effects) in all.chunks(MOST_EFFECTS * EffectList::ALL.len()).enumerate() {
        let key = event(&mut draft, &format!("Event {number}"));
        for (effects, &list) in effects.chunks(MOST_EFFECTS).zip(EffectList::ALL) {
            effects
                .iter()
                .for_each(|effect| add(&mut draft, site(key, list), words(effect)));
        }
    }
    assert_eq!(draft.problems(), []);
    // Larger numbers than any printed card has are only advised against, and here they are all.
    let found: Vec<String> = diagnostics(&draft)
        .into_iter()
        .filter(|found| found.contains("Error"))
        .collect();
    assert_eq!(found, Vec::<String>::new());
    let text = serde_json::to_string(&draft).expect("JSON");
    assert_eq!(
        serde_json::from_str::<SheetForm>(&text).expect("a draft"),
        draft
    );
}

#[test]
fn an_event_becomes_one_of_the_mission_and_the_shared_ones_may_stay_out() {
    let mut draft = whole();
    let key = event(&mut draft, "Grey Dust");
    draft.edit(Edit::Event(key, EventEdit::Sols(Some((2, 4)))));
    draft.edit(Edit::Event(key, EventEdit::Pays(Price::Energy, 1)));
    let site = |list| EffectSite {
        element: Element::Event,
        key,
        list,
    };
    let stress: SheetEffect =
        serde_json::from_str(r#"{"board": {"stress": {"by": {"per_astronaut": 1}}}}"#)
            .expect("an effect");
    add(&mut draft, site(EffectList::Effects), stress.clone());
    add(
        &mut draft,
        site(EffectList::Later),
        SheetEffect::Words("Put the blue cube away.".to_owned()),
    );
    assert_eq!(diagnostics(&draft), Vec::<String>::new());
    let texts = draft
        .finish(&UsedNames::default())
        .expect("a whole sheet")
        .texts;
    let mission: serde_json::Value = serde_json::from_str(&texts[MISSION_FILE]).expect("JSON");
    let wanted = serde_json::json!({
        "id": "grey-dust", "weight": 1, "sols": {"from": 2, "to": 4}, "effects": [{"stress": {"by": {"per_astronaut": 1}}}],
        "brings": {"action": {"cost": {"pawns": 1, "pays": [{"supply": {"resource": "energy", "count": 1}}]}, "reward": [],
            "later": {"odds": 50, "effects": [{"instruct": {"text": "later-1"}}]}}}});
    assert_eq!(
        (&mission["events"][0], &mission["format"]),
        (&wanted, &serde_json::json!(1))
    );
    assert!(
        texts["it.ftl"].contains(".do-later-1 = Put the blue cube away."),
        "{}",
        texts["it.ftl"]
    );
    assert_eq!(mission["decks"].as_array().map(Vec::len), Some(3));
    // Six sols need six events.
    draft.edit(Edit::OwnEventsOnly(true));
    assert_eq!(
        draft.problems().last().map(|it| it.kind),
        None.or(Some(ProblemKind::TooManySols { events: 1 }))
    );
    let texts = draft
        .finish(&UsedNames::default())
        .expect("advice is in the way")
        .texts;
    assert!(
        !texts[MISSION_FILE].contains("\"events\"\n"),
        "{}",
        texts[MISSION_FILE]
    );

    // A track that goes takes its effects along; words are asked for.
    let track = draft.tracks[0].key;
    add(
        &mut draft,
        site(EffectList::Reward),
        SheetEffect::Track(track, 2),
    );
    draft.edit(Edit::Remove(Element::Track, track));
    assert_eq!(draft.effects(site(EffectList::Reward)), []);
    add(
        &mut draft,
        site(EffectList::Reward),
        SheetEffect::Words(" ".to_owned()),
    );
    let missing = Problem {
        place: ProblemPlace::Event(key),
        kind: ProblemKind::MissingWords,
    };
    assert!(
        draft.problems().contains(&missing),
        "{:?}",
        draft.problems()
    );
}

#[test]
fn a_sheet_without_anything_new_is_written_as_before() {
    let text = serde_json::to_string(&whole()).expect("JSON");
    for new in [
        "events",
        "own_events_only",
        "pays_out",
        "effects",
        "set_up",
        "deadline",
        "after",
        "either",
    ] {
        assert!(!text.contains(new), "{new}: {text}");
    }
}
