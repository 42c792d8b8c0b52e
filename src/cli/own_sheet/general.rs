//! What stands once on a sheet: name, numbers, dice, Threshold, and the lists of its elements.

use std::collections::BTreeSet;

use super::{Question, Wizard, elements, for_each_crew, stored, whole};
use crate::cli::console::{Stop, print_text};
use crate::cli::form::{NextQuestion, Prompted, index};
use crate::cli::own_sheet::Open;
use crate::cli::text::numbered;
use content::own_sheet::{CREW_SIZES, Edit, Element};
use first_martians::mission::SheetValue;
use first_martians::vocabulary::{Block, Group};
use language::{Args, numbers, own_sheet as sheet_text};

impl Wizard<'_> {
    pub(super) fn ask(&mut self, question: Question) -> Result<NextQuestion, Stop> {
        let plain = |id: &str| self.localizer.text(id);
        match question {
            Question::Name => self.text(
                &plain("wizard-name"),
                &self.draft.name.clone(),
                false,
                Edit::Name,
            ),
            Question::Group => {
                let groups = Group::ALL.iter();
                let ways = groups
                    .map(|&it| {
                        (
                            self.localizer.word(it),
                            self.draft.group == Some(it),
                            Edit::Group(it),
                        )
                    })
                    .collect();
                self.choice(&plain("wizard-group"), ways)
            }
            Question::Story => {
                self.tell("wizard-story-lead")?;
                self.text(
                    &self.localizer.text("wizard-story"),
                    &self.draft.story.clone(),
                    true,
                    Edit::Story,
                )
            }
            Question::Numbers(value) => self.numbers(value),
            Question::Morale => self.start(SheetValue::Morale, self.draft.morale, Edit::Morale),
            Question::Stress => self.start(SheetValue::Stress, self.draft.stress, Edit::Stress),
            Question::DiceByCrew => {
                let by_crew = self.draft.has_dice_by_crew();
                let ways = [("wizard-dice-same", false), ("wizard-dice-by-crew", true)];
                let ways = ways
                    .map(|(id, way)| (plain(id), by_crew == way, Edit::DiceByCrew(way)))
                    .into();
                self.choice(&plain("wizard-dice-crews"), ways)
            }
            Question::Dice(block, crew) => self.dice(block, crew),
            Question::List(element) => self.list(element),
            Question::Threshold => {
                let there = self.draft.has_threshold;
                let ways = [
                    ("wizard-threshold-none", false),
                    ("wizard-threshold-there", true),
                ];
                let ways = ways
                    .map(|(id, way)| (plain(id), there == way, Edit::Threshold(way)))
                    .into();
                self.choice(&plain("wizard-threshold-lead"), ways)
            }
            Question::ThresholdCounts => self.threshold_counts(),
            Question::ThresholdAtLeast => self.threshold_at_least(),
            Question::Difficulty => self.difficulty(),
            Question::OwnEventsOnly => {
                let only = self.draft.own_events_only;
                let ways = [
                    ("wizard-shared-events-too", false),
                    ("wizard-shared-events-not", true),
                ];
                let ways = ways
                    .map(|(id, way)| (plain(id), only == way, Edit::OwnEventsOnly(way)))
                    .into();
                self.choice(&plain("wizard-shared-events"), ways)
            }
            Question::ComparedBy => self.text(
                &plain("wizard-compared-by"),
                &self.draft.compared_by.clone(),
                true,
                Edit::ComparedBy,
            ),
            Question::Review => Ok(NextQuestion::Next),
        }
    }

    pub(super) fn value_label(&self, value: SheetValue) -> String {
        self.localizer
            .format("sheet-label", &Args::new().text("value", value.id()))
    }

    fn start(
        &mut self,
        value: SheetValue,
        now: i8,
        edit: fn(i8) -> Edit,
    ) -> Result<NextQuestion, Stop> {
        let (min, max) = value.range();
        let label = self.value_label(value);
        self.number(&label, now.into(), (min.into(), max.into()), |number| {
            edit(i8::try_from(number).unwrap_or_default())
        })
    }

    /// A number for each size of the crew; one number is for all of them.
    fn numbers(&mut self, value: SheetValue) -> Result<NextQuestion, Stop> {
        let (min, max) = value.range();
        let args = Args::new()
            .text("label", self.value_label(value))
            .number("min", min)
            .number("max", max);
        let typed: Vec<String> = (0..CREW_SIZES.len())
            .map(|crew| self.draft.typed(value, crew).to_owned())
            .collect();
        let is_open = typed.iter().any(String::is_empty);
        let args = args.text(
            "default",
            typed
                .iter()
                .map(|typed| sheet_text::or_dash(typed))
                .collect::<Vec<_>>()
                .join(" "),
        );
        let prompt = self.localizer.format(
            if is_open {
                "sheet-ask-numbers"
            } else {
                "sheet-ask-numbers-there"
            },
            &args,
        );
        let line = match self.line(&prompt)? {
            Prompted::Otherwise(next) => return Ok(next),
            Prompted::Entered(None) if is_open => String::new(),
            Prompted::Entered(None) => return Ok(NextQuestion::Next),
            Prompted::Entered(Some(line)) => line,
        };
        let (min, max) = (i64::from(min), i64::from(max));
        let Some(each) = for_each_crew(&line, |word| {
            whole(word).filter(|it| (min..=max).contains(it))
        }) else {
            print_text(
                &self.localizer,
                &self.localizer.format("sheet-ask-numbers-wrong", &args),
            )?;
            return Ok(NextQuestion::Same);
        };
        for (crew, number) in each.into_iter().enumerate() {
            let _ = self.edit(Edit::Number(value, crew, stored(number)))?;
        }
        Ok(NextQuestion::Next)
    }

    /// The sols in which the die of a Block is rolled.
    fn dice(&mut self, block: Block, crew: usize) -> Result<NextQuestion, Stop> {
        let by_crew = self.draft.has_dice_by_crew();
        let sols = if by_crew {
            self.draft.sols_of(crew)
        } else {
            self.draft.sols()
        };
        let last = sols
            .or(u8::try_from(SheetValue::Sols.range().1).ok())
            .unwrap_or(u8::MAX);
        let rolled = self.draft.rolled(block, crew);
        let label = sheet_text::die(&self.localizer, &self.draft, block, crew);
        let now = if by_crew {
            sheet_text::sols_for(&self.draft, block, crew)
        } else {
            sheet_text::sols(&self.draft, block)
        };
        let args = Args::new()
            .text("label", label)
            .text("default", now)
            .number("max", last);
        let line = match self.line(&self.localizer.format("sheet-ask-dice", &args))? {
            Prompted::Otherwise(next) => return Ok(next),
            Prompted::Entered(None) => return Ok(NextQuestion::Next),
            Prompted::Entered(Some(line)) => line,
        };
        let typed = line
            .split([' ', ','])
            .filter(|word| !word.is_empty() && line != "-");
        let typed: Option<BTreeSet<u8>> = typed
            .map(|sol| sol.parse().ok().filter(|sol| (1..=last).contains(sol)))
            .collect();
        let Some(sols) = typed else {
            print_text(
                &self.localizer,
                &self.localizer.format("sheet-ask-dice-wrong", &args),
            )?;
            return Ok(NextQuestion::Same);
        };
        for &sol in rolled.symmetric_difference(&sols) {
            let _ = self.edit(if by_crew {
                Edit::DieFor(block, crew, sol)
            } else {
                Edit::Die(block, sol)
            })?;
        }
        Ok(NextQuestion::Next)
    }

    /// The elements of a kind: opened, added and removed.
    fn list(&mut self, element: Element) -> Result<NextQuestion, Stop> {
        let title = match element {
            Element::Objective => "paper-objectives",
            Element::Action => "paper-actions",
            Element::Track => "paper-tracks",
            Element::Poi => "paper-pois",
            Element::Event => "wizard-step-events",
            Element::SetUp => "wizard-step-set-up",
            Element::Token => "wizard-tokens",
        };
        self.tell(title)?;
        self.tell(&format!(
            "wizard-{}-lead",
            if element == Element::Objective {
                "objectives"
            } else {
                element.id()
            }
        ))?;
        let keys = elements::keys(&self.draft, element);
        for (index, &key) in keys.iter().enumerate() {
            numbered(
                &self.localizer,
                index,
                &sheet_text::element(&self.localizer, &self.draft, element, key),
            )?;
        }
        let id = if keys.is_empty() {
            "sheet-ask-list-empty"
        } else {
            "sheet-ask-list"
        };
        let line = match self.line(&self.localizer.text(id))? {
            Prompted::Otherwise(next) => return Ok(next),
            Prompted::Entered(None) => return Ok(NextQuestion::Next),
            Prompted::Entered(Some(line)) => line,
        };
        if line == "+" {
            match self.edit(Edit::Add(element))? {
                Some(key) => {
                    self.open = Some(Open {
                        element,
                        key,
                        at: 0,
                    });
                }
                None => {
                    let args = Args::new().text(
                        "max",
                        numbers::plain(i64::try_from(element.max_count()).unwrap_or_default()),
                    );
                    print_text(
                        &self.localizer,
                        &self.localizer.format("sheet-ask-list-full", &args),
                    )?;
                }
            }
            return Ok(NextQuestion::Same);
        }
        let removed = line.strip_prefix(['-', '−']);
        let Some(&key) =
            index(removed.unwrap_or(&line).trim(), keys.len()).and_then(|index| keys.get(index))
        else {
            return self.unknown(&line);
        };
        if removed.is_some() {
            let name = sheet_text::element(&self.localizer, &self.draft, element, key);
            let _ = self.edit(Edit::Remove(element, key))?;
            print_text(
                &self.localizer,
                &self
                    .localizer
                    .format("sheet-ask-removed", &Args::new().text("name", name)),
            )?;
        } else {
            self.open = Some(Open {
                element,
                key,
                at: 0,
            });
        }
        Ok(NextQuestion::Same)
    }
}
