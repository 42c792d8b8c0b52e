//! Almanac, Tempistica degli Eventi e delle azioni specifiche; VI. Pulizia: what acts when.

use solkeeper::first_martians::fact::Fact;
use solkeeper::first_martians::vocabulary::{Direction, Keyword, Region};

use super::*;

fn skill(skill: u8) -> Command {
    Command::UseSkill {
        seat: 0,
        skill,
        pays: 0,
    }
}

/// Almanac, Abilità (L127–130): a skill is used in any phase, once a sol, and takes no pawn; it is fresh the next sol.
#[test]
fn a_skill_is_used_at_any_time_once_a_sol() {
    let mut game = Played::full(2);
    for (used, step) in ["raise_track", "morale", "oxygen", "plan"]
        .into_iter()
        .enumerate()
    {
        game.to(step);
        let number = u8::try_from(used).expect("four skills");
        assert!(game.decide(&skill(number)).is_ok(), "{step}");
        game.play(skill(number));
        assert!(game.decide(&skill(number)).is_err(), "{step}: once a sol");
    }
    assert!(
        (0..2).all(|seat| game.at(&format!("lost_pawns.{seat}")) == 0),
        "no pawn"
    );
    for step in ["resolve", "clean_up"] {
        game.to(step);
        assert!((0..4).all(|it| game.decide(&skill(it)).is_err()), "{step}");
    }
    game.play(Command::NextSol {});
    assert!((0..4).all(|it| game.decide(&skill(it)).is_ok()));
}

/// Almanac, Smontaggio (L1417–1424); Segnalini POI (L1212): exchanges are made in any phase.
#[test]
fn upgrade_cards_and_pois_are_exchanged_at_any_time() {
    let mut game = Played::full(2);
    game.set("upgrade.alarm-system", 1);
    game.set("cargo.available.poi", 1);
    for step in ["raise_track", "morale", "energy", "resolve", "clean_up"] {
        game.to(step);
        assert!(
            game.decide(&Command::ExchangeUpgrade {
                upgrade: "alarm-system".into()
            })
            .is_ok(),
            "{step}"
        );
        assert!(
            game.decide(&Command::UsePoi { poi: None }).is_ok(),
            "{step}"
        );
    }
}

/// Almanac, VI. Pulizia (L1506): tokens on regions stay.
#[test]
fn tokens_of_regions_stay() {
    let mut game = Played::full_at(2, "clean_up");
    let region = Region {
        ring: 1,
        direction: Direction::N,
    };
    game.play(Command::LayTile {
        region,
        features: Default::default(),
    });
    game.play(Command::PutToken {
        stack: TokenStack::Region(region),
        token: Modifier::Wound,
    });
    game.play(Command::NextSol {});
    assert_eq!(
        game.board().stack(&TokenStack::Region(region)),
        [Modifier::Wound]
    );
}

/// Almanac, Tempistica degli Eventi (L314), Tessere Arresto (L582–584; ruling 9): where a tile was removed the Facility stays shut until
/// the phase ends; from then on cards strike it, and its tokens move again.
#[test]
fn a_removed_tile_frees_the_facility_when_the_phase_ends() {
    let mut game = Played::full(2);
    game.set("tile.lab.energy", 1);
    game.set("part.med_lab.hardware", 1);
    game.lay_token("lab", Space::Now, Modifier::Wound);
    game.lay_token("lab", Space::Next, Modifier::Reroll);
    game.to("resolve");
    let card = Command::DrawCard {
        block: solkeeper::first_martians::vocabulary::Block::Working,
        keyword: Some(Keyword::Lab),
    };
    let discarded = |facts: &[Fact]| {
        facts
            .iter()
            .any(|fact| matches!(fact, Fact::CardDiscarded { .. }))
    };
    game.set("tile.lab.energy", 0);
    assert!(discarded(&game.play(card.clone())), "still shut");
    game.to("penalties");
    // One card without the keyword is left, so the deck is emptied before it is searched again.
    game.play(Command::DrawCard {
        block: solkeeper::first_martians::vocabulary::Block::Working,
        keyword: None,
    });
    game.to("penalties");
    assert!(
        !discarded(&game.play(card)),
        "free in the Malfunction phase"
    );
    game.to("clean_up");
    assert_eq!(
        game.tokens_on("lab", Space::Now),
        [Modifier::Wound],
        "untouched so far"
    );
    game.play(Command::NextSol {});
    assert_eq!(
        (
            game.tokens_on("lab", Space::Now),
            game.tokens_on("lab", Space::Next)
        ),
        (vec![Modifier::Reroll], vec![])
    );
}
