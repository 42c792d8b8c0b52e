//! Campaigns: their file, their texts and complaints about them, and each chapter as a mission that the rest of the pipeline reads.

use std::collections::{BTreeMap, BTreeSet};
use std::io::Read as _;

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use flate2::Compression;
use flate2::read::{DeflateDecoder, DeflateEncoder};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

use super::bundle::hash;
use super::diagnostic::{Code, Diagnostic, Report, Severity, Text};
use super::import::{self, ImportError, MAX_BYTES};
use super::json::Document;
use super::load::{SharedTexts, diagnose_with};
use super::reader::{Located, Reader};
use super::{DECKS_FOLDER, Files, MISSION_FILE, Prose, prose};
use first_martians::campaign::{
    CAMPAIGN_FORMATS, CampaignEnding, CampaignFile, Chapter, Crossing, MOST_DEAD_NAMED,
};
use first_martians::effect::Id;

mod check;

/// The name of the file that makes a folder a campaign.
pub const CAMPAIGN_FILE: &str = "campaign.json";
/// What the campaign says of a chapter, in the folder of its mission: made by the program, so that the mission travels with it.
pub(super) const CHAPTER_FILE: &str = "chapter.json";
/// A whole campaign in one file, closed to a glance.
pub const PACKED_FILE: &str = "campaign.packed.json";

/// The format of a packed campaign: that of bundles of one mission is 1.
pub(crate) const PACKED_FORMAT: u64 = 2;

/// What crosses into a chapter and out of it.
#[derive(Debug, Clone, Default, Serialize, Deserialize)]
#[serde(default)]
pub(super) struct ChapterCrossing {
    pub takes: Crossing,
    pub gives: Crossing,
    /// The chapters that may come before it.
    pub earlier: BTreeSet<Id>,
}

/// A packed campaign, as a file to share.
#[derive(Debug, Serialize)]
struct Packed<'p> {
    format: u64,
    campaign: &'p str,
    closed: String,
    sha256: String,
}

/// The names of the fields of a packed campaign.
const PACKED_FIELDS: [&str; 4] = ["format", "campaign", "closed", "sha256"];

/// A campaign from a packed file.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PackedCampaign {
    /// Its id, which is the name of its folder.
    pub id: Id,
    /// Its texts, named relative to its folder.
    pub texts: BTreeMap<String, String>,
    /// Whether the file has a checksum, which was right. Earlier versions wrote none.
    pub has_checksum: bool,
}

/// The result of loading a campaign.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LoadedCampaign {
    /// The campaign, if it is playable.
    pub campaign: Option<CampaignFile>,
    /// Its own texts, by language, with the nouns of the box.
    pub prose: Prose,
    /// All errors and warnings of the campaign itself, by file and position.
    pub diagnostics: Vec<Diagnostic>,
}

/// A campaign as far as it could be decoded.
struct CampaignDraft<'t> {
    document: Document<'t>,
    id: Option<Id>,
    head: Option<CampaignFile>,
    chapters: Vec<Located<Chapter>>,
    endings: Vec<Located<CampaignEnding>>,
}

const FIELDS: [&str; 7] = [
    "$schema", "format", "id", "death", "skills", "chapters", "endings",
];

/// The folders that contain a campaign, sorted.
pub fn campaigns(files: &Files) -> Vec<String> {
    let folders = files
        .0
        .keys()
        .filter_map(|name| name.strip_suffix(CAMPAIGN_FILE)?.strip_suffix('/'));
    folders
        .filter(|folder| !folder.contains('/') && *folder != DECKS_FOLDER)
        .map(str::to_owned)
        .collect()
}

/// The texts of a chapter as those of a mission: its folder of the campaign in place of all other missions.
pub fn chapter_files(
    files: &Files,
    folder: &str,
    campaign: &CampaignFile,
    chapter: &Chapter,
) -> Files {
    let own = format!("{folder}/{}/", chapter.id);
    let shared = format!("{DECKS_FOLDER}/");
    let texts = files.0.iter().filter_map(|(name, text)| {
        let name = match name.strip_prefix(&own) {
            Some(inner) => format!("{}/{inner}", chapter.id),
            None if !name.contains('/') || name.starts_with(&shared) => name.clone(),
            None => return None,
        };
        Some((name, text.clone()))
    });
    let earlier = check::earlier(&campaign.chapters, &chapter.id);
    let crossing = ChapterCrossing {
        takes: chapter.takes.clone(),
        gives: chapter.gives.clone(),
        earlier: earlier.into_iter().map(str::to_owned).collect(),
    };
    let crossing = serde_json::to_string(&crossing).unwrap_or_default() + "\n";
    Files(
        texts
            .chain([(format!("{}/{CHAPTER_FILE}", chapter.id), crossing)])
            .collect(),
    )
}

/// What crosses into a mission and out of it, where it is a chapter.
pub(super) fn crossing(files: &Files, mission: &str) -> Option<ChapterCrossing> {
    serde_json::from_str(files.text(&format!("{mission}/{CHAPTER_FILE}"))?).ok()
}

/// Loads the campaign of that folder, without its missions.
pub fn load_campaign(files: &Files, folder: &str) -> LoadedCampaign {
    let mut report = Report::default();
    let (campaign, prose) = read(files, folder, &mut report);
    let diagnostics = report.finish();
    let playable = !diagnostics
        .iter()
        .any(|found| found.severity == Severity::Error);
    LoadedCampaign {
        campaign: campaign.filter(|_| playable),
        prose,
        diagnostics,
    }
}

/// Everything that is wrong with the campaign of that folder and with the missions of its chapters.
pub fn diagnose_campaign(files: &Files, folder: &str) -> Vec<Diagnostic> {
    let mut report = Report::default();
    let (campaign, _) = read(files, folder, &mut report);
    let mut found = report.finish();
    let Some(campaign) = campaign else {
        return found;
    };
    let mut known = BTreeSet::new();
    for chapter in &campaign.chapters {
        let texts = chapter_files(files, folder, &campaign, chapter);
        // What is wrong with the texts of the box and of the decks is the same in every chapter with these decks.
        let shared = if known.insert(decks_of(&texts, &chapter.id)) {
            SharedTexts::Looked
        } else {
            SharedTexts::Known
        };
        let own = diagnose_with(&texts, &chapter.id, shared);
        let inside = format!("{}/", chapter.id);
        found.extend(own.into_iter().map(|mut it| {
            if it.file.starts_with(&inside) {
                it.file = format!("{folder}/{}", it.file);
            }
            it
        }));
    }
    // What is wrong with a shared deck is so in every chapter.
    let mut seen = BTreeSet::new();
    found.retain(|it| seen.insert((it.file.clone(), it.span.start, it.code, it.args.clone())));
    found
}

/// The decks that a chapter names; one with decks of its own is looked at for itself.
fn decks_of(files: &Files, chapter: &str) -> (String, bool) {
    let text = files
        .text(&format!("{chapter}/{MISSION_FILE}"))
        .unwrap_or_default();
    let mission: serde_json::Value = serde_json::from_str(text).unwrap_or_default();
    let inside = format!("{chapter}/{DECKS_FOLDER}/");
    let has_own = files.0.keys().any(|name| name.starts_with(&inside));
    let named = if has_own {
        chapter.to_owned()
    } else {
        mission["decks"].to_string()
    };
    (named, has_own)
}

fn read(files: &Files, folder: &str, report: &mut Report) -> (Option<CampaignFile>, Prose) {
    let name = format!("{folder}/{CAMPAIGN_FILE}");
    let Some((name, text)) = files.0.get_key_value(&name) else {
        report.add(
            Code::MissingFile,
            Text {
                name: &name,
                text: "",
            },
            0..0,
            &[("id", &name)],
        );
        return (None, Prose::default());
    };
    let Some(document) = Document::read(Text { name, text }, report) else {
        return (None, Prose::default());
    };
    let draft = CampaignDraft::of(document, report);
    check::check(&draft, report);
    let prose = prose::check_campaign(files, folder, &draft.texts(), report);
    (draft.head, prose)
}

impl<'t> CampaignDraft<'t> {
    fn of(document: Document<'t>, report: &mut Report) -> Self {
        let mut reader = Reader::new(&document, 0, report);
        let format = reader.known_format(&CAMPAIGN_FORMATS);
        if format.is_none() {
            return Self {
                document,
                id: None,
                head: None,
                chapters: Vec::new(),
                endings: Vec::new(),
            };
        }
        reader.unknown_fields(&FIELDS);
        let (schema, skills) = (reader.field("$schema"), reader.field("skills"));
        let id: Option<Id> = reader.required("id");
        // What its absence means is said by a complaint of its own.
        let death = reader.field("death");
        let chapters = reader.required_list::<Chapter>("chapters");
        let endings = reader.required_list::<CampaignEnding>("endings");
        let whole = !reader.failed;
        let head =
            format
                .zip(id.clone())
                .zip(death)
                .filter(|_| whole)
                .map(|((format, id), death)| CampaignFile {
                    schema,
                    format,
                    id,
                    death,
                    skills,
                    chapters: chapters.iter().map(|at| at.value.clone()).collect(),
                    endings: endings.iter().map(|at| at.value.clone()).collect(),
                });
        Self {
            document,
            id,
            head,
            chapters,
            endings,
        }
    }

    /// The messages that the campaign needs.
    fn texts(&self) -> Vec<prose::CampaignText> {
        let people: BTreeSet<Id> = self
            .chapters
            .iter()
            .flat_map(|at| at.value.gives.people.iter().cloned())
            .collect();
        let dead = (1..=MOST_DEAD_NAMED).map(|number| format!("lost-{number}"));
        let named: BTreeSet<Id> = people.into_iter().chain(dead).collect();
        let text = |id: &Id, kind: &'static str, attributes: &[(&'static str, bool)]| {
            prose::CampaignText {
                id: id.clone(),
                kind,
                attributes: attributes.to_vec(),
                people: named.clone(),
            }
        };
        let own = self
            .id
            .iter()
            .map(|id| text(id, "campaign", &[("title", true), ("idea", true)]));
        let chapters = self.chapters.iter().map(|at| {
            let retry: &[(&str, bool)] = if at.value.retry.is_some() {
                &[("title", true), ("retry", false)]
            } else {
                &[("title", true)]
            };
            text(&at.value.id, "chapter", retry)
        });
        let endings = self
            .endings
            .iter()
            .map(|at| text(&at.value.id, "ending", &[("title", true)]));
        own.chain(chapters).chain(endings).collect()
    }
}

/// Texts in one line, closed to a glance.
pub fn close(texts: &BTreeMap<String, String>) -> String {
    let json = serde_json::to_vec(texts).unwrap_or_default();
    let mut packed = Vec::new();
    // Reading from memory does not fail.
    let _ = DeflateEncoder::new(json.as_slice(), Compression::best()).read_to_end(&mut packed);
    STANDARD.encode(packed)
}

/// The texts of such a line, up to the limit of a bundle.
pub fn open(closed: &str) -> Option<BTreeMap<String, String>> {
    serde_json::from_str(&opened(closed).ok()?).ok()
}

/// The JSON text of such a line.
fn opened(closed: &str) -> Result<String, ImportError> {
    let packed = STANDARD.decode(closed).map_err(|_| ImportError::Damaged)?;
    let limit = u64::try_from(MAX_BYTES).unwrap_or(u64::MAX);
    let mut json = Vec::new();
    let read = DeflateDecoder::new(packed.as_slice())
        .take(limit)
        .read_to_end(&mut json)
        .map_err(|_| ImportError::Damaged)?;
    if read >= MAX_BYTES {
        return Err(ImportError::TooLarge { limit: MAX_BYTES });
    }
    String::from_utf8(json).map_err(|_| ImportError::Damaged)
}

/// The texts of a campaign's folder as a file to share; names are relative to the folder.
pub fn pack(campaign: &str, texts: &BTreeMap<String, String>) -> String {
    let packed = Packed {
        format: PACKED_FORMAT,
        campaign,
        closed: close(texts),
        sha256: hash(texts),
    };
    serde_json::to_string_pretty(&packed).unwrap_or_default() + "\n"
}

/// Whether the fields of a file are those of a packed campaign, whole or not.
pub(super) fn is_packed(fields: &Map<String, Value>) -> bool {
    !fields.contains_key("files")
        && ["campaign", "closed"]
            .iter()
            .any(|name| fields.contains_key(*name))
}

/// Reads a packed campaign from the fields of its file.
pub(super) fn read_packed(fields: &Map<String, Value>) -> Result<PackedCampaign, ImportError> {
    import::check_format(fields, PACKED_FORMAT..=PACKED_FORMAT, false)?;
    let id = import::text_field(fields, "campaign")?;
    let closed = import::text_field(fields, "closed")?;
    import::check_fields(fields, &PACKED_FIELDS)?;
    if !super::is_id(&id) {
        return Err(ImportError::InvalidId { id });
    }
    let json = opened(&closed)?;
    let texts = serde_json::from_str(&json).map_err(|_| ImportError::Damaged)?;
    import::check_keys(&json)?;
    let expected = fields.get("sha256");
    if expected.is_some_and(|expected| *expected != Value::String(hash(&texts))) {
        return Err(ImportError::Changed);
    }
    import::check_campaign(&texts)?;
    Ok(PackedCampaign {
        id,
        texts,
        has_checksum: expected.is_some(),
    })
}

/// Reads a packed campaign from its file.
///
/// # Errors
/// [`ImportError`]; [`ImportError::NotABundle`] for the bundle of a mission.
pub fn unpack(text: &str) -> Result<PackedCampaign, ImportError> {
    match import::read_file(text)? {
        import::Imported::Campaign(packed) => Ok(packed),
        import::Imported::Mission(_) => Err(ImportError::NotABundle),
    }
}

/// The texts in a campaign's folder, named relative to it.
pub fn own_texts(files: &Files, folder: &str) -> BTreeMap<String, String> {
    let own = format!("{folder}/");
    files
        .0
        .iter()
        .filter_map(|(name, text)| Some((name.strip_prefix(&own)?.to_owned(), text.clone())))
        .collect()
}

/// Opens the packed campaigns among these texts; returns those that cannot be opened, by the name of their file, and why.
pub fn unfold(files: &mut Files) -> Vec<(String, ImportError)> {
    let packed: Vec<String> = files
        .0
        .keys()
        .filter(|name| {
            let folder = name.strip_suffix(PACKED_FILE);
            folder.is_some_and(|folder| folder.matches('/').count() == 1 && folder.ends_with('/'))
        })
        .cloned()
        .collect();
    let mut unopened = Vec::new();
    for name in packed {
        let (Some(text), Some(folder)) = (files.0.remove(&name), name.strip_suffix(PACKED_FILE))
        else {
            continue;
        };
        match unpack(&text) {
            Ok(packed) => files.0.extend(
                packed
                    .texts
                    .into_iter()
                    .map(|(inner, text)| (format!("{folder}{inner}"), text)),
            ),
            Err(why) => unopened.push((name, why)),
        }
    }
    unopened
}
