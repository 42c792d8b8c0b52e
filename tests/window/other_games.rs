//! The three other games, played through the real screens.

use pollster::FutureExt as _;
use std::collections::BTreeSet;
use std::mem::discriminant;

use iced_test::core::widget::{Id, Operation};
use iced_test::core::{Rectangle, Size};
use iced_test::runtime::user_interface::{Cache, UserInterface};
use serde_json::json;
use solkeeper::app::Message;
use solkeeper::app::helper_game::{self, HelperGame};
use solkeeper::app::keys::Shortcut;
use solkeeper::app::renderer::Renderer;
use solkeeper::app::screen::helper::form::{Entered, Form, form_id};
use solkeeper::app::screen::helper::{
    HelperScreen, HelperView, Message as Pressed, PlacedOffer, Placement, Side,
};
use solkeeper::dice;
use solkeeper::language::{Language, Localizer};
use solkeeper::mars_needs_mechanics::Component;
use solkeeper::mars_needs_mechanics::helper as market;
use solkeeper::mechanica::helper as factory;
use solkeeper::play::{Command, GameHistory, Offer, Param, Value};
use solkeeper::pocket_mars::helper as colony;
use solkeeper::rulebook::{self};
use solkeeper::scorebook;
use solkeeper::session::{Helper, scores};
use solkeeper::storage::Folders;

use crate::driver::{Driver, renderer};
use crate::{assert_all_said, folders};

/// The digest of the open game, and whether it is over.
fn at_hand(driver: &Driver) -> (String, bool) {
    fn of<G: Helper>(game: &G) -> (String, bool) {
        (game.digest(), game.is_over())
    }

    match driver.app.helper().expect("a table is open") {
        HelperGame::PocketMars(it) => of(it.session.game()),
        HelperGame::Mechanica(it) => of(it.session.game()),
        HelperGame::MarsNeedsMechanics(it) => of(it.session.game()),
    }
}

fn main_button(driver: &mut Driver) {
    driver.send(Message::Key(Shortcut::Main));
}

/// Leaves the game and resumes it with the main button of Home.
fn leave_and_come_back(driver: &mut Driver) {
    let before = at_hand(driver);
    driver.press_named("home");
    assert!(driver.app.helper().is_none(), "at home");
    main_button(driver);
    assert_eq!(at_hand(driver), before, "the table is as it was left");
    assert_all_said(driver);
}

/// Presses the main button until the game is over.
fn to_the_end(driver: &mut Driver) {
    for _ in 0..60 {
        if at_hand(driver).1 {
            return;
        }
        assert_all_said(driver);
        main_button(driver);
    }
    panic!("the game does not end:\n{}", driver.texts().join("\n"));
}

fn kept(folders: &Folders) -> Vec<scorebook::Entry> {
    scores::list(folders)
        .block_on()
        .expect("the scores are read")
        .0
}

#[test]
fn another_game_with_the_same_players_begins_from_the_end() {
    let (_folder, folders) = folders();
    let mut driver = Driver::open(&folders, Language::English);
    driver.press_named("begin-mars-needs-mechanics");
    driver.press_named("players-3");
    driver.type_into("name-0", "Ann");
    main_button(&mut driver);
    to_the_end(&mut driver);
    driver.press_named("again");
    assert!(
        driver.app.helper().is_none() && driver.shows("players-3"),
        "the set-up is shown"
    );
    main_button(&mut driver);
    let Some(HelperGame::MarsNeedsMechanics(playing)) = driver.app.helper() else {
        panic!("a market")
    };
    let names: Vec<_> = playing
        .session
        .game()
        .state()
        .players
        .iter()
        .map(|it| it.name.clone())
        .collect();
    assert_eq!(names, ["Ann", "Player 2", "Player 3"]);
    assert_eq!(kept(&folders).len(), 1, "the first game is kept");
}

/// The result is kept once, removed by an undo and kept again by a redo; the main button leads to Home.
fn kept_once(driver: &mut Driver, folders: &Folders) {
    assert_all_said(driver);
    assert!(driver.shows("result"), "the end says who has won");
    assert_eq!(kept(folders).len(), 1, "the result is kept");
    driver.send(Message::Key(Shortcut::Undo));
    assert_eq!(
        (kept(folders).len(), at_hand(driver).1),
        (0, false),
        "the end is undone, and the result with it"
    );
    driver.send(Message::Key(Shortcut::Redo));
    assert_eq!(
        (kept(folders).len(), at_hand(driver).1),
        (1, true),
        "redone"
    );
    main_button(driver);
    assert!(
        driver.app.helper().is_none(),
        "the main button of the end leads home"
    );
}

#[test]
fn a_name_replaces_the_default_and_is_not_added_to_it() {
    for game in ["pocket-mars", "mechanica", "mars-needs-mechanics"] {
        let (_folder, folders) = folders();
        let mut driver = Driver::open(&folders, Language::English);
        driver.press_named(&format!("begin-{game}"));
        driver.press_named("players-2");
        driver.type_into("name-0", "Ann");
        driver.press_named("main");
        let names: Vec<String> = match driver.app.helper().expect("a table is open") {
            HelperGame::PocketMars(it) => it
                .session
                .game()
                .state()
                .players
                .iter()
                .map(|it| it.name.clone())
                .collect(),
            HelperGame::Mechanica(it) => it
                .session
                .game()
                .state()
                .players
                .iter()
                .map(|it| it.name.clone())
                .collect(),
            HelperGame::MarsNeedsMechanics(it) => it
                .session
                .game()
                .state()
                .players
                .iter()
                .map(|it| it.name.clone())
                .collect(),
        };
        assert_eq!(names, ["Ann", "Player 2"], "{game}");
    }
}

#[test]
fn a_market_is_played_from_home_to_a_kept_score() {
    let (_folder, folders) = folders();
    let mut driver = Driver::open(&folders, Language::Italian);
    driver.press_named("begin-mars-needs-mechanics");
    assert_all_said(&driver);
    driver.press_named("players-3");
    driver.press_named("mechanism-automaton");
    driver.type_into("mechanism", "Our own");
    driver.press_named("mechanism-add");
    driver.press_named("switch-one-component-is-a-set");
    main_button(&mut driver);
    driver.press_named("do-shuffle-line-0");
    driver.press_named("form-move-token");
    // Whichever token is in the middle by chance.
    let Some(HelperGame::MarsNeedsMechanics(playing)) = driver.app.helper() else {
        panic!("a market")
    };
    let middle = playing.session.game().state().line.components()[3];
    let index = Component::ALL
        .iter()
        .position(|it| *it == middle)
        .expect("one of the seven");
    driver.press_named(&format!("move-token-component-{index}"));
    driver.press_named("move-token-to-less");
    driver.press_named("do-move-token");
    main_button(&mut driver);
    driver.press_named("buy-gear");
    driver.press_named("form-build");
    driver.press_named("build-seat-0");
    driver.press_named("build-mechanism-5");
    assert!(
        !driver.try_press_named("do-build"),
        "the number of cards is not entered"
    );
    driver.press_named("build-cards-more");
    driver.press_named("do-build");
    leave_and_come_back(&mut driver);
    {
        let Some(HelperGame::MarsNeedsMechanics(playing)) = driver.app.helper() else {
            panic!("a market")
        };
        let state = playing.session.game().state();
        assert_eq!(
            (state.players[0].cogs, state.market),
            (25, 7),
            "the price is paid"
        );
        assert!(
            state.players[0].built.contains_key("Our own") && !state.rules.one_component_is_a_set
        );
    }
    // Cogs from a Mechanism card, with one step of ten.
    driver.press_named("tab-table");
    driver.press_named("form-mechanism-cogs");
    driver.press_named("mechanism-cogs-seat-0");
    driver.press_named("mechanism-cogs-mechanism-0");
    driver.press_named("mechanism-cogs-by-far-more");
    driver.press_named("do-mechanism-cogs");
    let Some(HelperGame::MarsNeedsMechanics(playing)) = driver.app.helper() else {
        panic!("a market")
    };
    assert_eq!(playing.session.game().state().players[0].cogs, 35);
    to_the_end(&mut driver);
    kept_once(&mut driver, &folders);
    // What was entered is remembered for the next game.
    driver.press_named("begin-mars-needs-mechanics");
    let texts = driver.texts();
    assert!(
        texts.iter().any(|text| text == "Our own"),
        "the mechanism is remembered"
    );
}

#[test]
fn the_private_sheet_starts_covered_and_is_never_stored() {
    let (_folder, folders) = folders();
    let mut driver = Driver::open(&folders, Language::English);
    driver.press_named("begin-mars-needs-mechanics");
    main_button(&mut driver);
    main_button(&mut driver);
    let before = at_hand(&driver);
    driver.press_named("sheet");
    assert!(!driver.shows("best-sale"), "covered");
    driver.press_named("sheet-mine");
    (0..3).for_each(|_| driver.press_named("hold-lens-more"));
    assert!(
        driver.texts().iter().any(|text| text.contains("15 cogs")),
        "three at 5"
    );
    main_button(&mut driver);
    assert_eq!(
        at_hand(&driver),
        before,
        "Enter plays nothing behind the sheet"
    );
    assert!(!driver.shows("best-sale"), "Enter covers it");
    driver.press_named("sheet");
    driver.press_named("sheet-mine");
    assert!(
        !driver.texts().iter().any(|text| text.contains("15 cogs")),
        "forgotten"
    );
    driver.send(Message::Key(Shortcut::Back));
    assert!(
        !driver.shows("sheet-mine") && driver.shows("sheet"),
        "Escape covers it"
    );
    assert_eq!(at_hand(&driver), before, "nothing of it is in the game");
    let journal = folders
        .read(driver.app.helper().expect("a table").save())
        .block_on()
        .expect("the save");
    assert_eq!(journal.records.len(), 1, "nor in the save");
}

#[test]
fn a_colony_is_played_from_home_to_a_kept_score() {
    let (_folder, folders) = folders();
    let mut driver = Driver::open(&folders, Language::English);
    driver.press_named("begin-pocket-mars");
    driver.press_named("players-2");
    main_button(&mut driver);
    main_button(&mut driver);
    leave_and_come_back(&mut driver);
    driver.press_named("tab-table");
    driver.press_named("form-move-colonist");
    // Six from Earth, one from the ship, all to the one-star space of the Energy Bank.
    for _ in 0..7 {
        assert!(
            !driver.try_press_named("do-move-colonist"),
            "nothing is chosen in advance"
        );
        driver.press_named("move-colonist-seat-0");
        driver.press_named("move-colonist-from-0");
        driver.press_named("move-colonist-to-1");
        driver.press_named("do-move-colonist");
    }
    driver.press_named("do-play-from-hand-0");
    main_button(&mut driver);
    kept_once(&mut driver, &folders);
}

#[test]
fn a_factory_alone_is_played_from_home_to_a_kept_score() {
    let (_folder, folders) = folders();
    let mut driver = Driver::open(&folders, Language::English);
    driver.press_named("begin-mechanica");
    driver.press_named("players-1");
    main_button(&mut driver);
    assert!(
        !driver.try_press_named("main"),
        "a tile that was not entered is not passed"
    );
    assert!(
        !driver.try_press_named("do-reveal"),
        "it is not entered yet"
    );
    for _ in 0..2 {
        driver.press_named("reveal-improvement-0");
        driver.press_named("do-reveal");
    }
    main_button(&mut driver);
    main_button(&mut driver);
    driver.press_named("ship-basic-more");
    driver.press_named("ship-plus-more");
    // Loaded bots are shipped by the main button, before anything else.
    main_button(&mut driver);
    let Some(HelperGame::Mechanica(playing)) = driver.app.helper() else {
        panic!("a factory")
    };
    assert_eq!(
        playing.session.game().state().players[0].wallet,
        14,
        "2 and 4"
    );
    leave_and_come_back(&mut driver);
    driver.press_named("tab-correct");
    driver.press_named("form-correct-stack");
    driver.press_named("correct-stack-to-far-less");
    driver.press_named("correct-stack-to-far-less");
    driver.press_named("do-correct-stack");
    (0..3).for_each(|_| main_button(&mut driver));
    driver.press_named("do-fell-out-0");
    driver.press_named("do-fell-out-0");
    to_the_end(&mut driver);
    kept_once(&mut driver, &folders);
}

#[test]
fn a_building_of_the_drawn_colony_does_what_can_be_done_there() {
    let (_folder, folders) = folders();
    let mut driver = Driver::open(&folders, Language::English);
    driver.press_named("begin-pocket-mars");
    driver.press_named("players-2");
    main_button(&mut driver);
    main_button(&mut driver);
    let state = |driver: &Driver| {
        let Some(HelperGame::PocketMars(playing)) = driver.app.helper() else {
            panic!("a colony")
        };
        playing.session.game().state().clone()
    };
    while state(&driver).step != colony::Step::Action {
        main_button(&mut driver);
    }
    assert!(
        !driver.try_press_named("colony-earth"),
        "nothing is done on Earth"
    );
    driver.press_named("colony-greenhouse");
    driver.press_named("play-from-module-value-more");
    driver.press_named("do-play-from-module");
    let laid = state(&driver).played.expect("a project");
    assert_eq!(
        (laid.site, laid.settles),
        (colony::BuildingCard::Greenhouse, true)
    );
    driver.press_named("colony-greenhouse");
    assert_eq!(
        state(&driver).players[0].buildings[1],
        [1, 0],
        "the colonist on the ship settles"
    );
    driver.send(Message::Key(Shortcut::Undo));
    driver.send(Message::Key(Shortcut::Undo));
    driver.press_named("colony-ship");
    assert_eq!(state(&driver).players[0].ship, 2, "a launch");
}

#[test]
fn a_tile_is_bought_on_the_drawn_wheel() {
    for (part, installed) in [("wheel-0-true", 1), ("wheel-0-false", 0)] {
        let (_folder, folders) = folders();
        let mut driver = Driver::open(&folders, Language::English);
        driver.press_named("begin-mechanica");
        driver.press_named("players-2");
        main_button(&mut driver);
        for _ in 0..2 {
            driver.press_named("reveal-improvement-0");
            driver.press_named("do-reveal");
        }
        let state = |driver: &Driver| {
            let Some(HelperGame::Mechanica(playing)) = driver.app.helper() else {
                panic!("a factory")
            };
            playing.session.game().state().clone()
        };
        assert!(
            !driver.try_press_named(part),
            "nothing is bought before it is time"
        );
        while state(&driver).step != factory::Step::Shopping {
            main_button(&mut driver);
        }
        let (dearest, purse) = (
            state(&driver).shop.iter().map(|tile| tile.price).max(),
            state(&driver).players[0].wallet,
        );
        assert!(Some(purse) >= dearest, "{purse} pays for {dearest:?}");
        driver.press_named(part);
        let state = state(&driver);
        assert_eq!(
            (state.shop.len(), state.players[0].tiles.len()),
            (1, installed)
        );
        assert_eq!(
            state.shop.iter().map(|tile| tile.price).max().max(dearest),
            dearest,
            "the dearest comes first"
        );
    }
}

#[test]
fn duplicate_names_are_refused() {
    let (_folder, folders) = folders();
    let mut driver = Driver::open(&folders, Language::English);
    driver.press_named("begin-pocket-mars");
    driver.press_named("players-2");
    let typed = |seat: usize, name: &str| {
        Message::Begin(solkeeper::app::screen::helper::set_up::Message::Typed(
            seat,
            name.to_owned(),
        ))
    };
    // A player without a name is called by the number of the seat.
    for (first, second) in [("Ada", "ada "), ("Player 2", "   ")] {
        driver.send(typed(0, first));
        driver.send(typed(1, second));
        main_button(&mut driver);
        assert!(
            driver.app.helper().is_none(),
            "{first} and {second} do not begin"
        );
    }
    driver.send(typed(1, "Bruno"));
    main_button(&mut driver);
    assert!(driver.app.helper().is_some());
}

/// The ids of all widgets on a screen.
#[derive(Default)]
struct Names(BTreeSet<String>);

impl Operation for Names {
    fn traverse(&mut self, operate: &mut dyn FnMut(&mut dyn Operation)) {
        operate(self);
    }

    fn container(&mut self, id: Option<&Id>, _: Rectangle) {
        if let Some(id) = id {
            // An id prints its name only in its debug format.
            self.0.insert(format!("{id:?}"));
        }
    }
}

impl Names {
    fn has(&self, name: &str) -> bool {
        self.0.contains(&format!("{:?}", Id::from(name.to_owned())))
    }
}

fn names<K: HelperView>(
    screen: &HelperScreen<K>,
    table: &GameHistory<K>,
    renderer: &mut Renderer,
) -> Names {
    let localizer = Localizer::new(Language::English);
    let mut interface = UserInterface::build(
        screen.view(&localizer, table, &[]),
        Size::new(600.0, 4000.0),
        Cache::default(),
        renderer,
    );
    let mut names = Names::default();
    interface.operate(renderer, &mut names);
    names
}

/// A pseudo-random number generator.
struct Chance(u64, u64);

impl Chance {
    fn below(&mut self, sides: usize) -> usize {
        self.1 += 1;
        dice::roll(self.0, "press", self.1, u32::try_from(sides).expect("few")) as usize
    }

    fn value<W: Clone>(&mut self, range: &Param<W>) -> Value<W> {
        match range {
            Param::Number { min, max } => {
                let roll = self.below(usize::try_from(max - min + 1).expect("a range"));
                Value::Number(min + i64::try_from(roll).expect("small"))
            }
            Param::OneOf(values) => values[self.below(values.len())].clone(),
            Param::Text { .. } | Param::SomeOf(_) | Param::ListOf { .. } => {
                panic!("no helper asks so")
            }
        }
    }
}

/// The ids of an offer that the middle draws itself, one of which is on the screen.
fn drawn<C: Command>(offer: &Offer<C>) -> Vec<String> {
    let (name, json) = (
        offer.command.name(),
        serde_json::to_value(&offer.command).expect("JSON"),
    );
    let at_factory = |part: &str| {
        (0..4)
            .map(|seat| format!("factory-{seat}-{part}-0"))
            .collect()
    };
    match name.as_str() {
        "buy" => vec![format!(
            "buy-{}",
            json["buy"]["component"].as_str().expect("a component")
        )],
        "buy_tile" => vec![format!("do-buy-tile-{}-true", json["buy_tile"]["tile"])],
        "buy_truck" => at_factory("truck"),
        "demolish" => at_factory("tile"),
        _ => vec![form_id(&offer.command)],
    }
}

/// Every offer of every state is on the screen, and every value of it can be chosen there.
fn every_offer_is_reached<K: HelperView>(game: K, seed: u64, turns: usize) {
    let mut renderer = renderer();
    let mut chance = Chance(seed, 0);
    let mut table = GameHistory::new(game);
    let mut screen = HelperScreen::<K>::new(&table);
    for turn in 0..turns {
        let offers = table.game().offers();
        for question in table.game().questions() {
            assert!(
                rulebook::shipped_library()
                    .answer_at_step(Language::Italian, question)
                    .is_some(),
                "{question:?}"
            );
        }
        for entry in table.game().entries() {
            assert!(
                rulebook::shipped_title(Language::English, entry).is_some(),
                "there is no rule {entry}"
            );
        }
        if turn % 5 == 0 {
            let mut seen = names(&screen, &table, &mut renderer);
            for side in [Side::Report, Side::Corrections] {
                screen.update(Pressed::ShowSide(side), table.game());
                seen.0.extend(names(&screen, &table, &mut renderer).0);
            }
            screen.update(Pressed::ShowStep, table.game());
            assert!(
                screen
                    .offered()
                    .iter()
                    .map(|placed| &placed.offer)
                    .eq(&offers),
                "what is shown is what can be done"
            );
            for PlacedOffer {
                offer,
                placement: at,
            } in screen.offered()
            {
                let names = match at {
                    Placement::Main => vec!["main".to_owned()],
                    Placement::Drawn => drawn(offer),
                    Placement::Middle | Placement::Report | Placement::Corrections => {
                        vec![form_id(&offer.command)]
                    }
                };
                assert!(
                    names.iter().any(|name| seen.has(name)),
                    "{names:?} is nowhere: {offer:?}\n{:?}",
                    seen.0
                );
            }
        }
        for offer in &offers {
            let command = offer
                .fill(|_, range| Some(chance.value(range)))
                .expect("a command");
            let mut entered = Entered::default();
            for &field in command.fields() {
                entered.insert(
                    (discriminant(&command), field),
                    command.get(field).expect("its own field"),
                );
            }
            let group: Vec<_> = offers
                .iter()
                .filter(|it| it.is_same_kind(&command))
                .collect();
            let form = Form::new(&group, &[], &entered, |_| None).expect("a form");
            assert_eq!(
                form.command, command,
                "what is chosen in the form is what is played"
            );
        }
        if offers.is_empty() {
            break;
        }
        let offer = &offers[chance.below(offers.len())];
        let command = offer
            .fill(|_, range| Some(chance.value(range)))
            .expect("a command");
        let line = table
            .propose(&command, "2031-04-05T20:00:00Z")
            .expect("offered");
        table.accept(line).expect("its own line");
        screen.refresh(&table);
    }
}

#[test]
fn every_offer_of_every_game_can_be_reached() {
    let several = json!({"mode": "multiplayer", "players": [{"name": "Ada"}, {"name": "Bruno"}, {"name": "Cleo"}]});
    let alone = json!({"mode": "solo", "players": [{"name": "Ada"}]});
    let three = json!({"players": several["players"]});
    for seed in 1..=3 {
        every_offer_is_reached(
            market::Game::begun(&three, seed).expect("a start"),
            seed,
            150,
        );
        for document in [&several, &alone] {
            every_offer_is_reached(
                colony::Game::begun(document, seed).expect("a start"),
                seed,
                150,
            );
            every_offer_is_reached(
                factory::Game::begun(document, seed).expect("a start"),
                seed,
                150,
            );
        }
    }
}

/// A message of a game that is not open does nothing.
#[test]
fn a_late_press_does_nothing() {
    let (_folder, folders) = folders();
    let mut driver = Driver::open(&folders, Language::English);
    driver.send(Message::Helper(helper_game::Message::PocketMars(
        Pressed::Main,
    )));
    assert!(driver.app.helper().is_none());
}
