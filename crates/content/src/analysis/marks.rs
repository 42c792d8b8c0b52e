//! Markers of the mission: laid and asked for, and no more than there are.

use super::{Context, Findings};
use crate::diagnostic::Code;
use crate::walk::Node;
use first_martians::effect::{Cost, Counted, Reference, Subject};
use first_martians::mission::{Takes, TakesThreshold};

pub(super) fn check(cx: &Context<'_>, findings: &mut Findings<'_, '_>) {
    for at in &cx.draft.marks {
        let id = at.value.id.as_str();
        let counted = |takes: &Takes| matches!(takes, Takes::Threshold(TakesThreshold { counts: Some(Counted::Mark(it)), .. }) if it.mark == id);
        let (mut is_laid, mut is_asked) = (
            false,
            cx.draft
                .objectives
                .iter()
                .any(|it| counted(&it.value.requirement)),
        );
        for found in cx.nodes {
            let count = match found.node {
                Node::Effect(effect) => match effect.description().link {
                    Reference::Marks(change, true) if change.mark == id => {
                        is_laid = true;
                        change.count
                    }
                    _ => continue,
                },
                Node::Cost(Cost::Mark(price)) if price.mark == id => {
                    is_asked = true;
                    price.count
                }
                Node::When(when) => {
                    is_asked |= when.compared().is_some_and(
                        |it| matches!(it.subject, Subject::Mark(mark, _) if mark == id),
                    );
                    continue;
                }
                _ => continue,
            };
            if let Some(most) = at.value.most.filter(|most| count > *most) {
                let args = [
                    ("id", id),
                    ("found", &*count.to_string()),
                    ("max", &*most.to_string()),
                ];
                findings.add(Code::MarksOver, found.doc, &found.path.key("count"), &args);
            }
        }
        if !is_laid || !is_asked {
            findings.add(Code::MarkUnused, at.doc, &at.path.key("id"), &[("id", id)]);
        }
    }
}
