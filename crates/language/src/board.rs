//! The board in words: counters, token stacks, answers.

use super::common::{moved, name, with_name, yes_no};
use super::noun::capital;
use super::{Args, Localizer};
use first_martians::Game;
use first_martians::board::{
    BoardCounter, BoardState, Pick, Place, Question, Section, SkillCard, TokenMark, TokenStack,
};
use first_martians::crew::Seat;
use first_martians::game_box::NamedKind;
use first_martians::mission::TokenAt;
use first_martians::queries::skills::price_of_skill;
use first_martians::vocabulary::{Direction, Region, TokenColour};

/// A Facility, numbered if there are several: `Oxygenator 02`, `Lab`; a spare one is named as such.
pub fn place(localizer: &Localizer, place: Place) -> String {
    let name = localizer.word(place.facility);
    if place.is_spare() {
        localizer.format("place-spare", &Args::new().text("name", name))
    } else if Place::count_on_board(place.facility) > 1 {
        localizer.format(
            "place-numbered",
            &Args::new()
                .text("name", name)
                .text("number", format!("{:02}", place.number)),
        )
    } else {
        name
    }
}

/// A region by its ring and the sign of its direction, as in `R1-NE`.
pub fn region(localizer: &Localizer, region: Region) -> String {
    localizer.format(
        "region",
        &Args::new()
            .number("ring", region.ring)
            .text("direction", short_direction(localizer, region.direction)),
    )
}

/// The letters of a direction, as in the names of its regions.
pub fn short_direction(localizer: &Localizer, direction: Direction) -> String {
    localizer.prose_attribute(&super::noun::Noun::key(direction), "short", &Args::new())
}

/// A message about a list of regions.
pub(super) fn regions<'r>(
    localizer: &Localizer,
    id: &str,
    regions: impl IntoIterator<Item = &'r Region>,
) -> String {
    let names: Vec<String> = regions
        .into_iter()
        .map(|&it| region(localizer, it))
        .collect();
    localizer.format(
        id,
        &Args::new()
            .count("count", names.len())
            .text("regions", localizer.list(&names)),
    )
}

pub(crate) fn section(localizer: &Localizer, section: Section) -> String {
    localizer.text(&format!("section-{}", section.id()))
}

/// With a capital letter, for lists.
pub fn section_title(localizer: &Localizer, it: Section) -> String {
    capital(&section(localizer, it))
}

/// The full name of a counter or space of the board.
pub fn spot(localizer: &Localizer, game: &Game, spot: &BoardCounter) -> String {
    let crew = &game.state().crew;
    let of = |id: &str, args: Args| localizer.format(&format!("spot-{id}"), &args);
    let at = |it: &Place| Args::new().text("place", place(localizer, *it));
    let who = |seat: &u8| with_name(Args::new(), localizer, crew, *seat);
    let on = |it: &Region| Args::new().text("region", region(localizer, *it));
    match spot {
        BoardCounter::Supply(resource) => {
            of("supply", Args::new().noun(localizer, "resource", *resource))
        }
        BoardCounter::Stress => localizer.text("spot-stress"),
        BoardCounter::Built(it) => of("built", at(it)),
        BoardCounter::Part(it, part) => of("part", at(it).noun(localizer, "part", *part)),
        BoardCounter::Productivity(it) => of("productivity", at(it)),
        BoardCounter::Tile(it, resource) => {
            of("tile", at(it).noun(localizer, "resource", *resource))
        }
        BoardCounter::Greenhouses(it) => of("greenhouses", at(it)),
        BoardCounter::Plants(it) => of("plants", at(it)),
        BoardCounter::Growth(it, space) => of("growth", at(it).number("space", *space)),
        BoardCounter::Cargo(area, item) => of(
            "cargo",
            Args::new()
                .noun(localizer, "area", *area)
                .text("item", localizer.word(*item)),
        ),
        BoardCounter::ObjectiveTokens(area, colour) => of(
            "objective-tokens",
            Args::new()
                .noun(localizer, "area", *area)
                .text("colour", colour.id()),
        ),
        BoardCounter::Upgrade(id) => of(
            "upgrade",
            Args::new().text("upgrade", upgrade(localizer, id)),
        ),
        BoardCounter::Examined => localizer.text("spot-examined"),
        BoardCounter::Discoveries => localizer.text("spot-discoveries"),
        BoardCounter::Wounds(seat) => of("wounds", who(seat)),
        BoardCounter::MoraleTokens(seat) => of("morale-tokens", who(seat)),
        BoardCounter::Condition(seat, condition) => of(
            "condition",
            who(seat).noun(localizer, "condition", *condition),
        ),
        BoardCounter::Pool(condition) => {
            of("pool", Args::new().noun(localizer, "condition", *condition))
        }
        BoardCounter::Skill(seat, 0) => of("basic-skill", who(seat)),
        BoardCounter::Skill(seat, skill) => of("skill", who(seat).number("skill", *skill)),
        BoardCounter::LostPawns(seat) => of("lost-pawns", who(seat)),
        BoardCounter::Samples(it) => of("samples", on(it)),
        BoardCounter::Objectives(it) => of("objectives", on(it)),
    }
}

/// The name where the context shows what it belongs to: `Productivity`.
pub fn short_name(localizer: &Localizer, spot: &BoardCounter) -> String {
    let say = |id: &str| localizer.text(&format!("short-{id}"));
    match spot {
        BoardCounter::Supply(resource) => capital(&localizer.word(*resource)),
        BoardCounter::Stress => localizer.text("spot-stress"),
        BoardCounter::Built(_) => say("built"),
        BoardCounter::Part(_, part) => capital(&localizer.word(*part)),
        BoardCounter::Productivity(_) => say("productivity"),
        BoardCounter::Tile(_, resource) => localizer.format(
            "short-tile",
            &Args::new().noun(localizer, "resource", *resource),
        ),
        BoardCounter::Greenhouses(_) => say("greenhouses"),
        BoardCounter::Plants(_) => say("plants"),
        BoardCounter::Growth(_, space) => {
            localizer.format("short-growth", &Args::new().number("space", *space))
        }
        BoardCounter::Cargo(area, item) => localizer.format(
            "short-cargo",
            &Args::new()
                .text("item", capital(&localizer.word(*item)))
                .noun(localizer, "area", *area),
        ),
        BoardCounter::ObjectiveTokens(area, colour) => localizer.format(
            "short-objective-tokens",
            &Args::new()
                .noun(localizer, "area", *area)
                .text("colour", colour.id()),
        ),
        BoardCounter::Upgrade(id) => upgrade(localizer, id),
        BoardCounter::Examined => localizer.text("spot-examined"),
        BoardCounter::Discoveries => localizer.text("spot-discoveries"),
        BoardCounter::Wounds(_) => say("wounds"),
        BoardCounter::MoraleTokens(_) => say("morale-tokens"),
        BoardCounter::Condition(_, condition) | BoardCounter::Pool(condition) => {
            capital(&localizer.word(*condition))
        }
        BoardCounter::Skill(_, 0) => say("basic-skill"),
        BoardCounter::Skill(_, skill) => {
            localizer.format("short-skill", &Args::new().number("skill", *skill))
        }
        BoardCounter::LostPawns(_) => say("lost-pawns"),
        BoardCounter::Samples(_) => say("samples"),
        BoardCounter::Objectives(_) => say("objectives"),
    }
}

/// The label of a toggle: `CPU: red`.
pub fn toggle_label(localizer: &Localizer, spot: &BoardCounter, on: bool) -> String {
    let id = match spot {
        BoardCounter::Part(..) => "flag-part",
        BoardCounter::Skill(..) => "flag-skill",
        // The button itself shows the state.
        BoardCounter::Built(_) | BoardCounter::Growth(..) => return short_name(localizer, spot),
        _ => "flag-there",
    };
    localizer.format(
        id,
        &Args::new()
            .text("what", short_name(localizer, spot))
            .text("on", yes_no(on)),
    )
}

/// The meaning of a number that is a space and not a count.
pub fn space_meaning(localizer: &Localizer, spot: &BoardCounter, at: u8) -> Option<String> {
    matches!(spot, BoardCounter::Upgrade(_))
        .then(|| localizer.format("short-upgrade-at", &Args::new().number("at", at)))
}

/// What a spot was and is: two states of an Upgrade, or a change of its number.
pub(super) fn changed(localizer: &Localizer, spot: &BoardCounter, from: u8, to: u8) -> Args {
    let state = |at: u8| localizer.format("upgrade-state", &Args::new().number("at", at));
    match spot {
        BoardCounter::Upgrade(_) => Args::new()
            .text("before", state(from))
            .text("after", state(to)),
        _ => moved(from, to),
    }
}

/// The name where the context shows what it belongs to: `Tokens on !`.
pub fn short_stack(localizer: &Localizer, stack: &TokenStack) -> String {
    match stack {
        TokenStack::Facility { space, .. } => localizer.format(
            "short-stack-facility",
            &Args::new().noun(localizer, "space", *space),
        ),
        TokenStack::Rover(rover) => localizer.format(
            "stack-rover",
            &Args::new().text("rover", localizer.word(*rover)),
        ),
        TokenStack::Crew(_) | TokenStack::Region(_) => localizer.text("short-stack"),
    }
}

/// A stack of Modifier tokens by the space, rover, astronaut or region on which it lies.
pub fn stack(localizer: &Localizer, game: &Game, stack: &TokenStack) -> String {
    match stack {
        TokenStack::Facility { place: it, space } => localizer.format(
            "stack-facility",
            &Args::new()
                .text("place", place(localizer, *it))
                .noun(localizer, "space", *space),
        ),
        TokenStack::Rover(rover) => localizer.format(
            "stack-rover",
            &Args::new().text("rover", localizer.word(*rover)),
        ),
        TokenStack::Crew(seat) => localizer.format(
            "stack-crew",
            &with_name(Args::new(), localizer, &game.state().crew, *seat),
        ),
        TokenStack::Region(it) => localizer.format(
            "stack-region",
            &Args::new().text("region", region(localizer, *it)),
        ),
    }
}

/// What is known of a skill of an astronaut.
pub(crate) fn skill_of(game: &Game, seat: Seat, skill: u8) -> SkillCard {
    let id_board = game
        .state()
        .board_state()
        .and_then(|board| board.id_board(seat));
    id_board.map_or_else(SkillCard::unknown, |it| it.skill(skill))
}

/// A skill with its name and state: `Skill card 2, “Repair”: locked`.
pub(crate) fn skill_card(localizer: &Localizer, skill: u8, card: &SkillCard) -> String {
    let which = short_name(localizer, &BoardCounter::Skill(0, skill));
    let args = Args::new().text("which", which).text(
        "state",
        localizer.text(&format!("skill-{}", card.state.id())),
    );
    if card.name.is_empty() {
        localizer.format("skill-unnamed", &args)
    } else {
        localizer.format("skill-named", &args.text("name", card.name.as_str()))
    }
}

/// The same with its price, where the owner has typed one.
pub fn priced_skill_card(
    localizer: &Localizer,
    game: &Game,
    skill: u8,
    card: &SkillCard,
) -> String {
    let text = skill_card(localizer, skill, card);
    match price_of_skill(game, &card.name) {
        Some(price) => localizer.format(
            "skill-priced",
            &Args::new().text("skill", text).number("price", price),
        ),
        None => text,
    }
}

/// What a POI token or Skill card of that name does, where the owner has typed it.
pub fn card_text(game: &Game, kind: NamedKind, name: &str) -> Option<String> {
    let card = game.mission().game_box.find_named(kind, name)?;
    (!card.text.is_empty()).then(|| card.text.trim_end_matches('.').to_owned())
}

/// What is known of a token: `“3” from R1-S`.
pub fn token(localizer: &Localizer, mark: &TokenMark) -> String {
    let named = Args::new().text("name", mark.name.as_str());
    match mark.from {
        None => localizer.format("token-named", &named),
        Some(from) => {
            let id = if mark.name.is_empty() {
                "token-from"
            } else {
                "token-named-from"
            };
            localizer.format(id, &named.text("region", region(localizer, from)))
        }
    }
}

/// What is known of the tokens that a spot counts; `None` where nothing is known.
pub fn known_tokens(
    localizer: &Localizer,
    board: &BoardState,
    spot: &BoardCounter,
) -> Option<String> {
    let known: Vec<String> = board
        .marks_of(spot)
        .iter()
        .map(|mark| token(localizer, mark))
        .collect();
    (!known.is_empty()).then(|| localizer.list(&known))
}

/// Adds to a number of tokens what is known of them: `2 samples (“3” from R1-S)`.
pub fn with_known_tokens(
    localizer: &Localizer,
    board: &BoardState,
    spot: &BoardCounter,
    what: String,
) -> String {
    match known_tokens(localizer, board, spot) {
        Some(known) => localizer.format(
            "with-known-tokens",
            &Args::new().text("what", what).text("known", known),
        ),
        None => what,
    }
}

/// An Objective token of the mission: `red Objective token 3`.
pub(crate) fn own_token(localizer: &Localizer, game: &Game, id: &str) -> String {
    let Some(token) = game
        .mission()
        .sheet
        .tokens
        .iter()
        .find(|token| token.id == id)
    else {
        return localizer.format("token-unknown", &Args::new().text("id", id));
    };
    localizer.format(
        "token-name",
        &Args::new()
            .text("colour", token.colour.id())
            .text("number", token.number.as_str()),
    )
}

/// Where one lies: `in region 1-S`, `in the Lab`.
pub(crate) fn token_at(localizer: &Localizer, at: TokenAt) -> String {
    match at {
        TokenAt::Region(it) => localizer.format(
            "token-in-region",
            &Args::new().text("region", region(localizer, it)),
        ),
        TokenAt::Facility(it) => localizer.format(
            "token-in-facility",
            &Args::new().noun(localizer, "facility", it),
        ),
    }
}

/// A number of Objective tokens: `2 red Objective tokens`.
pub fn objective_tokens(localizer: &Localizer, colour: TokenColour, count: u8) -> String {
    localizer.format(
        "objective-tokens",
        &Args::new()
            .text("colour", colour.id())
            .number("count", count),
    )
}

/// The title of an Upgrade card, from the texts of the box.
pub fn upgrade(localizer: &Localizer, id: &str) -> String {
    localizer.prose(&format!("upgrade-{id}"), &Args::new())
}

/// Adds the values of a question's message.
pub(super) fn question_args(
    localizer: &Localizer,
    game: &Game,
    args: Args,
    question: &Question,
) -> Args {
    match question {
        Question::Shut { resource } => args.noun(localizer, "resource", *resource),
        Question::Starve { missing, .. } => args.number("missing", *missing),
        Question::StopWilting { farm, costs } => {
            let costs: Vec<String> = costs.iter().map(|&it| localizer.word(it)).collect();
            args.text("place", place(localizer, *farm))
                .text("costs", localizer.list(&costs))
        }
        Question::RoverRoll { rover } => args.text("rover", localizer.word(*rover)),
        Question::SixthWound { seat } => {
            args.text("name", name(localizer, &game.state().crew, *seat))
        }
        Question::FullTrack { block } => args.noun(localizer, "block", *block),
        Question::Overgrown { farm } => args.text("place", place(localizer, *farm)),
        Question::LoseSample {}
        | Question::WhichFacility { .. }
        | Question::WhichAstronaut { .. }
        | Question::WhichCondition { .. }
        | Question::WhichRegion { .. }
        | Question::WhichUpgrade { .. }
        | Question::WhichPerson { .. } => args,
        Question::WhoPerformed { event } => {
            args.text("title", super::common::title(localizer, event))
        }
    }
}

pub(crate) fn answer_label(localizer: &Localizer, game: &Game, pick: &Pick) -> String {
    match pick {
        Pick::Place(it) => place(localizer, *it),
        Pick::Seat(seat) => name(localizer, &game.state().crew, *seat),
        Pick::Region(it) => region(localizer, *it),
        Pick::Yes => localizer.text("yes"),
        Pick::No => localizer.text("no"),
        Pick::Condition(condition) => localizer.word(*condition),
        Pick::Upgrade(id) => upgrade(localizer, id),
    }
}
