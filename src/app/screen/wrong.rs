//! What is wrong with a mission: where, what, and what to do.

use iced::Length;
use iced::widget::Column;

use crate::app::icon::Icon;
use crate::app::theme::{Type, size};
use crate::app::widget::{Element, chip, choices, quiet, section, text};
use crate::content::{Diagnostic, Severity};
use crate::language::{Args, Voice};
use crate::session::trouble;

/// As many things are told on a page; the command line tells them all.
const MOST: usize = 40;

/// The list, or that nothing is wrong; `sound` where the mission can be played all the same.
pub(super) fn view<'a, Message: 'a>(voice: &Voice, wrong: &[Diagnostic], sound: bool) -> Element<'a, Message> {
    let title = voice.plain("mission-wrong");
    if wrong.is_empty() {
        return section(title, [quiet(Type::Body, voice.plain("mission-wrong-nothing"))]);
    }
    // What cannot be played at all leaves nothing out of play.
    let lead = sound.then(|| quiet(Type::Small, voice.plain("mission-wrong-lead")));
    // Errors come first: they are what keeps it from being played whole.
    let mut sorted: Vec<&Diagnostic> = wrong.iter().collect();
    sorted.sort_by_key(|it| it.severity != Severity::Error);
    let all = sorted.iter().take(MOST).map(|it| one(voice, it));
    let more = wrong.len().saturating_sub(MOST);
    let more = (more > 0).then(|| quiet(Type::Small, voice.say("mission-wrong-more", &Args::new().count("count", more))));
    section(title, lead.into_iter().chain(all).chain(more))
}

fn one<'a, Message: 'a>(voice: &Voice, found: &Diagnostic) -> Element<'a, Message> {
    let (sign, kind) = match found.severity {
        Severity::Error => (Icon::Warning, "mission-wrong-error"),
        Severity::Warning => (Icon::Advice, "mission-wrong-warning"),
    };
    let args = Args::new().text("file", found.file.clone()).number("line", found.line).number("column", found.column);
    let place = quiet(Type::Small, voice.say("mission-wrong-place", &args));
    let what = text(Type::Body, trouble::diagnostic(voice, found)).into();
    let help = trouble::diagnostic_help(voice, found).map(|help| quiet(Type::Small, help));
    let head = choices([chip((sign, voice.plain(kind))), place]);
    let parts = [head, what].into_iter().chain(help);
    Column::with_children(parts).spacing(size::TIGHT).width(Length::Fill).into()
}
