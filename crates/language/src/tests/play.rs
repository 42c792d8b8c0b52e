//! Whole games, read from beginning to end in both languages.

use std::collections::BTreeSet;
use std::sync::Arc;

use super::{changed, clean, game, localizers, page_texts, start};
use crate::story::markdown;
use crate::{Localizer, fact_text, overview, page};
use base::play::{Game as _, HasSecrecy, Offer, PlayedCommand, Secrecy};
use first_martians::Game;
use first_martians::board::ActionKind;
use first_martians::command::Command;
use first_martians::effect::Effect;
use first_martians::mission::Brings;
use first_martians::players::{Player, Style};
use first_martians::state::{Card, CardKind, Face, OpenEvent, Task};

type Turn = PlayedCommand<first_martians::command::Command, first_martians::fact::Fact>;

fn read_page(localizer: &Localizer, game: &Game) -> usize {
    let mut texts = page_texts(localizer, game);
    texts.extend(
        overview::mission_log(localizer, game)
            .into_iter()
            .flat_map(|line| {
                [line.title, line.text, line.kind_text]
                    .into_iter()
                    .chain(line.count)
            }),
    );
    texts.extend(
        overview::open_events(localizer, game)
            .into_iter()
            .flat_map(|line| [line.title, line.action, line.cost]),
    );
    texts.extend(
        overview::sheet_lines(localizer, game)
            .into_iter()
            .flat_map(|line| [line.label, line.text]),
    );
    texts.extend(
        game.offers()
            .iter()
            .map(|offer| fact_text::command_label(localizer, game, offer)),
    );
    texts.iter().for_each(|text| clean(text));
    texts.len()
}

#[test]
fn an_action_tells_when_its_objective_needs_no_more() {
    let (game, prose) = game(3);
    let planned = Offer::flow(Command::PlanAction {
        kind: ActionKind::Mission("make-adjustments".to_owned()),
    });
    let met = changed(&game, |state| {
        let progress = state
            .objectives
            .get_mut("growing-conditions")
            .expect("the objective");
        (progress.shown, progress.done, progress.met) = (true, 4, Some(2));
    });
    for (localizer, told) in localizers(&prose).iter().zip([
        "(its objective needs no more)",
        "(al suo obiettivo non serve più)",
    ]) {
        assert!(fact_text::command_label(localizer, &met, &planned).ends_with(told));
        assert!(!fact_text::command_label(localizer, &game, &planned).ends_with(told));
    }
}

#[test]
fn an_action_promises_its_reward_to_whoever_performs_it_and_ends_with_the_mission() {
    let loaded = content::load(&content::shipped::files(), "make-yourself-at-home");
    let game = Game::new(Arc::new(loaded.mission.expect("a mission")), &start(3));
    let names_performer = |brings: &Option<Brings>| matches!(brings, Some(Brings::Action(action)) if action.reward.iter().any(Effect::names_performer));
    let mut events = game.mission().elements.events.iter();
    let event = events
        .find(|(_, event)| names_performer(&event.brings))
        .expect("such an event")
        .0
        .clone();
    let last = game.sheet().sols();
    let game = changed(&game, |state| {
        state.sol = last;
        state.open_events = vec![OpenEvent {
            event,
            opened_in: last,
            has_consequences: false,
        }];
    });
    for (localizer, performs) in localizers(&loaded.prose)
        .iter()
        .zip(["hoever performs it", "hi la esegue"])
    {
        let line = overview::open_events(localizer, &game).swap_remove(0);
        assert!(
            line.reward.iter().any(|text| text.contains(performs)),
            "{:?}",
            line.reward
        );
        assert_eq!(line.sols_left, 1);
    }
}

/// Plays a game and reads all of it; how many facts were told.
fn read_through(players: u8, style: Style, seed: u64) -> usize {
    let (mut game, prose) = game(players);
    let localizers = localizers(&prose);
    let mut player = Player::new(style, seed);
    let mut turns: Vec<Turn> = Vec::new();
    let mut told = 0;
    while let Some(command) = player.next(&game).filter(|_| turns.len() < 600) {
        localizers
            .iter()
            .for_each(|localizer| assert!(read_page(localizer, &game) > 10));
        let facts = game
            .decide(&command)
            .expect("players stay within the offers")
            .facts;
        facts.iter().for_each(|fact| game.apply(fact));
        let turn = Turn {
            parent: 0,
            command,
            facts,
            digest: String::new(),
            snapshot: None,
        };
        for localizer in &localizers {
            for fact in &turn.facts {
                let text = fact_text::fact(localizer, &game, fact);
                assert_eq!(
                    text.is_none(),
                    fact.secrecy() == Secrecy::Hidden,
                    "{fact:?}"
                );
                text.iter().for_each(|text| clean(text));
                told += 1;
            }
            let undo = fact_text::undo_label(localizer, &game, &turn);
            clean(&undo);
            assert!(!undo.ends_with('.'));
            let history = fact_text::history(localizer, &game, &turn);
            assert!(!history.is_empty(), "{:?}", turn.command);
        }
        turns.push(turn);
    }
    for localizer in &localizers {
        read_page(localizer, &game);
        overview::set_up_steps(localizer, &game)
            .iter()
            .for_each(|line| clean(line));
        let report = markdown(&overview::pieces(localizer, &game, turns.iter()));
        report
            .lines()
            .filter(|line| !line.trim_matches(['>', ' ']).is_empty())
            .for_each(clean);
        assert!(report.starts_with("# "), "{report}");
        assert_eq!(localizer.fallbacks(), Vec::<String>::new());
    }
    told
}

#[test]
fn careful_games_have_all_texts() {
    for players in 1..=4 {
        assert!(read_through(players, Style::Careful, u64::from(players)) > 200);
    }
}

#[test]
fn random_games_have_all_texts() {
    for seed in 0..6 {
        assert!(read_through(3, Style::Random, seed) > 50);
    }
}

/// Everything that the players can read: page, log, labels, history, undo, the story so far.
fn all_that_is_shown(localizer: &Localizer, game: &Game, turns: &[Turn]) -> String {
    let page = page::page(localizer, game);
    let mut shown = format!(
        "{page:?}{:?}{:?}",
        overview::mission_log(localizer, game),
        overview::open_events(localizer, game)
    );
    for offer in game.offers() {
        shown += &fact_text::command_label(localizer, game, &offer);
    }
    for turn in turns.iter().rev().take(3) {
        shown += &fact_text::undo_label(localizer, game, turn);
        shown += &fact_text::history(localizer, game, turn).concat();
    }
    shown + &markdown(&overview::pieces(localizer, game, turns.iter()))
}

/// The stories that nobody may have heard yet.
fn secret_cards(game: &Game, read: &BTreeSet<Card>) -> Vec<Card> {
    let (state, elements) = (game.state(), &game.mission().elements);
    let open = |id: &String| state.open_events.iter().any(|open| open.event == *id);
    let events = elements.events.values().flat_map(|event| {
        let face = |face| Card::new(CardKind::Event, &event.id, face);
        let undrawn = !state.drawn_events.contains(&event.id);
        let with_action = matches!(event.brings, Some(Brings::Action(_)));
        let story = undrawn.then(|| face(Face::Story));
        let done = (with_action && (undrawn || open(&event.id))).then(|| face(Face::Done));
        let later = matches!(&event.brings, Some(Brings::Action(action)) if action.later.is_some());
        story
            .into_iter()
            .chain(done)
            .chain(later.then(|| face(Face::Later)))
    });
    let follow_ups = elements
        .follow_ups
        .keys()
        .map(|id| Card::new(CardKind::FollowUp, id, Face::Story));
    let noted = state
        .scheduled
        .iter()
        .map(|scheduled| scheduled.card.clone());
    let adventures = elements
        .adventures
        .values()
        .map(|it| Card::new(CardKind::Adventure(it.adventure), &it.id, Face::Story));
    let cards = elements
        .malfunctions
        .values()
        .map(|it| Card::new(CardKind::Malfunction(it.block), &it.id, Face::Story));
    let endings = game
        .mission()
        .sheet
        .endings
        .iter()
        .map(|it| Card::new(CardKind::Ending, &it.id, Face::Story));
    let all = events
        .chain(follow_ups)
        .chain(noted)
        .chain(adventures)
        .chain(cards)
        .chain(endings);
    all.filter(|card| !read.contains(card)).collect()
}

/// What is still to come shows nowhere: not on the page, in the log, in a label, in the history or in the story so far.
#[test]
fn hidden_cards_are_never_shown() {
    let (mut game, prose) = game(4);
    let localizers = localizers(&prose);
    let mut player = Player::new(Style::Careful, 5);
    let (mut turns, mut waited) = (Vec::new(), 0);
    // What lies on the table has been seen, whether it was read out or not.
    let mut read: BTreeSet<Card> = BTreeSet::new();
    while let Some(command) = player.next(&game) {
        let on_the_table = game.state().queue.iter().filter_map(|task| match task {
            Task::Read { card, .. } | Task::Effects { card, .. } | Task::Choose { card, .. } => {
                Some(card.clone())
            }
            _ => None,
        });
        read.extend(on_the_table);
        for localizer in &localizers {
            let shown = all_that_is_shown(localizer, &game, &turns);
            for card in secret_cards(&game, &read) {
                let text = overview::card_text(localizer, &game, &card).text;
                assert!(!shown.contains(&text), "{card:?} shows");
            }
        }
        waited += game.state().scheduled.len();
        let facts = game
            .decide(&command)
            .expect("players stay within the offers")
            .facts;
        facts.iter().for_each(|fact| game.apply(fact));
        turns.push(Turn {
            parent: 0,
            command,
            facts,
            digest: String::new(),
            snapshot: None,
        });
    }
    assert!(waited > 0, "something was noted for later");
}
