//! A mission and its decks as far as they could be decoded, each element with its position.

use std::collections::{BTreeMap, BTreeSet};

use super::campaign::ChapterCrossing;
use super::diagnostic::Report;
use super::json::{Document, Path};
use super::reader::{Located, Reader};
use first_martians::effect::{Effect, Id};
use first_martians::mission::{
    Adventure, Ending, Event, FORMATS, FollowUp, Loss, MalfunctionCard, Mark, MissionAction,
    Objective, ObjectiveToken, Poi, SetUpStep, SheetByCrew, SheetValue, SpareFacility,
    StandingRule, Track, Walker,
};
use first_martians::vocabulary::Group;

#[derive(Debug, Default)]
pub(super) struct MissionForm<'t> {
    /// The mission's document, then those of its decks.
    pub docs: Vec<Document<'t>>,
    /// The format of each, as far as it can be read.
    pub formats: Vec<u32>,
    /// Whether something is missing that no game can do without.
    pub(crate) unusable: bool,
    /// Whether a whole file of elements could not be read.
    pub(crate) partial: bool,
    /// Whether an element could not be decoded, not even its id.
    pub nameless: bool,
    /// Ids of elements that could not be decoded.
    pub broken: BTreeSet<Id>,
    pub schema: Option<String>,
    pub id: Option<Id>,
    pub group: Option<Group>,
    pub sheet: Option<SheetByCrew>,
    pub assumed: Vec<SheetValue>,
    pub easier: BTreeMap<SheetValue, i8>,
    pub harder: BTreeMap<SheetValue, i8>,
    pub facilities: Vec<Located<SpareFacility>>,
    pub objectives: Vec<Located<Objective>>,
    pub tokens: Vec<Located<ObjectiveToken>>,
    pub marks: Vec<Located<Mark>>,
    pub walkers: Vec<Located<Walker>>,
    pub tracks: Vec<Located<Track>>,
    pub actions: Vec<Located<MissionAction>>,
    pub pois: Vec<Located<Poi>>,
    pub set_up: Vec<Located<SetUpStep>>,
    pub start: Vec<Located<Effect>>,
    pub production: Vec<Located<Effect>>,
    pub without: Vec<Located<Id>>,
    pub decks: Vec<Located<String>>,
    pub events: Vec<Located<Event>>,
    pub follow_ups: Vec<Located<FollowUp>>,
    pub adventures: Vec<Located<Adventure>>,
    pub malfunctions: Vec<Located<MalfunctionCard>>,
    pub endings: Vec<Located<Ending>>,
    pub loses: Vec<Located<Loss>>,
    pub standing: Vec<Located<StandingRule>>,
    /// What crosses into it and out of it, where it is a chapter of a campaign.
    pub chapter: Option<ChapterCrossing>,
}

const DECK_FIELDS: [&str; 6] = [
    "$schema",
    "format",
    "events",
    "follow_ups",
    "adventures",
    "malfunctions",
];
const MISSION_FIELDS: [&str; 28] = [
    "$schema",
    "format",
    "id",
    "group",
    "sheet",
    "assumed",
    "easier",
    "harder",
    "facilities",
    "objectives",
    "tokens",
    "marks",
    "walkers",
    "tracks",
    "actions",
    "pois",
    "start",
    "production",
    "decks",
    "events",
    "follow_ups",
    "adventures",
    "malfunctions",
    "endings",
    "loses",
    "standing",
    "without",
    "set_up",
];

impl<'t> MissionForm<'t> {
    pub fn of_mission(document: Document<'t>, report: &mut Report) -> Self {
        let mut draft = Self::default();
        let mut reader = Reader::new(&document, 0, report);
        let format = reader.known_format(&FORMATS);
        if let Some(format) = format {
            let has_format = !reader.failed;
            draft.formats.push(format);
            reader.unknown_fields(&MISSION_FIELDS);
            draft.schema = reader.field("$schema");
            draft.assumed = reader.field("assumed").unwrap_or_default();
            draft.easier = reader.field("easier").unwrap_or_default();
            draft.harder = reader.field("harder").unwrap_or_default();
            draft.facilities = reader.list("facilities");
            draft.tokens = reader.list("tokens");
            draft.marks = reader.list("marks");
            draft.walkers = reader.list("walkers");
            draft.tracks = reader.list("tracks");
            draft.actions = reader.list("actions");
            draft.pois = reader.list("pois");
            draft.set_up = reader.list("set_up");
            draft.start = reader.list("start");
            draft.production = reader.list("production");
            draft.loses = reader.list("loses");
            draft.standing = reader.list("standing");
            draft.without = reader.list("without");
            draft.decks = reader.list("decks");
            draft.take_cards(&mut reader);
            reader.failed = false;
            draft.id = reader.required("id");
            draft.group = reader.required("group");
            draft.sheet = reader.required("sheet");
            draft.objectives = reader.required_list("objectives");
            draft.endings = reader.required_list("endings");
            draft.unusable = reader.failed || !has_format;
        } else {
            draft.formats.push(*FORMATS.start());
            draft.unusable = true;
            draft.partial = true;
        }
        draft.nameless = reader.nameless;
        draft.broken = reader.broken;
        draft.docs.push(document);
        draft
    }

    pub(crate) fn add_deck(&mut self, document: Document<'t>, report: &mut Report) {
        let mut reader = Reader::new(&document, self.docs.len(), report);
        let format = reader.known_format(&FORMATS);
        self.formats.push(format.unwrap_or(*FORMATS.start()));
        if format.is_some() {
            reader.unknown_fields(&DECK_FIELDS);
            let _: Option<String> = reader.field("$schema");
            self.take_cards(&mut reader);
        } else {
            self.partial = true;
        }
        self.nameless |= reader.nameless;
        self.broken.append(&mut reader.broken);
        self.docs.push(document);
    }

    /// Whether a flag, counter or astronaut comes from an earlier chapter.
    pub(super) fn is_taken(&self, id: &str) -> bool {
        self.chapter
            .as_ref()
            .is_some_and(|chapter| chapter.takes.names(id))
    }

    /// Whether a flag, counter or astronaut is for later chapters.
    pub(super) fn is_given(&self, id: &str) -> bool {
        self.chapter
            .as_ref()
            .is_some_and(|chapter| chapter.gives.names(id))
    }

    /// Whether texts of that document may have several wordings: since format 2.
    pub(super) fn takes_wordings(&self, doc: usize) -> bool {
        self.formats.get(doc).is_some_and(|format| *format >= 2)
    }

    /// Whether the mission leaves out cards with one of these tags.
    pub(super) fn leaves_out(&self, tags: &[Id]) -> bool {
        tags.iter()
            .any(|tag| self.without.iter().any(|at| at.value == *tag))
    }

    /// The tags of every card: the document, the path of the list, and the list.
    pub(super) fn tags(&self) -> impl Iterator<Item = (usize, Path, &Vec<Id>)> {
        let events = self
            .events
            .iter()
            .map(|at| (at.doc, &at.path, &at.value.tags));
        let adventures = self
            .adventures
            .iter()
            .map(|at| (at.doc, &at.path, &at.value.tags));
        let malfunctions = self
            .malfunctions
            .iter()
            .map(|at| (at.doc, &at.path, &at.value.tags));
        let all = events.chain(adventures).chain(malfunctions);
        all.filter(|(.., tags)| !tags.is_empty())
            .map(|(doc, path, tags)| (doc, path.key("tags"), tags))
    }

    fn take_cards(&mut self, reader: &mut Reader<'_, 't>) {
        self.events.extend(reader.list("events"));
        self.follow_ups.extend(reader.list("follow_ups"));
        self.adventures.extend(reader.list("adventures"));
        self.malfunctions.extend(reader.list("malfunctions"));
    }
}
