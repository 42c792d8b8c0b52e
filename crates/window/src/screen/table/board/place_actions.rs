//! What can be done at a part of the board while the crew is planning: with its price, its risks and its way, planned in one press.

use iced::widget::column;

use super::{BoardPart, BoardView, Message as BoardMessage, Tab};
use crate::screen::table::{Message, NewPlan, Shown, planner};
use crate::widget::prelude::*;
use first_martians::board::{ActionKind, Obstacle, Place, PlannedAction, Quote};
use first_martians::command::Command;
use first_martians::queries::planning::{is_planning, rovers_that_help};
use first_martians::queries::quote::{self as quotes, quote_planned};
use first_martians::queries::routes_of_action;
use first_martians::vocabulary::{Facility, Item, Part, Region, Rover};
use language::{Args, board as words, plan, quote};

/// The parts of the board at which an action is found: where it is done, and what it is done to.
pub fn parts_of(kind: &ActionKind) -> Vec<BoardPart> {
    let at = |facility| BoardPart::Facility(Place::new(facility, 1));
    match kind {
        ActionKind::Event(_) | ActionKind::Mission(_) => vec![BoardPart::Hub],
        ActionKind::Rest => vec![at(Facility::QuietPlace)],
        ActionKind::UnwindMorale | ActionKind::UnwindStress => vec![at(Facility::CrewQuarters)],
        ActionKind::HealWound(seat) | ActionKind::HealCondition(seat, _) => {
            vec![at(Facility::MedLab), BoardPart::Crew(*seat)]
        }
        ActionKind::Manage(block) => vec![at(Facility::ControlCenter), BoardPart::Block(*block)],
        ActionKind::Explore(region)
        | ActionKind::GatherSample(region)
        | ActionKind::GatherObjective(region)
        | ActionKind::MissionAt { region, .. } => {
            vec![BoardPart::Region(*region)]
        }
        ActionKind::Examine | ActionKind::Discover => vec![at(Facility::Lab)],
        ActionKind::Plant(place) => vec![at(Facility::Lab), BoardPart::Facility(*place)],
        ActionKind::Repair(place, _) | ActionKind::Switch { place, .. } => {
            vec![at(Facility::WorkingBay), BoardPart::Facility(*place)]
        }
        ActionKind::RepairRover(..) => vec![at(Facility::WorkingBay), BoardPart::Rovers],
        ActionKind::BuildUpgrade(_) => vec![at(Facility::WorkingBay), BoardPart::Upgrades],
        ActionKind::BuildSpare(place) => vec![
            at(Facility::WorkingBay),
            BoardPart::Block(place.facility.block()),
        ],
        ActionKind::RemoveShutdown(place, _) => vec![BoardPart::Facility(*place)],
    }
}

/// The number of pawns at a part with a planned action: `None` without one, empty while they lie elsewhere or are missing.
pub(super) fn pawns_laid(shown: &Shown<'_>, part: BoardPart) -> Option<String> {
    laid(
        shown
            .game()
            .state()
            .board
            .as_ref()
            .map_or(&[], |board| &board.plan),
        part,
    )
}

fn laid(plan: &[PlannedAction], part: BoardPart) -> Option<String> {
    let here: Vec<_> = plan
        .iter()
        .filter(|planned| is_at(&planned.kind, part))
        .collect();
    let done_here = here
        .iter()
        .filter(|planned| parts_of(&planned.kind).first() == Some(&part));
    let pawns: usize = done_here.map(|planned| planned.pawns.len()).sum();
    (!here.is_empty()).then(|| {
        if pawns > 0 {
            pawns.to_string()
        } else {
            String::new()
        }
    })
}

fn is_at(kind: &ActionKind, part: BoardPart) -> bool {
    parts_of(kind).contains(&part)
}

/// The pawns of a quote: for a sure success, or from those that roll.
pub(super) fn pawns(quote: &Quote) -> String {
    match quote.roll {
        Some(roll) if roll < quote.sure => format!("{roll}–{}", quote.sure),
        _ => quote.sure.to_string(),
    }
}

/// The pawns of the first action that can be done at a part, while planning.
pub(super) fn offer(shown: &Shown<'_>, part: BoardPart) -> Option<String> {
    shown
        .actions
        .iter()
        .filter(|(kind, _)| is_at(kind, part))
        .find_map(|(_, quote)| quote.as_ref().ok())
        .map(pawns)
}

/// The planned actions of a part, by their place in the plan.
pub(super) fn planned(shown: &Shown<'_>, part: BoardPart) -> Vec<usize> {
    let plan = shown
        .game()
        .state()
        .board
        .iter()
        .flat_map(|board| &board.plan)
        .enumerate();
    plan.filter(|(_, planned)| is_at(&planned.kind, part))
        .map(|(index, _)| index)
        .collect()
}

/// The way to what can be done in a region, the region included.
pub(super) fn way_to(shown: &Shown<'_>, region: Region) -> Option<Vec<Region>> {
    let offered = shown
        .actions
        .iter()
        .find(|(kind, quote)| kind.region() == Some(region) && quote.is_ok())?;
    let way = routes_of_action(shown.game(), &offered.0, None)
        .into_iter()
        .next()?;
    Some(way.regions.into_iter().chain([region]).collect())
}

/// What can be planned at a part: each one press; then what is planned there, so that a second press meets no other control; then what
/// cannot be done, and why.
pub(super) fn view<'a>(
    board: &BoardView,
    shown: &Shown<'a>,
    part: BoardPart,
) -> Option<Element<'a, Message>> {
    if !is_planning(shown.game()) {
        return None;
    }
    let (localizer, game) = (shown.localizer, shown.game());
    let mut parts: Vec<Element<'a, Message>> = Vec::new();
    let mut laid: Vec<Element<'a, Message>> = Vec::new();
    for index in planned(shown, part) {
        let Some(it) = game
            .state()
            .board
            .as_ref()
            .and_then(|board| board.plan.get(index))
        else {
            continue;
        };
        let pawns = quote_planned(game, index)
            .map(|it| quote::standing(localizer, &it))
            .unwrap_or_default();
        let label = localizer.format(
            "window-here-planned",
            &Args::new().text("action", plan::planned(localizer, game, it)),
        );
        let drop = shown.play(Command::DropAction { index });
        let drop = quiet_button(
            format!("here-drop-{index}"),
            (Icon::Close, shown.text("window-plan-drop")),
            drop,
        );
        let said = column![text(Type::Body, label), quiet(Type::Small, pawns)];
        laid.push(named(
            format!("here-planned-{index}"),
            raised(label_row(said, drop)),
        ));
    }
    let here: Vec<_> = shown
        .actions
        .iter()
        .filter(|(kind, _)| is_at(kind, part))
        .collect();
    let mut assumed = false;
    let mut switched = None;
    for (number, (kind, quoted)) in here.iter().enumerate() {
        let Ok(quoted) = quoted else { continue };
        assumed |= quoted.assumed;
        if let ActionKind::Switch { place, part, .. } = kind {
            // Every Facility could give the part: they are listed when asked for.
            let repaired = (*place, *part);
            let open = board.donors_of == Some(repaired);
            if switched.replace(repaired) != Some(repaired) {
                parts.push(donors(shown, repaired, pawns(quoted), open));
            }
            if !open {
                continue;
            }
        }
        parts.push(plan_buttons(shown, &format!("here-{number}"), kind, quoted));
    }
    parts.append(&mut laid);
    let refused = here
        .iter()
        .filter_map(|(kind, quote)| Some((kind, quote.as_ref().err()?)));
    let from = refused
        .clone()
        .any(|(_, obstacles)| lacks_part(obstacles))
        .then(|| shown.text("window-here-parts-from"));
    parts.extend(refused.map(|(kind, obstacles)| {
        let args = Args::new().text("action", quote::action_name(localizer, game, kind));
        let refused = quiet(Type::Body, localizer.format("window-here-refused", &args));
        column![refused, why_not(shown, obstacles)]
            .spacing(size::TIGHT)
            .into()
    }));
    parts.extend(from.map(|from| quiet(Type::Small, from)));
    // What starts at a Facility and ends outside is chosen on the map.
    let leads_out = [Facility::GarageHall, Facility::ProbeBay]
        .map(|facility| BoardPart::Facility(Place::new(facility, 1)));
    parts.extend(leads_out.contains(&part).then(|| {
        let label = (Icon::Map, shown.text("window-plan-on-map"));
        quiet_button("here-map", label, Some(Message::PlanOn(Tab::Map)))
    }));
    if let (BoardPart::Region(region), true) = (part, here.is_empty() && parts.is_empty()) {
        parts.extend(out_of_reach(shown, region));
    }
    parts.extend(assumed.then(|| quiet(Type::Small, shown.text("quote-assumed"))));
    (!parts.is_empty()).then(|| Column::with_children(parts).spacing(size::SNUG).into())
}

/// The free pawns while planning, in one line.
pub(super) fn free_pawns<'a>(shown: &Shown<'a>) -> Option<Element<'a, Message>> {
    is_planning(shown.game()).then(|| planner::free_in_line(shown))
}

/// The plan as far as it goes: free pawns, planned actions, and what the table should think of. Each action opens its place. In a
/// narrow window the free pawns are above the board.
pub(super) fn plan_so_far<'a>(shown: &Shown<'a>) -> Option<Element<'a, Message>> {
    let board = shown
        .game()
        .state()
        .board
        .as_ref()
        .filter(|_| is_planning(shown.game()))?;
    let planned = board.plan.iter().enumerate().map(|(index, planned)| {
        let place = parts_of(&planned.kind).first().copied();
        let open = Message::Board(BoardMessage::Open(place));
        plan_row(
            format!("planned-{index}"),
            planner::plan_row_of(shown, index, planned, None),
            open,
        )
    });
    let planned = Column::with_children(planned).spacing(2);
    let parts = column![
        planner::how_to_plan(shown, board),
        free_pawns(shown).filter(|_| !shown.narrow),
        planned
    ]
    .extend(planner::warnings_of(shown, board));
    Some(named(
        "plan-so-far",
        container(parts.spacing(size::TIGHT)).width(Length::Fill),
    ))
}

/// Folds the Facilities that could give their part for a broken one.
fn donors<'a>(
    shown: &Shown<'a>,
    (place, part): (Place, Part),
    pawns: String,
    open: bool,
) -> Element<'a, Message> {
    let (localizer, id) = (
        shown.localizer,
        format!("here-donors-{place}-{}", part.id()),
    );
    let args = Args::new()
        .text("part", localizer.word(part))
        .text("place", words::place(localizer, place))
        .text("pawns", pawns);
    let press = Message::Board(BoardMessage::Donors((!open).then_some((place, part))));
    let sign = if open { Icon::Minus } else { Icon::Plus };
    list_row(
        id,
        sign,
        localizer.format("window-here-donors", &args),
        None,
        press,
    )
}

/// One press plans the action with the pawns of a sure success; another one, where it may be rolled for, with those that roll. What a
/// rover saves is offered below.
pub(in crate::screen::table) fn plan_buttons<'a>(
    shown: &Shown<'a>,
    id: &str,
    kind: &ActionKind,
    quoted: &Quote,
) -> Element<'a, Message> {
    let on_foot = plan_button(shown, id.to_owned(), kind, None, quoted);
    let driving = rovers_that_help(shown.game(), kind).into_iter();
    let driving = driving.map(|(rover, quote)| {
        plan_button(
            shown,
            format!("{id}-{}", rover.id()),
            kind,
            Some(rover),
            &quote,
        )
    });
    Column::with_children(std::iter::once(on_foot).chain(driving))
        .spacing(size::TIGHT)
        .into()
}

fn plan_button<'a>(
    shown: &Shown<'a>,
    id: String,
    kind: &ActionKind,
    rover: Option<Rover>,
    quoted: &Quote,
) -> Element<'a, Message> {
    let press = |sure| {
        Some(Message::Plan(Box::new(NewPlan {
            kind: kind.clone(),
            rover,
            sure,
        })))
    };
    let rolls = quoted.roll.filter(|roll| *roll < quoted.sure).map(|roll| {
        let words = shown.localizer.format(
            "window-here-roll",
            &Args::new().count("pawns", usize::from(roll)),
        );
        roll_button(format!("{id}-roll"), roll.to_string(), words, press(false))
    });
    column![
        action_button(id, offered(shown, kind, rover, quoted), press(true)),
        rolls
    ]
    .spacing(2)
    .into()
}

/// Name, price and risks of an action that can be planned.
fn offered(
    shown: &Shown<'_>,
    kind: &ActionKind,
    rover: Option<Rover>,
    quoted: &Quote,
) -> OfferedAction {
    let (localizer, game) = (shown.localizer, shown.game());
    let said = quote::quote(
        localizer,
        &Quote {
            assumed: false,
            ..quoted.clone()
        },
    );
    let way = kind.region().and_then(|region| {
        let way = routes_of_action(game, kind, rover).into_iter().next()?;
        (!way.regions.is_empty()).then(|| quote::way(localizer, &way, Some(region)))
    });
    OfferedAction {
        pawns: quoted.sure.to_string(),
        price: localizer.format(
            "window-here-pawns",
            &Args::new().count("pawns", usize::from(quoted.sure)),
        ),
        name: match rover {
            Some(rover) => localizer.format(
                "window-here-rover",
                &Args::new().text("rover", localizer.word(rover)),
            ),
            None => quote::action_name(localizer, game, kind),
        },
        lines: said
            .into_iter()
            .chain(way)
            .chain(quote::red_parts(localizer, game, kind))
            .collect(),
    }
}

/// Whether spare parts are among what is missing.
fn lacks_part(obstacles: &[Obstacle]) -> bool {
    let is_part = |item: Item| Part::ALL.iter().any(|part| part.spare() == item);
    obstacles
        .iter()
        .any(|lack| matches!(lack, Obstacle::Items { item, .. } if is_part(*item)))
}

fn why_not<'a>(shown: &Shown<'a>, obstacles: &[Obstacle]) -> Element<'a, Message> {
    let reasons: Vec<_> = obstacles
        .iter()
        .map(|it| quote::obstacle(shown.localizer, shown.game(), it))
        .collect();
    quiet(Type::Small, reasons.join(" "))
}

/// Why a region cannot be explored now.
fn out_of_reach<'a>(shown: &Shown<'a>, region: Region) -> Option<Element<'a, Message>> {
    let kind = ActionKind::Explore(region);
    let is_explored = shown
        .game()
        .state()
        .board_state()
        .is_some_and(|pieces| pieces.map.at(region).is_some());
    let obstacles = quotes::quote(shown.game(), &kind, None, &[])
        .err()
        .filter(|_| !is_explored)?;
    Some(why_not(shown, &obstacles))
}

impl BoardView {
    /// Whether the numbers of a part are folded away: while planning, until they are asked for.
    pub(super) fn folds_numbers(&self, shown: &Shown<'_>) -> bool {
        is_planning(shown.game()) && !self.numbers_open
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use first_martians::board::Pawn;

    #[test]
    fn a_planned_place_tells_of_the_pawns_laid_there() {
        let med_lab = BoardPart::Facility(Place::new(Facility::MedLab, 1));
        let mut heal = PlannedAction::new(ActionKind::HealWound(0), Vec::new());
        assert_eq!(laid(&[], med_lab), None);
        assert_eq!(
            laid(std::slice::from_ref(&heal), med_lab).as_deref(),
            Some(""),
            "never 0"
        );
        heal.pawns = vec![Pawn::Astronaut(0), Pawn::Astronaut(1), Pawn::Astronaut(1)];
        assert_eq!(
            laid(std::slice::from_ref(&heal), med_lab).as_deref(),
            Some("3")
        );
        assert_eq!(
            laid(&[heal], BoardPart::Crew(0)).as_deref(),
            Some(""),
            "the pawns lie in the Med Lab"
        );
    }

    #[test]
    fn only_a_missing_spare_part_asks_where_it_comes_from() {
        let lacks = |item| {
            lacks_part(&[
                Obstacle::NoMedic,
                Obstacle::Items {
                    item,
                    needed: 1,
                    there: 0,
                },
            ])
        };
        assert!(lacks(Item::Cpu) && lacks(Item::EnergyPart));
        assert!(!lacks(Item::Seed));
    }
}
