//! The set-up, the rules in words and the order of objectives of the mission that a draft becomes.

use super::{Ids, Words, unless_empty};
use crate::own_sheet::prose::Ftl;
use crate::own_sheet::{BrokenAt, Key, Objective, SetUp, SetUpKind, SheetForm};
use first_martians::effect::{Effect, Id, Instruction, Range};
use first_martians::mission::{ByCrew, SetUpStep};
use first_martians::setup_steps::{Lay, LayBox, LayBroken};

/// The text of a step in words, in its `instruct`.
const WORDS: &str = "words";

impl SheetForm {
    /// 2 if the sheet has anything that came with format 2.
    pub(super) fn mission_format(&self) -> u32 {
        let has_order = |it: &Objective| it.deadline > 0 || !it.after.is_empty() || it.either > 0;
        let is_new = self.steps().next().is_some()
            || self.objectives.iter().any(has_order)
            || self.has_places();
        if is_new { 2 } else { 1 }
    }

    fn steps(&self) -> impl Iterator<Item = &SetUp> {
        self.set_up
            .iter()
            .filter(|step| step.does != SetUpKind::EachSol)
    }

    fn rules(&self) -> impl Iterator<Item = &SetUp> {
        self.set_up
            .iter()
            .filter(|step| step.does == SetUpKind::EachSol)
    }

    pub(super) fn set_up_steps(&self, ids: &Ids) -> Vec<SetUpStep> {
        let astronauts = |astronauts: u8| i8::try_from(astronauts).ok();
        let step = |step: &SetUp| {
            let lay = match &step.does {
                SetUpKind::Words | SetUpKind::EachSol => None,
                SetUpKind::Box(block) => Some(Lay::Box(LayBox { block: *block })),
                SetUpKind::Broken(broken) => {
                    let [two, three, four] = broken
                        .counts
                        .map(|count| i8::try_from(count).unwrap_or(i8::MAX));
                    Some(Lay::Broken(LayBroken {
                        block: if let BrokenAt::Block(block) = broken.at {
                            Some(block)
                        } else {
                            None
                        },
                        facility: if let BrokenAt::Facility(facility) = broken.at {
                            Some(facility)
                        } else {
                            None
                        },
                        part: broken.part,
                        count: ByCrew {
                            one: None,
                            two,
                            three,
                            four,
                        },
                    }))
                }
            };
            let words = lay.is_none().then(|| {
                Effect::Instruct(Instruction {
                    text: WORDS.to_owned(),
                })
            });
            Some(SetUpStep {
                id: ids.set_up.get(&step.key)?.clone(),
                astronauts: step.astronauts.map(|(from, to)| Range {
                    from: astronauts(from),
                    to: astronauts(to),
                }),
                effects: words.into_iter().collect(),
                lay,
            })
        };
        self.steps().filter_map(step).collect()
    }

    /// What is read in each Production phase.
    pub(super) fn rule_effects(&self) -> impl Iterator<Item = Effect> {
        self.rules().map(|rule| {
            Effect::Instruct(Instruction {
                text: rule_id(rule.key),
            })
        })
    }

    /// The texts of the rules belong to the message of the mission.
    pub(super) fn rule_prose(&self, ftl: &mut Ftl) {
        for rule in self.rules() {
            ftl.attribute(&format!("do-{}", rule_id(rule.key)), &rule.text);
        }
    }

    pub(super) fn set_up_prose(&self, words: &Words, ids: &Ids, ftl: &mut Ftl) {
        for (step, id) in self
            .steps()
            .filter_map(|step| Some((step, ids.set_up.get(&step.key)?)))
        {
            if step.does == SetUpKind::Words {
                ftl.message(id, words.sheet_says);
                ftl.attribute(&format!("do-{WORDS}"), &step.text);
            } else {
                ftl.message(id, unless_empty(&step.text, words.sheet_says));
            }
        }
    }

    /// The ids of the objectives that have to be met before.
    pub(super) fn after(objective: &Objective, ids: &Ids) -> Vec<Id> {
        objective
            .after
            .iter()
            .filter_map(|key| ids.objectives.get(key).cloned())
            .collect()
    }
}

fn rule_id(key: Key) -> Id {
    format!("rule-{key}")
}

/// The name of a group of which one objective is enough.
pub(super) fn group(number: u8) -> Option<Id> {
    (number > 0).then(|| format!("group-{number}"))
}
