//! The facts of the box in words, and the names under which players type them.

use super::noun::{Noun, capital};
use super::{Args, Language, Localizer, numbers};
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
pub fn group(localizer: &Localizer, group: BoxGroup) -> String {
    localizer.text(&id_of(group))
}

/// The introduction of a group.
pub fn introduction(localizer: &Localizer, group: BoxGroup) -> String {
    localizer.say_attribute(&id_of(group), "lead", &Args::new())
}

/// The penalties that no part has; `None` where none is missing.
pub fn missing_penalties(localizer: &Localizer, own: &MyBox) -> Option<String> {
    let missing = own.missing_penalties();
    let named: Vec<String> = missing
        .iter()
        .map(|it| localizer.text(&format!("box-penalty-{}", hyphened(it.id()))))
        .collect();
    (!named.is_empty()).then(|| {
        let args = Args::new()
            .text("penalties", localizer.list(&named))
            .count("count", named.len());
        localizer.format("box-missing-penalties", &args)
    })
}

fn number(number: u8) -> Args {
    Args::new().number("number", number)
}

fn ring(ring: u8) -> Args {
    Args::new().number("ring", ring)
}

/// The heading of the facts that belong together within a group; none if the group is one list.
pub fn heading(localizer: &Localizer, field: &BoxField) -> Option<String> {
    Some(match field {
        BoxField::DieFace(block, _) => capital(&localizer.word(*block)),
        BoxField::ActionDie(kind, _) => capital(&localizer.word(*kind)),
        BoxField::Penalty(facility, _) => capital(&localizer.word(*facility)),
        BoxField::WorkingBayToken => capital(&localizer.word(Facility::WorkingBay)),
        BoxField::UpgradeFits(id) | BoxField::UpgradePart(id, _) => named(localizer, "upgrade", id),
        BoxField::Shutdown(resource, _) => capital(&localizer.word(*resource)),
        BoxField::Tiles(at) | BoxField::Spaces(at) | BoxField::SpacePawns(at) => {
            localizer.format("box-ring", &ring(*at))
        }
        BoxField::TileFeatures(at, tile)
        | BoxField::TileSamples(at, tile)
        | BoxField::TilePois(at, tile) => {
            localizer.format("box-tile", &ring(*at).number("tile", *tile))
        }
        BoxField::SpareCount(facility)
        | BoxField::SpareProductivity(facility)
        | BoxField::SpareGreenhouses(facility) => capital(&localizer.word(*facility)),
        BoxField::CardName(NamedKind::PoiToken, at)
        | BoxField::CardText(NamedKind::PoiToken, at) => {
            localizer.format("box-poi-token", &number(*at))
        }
        BoxField::CardName(NamedKind::Skill, at)
        | BoxField::CardText(NamedKind::Skill, at)
        | BoxField::CardPrice(at) => localizer.format("box-skill", &number(*at)),
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
pub fn label(localizer: &Localizer, field: &BoxField) -> String {
    match field {
        BoxField::DieFace(_, face) => localizer.format("box-face", &number(*face)),
        BoxField::ActionDie(_, die) => localizer.text(&format!("box-die-{}", die.id())),
        BoxField::Parts(facility) => capital(&localizer.word(*facility)),
        BoxField::Penalty(_, part) => capital(&localizer.word(*part)),
        BoxField::WorkingBayToken => localizer.text("box-working-bay-token"),
        BoxField::ConditionSpaces => localizer.text("box-condition-spaces"),
        BoxField::ConditionTokens(condition) => capital(&localizer.word(*condition)),
        BoxField::Aom(id) => named(localizer, "aom", id),
        BoxField::UpgradeFits(_) => localizer.text("box-upgrade-fits"),
        BoxField::UpgradePart(_, part) => localizer.format("box-upgrade-part", &number(*part)),
        BoxField::Percent(card) => localizer.format("box-research-card", &number(*card)),
        BoxField::Directions(direction) => capital(&localizer.word(*direction)),
        BoxField::Shutdown(_, asked) => {
            localizer.format("box-shutdown", &Args::new().number("count", *asked))
        }
        BoxField::Tiles(_) => localizer.text("box-tiles"),
        BoxField::TileFeatures(..) => localizer.text("box-tile-features"),
        BoxField::TileSamples(..) => localizer.text("box-tile-samples"),
        BoxField::TilePois(..) => localizer.text("box-tile-pois"),
        BoxField::Spaces(_) => localizer.text("box-spaces"),
        BoxField::SpacePawns(_) => localizer.text("box-space-pawns"),
        BoxField::NamedCount(_) => localizer.text("box-named-count"),
        BoxField::CardName(..) => localizer.text("box-card-name"),
        BoxField::CardPrice(_) => localizer.text("box-card-price"),
        BoxField::CardText(..) => localizer.text("box-card-text"),
        BoxField::SpareCount(_) => localizer.text("box-spare-count"),
        BoxField::SpareProductivity(_) => localizer.text("box-spare-productivity"),
        BoxField::SpareGreenhouses(_) => localizer.text("box-spare-greenhouses"),
    }
}

/// The name of a fact, with its heading.
pub fn full_label(localizer: &Localizer, field: &BoxField) -> String {
    let label = label(localizer, field);
    heading(localizer, field).map_or_else(|| label.clone(), |heading| format!("{heading}: {label}"))
}

fn named(localizer: &Localizer, kind: &str, id: &str) -> String {
    localizer.prose(&format!("{kind}-{id}"), &Args::new())
}

/// A value in words.
pub fn value(localizer: &Localizer, field: &BoxField, value: &Value) -> String {
    match value {
        Value::Number(number) if matches!(field, BoxField::Percent(_)) => localizer.format(
            "box-percent",
            &Args::new().text("number", numbers::plain(*number)),
        ),
        Value::Number(number) => numbers::plain(*number),
        Value::Word(text) if matches!(field.kind(), ValueKind::Text(_)) => text.clone(),
        Value::Word(id) => word(localizer, field, id),
        Value::Words(ids) if ids.is_empty() => capital(&localizer.text("box-nothing")),
        Value::Words(ids) => {
            let ValueKind::Words(known) = field.kind() else {
                return String::new();
            };
            let words: Vec<_> = known
                .iter()
                .filter(|id| ids.contains(**id))
                .map(|id| word(localizer, field, id))
                .collect();
            words.join(", ")
        }
    }
}

/// The name of a possible value.
pub fn word(localizer: &Localizer, field: &BoxField, id: &str) -> String {
    let noun = match field {
        BoxField::Parts(_) => Part::from_id(id).map(|it| localizer.word(it)),
        BoxField::Penalty(..) if id == "none" => Some(localizer.text("box-none")),
        BoxField::Penalty(..) => Some(localizer.text(&format!("box-penalty-{}", hyphened(id)))),
        BoxField::WorkingBayToken => Modifier::from_id(id).map(|it| localizer.word(it)),
        BoxField::Aom(_) => AdventureType::from_id(id).map(|it| localizer.word(it)),
        BoxField::UpgradeFits(_) => Facility::from_id(id).map(|it| localizer.word(it)),
        BoxField::UpgradePart(..) => Item::from_id(id).map(|it| localizer.word(it)),
        BoxField::TileFeatures(..) => {
            Feature::from_id(id).map(|it| localizer.text(&format!("feature-{}", hyphened(it.id()))))
        }
        BoxField::Spaces(_) => Direction::from_id(id)
            .map(|it| localizer.prose_attribute(&it.key(), "short", &Args::new())),
        _ => Some(id.to_owned()),
    };
    capital(&noun.unwrap_or_else(|| localizer.say_attribute("box-none", "long", &Args::new())))
}

/// The value as it is typed, without spaces.
pub fn input_value(localizer: &Localizer, field: &BoxField, id: &str) -> String {
    let own = match field {
        BoxField::Penalty(..) => localizer.try_say_attribute(
            &format!("box-penalty-{}", hyphened(id)),
            "name",
            &Args::new(),
        ),
        BoxField::TileFeatures(..) => Feature::from_id(id).map(|it| feature_name(localizer, it)),
        _ => None,
    };
    match own {
        Some(own) => own,
        None if id == "none" => normalize(&localizer.text("box-nothing")),
        None => normalize(&word(localizer, field, id)),
    }
}

/// The feature of a region tile as it is typed, in one word.
pub fn feature_name(localizer: &Localizer, feature: Feature) -> String {
    localizer.say_attribute(
        &format!("box-feature-{}", hyphened(feature.id())),
        "name",
        &Args::new(),
    )
}

/// The name of a group as it is typed.
pub fn input_group(localizer: &Localizer, group: BoxGroup) -> String {
    localizer.say_attribute(&id_of(group), "name", &Args::new())
}

/// The name of a fact as it is typed in that language.
pub fn input_name(localizer: &Localizer, field: &BoxField) -> String {
    let group = input_group(localizer, field.group());
    let own = |id: &str, args: &Args| localizer.say_attribute(id, "name", args);
    let (plain, word) = (Args::new(), |key: String| {
        normalize(&localizer.prose(&key, &Args::new()))
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
            format!(
                "{}.{}",
                word(facility.key()),
                normalize(&localizer.word(*part))
            )
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
            upgrade_name(localizer, id),
            own("box-upgrade-fits", &plain)
        ),
        BoxField::UpgradePart(id, part) => format!(
            "{}.{}",
            upgrade_name(localizer, id),
            own("box-upgrade-part", &number(*part))
        ),
        BoxField::Percent(card) => card.to_string(),
        BoxField::Directions(direction) => {
            normalize(&localizer.prose_attribute(&direction.key(), "short", &plain))
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
fn upgrade_name(localizer: &Localizer, id: &str) -> String {
    let name = named(localizer, "upgrade", id);
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
pub fn matches_name(localizers: &[Localizer], field: &BoxField, name: &str) -> bool {
    let wanted = normalize(name);
    normalize(&field.to_string()) == wanted
        || localizers
            .iter()
            .any(|localizer| normalize(&input_name(localizer, field)) == wanted)
}

/// The group of that name, in any language.
pub fn group_of(localizers: &[Localizer], name: &str) -> Option<BoxGroup> {
    let wanted = normalize(name);
    let is_meant = |it: BoxGroup| {
        it.id() == wanted
            || localizers
                .iter()
                .any(|localizer| normalize(&input_group(localizer, it)) == wanted)
    };
    BoxGroup::ALL.iter().copied().find(|&it| is_meant(it))
}

/// Parses a value in any language; `None` if it is not allowed there.
pub fn parse_value(localizers: &[Localizer], field: &BoxField, text: &str) -> Option<Value> {
    let of = |known: &[&'static str], word: &str| {
        let wanted = normalize(word);
        let says = |id: &&&'static str| {
            let id: &str = id;
            let said = |localizer: &Localizer| {
                [
                    input_value(localizer, field, id),
                    normalize(&self::word(localizer, field, id)),
                ]
            };
            normalize(id) == wanted
                || localizers
                    .iter()
                    .any(|localizer| said(localizer).contains(&wanted))
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
            let nothing = |localizer: &Localizer| {
                normalize(&localizer.text("box-nothing")) == normalize(text)
            };
            if normalize(text) == "none" || localizers.iter().any(nothing) {
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

/// Localizers of all languages with the nouns of the box, the one of `language` first.
pub fn localizers(language: Language) -> Vec<Localizer> {
    let prose = content::shipped::box_nouns();
    let others = Language::ALL
        .iter()
        .copied()
        .filter(|&other| other != language);
    std::iter::once(language)
        .chain(others)
        .map(|language| Localizer::with_prose(language, &prose))
        .collect()
}
