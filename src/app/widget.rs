//! The recurring widgets of the window. They take finished texts and the messages to send.

mod arrival;
mod beside;
mod blocks;
mod button;
mod card;
mod cells;
mod chip;
mod counter;
mod delegate;
mod die;
mod dots;
mod field;
mod file_choice;
mod horizon;
mod icon;
mod instructions;
mod list_row;
mod motion;
mod notice;
mod panel;
mod pieces;
mod plot;
mod press;
mod rail;
mod rich;
mod root;
mod scroll;
mod stepper;
mod tab_bar;
mod text;
mod track;

pub(crate) use arrival::arrival;
pub(crate) use beside::beside;
pub(crate) use blocks::block;
pub(crate) use button::{MAIN, back_button, choice, choices, icon_button, main_button, quiet_button, wide_button};
pub(crate) use card::{card, read_card};
pub(crate) use chip::{chip, facts};
pub(crate) use counter::{Counter, Remark, counter, remark};
pub(crate) use die::{action_die, dice, die};
pub(crate) use dots::dots;
pub(crate) use field::{PATH_MAX, field};
pub(crate) use file_choice::{FileChoice, files_button};
pub(crate) use horizon::horizon;
pub(crate) use icon::{Label, icon};
pub(crate) use instructions::instructions;
pub(crate) use list_row::list_row;
pub(crate) use motion::Motion;
pub(crate) use notice::notice;
pub(crate) use panel::{panel, section};
pub(crate) use pieces::{Region, pawns, piece, region_map, spaces, status_marker, striped, tokens};
pub(crate) use plot::{Bar, legend, plot};
pub(crate) use press::press;
pub(crate) use rail::rail;
pub(crate) use rich::rich;
pub use root::{Accessible, AccessibleNode, AccessibleRole, RemoteInput};
pub(crate) use root::{Preferences, root};
pub(crate) use scroll::{bare_scroll, column_of_text, framed, page, scroll};
pub(crate) use stepper::{Stepper, stepper};
pub(crate) use tab_bar::tab_bar;
pub use text::text;
pub(crate) use text::{line, quiet};
pub(crate) use track::{box_marker, morale, track};

/// What almost every screen uses.
pub(crate) mod prelude {
    pub(crate) use iced::widget::{Column, Row, container, responsive, row, space};
    pub(crate) use iced::{Alignment, Length, Size};

    pub(crate) use super::super::icon::Icon;
    pub(crate) use super::super::theme::{Ink, Type, size};
    pub(crate) use super::*;
    pub(crate) use crate::locale::sanitized;
}

use iced::widget::container;

#[cfg(target_arch = "wasm32")]
pub(crate) use super::canvas::Renderer;
#[cfg(not(target_arch = "wasm32"))]
pub(crate) use iced::Renderer;

pub type Element<'a, Message> = iced::Element<'a, Message, iced::Theme, Renderer>;

/// Gives a widget an id by which tests find it in any language.
pub fn named<'a, Message: 'a>(id: impl Into<String>, content: impl Into<Element<'a, Message>>) -> Element<'a, Message> {
    container(content).id(id.into()).into()
}
