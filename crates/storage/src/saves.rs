//! Saved games: create, open, read, list.

use serde::de::DeserializeOwned;
use serde_json::Value;
use time::OffsetDateTime;

use super::backend::Lock;
use super::campaigns::numbered_from;
use super::folders::{candidates, check_id, file_name, save_name};
use super::head::Head;
use super::line::{self, NEWEST_FORMAT, RawRecord};
use super::scan::{self, BadLine, HeaderError, Scan};
use super::whole_files::{stem, with_end};
use super::{DamagedPart, Folders, Header, Journal, Notice, OpenError, StoreError};

/// A save opened to play on.
#[derive(Debug)]
pub struct Opened {
    pub journal: Journal,
    pub header: Header,
    pub records: Vec<RawRecord>,
    pub notices: Vec<Notice>,
}

/// A save read without being opened. The header has the current title.
#[derive(Debug, Clone, PartialEq)]
#[allow(missing_docs, reason = "what has no comment is named after what it is")]
pub struct Reading {
    pub header: Header,
    /// The records before the first damaged line.
    pub records: Vec<RawRecord>,
    /// The line of each of them, from 1.
    pub lines: Vec<usize>,
    /// The readable records after the first damaged line.
    pub(crate) stranded: Vec<RawRecord>,
    /// What is wrong with each damaged line.
    pub bad: Vec<BadLine>,
    /// Lines that repeat earlier ones and are ignored.
    pub repeated: Vec<usize>,
    pub damage: Option<DamagedPart>,
    /// When it was last played, RFC 3339, UTC, by its records.
    pub last_played: Option<String>,
    /// A key that is the same for saves of the same mission; `None` if it takes long to know.
    pub mission_key: Option<String>,
}

/// A journal in a list.
#[derive(Debug, Clone, PartialEq)]
pub struct Listed {
    /// The id of the save.
    pub id: String,
    /// The path, for users.
    pub file: String,
    /// When it was last played, RFC 3339, UTC, by its records; `None` if it cannot be read.
    pub last_played: Option<String>,
    /// The summary, or why it cannot be read.
    pub summary: Result<Summary, OpenError>,
}

/// A save without its records.
#[derive(Debug, Clone, PartialEq)]
pub struct Summary {
    /// The header with the current title, without the texts of the mission.
    pub header: Header,
    pub records: usize,
    pub last: Option<Value>,
    /// When it was last played, RFC 3339, UTC, by its records.
    pub last_played: Option<String>,
    pub damage: Option<DamagedPart>,
}

/// The records as records of a game, up to the first that does not fit; the index of that one, for [`Folders::recover`].
pub fn parse_records<T: DeserializeOwned>(records: &[RawRecord]) -> (Vec<T>, Option<usize>) {
    let read: Vec<T> = records.iter().map_while(RawRecord::read).collect();
    let unfit = (read.len() < records.len()).then_some(read.len());
    (read, unfit)
}

impl Reading {
    fn new(scan: Scan, id: &str) -> Result<Self, StoreError> {
        let (header, damage) = (scan.header(id)?, scan.damage());
        let last_played = scan.last_played(&header);
        let mission_key = scan.head.sums().map(str::to_owned);
        let Scan {
            records,
            lines,
            stranded,
            bad,
            repeated,
            ..
        } = scan;
        Ok(Self {
            header,
            records,
            lines,
            stranded,
            bad,
            repeated,
            damage,
            last_played,
            mission_key,
        })
    }
}

impl Folders {
    /// Creates a save. If its id is taken, it gets the next free one: see [`Journal::id`]. On error no file is created.
    pub async fn create(&self, header: &Header) -> Result<Journal, OpenError> {
        self.begin(header, &[]).await
    }

    /// Creates a save with a header and all its records at once, under the first free id, which it returns.
    pub async fn create_with_records(
        &self,
        header: &Header,
        records: &[String],
    ) -> Result<String, OpenError> {
        Ok(self.begin(header, records).await?.id().to_owned())
    }

    async fn begin(&self, header: &Header, records: &[String]) -> Result<Journal, OpenError> {
        let head = Head::new(header)?;
        self.keep_mission(&head).await;
        let content = |id: &str| {
            let mut bytes = head.bytes_as(id, &header.title)?;
            for record in records {
                bytes.extend(line::framed(record)?.into_bytes());
            }
            Ok(bytes)
        };
        self.create_journal(&header.id, content).await
    }

    /// Opens a save to play on, and repairs it as far as possible.
    ///
    /// An incomplete end is copied aside, then cut. If a line in the middle is damaged, the file is unchanged and the records before
    /// that line become a new save, which is opened instead. On error the file is unchanged.
    pub async fn open(&self, id: &str) -> Result<Opened, OpenError> {
        let name = self.spelt(&save_name(id)?).await;
        let id = stem(file_name(&name));
        self.check_exists(&name, id).await?;
        // An unreadable file gets no lock file.
        let _ = self.scan_save(id).await?;
        let lock = self.lock(&name, id).await?;
        let (mut bytes, mut scan) = self.scan_save(id).await?;
        scan.head.check_hash();
        self.keep_mission(&scan.head).await;
        if scan.broken {
            return self.recovered(id, &bytes, scan, None).await;
        }
        let mut notices = Vec::new();
        if !scan.head.bad.is_empty() {
            let kept_as = self.keep_unreadable(&name, &bytes).await?;
            self.put(&name, &scan.repaired(&bytes)?).await?;
            notices.push(Notice::Repaired {
                kept_as,
                lines: scan.head.bad.iter().map(|bad| bad.line).collect(),
            });
            (bytes, scan) = self.scan_save(id).await?;
        }
        if !lock.holds() {
            notices.push(Notice::Unlocked { id: id.to_owned() });
        }
        if let Some(tail) = bytes.get(scan.good..).filter(|tail| !tail.is_empty()) {
            let kept_as = self.keep_torn(&name, tail).await?;
            notices.push(Notice::TornTail {
                kept_as,
                bytes: tail.len() as u64,
            });
        }
        if scan.rewritten {
            notices.push(Notice::Rewritten {
                file: self.display_path(&name),
            });
        }
        if !scan.repeated.is_empty() {
            notices.push(Notice::Repeated {
                lines: scan.repeated.clone(),
            });
        }
        let journal = self
            .journal(id, name.clone(), scan.good, !scan.open_ended, lock)
            .await?;

        Ok(Opened {
            journal,
            header: scan.header(id)?,
            records: scan.records,
            notices,
        })
    }

    async fn journal(
        &self,
        id: &str,
        name: String,
        good: usize,
        ended: bool,
        lock: Box<dyn Lock>,
    ) -> Result<Journal, OpenError> {
        let opened = self.backend().open(&name, good as u64, ended).await;
        let appender = opened.map_err(|error| self.failed(&name, error))?;
        Ok(Journal::new(id, name, appender, lock))
    }

    /// Makes a new save of the first records of one, and opens it: for records that are undamaged but make no valid game. The original
    /// is unchanged. An earlier copy that was not played on is opened again.
    pub async fn recover(&self, id: &str, good_records: usize) -> Result<Opened, OpenError> {
        let (bytes, scan) = self.scan_save(id).await?;
        self.recovered(id, &bytes, scan, Some(good_records)).await
    }

    async fn recovered(
        &self,
        id: &str,
        bytes: &[u8],
        mut scan: Scan,
        keep: Option<usize>,
    ) -> Result<Opened, OpenError> {
        let good_records = keep.unwrap_or(usize::MAX).min(scan.records.len());
        let first_bad = scan.bad.first().map_or(0, |bad| bad.line);
        let line = scan.lines.get(good_records).copied().unwrap_or(first_bad);
        let copied = |new: &str| scan.copied(bytes, new, good_records);
        let journal = match self.unplayed(id, copied).await? {
            Some(journal) => journal,
            None => self.create_journal(id, copied).await?,
        };
        scan.records.truncate(good_records);
        let notice = Notice::RecoveredAs {
            id: journal.id().to_owned(),
            good_records,
            line,
            from: id.to_owned(),
        };
        let header = scan.header(journal.id())?;

        Ok(Opened {
            journal,
            header,
            records: scan.records,
            notices: vec![notice],
        })
    }

    /// Reads a save without a lock and without changing it.
    ///
    /// # Errors
    /// Those of [`Folders::open`], but never [`OpenError::InUse`].
    pub async fn read(&self, id: &str) -> Result<Reading, OpenError> {
        Ok(Reading::new(self.scan_save(id).await?.1, id)?)
    }

    /// The same for a save at any path.
    pub async fn read_external(&self, file: &str) -> Result<Reading, OpenError> {
        let name = self.spelt_outside(file).await;
        let shown = self.display_path(&name);
        let bytes = self.bytes_of(&name, &shown).await?;
        let mut scan = self.scan_bytes(&bytes, &shown).await?;
        scan.head.check_hash();
        let id = scan.head.raw["id"].as_str().unwrap_or_default().to_owned();
        Ok(Reading::new(scan, &id)?)
    }

    /// Every save, the last played first.
    pub async fn list(&self) -> Vec<Listed> {
        let mut listed = self.listed_in(Self::SAVES).await;
        for entry in &mut listed {
            if let Err(OpenError::BadHeader { newest_backup, .. }) = &mut entry.summary {
                *newest_backup = self.newest_backup(&entry.id).await;
            }
        }
        listed
    }

    pub(super) async fn scan_save(&self, id: &str) -> Result<(Vec<u8>, Scan), OpenError> {
        let name = self.spelt(&save_name(id)?).await;
        let bytes = self.bytes_of(&name, id).await?;
        match self.scan_bytes(&bytes, &self.display_path(&name)).await {
            Ok(scan) => Ok((bytes, scan)),
            Err(OpenError::BadHeader {
                line,
                flaw,
                file: kept,
                ..
            }) => Err(OpenError::BadHeader {
                line,
                flaw,
                file: kept,
                newest_backup: self.newest_backup(id).await,
            }),
            Err(other) => Err(other),
        }
    }

    /// Scans these bytes and restores a damaged mission.
    pub(super) async fn scan_bytes(&self, bytes: &[u8], file: &str) -> Result<Scan, OpenError> {
        let mut scan = scan::scan(bytes).map_err(|error| header_error(error, file))?;
        self.restore_mission(&mut scan.head, file).await?;
        Ok(scan)
    }

    pub(super) async fn lock(&self, name: &str, id: &str) -> Result<Box<dyn Lock>, OpenError> {
        self.try_lock(name)
            .await?
            .ok_or_else(|| OpenError::InUse { id: id.to_owned() })
    }

    pub(super) async fn try_lock(&self, name: &str) -> Result<Option<Box<dyn Lock>>, OpenError> {
        let lock = with_end(name, "lock");
        self.backend()
            .lock(&lock)
            .await
            .map_err(|error| self.failed(&lock, error))
    }

    /// An earlier copy with just this content that is not open: not played on since it was made.
    async fn unplayed(
        &self,
        wanted: &str,
        content: impl Fn(&str) -> Result<Vec<u8>, StoreError>,
    ) -> Result<Option<Journal>, OpenError> {
        for id in candidates(&numbered_from(wanted))? {
            let (name, bytes) = (save_name(&id)?, content(&id)?);
            if self
                .bytes(&name)
                .await
                .is_ok_and(|there| there.as_ref() == Some(&bytes))
                && let Ok(lock) = self.lock(&name, &id).await
            {
                return self
                    .journal(&id, name, bytes.len(), true, lock)
                    .await
                    .map(Some);
            }
            if !self.is_known(&id).await? {
                break;
            }
        }
        Ok(None)
    }

    /// Creates a save with this content under the first free id.
    pub(super) async fn create_journal(
        &self,
        wanted: &str,
        content: impl Fn(&str) -> Result<Vec<u8>, StoreError>,
    ) -> Result<Journal, OpenError> {
        self.create_folder(Self::SAVES).await?;
        for id in candidates(&numbered_from(wanted))? {
            if self.is_known(&id).await? {
                continue;
            }
            // The lock of a save that does not exist is held by a window that is creating it: the id is not free.
            let name = save_name(&id)?;
            let Some(lock) = self.try_lock(&name).await? else {
                continue;
            };
            let placed = match content(&id) {
                Ok(bytes) => self
                    .put_new(&name, &bytes)
                    .await
                    .map(|placed| placed.then_some(bytes.len())),
                Err(error) => Err(error.into()),
            };
            match placed {
                Ok(Some(length)) => return self.journal(&id, name, length, true, lock).await,
                Ok(None) => {}
                Err(error) => {
                    lock.discard().await;
                    return Err(error);
                }
            }
        }
        Err(OpenError::InvalidId {
            id: wanted.to_owned(),
        })
    }

    /// The journals in a folder, the last played first, then those that cannot be read. A folder that cannot be read gives one entry without an id.
    pub(super) async fn listed_in(&self, folder: &str) -> Vec<Listed> {
        let entries = match self.backend().list(folder).await {
            Ok(entries) => entries.unwrap_or_default(),
            Err(error) => {
                let summary = Err(self.failed(folder, error));
                return vec![Listed {
                    id: String::new(),
                    file: self.display_path(folder),
                    last_played: None,
                    summary,
                }];
            }
        };
        let mut listed: Vec<(Option<OffsetDateTime>, Listed)> = Vec::new();
        for entry in entries
            .into_iter()
            .filter(|entry| entry.name.ends_with(".journal") && entry.name != ".journal")
        {
            let (id, name) = (
                stem(&entry.name).to_owned(),
                format!("{folder}/{}", entry.name),
            );
            let summary = match check_id(&id) {
                Ok(()) => self.summary(&name, &id).await,
                Err(error) => Err(error),
            };
            let last_played = summary.as_ref().ok().and_then(|it| it.last_played.clone());
            listed.push((
                entry.modified,
                Listed {
                    id,
                    file: self.display_path(&name),
                    last_played,
                    summary,
                },
            ));
        }
        // Records have whole seconds: the time of the file decides between those of the same one.
        listed.sort_by(|(one, a), (other, b)| {
            (&b.last_played, other, &a.id).cmp(&(&a.last_played, one, &b.id))
        });
        listed.into_iter().map(|(_, listed)| listed).collect()
    }

    pub(super) async fn summary(&self, name: &str, id: &str) -> Result<Summary, OpenError> {
        let file = self.display_path(name);
        let bytes = self.bytes_of(name, &file).await?;
        let scan = scan::scan(&bytes).map_err(|error| header_error(error, &file))?;
        let mut header = scan.header(id)?;
        header.bundle = Value::Null;
        let last_played = scan.last_played(&header);
        let last = scan.records.last().and_then(RawRecord::read);
        Ok(Summary {
            header,
            records: scan.records.len(),
            last,
            last_played,
            damage: scan.damage(),
        })
    }
}

fn header_error(error: HeaderError, file: &str) -> OpenError {
    let file = file.to_owned();
    match error {
        HeaderError::Bad(BadLine { line, flaw }) => OpenError::BadHeader {
            line,
            flaw,
            file,
            newest_backup: None,
        },
        HeaderError::Newer { found } => OpenError::NewerFormat {
            file,
            found,
            known: NEWEST_FORMAT,
        },
    }
}

/// [`OpenError::Damaged`] for a save with a damaged line in the middle.
pub(super) fn check_undamaged(file: &str, scan: &Scan) -> Result<(), OpenError> {
    match scan.bad.first() {
        Some(bad) if scan.broken => Err(OpenError::Damaged {
            file: file.to_owned(),
            line: bad.line,
            good_records: scan.records.len(),
        }),
        _ => Ok(()),
    }
}
