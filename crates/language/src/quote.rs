//! Planning in words: actions, costs, risks, obstacles and warnings.

mod obstacle;

use super::board::{place, region, stack, upgrade};
use super::common::{aom, title, with_name};
use super::instruction::price;
use super::noun::{Noun, capital};
use super::ruling::table_ruling;
use super::{Args, Voice, numbers};
use first_martians::Game;
use first_martians::board::{
    ActionKind, Feature, PawnsQuote, Place, PlannedAction, Quote, QuoteLine, Reason, Risk, Route,
};
use first_martians::queries::initial_board;
use first_martians::queries::warnings::{UNWIND_STRESS, Warning, manage_step};
use first_martians::state::Seat;
use first_martians::vocabulary::{Facility, Region};

pub use obstacle::obstacle;

/// Adds a Facility in its forms as `$place`, `$place_the`, `$place_of`, `$place_in`, where `place` is the key.
fn with_place(args: Args, voice: &Voice, key: &str, it: Place) -> Args {
    let own = match (it.facility, it.is_spare()) {
        (Facility::Oxygenator, false) => Some("place-form-oxygenator"),
        (Facility::Oxygenator, true) => Some("place-form-spare-oxygenator"),
        (Facility::SolarPanel, false) => Some("place-form-solar-panel"),
        (Facility::SolarPanel, true) => Some("place-form-spare-solar-panel"),
        (Facility::Farm, true) => Some("place-form-spare-farm"),
        _ => None,
    };
    let Some(id) = own else {
        return args.noun(voice, key, it.facility);
    };
    let named = Args::new().text("name", place(voice, it));
    ["the", "of", "in"]
        .into_iter()
        .fold(args, |args, form| {
            args.text(
                &format!("{key}_{form}"),
                voice.say_attribute(id, form, &named),
            )
        })
        .text(key, voice.say(id, &named))
}

fn of_region(voice: &Voice, it: Region) -> Args {
    Args::new().text("region", region(voice, it))
}

fn of_seat(voice: &Voice, game: &Game, seat: Seat) -> Args {
    with_name(Args::new(), voice, &game.state().crew, seat)
}

/// The name of an action in one short line: first what tells it from others of its kind.
pub fn short_action_name(voice: &Voice, game: &Game, kind: &ActionKind) -> String {
    match kind {
        ActionKind::Manage(block) => {
            let args = Args::new()
                .text("block", voice.word(*block))
                .number("by", manage_step(game));
            voice.say("action-name-manage-short", &args)
        }
        _ => action_name(voice, game, kind),
    }
}

/// The name of an action: `Explore R1-N`.
pub fn action_name(voice: &Voice, game: &Game, kind: &ActionKind) -> String {
    let none = Args::new;
    let say = |id: &str, args: Args| voice.say(id, &args);
    match kind {
        ActionKind::Event(id) => say("action-name-event", none().text("title", title(voice, id))),
        ActionKind::Rest => voice.plain("action-name-rest"),
        ActionKind::UnwindMorale => voice.plain("action-name-unwind-morale"),
        ActionKind::UnwindStress => say(
            "action-name-unwind-stress",
            none().number("by", UNWIND_STRESS),
        ),
        ActionKind::HealWound(seat) => say("action-name-heal-wound", of_seat(voice, game, *seat)),
        ActionKind::HealCondition(seat, condition) => say(
            "action-name-heal-condition",
            of_seat(voice, game, *seat).noun(voice, "condition", *condition),
        ),
        ActionKind::Manage(block) => say(
            "action-name-manage",
            none()
                .noun(voice, "block", *block)
                .number("by", manage_step(game)),
        ),
        ActionKind::Explore(it) => say("action-name-explore", of_region(voice, *it)),
        ActionKind::GatherSample(it) => say("action-name-gather-sample", of_region(voice, *it)),
        ActionKind::GatherObjective(it) => {
            say("action-name-gather-objective", of_region(voice, *it))
        }
        ActionKind::Examine => voice.plain("action-name-examine"),
        ActionKind::Discover => voice.plain("action-name-discover"),
        ActionKind::Plant(it) => say("action-name-plant", with_place(none(), voice, "place", *it)),
        ActionKind::Repair(it, part) => say(
            "action-name-repair",
            with_place(none(), voice, "place", *it).noun(voice, "part", *part),
        ),
        ActionKind::Switch {
            place: it,
            part,
            donor,
        } => {
            let args = with_place(none(), voice, "place", *it).noun(voice, "part", *part);
            say(
                "action-name-switch",
                with_place(args, voice, "donor", *donor),
            )
        }
        ActionKind::RepairRover(rover, token) => say(
            "action-name-repair-rover",
            none()
                .noun(voice, "rover", *rover)
                .noun(voice, "token", *token),
        ),
        ActionKind::BuildUpgrade(id) => say(
            "action-name-build-upgrade",
            none().text("upgrade", upgrade(voice, id)),
        ),
        ActionKind::BuildSpare(it) => say(
            "action-name-build-spare",
            with_place(none(), voice, "place", *it),
        ),
        ActionKind::RemoveShutdown(it, resource) => say(
            "action-name-remove-shutdown",
            with_place(none(), voice, "place", *it).noun(voice, "resource", *resource),
        ),
        ActionKind::Mission(id) => say(
            "action-name-mission",
            none().text("title", title(voice, id)),
        ),
        ActionKind::MissionAt { action, region } => say(
            "action-name-mission-at",
            of_region(voice, *region).text("title", title(voice, action)),
        ),
    }
}

/// The name of a repair by switching, without the Facility that gives its part; `None` for other actions.
pub(super) fn switch_name_without_donor(voice: &Voice, kind: &ActionKind) -> Option<String> {
    let ActionKind::Switch {
        place: it, part, ..
    } = kind
    else {
        return None;
    };
    Some(voice.say(
        "action-name-switch-any",
        &with_place(Args::new(), voice, "place", *it).noun(voice, "part", *part),
    ))
}

/// What an action costs and risks, one sentence per line; [`line`] gives the reasons.
pub fn quote(voice: &Voice, quote: &Quote) -> Vec<String> {
    let dice = quote.dice.map(|it| voice.word(it)).unwrap_or_default();
    let pawns = Args::new()
        .number("sure", quote.sure)
        .text("dice", dice.clone());
    let mut lines = vec![match quote.roll {
        Some(roll) => voice.say("quote-roll", &pawns.number("roll", roll)),
        None => voice.say("quote-sure", &pawns),
    }];
    if !quote.pays.is_empty() {
        let costs: Vec<String> = quote.pays.iter().map(|cost| price(voice, cost)).collect();
        lines.push(voice.say("quote-pays", &Args::new().text("costs", voice.list(&costs))));
    }
    if quote.must_roll_success {
        lines.push(voice.say("quote-must-roll", &Args::new().text("dice", dice)));
    }
    lines.extend(quote.must_roll.then(|| voice.plain("quote-must-roll-dice")));
    lines.extend(quote.reroll.then(|| voice.plain("quote-reroll")));
    lines.extend(quote.risks.iter().map(|it| risk(voice, *it)));
    lines.extend(quote.assumed.then(|| voice.plain("quote-assumed")));
    lines
}

/// How many parts a spare Facility is short of when it comes.
pub fn red_parts(voice: &Voice, game: &Game, kind: &ActionKind) -> Option<String> {
    let ActionKind::BuildSpare(place) = kind else {
        return None;
    };
    let red = initial_board::spare(game, *place)
        .parts
        .values()
        .filter(|red| **red)
        .count();
    (red > 0).then(|| voice.say("quote-red-parts", &Args::new().count("count", red)))
}

/// The reason for a number of pawns: `+1 pawn: R1-N: one pawn more.`
pub fn reason_line(voice: &Voice, game: &Game, line: &QuoteLine) -> String {
    let reason = reason(voice, game, &line.reason);
    if line.by == 0 {
        return voice.say(
            "quote-line-free",
            &Args::new().text("reason", capital(&reason)),
        );
    }
    let count = Args::new()
        .number("count", line.by.unsigned_abs())
        .text("by", numbers::signed(line.by));
    voice.say(
        "quote-line",
        &Args::new()
            .text("pawns", voice.say("quote-pawns", &count))
            .text("reason", reason),
    )
}

fn reason(voice: &Voice, game: &Game, reason: &Reason) -> String {
    let none = Args::new;
    match reason {
        Reason::Base => voice.plain("reason-base"),
        Reason::Medic => voice.plain("reason-medic"),
        Reason::Token(it, token) => voice.say(
            "reason-token",
            &none()
                .noun(voice, "token", *token)
                .text("stack", stack(voice, game, it)),
        ),
        Reason::RedPart(it, part) => voice.say(
            "reason-red-part",
            &with_place(none(), voice, "place", *it).noun(voice, "part", *part),
        ),
        Reason::Tile(it, feature) => voice.say(
            "reason-tile",
            &of_region(voice, *it).text("feature", self::feature(voice, *feature)),
        ),
        Reason::UnexploredSpace(it) => voice.say("reason-unexplored-space", &of_region(voice, *it)),
        Reason::Rover(rover) => voice.say("reason-rover", &none().noun(voice, "rover", *rover)),
        Reason::Condition(seat, condition) => voice.say(
            "reason-condition",
            &of_seat(voice, game, *seat).noun(voice, "condition", *condition),
        ),
        Reason::AtLeastOne => voice.plain("reason-at-least-one"),
        Reason::Standing(rule) => title(voice, rule),
        Reason::StandingDice(rule) => voice.say(
            "reason-standing-dice",
            &none().text("title", title(voice, rule)),
        ),
        Reason::Table(it) => table_ruling(voice, it),
    }
}

/// The name of a feature of a region, in the middle of a sentence.
pub fn feature(voice: &Voice, feature: Feature) -> String {
    voice.plain(&format!("feature-{}", feature.id().replace('_', "-")))
}

/// What an action risks, in a sentence.
pub fn risk(voice: &Voice, risk: Risk) -> String {
    match risk {
        Risk::Wound => voice.plain("risk-wound"),
        Risk::Adventure(kind) => voice.say(
            "risk-adventure",
            &Args::new().text("dice", voice.word(kind)),
        ),
        Risk::Morale => voice.plain("risk-morale"),
        Risk::RoverRoll => voice.plain("risk-rover-roll"),
    }
}

/// A route by the regions that it crosses; `target` is its end, `None` inside the HUB.
pub fn way(voice: &Voice, way: &Route, target: Option<Region>) -> String {
    match target {
        None => voice.plain("way-inside"),
        Some(target) if way.regions.is_empty() => {
            voice.say("way-direct", &of_region(voice, target))
        }
        Some(_) => {
            let regions: Vec<String> = way.regions.iter().map(|it| region(voice, *it)).collect();
            voice.say(
                "way-through",
                &Args::new().text("regions", voice.list(&regions)),
            )
        }
    }
}

/// How many pawns are missing.
pub fn standing(voice: &Voice, standing: &PawnsQuote) -> String {
    voice.say(
        "standing-missing",
        &Args::new()
            .number("to_roll", standing.missing_to_roll)
            .number("to_sure", standing.missing_to_sure),
    )
}

/// The sentences of a warning: one for each obstacle of an impossible action.
pub fn warning(
    voice: &Voice,
    game: &Game,
    plan: &[PlannedAction],
    warning: &Warning,
) -> Vec<String> {
    let none = Args::new;
    let named = |action: usize| {
        plan.get(action)
            .map(|it| action_name(voice, game, &it.kind))
            .unwrap_or_default()
    };
    let of = |action: usize| none().text("action", named(action));
    let one = match warning {
        Warning::NotPossible { action, obstacles } => {
            let say = |it| {
                voice.say(
                    "warning-not-possible",
                    &of(*action).text("obstacle", obstacle(voice, game, it)),
                )
            };
            return obstacles.iter().map(say).collect();
        }
        Warning::PawnsLeft { seat, count } => voice.say(
            "warning-pawns-left",
            &of_seat(voice, game, *seat).number("count", *count),
        ),
        Warning::RoverTwice(rover) => {
            voice.say("warning-rover-twice", &none().noun(voice, "rover", *rover))
        }
        Warning::MedicPawns { needed, there } => voice.say(
            "warning-medic-pawns",
            &none().number("needed", *needed).number("there", *there),
        ),
        Warning::TooManyAoms { count } => {
            voice.say("warning-too-many-aoms", &none().number("count", *count))
        }
        Warning::BreaksPart {
            action,
            place: it,
            part,
            other,
        } => {
            let args = with_place(of(*action), voice, "place", *it).noun(voice, "part", *part);
            voice.say("warning-breaks-part", &args.text("other", named(*other)))
        }
        Warning::InVain {
            action,
            block: None,
        } => voice.say("warning-in-vain", &of(*action)),
        Warning::InVain {
            action,
            block: Some(block),
        } => voice.say(
            "warning-in-vain-track",
            &of(*action).noun(voice, "block", *block),
        ),
        Warning::SparePawns { action, count } => {
            voice.say("warning-spare-pawns", &of(*action).number("count", *count))
        }
    };
    vec![one]
}
