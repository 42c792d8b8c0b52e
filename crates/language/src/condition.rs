//! Questions about the table, written from the conditions of a mission.

use super::common::yes_no;
use super::noun::{Noun, capital};
use super::{Args, Voice, board, common, quote};
use first_martians::Game;
use first_martians::effect::{Compared, Subject, When, Who};
use first_martians::state::Card;
use first_martians::vocabulary::{Facility, Item};

/// A question of the players: of the mission in its own words, about the table in those of the app.
pub(super) fn asked(voice: &Voice, game: &Game, card: &Card, question: &str) -> String {
    match When::of_question(question) {
        Some(when) => about(voice, game, &when),
        None => voice.prose_attribute(&card.id, &format!("ask-{question}"), &Args::new()),
    }
}

/// The question by which Story asks for a condition; empty for one that the app knows.
pub fn about(voice: &Voice, game: &Game, when: &When) -> String {
    let Some(it) = when.compared() else {
        return String::new();
    };
    let named = |facility: Facility| Args::new().text("facility", voice.word(facility));
    match it.subject {
        Subject::Explored { regions, .. } if all_of(when) => {
            board::regions(voice, "condition-explored-all", regions)
        }
        Subject::Terrain(region, feature) => {
            let args = Args::new()
                .text("region", board::region(voice, region))
                .text("feature", quote::feature(voice, feature));
            voice.say("condition-terrain", &args)
        }
        Subject::Shut(facility, resource) => {
            let args = named(facility).text("several", yes_no(facility.is_spare()));
            match resource {
                None => voice.say("condition-shut", &args),
                Some(resource) => voice.say(
                    "condition-shut-resource",
                    &args.text("resource", voice.word(resource)),
                ),
            }
        }
        Subject::Upgrade(id) => voice.say(
            "condition-upgrade",
            &Args::new().text("upgrade", board::upgrade(voice, id)),
        ),
        _ => counted(voice, &it, &|who| of(voice, game, who))
            .map_or_else(String::new, |args| voice.say("condition-question", &args)),
    }
}

/// What is counted and with which numbers that holds, in words; `None` for what is not counted on the table.
pub(super) fn counted(
    voice: &Voice,
    it: &Compared<'_>,
    of: &dyn Fn(&Who) -> String,
) -> Option<Args> {
    let what = what(voice, it.subject, of)?;
    Some(
        Args::new()
            .text("what", capital(&what))
            .text("range", range(voice, it)),
    )
}

/// What is counted, in words.
pub(super) fn what(
    voice: &Voice,
    subject: Subject<'_>,
    of: &dyn Fn(&Who) -> String,
) -> Option<String> {
    let plain = |id: &str| voice.plain(id);
    let say = |id: &str, args: Args| voice.say(id, &args);
    let named = |facility: Facility| Args::new().text("facility", voice.word(facility));
    Some(match subject {
        Subject::Supply(resource) => say(
            "condition-supply",
            Args::new().text("resource", voice.word(resource)),
        ),
        Subject::Stress => plain("condition-stress"),
        Subject::Plants => plain("condition-plants"),
        Subject::Item(Item::UpgradeCard) => plain("condition-upgrade-cards"),
        Subject::Item(item) => say(
            "condition-item",
            Args::new().text(
                "things",
                voice.prose_attribute(&item.key(), "many", &Args::new()),
            ),
        ),
        Subject::Wounds(who) => say("condition-wounds", Args::new().text("of", of(who))),
        Subject::Hurt => plain("condition-hurt"),
        Subject::Conditions(who, condition) => {
            let args = Args::new().text("of", who.map_or_else(|| plain("condition-of-crew"), of));
            match condition {
                Some(condition) => say(
                    "condition-conditions-named",
                    args.text("condition", voice.word(condition)),
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
                (None, Some(block)) => voice.prose_attribute(&block.key(), "in", &Args::new()),
                (None, None) => plain("condition-in-base"),
            };
            let args = Args::new().text("where", place);
            match part {
                Some(part) => say(
                    "condition-broken-named",
                    args.text("part", voice.word(part)),
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
            board::regions(voice, "condition-explored-regions", regions)
        }
        Subject::Discoveries => plain("condition-discoveries"),
        Subject::Mark(mark, _) => say(
            "condition-mark",
            Args::new().text("title", common::title(voice, mark)),
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
fn range(voice: &Voice, it: &Compared<'_>) -> String {
    let say = |id: &str| {
        let args = Args::new()
            .number("least", it.at_least.unwrap_or(0))
            .number("most", it.at_most.unwrap_or(0));
        voice.say(id, &args)
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
pub(super) fn of(voice: &Voice, game: &Game, who: &Who) -> String {
    let crew = &game.state().crew;
    match who {
        Who::FirstPlayer | Who::Performer => {
            let args = Args::new().text("name", common::name(voice, crew, crew.first_player));
            voice.say("condition-of-first-player", &args)
        }
        Who::Everyone | Who::Chosen => voice.plain("condition-of-everyone"),
        Who::MostWounded => voice.plain("condition-of-most-wounded"),
        Who::Profession(profession) => match crew.seat_of(*profession) {
            Some(seat) => common::name_with_of(voice, crew, seat),
            None => voice.word(*profession),
        },
        Who::Remembered(person) => {
            let seat = game.state().people.get(person);
            seat.map_or_else(
                || voice.plain("person-nobody-of"),
                |seat| common::name_with_of(voice, crew, *seat),
            )
        }
    }
}
