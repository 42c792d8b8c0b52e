//! The effects that printed cards and tiles may have, to be combined by hand.

use std::sync::{Arc, LazyLock};

use serde_json::Value;

use super::super::command;
use super::super::effect::Effect;
use crate::play::FieldType;

/// The most effects of one card or tile.
pub const EFFECTS_MAX: usize = 8;

/// [`Effect::printed`] as JSON.
pub fn catalogue() -> &'static [Value] {
    static CATALOGUE: LazyLock<Vec<Value>> =
        LazyLock::new(|| Effect::printed().filter_map(|effect| serde_json::to_value(effect).ok()).collect());
    &CATALOGUE
}

/// [`Effect::printed`] as values of a command.
pub fn catalogue_values() -> &'static Arc<[command::Value]> {
    static SAYS: LazyLock<Arc<[command::Value]>> = LazyLock::new(|| Effect::printed().map(|effect| effect.to_value()).collect());
    &SAYS
}

/// The effect of an entry of the catalogue.
pub fn effect(value: &Value) -> Option<Effect> {
    serde_json::from_value(value.clone()).ok()
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::{catalogue, effect};
    use crate::first_martians::effect::Effect;

    #[test]
    fn every_entry_is_an_effect_and_none_comes_twice() {
        let all = catalogue();
        assert!(all.len() > 500);
        for (index, value) in all.iter().enumerate() {
            let read = effect(value).unwrap_or_else(|| panic!("{value}"));
            assert_eq!(serde_json::to_value(&read).ok().as_ref(), Some(value));
            assert!(!all[..index].contains(value), "{value}");
        }
    }

    #[test]
    fn a_kind_of_effect_is_in_the_catalogue_where_it_says_so() {
        let name = |effect: &Effect| serde_json::to_value(effect).unwrap().as_object().unwrap().keys().next().unwrap().clone();
        let listed: BTreeSet<String> = Effect::printed().map(|effect| name(&effect)).collect();
        for example in Effect::examples() {
            let effect: Effect = serde_json::from_str(example).unwrap();
            assert_eq!(effect.description().printed, listed.contains(&name(&effect)), "{example}");
        }
    }
}
