//! Actions of the mission with a place: in regions, at a Facility; in Story and Full board.

use solkeeper::first_martians::board::{ActionKind, Feature, Obstacle, Risk};
use solkeeper::first_martians::queries::quote::possible_actions;
use solkeeper::first_martians::vocabulary::{Facility, Modifier, Resource, Rover};

use super::*;
use crate::board::bench::{Bench, at, region};

/// The shipped mission with these actions.
fn bench(actions: Value) -> Bench {
    let mut bench = Bench::with(4, |mission| {
        mission.sheet.format = 2;
        mission
            .sheet
            .actions
            .extend(serde_json::from_value::<Vec<_>>(actions).expect("actions"));
    });
    bench.set("supply.energy", 5);
    bench
}

fn beacon() -> Value {
    json!([{"id": "set-the-beacon", "type": "build", "at": {"regions": [{"ring": 2, "direction": "nw"}]}, "cost": {}}])
}

fn act(action: &str, name: &str) -> ActionKind {
    ActionKind::MissionAt {
        action: action.into(),
        region: region(name),
    }
}

/// Almanac, Percorso (L1232, L1234): built on R2-NW for 4 pawns or 5, with Scorpio 3 or 4, and one wound from the tile that is crossed.
#[test]
fn p5_gravel_a_mission_object_on_the_map_is_priced_by_its_journey() {
    let mut bench = bench(beacon());
    let build = act("set-the-beacon", "2-nw");
    assert!(
        bench
            .refused(build.clone())
            .contains(&Obstacle::NotExplored(region("2-nw")))
    );
    bench.lay("1-n", &[Feature::ExtraPawn]);
    bench.lay("2-n", &[Feature::ExtraPawn, Feature::Wound]);
    bench.lay("2-nw", &[Feature::ExtraPawn]);
    let way = ["1-n", "2-n"];
    assert_eq!(
        bench.ways(&build, None),
        [("1-n 2-n".to_owned(), 3, vec![Risk::Wound])]
    );
    assert_eq!(bench.pawns(&build, None, &way), (Some(4), 5));
    assert_eq!(
        bench.pawns(&build, Some(Rover::Scorpio), &way),
        (Some(3), 4)
    );
    assert_eq!(
        bench.journey(&build, None, &way).unwrap().risks,
        [Risk::Wound]
    );
    assert_eq!(
        bench.journey(&build, Some(Rover::Froggy), &way),
        Err(vec![Obstacle::RoverOfNoUse(Rover::Froggy)])
    );
    assert!(possible_actions(&bench.game).contains(&build));
    // Nowhere else, and not in the HUB.
    assert!(
        bench
            .refused(act("set-the-beacon", "1-n"))
            .contains(&Obstacle::NoSuchAction("set-the-beacon".into()))
    );
    assert_eq!(
        bench.refused(ActionKind::Mission("set-the-beacon".into())),
        [Obstacle::NoSuchAction("set-the-beacon".into())]
    );
}

#[test]
fn a_region_explored_this_sol_waits_for_the_next() {
    let mut bench =
        bench(json!([{"id": "drill", "type": "research", "at": {"regions": []}, "cost": {}}]));
    bench.lay("1-s", &[]);
    bench.lay_now("1-n", &[]);
    assert_eq!(
        bench.refused(act("drill", "1-n")),
        [Obstacle::ExploredThisSol(region("1-n"))]
    );
    assert_eq!(bench.sum(act("drill", "1-s")).sure, 2);
    let listed: Vec<_> = bench
        .actions()
        .into_iter()
        .map(|(kind, _)| kind)
        .filter(|it| it.mission_action() == Some(&"drill".to_owned()))
        .collect();
    assert_eq!(
        listed,
        [act("drill", "1-n"), act("drill", "1-s")],
        "in any explored region"
    );
}

#[test]
fn an_action_without_a_type_takes_no_rover_and_no_dice() {
    let mut bench = bench(json!([{"id": "look", "at": {"regions": []}, "cost": {"pawns": 1}}]));
    bench.lay("1-s", &[Feature::ExtraPawn, Feature::Adventure]);
    let look = act("look", "1-s");
    let quote = bench.sum(look.clone());
    assert_eq!(
        (quote.sure, quote.roll, quote.dice, quote.risks),
        (2, None, None, vec![]),
        "an Adventure needs a type"
    );
    assert_eq!(
        bench.journey(&look, Some(Rover::Scorpio), &[]),
        Err(vec![Obstacle::RoverOfNoUse(Rover::Scorpio)])
    );
}

/// Almanac, Azioni con o senza tipo (L904–906): beside those of its type, the tokens and tiles of the place count.
#[test]
fn at_a_facility_its_tile_forbids_and_its_tokens_count() {
    let mut bench = bench(
        json!([{"id": "calibrate", "type": "research", "at": {"facility": "med_lab"}, "cost": {}}]),
    );
    let calibrate = ActionKind::Mission("calibrate".into());
    assert_eq!(bench.sum(calibrate.clone()).sure, 2);
    bench.now(Facility::MedLab, Modifier::ExtraPawn);
    bench.now(Facility::Lab, Modifier::Wound);
    let quote = bench.sum(calibrate.clone());
    assert_eq!((quote.sure, quote.risks), (3, vec![Risk::Wound]));
    bench.play(&Command::CorrectBoard {
        spot: solkeeper::first_martians::board::BoardCounter::Tile(
            at(Facility::MedLab),
            Resource::Energy,
        ),
        to: 1,
    });
    assert_eq!(
        bench.refused(calibrate),
        [Obstacle::Shut(at(Facility::MedLab))]
    );
}

#[test]
fn what_is_done_in_a_region_is_told_with_it_and_moves_its_objective() {
    let fields = json!({
        "actions": [{"id": "tune", "type": "build", "at": {"regions": [{"ring": 1, "direction": "n"}]}, "cost": {}, "effects": [{"morale": {"by": 1}}]}]
    });
    let mut played = begun(mission(fields, &[]), 7, false);
    played.until("plan");
    let facts = played.play(Command::FinishAction {
        action: "tune".into(),
    });
    assert!(
        facts.contains(&Fact::ActionDone {
            action: "tune".into(),
            region: None
        }),
        "Story keeps no map"
    );
    assert_eq!(played.game().state().objectives["growth"].done, 50);
}

/// The careful crew goes where the action of its objective is done, and explores the way there.
#[test]
fn the_careful_crew_goes_to_the_place_of_its_objective() {
    let mut mission = Mission::clone(crate::support::shipped().as_ref());
    mission.sheet.format = 2;
    let action = mission
        .sheet
        .actions
        .iter_mut()
        .find(|it| it.id == "make-adjustments")
        .expect("the action");
    action.at = serde_json::from_value(json!({"regions": [{"ring": 2, "direction": "n"}]}))
        .expect("a place");
    let mission = std::sync::Arc::new(mission);
    let (mut explored, mut met) = (0, 0);
    for seed in 1..=6 {
        let tally = simulation::play(
            &mission,
            SimulationSetting {
                players: 4,
                style: Style::Careful,
                full: true,
            },
            seed,
        )
        .expect("a game");
        met += usize::from(
            tally
                .of(simulation::Occurrence::Action, "make-adjustments")
                .games
                > 0,
        );
        explored += 1;
    }
    assert!(
        met * 2 > explored,
        "in {met} of {explored} games it was done"
    );
}

#[test]
fn players_of_both_styles_come_to_the_end_of_what_is_done_outside() {
    let mut mission = Mission::clone(crate::support::shipped().as_ref());
    mission.sheet.format = 2;
    mission.sheet.actions.extend(
        serde_json::from_value::<Vec<_>>(json!([
            {"id": "look", "at": {"regions": []}, "cost": {"pawns": 1}, "effects": [{"morale": {"by": 1}}]},
            {"id": "calibrate", "type": "research", "at": {"facility": "lab"}, "cost": {}, "effects": [{"stress": {"by": -1}}]}
        ]))
        .expect("actions"),
    );
    let mission = std::sync::Arc::new(mission);
    for (style, full) in [
        (Style::Random, false),
        (Style::Random, true),
        (Style::Careful, false),
        (Style::Careful, true),
    ] {
        for seed in 1..=4 {
            let setting = SimulationSetting {
                players: 3,
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
