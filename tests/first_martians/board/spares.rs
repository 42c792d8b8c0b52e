//! Facility cards: they count like any other Facility (almanac, Carte Struttura, L101–109; Fattoria di Riserva).

use serde_json::json;
use solkeeper::first_martians::board::Place;
use solkeeper::first_martians::queries::upkeep;
use solkeeper::first_martians::vocabulary::{Block, Facility};

use super::effects::facing;
use crate::support::Played;

fn spare(facility: Facility, number: u8) -> Place {
    Place::new(facility, number)
}

/// Almanac, Carte Struttura (L106–108): a card arrives all red, in the row of its Block, and its penalties act there.
#[test]
fn the_red_parts_of_a_card_raise_the_track_of_its_block() {
    for (name, facility) in [
        ("oxygenator-3", Facility::Oxygenator),
        ("solar_panel-3", Facility::SolarPanel),
    ] {
        let mut played = Played::full_at(2, "resolve").with_spare(name);
        let red = played.board().facilities[&spare(facility, 3)].parts.len();
        let counted = upkeep::malfunctions(played.game(), Block::Systems);
        assert_eq!(
            (
                counted.len(),
                counted.iter().all(|it| it.place == spare(facility, 3))
            ),
            (red, true)
        );
        assert!(
            [Block::Living, Block::Working]
                .iter()
                .all(|&block| upkeep::malfunctions(played.game(), block).is_empty())
        );
        let before = played.game().state().track(Block::Systems);
        played.to("clean_up");
        assert_eq!(
            usize::from(played.game().state().track(Block::Systems)),
            (usize::from(before) + red).min(5)
        );
    }
}

/// Almanac, Ossigenatori (L463), Pannelli Solari (L503), Tessere Arresto (L551): a card may be broken and shut like the others.
#[test]
fn an_effect_may_strike_a_card_as_well() {
    for (facility, part) in [("oxygenator", "oxygen"), ("solar_panel", "energy")] {
        let card = format!("{facility}-3");
        let mut played =
            facing(json!([{"break_part": {"facility": facility, "part": part}}])).with_spare(&card);
        played.correct(&format!("part.{card}.{part}"), 0);
        played.go();
        let picks = played
            .asked()
            .into_iter()
            .map(|pick| serde_json::to_value(pick).expect("JSON"))
            .collect::<Vec<_>>();
        assert_eq!(
            picks,
            [1, 2, 3].map(|number| json!({"place": format!("{facility}-{number}")}))
        );
        played.pick(json!({"place": card}));
        assert_eq!(played.number(&format!("part.{card}.{part}")), 1);
    }
    let mut played =
        facing(json!([{"shutdown": {"resource": "energy", "facility": "oxygenator"}}]))
            .with_spare("oxygenator-3");
    played.go();
    played.pick(json!({"place": "oxygenator-3"}));
    assert_eq!(played.number("tile.oxygenator-3.energy"), 1);
}

/// Almanac, Fattoria di Riserva (L672): an effect on a Farm strikes the main one, unasked.
#[test]
fn an_effect_on_a_farm_strikes_the_main_one() {
    for (effect, plants) in [(json!({"wilt": {}}), 1), (json!({"grow": {}}), 3)] {
        let mut played =
            facing(json!([effect, {"break_part": {"facility": "farm", "part": "energy"}}]))
                .with_spare("farm-2");
        for farm in ["farm", "farm-2"] {
            played.correct(&format!("greenhouses.{farm}"), 5);
            played.correct(&format!("plants.{farm}"), 2);
            played.correct(&format!("growth.{farm}.6"), 1);
            played.correct(&format!("part.{farm}.energy"), 0);
        }
        played.go();
        assert!(played.asked().is_empty());
        assert_eq!(
            (played.number("plants.farm"), played.number("plants.farm-2")),
            (plants, 2)
        );
        assert_eq!(
            (
                played.number("part.farm.energy"),
                played.number("part.farm-2.energy")
            ),
            (1, 0)
        );
    }
}
