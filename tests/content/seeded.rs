//! One fault at a time in copies of missions: found, with its code, in its file, on its line.

mod meaning;
mod rich;
mod shape;

use std::time::Instant;

use solkeeper::content::{Code, Diagnostic, Files, Severity, diagnose, missions, shipped};
use solkeeper::language::{Language, Localizer};
use solkeeper::session::messages;
use test_support::released_missions;

use crate::golden;

const MISSION: &str = "make-yourself-at-home";
const M: &str = "make-yourself-at-home/mission.json";
const EN: &str = "make-yourself-at-home/en.ftl";
const IT: &str = "make-yourself-at-home/it.ftl";
const A: &str = "decks/adventures.json";
const C: &str = "decks/malfunctions.json";
/// The folder of the decks.
const DECKS: &str = "decks/";
const BOX: &str = "box.json";

/// In that file, the first place that reads so, and what is put there.
type Edit = (&'static str, &'static str, &'static str);

/// A fault.
struct Seed {
    /// Whether it is put into the mission with more in it.
    rich: bool,
    edits: &'static [Edit],
    code: Code,
    /// The file in which it is told, and the first place in it that reads so.
    at: (&'static str, &'static str),
}

const fn seed(edits: &'static [Edit], code: Code, at: (&'static str, &'static str)) -> Seed {
    Seed {
        rich: false,
        edits,
        code,
        at,
    }
}

const fn rich(edits: &'static [Edit], code: Code, at: (&'static str, &'static str)) -> Seed {
    Seed {
        rich: true,
        edits,
        code,
        at,
    }
}

fn edited(mut files: Files, edits: &[Edit]) -> Files {
    for (file, from, to) in edits {
        let text = files
            .0
            .get_mut(*file)
            .unwrap_or_else(|| panic!("no text {file}"));
        assert!(text.contains(from), "{file} does not hold {from}");
        *text = text.replacen(from, to, 1);
    }
    files
}

fn line_of(files: &Files, (file, piece): (&str, &str)) -> u32 {
    let text = files.text(file).unwrap_or_default();
    let offset = text
        .find(piece)
        .unwrap_or_else(|| panic!("{file} does not hold {piece}"));
    u32::try_from(text[..offset].matches('\n').count() + 1).expect("a line")
}

fn told(found: &[Diagnostic]) -> String {
    found
        .iter()
        .map(|it| {
            format!(
                "    {}:{}:{} {} {:?}\n",
                it.file,
                it.line,
                it.column,
                it.code.id(),
                it.args
            )
        })
        .collect()
}

/// Both languages tell it whole: nothing is named that was not given.
fn is_told_whole(found: &Diagnostic) {
    for language in [Language::English, Language::Italian] {
        let sentence =
            messages::render_diagnostic(&Localizer::new(language), found, &Files::default());
        assert!(
            !sentence.contains('…') && sentence.contains("  = "),
            "{}: {sentence}",
            found.code.id()
        );
    }
}

/// What `check` prints of the faults, in both languages.
struct Transcript {
    name: &'static str,
    faults: usize,
    texts: [(Localizer, String); 2],
}

impl Transcript {
    fn new(name: &'static str) -> Self {
        let texts = [Language::English, Language::Italian]
            .map(|language| (Localizer::new(language), String::new()));
        Self {
            name,
            faults: 0,
            texts,
        }
    }

    fn add(&mut self, found: &[Diagnostic], files: &Files) {
        self.faults += 1;
        for (localizer, text) in &mut self.texts {
            *text += &format!("[fault {}]\n", self.faults);
            text.extend(
                found
                    .iter()
                    .map(|it| messages::render_diagnostic(localizer, it, files) + "\n"),
            );
        }
    }

    fn hold(self) {
        let named = |(localizer, text): (Localizer, String)| {
            (
                format!("{}.{}", self.name, localizer.language().code()),
                text,
            )
        };
        golden::hold(&self.texts.map(named));
    }
}

#[test]
fn a_number_out_of_range_is_reported_with_the_sheet_only_where_the_sheet_changes() {
    let told = |edit: Edit| {
        let files = edited(rich::files(), &[edit]);
        let found: Vec<_> = diagnose(&files, MISSION)
            .into_iter()
            .filter(|it| it.code == Code::OutOfRange)
            .collect();
        assert_eq!(found.len(), 1, "{}", told(&found));
        is_told_whole(&found[0]);
        [("sheet", Language::English), ("scheda", Language::Italian)].map(|(word, language)| {
            messages::render_diagnostic(&Localizer::new(language), &found[0], &Files::default())
                .contains(word)
        })
    };
    assert_eq!(
        told((
            M,
            "\"who\": \"chosen\", \"count\": 1",
            "\"who\": \"chosen\", \"count\": 0"
        )),
        [false; 2]
    );
    assert_eq!(
        told((M, "\"easier\": {\"sols\": 1", "\"easier\": {\"sols\": 100")),
        [true; 2]
    );
}

#[test]
fn the_extended_mission_has_no_diagnostics() {
    let found = diagnose(&rich::files(), MISSION);
    assert!(found.is_empty(), "{}", told(&found));
}

#[test]
fn every_seeded_error_is_found_at_its_position() {
    let (plain, more) = (released_missions::files(), rich::files());
    let all: Vec<&Seed> = meaning::SEEDS.iter().chain(shape::SEEDS).collect();
    assert!(all.len() >= 60, "only {}", all.len());
    let mut missed = String::new();
    let mut transcript = Transcript::new("check-seeded");
    for seed in &all {
        let files = edited(
            if seed.rich {
                more.clone()
            } else {
                plain.clone()
            },
            seed.edits,
        );
        let line = line_of(&files, seed.at);
        let found = diagnose(&files, MISSION);
        found.iter().for_each(is_told_whole);
        transcript.add(&found, &files);
        if !found
            .iter()
            .any(|it| (it.code, it.file.as_str(), it.line) == (seed.code, seed.at.0, line))
        {
            missed += &format!(
                "{} at {}:{line} {:?}\n{}",
                seed.code.id(),
                seed.at.0,
                seed.edits,
                told(&found)
            );
        }
    }
    assert!(missed.is_empty(), "not found:\n{missed}");
    transcript.hold();
}

#[test]
fn a_misspelt_name_is_reported_on_its_line() {
    const NAMED: [&str; 6] = [
        "set_flag",
        "flag",
        "counter",
        "follow_up",
        "track",
        "reveal_objective",
    ];
    let mut transcript = Transcript::new("check-misspelt");
    for mission in ["the-quiet-valley", "a-grain-of-salt"] {
        let (files, name) = (
            released_missions::files(),
            format!("{mission}/mission.json"),
        );
        let text = files.text(&name).expect("a shipped mission").to_owned();
        let mut ends: Vec<usize> = NAMED
            .iter()
            .flat_map(|key| {
                let start = format!("\"{key}\": \"");
                text.match_indices(&start)
                    .map(|(at, _)| at + start.len())
                    .collect::<Vec<_>>()
            })
            .filter_map(|start| text[start..].find('"').map(|length| start + length))
            .collect();
        ends.sort_unstable();
        assert!(ends.len() > 60, "{mission}: {}", ends.len());
        for &end in ends.iter().step_by(4) {
            let mut spoiled = files.clone();
            spoiled
                .0
                .insert(name.clone(), format!("{}-x{}", &text[..end], &text[end..]));
            let line = u32::try_from(text[..end].matches('\n').count() + 1).expect("a line");
            let found = diagnose(&spoiled, mission);
            transcript.add(&found, &spoiled);
            assert!(
                found.iter().any(|it| it.file == name && it.line == line),
                "{name}:{line}\n{}",
                told(&found)
            );
        }
    }
    transcript.hold();
}

#[test]
fn every_semantic_check_is_seeded() {
    let seeded = |code: &Code| meaning::SEEDS.iter().any(|seed| seed.code == *code);
    let unseeded: Vec<_> = Code::ALL
        .iter()
        .filter(|code| code.is_semantic() && !seeded(code))
        .map(|code| code.id())
        .collect();
    // A box with a map of its own is too much for an edit, and so is one more file: see below.
    assert_eq!(unseeded, ["region-off-map", "unused-file"]);
}

#[test]
fn a_file_that_nothing_reads_is_reported() {
    let unread = [
        "box.json",
        "decks/Adventures.JSON",
        "EN.ftl",
        "notes.ftl",
        "decks/unlisted.json",
        "mission.JSON",
    ];
    let read = ["mission.schema.json", "de.ftl"];
    let mut transcript = Transcript::new("check-unread");
    for name in unread.into_iter().chain(read) {
        let mut files = released_missions::files();
        if name.starts_with(DECKS) {
            // The decks of a mission of its own are there instead of the shared ones.
            let listed = |name: &str| name.starts_with(DECKS) && name != "decks/events.json";
            let decks = files.0.iter().filter(|(name, _)| listed(name));
            let own: Vec<_> = decks
                .map(|(name, text)| (format!("{MISSION}/{name}"), text.clone()))
                .collect();
            files.0.extend(own);
        }
        files
            .0
            .insert(format!("{MISSION}/{name}"), "[garbage".to_owned());
        let found = diagnose(&files, MISSION);
        transcript.add(&found, &files);
        let found: Vec<_> = found
            .iter()
            .filter(|it| it.code == Code::UnusedFile)
            .inspect(|it| is_told_whole(it))
            .collect();
        let expected: Vec<String> = unread
            .contains(&name)
            .then(|| format!("{MISSION}/{name}"))
            .into_iter()
            .collect();
        assert_eq!(
            found.iter().map(|it| it.file.clone()).collect::<Vec<_>>(),
            expected
        );
    }
    transcript.hold();
}

#[test]
fn a_region_off_the_map_is_reported() {
    let mut files = released_missions::files();
    let mut game_box = solkeeper::content::game_box(&files).expect("the shipped box");
    for ring in game_box.board.map.values_mut() {
        ring.retain(|direction| direction.id() != "s");
    }
    files.0.insert(
        BOX.to_owned(),
        solkeeper::content::box_text(&game_box).expect("a box"),
    );
    let found = diagnose(&files, MISSION);
    assert_eq!(
        found.iter().map(|it| it.code).collect::<Vec<_>>(),
        [Code::RegionOffMap; 4],
        "{}",
        told(&found)
    );
    assert_eq!(
        found[0].line,
        line_of(&files, (M, "\"takes\": {\"explore\""))
    );
    assert_eq!(
        found[0].severity,
        Severity::Warning,
        "the objective is optional"
    );
    found.iter().for_each(is_told_whole);
    let mut transcript = Transcript::new("check-off-the-map");
    transcript.add(&found, &files);
    transcript.hold();
}

#[test]
fn consequences_of_an_error_are_not_reported() {
    // The flag that is never set keeps an event away, and the event a Follow-Up: one complaint.
    let edits = [
        (
            M,
            "\"when\": {\"objective\": \"spare-farm\"},",
            "\"when\": {\"flag\": \"farm-is-up\"},",
        ),
        (
            M,
            "{\"supply\": {\"resource\": \"energy\", \"by\": 1}}, {\"supply\": {\"resource\": \"food\", \"by\": 1}}],",
            "{\"schedule\": {\"follow_up\": \"a-dry-cough\", \"after\": {\"min\": 1, \"max\": 2}}}],",
        ),
    ];
    let found = diagnose(&edited(released_missions::files(), &edits), MISSION);
    assert_eq!(
        found.iter().map(|it| it.code).collect::<Vec<_>>(),
        [Code::FlagNeverSet],
        "{}",
        told(&found)
    );
}

#[test]
fn borderline_cases_are_not_reported() {
    const EDITS: &[&[Edit]] = &[
        // In the ninth sol of the easier game for two.
        &[(
            M,
            "\"after\": {\"min\": 3, \"max\": 4}",
            "\"after\": {\"min\": 6, \"max\": 6}",
        )],
        &[(
            M,
            "\"when\": {\"morale\": {\"from\": 1}}",
            "\"when\": {\"all\": [{\"sol\": {\"from\": 9}}, {\"astronauts\": {\"to\": 2}}, {\"morale\": {\"to\": -2}}]}",
        )],
        // An action can be done with every pawn of every sol, and so can a track be moved to its end.
        &[(
            M,
            "\"counter\": \"turns\", \"at_least\": 2",
            "\"counter\": \"turns\", \"at_least\": 64",
        )],
        &[(
            M,
            "\"track\": \"pressure\", \"at_most\": 2",
            "\"track\": \"pressure\", \"at_least\": 6",
        )],
        // Every pawn of every sol, each time with success.
        &[(
            M,
            "\"goal\": 100,\n      \"step\": 25",
            "\"goal\": 54,\n      \"step\": 1",
        )],
        // A chain that a condition ends.
        &[(
            M,
            "{\"id\": \"a-dry-cough\", \"effects\": [",
            "{\"id\": \"a-dry-cough\", \"effects\": [{\"if\": {\"when\": {\"morale\": {\"to\": 0}}, \"then\": [{\"schedule\": \
             {\"follow_up\": \"a-dry-cough\", \"after\": {\"min\": 1, \"max\": 1}}}]}}, ",
        )],
        // What was answered before something changed it is asked anew.
        &[(
            M,
            "\"then\": [{\"wound\": {\"who\": \"chosen\", \"count\": 1}}]",
            "\"then\": [{\"clear_flag\": \"thin-air\"}, {\"if\": {\"when\": {\"flag\": \"thin-air\"}, \"then\": [{\"grow\": {}}]}}]",
        )],
        // An event comes once, and so the mission grows by one sol and not without end.
        &[
            (M, "\"format\": 1", "\"format\": 2"),
            (
                M,
                "\"effects\": [{\"supply\": {\"resource\": \"oxygen\", \"by\": -1}}],",
                "\"effects\": [{\"sols\": {\"by\": 1}}],",
            ),
        ],
        // A number told in words here and in figures there, and the six that is also a verb.
        &[(
            IT,
            "una finestra fra tre sol",
            "una finestra fra 3 sol, e siete e sei",
        )],
    ];
    for edits in EDITS {
        let found = diagnose(&edited(rich::files(), edits), MISSION);
        assert!(found.is_empty(), "{edits:?}\n{}", told(&found));
    }
}

#[test]
fn warnings_leave_a_mission_playable_and_unwinnable_is_an_error() {
    for (edit, severity) in [
        (
            (M, "\"stress\": {\"by\": 2}", "\"stress\": {\"by\": 0}"),
            Severity::Warning,
        ),
        (
            (
                M,
                "\"goal\": 100,\n      \"step\": 25",
                "\"goal\": 200,\n      \"step\": 1",
            ),
            Severity::Error,
        ),
        ((M, "\"goal\": 2,", "\"goal\": 3,"), Severity::Warning),
    ] {
        let files = edited(released_missions::files(), &[edit]);
        let found = diagnose(&files, MISSION);
        assert_eq!(
            found.iter().map(|it| it.severity).collect::<Vec<_>>(),
            [severity],
            "{}",
            told(&found)
        );
        assert!(solkeeper::content::load(&files, MISSION).mission.is_some());
    }
}

#[test]
fn each_shipped_mission_is_checked_within_a_second() {
    let files = shipped::files();
    for mission in missions(&files) {
        // Unoptimised it takes half a second: a machine that is busy with other things must not fail here.
        let took = |_| {
            let start = Instant::now();
            assert_eq!(diagnose(&files, &mission).len(), 0, "{mission}");
            start.elapsed().as_millis()
        };
        assert!((0..5).map(took).any(|millis| millis < 1_600), "{mission}");
    }
}
