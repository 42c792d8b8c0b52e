//! Games of the three other kinds: what is remembered from game to game, and a new game.

use iced::Task;
use serde_json::Value;

use crate::app::{Message, OpenedSession};
use crate::platform;
use crate::scorebook::Game;
use crate::session::remembered::{self, Remembered};
use crate::session::{AnySession, Helper, Session, SessionError};
use crate::storage::Folders;
use crate::{mars_needs_mechanics, mechanica, pocket_mars};

/// Reads what is remembered, to begin a game of that kind.
pub(crate) fn remembered(folders: &Folders, game: Game) -> Task<Message> {
    let folders = folders.clone();
    Task::future(async move { Message::BeginAsked(game, Remembered::open(&folders).await) })
}

/// Remembers how a game was begun and what the players have told since.
pub(crate) fn remember<G: Helper + Send + Sync>(folders: &Folders, game: &G) -> Task<Message> {
    let (folders, game) = (folders.clone(), game.clone());
    Task::future(async move { Message::SetUpRemembered(remembered::remember(&folders, &game).await) })
}

/// Begins a game of that kind.
pub(crate) fn begin(folders: &Folders, game: Game, document: Value) -> Task<Message> {
    async fn begun<G: Helper>(folders: &Folders, document: &Value) -> Result<Session<G>, SessionError> {
        Session::begin(folders, document, platform::random_seed()).await
    }

    let folders = folders.clone();
    Task::future(async move {
        let session = match game {
            Game::PocketMars => begun::<pocket_mars::table::Game>(&folders, &document).await.map(AnySession::PocketMars),
            Game::Mechanica => begun::<mechanica::table::Game>(&folders, &document).await.map(AnySession::Mechanica),
            Game::MarsNeedsMechanics => {
                begun::<mars_needs_mechanics::table::Game>(&folders, &document).await.map(AnySession::MarsNeedsMechanics)
            }
        };
        Message::Opened(OpenedSession::new(session.map(|session| (session, Vec::new()))))
    })
}
