//! What is shown next to the step: Mission Log, open event actions, set-up, mission sheet, cards, the story so far.

mod report;
mod set_up;

use std::collections::BTreeMap;

use super::{
    Args, Localizer, board, common, fact_text, instruction, numbers, objective_text, plan,
    threshold,
};
use content::own_sheet::is_typed;
use first_martians::Game;
use first_martians::board::ActionKind;
use first_martians::effect::{ActionCost, Effect, Id};
use first_martians::mission::{
    ActionPlace, Brings, MissionAction, Objective, ObjectiveKind, SheetValue, Takes,
};
use first_martians::state::{Card, CardKind, Face, Progress, Seat};
use first_martians::vocabulary::{AdventureType, Block, Profession};

pub use super::common::card_text;
pub use report::pieces;
pub(super) use set_up::spare_name;
pub use set_up::{TablePlace, carried, set_up_places, set_up_steps};

/// An objective in the Mission Log.
#[allow(missing_docs, reason = "what has no comment is named after what it is")]
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ObjectiveLine {
    pub id: Id,
    pub title: String,
    /// On a sheet that was typed in: what its kind asks for, and how far that is.
    pub asks: Option<String>,
    /// What to do, in the words of the mission, and when.
    pub text: String,
    /// The progress, as `1 of 3`; none if one success meets it.
    pub count: Option<String>,
    pub goal: u8,
    pub kind: ObjectiveKind,
    pub kind_text: String,
    pub met: Option<u8>,
    pub met_text: Option<String>,
}

/// The objectives that the crew knows, in the order of the Mission Log.
pub fn mission_log(localizer: &Localizer, game: &Game) -> Vec<ObjectiveLine> {
    let shown = |id: &Id| {
        game.state()
            .objectives
            .get(id)
            .copied()
            .filter(|progress| progress.shown)
    };
    let objectives = game.mission().sheet.objectives.iter();
    let lines = objectives.filter_map(|objective| {
        let progress = shown(&objective.id)?;
        let goal = game.goal(objective);
        let args = Args::new()
            .number("done", game.done(objective))
            .number("goal", goal);
        let kind = match objective.kind {
            ObjectiveKind::Mandatory => "objective-mandatory",
            ObjectiveKind::Optional => "objective-optional",
            ObjectiveKind::Threshold => "objective-kind-threshold",
        };
        let count = match (objective.kind, game.threshold()) {
            (ObjectiveKind::Threshold, Some(number)) => {
                let printed = || {
                    localizer.format(
                        "objective-threshold",
                        &Args::new().number("threshold", number),
                    )
                };
                let own = threshold::of(localizer, game)
                    .map(|rule| localizer.format("objective-threshold-counted", &rule));
                Some(own.unwrap_or_else(printed))
            }
            _ if goal == 1 => None,
            _ => {
                let own = localizer.try_prose_attribute(&objective.id, "count", &args);
                Some(own.unwrap_or_else(|| localizer.format("objective-count", &args)))
            }
        };
        Some(ObjectiveLine {
            id: objective.id.clone(),
            title: fact_text::title(localizer, &objective.id),
            asks: objective_text::asks(localizer, game, objective),
            text: objective_text::own_words(localizer, game, &objective.id)
                .into_iter()
                .chain(conditions(localizer, game, objective))
                .collect::<Vec<_>>()
                .join(" "),
            count,
            goal,
            kind: objective.kind,
            kind_text: localizer.text(kind),
            met: progress.met,
            met_text: fate(localizer, progress),
        })
    });
    lines.collect()
}

/// What has become of an objective; `None` while it is open.
fn fate(localizer: &Localizer, progress: Progress) -> Option<String> {
    let in_sol = |id: &str, sol: u8| localizer.format(id, &Args::new().number("sol", sol));
    let met = progress.met.map(|sol| in_sol("objective-met", sol));
    let failed = progress.failed.map(|sol| in_sol("objective-failed", sol));
    met.or(failed)
        .or_else(|| progress.closed.then(|| localizer.text("objective-closed")))
}

/// When an objective moves and by when it has to be met, as far as the crew knows the others.
pub fn conditions(localizer: &Localizer, game: &Game, objective: &Objective) -> Vec<String> {
    let known = |id: &str| {
        game.state()
            .objectives
            .get(id)
            .is_some_and(|progress| progress.shown)
    };
    let titles = |ids: Vec<&Id>| -> Option<Args> {
        let titles: Vec<String> = ids
            .into_iter()
            .filter(|id| known(id))
            .map(|id| fact_text::title(localizer, id))
            .collect();
        (!titles.is_empty()).then(|| {
            Args::new()
                .count("count", titles.len())
                .text("titles", localizer.list(&titles))
        })
    };
    let deadline = game
        .deadline(objective)
        .map(|sol| localizer.format("objective-deadline", &Args::new().number("sol", sol)));
    let after = titles(objective.after.iter().collect())
        .map(|args| localizer.format("objective-after", &args));
    let either = titles(game.group_of(objective).map(|it| &it.id).collect())
        .map(|args| localizer.format("objective-either", &args));
    deadline
        .into_iter()
        .chain(after)
        .chain(either)
        .chain(tokens(localizer, game, objective))
        .collect()
}

/// The Objective tokens that an objective asks for, and where each is; a typed sheet has said so before.
fn tokens(localizer: &Localizer, game: &Game, objective: &Objective) -> Option<String> {
    let Takes::TokenTaken(takes) = &objective.requirement else {
        return None;
    };
    let lines = objective_text::token_places(localizer, game, takes);
    let is_said = lines.is_empty() || is_typed(&game.mission().sheet);
    (!is_said).then(|| {
        localizer.format(
            "objective-tokens-asked",
            &Args::new().text("tokens", lines.join("; ")),
        )
    })
}

/// An event action on the table.
#[allow(missing_docs, reason = "what has no comment is named after what it is")]
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct OpenEventLine {
    pub id: Id,
    pub title: String,
    /// What to do.
    pub action: String,
    pub cost: String,
    pub reward: Vec<String>,
    /// The remaining sols, including the current one.
    pub sols_left: u8,
}

/// The event actions on the table, the oldest first.
pub fn open_events(localizer: &Localizer, game: &Game) -> Vec<OpenEventLine> {
    let state = game.state();
    let events = &game.mission().elements.events;
    let lines = state.open_events.iter().filter_map(|open| {
        let Some(Brings::Action(action)) = &events.get(&open.event)?.brings else {
            return None;
        };
        Some(OpenEventLine {
            id: open.event.clone(),
            title: fact_text::title(localizer, &open.event),
            action: localizer.prose_attribute(&open.event, "action", &Args::new()),
            cost: instruction::cost(localizer, &action.cost),
            reward: reward(localizer, game, &open.event, &action.reward),
            sols_left: (game.event_until(open.opened_in) + 1).saturating_sub(state.sol),
        })
    });
    lines.collect()
}

/// An action of the mission, as it is planned and reported.
#[derive(Debug, Clone, PartialEq, Eq)]
#[allow(missing_docs, reason = "what has no comment is named after what it is")]
pub struct MissionActionLine {
    pub id: Id,
    /// Its number in lists, from 1.
    pub number: usize,
    pub title: String,
    /// The type, where it has one: then the cost is what it takes beside the pawns of that type.
    pub kind_text: Option<String>,
    pub cost: String,
    /// Whether it takes nothing beside those pawns.
    pub is_free: bool,
    /// What it says that it does, and where, then what a success surely does; what an author hides is left out.
    pub does: Vec<String>,
    pub assumed: bool,
}

impl ObjectiveLine {
    /// Its title, what has become of it, and what it asks for.
    pub fn with_state(&self, localizer: &Localizer) -> String {
        let open = || {
            self.count
                .clone()
                .unwrap_or_else(|| localizer.text("end-not-met"))
        };
        let state = common::sentence(&self.met_text.clone().unwrap_or_else(open));
        let what = std::iter::once(state)
            .chain(self.asks.clone())
            .collect::<Vec<_>>()
            .join(" ");
        localizer.format(
            "table-at",
            &Args::new()
                .text("place", self.title.as_str())
                .text("what", what),
        )
    }

    /// What it asks for, then its own words.
    pub fn whole(&self) -> String {
        let parts = self
            .asks
            .iter()
            .chain([&self.text])
            .filter(|part| !part.is_empty());
        parts.map(String::as_str).collect::<Vec<_>>().join(" ")
    }
}

impl MissionActionLine {
    /// What it is, takes and does.
    pub fn whole(&self, localizer: &Localizer) -> String {
        let args = Args::new()
            .count("number", self.number)
            .text("title", self.title.clone())
            .text("cost", self.cost.clone());
        let head = match &self.kind_text {
            Some(kind) if self.is_free => localizer.format(
                "plan-action-typed-free",
                &args.text("adventure", kind.clone()),
            ),
            Some(kind) => {
                localizer.format("plan-action-typed", &args.text("adventure", kind.clone()))
            }
            None => localizer.format("plan-action", &args),
        };
        std::iter::once(head)
            .chain(self.does.iter().cloned())
            .collect::<Vec<_>>()
            .join(" ")
    }
}

/// The actions of the mission, as the sheet lists them, without those that a standing rule forbids now.
pub fn mission_actions(localizer: &Localizer, game: &Game) -> Vec<MissionActionLine> {
    let line = |(index, action): (usize, &MissionAction)| {
        let card = Card::new(CardKind::Action, &action.id, Face::Story);
        let words = objective_text::own_words(localizer, game, &action.id);
        let words = words.map(|words| words.split_whitespace().collect::<Vec<_>>().join(" "));
        // On a typed sheet what it does comes first, and the players' words behind it.
        let (before, after) = if is_typed(&game.mission().sheet) {
            (None, words)
        } else {
            (words, None)
        };
        let cost = ActionCost {
            pawns: action.cost.pawns.filter(|_| action.kind.is_none()),
            ..action.cost.clone()
        };
        let is_done =
            plan::has_only_decided_objectives(game, &ActionKind::Mission(action.id.clone()));
        MissionActionLine {
            id: action.id.clone(),
            number: index + 1,
            title: fact_text::title(localizer, &action.id),
            kind_text: action.kind.map(|kind| localizer.word(kind)),
            cost: instruction::cost(localizer, &cost),
            is_free: cost.pawns.is_none() && cost.pays.is_empty(),
            does: before
                .into_iter()
                .chain(action_place(localizer, game, action))
                .chain(instruction::foretold(
                    localizer,
                    game,
                    &action.effects,
                    &card,
                ))
                .chain(after)
                .chain(is_done.then(|| localizer.text("plan-action-done")))
                .collect(),
            assumed: action.assumed,
        }
    };
    game.known_actions()
        .enumerate()
        .filter(|(_, action)| !game.forbids_action(&action.id))
        .map(line)
        .collect()
}

/// Where an action of the mission is done, and what the way there takes; nothing for one in the HUB.
pub(crate) fn action_place(
    localizer: &Localizer,
    game: &Game,
    action: &MissionAction,
) -> Option<String> {
    match action.at.as_ref()? {
        ActionPlace::Facility(facility) => Some(localizer.format(
            "action-at-facility",
            &Args::new().noun(localizer, "facility", *facility),
        )),
        ActionPlace::Regions(_) | ActionPlace::Walker(_) => {
            let regions = game.regions_of(action)?;
            let names: Vec<String> = regions
                .iter()
                .map(|it| board::region(localizer, *it))
                .collect();
            let rover = match action.kind {
                Some(AdventureType::Explore) => "both",
                Some(AdventureType::Gather | AdventureType::Research | AdventureType::Build) => {
                    "scorpio"
                }
                None => "none",
            };
            let args = Args::new()
                .count("count", names.len())
                .text("regions", names.join(", "))
                .text("rover", rover);
            let id = match action.walker() {
                Some(_) => "action-at-walker",
                None if names.is_empty() => "action-at-any",
                None => "action-at-regions",
            };
            let args = args.text(
                "title",
                action
                    .walker()
                    .map(|id| common::title(localizer, id))
                    .unwrap_or_default(),
            );
            let place = localizer.format(id, &args);
            Some(format!(
                "{place} {}",
                localizer.format("action-at-way", &args)
            ))
        }
    }
}

pub(super) fn reward(
    localizer: &Localizer,
    game: &Game,
    event: &Id,
    effects: &[Effect],
) -> Vec<String> {
    instruction::reward(
        localizer,
        game,
        effects,
        &Card::new(CardKind::Event, event, Face::Done),
    )
}

/// A number of the mission sheet, or a Malfunction die.
#[derive(Debug, Clone, PartialEq, Eq)]
#[allow(missing_docs, reason = "what has no comment is named after what it is")]
pub struct SheetLine {
    pub value: SheetValue,
    /// The Block, for a Malfunction die.
    pub block: Option<Block>,
    pub label: String,
    /// The number, or the sols of a die.
    pub text: String,
    /// None for a die.
    pub number: Option<i8>,
    pub range: (i8, i8),
    /// Whether no source gives it and the crew has not corrected it.
    pub assumed: bool,
    /// Whether the crew has corrected it.
    pub own: bool,
}

/// What a difficulty changes on the mission sheet: `Sols +1 · Threshold, broken parts +2`.
pub fn difficulty_changes(localizer: &Localizer, changes: &BTreeMap<SheetValue, i8>) -> String {
    let change = |(value, by): (&SheetValue, &i8)| {
        let label = localizer.format("sheet-label", &Args::new().text("value", value.id()));
        format!("{label} {}", numbers::signed(*by))
    };
    changes.iter().map(change).collect::<Vec<_>>().join(" · ")
}

/// The mission sheet of this crew: the numbers, then the Malfunction dice by Block.
pub fn sheet_lines(localizer: &Localizer, game: &Game) -> Vec<SheetLine> {
    let (sheet, state) = (game.sheet(), game.state());
    let numbers = SheetValue::ALL.iter().filter_map(|&value| {
        let number = sheet.get(value)?;
        Some(SheetLine {
            value,
            block: None,
            label: localizer.format("sheet-label", &Args::new().text("value", value.id())),
            text: numbers::plain(number),
            number: Some(number),
            range: value.range(),
            assumed: game.is_assumed(value),
            own: state.sheet_corrections.contains_key(&value),
        })
    });
    let dice = Block::ALL.iter().map(|&block| {
        let sols: Vec<String> = (1..=sheet.sols())
            .filter(|&sol| sheet.rolls(block, sol))
            .map(|sol| sol.to_string())
            .collect();
        let args = Args::new()
            .count("count", sols.len())
            .text("sols", localizer.list(&sols));
        SheetLine {
            value: SheetValue::Dice,
            block: Some(block),
            label: localizer.format("sheet-die", &Args::new().text("block", block.id())),
            text: localizer.format("sheet-die-sols", &args),
            number: None,
            range: SheetValue::Dice.range(),
            assumed: game.is_assumed(SheetValue::Dice),
            own: state.dice_corrections.keys().any(|&(of, _)| of == block),
        }
    });
    numbers.chain(dice).collect()
}

/// An astronaut of the crew in a list.
#[allow(missing_docs, reason = "what has no comment is named after what it is")]
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct AstronautLine {
    pub seat: Seat,
    /// The name, or the profession.
    pub name: String,
    pub profession: Profession,
    pub profession_text: String,
    pub first_player: bool,
}

/// The crew, clockwise.
pub fn crew(localizer: &Localizer, game: &Game) -> Vec<AstronautLine> {
    let crew = &game.state().crew;
    let lines = crew
        .seats()
        .zip(&crew.astronauts)
        .map(|(seat, astronaut)| AstronautLine {
            seat,
            name: fact_text::name(localizer, crew, seat),
            profession: astronaut.profession,
            profession_text: localizer.word(astronaut.profession),
            first_player: seat == crew.first_player,
        });
    lines.collect()
}
