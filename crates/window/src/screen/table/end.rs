//! The end of a mission: a poster of the game, and what can be done next.

mod drawing;
mod png;
mod svg;

use std::io;

use iced::widget::column;

use super::{Message, MissionScreen, Shown};
use crate::Shared;
use crate::action::{Action, Request};
use crate::jobs::library::{self, MissionName, Sequel};
use crate::jobs::{campaigns, files};
use crate::screen::save_text::said;
use crate::widget::prelude::*;
use base::play::GameHistory;
use first_martians::Game;
use first_martians::command::Command;
use first_martians::queries::by_sol::{SolEnd, by_sol};
use language::ending::{EndAstronaut, EndPoster, Stamp};
use language::{Args, Localizer};
use storage::chapter_of;

/// The side of an astronaut's patch, and the width of what is below it.
const PATCH: f32 = 56.0;
const ASTRONAUT: f32 = 124.0;
/// The side of an objective's stamp.
const STAMP: f32 = 40.0;

/// What is shown at the end, computed when the game ends.
#[derive(Debug, Clone, Default)]
pub(super) struct End {
    sols: Vec<SolEnd>,
    poster: Option<EndPoster>,
    /// The missions that can be played next, once they are read.
    sequel: Sequel,
    /// Whether the mission is a chapter of a campaign.
    is_chapter: bool,
}

/// A kind of file that the picture of the end is saved as.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PictureFormat {
    Png,
    Svg,
}

impl PictureFormat {
    /// The file extension.
    pub const fn end(self) -> &'static str {
        match self {
            Self::Png => "png",
            Self::Svg => "svg",
        }
    }
}

/// The poster, as it is saved. The same in every format.
#[derive(Debug, Clone)]
pub struct EndPicture(drawing::Drawing);

impl EndPicture {
    /// Takes its time. Fails only if it cannot be encoded.
    pub fn bytes(&self, format: PictureFormat) -> io::Result<Vec<u8>> {
        match format {
            PictureFormat::Png => png::png(&self.0),
            PictureFormat::Svg => Ok(svg::svg(&self.0).into_bytes()),
        }
    }
}

impl End {
    pub(super) fn refresh(&mut self, table: &GameHistory<Game>, localizer: &Localizer) {
        let is_over = table.game().state().outcome.is_some();
        self.is_chapter = table.game().state().carried.is_some();
        self.sols = if is_over { by_sol(table) } else { Vec::new() };
        self.set_language(table.game(), localizer);
    }

    pub(super) fn set_language(&mut self, game: &Game, localizer: &Localizer) {
        self.poster = EndPoster::of(localizer, game, &self.sols);
    }

    pub(super) fn set_sequel(&mut self, sequel: Sequel) {
        self.sequel = sequel;
    }

    /// The most useful next step: after a victory the next mission, else the same one again.
    fn next(&self) -> Option<(&MissionName, &'static str)> {
        let is_won = self.poster.as_ref().is_some_and(|poster| poster.is_won);
        let next = self
            .sequel
            .next
            .as_ref()
            .filter(|_| is_won)
            .map(|next| (next, "window-play"));
        next.or_else(|| self.sequel.again.as_ref().map(|again| (again, "end-again")))
    }

    /// What the main button does; without a mission to play it leads home.
    pub(super) fn main(&self, shared: &Shared) -> Request<Command> {
        let campaign = shared
            .save
            .as_deref()
            .and_then(chapter_of)
            .filter(|_| self.is_chapter);
        match (self.next(), campaign) {
            (_, Some((campaign, _))) => Request::App(Action::Open(campaigns::show(
                &shared.folders,
                campaign.to_owned(),
            ))),
            (Some((mission, _)), None) => play(mission.folder.clone(), shared),
            (None, None) => Request::Leave,
        }
    }

    pub(super) fn main_label(&self, localizer: &Localizer) -> String {
        match self.next() {
            _ if self.is_chapter => localizer.text("campaign-to"),
            Some((mission, label)) => localizer.format(
                label,
                &Args::new().text("mission", said(localizer, &mission.title)),
            ),
            None => localizer.text("window-home"),
        }
    }

    /// Of the page of a browser, which gives one file at a press, those that play get only that one.
    pub(super) fn save_picture(&self, format: PictureFormat, shared: &Shared) -> Request<Command> {
        let (Some(poster), Some(save)) = (&self.poster, &shared.save) else {
            return Request::NONE;
        };
        let name = format!("{save}-end-{}", shared.localizer.language().code());
        let picture = EndPicture(drawing::drawing(
            poster,
            &shared.localizer.text("end-made-with"),
        ));
        let task = if shared.folders.page().is_some() {
            files::give_picture(&shared.folders, name, picture, format)
        } else {
            files::save_picture(&shared.folders, name, picture)
        };
        Request::App(Action::Run(task))
    }
}

pub(super) fn play(folder: String, shared: &Shared) -> Request<Command> {
    Request::App(Action::Open(library::begin(&shared.folders, folder)))
}

/// The poster: how it ended and what can be done next, then its parts.
pub(super) fn view<'a>(
    table: &'a MissionScreen,
    shown: &Shown<'a>,
) -> Option<(Element<'a, Message>, Vec<Element<'a, Message>>)> {
    let poster = table.end.poster.as_ref()?;
    let verdict = if poster.is_won {
        Ink::Good
    } else {
        Ink::Danger
    };
    let head = column![
        shown.is_spacious.then(|| dawn(poster.is_won)),
        text(Type::Banner, poster.title.clone()),
        line(Type::Order, verdict, poster.verdict.clone()),
        text(Type::Step, poster.outcome.clone()),
        quiet(Type::Body, poster.sols.clone()),
    ];
    let crew = Row::with_children(poster.crew.iter().map(astronaut))
        .spacing(size::GAP)
        .wrap()
        .vertical_spacing(size::GAP);
    let ending = poster
        .ending
        .clone()
        .map(|it| card(it.kind, it.label, Some(it.title), it.text, it.red));
    let charts = (!poster.charts.is_empty()).then(|| {
        let charts = poster
            .charts
            .iter()
            .map(|chart| container(curves(chart.clone())).width(Length::Fill).into());
        let lead = quiet(Type::Small, shown.text("end-plot-lead"));
        panel(Column::with_children(charts).push(lead).spacing(size::PAD))
    });
    let objectives = section(
        shown.text("end-objectives-title"),
        poster.objectives.iter().map(objective),
    );
    let head = column![head.spacing(size::TIGHT), next_steps(table, shown)]
        .spacing(size::GAP)
        .width(Length::Fill);
    let parts = [ending, Some(panel(crew)), Some(objectives), charts];
    Some((named("end", head), parts.into_iter().flatten().collect()))
}

fn astronaut<'a>(it: &EndAstronaut) -> Element<'a, Message> {
    let health = it.health.clone().map(|words| {
        line(
            Type::Small,
            if it.is_hurt { Ink::Danger } else { Ink::Quiet },
            words,
        )
    });
    let shown = column![
        patch(
            it.profession,
            it.profession_text
                .clone()
                .unwrap_or_else(|| it.name.clone()),
            PATCH
        ),
        text(Type::Body, it.name.clone()).align_x(Alignment::Center),
        it.profession_text
            .clone()
            .map(|words| quiet(Type::Small, words)),
        health.map(|words| words.align_x(Alignment::Center)),
    ];
    shown
        .spacing(2)
        .width(ASTRONAUT)
        .align_x(Alignment::Center)
        .into()
}

fn objective<'a>(it: &Stamp) -> Element<'a, Message> {
    let words = format!("{} · {}", it.kind, it.words);
    let about = column![
        text(Type::Body, it.title.clone()),
        quiet(Type::Small, words)
    ]
    .width(Length::Fill);
    row![stamp(it.met, STAMP), about]
        .spacing(size::GAP)
        .align_y(Alignment::Center)
        .into()
}

/// What can be done besides what the main button does.
fn next_steps<'a>(table: &MissionScreen, shown: &Shown<'a>) -> Element<'a, Message> {
    // In a narrow window they are one row, so that the story is in sight.
    let button = |id: &'static str, icon, words: String, message| {
        if shown.narrow {
            icon_button(id, icon, words, Some(message))
        } else {
            quiet_button(id, (icon, words), Some(message))
        }
    };
    let Sequel { again, next } = &table.end.sequel;
    let main = table.end.next().map(|(mission, _)| mission);
    let others = [
        ("end-next", next, "window-play"),
        ("end-again", again, "end-again"),
    ];
    let others = others.into_iter().filter_map(|(id, mission, label)| {
        let mission = mission.as_ref().filter(|mission| Some(*mission) != main)?;
        let words = shown.localizer.format(
            label,
            &Args::new().text("mission", said(shown.localizer, &mission.title)),
        );
        Some(quiet_button(
            id,
            (Icon::Play, words),
            Some(Message::PlayMission(mission.folder.clone())),
        ))
    });
    let all = [
        button(
            "end-picture",
            Icon::Export,
            shown.text("end-picture"),
            Message::SavePicture(PictureFormat::Png),
        ),
        button(
            "end-story",
            Icon::Log,
            shown.text("story-share"),
            Message::Share,
        ),
        button(
            "end-scores",
            Icon::Report,
            shown.text("scores-title"),
            Message::Scores,
        ),
    ];
    let drawing = shown.in_browser.then(|| {
        button(
            "end-drawing",
            Icon::Export,
            shown.text("end-drawing"),
            Message::SavePicture(PictureFormat::Svg),
        )
    });
    let home = (main.is_some() || table.end.is_chapter).then(|| {
        button(
            "end-home",
            Icon::Home,
            shown.text("window-home"),
            Message::Home,
        )
    });
    choices(all.into_iter().chain(drawing).chain(home).chain(others))
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use iced_test::futures::futures::StreamExt;
    use iced_test::futures::futures::executor::block_on;
    use iced_test::runtime::Action;
    use iced_test::runtime::task::into_stream;

    use super::{EndPicture, PictureFormat, drawing, files};
    use crate::Message;
    use storage::{Folders, Memory};

    #[test]
    fn a_browser_is_given_the_format_that_was_pressed() {
        let memory = Memory::of_page();
        let folders = Folders::new(Arc::new(memory.clone()));
        for (format, name, begin) in [
            (PictureFormat::Png, "home-end.png", b"\x89PNG".as_slice()),
            (PictureFormat::Svg, "home-end.svg", b"<svg"),
        ] {
            let picture = EndPicture(drawing::drawing(&drawing::sample(), "Made with it"));
            let task = files::give_picture(&folders, "home-end".to_owned(), picture, format);
            let done: Vec<_> = block_on(into_stream(task).expect("a job").collect());
            assert!(
                matches!(&done[..], [Action::Output(Message::FileSaved("end-picture-given", Ok(path)))] if path == name)
            );
            let given = memory.given();
            assert!(
                matches!(&given[..], [(given, bytes)] if given == name && bytes.starts_with(begin)),
                "not only {name}"
            );
        }
    }
}
