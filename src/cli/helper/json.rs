//! The answers of helpers in `play --json`.

use serde_json::{Value, json};

use super::end;
use crate::cli::json::Answering;
use base::names::Origin;
use base::play::{HasSecrecy as _, Refusal, Secrecy};
use companions::{mars_needs_mechanics, mechanica, pocket_mars, scorebook};
use language::Localizer;
use language::helper::Describe as _;
use session::Helper;

macro_rules! answering {
    ($($game:ty),+) => {$(
        impl Answering for $game {
            fn public_fact(&self, localizer: &Localizer, fact: &Self::Fact) -> Option<Value> {
                public_fact(self, localizer, fact)
            }

            fn refusal(
                &self,
                localizer: &Localizer,
                command: Option<&Self::Command>,
                refusal: &Refusal,
            ) -> String {
                self.describe_refusal(localizer, command, refusal)
            }

            fn place(&self, localizer: &Localizer) -> Value {
                place(self, localizer)
            }
        }
    )+};
}

answering!(
    pocket_mars::helper::Game,
    mechanica::helper::Game,
    mars_needs_mechanics::helper::Game
);

fn public_fact<G: Helper>(game: &G, localizer: &Localizer, fact: &G::Fact) -> Option<Value> {
    let public =
        || json!({"fact": fact, "text": game.describe_fact(localizer, fact).unwrap_or_default()});
    (fact.secrecy() == Secrecy::Public).then(public)
}

/// Helpers have no sols and phases.
fn place<G: Helper>(game: &G, localizer: &Localizer) -> Value {
    let outcome = game.result().map(|result| {
        let score = scorebook::score_game_from(G::GAME, &result, Origin::Stored)
            .map(|scored| json!(scored.score))
            .unwrap_or_default();
        let text = end(localizer, game).unwrap_or_default().join("\n");
        json!({"result": result, "score": score, "text": text})
    });
    json!({
        "game": G::ID,
        "sol": null,
        "phase": null,
        "step": game.step_id(),
        "outcome": outcome,
    })
}
