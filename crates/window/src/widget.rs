//! The recurring widgets of the window. They take finished texts and the messages to send.

mod action_button;
mod bar;
mod blocks;
mod button;
mod canvas_builder;
mod canvas_widget;
mod card;
mod card_band;
mod cells;
mod chip;
mod colony;
mod component_sign;
mod counter;
mod curves;
mod dawn;
mod delegate;
mod described;
mod dice;
mod die;
mod dots;
mod emblem;
mod factory;
mod field;
mod file_choice;
mod gauges;
mod horizon;
mod hub_plan;
mod icon;
mod illustration;
mod instructions;
mod label_row;
mod legend;
mod list_row;
mod mars_map;
mod motion;
mod notices;
mod panel;
mod patch;
mod pieces;
mod plan_row;
mod plot;
mod press;
mod reserved;
mod reveal;
mod rich;
mod root;
mod scroll;
mod shop_wheel;
mod shortened;
mod sign;
mod sky;
mod slide_in;
mod stamp;
mod status_line;
mod stepper;
mod tab_bar;
mod table_plan;
mod text;
mod tick_row;
mod track;
mod two_columns;
mod typed_number;
mod under_header;

pub(crate) use action_button::{OfferedAction, action_button, roll_button};
pub(crate) use bar::{BarItem, bar, bar_is_one_row};
pub use blocks::block;
pub use button::{
    MAIN, back_button, choice, choices, field_button, icon_button, icon_choice, large_choice,
    link_button, main_button, open_button, quiet_button, quiet_main_button, short_button,
    slot_button, small_choice, square_choice, total_choice, wide_button,
};
pub(crate) use canvas_builder::{polygon, polyline};
pub use card::{card, read_card};
pub use chip::{chip, facts};
pub use colony::{Colonists, ColonyKind, ColonyPlace, colonist, colony};
pub(crate) use component_sign::component_sign;
pub use counter::{Counter, Remark, cell, counter, remark, stepped_cell};
pub(crate) use curves::{curve_ink, curve_mark, curves};
pub(crate) use dawn::{dawn, poster_sky};
pub use described::described;
pub use dice::{RolledDie, dice};
pub(crate) use die::{DieKind, face_of, shown_die, turned_die};
pub(crate) use dots::dots;
pub(crate) use emblem::{campaign_emblem, emblem};
pub use factory::{
    BotSize, Factory, FactoryPart, FactoryPurse, FactoryTile, FactoryTruck, TruckSpace, factory,
};
pub use field::{PATH_MAX, entry, field};
pub(crate) use file_choice::{FileChoice, files_button};
pub use gauges::{Gauge, Measured, Scale, gauges, gauges_height};
pub(crate) use horizon::horizon;
pub(crate) use hub_plan::{HubPart, HubPlan, HubRoom, HubWing, hub_plan};
pub use icon::{Label, icon};
pub(crate) use illustration::{Bitmap, illustration};
pub use instructions::{brief_instructions, instruction_lines, instructions, orders};
pub use label_row::label_row;
pub(crate) use legend::sign_legend;
pub(crate) use list_row::list_row;
pub(crate) use mars_map::{
    Journey, MapHub, MapPart, MapRegion, MapSign, MarsMap, has_room_for_regions, map_side,
    mars_map, region_id,
};
pub use motion::Motion;
pub use notices::notices;
pub use panel::{panel, raised, section};
pub(crate) use patch::{COLLAR, ROUND, SHELL, VISOR, helmet_sign, patch, patch_chip};
pub use pieces::{pawns, piece, pips, planned_key, spaces, tokens};
pub(crate) use plan_row::{PlanRow, plan_row};
pub use plot::{Curve, PlotSign, Wins, plot_sign, points_plot, wins_plot};
pub use press::{press, press_described};
pub(crate) use reserved::reserved;
pub use reveal::reveal;
pub use rich::rich;
pub use root::{
    Accessible, AccessibleNode, AccessibleRole, Preferences, RemoteInput, RemoteKind, root,
};
pub use scroll::{
    bare_scroll, centred_column, column_of_text, framed, framed_page, framed_page_with_outcome,
    page, page_foot, scroll,
};
pub(crate) use shop_wheel::{WheelPart, WheelTile, shop_wheel};
pub use shortened::shortened;
pub(crate) use sign::Sign;
pub use sky::{Sky, sky};
pub use slide_in::slide_in;
pub use stamp::{seal, stamp};
pub(crate) use status_line::{Status, status_line};
pub use stepper::{Stepper, UNSET, stepper};
pub(crate) use tab_bar::{tab_bar, tight_tab_bar};
pub(crate) use table_plan::{PlaceOnTable, TablePlan, table_plan};
pub use text::{line, quiet, text};
pub use tick_row::{Tick, tick_row};
pub use track::{box_marker, morale, track};
pub use two_columns::{Part, two_columns};
pub(crate) use under_header::{page_under_line, under_header};

/// What almost every screen uses.
pub mod prelude {
    pub use iced::widget::{Column, Row, container, responsive, row, space};
    pub use iced::{Alignment, Length, Size};

    pub use super::*;
    pub use crate::icon::Icon;
    pub use crate::theme::{Ink, Type, size};
    pub(crate) use base::locale::{sanitized, sanitized_path};
    pub(crate) use base::names;
}

use iced::widget::container;

pub use super::renderer::Renderer;

pub type Element<'a, Message> = iced::Element<'a, Message, iced::Theme, Renderer>;

/// Gives a widget an id by which tests find it in any language.
pub fn named<'a, Message: 'a>(
    id: impl Into<String>,
    content: impl Into<Element<'a, Message>>,
) -> Element<'a, Message> {
    container(content).id(id.into()).into()
}
