//! The set-up of the table before the first sol.

use crate::common::counted;
use crate::{Args, Localizer, board, fact_text, marks, numbers, plan, setup_state};
use first_martians::Game;
use first_martians::board::BoardCounter;
use first_martians::campaign::CarriedBoard;
use first_martians::mission::{SheetValue, SpareFacility, TokenAt};
use first_martians::queries::upgrade_cards::upgrades_to_draw;
use first_martians::state::ComponentSource;

/// Where on the table a step of the set-up takes place.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[allow(missing_docs, reason = "what has no comment is named after what it is")]
pub enum TablePlace {
    /// The HUB board.
    Hub,
    /// The tracks and counters of the HUB board.
    Tracks,
    /// The map of Mars, with the piles of its tiles and tokens.
    Map,
    /// The cubes of the general supply.
    Supply,
    /// The other tokens and tiles.
    Tokens,
    Cards,
    Dice,
    /// What is in front of the players.
    Crew,
}

impl TablePlace {
    /// All of them.
    pub const ALL: &'static [Self] = &[
        Self::Hub,
        Self::Tracks,
        Self::Map,
        Self::Supply,
        Self::Tokens,
        Self::Cards,
        Self::Dice,
        Self::Crew,
    ];

    /// Names it in ids of widgets and texts.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Hub => "hub",
            Self::Tracks => "tracks",
            Self::Map => "map",
            Self::Supply => "supply",
            Self::Tokens => "tokens",
            Self::Cards => "cards",
            Self::Dice => "dice",
            Self::Crew => "crew",
        }
    }
}

const FACILITIES: &str = "lay-facilities";
const CARRIED: &str = "lay-carried";
const AOMS: &str = "lay-aoms";
const AOMS_MISSING: &str = "lay-aoms-missing";

/// The steps of the set-up: where each takes place, and the id of its text.
fn steps(game: &Game) -> Vec<(TablePlace, &'static str)> {
    use TablePlace::{Cards, Crew, Dice, Hub, Map, Supply, Tokens, Tracks};

    let (state, crew) = (game.state(), &game.state().crew);
    let mut steps = vec![
        (Hub, "lay-boards"),
        (Hub, "lay-markers"),
        (Tracks, "lay-tracks"),
        (Hub, "lay-productivity"),
        (Supply, "lay-supply"),
        (Hub, "lay-farm"),
        (Hub, "lay-growth"),
        (Map, "lay-rois"),
        (Map, "lay-pois"),
        (Tokens, "lay-conditions"),
        (Tokens, "lay-shutdown"),
        (Tokens, "lay-modifiers"),
        (Hub, "lay-rovers"),
    ];
    if crew.has_autoscanner() {
        steps.push((Hub, "lay-autoscanner"));
    }
    let drawn = state.upgrade_cards.len();
    let is_drawn = drawn > 0 && drawn >= upgrades_to_draw(game);
    steps.push((
        Cards,
        if is_drawn {
            "lay-upgrades-drawn"
        } else {
            "lay-upgrades"
        },
    ));
    if !game.mission().sheet.facilities.is_empty() {
        steps.push((Cards, FACILITIES));
    }
    steps.extend([(Tokens, "lay-objective-tokens"), (Crew, "lay-astronauts")]);
    if crew.players == 1 {
        steps.push((Crew, "lay-aoms-solo"));
    } else {
        if !crew.aoms.is_empty() {
            steps.push((Crew, AOMS));
        }
        if crew.aoms_to_pick() > crew.aoms.len() {
            steps.push((Crew, AOMS_MISSING));
        }
    }
    if !state
        .carried
        .as_ref()
        .is_none_or(|carried| carried.board.spots.is_empty())
    {
        steps.push((Crew, CARRIED));
    }
    steps.extend([
        (Crew, "lay-first-player"),
        (Tracks, "lay-morale"),
        (Tracks, "lay-sols"),
    ]);
    if state.cards == ComponentSource::Physical {
        steps.extend([(Cards, "lay-malfunction-cards"), (Cards, "lay-other-cards")]);
    }
    if state.dice == ComponentSource::Physical {
        steps.push((Dice, "lay-dice"));
    }
    steps
}

/// Where each step of the set-up takes place, in the order of [`set_up_steps`].
pub fn set_up_places(game: &Game) -> Vec<TablePlace> {
    let own = game.state().set_up.iter().map(|_| TablePlace::Hub);
    let tokens = tokens(game).map(|_| TablePlace::Tokens);
    let tracks = game.known_tracks().map(|_| TablePlace::Tracks);
    let walkers = game.known_walkers().map(|_| TablePlace::Map);
    steps(game)
        .into_iter()
        .map(|(place, _)| place)
        .chain(tracks)
        .chain(walkers)
        .chain(own)
        .chain(tokens)
        .collect()
}

/// The steps of the set-up, with the numbers of this crew.
pub fn set_up_steps(localizer: &Localizer, game: &Game) -> Vec<String> {
    let (sheet, crew) = (game.sheet(), &game.state().crew);
    let number = |value| sheet.get(value).unwrap_or(0);
    let cards: Vec<String> = game
        .state()
        .upgrade_cards
        .iter()
        .map(|upgrade| board::upgrade(localizer, upgrade))
        .collect();
    let aoms: Vec<String> = crew
        .aoms
        .iter()
        .map(|aom| fact_text::aom(localizer, aom))
        .collect();
    let args = Args::new()
        .text(
            "mission",
            fact_text::title(localizer, &game.mission().sheet.id),
        )
        .number("oxygen", number(SheetValue::Oxygen))
        .number("energy", number(SheetValue::Energy))
        .number("food", number(SheetValue::Food))
        .number("greenhouses", number(SheetValue::Greenhouses))
        .number("plants", number(SheetValue::Plants))
        .number("upgrades", number(SheetValue::Upgrades))
        .text("morale", numbers::plain(number(SheetValue::Morale)))
        .number("stress", number(SheetValue::Stress))
        .number("sols", sheet.sols())
        .text("name", fact_text::name(localizer, crew, crew.first_player))
        .text("names", names(localizer, game))
        .count("count", crew.aoms_to_pick().saturating_sub(aoms.len()))
        .text("aoms", localizer.list(&aoms))
        .count("drawn", cards.len())
        .text("cards", localizer.list(&cards))
        .text(
            "carried",
            game.state()
                .carried
                .as_ref()
                .map(|it| carried(localizer, game, &it.board))
                .unwrap_or_default(),
        );
    let say = |(_, id)| {
        if id == FACILITIES {
            facilities(localizer, game)
        } else {
            localizer.format(id, &args)
        }
    };
    let own = tokens(game).map(|(id, at)| {
        let args = Args::new()
            .text("token", board::own_token(localizer, game, id))
            .text("where", board::token_at(localizer, at));
        localizer.format(
            if matches!(at, TokenAt::Region(_)) {
                "lay-token-later"
            } else {
                "lay-token"
            },
            &args,
        )
    });
    let tracks = game.known_tracks().map(|track| {
        let (value, min, max) = (
            numbers::plain(track.start),
            numbers::plain(track.min),
            numbers::plain(track.max),
        );
        let args = Args::new()
            .text("title", fact_text::title(localizer, &track.id))
            .text("value", value);
        localizer.format("lay-track", &args.text("min", min).text("max", max))
    });
    let walkers = game.known_walkers().map(|walker| {
        let args = marks::walker(localizer, game, &walker.id, 0)
            .text("path", plan::way(localizer, &walker.path));
        localizer.format(
            "lay-walker",
            &args.text("moves", fact_text::yes_no(walker.moves.is_some())),
        )
    });
    let laid = setup_state::steps(localizer, game, &game.state().set_up);
    steps(game)
        .into_iter()
        .map(say)
        .chain(tracks)
        .chain(walkers)
        .chain(laid)
        .chain(own)
        .collect()
}

/// The Objective tokens that this mission lays out by itself, and where.
fn tokens(game: &Game) -> impl Iterator<Item = (&str, TokenAt)> {
    game.mission()
        .sheet
        .tokens
        .iter()
        .filter_map(|token| Some((token.id.as_str(), token.at?)))
}

/// What crosses of a board, in words.
pub fn carried(localizer: &Localizer, game: &Game, board: &CarriedBoard) -> String {
    let lines = board.spots.iter().map(|(spot, number)| {
        let name = board::spot(localizer, game, spot);
        if spot.is_mark() || matches!(spot, BoardCounter::Upgrade(_)) {
            name
        } else {
            format!("{name}: {number}")
        }
    });
    lines.collect::<Vec<_>>().join("; ")
}

/// The crew by name and profession.
pub(super) fn names(localizer: &Localizer, game: &Game) -> String {
    let lines = super::crew(localizer, game).into_iter().map(|line| {
        if line.name == line.profession_text {
            return line.name;
        }
        localizer.format(
            "report-astronaut",
            &Args::new()
                .text("name", line.name)
                .text("profession", line.profession_text),
        )
    });
    localizer.list(&lines.collect::<Vec<_>>())
}

/// A spare Facility, with the greenhouses that come with it.
pub(crate) fn spare_name(localizer: &Localizer, spare: &SpareFacility) -> String {
    let word = localizer.word(spare.facility);
    match spare.greenhouses {
        None | Some(0) => word,
        Some(count) => localizer.format(
            "lay-facility-greenhouses",
            &Args::new().text("facility", word).number("count", count),
        ),
    }
}

fn facilities(localizer: &Localizer, game: &Game) -> String {
    let spare = game.mission().sheet.facilities.iter().map(|spare| {
        let word = spare_name(localizer, spare);
        let pays: Vec<String> = spare
            .pays
            .iter()
            .map(|pay| counted(localizer, pay.item, pay.count))
            .collect();
        if pays.is_empty() {
            return word;
        }
        localizer.format(
            "lay-facility-price",
            &Args::new()
                .text("facility", word)
                .text("price", localizer.list(&pays)),
        )
    });
    localizer.format(
        "lay-facilities",
        &Args::new().text("facilities", localizer.list(&spare.collect::<Vec<_>>())),
    )
}
