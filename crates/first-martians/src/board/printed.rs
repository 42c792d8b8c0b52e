//! The effects that printed cards and tiles may have, to be combined by hand.

use std::mem::discriminant;
use std::sync::{Arc, LazyLock};

use crate::command;
use crate::effect::{Effect, PrintedValue};
use base::play::{FieldType, variant_name};

/// The most effects of one card or tile.
pub const EFFECTS_MAX: usize = 8;

/// Every effect that a printed card or tile may have.
pub fn catalogue() -> &'static [Effect] {
    static CATALOGUE: LazyLock<Vec<Effect>> = LazyLock::new(|| Effect::printed().collect());
    &CATALOGUE
}

/// [`catalogue`] as values of a command.
pub(crate) fn catalogue_values() -> &'static Arc<[command::Value]> {
    static SAYS: LazyLock<Arc<[command::Value]>> =
        LazyLock::new(|| catalogue().iter().map(FieldType::to_value).collect());
    &SAYS
}

/// The serialised name of the kind of an effect.
pub fn kind(effect: &Effect) -> String {
    variant_name(effect)
}

/// The effects of the catalogue of the same kind, in its order.
pub fn of_kind(effect: &Effect) -> impl Iterator<Item = &'static Effect> {
    let kind = discriminant(effect);
    catalogue()
        .iter()
        .filter(move |other| discriminant(*other) == kind)
}

/// The effect of the catalogue with another value of one field; `None` if it has no such effect.
pub fn with(effect: &Effect, name: &str, value: &PrintedValue) -> Option<&'static Effect> {
    let mut wanted = effect.printed_fields();
    wanted
        .iter_mut()
        .filter(|field| field.0 == name)
        .for_each(|field| field.1 = value.clone());
    of_kind(effect).find(|other| other.printed_fields() == wanted)
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::{catalogue, kind};
    use crate::effect::{Effect, PrintedValue};

    #[test]
    fn every_entry_is_an_effect_and_none_comes_twice() {
        let all = catalogue();
        assert!(all.len() > 500);
        for (index, effect) in all.iter().enumerate() {
            let json = serde_json::to_value(effect).unwrap();
            assert_eq!(serde_json::from_value(json).ok().as_ref(), Some(effect));
            assert!(!all[..index].contains(effect), "{effect:?}");
        }
    }

    #[test]
    fn the_fields_of_an_entry_are_those_that_are_written() {
        for effect in catalogue() {
            let json = serde_json::to_value(effect).unwrap();
            let written: BTreeSet<String> = json[kind(effect)]
                .as_object()
                .unwrap()
                .keys()
                .cloned()
                .collect();
            let fields = effect.printed_fields();
            let given = fields
                .iter()
                .filter(|(_, value)| *value != PrintedValue::Any);
            assert_eq!(
                given
                    .map(|(name, _)| (*name).to_owned())
                    .collect::<BTreeSet<_>>(),
                written,
                "{effect:?}"
            );
            for (name, value) in fields {
                assert_eq!(
                    super::with(effect, name, &value),
                    Some(effect),
                    "the same value changes nothing"
                );
            }
        }
    }

    #[test]
    fn a_kind_of_effect_is_in_the_catalogue_where_it_says_so() {
        let listed: BTreeSet<String> = catalogue().iter().map(kind).collect();
        for example in Effect::examples() {
            let effect: Effect = serde_json::from_str(example).unwrap();
            assert_eq!(
                effect.description().printed,
                listed.contains(&kind(&effect)),
                "{example}"
            );
        }
    }
}
