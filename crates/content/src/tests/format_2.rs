//! Format 2: what needs it, and each fault in it once at its position.

mod standing;

use super::*;

const M: &str = "signal/mission.json";
const EN: &str = "signal/en.ftl";
const IT: &str = "signal/it.ftl";
const A: &str = "decks/adventures.json";
const C: &str = "decks/cards.json";

/// A told chance in the event `echo`, an untold one at the start, and an `if` with a text for each branch.
const START: &str = r#""start": [{"random": {"told": false, "ways": [
    {"id": "near", "weight": 2, "effects": [{"set_flag": "near"}]},
    {"id": "far", "effects": []}]}}],
  "events": ["#;
const ECHO: &str = r#""effects": [
        {"random": {"ways": [
          {"id": "calm", "effects": []},
          {"id": "storm", "effects": [{"stress": {"by": 1}}]}]}},
        {"if": {"text": "bearing", "when": {"flag": "near"}, "then": [{"stress": {"by": -1}}]}},"#;
const TEXTS: &str = "    .way-calm = The air is still.\n    .way-storm = The air is not.\n    .then-bearing = It is near.\n    .else-bearing = It is far.\n";
const NOTES: &str = "    .way-calm = L’aria è ferma.\n    .way-storm = L’aria non lo è.\n    .then-bearing = È vicino.\n    .else-bearing = È lontano.\n";

/// The good mission with chance and texts of branches, then with these edits.
fn edited(edits: &[(&str, &str, &str)]) -> Files {
    let mut files = good();
    let base = [
        (M, "\"format\": 1", "\"format\": 2"),
        (M, "\"events\": [", START),
        (
            M,
            "\"effects\": [\n        {\"if\": {\n          \"when\": {\"ask\"",
            &format!("{ECHO}\n        {{\"if\": {{\n          \"when\": {{\"ask\""),
        ),
        (
            EN,
            "    .title = Echo\n",
            &format!("    .title = Echo\n{TEXTS}"),
        ),
        (IT, "    .ask-outside", &format!("{NOTES}    .ask-outside")),
    ];
    replace(&mut files, base.iter().chain(edits));
    files
}

#[test]
fn a_mission_of_format_2_loads_with_its_optional_texts() {
    let loaded = load(&edited(&[]), "signal");
    assert_eq!(told(&loaded.diagnostics), "");
    let mission = loaded.mission.expect("it loads");
    assert_eq!((mission.sheet.format, mission.newest_format), (2, 2));
    let texts: Vec<&str> = mission
        .optional_texts
        .iter()
        .map(|(_, attribute)| attribute.as_str())
        .collect();
    assert_eq!(texts, ["else-bearing", "then-bearing"]);
}

/// A sentence for each branch is what happens: the table hears the one that fits.
#[test]
fn an_if_that_only_says_something_is_no_fault() {
    let spoken = "\"when\": {\"flag\": \"near\"}, \"then\": [{\"stress\": {\"by\": -1}}]";
    for branches in [
        "\"then\": []",
        "\"then\": [{\"stress\": {\"by\": -1}}], \"else\": [{\"stress\": {\"by\": -1}}]",
    ] {
        let loaded = load(
            &edited(&[(
                M,
                spoken,
                &format!("\"when\": {{\"flag\": \"near\"}}, {branches}"),
            )]),
            "signal",
        );
        assert_eq!(told(&loaded.diagnostics), "", "{branches}");
    }
}

#[test]
fn a_mission_of_format_1_has_neither() {
    let mission = load(&good(), "signal").mission.expect("it loads");
    assert_eq!(
        (mission.newest_format, mission.optional_texts.len()),
        (1, 0)
    );
}

#[test]
fn each_fault_of_format_2_is_reported_once_at_its_position() {
    let faults: &[Faulty<'_>] = &[
        (
            &[(M, "\"format\": 2", "\"format\": 1")],
            Code::NeedsFormat2,
            M,
            "\"start\": [",
        ),
        (
            &[
                (
                    M,
                    "\"weight\": 2, \"effects\": [{\"set",
                    "\"weight\": 0, \"effects\": [{\"set",
                ),
                (M, "\"id\": \"far\"", "\"id\": \"far\", \"weight\": 0"),
            ],
            Code::ChanceOfNothing,
            M,
            "\"start\": [",
        ),
        (
            &[(
                M,
                "[{\"set_flag\": \"near\"}]",
                "[{\"set_flag\": \"near\"}, {\"stress\": {\"by\": 1}}]",
            )],
            Code::UntoldShows,
            M,
            "\"near\", \"weight\"",
        ),
        (
            &[
                (M, "{\"id\": \"calm\", \"effects\": []},", ""),
                (EN, "    .way-calm = The air is still.\n", ""),
                (IT, "    .way-calm = L’aria è ferma.\n", ""),
            ],
            Code::OptionCount,
            M,
            "{\"random\": {\"ways\"",
        ),
        (
            &[
                (M, "\"id\": \"storm\"", "\"id\": \"calm\""),
                (EN, "    .way-storm = The air is not.\n", ""),
                (IT, "    .way-storm = L’aria non lo è.\n", ""),
            ],
            Code::DuplicateOption,
            M,
            "\"id\": \"calm\", \"effects\": [{",
        ),
        (
            &[(EN, "    .way-calm = The air is still.\n", "")],
            Code::MissingAttribute,
            EN,
            "echo =",
        ),
        (
            &[
                (
                    EN,
                    "    .then-bearing = It is near.\n    .else-bearing = It is far.\n",
                    "",
                ),
                (
                    IT,
                    "    .then-bearing = È vicino.\n    .else-bearing = È lontano.\n",
                    "",
                ),
            ],
            Code::BranchWithoutText,
            M,
            "\"text\": \"bearing\"",
        ),
        (
            &[(EN, "    .else-bearing = It is far.\n", "")],
            Code::TextInOneLanguage,
            IT,
            ".else-bearing",
        ),
        (
            &[(
                M,
                "\"if\": {\n          \"when\": {\"ask\"",
                "\"if\": {\n          \"text\": \"bearing\", \"when\": {\"ask\"",
            )],
            Code::DuplicateBranch,
            M,
            "\"text\": \"bearing\", \"when\": {\"ask\"",
        ),
        (
            &[
                (
                    M,
                    "\"text\": \"bearing\"",
                    "\"text\": \"bearing-variant-2\"",
                ),
                (EN, ".then-bearing", ".then-bearing-variant-2"),
                (IT, ".then-bearing", ".then-bearing-variant-2"),
                (EN, "    .else-bearing = It is far.\n", ""),
                (IT, "    .else-bearing = È lontano.\n", ""),
            ],
            Code::ReservedId,
            M,
            "\"text\": \"bearing-variant-2\"",
        ),
        (
            &[
                (M, "\"flag\": \"near\"", "\"stress\": {}"),
                (
                    M,
                    "{\"set_flag\": \"near\"}",
                    "{\"count\": {\"counter\": \"near\", \"by\": 1}}",
                ),
            ],
            Code::ConditionOpen,
            M,
            "\"stress\": {}",
        ),
        (
            &[(
                M,
                "\"flag\": \"near\"",
                "\"wounds\": {\"who\": \"chosen\", \"at_least\": 1}",
            )],
            Code::ConditionOfChosen,
            M,
            "\"who\": \"chosen\", \"at_least\"",
        ),
        (
            &[(
                M,
                "\"flag\": \"near\"",
                "\"hurt\": {\"at_least\": 3, \"at_most\": 2}",
            )],
            Code::EmptyRange,
            M,
            "\"at_least\": 3, \"at_most\"",
        ),
        (
            &[(
                M,
                "\"flag\": \"near\"",
                "\"explored\": {\"ring\": 4, \"at_least\": 1}",
            )],
            Code::OutOfRange,
            M,
            "\"ring\": 4, \"at_least\"",
        ),
        (
            &[(M, "\"flag\": \"near\"", "\"remembered\": \"nobody\"")],
            Code::PersonNeverRemembered,
            M,
            "\"remembered\": \"nobody\"",
        ),
        (
            &[(
                M,
                "{\"stress\": {\"by\": -1}}",
                "{\"remember\": {\"as\": \"hand-to\", \"who\": \"drawn\"}}",
            )],
            Code::PersonReserved,
            M,
            "\"hand-to\"",
        ),
        (
            &[(
                M,
                "{\"set_flag\": \"near\"}",
                "{\"remember\": {\"as\": \"near\", \"who\": \"chosen\"}}",
            )],
            Code::UntoldShows,
            M,
            "{\"remember\"",
        ),
        (
            &[(
                M,
                "{\"stress\": {\"by\": -1}}",
                "{\"close_event\": \"echoes\"}",
            )],
            Code::UnknownId,
            M,
            "\"close_event\"",
        ),
        (
            &[(
                M,
                "{\"stress\": {\"by\": -1}}",
                "{\"bring_event\": \"echoes\"}",
            )],
            Code::UnknownId,
            M,
            "\"bring_event\"",
        ),
        (
            &[(M, "\"weight\": 3", "\"weight\": 0")],
            Code::EventNeverBrought,
            M,
            "\"weight\": 0",
        ),
        (
            &[
                (A, "\"format\": 1", "\"format\": 2"),
                (
                    A,
                    "\"id\": \"keep\",",
                    "\"id\": \"keep\", \"when\": {\"stress\": {\"at_most\": 3}},",
                ),
                (
                    A,
                    "\"id\": \"burn\",",
                    "\"id\": \"burn\", \"pays\": [{\"supply\": {\"resource\": \"energy\", \"count\": 1}}],",
                ),
            ],
            Code::NoOptionLeft,
            A,
            "{\"id\": \"culture\"",
        ),
        (
            &[(M, "\"flag\": \"near\"", "\"event_open\": \"echoes\"")],
            Code::UnknownId,
            M,
            "\"event_open\"",
        ),
        (
            &[(
                M,
                "\"flag\": \"near\"",
                "\"productivity\": {\"facility\": \"lab\", \"at_least\": 1}",
            )],
            Code::InvalidFacility,
            M,
            "\"productivity\": {\"facility\": \"lab\"",
        ),
    ];
    every_fault(faults, edited);
}

/// The good mission with dice by crew and cards with tags, then with these edits.
fn tagged(edits: &[(&str, &str, &str)]) -> Files {
    let mut files = good();
    let base = [
        (M, "\"format\": 1", "\"format\": 2"),
        (
            M,
            "\"living\": [2]",
            "\"living\": {\"2\": [1], \"3\": [1, 2], \"4\": [2]}",
        ),
        (
            M,
            "\"decks\": [",
            "\"without\": [\"water\"],\n  \"decks\": [",
        ),
        (
            M,
            "\"id\": \"echo\",",
            "\"id\": \"echo\", \"tags\": [\"mail\"],",
        ),
        (C, "\"format\": 1", "\"format\": 2"),
        (
            C,
            "\"id\": \"cold-beds\",",
            "\"id\": \"cold-beds\", \"tags\": [\"water\"],",
        ),
        (
            C,
            "\"malfunctions\": [",
            "\"malfunctions\": [\n    {\"id\": \"dark-beds\", \"block\": \"living\", \"keywords\": [\"complication\", \"med_lab\"], \"effects\": [{\"stress\": {\"by\": 1}}]},",
        ),
        (
            "decks/en.ftl",
            "cold-beds =",
            "dark-beds = The beds are dark.\n    .title = Dark beds\ncold-beds =",
        ),
        (
            "decks/it.ftl",
            "cold-beds =",
            "dark-beds = I letti sono al buio.\n    .title = Letti al buio\ncold-beds =",
        ),
    ];
    replace(&mut files, base.iter().chain(edits));
    files
}

#[test]
fn each_fault_of_dice_and_tags_is_reported_once_at_its_position() {
    let loaded = load(&tagged(&[]), "signal");
    assert_eq!(told(&loaded.diagnostics), "");
    let sheet = serde_json::to_value(&loaded.mission.expect("it loads").sheet.sheet).expect("JSON");
    assert_eq!(
        sheet["dice"],
        serde_json::json!({"working": [1, 2], "living": {"2": [1], "3": [1, 2], "4": [2]}}),
        "as written"
    );
    let faults: &[Faulty<'_>] = &[
        (
            &[(M, "\"format\": 2", "\"format\": 1")],
            Code::NeedsFormat2,
            M,
            "\"living\": {",
        ),
        (
            &[(C, "\"format\": 2", "\"format\": 1")],
            Code::NeedsFormat2,
            C,
            "\"tags\": [",
        ),
        (
            &[(M, "\"3\": [1, 2], \"4\": [2]}", "\"3\": [1, 2]}")],
            Code::MissingField,
            M,
            "\"living\": {",
        ),
        (
            &[(M, "\"3\": [1, 2], \"4\"", "\"3\": [1, 20], \"5\"")],
            Code::UnknownField,
            M,
            "\"living\": {",
        ),
        (
            &[(M, "\"3\": [1, 2]", "\"3\": [1, 21]")],
            Code::OutOfRange,
            M,
            "\"living\": {",
        ),
        (
            &[(M, "\"3\": [1, 2]", "\"3\": 1")],
            Code::WrongType,
            M,
            "\"living\": {",
        ),
        (
            &[(M, "\"tags\": [\"mail\"]", "\"tags\": [\"Mail\"]")],
            Code::BadId,
            M,
            "\"Mail\"",
        ),
        (
            &[(
                C,
                "\"id\": \"dark-beds\",",
                "\"id\": \"dark-beds\", \"tags\": [\"water\"],",
            )],
            Code::TagEmptiesDeck,
            M,
            "\"without\"",
        ),
    ];
    every_fault(faults, tagged);
}

/// The good mission with a set-up of its own, then with these edits.
fn set_up(edits: &[(&str, &str, &str)]) -> Files {
    let mut files = good();
    let steps = r#""set_up": [
    {"id": "worn", "astronauts": {"from": 3}, "lay": {"broken": {"count": {"2": 1, "3": 1, "4": 1}}}},
    {"id": "hatch", "effects": [{"random": {"ways": [{"id": "lab", "effects": [{"wilt": {}}]}, {"id": "farm"}]}}]}],
  "events": ["#;
    let base = [
        (M, "\"format\": 1", "\"format\": 2"),
        (M, "\"events\": [", steps),
        (
            EN,
            "strength =\n",
            "worn = It is old.\nhatch = A hatch was open.\n    .way-lab = At the Lab.\n    .way-farm = At the Farm.\nstrength =\n",
        ),
        (
            IT,
            "strength =\n",
            "worn = È vecchio.\nhatch = Era aperto un portello.\n    .way-lab = Al Laboratorio.\n    .way-farm = Alla Fattoria.\nstrength =\n",
        ),
    ];
    replace(&mut files, base.iter().chain(edits));
    files
}

#[test]
fn each_fault_of_a_set_up_is_reported_once_at_its_position() {
    assert_eq!(told(&load(&set_up(&[]), "signal").diagnostics), "");
    let faults: &[Faulty<'_>] = &[
        (
            &[(M, "\"format\": 2", "\"format\": 1")],
            Code::NeedsFormat2,
            M,
            "\"set_up\": [",
        ),
        (
            &[(M, "{\"from\": 3}", "{\"from\": 5}")],
            Code::SetUpForNobody,
            M,
            "{\"from\": 5}",
        ),
        (
            &[(
                M,
                "[{\"wilt\": {}}]",
                "[{\"wound\": {\"who\": \"chosen\", \"count\": 1}}]",
            )],
            Code::SetUpAsks,
            M,
            "\"who\": \"chosen\", \"count\": 1}}]},",
        ),
        (
            &[(
                M,
                "[{\"wilt\": {}}]",
                "[{\"malfunction_card\": {\"block\": \"living\"}}]",
            )],
            Code::SetUpAsks,
            M,
            "\"id\": \"hatch\"",
        ),
        (
            &[(M, "\"4\": 1}}}", "\"4\": -1}}}")],
            Code::OutOfRange,
            M,
            "\"4\": -1}}}",
        ),
        (
            &[(EN, "worn = It is old.\n", "")],
            Code::MissingMessage,
            M,
            "\"id\": \"worn\"",
        ),
    ];
    every_fault(faults, set_up);
}

/// The good mission with a track and an action that nobody knows at first, then with these edits.
fn hiding(edits: &[(&str, &str, &str)]) -> Files {
    let mut files = good();
    let base = [
        (M, "\"format\": 1", "\"format\": 2"),
        (
            M,
            "\"tracks\": [",
            "\"tracks\": [{\"id\": \"charge\", \"hidden\": true, \"start\": 0, \"min\": 0, \"max\": 3},\n  ",
        ),
        (
            M,
            "\"actions\": [",
            "\"actions\": [{\"id\": \"ground\", \"hidden\": true, \"cost\": {\"pawns\": 1}, \"effects\": [{\"track\": {\"track\": \"charge\", \"by\": -1}}]},\n  ",
        ),
        (
            M,
            "\"events\": [",
            "\"start\": [\n  {\"random\": {\"told\": false, \"ways\": [{\"id\": \"dry\", \"effects\": [{\"track\": {\"track\": \"charge\", \"by\": 1}}]}, {\"id\": \"wet\", \"effects\": []}]}},\n  {\"reveal\": \"charge\"},\n  {\"reveal\": \"ground\"}],\n  \"events\": [",
        ),
        (
            EN,
            "echo =",
            "charge =\n    .title = Charge\nground = Ground the mast.\n    .title = Ground It\necho =",
        ),
        (
            IT,
            "echo =",
            "charge =\n    .title = Carica\nground = Mettete a terra.\n    .title = A terra\necho =",
        ),
    ];
    replace(&mut files, base.iter().chain(edits));
    files
}

#[test]
fn each_fault_of_what_is_hidden_is_reported_once_at_its_position() {
    assert_eq!(told(&load(&hiding(&[]), "signal").diagnostics), "");
    let first = (M, "\"format\": 2", "\"format\": 1");
    let faults: &[Faulty<'_>] = &[
        (&[first], Code::NeedsFormat2, M, "\"start\": [\n"),
        (
            &[
                (M, "{\"reveal\": \"ground\"}", "{\"reveal\": \"grund\"}"),
                (
                    M,
                    "\"id\": \"ground\", \"hidden\": true",
                    "\"id\": \"ground\"",
                ),
            ],
            Code::UnknownId,
            M,
            "grund",
        ),
        (
            &[(
                M,
                "{\"reveal\": \"ground\"}",
                "{\"set_flag\": \"ground-it\"}",
            )],
            Code::NeverRevealed,
            M,
            "\"id\": \"ground\"",
        ),
        (
            &[(M, ",\n  {\"reveal\": \"charge\"}", "")],
            Code::NeverRevealed,
            M,
            "\"id\": \"charge\"",
        ),
        (
            &[(
                M,
                "\"id\": \"ground\", \"hidden\": true",
                "\"id\": \"ground\", \"hidden\": false",
            )],
            Code::NotHidden,
            M,
            "{\"reveal\": \"ground\"}",
        ),
        (
            &[(
                M,
                "\"track\": \"charge\", \"by\": 1",
                "\"track\": \"strength\", \"by\": 1",
            )],
            Code::UntoldShows,
            M,
            "\"dry\"",
        ),
    ];
    every_fault(faults, hiding);
}

/// The good mission with actions that have a place, then with these edits.
fn placed(edits: &[(&str, &str, &str)]) -> Files {
    let mut files = good();
    let base = [
        (M, "\"format\": 1", "\"format\": 2"),
        (
            M,
            "\"type\": \"research\", \"cost\"",
            "\"type\": \"research\", \"at\": {\"regions\": [{\"ring\": 2, \"direction\": \"nw\"}]}, \"cost\"",
        ),
        (
            M,
            "\"actions\": [",
            "\"actions\": [{\"id\": \"look\", \"at\": {\"facility\": \"lab\"}, \"cost\": {\"pawns\": 1}, \"effects\": [{\"stress\": {\"by\": -1}}]},\n  ",
        ),
        (
            EN,
            "echo =",
            "look = Look at it.\n    .title = Look\necho =",
        ),
        (
            IT,
            "echo =",
            "look = Guardate.\n    .title = Uno sguardo\necho =",
        ),
    ];
    replace(&mut files, base.iter().chain(edits));
    files
}

#[test]
fn each_fault_of_a_place_is_reported_once_at_its_position() {
    assert_eq!(told(&load(&placed(&[]), "signal").diagnostics), "");
    let faults: &[Faulty<'_>] = &[
        (
            &[(M, "\"format\": 2", "\"format\": 1")],
            Code::NeedsFormat2,
            M,
            "{\"facility\": \"lab\"}",
        ),
        (
            &[(
                M,
                "{\"ring\": 2, \"direction\": \"nw\"}",
                "{\"ring\": 4, \"direction\": \"nw\"}",
            )],
            Code::OutOfRange,
            M,
            "\"ring\": 4",
        ),
        (
            &[(
                M,
                "{\"facility\": \"lab\"}, \"cost\"",
                "{\"facility\": \"solar_panel\"}, \"cost\"",
            )],
            Code::InvalidFacility,
            M,
            "{\"facility\": \"solar_panel\"}, \"cost\"",
        ),
    ];
    every_fault(faults, placed);
}

/// The good mission with objectives that depend on time and on each other, then with these edits.
fn ordered(edits: &[(&str, &str, &str)]) -> Files {
    let mut files = good();
    let base = [
        (M, "\"format\": 1", "\"format\": 2"),
        (
            M,
            "\"takes\": {\"build\": {\"facility\": \"farm\"}}}",
            "\"takes\": {\"build\": {\"facility\": \"farm\"}}, \"either\": \"way\"}",
        ),
        (
            M,
            "\"goal\": 4, \"step\": 2}",
            "\"goal\": 4, \"step\": 2, \"either\": \"way\"}",
        ),
        (
            M,
            "\"reward\": [{\"morale\": {\"by\": 1}}]}",
            "\"reward\": [{\"morale\": {\"by\": 1}}], \"after\": [\"second-farm\"], \"deadline\": {\"before_end\": 1}}",
        ),
        (
            EN,
            "    .title = Second Farm\n",
            "    .title = Second Farm\n    .closed = No farm is needed.\n",
        ),
        (IT, "second-farm =", "unused ="),
        (IT, "unused =", "second-farm ="),
        (
            EN,
            "    .title = Strong signal\n",
            "    .title = Strong signal\n    .failed = It stays weak.\n",
        ),
    ];
    replace(&mut files, base.iter().chain(edits));
    let it = files.0.get_mut(IT).expect("Italian");
    for (id, line) in [
        ("second-farm", "    .closed = Non serve nessuna Fattoria.\n"),
        ("strong-signal", "    .failed = Resta debole.\n"),
    ] {
        let start = it.find(&format!("\n{id} =")).expect("the message") + 1;
        let end = it[start..].find('\n').expect("a line") + start + 1;
        it.insert_str(end, line);
    }
    files
}

#[test]
fn each_fault_of_the_order_of_objectives_is_reported_once_at_its_position() {
    let loaded = load(&ordered(&[]), "signal");
    assert_eq!(told(&loaded.diagnostics), "");
    let texts = loaded.mission.expect("it loads").optional_texts;
    assert!(
        texts.contains(&("second-farm".into(), "closed".into()))
            && texts.contains(&("strong-signal".into(), "failed".into()))
    );
    let faults: &[Faulty<'_>] = &[
        (
            &[(M, "\"format\": 2", "\"format\": 1")],
            Code::NeedsFormat2,
            M,
            "\"either\": \"way\"",
        ),
        (
            &[(
                M,
                "\"after\": [\"second-farm\"]",
                "\"after\": [\"third-farm\"]",
            )],
            Code::UnknownId,
            M,
            "\"third-farm\"",
        ),
        (
            &[(
                M,
                "\"after\": [\"second-farm\"]",
                "\"after\": [\"strong-signal\"]",
            )],
            Code::AfterCircle,
            M,
            "\"after\": [",
        ),
        (
            &[(
                M,
                "\"goal\": 4, \"step\": 2, \"either\": \"way\"}",
                "\"goal\": 4, \"step\": 2}",
            )],
            Code::EitherAlone,
            M,
            "\"either\": \"way\"",
        ),
        (
            &[(
                M,
                "\"id\": \"tune-antenna\", \"kind\": \"mandatory\"",
                "\"id\": \"tune-antenna\", \"kind\": \"optional\"",
            )],
            Code::EitherMixed,
            M,
            "\"id\": \"tune-antenna\"",
        ),
        (
            &[(M, "{\"before_end\": 1}", "{\"before_end\": 25}")],
            Code::OutOfRange,
            M,
            "{\"before_end\": 25}",
        ),
        (
            &[(M, "{\"before_end\": 1}", "{\"after_end\": 1}")],
            Code::UnknownField,
            M,
            "{\"after_end\": 1}",
        ),
        (
            &[(
                M,
                "\"events\": [",
                "\"start\": [{\"fail_objective\": \"strong-signal\"}],\n  \"events\": [",
            )],
            Code::FailsAlways,
            M,
            "\"start\": [",
        ),
        (
            &[(EN, "    .closed = No farm is needed.\n", "")],
            Code::TextInOneLanguage,
            IT,
            ".closed",
        ),
        (
            &[(
                M,
                "\"events\": [",
                "\"start\": [{\"change_goal\": {\"objective\": \"strong-signal\", \"to\": 0}}],\n  \"events\": [",
            )],
            Code::OutOfRange,
            M,
            "\"start\": [",
        ),
        (
            &[(
                M,
                "\"events\": [",
                "\"start\": [{\"change_goal\": {\"objective\": \"stronger-signal\", \"to\": 2}}],\n  \"events\": [",
            )],
            Code::UnknownId,
            M,
            "\"start\": [",
        ),
        (
            &[(
                M,
                "{\"threshold\": {}}",
                "{\"threshold\": {\"counts\": {\"brokken\": {}}}}",
            )],
            Code::UnknownValue,
            M,
            "\"brokken\"",
        ),
    ];
    every_fault(faults, ordered);
}

/// The good mission with an Objective token, then with these edits.
fn with_token(edits: &[(&str, &str, &str)]) -> Files {
    let mut files = good();
    let tokens = r#""tokens": [
    {"id": "cairn", "colour": "red", "number": "3", "at": {"region": {"ring": 1, "direction": "s"}}},
    {"id": "seal", "colour": "black", "number": "B", "grants": [{"morale": {"by": 1}}]}],
  "start": [{"lay_token": {"token": "seal", "at": {"facility": "lab"}}},
    {"if": {"when": {"token": {"token": "cairn", "is": "lying"}}, "then": [{"take_token": "cairn"}, {"discard_token": "seal"}]}}],
  "events": ["#;
    let base = [
        (M, "\"format\": 1", "\"format\": 2"),
        (M, "\"events\": [", tokens),
    ];
    replace(&mut files, base.iter().chain(edits));
    files
}

#[test]
fn each_fault_of_an_objective_token_is_reported_once_at_its_position() {
    assert_eq!(told(&load(&with_token(&[]), "signal").diagnostics), "");
    let farm = "\"takes\": {\"build\": {\"facility\": \"farm\"}}";
    let faults: &[Faulty<'_>] = &[
        (
            &[(M, "\"format\": 2", "\"format\": 1")],
            Code::NeedsFormat2,
            M,
            "\"lay_token\"",
        ),
        (
            &[(M, "\"number\": \"3\"", "\"number\": \"long\"")],
            Code::TokenNumber,
            M,
            "\"long\"",
        ),
        (
            &[(
                M,
                "{\"lay_token\": {\"token\": \"seal\", \"at\": {\"facility\": \"lab\"}}}",
                "{\"morale\": {\"by\": 1}}",
            )],
            Code::TokenNeverLies,
            M,
            "\"id\": \"seal\"",
        ),
        (
            &[(
                M,
                "{\"discard_token\": \"seal\"}",
                "{\"discard_token\": \"sail\"}",
            )],
            Code::UnknownId,
            M,
            "\"sail\"",
        ),
        (
            &[(
                M,
                "\"token\": {\"token\": \"cairn\"",
                "\"token\": {\"token\": \"cairns\"",
            )],
            Code::UnknownId,
            M,
            "\"cairns\"",
        ),
        (
            &[(
                M,
                "{\"take_token\": \"cairn\"}",
                "{\"take_token\": \"stone\"}",
            )],
            Code::UnknownId,
            M,
            "\"stone\"",
        ),
        (
            &[(
                M,
                "\"ring\": 1, \"direction\": \"s\"}}}",
                "\"ring\": 4, \"direction\": \"s\"}}}",
            )],
            Code::OutOfRange,
            M,
            "4, \"direction\": \"s\"}}}",
        ),
        (
            &[(
                M,
                farm,
                "\"takes\": {\"gather\": {\"regions\": [{\"ring\": 1, \"direction\": \"s\"}]}}",
            )],
            Code::TokenTwice,
            M,
            "{\"region\": {\"ring\": 1, \"direction\": \"s\"}}}",
        ),
        (
            &[(
                M,
                farm,
                "\"takes\": {\"token_taken\": {\"tokens\": [\"stone\"]}}",
            )],
            Code::UnknownId,
            M,
            "\"stone\"",
        ),
    ];
    every_fault(faults, with_token);
}

/// The good mission with markers, then with these edits.
fn with_marks(edits: &[(&str, &str, &str)]) -> Files {
    let mut files = good();
    let marks = r#""marks": [{"id": "gravel", "most": 4}],
  "start": [{"mark": {"mark": "gravel", "on": {"region": {"ring": 2, "direction": "n"}}, "count": 4}},
    {"if": {"when": {"mark": {"mark": "gravel", "at_least": 3}}, "then": [{"unmark": {"mark": "gravel", "on": "sheet"}}]}}],
  "events": ["#;
    let base = [
        (M, "\"format\": 1", "\"format\": 2"),
        (M, "\"events\": [", marks),
        (
            EN,
            "strength =",
            "gravel =\n    .title = Gravel\nstrength =",
        ),
        (
            IT,
            "strength =",
            "gravel =\n    .title = Ghiaia\nstrength =",
        ),
    ];
    replace(&mut files, base.iter().chain(edits));
    files
}

#[test]
fn each_fault_of_a_marker_is_reported_once_at_its_position() {
    assert_eq!(told(&load(&with_marks(&[]), "signal").diagnostics), "");
    let faults: &[Faulty<'_>] = &[
        (
            &[(M, "\"format\": 2", "\"format\": 1")],
            Code::NeedsFormat2,
            M,
            "\"mark\": {\"mark\"",
        ),
        (
            &[(M, "\"most\": 4", "\"most\": 0")],
            Code::OutOfRange,
            M,
            "0}]",
        ),
        (
            &[(
                M,
                "{\"unmark\": {\"mark\": \"gravel\"",
                "{\"unmark\": {\"mark\": \"grave\"",
            )],
            Code::UnknownId,
            M,
            "\"grave\"",
        ),
        (
            &[(M, "\"on\": \"sheet\"", "\"on\": {\"action\": \"dig\"}")],
            Code::UnknownId,
            M,
            "\"dig\"",
        ),
        (
            &[(
                M,
                "{\"ring\": 2, \"direction\": \"n\"}}, \"count\"",
                "{\"ring\": 5, \"direction\": \"n\"}}, \"count\"",
            )],
            Code::OutOfRange,
            M,
            "5, \"direction\"",
        ),
    ];
    every_fault(faults, with_marks);
}

/// The good mission with a walker, then with these edits.
fn with_walker(edits: &[(&str, &str, &str)]) -> Files {
    let mut files = good();
    let walkers = r#""walkers": [{"id": "convoy", "path": [{"ring": 3, "direction": "w"}, {"ring": 2, "direction": "w"}], "moves": "production"}],
  "start": [{"if": {"when": {"walker": {"walker": "convoy", "at_least": 1}}, "then": [{"move_walker": {"walker": "convoy", "by": 1}}]}}],
  "events": ["#;
    let base = [
        (M, "\"format\": 1", "\"format\": 2"),
        (M, "\"events\": [", walkers),
        (
            EN,
            "strength =",
            "convoy =\n    .title = Convoy\n    .moves = On.\nstrength =",
        ),
        (
            IT,
            "strength =",
            "convoy =\n    .title = Convoglio\n    .moves = Avanti.\nstrength =",
        ),
    ];
    replace(&mut files, base.iter().chain(edits));
    files
}

#[test]
fn a_walker_loads_with_its_texts() {
    let arrives = [
        (EN, ".moves = On.", ".moves = On.\n    .arrives = Here."),
        (
            IT,
            ".moves = Avanti.",
            ".moves = Avanti.\n    .arrives = Qui.",
        ),
    ];
    let loaded = load(&with_walker(&arrives), "signal");
    assert_eq!(told(&loaded.diagnostics), "");
    let texts = loaded.mission.expect("it loads").optional_texts;
    for attribute in ["moves", "arrives"] {
        assert!(
            texts.contains(&("convoy".to_owned(), attribute.to_owned())),
            "{attribute}: {texts:?}"
        );
    }
}

#[test]
fn each_fault_of_a_walker_is_reported_once_at_its_position() {
    assert_eq!(told(&load(&with_walker(&[]), "signal").diagnostics), "");
    let faults: &[Faulty<'_>] = &[
        (
            &[(M, "\"format\": 2", "\"format\": 1")],
            Code::NeedsFormat2,
            M,
            "\"at_least\": 1",
        ),
        (
            &[(
                M,
                ", {\"ring\": 2, \"direction\": \"w\"}], \"moves\"",
                "], \"moves\"",
            )],
            Code::WrongLength,
            M,
            "\"convoy\", \"path\"",
        ),
        (
            &[(M, "\"moves\": \"production\"", "\"moves\": \"sometimes\"")],
            Code::UnknownValue,
            M,
            "\"sometimes\"",
        ),
        (
            &[(M, "\"moves\": \"production\"", "\"speed\": 0")],
            Code::OutOfRange,
            M,
            "0}]",
        ),
        (
            &[(M, "\"moves\": \"production\"", "\"hidden\": true")],
            Code::NeverRevealed,
            M,
            "true}],\n  \"start\"",
        ),
        (
            &[(
                M,
                "{\"move_walker\": {\"walker\": \"convoy\", \"by\": 1}}",
                "{\"reveal\": \"convoy\"}",
            )],
            Code::NotHidden,
            M,
            "{\"reveal\"",
        ),
        (
            &[(
                M,
                "{\"move_walker\": {\"walker\": \"convoy\"",
                "{\"move_walker\": {\"walker\": \"convoi\"",
            )],
            Code::UnknownId,
            M,
            "\"convoi\"",
        ),
        (
            &[(
                M,
                "{\"walker\": \"convoy\", \"at_least\": 1}",
                "{\"walker\": \"convoy\"}",
            )],
            Code::ConditionOpen,
            M,
            "{\"if\": {\"when\": {\"walker\"",
        ),
        (
            &[(
                M,
                "{\"ring\": 3, \"direction\": \"w\"}",
                "{\"ring\": 4, \"direction\": \"w\"}",
            )],
            Code::OutOfRange,
            M,
            "4, \"direction\"",
        ),
    ];
    every_fault(faults, with_walker);
}

/// The good mission with what steps lay out, then with these edits.
fn with_lay(edits: &[(&str, &str, &str)]) -> Files {
    let mut files = good();
    let steps = r#""set_up": [
    {"id": "old-road", "lay": {"explored": {"region": {"ring": 1, "direction": "s"}, "samples": 1}}},
    {"id": "panel", "lay": {"built": {"facility": "solar_panel"}}},
    {"id": "ill", "lay": {"conditions": {"who": "everyone", "count": 1}}},
    {"id": "green", "lay": {"skills": {"who": "first_player", "locked": true}}}],
  "events": ["#;
    let texts = "old-road = One.\npanel = Two.\nill = Three.\ngreen = Four.\nstrength =";
    let base = [
        (M, "\"format\": 1", "\"format\": 2"),
        (M, "\"events\": [", steps),
        (EN, "strength =", texts),
        (IT, "strength =", texts),
    ];
    replace(&mut files, base.iter().chain(edits));
    files
}

#[test]
fn each_fault_of_what_a_step_lays_is_reported_once_at_its_position() {
    assert_eq!(told(&load(&with_lay(&[]), "signal").diagnostics), "");
    let faults: &[Faulty<'_>] = &[
        (
            &[(M, "\"samples\": 1", "\"samples\": 7")],
            Code::OutOfRange,
            M,
            "7}}}",
        ),
        (
            &[(
                M,
                "{\"ring\": 1, \"direction\": \"s\"}, \"samples\"",
                "{\"ring\": 4, \"direction\": \"s\"}, \"samples\"",
            )],
            Code::OutOfRange,
            M,
            "4, \"direction\"",
        ),
        (
            &[(M, "\"samples\": 1", "\"features\": [\"lake\"]")],
            Code::UnknownValue,
            M,
            "\"lake\"",
        ),
        (
            &[(M, "\"solar_panel\"}}}", "\"lab\"}}}")],
            Code::InvalidFacility,
            M,
            "\"lab\"}}}",
        ),
        (
            &[(M, "\"count\": 1}}}", "\"count\": 0}}}")],
            Code::OutOfRange,
            M,
            "0}}}",
        ),
        (
            &[(
                M,
                "{\"who\": \"first_player\", \"locked\"",
                "{\"who\": \"chosen\", \"locked\"",
            )],
            Code::SetUpAsks,
            M,
            "\"chosen\", \"locked\"",
        ),
    ];
    every_fault(faults, with_lay);
}

fn every_fault(faults: &[Faulty<'_>], edited: fn(&[(&str, &str, &str)]) -> Files) {
    let mut wrong = Vec::new();
    for (edits, code, file, piece) in faults {
        let files = edited(edits);
        let diagnostics = load(&files, "signal").diagnostics;
        let expected = format!("{file}:{} {}", line_of(&files, file, piece), code.id());
        let found: Vec<String> = diagnostics
            .iter()
            .map(|d| format!("{}:{} {}", d.file, d.line, d.code.id()))
            .collect();
        if found != [expected.clone()] {
            wrong.push(format!(
                "{edits:?}\n  expected {expected}\n  found {}",
                told(&diagnostics)
            ));
        }
    }
    assert!(
        wrong.is_empty(),
        "{} of {}:\n{}",
        wrong.len(),
        faults.len(),
        wrong.join("\n")
    );
}

/// A track at whose highest space something happens, and a loss.
const ENDS: &str = r#""max": 6, "ends": [{"at": 6, "text": "loud", "effects": [{"end_mission": "ending-lost"}]},
      {"at": 0, "once": true, "effects": [{"sols": {"by": 1}}]}]}"#;
const LOSES: &str = r#""loses": [{"id": "no-strength", "when": {"track": {"track": "strength", "at_most": 1}}, "ending": "ending-lost"}],
  "events": ["#;

/// The good mission with what ends it, then with these edits.
fn ending(edits: &[(&str, &str, &str)]) -> Files {
    let mut files = good();
    let base = [
        (M, "\"format\": 1", "\"format\": 2"),
        (M, "\"max\": 6}", ENDS),
        (M, "\"events\": [", LOSES),
        (
            M,
            "{\"instruct\": {\"text\": \"listen\"}}",
            "{\"instruct\": {\"text\": \"listen\"}}, {\"track\": {\"track\": \"strength\", \"by\": -1}}",
        ),
        (
            EN,
            "strength =\n    .title = Signal\n",
            "strength =\n    .title = Signal\n    .end-loud = It is too loud.\nno-strength = It is gone.\n    .title = Gone\n",
        ),
        (
            IT,
            "strength =\n",
            "no-strength = È sparito.\n    .title = Sparito\nstrength =\n    .end-loud = È troppo forte.\n",
        ),
    ];
    replace(&mut files, base.iter().chain(edits));
    files
}

#[test]
fn each_fault_of_what_ends_a_mission_is_reported_once_at_its_position() {
    assert_eq!(told(&load(&ending(&[]), "signal").diagnostics), "");
    let faults: &[Faulty<'_>] = &[
        (
            &[(M, "\"format\": 2", "\"format\": 1")],
            Code::NeedsFormat2,
            M,
            "\"loses\": [",
        ),
        (
            &[(M, "{\"at\": 0", "{\"at\": -1")],
            Code::EndOffTrack,
            M,
            "{\"at\": -1",
        ),
        (
            &[(M, "{\"at\": 0", "{\"at\": 6")],
            Code::DuplicateEnd,
            M,
            "{\"at\": 6, \"once\"",
        ),
        (
            &[(M, "{\"at\": 0", "{\"at\": 3")],
            Code::EndAtStart,
            M,
            "{\"at\": 3",
        ),
        (
            &[(
                M,
                "\"end_mission\": \"ending-lost\"",
                "\"end_mission\": \"ending-died\"",
            )],
            Code::EndingNotEndable,
            M,
            "\"ending-died\"}]",
        ),
        (
            &[(
                M,
                "\"end_mission\": \"ending-lost\"",
                "\"end_mission\": \"silent\"",
            )],
            Code::UnknownId,
            M,
            "\"silent\"",
        ),
        (
            &[(
                M,
                "\"ending\": \"ending-lost\"",
                "\"ending\": \"ending-won\"",
            )],
            Code::LossWithoutEnding,
            M,
            "\"ending\": \"ending-won\"",
        ),
        (
            &[(M, "\"ending\": \"ending-lost\"", "\"ending\": \"silent\"")],
            Code::UnknownId,
            M,
            "\"ending\": \"silent\"",
        ),
        (
            &[
                (
                    M,
                    "\"when\": {\"track\": {\"track\": \"strength\", \"at_most\": 1}}",
                    "\"when\": {\"ask\": \"gone\"}",
                ),
                (
                    EN,
                    "    .title = Gone\n",
                    "    .title = Gone\n    .ask-gone = Is it gone?\n",
                ),
                (
                    IT,
                    "    .title = Sparito\n",
                    "    .title = Sparito\n    .ask-gone = È sparito?\n",
                ),
            ],
            Code::AskInHiddenEvent,
            M,
            "\"ask\": \"gone\"",
        ),
        (
            &[(
                M,
                "\"when\": {\"track\": {\"track\": \"strength\", \"at_most\": 1}}",
                "\"when\": {\"stress\": {\"at_least\": 9}}",
            )],
            Code::AskInHiddenEvent,
            M,
            "\"stress\"",
        ),
        (
            &[(EN, "    .end-loud = It is too loud.\n", "")],
            Code::MissingAttribute,
            EN,
            "strength =",
        ),
        (
            &[(EN, "no-strength = It is gone.\n    .title = Gone\n", "")],
            Code::MissingMessage,
            M,
            "\"no-strength\"",
        ),
    ];
    every_fault(faults, ending);
}

#[test]
fn texts_read_aloud_may_name_whom_the_mission_remembers_and_titles_may_not() {
    let remember = (
        M,
        "{\"stress\": {\"by\": -1}}",
        "{\"remember\": {\"as\": \"hand\", \"who\": \"chosen\"}}",
    );
    let codes = |english: &str, italian: &str, title: &str| {
        let files = edited(&[
            remember,
            (EN, "It is near.", english),
            (IT, "È vicino.", italian),
            (EN, ".title = Echo", &format!(".title = {title}")),
        ]);
        load(&files, "signal")
            .diagnostics
            .into_iter()
            .map(|found| found.code)
            .collect::<Vec<_>>()
    };
    assert_eq!(
        codes("{ $hand-cap } hears it.", "Lo sente { $hand }.", "Echo"),
        [],
        "the forms may differ"
    );
    assert_eq!(
        codes("{ $hand } hears it.", "È vicino.", "Echo"),
        [Code::VariablesDiffer]
    );
    assert_eq!(
        codes("It is near.", "È vicino.", "Echo of { $hand }"),
        [Code::UnknownVariable]
    );
    assert_eq!(
        codes("{ $band } hears it.", "{ $band } lo sente.", "Echo"),
        [Code::UnknownVariable; 2]
    );
    let mission = load(&edited(&[remember]), "signal")
        .mission
        .expect("it loads");
    assert!(mission.people.contains("hand"));
}

#[test]
fn the_numbers_of_a_counter_depend_on_the_format() {
    let counter = |format: &str, numbers: &str| {
        let counter = format!("{{\"counter\": {{\"counter\": \"steps\"{numbers}}}}}");
        let mut files = good();
        let text = files.0.get_mut(M).expect("the mission");
        *text = text.replacen("\"format\": 1", format, 1).replacen(
            "{\"not\": {\"flag\": \"heard\"}}",
            &counter,
            1,
        );
        load(&files, "signal")
            .diagnostics
            .into_iter()
            .map(|found| found.code)
            .collect::<Vec<_>>()
    };
    let (first, second) = ("\"format\": 1", "\"format\": 2");
    assert_eq!(counter(first, ", \"at_least\": 1"), []);
    assert_eq!(counter(first, ""), [Code::MissingField]);
    assert_eq!(counter(first, ", \"at_most\": 1"), [Code::NeedsFormat2]);
    assert_eq!(counter(second, ", \"at_most\": 1"), []);
    assert_eq!(
        counter(second, ""),
        [Code::Format2Unneeded, Code::ConditionOpen]
    );
}

#[test]
fn a_gap_between_wordings_is_reported_in_both_languages() {
    let files = edited(&[
        (
            EN,
            "    .then-bearing",
            "    .then-bearing-variant-3 = Nearer.\n    .then-bearing",
        ),
        (
            IT,
            "    .then-bearing",
            "    .then-bearing-variant-3 = Più vicino.\n    .then-bearing",
        ),
    ]);
    let found: Vec<_> = load(&files, "signal")
        .diagnostics
        .into_iter()
        .map(|d| (d.code, d.file))
        .collect();
    assert_eq!(
        found,
        [
            (Code::VariantGap, EN.to_owned()),
            (Code::VariantGap, IT.to_owned())
        ]
    );
}

#[test]
fn a_wording_in_format_1_is_left_over() {
    let mut files = good();
    for name in [EN, IT] {
        let text = files.0.get_mut(name).unwrap();
        *text = text.replacen(
            "    .ask-outside",
            "    .done-variant-2 = Again.\n    .ask-outside",
            1,
        );
    }
    let found: Vec<Code> = load(&files, "signal")
        .diagnostics
        .into_iter()
        .map(|d| d.code)
        .collect();
    assert_eq!(found, [Code::UnusedAttribute, Code::UnusedAttribute]);
}

#[test]
fn a_threshold_that_counts_something_else_and_a_new_goal_are_of_format_2() {
    let counts = "{\"threshold\": {\"counts\": {\"stress\": {}}}}";
    let changes = "\"start\": [{\"change_goal\": {\"objective\": \"second-farm\", \"to\": 2}}],\n  \"events\": [";
    for (from, to, piece) in [
        ("{\"threshold\": {}}", counts, "\"counts\""),
        (
            "{\"threshold\": {}}",
            "{\"threshold\": {\"at_least\": true}}",
            "\"at_least\"",
        ),
    ] {
        let mut files = good();
        let text = files.0.get_mut(M).expect("the mission");
        *text = text.replacen(from, to, 1);
        let found = load(&files, "signal").diagnostics;
        assert_eq!(told(&found).lines().count(), 1, "{}", told(&found));
        assert_eq!(
            (found[0].code, found[0].line),
            (Code::NeedsFormat2, line_of(&files, M, piece))
        );
        let text = files.0.get_mut(M).expect("the mission");
        *text = text.replacen("\"format\": 1", "\"format\": 2", 1);
        assert_eq!(told(&load(&files, "signal").diagnostics), "");
    }
    let mut files = good();
    let text = files.0.get_mut(M).expect("the mission");
    *text = text.replacen("\"events\": [", changes, 1);
    assert!(
        load(&files, "signal")
            .diagnostics
            .iter()
            .any(|it| it.code == Code::NeedsFormat2)
    );
}
