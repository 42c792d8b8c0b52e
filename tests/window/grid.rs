//! Every screen at every supported size and text scale, in both languages: nothing leaves the window,
//! nothing is clipped, and everything that can be pressed is large enough.

use std::collections::BTreeSet;

use iced_test::core::text::{self, Alignment, LineHeight, Paragraph as _, Shaping, Wrapping};
use iced_test::core::widget::{Id, Operation, operation::Focusable, operation::Scrollable};
use iced_test::core::{Pixels, Rectangle, Size, Vector, alignment};
use iced_test::runtime::user_interface::{Cache, UserInterface};
use solkeeper::app::Message;
use solkeeper::app::keys::Shortcut;
use solkeeper::app::renderer::Renderer;
use solkeeper::app::screen::table::Side;
use solkeeper::app::screen::{home, my_box, rules, scores, settings, table, wizard};
use solkeeper::app::theme::Type;
use solkeeper::first_martians::command::Command;
use solkeeper::first_martians::my_box::{BoxField, BoxGroup};
use solkeeper::first_martians::players::{Player, Style};
use solkeeper::first_martians::state::{Card, CardKind, ComponentSource, Face, Step};
use solkeeper::first_martians::vocabulary::{AdventureType, Block, Facility, Part};
use solkeeper::language::{Language, Localizer};
use solkeeper::rulebook::Game;

use crate::driver::{Driver, lay_game, renderer};
use crate::{finished, folders, sheets, tableau, tables, workbench};

/// Width and height in pixels, and the text size in percent.
const GRID: [(f32, f32, f32); 10] = [
    (360.0, 640.0, 100.0),
    (360.0, 640.0, 130.0),
    (390.0, 844.0, 100.0),
    (390.0, 844.0, 150.0),
    (700.0, 900.0, 100.0),
    (1024.0, 600.0, 100.0),
    (1024.0, 600.0, 200.0),
    (1100.0, 800.0, 100.0),
    (1440.0, 900.0, 100.0),
    (1440.0, 900.0, 200.0),
];
/// The smallest side of a button.
const TARGET: f32 = 44.0;
/// The least visible height of a step.
const SEEN: f32 = 88.0;
/// Tolerance for rounding.
const SLACK: f32 = 0.6;

type Paragraph = <Renderer as text::Renderer>::Paragraph;

/// A layout error.
struct Faults {
    room: Size,
    depth: usize,
    entering: bool,
    found: BTreeSet<String>,
}

impl Faults {
    fn inside(&mut self, what: &str, bounds: Rectangle) {
        let right = bounds.x + bounds.width;
        if bounds.x < -SLACK || right > self.room.width + SLACK {
            self.found.insert(format!(
                "{what} leaves the window: {:.0} to {right:.0}",
                bounds.x
            ));
        }
        let bottom = bounds.y + bounds.height;
        if self.depth == 0 && (bounds.y < -SLACK || bottom > self.room.height + SLACK) {
            self.found
                .insert(format!("{what} leaves the window: down to {bottom:.0}"));
        }
    }
}

fn shaped(role: Type, content: &str, width: f32, wrapping: Wrapping, shaping: Shaping) -> Size {
    let paragraph = Paragraph::with_text(text::Text {
        content,
        bounds: Size::new(width, f32::INFINITY),
        size: Pixels(role.size()),
        line_height: role.line_height(),
        font: role.font(),
        align_x: Alignment::Default,
        align_y: alignment::Vertical::Top,
        shaping,
        wrapping,
    });
    paragraph.min_bounds()
}

fn line_height(role: Type) -> f32 {
    match role.line_height() {
        LineHeight::Relative(factor) => factor * role.size(),
        LineHeight::Absolute(pixels) => pixels.0,
    }
}

/// Whether the text fits its bounds in one of its possible type styles.
fn is_whole(content: &str, bounds: Rectangle) -> bool {
    // A path may wrap anywhere: it has no words.
    let words = content
        .split_whitespace()
        .filter(|word| !word.contains(['/', '\\']));
    Type::ALL.iter().any(|&role| {
        let lines = bounds.height / line_height(role);
        (lines - lines.round()).abs() * line_height(role) < 0.3
            // Rich text is shaped more precisely than plain text and may need less room.
            && [Shaping::Auto, Shaping::Advanced].into_iter().any(|shaping| {
                shaped(role, content, bounds.width + SLACK, Wrapping::WordOrGlyph, shaping).height < bounds.height + 1.0
            })
            && words
                .clone()
                .all(|word| shaped(role, word, f32::INFINITY, Wrapping::None, Shaping::Auto).width <= bounds.width + 1.0)
    })
}

impl Operation for Faults {
    fn traverse(&mut self, operate: &mut dyn FnMut(&mut dyn Operation)) {
        let scrolls = usize::from(std::mem::take(&mut self.entering));
        self.depth += scrolls;
        operate(self);
        self.depth -= scrolls;
    }

    fn scrollable(
        &mut self,
        id: Option<&Id>,
        bounds: Rectangle,
        content: Rectangle,
        _: Vector,
        _: &mut dyn Scrollable,
    ) {
        self.entering = true;
        if bounds.height < SEEN.min(content.height) {
            self.found
                .insert(format!("only {:.0} px are left to {id:?}", bounds.height));
        }
    }

    fn focusable(&mut self, id: Option<&Id>, bounds: Rectangle, _: &mut dyn Focusable) {
        self.inside(&format!("a control {id:?}"), bounds);
        if bounds.width < TARGET - SLACK || bounds.height < TARGET - SLACK {
            self.found.insert(format!(
                "a target is {:.0}×{:.0}",
                bounds.width, bounds.height
            ));
        }
    }

    fn text(&mut self, _: Option<&Id>, bounds: Rectangle, content: &str) {
        self.inside(&format!("“{content}”"), bounds);
        if content.ends_with(" …") && content.chars().count() > 40 {
            self.found.insert(format!("“{content}” is shortened"));
        }
        // An icon has a square of its own, whatever the type styles.
        let is_icon = content
            .chars()
            .all(|character| ('\u{e000}'..='\u{f8ff}').contains(&character));
        // Screen readers say the name of a picture; it is not written on it.
        let is_picture = ["Picture: ", "Figura: "]
            .iter()
            .any(|before| content.starts_with(before));
        if !content.trim().is_empty() && !is_icon && !is_picture && !is_whole(content, bounds) {
            self.found.insert(format!(
                "“{content}” is cut to {:.0}×{:.0}",
                bounds.width, bounds.height
            ));
        }
    }
}

struct Walk {
    renderer: Renderer,
    seen: BTreeSet<String>,
    faults: BTreeSet<String>,
}

impl Walk {
    fn new() -> Self {
        Self {
            renderer: renderer(),
            seen: BTreeSet::new(),
            faults: BTreeSet::new(),
        }
    }

    fn found_nothing(&self) {
        let faults: Vec<_> = self.faults.iter().map(String::as_str).collect();
        assert!(
            faults.is_empty(),
            "{} faults:\n{}",
            faults.len(),
            faults.join("\n")
        );
    }

    fn look(&mut self, name: &str, driver: &mut Driver) {
        if !self.seen.insert(name.to_owned()) {
            return;
        }
        for &language in Language::ALL {
            speak(driver, language);
            for (width, height, percent) in GRID {
                let room = Size::new(width * 100.0 / percent, height * 100.0 / percent);
                let mut interface = UserInterface::build(
                    driver.app.view(),
                    room,
                    Cache::default(),
                    &mut self.renderer,
                );
                let mut faults = Faults {
                    room,
                    depth: 0,
                    entering: false,
                    found: BTreeSet::new(),
                };
                interface.operate(&self.renderer, &mut faults);
                let at = format!("{} {width}×{height} at {percent} %", language.code());
                self.faults.extend(
                    faults
                        .found
                        .into_iter()
                        .map(|fault| format!("{name}, {at}: {fault}")),
                );
            }
        }
        speak(driver, Language::English);
    }

    fn look_beside(&mut self, name: &str, driver: &mut Driver, side: Side) {
        if !self.seen.contains(name) {
            driver.send(Message::Table(table::Message::ShowSide(side)));
            self.look(name, driver);
            driver.send(Message::Table(table::Message::ShowSide(Side::Log)));
            driver.send(Message::Table(table::Message::ShowStep));
        }
    }
}

fn speak(driver: &mut Driver, language: Language) {
    if driver.shows(scores::SCREEN) {
        driver.send(Message::Scores(scores::Message::Settings));
        driver.send(Message::Settings(settings::Message::Language(language)));
        driver.send(Message::Settings(settings::Message::Back));
    } else if driver.app.session().is_none() {
        driver.send(Message::Home(home::Message::Language(language)));
    } else {
        driver.send(Message::Table(table::Message::Settings));
        driver.send(Message::Settings(settings::Message::Language(language)));
        driver.send(Message::Settings(settings::Message::Back));
    }
}

fn look(walk: &mut Walk, driver: &mut Driver) {
    let state = driver.game().state().clone();
    if let Some(task) = state.queue.front() {
        let task = format!("{task:?}");
        let kind = |text: &str| {
            text.split([' ', '{', '('])
                .next()
                .unwrap_or_default()
                .to_owned()
        };
        let card = task.split("kind: ").nth(1).map(kind).unwrap_or_default();
        return walk.look(&format!("{} {card}", kind(&task)), driver);
    }
    let step = state.step_id();
    if matches!(state.step, Step::MalfunctionDice { .. }) {
        for dice in [ComponentSource::Physical, ComponentSource::Digital] {
            driver.send(Message::Table(table::Message::Play(Command::SetDice {
                dice,
            })));
            walk.look(&format!("{step} {dice:?}"), driver);
        }
        return;
    }
    walk.look(step, driver);
    if matches!(state.step, Step::Oxygen) {
        look_at_rules(walk, driver);
    }
    if matches!(state.step, Step::Resolve) {
        walk.look_beside("report", driver, Side::Report);
        driver.send(Message::Table(table::Message::AdventureChosen(Some(
            AdventureType::Gather,
        ))));
        walk.look_beside("report of an Adventure", driver, Side::Report);
        driver.send(Message::Table(table::Message::AdventureChosen(None)));
        driver.send(Message::Table(table::Message::DeckChosen(Some(
            Block::Living,
        ))));
        walk.look_beside("report of a Malfunction", driver, Side::Report);
        driver.send(Message::Table(table::Message::DeckChosen(None)));
        driver.send(Message::Table(table::Message::DeathAsked(Some(0))));
        walk.look_beside("report of a death", driver, Side::Report);
        driver.send(Message::Table(table::Message::DeathAsked(None)));
    }
    if matches!(state.step, Step::CleanUp) && state.sol > 1 {
        for side in [Side::Log, Side::History, Side::Corrections] {
            walk.look_beside(side.id(), driver, side);
        }
        if let Some(event) = state.drawn_events.last() {
            let card = Card::new(CardKind::Event, event, Face::Story);
            driver.send(Message::Table(table::Message::ReadAgain(Some(card))));
            walk.look_beside("read again", driver, Side::History);
            driver.send(Message::Table(table::Message::ReadAgain(None)));
        }
        // Undo and redo beside each other.
        driver.send(Message::Key(Shortcut::Undo));
        walk.look("undone", driver);
        driver.send(Message::Key(Shortcut::Redo));
    }
}

/// The groups of the box with the longest words. The screen is on top of the stack; the language changes below it.
fn boxed(walk: &mut Walk, driver: &mut Driver) {
    driver.send(Message::Settings(settings::Message::MyBox));
    walk.look("my box", driver);
    for &group in BoxGroup::ALL {
        driver.send(Message::MyBox(my_box::Message::Group(group)));
        walk.look(&format!("my box, {}", group.id()), driver);
        driver.send(Message::MyBox(my_box::Message::Back));
    }
    for open in [
        BoxField::Penalty(Facility::Lab, Part::Cpu),
        BoxField::TileFeatures(1, 1),
        BoxField::UpgradeFits("lab-upgrade".to_owned()),
    ] {
        driver.send(Message::MyBox(my_box::Message::Group(open.group())));
        driver.send(Message::MyBox(my_box::Message::Toggle(open.clone())));
        walk.look(&format!("my box, {open}"), driver);
        driver.send(Message::MyBox(my_box::Message::Back));
        driver.send(Message::MyBox(my_box::Message::Back));
    }
    driver.send(Message::MyBox(my_box::Message::Back));
}

/// Every kind of page of the rules, and the entries that are hardest to lay out: tables, lists, rulings, long titles.
fn look_at_rules(walk: &mut Walk, driver: &mut Driver) {
    if walk.seen.contains("rules") {
        return;
    }
    driver.send(Message::Table(table::Message::Rules(
        rules::RulesAt::Search,
    )));
    walk.look("rules", driver);
    for words in ["heal", "officina shutdown", "xyzzy"] {
        driver.send(Message::Rules(rules::Message::Typed(words.to_owned())));
        walk.look(&format!("rules on {words}"), driver);
    }
    driver.send(Message::Rules(rules::Message::Chapter(
        Game::FirstMartians,
        3,
    )));
    walk.look("a chapter of the rules", driver);
    for entry in [
        "shortage",
        "broken-hardware",
        "pm-points",
        "tokens-terms",
        "me-trucks",
    ] {
        driver.send(Message::Rules(rules::Message::Open(entry.to_owned())));
        walk.look(&format!("rules: {entry}"), driver);
    }
    driver.send(Message::Rules(rules::Message::Other));
    walk.look("rules in both languages", driver);
    driver.send(Message::Rules(rules::Message::Leave));
}

#[test]
fn the_board_fits_the_window() {
    let mut walk = Walk::new();
    for seed in 1..=3 {
        let (_folder, folders) = folders();
        lay_game(&folders, 4, seed);
        let mut driver = Driver::open(&folders, Language::English);
        driver.send(Message::Key(Shortcut::Main));
        tableau::lay(&mut driver);
        for (name, open) in tableau::VIEWS {
            open(&mut driver);
            walk.look(&format!("{name} of game {seed}"), &mut driver);
            tableau::close(&mut driver);
        }
        for (name, lead) in tableau::STEPS {
            if lead(&mut driver) {
                walk.look(&format!("{name} of game {seed}"), &mut driver);
            }
        }
    }
    for (name, _) in tableau::STEPS {
        assert!(
            walk.seen
                .iter()
                .any(|seen| seen.starts_with(&format!("{name} of"))),
            "{name} never came"
        );
    }
    walk.found_nothing();
}

#[test]
fn the_scores_fit_the_window() {
    let mut walk = Walk::new();
    let (_folder, folders) = folders();
    let mut driver = Driver::open(&folders, Language::English);
    driver.send(Message::Home(home::Message::Scores));
    walk.look("no scores", &mut driver);
    finished::some(&folders);
    driver.send(Message::Scores(scores::Message::Back));
    driver.send(Message::Home(home::Message::Scores));
    for (name, open) in finished::VIEWS {
        open(&mut driver);
        walk.look(name, &mut driver);
        finished::close(&mut driver);
    }
    walk.found_nothing();
}

#[test]
fn mission_management_fits_the_window() {
    let mut walk = Walk::new();
    let (_folder, folders) = folders();
    let mut driver = Driver::open(&folders, Language::English);
    for (name, open) in workbench::VIEWS {
        open(&mut driver, &folders);
        walk.look(name, &mut driver);
        workbench::close(&mut driver);
    }
    assert_eq!(walk.seen.len(), workbench::VIEWS.len());
    walk.found_nothing();
}

#[test]
fn the_other_games_fit_the_window() {
    let mut renderer = renderer();
    let mut found = BTreeSet::new();
    for sight in tables::all() {
        for &language in Language::ALL {
            for (width, height, percent) in GRID {
                let room = Size::new(width * 100.0 / percent, height * 100.0 / percent);
                let mut faults = Faults {
                    room,
                    depth: 0,
                    entering: false,
                    found: BTreeSet::new(),
                };
                sight.show(&Localizer::new(language), &mut |view| {
                    let mut interface =
                        UserInterface::build(view, room, Cache::default(), &mut renderer);
                    interface.operate(&renderer, &mut faults);
                });
                let at = format!(
                    "{}, {} {width}×{height} at {percent} %",
                    sight.name(),
                    language.code()
                );
                found.extend(
                    faults
                        .found
                        .into_iter()
                        .map(|fault| format!("{at}: {fault}")),
                );
            }
        }
    }
    let found: Vec<_> = found.into_iter().collect();
    assert!(
        found.is_empty(),
        "{} faults:\n{}",
        found.len(),
        found.join("\n")
    );
}

#[test]
fn the_wizard_fits_the_window() {
    let mut walk = Walk::new();
    let (_folder, folders) = folders();
    let mut driver = Driver::open(&folders, Language::English);
    driver.send(Message::Home(home::Message::Sheet(None)));
    driver.send(Message::Wizard(wizard::Message::Go(wizard::Step::Review)));
    walk.look("an empty sheet", &mut driver);
    sheets::typed(&mut driver);
    for (name, open) in sheets::VIEWS {
        open(&mut driver);
        walk.look(name, &mut driver);
    }
    walk.found_nothing();
}

#[test]
fn every_other_screen_fits_the_window() {
    let mut walk = Walk::new();
    for seed in 1..=2 {
        let (_folder, folders) = folders();
        let mut driver = Driver::open(&folders, Language::English);
        walk.look("home", &mut driver);
        lay_game(&folders, 4, seed);
        let mut driver = driver.reopened();
        driver.send(Message::Key(Shortcut::Main));
        let mut player = Player::new(Style::Careful, seed);
        for _ in 0..3000 {
            look(&mut walk, &mut driver);
            let Some(command) = player.next(driver.game()) else {
                break;
            };
            driver.send(Message::Table(table::Message::Play(command)));
        }
        driver.send(Message::Table(table::Message::Home));
        walk.look("home with saved games", &mut driver);
        driver.send(Message::Home(home::Message::Settings));
        walk.look("settings", &mut driver);
        boxed(&mut walk, &mut driver);
        driver.send(Message::Key(Shortcut::Back));
        driver.send(Message::Key(Shortcut::Keys));
        // The screen is on top of the stack; the language changes below it.
        walk.look("keys", &mut driver);
        driver.send(Message::Key(Shortcut::Keys));
    }
    assert!(walk.seen.len() > 25, "only {:?} were seen", walk.seen);
    walk.found_nothing();
}
