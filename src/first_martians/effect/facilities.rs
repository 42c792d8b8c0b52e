//! Effects on Facilities, and Modifier tokens wherever they lie.

use super::super::words::{Facility, Modifier, Part, Resource, Rover, Space};
use super::crew::anybody;
use super::kind::{Aim, Bound, Kind, Value, Word, common, of_token, say};
use super::{AtFacility, CrewToken, Effect, FacilityPart, FacilityToken, RoverToken, Shutdown};

pub(super) const EXAMPLES: &[&str] = &[
    r#"{"break_part": {"facility": "lab", "part": "cpu"}}"#,
    r#"{"repair_part": {"facility": "oxygenator", "part": "oxygen"}}"#,
    r#"{"shutdown": {"resource": "energy", "facility": "lab"}}"#,
    r#"{"token": {"token": "extra_pawn", "on": "working_bay", "space": "now"}}"#,
    r#"{"clear_tokens": {"facility": "garage_hall"}}"#,
    r#"{"rover_token": {"token": "blocked", "rover": "froggy"}}"#,
    r#"{"crew_token": {"token": "reroll", "who": "chosen"}}"#,
];

pub(super) fn break_part(it: &FacilityPart) -> Kind<'_> {
    Kind { entries: &["broken-parts", "parts"], ..part("effect-break-part", it) }
}

pub(super) fn repair_part(it: &FacilityPart) -> Kind<'_> {
    Kind { entries: &["repair", "parts"], ..part("effect-repair-part", it) }
}

fn part<'e>(key: &'static str, it: &'e FacilityPart) -> Kind<'e> {
    let told = say(key).noun("facility", Word::Facility(it.facility)).noun("part", Word::Part(it.part));
    Kind { bounds: vec![Bound::Part(it.facility, it.part)], ..common(Aim::Facility(it.facility), told, &[]) }
}

pub(super) fn shutdown(it: &Shutdown) -> Kind<'_> {
    let told = |key| say(key).noun("resource", Word::Resource(it.resource));
    let (aim, told) = match it.facility {
        Some(facility) => (Aim::Facility(facility), told("effect-shutdown-at").noun("facility", Word::Facility(facility))),
        None => (Aim::Needing(it.resource), told("effect-shutdown-any")),
    };
    Kind { bounds: vec![Bound::Uses(it.resource, it.facility)], ..common(aim, told, &["shutdown-tiles", "shutdown-two-tiles"]) }
}

pub(super) fn token(it: &FacilityToken) -> Kind<'_> {
    let told = say("effect-token")
        .noun("facility", Word::Facility(it.on))
        .noun("token", Word::Modifier(it.token))
        .with("space", Value::Form(it.space.id()));
    common(Aim::Facility(it.on), told, of_token(it.token))
}

pub(super) fn clear_tokens(it: &AtFacility) -> Kind<'_> {
    let told = say("effect-clear-tokens").noun("facility", Word::Facility(it.facility));
    common(Aim::Facility(it.facility), told, &["clean-up-tokens", "modifier-tokens"])
}

pub(super) fn rover_token(it: &RoverToken) -> Kind<'_> {
    let told = say("effect-rover-token").noun("rover", Word::Rover(it.rover)).noun("token", Word::Modifier(it.token));
    common(Aim::Table, told, of_token(it.token))
}

pub(super) fn crew_token(it: &CrewToken) -> Kind<'_> {
    let told = say("effect-crew-token").to(it.who).noun("token", Word::Modifier(it.token));
    common(Aim::Crew(it.who), told, of_token(it.token))
}

pub(super) fn printed() -> Vec<Effect> {
    let parts = || Facility::ALL.iter().flat_map(|&facility| Part::ALL.iter().map(move |&part| FacilityPart { facility, part }));
    let anywhere = || std::iter::once(None).chain(Facility::ALL.iter().copied().map(Some));
    let tiles = [Resource::Oxygen, Resource::Energy].into_iter();
    let tokens = Modifier::ALL.iter().flat_map(|&token| {
        let spaces = move |on| Space::ALL.iter().map(move |&space| Effect::Token(FacilityToken { token, on, space }));
        Facility::ALL.iter().flat_map(move |&on| spaces(on))
    });
    let on_rovers = Modifier::ALL
        .iter()
        .flat_map(|&token| Rover::ALL.iter().map(move |&rover| Effect::RoverToken(RoverToken { token, rover })));
    let on_crew =
        Modifier::ALL.iter().flat_map(|&token| anybody().into_iter().map(move |who| Effect::CrewToken(CrewToken { token, who })));
    parts()
        .map(Effect::BreakPart)
        .chain(parts().map(Effect::RepairPart))
        .chain(tiles.flat_map(|resource| anywhere().map(move |facility| Effect::Shutdown(Shutdown { resource, facility }))))
        .chain(tokens)
        .chain(Facility::ALL.iter().map(|&facility| Effect::ClearTokens(AtFacility { facility })))
        .chain(on_rovers)
        .chain(on_crew)
        .collect()
}
