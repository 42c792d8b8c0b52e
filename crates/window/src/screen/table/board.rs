//! The board that the app keeps, drawn like the printed one. A press on a part opens its numbers.

mod cargo;
mod check;
mod crew;
mod editor;
mod hub;
mod map;
mod part;
mod place_actions;
mod signs;

pub(super) use cargo::supply_gauges;
pub use editor::stack_id;
pub use part::BoardPart;
pub use place_actions::parts_of;
pub(super) use place_actions::plan_buttons;

use std::collections::{BTreeMap, BTreeSet};

use iced::widget::operation::{RelativeOffset, snap_to};
use iced::widget::{column, scrollable, stack};

use super::{Message as Outer, Shown};
use crate::widget::prelude::*;
use first_martians::board::{BoardCounter, BoardState, Place, Section, TokenStack};
use first_martians::command::Command;
use first_martians::game_box::NAME_MAX;
use first_martians::queries::planning::is_planning;
use first_martians::vocabulary::{Block, Direction, Part};

/// The tabs of the board where the whole board does not fit.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Tab {
    Blocks,
    /// General supply, Stress, Morale and Condition tokens.
    Supply,
    Crew,
    Cargo,
    Map,
}

impl Tab {
    pub const ALL: [Self; 5] = [
        Self::Blocks,
        Self::Supply,
        Self::Crew,
        Self::Cargo,
        Self::Map,
    ];

    pub const fn id(self) -> &'static str {
        match self {
            Self::Blocks => "board-blocks",
            Self::Supply => "board-supply",
            Self::Crew => "board-crew",
            Self::Cargo => "board-cargo",
            Self::Map => "board-map",
        }
    }

    const fn icon(self) -> Icon {
        match self {
            Self::Blocks => Icon::Board,
            Self::Supply => Icon::Supply,
            Self::Crew => Icon::Crew,
            Self::Cargo => Icon::Cargo,
            Self::Map => Icon::Map,
        }
    }

    const fn shows(self, section: Section) -> bool {
        match section {
            Section::Systems | Section::Living | Section::Working => matches!(self, Self::Blocks),
            Section::Supply => matches!(self, Self::Supply),
            Section::Cargo => matches!(self, Self::Cargo),
            Section::Crew => matches!(self, Self::Crew),
            Section::Map => matches!(self, Self::Map),
        }
    }
}

/// The id of what is open.
const OPEN: &str = "board-open";
/// The id of the open legend.
const LEGEND: &str = "board-signs";
/// The part of a narrow window that what is open takes: while planning always, else at most.
const SHEET: f32 = 0.36;
/// What it leaves to the line under the header and to the main button.
const LESS: f32 = 40.0;

/// Scrolls to what a press opens; what was pressed stays in sight where both are.
pub(super) fn shown_by<M: Send + 'static>(message: &Message) -> Option<iced::Task<M>> {
    match message {
        Message::Open(Some(part)) => Some(reveal(part.id()).chain(reveal(OPEN))),
        Message::Legend(true) => Some(reveal(LEGEND)),
        // Another part begins at its top, however far the one before was scrolled.
        Message::Tab(_) => Some(iced::Task::batch(
            super::SCROLLS.map(|part| snap_to(part, RelativeOffset::START)),
        )),
        _ => None,
    }
}

#[derive(Debug, Clone)]
pub(crate) struct BoardView {
    tab: Tab,
    open: Option<BoardPart>,
    /// Whether numbers are set as moves on the table, not as corrections.
    moved: bool,
    adding_token: Option<TokenStack>,
    /// Whether the numbers are shown while planning, too.
    numbers_open: bool,
    legend_open: bool,
    /// The broken part for which the Facilities are listed that could give theirs.
    donors_of: Option<(Place, Part)>,
    /// The part that is about to be dismantled.
    dismantling: Option<(Place, Part)>,
    /// The direction whose regions are listed, where the map is small.
    direction: Option<Direction>,
    /// The sections to check since this part of the board was opened: what was confirmed keeps its line.
    to_check: BTreeSet<Section>,
    /// What was typed as printed on tokens, and is not yet part of the game.
    typed: BTreeMap<(BoardCounter, usize), String>,
}

#[derive(Debug, Clone)]
pub enum Message {
    Tab(Tab),
    Open(Option<BoardPart>),
    /// Whether numbers are set as moves on the table, or as corrections.
    Moved(bool),
    AddToken(Option<TokenStack>),
    /// Whether the numbers are shown while planning, too.
    Numbers(bool),
    Legend(bool),
    /// Lists the Facilities that could give their part for a broken one.
    Donors(Option<(Place, Part)>),
    /// Asks once more before a part is dismantled.
    Dismantling(Option<(Place, Part)>),
    /// Lists the regions of a direction, where the map is small.
    Direction(Direction),
    /// What is printed on a token, by its spot and index.
    NameTyped(BoardCounter, usize, String),
}

impl Default for BoardView {
    fn default() -> Self {
        Self {
            tab: Tab::Blocks,
            open: None,
            moved: false,
            adding_token: None,
            numbers_open: false,
            legend_open: false,
            donors_of: None,
            dismantling: None,
            direction: None,
            to_check: BTreeSet::new(),
            typed: BTreeMap::new(),
        }
    }
}

impl BoardView {
    pub fn update(&mut self, message: Message) {
        match message {
            Message::Tab(tab) => {
                self.to_check.clear();
                self.tab = tab;
                self.open = None;
            }
            Message::Open(group) => {
                self.open = group.filter(|_| group != self.open);
                self.adding_token = None;
                self.numbers_open = false;
                self.donors_of = None;
                self.dismantling = None;
                if let Some(group) = self.open {
                    self.tab = group.tab();
                }
                if let Some(BoardPart::Region(region)) = self.open {
                    self.direction = Some(region.direction);
                }
            }
            Message::Moved(moved) => self.moved = moved,
            Message::AddToken(stack) => self.adding_token = stack,
            Message::Numbers(open) => self.numbers_open = open,
            Message::Legend(open) => self.legend_open = open,
            Message::Donors(part) => self.donors_of = part,
            Message::Dismantling(part) => self.dismantling = part,
            Message::Direction(direction) => {
                self.direction = (self.direction != Some(direction)).then_some(direction);
                self.open = None;
            }
            Message::NameTyped(spot, index, typed) => {
                let name = sanitized(&typed, spot.name_max().unwrap_or(NAME_MAX));
                let _ = self.typed.insert((spot, index), name);
            }
        }
    }

    /// The game has changed: what was typed stays only where it is not part of the game.
    pub fn settled(&mut self, state: Option<&BoardState>, is_other_page: bool) {
        self.adding_token = None;
        self.dismantling = None;
        self.to_check.retain(|_| !is_other_page);
        self.to_check
            .extend(state.into_iter().flat_map(|state| &state.unchecked));
        let name = |spot: &BoardCounter, index: usize| match spot {
            BoardCounter::Skill(seat, skill) => {
                state?.id_board(*seat).map(|it| it.skill(*skill).name)
            }
            _ => state?
                .marks_of(spot)
                .get(index)
                .map(|mark| mark.name.clone()),
        };
        self.typed
            .retain(|(spot, index), typed| name(spot, *index).unwrap_or_default() != typed.trim());
    }

    /// The commands for what was typed.
    pub(super) fn typed(&self) -> impl Iterator<Item = Command> + '_ {
        let name = |((spot, index), typed): (&(BoardCounter, usize), &String)| {
            let name = typed.trim().to_owned();
            match spot {
                BoardCounter::Skill(seat, skill) => Command::NameSkill {
                    seat: *seat,
                    skill: *skill,
                    name,
                },
                _ => Command::MarkToken {
                    spot: spot.clone(),
                    index: *index,
                    name,
                },
            }
        };
        self.typed.iter().map(name)
    }

    /// What of it is open.
    pub(super) fn page_key(&self) -> String {
        format!(
            "{:?}",
            (
                self.tab,
                self.open,
                &self.adding_token,
                self.donors_of,
                self.dismantling,
                self.direction
            )
        )
    }

    /// Closes what is open; whether anything was.
    pub fn back(&mut self) -> bool {
        self.adding_token.take().is_some() || self.open.take().is_some()
    }

    fn is_open(&self, group: BoardPart) -> bool {
        self.open == Some(group)
    }

    fn press(group: BoardPart) -> Outer {
        Outer::Board(Message::Open(Some(group)))
    }

    fn piece<'a>(
        &self,
        group: BoardPart,
        content: impl Into<Element<'a, Outer>>,
    ) -> Element<'a, Outer> {
        piece(group.id(), content, self.is_open(group), Self::press(group))
    }
}

/// Whether the whole board fits a window of this size.
pub(super) fn fits(room: Size) -> bool {
    room.width >= size::BOARD_WIDE && room.height >= size::BOARD_HIGH
}

/// The whole board, and the plan unless the step is beside it. What is under the Facilities scrolls only where there is more than
/// usual.
pub(super) fn full_view<'a>(
    board: &'a BoardView,
    shown: &Shown<'a>,
    window: Size,
    has_plan: bool,
) -> Element<'a, Outer> {
    let Some(pieces) = shown.session.game().state().board_state() else {
        return kept_by_players(shown);
    };
    let side = if window.height >= size::TALL {
        size::BOARD_SIDE
    } else {
        size::SIDE
    };
    let wide = window.width - side - 2.0 * size::PAD - 2.0 * size::GAP - size::SCROLLBAR;
    let plan = column![hub::view(board, shown, pieces, Block::ALL, wide)];
    let goods = row![
        container(cargo::supply(board, shown, pieces)).width(Length::FillPortion(3)),
        container(cargo::bay(board, shown, pieces)).width(Length::FillPortion(4)),
        container(cargo::upgrades(board, shown, pieces)).width(Length::FillPortion(3)),
    ];
    let crew = pieces
        .seats()
        .map(|seat| crew::id_board(board, shown, pieces, seat));
    let crew = iced::widget::Row::with_children(crew).spacing(size::SNUG);
    let below = column![
        goods.spacing(size::SNUG).height(cargo::height(pieces)),
        crew.height(crew::height(pieces))
    ];
    let left = plan.push(below.spacing(size::SNUG)).spacing(size::SNUG);
    let left = bare_scroll(
        super::SCROLLS[0],
        container(left).padding(iced::Padding::ZERO.right(size::SCROLLBAR)),
    );
    let room = Size::new(side, side);
    // In a high window the map stays, whatever is open.
    let keeps_map = window.height >= size::TALL;
    // What the signs mean is asked for beside the map, and then comes first.
    let press = Outer::Board(Message::Legend(!board.legend_open));
    let sign = shown.text("window-board-legend");
    let sign = icon_choice(
        "board-legend".to_owned(),
        Icon::Help,
        sign,
        board.legend_open,
        Some(press),
    );
    let signs = board
        .legend_open
        .then(|| named(LEGEND, panel(signs::all(shown))));
    let map = || stack![map::view(board, shown, pieces, room), sign];
    let right = match board.open {
        Some(group) if keeps_map || group.tab() == Tab::Map => {
            let open =
                column![signs, editor::view(board, shown, pieces, group)].spacing(size::SNUG);
            column![map(), scroll(super::SCROLLS[1], open)]
        }
        Some(group) => column![scroll(
            super::SCROLLS[1],
            editor::view(board, shown, pieces, group)
        )],
        None => {
            let plan = place_actions::plan_so_far(shown).filter(|_| has_plan);
            let parts = [
                signs,
                plan,
                check::view(shown, pieces, &board.to_check, None),
            ]
            .into_iter()
            .flatten();
            let below = Column::with_children(parts)
                .extend([crew::pool(board, shown, pieces), assumed(shown)]);
            let below = below
                .spacing(size::SNUG)
                .push(quiet(Type::Small, shown.text("window-board-lead")));
            let below = container(below).padding(iced::Padding::ZERO.right(size::SCROLLBAR));
            let below = bare_scroll(super::SCROLLS[1], below);
            column![
                map(),
                container(below).padding(iced::Padding::ZERO.top(size::SNUG))
            ]
        }
    };
    row![
        container(left).width(Length::Fill),
        right.width(side).height(Length::Fill)
    ]
    .spacing(size::GAP)
    .padding(iced::Padding::from([size::TIGHT, size::PAD]).bottom(size::SNUG))
    .height(Length::Fill)
    .into()
}

/// A wing of the HUB as it is drawn on the board, where it is only looked at.
pub(super) fn drawn_block<'a>(
    board: &BoardView,
    shown: &Shown<'a>,
    block: Block,
    width: f32,
) -> Option<Element<'a, Outer>> {
    let pieces = shown.session.game().state().board_state()?;
    Some(hub::drawn_alone(board, shown, pieces, block, width))
}

/// The map as it is drawn on the board, where it is only looked at.
pub(super) fn drawn_map<'a>(
    board: &BoardView,
    shown: &Shown<'a>,
    width: f32,
) -> Option<Element<'a, Outer>> {
    let pieces = shown.session.game().state().board_state()?;
    Some(map::drawn_alone(board, shown, pieces, width))
}

/// Draws a legend.
type Signs<'a> = fn(&Shown<'a>) -> Element<'a, Outer>;

/// The meaning of the signs of a drawing, folded.
fn legend<'a>(board: &BoardView, shown: &Shown<'a>, signs: Signs<'a>) -> Element<'a, Outer> {
    let label = (Icon::Help, shown.text("window-board-legend"));
    let press = Outer::Board(Message::Legend(!board.legend_open));
    let fold = choice("board-legend", label, board.legend_open, Some(press));
    column![fold, board.legend_open.then(|| named(LEGEND, signs(shown)))]
        .spacing(size::SNUG)
        .into()
}

fn lines_high(lines: usize) -> f32 {
    f32::from(u8::try_from(lines).unwrap_or(u8::MAX)) * size::PIECE_LINE + size::GAP
}

/// The board where all of it does not fit, with its own tabs unless they are outside of it. Where there is room for a drawing and a
/// panel beside it, each of them scrolls by itself, so that what is pressed in one does not move the other.
pub(super) fn tab_view<'a>(
    board: &'a BoardView,
    shown: &Shown<'a>,
    room: Size,
    has_tabs: bool,
) -> Element<'a, Outer> {
    let Some(pieces) = shown.session.game().state().board_state() else {
        return kept_by_players(shown);
    };
    let tabs = has_tabs.then(|| tabs(board, shown, room.width, false));
    if scrolls_by_itself(room) {
        let tabs = tabs.map(|tabs| container(tabs).padding([size::TIGHT, size::PAD]));
        return column![tabs, tab_that_scrolls(board, shown, pieces, room)].into();
    }
    let mut parts: Vec<Element<'a, Outer>> = tabs.into_iter().collect();
    parts.extend(check::of_tab(shown, pieces, &board.to_check, board.tab));
    if let Some((drawn, beside)) =
        drawn_beside(board, shown, pieces, room).filter(|_| room.width >= size::NARROW)
    {
        parts.push(
            row![drawn, beside.width(Length::Fill)]
                .spacing(size::PAD)
                .into(),
        );
        return container(Column::with_children(parts).spacing(size::SNUG))
            .width(Length::Fill)
            .into();
    }
    parts.extend(in_one_column(board, shown, pieces, room, has_tabs));
    page(Column::with_children(parts).spacing(size::SNUG))
}

/// Whether a tab of the board scrolls by itself in a window of this size.
fn scrolls_by_itself(room: Size) -> bool {
    room.width >= size::WIDE || (room.width >= size::NARROW && room.height >= size::LOW)
}

fn tab_that_scrolls<'a>(
    board: &'a BoardView,
    shown: &Shown<'a>,
    pieces: &'a BoardState,
    room: Size,
) -> Element<'a, Outer> {
    let [step, side] = super::SCROLLS;
    let check = check::of_tab(shown, pieces, &board.to_check, board.tab);
    let Some((drawn, beside)) = drawn_beside(board, shown, pieces, room) else {
        let parts = check
            .into_iter()
            .chain(in_one_column(board, shown, pieces, room, true));
        return scroll(step, page(Column::with_children(parts).spacing(size::SNUG)));
    };
    let drawn = container(drawn).padding(iced::Padding::ZERO.right(size::SCROLLBAR));
    let drawn = scrollable(drawn)
        .id(step)
        .height(Length::Fill)
        .style(crate::theme::scrollable);
    let beside = bare_scroll(
        side,
        container(beside).padding(iced::Padding::ZERO.right(size::SCROLLBAR)),
    );
    let columns = row![drawn, beside].spacing(size::SNUG).height(Length::Fill);
    column![check, columns]
        .spacing(size::SNUG)
        .padding([size::TIGHT, size::PAD])
        .height(Length::Fill)
        .into()
}

/// The drawing of a tab, and what is beside it where there is room.
fn drawn_beside<'a>(
    board: &'a BoardView,
    shown: &Shown<'a>,
    pieces: &'a BoardState,
    room: Size,
) -> Option<(Element<'a, Outer>, Column<'a, Outer, iced::Theme, Renderer>)> {
    let (drawn, signs) = match board.tab {
        Tab::Map => map::in_room(board, shown, pieces, room),
        Tab::Blocks => hub::in_room(board, shown, pieces, room),
        Tab::Supply | Tab::Crew | Tab::Cargo => return None,
    };
    let open = board
        .open
        .filter(|part| part.tab() == board.tab)
        .map(|part| editor::view(board, shown, pieces, part));
    let signs = legend(board, shown, signs);
    let beside = match open {
        Some(open) => column![place_actions::free_pawns(shown), open, signs],
        None => column![signs, place_actions::plan_so_far(shown)],
    };
    Some((
        drawn,
        beside
            .push(quiet(Type::Small, shown.text("window-board-lead")))
            .spacing(size::SNUG),
    ))
}

/// The parts of a tab one below another, with what is open of each below it. In a phone's window it is outside what scrolls.
fn in_one_column<'a>(
    board: &'a BoardView,
    shown: &Shown<'a>,
    pieces: &'a BoardState,
    room: Size,
    has_tabs: bool,
) -> Vec<Element<'a, Outer>> {
    let width = room.width.min(size::PAGE) - 2.0 * size::PAD;
    let mut parts: Vec<Element<'a, Outer>> = Vec::new();
    let groups: Vec<(Vec<BoardPart>, Element<'a, Outer>)> = match board.tab {
        Tab::Blocks => {
            // What is open of a wing is below that wing, not below all of them.
            let wing = |&block: &Block| {
                (
                    hub::members(pieces, block),
                    hub::view(board, shown, pieces, &[block], width),
                )
            };
            Block::ALL
                .iter()
                .map(wing)
                .chain([(Vec::new(), legend(board, shown, signs::hub))])
                .collect()
        }
        Tab::Supply => {
            vec![
                (vec![BoardPart::Supply], cargo::supply(board, shown, pieces)),
                (vec![BoardPart::Pool], crew::pool(board, shown, pieces)),
            ]
        }
        Tab::Crew => pieces
            .seats()
            .map(|seat| {
                (
                    vec![BoardPart::Crew(seat)],
                    crew::id_board(board, shown, pieces, seat),
                )
            })
            .collect(),
        Tab::Cargo => vec![
            (vec![BoardPart::Cargo], cargo::bay(board, shown, pieces)),
            (
                vec![BoardPart::Upgrades],
                cargo::upgrades(board, shown, pieces),
            ),
        ],
        Tab::Map => {
            let mut members: Vec<_> = map::spaces(&shown.game().mission().game_box.board)
                .map(BoardPart::Region)
                .collect();
            members.push(BoardPart::Hub);
            let below = legend(board, shown, signs::map);
            vec![
                (
                    members,
                    map::view(board, shown, pieces, Size::new(width, f32::INFINITY)),
                ),
                (Vec::new(), below),
            ]
        }
    };
    // In a low window all of it scrolls together; otherwise what is open is below what scrolls.
    let open_here = board
        .open
        .filter(|_| has_tabs || room.width >= size::NARROW);
    for (members, part) in groups {
        parts.push(part);
        if let Some(group) = open_here.filter(|open| members.contains(open)) {
            parts.push(editor::view(board, shown, pieces, group));
        }
    }
    if matches!(board.tab, Tab::Blocks | Tab::Map) {
        parts.extend(place_actions::plan_so_far(shown));
    }
    parts.push(assumed(shown));
    parts.push(quiet(Type::Small, shown.text("window-board-lead")));
    parts
}

/// Above and below what scrolls of the board in a narrow window: the free pawns while planning, and what is open, unless it is low.
pub(super) fn around_tab<'a>(
    board: &'a BoardView,
    shown: &Shown<'a>,
    room: Size,
    low: bool,
) -> [Option<Element<'a, Outer>>; 2] {
    let Some(pieces) = shown
        .session
        .game()
        .state()
        .board_state()
        .filter(|_| room.width < size::NARROW)
    else {
        return [None, None];
    };
    let free = place_actions::free_pawns(shown)
        .map(|free| container(free).padding([size::TIGHT, size::SNUG]).into());
    let open = board
        .open
        .filter(|part| part.tab() == board.tab && !low)
        .map(|part| {
            let content = container(editor::view(board, shown, pieces, part))
                .padding([size::TIGHT, size::SNUG]);
            let scrolled = scrollable(content)
                .id(super::SCROLLS[1])
                .style(crate::theme::scrollable);
            let high = room.height * SHEET - LESS;
            if is_planning(shown.game()) {
                // Numbers are folded open in it: what was pressed must not rise.
                container(scrolled).height(high).into()
            } else {
                container(scrolled).max_height(high).into()
            }
        });
    [free, open]
}

/// The tabs of the board, after the one that leads back to the step where it is asked for.
pub(super) fn tabs<'a>(
    board: &BoardView,
    shown: &Shown<'a>,
    room: f32,
    with_step: bool,
) -> Element<'a, Outer> {
    let step = with_step.then(|| {
        (
            "tab-step",
            Icon::Step,
            shown.text("window-tab-step"),
            false,
            Outer::ShowStep,
        )
    });
    let tab = |&tab: &Tab| {
        let label = shown.text(&format!("window-{}", tab.id()));
        (
            tab.id(),
            tab.icon(),
            label,
            board.tab == tab,
            Outer::Board(Message::Tab(tab)),
        )
    };
    let beside = match room {
        room if room < size::LEAST.0 => 2,
        room if room < size::NARROW => 3,
        _ => Tab::ALL.len() + 1,
    };
    let all: Vec<_> = step.into_iter().chain(Tab::ALL.iter().map(tab)).collect();
    // In one row the tabs share it with the line under the header, or have little room.
    let is_one_row = beside > Tab::ALL.len();
    let rows = all.chunks(beside).map(|tabs| {
        let tabs = tabs.iter().cloned();
        if is_one_row {
            tight_tab_bar(tabs)
        } else {
            tab_bar(tabs)
        }
    });
    Column::with_children(rows).spacing(size::TIGHT).into()
}

fn assumed<'a>(shown: &Shown<'a>) -> Element<'a, Outer> {
    let mark = chip(shown.text("window-assumed"));
    column![mark, quiet(Type::Small, shown.text("window-board-assumed"))]
        .spacing(size::TIGHT)
        .align_x(Alignment::Start)
        .into()
}

fn kept_by_players<'a>(shown: &Shown<'a>) -> Element<'a, Outer> {
    quiet(Type::Body, shown.text("window-board-not-kept"))
}
