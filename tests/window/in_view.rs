//! What was just chosen, or is decided now, is in view without scrolling: on a phone and in a low window, in both languages.

mod first_martians;

use iced_test::core::widget::operation::{Focusable, Scrollable};
use iced_test::core::widget::{Id, Operation};
use iced_test::core::{Element, Rectangle, Size, Vector};
use iced_test::runtime::user_interface::{Cache, UserInterface};
use solkeeper::app::Message;
use solkeeper::app::renderer::Renderer;
use solkeeper::app::screen::{home, scores, settings};
use solkeeper::language::{Language, Localizer};

use crate::driver::{Driver, renderer};
use crate::{finished, folders, sheets, tables, workbench};

const LOW: (f32, f32) = (1024.0, 600.0);
const PHONE: (f32, f32) = (390.0, 844.0);
const BOTH: &[(f32, f32)] = &[LOW, PHONE];
/// The least height that is seen of what is in view, or all of it.
const SEEN: f32 = 40.0;

/// A screen, what is decided or was opened there, and the windows in which it is in view.
type Decided = (&'static str, &'static str, &'static [(f32, f32)]);

/// Of a form the button that plays it: what is above it is in view too. What is drawn below the forms of a phone is scrolled to when it
/// opens.
const IN_GAMES: [Decided; 53] = [
    ("colony-action", "choices", BOTH),
    ("colony-action", "do-gain-energy-0", BOTH),
    ("colony-action", "do-gain-energy-1", BOTH),
    ("colony-project", "do-play-from-module", BOTH),
    ("colony-acted", "instructions", BOTH),
    ("colony-acted", "do-settle-0", BOTH),
    ("colony-acted", "do-use-energy-bank-0", BOTH),
    ("colony-report", "do-move-colonist", BOTH),
    ("colony-end", "result", BOTH),
    ("da-activation", "instructions", BOTH),
    ("da-activation", "do-activate-androids-0", BOTH),
    ("da-activation", "do-activate-androids-4", BOTH),
    ("da-advice", "instructions", BOTH),
    ("da-advice", "do-da-chooses-0", BOTH),
    ("da-advice", "do-da-chooses-3", BOTH),
    ("market-set-up", "instructions", BOTH),
    ("market-set-up", "do-shuffle-line-0", BOTH),
    ("market-set-up", "form-move-token", BOTH),
    ("market-set-up", "do-set-first-player-2", BOTH),
    ("market-turn", "purse", BOTH),
    ("market-turn", "buy-wire", BOTH),
    ("market-turn", "main", BOTH),
    ("market-cannot-pay", "purse", BOTH),
    ("market-round-over", "instructions", BOTH),
    ("market-round-over", "form-build", BOTH),
    ("market-sales", "do-sell", &[LOW]),
    ("market-sales", "sell-count-more", BOTH),
    ("market-sheet-covered", "sheet-mine", BOTH),
    ("market-sheet-covered", "sheet-back", BOTH),
    ("market-sheet", "best-sale-totals", BOTH),
    ("market-sheet", "sheet-close", BOTH),
    ("market-reckoning", "do-set-end-value", BOTH),
    ("market-end", "result", BOTH),
    ("armand-values", "instructions", BOTH),
    ("armand-values", "form-set-value", BOTH),
    ("factory-set-up", "instructions", BOTH),
    ("factory-set-up", "do-reveal", BOTH),
    ("factory-refill", "instructions", BOTH),
    ("factory-refill", "do-reveal", &[LOW]),
    ("factory-refill", "reveal-price-more", BOTH),
    ("factory-turn-shop", "instructions", BOTH),
    ("factory-turn-shop", "do-price-is-6", BOTH),
    ("factory-turn-shop", "do-price-is-0", BOTH),
    ("factory-turn-shop", "do-fell-out-0", BOTH),
    ("factory-make", "instructions", BOTH),
    ("factory-make", "form-gift-wrapper", BOTH),
    ("factory-run", "instructions", BOTH),
    ("factory-run", "do-gift-wrapper", BOTH),
    ("factory-ship", "ship-deluxe-more", BOTH),
    ("factory-shopping", "purse", BOTH),
    ("factory-shopping", "do-buy-tile-1-true", BOTH),
    ("factory-tile", "helper-open", BOTH),
    ("factory-truck", "helper-open", BOTH),
];

/// The first objective whose form is open; of the other elements likewise.
const IN_WIZARD: [(&str, &str); 5] = [
    ("wizard-objective", "objective-6-title"),
    ("wizard-objective-words", "objective-9-title"),
    ("wizard-others", "action-2-title"),
    ("wizard-track", "track-1-title"),
    ("wizard-poi", "poi-3-title"),
];

/// How much of a widget is in view, and how high it is.
struct Sought {
    id: Id,
    /// What scrolls around the present place of the walk.
    within: Vec<Rectangle>,
    entering: Option<Rectangle>,
    found: Option<(f32, f32)>,
}

impl Operation for Sought {
    fn traverse(&mut self, operate: &mut dyn FnMut(&mut dyn Operation)) {
        let entered = self
            .entering
            .take()
            .map(|scrolled| self.within.push(scrolled));
        operate(self);
        if entered.is_some() {
            self.within.pop();
        }
    }

    fn container(&mut self, id: Option<&Id>, bounds: Rectangle) {
        self.look(id, bounds);
    }

    fn focusable(&mut self, id: Option<&Id>, bounds: Rectangle, _: &mut dyn Focusable) {
        self.look(id, bounds);
    }

    fn scrollable(
        &mut self,
        _: Option<&Id>,
        bounds: Rectangle,
        _: Rectangle,
        _: Vector,
        _: &mut dyn Scrollable,
    ) {
        self.entering = Some(bounds);
    }
}

impl Sought {
    fn look(&mut self, id: Option<&Id>, bounds: Rectangle) {
        if id == Some(&self.id) && self.found.is_none() {
            let seen = self
                .within
                .iter()
                .try_fold(bounds, |seen, around| seen.intersection(around));
            self.found = Some((seen.map_or(0.0, |seen| seen.height), bounds.height));
        }
    }
}

/// `None` if it is in view, else what is wrong.
fn fault<M>(
    view: Element<'_, M, iced::Theme, Renderer>,
    id: &str,
    room: (f32, f32),
    renderer: &mut Renderer,
) -> Option<String> {
    let mut interface = UserInterface::build(view, Size::from(room), Cache::default(), renderer);
    let mut sought = Sought {
        id: Id::from(id.to_owned()),
        within: Vec::new(),
        entering: None,
        found: None,
    };
    interface.operate(renderer, &mut sought);
    let (width, height) = room;
    match sought.found {
        None => Some(format!("{id} is not on the screen at {width}×{height}")),
        Some((seen, high)) if seen + 0.5 < high.min(SEEN) => Some(format!(
            "{seen:.0} of {high:.0} px of {id} are in view at {width}×{height}"
        )),
        Some(_) => None,
    }
}

fn assert_none(faults: &[String]) {
    assert!(
        faults.is_empty(),
        "{} faults:\n{}",
        faults.len(),
        faults.join("\n")
    );
}

#[test]
fn what_is_decided_in_the_other_games_is_in_view() {
    let mut renderer = renderer();
    let mut faults = Vec::new();
    let sights = tables::all();
    for (name, id, rooms) in IN_GAMES {
        let sight = sights
            .iter()
            .find(|sight| sight.name() == name)
            .unwrap_or_else(|| panic!("{name} is not shown"));
        for &language in Language::ALL {
            for &room in rooms {
                sight.show(&Localizer::new(language), &mut |view| {
                    let fault = fault(view, id, room, &mut renderer);
                    faults
                        .extend(fault.map(|fault| format!("{name}, {}: {fault}", language.code())));
                });
            }
        }
    }
    assert_none(&faults);
}

fn faults_of(driver: &mut Driver, name: &str, id: &str) -> Vec<String> {
    let mut renderer = renderer();
    let mut faults = Vec::new();
    for &language in Language::ALL {
        driver.send(Message::Settings(settings::Message::Language(language)));
        for &room in BOTH {
            let fault = fault(driver.app.view(), id, room, &mut renderer);
            faults.extend(fault.map(|fault| format!("{name}, {}: {fault}", language.code())));
        }
    }
    faults
}

#[test]
fn the_question_whether_to_remove_a_mission_is_in_view() {
    let (_folder, folders) = folders();
    let mut driver = Driver::open(&folders, Language::English);
    let mut faults = Vec::new();
    for (name, open) in workbench::VIEWS {
        open(&mut driver, &folders);
        if name == "mission-remove" {
            faults.extend(faults_of(&mut driver, name, "mission-remove-sure"));
            break;
        }
        workbench::close(&mut driver);
    }
    assert_none(&faults);
}

#[test]
fn why_a_score_cannot_be_kept_is_in_view() {
    let (_folder, folders) = folders();
    finished::some(&folders);
    let mut driver = Driver::open(&folders, Language::English);
    driver.send(Message::Home(home::Message::Scores));
    let mut faults = Vec::new();
    for (name, open) in finished::VIEWS {
        open(&mut driver);
        if name == "scores-mars-needs-mechanics" {
            assert!(driver.shows(scores::SCREEN));
            for id in ["scores-why", "last-first-0", "last-first-1"] {
                faults.extend(faults_of(&mut driver, name, id));
            }
        }
        finished::close(&mut driver);
    }
    assert_none(&faults);
}

#[test]
fn a_form_of_the_wizard_opens_in_view() {
    let (_folder, folders) = folders();
    let mut driver = Driver::open(&folders, Language::English);
    sheets::typed(&mut driver);
    let mut faults = Vec::new();
    for (name, open) in sheets::VIEWS {
        open(&mut driver);
        for (_, id) in IN_WIZARD.iter().filter(|(wanted, _)| *wanted == name) {
            faults.extend(faults_of(&mut driver, name, id));
        }
    }
    assert_none(&faults);
}
