//! Planning where the app keeps the board: stacks of pawns on actions, and the list of possible actions.

use std::collections::BTreeMap;

use iced::widget::column;

use super::rulings::{self, Rulings};
use super::{Message as Outer, Shown};
use crate::app::widget::prelude::*;
use crate::first_martians::Game;
use crate::first_martians::board::{ActionKind, Board, Obstacle, Pawn, PlannedAction, Quote};
use crate::first_martians::command::Command;
use crate::first_martians::queries::planning::free_pawns;
use crate::first_martians::queries::quote::{possible_and_overrulable, quote_planned, quoted_actions};
use crate::first_martians::queries::{routes_of_planned, warnings};
use crate::first_martians::state::Step;
use crate::first_martians::vocabulary::{Facility, Rover};
use crate::language::{Args, plan, quote};

/// An action with its cost, or with what prevents it.
type Quoted = (ActionKind, Result<Quote, Vec<Obstacle>>);

#[derive(Debug, Clone, Default)]
pub struct Planner {
    /// What the free pawns could do, while a plan is being made.
    actions: Vec<Quoted>,
    /// The open group of actions, by its place in the order of resolution.
    group: Option<u8>,
    forbidden: bool,
    /// The planned action whose explanation is open.
    explained: Option<usize>,
    /// Further actions that the table could allow.
    unlisted: Vec<ActionKind>,
    rulings: Rulings,
}

#[derive(Debug, Clone)]
pub enum Message {
    Group(Option<u8>),
    Forbidden(bool),
    Explain(Option<usize>),
    Rulings(rulings::Message),
}

impl Planner {
    pub fn update(&mut self, message: Message) {
        match message {
            Message::Group(group) => self.group = group,
            Message::Forbidden(forbidden) => self.forbidden = forbidden,
            Message::Explain(index) => self.explained = index,
            Message::Rulings(message) => self.rulings.update(message),
        }
    }

    pub fn refresh(&mut self, game: &Game) {
        self.group = None;
        let state = game.state();
        let plans = state.step == Step::Plan && state.queue.is_empty();
        self.actions = if plans { quoted_actions(game) } else { Vec::new() };
        let overrulable = if plans { possible_and_overrulable(game).1 } else { Vec::new() };
        self.unlisted = overrulable.into_iter().filter(|deed| !self.actions.iter().any(|(it, _)| it == deed)).collect();
    }
}

/// The planner; `None` where the players keep the board.
pub(super) fn view<'a>(planner: &'a Planner, shown: &Shown<'a>) -> Option<Element<'a, Outer>> {
    let board = shown.game().state().board.as_ref().filter(|board| board.full)?;
    let mut parts: Vec<Element<'a, Outer>> = vec![free(shown)];
    parts.extend(board.plan.iter().enumerate().map(|(index, planned)| stack(planner, shown, index, planned)));
    parts.extend(warnings_of(shown, board));
    parts.push(actions(planner, shown));
    parts.push(impossible(planner, shown));
    Some(Column::with_children(parts).spacing(size::GAP).into())
}

fn free<'a>(shown: &Shown<'a>) -> Element<'a, Outer> {
    let free = free_pawns(shown.game());
    if free.is_empty() {
        return text(Type::Body, shown.say("plan-none-free")).into();
    }
    let pawns = free.iter().map(|pawn| chip((Icon::Crew, plan::pawn(shown.voice, shown.game(), pawn))));
    column![text(Type::Body, shown.say("window-plan-free")), choices(pawns)].spacing(size::SNUG).into()
}

/// A stack of pawns on an action: who performs, who assists, what it costs and what is missing.
fn stack<'a>(planner: &Planner, shown: &Shown<'a>, index: usize, planned: &PlannedAction) -> Element<'a, Outer> {
    let (voice, game) = (shown.voice, shown.game());
    let label = (Icon::Close, shown.say("window-plan-drop"));
    let drop = quiet_button(format!("drop-{index}"), label, shown.play(Command::DropAction { index }));
    let title = text(Type::Title, quote::action_name(voice, game, &planned.deed));
    let mut parts: Vec<Element<'a, Outer>> = vec![beside(title, drop)];
    parts.push(pawns(shown, index, planned));
    parts.extend(rovers(shown, index, planned));
    parts.extend(routes(shown, index, planned));
    match quote_planned(game, index) {
        Ok(standing) => {
            let lacks = standing.obstacles.iter().filter(|lack| !matches!(lack, Obstacle::TooFewPawns { .. }));
            let open = planner.explained == Some(index);
            let why = Outer::Planner(Message::Explain((!open).then_some(index)));
            let why = choice(format!("why-{index}"), shown.say("window-plan-why"), open, Some(why));
            parts.push(beside(text(Type::Body, quote::standing(voice, &standing)), why));
            parts.extend(lacks.map(|lack| line(Type::Body, Ink::Danger, quote::obstacle(voice, game, lack)).into()));
            parts.extend(quote::quote(voice, &standing.quote).into_iter().map(|said| quiet(Type::Small, said)));
            if open {
                let lines = standing.quote.lines.iter().map(|it| quiet(Type::Small, quote::reason_line(voice, game, it)));
                parts.push(Column::with_children(lines).spacing(size::TIGHT).into());
            }
        }
        Err(obstacles) => {
            parts.extend(obstacles.iter().map(|it| line(Type::Body, Ink::Danger, quote::obstacle(voice, game, it)).into()));
        }
    }
    parts.push(planner.rulings.view(shown, index, planned));
    panel(Column::with_children(parts).spacing(size::SNUG))
}

/// The pawns of a stack, the top one first, and those that could join.
fn pawns<'a>(shown: &Shown<'a>, index: usize, planned: &PlannedAction) -> Element<'a, Outer> {
    let (voice, game) = (shown.voice, shown.game());
    let label = |id: &str, pawn: &Pawn| voice.say(id, &Args::new().text("name", plan::pawn(voice, game, pawn)));
    let id = |what: &str, pawn: &Pawn| format!("{what}-{index}-{}", pawn_id(pawn));
    let mut all: Vec<Element<'a, Outer>> = Vec::new();
    for (place, pawn) in planned.pawns.iter().enumerate() {
        let said = label(if place == 0 { "window-plan-performs" } else { "window-plan-assists" }, pawn);
        let take = shown.play(Command::TakePawn { index, pawn: pawn.clone() });
        all.push(choice(id("take", pawn), (Icon::Minus, said), true, take));
        if planned.pawns.iter().position(|it| it == pawn) == Some(place)
            && let Some(raise) = shown.play(Command::RaisePawn { index, pawn: pawn.clone() })
        {
            all.push(quiet_button(id("raise", pawn), label("window-plan-raise", pawn), Some(raise)));
        }
    }
    let mut free = free_pawns(game);
    free.dedup();
    for pawn in free {
        if let Some(add) = shown.play(Command::AddPawn { index, pawn: pawn.clone() }) {
            all.push(quiet_button(id("add", &pawn), (Icon::Plus, plan::pawn(voice, game, &pawn)), Some(add)));
        }
    }
    choices(all)
}

/// The id of a pawn in widget ids, also used by tests.
pub fn pawn_id(pawn: &Pawn) -> String {
    match pawn {
        Pawn::Astronaut(seat) => seat.to_string(),
        Pawn::Aom(id) => id.clone(),
    }
}

/// Which rover is taken along, if any can be.
fn rovers<'a>(shown: &Shown<'a>, index: usize, planned: &PlannedAction) -> Option<Element<'a, Outer>> {
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
            Some(rover) => (rover.id(), shown.voice.word(rover)),
            None => ("none", shown.say("window-plan-no-rover")),
        };
        choice(format!("rover-{index}-{id}"), label, rover == planned.rover, press)
    })))
}

/// Which route is taken, where there are several.
fn routes<'a>(shown: &Shown<'a>, index: usize, planned: &PlannedAction) -> Option<Element<'a, Outer>> {
    let ways = routes_of_planned(shown.game(), index, planned.rover);
    if ways.len() < 2 {
        return None;
    }
    let all = ways.into_iter().enumerate().map(|(number, way)| {
        let risks: Vec<_> = way.risks.iter().map(|&it| quote::risk(shown.voice, it)).collect();
        let args = Args::new().text("way", quote::way(shown.voice, &way, planned.deed.region())).number("pawns", way.pawns);
        let label = shown.voice.say("window-plan-way", &args.text("risks", shown.voice.list(&risks)).count("count", risks.len()));
        let chosen = way.regions == planned.way;
        choice(format!("way-{index}-{number}"), label, chosen, shown.play(Command::SetWay { index, way: number }))
    });
    Some(choices(all))
}

fn warnings_of<'a>(shown: &Shown<'a>, board: &Board) -> Option<Element<'a, Outer>> {
    if board.plan.is_empty() {
        return None;
    }
    let all = warnings(shown.game());
    let said: Vec<_> = all.iter().flat_map(|it| quote::warning(shown.voice, shown.game(), &board.plan, it)).collect();
    (!said.is_empty()).then(|| section(shown.say("window-plan-warnings"), [instructions(said)]))
}

/// What can be declared now, by group in the order of resolution.
fn actions<'a>(planner: &Planner, shown: &Shown<'a>) -> Element<'a, Outer> {
    let mut groups: BTreeMap<u8, Vec<(&ActionKind, &Quote)>> = BTreeMap::new();
    for (deed, quote) in &planner.actions {
        if let Ok(quote) = quote {
            groups.entry(deed.order()).or_default().push((deed, quote));
        }
    }
    let mut parts: Vec<Element<'a, Outer>> = Vec::new();
    for (order, deeds) in groups {
        let open = planner.group == Some(order);
        let count = quiet(Type::Small, deeds.len().to_string());
        let press = Outer::Planner(Message::Group((!open).then_some(order)));
        let sign = if open { Icon::Minus } else { Icon::Plus };
        parts.push(list_row(format!("group-{order}"), sign, group(shown, order), Some(count), press));
        if open {
            parts.extend(deeds.into_iter().enumerate().map(|(number, (deed, quoted))| {
                let title = quote::action_name(shown.voice, shown.game(), deed);
                let mut said = quote::quote(shown.voice, quoted);
                said.insert(0, title);
                let press = shown.play(Command::PlanAction { deed: deed.clone() });
                wide_button(format!("deed-{order}-{number}"), said.join("\n"), press)
            }));
        }
    }
    section(shown.say("window-plan-actions"), parts)
}

/// A group is named after the Facility where it is done.
fn group(shown: &Shown<'_>, order: u8) -> String {
    let facility = match order {
        1 => return shown.say("window-plan-events"),
        2 => Facility::QuietPlace,
        3 => Facility::CrewQuarters,
        4 => Facility::MedLab,
        5 => Facility::ControlCenter,
        6 => Facility::GarageHall,
        7 => Facility::ProbeBay,
        8 => Facility::Lab,
        9 => Facility::WorkingBay,
        10 => return shown.say("window-plan-shutdown"),
        _ => return shown.say("window-plan-mission"),
    };
    shown.voice.word(facility)
}

/// What cannot be done, and why; folded.
fn impossible<'a>(planner: &Planner, shown: &Shown<'a>) -> Element<'a, Outer> {
    let (voice, game) = (shown.voice, shown.game());
    let forbidden = planner.actions.iter().filter_map(|(deed, quote)| Some((deed, quote.as_ref().err()?)));
    let label = voice.say("window-plan-forbidden", &Args::new().count("count", forbidden.clone().count()));
    let press = Outer::Planner(Message::Forbidden(!planner.forbidden));
    let fold = choice("forbidden", label, planner.forbidden, Some(press));
    if !planner.forbidden {
        return fold;
    }
    let anyway = |id: String, deed: &ActionKind| planner.rulings.anyway(shown, format!("anyway-{id}"), deed);
    let all = forbidden.enumerate().map(|(number, (deed, obstacles))| {
        let reasons: Vec<_> = obstacles.iter().map(|it| quote::obstacle(voice, game, it)).collect();
        let title = text(Type::Body, quote::action_name(voice, game, deed));
        let about = column![title, quiet(Type::Small, reasons.join(" "))].width(Length::Fill);
        about.push(anyway(number.to_string(), deed)).into()
    });
    let others = planner.unlisted.iter().enumerate().map(|(number, deed)| {
        let title = text(Type::Body, quote::action_name(voice, game, deed));
        column![title].push(anyway(format!("other-{number}"), deed)).into()
    });
    let others =
        column![quiet(Type::Small, shown.say("window-plan-unlisted")), Column::with_children(others).spacing(size::SNUG)];
    let all = [planner.rulings.reasons(shown)].into_iter().chain(all).chain([others.spacing(size::SNUG).into()]);
    column![fold, panel(Column::with_children(all).spacing(size::SNUG))].spacing(size::SNUG).into()
}
