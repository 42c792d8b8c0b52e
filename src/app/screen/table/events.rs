//! Reports of what happened at the table: event actions, Adventures, actions, and the rest.

use iced::widget::column;

use super::{Message, MissionScreen, Shown, printed, rolled_dice};
use crate::app::widget::prelude::*;
use crate::first_martians::command::Command;
use crate::first_martians::vocabulary::{AdventureType, Block, Keyword};
use crate::language::overview::{self, OpenEventLine};
use crate::language::{Args, fact_text};
use crate::play::Role;

pub(super) fn view<'a>(table: &'a MissionScreen, shown: &Shown<'a>) -> Element<'a, Message> {
    let mut parts: Vec<_> = rolled_dice::reported(table, shown).into_iter().chain([open_events(shown)]).collect();
    let (adventure, actions, other) = (adventure(table, shown), actions(shown), other(table, shown));
    let none = adventure.is_none() && actions.is_none();
    let mut reasons: Vec<String> = actions.is_none().then(|| shown.why_not(&Command::Unwind {})).flatten().into_iter().collect();
    if none && reasons.is_empty() {
        reasons.push(shown.say("window-report-later"));
    }
    if other.is_none() {
        reasons.extend(shown.why_not(&Command::RaiseTrack { block: Block::Working, by: 1 }).filter(|it| !reasons.contains(it)));
    }
    parts.extend(reasons.into_iter().map(|reason| quiet(Type::Small, reason)));
    parts.extend(adventure.into_iter().chain(actions));
    parts.extend(printed::view(&table.printed, shown));
    parts.extend(other);
    parts.extend(death(table, shown));
    Column::with_children(parts).spacing(size::GAP).into()
}

/// A button with the label of the command, if it would be accepted.
fn report<'a>(shown: &Shown<'a>, id: impl Into<String>, command: Command) -> Option<Element<'a, Message>> {
    let command = shown.offered.accepted(command)?;
    let label = fact_text::complete_command_label(shown.voice, shown.game(), &command);
    Some(wide_button(id, label, Some(Message::Play(command))))
}

fn open_events<'a>(shown: &Shown<'a>) -> Element<'a, Message> {
    let lines = overview::open_events(shown.voice, shown.game());
    let title = shown.say("window-open-events");
    if lines.is_empty() {
        return section(title, [quiet(Type::Body, shown.say("window-open-events-none"))]);
    }
    section(title, lines.into_iter().map(|line| open_event(shown, line)))
}

fn open_event<'a>(shown: &Shown<'a>, event: OpenEventLine) -> Element<'a, Message> {
    let left = shown.voice.say("window-sols-left", &Args::new().number("sols", event.sols_left));
    let head = row![text(Type::Body, event.title).width(Length::Fill), chip(left)].spacing(size::SNUG);
    let cost = shown.voice.say("event-action-cost", &Args::new().text("cost", event.cost));
    let mut parts = column![head, quiet(Type::Small, event.action), text(Type::Small, cost)].spacing(size::TIGHT);
    if !event.reward.is_empty() {
        let reward = Args::new().text("reward", event.reward.join(" "));
        parts = parts.push(text(Type::Small, shown.voice.say("event-action-reward", &reward)));
    }
    let finish = Command::FinishEvent { event: event.id.clone() };
    let why = shown.why_not(&finish).map(|why| quiet(Type::Small, why));
    parts.push(report(shown, format!("finish-{}", event.id), finish)).push(why).into()
}

/// First its type, then who performed the action.
fn adventure<'a>(table: &'a MissionScreen, shown: &Shown<'a>) -> Option<Element<'a, Message>> {
    let called = |adventure| Command::DrawAdventure { adventure, seat: 0 };
    if !shown.offered.has_kind(&called(AdventureType::Explore)) {
        return None;
    }
    let types = AdventureType::ALL.iter().map(|&kind| {
        let chosen = table.adventure == Some(kind);
        let press = Message::AdventureChosen((!chosen).then_some(kind));
        choice(format!("adventure-{}", kind.id()), shown.voice.word(kind), chosen, Some(press))
    });
    let mut parts = vec![quiet(Type::Small, shown.say("window-adventure-lead")), choices(types)];
    if let Some(adventure) = table.adventure {
        let crew = &shown.game().state().crew;
        parts.extend(
            crew.seats().filter_map(|seat| report(shown, format!("draw-{seat}"), Command::DrawAdventure { adventure, seat })),
        );
        parts.extend(
            crew.seats().filter_map(|seat| report(shown, format!("roll-{seat}"), Command::RollAction { adventure, seat })),
        );
    }
    Some(section(shown.say("window-adventure"), parts))
}

fn actions<'a>(shown: &Shown<'a>) -> Option<Element<'a, Message>> {
    let mission = overview::mission_actions(shown.voice, shown.game()).into_iter().filter_map(|action| {
        let button = report(shown, format!("action-{}", action.id), Command::FinishAction { action: action.id })?;
        let said: Element<'a, Message> = column![button, quiet(Type::Small, action.does.join(" "))].spacing(size::TIGHT).into();
        Some(said)
    });
    let unwind = report(shown, "unwind", Command::Unwind {});
    let manage = Block::ALL
        .iter()
        .flat_map(|&block| [1, 2].map(|by| report(shown, format!("manage-{}-{by}", block.id()), Command::Manage { block, by })));
    let parts: Vec<_> = mission.chain(unwind).chain(manage.flatten()).collect();
    (!parts.is_empty()).then(|| section(shown.say("window-actions"), parts))
}

fn other<'a>(table: &'a MissionScreen, shown: &Shown<'a>) -> Option<Element<'a, Message>> {
    let offered =
        shown.offered.all().iter().any(|offer| offer.role == Role::Report && matches!(offer.command, Command::DrawCard { .. }));
    if !offered {
        return None;
    }
    let heading = |id: &str| quiet(Type::Small, shown.say(id));
    let mut parts = vec![heading("window-other-morale")];
    parts.extend(
        [-1, 1].into_iter().filter_map(|by| {
            report(shown, format!("morale-{}", if by < 0 { "less" } else { "more" }), Command::MoveMorale { by })
        }),
    );
    parts.push(heading("window-other-track"));
    parts.extend(Block::ALL.iter().filter_map(|&block| {
        report(shown, format!("raise-{}", block.id()), Command::RaiseTrack { block, by: 1 })
            .or_else(|| report(shown, format!("resolve-{}", block.id()), Command::ResolveTrack { block }))
    }));
    parts.push(heading("window-other-card"));
    parts.push(choices(Block::ALL.iter().map(|&block| {
        let chosen = table.deck == Some(block);
        let press = Message::DeckChosen((!chosen).then_some(block));
        choice(format!("deck-{}", block.id()), shown.voice.word(block), chosen, Some(press))
    })));
    if let Some(block) = table.deck {
        let keywords = std::iter::once(None).chain(Keyword::ALL.iter().copied().map(Some));
        parts.push(choices(keywords.filter_map(|keyword| {
            let command = shown.offered.accepted(Command::DrawCard { block, keyword })?;
            let label = keyword.map_or_else(|| shown.say("window-any-card"), |keyword| shown.voice.word(keyword));
            let id = keyword.map_or("any", Keyword::id);
            Some(choice(format!("card-{id}"), label, false, Some(Message::Play(command))))
        })));
    }
    parts.extend(report(shown, "direction", Command::DrawDirection {}));
    parts.extend(report(shown, "research", Command::DrawResearch {}));
    Some(section(shown.say("window-other"), parts))
}

/// Reporting a death takes two presses: who, then yes.
fn death<'a>(table: &'a MissionScreen, shown: &Shown<'a>) -> Option<Element<'a, Message>> {
    let crew = &shown.game().state().crew;
    if !shown.offered.has_kind(&Command::ReportDeath { seat: 0 }) {
        return None;
    }
    let title = shown.say("window-death");
    let lead = quiet(Type::Small, shown.say("window-death-lead"));
    if let Some(seat) = table.reported_dead {
        let sure = line(Type::Body, Ink::Danger, shown.say("window-death-sure")).into();
        let report = report(shown, "death-sure", Command::ReportDeath { seat });
        let cancel = quiet_button("death-cancel", shown.say("window-cancel"), Some(Message::DeathAsked(None)));
        return Some(section(title, [lead, sure].into_iter().chain(report).chain([cancel])));
    }
    let who = crew.seats().map(|seat| {
        let press = Some(Message::DeathAsked(Some(seat)));
        quiet_button(format!("death-{seat}"), fact_text::name(shown.voice, crew, seat), press)
    });
    Some(section(title, [lead, choices(who), space().into()]))
}
