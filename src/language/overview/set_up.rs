//! The set-up of the table before the first sol.

use crate::first_martians::Game;
use crate::first_martians::mission::{SheetValue, SpareFacility};
use crate::first_martians::state::ComponentSource;
use crate::language::common::counted;
use crate::language::{Args, Voice, fact_text, numbers};

/// The steps of the set-up, with the numbers of this crew.
pub(crate) fn set_up_steps(voice: &Voice, game: &Game) -> Vec<String> {
    let (state, sheet) = (game.state(), game.sheet());
    let crew = &state.crew;
    let number = |value| sheet.get(value).unwrap_or(0);
    let args = Args::new()
        .text("mission", fact_text::title(voice, &game.mission().sheet.id))
        .number("oxygen", number(SheetValue::Oxygen))
        .number("energy", number(SheetValue::Energy))
        .number("food", number(SheetValue::Food))
        .number("greenhouses", number(SheetValue::Greenhouses))
        .number("plants", number(SheetValue::Plants))
        .number("upgrades", number(SheetValue::Upgrades))
        .text("morale", numbers::plain(number(SheetValue::Morale)))
        .number("stress", number(SheetValue::Stress))
        .number("sols", sheet.sols())
        .text("name", fact_text::name(voice, crew, crew.first_player))
        .text("names", names(voice, game));
    let say = |id: &str| voice.say(id, &args);

    let boards = ["lay-boards", "lay-markers", "lay-tracks", "lay-productivity", "lay-supply", "lay-farm", "lay-growth"];
    let piles = ["lay-rois", "lay-pois", "lay-conditions", "lay-shutdown", "lay-modifiers", "lay-rovers"];
    let mut lines: Vec<String> = boards.into_iter().chain(piles).map(say).collect();
    if crew.has_autoscanner() {
        lines.push(say("lay-autoscanner"));
    }
    lines.push(say("lay-upgrades"));
    if !game.mission().sheet.facilities.is_empty() {
        lines.push(facilities(voice, game));
    }
    lines.extend(["lay-objective-tokens", "lay-astronauts"].map(say));
    lines.extend(aoms(voice, game));
    lines.extend(["lay-first-player", "lay-morale", "lay-sols"].map(say));
    if state.cards == ComponentSource::Physical {
        lines.extend(["lay-malfunction-cards", "lay-other-cards"].map(say));
    }
    if state.dice == ComponentSource::Physical {
        lines.push(say("lay-dice"));
    }
    lines
}

/// The crew by name and profession.
pub(super) fn names(voice: &Voice, game: &Game) -> String {
    let lines = super::crew(voice, game).into_iter().map(|line| {
        if line.name == line.profession_text {
            return line.name;
        }
        voice.say("report-astronaut", &Args::new().text("name", line.name).text("profession", line.profession_text))
    });
    voice.list(&lines.collect::<Vec<_>>())
}

/// A spare Facility, with the greenhouses that come with it.
pub(in crate::language) fn spare_name(voice: &Voice, spare: &SpareFacility) -> String {
    let word = voice.word(spare.facility);
    match spare.greenhouses {
        None | Some(0) => word,
        Some(count) => voice.say("lay-facility-greenhouses", &Args::new().text("facility", word).number("count", count)),
    }
}

fn facilities(voice: &Voice, game: &Game) -> String {
    let spare = game.mission().sheet.facilities.iter().map(|spare| {
        let word = spare_name(voice, spare);
        let pays: Vec<String> = spare.pays.iter().map(|pay| counted(voice, pay.item, pay.count)).collect();
        if pays.is_empty() {
            return word;
        }
        voice.say("lay-facility-price", &Args::new().text("facility", word).text("price", voice.list(&pays)))
    });
    voice.say("lay-facilities", &Args::new().text("facilities", voice.list(&spare.collect::<Vec<_>>())))
}

fn aoms(voice: &Voice, game: &Game) -> Vec<String> {
    let crew = &game.state().crew;
    if crew.players == 1 {
        return vec![voice.plain("lay-aoms-solo")];
    }
    let names: Vec<String> = crew.aoms.iter().map(|aom| fact_text::aom(voice, aom)).collect();
    let missing = crew.aoms_to_pick().saturating_sub(names.len());
    let mut lines = Vec::new();
    if !names.is_empty() {
        lines.push(voice.say("lay-aoms", &Args::new().text("aoms", voice.list(&names))));
    }
    if missing > 0 {
        lines.push(voice.say("lay-aoms-missing", &Args::new().count("count", missing)));
    }
    lines
}
