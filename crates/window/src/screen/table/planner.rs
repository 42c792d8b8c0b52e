//! Planning where the app keeps the board: stacks of pawns on actions, and the list of possible actions.

use std::collections::{BTreeMap, BTreeSet};

use iced::widget::column;

use super::board::{Tab, plan_buttons};
use super::rulings::{self, Rulings};
use super::{Message as Outer, Shown};
use crate::widget::prelude::*;
use first_martians::Game;
use first_martians::board::{ActionKind, Board, Obstacle, Pawn, PlannedAction, Quote};
use first_martians::command::Command;
use first_martians::crew::Seat;
use first_martians::queries::planning::{aoms, free_pawns, idle_astronauts, is_planning};
use first_martians::queries::quote::{possible_and_overrulable, quote_planned, quoted_actions};
use first_martians::queries::warnings::Warning;
use first_martians::queries::{routes_of_planned, warnings};
use first_martians::state::Step;
use first_martians::vocabulary::{Facility, Profession, Rover};
use language::{Args, plan, quote};

/// The id of what opens the list of actions.
pub(super) const LIST: &str = "plan-list";

/// An action with its cost, or with what prevents it.
pub(crate) type Quoted = (ActionKind, Result<Quote, Vec<Obstacle>>);

#[derive(Debug, Clone, Default)]
pub(crate) struct Planner {
    /// What the free pawns could do, while a plan is being made.
    actions: Vec<Quoted>,
    /// Who has pawns that could still do something.
    idle: BTreeSet<Seat>,
    /// The open groups of actions, by their places in the order of resolution. What is opened closes nothing: nothing above it moves.
    groups: BTreeSet<u8>,
    /// Whether all actions are listed, beside the board on which they are planned.
    listed: bool,
    forbidden: bool,
    /// The planned actions whose pawns are open: the last one that was planned, until others are opened.
    stacks: BTreeSet<usize>,
    /// The first planned action that cannot be done, and what it lacks.
    pub(super) lacking: Option<(usize, Obstacle)>,
    /// How many actions were planned before the last change.
    planned: usize,
    /// The planned actions whose explanations are open.
    explained: BTreeSet<usize>,
    /// Further actions that the table could allow.
    unlisted: Vec<ActionKind>,
    rulings: Rulings,
}

#[derive(Debug, Clone)]
pub enum Message {
    Group(u8),
    Listed(bool),
    Forbidden(bool),
    Stack(usize),
    Explain(usize),
    Rulings(rulings::Message),
}

impl Planner {
    pub fn update(&mut self, message: Message) {
        match message {
            Message::Group(group) => toggle(&mut self.groups, group),
            Message::Listed(listed) => self.listed = listed,
            Message::Forbidden(forbidden) => self.forbidden = forbidden,
            Message::Stack(index) => toggle(&mut self.stacks, index),
            Message::Explain(index) => toggle(&mut self.explained, index),
            Message::Rulings(message) => self.rulings.update(message),
        }
    }

    pub fn actions(&self) -> &[Quoted] {
        &self.actions
    }

    /// Whether the list of actions is in the place of the plan, which is below it.
    pub(super) const fn is_listed(&self) -> bool {
        self.listed
    }

    pub(super) fn idle(&self) -> impl Iterator<Item = Seat> {
        self.idle.iter().copied()
    }

    pub fn refresh(&mut self, game: &Game) {
        let state = game.state();
        let plans = state.step == Step::Plan && state.queue.is_empty();
        // A group stays open while the crew plans from it.
        self.groups.retain(|_| plans);
        let planned = state.board.as_ref().map_or(0, |board| board.plan.len());
        if planned != self.planned {
            self.stacks = planned.checked_sub(1).into_iter().collect();
            self.explained.clear();
            self.planned = planned;
        }
        self.lacking = if is_planning(game) {
            lacking(game)
        } else {
            None
        };
        self.idle = if plans {
            idle_astronauts(game)
        } else {
            BTreeSet::new()
        };
        self.actions = if plans {
            quoted_actions(game)
        } else {
            Vec::new()
        };
        let overrulable = if plans {
            possible_and_overrulable(game).1
        } else {
            Vec::new()
        };
        self.unlisted = overrulable
            .into_iter()
            .filter(|kind| !self.actions.iter().any(|(it, _)| it == kind))
            .collect();
    }
}

/// Opens what is closed, and closes what is open.
fn toggle<T: Ord>(open: &mut BTreeSet<T>, it: T) {
    if !open.remove(&it) {
        let _ = open.insert(it);
    }
}

/// The first planned action that cannot be done, and what it lacks.
fn lacking(game: &Game) -> Option<(usize, Obstacle)> {
    warnings(game).into_iter().find_map(|it| match it {
        Warning::NotPossible { action, obstacles } => Some((action, obstacles.into_iter().next()?)),
        _ => None,
    })
}

/// The planner; `None` where the players keep the board.
pub(super) fn view<'a>(planner: &'a Planner, shown: &Shown<'a>) -> Option<Element<'a, Outer>> {
    let board = shown
        .game()
        .state()
        .board
        .as_ref()
        .filter(|board| board.full)?;
    let stacks = board
        .plan
        .iter()
        .enumerate()
        .map(|(index, planned)| stack(planner, shown, index, planned));
    let how = how_to_plan(shown, board);
    let stacks = Column::with_children(stacks).spacing(size::TIGHT).into();
    let list = actions(planner, shown);
    let mut parts: Vec<Element<'a, Outer>> = Vec::new();
    if planner.listed {
        // What is planned is added below the list from which it is planned.
        parts.extend([free(shown), list]);
        parts.extend(how.into_iter().chain([stacks, places(shown)]));
        parts.extend(warnings_of(shown, board));
    } else {
        parts.extend(how);
        parts.extend([free(shown), stacks, places(shown)]);
        parts.extend(warnings_of(shown, board));
        parts.push(list);
    }
    parts.push(impossible(planner, shown));
    Some(Column::with_children(parts).spacing(size::GAP).into())
}

/// How an action is planned, while none is.
pub(super) fn how_to_plan<'a>(shown: &Shown<'a>, board: &Board) -> Option<Element<'a, Outer>> {
    board.plan.is_empty().then(|| {
        text(Type::Body, shown.text("window-plan-how"))
            .width(Length::Fill)
            .into()
    })
}

/// Where actions are chosen: on the plan of the HUB and on the map.
fn places<'a>(shown: &Shown<'a>) -> Element<'a, Outer> {
    let on = |id: &'static str, sign, tab| {
        quiet_button(
            id,
            (sign, shown.text(&format!("window-{id}"))),
            Some(Outer::PlanOn(tab)),
        )
    };
    choices([
        on("plan-on-hub", Icon::Board, Tab::Blocks),
        on("plan-on-map", Icon::Map, Tab::Map),
    ])
}

/// The pawns of all astronauts and AOMs: filled while they are free. Its height is constant, so that what is below does not move.
fn free<'a>(shown: &Shown<'a>) -> Element<'a, Outer> {
    let title = column![text(Type::Body, shown.text("window-plan-free"))];
    title
        .push(free_chips(shown, true))
        .spacing(size::SNUG)
        .into()
}

/// The same in one line, and what the colour of a planned place means.
pub(super) fn free_in_line<'a>(shown: &Shown<'a>) -> Element<'a, Outer> {
    let key = row![
        planned_key(),
        quiet(Type::Small, shown.text("window-plan-key"))
    ]
    .spacing(size::TIGHT)
    .align_y(Alignment::Center);
    let title = quiet(Type::Small, shown.text("window-plan-free-short"));
    let line = row![title, free_chips(shown, false), key]
        .spacing(size::SNUG)
        .align_y(Alignment::Center);
    named("free-pawns", line.wrap().vertical_spacing(size::TIGHT))
}

fn free_chips<'a>(shown: &Shown<'a>, has_names: bool) -> Element<'a, Outer> {
    let (localizer, game) = (shown.localizer, shown.game());
    let free = free_pawns(game);
    let pawns = all_pawns(game).into_iter().map(|(pawn, all)| {
        let left = free.iter().filter(|it| **it == pawn).count();
        let left = u8::try_from(left).unwrap_or(u8::MAX).min(all);
        let patch = profession_of(game, &pawn).map(|it| patch(it, localizer.word(it), size::CUBE));
        let name = plan::pawn(localizer, game, &pawn);
        // An AOM has no patch.
        let name = (has_names || patch.is_none()).then(|| quiet(Type::Small, name));
        let words = localizer.format(
            "window-board-pawns",
            &Args::new().number("free", left).number("all", all),
        );
        row![patch, name, described(words, pips(left, all))]
            .spacing(size::TIGHT)
            .align_y(Alignment::Center)
            .into()
    });
    let between = if has_names { size::PAD } else { size::SNUG };
    Row::with_children(pawns)
        .spacing(between)
        .wrap()
        .vertical_spacing(size::TIGHT)
        .into()
}

/// A planned action in one row; `is_open` says whether its pawns are below it.
pub(super) fn plan_row_of<'a>(
    shown: &Shown<'a>,
    index: usize,
    planned: &PlannedAction,
    is_open: Option<bool>,
) -> PlanRow<'a, Outer> {
    let (localizer, game) = (shown.localizer, shown.game());
    let (standing, is_ready) = match quote_planned(game, index) {
        Ok(it) => match it
            .obstacles
            .iter()
            .find(|lack| !matches!(lack, Obstacle::TooFewPawns { .. }))
        {
            Some(lack) => (quote::obstacle(localizer, game, lack), false),
            None if it.missing_to_roll > 0 => (quote::standing(localizer, &it), false),
            // Of what is ready the row says no more than its name; opened, it says all.
            None => (String::new(), true),
        },
        Err(lacks) => (
            lacks
                .first()
                .map(|lack| quote::obstacle(localizer, game, lack))
                .unwrap_or_default(),
            false,
        ),
    };
    let pawns = planned
        .pawns
        .iter()
        .filter_map(|pawn| profession_of(game, pawn));
    PlanRow {
        name: quote::short_action_name(localizer, game, &planned.kind),
        words: format!("{}\n{standing}", plan::planned(localizer, game, planned))
            .trim_end()
            .to_owned(),
        standing,
        is_ready,
        pawns: pawns
            .map(|it| patch(it, localizer.word(it), size::PIP))
            .collect(),
        is_open,
    }
}

/// A planned action in a row, which opens its stack of pawns: who performs, who assists, what it costs and what is missing.
fn stack<'a>(
    planner: &Planner,
    shown: &Shown<'a>,
    index: usize,
    planned: &PlannedAction,
) -> Element<'a, Outer> {
    let is_open = planner.stacks.contains(&index);
    let press = Outer::Planner(Message::Stack(index));
    let head = plan_row(
        format!("stack-{index}"),
        plan_row_of(shown, index, planned, Some(is_open)),
        press,
    );
    let drop = icon_button(
        format!("drop-{index}"),
        Icon::Close,
        shown.text("window-plan-drop"),
        shown.play(Command::DropAction { index }),
    );
    let head = row![container(head).width(Length::Fill), drop]
        .spacing(size::TIGHT)
        .align_y(Alignment::Center);
    column![
        head,
        is_open.then(|| opened(planner, shown, index, planned))
    ]
    .spacing(size::TIGHT)
    .into()
}

/// The pawns of a planned action, its rover and its way; its sum, and what the table decides against it.
fn opened<'a>(
    planner: &Planner,
    shown: &Shown<'a>,
    index: usize,
    planned: &PlannedAction,
) -> Element<'a, Outer> {
    let (localizer, game) = (shown.localizer, shown.game());
    let mut parts: Vec<Element<'a, Outer>> = vec![pawns(shown, index, planned)];
    parts.extend(rovers(shown, index, planned));
    parts.extend(routes(shown, index, planned));
    let is_explained = planner.explained.contains(&index);
    let why = Outer::Planner(Message::Explain(index));
    let why = choice(
        format!("why-{index}"),
        shown.text("window-plan-why"),
        is_explained,
        Some(why),
    );
    // What the table decides is a part of the sum. All that can be pressed comes before the sum, which grows with it.
    let has_rulings = is_explained || !planned.rulings.is_empty() || planner.rulings.is_open(index);
    parts.push(choices(
        std::iter::once(why).chain(has_rulings.then(|| planner.rulings.fold(shown, index))),
    ));
    if has_rulings {
        parts.push(planner.rulings.view(shown, index, planned));
    }
    match quote_planned(game, index) {
        Ok(standing) => {
            let lacks = standing
                .obstacles
                .iter()
                .filter(|lack| !matches!(lack, Obstacle::TooFewPawns { .. }));
            parts.push(text(Type::Body, quote::standing(localizer, &standing)).into());
            parts.extend(lacks.map(|lack| {
                line(
                    Type::Body,
                    Ink::Danger,
                    quote::obstacle(localizer, game, lack),
                )
                .into()
            }));
            parts.extend(
                quote::quote(localizer, &standing.quote)
                    .into_iter()
                    .map(|said| quiet(Type::Small, said)),
            );
            if is_explained {
                let lines = standing
                    .quote
                    .lines
                    .iter()
                    .map(|it| quiet(Type::Small, quote::reason_line(localizer, game, it)));
                parts.push(Column::with_children(lines).spacing(size::TIGHT).into());
            }
        }
        Err(obstacles) => {
            parts.extend(obstacles.iter().map(|it| {
                line(
                    Type::Body,
                    Ink::Danger,
                    quote::obstacle(localizer, game, it),
                )
                .into()
            }));
        }
    }
    parts.push(quiet(Type::Small, shown.text("window-plan-pawns-lead")));
    panel(Column::with_children(parts).spacing(size::SNUG))
}

/// A slot for each astronaut and AOM, in a fixed place. A press adds a pawn; where no more can be added, it removes all of them. The
/// button beside the slot chooses who performs the action.
fn pawns<'a>(shown: &Shown<'a>, index: usize, planned: &PlannedAction) -> Element<'a, Outer> {
    choices(
        all_pawns(shown.game())
            .into_iter()
            .map(|(pawn, all)| pawn_slot(shown, index, planned, &pawn, all)),
    )
}

/// Everybody who has pawns, and how many, on an action or not.
fn all_pawns(game: &Game) -> Vec<(Pawn, u8)> {
    let board = game.state().board.as_ref();
    let planned = board
        .iter()
        .flat_map(|board| &board.plan)
        .flat_map(|planned| planned.pawns.clone());
    let mut all: BTreeMap<Pawn, u8> = aoms(game)
        .into_iter()
        .map(|aom| (Pawn::Aom(aom), 0))
        .collect();
    free_pawns(game)
        .into_iter()
        .chain(planned)
        .for_each(|pawn| *all.entry(pawn).or_default() += 1);
    // An AOM that cannot be used any more in this sol keeps its place.
    all.into_iter()
        .map(|(pawn, count)| (pawn, count.max(1)))
        .collect()
}

fn pawn_slot<'a>(
    shown: &Shown<'a>,
    index: usize,
    planned: &PlannedAction,
    pawn: &Pawn,
    all: u8,
) -> Element<'a, Outer> {
    let (localizer, game) = (shown.localizer, shown.game());
    let here = planned.pawns.iter().filter(|it| *it == pawn).count();
    let role = match planned.pawns.first() {
        Some(first) if first == pawn => "performs",
        _ if here > 0 => "assists",
        _ => "none",
    };
    let name = plan::pawn(localizer, game, pawn);
    let args = Args::new()
        .text("name", name.clone())
        .count("here", here)
        .number("all", all)
        .text("role", role);
    let heart = if let Pawn::Astronaut(seat) = pawn {
        plan::heart_pawns(localizer, game, *seat)
    } else {
        None
    };
    let words = [localizer.format("window-plan-pawns", &args)]
        .into_iter()
        .chain(heart)
        .collect::<Vec<_>>()
        .join(" ");
    let take = || Command::TakePawn {
        index,
        pawn: pawn.clone(),
    };
    let take_all = || {
        shown
            .play(take())
            .map(|_| Outer::PlayAll(std::iter::repeat_n(take(), here).collect()))
    };
    let press = shown
        .play(Command::AddPawn {
            index,
            pawn: pawn.clone(),
        })
        .or_else(take_all);
    let id = pawn_id(pawn);
    let patch = profession_of(game, pawn).map(|it| patch(it, localizer.word(it), size::CUBE));
    let count = pips(u8::try_from(here).unwrap_or(u8::MAX).min(all), all);
    let count = row![patch, count]
        .spacing(size::TIGHT)
        .align_y(Alignment::Center)
        .into();
    let slot = slot_button(
        format!("pawns-{index}-{id}"),
        name.clone(),
        words,
        count,
        press,
    );
    let performs = role == "performs";
    let raise = shown
        .play(Command::RaisePawn {
            index,
            pawn: pawn.clone(),
        })
        .filter(|_| !performs);
    let words = localizer.format("window-plan-performs", &Args::new().text("name", name));
    let first = icon_choice(
        format!("raise-{index}-{id}"),
        Icon::Onward,
        words,
        performs,
        raise,
    );
    row![slot, first].spacing(2).width(size::PAWN_SLOT).into()
}

/// Whose patch a pawn has; an AOM has none.
fn profession_of(game: &Game, pawn: &Pawn) -> Option<Profession> {
    match pawn {
        Pawn::Astronaut(seat) => game.state().crew.profession(*seat),
        Pawn::Aom(_) => None,
    }
}

/// The id of a pawn in widget ids, also used by tests.
pub fn pawn_id(pawn: &Pawn) -> String {
    match pawn {
        Pawn::Astronaut(seat) => seat.to_string(),
        Pawn::Aom(id) => id.clone(),
    }
}

/// Which rover is taken along, if any can be.
fn rovers<'a>(
    shown: &Shown<'a>,
    index: usize,
    planned: &PlannedAction,
) -> Option<Element<'a, Outer>> {
    let all = [None, Some(Rover::Froggy), Some(Rover::Scorpio)];
    let open: Vec<_> = all
        .into_iter()
        .map(|rover| (rover, shown.play(Command::SetRover { index, rover })))
        .filter(|(rover, press)| press.is_some() || *rover == planned.rover)
        .collect();
    if open.len() < 2 {
        return None;
    }
    Some(choices(open.into_iter().map(|(rover, press)| {
        let (id, label) = match rover {
            Some(rover) => (rover.id(), shown.localizer.word(rover)),
            None => ("none", shown.text("window-plan-no-rover")),
        };
        choice(
            format!("rover-{index}-{id}"),
            label,
            rover == planned.rover,
            press,
        )
    })))
}

/// Which route is taken, where there are several.
fn routes<'a>(
    shown: &Shown<'a>,
    index: usize,
    planned: &PlannedAction,
) -> Option<Element<'a, Outer>> {
    let ways = routes_of_planned(shown.game(), index, planned.rover);
    if ways.len() < 2 {
        return None;
    }
    let all = ways.into_iter().enumerate().map(|(number, way)| {
        let risks: Vec<_> = way
            .risks
            .iter()
            .map(|&it| quote::risk(shown.localizer, it))
            .collect();
        let args = Args::new()
            .text(
                "way",
                quote::way(shown.localizer, &way, planned.kind.region()),
            )
            .number("pawns", way.pawns);
        let label = shown.localizer.format(
            "window-plan-way",
            &args
                .text("risks", shown.localizer.list(&risks))
                .count("count", risks.len()),
        );
        let chosen = way.regions == planned.way;
        choice(
            format!("way-{index}-{number}"),
            label,
            chosen,
            shown.play(Command::SetWay { index, way: number }),
        )
    });
    Some(choices(all))
}

pub(super) fn warnings_of<'a>(shown: &Shown<'a>, board: &Board) -> Option<Element<'a, Outer>> {
    if board.plan.is_empty() {
        return None;
    }
    let all = warnings(shown.game());
    // The row of an action says which pawns are missing.
    let is_in_row = |it: &&Warning| match it {
        Warning::NotPossible { obstacles, .. } => obstacles
            .iter()
            .all(|it| matches!(it, Obstacle::TooFewPawns { .. })),
        _ => false,
    };
    let said: Vec<_> = all
        .iter()
        .filter(|it| !is_in_row(it))
        .flat_map(|it| quote::warning(shown.localizer, shown.game(), &board.plan, it))
        .collect();
    (!said.is_empty()).then(|| section(shown.text("window-plan-warnings"), [instructions(said)]))
}

/// What can be declared now, by group in the order of resolution.
fn actions<'a>(planner: &Planner, shown: &Shown<'a>) -> Element<'a, Outer> {
    let mut groups: BTreeMap<u8, Vec<(&ActionKind, &Quote)>> = BTreeMap::new();
    for (kind, quote) in &planner.actions {
        if let Ok(quote) = quote {
            groups.entry(kind.order()).or_default().push((kind, quote));
        }
    }
    let listed = Outer::Planner(Message::Listed(!planner.listed));
    let mut parts: Vec<Element<'a, Outer>> = vec![choice(
        LIST,
        shown.text("window-plan-list"),
        planner.listed,
        Some(listed),
    )];
    for (order, kinds) in groups.into_iter().filter(|_| planner.listed) {
        let open = planner.groups.contains(&order);
        let count = quiet(Type::Small, kinds.len().to_string());
        let press = Outer::Planner(Message::Group(order));
        let sign = if open { Icon::Minus } else { Icon::Plus };
        parts.push(list_row(
            format!("group-{order}"),
            sign,
            group(shown, order),
            Some(count),
            press,
        ));
        if open {
            parts.extend(
                kinds
                    .into_iter()
                    .enumerate()
                    .map(|(number, (kind, quoted))| {
                        plan_buttons(shown, &format!("plan-{order}-{number}"), kind, quoted)
                    }),
            );
        }
    }
    section(shown.text("window-plan-actions"), parts)
}

/// A group is named after the Facility where it is done.
fn group(shown: &Shown<'_>, order: u8) -> String {
    let facility = match order {
        1 => return shown.text("window-plan-events"),
        2 => Facility::QuietPlace,
        3 => Facility::CrewQuarters,
        4 => Facility::MedLab,
        5 => Facility::ControlCenter,
        6 => Facility::GarageHall,
        7 => Facility::ProbeBay,
        8 => Facility::Lab,
        9 => Facility::WorkingBay,
        10 => return shown.text("window-plan-shutdown"),
        _ => return shown.text("window-plan-mission"),
    };
    shown.localizer.word(facility)
}

/// What cannot be done, and why; folded.
fn impossible<'a>(planner: &Planner, shown: &Shown<'a>) -> Element<'a, Outer> {
    let (localizer, game) = (shown.localizer, shown.game());
    let forbidden = planner
        .actions
        .iter()
        .filter_map(|(kind, quote)| Some((kind, quote.as_ref().err()?)));
    let label = localizer.format(
        "window-plan-forbidden",
        &Args::new().count("count", forbidden.clone().count()),
    );
    let press = Outer::Planner(Message::Forbidden(!planner.forbidden));
    let fold = choice("forbidden", label, planner.forbidden, Some(press));
    if !planner.forbidden {
        return fold;
    }
    let anyway =
        |id: String, kind: &ActionKind| planner.rulings.anyway(shown, format!("anyway-{id}"), kind);
    let all = forbidden.enumerate().map(|(number, (kind, obstacles))| {
        let reasons: Vec<_> = obstacles
            .iter()
            .map(|it| quote::obstacle(localizer, game, it))
            .collect();
        let title = text(Type::Body, quote::action_name(localizer, game, kind));
        let about = column![title, quiet(Type::Small, reasons.join(" "))].width(Length::Fill);
        about.push(anyway(number.to_string(), kind)).into()
    });
    let others = planner.unlisted.iter().enumerate().map(|(number, kind)| {
        let title = text(Type::Body, quote::action_name(localizer, game, kind));
        column![title]
            .push(anyway(format!("other-{number}"), kind))
            .into()
    });
    let others = column![
        quiet(Type::Small, shown.text("window-plan-unlisted")),
        Column::with_children(others).spacing(size::SNUG)
    ];
    let all = [planner.rulings.reasons(shown)]
        .into_iter()
        .chain(all)
        .chain([others.spacing(size::SNUG).into()]);
    column![fold, panel(Column::with_children(all).spacing(size::SNUG))]
        .spacing(size::SNUG)
        .into()
}
