//! The story so far: what was read, and what changed. Only public facts.

use super::{card_text, mission_log, set_up};
use crate::story::StoryPart;
use crate::{Args, Localizer, fact_text};
use base::play::PlayedCommand;
use first_martians::Game;
use first_martians::command::Command;
use first_martians::fact::Fact;
use first_martians::state::{Card, CardKind, Face};

/// The story so far, by sol: all texts that were read, and all changes.
pub fn pieces<'a>(
    localizer: &Localizer,
    game: &Game,
    turns: impl Iterator<Item = &'a PlayedCommand<Command, Fact>>,
) -> Vec<StoryPart> {
    let id = &game.mission().sheet.id;
    let mut pieces = vec![
        StoryPart::Heading(1, fact_text::title(localizer, id)),
        StoryPart::Paragraph(localizer.text("report-written")),
        StoryPart::Paragraph(localizer.format(
            "report-crew",
            &Args::new().text("names", set_up::names(localizer, game)),
        )),
        StoryPart::Paragraph(localizer.prose_attribute(id, "idea", &Args::new())),
        StoryPart::Heading(2, localizer.text("report-set-up")),
    ];
    pieces.extend(
        turns
            .flat_map(|turn| &turn.facts)
            .flat_map(|fact| fact_pieces(localizer, game, fact)),
    );
    let asked: Vec<_> = mission_log(localizer, game)
        .into_iter()
        .filter(|line| line.asks.is_some())
        .collect();
    if !asked.is_empty() {
        pieces.push(StoryPart::Heading(2, localizer.text("window-log")));
        pieces.extend(
            asked
                .iter()
                .map(|line| StoryPart::Item(line.with_state(localizer))),
        );
    }
    if game.state().outcome.is_none() && game.state().sol > 0 {
        let args = Args::new()
            .number("sol", game.state().sol)
            .number("of", game.sheet().sols());
        pieces.push(StoryPart::Paragraph(
            localizer.format("report-going", &args),
        ));
    }
    pieces
}

fn fact_pieces(localizer: &Localizer, game: &Game, fact: &Fact) -> Vec<StoryPart> {
    let sentence = || fact_text::fact(localizer, game, fact);
    if fact_text::is_redundant(fact) {
        Vec::new()
    } else if let Fact::SolBegan { sol, first_player } = fact {
        let name = fact_text::name(localizer, &game.state().crew, *first_player);
        vec![
            StoryPart::Heading(
                2,
                localizer.format("report-sol", &Args::new().number("sol", *sol)),
            ),
            StoryPart::Paragraph(
                localizer.format("report-first-player", &Args::new().text("name", name)),
            ),
        ]
    } else if let Fact::Read { card } = fact {
        let read = card_text(localizer, game, card);
        vec![
            StoryPart::Heading(3, format!("{} · {}", read.label, read.title)),
            StoryPart::Quote(read.text),
        ]
    } else if let Fact::Ended { ending, .. } = fact {
        let mut pieces = vec![StoryPart::Heading(2, localizer.text("report-end"))];
        pieces.extend(sentence().map(StoryPart::Paragraph));
        if let Some(ending) = ending {
            let read = card_text(
                localizer,
                game,
                &Card::new(CardKind::Ending, ending, Face::Story),
            );
            pieces.extend([
                StoryPart::Heading(3, read.title),
                StoryPart::Quote(read.text),
            ]);
        }
        pieces
    } else {
        sentence().map(StoryPart::Item).into_iter().collect()
    }
}
