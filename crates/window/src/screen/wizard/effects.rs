//! What an element does: a list of effects. One at a time shows its values.

use iced::widget::column;

use super::form::typed;
use super::{Message, Wizard};
use crate::widget::prelude::*;
use content::own_sheet::{Edit, EffectEdit, EffectField, EffectSite, MOST_EFFECTS, SheetEffect};
use language::own_sheet as own_sheet_text;

/// The effects as lines, the open one with its values, and the kinds to choose from when one is added.
pub(super) fn view(wizard: &Wizard, site: EffectSite) -> Element<'_, Message> {
    let (localizer, draft) = (&wizard.localizer, &wizard.draft);
    let id = format!("{}-{}-{}", site.element.id(), site.key, site.list.id());
    let open = wizard
        .effect
        .filter(|(at, _)| *at == site)
        .map(|(_, index)| index);
    let effects = draft.effects(site);
    let lines = effects.iter().enumerate().map(|(index, effect)| {
        if open == Some(Some(index)) {
            return values(wizard, site, &id, index, effect);
        }
        let label = (Icon::Edit, own_sheet_text::effect(localizer, draft, effect));
        wide_button(
            format!("{id}-{index}"),
            label,
            Some(Message::Effect(Some((site, Some(index))))),
        )
    });
    let end = if open == Some(None) {
        kinds(wizard, site, &id)
    } else {
        let press = (effects.len() < MOST_EFFECTS).then_some(Message::Effect(Some((site, None))));
        quiet_button(
            format!("{id}-add"),
            (Icon::Plus, localizer.text("wizard-effect-add")),
            press,
        )
    };
    let head = text(Type::Body, own_sheet_text::effect_list(localizer, site)).into();
    Column::with_children(std::iter::once(head).chain(lines).chain([end]))
        .spacing(size::SNUG)
        .into()
}

fn kinds<'a>(wizard: &'a Wizard, site: EffectSite, id: &str) -> Element<'a, Message> {
    let localizer = &wizard.localizer;
    let kinds = SheetEffect::kinds(&wizard.draft, site)
        .into_iter()
        .map(|kind| {
            let label = own_sheet_text::effect_kind(localizer, &kind);
            let name = format!("{id}-kind-{}", kind.id());
            choice(
                name,
                label,
                false,
                Some(Message::Edit(Edit::Effects(site, EffectEdit::Add(kind)))),
            )
        });
    let kinds = choices(kinds);
    let cancel = quiet_button(
        format!("{id}-cancel"),
        localizer.text("window-cancel"),
        Some(Message::Effect(None)),
    );
    column![
        text(Type::Small, localizer.text("wizard-effect-kind")),
        kinds,
        cancel
    ]
    .spacing(size::SNUG)
    .into()
}

fn values<'a>(
    wizard: &'a Wizard,
    site: EffectSite,
    id: &str,
    index: usize,
    effect: &'a SheetEffect,
) -> Element<'a, Message> {
    let (localizer, draft) = (&wizard.localizer, &wizard.draft);
    let head = text(Type::Body, own_sheet_text::effect(localizer, draft, effect)).into();
    let words = if let SheetEffect::Words(words) = effect {
        let edit =
            move |typed| Edit::Effects(site, EffectEdit::Set(index, SheetEffect::Words(typed)));
        Some(typed(
            format!("{id}-{index}-words"),
            localizer.text("wizard-effect-words"),
            "",
            words,
            edit,
        ))
    } else {
        None
    };
    let fields = effect
        .fields(draft, site)
        .into_iter()
        .map(|it| field(wizard, site, &format!("{id}-{index}"), index, it));
    let done = quiet_button(
        format!("{id}-done"),
        (Icon::Check, localizer.text("wizard-done")),
        Some(Message::Effect(None)),
    );
    let remove = Message::Edit(Edit::Effects(site, EffectEdit::Remove(index)));
    let remove = quiet_button(
        format!("{id}-remove"),
        (Icon::Trash, localizer.text("wizard-remove")),
        Some(remove),
    );
    let parts = std::iter::once(head)
        .chain(words)
        .chain(fields)
        .chain([choices([done, remove])]);
    Column::with_children(parts).spacing(size::SNUG).into()
}

/// A field: a stepper for numbers, else a choice.
fn field<'a>(
    wizard: &'a Wizard,
    site: EffectSite,
    id: &str,
    index: usize,
    field: EffectField,
) -> Element<'a, Message> {
    let (localizer, draft) = (&wizard.localizer, &wizard.draft);
    let press = |effect: &SheetEffect| {
        Message::Edit(Edit::Effects(site, EffectEdit::Set(index, effect.clone())))
    };
    let name = format!("{id}-{}", field.name);
    match field.chosen().filter(|_| field.is_number()) {
        Some(now) => {
            let at = |at: Option<usize>| at.and_then(|at| field.values.get(at));
            let shown = at(Some(now))
                .map(|(value, ..)| own_sheet_text::effect_value(localizer, draft, value))
                .unwrap_or_default();
            let label = localizer.text("wizard-moves-by");
            let number = Stepper {
                less: at(now.checked_sub(1)).map(|(.., effect)| press(effect)),
                more: at(now.checked_add(1)).map(|(.., effect)| press(effect)),
                ..Stepper::new(localizer, name, label, shown)
            };
            let all: Vec<_> = field
                .values
                .iter()
                .filter_map(|(value, _, effect)| Some((value.number()?, press(effect))))
                .collect();
            stepper(number.typed(move |to| {
                all.iter()
                    .find(|(number, _)| *number == to)
                    .map(|(_, message)| message.clone())
            }))
        }
        None => choices(
            field
                .values
                .iter()
                .enumerate()
                .map(|(at, (value, chosen, effect))| {
                    choice(
                        format!("{name}-{at}"),
                        own_sheet_text::effect_value(localizer, draft, value),
                        *chosen,
                        Some(press(effect)),
                    )
                }),
        ),
    }
}
