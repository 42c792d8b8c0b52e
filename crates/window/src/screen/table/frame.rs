//! The frame of a mission: header, step, side panel, footer.

use iced::widget::column;

use super::step::Heading;
use super::{
    Message, MissionScreen, Shown, Side, board, changes, corrections, entered_dice, events,
    history, log, setup_steps, step,
};
use crate::screen::game_frame::{self, Frame, Ways, divider, footer, low_footer};
use crate::screen::rules::RulesAt;
use crate::widget::prelude::*;
use base::play::PlayedCommand;
use first_martians::command::Command;
use first_martians::fact::Fact;
use first_martians::queries::upkeep;
use first_martians::state::{Step, TRACK_TOP};
use first_martians::steps_ahead::{StepGroup, ends_morale, group_passed};
use first_martians::vocabulary::{Block, Phase};
use language::{Args, fact_text, quote, threshold as own_threshold};

/// How many tabs fit in one row of a narrow window.
const TABS: usize = 5;

const STEP: &str = super::SCROLLS[0];
const SIDE: &str = super::SCROLLS[1];
/// The step beside the board.
const BESIDE: &str = "beside";

const PHASES: [Phase; 6] = [
    Phase::Events,
    Phase::Morale,
    Phase::Production,
    Phase::Actions,
    Phase::Malfunctions,
    Phase::CleanUp,
];

pub(super) fn view<'a>(table: &'a MissionScreen, shown: Shown<'a>) -> Element<'a, Message> {
    responsive(move |room: Size| {
        let is_spacious = room.width >= size::NARROW && room.height >= size::ROOMY;
        let whole_board = room.width >= size::WIDE && board::fits(room);
        let shown = Shown {
            is_spacious,
            narrow: room.width < size::NARROW,
            whole_board,
            ..shown.clone()
        };
        if room.width >= size::WIDE {
            wide(table, &shown, room)
        } else {
            narrow(table, &shown, room)
        }
    })
    .into()
}

/// Whether the board is shown in place of the step.
fn shows_board(table: &MissionScreen, shown: &Shown<'_>) -> bool {
    table.board_open || (table.plans_on_board && shown.whole_board)
}

fn wide<'a>(table: &'a MissionScreen, shown: &Shown<'a>, room: Size) -> Element<'a, Message> {
    let frame = Frame {
        header: header(table, shown, Head::Broad, size::PAD),
        status: changes::status(table, shown, room.width),
        footer: footer(Some(main(table, shown)), ways(table, shown), room),
    };
    if shows_board(table, shown) {
        let board = if room.width >= size::BOARD_AND_STEP && board::fits(room) {
            // Plan, map and step together.
            let step = step::view(table, shown, Heading::Broad, false, f32::INFINITY);
            let beside = Size::new(room.width - size::BOARD_STEP, room.height);
            let board = board::full_view(&table.board, shown, beside, false);
            row![
                container(board).width(beside.width),
                container(scroll(BESIDE, step)).width(size::BOARD_STEP)
            ]
            .into()
        } else if board::fits(room) {
            board::full_view(&table.board, shown, room, true)
        } else {
            board::tab_view(&table.board, shown, room, true)
        };
        let Frame {
            header,
            status,
            footer,
        } = frame;
        return under_header(
            header,
            status_line(status),
            column![divider(), container(board).height(Length::Fill), footer],
        );
    }
    let step = step::view(
        table,
        shown,
        Heading::Broad,
        true,
        room.height - size::AROUND_STEP,
    );
    let wide = (room.width - size::SIDE - 2.0 * size::PAD).min(size::COLUMN);
    let step = below_picture(setup_steps::picture(table, shown, wide), room, STEP, step);
    let (tabs, side) = (
        side_tabs(table, shown, false, room),
        scroll(SIDE, side(beside_step(table, shown), table, shown)),
    );
    game_frame::wide(frame, step, tabs, side)
}

/// Content that scrolls below a picture, which stays in sight where there is room for both; where there is not, the content comes first.
fn below_picture<'a>(
    picture: Option<Element<'a, Message>>,
    room: Size,
    name: &'static str,
    content: Element<'a, Message>,
) -> Element<'a, Message> {
    let Some(picture) = picture else {
        return scroll(name, content);
    };
    if room.height < size::ROOMY {
        return scroll(
            name,
            column![content, column_of_text(picture)].spacing(size::GAP),
        );
    }
    let picture = container(column_of_text(picture)).padding([size::SNUG, size::PAD]);
    column![picture, scroll(name, content)].into()
}

fn narrow<'a>(table: &'a MissionScreen, shown: &Shown<'a>, room: Size) -> Element<'a, Message> {
    let is_wide = room.width >= size::NARROW;
    let is_very_low = room.height < size::TINY;
    let heading = if is_very_low {
        Heading::Slight
    } else {
        Heading::Broad
    };
    let low = room.height < size::LOW;
    let (name, content) = if table.board_open {
        (STEP, board::tab_view(&table.board, shown, room, low))
    } else if table.side_open {
        (SIDE, column_of_text(side(table.side, table, shown)))
    } else {
        let height = if low {
            f32::INFINITY
        } else {
            room.height - size::AROUND_TABS
        };
        (STEP, step::view(table, shown, heading, false, height))
    };
    let wide = (room.width - 2.0 * size::PAD).min(size::COLUMN);
    let picture =
        setup_steps::picture(table, shown, wide).filter(|_| name == STEP && !table.board_open);
    // Behind a tab the main button is hidden: Enter must not play a step that is not visible.
    let main = (table.board_open || !table.side_open).then(|| main(table, shown));
    let status = changes::status(table, shown, game_frame::line_width(room));
    if low {
        // In a low window the content comes first, and only the line, the tabs and the main button stay visible.
        let head = header(table, shown, Head::Stacked, 0.0);
        let all = column![content, column_of_text(column![divider(), head])].spacing(size::PAD);
        let content = below_picture(picture, room, name, all.into());
        if !is_very_low {
            let footer = footer(main, ways(table, shown), room);
            return game_frame::narrow(
                Frame {
                    header: space().into(),
                    status,
                    footer,
                },
                side_tabs(table, shown, true, room),
                content,
                room,
            );
        }
        let foot = match main {
            None => low_footer(side_tabs(table, shown, true, room), ways(table, shown)),
            Some(_) if table.board_open => low_footer(way_back(shown), ways(table, shown)),
            Some(main) => low_footer(main, ways(table, shown)).push(short_tabs(table, shown, room)),
        };
        let foot = container(foot).padding([size::TIGHT, size::SNUG]);
        return under_header(space(), status_line(status), column![content, foot]);
    }
    // One tab bar: that of the board while the board is shown.
    let tabs = if table.board_open {
        board::tabs(&table.board, shown, room.width, true)
    } else {
        side_tabs(table, shown, true, room)
    };
    // The board takes all the room there is.
    let content = if !table.board_open {
        below_picture(picture, room, name, content)
    } else if is_wide {
        content
    } else {
        let scrolled = bare_scroll(
            name,
            container(content)
                .width(Length::Fill)
                .padding([size::TIGHT, size::PAD]),
        );
        let [above, below] = board::around_tab(&table.board, shown, room, low);
        column![above, scrolled, below].into()
    };
    let head = match room.width {
        _ if !is_wide => Head::Slim,
        width if width >= size::ONE_LINE => Head::Line,
        _ => Head::Stacked,
    };
    let frame = Frame {
        header: header(table, shown, head, size::PAD),
        status,
        footer: footer(main, ways(table, shown), room),
    };
    game_frame::narrow(frame, tabs, content, room)
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Head {
    Broad,
    Line,
    Stacked,
    /// Several lines, without what is also beside the heading of the step.
    Slim,
}

fn header<'a>(
    table: &MissionScreen,
    shown: &Shown<'a>,
    head: Head,
    inset: f32,
) -> Element<'a, Message> {
    let (localizer, game) = (shown.localizer, shown.game());
    let state = game.state();
    let crew = &state.crew;
    let sols = game.sheet().sols();
    let args = Args::new().number("sol", state.sol).number("sols", sols);
    let sol = localizer.format(
        if state.sol == 0 {
            "window-before"
        } else {
            "window-sol"
        },
        &args,
    );
    let dots_words = sol.clone();
    let sol = text(Type::Body, sol);
    let first = fact_text::name(localizer, crew, crew.first_player);
    let first = if head == Head::Slim {
        first
    } else {
        localizer.format("window-first-player", &Args::new().text("name", first))
    };
    let profession = crew
        .profession(crew.first_player)
        .map(|it| (it, localizer.word(it)));
    let first = patch_chip(Icon::FirstPlayer, profession, first);
    let phase = text(Type::Title, localizer.word(state.step.phase()));
    let phases: Vec<_> = PHASES.iter().map(|&phase| localizer.word(phase)).collect();
    let named = Args::new()
        .text("phases", localizer.list(&phases))
        .text("phase", localizer.word(state.step.phase()));
    let sky = sky(Sky {
        phases,
        present: PHASES.iter().position(|&of| of == state.step.phase()),
        darkness: Block::ALL
            .iter()
            .map(|&block| f32::from(state.track(block)))
            .fold(0.0, f32::max)
            / f32::from(TRACK_TOP),
        shows_names: matches!(head, Head::Broad | Head::Line),
    });
    let sky = described(localizer.format("window-phases", &named), sky);
    let light = row![phase, sky]
        .spacing(size::GAP)
        .align_y(Alignment::Center)
        .width(Length::Fill);
    let board = shown.board();
    let threshold = board
        .filter(|_| head != Head::Slim)
        .and_then(|_| upkeep::threshold(game))
        .map(|it| {
            chip(match own_threshold::of(localizer, game) {
                Some(rule) => localizer.format(
                    "text-board-threshold-counted",
                    &rule.number("count", it.count),
                ),
                None => localizer.format(
                    "window-broken",
                    &Args::new()
                        .number("broken", it.count)
                        .number("threshold", it.number),
                ),
            })
        });
    if head == Head::Slim {
        let sign = |id: &'static str, sign, words, press| {
            icon_button(id, sign, shown.text(words), Some(press))
        };
        let board = board.map(|_| {
            icon_choice(
                "board".to_owned(),
                Icon::Board,
                shown.text("window-board-tab"),
                table.board_open,
                Some(Message::ShowBoard(!table.board_open)),
            )
        });
        let buttons = row![
            board,
            sign(
                "rules",
                Icon::Search,
                "window-rules",
                Message::Rules(RulesAt::Search)
            ),
            sign(
                "settings",
                Icon::Settings,
                "window-settings",
                Message::Settings
            ),
            sign("home", Icon::Home, "window-home", Message::Home),
        ];
        let above = row![sol.width(Length::Fill), buttons.spacing(size::SNUG)]
            .spacing(size::SNUG)
            .align_y(Alignment::Center);
        let below = row![light, first]
            .spacing(size::SNUG)
            .align_y(Alignment::Center);
        return column![above, below]
            .spacing(size::TIGHT)
            .padding([size::TIGHT, inset])
            .into();
    }
    let title = text(
        Type::Title,
        fact_text::title(localizer, &game.mission().sheet.id),
    );
    let dots = described(dots_words, dots(state.sol, sols, shown.motion));
    // Where the title needs the room, the buttons have no icons.
    let label = |icon, id| Label {
        icon: Some(icon).filter(|_| head == Head::Broad),
        words: shown.text(id),
    };
    let is_open = shows_board(table, shown);
    let press = Some(Message::ShowBoard(!is_open));
    let board = board.map(|_| {
        choice(
            "board",
            label(Icon::Board, "window-board-tab"),
            is_open,
            press,
        )
    });
    let rules = quiet_button(
        "rules",
        label(Icon::Search, "window-rules"),
        Some(Message::Rules(RulesAt::Search)),
    );
    let settings = quiet_button(
        "settings",
        label(Icon::Settings, "window-settings"),
        Some(Message::Settings),
    );
    let home = quiet_button(
        "home",
        label(Icon::Home, "window-home"),
        Some(Message::Home),
    );
    if matches!(head, Head::Broad | Head::Line) {
        let above = row![
            title,
            sol,
            dots,
            space::horizontal(),
            board,
            rules,
            settings,
            home
        ]
        .spacing(size::ROOM);
        let below = row![light, threshold, first]
            .spacing(size::SNUG)
            .align_y(Alignment::Center);
        // The wide header has its space below it in the line.
        let (top, between, bottom) = if head == Head::Broad {
            (size::TIGHT, 0.0, 0.0)
        } else {
            (size::SNUG, size::TIGHT, size::SNUG)
        };
        let around = iced::Padding::from([0.0, inset]).top(top).bottom(bottom);
        column![above.align_y(Alignment::Center), below]
            .spacing(between)
            .padding(around)
            .into()
    } else {
        let buttons = choices(board.into_iter().chain([rules, settings, home]));
        let chips = choices(threshold.into_iter().chain([first]));
        let lines = column![
            label_row(column![title, dots].spacing(size::TIGHT), buttons),
            label_row(sol, chips),
            light
        ];
        lines
            .spacing(size::TIGHT)
            .padding([size::SNUG, inset])
            .into()
    }
}

/// Where the step waits for something else, the main button says for what and is off: its place never becomes that of another
/// control.
fn main<'a>(table: &'a MissionScreen, shown: &Shown<'a>) -> Element<'a, Message> {
    let game = shown.game();
    if game.state().outcome.is_some() && game.state().queue.is_empty() {
        return main_button(table.end.main_label(shown.localizer), Some(Message::Main));
    }
    let Some(command) = table.main_command(game) else {
        // A plan that cannot be declared yet says what is missing.
        let planning = game.state().step == Step::Plan && game.state().queue.is_empty();
        let put_back = table
            .put_back
            .is_listed()
            .then(|| shown.text("window-main-put-back"));
        let label = put_back
            .or_else(|| lacking(table, shown))
            .or_else(|| idle(table, shown))
            .or_else(|| shown.page.button.clone().filter(|_| planning));
        let label = label.or_else(|| entered_dice::missing(table, shown));
        // On the board there is nothing to choose.
        let choose = if shows_board(table, shown) {
            "window-main-choose-in-step"
        } else {
            "window-main-choose"
        };
        return main_button(label.unwrap_or_else(|| shown.text(choose)), None);
    };
    let label = shown
        .page
        .button
        .clone()
        .unwrap_or_else(|| fact_text::complete_command_label(shown.localizer, game, &command));
    main_button(label, Some(Message::Main))
}

/// Which planned action cannot be done, and what it lacks.
fn lacking(table: &MissionScreen, shown: &Shown<'_>) -> Option<String> {
    let game = shown.game();
    let (action, lack) = table.planner.lacking.as_ref()?;
    let kind = quote::action_name(
        shown.localizer,
        game,
        &game.state().board.as_ref()?.plan.get(*action)?.kind,
    );
    let args = Args::new()
        .text("action", kind)
        .text("obstacle", quote::obstacle(shown.localizer, game, lack));
    // Where there is little room, the row of the action says which it is.
    Some(shown.localizer.format(
        if shown.whole_board {
            "window-main-lacks"
        } else {
            "window-main-lacks-short"
        },
        &args,
    ))
}

/// Whose pawns could still do something, as a plan must use them.
fn idle(table: &MissionScreen, shown: &Shown<'_>) -> Option<String> {
    let crew = &shown.game().state().crew;
    let names: Vec<_> = table
        .planner
        .idle()
        .map(|seat| fact_text::name(shown.localizer, crew, seat))
        .collect();
    (!names.is_empty()).then(|| {
        shown.localizer.format(
            "window-main-pawns",
            &Args::new().text("names", shown.localizer.list(&names)),
        )
    })
}

fn ways(table: &MissionScreen, shown: &Shown<'_>) -> Ways<Message> {
    let (localizer, game, history) = (shown.localizer, shown.game(), shown.session.table());
    let named = |id: &str, what: String| localizer.format(id, &Args::new().text("what", what));
    // Of what one press passed, the first command says most.
    let label = |passed: usize, first: &PlayedCommand<Command, Fact>| match first.command {
        Command::Continue {} if passed > 1 => match group_passed(first) {
            Some(StepGroup::Production) => {
                let morale = if ends_morale(first) { "yes" } else { "no" };
                localizer.format("undo-production", &Args::new().text("morale", morale))
            }
            Some(StepGroup::Actions) => localizer.text("undo-actions"),
            Some(StepGroup::Event)
                if !first
                    .facts
                    .iter()
                    .any(|fact| matches!(fact, Fact::Read { .. })) =>
            {
                fact_text::effects_label(localizer, first)
                    .unwrap_or_else(|| fact_text::short_undo_label(localizer, game, first))
            }
            Some(StepGroup::Event | StepGroup::NewSol) | None => {
                fact_text::short_undo_label(localizer, game, first)
            }
        },
        // A phone has room for a dozen letters of it: the place comes first.
        Command::PlanAction { .. } if shown.narrow => {
            fact_text::planned_undo_label(localizer, first)
                .unwrap_or_else(|| fact_text::short_undo_label(localizer, game, first))
        }
        _ => fact_text::short_undo_label(localizer, game, first),
    };
    let undone = history.newest_first().nth(table.presses.undo_count - 1);
    let undo = undone.map(|(_, played)| named("undo-of", label(table.presses.undo_count, played)));
    let redo = history
        .command_to_redo()
        .map(|played| named("redo-of", label(table.presses.redo_count, played)));
    Ways::new(localizer, (undo, Message::Undo), (redo, Message::Redo))
}

fn side_tabs<'a>(
    table: &'a MissionScreen,
    shown: &Shown<'a>,
    with_step: bool,
    room: Size,
) -> Element<'a, Message> {
    let step = (
        "tab-step",
        Icon::Step,
        shown.text("window-tab-step"),
        !table.side_open && !table.board_open,
        Message::ShowStep,
    );
    let shown_side = if with_step {
        table.side
    } else {
        beside_step(table, shown)
    };
    let in_step = !with_step && events::are_in_step(shown);
    let sides = Side::ALL
        .into_iter()
        .filter(|side| !(in_step && *side == Side::Report))
        .map(|side| {
            let open = shown_side == side && !table.board_open && (table.side_open || !with_step);
            (
                side.id(),
                icon_of(side),
                shown.text(&format!("window-{}", side.id())),
                open,
                Message::ShowSide(side),
            )
        });
    // Where the header scrolls away the board is reached from here.
    let board = (with_step && room.height < size::LOW && shown.board().is_some()).then(|| {
        (
            "tab-board",
            Icon::Board,
            shown.text("window-board-tab"),
            table.board_open,
            Message::ShowBoard(!table.board_open),
        )
    });
    let tabs: Vec<_> = with_step
        .then_some(step)
        .into_iter()
        .chain(board)
        .chain(sides)
        .collect();
    let in_two_lines =
        room.width < size::LEAST.0 || (tabs.len() > TABS && room.width < size::NARROW);
    let room = if in_two_lines {
        game_frame::TabRoom::TwoRows
    } else {
        game_frame::TabRoom::Enough
    };
    game_frame::tabs(tabs, room)
}

/// The tab that was open last, in place of all tabs, and the board where it fits.
fn short_tabs<'a>(table: &'a MissionScreen, shown: &Shown<'a>, room: Size) -> Element<'a, Message> {
    let side = table.side;
    let side = (
        side.id(),
        icon_of(side),
        shown.text(&format!("window-{}", side.id())),
        false,
        Message::ShowSide(side),
    );
    if shown.board().is_none() || room.width < 4.0 * size::ONE_TAB {
        return container(tab_bar([side])).width(size::ONE_TAB).into();
    }
    let board = (
        "tab-board",
        Icon::Board,
        shown.text("window-board-tab"),
        false,
        Message::ShowBoard(true),
    );
    container(tab_bar([board, side]))
        .width(2.0 * size::ONE_TAB)
        .into()
}

fn way_back<'a>(shown: &Shown<'a>) -> Element<'a, Message> {
    tab_bar([(
        "tab-step",
        Icon::Step,
        shown.text("window-tab-step"),
        false,
        Message::ShowStep,
    )])
}

const fn icon_of(side: Side) -> Icon {
    match side {
        Side::Log => Icon::Log,
        Side::Report => Icon::Report,
        Side::History => Icon::History,
        Side::Corrections => Icon::Correct,
    }
}

/// Reports that are in the step are not beside it too.
fn beside_step(table: &MissionScreen, shown: &Shown<'_>) -> Side {
    if table.side == Side::Report && events::are_in_step(shown) {
        Side::Log
    } else {
        table.side
    }
}

fn side<'a>(side: Side, table: &'a MissionScreen, shown: &Shown<'a>) -> Element<'a, Message> {
    match side {
        Side::Log => log::view(table, shown),
        Side::Report => events::view(table, shown),
        Side::History => history::view(table, shown),
        Side::Corrections => corrections::view(table, shown),
    }
}
