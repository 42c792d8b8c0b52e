//! Presses everything on every screen of the gallery, twice at the same point: another control is there only on another page.
//!
//! Each control is pressed in a window of its own, on a copy of the same files. `SOLKEEPER_PRESSES=all` tries all screens at every size,
//! as `.ci/long` does; sizes in its place (`1440x900,360x640`) try them at these. Each test names the screens of the gallery that it
//! presses: one that none of them names fails the first test.

use std::collections::BTreeSet;
use std::convert::Infallible;
use std::path::Path;

use solkeeper::app::Message;
use solkeeper::app::keys::Shortcut;
use solkeeper::app::screen::table::{self, Side, board};
use solkeeper::app::screen::{
    campaign, home, my_box, own_campaign, report, rules, save_points, saves, settings, wizard,
};
use solkeeper::first_martians::campaign::BoardGroup;
use solkeeper::first_martians::command::Command;
use solkeeper::first_martians::my_box::{BoxField, BoxGroup};
use solkeeper::first_martians::players::{Player, Style};
use solkeeper::first_martians::state::{Card, CardKind, ComponentSource, Face, Step};
use solkeeper::first_martians::vocabulary::{AdventureType, Facility, Part};
use solkeeper::language::{Language, page};
use solkeeper::play::Game as _;
use solkeeper::rulebook::Game;
use solkeeper::storage::{Folders, PageState, TakeError};
use tempfile::TempDir;

use crate::driver::{Driver, copy_folder, lay_game};
use crate::press_again::{MORE_ROOMS, Walk, assert_no_faults, is_all, tried_rooms};
use crate::{chapters, finished, folders, own_mission, scenes, sheets, tableau, workbench};

/// What leads from Home to a screen.
type Open = Box<dyn Fn(&mut Driver, &Folders)>;

/// A screen: the files before it is opened, and what leads there from Home.
struct Scene {
    name: String,
    files: TempDir,
    open: Open,
}

/// Presses on what is scrolled out of sight are tried in a window that is high enough for everything.
const HIGH: f32 = 4000.0;
/// What leaves the app: a file dialog, a folder, a page of the web.
const LEAVES: [&str; 3] = ["open-files", "choose-file", "open-folder"];

impl Scene {
    fn new(
        name: impl Into<String>,
        folder: &Path,
        open: impl Fn(&mut Driver, &Folders) + 'static,
    ) -> Self {
        let files = tempfile::tempdir().expect("a folder");
        copy_folder(folder, files.path());
        Self {
            name: name.into(),
            files,
            open: Box::new(open),
        }
    }

    fn opened(&self, language: Language, room: (f32, f32)) -> (TempDir, Walk) {
        let (folder, folders) = folders();
        copy_folder(self.files.path(), folder.path());
        let mut driver = Driver::open(&folders, language);
        (self.open)(&mut driver, &folders);
        let mut walk = Walk::new(driver, room);
        walk.wait(1000);
        (folder, walk)
    }

    /// Presses each of its controls in a window of that size, then those that are not in sight there.
    fn press(&self, language: Language, room: (f32, f32)) -> BTreeSet<String> {
        let (mut faults, mut pressed) = (BTreeSet::new(), BTreeSet::new());
        for room in [room, (room.0, HIGH)] {
            let (mut _folder, mut walk) = self.opened(language, room);
            let found = walk.controls().found;
            for (id, place) in &found {
                let at = place.center();
                let is_hidden = walk.controls().at(at) != Some(id);
                if is_hidden
                    || LEAVES.iter().any(|it| id.starts_with(it))
                    || !pressed.insert(id.clone())
                {
                    continue;
                }
                let is_heard = walk.press_twice(id, at);
                faults.extend(
                    std::mem::take(&mut walk.faults)
                        .into_iter()
                        .map(|fault| format!("{}, {fault}", self.name)),
                );
                // Where all is where it was the next one can be pressed there too.
                if is_heard && walk.controls().found != found {
                    (_folder, walk) = self.opened(language, room);
                } else {
                    walk.wait(1000);
                }
            }
        }
        faults
    }
}

/// A window with a game of that seed.
fn begun_with(seed: u64) -> (TempDir, Driver) {
    let (folder, folders) = folders();
    lay_game(&folders, 4, seed);
    let mut driver = Driver::open(&folders, Language::English);
    driver.send(Message::Home(home::Message::Main));
    (folder, driver)
}

/// What leads into the game that was begun, and on by a message.
fn in_game(message: table::Message) -> impl Fn(&mut Driver, &Folders) {
    move |driver, _| {
        driver.send(Message::Home(home::Message::Main));
        driver.send(Message::Table(message.clone()));
    }
}

/// Presses everything of the scenes: all at every size, each in one language, and then these screens of the gallery must be among
/// them; else the usual ones in one small window.
fn press_all<'a>(
    scenes: Vec<Scene>,
    screens: impl IntoIterator<Item = &'a str>,
    usual: &[&'a str],
) {
    let mut faults = BTreeSet::new();
    if is_all() {
        for name in screens {
            assert!(
                scenes.iter().any(|scene| scene.name == name),
                "{name} was not reached"
            );
        }
    }
    for (index, scene) in scenes.into_iter().enumerate() {
        if is_all() {
            // Each size has both languages, on different screens.
            let languages = Language::ALL.iter().cycle().skip(index);
            let tried = tried_rooms();
            let rooms = MORE_ROOMS.into_iter().zip(languages);
            for (room, &language) in rooms.filter(|(room, _)| tried.contains(room)) {
                faults.append(&mut scene.press(language, room));
            }
        } else if usual.contains(&scene.name.as_str()) {
            faults.append(&mut scene.press(Language::Italian, (1024.0, 600.0)));
        }
    }
    assert_no_faults(faults);
}

/// The screens of the gallery that each test presses, where no other list has them.
const ON_HOME: [&str; 25] = [
    "home-empty",
    "home-installed",
    "home-saves",
    "home-copy",
    "home-copy-later",
    "storage-unavailable",
    "storage-unavailable-newer",
    "settings",
    "box",
    "box-dice",
    "box-penalties",
    "box-tiles",
    "manual",
    "saves",
    "saves-open",
    "wrong",
    "wrong-written",
    "scores-none",
    "rules-chapters",
    "rules-search",
    "rules-none",
    "rules-chapter",
    "rules-entry",
    "rules-table",
    "rules-both-languages",
];
const OF_FORMAT_2: [&str; 6] = [
    "format-2-lay",
    "format-2-question",
    "format-2-options",
    "format-2-log",
    "format-2-map",
    "format-2-rule",
];
const ON_SHEETS: [&str; 2] = ["wizard-empty", "own-campaign"];
const IN_CAMPAIGN: [&str; 6] = [
    "campaign-home",
    "campaign-page",
    "campaign-chapter",
    "campaign-border",
    "campaign-death",
    "campaign-over",
];
const IN_STORY: [&str; 33] = [
    "crew",
    "sheet",
    "lay",
    "raise-track",
    "read-event",
    "effects",
    "event-action",
    "follow-up",
    "morale",
    "oxygen",
    "plan",
    "resolve",
    "report",
    "adventure",
    "action-dice",
    "action-dice-adventure",
    "adventure-choice",
    "question",
    "dice",
    "own-dice",
    "penalties",
    "malfunction",
    "clean-up",
    "threshold",
    "end-won",
    "end-lost",
    "log",
    "history",
    "read-again",
    "corrections",
    "save-points",
    "rules-step",
    "rules-question",
];
const ON_BOARD: [&str; 2] = ["resumed-full", "resumed"];
const ENDS: [&str; 2] = ["end-won-full", "end-lost-full"];

/// What is in the gallery and in no list here would never be pressed.
#[test]
fn every_screen_of_the_gallery_is_pressed() {
    let lists: [&[&str]; 7] = [
        &ON_HOME,
        &OF_FORMAT_2,
        &ON_SHEETS,
        &IN_CAMPAIGN,
        &IN_STORY,
        &ON_BOARD,
        &ENDS,
    ];
    let pressed: BTreeSet<_> = lists
        .into_iter()
        .flatten()
        .copied()
        .chain(finished::VIEWS.map(|(name, _)| name))
        .chain(workbench::VIEWS.map(|(name, _)| name))
        .chain(sheets::VIEWS.map(|(name, _)| name))
        .chain(tableau::VIEWS.map(|(name, _)| name))
        .chain(tableau::STEPS.map(|(name, _)| name))
        .collect();
    assert_eq!(pressed, scenes::SCREENS.into());
}

fn on_home(message: home::Message) -> impl Fn(&mut Driver, &Folders) {
    move |driver, _| driver.send(Message::Home(message.clone()))
}

/// What leads there by these messages from Home.
fn sent(messages: Vec<Message>) -> impl Fn(&mut Driver, &Folders) {
    move |driver, _| {
        messages
            .iter()
            .for_each(|message| driver.send(message.clone()));
    }
}

/// What a browser says of a page whose files it may clear.
fn page_state(installed: bool) -> Message {
    Message::PageAsked(Some(PageState {
        keeps_files: false,
        installed,
    }))
}

#[test]
fn a_second_press_on_home_and_its_pages_meets_the_same_control_or_none() {
    let (folder, folders) = folders();
    let mut all = vec![Scene::new("home-empty", folder.path(), |_, _| ())];
    let mut page =
        |name: &str, message| all.push(Scene::new(name, folder.path(), on_home(message)));
    page("settings", home::Message::Settings);
    page("manual", home::Message::Manual);
    page("scores-none", home::Message::Scores);
    page("wrong", home::Message::ReportProblem);
    all.push(Scene::new("wrong-written", folder.path(), |driver, _| {
        driver.send(Message::Home(home::Message::ReportProblem));
        driver.send(Message::Report(report::Message::Main));
    }));
    let of_page = [
        (
            "home-installed",
            vec![page_state(true), Message::NewVersion],
        ),
        (
            "storage-unavailable",
            vec![Message::FilesRefused(TakeError::Elsewhere)],
        ),
        (
            "storage-unavailable-newer",
            vec![Message::FilesRefused(TakeError::Newer)],
        ),
    ];
    for (name, messages) in of_page {
        all.push(Scene::new(name, folder.path(), sent(messages)));
    }
    let my_box = |more: &[my_box::Message]| {
        let to_box = [
            Message::Home(home::Message::Settings),
            Message::Settings(settings::Message::MyBox),
        ];
        let more = more.iter().cloned().map(Message::MyBox);
        sent(to_box.into_iter().chain(more).collect())
    };
    all.push(Scene::new("box", folder.path(), my_box(&[])));
    let penalty = BoxField::Penalty(Facility::Oxygenator, Part::Oxygen);
    let opened = [
        my_box::Message::Group(BoxGroup::Penalties),
        my_box::Message::Toggle(penalty),
    ];
    all.push(Scene::new("box-penalties", folder.path(), my_box(&opened)));
    for &group in BoxGroup::ALL {
        let name = match group {
            BoxGroup::MalfunctionDice => "box-dice".to_owned(),
            BoxGroup::RegionTiles => "box-tiles".to_owned(),
            _ => format!("box {group:?}"),
        };
        let open = my_box(&[my_box::Message::Group(group)]);
        all.push(Scene::new(name, folder.path(), open));
    }
    let asked = [
        ("rules-chapters", vec![]),
        (
            "rules-search",
            vec![rules::Message::Typed("officina shutdown".to_owned())],
        ),
        (
            "rules-none",
            vec![rules::Message::Typed("xyzzy".to_owned())],
        ),
        (
            "rules-chapter",
            vec![rules::Message::Chapter(Game::FirstMartians, 1)],
        ),
        (
            "rules-entry",
            vec![rules::Message::Open("shortage".to_owned())],
        ),
        (
            "rules-table",
            vec![
                rules::Message::Open("shortage".to_owned()),
                rules::Message::Open("pm-points".to_owned()),
            ],
        ),
        (
            "rules-both-languages",
            vec![
                rules::Message::Open("shortage".to_owned()),
                rules::Message::Other,
            ],
        ),
    ];
    for (name, messages) in asked {
        all.push(Scene::new(name, folder.path(), move |driver, _| {
            driver.send(Message::Home(home::Message::Rules));
            messages
                .iter()
                .for_each(|message| driver.send(Message::Rules(message.clone())));
        }));
    }
    for seed in [1, 2] {
        lay_game(&folders, 4, seed);
    }
    let mut driver = Driver::open(&folders, Language::English);
    driver.send(Message::Home(home::Message::Main));
    driver.send(Message::Key(Shortcut::Main));
    drop(driver);
    all.push(Scene::new("home-saves", folder.path(), |_, _| ()));
    all.push(Scene::new(
        "home-copy",
        folder.path(),
        sent(vec![page_state(false)]),
    ));
    all.push(Scene::new("home-copy-later", folder.path(), |driver, _| {
        driver.send(page_state(false));
        driver.press_named("copy-later");
    }));
    all.push(Scene::new(
        "saves",
        folder.path(),
        on_home(home::Message::ManageSaves),
    ));
    all.push(Scene::new(
        "saves-open",
        folder.path(),
        |driver, folders| {
            driver.send(Message::Home(home::Message::ManageSaves));
            let first = pollster::block_on(folders.list())
                .first()
                .map(|it| it.id.clone());
            driver.send(Message::Saves(saves::Message::Open(first)));
        },
    ));
    press_all(all, ON_HOME, &["home-empty", "settings"]);
}

#[test]
fn a_second_press_on_scores_meets_the_same_control_or_none() {
    let (folder, folders) = folders();
    finished::some(&folders);
    let scenes = finished::VIEWS.map(|(name, open)| {
        Scene::new(name, folder.path(), move |driver, _| {
            driver.send(Message::Home(home::Message::Scores));
            open(driver);
        })
    });
    let screens = finished::VIEWS.map(|(name, _)| name);
    press_all(scenes.into(), screens, &["scores-entry", "scores-solo"]);
}

#[test]
fn a_second_press_on_missions_meets_the_same_control_or_none() {
    let (folder, folders) = folders();
    let mut driver = Driver::open(&folders, Language::English);
    let mut all = Vec::new();
    for (name, open) in workbench::VIEWS {
        all.push(Scene::new(name, folder.path(), open));
        if !is_all() {
            break;
        }
        open(&mut driver, &folders);
        workbench::close(&mut driver);
    }
    press_all(all, workbench::VIEWS.map(|(name, _)| name), &["mission"]);
}

#[test]
fn a_second_press_on_a_printed_sheet_meets_the_same_control_or_none() {
    let (folder, folders) = folders();
    let mut all = Vec::new();
    all.push(Scene::new("wizard-empty", folder.path(), |driver, _| {
        driver.send(Message::Home(home::Message::Sheet(None)));
        driver.send(Message::Wizard(wizard::Message::Go(wizard::Step::Review)));
    }));
    // What was typed is there again when the sheet is opened.
    let mut driver = Driver::open(&folders, Language::English);
    sheets::typed(&mut driver);
    driver.send(Message::Key(Shortcut::Back));
    drop(driver);
    all.extend(sheets::VIEWS.map(|(name, open)| {
        Scene::new(name, folder.path(), move |driver, _| {
            driver.send(Message::Home(home::Message::Sheet(None)));
            open(driver);
        })
    }));
    all.push(Scene::new("own-campaign", folder.path(), |driver, _| {
        let missions = [
            ("the-long-well", "The Long Well"),
            ("rope", "Four Hundred Metres of Rope"),
        ];
        driver.send(Message::OwnCampaignOpened(
            missions
                .map(|(id, name)| (id.to_owned(), name.to_owned()))
                .to_vec(),
        ));
        driver.send(Message::OwnCampaign(own_campaign::Message::Mission(0)));
        driver.send(Message::OwnCampaign(own_campaign::Message::Stays(
            BoardGroup::Conditions,
        )));
    }));
    let screens = sheets::VIEWS.map(|(name, _)| name).into_iter();
    press_all(all, screens.chain(ON_SHEETS), &["wizard-objectives"]);
}

#[test]
fn a_second_press_in_a_campaign_meets_the_same_control_or_none() {
    let (folder, folders) = folders();
    chapters::install(&folders);
    let begin = on_home(home::Message::Mission("two-crews".to_owned()));
    let mut all = vec![Scene::new("campaign-page", folder.path(), begin)];
    let mut driver = Driver::open(&folders, Language::English);
    driver.send(Message::Home(home::Message::Mission(
        "two-crews".to_owned(),
    )));
    driver.send(Message::Campaign(campaign::Message::Main));
    let page = || on_home(home::Message::Main);
    all.push(Scene::new("campaign-chapter", folder.path(), page()));
    driver.send(Message::Campaign(campaign::Message::Main));
    chapters::play_to(&mut driver, chapters::End::Lost);
    all.push(Scene::new("campaign-lost", folder.path(), page()));
    driver.send(Message::Table(table::Message::Main));
    all.push(Scene::new("campaign-border", folder.path(), page()));
    all.push(Scene::new("campaign-home", folder.path(), |_, _| ()));
    driver.send(Message::Campaign(campaign::Message::Retry));
    for (seat, name) in [(0, "campaign-death"), (1, "campaign-death again")] {
        driver.send(Message::Campaign(campaign::Message::Main));
        chapters::play_to(&mut driver, chapters::End::Died(seat));
        driver.send(Message::Table(table::Message::Main));
        all.push(Scene::new(name, folder.path(), page()));
        driver.send(Message::Campaign(campaign::Message::Main));
    }
    all.push(Scene::new("campaign-over", folder.path(), page()));
    press_all(all, IN_CAMPAIGN, &[]);
}

/// What only missions of format 2 have.
#[test]
fn a_second_press_in_a_mission_of_format_2_meets_the_same_control_or_none() {
    if !is_all() {
        return;
    }
    let mut all: Vec<Scene> = Vec::new();
    for full in [false, true] {
        let (folder, folders) = folders();
        own_mission::lay(&folders);
        let mut driver = Driver::open(&folders, Language::English);
        driver.send(Message::Home(home::Message::Main));
        own_mission::walk(&mut driver, full, |name, _| {
            if all.iter().all(|scene| scene.name != name) {
                all.push(Scene::new(name, folder.path(), move |driver, _| {
                    driver.send(Message::Home(home::Message::Main));
                    own_mission::show(name, driver);
                }));
            }
            Ok::<(), Infallible>(())
        })
        .expect("it cannot fail");
    }
    press_all(all, OF_FORMAT_2, &[]);
}

/// The ends of games whose board the app keeps.
#[test]
fn a_second_press_at_the_end_of_a_kept_board_meets_the_same_control_or_none() {
    if !is_all() {
        return;
    }
    let mut all: Vec<Scene> = Vec::new();
    for seed in 1..=20 {
        if all.len() == ENDS.len() {
            break;
        }
        let (folder, mut driver) = begun_with(seed);
        let style = if seed % 4 == 0 {
            Style::Random
        } else {
            Style::Careful
        };
        driver.send(Message::Table(table::Message::Play(Command::KeepBoard {
            full: true,
        })));
        let mut player = Player::new(style, seed);
        while let Some(command) = player.next(driver.game()) {
            driver.send(Message::Table(table::Message::Play(command)));
        }
        let name = match scenes::name(driver.game().state()) {
            Some("end-won") => ENDS[0],
            Some("end-lost") => ENDS[1],
            _ => continue,
        };
        if all.iter().all(|scene| scene.name != name) {
            all.push(Scene::new(
                name,
                folder.path(),
                on_home(home::Message::Main),
            ));
        }
    }
    press_all(all, ENDS, &[]);
}

/// What the gallery shows at a step of Story beside it or in place of it: a name, and the messages that lead there from the step.
fn beside(name: &str, driver: &Driver) -> Vec<(&'static str, Vec<table::Message>)> {
    let side = table::Message::ShowSide;
    match name {
        "resolve" => vec![
            ("report", vec![side(Side::Report)]),
            (
                "adventure",
                vec![
                    table::Message::AdventureChosen(Some(AdventureType::Gather)),
                    side(Side::Report),
                ],
            ),
        ],
        "oxygen" => {
            let question = page::page(driver.app.localizer(), driver.game()).questions[0];
            let open = |at| vec![table::Message::Rules(at)];
            vec![
                ("rules-step", open(rules::RulesAt::Step)),
                ("rules-question", open(rules::RulesAt::Question(question))),
            ]
        }
        "clean-up" => {
            let mut all = vec![
                ("log", vec![side(Side::Log)]),
                ("history", vec![side(Side::History)]),
                ("corrections", vec![side(Side::Corrections)]),
                (
                    "save-points",
                    vec![
                        table::Message::SavePoints(save_points::Message::Typed(
                            "Before the storm".to_owned(),
                        )),
                        table::Message::SavePoints(save_points::Message::Set),
                        side(Side::History),
                    ],
                ),
            ];
            if let Some(event) = driver.game().state().drawn_events.last() {
                let card = Card::new(CardKind::Event, event, Face::Story);
                let read = table::Message::ReadAgain(Some(card));
                all.push(("read-again", vec![read, side(Side::History)]));
            }
            all
        }
        _ => Vec::new(),
    }
}

/// What leads into the game that was begun, and on by these messages.
fn in_game_by(messages: Vec<table::Message>) -> impl Fn(&mut Driver, &Folders) {
    move |driver, _| {
        driver.send(Message::Home(home::Message::Main));
        for message in &messages {
            driver.send(Message::Table(message.clone()));
        }
    }
}

/// The steps of games in Story, with what is beside them.
#[test]
fn a_second_press_at_the_steps_of_story_meets_the_same_control_or_none() {
    if !is_all() {
        return;
    }
    let (mut all, mut seen) = (Vec::new(), BTreeSet::new());
    for seed in 1..=80 {
        if IN_STORY.iter().all(|name| seen.contains(name)) {
            break;
        }
        let (folder, mut driver) = begun_with(seed);
        driver.send(Message::Table(table::Message::Play(Command::SetName {
            seat: 0,
            name: "Ada".to_owned(),
        })));
        let mut player = Player::new(Style::Careful, seed);
        for _ in 0..4000 {
            let mut look = |name: &'static str, messages| {
                if seen.insert(name) {
                    all.push(Scene::new(name, folder.path(), in_game_by(messages)));
                }
            };
            if let Some(name) = scenes::name(driver.game().state()) {
                look(name, Vec::new());
                for (name, messages) in beside(name, &driver) {
                    look(name, messages);
                }
                if name == "resolve" {
                    for adventure in [AdventureType::Explore, AdventureType::Build] {
                        let before = driver.game().digest();
                        let roll = Command::RollAction { adventure, seat: 0 };
                        driver.send(Message::Table(table::Message::Play(roll)));
                        if driver.game().digest() == before {
                            continue;
                        }
                        if driver.game().state().queue.is_empty() {
                            let beside = table::Message::ShowSide(Side::Report);
                            look("action-dice", vec![beside]);
                        } else {
                            look("action-dice-adventure", Vec::new());
                        }
                        driver.send(Message::Table(table::Message::Undo));
                    }
                }
                if name == "own-dice" || name == "dice" {
                    for (name, dice) in [
                        ("own-dice", ComponentSource::Physical),
                        ("dice", ComponentSource::Digital),
                    ] {
                        let set = Command::SetDice { dice };
                        driver.send(Message::Table(table::Message::Play(set)));
                        look(name, Vec::new());
                    }
                }
            }
            let Some(command) = player.next(driver.game()) else {
                break;
            };
            driver.send(Message::Table(table::Message::Play(command)));
        }
    }
    press_all(all, IN_STORY, &[]);
}

/// The board, and the steps of planning and acting.
#[test]
fn a_second_press_on_the_board_meets_the_same_control_or_none() {
    if !is_all() {
        return;
    }
    let (folder, mut driver) = begun_with(1);
    let resumed = || {
        in_game_by(
            [
                table::resume_checklist::Message::Open(true),
                table::resume_checklist::Message::Tick(0, 0),
            ]
            .map(table::Message::PutBack)
            .to_vec(),
        )
    };
    let mut story = Player::new(Style::Careful, 1);
    let (story_folder, mut in_story) = begun_with(1);
    while in_story.game().state().sol < 3 {
        let command = story
            .next(in_story.game())
            .expect("the third sol is reached");
        in_story.send(Message::Table(table::Message::Play(command)));
    }
    drop(in_story);
    tableau::lay(&mut driver);
    let mut all = vec![
        Scene::new("resumed", story_folder.path(), resumed()),
        Scene::new("resumed-full", folder.path(), resumed()),
    ];
    let views = tableau::VIEWS.into_iter().map(|(name, open)| {
        Scene::new(name, folder.path(), move |driver, _| {
            driver.send(Message::Home(home::Message::Main));
            open(driver);
        })
    });
    all.extend(views);
    for (name, lead) in tableau::STEPS {
        if lead(&mut driver) {
            all.push(Scene::new(
                name,
                folder.path(),
                on_home(home::Message::Main),
            ));
        }
        if name == "planner" {
            let open = in_game(table::Message::PlanOn(board::Tab::Blocks));
            all.push(Scene::new("planner on the board", folder.path(), open));
        }
    }
    assert!(
        driver.game().state().step != Step::Plan,
        "nothing was played"
    );
    let views = tableau::VIEWS.map(|(name, _)| name).into_iter();
    let steps = tableau::STEPS.map(|(name, _)| name);
    press_all(all, views.chain(steps).chain(ON_BOARD), &[]);
}

/// The steps of the three other games, each with what is beside it.
#[test]
fn a_second_press_at_the_steps_of_the_other_games_meets_the_same_control_or_none() {
    if !is_all() {
        return;
    }
    let (mut all, mut seen) = (Vec::new(), BTreeSet::new());
    for game in ["mars-needs-mechanics", "mechanica", "pocket-mars"] {
        let (folder, folders) = folders();
        let mut driver = Driver::open(&folders, Language::English);
        driver.press_named(&format!("begin-{game}"));
        driver.press_named("main");
        let mut walk = Walk::new(driver, (1440.0, 900.0));
        for turn in 0..160 {
            let kind = walk.helper_step();
            if seen.insert((game, kind.clone())) {
                all.push(Scene::new(
                    format!("{game} {kind}"),
                    folder.path(),
                    on_home(home::Message::Main),
                ));
            }
            walk.go(1, turn % 2 == 1);
        }
    }
    press_all(all, [], &[]);
}
