//! The frame of a mission: header, step, side panel, footer.

use iced::widget::column;

use super::super::game_frame::{self, Ways, divider, footer, undo_and_redo};
use super::step::Heading;
use super::{Message, MissionScreen, Shown, Side, board, corrections, events, history, log, step};
use crate::app::widget::prelude::*;
use crate::first_martians::board::BoardState;
use crate::first_martians::mission::SheetValue;
use crate::first_martians::state::Step;
use crate::first_martians::vocabulary::Phase;
use crate::language::{Args, fact_text};

/// How many tabs fit in one row of a narrow window.
const TABS: usize = 5;

const STEP: &str = super::SCROLLS[0];
const SIDE: &str = super::SCROLLS[1];

const PHASES: [Phase; 6] = [Phase::Events, Phase::Morale, Phase::Production, Phase::Actions, Phase::Malfunctions, Phase::CleanUp];

pub(super) fn view<'a>(table: &'a MissionScreen, shown: Shown<'a>) -> Element<'a, Message> {
    responsive(move |room: Size| {
        let roomy = room.width >= size::NARROW && room.height >= size::ROOMY;
        let shown = Shown { roomy, ..shown.clone() };
        if room.width >= size::WIDE { wide(table, &shown, room) } else { narrow(table, &shown, room) }
    })
    .into()
}

fn wide<'a>(table: &'a MissionScreen, shown: &Shown<'a>, room: Size) -> Element<'a, Message> {
    if table.board_open {
        let footer = footer(main(table, shown), ways(shown), room.width, true);
        let board = if board::fits(room) {
            board::full_view(&table.board, shown)
        } else {
            scroll(STEP, board::tab_view(&table.board, shown, room.width))
        };
        let header = header(table, shown, Head::Broad, size::PAD);
        return column![header, divider(), board, container(footer).padding([size::SNUG, size::PAD])].into();
    }
    let step = scroll(STEP, column_of_text(step::view(table, shown, Heading::Broad, true)));
    let footer = footer(main(table, shown), ways(shown), room.width - size::SIDE, true);
    let (tabs, side) = (side_tabs(table, shown, false, room), scroll(SIDE, side(table, shown)));
    game_frame::wide(header(table, shown, Head::Broad, size::PAD), step, footer, tabs, side)
}

fn narrow<'a>(table: &'a MissionScreen, shown: &Shown<'a>, room: Size) -> Element<'a, Message> {
    let broad = room.width >= size::NARROW;
    let tiny = room.height < size::TINY;
    let heading = if tiny { Heading::Slight } else { Heading::Broad };
    let (name, content) = if table.board_open {
        (STEP, board::tab_view(&table.board, shown, room.width))
    } else if table.side_open {
        (SIDE, side(table, shown))
    } else {
        (STEP, step::view(table, shown, heading, false))
    };
    let tabs = || container(side_tabs(table, shown, true, room)).padding([size::TIGHT, size::SNUG]);
    // Behind a tab the main button is hidden: Enter must not play a step that is not visible.
    let main = main(table, shown).filter(|_| !table.side_open && !table.board_open);
    if room.height < size::LOW {
        // In a low window the content comes first, and only the main button and the tabs stay visible.
        let head = header(table, shown, Head::Stacked, 0.0);
        let all = column![content, undo_and_redo(ways(shown), room.width), divider(), head].spacing(size::PAD);
        let content = scroll(name, column_of_text(all));
        let foot = match main {
            Some(main) if tiny => row![main, short_tabs(table, shown, room)].spacing(size::SNUG),
            Some(main) => return column![content, container(main).padding([size::TIGHT, size::PAD]), tabs()].into(),
            None if table.board_open => {
                return column![content, container(way_back(shown)).padding([size::TIGHT, size::SNUG])].into();
            }
            None => return column![content, tabs()].into(),
        };
        return column![content, container(foot.align_y(Alignment::Center)).padding([size::TIGHT, size::SNUG])].into();
    }
    let content = scroll(name, column_of_text(content));
    let footer = container(footer(main, ways(shown), room.width, broad)).padding([size::SNUG, size::PAD]);
    if broad {
        let head = if room.width >= size::ONE_LINE { Head::Line } else { Head::Stacked };
        column![header(table, shown, head, size::PAD), tabs(), divider(), content, footer].into()
    } else {
        column![header(table, shown, Head::Slim, size::PAD), divider(), content, footer, tabs()].into()
    }
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Head {
    Broad,
    Line,
    Stacked,
    /// Several lines, without what is also beside the heading of the step.
    Slim,
}

fn header<'a>(table: &MissionScreen, shown: &Shown<'a>, head: Head, inset: f32) -> Element<'a, Message> {
    let (voice, game) = (shown.voice, shown.game());
    let state = game.state();
    let crew = &state.crew;
    let sols = game.sheet().sols();
    let args = Args::new().number("sol", state.sol).number("sols", sols);
    let sol = voice.say(if state.sol == 0 { "window-before" } else { "window-sol" }, &args);
    let sol = text(Type::Body, sol);
    let dots = dots(state.sol, sols, shown.motion);
    let first = voice.say("window-first-player", &Args::new().text("name", fact_text::name(voice, crew, crew.first_player)));
    let phase = state.step.phase();
    let present = PHASES.iter().position(|&of| of == phase);
    let rail = rail(PHASES.len(), present, voice.word(phase));
    let title = text(Type::Title, fact_text::title(voice, &game.mission().sheet.id));
    // Where the title needs the room, the buttons have no icons.
    let label = |icon, id| Label { icon: Some(icon).filter(|_| head == Head::Broad), words: shown.say(id) };
    let board = board_state(shown).map(|twin| {
        let label = label(Icon::Board, "window-board-tab");
        let press = choice("board", label, table.board_open, Some(Message::ShowBoard));
        let broken = Args::new().number("broken", twin.broken_parts()).number("threshold", threshold(shown));
        (press, chip(voice.say("window-broken", &broken)))
    });
    let (board, broken) = board.unzip();
    let rules = quiet_button("rules", label(Icon::Search, "window-rules"), Some(Message::Rules(None)));
    // On a phone the rules have words, and what is pressed less often has an icon.
    let rare = |id: &'static str, sign, words, press| match head {
        Head::Slim => icon_button(id, sign, shown.say(words), Some(press)),
        Head::Broad | Head::Line | Head::Stacked => quiet_button(id, label(sign, words), Some(press)),
    };
    let settings = rare("settings", Icon::Settings, "window-settings", Message::Settings);
    let home = rare("home", Icon::Home, "window-home", Message::Home);
    let first = chip((Icon::FirstPlayer, first));

    if matches!(head, Head::Broad | Head::Line) {
        let above = row![title, sol, dots, space::horizontal(), board, rules, settings, home].spacing(size::ROOM);
        let below = row![rail, broken, first].spacing(size::SNUG).align_y(Alignment::Center);
        column![above.align_y(Alignment::Center), below].spacing(size::TIGHT).padding([size::SNUG, inset]).into()
    } else {
        let buttons = choices(board.into_iter().chain([rules, settings, home]));
        let chips = choices(broken.into_iter().chain([first]));
        let lines = if head == Head::Slim && board_state(shown).is_some() {
            // Three buttons leave no room for the title.
            let sol = row![sol, dots].spacing(size::SNUG).align_y(Alignment::Center);
            column![beside(title, sol), buttons, beside(rail, chips)]
        } else {
            column![beside(column![title, dots].spacing(size::TIGHT), buttons), beside(sol, chips), rail]
        };
        lines.spacing(size::TIGHT).padding([size::SNUG, inset]).into()
    }
}

/// The board that the app keeps, once it is set up.
fn board_state<'a>(shown: &Shown<'a>) -> Option<&'a BoardState> {
    shown.session.game().state().board_state().filter(|twin| !twin.facilities.is_empty())
}

/// How many parts may be broken at the end, 0 or more.
fn threshold(shown: &Shown<'_>) -> i8 {
    shown.game().sheet().get(SheetValue::Threshold).unwrap_or(0)
}

fn main<'a>(table: &'a MissionScreen, shown: &Shown<'a>) -> Option<Element<'a, Message>> {
    let game = shown.game();
    if game.state().outcome.is_some() && game.state().queue.is_empty() {
        return Some(main_button(shown.say("window-home"), Some(Message::Main)));
    }
    let Some(command) = table.main_command(game) else {
        // A plan that cannot be declared yet says what is missing.
        let planning = game.state().step == Step::Plan && game.state().queue.is_empty();
        return shown.page.button.clone().filter(|_| planning).map(|label| main_button(label, None));
    };
    let label = shown.page.button.clone().unwrap_or_else(|| fact_text::complete_command_label(shown.voice, game, &command));
    Some(main_button(label, Some(Message::Main)))
}

fn ways(shown: &Shown<'_>) -> Ways<Message> {
    let (voice, game, table) = (shown.voice, shown.game(), shown.session.table());
    let undo = table.command_to_undo().map(|played| fact_text::undo_button(voice, game, played));
    let redo = table.command_to_redo();
    let redo = redo.map(|played| voice.say("redo-of", &Args::new().text("what", fact_text::undo_label(voice, game, played))));
    Ways::new(voice, (undo, Message::Undo), (redo, Message::Redo))
}

fn side_tabs<'a>(table: &'a MissionScreen, shown: &Shown<'a>, with_step: bool, room: Size) -> Element<'a, Message> {
    let step = ("tab-step", Icon::Step, shown.say("window-tab-step"), !table.side_open && !table.board_open, Message::ShowStep);
    let sides = Side::ALL.map(|side| {
        let open = table.side == side && !table.board_open && (table.side_open || !with_step);
        (side.id(), icon_of(side), shown.say(&format!("window-{}", side.id())), open, Message::ShowSide(side))
    });
    // Where the header scrolls away the board is reached from here.
    let board = (with_step && room.height < size::LOW && board_state(shown).is_some())
        .then(|| ("tab-board", Icon::Board, shown.say("window-board-tab"), table.board_open, Message::ShowBoard));
    let tabs: Vec<_> = with_step.then_some(step).into_iter().chain(board).chain(sides).collect();
    let in_two_lines = room.width < size::LEAST.0 || (tabs.len() > TABS && room.width < size::NARROW);
    game_frame::tabs(tabs, in_two_lines)
}

/// The tab that was open last, in place of all tabs, and the board where it fits.
fn short_tabs<'a>(table: &'a MissionScreen, shown: &Shown<'a>, room: Size) -> Element<'a, Message> {
    let side = table.side;
    let side = (side.id(), icon_of(side), shown.say(&format!("window-{}", side.id())), false, Message::ShowSide(side));
    if board_state(shown).is_none() || room.width < 4.0 * size::ONE_TAB {
        return container(tab_bar([side])).width(size::ONE_TAB).into();
    }
    let board = ("tab-board", Icon::Board, shown.say("window-board-tab"), false, Message::ShowBoard);
    container(tab_bar([board, side])).width(2.0 * size::ONE_TAB).into()
}

fn way_back<'a>(shown: &Shown<'a>) -> Element<'a, Message> {
    tab_bar([("tab-step", Icon::Step, shown.say("window-tab-step"), false, Message::ShowStep)])
}

const fn icon_of(side: Side) -> Icon {
    match side {
        Side::Log => Icon::Log,
        Side::Report => Icon::Report,
        Side::History => Icon::History,
        Side::Corrections => Icon::Correct,
    }
}

fn side<'a>(table: &'a MissionScreen, shown: &Shown<'a>) -> Element<'a, Message> {
    match table.side {
        Side::Log => log::view(table, shown),
        Side::Report => events::view(table, shown),
        Side::History => history::view(table, shown),
        Side::Corrections => corrections::view(table, shown),
    }
}
