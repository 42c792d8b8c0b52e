//! The page of a campaign: where it is, what was played so far, and what comes next. Nothing of later chapters is on it.

mod form;

use iced::widget::{column, row};

use super::game_frame;
use crate::jobs::{campaigns, saves};
use crate::screen::rules::{RulesAt, RulesContext};
use crate::widget::prelude::*;
use crate::{Action, Shared};
use first_martians::board::BoardCounter;
use first_martians::campaign::Carried;
use first_martians::state::{CardKind, NAME_MAX, Seat};
use form::Form;
use language::{Args, Localizer, campaign as words, fact_text, page};
use rulebook;
use session::campaign::{
    AtTransition, CampaignPage, CampaignPress, ChapterAttempt, Stage, TransitionError,
};
use session::messages;
use storage::Notice;

/// A page that was read, with what opening the campaign repaired.
pub(crate) type PageRead = Result<(CampaignPage, Vec<Notice>), TransitionError>;

/// What of it scrolls.
pub(crate) const SCROLLS: &str = "campaign";

#[derive(Debug, Clone)]
pub struct Campaign {
    pub page: CampaignPage,
    form: Form,
}

#[derive(Debug, Clone)]
pub enum Message {
    Main,
    Retry,
    /// Opens the present chapter again, at its end.
    IntoChapter,
    /// Back to the end of the chapter before.
    Before,
    /// Says what lies at a place of the board.
    Lies(BoardCounter, u8),
    /// Unlocks a Skill card, or locks it.
    Skill(Seat, u8),
    Named(String),
    Share,
    Rules(RulesAt),
    Home,
    Read(Box<PageRead>),
}

/// Why a press did nothing.
pub fn refusal(localizer: &Localizer, why: &TransitionError) -> String {
    match why {
        TransitionError::NotNow => localizer.text("campaign-not-now"),
        TransitionError::Session(error) => messages::session_error(localizer, error),
    }
}

impl Campaign {
    pub fn new(page: CampaignPage) -> Self {
        let form = if let Stage::Transition(at) = &page.stage {
            Form::new(&at.border)
        } else {
            Form::default()
        };
        Self { page, form }
    }

    /// The save, if it is begun.
    pub fn save(&self) -> Option<&str> {
        Some(self.page.save.as_str()).filter(|save| !save.is_empty())
    }

    pub fn update(&mut self, message: Message, shared: &Shared) -> Action {
        let (folders, save) = (&shared.folders, self.page.save.clone());
        match message {
            Message::Main => Action::Open(match &self.page.stage {
                Stage::NotBegun { folder } => campaigns::begin(folders, folder.clone()),
                Stage::Chapter { .. } => campaigns::play(folders, save),
                Stage::Transition(at) => campaigns::press(
                    folders,
                    save,
                    CampaignPress::GoOn(self.form.said(at), self.form.name()),
                ),
                Stage::Over { .. } => return Action::Home,
            }),
            Message::Retry => Action::Open(campaigns::press(folders, save, CampaignPress::Retry)),
            Message::Before => Action::Open(campaigns::press(folders, save, CampaignPress::Back)),
            Message::IntoChapter => Action::Open(campaigns::play(folders, save)),
            Message::Lies(spot, number) => {
                self.form.lies(spot, number);
                Action::None
            }
            Message::Skill(seat, card) => {
                self.form.unlock(seat, card);
                Action::None
            }
            Message::Named(name) => {
                self.form.newcomer = sanitized(&name, NAME_MAX);
                Action::None
            }
            Message::Share => Action::Run(saves::share(folders, shared.localizer.language(), save)),
            Message::Rules(at) => Action::Rules(at),
            Message::Home => Action::Home,
            // The app takes it.
            Message::Read(_) => Action::None,
        }
    }

    /// What the rules are opened from; between two chapters tables have questions of their own.
    pub fn rules(&self) -> RulesContext {
        let playing = Some(rulebook::Game::FirstMartians);
        match &self.page.stage {
            Stage::Transition(_) => RulesContext {
                playing,
                entries: page::BORDER.to_vec(),
                questions: page::AT_BORDER.to_vec(),
            },
            Stage::NotBegun { .. } | Stage::Chapter { .. } | Stage::Over { .. } => RulesContext {
                playing,
                ..RulesContext::default()
            },
        }
    }

    pub fn page_key(&self) -> String {
        format!(
            "{:?}",
            (
                std::mem::discriminant(&self.page.stage),
                self.page.way.len()
            )
        )
    }

    pub fn view<'a>(&'a self, localizer: &'a Localizer) -> Element<'a, Message> {
        let page = &self.page;
        let parts = match &page.stage {
            Stage::NotBegun { .. } => vec![
                text(Type::Read, fact_text::idea(localizer, &page.file.id)).into(),
                quiet(Type::Body, localizer.text("campaign-closed")),
            ],
            Stage::Chapter { sol } => vec![self.present(localizer, *sol)],
            Stage::Transition(at) => self.border(localizer, at),
            Stage::Over { ending, kept } => over(localizer, page, ending, kept),
        };
        let content = Column::with_children([self.head(localizer)])
            .extend(parts)
            .extend(self.so_far(localizer))
            .spacing(size::GAP);
        let (others, main) = self.foot(localizer);
        framed_page(SCROLLS, content, others, main)
    }

    fn head<'a>(&self, localizer: &Localizer) -> Element<'a, Message> {
        let title = text(
            Type::Heading,
            fact_text::title(localizer, &self.page.file.id),
        );
        let kind = localizer.format(
            "campaign-kind",
            &Args::new().count("chapters", self.page.file.most_chapters()),
        );
        let words = column![title, quiet(Type::Body, kind)]
            .spacing(size::TIGHT)
            .width(Length::Fill);
        row![campaign_emblem(&self.page.file.id, size::EMBLEM.0), words]
            .spacing(size::GAP)
            .align_y(Alignment::Center)
            .into()
    }

    /// The chapter that is being played, or comes next: what is read before it.
    fn present<'a>(&self, localizer: &Localizer, sol: Option<(u8, u8)>) -> Element<'a, Message> {
        let Some(begun) = self.page.way.last() else {
            return column![].into();
        };
        let here =
            |place: String| localizer.format("campaign-here", &Args::new().text("where", place));
        let label = match sol {
            None => localizer.text("campaign-read-before"),
            Some((0, _)) => here(localizer.text("window-save-set-up")),
            Some((sol, sols)) => here(localizer.format(
                "window-save-sol",
                &Args::new().number("sol", sol).number("sols", sols),
            )),
        };
        let first = begun.position == 1 && begun.retries == 0;
        let story = first.then(|| {
            card(
                CardKind::Mission,
                localizer.text("campaign-story"),
                None,
                self.story(localizer),
                false,
            )
        });
        let title = words::chapter_title(localizer, begun.position, &begun.chapter);
        column![
            story,
            card(
                CardKind::Mission,
                label,
                Some(title),
                self.opening(localizer, begun),
                false
            )
        ]
        .spacing(size::GAP)
        .into()
    }

    fn story(&self, localizer: &Localizer) -> String {
        words::text(
            localizer,
            &self.page.file,
            &self.page.file.id,
            None,
            &Carried::default(),
            self.page.players,
        )
    }

    fn opening(&self, localizer: &Localizer, begun: &ChapterAttempt) -> String {
        words::opening(
            localizer,
            &self.page.file,
            &begun.chapter,
            begun.retries > 0,
            &begun.kept,
            self.page.players,
        )
    }

    /// How the chapter ended, and what the crew says of it.
    fn border<'a>(
        &'a self,
        localizer: &Localizer,
        at: &'a AtTransition,
    ) -> Vec<Element<'a, Message>> {
        let title = self
            .page
            .way
            .last()
            .map(|begun| words::chapter_title(localizer, begun.position, &begun.chapter));
        let outcome = words::outcome(localizer, at.border.outcome);
        let dead = words::dead(
            localizer,
            &at.kept.lost[self.page.way.last().map_or(0, |it| it.kept.lost.len())..],
        );
        let carried = Some(super::save_text::said(localizer, &at.carried))
            .filter(|it| !it.is_empty() && !at.ends);
        let carried = carried
            .map(|it| localizer.format("campaign-carried", &Args::new().text("carried", it)));
        let ended = column![
            title.map(|title| text(Type::Title, title)),
            text(Type::Step, outcome),
            dead.map(|dead| text(Type::Body, dead)),
            carried.map(|carried| text(Type::Body, carried)),
            quiet_button(
                "campaign-into",
                (Icon::Undo, localizer.text("campaign-back-into")),
                Some(Message::IntoChapter)
            ),
        ];
        let asked = game_frame::questions(localizer, &page::AT_BORDER, Message::Rules);
        let mut parts = vec![panel(ended.spacing(size::SNUG)), asked];
        if !at.ends {
            parts.extend(self.form.newcomer(localizer, at));
            parts.extend(self.form.view(localizer, at));
        }
        parts
    }

    /// The chapters that were played, each with what was read before it and how it ended.
    fn so_far<'a>(&self, localizer: &Localizer) -> Option<Element<'a, Message>> {
        let (way, stage) = (&self.page.way, &self.page.stage);
        let last = match stage {
            Stage::Transition(at) => Some((&at.kept, at.border.outcome)),
            Stage::Over { kept, .. } => way
                .last()
                .and_then(|begun| Some((&**kept, *kept.chapters.get(&begun.chapter)?))),
            Stage::NotBegun { .. } | Stage::Chapter { .. } => None,
        };
        let chapters: Vec<_> = way
            .iter()
            .enumerate()
            .filter_map(|(index, begun)| {
                let next = way.get(index + 1);
                let again = next.is_some_and(|next| next.chapter == begun.chapter);
                let (kept, outcome) = match next {
                    Some(next) => (&next.kept, next.kept.chapters.get(&begun.chapter).copied()),
                    None => last.map(|(kept, outcome)| (kept, Some(outcome)))?,
                };
                let outcome = if again {
                    Some(localizer.text("campaign-again"))
                } else {
                    outcome.map(|it| words::outcome(localizer, it))
                };
                let dead = words::dead(
                    localizer,
                    kept.lost.get(begun.kept.lost.len()..).unwrap_or_default(),
                );
                let told = column![
                    text(
                        Type::Title,
                        words::chapter_title(localizer, begun.position, &begun.chapter)
                    ),
                    text(Type::Body, self.opening(localizer, begun)),
                    outcome.map(|outcome| quiet(Type::Body, outcome)),
                    dead.map(|dead| quiet(Type::Body, dead)),
                ];
                Some(told.spacing(size::TIGHT).into())
            })
            .collect();
        let story = text(Type::Body, self.story(localizer)).into();
        let title = localizer.text(if matches!(stage, Stage::Over { .. }) {
            "campaign-told"
        } else {
            "campaign-so-far"
        });
        let share = quiet_button(
            "campaign-share",
            (Icon::Log, localizer.text("story-share")),
            Some(Message::Share),
        );
        (!chapters.is_empty())
            .then(|| section(title, [story].into_iter().chain(chapters).chain([share])))
    }

    fn foot<'a>(&self, localizer: &Localizer) -> (Vec<Element<'a, Message>>, Element<'a, Message>) {
        let button = |id: &'static str, icon: Icon, label: &str, press| {
            quiet_button(id, (icon, localizer.text(label)), Some(press))
        };
        let before = self
            .page
            .way
            .last()
            .is_some_and(|begun| begun.after.is_some());
        let (sign, label) = match &self.page.stage {
            Stage::NotBegun { .. } => (Icon::Play, "campaign-begin"),
            Stage::Chapter { sol: None } => (Icon::Play, "campaign-begin-chapter"),
            Stage::Chapter { sol: Some(_) } => (Icon::Play, "campaign-continue-chapter"),
            Stage::Transition(_) => (Icon::Onward, "campaign-go-on"),
            Stage::Over { .. } => (Icon::Home, "window-home"),
        };
        let ways = match &self.page.stage {
            Stage::NotBegun { .. } => vec![],
            Stage::Chapter { .. } if before => vec![button(
                "campaign-before",
                Icon::Undo,
                "campaign-before",
                Message::Before,
            )],
            Stage::Chapter { .. } => vec![],
            Stage::Transition(at) => {
                let retry = button(
                    "campaign-retry",
                    Icon::Restore,
                    "campaign-retry",
                    Message::Retry,
                );
                at.border.may_retry.then_some(retry).into_iter().collect()
            }
            Stage::Over { .. } => vec![button(
                "campaign-before",
                Icon::Undo,
                "campaign-reopen",
                Message::Before,
            )],
        };
        let is_over = matches!(self.page.stage, Stage::Over { .. });
        let home =
            (!is_over).then(|| button("campaign-home", Icon::Home, "window-home", Message::Home));
        let main = main_button((sign, localizer.text(label)), Some(Message::Main));
        (ways.into_iter().chain(home).collect(), main)
    }
}

/// How the campaign ended, and what became of the crew.
fn over<'a>(
    localizer: &Localizer,
    page: &CampaignPage,
    ending: &str,
    kept: &Carried,
) -> Vec<Element<'a, Message>> {
    let told = words::text(localizer, &page.file, ending, None, kept, page.players);
    let read = card(
        CardKind::Ending,
        localizer.text("campaign-over"),
        Some(fact_text::title(localizer, ending)),
        told,
        false,
    );
    let fates = words::fates(localizer, kept)
        .into_iter()
        .map(|line| text(Type::Body, line).into());
    vec![
        read,
        panel(Column::with_children(fates).spacing(size::TIGHT)),
    ]
}
