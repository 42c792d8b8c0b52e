//! *Mechanica* during play, by line of the rulebook (S002) and ruling (ME-…).

use serde_json::{Value, json};
use solkeeper::mechanica::helper::{
    Bot, Command, Fact, Game, Improvement, MoneySource, Purse, Start, Step, Truck,
};
use solkeeper::mechanica::score::coins;
use solkeeper::mechanica::{self};
use solkeeper::play::{Game as _, Role};

use crate::support::{Run, games};
use Improvement::{Duplicator, GiftWrapper, OveractiveFabricator, Reconfigurator, Upgrader};

fn game(document: &Value) -> Game {
    Game::new(&Start::read(document, 5).unwrap())
}

fn multiplayer(players: usize) -> Value {
    let names: Vec<_> = ["Ann", "Bob", "Cid", "Dee"][..players]
        .iter()
        .map(|name| json!({"name": name}))
        .collect();
    json!({"mode": "multiplayer", "players": names})
}

fn solo() -> Value {
    json!({"mode": "solo", "players": [{"name": "Ann"}]})
}

fn continue_turn(run: &mut Run<Game>) -> Vec<Fact> {
    run.play(Command::Continue {})
}

/// The first turn, with these tiles in the shop.
fn begun(document: &Value, shop: &[(Improvement, i64)]) -> Run<Game> {
    let mut run = Run::new(game(document), 1);
    for &(improvement, price) in shop {
        run.play(Command::Reveal { improvement, price });
    }
    continue_turn(&mut run);
    assert_eq!(
        run.game().state().step,
        Step::Run,
        "S002:45: all factories run once before the first turn"
    );
    continue_turn(&mut run);
    run
}

/// Plays a solo round up to ARMAND-0's flip; the prices of all tiles fall by 1.
fn to_flip(run: &mut Run<Game>) {
    for _ in 0..3 {
        continue_turn(run);
    }
    prices_fall(run);
    continue_turn(run);
    assert_eq!(run.game().state().step, Step::Flip);
}

fn prices_fall(run: &mut Run<Game>) {
    while let Step::TurnShop { .. } = run.game().state().step {
        let price = run.game().state().shop[0].price - 1;
        run.play(Command::PriceIs { price });
    }
}

fn money(run: &mut Run<Game>, seat: u8, to: i64) {
    run.play(Command::CorrectMoney {
        seat,
        purse: Purse::Wallet,
        to,
    });
}

#[test]
fn s002_9_40_the_set_up() {
    for (players, stack) in [(2, 21), (3, 21), (4, 27)] {
        let game = game(&multiplayer(players));
        assert_eq!(game.state().stack, stack);
        assert!(
            game.state()
                .players
                .iter()
                .all(|it| (it.wallet, it.vault) == (8, 0))
        );
    }
    assert_eq!(game(&solo()).state().players[1].wallet, 8, "ME-10");
    assert_eq!(coins(48), [2, 0, 1, 3]);
    assert_eq!(coins(8), [0, 0, 1, 3]);
}

#[test]
fn s002_51_53_shipping_pays_2_4_6_and_no_more_than_the_trucks_hold() {
    let mut run = begun(&multiplayer(2), &[]);
    run.play(Command::Ship {
        bot: Bot::Basic,
        count: 1,
    });
    run.play(Command::Ship {
        bot: Bot::Plus,
        count: 1,
    });
    run.play(Command::Ship {
        bot: Bot::Deluxe,
        count: 1,
    });
    assert_eq!(run.game().state().players[0].wallet, 8 + 2 + 4 + 6);
    assert!(
        run.game()
            .decide(&Command::Ship {
                bot: Bot::Basic,
                count: 1
            })
            .is_err(),
        "three small trucks"
    );
}

#[test]
fn s002_66_69_forks_and_trucks_have_their_prices() {
    let mut run = begun(&multiplayer(2), &[]);
    money(&mut run, 0, 12);
    run.play(Command::BuyFork {});
    run.play(Command::BuyTruck {
        from: Truck::Small,
        to: Truck::Big,
    });
    run.play(Command::BuyTruck {
        from: Truck::Big,
        to: Truck::Huge,
    });
    run.play(Command::BuyTruck {
        from: Truck::Small,
        to: Truck::Huge,
    });
    let state = run.game().state();
    assert_eq!(
        (
            state.players[0].wallet,
            state.forks,
            state.big_trucks,
            state.huge_trucks
        ),
        (0, 9, 8, 4)
    );
    assert_eq!(state.players[0].capacity(), 7);
    assert!(run.game().decide(&Command::BuyFork {}).is_err());
}

#[test]
fn s002_57_62_an_improvement_is_installed_or_recycled_where_it_can_be_paid() {
    let mut run = begun(&multiplayer(2), &[(Upgrader, 7), (Duplicator, 5)]);
    continue_turn(&mut run);
    run.play(Command::BuyTile {
        tile: 0,
        install: true,
    });
    assert_eq!(
        (
            run.game().state().players[0].wallet,
            &run.game().state().players[0].tiles[..]
        ),
        (1, &[Upgrader][..])
    );
    assert!(
        run.game()
            .decide(&Command::BuyTile {
                tile: 0,
                install: false
            })
            .is_err()
    );
    money(&mut run, 0, 5);
    run.play(Command::BuyTile {
        tile: 0,
        install: false,
    });
    assert_eq!(
        (
            run.game().state().players[0].tiles.len(),
            run.game().state().shop.len()
        ),
        (1, 0)
    );
    run.play(Command::Demolish {
        improvement: Upgrader,
    });
    assert!(run.game().state().players[0].tiles.is_empty());
}

#[test]
fn s002_70_78_blueprints_pay_into_the_vault_once_each_and_both_are_replaced() {
    let mut run = begun(&multiplayer(2), &[(Upgrader, 7)]);
    let facts = run.play(Command::Complete {
        blueprint: 0,
        payout: 12,
    });
    assert!(matches!(facts[..], [Fact::Completed { payout: 12, .. }]));
    assert!(
        run.game()
            .decide(&Command::Complete {
                blueprint: 0,
                payout: 12
            })
            .is_err(),
        "once only"
    );
    run.play(Command::Complete {
        blueprint: 1,
        payout: 9,
    });
    assert_eq!(
        (
            run.game().state().players[0].vault,
            run.game().state().rotated
        ),
        (21, true)
    );
    for _ in 0..3 {
        continue_turn(&mut run);
    }
    prices_fall(&mut run);
    continue_turn(&mut run);
    // Another player may still do them that day, for what the card pays.
    assert!(
        run.game()
            .decide(&Command::Complete {
                blueprint: 0,
                payout: 11
            })
            .is_err()
    );
    run.play(Command::Complete {
        blueprint: 0,
        payout: 12,
    });
    for _ in 0..3 {
        continue_turn(&mut run);
    }
    prices_fall(&mut run);
    continue_turn(&mut run);
    assert_eq!(run.game().state().step, Step::DayEnd);
    let facts = continue_turn(&mut run);
    assert_eq!(
        facts,
        [
            Fact::BlueprintsReplaced {},
            Fact::StepReached { step: Step::Run }
        ]
    );
    assert_eq!(run.game().state().payouts, [None; 2]);
}

#[test]
fn each_price_of_the_wheel_is_asked_once() {
    let mut run = begun(&multiplayer(2), &[(Upgrader, 7), (Duplicator, 7)]);
    for _ in 0..3 {
        continue_turn(&mut run);
    }
    let facts = run.play(Command::PriceIs { price: 4 });
    assert_eq!(
        facts
            .iter()
            .filter(|it| matches!(it, Fact::TilePriced { from: 7, to: 4, .. }))
            .count(),
        2
    );
    assert_eq!(run.game().state().step, Step::Refill);
    for _ in 0..4 {
        continue_turn(&mut run);
    }
    let facts = run.play(Command::FellOut {});
    assert_eq!(
        facts
            .iter()
            .filter(|it| matches!(it, Fact::TileFell { .. }))
            .count(),
        2
    );
    assert!(run.game().state().shop.is_empty());
}

#[test]
fn s002_76_92_with_several_players_the_game_ends_at_the_end_of_the_day() {
    let mut run = begun(&multiplayer(2), &[(Reconfigurator, 7)]);
    run.play(Command::CorrectStack { to: 0 });
    continue_turn(&mut run);
    run.play(Command::BuyTile {
        tile: 0,
        install: true,
    });
    for _ in 0..3 {
        continue_turn(&mut run);
    }
    assert_eq!(
        run.game().state().turn,
        1,
        "everybody has the same number of turns"
    );
    for _ in 0..4 {
        continue_turn(&mut run);
    }
    assert_eq!(
        continue_turn(&mut run),
        [Fact::GameOver {}],
        "the turn of ARMAND-0 is not carried out"
    );
    continue_turn(&mut run);
    let score = mechanica::score_document(&run.game().finished_document().unwrap()).unwrap();
    assert_eq!(
        score.players.iter().map(|it| it.total).collect::<Vec<_>>(),
        [1 + 4, 8]
    );
}

#[test]
fn s002_97_expensive_pays_5_and_takes_the_most_expensive_or_nothing() {
    let mut run = begun(&solo(), &[(Upgrader, 8), (Duplicator, 6)]);
    to_flip(&mut run);
    run.play(Command::EnterChip { expensive: true });
    let armand = &run.game().state().players[1];
    assert_eq!(
        (armand.wallet, &armand.tiles[..]),
        (8 + 5 - 7, &[Upgrader][..])
    );
    // ME-8: he tries no cheaper tile and keeps the 5.
    let mut run = begun(&solo(), &[(Upgrader, 20), (Duplicator, 6)]);
    to_flip(&mut run);
    let facts = run.play(Command::EnterChip { expensive: true });
    assert!(facts.contains(&Fact::ArmandBuysNothing {}));
    assert_eq!(
        (
            run.game().state().players[1].wallet,
            run.game().state().shop.len()
        ),
        (13, 2)
    );
}

#[test]
fn s002_97_cheap_pays_1_and_takes_the_cheapest_or_4_more() {
    let mut run = begun(&solo(), &[(Upgrader, 8), (Duplicator, 6)]);
    to_flip(&mut run);
    run.play(Command::EnterChip { expensive: false });
    let armand = &run.game().state().players[1];
    assert_eq!(
        (armand.wallet, &armand.tiles[..]),
        (8 + 1 - 5, &[Duplicator][..])
    );
    let mut run = begun(&solo(), &[(Upgrader, 20), (Duplicator, 15)]);
    to_flip(&mut run);
    run.play(Command::EnterChip { expensive: false });
    assert_eq!(
        (
            run.game().state().players[1].wallet,
            run.game().state().shop.len()
        ),
        (8 + 1 + 4, 2)
    );
}

#[test]
fn me_9_among_tiles_of_the_same_price_the_players_choose() {
    let mut run = begun(&solo(), &[(Upgrader, 8), (Duplicator, 8), (GiftWrapper, 3)]);
    to_flip(&mut run);
    run.play(Command::EnterChip { expensive: true });
    assert_eq!(run.game().state().step, Step::ArmandBuys { price: 7 });
    assert!(
        run.game()
            .decide(&Command::ArmandTakes { tile: 2 })
            .is_err()
    );
    run.play(Command::ArmandTakes { tile: 1 });
    assert_eq!(run.game().state().players[1].tiles, [Duplicator]);
    // Two of one kind are no choice.
    let mut run = begun(&solo(), &[(Upgrader, 8), (Upgrader, 8)]);
    to_flip(&mut run);
    run.play(Command::EnterChip { expensive: true });
    assert_eq!(run.game().state().players[1].tiles, [Upgrader]);
}

#[test]
fn s002_99_after_armand_the_blueprints_the_shop_and_your_factory() {
    let mut run = begun(&solo(), &[(Upgrader, 30), (Duplicator, 29)]);
    run.play(Command::Complete {
        blueprint: 0,
        payout: 7,
    });
    to_flip(&mut run);
    let facts = run.play(Command::EnterChip { expensive: true });
    assert!(facts.contains(&Fact::BlueprintsReplaced {}));
    assert!(facts.contains(&Fact::StepReached {
        step: Step::TurnShop { left: 2 }
    }));
    prices_fall(&mut run);
    continue_turn(&mut run);
    assert_eq!(
        run.game().state().step,
        Step::Run,
        "S002:79: your own factory runs"
    );
    let facts = continue_turn(&mut run);
    assert_eq!(
        facts,
        [Fact::DayBegan { day: 2 }, Fact::TurnBegan { seat: 0 }]
    );
}

#[test]
fn s002_103_an_overactive_fabricator_pays_into_the_vault_of_armand() {
    let mut run = begun(
        &solo(),
        &[
            (OveractiveFabricator, 4),
            (OveractiveFabricator, 4),
            (Upgrader, 30),
        ],
    );
    continue_turn(&mut run);
    for _ in 0..2 {
        run.play(Command::BuyTile {
            tile: 0,
            install: true,
        });
    }
    continue_turn(&mut run);
    run.play(Command::UseOveractive { deluxe: false });
    let facts = run.play(Command::UseOveractive { deluxe: true });
    assert!(matches!(
        facts[1],
        Fact::MoneyMoved {
            seat: 1,
            purse: Purse::Vault,
            from: 1,
            to: 6,
            source: MoneySource::OveractiveFabricator
        }
    ));
}

/// As a Fabricator does, an Overactive one makes one bot a turn, and a second one makes another.
#[test]
fn s002_130_132_an_overactive_fabricator_makes_one_bot_a_turn() {
    let mut run = begun(
        &multiplayer(2),
        &[
            (OveractiveFabricator, 4),
            (OveractiveFabricator, 4),
            (Upgrader, 30),
        ],
    );
    continue_turn(&mut run);
    run.play(Command::BuyTile {
        tile: 0,
        install: true,
    });
    continue_turn(&mut run);
    run.play(Command::UseOveractive { deluxe: true });
    let offered = |run: &Run<Game>| {
        run.game()
            .offers()
            .iter()
            .any(|it| matches!(it.command, Command::UseOveractive { .. }))
    };
    assert!(
        !offered(&run)
            && run
                .game()
                .decide(&Command::UseOveractive { deluxe: false })
                .is_err(),
        "it was used in this turn"
    );
    // The turn of the other player, the end of the day, and the next turn of the first.
    for _ in 0..2 {
        continue_turn(&mut run);
        prices_fall(&mut run);
        for _ in 0..3 {
            continue_turn(&mut run);
        }
    }
    while run.game().state().step != Step::Shopping {
        continue_turn(&mut run);
    }
    assert_eq!(run.game().state().turn, 0);
    money(&mut run, 0, 9);
    let tile = run
        .game()
        .state()
        .shop
        .iter()
        .position(|tile| tile.improvement == OveractiveFabricator)
        .expect("in the shop");
    run.play(Command::BuyTile {
        tile: u8::try_from(tile).unwrap(),
        install: true,
    });
    continue_turn(&mut run);
    for _ in 0..2 {
        run.play(Command::UseOveractive { deluxe: false });
    }
    assert!(!offered(&run), "both were used");
}

#[test]
fn s002_104_six_times_and_what_is_missing_to_beat_him() {
    let mut run = begun(&solo(), &[(Reconfigurator, 8), (Upgrader, 7)]);
    to_flip(&mut run);
    run.play(Command::EnterChip { expensive: true });
    // He: 8 + 5 − 7 and 24 for the Reconfigurator.
    assert_eq!(run.game().current_scores()[1].total, 30);
    assert_eq!(run.game().points_to_win(), Some(30 + 1 - 8));
    assert_eq!(run.game().value_for_armand(Reconfigurator), Some(24));
    assert_eq!(
        run.game().value_for_armand(Upgrader),
        None,
        "not entered yet"
    );
}

#[test]
fn s002_104_alone_the_game_ends_at_once_and_asks_the_values_first() {
    let mut run = begun(&solo(), &[(Upgrader, 7)]);
    run.play(Command::CorrectStack { to: 0 });
    continue_turn(&mut run);
    let facts = run.play(Command::BuyTile {
        tile: 0,
        install: true,
    });
    assert_eq!(facts.last(), Some(&Fact::GameOver {}));
    assert!(
        run.game().decide(&Command::Continue {}).is_err(),
        "the value of the Upgrader is not known"
    );
    run.play(Command::SetValue {
        improvement: Upgrader,
        to: 3,
    });
    continue_turn(&mut run);
    let result = run.game().finished_document().unwrap();
    assert_eq!(
        (&result["mode"], &result["players"][0]["improvements"]),
        (&json!("solo"), &json!([3]))
    );
    let score = mechanica::score_document(&result).unwrap();
    assert_eq!(
        score.players.iter().map(|it| it.total).collect::<Vec<_>>(),
        [4, 8]
    );
}

#[test]
fn s002_133_a_gift_wrapper_pays_into_the_vault() {
    let mut run = begun(&solo(), &[(GiftWrapper, 7), (Upgrader, 30)]);
    continue_turn(&mut run);
    run.play(Command::BuyTile {
        tile: 0,
        install: true,
    });
    continue_turn(&mut run);
    run.play(Command::GiftWrapper { seat: 0, count: 2 });
    assert_eq!(run.game().state().players[0].vault, 2);
}

#[test]
fn the_app_flips_a_fair_chip_the_same_way_every_time() {
    let flip = |seed| {
        let mut run = Run::new(Game::new(&Start::read(&solo(), seed).unwrap()), 1);
        run.play(Command::Reveal {
            improvement: Upgrader,
            price: 40,
        });
        for _ in 0..5 {
            continue_turn(&mut run);
        }
        prices_fall(&mut run);
        continue_turn(&mut run);
        let facts = run.play(Command::FlipChip {});
        assert_eq!(run.game().state().flips, 1, "the next flip is another one");
        facts.contains(&Fact::Flipped {
            expensive: true,
            by_app: true,
        })
    };
    let sides: Vec<bool> = (0..40).map(flip).collect();
    assert_eq!(sides, (0..40).map(flip).collect::<Vec<_>>());
    assert!(
        (10..=30).contains(&sides.iter().filter(|side| **side).count()),
        "{sides:?}"
    );
}

#[test]
fn random_games_reach_their_end() {
    for seed in 0..games() {
        let corrections = seed % 4 == 3;
        let document = if seed % 2 == 0 {
            solo()
        } else {
            multiplayer(2 + usize::try_from(seed / 2 % 3).unwrap())
        };
        let mut run = Run::new(game(&document), seed);
        run.play_out(
            corrections,
            |game| game.state().step == Step::End,
            |game| {
                let state = game.state();
                assert!(
                    state
                        .players
                        .iter()
                        .all(|it| it.wallet >= 0 && it.vault >= 0 && it.shipped <= it.capacity())
                );
                assert!(state.seen.values().all(|&tiles| tiles <= 3));
                assert!(
                    state.stack + state.seen.values().sum::<u8>() <= 27,
                    "what is in the stack can be revealed"
                );
                assert!(
                    !state.solo || !state.is_under_way() || state.tiles_left() > 0,
                    "alone, the end comes at once"
                );
            },
        );
        let result = run.game().finished_document().expect("a finished game");
        let totals: Vec<i64> = run
            .game()
            .current_scores()
            .iter()
            .map(|it| it.total)
            .collect();
        match mechanica::score_document(&result) {
            Ok(score) => assert_eq!(
                score.players.iter().map(|it| it.total).collect::<Vec<_>>(),
                totals
            ),
            Err(faults) => assert!(corrections, "{faults:?}"),
        }
        assert!(run.game().offers().iter().all(|it| it.role != Role::Flow));
    }
}
