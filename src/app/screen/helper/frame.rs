//! The frame: where we are above, the step in the middle, what is beside it, undo below.

use iced::widget::{Column, column, container, responsive, row, rule};
use iced::{Alignment, Length, Size};

use super::super::around::{self, Ways, footer, undo_and_redo};
use super::{Kind, Message, Middle, Msg, Shown, Side, Where, form, history};
use crate::app::icon::Icon;
use crate::app::theme::{self, Type, size};
use crate::app::widget::{
    Element, Label, beside, chip, choices, facts, instructions, main_button, named, page, quiet, quiet_button, scroll, section,
    text,
};
use crate::language::{Args, Voice, score};
use crate::play::Played;

const STEP: &str = "step";
const SIDE: &str = "side";

pub(super) fn view<'a, K: Kind>(shown: Shown<'a, K>) -> Element<'a, Msg<K>> {
    responsive(move |room: Size| {
        let roomy = room.width >= size::NARROW && room.height >= size::ROOMY;
        if room.width >= size::WIDE {
            wide(&Shown { width: room.width - size::SIDE, roomy, ..shown }, room)
        } else {
            narrow(&Shown { width: room.width, roomy, ..shown }, room)
        }
    })
    .into()
}

fn wide<'a, K: Kind>(shown: &Shown<'a, K>, room: Size) -> Element<'a, Msg<K>> {
    let (content, main) = step(shown);
    let middle = column![
        scroll(STEP, page(content)),
        container(footer(main, ways(shown), room.width - size::SIDE, true)).padding([size::GAP, size::PAD]),
    ];
    let side = column![tabs(shown, false), scroll(SIDE, side(shown))].spacing(size::TIGHT);
    column![
        header(shown, true, size::PAD),
        rule::horizontal(size::LINE).style(theme::rule),
        row![middle.width(Length::Fill), container(side.padding(size::GAP)).width(size::SIDE)].height(Length::Fill),
    ]
    .into()
}

fn narrow<'a, K: Kind>(shown: &Shown<'a, K>, room: Size) -> Element<'a, Msg<K>> {
    let broad = room.width >= size::NARROW;
    let aside = shown.screen.aside;
    // Behind a tab the main button is out of sight: Enter must not play a step that nobody looks at.
    let (name, content, main) = if aside {
        (SIDE, side(shown), None)
    } else {
        let (content, main) = step(shown);
        (STEP, content, main)
    };
    let tabs = || container(tabs(shown, true)).padding([size::TIGHT, size::SNUG]);
    let line = || rule::horizontal(size::LINE).style(theme::rule);
    if room.height < size::LOW {
        // Where little is seen at once, what is read comes first, and only what leads on stays in sight.
        let all = column![content, undo_and_redo(ways(shown), room.width), line(), header(shown, false, 0.0)].spacing(size::PAD);
        let content = scroll(name, page(all));
        return match main {
            Some(main) => column![content, container(main).padding([size::TIGHT, size::PAD]), tabs()].into(),
            None => column![content, tabs()].into(),
        };
    }
    let content = scroll(name, page(content));
    let footer = container(footer(main, ways(shown), room.width, broad)).padding([size::SNUG, size::PAD]);
    if broad {
        column![header(shown, room.width >= size::ONE_LINE, size::PAD), tabs(), line(), content, footer].into()
    } else {
        column![header(shown, false, size::PAD), line(), content, footer, tabs()].into()
    }
}

/// The game, where we are in it, and the ways out.
fn header<'a, K: Kind>(shown: &Shown<'a, K>, in_one_line: bool, inset: f32) -> Element<'a, Msg<K>> {
    let title = text(Type::Title, score::game(shown.voice, K::GAME.id()));
    let where_we_are = shown.game().head(shown.voice).into_iter().map(chip);
    let label = |icon, id| Label { icon: Some(icon).filter(|_| in_one_line), words: shown.say(id) };
    let rules = named("rules", quiet_button(label(Icon::Search, "window-rules"), Some(Message::Rules(None))));
    let settings = named("settings", quiet_button(label(Icon::Settings, "window-settings"), Some(Message::Settings)));
    let home = named("home", quiet_button(label(Icon::Home, "window-home"), Some(Message::Home)));
    if in_one_line {
        let buttons = row![rules, settings, home].spacing(size::SNUG);
        return row![title, container(facts(where_we_are)).width(Length::Fill), buttons]
            .spacing(size::ROOM)
            .align_y(Alignment::Center)
            .padding([size::SNUG, inset])
            .into();
    }
    let buttons = choices([rules, settings, home]);
    column![facts(std::iter::once(title.into()).chain(where_we_are)), buttons]
        .spacing(size::TIGHT)
        .padding([size::SNUG, inset])
        .into()
}

fn step<'a, K: Kind>(shown: &Shown<'a, K>) -> (Element<'a, Msg<K>>, Option<Element<'a, Msg<K>>>) {
    let (above, below) = match K::middle(shown) {
        Middle::Instead(parts) => return (Column::with_children(parts).spacing(size::PAD).width(Length::Fill).into(), None),
        Middle::Step(above, below) => (above, below),
    };
    let page = shown.game().tell_page(shown.voice);
    let entries = shown.game().entries();
    let help = entries
        .first()
        .map(|id| named("step-help", quiet_button((Icon::Help, shown.say("window-rules-help")), Some(Message::Rules(Some(id))))));
    let heading = text(Type::Heading, page.heading);
    let mut parts: Vec<Element<'a, Msg<K>>> = vec![match help {
        Some(help) => beside(heading, help),
        None => heading.into(),
    }];
    let now = (!page.now.is_empty()).then(|| instructions(page.now));
    // Where little is seen at once, what is looked at in every turn comes before what is read once.
    let (first, after) = if shown.roomy || above.is_empty() { (now, None) } else { (None, now) };
    parts.extend(first);
    parts.extend(above);
    parts.extend(form::in_step(shown));
    parts.extend(after);
    parts.extend(below);
    if !page.next.is_empty() {
        parts.push(quiet(Type::Small, page.next));
    }
    parts.push(around::rules(shown.voice, entries, Message::Rules));
    (Column::with_children(parts).spacing(size::PAD).width(Length::Fill).into(), main(shown))
}

fn main<'a, K: Kind>(shown: &Shown<'a, K>) -> Option<Element<'a, Msg<K>>> {
    if shown.game().is_over() {
        return Some(main_button(shown.say("window-home"), Some(Message::Main)));
    }
    let own = &shown.screen.own;
    if !shown.game().begun_in_middle(own).is_empty() {
        return Some(main_button(shown.game().says_begun(shown.voice, own), Some(Message::Main)));
    }
    let command = shown.screen.main_command()?;
    Some(main_button(shown.game().tell_command(shown.voice, command), Some(Message::Main)))
}

/// Undo and redo, each with what it undoes or redoes.
fn ways<K: Kind>(shown: &Shown<'_, K>) -> Ways<Msg<K>> {
    let (voice, past) = (shown.voice, shown.past);
    let undo = past.undoable().map(|played| {
        // What was pressed is named by the game as it was then.
        let before = past.state_at(played.parent);
        let what = done(voice, before.as_ref().unwrap_or_else(|| past.game()), played);
        voice.say("undo-of", &Args::new().text("what", what))
    });
    let redo = past.redoable().map(|played| voice.say("redo-of", &Args::new().text("what", done(voice, past.game(), played))));
    Ways::new(voice, (undo, Message::Undo), (redo, Message::Redo))
}

/// A command that was played, in words.
fn done<K: Kind>(voice: &Voice, before: &K, played: &Played<K::Command, K::Fact>) -> String {
    let said = K::is_told_by_fact(&played.command);
    let told = played.facts.first().filter(|_| said).and_then(|fact| before.tell_fact(voice, fact));
    told.unwrap_or_else(|| before.tell_command(voice, &played.command))
}

fn tabs<'a, K: Kind>(shown: &Shown<'a, K>, with_step: bool) -> Element<'a, Msg<K>> {
    let screen = shown.screen;
    let step = ("tab-step", Icon::Step, shown.say("window-tab-step"), !screen.aside, Message::ShowStep);
    let sides = Side::ALL.map(|side| {
        let open = screen.side == side && (screen.aside || !with_step);
        (side.id(), icon_of(side), shown.say(&format!("window-{}", side.id())), open, Message::ShowSide(side))
    });
    let tabs = with_step.then_some(step).into_iter().chain(sides).collect();
    around::tabs(tabs, with_step && shown.width < size::LEAST.0)
}

const fn icon_of(side: Side) -> Icon {
    match side {
        Side::Players => Icon::Crew,
        Side::Report => Icon::Report,
        Side::History => Icon::History,
        Side::Corrections => Icon::Correct,
    }
}

fn side<'a, K: Kind>(shown: &Shown<'a, K>) -> Element<'a, Msg<K>> {
    let parts = match shown.screen.side {
        Side::Players => K::ledgers(shown),
        Side::Report => listed(shown, Where::Report, "helper-side-report", "helper-side-report-lead", "helper-side-report-none"),
        Side::History => history::view(shown),
        Side::Corrections => {
            let mut parts =
                listed(shown, Where::Corrections, "helper-side-correct", "window-correct-lead", "helper-side-correct-none");
            parts.push(named("wrong", quiet_button((Icon::Help, shown.say("window-wrong")), Some(Message::Wrong))));
            parts
        }
    };
    Column::with_children(parts).spacing(size::GAP).into()
}

fn listed<'a, K: Kind>(shown: &Shown<'a, K>, at: Where, title: &str, lead: &str, none: &str) -> Vec<Element<'a, Msg<K>>> {
    let forms = form::beside(shown, at);
    let lead = quiet(Type::Small, shown.say(if forms.is_empty() { none } else { lead }));
    vec![section(shown.say(title), std::iter::once(lead).chain(forms))]
}
