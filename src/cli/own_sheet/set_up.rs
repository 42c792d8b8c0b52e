//! The questions about set-up steps and rules in words, about easier and harder games, and about the order of objectives.

use super::elements::{Part, small};
use super::{HELP, Wizard, for_each_crew, whole};
use crate::cli::console::{Stop, print_text};
use crate::cli::form::{self, NextQuestion, Prompted, index};
use crate::cli::text::numbered;
use content::own_sheet::{
    BrokenAt, BrokenParts, Edit, GROUPS, MOST_BROKEN, MOST_CHANGED, Objective, ObjectiveEdit,
    STEP_CREWS, SetUp, SetUpEdit, SetUpKind,
};
use first_martians::mission::SheetValue;
use first_martians::vocabulary::{Block, Part as FacilityPart};
use language::{Args, numbers, own_sheet as sheet_text};

/// The questions that the step needs as it is.
pub(super) fn parts(step: &SetUp) -> Vec<Part> {
    let details: &[Part] = match step.does {
        SetUpKind::Words => &[Part::SetUpText, Part::Astronauts],
        SetUpKind::EachSol => &[Part::SetUpText],
        SetUpKind::Broken(_) => &[
            Part::BrokenAt,
            Part::Broken,
            Part::BrokenCounts,
            Part::SetUpText,
        ],
        SetUpKind::Box(_) => &[Part::BoxBlock, Part::SetUpText, Part::Astronauts],
    };
    [&[Part::SetUpKind], details].concat()
}

impl Wizard<'_> {
    pub(super) fn ask_step(&mut self, step: &SetUp, part: Part) -> Result<NextQuestion, Stop> {
        let key = step.key;
        let edit = move |edit: SetUpEdit| Edit::SetUp(key, edit);
        let does = move |does: SetUpKind| edit(SetUpEdit::Does(does));
        match (part, &step.does) {
            (Part::SetUpKind, now) => {
                let ways = SetUpKind::kinds().map(|kind| {
                    (
                        sheet_text::set_up_kind(&self.localizer, &kind),
                        now.id() == kind.id(),
                        does(kind),
                    )
                });
                self.choice(&self.label("wizard-set-up-kind"), ways.into())
            }
            (Part::SetUpText, now) => {
                let label = self.label(if now.is_in_words() {
                    "wizard-set-up-text"
                } else {
                    "wizard-set-up-why"
                });
                self.text(&label, &step.text, !now.is_in_words(), |typed| {
                    edit(SetUpEdit::Text(typed))
                })
            }
            (Part::Astronauts, _) => {
                let ways = STEP_CREWS.map(|crew| {
                    (
                        sheet_text::astronauts(&self.localizer, crew),
                        step.astronauts == crew,
                        edit(SetUpEdit::Astronauts(crew)),
                    )
                });
                self.choice(&self.label("wizard-astronauts-for"), ways.into())
            }
            (Part::BoxBlock, SetUpKind::Box(now)) => {
                let ways = Block::ALL
                    .iter()
                    .map(|&it| {
                        (
                            self.localizer.word(it),
                            *now == it,
                            does(SetUpKind::Box(it)),
                        )
                    })
                    .collect();
                self.choice(&self.label("wizard-which-block"), ways)
            }
            (Part::BrokenAt, SetUpKind::Broken(now)) => {
                let ways = BrokenAt::all().map(|at| {
                    (
                        sheet_text::broken_at(&self.localizer, at),
                        now.at == at,
                        does(SetUpKind::Broken(BrokenParts { at, ..now.clone() })),
                    )
                });
                let ways = ways.collect();
                self.choice(&self.label("wizard-broken-at"), ways)
            }
            (Part::Broken, SetUpKind::Broken(now)) => {
                let parts = std::iter::once(None)
                    .chain(FacilityPart::ALL.iter().copied().map(Some))
                    .map(|part| {
                        let label = part.map_or_else(
                            || self.localizer.text("printed-any"),
                            |part| self.localizer.word(part),
                        );
                        (
                            label,
                            now.part == part,
                            does(SetUpKind::Broken(BrokenParts {
                                part,
                                ..now.clone()
                            })),
                        )
                    });
                let parts = parts.collect();
                self.choice(&self.label("wizard-broken-part"), parts)
            }
            (Part::BrokenCounts, SetUpKind::Broken(now)) => self.broken_counts(key, now),
            _ => Ok(NextQuestion::Next),
        }
    }

    fn broken_counts(&mut self, key: u32, now: &BrokenParts) -> Result<NextQuestion, Stop> {
        let default = now.counts.map(|count| count.to_string()).join(" ");
        let args = Args::new()
            .text("label", self.label("wizard-how-many"))
            .number("min", 0)
            .number("max", MOST_BROKEN);
        let args = args.text("default", default);
        let line = match self.line(&self.localizer.format("sheet-ask-numbers-there", &args))? {
            Prompted::Otherwise(next) => return Ok(next),
            Prompted::Entered(None) => return Ok(NextQuestion::Next),
            Prompted::Entered(Some(line)) => line,
        };
        let Some(counts) = for_each_crew(&line, |word| {
            word.parse().ok().filter(|count| *count <= MOST_BROKEN)
        }) else {
            print_text(
                &self.localizer,
                &self.localizer.format("sheet-ask-numbers-wrong", &args),
            )?;
            return Ok(NextQuestion::Same);
        };
        let does = SetUpKind::Broken(BrokenParts {
            counts,
            ..now.clone()
        });
        let _ = self.edit(Edit::SetUp(key, SetUpEdit::Does(does)))?;
        Ok(NextQuestion::Next)
    }

    pub(super) fn ask_order(
        &mut self,
        objective: &Objective,
        part: Part,
    ) -> Result<NextQuestion, Stop> {
        let edit = |edit: ObjectiveEdit| Edit::Objective(objective.key, edit);
        match part {
            Part::Deadline => {
                let last = SheetValue::Sols.range().1;
                self.number(
                    &self.label("wizard-deadline"),
                    objective.deadline.into(),
                    (0, last.into()),
                    |sol| edit(ObjectiveEdit::Deadline(small(sol))),
                )
            }
            Part::After => {
                let others = self
                    .draft
                    .objectives
                    .iter()
                    .filter(|it| it.key != objective.key);
                let ways = others.map(|other| {
                    let name = sheet_text::name_or_placeholder(&self.localizer, &other.title);
                    (
                        name,
                        objective.after.contains(&other.key),
                        edit(ObjectiveEdit::After(other.key)),
                    )
                });
                let ways = ways.collect();
                self.toggles("wizard-after", "wizard-after", ways)
            }
            Part::Either => {
                let ways = (0..=GROUPS).map(|group| {
                    (
                        sheet_text::group(&self.localizer, group),
                        objective.either == group,
                        edit(ObjectiveEdit::Either(group)),
                    )
                });
                let ways = ways.collect();
                self.choice(&self.label("wizard-either"), ways)
            }
            _ => Ok(NextQuestion::Next),
        }
    }

    pub(super) fn difficulty(&mut self) -> Result<NextQuestion, Stop> {
        for harder in [false, true] {
            if let Some(line) = sheet_text::difficulty(&self.localizer, &self.draft, harder) {
                print_text(&self.localizer, &line)?;
            }
        }
        self.tell("wizard-difficulty")?;
        let now = match (
            self.draft.has_difficulty(true),
            self.draft.has_difficulty(false),
        ) {
            (true, _) => 0,
            (_, true) => 1,
            (false, false) => 2,
        };
        let ways = [
            "wizard-difficulty-usual",
            "wizard-difficulty-none",
            "wizard-difficulty-own",
        ]
        .map(|id| self.localizer.text(id));
        match form::choose(&self.localizer, &mut self.input, HELP, &ways, Some(now))? {
            Prompted::Otherwise(next) => return Ok(next),
            Prompted::Entered(2) => {
                for harder in [false, true] {
                    loop {
                        match self.changes(harder)? {
                            NextQuestion::Same => {}
                            NextQuestion::Next => break,
                            NextQuestion::Previous => return Ok(NextQuestion::Same),
                            other => return Ok(other),
                        }
                    }
                }
            }
            Prompted::Entered(index) if index == now => {}
            Prompted::Entered(index) => {
                let _ = self.edit(Edit::UsualDifficulty(index == 0))?;
            }
        }
        Ok(NextQuestion::Next)
    }

    /// The number of a line and by how much; Enter goes on.
    fn changes(&mut self, harder: bool) -> Result<NextQuestion, Stop> {
        self.tell(if harder {
            "wizard-harder"
        } else {
            "wizard-easier"
        })?;
        let values: Vec<SheetValue> = self.draft.changeable().collect();
        for (at, &value) in values.iter().enumerate() {
            let by = numbers::signed(self.draft.change(harder, value));
            let args = Args::new()
                .text("value", self.value_label(value))
                .text("numbers", by);
            numbered(
                &self.localizer,
                at,
                &self.localizer.format("wizard-line", &args),
            )?;
        }
        let line = match self.line(&self.localizer.text("sheet-ask-changes"))? {
            Prompted::Otherwise(next) => return Ok(next),
            Prompted::Entered(None) => return Ok(NextQuestion::Next),
            Prompted::Entered(Some(line)) => line,
        };
        let most = i64::from(MOST_CHANGED);
        let typed = line.split_once(' ').and_then(|(at, by)| {
            let value = values.get(index(at, values.len())?).copied()?;
            Some((
                value,
                i8::try_from(whole(by).filter(|by| (-most..=most).contains(by))?).ok()?,
            ))
        });
        match typed {
            Some((value, by)) => {
                let _ = self.edit(Edit::Change { harder, value, by })?;
                Ok(NextQuestion::Same)
            }
            None => self.unknown(&line),
        }
    }
}
