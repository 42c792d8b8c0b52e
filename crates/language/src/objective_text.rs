//! What an objective asks for, as its kind says it. Sheets that players typed in may say it nowhere else: there it comes first, with
//! the progress, and their own words behind it.

use super::common::{counted, sentence, title};
use super::noun::capital;
use super::{Args, Voice, board, numbers, threshold};
use content::own_sheet;
use first_martians::Game;
use first_martians::board::BoardCounter;
use first_martians::effect::{ItemCount, When};
use first_martians::mission::{
    ActionPlace, MissionAction, Objective, ObjectiveToken, Takes, TakesTokens, TakesTrack,
};
use first_martians::objective_token::TokenPlace;
use first_martians::vocabulary::Area;

/// What the players wrote of an element; `None` where a typed sheet repeats the title, as it does for a text that was left out.
pub(super) fn own_words(voice: &Voice, game: &Game, id: &str) -> Option<String> {
    let words = voice.prose(id, &Args::new());
    let left_out = own_sheet::is_typed(&game.mission().sheet) && words == title(voice, id);
    (!left_out).then(|| sentence(&words))
}

/// What an objective takes on the board; `None` where only its words say it.
pub(super) fn takes(voice: &Voice, game: &Game, objective: &Objective) -> Option<String> {
    Some(match &objective.requirement {
        Takes::Build(it) => voice.say(
            "takes-build",
            &Args::new().noun(voice, "facility", it.facility),
        ),
        Takes::Plant {} => voice.plain("takes-plant"),
        Takes::Act(it) => voice.say(
            "takes-act",
            &Args::new().text("title", title(voice, &it.action)),
        ),
        Takes::Explore(it) => board::regions(voice, "takes-explore", &it.regions),
        Takes::Gather(it) => board::regions(voice, "takes-gather", &it.regions),
        Takes::Reach(it) => {
            let args = Args::new()
                .text("title", title(voice, &it.track))
                .text("number", numbers::plain(it.number));
            voice.say("takes-reach", &args)
        }
        Takes::Have(it) => voice.say(
            "takes-have",
            &Args::new().text("things", counted(voice, it.item, it.count)),
        ),
        Takes::Threshold(it) => threshold::printed(voice, it)
            .into_iter()
            .chain([voice.plain("takes-threshold")])
            .collect::<Vec<_>>()
            .join(" · "),
        Takes::TokenTaken(it) => {
            let own = game
                .mission()
                .sheet
                .tokens
                .iter()
                .filter(|token| it.wants(&token.id));
            let tokens: Vec<String> = own
                .map(|token| board::own_token(voice, game, &token.id))
                .collect();
            voice.say(
                "takes-tokens",
                &Args::new().text("tokens", voice.list(&tokens)),
            )
        }
        Takes::Words {} => return None,
    })
}

/// On a typed sheet, what an objective asks for, how often and how far it is, in a sentence: `Track “Clear glass”: 20 of 100.`
pub(super) fn asks(voice: &Voice, game: &Game, objective: &Objective) -> Option<String> {
    if !own_sheet::is_typed(&game.mission().sheet) {
        return None;
    }
    let what = match &objective.requirement {
        Takes::Act(it) => {
            let place = game
                .mission()
                .sheet
                .actions
                .iter()
                .find(|action| action.id == it.action);
            let place = place.and_then(|action| place_of(voice, action));
            takes(voice, game, objective)
                .into_iter()
                .chain(place)
                .collect::<Vec<_>>()
                .join(" ")
        }
        Takes::Reach(it) => return Some(sentence(&capital(&reached(voice, game, it)))),
        Takes::Have(it) => return Some(sentence(&capital(&had(voice, game, it)))),
        Takes::TokenTaken(it) => return Some(tokens(voice, game, objective, it)),
        Takes::Words {} if own_words(voice, game, &objective.id).is_some() => return None,
        Takes::Words {} if game.goal(objective) == 1 => {
            return Some(sentence(&capital(&voice.plain("objective-asks-printed"))));
        }
        Takes::Words {} => voice.plain("objective-asks-printed"),
        Takes::Threshold(_) => return None,
        Takes::Build(_) => {
            return takes(voice, game, objective).map(|what| sentence(&capital(&what)));
        }
        Takes::Plant {} | Takes::Explore(_) | Takes::Gather(_) => takes(voice, game, objective)?,
    };
    let args = Args::new()
        .text("what", what)
        .number("goal", game.goal(objective))
        .number("step", objective.step);
    let id = if objective.step > 1 {
        "objective-asks-percent"
    } else {
        "objective-asks-times"
    };
    Some(sentence(&capital(&voice.say(id, &args))))
}

/// Where an action is done, with its preposition; `None` in the HUB.
fn place_of(voice: &Voice, action: &MissionAction) -> Option<String> {
    match action.at.as_ref()? {
        ActionPlace::Regions(regions) if regions.is_empty() => {
            Some(voice.plain("wizard-action-at-any"))
        }
        ActionPlace::Regions(regions) => {
            let names: Vec<String> = regions.iter().map(|it| board::region(voice, *it)).collect();
            Some(voice.say(
                "wizard-action-in",
                &Args::new().text("regions", voice.any_of(&names)),
            ))
        }
        ActionPlace::Facility(facility) => Some(voice.say(
            "objective-asks-at-facility",
            &Args::new().noun(voice, "facility", *facility),
        )),
        // A typed sheet has no walkers.
        ActionPlace::Walker(_) => None,
    }
}

/// A track with the space of its marker and the space that is wanted.
fn reached(voice: &Voice, game: &Game, takes: &TakesTrack) -> String {
    let track = game
        .mission()
        .sheet
        .tracks
        .iter()
        .find(|track| track.id == takes.track);
    let falls = track.is_some_and(|track| track.start > takes.number);
    let at = track.map_or(0, |track| game.space_of(track));
    let args = Args::new()
        .text("title", title(voice, &takes.track))
        .text("at", numbers::plain(at));
    let args = args.text("number", numbers::plain(takes.number));
    voice.say(
        "objective-asks-track",
        &args.text("way", if falls { "down" } else { "up" }),
    )
}

/// Things in the Cargo Bay, with how many are there where the app keeps the board.
fn had(voice: &Voice, game: &Game, takes: &ItemCount) -> String {
    let what = voice.say(
        "takes-have",
        &Args::new().text("things", counted(voice, takes.item, takes.count)),
    );
    let Some(pieces) = game.state().board_state() else {
        return what;
    };
    let there: u16 = Area::ALL
        .iter()
        .filter_map(|&area| pieces.get(&BoardCounter::Cargo(area, takes.item)))
        .map(u16::from)
        .sum();
    voice.say(
        "objective-asks-there",
        &Args::new().text("what", what).number("there", there),
    )
}

/// Objective tokens with the place of each, and how many of them are wanted.
fn tokens(voice: &Voice, game: &Game, objective: &Objective, takes: &TakesTokens) -> String {
    let places = token_places(voice, game, takes);
    let args = Args::new()
        .number("goal", game.goal(objective))
        .count("all", places.len());
    sentence(&voice.say(
        "objective-asks-tokens",
        &args.text("tokens", places.join("; ")),
    ))
}

/// The Objective tokens that an objective asks for, and where each is.
pub(super) fn token_places(voice: &Voice, game: &Game, takes: &TakesTokens) -> Vec<String> {
    let line = |token: &ObjectiveToken| {
        let args = Args::new().text("token", board::own_token(voice, game, &token.id));
        match game.state().tokens.get(&token.id)? {
            TokenPlace::Waits(at) | TokenPlace::Lies(at) => Some(voice.say(
                "objective-token-at",
                &args.text("where", board::token_at(voice, *at)),
            )),
            TokenPlace::Taken => Some(voice.say("objective-token-taken", &args)),
            TokenPlace::Spent => Some(voice.say("objective-token-spent", &args)),
        }
    };
    game.mission()
        .sheet
        .tokens
        .iter()
        .filter(|token| takes.wants(&token.id))
        .filter_map(line)
        .collect()
}

/// The spaces of tracks at which a typed sheet is lost, one sentence each.
pub(super) fn losses(voice: &Voice, game: &Game) -> Vec<String> {
    let sheet = &game.mission().sheet;
    let lost = sheet
        .loses
        .iter()
        .filter(|_| own_sheet::is_typed(sheet))
        .filter_map(|loss| {
            let When::Track(at) = &loss.when else {
                return None;
            };
            let args = Args::new().text("title", title(voice, &at.track));
            Some(voice.say(
                "objective-track-lost",
                &args.text("at", numbers::plain(at.at_least.or(at.at_most)?)),
            ))
        });
    lost.collect()
}
