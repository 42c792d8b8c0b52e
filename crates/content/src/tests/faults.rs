//! One fault at a time: the right code at the right line, and nothing else.

use super::*;

/// A piece of a text, what stands there instead, the code, and the file and piece on whose line it is told.
type Fault = (
    &'static str,
    &'static str,
    &'static str,
    Code,
    &'static str,
    &'static str,
);

const M: &str = "signal/mission.json";
const A: &str = "decks/adventures.json";
const C: &str = "decks/cards.json";
const EN: &str = "signal/en.ftl";
const IT: &str = "signal/it.ftl";
const DECK_IT: &str = "decks/it.ftl";
const B: &str = "box.json";

#[rustfmt::skip]
const FAULTS: &[Fault] = &[
    // Syntax and shape.
    (M, "\"format\": 1,", "\"format\": 1,,", Code::JsonSyntax, M, "\"format\""),
    (M, "\"format\": 1,", "\"format\": 1, // one", Code::JsonSyntax, M, "\"format\""),
    (M, "\"outcome\": \"died\"}", "\"outcome\": \"died\"},", Code::JsonSyntax, M, "ending-died"),
    (M, "\"format\": 1", "\"format\": 01", Code::JsonSyntax, M, "\"format\""),
    (M, "\"format\": 1", "\"format\": 3", Code::NewerFormat, M, "\"format\""),
    (A, "\"format\": 1", "\"format\": 0", Code::UnknownFormat, A, "\"format\""),
    (C, "\"format\": 1,", "", Code::MissingField, C, "{"),
    (M, "\"weight\": 3", "\"wieght\": 3", Code::UnknownField, M, "wieght"),
    (M, "\"decks\":", "\"deck\": 1, \"decks\":", Code::UnknownField, M, "\"deck\":"),
    (M, "\"weight\": 3", "\"weight\": 3, \"weight\": 4", Code::DuplicateKey, M, "\"weight\""),
    (M, "\"group\": \"exploration\",", "", Code::MissingField, M, "{"),
    (M, "{\"schedule\": {\"follow_up\": \"footprints\", ", "{\"schedule\": {", Code::MissingField, M, "{\"schedule\""),
    (M, "\"group\": \"exploration\"", "\"group\": \"explore\"", Code::UnknownValue, M, "\"group\""),
    (M, "{\"stress\": {", "{\"strees\": {", Code::UnknownValue, M, "strees"),
    (M, "\"dice\": {\"working\"", "\"dice\": {\"worknig\"", Code::UnknownValue, M, "worknig"),
    (M, "{\"profession\": \"geologist\"}", "\"geologist\"", Code::UnknownValue, M, "\"geologist\""),
    (M, "{\"pawns\": 2", "{\"pawns\": \"two\"", Code::WrongType, M, "\"two\""),
    (M, "\"weight\": 3", "\"weight\": 300", Code::OutOfRange, M, "300"),
    (C, "[\"obstacle\", \"lab\"]", "[\"lab\"]", Code::WrongLength, C, "[\"lab\"]"),
    (M, "{\"set_flag\": \"heard\"}", "{\"set_flag\": \"heard\", \"grow\": {}}", Code::NotOneKey, M, "set_flag"),
    // Ids and links.
    (M, "{\"not\": {\"flag\": \"heard\"}}", "{\"not\": {\"flag\": \"Heard\"}}", Code::BadId, M, "\"Heard\""),
    (M, "\"follow_up\": \"footprints\"", "\"follow_up\": \"footprint\"", Code::UnknownId, M, "\"footprint\""),
    (M, "\"action\": \"tune\"", "\"action\": \"tuned\"", Code::UnknownId, M, "\"tuned\""),
    (M, "{\"track\": \"strength\", \"number\"", "{\"track\": \"strenght\", \"number\"", Code::UnknownId, M, "strenght"),
    (M, "{\"track\": \"strength\", \"by\"", "{\"track\": \"strenght\", \"by\"", Code::UnknownId, M, "strenght"),
    (M, "{\"objective\": \"strong-signal\"}", "{\"objective\": \"strong\"}", Code::UnknownId, M, "\"strong\""),
    (M, "{\"build\": {\"facility\": \"farm\"}}", "{\"build\": {\"facility\": \"oxygenator\"}}", Code::InvalidFacility, M, "oxygenator"),
    (C, "{\"facility\": \"solar_panel\", \"by\"", "{\"facility\": \"lab\", \"by\"", Code::InvalidFacility, C, "\"productivity\""),
    (A, "\"resource\": \"energy\"", "\"resource\": \"food\"", Code::UnknownValue, A, "\"food\""),
    (M, "\"decks\": [\"adventures\", ", "\"decks\": [\"adventures\", \"advent\", ", Code::UnknownDeck, M, "\"decks\""),
    (M, "\"decks\": [\"adventures\", ", "\"decks\": [\"adventures\", \"cards\", ", Code::DuplicateId, M, "\"decks\""),
    // Numbers.
    (M, "\"odds\": 60", "\"odds\": 101", Code::OutOfRange, M, "101"),
    (A, "\"odds\": 50", "\"odds\": 0", Code::OutOfRange, A, "\"odds\": 0"),
    (M, "\"after\": {\"min\": 1", "\"after\": {\"min\": 0", Code::OutOfRange, M, "\"after\": {\"min\": 0"),
    (A, "{\"min\": 1, \"max\": 2}", "{\"min\": 3, \"max\": 2}", Code::EmptyRange, A, "\"min\": 3"),
    (M, "\"goal\": 4", "\"goal\": 5", Code::GoalNotMet, M, "\"goal\": 5"),
    (M, "\"step\": 2", "\"step\": 0", Code::OutOfRange, M, "\"step\": 0"),
    (M, "{\"morale_tokens\": {\"count\": 1}}", "{\"morale_tokens\": {\"count\": 0}}", Code::OutOfRange, M, "\"count\": 0"),
    (M, "\"weight\": 3", "\"weight\": 0", Code::OutOfRange, M, "\"weight\": 0"),
    (M, "\"oxygen\": {\"2\": 4, \"3\": 4", "\"oxygen\": {\"2\": 4, \"3\": 21", Code::OutOfRange, M, "21"),
    (M, "\"easier\": {\"sols\": 1}", "\"easier\": {\"plants\": 4}", Code::OutOfRange, M, "\"easier\""),
    (M, "\"living\": [2]", "\"living\": [2, 21]", Code::OutOfRange, M, "21"),
    (M, "\"icon\": 1", "\"icon\": 4", Code::OutOfRange, M, "\"icon\": 4"),
    (M, "\"start\": 3", "\"start\": 7", Code::OutOfRange, M, "\"start\": 7"),
    (M, "\"number\": 6", "\"number\": 9", Code::OutOfRange, M, "\"number\": 9"),
    (M, "\"ring\": 3", "\"ring\": 4", Code::OutOfRange, M, "\"ring\": 4"),
    (M, "{\"from\": 1, \"to\": 2}", "{\"from\": 2, \"to\": 1}", Code::EmptyRange, M, "\"from\": 2"),
    // Objectives and endings.
    (M, "\"threshold\": {\"2\": 6, \"3\": 6, \"4\": 6},", "", Code::ThresholdWithoutNumber, M, "\"repair\""),
    (M, "\"takes\": {\"threshold\": {}}", "\"takes\": {\"words\": {}}", Code::ThresholdMismatch, M, "\"repair\""),
    (M, "\"hidden\": true", "\"hidden\": false", Code::NotHidden, M, "\"brings\": {\"objective\""),
    (M, ",\n      \"brings\": {\"objective\": \"last-fix\"}", "", Code::NeverRevealed, M, "\"last-fix\""),
    (M, "\"outcome\": \"lost\"}", "\"outcome\": \"lost\", \"when\": {\"flag\": \"heard\"}}", Code::NoEnding, M, "\"endings\""),
    // Cards.
    (M, "{\"not\": {\"flag\": \"heard\"}}", "{\"not\": {\"ask\": \"heard\"}}", Code::AskInHiddenEvent, M, "{\"ask\": \"heard\"}"),
    (C, "[\"obstacle\", \"lab\"]", "[\"farm\", \"lab\"]", Code::KeywordFacility, C, "[\"farm\", \"lab\"]"),
    (C, "[\"solar_panel\", \"obstacle\"]", "[\"lab\", \"obstacle\"]", Code::KeywordBlock, C, "[\"lab\", \"obstacle\"]"),
    (C, "[{\"stress\": {\"by\": 1}}]", "[{\"malfunction_card\": {\"block\": \"living\"}}]", Code::LoopingEffect, C, "malfunction_card"),
    (A, "[{\"wilt\": {}}]", "[{\"adventure\": {\"type\": \"build\", \"who\": \"performer\"}}]", Code::LoopingEffect, A, "{\"adventure\""),
    (C, "\"block\": \"living\", \"keywords\": [\"complication\", \"crew_quarters\"]", "\"block\": \"systems\", \"keywords\": [\"complication\", \"farm\"]", Code::EmptyDeck, M, "\"decks\""),
    (A, "\"type\": \"build\"", "\"type\": \"gather\"", Code::EmptyDeck, M, "\"decks\""),
    (M, "\"keyword\": \"lab\"", "\"keyword\": \"complication\"", Code::EmptyDeck, M, "\"keyword\": \"complication\""),
    (M, "\"easier\": {\"sols\": 1}", "\"easier\": {\"sols\": 2}", Code::FewEvents, M, "\"events\""),
    // The box.
    (B, "\"assumed\": [\"parts\"]", "\"assumed\": [\"part\"]", Code::UnknownField, B, "\"part\""),
    (B, "\"living\": [0, 1], ", "", Code::BoxIncomplete, B, "\"malfunction_dice\""),
    (B, "\"build\": {\"success\": 4", "\"build\": {\"success\": 7", Code::OutOfRange, B, "7"),
    // Prose.
    (EN, "    It comes from the north.\n", "    [It comes from the north.]\n", Code::TruncatedText, EN, "[It"),
    (EN, "    It comes from the north.\n", "    * north\n", Code::TruncatedText, EN, "* north"),
    (EN, "    It comes from the north.\n", "    ...from the north.\n", Code::TruncatedText, EN, "...from"),
    (EN, "    It comes from the north.\n", "It comes from the north.\n", Code::FluentSyntax, EN, "It comes"),
    (EN, "tune = Turn the dish.", "tune = Turn the { dish.", Code::FluentSyntax, EN, "tune = Turn"),
    (EN, "    .title = Echo\n", "    .title = Echo\n    .title = Echo again\n", Code::DuplicateAttribute, EN, "    .title = Echo again"),
    (EN, "footprints = ", "quiet-sol = Again.\n    .title = Again\nfootprints = ", Code::DuplicateMessage, EN, "quiet-sol"),
    (IT, "footprints = Qualcuno slipped.\n    .title = Footprints\n", "", Code::MissingMessage, M, "{\"id\": \"footprints\""),
    (IT, "footprints = Qualcuno slipped.\n", "footprints =\n", Code::MissingText, IT, "footprints ="),
    (EN, "Turn the dish.", "TODO", Code::UnwrittenText, EN, "TODO"),
    (IT, "    .later = The receiver burns out.\n", "", Code::MissingAttribute, IT, "echo ="),
    (IT, "    .ask-outside = Is anybody outside?\n", "", Code::MissingAttribute, IT, "echo ="),
    (IT, "    .count = { $done } di { $goal }\n", "", Code::MissingAttribute, IT, "tune-antenna"),
    (EN, "    .do-listen = Listen for one minute.\n", "", Code::MissingAttribute, EN, "signal ="),
    (DECK_IT, "    .after-keep = You label it.\n", "", Code::MissingAttribute, DECK_IT, "culture ="),
    (DECK_IT, "    .later-burn = You think of it.\n", "", Code::MissingAttribute, DECK_IT, "culture ="),
    ("it.ftl", "    .many = many sample\n", "", Code::MissingAttribute, "it.ftl", "item-sample"),
    ("it.ftl", "keyword-obstacle = obstacle\n", "", Code::MissingMessage, "it.ftl", "#"),
    (EN, "    .title = Found\n", "    .title = Found\n    .done = Yes.\n", Code::UnusedAttribute, EN, "    .done = Yes."),
    (EN, "footprints = ", "nobody = Nobody.\nfootprints = ", Code::UnusedMessage, EN, "nobody"),
    (EN, "Turn the dish.", "Turn the { $dish }.", Code::UnknownVariable, EN, "$dish"),
    (IT, "{ $done } di { $goal }", "{ $done }", Code::VariablesDiffer, IT, "{ $done }"),
    (EN, "Turn the dish.", "Turn { part-dish.the }.", Code::UnknownReference, EN, "part-dish"),
    (EN, "Turn the dish.", "Turn { tune }.", Code::CircularText, EN, "tune = Turn"),
    (EN, "Turn the dish.", "Turn { echo }.", Code::TextOfAnother, EN, "tune = Turn"),
    (EN, "Turn the dish.", "Turn\u{1b}]0;owned.", Code::HiddenCharacter, EN, "tune = Turn"),
    (EN, "Turn the dish.", "Turn { \"\\u202E\" }.", Code::HiddenCharacter, EN, "tune = Turn"),
    (EN, "{ $done } of", "{ PLURAL($done) } of", Code::UnknownFunction, EN, "PLURAL"),
];

#[test]
fn each_error_is_reported_once_at_its_position() {
    assert!(FAULTS.len() >= 35);
    let mut wrong = Vec::new();
    for &(name, from, to, code, file, piece) in FAULTS {
        let files = spoiled(name, from, to);
        let diagnostics = load(&files, "signal").diagnostics;
        let expected = format!("{file}:{} {}", line_of(&files, file, piece), code.id());
        let found: Vec<String> = diagnostics
            .iter()
            .map(|d| format!("{}:{} {}", d.file, d.line, d.code.id()))
            .collect();
        if found != [expected.clone()] {
            wrong.push(format!(
                "{from:?} -> {to:?}\n  expected {expected}\n  found {}",
                told(&diagnostics)
            ));
        }
    }
    assert!(
        wrong.is_empty(),
        "{} of {}:\n{}",
        wrong.len(),
        FAULTS.len(),
        wrong.join("\n")
    );
}

fn codes(files: &Files) -> Vec<&'static str> {
    load(files, "signal")
        .diagnostics
        .iter()
        .map(|diagnostic| diagnostic.code.id())
        .collect()
}

#[test]
fn a_duplicate_id_is_reported_at_the_second_use() {
    let files = spoiled(A, "\"id\": \"weld\"", "\"id\": \"slope\"");
    let loaded = load(&files, "signal");
    let doubled = loaded
        .diagnostics
        .iter()
        .find(|d| d.code == Code::DuplicateId)
        .expect("told");
    assert_eq!(
        (doubled.file.as_str(), doubled.line),
        (A, line_of(&files, A, "\"type\": \"build\""))
    );
    assert_eq!(
        doubled.args["first"],
        format!("{A}:{}", line_of(&files, A, "\"type\": \"explore\""))
    );
    let adventures = &loaded.mission.expect("it loads").elements.adventures;
    assert_eq!(
        adventures["slope"].adventure,
        AdventureType::Explore,
        "the first stays"
    );
}

#[test]
fn an_invalid_element_id_is_reported() {
    for id in ["Dust", "9-lives", "dust_devil", "dust-", "du--st", ""] {
        let files = spoiled(C, "\"id\": \"dust\"", &format!("\"id\": \"{id}\""));
        assert!(codes(&files).contains(&"bad-id"), "{id}");
    }
}

#[test]
fn a_mission_with_the_name_of_a_game_is_reported() {
    for game in [
        "mechanica",
        "pocket-mars",
        "mars-needs-mechanics",
        "first-martians",
    ] {
        assert!(
            codes(&spoiled(
                M,
                "\"id\": \"signal\"",
                &format!("\"id\": \"{game}\"")
            ))
            .contains(&"game-id"),
            "{game}"
        );
    }
}

#[test]
fn a_choice_has_two_to_four_options_with_unique_ids() {
    let one = spoiled(
        A,
        "{\"id\": \"keep\", \"effects\": [{\"gain\": {\"item\": \"sample\", \"count\": 1, \"to\": \"available\"}}]},",
        "",
    );
    assert!(codes(&one).contains(&"option-count"));
    let option = |id: &str| format!("{{\"id\": \"{id}\"}}, ");
    let five = spoiled(
        A,
        "{\"id\": \"keep\"",
        &(["a", "b", "c"].map(option).concat() + "{\"id\": \"keep\""),
    );
    assert!(codes(&five).contains(&"option-count"));
    let same = spoiled(A, "{\"id\": \"burn\"", "{\"id\": \"keep\"");
    assert!(codes(&same).contains(&"doubled-option"));
}

#[test]
fn a_second_threshold_and_a_number_without_one_are_reported() {
    let second = spoiled(
        M,
        "\"kind\": \"optional\", \"takes\": {\"reach\": {\"track\": \"strength\", \"number\": 6}}",
        "\"kind\": \"threshold\", \"takes\": {\"threshold\": {}}",
    );
    assert_eq!(codes(&second), ["second-threshold"]);
    let none = spoiled(
        M,
        "\"kind\": \"threshold\", \"takes\": {\"threshold\": {}}",
        "\"kind\": \"mandatory\", \"takes\": {\"words\": {}}",
    );
    assert_eq!(codes(&none), ["number-without-threshold"]);
}

#[test]
fn an_adventure_and_a_card_that_draw_each_other_are_reported() {
    let mut files = spoiled(
        A,
        "[{\"wilt\": {}}]",
        "[{\"malfunction_card\": {\"block\": \"living\"}}]",
    );
    assert!(codes(&files).is_empty());
    let cards = files.0.get_mut(C).unwrap();
    *cards = cards.replace(
        "[{\"stress\": {\"by\": 1}}]",
        "[{\"adventure\": {\"type\": \"build\", \"who\": \"performer\"}}]",
    );
    assert_eq!(codes(&files), ["looping-effect"]);
}

#[test]
fn a_missing_file_is_reported() {
    for name in [B, M, "it.ftl", IT, DECK_IT] {
        let mut files = good();
        files.0.remove(name);
        let told: Vec<_> = load(&files, "signal")
            .diagnostics
            .into_iter()
            .map(|d| (d.code, d.file))
            .collect();
        assert!(
            told.contains(&(Code::MissingFile, name.to_owned())),
            "{name}: {told:?}"
        );
    }
}

#[test]
fn a_third_language_may_have_gaps() {
    let mut files = good();
    files.0.insert(
        "signal/de.ftl".to_owned(),
        "echo = Echo.\n    .title = Echo\n".to_owned(),
    );
    let loaded = load(&files, "signal");
    assert!(!loaded.diagnostics.is_empty());
    assert!(!loaded.has_errors(), "{}", told(&loaded.diagnostics));
    assert_eq!(loaded.prose.0["de"].len(), 1);
}

#[test]
fn texts_of_an_unused_deck_are_not_reported_as_unused() {
    let mut files = good();
    files.0.insert(
        "decks/more.json".to_owned(),
        "{\"format\": 1, \"events\": [{\"id\": \"storm\"}]}".to_owned(),
    );
    for name in ["decks/en.ftl", "decks/it.ftl"] {
        *files.0.get_mut(name).unwrap() += "storm = A storm.\n    .title = Storm\n";
    }
    assert!(codes(&files).is_empty());
}
