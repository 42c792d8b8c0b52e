//! Saved games: made, opened, read, listed.

use serde::de::DeserializeOwned;
use serde_json::Value;
use time::OffsetDateTime;

use super::backend::Lock;
use super::folders::{candidates, check_id, save_name};
use super::head::Head;
use super::line::{self, FORMAT, RawRecord};
use super::scan::{self, NoHeader, Scan};
use super::whole::{stem, with_end};
use super::{BadLine, DamagedPart, Folders, Header, Journal, Notice, OpenError, StoreError};
use crate::platform;

/// A save, ready to be played on.
#[derive(Debug)]
pub struct Opened {
    /// Where the next records go.
    pub journal: Journal,
    /// What it is, with the title that holds now.
    pub header: Header,
    /// What was played.
    pub records: Vec<RawRecord>,
    /// What happened on the way.
    pub notices: Vec<Notice>,
}

/// A save, read without being opened.
#[derive(Debug, Clone, PartialEq)]
pub struct Reading {
    /// What it is, with the title that holds now.
    pub header: Header,
    /// The records before the first bad line: what opening would give.
    pub records: Vec<RawRecord>,
    /// The line of each of these records, from 1.
    pub lines: Vec<usize>,
    /// The readable records after the first bad line.
    pub stranded: Vec<RawRecord>,
    /// The lines that cannot be read.
    pub bad: Vec<BadLine>,
    /// Lines that stand there twice and count once.
    pub repeated: Vec<usize>,
    /// Which part of the file is damaged.
    pub damage: Option<DamagedPart>,
    /// Something that is the same for saves of the same mission, where that is quickly known.
    pub mission_key: Option<String>,
}

/// A file among the saves.
#[derive(Debug, Clone, PartialEq)]
pub struct Listed {
    /// The name of the save.
    pub id: String,
    /// The file, as users know it.
    pub file: String,
    /// When it was last written, RFC 3339, UTC.
    pub written: Option<String>,
    /// What it is, or what is wrong with it.
    pub summary: Result<Summary, OpenError>,
}

/// What a save is, without its records.
#[derive(Debug, Clone, PartialEq)]
pub struct Summary {
    /// What it is, with the title that holds now; without the texts of its mission.
    pub header: Header,
    /// How many records it holds.
    pub records: usize,
    /// The last of them.
    pub last: Option<Value>,
    /// Which part of the file is damaged.
    pub damage: Option<DamagedPart>,
}

/// The records in the form of a game, up to the first that has not that form; its place, if there is one.
///
/// Where there is one, [`Folders::recover`] makes a save of those before it.
pub fn typed<T: DeserializeOwned>(records: &[RawRecord]) -> (Vec<T>, Option<usize>) {
    let read: Vec<T> = records.iter().map_while(RawRecord::read).collect();
    let misfit = (read.len() < records.len()).then_some(read.len());
    (read, misfit)
}

impl Reading {
    fn new(scan: Scan, id: &str) -> Result<Self, StoreError> {
        let (header, damage) = (scan.header(id)?, scan.damage());
        let mission_key = scan.head.sums().map(str::to_owned);
        let Scan { records, lines, stranded, bad, repeated, .. } = scan;
        Ok(Self { header, records, lines, stranded, bad, repeated, damage, mission_key })
    }
}

impl Folders {
    /// Begins a save. Where the name in the header is taken, the save gets the next free one: see [`Journal::id`].
    ///
    /// # Errors
    /// An [`OpenError`]; nothing is left behind then.
    pub async fn create(&self, header: &Header) -> Result<Journal, OpenError> {
        self.begin(header, &[]).await
    }

    /// Makes a save of a header and all its records at once, under the first free name from that of the header on, and says its name:
    /// it lies there whole or not at all.
    ///
    /// # Errors
    /// An [`OpenError`]; nothing is left behind then.
    pub async fn create_with(&self, header: &Header, records: &[String]) -> Result<String, OpenError> {
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
        self.place(&header.id, content).await
    }

    /// Opens a save to be played on, and repairs what can be repaired.
    ///
    /// An end that was not written whole is copied aside, then cut. When a line in the middle cannot be read, the
    /// file is left alone and what stands before that line becomes a new save, which is the one opened.
    ///
    /// # Errors
    /// An [`OpenError`]; the file is as it was then.
    pub async fn open(&self, id: &str) -> Result<Opened, OpenError> {
        let name = save_name(id)?;
        if !self.is_taken(&name).await {
            return Err(OpenError::NotFound { id: id.to_owned() });
        }
        // A file of which nothing can be made is not worth a lock file beside it.
        let _ = self.scanned(id).await?;
        let lock = self.lock(&name, id).await?;
        let (mut bytes, mut scan) = self.scanned(id).await?;
        self.keep_mission(&scan.head).await;
        if scan.broken {
            return self.recovered(id, &bytes, scan, None).await;
        }
        let mut notices = Vec::new();
        if !scan.head.bad.is_empty() {
            let kept_as = self.keep_unreadable(&name, &bytes).await?;
            self.put(&name, &scan.repaired(&bytes)?).await?;
            notices.push(Notice::Repaired { kept_as, lines: scan.head.bad.iter().map(|bad| bad.line).collect() });
            (bytes, scan) = self.scanned(id).await?;
        }
        if !lock.holds() {
            notices.push(Notice::Unlocked { id: id.to_owned() });
        }
        if let Some(tail) = bytes.get(scan.good..).filter(|tail| !tail.is_empty()) {
            let kept_as = self.keep_torn(&name, tail).await?;
            notices.push(Notice::TornTail { kept_as, bytes: tail.len() as u64 });
        }
        if scan.rewritten {
            notices.push(Notice::Rewritten { file: self.shown(&name) });
        }
        if !scan.repeated.is_empty() {
            notices.push(Notice::Repeated { lines: scan.repeated.clone() });
        }
        let journal = self.journal(id, name, scan.good, !scan.open_ended, lock).await?;

        Ok(Opened { journal, header: scan.header(id)?, records: scan.records, notices })
    }

    async fn journal(&self, id: &str, name: String, good: usize, ended: bool, lock: Box<dyn Lock>) -> Result<Journal, OpenError> {
        let opened = self.backend().open(&name, good as u64, ended).await;
        let appender = opened.map_err(|error| self.failed(&name, error))?;
        Ok(Journal::new(id, name, appender, lock))
    }

    /// Makes a new save of the first so many records of one, and opens it: for records that can be read as lines but
    /// make no game. The original is left alone, and a copy that was made before and not played on is opened again.
    ///
    /// # Errors
    /// An [`OpenError`].
    pub async fn recover(&self, id: &str, good_records: usize) -> Result<Opened, OpenError> {
        let (bytes, scan) = self.scanned(id).await?;
        self.recovered(id, &bytes, scan, Some(good_records)).await
    }

    async fn recovered(&self, id: &str, bytes: &[u8], mut scan: Scan, keep: Option<usize>) -> Result<Opened, OpenError> {
        let good_records = keep.unwrap_or(usize::MAX).min(scan.records.len());
        let first_bad = scan.bad.first().map_or(0, |bad| bad.line);
        let line = scan.lines.get(good_records).copied().unwrap_or(first_bad);
        let copied = |new: &str| scan.copied(bytes, new, good_records);
        let journal = match self.unplayed(id, copied).await? {
            Some(journal) => journal,
            None => self.place(id, copied).await?,
        };
        scan.records.truncate(good_records);
        let notice = Notice::RecoveredAs { id: journal.id().to_owned(), good_records, line, from: id.to_owned() };
        let header = scan.header(journal.id())?;

        Ok(Opened { journal, header, records: scan.records, notices: vec![notice] })
    }

    /// Reads a save without a lock, changing nothing.
    ///
    /// # Errors
    /// Those of [`Folders::open`], but never [`OpenError::InUse`].
    pub async fn read(&self, id: &str) -> Result<Reading, OpenError> {
        Ok(Reading::new(self.scanned(id).await?.1, id)?)
    }

    /// The same for a save that lies anywhere.
    ///
    /// # Errors
    /// Those of [`Folders::read`].
    pub async fn read_outside(&self, file: &str) -> Result<Reading, OpenError> {
        let name = self.backend().outside(file);
        let bytes = self.bytes_of(&name, file).await?;
        let scan = self.scan_of(&bytes, &self.shown(&name)).await?;
        let id = scan.head.raw["id"].as_str().unwrap_or_default().to_owned();
        Ok(Reading::new(scan, &id)?)
    }

    /// Every save, the one written last first, with what it is or what is wrong with it.
    pub async fn list(&self) -> Vec<Listed> {
        let mut listed = self.listed_in(Self::SAVES).await;
        for entry in &mut listed {
            if let Err(OpenError::BadHeader { newest_backup, .. }) = &mut entry.summary {
                *newest_backup = self.newest_backup(&entry.id).await;
            }
        }
        listed
    }

    /// The bytes of a save and what stands in them.
    pub(super) async fn scanned(&self, id: &str) -> Result<(Vec<u8>, Scan), OpenError> {
        let name = save_name(id)?;
        let bytes = self.bytes_of(&name, id).await?;
        match self.scan_of(&bytes, &self.shown(&name)).await {
            Ok(scan) => Ok((bytes, scan)),
            Err(OpenError::BadHeader { line, flaw, kept, .. }) => {
                Err(OpenError::BadHeader { line, flaw, kept, newest_backup: self.newest_backup(id).await })
            }
            Err(other) => Err(other),
        }
    }

    /// What stands in these bytes, its mission restored where it is damaged.
    pub(super) async fn scan_of(&self, bytes: &[u8], file: &str) -> Result<Scan, OpenError> {
        let mut scan = scan::scan(bytes).map_err(|trouble| no_header(trouble, file))?;
        self.restore_mission(&mut scan.head, file).await?;
        Ok(scan)
    }

    /// Takes the lock of a save.
    pub(super) async fn lock(&self, name: &str, id: &str) -> Result<Box<dyn Lock>, OpenError> {
        self.try_lock(name).await?.ok_or_else(|| OpenError::InUse { id: id.to_owned() })
    }

    async fn try_lock(&self, name: &str) -> Result<Option<Box<dyn Lock>>, OpenError> {
        let lock = with_end(name, "lock");
        self.backend().lock(&lock).await.map_err(|error| self.failed(&lock, error))
    }

    /// The save of such a name that holds just this and is open nowhere: made before, and not played on since.
    async fn unplayed(
        &self,
        wanted: &str,
        content: impl Fn(&str) -> Result<Vec<u8>, StoreError>,
    ) -> Result<Option<Journal>, OpenError> {
        for id in candidates(wanted)? {
            let (name, bytes) = (save_name(&id)?, content(&id)?);
            if self.bytes(&name).await.is_ok_and(|there| there.as_ref() == Some(&bytes))
                && let Ok(lock) = self.lock(&name, &id).await
            {
                return self.journal(&id, name, bytes.len(), true, lock).await.map(Some);
            }
            if !self.is_known(&id).await? {
                break;
            }
        }
        Ok(None)
    }

    /// Puts a new save in place, whole, under the first free name.
    pub(super) async fn place(
        &self,
        wanted: &str,
        content: impl Fn(&str) -> Result<Vec<u8>, StoreError>,
    ) -> Result<Journal, OpenError> {
        self.prepare(Self::SAVES).await?;
        for id in candidates(wanted)? {
            if self.is_known(&id).await? {
                continue;
            }
            // Whoever holds the lock of a save that is not there is making it: that name is not free.
            let name = save_name(&id)?;
            let Some(lock) = self.try_lock(&name).await? else { continue };
            let placed = match content(&id) {
                Ok(bytes) => self.put_new(&name, &bytes).await.map(|placed| placed.then_some(bytes.len())),
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
        Err(OpenError::BadId { id: wanted.to_owned() })
    }

    /// The journals in a folder, the one written last first. A folder that cannot be read is an entry without a name.
    pub(super) async fn listed_in(&self, folder: &str) -> Vec<Listed> {
        let entries = match self.backend().list(folder).await {
            Ok(entries) => entries.unwrap_or_default(),
            Err(error) => {
                let summary = Err(self.failed(folder, error));
                return vec![Listed { id: String::new(), file: self.shown(folder), written: None, summary }];
            }
        };
        let mut listed: Vec<(Option<OffsetDateTime>, Listed)> = Vec::new();
        for entry in entries.into_iter().filter(|entry| entry.name.ends_with(".journal") && entry.name != ".journal") {
            let (id, name) = (stem(&entry.name).to_owned(), format!("{folder}/{}", entry.name));
            let summary = match check_id(&id) {
                Ok(()) => self.summary(&name, &id).await,
                Err(error) => Err(error),
            };
            let written = entry.modified.and_then(platform::timestamp);
            listed.push((entry.modified, Listed { id, file: self.shown(&name), written, summary }));
        }
        listed.sort_by(|(one, a), (other, b)| other.cmp(one).then_with(|| a.id.cmp(&b.id)));

        listed.into_iter().map(|(_, listed)| listed).collect()
    }

    /// What a save is, without its records.
    pub(super) async fn summary(&self, name: &str, id: &str) -> Result<Summary, OpenError> {
        let file = self.shown(name);
        let bytes = self.bytes_of(name, &file).await?;
        let scan = scan::scan(&bytes).map_err(|trouble| no_header(trouble, &file))?;
        let mut header = scan.header(id)?;
        header.bundle = Value::Null;
        let last = scan.records.last().and_then(RawRecord::read);
        Ok(Summary { header, records: scan.records.len(), last, damage: scan.damage() })
    }
}

pub(super) fn no_header(trouble: NoHeader, file: &str) -> OpenError {
    let file = file.to_owned();
    match trouble {
        NoHeader::Bad(BadLine { line, flaw }) => OpenError::BadHeader { line, flaw, kept: file, newest_backup: None },
        NoHeader::Newer { found } => OpenError::NewerFormat { file, found, known: FORMAT },
    }
}

/// Refuses a save with a bad line in the middle.
pub(super) fn unbroken(file: &str, scan: &Scan) -> Result<(), OpenError> {
    match scan.bad.first() {
        Some(bad) if scan.broken => {
            Err(OpenError::Damaged { file: file.to_owned(), line: bad.line, good_records: scan.records.len() })
        }
        _ => Ok(()),
    }
}
