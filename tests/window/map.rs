//! Mars as a map: what is pressed on it, by pointer, finger and keyboard, at every size.

use iced_test::core::keyboard::key::Named;
use solkeeper::app::Message;
use solkeeper::app::screen::table::{self, board};
use solkeeper::app::widget::AccessibleRole;
use solkeeper::first_martians::board::ActionKind;
use solkeeper::first_martians::vocabulary::{Direction, Region};
use solkeeper::language::Language;

use crate::driver::Driver;
use crate::{begun, planned, planning, tableau};

const NORTH_WEST: Region = Region {
    ring: 1,
    direction: Direction::Nw,
};

#[test]
fn a_press_on_a_region_and_one_more_plan_an_action_there() {
    for &language in Language::ALL {
        let (_folder, mut driver) = planning(language, board::Tab::Map);
        let before = planned(&driver).len();
        driver.press_named("piece-1-nw");
        driver.press_named("here-0");
        assert_eq!(planned(&driver).len(), before + 1);
        assert_eq!(
            planned(&driver).last(),
            Some(&ActionKind::Explore(NORTH_WEST))
        );
        // It is still in view, with what it lacks, and can be given up where it was planned.
        assert!(driver.shows(&format!("planned-{before}")));
        driver.press_named(&format!("planned-{before}"));
        driver.press_named(&format!("here-drop-{before}"));
        assert_eq!(planned(&driver).len(), before);
    }
}

#[test]
fn outside_planning_a_region_says_its_numbers() {
    let (_folder, mut driver) = begun(Language::English);
    tableau::lay(&mut driver);
    assert!(tableau::play_to(&mut driver, |game| !tableau::plans(game)));
    driver.send(Message::Table(table::Message::PlanOn(board::Tab::Map)));
    driver.press_named("piece-1-n");
    assert!(!driver.shows("here-0"), "nothing is planned now");
    let texts = driver.texts();
    assert!(
        texts
            .iter()
            .any(|text| text.ends_with(" samples") || text.ends_with(" sample")),
        "{texts:?}"
    );
    assert!(driver.shows("take-tile-up"), "and it can be corrected");
}

#[test]
fn a_region_out_of_reach_says_why() {
    let (_folder, mut driver) = planning(Language::English, board::Tab::Map);
    driver.press_named("piece-3-sw");
    assert!(!driver.shows("here-0"));
    let texts = driver.texts();
    assert!(
        texts
            .iter()
            .any(|text| text.contains("R3-SW") && text.len() > 10),
        "{texts:?}"
    );
}

#[test]
fn the_map_is_used_by_keyboard() {
    let (_folder, mut driver) = planning(Language::English, board::Tab::Map);
    driver.by_keyboard((1440.0, 900.0));
    driver.press_named("piece-1-nw");
    // The arrows lead on from there: up and out, then back.
    let at = |driver: &mut Driver| driver.reached().place().expect("a region has the focus");
    let start = at(&mut driver);
    assert!(!driver.tap(Named::ArrowUp), "an arrow presses nothing");
    let above = at(&mut driver);
    assert!(above.y < start.y && above != start);
    driver.tap(Named::ArrowDown);
    assert!(at(&mut driver).y > above.y);
    driver.press_named("here-0");
    assert_eq!(
        planned(&driver).last(),
        Some(&ActionKind::Explore(NORTH_WEST))
    );
}

/// Where a region is too small for a finger, a direction is pressed first and lists its regions.
#[test]
fn on_a_small_phone_a_direction_lists_its_regions() {
    for room in [(360.0, 640.0), (277.0, 492.0)] {
        let (_folder, mut driver) = planning(Language::English, board::Tab::Map);
        driver.by_keyboard(room);
        driver.press_named("direction-nw");
        driver.press_named("piece-1-nw");
        driver.press_named("here-0");
        assert_eq!(
            planned(&driver).last(),
            Some(&ActionKind::Explore(NORTH_WEST)),
            "{room:?}"
        );
    }
}

/// Every region has a name for those who cannot see the map; one that is not explored says nothing else about itself.
#[test]
fn every_region_is_named_and_keeps_its_secret() {
    let (_folder, mut driver) = planning(Language::English, board::Tab::Map);
    driver.by_keyboard((390.0, 844.0));
    let buttons: Vec<String> = driver
        .accessible()
        .into_iter()
        .filter_map(|node| {
            if let AccessibleRole::Button {
                text,
                place: Some(_),
                ..
            } = node.role
            {
                Some(text)
            } else {
                None
            }
        })
        .collect();
    let explored = driver
        .game()
        .state()
        .board_state()
        .expect("kept")
        .map
        .explored
        .clone();
    for (ring, &direction) in (1..=3).flat_map(|ring| {
        Direction::ALL
            .iter()
            .map(move |direction| (ring, direction))
    }) {
        let name = format!("R{ring}-{}. ", direction.id().to_uppercase());
        let label = buttons
            .iter()
            .find(|text| text.starts_with(&name))
            .expect("every region has a button");
        let said = label.trim_start_matches(&name);
        if !explored
            .iter()
            .any(|space| space.region == Region { ring, direction })
        {
            let rest = said
                .trim_start_matches("Not explored")
                .trim_start_matches(". An action can be planned here; pawns: ");
            assert!(
                rest.chars().all(|it| it.is_ascii_digit() || it == '–'),
                "{label}"
            );
        }
    }
}
