//! The recurring pieces of the window, each once. They take texts that are already made and messages to send.

mod arrival;
mod beside;
mod blocks;
mod button;
mod card;
mod cells;
mod chip;
mod counter;
mod die;
mod dots;
mod field;
mod horizon;
mod icon;
mod inner;
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

pub use arrival::arrival;
pub use beside::beside;
pub use blocks::block;
pub use button::{MAIN, back_button, choice, choices, main_button, quiet_button, wide_button};
pub use card::{card, told};
pub use chip::{chip, facts};
pub use counter::{Counter, Remark, counter, remark};
pub use die::{action_die, dice, die};
pub use dots::dots;
pub use field::{PATH_MAX, field, kept};
pub use horizon::horizon;
pub use icon::{Label, icon};
pub use instructions::instructions;
pub use list_row::list_row;
pub use motion::Motion;
pub use notice::notice;
pub use panel::{panel, section};
pub use pieces::{Region, cube, pawns, piece, polar, spaces, striped, tokens};
pub use plot::{Bar, legend, plot};
pub use press::press;
pub use rail::rail;
pub use rich::rich;
pub use root::root;
pub use scroll::{bare_scroll, column_of_text, framed, page, scroll};
pub use stepper::{Stepper, stepper};
pub use tab_bar::tab_bar;
pub use text::{line, quiet, text};
pub use track::{box_marker, morale, track};

use iced::widget::container;

/// What a view is made of.
pub type Element<'a, Message> = iced::Element<'a, Message>;

/// Gives a piece a name by which a test finds it in any language.
pub fn named<'a, Message: 'a>(id: impl Into<String>, content: impl Into<Element<'a, Message>>) -> Element<'a, Message> {
    container(content).id(id.into()).into()
}
