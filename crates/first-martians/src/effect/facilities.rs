//! Effects on Facilities, and Modifier tokens wherever they lie.

use super::crew::anybody;
use super::kind::{
    Bound, EffectDescription, Since, Target, Value, Word, common, of_token, sentence_key,
};
use super::{Effect, Who};
use crate::vocabulary::{Facility, Modifier, Part, Resource, Rover, Space, record};

record! {
    /// A part of a Facility.
    FacilityPart {
        /// Which Facility; of two or three of a kind the crew chooses one.
        facility: Facility,
        /// Which part.
        part: Part,
    }
    /// A Shutdown tile.
    Shutdown {
        /// Oxygen or energy.
        resource: Resource,
        /// Where; the crew's choice when left out.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        facility: Option<Facility>,
    }
    /// A token on a Facility.
    FacilityToken {
        /// Which token.
        token: Modifier,
        /// On which Facility.
        on: Facility,
        /// On `!` or on `>>`.
        space: Space,
    }
    /// A Facility.
    AtFacility {
        /// Which one.
        facility: Facility,
    }
    /// A token on a rover's space.
    RoverToken {
        /// Which token.
        token: Modifier,
        /// On which rover.
        rover: Rover,
    }
    /// A token on an ID board.
    CrewToken {
        /// Which token.
        token: Modifier,
        /// Whose board.
        who: Who,
    }
}

pub(super) const EXAMPLES: &[&str] = &[
    r#"{"break_part": {"facility": "lab", "part": "cpu"}}"#,
    r#"{"repair_part": {"facility": "oxygenator", "part": "oxygen"}}"#,
    r#"{"shutdown": {"resource": "energy", "facility": "lab"}}"#,
    r#"{"token": {"token": "extra_pawn", "on": "working_bay", "space": "now"}}"#,
    r#"{"clear_tokens": {"facility": "garage_hall"}}"#,
    r#"{"rover_token": {"token": "blocked", "rover": "froggy"}}"#,
    r#"{"crew_token": {"token": "reroll", "who": "chosen"}}"#,
];

pub(super) fn break_part(it: &FacilityPart) -> EffectDescription<'_> {
    EffectDescription {
        entries: &["broken-parts", "parts"],
        ..part("effect-break-part", it)
    }
}

pub(super) fn repair_part(it: &FacilityPart) -> EffectDescription<'_> {
    EffectDescription {
        entries: &["repair", "parts"],
        ..part("effect-repair-part", it)
    }
}

fn part<'e>(key: &'static str, it: &'e FacilityPart) -> EffectDescription<'e> {
    let told = sentence_key(key)
        .noun("facility", Word::Facility(it.facility))
        .noun("part", Word::Part(it.part));
    EffectDescription {
        bounds: vec![Bound::Part(it.facility, it.part)],
        ..common(Since::Format1, Target::Facility(it.facility), told, &[])
    }
}

pub(super) fn shutdown(it: &Shutdown) -> EffectDescription<'_> {
    let told = |key| sentence_key(key).noun("resource", Word::Resource(it.resource));
    let (target, told) = match it.facility {
        Some(facility) => (
            Target::Facility(facility),
            told("effect-shutdown-at").noun("facility", Word::Facility(facility)),
        ),
        None => (Target::Needing(it.resource), told("effect-shutdown-any")),
    };
    EffectDescription {
        bounds: vec![Bound::Uses(it.resource, it.facility)],
        ..common(
            Since::Format1,
            target,
            told,
            &["shutdown-tiles", "shutdown-two-tiles"],
        )
    }
}

pub(super) fn token(it: &FacilityToken) -> EffectDescription<'_> {
    let told = sentence_key("effect-token")
        .noun("facility", Word::Facility(it.on))
        .noun("token", Word::Modifier(it.token))
        .with("space", Value::Form(it.space.id()));
    common(
        Since::Format1,
        Target::Facility(it.on),
        told,
        of_token(it.token),
    )
}

pub(super) fn clear_tokens(it: &AtFacility) -> EffectDescription<'_> {
    let told = sentence_key("effect-clear-tokens").noun("facility", Word::Facility(it.facility));
    common(
        Since::Format1,
        Target::Facility(it.facility),
        told,
        &["clean-up-tokens", "modifier-tokens"],
    )
}

pub(super) fn rover_token(it: &RoverToken) -> EffectDescription<'_> {
    let told = sentence_key("effect-rover-token")
        .noun("rover", Word::Rover(it.rover))
        .noun("token", Word::Modifier(it.token));
    common(Since::Format1, Target::Table, told, of_token(it.token))
}

pub(super) fn crew_token(it: &CrewToken) -> EffectDescription<'_> {
    let told = sentence_key("effect-crew-token")
        .to(&it.who)
        .noun("token", Word::Modifier(it.token));
    common(
        Since::Format1,
        Target::Crew(&it.who),
        told,
        of_token(it.token),
    )
}

pub(super) fn printed() -> Vec<Effect> {
    let parts = || {
        Facility::ALL.iter().flat_map(|&facility| {
            Part::ALL
                .iter()
                .map(move |&part| FacilityPart { facility, part })
        })
    };
    let anywhere = || std::iter::once(None).chain(Facility::ALL.iter().copied().map(Some));
    let tiles = [Resource::Oxygen, Resource::Energy].into_iter();
    let tokens = Modifier::ALL.iter().flat_map(|&token| {
        let spaces = move |on| {
            Space::ALL
                .iter()
                .map(move |&space| Effect::Token(FacilityToken { token, on, space }))
        };
        Facility::ALL.iter().flat_map(move |&on| spaces(on))
    });
    let on_rovers = Modifier::ALL.iter().flat_map(|&token| {
        Rover::ALL
            .iter()
            .map(move |&rover| Effect::RoverToken(RoverToken { token, rover }))
    });
    let on_crew = Modifier::ALL.iter().flat_map(|&token| {
        anybody()
            .into_iter()
            .map(move |who| Effect::CrewToken(CrewToken { token, who }))
    });
    parts()
        .map(Effect::BreakPart)
        .chain(parts().map(Effect::RepairPart))
        .chain(tiles.flat_map(|resource| {
            anywhere().map(move |facility| Effect::Shutdown(Shutdown { resource, facility }))
        }))
        .chain(tokens)
        .chain(
            Facility::ALL
                .iter()
                .map(|&facility| Effect::ClearTokens(AtFacility { facility })),
        )
        .chain(on_rovers)
        .chain(on_crew)
        .collect()
}
