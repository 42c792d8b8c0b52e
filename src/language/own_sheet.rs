//! The draft of a printed mission sheet in words: its objectives, actions, tracks and problems.

use super::common::counted;
use super::{Args, Voice, board, instruction, numbers};
use crate::content::own_sheet::{
    Action, CREW_SIZES, Goal, Key, Objective, Price, Problem, ProblemKind, ProblemPlace, SheetDraft, Takes, Track,
};
use crate::first_martians::effect::ActionCost;

/// The name that was typed, or a placeholder.
pub fn name_or_placeholder(voice: &Voice, name: &str) -> String {
    let name = name.trim();
    if name.is_empty() { voice.plain("wizard-unnamed") } else { name.to_owned() }
}

/// The name of a kind of objective.
pub fn takes_kind(voice: &Voice, takes: &Takes) -> String {
    voice.say("wizard-takes", &Args::new().text("kind", takes.id()))
}

/// What an objective takes, and how often; empty if only its own text says so.
pub fn takes(voice: &Voice, draft: &SheetDraft, objective: &Objective) -> String {
    let takes = match &objective.takes {
        Takes::Words => String::new(),
        Takes::Build(facility) => voice.say("takes-build", &Args::new().noun(voice, "facility", *facility)),
        Takes::Plant => voice.plain("takes-plant"),
        Takes::Act(action) => {
            let title = action.and_then(|action| draft.action(action)).map_or("", |action| action.title.as_str());
            voice.say("takes-act", &Args::new().text("title", name_or_placeholder(voice, title)))
        }
        Takes::Explore(places) => board::regions(voice, "takes-explore", places),
        Takes::Gather(places) => board::regions(voice, "takes-gather", places),
        Takes::Reach(track, number) => {
            let args = Args::new().text("title", track_name(voice, draft, *track)).text("number", or_dash(number));
            voice.say("takes-reach", &args)
        }
        Takes::Have(item, count) => voice.say("takes-have", &Args::new().text("things", counted(voice, *item, *count))),
    };
    let goal = match objective.goal {
        _ if !objective.takes.is_repeatable() => String::new(),
        Goal::Times(1) => String::new(),
        Goal::Times(times) => voice.say("takes-goal", &Args::new().number("goal", times).number("step", 1)),
        Goal::Percent(step) => voice.say("wizard-percent", &Args::new().number("step", step)),
    };
    [takes, goal].into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join(" · ")
}

fn track_name(voice: &Voice, draft: &SheetDraft, track: Option<Key>) -> String {
    name_or_placeholder(voice, track.and_then(|track| draft.track(track)).map_or("", |track| track.title.as_str()))
}

/// What was typed, or a dash.
pub fn or_dash(typed: &str) -> String {
    if typed.is_empty() { "–".to_owned() } else { typed.replace('-', "−") }
}

/// A cost in words.
pub fn price(voice: &Voice, price: Price, count: u8) -> String {
    instruction::price(voice, &price.cost(count))
}

/// The type of an action, its cost, and the track that it moves.
pub fn action(voice: &Voice, draft: &SheetDraft, action: &Action) -> String {
    let kind = match action.kind {
        Some(kind) => voice.say("paper-typed", &Args::new().text("type", voice.word(kind))),
        None => voice.plain("paper-typeless"),
    };
    let pays = action.pays.iter().map(|(price, &count)| price.cost(count)).collect();
    let cost = ActionCost { pawns: action.kind.is_none().then_some(action.pawns), pays };
    let cost = voice.say("paper-cost", &Args::new().text("cost", instruction::cost(voice, &cost)));
    let moves =
        action.moves.filter(|(_, by)| *by != 0).map(|(track, by)| moved(voice, track_name(voice, draft, Some(track)), by));
    [Some(kind), Some(cost), moves].into_iter().flatten().collect::<Vec<_>>().join(" · ")
}

fn moved(voice: &Voice, what: String, by: i8) -> String {
    voice.say("paper-change", &Args::new().text("what", what).text("by", numbers::signed(by)))
}

/// A track and its change in Production.
pub fn track(voice: &Voice, track: &Track) -> String {
    let [start, min, max] = track.spaces.each_ref().map(|typed| or_dash(typed));
    let args = Args::new()
        .text("title", name_or_placeholder(voice, &track.title))
        .text("start", start)
        .text("min", min)
        .text("max", max);
    let line = voice.say("paper-track", &args);
    if track.production == 0 {
        return line;
    }
    let args = Args::new().text("track", line).text("by", numbers::signed(track.production));
    voice.say("wizard-track-production", &args)
}

/// A problem and its place.
pub fn problem(voice: &Voice, draft: &SheetDraft, problem: &Problem) -> String {
    let named_in = |id: &str, title: Option<&str>| {
        voice.say(id, &Args::new().text("name", name_or_placeholder(voice, title.unwrap_or_default())))
    };
    let place = match problem.place {
        ProblemPlace::Name => voice.plain("wizard-name"),
        ProblemPlace::Group => voice.plain("wizard-group"),
        ProblemPlace::Number(value, crew) => {
            let label = voice.say("sheet-label", &Args::new().text("value", value.id()));
            // These problems concern the whole line of the sheet.
            match CREW_SIZES.get(crew).filter(|_| matches!(problem.kind, ProblemKind::OutOfRange { .. })) {
                Some(&crew) => voice.say("wizard-number-at", &Args::new().text("value", label).number("crew", crew)),
                None => label,
            }
        }
        ProblemPlace::Dice => voice.plain("paper-dice"),
        ProblemPlace::Objectives => voice.plain("paper-objectives"),
        ProblemPlace::Objective(key) => {
            let title = draft.objectives.iter().find(|it| it.key == key).map(|it| it.title.as_str());
            named_in("wizard-objective-at", title)
        }
        ProblemPlace::Action(key) => named_in("wizard-action-at", draft.action(key).map(|it| it.title.as_str())),
        ProblemPlace::Track(key) => named_in("wizard-track-at", draft.track(key).map(|it| it.title.as_str())),
        ProblemPlace::Poi(key) => {
            named_in("wizard-poi-at", draft.pois.iter().find(|it| it.key == key).map(|it| it.title.as_str()))
        }
    };
    let wrong = match problem.kind {
        ProblemKind::MissingName => voice.plain("wizard-no-name"),
        ProblemKind::MissingGroup => voice.plain("wizard-no-group"),
        ProblemKind::MissingNumber => voice.plain("wizard-no-number"),
        ProblemKind::OutOfRange { min, max } => {
            let args = Args::new().text("min", numbers::plain(min)).text("max", numbers::plain(max));
            voice.say("wizard-out-of-range", &args)
        }
        ProblemKind::NoDice => voice.plain("wizard-no-dice"),
        ProblemKind::TooManySols { events } => voice.say("wizard-many-sols", &Args::new().number("events", events)),
        ProblemKind::NoMandatory => voice.plain("wizard-no-mandatory"),
        ProblemKind::MissingAction => voice.plain("wizard-no-action"),
        ProblemKind::MissingTrack => voice.plain("wizard-no-track"),
        ProblemKind::TooFewRegions => voice.plain("wizard-few-regions"),
        ProblemKind::HighPrice { count, start } => {
            voice.say("wizard-high-price", &Args::new().number("count", count).number("start", start))
        }
        ProblemKind::InvalidTrack => voice.plain("wizard-bad-track"),
        ProblemKind::DuplicateIcon => voice.plain("wizard-same-icon"),
    };
    voice.say("wizard-problem", &Args::new().text("place", place).text("wrong", wrong))
}
