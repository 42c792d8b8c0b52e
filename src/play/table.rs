//! A game and its past.

use std::collections::BTreeMap;
use std::sync::{Arc, OnceLock};

use serde::ser::SerializeMap;
use serde::{Deserialize, Serialize, Serializer};
use serde_json::Value;

use super::{Decision, Game, Offer, Refusal, offer};

/// A place in the past: the number of the record that led there; 0 is the beginning.
pub type Turn = u64;

/// One line of the journal: `{"seq": …, "at": …, "played" or another entry: {…}}`.
#[derive(Debug, Clone, PartialEq, Deserialize)]
#[serde(try_from = "Line<C, F>", bound(deserialize = "C: Deserialize<'de>, F: Deserialize<'de>"))]
pub struct Record<C, F> {
    /// Counts the lines, from 1.
    pub seq: Turn,
    /// When it was written, RFC 3339, UTC. Given by the caller: nothing here knows a clock.
    pub at: String,
    /// What it says.
    pub entry: Entry<C, F>,
}

/// What a line of the journal says.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Entry<C, F> {
    /// A command was taken.
    Played(Played<C, F>),
    /// The game went back to an earlier place.
    Undone {
        /// The place.
        to: Turn,
    },
    /// The game went forward again.
    Redone {
        /// The place.
        to: Turn,
    },
    /// The game went to a save point or to a place picked from the history.
    Returned {
        /// The place.
        to: Turn,
    },
    /// A place was given a name.
    SavePoint {
        /// The place.
        of: Turn,
        /// Its name.
        name: String,
    },
}

#[derive(Serialize, Deserialize)]
struct To {
    to: Turn,
}

#[derive(Serialize, Deserialize)]
struct Named<S> {
    of: Turn,
    name: S,
}

/// By hand, and read as a [`Line`]: `#[serde(flatten)]` would read every record twice.
impl<C: Serialize, F: Serialize> Serialize for Record<C, F> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(Some(3))?;
        map.serialize_entry("seq", &self.seq)?;
        map.serialize_entry("at", &self.at)?;
        match &self.entry {
            Entry::Played(played) => map.serialize_entry("played", played)?,
            Entry::Undone { to } => map.serialize_entry("undone", &To { to: *to })?,
            Entry::Redone { to } => map.serialize_entry("redone", &To { to: *to })?,
            Entry::Returned { to } => map.serialize_entry("returned", &To { to: *to })?,
            Entry::SavePoint { of, name } => map.serialize_entry("save_point", &Named { of: *of, name })?,
        }
        map.end()
    }
}

/// A line as it is read: one of the entries is there.
#[derive(Deserialize)]
struct Line<C, F> {
    seq: Turn,
    at: String,
    played: Option<Played<C, F>>,
    undone: Option<To>,
    redone: Option<To>,
    returned: Option<To>,
    save_point: Option<Named<String>>,
}

impl<C, F> TryFrom<Line<C, F>> for Record<C, F> {
    type Error = &'static str;

    fn try_from(line: Line<C, F>) -> Result<Self, Self::Error> {
        let Line { seq, at, played, undone, redone, returned, save_point } = line;
        let entry = played
            .map(Entry::Played)
            .or_else(|| undone.map(|To { to }| Entry::Undone { to }))
            .or_else(|| redone.map(|To { to }| Entry::Redone { to }))
            .or_else(|| returned.map(|To { to }| Entry::Returned { to }))
            .or_else(|| save_point.map(|Named { of, name }| Entry::SavePoint { of, name }));
        Ok(Self { seq, at, entry: entry.ok_or("a record without an entry")? })
    }
}

/// A command and what it brought about.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Played<C, F> {
    /// The place that it continues.
    pub parent: Turn,
    /// The command.
    pub command: C,
    /// What it brought about.
    pub facts: Vec<F>,
    /// The digest of the state after it.
    pub digest: String,
    /// Where it ended a phase, the state after it: a later version of the rules need not fold what came before.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub snapshot: Option<Value>,
}

/// A record that a table would add, and the game after it: store the record, then [`Table::accept`] it.
#[derive(Debug, Clone, PartialEq)]
pub struct Proposal<G: Game> {
    /// The record.
    pub record: Record<G::Command, G::Fact>,
    /// The game after a command; `None` where the game goes to another place of its past, or stays.
    pub(crate) after: Option<G>,
}

/// What was wrong with a stored past. The lines before it stand.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Damage {
    /// A line names a place that is not there, or not the present one where it must be.
    UnknownPlace {
        /// The number of the line.
        line: Turn,
        /// The place.
        place: Turn,
    },
    /// A line's number does not follow the one before.
    OutOfOrder {
        /// The number of the line.
        line: Turn,
    },
    /// The facts and snapshots that lead to the present do not fit this version.
    Unfoldable {
        /// The place.
        place: Turn,
    },
}

/// The game as it is now, and what follows from that: replaced together, so that none of it is ever of another state.
#[derive(Debug, Clone)]
struct Present<G: Game> {
    game: G,
    /// Found when they are first asked for: who replays a past asks for none.
    offers: OnceLock<Arc<[Offer<G::Command>]>>,
    digest: OnceLock<String>,
}

impl<G: Game> From<G> for Present<G> {
    fn from(game: G) -> Self {
        Self { game, offers: OnceLock::new(), digest: OnceLock::new() }
    }
}

/// A game, its past, and its place in it.
#[derive(Debug, Clone)]
pub struct Table<G: Game> {
    beginning: G,
    present: Present<G>,
    head: Turn,
    last: Turn,
    played: BTreeMap<Turn, Played<G::Command, G::Fact>>,
    /// When each of them was written.
    moments: BTreeMap<Turn, String>,
    save_points: Vec<(Turn, String)>,
    /// Places undone, the next to redo last.
    undone: Vec<Turn>,
}

impl<G: Game> Table<G> {
    /// A table with nothing played yet.
    pub fn new(beginning: G) -> Self {
        Self {
            present: beginning.clone().into(),
            beginning,
            head: 0,
            last: 0,
            played: BTreeMap::new(),
            moments: BTreeMap::new(),
            save_points: Vec::new(),
            undone: Vec::new(),
        }
    }

    /// The game as it is now.
    pub const fn game(&self) -> &G {
        &self.present.game
    }

    /// What can be done now.
    pub fn offers(&self) -> &Arc<[Offer<G::Command>]> {
        self.present.offers.get_or_init(|| self.present.game.offers().into())
    }

    /// The digest of the state as it is now.
    pub fn digest(&self) -> &str {
        self.present.digest.get_or_init(|| self.present.game.digest())
    }

    /// The present place.
    pub const fn head(&self) -> Turn {
        self.head
    }

    /// The number of the last record.
    pub const fn last(&self) -> Turn {
        self.last
    }

    /// The record that the command would add.
    ///
    /// # Errors
    /// A [`Refusal`] when the command lies outside the offers.
    pub fn propose(&self, command: &G::Command, at: &str) -> Result<Proposal<G>, Refusal> {
        offer::check(self.offers().iter(), command)?;
        let Decision { facts, after } = self.game().carry_out(command);
        let snapshot = (after.chapter() != self.game().chapter()).then(|| after.snapshot());
        let played = Played { parent: self.head, command: command.clone(), facts, digest: after.digest(), snapshot };

        Ok(Proposal { after: Some(after), ..self.proposal(Entry::Played(played), at) })
    }

    /// The record that would undo the last command.
    ///
    /// # Errors
    /// [`Refusal::NothingToUndo`] at the beginning.
    pub fn propose_undo(&self, at: &str) -> Result<Proposal<G>, Refusal> {
        let played = self.played.get(&self.head).ok_or(Refusal::NothingToUndo)?;
        Ok(self.proposal(Entry::Undone { to: played.parent }, at))
    }

    /// The record that would redo what was undone last.
    ///
    /// # Errors
    /// [`Refusal::NothingToRedo`] when nothing was undone since the last command.
    pub fn propose_redo(&self, at: &str) -> Result<Proposal<G>, Refusal> {
        let &to = self.undone.last().ok_or(Refusal::NothingToRedo)?;
        Ok(self.proposal(Entry::Redone { to }, at))
    }

    /// The record that would go to another place of the past.
    ///
    /// # Errors
    /// [`Refusal::NoSuchPlace`] when nothing was played there.
    pub fn propose_return(&self, to: Turn, at: &str) -> Result<Proposal<G>, Refusal> {
        if to != 0 && !self.played.contains_key(&to) {
            return Err(Refusal::NoSuchPlace);
        }
        Ok(self.proposal(Entry::Returned { to }, at))
    }

    /// The record that would give the present place a name.
    pub fn propose_save_point(&self, name: &str, at: &str) -> Proposal<G> {
        self.proposal(Entry::SavePoint { of: self.head, name: name.to_owned() }, at)
    }

    /// Plays a record that this table proposed and that is now stored.
    ///
    /// # Errors
    /// The [`Damage`] when the record does not fit; nothing has changed then.
    pub fn accept(&mut self, proposal: Proposal<G>) -> Result<(), Damage> {
        let Proposal { record, after } = proposal;
        let present = match &record.entry {
            Entry::Played(played) => {
                let place = record.seq;
                let after = after.ok_or(Damage::Unfoldable { place })?;
                Some(Present { digest: played.digest.clone().into(), ..after.into() })
            }
            Entry::Undone { to } | Entry::Redone { to } | Entry::Returned { to } => {
                Some(self.state_at(*to).ok_or(Damage::Unfoldable { place: *to })?.into())
            }
            Entry::SavePoint { .. } => None,
        };
        self.retrace(record)?;
        if let Some(present) = present {
            self.present = present;
        }

        Ok(())
    }

    /// A table with a stored past, up to the first line that does not fit; that line's damage, if there was one.
    pub fn resumed(beginning: G, records: impl IntoIterator<Item = Record<G::Command, G::Fact>>) -> (Self, Option<Damage>) {
        let mut table = Self::new(beginning);
        let mut damage = None;
        for record in records {
            if let Err(found) = table.retrace(record) {
                damage = Some(found);
                break;
            }
        }
        if let Err(found) = table.go(table.head) {
            // The present cannot be folded: the nearest earlier place that can be is the present now.
            damage = damage.or(Some(found));
            let reachable = table.path(table.head).into_iter().rev().find(|&turn| table.state_at(turn).is_some());
            let _ = table.go(reachable.unwrap_or(0));
            table.undone.clear();
        }
        (table, damage)
    }

    /// Moves through a stored past without folding it.
    fn retrace(&mut self, record: Record<G::Command, G::Fact>) -> Result<(), Damage> {
        let seq = record.seq;
        if seq != self.last + 1 {
            return Err(Damage::OutOfOrder { line: seq });
        }
        let known = |turn: Turn| turn == 0 || self.played.contains_key(&turn);
        match record.entry {
            Entry::Played(played) if played.parent == self.head => {
                let _ = self.played.insert(seq, played);
                let _ = self.moments.insert(seq, record.at);
                self.undone.clear();
                self.head = seq;
            }
            Entry::Played(Played { parent: place, .. })
            | Entry::Undone { to: place }
            | Entry::Redone { to: place }
            | Entry::Returned { to: place }
            | Entry::SavePoint { of: place, .. }
                if !known(place) =>
            {
                return Err(Damage::UnknownPlace { line: seq, place });
            }
            Entry::Played(played) => return Err(Damage::UnknownPlace { line: seq, place: played.parent }),
            Entry::Undone { to } => {
                self.undone.push(self.head);
                self.head = to;
            }
            Entry::Redone { to } => {
                let _ = self.undone.pop();
                self.head = to;
            }
            Entry::Returned { to } => {
                self.undone.clear();
                self.head = to;
            }
            Entry::SavePoint { of, name } => self.save_points.push((of, name)),
        }
        self.last = seq;

        Ok(())
    }

    /// Whether the facts of the way here, folded by this version, give the digest that was stored.
    pub fn folds_as_stored(&self) -> bool {
        self.played.get(&self.head).is_none_or(|played| played.digest == self.digest())
    }

    /// The commands that led to the present, oldest first.
    pub fn history(&self) -> impl Iterator<Item = (Turn, &Played<G::Command, G::Fact>)> {
        self.path(self.head).into_iter().filter_map(|turn| Some((turn, self.played.get(&turn)?)))
    }

    /// When the command was taken that led to a place, RFC 3339; `None` where nothing was played there.
    pub fn written_at(&self, turn: Turn) -> Option<&str> {
        self.moments.get(&turn).map(String::as_str)
    }

    /// What undo would take back.
    pub fn undoable(&self) -> Option<&Played<G::Command, G::Fact>> {
        self.played.get(&self.head)
    }

    /// What redo would bring back.
    pub fn redoable(&self) -> Option<&Played<G::Command, G::Fact>> {
        self.undone.last().and_then(|turn| self.played.get(turn))
    }

    /// The named places, oldest first.
    pub fn save_points(&self) -> &[(Turn, String)] {
        &self.save_points
    }

    /// The game at another place of its past.
    pub fn state_at(&self, turn: Turn) -> Option<G> {
        let path = self.path(turn);
        let way: Vec<_> = path.iter().filter_map(|place| self.played.get(place)).collect();
        let start = way.iter().rposition(|played| played.snapshot.is_some());
        let snapshot = start.and_then(|index| way.get(index)?.snapshot.as_ref());
        let mut game = match snapshot {
            Some(snapshot) => self.beginning.restored(snapshot)?,
            None => self.beginning.clone(),
        };
        let after = way.iter().skip(start.map_or(0, |index| index + 1));
        after.flat_map(|played| &played.facts).for_each(|fact| game.apply(fact));
        Some(game)
    }

    fn go(&mut self, to: Turn) -> Result<(), Damage> {
        self.present = self.state_at(to).ok_or(Damage::Unfoldable { place: to })?.into();
        self.head = to;

        Ok(())
    }

    /// The places from the first command to this one.
    fn path(&self, turn: Turn) -> Vec<Turn> {
        let mut path = Vec::new();
        let mut place = turn;
        while let Some(played) = self.played.get(&place) {
            path.push(place);
            place = played.parent;
        }
        path.reverse();
        path
    }

    fn proposal(&self, entry: Entry<G::Command, G::Fact>, at: &str) -> Proposal<G> {
        Proposal { record: Record { seq: self.last + 1, at: at.to_owned(), entry }, after: None }
    }
}
