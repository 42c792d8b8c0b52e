//! A page of several parts: the steps that one press passes, and the plan beside the reports of Story mode. Instructions that are
//! the same in every sol are folded.

use std::collections::BTreeSet;

use iced::Padding;
use iced::widget::column;

use super::{Message, Shown};
use crate::widget::prelude::*;
use base::play::{Game as _, GameHistory};
use first_martians::Game;
use first_martians::command::Command;
use first_martians::state::{State, Step, Task};
use first_martians::steps_ahead::{as_morale_phase_began, steps_ahead};
use language::Localizer;
use language::page::{self, Page};

/// How a part of a page is shown.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Kind {
    /// A card that is read: who acts, and what it asks for beside its orders.
    Card,
    /// What a card orders.
    Orders,
    /// What is different in every sol, or computed by the app.
    Open,
    /// Instructions of Story mode that are the same in every sol.
    Folded,
}

#[derive(Debug, Clone)]
struct Section {
    /// The id of its step or task.
    id: &'static str,
    kind: Kind,
    page: Page,
}

/// The parts of a page.
#[derive(Debug, Clone, Default)]
pub(super) struct Sections {
    /// None where the page is one.
    all: Vec<Section>,
    /// The ids of the folded ones that were opened.
    opened: BTreeSet<&'static str>,
    /// What the main button plays, where it passes a step.
    commands: Vec<Command>,
}

impl Section {
    fn new(game: &Game, page: Page) -> Self {
        let state = game.state();
        let kind = match (state.queue.front(), &state.step) {
            (Some(Task::Read { .. }), _) => Kind::Card,
            (Some(Task::Effects { .. }), _) => Kind::Orders,
            (
                None,
                Step::Oxygen
                | Step::Energy
                | Step::Farm
                | Step::Stress
                | Step::WorkingBlock
                | Step::Plan
                | Step::Resolve,
            ) if state.board_state().is_none() => Kind::Folded,
            _ => Kind::Open,
        };
        Self {
            id: state.step_id(),
            kind,
            page,
        }
    }
}

impl Sections {
    /// The commands that one press plays; none where the main button plays a command of its own.
    pub(super) fn commands(&self) -> &[Command] {
        &self.commands
    }

    pub(super) fn is_open(&self, id: &'static str) -> bool {
        self.opened.contains(id)
    }

    pub(super) fn toggle(&mut self, id: &'static str) {
        if !self.opened.remove(id) {
            let _ = self.opened.insert(id);
        }
    }

    /// Reads the steps ahead. Where there are several, the page around them takes the place of that of the current step.
    pub(super) fn refresh(
        &mut self,
        table: &GameHistory<Game>,
        localizer: &Localizer,
        page: &Page,
    ) -> Option<Page> {
        let (game, state) = (table.game(), table.game().state());
        let mut ahead = steps_ahead(game);
        if let (Some(first), Some(began)) = (ahead.first_mut(), as_morale_phase_began(table)) {
            first.game = began;
        }
        self.commands = ahead.iter().map(|step| step.command.clone()).collect();
        self.all.clear();
        if state.step == Step::Resolve
            && state.queue.is_empty()
            && state.board_state().is_none()
            && state.sol > 1
        {
            let plan = game.with_state(State {
                step: Step::Plan,
                ..state.clone()
            });
            let mut resolve = page.clone();
            // The plan tells of the mission's actions.
            resolve.due.retain(|line| !resolve.notes.contains(line));
            self.all = vec![
                Section::new(&plan, page::page(localizer, &plan)),
                Section::new(game, resolve),
            ];
        }
        let Some((around, pages)) = page::pages_ahead(localizer, &ahead) else {
            // A step that the table has heard before is one line, and what bites in this sol.
            let alone = Section::new(game, page.clone());
            if self.all.is_empty() && alone.kind == Kind::Folded && state.sol > 1 {
                self.all.push(alone);
            }
            return None;
        };
        self.all = ahead
            .iter()
            .zip(pages)
            .map(|(step, page)| Section::new(&step.game, page))
            .collect();
        Some(around)
    }

    /// What a card orders, where it comes before the card.
    pub(super) fn orders<'a>(&self) -> Option<Element<'a, Message>> {
        self.all
            .iter()
            .find(|section| section.kind == Kind::Orders)
            .map(ordered)
    }

    /// What is due in this sol stands at the reports where they are part of the step.
    pub(super) fn view<'a>(
        &self,
        shown: &Shown<'a>,
        with_reports: bool,
        without_orders: bool,
    ) -> Vec<Part<'a, Message>> {
        let one = |section: &Section| match section.kind {
            Kind::Orders if without_orders => Vec::new(),
            Kind::Orders => vec![ordered(section).into()],
            Kind::Card => vec![lines([&*section.page.lines, &*section.page.notes].concat()).into()],
            Kind::Folded if !shown.whole_steps => {
                vec![Part::below(
                    size::SNUG,
                    self.folded(
                        shown,
                        section,
                        if with_reports { &[] } else { &section.page.due },
                    ),
                )]
            }
            Kind::Folded | Kind::Open => open(section),
        };
        let is_empty = |section: &&Section| {
            section.kind == Kind::Card
                && section.page.lines.is_empty()
                && section.page.notes.is_empty()
        };
        let mut all: Vec<_> = self
            .all
            .iter()
            .filter(|section| !is_empty(section))
            .collect();
        if !shown.is_spacious {
            // In a low window what a card orders comes before what it says beside it.
            all.sort_by_key(|section| section.kind != Kind::Orders);
        }
        all.into_iter().flat_map(one).collect()
    }

    /// Instructions that open at a press. What is due in this sol is always shown.
    fn folded<'a>(
        &self,
        shown: &Shown<'a>,
        Section { id, page, .. }: &Section,
        due: &[String],
    ) -> Element<'a, Message> {
        let is_open = self.is_open(id);
        let sign = if is_open { Icon::Minus } else { Icon::Plus };
        // Alone it has the heading of the page.
        let title = if self.all.len() == 1 {
            shown.text("window-steps-heard")
        } else {
            page.heading.clone()
        };
        let head = list_row(
            format!("fold-{id}"),
            sign,
            title,
            None,
            Message::SectionToggled(id),
        );
        let content = if is_open {
            [&*page.lines, &*page.notes].concat()
        } else {
            due.to_owned()
        };
        column![
            head,
            container(lines(content)).padding(Padding::ZERO.left(size::ROW))
        ]
        .into()
    }
}

fn ordered<'a>(section: &Section) -> Element<'a, Message> {
    named(
        format!("section-{}", section.id),
        orders(section.page.lines.clone()),
    )
}

/// What to do, and how the app has computed it. The first line stays with its title.
fn open<'a>(Section { id, page, .. }: &Section) -> Vec<Part<'a, Message>> {
    let rows = page
        .calculation
        .iter()
        .flat_map(|sum| &sum.rows)
        .map(|row| format!("{} {}", row.label, row.number));
    let sum = rows.collect::<Vec<_>>().join(" · ");
    let sum = (!sum.is_empty()).then(|| quiet(Type::Small, sum));
    let notes = page
        .notes
        .iter()
        .map(|note| quiet(Type::Small, note.clone()));
    let lines = page
        .lines
        .iter()
        .map(|line| text(Type::Step, line.clone()).width(Length::Fill).into());
    let mut content = lines.chain(sum).chain(notes);
    let title = text(Type::Title, page.heading.clone());
    let head = column![title, content.next()]
        .spacing(size::TIGHT)
        .width(Length::Fill);
    let head = Part::below(size::ROOM, named(format!("section-{id}"), head));
    std::iter::once(head)
        .chain(content.map(|it| Part::below(size::TIGHT, it)))
        .collect()
}

fn lines<'a>(all: Vec<String>) -> Element<'a, Message> {
    let all = all
        .into_iter()
        .map(|line| text(Type::Step, line).width(Length::Fill).into());
    Column::with_children(all).spacing(size::TIGHT).into()
}
