//! What the page shows before the press is what the press does.

use std::sync::Arc;

use solkeeper::first_martians::command::{Field, Param};
use solkeeper::first_martians::players::{Player, Style};
use solkeeper::language::{Language, Localizer, board, numbers, page};
use solkeeper::play::{Command as _, Game as _};

use super::*;

/// Lines of a page that name a number of the board, from → to, against the facts of the press.
#[test]
fn every_number_that_a_page_announces_moves_so() {
    let localizer = Localizer::new(Language::English);
    let mut announced = 0;
    for seed in 0..12 {
        let mut game = Played::with(boxed(), 4, seed);
        game.play(Command::KeepBoard { full: true });
        let mut player = Player::new(Style::Random, seed);
        for _ in 0..250 {
            let Some(command) = player.next(game.game()) else {
                break;
            };
            let page = page::page(&localizer, game.game());
            let (before, at_step) = (game.game().clone(), game.game().state().queue.is_empty());
            let facts = game.play(command.clone());
            if !at_step || !matches!(command, Command::Continue {}) || page.calculation.is_none() {
                continue;
            }
            for fact in &facts {
                let Fact::Board(BoardFact::Moved {
                    spot,
                    from,
                    to,
                    cause,
                }) = fact
                else {
                    continue;
                };
                let plain = matches!(
                    spot,
                    BoardCounter::Supply(_)
                        | BoardCounter::MoraleTokens(_)
                        | BoardCounter::Plants(_)
                );
                if !plain || !matches!(cause.id(), "production" | "morale") {
                    continue;
                }
                let line = format!(
                    "{}: {}.",
                    board::spot(&localizer, &before, spot),
                    numbers::change(*from, *to)
                );
                assert!(page.lines.contains(&line), "{line} not in {:?}", page.lines);
                announced += 1;
            }
        }
    }
    assert!(announced > 10, "only {announced}");
}

#[test]
fn the_long_lists_of_the_board_are_made_once_and_shared() {
    let game = Played::full_at(4, "resolve");
    let offers = game.game().offers();
    let spots = |name: &str| {
        let lists = offers
            .iter()
            .filter(|offer| offer.command.name() == name)
            .map(|offer| match &offer.params[&Field::spot] {
                Param::OneOf(values) => Arc::clone(values),
                other => panic!("{other:?}"),
            });
        lists.collect::<Vec<_>>()
    };
    let (moved, corrected) = (spots("move_on_board"), spots("correct_board"));
    assert!(moved.len() > 3);
    assert!(
        moved
            .iter()
            .zip(&corrected)
            .all(|(one, other)| Arc::ptr_eq(one, other))
    );
}

#[test]
fn at_the_threshold_the_count_is_told_and_the_answer_that_fits_stands_first() {
    let localizer = Localizer::new(Language::English);
    for (red, met) in [(3, true), (4, false)] {
        let mut game = Played::full_at(4, "resolve");
        for objective in ["panel", "growth"] {
            let goal = game.game().mission().objective(objective).expect("it").goal;
            game.play(Command::CorrectObjective {
                objective: objective.to_owned(),
                to: goal,
            });
        }
        let parts = [
            "lab.cpu",
            "probe_bay.cpu",
            "working_bay.cpu",
            "garage_hall.cpu",
        ];
        parts
            .iter()
            .take(red)
            .for_each(|part| game.set(&format!("part.{part}"), 1));
        game.to("threshold");
        let page = page::page(&localizer, game.game());
        assert!(
            page.lines[0].contains(&format!("Broken parts: {red}.")),
            "{:?}",
            page.lines
        );
        assert_eq!(page.options[0].0, Command::AnswerThreshold { met });
        assert_eq!(page.calculation.expect("a sum").rows.len(), red);
    }
}
