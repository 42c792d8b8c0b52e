//! Where everything in a mission happens: of which element, after which answers, how many sols later.

use std::collections::{BTreeMap, BTreeSet};

use super::logic::{Claim, Var, vars};
use crate::content::draft::Draft;
use crate::content::json::Path;
use crate::content::walk::{Element, Kind, elements};
use crate::first_martians::effect::{Effect, Later, Way, When};
use crate::first_martians::mission::{AdventureKind, Brings};

/// What happens, or is looked at.
#[derive(Debug, Clone, Copy)]
pub(super) enum What<'m> {
    /// An effect. Its place is what its one key names.
    Effect(&'m Effect),
    /// The condition of an element or of an `if`. Its place is the object itself.
    When(&'m When),
    /// A hidden objective that a Mission Event brings.
    Brings(&'m str),
    /// What is noted for a later sol.
    Later(&'m Later),
    /// What strikes while an event action stays undone.
    Consequence,
}

/// Something that happens, and where.
#[derive(Debug, Clone)]
pub(super) struct Site<'m> {
    /// The place of its element in the list of all.
    pub element: usize,
    pub what: What<'m>,
    pub doc: usize,
    pub path: Path,
    /// What has been answered on the way there, and nothing has changed since.
    pub claims: Vec<Claim<'m>>,
    /// At least so many sols after its element has come.
    pub delay: i32,
    /// Whether it happens at once when its element comes, not when something is done or undone.
    pub at_once: bool,
}

/// All elements with all that happens in them.
pub(super) struct Sites<'m> {
    pub elements: Vec<Element<'m>>,
    pub all: Vec<Site<'m>>,
}

impl<'m> Sites<'m> {
    pub fn of(draft: &'m Draft<'_>) -> Self {
        let elements = elements(draft);
        let changed = changed(draft);
        let mut walk = Walk { elements: &elements, changed: &changed, all: Vec::new(), now: Now::default() };
        walk.mission(draft);
        let all = walk.all;
        Self { elements, all }
    }

    /// The element of a site.
    pub fn element(&self, site: &Site<'m>) -> Option<&Element<'m>> {
        self.elements.get(site.element)
    }

    /// All effects, each with its site.
    pub fn effects(&self) -> impl Iterator<Item = (&Site<'m>, &'m Effect)> {
        self.all.iter().filter_map(|site| if let What::Effect(effect) = site.what { Some((site, effect)) } else { None })
    }

    /// All conditions at their top, each with its site.
    pub fn conditions(&self) -> impl Iterator<Item = (&Site<'m>, &'m When)> {
        self.all.iter().filter_map(|site| if let What::When(when) = site.what { Some((site, when)) } else { None })
    }
}

type Named<'m> = (usize, Kind, &'m str);

/// What each element itself may change while it is resolved: an answer given before does not hold after.
fn changed<'m>(draft: &'m Draft<'_>) -> BTreeMap<Named<'m>, BTreeSet<Var<'m>>> {
    let mut changed: BTreeMap<Named<'m>, BTreeSet<Var<'m>>> = BTreeMap::new();
    for found in crate::content::walk::nodes(draft) {
        let crate::content::walk::Node::Effect(effect) = found.node else { continue };
        let vars: Vec<Var<'m>> = match effect {
            Effect::SetFlag(id) | Effect::ClearFlag(id) => vec![Var::Flag(id)],
            Effect::Count(change) => vec![Var::Counter(&change.counter)],
            Effect::Track(change) => vec![Var::Track(&change.track)],
            Effect::Malfunction(change) => vec![Var::Malfunction(change.block)],
            Effect::Morale(_) => vec![Var::Morale],
            _ => Vec::new(),
        };
        changed.entry((found.doc, found.kind, found.id)).or_default().extend(vars);
    }
    changed
}

#[derive(Debug, Clone, Default)]
struct Now<'m> {
    element: usize,
    doc: usize,
    claims: Vec<Claim<'m>>,
    delay: i32,
    at_once: bool,
}

struct Walk<'w, 'm> {
    elements: &'w [Element<'m>],
    changed: &'w BTreeMap<Named<'m>, BTreeSet<Var<'m>>>,
    all: Vec<Site<'m>>,
    now: Now<'m>,
}

impl<'m> Walk<'_, 'm> {
    fn mission(&mut self, draft: &'m Draft<'_>) {
        if self.enter(0, &Path::default()) {
            for at in &draft.production {
                self.effect(&at.value, &at.path);
            }
        }
        for at in draft.objectives.iter().filter(|at| !at.value.reward.is_empty()) {
            let _ = self.enter(at.doc, &at.path);
            self.effects(&at.value.reward, &at.path.key("reward"));
        }
        for at in &draft.actions {
            let _ = self.enter(at.doc, &at.path);
            self.effects(&at.value.effects, &at.path.key("effects"));
        }
        for at in &draft.pois {
            let _ = self.enter(at.doc, &at.path);
            self.effects(&at.value.effects, &at.path.key("effects"));
        }
        for at in &draft.events {
            let _ = self.enter(at.doc, &at.path);
            if let Some(when) = &at.value.when {
                self.site(What::When(when), at.path.key("when"));
                // An event comes only while its condition holds.
                self.claim(when, true);
            }
            self.effects(&at.value.effects, &at.path.key("effects"));
            match &at.value.brings {
                Some(Brings::Objective(id)) => self.site(What::Brings(id), at.path.key("brings").only()),
                Some(Brings::Action(action)) => {
                    let path = at.path.key("brings").key("action");
                    self.now.at_once = false;
                    self.now.claims.clear();
                    self.effects(&action.reward, &path.key("reward"));
                    if let Some(later) = &action.later {
                        self.now.delay = 1;
                        self.site(What::Consequence, path.key("later"));
                        self.effects(&later.effects, &path.key("later").key("effects"));
                    }
                }
                None => {}
            }
        }
        for at in &draft.follow_ups {
            let _ = self.enter(at.doc, &at.path);
            self.effects(&at.value.effects, &at.path.key("effects"));
        }
        for at in &draft.adventures {
            let _ = self.enter(at.doc, &at.path);
            let path = at.path.key("kind").only();
            match &at.value.kind {
                AdventureKind::Normal(normal) => {
                    self.effects(&normal.effects, &path.key("effects"));
                    self.later(normal.later.as_ref(), &path.key("later"));
                }
                AdventureKind::Delayed(later) => self.later(Some(later), &path),
                AdventureKind::Choice(choice) => self.options(&choice.options, &path.key("options")),
            }
        }
        for at in &draft.malfunctions {
            let _ = self.enter(at.doc, &at.path);
            self.effects(&at.value.effects, &at.path.key("effects"));
        }
        for at in &draft.endings {
            let _ = self.enter(at.doc, &at.path);
            if let Some(when) = &at.value.when {
                self.site(What::When(when), at.path.key("when"));
            }
        }
    }

    /// Goes to the element that stands there.
    fn enter(&mut self, doc: usize, path: &Path) -> bool {
        let element = self.elements.iter().position(|element| element.doc == doc && element.path == *path);
        self.now = Now { element: element.unwrap_or(usize::MAX), doc, at_once: true, ..Now::default() };
        element.is_some()
    }

    fn site(&mut self, what: What<'m>, path: Path) {
        let Now { element, doc, claims, delay, at_once } = self.now.clone();
        self.all.push(Site { element, what, doc, path, claims, delay, at_once });
    }

    fn claim(&mut self, when: &'m When, holds: bool) {
        let named = self.elements.get(self.now.element).map(|it| (it.doc, it.kind, it.id));
        let changed = named.and_then(|named| self.changed.get(&named));
        let stays = vars(when).iter().all(|var| changed.is_none_or(|changed| !changed.contains(var)));
        if stays {
            self.now.claims.push((when, holds));
        }
    }

    fn effects(&mut self, effects: &'m [Effect], path: &Path) {
        for (index, effect) in effects.iter().enumerate() {
            self.effect(effect, &path.index(index));
        }
    }

    fn effect(&mut self, effect: &'m Effect, path: &Path) {
        let path = path.only();
        self.site(What::Effect(effect), path.clone());
        match effect {
            Effect::If(branch) => {
                self.site(What::When(&branch.when), path.key("when"));
                for (holds, effects, name) in [(true, &branch.then, "then"), (false, &branch.or_else, "else")] {
                    let before = self.now.claims.clone();
                    self.claim(&branch.when, holds);
                    self.effects(effects, &path.key(name));
                    self.now.claims = before;
                }
            }
            Effect::Choose(choice) => self.options(&choice.options, &path.key("options")),
            _ => {}
        }
    }

    fn options(&mut self, options: &'m [Way], path: &Path) {
        for (index, way) in options.iter().enumerate() {
            let path = path.index(index);
            self.effects(&way.effects, &path.key("effects"));
            self.later(way.later.as_ref(), &path.key("later"));
        }
    }

    fn later(&mut self, later: Option<&'m Later>, path: &Path) {
        let Some(later) = later else { return };
        self.site(What::Later(later), path.clone());
        let before = self.now.clone();
        // Sols go by: what was answered may be otherwise.
        self.now.claims.clear();
        self.now.delay += i32::from(later.after.min);
        self.now.at_once = false;
        self.effects(&later.effects, &path.key("effects"));
        self.now = before;
    }
}
