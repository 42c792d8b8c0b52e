//! The zip file of a copy, read within limits. Other programs may have packed it again: the names of its files are read as they write
//! them, and what cannot be read is named.

use std::io::{self, Read, Write};

use flate2::Compression;
use flate2::bufread::DeflateDecoder;
use flate2::write::DeflateEncoder;
use rawzip::time::UtcDateTime;
use rawzip::{
    CompressionMethod, ZipArchive, ZipArchiveEntryWayfinder, ZipArchiveWriter, ZipSliceArchive,
};
use serde_json::Value;
use time::OffsetDateTime;

use super::{ArchiveError, CONFIG, FOLDERS, FORMAT, MARKER, part};
use crate::Folders;
use crate::line::LIMIT;

/// The limits of a copy: what exceeds them is neither written nor read.
#[derive(Clone, Copy)]
struct Limits {
    /// The most files.
    entries: u64,
    /// The most bytes of one file, and of the zip file.
    file: u64,
    /// The most bytes of all files together, uncompressed.
    total: u64,
}

const LIMITS: Limits = Limits {
    entries: 50_000,
    file: LIMIT,
    total: 8 * LIMIT,
};

pub(super) struct Writer {
    zip: ZipArchiveWriter<Vec<u8>>,
    /// The date of every file in it.
    at: UtcDateTime,
    /// What it has room for.
    room: Limits,
}

impl Default for Writer {
    fn default() -> Self {
        Self::within(LIMITS)
    }
}

impl Writer {
    fn within(room: Limits) -> Self {
        Self {
            zip: ZipArchiveWriter::new(Vec::new()),
            at: UtcDateTime::from_unix(OffsetDateTime::now_utc().unix_timestamp()),
            room,
        }
    }

    pub(super) fn add(&mut self, name: &str, bytes: &[u8]) -> Result<(), ArchiveError> {
        let length = bytes.len() as u64;
        let is_room = length <= self.room.file;
        let left = self.room.entries.checked_sub(1);
        let total = self.room.total.checked_sub(length).filter(|_| is_room);
        let (entries, total) = left.zip(total).ok_or(ArchiveError::TooLarge)?;
        self.room = Limits {
            entries,
            total,
            ..self.room
        };
        self.try_add(name, bytes)
            .map_err(|_| ArchiveError::TooLarge)
    }

    fn try_add(&mut self, name: &str, bytes: &[u8]) -> Result<(), rawzip::Error> {
        let (mut entry, config) = self
            .zip
            .new_file(name)
            .compression_method(CompressionMethod::DEFLATE)
            .last_modified(self.at)
            .start()?;
        let mut writer = config.wrap(DeflateEncoder::new(&mut entry, Compression::default()));
        writer.write_all(bytes)?;
        let (encoder, descriptor) = writer.finish()?;
        let _ = encoder.finish()?;
        let _ = entry.finish(descriptor)?;
        Ok(())
    }

    /// The zip file.
    pub(super) fn finish(self) -> Result<Vec<u8>, ArchiveError> {
        let bytes = self.zip.finish().map_err(|_| ArchiveError::TooLarge)?;
        if bytes.len() as u64 > self.room.file {
            Err(ArchiveError::TooLarge)
        } else {
            Ok(bytes)
        }
    }
}

/// A copy whose files are all readable.
pub(super) struct Reader<'a> {
    zip: ZipSliceArchive<&'a [u8]>,
    /// Its files.
    pub(super) entries: Vec<Entry>,
}

pub(super) struct Entry {
    pub(super) name: String,
    /// The name as it is in the zip file.
    packed: String,
    method: CompressionMethod,
    is_locked: bool,
    found: ZipArchiveEntryWayfinder,
}

/// The most folders that are looked into for the marker.
const DEEPEST_ROOT: usize = 3;

/// The name of a file with `/` between its parts: some programs for Windows write backslashes.
fn portable(name: &str) -> String {
    let name = name.replace('\\', "/");
    name.strip_prefix("./").map(str::to_owned).unwrap_or(name)
}

/// Whether a file was added by the system that packed it again, and not by a player.
fn is_litter(name: &str) -> bool {
    let own = name.rsplit('/').next().unwrap_or_default();
    let is_of_mac = own.starts_with("._") || own == ".DS_Store";
    let is_of_windows = ["thumbs.db", "desktop.ini"].contains(&own.to_lowercase().as_str());
    is_of_mac || is_of_windows || name.split('/').any(|part| part == "__MACOSX")
}

/// What is before the name of every file of the copy: a program that packs a folder again puts that folder before them. The marker
/// nearest to the top counts, and none in a folder that a copy has itself: a score can have the name of the marker.
fn root<'n>(names: impl Iterator<Item = &'n str>) -> Result<String, ArchiveError> {
    let mut roots: Vec<&str> = names
        .filter_map(|name| name.strip_suffix(MARKER))
        .filter(|root| root.is_empty() || root.ends_with('/'))
        .filter(|root| root.matches('/').count() <= DEEPEST_ROOT && !is_of_copy(root))
        .collect();
    roots.sort_by_key(|root| root.matches('/').count());
    match roots.as_slice() {
        [] => Err(ArchiveError::NotACopy),
        [first, second, ..]
            if first.matches('/').count() == second.matches('/').count() && first != second =>
        {
            Err(ArchiveError::Several)
        }
        [first, ..] => Ok((*first).to_owned()),
    }
}

/// Whether a folder around a marker is one of those in a copy.
fn is_of_copy(root: &str) -> bool {
    let own = root.trim_end_matches('/').rsplit('/').next();
    let folders = FOLDERS.iter().map(|(folder, _)| *folder);
    folders
        .chain([Folders::MISSIONS, CONFIG])
        .any(|folder| own == Some(folder))
}

impl<'a> Reader<'a> {
    /// Checks the format and reads every file once, so that a damaged copy changes nothing.
    pub(super) fn new(bytes: &'a [u8]) -> Result<Self, ArchiveError> {
        let zip = ZipArchive::from_slice(bytes).map_err(|_| {
            if is_zip(bytes) {
                ArchiveError::Damaged
            } else {
                ArchiveError::NotACopy
            }
        })?;
        if zip.entries_hint() > LIMITS.entries {
            return Err(ArchiveError::TooLarge);
        }
        let mut entries = Vec::new();
        let mut records = zip.entries();
        while let Some(record) = records.next_entry().map_err(|_| ArchiveError::Damaged)? {
            if entries.len() as u64 == LIMITS.entries {
                return Err(ArchiveError::TooLarge);
            }
            let packed = String::from_utf8_lossy(record.file_path().as_bytes()).into_owned();
            entries.push(Entry {
                name: portable(&packed),
                packed,
                method: record.compression_method(),
                is_locked: record.flags().is_encrypted(),
                found: record.wayfinder(),
            });
        }
        entries.retain(|entry| !is_litter(&entry.name));
        let root = root(entries.iter().map(|entry| entry.name.as_str()))?;
        for entry in &mut entries {
            if let Some(inside) = entry.name.strip_prefix(&root) {
                entry.name = inside.to_owned();
            }
            // What is not brought in is named as it was packed.
            if part(&entry.name).is_none() && entry.packed.contains('\\') && !entry.is_folder() {
                entry.name.clone_from(&entry.packed);
            }
        }
        // Folders around the copy are no part of it either.
        entries.retain(|entry| !entry.is_folder());
        let reader = Self { zip, entries };
        reader.check()?;
        Ok(reader)
    }

    fn check(&self) -> Result<(), ArchiveError> {
        if let Some(why) = self.entries.iter().find_map(Entry::unreadable) {
            return Err(why);
        }
        let mut room = LIMITS.total;
        for entry in &self.entries {
            if entry.name == MARKER {
                let marker: Value = serde_json::from_slice(&self.read(entry)?)
                    .map_err(|_| ArchiveError::NotACopy)?;
                match marker["format"].as_u64() {
                    Some(1..=FORMAT) => {}
                    Some(found @ 1..) => return Err(ArchiveError::Newer { found }),
                    _ => return Err(ArchiveError::NotACopy),
                }
            }
            let length = self.unpack(entry, room.min(LIMITS.file), &mut io::sink())?;
            room = room.saturating_sub(length);
        }
        Ok(())
    }

    /// The content of a file.
    pub(super) fn read(&self, entry: &Entry) -> Result<Vec<u8>, ArchiveError> {
        let mut bytes = Vec::new();
        let _ = self.unpack(entry, LIMITS.file, &mut bytes)?;
        Ok(bytes)
    }

    /// Unpacks a file of at most `limit` bytes and checks its sum. The length that the zip file claims is not trusted.
    fn unpack(&self, entry: &Entry, limit: u64, to: &mut impl Write) -> Result<u64, ArchiveError> {
        let data = self
            .zip
            .get_entry(entry.found)
            .map_err(|_| ArchiveError::Damaged)?;
        let packed: Box<dyn Read> = match entry.method {
            CompressionMethod::STORE => Box::new(data.data()),
            CompressionMethod::DEFLATE => Box::new(DeflateDecoder::new(data.data())),
            _ => return Err(ArchiveError::Damaged),
        };
        let mut packed = data.verifying_reader(packed);
        let length =
            io::copy(&mut (&mut packed).take(limit), to).map_err(|_| ArchiveError::Damaged)?;
        // The sum is checked at the end of the file, which a limit can hide.
        match packed.read(&mut [0]) {
            Ok(0) => Ok(length),
            Ok(_) => Err(ArchiveError::TooLarge),
            Err(_) => Err(ArchiveError::Damaged),
        }
    }
}

impl Entry {
    fn is_folder(&self) -> bool {
        self.name.is_empty() || self.name.ends_with('/')
    }

    /// Why the data of a sound file cannot be read: a program has packed it in another way.
    fn unreadable(&self) -> Option<ArchiveError> {
        if self.is_locked {
            return Some(ArchiveError::Locked);
        }
        let is_known = matches!(
            self.method,
            CompressionMethod::STORE | CompressionMethod::DEFLATE
        );
        (!is_known).then(|| ArchiveError::Method {
            name: method_name(self.method),
        })
    }
}

/// The name of a method as packing programs show it.
fn method_name(method: CompressionMethod) -> String {
    match method {
        CompressionMethod::BZIP2 => "bzip2".to_owned(),
        CompressionMethod::DEFLATE64 => "Deflate64".to_owned(),
        CompressionMethod::LZMA => "LZMA".to_owned(),
        CompressionMethod::PPMD => "PPMd".to_owned(),
        CompressionMethod::XZ => "xz".to_owned(),
        CompressionMethod::ZSTD | CompressionMethod::ZSTD_DEPRECATED => "Zstandard".to_owned(),
        other => other.as_u16().to_string(),
    }
}

/// Whether a file begins like a zip file.
pub(super) fn is_zip(bytes: &[u8]) -> bool {
    [b"PK\x03\x04", b"PK\x05\x06"]
        .iter()
        .any(|start| bytes.starts_with(*start))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What would be refused when it is brought in is not written.
    #[test]
    fn a_copy_is_written_within_the_limits_of_its_reader() {
        let limits = Limits {
            entries: 3,
            file: 1000,
            total: 1500,
        };
        let adding = |lengths: &[usize]| {
            let mut zip = Writer::within(limits);
            let mut names = ["a", "b", "c", "d"].into_iter();
            lengths
                .iter()
                .try_for_each(|&length| zip.add(names.next().unwrap_or("x"), &vec![b'0'; length]))
        };
        assert_eq!(adding(&[1, 1, 1]), Ok(()));
        assert_eq!(adding(&[1, 1, 1, 1]), Err(ArchiveError::TooLarge));
        assert_eq!(adding(&[1001]), Err(ArchiveError::TooLarge));
        assert_eq!(adding(&[1000, 500]), Ok(()));
        assert_eq!(adding(&[1000, 501]), Err(ArchiveError::TooLarge));
    }
}
