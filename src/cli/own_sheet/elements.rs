//! The questions about an element of a sheet: an objective, an action, a track, a mission icon.

use super::{Open, Wizard, events, objectives, places, set_up, stored, whole};
use crate::cli::console::Stop;
use crate::cli::form::{NextQuestion, Prompted, index};
use crate::cli::text::numbered;
use content::own_sheet::{
    Action, ActionEdit, Edit, EffectList, EffectSite, Element, ICON_COUNT, Key, MOST_MOVED,
    MOST_PAID, MOST_PAWNS, Objective, Poi, PoiEdit, Price, SheetForm, Track, TrackEdit,
};
use first_martians::vocabulary::AdventureType;
use language::{Args, own_sheet as sheet_text};

/// A question about an element.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Part {
    Title,
    Text,
    Optional,
    Takes,
    Facility,
    /// What building takes.
    BuildingPays,
    TakesAction,
    TakesTrack,
    ReachNumber,
    HaveItem,
    HaveCount,
    Regions,
    GoalKind,
    Times,
    PercentStep,
    Reward,
    Type,
    Pawns,
    Pays,
    Moves,
    MovesBy,
    /// Start (0), lowest (1) and highest (2) space.
    Space(usize),
    Production,
    Icon,
    /// A list of effects.
    Effects(EffectList),
    EventSols,
    /// Whether an event brings an action.
    Acts,
    ActionText,
    Done,
    Odds,
    LaterText,
    Deadline,
    /// The objectives that have to be met before.
    After,
    Either,
    SetUpKind,
    SetUpText,
    Astronauts,
    BrokenAt,
    Broken,
    BrokenCounts,
    BoxBlock,
    /// Where an action is done.
    At,
    /// Which regions, or which Facility.
    AtRegions,
    AtFacility,
    /// Where a track loses the mission.
    Lost,
    /// Which Objective tokens.
    Tokens,
    TokenColour,
    TokenNumber,
    /// Whether a token is in a region or at a Facility.
    TokenAt,
    TokenGoesTo,
}

pub(super) fn keys(draft: &SheetForm, element: Element) -> Vec<Key> {
    match element {
        Element::Objective => draft.objectives.iter().map(|it| it.key).collect(),
        Element::Action => draft.actions.iter().map(|it| it.key).collect(),
        Element::Track => draft.tracks.iter().map(|it| it.key).collect(),
        Element::Poi => draft.pois.iter().map(|it| it.key).collect(),
        Element::Event => draft.events.iter().map(|it| it.key).collect(),
        Element::SetUp => draft.set_up.iter().map(|it| it.key).collect(),
        Element::Token => draft.tokens.iter().map(|it| it.key).collect(),
    }
}

fn objective(draft: &SheetForm, key: Key) -> Option<&Objective> {
    draft.objectives.iter().find(|it| it.key == key)
}

fn poi(draft: &SheetForm, key: Key) -> Option<&Poi> {
    draft.pois.iter().find(|it| it.key == key)
}

/// The questions that this element needs as it is; none if it is gone.
pub(super) fn parts(draft: &SheetForm, element: Element, key: Key) -> Vec<Part> {
    match element {
        Element::Objective => objective(draft, key)
            .map(|it| objectives::parts(draft, it))
            .unwrap_or_default(),
        Element::Action => draft
            .action(key)
            .map(|action| action_parts(draft, action))
            .unwrap_or_default(),
        Element::Track if draft.track(key).is_none() => Vec::new(),
        Element::Track => vec![
            Part::Title,
            Part::Space(0),
            Part::Space(1),
            Part::Space(2),
            Part::Production,
            Part::Lost,
        ],
        Element::Poi if poi(draft, key).is_none() => Vec::new(),
        Element::Poi => vec![
            Part::Icon,
            Part::Title,
            Part::Text,
            Part::Effects(EffectList::Effects),
        ],
        Element::Event => draft.event(key).map(events::parts).unwrap_or_default(),
        Element::SetUp => draft.step(key).map(set_up::parts).unwrap_or_default(),
        Element::Token => draft
            .token(key)
            .map(places::token_parts)
            .unwrap_or_default(),
    }
}

fn action_parts(draft: &SheetForm, action: &Action) -> Vec<Part> {
    let mut parts = vec![Part::Title, Part::Text, Part::Type];
    parts.extend(action.kind.is_none().then_some(Part::Pawns));
    parts.push(Part::At);
    parts.extend(places::action_parts(action));
    parts.push(Part::Pays);
    parts.extend((!draft.tracks.is_empty()).then_some(Part::Moves));
    parts.extend(action.moves.map(|_| Part::MovesBy));
    parts.push(Part::Effects(EffectList::Effects));
    parts
}

impl Wizard<'_> {
    pub(super) fn ask_element(&mut self, open: Open) -> Result<NextQuestion, Stop> {
        let Open { element, key, at } = open;
        let Some(&part) = parts(&self.draft, element, key).get(at) else {
            return Ok(NextQuestion::Next);
        };
        if let Part::Effects(list) = part {
            return self.effects(EffectSite { element, key, list });
        }
        match element {
            Element::Objective => match objective(&self.draft, key).cloned() {
                Some(objective) => self.ask_objective(&objective, part),
                None => Ok(NextQuestion::Next),
            },
            Element::Action => match self.draft.action(key).cloned() {
                Some(action) => self.ask_action(&action, part),
                None => Ok(NextQuestion::Next),
            },
            Element::Track => match self.draft.track(key).cloned() {
                Some(track) => self.ask_track(&track, part),
                None => Ok(NextQuestion::Next),
            },
            Element::Poi => match poi(&self.draft, key).cloned() {
                Some(poi) => self.ask_poi(&poi, part),
                None => Ok(NextQuestion::Next),
            },
            Element::SetUp => match self.draft.step(key).cloned() {
                Some(step) => self.ask_step(&step, part),
                None => Ok(NextQuestion::Next),
            },
            Element::Token => match self.draft.token(key).cloned() {
                Some(token) => self.ask_token(&token, part),
                None => Ok(NextQuestion::Next),
            },
            Element::Event => match self.draft.event(key).cloned() {
                Some(event) => self.ask_event(&event, part),
                None => Ok(NextQuestion::Next),
            },
        }
    }

    pub(super) fn label(&self, id: &str) -> String {
        self.localizer.text(id)
    }

    fn ask_action(&mut self, action: &Action, part: Part) -> Result<NextQuestion, Stop> {
        let edit = |edit: ActionEdit| Edit::Action(action.key, edit);
        match part {
            Part::Title => self.text(
                &self.label("wizard-title-label"),
                &action.title,
                false,
                |typed| edit(ActionEdit::Title(typed)),
            ),
            Part::Text => self.text(
                &self.label("wizard-action-text"),
                &action.text,
                true,
                |typed| edit(ActionEdit::Text(typed)),
            ),
            Part::Type => {
                let typeless = (
                    self.label("wizard-typeless"),
                    action.kind.is_none(),
                    edit(ActionEdit::Type(None)),
                );
                let types = AdventureType::ALL.iter();
                let types = types.map(|&it| {
                    (
                        self.localizer.word(it),
                        action.kind == Some(it),
                        edit(ActionEdit::Type(Some(it))),
                    )
                });
                let ways = std::iter::once(typeless).chain(types).collect();
                self.choice(&self.label("wizard-type"), ways)
            }
            Part::Pawns => self.number(
                &self.label("wizard-pawns"),
                action.pawns.into(),
                (0, MOST_PAWNS.into()),
                |pawns| edit(ActionEdit::Pawns(small(pawns))),
            ),
            Part::Pays => {
                let prices: Vec<_> = Price::of(&self.draft)
                    .into_iter()
                    .map(|price| {
                        let there = action.pays.get(&price).copied().unwrap_or_default();
                        (sheet_text::price(&self.localizer, price, 1), there, price)
                    })
                    .collect();
                self.prices("wizard-pays", &prices, |price, count| {
                    edit(ActionEdit::Pays(price, count))
                })
            }
            Part::Moves => {
                let by = action.moves.map_or(1, |(_, by)| by);
                let none = (
                    self.label("wizard-moves-none"),
                    action.moves.is_none(),
                    edit(ActionEdit::Moves(None)),
                );
                let tracks = self.draft.tracks.iter().map(|track| {
                    let is_now = action.moves.is_some_and(|(moved, _)| moved == track.key);
                    let name = sheet_text::name_or_placeholder(&self.localizer, &track.title);
                    (name, is_now, edit(ActionEdit::Moves(Some((track.key, by)))))
                });
                let ways = std::iter::once(none).chain(tracks).collect();
                self.choice(&self.label("wizard-moves"), ways)
            }
            Part::MovesBy => match action.moves {
                Some((track, by)) => {
                    self.number(&self.label("wizard-moves-by"), by.into(), moved(), |by| {
                        edit(ActionEdit::Moves(Some((
                            track,
                            i8::try_from(by).unwrap_or_default(),
                        ))))
                    })
                }
                None => Ok(NextQuestion::Next),
            },
            Part::At | Part::AtRegions | Part::AtFacility => self.ask_place(action, part),
            _ => Ok(NextQuestion::Next),
        }
    }

    fn ask_track(&mut self, track: &Track, part: Part) -> Result<NextQuestion, Stop> {
        let edit = |edit: TrackEdit| Edit::Track(track.key, edit);
        match part {
            Part::Title => self.text(
                &self.label("wizard-title-label"),
                &track.title,
                false,
                |typed| edit(TrackEdit::Title(typed)),
            ),
            Part::Space(space) => {
                let id = ["wizard-track-start", "wizard-track-min", "wizard-track-max"]
                    .get(space)
                    .copied()
                    .unwrap_or_default();
                let now = track
                    .spaces
                    .get(space)
                    .map(String::as_str)
                    .unwrap_or_default();
                self.typed_number(id, now, |typed| edit(TrackEdit::Space(space, typed)))
            }
            Part::Production => self.number(
                &self.label("wizard-track-moves"),
                track.production.into(),
                moved(),
                |by| edit(TrackEdit::Production(i8::try_from(by).unwrap_or_default())),
            ),
            Part::Lost => {
                let ways = LOST.map(|(id, at)| {
                    (
                        self.label(id),
                        track.lost_at_highest == at,
                        edit(TrackEdit::LostAtHighest(at)),
                    )
                });
                self.choice(&self.label("wizard-track-lost-at"), ways.into())
            }
            _ => Ok(NextQuestion::Next),
        }
    }

    fn ask_poi(&mut self, poi: &Poi, part: Part) -> Result<NextQuestion, Stop> {
        let edit = |edit: PoiEdit| Edit::Poi(poi.key, edit);
        match part {
            Part::Icon => {
                let ways = (1..=ICON_COUNT).map(|icon| {
                    let label = self
                        .localizer
                        .format("wizard-icon", &Args::new().number("icon", icon));
                    (label, poi.icon == icon, edit(PoiEdit::Icon(icon)))
                });
                let ways = ways.collect();
                self.choice(&self.label("wizard-which-icon"), ways)
            }
            Part::Title => self.text(
                &self.label("wizard-title-label"),
                &poi.title,
                false,
                |typed| edit(PoiEdit::Title(typed)),
            ),
            Part::Text => self.text(&self.label("wizard-poi-text"), &poi.text, true, |typed| {
                edit(PoiEdit::Text(typed))
            }),
            _ => Ok(NextQuestion::Next),
        }
    }

    /// A choice among elements that may not be there yet.
    pub(super) fn choice_of_some(
        &mut self,
        label: &str,
        none: &str,
        ways: Vec<(String, bool, Edit)>,
    ) -> Result<NextQuestion, Stop> {
        if ways.is_empty() {
            self.tell(none)?;
            return Ok(NextQuestion::Next);
        }
        self.choice(&self.label(label), ways)
    }

    /// A number that is checked once the others are known.
    pub(super) fn typed_number(
        &mut self,
        label: &str,
        now: &str,
        edit: impl FnOnce(String) -> Edit,
    ) -> Result<NextQuestion, Stop> {
        let args = Args::new()
            .text("label", self.label(label))
            .text("default", sheet_text::or_dash(now));
        let id = if now.is_empty() {
            "sheet-ask-number-open"
        } else {
            "sheet-ask-number-there"
        };
        match self.line(&self.localizer.format(id, &args))? {
            Prompted::Otherwise(next) => return Ok(next),
            Prompted::Entered(None) => {}
            Prompted::Entered(Some(line)) => {
                match whole(&line).filter(|number| (-99..=999).contains(number)) {
                    Some(number) => {
                        let _ = self.edit(edit(stored(number)))?;
                    }
                    None => return self.unknown(&line),
                }
            }
        }
        Ok(NextQuestion::Next)
    }

    /// Prices: the number of a line and how many; Enter goes on.
    pub(super) fn prices<T: Copy>(
        &mut self,
        label: &str,
        prices: &[(String, u8, T)],
        edit: impl Fn(T, u8) -> Edit,
    ) -> Result<NextQuestion, Stop> {
        self.tell(label)?;
        for (index, (name, there, _)) in prices.iter().enumerate() {
            let args = Args::new()
                .text("name", name.as_str())
                .number("count", *there);
            numbered(
                &self.localizer,
                index,
                &self.localizer.format("sheet-ask-price", &args),
            )?;
        }
        let line = match self.line(&self.localizer.text("sheet-ask-pays"))? {
            Prompted::Otherwise(next) => return Ok(next),
            Prompted::Entered(None) => return Ok(NextQuestion::Next),
            Prompted::Entered(Some(line)) => line,
        };
        let (which, count) = line.split_once(' ').unwrap_or((&line, "1"));
        let count = count
            .trim()
            .parse::<u8>()
            .ok()
            .filter(|count| *count <= MOST_PAID);
        match index(which, prices.len())
            .and_then(|index| prices.get(index))
            .zip(count)
        {
            Some((&(_, _, price), count)) => {
                let _ = self.edit(edit(price, count))?;
                Ok(NextQuestion::Same)
            }
            None => self.unknown(&line),
        }
    }
}

/// Where a track can lose the mission.
const LOST: [(&str, Option<bool>); 3] = [
    ("wizard-track-lost-never", None),
    ("wizard-track-lost-lowest", Some(false)),
    ("wizard-track-lost-highest", Some(true)),
];

const fn moved() -> (i64, i64) {
    (-(MOST_MOVED as i64), MOST_MOVED as i64)
}

/// A number that is known to fit.
pub(super) fn small(number: i64) -> u8 {
    u8::try_from(number).unwrap_or_default()
}
