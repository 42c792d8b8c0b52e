//! Reports of what happened at the table: event actions, Adventures, actions, and the rest.

use iced::widget::column;

use super::{Message, MissionScreen, Shown, printed, rolled_dice};
use crate::widget::prelude::*;
use base::play::{Game as _, Role};
use first_martians::command::Command;
use first_martians::effect::Id;
use first_martians::fact::Fact;
use first_martians::queries::resolving::since_actions_began;
use first_martians::queries::unavailable::Unavailable;
use first_martians::state::{Seat, Step};
use first_martians::vocabulary::{AdventureType, Block, Keyword};
use language::overview::{self, OpenEventLine};
use language::{Args, fact_text, numbers};

/// The width of what reports an event action.
const DONE: f32 = 120.0;

/// The width of what changes a number.
const STEP: f32 = 96.0;

/// The id of the reports that a sol seldom needs.
const SELDOM: &str = "other";

/// Whether a wide window shows the reports in the step: where the players keep the board, and the instructions are folded.
pub(super) fn are_in_step(shown: &Shown<'_>) -> bool {
    let state = shown.game().state();
    let is_reporting =
        state.step == Step::Resolve && state.queue.is_empty() && state.board_state().is_none();
    is_reporting && state.sol > 1 && !shown.whole_steps
}

pub(super) fn view<'a>(table: &'a MissionScreen, shown: &Shown<'a>) -> Element<'a, Message> {
    let (often, seldom) = reports(table, shown);
    let title = shown.text("window-open-events");
    let none = events(shown).is_empty();
    let none = none.then(|| {
        section(
            title,
            [quiet(Type::Body, shown.text("window-open-events-none"))],
        )
    });
    Column::with_children(none.into_iter().chain(often).chain(seldom))
        .spacing(size::GAP)
        .into()
}

/// The reports below the instructions: those that a sol seldom needs are folded.
pub(super) fn parts<'a>(table: &'a MissionScreen, shown: &Shown<'a>) -> Vec<Element<'a, Message>> {
    let (mut parts, seldom) = reports(table, shown);
    if !seldom.is_empty() {
        let is_open = table.sections.is_open(SELDOM);
        let sign = if is_open { Icon::Minus } else { Icon::Plus };
        parts.push(list_row(
            format!("fold-{SELDOM}"),
            sign,
            shown.text("window-other"),
            None,
            Message::SectionToggled(SELDOM),
        ));
        parts.extend(seldom.into_iter().filter(|_| is_open));
    }
    parts
}

/// What is reported in most sols, and what is not.
fn reports<'a>(
    table: &'a MissionScreen,
    shown: &Shown<'a>,
) -> (Vec<Element<'a, Message>>, Vec<Element<'a, Message>>) {
    let (adventure, actions, other) =
        (adventure(table, shown), actions(shown), other(table, shown));
    // Where dice were rolled, they lie: above only where they cannot be rolled again.
    let dice = rolled_dice::reported(table, shown).filter(|_| adventure.is_none());
    let mut parts: Vec<_> = dice
        .map(panel)
        .into_iter()
        .chain(open_events(shown))
        .collect();
    let none = adventure.is_none() && actions.is_empty();
    let mut reasons: Vec<String> = actions
        .is_empty()
        .then(|| shown.why_not(&Command::Unwind {}))
        .flatten()
        .into_iter()
        .collect();
    if none && reasons.is_empty() {
        reasons.push(shown.text("window-report-later"));
    }
    if other.is_none() {
        reasons.extend(
            shown
                .why_not(&Command::RaiseTrack {
                    block: Block::Working,
                    by: 1,
                })
                .filter(|it| !reasons.contains(it)),
        );
    }
    parts.extend(reasons.into_iter().map(|reason| quiet(Type::Small, reason)));
    parts.extend(adventure.into_iter().chain(actions));
    parts.extend(printed::view(&table.printed, shown));
    (
        parts,
        other.into_iter().chain(death(table, shown)).collect(),
    )
}

/// A line that is always there, so that nothing moves under the pointer: the number that the command moves, or how it has just
/// moved it. `None` where the gauges stand beside it.
fn number<'a>(
    shown: &Shown<'a>,
    commands: &[Command],
    now: String,
) -> Option<Element<'a, Message>> {
    if !shown.narrow {
        return None;
    }
    let last = shown
        .session
        .table()
        .newest_first()
        .next()
        .filter(|(_, played)| commands.contains(&played.command));
    let moved = last.and_then(|(_, played)| {
        played
            .facts
            .iter()
            .find_map(|fact| fact_text::short_move(shown.localizer, fact))
    });
    Some(moved.map_or_else(
        || quiet(Type::Small, now),
        |moved| line(Type::Small, Ink::Good, moved).into(),
    ))
}

fn morale_now(shown: &Shown<'_>) -> String {
    shown.localizer.format(
        "undo-morale",
        &Args::new().text("change", numbers::plain(shown.game().state().morale)),
    )
}

fn track_now(shown: &Shown<'_>, block: Block) -> String {
    let at = numbers::plain(shown.game().state().track(block));
    shown.localizer.format(
        "undo-track",
        &Args::new()
            .text("block", shown.localizer.word(block))
            .text("change", at),
    )
}

/// How the width is shared by Unwind and the reason beside it.
const UNWIND_SHARES: (u16, u16) = (3, 2);

/// A button with the label of the command. Where it would not be accepted it is off and the reason is below it: what was pressed keeps
/// its place, and nothing else slides under the pointer.
fn fixed_report<'a>(shown: &Shown<'a>, id: String, command: Command) -> Element<'a, Message> {
    // The reason that it will have once it is reported has its place already.
    let after = shown.game().decide(&command).ok().and_then(|decision| {
        fact_text::why_unavailable(shown.localizer, &decision.after, &command)
    });
    report_with_reason(shown, id, command, after)
}

/// The same where a reason may come and go with other reports.
fn report_with_reason<'a>(
    shown: &Shown<'a>,
    id: String,
    command: Command,
    later: Option<String>,
) -> Element<'a, Message> {
    let label = fact_text::complete_command_label(shown.localizer, shown.game(), &command);
    let why = shown.why_refused(&command);
    let shows_reason = why.is_some().then_some(0);
    let reasons: Vec<_> = why.into_iter().chain(later).collect();
    let reasons = (!reasons.is_empty()).then(|| {
        let reasons = reasons.into_iter().map(|why| quiet(Type::Small, why));
        reserved(reasons.collect(), shows_reason)
    });
    column![wide_button(id, label, shown.play(command)), reasons]
        .spacing(size::TIGHT)
        .into()
}

/// The same with the number that it moves.
fn fixed_report_of<'a>(
    shown: &Shown<'a>,
    id: String,
    command: Command,
    now: String,
) -> Element<'a, Message> {
    let number = number(shown, std::slice::from_ref(&command), now);
    column![report_with_reason(shown, id, command, None), number].into()
}

/// A button with the label of the command, if it would be accepted.
fn report<'a>(
    shown: &Shown<'a>,
    id: impl Into<String>,
    command: Command,
) -> Option<Element<'a, Message>> {
    let command = shown.offered.accepted(command)?;
    let label = fact_text::complete_command_label(shown.localizer, shown.game(), &command);
    Some(wide_button(id, label, Some(Message::Play(command))))
}

/// What can change by one of several numbers, in one row, and the number below. Buttons that would not be accepted are off.
fn steps<'a>(
    shown: &Shown<'a>,
    name: String,
    now: String,
    by: impl IntoIterator<Item = (String, i64, Command)>,
) -> Element<'a, Message> {
    let by: Vec<_> = by.into_iter().collect();
    let commands: Vec<_> = by.iter().map(|(_, _, command)| command.clone()).collect();
    let buttons = by.into_iter().map(|(id, by, command)| {
        let words = fact_text::complete_command_label(shown.localizer, shown.game(), &command);
        container(short_button(
            id,
            numbers::signed(by),
            words,
            shown.play(command),
        ))
        .width(STEP)
        .into()
    });
    let buttons = Row::with_children(buttons).spacing(size::SNUG);
    column![
        label_row(text(Type::Body, name), buttons),
        number(shown, &commands, now)
    ]
    .into()
}

/// The event actions on the table in the order in which they came, and those that were reported in this sol.
fn events(shown: &Shown<'_>) -> Vec<(Id, Option<OpenEventLine>)> {
    let table = shown.session.table();
    let mut open = overview::open_events(shown.localizer, shown.game());
    let done: Vec<&Id> = since_actions_began(table)
        .filter_map(|command| {
            if let Command::FinishEvent { event } = command {
                Some(event)
            } else {
                None
            }
        })
        .collect();
    if done.is_empty() {
        return open
            .into_iter()
            .map(|line| (line.id.clone(), Some(line)))
            .collect();
    }
    let opened = table
        .newest_first()
        .flat_map(|(_, played)| played.facts.iter().rev());
    let opened = opened.filter_map(|fact| {
        if let Fact::EventOpened { event, .. } = fact {
            Some(event)
        } else {
            None
        }
    });
    let mut all: Vec<_> = opened
        .filter_map(|event| {
            let line = open
                .iter()
                .position(|line| line.id == *event)
                .map(|at| open.remove(at));
            (line.is_some() || done.contains(&event)).then(|| (event.clone(), line))
        })
        .collect();
    all.reverse();
    all
}

fn open_events<'a>(shown: &Shown<'a>) -> Option<Element<'a, Message>> {
    let lines = events(shown);
    let title = shown.text("window-open-events");
    let rows = |(event, line): (Id, Option<OpenEventLine>)| match line {
        Some(line) => open_event(shown, line),
        None => event_done(shown, &event),
    };
    (!lines.is_empty()).then(|| section(title, lines.into_iter().map(rows)))
}

/// One that was reported keeps its place.
fn event_done<'a>(shown: &Shown<'a>, event: &Id) -> Element<'a, Message> {
    let title = fact_text::title(shown.localizer, event);
    let done = short_button(
        format!("finish-{event}"),
        shown.text("window-event-done"),
        title.clone(),
        None,
    );
    row![
        text(Type::Body, title).width(Length::Fill),
        container(done).width(DONE)
    ]
    .spacing(size::SNUG)
    .align_y(Alignment::Center)
    .into()
}

fn open_event<'a>(shown: &Shown<'a>, event: OpenEventLine) -> Element<'a, Message> {
    let left = shown.localizer.format(
        "window-sols-left",
        &Args::new().number("sols", event.sols_left),
    );
    let finish = Command::FinishEvent {
        event: event.id.clone(),
    };
    let is_asked = takes_reports(shown) && shown.game().state().board_state().is_none();
    let why = shown
        .why_refused(&finish)
        .map(|why| quiet(Type::Small, why));
    let done = is_asked.then(|| {
        let words = fact_text::complete_command_label(shown.localizer, shown.game(), &finish);
        let press = shown.play(finish);
        container(short_button(
            format!("finish-{}", event.id),
            shown.text("window-event-done"),
            words,
            press,
        ))
        .width(DONE)
    });
    let asks = asks(shown, &event);
    let head = row![label_row(text(Type::Body, event.title), chip(left)), done]
        .spacing(size::SNUG)
        .align_y(Alignment::Center);
    column![head, text(Type::Small, asks), why]
        .spacing(size::TIGHT)
        .into()
}

/// What an event action asks for and gives.
fn asks(shown: &Shown<'_>, event: &OpenEventLine) -> String {
    let cost = shown.localizer.format(
        "event-action-cost",
        &Args::new().text("cost", event.cost.clone()),
    );
    let reward = Args::new().text("reward", event.reward.join(" "));
    let reward =
        (!event.reward.is_empty()).then(|| shown.localizer.format("event-action-reward", &reward));
    [event.action.clone(), cost]
        .into_iter()
        .chain(reward)
        .collect::<Vec<_>>()
        .join(" ")
}

/// The open event actions in the Mission Log, where they are read and not reported.
pub(super) fn in_log<'a>(shown: &Shown<'a>) -> Vec<Element<'a, Message>> {
    let events = overview::open_events(shown.localizer, shown.game());
    let head = (!events.is_empty()).then(|| quiet(Type::Small, shown.text("window-open-events")));
    let lines = events.into_iter().map(|event| {
        let left = shown.localizer.format(
            "window-sols-left",
            &Args::new().number("sols", event.sols_left),
        );
        let asks = asks(shown, &event);
        let head = label_row(text(Type::Body, event.title), text(Type::Small, left));
        column![head, quiet(Type::Small, asks)]
            .spacing(size::TIGHT)
            .width(Length::Fill)
            .into()
    });
    head.into_iter().chain(lines).collect()
}

/// First its type, then who performed the action.
fn adventure<'a>(table: &'a MissionScreen, shown: &Shown<'a>) -> Option<Element<'a, Message>> {
    if !takes_reports(shown) {
        return None;
    }
    let types = AdventureType::ALL.iter().map(|&kind| {
        let chosen = table.adventure == Some(kind);
        let press = Message::AdventureChosen((!chosen).then_some(kind));
        choice(
            format!("adventure-{}", kind.id()),
            shown.localizer.word(kind),
            chosen,
            Some(press),
        )
    });
    let mut parts = vec![
        quiet(Type::Small, shown.text("window-adventure-lead")),
        choices(types),
    ];
    if let Some(adventure) = table.adventure {
        let of = Args::new().text("adventure", adventure.id());
        let draw = shown
            .localizer
            .say_attribute("command-draw-adventure", "of", &of);
        parts.extend(by_astronaut(shown, draw, "draw", |seat| {
            Command::DrawAdventure { adventure, seat }
        }));
        let of = Args::new().text("adventure", shown.localizer.word(adventure));
        let roll = shown
            .localizer
            .say_attribute("command-roll-action", "of", &of);
        parts.extend(by_astronaut(shown, roll, "roll", |seat| {
            Command::RollAction { adventure, seat }
        }));
    } else {
        parts.extend(rolled_dice::reported(table, shown));
    }
    Some(section(shown.text("window-adventure"), parts))
}

/// One heading, and a button for each astronaut who may have done it, two in a row.
fn by_astronaut<'a>(
    shown: &Shown<'a>,
    heading: String,
    id: &str,
    command: impl Fn(Seat) -> Command,
) -> Option<Element<'a, Message>> {
    let (localizer, game) = (shown.localizer, shown.game());
    let crew = &game.state().crew;
    let mut buttons = crew.seats().filter_map(|seat| {
        let command = shown.offered.accepted(command(seat))?;
        let words = fact_text::complete_command_label(localizer, game, &command);
        let press = Some(Message::Play(command));
        Some(
            container(short_button(
                format!("{id}-{seat}"),
                fact_text::name(localizer, crew, seat),
                words,
                press,
            ))
            .width(Length::Fill),
        )
    });
    let mut rows = Column::new().spacing(size::SNUG);
    let mut any = false;
    while let Some(first) = buttons.next() {
        any = true;
        rows = rows.push(row![first, buttons.next()].spacing(size::SNUG));
    }
    any.then(|| {
        column![text(Type::Body, heading), rows]
            .spacing(size::SNUG)
            .into()
    })
}

/// Whether actions are reported now.
fn takes_reports(shown: &Shown<'_>) -> bool {
    shown.offered.has_kind(&Command::DrawAdventure {
        adventure: AdventureType::Explore,
        seat: 0,
    })
}

/// The actions that are reported: those of the mission and Unwind, and Manage. What was reported keeps its place, whether it can still be
/// done or not.
fn actions<'a>(shown: &Shown<'a>) -> Vec<Element<'a, Message>> {
    if !takes_reports(shown) {
        return Vec::new();
    }
    let taken =
        |token: &Id| since_actions_began(shown.session.table()).any(|it| *it == take(token));
    let tokens = shown
        .game()
        .mission()
        .sheet
        .tokens
        .iter()
        .map(|token| &token.id);
    let tokens = tokens.filter(|token| shown.offered.allows(&take(token)) || taken(token));
    let tokens = tokens.map(|token| fixed_report(shown, format!("token-{token}"), take(token)));
    let part =
        |title: &str, parts: Vec<_>| (!parts.is_empty()).then(|| section(shown.text(title), parts));
    if shown.game().state().board_state().is_some() {
        return part("window-actions", tokens.collect())
            .into_iter()
            .collect();
    }
    let mission = overview::mission_actions(shown.localizer, shown.game())
        .into_iter()
        .map(|action| {
            let button = fixed_report(
                shown,
                format!("action-{}", action.id),
                Command::FinishAction {
                    action: action.id.clone(),
                },
            );
            column![button, quiet(Type::Small, action.whole(shown.localizer))]
                .spacing(size::TIGHT)
                .into()
        });
    let unwind = unwind(shown);
    // A track that was on 0 before can wait until it rises.
    let at_zero = |block: Block| shown.game().state().track(block) == 0;
    let was_managed = |it: Block| {
        since_actions_began(shown.session.table())
            .any(|played| matches!(played, Command::Manage { block, .. } if *block == it))
    };
    let managed: Vec<Block> = Block::ALL
        .iter()
        .copied()
        .filter(|it| !at_zero(*it) || was_managed(*it))
        .collect();
    let is_any_at_zero = managed.iter().any(|it| at_zero(*it));
    let manage = managed.into_iter().map(|block| {
        let by = |by| {
            (
                format!("manage-{}-{by}", block.id()),
                -i64::from(by),
                Command::Manage { block, by },
            )
        };
        steps(
            shown,
            shown.localizer.word(block),
            track_now(shown, block),
            [1, 2].map(by),
        )
    });
    let manage =
        manage.chain(is_any_at_zero.then(|| quiet(Type::Small, shown.text("window-manage-zero"))));
    let (manage, done) = (
        part("command-manage", manage.collect()),
        part("window-actions", mission.chain(tokens).collect()),
    );
    [unwind].into_iter().chain(manage).chain(done).collect()
}

/// Unwind, and why not at the top of Morale. Other reports move Morale, so that the reason comes and goes where it moves nothing: beside
/// the button, or in a narrow window in the line of Morale, which it says too.
fn unwind<'a>(shown: &Shown<'a>) -> Element<'a, Message> {
    let command = Command::Unwind {};
    let reason = shown.why_refused(&command);
    let label = fact_text::complete_command_label(shown.localizer, shown.game(), &command);
    let button = wide_button("unwind", label, shown.play(command.clone()));
    let number = number(shown, &[command], morale_now(shown));
    if let Some(number) = number {
        let is_reason = reason.is_some();
        // The place is that of the longer text, which can need two lines.
        let highest = fact_text::reason(shown.localizer, shown.game(), &Unavailable::HighestMorale);
        let texts = vec![number, quiet(Type::Small, reason.unwrap_or(highest))];
        return column![button, reserved(texts, Some(usize::from(is_reason)))].into();
    }
    let (button_share, reason_share) = UNWIND_SHARES;
    let reason = container(column![reason.map(|why| quiet(Type::Small, why))]);
    row![
        container(button).width(Length::FillPortion(button_share)),
        reason.width(Length::FillPortion(reason_share))
    ]
    .spacing(size::SNUG)
    .align_y(Alignment::Center)
    .into()
}

fn take(token: &Id) -> Command {
    Command::TakeObjectiveToken {
        token: token.clone(),
    }
}

fn other<'a>(table: &'a MissionScreen, shown: &Shown<'a>) -> Option<Element<'a, Message>> {
    let offered = shown.offered.all().iter().any(|offer| {
        offer.role == Role::Report && matches!(offer.command, Command::DrawCard { .. })
    });
    if !offered {
        return None;
    }
    let heading = |id: &str| quiet(Type::Small, shown.text(id));
    let morale = [("morale-less", -1), ("morale-more", 1)];
    let morale = morale.map(|(id, by)| (id.to_owned(), i64::from(by), Command::MoveMorale { by }));
    let mut parts = vec![steps(
        shown,
        shown.text("window-other-morale"),
        morale_now(shown),
        morale,
    )];
    parts.push(heading("window-other-track"));
    parts.extend(Block::ALL.iter().map(|&block| {
        let raise = fixed_report_of(
            shown,
            format!("raise-{}", block.id()),
            Command::RaiseTrack { block, by: 1 },
            track_now(shown, block),
        );
        // It comes below what filled the track.
        column![
            raise,
            report(
                shown,
                format!("resolve-{}", block.id()),
                Command::ResolveTrack { block }
            )
        ]
        .into()
    }));
    parts.push(heading("window-other-card"));
    parts.push(choices(Block::ALL.iter().map(|&block| {
        let chosen = table.deck == Some(block);
        let press = Message::DeckChosen((!chosen).then_some(block));
        choice(
            format!("deck-{}", block.id()),
            shown.localizer.word(block),
            chosen,
            Some(press),
        )
    })));
    if let Some(block) = table.deck {
        let keywords = std::iter::once(None).chain(Keyword::ALL.iter().copied().map(Some));
        parts.push(choices(keywords.filter_map(|keyword| {
            let command = shown
                .offered
                .accepted(Command::DrawCard { block, keyword })?;
            let label = keyword.map_or_else(
                || shown.text("window-any-card"),
                |keyword| shown.localizer.word(keyword),
            );
            let id = keyword.map_or("any", Keyword::id);
            Some(choice(
                format!("card-{id}"),
                label,
                false,
                Some(Message::Play(command)),
            ))
        })));
    }
    parts.extend(report(shown, "direction", Command::DrawDirection {}));
    parts.extend(report(shown, "research", Command::DrawResearch {}));
    Some(section(shown.text("window-other"), parts))
}

/// Reporting a death takes two presses: who, then yes.
fn death<'a>(table: &'a MissionScreen, shown: &Shown<'a>) -> Option<Element<'a, Message>> {
    let crew = &shown.game().state().crew;
    if !shown.offered.has_kind(&Command::ReportDeath { seat: 0 }) {
        return None;
    }
    let title = shown.text("window-death");
    let lead = quiet(Type::Small, shown.text("window-death-lead"));
    if let Some(seat) = table.reported_dead {
        let sure = line(Type::Body, Ink::Danger, shown.text("window-death-sure")).into();
        let report = report(shown, "death-sure", Command::ReportDeath { seat });
        let cancel = quiet_button(
            "death-cancel",
            shown.text("window-cancel"),
            Some(Message::DeathAsked(None)),
        );
        return Some(section(
            title,
            [lead, sure].into_iter().chain(report).chain([cancel]),
        ));
    }
    let who = crew.seats().map(|seat| {
        let press = Some(Message::DeathAsked(Some(seat)));
        quiet_button(
            format!("death-{seat}"),
            fact_text::name(shown.localizer, crew, seat),
            press,
        )
    });
    Some(section(title, [lead, choices(who), space().into()]))
}
