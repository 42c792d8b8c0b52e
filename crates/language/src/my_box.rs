//! The facts of the box in words, and the names under which players type them.

use super::noun::{Noun, capital};
use super::{Args, Language, Voice, numbers};
use first_martians::board::Feature;
use first_martians::game_box::NamedKind;
use first_martians::my_box::{BoxField, BoxGroup, MyBox, Value, ValueKind};
use first_martians::vocabulary::{AdventureType, Direction, Facility, Item, Modifier, Part};

fn hyphened(id: &str) -> String {
    id.replace('_', "-")
}

fn id_of(group: BoxGroup) -> String {
    format!("box-group-{}", hyphened(group.id()))
}

/// `Malfunction dice`.
pub fn group(voice: &Voice, group: BoxGroup) -> String {
    voice.plain(&id_of(group))
}

/// The introduction of a group.
pub fn introduction(voice: &Voice, group: BoxGroup) -> String {
    voice.say_attribute(&id_of(group), "lead", &Args::new())
}

/// The penalties that no part has; `None` where none is missing.
pub fn missing_penalties(voice: &Voice, own: &MyBox) -> Option<String> {
    let missing = own.missing_penalties();
    let named: Vec<String> = missing
        .iter()
        .map(|it| voice.plain(&format!("box-penalty-{}", hyphened(it.id()))))
        .collect();
    (!named.is_empty()).then(|| {
        let args = Args::new()
            .text("penalties", voice.list(&named))
            .count("count", named.len());
        voice.say("box-missing-penalties", &args)
    })
}

fn number(number: u8) -> Args {
    Args::new().number("number", number)
}

fn ring(ring: u8) -> Args {
    Args::new().number("ring", ring)
}

/// The heading of the facts that belong together within a group; none if the group is one list.
pub fn heading(voice: &Voice, field: &BoxField) -> Option<String> {
    Some(match field {
        BoxField::DieFace(block, _) => capital(&voice.word(*block)),
        BoxField::ActionDie(kind, _) => capital(&voice.word(*kind)),
        BoxField::Penalty(facility, _) => capital(&voice.word(*facility)),
        BoxField::WorkingBayToken => capital(&voice.word(Facility::WorkingBay)),
        BoxField::UpgradeFits(id) | BoxField::UpgradePart(id, _) => named(voice, "upgrade", id),
        BoxField::Shutdown(resource, _) => capital(&voice.word(*resource)),
        BoxField::Tiles(at) | BoxField::Spaces(at) | BoxField::SpacePawns(at) => {
            voice.say("box-ring", &ring(*at))
        }
        BoxField::TileFeatures(at, tile)
        | BoxField::TileSamples(at, tile)
        | BoxField::TilePois(at, tile) => voice.say("box-tile", &ring(*at).number("tile", *tile)),
        BoxField::SpareCount(facility)
        | BoxField::SpareProductivity(facility)
        | BoxField::SpareGreenhouses(facility) => capital(&voice.word(*facility)),
        BoxField::CardName(NamedKind::PoiToken, at)
        | BoxField::CardText(NamedKind::PoiToken, at) => voice.say("box-poi-token", &number(*at)),
        BoxField::CardName(NamedKind::Skill, at)
        | BoxField::CardText(NamedKind::Skill, at)
        | BoxField::CardPrice(at) => voice.say("box-skill", &number(*at)),
        BoxField::NamedCount(_)
        | BoxField::Parts(_)
        | BoxField::ConditionSpaces
        | BoxField::ConditionTokens(_)
        | BoxField::Aom(_)
        | BoxField::Percent(_)
        | BoxField::Directions(_) => return None,
    })
}

/// The name of a fact, under its heading.
pub fn label(voice: &Voice, field: &BoxField) -> String {
    match field {
        BoxField::DieFace(_, face) => voice.say("box-face", &number(*face)),
        BoxField::ActionDie(_, die) => voice.plain(&format!("box-die-{}", die.id())),
        BoxField::Parts(facility) => capital(&voice.word(*facility)),
        BoxField::Penalty(_, part) => capital(&voice.word(*part)),
        BoxField::WorkingBayToken => voice.plain("box-working-bay-token"),
        BoxField::ConditionSpaces => voice.plain("box-condition-spaces"),
        BoxField::ConditionTokens(condition) => capital(&voice.word(*condition)),
        BoxField::Aom(id) => named(voice, "aom", id),
        BoxField::UpgradeFits(_) => voice.plain("box-upgrade-fits"),
        BoxField::UpgradePart(_, part) => voice.say("box-upgrade-part", &number(*part)),
        BoxField::Percent(card) => voice.say("box-research-card", &number(*card)),
        BoxField::Directions(direction) => capital(&voice.word(*direction)),
        BoxField::Shutdown(_, asked) => {
            voice.say("box-shutdown", &Args::new().number("count", *asked))
        }
        BoxField::Tiles(_) => voice.plain("box-tiles"),
        BoxField::TileFeatures(..) => voice.plain("box-tile-features"),
        BoxField::TileSamples(..) => voice.plain("box-tile-samples"),
        BoxField::TilePois(..) => voice.plain("box-tile-pois"),
        BoxField::Spaces(_) => voice.plain("box-spaces"),
        BoxField::SpacePawns(_) => voice.plain("box-space-pawns"),
        BoxField::NamedCount(_) => voice.plain("box-named-count"),
        BoxField::CardName(..) => voice.plain("box-card-name"),
        BoxField::CardPrice(_) => voice.plain("box-card-price"),
        BoxField::CardText(..) => voice.plain("box-card-text"),
        BoxField::SpareCount(_) => voice.plain("box-spare-count"),
        BoxField::SpareProductivity(_) => voice.plain("box-spare-productivity"),
        BoxField::SpareGreenhouses(_) => voice.plain("box-spare-greenhouses"),
    }
}

/// The name of a fact, with its heading.
pub fn full_label(voice: &Voice, field: &BoxField) -> String {
    let label = label(voice, field);
    heading(voice, field).map_or_else(|| label.clone(), |heading| format!("{heading}: {label}"))
}

fn named(voice: &Voice, kind: &str, id: &str) -> String {
    voice.prose(&format!("{kind}-{id}"), &Args::new())
}

/// A value in words.
pub fn value(voice: &Voice, field: &BoxField, value: &Value) -> String {
    match value {
        Value::Number(number) if matches!(field, BoxField::Percent(_)) => voice.say(
            "box-percent",
            &Args::new().text("number", numbers::plain(*number)),
        ),
        Value::Number(number) => numbers::plain(*number),
        Value::Word(text) if matches!(field.kind(), ValueKind::Text(_)) => text.clone(),
        Value::Word(id) => word(voice, field, id),
        Value::Words(ids) if ids.is_empty() => capital(&voice.plain("box-nothing")),
        Value::Words(ids) => {
            let ValueKind::Words(known) = field.kind() else {
                return String::new();
            };
            let words: Vec<_> = known
                .iter()
                .filter(|id| ids.contains(**id))
                .map(|id| word(voice, field, id))
                .collect();
            words.join(", ")
        }
    }
}

/// The name of a possible value.
pub fn word(voice: &Voice, field: &BoxField, id: &str) -> String {
    let noun =
        match field {
            BoxField::Parts(_) => Part::from_id(id).map(|it| voice.word(it)),
            BoxField::Penalty(..) if id == "none" => Some(voice.plain("box-none")),
            BoxField::Penalty(..) => Some(voice.plain(&format!("box-penalty-{}", hyphened(id)))),
            BoxField::WorkingBayToken => Modifier::from_id(id).map(|it| voice.word(it)),
            BoxField::Aom(_) => AdventureType::from_id(id).map(|it| voice.word(it)),
            BoxField::UpgradeFits(_) => Facility::from_id(id).map(|it| voice.word(it)),
            BoxField::UpgradePart(..) => Item::from_id(id).map(|it| voice.word(it)),
            BoxField::TileFeatures(..) => Feature::from_id(id)
                .map(|it| voice.plain(&format!("feature-{}", hyphened(it.id())))),
            BoxField::Spaces(_) => Direction::from_id(id)
                .map(|it| voice.prose_attribute(&it.key(), "short", &Args::new())),
            _ => Some(id.to_owned()),
        };
    capital(&noun.unwrap_or_else(|| voice.say_attribute("box-none", "long", &Args::new())))
}

/// The value as it is typed, without spaces.
pub fn input_value(voice: &Voice, field: &BoxField, id: &str) -> String {
    let own = match field {
        BoxField::Penalty(..) => voice.try_say_attribute(
            &format!("box-penalty-{}", hyphened(id)),
            "name",
            &Args::new(),
        ),
        BoxField::TileFeatures(..) => Feature::from_id(id).map(|it| feature_name(voice, it)),
        _ => None,
    };
    match own {
        Some(own) => own,
        None if id == "none" => normalize(&voice.plain("box-nothing")),
        None => normalize(&word(voice, field, id)),
    }
}

/// The feature of a region tile as it is typed, in one word.
pub fn feature_name(voice: &Voice, feature: Feature) -> String {
    voice.say_attribute(
        &format!("box-feature-{}", hyphened(feature.id())),
        "name",
        &Args::new(),
    )
}

/// The name of a group as it is typed.
pub fn input_group(voice: &Voice, group: BoxGroup) -> String {
    voice.say_attribute(&id_of(group), "name", &Args::new())
}

/// The name of a fact as it is typed in that language.
pub fn input_name(voice: &Voice, field: &BoxField) -> String {
    let group = input_group(voice, field.group());
    let own = |id: &str, args: &Args| voice.say_attribute(id, "name", args);
    let (plain, word) = (Args::new(), |key: String| {
        normalize(&voice.prose(&key, &Args::new()))
    });
    let rest = match field {
        BoxField::DieFace(block, face) => format!("{}.{face}", word(block.key())),
        BoxField::ActionDie(kind, die) => format!(
            "{}.{}",
            word(kind.key()),
            own(&format!("box-die-{}", die.id()), &plain)
        ),
        BoxField::Parts(facility) => word(facility.key()),
        BoxField::Penalty(facility, part) => {
            format!("{}.{}", word(facility.key()), normalize(&voice.word(*part)))
        }
        BoxField::WorkingBayToken => format!(
            "{}.{}",
            word(Facility::WorkingBay.key()),
            own("box-working-bay-token", &plain)
        ),
        BoxField::ConditionSpaces => own("box-condition-spaces", &plain),
        BoxField::ConditionTokens(condition) => word(condition.key()),
        BoxField::Aom(id) => word(format!("aom-{id}")),
        BoxField::UpgradeFits(id) => format!(
            "{}.{}",
            upgrade_name(voice, id),
            own("box-upgrade-fits", &plain)
        ),
        BoxField::UpgradePart(id, part) => format!(
            "{}.{}",
            upgrade_name(voice, id),
            own("box-upgrade-part", &number(*part))
        ),
        BoxField::Percent(card) => card.to_string(),
        BoxField::Directions(direction) => {
            normalize(&voice.prose_attribute(&direction.key(), "short", &plain))
        }
        BoxField::Shutdown(resource, asked) => format!("{}.{asked}", word(resource.key())),
        BoxField::Tiles(ring) => format!("{ring}.{}", own("box-tiles", &plain)),
        BoxField::TileFeatures(ring, tile) => {
            format!("{ring}.{tile}.{}", own("box-tile-features", &plain))
        }
        BoxField::TileSamples(ring, tile) => {
            format!("{ring}.{tile}.{}", own("box-tile-samples", &plain))
        }
        BoxField::TilePois(ring, tile) => format!("{ring}.{tile}.{}", own("box-tile-pois", &plain)),
        BoxField::Spaces(ring) => format!("{ring}.{}", own("box-spaces", &plain)),
        BoxField::SpacePawns(ring) => format!("{ring}.{}", own("box-space-pawns", &plain)),
        BoxField::NamedCount(_) => own("box-named-count", &plain),
        BoxField::CardName(_, at) => format!("{at}.{}", own("box-card-name", &plain)),
        BoxField::CardPrice(at) => format!("{at}.{}", own("box-card-price", &plain)),
        BoxField::CardText(_, at) => format!("{at}.{}", own("box-card-text", &plain)),
        BoxField::SpareCount(facility) => format!(
            "{}.{}",
            word(facility.key()),
            own("box-spare-count", &plain)
        ),
        BoxField::SpareProductivity(facility) => format!(
            "{}.{}",
            word(facility.key()),
            own("box-spare-productivity", &plain)
        ),
        BoxField::SpareGreenhouses(facility) => format!(
            "{}.{}",
            word(facility.key()),
            own("box-spare-greenhouses", &plain)
        ),
    };
    format!("{group}.{rest}")
}

/// Without the part in brackets.
fn upgrade_name(voice: &Voice, id: &str) -> String {
    let name = named(voice, "upgrade", id);
    normalize(name.split('(').next().unwrap_or_default())
}

/// Normalises typed text for comparison: lower case, no accents, `_` between words.
pub(crate) fn normalize(text: &str) -> String {
    use unicode_normalization::UnicodeNormalization;

    let spaced = text.replace('+', "plus ").replace('−', "minus ");
    let letters: String = spaced
        .to_lowercase()
        .nfd()
        .filter(|it| it.is_ascii() || it.is_alphanumeric() || *it == '’')
        .collect();
    let is_between = |it: char| !(it.is_alphanumeric() || it == '.');
    letters
        .split(is_between)
        .filter(|word| !word.is_empty())
        .collect::<Vec<_>>()
        .join("_")
}

/// Whether the name, in any language, means that fact.
pub fn matches_name(voices: &[Voice], field: &BoxField, name: &str) -> bool {
    let wanted = normalize(name);
    normalize(&field.to_string()) == wanted
        || voices
            .iter()
            .any(|voice| normalize(&input_name(voice, field)) == wanted)
}

/// The group of that name, in any language.
pub fn group_of(voices: &[Voice], name: &str) -> Option<BoxGroup> {
    let wanted = normalize(name);
    let is_meant = |it: BoxGroup| {
        it.id() == wanted
            || voices
                .iter()
                .any(|voice| normalize(&input_group(voice, it)) == wanted)
    };
    BoxGroup::ALL.iter().copied().find(|&it| is_meant(it))
}

/// Parses a value in any language; `None` if it is not allowed there.
pub fn parse_value(voices: &[Voice], field: &BoxField, text: &str) -> Option<Value> {
    let of = |known: &[&'static str], word: &str| {
        let wanted = normalize(word);
        let says = |id: &&&'static str| {
            let id: &str = id;
            let said = |voice: &Voice| {
                [
                    input_value(voice, field, id),
                    normalize(&self::word(voice, field, id)),
                ]
            };
            normalize(id) == wanted || voices.iter().any(|voice| said(voice).contains(&wanted))
        };
        known.iter().find(says).map(|id| (*id).to_owned())
    };
    let value = match field.kind() {
        ValueKind::Number(..) => {
            Value::Number(text.trim().trim_end_matches('%').trim_end().parse().ok()?)
        }
        ValueKind::Word(known) => Value::Word(of(&known, text)?),
        ValueKind::Text(_) => Value::Word(text.trim().to_owned()),
        ValueKind::Words(known) => {
            let nothing = |voice: &Voice| normalize(&voice.plain("box-nothing")) == normalize(text);
            if normalize(text) == "none" || voices.iter().any(nothing) {
                Value::Words(std::collections::BTreeSet::new())
            } else {
                let parts = text.split([',', ' ']).filter(|part| !part.is_empty());
                let whole = || {
                    text.split(',')
                        .map(|part| of(&known, part))
                        .collect::<Option<_>>()
                };
                Value::Words(
                    parts
                        .map(|part| of(&known, part))
                        .collect::<Option<_>>()
                        .or_else(whole)?,
                )
            }
        }
    };
    field.kind().allows(&value).then_some(value)
}

/// Voices of all languages with the nouns of the box, the one of `language` first.
pub fn voices(language: Language) -> Vec<Voice> {
    let prose = content::shipped::box_nouns();
    let others = Language::ALL
        .iter()
        .copied()
        .filter(|&other| other != language);
    std::iter::once(language)
        .chain(others)
        .map(|language| Voice::with_prose(language, &prose))
        .collect()
}
