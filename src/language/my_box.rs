//! The facts of the box in the words of the box, and the names and words under which players type them.

use super::noun::{Noun, capital};
use super::{Args, Language, Voice, numbers};
use crate::first_martians::board::Feature;
use crate::first_martians::my_box::{BoxGroup, Field, Kind, Value};
use crate::first_martians::words::{AdventureType, Direction, Facility, Item, Modifier, Part};

fn hyphened(id: &str) -> String {
    id.replace('_', "-")
}

fn id_of(group: BoxGroup) -> String {
    format!("box-group-{}", hyphened(group.id()))
}

/// A group: `Malfunction dice`.
pub fn group(voice: &Voice, group: BoxGroup) -> String {
    voice.plain(&id_of(group))
}

/// What its values say.
pub fn lead(voice: &Voice, group: BoxGroup) -> String {
    voice.say_attribute(&id_of(group), "lead", &Args::new())
}

fn number(number: u8) -> Args {
    Args::new().number("number", number)
}

fn ring(ring: u8) -> Args {
    Args::new().number("ring", ring)
}

/// What stands over the facts that belong together within a group; nothing where the group is one list.
pub fn heading(voice: &Voice, field: &Field) -> Option<String> {
    Some(match field {
        Field::DieFace(block, _) => capital(&voice.word(*block)),
        Field::ActionDie(kind, _) => capital(&voice.word(*kind)),
        Field::Penalty(facility, _) => capital(&voice.word(*facility)),
        Field::WorkingBayToken => capital(&voice.word(Facility::WorkingBay)),
        Field::UpgradeFits(id) | Field::UpgradePart(id, _) => named(voice, "upgrade", id),
        Field::Shutdown(resource, _) => capital(&voice.word(*resource)),
        Field::Tiles(at) | Field::Spaces(at) | Field::SpacePawns(at) => voice.say("box-ring", &ring(*at)),
        Field::TileFeatures(at, tile) | Field::TileSamples(at, tile) | Field::TilePois(at, tile) => {
            voice.say("box-tile", &ring(*at).number("tile", *tile))
        }
        Field::Parts(_)
        | Field::ConditionSpaces
        | Field::ConditionTokens(_)
        | Field::Aom(_)
        | Field::Percent(_)
        | Field::Directions(_) => return None,
    })
}

/// What the fact is, under its heading.
pub fn label(voice: &Voice, field: &Field) -> String {
    match field {
        Field::DieFace(_, face) => voice.say("box-face", &number(*face)),
        Field::ActionDie(_, die) => voice.plain(&format!("box-die-{}", die.id())),
        Field::Parts(facility) => capital(&voice.word(*facility)),
        Field::Penalty(_, part) => capital(&voice.word(*part)),
        Field::WorkingBayToken => voice.plain("box-working-bay-token"),
        Field::ConditionSpaces => voice.plain("box-condition-spaces"),
        Field::ConditionTokens(condition) => capital(&voice.word(*condition)),
        Field::Aom(id) => named(voice, "aom", id),
        Field::UpgradeFits(_) => voice.plain("box-upgrade-fits"),
        Field::UpgradePart(_, part) => voice.say("box-upgrade-part", &number(*part)),
        Field::Percent(card) => voice.say("box-research-card", &number(*card)),
        Field::Directions(direction) => capital(&voice.word(*direction)),
        Field::Shutdown(_, asked) => voice.say("box-shutdown", &Args::new().number("count", *asked)),
        Field::Tiles(_) => voice.plain("box-tiles"),
        Field::TileFeatures(..) => voice.plain("box-tile-features"),
        Field::TileSamples(..) => voice.plain("box-tile-samples"),
        Field::TilePois(..) => voice.plain("box-tile-pois"),
        Field::Spaces(_) => voice.plain("box-spaces"),
        Field::SpacePawns(_) => voice.plain("box-space-pawns"),
    }
}

/// What the fact is, heading and all.
pub fn whole(voice: &Voice, field: &Field) -> String {
    let label = label(voice, field);
    heading(voice, field).map_or_else(|| label.clone(), |heading| format!("{heading}: {label}"))
}

fn named(voice: &Voice, kind: &str, id: &str) -> String {
    voice.prose(&format!("{kind}-{id}"), &Args::new())
}

/// A value as it is read.
pub fn value(voice: &Voice, field: &Field, value: &Value) -> String {
    match value {
        Value::Number(number) if matches!(field, Field::Percent(_)) => {
            voice.say("box-percent", &Args::new().text("number", numbers::plain(*number)))
        }
        Value::Number(number) => numbers::plain(*number),
        Value::Word(id) => word(voice, field, id),
        Value::Words(ids) if ids.is_empty() => capital(&voice.plain("box-nothing")),
        Value::Words(ids) => {
            let Kind::Words(known) = field.kind() else { return String::new() };
            let words: Vec<_> = known.iter().filter(|id| ids.contains(**id)).map(|id| word(voice, field, id)).collect();
            words.join(", ")
        }
    }
}

/// A word that can stand there, as it is read.
pub fn word(voice: &Voice, field: &Field, id: &str) -> String {
    let noun = match field {
        Field::Parts(_) => Part::from_id(id).map(|it| voice.word(it)),
        Field::Penalty(..) if id == "none" => Some(voice.plain("box-none")),
        Field::Penalty(..) => Some(voice.plain(&format!("box-penalty-{}", hyphened(id)))),
        Field::WorkingBayToken => Modifier::from_id(id).map(|it| voice.word(it)),
        Field::Aom(_) => AdventureType::from_id(id).map(|it| voice.word(it)),
        Field::UpgradeFits(_) => Facility::from_id(id).map(|it| voice.word(it)),
        Field::UpgradePart(..) => Item::from_id(id).map(|it| voice.word(it)),
        Field::TileFeatures(..) => Feature::from_id(id).map(|it| voice.plain(&format!("feature-{}", hyphened(it.id())))),
        Field::Spaces(_) => Direction::from_id(id).map(|it| voice.prose_attribute(&it.key(), "short", &Args::new())),
        _ => Some(id.to_owned()),
    };
    capital(&noun.unwrap_or_else(|| voice.say_attribute("box-none", "long", &Args::new())))
}

/// How such a word is typed: without spaces.
pub fn typed_word(voice: &Voice, field: &Field, id: &str) -> String {
    let own = match field {
        Field::Penalty(..) => voice.try_say_attribute(&format!("box-penalty-{}", hyphened(id)), "name", &Args::new()),
        Field::TileFeatures(..) => Feature::from_id(id).map(|it| feature_name(voice, it)),
        _ => None,
    };
    match own {
        Some(own) => own,
        None if id == "none" => typed(&voice.plain("box-nothing")),
        None => typed(&word(voice, field, id)),
    }
}

/// How that which a region tile does is typed, in one word.
pub fn feature_name(voice: &Voice, feature: Feature) -> String {
    voice.say_attribute(&format!("box-feature-{}", hyphened(feature.id())), "name", &Args::new())
}

/// The name of a group as it is typed.
pub fn typed_group(voice: &Voice, group: BoxGroup) -> String {
    voice.say_attribute(&id_of(group), "name", &Args::new())
}

/// The name of a fact as it is typed in that language.
pub fn typed_name(voice: &Voice, field: &Field) -> String {
    let group = typed_group(voice, field.group());
    let own = |id: &str, args: &Args| voice.say_attribute(id, "name", args);
    let (plain, word) = (Args::new(), |key: String| typed(&voice.prose(&key, &Args::new())));
    let rest = match field {
        Field::DieFace(block, face) => format!("{}.{face}", word(block.key())),
        Field::ActionDie(kind, die) => format!("{}.{}", word(kind.key()), own(&format!("box-die-{}", die.id()), &plain)),
        Field::Parts(facility) => word(facility.key()),
        Field::Penalty(facility, part) => format!("{}.{}", word(facility.key()), part_name(voice, *part)),
        Field::WorkingBayToken => format!("{}.{}", word(Facility::WorkingBay.key()), own("box-working-bay-token", &plain)),
        Field::ConditionSpaces => own("box-condition-spaces", &plain),
        Field::ConditionTokens(condition) => word(condition.key()),
        Field::Aom(id) => word(format!("aom-{id}")),
        Field::UpgradeFits(id) => format!("{}.{}", upgrade_name(voice, id), own("box-upgrade-fits", &plain)),
        Field::UpgradePart(id, part) => format!("{}.{}", upgrade_name(voice, id), own("box-upgrade-part", &number(*part))),
        Field::Percent(card) => card.to_string(),
        Field::Directions(direction) => typed(&voice.prose_attribute(&direction.key(), "short", &plain)),
        Field::Shutdown(resource, asked) => format!("{}.{asked}", word(resource.key())),
        Field::Tiles(ring) => format!("{ring}.{}", own("box-tiles", &plain)),
        Field::TileFeatures(ring, tile) => format!("{ring}.{tile}.{}", own("box-tile-features", &plain)),
        Field::TileSamples(ring, tile) => format!("{ring}.{tile}.{}", own("box-tile-samples", &plain)),
        Field::TilePois(ring, tile) => format!("{ring}.{tile}.{}", own("box-tile-pois", &plain)),
        Field::Spaces(ring) => format!("{ring}.{}", own("box-spaces", &plain)),
        Field::SpacePawns(ring) => format!("{ring}.{}", own("box-space-pawns", &plain)),
    };
    format!("{group}.{rest}")
}

/// Without what stands in brackets behind its name.
fn upgrade_name(voice: &Voice, id: &str) -> String {
    let name = named(voice, "upgrade", id);
    typed(name.split('(').next().unwrap_or_default())
}

fn part_name(voice: &Voice, part: Part) -> String {
    typed(&voice.word(part))
}

/// The form in which what is typed is compared: small letters, no accents, `_` for everything between words.
pub fn typed(text: &str) -> String {
    use unicode_normalization::UnicodeNormalization;

    let spaced = text.replace('+', "plus ").replace('−', "minus ");
    let letters: String = spaced.to_lowercase().nfd().filter(|it| it.is_ascii() || it.is_alphanumeric() || *it == '’').collect();
    let is_between = |it: char| !(it.is_alphanumeric() || it == '.');
    letters.split(is_between).filter(|word| !word.is_empty()).collect::<Vec<_>>().join("_")
}

/// Whether somebody who types this means that fact, in whichever language.
pub fn means(voices: &[Voice], field: &Field, name: &str) -> bool {
    let wanted = typed(name);
    typed(&field.to_string()) == wanted || voices.iter().any(|voice| typed(&typed_name(voice, field)) == wanted)
}

/// The group of that name, in whichever language.
pub fn group_of(voices: &[Voice], name: &str) -> Option<BoxGroup> {
    let wanted = typed(name);
    let is_meant = |it: BoxGroup| it.id() == wanted || voices.iter().any(|voice| typed(&typed_group(voice, it)) == wanted);
    BoxGroup::ALL.iter().copied().find(|&it| is_meant(it))
}

/// The value that was typed, in whichever language; `None` when no such value can stand there.
pub fn read(voices: &[Voice], field: &Field, text: &str) -> Option<Value> {
    let of = |known: &[&'static str], word: &str| {
        let wanted = typed(word);
        let says = |id: &&&'static str| {
            let id: &str = id;
            let said = |voice: &Voice| [typed_word(voice, field, id), typed(&self::word(voice, field, id))];
            typed(id) == wanted || voices.iter().any(|voice| said(voice).contains(&wanted))
        };
        known.iter().find(says).map(|id| (*id).to_owned())
    };
    let value = match field.kind() {
        Kind::Number(..) => Value::Number(text.trim().trim_end_matches('%').trim_end().parse().ok()?),
        Kind::Word(known) => Value::Word(of(&known, text)?),
        Kind::Words(known) => {
            let nothing = |voice: &Voice| typed(&voice.plain("box-nothing")) == typed(text);
            if typed(text) == "none" || voices.iter().any(nothing) {
                Value::Words(std::collections::BTreeSet::new())
            } else {
                let parts = text.split([',', ' ']).filter(|part| !part.is_empty());
                let whole = || text.split(',').map(|part| of(&known, part)).collect::<Option<_>>();
                Value::Words(parts.map(|part| of(&known, part)).collect::<Option<_>>().or_else(whole)?)
            }
        }
    };
    field.kind().takes(&value).then_some(value)
}

/// Voices of every language that know the words of the box, the one of `language` first.
pub fn voices(language: Language) -> Vec<Voice> {
    let prose = crate::content::shipped::words();
    let others = Language::ALL.iter().copied().filter(|&other| other != language);
    std::iter::once(language).chain(others).map(|language| Voice::with_prose(language, &prose)).collect()
}
