//! The map: what can be explored, which ways lead there, what they take (almanac, Distanze e Movimento).

use std::collections::BTreeSet;

use solkeeper::first_martians::board::{ActionKind, Feature, Obstacle, Risk};
use solkeeper::first_martians::command::Command;
use solkeeper::first_martians::queries::routes;
use solkeeper::first_martians::vocabulary::{AdventureType, Direction, Rover};

use solkeeper::play::Game as _;

use super::bench::{Bench, region};

fn explore(name: &str) -> ActionKind {
    ActionKind::Explore(region(name))
}

/// Almanac, 6. Garage (L1177): one pawn and Froggy explore beside the HUB without dice.
#[test]
fn one_pawn_and_froggy_explore_the_first_ring() {
    let bench = Bench::new(4);
    assert_eq!(bench.pawns(&explore("1-n"), None, &[]), (Some(1), 2));
    assert_eq!(
        bench.pawns(&explore("1-n"), Some(Rover::Froggy), &[]),
        (None, 1)
    );
}

/// Almanac, Percorso (L1225): the short way takes a pawn and a wound, the long one two pawns and an Adventure; both are worth considering.
#[test]
fn the_way_past_the_geyser_is_shorter_the_way_past_the_chasm_takes_an_adventure() {
    let mut bench = Bench::new(4);
    bench.lay("1-n", &[Feature::ExtraPawn, Feature::Wound]);
    bench.lay("1-ne", &[Feature::ExtraPawn]);
    bench.lay("2-ne", &[Feature::ExtraPawn, Feature::Adventure]);
    let adventure = Risk::Adventure(AdventureType::Explore);
    assert_eq!(
        bench.ways(&explore("2-n"), None),
        [
            ("1-n".to_owned(), 1, vec![Risk::Wound]),
            ("1-ne 2-ne".to_owned(), 2, vec![adventure])
        ]
    );
    assert_eq!(bench.pawns(&explore("2-n"), None, &["1-n"]), (Some(2), 3));
    assert_eq!(
        bench.pawns(&explore("2-n"), None, &["1-ne", "2-ne"]),
        (Some(3), 4)
    );
}

/// Almanac, Percorso (L1232, L1234; ruling 1): a Build on R2-NW three pawns away takes 4 with dice or 5, and a wound on the way; with
/// Scorpio 3 or 4.
#[test]
fn a_build_three_pawns_away_takes_four_or_five_and_with_scorpio_three_or_four() {
    let mut bench = Bench::new(4);
    bench.set("supply.energy", 5);
    bench.lay("1-n", &[Feature::ExtraPawn]);
    bench.lay("2-n", &[Feature::ExtraPawn, Feature::Wound]);
    bench.lay("2-nw", &[Feature::ExtraPawn]);
    let build = ActionKind::Mission("make-adjustments".into());
    let way = ["1-n", "2-n", "2-nw"];
    assert_eq!(bench.pawns(&build, None, &way), (Some(4), 5));
    assert_eq!(
        bench.journey(&build, None, &way).unwrap().risks,
        [Risk::Wound]
    );
    assert_eq!(
        bench.pawns(&build, Some(Rover::Scorpio), &way),
        (Some(3), 4)
    );
    assert_eq!(
        routes::routes_to(&bench.game, region("2-nw"), None, None).len(),
        1,
        "there is one way only"
    );
    assert_eq!(
        bench.pawns(&build, None, &[]),
        (Some(1), 2),
        "inside the HUB nothing is added"
    );
}

/// Almanac, Percorso (L1238): three icons on the way and one on the space itself: 5 pawns or 6, one Adventure for whoever performs.
#[test]
fn three_icons_on_the_way_and_one_on_the_space_take_five_or_six() {
    let mut bench = Bench::new(4);
    bench.lay("1-w", &[Feature::ExtraPawn]);
    bench.lay("2-w", &[Feature::ExtraPawn, Feature::Adventure]);
    bench.lay("3-w", &[Feature::ExtraPawn]);
    let way = ["1-w", "2-w", "3-w"];
    assert_eq!(bench.pawns(&explore("3-nw"), None, &way), (Some(5), 6));
    let quote = bench.journey(&explore("3-nw"), None, &way).unwrap();
    assert_eq!(quote.risks, [Risk::Adventure(AdventureType::Explore)]);
    assert!(quote.assumed, "where pawns are printed is assumed");
}

/// Almanac, 7. Vano Sonde (L1251): two pawns of one astronaut gather a sample without dice.
#[test]
fn two_pawns_gather_for_sure() {
    let mut bench = Bench::new(4);
    bench.lay("1-e", &[]);
    let gather = ActionKind::GatherSample(region("1-e"));
    assert_eq!(bench.pawns(&gather, None, &[]), (Some(1), 2));
    let stands = bench.stands(&super::bench::planned(gather, &[2, 2]));
    assert_eq!(
        (
            stands.performer,
            stands.missing_to_roll,
            stands.missing_to_sure,
            stands.obstacles
        ),
        (Some(2), 0, 0, vec![])
    );
}

/// Almanac, 6. Garage: the same feature on several regions of a way is resolved once; pawns add up.
#[test]
fn the_same_feature_counts_once_pawns_add_up() {
    let mut bench = Bench::new(4);
    bench.lay(
        "1-s",
        &[Feature::ExtraPawn, Feature::Wound, Feature::Morale],
    );
    bench.lay(
        "2-s",
        &[Feature::ExtraPawn, Feature::Wound, Feature::Morale],
    );
    let quote = bench
        .journey(&ActionKind::GatherSample(region("2-s")), None, &["1-s"])
        .unwrap();
    assert_eq!(
        (quote.sure, quote.risks.as_slice()),
        (4, [Risk::Wound, Risk::Morale].as_slice())
    );
    let wounds = quote
        .lines
        .iter()
        .filter(|line| format!("{:?}", line.reason).contains("Wound"))
        .count();
    assert_eq!(wounds, 2, "both places are named all the same");
}

/// Almanac, 6. Garage: a region just explored is neither crossed nor gathered from, and what it does begins with the next sol.
#[test]
fn a_region_explored_this_sol_waits_for_the_next() {
    let mut bench = Bench::new(4);
    bench.lay_now("1-n", &[Feature::ExtraPawn]);
    assert_eq!(
        bench.journey(&explore("2-n"), None, &["1-n"]),
        Err(vec![Obstacle::ExploredThisSol(region("1-n"))])
    );
    assert_eq!(
        bench.refused(explore("2-n")),
        [Obstacle::NoWay(region("2-n"))]
    );
    assert!(bench.ways(&explore("2-n"), None).is_empty());
    let gather = ActionKind::GatherSample(region("1-n"));
    assert_eq!(
        bench.quote(gather.clone()),
        Err(vec![Obstacle::ExploredThisSol(region("1-n"))])
    );
    bench.sol(3);
    assert_eq!(bench.pawns(&explore("2-n"), None, &["1-n"]), (Some(2), 3));
    assert_eq!(bench.pawns(&gather, None, &[]), (Some(2), 3));
}

/// Almanac, 6. Garage: only spaces beside an explored one or the HUB can be explored.
#[test]
fn only_what_lies_beside_the_known_is_explored() {
    let mut bench = Bench::new(4);
    let names = |bench: &Bench| {
        let all = routes::explorable(&bench.game)
            .into_iter()
            .map(|it| format!("{}-{}", it.ring, it.direction.id()));
        all.collect::<Vec<_>>().join(" ")
    };
    assert_eq!(names(&bench), "1-n 1-ne 1-e 1-se 1-s 1-sw 1-w 1-nw");
    assert_eq!(
        bench.refused(explore("2-e")),
        [Obstacle::NoWay(region("2-e"))]
    );
    bench.lay("1-e", &[]);
    assert_eq!(names(&bench), "1-n 1-ne 1-se 1-s 1-sw 1-w 1-nw 2-e");
    assert_eq!(
        bench.refused(explore("1-e")),
        [Obstacle::AlreadyExplored(region("1-e"))]
    );
    assert_eq!(
        bench.refused(explore("4-e")),
        [Obstacle::OffTheMap(region("4-e"))]
    );
}

/// Almanac, Percorso: a way has no gaps, nor regions that were never explored.
#[test]
fn a_way_has_no_gaps() {
    let mut bench = Bench::new(4);
    bench.lay("1-n", &[]);
    bench.lay("2-n", &[]);
    let target = explore("3-n");
    assert!(bench.journey(&target, None, &["1-n", "2-n"]).is_ok());
    assert_eq!(
        bench.journey(&target, None, &["2-n"]),
        Err(vec![Obstacle::BrokenWay(region("2-n"))])
    );
    assert_eq!(
        bench.journey(&target, None, &["1-n"]),
        Err(vec![Obstacle::BrokenWay(region("3-n"))])
    );
    assert_eq!(
        bench.journey(&target, None, &["1-n", "1-ne"]).unwrap_err()[0],
        Obstacle::NotExplored(region("1-ne"))
    );
    assert_eq!(
        bench.journey(&target, None, &["1-n", "2-n", "1-n", "2-n"]),
        Err(vec![Obstacle::BrokenWay(region("1-n"))])
    );
}

/// Almanac, Effetti delle ROI: a closed outer side is gone round, not crossed.
#[test]
fn a_closed_side_is_gone_round() {
    let mut bench = Bench::new(4);
    bench.lay("1-n", &[Feature::ClosedOuter]);
    assert_eq!(
        bench.journey(&explore("2-n"), None, &["1-n"]),
        Err(vec![Obstacle::NoWay(region("2-n"))])
    );
    bench.lay("1-ne", &[]);
    bench.lay("2-ne", &[]);
    assert_eq!(
        bench.ways(&explore("2-n"), None),
        [("1-ne 2-ne".to_owned(), 0, vec![])]
    );
}

/// Almanac, Effetti delle ROI: the die for the rover is rolled where a rover comes along, not where somebody walks.
#[test]
fn the_roll_for_the_rover_needs_a_rover() {
    let mut bench = Bench::new(4);
    bench.lay("1-n", &[Feature::RoverRoll]);
    assert_eq!(
        bench
            .journey(&explore("2-n"), None, &["1-n"])
            .unwrap()
            .risks,
        []
    );
    assert_eq!(
        bench
            .journey(&explore("2-n"), Some(Rover::Froggy), &["1-n"])
            .unwrap()
            .risks,
        [Risk::RoverRoll]
    );
}

/// Almanac, I rover: pawns that a rover saves anyway do not make a dangerous way the cheaper one.
#[test]
fn with_froggy_the_safer_way_may_be_as_cheap() {
    let mut bench = Bench::new(4);
    bench.lay("1-n", &[Feature::Wound]);
    bench.lay("1-ne", &[Feature::ExtraPawn]);
    bench.lay("2-ne", &[]);
    let risks = |rover| {
        bench
            .ways(&explore("2-n"), rover)
            .into_iter()
            .map(|(_, pawns, risks)| (pawns, risks))
            .collect::<Vec<_>>()
    };
    assert_eq!(risks(None), [(0, vec![Risk::Wound]), (1, vec![])]);
    assert_eq!(
        risks(Some(Rover::Froggy)),
        [(1, vec![])],
        "both take one pawn with Froggy"
    );
}

/// The size of the map is the box's: rings may have fewer spaces.
#[test]
fn the_map_is_as_large_as_the_box_says() {
    let mut bench = Bench::with(4, |mission| {
        mission
            .game_box
            .board
            .map
            .insert(1, vec![Direction::S, Direction::N, Direction::E]);
    });
    bench.lay("1-n", &[]);
    let beside = routes::neighbours(&bench.game, &bench.board().map, region("1-n"));
    assert_eq!(beside, [region("1-e"), region("1-s"), region("2-n")]);
    assert_eq!(
        bench.refused(explore("1-w")),
        [Obstacle::OffTheMap(region("1-w"))]
    );
}

/// A full map is searched at once: all regions open, every one dangerous in its own way.
#[test]
fn a_full_map_is_no_trouble() {
    let mut bench = Bench::new(4);
    let features = [
        Feature::Wound,
        Feature::Adventure,
        Feature::Morale,
        Feature::ExtraPawn,
        Feature::RoverRoll,
    ];
    for (at, (ring, direction)) in (1..=3)
        .flat_map(|ring| Direction::ALL.iter().map(move |it| (ring, it)))
        .enumerate()
    {
        let name = format!("{ring}-{}", direction.id());
        if name != "3-s" {
            bench.lay(&name, &[features[at % 5], features[(at * 3 + 1) % 5]]);
        }
    }
    let ways = bench.ways(&explore("3-s"), Some(Rover::Scorpio));
    assert!(!ways.is_empty() && ways.len() <= 16, "{ways:?}");
    for (at, (_, _, risks)) in ways.iter().enumerate() {
        let others = ways.iter().enumerate().filter(|(other, _)| *other < at);
        assert!(
            others
                .into_iter()
                .all(|(_, (_, _, other))| !other.iter().all(|risk| risks.contains(risk))),
            "{ways:?}"
        );
    }
}

/// A map explored while the players kept the board alone is entered tile by tile; nothing follows from it.
#[test]
fn a_tile_put_right_by_hand_leads_on_and_is_taken_up_again() {
    let mut bench = Bench::new(4);
    let tile = Command::LayTile {
        region: region("1-n"),
        features: BTreeSet::from([Feature::Wound]),
    };
    bench.play(&tile);
    assert_eq!(
        bench.ways(&explore("2-n"), None),
        [("1-n".to_owned(), 0, vec![Risk::Wound])],
        "it acts at once"
    );
    bench.set("samples.1-n", 2);
    bench.play(&Command::LayTile {
        region: region("1-n"),
        features: BTreeSet::new(),
    });
    assert_eq!(
        bench
            .board()
            .map
            .at(region("1-n"))
            .map(|space| space.samples),
        Some(2),
        "what lies there stays"
    );
    bench.play(&Command::TakeTileUp {
        region: region("1-n"),
    });
    assert!(bench.board().map.explored.is_empty());
    assert!(
        bench
            .game
            .decide(&Command::TakeTileUp {
                region: region("1-n")
            })
            .is_err()
    );
    assert!(
        bench
            .game
            .decide(&Command::LayTile {
                region: region("9-n"),
                features: BTreeSet::new()
            })
            .is_err()
    );
}
