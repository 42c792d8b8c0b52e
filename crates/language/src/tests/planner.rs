//! Planning is told whole: every action, reason, risk, obstacle and warning in both languages.

use serde_json::json;

use super::catalogue::{Examples, examples};
use super::{clean, game, localizers};
use crate::{Localizer, quote};
use first_martians::Game;
use first_martians::board::{
    ActionKind, Feature, Obstacle, PawnsQuote, PlannedAction, Quote, QuoteLine, Reason, Risk, Route,
};
use first_martians::queries::warnings::Warning;
use first_martians::vocabulary::{Direction, Region};

variants!(of_kind, ActionKind: Event Rest UnwindMorale UnwindStress HealWound HealCondition Manage Explore GatherSample GatherObjective Examine
    Discover Plant Repair Switch RepairRover BuildUpgrade BuildSpare RemoveShutdown Mission MissionAt);
variants!(of_reason, Reason: Base Medic Token RedPart Tile UnexploredSpace Rover Condition AtLeastOne Standing StandingDice Table);
variants!(of_risk, Risk: Wound Adventure Morale RoverRoll);
variants!(of_obstacle, Obstacle: BoardNotKept NoSuchEvent EventPlanned NoSuchAction NoSuchSeat NoSuchFacility Shut BlockedFacility
    BlockedRegion Supply Items ObjectiveTokens Marks MoraleTokens NoSuchPart NotBroken DonorBroken DonorShut OwnDonor NoSuchToken UpgradeNotReady SpareNotAllowed
    SpareBuilt NoTile NoWound NoCondition NoMedic OffTheMap AlreadyExplored NotExplored ExploredThisSol NoWay BrokenWay NoSample NoObjective
    NothingExamined PlantedAlready FarmFull GrowthTaken RoverTaken RoverBlocked RoverInside RoverOfNoUse NoRovers TooFewPawns PawnTaken
    NoSuchAom AomOfOtherType PatientFirst MedicMissing HeartPawn StandingRule ClosedByRule Forbidden);
variants!(of_warning, Warning: PawnsLeft NotPossible RoverTwice MedicPawns TooManyAoms BreaksPart InVain SparePawns);

fn north() -> serde_json::Value {
    json!({"ring": 1, "direction": "n"})
}

pub(crate) fn actions() -> Vec<ActionKind> {
    examples(list!([
        {"event": "dust-in-the-filters"}, "rest", "unwind_morale", "unwind_stress", {"heal_wound": 1}, {"heal_condition": [1, "heart"]},
        {"manage": "living"}, {"explore": north()}, {"gather_sample": north()}, {"gather_objective": north()}, "examine", "discover",
        {"plant": "farm"}, {"plant": "farm-2"}, {"repair": ["med_lab", "cpu"]}, {"repair": ["oxygenator-2", "oxygen"]},
        {"repair": ["solar_panel-3", "energy"]}, {"switch": {"place": "garage_hall", "part": "cpu", "donor": "lab"}},
        {"repair_rover": ["froggy", "blocked"]}, {"build_upgrade": "alarm-system"}, {"build_spare": "oxygenator-3"},
        {"remove_shutdown": ["crew_quarters", "energy"]}, {"mission": "make-adjustments"},
        {"mission_at": {"action": "make-adjustments", "region": north()}}
    ]))
}

fn reasons() -> Vec<Reason> {
    examples(list!([
        "base", "medic", {"token": [{"facility": {"place": "lab", "space": "now"}}, "extra_pawn"]},
        {"token": [{"region": north()}, "reroll"]}, {"red_part": ["working_bay", "energy"]}, {"tile": [north(), "extra_pawn"]},
        {"tile": [north(), "adventure"]}, {"unexplored_space": north()}, {"rover": "froggy"}, {"condition": [1, "concentration"]},
        "at_least_one", {"standing": "make-adjustments"}, {"standing_dice": "make-adjustments"}, {"table": {"ruling": {"pawns": 2}, "reason": "skill"}}, {"table": {"ruling": {"price": []}, "reason": "poi"}},
        {"table": {"ruling": {"price": [{"morale_tokens": {"count": 1}}]}, "reason": "upgrade"}},
        {"table": {"ruling": "no_dice", "reason": "mission"}}, {"table": {"ruling": "dice", "reason": "other"}},
        {"table": {"ruling": "allowed", "reason": "A promise"}}, {"table": {"ruling": "forbidden", "reason": "other"}}
    ]))
}

fn risks() -> Vec<Risk> {
    examples(list!(["wound", {"adventure": "gather"}, "morale", "rover_roll"]))
}

fn obstacles() -> Vec<Obstacle> {
    examples(list!([
        "board_not_kept", {"no_such_event": "dust-in-the-filters"}, {"event_planned": "dust-in-the-filters"}, {"no_such_action": "a"},
        {"no_such_seat": 7}, {"no_such_facility": "farm-2"}, {"shut": "lab"}, {"blocked_facility": "med_lab"}, {"blocked_region": north()},
        {"supply": {"resource": "oxygen", "needed": 2, "there": 1}}, {"items": {"item": "energy_part", "needed": 1, "there": 0}},
        {"items": {"item": "seed", "needed": 1, "there": 0}}, {"morale_tokens": {"seat": 1, "needed": 2, "there": 0}},
        {"objective_tokens": {"colour": "red", "needed": 1, "there": 0}}, {"objective_tokens": {"colour": "black", "needed": 2, "there": 1}}, {"marks": {"mark": "make-adjustments", "needed": 2, "there": 1}},
        {"no_such_part": ["farm", "cpu"]}, {"not_broken": ["oxygenator-1", "energy"]}, {"donor_broken": ["lab", "cpu"]},
        {"donor_shut": "lab"}, {"own_donor": "lab"}, {"no_such_token": ["scorpio", "blocked"]}, {"upgrade_not_ready": "alarm-system"},
        {"spare_not_allowed": "lab"}, {"spare_built": "farm-2"}, {"no_tile": ["lab", "energy"]}, {"no_wound": 1},
        {"no_condition": [1, "anemia"]}, "no_medic", {"off_the_map": north()}, {"already_explored": north()}, {"not_explored": north()},
        {"explored_this_sol": north()}, {"no_way": north()}, {"broken_way": north()}, {"no_sample": north()}, {"no_objective": north()},
        "nothing_examined", "planted_already", {"farm_full": "farm"}, {"growth_taken": "farm"}, {"rover_taken": "froggy"},
        {"rover_blocked": "scorpio"}, {"rover_inside": "scorpio"}, {"rover_of_no_use": "froggy"}, {"no_rovers": ["garage_hall", "energy"]},
        {"too_few_pawns": {"needed": 3, "there": 1}}, {"pawn_taken": {"astronaut": 0}}, {"pawn_taken": {"aom": "build"}},
        {"no_such_aom": "build"}, {"aom_of_other_type": ["build", "build"]}, {"patient_first": 1}, {"medic_missing": 0}, {"heart_pawn": 1}, {"standing_rule": {"rule": "make-adjustments", "no": "outside"}},
        {"closed_by_rule": {"rule": "make-adjustments", "region": {"ring": 3, "direction": "n"}}}, {"forbidden": "skill"}
    ]))
}

fn warnings() -> Vec<Warning> {
    examples(list!([
        {"pawns_left": {"seat": 0, "count": 1}}, {"pawns_left": {"seat": 0, "count": 2}},
        {"not_possible": {"action": 0, "obstacles": ["no_medic", {"shut": "lab"}]}}, {"rover_twice": "froggy"},
        {"medic_pawns": {"needed": 3, "there": 2}}, {"medic_pawns": {"needed": 1, "there": 0}}, {"too_many_aoms": {"count": 3}},
        {"breaks_part": {"action": 0, "place": "lab", "part": "cpu", "other": 1}}, {"in_vain": {"action": 0, "block": null}},
        {"in_vain": {"action": 0, "block": "systems"}}, {"spare_pawns": {"action": 1, "count": 1}}
    ]))
}

fn plan() -> Vec<PlannedAction> {
    let planned = |kind| PlannedAction::new(kind, Vec::new());
    vec![planned(ActionKind::Rest), planned(ActionKind::Examine)]
}

fn quotes() -> Vec<Quote> {
    let quote: Quote = serde_json::from_value(json!({
        "sure": 3, "roll": 2, "dice": "build", "must_roll_success": true, "reroll": true, "assumed": true, "lines": [],
        "pays": [{"supply": {"resource": "oxygen", "count": 1}}, {"item": {"item": "cpu", "count": 1}}], "risks": risks()
    }))
    .expect("a quote");
    let plain = Quote {
        sure: 1,
        roll: None,
        dice: None,
        must_roll_success: false,
        reroll: false,
        assumed: false,
        ..quote.clone()
    };
    vec![
        quote,
        Quote {
            pays: vec![],
            risks: vec![],
            must_roll: true,
            ..plain
        },
    ]
}

/// Everything that planning can say.
fn everything(localizer: &Localizer, game: &Game) -> Vec<String> {
    let mut sentences: Vec<String> = quotes()
        .iter()
        .flat_map(|it| quote::quote(localizer, it))
        .collect();
    for reason in reasons() {
        let line = |by| QuoteLine {
            by,
            reason: reason.clone(),
        };
        sentences.extend([-2, 0, 1].map(|by| quote::reason_line(localizer, game, &line(by))));
    }
    sentences.extend(risks().into_iter().map(|it| quote::risk(localizer, it)));
    sentences.extend(
        obstacles()
            .iter()
            .map(|it| quote::obstacle(localizer, game, it)),
    );
    sentences.extend(
        warnings()
            .iter()
            .flat_map(|it| quote::warning(localizer, game, &plan(), it)),
    );
    for (to_roll, to_sure) in [(0, 0), (0, 1), (0, 2), (1, 2), (2, 3)] {
        let standing = PawnsQuote {
            quote: quotes().remove(0),
            performer: None,
            missing_to_roll: to_roll,
            missing_to_sure: to_sure,
            obstacles: vec![],
        };
        sentences.push(quote::standing(localizer, &standing));
    }
    sentences
}

#[test]
fn planning_is_complete_in_both_languages() {
    let (game, prose) = game(4);
    for localizer in localizers(&prose) {
        for sentence in everything(&localizer, &game) {
            clean(&sentence);
            assert!(sentence.ends_with('.'), "{sentence}");
            assert!(
                sentence.starts_with(|first: char| !first.is_lowercase()),
                "{sentence}"
            );
        }
        for feature in Feature::ALL {
            clean(&quote::feature(&localizer, *feature));
        }
        let target = Region {
            ring: 2,
            direction: Direction::Nw,
        };
        let way = |regions: &[Region]| Route {
            regions: regions.to_vec(),
            pawns: 1,
            risks: vec![],
        };
        for text in [
            quote::way(&localizer, &way(&[]), None),
            quote::way(&localizer, &way(&[]), Some(target)),
            quote::way(
                &localizer,
                &way(&[target, Region { ring: 1, ..target }]),
                Some(target),
            ),
        ] {
            clean(&text);
        }
        actions()
            .iter()
            .for_each(|kind| clean(&quote::action_name(&localizer, &game, kind)));
        assert_eq!(
            localizer.fallbacks(),
            Vec::<String>::new(),
            "{}",
            localizer.language()
        );
    }
}

#[test]
fn actions_have_names() {
    let (game, prose) = game(4);
    let [english, italian] = localizers(&prose);
    let named = |localizer: &Localizer, kind: serde_json::Value| {
        quote::action_name(
            localizer,
            &game,
            &serde_json::from_value::<ActionKind>(kind).expect("an action"),
        )
    };
    assert_eq!(named(&english, json!({"explore": north()})), "Explore R1-N");
    let cpu = json!({"repair": ["med_lab", "cpu"]});
    assert_eq!(
        named(&english, cpu.clone()),
        "Repair the CPU of the Med Lab with a spare part"
    );
    assert_eq!(
        named(&italian, cpu),
        "Riparazione dell’elemento CPU del MedLab con un pezzo di ricambio"
    );
    let second = json!({"repair": ["oxygenator-2", "oxygen"]});
    assert_eq!(
        named(&italian, second),
        "Riparazione dell’elemento Ossigeno dell’Ossigenatore 02 con un pezzo di ricambio"
    );
    assert_eq!(
        named(&italian, json!({"build_spare": "farm-2"})),
        "Costruzione della Fattoria di Riserva"
    );
    assert_eq!(
        named(&english, json!({"manage": "living"})),
        "Manage (Malfunction track of the Living Block −1)"
    );
    assert_eq!(
        quote::quote(&english, &quotes()[0])[0],
        "2 pawns and the Build dice, or 3 pawns without dice."
    );
    assert_eq!(quote::quote(&italian, &quotes()[1])[0], "1 pedina.");
    let third = json!({"repair": ["solar_panel-3", "energy"]});
    assert_eq!(
        named(&english, third),
        "Repair the energy connector of the Spare Solar Panel with a spare part"
    );
    let token = json!({"by": 1, "reason": {"token": [{"facility": {"place": "lab", "space": "now"}}, "extra_pawn"]}});
    let line = serde_json::from_value(token).expect("a line");
    assert_eq!(
        quote::reason_line(&english, &game, &line),
        "+1 pawn: the +1 pawn token (Lab, tokens on !)."
    );
    let short = json!({"items": {"item": "seed", "needed": 1, "there": 0}});
    let short = serde_json::from_value(short).expect("an obstacle");
    assert_eq!(
        quote::obstacle(&italian, &game, &short),
        "Semi: ne serve 1, nell’area Disponibile ne restano 0."
    );
}
