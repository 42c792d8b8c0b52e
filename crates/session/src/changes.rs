//! Missions that have changed since a game was started.
//!
//! A save contains its mission, so a game never changes by itself. If the installed mission differs, the crew may take it over: **a new
//! save** is made and the old one is unchanged. It has the old records with their facts folded over the new mission, and new digests and
//! snapshots. So its state is the fold of its facts as in any save; history, undo and save points are kept.
//!
//! Changes are listed by name if the crew knows the element: the mission sheet, and what was drawn or revealed in this game. Of other
//! elements only the number is given, so that nothing is revealed.
//!
//! Elements in play must exist in the new mission too: a card being read, an event with an open action, a card scheduled for later.
//! Otherwise the mission cannot be taken over.

use std::collections::{BTreeMap, BTreeSet};

use thiserror::Error;

use super::missions::{load_mission, read_header, save_format};
use super::{Line, Session, SessionError, my_box};
use base::play::{Game as _, GameHistory, PlayedCommand, Proposal, Record, RecordKind};
use companions::scorebook::FIRST_MARTIANS;
use content::changes::{Change, ChangeKind, changes, with_box_of};
use content::{self, Files, MissionBundle, Prose};
use first_martians::Game;
use first_martians::board::ActionKind;
use first_martians::effect::Id;
use first_martians::fact::Fact;
use first_martians::mission::Mission;
use first_martians::state::{State, Task};
use language::{Args, Language, Localizer};
use storage::{self, Folders, Header};

/// The ids of elements drawn or revealed in a game.
pub type KnownElements = BTreeSet<Id>;

/// An element of a mission with its titles.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NamedElement {
    /// Its id.
    pub id: Id,
    titles: BTreeMap<&'static str, String>,
}

impl NamedElement {
    /// Its title in that language.
    pub fn title(&self, language: Language) -> Option<&str> {
        self.titles.get(language.code()).map(String::as_str)
    }
}

/// The differences of a mission from the one in a save.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct MissionChanges {
    /// The changes of known elements, with their new title, or their old one if removed.
    pub known: Vec<(Change, NamedElement)>,
    /// The number of changed unknown elements, by kind.
    pub unknown: BTreeMap<&'static str, usize>,
    before: Prose,
    bundle: MissionBundle,
}

impl MissionChanges {
    /// The hash of the changed mission.
    pub fn hash(&self) -> String {
        self.bundle.hash()
    }

    /// Whether the changed mission can be played.
    pub fn is_playable(&self) -> bool {
        !(self.known.is_empty() && self.unknown.is_empty())
    }
}

/// Why a mission was not taken over. Nothing was written.
#[derive(Debug, Clone, PartialEq, Error)]
pub enum TakeOverError {
    /// Elements in play are missing from the new mission.
    #[error("the changed mission lacks {} elements in play", open.len())]
    MissingElements {
        /// Those that the crew knows.
        open: Vec<NamedElement>,
        /// Whether a card scheduled for later is among them.
        later: bool,
    },
    /// The save is damaged: it must be opened and repaired first.
    #[error("the save is damaged")]
    Damaged,
    /// The mission cannot be played, or storage failed.
    #[error(transparent)]
    Session(#[from] SessionError),
}

/// The differences between the mission in that folder and the mission of the game, apart from the box; `None` if there are none or it is
/// another mission.
pub fn mission_changes(session: &Session, files: &Files, mission: &str) -> Option<MissionChanges> {
    let (_, own) = read_header(session.header()).ok()?;
    if own.mission == mission {
        compared(&own, &known_elements(session), files)
    } else {
        None
    }
}

/// The same for a game that is not open, from its header and the elements met in it.
pub fn mission_changes_of(
    header: &Header,
    met: &KnownElements,
    files: &Files,
) -> Option<MissionChanges> {
    compared(&read_header(header).ok()?.1, met, files)
}

/// The mission of a save with the owner's current box; `None` if the box is the same or the mission has its own. It must be taken over
/// before the crew is set: the table is laid from the box of the save.
pub async fn with_current_box(folders: &Folders, header: &Header) -> Option<MissionChanges> {
    let (_, mut bundle) = read_header(header).ok()?;
    let begun = bundle.hash();
    my_box::apply_to(folders, &mut bundle.files).await;
    (bundle.hash() != begun).then(|| MissionChanges {
        known: Vec::new(),
        unknown: BTreeMap::new(),
        before: Prose::default(),
        bundle,
    })
}

/// The elements drawn or revealed in a game so far.
pub fn known_elements(session: &Session) -> KnownElements {
    let facts = session
        .table()
        .history()
        .flat_map(|(_, played)| &played.facts);
    let met = facts.filter_map(|fact| match fact {
        Fact::Read { card } | Fact::FollowUpHappened { card, .. } => Some(&card.id),
        Fact::EventDrawn { event } => Some(event),
        Fact::AdventureDrawn { adventure, .. } => Some(adventure),
        Fact::CardDrawn { card, .. } => Some(card),
        Fact::ObjectiveRevealed { objective: id } | Fact::Revealed { id } => Some(id),
        _ => None,
    });
    met.cloned().collect()
}

fn compared(own: &MissionBundle, met: &KnownElements, files: &Files) -> Option<MissionChanges> {
    let mission = own.mission.as_str();
    if !content::missions(files)
        .iter()
        .any(|known| known == mission)
    {
        return None;
    }
    let bundle = with_box_of(own, content::bundle(files, mission));
    if bundle.hash() == own.hash() {
        return None;
    }
    let changes = changes(own, &bundle);
    let (before, after) = (
        content::load(&own.files, mission),
        content::load(&bundle.files, mission),
    );
    // Changes in white space and comments have no effect.
    if changes.is_empty() && after.mission.is_some() {
        return None;
    }
    let sheets: Vec<&Mission> = [&before.mission, &after.mission]
        .into_iter()
        .flatten()
        .collect();
    let (mut open, mut hidden) = (Vec::new(), BTreeMap::new());
    let (old, new) = (Titles::of(&before.prose), Titles::of(&after.prose));
    for change in changes {
        if met.contains(&change.id) || sheets.iter().all(|mission| lies_open(mission, &change)) {
            let named = if change.change == ChangeKind::Removed {
                old.named(&change.id)
            } else {
                new.named(&change.id)
            };
            open.push((change, named));
        } else {
            *hidden.entry(change.kind).or_default() += 1;
        }
    }
    Some(MissionChanges {
        known: open,
        unknown: hidden,
        before: before.prose,
        bundle,
    })
}

/// Whether the crew knows it from the first sol on: the elements of the mission sheet.
fn lies_open(mission: &Mission, change: &Change) -> bool {
    match change.kind {
        "mission" | "track" | "action" | "poi" => true,
        "objective" => mission
            .sheet
            .objectives
            .iter()
            .all(|it| it.id != change.id || !it.hidden),
        _ => false,
    }
}

/// The titles of a mission in every language.
struct Titles(Vec<Localizer>);

impl Titles {
    fn of(prose: &Prose) -> Self {
        Self(
            Language::ALL
                .iter()
                .map(|&language| Localizer::with_prose(language, &prose.0))
                .collect(),
        )
    }

    fn named(&self, id: &str) -> NamedElement {
        let title =
            |localizer: &Localizer| localizer.try_prose_attribute(id, "title", &Args::new());
        let titles = self
            .0
            .iter()
            .filter_map(|localizer| Some((localizer.language().code(), title(localizer)?)));
        NamedElement {
            id: id.to_owned(),
            titles: titles.collect(),
        }
    }
}

/// Makes a new save of the same game with the changed mission, and returns its id.
///
/// # Errors
/// [`TakeOverError`]; the old save is unchanged in any case.
pub async fn take_over(
    folders: &Folders,
    id: &str,
    changed: &MissionChanges,
) -> Result<String, TakeOverError> {
    let reading = folders.read(id).await.map_err(SessionError::from)?;
    let (start, _) = read_header(&reading.header)?;
    let (mission, _) = load_mission(&changed.bundle.files, &changed.bundle.mission)?;
    let (lines, misfit) = storage::parse_records::<Line>(&reading.records);
    if misfit.is_some() || !reading.bad.is_empty() {
        return Err(TakeOverError::Damaged);
    }
    // What was recorded stays, even if the changed mission would not need it.
    let format = save_format(&mission).max(reading.header.format);
    let (table, lines) =
        folded_anew(Game::new(mission, &start), lines).ok_or(TakeOverError::Damaged)?;
    let (open, later) = gone(table.game().state(), table.game().mission());
    if later || !open.is_empty() {
        let titles = Titles::of(&changed.before);
        return Err(TakeOverError::MissingElements {
            open: open.iter().map(|id| titles.named(id)).collect(),
            later,
        });
    }
    let header = Header {
        solkeeper: env!("CARGO_PKG_VERSION").to_owned(),
        format,
        game: FIRST_MARTIANS.to_owned(),
        hash: Some(changed.bundle.hash()),
        bundle: serde_json::to_value(&changed.bundle).unwrap_or_default(),
        ..reading.header
    };
    let records: Result<Vec<String>, _> = lines.iter().map(storage::to_line).collect();
    let records = records.map_err(|error| SessionError::Storage(error.into()))?;
    Ok(folders
        .create_with_records(&header, &records)
        .await
        .map_err(SessionError::from)?)
}

/// The table and records of the same past over another beginning; `None` if the facts do not fit.
fn folded_anew(beginning: Game, lines: Vec<Line>) -> Option<(GameHistory<Game>, Vec<Line>)> {
    let mut table = GameHistory::new(beginning);
    let mut anew = Vec::with_capacity(lines.len());
    for line in lines {
        let (entry, after) = match line.kind {
            RecordKind::Played(played) => {
                let mut after = table.game().clone();
                played.facts.iter().for_each(|fact| after.apply(fact));
                let snapshot = played.snapshot.as_ref().map(|_| after.snapshot());
                (
                    RecordKind::Played(PlayedCommand {
                        digest: after.digest(),
                        snapshot,
                        ..played
                    }),
                    Some(after),
                )
            }
            other => (other, None),
        };
        let line = Record {
            kind: entry,
            ..line
        };
        table
            .accept(Proposal {
                record: line.clone(),
                after,
            })
            .ok()?;
        anew.push(line);
    }
    Some((table, anew))
}

/// The ids of elements in play that the mission lacks, and whether it lacks a card scheduled for later.
fn gone(state: &State, mission: &Mission) -> (Vec<Id>, bool) {
    let mut named: BTreeSet<&str> = state
        .open_events
        .iter()
        .map(|open| open.event.as_str())
        .collect();
    for task in &state.queue {
        match task {
            Task::EventAction { event } => drop(named.insert(event)),
            _ => named.extend(task.card().map(|card| card.id.as_str())),
        }
    }
    let planned = state.board.iter().flat_map(|board| {
        let declared = board.declared.iter().map(|it| &it.planned);
        board.plan.iter().chain(declared)
    });
    named.extend(planned.filter_map(|it| match &it.kind {
        ActionKind::Event(id)
        | ActionKind::Mission(id)
        | ActionKind::MissionAt { action: id, .. } => Some(id.as_str()),
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
        .chain(sheet.tracks.iter().map(|it| &it.id))
        .chain(sheet.marks.iter().map(|it| &it.id))
        .chain(sheet.walkers.iter().map(|it| &it.id))
        .chain(sheet.loses.iter().map(|it| &it.id))
        .chain(sheet.standing.iter().map(|it| &it.id))
        .chain([&sheet.id])
        .collect();
    let is_gone = |id: &str| !there.iter().any(|it| *it == id);
    let later = state.scheduled.iter().any(|later| is_gone(&later.card.id));
    (
        named
            .into_iter()
            .filter(|id| is_gone(id))
            .map(str::to_owned)
            .collect(),
        later,
    )
}
