//! Presses everything on every screen of the gallery, twice at the same point: another control is there only on another page.
//!
//! Each control is pressed in a window of its own, on a copy of the same files. `SOLKEEPER_PRESSES=all` tries all screens at every size,
//! as `.ci/long` does.

use std::collections::BTreeSet;
use std::path::Path;

use solkeeper::app::Message;
use solkeeper::app::keys::Shortcut;
use solkeeper::app::screen::table::{self, Side, board};
use solkeeper::app::screen::{
    campaign, home, my_box, own_campaign, rules, save_points, saves, settings, wizard,
};
use solkeeper::first_martians::campaign::BoardGroup;
use solkeeper::first_martians::command::Command;
use solkeeper::first_martians::my_box::BoxGroup;
use solkeeper::first_martians::players::{Player, Style};
use solkeeper::first_martians::state::Step;
use solkeeper::language::Language;
use solkeeper::rulebook::Game;
use solkeeper::storage::Folders;
use tempfile::TempDir;

use crate::driver::{Driver, copy_folder, lay_game};
use crate::press_again::{ROOMS, Walk, assert_no_faults, is_all};
use crate::{chapters, finished, folders, scenes, sheets, tableau, workbench};

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

/// Presses everything of the scenes: all at every size, each in one language; else the named ones in one small window.
fn press_all(scenes: Vec<Scene>, usual: &[&str]) {
    let mut faults = BTreeSet::new();
    for scene in scenes {
        if is_all() {
            for (room, &language) in ROOMS.into_iter().zip(Language::ALL.iter().cycle()) {
                faults.append(&mut scene.press(language, room));
            }
        } else if usual.contains(&scene.name.as_str()) {
            faults.append(&mut scene.press(Language::Italian, (1024.0, 600.0)));
        }
    }
    assert_no_faults(faults);
}

fn on_home(message: home::Message) -> impl Fn(&mut Driver, &Folders) {
    move |driver, _| driver.send(Message::Home(message.clone()))
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
    for &group in BoxGroup::ALL {
        all.push(Scene::new(
            format!("box {group:?}"),
            folder.path(),
            move |driver, _| {
                driver.send(Message::Home(home::Message::Settings));
                driver.send(Message::Settings(settings::Message::MyBox));
                driver.send(Message::MyBox(my_box::Message::Group(group)));
            },
        ));
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
    press_all(all, &["home-empty", "settings"]);
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
    press_all(scenes.into(), &["scores-entry", "scores-solo"]);
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
    press_all(all, &["mission"]);
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
    press_all(all, &["wizard-objectives"]);
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
    driver.send(Message::Campaign(campaign::Message::Retry));
    driver.send(Message::Campaign(campaign::Message::Main));
    chapters::play_to(&mut driver, chapters::End::Died(0));
    driver.send(Message::Table(table::Message::Main));
    all.push(Scene::new("campaign-death", folder.path(), page()));
    press_all(all, &[]);
}

/// The steps of a game in Story, with what is beside them.
#[test]
fn a_second_press_at_the_steps_of_story_meets_the_same_control_or_none() {
    if !is_all() {
        return;
    }
    let (mut all, mut seen) = (Vec::new(), BTreeSet::new());
    for seed in 1..=12 {
        let (folder, mut driver) = begun_with(seed);
        driver.send(Message::Table(table::Message::Play(Command::SetName {
            seat: 0,
            name: "Ada".to_owned(),
        })));
        let mut player = Player::new(Style::Careful, seed);
        for _ in 0..4000 {
            if let Some(name) =
                scenes::name(driver.game().state()).filter(|name| seen.insert(*name))
            {
                all.push(Scene::new(
                    name,
                    folder.path(),
                    on_home(home::Message::Main),
                ));
                let sides: &[Side] = match name {
                    "resolve" => &[Side::Report],
                    "clean-up" => &[Side::Log, Side::History, Side::Corrections],
                    _ => &[],
                };
                all.extend(sides.iter().map(|&side| {
                    let open = in_game(table::Message::ShowSide(side));
                    Scene::new(format!("{name} {side:?}"), folder.path(), open)
                }));
                if name == "clean-up" {
                    all.push(Scene::new("save-points", folder.path(), |driver, _| {
                        driver.send(Message::Home(home::Message::Main));
                        let point = |message| Message::Table(table::Message::SavePoints(message));
                        driver.send(point(save_points::Message::Typed(
                            "Before the storm".to_owned(),
                        )));
                        driver.send(point(save_points::Message::Set));
                        driver.send(Message::Table(table::Message::ShowSide(Side::History)));
                    }));
                }
            }
            let Some(command) = player.next(driver.game()) else {
                break;
            };
            driver.send(Message::Table(table::Message::Play(command)));
        }
    }
    press_all(all, &[]);
}

/// The board, and the steps of planning and acting.
#[test]
fn a_second_press_on_the_board_meets_the_same_control_or_none() {
    if !is_all() {
        return;
    }
    let (folder, mut driver) = begun_with(1);
    tableau::lay(&mut driver);
    let mut all: Vec<_> = tableau::VIEWS
        .into_iter()
        .map(|(name, open)| {
            Scene::new(name, folder.path(), move |driver, _| {
                driver.send(Message::Home(home::Message::Main));
                open(driver);
            })
        })
        .collect();
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
    press_all(all, &[]);
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
    press_all(all, &[]);
}
