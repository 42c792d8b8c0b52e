//! The pipeline: box, mission, decks, checks, prose.

use std::borrow::Cow;
use std::collections::{BTreeMap, BTreeSet};
use std::ops::RangeInclusive;

use super::analysis;
use super::campaign;
use super::check::{self, InvalidElements, check_box};
use super::diagnostic::{Code, Diagnostic, Report, Text};
use super::json::Document;
use super::mission_form::MissionForm;
use super::prose::{self, Prose};
use super::reader::{Located, Reader};
use super::{BOX_FILE, DECKS_FOLDER, Files, LoadedMission, MISSION_FILE};
use base::suggest::suggest;
use first_martians::effect::Id;
use first_martians::game_box::{BoardFacts, spare_facilities};
use first_martians::mission::{Elements, GameBox, Mission, MissionFile};
use first_martians::my_box::BoxGroup;

/// The box, if it is playable.
pub fn game_box(files: &Files) -> Option<GameBox> {
    let mut report = Report::default();
    let document = Document::read(text(files, BOX_FILE)?, &mut report)?;
    read_box(&document, &mut report)
}

/// Loads the mission of that folder. It reports all errors at once and keeps what is playable.
pub fn load(files: &Files, mission: &str) -> LoadedMission {
    let seen = with_own_decks(files, mission);
    let mut report = Report::default();
    let Read {
        draft,
        game_box,
        invalid,
        prose,
        optional_texts,
    } = read(&seen, mission, SharedTexts::Looked, &mut report);
    let linked = draft
        .zip(game_box)
        .and_then(|(draft, game_box)| link(draft, &invalid, game_box, optional_texts));
    LoadedMission {
        mission: linked,
        prose,
        diagnostics: finish(report, mission, matches!(seen, Cow::Owned(_))),
    }
}

/// Diagnostics name the file that the author wrote, not the name under which it was read.
fn finish(report: Report, mission: &str, has_own_decks: bool) -> Vec<Diagnostic> {
    let mut diagnostics = report.finish();
    if has_own_decks {
        let decks = format!("{DECKS_FOLDER}/");
        let moved = diagnostics
            .iter_mut()
            .filter(|found| found.file.starts_with(&decks));
        moved.for_each(|found| found.file = format!("{mission}/{}", found.file));
    }
    diagnostics
}

/// The texts as a mission sees them: its own folder of decks, which imported missions may have, replaces the shared one.
pub(super) fn with_own_decks<'f>(files: &'f Files, mission: &str) -> Cow<'f, Files> {
    let own = format!("{mission}/{DECKS_FOLDER}/");
    if !files.0.keys().any(|name| name.starts_with(&own)) {
        return Cow::Borrowed(files);
    }
    let shared = format!("{DECKS_FOLDER}/");
    let texts = files
        .0
        .iter()
        .filter(|(name, _)| !name.starts_with(&shared))
        .map(|(name, text)| {
            let name = name
                .strip_prefix(&own)
                .map_or_else(|| name.clone(), |inner| format!("{shared}{inner}"));
            (name, text.clone())
        });
    Cow::Owned(Files(texts.collect()))
}

/// Everything that [`load`] reports, and what the analysis of the mission finds.
///
/// For authors: `load` is faster. After an error of shape or links, parts of the mission may be left out of play.
pub fn diagnose(files: &Files, mission: &str) -> Vec<Diagnostic> {
    diagnose_with(files, mission, SharedTexts::Looked)
}

/// Whether the texts of the box and of shared decks are looked at, or were already with those of another chapter.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum SharedTexts {
    Looked,
    Known,
}

pub(super) fn diagnose_with(files: &Files, mission: &str, shared: SharedTexts) -> Vec<Diagnostic> {
    let seen = with_own_decks(files, mission);
    let mut report = Report::default();
    let read = read(&seen, mission, shared, &mut report);
    analysis::check(
        &seen,
        mission,
        read.draft.as_ref(),
        read.game_box.as_ref(),
        shared,
        &mut report,
    );
    if let Some(draft) = read.draft.as_ref().filter(|draft| !draft.partial) {
        analysis::files::check(files, mission, draft, &mut report);
    }
    finish(report, mission, matches!(seen, Cow::Owned(_)))
}

/// By language: the texts of the mission with a stub for each that is missing, and how many stubs there are. `None` if the mission
/// cannot be read far enough to tell.
pub fn stubs(files: &Files, mission: &str) -> Option<BTreeMap<&'static str, (String, usize)>> {
    let seen = with_own_decks(files, mission);
    let draft = read(&seen, mission, SharedTexts::Looked, &mut Report::default()).draft?;
    Some(prose::stubs(&seen, mission, &draft))
}

pub(super) struct Read<'f> {
    pub(super) draft: Option<MissionForm<'f>>,
    game_box: Option<GameBox>,
    invalid: InvalidElements,
    prose: Prose,
    optional_texts: BTreeSet<(Id, String)>,
}

pub(super) fn read<'f>(
    files: &'f Files,
    mission: &'f str,
    shared: SharedTexts,
    report: &mut Report,
) -> Read<'f> {
    let box_document = required(files, BOX_FILE, report);
    let game_box = box_document
        .as_ref()
        .and_then(|document| read_box(document, report));
    let draft = required(files, &format!("{mission}/{MISSION_FILE}"), report).map(|document| {
        let mut draft = MissionForm::of_mission(document, report);
        draft.chapter = campaign::crossing(files, mission);
        add_decks(files, &mut draft, report);
        draft
    });
    let invalid = draft
        .as_ref()
        .map(|draft| check::check(draft, report))
        .unwrap_or_default();
    let boxed = box_document.as_ref().zip(game_box.as_ref());
    let (prose, optional_texts) =
        prose::check(files, mission, draft.as_ref(), boxed, shared, report);
    if let Some(draft) = &draft {
        check::unneeded_formats(draft, &optional_texts, report);
    }
    Read {
        draft,
        game_box,
        invalid,
        prose,
        optional_texts,
    }
}

fn text<'f>(files: &'f Files, name: &str) -> Option<Text<'f>> {
    files
        .0
        .get_key_value(name)
        .map(|(name, text)| Text { name, text })
}

fn required<'f>(files: &'f Files, name: &str, report: &mut Report) -> Option<Document<'f>> {
    match text(files, name) {
        Some(text) => Document::read(text, report),
        None => {
            report.add(
                Code::MissingFile,
                Text { name, text: "" },
                0..0,
                &[("id", name)],
            );
            None
        }
    }
}

/// The formats of the box that this program reads.
const BOX_FORMATS: RangeInclusive<u32> = 1..=1;

const BOX_FIELDS: [&str; 14] = [
    "$schema",
    "format",
    "assumed",
    "malfunction_dice",
    "action_dice",
    "parts",
    "aoms",
    "direction_cards",
    "research_cards",
    "upgrades",
    "spare_facilities",
    "poi_tokens",
    "skills",
    "board",
];

fn read_box(document: &Document<'_>, report: &mut Report) -> Option<GameBox> {
    let mut reader = Reader::new(document, 0, report);
    let format = reader.known_format(&BOX_FORMATS)?;
    reader.unknown_fields(&BOX_FIELDS);
    let board: Option<BoardFacts> = reader.field("board");
    let assumed: Vec<String> = reader.required("assumed").unwrap_or_default();
    let spares = reader.field("spare_facilities");
    // What the box does not name is assumed by the program.
    let of_board = BoxGroup::BOARD.iter().filter(|_| board.is_none());
    let silent = of_board
        .chain(
            [&BoxGroup::SpareFacilities]
                .into_iter()
                .filter(|_| spares.is_none()),
        )
        .map(|group| group.id());
    let silent: Vec<String> = silent
        .filter(|group| !assumed.iter().any(|it| it == group))
        .map(str::to_owned)
        .collect();
    let game_box = GameBox {
        schema: reader.field("$schema"),
        format,
        assumed: assumed.into_iter().chain(silent).collect(),
        malfunction_dice: reader.required("malfunction_dice").unwrap_or_default(),
        action_dice: reader.required("action_dice").unwrap_or_default(),
        parts: reader.required("parts").unwrap_or_default(),
        aoms: values(reader.required_list("aoms")),
        direction_cards: values(reader.required_list("direction_cards")),
        research_cards: values(reader.required_list("research_cards")),
        upgrades: values(reader.required_list("upgrades")),
        spare_facilities: spares.unwrap_or_else(spare_facilities),
        poi_tokens: reader.field("poi_tokens").unwrap_or_default(),
        skills: reader.field("skills").unwrap_or_default(),
        board: board.unwrap_or_default(),
    };
    (!reader.failed && check_box(&game_box, document, report)).then_some(game_box)
}

fn add_decks<'f>(files: &'f Files, draft: &mut MissionForm<'f>, report: &mut Report) {
    let mut seen = BTreeSet::new();
    for at in draft.decks.clone() {
        let name = format!("{DECKS_FOLDER}/{}.json", at.value);
        let deck = text(files, &name).filter(|_| !at.value.contains('/'));
        if let (false, Some(mission)) = (seen.insert(at.value.clone()), draft.docs.first()) {
            report.add(
                Code::DuplicateId,
                mission.text,
                mission.span(&at.path),
                &[("id", &at.value), ("kind", "deck")],
            );
            continue;
        }
        match deck {
            Some(deck) => match Document::read(deck, report) {
                Some(document) => draft.add_deck(document, report),
                None => draft.partial = true,
            },
            None => {
                draft.partial = true;
                let known = files
                    .folder(DECKS_FOLDER)
                    .filter_map(|(inner, ..)| inner.strip_suffix(".json"));
                let suggestion = suggest(&at.value, known).unwrap_or_default();
                if let Some(mission) = draft.docs.first() {
                    let args = [("id", at.value.as_str()), ("suggestion", suggestion)];
                    report.add(
                        Code::UnknownDeck,
                        mission.text,
                        mission.span(&at.path),
                        &args,
                    );
                }
            }
        }
    }
}

fn values<T>(list: Vec<Located<T>>) -> Vec<T> {
    list.into_iter().map(|at| at.value).collect()
}

/// The playable mission: invalid cards are left out and listed in `broken`.
fn link(
    draft: MissionForm<'_>,
    invalid: &InvalidElements,
    game_box: GameBox,
    optional_texts: BTreeSet<(Id, String)>,
) -> Option<Mission> {
    if draft.unusable {
        return None;
    }
    let newest_format = draft.formats.iter().copied().max()?;
    let people = prose::people(&draft);
    let mut broken = draft.broken;
    let (events, own_events) = cards(draft.events, "events", invalid, &mut broken, |card| {
        &card.id
    });
    let (follow_ups, own_follow_ups) = cards(
        draft.follow_ups,
        "follow_ups",
        invalid,
        &mut broken,
        |card| &card.id,
    );
    let (adventures, own_adventures) = cards(
        draft.adventures,
        "adventures",
        invalid,
        &mut broken,
        |card| &card.id,
    );
    let (malfunctions, own_malfunctions) = cards(
        draft.malfunctions,
        "malfunctions",
        invalid,
        &mut broken,
        |card| &card.id,
    );
    let sheet = MissionFile {
        schema: draft.schema,
        format: draft.formats.first().copied()?,
        id: draft.id?,
        group: draft.group?,
        sheet: draft.sheet?,
        assumed: draft.assumed,
        easier: draft.easier,
        harder: draft.harder,
        facilities: values(draft.facilities),
        objectives: values(draft.objectives),
        tokens: values(draft.tokens),
        marks: values(draft.marks),
        walkers: values(draft.walkers),
        tracks: values(draft.tracks),
        actions: values(draft.actions),
        pois: values(draft.pois),
        set_up: values(draft.set_up),
        start: values(draft.start),
        production: values(draft.production),
        without: values(draft.without),
        decks: values(draft.decks),
        events: own_events,
        follow_ups: own_follow_ups,
        adventures: own_adventures,
        malfunctions: own_malfunctions,
        endings: values(draft.endings),
        loses: values(draft.loses),
        standing: values(draft.standing),
    };
    let elements = Elements {
        events,
        follow_ups,
        adventures,
        malfunctions,
    };
    Some(Mission {
        sheet,
        elements,
        game_box,
        broken,
        newest_format,
        optional_texts,
        people,
    })
}

/// The usable cards by id, and those of the mission itself.
fn cards<T: Clone>(
    list: Vec<Located<T>>,
    name: &str,
    invalid: &InvalidElements,
    broken: &mut BTreeSet<Id>,
    id: impl Fn(&T) -> &Id,
) -> (BTreeMap<Id, T>, Vec<T>) {
    let (mut all, mut own, mut left_out) = (BTreeMap::new(), Vec::new(), BTreeSet::new());
    for at in list {
        let key = id(&at.value).clone();
        let is_invalid = at
            .path
            .element()
            .is_some_and(|(_, index)| invalid.contains(&(at.doc, name.to_owned(), index)));
        if is_invalid || all.contains_key(&key) {
            let _ = left_out.insert(key);
            continue;
        }
        if at.doc == 0 {
            own.push(at.value.clone());
        }
        let _ = all.insert(key, at.value);
    }
    broken.extend(left_out.into_iter().filter(|id| !all.contains_key(id)));
    (all, own)
}
