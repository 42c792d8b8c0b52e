//! What actions of the mission and of its events are worth beside the pawns that they take.

use std::collections::BTreeMap;

use super::observation::Observation;
use super::{estimates, lookahead};
use crate::effect::{ActionCost, Effect, Id, Way};
use crate::game::Game;
use crate::mission::Brings;
use crate::state::{Card, CardKind, Face};

/// The pawns of an action whose type says how many; as most Facilities take.
const TYPED: u8 = 3;

/// What an action brings.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct ActionValue {
    /// What its effects bring, less the price.
    pub gain: i32,
    /// The same, less its pawns.
    pub net: i32,
}

/// What the crew expects of the actions that it could plan in a sol.
#[derive(Debug, Clone, Default)]
pub(super) struct ActionValues {
    events: BTreeMap<Id, ActionValue>,
    actions: BTreeMap<Id, ActionValue>,
}

impl ActionValues {
    /// Nothing is expected.
    pub(super) const NONE: Self = Self {
        events: BTreeMap::new(),
        actions: BTreeMap::new(),
    };

    /// What is expected now.
    pub(super) fn of(game: &Game) -> Self {
        let seen = Observation::of(game);
        let elements = &game.mission().elements.events;
        let events = game.state().open_events.iter().filter_map(|open| {
            let Brings::Action(action) = elements.get(&open.event)?.brings.as_ref()? else {
                return None;
            };
            let pawns = action.cost.pawns.unwrap_or(1);
            let done = action_value(
                &seen,
                CardKind::Event,
                &open.event,
                &action.cost,
                &action.reward,
                pawns,
            );
            // Nothing comes of it any more.
            let (gain, net) = (done.gain - estimates::UNDONE, done.net - estimates::UNDONE);
            Some((open.event.clone(), ActionValue { gain, net }))
        });
        let actions = game.known_actions().map(|action| {
            let pawns =
                action.cost.pawns.unwrap_or(0) + if action.kind.is_some() { TYPED } else { 0 };
            (
                action.id.clone(),
                action_value(
                    &seen,
                    CardKind::Action,
                    &action.id,
                    &action.cost,
                    &action.effects,
                    pawns.max(1),
                ),
            )
        });
        Self {
            events: events.collect(),
            actions: actions.collect(),
        }
    }

    /// The actions of open events, the best first.
    pub(super) fn events(&self) -> Vec<(&Id, ActionValue)> {
        ordered(&self.events)
    }

    /// The actions of the mission, the best first.
    pub(super) fn actions(&self) -> Vec<(&Id, ActionValue)> {
        ordered(&self.actions)
    }
}

fn ordered(all: &BTreeMap<Id, ActionValue>) -> Vec<(&Id, ActionValue)> {
    let mut all: Vec<(&Id, ActionValue)> = all.iter().map(|(id, value)| (id, *value)).collect();
    all.sort_by_key(|(_, value)| -value.net);
    all
}

fn action_value(
    seen: &Observation,
    kind: CardKind,
    id: &Id,
    cost: &ActionCost,
    effects: &[Effect],
    pawns: u8,
) -> ActionValue {
    let way = Way {
        id: id.clone(),
        when: None,
        pays: cost.pays.clone(),
        effects: effects.to_vec(),
        later: None,
    };
    let gain = lookahead::of_action(seen, &Card::new(kind, id, Face::Done), &way);
    ActionValue {
        gain,
        net: gain - estimates::PAWN * i32::from(pawns),
    }
}
