//! What is read out: which texts each element has, in one table, and whether every language has them.

use std::collections::{BTreeMap, BTreeSet};

use serde::{Deserialize, Serialize};

use super::draft::Draft;
use super::walk::{Found, Kind, Node, elements, nodes};
use crate::first_martians::effect::{Link, When};
use crate::first_martians::mission::{AdventureKind, Brings, GameBox};
use crate::first_martians::words::{
    AdventureType, Area, Block, Condition, Direction, Facility, Group, Item, Keyword, Modifier, Part, Phase, Profession,
    Resource, Rover, Space,
};

mod check;
mod ftl;

pub(super) use check::{check, deck_ids};
pub(super) use ftl::nests_too_deeply;

/// The languages that every mission must speak. Others may stand beside them; what they leave out is only warned of.
pub const LANGUAGES: [&str; 2] = ["en", "it"];

/// By language, the `.ftl` texts with their file names in the order in which they are to be loaded: box, decks, mission.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Prose(pub BTreeMap<String, Vec<(String, String)>>);

/// Whether a text must be there.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Need {
    Required,
    Optional,
    /// Required where the element has this trait, and useless elsewhere.
    With(Trait),
}
use Need::{Optional, Required, With};

#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Trait {
    /// An objective with a goal above 1.
    Counts,
    /// An event that brings an action.
    Acts,
    /// An element that may strike later.
    Later,
}
use Trait::{Acts, Counts, Later};

type Row = (Need, &'static [(&'static str, Need)]);

/// The table: the text of each kind of element, and its attributes.
/// To these come, for each option anywhere inside, `.option-<id>`, `.after-<id>` and, with a `later`, `.later-<id>`;
/// for each `instruct` `.do-<text>`; for each `ask` `.ask-<id>`.
const fn row(kind: Kind) -> Row {
    match kind {
        Kind::Mission => (Required, &[("title", Required), ("idea", Required)]),
        Kind::Objective => (Required, &[("title", Required), ("count", With(Counts)), ("done", Optional)]),
        Kind::Track => (Optional, &[("title", Required)]),
        Kind::Event => (Required, &[("title", Required), ("action", With(Acts)), ("done", With(Acts)), ("later", With(Later))]),
        Kind::Adventure => (Required, &[("title", Required), ("later", With(Later))]),
        Kind::Action | Kind::Poi | Kind::FollowUp | Kind::Malfunction | Kind::Ending => (Required, &[("title", Required)]),
    }
}

/// The variables that a text is given.
fn variables(kind: &str, attribute: &str) -> &'static [&'static str] {
    if kind == Kind::Objective.id() && attribute == "count" { &["done", "goal"] } else { &[] }
}

/// The forms that a noun of the box takes in a sentence.
const FORMS: &[&str] = &["the", "in", "of", "to"];
const COUNTED: &[&str] = &["the", "in", "of", "to", "one", "many"];
const SHORT: &[&str] = &["short"];
const PLAIN: &[&str] = &[];

/// A message that must be there: which of its attributes exist, and whether each must be there.
struct Wanted {
    kind: &'static str,
    text: bool,
    attributes: BTreeMap<String, bool>,
    /// The element's document and place.
    place: Option<(usize, super::json::Path)>,
}

/// The messages of the box, by id.
fn nouns(game_box: Option<&GameBox>) -> BTreeMap<String, Wanted> {
    let mut wanted = BTreeMap::new();
    let mut add = |kind: &'static str, ids: Vec<&str>, forms: &[&str]| {
        for id in ids {
            let attributes = forms.iter().map(|form| ((*form).to_owned(), true)).collect();
            let message = format!("{kind}-{}", id.replace('_', "-"));
            let _ = wanted.insert(message, Wanted { kind, text: true, attributes, place: None });
        }
    };
    add("block", Block::ALL.iter().map(|word| word.id()).collect(), FORMS);
    add("facility", Facility::ALL.iter().map(|word| word.id()).collect(), FORMS);
    add("part", Part::ALL.iter().map(|word| word.id()).collect(), FORMS);
    add("resource", Resource::ALL.iter().map(|word| word.id()).collect(), FORMS);
    add("item", Item::ALL.iter().map(|word| word.id()).collect(), COUNTED);
    add("area", Area::ALL.iter().map(|word| word.id()).collect(), PLAIN);
    add("modifier", Modifier::ALL.iter().map(|word| word.id()).collect(), FORMS);
    add("space", Space::ALL.iter().map(|word| word.id()).collect(), PLAIN);
    add("rover", Rover::ALL.iter().map(|word| word.id()).collect(), FORMS);
    add("adventure", AdventureType::ALL.iter().map(|word| word.id()).collect(), PLAIN);
    add("profession", Profession::ALL.iter().map(|word| word.id()).collect(), FORMS);
    add("condition", Condition::ALL.iter().map(|word| word.id()).collect(), FORMS);
    // The other keywords are Facilities and have their names.
    let natures = Keyword::ALL.iter().filter(|keyword| keyword.facility().is_none());
    add("keyword", natures.map(|word| word.id()).collect(), PLAIN);
    add("direction", Direction::ALL.iter().map(|word| word.id()).collect(), SHORT);
    add("group", Group::ALL.iter().map(|word| word.id()).collect(), PLAIN);
    add("phase", Phase::ALL.iter().map(|word| word.id()).collect(), PLAIN);
    if let Some(game_box) = game_box {
        add("aom", game_box.aoms.iter().map(|aom| aom.id.as_str()).collect(), PLAIN);
        add("upgrade", game_box.upgrades.iter().map(|upgrade| upgrade.id.as_str()).collect(), PLAIN);
    }
    wanted
}

/// The messages of the mission's own elements, or of those of its decks, by id.
fn texts(draft: &Draft<'_>, of_decks: bool) -> BTreeMap<String, Wanted> {
    let nodes = nodes(draft);
    let mut inside: BTreeMap<(usize, Kind, &str), Vec<&Found<'_>>> = BTreeMap::new();
    nodes.iter().for_each(|found| inside.entry((found.doc, found.kind, found.id)).or_default().push(found));
    let traits = traits(draft);
    let mut wanted = BTreeMap::new();
    for element in elements(draft).into_iter().filter(|element| (element.doc > 0) == of_decks) {
        let (text, row) = row(element.kind);
        let mut attributes = BTreeMap::new();
        for &(name, need) in row {
            let required = match need {
                Required => Some(true),
                Optional => Some(false),
                With(with) => traits.contains(&(element.kind, element.id, with)).then_some(true),
            };
            attributes.extend(required.map(|required| (name.to_owned(), required)));
        }
        let inside = inside.get(&(element.doc, element.kind, element.id)).into_iter().flatten();
        // What an event's own condition asks is never asked; that is told as such.
        let own_condition = element.path.key("when");
        let inside = inside.filter(|found| element.kind != Kind::Event || !found.path.starts_with(&own_condition));
        attributes.extend(inside.flat_map(|found| inner(found)).map(|name| (name, true)));
        let place = Some((element.doc, element.path.key("id")));
        let entry = wanted.entry(element.id.to_owned());
        let _ = entry.or_insert(Wanted { kind: element.kind.id(), text: text == Required, attributes, place });
    }
    wanted
}

/// The attributes that something inside an element calls for.
fn inner(found: &Found<'_>) -> Vec<String> {
    match found.node {
        Node::Way(way) => {
            let later = way.later.as_ref().map(|_| format!("later-{}", way.id));
            [format!("option-{}", way.id), format!("after-{}", way.id)].into_iter().chain(later).collect()
        }
        Node::Effect(effect) => {
            if let Link::Words(text) = effect.kind().link {
                vec![format!("do-{text}")]
            } else {
                Vec::new()
            }
        }
        Node::When(When::Ask(id)) => vec![format!("ask-{id}")],
        _ => Vec::new(),
    }
}

fn traits<'m>(draft: &'m Draft<'_>) -> BTreeSet<(Kind, &'m str, Trait)> {
    let mut traits = BTreeSet::new();
    for objective in draft.objectives.iter().map(|at| &at.value).filter(|objective| objective.goal > 1) {
        let _ = traits.insert((Kind::Objective, objective.id.as_str(), Counts));
    }
    for event in draft.events.iter().map(|at| &at.value) {
        if let Some(Brings::Action(action)) = &event.brings {
            let _ = traits.insert((Kind::Event, event.id.as_str(), Acts));
            if action.later.is_some() {
                let _ = traits.insert((Kind::Event, event.id.as_str(), Later));
            }
        }
    }
    for adventure in draft.adventures.iter().map(|at| &at.value) {
        let strikes_later = match &adventure.kind {
            AdventureKind::Normal(normal) => normal.later.is_some(),
            AdventureKind::Delayed(_) => true,
            AdventureKind::Choice(_) => false,
        };
        if strikes_later {
            let _ = traits.insert((Kind::Adventure, adventure.id.as_str(), Later));
        }
    }
    traits
}
