//! The missions and the campaign that are compiled into the program.

use std::collections::BTreeMap;

use super::campaign::CAMPAIGN_FILE;
use super::{Files, MISSION_FILE, REQUIRED_LANGUAGES};
use first_martians::vocabulary::Group;

macro_rules! shipped {
    ($($name:literal),* $(,)?) => {
        &[$(($name, include_str!(concat!("../../../missions/", $name)))),*]
    };
}

/// Every text under `missions/`. A test compares the table with the folder.
const TEXTS: &[(&str, &str)] = shipped![
    "a-grain-of-salt/en.ftl",
    "a-grain-of-salt/it.ftl",
    "a-grain-of-salt/mission.json",
    "box.json",
    "brown-sky/en.ftl",
    "brown-sky/it.ftl",
    "brown-sky/mission.json",
    "decks/adventures.json",
    "decks/en.ftl",
    "decks/events.json",
    "decks/it.ftl",
    "decks/malfunctions.json",
    "en.ftl",
    "it.ftl",
    "make-yourself-at-home/en.ftl",
    "make-yourself-at-home/it.ftl",
    "make-yourself-at-home/mission.json",
    "quarantine/en.ftl",
    "quarantine/it.ftl",
    "quarantine/mission.json",
    "the-long-haul/en.ftl",
    "the-long-haul/it.ftl",
    "the-long-haul/mission.json",
    "the-quiet-valley/en.ftl",
    "the-quiet-valley/it.ftl",
    "the-quiet-valley/mission.json",
    "the-two-crews/campaign.json",
    "the-two-crews/en.ftl",
    "the-two-crews/half-the-air/en.ftl",
    "the-two-crews/half-the-air/it.ftl",
    "the-two-crews/half-the-air/mission.json",
    "the-two-crews/it.ftl",
    "the-two-crews/old-iron/en.ftl",
    "the-two-crews/old-iron/it.ftl",
    "the-two-crews/old-iron/mission.json",
    "the-two-crews/second-landing/en.ftl",
    "the-two-crews/second-landing/it.ftl",
    "the-two-crews/second-landing/mission.json",
    "the-two-crews/the-auction/en.ftl",
    "the-two-crews/the-auction/it.ftl",
    "the-two-crews/the-auction/mission.json",
    "the-two-crews/window-home/en.ftl",
    "the-two-crews/window-home/it.ftl",
    "the-two-crews/window-home/mission.json",
];

/// The mission that beginners play first.
const TRAINING_MISSION: &str = "make-yourself-at-home";

/// The shipped box, decks, missions and campaign.
pub fn files() -> Files {
    Files(
        TEXTS
            .iter()
            .map(|&(name, text)| (name.to_owned(), text.to_owned()))
            .collect(),
    )
}

/// The shipped text of that name, such as `box.json` or `decks/en.ftl`; `None` if none has it.
pub fn text(name: &str) -> Option<&'static str> {
    TEXTS
        .iter()
        .find(|(known, _)| *known == name)
        .map(|&(_, text)| text)
}

/// Whether a mission with that folder is shipped.
pub fn has_mission(folder: &str) -> bool {
    text(&format!("{folder}/{MISSION_FILE}")).is_some()
}

/// Whether a campaign with that folder is shipped.
fn has_campaign(folder: &str) -> bool {
    text(&format!("{folder}/{CAMPAIGN_FILE}")).is_some()
}

/// Whether a mission or a campaign with that folder is shipped.
pub fn has(folder: &str) -> bool {
    has_mission(folder) || has_campaign(folder)
}

/// The sort key of a mission or a campaign in a list: shipped ones first, missions before campaigns, then groups in the order in which
/// they are learnt; within its group the training mission is the first. `group` is `None` for a mission that cannot be read.
pub fn list_order(
    folder: &str,
    group: Option<Group>,
    is_campaign: bool,
) -> (bool, bool, Option<Group>, bool) {
    (!has(folder), is_campaign, group, folder != TRAINING_MISSION)
}

/// The nouns of the box by language, as file name and text.
pub fn box_nouns() -> BTreeMap<String, Vec<(String, String)>> {
    let of = |code: &str| {
        let name = format!("{code}.ftl");
        let text = text(&name)?.to_owned();
        Some((code.to_owned(), vec![(name, text)]))
    };
    REQUIRED_LANGUAGES
        .iter()
        .filter_map(|code| of(code))
        .collect()
}
