//! The draft of a printed mission sheet in words: its objectives, actions, tracks and problems.

use super::common::counted;
use super::{Args, Voice, board, condition, instruction, numbers, printed_effects};
use content::own_sheet::{
    Action, BrokenAt, CREW_SIZES, EffectList, EffectSite, EffectValue, Element, Event, Goal, Key,
    Objective, Poi, Price, Problem, ProblemKind, ProblemPlace, SHEET_NUMBERS, SetUp, SetUpKind,
    SheetEffect, SheetForm, Takes, Token, Track,
};
use first_martians::effect::{ActionCost, Counted};
use first_martians::mission::{ActionPlace, SheetValue};
use first_martians::vocabulary::Block;

/// The name that was typed, or a placeholder.
pub fn name_or_placeholder(voice: &Voice, name: &str) -> String {
    let name = name.trim();
    if name.is_empty() {
        voice.plain("wizard-unnamed")
    } else {
        name.to_owned()
    }
}

/// The name of a kind of objective.
pub fn takes_kind(voice: &Voice, takes: &Takes) -> String {
    voice.say("wizard-takes", &Args::new().text("kind", takes.id()))
}

/// What an objective takes, and how often; empty if only its own text says so.
pub fn takes(voice: &Voice, draft: &SheetForm, objective: &Objective) -> String {
    let takes = match &objective.takes {
        Takes::Words => String::new(),
        Takes::Build(facility) => voice.say(
            "takes-build",
            &Args::new().noun(voice, "facility", *facility),
        ),
        Takes::Plant => voice.plain("takes-plant"),
        Takes::Act(action) => {
            let title = action
                .and_then(|action| draft.action(action))
                .map_or("", |action| action.title.as_str());
            voice.say(
                "takes-act",
                &Args::new().text("title", name_or_placeholder(voice, title)),
            )
        }
        Takes::Explore(places) => board::regions(voice, "takes-explore", places),
        Takes::Gather(places) => board::regions(voice, "takes-gather", places),
        Takes::Reach(track, number) => {
            let args = Args::new()
                .text("title", track_name(voice, draft, *track))
                .text("number", or_dash(number));
            voice.say("takes-reach", &args)
        }
        Takes::Have(item, count) => voice.say(
            "takes-have",
            &Args::new().text("things", counted(voice, *item, *count)),
        ),
        Takes::Tokens(tokens) => {
            let names: Vec<String> = tokens
                .iter()
                .filter_map(|key| Some(token_name(voice, draft.token(*key)?)))
                .collect();
            let names = if names.is_empty() {
                voice.plain("wizard-token-any")
            } else {
                voice.list(&names)
            };
            voice.say("takes-tokens", &Args::new().text("tokens", names))
        }
    };
    let goal = match objective.goal {
        _ if !objective.takes.is_repeatable() => String::new(),
        Goal::Times(1) => String::new(),
        Goal::Times(times) => voice.say(
            "takes-goal",
            &Args::new().number("goal", times).number("step", 1),
        ),
        Goal::Percent(step) => voice.say("wizard-percent", &Args::new().number("step", step)),
    };
    [takes, goal]
        .into_iter()
        .chain(order(voice, draft, objective))
        .filter(|part| !part.is_empty())
        .collect::<Vec<_>>()
        .join(" · ")
}

fn track_name(voice: &Voice, draft: &SheetForm, track: Option<Key>) -> String {
    name_or_placeholder(
        voice,
        track
            .and_then(|track| draft.track(track))
            .map_or("", |track| track.title.as_str()),
    )
}

/// What was typed, or a dash.
pub fn or_dash(typed: &str) -> String {
    if typed.is_empty() {
        "–".to_owned()
    } else {
        typed.replace('-', "−")
    }
}

/// A cost in words.
pub fn price(voice: &Voice, price: Price, count: u8) -> String {
    instruction::price(voice, &price.cost(count))
}

/// The type of an action, its cost, and the track that it moves.
pub fn action(voice: &Voice, draft: &SheetForm, action: &Action) -> String {
    let kind = match action.kind {
        Some(kind) => voice.say("paper-typed", &Args::new().text("type", voice.word(kind))),
        None => voice.plain("paper-typeless"),
    };
    let pays = action
        .pays
        .iter()
        .map(|(price, &count)| price.cost(count))
        .collect();
    let cost = ActionCost {
        pawns: action.kind.is_none().then_some(action.pawns),
        pays,
    };
    let cost = voice.say(
        "paper-cost",
        &Args::new().text("cost", instruction::cost(voice, &cost)),
    );
    let moves = action
        .moves
        .filter(|(_, by)| *by != 0)
        .map(|(track, by)| moved(voice, track_name(voice, draft, Some(track)), by));
    let at = action.at.as_ref().map(|at| action_place(voice, at));
    [Some(kind), Some(cost), at, moves]
        .into_iter()
        .flatten()
        .collect::<Vec<_>>()
        .join(" · ")
}

/// Where an action is done.
pub(crate) fn action_place(voice: &Voice, at: &ActionPlace) -> String {
    match at {
        ActionPlace::Regions(regions) if regions.is_empty() => voice.plain("wizard-action-at-any"),
        ActionPlace::Regions(regions) => {
            let names: Vec<String> = regions.iter().map(|it| board::region(voice, *it)).collect();
            voice.say(
                "wizard-action-in",
                &Args::new().text("regions", voice.list(&names)),
            )
        }
        ActionPlace::Facility(facility) => voice.word(*facility),
        // A typed sheet has no walkers.
        ActionPlace::Walker(walker) => walker.clone(),
    }
}

/// An Objective token: `red Objective token 3`.
pub fn token_name(voice: &Voice, token: &Token) -> String {
    let number = or_dash(token.number.trim());
    voice.say(
        "token-name",
        &Args::new()
            .text("colour", token.colour.id())
            .text("number", number),
    )
}

/// An Objective token in one line.
pub fn token(voice: &Voice, token: &Token) -> String {
    let to = voice.plain(&format!("wizard-token-to-{}", token.goes_to.id()));
    [
        token_name(voice, token),
        board::token_at(voice, token.at),
        to,
    ]
    .join(" · ")
}

/// What a Threshold counts.
pub fn threshold_counts(voice: &Voice, counts: Option<&Counted>) -> String {
    let what =
        counts.and_then(|counts| condition::what(voice, counts.subject(), &|_| String::new()));
    what.unwrap_or_else(|| voice.plain("wizard-threshold-printed"))
}

/// What the Threshold counts, and whether its number is the most or the least.
pub fn own_threshold(voice: &Voice, draft: &SheetForm) -> String {
    let at = voice.plain(if draft.threshold.at_least {
        "wizard-threshold-least"
    } else {
        "wizard-threshold-most"
    });
    let counts = threshold_counts(voice, draft.threshold.counts.as_ref());
    voice.say(
        "wizard-line",
        &Args::new().text("value", at).text("numbers", counts),
    )
}

fn moved(voice: &Voice, what: String, by: i8) -> String {
    voice.say(
        "paper-change",
        &Args::new()
            .text("what", what)
            .text("by", numbers::signed(by)),
    )
}

/// A track and its change in Production.
pub fn track(voice: &Voice, track: &Track) -> String {
    let [start, min, max] = track.spaces.each_ref().map(|typed| or_dash(typed));
    let args = Args::new()
        .text("title", name_or_placeholder(voice, &track.title))
        .text("start", start)
        .text("min", min)
        .text("max", max);
    let mut line = voice.say("paper-track", &args);
    if track.production != 0 {
        let args = Args::new()
            .text("track", line)
            .text("by", numbers::signed(track.production));
        line = voice.say("wizard-track-production", &args);
    }
    match track.lost_at() {
        Some(space) => voice.say(
            "wizard-track-lost",
            &Args::new()
                .text("track", line)
                .text("at", numbers::plain(space)),
        ),
        None => line,
    }
}

/// A problem and its place.
pub fn problem(voice: &Voice, draft: &SheetForm, problem: &Problem) -> String {
    let named_in = |id: &str, title: Option<&str>| {
        voice.say(
            id,
            &Args::new().text(
                "name",
                name_or_placeholder(voice, title.unwrap_or_default()),
            ),
        )
    };
    let place = match problem.place {
        ProblemPlace::Name => voice.plain("wizard-name"),
        ProblemPlace::Group => voice.plain("wizard-group"),
        ProblemPlace::Number(value, crew) => {
            let label = voice.say("sheet-label", &Args::new().text("value", value.id()));
            // These problems concern the whole line of the sheet.
            match CREW_SIZES
                .get(crew)
                .filter(|_| matches!(problem.kind, ProblemKind::OutOfRange { .. }))
            {
                Some(&crew) => voice.say(
                    "wizard-number-at",
                    &Args::new().text("value", label).number("crew", crew),
                ),
                None => label,
            }
        }
        ProblemPlace::Dice => voice.plain("paper-dice"),
        ProblemPlace::Objectives => voice.plain("paper-objectives"),
        ProblemPlace::Objective(key) => {
            let title = draft
                .objectives
                .iter()
                .find(|it| it.key == key)
                .map(|it| it.title.as_str());
            named_in("wizard-objective-at", title)
        }
        ProblemPlace::Action(key) => named_in(
            "wizard-action-at",
            draft.action(key).map(|it| it.title.as_str()),
        ),
        ProblemPlace::Track(key) => named_in(
            "wizard-track-at",
            draft.track(key).map(|it| it.title.as_str()),
        ),
        ProblemPlace::Poi(key) => named_in(
            "wizard-poi-at",
            draft
                .pois
                .iter()
                .find(|it| it.key == key)
                .map(|it| it.title.as_str()),
        ),
        ProblemPlace::SetUp(key) => named_in(
            "wizard-set-up-at",
            draft
                .step(key)
                .map(|it| set_up_kind(voice, &it.does))
                .as_deref(),
        ),
        ProblemPlace::Token(key) => draft
            .token(key)
            .map(|it| token_name(voice, it))
            .unwrap_or_default(),
        ProblemPlace::Event(key) => named_in(
            "wizard-event-at",
            draft.event(key).map(|it| it.title.as_str()),
        ),
    };
    let wrong = match problem.kind {
        ProblemKind::MissingName => voice.plain("wizard-no-name"),
        ProblemKind::MissingGroup => voice.plain("wizard-no-group"),
        ProblemKind::MissingNumber => voice.plain("wizard-no-number"),
        ProblemKind::OutOfRange { min, max } => {
            let args = Args::new()
                .text("min", numbers::plain(min))
                .text("max", numbers::plain(max));
            voice.say("wizard-out-of-range", &args)
        }
        ProblemKind::NoDice => voice.plain("wizard-no-dice"),
        ProblemKind::TooManySols { events } => {
            voice.say("wizard-many-sols", &Args::new().number("events", events))
        }
        ProblemKind::NoMandatory => voice.plain("wizard-no-mandatory"),
        ProblemKind::MissingAction => voice.plain("wizard-no-action"),
        ProblemKind::MissingTrack => voice.plain("wizard-no-track"),
        ProblemKind::TooFewRegions => voice.plain("wizard-few-regions"),
        ProblemKind::HighPrice { count, start } => voice.say(
            "wizard-high-price",
            &Args::new().number("count", count).number("start", start),
        ),
        ProblemKind::AloneInGroup => voice.plain("wizard-alone-in-group"),
        ProblemKind::MixedGroup => voice.plain("wizard-mixed-group"),
        ProblemKind::WaitsForItself => voice.plain("wizard-waits-for-itself"),
        ProblemKind::MissingWords => voice.plain("wizard-no-words"),
        ProblemKind::InvalidTrack => voice.plain("wizard-bad-track"),
        ProblemKind::DuplicateIcon => voice.plain("wizard-same-icon"),
        ProblemKind::LostAtStart => voice.plain("wizard-lost-at-start"),
        ProblemKind::MissingSign => voice.plain("wizard-no-sign"),
        ProblemKind::DuplicateToken => voice.plain("wizard-same-token"),
        ProblemKind::TokenTwice => voice.plain("wizard-token-twice"),
        ProblemKind::TooFewTokens => voice.plain("wizard-few-tokens"),
    };
    voice.say(
        "wizard-problem",
        &Args::new().text("place", place).text("wrong", wrong),
    )
}

/// Whether an objective is mandatory or optional.
pub fn kind(voice: &Voice, optional: bool) -> String {
    voice.plain(if optional {
        "objective-optional"
    } else {
        "objective-mandatory"
    })
}

/// An objective in one line.
pub fn objective(voice: &Voice, draft: &SheetForm, objective: &Objective) -> String {
    let name = name_or_placeholder(voice, &objective.title);
    let parts = [
        name,
        kind(voice, objective.optional),
        takes(voice, draft, objective),
    ];
    parts
        .into_iter()
        .filter(|part| !part.is_empty())
        .collect::<Vec<_>>()
        .join(" · ")
}

/// An action in one line.
pub fn named_action(voice: &Voice, draft: &SheetForm, it: &Action) -> String {
    format!(
        "{} · {}",
        name_or_placeholder(voice, &it.title),
        action(voice, draft, it)
    )
}

/// A mission icon in one line.
pub fn poi(voice: &Voice, poi: &Poi) -> String {
    let args = Args::new()
        .number("icon", poi.icon)
        .text("title", name_or_placeholder(voice, &poi.title));
    voice.say("paper-poi", &args)
}

/// An element in one line; empty if it is not there.
pub fn element(voice: &Voice, draft: &SheetForm, element: Element, key: Key) -> String {
    match element {
        Element::Objective => draft
            .objectives
            .iter()
            .find(|it| it.key == key)
            .map(|it| objective(voice, draft, it))
            .unwrap_or_default(),
        Element::Action => draft
            .action(key)
            .map(|it| named_action(voice, draft, it))
            .unwrap_or_default(),
        Element::Track => draft
            .track(key)
            .map(|it| track(voice, it))
            .unwrap_or_default(),
        Element::Poi => draft
            .pois
            .iter()
            .find(|it| it.key == key)
            .map(|it| poi(voice, it))
            .unwrap_or_default(),
        Element::Event => draft
            .event(key)
            .map(|it| event(voice, it))
            .unwrap_or_default(),
        Element::SetUp => draft
            .step(key)
            .map(|it| set_up(voice, it))
            .unwrap_or_default(),
        Element::Token => draft
            .token(key)
            .map(|it| token(voice, it))
            .unwrap_or_default(),
    }
}

/// A number of the sheet for each size of the crew, as typed.
pub fn by_crew(draft: &SheetForm, value: SheetValue) -> String {
    (0..CREW_SIZES.len())
        .map(|crew| or_dash(draft.typed(value, crew)))
        .collect::<Vec<_>>()
        .join(" / ")
}

/// The die of a Block, with the crew where the dice differ.
pub fn die(voice: &Voice, draft: &SheetForm, block: Block, crew: usize) -> String {
    let die = voice.say("sheet-die", &Args::new().text("block", block.id()));
    match CREW_SIZES.get(crew).filter(|_| draft.has_dice_by_crew()) {
        Some(&size) => voice.say(
            "wizard-dice-for",
            &Args::new().text("die", die).number("crew", size),
        ),
        None => die,
    }
}

/// The sols in which the die of a Block is rolled, or a dash; for each crew where the dice differ.
pub fn sols(draft: &SheetForm, block: Block) -> String {
    if draft.has_dice_by_crew() {
        return (0..CREW_SIZES.len())
            .map(|crew| sols_for(draft, block, crew))
            .collect::<Vec<_>>()
            .join(" / ");
    }
    listed(draft.rolled(block, 0), draft.sols())
}

/// The same for one crew size (0–2).
pub fn sols_for(draft: &SheetForm, block: Block, crew: usize) -> String {
    listed(draft.rolled(block, crew), draft.sols_of(crew))
}

fn listed(sols: impl IntoIterator<Item = u8>, last: Option<u8>) -> String {
    let sols = sols
        .into_iter()
        .filter(|sol| last.is_none_or(|last| *sol <= last));
    let sols: Vec<String> = sols.map(|sol| sol.to_string()).collect();
    if sols.is_empty() {
        "–".to_owned()
    } else {
        sols.join(", ")
    }
}

/// The sheet so far, one fact per line.
pub fn lines(voice: &Voice, draft: &SheetForm) -> Vec<String> {
    let line = |label: String, value: String| {
        voice.say(
            "wizard-line",
            &Args::new().text("value", label).text("numbers", value),
        )
    };
    let mut lines = vec![voice.plain("wizard-preview")];
    lines.push(line(
        voice.plain("wizard-name"),
        name_or_placeholder(voice, &draft.name),
    ));
    lines.extend(
        draft
            .group
            .map(|group| line(voice.plain("wizard-group"), voice.word(group))),
    );
    let story = draft.story.trim();
    lines.extend((!story.is_empty()).then(|| line(voice.plain("wizard-story"), story.to_owned())));
    let crews = CREW_SIZES.map(|crew| crew.to_string()).join(" / ");
    lines.push(voice.say("wizard-by-crew", &Args::new().text("crews", crews)));
    let label =
        |value: SheetValue| voice.say("sheet-label", &Args::new().text("value", value.id()));
    let threshold = draft.has_threshold.then_some(SheetValue::Threshold);
    lines.extend(
        SHEET_NUMBERS
            .into_iter()
            .chain(threshold)
            .map(|value| line(label(value), by_crew(draft, value))),
    );
    lines.extend(draft.has_threshold.then(|| own_threshold(voice, draft)));
    lines.push(line(
        label(SheetValue::Morale),
        numbers::signed(draft.morale),
    ));
    lines.push(line(
        label(SheetValue::Stress),
        numbers::plain(draft.stress),
    ));
    lines.extend(Block::ALL.iter().map(|&block| {
        line(
            voice.say("sheet-die", &Args::new().text("block", block.id())),
            sols(draft, block),
        )
    }));
    lines.extend(
        [false, true]
            .iter()
            .filter_map(|&harder| difficulty(voice, draft, harder)),
    );
    lines.extend(
        draft
            .set_up
            .iter()
            .map(|it| line(voice.plain("wizard-step-set-up"), set_up(voice, it))),
    );
    for objective_of_sheet in &draft.objectives {
        lines.push(line(
            voice.plain("paper-objectives"),
            objective(voice, draft, objective_of_sheet),
        ));
        lines.extend(
            [&objective_of_sheet.text, &objective_of_sheet.reward]
                .into_iter()
                .filter(|text| !text.is_empty())
                .cloned(),
        );
        lines.extend(effect_lines(
            voice,
            draft,
            Element::Objective,
            objective_of_sheet.key,
        ));
    }
    for action_of_sheet in &draft.actions {
        lines.push(line(
            voice.plain("paper-actions"),
            named_action(voice, draft, action_of_sheet),
        ));
        lines.extend(Some(action_of_sheet.text.clone()).filter(|text| !text.is_empty()));
        lines.extend(effect_lines(
            voice,
            draft,
            Element::Action,
            action_of_sheet.key,
        ));
    }
    lines.extend(
        draft
            .tracks
            .iter()
            .map(|it| line(voice.plain("paper-tracks"), track(voice, it))),
    );
    lines.extend(
        draft
            .tokens
            .iter()
            .map(|it| line(voice.plain("wizard-tokens"), token(voice, it))),
    );
    for icon in &draft.pois {
        lines.push(line(voice.plain("paper-pois"), poi(voice, icon)));
        lines.extend(Some(icon.text.clone()).filter(|text| !text.is_empty()));
        lines.extend(effect_lines(voice, draft, Element::Poi, icon.key));
    }
    for event_of_sheet in &draft.events {
        lines.push(line(
            voice.plain("wizard-step-events"),
            event(voice, event_of_sheet),
        ));
        lines.extend(Some(event_of_sheet.text.clone()).filter(|text| !text.is_empty()));
        lines.extend(effect_lines(
            voice,
            draft,
            Element::Event,
            event_of_sheet.key,
        ));
    }
    lines
}

/// An event in one line: its name, its sols and what it leaves on the table.
pub fn event(voice: &Voice, event: &Event) -> String {
    let sols = event.sols.map(|(from, to)| {
        voice.say(
            "wizard-event-sols-at",
            &Args::new().number("from", from).number("to", to),
        )
    });
    let acts = event
        .action
        .as_ref()
        .map(|_| voice.plain("wizard-event-acts-yes"));
    let name = name_or_placeholder(voice, &event.title);
    std::iter::once(name)
        .chain(sols)
        .chain(acts)
        .collect::<Vec<_>>()
        .join(" · ")
}

/// What a list of effects is.
pub fn effect_list(voice: &Voice, site: EffectSite) -> String {
    let args = Args::new()
        .text("list", site.list.id())
        .text("element", site.element.id());
    voice.say("wizard-effects", &args)
}

/// The name of a kind of effect.
pub fn effect_kind(voice: &Voice, effect: &SheetEffect) -> String {
    match effect {
        SheetEffect::Board(effect) => printed_effects::kind(voice, effect),
        SheetEffect::Track(..) => voice.plain("wizard-effect-track"),
        SheetEffect::Words(_) => voice.plain("wizard-effect-words"),
    }
}

/// A value of an effect.
pub fn effect_value(voice: &Voice, draft: &SheetForm, value: &EffectValue) -> String {
    match value {
        EffectValue::Printed(value) => printed_effects::value(voice, value),
        EffectValue::PerAstronaut(true) => voice.plain("wizard-effect-each"),
        EffectValue::PerAstronaut(false) => voice.plain("wizard-effect-once"),
        EffectValue::Track(key) => track_name(voice, draft, Some(*key)),
    }
}

/// An effect in one line.
pub fn effect(voice: &Voice, draft: &SheetForm, effect: &SheetEffect) -> String {
    let values = match effect {
        SheetEffect::Words(words) => or_dash(words),
        SheetEffect::Board(_) | SheetEffect::Track(..) => effect
            .values()
            .iter()
            .map(|value| effect_value(voice, draft, value))
            .collect::<Vec<_>>()
            .join(", "),
    };
    if values.is_empty() {
        return effect_kind(voice, effect);
    }
    voice.say(
        "wizard-line",
        &Args::new()
            .text("value", effect_kind(voice, effect))
            .text("numbers", values),
    )
}

/// All effects of an element, a line for each list that has some.
pub fn effect_lines(voice: &Voice, draft: &SheetForm, element: Element, key: Key) -> Vec<String> {
    let line = |list: EffectList| {
        let site = EffectSite { element, key, list };
        let effects: Vec<String> = draft
            .effects(site)
            .iter()
            .map(|it| effect(voice, draft, it))
            .collect();
        let args = Args::new()
            .text("value", effect_list(voice, site))
            .text("numbers", effects.join("; "));
        (!effects.is_empty()).then(|| voice.say("wizard-line", &args))
    };
    EffectList::ALL
        .iter()
        .filter_map(|&list| line(list))
        .collect()
}

/// By when, after which others, or of which group an objective is.
fn order(voice: &Voice, draft: &SheetForm, objective: &Objective) -> Vec<String> {
    let deadline = (objective.deadline > 0).then(|| {
        voice.say(
            "wizard-deadline-at",
            &Args::new().number("sol", objective.deadline),
        )
    });
    let title = |key: &Key| {
        draft
            .objectives
            .iter()
            .find(|it| it.key == *key)
            .map(|it| name_or_placeholder(voice, &it.title))
    };
    let after: Vec<String> = objective.after.iter().filter_map(title).collect();
    let after = (!after.is_empty()).then(|| {
        voice.say(
            "wizard-after-at",
            &Args::new().text("names", voice.list(&after)),
        )
    });
    let either = (objective.either > 0).then(|| group(voice, objective.either));
    deadline.into_iter().chain(after).chain(either).collect()
}

/// The name of a group of objectives of which one is enough.
pub fn group(voice: &Voice, group: u8) -> String {
    if group == 0 {
        voice.plain("wizard-either-none")
    } else {
        voice.say("wizard-either-at", &Args::new().number("group", group))
    }
}

/// The name of a kind of step of the set-up.
pub fn set_up_kind(voice: &Voice, does: &SetUpKind) -> String {
    voice.plain(&format!("wizard-set-up-{}", does.id()))
}

/// Where parts are broken.
pub fn broken_at(voice: &Voice, at: BrokenAt) -> String {
    match at {
        BrokenAt::Anywhere => voice.plain("wizard-broken-anywhere"),
        BrokenAt::Block(block) => voice.word(block),
        BrokenAt::Facility(facility) => voice.word(facility),
    }
}

/// For how many astronauts a step is.
pub fn astronauts(voice: &Voice, astronauts: Option<(u8, u8)>) -> String {
    match astronauts {
        None => voice.plain("wizard-astronauts-all"),
        Some((from, to)) if from == to => {
            voice.say("wizard-astronauts-one", &Args::new().number("count", from))
        }
        Some((from, to)) => voice.say(
            "wizard-astronauts-range",
            &Args::new().number("from", from).number("to", to),
        ),
    }
}

/// A step of the set-up in one line.
pub fn set_up(voice: &Voice, step: &SetUp) -> String {
    let crew = step.astronauts.map(|range| astronauts(voice, Some(range)));
    let details = match &step.does {
        SetUpKind::Words | SetUpKind::EachSol => vec![or_dash(step.text.trim())],
        SetUpKind::Box(block) => vec![voice.word(*block)],
        SetUpKind::Broken(broken) => {
            let counts = broken.counts.map(|count| count.to_string()).join(" / ");
            let part = broken.part.map(|part| voice.word(part));
            std::iter::once(broken_at(voice, broken.at))
                .chain(part)
                .chain([counts])
                .collect()
        }
    };
    let parts = std::iter::once(set_up_kind(voice, &step.does))
        .chain(details)
        .chain(crew);
    parts.collect::<Vec<_>>().join(" · ")
}

/// What an easier or harder game changes; nothing if it changes nothing.
pub fn difficulty(voice: &Voice, draft: &SheetForm, harder: bool) -> Option<String> {
    let change = |value: SheetValue| {
        let by = draft.change(harder, value);
        let label = voice.say("sheet-label", &Args::new().text("value", value.id()));
        (by != 0).then(|| format!("{label} {}", numbers::signed(by)))
    };
    let changes: Vec<String> = draft.changeable().filter_map(change).collect();
    let args = Args::new().text(
        "value",
        voice.plain(if harder {
            "wizard-harder"
        } else {
            "wizard-easier"
        }),
    );
    (!changes.is_empty())
        .then(|| voice.say("wizard-line", &args.text("numbers", changes.join(", "))))
}
