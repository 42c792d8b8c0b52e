//! All errors at once, each at its exact place; and what still loads.

use super::*;

const M: &str = "signal/mission.json";

fn one(files: &Files) -> Diagnostic {
    let mut diagnostics = load(files, "signal").diagnostics;
    assert_eq!(diagnostics.len(), 1, "{}", told(&diagnostics));
    diagnostics.remove(0)
}

/// The part of the text that a diagnostic marks.
fn marked<'f>(files: &'f Files, diagnostic: &Diagnostic) -> &'f str {
    &files.text(&diagnostic.file).unwrap()[diagnostic.span.clone()]
}

#[test]
fn a_nested_error_has_its_exact_span() {
    let files = spoiled(M, "{\"pawns\": 2", "{\"pawns\": \"zwölf\", \"x\": 2");
    let diagnostic = one(&files);
    assert_eq!(marked(&files, &diagnostic), "\"zwölf\"");
    assert_eq!(diagnostic.args["expected"], "whole-number");
    assert_eq!(diagnostic.args["found"], "text");
}

#[test]
fn columns_count_characters() {
    let files = spoiled(
        M,
        "{\"id\": \"relay\", \"icon\": 1",
        "{\"$è\": \"è\", \"icon\": 1",
    );
    let diagnostic = one(&files);
    assert_eq!(marked(&files, &diagnostic), "\"$è\"");
    assert_eq!(diagnostic.column, 6);
    let after = spoiled("signal/en.ftl", "Turn the dish.", "Così è { $dish }");
    let diagnostic = one(&after);
    assert_eq!(
        diagnostic.column,
        u32::try_from("tune = Così è { $".chars().count()).unwrap() + 1
    );
}

#[test]
fn similar_names_are_suggested() {
    let suggestion = |name, from, to| {
        one(&spoiled(name, from, to))
            .args
            .get("suggestion")
            .cloned()
    };
    assert_eq!(
        suggestion(
            M,
            "\"follow_up\": \"footprints\"",
            "\"follow_up\": \"footprnits\""
        )
        .as_deref(),
        Some("footprints")
    );
    assert_eq!(
        suggestion(M, "\"weight\"", "\"wieght\"").as_deref(),
        Some("weight")
    );
    assert_eq!(
        suggestion(
            M,
            "\"follow_up\": \"footprints\"",
            "\"follow_up\": \"moonlight\""
        ),
        None
    );
}

#[test]
fn a_field_of_what_has_none_is_reported_where_a_mission_is_checked() {
    for (name, from, to) in [
        (
            "decks/adventures.json",
            "{\"wilt\": {}}",
            "{\"wilt\": {\"cuont\": 1}}",
        ),
        (M, "{\"threshold\": {}}", "{\"threshold\": {\"cuont\": 1}}"),
    ] {
        let files = spoiled(name, from, to);
        let found: Vec<_> = diagnose(&files, "signal")
            .into_iter()
            .filter(|it| it.severity == Severity::Error)
            .collect();
        let [diagnostic] = found.as_slice() else {
            panic!("{}", told(&found))
        };
        assert_eq!(diagnostic.code, Code::UnknownField);
        assert_eq!(
            (marked(&files, diagnostic), diagnostic.args["id"].as_str()),
            ("\"cuont\"", "cuont")
        );
        // A save may carry such a mission: it loads as ever.
        assert_eq!(load(&files, "signal"), load(&good(), "signal"));
    }
}

#[test]
fn all_errors_are_reported_at_once() {
    let mut files = spoiled(M, "\"weight\": 3", "\"weight\": true");
    for (from, to) in [
        ("\"icon\": 1", "\"icon\": []"),
        ("\"odds\": 60", "\"odds\": 0"),
        ("\"group\": \"exploration\"", "\"group\": 7"),
    ] {
        let text = files.0.get_mut(M).unwrap();
        *text = text.replacen(from, to, 1);
    }
    let cards = files.0.get_mut("decks/cards.json").unwrap();
    *cards = cards.replacen("\"obstacle\", \"lab\"", "\"lab\", \"lab\"", 1);
    let prose = files.0.get_mut("signal/it.ftl").unwrap();
    *prose = prose.replacen("    .title = Echo\n", "", 1);
    let loaded = load(&files, "signal");
    let codes: Vec<_> = loaded
        .diagnostics
        .iter()
        .map(|d| (d.file.as_str(), d.code))
        .collect();
    assert_eq!(
        codes,
        [
            ("decks/cards.json", Code::KeywordFacility),
            ("signal/it.ftl", Code::MissingAttribute),
            (M, Code::WrongType),
            (M, Code::WrongType),
            (M, Code::WrongType),
            (M, Code::OutOfRange),
        ],
        "{}",
        told(&loaded.diagnostics)
    );
}

#[test]
fn an_unreadable_card_is_left_out_and_listed() {
    for (name, from, to, id) in [
        (M, "\"weight\": 3", "\"weight\": \"three\"", "first-bearing"),
        (M, "\"odds\": 60", "\"odds\": 0", "echo"),
        (
            "decks/adventures.json",
            "{\"wilt\": {}}",
            "{\"wither\": {}}",
            "drill",
        ),
        (
            "decks/cards.json",
            "{\"stress\": {\"by\": 1}}",
            "{\"malfunction_card\": {\"block\": \"living\"}}",
            "cold-beds",
        ),
        (
            M,
            "{\"profession\": \"geologist\"}",
            "\"geologist\"",
            "footprints",
        ),
        (M, "\"icon\": 1", "\"icon\": \"one\"", "relay"),
    ] {
        let mission = load(&spoiled(name, from, to), "signal")
            .mission
            .unwrap_or_else(|| panic!("{id}: does not load"));
        assert_eq!(
            mission
                .broken
                .iter()
                .map(String::as_str)
                .collect::<Vec<_>>(),
            [id]
        );
        let elements = &mission.elements;
        let present = elements.events.contains_key(id)
            || elements.adventures.contains_key(id)
            || elements.malfunctions.contains_key(id)
            || elements.follow_ups.contains_key(id);
        assert!(!present, "{id}");
    }
}

#[test]
fn without_required_fields_there_is_no_mission() {
    for (name, from, to) in [
        (M, "\"format\": 1", "\"format\": 3"),
        (M, "\"format\": 1,", ""),
        (M, "\"sols\": {\"2\": 2", "\"sols\": {\"2\": \"two\""),
        (M, "\"kind\": \"optional\"", "\"kind\": \"option\""),
        (M, "\"outcome\": \"died\"", "\"outcome\": \"dead\""),
        (M, "\"id\": \"signal\",", ""),
        (M, "{", "["),
        ("box.json", "\"format\": 1", "\"format\": 3"),
        ("box.json", "\"lab\": [\"cpu\"]", "\"lab\": [\"gpu\"]"),
        ("box.json", "}", ""),
    ] {
        let loaded = load(&spoiled(name, from, to), "signal");
        assert!(loaded.mission.is_none(), "{from} -> {to}");
        assert!(loaded.has_errors());
        assert!(
            !loaded.prose.0["en"].is_empty(),
            "the prose is there all the same"
        );
    }
}

#[test]
fn a_mission_loads_without_a_missing_deck() {
    let loaded = load(&spoiled("decks/cards.json", "{", "("), "signal");
    assert_eq!(
        loaded
            .diagnostics
            .iter()
            .map(|d| d.code)
            .collect::<Vec<_>>(),
        [Code::JsonSyntax]
    );
    let mission = loaded.mission.expect("it loads");
    assert!(mission.elements.malfunctions.is_empty());
    assert_eq!(mission.elements.adventures.len(), 4);
}

#[test]
fn a_diagnostic_is_shown_with_its_lines() {
    let files = spoiled(M, "\"odds\": 60", "\"odds\": 101");
    let diagnostic = one(&files);
    let shown = render(&diagnostic, "the odds are too high", files.text(M).unwrap());
    let line = line_of(&files, M, "101");
    assert!(
        shown.starts_with(&format!(
            "{M}:{line}:27: error[out-of-range]: the odds are too high\n"
        )),
        "{shown}"
    );
    let marks = shown
        .lines()
        .rfind(|line| line.contains('^'))
        .expect("the place is marked");
    assert_eq!(marks.matches('^').count(), 3, "{shown}");
    assert!(
        shown.contains(&format!("{line} |         \"later\": {{\"odds\": 101")),
        "{shown}"
    );
    assert!(!shown.contains('\u{1b}'), "no colour");
    assert_eq!(render(&diagnostic, "short", "").lines().count(), 1);
}
