//! ID boards, and the pool of Condition tokens.

use iced::widget::column;

use super::{BoardPart, BoardView, lines_high};
use crate::screen::table::{Message, Shown};
use crate::widget::prelude::*;
use first_martians::board::{BoardState, IdBoard, TokenStack, WOUNDS_TOP};
use first_martians::crew::Seat;
use first_martians::vocabulary::Condition;
use language::{Args, board as words, fact_text};

const PAWNS: u8 = 2;
/// Lines of every ID board: name, wounds, Morale tokens.
const LINES: usize = 3;

/// The height of the row of ID boards where the whole board is shown.
pub(super) fn height(pieces: &BoardState) -> f32 {
    let lines = |(_, it): (Seat, &IdBoard)| {
        LINES
            + it.skills.len()
            + it.conditions.len().div_ceil(2)
            + usize::from(!it.used_skills.is_empty())
    };
    // A token is higher than the line that it is in.
    let pile = if pieces
        .seats()
        .any(|seat| !pieces.stack(&TokenStack::Crew(seat)).is_empty())
    {
        size::TIGHT + 2.0
    } else {
        0.0
    };
    lines_high(
        pieces
            .seats()
            .zip(&pieces.crew)
            .map(lines)
            .max()
            .unwrap_or(LINES),
    ) + pile
}

/// Wounds with the spaces that draw a condition, conditions, tokens, pawns, skills.
pub(super) fn id_board<'a>(
    board: &'a BoardView,
    shown: &Shown<'a>,
    pieces: &'a BoardState,
    seat: Seat,
) -> Element<'a, Message> {
    let (localizer, game) = (shown.localizer, shown.game());
    let crew = &game.state().crew;
    let known = crew.profession(seat);
    let profession = known.map(|it| localizer.word(it)).unwrap_or_default();
    let id_board = pieces.id_board(seat).cloned().unwrap_or_default();
    let draws = &game.mission().game_box.board.condition_spaces;
    let health = (1..=WOUNDS_TOP).map(|space| {
        let sign = if draws.contains(&space) {
            shown.text("window-board-condition-space")
        } else {
            String::new()
        };
        (sign, space <= id_board.wounds)
    });
    let wounds = localizer.format(
        "window-board-wounds",
        &Args::new().number("count", id_board.wounds),
    );
    let conditions: Vec<_> = id_board
        .conditions
        .iter()
        .map(|&it| localizer.word(it))
        .collect();
    let conditions = (!conditions.is_empty())
        .then(|| line(Type::Small, Ink::Danger, localizer.list(&conditions)));
    let skills: Vec<_> = id_board
        .used_skills
        .iter()
        .map(|&it| {
            if it == 0 {
                shown.text("window-board-basic")
            } else {
                it.to_string()
            }
        })
        .collect();
    let skills = (!skills.is_empty()).then(|| {
        quiet(
            Type::Small,
            localizer.format(
                "window-board-skills",
                &Args::new().text("skills", localizer.list(&skills)),
            ),
        )
    });
    let cards: Vec<_> = id_board
        .skills
        .iter()
        .map(|(&skill, card)| words::priced_skill_card(localizer, game, skill, card))
        .collect();
    let cards = (!cards.is_empty()).then(|| quiet(Type::Small, localizer.list(&cards)));
    let morale = localizer.format(
        "window-board-tokens",
        &Args::new().number("count", id_board.morale_tokens),
    );
    let name = fact_text::name(localizer, crew, seat);
    let unnamed = name == profession;
    let free = PAWNS - id_board.lost_pawns.min(PAWNS);
    let words = localizer.format(
        "window-board-pawns",
        &Args::new().number("free", free).number("all", PAWNS),
    );
    let head = row![
        known.map(|it| patch(it, localizer.word(it), size::PIP)),
        text(Type::Small, name).width(Length::Fill),
        (!unnamed).then(|| quiet(Type::Small, profession)),
        described(words, pawns(free, PAWNS))
    ]
    .spacing(size::SNUG);
    let pile = pieces.stack(&TokenStack::Crew(seat));
    let names: Vec<_> = pile.iter().map(|&token| localizer.word(token)).collect();
    let pile = (!pile.is_empty()).then(|| described(localizer.list(&names), tokens("", pile)));
    let health_words = localizer.format(
        "window-board-health",
        &Args::new().text("wounds", wounds.clone()),
    );
    let content = column![
        head.align_y(Alignment::Center),
        row![
            described(health_words, spaces(health, true)),
            text(Type::Small, wounds)
        ]
        .spacing(size::SNUG)
        .align_y(Alignment::Center),
        row![text(Type::Small, morale), pile]
            .spacing(size::SNUG)
            .align_y(Alignment::Center),
        conditions,
        skills,
        cards,
    ];
    let group = BoardPart::Crew(seat);
    board.piece(group, content.spacing(size::TIGHT))
}

pub(super) fn pool<'a>(
    board: &'a BoardView,
    shown: &Shown<'a>,
    pieces: &'a BoardState,
) -> Element<'a, Message> {
    let localizer = shown.localizer;
    let one = |&condition: &Condition| {
        let count = pieces.pool.get(&condition).copied().unwrap_or(0);
        text(
            Type::Small,
            format!("{} {count}", localizer.word(condition)),
        )
        .into()
    };
    let all = Row::with_children(Condition::ALL.iter().map(one))
        .spacing(size::GAP)
        .wrap()
        .vertical_spacing(size::TIGHT);
    let content =
        column![text(Type::Small, shown.text("window-board-pool")), all].spacing(size::TIGHT);
    board.piece(BoardPart::Pool, content)
}
