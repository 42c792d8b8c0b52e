//! Descriptions of a saved game, for several screens.

pub(super) use language::fact_text::date;
use language::{Args, Localizer};
use session::{GamePosition, Localized, SaveSummary};

pub(super) fn said<'a>(localizer: &Localizer, spoken: &'a Localized) -> &'a str {
    spoken
        .get(&localizer.language())
        .map(String::as_str)
        .unwrap_or_default()
}

pub(super) fn place(localizer: &Localizer, save: &SaveSummary) -> String {
    let place = match &save.place {
        GamePosition::Step(heading) => said(localizer, heading).to_owned(),
        GamePosition::Mission { .. } if save.over => localizer.text("window-save-over"),
        // A chapter is over, its campaign is not.
        GamePosition::Mission { outcome, .. } if !outcome.is_empty() => {
            localizer.text("campaign-between")
        }
        GamePosition::Mission { sol: 0, .. } => localizer.text("window-save-set-up"),
        GamePosition::Mission { sol, sols, .. } => localizer.format(
            "window-save-sol",
            &Args::new().number("sol", *sol).number("sols", *sols),
        ),
    };
    match save.damage {
        Some(_) => localizer.format("window-save-damaged", &Args::new().text("where", place)),
        None => place,
    }
}

/// The name that the players gave it, else that of its mission.
pub(super) fn title<'a>(localizer: &Localizer, about: &'a SaveSummary) -> &'a str {
    about
        .name
        .as_deref()
        .unwrap_or_else(|| said(localizer, &about.title))
}

pub(super) fn crew_and_date(localizer: &Localizer, about: &SaveSummary) -> Args {
    Args::new()
        .text("crew", said(localizer, &about.crew))
        .text("date", date(localizer, about.written.as_deref()))
}
