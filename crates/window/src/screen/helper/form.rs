//! Forms: the offers of one command, with its free fields chosen as words and numbers.

mod fields;

use std::mem::{Discriminant, discriminant};

use iced::widget::column;

use super::{
    HelperScreen, HelperView, Message, Msg, PlacedOffer, Placement, Presentation, Shown, ValueOf,
};

use crate::widget::prelude::*;
use base::play::{Command, Offer, Param, Value};
use language::{Args, numbers};

pub use fields::{Entered, Field, FieldInput, Form, InitialNumber};

/// A range this long gets larger steps too.
const LONG: i64 = 20;
/// The same on a phone, where they need a row of their own.
const VERY_LONG: i64 = 100;
const STRIDE: i64 = 10;
/// The most words of a field of which each has a button of the usual size on a phone, and of a form that a phone asks all at once.
const FEW: usize = 6;
/// The same of a form in a column of a larger window.
const MANY: usize = 12;

/// The id of what has just opened and must be in view.
pub(super) const OPEN: &str = "helper-open";
/// The id of the form in which something was entered last, if it asks its questions one by one.
pub(super) const ASKED: &str = "helper-asked";

/// From this width on the words of a form are beside its numbers and its button.
const BESIDE: f32 = 700.0;
/// From this width on the large steps of a number are beside the small ones.
const IN_ONE_LINE: f32 = 430.0;

type Group<'s, C> = Vec<&'s Offer<C>>;

/// A choice of a step that the game draws as a card.
pub(super) struct Choice<K: HelperView> {
    pub id: String,
    pub command: K::Command,
    pub press: Msg<K>,
    /// Whether it opens a form.
    pub opens: bool,
}

/// What [`Presentation::Card`] leaves to the game: the ways to play each command, or one that opens its form.
pub(super) fn cards<K: HelperView>(shown: &Shown<'_, K>) -> Vec<Choice<K>> {
    let groups = groups(shown, |placed| {
        shown.game().presentation(&placed.offer.command) == Presentation::Card
    });
    let one = |offers: Group<'_, K::Command>| {
        let Some(command) = offers.first().map(|offer| offer.command.clone()) else {
            return Vec::new();
        };
        if let Some(ways) = Form::ways(&offers) {
            let way = |(index, command): (usize, K::Command)| {
                let id = format!("do-{}-{index}", id(&command));
                Choice {
                    id,
                    press: Message::Play(command.clone()),
                    command,
                    opens: false,
                }
            };
            return ways.into_iter().enumerate().map(way).collect();
        }
        let press = Message::Opened(discriminant(&command));
        vec![Choice {
            id: form_id(&command),
            press,
            command,
            opens: true,
        }]
    };
    groups.into_iter().flat_map(one).collect()
}

/// The offers that are wanted, grouped by kind of command, in the order in which they are made.
fn groups<'s, K: HelperView>(
    shown: &Shown<'s, K>,
    wanted: impl Fn(&PlacedOffer<K::Command>) -> bool,
) -> Vec<Group<'s, K::Command>> {
    let mut groups: Vec<Group<'s, K::Command>> = Vec::new();
    for PlacedOffer { offer, .. } in shown.screen.offered.iter().filter(|placed| wanted(placed)) {
        match groups
            .iter_mut()
            .find(|group| group.iter().any(|it| it.is_same_kind(&offer.command)))
        {
            Some(group) => group.push(offer),
            None => groups.push(vec![offer]),
        }
    }
    groups
}

pub(super) fn in_step<'a, K: HelperView>(shown: &Shown<'a, K>) -> Vec<Element<'a, Msg<K>>> {
    let one = |offers: Group<'a, K::Command>| {
        let command = &offers.first()?.command;
        let (open, presentation) = (is_open(shown, command), shown.game().presentation(command));
        if presentation == Presentation::Card && !open {
            return None;
        }
        if open || presentation != Presentation::Folded {
            let is_button = presentation != Presentation::Setting
                && Form::ways(&offers).is_some_and(|ways| ways.len() == 1);
            return Some((open, is_button, whole(shown, command, &offers)));
        }
        let label = (
            Icon::Plus,
            shown.game().describe_command_name(shown.localizer, command),
        );
        Some((
            open,
            true,
            wide_button(
                form_id(command),
                label,
                Some(Message::Opened(discriminant(command))),
            ),
        ))
    };
    let mut forms: Vec<_> = groups(shown, |placed| placed.placement == Placement::Middle)
        .into_iter()
        .filter_map(one)
        .collect();
    // What was opened is where one looks first.
    forms.sort_by_key(|(open, ..)| !open);
    in_pairs(
        shown.column,
        forms
            .into_iter()
            .map(|(_, is_button, form)| (is_button, form)),
    )
}

/// The forms; where there is room, two that are only a button are beside each other.
fn in_pairs<'a, M: 'a>(
    width: f32,
    forms: impl Iterator<Item = (bool, Element<'a, M>)>,
) -> Vec<Element<'a, M>> {
    let mut all = Vec::new();
    let mut forms = forms.peekable();
    while let Some((is_button, form)) = forms.next() {
        let second = forms
            .next_if(|(is_second_button, _)| width >= BESIDE && is_button && *is_second_button);
        all.push(match second {
            Some((_, second)) => row![form, second].spacing(size::SNUG).into(),
            None => form,
        });
    }
    all
}

/// Whether the form of a card is open, which takes the place of the cards.
pub(super) fn is_card_open<K: HelperView>(shown: &Shown<'_, K>) -> bool {
    let offered = shown
        .screen
        .offered
        .iter()
        .map(|placed| &placed.offer.command);
    offered
        .filter(|command| shown.game().presentation(command) == Presentation::Card)
        .any(|command| is_open(shown, command))
}

pub(super) fn beside<'a, K: HelperView>(
    shown: &Shown<'a, K>,
    at: Placement,
) -> Vec<Element<'a, Msg<K>>> {
    rows(shown, |placed| placed.placement == at)
}

/// A row per kind of command, and under the open one its form.
pub(super) fn rows<'a, K: HelperView>(
    shown: &Shown<'a, K>,
    wanted: impl Fn(&PlacedOffer<K::Command>) -> bool,
) -> Vec<Element<'a, Msg<K>>> {
    let one = |offers: Group<'a, K::Command>| {
        let command = &offers.first()?.command;
        if let Some(command) = only(shown, &offers) {
            // Without free fields one press plays it.
            let label = shown.game().describe_command(shown.localizer, &command);
            return Some(wide_button(
                form_id(&command),
                label,
                Some(Message::Play(command)),
            ));
        }
        let open = is_open(shown, command);
        let sign = if open { Icon::Minus } else { Icon::Plus };
        let title = shown.game().describe_command_name(shown.localizer, command);
        let row = list_row(
            form_id(command),
            sign,
            title,
            None,
            Message::Opened(discriminant(command)),
        );
        let form = open.then(|| {
            Column::with_children(content(shown, command, &offers, 0.0)).spacing(size::GAP)
        });
        let shown = column![row, form].spacing(size::SNUG);
        Some(if open {
            named(OPEN, shown)
        } else {
            shown.into()
        })
    };
    groups(shown, wanted).into_iter().filter_map(one).collect()
}

fn is_open<K: HelperView>(shown: &Shown<'_, K>, command: &K::Command) -> bool {
    shown.screen.open == Some(discriminant(command))
}

/// The id of a form, for tests.
pub fn form_id(command: &impl Command) -> String {
    format!("form-{}", id(command))
}

fn id(command: &impl Command) -> String {
    command.name().replace('_', "-")
}

/// The id of the button of a form.
pub(super) fn done_id(command: &impl Command) -> String {
    format!("do-{}", id(command))
}

fn whole<'a, K: HelperView>(
    shown: &Shown<'a, K>,
    command: &K::Command,
    offers: &[&Offer<K::Command>],
) -> Element<'a, Msg<K>> {
    let parts = content(shown, command, offers, shown.column);
    let title = || shown.game().describe_command_name(shown.localizer, command);
    // Buttons need no title: their labels say what they do.
    let form = if Form::ways(offers).is_some()
        && shown.game().presentation(command) != Presentation::Setting
        || parts.is_empty()
    {
        Column::with_children(parts).into()
    } else {
        match shown.game().presentation(command) {
            Presentation::Setting => Column::with_children(parts).spacing(size::TIGHT).into(),
            Presentation::Folded | Presentation::Card => {
                let press = Some(Message::Opened(discriminant(command)));
                let close = quiet_button(
                    format!("close-{}", command.name()),
                    (Icon::Close, shown.text("window-close")),
                    press,
                );
                let head = label_row(text(Type::Title, title()), close);
                let gap = if shown.is_spacious {
                    size::GAP
                } else {
                    size::SNUG
                };
                panel(Column::with_children(std::iter::once(head).chain(parts)).spacing(gap))
            }
            Presentation::Main
            | Presentation::Drawn
            | Presentation::AtHand
            | Presentation::Plain => section(title(), parts),
        }
    };
    let form = named(form_id(command), form);
    if is_open(shown, command) {
        named(OPEN, form)
    } else {
        form
    }
}

fn form<K: HelperView>(
    shown: &Shown<'_, K>,
    offers: &[&Offer<K::Command>],
) -> Option<Form<K::Command>> {
    let kept = kept(shown.game(), offers);
    Form::new(offers, &kept, &shown.screen.entered, |command| {
        shown.game().initial_number(command)
    })
}

/// What has a place in the form of these offers though it is not offered now.
fn kept<K: HelperView>(game: &K, offers: &[&Offer<K::Command>]) -> Vec<K::Command> {
    let example = offers.first().map(|offer| &offer.command);
    example.map_or_else(Vec::new, |example| game.kept_commands(example))
}

/// The command, if there is only one and it has no free field.
fn only<K: HelperView>(shown: &Shown<'_, K>, offers: &[&Offer<K::Command>]) -> Option<K::Command> {
    let form = form(shown, offers)?;
    (offers.len() == 1 && form.fields.is_empty()).then_some(form.command)
}

/// The parts of a form in that width of the step; 0 in the side panel.
fn content<'a, K: HelperView>(
    shown: &Shown<'a, K>,
    example: &K::Command,
    offers: &[&Offer<K::Command>],
    width: f32,
) -> Vec<Element<'a, Msg<K>>> {
    let Some(form) = form(shown, offers) else {
        return Vec::new();
    };
    let id = id(example);
    let ways = Form::ways(offers);
    if shown.game().presentation(example) == Presentation::Setting {
        let ways = ways
            .unwrap_or_default()
            .into_iter()
            .enumerate()
            .map(|(index, command)| {
                let values = command
                    .fields()
                    .iter()
                    .filter_map(|&field| Some((field, command.get(field)?)));
                let words: Vec<_> = values
                    .map(|(field, value)| {
                        shown.game().word(shown.localizer, &command, field, &value)
                    })
                    .collect();
                let holds = command == *example;
                choice(
                    format!("do-{id}-{index}"),
                    shown.localizer.list(&words),
                    holds,
                    Some(Message::Play(command)),
                )
            });
        let name = quiet(
            Type::Small,
            shown.game().describe_command_name(shown.localizer, example),
        );
        if width >= BESIDE {
            return vec![
                row![name, choices(ways)]
                    .spacing(size::GAP)
                    .align_y(Alignment::Center)
                    .into(),
            ];
        }
        return vec![name, choices(ways)];
    }
    if let Some(ways) = ways {
        let short: Option<Vec<_>> = ways
            .iter()
            .map(|command| shown.game().short_label(shown.localizer, command))
            .collect();
        if let Some(labels) = short {
            let title = quiet(
                Type::Body,
                shown.game().describe_command_name(shown.localizer, example),
            );
            let ways = ways.into_iter().zip(labels).enumerate();
            let ways = ways.map(|(index, (way, label))| {
                quiet_button(format!("do-{id}-{index}"), label, Some(Message::Play(way)))
            });
            return vec![column![title, choices(ways)].spacing(size::SNUG).into()];
        }
        let way = |(index, command): (usize, K::Command)| {
            let label = shown.game().describe_command(shown.localizer, &command);
            wide_button(
                format!("do-{id}-{index}"),
                label,
                Some(Message::Play(command)),
            )
        };
        return vec![
            Column::with_children(ways.into_iter().enumerate().map(way))
                .spacing(size::SNUG)
                .into(),
        ];
    }
    let (words, numbers): (Vec<_>, Vec<_>) = form
        .fields
        .iter()
        .partition(|field| matches!(field.input, FieldInput::Words(_)));
    let in_halves = width >= BESIDE && !words.is_empty();
    let half = if in_halves { width / 2.0 } else { width };
    let most = if is_on_phone(width) { FEW } else { MANY };
    let is_one_by_one = !in_halves && form.words() > most;
    let mut words: Vec<_> = if is_one_by_one {
        vec![one_by_one(shown, &form.command, &words, half)]
    } else {
        words
            .into_iter()
            .map(|field| value(shown, &form.command, field, half))
            .collect()
    };
    let mut rest: Vec<_> = numbers
        .into_iter()
        .map(|field| value(shown, &form.command, field, half))
        .collect();
    let has_answers = form.is_complete() && !form.changes_nothing;
    // The note comes with a complete answer, in a place of its own: above, it would push the button away from under the hand.
    let note = shown
        .game()
        .note(shown.localizer, &form.command)
        .map(|note| reserved(vec![quiet(Type::Body, note)], has_answers.then_some(0)));
    rest.push(done(shown, &form, offers));
    rest.extend(note);
    let gap = if shown.is_spacious {
        size::GAP
    } else {
        size::SNUG
    };
    let of = |parts| {
        Column::with_children(parts)
            .spacing(gap)
            .width(Length::Fill)
    };
    if in_halves {
        return vec![row![of(words), of(rest)].spacing(size::ROOM).into()];
    }
    words.push(of(rest).into());
    if !is_one_by_one {
        return words;
    }
    if shown.screen.entered_last == Some(discriminant(example)) {
        return vec![named(ASKED, of(words))];
    }
    vec![of(words).into()]
}

/// The button of a form. It is as high as its longest label needs, whatever is chosen.
fn done<'a, K: HelperView>(
    shown: &Shown<'a, K>,
    form: &Form<K::Command>,
    offers: &[&Offer<K::Command>],
) -> Element<'a, Msg<K>> {
    let id = done_id(&form.command);
    let described = |command: &K::Command| shown.game().describe_command(shown.localizer, command);
    let (label, press) = if !form.is_complete() {
        (shown.text("helper-form-unset"), None)
    } else if form.changes_nothing {
        (shown.text("helper-form-same"), None)
    } else {
        (described(&form.command), shown.play(form.command.clone()))
    };
    let longest = offers
        .iter()
        .flat_map(|offer| one_word_changed(offer))
        .map(|command| described(&command))
        .max_by_key(|label| label.chars().count())
        .unwrap_or_default();
    let button = |label, press| wide_button(id.clone(), (Icon::Check, label), press);
    reserved(vec![button(label, press), button(longest, None)], Some(0))
}

/// The command of an offer, and what it becomes with each word of its free fields.
fn one_word_changed<C: Command>(offer: &Offer<C>) -> Vec<C> {
    let mut all = vec![offer.command.clone()];
    for (&field, range) in &offer.params {
        let Param::OneOf(words) = range else { continue };
        all.extend(words.iter().filter_map(|word| {
            let mut changed = offer.command.clone();
            changed.set(field, word.clone()).map(|()| changed)
        }));
    }
    all
}

/// Many words in one column would push numbers and button out of sight: one question at a time, below the answers so far, each of which
/// can be asked again. The next question takes the place of the one that was answered, and the highest of them decides how high it is.
fn one_by_one<'a, K: HelperView>(
    shown: &Shown<'a, K>,
    command: &K::Command,
    fields: &[&Field<K::Command>],
    width: f32,
) -> Element<'a, Msg<K>> {
    let (id, kind) = (id(command), discriminant(command));
    let again = shown
        .screen
        .asked_again
        .filter(|(of, _)| *of == kind)
        .map(|(_, field)| field);
    let is_again = |field: &Field<K::Command>| again == Some(field.field);
    let asked = fields
        .iter()
        .position(|field| is_again(field))
        .or_else(|| fields.iter().position(|field| field.is_asked()));
    let answer = |field: &Field<K::Command>| {
        let name: &'static str = field.field.into();
        let word = shown
            .game()
            .word(shown.localizer, command, field.field, &field.value);
        let press = field
            .has_choice()
            .then_some(Message::AskedAgain(kind, field.field));
        quiet_button(format!("{id}-{name}-answer"), (Icon::Check, word), press)
    };
    let gap = if shown.is_spacious {
        size::GAP
    } else {
        size::SNUG
    };
    // A question, or none, below these answers.
    let part = |answered: &dyn Fn(usize) -> bool, question: Option<&Field<K::Command>>| {
        let answers = fields.iter().enumerate();
        let answers = answers.filter(|(index, _)| answered(*index));
        let answers: Vec<_> = answers.map(|(_, field)| answer(field)).collect();
        let answers = (!answers.is_empty()).then(|| choices(answers));
        let question = question.map(|field| value(shown, command, field, width));
        Column::with_children(answers.into_iter().chain(question))
            .spacing(gap)
            .into()
    };
    let is_answer = |index: usize| {
        let field = fields.get(index);
        field.is_some_and(|field| !field.is_asked() && !is_again(field))
    };
    let now = part(
        &is_answer,
        asked.and_then(|index| fields.get(index).copied()),
    );
    let unanswered = fields.iter().map(|field| Field {
        entered: false,
        ..(*field).clone()
    });
    // Beside the step only other rows are below it, and its button would be out of sight.
    let in_order = unanswered
        .enumerate()
        .filter(|_| width > 0.0)
        .map(|(count, field)| part(&move |index| index < count, Some(&field)));
    reserved(std::iter::once(now).chain(in_order).collect(), Some(0))
}

/// Whether a form of that width is in the step of a phone.
const fn is_on_phone(width: f32) -> bool {
    width > 0.0 && width < IN_ONE_LINE
}

/// How far a form is that some window asks one by one.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub(super) struct Progress {
    /// How many questions are answered: with each another one takes its place.
    pub(super) answers: usize,
    pub(super) is_complete: bool,
}

/// How far the form of this kind is.
pub(super) fn progress<K: HelperView>(
    screen: &HelperScreen<K>,
    game: &K,
    kind: Discriminant<K::Command>,
) -> Progress {
    let offers = screen
        .offered
        .iter()
        .map(|placed| &placed.offer)
        .filter(|offer| discriminant(&offer.command) == kind);
    let offers: Vec<_> = offers.collect();
    let kept = kept(game, &offers);
    let form = Form::new(&offers, &kept, &screen.entered, |command| {
        game.initial_number(command)
    });
    let Some(form) = form.filter(|form| form.words() > FEW) else {
        return Progress::default();
    };
    let is_answer = |field: &&Field<K::Command>| field.answered && field.words() > 0;
    Progress {
        answers: form.fields.iter().filter(is_answer).count(),
        is_complete: form.is_complete(),
    }
}

fn value<'a, K: HelperView>(
    shown: &Shown<'a, K>,
    command: &K::Command,
    field: &Field<K::Command>,
    width: f32,
) -> Element<'a, Msg<K>> {
    let name: &'static str = field.field.into();
    let id = format!("{}-{name}", id(command));
    let kind = discriminant(command);
    let at_field = field.field;
    let set = move |value: ValueOf<K>| Message::Entered(kind, at_field, value);
    let word = |value: &ValueOf<K>| {
        shown
            .game()
            .word(shown.localizer, command, field.field, value)
    };
    // The label for this field of this command if there is one, else for the field in general.
    // The field `to` is labelled where it is a corrected number; words need no label.
    let common = (name != "to" || matches!(field.input, FieldInput::Number { .. }))
        .then(|| name.replace('_', "-"));
    let mut names = std::iter::once(id.replace('_', "-")).chain(common);
    let label = names.find_map(|of| {
        shown
            .localizer
            .try_format(&format!("helper-field-{of}"), &Args::new())
    });
    match &field.input {
        FieldInput::Words(values) => {
            // On a phone many words are smaller, so that what follows them stays in view.
            let is_small = values.len() > FEW && width < IN_ONE_LINE;
            let words = values
                .iter()
                .enumerate()
                .map(|(index, (value, is_possible))| {
                    let (id, label, press) = (
                        format!("{id}-{index}"),
                        word(value),
                        is_possible.then(|| set(value.clone())),
                    );
                    let chosen = field.entered && *value == field.value;
                    if is_small {
                        small_choice(id, label, chosen, press)
                    } else {
                        choice(id, label, chosen, press)
                    }
                });
            let words = choices(words);
            match label {
                Some(label) => column![quiet(Type::Small, label), words]
                    .spacing(size::TIGHT)
                    .into(),
                None => words,
            }
        }
        &FieldInput::Number { min, max, longest } => {
            let at = field.value.number().unwrap_or(min);
            let to = |by: i64| {
                let to = (at + by).clamp(min, max);
                (to != at || !field.entered).then(|| set(Value::Number(to)))
            };
            // The first press enters where the buttons start from.
            let one = if field.entered { 1 } else { 0 };
            let shows = if field.entered {
                word(&field.value)
            } else {
                UNSET.to_owned()
            };
            let number = Stepper {
                less: to(-one),
                more: to(one),
                ..Stepper::new(
                    shown.localizer,
                    id.clone(),
                    label.unwrap_or_default(),
                    shows,
                )
            };
            let one = stepper(
                number.typed(move |to| (min..=max).contains(&to).then(|| set(Value::Number(to)))),
            );
            if longest < if is_on_phone(width) { VERY_LONG } else { LONG } {
                return one;
            }
            let stride = |by: i64, name: &str| {
                let field = format!("{id}-number");
                field_button(format!("{id}-{name}"), &field, numbers::signed(by), to(by))
            };
            let strides =
                row![stride(-STRIDE, "far-less"), stride(STRIDE, "far-more")].spacing(size::SNUG);
            if width >= IN_ONE_LINE {
                return row![container(one).width(Length::Fill), strides]
                    .spacing(size::SNUG)
                    .align_y(Alignment::Center)
                    .into();
            }
            column![one, strides]
                .spacing(size::TIGHT)
                .align_x(Alignment::End)
                .into()
        }
    }
}

pub(super) fn fact<'a, Message: 'a>(label: String, number: String) -> Element<'a, Message> {
    label_row(text(Type::Body, label), text(Type::Number, number))
}
