//! A sum is marked while it stands on what is assumed of the box, and no longer once its owner has said that it is right.

use std::collections::BTreeMap;

use solkeeper::first_martians::board::ActionKind;
use solkeeper::first_martians::mission::Mission;
use solkeeper::first_martians::my_box::{BoxGroup, MyBox};
use solkeeper::first_martians::players::{Player, Style};
use solkeeper::language::{Language, Localizer, page};
use solkeeper::play::Game as _;

use super::bench::{Bench, region};

/// That is right, as it stands.
fn confirmed(groups: &'static [BoxGroup]) -> impl FnOnce(&mut Mission) {
    move |mission| {
        let mut own = MyBox::new(mission.game_box.clone(), BTreeMap::new());
        groups
            .iter()
            .for_each(|&group| own.confirm(&own.fields(group)));
        let before = mission.game_box.clone();
        mission.game_box = own.game_box().clone();
        assert_eq!(
            mission.game_box.board, before.board,
            "confirming changes no value"
        );
    }
}

#[test]
fn a_red_part_counts_for_sure_once_the_penalties_are_confirmed() {
    for (groups, assumed) in [
        (&[][..], true),
        (&[BoxGroup::Map], true),
        (&[BoxGroup::Penalties], false),
    ] {
        let mut bench = Bench::with(4, confirmed(groups));
        bench.set("part.lab.oxygen", 1);
        bench.set("cargo.available.sample", 1);
        assert_eq!(
            bench.sum(ActionKind::Examine).assumed,
            assumed,
            "{groups:?}"
        );
    }
}

#[test]
fn a_printed_pawn_counts_for_sure_once_the_map_is_confirmed() {
    for (groups, assumed) in [
        (&[BoxGroup::Penalties][..], true),
        (&[BoxGroup::Map], false),
    ] {
        let bench = Bench::with(4, confirmed(groups));
        let explore = ActionKind::Explore(region("1-w"));
        assert_eq!(
            bench
                .quote(explore)
                .expect("ring 1 can be explored")
                .assumed,
            assumed,
            "{groups:?}"
        );
    }
}

/// The pages from the events to the plan: wilting and the Working Block stand on red parts.
#[test]
fn the_pages_of_the_upkeep_lose_their_mark_with_the_penalties() {
    let seen = |groups| {
        let mut bench = Bench::with(4, confirmed(groups));
        for part in ["farm.energy", "lab.hardware", "crew_quarters.hardware"] {
            bench.set(&format!("part.{part}"), 1);
        }
        let (localizer, mut player) = (
            Localizer::new(Language::English),
            Player::new(Style::Careful, 1),
        );
        let mut marks = BTreeMap::new();
        for _ in 0..400 {
            let game = &bench.game;
            if game.state().queue.is_empty() {
                marks
                    .entry(game.state().step_id())
                    .or_insert_with(|| page::page(&localizer, game).assumed);
            }
            let Some(command) = player
                .next(game)
                .filter(|_| game.state().step_id() != "plan")
            else {
                break;
            };
            let facts = bench.game.decide(&command).expect("it was offered").facts;
            facts.iter().for_each(|fact| bench.game.apply(fact));
        }
        marks
    };
    let (assumed, sure) = (seen(&[]), seen(&[BoxGroup::Penalties]));
    let steps = |marks: &BTreeMap<&str, bool>| {
        marks
            .keys()
            .map(|step| (*step).to_owned())
            .collect::<Vec<_>>()
    };
    assert_eq!(steps(&assumed), steps(&sure));
    assert!(assumed.len() > 5, "{assumed:?}");
    assert!(
        assumed["working_block"] && !sure["working_block"],
        "{assumed:?} {sure:?}"
    );
}
