//! The texts that are read out: which of them each element has, and whether every language has them.

use std::collections::{BTreeMap, BTreeSet};

use serde::{Deserialize, Serialize};

use super::mission_form::MissionForm;
use super::walk::{Element, Found, Kind, Node, elements, nodes, people_of};
use first_martians::effect::{Branch, Effect, Id, NestedEffects, PERSON_FORMS, Reference, When};
use first_martians::mission::{AdventureKind, Brings, GameBox, TrackEnd, VARIANTS_MAX};
use first_martians::state::Face;
use first_martians::vocabulary::{
    AdventureType, Area, Block, Condition, Direction, Facility, Group, Item, Keyword, Modifier,
    Part, Phase, Profession, Resource, Rover, Space,
};

mod check;
mod ftl;

pub(super) use check::campaign::check_campaign;
pub(super) use check::{check, deck_ids, stubs};
pub(super) use ftl::nests_too_deeply;

/// The required languages of a mission. Others may be added; their gaps are only warnings.
pub(crate) const REQUIRED_LANGUAGES: [&str; 2] = ["en", "it"];

/// By language code: the `.ftl` texts with their file names, in loading order (box, decks, mission).
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Prose(pub BTreeMap<String, Vec<(String, String)>>);

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Need {
    Required,
    Optional,
    /// Required if the element has this trait, otherwise unused.
    With(Trait),
    /// Optional if the element has this trait, otherwise unused.
    Allowed(Trait),
}
use Need::{Allowed, Optional, Required, With};

#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Trait {
    /// An objective with a goal above 1.
    Counts,
    /// An event with an action.
    Acts,
    /// An element with a delayed consequence.
    Later,
    /// An objective that may fail.
    Fails,
    /// An effect changes the goal of the objective.
    Grows,
    /// An objective that another may close.
    Closes,
}
use Trait::{Acts, Closes, Counts, Fails, Grows, Later};

type Row = (Need, &'static [(&'static str, Need)]);

/// The message of each kind of element, and its attributes.
/// Each option inside adds `.option-<id>`, `.after-<id>` and, with a `later`, `.later-<id>`; each way of chance `.way-<id>` and the
/// same; each `instruct` adds `.do-<text>`; each `ask` adds `.ask-<id>`; an `if` may have `.then-<text>` and `.else-<text>`;
/// a named end of a track adds `.end-<text>`.
const fn row(kind: Kind) -> Row {
    match kind {
        Kind::Mission => (Required, &[("title", Required), ("idea", Required)]),
        Kind::Objective => (
            Required,
            &[
                ("title", Required),
                ("count", With(Counts)),
                ("done", Optional),
                ("failed", Allowed(Fails)),
                ("closed", Allowed(Closes)),
                ("goal", Allowed(Grows)),
            ],
        ),
        Kind::Token => (Optional, &[]),
        Kind::SetUp => (Required, &[]),
        Kind::Mark | Kind::Track => (Optional, &[("title", Required)]),
        Kind::Walker => (
            Optional,
            &[
                ("title", Required),
                ("moves", Optional),
                ("arrives", Optional),
            ],
        ),
        Kind::Event => (
            Required,
            &[
                ("title", Required),
                ("action", With(Acts)),
                ("done", With(Acts)),
                ("later", With(Later)),
            ],
        ),
        Kind::Adventure => (Required, &[("title", Required), ("later", With(Later))]),
        Kind::Standing => (Required, &[("title", Required), ("ends", Optional)]),
        Kind::Action
        | Kind::Poi
        | Kind::FollowUp
        | Kind::Malfunction
        | Kind::Ending
        | Kind::Loss => (Required, &[("title", Required)]),
    }
}

/// The names under which the mission remembers astronauts, its decks included.
pub(super) fn people(draft: &MissionForm<'_>) -> BTreeSet<Id> {
    // Most missions are of format 1, and need not be walked through once more.
    if draft.formats.iter().all(|format| *format < 2) {
        return BTreeSet::new();
    }
    let taken = draft
        .chapter
        .iter()
        .flat_map(|chapter| chapter.takes.people.iter().cloned());
    people_of(&nodes(draft)).into_iter().chain(taken).collect()
}

/// The forms of a noun of the box in a sentence.
const FORMS: &[&str] = &["the", "in", "of", "to"];
const COUNTED: &[&str] = &["the", "in", "of", "to", "one", "many"];
const SHORT: &[&str] = &["short"];
const PLAIN: &[&str] = &[];

/// An expected message; its attributes by name, and whether each is required.
struct ExpectedMessage {
    kind: &'static str,
    text: bool,
    attributes: BTreeMap<String, bool>,
    /// Whether its texts may have several wordings.
    takes_wordings: bool,
    /// The astronauts whom its texts may name.
    people: BTreeSet<Id>,
    /// The document and path of the element.
    place: Option<(usize, super::json::Path)>,
}

/// A message of a campaign: it has a text, and these attributes, required or not.
pub(super) struct CampaignText {
    pub id: Id,
    pub kind: &'static str,
    pub attributes: Vec<(&'static str, bool)>,
    /// The astronauts whom its text may name.
    pub people: BTreeSet<Id>,
}

/// Elements of a campaign whose texts are only ever read aloud.
const OF_CAMPAIGN: [&str; 1] = ["chapter"];

impl ExpectedMessage {
    /// The variables that a text may use: those of its kind, and the astronauts whom texts read aloud may name.
    fn variables(&self, attribute: &str) -> Vec<String> {
        if self.kind == Kind::Objective.id() && attribute == "count" {
            return vec!["done".to_owned(), "goal".to_owned()];
        }
        if !self.names_people(attribute) {
            return Vec::new();
        }
        self.people
            .iter()
            .flat_map(|person| {
                PERSON_FORMS
                    .iter()
                    .map(move |form| format!("{person}{form}"))
            })
            .collect()
    }

    /// Whether a text is only ever read aloud, so that the app knows whom it names.
    fn names_people(&self, attribute: &str) -> bool {
        let text = wording(attribute).map_or(attribute, |(of, _)| of);
        let is_story = [
            Kind::Event,
            Kind::FollowUp,
            Kind::Adventure,
            Kind::Malfunction,
            Kind::Ending,
            Kind::Standing,
        ];
        (is_read_aloud(text) || text == "retry")
            && (!text.is_empty()
                || is_story.iter().any(|kind| kind.id() == self.kind)
                || OF_CAMPAIGN.contains(&self.kind))
    }

    /// The astronaut whom a variable names, in whatever form.
    fn person<'v>(&self, variable: &'v str) -> &'v str {
        let base = |form: &&str| {
            variable
                .strip_suffix(*form)
                .filter(|base| !form.is_empty() && self.people.contains(*base))
        };
        PERSON_FORMS.iter().find_map(base).unwrap_or(variable)
    }
}

fn nouns(game_box: Option<&GameBox>) -> BTreeMap<String, ExpectedMessage> {
    let mut wanted = BTreeMap::new();
    let mut add = |kind: &'static str, ids: Vec<&str>, forms: &[&str]| {
        for id in ids {
            let attributes = forms
                .iter()
                .map(|form| ((*form).to_owned(), true))
                .collect();
            let message = format!("{kind}-{}", id.replace('_', "-"));
            let _ = wanted.insert(
                message,
                ExpectedMessage {
                    kind,
                    text: true,
                    attributes,
                    takes_wordings: false,
                    people: BTreeSet::new(),
                    place: None,
                },
            );
        }
    };
    add(
        "block",
        Block::ALL.iter().map(|word| word.id()).collect(),
        FORMS,
    );
    add(
        "facility",
        Facility::ALL.iter().map(|word| word.id()).collect(),
        FORMS,
    );
    add(
        "part",
        Part::ALL.iter().map(|word| word.id()).collect(),
        FORMS,
    );
    add(
        "resource",
        Resource::ALL.iter().map(|word| word.id()).collect(),
        FORMS,
    );
    add(
        "item",
        Item::ALL.iter().map(|word| word.id()).collect(),
        COUNTED,
    );
    add(
        "area",
        Area::ALL.iter().map(|word| word.id()).collect(),
        PLAIN,
    );
    add(
        "modifier",
        Modifier::ALL.iter().map(|word| word.id()).collect(),
        FORMS,
    );
    add(
        "space",
        Space::ALL.iter().map(|word| word.id()).collect(),
        PLAIN,
    );
    add(
        "rover",
        Rover::ALL.iter().map(|word| word.id()).collect(),
        FORMS,
    );
    add(
        "adventure",
        AdventureType::ALL.iter().map(|word| word.id()).collect(),
        PLAIN,
    );
    add(
        "profession",
        Profession::ALL.iter().map(|word| word.id()).collect(),
        FORMS,
    );
    add(
        "condition",
        Condition::ALL.iter().map(|word| word.id()).collect(),
        FORMS,
    );
    // The other keywords are Facilities and have their names.
    let natures = Keyword::ALL
        .iter()
        .filter(|keyword| keyword.facility().is_none());
    add("keyword", natures.map(|word| word.id()).collect(), PLAIN);
    add(
        "direction",
        Direction::ALL.iter().map(|word| word.id()).collect(),
        SHORT,
    );
    add(
        "group",
        Group::ALL.iter().map(|word| word.id()).collect(),
        PLAIN,
    );
    add(
        "phase",
        Phase::ALL.iter().map(|word| word.id()).collect(),
        PLAIN,
    );
    if let Some(game_box) = game_box {
        add(
            "aom",
            game_box.aoms.iter().map(|aom| aom.id.as_str()).collect(),
            PLAIN,
        );
        add(
            "upgrade",
            game_box
                .upgrades
                .iter()
                .map(|upgrade| upgrade.id.as_str())
                .collect(),
            PLAIN,
        );
    }
    wanted
}

/// The messages of the mission's own elements, or of those of its decks, by id.
fn texts(draft: &MissionForm<'_>, of_decks: bool) -> BTreeMap<String, ExpectedMessage> {
    let nodes = nodes(draft);
    let mut inside: BTreeMap<(usize, Kind, &str), Vec<&Found<'_>>> = BTreeMap::new();
    nodes.iter().for_each(|found| {
        inside
            .entry((found.doc, found.kind, found.id))
            .or_default()
            .push(found);
    });
    let traits = traits(draft, &nodes);
    let mut people = people_of(&nodes);
    people.extend(
        draft
            .chapter
            .iter()
            .flat_map(|chapter| chapter.takes.people.iter().cloned()),
    );
    let mut wanted = BTreeMap::new();
    // Tokens have no texts: the app names them.
    let told = |element: &Element<'_>| (element.doc > 0) == of_decks && element.kind != Kind::Token;
    for element in elements(draft).into_iter().filter(told) {
        let (text, row) = row(element.kind);
        let mut attributes = BTreeMap::new();
        for &(name, need) in row {
            let required = match need {
                Required => Some(true),
                Optional => Some(false),
                With(with) => traits
                    .contains(&(element.kind, element.id, with))
                    .then_some(true),
                Allowed(with) => traits
                    .contains(&(element.kind, element.id, with))
                    .then_some(false),
            };
            attributes.extend(required.map(|required| (name.to_owned(), required)));
        }
        let inside = inside
            .get(&(element.doc, element.kind, element.id))
            .into_iter()
            .flatten();
        // The wording of what is closed need not be there.
        if element.kind == Kind::Event && draft.takes_wordings(element.doc) {
            let _ = attributes.insert("closed".to_owned(), false);
        }
        // An event's own condition never asks; `check::cards` reports that.
        let own_condition = element.path.key("when");
        let inside = inside
            .filter(|found| element.kind != Kind::Event || !found.path.starts_with(&own_condition));
        attributes.extend(inside.flat_map(|found| inner(found)));
        let takes_wordings = draft.takes_wordings(element.doc);
        let people = if takes_wordings {
            people.clone()
        } else {
            BTreeSet::new()
        };
        let place = Some((element.doc, element.path.key("id")));
        let entry = wanted.entry(element.id.to_owned());
        let (kind, text) = (element.kind.id(), text == Required);
        let _ = entry.or_insert(ExpectedMessage {
            kind,
            text,
            attributes,
            takes_wordings,
            people,
            place,
        });
    }
    wanted
}

/// The attributes of the two branches of an `if`.
fn branch_texts(text: &str) -> [String; 2] {
    [Face::Then(text.to_owned()), Face::Else(text.to_owned())]
        .map(|face| face.attribute().unwrap_or_default())
}

/// What an attribute is another wording of, and its number; the story has the empty name.
pub(super) fn wording(attribute: &str) -> Option<(&str, u8)> {
    let (of, number) = attribute.rsplit_once("variant-")?;
    let of = if of.is_empty() {
        of
    } else {
        of.strip_suffix('-')?
    };
    let number = number
        .parse()
        .ok()
        .filter(|number| (2..=VARIANTS_MAX).contains(number))?;
    Some((of, number))
}

/// Whether a text is read aloud, so that it may have several wordings.
fn is_read_aloud(attribute: &str) -> bool {
    const READ: [&str; 6] = ["after-", "later-", "then-", "else-", "way-", "end-"];
    matches!(
        attribute,
        "" | "done" | "later" | "failed" | "closed" | "ends" | "moves" | "arrives"
    ) || READ.iter().any(|start| attribute.starts_with(start))
}

/// The attributes that a node inside an element adds, and whether each is required.
fn inner(found: &Found<'_>) -> Vec<(String, bool)> {
    let required = |name: String| (name, true);
    match found.node {
        Node::Way(way) => {
            let later = way.later.as_ref().map(|_| format!("later-{}", way.id));
            [format!("option-{}", way.id), format!("after-{}", way.id)]
                .into_iter()
                .chain(later)
                .map(required)
                .collect()
        }
        Node::RandomWay { told, way } => {
            let later = way.later.as_ref().map(|_| format!("later-{}", way.id));
            told.then(|| format!("way-{}", way.id))
                .into_iter()
                .chain(later)
                .map(required)
                .collect()
        }
        Node::Effect(effect) => match effect.description().link {
            Reference::Knows(it) if it.who.asks() => vec![(format!("who-{}", it.person), false)],
            Reference::Words(text) => vec![required(format!("do-{text}"))],
            Reference::Holds(NestedEffects::If(Branch {
                text: Some(text), ..
            })) => branch_texts(text).map(|name| (name, false)).into(),
            _ => Vec::new(),
        },
        Node::When(When::Ask(id)) => vec![required(format!("ask-{id}"))],
        Node::TrackEnd(TrackEnd {
            text: Some(text), ..
        }) => vec![required(format!("end-{text}"))],
        _ => Vec::new(),
    }
}

fn traits<'m>(draft: &'m MissionForm<'_>, nodes: &[Found<'m>]) -> BTreeSet<(Kind, &'m str, Trait)> {
    let mut traits = BTreeSet::new();
    for objective in draft.objectives.iter().map(|at| &at.value) {
        let id = objective.id.as_str();
        traits.extend(objective.deadline.map(|_| (Kind::Objective, id, Fails)));
        traits.extend(
            objective
                .either
                .as_ref()
                .map(|_| (Kind::Objective, id, Closes)),
        );
    }
    for found in nodes {
        match found.node {
            Node::Effect(Effect::FailObjective(id)) => {
                traits.extend([(Kind::Objective, id.as_str(), Fails)]);
            }
            Node::Effect(Effect::ChangeGoal(it)) => {
                traits.extend([(Kind::Objective, it.objective.as_str(), Grows)]);
                traits.extend((it.to > 1).then_some((
                    Kind::Objective,
                    it.objective.as_str(),
                    Counts,
                )));
            }
            _ => {}
        }
    }
    for objective in draft
        .objectives
        .iter()
        .map(|at| &at.value)
        .filter(|objective| objective.goal > 1)
    {
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
