//! Imported files: what is accepted, what is refused, what is reported.

use super::*;
use crate::scoring::statistics::statistics;

/// The faults of the only entry of a file, as code and path.
fn faults(entry: &Value) -> Vec<(&'static str, String)> {
    let text = json!({"solkeeper_scores": 1, "entries": [entry]}).to_string();
    let mut entries = import(&text).unwrap().entries;
    let faults = entries.pop().unwrap().err().unwrap_or_default();
    faults
        .into_iter()
        .map(|fault| (fault.code.id(), fault.path.replace("entries[0].", "")))
        .collect()
}

fn mission_with(field: &str, value: Value) -> Value {
    let mut entry = mission().json();
    entry["mission"][field] = value;
    entry
}

fn with(field: &str, value: Value) -> Value {
    let mut entry = mission().json();
    entry[field] = value;
    entry
}

fn rows_of(csv: &[u8], delimiter: u8) -> Vec<Vec<String>> {
    let text = std::str::from_utf8(csv)
        .unwrap()
        .trim_start_matches('\u{feff}');
    csv::ReaderBuilder::new()
        .has_headers(false)
        .flexible(true)
        .delimiter(delimiter)
        .from_reader(text.as_bytes())
        .records()
        .map(|row| row.unwrap().iter().map(str::to_owned).collect())
        .collect()
}

fn table(rows: &[Vec<String>], delimiter: u8) -> String {
    let mut writer = csv::WriterBuilder::new()
        .delimiter(delimiter)
        .flexible(true)
        .from_writer(Vec::new());
    for row in rows {
        writer.write_record(row).unwrap();
    }
    String::from_utf8(writer.into_inner().unwrap()).unwrap()
}

fn exported(entries: &[Entry]) -> Vec<Vec<String>> {
    rows_of(&export_csv(entries, Language::English), b',')
}

/// What was left out, as code, path, value.
fn left_out(text: &str) -> Vec<(&'static str, String, String)> {
    let told = |fault: InputError| {
        let value = fault.args.get("value").cloned().unwrap_or_default();
        (fault.code.id(), fault.path, value)
    };
    import(text)
        .unwrap()
        .left_out
        .into_iter()
        .map(told)
        .collect()
}

#[test]
fn the_players_of_a_mission_are_checked_like_those_of_other_games() {
    let players = |names: Value| faults(&mission_with("players", names));
    let at = |code, path: &str| vec![(code, format!("mission.{path}"))];
    assert_eq!(players(json!([])), at("too-few-players", "players"));
    assert_eq!(
        players(json!(["a", "b", "c", "d", "e"])),
        at("too-many-players", "players")
    );
    assert_eq!(players(json!(["Ann", ""])), at("empty-name", "players[1]"));
    assert_eq!(
        players(json!(["Ann", " aNN"])),
        at("same-name", "players[1]")
    );
    assert_eq!(
        players(json!(["Ann", "A\u{34f}nn"])),
        at("same-name", "players[1]")
    );
    assert_eq!(
        players(json!(["Zoe\u{300}", "Zoè"])),
        at("same-name", "players[1]")
    );
    for name in [
        "A\nnn",
        "A\u{202e}nn",
        "\u{1b}[2J",
        "\u{2800}",
        "A\u{200f}nn",
    ] {
        assert_eq!(
            players(json!([name])),
            at("bad-name", "players[0]"),
            "{name:?}"
        );
    }
    assert_eq!(
        players(json!(["x".repeat(41)])),
        at("bad-name", "players[0]")
    );
    assert_eq!(players(json!(["Ann", "Zoe\u{300}", "👩\u{200d}🚀"])), []);
}

#[test]
fn the_mission_and_the_sol_of_a_result_are_possible() {
    let at = |code, path: &str| vec![(code, format!("mission.{path}"))];
    assert_eq!(
        faults(&mission_with("sol", json!(0))),
        at("too-small", "sol")
    );
    assert_eq!(
        faults(&mission_with("sol", json!(1_000_000))),
        at("too-large", "sol")
    );
    for id in ["", "a\nb", "\u{202e}", "\u{2800}"] {
        assert_eq!(
            faults(&mission_with("mission", json!(id))),
            at("bad-name", "mission"),
            "{id:?}"
        );
    }
    let long = mission_with("mission", json!("x".repeat(121)));
    assert_eq!(faults(&long), at("bad-name", "mission"));
    assert_eq!(faults(&mission_with("sol", json!(14))), []);
}

#[test]
fn a_moment_that_does_not_exist_is_refused() {
    for unreal in [
        "9999-99-99T00:00:00Z",
        "2026-02-30T20:15:00Z",
        "2026-11-21T25:61:00Z",
        "2026-11-31T00:00:00Z",
    ] {
        for field in ["at", "changed"] {
            let expected = vec![("not-a-moment", field.to_owned())];
            assert_eq!(
                faults(&with(field, json!(unreal))),
                expected,
                "{field} {unreal}"
            );
        }
    }
}

#[test]
fn a_note_that_acts_on_the_screen_is_refused() {
    for hidden in ["\u{1b}[2J", "to \u{202e}right", "\u{0}", "\u{9b}"] {
        let expected = vec![("hidden-character", "notes".to_owned())];
        assert_eq!(
            faults(&with("notes", json!(hidden))),
            expected,
            "{hidden:?}"
        );
    }
    assert_eq!(faults(&with("notes", json!("two\r\nlines\tand a tab"))), []);
    assert!(kept().with_notes("\u{1b}").is_err());
}

#[test]
fn names_of_the_other_games_are_seen_and_composed() {
    let named = |name: &str| {
        let mut game = game();
        game["players"][0]["name"] = json!(name);
        Entry::of_score(Game::Mechanica, &game, "2026-11-21T20:15:00Z")
    };
    for unseen in [
        "\u{34f}",
        "\u{115f}",
        "\u{2800}",
        "\u{3164}",
        "\u{e0041}",
        "\u{fe0f}",
        "\u{ffa0}",
    ] {
        assert!(named(unseen).is_err(), "{unseen:?}");
    }
    let zoe = named("Zoe\u{300}").unwrap();
    assert_eq!(zoe.result().players[0].name, "Zoè");
    assert_eq!(zoe.input().unwrap()["players"][0]["name"], "Zoè");
}

#[test]
fn what_was_kept_before_stays_readable_and_as_it_is() {
    let mut entry = kept().json_without_score();
    entry["input"]["players"][0]["name"] = json!("Zoe\u{300}\u{200f}");
    entry["input"]["players"][1]["name"] = json!("\u{2800}");
    let old = Entry::from_json(&entry.to_string()).unwrap();
    assert_eq!(old.json_without_score(), entry);
    let mut entry = mission().json();
    entry["mission"]["players"] = json!(["", "Ann\nBob", "Ann\nBob", "a", "b"]);
    entry["mission"]["sol"] = json!(0);
    entry["at"] = json!("2026-02-30T20:15:00Z");
    let old = Entry::from_json(&entry.to_string()).unwrap();
    assert_eq!(old.json_without_score(), entry);
}

#[test]
fn names_that_look_the_same_are_one_player_in_statistics_and_filters() {
    let named = |name: &str| {
        let mut entry = kept().json_without_score();
        entry["input"]["players"][0]["name"] = json!(name);
        Entry::from_json(&entry.to_string()).unwrap()
    };
    let entries = ["Zoè", "Zoe\u{300}", "Z\u{34f}oè\u{200b}"].map(named);
    let all = statistics(&entries.clone().map(|entry| entry.result()));
    let plays: Vec<_> = all
        .iter()
        .map(|own| (own.player.as_str(), own.plays))
        .collect();
    assert_eq!(plays, [("=Bob", 3), ("Z\u{34f}oè\u{200b}", 3)]);
    assert!(entries.iter().all(|entry| entry.matches(None, Some("zoè"))));
    assert!(entries.iter().all(|entry| entry.is_same_as(&entries[0])));
    let other = named("Zoé");
    assert!(!other.is_same_as(&entries[0]) && !other.is_same_game(&entries[0]));
}

#[test]
fn a_name_twice_in_a_game_is_one_play() {
    let mut entry = mission().json();
    entry["mission"]["players"] = json!(["Ann", "ann"]);
    let old = Entry::from_json(&entry.to_string()).unwrap();
    let all = statistics(&[old.result()]);
    assert_eq!((all.len(), all[0].plays), (1, 1));
}

#[test]
fn an_italian_table_has_semicolons_and_every_cell_in_quotes() {
    let csv = export_csv(&[kept(), mission()], Language::Italian);
    let text = String::from_utf8(csv.clone()).unwrap();
    assert!(text.starts_with("\u{feff}\"id\";\"at\";\"game\""), "{text}");
    let rows = rows_of(&csv, b';');
    assert!(rows.iter().all(|row| row.len() == 12));
    assert_eq!(all_good(&text), [kept(), mission()]);
}

#[test]
fn no_cell_begins_as_a_formula_wherever_the_table_is_divided() {
    let texts = [
        "=1+1",
        "+1",
        "-x",
        "@a",
        "x;=1+1",
        "x,=1+1",
        "x\t=1+1",
        "x|@a",
        "x\n=1+1",
        "x; =1+1",
        "x,\"=1+1",
        "x;\"\"=1+1",
        "＝1",
        "\t=1",
        "-",
    ];
    for text in texts {
        let name: String = text.chars().filter(|it| !it.is_control()).collect();
        let mut game = game();
        game["players"][1]["name"] = json!(name);
        let score = Entry::of_score(Game::Mechanica, &game, "2026-11-21T20:15:00Z").unwrap();
        let score = score.with_notes(text).unwrap();
        let crew = MissionResult {
            mission: "home".to_owned(),
            players: vec!["Ann".to_owned(), name, "=2".to_owned()],
            ending: Ending::Won,
            sol: 3,
        };
        let entries = [score, Entry::of_mission(crew, "2026-11-22T20:15:00Z")];
        for language in Language::ALL {
            let csv = export_csv(&entries, *language);
            for delimiter in *b",;\t|" {
                let cells = rows_of(&csv, delimiter).into_iter().flatten();
                for cell in cells.filter(|cell| cell.parse::<f64>().is_err()) {
                    let start = cell.trim_start_matches(' ').chars().next();
                    let is_formula = start.is_some_and(|it| "=+-@＝\t\r".contains(it));
                    assert!(
                        !is_formula,
                        "{text:?}, {language}, {:?}: {cell:?}",
                        char::from(delimiter)
                    );
                }
            }
            let read = import(std::str::from_utf8(&csv).unwrap()).unwrap();
            let ids = |entry: &Entry| Entry {
                id: String::new(),
                ..entry.clone()
            };
            let entries_read: Vec<_> = read
                .entries
                .iter()
                .map(|it| ids(it.as_ref().unwrap()))
                .collect();
            assert_eq!(entries_read[0], ids(&entries[0]), "{text:?}");
        }
    }
}

#[test]
fn rows_without_their_data_are_told() {
    let second = Entry {
        id: "mechanica-2".to_owned(),
        ..kept()
    };
    let mut rows = exported(&[kept(), second]);
    // The rows of one player, as a filter leaves them: only the first game has its data.
    rows.remove(3);
    let text = table(&rows, b',');
    let file = import(&text).unwrap();
    assert_eq!(file.entries, [Ok(kept())]);
    let told = vec![("row-without-data", "rows[2]".to_owned(), "'=Bob".to_owned())];
    assert_eq!(left_out(&text), told);
    // A row that was added by hand, and empty ones at the end.
    let mut rows = exported(&[kept()]);
    rows.push(vec![String::new(); 12]);
    rows.push(["", "2026", "", "", "Carla"].map(str::to_owned).to_vec());
    let told = vec![("row-without-data", "rows[3]".to_owned(), "Carla".to_owned())];
    assert_eq!(left_out(&table(&rows, b',')), told);
}

#[test]
fn rows_may_be_missing_moved_or_without_columns() {
    let rows = exported(&[kept(), mission()]);
    let without_second = [&rows[..2], &rows[3..]].concat();
    assert_eq!(left_out(&table(&without_second, b',')), []);
    let turned = [
        &rows[..1],
        &[rows[2].clone(), rows[1].clone()][..],
        &rows[3..],
    ]
    .concat();
    assert_eq!(left_out(&table(&turned, b';')), []);
    let narrow: Vec<Vec<String>> = rows
        .iter()
        .map(|row| [row[0].clone(), row[4].clone(), row[11].clone()].to_vec())
        .collect();
    let file = import(&table(&narrow, b',')).unwrap();
    assert_eq!((file.entries.len(), file.left_out.len()), (2, 0));
}

#[test]
fn cells_that_were_edited_are_told() {
    let rows = exported(&[kept(), mission()]);
    for (row, column, edit) in [
        (1, 4, "Anna"),
        (2, 4, "Bob"),
        (2, 5, "99"),
        (1, 9, "we won"),
        (3, 8, "won"),
        (4, 4, "Bobby"),
        (1, 1, "2026-11-20T20:15:00Z"),
        (3, 2, "mechanica"),
    ] {
        let mut edited = rows.clone();
        edited[row][column] = edit.to_owned();
        let text = table(&edited, b',');
        let file = import(&text).unwrap();
        assert!(file.entries.iter().all(Result::is_ok));
        let path = format!("rows[{}].{}", row - 1, rows[0][column]);
        let told = [("edited-cell", path, edit.to_owned())];
        assert_eq!(left_out(&text), told, "{row} {column}");
    }
}

#[test]
fn what_a_spreadsheet_writes_in_its_own_way_is_no_edit() {
    let rows = exported(&[kept()]);
    for (row, column, written) in [
        (1, 5, "47.0"),
        (1, 5, "47,0"),
        (1, 1, "21/11/2026 20:15"),
        (2, 4, "=Bob"),
        (1, 9, "played, at \"Ann's\"\r\nlate "),
        (1, 4, " Ann"),
    ] {
        let mut saved = rows.clone();
        saved[row][column] = written.to_owned();
        assert_eq!(left_out(&table(&saved, b';')), [], "{written:?}");
    }
}

#[test]
fn tables_of_any_spreadsheet_are_read() {
    let rows = exported(&[kept(), mission()]);
    for delimiter in *b",;\t|" {
        let text = table(&rows, delimiter);
        assert_eq!(
            all_good(&text),
            [kept(), mission()],
            "{:?}",
            char::from(delimiter)
        );
        let declared = format!("\u{feff}sep={}\r\n{text}", char::from(delimiter));
        assert_eq!(all_good(&declared), [kept(), mission()]);
    }
    let quoted = format!("\"sep=;\"\n{}", table(&rows, b';'));
    assert_eq!(all_good(&quoted), [kept(), mission()]);
    let bytes: Vec<u8> = format!("\u{feff}{}", table(&rows, b'\t'))
        .encode_utf16()
        .flat_map(u16::to_le_bytes)
        .collect();
    assert_eq!(all_good(&decode(bytes).unwrap()), [kept(), mission()]);
}
