//! What can be typed in text play: the words of both languages, whichever is spoken.

use std::collections::BTreeSet;

use crate::first_martians::Game;
use crate::first_martians::board::{Feature, Section, Spot};
use crate::first_martians::command::Command;
use crate::first_martians::mission::SheetValue;
use crate::first_martians::state::{Difficulty, Kept, Seat};
use crate::first_martians::words::{AdventureType, Block, Direction, Keyword, Profession, Region};
use crate::language::Language;

/// What was typed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Typed {
    /// Nothing but Enter.
    Enter,
    /// Help, and what about.
    Help(Option<String>),
    /// The rules: those of the step, a number of a list, or words to look for.
    Rules(String),
    /// A listed choice, from 1, and what followed it.
    Choice(usize, Vec<i64>),
    /// A command.
    Command(Command),
    /// A place gets a name.
    SavePoint(String),
    /// A word about the game itself.
    Word(Word),
}

/// A word about the game itself.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Word {
    Where,
    Read,
    Board,
    Log,
    History,
    Help,
    Undo,
    Redo,
    Quit,
}

const WORDS: &[(&[&str], Word)] = &[
    (&["where", "dove"], Word::Where),
    (&["read", "rileggi", "leggi"], Word::Read),
    (&["board", "tabellone", "plancia"], Word::Board),
    (&["log", "diario"], Word::Log),
    (&["history", "storia"], Word::History),
    (&["help", "aiuto", "?"], Word::Help),
    (&["undo", "annulla"], Word::Undo),
    (&["redo", "ripeti"], Word::Redo),
    (&["quit", "exit", "esci"], Word::Quit),
];

/// Reads a typed line; `None` when it is not understood.
pub(super) fn read(line: &str, game: &Game) -> Option<Typed> {
    let line = line.trim();
    let lower = plain(line);
    let words: Vec<&str> = lower.split_whitespace().collect();
    let Some((&first, rest)) = words.split_first() else { return Some(Typed::Enter) };
    if let Ok(number) = first.parse() {
        return Some(Typed::Choice(number, rest.iter().map_while(|word| signed(word)).collect()));
    }
    if let Some((_, word)) = WORDS.iter().find(|(names, _)| names.contains(&first)).filter(|_| rest.is_empty()) {
        return Some(Typed::Word(*word));
    }
    if matches!(first, "help" | "aiuto" | "?") {
        return Some(Typed::Help(Some(rest.join(" "))));
    }
    // Names keep their capitals.
    let tail = |skip: usize| line.split_whitespace().skip(skip).collect::<Vec<_>>().join(" ");
    match first {
        "rules" | "rule" | "regole" | "regola" => Some(Typed::Rules(tail(1))),
        "save" | "salva" if !rest.is_empty() => Some(Typed::SavePoint(tail(1))),
        "set" | "imposta" => {
            let (&name, values) = rest.split_first()?;
            set(name, values, &tail(2), game).map(Typed::Command)
        }
        _ => report(first, rest, game).map(Typed::Command),
    }
}

fn report(verb: &str, rest: &[&str], game: &Game) -> Option<Command> {
    let state = game.state();
    let first = rest.first().copied();
    let nth = || first?.parse::<usize>().ok()?.checked_sub(1);
    // A name may be of several words.
    let who = || rest.get(1..).filter(|name| !name.is_empty()).map(|name| name.join(" "));
    let amount = |default| rest.get(1).map_or(Some(default), |word| word.parse().ok());
    Some(match verb {
        "adventure" | "avventura" => Command::DrawAdventure { adventure: adventure(first?)?, seat: seat(&who()?, game)? },
        "roll" | "tira" => Command::RollAction { adventure: adventure(first?)?, seat: seat(&who()?, game)? },
        "event" | "evento" => Command::FinishEvent { event: state.open_events.get(nth()?)?.event.clone() },
        "objective" | "obiettivo" => Command::AdvanceObjective { objective: shown_objective(nth()?, game)? },
        "action" | "azione" => Command::FinishAction { action: game.mission().sheet.actions.get(nth()?)?.id.clone() },
        "unwind" | "relax" => Command::Unwind {},
        "manage" | "gestione" => Command::Manage { block: block(first?)?, by: amount(1)? },
        "morale" => Command::MoveMorale { by: i8::try_from(signed(first?)?).ok()? },
        "raise" | "alza" => Command::RaiseTrack { block: block(first?)?, by: amount(1)? },
        "card" | "carta" => {
            let keyword = rest.get(1).map(|word| keyword(word));
            Command::DrawCard { block: block(first?)?, keyword: keyword.map_or(Some(None), |word| word.map(Some))? }
        }
        "resolve" | "risolvi" => Command::ResolveTrack { block: block(first?)? },
        "direction" | "direzione" => Command::DrawDirection {},
        "research" | "ricerca" => Command::DrawResearch {},
        "moved" | "mosso" => Command::MoveOnBoard { spot: spot(first?, game)?, to: number_of(rest.get(1)?)? },
        "tile" | "tessera" => tile(rest)?,
        "compared" | "confrontato" => Command::CheckSection { section: Section::from_id(first?)? },
        "died" | "morto" | "morta" => Command::ReportDeath { seat: seat(&rest.join(" "), game)? },
        _ => return None,
    })
}

/// A region tile: drawn for the action at hand (`tile wound 2 1`: what it does, samples, POIs), or put right where it lies
/// (`tile 1-ne wound`, `tile 1-ne none` for nothing special, `tile 1-ne gone`).
fn tile(words: &[&str]) -> Option<Command> {
    let (first, rest) = words.split_first()?;
    let Some(region) = region(first) else {
        let numbers = words.iter().rev().map_while(|word| word.parse::<u8>().ok()).collect::<Vec<_>>();
        let features = features(&words[..words.len() - numbers.len()])?;
        let (samples, pois) = match numbers.as_slice() {
            [samples] => (*samples, 0),
            [pois, samples] => (*samples, *pois),
            _ => return None,
        };
        return Some(Command::EnterTile { features, samples, pois });
    };
    match rest {
        ["gone" | "via"] => Some(Command::TakeTileUp { region }),
        [] => None,
        _ => Some(Command::LayTile { region, features: features(rest)? }),
    }
}

/// A space of the map by ring and direction: `2-ne`.
fn region(word: &str) -> Option<Region> {
    let (ring, direction) = word.split_once('-')?;
    Some(Region { ring: ring.trim_start_matches('r').parse().ok()?, direction: Direction::from_id(direction)? })
}

fn features(words: &[&str]) -> Option<BTreeSet<Feature>> {
    let italian = [
        ("pedina", Feature::ExtraPawn),
        ("ferita", Feature::Wound),
        ("avventura", Feature::Adventure),
        ("rover", Feature::RoverRoll),
        ("chiusa", Feature::ClosedOuter),
        ("missione", Feature::Mission),
    ];
    let of = |word: &&str| Feature::from_id(&word.replace('-', "_")).or_else(|| lookup(&italian, word));
    match words {
        ["none" | "nessuna"] => Some(BTreeSet::new()),
        _ => words.iter().map(of).collect(),
    }
}

/// The objectives as the Mission Log numbers them.
pub(super) fn shown_objective(index: usize, game: &Game) -> Option<String> {
    let objectives = game.mission().sheet.objectives.iter();
    let mut shown = objectives.filter(|it| game.state().objectives.get(&it.id).is_some_and(|progress| progress.shown));
    shown.nth(index).map(|it| it.id.clone())
}

fn set(name: &str, values: &[&str], text: &str, game: &Game) -> Option<Command> {
    let value = values.first().copied()?;
    let number = || signed(value);
    let narrow = || i8::try_from(number()?).ok();
    let small = || u8::try_from(number()?).ok();
    if let Some(spot) = spot(name, game) {
        return Some(Command::CorrectBoard { spot, to: number_of(value)? });
    }
    let parts: Vec<&str> = name.split('-').collect();
    Some(match parts.as_slice() {
        ["morale"] => {
            let to = narrow()?;
            if game.state().under_way() {
                Command::CorrectMorale { to }
            } else {
                Command::SetSheet { value: SheetValue::Morale, to }
            }
        }
        ["box" | "riquadro", of] => Command::CorrectBox { block: block(of)?, red: red(value)? },
        ["die" | "dado", of, sol] => Command::SetDie { block: block(of)?, sol: sol.parse().ok()?, rolled: yes(value)? },
        ["objective" | "obiettivo", index] => {
            let index = index.parse::<usize>().ok()?.checked_sub(1)?;
            Command::CorrectObjective { objective: shown_objective(index, game)?, to: small()? }
        }
        ["first" | "primo"] => Command::SetFirstPlayer { seat: seat(&values.join(" "), game)? },
        ["name" | "nome", whose] => Command::SetName { seat: seat(whose, game)?, name: text.to_owned() },
        ["profession" | "professione", whose] => {
            Command::SetProfession { seat: seat(whose, game)?, profession: profession(value)? }
        }
        ["board" | "tabellone"] => Command::KeepBoard { full: full(value)? },
        ["dice" | "dadi"] => Command::SetDice { dice: kept(value)? },
        ["cards" | "carte"] => Command::SetCards { cards: kept(value)? },
        ["players" | "giocatori"] => Command::SetPlayers { players: small()? },
        ["difficulty" | "difficoltà" | "difficolta"] => Command::SetDifficulty { difficulty: difficulty(value)? },
        ["aom", ..] => Command::SetAom { aom: aom(name, game)?, used: yes(value)? },
        [word] => match (block(word), sheet_value(word)) {
            (Some(block), _) => Command::CorrectTrack { block, to: small()? },
            (None, Some(value)) => Command::SetSheet { value, to: narrow()? },
            (None, None) => mission_track(name, number()?, game)?,
        },
        _ => mission_track(name, number()?, game)?,
    })
}

/// A number on the board that the app keeps, by its name: `supply.oxygen`.
fn spot(name: &str, game: &Game) -> Option<Spot> {
    let spot = Spot::try_from(name.to_owned()).ok()?;
    let twin = game.state().twin().filter(|_| game.state().under_way())?;
    twin.get(&spot).is_some().then_some(spot)
}

/// A number, or a word that stands for 1 or 0: red or green, yes or no.
fn number_of(word: &str) -> Option<u8> {
    red(word).or_else(|| yes(word)).map(u8::from).or_else(|| word.parse().ok())
}

fn mission_track(name: &str, number: i64, game: &Game) -> Option<Command> {
    let track = game.mission().sheet.tracks.iter().find(|track| track.id == name)?;
    Some(Command::CorrectMissionTrack { track: track.id.clone(), to: i16::try_from(number).ok()? })
}

fn aom(name: &str, game: &Game) -> Option<String> {
    let aoms = &game.mission().game_box.aoms;
    aoms.iter().find(|aom| aom.id == name || Some(aom.id.as_str()) == name.strip_prefix("aom-")).map(|aom| aom.id.clone())
}

/// A whole number, with a plus or either minus.
fn signed(word: &str) -> Option<i64> {
    word.replace('−', "-").parse().ok()
}

/// As it is compared: in small letters, with the apostrophe that every keyboard has.
fn plain(text: &str) -> String {
    text.to_lowercase().replace('’', "'")
}

/// A seat by its number from 1, or by the name of who sits there.
fn seat(word: &str, game: &Game) -> Option<Seat> {
    let astronauts = &game.state().crew.astronauts;
    let by_name = || {
        let named = |name: &Option<String>| name.as_ref().is_some_and(|name| plain(name) == word);
        astronauts.iter().position(|it| named(&it.name) || Some(it.profession) == profession(word))
    };
    let index = match word.parse::<usize>() {
        Ok(number) => number.checked_sub(1),
        Err(_) => by_name(),
    };
    index.and_then(|index| Seat::try_from(index).ok())
}

const ITALIAN_BLOCKS: &[(&str, Block)] =
    &[("lavorativo", Block::Working), ("abitativo", Block::Living), ("sistemi", Block::Systems)];

fn block(word: &str) -> Option<Block> {
    Block::from_id(word).or_else(|| lookup(ITALIAN_BLOCKS, word))
}

fn adventure(word: &str) -> Option<AdventureType> {
    let italian = [
        ("esplorazione", AdventureType::Explore),
        ("raccolta", AdventureType::Gather),
        ("ricerca", AdventureType::Research),
        ("costruzione", AdventureType::Build),
    ];
    AdventureType::from_id(word).or_else(|| lookup(&italian, word))
}

fn profession(word: &str) -> Option<Profession> {
    let italian = [
        ("medico", Profession::Medic),
        ("scienziato", Profession::Scientist),
        ("geologo", Profession::Geologist),
        ("ingegnere", Profession::Engineer),
    ];
    Profession::from_id(word).or_else(|| lookup(&italian, word))
}

fn keyword(word: &str) -> Option<Keyword> {
    let italian = [
        ("complicazione", Keyword::Complication),
        ("ostacolo", Keyword::Obstacle),
        ("alloggi", Keyword::CrewQuarters),
        ("medlab", Keyword::MedLab),
        ("centro", Keyword::ControlCenter),
        ("angolo", Keyword::QuietPlace),
        ("garage", Keyword::GarageHall),
        ("vano", Keyword::ProbeBay),
        ("laboratorio", Keyword::Lab),
        ("officina", Keyword::WorkingBay),
        ("fattoria", Keyword::Farm),
        ("ossigenatore", Keyword::Oxygenator),
        ("pannello", Keyword::SolarPanel),
    ];
    Keyword::from_id(&word.replace('-', "_")).or_else(|| lookup(&italian, word))
}

fn difficulty(word: &str) -> Option<Difficulty> {
    let italian = [("facile", Difficulty::Easier), ("normale", Difficulty::Standard), ("difficile", Difficulty::Harder)];
    Difficulty::from_id(word).or_else(|| lookup(&italian, word))
}

const ITALIAN_SHEET: &[(&str, SheetValue)] = &[
    ("sol", SheetValue::Sols),
    ("ossigeno", SheetValue::Oxygen),
    ("energia", SheetValue::Energy),
    ("cibo", SheetValue::Food),
    ("serre", SheetValue::Greenhouses),
    ("piante", SheetValue::Plants),
    ("miglioramenti", SheetValue::Upgrades),
    ("soglia", SheetValue::Threshold),
    ("dado", SheetValue::Dice),
];

fn sheet_value(word: &str) -> Option<SheetValue> {
    SheetValue::from_id(word).or_else(|| lookup(ITALIAN_SHEET, word))
}

/// What to type to set a number of the mission sheet: `oxygen`, `dado-lavorativo-3`.
pub(super) fn sheet_name(language: Language, value: SheetValue, block: Option<Block>) -> String {
    let italian = language == Language::Italian;
    let in_italian = ITALIAN_SHEET.iter().find(|&&(_, it)| it == value && italian).map(|&(name, _)| name);
    match block {
        Some(block) => {
            let in_italian = ITALIAN_BLOCKS.iter().find(|&&(_, it)| it == block && italian).map(|&(name, _)| name);
            format!("{}-{}-N", if italian { "dado" } else { "die" }, in_italian.unwrap_or(block.id()))
        }
        None => in_italian.unwrap_or(value.id()).to_owned(),
    }
}

fn kept(word: &str) -> Option<Kept> {
    match word {
        "own" | "physical" | "propri" | "proprie" => Some(Kept::Physical),
        "app" | "digital" => Some(Kept::Digital),
        _ => None,
    }
}

fn full(word: &str) -> Option<bool> {
    match word {
        "full" | "completo" => Some(true),
        "story" | "racconto" => Some(false),
        _ => None,
    }
}

fn red(word: &str) -> Option<bool> {
    match word {
        "red" | "rosso" => Some(true),
        "green" | "verde" => Some(false),
        _ => None,
    }
}

fn yes(word: &str) -> Option<bool> {
    match word {
        "yes" | "sì" | "si" => Some(true),
        "no" => Some(false),
        _ => None,
    }
}

fn lookup<T: Copy>(table: &[(&str, T)], word: &str) -> Option<T> {
    table.iter().find(|(name, _)| *name == word).map(|&(_, value)| value)
}

#[cfg(test)]
mod tests {
    use super::plain;

    #[test]
    fn a_name_is_known_by_either_apostrophe() {
        assert_eq!(plain("D’Angelo"), plain("d'angelo"));
        assert_ne!(plain("D’Angelo"), plain("dangelo"));
    }
}
