//! Texts of a campaign: its chapters and endings, and what became of its crew.

use std::collections::BTreeSet;

use super::common::{name, person_forms};
use super::{Args, Voice};
use first_martians::campaign::{CampaignFile, Carried, MOST_DEAD_NAMED};
use first_martians::effect::PERSON_FORMS;
use first_martians::mission::EndingOutcome;
use first_martians::state::{Astronaut, Crew};

/// A text of a campaign, or an attribute of it, with the names of whoever is remembered and of the dead.
pub fn text(
    voice: &Voice,
    file: &CampaignFile,
    id: &str,
    attribute: Option<&str>,
    kept: &Carried,
    players: u8,
) -> String {
    let people: BTreeSet<&String> = file
        .chapters
        .iter()
        .flat_map(|chapter| &chapter.gives.people)
        .collect();
    let crew = Crew {
        astronauts: kept.crew.clone(),
        ..Crew::unnamed(players)
    };
    let dead = Crew {
        astronauts: kept.lost.clone(),
        ..Crew::unnamed(players)
    };
    let with = |args: Args, person: &str, forms: [String; 4]| {
        PERSON_FORMS
            .iter()
            .zip(forms)
            .fold(args, |args, (form, text)| {
                args.text(&format!("{person}{form}"), text)
            })
    };
    let args = people.iter().fold(Args::new(), |args, person| {
        with(
            args,
            person,
            person_forms(voice, &crew, kept.people.get(*person).copied()),
        )
    });
    let args = (1..=MOST_DEAD_NAMED).fold(args, |args, number| {
        let seat = (usize::from(number) <= kept.lost.len()).then(|| number - 1);
        with(
            args,
            &format!("lost-{number}"),
            person_forms(voice, &dead, seat),
        )
    });
    match attribute {
        Some(attribute) => voice.prose_attribute(id, attribute, &args),
        None => voice.prose(id, &args),
    }
}

/// Whether the text has that attribute.
pub fn has(voice: &Voice, id: &str, attribute: &str) -> bool {
    voice
        .try_prose_attribute(id, attribute, &Args::new())
        .is_some()
}

/// The title of a chapter, with its number.
pub fn chapter_title(voice: &Voice, position: u32, chapter: &str) -> String {
    let args = Args::new()
        .number("number", position)
        .text("title", super::fact_text::title(voice, chapter));
    voice.say("campaign-chapter", &args)
}

/// How a chapter ended.
pub fn outcome(voice: &Voice, outcome: EndingOutcome) -> String {
    voice.say(
        "campaign-outcome",
        &Args::new().text("outcome", outcome.id()),
    )
}

/// The text that is read before an attempt at a chapter, which begins with `kept`.
pub fn opening(
    voice: &Voice,
    file: &CampaignFile,
    chapter: &str,
    is_retry: bool,
    kept: &Carried,
    players: u8,
) -> String {
    let retry = is_retry
        .then_some("retry")
        .filter(|it| has(voice, chapter, it));
    text(voice, file, chapter, retry, kept, players)
}

/// The names of astronauts.
pub fn names(voice: &Voice, astronauts: &[Astronaut]) -> String {
    let crew = Crew {
        astronauts: astronauts.to_vec(),
        ..Crew::unnamed(4)
    };
    voice.list(
        &crew
            .seats()
            .map(|seat| name(voice, &crew, seat))
            .collect::<Vec<_>>(),
    )
}

/// Those who were lost.
pub fn dead(voice: &Voice, lost: &[Astronaut]) -> Option<String> {
    (!lost.is_empty()).then(|| {
        voice.say(
            "campaign-dead",
            &Args::new().text("names", names(voice, lost)),
        )
    })
}

/// The crew at the end, without those who would have come next, and the dead.
pub fn fates(voice: &Voice, kept: &Carried) -> Vec<String> {
    let seats = (0..)
        .zip(&kept.crew)
        .filter(|(seat, _)| !kept.newcomers.contains(seat));
    let crew: Vec<Astronaut> = seats.map(|(_, astronaut)| astronaut.clone()).collect();
    let crew = voice.say(
        "campaign-crew",
        &Args::new().text("names", names(voice, &crew)),
    );
    [crew].into_iter().chain(dead(voice, &kept.lost)).collect()
}
