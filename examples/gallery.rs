//! Draws every screen without a display into `target/gallery/`: one sheet per screen with both languages and three sizes, and one
//! sheet each of some screens in the day theme, in high contrast, with text of 200 %, and at the smallest and the largest size.
//!
//! `cargo run --example gallery` draws all; `cargo run --example gallery -- home plan` draws those whose names contain a word.
//! With `--compare` nothing is written: each screen is drawn over the one before it, at each size, as the window does it, and must
//! have the pixels of a drawing of the whole window. Then, at the three sizes of a sheet, each screen is painted over each other one.
//! With `--sizes` each screen is drawn at the smallest and the largest size too, into `target/gallery/sizes/`. `--at=312x675` draws
//! them there at that size alone, and `--compare --at=1024x600` paints over each other the screens of that size of a sheet alone.

#[path = "../tests/window/chapters.rs"]
#[allow(clippy::expect_used, reason = "it is a part of the tests")]
mod chapters;
#[path = "../tests/window/driver.rs"]
#[allow(
    dead_code,
    clippy::expect_used,
    reason = "it is a part of the tests, which use more of it"
)]
mod driver;
#[path = "../tests/window/finished.rs"]
#[allow(clippy::expect_used, reason = "it is a part of the tests")]
mod finished;
#[path = "../tests/window/own_mission.rs"]
#[allow(clippy::expect_used, reason = "it is a part of the tests")]
mod own_mission;
#[path = "../tests/window/picture.rs"]
#[allow(dead_code, reason = "it is a part of the tests, which use more of it")]
mod picture;
#[path = "../tests/window/scenes.rs"]
mod scenes;
#[path = "../tests/window/sheets.rs"]
#[allow(clippy::expect_used, reason = "it is a part of the tests")]
mod sheets;
#[path = "../tests/window/surface.rs"]
#[allow(
    dead_code,
    clippy::expect_used,
    reason = "it is a part of the tests, which use more of it"
)]
mod surface;
#[path = "../tests/window/tableau.rs"]
#[allow(dead_code, reason = "it is a part of the tests, which use more of it")]
mod tableau;
#[path = "../tests/window/tables.rs"]
#[allow(
    clippy::expect_used,
    clippy::panic,
    reason = "it is a part of the tests"
)]
mod tables;
#[path = "../tests/window/workbench.rs"]
#[allow(
    dead_code,
    clippy::expect_used,
    clippy::panic,
    reason = "it is a part of the tests, which use more of it"
)]
mod workbench;

use pollster::FutureExt as _;
use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::time::Duration;

use iced_test::core::Element;

use driver::{Driver, lay_game};
use picture::{Outcome, Picture};
use scenes::{SCREENS, speak};
use solkeeper::app::jobs::saves::SaveCommand;
use solkeeper::app::renderer::Renderer;
use solkeeper::app::screen;
use solkeeper::app::screen::table::{self, Side};
use solkeeper::app::screen::{
    campaign, home, my_box, own_campaign, report, rules, save_points, saves, settings, wizard,
};
use solkeeper::app::theme::{Look, Type, ground, size};
use solkeeper::app::{Message, widget};
use solkeeper::first_martians::campaign::BoardGroup;
use solkeeper::first_martians::command::Command;
use solkeeper::first_martians::my_box::{BoxField, BoxGroup, Value};
use solkeeper::first_martians::players::{Player, Style};
use solkeeper::first_martians::state::{Card, CardKind, ComponentSource, Face, Step};
use solkeeper::first_martians::vocabulary::{AdventureType, Block, Facility, Part};
use solkeeper::language::{Language, Localizer, page};
use solkeeper::platform;
use solkeeper::play::Game as _;
use solkeeper::rulebook::Game;
use solkeeper::storage::{Folders, PageState, TakeError};
use surface::{Recorded, Surface};
use test_support::released_missions;
use time::OffsetDateTime;

/// The window sizes of a sheet.
const SIZES: [(u32, u32); 3] = [(390, 844), (1024, 600), (1440, 900)];
/// The sizes at which each screen is painted over each other one, in one language.
const PAIRED: [((u32, u32), Language); 3] = [
    (SIZES[0], Language::Italian),
    (SIZES[1], Language::English),
    (SIZES[2], Language::Italian),
];
/// A small phone, and a large screen.
const SMALLEST: (u32, u32) = (360, 640);
const LARGEST: (u32, u32) = (1920, 1200);
/// The folder of the sheets at those sizes.
const ALL_SIZES: &str = "sizes";
/// Between the pictures of a sheet.
const GAP: u32 = 16;
/// The height of a label.
const LABEL: u32 = 28;
/// The most commands that a game may take to reach a screen.
const PATIENCE: usize = 4000;
/// The time in all pictures: 2026-11-21T14:03:22Z.
const TIME: i64 = 1_795_269_802;
/// Longer than anything moves.
const MOVING: Duration = Duration::from_secs(1);
/// The data folder in all pictures, within the current folder.
const DATA: &str = "solkeeper";

fn main() -> Outcome<()> {
    let (flags, wanted): (Vec<String>, Vec<String>) = std::env::args()
        .skip(1)
        .partition(|word| word.starts_with('-'));
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("target/gallery");
    fs::create_dir_all(folder.join(ALL_SIZES))?;
    // Pictures show paths and times: these are the same on every machine and day.
    let place = tempfile::tempdir()?;
    std::env::set_current_dir(place.path())?;
    platform::stop_clock(OffsetDateTime::from_unix_timestamp(TIME)?);
    let is_given = |name: &str| flags.iter().any(|flag| flag == name);
    let artist = if is_given("--compare") {
        Artist::Comparing(Comparison::default())
    } else {
        Artist::Drawing
    };
    let all_sizes = is_given("--sizes");
    let at = flags
        .iter()
        .find_map(|flag| flag.strip_prefix("--at="))
        .map(|at| -> Outcome<(u32, u32)> {
            let (width, height) = at.split_once('x').ok_or("--at=WIDTHxHEIGHT")?;
            Ok((width.parse()?, height.parse()?))
        })
        .transpose()?;
    let mut sheets = Sheets {
        folder,
        wanted,
        all_sizes,
        at,
        artist,
        drawn: Vec::new(),
        samples: Default::default(),
    };

    scores(&mut sheets)?;
    helpers(&mut sheets)?;
    typed_in(&mut sheets)?;
    workshop(&mut sheets)?;
    board(&mut sheets)?;
    format_2(&mut sheets)?;
    campaigns(&mut sheets)?;
    ended(&mut sheets)?;
    resumed(&mut sheets)?;
    for seed in 1..=80 {
        play(&mut sheets, seed)?;
    }
    if let Artist::Comparing(comparison) = &mut sheets.artist {
        comparison.compare_all();
        println!(
            "{} pictures compared, {} of them not as drawn at once",
            comparison.compared,
            comparison.wrong.len()
        );
        if !comparison.wrong.is_empty() {
            return Err(comparison.wrong.join("\n").into());
        }
    }
    for (variant, samples) in VARIANTS
        .iter()
        .zip(&sheets.samples)
        .filter(|(_, samples)| !samples.is_empty())
    {
        sheet(samples).write(&sheets.folder.join(format!("{}.png", variant.name)))?;
    }
    let missing: Vec<_> = SCREENS
        .iter()
        .filter(|screen| !sheets.has(screen))
        .collect();
    println!(
        "{} sheets in {}",
        sheets.drawn.len(),
        sheets.folder.display()
    );
    std::env::set_current_dir(env!("CARGO_MANIFEST_DIR"))?;
    if missing.is_empty() {
        Ok(())
    } else {
        Err(format!("never seen: {missing:?}").into())
    }
}

/// The screens that are drawn in the other themes and with large text.
const SAMPLES: [&str; 28] = [
    "mission-warned",
    "add-seen",
    "manual-tables",
    "market-turn",
    "colony-action",
    "factory-ship",
    "rules-search",
    "rules-entry",
    "home-empty",
    "settings",
    "read-event",
    "follow-up",
    "malfunction",
    "adventure-choice",
    "resolve",
    "dice",
    "log",
    "board",
    "board-crew",
    "board-map",
    "board-legend",
    "planner",
    "act-dice",
    "scores-statistics-player",
    "scores-refused",
    "scores-entry",
    "wizard-numbers",
    "wizard-objective",
];

/// The screens that are also drawn at the smallest and the largest size.
const SIZE_SAMPLES: [&str; 21] = [
    "home-empty",
    "home-saves",
    "mission",
    "crew",
    "lay",
    "read-event",
    "effects",
    "plan",
    "dice",
    "report",
    "malfunction",
    "end-won",
    "end-won-full",
    "resumed-full",
    "planner",
    "board",
    "board-map",
    "rules-entry",
    "market-turn",
    "colony-action",
    "scores-statistics",
];

/// A sheet of samples.
struct Variant {
    name: &'static str,
    look: Look,
    /// How many pixels a logical one takes.
    scale: u32,
    size: (u32, u32),
    language: Language,
    screens: &'static [&'static str],
}

impl Variant {
    const USUAL: Self = Self {
        name: "",
        look: Look::Night,
        scale: 1,
        size: SIZES[1],
        language: Language::English,
        screens: &SAMPLES,
    };
}

/// Large text is in Italian, which is longer.
const VARIANTS: [Variant; 5] = [
    Variant {
        name: "theme-day",
        look: Look::Day,
        ..Variant::USUAL
    },
    Variant {
        name: "theme-high-contrast",
        look: Look::HighContrast,
        ..Variant::USUAL
    },
    Variant {
        name: "text-200",
        scale: 2,
        language: Language::Italian,
        ..Variant::USUAL
    },
    Variant {
        name: "size-smallest",
        size: SMALLEST,
        language: Language::Italian,
        screens: &SIZE_SAMPLES,
        ..Variant::USUAL
    },
    Variant {
        name: "size-largest",
        size: LARGEST,
        screens: &SIZE_SAMPLES,
        ..Variant::USUAL
    },
];

/// What draws a view.
enum Artist {
    /// By itself.
    Drawing,
    /// Over the view before it.
    Comparing(Comparison),
}

/// A window of each size and scale, and what was not right in it.
#[derive(Default)]
struct Comparison {
    surfaces: BTreeMap<((u32, u32), u32), Surface>,
    /// All screens as they were drawn at that size, in one language.
    recorded: BTreeMap<(u32, u32), Vec<Recorded>>,
    compared: usize,
    wrong: Vec<String>,
}

impl Comparison {
    /// Paints each screen over each other one, at each size at which they were recorded.
    fn compare_all(&mut self) {
        for (size, screens) in &mut self.recorded {
            let (mut pairs, mut in_parts) = (0, 0);
            surface::paint_each_over_each(screens, *size, |before, after, share, pixels| {
                pairs += 1;
                in_parts += usize::from(share < 1.0);
                if pixels > 0 {
                    let (width, height) = size;
                    self.wrong.push(format!(
                        "{after} after {before} at {width}×{height}: {pixels} pixels"
                    ));
                }
            });
            println!(
                "{}×{}: {} screens, {pairs} pairs, {in_parts} of them drawn in parts",
                size.0,
                size.1,
                screens.len()
            );
            self.compared += pairs;
        }
    }
}

impl Artist {
    fn writes(&self) -> bool {
        matches!(self, Self::Drawing)
    }

    fn draw<M>(
        &mut self,
        name: &str,
        view: Element<'_, M, iced::Theme, Renderer>,
        size: (u32, u32),
        language: Language,
        look: Look,
        scale: u32,
    ) -> Outcome<Picture> {
        let Self::Comparing(Comparison {
            surfaces,
            recorded,
            compared,
            wrong,
        }) = self
        else {
            return Picture::draw(view, size, look, scale);
        };
        let surface = surfaces
            .entry((size, scale))
            .or_insert_with(|| Surface::on_screen(size, scale as f32, 1));
        surface.show(view, look, &[], MOVING, |_| ());
        *compared += 1;
        let pixels = surface.wrong_pixels();
        if pixels > 0 {
            wrong.push(format!("{name} at {}×{}: {pixels} pixels", size.0, size.1));
        }
        if (look, scale) == (Look::Night, 1) && PAIRED.contains(&(size, language)) {
            recorded.entry(size).or_default().push(surface.record(name));
        }
        Ok(Picture::blank(1, 1))
    }
}

struct Sheets {
    artist: Artist,
    /// The samples of each variant.
    samples: [Vec<Picture>; VARIANTS.len()],
    folder: PathBuf,
    wanted: Vec<String>,
    /// Whether each screen is drawn at the smallest and the largest size too.
    all_sizes: bool,
    /// The only size that is drawn.
    at: Option<(u32, u32)>,
    drawn: Vec<String>,
}

impl Sheets {
    fn has(&self, name: &str) -> bool {
        let unwanted = !self.wanted.is_empty()
            && !self
                .wanted
                .iter()
                .any(|wanted| name.contains(wanted.as_str()));
        unwanted || self.drawn.iter().any(|drawn| drawn == name)
    }

    /// Draws the window in its current state, once for each name.
    fn draw(&mut self, name: &str, driver: &mut Driver) -> Outcome<()> {
        if self.has(name) {
            return Ok(());
        }
        self.write(name, |artist, language, size, look, scale| {
            speak(driver, language);
            // The settings show the theme in which they are drawn.
            driver.send(Message::Settings(settings::Message::Look(look)));
            artist.draw(name, driver.app.view(), size, language, look, scale)
        })?;
        speak(driver, Language::English);
        driver.send(Message::Settings(settings::Message::Look(Look::Night)));
        Ok(())
    }

    /// All sheets of a screen.
    fn write(
        &mut self,
        name: &str,
        mut draw: impl FnMut(&mut Artist, Language, (u32, u32), Look, u32) -> Outcome<Picture>,
    ) -> Outcome<()> {
        let artist = &mut self.artist;
        let mut row = |all: &[(Language, (u32, u32))]| -> Outcome<Option<Picture>> {
            let pictures = all.iter().map(|&(language, size)| {
                let picture = draw(artist, language, size, Look::Night, 1)?;
                let label = format!("{name} · {} · {}×{}", language.code(), size.0, size.1);
                if artist.writes() {
                    Ok(Some(labelled(&label, &picture)?))
                } else {
                    Ok(None)
                }
            });
            // Each of them is drawn, written or not.
            let pictures = pictures.collect::<Outcome<Vec<Option<Picture>>>>()?;
            Ok(pictures
                .into_iter()
                .collect::<Option<Vec<_>>>()
                .map(|pictures| sheet(&pictures)))
        };
        if let Some(at) = self.at {
            let all: Vec<_> = Language::ALL
                .iter()
                .map(|&language| (language, at))
                .collect();
            if let Some(sheet) = row(&all)? {
                sheet.write(&self.folder.join(ALL_SIZES).join(format!("{name}.png")))?;
            }
            self.drawn.push(name.to_owned());
            return Ok(());
        }
        let usual: Vec<_> = Language::ALL
            .iter()
            .flat_map(|language| SIZES.map(|size| (*language, size)))
            .collect();
        if let Some(sheet) = row(&usual)? {
            sheet.write(&self.folder.join(format!("{name}.png")))?;
        }
        if self.all_sizes {
            let [en, it] = [Language::English, Language::Italian];
            if let Some(more) = row(&[(en, SMALLEST), (it, SMALLEST), (en, LARGEST)])? {
                more.write(&self.folder.join(ALL_SIZES).join(format!("{name}.png")))?;
            }
        }
        let variants = VARIANTS
            .iter()
            .zip(&mut self.samples)
            .filter(|(variant, _)| variant.screens.contains(&name));
        for (
            Variant {
                look,
                scale,
                size,
                language,
                ..
            },
            samples,
        ) in variants
        {
            let picture = draw(artist, *language, *size, *look, *scale)?;
            if artist.writes() {
                samples.push(labelled(name, &picture)?);
            }
        }
        self.drawn.push(name.to_owned());
        println!("{name}");
        Ok(())
    }

    /// Draws the side panel, then shows the step again.
    fn draw_side(&mut self, name: &str, driver: &mut Driver, side: Side) -> Outcome<()> {
        if self.has(name) {
            Ok(())
        } else {
            scenes::beside(driver, side, |driver| self.draw(name, driver))
        }
    }
}

/// An empty data folder; only one is used at a time.
fn empty_folder() -> Outcome<Folders> {
    if fs::exists(DATA)? {
        fs::remove_dir_all(DATA)?;
    }
    Ok(Folders::in_one(DATA))
}

/// Plays a whole mission and draws every scene that has not been drawn yet.
fn play(sheets: &mut Sheets, seed: u64) -> Outcome<()> {
    if SCREENS.iter().all(|screen| sheets.has(screen)) {
        return Ok(());
    }
    let folders = empty_folder()?;
    let mut driver = Driver::open(&folders, Language::English);
    sheets.draw("home-empty", &mut driver)?;
    driver.send(Message::PageAsked(Some(PageState {
        keeps_files: false,
        installed: true,
    })));
    driver.send(Message::NewVersion);
    sheets.draw("home-installed", &mut driver)?;
    driver.send(Message::FilesRefused(TakeError::Elsewhere));
    sheets.draw("storage-unavailable", &mut driver)?;
    driver.send(Message::FilesRefused(TakeError::Newer));
    sheets.draw("storage-unavailable-newer", &mut driver)?;
    lay_game(&folders, 4, seed);
    let mut driver = driver.reopened();
    driver.send(Message::Home(home::Message::Main));
    let mut player = Player::new(Style::Careful, seed);
    for turn in 0..PATIENCE {
        look(sheets, &mut driver)?;
        let game = driver.game();
        let next = match game.state().step {
            Step::Crew if game.state().queue.is_empty() && turn < 5 => names(turn),
            _ => player.next(game),
        };
        let Some(command) = next else { break };
        driver.send(Message::Table(table::Message::Play(command)));
    }
    driver.send(Message::Table(table::Message::Home));
    driver.send(Message::Home(home::Message::Play(
        "make-yourself-at-home".to_owned(),
    )));
    let mut player = Player::new(Style::Careful, seed + 100);
    for _ in 0..60 {
        let Some(command) = player.next(driver.game()) else {
            break;
        };
        driver.send(Message::Table(table::Message::Play(command)));
    }
    driver.send(Message::Table(table::Message::Home));
    sheets.draw("home-saves", &mut driver)?;
    kept(sheets, &mut driver, &folders)?;
    driver.send(Message::Home(home::Message::Settings));
    sheets.draw("settings", &mut driver)?;
    boxed(sheets, &mut driver)?;
    copied(sheets, driver.reopened())
}

/// Draws what reminds of copies, where a browser has not promised to keep the games.
fn copied(sheets: &mut Sheets, mut driver: Driver) -> Outcome<()> {
    driver.send(Message::PageAsked(Some(PageState {
        keeps_files: false,
        installed: false,
    })));
    sheets.draw("home-copy", &mut driver)?;
    driver.press_named("copy-later");
    sheets.draw("home-copy-later", &mut driver)
}

/// The wizard for printed sheets.
fn typed_in(sheets: &mut Sheets) -> Outcome<()> {
    let mut driver = Driver::open(&empty_folder()?, Language::English);
    driver.send(Message::Home(home::Message::Sheet(None)));
    driver.send(Message::Wizard(wizard::Message::Go(wizard::Step::Review)));
    sheets.draw("wizard-empty", &mut driver)?;
    self::sheets::typed(&mut driver);
    for (name, open) in self::sheets::VIEWS {
        open(&mut driver);
        sheets.draw(name, &mut driver)?;
    }
    let missions = [
        ("the-long-well", "The Long Well"),
        ("the-lower-gallery", "The Lower Gallery"),
        ("rope", "Four Hundred Metres of Rope"),
    ];
    driver.send(Message::OwnCampaignOpened(
        missions
            .map(|(id, name)| (id.to_owned(), name.to_owned()))
            .to_vec(),
    ));
    driver.send(Message::OwnCampaign(own_campaign::Message::Name(
        "Under the Ice".to_owned(),
    )));
    for index in [0, 2] {
        driver.send(Message::OwnCampaign(own_campaign::Message::Mission(index)));
    }
    driver.send(Message::OwnCampaign(own_campaign::Message::Stays(
        BoardGroup::Conditions,
    )));
    sheets.draw("own-campaign", &mut driver)
}

/// My box: its groups, and three of them.
fn boxed(sheets: &mut Sheets, driver: &mut Driver) -> Outcome<()> {
    driver.send(Message::Settings(settings::Message::MyBox));
    sheets.draw("box", driver)?;
    let set = |name: BoxField, value| Message::MyBox(my_box::Message::Set(name, value));
    driver.send(set(BoxField::DieFace(Block::Working, 1), Value::Number(1)));
    let open = BoxField::Penalty(Facility::Oxygenator, Part::Oxygen);
    let groups = [
        ("box-dice", BoxGroup::MalfunctionDice, None),
        ("box-penalties", BoxGroup::Penalties, Some(open)),
        ("box-tiles", BoxGroup::RegionTiles, None),
    ];
    for (name, group, open) in groups {
        driver.send(Message::MyBox(my_box::Message::Group(group)));
        let opened = open.is_some();
        if let Some(open) = open {
            driver.send(Message::MyBox(my_box::Message::Toggle(open)));
        }
        sheets.draw(name, driver)?;
        for _ in 0..1 + usize::from(opened) {
            driver.send(Message::MyBox(my_box::Message::Back));
        }
    }
    driver.send(Message::MyBox(my_box::Message::Back));
    Ok(())
}

/// The finished games and the forms of new ones.
fn scores(sheets: &mut Sheets) -> Outcome<()> {
    if SCREENS
        .iter()
        .filter(|screen| screen.starts_with("scores"))
        .all(|screen| sheets.has(screen))
    {
        return Ok(());
    }
    let folders = empty_folder()?;
    let mut driver = Driver::open(&folders, Language::English);
    driver.send(Message::Home(home::Message::Scores));
    sheets.draw("scores-none", &mut driver)?;
    finished::some(&folders);
    driver.send(Message::Scores(screen::scores::Message::Back));
    driver.send(Message::Home(home::Message::Scores));
    for (name, open) in finished::VIEWS {
        open(&mut driver);
        sheets.draw(name, &mut driver)?;
        finished::close(&mut driver);
    }
    Ok(())
}

/// Mission management.
fn workshop(sheets: &mut Sheets) -> Outcome<()> {
    if workbench::VIEWS.iter().all(|(name, _)| sheets.has(name)) {
        return Ok(());
    }
    let folders = empty_folder()?;
    let mut driver = Driver::open(&folders, Language::English);
    for (name, open) in workbench::VIEWS {
        open(&mut driver, &folders);
        sheets.draw(name, &mut driver)?;
        workbench::close(&mut driver);
    }
    Ok(())
}

/// A game whose board the app keeps.
fn board(sheets: &mut Sheets) -> Outcome<()> {
    if SCREENS
        .iter()
        .filter(|screen| {
            screen.starts_with("board")
                || ["planner", "act", "dice-rolled"].contains(screen)
                || screen.starts_with("act-")
        })
        .all(|screen| sheets.has(screen))
    {
        return Ok(());
    }
    for seed in 1..=5 {
        let folders = empty_folder()?;
        lay_game(&folders, 4, seed);
        let mut driver = Driver::open(&folders, Language::English);
        driver.send(Message::Home(home::Message::Main));
        for turn in 0..3 {
            if let Some(command) = names(turn) {
                driver.send(Message::Table(table::Message::Play(command)));
            }
        }
        tableau::lay(&mut driver);
        for (name, open) in tableau::VIEWS {
            open(&mut driver);
            sheets.draw(name, &mut driver)?;
            tableau::close(&mut driver);
        }
        for (name, lead) in tableau::STEPS {
            if lead(&mut driver) {
                sheets.draw(name, &mut driver)?;
            }
        }
    }
    Ok(())
}

/// What only missions of format 2 have, in Story; then their map, with the Full board.
fn format_2(sheets: &mut Sheets) -> Outcome<()> {
    if SCREENS
        .iter()
        .filter(|screen| screen.starts_with("format-2"))
        .all(|screen| sheets.has(screen))
    {
        return Ok(());
    }
    for full in [false, true] {
        let folders = empty_folder()?;
        own_mission::lay(&folders);
        let mut driver = Driver::open(&folders, Language::English);
        driver.send(Message::Home(home::Message::Main));
        own_mission::walk(&mut driver, full, |name, driver| match name {
            "format-2-log" => sheets.draw_side(name, driver, Side::Log),
            _ => {
                own_mission::show(name, driver);
                sheets.draw(name, driver)
            }
        })?;
    }
    Ok(())
}

/// A campaign: its pages, and how Home shows it.
fn campaigns(sheets: &mut Sheets) -> Outcome<()> {
    if SCREENS
        .iter()
        .filter(|screen| screen.starts_with("campaign"))
        .all(|screen| sheets.has(screen))
    {
        return Ok(());
    }
    let folders = empty_folder()?;
    chapters::install(&folders);
    let mut driver = Driver::open(&folders, Language::English);
    driver.send(Message::Home(home::Message::Mission(
        "two-crews".to_owned(),
    )));
    sheets.draw("campaign-page", &mut driver)?;
    driver.send(Message::Campaign(campaign::Message::Main));
    sheets.draw("campaign-chapter", &mut driver)?;
    driver.send(Message::Campaign(campaign::Message::Main));
    chapters::play_to(&mut driver, chapters::End::Lost);
    driver.send(Message::Table(table::Message::Main));
    sheets.draw("campaign-border", &mut driver)?;
    driver.send(Message::Campaign(campaign::Message::Home));
    sheets.draw("campaign-home", &mut driver)?;
    driver.send(Message::Home(home::Message::Main));
    driver.send(Message::Campaign(campaign::Message::Retry));
    for seat in [0, 1] {
        driver.send(Message::Campaign(campaign::Message::Main));
        chapters::play_to(&mut driver, chapters::End::Died(seat));
        driver.send(Message::Table(table::Message::Main));
        sheets.draw("campaign-death", &mut driver)?;
        driver.send(Message::Campaign(campaign::Message::Main));
    }
    sheets.draw("campaign-over", &mut driver)
}

/// The end of games whose board the app keeps, won and lost.
fn ended(sheets: &mut Sheets) -> Outcome<()> {
    for (seed, style) in (1..=20).map(|seed| {
        (
            seed,
            if seed % 4 == 0 {
                Style::Random
            } else {
                Style::Careful
            },
        )
    }) {
        if ["end-won-full", "end-lost-full"]
            .iter()
            .all(|screen| sheets.has(screen))
        {
            break;
        }
        let folders = empty_folder()?;
        lay_game(&folders, 4, seed);
        let mut driver = Driver::open(&folders, Language::English);
        driver.send(Message::Home(home::Message::Main));
        for command in (0..3)
            .filter_map(names)
            .chain([Command::KeepBoard { full: true }])
        {
            driver.send(Message::Table(table::Message::Play(command)));
        }
        let mut player = Player::new(style, seed);
        for _ in 0..PATIENCE {
            let Some(command) = player.next(driver.game()) else {
                break;
            };
            driver.send(Message::Table(table::Message::Play(command)));
        }
        match scenes::name(driver.game().state()) {
            Some("end-won") => sheets.draw("end-won-full", &mut driver)?,
            Some("end-lost") => sheets.draw("end-lost-full", &mut driver)?,
            _ => {}
        }
    }
    Ok(())
}

/// Games that were left in the middle and are opened again.
fn resumed(sheets: &mut Sheets) -> Outcome<()> {
    for (name, full) in [("resumed", false), ("resumed-full", true)] {
        if sheets.has(name) {
            continue;
        }
        let folders = empty_folder()?;
        lay_game(&folders, 4, 1);
        let mut driver = Driver::open(&folders, Language::English);
        driver.send(Message::Home(home::Message::Main));
        for command in (0..3).filter_map(names) {
            driver.send(Message::Table(table::Message::Play(command)));
        }
        if full {
            tableau::lay(&mut driver);
        } else {
            let mut player = Player::new(Style::Careful, 1);
            while driver.game().state().sol < 3 {
                let Some(command) = player.next(driver.game()) else {
                    break;
                };
                driver.send(Message::Table(table::Message::Play(command)));
            }
        }
        driver.send(Message::Table(table::Message::Home));
        driver.send(Message::Home(home::Message::Main));
        for message in [
            table::resume_checklist::Message::Open(true),
            table::resume_checklist::Message::Tick(0, 0),
        ] {
            driver.send(Message::Table(table::Message::PutBack(message)));
        }
        sheets.draw(name, &mut driver)?;
    }
    Ok(())
}

/// The three other games.
fn helpers(sheets: &mut Sheets) -> Outcome<()> {
    for sight in tables::all() {
        let name = sight.name();
        if sheets.has(name) {
            continue;
        }
        sheets.write(name, |artist, language, size, look, scale| {
            let mut drawn = Err("nothing was shown".into());
            sight.show(&Localizer::new(language), &mut |view| {
                drawn = artist.draw(name, view, size, language, look, scale);
            });
            drawn
        })?;
    }
    Ok(())
}

/// The saved games, a report, save points.
fn kept(sheets: &mut Sheets, driver: &mut Driver, folders: &Folders) -> Outcome<()> {
    driver.send(Message::Home(home::Message::ManageSaves));
    sheets.draw("saves", driver)?;
    let Some(id) = folders
        .list()
        .block_on()
        .first()
        .map(|listed| listed.id.clone())
    else {
        return Ok(());
    };
    // Opening it makes a backup.
    driver.send(Message::Saves(saves::Message::Continue(id.clone())));
    driver.send(Message::Table(table::Message::Home));
    driver.send(Message::Home(home::Message::ManageSaves));
    let open = |id: &str| Message::Saves(saves::Message::Open(Some(id.to_owned())));
    driver.send(Message::Saves(saves::Message::Do(SaveCommand::Duplicate(
        id.clone(),
    ))));
    driver.send(Message::Saves(saves::Message::NameTyped(
        "Friday evening".to_owned(),
    )));
    driver.send(Message::Saves(saves::Message::NameDone));
    if let Some(listed) = folders.list().block_on().last() {
        driver.send(Message::Saves(saves::Message::Do(SaveCommand::Discard(
            listed.id.clone(),
        ))));
    }
    driver.send(open(&id));
    driver.send(Message::Saves(saves::Message::Do(SaveCommand::Export(
        id.clone(),
    ))));
    sheets.draw("saves-open", driver)?;
    driver.send(Message::Saves(saves::Message::Continue(id)));
    driver.send(Message::Table(table::Message::ReportProblem));
    sheets.draw("wrong", driver)?;
    driver.send(Message::Report(report::Message::Main));
    sheets.draw("wrong-written", driver)?;
    driver.send(Message::Report(report::Message::Main));
    for name in ["Before the storm", "Sol begins"] {
        driver.send(Message::Table(table::Message::SavePoints(
            save_points::Message::Typed(name.to_owned()),
        )));
        driver.send(Message::Table(table::Message::SavePoints(
            save_points::Message::Set,
        )));
        driver.send(Message::Table(table::Message::Undo));
    }
    let point = driver
        .app
        .session()
        .and_then(|session| session.table().save_points().last().map(|(turn, _)| *turn));
    driver.send(Message::Table(table::Message::SavePoints(
        save_points::Message::Return(point.unwrap_or(0)),
    )));
    sheets.draw_side("save-points", driver, Side::History)?;
    driver.send(Message::Table(table::Message::Home));
    Ok(())
}

fn names(turn: usize) -> Option<Command> {
    let name = |seat, name: &str| {
        Some(Command::SetName {
            seat,
            name: name.to_owned(),
        })
    };
    match turn {
        0 => name(0, "Giulia"),
        1 => name(1, "Tommaso"),
        2 => name(2, "Ada"),
        _ => Some(Command::Continue {}),
    }
}

/// The scene that the window shows now, with the side panel where it is worth a picture.
fn look(sheets: &mut Sheets, driver: &mut Driver) -> Outcome<()> {
    let state = driver.game().state().clone();
    let Some(name) = scenes::name(&state) else {
        return Ok(());
    };
    if let Step::MalfunctionDice { .. } = state.step
        && state.queue.is_empty()
    {
        for (name, dice) in [
            ("own-dice", ComponentSource::Physical),
            ("dice", ComponentSource::Digital),
        ] {
            driver.send(Message::Table(table::Message::Play(Command::SetDice {
                dice,
            })));
            sheets.draw(name, driver)?;
        }
        return Ok(());
    }
    sheets.draw(name, driver)?;
    match name {
        "oxygen" => rules(sheets, driver)?,
        "resolve" => {
            sheets.draw_side("report", driver, Side::Report)?;
            if !sheets.has("adventure") {
                driver.send(Message::Table(table::Message::AdventureChosen(Some(
                    AdventureType::Gather,
                ))));
                sheets.draw_side("adventure", driver, Side::Report)?;
                driver.send(Message::Table(table::Message::AdventureChosen(None)));
            }
            action_dice(sheets, driver)?;
        }
        "clean-up" => {
            sheets.draw_side("log", driver, Side::Log)?;
            sheets.draw_side("history", driver, Side::History)?;
            sheets.draw_side("corrections", driver, Side::Corrections)?;
            if let (false, Some(event)) = (sheets.has("read-again"), state.drawn_events.last()) {
                let card = Card::new(CardKind::Event, event, Face::Story);
                driver.send(Message::Table(table::Message::ReadAgain(Some(card))));
                sheets.draw_side("read-again", driver, Side::History)?;
                driver.send(Message::Table(table::Message::ReadAgain(None)));
            }
        }
        _ => {}
    }
    Ok(())
}

/// The rules, as opened from a step.
fn rules(sheets: &mut Sheets, driver: &mut Driver) -> Outcome<()> {
    if SCREENS
        .iter()
        .filter(|name| name.starts_with("rules-"))
        .all(|name| sheets.has(name))
    {
        return Ok(());
    }
    let send = |driver: &mut Driver, message| driver.send(Message::Rules(message));
    let question = page::page(driver.app.localizer(), driver.game()).questions[0];
    for (name, at) in [
        ("rules-step", rules::RulesAt::Step),
        ("rules-question", rules::RulesAt::Question(question)),
    ] {
        driver.send(Message::Table(table::Message::Rules(at)));
        sheets.draw(name, driver)?;
        send(driver, rules::Message::Leave);
    }
    driver.send(Message::Table(table::Message::Rules(
        rules::RulesAt::Entry("shortage".to_owned()),
    )));
    sheets.draw("rules-entry", driver)?;
    send(driver, rules::Message::Other);
    sheets.draw("rules-both-languages", driver)?;
    send(driver, rules::Message::Other);
    send(driver, rules::Message::Open("pm-points".to_owned()));
    sheets.draw("rules-table", driver)?;
    send(driver, rules::Message::Search);
    sheets.draw("rules-chapters", driver)?;
    send(
        driver,
        rules::Message::Typed("officina shutdown".to_owned()),
    );
    send(driver, rules::Message::Choose(true));
    sheets.draw("rules-search", driver)?;
    send(driver, rules::Message::Typed("xyzzy".to_owned()));
    sheets.draw("rules-none", driver)?;
    send(driver, rules::Message::Chapter(Game::FirstMartians, 1));
    sheets.draw("rules-chapter", driver)?;
    send(driver, rules::Message::Leave);
    Ok(())
}

/// The dice of an action, with and without an Adventure; then they are undone.
fn action_dice(sheets: &mut Sheets, driver: &mut Driver) -> Outcome<()> {
    if sheets.has("action-dice") && sheets.has("action-dice-adventure") {
        return Ok(());
    }
    for adventure in [AdventureType::Explore, AdventureType::Build] {
        let before = driver.game().digest();
        driver.send(Message::Table(table::Message::Play(Command::RollAction {
            adventure,
            seat: 0,
        })));
        if driver.game().digest() == before {
            continue;
        }
        if driver.game().state().queue.is_empty() {
            sheets.draw_side("action-dice", driver, Side::Report)?;
        } else {
            sheets.draw("action-dice-adventure", driver)?;
        }
        driver.send(Message::Table(table::Message::Undo));
    }
    Ok(())
}

fn labelled(label: &str, picture: &Picture) -> Outcome<Picture> {
    let text: Element<'_, (), iced::Theme, Renderer> =
        iced::widget::container(widget::text(Type::Small, label))
            .width(iced::Fill)
            .height(iced::Fill)
            .padding(size::TIGHT)
            .style(ground)
            .into();
    let mut labelled = Picture::blank(picture.width, picture.height + LABEL);
    labelled.put(
        &Picture::draw(text, (picture.width, LABEL), Look::Night, 1)?,
        0,
        0,
    );
    labelled.put(picture, 0, LABEL);
    Ok(labelled)
}

/// A row for each language.
fn sheet(pictures: &[Picture]) -> Picture {
    let rows: Vec<_> = pictures.chunks(SIZES.len()).collect();
    let width = rows.first().map_or(0, |row| {
        row.iter().map(|it| it.width + GAP).sum::<u32>() + GAP
    });
    let tall = |row: &&[Picture]| row.iter().map(|it| it.height).max().unwrap_or(0);
    let height = rows.iter().map(|row| tall(row) + GAP).sum::<u32>() + GAP;
    let mut sheet = Picture::blank(width, height);
    let mut top = GAP;
    for row in rows {
        let mut left = GAP;
        for picture in row {
            sheet.put(picture, left, top);
            left += picture.width + GAP;
        }
        top += tall(&row) + GAP;
    }
    sheet
}
