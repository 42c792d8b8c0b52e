//! What prevents an action.

use super::{Noun, aom, of_region, of_seat, place, title, upgrade};
use crate::noun::capital;
use crate::ruling::ruling_reason;
use crate::{Args, Localizer, standing};
use first_martians::Game;
use first_martians::board::{Obstacle, Pawn, Place};
use first_martians::state::Seat;
use first_martians::vocabulary::{Item, Part, Region, Rover};

/// Why an action cannot be planned as it is, in a sentence.
pub fn obstacle(localizer: &Localizer, game: &Game, obstacle: &Obstacle) -> String {
    let say = |id: &str, args: Args| localizer.format(id, &args);
    let none = Args::new;
    let on = |it: &Place| none().text("place", place(localizer, *it));
    let part = |it: &Place, part: &Part| on(it).noun(localizer, "part", *part);
    let there = |it: &Region| of_region(localizer, *it);
    let who = |it: &Seat| of_seat(localizer, game, *it);
    let rover = |it: &Rover| none().noun(localizer, "rover", *it);
    let count =
        |args: Args, needed: u8, left: u8| args.number("needed", needed).number("there", left);
    match obstacle {
        Obstacle::BoardNotKept => localizer.text("obstacle-board-not-kept"),
        Obstacle::NoSuchEvent(_) => localizer.text("obstacle-no-such-event"),
        Obstacle::EventPlanned(id) => say(
            "obstacle-event-planned",
            none().text("title", title(localizer, id)),
        ),
        Obstacle::NoSuchAction(_) => localizer.text("obstacle-no-such-action"),
        Obstacle::NoSuchSeat(seat) => say("obstacle-no-such-seat", who(seat)),
        Obstacle::NoSuchFacility(it) => say("obstacle-no-such-facility", on(it)),
        Obstacle::Shut(it) => say("obstacle-shut", on(it)),
        Obstacle::BlockedFacility(it) => say("obstacle-blocked-facility", on(it)),
        Obstacle::BlockedRegion(it) => say("obstacle-blocked-region", there(it)),
        Obstacle::Supply {
            resource,
            needed,
            there,
        } => say(
            "obstacle-supply",
            count(
                none().noun(localizer, "resource", *resource),
                *needed,
                *there,
            ),
        ),
        Obstacle::Items {
            item,
            needed,
            there,
        } => say(
            "obstacle-items",
            count(none().text("item", many(localizer, *item)), *needed, *there),
        ),
        Obstacle::ObjectiveTokens {
            colour,
            needed,
            there,
        } => say(
            "obstacle-objective-tokens",
            count(none().text("colour", colour.id()), *needed, *there),
        ),
        Obstacle::Marks {
            mark,
            needed,
            there,
        } => say(
            "obstacle-marks",
            count(
                none().text("title", super::title(localizer, mark)),
                *needed,
                *there,
            ),
        ),
        Obstacle::MoraleTokens {
            seat,
            needed,
            there,
        } => say("obstacle-morale-tokens", count(who(seat), *needed, *there)),
        Obstacle::NoSuchPart(it, which) => say("obstacle-no-such-part", part(it, which)),
        Obstacle::NotBroken(it, which) => say("obstacle-not-broken", part(it, which)),
        Obstacle::DonorBroken(it, which) => say("obstacle-donor-broken", part(it, which)),
        Obstacle::DonorShut(it) => say("obstacle-donor-shut", on(it)),
        Obstacle::OwnDonor(it) => say("obstacle-own-donor", on(it)),
        Obstacle::NoSuchToken(it, token) => say(
            "obstacle-no-such-token",
            rover(it).noun(localizer, "token", *token),
        ),
        Obstacle::UpgradeNotReady(id) => say(
            "obstacle-upgrade-not-ready",
            none().text("upgrade", upgrade(localizer, id)),
        ),
        Obstacle::SpareNotAllowed(it) => say(
            "obstacle-spare-not-allowed",
            none().text("facility", localizer.word(*it)),
        ),
        Obstacle::SpareBuilt(it) => say("obstacle-spare-built", on(it)),
        Obstacle::NoTile(it, resource) => say(
            "obstacle-no-tile",
            on(it).noun(localizer, "resource", *resource),
        ),
        Obstacle::NoWound(seat) => say("obstacle-no-wound", who(seat)),
        Obstacle::NoCondition(seat, condition) => say(
            "obstacle-no-condition",
            who(seat).noun(localizer, "condition", *condition),
        ),
        Obstacle::NoMedic => localizer.text("obstacle-no-medic"),
        Obstacle::OffTheMap(it) => say("obstacle-off-the-map", there(it)),
        Obstacle::AlreadyExplored(it) => say("obstacle-already-explored", there(it)),
        Obstacle::NotExplored(it) => say("obstacle-not-explored", there(it)),
        Obstacle::ExploredThisSol(it) => say("obstacle-explored-this-sol", there(it)),
        Obstacle::NoWay(it) => say("obstacle-no-way", there(it)),
        Obstacle::BrokenWay(it) => say("obstacle-broken-way", there(it)),
        Obstacle::NoSample(it) => say("obstacle-no-sample", there(it)),
        Obstacle::NoObjective(it) => say("obstacle-no-objective", there(it)),
        Obstacle::NothingExamined => localizer.text("obstacle-nothing-examined"),
        Obstacle::PlantedAlready => localizer.text("obstacle-planted-already"),
        Obstacle::FarmFull(it) => say("obstacle-farm-full", on(it)),
        Obstacle::GrowthTaken(it) => say("obstacle-growth-taken", on(it)),
        Obstacle::RoverTaken(it) => say("obstacle-rover-taken", rover(it)),
        Obstacle::RoverBlocked(it) => say("obstacle-rover-blocked", rover(it)),
        Obstacle::RoverInside(it) => say("obstacle-rover-inside", rover(it)),
        Obstacle::RoverOfNoUse(it) => say("obstacle-rover-of-no-use", rover(it)),
        Obstacle::NoRovers(it, which) => say("obstacle-no-rovers", part(it, which)),
        Obstacle::TooFewPawns { needed, there } => {
            say("obstacle-too-few-pawns", count(none(), *needed, *there))
        }
        Obstacle::PawnTaken(Pawn::Astronaut(seat)) => say("obstacle-pawn-taken", who(seat)),
        Obstacle::PawnTaken(Pawn::Aom(id)) => say(
            "obstacle-pawn-taken",
            none().text("name", aom(localizer, id)),
        ),
        Obstacle::NoSuchAom(id) => say(
            "obstacle-no-such-aom",
            none().text("aom", aom(localizer, id)),
        ),
        Obstacle::AomOfOtherType(id, kind) => say(
            "obstacle-aom-of-other-type",
            none()
                .text("aom", aom(localizer, id))
                .text("dice", localizer.word(*kind)),
        ),
        Obstacle::PatientFirst(seat) => say("obstacle-patient-first", who(seat)),
        Obstacle::MedicMissing(seat) => say("obstacle-medic-missing", who(seat)),
        Obstacle::HeartPawn(seat) => say("obstacle-heart-pawn", who(seat)),
        Obstacle::StandingRule { rule, no } => {
            standing::said(localizer, rule, standing::no(localizer, no))
        }
        Obstacle::ClosedByRule { rule, region } => say(
            "obstacle-closed-by-rule",
            there(region).text("title", title(localizer, rule)),
        ),
        Obstacle::Forbidden(reason) => say(
            "obstacle-forbidden",
            none().text("reason", ruling_reason(localizer, reason)),
        ),
    }
}

/// The plural with a capital letter.
fn many(localizer: &Localizer, item: Item) -> String {
    capital(&localizer.prose_attribute(&item.key(), "many", &Args::new()))
}
