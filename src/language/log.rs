//! What lies beside the step: Mission Log, open event actions, set-up, mission sheet, cards, the story so far.

mod lay;
mod report;

use super::{Args, Voice, instruction, numbers, tell};
use crate::first_martians::Game;
use crate::first_martians::effect::{Effect, Id};
use crate::first_martians::mission::{Brings, ObjectiveKind, SheetValue};
use crate::first_martians::state::{Card, CardKind, Face, Seat};
use crate::first_martians::words::{Block, Profession};

pub use super::common::{CardText, card_text};
pub use lay::checklist;
pub use report::{pieces, report};

/// An objective in the Mission Log.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ObjectiveLine {
    /// Its id.
    pub id: Id,
    /// Its title.
    pub title: String,
    /// What to do.
    pub text: String,
    /// How far it is: `1 of 3`; nothing where one success meets it.
    pub count: Option<String>,
    /// The number that meets it.
    pub goal: u8,
    /// Mandatory, optional or threshold.
    pub kind: ObjectiveKind,
    /// Its kind in words.
    pub kind_text: String,
    /// In which sol it was met.
    pub met: Option<u8>,
    /// The same in words.
    pub met_text: Option<String>,
}

/// The objectives that the crew knows, in the order of the Mission Log.
pub fn mission_log(voice: &Voice, game: &Game) -> Vec<ObjectiveLine> {
    let shown = |id: &Id| game.state().objectives.get(id).copied().filter(|progress| progress.shown);
    let objectives = game.mission().sheet.objectives.iter();
    let lines = objectives.filter_map(|objective| {
        let progress = shown(&objective.id)?;
        let args = Args::new().number("done", progress.done).number("goal", objective.goal);
        let kind = match objective.kind {
            ObjectiveKind::Mandatory => "objective-mandatory",
            ObjectiveKind::Optional => "objective-optional",
            ObjectiveKind::Threshold => "objective-kind-threshold",
        };
        let count = match (objective.kind, game.threshold()) {
            (ObjectiveKind::Threshold, Some(threshold)) => {
                Some(voice.say("objective-threshold", &Args::new().number("threshold", threshold)))
            }
            _ if objective.goal == 1 => None,
            _ => {
                let own = voice.try_prose_attribute(&objective.id, "count", &args);
                Some(own.unwrap_or_else(|| voice.say("objective-count", &args)))
            }
        };
        Some(ObjectiveLine {
            id: objective.id.clone(),
            title: tell::title(voice, &objective.id),
            text: voice.prose(&objective.id, &Args::new()),
            count,
            goal: objective.goal,
            kind: objective.kind,
            kind_text: voice.plain(kind),
            met: progress.met,
            met_text: progress.met.map(|sol| voice.say("objective-met", &Args::new().number("sol", sol))),
        })
    });
    lines.collect()
}

/// An event action on the table.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct OpenEventLine {
    /// The event.
    pub id: Id,
    /// Its title.
    pub title: String,
    /// What the action is.
    pub action: String,
    /// What it takes.
    pub cost: String,
    /// What it gives.
    pub reward: Vec<String>,
    /// How many sols it stays, the present one counted.
    pub sols_left: u8,
}

/// The event actions on the table, the oldest first.
pub fn open_events(voice: &Voice, game: &Game) -> Vec<OpenEventLine> {
    let state = game.state();
    let events = &game.mission().elements.events;
    let lines = state.open_events.iter().filter_map(|open| {
        let Some(Brings::Action(action)) = &events.get(&open.event)?.brings else { return None };
        Some(OpenEventLine {
            id: open.event.clone(),
            title: tell::title(voice, &open.event),
            action: voice.prose_attribute(&open.event, "action", &Args::new()),
            cost: instruction::cost(voice, &action.cost),
            reward: reward(voice, game, &open.event, &action.reward),
            sols_left: open.sols_left(state.sol),
        })
    });
    lines.collect()
}

/// What the action of an event gives.
pub(super) fn reward(voice: &Voice, game: &Game, event: &Id, effects: &[Effect]) -> Vec<String> {
    let card = Card::new(CardKind::Event, event, Face::Done);
    instruction::effects(voice, game, effects, Some(game.state().crew.first_player), &card)
}

/// A number of the mission sheet.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SheetLine {
    /// Which one.
    pub value: SheetValue,
    /// The Block, for its Malfunction die.
    pub block: Option<Block>,
    /// Its name.
    pub label: String,
    /// The number, or the sols of a die, in words.
    pub text: String,
    /// The number; none for a die.
    pub number: Option<i8>,
    /// What the number may be.
    pub range: (i8, i8),
    /// Whether it was found in no source, nor put right by the crew.
    pub assumed: bool,
    /// Whether the crew has put it right.
    pub own: bool,
}

/// The mission sheet of this crew: the numbers, then the Malfunction dice by Block.
pub fn sheet_lines(voice: &Voice, game: &Game) -> Vec<SheetLine> {
    let (sheet, state) = (game.sheet(), game.state());
    let numbers = SheetValue::ALL.iter().filter_map(|&value| {
        let number = sheet.get(value)?;
        Some(SheetLine {
            value,
            block: None,
            label: voice.say("sheet-label", &Args::new().text("value", value.id())),
            text: numbers::plain(number),
            number: Some(number),
            range: value.range(),
            assumed: game.is_assumed(value),
            own: state.own_sheet.contains_key(&value),
        })
    });
    let dice = Block::ALL.iter().map(|&block| {
        let sols: Vec<String> = (1..=sheet.sols()).filter(|&sol| sheet.rolls(block, sol)).map(|sol| sol.to_string()).collect();
        let args = Args::new().count("count", sols.len()).text("sols", voice.list(&sols));
        SheetLine {
            value: SheetValue::Dice,
            block: Some(block),
            label: voice.say("sheet-die", &Args::new().text("block", block.id())),
            text: voice.say("sheet-die-sols", &args),
            number: None,
            range: SheetValue::Dice.range(),
            assumed: game.is_assumed(SheetValue::Dice),
            own: state.own_dice.keys().any(|&(of, _)| of == block),
        }
    });
    numbers.chain(dice).collect()
}

/// An astronaut of the crew.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct AstronautLine {
    /// The place at the table.
    pub seat: Seat,
    /// The name, or the profession.
    pub name: String,
    /// The profession.
    pub profession: Profession,
    /// The same in words.
    pub profession_text: String,
    /// Whether the astronaut holds the First Player token.
    pub first_player: bool,
}

/// The crew, clockwise.
pub fn crew(voice: &Voice, game: &Game) -> Vec<AstronautLine> {
    let crew = &game.state().crew;
    let lines = crew.seats().zip(&crew.astronauts).map(|(seat, astronaut)| AstronautLine {
        seat,
        name: tell::name(voice, crew, seat),
        profession: astronaut.profession,
        profession_text: voice.word(astronaut.profession),
        first_player: seat == crew.first_player,
    });
    lines.collect()
}
