//! Values remembered from game to game: players, switches, and what only the players know: values of tiles, what the shop wheel makes of
//! a price, the cards of a mechanism, the top of the energy track, limits of prices.
//!
//! The reward of a blueprint is not remembered: it depends on the card on the table, which the app does not know.

use std::collections::BTreeMap;

use serde_json::{Value, json};

use super::Helper;
use companions::scoring::normalized_name;
use language::helper::unnamed;
use language::{Language, Localizer};
use storage::{Folders, OpenError, StoredMemory};

/// The most names that are remembered.
const NAMES: usize = 24;

/// Names and set-ups of earlier games.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct Remembered {
    names: Vec<String>,
    games: BTreeMap<String, Value>,
}

impl Remembered {
    /// The stored values; none if they cannot be read.
    pub async fn open(folders: &Folders) -> Self {
        let stored = folders.load_remembered().await;
        Self {
            names: stored.names,
            games: stored.games,
        }
    }

    /// The names of the players, the last used first.
    pub fn names(&self) -> &[String] {
        &self.names
    }

    /// The set-up of the last game of that helper; `None` if there is none that this version can start from.
    pub fn set_up<G: Helper>(&self) -> Option<Value> {
        self.games
            .get(G::ID)
            .filter(|document| G::begun(document, 0).is_ok())
            .cloned()
    }

    /// A set-up for this number of players: that of the last game with its players, and for the others `name`, called with their number from
    /// 1. One player plays alone against the rival.
    pub fn set_up_for<G: Helper>(&self, players: usize, name: impl Fn(usize) -> String) -> Value {
        let mut document = self.set_up::<G>().unwrap_or_else(|| json!({}));
        let last = document["players"].as_array().cloned().unwrap_or_default();
        // Default names are given anew, in the current language.
        let known = |(number, it): (usize, &Value)| {
            let known = it["name"].as_str().filter(|known| !is_default_name(known));
            known.map_or_else(|| name(number), str::to_owned)
        };
        let mut names: Vec<String> = (1..).zip(&last).map(known).take(players).collect();
        for name in (1..).map(&name) {
            if names.len() >= players {
                break;
            }
            if !names
                .iter()
                .any(|taken| normalized_name(taken) == normalized_name(&name))
            {
                names.push(name);
            }
        }
        document["players"] = names.iter().map(|name| json!({"name": name})).collect();
        if G::HAS_SOLO {
            document["mode"] = json!(if players == 1 { "solo" } else { "multiplayer" });
        }
        document
    }

    /// Remembers the set-up of a game with what the players have entered since.
    pub fn remember_game<G: Helper>(&mut self, game: &G) {
        self.enter(G::ID, game.set_up());
    }

    fn enter(&mut self, game: &str, document: Value) {
        let players = document["players"].as_array().cloned().unwrap_or_default();
        let named = players
            .iter()
            .filter_map(|it| it["name"].as_str())
            .filter(|name| !is_default_name(name));
        let new: Vec<String> = named.map(str::to_owned).collect();
        self.names.retain(|name| {
            !new.iter()
                .any(|it| normalized_name(it) == normalized_name(name))
        });
        self.names = new
            .into_iter()
            .chain(std::mem::take(&mut self.names))
            .take(NAMES)
            .collect();
        let _ = self.games.insert(game.to_owned(), document);
    }
}

/// Whether it is the default name of a player in some language.
pub fn is_default_name(name: &str) -> bool {
    Language::ALL.iter().any(|&language| {
        let localizer = Localizer::new(language);
        (1_usize..=4).any(|number| unnamed(&localizer, number) == name)
    })
}

/// Stores the set-up of a game with what the players have entered since. Called when a game starts, is left or ends.
/// On error the file is unchanged.
pub async fn remember<G: Helper>(folders: &Folders, game: &G) -> Result<(), OpenError> {
    let document = game.set_up();
    let change = move |stored: &mut StoredMemory| {
        let (names, games) = (
            std::mem::take(&mut stored.names),
            std::mem::take(&mut stored.games),
        );
        let mut remembered = Remembered { names, games };
        remembered.enter(G::ID, document);
        (stored.names, stored.games) = (remembered.names, remembered.games);
    };
    folders.change_remembered(change).await
}
