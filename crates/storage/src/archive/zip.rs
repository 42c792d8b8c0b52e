//! The zip file of a copy, read within limits.

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

use super::{ArchiveError, FORMAT, MARKER};
use crate::line::LIMIT;

/// The most entries.
const MOST_ENTRIES: u64 = 50_000;
/// The most bytes of all files together, uncompressed.
const MOST_BYTES: u64 = 8 * LIMIT;

pub(super) struct Writer {
    zip: ZipArchiveWriter<Vec<u8>>,
    /// The date of every file in it.
    at: UtcDateTime,
}

impl Default for Writer {
    fn default() -> Self {
        Self {
            zip: ZipArchiveWriter::new(Vec::new()),
            at: UtcDateTime::from_unix(OffsetDateTime::now_utc().unix_timestamp()),
        }
    }
}

impl Writer {
    pub(super) fn add(&mut self, name: &str, bytes: &[u8]) -> Result<(), ArchiveError> {
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
        if bytes.len() as u64 > LIMIT {
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
    method: CompressionMethod,
    found: ZipArchiveEntryWayfinder,
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
        if zip.entries_hint() > MOST_ENTRIES {
            return Err(ArchiveError::TooLarge);
        }
        let mut entries = Vec::new();
        let mut records = zip.entries();
        while let Some(record) = records.next_entry().map_err(|_| ArchiveError::Damaged)? {
            if entries.len() as u64 == MOST_ENTRIES {
                return Err(ArchiveError::TooLarge);
            }
            let name = String::from_utf8_lossy(record.file_path().as_bytes()).into_owned();
            entries.push(Entry {
                name,
                method: record.compression_method(),
                found: record.wayfinder(),
            });
        }
        // Programs that pack a folder again put it before every name.
        let root = entries
            .iter()
            .find_map(|entry| entry.name.strip_suffix(MARKER))
            .map(str::to_owned);
        let root = root
            .filter(|root| root.matches('/').count() <= 1)
            .ok_or(ArchiveError::NotACopy)?;
        for entry in &mut entries {
            if let Some(inside) = entry.name.strip_prefix(&root) {
                entry.name = inside.to_owned();
            }
        }
        entries.retain(|entry| !entry.name.is_empty() && !entry.name.ends_with('/'));
        let reader = Self { zip, entries };
        reader.check()?;
        Ok(reader)
    }

    fn check(&self) -> Result<(), ArchiveError> {
        let mut room = MOST_BYTES;
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
            let length = self.unpack(entry, room.min(LIMIT), &mut io::sink())?;
            room = room.saturating_sub(length);
        }
        Ok(())
    }

    /// The content of a file.
    pub(super) fn read(&self, entry: &Entry) -> Result<Vec<u8>, ArchiveError> {
        let mut bytes = Vec::new();
        let _ = self.unpack(entry, LIMIT, &mut bytes)?;
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

/// Whether a file begins like a zip file.
pub(super) fn is_zip(bytes: &[u8]) -> bool {
    [b"PK\x03\x04", b"PK\x05\x06"]
        .iter()
        .any(|start| bytes.starts_with(*start))
}
