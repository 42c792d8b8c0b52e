//! The diagnostics of a mission: place, problem, help.

use crate::widget::prelude::*;
use content::{Diagnostic, Severity};
use language::{Args, Localizer};
use session::messages;

/// How many diagnostics are listed; the command line lists all.
const MOST: usize = 40;

/// `sound`: the mission can be played nevertheless.
pub(super) fn view<'a, Message: 'a>(
    localizer: &Localizer,
    wrong: &[Diagnostic],
    sound: bool,
) -> Element<'a, Message> {
    let title = localizer.text("mission-wrong");
    if wrong.is_empty() {
        return section(
            title,
            [quiet(Type::Body, localizer.text("mission-wrong-nothing"))],
        );
    }
    // A mission that cannot be played at all has no playable rest to mention.
    let lead = sound.then(|| quiet(Type::Small, localizer.text("mission-wrong-lead")));
    // Errors first: they keep parts of it from being played.
    let mut sorted: Vec<&Diagnostic> = wrong.iter().collect();
    sorted.sort_by_key(|it| it.severity != Severity::Error);
    let all = sorted.iter().take(MOST).map(|it| one(localizer, it));
    let more = wrong.len().saturating_sub(MOST);
    let more = (more > 0).then(|| {
        quiet(
            Type::Small,
            localizer.format("mission-wrong-more", &Args::new().count("count", more)),
        )
    });
    section(title, lead.into_iter().chain(all).chain(more))
}

fn one<'a, Message: 'a>(localizer: &Localizer, found: &Diagnostic) -> Element<'a, Message> {
    let (sign, kind) = match found.severity {
        Severity::Error => (Icon::Warning, "mission-wrong-error"),
        Severity::Warning => (Icon::Advice, "mission-wrong-warning"),
    };
    let args = Args::new()
        .text("file", found.file.clone())
        .number("line", found.line)
        .number("column", found.column);
    let place = quiet(Type::Small, localizer.format("mission-wrong-place", &args));
    let what = text(Type::Body, messages::diagnostic(localizer, found)).into();
    let help = messages::diagnostic_help(localizer, found).map(|help| quiet(Type::Small, help));
    let head = choices([chip((sign, localizer.text(kind))), place]);
    let parts = [head, what].into_iter().chain(help);
    Column::with_children(parts)
        .spacing(size::TIGHT)
        .width(Length::Fill)
        .into()
}
