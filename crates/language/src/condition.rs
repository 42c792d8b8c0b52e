//! Questions about the table, written from the conditions of a mission.

use super::common::yes_no;
use super::noun::{Noun, capital};
use super::{Args, Localizer, board, common, quote};
use first_martians::Game;
use first_martians::effect::{Compared, Subject, When, Who};
use first_martians::state::Card;
use first_martians::vocabulary::{Facility, Item};

/// A question of the players: of the mission in its own words, about the table in those of the app.
pub(super) fn asked(localizer: &Localizer, game: &Game, card: &Card, question: &str) -> String {
    match When::of_question(question) {
        Some(when) => about(localizer, game, &when),
        None => localizer.prose_attribute(&card.id, &format!("ask-{question}"), &Args::new()),
    }
}

/// The question by which Story asks for a condition; empty for one that the app knows.
pub fn about(localizer: &Localizer, game: &Game, when: &When) -> String {
    let Some(it) = when.compared() else {
        return String::new();
    };
    let named = |facility: Facility| Args::new().text("facility", localizer.word(facility));
    match it.subject {
        Subject::Explored { regions, .. } if all_of(when) => {
            board::regions(localizer, "condition-explored-all", regions)
        }
        Subject::Terrain(region, feature) => {
            let args = Args::new()
                .text("region", board::region(localizer, region))
                .text("feature", quote::feature(localizer, feature));
            localizer.format("condition-terrain", &args)
        }
        Subject::Shut(facility, resource) => {
            let args = named(facility).text("several", yes_no(facility.is_spare()));
            match resource {
                None => localizer.format("condition-shut", &args),
                Some(resource) => localizer.format(
                    "condition-shut-resource",
                    &args.text("resource", localizer.word(resource)),
                ),
            }
        }
        Subject::Upgrade(id) => localizer.format(
            "condition-upgrade",
            &Args::new().text("upgrade", board::upgrade(localizer, id)),
        ),
        _ => counted(localizer, &it, &|who| of(localizer, game, who))
            .map_or_else(String::new, |args| {
                localizer.format("condition-question", &args)
            }),
    }
}

/// What is counted and with which numbers that holds, in words; `None` for what is not counted on the table.
pub(super) fn counted(
    localizer: &Localizer,
    it: &Compared<'_>,
    of: &dyn Fn(&Who) -> String,
) -> Option<Args> {
    let what = what(localizer, it.subject, of)?;
    Some(
        Args::new()
            .text("what", capital(&what))
            .text("range", range(localizer, it)),
    )
}

/// What is counted, in words.
pub(super) fn what(
    localizer: &Localizer,
    subject: Subject<'_>,
    of: &dyn Fn(&Who) -> String,
) -> Option<String> {
    let plain = |id: &str| localizer.text(id);
    let say = |id: &str, args: Args| localizer.format(id, &args);
    let named = |facility: Facility| Args::new().text("facility", localizer.word(facility));
    Some(match subject {
        Subject::Supply(resource) => say(
            "condition-supply",
            Args::new().text("resource", localizer.word(resource)),
        ),
        Subject::Stress => plain("condition-stress"),
        Subject::Plants => plain("condition-plants"),
        Subject::Item(Item::UpgradeCard) => plain("condition-upgrade-cards"),
        Subject::Item(item) => say(
            "condition-item",
            Args::new().text(
                "things",
                localizer.prose_attribute(&item.key(), "many", &Args::new()),
            ),
        ),
        Subject::Wounds(who) => say("condition-wounds", Args::new().text("of", of(who))),
        Subject::Hurt => plain("condition-hurt"),
        Subject::Conditions(who, condition) => {
            let args = Args::new().text("of", who.map_or_else(|| plain("condition-of-crew"), of));
            match condition {
                Some(condition) => say(
                    "condition-conditions-named",
                    args.text("condition", localizer.word(condition)),
                ),
                None => say("condition-conditions", args),
            }
        }
        Subject::Broken {
            facility,
            block,
            part,
        } => {
            let place = match (facility, block) {
                (Some(facility), _) => say("condition-in-every", named(facility)),
                (None, Some(block)) => localizer.prose_attribute(&block.key(), "in", &Args::new()),
                (None, None) => plain("condition-in-base"),
            };
            let args = Args::new().text("where", place);
            match part {
                Some(part) => say(
                    "condition-broken-named",
                    args.text("part", localizer.word(part)),
                ),
                None => say("condition-broken", args),
            }
        }
        Subject::Productivity(facility) => say("condition-productivity", named(facility)),
        Subject::Explored {
            regions: [],
            ring: Some(ring),
        } => say("condition-explored-ring", Args::new().number("ring", ring)),
        Subject::Explored {
            regions: [],
            ring: None,
        } => plain("condition-explored"),
        Subject::Explored { regions, .. } => {
            board::regions(localizer, "condition-explored-regions", regions)
        }
        Subject::Discoveries => plain("condition-discoveries"),
        Subject::Mark(mark, _) => say(
            "condition-mark",
            Args::new().text("title", common::title(localizer, mark)),
        ),
        Subject::Shut(..)
        | Subject::Terrain(..)
        | Subject::Upgrade(_)
        | Subject::SolsLeft
        | Subject::EventOpen(_)
        | Subject::Standing(_)
        | Subject::Progress(_)
        | Subject::Token(..)
        | Subject::Walker(..)
        | Subject::ObjectiveState(..) => return None,
    })
}

/// Whether the condition names regions and no number: it asks for all of them.
fn all_of(when: &When) -> bool {
    matches!(when, When::Explored(it) if !it.regions.is_empty() && it.at_least.is_none() && it.at_most.is_none())
}

/// With which numbers it holds, in words.
fn range(localizer: &Localizer, it: &Compared<'_>) -> String {
    let say = |id: &str| {
        let args = Args::new()
            .number("least", it.at_least.unwrap_or(0))
            .number("most", it.at_most.unwrap_or(0));
        localizer.format(id, &args)
    };
    match (it.at_least, it.at_most) {
        (None | Some(0), Some(0)) => say("condition-none"),
        (Some(least), Some(most)) if least == most => say("condition-exactly"),
        (None | Some(0), Some(_)) => say("condition-at-most"),
        (Some(_), Some(_)) => say("condition-between"),
        (_, None) => say("condition-at-least"),
    }
}

/// Whose, with its preposition.
pub(super) fn of(localizer: &Localizer, game: &Game, who: &Who) -> String {
    let crew = &game.state().crew;
    match who {
        Who::FirstPlayer | Who::Performer => {
            let args = Args::new().text("name", common::name(localizer, crew, crew.first_player));
            localizer.format("condition-of-first-player", &args)
        }
        Who::Everyone | Who::Chosen => localizer.text("condition-of-everyone"),
        Who::MostWounded => localizer.text("condition-of-most-wounded"),
        Who::Profession(profession) => match crew.seat_of(*profession) {
            Some(seat) => common::name_with_of(localizer, crew, seat),
            None => localizer.word(*profession),
        },
        Who::Remembered(person) => {
            let seat = game.state().people.get(person);
            seat.map_or_else(
                || localizer.text("person-nobody-of"),
                |seat| common::name_with_of(localizer, crew, *seat),
            )
        }
    }
}
