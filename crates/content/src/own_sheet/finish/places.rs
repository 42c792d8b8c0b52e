//! Objective tokens, losses, and dice by crew of the mission that a draft becomes.

use std::collections::{BTreeMap, BTreeSet};

use super::{Ids, Words};
use crate::own_sheet::prose::Ftl;
use crate::own_sheet::{Action, Price, SheetForm, Takes, Token, Track};
use first_martians::die_sols::{DieSols, SolsByCrew};
use first_martians::effect::{TrackAt, When};
use first_martians::mission::{Loss, ObjectiveToken};
use first_martians::vocabulary::Block;

impl SheetForm {
    /// Whether the sheet has something of this file, all of which came with format 2.
    pub(super) fn has_places(&self) -> bool {
        let pays_token =
            |pays: &BTreeMap<Price, u8>| pays.keys().any(|price| price.colour().is_some());
        let is_new = |it: &Action| it.at.is_some() || pays_token(&it.pays);
        !self.tokens.is_empty()
            || self.lost_tracks().next().is_some()
            || (self.has_threshold && !self.threshold.is_printed())
            || self
                .mission_dice()
                .values()
                .any(|sols| matches!(sols, DieSols::ByCrew(_)))
            || self.actions.iter().any(is_new)
            || self
                .events
                .iter()
                .filter_map(|it| it.action.as_ref())
                .any(|it| pays_token(&it.pays))
            || self
                .objectives
                .iter()
                .any(|it| matches!(it.takes, Takes::Tokens(_)))
    }

    pub(super) fn mission_tokens(&self, ids: &Ids) -> Vec<ObjectiveToken> {
        let token = |token: &Token| {
            Some(ObjectiveToken {
                id: ids.tokens.get(&token.key)?.clone(),
                colour: token.colour,
                number: token.number.trim().to_owned(),
                at: Some(token.at),
                goes_to: Some(token.goes_to),
                grants: Vec::new(),
            })
        };
        self.tokens.iter().filter_map(token).collect()
    }

    /// The tracks at an end of which the mission is lost.
    pub(super) fn lost_tracks(&self) -> impl Iterator<Item = &Track> {
        self.tracks.iter().filter(|track| track.lost_at().is_some())
    }

    pub(super) fn losses(&self, ids: &Ids) -> Vec<Loss> {
        let loss = |track: &Track| {
            let (at, highest) = (track.lost_at()?, track.lost_at_highest?);
            let when = TrackAt {
                track: ids.tracks.get(&track.key)?.clone(),
                at_least: highest.then_some(at),
                at_most: (!highest).then_some(at),
            };
            Some(Loss {
                id: ids.losses.get(&track.key)?.clone(),
                when: When::Track(when),
                ending: None,
            })
        };
        self.tracks.iter().filter_map(loss).collect()
    }

    pub(super) fn loss_prose(&self, words: &Words, ids: &Ids, ftl: &mut Ftl) {
        let [before, after, lost] = words.lost;
        for (track, id) in self
            .lost_tracks()
            .filter_map(|it| Some((it, ids.losses.get(&it.key)?)))
        {
            let title = track.title.trim();
            ftl.message(id, &format!("{before}{title}{after}"));
            ftl.attribute("title", &format!("{title}: {lost}"));
        }
    }

    /// The dice within the sols of each crew; one list where all crews have the same.
    pub(super) fn mission_dice(&self) -> BTreeMap<Block, DieSols> {
        let within = |sols: BTreeSet<u8>, last: Option<u8>| -> BTreeSet<u8> {
            sols.into_iter()
                .filter(|sol| (1..=last.unwrap_or(1).max(1)).contains(sol))
                .collect()
        };
        let die = |&block: &Block| {
            let sols = if self.has_dice_by_crew() {
                let [two, three, four] =
                    [0, 1, 2].map(|crew| within(self.rolled(block, crew), self.sols_of(crew)));
                DieSols::ByCrew(SolsByCrew {
                    one: None,
                    two,
                    three,
                    four,
                })
            } else {
                DieSols::Same(within(self.rolled(block, 0), self.sols()))
            };
            sols.lists()
                .iter()
                .any(|(_, sols)| !sols.is_empty())
                .then_some((block, sols))
        };
        Block::ALL.iter().filter_map(die).collect()
    }
}
