//! Texts of a campaign: its chapters and endings, and what became of its crew.

use std::collections::BTreeSet;

use super::common::{name, person_forms};
use super::{Args, Localizer};
use first_martians::campaign::{CampaignFile, Carried, MOST_DEAD_NAMED};
use first_martians::effect::PERSON_FORMS;
use first_martians::mission::EndingOutcome;
use first_martians::state::{Astronaut, Crew};

/// A text of a campaign, or an attribute of it, with the names of whoever is remembered and of the dead.
pub fn text(
    localizer: &Localizer,
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
            person_forms(localizer, &crew, kept.people.get(*person).copied()),
        )
    });
    let args = (1..=MOST_DEAD_NAMED).fold(args, |args, number| {
        let seat = (usize::from(number) <= kept.lost.len()).then(|| number - 1);
        with(
            args,
            &format!("lost-{number}"),
            person_forms(localizer, &dead, seat),
        )
    });
    match attribute {
        Some(attribute) => localizer.prose_attribute(id, attribute, &args),
        None => localizer.prose(id, &args),
    }
}

/// Whether the text has that attribute.
pub fn has(localizer: &Localizer, id: &str, attribute: &str) -> bool {
    localizer
        .try_prose_attribute(id, attribute, &Args::new())
        .is_some()
}

/// The title of a chapter, with its number.
pub fn chapter_title(localizer: &Localizer, position: u32, chapter: &str) -> String {
    let args = Args::new()
        .number("number", position)
        .text("title", super::fact_text::title(localizer, chapter));
    localizer.format("campaign-chapter", &args)
}

/// How a chapter ended.
pub fn outcome(localizer: &Localizer, outcome: EndingOutcome) -> String {
    localizer.format(
        "campaign-outcome",
        &Args::new().text("outcome", outcome.id()),
    )
}

/// The text that is read before an attempt at a chapter, which begins with `kept`.
pub fn opening(
    localizer: &Localizer,
    file: &CampaignFile,
    chapter: &str,
    is_retry: bool,
    kept: &Carried,
    players: u8,
) -> String {
    let retry = is_retry
        .then_some("retry")
        .filter(|it| has(localizer, chapter, it));
    text(localizer, file, chapter, retry, kept, players)
}

/// The names of astronauts.
pub fn names(localizer: &Localizer, astronauts: &[Astronaut]) -> String {
    let crew = Crew {
        astronauts: astronauts.to_vec(),
        ..Crew::unnamed(4)
    };
    localizer.list(
        &crew
            .seats()
            .map(|seat| name(localizer, &crew, seat))
            .collect::<Vec<_>>(),
    )
}

/// Those who were lost.
pub fn dead(localizer: &Localizer, lost: &[Astronaut]) -> Option<String> {
    (!lost.is_empty()).then(|| {
        localizer.format(
            "campaign-dead",
            &Args::new().text("names", names(localizer, lost)),
        )
    })
}

/// The crew at the end, without those who would have come next, and the dead.
pub fn fates(localizer: &Localizer, kept: &Carried) -> Vec<String> {
    let seats = (0..)
        .zip(&kept.crew)
        .filter(|(seat, _)| !kept.newcomers.contains(seat));
    let crew: Vec<Astronaut> = seats.map(|(_, astronaut)| astronaut.clone()).collect();
    let crew = localizer.format(
        "campaign-crew",
        &Args::new().text("names", names(localizer, &crew)),
    );
    [crew]
        .into_iter()
        .chain(dead(localizer, &kept.lost))
        .collect()
}
