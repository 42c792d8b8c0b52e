//! Whole games, read from beginning to end in both languages.

use super::{clean, game, voices};
use crate::first_martians::players::{Player, Style};
use crate::language::{Voice, log, page, tell};
use crate::play::{Discretion, Game as _, Played, Secrecy};

type Turn = Played<crate::first_martians::command::Command, crate::first_martians::fact::Fact>;

fn read_page(voice: &Voice, game: &crate::first_martians::Game) -> usize {
    let page = page::page(voice, game);
    let mut texts = vec![page.phase, page.heading, page.next];
    texts.extend(page.lines);
    texts.extend(page.notes);
    texts.extend(page.question);
    texts.extend(page.button);
    texts.extend(page.options.into_iter().map(|(_, label)| label));
    texts.extend(page.card.into_iter().flat_map(|card| [card.label, card.title, card.text]));
    texts.extend(
        log::mission_log(voice, game)
            .into_iter()
            .flat_map(|line| [line.title, line.text, line.kind_text].into_iter().chain(line.count)),
    );
    texts.extend(log::open_events(voice, game).into_iter().flat_map(|line| [line.title, line.action, line.cost]));
    texts.extend(log::sheet_lines(voice, game).into_iter().flat_map(|line| [line.label, line.text]));
    texts.extend(game.offers().iter().map(|offer| tell::command_label(voice, game, offer)));
    texts.iter().for_each(|text| clean(text));
    texts.len()
}

/// Plays a game and reads all of it; how many facts were told.
fn read_through(players: u8, style: Style, seed: u64) -> usize {
    let (mut game, prose) = game(players);
    let voices = voices(&prose);
    let mut player = Player::new(style, seed);
    let mut turns: Vec<Turn> = Vec::new();
    let mut told = 0;
    while let Some(command) = player.next(&game).filter(|_| turns.len() < 600) {
        voices.iter().for_each(|voice| assert!(read_page(voice, &game) > 10));
        let facts = game.decide(&command).expect("players stay within the offers");
        facts.iter().for_each(|fact| game.apply(fact));
        let turn = Turn { parent: 0, command, facts, digest: String::new(), snapshot: None };
        for voice in &voices {
            for fact in &turn.facts {
                let text = tell::fact(voice, &game, fact);
                assert_eq!(text.is_none(), fact.secrecy() == Secrecy::Hidden, "{fact:?}");
                text.iter().for_each(|text| clean(text));
                told += 1;
            }
            let undo = tell::undo_label(voice, &game, &turn);
            clean(&undo);
            assert!(!undo.ends_with('.'));
            let history = tell::history(voice, &game, &turn);
            assert!(!history.is_empty(), "{:?}", turn.command);
        }
        turns.push(turn);
    }
    for voice in &voices {
        let _ = read_page(voice, &game);
        log::checklist(voice, &game).iter().for_each(|line| clean(line));
        let report = log::report(voice, &game, turns.iter());
        report.lines().filter(|line| !line.trim_matches(['>', ' ']).is_empty()).for_each(clean);
        assert!(report.starts_with("# "), "{report}");
        assert_eq!(voice.fallbacks(), Vec::<String>::new());
    }
    told
}

#[test]
fn careful_games_are_told_whole() {
    for players in 1..=4 {
        assert!(read_through(players, Style::Careful, u64::from(players)) > 200);
    }
}

#[test]
fn random_games_are_told_whole() {
    for seed in 0..6 {
        assert!(read_through(3, Style::Random, seed) > 50);
    }
}

/// What is still to come shows neither on the page nor in the story.
#[test]
fn secrets_stay_secret() {
    let (mut game, prose) = game(4);
    let [voice, _] = voices(&prose);
    let mut player = Player::new(Style::Careful, 5);
    let mut seen_waiting = 0;
    while let Some(command) = player.next(&game) {
        let scheduled = game.state().scheduled.clone();
        let read = format!("{:?}", page::page(&voice, &game));
        for waiting in &scheduled {
            let text = log::card_text(&voice, &game, &waiting.card).text;
            let came_before = game.state().queue.iter().any(|task| format!("{task:?}").contains(&format!("{:?}", waiting.card)));
            assert!(came_before || !read.contains(&text), "{text}");
            seen_waiting += 1;
        }
        let facts = game.decide(&command).expect("players stay within the offers");
        facts.iter().for_each(|fact| game.apply(fact));
    }
    assert!(seen_waiting > 0);
}
