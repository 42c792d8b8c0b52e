//! Planning in words: actions, costs, risks, obstacles and warnings.

mod obstacle;

use super::board::{place, region, stack, upgrade};
use super::common::{aom, title, with_name};
use super::instruction::price;
use super::noun::{Noun, capital};
use super::ruling::table_ruling;
use super::{Args, Localizer, numbers};
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
fn with_place(args: Args, localizer: &Localizer, key: &str, it: Place) -> Args {
    let own = match (it.facility, it.is_spare()) {
        (Facility::Oxygenator, false) => Some("place-form-oxygenator"),
        (Facility::Oxygenator, true) => Some("place-form-spare-oxygenator"),
        (Facility::SolarPanel, false) => Some("place-form-solar-panel"),
        (Facility::SolarPanel, true) => Some("place-form-spare-solar-panel"),
        (Facility::Farm, true) => Some("place-form-spare-farm"),
        _ => None,
    };
    let Some(id) = own else {
        return args.noun(localizer, key, it.facility);
    };
    let named = Args::new().text("name", place(localizer, it));
    ["the", "of", "in"]
        .into_iter()
        .fold(args, |args, form| {
            args.text(
                &format!("{key}_{form}"),
                localizer.say_attribute(id, form, &named),
            )
        })
        .text(key, localizer.format(id, &named))
}

fn of_region(localizer: &Localizer, it: Region) -> Args {
    Args::new().text("region", region(localizer, it))
}

fn of_seat(localizer: &Localizer, game: &Game, seat: Seat) -> Args {
    with_name(Args::new(), localizer, &game.state().crew, seat)
}

/// The name of an action in one short line: first what tells it from others of its kind.
pub fn short_action_name(localizer: &Localizer, game: &Game, kind: &ActionKind) -> String {
    match kind {
        ActionKind::Manage(block) => {
            let args = Args::new()
                .text("block", localizer.word(*block))
                .number("by", manage_step(game));
            localizer.format("action-name-manage-short", &args)
        }
        _ => action_name(localizer, game, kind),
    }
}

/// The name of an action: `Explore R1-N`.
pub fn action_name(localizer: &Localizer, game: &Game, kind: &ActionKind) -> String {
    let none = Args::new;
    let say = |id: &str, args: Args| localizer.format(id, &args);
    match kind {
        ActionKind::Event(id) => say(
            "action-name-event",
            none().text("title", title(localizer, id)),
        ),
        ActionKind::Rest => localizer.text("action-name-rest"),
        ActionKind::UnwindMorale => localizer.text("action-name-unwind-morale"),
        ActionKind::UnwindStress => say(
            "action-name-unwind-stress",
            none().number("by", UNWIND_STRESS),
        ),
        ActionKind::HealWound(seat) => {
            say("action-name-heal-wound", of_seat(localizer, game, *seat))
        }
        ActionKind::HealCondition(seat, condition) => say(
            "action-name-heal-condition",
            of_seat(localizer, game, *seat).noun(localizer, "condition", *condition),
        ),
        ActionKind::Manage(block) => say(
            "action-name-manage",
            none()
                .noun(localizer, "block", *block)
                .number("by", manage_step(game)),
        ),
        ActionKind::Explore(it) => say("action-name-explore", of_region(localizer, *it)),
        ActionKind::GatherSample(it) => say("action-name-gather-sample", of_region(localizer, *it)),
        ActionKind::GatherObjective(it) => {
            say("action-name-gather-objective", of_region(localizer, *it))
        }
        ActionKind::Examine => localizer.text("action-name-examine"),
        ActionKind::Discover => localizer.text("action-name-discover"),
        ActionKind::Plant(it) => say(
            "action-name-plant",
            with_place(none(), localizer, "place", *it),
        ),
        ActionKind::Repair(it, part) => say(
            "action-name-repair",
            with_place(none(), localizer, "place", *it).noun(localizer, "part", *part),
        ),
        ActionKind::Switch {
            place: it,
            part,
            donor,
        } => {
            let args = with_place(none(), localizer, "place", *it).noun(localizer, "part", *part);
            say(
                "action-name-switch",
                with_place(args, localizer, "donor", *donor),
            )
        }
        ActionKind::RepairRover(rover, token) => say(
            "action-name-repair-rover",
            none()
                .noun(localizer, "rover", *rover)
                .noun(localizer, "token", *token),
        ),
        ActionKind::BuildUpgrade(id) => say(
            "action-name-build-upgrade",
            none().text("upgrade", upgrade(localizer, id)),
        ),
        ActionKind::BuildSpare(it) => say(
            "action-name-build-spare",
            with_place(none(), localizer, "place", *it),
        ),
        ActionKind::RemoveShutdown(it, resource) => say(
            "action-name-remove-shutdown",
            with_place(none(), localizer, "place", *it).noun(localizer, "resource", *resource),
        ),
        ActionKind::Mission(id) => say(
            "action-name-mission",
            none().text("title", title(localizer, id)),
        ),
        ActionKind::MissionAt { action, region } => say(
            "action-name-mission-at",
            of_region(localizer, *region).text("title", title(localizer, action)),
        ),
    }
}

/// The name of a repair by switching, without the Facility that gives its part; `None` for other actions.
pub(super) fn switch_name_without_donor(
    localizer: &Localizer,
    kind: &ActionKind,
) -> Option<String> {
    let ActionKind::Switch {
        place: it, part, ..
    } = kind
    else {
        return None;
    };
    Some(localizer.format(
        "action-name-switch-any",
        &with_place(Args::new(), localizer, "place", *it).noun(localizer, "part", *part),
    ))
}

/// What an action costs and risks, one sentence per line; [`line`] gives the reasons.
pub fn quote(localizer: &Localizer, quote: &Quote) -> Vec<String> {
    let dice = quote.dice.map(|it| localizer.word(it)).unwrap_or_default();
    let pawns = Args::new()
        .number("sure", quote.sure)
        .text("dice", dice.clone());
    let mut lines = vec![match quote.roll {
        Some(roll) => localizer.format("quote-roll", &pawns.number("roll", roll)),
        None => localizer.format("quote-sure", &pawns),
    }];
    if !quote.pays.is_empty() {
        let costs: Vec<String> = quote
            .pays
            .iter()
            .map(|cost| price(localizer, cost))
            .collect();
        lines.push(localizer.format(
            "quote-pays",
            &Args::new().text("costs", localizer.list(&costs)),
        ));
    }
    if quote.must_roll_success {
        lines.push(localizer.format("quote-must-roll", &Args::new().text("dice", dice)));
    }
    lines.extend(
        quote
            .must_roll
            .then(|| localizer.text("quote-must-roll-dice")),
    );
    lines.extend(quote.reroll.then(|| localizer.text("quote-reroll")));
    lines.extend(quote.risks.iter().map(|it| risk(localizer, *it)));
    lines.extend(quote.assumed.then(|| localizer.text("quote-assumed")));
    lines
}

/// How many parts a spare Facility is short of when it comes.
pub fn red_parts(localizer: &Localizer, game: &Game, kind: &ActionKind) -> Option<String> {
    let ActionKind::BuildSpare(place) = kind else {
        return None;
    };
    let red = initial_board::spare(game, *place)
        .parts
        .values()
        .filter(|red| **red)
        .count();
    (red > 0).then(|| localizer.format("quote-red-parts", &Args::new().count("count", red)))
}

/// The reason for a number of pawns: `+1 pawn: R1-N: one pawn more.`
pub fn reason_line(localizer: &Localizer, game: &Game, line: &QuoteLine) -> String {
    let reason = reason(localizer, game, &line.reason);
    if line.by == 0 {
        return localizer.format(
            "quote-line-free",
            &Args::new().text("reason", capital(&reason)),
        );
    }
    let count = Args::new()
        .number("count", line.by.unsigned_abs())
        .text("by", numbers::signed(line.by));
    localizer.format(
        "quote-line",
        &Args::new()
            .text("pawns", localizer.format("quote-pawns", &count))
            .text("reason", reason),
    )
}

fn reason(localizer: &Localizer, game: &Game, reason: &Reason) -> String {
    let none = Args::new;
    match reason {
        Reason::Base => localizer.text("reason-base"),
        Reason::Medic => localizer.text("reason-medic"),
        Reason::Token(it, token) => localizer.format(
            "reason-token",
            &none()
                .noun(localizer, "token", *token)
                .text("stack", stack(localizer, game, it)),
        ),
        Reason::RedPart(it, part) => localizer.format(
            "reason-red-part",
            &with_place(none(), localizer, "place", *it).noun(localizer, "part", *part),
        ),
        Reason::Tile(it, feature) => localizer.format(
            "reason-tile",
            &of_region(localizer, *it).text("feature", self::feature(localizer, *feature)),
        ),
        Reason::UnexploredSpace(it) => {
            localizer.format("reason-unexplored-space", &of_region(localizer, *it))
        }
        Reason::Rover(rover) => {
            localizer.format("reason-rover", &none().noun(localizer, "rover", *rover))
        }
        Reason::Condition(seat, condition) => localizer.format(
            "reason-condition",
            &of_seat(localizer, game, *seat).noun(localizer, "condition", *condition),
        ),
        Reason::AtLeastOne => localizer.text("reason-at-least-one"),
        Reason::Standing(rule) => title(localizer, rule),
        Reason::StandingDice(rule) => localizer.format(
            "reason-standing-dice",
            &none().text("title", title(localizer, rule)),
        ),
        Reason::Table(it) => table_ruling(localizer, it),
    }
}

/// The name of a feature of a region, in the middle of a sentence.
pub fn feature(localizer: &Localizer, feature: Feature) -> String {
    localizer.text(&format!("feature-{}", feature.id().replace('_', "-")))
}

/// What an action risks, in a sentence.
pub fn risk(localizer: &Localizer, risk: Risk) -> String {
    match risk {
        Risk::Wound => localizer.text("risk-wound"),
        Risk::Adventure(kind) => localizer.format(
            "risk-adventure",
            &Args::new().text("dice", localizer.word(kind)),
        ),
        Risk::Morale => localizer.text("risk-morale"),
        Risk::RoverRoll => localizer.text("risk-rover-roll"),
    }
}

/// A route by the regions that it crosses; `target` is its end, `None` inside the HUB.
pub fn way(localizer: &Localizer, way: &Route, target: Option<Region>) -> String {
    match target {
        None => localizer.text("way-inside"),
        Some(target) if way.regions.is_empty() => {
            localizer.format("way-direct", &of_region(localizer, target))
        }
        Some(_) => {
            let regions: Vec<String> = way
                .regions
                .iter()
                .map(|it| region(localizer, *it))
                .collect();
            localizer.format(
                "way-through",
                &Args::new().text("regions", localizer.list(&regions)),
            )
        }
    }
}

/// How many pawns are missing.
pub fn standing(localizer: &Localizer, standing: &PawnsQuote) -> String {
    localizer.format(
        "standing-missing",
        &Args::new()
            .number("to_roll", standing.missing_to_roll)
            .number("to_sure", standing.missing_to_sure),
    )
}

/// The sentences of a warning: one for each obstacle of an impossible action.
pub fn warning(
    localizer: &Localizer,
    game: &Game,
    plan: &[PlannedAction],
    warning: &Warning,
) -> Vec<String> {
    let none = Args::new;
    let named = |action: usize| {
        plan.get(action)
            .map(|it| action_name(localizer, game, &it.kind))
            .unwrap_or_default()
    };
    let of = |action: usize| none().text("action", named(action));
    let one = match warning {
        Warning::NotPossible { action, obstacles } => {
            let say = |it| {
                localizer.format(
                    "warning-not-possible",
                    &of(*action).text("obstacle", obstacle(localizer, game, it)),
                )
            };
            return obstacles.iter().map(say).collect();
        }
        Warning::PawnsLeft { seat, count } => localizer.format(
            "warning-pawns-left",
            &of_seat(localizer, game, *seat).number("count", *count),
        ),
        Warning::RoverTwice(rover) => localizer.format(
            "warning-rover-twice",
            &none().noun(localizer, "rover", *rover),
        ),
        Warning::MedicPawns { needed, there } => localizer.format(
            "warning-medic-pawns",
            &none().number("needed", *needed).number("there", *there),
        ),
        Warning::TooManyAoms { count } => {
            localizer.format("warning-too-many-aoms", &none().number("count", *count))
        }
        Warning::BreaksPart {
            action,
            place: it,
            part,
            other,
        } => {
            let args =
                with_place(of(*action), localizer, "place", *it).noun(localizer, "part", *part);
            localizer.format("warning-breaks-part", &args.text("other", named(*other)))
        }
        Warning::InVain {
            action,
            block: None,
        } => localizer.format("warning-in-vain", &of(*action)),
        Warning::InVain {
            action,
            block: Some(block),
        } => localizer.format(
            "warning-in-vain-track",
            &of(*action).noun(localizer, "block", *block),
        ),
        Warning::SparePawns { action, count } => {
            localizer.format("warning-spare-pawns", &of(*action).number("count", *count))
        }
    };
    vec![one]
}
