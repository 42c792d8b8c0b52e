//! Finished games as files for others: JSON, and CSV for spreadsheets. Both can be read back, with all that was entered.

use serde_json::{Value, json};

use super::{Entry, Kind};
use crate::scoring::reader::{Place, Reader};
use crate::scoring::{Code, Fault, parse};

/// The format of a file with many entries.
const FORMAT: i64 = 1;
const MARK: &str = "solkeeper_scores";
/// The column that holds the entry whole, on its first row.
const DATA: &str = "data";
const COLUMNS: [&str; 12] =
    ["id", "at", "game", "mode", "player", "total", "rank", "won", "decided_by", "notes", "changed", DATA];
/// Spreadsheets need it to read letters such as è.
const BYTE_ORDER_MARK: &str = "\u{feff}";

/// What is wrong with an entry of a file.
pub type Flaws = Vec<Fault>;

/// Entries as one JSON document.
pub fn document(entries: &[Entry]) -> Value {
    json!({MARK: FORMAT, "entries": entries.iter().map(Entry::json).collect::<Vec<_>>()})
}

/// Entries as a table, one row a player.
pub fn csv(entries: &[Entry]) -> Vec<u8> {
    let mut writer = csv::WriterBuilder::new().terminator(csv::Terminator::CRLF).from_writer(BYTE_ORDER_MARK.as_bytes().to_vec());
    // Writing into memory does not fail.
    let _ = writer.write_record(COLUMNS);
    for entry in entries {
        for row in rows(entry) {
            let _ = writer.write_record(row);
        }
    }
    writer.into_inner().unwrap_or_default()
}

fn rows(entry: &Entry) -> Vec<[String; 12]> {
    let played = entry.played();
    let row = |name: &str, total: String, rank: String, won: bool, decided: &str, first: bool| {
        let data = if first { entry.bare().to_string() } else { String::new() };
        let changed = entry.changed.clone().unwrap_or_default();
        [
            entry.id.clone(),
            entry.at.clone(),
            entry.game().to_owned(),
            played.mode.clone(),
            harmless(name),
            total,
            rank,
            if won { "1" } else { "0" }.to_owned(),
            decided.to_owned(),
            harmless(&entry.notes),
            changed,
            data,
        ]
    };
    match &entry.kind {
        Kind::Score { scored, .. } => {
            let decided = scored.score.decided_by.unwrap_or_default();
            let rows = scored.score.players.iter().enumerate().map(|(seat, player)| {
                let won = scored.score.winners.contains(&player.name);
                row(&player.name, player.total.to_string(), player.rank.to_string(), won, decided, seat == 0)
            });
            rows.collect()
        }
        Kind::Mission(mission) => {
            let won = mission.ending.is_won();
            let rows = mission.players.iter().enumerate();
            rows.map(|(seat, name)| row(name, String::new(), String::new(), won, mission.ending.id(), seat == 0)).collect()
        }
    }
}

/// A spreadsheet would take such a text for a formula.
fn harmless(text: &str) -> String {
    if text.starts_with(['=', '+', '-', '@', '\t', '\r']) { format!("'{text}") } else { text.to_owned() }
}

/// The entries of a file, JSON or CSV, each by itself: one that is wrong does not keep the others out.
///
/// # Errors
/// What is wrong with the file as a whole.
pub fn read(text: &str) -> Result<Vec<Result<Entry, Flaws>>, Flaws> {
    let text = text.strip_prefix(BYTE_ORDER_MARK).unwrap_or(text);
    if text.trim_start().starts_with(['{', '[']) { read_json(text) } else { read_csv(text) }
}

fn read_json(text: &str) -> Result<Vec<Result<Entry, Flaws>>, Flaws> {
    let document = parse(text)?;
    let mut reader = Reader::new();
    let entries = reader.group(&Place::whole(&document), &[MARK, "entries"]).and_then(|group| {
        let format = reader.need_count(&group, MARK)?;
        if format != FORMAT {
            reader.note(Fault::new(Code::NewerFormat, MARK).with("value", format).with("limit", FORMAT));
        }
        let place = reader.need(&group, "entries")?;
        reader.list(&place)
    });
    let entries = reader.finish(entries)?;
    Ok(entries.iter().map(entry).collect())
}

fn read_csv(text: &str) -> Result<Vec<Result<Entry, Flaws>>, Flaws> {
    // Spreadsheets in Italian write semicolons.
    let head = text.lines().next().unwrap_or_default();
    let delimiter = if head.contains(';') && !head.contains(',') { b';' } else { b',' };
    let mut table = csv::ReaderBuilder::new().delimiter(delimiter).flexible(true).from_reader(text.as_bytes());
    let missing = || vec![Fault::new(Code::Missing, DATA).with("value", DATA)];
    let column = table.headers().ok().and_then(|names| names.iter().position(|name| name == DATA)).ok_or_else(missing)?;
    let mut entries = Vec::new();
    for (number, row) in table.records().enumerate() {
        let at = format!("rows[{number}].{DATA}");
        let Ok(row) = row else {
            entries.push(Err(vec![Fault::new(Code::NotAText, at)]));
            continue;
        };
        match row.get(column).filter(|data| !data.is_empty()).map(parse) {
            None => {}
            Some(Ok(value)) => entries.push(entry(&Place::at(at, &value))),
            Some(Err(faults)) => entries.push(Err(faults.into_iter().map(|fault| Fault { at: at.clone(), ..fault }).collect())),
        }
    }
    Ok(entries)
}

fn entry(place: &Place<'_>) -> Result<Entry, Flaws> {
    let mut reader = Reader::new();
    let entry = Entry::read(&mut reader, place);
    reader.finish(entry)
}

impl Entry {
    /// An entry as it stands in a file of its own.
    ///
    /// # Errors
    /// All that is wrong in it.
    pub fn from_text(text: &str) -> Result<Self, Flaws> {
        entry(&Place::whole(&parse(text)?))
    }
}
