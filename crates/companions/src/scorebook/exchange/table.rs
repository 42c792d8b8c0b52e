//! The table for spreadsheets: a row for each player, and in the first row of a game the whole game as JSON.
//!
//! Whatever stands between the cells where the table is read, no cell begins as a formula: see [`defused`].

use std::collections::BTreeMap;

use serde_json::Value;

use super::{BYTE_ORDER_MARK, ImportedFile, InputErrors, read_imported};
use crate::scorebook::{Entry, EntryKind};
use crate::scoring::reader::{Node, child_path};
use crate::scoring::{Code, InputError, parse};
use base::locale::Language;
use base::names::visible;

macro_rules! columns {
    ($($Column:ident = $name:literal),+ $(,)?) => {
        /// A column of the table. The names never change, so that every exported table can be imported.
        #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
        enum Column {
            $($Column),+
        }

        impl Column {
            const ALL: &'static [Self] = &[$(Self::$Column),+];

            const fn name(self) -> &'static str {
                match self { $(Self::$Column => $name),+ }
            }
        }
    };
}

columns! {
    Id = "id",
    At = "at",
    Game = "game",
    Mode = "mode",
    Player = "player",
    Total = "total",
    Rank = "rank",
    Won = "won",
    DecidedBy = "decided_by",
    Notes = "notes",
    Changed = "changed",
    // The whole entry as JSON, in its first row only.
    Data = "data",
}

/// A row of the table.
type Cells = BTreeMap<Column, String>;

/// What stands between the cells of a table, in one program or another.
const SEPARATORS: [char; 4] = [',', ';', '\t', '|'];
/// What a spreadsheet takes for the beginning of a formula, half or full width.
const FORMULA_STARTS: [char; 10] = ['=', '+', '-', '@', '＝', '＋', '－', '＠', '\t', '\r'];

/// Entries as a table with one row per player, for the spreadsheets of a language.
pub fn export_csv(entries: &[Entry], language: Language) -> Vec<u8> {
    let separator = u8::try_from(language.cell_separator()).unwrap_or(b',');
    let mut writer = csv::WriterBuilder::new()
        .delimiter(separator)
        .quote_style(csv::QuoteStyle::Always)
        .terminator(csv::Terminator::CRLF)
        .from_writer(BYTE_ORDER_MARK.as_bytes().to_vec());
    // Writing to memory does not fail.
    let _ = writer.write_record(Column::ALL.iter().map(|column| column.name()));
    for entry in entries {
        for row in rows(entry) {
            let _ = writer.write_record(Column::ALL.iter().map(|column| &row[column]));
        }
    }
    writer.into_inner().unwrap_or_default()
}

/// The rows of a game.
fn rows(entry: &Entry) -> Vec<Cells> {
    let mode = entry.result().mode;
    let row =
        |seat: usize, name: &str, points: Option<(i64, usize)>, won: bool, decided_by: &str| {
            let number = |number: Option<String>| number.unwrap_or_default();
            let cell = |column: &Column| {
                let text = match column {
                    Column::Id => defused(&entry.id),
                    Column::At => defused(&entry.at),
                    Column::Game => entry.game().to_owned(),
                    Column::Mode => mode.clone(),
                    Column::Player => defused(name),
                    Column::Total => number(points.map(|(total, _)| total.to_string())),
                    Column::Rank => number(points.map(|(_, rank)| rank.to_string())),
                    Column::Won => if won { "1" } else { "0" }.to_owned(),
                    Column::DecidedBy => decided_by.to_owned(),
                    Column::Notes => defused(&entry.notes),
                    Column::Changed => entry.changed.clone().unwrap_or_default(),
                    Column::Data if seat == 0 => defused_json(&entry.json_without_score()),
                    Column::Data => String::new(),
                };
                (*column, text)
            };
            Column::ALL.iter().map(cell).collect()
        };
    match &entry.kind {
        EntryKind::Score { scored, .. } => {
            let score = &scored.score;
            let decided_by = score.decided_by.unwrap_or_default();
            let players = score.players.iter().enumerate();
            players
                .map(|(seat, player)| {
                    let won = score.winners.contains(&player.name);
                    row(
                        seat,
                        &player.name,
                        Some((player.total, player.rank)),
                        won,
                        decided_by,
                    )
                })
                .collect()
        }
        EntryKind::Mission(mission) => {
            let (won, ending) = (mission.ending.is_won(), mission.ending.id());
            let players = mission.players.iter().enumerate();
            players
                .map(|(seat, name)| row(seat, name, None, won, ending))
                .collect()
        }
    }
}

/// Whether a cell could begin after this character, wherever a program divides the table.
fn ends_a_cell(character: char) -> bool {
    SEPARATORS.contains(&character) || matches!(character, '\n' | '\r')
}

/// A text with an apostrophe before whatever could begin a formula: at its start, and after each sign at which some program divides
/// cells. Spaces and quotation marks between do not count.
fn defused(text: &str) -> String {
    let mut safe = String::with_capacity(text.len());
    let mut begins_a_cell = true;
    for character in text.chars() {
        if begins_a_cell && FORMULA_STARTS.contains(&character) {
            safe.push('\'');
        }
        safe.push(character);
        begins_a_cell = ends_a_cell(character) || (begins_a_cell && matches!(character, ' ' | '"'));
    }
    safe
}

/// JSON without a beginning of a formula: in its texts such a character is written by its number.
fn defused_json(value: &Value) -> String {
    let json = value.to_string();
    let mut safe = String::with_capacity(json.len());
    let (mut in_text, mut is_escaped, mut begins_a_cell) = (false, false, true);
    for character in json.chars() {
        if in_text && begins_a_cell && FORMULA_STARTS.contains(&character) {
            safe.push_str(&format!("\\u{:04x}", u32::from(character)));
        } else {
            safe.push(character);
        }
        if character == '"' && !is_escaped {
            in_text = !in_text;
        }
        is_escaped = in_text && character == '\\' && !is_escaped;
        begins_a_cell = ends_a_cell(character)
            || matches!(character, '"' | '\\')
            || (begins_a_cell && character == ' ');
    }
    safe
}

/// Reads a table, whatever stands between its cells.
///
/// # Errors
/// [`Code::NotExported`] if it has no column with the data.
pub(super) fn read_csv(text: &str) -> Result<ImportedFile, InputErrors> {
    let (text, declared) = without_separator_line(text);
    let separators = declared.into_iter().chain(SEPARATORS);
    let Some((columns, rows)) = separators.filter_map(|it| divided(text, it)).next() else {
        return Err(vec![
            InputError::new(Code::NotExported, "").with("value", Column::Data.name()),
        ]);
    };
    let mut file = ImportedFile::default();
    let mut table = Vec::new();
    // The valid entries by the id that their first row shows.
    let mut known: BTreeMap<String, Option<Entry>> = BTreeMap::new();
    for (number, row) in rows.into_iter().enumerate() {
        let path = format!("rows[{number}]");
        let Some(row) = row else {
            let at = child_path(&path, Column::Data.name());
            file.entries
                .push(Err(vec![InputError::new(Code::NotAText, at)]));
            continue;
        };
        let cells: Cells = columns
            .iter()
            .filter_map(|(column, place)| Some((*column, row.get(*place)?.to_owned())))
            .collect();
        if let Some(data) = cells
            .get(&Column::Data)
            .filter(|data| !data.trim().is_empty())
        {
            let entry = entry_of(data, &child_path(&path, Column::Data.name()));
            let _ = known.insert(shown_id(&cells), entry.as_ref().ok().cloned());
            file.entries.push(entry);
        }
        table.push((path, cells));
    }
    for (path, cells) in table {
        file.left_out.extend(difference(&path, &cells, &known));
    }
    Ok(file)
}

/// The text without the line `sep=;`, which names the separator for Excel, and that separator.
fn without_separator_line(text: &str) -> (&str, Option<char>) {
    let (first, rest) = text.split_once('\n').unwrap_or((text, ""));
    let line = first.trim_end_matches('\r').trim_matches('"');
    let sign = line
        .get(..4)
        .filter(|start| start.eq_ignore_ascii_case("sep="))
        .and_then(|_| line.get(4..)?.chars().next());
    match sign {
        Some(sign) => (rest, Some(sign)),
        None => (text, None),
    }
}

/// The places of the columns, and the rows; a row that is no text is `None`.
type Divided = (BTreeMap<Column, usize>, Vec<Option<csv::StringRecord>>);

/// The table with this sign between its cells; `None` if it has no column with the data then.
fn divided(text: &str, separator: char) -> Option<Divided> {
    let mut table = csv::ReaderBuilder::new()
        .delimiter(u8::try_from(separator).ok()?)
        .flexible(true)
        .from_reader(text.as_bytes());
    let names = table.headers().ok()?.clone();
    let place = |column: &Column| {
        let place = names.iter().position(|name| name.trim() == column.name())?;
        Some((*column, place))
    };
    let columns: BTreeMap<Column, usize> = Column::ALL.iter().filter_map(place).collect();
    let _ = columns.get(&Column::Data)?;
    Some((columns, table.records().map(Result::ok).collect()))
}

fn entry_of(data: &str, path: &str) -> Result<Entry, InputErrors> {
    let at_path = |fault| InputError {
        path: path.to_owned(),
        ..fault
    };
    let value =
        parse(data).map_err(|faults| faults.into_iter().map(at_path).collect::<Vec<_>>())?;
    read_imported(&Node {
        path: path.to_owned(),
        value: &value,
    })
}

fn shown_id(cells: &Cells) -> String {
    plain(cells.get(&Column::Id).map_or("", String::as_str))
}

/// What of a row was not taken: the whole row, if no row of its game has data, or the first cell that differs from the data.
fn difference(
    path: &str,
    cells: &Cells,
    known: &BTreeMap<String, Option<Entry>>,
) -> Option<InputError> {
    if cells.values().all(|cell| cell.trim().is_empty()) {
        return None;
    }
    let Some(entry) = known.get(&shown_id(cells)) else {
        let name = [Column::Player, Column::Id]
            .into_iter()
            .filter_map(|column| cells.get(&column))
            .find(|cell| !cell.trim().is_empty());
        let name = name.map_or("", String::as_str);
        return Some(InputError::new(Code::RowWithoutData, path).with("value", name));
    };
    // An invalid entry is reported by itself.
    let rows = rows(entry.as_ref()?);
    let distance = |row: &Cells| edited(row, cells).count();
    let nearest = rows.iter().min_by_key(|row| distance(row))?;
    let (column, wanted) = edited(nearest, cells).next()?;
    let found = cells.get(&column).map_or("", String::as_str);
    Some(
        InputError::new(Code::EditedCell, child_path(path, column.name()))
            .with("value", found)
            .with("known", wanted),
    )
}

/// The cells that differ from the row of the data, with what that holds.
fn edited<'a>(row: &'a Cells, cells: &'a Cells) -> impl Iterator<Item = (Column, &'a str)> {
    row.iter()
        .filter(|(column, _)| **column != Column::Data)
        .filter_map(|(column, wanted)| {
            let found = cells.get(column)?;
            (!is_same(*column, found, wanted)).then_some((*column, wanted.as_str()))
        })
}

/// Whether a cell holds what was written into it, as far as a spreadsheet leaves it: it may write numbers and dates in its own way.
fn is_same(column: Column, found: &str, wanted: &str) -> bool {
    let number = |text: &str| text.trim().replace(',', ".").parse::<f64>().ok();
    match column {
        Column::At | Column::Changed if !found.contains('T') && !found.trim().is_empty() => true,
        Column::Total | Column::Rank | Column::Won => {
            plain(found) == plain(wanted)
                || (number(found).is_some() && number(found) == number(wanted))
        }
        _ => plain(found) == plain(wanted),
    }
}

/// A cell as it is compared: without the apostrophes that keep it from being a formula, and regardless of spaces and lines.
fn plain(cell: &str) -> String {
    let text: String = visible(cell).chars().filter(|it| *it != '\'').collect();
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}
