//! The market of *Mars Needs Mechanics* during play, by line of the rulebook (S000) and ruling (MNM-…).

use serde_json::json;
use solkeeper::mars_needs_mechanics::helper::{
    Command, Fact, Game, LastRound, RoundOver, Start, Step,
};
use solkeeper::mars_needs_mechanics::{self, Component, sale};
use solkeeper::play::{Game as _, Refusal, Role};
use solkeeper::scoring::Code;

use crate::support::{Run, games};
use Component::{AetherTube, Boiler, Gear, Lens, Magnet, Piping, Wire};

fn start(players: &[&str]) -> Game {
    let players: Vec<_> = players.iter().map(|name| json!({"name": name})).collect();
    Game::new(&Start::read(&json!({"players": players}), 7).unwrap())
}

/// Two players in the first round; the line is Wire, Lens, Gear, Magnet, Boiler, Piping, Aether Tube.
fn two() -> Run<Game> {
    let mut run = Run::new(start(&["Ada", "Bea"]), 1);
    run.play(Command::Begin {});
    run
}

fn buy(run: &mut Run<Game>, component: Component) -> Vec<Fact> {
    run.play(Command::Buy { component })
}

fn pass(run: &mut Run<Game>) -> Vec<Fact> {
    run.play(Command::Pass {})
}

fn no_sales(run: &mut Run<Game>) -> Vec<Fact> {
    (0..run.game().state().players.len())
        .flat_map(|_| run.play(Command::DoneSelling {}))
        .collect()
}

/// Everybody passes, prices are adjusted, nobody sells.
fn dry_round(run: &mut Run<Game>) -> Vec<Fact> {
    let players = run.game().state().players.len();
    let mut facts: Vec<Fact> = (0..players).flat_map(|_| pass(run)).collect();
    facts.extend(run.play(Command::EndRound {}));
    facts.extend(no_sales(run));
    facts
}

fn prices(run: &Run<Game>) -> Vec<i64> {
    Component::ALL
        .iter()
        .map(|&it| run.game().state().prices[it])
        .collect()
}

#[test]
fn s000_27_56_the_set_up() {
    for (players, deck) in [(2, 42), (3, 39), (4, 36)] {
        let game = start(&["Ada", "Bea", "Cleo", "Dora"][..players]);
        let state = game.state();
        assert_eq!((state.deck, state.market), (deck, 8));
        assert!(
            state
                .players
                .iter()
                .all(|it| (it.cogs, it.hand, it.scrap) == (30, 3, 2)),
            "MNM-1: 30 cogs"
        );
        assert!(Component::ALL.iter().all(|&it| state.prices[it] == 5));
    }
}

#[test]
fn players_are_checked_as_in_a_score() {
    let wrong = |players: serde_json::Value| {
        Start::read(&json!({ "players": players }), 1).unwrap_err()[0].code
    };
    assert_eq!(wrong(json!([{"name": "Ada"}])), Code::TooFewPlayers);
    assert_eq!(
        wrong(json!([{"name": "Ada"}, {"name": " ada"}])),
        Code::SameName
    );
    assert_eq!(
        wrong(json!(vec![json!({"name": "x"}); 8])),
        Code::TooManyPlayers
    );
}

#[test]
fn s000_44_tokens_are_shuffled_and_can_be_moved() {
    let mut run = Run::new(start(&["Ada", "Bea"]), 1);
    run.play(Command::ShuffleLine {});
    let first = run.game().state().line;
    run.play(Command::ShuffleLine {});
    assert_ne!(run.game().state().line, first);
    run.play(Command::MoveToken {
        component: Wire,
        to: 6,
    });
    assert_eq!(run.game().state().line.position(Wire), 6);
    run.undo_and_redo();
}

#[test]
fn s000_94_a_purchase_is_paid_counted_and_its_token_goes_to_the_front() {
    let mut run = two();
    let facts = buy(&mut run, Gear);
    let state = run.game().state();
    assert_eq!(
        (
            state.players[0].cogs,
            state.players[0].hand,
            state.market,
            state.deck
        ),
        (25, 4, 7, 42)
    );
    assert_eq!(state.line.components()[..3], [Gear, Wire, Lens]);
    assert_eq!(state.turn, 1);
    assert!(matches!(
        facts[0],
        Fact::Bought {
            seat: 0,
            component: Gear,
            price: 5
        }
    ));
    // S000:107: already in front, it stays without a fact.
    let facts = buy(&mut run, Gear);
    assert!(!facts.iter().any(|it| matches!(it, Fact::TokenMoved { .. })));
    // S000:187: prices do not move during the round.
    assert_eq!(prices(&run), [5; 7]);
}

#[test]
fn s000_96_nobody_buys_on_credit() {
    let mut run = two();
    run.play(Command::CorrectCogs { seat: 0, to: 5 });
    run.play(Command::CorrectPrice {
        component: Lens,
        to: 6,
    });
    let refused = run.game().decide(&Command::Buy { component: Lens });
    assert!(matches!(refused, Err(Refusal::OutOfRange { param, .. }) if param == "component"));
    buy(&mut run, Wire);
    assert_eq!(run.game().state().players[0].cogs, 0);
}

#[test]
fn eight_cards_of_a_component_and_no_more_can_be_bought() {
    let mut run = two();
    for _ in 0..2 {
        run.play(Command::CorrectCogs { seat: 0, to: 99 });
        run.play(Command::CorrectCogs { seat: 1, to: 99 });
        for _ in 0..4 {
            buy(&mut run, Boiler);
        }
    }
    run.play(Command::CorrectMarket { to: 3 });
    assert!(
        run.game()
            .decide(&Command::Buy { component: Boiler })
            .is_err()
    );
}

#[test]
fn s000_112_who_passed_may_buy_again_and_a_purchase_ends_the_row() {
    let mut run = two();
    pass(&mut run);
    buy(&mut run, Wire);
    pass(&mut run);
    assert_eq!(run.game().state().step, Step::Turn);
    let facts = pass(&mut run);
    assert!(matches!(
        facts[..],
        [
            _,
            Fact::RoundEnded {
                why: RoundOver::AllPassed,
                round: 1
            }
        ]
    ));
}

#[test]
fn s000_179_an_empty_market_ends_the_round_and_the_last_player_may_break_down() {
    let mut run = two();
    run.play(Command::Build {
        seat: 0,
        mechanism: "x_ray_goggles".into(),
        cards: 2,
    });
    run.play(Command::CorrectMarket { to: 1 });
    let facts = buy(&mut run, Wire);
    assert!(matches!(
        facts.last(),
        Some(Fact::RoundEnded {
            why: RoundOver::MarketEmpty,
            ..
        })
    ));
    // S000:158: not the one built in the same turn.
    let broken = Command::BreakDown {
        seat: 0,
        mechanism: "x_ray_goggles".into(),
    };
    assert!(run.game().decide(&broken).is_err());
    run.play(Command::EndRound {});
    // S000:165: never between rounds.
    assert!(run.game().decide(&broken).is_err());
}

#[test]
fn s000_150_168_one_built_one_broken_down_and_never_the_same_in_a_turn() {
    let goggles = || "x_ray_goggles".to_owned();
    let mut run = two();
    let build = |mechanism: &str, cards| Command::Build {
        seat: 0,
        mechanism: mechanism.into(),
        cards,
    };
    assert!(
        run.game().decide(&build("x_ray_goggles", 3)).is_err(),
        "one Lens and one Wire"
    );
    run.play(build("x_ray_goggles", 2));
    assert_eq!(run.game().state().players[0].hand, 1);
    assert!(
        run.game().decide(&build("aether_drive", 1)).is_err(),
        "one at a time"
    );
    pass(&mut run);
    assert!(
        run.game()
            .decide(&Command::BreakDown {
                seat: 0,
                mechanism: goggles()
            })
            .is_err(),
        "built in this turn"
    );
    let both = Command::Build {
        seat: 1,
        mechanism: goggles(),
        cards: 2,
    };
    run.play(both);
    buy(&mut run, Wire);
    run.play(Command::BreakDown {
        seat: 0,
        mechanism: goggles(),
    });
    assert_eq!(run.game().state().players[0].hand, 3);
    assert!(
        run.game().decide(&build("x_ray_goggles", 2)).is_err(),
        "broken down in this turn"
    );
    run.play(build("aether_drive", 3));
    assert_eq!(run.game().state().players[0].hand, 0);
    // S000:114: after passing too, until the next player acts.
    pass(&mut run);
    pass(&mut run);
    assert!(!run.game().state().may_build(1) || run.game().state().before == Some(1));
}

#[test]
fn s000_301_the_automaton_stays() {
    let start = json!({"players": [{"name": "Ada"}, {"name": "Bea"}], "mechanisms": ["automaton", "Il nostro"]});
    let mut run = Run::new(Game::new(&Start::read(&start, 1).unwrap()), 1);
    run.play(Command::Begin {});
    run.play(Command::Build {
        seat: 0,
        mechanism: "automaton".into(),
        cards: 3,
    });
    pass(&mut run);
    pass(&mut run);
    assert!(
        run.game()
            .decide(&Command::BreakDown {
                seat: 0,
                mechanism: "automaton".into()
            })
            .is_err()
    );
}

#[test]
fn s000_196_the_end_of_a_round_and_what_was_shown_of_it_before() {
    let mut run = two();
    buy(&mut run, AetherTube);
    let shown: Vec<_> = run
        .game()
        .price_changes()
        .iter()
        .map(|it| (it.component, it.to - it.from))
        .collect();
    assert_eq!(
        shown,
        [
            (AetherTube, 1),
            (Wire, 1),
            (Lens, 1),
            (Gear, 0),
            (Magnet, -1),
            (Boiler, -1),
            (Piping, -1)
        ]
    );
    let line = run.game().state().line;
    pass(&mut run);
    pass(&mut run);
    let facts = run.play(Command::EndRound {});
    assert!(matches!(
        facts[0],
        Fact::PricesAdjusted {
            last_round: false,
            dry: 0,
            ..
        }
    ));
    assert_eq!(prices(&run), [6, 6, 5, 4, 4, 4, 6]);
    assert_eq!(run.game().state().line, line, "MNM-3");
}

#[test]
fn s000_212_sales_from_the_first_player_every_legal_set_and_scrap_is_used_up() {
    let mut run = two();
    run.play(Command::CorrectPrice {
        component: AetherTube,
        to: 7,
    });
    for seat in [0, 1] {
        run.play(Command::CorrectHand { seat, to: 6 });
    }
    pass(&mut run);
    pass(&mut run);
    run.play(Command::EndRound {});
    assert_eq!(run.game().state().step, Step::Sales { seat: 0 });
    assert_eq!(run.game().state().prices[AetherTube], 6);
    // S000:215: four Aether Tubes at 6.
    let facts = run.play(Command::Sell {
        component: AetherTube,
        count: 4,
        scrap: 0,
    });
    assert!(matches!(facts[..], [Fact::Sold { cogs: 24, .. }]));
    assert!(
        run.game()
            .decide(&Command::Sell {
                component: Wire,
                count: 2,
                scrap: 0
            })
            .is_err()
    );
    // S000:219: two Wires with one Scrap; S000:222, MNM-7: one with both would do as well.
    assert!(
        run.game()
            .decide(&Command::Sell {
                component: Wire,
                count: 1,
                scrap: 2
            })
            .is_ok()
    );
    run.play(Command::Sell {
        component: Wire,
        count: 2,
        scrap: 1,
    });
    let player = &run.game().state().players[0];
    assert_eq!(
        (player.cogs, player.hand, player.scrap),
        (30 + 24 + 12, 0, 1),
        "MNM-8"
    );
    run.play(Command::DoneSelling {});
    assert_eq!(run.game().state().step, Step::Sales { seat: 1 });
    // Four of the eight Aether Tubes are gone, all of them may still be in this hand.
    assert!(
        run.game()
            .decide(&Command::Sell {
                component: AetherTube,
                count: 5,
                scrap: 0
            })
            .is_err()
    );
    assert!(
        run.game()
            .decide(&Command::Sell {
                component: AetherTube,
                count: 4,
                scrap: 2
            })
            .is_ok()
    );
}

#[test]
fn s000_233_240_the_market_is_filled_and_the_marker_goes_left() {
    let mut run = two();
    buy(&mut run, Wire);
    buy(&mut run, Lens);
    pass(&mut run);
    pass(&mut run);
    run.play(Command::EndRound {});
    let facts = no_sales(&mut run);
    assert!(facts.contains(&Fact::Refilled { cards: 2 }));
    let state = run.game().state();
    assert_eq!(
        (
            state.market,
            state.deck,
            state.round,
            state.first_player,
            state.turn
        ),
        (8, 40, 2, 1, 1)
    );
    assert!(state.bought.is_empty() && state.passes == 0);
}

#[test]
fn mnm_6_the_last_round_is_announced_when_the_refill_empties_the_deck() {
    let mut run = two();
    buy(&mut run, Wire);
    run.play(Command::CorrectDeck { to: 1 });
    pass(&mut run);
    pass(&mut run);
    run.play(Command::EndRound {});
    assert_eq!(prices(&run)[1], 6, "the round before is a usual one");
    let facts = no_sales(&mut run);
    assert_eq!(
        facts.last(),
        Some(&Fact::LastRoundKnown {
            why: LastRound::DeckEmpty
        })
    );
    // S000:205: only what was bought in the last round rises; the three at the back fall unless they were bought.
    buy(&mut run, Gear);
    let shown: Vec<_> = run
        .game()
        .price_changes()
        .iter()
        .map(|it| it.to - it.from)
        .collect();
    assert_eq!(shown, [1, 0, 0, 0, -1, -1, -1]);
    pass(&mut run);
    pass(&mut run);
    let facts = run.play(Command::EndRound {});
    assert!(matches!(
        facts[0],
        Fact::PricesAdjusted {
            last_round: true,
            ..
        }
    ));
    // S000:252: the sets are sold after the last round too.
    let facts = no_sales(&mut run);
    assert_eq!(
        facts.last(),
        Some(&Fact::CompetitionOver {
            why: LastRound::DeckEmpty
        })
    );
}

#[test]
fn mnm_12_of_two_rounds_without_purchases_only_the_second_is_the_last() {
    let mut run = two();
    let facts = dry_round(&mut run);
    assert!(
        !facts
            .iter()
            .any(|it| matches!(it, Fact::LastRoundKnown { .. }))
    );
    assert_eq!(prices(&run), [6, 6, 6, 5, 4, 4, 4]);
    // As far as anybody knows this may still be a usual round: what would happen now is the exception.
    assert_eq!(run.game().state().last_round(), None);
    assert!(run.game().price_changes().iter().all(|it| it.to <= it.from));
    pass(&mut run);
    let facts = pass(&mut run);
    assert_eq!(
        facts.last(),
        Some(&Fact::LastRoundKnown {
            why: LastRound::NoPurchases
        })
    );
    run.play(Command::EndRound {});
    assert_eq!(prices(&run), [6, 6, 6, 5, 3, 3, 3]);
    let facts = no_sales(&mut run);
    assert_eq!(
        facts.last(),
        Some(&Fact::CompetitionOver {
            why: LastRound::NoPurchases
        })
    );
}

#[test]
fn a_purchase_between_two_dry_rounds_begins_the_count_again() {
    let mut run = two();
    dry_round(&mut run);
    buy(&mut run, Wire);
    pass(&mut run);
    pass(&mut run);
    run.play(Command::EndRound {});
    no_sales(&mut run);
    dry_round(&mut run);
    assert_eq!(run.game().state().step, Step::Turn);
}

#[test]
fn mnm_13_the_ledger_and_the_end_are_handed_to_the_ranking() {
    let mut run = two();
    let goggles = Some("x_ray_goggles".to_owned());
    let facts = run.play(Command::MechanismCogs {
        seat: 1,
        mechanism: goggles,
        by: 4,
    });
    assert!(matches!(
        facts[..],
        [Fact::MechanismPaid {
            from: 30,
            to: 34,
            ..
        }]
    ));
    assert!(
        run.game()
            .decide(&Command::MechanismCogs {
                seat: 0,
                mechanism: None,
                by: -31
            })
            .is_err()
    );
    dry_round(&mut run);
    dry_round(&mut run);
    assert_eq!(run.game().finished_document(), None);
    run.play(Command::SetEndValue { seat: 0, to: 4 });
    run.play(Command::Finish {});
    let result = run.game().finished_document().unwrap();
    let answer = serde_json::to_value(mars_needs_mechanics::answer(&result).unwrap()).unwrap();
    assert_eq!(
        (
            &answer["players"][0]["total"],
            &answer["players"][1]["total"]
        ),
        (&json!(34), &json!(34))
    );
    // Level in cogs and cards: Bea was first player in the second and last round.
    assert_eq!(answer["winners"], json!(["Bea"]));
    assert!(run.game().offers().is_empty());
}

#[test]
fn the_best_sale_of_a_hand_is_not_stored() {
    let mut run = two();
    run.play(Command::CorrectPrice {
        component: Lens,
        to: 7,
    });
    let before = run.game().digest();
    let mut hand = mars_needs_mechanics::ComponentCounts::default();
    hand[Lens] = 3;
    let state = run.game().state();
    assert_eq!(
        sale::best_sale(&hand, state.players[0].scrap, &state.prices, &state.rules).cogs,
        21
    );
    assert_eq!(run.game().digest(), before);
    assert!(
        !run.game().snapshot().to_string().contains("hand\":{"),
        "no hand is kept card by card"
    );
}

#[test]
fn random_games_reach_their_end() {
    for seed in 0..games() {
        let names = ["Ada", "Bea", "Cleo", "Dora"];
        let players = 2 + usize::try_from(seed % 3).unwrap();
        let mut run = Run::new(start(&names[..players]), seed);
        let corrections = seed % 4 == 3;
        let cards = |game: &Game| u32::from(game.state().market) + u32::from(game.state().deck);
        run.play_out(
            corrections,
            |game| game.state().step == Step::End,
            |game| {
                let state = game.state();
                assert!(
                    state.market <= 8
                        && state.players.iter().all(|it| it.scrap <= 2 && it.cogs >= 0)
                );
                assert!(
                    state
                        .players
                        .iter()
                        .all(|it| corrections || it.built.len() <= 1)
                );
                if !corrections {
                    let hands: u32 = state.players.iter().map(|it| u32::from(it.hand)).sum();
                    let built: u32 = state
                        .players
                        .iter()
                        .flat_map(|it| it.built.values())
                        .map(|&it| u32::from(it))
                        .sum();
                    assert_eq!(
                        hands + built + state.sold.total() + cards(game),
                        56,
                        "no card is lost"
                    );
                }
            },
        );
        let result = run.game().finished_document().expect("a finished game");
        assert!(
            mars_needs_mechanics::answer(&result).is_ok() || corrections,
            "{result}"
        );
        assert!(run.game().offers().iter().all(|it| it.role != Role::Flow));
    }
}
