//! A printed mission sheet as it is typed in: what its objectives take, what is missing, in sentences.

use super::common::counted;
use super::{Args, Voice, board, instruction, numbers};
use crate::content::own_sheet::{Action, CREWS, Goal, Key, Objective, Place, Price, Problem, SheetDraft, Takes, Track, Wrong};
use crate::first_martians::effect::ActionCost;

/// A name that was typed, or that there is none yet.
pub fn named(voice: &Voice, name: &str) -> String {
    let name = name.trim();
    if name.is_empty() { voice.plain("wizard-unnamed") } else { name.to_owned() }
}

/// The kind of thing that an objective takes, to choose from.
pub fn takes_kind(voice: &Voice, takes: &Takes) -> String {
    voice.say("wizard-takes", &Args::new().text("kind", takes.id()))
}

/// What an objective takes on the board, and how often; nothing where its words say it.
pub fn takes(voice: &Voice, draft: &SheetDraft, objective: &Objective) -> String {
    let takes = match &objective.takes {
        Takes::Words => String::new(),
        Takes::Build(facility) => voice.say("takes-build", &Args::new().noun(voice, "facility", *facility)),
        Takes::Plant => voice.plain("takes-plant"),
        Takes::Act(action) => {
            let title = action.and_then(|action| draft.action(action)).map_or("", |action| action.title.as_str());
            voice.say("takes-act", &Args::new().text("title", named(voice, title)))
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
        _ if !objective.takes.counts() => String::new(),
        Goal::Times(1) => String::new(),
        Goal::Times(times) => voice.say("takes-goal", &Args::new().number("goal", times).number("step", 1)),
        Goal::Percent(step) => voice.say("wizard-percent", &Args::new().number("step", step)),
    };
    [takes, goal].into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join(" · ")
}

fn track_name(voice: &Voice, draft: &SheetDraft, track: Option<Key>) -> String {
    named(voice, track.and_then(|track| draft.track(track)).map_or("", |track| track.title.as_str()))
}

/// What was typed, or a dash.
pub fn or_dash(typed: &str) -> String {
    if typed.is_empty() { "–".to_owned() } else { typed.replace('-', "−") }
}

/// A thing that an action takes, as the printed game calls it.
pub fn price(voice: &Voice, price: Price, count: u8) -> String {
    instruction::price(voice, &price.cost(count))
}

/// The type of an action, what it takes, and what it moves.
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

/// A track from where to where, and what moves it in Production.
pub fn track(voice: &Voice, track: &Track) -> String {
    let [start, min, max] = track.spaces.each_ref().map(|typed| or_dash(typed));
    let args = Args::new().text("title", named(voice, &track.title)).text("start", start).text("min", min).text("max", max);
    let line = voice.say("paper-track", &args);
    if track.production == 0 {
        return line;
    }
    let args = Args::new().text("track", line).text("by", numbers::signed(track.production));
    voice.say("wizard-track-production", &args)
}

/// What is wrong, and where.
pub fn problem(voice: &Voice, draft: &SheetDraft, problem: &Problem) -> String {
    let named_in =
        |id: &str, title: Option<&str>| voice.say(id, &Args::new().text("name", named(voice, title.unwrap_or_default())));
    let place = match problem.place {
        Place::Name => voice.plain("wizard-name"),
        Place::Group => voice.plain("wizard-group"),
        Place::Number(value, crew) => {
            let label = voice.say("sheet-label", &Args::new().text("value", value.id()));
            // What is missing, and how long the mission lasts, is told of the whole line.
            match CREWS.get(crew).filter(|_| matches!(problem.wrong, Wrong::OutOfRange { .. })) {
                Some(&crew) => voice.say("wizard-number-at", &Args::new().text("value", label).number("crew", crew)),
                None => label,
            }
        }
        Place::Dice => voice.plain("paper-dice"),
        Place::Objectives => voice.plain("paper-objectives"),
        Place::Objective(key) => {
            let title = draft.objectives.iter().find(|it| it.key == key).map(|it| it.title.as_str());
            named_in("wizard-objective-at", title)
        }
        Place::Action(key) => named_in("wizard-action-at", draft.action(key).map(|it| it.title.as_str())),
        Place::Track(key) => named_in("wizard-track-at", draft.track(key).map(|it| it.title.as_str())),
        Place::Poi(key) => named_in("wizard-poi-at", draft.pois.iter().find(|it| it.key == key).map(|it| it.title.as_str())),
    };
    let wrong = match problem.wrong {
        Wrong::NoName => voice.plain("wizard-no-name"),
        Wrong::NoGroup => voice.plain("wizard-no-group"),
        Wrong::NoNumber => voice.plain("wizard-no-number"),
        Wrong::OutOfRange { min, max } => {
            let args = Args::new().text("min", numbers::plain(min)).text("max", numbers::plain(max));
            voice.say("wizard-out-of-range", &args)
        }
        Wrong::NoDice => voice.plain("wizard-no-dice"),
        Wrong::ManySols { events } => voice.say("wizard-many-sols", &Args::new().number("events", events)),
        Wrong::NoMandatory => voice.plain("wizard-no-mandatory"),
        Wrong::NoAction => voice.plain("wizard-no-action"),
        Wrong::NoTrack => voice.plain("wizard-no-track"),
        Wrong::FewRegions => voice.plain("wizard-few-regions"),
        Wrong::BadTrack => voice.plain("wizard-bad-track"),
        Wrong::SameIcon => voice.plain("wizard-same-icon"),
    };
    voice.say("wizard-problem", &Args::new().text("place", place).text("wrong", wrong))
}
