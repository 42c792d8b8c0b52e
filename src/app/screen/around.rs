//! What the tables of all games have around the step: what stands under it, the rules that it rests on, the way to its story.

use iced::widget::{button, column, container, row, space};
use iced::{Alignment, Length};

use crate::app::icon::Icon;
use crate::app::theme::{self, Ground, Type, size};
use crate::app::widget::{self, Element, Label, choices, named, quiet, quiet_button, section, tab_bar};
use crate::language::Voice;
use crate::rulebook::{self, Tongue};

/// Undo and redo: what each says and sends. There may be nothing to undo; redo is shown only where there is something.
pub(super) struct Ways<M> {
    undo: (String, Option<M>),
    redo: Option<(String, M)>,
}

impl<M> Ways<M> {
    /// What each says, where there is something, and what it sends.
    pub(super) fn new(voice: &Voice, (undo, undoes): (Option<String>, M), (redo, redoes): (Option<String>, M)) -> Self {
        let undo = undo.map_or_else(|| (voice.plain("window-undo-nothing"), None), |label| (label, Some(undoes)));
        Self { undo, redo: redo.map(|label| (label, redoes)) }
    }
}

/// The main button, always in the same place; undo and redo, which say what they undo.
pub(super) fn footer<'a, M: Clone + 'a>(
    main: Option<Element<'a, M>>,
    ways: Ways<M>,
    room: f32,
    in_one_line: bool,
) -> Element<'a, M> {
    if in_one_line {
        let main = main.unwrap_or_else(|| space().height(size::MAIN).into());
        return row![container(undo_and_redo(ways, room / 2.0)).width(Length::Fill), container(main).width(Length::Fill)]
            .spacing(size::PAD)
            .align_y(Alignment::Center)
            .into();
    }
    column![main, undo_and_redo(ways, room)].spacing(size::SNUG).into()
}

pub(super) fn undo_and_redo<'a, M: Clone + 'a>(ways: Ways<M>, room: f32) -> Element<'a, M> {
    let undo = backward("undo", Icon::Undo, ways.undo.0, ways.undo.1);
    let redo = ways.redo.map(|(label, press)| backward("redo", Icon::Redo, label, Some(press)));
    // Side by side each needs room for what it says.
    if room < size::NARROW {
        column![undo, redo].spacing(size::TIGHT).into()
    } else {
        row![undo, redo].spacing(size::SNUG).into()
    }
}

fn backward<'a, M: Clone + 'a>(id: &'static str, icon: Icon, label: String, press: Option<M>) -> Element<'a, M> {
    let least = space().height(size::TARGET - 2.0 * size::TIGHT);
    let words = container(Label::from((icon, label)).row(Type::Small, Alignment::Start)).width(Length::Fill);
    let label = row![least, words].align_y(Alignment::Center);
    let button = button(label).width(Length::Fill).padding([size::TIGHT, size::GAP]).style(theme::button(Ground::Quiet));
    container(named(id, widget::press(id, button, press))).width(Length::FillPortion(1)).into()
}

/// A tab: its name, its sign and words, whether it is open, what it sends.
pub(super) type Tab<M> = (&'static str, Icon, String, bool, M);

/// Tabs in a line, or in two where they have no room.
pub(super) fn tabs<'a, M: Clone + 'a>(mut tabs: Vec<Tab<M>>, in_two_lines: bool) -> Element<'a, M> {
    if in_two_lines {
        let second = tabs.split_off(tabs.len().div_ceil(2));
        return column![tab_bar(tabs), tab_bar(second)].spacing(size::TIGHT).into();
    }
    tab_bar(tabs)
}

/// The rules that the step rests on.
pub(super) fn rules<'a, M: Clone + 'a>(
    voice: &Voice,
    entries: &[&'static str],
    open: impl Fn(Option<&'static str>) -> M,
) -> Element<'a, M> {
    let tongue = Tongue::from(voice.language());
    let titled = entries.iter().filter_map(|&id| rulebook::title(tongue, id).map(|title| (id, title)));
    let buttons = titled.map(|(id, title)| named(format!("rule-{id}"), quiet_button(title, Some(open(Some(id))))));
    column![quiet(Type::Small, voice.plain("window-rules-step")), choices(buttons)].spacing(size::SNUG).into()
}

/// The way to the story of the game.
pub(super) fn share<'a, M: Clone + 'a>(voice: &Voice, message: M) -> Element<'a, M> {
    let share = quiet_button((Icon::Export, voice.plain("story-share")), Some(message));
    section(voice.plain("story-title"), [quiet(Type::Small, voice.plain("story-lead")), named("share", share)])
}
