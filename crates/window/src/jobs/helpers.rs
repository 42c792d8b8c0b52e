//! Helper games: what is remembered from game to game, and starting a game.

use iced::Task;
use serde_json::Value;

use crate::{Message, OpenedSession};
use base::platform;
use companions::mars_needs_mechanics;
use companions::mechanica;
use companions::pocket_mars;
use companions::scorebook::Game;
use session::remembered::{self, Remembered};
use session::{AnySession, Helper, Session, SessionError};
use storage::Folders;

pub fn remembered(folders: &Folders, game: Game) -> Task<Message> {
    super::job(folders, |folders| async move {
        Message::HelperSetUpLoaded(game, Remembered::open(&folders).await)
    })
}

pub fn remember<G: Helper + Send + Sync>(folders: &Folders, game: &G) -> Task<Message> {
    let game = game.clone();
    super::job(folders, |folders| async move {
        Message::SetUpRemembered(remembered::remember(&folders, &game).await)
    })
}

pub fn begin(folders: &Folders, game: Game, document: Value) -> Task<Message> {
    async fn begun<G: Helper>(
        folders: &Folders,
        document: &Value,
    ) -> Result<Session<G>, SessionError> {
        Session::begin(folders, document, platform::random_seed()).await
    }

    super::job(folders, |folders| async move {
        let session = match game {
            Game::PocketMars => begun::<pocket_mars::helper::Game>(&folders, &document)
                .await
                .map(AnySession::PocketMars),
            Game::Mechanica => begun::<mechanica::helper::Game>(&folders, &document)
                .await
                .map(AnySession::Mechanica),
            Game::MarsNeedsMechanics => {
                begun::<mars_needs_mechanics::helper::Game>(&folders, &document)
                    .await
                    .map(AnySession::MarsNeedsMechanics)
            }
        };
        Message::Opened(OpenedSession::new(
            session.map(|session| (session, Vec::new())),
        ))
    })
}
