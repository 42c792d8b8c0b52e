//! The helpers of the other games told in both languages, everything that they can say.

use serde_json::{Value, json};

use super::catalogue::{Examples, examples};
use super::clean;
use crate::helper::{Describe, Page};
use crate::{
    Language, Localizer, mars_needs_mechanics as market, mechanica as factory,
    pocket_mars as colony,
};
use base::play::{Command, Game as _, Offer, Param, Refusal};
use companions::mars_needs_mechanics::helper as mnm;
use companions::mechanica::helper as me;
use companions::pocket_mars::helper as pm;

/// A list of JSON values, as long as it may be.
macro_rules! list {
    ([$($item:tt),* $(,)?]) => {
        vec![$(json!($item)),*]
    };
}

fn localizers() -> [Localizer; 2] {
    [
        Localizer::new(Language::English),
        Localizer::new(Language::Italian),
    ]
}

#[track_caller]
fn whole(localizers: &[Localizer]) {
    localizers.iter().for_each(|localizer| {
        assert!(
            localizer.fallbacks().is_empty(),
            "{:?}",
            localizer.fallbacks()
        );
    });
}

#[track_caller]
fn clean_page(page: &Page) {
    clean(&page.heading);
    page.status
        .iter()
        .chain(&page.instructions)
        .chain([&page.next])
        .for_each(|text| clean(text));
}

/// Every fact but the silent ones, every command with its values and with some of them open, every refusal.
fn all_told<G: Describe>(
    game: &G,
    facts: &[G::Fact],
    commands: &[G::Command],
    is_silent: impl Fn(&G::Fact) -> bool,
) {
    let localizers = localizers();
    for localizer in &localizers {
        for fact in facts {
            let told = game.describe_fact(localizer, fact);
            assert_eq!(told.is_none(), is_silent(fact));
            told.iter().for_each(|text| clean(text));
        }
        for command in commands {
            clean(&game.describe_command(localizer, command));
            clean(&game.describe_offer(localizer, &open(command)));
        }
        refusals()
            .iter()
            .for_each(|it| clean(&game.describe_refusal(localizer, None, it)));
    }
    whole(&localizers);
}

/// An offer of the command with something in it free, where it has anything.
fn open<C: Command>(command: &C) -> Offer<C> {
    command
        .fields()
        .iter()
        .take(1)
        .fold(Offer::flow(command.clone()), |offer, &field| {
            offer.with(field, Param::flag())
        })
}

fn refusals() -> Vec<Refusal> {
    vec![
        Refusal::NotNow {
            command: "pass".into(),
        },
        Refusal::NotNow {
            command: "dance".into(),
        },
        Refusal::OutOfRange {
            command: "begin".into(),
            param: "seat".into(),
        },
        Refusal::OutOfRange {
            command: "begin".into(),
            param: "luck".into(),
        },
        Refusal::NothingToUndo,
        Refusal::NothingToRedo,
        Refusal::NoSuchPlace,
        Refusal::Unreadable {
            problem: "“x”".into(),
        },
    ]
}

mod of_market {
    use super::*;
    use mnm::{Command, Fact, Game, Start};

    variants!(of_fact, Fact: ChanceUsed LineShuffled TokenMoved FirstPlayerSet RoundBegan TurnBegan Bought Passed Built BrokenDown
        RoundEnded LastRoundKnown PricesAdjusted SaleBegan Sold Refilled CompetitionOver EndValueSet Finished MechanismPaid PriceCorrected
        CogsCorrected HandCorrected ScrapCorrected BuiltCorrected MarketCorrected DeckCorrected TurnCorrected);
    variants!(of_command, Command: ShuffleLine MoveToken SetFirstPlayer Begin Buy Pass Build BreakDown EndRound Sell DoneSelling
        SetEndValue Finish MechanismCogs CorrectPrice CorrectCogs CorrectHand CorrectScrap CorrectBuilt CorrectMarket CorrectDeck
        CorrectTurn);

    fn line() -> Value {
        json!([
            "gear",
            "wire",
            "lens",
            "magnet",
            "boiler",
            "piping",
            "aether_tube"
        ])
    }

    fn prices(price: i64) -> Value {
        json!({"gear": price, "wire": 5, "lens": 5, "magnet": 5, "boiler": 5, "piping": 5, "aether_tube": -1})
    }

    fn facts() -> Vec<Fact> {
        let (line, from, to) = (line(), prices(5), prices(6));
        examples(list!([
            {"chance_used": {"purpose": "order-line"}},
            {"line_shuffled": {"line": line}},
            {"token_moved": {"component": "gear", "line": line}},
            {"first_player_set": {"seat": 1}},
            {"round_began": {"round": 2, "first_player": 1}},
            {"turn_began": {"seat": 0}},
            {"bought": {"seat": 0, "component": "aether_tube", "price": 1}},
            {"passed": {"seat": 1}},
            {"built": {"seat": 0, "mechanism": "x_ray_goggles", "cards": 2}},
            {"built": {"seat": 0, "mechanism": "Il nostro", "cards": 1}},
            {"broken_down": {"seat": 0, "mechanism": "aether_drive", "cards": 1}},
            {"round_ended": {"round": 1, "why": "market_empty"}},
            {"round_ended": {"round": 1, "why": "all_passed"}},
            {"last_round_known": {"why": "deck_empty"}},
            {"last_round_known": {"why": "no_purchases"}},
            {"prices_adjusted": {"from": from, "to": to, "last_round": false, "dry": 0}},
            {"prices_adjusted": {"from": from, "to": to, "last_round": true, "dry": 2}},
            {"sale_began": {"seat": 1}},
            {"sold": {"seat": 1, "component": "gear", "count": 3, "scrap": 0, "cogs": 18}},
            {"sold": {"seat": 1, "component": "gear", "count": 2, "scrap": 1, "cogs": 0}},
            {"refilled": {"cards": 1}},
            {"competition_over": {"why": "deck_empty"}},
            {"competition_over": {"why": "no_purchases"}},
            {"end_value_set": {"seat": 0, "from": 0, "to": -3}},
            {"finished": {}},
            {"mechanism_paid": {"seat": 0, "mechanism": null, "from": 30, "to": 33}},
            {"mechanism_paid": {"seat": 0, "mechanism": "rocket_booster", "from": 30, "to": 33}},
            {"price_corrected": {"component": "lens", "from": 1, "to": -1}},
            {"cogs_corrected": {"seat": 0, "from": 3, "to": 5}},
            {"hand_corrected": {"seat": 0, "from": 3, "to": 5}},
            {"scrap_corrected": {"seat": 0, "from": 2, "to": 1}},
            {"built_corrected": {"seat": 0, "mechanism": "automaton", "to": 0}},
            {"built_corrected": {"seat": 0, "mechanism": "difference_engine", "to": 4}},
            {"market_corrected": {"from": 3, "to": 4}},
            {"deck_corrected": {"from": 30, "to": 31}},
            {"turn_corrected": {"seat": 9}},
        ]))
    }

    fn commands() -> Vec<Command> {
        examples(list!([
            {"shuffle_line": {}}, {"move_token": {"component": "gear", "to": 3}}, {"set_first_player": {"seat": 1}}, {"begin": {}},
            {"buy": {"component": "lens"}}, {"pass": {}}, {"build": {"seat": 0, "mechanism": "aether_drive", "cards": 3}},
            {"break_down": {"seat": 0, "mechanism": "aether_drive"}}, {"end_round": {}},
            {"sell": {"component": "lens", "count": 3, "scrap": 0}}, {"sell": {"component": "lens", "count": 1, "scrap": 2}},
            {"done_selling": {}}, {"set_end_value": {"seat": 0, "to": -2}}, {"finish": {}},
            {"mechanism_cogs": {"seat": 0, "mechanism": null, "by": -2}}, {"correct_price": {"component": "lens", "to": 0}},
            {"correct_cogs": {"seat": 0, "to": 4}}, {"correct_hand": {"seat": 0, "to": 4}}, {"correct_scrap": {"seat": 0, "to": 1}},
            {"correct_built": {"seat": 0, "mechanism": "aether_drive", "to": 0}}, {"correct_market": {"to": 3}},
            {"correct_deck": {"to": 3}}, {"correct_turn": {"seat": 1}},
        ]))
    }

    fn game() -> Game {
        Game::new(
            &Start::read(&json!({"players": [{"name": "Ada"}, {"name": "Bea"}]}), 3)
                .expect("a start"),
        )
    }

    #[test]
    fn every_fact_command_and_refusal_has_a_sentence() {
        all_told(&game(), &facts(), &commands(), |fact| {
            matches!(fact, Fact::ChanceUsed { .. })
        });
    }

    #[test]
    fn every_page_has_state_instructions_and_next_step() {
        let localizers = localizers();
        let step = |step: Value| {
            let mut state = game().snapshot();
            state["step"] = step;
            state["dry"] = json!(1);
            state["players"][0]["built"] = json!({"automaton": 5, "aether_drive": 2});
            state["prices"]["lens"] = json!(0);
            game().restore(&state).expect("a state")
        };
        for at in [
            json!("set_up"),
            json!("turn"),
            json!("round_over"),
            json!({"sales": {"seat": 1}}),
            json!("reckoning"),
            json!("end"),
        ] {
            localizers
                .iter()
                .for_each(|localizer| clean_page(&market::page(localizer, &step(at.clone()))));
        }
        whole(&localizers);
    }

    #[test]
    fn an_unaffordable_purchase_has_its_own_refusal() {
        let mut state = game().snapshot();
        state["players"][0]["cogs"] = json!(4);
        state["step"] = json!("turn");
        let game = game().restore(&state).expect("a state");
        let command: Command =
            serde_json::from_value(json!({"buy": {"component": "lens"}})).expect("a command");
        let refused = game.decide(&command).expect_err("too dear");
        let [english, italian] = localizers();
        assert!(
            market::refusal(&english, &game, Some(&command), &refused)
                .starts_with("Lens costs 5; Ada has 4 cogs.")
        );
        assert!(
            market::refusal(&italian, &game, Some(&command), &refused)
                .starts_with("Lens costa 5; i Cogs di Ada sono 4.")
        );
    }
}

mod of_colony {
    use super::*;
    use pm::{Command, Fact, Game, Start};

    variants!(of_fact, Fact: FirstPlayerSet StepReached TurnBegan PlayedFromHand ProjectLaid AbilityUsed ColonistMoved EnergyMoved
        Discarded PutUnderDeck HandToModule Drawn DeckRebuilt DeckDiscarded AndroidsActed DaIdle DaFilled GameOver CardsCorrected
        DeckCorrected TopCorrected);
    variants!(of_command, Command: SetFirstPlayer Begin Passed PlayFromHand PlayFromModule PlayFromOther Launch GainEnergy Settle
        UseEnergyBank UseCommsCenter UseGreenhouse UseAqualab UseHabitation EndTurn SystemFailure AndroidsRest ActivateAndroids
        DaChooses MoveColonist SetEnergy DrawCard DiscardCard CorrectCards CorrectDeck CorrectTop);

    fn facts() -> Vec<Fact> {
        examples(list!([
            {"first_player_set": {"seat": 1}}, {"step_reached": {"step": "acted"}}, {"turn_began": {"seat": 0}},
            {"played_from_hand": {"seat": 0}},
            {"project_laid": {"seat": 0, "owner": 0, "site": "aqualab", "from": 3, "to": 4, "settles": true}},
            {"project_laid": {"seat": 0, "owner": 1, "site": "aqualab", "from": 3, "to": 2, "settles": false}},
            {"project_laid": {"seat": 0, "owner": 1, "site": "habitation", "from": 3, "to": 7, "settles": false}},
            {"ability_used": {"seat": 0, "site": "habitation"}},
            {"colonist_moved": {"seat": 0, "from": "earth", "to": "ship", "cause": "action"}},
            {"colonist_moved": {"seat": 0, "from": "ship", "to": {"one_star": "greenhouse"}, "cause": "higher_value"}},
            {"colonist_moved": {"seat": 1, "from": {"one_star": "aqualab"}, "to": {"two_star": "aqualab"}, "cause": "androids"}},
            {"colonist_moved": {"seat": 9, "from": "ship", "to": "earth", "cause": "table"}},
            {"energy_moved": {"seat": 0, "from": 1, "to": 2, "cause": "ability"}},
            {"energy_moved": {"seat": 0, "from": 2, "to": 2, "cause": "action"}},
            {"discarded": {"seat": 0, "pile": "hand", "cards": 1}}, {"discarded": {"seat": 0, "pile": "module", "cards": 2}},
            {"put_under_deck": {"seat": 0, "pile": "hand"}}, {"put_under_deck": {"seat": 0, "pile": "module"}},
            {"hand_to_module": {"seat": 0, "cards": 1}}, {"hand_to_module": {"seat": 0, "cards": 2}},
            {"drawn": {"seat": 0, "from_da": 0, "from_deck": 2}}, {"drawn": {"seat": 0, "from_da": 1, "from_deck": 0}},
            {"drawn": {"seat": 0, "from_da": 1, "from_deck": 1}}, {"deck_rebuilt": {"cards": 12}}, {"deck_discarded": {"cards": 2}},
            {"deck_discarded": {"cards": 0}}, {"androids_acted": {"site": "energy_bank"}}, {"androids_acted": {"site": null}},
            {"da_idle": {"site": "comms_center"}}, {"da_filled": {"cards": 1}}, {"game_over": {"why": {"settled": {"seat": 1}}}},
            {"game_over": {"why": "no_cards"}}, {"cards_corrected": {"seat": 0, "pile": "hand", "from": 1, "to": 2}},
            {"deck_corrected": {"from": 1, "to": 2}}, {"top_corrected": {"site": "aqualab", "from": 1, "to": 2}},
        ]))
    }

    fn commands() -> Vec<Command> {
        examples(list!([
            {"set_first_player": {"seat": 1}}, {"begin": {}}, {"passed": {}}, {"play_from_hand": {}},
            {"play_from_module": {"site": "habitation", "value": 3}}, {"play_from_other": {"owner": 1, "site": "aqualab", "value": 3}},
            {"launch": {}}, {"gain_energy": {"pile": "hand"}}, {"gain_energy": {"pile": "module"}}, {"settle": {}},
            {"use_energy_bank": {}}, {"use_comms_center": {}}, {"use_greenhouse": {"seat": 1, "building": "aqualab", "up": true}},
            {"use_greenhouse": {"seat": 1, "building": "aqualab", "up": false}}, {"use_aqualab": {"pile": "hand"}},
            {"use_habitation": {"building": "comms_center"}}, {"end_turn": {}}, {"system_failure": {}}, {"androids_rest": {}},
            {"activate_androids": {"site": "greenhouse"}}, {"da_chooses": {"building": "aqualab"}},
            {"move_colonist": {"seat": 0, "from": "ship", "to": {"two_star": "aqualab"}}}, {"set_energy": {"seat": 0, "to": 4}},
            {"draw_card": {"seat": 0}}, {"discard_card": {"seat": 0, "pile": "module"}},
            {"correct_cards": {"seat": 0, "pile": "hand", "to": 2}}, {"correct_deck": {"to": 4}},
            {"correct_top": {"site": "aqualab", "to": 4}},
        ]))
    }

    fn games() -> [Game; 2] {
        let solo = json!({"mode": "solo", "players": [{"name": "Ada"}]});
        let several = json!({"mode": "multiplayer", "players": [{"name": "Ada"}, {"name": "Bea"}]});
        [solo, several].map(|it| Game::new(&Start::read(&it).expect("a start")))
    }

    #[test]
    fn every_fact_command_and_refusal_has_a_sentence() {
        for game in games() {
            all_told(&game, &facts(), &commands(), |fact| {
                matches!(fact, Fact::StepReached { .. })
            });
        }
    }

    #[test]
    fn every_page_has_state_instructions_and_next_step() {
        let localizers = localizers();
        for (game, module) in games()
            .into_iter()
            .flat_map(|game| [(game.clone(), 1), (game, 2)])
        {
            let steps = list!(["set_up", {"draft": {"pick": 2}}, "action", "acted", "failure", "activation",
                {"da_greenhouse": {"left": 2}}, "da_habitation", "end"]);
            for step in steps {
                let mut state = game.snapshot();
                state["step"] = step;
                state["players"][1]["module"] = json!(module);
                state["players"][0]["buildings"] = json!([[4, 0], [1, 0], [1, 0], [1, 0]]);
                state["players"][0]["ship"] = json!(0);
                let game = game.restore(&state).expect("a state");
                localizers
                    .iter()
                    .for_each(|localizer| clean_page(&colony::page(localizer, &game)));
            }
        }
        whole(&localizers);
    }

    #[test]
    fn a_full_two_star_space_has_its_own_refusal() {
        let [_, several] = games();
        let mut state = several.snapshot();
        state["step"] = json!("action");
        state["players"][0]["buildings"][2] = json!([0, 1]);
        let game = several.restore(&state).expect("a state");
        let command =
            json!({"move_colonist": {"seat": 1, "from": "ship", "to": {"two_star": "aqualab"}}});
        let command: Command = serde_json::from_value(command).expect("a command");
        let refused = game.decide(&command).expect_err("full");
        let [english, italian] = localizers();
        assert!(
            colony::refusal(&english, &game, Some(&command), &refused)
                .starts_with("The two-star space holds 1 colonist")
        );
        assert!(
            colony::refusal(&italian, &game, Some(&command), &refused)
                .starts_with("Lo spazio con due stelle accoglie 1 colono")
        );
    }
}

mod of_factory {
    use super::*;
    use me::{Command, Fact, Game, Start};

    variants!(of_fact, Fact: StepReached DayBegan TurnBegan Revealed Shipped TileBought ForkBought TruckBought Completed Demolished
        OveractiveUsed MoneyMoved WheelTold TilePriced TileFell ArmandBegan Flipped ArmandBuysNothing BlueprintsReplaced GameOver
        ValueTold PriceCorrected StackCorrected WheelForgotten);
    variants!(of_command, Command: Continue Reveal Ship BuyTile BuyFork BuyTruck Complete Demolish UseOveractive GiftWrapper
        FlightTester PriceIs FellOut FlipChip EnterChip ArmandTakes SetValue CorrectMoney CorrectPrice CorrectStack ForgetWheel);

    fn facts() -> Vec<Fact> {
        let sources = [
            "gift_wrapper",
            "flight_tester",
            "chip",
            "no_purchase",
            "overactive_fabricator",
            "correction",
        ];
        let mut facts = list!([
            {"step_reached": {"step": "ship"}}, {"day_began": {"day": 2}}, {"turn_began": {"seat": 0}},
            {"revealed": {"improvement": "upgrader", "price": 7}}, {"shipped": {"seat": 0, "bot": "basic", "count": 2, "money": 4}},
            {"shipped": {"seat": 0, "bot": "deluxe", "count": 1, "money": 6}},
            {"tile_bought": {"seat": 0, "tile": 0, "improvement": "gift_wrapper", "price": 5, "kept": true}},
            {"tile_bought": {"seat": 0, "tile": 0, "improvement": "gift_wrapper", "price": 5, "kept": false}},
            {"tile_bought": {"seat": 1, "tile": 0, "improvement": "gift_wrapper", "price": 5, "kept": true}},
            {"fork_bought": {"seat": 0, "price": 1}}, {"truck_bought": {"seat": 0, "from": "small", "to": "huge", "price": 5}},
            {"truck_bought": {"seat": 9, "from": "big", "to": "huge", "price": 3}},
            {"completed": {"seat": 0, "blueprint": 1, "payout": 12}}, {"demolished": {"seat": 0, "improvement": "fabricator"}},
            {"overactive_used": {"seat": 0, "deluxe": true}}, {"overactive_used": {"seat": 0, "deluxe": false}},
            {"wheel_told": {"from": 7, "to": 5}}, {"wheel_told": {"from": 1, "to": null}},
            {"tile_priced": {"improvement": "upgrader", "from": 7, "to": 5}}, {"tile_fell": {"improvement": "upgrader"}},
            {"armand_began": {}}, {"flipped": {"expensive": true, "by_app": true}}, {"flipped": {"expensive": false, "by_app": false}},
            {"armand_buys_nothing": {}}, {"blueprints_replaced": {}}, {"game_over": {}},
            {"value_told": {"improvement": "downgrader", "to": 3}},
            {"price_corrected": {"tile": 0, "improvement": "duplicator", "from": 5, "to": 4}},
            {"stack_corrected": {"from": 5, "to": 4}}, {"wheel_forgotten": {}},
        ]);
        facts.extend(
            sources
                .iter()
                .zip(["wallet", "vault"].iter().cycle())
                .map(|(source, purse)| json!({"money_moved": {"seat": 1, "purse": purse, "from": 1, "to": 6, "source": source}})),
        );
        examples(facts)
    }

    fn commands() -> Vec<Command> {
        examples(list!([
            {"continue": {}}, {"reveal": {"improvement": "flight_tester", "price": 7}}, {"ship": {"bot": "plus", "count": 2}},
            {"ship": {"bot": "basic", "count": 2}}, {"buy_tile": {"tile": 0, "install": true}},
            {"buy_tile": {"tile": 7, "install": false}}, {"buy_fork": {}}, {"buy_truck": {"from": "small", "to": "big"}},
            {"complete": {"blueprint": 0, "payout": 5}}, {"demolish": {"improvement": "static_charger"}},
            {"use_overactive": {"deluxe": true}}, {"use_overactive": {"deluxe": false}}, {"gift_wrapper": {"seat": 0, "count": 2}},
            {"flight_tester": {"seat": 0, "count": 2}}, {"price_is": {"price": 3}}, {"fell_out": {}}, {"flip_chip": {}},
            {"enter_chip": {"expensive": true}}, {"enter_chip": {"expensive": false}}, {"armand_takes": {"tile": 0}},
            {"set_value": {"improvement": "reconfigurator", "to": 4}}, {"correct_money": {"seat": 0, "purse": "vault", "to": 4}},
            {"correct_price": {"tile": 0, "to": 4}}, {"correct_stack": {"to": 4}}, {"forget_wheel": {}},
        ]))
    }

    fn games() -> [Game; 2] {
        let solo = json!({"mode": "solo", "players": [{"name": "Ada"}]});
        let several = json!({"mode": "multiplayer", "players": [{"name": "Ada"}, {"name": "Bea"}]});
        [solo, several].map(|it| Game::new(&Start::read(&it, 1).expect("a start")))
    }

    #[test]
    fn every_fact_command_and_refusal_has_a_sentence() {
        for game in games() {
            all_told(&game, &facts(), &commands(), |fact| {
                matches!(fact, Fact::StepReached { .. })
            });
        }
    }

    #[test]
    fn every_page_has_state_instructions_and_next_step() {
        let localizers = localizers();
        for (game, day) in games()
            .into_iter()
            .flat_map(|game| [(game.clone(), 0), (game, 3)])
        {
            let steps = list!(["set_up", "run", "ship", "shopping", "make", {"turn_shop": {"left": 1}}, "refill", "flip",
                {"armand_buys": {"price": 5}}, "day_end", "values", "end"]);
            for step in steps {
                let mut state = game.snapshot();
                state["step"] = step;
                state["day"] = json!(day);
                state["stack"] = json!(day);
                state["rotated"] = json!(day > 0);
                state["shop"] = json!([{"improvement": "upgrader", "price": 5}, {"improvement": "reconfigurator", "price": 7}]);
                state["players"][0]["tiles"] = json!(["gift_wrapper"]);
                state["players"][0]["wallet"] = json!(48 * day);
                let game = game.restore(&state).expect("a state");
                localizers
                    .iter()
                    .for_each(|localizer| clean_page(&factory::page(localizer, &game)));
            }
        }
        whole(&localizers);
    }
}
