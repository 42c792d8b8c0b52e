//! The one reader for folders of missions and campaigns: those of the players, and those that come from outside. It returns what it has
//! read and what it has not, with the reasons: nothing is passed over in silence.
//!
//! A folder is read whole or not at all where a limit of [`content::import`] is exceeded. A single text that cannot be read is left out.

use std::collections::{BTreeMap, BTreeSet};

use super::backend::{BackendError, Entry, Kind};
use super::folders::check_id;
use super::{Folders, OpenError};
use content::encoding::{Encoding, decode};
use content::import::{ImportError, Limits, MAX_BYTES, MAX_TEXTS, is_needed, twins};
use content::{ReservedName, reserved_name};

/// The most entries of a folder that are looked at, of any kind.
const MOST_ENTRIES: usize = 5000;

/// The texts of a folder, and what of it was not read.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct FolderTexts {
    /// The texts, by name with `/`.
    pub texts: BTreeMap<String, String>,
    /// What was not read.
    pub left_out: Vec<LeftOut>,
}

/// A text, or a folder with all that is in it, that was not read or not copied.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LeftOut {
    /// Its name in the folder that was read, with `/`; empty for that folder itself.
    pub name: String,
    /// Its path, for users.
    pub file: String,
    /// Why it was left out.
    pub why: LeftOutReason,
}

/// Why something was left out.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum LeftOutReason {
    /// A text in an encoding other than UTF-8.
    Encoding(Encoding),
    /// A link that leads out of the folder.
    LinkOutside,
    /// A link that leads nowhere.
    BrokenLink,
    /// A device or a pipe with the name of a text.
    NotAFile,
    /// A name that is not UTF-8.
    InvalidName,
    /// A text beside the folders of missions, which belongs to none of them.
    Loose,
    /// The folder has the name of something else.
    Reserved(ReservedName),
    /// A limit is exceeded, or a packed campaign is damaged.
    Invalid(ImportError),
    /// The system refused, or it is no file that can be read.
    Storage(OpenError),
}

impl LeftOut {
    /// Whether the mission or the campaign of the folder is not whole without it.
    pub fn is_needed(&self) -> bool {
        self.name.is_empty() || is_needed(&self.name)
    }

    /// Whether the folder is refused because of it: it is needed, or no mission may have it.
    pub fn is_refused(&self) -> bool {
        let is_of_folder = matches!(
            self.why,
            LeftOutReason::Invalid(_) | LeftOutReason::Storage(_)
        );
        is_of_folder || self.is_needed()
    }

    /// The folder of the mission among those of the players: `mast` of `mast/it.ftl`.
    pub fn mission(&self) -> &str {
        self.name.split('/').next().unwrap_or_default()
    }
}

impl From<OpenError> for LeftOut {
    /// An error that names its file itself.
    fn from(error: OpenError) -> Self {
        Self {
            name: String::new(),
            file: String::new(),
            why: LeftOutReason::Storage(error),
        }
    }
}

pub(super) fn is_text(name: &str) -> bool {
    let end = name.rsplit_once('.').map_or("", |(_, end)| end);
    // A name in capitals is reported as one that nothing reads.
    ["json", "ftl"]
        .iter()
        .any(|text| end.eq_ignore_ascii_case(text))
}

/// The texts of a folder by name, before they are read, and what cannot be read.
#[derive(Default)]
struct Listing {
    /// The names of the backend by name in the folder.
    found: BTreeMap<String, String>,
    left_out: Vec<LeftOut>,
}

/// What an entry of a folder is to its reader.
enum Found {
    Text,
    Folder,
    Unreadable(LeftOutReason),
    /// Hidden, or nothing of a mission.
    Other,
}

impl Folders {
    /// The texts of the players' missions by name, such as `mast/mission.json`.
    pub async fn mission_texts(&self) -> BTreeMap<String, String> {
        let mut texts = self.read_missions().await.texts;
        texts.retain(|name, _| reserved_name(name.split('/').next().unwrap_or_default()).is_none());
        texts
    }

    /// The texts of all folders among the missions of the players. Each folder has the limits of a mission or campaign, so that their
    /// number is not limited. Folders with a reserved name are included: a copy of all data has them.
    pub async fn read_missions(&self) -> FolderTexts {
        let mut read = FolderTexts::default();
        let entries = match self.backend().list(Self::MISSIONS).await {
            Ok(entries) => entries.unwrap_or_default(),
            Err(error) => {
                let error = self.failed(Self::MISSIONS, error);
                read.left_out.push(error.into());
                return read;
            }
        };
        let home = self.backend().resolved(Self::MISSIONS).await;
        let folders = entries.iter().filter(|entry| entry.kind == Kind::Folder);
        let doubled = losers(folders.map(|entry| entry.name.as_str()));
        for entry in &entries {
            let full = format!("{}/{}", Self::MISSIONS, entry.name);
            let left_out = |why| LeftOut {
                name: entry.name.clone(),
                file: self.display_path(&full),
                why,
            };
            match self.kind_of(entry, &full, home.as_deref()).await {
                Found::Other => {}
                Found::Unreadable(why) => read.left_out.push(left_out(why)),
                Found::Text => read.left_out.push(left_out(LeftOutReason::Loose)),
                Found::Folder => match doubled.get(entry.name.as_str()) {
                    Some(why) => read.left_out.push(left_out(why.clone())),
                    None => {
                        let own = self.folder_texts(&full, home.as_deref()).await;
                        read.add(&entry.name, own.unwrap_or_else(FolderTexts::from));
                    }
                },
            }
        }
        read
    }

    /// The texts of one folder among the missions of the players; nothing if there is none.
    pub async fn read_mission(&self, id: &str) -> FolderTexts {
        let mut read = FolderTexts::default();
        let full = format!("{}/{id}", Self::MISSIONS);
        if check_id(id).is_ok() && self.is_taken(&full).await {
            let home = self.backend().resolved(Self::MISSIONS).await;
            let own = self.folder_texts(&full, home.as_deref()).await;
            read.add(id, own.unwrap_or_else(FolderTexts::from));
        }
        read
    }

    /// The texts of a folder at any path.
    ///
    /// # Errors
    /// [`OpenError::NotFound`], or that the folder cannot be listed.
    pub async fn read_external_folder(&self, folder: &str) -> Result<FolderTexts, OpenError> {
        let name = self.backend().outside(folder);
        let home = self.backend().resolved(&name).await;
        self.folder_texts(&name, home.as_deref()).await
    }

    /// What can be read of a folder of the players' missions; nothing if there is none.
    pub(super) async fn texts_in(&self, folder: &str) -> BTreeMap<String, String> {
        let home = self.backend().resolved(Self::MISSIONS).await;
        let read = self.folder_texts(folder, home.as_deref()).await;
        read.map(|read| read.texts).unwrap_or_default()
    }

    /// The texts of the folder of one mission or campaign. Links are followed as far as they stay inside `home`.
    async fn folder_texts(
        &self,
        root: &str,
        home: Option<&[String]>,
    ) -> Result<FolderTexts, OpenError> {
        let whole = |file: &str, why: ImportError| FolderTexts {
            texts: BTreeMap::new(),
            left_out: vec![LeftOut {
                name: String::new(),
                file: self.display_path(file),
                why: LeftOutReason::Invalid(why),
            }],
        };
        let Some(Listing {
            found,
            mut left_out,
        }) = self.listing(root, home).await?
        else {
            return Ok(whole(root, ImportError::TooManyTexts { limit: MAX_TEXTS }));
        };
        let limit = Limits::of(found.keys().map(String::as_str)).texts;
        if found.len() > limit {
            return Ok(whole(root, ImportError::TooManyTexts { limit }));
        }
        let doubled = losers(found.keys().map(String::as_str));
        let (mut texts, mut room) = (BTreeMap::new(), MAX_BYTES);
        for (name, full) in &found {
            let read = match doubled.get(name.as_str()) {
                Some(why) => Err(why.clone()),
                None => self.text_within(full, room).await,
            };
            match read {
                Ok(text) => {
                    room = room.saturating_sub(text.len());
                    let _ = texts.insert(name.clone(), text);
                }
                Err(LeftOutReason::Invalid(why @ ImportError::TooLarge { .. })) => {
                    return Ok(whole(full, why));
                }
                Err(why) => left_out.push(LeftOut {
                    name: name.clone(),
                    file: self.display_path(full),
                    why,
                }),
            }
        }
        Ok(FolderTexts { texts, left_out })
    }

    /// The text of a file of at most `room` bytes, without a byte order mark.
    pub(super) async fn text_within(
        &self,
        name: &str,
        room: usize,
    ) -> Result<String, LeftOutReason> {
        let bytes = match self.backend().read(name, room as u64).await {
            Ok(Some(bytes)) => bytes,
            Ok(None) => {
                let id = self.display_path(name);
                return Err(LeftOutReason::Storage(OpenError::NotFound { id }));
            }
            Err(BackendError::TooLarge { .. }) => {
                return Err(LeftOutReason::Invalid(ImportError::TooLarge {
                    limit: MAX_BYTES,
                }));
            }
            Err(error) => return Err(LeftOutReason::Storage(self.failed(name, error))),
        };
        decode(bytes).map_err(LeftOutReason::Encoding)
    }

    /// The texts of a folder and of those in it; `None` if it has more entries than are looked at.
    async fn listing(
        &self,
        root: &str,
        home: Option<&[String]>,
    ) -> Result<Option<Listing>, OpenError> {
        let mut listing = Listing::default();
        let (mut seen, mut limits) = (0, Limits::MISSION);
        let mut waiting = vec![(root.to_owned(), String::new(), 1)];
        while let Some((folder, inside, depth)) = waiting.pop() {
            let entries = match self.entries_of(&folder).await {
                Ok(entries) => entries,
                Err(error) if inside.is_empty() => return Err(error),
                Err(error) => {
                    listing.leave_out(inside.trim_end_matches('/'), folder, error);
                    continue;
                }
            };
            if depth == 1 {
                limits = Limits::of(entries.iter().map(|entry| entry.name.as_str()));
            }
            for entry in entries {
                seen += 1;
                if seen > MOST_ENTRIES {
                    return Ok(None);
                }
                let full = format!("{folder}/{}", entry.name);
                let name = format!("{inside}{}", entry.name);
                let why = match self.kind_of(&entry, &full, home).await {
                    Found::Other => continue,
                    Found::Text => {
                        let _ = listing.found.insert(name, full);
                        continue;
                    }
                    Found::Folder if depth < limits.depth => {
                        waiting.push((full, format!("{name}/"), depth + 1));
                        continue;
                    }
                    Found::Folder if !self.may_hold_texts(&full).await => continue,
                    Found::Folder => LeftOutReason::Invalid(ImportError::TooDeep),
                    Found::Unreadable(why) => why,
                };
                let file = self.display_path(&full);
                listing.left_out.push(LeftOut { name, file, why });
            }
        }
        Ok(Some(listing))
    }

    async fn entries_of(&self, folder: &str) -> Result<Vec<Entry>, OpenError> {
        let entries = self.backend().list(folder).await;
        let entries = entries.map_err(|error| self.failed(folder, error))?;
        entries.ok_or_else(|| OpenError::NotFound {
            id: self.display_path(folder),
        })
    }

    async fn may_hold_texts(&self, folder: &str) -> bool {
        let is_one = |entry: &Entry| entry.kind == Kind::Folder || is_text(&entry.name);
        self.entries_in(folder)
            .await
            .iter()
            .any(|entry| !entry.name.starts_with('.') && is_one(entry))
    }

    async fn kind_of(&self, entry: &Entry, full: &str, home: Option<&[String]>) -> Found {
        let is_of_mission = entry.kind == Kind::Folder || is_text(&entry.name);
        // A broken link without an extension may have led to a folder.
        let is_broken = entry.link && entry.kind == Kind::Other && !entry.name.contains('.');
        // Hidden names are those of temporary files and folders.
        if entry.name.starts_with('.') || !(is_of_mission || is_broken) {
            return Found::Other;
        }
        // A name that is not UTF-8 is shown changed, and cannot be opened by the shown name.
        if entry.name.contains(char::REPLACEMENT_CHARACTER) {
            return Found::Unreadable(LeftOutReason::InvalidName);
        }
        if entry.link {
            let target = self.backend().resolved(full).await;
            let is_inside = target
                .as_ref()
                .zip(home)
                .is_some_and(|(target, home)| target.starts_with(home));
            if target.is_none() {
                return Found::Unreadable(LeftOutReason::BrokenLink);
            }
            if !is_inside {
                return Found::Unreadable(LeftOutReason::LinkOutside);
            }
        }
        match entry.kind {
            Kind::Folder => Found::Folder,
            Kind::File => Found::Text,
            Kind::Other => Found::Unreadable(LeftOutReason::NotAFile),
        }
    }
}

impl Listing {
    fn leave_out(&mut self, name: &str, file: String, error: OpenError) {
        self.left_out.push(LeftOut {
            name: name.to_owned(),
            file,
            why: LeftOutReason::Storage(error),
        });
    }
}

impl FolderTexts {
    /// Adds what was read of the folder of that name in this one.
    fn add(&mut self, folder: &str, own: Self) {
        let inside = |name: &str| format!("{folder}/{name}");
        let texts = own.texts.into_iter();
        self.texts
            .extend(texts.map(|(name, text)| (inside(&name), text)));
        self.left_out
            .extend(own.left_out.into_iter().map(|it| LeftOut {
                name: if it.name.is_empty() {
                    folder.to_owned()
                } else {
                    inside(&it.name)
                },
                ..it
            }));
    }
}

impl From<OpenError> for FolderTexts {
    fn from(error: OpenError) -> Self {
        Self {
            texts: BTreeMap::new(),
            left_out: vec![error.into()],
        }
    }
}

/// Of names that are the same file on some systems, those that are left out: the ones with capitals, for no text of a mission has any.
fn losers<'n>(names: impl Iterator<Item = &'n str>) -> BTreeMap<&'n str, LeftOutReason> {
    let names: BTreeSet<&str> = names.collect();
    let pairs = twins(names.into_iter());
    pairs
        .into_iter()
        .map(|(one, other)| {
            let is_lower = other.to_lowercase() == other;
            let (kept, left_out) = if is_lower { (other, one) } else { (one, other) };
            let why = ImportError::TwinNames {
                one: kept.to_owned(),
                other: left_out.to_owned(),
            };
            (left_out, LeftOutReason::Invalid(why))
        })
        .collect()
}
