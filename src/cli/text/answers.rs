//! Answers to words that change nothing: the board, the Mission Log, the last text, the settings.

use std::io;

use super::already_read::AlreadyRead;
use super::{help, pieces};
use crate::cli::console::{Context, say, wait};
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
use language::{Args, Voice, fact_text, marks, name_lookup, numbers, overview, quote, standing};
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
    voice: &Voice,
    session: &Session,
    word: Word,
    shown: &mut AlreadyRead,
) -> io::Result<()> {
    let game = session.game();
    match word {
        Word::Where => {
            place(voice, game)?;
            shown.show(voice, session.table(), true)
        }
        Word::Read => read_again(voice, session, shown),
        Word::Board => {
            board(voice, game)?;
            crate::cli::board::show(voice, game)
        }
        Word::Pieces => pieces::show(voice, session),
        Word::Log => mission_log(voice, game),
        Word::History => {
            let mut lines = session
                .table()
                .history()
                .flat_map(|(_, played)| fact_text::history(voice, game, played));
            lines.try_for_each(|line| say(voice, &line))
        }
        Word::Whole => {
            shown.whole = !shown.whole;
            say(
                voice,
                &voice.plain(if shown.whole {
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
                Err(error) => say(voice, &messages::open_error(voice, &error)),
            }
        }
        Word::Impossible => impossible(voice, game),
        Word::Help => help::help(voice, game, None),
        Word::Undo | Word::Redo | Word::Reload | Word::Quit => Ok(()),
    }
}

/// Prints the actions that cannot be planned now, each with its reasons.
fn impossible(voice: &Voice, game: &Game) -> io::Result<()> {
    if game.state().step != Step::Plan {
        return say(voice, &voice.plain("text-impossible-later"));
    }
    if game.state().board_state().is_none() {
        for (command, why) in impossible_in_story(game) {
            let action = fact_text::complete_command_label(voice, game, &command);
            let args = Args::new()
                .text("action", action)
                .text("reasons", fact_text::reason(voice, game, &why));
            say(voice, &voice.say("text-impossible-line", &args))?;
        }
        return say(voice, &voice.plain("text-impossible-story"));
    }
    let quoted = quoted_actions(game);
    if quoted.iter().all(|(_, quoted)| quoted.is_ok()) {
        return say(voice, &voice.plain("text-impossible-none"));
    }
    let mut lines = quoted.iter().filter_map(|(kind, quoted)| {
        let reasons: Vec<String> = quoted
            .as_ref()
            .err()?
            .iter()
            .map(|it| quote::obstacle(voice, game, it))
            .collect();
        let args = Args::new()
            .text("action", quote::action_name(voice, game, kind))
            .text("reasons", reasons.join(" "));
        Some(voice.say("text-impossible-line", &args))
    });
    lines.try_for_each(|line| say(voice, &line))
}

/// Prints mission, sol and first player.
pub(super) fn place(voice: &Voice, game: &Game) -> io::Result<()> {
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
        .text("mission", fact_text::title(voice, &game.mission().sheet.id))
        .text("when", when)
        .number("sol", state.sol)
        .number("sols", game.sheet().sols())
        .text(
            "first",
            fact_text::name(voice, &state.crew, state.crew.first_player),
        );
    say(voice, &voice.say("text-where", &args))
}

/// Prints a line of a numbered list; `index` counts from 0.
pub(in crate::cli) fn numbered(voice: &Voice, index: usize, label: &str) -> io::Result<()> {
    say(
        voice,
        &voice.say(
            "text-choice",
            &Args::new().count("number", index + 1).text("label", label),
        ),
    )
}

pub(super) fn card_head(voice: &Voice, card: &CardText) -> io::Result<()> {
    say(
        voice,
        &voice.say(
            "text-card",
            &Args::new()
                .text("label", &card.label)
                .text("title", &card.title),
        ),
    )
}

/// Prints a text, a line per paragraph.
pub(super) fn paragraphs(voice: &Voice, text: &str) -> io::Result<()> {
    text.lines()
        .filter(|line| !line.trim().is_empty())
        .try_for_each(|line| say(voice, line))
}

/// Prints the current text of a card, or else the last one.
fn read_again(voice: &Voice, session: &Session, shown: &mut AlreadyRead) -> io::Result<()> {
    let game = session.game();
    let read = session
        .table()
        .history()
        .flat_map(|(_, played)| played.facts.iter())
        .filter_map(|fact| match fact {
            Fact::Read { card } => Some(card.clone()),
            _ => None,
        });
    let card = page::page(voice, game).card.or_else(|| {
        read.last()
            .map(|card| overview::card_text(voice, game, &card))
    });
    match card {
        Some(card) => {
            card_head(voice, &card)?;
            paragraphs(voice, &card.text)?;
            shown.set_text(card.text);
            Ok(())
        }
        None => say(voice, &voice.plain("text-nothing-read")),
    }
}

/// Prints the values that the app keeps in Story mode too: sol, Morale, tracks, Box.
fn board(voice: &Voice, game: &Game) -> io::Result<()> {
    let state = game.state();
    let args = Args::new()
        .number("sol", state.sol)
        .number("sols", game.sheet().sols())
        .text("phase", voice.word(state.step.phase()))
        .text(
            "first",
            fact_text::name(voice, &state.crew, state.crew.first_player),
        );
    say(voice, &voice.say("text-board-sol", &args))?;
    say(
        voice,
        &voice.say(
            "text-board-morale",
            &Args::new().text("morale", numbers::signed(state.morale)),
        ),
    )?;
    for &block in Block::ALL {
        let args = Args::new()
            .noun(voice, "block", block)
            .number("number", state.track(block));
        say(voice, &voice.say("text-board-track", &args))?;
    }
    let red: Vec<String> = state.red.iter().map(|&block| voice.word(block)).collect();
    if !red.is_empty() {
        say(
            voice,
            &voice.say(
                "text-board-red",
                &Args::new().text("blocks", voice.list(&red)),
            ),
        )?;
    }
    for (id, &number) in state
        .mission_tracks
        .iter()
        .filter(|(id, _)| game.knows_track(id))
    {
        let args = Args::new()
            .text("track", fact_text::title(voice, id))
            .number("number", number);
        say(voice, &voice.say("text-board-mission-track", &args))?;
    }
    for line in marks::lying(voice, game)
        .into_iter()
        .chain(marks::walkers(voice, game))
    {
        say(voice, &line)?;
    }
    Ok(())
}

fn mission_log(voice: &Voice, game: &Game) -> io::Result<()> {
    say(voice, &voice.plain("text-log-head"))?;
    for (index, line) in overview::mission_log(voice, game).into_iter().enumerate() {
        let whole = line.whole();
        let state = match (line.met_text, line.count) {
            (Some(met), _) => met,
            (None, Some(count)) => voice.say("text-log-count", &Args::new().text("count", count)),
            (None, None) => voice.plain("text-log-open"),
        };
        // These are the numbers that commands use, not choices.
        let args = Args::new()
            .count("number", index + 1)
            .text("kind", line.kind_text)
            .text("title", line.title);
        say(
            voice,
            &voice.say(
                "text-log-line",
                &args.text("state", state).text("text", whole),
            ),
        )?;
    }
    let actions = overview::mission_actions(voice, game);
    if !actions.is_empty() {
        say(voice, &voice.plain("text-actions-head"))?;
    }
    for (index, action) in actions.into_iter().enumerate() {
        let args = Args::new()
            .count("number", index + 1)
            .text("title", action.title)
            .text("does", action.does.join(" "));
        say(voice, &voice.say("text-action-line", &args))?;
    }
    let rules = standing::in_log(voice, game);
    if !rules.is_empty() {
        say(voice, &voice.plain("standing-head"))?;
    }
    rules.iter().try_for_each(|rule| say(voice, rule))?;
    let events = overview::open_events(voice, game);
    say(
        voice,
        &voice.plain(if events.is_empty() {
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
        say(voice, &voice.say("text-event-line", &args))?;
        if !line.reward.is_empty() {
            say(
                voice,
                &voice.say(
                    "event-action-reward",
                    &Args::new().text("reward", line.reward.join(" ")),
                ),
            )?;
        }
    }
    Ok(())
}

/// The settings of the current step of the set-up.
pub(super) fn settings(voice: &Voice, game: &Game) -> Vec<Setting> {
    match game.state().step {
        Step::Crew => crew(voice, game),
        Step::Sheet => sheet(voice, game),
        _ => Vec::new(),
    }
}

fn crew(voice: &Voice, game: &Game) -> Vec<Setting> {
    let state = game.state();
    let setting = |name: String, value: String| {
        let line = voice.say(
            "text-setting",
            &Args::new().text("name", &name).text("value", value),
        );
        Setting { name, line }
    };
    let word = |name: &str| voice.plain(&format!("text-set-{name}"));
    let numbered = |name: &str, seat: u8, value| {
        setting(format!("{}-{}", word(name), u16::from(seat) + 1), value)
    };
    let kept = |kept: ComponentSource, cards: bool| match kept {
        ComponentSource::Digital => voice.plain("text-app"),
        ComponentSource::Physical if cards => voice.plain("text-own-cards"),
        ComponentSource::Physical => voice.plain("text-own"),
    };
    let mut settings = vec![setting(word("players"), numbers::plain(state.crew.players))];
    for (seat, astronaut) in state.crew.seats().zip(&state.crew.astronauts) {
        settings.push(numbered(
            "name",
            seat,
            fact_text::name(voice, &state.crew, seat),
        ));
        settings.push(numbered(
            "profession",
            seat,
            voice.word(astronaut.profession),
        ));
    }
    settings.push(setting(
        word("first"),
        fact_text::name(voice, &state.crew, state.crew.first_player),
    ));
    if state.crew.aoms_to_pick() > 0 {
        for (aom, name) in name_lookup::aoms(voice, game) {
            let used = if state.crew.aoms.contains(&aom) {
                "text-yes"
            } else {
                "text-no"
            };
            settings.push(setting(
                name_lookup::aom_in_one_word(&name),
                voice.plain(used),
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
            voice.plain(&format!("text-{}", state.difficulty.id())),
        ));
    }
    settings
}

/// The values of the mission sheet.
fn sheet(voice: &Voice, game: &Game) -> Vec<Setting> {
    let line = |line: overview::SheetLine| {
        let id = if line.assumed {
            "text-sheet-assumed"
        } else {
            "text-sheet-line"
        };
        let name = parser::sheet_name(voice.language(), line.value, line.block);
        let args = Args::new()
            .text("name", &name)
            .text("label", line.label)
            .text("value", line.text);
        Setting {
            line: voice.say(id, &args),
            name,
        }
    };
    overview::sheet_lines(voice, game)
        .into_iter()
        .map(line)
        .collect()
}
