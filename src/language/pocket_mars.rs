//! *Pocket Mars* during play, and the turn of Devious Automatics, told.

use super::helper::{self, Page, moved};
use super::noun::capital;
use super::tell::yes;
use super::{Args, Voice, numbers};
use crate::play::Refusal;
use crate::pocket_mars::Building;
use crate::pocket_mars::table::{
    Cause, Command, Fact, Field, FieldValue, Game, Over, Pile, Player, Seat, Site, Spot, Step, Word,
};
use crate::scoring::ScoreLine;

pub(super) const PREFIX: &str = "pm";

/// What has happened, in a sentence with its numbers; `None` where the next fact says all.
pub fn fact(voice: &Voice, game: &Game, fact: &Fact) -> Option<String> {
    let who = |seat: Seat| Args::new().text("name", name(voice, game, seat));
    let cards = |seat: Seat, pile: Pile| who(seat).text("pile", pile_id(pile));
    let args = match fact {
        Fact::StepReached { .. } => return None,
        Fact::FirstPlayerSet { seat } | Fact::TurnBegan { seat } | Fact::PlayedFromHand { seat } => who(*seat),
        Fact::ProjectLaid { seat, owner, site, from, to, settles } => {
            let args = who(*seat).text("owner", name(voice, game, *owner)).text("site", self::site(voice, *site));
            let args = args.text("own", yes(seat == owner)).number("value", *to).number("below", *from);
            let compared = if site.building().is_none() { "never" } else { yes(*settles) };
            args.text("settles", compared)
        }
        Fact::AbilityUsed { seat, site } => who(*seat).text("site", self::site(voice, *site)),
        Fact::ColonistMoved { seat, from, to, cause } => {
            let args = who(*seat).text("from", spot(voice, *from)).text("to", spot(voice, *to));
            args.text("cause", cause_id(*cause))
        }
        Fact::EnergyMoved { seat, from, to, cause } => {
            let args = moved(*from, *to).text("name", name(voice, game, *seat)).text("cause", cause_id(*cause));
            args.text("full", yes(from == to && *cause != Cause::Table))
        }
        Fact::Discarded { seat, pile, cards: number } => cards(*seat, *pile).number("cards", *number),
        Fact::PutUnderDeck { seat, pile } => cards(*seat, *pile),
        Fact::HandToModule { seat, cards } => who(*seat).number("cards", *cards),
        Fact::Drawn { seat, from_da, from_deck } => {
            let from = match (*from_da, *from_deck) {
                (0, _) => "deck",
                (_, 0) => "da",
                _ => "both",
            };
            who(*seat).number("da", *from_da).number("deck", *from_deck).text("source", from)
        }
        Fact::DeckRebuilt { cards } | Fact::DeckDiscarded { cards } | Fact::DaFilled { cards } => {
            Args::new().number("cards", *cards)
        }
        Fact::AndroidsActed { site: None } => return Some(voice.plain("pm-fact-androids-rest")),
        Fact::AndroidsActed { site: Some(site) } | Fact::DaIdle { site } => Args::new().text("site", self::site(voice, *site)),
        Fact::GameOver { why: Over::NoCards } => return Some(voice.plain("pm-fact-game-over-no-cards")),
        Fact::GameOver { why: Over::Settled { seat } } => who(*seat),
        Fact::CardsCorrected { seat, pile, from, to } => {
            moved(*from, *to).text("name", name(voice, game, *seat)).text("pile", pile_id(*pile))
        }
        Fact::DeckCorrected { from, to } => moved(*from, *to),
        Fact::TopCorrected { site, from, to } => moved(*from, *to).text("site", self::site(voice, *site)),
    };
    Some(voice.say(&helper::fact_id(PREFIX, fact), &args))
}

/// The label of a command; `open` where some of its values are still to be chosen.
pub fn label(voice: &Voice, game: &Game, command: &Command, open: bool) -> String {
    let who = |seat: Seat| Args::new().text("name", name(voice, game, seat));
    let in_building = |building: Building| Args::new().text("site", self::building(voice, building));
    let args = match command {
        Command::Begin {}
        | Command::Passed {}
        | Command::PlayFromHand {}
        | Command::Launch {}
        | Command::Settle {}
        | Command::UseEnergyBank {}
        | Command::UseCommsCenter {}
        | Command::EndTurn {}
        | Command::SystemFailure {}
        | Command::AndroidsRest {} => Args::new(),
        Command::SetFirstPlayer { seat } | Command::DrawCard { seat } => who(*seat),
        Command::PlayFromModule { site, value } => Args::new().text("site", self::site(voice, *site)).number("value", *value),
        Command::PlayFromOther { owner, site, value } => {
            who(*owner).text("site", self::site(voice, *site)).number("value", *value)
        }
        Command::GainEnergy { pile } | Command::UseAqualab { pile } => Args::new().text("pile", pile_id(*pile)),
        Command::UseGreenhouse { seat, building, up } => {
            who(*seat).text("site", self::building(voice, *building)).text("up", yes(*up))
        }
        Command::UseHabitation { building } | Command::DaChooses { building } => in_building(*building),
        Command::ActivateAndroids { site } => Args::new().text("site", self::site(voice, *site)),
        Command::MoveColonist { seat, from, to } => who(*seat).text("from", spot(voice, *from)).text("to", spot(voice, *to)),
        Command::SetEnergy { seat, to } => who(*seat).text("to", numbers::plain(*to)),
        Command::DiscardCard { seat, pile } => who(*seat).text("pile", pile_id(*pile)),
        Command::CorrectCards { seat, pile, to } => who(*seat).text("pile", pile_id(*pile)).number("to", *to),
        Command::CorrectDeck { to } => Args::new().number("to", *to),
        Command::CorrectTop { site, to } => Args::new().text("site", self::site(voice, *site)).number("to", *to),
    };
    helper::label(voice, &helper::command_id(PREFIX, command), open, &args)
}

/// A value of a command, as it is listed.
pub(super) fn value(voice: &Voice, game: &Game, field: Field, value: &FieldValue) -> String {
    match value {
        FieldValue::Word(Word::Site(it)) => site(voice, *it),
        FieldValue::Word(Word::Building(it)) => building(voice, *it),
        FieldValue::Word(Word::Spot(it)) => spot(voice, *it),
        FieldValue::Word(Word::Pile(Pile::Hand)) => voice.plain("helper-value-pile-hand"),
        FieldValue::Word(Word::Pile(Pile::Module)) => voice.plain("helper-value-pile-module"),
        FieldValue::Number(seat) if matches!(field, Field::seat | Field::owner) => name(voice, game, helper::seat(*seat)),
        FieldValue::Number(_) | FieldValue::Flag(_) | FieldValue::Text(_) | FieldValue::List(_) => {
            helper::plain(voice, field, value)
        }
    }
}

/// Why a command was not taken.
pub fn refusal(voice: &Voice, game: &Game, command: Option<&Command>, refusal: &Refusal) -> String {
    let state = game.state();
    let full = match command {
        Some(Command::MoveColonist { seat, to: to @ Spot::TwoStar(_), .. }) => !state.has_room(*seat, *to),
        Some(Command::UseGreenhouse { seat, building, up: true }) => !state.has_room(*seat, Spot::TwoStar(*building)),
        _ => false,
    };
    if full && matches!(refusal, Refusal::OutOfRange { .. } | Refusal::NotNow { .. }) {
        let room = crate::pocket_mars::score::two_star_room(state.players.len());
        return voice.say("pm-refused-full", &Args::new().number("room", room));
    }
    helper::refusal(voice, PREFIX, refusal)
}

/// The page at hand.
pub fn page(voice: &Voice, game: &Game) -> Page {
    let state = game.state();
    let androids = state.player(1).map_or(0, |da| da.module);
    let args = Args::new()
        .text("name", name(voice, game, state.turn))
        .text("next", name(voice, game, state.next(state.turn)))
        .text("solo", yes(state.solo()))
        .number("deck", state.deck)
        .number("discard", state.discard)
        .number("module", androids)
        .number("rounds", state.rounds_left());
    let id = match state.step {
        Step::SetUp if state.solo() => "pm-page-set-up-solo",
        Step::SetUp => "pm-page-set-up",
        Step::Draft { .. } => "pm-page-draft",
        Step::Action if state.solo() => "pm-page-architect",
        Step::Action => "pm-page-action",
        Step::Acted => "pm-page-acted",
        Step::Failure => "pm-page-failure",
        Step::Activation if androids == 1 => "pm-page-activation",
        Step::Activation => "pm-page-rest",
        Step::DaGreenhouse { .. } => "pm-page-da-greenhouse",
        Step::DaHabitation => "pm-page-da-habitation",
        Step::End => "pm-page-end",
    };
    let left = match state.step {
        Step::DaGreenhouse { left } => left,
        Step::Draft { pick } => pick,
        _ => 0,
    };
    let args = args.number("left", left);
    let advice = if state.step == Step::DaHabitation { game.advice() } else { Vec::new() };
    let args = match advice.first() {
        Some(best) => {
            // Level in everything: the players choose among them.
            let level = advice.iter().filter(|it| (it.gain, it.there) == (best.gain, best.there));
            let names: Vec<_> = level.map(|it| building(voice, it.building)).collect();
            args.text("best", voice.list(&names)).text("gain", numbers::signed(best.gain))
        }
        None => args,
    };
    let da = state.player(1).filter(|_| state.solo());
    let args = args.number("da_ship", da.map_or(0, |it| it.ship)).number("da_earth", da.map_or(0, |it| it.earth()));
    let mut page = helper::page(voice, id, &args);
    if !matches!(state.step, Step::SetUp | Step::Draft { .. }) {
        page.here.push(voice.say(if state.solo() { "pm-here-solo" } else { "pm-here-deck" }, &args));
        page.here.extend(Site::ALL.into_iter().filter(|site| site.building().is_some()).map(|site| {
            voice.say("pm-here-top", &Args::new().text("site", self::site(voice, site)).number("value", state.top(site)))
        }));
    }
    page.here.extend(state.players.iter().map(|player| colonists(voice, player)));
    page.here.extend(live(voice, game));
    page
}

/// Where a player's colonists are, and how much energy there is.
fn colonists(voice: &Voice, player: &Player) -> String {
    let there = |building: &Building| {
        let [one, two] = [Spot::OneStar(*building), Spot::TwoStar(*building)].map(|spot| player.at(spot));
        let args = Args::new().text("site", self::building(voice, *building)).number("one", one).number("two", two);
        (one + two > 0).then(|| voice.say("pm-here-building", &args))
    };
    let buildings: Vec<String> = Building::ALL.iter().filter_map(there).collect();
    let args = Args::new().text("name", player.name.clone()).number("ship", player.ship).number("earth", player.earth());
    let line = voice.say("pm-here-player", &helper::number(args, "energy", player.energy));
    if buildings.is_empty() {
        return line;
    }
    voice.say("pm-here-player-on-mars", &Args::new().text("player", line).text("buildings", buildings.join(", ")))
}

/// The score as it stands, a player a line, with the bonuses that are lit.
pub fn live(voice: &Voice, game: &Game) -> Vec<String> {
    let lit =
        |line: &&ScoreLine| line.points > 0 && matches!(line.term, "most_energy" | "every_building" | "four_in_one_building");
    let told = |player: &crate::scoring::PlayerScore| {
        let bonuses: Vec<String> = player.lines.iter().filter(lit).map(|it| bonus(voice, it)).collect();
        let args = Args::new().text("name", player.name.clone()).number("total", player.total);
        if bonuses.is_empty() {
            voice.say("pm-here-score", &args)
        } else {
            voice.say("pm-here-score-with", &args.text("bonuses", voice.list(&bonuses)))
        }
    };
    game.live().players.iter().map(told).collect()
}

/// A value of a command, as it stands on a button by itself.
pub fn word(voice: &Voice, game: &Game, field: Field, value: &FieldValue) -> String {
    match value {
        FieldValue::Word(Word::Spot(it)) => capital(&spot(voice, *it)),
        FieldValue::Word(Word::Pile(it)) => voice.say("pm-pile", &Args::new().text("pile", pile_id(*it))),
        FieldValue::Flag(up) => voice.plain(if *up { "pm-up" } else { "pm-down" }),
        FieldValue::Word(Word::Site(_) | Word::Building(_))
        | FieldValue::Number(_)
        | FieldValue::Text(_)
        | FieldValue::List(_) => self::value(voice, game, field, value),
    }
}

/// What a project on top of a building would do, before it is laid there.
pub fn compared(voice: &Voice, game: &Game, site: Site, value: u8) -> String {
    let top = game.state().top(site);
    let args = Args::new().text("site", self::site(voice, site)).number("top", top);
    voice.say(
        match site.building() {
            None => "pm-compared-never",
            Some(_) if value > top => "pm-compared-higher",
            Some(_) => "pm-compared-not-higher",
        },
        &args,
    )
}

/// A bonus with its points.
pub fn bonus(voice: &Voice, line: &ScoreLine) -> String {
    let points = Args::new().text("points", numbers::signed(line.points));
    voice.say(&format!("pm-bonus-{}", line.term.replace('_', "-")), &points)
}

/// The rules entries of the step at hand, the one that it rests on first.
pub const fn entries(game: &Game) -> &'static [&'static str] {
    let state = game.state();
    match state.step {
        Step::SetUp if state.solo() => &["pm-solo-set-up", "pm-solo-levels", "pm-set-up"],
        Step::SetUp => &["pm-set-up", "pm-starting-player"],
        Step::Draft { .. } => &["pm-draft"],
        Step::Action if state.solo() => &["pm-solo-architect", "pm-solo-drawing", "pm-solo-round"],
        Step::Action => &["pm-turn", "pm-play-from-hand", "pm-play-from-module", "pm-play-from-other", "pm-launch", "pm-energy"],
        Step::Acted => &["pm-abilities", "pm-buildings", "pm-four-cards", "pm-golden-rule"],
        Step::Failure => &["pm-solo-failure"],
        Step::Activation => &["pm-solo-androids", "pm-solo-abilities"],
        Step::DaGreenhouse { .. } | Step::DaHabitation => &["pm-solo-abilities", "pm-solo-androids"],
        Step::End if state.solo() => &["pm-solo-points", "pm-solo-end", "pm-tie"],
        Step::End => &["pm-points", "pm-tie", "pm-end"],
    }
}

fn name(voice: &Voice, game: &Game, seat: Seat) -> String {
    game.state().player(seat).map_or_else(|| helper::unnamed(voice, usize::from(seat) + 1), |player| player.name.clone())
}

fn building(voice: &Voice, building: Building) -> String {
    voice.plain(&format!("score-building-{}", building.id().replace('_', "-")))
}

/// The name of a building.
pub fn site(voice: &Voice, site: Site) -> String {
    site.building().map_or_else(|| voice.plain("pm-habitation"), |it| building(voice, it))
}

fn spot(voice: &Voice, spot: Spot) -> String {
    match spot {
        Spot::Earth => voice.plain("pm-spot-earth"),
        Spot::Ship => voice.plain("pm-spot-ship"),
        Spot::OneStar(at) => voice.say("pm-spot-one-star", &Args::new().text("site", building(voice, at))),
        Spot::TwoStar(at) => voice.say("pm-spot-two-star", &Args::new().text("site", building(voice, at))),
    }
}

const fn pile_id(pile: Pile) -> &'static str {
    match pile {
        Pile::Hand => "hand",
        Pile::Module => "module",
    }
}

const fn cause_id(cause: Cause) -> &'static str {
    match cause {
        Cause::Action => "action",
        Cause::HigherValue => "higher",
        Cause::Ability => "ability",
        Cause::Androids => "androids",
        Cause::Table => "table",
    }
}
