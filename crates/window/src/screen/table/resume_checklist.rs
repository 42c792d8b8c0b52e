//! What a crew needs to put the table back when it goes on with a game: what happened last, and where every piece is.

use std::collections::BTreeSet;

use iced::widget::column;

use super::board::{self, BoardView};
use super::{Message as Outer, Shown};
use crate::Shared;
use crate::action::{Action, Request};
use crate::jobs::files;
use crate::widget::prelude::*;
use base::play::{GameHistory, PlayedCommand};
use first_martians::Game;
use first_martians::command::Command;
use first_martians::fact::Fact;
use language::table_state::{AreaState, TableArea, areas, is_laid, last_lines, unlisted};
use language::{Localizer, fact_text, html};

/// How many commands are looked at for what happened last: steps alone say little.
const LOOKED_AT: usize = 3;

#[derive(Debug, Clone, Default)]
pub(super) struct PutBack {
    /// The last commands, the newest first.
    last: Vec<PlayedCommand<Command, Fact>>,
    /// What happened last, and the areas of the table; empty once the game has gone on.
    told: Vec<String>,
    areas: Vec<AreaState>,
    /// Whether the areas are listed: who has left the table as it is goes on at once.
    open: bool,
    /// The lines that were done, by area.
    ticked: BTreeSet<(usize, usize)>,
}

#[derive(Debug, Clone, Copy)]
pub enum Message {
    Open(bool),
    /// A line was done, or not: area and line.
    Tick(usize, usize),
    Print,
}

impl PutBack {
    /// A game was opened.
    pub(super) fn opened(table: &GameHistory<Game>, localizer: &Localizer) -> Self {
        let mut opened = Self {
            last: last_commands(table),
            ..Self::default()
        };
        if is_laid(table.game()) {
            opened.tell(table.game(), localizer);
        }
        opened
    }

    /// The game has gone on: on the next page the table is as it should be. On this one the panel keeps its place above what is
    /// pressed.
    pub(super) fn refresh(
        &mut self,
        table: &GameHistory<Game>,
        localizer: &Localizer,
        is_other_page: bool,
    ) {
        self.last = last_commands(table);
        if is_other_page {
            *self = Self {
                last: std::mem::take(&mut self.last),
                ..Self::default()
            };
        } else if !self.areas.is_empty() {
            self.areas = areas(localizer, table.game());
        }
    }

    pub(super) fn set_language(&mut self, game: &Game, localizer: &Localizer) {
        if !self.areas.is_empty() {
            self.tell(game, localizer);
        }
    }

    fn tell(&mut self, game: &Game, localizer: &Localizer) {
        self.told = last_lines(localizer, game, self.last.iter());
        self.areas = areas(localizer, game);
    }

    pub(super) fn update(
        &mut self,
        message: Message,
        game: &Game,
        shared: &Shared,
    ) -> Request<Command> {
        match message {
            Message::Open(open) => self.open = open,
            Message::Tick(area, line) => {
                if !self.ticked.remove(&(area, line)) {
                    let _ = self.ticked.insert((area, line));
                }
            }
            Message::Print => {
                let Some(save) = &shared.save else {
                    return Request::NONE;
                };
                let localizer = &shared.localizer;
                let title = fact_text::title(localizer, &game.mission().sheet.id);
                let last = last_lines(localizer, game, self.last.iter());
                let page = html::table_state(
                    localizer,
                    &title,
                    &last,
                    &areas(localizer, game),
                    &unlisted(localizer, game),
                );
                let name = format!("{save}-table-{}", localizer.language().code());
                return Request::App(Action::Run(files::print_table(&shared.folders, name, page)));
            }
        }
        Request::NONE
    }

    /// Whether the areas are listed, in a game that was opened again.
    pub(super) fn is_listed(&self) -> bool {
        self.open && !self.areas.is_empty()
    }

    /// The panel above the step, until the next page.
    pub(super) fn view<'a>(
        &'a self,
        board: &'a BoardView,
        shown: &Shown<'a>,
    ) -> Option<Element<'a, Outer>> {
        if self.areas.is_empty() {
            return None;
        }
        let press = |message| Some(Outer::PutBack(message));
        let (sign, label) = if self.open {
            (Icon::Minus, "table-fold")
        } else {
            (Icon::Plus, "table-unfold")
        };
        let fold = quiet_button(
            "put-back",
            (sign, shown.text(label)),
            press(Message::Open(!self.open)),
        );
        if !self.open {
            let last = self
                .told
                .last()
                .map(|line| quiet(Type::Small, line.clone()));
            return Some(panel(label_row(
                column![text(Type::Body, shown.text("table-title")), last],
                fold,
            )));
        }
        let title = text(Type::Title, shown.text("table-title"));
        let whole = shown.game().state().board_state().map(|_| {
            quiet_button(
                "put-back-board",
                (Icon::Board, shown.text("window-board-tab")),
                Some(Outer::ShowBoard(true)),
            )
        });
        let print = quiet_button(
            "put-back-print",
            (Icon::Print, shown.text("table-print")),
            press(Message::Print),
        );
        let buttons = choices([fold, print].into_iter().chain(whole));
        let last = self
            .told
            .iter()
            .map(|line| text(Type::Body, line.clone()).into());
        let last = column![
            quiet(Type::Small, shown.text("table-last")),
            Column::with_children(last).spacing(size::TIGHT)
        ];
        let lead = [
            shown.text("table-lead"),
            shown.text("table-tick"),
            unlisted(shown.localizer, shown.game()),
        ]
        .join(" ");
        let lead = quiet(Type::Small, lead);
        let areas = self
            .areas
            .iter()
            .enumerate()
            .map(|(index, area)| self.area(board, shown, index, area));
        let parts: [Element<'a, Outer>; 4] = [
            title.into(),
            lead,
            buttons,
            last.spacing(size::TIGHT).into(),
        ];
        Some(named(
            "put-back-panel",
            panel(Column::with_children(parts.into_iter().chain(areas)).spacing(size::GAP)),
        ))
    }

    fn area<'a>(
        &self,
        board: &'a BoardView,
        shown: &Shown<'a>,
        index: usize,
        area: &AreaState,
    ) -> Element<'a, Outer> {
        let crew = &shown.game().state().crew;
        let head = row![
            icon(icon_of(area.area), Type::Body, Ink::Quiet),
            text(Type::Body, area.title.clone())
        ];
        let lines = area.lines.iter().enumerate().map(|(line, words)| {
            let is_done = self.ticked.contains(&(index, line));
            let press = Outer::PutBack(Message::Tick(index, line));
            // The crew has a line each, then comes the pool.
            let seat = u8::try_from(line)
                .ok()
                .filter(|_| area.area == TableArea::Crew);
            let patch = seat
                .and_then(|seat| crew.profession(seat))
                .map(|it| patch(it, shown.localizer.word(it), size::ROOM));
            tick_row(
                format!("put-back-{index}-{line}"),
                words.clone(),
                patch,
                if is_done { Tick::Done } else { Tick::Open },
                Length::Shrink,
                press,
            )
        });
        let lines: Element<'a, Outer> = match area.area {
            // Short ones are side by side.
            TableArea::Supply | TableArea::Tracks => choices(lines),
            _ => Column::with_children(lines).into(),
        };
        let head = head.spacing(size::SNUG).align_y(Alignment::Center);
        column![head, drawn(board, shown, area.area), lines]
            .spacing(size::TIGHT)
            .width(Length::Fill)
            .into()
    }
}

/// The area as it is drawn on the board, as wide as there is room.
fn drawn<'a>(
    board: &'a BoardView,
    shown: &Shown<'a>,
    area: TableArea,
) -> Option<Element<'a, Outer>> {
    let pieces = shown
        .game()
        .state()
        .board_state()
        .filter(|_| matches!(area, TableArea::Facilities(_) | TableArea::Map));
    let _ = pieces?;
    let shown = shown.clone();
    let drawing = move |room: Size| {
        let drawing = match area {
            TableArea::Facilities(block) => board::drawn_block(board, &shown, block, room.width),
            TableArea::Map => board::drawn_map(board, &shown, room.width.min(size::BOARD_SIDE)),
            TableArea::Sol
            | TableArea::Crew
            | TableArea::Aoms
            | TableArea::Supply
            | TableArea::Tracks
            | TableArea::Events
            | TableArea::Actions
            | TableArea::Cargo
            | TableArea::Log => None,
        };
        container(drawing.unwrap_or_else(|| space().into()))
            .center_x(Length::Fill)
            .into()
    };
    Some(responsive(drawing).height(Length::Shrink).into())
}

fn last_commands(table: &GameHistory<Game>) -> Vec<PlayedCommand<Command, Fact>> {
    table
        .newest_first()
        .take(LOOKED_AT)
        .map(|(_, played)| PlayedCommand {
            snapshot: None,
            ..played.clone()
        })
        .collect()
}

/// Writes where every piece is as a page, in the history too.
pub(super) fn print_button<'a>(shown: &Shown<'a>) -> Element<'a, Outer> {
    quiet_button(
        "put-back-print",
        (Icon::Print, shown.text("table-print-history")),
        Some(Outer::PutBack(Message::Print)),
    )
}

const fn icon_of(area: TableArea) -> Icon {
    match area {
        TableArea::Sol => Icon::FirstPlayer,
        TableArea::Crew | TableArea::Aoms => Icon::Crew,
        TableArea::Supply => Icon::Supply,
        TableArea::Tracks => Icon::Malfunction,
        TableArea::Events => Icon::Event,
        TableArea::Actions => Icon::Play,
        TableArea::Facilities(_) => Icon::Board,
        TableArea::Cargo => Icon::Cargo,
        TableArea::Map => Icon::Map,
        TableArea::Log => Icon::Log,
    }
}
