//! The questions about an objective of a sheet.

use super::Wizard;
use super::elements::{Part, small};
use crate::cli::console::Stop;
use crate::cli::form::NextQuestion;
use content::own_sheet::{
    BUILDING_PARTS, Edit, EffectList, Goal, MAX_TIMES, MOST_PAID, Objective, ObjectiveEdit,
    PERCENT_STEPS, SPARE_FACILITIES, SheetForm, Takes,
};
use language::{Args, counted, own_sheet as sheet_text};

/// The questions that the objective needs as it is.
pub(super) fn parts(draft: &SheetForm, objective: &Objective) -> Vec<Part> {
    let mut parts = vec![Part::Title, Part::Optional, Part::Takes];
    parts.extend(match &objective.takes {
        Takes::Words | Takes::Plant => &[][..],
        Takes::Build(_) => &[Part::Facility, Part::BuildingPays],
        Takes::Act(_) => &[Part::TakesAction],
        Takes::Reach(..) => &[Part::TakesTrack, Part::ReachNumber],
        Takes::Have(..) => &[Part::HaveItem, Part::HaveCount],
        Takes::Explore(_) | Takes::Gather(_) => &[Part::Regions],
        Takes::Tokens(_) => &[Part::Tokens],
    });
    if objective.takes.is_repeatable() {
        let amount = if matches!(objective.goal, Goal::Times(_)) {
            Part::Times
        } else {
            Part::PercentStep
        };
        parts.extend([Part::GoalKind, amount]);
    }
    parts.extend([
        Part::Text,
        Part::Reward,
        Part::Effects(EffectList::Reward),
        Part::Deadline,
    ]);
    parts.extend(
        [Part::After, Part::Either]
            .into_iter()
            .filter(|_| draft.objectives.len() > 1),
    );
    parts
}

impl Wizard<'_> {
    pub(super) fn ask_objective(
        &mut self,
        objective: &Objective,
        part: Part,
    ) -> Result<NextQuestion, Stop> {
        let edit = |edit: ObjectiveEdit| Edit::Objective(objective.key, edit);
        match part {
            Part::Title => self.text(
                &self.label("wizard-title-label"),
                &objective.title,
                false,
                |typed| edit(ObjectiveEdit::Title(typed)),
            ),
            Part::Text => self.text(&self.label("wizard-text"), &objective.text, true, |typed| {
                edit(ObjectiveEdit::Text(typed))
            }),
            Part::Reward => self.text(
                &self.label("wizard-reward"),
                &objective.reward,
                true,
                |typed| edit(ObjectiveEdit::Reward(typed)),
            ),
            Part::Optional => {
                let way = |optional: bool| {
                    let label = sheet_text::kind(&self.localizer, optional);
                    (
                        label,
                        objective.optional == optional,
                        edit(ObjectiveEdit::Optional(optional)),
                    )
                };
                let ways = [false, true].map(way).into();
                self.choice(&self.label("wizard-kind"), ways)
            }
            Part::Takes => {
                let ways = Takes::kinds().into_iter().map(|takes| {
                    let is_now = objective.takes.id() == takes.id();
                    (
                        sheet_text::takes_kind(&self.localizer, &takes),
                        is_now,
                        edit(ObjectiveEdit::Takes(takes)),
                    )
                });
                let ways = ways.collect();
                self.choice(&self.label("wizard-takes-label"), ways)
            }
            Part::GoalKind => {
                let is_times = matches!(objective.goal, Goal::Times(_));
                let times = (
                    self.label("wizard-goal-times"),
                    is_times,
                    edit(ObjectiveEdit::Goal(Goal::Times(1))),
                );
                let percent = (
                    self.label("wizard-goal-percent"),
                    !is_times,
                    edit(ObjectiveEdit::Goal(Goal::Percent(25))),
                );
                self.choice(&self.label("wizard-goal"), vec![times, percent])
            }
            Part::Times => {
                let now = if let Goal::Times(times) = objective.goal {
                    times
                } else {
                    1
                };
                self.number(
                    &self.label("wizard-how-often"),
                    now.into(),
                    (1, MAX_TIMES.into()),
                    |times| edit(ObjectiveEdit::Goal(Goal::Times(small(times)))),
                )
            }
            Part::PercentStep => {
                let ways = PERCENT_STEPS.map(|step| {
                    let label = self
                        .localizer
                        .format("window-percent", &Args::new().number("number", step));
                    (
                        label,
                        objective.goal == Goal::Percent(step),
                        edit(ObjectiveEdit::Goal(Goal::Percent(step))),
                    )
                });
                self.choice(&self.label("wizard-percent-step"), ways.into())
            }
            Part::Deadline | Part::After | Part::Either => self.ask_order(objective, part),
            part => self.ask_details(objective, part),
        }
    }

    /// What only this kind of objective needs.
    fn ask_details(&mut self, objective: &Objective, part: Part) -> Result<NextQuestion, Stop> {
        let takes = |takes: Takes| Edit::Objective(objective.key, ObjectiveEdit::Takes(takes));
        match (part, &objective.takes) {
            (Part::Facility, Takes::Build(built)) => {
                let ways = SPARE_FACILITIES.map(|it| {
                    (
                        self.localizer.word(it),
                        *built == it,
                        takes(Takes::Build(it)),
                    )
                });
                self.choice(&self.label("wizard-facility"), ways.into())
            }
            (Part::BuildingPays, _) => {
                let prices = BUILDING_PARTS.map(|item| {
                    let there = objective.pays.get(&item).copied().unwrap_or_default();
                    (counted(&self.localizer, item, 1), there, item)
                });
                let edit =
                    |item, count| Edit::Objective(objective.key, ObjectiveEdit::Pays(item, count));
                self.prices("wizard-build-pays", &prices, edit)
            }
            (Part::TakesAction, Takes::Act(now)) => {
                let actions = self.draft.actions.iter();
                let ways: Vec<_> = actions
                    .map(|it| {
                        let name = sheet_text::name_or_placeholder(&self.localizer, &it.title);
                        (name, *now == Some(it.key), takes(Takes::Act(Some(it.key))))
                    })
                    .collect();
                self.choice_of_some("wizard-which-action", "wizard-no-actions-yet", ways)
            }
            (Part::TakesTrack, Takes::Reach(now, number)) => {
                let tracks = self.draft.tracks.iter();
                let ways: Vec<_> = tracks
                    .map(|it| {
                        let name = sheet_text::name_or_placeholder(&self.localizer, &it.title);
                        (
                            name,
                            *now == Some(it.key),
                            takes(Takes::Reach(Some(it.key), number.clone())),
                        )
                    })
                    .collect();
                self.choice_of_some("wizard-which-track", "wizard-no-tracks-yet", ways)
            }
            (Part::ReachNumber, Takes::Reach(track, number)) => {
                self.typed_number("wizard-reach-number", number, |typed| {
                    takes(Takes::Reach(*track, typed))
                })
            }
            (Part::HaveItem, Takes::Have(had, count)) => {
                let ways = BUILDING_PARTS.map(|item| {
                    (
                        counted(&self.localizer, item, 1),
                        *had == item,
                        takes(Takes::Have(item, *count)),
                    )
                });
                self.choice(&self.label("wizard-which-item"), ways.into())
            }
            (Part::HaveCount, Takes::Have(had, count)) => self.number(
                &self.label("wizard-how-many"),
                (*count).into(),
                (1, MOST_PAID.into()),
                |count| takes(Takes::Have(*had, small(count))),
            ),
            (Part::Regions, Takes::Explore(now) | Takes::Gather(now)) => {
                let key = objective.key;
                self.regions(now, |region| {
                    Edit::Objective(key, ObjectiveEdit::Region(region))
                })
            }
            (Part::Tokens, Takes::Tokens(now)) => {
                let tokens = self.draft.tokens.iter();
                let ways: Vec<_> = tokens
                    .map(|it| {
                        let name = sheet_text::token_name(&self.localizer, it);
                        (
                            name,
                            now.contains(&it.key),
                            Edit::Objective(objective.key, ObjectiveEdit::Token(it.key)),
                        )
                    })
                    .collect();
                self.toggles("wizard-which-tokens", "wizard-no-tokens-yet", ways)
            }
            // The questions follow from what it takes.
            _ => Ok(NextQuestion::Next),
        }
    }
}
