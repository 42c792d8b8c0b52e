//! The frame of the table: where we are above, the step in the middle, what lies beside it, undo below.

use iced::widget::{button, column, container, responsive, row, rule, space};
use iced::{Alignment, Length, Size};

use super::{Message, Shown, Side, Table, corrections, events, history, log, step};
use crate::app::icon::Icon;
use crate::app::theme::{self, Ground, Type, size};
use crate::app::widget::{
    self, Element, Label, chip, column_of_text, dots, main_button, named, quiet_button, rail, scroll, tab_bar, text,
};
use crate::first_martians::words::Phase;
use crate::language::{Args, page, tell};

const STEP: &str = super::SCROLLS[0];
const SIDE: &str = super::SCROLLS[1];

/// The phases of a sol, in their order.
const PHASES: [Phase; 6] = [Phase::Events, Phase::Morale, Phase::Production, Phase::Actions, Phase::Malfunctions, Phase::CleanUp];

/// How wide a character of small type is, about.
const CHARACTER: f32 = 7.2;

pub(super) fn view<'a>(table: &'a Table, shown: Shown<'a>) -> Element<'a, Message> {
    responsive(move |room: Size| if room.width >= size::WIDE { wide(table, &shown, room) } else { narrow(table, &shown, room) })
        .into()
}

fn wide<'a>(table: &'a Table, shown: &Shown<'a>, room: Size) -> Element<'a, Message> {
    let middle = column![
        scroll(STEP, column_of_text(step::view(table, shown, true))),
        container(footer(table, shown, room.width - size::SIDE, true)).padding([size::GAP, size::PAD]),
    ];
    let side = column![side_tabs(table, shown, false), scroll(SIDE, side(table, shown))].spacing(size::TIGHT);
    column![
        header(shown, true, size::PAD),
        rule::horizontal(size::LINE).style(theme::rule),
        row![middle.width(Length::Fill), container(side.padding(size::GAP)).width(size::SIDE)].height(Length::Fill),
    ]
    .into()
}

fn narrow<'a>(table: &'a Table, shown: &Shown<'a>, room: Size) -> Element<'a, Message> {
    let broad = room.width >= size::NARROW;
    let low = room.height < size::LOW;
    let line = || rule::horizontal(size::LINE).style(theme::rule);
    let (id, content) = if table.aside { (SIDE, side(table, shown)) } else { (STEP, step::view(table, shown, false)) };
    let content = if low {
        // What is read comes first where little is seen at once.
        let head = column![line(), header(shown, broad, 0.0)].spacing(size::SNUG);
        scroll(id, column![column_of_text(content), head].spacing(size::ROOM))
    } else {
        scroll(id, column_of_text(content))
    };
    let tabs = container(side_tabs(table, shown, true)).padding([size::TIGHT, size::SNUG]);
    let in_one_line = broad || (low && room.width >= size::ROW);
    let footer = container(footer(table, shown, room.width, in_one_line)).padding([size::SNUG, size::PAD]);
    match (low, broad) {
        (true, _) => column![content, footer, tabs].into(),
        (false, true) => column![header(shown, true, size::PAD), tabs, line(), content, footer].into(),
        (false, false) => column![header(shown, false, size::PAD), line(), content, footer, tabs].into(),
    }
}

/// Where we are.
fn header<'a>(shown: &Shown<'a>, in_one_line: bool, inset: f32) -> Element<'a, Message> {
    let (voice, game) = (shown.voice, shown.game());
    let state = game.state();
    let crew = &state.crew;
    let sols = game.sheet().sols();
    let args = Args::new().number("sol", state.sol).number("sols", sols);
    let sol = voice.say(if state.sol == 0 { "window-before" } else { "window-sol" }, &args);
    let sol = text(Type::Body, sol);
    let dots = dots(state.sol, sols);
    let first = voice.say("window-first-player", &Args::new().text("name", tell::name(voice, crew, crew.first_player)));
    let phase = state.step.phase();
    let present = PHASES.iter().position(|&of| of == phase);
    let rail = rail(PHASES.len(), present, voice.word(phase));
    let title = text(Type::Title, tell::title(voice, &game.mission().sheet.id));
    // Where the title needs the room, the buttons bear words alone.
    let label = |icon, id| Label { icon: Some(icon).filter(|_| in_one_line), words: shown.say(id) };
    let home = named("home", quiet_button(label(Icon::Home, "window-home"), Some(Message::Home)));
    let settings = named("settings", quiet_button(label(Icon::Settings, "window-settings"), Some(Message::Settings)));

    if in_one_line {
        let above = row![title, sol, dots, space::horizontal(), chip((Icon::FirstPlayer, first)), settings, home]
            .spacing(size::ROOM)
            .align_y(Alignment::Center);
        column![above, rail].spacing(size::TIGHT).padding([size::SNUG, inset]).into()
    } else {
        let above = row![column![title, dots].spacing(size::TIGHT).width(Length::Fill), settings, home]
            .spacing(size::TIGHT)
            .align_y(Alignment::Center);
        let sol = row![sol, space::horizontal(), chip((Icon::FirstPlayer, first))].align_y(Alignment::Center);
        column![above, sol, rail].spacing(size::TIGHT).padding([size::SNUG, inset]).into()
    }
}

/// The main button, always in the same place; undo and redo, which say what they undo.
fn footer<'a>(table: &'a Table, shown: &Shown<'a>, room: f32, in_one_line: bool) -> Element<'a, Message> {
    let main = main(table, shown);
    let backwards = |room: f32| undo_and_redo(shown, room);
    if in_one_line {
        let half = room / 2.0;
        let main = main.unwrap_or_else(|| space().height(size::MAIN).into());
        return row![container(backwards(half)).width(Length::Fill), container(main).width(Length::Fill)]
            .spacing(size::PAD)
            .align_y(Alignment::Center)
            .into();
    }
    match main.filter(|_| !table.aside) {
        Some(main) => column![main, backwards(room)].spacing(size::SNUG).into(),
        None => backwards(room),
    }
}

fn main<'a>(table: &'a Table, shown: &Shown<'a>) -> Option<Element<'a, Message>> {
    let game = shown.game();
    if game.state().outcome.is_some() && game.state().queue.is_empty() {
        return Some(main_button(shown.say("window-home"), Some(Message::Main)));
    }
    let command = table.main_command(game)?;
    let label = page::button(shown.voice, game).unwrap_or_else(|| tell::chosen_label(shown.voice, game, &command));
    Some(main_button(label, Some(Message::Main)))
}

fn undo_and_redo<'a>(shown: &Shown<'a>, room: f32) -> Element<'a, Message> {
    let (voice, game, table) = (shown.voice, shown.game(), shown.session.table());
    let redo =
        table.redoable().map(|played| voice.say("redo-of", &Args::new().text("what", tell::undo_label(voice, game, played))));
    let parts = if redo.is_some() { 2.0 } else { 1.0 };
    let fits = ((room / parts - 2.0 * size::PAD - 2.0 * size::GAP - size::ROOM) / CHARACTER * 2.0).max(24.0);
    let undo = match table.undoable() {
        Some(played) => backward("undo", Icon::Undo, tell::undo_button(voice, game, played), fits, Some(Message::Undo)),
        None => backward("undo", Icon::Undo, shown.say("window-undo-nothing"), fits, None),
    };
    let mut both = row![undo].spacing(size::SNUG);
    if let Some(redo) = redo {
        both = both.push(backward("redo", Icon::Redo, redo, fits, Some(Message::Redo)));
    }
    both.into()
}

fn backward<'a>(id: &'static str, icon: Icon, label: String, fits: f32, press: Option<Message>) -> Element<'a, Message> {
    let label = widget::shortened(label, fits);
    let label =
        container(Label::from((icon, label)).row(Type::Small, Alignment::Start)).center_y(Length::Fill).width(Length::Fill);
    let button = button(label)
        .width(Length::Fill)
        .height(size::TARGET)
        .padding([size::TIGHT, size::GAP])
        .style(theme::button(Ground::Quiet))
        .on_press_maybe(press);
    container(named(id, button)).width(Length::FillPortion(1)).into()
}

fn side_tabs<'a>(table: &'a Table, shown: &Shown<'a>, with_step: bool) -> Element<'a, Message> {
    let step = ("tab-step", Icon::Step, shown.say("window-tab-step"), !table.aside, Message::ShowStep);
    let sides = Side::ALL.map(|side| {
        let open = table.side == side && (table.aside || !with_step);
        (side.id(), icon_of(side), shown.say(&format!("window-{}", side.id())), open, Message::ShowSide(side))
    });
    tab_bar(with_step.then_some(step).into_iter().chain(sides))
}

const fn icon_of(side: Side) -> Icon {
    match side {
        Side::Log => Icon::Log,
        Side::Report => Icon::Report,
        Side::History => Icon::History,
        Side::Corrections => Icon::Correct,
    }
}

fn side<'a>(table: &'a Table, shown: &Shown<'a>) -> Element<'a, Message> {
    match table.side {
        Side::Log => log::view(shown),
        Side::Report => events::view(table, shown),
        Side::History => history::view(table, shown),
        Side::Corrections => corrections::view(table, shown),
    }
}
