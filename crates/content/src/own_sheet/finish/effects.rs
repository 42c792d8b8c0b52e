//! The effects and the Mission Events of the mission that a draft becomes.

use super::{Ids, Words, unless_empty};
use crate::own_sheet::prose::Ftl;
use crate::own_sheet::{
    EffectList, EffectSite, Element, Event, EventAction, Key, SheetEffect, SheetForm,
};
use first_martians::effect::{ActionCost, Amount, Effect, Id, Instruction, Range, TrackChange};
use first_martians::mission::{self, Brings, Consequence};

impl SheetForm {
    pub(super) fn effects_at(
        &self,
        element: Element,
        key: Key,
        list: EffectList,
        ids: &Ids,
    ) -> Vec<Effect> {
        let effects = self
            .effects(EffectSite { element, key, list })
            .iter()
            .enumerate();
        let effect = |(index, effect): (usize, &SheetEffect)| match effect {
            SheetEffect::Board(effect) => Some(effect.clone()),
            SheetEffect::Track(track, by) => {
                let track = ids.tracks.get(track)?.clone();
                Some(Effect::Track(TrackChange {
                    track,
                    by: Amount::Fixed(*by),
                }))
            }
            SheetEffect::Words(_) => Some(Effect::Instruct(Instruction {
                text: text_id(list, index),
            })),
        };
        effects.filter_map(effect).collect()
    }

    /// The texts of the effects in words.
    pub(super) fn words_of(&self, element: Element, key: Key, ftl: &mut Ftl) {
        for &list in EffectList::ALL {
            for (index, effect) in self
                .effects(EffectSite { element, key, list })
                .iter()
                .enumerate()
            {
                if let SheetEffect::Words(words) = effect {
                    ftl.attribute(&format!("do-{}", text_id(list, index)), words);
                }
            }
        }
    }

    pub(super) fn mission_events(&self, ids: &Ids) -> Vec<mission::Event> {
        let event = |event: &Event| {
            let effects = |list| self.effects_at(Element::Event, event.key, list, ids);
            let action = |action: &EventAction| mission::EventAction {
                when: None,
                cost: ActionCost {
                    pawns: Some(action.pawns),
                    pays: action
                        .pays
                        .iter()
                        .map(|(price, &count)| price.cost(count))
                        .collect(),
                },
                reward: effects(EffectList::Reward),
                later: (action.odds > 0).then(|| Consequence {
                    odds: action.odds,
                    effects: effects(EffectList::Later),
                }),
            };
            let sol = |sol: u8| i8::try_from(sol).ok();
            Some(mission::Event {
                id: ids.events.get(&event.key)?.clone(),
                weight: 1,
                sols: event.sols.map(|(from, to)| Range {
                    from: sol(from),
                    to: sol(to),
                }),
                when: None,
                effects: effects(EffectList::Effects),
                brings: event.action.as_ref().map(|it| Brings::Action(action(it))),
                tags: Vec::new(),
            })
        };
        self.events.iter().filter_map(event).collect()
    }

    pub(super) fn event_prose(&self, words: &Words, ids: &Ids, ftl: &mut Ftl) {
        for (event, id) in self
            .events
            .iter()
            .filter_map(|it| Some((it, ids.events.get(&it.key)?)))
        {
            ftl.message(id, unless_empty(&event.text, &event.title));
            ftl.attribute("title", &event.title);
            if let Some(action) = &event.action {
                ftl.attribute("action", unless_empty(&action.text, &event.title));
                ftl.attribute("done", unless_empty(&action.done, words.done));
                if action.odds > 0 {
                    ftl.attribute("later", unless_empty(&action.later_text, words.later));
                }
            }
            self.words_of(Element::Event, event.key, ftl);
        }
    }
}

/// The name of a text in words: `effects-1`.
fn text_id(list: EffectList, index: usize) -> Id {
    format!("{}-{}", list.id(), index + 1)
}
