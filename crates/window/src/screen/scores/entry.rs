//! One finished game: ranking and terms.

use super::page::ranking;
use super::{Message, Scores, list, rules_entries};
use crate::jobs::scores::{Book, ScoreCommand};
use crate::screen::save_text::date;
use crate::widget::prelude::*;
use companions::scorebook::{Entry, EntryKind, Game, ScoredGame};
use language::{Args, Localizer, numbers, score};

impl Scores {
    pub(super) fn one<'a>(
        &'a self,
        localizer: &'a Localizer,
        id: &str,
    ) -> Vec<Element<'a, Message>> {
        let (Some(book), Some(entry)) = (&self.book, self.entry(id)) else {
            return vec![quiet(Type::Body, localizer.text("scores-loading"))];
        };
        let day = Args::new().text("date", date(localizer, Some(&entry.at)));
        let mut parts = vec![quiet(Type::Body, localizer.format("scores-played", &day))];
        if entry.changed.is_some() {
            let day = Args::new().text("date", date(localizer, entry.changed.as_deref()));
            parts.push(quiet(Type::Small, localizer.format("scores-changed", &day)));
        }
        match &entry.kind {
            EntryKind::Score { game, scored, .. } => {
                parts.push(named(
                    "ranking",
                    section(
                        localizer.text("scores-result"),
                        ranking(localizer, *game, scored),
                    ),
                ));
                parts.extend(explained(localizer, *game, scored));
            }
            EntryKind::Mission(_) => parts.extend(mission(localizer, book, entry)),
        }
        if !entry.notes.is_empty() {
            parts.push(section(
                localizer.text("scores-note"),
                [text(Type::Body, entry.notes.clone()).into()],
            ));
        }
        let ready = |message: Message| Some(message).filter(|_| !self.busy);
        let correct = matches!(entry.kind, EntryKind::Score { .. }).then(|| {
            let label = (Icon::Edit, localizer.text("scores-correct"));
            quiet_button("correct", label, ready(Message::Correct(entry.id.clone())))
        });
        let discard = ready(Message::Do(ScoreCommand::Discard(Box::new(entry.clone()))));
        let discard = quiet_button(
            "discard",
            (Icon::Trash, localizer.text("scores-discard")),
            discard,
        );
        parts.push(choices(correct.into_iter().chain([discard])));
        parts
    }
}

/// The terms of every player, each with its rule.
fn explained<'a>(
    localizer: &Localizer,
    game: Game,
    scored: &ScoredGame,
) -> Vec<Element<'a, Message>> {
    let players = scored
        .score
        .by_rank()
        .into_iter()
        .enumerate()
        .map(|(place, player)| {
            let head = Args::new()
                .count("rank", player.rank)
                .text("name", player.name.clone());
            let head = localizer.format(
                "score-place",
                &head.text("worth", score::points(localizer, game, player.total)),
            );
            let rows = player.lines.iter().enumerate().map(|(index, term)| {
                let entry = rules_entries::entry(game, scored.solo, term.term);
                let points = text(Type::Number, numbers::plain(term.points)).into();
                list_row(
                    format!("sum-{place}-{index}"),
                    Icon::Help,
                    score::counted(localizer, term),
                    Some(points),
                    Message::Rule(entry),
                )
            });
            let rows: Vec<_> = std::iter::once(text(Type::Title, head).into())
                .chain(rows)
                .collect();
            panel(Column::with_children(rows).spacing(size::TIGHT))
        });
    let tie = scored.score.decided_by.is_some() || scored.score.winners.len() != 1;
    let tie = tie.then(|| {
        let label = (Icon::Help, localizer.text("scores-rule-on-ties"));
        quiet_button(
            "rule-tie",
            label,
            Some(Message::Rule(rules_entries::tie(game))),
        )
    });
    players.chain(tie).collect()
}

fn mission<'a>(localizer: &Localizer, book: &Book, entry: &Entry) -> Vec<Element<'a, Message>> {
    let EntryKind::Mission(mission) = &entry.kind else {
        return Vec::new();
    };
    let crew = Args::new().text("players", localizer.list(&mission.players));
    vec![
        text(
            Type::Title,
            list::mission(localizer, book, &mission.mission),
        )
        .into(),
        text(Type::Body, score::ending(localizer, mission)).into(),
        quiet(Type::Body, localizer.format("scores-crew", &crew)),
    ]
}
