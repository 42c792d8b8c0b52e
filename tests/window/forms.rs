//! Forms keep still and lose nothing: Tab goes from number to number, what was not entered is not 0, and nothing moves under the hand.

use std::cell::RefCell;
use std::collections::BTreeMap;

use iced::keyboard::{Key, Modifiers, key::Named};
use iced_test::core::widget::operation::TextInput;
use iced_test::core::widget::{Id, Operation};
use iced_test::core::{Point, Rectangle};
use pollster::FutureExt as _;
use solkeeper::app::Message;
use solkeeper::app::screen::table::{self, Side};
use solkeeper::app::screen::wizard::{self, Step as WizardStep};
use solkeeper::app::screen::{home, scores, settings};
use solkeeper::app::widget::{AccessibleNode, AccessibleRole};
use solkeeper::content::own_sheet::Edit;
use solkeeper::first_martians::state::Step;
use solkeeper::language::Language;
use solkeeper::scorebook::form::SheetField;
use solkeeper::scorebook::{Ending, Entry, Game, MissionResult};
use solkeeper::session::scores as kept;
use solkeeper::storage::Folders;

use crate::driver::Driver;
use crate::twice::{Mouse, is_at, play_to};
use crate::{begun, folders, sheets};

/// A phone, a small and a large window.
const ROOMS: [(f32, f32); 3] = [(390.0, 844.0), (1366.0, 768.0), (1440.0, 900.0)];

fn digit(digit: &str) -> Key {
    Key::Character(digit.into())
}

fn strike(driver: &mut Driver, keys: &[&str]) {
    for key in keys {
        let _ = match *key {
            "Tab" => driver.tap(Named::Tab),
            "Enter" => driver.tap(Named::Enter),
            typed => driver.strike(digit(typed), Modifiers::empty(), Some(typed)),
        };
    }
}

fn form(driver: &mut Driver, message: scores::form::Message) {
    driver.send(Message::Scores(scores::Message::Form(message)));
}

fn enter(driver: &mut Driver, at: &str, typed: &str) {
    form(
        driver,
        scores::form::Message::Typed(at.to_owned(), typed.to_owned()),
    );
}

/// An empty sheet of that game for so many players.
fn sheet(folders: &Folders, language: Language, game: Game, players: usize) -> Driver {
    let mut driver = Driver::open(folders, language);
    driver.send(Message::Home(home::Message::Scores));
    driver.send(Message::Scores(scores::Message::New(game)));
    for _ in 2..players {
        form(&mut driver, scores::form::Message::Add);
    }
    driver
}

/// The numbers of those fields, as they were entered.
fn entered(driver: &Driver, fields: &[&str]) -> Vec<String> {
    let form = driver.app.scores().form().expect("a form");
    fields.iter().map(|at| form.draft.text(at)).collect()
}

#[test]
fn tab_goes_from_number_to_number_of_a_row() {
    let (_folder, folders) = folders();
    let mut driver = sheet(&folders, Language::English, Game::PocketMars, 4);
    driver.by_keyboard((1440.0, 900.0));
    driver.type_into("players[0].ship", "2");
    strike(&mut driver, &["Tab", "1", "Tab", "0", "Tab", "3"]);
    let ships = [
        "players[0].ship",
        "players[1].ship",
        "players[2].ship",
        "players[3].ship",
    ];
    assert_eq!(entered(&driver, &ships), ["2", "1", "0", "3"]);
    // What is typed in a field reached by Tab replaces what was there, and Shift and Tab lead back.
    let _ = driver.strike(Named::Tab, Modifiers::SHIFT, None);
    strike(&mut driver, &["7"]);
    assert_eq!(entered(&driver, &ships), ["2", "1", "7", "3"]);
    // The arrow keys step the number.
    let _ = driver.tap(Named::ArrowDown);
    assert_eq!(entered(&driver, &ships), ["2", "1", "6", "3"]);
}

/// The numbers and names of the sheet, as they were entered.
fn draft_of(driver: &Driver) -> String {
    driver
        .app
        .scores()
        .form()
        .map(|form| format!("{:?}", form.draft))
        .unwrap_or_default()
}

/// One Enter too many after the last number presses at most what keeps the score.
#[test]
fn enter_after_the_last_number_takes_no_player_away() {
    for game in [Game::PocketMars, Game::Mechanica, Game::MarsNeedsMechanics] {
        for room in [(1440.0, 900.0), (1366.0, 768.0), (1024.0, 600.0)] {
            for all in [false, true] {
                let (_folder, folders) = folders();
                let mut driver = sheet(&folders, Language::English, game, 3);
                if all {
                    for (seat, name) in ["Ada", "Bruno", "Carla"].into_iter().enumerate() {
                        let draft = &driver.app.scores().form().expect("a form").draft;
                        let at = draft.path(seat, SheetField::Name);
                        enter(&mut driver, &at, name);
                    }
                    form(&mut driver, scores::form::Message::RestIsZero(None));
                }
                driver.by_keyboard(room);
                let draft = &driver.app.scores().form().expect("a form").draft;
                let last = draft.fields(2).last().map(|field| draft.path(2, *field));
                driver.type_into(&last.expect("a field"), "0");
                let before = draft_of(&driver);
                strike(&mut driver, &["Enter", "Enter"]);
                let is_kept = driver.app.scores().form().is_none();
                // All with 0 are equal in Mars Needs Mechanics, which asks who is first.
                let is_whole = all && game != Game::MarsNeedsMechanics;
                assert_eq!(
                    is_kept, is_whole,
                    "{game:?} at {room:?}: Enter leads to Keep"
                );
                let kept = driver
                    .app
                    .scores()
                    .form()
                    .is_none_or(|_| draft_of(&driver) == before);
                assert!(kept, "{game:?} at {room:?}, all entered: {all}");
            }
        }
    }
}

#[test]
fn enter_goes_down_the_column_of_a_player_and_then_to_the_next_one() {
    let (_folder, folders) = folders();
    let mut driver = sheet(&folders, Language::English, Game::MarsNeedsMechanics, 2);
    driver.by_keyboard((1440.0, 900.0));
    driver.type_into("ranking.players[0].cogs", "5");
    strike(
        &mut driver,
        &[
            "Enter", "6", "Enter", "7", "Enter", "Enter", "8", "Enter", "9",
        ],
    );
    let column = |seat: usize| {
        ["cogs", "mechanisms", "hand"].map(|field| format!("ranking.players[{seat}].{field}"))
    };
    let all: Vec<String> = column(0).into_iter().chain(column(1)).collect();
    let all: Vec<&str> = all.iter().map(String::as_str).collect();
    assert_eq!(
        entered(&driver, &all),
        ["5", "6", "7", "8", "9", ""],
        "the name of the second player comes before the cogs"
    );
}

#[test]
fn digits_after_a_press_on_plus_go_to_its_number() {
    for room in [(1440.0, 900.0), (390.0, 844.0)] {
        let (_folder, folders) = folders();
        let mut mouse = Mouse::new(
            sheet(&folders, Language::English, Game::PocketMars, 2),
            room,
        );
        let more = mouse.middle("players[0].ship-more");
        assert!(mouse.press(more));
        assert_eq!(entered(&mouse.driver, &["players[0].ship"]), ["1"]);
        mouse.strike("4");
        assert_eq!(
            entered(&mouse.driver, &["players[0].ship"]),
            ["4"],
            "at {room:?}"
        );
    }
}

#[test]
fn tab_after_a_press_on_plus_goes_on_from_its_number() {
    let (_folder, folders) = folders();
    let sheet = sheet(&folders, Language::English, Game::PocketMars, 2);
    let mut mouse = Mouse::new(sheet, (1440.0, 900.0));
    let more = mouse.middle("players[0].ship-more");
    assert!(mouse.press(more));
    mouse.tap(Named::Tab);
    mouse.strike("4");
    assert_eq!(
        entered(&mouse.driver, &["players[0].ship", "players[1].ship"]),
        ["1", "4"]
    );
}

#[test]
fn numbers_of_corrections_and_penalties_are_typed_from_tab_to_tab() {
    let (_folder, mut driver) = begun(Language::English);
    play_to(&mut driver, |driver| {
        matches!(driver.game().state().step, Step::Penalties { .. })
    });
    driver.by_keyboard((1440.0, 900.0));
    driver.type_into("enter-working-number", "1");
    strike(&mut driver, &["Tab", "0", "Tab", "2"]);
    let value = |node: AccessibleNode| {
        if let AccessibleRole::Field { value, .. } = node.role {
            Some(value)
        } else {
            None
        }
    };
    let values: Vec<String> = driver.accessible().into_iter().filter_map(value).collect();
    assert!(
        values.windows(3).any(|three| three == ["1", "0", "2"]),
        "{values:?}"
    );
    driver.send(Message::Table(table::Message::ShowSide(Side::Corrections)));
    driver.type_into("correct-morale-number", "3");
    strike(&mut driver, &["Tab", "4", "Enter", "2"]);
    let state = driver.game().state();
    let tracks: Vec<u8> = solkeeper::first_martians::vocabulary::Block::ALL
        .iter()
        .map(|&block| state.track(block))
        .collect();
    assert_eq!((state.morale, &tracks[..2]), (3, &[4, 2][..]));
}

#[test]
fn numbers_of_the_mission_sheet_are_typed() {
    let (_folder, mut driver) = begun(Language::English);
    play_to(&mut driver, |driver| is_at(driver, &Step::Sheet));
    driver.by_keyboard((1440.0, 900.0));
    driver.type_into("sheet-sols-number", "10");
    assert_eq!(
        driver.game().sheet().sols(),
        10,
        "the second digit belongs to the same number"
    );
}

#[test]
fn what_was_not_entered_is_missing_and_there_is_no_winner() {
    let all = [
        (Game::PocketMars, "players", "energy", ["Energy", "Energia"]),
        (Game::Mechanica, "players", "other_tiles", ["", ""]),
        (
            Game::MarsNeedsMechanics,
            "ranking.players",
            "hand",
            ["", ""],
        ),
    ];
    let languages = Language::ALL.iter();
    for (&language, (game, at, last, names)) in
        languages.flat_map(|language| all.map(|game| (language, game)))
    {
        let (_folder, folders) = folders();
        let mut driver = sheet(&folders, language, game, 2);
        let says =
            |driver: &Driver, words: &str| driver.texts().iter().any(|text| text.contains(words));
        let (missing, next) = match language {
            Language::English => ("Missing: ", format!("Bob, {}", names[0])),
            Language::Italian => ("Manca: ", format!("Bob, {}", names[1])),
        };
        enter(&mut driver, &format!("{at}[0].name"), "Ann");
        enter(&mut driver, &format!("{at}[1].name"), "Bob");
        let first = match game {
            Game::PocketMars => "ship",
            Game::Mechanica => "wallet",
            Game::MarsNeedsMechanics => "cogs",
        };
        assert!(
            says(&driver, missing) && says(&driver, "Ann, "),
            "{:?}",
            driver.texts()
        );
        assert!(
            !driver.shows("winner-0") && !driver.shows("winner-1"),
            "a winner although nothing was entered"
        );
        assert!(
            !driver.try_press_named("main"),
            "a sheet without numbers is kept"
        );
        enter(&mut driver, &format!("{at}[0].{first}"), "2");
        form(&mut driver, scores::form::Message::RestIsZero(Some(0)));
        enter(&mut driver, &format!("{at}[1].{first}"), "0");
        assert!(
            says(&driver, &next) && !says(&driver, "Ann, "),
            "{:?}",
            driver.texts()
        );
        assert!(!driver.shows("winner-0"));
        crate::assert_all_said(&driver);
        driver.press_named("rest-zero");
        assert!(
            !says(&driver, missing) && driver.shows("winner-0"),
            "{:?}",
            driver.texts()
        );
        driver.press_named("main");
        let input = kept::list(&folders).block_on().expect("a list").0[0]
            .input()
            .expect("input");
        let players = at.split('.').fold(&input, |input, key| &input[key]);
        assert_eq!(
            (&players[0][first], &players[1][last]),
            (&2.into(), &0.into())
        );
    }
}

#[test]
fn the_first_step_of_an_unset_number_is_one_or_zero() {
    let (_folder, folders) = folders();
    let mut driver = sheet(&folders, Language::English, Game::PocketMars, 2);
    driver.press_named("players[0].ship-more");
    driver.press_named("players[1].ship-less");
    assert_eq!(
        entered(
            &driver,
            &["players[0].ship", "players[1].ship", "players[1].energy"]
        ),
        ["1", "0", ""]
    );
}

#[test]
fn known_names_are_those_of_people() {
    let (_folder, folders) = folders();
    let players = ["Medic", "Zoe", "Scienziato"].map(str::to_owned).to_vec();
    let mission = MissionResult {
        mission: "make-yourself-at-home".to_owned(),
        players,
        ending: Ending::WonAll,
        sol: 7,
    };
    let _ = kept::keep(&folders, Entry::of_mission(mission, "2026-11-15T21:30:00Z"))
        .block_on()
        .expect("it is kept");
    let mut driver = sheet(&folders, Language::English, Game::PocketMars, 2);
    assert!(
        driver.shows("known-0") && !driver.shows("known-1"),
        "{:?}",
        driver.texts()
    );
    driver.press_named("known-0");
    assert_eq!(
        driver.app.scores().form().expect("a form").draft.names(),
        ["Zoe", ""]
    );
}

#[test]
fn the_pressed_text_size_stays_under_the_pointer() {
    for &language in Language::ALL {
        for room in ROOMS {
            let (_folder, folders) = folders();
            let mut driver = Driver::open(&folders, language);
            driver.send(Message::Home(home::Message::Settings));
            let mut places: BTreeMap<u16, Vec<Rectangle>> = BTreeMap::new();
            // A size that an earlier version stored, too.
            for now in [100, 125, 150, 175, 200, 110] {
                driver.send(Message::Settings(settings::Message::TextSize(now)));
                let factor = f32::from(now) / 100.0;
                let mut mouse = Mouse::new(driver, (room.0 / factor, room.1 / factor));
                let sight = mouse.sight();
                for size in [100, 125, 150, 175, 200] {
                    let place = sight.place(&format!("text-size-{size}")).expect("in sight");
                    // In pixels of the window, which is what a finger meets.
                    let place = place * factor;
                    assert!(
                        place.height >= 60.0 && place.width >= 60.0,
                        "{size} at {now} %: {place:?}"
                    );
                    places.entry(size).or_default().push(place);
                }
                driver = mouse.driver;
            }
            for (size, places) in places {
                let first = places[0];
                for place in &places {
                    let apart = (place.x - first.x)
                        .abs()
                        .max((place.y - first.y).abs())
                        .max((place.width - first.width).abs());
                    assert!(
                        apart < 2.0,
                        "{size} % at {room:?}, {}: {places:?}",
                        language.code()
                    );
                }
            }
        }
    }
}

#[test]
fn the_steps_of_the_wizard_keep_their_places() {
    for &language in Language::ALL {
        for room in ROOMS {
            let (_folder, folders) = folders();
            let mut driver = Driver::open(&folders, language);
            driver.send(Message::Home(home::Message::Sheet(None)));
            let mut mouse = Mouse::new(driver, room);
            let places = |mouse: &mut Mouse| {
                let sight = mouse.sight();
                WizardStep::ALL
                    .iter()
                    .map(|step| sight.place(&format!("wizard-{}", step.id())))
                    .collect::<Vec<_>>()
            };
            let before = places(&mut mouse);
            assert!(before.iter().all(Option::is_some), "{room:?}");
            // Everything is entered: each step is complete.
            let (_other_folder, other_folders) = crate::folders();
            let mut other = Driver::open(&other_folders, language);
            sheets::typed(&mut other);
            other.send(Message::Wizard(wizard::Message::Open(None)));
            other.send(Message::Wizard(wizard::Message::Go(WizardStep::Name)));
            let mut mouse = Mouse::new(other, room);
            assert_eq!(
                places(&mut mouse),
                before,
                "the steps moved at {room:?}, {}",
                language.code()
            );
        }
    }
}

/// Presses each control of a screen twice at the same point, each time in a new window: the second press meets the same control or none.
fn press_twice(
    open: &dyn Fn() -> Driver,
    room: (f32, f32),
    leaves: &dyn Fn(&str) -> bool,
) -> usize {
    let mut first = Mouse::new(open(), room);
    let all: Vec<(String, Point)> = first
        .controls()
        .into_iter()
        .filter(|(id, _)| !leaves(id))
        .collect();
    let mut pressed = 0;
    for (id, at) in all {
        let mut mouse = Mouse::new(open(), room);
        if !mouse.press(at) {
            continue;
        }
        pressed += 1;
        let sight = mouse.sight();
        let now = sight.at(at).map(str::to_owned);
        let is_same = now
            .as_deref()
            .is_some_and(|now| now.contains(&format!("\"{id}\"")));
        assert!(
            is_same || !mouse.press(at),
            "the second press on {id} at {room:?} meets {now:?}"
        );
    }
    pressed
}

#[test]
fn a_second_press_on_a_score_form_meets_the_same_control_or_none() {
    let mut pressed = 0;
    let games = [Game::PocketMars, Game::Mechanica, Game::MarsNeedsMechanics];
    for ((room, game), language) in
        ROOMS
            .into_iter()
            .zip(games)
            .zip([Language::Italian, Language::English, Language::Italian])
    {
        let (_folder, folders) = folders();
        crate::finished::some(&folders);
        let at = if game == Game::MarsNeedsMechanics {
            "ranking.players"
        } else {
            "players"
        };
        let open = || {
            let mut driver = sheet(&folders, language, game, 3);
            enter(&mut driver, &format!("{at}[1].name"), "Giulia");
            driver
        };
        // Steppers are pressed elsewhere; the rules, the market and the settings are other pages.
        let leaves = |id: &str| {
            matches!(id, "main" | "back" | "scores-settings" | "market")
                || id.starts_with("sum-")
                || id.ends_with("-less")
                || id.ends_with("-more")
        };
        pressed += press_twice(&open, room, &leaves);
    }
    assert!(pressed > 20, "only {pressed} controls");
}

#[test]
fn a_second_press_on_the_settings_meets_the_same_control_or_none() {
    for room in ROOMS {
        let (_folder, folders) = folders();
        let open = || {
            let mut driver = Driver::open(&folders, Language::English);
            driver.send(Message::Home(home::Message::Settings));
            driver.send(Message::Settings(settings::Message::TextSize(100)));
            driver
        };
        let leaves = |id: &str| {
            // The text size is tried above, where the window has another size in logical pixels.
            matches!(
                id,
                "main" | "my-box" | "rules" | "manual" | "keys" | "wrong" | "files"
            ) || id.starts_with("text-size-")
        };
        let pressed = press_twice(&open, room, &leaves);
        assert!(pressed >= 5, "only {pressed} controls at {room:?}");
    }
}

#[test]
fn a_second_press_on_the_wizard_meets_the_same_control_or_none() {
    let mut pressed = 0;
    for room in ROOMS {
        for step in [WizardStep::Name, WizardStep::Numbers, WizardStep::Dice] {
            // What is pressed is stored at once: each window has its own files.
            let used = RefCell::new(Vec::new());
            let open = || {
                let (folder, folders) = folders();
                used.borrow_mut().push(folder);
                let mut driver = Driver::open(&folders, Language::Italian);
                driver.send(Message::Home(home::Message::Sheet(None)));
                sheets::edit(&mut driver, Edit::Name("Il pozzo".to_owned()));
                driver.send(Message::Wizard(wizard::Message::Go(step)));
                driver
            };
            // Another step is another page.
            let leaves = |id: &str| matches!(id, "main" | "settings") || id.starts_with("wizard-");
            pressed += press_twice(&open, room, &leaves);
        }
    }
    assert!(pressed > 20, "only {pressed} controls");
}

/// On a phone one player is shown, and the note is below: the last number leads to what keeps the score.
#[test]
fn enter_after_the_last_number_leads_to_keep_on_a_phone_too() {
    for (game, at, last) in [
        (Game::PocketMars, "players", "buildings.habitation"),
        (Game::Mechanica, "players", "other_tiles"),
        (Game::MarsNeedsMechanics, "ranking.players", "hand"),
    ] {
        let (_folder, folders) = folders();
        let mut driver = sheet(&folders, Language::English, game, 2);
        enter(&mut driver, &format!("{at}[0].name"), "Ann");
        enter(&mut driver, &format!("{at}[1].name"), "Bob");
        form(&mut driver, scores::form::Message::RestIsZero(None));
        form(&mut driver, scores::form::Message::LastFirst(Some(0)));
        driver.by_keyboard((390.0, 844.0));
        form(&mut driver, scores::form::Message::Open(1));
        driver.type_into(&format!("{at}[1].{last}"), "0");
        strike(&mut driver, &["Enter", "Enter"]);
        assert!(driver.app.scores().form().is_none(), "{game:?} is not kept");
    }
}

/// The fields of a screen in reading order, by id.
#[derive(Default)]
struct Fields(Vec<String>);

impl Operation for Fields {
    fn traverse(&mut self, operate: &mut dyn FnMut(&mut dyn Operation)) {
        operate(self);
    }

    fn text_input(&mut self, id: Option<&Id>, _: Rectangle, _: &mut dyn TextInput) {
        self.0.extend(id.map(|id| format!("{id:?}")));
    }
}

/// Tab goes through all fields of a screen in reading order, and past each − and +. With how many numbers.
#[track_caller]
fn tab_passes_signs(driver: &mut Driver) -> usize {
    driver.by_keyboard((1440.0, 4000.0));
    let mut fields = Fields::default();
    driver.look(&mut fields);
    let Fields(fields) = fields;
    let mut reached = Vec::new();
    for _ in 0..400 {
        let _ = driver.tap(Named::Tab);
        let now = format!("{:?}", driver.reached());
        assert!(
            !now.contains("-less\"") && !now.contains("-more\""),
            "Tab stops at {now}"
        );
        if let Some(field) = fields.iter().find(|id| now.contains(*id)) {
            if reached.first() == Some(field) {
                break;
            }
            reached.push(field.clone());
        }
    }
    assert_eq!(reached, fields, "in the order in which they are read");
    fields.iter().filter(|id| id.contains("-number")).count()
}

#[test]
fn tab_goes_from_number_to_number_of_a_mission_sheet() {
    let (_folder, mut driver) = begun(Language::English);
    play_to(&mut driver, |driver| is_at(driver, &Step::Sheet));
    assert!(tab_passes_signs(&mut driver) > 4);
    // Where there is no column, Enter leads to the next number.
    driver.type_into("sheet-sols-number", "9");
    let sols = format!("{:?}", driver.reached());
    strike(&mut driver, &["Enter"]);
    let next = format!("{:?}", driver.reached());
    assert!(next != sols && next.contains("-number"), "{next}");
}

#[test]
fn tab_goes_from_number_to_number_of_the_wizard() {
    let (_folder, folders) = folders();
    let mut driver = Driver::open(&folders, Language::English);
    sheets::typed(&mut driver);
    driver.send(Message::Wizard(wizard::Message::Open(None)));
    let mut numbers = 0;
    for &step in WizardStep::ALL {
        driver.send(Message::Wizard(wizard::Message::Go(step)));
        numbers += tab_passes_signs(&mut driver);
    }
    assert!(numbers > 10, "only {numbers} numbers");
}

#[test]
fn tab_goes_from_number_to_number_of_the_other_games() {
    for (game, set_up_numbers, forms) in [
        (
            "mars-needs-mechanics",
            1,
            ["correct-cogs", "correct-price", "correct-deck"],
        ),
        (
            "mechanica",
            0,
            ["correct-stack", "correct-wallet", "correct-vault"],
        ),
        ("pocket-mars", 0, ["correct-energy", "correct-deck", ""]),
    ] {
        let (_folder, folders) = folders();
        let mut driver = Driver::open(&folders, Language::English);
        driver.press_named(&format!("begin-{game}"));
        let numbers = tab_passes_signs(&mut driver);
        assert!(numbers >= set_up_numbers, "the set-up of {game}: {numbers}");
        driver.press_named("main");
        let mut numbers = tab_passes_signs(&mut driver);
        // The market begins with another press.
        let _ = driver.try_press_named("main");
        driver.press_named("tab-correct");
        for form in forms {
            let id = format!("form-{form}");
            if driver.shows(&id) {
                driver.press_named(&id);
                numbers += tab_passes_signs(&mut driver);
            }
        }
        assert!(numbers > 0, "no form of {game} has a number");
    }
}
