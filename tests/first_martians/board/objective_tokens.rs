//! Objective tokens of a mission on the board: laid by exploring, gathered, kept by their number, spent (almanac, Segnalini Obiettivo).

use serde_json::json;
use solkeeper::first_martians::board::{ActionKind, Obstacle};
use solkeeper::first_martians::command::Command;
use solkeeper::first_martians::fact::Fact;
use solkeeper::first_martians::mission::Mission;
use solkeeper::first_martians::objective_token::TokenPlace;
use solkeeper::first_martians::state::{ComponentSource, Step};
use solkeeper::first_martians::vocabulary::TokenColour;
use solkeeper::play::Game as _;

use super::acting::{declare, hand, number, plan};
use super::bench::{Bench, region};

fn planning(change: impl FnOnce(&mut Mission)) -> Bench {
    let mut bench = Bench::with(4, change);
    bench.game.apply(&Fact::CardsSet {
        cards: ComponentSource::Physical,
    });
    bench.game.apply(&Fact::StepReached { step: Step::Plan });
    bench
}

/// Plans the action with both pawns of an astronaut, and goes on until it has succeeded.
fn succeed(bench: &mut Bench, kind: &ActionKind) {
    plan(bench, kind.clone(), &[1, 1]);
    declare(bench);
    let declared = |bench: &Bench| {
        bench
            .game
            .state()
            .board
            .as_ref()
            .is_some_and(|board| !board.declared.is_empty())
    };
    while !declared(bench) || hand(bench) != *kind {
        bench.play(&Command::Continue {});
    }
    bench.play(&Command::Continue {});
}

/// Explores R1-S, and in the next sol gathers from it.
fn explore(bench: &mut Bench) {
    succeed(bench, &ActionKind::Explore(region("1-s")));
    bench.play(&Command::EnterTile {
        features: Default::default(),
        samples: 0,
        pois: 0,
    });
    for _ in 0..20 {
        if bench
            .game
            .state()
            .board
            .as_ref()
            .is_none_or(|board| board.declared.is_empty())
        {
            break;
        }
        bench.play(&Command::Continue {});
    }
    bench.sol(3);
    bench.game.apply(&Fact::StepReached { step: Step::Plan });
}

fn place(bench: &Bench, token: &str) -> Option<TokenPlace> {
    bench.game.state().tokens.get(token).copied()
}

#[test]
fn p4_probes_exploring_lays_the_token_and_gathering_takes_it_to_its_objective() {
    let mut bench = planning(|mission| {
        let at = |direction: &str| json!({"region": {"ring": 1, "direction": direction}});
        mission.sheet.tokens = serde_json::from_value(json!([
            {"id": "probe-one", "colour": "orange", "number": "1", "at": at("s"), "goes_to": "sheet"},
            {"id": "probe-two", "colour": "orange", "number": "2", "at": at("n"), "goes_to": "sheet"},
        ]))
        .expect("tokens");
        mission.sheet.objectives = serde_json::from_value(json!([
            {"id": "probe-spare-parts", "kind": "optional", "goal": 2, "takes": {"token_taken": {"tokens": ["probe-one", "probe-two"]}}},
            {"id": "unload", "kind": "mandatory", "takes": {"words": {}}},
        ]))
        .expect("objectives");
    });
    assert!(matches!(
        place(&bench, "probe-one"),
        Some(TokenPlace::Waits(_))
    ));
    explore(&mut bench);
    assert!(matches!(
        place(&bench, "probe-one"),
        Some(TokenPlace::Lies(_))
    ));
    assert!(
        matches!(place(&bench, "probe-two"), Some(TokenPlace::Waits(_))),
        "its region is unexplored"
    );
    assert_eq!(number(&bench, "objectives.1-s"), 1);
    succeed(&mut bench, &ActionKind::GatherObjective(region("1-s")));
    assert_eq!(place(&bench, "probe-one"), Some(TokenPlace::Taken));
    assert_eq!(number(&bench, "objectives.1-s"), 0);
    assert_eq!(
        number(&bench, "objective_tokens.pending.orange"),
        0,
        "it lies on the mission sheet"
    );
    assert_eq!(bench.game.state().objectives["probe-spare-parts"].done, 1);
}

#[test]
fn p4_lot_a_token_is_kept_by_its_number_and_spent_with_what_it_grants() {
    let close = ActionKind::Mission("close-the-lot".into());
    let mut bench = planning(|mission| {
        mission.sheet.tokens = serde_json::from_value(json!([
            {"id": "seal", "colour": "black", "number": "2", "at": {"region": {"ring": 1, "direction": "s"}}, "goes_to": "available",
             "grants": [{"morale_tokens": {"who": "everyone", "by": 1}}]},
        ]))
        .expect("tokens");
        mission.sheet.actions = serde_json::from_value(json!([
            {"id": "close-the-lot", "cost": {"pawns": 1, "pays": [{"token": {"colour": "black", "count": 1}}]}},
        ]))
        .expect("actions");
    });
    let none = Obstacle::ObjectiveTokens {
        colour: TokenColour::Black,
        needed: 1,
        there: 0,
    };
    assert_eq!(bench.refused(close.clone()), [none]);
    explore(&mut bench);
    succeed(&mut bench, &ActionKind::GatherObjective(region("1-s")));
    assert_eq!(number(&bench, "objective_tokens.available.black"), 1);
    let spot = solkeeper::first_martians::board::BoardCounter::try_from(
        "objective_tokens.available.black".to_owned(),
    )
    .expect("a spot");
    assert_eq!(
        bench
            .board()
            .marks_of(&spot)
            .first()
            .map(|mark| mark.name.as_str()),
        Some("2")
    );
    while bench
        .game
        .state()
        .board
        .as_ref()
        .is_some_and(|board| !board.declared.is_empty())
    {
        bench.play(&Command::Continue {});
    }
    bench.sol(4);
    bench.game.apply(&Fact::StepReached { step: Step::Plan });
    let before = number(&bench, "morale_tokens.0");
    plan(&mut bench, close, &[1]);
    declare(&mut bench);
    bench.play(&Command::Continue {});
    assert_eq!(place(&bench, "seal"), Some(TokenPlace::Spent));
    assert_eq!(number(&bench, "objective_tokens.available.black"), 0);
    assert!(
        number(&bench, "morale_tokens.0") > before,
        "what it grants has come"
    );
}
