//! The draft of a printed mission sheet in words: its objectives, actions, tracks and problems.

use super::common::counted;
use super::{Args, Localizer, board, condition, instruction, numbers, printed_effects};
use content::own_sheet::{
    Action, BrokenAt, CREW_SIZES, EffectList, EffectSite, EffectValue, Element, Event, Goal, Key,
    Objective, Poi, Price, Problem, ProblemKind, ProblemPlace, SHEET_NUMBERS, SetUp, SetUpKind,
    SheetEffect, SheetForm, Takes, Token, Track,
};
use first_martians::effect::{ActionCost, Counted};
use first_martians::mission::{ActionPlace, SheetValue};
use first_martians::vocabulary::Block;

/// The name that was typed, or a placeholder.
pub fn name_or_placeholder(localizer: &Localizer, name: &str) -> String {
    let name = name.trim();
    if name.is_empty() {
        localizer.text("wizard-unnamed")
    } else {
        name.to_owned()
    }
}

/// The name of a kind of objective.
pub fn takes_kind(localizer: &Localizer, takes: &Takes) -> String {
    localizer.format("wizard-takes", &Args::new().text("kind", takes.id()))
}

/// What an objective takes, and how often; empty if only its own text says so.
pub fn takes(localizer: &Localizer, draft: &SheetForm, objective: &Objective) -> String {
    let takes = match &objective.takes {
        Takes::Words => String::new(),
        Takes::Build(facility) => localizer.format(
            "takes-build",
            &Args::new().noun(localizer, "facility", *facility),
        ),
        Takes::Plant => localizer.text("takes-plant"),
        Takes::Act(action) => {
            let title = action
                .and_then(|action| draft.action(action))
                .map_or("", |action| action.title.as_str());
            localizer.format(
                "takes-act",
                &Args::new().text("title", name_or_placeholder(localizer, title)),
            )
        }
        Takes::Explore(places) => board::regions(localizer, "takes-explore", places),
        Takes::Gather(places) => board::regions(localizer, "takes-gather", places),
        Takes::Reach(track, number) => {
            let args = Args::new()
                .text("title", track_name(localizer, draft, *track))
                .text("number", or_dash(number));
            localizer.format("takes-reach", &args)
        }
        Takes::Have(item, count) => localizer.format(
            "takes-have",
            &Args::new().text("things", counted(localizer, *item, *count)),
        ),
        Takes::Tokens(tokens) => {
            let names: Vec<String> = tokens
                .iter()
                .filter_map(|key| Some(token_name(localizer, draft.token(*key)?)))
                .collect();
            let names = if names.is_empty() {
                localizer.text("wizard-token-any")
            } else {
                localizer.list(&names)
            };
            localizer.format("takes-tokens", &Args::new().text("tokens", names))
        }
    };
    let goal = match objective.goal {
        _ if !objective.takes.is_repeatable() => String::new(),
        Goal::Times(1) => String::new(),
        Goal::Times(times) => localizer.format(
            "takes-goal",
            &Args::new().number("goal", times).number("step", 1),
        ),
        Goal::Percent(step) => {
            localizer.format("wizard-percent", &Args::new().number("step", step))
        }
    };
    [takes, goal]
        .into_iter()
        .chain(order(localizer, draft, objective))
        .filter(|part| !part.is_empty())
        .collect::<Vec<_>>()
        .join(" · ")
}

fn track_name(localizer: &Localizer, draft: &SheetForm, track: Option<Key>) -> String {
    name_or_placeholder(
        localizer,
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
pub fn price(localizer: &Localizer, price: Price, count: u8) -> String {
    instruction::price(localizer, &price.cost(count))
}

/// The type of an action, its cost, and the track that it moves.
pub fn action(localizer: &Localizer, draft: &SheetForm, action: &Action) -> String {
    let kind = match action.kind {
        Some(kind) => localizer.format(
            "paper-typed",
            &Args::new().text("type", localizer.word(kind)),
        ),
        None => localizer.text("paper-typeless"),
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
    let cost = localizer.format(
        "paper-cost",
        &Args::new().text("cost", instruction::cost(localizer, &cost)),
    );
    let moves = action
        .moves
        .filter(|(_, by)| *by != 0)
        .map(|(track, by)| moved(localizer, track_name(localizer, draft, Some(track)), by));
    let at = action.at.as_ref().map(|at| action_place(localizer, at));
    [Some(kind), Some(cost), at, moves]
        .into_iter()
        .flatten()
        .collect::<Vec<_>>()
        .join(" · ")
}

/// Where an action is done.
pub(crate) fn action_place(localizer: &Localizer, at: &ActionPlace) -> String {
    match at {
        ActionPlace::Regions(regions) if regions.is_empty() => {
            localizer.text("wizard-action-at-any")
        }
        ActionPlace::Regions(regions) => {
            let names: Vec<String> = regions
                .iter()
                .map(|it| board::region(localizer, *it))
                .collect();
            localizer.format(
                "wizard-action-in",
                &Args::new().text("regions", localizer.list(&names)),
            )
        }
        ActionPlace::Facility(facility) => localizer.word(*facility),
        // A typed sheet has no walkers.
        ActionPlace::Walker(walker) => walker.clone(),
    }
}

/// An Objective token: `red Objective token 3`.
pub fn token_name(localizer: &Localizer, token: &Token) -> String {
    let number = or_dash(token.number.trim());
    localizer.format(
        "token-name",
        &Args::new()
            .text("colour", token.colour.id())
            .text("number", number),
    )
}

/// An Objective token in one line.
pub fn token(localizer: &Localizer, token: &Token) -> String {
    let to = localizer.text(&format!("wizard-token-to-{}", token.goes_to.id()));
    [
        token_name(localizer, token),
        board::token_at(localizer, token.at),
        to,
    ]
    .join(" · ")
}

/// What a Threshold counts.
pub fn threshold_counts(localizer: &Localizer, counts: Option<&Counted>) -> String {
    let what =
        counts.and_then(|counts| condition::what(localizer, counts.subject(), &|_| String::new()));
    what.unwrap_or_else(|| localizer.text("wizard-threshold-printed"))
}

/// What the Threshold counts, and whether its number is the most or the least.
pub fn own_threshold(localizer: &Localizer, draft: &SheetForm) -> String {
    let at = localizer.text(if draft.threshold.at_least {
        "wizard-threshold-least"
    } else {
        "wizard-threshold-most"
    });
    let counts = threshold_counts(localizer, draft.threshold.counts.as_ref());
    localizer.format(
        "wizard-line",
        &Args::new().text("value", at).text("numbers", counts),
    )
}

fn moved(localizer: &Localizer, what: String, by: i8) -> String {
    localizer.format(
        "paper-change",
        &Args::new()
            .text("what", what)
            .text("by", numbers::signed(by)),
    )
}

/// A track and its change in Production.
pub fn track(localizer: &Localizer, track: &Track) -> String {
    let [start, min, max] = track.spaces.each_ref().map(|typed| or_dash(typed));
    let args = Args::new()
        .text("title", name_or_placeholder(localizer, &track.title))
        .text("start", start)
        .text("min", min)
        .text("max", max);
    let mut line = localizer.format("paper-track", &args);
    if track.production != 0 {
        let args = Args::new()
            .text("track", line)
            .text("by", numbers::signed(track.production));
        line = localizer.format("wizard-track-production", &args);
    }
    match track.lost_at() {
        Some(space) => localizer.format(
            "wizard-track-lost",
            &Args::new()
                .text("track", line)
                .text("at", numbers::plain(space)),
        ),
        None => line,
    }
}

/// A problem and its place.
pub fn problem(localizer: &Localizer, draft: &SheetForm, problem: &Problem) -> String {
    let named_in = |id: &str, title: Option<&str>| {
        localizer.format(
            id,
            &Args::new().text(
                "name",
                name_or_placeholder(localizer, title.unwrap_or_default()),
            ),
        )
    };
    let place = match problem.place {
        ProblemPlace::Name => localizer.text("wizard-name"),
        ProblemPlace::Group => localizer.text("wizard-group"),
        ProblemPlace::Number(value, crew) => {
            let label = localizer.format("sheet-label", &Args::new().text("value", value.id()));
            // These problems concern the whole line of the sheet.
            match CREW_SIZES
                .get(crew)
                .filter(|_| matches!(problem.kind, ProblemKind::OutOfRange { .. }))
            {
                Some(&crew) => localizer.format(
                    "wizard-number-at",
                    &Args::new().text("value", label).number("crew", crew),
                ),
                None => label,
            }
        }
        ProblemPlace::Dice => localizer.text("paper-dice"),
        ProblemPlace::Objectives => localizer.text("paper-objectives"),
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
                .map(|it| set_up_kind(localizer, &it.does))
                .as_deref(),
        ),
        ProblemPlace::Token(key) => draft
            .token(key)
            .map(|it| token_name(localizer, it))
            .unwrap_or_default(),
        ProblemPlace::Event(key) => named_in(
            "wizard-event-at",
            draft.event(key).map(|it| it.title.as_str()),
        ),
    };
    let wrong = match problem.kind {
        ProblemKind::MissingName => localizer.text("wizard-no-name"),
        ProblemKind::MissingGroup => localizer.text("wizard-no-group"),
        ProblemKind::MissingNumber => localizer.text("wizard-no-number"),
        ProblemKind::OutOfRange { min, max } => {
            let args = Args::new()
                .text("min", numbers::plain(min))
                .text("max", numbers::plain(max));
            localizer.format("wizard-out-of-range", &args)
        }
        ProblemKind::NoDice => localizer.text("wizard-no-dice"),
        ProblemKind::TooManySols { events } => {
            localizer.format("wizard-many-sols", &Args::new().number("events", events))
        }
        ProblemKind::NoMandatory => localizer.text("wizard-no-mandatory"),
        ProblemKind::MissingAction => localizer.text("wizard-no-action"),
        ProblemKind::MissingTrack => localizer.text("wizard-no-track"),
        ProblemKind::TooFewRegions => localizer.text("wizard-few-regions"),
        ProblemKind::HighPrice { count, start } => localizer.format(
            "wizard-high-price",
            &Args::new().number("count", count).number("start", start),
        ),
        ProblemKind::AloneInGroup => localizer.text("wizard-alone-in-group"),
        ProblemKind::MixedGroup => localizer.text("wizard-mixed-group"),
        ProblemKind::WaitsForItself => localizer.text("wizard-waits-for-itself"),
        ProblemKind::MissingWords => localizer.text("wizard-no-words"),
        ProblemKind::InvalidTrack => localizer.text("wizard-bad-track"),
        ProblemKind::DuplicateIcon => localizer.text("wizard-same-icon"),
        ProblemKind::LostAtStart => localizer.text("wizard-lost-at-start"),
        ProblemKind::MissingSign => localizer.text("wizard-no-sign"),
        ProblemKind::DuplicateToken => localizer.text("wizard-same-token"),
        ProblemKind::TokenTwice => localizer.text("wizard-token-twice"),
        ProblemKind::TooFewTokens => localizer.text("wizard-few-tokens"),
    };
    localizer.format(
        "wizard-problem",
        &Args::new().text("place", place).text("wrong", wrong),
    )
}

/// Whether an objective is mandatory or optional.
pub fn kind(localizer: &Localizer, optional: bool) -> String {
    localizer.text(if optional {
        "objective-optional"
    } else {
        "objective-mandatory"
    })
}

/// An objective in one line.
pub fn objective(localizer: &Localizer, draft: &SheetForm, objective: &Objective) -> String {
    let name = name_or_placeholder(localizer, &objective.title);
    let parts = [
        name,
        kind(localizer, objective.optional),
        takes(localizer, draft, objective),
    ];
    parts
        .into_iter()
        .filter(|part| !part.is_empty())
        .collect::<Vec<_>>()
        .join(" · ")
}

/// An action in one line.
pub fn named_action(localizer: &Localizer, draft: &SheetForm, it: &Action) -> String {
    format!(
        "{} · {}",
        name_or_placeholder(localizer, &it.title),
        action(localizer, draft, it)
    )
}

/// A mission icon in one line.
pub fn poi(localizer: &Localizer, poi: &Poi) -> String {
    let args = Args::new()
        .number("icon", poi.icon)
        .text("title", name_or_placeholder(localizer, &poi.title));
    localizer.format("paper-poi", &args)
}

/// An element in one line; empty if it is not there.
pub fn element(localizer: &Localizer, draft: &SheetForm, element: Element, key: Key) -> String {
    match element {
        Element::Objective => draft
            .objectives
            .iter()
            .find(|it| it.key == key)
            .map(|it| objective(localizer, draft, it))
            .unwrap_or_default(),
        Element::Action => draft
            .action(key)
            .map(|it| named_action(localizer, draft, it))
            .unwrap_or_default(),
        Element::Track => draft
            .track(key)
            .map(|it| track(localizer, it))
            .unwrap_or_default(),
        Element::Poi => draft
            .pois
            .iter()
            .find(|it| it.key == key)
            .map(|it| poi(localizer, it))
            .unwrap_or_default(),
        Element::Event => draft
            .event(key)
            .map(|it| event(localizer, it))
            .unwrap_or_default(),
        Element::SetUp => draft
            .step(key)
            .map(|it| set_up(localizer, it))
            .unwrap_or_default(),
        Element::Token => draft
            .token(key)
            .map(|it| token(localizer, it))
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
pub fn die(localizer: &Localizer, draft: &SheetForm, block: Block, crew: usize) -> String {
    let die = localizer.format("sheet-die", &Args::new().text("block", block.id()));
    match CREW_SIZES.get(crew).filter(|_| draft.has_dice_by_crew()) {
        Some(&size) => localizer.format(
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
pub fn lines(localizer: &Localizer, draft: &SheetForm) -> Vec<String> {
    let line = |label: String, value: String| {
        localizer.format(
            "wizard-line",
            &Args::new().text("value", label).text("numbers", value),
        )
    };
    let mut lines = vec![localizer.text("wizard-preview")];
    lines.push(line(
        localizer.text("wizard-name"),
        name_or_placeholder(localizer, &draft.name),
    ));
    lines.extend(
        draft
            .group
            .map(|group| line(localizer.text("wizard-group"), localizer.word(group))),
    );
    let story = draft.story.trim();
    lines.extend(
        (!story.is_empty()).then(|| line(localizer.text("wizard-story"), story.to_owned())),
    );
    let crews = CREW_SIZES.map(|crew| crew.to_string()).join(" / ");
    lines.push(localizer.format("wizard-by-crew", &Args::new().text("crews", crews)));
    let label =
        |value: SheetValue| localizer.format("sheet-label", &Args::new().text("value", value.id()));
    let threshold = draft.has_threshold.then_some(SheetValue::Threshold);
    lines.extend(
        SHEET_NUMBERS
            .into_iter()
            .chain(threshold)
            .map(|value| line(label(value), by_crew(draft, value))),
    );
    lines.extend(draft.has_threshold.then(|| own_threshold(localizer, draft)));
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
            localizer.format("sheet-die", &Args::new().text("block", block.id())),
            sols(draft, block),
        )
    }));
    lines.extend(
        [false, true]
            .iter()
            .filter_map(|&harder| difficulty(localizer, draft, harder)),
    );
    lines.extend(
        draft
            .set_up
            .iter()
            .map(|it| line(localizer.text("wizard-step-set-up"), set_up(localizer, it))),
    );
    for objective_of_sheet in &draft.objectives {
        lines.push(line(
            localizer.text("paper-objectives"),
            objective(localizer, draft, objective_of_sheet),
        ));
        lines.extend(
            [&objective_of_sheet.text, &objective_of_sheet.reward]
                .into_iter()
                .filter(|text| !text.is_empty())
                .cloned(),
        );
        lines.extend(effect_lines(
            localizer,
            draft,
            Element::Objective,
            objective_of_sheet.key,
        ));
    }
    for action_of_sheet in &draft.actions {
        lines.push(line(
            localizer.text("paper-actions"),
            named_action(localizer, draft, action_of_sheet),
        ));
        lines.extend(Some(action_of_sheet.text.clone()).filter(|text| !text.is_empty()));
        lines.extend(effect_lines(
            localizer,
            draft,
            Element::Action,
            action_of_sheet.key,
        ));
    }
    lines.extend(
        draft
            .tracks
            .iter()
            .map(|it| line(localizer.text("paper-tracks"), track(localizer, it))),
    );
    lines.extend(
        draft
            .tokens
            .iter()
            .map(|it| line(localizer.text("wizard-tokens"), token(localizer, it))),
    );
    for icon in &draft.pois {
        lines.push(line(localizer.text("paper-pois"), poi(localizer, icon)));
        lines.extend(Some(icon.text.clone()).filter(|text| !text.is_empty()));
        lines.extend(effect_lines(localizer, draft, Element::Poi, icon.key));
    }
    for event_of_sheet in &draft.events {
        lines.push(line(
            localizer.text("wizard-step-events"),
            event(localizer, event_of_sheet),
        ));
        lines.extend(Some(event_of_sheet.text.clone()).filter(|text| !text.is_empty()));
        lines.extend(effect_lines(
            localizer,
            draft,
            Element::Event,
            event_of_sheet.key,
        ));
    }
    lines
}

/// An event in one line: its name, its sols and what it leaves on the table.
pub fn event(localizer: &Localizer, event: &Event) -> String {
    let sols = event.sols.map(|(from, to)| {
        localizer.format(
            "wizard-event-sols-at",
            &Args::new().number("from", from).number("to", to),
        )
    });
    let acts = event
        .action
        .as_ref()
        .map(|_| localizer.text("wizard-event-acts-yes"));
    let name = name_or_placeholder(localizer, &event.title);
    std::iter::once(name)
        .chain(sols)
        .chain(acts)
        .collect::<Vec<_>>()
        .join(" · ")
}

/// What a list of effects is.
pub fn effect_list(localizer: &Localizer, site: EffectSite) -> String {
    let args = Args::new()
        .text("list", site.list.id())
        .text("element", site.element.id());
    localizer.format("wizard-effects", &args)
}

/// The name of a kind of effect.
pub fn effect_kind(localizer: &Localizer, effect: &SheetEffect) -> String {
    match effect {
        SheetEffect::Board(effect) => printed_effects::kind(localizer, effect),
        SheetEffect::Track(..) => localizer.text("wizard-effect-track"),
        SheetEffect::Words(_) => localizer.text("wizard-effect-words"),
    }
}

/// A value of an effect.
pub fn effect_value(localizer: &Localizer, draft: &SheetForm, value: &EffectValue) -> String {
    match value {
        EffectValue::Printed(value) => printed_effects::value(localizer, value),
        EffectValue::PerAstronaut(true) => localizer.text("wizard-effect-each"),
        EffectValue::PerAstronaut(false) => localizer.text("wizard-effect-once"),
        EffectValue::Track(key) => track_name(localizer, draft, Some(*key)),
    }
}

/// An effect in one line.
pub fn effect(localizer: &Localizer, draft: &SheetForm, effect: &SheetEffect) -> String {
    let values = match effect {
        SheetEffect::Words(words) => or_dash(words),
        SheetEffect::Board(_) | SheetEffect::Track(..) => effect
            .values()
            .iter()
            .map(|value| effect_value(localizer, draft, value))
            .collect::<Vec<_>>()
            .join(", "),
    };
    if values.is_empty() {
        return effect_kind(localizer, effect);
    }
    localizer.format(
        "wizard-line",
        &Args::new()
            .text("value", effect_kind(localizer, effect))
            .text("numbers", values),
    )
}

/// All effects of an element, a line for each list that has some.
pub fn effect_lines(
    localizer: &Localizer,
    draft: &SheetForm,
    element: Element,
    key: Key,
) -> Vec<String> {
    let line = |list: EffectList| {
        let site = EffectSite { element, key, list };
        let effects: Vec<String> = draft
            .effects(site)
            .iter()
            .map(|it| effect(localizer, draft, it))
            .collect();
        let args = Args::new()
            .text("value", effect_list(localizer, site))
            .text("numbers", effects.join("; "));
        (!effects.is_empty()).then(|| localizer.format("wizard-line", &args))
    };
    EffectList::ALL
        .iter()
        .filter_map(|&list| line(list))
        .collect()
}

/// By when, after which others, or of which group an objective is.
fn order(localizer: &Localizer, draft: &SheetForm, objective: &Objective) -> Vec<String> {
    let deadline = (objective.deadline > 0).then(|| {
        localizer.format(
            "wizard-deadline-at",
            &Args::new().number("sol", objective.deadline),
        )
    });
    let title = |key: &Key| {
        draft
            .objectives
            .iter()
            .find(|it| it.key == *key)
            .map(|it| name_or_placeholder(localizer, &it.title))
    };
    let after: Vec<String> = objective.after.iter().filter_map(title).collect();
    let after = (!after.is_empty()).then(|| {
        localizer.format(
            "wizard-after-at",
            &Args::new().text("names", localizer.list(&after)),
        )
    });
    let either = (objective.either > 0).then(|| group(localizer, objective.either));
    deadline.into_iter().chain(after).chain(either).collect()
}

/// The name of a group of objectives of which one is enough.
pub fn group(localizer: &Localizer, group: u8) -> String {
    if group == 0 {
        localizer.text("wizard-either-none")
    } else {
        localizer.format("wizard-either-at", &Args::new().number("group", group))
    }
}

/// The name of a kind of step of the set-up.
pub fn set_up_kind(localizer: &Localizer, does: &SetUpKind) -> String {
    localizer.text(&format!("wizard-set-up-{}", does.id()))
}

/// Where parts are broken.
pub fn broken_at(localizer: &Localizer, at: BrokenAt) -> String {
    match at {
        BrokenAt::Anywhere => localizer.text("wizard-broken-anywhere"),
        BrokenAt::Block(block) => localizer.word(block),
        BrokenAt::Facility(facility) => localizer.word(facility),
    }
}

/// For how many astronauts a step is.
pub fn astronauts(localizer: &Localizer, astronauts: Option<(u8, u8)>) -> String {
    match astronauts {
        None => localizer.text("wizard-astronauts-all"),
        Some((from, to)) if from == to => {
            localizer.format("wizard-astronauts-one", &Args::new().number("count", from))
        }
        Some((from, to)) => localizer.format(
            "wizard-astronauts-range",
            &Args::new().number("from", from).number("to", to),
        ),
    }
}

/// A step of the set-up in one line.
pub fn set_up(localizer: &Localizer, step: &SetUp) -> String {
    let crew = step
        .astronauts
        .map(|range| astronauts(localizer, Some(range)));
    let details = match &step.does {
        SetUpKind::Words | SetUpKind::EachSol => vec![or_dash(step.text.trim())],
        SetUpKind::Box(block) => vec![localizer.word(*block)],
        SetUpKind::Broken(broken) => {
            let counts = broken.counts.map(|count| count.to_string()).join(" / ");
            let part = broken.part.map(|part| localizer.word(part));
            std::iter::once(broken_at(localizer, broken.at))
                .chain(part)
                .chain([counts])
                .collect()
        }
    };
    let parts = std::iter::once(set_up_kind(localizer, &step.does))
        .chain(details)
        .chain(crew);
    parts.collect::<Vec<_>>().join(" · ")
}

/// What an easier or harder game changes; nothing if it changes nothing.
pub fn difficulty(localizer: &Localizer, draft: &SheetForm, harder: bool) -> Option<String> {
    let change = |value: SheetValue| {
        let by = draft.change(harder, value);
        let label = localizer.format("sheet-label", &Args::new().text("value", value.id()));
        (by != 0).then(|| format!("{label} {}", numbers::signed(by)))
    };
    let changes: Vec<String> = draft.changeable().filter_map(change).collect();
    let args = Args::new().text(
        "value",
        localizer.text(if harder {
            "wizard-harder"
        } else {
            "wizard-easier"
        }),
    );
    (!changes.is_empty())
        .then(|| localizer.format("wizard-line", &args.text("numbers", changes.join(", "))))
}
