//! The answers of helpers in `play --json`.

use serde_json::{Value, json};

use super::end;
use crate::cli::json::Answering;
use crate::language::Voice;
use crate::play::{HasSecrecy as _, Refusal, Secrecy};
use crate::scorebook;
use crate::session::Helper;

impl<G: Helper> Answering for G {
    fn public_fact(&self, voice: &Voice, fact: &G::Fact) -> Option<Value> {
        let public =
            || json!({"fact": fact, "text": self.describe_fact(voice, fact).unwrap_or_default()});
        (fact.secrecy() == Secrecy::Public).then(public)
    }

    fn refusal(&self, voice: &Voice, command: Option<&G::Command>, refusal: &Refusal) -> String {
        self.describe_refusal(voice, command, refusal)
    }

    /// Helpers have no sols and phases.
    fn place(&self, voice: &Voice) -> Value {
        let outcome = self.result().map(|result| {
            let score = scorebook::score_game(G::GAME, &result).map(|scored| json!(scored.score)).unwrap_or_default();
            json!({"result": result, "score": score, "text": end(voice, self).unwrap_or_default().join("\n")})
        });
        json!({"game": G::ID, "sol": null, "phase": null, "step": self.step_id(), "outcome": outcome})
    }
}
