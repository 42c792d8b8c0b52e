//! Modifier tokens and samples that effects put on regions: the board changes in Full board, Story is told.

use std::sync::Arc;

use solkeeper::first_martians::board::{BoardFact, NoEffect, Pick, TokenStack};
use solkeeper::first_martians::effect::Effect;
use solkeeper::first_martians::state::{CardKind, Task};
use solkeeper::first_martians::vocabulary::Modifier;
use solkeeper::play::Game as _;

use super::*;
use crate::board::bench::{Bench, region};

fn effects(list: Value) -> Vec<Effect> {
    serde_json::from_value(list).expect("effects")
}

/// The shipped mission in sol 2, with these regions explored and this walker.
fn bench() -> Bench {
    let mut bench = Bench::with(4, |mission| {
        mission.sheet.format = 2;
        let path = json!([{"id": "post", "path": [{"ring": 1, "direction": "s"}, {"ring": 2, "direction": "s"}]}]);
        mission.sheet.walkers = serde_json::from_value(path).expect("walkers");
    });
    for name in ["1-n", "1-s"] {
        bench.lay(name, &[]);
    }
    bench
}

fn tokens(bench: &Bench, name: &str) -> Vec<Modifier> {
    bench
        .board()
        .stack(&TokenStack::Region(region(name)))
        .to_vec()
}

fn samples(bench: &Bench, name: &str) -> u8 {
    bench
        .board()
        .map
        .at(region(name))
        .map_or(0, |space| space.samples)
}

fn play(bench: &mut Bench, says: Value) -> Vec<Fact> {
    let card = Card::new(CardKind::Event, "dust", Face::Story);
    bench.game.apply(&Fact::Queued {
        task: Task::Effects {
            card,
            effects: effects(says),
            by: None,
        },
        first: true,
    });
    let facts = bench
        .game
        .decide(&Command::Continue {})
        .expect("it can be done")
        .facts;
    facts.iter().for_each(|fact| bench.game.apply(fact));
    facts
}

#[test]
fn a_named_region_and_that_of_a_walker_take_what_comes_if_they_are_explored() {
    let mut bench = bench();
    let north = json!({"region": {"ring": 1, "direction": "n"}});
    let facts = play(
        &mut bench,
        json!([
            {"region_token": {"token": "adventure", "in": north}},
            {"region_sample": {"in": {"walker": "post"}, "count": 2}},
            {"region_sample": {"in": {"region": {"ring": 2, "direction": "w"}}, "count": 1}},
        ]),
    );
    assert_eq!(tokens(&bench, "1-n"), [Modifier::Adventure]);
    assert_eq!((samples(&bench, "1-s"), samples(&bench, "2-w")), (4, 0));
    let idle = |fact: &Fact| {
        matches!(
            fact,
            Fact::Board(BoardFact::EffectIgnored {
                why: NoEffect::NotExplored,
                ..
            })
        )
    };
    assert_eq!(facts.iter().filter(|fact| idle(fact)).count(), 1);
}

#[test]
fn the_crew_chooses_among_explored_regions_and_a_card_draws_one() {
    let mut bench = bench();
    play(
        &mut bench,
        json!([{"region_token": {"token": "wound", "in": "chosen"}}]),
    );
    bench.play(&Command::Pick {
        pick: Pick::Region(region("1-s")),
    });
    assert_eq!(
        (tokens(&bench, "1-n").len(), tokens(&bench, "1-s")),
        (0, vec![Modifier::Wound])
    );
    let before = samples(&bench, "1-n") + samples(&bench, "1-s");
    let (mut drawn, mut laid) = (0, 0);
    for _ in 0..12 {
        let facts = play(
            &mut bench,
            json!([{"region_sample": {"in": {"drawn": {"ring": 1}}, "count": 1}}]),
        );
        for fact in &facts {
            drawn += u8::from(matches!(fact, Fact::DirectionDrawn { .. }));
            laid += u8::from(matches!(fact, Fact::Board(BoardFact::Moved { .. })));
        }
    }
    assert_eq!(drawn, 12);
    assert!(
        laid > 0 && laid < 12,
        "{laid}: some directions are explored, some not"
    );
    assert_eq!(
        samples(&bench, "1-n") + samples(&bench, "1-s"),
        before + laid
    );
}

#[test]
fn players_of_both_styles_go_on_with_what_lies_there() {
    let production = json!([
        {"region_token": {"token": "extra_pawn", "in": "chosen"}},
        {"region_sample": {"in": {"drawn": {"ring": 1}}, "count": 1}},
    ]);
    let mission = Arc::new(mission(json!({"production": production}), &[]));
    for (style, full) in [
        (Style::Random, false),
        (Style::Random, true),
        (Style::Careful, false),
        (Style::Careful, true),
    ] {
        for seed in 0..4 {
            let setting = SimulationSetting {
                players: 2,
                style,
                full,
            };
            assert!(
                simulation::play(&mission, setting, seed).is_ok(),
                "{style:?}, Full board: {full}, seed {seed}"
            );
        }
    }
}
