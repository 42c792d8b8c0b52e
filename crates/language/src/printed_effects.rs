//! The editor for printed cards and tiles: names of effects and their values.

use super::{Localizer, numbers};
use first_martians::board::printed;
use first_martians::effect::{Amount, Effect, PrintedValue, Who};

/// The name of the kind of an effect.
pub fn kind(localizer: &Localizer, effect: &Effect) -> String {
    localizer.text(&format!(
        "printed-{}",
        printed::kind(effect).replace('_', "-")
    ))
}

/// The name of a value.
pub fn value(localizer: &Localizer, value: &PrintedValue) -> String {
    localizer.text(match value {
        PrintedValue::Any => "printed-any",
        PrintedValue::Change(Amount::Fixed(by) | Amount::PerAstronaut(by)) => {
            return numbers::signed(*by);
        }
        PrintedValue::Count(count) => return numbers::plain(*count),
        PrintedValue::Word(word) => return localizer.word(*word),
        PrintedValue::Who(who) => match who {
            Who::FirstPlayer => "printed-who-first-player",
            Who::Performer => "printed-who-performer",
            Who::Everyone => "printed-who-everyone",
            Who::Chosen => "printed-who-chosen",
            Who::MostWounded => "printed-who-most-wounded",
            Who::Profession(profession) => return localizer.word(*profession),
            // No printed card remembers anybody.
            Who::Remembered(_) => "printed-any",
        },
    })
}
