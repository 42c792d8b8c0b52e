//! A sheet without texts, to be shared: numbers, places and effects are nobody's prose.

use super::prose::Words;
use super::{SheetEffect, SheetForm};

impl SheetForm {
    /// The sheet with the names of kinds in place of names, and without any other text that was typed but the mission's name. What
    /// stands there in words alone is left to the printed sheet.
    pub(super) fn without_texts(&self, words: &Words) -> Self {
        let mut bare = self.clone();
        let names = &words.names;
        bare.story.clear();
        let name = |kind: &str, index: usize| format!("{kind} {}", index + 1);
        for (index, it) in bare.objectives.iter_mut().enumerate() {
            it.title = name(names.objective, index);
            it.text.clear();
            if !it.reward.trim().is_empty() {
                it.reward = words.on_the_sheet.to_owned();
            }
        }
        for (index, it) in bare.actions.iter_mut().enumerate() {
            it.title = name(names.action, index);
            it.text.clear();
        }
        for (index, it) in bare.tracks.iter_mut().enumerate() {
            it.title = name(names.track, index);
        }
        for it in &mut bare.pois {
            it.title = name(names.poi, usize::from(it.icon.saturating_sub(1)));
            it.text.clear();
        }
        for (index, it) in bare.events.iter_mut().enumerate() {
            it.title = name(names.event, index);
            it.text.clear();
            for action in it.action.iter_mut() {
                [&mut action.text, &mut action.done, &mut action.later_text]
                    .into_iter()
                    .for_each(String::clear);
            }
        }
        for step in &mut bare.set_up {
            step.text = if step.does.is_in_words() {
                words.on_the_sheet.to_owned()
            } else {
                String::new()
            };
        }
        for effects in bare.all_effects() {
            for effect in effects {
                if let SheetEffect::Words(text) = effect {
                    *text = words.on_the_sheet.to_owned();
                }
            }
        }
        bare
    }
}
