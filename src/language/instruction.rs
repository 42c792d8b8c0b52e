//! Effects and costs as what the players do at the table.

use std::collections::BTreeMap;

use super::noun::{capital, counted};
use super::{Args, Voice, numbers, tell};
use crate::first_martians::Game;
use crate::first_martians::effect::{ActionCost, Amount, Cost, Effect, Id, Who};
use crate::first_martians::state::{Card, CardKind, Face, Kept, MORALE_MAX, MORALE_MIN, Seat, TRACK_TOP};
use crate::first_martians::words::{Area, Block, Condition, Facility, Space};

/// The effect as what the players do, with its numbers; `None` for what happens unseen or is told in its own time.
pub fn effect(voice: &Voice, game: &Game, effect: &Effect, by: Option<Seat>, card: &Card) -> Option<String> {
    Teller::new(voice, game, by, card).tell(effect)
}

/// Effects that are resolved one after the other: the numbers that the app keeps go on from one to the next.
pub fn effects(voice: &Voice, game: &Game, effects: &[Effect], by: Option<Seat>, card: &Card) -> Vec<String> {
    each(voice, game, effects, by, card).into_iter().flatten().collect()
}

/// What a printed card or tile says, as the crew has put it together.
pub fn printed(voice: &Voice, game: &Game, says: &[Effect], by: Option<Seat>) -> Vec<String> {
    // No text of a card is among what can be put together.
    effects(voice, game, says, by, &Card::new(CardKind::Action, "", Face::Story))
}

/// The same, effect by effect.
pub fn each(voice: &Voice, game: &Game, effects: &[Effect], by: Option<Seat>, card: &Card) -> Vec<Option<String>> {
    let mut teller = Teller::new(voice, game, by, card);
    effects.iter().map(|effect| teller.tell(effect)).collect()
}

/// What was resolved at the table, told afterwards. What the app keeps is told by facts of its own.
pub(super) fn resolved(voice: &Voice, game: &Game, effects: &[Effect], by: Option<Seat>, card: &Card) -> Vec<String> {
    let mut teller = Teller { past: true, ..Teller::new(voice, game, by, card) };
    effects.iter().filter(|effect| !is_kept(effect)).filter_map(|effect| teller.tell(effect)).collect()
}

/// Whether the app itself moves what the effect moves, and tells that as a fact of its own.
const fn is_kept(effect: &Effect) -> bool {
    matches!(
        effect,
        Effect::Morale(_)
            | Effect::Malfunction(_)
            | Effect::MalfunctionCard(_)
            | Effect::Adventure(_)
            | Effect::RevealObjective(_)
            | Effect::Track(_)
    )
}

/// What an action takes.
pub fn cost(voice: &Voice, cost: &ActionCost) -> String {
    let pawns = cost.pawns.map(|pawns| voice.say("cost-pawns", &Args::new().number("count", pawns)));
    let parts: Vec<String> = pawns.into_iter().chain(cost.pays.iter().map(|pay| price(voice, pay))).collect();
    if parts.is_empty() { voice.plain("nothing") } else { voice.list(&parts) }
}

/// One thing that is paid.
pub fn price(voice: &Voice, cost: &Cost) -> String {
    match cost {
        Cost::Supply(supply) => {
            let args = Args::new().number("count", supply.count).noun(voice, "resource", supply.resource);
            voice.say("cost-supply", &args)
        }
        Cost::Item(item) => counted(voice, item.item, item.count),
        Cost::MoraleTokens(tokens) => voice.say("cost-morale-tokens", &Args::new().number("count", tokens.count)),
    }
}

struct Teller<'a> {
    voice: &'a Voice,
    game: &'a Game,
    by: Option<Seat>,
    card: &'a Card,
    /// Told afterwards, perhaps sols later: without the name of whoever is First Player now, and without advice.
    past: bool,
    morale: i8,
    tracks: BTreeMap<Block, u8>,
    mission_tracks: BTreeMap<Id, i16>,
}

impl<'a> Teller<'a> {
    fn new(voice: &'a Voice, game: &'a Game, by: Option<Seat>, card: &'a Card) -> Self {
        let state = game.state();
        Self {
            voice,
            game,
            by,
            card,
            past: false,
            morale: state.morale,
            tracks: state.tracks.clone(),
            mission_tracks: state.mission_tracks.clone(),
        }
    }

    fn tell(&mut self, effect: &Effect) -> Option<String> {
        let voice = self.voice;
        let text = match effect {
            Effect::BreakPart(at) => self.say("effect-break-part", self.at(at.facility).noun(voice, "part", at.part)),
            Effect::RepairPart(at) => self.say("effect-repair-part", self.at(at.facility).noun(voice, "part", at.part)),
            Effect::Shutdown(shutdown) => match shutdown.facility {
                Some(facility) => self.say("effect-shutdown-at", self.at(facility).noun(voice, "resource", shutdown.resource)),
                None => self.say("effect-shutdown-any", Args::new().noun(voice, "resource", shutdown.resource)),
            },
            Effect::Token(token) => {
                let space = if token.space == Space::Now { "now" } else { "next" };
                let args = self.at(token.on).noun(voice, "token", token.token).text("space", space);
                self.say("effect-token", args)
            }
            Effect::ClearTokens(at) => self.say("effect-clear-tokens", self.at(at.facility)),
            Effect::RoverToken(token) => {
                let args = Args::new().noun(voice, "rover", token.rover).noun(voice, "token", token.token);
                self.say("effect-rover-token", args)
            }
            Effect::CrewToken(token) => self.to("effect-crew-token", token.who, Args::new().noun(voice, "token", token.token)),
            Effect::Supply(change) => {
                let args = Args::new().noun(voice, "resource", change.resource);
                self.more_or_less("effect-supply", change.by, args)
            }
            Effect::Productivity(change) => {
                let max = if change.facility == Facility::Oxygenator { 4 } else { 5 };
                let args = self.at(change.facility).text("by", self.signed(change.by)).number("max", max);
                self.say("effect-productivity", args)
            }
            Effect::Stress(change) => self.more_or_less("effect-stress", change.by, Args::new()),
            Effect::Morale(change) => self.morale(change.by),
            Effect::Malfunction(change) => self.malfunction(change.block, change.by),
            Effect::MalfunctionCard(draw) => {
                let cards = if self.game.state().cards == Kept::Digital { "digital" } else { "physical" };
                let args = Args::new().noun(voice, "block", draw.block).text("cards", cards);
                match draw.keyword {
                    Some(keyword) => self.say("effect-malfunction-card-keyword", args.text("keyword", voice.word(keyword))),
                    None => self.say("effect-malfunction-card", args),
                }
            }
            Effect::Wound(wound) => self.to("effect-wound", wound.who, Args::new().number("count", wound.count)),
            Effect::HealWound(heal) => self.to("effect-heal-wound", heal.who, Args::new().number("count", heal.count)),
            Effect::Condition(gain) => match gain.condition {
                Some(condition) => {
                    let anxiety = if condition == Condition::Anxiety { "-anxiety" } else { "" };
                    let id = format!("effect-condition{anxiety}");
                    self.to(&id, gain.who, Args::new().noun(voice, "condition", condition))
                }
                None => {
                    let args = Args::new().text("anxiety", voice.word(Condition::Anxiety));
                    self.to("effect-condition-drawn", gain.who, args)
                }
            },
            Effect::CureCondition(cure) => self.to("effect-cure-condition", cure.who, Args::new()),
            Effect::MoraleTokens(change) => self.morale_tokens(change.who, change.by),
            Effect::Wilt {} => self.say("effect-wilt", Args::new()),
            Effect::Grow {} => self.say("effect-grow", Args::new()),
            Effect::Gain(gain) => {
                let area = if gain.to == Area::Available { "available" } else { "pending" };
                let args = Args::new().text("area", area).text("things", counted(voice, gain.item, gain.count));
                self.say("effect-gain", args)
            }
            Effect::Lose(lose) => self.say("effect-lose", Args::new().text("things", counted(voice, lose.item, lose.count))),
            Effect::LoseRegionSample {} => voice.plain("effect-lose-region-sample"),
            Effect::Adventure(draw) => {
                self.to("effect-adventure", draw.who, Args::new().text("adventure", voice.word(draw.kind)))
            }
            Effect::LosePawn(loss) => self.to("effect-lose-pawn", loss.who, Args::new()),
            Effect::RevealObjective(objective) => {
                let title = tell::title(voice, objective);
                self.say("effect-reveal-objective", Args::new().text("title", title))
            }
            Effect::Track(change) => self.mission_track(&change.track, change.by),
            Effect::Instruct(instruction) => {
                let attribute = format!("do-{}", instruction.text);
                voice.prose_attribute(&self.card.id, &attribute, &Args::new())
            }
            Effect::Schedule(_)
            | Effect::SetFlag(_)
            | Effect::ClearFlag(_)
            | Effect::Count(_)
            | Effect::If(_)
            | Effect::Choose(_) => return None,
        };
        Some(capital(&text))
    }

    #[expect(clippy::needless_pass_by_value, reason = "the values are made for this one message")]
    fn say(&self, id: &str, args: Args) -> String {
        let told = if self.past { self.voice.try_say_attribute(id, "told", &args) } else { None };
        told.unwrap_or_else(|| self.voice.say(id, &args))
    }

    fn at(&self, facility: Facility) -> Args {
        Args::new().noun(self.voice, "facility", facility)
    }

    fn amount(&self, by: Amount) -> i8 {
        by.of(self.game.state().crew.astronauts.len())
    }

    fn signed(&self, by: Amount) -> String {
        numbers::signed(self.amount(by))
    }

    /// A sentence about an astronaut; a profession that is not in the crew leaves nothing to do.
    fn to(&self, id: &str, who: Who, args: Args) -> String {
        match self.who(who) {
            Ok(who) => self.say(id, args.text("who", who)),
            Err(nobody) => nobody,
        }
    }

    fn who(&self, who: Who) -> Result<String, String> {
        let (voice, crew) = (self.voice, &self.game.state().crew);
        match who {
            Who::FirstPlayer => Ok(self.first_player()),
            Who::Performer => Ok(self.by.map_or_else(|| self.first_player(), |seat| tell::subject(voice, crew, seat))),
            Who::Everyone => Ok(voice.plain("who-everyone")),
            Who::Chosen => Ok(voice.plain("who-chosen")),
            Who::MostWounded => Ok(voice.plain("who-most-wounded")),
            Who::Profession(profession) => match crew.seat_of(profession) {
                Some(seat) => Ok(tell::subject(voice, crew, seat)),
                None => Err(self.say("who-nobody", Args::new().noun(voice, "profession", profession))),
            },
        }
    }

    fn first_player(&self) -> String {
        if self.past {
            return self.voice.plain("who-first-player-unnamed");
        }
        let crew = &self.game.state().crew;
        let name = tell::name(self.voice, crew, crew.first_player);
        self.voice.say("who-first-player", &Args::new().text("name", name))
    }

    fn more_or_less(&self, id: &str, by: Amount, args: Args) -> String {
        let by = self.amount(by);
        let direction = match by {
            1.. => "more",
            0 => "same",
            _ => "less",
        };
        self.say(&format!("{id}-{direction}"), args.number("count", by.unsigned_abs()))
    }

    fn morale_tokens(&self, who: Who, by: Amount) -> String {
        match self.who(who) {
            Ok(who) => self.more_or_less("effect-morale-tokens", by, Args::new().text("who", who)),
            Err(nobody) => nobody,
        }
    }

    fn morale(&mut self, by: Amount) -> String {
        let from = self.morale;
        self.morale = from.saturating_add(self.amount(by)).clamp(MORALE_MIN, MORALE_MAX);
        self.moved("effect-morale", by, from.into(), self.morale.into(), Args::new())
    }

    fn malfunction(&mut self, block: Block, by: Amount) -> String {
        let from = i16::from(self.tracks.get(&block).copied().unwrap_or(0));
        let to = from.saturating_add(self.amount(by).into()).clamp(0, TRACK_TOP.into());
        let _ = self.tracks.insert(block, u8::try_from(to).unwrap_or(0));
        let full = to == i16::from(TRACK_TOP) && from < to;
        let id = if full { "effect-malfunction-full" } else { "effect-malfunction" };
        self.moved(id, by, from, to, Args::new().noun(self.voice, "block", block))
    }

    fn mission_track(&mut self, id: &str, by: Amount) -> String {
        let track = self.game.mission().sheet.tracks.iter().find(|track| track.id == id);
        let (min, max) = track.map_or((i16::MIN, i16::MAX), |track| (track.min, track.max));
        let from = self.mission_tracks.get(id).copied().unwrap_or(0);
        let to = from.saturating_add(self.amount(by).into()).clamp(min, max);
        let _ = self.mission_tracks.insert(id.to_owned(), to);
        self.moved("effect-track", by, from, to, Args::new().text("title", tell::title(self.voice, id)))
    }

    fn moved(&self, id: &str, by: Amount, from: i16, to: i16, args: Args) -> String {
        let args = args.text("by", self.signed(by));
        if from == to {
            self.say(&format!("{id}-stays"), args.text("at", numbers::plain(to)))
        } else {
            self.say(id, args.text("change", numbers::change(from, to)))
        }
    }
}
