//! A mission from a printed sheet, typed in step by step. Everything is kept as it is typed.

mod dice;
mod form;
mod name;
mod numbers;
mod objectives;
mod others;
mod preview;

use iced::widget::{Column, Row, column, container, responsive, row};
use iced::{Alignment, Length, Size};

use crate::app::icon::Icon;
use crate::app::theme::{Type, size};
use crate::app::widget::{Element as View, choice, choices, framed, main_button, named, quiet, quiet_button, scroll, text};
use crate::content::own_sheet::{CREWS, Edit, Element, Key, Place, Problem, SheetDraft};
use crate::first_martians::mission::SheetValue;
use crate::language::{Args, Language, Voice, numbers as told};
use crate::session::own_sheet::{Made, Unmade};
use crate::storage::OpenError;

/// The part that scrolls.
pub const SCROLL: &str = "wizard";
/// The preview beside it.
const PREVIEW: &str = "wizard-preview";

/// A step of the wizard.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Step {
    /// Name, group, story.
    Name,
    /// Sols and set-up numbers by size of the crew.
    Numbers,
    /// Malfunction dice by sol.
    Dice,
    /// Objectives and Threshold.
    Objectives,
    /// Actions, tracks, POIs.
    Others,
    /// The whole sheet, what is missing, and making the mission.
    LookOver,
}

impl Step {
    /// Every step in its order.
    pub const ALL: &'static [Self] = &[Self::Name, Self::Numbers, Self::Dice, Self::Objectives, Self::Others, Self::LookOver];

    /// Its name.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Name => "name",
            Self::Numbers => "numbers",
            Self::Dice => "dice",
            Self::Objectives => "objectives",
            Self::Others => "others",
            Self::LookOver => "look-over",
        }
    }

    /// Where that is put right.
    const fn of(place: Place) -> Self {
        match place {
            Place::Name | Place::Group => Self::Name,
            Place::Number(SheetValue::Threshold, _) | Place::Objectives | Place::Objective(_) => Self::Objectives,
            Place::Number(..) => Self::Numbers,
            Place::Dice => Self::Dice,
            Place::Action(_) | Place::Track(_) | Place::Poi(_) => Self::Others,
        }
    }

    fn index(self) -> usize {
        Self::ALL.iter().position(|step| *step == self).unwrap_or_default()
    }

    fn beside(self, onwards: bool) -> Option<Self> {
        let index = if onwards { self.index().checked_add(1) } else { self.index().checked_sub(1) };
        Self::ALL.get(index?).copied()
    }
}

/// The screen, with the sheet as it was typed so far.
#[derive(Debug, Clone)]
pub struct Wizard {
    draft: SheetDraft,
    /// It knows the words of the box.
    voice: Voice,
    step: Step,
    /// The element whose form is open.
    open: Option<(Element, Key)>,
}

/// What can happen on the screen.
#[derive(Debug, Clone)]
pub enum Message {
    /// Something was typed or chosen.
    Edit(Edit),
    /// A step was chosen.
    Go(Step),
    /// The main button: on to the next step, and after the last one the mission is made.
    Main,
    /// Back: out of what is open, then to the step before, then to where one was.
    Back,
    /// The form of an element was opened, or closed.
    Open(Option<(Element, Key)>),
    /// What is wrong there is to be put right.
    Lead(Place),
    /// Enter was pressed in a field.
    Entered,
    /// Home.
    Home,
    /// Settings.
    Settings,
    /// What was typed is on the disk, or is not.
    Kept(Result<(), OpenError>),
    /// The mission was made, or could not be.
    Made(Box<Result<Made, Unmade>>),
}

/// What the screen asks of the app.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Action {
    /// Nothing.
    None,
    /// Show from its top what is shown now.
    Top,
    /// The same, and go on typing in the field of that name.
    Field(String),
    /// Keep what was typed.
    Keep,
    /// Make the mission.
    Make,
    /// Home.
    Home,
    /// The settings.
    Settings,
}

impl Wizard {
    /// The screen for that sheet.
    pub fn new(draft: SheetDraft, language: Language) -> Self {
        Self { draft, voice: voice(language), step: Step::Name, open: None }
    }

    /// Another language is spoken.
    pub fn speak(&mut self, language: Language) {
        self.voice = voice(language);
    }

    /// The sheet as it was typed so far.
    pub fn draft(&self) -> &SheetDraft {
        &self.draft
    }

    /// Whether a mission can be made of it.
    pub fn is_whole(&self) -> bool {
        self.draft.problems().iter().all(|problem| problem.wrong.is_advice())
    }

    /// What happens next.
    pub fn update(&mut self, message: Message) -> Action {
        match message {
            Message::Edit(edit) => {
                let element = if let Edit::Add(element) = &edit { Some(*element) } else { None };
                if matches!(edit, Edit::Remove(..)) {
                    self.open = None;
                }
                let added = self.draft.edit(edit);
                self.open = element.zip(added).or(self.open);
                Action::Keep
            }
            Message::Go(step) => self.go(step, None),
            Message::Main => match self.step.beside(true) {
                Some(step) => self.go(step, None),
                None if self.is_whole() => Action::Make,
                None => Action::None,
            },
            Message::Back if self.open.take().is_some() => Action::None,
            Message::Back => match self.step.beside(false) {
                Some(step) => self.go(step, None),
                None => Action::Home,
            },
            Message::Open(open) => {
                self.open = open;
                Action::None
            }
            Message::Lead(place) => {
                let (open, field) = led(place);
                let action = self.go(Step::of(place), open);
                field.map_or(action, Action::Field)
            }
            Message::Home => Action::Home,
            Message::Settings => Action::Settings,
            Message::Entered | Message::Kept(_) | Message::Made(_) => Action::None,
        }
    }

    fn go(&mut self, step: Step, open: Option<(Element, Key)>) -> Action {
        self.step = step;
        self.open = open;
        Action::Top
    }

    fn is_open(&self, element: Element, key: Key) -> bool {
        self.open == Some((element, key))
    }

    /// The screen.
    pub fn view(&self) -> View<'_, Message> {
        responsive(move |room: Size| {
            let problems = self.draft.problems();
            let (narrow, wide) = (room.width < size::NARROW, room.width >= size::WIDE);
            let parts = column![self.rail(&problems, room), self.content(&problems, wide), self.foot(narrow)];
            let form = framed(SCROLL, parts.spacing(size::GAP), self.buttons(&problems, narrow));
            let preview =
                wide.then(|| container(scroll(PREVIEW, preview::sheet(&self.voice, &self.draft))).width(size::SIDE).into());
            Row::with_children(std::iter::once(form).chain(preview)).height(Length::Fill).into()
        })
        .into()
    }

    /// The steps, those without a fault marked; by number alone where their names would take the room of the form.
    fn rail(&self, problems: &[Problem], room: Size) -> View<'_, Message> {
        let narrow = room.width < size::NARROW;
        let words = !narrow && room.height >= size::ROOMY;
        let wrong = |step: Step| problems.iter().any(|it| Step::of(it.place) == step);
        let steps = Step::ALL.iter().zip(1_u8..).map(|(&step, number)| {
            let name = self.step_name(step);
            let args = Args::new().number("number", number).text("name", name);
            let label = if words { self.voice.say("wizard-step", &args) } else { number.to_string() };
            let press = Some(Message::Go(step));
            let done = !narrow && step != Step::LookOver && !wrong(step);
            let button = if done {
                choice((Icon::Check, label), step == self.step, press)
            } else {
                choice(label, step == self.step, press)
            };
            named(format!("wizard-{}", step.id()), button)
        });
        column![
            text(Type::Heading, self.voice.plain("wizard-title")),
            choices(steps),
            quiet(Type::Small, self.voice.say("wizard-where", &self.whereabouts())),
        ]
        .spacing(size::SNUG)
        .into()
    }

    fn whereabouts(&self) -> Args {
        let number = |number: usize| told::plain(i64::try_from(number).unwrap_or_default());
        Args::new()
            .text("number", number(self.step.index() + 1))
            .text("of", number(Step::ALL.len()))
            .text("name", self.step_name(self.step))
    }

    fn step_name(&self, step: Step) -> String {
        self.voice.plain(&format!("wizard-step-{}", step.id()))
    }

    fn content(&self, problems: &[Problem], wide: bool) -> View<'_, Message> {
        match self.step {
            Step::Name => name::view(&self.voice, &self.draft),
            Step::Numbers => numbers::view(&self.voice, &self.draft),
            Step::Dice => dice::view(&self.voice, &self.draft),
            Step::Objectives => objectives::view(self),
            Step::Others => others::view(self),
            Step::LookOver => {
                let preview = (!wide).then(|| preview::sheet(&self.voice, &self.draft));
                let parts = std::iter::once(preview::problems(&self.voice, &self.draft, problems)).chain(preview);
                Column::with_children(parts).spacing(size::GAP).into()
            }
        }
    }

    fn back(&self) -> View<'_, Message> {
        named("wizard-back", quiet_button((Icon::Back, self.voice.plain("window-back")), Some(Message::Back)))
    }

    fn foot(&self, narrow: bool) -> View<'_, Message> {
        let home = named("wizard-home", quiet_button((Icon::Home, self.voice.plain("wizard-home")), Some(Message::Home)));
        let settings = (Icon::Settings, self.voice.plain("window-settings"));
        let settings = named("settings", quiet_button(settings, Some(Message::Settings)));
        choices(narrow.then(|| self.back()).into_iter().chain([home, settings]))
    }

    fn buttons(&self, problems: &[Problem], narrow: bool) -> View<'_, Message> {
        let whole = problems.iter().all(|problem| problem.wrong.is_advice());
        let (label, press) = match self.step.beside(true) {
            Some(next) => (self.voice.say("wizard-next", &Args::new().text("name", self.step_name(next))), true),
            None if self.draft.made.is_some() => (self.voice.plain("wizard-make-again"), whole),
            None => (self.voice.plain("wizard-make"), whole),
        };
        let main = main_button(label, press.then_some(Message::Main));
        // Where there is little room, the way back stands at the end of the page.
        if narrow {
            return main;
        }
        row![self.back(), main].spacing(size::SNUG).align_y(Alignment::Center).into()
    }
}

/// The form that is to be open for that place, and the field where it is put right.
fn led(place: Place) -> (Option<(Element, Key)>, Option<String>) {
    let element = match place {
        Place::Name => return (None, Some("sheet-name".to_owned())),
        Place::Number(value, crew) => {
            return (None, CREWS.get(crew).map(|crew| format!("sheet-{}-{crew}", value.id())));
        }
        Place::Group | Place::Dice | Place::Objectives => return (None, None),
        Place::Objective(key) => (Element::Objective, key),
        Place::Action(key) => (Element::Action, key),
        Place::Track(key) => (Element::Track, key),
        Place::Poi(key) => (Element::Poi, key),
    };
    (Some(element), Some(format!("{}-{}-title", element.0.id(), element.1)))
}

fn voice(language: Language) -> Voice {
    Voice::with_prose(language, &crate::content::shipped::words())
}
