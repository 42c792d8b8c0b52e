//! The helpers of the other games told in both languages, everything that they can say.

use serde_json::{Value, json};

use super::catalogue::{Examples, examples};
use super::clean;
use crate::language::helper::Page;
use crate::language::{Language, Voice, mars_needs_mechanics as market};
use crate::mars_needs_mechanics::table as mnm;
use crate::play::{Game as _, Offer, Param, Refusal};

/// A list of JSON values, as long as it may be.
macro_rules! list {
    ([$($item:tt),* $(,)?]) => {
        vec![$(json!($item)),*]
    };
}

fn voices() -> [Voice; 2] {
    [Voice::new(Language::English), Voice::new(Language::Italian)]
}

#[track_caller]
fn whole(voices: &[Voice]) {
    voices.iter().for_each(|voice| assert!(voice.fallbacks().is_empty(), "{:?}", voice.fallbacks()));
}

#[track_caller]
fn clean_page(page: &Page) {
    clean(&page.heading);
    page.here.iter().chain(&page.now).chain([&page.next]).for_each(|text| clean(text));
}

/// Commands with some values open, for the labels of forms.
fn open<C: serde::Serialize>(command: C) -> Offer<C> {
    Offer::flow(command).with("to", Param::flag())
}

fn refusals() -> Vec<Refusal> {
    vec![
        Refusal::NotNow { command: "pass".into() },
        Refusal::NotNow { command: "dance".into() },
        Refusal::OutOfRange { command: "begin".into(), param: "seat".into() },
        Refusal::OutOfRange { command: "begin".into(), param: "luck".into() },
        Refusal::NothingToUndo,
        Refusal::NothingToRedo,
        Refusal::NoSuchPlace,
        Refusal::Unreadable { problem: "“x”".into() },
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
        json!(["gear", "wire", "lens", "magnet", "boiler", "piping", "aether_tube"])
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
        Game::new(&Start::read(&json!({"players": [{"name": "Ada"}, {"name": "Bea"}]}), 3).expect("a start"))
    }

    #[test]
    fn every_fact_command_and_refusal_is_told() {
        let (game, voices) = (game(), voices());
        for voice in &voices {
            for fact in facts() {
                let told = market::fact(voice, &game, &fact);
                assert_eq!(told.is_none(), matches!(fact, Fact::ChanceUsed { .. }));
                told.iter().for_each(|text| clean(text));
            }
            for command in commands() {
                clean(&market::chosen_label(voice, &game, &command));
                clean(&market::label(voice, &game, &open(command)));
            }
            refusals().iter().for_each(|it| clean(&market::refusal(voice, &game, None, it)));
        }
        whole(&voices);
    }

    #[test]
    fn every_page_says_where_we_are_what_to_do_and_what_comes_next() {
        let voices = voices();
        let step = |step: Value| {
            let mut state = game().snapshot();
            state["step"] = step;
            state["dry"] = json!(1);
            state["players"][0]["built"] = json!({"automaton": 5, "aether_drive": 2});
            state["prices"]["lens"] = json!(0);
            game().restored(&state).expect("a state")
        };
        for at in
            [json!("set_up"), json!("turn"), json!("round_over"), json!({"sales": {"seat": 1}}), json!("reckoning"), json!("end")]
        {
            voices.iter().for_each(|voice| clean_page(&market::page(voice, &step(at.clone()))));
        }
        whole(&voices);
    }

    #[test]
    fn who_cannot_pay_is_told_so() {
        let mut state = game().snapshot();
        state["players"][0]["cogs"] = json!(4);
        state["step"] = json!("turn");
        let game = game().restored(&state).expect("a state");
        let command: Command = serde_json::from_value(json!({"buy": {"component": "lens"}})).expect("a command");
        let refused = game.decide(&command).expect_err("too dear");
        let [english, italian] = voices();
        assert!(market::refusal(&english, &game, Some(&command), &refused).starts_with("Ada has 4 cogs; Lens costs 5."));
        assert!(market::refusal(&italian, &game, Some(&command), &refused).starts_with("Ada ha 4 Cogs; Lens costa 5."));
    }
}
