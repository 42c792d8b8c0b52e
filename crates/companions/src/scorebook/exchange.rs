//! Export and import of finished games: JSON, and CSV for spreadsheets. Both hold the entered data and can be imported again.

mod encoding;
mod table;

use serde_json::json;

use super::Entry;
use crate::scoring::reader::{Node, Reader};
use crate::scoring::{Code, InputError, parse};
use base::names::Origin;

pub use encoding::decode;
pub use table::export_csv;

/// The version of the format of a file with many entries.
const FORMAT: i64 = 1;
const MARK: &str = "solkeeper_scores";
/// Without it spreadsheets misread letters such as è.
const BYTE_ORDER_MARK: &str = "\u{feff}";

/// All errors of an entry, or of a file as a whole.
pub type InputErrors = Vec<InputError>;

/// What a file of scores holds.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct ImportedFile {
    /// The entries one by one: an invalid entry does not affect the others.
    pub entries: Vec<Result<Entry, InputErrors>>,
    /// The rows of a table that belong to no entry, and the cells that say something else than the data that was read.
    pub left_out: InputErrors,
}

/// Entries as a JSON object with a mark of the format, which [`import`] reads again.
pub fn export_json(entries: &[Entry]) -> serde_json::Value {
    json!({MARK: FORMAT, "entries": entries.iter().map(Entry::json).collect::<Vec<_>>()})
}

/// Reads a JSON or CSV file.
///
/// # Errors
/// The errors of the file as a whole.
pub fn import(text: &str) -> Result<ImportedFile, InputErrors> {
    let text = text.strip_prefix(BYTE_ORDER_MARK).unwrap_or(text);
    if text.trim().is_empty() {
        return Err(vec![InputError::new(Code::Empty, "")]);
    }
    if text.trim_start().starts_with(['{', '[']) {
        read_json(text)
    } else {
        table::read_csv(text)
    }
}

fn read_json(text: &str) -> Result<ImportedFile, InputErrors> {
    let document = parse(text)?;
    let entries = Reader::read(&document, |reader, node| {
        let object = reader.object(node, &[MARK, "entries"])?;
        let format = reader.required_count(&object, MARK)?;
        if format != FORMAT {
            reader.report(
                InputError::new(Code::NewerFormat, MARK)
                    .with("value", format)
                    .with("limit", FORMAT),
            );
        }
        reader.required(&object, "entries", Reader::list)
    })?;
    Ok(ImportedFile {
        entries: entries.iter().map(read_imported).collect(),
        left_out: Vec::new(),
    })
}

/// Reads an entry of a file from outside.
fn read_imported(node: &Node<'_>) -> Result<Entry, InputErrors> {
    Reader::read_at(node, Origin::New, Entry::read)
}

impl Entry {
    /// Reads a file with one entry that was kept here.
    ///
    /// # Errors
    /// All errors in it.
    pub fn from_json(text: &str) -> Result<Self, InputErrors> {
        Reader::read_from(&parse(text)?, Origin::Stored, Self::read)
    }
}
