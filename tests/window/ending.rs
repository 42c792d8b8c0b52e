//! The end of a mission: a poster, and what can be done next.

use std::collections::BTreeSet;
use std::fs;
use std::path::PathBuf;

use solkeeper::app::Message;
use solkeeper::app::screen::table::{self, PictureFormat};
use solkeeper::first_martians::command::Command;
use solkeeper::first_martians::mission::ObjectiveKind;
use solkeeper::first_martians::players::{Player, Style};
use solkeeper::first_martians::state::{Outcome, Step};
use solkeeper::language::{Language, fact_text};
use solkeeper::storage::Folders;

use crate::driver::{Driver, at};
use crate::picture::Picture;
use crate::{PATIENCE, assert_all_said, begun};

const CREW: [&str; 4] = ["Giulia", "Tommaso", "Ada", "Zoè"];

fn play(driver: &mut Driver, command: Command) {
    driver.send(Message::Table(table::Message::Play(command)));
}

/// A mission that is over, with or without a board that the app keeps.
fn over(language: Language, full: bool, seed: u64) -> (tempfile::TempDir, Driver) {
    over_by(Style::Careful, language, full, seed)
}

fn over_by(style: Style, language: Language, full: bool, seed: u64) -> (tempfile::TempDir, Driver) {
    played(begun(language), style, full, seed)
}

fn played(
    (folder, mut driver): (tempfile::TempDir, Driver),
    style: Style,
    full: bool,
    seed: u64,
) -> (tempfile::TempDir, Driver) {
    for (seat, name) in (0..).zip(CREW) {
        play(
            &mut driver,
            Command::SetName {
                seat,
                name: name.to_owned(),
            },
        );
    }
    if full {
        play(&mut driver, Command::KeepBoard { full });
    }
    let mut player = Player::new(style, seed);
    for _ in 0..PATIENCE {
        let Some(command) = player.next(driver.game()) else {
            break;
        };
        play(&mut driver, command);
    }
    assert_eq!(driver.game().state().step, Step::End);
    (folder, driver)
}

fn says(driver: &Driver, part: &str) -> bool {
    driver.texts().iter().any(|text| text.contains(part))
}

#[test]
fn the_end_shows_crew_objectives_and_the_course_of_the_game() {
    for (language, full) in [(Language::English, true), (Language::Italian, false)] {
        let (_folder, driver) = over(language, full, 7);
        assert!(driver.shows("end"));
        assert_all_said(&driver);
        let localizer = driver.app.localizer();
        let state = driver.game().state();
        for name in CREW {
            assert!(
                driver.texts().iter().any(|text| text == name),
                "{name} is not on the poster"
            );
        }
        for id in ["end-plot-strain", "end-plot-supply"] {
            assert_eq!(driver.texts().contains(&localizer.text(id)), full, "{id}");
        }
        // A curve has the number of the beginning and one of each sol that has ended.
        let measured = localizer.text(if full { "end-broken" } else { "window-morale" });
        let course = driver
            .texts()
            .into_iter()
            .find(|text| text.starts_with(&format!("{measured}: ")))
            .expect("a course");
        assert_eq!(
            course.matches(", ").count(),
            usize::from(state.sol),
            "{course}"
        );
        let shown = state
            .objectives
            .values()
            .filter(|it| it.shown && it.met.is_none())
            .count();
        let open = driver
            .texts()
            .iter()
            .filter(|text| text.ends_with(&localizer.text("end-not-met")))
            .count();
        assert_eq!(open, shown, "an objective has no stamp");
    }
}

#[test]
fn a_crew_that_ran_out_of_time_reads_what_was_missing() {
    let mut games = (1..20).map(|seed| over_by(Style::Random, Language::English, false, seed));
    let late = |game: &(tempfile::TempDir, Driver)| {
        game.1.game().state().outcome == Some(Outcome::OutOfTime)
    };
    let (_folder, driver) = games.find(late).expect("a game that runs out of time");
    let state = driver.game().state();
    let mandatory = driver
        .game()
        .mission()
        .sheet
        .objectives
        .iter()
        .filter(|it| it.kind == ObjectiveKind::Mandatory);
    let unmet: Vec<_> = mandatory
        .filter(|it| state.objectives[&it.id].met.is_none())
        .map(|it| it.id.clone())
        .collect();
    let titles: Vec<_> = unmet
        .iter()
        .map(|id| fact_text::title(driver.app.localizer(), id))
        .collect();
    assert!(
        !titles.is_empty()
            && titles
                .iter()
                .all(|title| says(&driver, &format!("Not met: {title}"))),
        "{titles:?}"
    );
}

#[test]
fn the_end_leads_on_to_a_mission() {
    let (_folder, mut driver) = played(
        super::begun_shipped(Language::English),
        Style::Careful,
        false,
        7,
    );
    let is_won = matches!(driver.game().state().outcome, Some(Outcome::Won { .. }));
    let (ended, mission) = (
        driver.app.session().expect("a game").id().to_owned(),
        driver.game().mission().sheet.id.clone(),
    );
    driver.press_named("main");
    let session = driver.app.session().expect("a new game");
    assert_ne!(session.id(), ended);
    assert_eq!(
        session.game().mission().sheet.id == mission,
        !is_won,
        "a mission that is won is followed by the next one"
    );
    assert_eq!(session.game().state().step, Step::Crew);
}

#[test]
fn what_the_main_button_does_not_play_has_a_button_of_its_own() {
    for (button, same) in [("end-again", true), ("end-next", false)] {
        let (_folder, mut driver) = played(
            super::begun_shipped(Language::English),
            Style::Careful,
            false,
            7,
        );
        let mission = driver.game().mission().sheet.id.clone();
        let other = if driver.shows(button) { button } else { "main" };
        driver.press_named(other);
        assert_eq!(driver.game().mission().sheet.id == mission, same, "{other}");
    }
}

/// The files of the exports with this extension.
fn exported(folders: &Folders, end: &str) -> Vec<PathBuf> {
    let files = fs::read_dir(at(folders, "exports"))
        .into_iter()
        .flatten()
        .filter_map(Result::ok)
        .map(|it| it.path());
    files
        .filter(|path| path.extension().is_some_and(|it| it == end))
        .collect()
}

fn save_picture(format: PictureFormat) -> Message {
    Message::Table(table::Message::SavePicture(format))
}

#[test]
fn the_end_is_saved_as_a_picture_in_two_formats() {
    for (language, full) in [(Language::English, true), (Language::Italian, false)] {
        let (folder, mut driver) = over(language, full, 7);
        driver.press_named("end-picture");
        let folders = Folders::in_one(folder.path());
        let [png, svg] = ["png", "svg"].map(|end| exported(&folders, end));
        assert_eq!((png.len(), svg.len()), (1, 1));
        // The line has no room for both paths: it opens all of it.
        driver.press_named("notices");
        for path in png.iter().chain(&svg) {
            assert!(
                says(&driver, &path.display().to_string()),
                "nothing says where {} is",
                path.display()
            );
        }
        assert_eq!(
            png[0].file_stem(),
            svg[0].file_stem(),
            "they are not beside each other"
        );
        let text = fs::read_to_string(&svg[0]).expect("a picture");
        let title = match language {
            Language::English => "Make Yourself at Home",
            Language::Italian => "Come a Casa Vostra",
        };
        assert!(text.starts_with("<svg") && text.contains("Giulia") && text.contains(title));
        assert!(
            fs::read(&png[0])
                .expect("a picture")
                .starts_with(b"\x89PNG\r\n\x1a\n")
        );
        let drawn = Picture::read(&png[0]).expect("a picture");
        let size = format!("width=\"{}\" height=\"{}\"", drawn.width, drawn.height);
        assert!(drawn.width == 1080 && text.contains(&size), "{size}");
        let colours: BTreeSet<&[u8]> = drawn.rgba.chunks_exact(4).collect();
        assert!(colours.len() > 100, "{} colours", colours.len());
        assert_all_said(&driver);
    }
}

#[test]
fn a_saved_picture_replaces_no_other_file() {
    let (folder, mut driver) = over(Language::English, false, 7);
    let exports = at(&Folders::in_one(folder.path()), "exports");
    let id = driver.app.session().expect("a game").id().to_owned();
    fs::create_dir_all(&exports).expect("a folder");
    let files = ["png", "svg"].map(|end| exports.join(format!("{id}-end-en.{end}")));
    for file in &files {
        fs::write(file, "not ours").expect("a file");
    }
    driver.press_named("end-picture");
    for file in &files {
        assert_eq!(fs::read(file).expect("a file"), b"not ours");
    }
    for end in ["png", "svg"] {
        assert_eq!(exported(&Folders::in_one(folder.path()), end).len(), 2);
    }
}

#[test]
fn before_the_end_no_picture_is_saved() {
    let (folder, mut driver) = begun(Language::English);
    for format in [PictureFormat::Png, PictureFormat::Svg] {
        driver.send(save_picture(format));
    }
    assert!(!at(&Folders::in_one(folder.path()), "exports").exists());
    assert!(!driver.shows("end-picture"));
}

#[test]
fn a_picture_that_cannot_be_written_is_reported() {
    let (folder, mut driver) = over(Language::Italian, false, 7);
    let exports = at(&Folders::in_one(folder.path()), "exports");
    fs::write(&exports, "a file in the way").expect("a file");
    driver.press_named("end-picture");
    assert!(
        says(&driver, &exports.display().to_string()),
        "{:?}",
        driver.texts()
    );
    assert_all_said(&driver);
}

#[test]
fn the_story_and_the_scores_are_one_press_from_the_end() {
    let (folder, mut driver) = over(Language::Italian, false, 7);
    driver.press_named("end-story");
    let folders = Folders::in_one(folder.path());
    assert!(
        fs::read_dir(at(&folders, "exports"))
            .expect("exports")
            .count()
            >= 2,
        "a page and Markdown"
    );
    driver.press_named("end-scores");
    assert!(driver.app.session().is_none());
    assert!(says(&driver, &driver.app.localizer().text("scores-title")));
}
