//! The parser of text play, which accepts the words of all languages.

mod rulings;
mod tokens;
mod words;

use std::collections::BTreeSet;

use first_martians::Game;
use first_martians::board::{BoardCounter, Feature, Section, TokenStack};
use first_martians::command::Command;
use first_martians::mission::SheetValue;
use first_martians::state::{ComponentSource, Difficulty, Seat, Step};
use first_martians::vocabulary::{
    AdventureType, Block, Keyword, Modifier, Profession, Region, Resource,
};
use language::name_lookup::{self, NameMatch, Names, NumberTarget};
use language::{Language, Localizer, my_box, screen_reader_text};
use words::WORDS;

pub(super) use words::{RULES, Word};

#[derive(Clone, Copy)]
pub(super) struct ParseContext<'a> {
    pub(super) game: &'a Game,
    /// Localizers of all languages, the current one first.
    pub(super) localizers: &'a [Localizer],
}

impl<'a> ParseContext<'a> {
    /// The thing with this name, in the current language or else another.
    fn called<T: Clone>(self, words: &str, names: impl Fn(&Localizer) -> Names<T>) -> Option<T> {
        self.localizers.iter().find_map(|localizer| {
            match name_lookup::find_by_name(words, &names(localizer)) {
                NameMatch::One(thing) => Some(thing),
                NameMatch::Several(_) | NameMatch::Nothing => None,
            }
        })
    }

    /// A number on the table by id or name.
    fn number(self, words: &str) -> Option<NumberTarget> {
        let game = self.game;
        let spot = spot(words, game).map(NumberTarget::BoardCounter);
        spot.or_else(|| self.called(words, |localizer| name_lookup::numbers(localizer, game)))
    }

    /// Whether the words before the value match several numbers on the table.
    fn is_ambiguous(self, words: &[&str]) -> bool {
        let Some((name, _)) = Self::name_and_value(words) else {
            return false;
        };
        let several = |localizer: &Localizer| {
            matches!(
                name_lookup::find_by_name(&name, &name_lookup::numbers(localizer, self.game)),
                NameMatch::Several(_)
            )
        };
        self.localizers.iter().any(several)
    }

    /// A name of one or more words, and the value after it.
    fn name_and_value<'w>(words: &[&'w str]) -> Option<(String, &'w str)> {
        let (value, name) = words.split_last()?;
        (!name.is_empty()).then(|| (name.join(" "), *value))
    }
}

/// A parsed line.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum ParsedLine {
    Enter,
    Help(Option<String>),
    /// The rules: empty for those of the step, a number of the list, or words to search for.
    Rules(String),
    /// The number of a choice, from 1, and its values.
    Choice(usize, Vec<i64>),
    Command(Command),
    SavePoint(String),
    Word(Word),
}

/// Parses a line; `None` if it is invalid.
pub(super) fn read(line: &str, context: ParseContext<'_>) -> Option<ParsedLine> {
    let line = line.trim();
    // The set-up shows a value as `name = value`, and takes it so too.
    let shown = line
        .split_once('=')
        .map(|(name, value)| (name.trim(), value.trim()));
    if let Some((name, value)) =
        shown.filter(|(name, value)| !value.is_empty() && !name.contains(' '))
    {
        return read(&format!("set {name} {value}"), context);
    }
    let lower = with_signs(&normalised(line));
    let words: Vec<&str> = lower.split_whitespace().collect();
    let Some((&first, rest)) = words.split_first() else {
        return Some(ParsedLine::Enter);
    };
    if let Ok(number) = first.parse() {
        return Some(ParsedLine::Choice(
            number,
            rest.iter().map_while(|word| signed(word)).collect(),
        ));
    }
    if let Some((_, word)) = WORDS
        .iter()
        .find(|(names, _)| names.contains(&first))
        .filter(|_| rest.is_empty())
    {
        return Some(ParsedLine::Word(*word));
    }
    if matches!(first, "help" | "aiuto" | "?") {
        return Some(ParsedLine::Help(Some(rest.join(" "))));
    }
    // Names keep their capitals.
    let tail = |skip: usize| {
        line.split_whitespace()
            .skip(skip)
            .collect::<Vec<_>>()
            .join(" ")
    };
    match first {
        _ if RULES.contains(&first) => Some(ParsedLine::Rules(tail(1))),
        "save" | "salva" if !rest.is_empty() => Some(ParsedLine::SavePoint(tail(1))),
        "set" | "imposta" => {
            let (&name, values) = rest.split_first()?;
            let setting = set(name, values, &tail(2), context);
            // Values of the sheet are set before the game. During the game the word may be part of a name on the board.
            let before = |command: &Command| {
                matches!(command, Command::SetSheet { .. }) && context.game.state().is_under_way()
            };
            let first = setting.clone().filter(|command| !before(command));
            let corrected = first.or_else(|| correction(rest, context));
            corrected
                .or_else(|| setting.filter(|_| !context.is_ambiguous(rest)))
                .map(ParsedLine::Command)
        }
        "overrule" | "deciso" => {
            rulings::overrule(rest, &tail(1), context).map(ParsedLine::Command)
        }
        "skill" | "abilità" | "abilita" => {
            tokens::skill(rest, &tail(1), context).map(ParsedLine::Command)
        }
        "mark" | "segna" => tokens::mark(rest, &tail(1), context).map(ParsedLine::Command),
        "anyway" | "comunque" => rulings::anyway(rest, &tail(1), context).map(ParsedLine::Command),
        _ => report(first, rest, context).map(ParsedLine::Command),
    }
}

fn report(verb: &str, rest: &[&str], context: ParseContext<'_>) -> Option<Command> {
    let game = context.game;
    let state = game.state();
    let first = rest.first().copied();
    let nth = || first?.parse::<usize>().ok()?.checked_sub(1);
    // Names may have several words.
    let who = || {
        rest.get(1..)
            .filter(|name| !name.is_empty())
            .map(|name| name.join(" "))
    };
    let amount = |default| rest.get(1).map_or(Some(default), |word| word.parse().ok());
    Some(match verb {
        "adventure" | "avventura" => Command::DrawAdventure {
            adventure: adventure(first?)?,
            seat: seat(&who()?, game)?,
        },
        "roll" | "tira" => Command::RollAction {
            adventure: adventure(first?)?,
            seat: seat(&who()?, game)?,
        },
        "event" | "evento" => Command::FinishEvent {
            event: state.open_events.get(nth()?)?.event.clone(),
        },
        "objective" | "obiettivo" => Command::AdvanceObjective {
            objective: shown_objective(nth()?, game)?,
        },
        "action" | "azione" => Command::FinishAction {
            action: game.known_actions().nth(nth()?)?.id.clone(),
        },
        "taken" | "preso" => {
            // By what is printed on it, among those that can be taken.
            let printed = first?;
            let can = |id: &str| {
                state
                    .tokens
                    .get(id)
                    .is_some_and(|place| place.at().is_some())
            };
            let mut tokens = game
                .mission()
                .sheet
                .tokens
                .iter()
                .filter(|token| can(&token.id));
            Command::TakeObjectiveToken {
                token: tokens
                    .find(|token| token.number.eq_ignore_ascii_case(printed))?
                    .id
                    .clone(),
            }
        }
        "unwind" | "relax" => Command::Unwind {},
        "manage" | "gestione" => Command::Manage {
            block: block(first?)?,
            by: amount(1)?,
        },
        "morale" => Command::MoveMorale {
            by: i8::try_from(signed(first?)?).ok()?,
        },
        "raise" | "alza" => Command::RaiseTrack {
            block: block(first?)?,
            by: amount(1)?,
        },
        "card" | "carta" => {
            let words = rest.get(1..).filter(|words| !words.is_empty());
            let keyword = words.map(|words| keyword(&words.join(" "), context));
            Command::DrawCard {
                block: block(first?)?,
                keyword: keyword.map_or(Some(None), |word| word.map(Some))?,
            }
        }
        "resolve" | "risolvi" => Command::ResolveTrack {
            block: block(first?)?,
        },
        "direction" | "direzione" => Command::DrawDirection {},
        "research" | "ricerca" => Command::DrawResearch {},
        "moved" | "mosso" => {
            let (name, to) = ParseContext::name_and_value(rest)?;
            let NumberTarget::BoardCounter(spot) = context.number(&name)? else {
                return None;
            };
            Command::MoveOnBoard {
                spot,
                to: number_of(to)?,
            }
        }
        "put" | "piazza" => {
            token(rest, context).map(|(token, stack)| Command::PutToken { stack, token })?
        }
        "take" | "togli" => {
            token(rest, context).map(|(token, stack)| Command::TakeToken { stack, token })?
        }
        "tile" | "tessera" => tile(rest, context)?,
        "compared" | "confrontato" => {
            let words = rest.join(" ");
            let section =
                Section::from_id(&words).or_else(|| context.called(&words, name_lookup::sections));
            Command::CheckSection { section: section? }
        }
        "dismantle" | "smonta" => tokens::dismantled(rest, context)?,
        "poi" => Command::UsePoiToken { index: nth()? },
        "died" | "morto" | "morta" => Command::ReportDeath {
            seat: seat(&rest.join(" "), game)?,
        },
        _ => return None,
    })
}

/// A region tile: drawn for the current action (`tile wound 2 1`: features, samples, POIs), or corrected on the map (`tile r1-ne wound`,
/// `tile r1-ne none` for no features, `tile r1-ne gone`).
fn tile(words: &[&str], context: ParseContext<'_>) -> Option<Command> {
    let (first, rest) = words.split_first()?;
    let Some(region) = region(first, context) else {
        let numbers = words
            .iter()
            .rev()
            .map_while(|word| word.parse::<u8>().ok())
            .collect::<Vec<_>>();
        let features = features(&words[..words.len() - numbers.len()], context)?;
        let (samples, pois) = match numbers.as_slice() {
            [samples] => (*samples, 0),
            [pois, samples] => (*samples, *pois),
            _ => return None,
        };
        return Some(Command::EnterTile {
            features,
            samples,
            pois,
        });
    };
    match rest {
        ["gone" | "via"] => Some(Command::TakeTileUp { region }),
        [] => None,
        _ => Some(Command::LayTile {
            region,
            features: features(rest, context)?,
        }),
    }
}

/// A Modifier token and its stack: `blocked lab !`.
fn token(words: &[&str], context: ParseContext<'_>) -> Option<(Modifier, TokenStack)> {
    let tokens = |localizer: &Localizer| {
        Modifier::ALL
            .iter()
            .map(|&it| (it, localizer.word(it)))
            .collect()
    };
    (1..words.len()).rev().find_map(|end| {
        let (token, stack) = words.split_at(end);
        let token = context.called(&token.join(" "), tokens)?;
        // Symbols are typed as printed, or in words.
        let of = |localizer: &Localizer| {
            name_lookup::find_by_name(
                &screen_reader_text(localizer, &stack.join(" ")),
                &name_lookup::stacks(localizer, context.game),
            )
        };
        let stack = context
            .localizers
            .iter()
            .find_map(|localizer| match of(localizer) {
                NameMatch::One(stack) => Some(stack),
                NameMatch::Several(_) | NameMatch::Nothing => None,
            });
        stack.map(|stack| (token, stack))
    })
}

/// A space of the map, with or without its letter: `r2-ne`, `a2-so`, `2-ne`.
fn region(word: &str, context: ParseContext<'_>) -> Option<Region> {
    let is_called = |name: &str| {
        let name = name.to_lowercase();
        name == word || name.trim_start_matches(char::is_alphabetic) == word
    };
    let by_name = |localizer: &Localizer| {
        name_lookup::regions(localizer)
            .into_iter()
            .find(|(_, name)| is_called(name))
    };
    context
        .localizers
        .iter()
        .find_map(by_name)
        .map(|(region, _)| region)
}

fn features(words: &[&str], context: ParseContext<'_>) -> Option<BTreeSet<Feature>> {
    let names = |localizer: &Localizer| {
        Feature::ALL
            .iter()
            .map(|&it| (it, my_box::feature_name(localizer, it)))
            .collect()
    };
    let of = |word: &&str| {
        Feature::from_id(&word.replace('-', "_")).or_else(|| context.called(word, names))
    };
    match words {
        ["none" | "nessuna"] => Some(BTreeSet::new()),
        _ => words.iter().map(of).collect(),
    }
}

/// The id of an objective by its index in the Mission Log.
pub(super) fn shown_objective(index: usize, game: &Game) -> Option<String> {
    let objectives = game.mission().sheet.objectives.iter();
    let mut shown = objectives.filter(|it| {
        game.state()
            .objectives
            .get(&it.id)
            .is_some_and(|progress| progress.shown)
    });
    shown.nth(index).map(|it| it.id.clone())
}

/// The correction of a number on the table.
fn correction(words: &[&str], context: ParseContext<'_>) -> Option<Command> {
    let (name, value) = ParseContext::name_and_value(words)?;
    // Resources in the general supply have the names of the sheet.
    let resource = sheet_value(&name).and_then(|value| Resource::from_id(value.id()));
    if let Some(resource) = resource.filter(|_| context.game.state().board_state().is_some()) {
        return Some(Command::CorrectBoard {
            spot: BoardCounter::Supply(resource),
            to: number_of(value)?,
        });
    }
    if let Some(aom) = aom(&name, context).filter(|_| !context.game.state().is_under_way()) {
        return Some(Command::SetAom {
            aom,
            used: yes(value)?,
        });
    }
    Some(match context.number(&name)? {
        NumberTarget::BoardCounter(spot) => Command::CorrectBoard {
            spot,
            to: number_of(value)?,
        },
        NumberTarget::Track(track) => Command::CorrectMissionTrack {
            track,
            to: i16::try_from(signed(value)?).ok()?,
        },
        NumberTarget::Marks(mark, on) => Command::CorrectMarks {
            mark,
            on,
            to: number_of(value)?,
        },
        NumberTarget::Walker(walker) => Command::CorrectWalker {
            walker,
            to: number_of(value)?,
        },
    })
}

fn set(name: &str, values: &[&str], text: &str, context: ParseContext<'_>) -> Option<Command> {
    let game = context.game;
    let value = values.first().copied()?;
    let number = || signed(value);
    let narrow = || i8::try_from(number()?).ok();
    let small = || u8::try_from(number()?).ok();
    if spot(name, game).is_some() {
        return None;
    }
    let parts: Vec<&str> = name.split('-').collect();
    Some(match parts.as_slice() {
        ["morale"] => {
            let to = narrow()?;
            if game.state().is_under_way() {
                Command::CorrectMorale { to }
            } else {
                Command::SetSheet {
                    value: SheetValue::Morale,
                    to,
                }
            }
        }
        ["box" | "riquadro", of] => Command::CorrectBox {
            block: block(of)?,
            red: red(value)?,
        },
        ["die" | "dado", of, sol] => Command::SetDie {
            block: block(of)?,
            sol: sol.parse().ok()?,
            rolled: yes(value)?,
        },
        ["objective" | "obiettivo", index] => {
            let index = index.parse::<usize>().ok()?.checked_sub(1)?;
            Command::CorrectObjective {
                objective: shown_objective(index, game)?,
                to: small()?,
            }
        }
        ["first" | "primo"] => Command::SetFirstPlayer {
            seat: seat(&values.join(" "), game)?,
        },
        ["name" | "nome", whose] => Command::SetName {
            seat: seat(whose, game)?,
            name: text.to_owned(),
        },
        ["profession" | "professione", whose] => Command::SetProfession {
            seat: seat(whose, game)?,
            profession: profession(value)?,
        },
        ["board" | "tabellone"] => Command::KeepBoard { full: full(value)? },
        ["dice" | "dadi"] => Command::SetDice {
            dice: component_source(value)?,
        },
        ["cards" | "carte"] => Command::SetCards {
            cards: component_source(value)?,
        },
        ["players" | "giocatori"] => Command::SetPlayers { players: small()? },
        ["difficulty" | "difficoltà" | "difficolta"] => Command::SetDifficulty {
            difficulty: difficulty(value)?,
        },
        ["operator" | "operatore", ..] => {
            let (aom, seat) = (
                aom(name.split_once('-')?.1, context)?,
                seat(&values.join(" "), game)?,
            );
            // A transfer between two sols, or a correction.
            let state = game.state();
            let transfers = !state.is_under_way()
                || matches!(state.step, Step::CleanUp | Step::RaiseTrack { .. });
            if transfers {
                Command::SetOperator { aom, seat }
            } else {
                Command::CorrectOperator { aom, seat }
            }
        }
        ["aom", ..] => Command::SetAom {
            aom: aom(name, context)?,
            used: yes(value)?,
        },
        [word] => match (block(word), sheet_value(word)) {
            (Some(block), _) => Command::CorrectTrack {
                block,
                to: small()?,
            },
            (None, Some(value)) => Command::SetSheet {
                value,
                to: narrow()?,
            },
            (None, None) => mission_track(name, number()?, game)?,
        },
        _ => mission_track(name, number()?, game)?,
    })
}

/// A number on the Full board by id: `supply.oxygen`.
fn spot(name: &str, game: &Game) -> Option<BoardCounter> {
    let spot = BoardCounter::try_from(name.to_owned()).ok()?;
    let board = game
        .state()
        .board_state()
        .filter(|_| game.state().is_under_way())?;
    board.get(&spot).is_some().then_some(spot)
}

/// A number, or a word for 1 or 0: red or green, yes or no.
fn number_of(word: &str) -> Option<u8> {
    red(word)
        .or_else(|| yes(word))
        .map(u8::from)
        .or_else(|| word.parse().ok())
}

fn mission_track(name: &str, number: i64, game: &Game) -> Option<Command> {
    let track = game.known_tracks().find(|track| track.id == name)?;
    Some(Command::CorrectMissionTrack {
        track: track.id.clone(),
        to: i16::try_from(number).ok()?,
    })
}

fn aom(name: &str, context: ParseContext<'_>) -> Option<String> {
    let aoms = &context.game.mission().game_box.aoms;
    let by_id = aoms
        .iter()
        .find(|aom| aom.id == name || Some(aom.id.as_str()) == name.strip_prefix("aom-"));
    by_id
        .map(|aom| aom.id.clone())
        .or_else(|| context.called(name, |localizer| name_lookup::aoms(localizer, context.game)))
}

/// A whole number with an optional sign, which may be a typographic minus.
fn signed(word: &str) -> Option<i64> {
    word.replace('−', "-").parse().ok()
}

/// Numbers with their sign as the app reads it aloud, `minus 1`, become numbers with that sign.
fn with_signs(line: &str) -> String {
    let mut read: Vec<String> = Vec::new();
    for word in line.split_whitespace() {
        let is_number = word.starts_with(|first: char| first.is_ascii_digit());
        let sign = match read.last().map(String::as_str) {
            Some("minus" | "meno") if is_number => "-",
            Some("plus" | "più" | "piu") if is_number => "+",
            _ => {
                read.push(word.to_owned());
                continue;
            }
        };
        let _ = read.pop();
        read.push(format!("{sign}{word}"));
    }
    read.join(" ")
}

/// Normalises text for comparison: lower case, typewriter apostrophes.
fn normalised(text: &str) -> String {
    text.to_lowercase().replace('’', "'")
}

/// A seat by number from 1, or by name or profession.
fn seat(word: &str, game: &Game) -> Option<Seat> {
    let astronauts = &game.state().crew.astronauts;
    let by_name = || {
        let named =
            |name: &Option<String>| name.as_ref().is_some_and(|name| normalised(name) == word);
        astronauts
            .iter()
            .position(|it| named(&it.name) || Some(it.profession) == profession(word))
    };
    let index = match word.parse::<usize>() {
        Ok(number) => number.checked_sub(1),
        Err(_) => by_name(),
    };
    index.and_then(|index| Seat::try_from(index).ok())
}

const ITALIAN_BLOCKS: &[(&str, Block)] = &[
    ("lavorativo", Block::Working),
    ("abitativo", Block::Living),
    ("sistemi", Block::Systems),
];

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

fn keyword(words: &str, context: ParseContext<'_>) -> Option<Keyword> {
    let names = |localizer: &Localizer| {
        Keyword::ALL
            .iter()
            .map(|&it| (it, localizer.word(it)))
            .collect()
    };
    Keyword::from_id(&words.replace('-', "_")).or_else(|| context.called(words, names))
}

fn difficulty(word: &str) -> Option<Difficulty> {
    let italian = [
        ("facile", Difficulty::Easier),
        ("normale", Difficulty::Standard),
        ("difficile", Difficulty::Harder),
    ];
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

/// The name to type for a number of the mission sheet: `oxygen`, `dado-lavorativo-3`.
pub(super) fn sheet_name(language: Language, value: SheetValue, block: Option<Block>) -> String {
    let italian = language == Language::Italian;
    let in_italian = ITALIAN_SHEET
        .iter()
        .find(|&&(_, it)| it == value && italian)
        .map(|&(name, _)| name);
    match block {
        Some(block) => {
            let in_italian = ITALIAN_BLOCKS
                .iter()
                .find(|&&(_, it)| it == block && italian)
                .map(|&(name, _)| name);
            format!(
                "{}-{}-N",
                if italian { "dado" } else { "die" },
                in_italian.unwrap_or(block.id())
            )
        }
        None => in_italian.unwrap_or(value.id()).to_owned(),
    }
}

fn component_source(word: &str) -> Option<ComponentSource> {
    match word {
        "own" | "physical" | "propri" | "proprie" => Some(ComponentSource::Physical),
        "app" | "digital" => Some(ComponentSource::Digital),
        _ => None,
    }
}

fn full(word: &str) -> Option<bool> {
    lookup(
        &[
            ("full", true),
            ("completo", true),
            ("story", false),
            ("racconto", false),
        ],
        word,
    )
}

fn red(word: &str) -> Option<bool> {
    lookup(
        &[
            ("red", true),
            ("rosso", true),
            ("green", false),
            ("verde", false),
        ],
        word,
    )
}

fn yes(word: &str) -> Option<bool> {
    lookup(
        &[("yes", true), ("sì", true), ("si", true), ("no", false)],
        word,
    )
}

fn lookup<T: Copy>(table: &[(&str, T)], word: &str) -> Option<T> {
    table
        .iter()
        .find(|(name, _)| *name == word)
        .map(|&(_, value)| value)
}

#[cfg(test)]
mod tests {
    use super::{normalised, with_signs};

    #[test]
    fn a_sign_may_be_typed_as_it_is_read_aloud() {
        assert_eq!(with_signs("morale minus 1"), "morale -1");
        assert_eq!(with_signs("morale  più 1"), "morale +1");
        assert_eq!(with_signs("imposta morale meno 2"), "imposta morale -2");
        assert_eq!(with_signs("rules minus signs"), "rules minus signs");
    }

    #[test]
    fn either_apostrophe_matches() {
        assert_eq!(normalised("D’Angelo"), normalised("d'angelo"));
        assert_ne!(normalised("D’Angelo"), normalised("dangelo"));
    }
}
