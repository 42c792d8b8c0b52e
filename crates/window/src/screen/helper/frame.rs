//! The frame of a helper game: header, step, side panel, footer.

use iced::widget::column;

use super::{HelperView, Message, Middle, Msg, Parts, Placement, Shown, Side, form, history};
use crate::notices;
use crate::screen::game_frame::{self, Frame, TabRoom, Ways, divider, footer, low_footer};
use crate::screen::rules::RulesAt;
use crate::widget::prelude::*;
use base::play::PlayedCommand;
use language::{Args, Localizer, score};

const STEP: &str = "step";
const SIDE: &str = "side";

/// The widest step.
pub(super) const WIDEST: f32 = 1500.0;
/// From this width on the context is beside the decisions, which have this share of it, and at most this width.
pub(super) const BESIDE: f32 = 900.0;
const DECISIONS: f32 = 0.44;
const WIDEST_DECISIONS: f32 = 620.0;
pub(super) fn view<'a, K: HelperView>(shown: Shown<'a, K>) -> Element<'a, Msg<K>> {
    responsive(move |room: Size| {
        let is_spacious = room.width >= size::NARROW && room.height >= size::ROOMY;
        if room.width >= size::WIDE {
            wide(
                &Shown {
                    width: room.width - size::SIDE,
                    is_spacious,
                    ..shown
                },
                room,
            )
        } else {
            narrow(
                &Shown {
                    width: room.width,
                    is_spacious,
                    ..shown
                },
                room,
            )
        }
    })
    .into()
}

fn wide<'a, K: HelperView>(shown: &Shown<'a, K>, room: Size) -> Element<'a, Msg<K>> {
    let (content, main) = step(shown);
    let frame = frame(shown, header(shown, true, size::PAD), main, room);
    game_frame::wide(
        frame,
        scroll(STEP, wide_page(content)),
        tabs(shown, false),
        scroll(SIDE, side(shown)),
    )
}

/// With what was done last in the line, unless a notice is in it.
fn frame<'a, K: HelperView>(
    shown: &Shown<'a, K>,
    header: Element<'a, Msg<K>>,
    main: Option<Element<'a, Msg<K>>>,
    room: Size,
) -> Frame<'a, Msg<K>> {
    let undone = last_played(shown);
    let notice = notices::newest(
        shown.localizer,
        shown.notices,
        Message::Notices(true),
        Message::Dismiss,
    );
    let done = |words| Status {
        id: "changes",
        words,
        is_trouble: false,
        more: None,
        open: None,
        dismiss: None,
    };
    let status = notice.or_else(|| undone.clone().map(done));
    let ways = ways(shown, undone);
    // On a phone the line says what would be undone, and the step needs the height of its button. Behind every tab the row is the same.
    let footer = if room.width < size::NARROW {
        let main = main.unwrap_or_else(|| space().height(size::MAIN).into());
        container(low_footer(main, ways)).padding(size::SNUG).into()
    } else {
        footer(main, ways, room)
    };
    Frame {
        header,
        status,
        footer,
    }
}

/// Centred where the window is wider than any step.
fn wide_page<'a, M: 'a>(content: impl Into<Element<'a, M>>) -> Element<'a, M> {
    container(container(content).max_width(WIDEST).width(Length::Fill))
        .center_x(Length::Fill)
        .into()
}

fn narrow<'a, K: HelperView>(shown: &Shown<'a, K>, room: Size) -> Element<'a, Msg<K>> {
    let aside = shown.screen.side_open;
    // Behind a tab the main button is hidden: Enter must not play a step that is not visible.
    let (name, content, main) = if aside {
        (SIDE, side(shown), None)
    } else {
        let (content, main) = step(shown);
        (STEP, content, main)
    };
    if room.height < size::LOW {
        // In a low window the content comes first, and only the line, the tabs and the main button stay visible.
        let all = column![content, divider(), header(shown, false, 0.0)].spacing(size::PAD);
        let frame = frame(shown, space().into(), main, room);
        return game_frame::narrow(frame, tabs(shown, true), scroll(name, wide_page(all)), room);
    }
    let in_one_line = room.width >= size::ONE_LINE;
    let frame = frame(shown, header(shown, in_one_line, size::PAD), main, room);
    game_frame::narrow(
        frame,
        tabs(shown, true),
        scroll(name, wide_page(content)),
        room,
    )
}

fn header<'a, K: HelperView>(
    shown: &Shown<'a, K>,
    in_one_line: bool,
    inset: f32,
) -> Element<'a, Msg<K>> {
    let title = text(Type::Title, score::game(shown.localizer, K::GAME.id()));
    let where_we_are = shown.game().summary(shown.localizer).into_iter().map(chip);
    if shown.width < size::NARROW {
        let sign = |id: &'static str, sign, words, press| {
            icon_button(id, sign, shown.text(words), Some(press))
        };
        let buttons = row![
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
        let above = label_row(title, buttons.spacing(size::SNUG));
        return column![above, facts(where_we_are)]
            .spacing(size::TIGHT)
            .padding([size::TIGHT, inset])
            .into();
    }
    let label = |icon, id| Label {
        icon: Some(icon).filter(|_| in_one_line),
        words: shown.text(id),
    };
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
    if in_one_line {
        let buttons = row![rules, settings, home].spacing(size::SNUG);
        return row![
            title,
            container(facts(where_we_are)).width(Length::Fill),
            buttons
        ]
        .spacing(size::ROOM)
        .align_y(Alignment::Center)
        .padding([
            if shown.is_spacious {
                size::SNUG
            } else {
                size::TIGHT
            },
            inset,
        ])
        .into();
    }
    let buttons = choices([rules, settings, home]);
    column![
        facts(std::iter::once(title.into()).chain(where_we_are)),
        buttons
    ]
    .spacing(size::TIGHT)
    .padding([size::SNUG, inset])
    .into()
}

/// The step, and what is in the place of the main button.
fn step<'a, K: HelperView>(
    shown: &Shown<'a, K>,
) -> (Element<'a, Msg<K>>, Option<Element<'a, Msg<K>>>) {
    let page = shown.page();
    let column = ((page - size::ROOM) * DECISIONS).min(WIDEST_DECISIONS);
    let context = K::context(
        shown,
        if shown.has_columns() {
            page - size::ROOM - column
        } else {
            page
        },
    );
    let in_columns = shown.has_columns() && !context.is_empty();
    let shown = &Shown {
        column: if in_columns { column } else { page },
        in_columns,
        ..*shown
    };
    let Parts {
        across,
        decisions,
        below,
    } = match K::middle(shown) {
        Middle::Instead {
            parts,
            main: (id, label),
            back,
        } => {
            let main = named(id, main_button(label, Some(Message::Main)));
            // On a phone there is room for the main button alone.
            let (inside, back) = if shown.width < size::NARROW {
                (back, None)
            } else {
                (None, back)
            };
            let main = row![back, main]
                .spacing(size::SNUG)
                .align_y(Alignment::Center);
            let parts = Column::with_children(parts.into_iter().chain(inside))
                .spacing(size::PAD)
                .width(Length::Fill);
            return (parts.into(), Some(main.into()));
        }
        Middle::Step(parts) => parts,
    };
    let forms = form::in_step(shown);
    let game = shown.game();
    let page = game.current_page(shown.localizer);
    let (words, open) = (
        shown.text("window-rules-help"),
        Some(Message::Rules(RulesAt::Step)),
    );
    // On a phone the heading needs the room.
    let help = if shown.width < size::NARROW {
        icon_button("step-help", Icon::Help, words, open)
    } else {
        quiet_button("step-help", (Icon::Help, words), open)
    };
    let purse = game
        .purse(shown.localizer)
        .map(|purse| named("purse", quiet(Type::Body, purse)));
    let heading = column![text(Type::Heading, page.heading), purse];
    let heading = label_row(heading, help);
    let lines = if shown.is_spacious {
        instructions
    } else {
        brief_instructions
    };
    let now =
        (!page.instructions.is_empty()).then(|| named("instructions", lines(page.instructions)));
    // In a low window what is decided every turn comes before what is read once.
    let decides_first = !shown.is_spacious
        && game.is_routine()
        && !(across.is_empty() && decisions.is_empty() && forms.is_empty());
    let (first, after) = if decides_first {
        (None, now)
    } else {
        (now, None)
    };
    let next = (!page.next.is_empty()).then(|| quiet(Type::Small, page.next));
    let last = below.into_iter().chain(next).chain([game_frame::questions(
        shown.localizer,
        &game.questions(),
        Message::Rules,
    )]);
    let decided = decisions.into_iter().chain(forms);
    let gap = if shown.is_spacious {
        size::PAD
    } else {
        size::SNUG
    };
    let all = |parts: Vec<Element<'a, Msg<K>>>| {
        Column::with_children(parts)
            .spacing(gap)
            .width(Length::Fill)
    };
    let content = if in_columns {
        let decided = all(first
            .into_iter()
            .chain(decided)
            .chain(after)
            .chain(last)
            .collect())
        .width(column);
        let columns = row![decided, all(context)].spacing(size::ROOM);
        all([heading]
            .into_iter()
            .chain(across)
            .chain([columns.into()])
            .collect())
    } else {
        let parts = [heading]
            .into_iter()
            .chain(first)
            .chain(across)
            .chain(decided)
            .chain(context);
        all(parts.chain(after).chain(last).collect())
    };
    (content.into(), Some(main(shown)))
}

/// Where the step waits for a choice, the main button says so and is off.
fn main<'a, K: HelperView>(shown: &Shown<'a, K>) -> Element<'a, Msg<K>> {
    if shown.game().is_over() {
        // Another game is no less likely.
        return quiet_main_button(shown.text("window-home"), Some(Message::Main));
    }
    let missing = shown.game().missing();
    if missing > 0 {
        return main_button(shown.game().missing_label(shown.localizer, missing), None);
    }
    let own = &shown.screen.own;
    if !shown.game().prepared_commands(own).is_empty() {
        return main_button(
            shown.game().prepared_label(shown.localizer, own),
            Some(Message::Main),
        );
    }
    let Some(command) = shown.screen.main_command() else {
        return main_button(shown.text("window-main-choose"), None);
    };
    match K::main_exception(shown, command) {
        Some(label) => quiet_main_button(label, Some(Message::Main)),
        None => main_button(
            shown.game().describe_command(shown.localizer, command),
            Some(Message::Main),
        ),
    }
}

/// What was played last.
fn last_played<K: HelperView>(shown: &Shown<'_, K>) -> Option<String> {
    let past = shown.table;
    past.command_to_undo().map(|played| {
        // A played command is named by the game as it was before it.
        let before = past.game_at(played.parent);
        played_text(
            shown.localizer,
            before.as_ref().unwrap_or_else(|| past.game()),
            played,
        )
    })
}

fn ways<K: HelperView>(shown: &Shown<'_, K>, undone: Option<String>) -> Ways<Msg<K>> {
    let (localizer, past) = (shown.localizer, shown.table);
    let undo = undone.map(|what| localizer.format("undo-of", &Args::new().text("what", what)));
    let redo = past.command_to_redo().map(|played| {
        localizer.format(
            "redo-of",
            &Args::new().text("what", played_text(localizer, past.game(), played)),
        )
    });
    Ways::new(localizer, (undo, Message::Undo), (redo, Message::Redo))
}

fn played_text<K: HelperView>(
    localizer: &Localizer,
    before: &K,
    played: &PlayedCommand<K::Command, K::Fact>,
) -> String {
    let said = K::is_described_by_fact(&played.command);
    let told = played
        .facts
        .first()
        .filter(|_| said)
        .and_then(|fact| before.describe_fact(localizer, fact));
    told.unwrap_or_else(|| before.describe_command(localizer, &played.command))
}

fn tabs<'a, K: HelperView>(shown: &Shown<'a, K>, with_step: bool) -> Element<'a, Msg<K>> {
    let screen = shown.screen;
    let step = (
        "tab-step",
        Icon::Step,
        shown.text("window-tab-step"),
        !screen.side_open,
        Message::ShowStep,
    );
    let sides = Side::ALL.map(|side| {
        let open = screen.side == side && (screen.side_open || !with_step);
        (
            side.id(),
            icon_of(side),
            shown.text(&format!("window-{}", side.id())),
            open,
            Message::ShowSide(side),
        )
    });
    let tabs = with_step.then_some(step).into_iter().chain(sides).collect();
    let room = match with_step {
        true if shown.width < size::LEAST.0 => TabRoom::TwoRows,
        true if shown.width < size::NARROW => TabRoom::Little,
        _ => TabRoom::Enough,
    };
    game_frame::tabs(tabs, room)
}

const fn icon_of(side: Side) -> Icon {
    match side {
        Side::Players => Icon::Crew,
        Side::Report => Icon::Report,
        Side::History => Icon::History,
        Side::Corrections => Icon::Correct,
    }
}

fn side<'a, K: HelperView>(shown: &Shown<'a, K>) -> Element<'a, Msg<K>> {
    let parts = match shown.screen.side {
        Side::Players => K::player_panels(shown),
        Side::Report => listed(
            shown,
            Placement::Report,
            "helper-side-report",
            "helper-side-report-lead",
            "helper-side-report-none",
        ),
        Side::History => history::view(shown),
        Side::Corrections => {
            let mut parts = listed(
                shown,
                Placement::Corrections,
                "helper-side-correct",
                "window-correct-lead",
                "helper-side-correct-none",
            );
            parts.push(quiet_button(
                "wrong",
                (Icon::Help, shown.text("window-wrong")),
                Some(Message::ReportProblem),
            ));
            parts
        }
    };
    Column::with_children(parts).spacing(size::GAP).into()
}

fn listed<'a, K: HelperView>(
    shown: &Shown<'a, K>,
    at: Placement,
    title: &str,
    lead: &str,
    none: &str,
) -> Vec<Element<'a, Msg<K>>> {
    let forms = form::beside(shown, at);
    let lead = quiet(
        Type::Small,
        shown.text(if forms.is_empty() { none } else { lead }),
    );
    vec![section(
        shown.text(title),
        std::iter::once(lead).chain(forms),
    )]
}
