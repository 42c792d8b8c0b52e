//! A dozen pictures compared with stored ones, to detect unintended changes.
//!
//! `SOLKEEPER_BLESS=1 cargo test --test window pictures` stores the new ones, once they were inspected.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use solkeeper::app::Message;
use solkeeper::app::screen::home;
use solkeeper::app::screen::table::{self, Side};
use solkeeper::app::theme::Look;
use solkeeper::first_martians::command::Command;
use solkeeper::first_martians::players::{Player, Style};
use solkeeper::first_martians::state::Step;
use solkeeper::language::Language;
use solkeeper::storage::Folders;

use crate::PATIENCE;
use crate::driver::{Driver, lay_game};
use crate::picture::Picture;
use crate::scenes;

/// An upright phone, and a small laptop.
const NARROW: (u32, u32) = (390, 844);
const WIDE: (u32, u32) = (1024, 600);

/// Scene, language, size and theme of each picture, spread over all values.
const KEPT: [(&str, Language, (u32, u32), Look); 12] = [
    ("home-empty", Language::English, NARROW, Look::Night),
    ("lay", Language::Italian, NARROW, Look::HighContrast),
    ("crew", Language::English, WIDE, Look::Day),
    ("sheet", Language::Italian, NARROW, Look::Night),
    ("read-event", Language::English, WIDE, Look::Night),
    (
        "adventure-choice",
        Language::Italian,
        WIDE,
        Look::HighContrast,
    ),
    ("plan", Language::English, NARROW, Look::Day),
    ("resolve", Language::Italian, WIDE, Look::Night),
    ("dice", Language::English, NARROW, Look::HighContrast),
    ("malfunction", Language::Italian, NARROW, Look::Day),
    ("follow-up", Language::English, WIDE, Look::HighContrast),
    ("log", Language::Italian, NARROW, Look::Night),
];

/// Games that are played until every scene was reached.
const SEEDS: std::ops::RangeInclusive<u64> = 1..=40;

/// The pictures drawn so far, by file name.
type Drawn = BTreeMap<String, Picture>;

fn file(scene: &str, language: Language, (width, _): (u32, u32), look: Look) -> String {
    format!("{scene}-{}-{width}-{}.png", language.code(), look.name())
}

fn wanted<'a>(
    drawn: &'a Drawn,
    scene: &'a str,
) -> impl Iterator<Item = (String, Language, (u32, u32), Look)> + 'a {
    let of_scene = KEPT.iter().filter(move |kept| kept.0 == scene);
    let named = of_scene.map(|&(scene, language, size, look)| {
        (file(scene, language, size, look), language, size, look)
    });
    named.filter(|(file, ..)| !drawn.contains_key(file))
}

fn draw(drawn: &mut Drawn, driver: &mut Driver, scene: &str) {
    for (file, language, size, look) in wanted(drawn, scene).collect::<Vec<_>>() {
        scenes::speak(driver, language);
        let picture = Picture::draw(driver.app.view(), size, look, 1).expect("it is drawn");
        drawn.insert(file, picture);
    }
}

fn all() -> Drawn {
    let mut drawn = Drawn::new();
    for seed in SEEDS {
        if drawn.len() == KEPT.len() {
            break;
        }
        play(&mut drawn, seed);
    }
    drawn
}

/// Plays a mission; the same seed gives the same pictures everywhere.
fn play(drawn: &mut Drawn, seed: u64) {
    let folder = tempfile::tempdir().expect("a folder for the test");
    let folders = Folders::in_one(folder.path());
    let mut driver = Driver::open(&folders, Language::English);
    draw(drawn, &mut driver, "home-empty");
    lay_game(&folders, 3, seed);
    let mut driver = driver.reopened();
    driver.send(Message::Home(home::Message::Main));
    for (seat, name) in ["Giulia", "Tommaso", "Ada"].into_iter().enumerate() {
        let seat = u8::try_from(seat).expect("small");
        driver.send(Message::Table(table::Message::Play(Command::SetName {
            seat,
            name: name.to_owned(),
        })));
    }
    let mut player = Player::new(Style::Careful, seed);
    for _ in 0..PATIENCE {
        if drawn.len() == KEPT.len() {
            break;
        }
        let state = driver.game().state();
        let (scene, lays_open) = (
            scenes::name(state),
            state.step == Step::CleanUp && state.sol > 2,
        );
        if let Some(scene) = scene {
            draw(drawn, &mut driver, scene);
        }
        if lays_open {
            scenes::beside(&mut driver, Side::Log, |driver| draw(drawn, driver, "log"));
        }
        let Some(command) = player.next(driver.game()) else {
            break;
        };
        driver.send(Message::Table(table::Message::Play(command)));
    }
}

#[test]
fn the_pictures_match_the_stored_ones() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let (kept, new) = (
        root.join("tests/window/pictures"),
        root.join("target/pictures"),
    );
    let accept = std::env::var_os("SOLKEEPER_BLESS").is_some_and(|value| value == "1");
    // Pictures of an earlier run would be misleading.
    let _ = fs::remove_dir_all(&new);
    fs::create_dir_all(&new).expect("a folder");
    fs::create_dir_all(&kept).expect("a folder");

    let drawn = all();
    let mut wrong = Vec::new();
    for &(scene, language, size, look) in &KEPT {
        let name = file(scene, language, size, look);
        let Some(picture) = drawn.get(&name) else {
            wrong.push(format!("{scene} is never seen in the games of these seeds"));
            continue;
        };
        let path = kept.join(&name);
        let problem = match path.exists().then(|| Picture::read(&path)) {
            None => Some(format!("{name} is missing")),
            Some(Err(why)) => Some(format!("{name} cannot be read: {why}")),
            Some(Ok(old)) => picture.difference(&old).map(|(pixels, difference)| {
                if !accept {
                    difference
                        .write(&new.join(name.replace(".png", ".difference.png")))
                        .expect("it is written");
                }
                format!("{name} has changed in {pixels} pixels")
            }),
        };
        if let Some(problem) = problem {
            let path = if accept { path } else { new.join(&name) };
            picture.write(&path).expect("it is written");
            wrong.push(problem);
        }
    }
    let known: BTreeSet<_> = KEPT
        .iter()
        .map(|&(scene, language, size, look)| file(scene, language, size, look))
        .collect();
    for entry in fs::read_dir(&kept)
        .expect("the kept pictures")
        .filter_map(Result::ok)
    {
        let name = entry.file_name().to_string_lossy().into_owned();
        if !known.contains(&name) && accept {
            fs::remove_file(entry.path()).expect("it is taken away");
        } else if !known.contains(&name) {
            wrong.push(format!("{name} belongs to no picture"));
        }
    }
    let unseen = wrong.iter().any(|problem| problem.contains("never seen"));
    assert!(
        wrong.is_empty() || (accept && !unseen),
        "{}\n\nThe new pictures and where they differ lie in {}: look at them.\n\
         If they are right, `SOLKEEPER_BLESS=1 cargo test --test window pictures` keeps them.",
        wrong.join("\n"),
        new.display()
    );
}

#[test]
fn rounding_is_tolerated_and_a_shift_is_not() {
    let plain = Picture {
        width: 8,
        height: 8,
        rgba: vec![100; 8 * 8 * 4],
    };
    let with = |pixels: usize, colour: u8| {
        let mut other = plain.clone();
        other.rgba[..pixels * 4].fill(colour);
        other
    };
    assert!(
        with(64, 108).difference(&plain).is_none(),
        "rounded otherwise"
    );
    assert!(with(3, 255).difference(&plain).is_none(), "strays");
    assert_eq!(
        with(4, 255).difference(&plain).map(|(pixels, _)| pixels),
        Some(4),
        "a dot"
    );
    assert_eq!(
        with(64, 109).difference(&plain).map(|(pixels, _)| pixels),
        Some(64),
        "another colour"
    );
    let smaller = Picture {
        width: 8,
        height: 4,
        rgba: vec![100; 8 * 4 * 4],
    };
    assert!(smaller.difference(&plain).is_some());
}
