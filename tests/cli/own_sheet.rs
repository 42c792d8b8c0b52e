//! A printed sheet typed in line by line: the same mission as from the window.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use pollster::FutureExt as _;
use solkeeper::content::own_sheet::{
    ActionEdit, BrokenAt, BrokenParts, Edit, EffectEdit, EffectList, EffectSite, Element,
    EventEdit, Goal, ObjectiveEdit, PoiEdit, Price, SHEET_NUMBERS, SetUpEdit, SetUpKind, SheetForm,
    Takes, TokenEdit, TrackEdit,
};
use solkeeper::first_martians::effect::{Counted, CountedParts, TokenAt};
use solkeeper::first_martians::mission::{ActionPlace, SheetValue, TakesThreshold, TokenGoesTo};
use solkeeper::first_martians::vocabulary::{
    AdventureType, Block, Direction, Facility, Group, Item, Region, TokenColour,
};
use solkeeper::session::own_sheet::make_mission;
use solkeeper::storage::Folders;

use crate::process::{run, text, typed};
use crate::sheet_lines::by_lines;

const NUMBERS: [&str; 7] = ["8", "4", "5", "3", "3", "2", "2"];

/// The edits of the window for this sheet.
pub fn by_edits() -> SheetForm {
    let mut draft = SheetForm::default();
    let mut edits = vec![
        Edit::Name("The Long Well".to_owned()),
        Edit::Story("Under the ice lies water.".to_owned()),
        Edit::Group(Group::Exploration),
    ];
    for (value, number) in SHEET_NUMBERS
        .into_iter()
        .zip(NUMBERS)
        .chain([(SheetValue::Threshold, "6")])
    {
        edits.push(Edit::Number(value, 0, number.to_owned()));
    }
    edits.extend([
        Edit::CopyColumn { from: 0, to: 1 },
        Edit::CopyColumn { from: 1, to: 2 },
    ]);
    edits.push(Edit::Number(SheetValue::Oxygen, 2, "6".to_owned()));
    edits.extend([Edit::Threshold(true), Edit::Morale(-1), Edit::Stress(3)]);
    edits.push(Edit::DiceByCrew(true));
    edits.extend([1, 2, 4, 5, 6, 7].map(|sol| Edit::DieFor(Block::Working, 0, sol)));
    edits.push(Edit::DieFor(Block::Working, 1, 2));
    edits.extend([3, 5, 7].map(|sol| Edit::DieFor(Block::Living, 0, sol)));
    let counts = Some(Counted::Broken(CountedParts {
        block: Some(Block::Working),
        ..CountedParts::default()
    }));
    edits.push(Edit::ThresholdCounts(TakesThreshold {
        counts,
        at_least: false,
    }));
    let broken = BrokenParts {
        at: BrokenAt::Block(Block::Working),
        part: None,
        counts: [1, 2, 2],
    };
    edits.extend([
        Edit::Change {
            harder: false,
            value: SheetValue::Sols,
            by: 2,
        },
        Edit::Add(Element::SetUp),
        Edit::SetUp(1, SetUpEdit::Does(SetUpKind::Broken(broken))),
        Edit::SetUp(
            1,
            SetUpEdit::Text("The crew before left in a hurry.".to_owned()),
        ),
        Edit::Add(Element::SetUp),
        Edit::SetUp(2, SetUpEdit::Does(SetUpKind::EachSol)),
        Edit::SetUp(2, SetUpEdit::Text("Roll the blue die.".to_owned())),
        Edit::Add(Element::Track),
        Edit::Track(3, TrackEdit::Title("Depth of the well".to_owned())),
        Edit::Track(3, TrackEdit::Space(2, "12".to_owned())),
        Edit::Track(3, TrackEdit::Production(-1)),
        Edit::Track(3, TrackEdit::LostAtHighest(Some(true))),
        Edit::Add(Element::Token),
        Edit::Token(4, TokenEdit::Colour(TokenColour::Orange)),
        Edit::Token(4, TokenEdit::Number("7".to_owned())),
        Edit::Token(
            4,
            TokenEdit::At(TokenAt::Region(Region {
                ring: 2,
                direction: Direction::Nw,
            })),
        ),
        Edit::Token(4, TokenEdit::GoesTo(TokenGoesTo::Pending)),
        Edit::Add(Element::Action),
        Edit::Action(5, ActionEdit::Title("Drill".to_owned())),
        Edit::Action(
            5,
            ActionEdit::Text("Drive the bit one length deeper.".to_owned()),
        ),
        Edit::Action(5, ActionEdit::Type(Some(AdventureType::Build))),
        Edit::Action(5, ActionEdit::At(Some(ActionPlace::Regions(Vec::new())))),
        Edit::Action(
            5,
            ActionEdit::Region(Region {
                ring: 1,
                direction: Direction::N,
            }),
        ),
        Edit::Action(
            5,
            ActionEdit::Region(Region {
                ring: 2,
                direction: Direction::Nw,
            }),
        ),
        Edit::Action(5, ActionEdit::Pays(Price::OrangeToken, 1)),
        Edit::Action(5, ActionEdit::Pays(Price::Energy, 1)),
        Edit::Action(5, ActionEdit::Pays(Price::Hardware, 2)),
        Edit::Action(5, ActionEdit::Moves(Some((3, 2)))),
        Edit::Add(Element::Poi),
        Edit::Poi(6, PoiEdit::Title("Old drill site".to_owned())),
        Edit::Poi(6, PoiEdit::Text("Take a spare hardware part.".to_owned())),
    ]);
    let regions =
        [(1, Direction::N), (2, Direction::Nw)].map(|(ring, direction)| Region { ring, direction });
    let takes = [
        (
            "Reach the water",
            Takes::Reach(Some(3), "10".to_owned()),
            Goal::Times(1),
        ),
        ("A spare farm", Takes::Build(Facility::Farm), Goal::Times(1)),
        (
            "Drill through the ice",
            Takes::Act(Some(5)),
            Goal::Percent(20),
        ),
        (
            "Survey the edge of the basin",
            Takes::Explore(regions.into()),
            Goal::Times(2),
        ),
        (
            "Bring samples home",
            Takes::Have(Item::Sample, 3),
            Goal::Times(1),
        ),
        ("Missing", Takes::Words, Goal::Times(1)),
        ("Find the cairn", Takes::Tokens([4].into()), Goal::Times(1)),
    ];
    for ((title, takes, goal), key) in takes.into_iter().zip(7..) {
        edits.push(Edit::Add(Element::Objective));
        edits.push(Edit::Objective(key, ObjectiveEdit::Title(title.to_owned())));
        edits.push(Edit::Objective(key, ObjectiveEdit::Takes(takes)));
        edits.push(Edit::Objective(key, ObjectiveEdit::Goal(goal)));
    }
    edits.push(Edit::Objective(9, ObjectiveEdit::Deadline(4)));
    edits.push(Edit::Objective(9, ObjectiveEdit::After(7)));
    edits.push(Edit::Objective(8, ObjectiveEdit::Pays(Item::Hardware, 1)));
    edits.push(Edit::Objective(12, ObjectiveEdit::Optional(true)));
    edits.push(Edit::Objective(
        12,
        ObjectiveEdit::Reward("Morale rises by one space.".to_owned()),
    ));
    edits.push(Edit::Add(Element::Event));
    let event = |edit| Edit::Event(14, edit);
    edits.extend([
        event(EventEdit::Title("Grey Dust".to_owned())),
        event(EventEdit::Text("It settles on every panel.".to_owned())),
        event(EventEdit::Sols(Some((2, 4)))),
        event(EventEdit::Acts(true)),
        event(EventEdit::ActionText("Wipe it off.".to_owned())),
        event(EventEdit::Pays(Price::Energy, 1)),
        event(EventEdit::Done("The sun is back.".to_owned())),
        event(EventEdit::Odds(40)),
    ]);
    let effects = [
        (
            EffectList::Effects,
            r#"{"board": {"supply": {"resource": "energy", "by": {"per_astronaut": -2}}}}"#,
        ),
        (
            EffectList::Reward,
            r#"{"board": {"gain": {"item": "hardware", "to": "available", "count": 1}}}"#,
        ),
        (EffectList::Later, r#"{"words": "Shut a lamp."}"#),
    ];
    for (list, effect) in effects {
        let effect = serde_json::from_str(effect).expect("an effect");
        edits.push(Edit::Effects(
            EffectSite {
                element: Element::Event,
                key: 14,
                list,
            },
            EffectEdit::Add(effect),
        ));
    }
    edits.extend([Edit::OwnEventsOnly(true), Edit::ComparedBy("AB".to_owned())]);
    for edit in edits {
        draft.edit(edit);
    }
    draft
}

/// All files below a folder.
fn files(folder: &Path) -> BTreeMap<String, String> {
    let mut found = BTreeMap::new();
    for entry in fs::read_dir(folder)
        .into_iter()
        .flatten()
        .map(|entry| entry.expect("a file").path())
    {
        if entry.is_dir() {
            found.extend(
                files(&entry)
                    .into_iter()
                    .map(|(name, text)| (format!("{}/{name}", entry.display()), text)),
            );
        } else if entry.extension().is_some_and(|end| end != "lock") {
            found.insert(
                entry.display().to_string(),
                fs::read_to_string(&entry).expect("a text"),
            );
        }
    }
    let inner = |name: String| {
        name.rsplit_once(&format!("{}/", folder.display()))
            .map_or(name.clone(), |(_, inner)| inner.to_owned())
    };
    found
        .into_iter()
        .map(|(name, text)| (inner(name), text))
        .collect()
}

fn made(data: &Path) -> [BTreeMap<String, String>; 2] {
    ["missions", "sheets"].map(|folder| files(&data.join(folder)))
}

/// What the window makes of the sheet.
fn of_the_window() -> [BTreeMap<String, String>; 2] {
    let folder = tempfile::tempdir().expect("a folder");
    let made_there = make_mission(&Folders::in_one(folder.path()), &by_edits())
        .block_on()
        .expect("a mission");
    assert_eq!(made_there.id, "the-long-well");
    made(folder.path())
}

#[test]
fn a_whole_sheet_typed_line_by_line_is_the_mission_of_the_window() {
    for (lang, regions, wanted) in [
        ("en", "R1-N r2-nw", "“The Long Well” is ready"),
        ("it", "A1-N A2-NO", "«The Long Well» è pronta"),
    ] {
        let data = tempfile::tempdir().expect("a folder");
        let said = typed(
            data.path(),
            &["own-sheet", "--lang", lang],
            &by_lines(regions).concat(),
        );
        assert!(said.contains(wanted), "{said}");
        assert!(
            !said.contains('{') && !said.contains('\u{2068}'),
            "no raw message: {said}"
        );
        let window = of_the_window();
        assert_eq!(window[0].len(), 3, "{:?}", window[0].keys());
        assert_eq!(made(data.path()), window, "{said}");
        let checked = run(data.path(), &["check", "the-long-well"]);
        assert!(checked.status.success(), "{}", text(&checked.stdout));
    }
}

#[test]
fn a_sheet_is_resumed_wherever_it_was_left() {
    let data = tempfile::tempdir().expect("a folder");
    let lines = by_lines("R1-N R2-NW").concat();
    let number_of = |line: &str| lines.iter().position(|it| *it == line).expect("a line");
    // Left by the end of input within the numbers, then after the actions; each time what was typed is there.
    let (numbers, actions) = (number_of("3 3 3"), number_of("Old drill site") - 2);
    let said = typed(
        data.path(),
        &["own-sheet", "--lang", "en"],
        &lines[..numbers],
    );
    assert!(
        said.ends_with("The sheet is kept. `solkeeper own-sheet` goes on with it.\n"),
        "{said}"
    );
    let said = typed(
        data.path(),
        &["own-sheet", "--lang", "en"],
        &[&lines[numbers..actions], &["quit"]].concat(),
    );
    assert!(
        said.contains("Go on with your sheet: “The Long Well”"),
        "{said}"
    );
    // The elements are asked about again, from the first list.
    let rest = [&["", "", ""][..], &lines[actions..]].concat();
    let said = typed(data.path(), &["own-sheet", "--lang", "en"], &rest);
    assert!(said.contains("“The Long Well” is ready"), "{said}");
    assert_eq!(made(data.path()), of_the_window());
}

#[test]
fn the_numbers_of_a_sheet_are_given_away_without_its_words() {
    let (mine, theirs) = (
        tempfile::tempdir().expect("a folder"),
        tempfile::tempdir().expect("a folder"),
    );
    typed(
        mine.path(),
        &["own-sheet", "--lang", "en"],
        &by_lines("R1-N R2-NW").concat(),
    );
    let file = mine.path().join("numbers.json");
    let path = file.to_str().expect("UTF-8");
    let packed = run(
        mine.path(),
        &["pack", "the-long-well", "--numbers-only", "-o", path],
    );
    assert!(packed.status.success(), "{}", text(&packed.stderr));
    let shared = fs::read_to_string(&file).expect("written");
    for word in [
        "Old drill site",
        "Under the ice",
        "Grey Dust",
        "left in a hurry",
        "settles on every panel",
    ] {
        assert!(!shared.contains(word), "{word}");
    }
    // Nor is what the owner knows of the own box.
    let own_box = run(
        mine.path(),
        &["box", "set", "penalties.garage_hall.cpu", "no_rovers"],
    );
    assert!(own_box.status.success(), "{}", text(&own_box.stderr));
    let again = run(
        mine.path(),
        &[
            "pack",
            "the-long-well",
            "--numbers-only",
            "-o",
            path,
            "--replace",
        ],
    );
    assert!(again.status.success(), "{}", text(&again.stderr));
    assert_eq!(fs::read_to_string(&file).expect("written"), shared);
    assert!(run(theirs.path(), &["add", path]).status.success());
    let said = typed(
        theirs.path(),
        &[
            "play",
            "the-long-well",
            "--lang",
            "it",
            "--players",
            "2",
            "--seed",
            "1",
        ],
        &["log", "esci"],
    );
    // Without a name or a word the log still says what each objective asks for.
    for wanted in [
        "Obiettivo 1, «Obiettivo 1» (Obbligatorio): aperto. Tracciato «Tracciato 1»: 0 su 10.",
        "Azione della missione «Azione missione 1» in A1-N o A2-NO; ogni successo aggiunge 20%, fino a 100%. Entro la fine del sol 4.",
        "Quello che qui chiede la vostra scheda missione stampata.",
        "Tracciato 1 più 2: spostate l’indicatore da 0 a 2.",
        "La missione è persa quando il tracciato «Tracciato 1» è a 12.",
    ] {
        assert!(said.contains(wanted), "{wanted}: {said}");
    }
    assert!(
        !said.contains("Obiettivo 2. Obiettivo 2")
            && !said.contains("missione 1. Azione missione 1"),
        "{said}"
    );
    let none = run(theirs.path(), &["pack", "the-long-well", "--numbers-only"]);
    assert_eq!(none.status.code(), Some(2), "{}", text(&none.stderr));
}

/// What was chosen from a list comes first, with the progress; the words that were typed come behind it.
#[test]
fn a_typed_objective_says_what_it_asks_for() {
    let data = tempfile::tempdir().expect("a folder");
    typed(
        data.path(),
        &["own-sheet", "--lang", "en"],
        &by_lines("R1-N R2-NW").concat(),
    );
    let play = [
        "play",
        "the-long-well",
        "--lang",
        "en",
        "--players",
        "2",
        "--seed",
        "1",
    ];
    let said = typed(data.path(), &play, &["log", "quit"]);
    for wanted in [
        "“Reach the water” (Mandatory): open. Track “Depth of the well”: 0 of 10.",
        "“A spare farm” (Mandatory): open. Build action: a spare Farm.",
        "open, 0% of 100%. Mission action “Drill” in R1-N or R2-NW; each success adds 20%, up to 100%. By the end of sol 4.",
        "open, 0 of 2. Explore action: regions R1-N and R2-NW, 2 times.",
        "In the Cargo Bay: 3 samples.",
        "Take this Objective token: orange Objective token 7 in region R2-NW.",
        "In each Production phase: Depth of the well minus 1.",
        "The mission is lost when track “Depth of the well” is at 12.",
    ] {
        assert!(said.contains(wanted), "{wanted}: {said}");
    }
    let action = said
        .lines()
        .find(|line| line.starts_with("Action 1, Drill."))
        .unwrap_or_else(|| panic!("{said}"));
    let (does, words) = (
        action.find("Depth of the well plus 2"),
        action.find("Drive the bit one length deeper."),
    );
    assert!(does.is_some() && does < words, "{action}");
    let said = typed(
        data.path(),
        &[&play[..2], &["--lang", "en", "--resume"]].concat(),
        &["1", "1", "1", "set Depth of the well 7", "log", "quit"],
    );
    assert!(
        said.contains("Track “Depth of the well”: 7 of 10."),
        "{said}"
    );
    let paper =
        text(&run(data.path(), &["print", "the-long-well", "--lang", "en"]).stdout).to_owned();
    for wanted in [
        "Track “Depth of the well”: 0 of 10.",
        "in R1-N or R2-NW",
        "The mission is lost when track",
    ] {
        assert!(paper.contains(wanted), "{wanted}: {paper}");
    }
}

#[test]
fn wrong_answers_about_a_sheet_are_refused_and_asked_again() {
    let data = tempfile::tempdir().expect("a folder");
    let lines = [
        "", "Well", "9", "1", "", "missing", "", "abc", "4 5", "99", "8", "<", "8 8 8", "sheet",
        "help", "4",
    ];
    let said = typed(data.path(), &["own-sheet", "--lang", "en"], &lines);
    for wanted in [
        "A text is needed here.",
        "“9” is not understood here.",
        "things are missing.",
        "One number or three are wanted here, each from 1 to",
        "Sols: 8 / 8 / 8",
        "“<” goes back",
        "The sheet is kept.",
    ] {
        assert!(said.contains(wanted), "{wanted}: {said}");
    }
    assert_eq!(
        said.matches("One number or three are wanted").count(),
        4,
        "{said}"
    );
    // Review lists what is missing and leads there; Enter makes nothing of half a sheet.
    let skipped = [
        "4", "5", "3", "2", "2", "", "", "", "", "1 99", "1", "", "", "", "", "", "", "", "", "",
        "", "", "<", "quit",
    ];
    let said = typed(data.path(), &["own-sheet", "--lang", "en"], &skipped);
    assert!(said.contains("Sols from 1 to 8 are wanted here."), "{said}");
    assert!(
        said.contains("1. Objectives: at least one must be mandatory")
            && said.contains("Enter goes to the first"),
        "{said}"
    );
    assert!(!data.path().join("missions").exists(), "{said}");
}

#[test]
fn the_sheet_of_a_mission_is_changed_and_an_empty_one_is_not_kept() {
    let data = tempfile::tempdir().expect("a folder");
    let said = typed(data.path(), &["own-sheet", "--lang", "en"], &["<"]);
    assert!(
        said.contains("Nothing was typed in") && !data.path().join("sheets").exists(),
        "{said}"
    );
    typed(
        data.path(),
        &["own-sheet", "--lang", "en"],
        &by_lines("R1-N R2-NW").concat(),
    );
    // A whole sheet begins where the mission is made; going back leads past the events to the Threshold.
    let said = typed(
        data.path(),
        &["own-sheet", "the-long-well", "--lang", "en"],
        &["<", "<", "<", "<", "7", "", "", "", ""],
    );
    assert!(
        said.contains("is made anew") && said.contains("wastebasket"),
        "{said}"
    );
    let mission = fs::read_to_string(data.path().join("missions/the-long-well/mission.json"))
        .expect("a mission");
    let mission: serde_json::Value = serde_json::from_str(&mission).expect("JSON");
    assert_eq!(mission["sheet"]["threshold"]["2"], 7, "{mission}");
    let output = run(
        data.path(),
        &["own-sheet", "the-short-well", "--lang", "en"],
    );
    assert_eq!(output.status.code(), Some(2));
    assert!(
        text(&output.stderr).contains("no sheet of “the-short-well”"),
        "{}",
        text(&output.stderr)
    );
    let output = run(data.path(), &["own-sheet", "--json"]);
    assert_eq!(output.status.code(), Some(2));
}
