#![allow(unused_results, reason = "a test asserts what matters to it")]

use serde_json::json;

use super::form::SheetField;
use super::*;
use base::locale::Language;

mod imported;

fn game() -> Value {
    json!({"mode": "multiplayer", "players": [
        {"name": "Ann", "wallet": {"20": 1, "1": 3}, "vault": 17, "improvements": [4, 3]},
        {"name": "=Bob", "wallet": 40, "vault": 7, "improvements": []}]})
}

fn kept() -> Entry {
    let entry = Entry::of_score(Game::Mechanica, &game(), "2026-11-21T20:15:00Z").unwrap();
    Entry {
        id: "mechanica-1".to_owned(),
        notes: "played, at \"Ann's\"\nlate".to_owned(),
        ..entry
    }
}

fn mission() -> Entry {
    let mission = MissionResult {
        mission: "make-yourself-at-home".to_owned(),
        players: vec!["Ann".to_owned(), "Bob".to_owned()],
        ending: Ending::OverThreshold,
        sol: 7,
    };
    Entry {
        id: "m".to_owned(),
        ..Entry::of_mission(mission, "2026-11-22T20:15:00Z")
    }
}

fn all_good(text: &str) -> Vec<Entry> {
    let file = import(text).unwrap();
    assert_eq!(file.left_out, []);
    let read: Result<_, _> = file.entries.into_iter().collect();
    read.unwrap()
}

#[test]
fn exported_json_and_csv_can_be_imported() {
    let entries = [kept(), mission()];
    assert_eq!(all_good(&export_json(&entries).to_string()), entries);
    let csv = String::from_utf8(export_csv(&entries, Language::English)).unwrap();
    assert_eq!(all_good(&csv), entries);
    // As an Italian spreadsheet saves it.
    let mut italian = csv::WriterBuilder::new()
        .delimiter(b';')
        .from_writer(Vec::new());
    for row in csv::ReaderBuilder::new()
        .has_headers(false)
        .from_reader(csv.trim_start_matches('\u{feff}').as_bytes())
        .records()
    {
        italian.write_record(&row.unwrap()).unwrap();
    }
    assert_eq!(
        all_good(&String::from_utf8(italian.into_inner().unwrap()).unwrap()),
        entries
    );
}

#[test]
fn csv_has_one_row_per_player_and_no_formulas() {
    let bytes = export_csv(&[kept()], Language::English);
    let table: Vec<_> = csv::Reader::from_reader(&bytes[..])
        .into_records()
        .map(Result::unwrap)
        .collect();
    assert_eq!(table.len(), 2);
    let seen: Vec<_> = table
        .iter()
        .map(|row| {
            (
                row[4].to_owned(),
                row[5].to_owned(),
                row[6].to_owned(),
                row[7].to_owned(),
            )
        })
        .collect();
    let row = |name: &str, total: &str, rank: &str, won: &str| {
        (
            name.to_owned(),
            total.to_owned(),
            rank.to_owned(),
            won.to_owned(),
        )
    };
    assert_eq!(
        seen,
        [row("Ann", "47", "1", "1"), row("'=Bob", "47", "1", "1")]
    );
    assert!(!table[0][11].is_empty() && table[1][11].is_empty());
}

#[test]
fn a_score_in_a_file_is_ignored_and_computed_again() {
    let mut json = kept().json();
    json["score"]["players"][0]["total"] = json!(1000);
    assert_eq!(Entry::from_json(&json.to_string()), Ok(kept()));
}

#[test]
fn an_invalid_entry_is_reported_with_its_path_and_the_others_are_read() {
    let mut document = export_json(&[kept(), mission(), kept()]);
    document["entries"][0]["input"]["players"][1]["vault"] = json!(-1);
    document["entries"][2]["rules"]["solo_tie_wins"] = json!(3);
    document["entries"][2]["at"] = json!("yesterday");
    let entries = import(&document.to_string()).unwrap().entries;
    assert_eq!(entries[1], Ok(mission()));
    let places = |index: usize| {
        entries[index]
            .as_ref()
            .unwrap_err()
            .iter()
            .map(|fault| fault.path.clone())
            .collect::<Vec<_>>()
    };
    assert_eq!(places(0), ["entries[0].input.players[1].vault"]);
    assert_eq!(
        places(2),
        ["entries[2].at", "entries[2].rules.solo_tie_wins"]
    );
}

#[test]
fn unknown_files_are_refused() {
    for text in [
        "",
        "{",
        "[]",
        "{}",
        "name,points\nAnn,3",
        r#"{"solkeeper_scores": 2, "entries": []}"#,
        "\u{0}\u{1}",
    ] {
        assert!(import(text).is_err(), "{text:?}");
    }
    let mut later = kept().json();
    later["format"] = json!(2);
    assert_eq!(
        Entry::from_json(&later.to_string()).unwrap_err()[0].code,
        Code::NewerFormat
    );
}

#[test]
fn a_correction_keeps_the_previous_rules() {
    let mut solo = game();
    solo["mode"] = json!("solo");
    solo["rules"] = json!({"solo_tie_wins": true});
    let entry = Entry::of_score(Game::Mechanica, &solo, "2026-11-21T20:15:00Z").unwrap();
    solo.as_object_mut().unwrap().remove("rules");
    let corrected = entry.corrected(&solo, "2026-11-22T10:00:00Z").unwrap();
    assert_eq!(corrected.kind, entry.kind);
    assert_eq!(
        (corrected.at.as_str(), corrected.changed.as_deref()),
        ("2026-11-21T20:15:00Z", Some("2026-11-22T10:00:00Z"))
    );
    assert_eq!(corrected.input(), entry.input());
    solo["rules"] = json!({});
    let EntryKind::Score { scored, .. } =
        entry.corrected(&solo, "2026-11-22T10:00:00Z").unwrap().kind
    else {
        panic!("a score")
    };
    assert!(scored.score.winners.is_empty());
    assert!(entry.corrected(&json!({}), "2026-11-22T10:00:00Z").is_err());
    assert!(mission().corrected(&solo, "2026-11-22T10:00:00Z").is_err());
}

#[test]
fn statistics_leave_out_the_automated_opponent() {
    let mut solo = game();
    solo["mode"] = json!("solo");
    let played = Entry::of_score(Game::Mechanica, &solo, "2026-11-21T20:15:00Z")
        .unwrap()
        .result();
    assert_eq!(
        (
            played.mode.as_str(),
            played.players.len(),
            played.players[0].won
        ),
        ("solo", 1, false)
    );
    assert!(
        kept().matches(Some("mechanica"), Some(" ANN"))
            && !kept().matches(Some("pocket-mars"), None)
    );
    assert!(!kept().matches(None, Some("Zoe")));
    assert_eq!(
        (mission().result().mode, mission().result().players.len()),
        ("mission".to_owned(), 2)
    );
}

#[test]
fn only_a_ranking_is_a_finished_game() {
    let question = json!({"set": {"components": 4, "scrap": 0, "price": 6}});
    assert_eq!(
        score_game(Game::MarsNeedsMechanics, &question).unwrap_err()[0].code,
        Code::NotFinished
    );
}

#[test]
fn a_number_that_was_not_entered_is_missing_and_not_0() {
    for game in Game::ALL {
        let mut draft = ScoreForm::new(game);
        for (seat, name) in ["Ann", "Bob"].into_iter().enumerate() {
            draft.set(&draft.path(seat, SheetField::Name), json!(name));
        }
        let of_bob = draft
            .missing()
            .into_iter()
            .filter(|(seat, _)| *seat == 1)
            .count();
        assert!(
            draft.score().is_err() && of_bob > 2,
            "{game:?}: {:?}",
            draft.missing()
        );
        assert!(
            draft.faults().iter().all(|fault| draft.is_missing(fault)),
            "{game:?}: nothing is wrong yet"
        );
        draft.set_rest_to_zero(Some(0));
        assert!(
            draft.missing().iter().all(|(seat, _)| *seat == 1),
            "{game:?}"
        );
        draft.set_rest_to_zero(None);
        assert_eq!(draft.missing(), []);
        // A tie at 0 needs the first player, where nobody shares a place.
        draft.set_last_first(Some(0));
        assert!(draft.score().is_ok(), "{game:?}: {:?}", draft.score());
    }
}

#[test]
fn what_is_invalid_is_found_before_everything_is_entered() {
    let mut draft = ScoreForm::new(Game::PocketMars);
    draft.set("players[0].ship", json!("7"));
    draft.set("players[0].buildings.aqualab[0]", json!("1"));
    assert_eq!(draft.faults()[0].code, Code::TooManyColonists);
}

#[test]
fn a_document_keeps_the_values_of_what_it_leaves_out() {
    let input = json!({"mode": "multiplayer", "players": [
        {"name": "Ann", "wallet": 3, "vault": 1, "improvements": []}, {"name": "Bob", "wallet": 5, "vault": 0, "improvements": [2]}]});
    let draft = ScoreForm::from_document(Game::Mechanica, &input);
    assert_eq!(draft.missing(), []);
    assert_eq!(draft.score(), score_game(Game::Mechanica, &input));
    for game in Game::ALL {
        let example: Value = serde_json::from_str(game.example()).unwrap();
        assert_eq!(
            ScoreForm::from_document(game, &example).score(),
            score_game(game, &example),
            "{game:?}"
        );
    }
}
