//! Effects and costs as instructions to the players.

use std::collections::BTreeMap;

use super::common::counted;
use super::noun::capital;
use super::{Args, Localizer, board, common, marks, numbers};
use first_martians::Game;
use first_martians::effect::{
    ActionCost, Amount, Cost, Effect, Gauge, Id, Message, Reference, Sentence, Value, Who,
};
use first_martians::mission::SheetValue;
use first_martians::state::{
    Card, CardKind, ComponentSource, Face, MORALE_MAX, MORALE_MIN, Seat, TRACK_TOP,
};
use first_martians::vocabulary::Block;

/// The effect as an instruction with its numbers; `None` if it is hidden, or shown in a step of its own.
pub fn effect(
    localizer: &Localizer,
    game: &Game,
    effect: &Effect,
    by: Option<Seat>,
    card: &Card,
) -> Option<String> {
    Describer::new(localizer, game, by, card).describe(effect)
}

/// The reward of an event action, before an astronaut has performed it. In missions of format 1 the performer is always the First Player.
pub(super) fn reward(
    localizer: &Localizer,
    game: &Game,
    effects: &[Effect],
    card: &Card,
) -> Vec<String> {
    let mut describer = Describer {
        performer_unknown: game.mission().newest_format >= 2,
        ..Describer::new(localizer, game, None, card)
    };
    effects
        .iter()
        .filter_map(|effect| describer.describe(effect))
        .collect()
}

/// Effects in sequence: each instruction shows the numbers that the previous ones leave.
pub fn effects(
    localizer: &Localizer,
    game: &Game,
    effects: &[Effect],
    by: Option<Seat>,
    card: &Card,
) -> Vec<String> {
    each(localizer, game, effects, by, card)
        .into_iter()
        .flatten()
        .collect()
}

/// The instructions of a printed card or tile that the crew entered.
pub fn printed(
    localizer: &Localizer,
    game: &Game,
    says: &[Effect],
    by: Option<Seat>,
) -> Vec<String> {
    // Entered effects never refer to a text of a card.
    effects(
        localizer,
        game,
        says,
        by,
        &Card::new(CardKind::Action, "", Face::Story),
    )
}

/// Like [`effects`], with `None` for effects without an instruction.
pub fn each(
    localizer: &Localizer,
    game: &Game,
    effects: &[Effect],
    by: Option<Seat>,
    card: &Card,
) -> Vec<Option<String>> {
    let mut describer = Describer::new(localizer, game, by, card);
    effects
        .iter()
        .map(|effect| describer.describe(effect))
        .collect()
}

/// What is certain and may be known before: neither what depends on something nor what the card or a new objective will say.
pub(super) fn foretold(
    localizer: &Localizer,
    game: &Game,
    effects: &[Effect],
    card: &Card,
) -> Vec<String> {
    let may_be_known = |effect: &Effect| {
        let description = effect.description();
        match description.sentence {
            Sentence::Moves(..) => true,
            Sentence::Message(_) => !matches!(
                description.link,
                Reference::Reveals(_) | Reference::Uncovers(_)
            ),
            Sentence::Secret | Sentence::WhenReached | Sentence::CardText(_) => false,
        }
    };
    let told = each(localizer, game, effects, None, card)
        .into_iter()
        .zip(effects);
    told.filter(|(_, effect)| may_be_known(effect))
        .filter_map(|(text, _)| text)
        .collect()
}

/// What the players resolved, in the past tense. Facts of their own describe what the app applied.
pub(super) fn resolved(
    localizer: &Localizer,
    game: &Game,
    effects: &[Effect],
    by: Option<Seat>,
    card: &Card,
) -> Vec<String> {
    let mut describer = Describer {
        past: true,
        ..Describer::new(localizer, game, by, card)
    };
    effects
        .iter()
        .filter(|effect| !is_applied_by_app(effect))
        .filter_map(|effect| describer.describe(effect))
        .collect()
}

/// Whether the app applies the effect in both modes, and describes it with a fact of its own.
fn is_applied_by_app(effect: &Effect) -> bool {
    match effect.description().sentence {
        Sentence::Moves(..) => true,
        Sentence::Message(message) => message.is_story_too,
        Sentence::Secret | Sentence::WhenReached | Sentence::CardText(_) => false,
    }
}

pub(crate) fn cost(localizer: &Localizer, cost: &ActionCost) -> String {
    let pawns = cost
        .pawns
        .map(|pawns| localizer.format("cost-pawns", &Args::new().number("count", pawns)));
    let parts: Vec<String> = pawns
        .into_iter()
        .chain(cost.pays.iter().map(|pay| price(localizer, pay)))
        .collect();
    if parts.is_empty() {
        localizer.text("nothing")
    } else {
        localizer.list(&parts)
    }
}

/// A single cost.
pub fn price(localizer: &Localizer, cost: &Cost) -> String {
    match cost {
        Cost::Supply(supply) => {
            let args = Args::new().number("count", supply.count).noun(
                localizer,
                "resource",
                supply.resource,
            );
            localizer.format("cost-supply", &args)
        }
        Cost::Token(it) => board::objective_tokens(localizer, it.colour, it.count),
        Cost::Mark(it) => localizer.format(
            "cost-mark",
            &Args::new()
                .number("count", it.count)
                .text("title", common::title(localizer, &it.mark)),
        ),
        Cost::Item(item) => counted(localizer, item.item, item.count),
        Cost::MoraleTokens(tokens) => localizer.format(
            "cost-morale-tokens",
            &Args::new().number("count", tokens.count),
        ),
    }
}

struct Describer<'a> {
    localizer: &'a Localizer,
    game: &'a Game,
    by: Option<Seat>,
    card: &'a Card,
    /// Past tense, perhaps sols later: without the name of the current First Player, and without advice.
    past: bool,
    /// Whether no astronaut has performed the action yet.
    performer_unknown: bool,
    morale: i8,
    tracks: BTreeMap<Block, u8>,
    mission_tracks: BTreeMap<Id, i16>,
    /// What effects before this one reveal.
    revealed: Vec<Id>,
}

impl<'a> Describer<'a> {
    fn new(localizer: &'a Localizer, game: &'a Game, by: Option<Seat>, card: &'a Card) -> Self {
        let state = game.state();
        Self {
            localizer,
            game,
            by,
            card,
            past: false,
            performer_unknown: false,
            // Before the first sol the marker is laid where the sheet says.
            morale: if state.sol == 0 {
                game.number(SheetValue::Morale).unwrap_or(0)
            } else {
                state.morale
            },
            tracks: state.tracks.clone(),
            mission_tracks: state.mission_tracks.clone(),
            revealed: Vec::new(),
        }
    }

    fn describe(&mut self, effect: &Effect) -> Option<String> {
        if let Effect::Reveal(id) = effect {
            self.revealed.push(id.clone());
        }
        let track = if let Effect::Track(it) = effect {
            Some(&it.track)
        } else {
            None
        };
        let walker = if let Effect::MoveWalker(it) = effect {
            Some(&it.walker)
        } else {
            None
        };
        if track
            .or(walker)
            .is_some_and(|id| self.game.hides(effect) && !self.revealed.contains(id))
        {
            return None;
        }
        if let Some(stays) = self.no_marker_left(effect) {
            return Some(stays);
        }
        let text = match effect.description().sentence {
            Sentence::Secret | Sentence::WhenReached => return None,
            Sentence::Message(message) => self.message(&message),
            Sentence::Moves(Gauge::Morale, by) => self.morale(by),
            Sentence::Moves(Gauge::Malfunction(block), by) => self.malfunction(block, by),
            Sentence::Moves(Gauge::Track(id), by) => self.mission_track(id, by),
            Sentence::CardText(text) => {
                self.localizer
                    .prose_attribute(&self.card.id, &format!("do-{text}"), &Args::new())
            }
        };
        Some(capital(&text))
    }

    /// What is said of an effect that lays markers where all are laid.
    fn no_marker_left(&self, effect: &Effect) -> Option<String> {
        let Effect::Mark(it) = effect else {
            return None;
        };
        if self.past || self.game.marks_left(&it.mark) != Some(0) {
            return None;
        }
        let laid = self.game.state().marks_on(&it.mark, None);
        let args = Args::new()
            .number("count", laid)
            .text("title", common::title(self.localizer, &it.mark));
        Some(self.localizer.format("effect-mark-stays", &args))
    }

    /// Formats a message with its values. A profession that is not in the crew leaves nothing to do.
    fn message(&self, message: &Message<'_>) -> String {
        let localizer = self.localizer;
        let cards = if self.game.state().cards == ComponentSource::Digital {
            "digital"
        } else {
            "physical"
        };
        let mut args =
            message
                .values
                .iter()
                .fold(
                    Args::new().text("cards", cards),
                    |args, &(name, value)| match value {
                        Value::Noun(word) => args.noun(localizer, name, word),
                        Value::Name(word) => args.text(name, localizer.word(word)),
                        Value::Number(number) => args.number(name, number),
                        Value::Things(item, count) => {
                            args.text(name, counted(localizer, item, count))
                        }
                        Value::Form(form) => args.text(name, form),
                        Value::Title(id) => args.text(name, common::title(localizer, id)),
                        Value::Token(id) => {
                            args.text(name, board::own_token(localizer, self.game, id))
                        }
                        Value::TokenAt(at) => args.text(name, board::token_at(localizer, at)),
                        Value::MarkPlace(on) => args.text(name, marks::place(localizer, on)),
                        Value::RegionIn(at) => args.text(name, marks::region_in(localizer, at)),
                    },
                );
        if let Some(who) = &message.who {
            match self.who(who) {
                Ok(who) => args = args.text("who", who),
                Err(nobody) => return nobody,
            }
        }
        let Some(by) = message.by.map(|by| self.amount(by)) else {
            return self.format(message.key, args);
        };
        let direction = match by {
            1.. => "more",
            0 => "same",
            _ => "less",
        };
        self.format(
            &format!("{}-{direction}", message.key),
            args.number("count", by.unsigned_abs()),
        )
    }

    #[expect(
        clippy::needless_pass_by_value,
        reason = "the values are made for this one message"
    )]
    fn format(&self, id: &str, args: Args) -> String {
        let past = if self.past {
            self.localizer.try_say_attribute(id, "told", &args)
        } else {
            None
        };
        past.unwrap_or_else(|| self.localizer.format(id, &args))
    }

    fn amount(&self, by: Amount) -> i8 {
        by.for_astronauts(self.game.state().crew.astronauts.len())
    }

    fn signed(&self, by: Amount) -> String {
        numbers::signed(self.amount(by))
    }

    fn who(&self, who: &Who) -> Result<String, String> {
        let (localizer, crew) = (self.localizer, &self.game.state().crew);
        match who {
            Who::FirstPlayer => Ok(self.first_player()),
            Who::Performer if self.performer_unknown => Ok(localizer.text("who-performer")),
            Who::Performer => Ok(self.by.map_or_else(
                || self.first_player(),
                |seat| common::name_as_subject(localizer, crew, seat),
            )),
            Who::Everyone => Ok(localizer.text("who-everyone")),
            Who::Chosen => Ok(localizer.text("who-chosen")),
            Who::MostWounded => Ok(localizer.text("who-most-wounded")),
            Who::Profession(profession) => match crew.seat_of(*profession) {
                Some(seat) => Ok(common::name_as_subject(localizer, crew, seat)),
                None => Err(self.format(
                    "who-nobody",
                    Args::new().noun(localizer, "profession", *profession),
                )),
            },
            Who::Remembered(person) => match self.game.state().people.get(person) {
                Some(seat) => Ok(common::name_as_subject(localizer, crew, *seat)),
                None => Err(localizer.text("who-nobody-known")),
            },
        }
    }

    fn first_player(&self) -> String {
        if self.past {
            return self.localizer.text("who-first-player-unnamed");
        }
        let crew = &self.game.state().crew;
        let name = common::name(self.localizer, crew, crew.first_player);
        self.localizer
            .format("who-first-player", &Args::new().text("name", name))
    }

    fn morale(&mut self, by: Amount) -> String {
        let from = self.morale;
        self.morale = from
            .saturating_add(self.amount(by))
            .clamp(MORALE_MIN, MORALE_MAX);
        self.moved(
            "effect-morale",
            by,
            from.into(),
            self.morale.into(),
            Args::new(),
        )
    }

    fn malfunction(&mut self, block: Block, by: Amount) -> String {
        let from = i16::from(self.tracks.get(&block).copied().unwrap_or(0));
        let to = from
            .saturating_add(self.amount(by).into())
            .clamp(0, TRACK_TOP.into());
        let _ = self.tracks.insert(block, u8::try_from(to).unwrap_or(0));
        let full = to == i16::from(TRACK_TOP) && from < to;
        let id = if full {
            "effect-malfunction-full"
        } else {
            "effect-malfunction"
        };
        self.moved(
            id,
            by,
            from,
            to,
            Args::new().noun(self.localizer, "block", block),
        )
    }

    fn mission_track(&mut self, id: &str, by: Amount) -> String {
        let track = self
            .game
            .mission()
            .sheet
            .tracks
            .iter()
            .find(|track| track.id == id);
        let (min, max) = track.map_or((i16::MIN, i16::MAX), |track| (track.min, track.max));
        let from = self.mission_tracks.get(id).copied().unwrap_or(0);
        let to = from.saturating_add(self.amount(by).into()).clamp(min, max);
        let _ = self.mission_tracks.insert(id.to_owned(), to);
        self.moved(
            "effect-track",
            by,
            from,
            to,
            Args::new().text("title", common::title(self.localizer, id)),
        )
    }

    fn moved(&self, id: &str, by: Amount, from: i16, to: i16, args: Args) -> String {
        let args = args.text("by", self.signed(by));
        if from == to {
            self.format(&format!("{id}-stays"), args.text("at", numbers::plain(to)))
        } else {
            self.format(id, args.text("change", numbers::change(from, to)))
        }
    }
}
