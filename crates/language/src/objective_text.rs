//! What an objective asks for, as its kind says it. Sheets that players typed in may say it nowhere else: there it comes first, with
//! the progress, and their own words behind it.

use super::common::{counted, sentence, title};
use super::noun::capital;
use super::{Args, Localizer, board, numbers, threshold};
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
pub(super) fn own_words(localizer: &Localizer, game: &Game, id: &str) -> Option<String> {
    let words = localizer.prose(id, &Args::new());
    let left_out = own_sheet::is_typed(&game.mission().sheet) && words == title(localizer, id);
    (!left_out).then(|| sentence(&words))
}

/// What an objective takes on the board; `None` where only its words say it.
pub(super) fn takes(localizer: &Localizer, game: &Game, objective: &Objective) -> Option<String> {
    Some(match &objective.requirement {
        Takes::Build(it) => localizer.format(
            "takes-build",
            &Args::new().noun(localizer, "facility", it.facility),
        ),
        Takes::Plant {} => localizer.text("takes-plant"),
        Takes::Act(it) => localizer.format(
            "takes-act",
            &Args::new().text("title", title(localizer, &it.action)),
        ),
        Takes::Explore(it) => board::regions(localizer, "takes-explore", &it.regions),
        Takes::Gather(it) => board::regions(localizer, "takes-gather", &it.regions),
        Takes::Reach(it) => {
            let args = Args::new()
                .text("title", title(localizer, &it.track))
                .text("number", numbers::plain(it.number));
            localizer.format("takes-reach", &args)
        }
        Takes::Have(it) => localizer.format(
            "takes-have",
            &Args::new().text("things", counted(localizer, it.item, it.count)),
        ),
        Takes::Threshold(it) => threshold::printed(localizer, it)
            .into_iter()
            .chain([localizer.text("takes-threshold")])
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
                .map(|token| board::own_token(localizer, game, &token.id))
                .collect();
            localizer.format(
                "takes-tokens",
                &Args::new().text("tokens", localizer.list(&tokens)),
            )
        }
        Takes::Words {} => return None,
    })
}

/// On a typed sheet, what an objective asks for, how often and how far it is, in a sentence: `Track “Clear glass”: 20 of 100.`
pub(super) fn asks(localizer: &Localizer, game: &Game, objective: &Objective) -> Option<String> {
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
            let place = place.and_then(|action| place_of(localizer, action));
            takes(localizer, game, objective)
                .into_iter()
                .chain(place)
                .collect::<Vec<_>>()
                .join(" ")
        }
        Takes::Reach(it) => return Some(sentence(&capital(&reached(localizer, game, it)))),
        Takes::Have(it) => return Some(sentence(&capital(&had(localizer, game, it)))),
        Takes::TokenTaken(it) => return Some(tokens(localizer, game, objective, it)),
        Takes::Words {} if own_words(localizer, game, &objective.id).is_some() => return None,
        Takes::Words {} if game.goal(objective) == 1 => {
            return Some(sentence(&capital(
                &localizer.text("objective-asks-printed"),
            )));
        }
        Takes::Words {} => localizer.text("objective-asks-printed"),
        Takes::Threshold(_) => return None,
        Takes::Build(_) => {
            return takes(localizer, game, objective).map(|what| sentence(&capital(&what)));
        }
        Takes::Plant {} | Takes::Explore(_) | Takes::Gather(_) => {
            takes(localizer, game, objective)?
        }
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
    Some(sentence(&capital(&localizer.format(id, &args))))
}

/// Where an action is done, with its preposition; `None` in the HUB.
fn place_of(localizer: &Localizer, action: &MissionAction) -> Option<String> {
    match action.at.as_ref()? {
        ActionPlace::Regions(regions) if regions.is_empty() => {
            Some(localizer.text("wizard-action-at-any"))
        }
        ActionPlace::Regions(regions) => {
            let names: Vec<String> = regions
                .iter()
                .map(|it| board::region(localizer, *it))
                .collect();
            Some(localizer.format(
                "wizard-action-in",
                &Args::new().text("regions", localizer.any_of(&names)),
            ))
        }
        ActionPlace::Facility(facility) => Some(localizer.format(
            "objective-asks-at-facility",
            &Args::new().noun(localizer, "facility", *facility),
        )),
        // A typed sheet has no walkers.
        ActionPlace::Walker(_) => None,
    }
}

/// A track with the space of its marker and the space that is wanted.
fn reached(localizer: &Localizer, game: &Game, takes: &TakesTrack) -> String {
    let track = game
        .mission()
        .sheet
        .tracks
        .iter()
        .find(|track| track.id == takes.track);
    let falls = track.is_some_and(|track| track.start > takes.number);
    let at = track.map_or(0, |track| game.space_of(track));
    let args = Args::new()
        .text("title", title(localizer, &takes.track))
        .text("at", numbers::plain(at));
    let args = args.text("number", numbers::plain(takes.number));
    localizer.format(
        "objective-asks-track",
        &args.text("way", if falls { "down" } else { "up" }),
    )
}

/// Things in the Cargo Bay, with how many are there where the app keeps the board.
fn had(localizer: &Localizer, game: &Game, takes: &ItemCount) -> String {
    let what = localizer.format(
        "takes-have",
        &Args::new().text("things", counted(localizer, takes.item, takes.count)),
    );
    let Some(pieces) = game.state().board_state() else {
        return what;
    };
    let there: u16 = Area::ALL
        .iter()
        .filter_map(|&area| pieces.get(&BoardCounter::Cargo(area, takes.item)))
        .map(u16::from)
        .sum();
    localizer.format(
        "objective-asks-there",
        &Args::new().text("what", what).number("there", there),
    )
}

/// Objective tokens with the place of each, and how many of them are wanted.
fn tokens(
    localizer: &Localizer,
    game: &Game,
    objective: &Objective,
    takes: &TakesTokens,
) -> String {
    let places = token_places(localizer, game, takes);
    let args = Args::new()
        .number("goal", game.goal(objective))
        .count("all", places.len());
    sentence(&localizer.format(
        "objective-asks-tokens",
        &args.text("tokens", places.join("; ")),
    ))
}

/// The Objective tokens that an objective asks for, and where each is.
pub(super) fn token_places(localizer: &Localizer, game: &Game, takes: &TakesTokens) -> Vec<String> {
    let line = |token: &ObjectiveToken| {
        let args = Args::new().text("token", board::own_token(localizer, game, &token.id));
        match game.state().tokens.get(&token.id)? {
            TokenPlace::Waits(at) | TokenPlace::Lies(at) => Some(localizer.format(
                "objective-token-at",
                &args.text("where", board::token_at(localizer, *at)),
            )),
            TokenPlace::Taken => Some(localizer.format("objective-token-taken", &args)),
            TokenPlace::Spent => Some(localizer.format("objective-token-spent", &args)),
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
pub(super) fn losses(localizer: &Localizer, game: &Game) -> Vec<String> {
    let sheet = &game.mission().sheet;
    let lost = sheet
        .loses
        .iter()
        .filter(|_| own_sheet::is_typed(sheet))
        .filter_map(|loss| {
            let When::Track(at) = &loss.when else {
                return None;
            };
            let args = Args::new().text("title", title(localizer, &at.track));
            Some(localizer.format(
                "objective-track-lost",
                &args.text("at", numbers::plain(at.at_least.or(at.at_most)?)),
            ))
        });
    lost.collect()
}
