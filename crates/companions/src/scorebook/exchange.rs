//! Export and import of finished games: JSON, and CSV for spreadsheets. Both hold the entered data and can be imported again.

use serde_json::{Value, json};

use super::{Entry, EntryKind};
use crate::scoring::reader::{Node, Reader};
use crate::scoring::{Code, InputError, parse};

/// The version of the format of a file with many entries.
const FORMAT: i64 = 1;
const MARK: &str = "solkeeper_scores";
/// The column with the whole entry as JSON, filled in its first row only.
const DATA: &str = "data";
const COLUMNS: [&str; 12] = [
    "id",
    "at",
    "game",
    "mode",
    "player",
    "total",
    "rank",
    "won",
    "decided_by",
    "notes",
    "changed",
    DATA,
];
/// Without it spreadsheets misread letters such as è.
const BYTE_ORDER_MARK: &str = "\u{feff}";

/// All errors of an entry, or of a file as a whole.
pub type InputErrors = Vec<InputError>;

/// Entries as a JSON object with a mark of the format, which [`import`] reads again.
pub fn export_json(entries: &[Entry]) -> Value {
    json!({MARK: FORMAT, "entries": entries.iter().map(Entry::json).collect::<Vec<_>>()})
}

/// Entries as a table with one row per player.
pub fn export_csv(entries: &[Entry]) -> Vec<u8> {
    let mut writer = csv::WriterBuilder::new()
        .terminator(csv::Terminator::CRLF)
        .from_writer(BYTE_ORDER_MARK.as_bytes().to_vec());
    // Writing to memory does not fail.
    let _ = writer.write_record(COLUMNS);
    for entry in entries {
        for row in rows(entry) {
            let _ = writer.write_record(row);
        }
    }
    writer.into_inner().unwrap_or_default()
}

fn rows(entry: &Entry) -> Vec<[String; 12]> {
    let played = entry.result();
    let row = |name: &str, total: String, rank: String, won: bool, decided: &str, first: bool| {
        let data = if first {
            entry.json_without_score().to_string()
        } else {
            String::new()
        };
        let changed = entry.changed.clone().unwrap_or_default();
        [
            entry.id.clone(),
            entry.at.clone(),
            entry.game().to_owned(),
            played.mode.clone(),
            without_formula(name),
            total,
            rank,
            if won { "1" } else { "0" }.to_owned(),
            decided.to_owned(),
            without_formula(&entry.notes),
            changed,
            data,
        ]
    };
    match &entry.kind {
        EntryKind::Score { scored, .. } => {
            let decided = scored.score.decided_by.unwrap_or_default();
            let rows = scored
                .score
                .players
                .iter()
                .enumerate()
                .map(|(seat, player)| {
                    let won = scored.score.winners.contains(&player.name);
                    row(
                        &player.name,
                        player.total.to_string(),
                        player.rank.to_string(),
                        won,
                        decided,
                        seat == 0,
                    )
                });
            rows.collect()
        }
        EntryKind::Mission(mission) => {
            let won = mission.ending.is_won();
            let rows = mission.players.iter().enumerate();
            rows.map(|(seat, name)| {
                row(
                    name,
                    String::new(),
                    String::new(),
                    won,
                    mission.ending.id(),
                    seat == 0,
                )
            })
            .collect()
        }
    }
}

/// Quotes a text that a spreadsheet would read as a formula.
fn without_formula(text: &str) -> String {
    if text.starts_with(['=', '+', '-', '@', '\t', '\r']) {
        format!("'{text}")
    } else {
        text.to_owned()
    }
}

/// Reads the entries of a JSON or CSV file one by one: an invalid entry does not affect the others.
///
/// # Errors
/// The errors of the file as a whole.
pub fn import(text: &str) -> Result<Vec<Result<Entry, InputErrors>>, InputErrors> {
    let text = text.strip_prefix(BYTE_ORDER_MARK).unwrap_or(text);
    if text.trim().is_empty() {
        return Err(vec![InputError::new(Code::Empty, "")]);
    }
    if text.trim_start().starts_with(['{', '[']) {
        read_json(text)
    } else {
        read_csv(text)
    }
}

fn read_json(text: &str) -> Result<Vec<Result<Entry, InputErrors>>, InputErrors> {
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
    Ok(entries
        .iter()
        .map(|node| Reader::read_at(node, Entry::read))
        .collect())
}

fn read_csv(text: &str) -> Result<Vec<Result<Entry, InputErrors>>, InputErrors> {
    // Italian spreadsheets separate by semicolons.
    let head = text.lines().next().unwrap_or_default();
    let delimiter = if head.contains(';') && !head.contains(',') {
        b';'
    } else {
        b','
    };
    let mut table = csv::ReaderBuilder::new()
        .delimiter(delimiter)
        .flexible(true)
        .from_reader(text.as_bytes());
    let missing = || vec![InputError::new(Code::NotExported, "").with("value", DATA)];
    let column = table
        .headers()
        .ok()
        .and_then(|names| names.iter().position(|name| name == DATA))
        .ok_or_else(missing)?;
    let mut entries = Vec::new();
    for (number, row) in table.records().enumerate() {
        let at = format!("rows[{number}].{DATA}");
        let Ok(row) = row else {
            entries.push(Err(vec![InputError::new(Code::NotAText, at)]));
            continue;
        };
        match row.get(column).filter(|data| !data.is_empty()).map(parse) {
            None => {}
            Some(Ok(value)) => entries.push(Reader::read_at(
                &Node {
                    path: at,
                    value: &value,
                },
                Entry::read,
            )),
            Some(Err(faults)) => {
                entries.push(Err(faults
                    .into_iter()
                    .map(|fault| InputError {
                        path: at.clone(),
                        ..fault
                    })
                    .collect()));
            }
        }
    }
    Ok(entries)
}

impl Entry {
    /// Reads a file with one entry.
    ///
    /// # Errors
    /// All errors in it.
    pub fn from_json(text: &str) -> Result<Self, InputErrors> {
        Reader::read(&parse(text)?, Self::read)
    }
}
