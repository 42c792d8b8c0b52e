//! Effects that move Malfunction tracks or draw cards.

use super::crew::anybody;
use super::kind::{
    Bound, Drawn, EffectDescription, Gauge, Moved, Reference, Sentence, Since, Spaces, Target,
    Value, Word, common, off_board, sentence_key,
};
use super::{Amount, Effect, Who, changes};
use crate::limits::TRACK_TOP;
use crate::vocabulary::{AdventureType, Block, Keyword, record};

record! {
    /// A change of a Malfunction track.
    MalfunctionChange {
        /// Which track.
        block: Block,
        /// By how much.
        by: Amount,
    }
    /// A Malfunction card to be drawn.
    CardDraw {
        /// From which deck.
        block: Block,
        /// Until this keyword is found.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        keyword: Option<Keyword>,
    }
    /// An Adventure.
    AdventureDraw {
        /// Its type.
        #[serde(rename = "type")]
        kind: AdventureType,
        /// Who resolves it.
        who: Who,
    }
}

pub(super) const EXAMPLES: &[&str] = &[
    r#"{"malfunction": {"block": "living", "by": 1}}"#,
    r#"{"malfunction_card": {"block": "systems", "keyword": "farm"}}"#,
    r#"{"adventure": {"type": "explore", "who": "first_player"}}"#,
];

pub(super) fn malfunction(it: &MalfunctionChange) -> EffectDescription<'_> {
    let bounds = vec![Bound::Change(it.by, Spaces::Number(TRACK_TOP))];
    let moves = Sentence::Moves(Gauge::Malfunction(it.block), it.by);
    let link = Reference::Moves(Moved::Malfunction(it));
    EffectDescription {
        bounds,
        printed: true,
        ..off_board(
            Since::Format1,
            moves,
            link,
            &["malfunction-track", "malfunction-card"],
        )
    }
}

pub(super) fn malfunction_card(it: &CardDraw) -> EffectDescription<'_> {
    let told = match it.keyword {
        Some(keyword) => sentence_key("effect-malfunction-card-keyword")
            .with("keyword", Value::Name(Word::Keyword(keyword))),
        None => sentence_key("effect-malfunction-card"),
    };
    let told = told.noun("block", Word::Block(it.block)).kept();
    EffectDescription {
        link: Reference::Draws(Drawn::Malfunction(it)),
        ..common(
            Since::Format1,
            Target::OffBoard,
            told,
            &["malfunction-deck", "keywords"],
        )
    }
}

pub(super) fn adventure(it: &AdventureDraw) -> EffectDescription<'_> {
    let told = sentence_key("effect-adventure")
        .to(&it.who)
        .with("adventure", Value::Name(Word::Adventure(it.kind)))
        .kept();
    EffectDescription {
        link: Reference::Draws(Drawn::Adventure(it)),
        ..common(
            Since::Format1,
            Target::Crew(&it.who),
            told,
            &["adventures", "adventure-kinds"],
        )
    }
}

pub(super) fn printed() -> Vec<Effect> {
    let keywords = || std::iter::once(None).chain(Keyword::ALL.iter().copied().map(Some));
    let blocks = || Block::ALL.iter().copied();
    let moves = blocks().flat_map(|block| {
        changes(3).map(move |by| Effect::Malfunction(MalfunctionChange { block, by }))
    });
    let cards = blocks().flat_map(|block| {
        keywords().map(move |keyword| Effect::MalfunctionCard(CardDraw { block, keyword }))
    });
    let drawn = |&kind: &AdventureType| {
        anybody()
            .into_iter()
            .map(move |who| Effect::Adventure(AdventureDraw { kind, who }))
    };
    moves
        .chain(cards)
        .chain(AdventureType::ALL.iter().flat_map(drawn))
        .collect()
}
