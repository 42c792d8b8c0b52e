//! Missions and campaigns, each with one thing wrong: for the sentences about it, and for what `check` prints.

use std::fs;
use std::ops::Range;
use std::path::Path;

use solkeeper::content::Files;

/// A small mission in which nothing is wrong, but without the nouns of the box: they are many, and are told of alike.
pub fn good() -> Files {
    let mut files = Files::default();
    for name in [
        "box.json",
        "decks/adventures.json",
        "decks/cards.json",
        "signal/mission.json",
    ]
    .into_iter()
    .chain([
        "decks/en.ftl",
        "decks/it.ftl",
        "signal/en.ftl",
        "signal/it.ftl",
    ]) {
        let path = Path::new(env!("CARGO_MANIFEST_DIR"))
            .join("crates/content/src/tests/good")
            .join(name);
        files
            .0
            .insert(name.to_owned(), fs::read_to_string(path).expect(name));
    }
    files
}

/// The mission with that part of one of its texts replaced.
pub fn with(file: &str, part: Range<usize>, to: &str) -> Files {
    let mut files = good();
    files.0.get_mut(file).expect(file).replace_range(part, to);
    files
}

const M: &str = "signal/mission.json";
const A: &str = "decks/adventures.json";
const C: &str = "decks/cards.json";
pub const IT: &str = "signal/it.ftl";
const EN: &str = "signal/en.ftl";

/// What no word emptied or misspelt and no number out of place brings about.
#[rustfmt::skip]
const FAULTS: &[(&str, &str, &str)] = &[
    (M, "\"format\": 1,", "\"format\": 1,,"),
    (M, "{", "[{"),
    (M, "\"weight\": 3", "\"weight\": 3, \"weight\": 4"),
    (M, "\"weight\": 3", "\"\": 3, \"\": 4"),
    (M, "\"group\": \"exploration\",", ""),
    (M, "{\"set_flag\": \"heard\"}", "{\"set_flag\": \"heard\", \"grow\": {}}"),
    (M, "{\"not\": {\"flag\": \"heard\"}}", "{\"not\": {\"ask\": \"heard\"}}"),
    (M, "{\"not\": {\"flag\": \"heard\"}}", "{\"not\": {\"ask\": \"\"}}"),
    (M, "{\"not\": {\"flag\": \"heard\"}}", "{\"any\": [{\"any\": [{\"any\": [{\"any\": [{\"any\": [{\"any\": [{\"any\": [{\"any\": [{\"any\": [{\"any\": [{\"any\": [{\"any\": [{\"any\": [{\"any\": [{\"any\": [{\"any\": [{\"flag\": \"heard\"}]}]}]}]}]}]}]}]}]}]}]}]}]}]}]}]}"),
    (M, "\"decks\": [", "\"decks\": [\"cards\", "),
    (M, "\"build\": {\"facility\": \"farm\"}", "\"build\": {\"facility\": \"lab\"}"),
    (M, "\"min\": 0, \"max\": 6", "\"min\": 9, \"max\": 6"),
    (M, "{\"from\": 1, \"to\": 2}", "{\"from\": 2, \"to\": 1}"),
    (M, "\"threshold\": {\"2\": 6, \"3\": 6, \"4\": 6},", ""),
    (M, "\"takes\": {\"threshold\": {}}", "\"takes\": {\"words\": {}}"),
    (M, "\"kind\": \"threshold\", \"takes\": {\"threshold\": {}}", "\"kind\": \"optional\", \"takes\": {\"words\": {}}"),
    (M, "{\"id\": \"repair\"", "{\"id\": \"\", \"kind\": \"threshold\", \"takes\": {\"threshold\": {}}}, {\"id\": \"repair\""),
    (M, "{\"id\": \"repair\"", "{\"id\": \"\", \"kind\": \"threshold\", \"takes\": {\"words\": {}}, \"goal\": 3, \"step\": 2}, {\"id\": \"repair\""),
    (M, "{\"id\": \"last-fix\"", "{\"id\": \"\", \"kind\": \"optional\", \"takes\": {\"words\": {}}, \"hidden\": true}, {\"id\": \"last-fix\""),
    (M, "\"hidden\": true", "\"hidden\": false"),
    (M, ",\n      \"brings\": {\"objective\": \"last-fix\"}", ""),
    (M, "\"outcome\": \"lost\"}", "\"outcome\": \"lost\", \"when\": {\"flag\": \"heard\"}}"),
    (M, "\"keyword\": \"lab\"", "\"keyword\": \"complication\""),
    (M, "\"easier\": {\"sols\": 1}", "\"easier\": {\"sols\": 2}"),
    (A, "\"id\": \"weld\"", "\"id\": \"slope\""),
    (A, "\"id\": \"weld\"", "\"id\": \"\"}, {\"id\": \"\""),
    (A, "\"id\": \"slope\"", "\"id\": \"\""),
    (A, "{\"id\": \"keep\"", "{\"id\": \"a\"}, {\"id\": \"b\"}, {\"id\": \"\"}, {\"id\": \"\"}, {\"id\": \"keep\""),
    (A, "{\"id\": \"burn\"", "{\"id\": \"keep\""),
    (A, "{\"min\": 1, \"max\": 2}", "{\"min\": 3, \"max\": 2}"),
    (A, "[{\"wilt\": {}}]", "[{\"adventure\": {\"type\": \"build\", \"who\": \"performer\"}}]"),
    (A, "\"type\": \"build\"", "\"type\": \"gather\""),
    (C, "[\"obstacle\", \"lab\"]", "[\"lab\"]"),
    (C, "[\"obstacle\", \"lab\"]", "[\"farm\", \"lab\"]"),
    (C, "\"cold-beds\", \"block\": \"living\", \"keywords\": [\"complication\", ", "\"\", \"block\": \"living\", \"keywords\": [\"farm\", "),
    (C, "[\"solar_panel\", \"obstacle\"]", "[\"lab\", \"obstacle\"]"),
    (C, "[{\"stress\": {\"by\": 1}}]", "[{\"malfunction_card\": {\"block\": \"living\"}}]"),
    ("box.json", "\"living\": [0, 1], ", ""),
    ("box.json", "[\"n\", \"s\"]", "[]"),
    (IT, "footprints = ", "tune = Again.\n    .title = Again\nfootprints = "),
    (IT, "{ $done } di { $goal }", "{ $done }"),
    (IT, "{ $done } di { $goal }", "tutto"),
    (M, "\"id\": \"signal\"", "\"id\": \"mechanica\""),
    (IT, "Turn the dish.", "TODO"),
    (IT, "Turn the dish.", "Turn { tune }."),
    (IT, "Turn the dish.", "Turn { echo }."),
    (IT, "Turn the dish.", "Turn \u{1b}[2J."),
    (IT, "Turn the dish.", "{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{"),
];

/// Missions with what format 2 adds, each with one thing wrong in it.
fn of_format_2(good: &Files) -> Vec<Files> {
    let chance = |fields: &str, ways: &str| {
        format!("\"start\": [{{\"random\": {{{fields}\"ways\": [{ways}]}}}}], \"group\"")
    };
    let told = "{\"id\": \"one\", \"effects\": []}, {\"id\": \"other\", \"effects\": [{\"stress\": {\"by\": 1}}]}";
    let zero = "{\"id\": \"one\", \"weight\": 0, \"effects\": []}, {\"id\": \"other\", \"weight\": 0, \"effects\": []}";
    let branch = |text: &str| {
        format!(
            "\"start\": [{{\"if\": {{\"text\": \"{text}\", \"when\": {{\"flag\": \"heard\"}}, \"then\": []}}}}], \"group\""
        )
    };
    let twice = branch("dim")
        .replace("}], \"group\"", "}, {\"if\": {\"text\": \"dim\", \"when\": {\"flag\": \"heard\"}, \"then\": []}}], \"group\"");
    let with = |format: &str, start: String, text: &str, languages: &[&str]| {
        let mut files = good.clone();
        let mission = files.0.get_mut(M).expect("the mission");
        *mission = mission
            .replacen("\"format\": 1", format, 1)
            .replacen("\"group\"", &start, 1);
        for language in languages {
            let prose = files.0.get_mut(*language).expect("the prose");
            *prose = prose.replacen("    .title", &format!("{text}    .title"), 1);
        }
        files
    };
    let (first, second) = ("\"format\": 1", "\"format\": 2");
    let track = |ends: &str| {
        let track = format!(
            "\"tracks\": [\n    {{\"id\": \"fog\", \"start\": 0, \"min\": 0, \"max\": 6, \"ends\": [{ends}]}},"
        );
        let mut files = good.clone();
        let mission = files.0.get_mut(M).expect("the mission");
        *mission = mission.replacen("\"tracks\": [", &track, 1);
        files
    };
    let end =
        |at: u8| format!("{{\"at\": {at}, \"effects\": [{{\"end_mission\": \"ending-died\"}}]}}");
    let loss =
        "\"loses\": [{\"id\": \"lost-it\", \"when\": {\"ask\": \"lost\"}, \"ending\": \"ending-won\"}], \"group\"".to_owned();
    let all = [
        "rest",
        "unwind",
        "heal",
        "manage",
        "research",
        "plant",
        "build",
        "repair",
        "event",
        "shutdown_removal",
        "outside",
    ];
    let no = all.map(|it| format!("{{\"no\": \"{it}\"}}")).join(", ");
    let forbids = format!(
        "\"standing\": [{{\"id\": \"storm\", \"while\": {{\"all\": []}}, \"changes\": [{no}, {{\"no\": {{\"mission\": \"tune\"}}}}]}}], \"group\""
    );
    let card = ", \"block\": \"living\"";
    let mut empty = with(
        second,
        "\"without\": [\"water\"], \"group\"".to_owned(),
        "",
        &[],
    );
    let cards = empty.0.get_mut(C).expect("the cards");
    *cards = cards
        .replacen("\"format\": 1", "\"format\": 2", 1)
        .replace(card, &format!(", \"tags\": [\"water\"]{card}"));
    let steps = "\"set_up\": [{\"id\": \"worn\", \"astronauts\": {\"from\": 5}, \"effects\": [{\"wound\": {\"who\": \"chosen\", \"count\": 1}}]}], \"group\"";
    let objectives = |from: &str, to: &str| {
        let mut files = with(second, "\"group\"".to_owned(), "", &[]);
        let mission = files.0.get_mut(M).expect("the mission");
        assert!(mission.contains(from), "{from}");
        *mission = mission.replacen(from, to, 1);
        files
    };
    let starts = |effect: &str| with(second, format!("\"start\": [{effect}], \"group\""), "", &[]);
    let asks = |when: &str| starts(&format!("{{\"if\": {{\"when\": {when}, \"then\": []}}}}"));
    vec![
        starts(
            "{\"choose\": {\"options\": [{\"id\": \"one\", \"when\": {\"flag\": \"heard\"}}, {\"id\": \"other\", \"when\": {\"flag\": \"heard\"}}]}}",
        ),
        starts("{\"remember\": {\"as\": \"hand-to\", \"who\": \"drawn\"}}"),
        asks("{\"stress\": {}}"),
        asks("{\"wounds\": {\"who\": \"chosen\", \"at_least\": 1}}"),
        asks("{\"remembered\": \"nobody\"}"),
        objectives(
            "\"events\": [",
            "\"events\": [{\"id\": \"silent\", \"weight\": 0, \"effects\": []}, ",
        ),
        objectives(
            "\"kind\": \"optional\"",
            "\"kind\": \"optional\", \"either\": \"way\"",
        ),
        objectives(
            "\"type\": \"research\", \"cost\"",
            "\"at\": {\"regions\": []}, \"cost\"",
        ),
        objectives(
            "\"min\": 0, \"max\": 6",
            "\"hidden\": true, \"min\": 0, \"max\": 6",
        ),
        objectives(
            "\"kind\": \"optional\"",
            "\"kind\": \"optional\", \"after\": [\"strong-signal\"]",
        ),
        objectives(
            "\"events\": [",
            "\"tokens\": [{\"id\": \"cairn\", \"colour\": \"red\", \"number\": \"long\"}], \"events\": [",
        ),
        objectives(
            "\"objectives\": [",
            "\"tokens\": [{\"id\": \"cairn\", \"colour\": \"red\", \"number\": \"3\", \"at\": {\"region\": {\"ring\": 1, \"direction\": \"s\"}}}], \"objectives\": [{\"id\": \"a\", \"kind\": \"optional\", \"takes\": {\"gather\": {\"regions\": [{\"ring\": 1, \"direction\": \"s\"}]}}},",
        ),
        objectives(
            "\"objectives\": [",
            "\"marks\": [{\"id\": \"gravel\", \"most\": 1}], \"start\": [{\"mark\": {\"mark\": \"gravel\", \"on\": \"sheet\", \"count\": 2}}], \"objectives\": [",
        ),
        objectives(
            "\"objectives\": [",
            "\"walkers\": [{\"id\": \"convoy\", \"path\": [{\"ring\": 3, \"direction\": \"w\"}, {\"ring\": 1, \"direction\": \"w\"}]}], \"objectives\": [",
        ),
        objectives(
            "\"objectives\": [",
            "\"set_up\": [{\"id\": \"one\", \"lay\": {\"box\": {\"block\": \"living\"}}}, {\"id\": \"other\", \"lay\": {\"box\": {\"block\": \"living\"}}}], \"objectives\": [",
        ),
        objectives(
            "\"objectives\": [",
            "\"start\": [{\"fail_objective\": \"strong-signal\"}], \"objectives\": [",
        ),
        objectives(
            "\"objectives\": [",
            "\"objectives\": [{\"id\": \"a\", \"kind\": \"optional\", \"either\": \"b\", \"takes\": {\"words\": {}}}, {\"id\": \"b\", \"kind\": \"mandatory\", \"either\": \"b\", \"takes\": {\"words\": {}}},",
        ),
        with(second, steps.to_owned(), "", &[]),
        empty,
        with(second, loss, "", &[]),
        with(second, forbids, "", &[]),
        track(&end(0)),
        track(&end(9)),
        track(&[end(5), end(5)].join(", ")),
        with(first, chance("", told), "", &[]),
        with(second, chance("", zero), "", &[]),
        with(second, chance("\"told\": false, ", told), "", &[]),
        with(second, branch("dim"), "", &[]),
        with(second, twice, "    .then-dim = Dim.\n", &[EN, IT]),
        with(
            second,
            branch("dim-variant-2"),
            "    .then-dim-variant-2 = Dim.\n",
            &[EN, IT],
        ),
        with(second, branch("dim"), "    .then-dim = Dim.\n", &[IT]),
        with(
            second,
            branch("dim"),
            "    .then-dim = Dim.\n    .then-dim-variant-3 = Dimmer.\n",
            &[EN, IT],
        ),
    ]
}

/// The small mission with one of these faults each.
pub fn one_by_one() -> Vec<Files> {
    let good = good();
    let spoiled = FAULTS.iter().map(|&(file, from, to)| {
        let start = good
            .text(file)
            .and_then(|text| text.find(from))
            .unwrap_or_else(|| panic!("{file} does not hold {from}"));
        with(file, start..start + from.len(), to)
    });
    spoiled.chain(of_format_2(&good)).collect()
}

/// A campaign with everything wrong that can be wrong with one, and one without chapters.
pub fn of_campaigns() -> Vec<Files> {
    const CAMPAIGN: &str = r#"{"format": 1, "id": "two-crews", "chapters": [
      {"id": "one", "gives": {"people": ["envoy"], "board": ["items"]}, "retry": {"after": ["won"]},
       "next": [{"when": {"flag": "x"}, "to": "two"}, {"outcome": ["won"], "to": "three"}, {"outcome": ["lost"], "to": "one"}]},
      {"id": "two", "next": [{"to": "three"}]},
      {"id": "three", "takes": {"people": ["envoy", "nobody"]}, "next": [{"to": "two"}]},
      {"id": "four", "gives": {"people": ["envoy"]}, "next": [{"to": "three"}]}],
      "endings": [{"id": "never"}]}"#;
    const BEHIND: &str = r#"{"format": 1, "id": "two-crews", "death": "newcomer", "chapters": [
      {"id": "one", "retry": {"after": ["lost"], "times": 0},
       "next": [{"when": {"chapter": {"chapter": "two"}}, "to": "two"}, {"to": "two"}, {"outcome": ["lost"], "to": "two"}]},
      {"id": "two", "next": [{"end": "over"}]}], "endings": [{"id": "over"}]}"#;
    let with = |text: &str| {
        let mut files = solkeeper::content::shipped::files();
        files
            .0
            .insert("two-crews/campaign.json".to_owned(), text.to_owned());
        files
    };
    let other = r#"{"id": "two", "gives": {}, "next": [{"to": "three"}]}"#;
    let some_ways = CAMPAIGN.replace(
        r#""gives": {"people": ["envoy"], "board": ["items"]}"#,
        r#""gives": {"board": ["items"]}"#,
    );
    let some_ways = some_ways.replace(
        r#"{"id": "two", "next": [{"to": "three"}]}"#,
        &other.replace("{}", r#"{"people": ["envoy"]}"#),
    );
    vec![
        with(CAMPAIGN),
        with(&some_ways),
        with(r#"{"format": 1, "id": "two-crews", "death": "ends", "chapters": [], "endings": []}"#),
        with(BEHIND),
    ]
}
