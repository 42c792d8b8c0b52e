//! Fields of what has none, such as `{"wilt": {"count": 1}}`. Loading ignores them, as every version did: saves carry such missions.

use super::Findings;
use crate::diagnostic::Code;
use crate::json::Path;
use crate::walk::{Found, Node};
use first_martians::effect::Effect;
use first_martians::mission::Takes;

pub(super) fn check(nodes: &[Found<'_>], findings: &mut Findings<'_, '_>) {
    for found in nodes {
        if let Node::Effect(Effect::Wilt {} | Effect::Grow {} | Effect::LoseRegionSample {}) =
            found.node
        {
            none_but(&[], found.doc, &found.path, findings);
        }
    }
    let draft = findings.draft;
    for at in &draft.objectives {
        let path = at.path.key("takes").only();
        match at.value.requirement {
            Takes::Plant {} | Takes::Words {} => none_but(&[], at.doc, &path, findings),
            Takes::Threshold(_) => none_but(&["counts", "at_least"], at.doc, &path, findings),
            _ => {}
        }
    }
}

fn none_but(known: &[&str], doc: usize, path: &Path, findings: &mut Findings<'_, '_>) {
    let Some(document) = findings.draft.docs.get(doc) else {
        return;
    };
    for (key, span) in document
        .keys(path)
        .into_iter()
        .filter(|(key, _)| !known.contains(key))
    {
        findings
            .report
            .add(Code::UnknownField, document.text, span, &[("id", key)]);
    }
}
