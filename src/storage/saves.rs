//! Saved games: made, opened, read, listed.

use std::ffi::OsStr;
use std::fs;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};
use std::time::SystemTime;

use serde::de::DeserializeOwned;
use serde_json::Value;

use super::folders::{first_free, is_taken, journal_in};
use super::line::{self, FORMAT};
use super::lock::Lock;
use super::scan::{self, NoHeader, Scan};
use super::{BadLine, Folders, Header, Journal, Notice, OpenError, StoreError, disk};

/// A save, ready to be played on.
#[derive(Debug)]
pub struct Opened {
    /// Where the next records go.
    pub journal: Journal,
    /// What it is, with the title that holds now.
    pub header: Header,
    /// What was played.
    pub records: Vec<Value>,
    /// What happened on the way.
    pub notices: Vec<Notice>,
}

/// A save, read without being opened.
#[derive(Debug, Clone, PartialEq)]
pub struct Reading {
    /// What it is, with the title that holds now.
    pub header: Header,
    /// The records before the first bad line: what opening would give.
    pub records: Vec<Value>,
    /// The line of each of these records, from 1.
    pub lines: Vec<usize>,
    /// The readable records after the first bad line.
    pub stranded: Vec<Value>,
    /// The lines that cannot be read.
    pub bad: Vec<BadLine>,
    /// Lines that stand there twice and count once.
    pub repeated: Vec<usize>,
}

/// A file among the saves.
#[derive(Debug, Clone, PartialEq)]
pub struct Listed {
    /// The name of the save.
    pub id: String,
    /// The file.
    pub path: PathBuf,
    /// When it was last written, RFC 3339, UTC.
    pub written: Option<String>,
    /// What it is, or what is wrong with it.
    pub summary: Result<Summary, OpenError>,
}

/// What a save is, at a glance: its first line, its last, and how many there are between.
#[derive(Debug, Clone, PartialEq)]
pub struct Summary {
    /// What it is, with the title that holds now.
    pub header: Header,
    /// How many records it holds.
    pub records: usize,
    /// The last of them.
    pub last: Option<Value>,
    /// Whether its end was not written whole; opening it repairs that.
    pub torn: bool,
}

/// The records in the form of a game, up to the first that has not that form; its place, if there is one.
///
/// Where there is one, [`Folders::recover`] makes a save of those before it.
pub fn typed<T: DeserializeOwned>(records: &[Value]) -> (Vec<T>, Option<usize>) {
    let read: Vec<T> = records.iter().map_while(|record| T::deserialize(record).ok()).collect();
    let misfit = (read.len() < records.len()).then_some(read.len());
    (read, misfit)
}

/// Reads a save anywhere, without a lock, changing nothing.
///
/// # Errors
/// Those of [`Folders::open`], but never [`OpenError::InUse`].
pub fn read_path(path: &Path) -> Result<Reading, OpenError> {
    let missing = || OpenError::NotFound { id: path.display().to_string() };
    let bytes = disk::read_bounded(path)?.ok_or_else(missing)?;
    let scan = scan::scan(&bytes).map_err(|trouble| no_header(trouble, path))?;
    let Scan { header, records, lines, stranded, bad, repeated, .. } = scan;

    Ok(Reading { header, records, lines, stranded, bad, repeated })
}

impl Folders {
    /// Begins a save. Where the name in the header is taken, the save gets the next free one: see [`Journal::id`].
    ///
    /// # Errors
    /// An [`OpenError`]; nothing is left behind then.
    pub fn create(&self, header: &Header) -> Result<Journal, OpenError> {
        self.place(&header.id, |id| {
            let header = Header { id: id.to_owned(), format: FORMAT, ..header.clone() };
            Ok(line::framed(&super::to_line(&header)?)?.into_bytes())
        })
    }

    /// Makes a save of a header and all its records at once, under the first free name from that of the header on, and says its name:
    /// it lies there whole or not at all.
    ///
    /// # Errors
    /// An [`OpenError`]; nothing is left behind then.
    pub fn create_with(&self, header: &Header, records: &[String]) -> Result<String, OpenError> {
        let journal = self.place(&header.id, |id| {
            let header = Header { id: id.to_owned(), format: FORMAT, ..header.clone() };
            let mut text = line::framed(&super::to_line(&header)?)?;
            for record in records {
                text.push_str(&line::framed(record)?);
            }
            Ok(text.into_bytes())
        })?;
        Ok(journal.id().to_owned())
    }

    /// Opens a save to be played on, and repairs what can be repaired.
    ///
    /// An end that was not written whole is copied aside, then cut. When a line in the middle cannot be read, the
    /// file is left alone and what stands before that line becomes a new save, which is the one opened.
    ///
    /// # Errors
    /// An [`OpenError`]; the file is as it was then.
    pub fn open(&self, id: &str) -> Result<Opened, OpenError> {
        let path = self.save_path(id)?;
        if !is_taken(&path) {
            return Err(OpenError::NotFound { id: id.to_owned() });
        }
        // A file of which nothing can be made is not worth a lock file beside it.
        let _ = self.scanned(id)?;
        let lock = self.lock(&path, id)?;
        let (bytes, scan) = self.scanned(id)?;
        if scan.broken {
            return self.recovered(id, &bytes, scan, None);
        }
        let mut notices = Vec::new();
        if !lock.holds {
            notices.push(Notice::Unlocked { id: id.to_owned() });
        }
        if let Some(tail) = bytes.get(scan.good..).filter(|tail| !tail.is_empty()) {
            let kept_as = disk::keep_aside(&path, tail).map_err(|error| OpenError::io(&path, &error))?;
            notices.push(Notice::TornTail { kept_as, bytes: tail.len() as u64 });
        }
        if scan.rewritten {
            notices.push(Notice::Rewritten { path: path.clone() });
        }
        if !scan.repeated.is_empty() {
            notices.push(Notice::Repeated { lines: scan.repeated });
        }
        let good = mended(&path, scan.good, scan.open_ended).map_err(|error| OpenError::io(&path, &error))?;
        let journal = Journal::new(id, &path, good, lock)?;

        Ok(Opened { journal, header: scan.header, records: scan.records, notices })
    }

    /// Makes a new save of the first so many records of one, and opens it: for records that can be read as lines but
    /// make no game. The original is left alone, and a copy that was made before and not played on is opened again.
    ///
    /// # Errors
    /// An [`OpenError`].
    pub fn recover(&self, id: &str, good_records: usize) -> Result<Opened, OpenError> {
        let (bytes, scan) = self.scanned(id)?;
        self.recovered(id, &bytes, scan, Some(good_records))
    }

    fn recovered(&self, id: &str, bytes: &[u8], mut scan: Scan, keep: Option<usize>) -> Result<Opened, OpenError> {
        let good_records = keep.unwrap_or(usize::MAX).min(scan.records.len());
        let first_bad = scan.bad.first().map_or(0, |bad| bad.line);
        let line = scan.lines.get(good_records).copied().unwrap_or(first_bad);
        let copied = |new: &str| scan.copied(bytes, new, good_records);
        let journal = match self.unplayed(id, copied)? {
            Some(journal) => journal,
            None => self.place(id, copied)?,
        };
        scan.records.truncate(good_records);
        let notice = Notice::RecoveredAs { id: journal.id().to_owned(), good_records, line, from: id.to_owned() };
        let header = Header { id: journal.id().to_owned(), ..scan.header };

        Ok(Opened { journal, header, records: scan.records, notices: vec![notice] })
    }

    /// Reads a save without a lock, changing nothing.
    ///
    /// # Errors
    /// Those of [`Folders::open`], but never [`OpenError::InUse`].
    pub fn read(&self, id: &str) -> Result<Reading, OpenError> {
        let (_, scan) = self.scanned(id)?;
        let Scan { header, records, lines, stranded, bad, repeated, .. } = scan;
        Ok(Reading { header, records, lines, stranded, bad, repeated })
    }

    /// Every save, the one written last first, with what it is or what is wrong with it.
    pub fn list(&self) -> Vec<Listed> {
        let mut listed = listed_in(&self.saves());
        for entry in &mut listed {
            if let Err(OpenError::BadHeader { newest_backup, .. }) = &mut entry.summary {
                *newest_backup = self.newest_backup(&entry.id);
            }
        }
        listed
    }

    /// The bytes of a save and what stands in them.
    pub(super) fn scanned(&self, id: &str) -> Result<(Vec<u8>, Scan), OpenError> {
        let path = self.save_path(id)?;
        let bytes = disk::read_bounded(&path)?.ok_or_else(|| OpenError::NotFound { id: id.to_owned() })?;
        let mut scan = scan::scan(&bytes).map_err(|trouble| match no_header(trouble, &path) {
            OpenError::BadHeader { line, flaw, kept, .. } => {
                OpenError::BadHeader { line, flaw, kept, newest_backup: self.newest_backup(id) }
            }
            other => other,
        })?;
        id.clone_into(&mut scan.header.id);

        Ok((bytes, scan))
    }

    /// Takes the lock of a save.
    pub(super) fn lock(&self, path: &Path, id: &str) -> Result<Lock, OpenError> {
        let lock = Lock::take(path).map_err(|error| OpenError::io(&path.with_extension("lock"), &error))?;
        lock.ok_or_else(|| OpenError::InUse { id: id.to_owned() })
    }

    /// The save of such a name that holds just this and is open nowhere: made before, and not played on since.
    fn unplayed(
        &self,
        wanted: &str,
        content: impl Fn(&str) -> Result<Vec<u8>, StoreError>,
    ) -> Result<Option<Journal>, OpenError> {
        let mut found = None;
        let _ = first_free(wanted, |id| {
            let (path, bytes) = (self.save_path(id)?, content(id)?);
            if disk::read_bounded(&path).is_ok_and(|there| there.as_ref() == Some(&bytes))
                && let Ok(lock) = self.lock(&path, id)
            {
                found = Some(Journal::new(id, &path, bytes.len() as u64, lock)?);
                return Ok(false);
            }
            self.is_known(id)
        })?;
        Ok(found)
    }

    /// Puts a new save in place, whole, under the first free name.
    pub(super) fn place(
        &self,
        wanted: &str,
        content: impl Fn(&str) -> Result<Vec<u8>, StoreError>,
    ) -> Result<Journal, OpenError> {
        self.prepare(&self.saves())?;
        loop {
            // Whoever holds the lock of a save that is not there is making it: that name is not free.
            let mut lock = None;
            let id = first_free(wanted, |id| {
                if self.is_known(id)? {
                    return Ok(true);
                }
                let path = self.save_path(id)?;
                lock = Lock::take(&path).map_err(|error| OpenError::io(&path, &error))?;
                Ok(lock.is_none())
            })?;
            let Some(lock) = lock else { return Err(OpenError::InUse { id }) };
            let path = self.save_path(&id)?;
            let bytes = match content(&id) {
                Ok(bytes) => bytes,
                Err(error) => {
                    lock.discard();
                    return Err(error.into());
                }
            };
            match disk::place_new(&path, &bytes) {
                Ok(()) => return Ok(Journal::new(&id, &path, bytes.len() as u64, lock)?),
                Err(error) if error.kind() == ErrorKind::AlreadyExists => {}
                Err(error) => {
                    lock.discard();
                    return Err(OpenError::io(&path, &error));
                }
            }
        }
    }
}

/// Brings a file to its good length, and its last line to an end; the length then.
fn mended(path: &Path, good: usize, open_ended: bool) -> std::io::Result<u64> {
    use std::io::{Seek, SeekFrom, Write};

    let mut file = fs::OpenOptions::new().read(true).write(true).open(path)?;
    let mut good = good as u64;
    if file.metadata()?.len() == good && !open_ended {
        return Ok(good);
    }
    file.set_len(good)?;
    if open_ended {
        let _ = file.seek(SeekFrom::Start(good))?;
        file.write_all(b"\n")?;
        good += 1;
    }
    file.sync_all()?;

    Ok(good)
}

pub(super) fn no_header(trouble: NoHeader, path: &Path) -> OpenError {
    match trouble {
        NoHeader::Bad(BadLine { line, flaw }) => OpenError::BadHeader { line, flaw, kept: path.to_owned(), newest_backup: None },
        NoHeader::Newer { found } => OpenError::NewerFormat { path: path.to_owned(), found, known: FORMAT },
    }
}

/// What a file is, at a glance.
pub(super) fn summary(path: &Path) -> Result<Summary, OpenError> {
    let missing = || OpenError::NotFound { id: path.display().to_string() };
    let bytes = disk::read_bounded(path)?.ok_or_else(missing)?;
    let glance = scan::glance(&bytes).map_err(|trouble| no_header(trouble, path))?;
    let scan::Glance { header, records, last, torn } = glance;

    Ok(Summary { header, records, last, torn })
}

/// The journals in a folder, the one written last first. A folder that cannot be read is an entry without a name.
pub(super) fn listed_in(folder: &Path) -> Vec<Listed> {
    let unlisted = |error| {
        vec![Listed { id: String::new(), path: folder.to_owned(), written: None, summary: Err(OpenError::io(folder, &error)) }]
    };
    let entries = match fs::read_dir(folder) {
        Ok(entries) => entries,
        Err(error) if error.kind() == ErrorKind::NotFound => return Vec::new(),
        Err(error) => return unlisted(error),
    };
    let mut listed: Vec<(Option<SystemTime>, Listed)> = entries
        .filter_map(|entry| Some(entry.ok()?.path()))
        .filter(|path| path.extension() == Some(OsStr::new("journal")))
        .map(|path| {
            let written = fs::metadata(&path).and_then(|metadata| metadata.modified()).ok();
            (written, listed(path, written))
        })
        .collect();
    listed.sort_by(|(one, a), (other, b)| other.cmp(one).then_with(|| a.id.cmp(&b.id)));

    listed.into_iter().map(|(_, listed)| listed).collect()
}

fn listed(path: PathBuf, written: Option<SystemTime>) -> Listed {
    let id = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
    let folder = path.parent().unwrap_or(Path::new(""));
    let summary = journal_in(folder, &id).and_then(|_| summary(&path)).map(|mut summary| {
        summary.header.id.clone_from(&id);
        summary
    });

    Listed { id, path, written: written.and_then(super::moment), summary }
}

/// Refuses a save with a bad line in the middle.
pub(super) fn unbroken(path: &Path, scan: &Scan) -> Result<(), OpenError> {
    match scan.bad.first() {
        Some(bad) if scan.broken => {
            Err(OpenError::Damaged { path: path.to_owned(), line: bad.line, good_records: scan.records.len() })
        }
        _ => Ok(()),
    }
}
