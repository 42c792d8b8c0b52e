//! Settings: language, theme, text size, motion, advice. They apply at once.

use iced::widget::column;

use crate::jobs::files;
use crate::screen::Screen;
use crate::screen::manual::Manual;
use crate::screen::report::Report;
use crate::screen::rules::RulesAt;
use crate::theme::Look;
use crate::widget::prelude::*;
use crate::{Action, Shared, notices};
use base::platform::{self, IS_BROWSER};
use language::{Args, Language, Localizer, numbers};
use storage::Settings;

/// The text sizes that have a button, in percent. Two fingers choose any other.
const TEXT_SIZE_BUTTONS: [u16; 5] = [100, 125, 150, 175, 200];
/// The largest side of such a button and the height of the titles above, in pixels of the window: they are the same whatever the text
/// size, so that the pressed button stays under the pointer. In a wide window it is as large as any target with the largest text too.
const TEXT_SIZE_SIDE: f32 = 2.0 * size::ROW;
const TEXT_SIZE_TITLES: f32 = 116.0;

#[derive(Debug, Clone, Copy)]
pub enum Message {
    Language(Language),
    Look(Look),
    TextSize(u16),
    ReducedMotion(bool),
    /// Whether every step is shown in full.
    WholeSteps(bool),
    KeepAwake(bool),
    Advice(bool),
    Files,
    MyBox,
    Keys,
    Rules,
    Manual,
    ReportProblem,
    /// Shows all notices over the page.
    Notices(bool),
    Dismiss(usize),
    Back,
}

pub fn update(message: Message, shared: &Shared) -> Action {
    let with = |change: &dyn Fn(&mut Settings)| {
        let mut settings = shared.settings.clone();
        change(&mut settings);
        Action::Settings(Box::new(settings))
    };
    match message {
        Message::Language(language) => Action::SetLanguage(language),
        Message::TextSize(percent) => with(&|settings| settings.text_size = percent),
        Message::WholeSteps(whole) => with(&|settings| settings.whole_steps = whole),
        Message::ReducedMotion(reduced) => with(&|settings| settings.reduced_motion = reduced),
        Message::KeepAwake(awake) => with(&|settings| settings.keep_awake = awake),
        Message::Advice(wanted) => Action::Settings(Box::new(shared.advising(wanted))),
        Message::Look(look) => with(&|settings| settings.theme = Some(look.name().to_owned())),
        Message::Files => Action::Run(files::show_data_folder(&shared.folders)),
        Message::Keys => Action::push(Screen::Shortcuts),
        Message::MyBox => Action::MyBox,
        Message::Rules => Action::Rules(RulesAt::Search),
        Message::Manual => Action::push(Screen::Manual(Manual::default())),
        Message::ReportProblem => Action::push(Screen::Report(Report::default())),
        Message::Notices(open) => Action::Notices(open),
        Message::Dismiss(index) => Action::Dismiss(index),
        Message::Back => Action::Close,
    }
}

pub fn view(shared: &Shared) -> Element<'_, Message> {
    responsive(move |room: Size| {
        // Above what scrolls and grows, and above the line, whose height grows too: it keeps its place.
        let notice = notices::newest(
            &shared.localizer,
            &shared.notices,
            Message::Notices(true),
            Message::Dismiss,
        );
        let line = notice.map(|notice| status_line(Some(notice)));
        page_under_line(
            text_sizes(&shared.localizer, shared.settings.text_size, room),
            line,
            others(shared),
        )
    })
    .into()
}

/// The text sizes, whose buttons do not grow with the text. `room` is the size of the window, in logical pixels.
fn text_sizes<'a>(localizer: &Localizer, now: u16, room: Size) -> Element<'a, Message> {
    let factor = f32::from(now) / 100.0;
    let fixed = |pixels: f32| pixels / factor;
    let percent = |number: u16| {
        localizer.format(
            "window-percent",
            &Args::new().text("number", numbers::plain(number)),
        )
    };
    let count = TEXT_SIZE_BUTTONS.len() as f32;
    let (width, height) = (room.width * factor, room.height * factor);
    let widest = (width - 2.0 * size::GAP - (count - 1.0) * size::TIGHT) / count;
    // A low window keeps room for the other settings.
    let side = fixed(widest.min(TEXT_SIZE_SIDE).min(height / 5.0));
    let role = if side < size::ROW {
        Type::Small
    } else {
        Type::Number
    };
    let buttons = TEXT_SIZE_BUTTONS.map(|number| {
        let label = text(role, numbers::plain(number));
        let press = Some(Message::TextSize(number));
        square_choice(
            format!("text-size-{number}"),
            label,
            percent(number),
            number == now,
            side,
            press,
        )
    });
    let title = if TEXT_SIZE_BUTTONS.contains(&now) {
        localizer.text("window-text-size")
    } else {
        localizer.format(
            "window-text-size-now",
            &Args::new().text("size", percent(now)),
        )
    };
    let titles = column![
        text(Type::Heading, localizer.text("window-settings")),
        text(Type::Body, title)
    ];
    let titles = container(titles.align_x(Alignment::Center))
        .center_y(fixed(TEXT_SIZE_TITLES.min(height / 4.0)));
    let buttons = Row::with_children(buttons).spacing(fixed(size::TIGHT));
    container(column![titles, buttons].align_x(Alignment::Center))
        .center_x(Length::Fill)
        .into()
}

fn others(shared: &Shared) -> Element<'_, Message> {
    let (localizer, stored, look, advises) = (
        &shared.localizer,
        &shared.settings,
        shared.look(),
        shared.advises(),
    );
    let languages = Language::ALL.iter().map(|&language| {
        let chosen = localizer.language() == language;
        choice(
            format!("language-{}", language.code()),
            language.own_name(),
            chosen,
            Some(Message::Language(language)),
        )
    });
    let looks = Look::ALL.iter().map(|&of| {
        let label = (
            icon_of(of),
            localizer.text(&format!("window-theme-{}", of.name())),
        );
        choice(
            format!("theme-{}", of.name()),
            label,
            of == look,
            Some(Message::Look(of)),
        )
    });
    let data = if IS_BROWSER {
        localizer.text("window-data-browser")
    } else {
        localizer.format(
            "window-data",
            &Args::new().text("path", files::data_folder(&shared.folders)),
        )
    };
    let plain_text = localizer.text("window-plain-text");
    let files = files_button(localizer, Message::Files);
    let my_box = quiet_button("my-box", localizer.text("box-open"), Some(Message::MyBox));
    let rules = quiet_button(
        "rules",
        (Icon::Search, localizer.text("window-rules")),
        Some(Message::Rules),
    );
    let manual = quiet_button(
        "manual",
        (Icon::Manual, localizer.text("window-manual")),
        Some(Message::Manual),
    );
    let keys = quiet_button(
        "keys",
        (Icon::Keyboard, localizer.text("keys-title")),
        Some(Message::Keys),
    );
    let wrong = quiet_button(
        "wrong",
        (Icon::Help, localizer.text("window-wrong")),
        Some(Message::ReportProblem),
    );
    let content = column![
        section(localizer.text("window-language"), [choices(languages)]),
        section(localizer.text("window-theme"), [choices(looks)]),
        section(
            localizer.text("window-motion"),
            [
                quiet(Type::Small, localizer.text("window-motion-lead")),
                switch(
                    localizer,
                    "motion",
                    stored.reduced_motion,
                    Message::ReducedMotion
                ),
            ]
        ),
        section(
            localizer.text("window-whole-steps"),
            [
                quiet(Type::Small, localizer.text("window-whole-steps-lead")),
                switch(
                    localizer,
                    "whole-steps",
                    stored.whole_steps,
                    Message::WholeSteps
                ),
            ]
        ),
        IS_BROWSER.then(|| section(
            localizer.text("window-awake"),
            [
                quiet(Type::Small, localizer.text("window-awake-lead")),
                switch(localizer, "awake", stored.keep_awake, Message::KeepAwake),
            ]
        )),
        section(
            localizer.text("window-advice"),
            [
                quiet(Type::Small, localizer.text("window-advice-lead")),
                switch(localizer, "advice", advises, Message::Advice),
                quiet_button(
                    "advice-again",
                    localizer.text("window-advice-again"),
                    Some(Message::Advice(true))
                ),
            ]
        ),
        section(
            localizer.text("box-title"),
            [quiet(Type::Small, localizer.text("box-lead")), my_box]
        ),
        section(
            localizer.text("window-files"),
            [
                text(Type::Body, data).into(),
                quiet(Type::Small, plain_text),
                choices(files.into_iter().chain([rules, manual, keys, wrong]))
            ]
        ),
        quiet(
            Type::Small,
            localizer.format(
                "window-version",
                &Args::new().text("version", platform::version())
            )
        ),
    ]
    .spacing(size::GAP);
    let back = back_button(localizer.text("window-back"), Some(Message::Back));
    framed("settings", content, back)
}
fn switch<'a>(
    localizer: &Localizer,
    id: &str,
    on: bool,
    message: impl Fn(bool) -> Message,
) -> Element<'a, Message> {
    choices([false, true].map(|value| {
        let end = if value { "on" } else { "off" };
        let label = localizer.text(&format!("window-{end}"));
        choice(
            format!("{id}-{end}"),
            label,
            on == value,
            Some(message(value)),
        )
    }))
}

const fn icon_of(look: Look) -> Icon {
    match look {
        Look::Night => Icon::Night,
        Look::Day => Icon::Day,
        Look::HighContrast => Icon::Contrast,
    }
}
