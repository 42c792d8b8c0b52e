//! Standing rules: when they begin and end, and each thing that they change; in Story and Full board.

use serde_json::{Value, json};
use solkeeper::first_martians::Game;
use solkeeper::first_martians::board::{
    ActionKind, BoardCounter, BoardFact, Obstacle, Pawn, Place, Quote, QuoteLine, Reason,
};
use solkeeper::first_martians::command::Command;
use solkeeper::first_martians::fact::{Cause, Fact};
use solkeeper::first_martians::mission::Mission;
use solkeeper::first_martians::players::Style;
use solkeeper::first_martians::queries::production::{Balance, FarmChange, Meal, farms};
use solkeeper::first_martians::queries::quote::quote;
use solkeeper::first_martians::simulation::{self, SimulationSetting};
use solkeeper::first_martians::state::{CardKind, Face, State, Step, Task};
use solkeeper::first_martians::vocabulary::{Block, Direction, Facility, Part, Region, Resource};

use super::{begun, mission, play_until};
use crate::support::shipped;

/// The trial mission on the shipped board, with these rules and these other fields.
fn ruled(standing: Value, mut fields: Value) -> Mission {
    fields["standing"] = standing;
    let mut mission = mission(fields, &[("storm", "ends"), ("behind-the-sun", "ends")]);
    mission.game_box = shipped().game_box.clone();
    mission
}

/// What happens to rules, in order: `+storm`, `-storm`, and what is read of them.
fn turns(facts: &[Fact]) -> Vec<String> {
    let turns = facts.iter().filter_map(|fact| match fact {
        Fact::StandingBegan { id } => Some(format!("+{id}")),
        Fact::StandingEnded { id } => Some(format!("-{id}")),
        Fact::Read { card } if card.kind == CardKind::Standing => match card.face {
            Face::Story => Some(card.id.clone()),
            Face::Ends => Some(format!("{}.ends", card.id)),
            _ => None,
        },
        _ => None,
    });
    turns.collect()
}

fn at(sol: u8, step: Step) -> impl Fn(&State) -> bool {
    move |state| state.sol == sol && state.step == step && state.queue.is_empty()
}

fn sum(game: &Game, kind: &ActionKind) -> Quote {
    quote(game, kind, None, &[]).unwrap_or_else(|why| panic!("{kind:?}: {why:?}"))
}

fn why_not(game: &Game, kind: &ActionKind) -> Vec<Obstacle> {
    quote(game, kind, None, &[]).err().unwrap_or_default()
}

fn forbids(rule: &str, no: &Value) -> Obstacle {
    serde_json::from_value(json!({"standing_rule": {"rule": rule, "no": no}})).expect("an obstacle")
}

const NORTH: Region = Region {
    ring: 1,
    direction: Direction::N,
};

#[test]
fn p9_storm_it_takes_what_it_takes_while_the_dust_is_high() {
    let storm = json!([{"id": "storm", "while": {"track": {"track": "dust", "at_least": 3}},
        "changes": [{"production": {"resource": "energy", "by": -2}}, {"no": "outside"}],
        "each_sol": [{"choose": {"options": [{"id": "lamps", "effects": [{"stress": {"by": {"per_astronaut": 1}}}]},
            {"id": "dark", "effects": [{"morale": {"by": -1}}]}]}}]}]);
    let dust = json!({"tracks": [{"id": "signal", "start": 5, "min": 0, "max": 6}, {"id": "dust", "start": 2, "min": 0, "max": 6}],
        "production": [{"if": {"when": {"sol": {"to": 1}}, "then": [{"track": {"track": "dust", "by": 1}}],
            "else": [{"track": {"track": "dust", "by": -2}}]}}]});
    for full in [false, true] {
        let mut played = begun(ruled(storm.clone(), dust.clone()), 7, full);
        let facts = play_until(&mut played, at(1, Step::Plan));
        assert_eq!(
            turns(&facts),
            ["+storm", "storm"],
            "as soon as the dust has risen, and its text is read"
        );
        assert!(
            !facts.iter().any(|fact| matches!(fact, Fact::Chosen { .. })),
            "it began after what comes each sol"
        );
        if full {
            let game = played.game();
            assert_eq!(
                why_not(game, &ActionKind::Explore(NORTH)),
                [forbids("storm", &json!("outside"))]
            );
            assert!(
                quote(game, &ActionKind::Rest, None, &[]).is_ok(),
                "inside nothing is forbidden"
            );
        }
        play_until(&mut played, at(2, Step::Energy));
        if let Some(board) = played.game().state().board_state() {
            let balance = Balance::of(played.game(), board, Resource::Energy);
            let whole: u8 = balance.makers.iter().map(|(_, makes)| makes).sum();
            assert_eq!(
                (balance.rules.clone(), balance.made()),
                (vec![("storm".to_owned(), -2)], whole - 2)
            );
            assert_eq!(
                Balance::of(played.game(), board, Resource::Oxygen).rules,
                [],
                "oxygen is as ever"
            );
        }
        let facts = play_until(&mut played, at(2, Step::Plan));
        let chosen = facts
            .iter()
            .position(|fact| matches!(fact, Fact::Chosen { card, .. } if card.id == "storm"));
        let ended = facts
            .iter()
            .position(|fact| matches!(fact, Fact::StandingEnded { .. }));
        assert!(
            chosen.is_some() && chosen < ended,
            "what comes each sol comes before `production`"
        );
        assert_eq!(turns(&facts), ["-storm", "storm.ends"], "its end is told");
        if full {
            assert!(quote(played.game(), &ActionKind::Explore(NORTH), None, &[]).is_ok());
        }
    }
}

/// What asks each sol is heard with its options: the next sol has the next wording.
#[test]
fn a_rule_that_asks_each_sol_asks_in_another_wording() {
    let asks = json!({"standing": [{"id": "storm", "while": {"all": []}, "each_sol": [{"choose": {"options": [
        {"id": "lamps", "effects": [{"stress": {"by": 1}}]}, {"id": "dark", "effects": [{"morale": {"by": -1}}]}]}}]}]});
    for full in [false, true] {
        let mut mission = mission(
            asks.clone(),
            &[("storm", "variant-2"), ("storm", "variant-3")],
        );
        mission.game_box = shipped().game_box.clone();
        let mut played = begun(mission, 7, full);
        let facts = play_until(&mut played, at(2, Step::Plan));
        let wordings: Vec<_> = facts
            .iter()
            .filter_map(|fact| match fact {
                Fact::Read { card } | Fact::Chosen { card, .. }
                    if card.id == "storm" && card.face == Face::Story =>
                {
                    card.variant
                }
                _ => None,
            })
            .collect();
        assert_eq!(wordings, [1, 2, 3], "once when it begins, then each sol");
    }
}

#[test]
fn p9_wear_a_card_each_sol_and_repairs_cost_a_pawn_less() {
    let worn = json!([{"id": "worn", "while": {"all": []}, "changes": [{"price": {"on": "repair", "pawns": -1}}],
        "each_sol": [{"malfunction_card": {"block": "working"}}]}]);
    for full in [false, true] {
        let mut played = begun(ruled(worn.clone(), json!({})), 7, full);
        let facts = play_until(&mut played, at(1, Step::Plan));
        assert_eq!(
            turns(&facts)[..2],
            ["+worn", "worn"],
            "from the first sol on"
        );
        let drawn = |facts: &[Fact]| {
            facts.iter().any(|fact| {
                matches!(
                    fact,
                    Fact::CardDrawn {
                        block: Block::Working,
                        ..
                    }
                )
            })
        };
        assert!(drawn(&facts));
        if full {
            let place = Place::new(Facility::Lab, 1);
            played.play(Command::CorrectBoard {
                spot: BoardCounter::Part(place, Part::Cpu),
                to: 1,
            });
            let spare = BoardCounter::try_from("cargo.available.cpu".to_owned()).expect("a spot");
            played.play(Command::CorrectBoard { spot: spare, to: 1 });
            let sum = sum(played.game(), &ActionKind::Repair(place, Part::Cpu));
            let of_rule = QuoteLine {
                by: -1,
                reason: Reason::Standing("worn".to_owned()),
            };
            assert_eq!(
                (sum.sure, sum.roll, sum.lines.contains(&of_rule)),
                (1, None, true),
                "{:?}",
                sum.lines
            );
        }
        let facts = play_until(&mut played, at(2, Step::Plan));
        assert!(drawn(&facts), "and in each sol again");
        assert!(
            turns(&facts).iter().all(|turn| turn == "worn"),
            "it never ends: {:?}",
            turns(&facts)
        );
    }
}

#[test]
fn p9_ring_three_a_region_is_closed_and_dice_are_rolled_until_the_beacon_stands() {
    let rope = json!([{"id": "thin-rope", "while": {"not": {"objective": "beacon"}}, "changes": [
        {"region_closed": {"regions": [{"ring": 1, "direction": "n"}]}}, {"dice": {"on": "explore"}}]}]);
    let tune = json!({"actions": [{"id": "tune", "cost": {}, "effects": [{"reveal_objective": "beacon"}, {"track": {"track": "signal", "by": -9}}]}]});
    for full in [false, true] {
        let mut played = begun(ruled(rope.clone(), tune.clone()), 7, full);
        play_until(&mut played, at(1, Step::Plan));
        let east = ActionKind::Explore(Region {
            direction: Direction::E,
            ..NORTH
        });
        if full {
            let closed = Obstacle::ClosedByRule {
                rule: "thin-rope".to_owned(),
                region: NORTH,
            };
            assert_eq!(
                why_not(played.game(), &ActionKind::Explore(NORTH)),
                [closed]
            );
            assert!(
                !solkeeper::first_martians::queries::routes::explorable(played.game())
                    .contains(&NORTH)
            );
            let sum = sum(played.game(), &east);
            assert!(
                sum.must_roll && sum.dice.is_some(),
                "even with enough pawns"
            );
            assert!(
                sum.lines
                    .iter()
                    .any(|line| line.reason == Reason::StandingDice("thin-rope".to_owned()))
            );
            played.play(Command::PlanAction {
                kind: ActionKind::Mission("tune".to_owned()),
            });
            played.play(Command::AddPawn {
                index: 0,
                pawn: Pawn::Astronaut(0),
            });
            [1, 2]
                .into_iter()
                .enumerate()
                .for_each(|(seat, lost)| played.set(&format!("lost_pawns.{seat}"), lost));
        }
        let mut facts = played.play(Command::Continue {});
        if full {
            facts.extend(played.play(Command::Continue {}));
        } else {
            facts.extend(played.play(Command::FinishAction {
                action: "tune".to_owned(),
            }));
        }
        facts.extend(play_until(&mut played, |state| {
            !matches!(
                state.queue.front(),
                Some(Task::Read { .. } | Task::Effects { .. })
            )
        }));
        facts.extend(play_until(&mut played, |state| state.queue.is_empty()));
        assert!(
            turns(&facts).contains(&"-thin-rope".to_owned()),
            "{facts:?}"
        );
        if full {
            assert!(quote(played.game(), &ActionKind::Explore(NORTH), None, &[]).is_ok());
            assert!(!sum(played.game(), &east).must_roll);
        }
    }
}

#[test]
fn p11_silent_earth_nobody_writes_while_mars_is_behind_the_sun() {
    let silent = json!([{"id": "behind-the-sun", "while": {"sol": {"from": 2, "to": 2}}, "changes": [{"tag_off": "mail"}]}]);
    let event =
        |number: u8, tags: Value| json!({"id": format!("e{number}"), "tags": tags, "effects": []});
    let mail: Vec<Value> = (0..12)
        .map(|number| event(number, json!(["mail"])))
        .chain([event(12, json!([]))])
        .collect();
    let mut with_mail = 0;
    for full in [false, true] {
        for seed in 0..8 {
            let mut played = begun(ruled(silent.clone(), json!({"events": mail})), seed, full);
            let facts = play_until(&mut played, |state| {
                state.step == Step::End || at(3, Step::Morale)(state)
            });
            let mut sol = 0;
            for fact in &facts {
                match fact {
                    Fact::SolBegan { sol: next, .. } => sol = *next,
                    Fact::EventDrawn { event } if sol == 2 => {
                        assert_eq!(event, "e12", "seed {seed}");
                    }
                    Fact::NoEvent {} => {
                        assert_eq!(sol, 2, "the one without mail may have come before");
                    }
                    Fact::EventDrawn { event } => with_mail += u8::from(event != "e12"),
                    _ => {}
                }
            }
            let all = [
                "+behind-the-sun",
                "behind-the-sun",
                "-behind-the-sun",
                "behind-the-sun.ends",
            ];
            assert_eq!(turns(&facts), all[..if sol == 3 { 4 } else { 2 }]);
        }
    }
    assert!(with_mail > 10, "before and after there is mail");
}

#[test]
fn story_asks_for_a_rule_about_the_table_once_a_sol() {
    let crowded = json!([{"id": "storm", "while": {"supply": {"resource": "food", "at_most": 1}}, "changes": [{"no": "rest"}]}]);
    let mut played = begun(ruled(crowded.clone(), json!({})), 7, false);
    let mut seen = Vec::new();
    let answers = [true, true, false];
    while played.game().state().sol < 4 && played.game().state().step != Step::End {
        let state = played.game().state();
        if matches!(
            state.queue.front(),
            Some(Task::AskTable {
                question: Some(_),
                ..
            })
        ) {
            assert!(
                matches!(state.step, Step::RaiseTrack { .. }),
                "at the first step"
            );
            let yes = answers[usize::from(state.sol) - 1];
            let facts = played.play(Command::Answer { yes });
            seen.push((
                played.game().state().sol,
                turns(&facts),
                played.game().state().standing.contains("storm"),
            ));
        } else if matches!(state.queue.front(), Some(Task::Ask { .. })) {
            played.play(Command::Answer { yes: false });
        } else {
            played.go();
        }
    }
    let began = vec!["+storm".to_owned()];
    let ended = vec!["-storm".to_owned()];
    assert_eq!(
        seen,
        [(1, began, true), (2, Vec::new(), true), (3, ended, false)],
        "the answer holds for the sol"
    );
    let mut played = begun(ruled(crowded, json!({})), 7, true);
    play_until(&mut played, at(1, Step::Plan));
    assert!(!played.game().state().standing.contains("storm"));
    played.play(Command::CorrectBoard {
        spot: BoardCounter::Supply(Resource::Food),
        to: 0,
    });
    assert!(
        !played.game().state().standing.contains("storm"),
        "a correction alone begins nothing"
    );
    let facts = played.play(Command::MoveMorale { by: 1 });
    assert_eq!(turns(&facts), ["+storm"], "Full board looks itself");
}

#[test]
fn what_is_planned_and_then_forbidden_leaves_the_plan_and_what_is_declared_is_done() {
    let storm =
        json!([{"id": "storm", "while": {"morale": {"from": 2}}, "changes": [{"no": "rest"}]}]);
    for declared in [false, true] {
        let mut played = begun(ruled(storm.clone(), json!({})), 7, true);
        play_until(&mut played, at(1, Step::Plan));
        for (index, kind) in [ActionKind::Rest, ActionKind::UnwindStress, ActionKind::Rest]
            .into_iter()
            .enumerate()
            .take(2)
        {
            played.play(Command::PlanAction { kind });
            let pawn = Pawn::Astronaut(u8::try_from(index).expect("a seat"));
            played.play(Command::AddPawn { index, pawn });
        }
        (0..2).for_each(|seat| played.set(&format!("lost_pawns.{seat}"), 1));
        if declared {
            played.play(Command::Continue {});
        }
        let facts = played.play(Command::MoveMorale { by: 3 });
        let dropped = facts
            .iter()
            .filter(|fact| matches!(fact, Fact::Board(BoardFact::ActionDropped { .. })))
            .count();
        assert_eq!(
            (turns(&facts), dropped),
            (vec!["+storm".to_owned()], usize::from(!declared))
        );
        let board = played.game().state().board.as_ref().expect("a board");
        let left: Vec<&ActionKind> = board
            .plan
            .iter()
            .map(|it| &it.kind)
            .chain(board.declared.iter().map(|it| &it.planned.kind))
            .collect();
        assert_eq!(left.contains(&&ActionKind::Rest), declared);
        assert!(left.contains(&&ActionKind::UnwindStress));
    }
}

#[test]
fn each_number_of_production_is_changed_and_never_below_zero() {
    let rule = |changes: Value| json!([{"id": "storm", "while": {"all": []}, "changes": changes}, {"id": "again", "while": {"all": []}, "changes": changes}]);
    let changes = json!([{"stress": {"by": 1}}, {"food": {"by": 1}}, {"production": {"resource": "food", "by": 2}}, {"growth": "stopped"},
        {"malfunction_die": {"block": "living", "rolled": true}}]);
    let mut played = begun(ruled(rule(changes), json!({})), 7, true);
    play_until(&mut played, at(1, Step::Farm));
    let farm = Place::new(Facility::Farm, 1);
    played.play(Command::CorrectBoard {
        spot: BoardCounter::Growth(farm, 1),
        to: 1,
    });
    let (game, board) = (played.game(), played.board());
    let farms = farms(game);
    let meal = Meal::of(game, board, &farms);
    let plants: u8 = meal.yields.iter().map(|(_, yields)| yields).sum();
    assert_eq!(
        (meal.made(), meal.needed()),
        (plants + 4, 2 + 2),
        "rules add up"
    );
    assert!(
        farms.iter().all(|farm| farm.after == farm.before),
        "nothing grows"
    );
    assert!(
        farms.iter().any(|farm| farm.turn == FarmChange::Held),
        "but what wilts wilts"
    );
    let facts = play_until(&mut played, at(1, Step::WorkingBlock));
    let tiles = u8::try_from(
        played
            .board()
            .facilities
            .values()
            .map(|it| it.tiles.len())
            .sum::<usize>(),
    )
    .expect("few");
    let by = facts.iter().find_map(|fact| match fact {
        Fact::Board(BoardFact::Moved {
            spot: BoardCounter::Stress,
            from,
            to,
            cause: Cause::Production,
        }) => Some(to - from),
        _ => None,
    });
    assert_eq!(by, Some(2 + 2 * tiles + 2));
    assert!(played.game().dice_pool().contains(&Block::Living));
    let mut played = begun(
        ruled(
            rule(json!([{"production": {"resource": "oxygen", "by": -99}}])),
            json!({}),
        ),
        7,
        true,
    );
    play_until(&mut played, at(1, Step::Oxygen));
    assert_eq!(
        Balance::of(played.game(), played.board(), Resource::Oxygen).made(),
        0,
        "never below 0"
    );
}

/// Almanac, 3. Gli astronauti mangiano il cibo (L646, ruling 22): a wound is for an astronaut's own portion. Those whom a rule has eat
/// along go without first.
#[test]
fn l646_others_who_eat_along_starve_first_and_wound_nobody() {
    let rule = json!([{"id": "storm", "while": {"all": []}, "changes": [{"food": {"by": 2}}]}]);
    // Portions for 2 astronauts and 2 others, so many of them there.
    for (stock, others, crew) in [(4_u8, 0, 0), (3, 1, 0), (2, 2, 0), (1, 2, 1), (0, 2, 2)] {
        let mut played = begun(ruled(rule.clone(), json!({})), 7, true);
        play_until(&mut played, at(1, Step::Farm));
        let farm = Place::new(Facility::Farm, 1);
        for spot in [BoardCounter::Plants(farm), BoardCounter::Growth(farm, 6)] {
            played.play(Command::CorrectBoard { spot, to: 0 });
        }
        played.play(Command::CorrectBoard {
            spot: BoardCounter::Supply(Resource::Food),
            to: stock,
        });
        let farms = farms(played.game());
        let meal = Meal::of(played.game(), played.board(), &farms);
        assert_eq!(
            (meal.missing_of_others(), meal.missing_of_crew()),
            (others, crew),
            "{stock} portions"
        );
        let wounds = |played: &crate::support::Played| -> u8 {
            played.board().crew.iter().map(|it| it.wounds).sum()
        };
        let before = wounds(&played);
        let facts = play_until(&mut played, at(1, Step::Stress));
        assert_eq!(wounds(&played) - before, crew);
        let unfed = facts.iter().find_map(|fact| match fact {
            Fact::Board(BoardFact::OthersUnfed { count }) => Some(*count),
            _ => None,
        });
        assert_eq!(unfed, (others > 0).then_some(others), "it is said");
    }
}

#[test]
fn a_malfunction_die_is_rolled_or_not_in_both_modes() {
    for full in [false, true] {
        for (block, rolled) in [("working", false), ("living", true)] {
            let rule = json!([{"id": "storm", "while": {"all": []}, "changes": [{"malfunction_die": {"block": block, "rolled": rolled}}]}]);
            let mut played = begun(ruled(rule, json!({})), 7, full);
            play_until(&mut played, at(2, Step::Plan));
            let block = Block::from_id(block).expect("a Block");
            assert_eq!(
                played.game().dice_pool().contains(&block),
                rolled,
                "the sheet rolls the Working die alone"
            );
        }
    }
}

#[test]
fn each_type_of_action_can_be_forbidden() {
    let mine = json!({"actions": [{"id": "tune", "cost": {}, "effects": []}]});
    let lab = Place::new(Facility::Lab, 1);
    let cases: [(Value, ActionKind); 12] = [
        (json!("explore"), ActionKind::Explore(NORTH)),
        (json!("gather"), ActionKind::GatherSample(NORTH)),
        (json!("research"), ActionKind::Examine),
        (
            json!("plant"),
            ActionKind::Plant(Place::new(Facility::Farm, 1)),
        ),
        (
            json!("build"),
            ActionKind::BuildSpare(Place::new(Facility::SolarPanel, 3)),
        ),
        (json!("repair"), ActionKind::Repair(lab, Part::Cpu)),
        (json!("unwind"), ActionKind::UnwindMorale),
        (json!("heal"), ActionKind::HealWound(0)),
        (json!("manage"), ActionKind::Manage(Block::Living)),
        (
            json!("shutdown_removal"),
            ActionKind::RemoveShutdown(lab, Resource::Energy),
        ),
        (
            json!({"mission": "tune"}),
            ActionKind::Mission("tune".to_owned()),
        ),
        (json!({"facility": "quiet_place"}), ActionKind::Rest),
    ];
    for (no, kind) in &cases {
        let rule = json!([{"id": "storm", "while": {"all": []}, "changes": [{"no": no}]}]);
        let mut played = begun(ruled(rule, mine.clone()), 7, true);
        play_until(&mut played, at(1, Step::Plan));
        for (_, other) in &cases {
            let forbidden = why_not(played.game(), other).contains(&forbids("storm", no));
            assert_eq!(forbidden, other == kind, "{no}: {other:?}");
        }
    }
}

#[test]
fn a_rule_may_ask_for_goods_as_well() {
    let rule = json!([{"id": "storm", "while": {"all": []}, "changes": [
        {"price": {"on": "rest", "pawns": 1, "pays": [{"supply": {"resource": "oxygen", "count": 1}}]}}]}]);
    let mut played = begun(ruled(rule, json!({})), 7, true);
    play_until(&mut played, at(1, Step::Plan));
    let sum = sum(played.game(), &ActionKind::Rest);
    assert_eq!(
        (sum.sure, serde_json::to_value(&sum.pays).expect("JSON")),
        (2, json!([{"supply": {"resource": "oxygen", "count": 1}}]))
    );
    played.play(Command::CorrectBoard {
        spot: BoardCounter::Supply(Resource::Oxygen),
        to: 0,
    });
    assert!(
        why_not(played.game(), &ActionKind::Rest)
            .iter()
            .any(Obstacle::is_price)
    );
}

#[test]
fn a_rule_that_depends_on_another_begins_with_it_and_nothing_oscillates() {
    let rules = json!([
        {"id": "second", "while": {"standing": "storm"}, "changes": [{"no": "rest"}]},
        {"id": "storm", "while": {"sol": {"from": 2}}, "changes": [{"no": "heal"}]},
        {"id": "never-still", "while": {"not": {"standing": "never-still"}}, "changes": [{"no": "manage"}]},
    ]);
    for full in [false, true] {
        let mut played = begun(ruled(rules.clone(), json!({})), 7, full);
        let first = play_until(&mut played, at(1, Step::Plan));
        assert!(!turns(&first).contains(&"+storm".to_owned()));
        let facts = play_until(&mut played, at(2, Step::Plan));
        let turned = turns(&facts);
        assert!(
            turned.contains(&"+storm".to_owned()) && turned.contains(&"+second".to_owned()),
            "{turned:?}"
        );
    }
}

#[test]
fn players_of_both_styles_come_to_the_end_whatever_stands() {
    let rules = json!([
        {"id": "storm", "while": {"track": {"track": "dust", "at_least": 3}}, "changes": [
            {"price": {"on": "outside", "pawns": 1, "pays": [{"supply": {"resource": "oxygen", "count": 1}}]}},
            {"production": {"resource": "energy", "by": -2}}, {"dice": {"on": "build"}}, {"stress": {"by": 1}}, {"food": {"by": 1}},
            {"growth": "stopped"}, {"malfunction_die": {"block": "systems", "rolled": true}}, {"tag_off": "mail"}],
         "each_sol": [{"supply": {"resource": "oxygen", "by": -1}}, {"choose": {"options": [
            {"id": "a", "effects": [{"track": {"track": "dust", "by": -2}}]}, {"id": "b", "effects": []}]}}]},
        {"id": "thin-rope", "while": {"not": {"standing": "storm"}}, "changes": [
            {"region_closed": {"regions": [{"ring": 1, "direction": "n"}, {"ring": 1, "direction": "e"}]}}, {"no": "rest"},
            {"price": {"on": {"facility": "working_bay"}, "pawns": -1}}]},
        {"id": "hungry", "while": {"supply": {"resource": "food", "at_most": 1}}, "changes": [{"no": {"mission": "tune"}}, {"no": "heal"}]},
    ]);
    let fields = json!({
        "tracks": [{"id": "signal", "start": 5, "min": 0, "max": 6}, {"id": "dust", "start": 2, "min": 0, "max": 6}],
        "production": [{"track": {"track": "dust", "by": 1}}],
    });
    let mission = std::sync::Arc::new(ruled(rules, fields));
    for (style, full) in [
        (Style::Random, false),
        (Style::Random, true),
        (Style::Careful, false),
        (Style::Careful, true),
    ] {
        let mut began = 0;
        for seed in 1..=8 {
            let setting = SimulationSetting {
                players: 2,
                style,
                full,
            };
            let tally = simulation::play(&mission, setting, seed);
            let tally = tally.unwrap_or_else(|why| {
                panic!("{style:?}, Full board: {full}, seed {seed}: {why:?}")
            });
            began += tally
                .occurrences
                .iter()
                .filter(|((kind, _), _)| *kind == simulation::Occurrence::Standing)
                .count();
        }
        assert!(
            began > 8,
            "{style:?}, Full board: {full}: rules began {began} times"
        );
    }
}
