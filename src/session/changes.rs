//! A mission that has changed under a running game.
//!
//! A save carries its mission inside, so a game never changes by itself. Where the mission lies there otherwise now, the crew may take
//! it over: **a new save** is made, and the old one stays as it is. Its lines are the old ones, every fact of them folded anew over
//! the new mission, with digests and snapshots of what came of it. So the state of the new save is the fold of its facts from its own
//! beginning, as in any other; history, undo and save points are all there; and whoever does not like it goes back to the old save.
//!
//! What is different is told by name, but only what lies open to the crew: what the mission sheet says, and what was drawn or revealed
//! in this game. Of all else, drawn some day or never, only the number is told, so that nothing is given away.
//!
//! What lies on the table must be there in the new mission too: a card that is being read, an event whose action lies open, what was
//! noted for later. Else the game goes on with the mission that it was begun with.

use std::collections::{BTreeMap, BTreeSet};

use thiserror::Error;

use super::missions::{load, read_header};
use super::{Line, Session, SessionError, my_box};
use crate::content::changes::{Change, How, changes, on_the_box_of};
use crate::content::{self, Bundle, Files, Prose};
use crate::first_martians::Game;
use crate::first_martians::board::Deed;
use crate::first_martians::effect::Id;
use crate::first_martians::fact::Fact;
use crate::first_martians::mission::Mission;
use crate::first_martians::state::{State, Task};
use crate::language::{Args, Language, Voice};
use crate::play::{Entry, Game as _, Played, Proposal, Record, Table};
use crate::scorebook::FIRST_MARTIANS;
use crate::storage::{self, Folders, Header};

/// The ids of what was drawn or revealed in a game.
pub type Met = BTreeSet<Id>;

/// Something of a mission by name.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Named {
    /// Its id.
    pub id: Id,
    titles: BTreeMap<&'static str, String>,
}

impl Named {
    /// Its title in that language; `None` where it has none.
    pub fn title(&self, language: Language) -> Option<&str> {
        self.titles.get(language.code()).map(String::as_str)
    }
}

/// A mission that is not what a save was begun with.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Changed {
    /// What is different of what lies open, by its title now, or by its old one where it is gone.
    pub open: Vec<(Change, Named)>,
    /// How many of a kind are different that the crew has not met.
    pub hidden: BTreeMap<&'static str, usize>,
    before: Prose,
    bundle: Bundle,
}

impl Changed {
    /// What the mission is now, in a word.
    pub fn hash(&self) -> String {
        self.bundle.hash()
    }

    /// Whether it can be played as it is now.
    pub fn can_be_played(&self) -> bool {
        !(self.open.is_empty() && self.hidden.is_empty())
    }
}

/// Why a mission was not taken over. Nothing was written.
#[derive(Debug, Clone, PartialEq, Error)]
pub enum NotTaken {
    /// What lies on the table is not in the mission any more.
    #[error("the changed mission lacks {} elements in play", open.len())]
    Gone {
        /// What lies there for all to see.
        open: Vec<Named>,
        /// Whether something is gone that was noted for later.
        later: bool,
    },
    /// Some of the save cannot be read: it is opened and repaired first.
    #[error("the save is damaged")]
    Damaged,
    /// The mission cannot be played, or the disk refused.
    #[error(transparent)]
    Session(#[from] SessionError),
}

/// How the mission of that folder differs from the one that the game is played with, apart from the box; `None` where it does not, or
/// is not the mission of this game.
pub fn changed(session: &Session, files: &Files, mission: &str) -> Option<Changed> {
    let (_, own) = read_header(session.header()).ok()?;
    if own.mission == mission { compared(&own, &met(session), files) } else { None }
}

/// The same for the game of that header and what was met in it: where the game itself is not at hand.
pub fn changed_since(header: &Header, met: &Met, files: &Files) -> Option<Changed> {
    compared(&read_header(header).ok()?.1, met, files)
}

/// The mission of a save on the owner's box of today. `None` where nothing differs and where the mission brings a box of its own. Once
/// the crew is known it must not be taken over: the table is laid from the box that the game was begun with.
pub async fn on_the_box_of_today(folders: &Folders, header: &Header) -> Option<Changed> {
    let (_, mut bundle) = read_header(header).ok()?;
    let begun = bundle.hash();
    my_box::lay_over(folders, &mut bundle.files).await;
    (bundle.hash() != begun).then(|| Changed { open: Vec::new(), hidden: BTreeMap::new(), before: Prose::default(), bundle })
}

/// What was drawn or revealed in a game so far.
pub fn met(session: &Session) -> Met {
    let facts = session.table().history().flat_map(|(_, played)| &played.facts);
    let met = facts.filter_map(|fact| match fact {
        Fact::Read { card } | Fact::FollowUpCame { card, .. } => Some(&card.id),
        Fact::EventDrawn { event } => Some(event),
        Fact::AdventureDrawn { adventure, .. } => Some(adventure),
        Fact::CardDrawn { card, .. } => Some(card),
        Fact::ObjectiveRevealed { objective } => Some(objective),
        _ => None,
    });
    met.cloned().collect()
}

fn compared(own: &Bundle, met: &Met, files: &Files) -> Option<Changed> {
    let mission = own.mission.as_str();
    if !content::missions(files).iter().any(|known| known == mission) {
        return None;
    }
    let bundle = on_the_box_of(own, content::bundle(files, mission));
    if bundle.hash() == own.hash() {
        return None;
    }
    let changes = changes(own, &bundle);
    let (before, after) = (content::load(&own.files, mission), content::load(&bundle.files, mission));
    // Spaces and comments change nothing that is played.
    if changes.is_empty() && after.mission.is_some() {
        return None;
    }
    let sheets: Vec<&Mission> = [&before.mission, &after.mission].into_iter().flatten().collect();
    let (mut open, mut hidden) = (Vec::new(), BTreeMap::new());
    let (old, new) = (Titles::of(&before.prose), Titles::of(&after.prose));
    for change in changes {
        if met.contains(&change.id) || sheets.iter().all(|mission| lies_open(mission, &change)) {
            let named = if change.how == How::Removed { old.named(&change.id) } else { new.named(&change.id) };
            open.push((change, named));
        } else {
            *hidden.entry(change.kind).or_default() += 1;
        }
    }
    Some(Changed { open, hidden, before: before.prose, bundle })
}

/// Whether everybody knows of it from the first sol on, where it is in that mission at all: what the mission sheet says.
fn lies_open(mission: &Mission, change: &Change) -> bool {
    match change.kind {
        "mission" | "track" | "action" | "poi" => true,
        "objective" => mission.sheet.objectives.iter().all(|it| it.id != change.id || !it.hidden),
        _ => false,
    }
}

/// The titles of a mission in every language.
struct Titles(Vec<Voice>);

impl Titles {
    fn of(prose: &Prose) -> Self {
        Self(Language::ALL.iter().map(|&language| Voice::with_prose(language, &prose.0)).collect())
    }

    fn named(&self, id: &str) -> Named {
        let title = |voice: &Voice| voice.try_prose_attribute(id, "title", &Args::new());
        let titles = self.0.iter().filter_map(|voice| Some((voice.language().code(), title(voice)?)));
        Named { id: id.to_owned(), titles: titles.collect() }
    }
}

/// Makes a new save of the same game with the changed mission, and says its name.
///
/// # Errors
/// [`NotTaken`]; the old save is as it was in any case.
pub async fn take_over(folders: &Folders, id: &str, changed: &Changed) -> Result<String, NotTaken> {
    let reading = folders.read(id).await.map_err(SessionError::from)?;
    let (start, _) = read_header(&reading.header)?;
    let (mission, _) = load(&changed.bundle.files, &changed.bundle.mission)?;
    let (lines, misfit) = storage::typed::<Line>(&reading.records);
    if misfit.is_some() || !reading.bad.is_empty() {
        return Err(NotTaken::Damaged);
    }
    let (table, lines) = folded_anew(Game::new(mission, &start), lines).ok_or(NotTaken::Damaged)?;
    let (open, later) = gone(table.game().state(), table.game().mission());
    if later || !open.is_empty() {
        let titles = Titles::of(&changed.before);
        return Err(NotTaken::Gone { open: open.iter().map(|id| titles.named(id)).collect(), later });
    }
    let header = Header {
        solkeeper: env!("CARGO_PKG_VERSION").to_owned(),
        game: FIRST_MARTIANS.to_owned(),
        hash: Some(changed.bundle.hash()),
        bundle: serde_json::to_value(&changed.bundle).unwrap_or_default(),
        ..reading.header
    };
    let records: Result<Vec<String>, _> = lines.iter().map(storage::to_line).collect();
    let records = records.map_err(|error| SessionError::Storage(error.into()))?;
    Ok(folders.create_with(&header, &records).await.map_err(SessionError::from)?)
}

/// The same past over another beginning, and the lines that say so; `None` where they make no game.
fn folded_anew(beginning: Game, lines: Vec<Line>) -> Option<(Table<Game>, Vec<Line>)> {
    let mut table = Table::new(beginning);
    let mut anew = Vec::with_capacity(lines.len());
    for line in lines {
        let (entry, after) = match line.entry {
            Entry::Played(played) => {
                let mut after = table.game().clone();
                played.facts.iter().for_each(|fact| after.apply(fact));
                let snapshot = played.snapshot.as_ref().map(|_| after.snapshot());
                (Entry::Played(Played { digest: after.digest(), snapshot, ..played }), Some(after))
            }
            other => (other, None),
        };
        let line = Record { entry, ..line };
        table.accept(Proposal { record: line.clone(), after }).ok()?;
        anew.push(line);
    }
    Some((table, anew))
}

/// The ids of what lies open on the table and is not in the mission; and whether something that was noted for later is not.
fn gone(state: &State, mission: &Mission) -> (Vec<Id>, bool) {
    let mut named: BTreeSet<&str> = state.open_events.iter().map(|open| open.event.as_str()).collect();
    for task in &state.queue {
        match task {
            Task::Read { card, .. } | Task::Effects { card, .. } | Task::Ask { card, .. } | Task::Choose { card, .. } => {
                let _ = named.insert(&card.id);
            }
            Task::EventAction { event } => drop(named.insert(event)),
            _ => {}
        }
    }
    let planned = state.board.iter().flat_map(|board| {
        let declared = board.declared.iter().map(|it| &it.planned);
        board.plan.iter().chain(declared)
    });
    named.extend(planned.filter_map(|it| match &it.deed {
        Deed::Event(id) | Deed::Mission(id) => Some(id.as_str()),
        _ => None,
    }));
    let sheet = &mission.sheet;
    let elements = &mission.elements;
    let there: BTreeSet<&Id> = elements
        .events
        .keys()
        .chain(elements.follow_ups.keys())
        .chain(elements.adventures.keys())
        .chain(elements.malfunctions.keys())
        .chain(sheet.objectives.iter().map(|it| &it.id))
        .chain(sheet.actions.iter().map(|it| &it.id))
        .chain(sheet.pois.iter().map(|it| &it.id))
        .chain(sheet.endings.iter().map(|it| &it.id))
        .chain([&sheet.id])
        .collect();
    let is_gone = |id: &str| !there.iter().any(|it| *it == id);
    let later = state.scheduled.iter().any(|later| is_gone(&later.card.id));
    (named.into_iter().filter(|id| is_gone(id)).map(str::to_owned).collect(), later)
}
