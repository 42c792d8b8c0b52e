//! *Pocket Mars* in words, including the turns of Devious Automatics.

use super::fact_text::yes_no;
use super::helper::{self, Page, moved};
use super::noun::capital;
use super::{Args, Localizer, numbers};
use base::play::{Refusal, variant_name};
use companions::pocket_mars::Building;
use companions::pocket_mars::helper::{
    BuildingCard, ColonistSpace, Command, Fact, Field, FieldValue, Game, GameEnd, MoveCause, Pile,
    Player, Seat, Step, Word,
};
use companions::scoring::ScoreLine;
use rulebook::StepQuestion;

pub(super) const PREFIX: &str = "pm";

/// A fact as a sentence with its numbers; `None` if the next fact says it all.
pub fn fact(localizer: &Localizer, game: &Game, fact: &Fact) -> Option<String> {
    let who = |seat: Seat| Args::new().text("name", name(localizer, game, seat));
    let cards = |seat: Seat, pile: Pile| who(seat).text("pile", variant_name(&pile));
    let args = match fact {
        Fact::StepReached { .. } => return None,
        Fact::FirstPlayerSet { seat }
        | Fact::TurnBegan { seat }
        | Fact::PlayedFromHand { seat } => who(*seat),
        Fact::ProjectLaid {
            seat,
            owner,
            site,
            from,
            to,
            settles,
        } => {
            let args = who(*seat)
                .text("owner", name(localizer, game, *owner))
                .text("site", self::site(localizer, *site));
            let args = args
                .text("own", yes_no(seat == owner))
                .number("value", *to)
                .number("below", *from);
            let compared = if site.building().is_none() {
                "never"
            } else {
                yes_no(*settles)
            };
            args.text("settles", compared)
        }
        Fact::AbilityUsed { seat, site } => who(*seat).text("site", self::site(localizer, *site)),
        Fact::ColonistMoved {
            seat,
            from,
            to,
            cause,
        } => {
            let args = who(*seat)
                .text("from", spot(localizer, *from))
                .text("to", spot(localizer, *to));
            args.text("cause", cause_id(*cause))
        }
        Fact::EnergyMoved {
            seat,
            from,
            to,
            cause,
        } => {
            let args = moved(*from, *to)
                .text("name", name(localizer, game, *seat))
                .text("cause", cause_id(*cause));
            args.text("full", yes_no(from == to && *cause != MoveCause::Table))
        }
        Fact::Discarded {
            seat,
            pile,
            cards: number,
        } => cards(*seat, *pile).number("cards", *number),
        Fact::PutUnderDeck { seat, pile } => cards(*seat, *pile),
        Fact::HandToModule { seat, cards } => who(*seat).number("cards", *cards),
        Fact::Drawn {
            seat,
            from_da,
            from_deck,
        } => {
            let from = match (*from_da, *from_deck) {
                (0, _) => "deck",
                (_, 0) => "da",
                _ => "both",
            };
            who(*seat)
                .number("da", *from_da)
                .number("deck", *from_deck)
                .text("source", from)
        }
        Fact::DeckRebuilt { cards } | Fact::DeckDiscarded { cards } | Fact::DaFilled { cards } => {
            Args::new().number("cards", *cards)
        }
        Fact::AndroidsActed { site: None } => return Some(localizer.text("pm-fact-androids-rest")),
        Fact::AndroidsActed { site: Some(site) } | Fact::DaIdle { site } => {
            Args::new().text("site", self::site(localizer, *site))
        }
        Fact::GameOver {
            why: GameEnd::NoCards,
        } => return Some(localizer.text("pm-fact-game-over-no-cards")),
        Fact::GameOver {
            why: GameEnd::Settled { seat },
        } => who(*seat),
        Fact::CardsCorrected {
            seat,
            pile,
            from,
            to,
        } => moved(*from, *to)
            .text("name", name(localizer, game, *seat))
            .text("pile", variant_name(pile)),
        Fact::DeckCorrected { from, to } => moved(*from, *to),
        Fact::TopCorrected { site, from, to } => {
            moved(*from, *to).text("site", self::site(localizer, *site))
        }
    };
    Some(localizer.format(&helper::fact_id(PREFIX, fact), &args))
}

/// The label of a command; `open` if it has open parameters.
pub fn label(localizer: &Localizer, game: &Game, command: &Command, open: bool) -> String {
    let who = |seat: Seat| Args::new().text("name", name(localizer, game, seat));
    let in_building =
        |building: Building| Args::new().text("site", self::building(localizer, building));
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
        Command::PlayFromModule { site, value } => Args::new()
            .text("site", self::site(localizer, *site))
            .number("value", *value),
        Command::PlayFromOther { owner, site, value } => who(*owner)
            .text("site", self::site(localizer, *site))
            .number("value", *value),
        Command::GainEnergy { pile } | Command::UseAqualab { pile } => {
            Args::new().text("pile", variant_name(pile))
        }
        Command::UseGreenhouse { seat, building, up } => who(*seat)
            .text("site", self::building(localizer, *building))
            .text("up", yes_no(*up)),
        Command::UseHabitation { building } | Command::DaChooses { building } => {
            in_building(*building)
        }
        Command::ActivateAndroids { site } => {
            Args::new().text("site", self::site(localizer, *site))
        }
        Command::MoveColonist { seat, from, to } => who(*seat)
            .text("from", spot(localizer, *from))
            .text("to", spot(localizer, *to)),
        Command::SetEnergy { seat, to } => who(*seat).text("to", numbers::plain(*to)),
        Command::DiscardCard { seat, pile } => who(*seat).text("pile", variant_name(pile)),
        Command::CorrectCards { seat, pile, to } => who(*seat)
            .text("pile", variant_name(pile))
            .number("to", *to),
        Command::CorrectDeck { to } => Args::new().number("to", *to),
        Command::CorrectTop { site, to } => Args::new()
            .text("site", self::site(localizer, *site))
            .number("to", *to),
    };
    helper::label(localizer, &helper::command_id(PREFIX, command), open, &args)
}

pub(super) fn value(
    localizer: &Localizer,
    game: &Game,
    field: Field,
    value: &FieldValue,
) -> String {
    match value {
        FieldValue::Word(Word::Site(it)) => site(localizer, *it),
        FieldValue::Word(Word::Building(it)) => building(localizer, *it),
        FieldValue::Word(Word::BoardCounter(it)) => spot(localizer, *it),
        FieldValue::Word(Word::Pile(Pile::Hand)) => localizer.text("helper-value-pile-hand"),
        FieldValue::Word(Word::Pile(Pile::Module)) => localizer.text("helper-value-pile-module"),
        FieldValue::Number(seat) if matches!(field, Field::seat | Field::owner) => {
            name(localizer, game, helper::seat(*seat))
        }
        FieldValue::Number(_) | FieldValue::Flag(_) | FieldValue::Text(_) | FieldValue::List(_) => {
            helper::value_text(localizer, field, value)
        }
    }
}

/// Why a command was refused: of a full building, how many it holds; otherwise the reason of the refusal.
pub fn refusal(
    localizer: &Localizer,
    game: &Game,
    command: Option<&Command>,
    refusal: &Refusal,
) -> String {
    let state = game.state();
    let full = match command {
        Some(Command::MoveColonist {
            seat,
            to: to @ ColonistSpace::TwoStar(_),
            ..
        }) => !state.has_room(*seat, *to),
        Some(Command::UseGreenhouse {
            seat,
            building,
            up: true,
        }) => !state.has_room(*seat, ColonistSpace::TwoStar(*building)),
        _ => false,
    };
    if full && matches!(refusal, Refusal::OutOfRange { .. } | Refusal::NotNow { .. }) {
        let room = companions::pocket_mars::score::two_star_capacity(state.players.len());
        return localizer.format("pm-refused-full", &Args::new().number("room", room));
    }
    helper::refusal(localizer, PREFIX, refusal)
}

/// The page of the current step: heading, instructions and the state of the table.
pub fn page(localizer: &Localizer, game: &Game) -> Page {
    let state = game.state();
    let androids = state.player(1).map_or(0, |da| da.module);
    let args = Args::new()
        .text("name", name(localizer, game, state.turn))
        .text("next", name(localizer, game, state.next(state.turn)))
        .text("solo", yes_no(state.solo()))
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
    let advice = if state.step == Step::DaHabitation {
        game.da_options()
    } else {
        Vec::new()
    };
    let args = match advice.first() {
        Some(best) => {
            // All of these are equal, so the players choose.
            let level = advice
                .iter()
                .filter(|it| (it.gain, it.colonists) == (best.gain, best.colonists));
            let names: Vec<_> = level.map(|it| building(localizer, it.building)).collect();
            args.text("best", localizer.list(&names))
                .text("gain", numbers::signed(best.gain))
        }
        None => args,
    };
    let da = state.player(1).filter(|_| state.solo());
    let args = args
        .number("da_ship", da.map_or(0, |it| it.ship))
        .number("da_earth", da.map_or(0, |it| it.on_earth()));
    let mut page = helper::page(localizer, id, &args);
    if !matches!(state.step, Step::SetUp | Step::Draft { .. }) {
        page.status.push(localizer.format(
            if state.solo() {
                "pm-here-solo"
            } else {
                "pm-here-deck"
            },
            &args,
        ));
        page.status.extend(
            BuildingCard::ALL
                .into_iter()
                .filter(|site| site.building().is_some())
                .map(|site| {
                    localizer.format(
                        "pm-here-top",
                        &Args::new()
                            .text("site", self::site(localizer, site))
                            .number("value", state.top(site)),
                    )
                }),
        );
    }
    page.status.extend(
        state
            .players
            .iter()
            .map(|player| colonists(localizer, player)),
    );
    page.status.extend(current_scores(localizer, game));
    page
}

/// A player's colonists and energy.
fn colonists(localizer: &Localizer, player: &Player) -> String {
    let there = |building: &Building| {
        let [one, two] = [
            ColonistSpace::OneStar(*building),
            ColonistSpace::TwoStar(*building),
        ]
        .map(|spot| player.colonists_at(spot));
        let args = Args::new()
            .text("site", self::building(localizer, *building))
            .number("one", one)
            .number("two", two);
        (one + two > 0).then(|| localizer.format("pm-here-building", &args))
    };
    let buildings: Vec<String> = Building::ALL.iter().filter_map(there).collect();
    let args = Args::new()
        .text("name", player.name.clone())
        .number("ship", player.ship)
        .number("earth", player.on_earth());
    let line = localizer.format(
        "pm-here-player",
        &helper::number(args, "energy", player.energy),
    );
    if buildings.is_empty() {
        return line;
    }
    localizer.format(
        "pm-here-player-on-mars",
        &Args::new()
            .text("player", line)
            .text("buildings", buildings.join(", ")),
    )
}

/// The current score, one player per line, with the bonuses.
pub fn current_scores(localizer: &Localizer, game: &Game) -> Vec<String> {
    let lit = |line: &&ScoreLine| {
        line.points > 0
            && matches!(
                line.term,
                "most_energy" | "every_building" | "four_in_one_building"
            )
    };
    let line = |player: &companions::scoring::PlayerScore| {
        let bonuses: Vec<String> = player
            .lines
            .iter()
            .filter(lit)
            .map(|it| bonus(localizer, it))
            .collect();
        let args = Args::new()
            .text("name", player.name.clone())
            .number("total", player.total);
        if bonuses.is_empty() {
            localizer.format("pm-here-score", &args)
        } else {
            localizer.format(
                "pm-here-score-with",
                &args.text("bonuses", localizer.list(&bonuses)),
            )
        }
    };
    game.current_score().players.iter().map(line).collect()
}

/// A value on a button of its own.
pub fn word(localizer: &Localizer, game: &Game, field: Field, value: &FieldValue) -> String {
    match value {
        FieldValue::Word(Word::BoardCounter(it)) => place(localizer, *it),
        FieldValue::Word(Word::Pile(it)) => {
            localizer.format("pm-pile", &Args::new().text("pile", variant_name(it)))
        }
        FieldValue::Flag(up) => localizer.text(if *up { "pm-up" } else { "pm-down" }),
        FieldValue::Word(Word::Site(_) | Word::Building(_))
        | FieldValue::Number(_)
        | FieldValue::Text(_)
        | FieldValue::List(_) => self::value(localizer, game, field, value),
    }
}

/// What a project would do on top of a building, before it is played.
pub fn project_preview(
    localizer: &Localizer,
    game: &Game,
    site: BuildingCard,
    value: u8,
) -> String {
    let top = game.state().top(site);
    let args = Args::new()
        .text("site", self::site(localizer, site))
        .number("top", top);
    localizer.format(
        match site.building() {
            None => "pm-compared-never",
            Some(_) if value > top => "pm-compared-higher",
            Some(_) => "pm-compared-not-higher",
        },
        &args,
    )
}

/// The bonus that a term of the score is, after its points with a sign.
pub fn bonus(localizer: &Localizer, line: &ScoreLine) -> String {
    let points = Args::new().text("points", numbers::signed(line.points));
    localizer.format(
        &format!("pm-bonus-{}", line.term.replace('_', "-")),
        &points,
    )
}

/// The rules entries of the current step, the most relevant first.
pub const fn entries(game: &Game) -> &'static [&'static str] {
    let state = game.state();
    match state.step {
        Step::SetUp if state.solo() => &["pm-solo-set-up", "pm-solo-levels", "pm-set-up"],
        Step::SetUp => &["pm-set-up", "pm-starting-player"],
        Step::Draft { .. } => &["pm-draft"],
        Step::Action if state.solo() => &["pm-solo-architect", "pm-solo-drawing", "pm-solo-round"],
        Step::Action => &[
            "pm-turn",
            "pm-play-from-hand",
            "pm-play-from-module",
            "pm-play-from-other",
            "pm-launch",
            "pm-energy",
        ],
        Step::Acted => &[
            "pm-abilities",
            "pm-buildings",
            "pm-four-cards",
            "pm-golden-rule",
        ],
        Step::Failure => &["pm-solo-failure"],
        Step::Activation => &["pm-solo-androids", "pm-solo-abilities"],
        Step::DaGreenhouse { .. } | Step::DaHabitation => {
            &["pm-solo-abilities", "pm-solo-androids"]
        }
        Step::End if state.solo() => &["pm-solo-points", "pm-solo-end", "pm-tie"],
        Step::End => &["pm-points", "pm-tie", "pm-end"],
    }
}

/// What tables ask at the current step, the most pressing first.
pub const fn questions(game: &Game) -> [StepQuestion; 3] {
    let state = game.state();
    StepQuestion::three(match state.step {
        Step::SetUp if state.solo() => [
            ("pm-solo-set-up", "androids"),
            ("pm-solo-set-up", "look"),
            ("pm-solo-set-up", "room"),
        ],
        Step::SetUp => [
            ("pm-set-up", "module"),
            ("pm-set-up", "energy"),
            ("pm-starting-player", "passed"),
        ],
        Step::Draft { .. } => [
            ("pm-draft", "four"),
            ("pm-draft", "last"),
            ("pm-draft", "module"),
        ],
        Step::Action if state.solo() => [
            ("pm-solo-drawing", "whence"),
            ("pm-solo-architect", "text"),
            ("pm-solo-architect", "launch"),
        ],
        Step::Action => [
            ("pm-play-from-module", "equal"),
            ("pm-play-from-other", "compare"),
            ("pm-launch", "cost"),
        ],
        Step::Acted => [
            ("pm-four-cards", "back"),
            ("pm-four-cards", "many"),
            ("pm-golden-rule", "card"),
        ],
        Step::Failure => [
            ("pm-solo-failure", "one"),
            ("pm-solo-failure", "else"),
            ("pm-solo-end", "deck"),
        ],
        Step::Activation => [
            ("pm-solo-androids", "two"),
            ("pm-solo-androids", "empty"),
            ("pm-solo-androids", "stays"),
        ],
        Step::DaGreenhouse { .. } | Step::DaHabitation => [
            ("pm-solo-abilities", "choose"),
            ("pm-solo-abilities", "mine"),
            ("pm-solo-abilities", "best"),
        ],
        Step::End if state.solo() => [
            ("pm-solo-points", "tie"),
            ("pm-solo-points", "four"),
            ("pm-solo-points", "five"),
        ],
        Step::End => [
            ("pm-tie", "who"),
            ("pm-points", "energy"),
            ("pm-points", "earth"),
        ],
    })
}

fn name(localizer: &Localizer, game: &Game, seat: Seat) -> String {
    game.state().player(seat).map_or_else(
        || helper::unnamed(localizer, usize::from(seat) + 1),
        |player| player.name.clone(),
    )
}

fn building(localizer: &Localizer, building: Building) -> String {
    localizer.text(&format!(
        "score-building-{}",
        building.id().replace('_', "-")
    ))
}

/// The printed name of a building card, Habitation included.
pub fn site(localizer: &Localizer, site: BuildingCard) -> String {
    site.building().map_or_else(
        || localizer.text("pm-habitation"),
        |it| building(localizer, it),
    )
}

/// A place for colonists, as a name.
pub fn place(localizer: &Localizer, place: ColonistSpace) -> String {
    capital(&spot(localizer, place))
}

fn spot(localizer: &Localizer, spot: ColonistSpace) -> String {
    match spot {
        ColonistSpace::Earth => localizer.text("pm-spot-earth"),
        ColonistSpace::Ship => localizer.text("pm-spot-ship"),
        ColonistSpace::OneStar(at) => localizer.format(
            "pm-spot-one-star",
            &Args::new().text("site", building(localizer, at)),
        ),
        ColonistSpace::TwoStar(at) => localizer.format(
            "pm-spot-two-star",
            &Args::new().text("site", building(localizer, at)),
        ),
    }
}

const fn cause_id(cause: MoveCause) -> &'static str {
    match cause {
        MoveCause::Action => "action",
        MoveCause::HigherValue => "higher",
        MoveCause::Ability => "ability",
        MoveCause::Androids => "androids",
        MoveCause::Table => "table",
    }
}
