//! Finds things on the table by the names that players type.

use super::board::{region, section_title, spot, stack};
use super::my_box::normalize;
use super::{Args, Localizer, board, fact_text, marks, quote, screen_reader};
use base::suggest;
use first_martians::Game;
use first_martians::board::{ActionKind, BoardCounter, Section, TokenStack, ruling};
use first_martians::effect::{Cost, Id, MarkPlace};
use first_martians::queries::initial_board::settable;
use first_martians::queries::quote::possible_and_overrulable;
use first_martians::vocabulary::{Direction, Region};

/// The most suggestions.
const MAX: usize = 4;

/// Automated Operating Machine, in both languages.
const AOM: &str = "aom";

/// A number on the table that players can correct.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum NumberTarget {
    /// A counter or space of the board.
    BoardCounter(BoardCounter),
    /// A track of the mission, by its id.
    Track(Id),
    /// Markers of the mission in a place.
    Marks(Id, MarkPlace),
    /// The steps of a walker.
    Walker(Id),
}

/// The result of a lookup by name.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum NameMatch<T> {
    /// The only thing of that name.
    One(T),
    /// The full names of all matches.
    Several(Vec<String>),
    /// No name is like it.
    Nothing,
}

/// Things with their names.
pub type Names<T> = Vec<(T, String)>;

/// The numbers on the table: known tracks, markers and walkers of the mission, and those of the board in Full board mode.
pub fn numbers(localizer: &Localizer, game: &Game) -> Names<NumberTarget> {
    let tracks = game.known_tracks().map(|track| {
        (
            NumberTarget::Track(track.id.clone()),
            fact_text::title(localizer, &track.id),
        )
    });
    let walkers = game.known_walkers().map(|it| {
        (
            NumberTarget::Walker(it.id.clone()),
            fact_text::title(localizer, &it.id),
        )
    });
    let marks = game.state().marks.iter();
    let marks = marks.map(|it| {
        (
            NumberTarget::Marks(it.mark.clone(), it.on.clone()),
            marks::title_at(localizer, &it.mark, &it.on),
        )
    });
    let spots = if game.state().is_under_way() {
        settable(game)
    } else {
        Vec::new()
    }
    .into_iter();
    tracks
        .chain(walkers)
        .chain(marks)
        .chain(spots.map(|it| {
            (
                NumberTarget::BoardCounter(it.clone()),
                spot(localizer, game, &it),
            )
        }))
        .collect()
}

/// The token stacks in Full board mode, named as a screen reader says them.
pub fn stacks(localizer: &Localizer, game: &Game) -> Names<TokenStack> {
    let board = game
        .state()
        .board_state()
        .filter(|_| game.state().is_under_way());
    let stacks = board.into_iter().flat_map(|board| board.stacks());
    stacks
        .map(|it| {
            (
                it.clone(),
                screen_reader::screen_reader_text(localizer, &stack(localizer, game, &it)),
            )
        })
        .collect()
}

/// The sections of the board, with their titles.
pub fn sections(localizer: &Localizer) -> Names<Section> {
    Section::ALL
        .iter()
        .map(|&it| (it, section_title(localizer, it)))
        .collect()
}

/// All regions of all rings, whatever the box contains.
pub fn regions(localizer: &Localizer) -> Names<Region> {
    let all = (1..=3).flat_map(|ring| {
        Direction::ALL
            .iter()
            .map(move |&direction| Region { ring, direction })
    });
    all.map(|it| (it, region(localizer, it))).collect()
}

/// The AOMs in the box, whether or not they are in play.
pub fn aoms(localizer: &Localizer, game: &Game) -> Names<Id> {
    let aoms = game.mission().game_box.aoms.iter();
    aoms.map(|aom| {
        (
            aom.id.clone(),
            localizer.prose(&key("aom-", &aom.id), &Args::new()),
        )
    })
    .collect()
}

/// Everything that can be paid, once each.
pub fn things(localizer: &Localizer) -> Names<Cost> {
    let named = |cost: &Cost| match cost {
        Cost::Supply(it) => localizer.word(it.resource),
        Cost::Token(it) => board::objective_tokens(localizer, it.colour, 1),
        // No ruling of the table asks for them.
        Cost::Mark(it) => super::common::title(localizer, &it.mark),
        Cost::Item(it) => localizer.word(it.item),
        Cost::MoraleTokens(_) => localizer.text("thing-morale-tokens"),
    };
    ruling::prices()
        .iter()
        .step_by(ruling::PRICE_MAX.into())
        .map(|cost| (cost.clone(), named(cost)))
        .collect()
}

/// The actions that the app forbids and the table can allow.
pub fn overrulable_actions(localizer: &Localizer, game: &Game) -> Names<ActionKind> {
    let actions = possible_and_overrulable(game).1.into_iter();
    actions
        .map(|kind| (kind.clone(), quote::action_name(localizer, game, &kind)))
        .collect()
}

/// Adds the prefix of a kind, unless the id has it.
fn key(kind: &str, id: &str) -> String {
    if id.starts_with(kind) {
        id.to_owned()
    } else {
        format!("{kind}{id}")
    }
}

/// A name as one typed word: `aom-esplorazione`.
pub fn one_word(name: &str) -> String {
    normalize(name).replace('_', "-")
}

/// An AOM as one typed word; the prefix comes first in every language: `aom-explore`.
pub fn aom_in_one_word(name: &str) -> String {
    let name = one_word(name);
    let words = name.split('-').filter(|word| *word != AOM);
    std::iter::once(AOM)
        .chain(words)
        .collect::<Vec<_>>()
        .join("-")
}

/// Finds a thing by its full name, or by words that only its name contains, in any order.
pub fn find_by_name<T: Clone>(words: &str, names: &Names<T>) -> NameMatch<T> {
    match fitting(words, names).as_slice() {
        [] => NameMatch::Nothing,
        [(thing, _)] => NameMatch::One(thing.clone()),
        several => NameMatch::Several(several.iter().map(|(_, name)| name.clone()).collect()),
    }
}

/// Suggests names for words that match none: those that contain all words, allowing for typing errors.
pub fn similar_names<T>(words: &str, names: &Names<T>) -> Vec<String> {
    let known: Vec<String> = names.iter().map(|(_, name)| normalize(name)).collect();
    let known: Vec<&str> = known.iter().flat_map(|name| name.split('_')).collect();
    let wanted = normalize(words);
    let right: Option<Vec<&str>> = wanted
        .split('_')
        .map(|word| nearest(word, &known))
        .collect();
    let mut fitting = right
        .map(|right| fitting(&right.join(" "), names))
        .unwrap_or_default();
    fitting.sort_by_key(|(_, name)| name.chars().count());
    fitting
        .into_iter()
        .take(MAX)
        .map(|(_, name)| name.clone())
        .collect()
}

/// The names that contain all words; only one if it is an exact match, or if all others contain its words too.
fn fitting<'n, T>(words: &str, names: &'n Names<T>) -> Vec<&'n (T, String)> {
    let wanted = normalize(words);
    if let Some(whole) = names.iter().find(|(_, name)| normalize(name) == wanted) {
        return vec![whole];
    }
    let holds = |name: &str, words: &str| {
        words
            .split('_')
            .all(|word| name.split('_').any(|own| own == word))
    };
    let fitting: Vec<_> = names
        .iter()
        .filter(|(_, name)| holds(&normalize(name), &wanted))
        .collect();
    // “Lab” means the Lab and not the Med Lab, whose name only adds a word.
    let least = fitting.iter().find(|(_, name)| {
        fitting
            .iter()
            .all(|(_, other)| holds(&normalize(other), &normalize(name)))
    });
    least.map_or_else(|| fitting.clone(), |least| vec![*least])
}

/// The known word within a distance of a third of the word's length, if there is only one.
fn nearest<'k>(word: &str, known: &[&'k str]) -> Option<&'k str> {
    let most = word.chars().count() / 3;
    suggest::nearest(word, known.iter().copied(), |far, _| far <= most)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names() -> Names<u8> {
        let all = [
            "Laboratorio, elemento CPU",
            "Laboratorio, elemento Ossigeno",
            "MedLab, elemento CPU",
            "Ferite di Anna",
            "Stress",
        ];
        (0..).zip(all.map(str::to_owned)).collect()
    }

    #[test]
    fn a_thing_is_found_by_its_name_or_unique_words() {
        let names = names();
        assert_eq!(
            find_by_name("laboratorio, elemento cpu", &names),
            NameMatch::One(0)
        );
        assert_eq!(find_by_name("CPU laboratorio", &names), NameMatch::One(0));
        assert_eq!(find_by_name("stress", &names), NameMatch::One(4));
        assert_eq!(
            find_by_name("cpu", &names),
            NameMatch::Several(vec![
                "Laboratorio, elemento CPU".to_owned(),
                "MedLab, elemento CPU".to_owned()
            ])
        );
        assert_eq!(
            find_by_name("laboratorio energia", &names),
            NameMatch::Nothing
        );
        assert_eq!(find_by_name("", &names), NameMatch::Nothing);
    }

    #[test]
    fn the_shortest_matching_name_wins() {
        let names: Names<u8> = vec![(0, "Med Lab, CPU".to_owned()), (1, "Lab, CPU".to_owned())];
        assert_eq!(find_by_name("cpu lab", &names), NameMatch::One(1));
        assert_eq!(find_by_name("cpu med", &names), NameMatch::One(0));
    }

    #[test]
    fn typing_errors_are_tolerated() {
        let names = names();
        assert_eq!(
            similar_names("laboratoro cpu", &names),
            ["Laboratorio, elemento CPU"]
        );
        assert_eq!(similar_names("ferrite anna", &names), ["Ferite di Anna"]);
        assert_eq!(similar_names("cpi", &names).len(), 2);
        assert!(
            similar_names("banane", &names).is_empty()
                && similar_names("laboratorio banane", &names).is_empty()
        );
    }
}
