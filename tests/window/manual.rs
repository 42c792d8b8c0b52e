//! The pictures of the manual.

use std::path::Path;

use solkeeper::app::Message;
use solkeeper::app::screen::{home, manual};
use solkeeper::app::theme::Look;
use solkeeper::app::widget::{AccessibleNode, AccessibleRole};
use solkeeper::language::manual::{Part, manual as book};
use solkeeper::language::{Args, Language};

use crate::driver::Driver;
use crate::picture::Picture;
use crate::{assert_all_said, folders};

/// A narrow window in which a chapter needs no scrolling: every picture is as wide as the column.
const ROOM: (u32, u32) = (390, 12_000);
/// In how many areas pictures are compared, across and down.
const AREAS: (u32, u32) = (6, 4);

/// How many chapters with pictures are drawn in each language, since that takes its time.
const DRAWN: usize = 2;

/// The mean colour of each area of a part of a picture.
fn means(picture: &Picture, (left, top, width, height): (u32, u32, u32, u32)) -> Vec<[u64; 3]> {
    let mean = |column: u32, row: u32| {
        let rows = top + row * height / AREAS.1..top + (row + 1) * height / AREAS.1;
        let columns = left + column * width / AREAS.0..left + (column + 1) * width / AREAS.0;
        let count = u64::from(rows.end - rows.start) * u64::from(columns.end - columns.start);
        let mut sum = [0; 3];
        for at in rows.flat_map(|y| {
            columns
                .clone()
                .map(move |x| ((y * picture.width + x) * 4) as usize)
        }) {
            (0..3).for_each(|part| sum[part] += u64::from(picture.rgba[at + part]));
        }
        sum.map(|sum| sum / count)
    };
    (0..AREAS.1)
        .flat_map(|row| (0..AREAS.0).map(move |column| (column, row)))
        .map(|(column, row)| mean(column, row))
        .collect()
}

/// Where a text of the screen is.
fn bounds(nodes: &[AccessibleNode], words: &str) -> Option<[f32; 4]> {
    let node = nodes
        .iter()
        .find(|node| matches!(&node.role, AccessibleRole::Text { text } if text == words))?;
    node.bounds
}

#[test]
fn the_pictures_of_a_chapter_are_on_the_screen() {
    for &language in Language::ALL {
        let (_folder, folders) = folders();
        let mut driver = Driver::open(&folders, language);
        driver.by_keyboard((ROOM.0 as f32, ROOM.1 as f32));
        driver.send(Message::Home(home::Message::Manual));
        let is_picture = |part: &Part| matches!(part, Part::Picture { .. });
        let chapters = book(language).chapters.iter().enumerate();
        for (at, chapter) in chapters
            .filter(|(_, chapter)| chapter.parts.iter().any(is_picture))
            .take(DRAWN)
        {
            driver.send(Message::Manual(manual::Message::Open(at)));
            let nodes = driver.accessible();
            let screen = Picture::draw(driver.app.view(), ROOM, Look::Night, 1)
                .expect("a picture of the screen");
            for part in &chapter.parts {
                let Part::Picture { file, alt_text } = part else {
                    continue;
                };
                let words = driver.app.localizer().format(
                    "manual-picture",
                    &Args::new().text("says", alt_text.clone()),
                );
                let [left, top, width, _] =
                    bounds(&nodes, &words).unwrap_or_else(|| panic!("nothing says {words}"));
                let path = Path::new(env!("CARGO_MANIFEST_DIR"))
                    .join("docs/manual")
                    .join(file);
                let stored = Picture::read(&path).expect("a picture of the manual");
                let width = width as u32 - 2;
                let height = (width * stored.height).div_ceil(stored.width);
                let wanted = means(&stored, (0, 0, stored.width, stored.height));
                let shown = means(&screen, (left as u32 + 1, top as u32 + 1, width, height));
                for (wanted, shown) in wanted.iter().zip(&shown) {
                    let differs = wanted
                        .iter()
                        .zip(shown)
                        .any(|(wanted, shown)| wanted.abs_diff(*shown) > 16);
                    assert!(!differs, "{file}: {shown:?} instead of {wanted:?}");
                }
                assert!(
                    wanted.iter().any(|mean| *mean != wanted[0]),
                    "{file} is blank"
                );
            }
            assert_all_said(&driver);
        }
    }
}

#[test]
fn the_pictures_follow_the_language_of_an_open_chapter() {
    let (_folder, folders) = folders();
    let mut driver = Driver::open(&folders, Language::English);
    driver.send(Message::Home(home::Message::Manual));
    driver.send(Message::Manual(manual::Message::Open(0)));
    let draw = |driver: &Driver| {
        Picture::draw(driver.app.view(), ROOM, Look::Night, 1).expect("a picture of the screen")
    };
    let mut other = Driver::open(&folders, Language::Italian);
    other.send(Message::Home(home::Message::Manual));
    other.send(Message::Manual(manual::Message::Open(0)));
    driver.send(Message::Settings(
        solkeeper::app::screen::settings::Message::Language(Language::Italian),
    ));
    assert!(
        draw(&driver) == draw(&other),
        "the chapter differs from the one that was opened in this language"
    );
}
