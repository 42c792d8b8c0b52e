//! Answers to words that change nothing: the board, the Mission Log, the last text, the settings.

use std::io;

use super::already_read::AlreadyRead;
use super::{help, pieces};
use crate::cli::console::{Context, print_text, wait};
use crate::cli::parser::{self, Word};
use base::play::{Game as _, offer};
use first_martians::Game;
use first_martians::command::Command;
use first_martians::fact::Fact;
use first_martians::queries::quote::quoted_actions;
use first_martians::queries::unavailable::impossible_in_story;
use first_martians::state::{ComponentSource, Difficulty, Step};
use first_martians::vocabulary::{Block, Phase};
use language::page::{self, CardText};
use language::{
    Args, Localizer, fact_text, marks, name_lookup, numbers, overview, quote, standing,
};
use session::{Session, messages};
use storage::Settings;

/// A setting before the game.
pub(super) struct Setting {
    pub(super) name: String,
    /// The name and the value, as printed.
    pub(super) line: String,
}

pub(super) fn answer(
    context: &Context,
    localizer: &Localizer,
    session: &Session,
    word: Word,
    shown: &mut AlreadyRead,
) -> io::Result<()> {
    let game = session.game();
    match word {
        Word::Where => {
            place(localizer, game)?;
            shown.show(localizer, session.table(), true)
        }
        Word::Read => read_again(localizer, session, shown),
        Word::Board => {
            board(localizer, game)?;
            crate::cli::board::show(localizer, game)
        }
        Word::Pieces => pieces::show(localizer, session),
        Word::Log => mission_log(localizer, game),
        Word::History => {
            let mut lines = session
                .table()
                .history()
                .flat_map(|(_, played)| fact_text::history(localizer, game, played));
            lines.try_for_each(|line| print_text(localizer, &line))
        }
        Word::Whole => {
            shown.whole = !shown.whole;
            print_text(
                localizer,
                &localizer.text(if shown.whole {
                    "text-whole-on"
                } else {
                    "text-whole-off"
                }),
            )?;
            let before = wait(context.folders.load_settings()).0;
            let settings = Settings {
                whole_steps: shown.whole,
                ..before.clone()
            };
            match wait(context.folders.save_settings(&before, &settings)) {
                Ok(()) => Ok(()),
                Err(error) => print_text(localizer, &messages::open_error(localizer, &error)),
            }
        }
        Word::Impossible => impossible(localizer, game),
        Word::Help => help::help(localizer, game, None),
        Word::Undo | Word::Redo | Word::Reload | Word::Quit => Ok(()),
    }
}

/// Prints the actions that cannot be planned now, each with its reasons.
fn impossible(localizer: &Localizer, game: &Game) -> io::Result<()> {
    if game.state().step != Step::Plan {
        return print_text(localizer, &localizer.text("text-impossible-later"));
    }
    if game.state().board_state().is_none() {
        for (command, why) in impossible_in_story(game) {
            let action = fact_text::complete_command_label(localizer, game, &command);
            let args = Args::new()
                .text("action", action)
                .text("reasons", fact_text::reason(localizer, game, &why));
            print_text(localizer, &localizer.format("text-impossible-line", &args))?;
        }
        return print_text(localizer, &localizer.text("text-impossible-story"));
    }
    let quoted = quoted_actions(game);
    if quoted.iter().all(|(_, quoted)| quoted.is_ok()) {
        return print_text(localizer, &localizer.text("text-impossible-none"));
    }
    let mut lines = quoted.iter().filter_map(|(kind, quoted)| {
        let reasons: Vec<String> = quoted
            .as_ref()
            .err()?
            .iter()
            .map(|it| quote::obstacle(localizer, game, it))
            .collect();
        let args = Args::new()
            .text("action", quote::action_name(localizer, game, kind))
            .text("reasons", reasons.join(" "));
        Some(localizer.format("text-impossible-line", &args))
    });
    lines.try_for_each(|line| print_text(localizer, &line))
}

/// Prints mission, sol and first player.
pub(super) fn place(localizer: &Localizer, game: &Game) -> io::Result<()> {
    let state = game.state();
    let when = match state.step.phase() {
        Phase::SetUp => "before",
        Phase::End => "over",
        Phase::Events
        | Phase::Morale
        | Phase::Production
        | Phase::Actions
        | Phase::Malfunctions
        | Phase::CleanUp => "under-way",
    };
    let args = Args::new()
        .text(
            "mission",
            fact_text::title(localizer, &game.mission().sheet.id),
        )
        .text("when", when)
        .number("sol", state.sol)
        .number("sols", game.sheet().sols())
        .text(
            "first",
            fact_text::name(localizer, &state.crew, state.crew.first_player),
        );
    print_text(localizer, &localizer.format("text-where", &args))
}

/// Prints a line of a numbered list; `index` counts from 0.
pub(in crate::cli) fn numbered(localizer: &Localizer, index: usize, label: &str) -> io::Result<()> {
    print_text(
        localizer,
        &localizer.format(
            "text-choice",
            &Args::new().count("number", index + 1).text("label", label),
        ),
    )
}

pub(super) fn card_head(localizer: &Localizer, card: &CardText) -> io::Result<()> {
    print_text(
        localizer,
        &localizer.format(
            "text-card",
            &Args::new()
                .text("label", &card.label)
                .text("title", &card.title),
        ),
    )
}

/// Prints a text, a line per paragraph.
pub(super) fn paragraphs(localizer: &Localizer, text: &str) -> io::Result<()> {
    text.lines()
        .filter(|line| !line.trim().is_empty())
        .try_for_each(|line| print_text(localizer, line))
}

/// Prints the current text of a card, or else the last one.
fn read_again(localizer: &Localizer, session: &Session, shown: &mut AlreadyRead) -> io::Result<()> {
    let game = session.game();
    let read = session
        .table()
        .history()
        .flat_map(|(_, played)| played.facts.iter())
        .filter_map(|fact| match fact {
            Fact::Read { card } => Some(card.clone()),
            _ => None,
        });
    let card = page::page(localizer, game).card.or_else(|| {
        read.last()
            .map(|card| overview::card_text(localizer, game, &card))
    });
    match card {
        Some(card) => {
            card_head(localizer, &card)?;
            paragraphs(localizer, &card.text)?;
            shown.set_text(card.text);
            Ok(())
        }
        None => print_text(localizer, &localizer.text("text-nothing-read")),
    }
}

/// Prints the values that the app keeps in Story mode too: sol, Morale, tracks, Box.
fn board(localizer: &Localizer, game: &Game) -> io::Result<()> {
    let state = game.state();
    let args = Args::new()
        .number("sol", state.sol)
        .number("sols", game.sheet().sols())
        .text("phase", localizer.word(state.step.phase()))
        .text(
            "first",
            fact_text::name(localizer, &state.crew, state.crew.first_player),
        );
    print_text(localizer, &localizer.format("text-board-sol", &args))?;
    print_text(
        localizer,
        &localizer.format(
            "text-board-morale",
            &Args::new().text("morale", numbers::signed(state.morale)),
        ),
    )?;
    for &block in Block::ALL {
        let args = Args::new()
            .noun(localizer, "block", block)
            .number("number", state.track(block));
        print_text(localizer, &localizer.format("text-board-track", &args))?;
    }
    let red: Vec<String> = state
        .red
        .iter()
        .map(|&block| localizer.word(block))
        .collect();
    if !red.is_empty() {
        print_text(
            localizer,
            &localizer.format(
                "text-board-red",
                &Args::new().text("blocks", localizer.list(&red)),
            ),
        )?;
    }
    for (id, &number) in state
        .mission_tracks
        .iter()
        .filter(|(id, _)| game.knows_track(id))
    {
        let args = Args::new()
            .text("track", fact_text::title(localizer, id))
            .number("number", number);
        print_text(
            localizer,
            &localizer.format("text-board-mission-track", &args),
        )?;
    }
    for line in marks::lying(localizer, game)
        .into_iter()
        .chain(marks::walkers(localizer, game))
    {
        print_text(localizer, &line)?;
    }
    Ok(())
}

fn mission_log(localizer: &Localizer, game: &Game) -> io::Result<()> {
    print_text(localizer, &localizer.text("text-log-head"))?;
    for (index, line) in overview::mission_log(localizer, game)
        .into_iter()
        .enumerate()
    {
        let whole = line.whole();
        let state = match (line.met_text, line.count) {
            (Some(met), _) => met,
            (None, Some(count)) => {
                localizer.format("text-log-count", &Args::new().text("count", count))
            }
            (None, None) => localizer.text("text-log-open"),
        };
        // These are the numbers that commands use, not choices.
        let args = Args::new()
            .count("number", index + 1)
            .text("kind", line.kind_text)
            .text("title", line.title);
        print_text(
            localizer,
            &localizer.format(
                "text-log-line",
                &args.text("state", state).text("text", whole),
            ),
        )?;
    }
    let actions = overview::mission_actions(localizer, game);
    if !actions.is_empty() {
        print_text(localizer, &localizer.text("text-actions-head"))?;
    }
    for (index, action) in actions.into_iter().enumerate() {
        let args = Args::new()
            .count("number", index + 1)
            .text("title", action.title)
            .text("does", action.does.join(" "));
        print_text(localizer, &localizer.format("text-action-line", &args))?;
    }
    let rules = standing::in_log(localizer, game);
    if !rules.is_empty() {
        print_text(localizer, &localizer.text("standing-head"))?;
    }
    rules
        .iter()
        .try_for_each(|rule| print_text(localizer, rule))?;
    let events = overview::open_events(localizer, game);
    print_text(
        localizer,
        &localizer.text(if events.is_empty() {
            "text-events-none"
        } else {
            "text-events-head"
        }),
    )?;
    for (index, line) in events.into_iter().enumerate() {
        let args = Args::new()
            .count("number", index + 1)
            .number("left", line.sols_left)
            .text("title", line.title)
            .text("action", line.action)
            .text("cost", line.cost);
        print_text(localizer, &localizer.format("text-event-line", &args))?;
        if !line.reward.is_empty() {
            print_text(
                localizer,
                &localizer.format(
                    "event-action-reward",
                    &Args::new().text("reward", line.reward.join(" ")),
                ),
            )?;
        }
    }
    Ok(())
}

/// The settings of the current step of the set-up.
pub(super) fn settings(localizer: &Localizer, game: &Game) -> Vec<Setting> {
    match game.state().step {
        Step::Crew => crew(localizer, game),
        Step::Sheet => sheet(localizer, game),
        _ => Vec::new(),
    }
}

fn crew(localizer: &Localizer, game: &Game) -> Vec<Setting> {
    let state = game.state();
    let setting = |name: String, value: String| {
        let line = localizer.format(
            "text-setting",
            &Args::new().text("name", &name).text("value", value),
        );
        Setting { name, line }
    };
    let word = |name: &str| localizer.text(&format!("text-set-{name}"));
    let numbered = |name: &str, seat: u8, value| {
        setting(format!("{}-{}", word(name), u16::from(seat) + 1), value)
    };
    let kept = |kept: ComponentSource, cards: bool| match kept {
        ComponentSource::Digital => localizer.text("text-app"),
        ComponentSource::Physical if cards => localizer.text("text-own-cards"),
        ComponentSource::Physical => localizer.text("text-own"),
    };
    let mut settings = vec![setting(word("players"), numbers::plain(state.crew.players))];
    for (seat, astronaut) in state.crew.seats().zip(&state.crew.astronauts) {
        settings.push(numbered(
            "name",
            seat,
            fact_text::name(localizer, &state.crew, seat),
        ));
        settings.push(numbered(
            "profession",
            seat,
            localizer.word(astronaut.profession),
        ));
    }
    settings.push(setting(
        word("first"),
        fact_text::name(localizer, &state.crew, state.crew.first_player),
    ));
    if state.crew.aoms_to_pick() > 0 {
        for (aom, name) in name_lookup::aoms(localizer, game) {
            let used = if state.crew.aoms.contains(&aom) {
                "text-yes"
            } else {
                "text-no"
            };
            settings.push(setting(
                name_lookup::aom_in_one_word(&name),
                localizer.text(used),
            ));
        }
    }
    settings.push(setting(word("dice"), kept(state.dice, false)));
    settings.push(setting(word("cards"), kept(state.cards, true)));
    let offers = game.offers();
    let is_offered = |&difficulty: &Difficulty| {
        offer::check(&offers, &Command::SetDifficulty { difficulty }).is_ok()
    };
    if Difficulty::ALL.iter().any(is_offered) {
        settings.push(setting(
            word("difficulty"),
            localizer.text(&format!("text-{}", state.difficulty.id())),
        ));
    }
    settings
}

/// The values of the mission sheet.
fn sheet(localizer: &Localizer, game: &Game) -> Vec<Setting> {
    let line = |line: overview::SheetLine| {
        let id = if line.assumed {
            "text-sheet-assumed"
        } else {
            "text-sheet-line"
        };
        let name = parser::sheet_name(localizer.language(), line.value, line.block);
        let args = Args::new()
            .text("name", &name)
            .text("label", line.label)
            .text("value", line.text);
        Setting {
            line: localizer.format(id, &args),
            name,
        }
    };
    overview::sheet_lines(localizer, game)
        .into_iter()
        .map(line)
        .collect()
}
