//! The questions about what an element does: a list of effects, each a kind with its values.

use super::{HELP, Wizard, whole};
use crate::cli::console::{Stop, print_text};
use crate::cli::form::{self, NextQuestion, Prompted, index};
use crate::cli::text::numbered;
use content::own_sheet::{Edit, EffectEdit, EffectField, EffectSite, MOST_EFFECTS, SheetEffect};
use language::{Args, own_sheet as sheet_text};

impl Wizard<'_> {
    /// The list; its effects are added, changed and removed.
    pub(super) fn effects(&mut self, site: EffectSite) -> Result<NextQuestion, Stop> {
        print_text(
            &self.localizer,
            &sheet_text::effect_list(&self.localizer, site),
        )?;
        let effects = self.draft.effects(site).to_vec();
        for (index, effect) in effects.iter().enumerate() {
            numbered(
                &self.localizer,
                index,
                &sheet_text::effect(&self.localizer, &self.draft, effect),
            )?;
        }
        let id = if effects.is_empty() {
            "sheet-ask-list-empty"
        } else {
            "sheet-ask-list"
        };
        let line = match self.line(&self.localizer.text(id))? {
            Prompted::Otherwise(next) => return Ok(next),
            Prompted::Entered(None) => return Ok(NextQuestion::Next),
            Prompted::Entered(Some(line)) => line,
        };
        if line == "+" && effects.len() >= MOST_EFFECTS {
            print_text(
                &self.localizer,
                &self.localizer.format(
                    "sheet-ask-list-full",
                    &Args::new().count("max", MOST_EFFECTS),
                ),
            )?;
            return Ok(NextQuestion::Same);
        }
        if line == "+" {
            return self.add_effect(site, effects.len());
        }
        let removed = line.strip_prefix(['-', '−']);
        let Some(at) = index(removed.unwrap_or(&line).trim(), effects.len()) else {
            return self.unknown(&line);
        };
        if removed.is_some() {
            let _ = self.edit(Edit::Effects(site, EffectEdit::Remove(at)))?;
            return Ok(NextQuestion::Same);
        }
        self.effect_values(site, at)
    }

    fn add_effect(&mut self, site: EffectSite, at: usize) -> Result<NextQuestion, Stop> {
        let kinds = SheetEffect::kinds(&self.draft, site);
        let labels: Vec<String> = kinds
            .iter()
            .map(|kind| sheet_text::effect_kind(&self.localizer, kind))
            .collect();
        let chosen = match form::choose(&self.localizer, &mut self.input, HELP, &labels, None)? {
            Prompted::Otherwise(next) => return Ok(within(next)),
            Prompted::Entered(index) => index,
        };
        let Some(kind) = kinds.into_iter().nth(chosen) else {
            return Ok(NextQuestion::Same);
        };
        let _ = self.edit(Edit::Effects(site, EffectEdit::Add(kind)))?;
        self.effect_values(site, at)
    }

    /// Asks for the values of an effect, one after the other; each may change what can be chosen for the next.
    fn effect_values(&mut self, site: EffectSite, at: usize) -> Result<NextQuestion, Stop> {
        let mut asked = 0;
        loop {
            let Some(effect) = self.draft.effects(site).get(at).cloned() else {
                return Ok(NextQuestion::Same);
            };
            if let SheetEffect::Words(words) = &effect {
                let label = sheet_text::effect_kind(&self.localizer, &effect);
                let edit =
                    |typed| Edit::Effects(site, EffectEdit::Set(at, SheetEffect::Words(typed)));
                return Ok(match self.text(&label, words, false, edit)? {
                    NextQuestion::Next => NextQuestion::Same,
                    other => within(other),
                });
            }
            let Some(field) = effect.fields(&self.draft, site).into_iter().nth(asked) else {
                return Ok(NextQuestion::Same);
            };
            let label = sheet_text::effect_kind(&self.localizer, &effect);
            match self.effect_field(site, at, &label, field)? {
                NextQuestion::Next => asked += 1,
                NextQuestion::Previous if asked > 0 => asked -= 1,
                NextQuestion::Same => {}
                other => return Ok(within(other)),
            }
        }
    }

    fn effect_field(
        &mut self,
        site: EffectSite,
        at: usize,
        label: &str,
        field: EffectField,
    ) -> Result<NextQuestion, Stop> {
        let edit = |effect| Edit::Effects(site, EffectEdit::Set(at, effect));
        let words: Vec<String> = field
            .values
            .iter()
            .map(|(value, ..)| sheet_text::effect_value(&self.localizer, &self.draft, value))
            .collect();
        if !field.is_number() {
            let ways = words
                .into_iter()
                .zip(field.values)
                .map(|(word, (_, now, effect))| (word, now, edit(effect)));
            return self.choice(label, ways.collect());
        }
        let number =
            |at: Option<usize>| at.and_then(|at| whole(words.get(at)?)).unwrap_or_default();
        let (min, max) = (number(Some(0)), number(words.len().checked_sub(1)));
        let args = Args::new()
            .text("label", label)
            .number("min", min)
            .number("max", max);
        let args = args.number("default", number(field.chosen()));
        let line = match self.line(&self.localizer.format("sheet-ask-number", &args))? {
            Prompted::Otherwise(next) => return Ok(next),
            Prompted::Entered(None) => return Ok(NextQuestion::Next),
            Prompted::Entered(Some(line)) => line,
        };
        let wanted = whole(&line);
        let found = words
            .iter()
            .position(|word| wanted.is_some() && whole(word) == wanted);
        match found.and_then(|index| field.values.into_iter().nth(index)) {
            Some((_, _, effect)) => {
                let _ = self.edit(edit(effect))?;
                Ok(NextQuestion::Next)
            }
            None => self.unknown(&line),
        }
    }
}

/// Back out of an effect leads to its list.
const fn within(next: NextQuestion) -> NextQuestion {
    match next {
        NextQuestion::Previous | NextQuestion::Next | NextQuestion::Same => NextQuestion::Same,
        NextQuestion::Quit => NextQuestion::Quit,
        NextQuestion::EndOfInput => NextQuestion::EndOfInput,
    }
}
