//! What players want to know of a mission before they choose it: what kind it is, how long it takes, how it went so far.

use std::collections::BTreeMap;

use companions::scorebook::EntryKind;
use first_martians::effect::Id;
use first_martians::mission::{ByCrew, Mission};
use first_martians::vocabulary::Group;
use session::{Localized, Localizers, PlayableMission, SaveSummary, SavedGame, scores};
use storage::Folders;

/// An estimate: with four players and the app reading, a sol takes ten to fifteen minutes at the table.
const MINUTES_PER_SOL: u32 = 12;
/// The minutes are rounded to this, as they are no more exact.
const ROUNDED: u32 = 15;

#[derive(Debug, Clone, PartialEq)]
pub struct MissionFacts {
    /// The id of the mission, by which finished games name it.
    pub id: Id,
    pub group: Group,
    /// The name of the group.
    pub kind: Localized,
    pub sols: ByCrew,
    pub played: Played,
}

/// The games of a mission at this table: the finished ones, and whether another one was begun.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Played {
    pub games: usize,
    pub won: usize,
    /// Whether a game of it is saved that is not over.
    pub(crate) is_begun: bool,
}

impl MissionFacts {
    /// Before anybody has played it.
    pub(super) fn new(mission: &Mission, localizers: &Localizers) -> Self {
        let (id, group, sols) = (
            mission.sheet.id.clone(),
            mission.sheet.group,
            mission.sheet.sheet.sols,
        );
        Self {
            id,
            group,
            kind: localizers.localized(|localizer| localizer.word(group)),
            sols,
            played: Played::default(),
        }
    }

    /// As the list of missions has it, before anybody has played it.
    pub(super) fn of(mission: PlayableMission) -> Self {
        let PlayableMission {
            id,
            group,
            kind,
            sols,
        } = mission;
        Self {
            id,
            group,
            kind,
            sols,
            played: Played::default(),
        }
    }

    /// With its own among the finished games of all missions.
    pub(super) fn with_played(self, all: &BTreeMap<Id, Played>) -> Self {
        Self {
            played: all.get(&self.id).copied().unwrap_or_default(),
            ..self
        }
    }

    /// With what the saved games tell.
    pub(super) fn with_saves(mut self, saves: &[SavedGame]) -> Self {
        let is_open = |save: &SaveSummary| save.played == self.id && !save.over;
        self.played.is_begun = saves
            .iter()
            .any(|save| save.summary.as_ref().is_ok_and(is_open));
        self
    }

    /// The fewest and the most sols, by the number of players.
    pub(crate) fn range_of_sols(&self) -> (i8, i8) {
        let all = [1, 2, 3, 4].map(|players| self.sols.for_players(players));
        all.iter().fold((all[0], all[0]), |(least, most), &sols| {
            (least.min(sols), most.max(sols))
        })
    }

    /// About how long a game takes.
    pub fn minutes(&self) -> u32 {
        let (least, most) = self.range_of_sols();
        let sols = u32::from(least.max(0).unsigned_abs()) + u32::from(most.max(0).unsigned_abs());
        let minutes = sols * MINUTES_PER_SOL / 2;
        (minutes + ROUNDED / 2) / ROUNDED * ROUNDED
    }
}

/// The finished games at this table, by mission. Without the scores it is as if none had been played.
pub(super) async fn played(folders: &Folders) -> BTreeMap<Id, Played> {
    let mut all: BTreeMap<Id, Played> = BTreeMap::new();
    let entries = scores::list(folders)
        .await
        .map(|(entries, _)| entries)
        .unwrap_or_default();
    for entry in entries {
        if let EntryKind::Mission(result) = entry.kind {
            let played = all.entry(result.mission).or_default();
            played.games += 1;
            played.won += usize::from(result.ending.is_won());
        }
    }
    all
}

#[cfg(test)]
mod tests {
    use super::*;

    fn facts(two: i8, four: i8) -> MissionFacts {
        let sols = ByCrew {
            one: None,
            two,
            three: four,
            four,
        };
        MissionFacts {
            id: Id::new(),
            group: Group::Building,
            kind: Localized::new(),
            sols,
            played: Played::default(),
        }
    }

    #[test]
    fn the_length_follows_from_the_sols() {
        assert_eq!(
            (facts(8, 7).range_of_sols(), facts(8, 7).minutes()),
            ((7, 8), 90)
        );
        assert_eq!(
            (facts(5, 5).range_of_sols(), facts(5, 5).minutes()),
            ((5, 5), 60)
        );
        assert!(facts(9, 9).minutes() > facts(6, 6).minutes());
    }
}
