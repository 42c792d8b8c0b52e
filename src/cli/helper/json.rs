//! A helper as JSON.

use serde_json::{Value, json};

use super::end;
use crate::cli::json::Answering;
use crate::language::Voice;
use crate::play::{Discretion as _, Refusal, Secrecy};
use crate::scorebook;
use crate::session::Helper;

impl<G: Helper> Answering for G {
    fn public_fact(&self, voice: &Voice, fact: &G::Fact) -> Option<Value> {
        let told = || json!({"fact": fact, "text": self.tell_fact(voice, fact).unwrap_or_default()});
        (fact.secrecy() == Secrecy::Public).then(told)
    }

    fn refusal(&self, voice: &Voice, command: Option<&G::Command>, refusal: &Refusal) -> String {
        self.tell_refusal(voice, command, refusal)
    }

    /// A helper knows no sols and no phases.
    fn place(&self, voice: &Voice) -> Value {
        let outcome = self.result().map(|result| {
            let score = scorebook::scored(G::GAME, &result).map(|scored| json!(scored.score)).unwrap_or_default();
            json!({"result": result, "score": score, "text": end(voice, self).unwrap_or_default().join("\n")})
        });
        json!({"game": G::ID, "sol": null, "phase": null, "step": self.step_id(), "outcome": outcome})
    }
}
