//! A mission from a printed sheet, typed in step by step. Every change is stored at once.

mod dice;
mod effects;
mod events;
mod form;
mod name;
mod numbers;
mod objectives;
mod others;
mod places;
mod preview;
mod set_up;

use iced::widget::column;

use crate::jobs::{WriteQueue, sheets};
use crate::screen::Screen;
use crate::widget::Element as View;
use crate::widget::prelude::*;
use crate::{Action, Shared};
use content::own_sheet::{
    CREW_SIZES, Edit, EffectEdit, EffectSite, Element, Key, Problem, ProblemPlace, SheetForm,
};
use first_martians::mission::SheetValue;
use language::{Args, Language, Localizer, numbers as numbers_text};
use session::messages;
use session::own_sheet::{Made, SheetError};
use storage::OpenError;

pub(crate) const SCROLL: &str = "wizard";
const PREVIEW: &str = "wizard-preview";

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Step {
    Name,
    Numbers,
    Dice,
    SetUp,
    Others,
    Objectives,
    Events,
    /// The whole sheet, what is missing, and making the mission.
    Review,
}

impl Step {
    pub const ALL: &'static [Self] = &[
        Self::Name,
        Self::Numbers,
        Self::Dice,
        Self::SetUp,
        Self::Others,
        Self::Objectives,
        Self::Events,
        Self::Review,
    ];

    pub const fn id(self) -> &'static str {
        match self {
            Self::Name => "name",
            Self::Numbers => "numbers",
            Self::Dice => "dice",
            Self::Objectives => "objectives",
            Self::Others => "others",
            Self::Events => "events",
            Self::SetUp => "set-up",
            Self::Review => "look-over",
        }
    }

    const fn of(place: ProblemPlace) -> Self {
        match place {
            ProblemPlace::Name | ProblemPlace::Group => Self::Name,
            ProblemPlace::Number(SheetValue::Threshold, _)
            | ProblemPlace::Objectives
            | ProblemPlace::Objective(_) => Self::Objectives,
            ProblemPlace::Number(..) => Self::Numbers,
            ProblemPlace::Dice => Self::Dice,
            ProblemPlace::Event(_) => Self::Events,
            ProblemPlace::SetUp(_) => Self::SetUp,
            ProblemPlace::Action(_)
            | ProblemPlace::Track(_)
            | ProblemPlace::Poi(_)
            | ProblemPlace::Token(_) => Self::Others,
        }
    }

    fn index(self) -> usize {
        Self::ALL
            .iter()
            .position(|step| *step == self)
            .unwrap_or_default()
    }

    fn neighbour(self, onwards: bool) -> Option<Self> {
        let index = if onwards {
            self.index().checked_add(1)
        } else {
            self.index().checked_sub(1)
        };
        Self::ALL.get(index?).copied()
    }
}

#[derive(Debug)]
pub struct Wizard {
    draft: SheetForm,
    /// Has the words of the box.
    localizer: Localizer,
    step: Step,
    open: Option<(Element, Key)>,
    /// The effect whose values are shown; without an index the kinds to choose from.
    effect: Option<(EffectSite, Option<usize>)>,
    writes: WriteQueue<SheetForm>,
    /// The sheet as it was stored last, or read.
    stored: SheetForm,
    after: Option<After>,
    making: bool,
}

#[derive(Debug, Clone)]
pub enum Message {
    Edit(Edit),
    Go(Step),
    /// The next step; after the last one, makes the mission.
    Main,
    /// Closes the open form, then goes to the previous step, then leaves.
    Back,
    Open(Option<(Element, Key)>),
    /// Shows the values of an effect, or the kinds to choose from.
    Effect(Option<(EffectSite, Option<usize>)>),
    GoTo(ProblemPlace),
    /// Packs the numbers alone.
    Pack,
    Home,
    Settings,
    Packed(Box<Result<String, SheetError>>),
    Stored(Result<Box<SheetForm>, OpenError>),
    Made(Box<Result<Made, SheetError>>),
}

/// What happens once everything is stored.
#[derive(Debug, Clone, Copy)]
enum After {
    Home,
    Exit,
    Make,
    Pack,
}

impl Wizard {
    pub fn new(draft: SheetForm, language: Language) -> Self {
        let (writes, stored) = (WriteQueue::default(), draft.clone());
        Self {
            stored,
            draft,
            localizer: localizer(language),
            step: Step::Name,
            open: None,
            effect: None,
            writes,
            after: None,
            making: false,
        }
    }

    pub(crate) fn set_language(&mut self, language: Language) {
        self.localizer = localizer(language);
    }

    fn is_whole(&self) -> bool {
        self.draft
            .problems()
            .iter()
            .all(|problem| problem.kind.is_warning())
    }

    pub fn update(&mut self, message: Message, shared: &Shared) -> Action {
        let message = match message {
            Message::Stored(result) => return self.kept(result.ok(), shared),
            Message::Made(result) => return self.made(&result, shared),
            Message::Packed(result) => return self.packed(&result, shared),
            _ if self.making => return Action::None,
            other => other,
        };
        match message {
            Message::Edit(edit) => {
                let element = if let Edit::Add(element) = &edit {
                    Some(*element)
                } else {
                    None
                };
                match &edit {
                    Edit::Remove(..) => self.open = None,
                    Edit::Effects(site, EffectEdit::Add(_)) => {
                        self.effect = Some((*site, Some(self.draft.effects(*site).len())));
                    }
                    Edit::Effects(_, EffectEdit::Remove(_)) => self.effect = None,
                    _ => {}
                }
                let added = element.zip(self.draft.edit(edit));
                self.open = added.or(self.open);
                let draft = self.writes.begin(self.draft.clone());
                let keep = draft.map_or(Action::None, |draft| self.keep(draft, shared));
                // A new form begins where the page does.
                if added.is_some() {
                    Action::All(vec![keep, Action::scroll(SCROLL, 0.0)])
                } else {
                    keep
                }
            }
            Message::Go(step) => self.go(step, None),
            Message::Main => match self.step.neighbour(true) {
                Some(step) => self.go(step, None),
                None if self.is_whole() => self.once_stored(After::Make, shared),
                None => Action::None,
            },
            Message::Effect(effect) => {
                self.effect = effect;
                Action::None
            }
            Message::Back if self.effect.take().is_some() => Action::None,
            Message::Back if self.open.take().is_some() => Action::None,
            Message::Back => match self.step.neighbour(false) {
                Some(step) => self.go(step, None),
                None => self.once_stored(After::Home, shared),
            },
            Message::Open(open) => {
                self.open = open;
                self.effect = None;
                Action::scroll(SCROLL, 0.0)
            }
            Message::GoTo(place) => {
                let (open, field) = target(place);
                let action = self.go(Step::of(place), open);
                match field {
                    Some(field) => Action::All(vec![action, Action::focus(field)]),
                    None => action,
                }
            }
            Message::Pack => self.once_stored(After::Pack, shared),
            Message::Home => self.once_stored(After::Home, shared),
            Message::Settings => Action::push(Screen::Settings),
            Message::Stored(_) | Message::Made(_) | Message::Packed(_) => Action::None,
        }
    }

    /// The window is to be closed: the last change is stored first.
    pub fn exit(&mut self, shared: &Shared) -> Action {
        self.once_stored(After::Exit, shared)
    }

    fn once_stored(&mut self, after: After, shared: &Shared) -> Action {
        if self.writes.is_busy() {
            self.after = Some(after);
            return Action::None;
        }
        match after {
            After::Exit => Action::Exit,
            After::Home => Action::All(vec![Action::Close, Action::Home]),
            After::Make => {
                self.making = true;
                Action::Run(sheets::make(&shared.folders, self.draft.clone()))
            }
            After::Pack => {
                self.making = true;
                Action::Run(sheets::pack_numbers(&shared.folders, self.draft.clone()))
            }
        }
    }

    fn keep(&self, draft: SheetForm, shared: &Shared) -> Action {
        Action::Run(sheets::keep(&shared.folders, self.stored.clone(), draft))
    }

    fn kept(&mut self, stored: Option<Box<SheetForm>>, shared: &Shared) -> Action {
        let is_stored = stored.is_some();
        self.stored = stored.map_or_else(|| std::mem::take(&mut self.stored), |stored| *stored);
        if let Some(draft) = self.writes.ended() {
            return self.keep(draft, shared);
        }
        // A failed write cancels leaving, so that nothing is lost; the window closes at the next request.
        let after = self.after.take().filter(|_| is_stored);
        after.map_or(Action::None, |after| self.once_stored(after, shared))
    }

    fn made(&mut self, result: &Result<Made, SheetError>, shared: &Shared) -> Action {
        let localizer = &shared.localizer;
        let sentence = match result {
            Ok(made) => {
                let args = Args::new().text("name", self.draft.name.trim());
                let sentence = match &made.replaced {
                    None => localizer.format("wizard-made", &args),
                    Some(old) => {
                        localizer.format("wizard-made-again", &args.text("old", old.to_owned()))
                    }
                };
                return Action::All(vec![Action::Confirm(sentence), Action::Close, Action::Home]);
            }
            Err(why) => refused(localizer, why),
        };
        self.making = false;
        Action::Notify(sentence)
    }

    fn packed(&mut self, result: &Result<String, SheetError>, shared: &Shared) -> Action {
        self.making = false;
        match result {
            Ok(path) => Action::Confirm(
                shared
                    .localizer
                    .format("mission-packed", &Args::new().text("path", path.as_str())),
            ),
            Err(why) => Action::Notify(refused(&shared.localizer, why)),
        }
    }

    fn go(&mut self, step: Step, open: Option<(Element, Key)>) -> Action {
        self.step = step;
        self.open = open;
        self.effect = None;
        Action::scroll(SCROLL, 0.0)
    }

    fn is_open(&self, element: Element, key: Key) -> bool {
        self.open == Some((element, key))
    }

    pub fn page_key(&self) -> String {
        format!("{:?}", (self.step, &self.open, &self.effect))
    }

    pub fn view(&self) -> View<'_, Message> {
        responsive(move |room: Size| {
            let problems = self.draft.problems();
            let (narrow, wide) = (room.width < size::NARROW, room.width >= size::WIDE);
            let parts = column![
                self.rail(&problems, room),
                self.content(&problems, wide),
                self.foot(narrow)
            ];
            let form = framed(
                SCROLL,
                parts.spacing(size::GAP),
                self.buttons(&problems, narrow),
            );
            let preview = wide.then(|| {
                container(scroll(
                    PREVIEW,
                    preview::sheet(&self.localizer, &self.draft),
                ))
                .width(size::SIDE)
                .into()
            });
            Row::with_children(std::iter::once(form).chain(preview))
                .height(Length::Fill)
                .into()
        })
        .into()
    }

    /// The steps, complete ones marked; numbers only where the names do not fit.
    fn rail(&self, problems: &[Problem], room: Size) -> View<'_, Message> {
        let narrow = room.width < size::NARROW;
        let words = !narrow && room.height >= size::ROOMY;
        let wrong = |step: Step| problems.iter().any(|it| Step::of(it.place) == step);
        let steps = Step::ALL.iter().zip(1_u8..).map(|(&step, number)| {
            let name = self.step_name(step);
            let args = Args::new().number("number", number).text("name", name);
            let label = if words {
                self.localizer.format("wizard-step", &args)
            } else {
                number.to_string()
            };
            let press = Some(Message::Go(step));
            // What is not complete yet has a sign too: a step that becomes complete keeps its width, and the page its place.
            let sign = if wrong(step) { Icon::Open } else { Icon::Met };
            let label = Label {
                icon: (!narrow && step != Step::Review).then_some(sign),
                words: label,
            };
            choice(
                format!("wizard-{}", step.id()),
                label,
                step == self.step,
                press,
            )
        });
        column![
            text(Type::Heading, self.localizer.text("wizard-title")),
            choices(steps),
            quiet(
                Type::Small,
                self.localizer.format("wizard-where", &self.whereabouts())
            ),
        ]
        .spacing(size::SNUG)
        .into()
    }

    fn whereabouts(&self) -> Args {
        let number = |number: usize| numbers_text::plain(i64::try_from(number).unwrap_or_default());
        Args::new()
            .text("number", number(self.step.index() + 1))
            .text("of", number(Step::ALL.len()))
            .text("name", self.step_name(self.step))
    }

    fn step_name(&self, step: Step) -> String {
        self.localizer.text(&format!("wizard-step-{}", step.id()))
    }

    fn content(&self, problems: &[Problem], wide: bool) -> View<'_, Message> {
        match self.step {
            Step::Name => name::view(&self.localizer, &self.draft),
            Step::Numbers => numbers::view(&self.localizer, &self.draft),
            Step::Dice => dice::view(&self.localizer, &self.draft),
            Step::Objectives => objectives::view(self),
            Step::Others => others::view(self),
            Step::Events => events::view(self),
            Step::SetUp => set_up::view(self),
            Step::Review => {
                let preview = (!wide).then(|| preview::sheet(&self.localizer, &self.draft));
                let first = [
                    preview::problems(&self.localizer, &self.draft, problems),
                    self.share(problems),
                ];
                let parts = first.into_iter().chain(preview);
                Column::with_children(parts).spacing(size::GAP).into()
            }
        }
    }

    /// The numbers alone, to give away.
    fn share(&self, problems: &[Problem]) -> View<'_, Message> {
        let localizer = &self.localizer;
        let whole = problems.iter().all(|problem| problem.kind.is_warning());
        let by = localizer.text("wizard-compared-by");
        let initials = form::typed(
            "sheet-compared".to_owned(),
            by,
            "",
            &self.draft.compared_by,
            Edit::ComparedBy,
        );
        let pack = (Icon::Export, localizer.text("wizard-pack-numbers"));
        let pack = quiet_button("wizard-pack-numbers", pack, whole.then_some(Message::Pack));
        let lead = quiet(Type::Small, localizer.text("wizard-numbers-only-lead"));
        section(
            localizer.text("wizard-numbers-only"),
            [lead, initials, pack],
        )
    }

    fn back(&self) -> View<'_, Message> {
        quiet_button(
            "wizard-back",
            (Icon::Back, self.localizer.text("window-back")),
            Some(Message::Back),
        )
    }

    fn foot(&self, narrow: bool) -> View<'_, Message> {
        let home = quiet_button(
            "wizard-home",
            (Icon::Home, self.localizer.text("wizard-home")),
            Some(Message::Home),
        );
        let settings = (Icon::Settings, self.localizer.text("window-settings"));
        let settings = quiet_button("settings", settings, Some(Message::Settings));
        choices(
            narrow
                .then(|| self.back())
                .into_iter()
                .chain([home, settings]),
        )
    }

    fn buttons(&self, problems: &[Problem], narrow: bool) -> View<'_, Message> {
        let whole = problems.iter().all(|problem| problem.kind.is_warning());
        let (label, press) = match self.step.neighbour(true) {
            Some(next) => (
                self.localizer.format(
                    "wizard-next",
                    &Args::new().text("name", self.step_name(next)),
                ),
                true,
            ),
            None if self.draft.mission_id.is_some() => {
                (self.localizer.text("wizard-make-again"), whole)
            }
            None => (self.localizer.text("wizard-make"), whole),
        };
        let main = main_button(label, press.then_some(Message::Main));
        // In a narrow window the back button is at the end of the page.
        if narrow {
            return main;
        }
        row![self.back(), main]
            .spacing(size::SNUG)
            .align_y(Alignment::Center)
            .into()
    }
}

fn refused(localizer: &Localizer, why: &SheetError) -> String {
    match why {
        SheetError::Install(refused) => messages::install_error(localizer, refused),
        SheetError::Incomplete(problems) => localizer.format(
            "wizard-missing",
            &Args::new().count("count", problems.len()),
        ),
    }
}

/// The form to open for that place, and the field to focus.
fn target(place: ProblemPlace) -> (Option<(Element, Key)>, Option<String>) {
    let element = match place {
        ProblemPlace::Name => return (None, Some("sheet-name".to_owned())),
        ProblemPlace::Number(value, crew) => {
            return (
                None,
                CREW_SIZES
                    .get(crew)
                    .map(|crew| format!("sheet-{}-{crew}", value.id())),
            );
        }
        ProblemPlace::Group | ProblemPlace::Dice | ProblemPlace::Objectives => return (None, None),
        ProblemPlace::Objective(key) => (Element::Objective, key),
        ProblemPlace::Action(key) => (Element::Action, key),
        ProblemPlace::Track(key) => (Element::Track, key),
        ProblemPlace::Token(key) => (Element::Token, key),
        ProblemPlace::Poi(key) => (Element::Poi, key),
        ProblemPlace::Event(key) => (Element::Event, key),
        ProblemPlace::SetUp(key) => {
            return (
                Some((Element::SetUp, key)),
                Some(format!("set_up-{key}-text")),
            );
        }
    };
    (
        Some(element),
        Some(format!("{}-{}-title", element.0.id(), element.1)),
    )
}

fn localizer(language: Language) -> Localizer {
    Localizer::with_prose(language, &content::shipped::box_nouns())
}
