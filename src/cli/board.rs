//! The Full board in plain text: each section with its numbers, by the names that can be typed.

use std::io;

use super::console::print_text;
use first_martians::Game;
use first_martians::board::{BoardCounter, BoardState, Section, TokenStack};
use first_martians::queries::upkeep;
use language::{Args, Localizer, board, fact_text, threshold};

/// Prints every section; nothing in Story mode.
pub(super) fn show(localizer: &Localizer, game: &Game) -> io::Result<()> {
    let Some(board) = game
        .state()
        .board_state()
        .filter(|_| game.state().is_under_way())
    else {
        return Ok(());
    };
    for &section in Section::ALL {
        let id = if board.unchecked.contains(&section) {
            "text-board-unsure"
        } else {
            "text-board-section"
        };
        let args = Args::new().text("section", board::section_title(localizer, section));
        print_text(localizer, &localizer.format(id, &args))?;
        for spot in board
            .spots()
            .iter()
            .filter(|spot| BoardState::section(spot) == section)
        {
            if let Some(line) = line(localizer, game, board, spot) {
                print_text(localizer, &line)?;
            }
        }
        if section == Section::Crew {
            for (seat, id_board) in board.seats().zip(&board.crew) {
                let name = fact_text::name(localizer, &game.state().crew, seat);
                let skills = id_board.skills.iter().map(|(&skill, card)| {
                    let args = Args::new().text("name", name.as_str()).text(
                        "skill",
                        board::priced_skill_card(localizer, game, skill, card),
                    );
                    localizer.format("text-board-skill", &args)
                });
                skills
                    .into_iter()
                    .try_for_each(|line| print_text(localizer, &line))?;
            }
        }
        if section == Section::Map {
            let explored = board.map.explored.iter();
            explored.into_iter().try_for_each(|it| {
                print_text(
                    localizer,
                    &fact_text::tile(localizer, it.region, &it.tile.features),
                )
            })?;
        }
        for stack in board
            .stacks()
            .iter()
            .filter(|stack| section_of(stack) == section)
        {
            let tokens: Vec<String> = board
                .stack(stack)
                .iter()
                .map(|&token| localizer.word(token))
                .collect();
            if !tokens.is_empty() {
                let args = Args::new()
                    .text("stack", board::stack(localizer, game, stack))
                    .text("tokens", tokens.join(", "));
                print_text(localizer, &localizer.format("text-board-tokens", &args))?;
            }
        }
    }
    print_text(localizer, &localizer.text("text-board-rest"))?;
    match upkeep::threshold(game) {
        Some(it) => {
            let own = threshold::of(localizer, game);
            let id = if own.is_some() {
                "text-board-threshold-counted"
            } else {
                "text-board-threshold"
            };
            let args = own
                .unwrap_or_default()
                .number("count", it.count)
                .number("threshold", it.number);
            print_text(localizer, &localizer.format(id, &args))
        }
        None => print_text(
            localizer,
            &localizer.format(
                "text-board-broken",
                &Args::new().number("count", board.broken_parts()),
            ),
        ),
    }
}

fn line(
    localizer: &Localizer,
    game: &Game,
    board: &BoardState,
    spot: &BoardCounter,
) -> Option<String> {
    let number = board.get(spot)?;
    let args = Args::new()
        .text("name", board::spot(localizer, game, spot))
        .number("number", number);
    if let Some(known) = board::known_tokens(localizer, board, spot) {
        return Some(localizer.format("text-board-known", &args.text("known", known)));
    }
    match spot {
        BoardCounter::Part(..) if number > 0 => {
            Some(localizer.format("text-board-red-part", &args))
        }
        // What has no number is listed if it is present.
        BoardCounter::Tile(..)
        | BoardCounter::Condition(..)
        | BoardCounter::Built(_)
        | BoardCounter::Growth(..)
        | BoardCounter::Skill(..)
            if number > 0 =>
        {
            Some(localizer.format("text-board-there", &args))
        }
        BoardCounter::Supply(_)
        | BoardCounter::Stress
        | BoardCounter::Productivity(_)
        | BoardCounter::Greenhouses(_)
        | BoardCounter::Plants(_)
        | BoardCounter::Wounds(_) => Some(localizer.format("text-board-spot", &args)),
        BoardCounter::Part(..)
        | BoardCounter::Tile(..)
        | BoardCounter::Condition(..)
        | BoardCounter::Built(_)
        | BoardCounter::Growth(..)
        | BoardCounter::Skill(..) => None,
        BoardCounter::Upgrade(_) => {
            let state = board::space_meaning(localizer, spot, number).filter(|_| number > 0);
            state.map(|state| localizer.format("text-board-state", &args.text("state", state)))
        }
        _ if number > 0 => Some(localizer.format("text-board-spot", &args)),
        _ => None,
    }
}

const fn section_of(stack: &TokenStack) -> Section {
    match stack {
        TokenStack::Facility { place, .. } => Section::of_block(place.facility.block()),
        TokenStack::Rover(_) => Section::Working,
        TokenStack::Crew(_) => Section::Crew,
        TokenStack::Region(_) => Section::Map,
    }
}
