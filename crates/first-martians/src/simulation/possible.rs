//! What a mission has that could come.

use std::collections::BTreeSet;

use super::Occurrence;
use crate::effect::{Effect, Id, Later, NestedEffects, Way};
use crate::mission::{AdventureKind, Brings, Mission};

/// Everything that could come in a game of the mission, its decks included.
pub fn possible(mission: &Mission) -> BTreeSet<(Occurrence, Id)> {
    let mut all = All::default();
    for event in mission
        .elements
        .events
        .values()
        .filter(|it| !mission.leaves_out(&it.tags))
    {
        all.add(Occurrence::Event, &event.id);
        all.effects(&event.id, &event.effects);
        if let Some(Brings::Action(action)) = &event.brings {
            all.add(Occurrence::EventAction, &event.id);
            all.effects(&event.id, &action.reward);
            if let Some(later) = &action.later {
                all.add(Occurrence::Consequence, &event.id);
                all.effects(&event.id, &later.effects);
            }
        }
    }
    for adventure in mission
        .elements
        .adventures
        .values()
        .filter(|it| !mission.leaves_out(&it.tags))
    {
        all.add(Occurrence::Adventure, &adventure.id);
        match &adventure.kind {
            AdventureKind::Normal(normal) => {
                all.effects(&adventure.id, &normal.effects);
                if let Some(later) = &normal.later {
                    all.add(Occurrence::Consequence, &adventure.id);
                    all.effects(&adventure.id, &later.effects);
                }
            }
            AdventureKind::Delayed(later) => {
                all.add(Occurrence::Consequence, &adventure.id);
                all.effects(&adventure.id, &later.effects);
            }
            AdventureKind::Choice(choice) => all.options(&adventure.id, &choice.options),
        }
    }
    mission
        .sheet
        .set_up
        .iter()
        .for_each(|step| all.effects(&step.id, &step.effects));
    all.effects(&mission.sheet.id, &mission.sheet.start);
    all.effects(&mission.sheet.id, &mission.sheet.production);
    for card in mission
        .elements
        .malfunctions
        .values()
        .filter(|it| !mission.leaves_out(&it.tags))
    {
        all.add(Occurrence::Malfunction, &card.id);
        all.effects(&card.id, &card.effects);
    }
    let sheet = &mission.sheet;
    for action in &sheet.actions {
        all.add(Occurrence::Action, &action.id);
        all.effects(&action.id, &action.effects);
    }
    sheet
        .pois
        .iter()
        .for_each(|poi| all.effects(&poi.id, &poi.effects));
    sheet
        .walkers
        .iter()
        .for_each(|walker| all.effects(&walker.id, &walker.arrives));
    sheet
        .tokens
        .iter()
        .for_each(|token| all.effects(&sheet.id, &token.grants));
    for track in &sheet.tracks {
        for end in &track.ends {
            all.add(Occurrence::TrackEnd, &format!("{}/{}", track.id, end.at));
            all.effects(&track.id, &end.effects);
        }
    }
    sheet
        .loses
        .iter()
        .for_each(|loss| all.add(Occurrence::Loss, &loss.id));
    for rule in &sheet.standing {
        all.add(Occurrence::Standing, &rule.id);
        all.effects(&rule.id, &rule.each_sol);
    }
    for objective in &sheet.objectives {
        all.add(Occurrence::Objective, &objective.id);
        all.effects(&objective.id, &objective.reward);
    }
    let hidden = sheet
        .objectives
        .iter()
        .filter(|it| it.hidden)
        .map(|it| &it.id);
    let hidden = hidden.chain(sheet.actions.iter().filter(|it| it.hidden).map(|it| &it.id));
    let hidden = hidden.chain(sheet.tracks.iter().filter(|it| it.hidden).map(|it| &it.id));
    let hidden = hidden.chain(sheet.walkers.iter().filter(|it| it.hidden).map(|it| &it.id));
    hidden.for_each(|id| all.add(Occurrence::Revealed, id));
    sheet
        .endings
        .iter()
        .for_each(|ending| all.add(Occurrence::Ending, &ending.id));
    // Those of the mission itself in any case, those of a deck only if a card that is drawn leads to them.
    all.scheduled
        .extend(sheet.follow_ups.iter().map(|it| it.id.clone()));
    while let Some(id) = all.scheduled.pop() {
        if let Some(follow_up) = mission
            .elements
            .follow_ups
            .get(&id)
            .filter(|_| all.is_new(Occurrence::FollowUp, &id))
        {
            all.effects(&follow_up.id, &follow_up.effects);
        }
    }
    all.found
}

/// The cards that the mission shares with others.
pub fn shared(mission: &Mission) -> BTreeSet<Id> {
    let (sheet, elements) = (&mission.sheet, &mission.elements);
    let own = sheet.events.iter().map(|it| &it.id);
    let own = own
        .chain(sheet.follow_ups.iter().map(|it| &it.id))
        .chain(sheet.adventures.iter().map(|it| &it.id));
    let own: BTreeSet<&Id> = own
        .chain(sheet.malfunctions.iter().map(|it| &it.id))
        .collect();
    let all = elements.events.keys().chain(elements.follow_ups.keys());
    let all = all
        .chain(elements.adventures.keys())
        .chain(elements.malfunctions.keys());
    all.filter(|id| !own.contains(id)).cloned().collect()
}

#[derive(Default)]
struct All {
    found: BTreeSet<(Occurrence, Id)>,
    /// Follow-Ups that effects lead to.
    scheduled: Vec<Id>,
}

impl All {
    fn add(&mut self, came: Occurrence, id: &str) {
        let _ = self.is_new(came, id);
    }

    /// Adds it, and tells whether it was not there yet.
    fn is_new(&mut self, came: Occurrence, id: &str) -> bool {
        self.found.insert((came, id.to_owned()))
    }

    fn effects(&mut self, id: &str, effects: &[Effect]) {
        for effect in effects {
            if let Effect::Schedule(it) = effect {
                self.scheduled.push(it.follow_up.clone());
            }
            match effect.nested_effects() {
                NestedEffects::Nothing => {}
                NestedEffects::If(branch) => {
                    self.effects(id, &branch.then);
                    self.effects(id, &branch.or_else);
                }
                NestedEffects::Choose(choice) => self.options(id, &choice.options),
                NestedEffects::Random(random) => {
                    for way in &random.ways {
                        self.way(
                            Occurrence::Way,
                            id,
                            &way.id,
                            &way.effects,
                            way.later.as_ref(),
                        );
                    }
                }
            }
        }
    }

    fn options(&mut self, id: &str, options: &[Way]) {
        for way in options {
            self.way(
                Occurrence::Option,
                id,
                &way.id,
                &way.effects,
                way.later.as_ref(),
            );
        }
    }

    /// An option or a way of chance of that card.
    fn way(
        &mut self,
        came: Occurrence,
        card: &str,
        id: &str,
        effects: &[Effect],
        later: Option<&Later>,
    ) {
        let own = format!("{card}/{id}");
        self.add(came, &own);
        self.effects(card, effects);
        if let Some(later) = later {
            self.add(Occurrence::Consequence, &own);
            self.effects(card, &later.effects);
        }
    }
}
