//! Descriptions of a saved game, for several screens.

pub(super) use language::fact_text::date;
use language::{Args, Voice};
use session::{GamePosition, Localized, SaveSummary};

pub(super) fn said<'a>(voice: &Voice, spoken: &'a Localized) -> &'a str {
    spoken
        .get(&voice.language())
        .map(String::as_str)
        .unwrap_or_default()
}

pub(super) fn place(voice: &Voice, save: &SaveSummary) -> String {
    let place = match &save.place {
        GamePosition::Step(heading) => said(voice, heading).to_owned(),
        GamePosition::Mission { .. } if save.over => voice.plain("window-save-over"),
        // A chapter is over, its campaign is not.
        GamePosition::Mission { outcome, .. } if !outcome.is_empty() => {
            voice.plain("campaign-between")
        }
        GamePosition::Mission { sol: 0, .. } => voice.plain("window-save-set-up"),
        GamePosition::Mission { sol, sols, .. } => voice.say(
            "window-save-sol",
            &Args::new().number("sol", *sol).number("sols", *sols),
        ),
    };
    match save.damage {
        Some(_) => voice.say("window-save-damaged", &Args::new().text("where", place)),
        None => place,
    }
}

/// The name that the players gave it, else that of its mission.
pub(super) fn title<'a>(voice: &Voice, about: &'a SaveSummary) -> &'a str {
    about
        .name
        .as_deref()
        .unwrap_or_else(|| said(voice, &about.title))
}

pub(super) fn crew_and_date(voice: &Voice, about: &SaveSummary) -> Args {
    Args::new()
        .text("crew", said(voice, &about.crew))
        .text("date", date(voice, about.written.as_deref()))
}
