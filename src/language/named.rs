//! Things on the table by the names that are read: what somebody means who types some words of one.

use super::board::{region, section_title, spot, stack};
use super::my_box::typed;
use super::{Args, Voice, spoken, tell};
use crate::first_martians::Game;
use crate::first_martians::board::{Section, Spot, Stack};
use crate::first_martians::effect::Id;
use crate::first_martians::words::{Direction, Region};
use crate::suggest;

/// So many names are told where one was wanted.
const MOST: usize = 4;

/// Automated Operating Machine; so it is called in both languages.
const AOM: &str = "aom";

/// Something that is called by name.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Thing {
    /// A number on the board.
    Spot(Spot),
    /// A track of the mission.
    Track(Id),
}

/// What some words are the name of.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Called<T> {
    /// That one.
    One(T),
    /// More than one: their whole names.
    Several(Vec<String>),
    /// Nothing.
    Nothing,
}

/// Names, with what they are the names of.
pub type Names<T> = Vec<(T, String)>;

/// What is a number on the table: tracks of the mission, and the spots of the board while the app keeps it.
pub fn numbers(voice: &Voice, game: &Game) -> Names<Thing> {
    let tracks = game.mission().sheet.tracks.iter().map(|track| (Thing::Track(track.id.clone()), tell::title(voice, &track.id)));
    let twin = game.state().twin().filter(|_| game.state().under_way());
    let spots = twin.into_iter().flat_map(|twin| twin.spots());
    tracks.chain(spots.map(|it| (Thing::Spot(it.clone()), spot(voice, game, &it)))).collect()
}

/// The piles of tokens of the board that the app keeps, with their signs as they are said.
pub fn stacks(voice: &Voice, game: &Game) -> Names<Stack> {
    let twin = game.state().twin().filter(|_| game.state().under_way());
    let stacks = twin.into_iter().flat_map(|twin| twin.stacks());
    stacks.map(|it| (it.clone(), spoken(voice, &stack(voice, game, &it)))).collect()
}

/// The parts of the table.
pub fn sections(voice: &Voice) -> Names<Section> {
    Section::ALL.iter().map(|&it| (it, section_title(voice, it))).collect()
}

/// The regions of the map, which ring however many there may be.
pub fn regions(voice: &Voice) -> Names<Region> {
    let all = (1..=3).flat_map(|ring| Direction::ALL.iter().map(move |&direction| Region { ring, direction }));
    all.map(|it| (it, region(voice, it))).collect()
}

/// The AOMs of the box.
pub fn aoms(voice: &Voice, game: &Game) -> Names<Id> {
    let aoms = game.mission().game_box.aoms.iter();
    aoms.map(|aom| (aom.id.clone(), voice.prose(&key("aom-", &aom.id), &Args::new()))).collect()
}

/// The id of a text that begins with what it is a text of, once.
fn key(kind: &str, id: &str) -> String {
    if id.starts_with(kind) { id.to_owned() } else { format!("{kind}{id}") }
}

/// How a name is typed in one word: `aom-esplorazione`.
pub fn one_word(name: &str) -> String {
    typed(name).replace('_', "-")
}

/// The same for an AOM, whose kind stands in front in every language: `aom-explore`.
pub fn aom_in_one_word(name: &str) -> String {
    let name = one_word(name);
    let words = name.split('-').filter(|word| *word != AOM);
    std::iter::once(AOM).chain(words).collect::<Vec<_>>().join("-")
}

/// What is called so: by its whole name, or by words that no other name has together, in whatever order.
pub fn called<T: Clone>(words: &str, names: &Names<T>) -> Called<T> {
    match fitting(words, names).as_slice() {
        [] => Called::Nothing,
        [(thing, _)] => Called::One(thing.clone()),
        several => Called::Several(several.iter().map(|(_, name)| name.clone()).collect()),
    }
}

/// A few names that were probably meant by words that are no name: those that the words fit, each perhaps with a slip.
pub fn meant<T>(words: &str, names: &Names<T>) -> Vec<String> {
    let known: Vec<String> = names.iter().map(|(_, name)| typed(name)).collect();
    let known: Vec<&str> = known.iter().flat_map(|name| name.split('_')).collect();
    let wanted = typed(words);
    let right: Option<Vec<&str>> = wanted.split('_').map(|word| nearest(word, &known)).collect();
    let mut fitting = right.map(|right| fitting(&right.join(" "), names)).unwrap_or_default();
    fitting.sort_by_key(|(_, name)| name.chars().count());
    fitting.into_iter().take(MOST).map(|(_, name)| name.clone()).collect()
}

/// The names that hold all of these words; of these the one that is the words alone, or whose words all others hold.
fn fitting<'n, T>(words: &str, names: &'n Names<T>) -> Vec<&'n (T, String)> {
    let wanted = typed(words);
    if let Some(whole) = names.iter().find(|(_, name)| typed(name) == wanted) {
        return vec![whole];
    }
    let holds = |name: &str, words: &str| words.split('_').all(|word| name.split('_').any(|own| own == word));
    let fitting: Vec<_> = names.iter().filter(|(_, name)| holds(&typed(name), &wanted)).collect();
    // A Lab is meant before a Med Lab: the other names only say more.
    let least = fitting.iter().find(|(_, name)| fitting.iter().all(|(_, other)| holds(&typed(other), &typed(name))));
    least.map_or_else(|| fitting.clone(), |least| vec![*least])
}

/// The word itself, or the one known word that a third of it makes of it at most.
fn nearest<'k>(word: &str, known: &[&'k str]) -> Option<&'k str> {
    let most = word.chars().count() / 3;
    suggest::nearest(word, known.iter().copied(), |far, _| far <= most)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names() -> Names<u8> {
        let all =
            ["Laboratorio, elemento CPU", "Laboratorio, elemento Ossigeno", "MedLab, elemento CPU", "Ferite di Anna", "Stress"];
        (0..).zip(all.map(str::to_owned)).collect()
    }

    #[test]
    fn a_thing_is_called_by_its_name_or_by_words_that_no_other_has() {
        let names = names();
        assert_eq!(called("laboratorio, elemento cpu", &names), Called::One(0));
        assert_eq!(called("CPU laboratorio", &names), Called::One(0));
        assert_eq!(called("stress", &names), Called::One(4));
        assert_eq!(
            called("cpu", &names),
            Called::Several(vec!["Laboratorio, elemento CPU".to_owned(), "MedLab, elemento CPU".to_owned()])
        );
        assert_eq!(called("laboratorio energia", &names), Called::Nothing);
        assert_eq!(called("", &names), Called::Nothing);
    }

    #[test]
    fn the_name_that_says_least_is_meant_before_those_that_only_say_more() {
        let names: Names<u8> = vec![(0, "Med Lab, CPU".to_owned()), (1, "Lab, CPU".to_owned())];
        assert_eq!(called("cpu lab", &names), Called::One(1));
        assert_eq!(called("cpu med", &names), Called::One(0));
    }

    #[test]
    fn a_slip_is_known() {
        let names = names();
        assert_eq!(meant("laboratoro cpu", &names), ["Laboratorio, elemento CPU"]);
        assert_eq!(meant("ferrite anna", &names), ["Ferite di Anna"]);
        assert_eq!(meant("cpi", &names).len(), 2);
        assert!(meant("banane", &names).is_empty() && meant("laboratorio banane", &names).is_empty());
    }
}
