//! The drawn factory of Mechanica, and what opens in view on a phone.

use iced_test::core::keyboard::key::Named;
use solkeeper::app::helper_game::{HelperGame, Message as HelperMessage};
use solkeeper::app::keys::Shortcut;
use solkeeper::app::screen::helper::Message as Pressed;
use solkeeper::app::widget::{AccessibleNode, AccessibleRole};
use solkeeper::app::{Message, screen::helper::mechanica as view};
use solkeeper::language::Language;
use solkeeper::mechanica::helper as mechanica;
use solkeeper::play::Value;
use solkeeper::pocket_mars::helper as colony;

use crate::driver::Driver;
use crate::folders;

fn state(driver: &Driver) -> mechanica::State {
    let Some(HelperGame::Mechanica(playing)) = driver.app.helper() else {
        panic!("a factory")
    };
    playing.session.game().state().clone()
}

fn main_button(driver: &mut Driver) {
    driver.send(Message::Key(Shortcut::Main));
}

/// A game of two players, before the first bots are shipped.
fn shipping(driver: &mut Driver) {
    driver.press_named("begin-mechanica");
    driver.press_named("players-2");
    main_button(driver);
    for _ in 0..2 {
        driver.press_named("reveal-improvement-0");
        driver.press_named("do-reveal");
    }
    main_button(driver);
    main_button(driver);
    assert_eq!(state(driver).step, mechanica::Step::Ship);
}

#[test]
fn a_part_of_the_drawn_factory_leads_to_what_can_be_done_there() {
    let (_folder, folders) = folders();
    let mut driver = Driver::open(&folders, Language::English);
    shipping(&mut driver);
    assert!(
        !driver.try_press_named("factory-0-purse-0"),
        "money is only shown"
    );
    driver.press_named("factory-0-truck-2");
    driver.press_named("factory-buy-truck-0");
    let bought = state(&driver);
    assert_eq!(
        (bought.players[0].trucks[0], bought.players[0].wallet),
        (mechanica::Truck::Big, 5),
        "the truck is replaced for 3"
    );
    assert!(
        !driver.shows("factory-buy-truck-0"),
        "what was done is closed"
    );
    driver.send(Message::Key(Shortcut::Undo));
    main_button(&mut driver);
    driver.press_named("wheel-1-true");
    assert_eq!(state(&driver).players[0].tiles.len(), 1);
    driver.press_named("factory-0-tile-0");
    driver.send(Message::Key(Shortcut::Back));
    assert!(
        !driver.shows("factory-demolish") && driver.shows("factory-0"),
        "Escape closes it and stays"
    );
    driver.press_named("factory-0-tile-0");
    driver.press_named("factory-demolish");
    assert!(state(&driver).players[0].tiles.is_empty());
}

fn nodes(driver: &mut Driver, begins: &str) -> Vec<AccessibleNode> {
    let is_it = |node: &AccessibleNode| matches!(&node.role, AccessibleRole::Button { text, .. } if text.starts_with(begins));
    driver.accessible().into_iter().filter(is_it).collect()
}

#[test]
fn every_part_of_a_factory_says_what_it_shows() {
    let (_folder, folders) = folders();
    let mut driver = Driver::open(&folders, Language::English);
    shipping(&mut driver);
    driver.press_named("ship-plus-more");
    driver.scrolling((390.0, 844.0));
    assert_eq!(nodes(&mut driver, "Wallet: 8 (1 × 5, 3 × 1)").len(), 1);
    assert_eq!(
        nodes(&mut driver, "small truck: 1. loaded: Plus. ").len(),
        1
    );
    assert_eq!(nodes(&mut driver, "small truck: 1. opens").len(), 2);
}

#[test]
fn what_opens_on_a_phone_is_in_view() {
    for room in [(390.0, 844.0), (360.0, 640.0)] {
        let (_folder, folders) = folders();
        let mut driver = Driver::open(&folders, Language::Italian);
        driver.press_named("begin-pocket-mars");
        driver.press_named("players-3");
        main_button(&mut driver);
        main_button(&mut driver);
        driver.scrolling(room);
        let project = colony::Command::PlayFromModule {
            site: colony::BuildingCard::Greenhouse,
            value: 0,
        };
        let site = Value::Word(colony::Word::Site(colony::BuildingCard::Greenhouse));
        let open = Pressed::OpenedWith(std::mem::discriminant(&project), colony::Field::site, site);
        driver.send(Message::Helper(HelperMessage::PocketMars(open)));
        let close = nodes(&mut driver, "Chiudete");
        assert!(
            close.len() == 1 && close[0].bounds.is_some(),
            "{room:?}: {close:?}"
        );
        assert!(driver.tap(Named::Escape), "the way back");
        assert!(nodes(&mut driver, "Chiudete").is_empty());
    }
}

#[test]
fn a_tile_on_a_phone_opens_in_view() {
    let (_folder, folders) = folders();
    let mut driver = Driver::open(&folders, Language::English);
    shipping(&mut driver);
    driver.scrolling((360.0, 640.0));
    let place = view::FactoryPlace {
        seat: 0,
        kind: view::PlaceKind::Truck(1),
    };
    driver.send(Message::Helper(HelperMessage::Mechanica(Pressed::Tapped(
        view::ViewMessage::Open(place),
    ))));
    let close = nodes(&mut driver, "Close");
    assert!(close.len() == 1 && close[0].bounds.is_some(), "{close:?}");
}

#[test]
fn what_is_left_of_a_form_comes_into_view_when_something_is_entered() {
    for room in [(390.0, 844.0), (360.0, 640.0)] {
        let (_folder, folders) = folders();
        let mut driver = Driver::open(&folders, Language::Italian);
        driver.press_named("begin-mechanica");
        driver.press_named("players-2");
        main_button(&mut driver);
        driver.scrolling(room);
        let command = mechanica::Command::Reveal {
            improvement: mechanica::Improvement::Fabricator,
            price: 7,
        };
        let tile = Value::Word(mechanica::Word::Improvement(
            mechanica::Improvement::Fabricator,
        ));
        let entered = Pressed::Entered(
            std::mem::discriminant(&command),
            mechanica::Field::improvement,
            tile,
        );
        driver.send(Message::Helper(HelperMessage::Mechanica(entered)));
        let plays = nodes(&mut driver, "Fabbricatore va nel Negozio");
        assert!(
            plays.len() == 1 && plays[0].bounds.is_some(),
            "{room:?}: {plays:?}"
        );
    }
}
