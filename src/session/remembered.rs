//! What is remembered from game to game: who played last, by which switches, and what only the players could tell: values of tiles,
//! what the shop wheel makes of a price, the cards of a mechanism, the top of the energy track, limits of prices.
//!
//! What a blueprint pays is not remembered: it belongs to the card that lies there, which the app does not know.

use std::collections::BTreeMap;

use serde_json::{Value, json};

use super::Helper;
use crate::language::helper::unnamed;
use crate::language::{Language, Voice};
use crate::scoring::folded;
use crate::storage::{Folders, OpenError};

/// The most names that are remembered.
const NAMES: usize = 24;

/// What is remembered.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct Remembered {
    names: Vec<String>,
    games: BTreeMap<String, Value>,
}

impl Remembered {
    /// What is remembered on this machine; nothing where nothing can be read.
    pub async fn open(folders: &Folders) -> Self {
        let stored = folders.load_remembered().await;
        Self { names: stored.names, games: stored.games }
    }

    /// The players' names, those used last first.
    pub fn names(&self) -> &[String] {
        &self.names
    }

    /// The document by which the last game of that helper began, with all that was told in it; `None` where none is remembered
    /// or this version cannot begin by it.
    pub fn set_up<G: Helper>(&self) -> Option<Value> {
        self.games.get(G::ID).filter(|document| G::begun(document, 0).is_ok()).cloned()
    }

    /// The document to begin a game of so many players: switches and what was told as remembered, and the players too as far as
    /// there are any; the others are called by `name`, which is given their number from 1. One player is alone against the rival.
    pub fn set_up_for<G: Helper>(&self, players: usize, name: impl Fn(usize) -> String) -> Value {
        let mut document = self.set_up::<G>().unwrap_or_else(|| json!({}));
        let last = document["players"].as_array().cloned().unwrap_or_default();
        // Who was given no name is called as the language says now.
        let known = |(number, it): (usize, &Value)| {
            let known = it["name"].as_str().filter(|known| !is_nobody(known));
            known.map_or_else(|| name(number), str::to_owned)
        };
        let mut names: Vec<String> = (1..).zip(&last).map(known).take(players).collect();
        for name in (1..).map(&name) {
            if names.len() >= players {
                break;
            }
            if !names.iter().any(|taken| folded(taken) == folded(&name)) {
                names.push(name);
            }
        }
        document["players"] = names.iter().map(|name| json!({"name": name})).collect();
        if G::HAS_SOLO {
            document["mode"] = json!(if players == 1 { "solo" } else { "multiplayer" });
        }
        document
    }

    /// Remembers how a game was begun and what has been told in it.
    pub fn learn<G: Helper>(&mut self, game: &G) {
        let document = game.set_up();
        let players = document["players"].as_array().cloned().unwrap_or_default();
        let named = players.iter().filter_map(|it| it["name"].as_str()).filter(|name| !is_nobody(name));
        let new: Vec<String> = named.map(str::to_owned).collect();
        self.names.retain(|name| !new.iter().any(|it| folded(it) == folded(name)));
        self.names = new.into_iter().chain(std::mem::take(&mut self.names)).take(NAMES).collect();
        let _ = self.games.insert(G::ID.to_owned(), document);
    }

    /// Stores what is remembered.
    ///
    /// # Errors
    /// An [`OpenError`]; the file is as it was then.
    pub async fn store(&self, folders: &Folders) -> Result<(), OpenError> {
        folders.save_remembered(&self.names, &self.games).await
    }
}

/// Whether it is what the app calls a player who was given no name, in any language.
fn is_nobody(name: &str) -> bool {
    Language::ALL.iter().any(|&language| {
        let voice = Voice::new(language);
        (1_usize..=4).any(|number| unnamed(&voice, number) == name)
    })
}

/// Remembers how a game was begun and what has been told in it, on this machine. Called when a game is begun, left or over.
///
/// # Errors
/// An [`OpenError`]; nothing is lost but what was new.
pub async fn remember<G: Helper>(folders: &Folders, game: &G) -> Result<(), OpenError> {
    let mut remembered = Remembered::open(folders).await;
    let before = remembered.clone();
    remembered.learn(game);
    if remembered == before { Ok(()) } else { remembered.store(folders).await }
}
