//! A game with its history.

use std::collections::BTreeMap;
use std::sync::{Arc, OnceLock};

use serde::ser::SerializeMap;
use serde::{Deserialize, Serialize, Serializer};
use serde_json::Value;

use super::{Decision, Game, Offer, Refusal, offer};

/// A position in the history: the number of the record that led there; 0 is the beginning.
pub type HistoryPosition = u64;

/// One line of the journal: `{"seq": …, "at": …, "played" or another entry: {…}}`.
#[derive(Debug, Clone, PartialEq, Deserialize)]
#[serde(
    try_from = "Line<C, F>",
    bound(deserialize = "C: Deserialize<'de>, F: Deserialize<'de>")
)]
pub struct Record<C, F> {
    /// The line number, from 1.
    pub seq: HistoryPosition,
    /// When it was written, RFC 3339, UTC; given by the caller.
    pub at: String,
    /// The content.
    pub kind: RecordKind<C, F>,
}

/// The content of a line of the journal.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[allow(
    missing_docs,
    reason = "fields without a comment are named after what they hold"
)]
pub enum RecordKind<C, F> {
    Played(PlayedCommand<C, F>),
    /// The last command was undone.
    Undone {
        /// The position after that.
        to: HistoryPosition,
    },
    /// An undone command was redone.
    Redone {
        /// The position after that.
        to: HistoryPosition,
    },
    /// The game returned to a save point or another position.
    Returned {
        to: HistoryPosition,
    },
    SavePoint {
        of: HistoryPosition,
        name: String,
    },
}

#[derive(Serialize, Deserialize)]
struct To {
    to: HistoryPosition,
}

#[derive(Serialize, Deserialize)]
struct Named<S> {
    of: HistoryPosition,
    name: S,
}

/// Written by hand, and read by way of [`Line`], as `#[serde(flatten)]` would parse every record twice.
impl<C: Serialize, F: Serialize> Serialize for Record<C, F> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(Some(3))?;
        map.serialize_entry("seq", &self.seq)?;
        map.serialize_entry("at", &self.at)?;
        match &self.kind {
            RecordKind::Played(played) => map.serialize_entry("played", played)?,
            RecordKind::Undone { to } => map.serialize_entry("undone", &To { to: *to })?,
            RecordKind::Redone { to } => map.serialize_entry("redone", &To { to: *to })?,
            RecordKind::Returned { to } => map.serialize_entry("returned", &To { to: *to })?,
            RecordKind::SavePoint { of, name } => {
                map.serialize_entry("save_point", &Named { of: *of, name })?;
            }
        }
        map.end()
    }
}

/// A line as parsed: one of the options is `Some`.
#[derive(Deserialize)]
struct Line<C, F> {
    seq: HistoryPosition,
    at: String,
    played: Option<PlayedCommand<C, F>>,
    undone: Option<To>,
    redone: Option<To>,
    returned: Option<To>,
    save_point: Option<Named<String>>,
}

impl<C, F> TryFrom<Line<C, F>> for Record<C, F> {
    type Error = &'static str;

    fn try_from(line: Line<C, F>) -> Result<Self, Self::Error> {
        let Line {
            seq,
            at,
            played,
            undone,
            redone,
            returned,
            save_point,
        } = line;
        let entry = played
            .map(RecordKind::Played)
            .or_else(|| undone.map(|To { to }| RecordKind::Undone { to }))
            .or_else(|| redone.map(|To { to }| RecordKind::Redone { to }))
            .or_else(|| returned.map(|To { to }| RecordKind::Returned { to }))
            .or_else(|| save_point.map(|Named { of, name }| RecordKind::SavePoint { of, name }));
        Ok(Self {
            seq,
            at,
            kind: entry.ok_or("a record without an entry")?,
        })
    }
}

/// A command with its consequences.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[allow(missing_docs, reason = "what has no comment is named after what it is")]
pub struct PlayedCommand<C, F> {
    pub parent: HistoryPosition,
    pub command: C,
    pub facts: Vec<F>,
    /// The digest of the state after it.
    pub digest: String,
    /// The state after it, at the end of a phase: a later version need not apply the facts before it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub snapshot: Option<Value>,
}

/// A record to be added, with the game after it: store the record, then [`GameHistory::accept`] the proposal.
#[derive(Debug, Clone, PartialEq)]
pub struct Proposal<G: Game> {
    /// The record.
    pub record: Record<G::Command, G::Fact>,
    /// The game after a command; `None` for other records.
    pub after: Option<G>,
}

/// An error in a stored history. The lines before it are valid.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[allow(
    missing_docs,
    reason = "fields without a comment are named after what they hold"
)]
pub enum HistoryError {
    /// A line names a position that does not exist, or that is not the current one where it must be.
    UnknownPlace {
        line: HistoryPosition,
        place: HistoryPosition,
    },
    /// The number of a line does not follow that of the previous line.
    OutOfOrder { line: HistoryPosition },
    /// This version cannot read the snapshots that lead to the current position.
    Unfoldable { place: HistoryPosition },
}

/// The current game with cached values; replaced as a whole, so that the cache always fits the game.
#[derive(Debug, Clone)]
struct Present<G: Game> {
    game: G,
    /// Computed on first use: replaying a history needs none.
    offers: OnceLock<Arc<[Offer<G::Command>]>>,
    digest: OnceLock<String>,
}

impl<G: Game> From<G> for Present<G> {
    fn from(game: G) -> Self {
        Self {
            game,
            offers: OnceLock::new(),
            digest: OnceLock::new(),
        }
    }
}

/// A game with its history and its position in it.
#[derive(Debug, Clone)]
pub struct GameHistory<G: Game> {
    beginning: G,
    present: Present<G>,
    head: HistoryPosition,
    last: HistoryPosition,
    played: BTreeMap<HistoryPosition, PlayedCommand<G::Command, G::Fact>>,
    /// When each of them was written.
    written_at: BTreeMap<HistoryPosition, String>,
    save_points: Vec<(HistoryPosition, String)>,
    /// Undone positions, the next to redo last.
    undone: Vec<HistoryPosition>,
}

impl<G: Game> GameHistory<G> {
    /// A game with an empty history.
    pub fn new(beginning: G) -> Self {
        Self {
            present: beginning.clone().into(),
            beginning,
            head: 0,
            last: 0,
            played: BTreeMap::new(),
            written_at: BTreeMap::new(),
            save_points: Vec::new(),
            undone: Vec::new(),
        }
    }

    /// The current game.
    pub const fn game(&self) -> &G {
        &self.present.game
    }

    /// The commands that are possible now.
    pub fn offers(&self) -> &Arc<[Offer<G::Command>]> {
        self.present
            .offers
            .get_or_init(|| self.present.game.offers().into())
    }

    /// The digest of the current state.
    pub fn digest(&self) -> &str {
        self.present
            .digest
            .get_or_init(|| self.present.game.digest())
    }

    /// The current position.
    pub const fn position(&self) -> HistoryPosition {
        self.head
    }

    /// The number of the last record.
    pub const fn last_record(&self) -> HistoryPosition {
        self.last
    }

    /// Proposes a command.
    ///
    /// # Errors
    /// A [`Refusal`] when the command is not offered.
    pub fn propose(&self, command: &G::Command, at: &str) -> Result<Proposal<G>, Refusal> {
        offer::check(self.offers().iter(), command)?;
        let Decision { facts, after } = self.game().decide_offered(command);
        let snapshot =
            (after.phase_number() != self.game().phase_number()).then(|| after.snapshot());
        let played = PlayedCommand {
            parent: self.head,
            command: command.clone(),
            facts,
            digest: after.digest(),
            snapshot,
        };

        Ok(Proposal {
            after: Some(after),
            ..self.proposal(RecordKind::Played(played), at)
        })
    }

    /// Proposes to undo the last command.
    ///
    /// # Errors
    /// [`Refusal::NothingToUndo`] at the beginning.
    pub fn propose_undo(&self, at: &str) -> Result<Proposal<G>, Refusal> {
        let played = self.played.get(&self.head).ok_or(Refusal::NothingToUndo)?;
        Ok(self.proposal(RecordKind::Undone { to: played.parent }, at))
    }

    /// Proposes to redo the command that was undone last.
    ///
    /// # Errors
    /// [`Refusal::NothingToRedo`] when no command was undone since the last one.
    pub fn propose_redo(&self, at: &str) -> Result<Proposal<G>, Refusal> {
        let &to = self.undone.last().ok_or(Refusal::NothingToRedo)?;
        Ok(self.proposal(RecordKind::Redone { to }, at))
    }

    /// Proposes to return to another position.
    ///
    /// # Errors
    /// [`Refusal::NoSuchPlace`] when it is not the position of a command.
    pub fn propose_return(&self, to: HistoryPosition, at: &str) -> Result<Proposal<G>, Refusal> {
        if to != 0 && !self.played.contains_key(&to) {
            return Err(Refusal::NoSuchPlace);
        }
        Ok(self.proposal(RecordKind::Returned { to }, at))
    }

    /// Proposes a name for the current position.
    pub fn propose_save_point(&self, name: &str, at: &str) -> Proposal<G> {
        self.proposal(
            RecordKind::SavePoint {
                of: self.head,
                name: name.to_owned(),
            },
            at,
        )
    }

    /// Applies a proposal of this table after its record was stored.
    ///
    /// # Errors
    /// A [`HistoryError`] when the record does not fit; the table is unchanged.
    pub fn accept(&mut self, proposal: Proposal<G>) -> Result<(), HistoryError> {
        let Proposal { record, after } = proposal;
        let present = match &record.kind {
            RecordKind::Played(played) => {
                let place = record.seq;
                let after = after.ok_or(HistoryError::Unfoldable { place })?;
                Some(Present {
                    digest: played.digest.clone().into(),
                    ..after.into()
                })
            }
            RecordKind::Undone { to } | RecordKind::Redone { to } | RecordKind::Returned { to } => {
                Some(
                    self.game_at(*to)
                        .ok_or(HistoryError::Unfoldable { place: *to })?
                        .into(),
                )
            }
            RecordKind::SavePoint { .. } => None,
        };
        self.append(record)?;
        if let Some(present) = present {
            self.present = present;
        }

        Ok(())
    }

    /// A game with a stored history up to its first error, which is returned too.
    pub fn resume(
        beginning: G,
        records: impl IntoIterator<Item = Record<G::Command, G::Fact>>,
    ) -> (Self, Option<HistoryError>) {
        let mut table = Self::new(beginning);
        let mut damage = None;
        for record in records {
            if let Err(found) = table.append(record) {
                damage = Some(found);
                break;
            }
        }
        if let Err(found) = table.go(table.head) {
            // Go back to the nearest earlier position that can be computed.
            damage = damage.or(Some(found));
            let reachable = table
                .path(table.head)
                .into_iter()
                .rev()
                .find(|&turn| table.game_at(turn).is_some());
            let _ = table.go(reachable.unwrap_or(0));
            table.undone.clear();
        }
        (table, damage)
    }

    /// Adds a record to the history without computing the game.
    fn append(&mut self, record: Record<G::Command, G::Fact>) -> Result<(), HistoryError> {
        let seq = record.seq;
        if seq != self.last + 1 {
            return Err(HistoryError::OutOfOrder { line: seq });
        }
        let known = |turn: HistoryPosition| turn == 0 || self.played.contains_key(&turn);
        match record.kind {
            RecordKind::Played(played) if played.parent == self.head => {
                let _ = self.played.insert(seq, played);
                let _ = self.written_at.insert(seq, record.at);
                self.undone.clear();
                self.head = seq;
            }
            RecordKind::Played(PlayedCommand { parent: place, .. })
            | RecordKind::Undone { to: place }
            | RecordKind::Redone { to: place }
            | RecordKind::Returned { to: place }
            | RecordKind::SavePoint { of: place, .. }
                if !known(place) =>
            {
                return Err(HistoryError::UnknownPlace { line: seq, place });
            }
            RecordKind::Played(played) => {
                return Err(HistoryError::UnknownPlace {
                    line: seq,
                    place: played.parent,
                });
            }
            RecordKind::Undone { to } => {
                self.undone.push(self.head);
                self.head = to;
            }
            RecordKind::Redone { to } => {
                let _ = self.undone.pop();
                self.head = to;
            }
            RecordKind::Returned { to } => {
                self.undone.clear();
                self.head = to;
            }
            RecordKind::SavePoint { of, name } => self.save_points.push((of, name)),
        }
        self.last = seq;

        Ok(())
    }

    /// Whether this version computes the stored digest for the current position.
    pub fn digest_matches(&self) -> bool {
        self.played
            .get(&self.head)
            .is_none_or(|played| played.digest == self.digest())
    }

    /// The first record whose facts or snapshot lead this version to another state than was stored, on any branch.
    pub fn first_mismatch(&self) -> Option<HistoryPosition> {
        let mut children: BTreeMap<HistoryPosition, usize> = BTreeMap::new();
        for played in self.played.values() {
            *children.entry(played.parent).or_default() += 1;
        }
        let mut games = BTreeMap::from([(0, self.beginning.clone())]);
        for (&turn, played) in &self.played {
            let mut game = games
                .get(&played.parent)
                .cloned()
                .unwrap_or_else(|| self.beginning.clone());
            if let Some(left) = children.get_mut(&played.parent) {
                *left -= 1;
                // A long game need not be in memory as often as it has commands.
                if *left == 0 {
                    let _ = games.remove(&played.parent);
                }
            }
            played.facts.iter().for_each(|fact| game.apply(fact));
            let restored = played
                .snapshot
                .as_ref()
                .map(|snapshot| self.beginning.restore(snapshot).map(|game| game.digest()));
            if game.digest() != played.digest
                || restored.is_some_and(|digest| digest.as_ref() != Some(&played.digest))
            {
                return Some(turn);
            }
            let _ = games.insert(turn, game);
        }
        None
    }

    /// The commands that led to the current position, oldest first.
    pub fn history(
        &self,
    ) -> impl Iterator<Item = (HistoryPosition, &PlayedCommand<G::Command, G::Fact>)> {
        self.path(self.head)
            .into_iter()
            .filter_map(|turn| Some((turn, self.played.get(&turn)?)))
    }

    /// The same, the newest first, without going through all of them.
    pub fn newest_first(
        &self,
    ) -> impl Iterator<Item = (HistoryPosition, &PlayedCommand<G::Command, G::Fact>)> {
        let at = |turn: HistoryPosition| self.played.get(&turn).map(|played| (turn, played));
        std::iter::successors(at(self.head), move |(_, played)| at(played.parent))
    }

    /// When the command at a position was played, RFC 3339; `None` without a command.
    pub fn played_at(&self, turn: HistoryPosition) -> Option<&str> {
        self.written_at.get(&turn).map(String::as_str)
    }

    /// The command that undo would undo.
    pub fn command_to_undo(&self) -> Option<&PlayedCommand<G::Command, G::Fact>> {
        self.played.get(&self.head)
    }

    /// The command that redo would redo.
    pub fn command_to_redo(&self) -> Option<&PlayedCommand<G::Command, G::Fact>> {
        self.commands_to_redo().next().map(|(_, played)| played)
    }

    /// The undone commands, the next to redo first.
    pub fn commands_to_redo(
        &self,
    ) -> impl Iterator<Item = (HistoryPosition, &PlayedCommand<G::Command, G::Fact>)> {
        self.undone
            .iter()
            .rev()
            .filter_map(|turn| Some((*turn, self.played.get(turn)?)))
    }

    /// The named positions, oldest first.
    pub fn save_points(&self) -> &[(HistoryPosition, String)] {
        &self.save_points
    }

    /// The game at another position; `None` when it cannot be computed.
    pub fn game_at(&self, turn: HistoryPosition) -> Option<G> {
        let path = self.path(turn);
        let played: Vec<_> = path
            .iter()
            .filter_map(|place| self.played.get(place))
            .collect();
        let start = played.iter().rposition(|played| played.snapshot.is_some());
        let snapshot = start.and_then(|index| played.get(index)?.snapshot.as_ref());
        let mut game = match snapshot {
            Some(snapshot) => self.beginning.restore(snapshot)?,
            None => self.beginning.clone(),
        };
        let after = played.iter().skip(start.map_or(0, |index| index + 1));
        after
            .flat_map(|played| &played.facts)
            .for_each(|fact| game.apply(fact));
        Some(game)
    }

    fn go(&mut self, to: HistoryPosition) -> Result<(), HistoryError> {
        self.present = self
            .game_at(to)
            .ok_or(HistoryError::Unfoldable { place: to })?
            .into();
        self.head = to;

        Ok(())
    }

    /// The positions from the first command to this one.
    fn path(&self, turn: HistoryPosition) -> Vec<HistoryPosition> {
        let mut path = Vec::new();
        let mut place = turn;
        while let Some(played) = self.played.get(&place) {
            path.push(place);
            place = played.parent;
        }
        path.reverse();
        path
    }

    fn proposal(&self, entry: RecordKind<G::Command, G::Fact>, at: &str) -> Proposal<G> {
        Proposal {
            record: Record {
                seq: self.last + 1,
                at: at.to_owned(),
                kind: entry,
            },
            after: None,
        }
    }
}
