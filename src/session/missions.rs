//! What only missions of *First Martians* have: a library, a bundle in the save, what was read in earlier games.

use std::collections::BTreeSet;
use std::sync::Arc;

use super::saved::saves_of;
use super::{AnyGame, Session, SessionError, my_box};
use crate::content::{self, Bundle, Files, Loaded, Prose};
use crate::first_martians::Game;
use crate::first_martians::mission::Mission;
use crate::first_martians::state::{Start, State};
use crate::scorebook::FIRST_MARTIANS;
use crate::storage::{self, Folders, Header};

impl Session<Game> {
    /// Begins a mission: its save lies on the disk when this returns.
    ///
    /// # Errors
    /// A [`SessionError`]; nothing is left behind then.
    pub fn create(folders: &Folders, files: &Files, mission: &str, start: &Start) -> Result<Self, SessionError> {
        if !content::missions(files).iter().any(|known| known == mission) {
            return Err(SessionError::UnknownMission { mission: mission.to_owned() });
        }
        let bundle = content::bundle(files, mission);
        let (game, prose) = set_out(&bundle, start)?;
        let hash = Some(bundle.hash());
        let bundle = serde_json::to_value(&bundle).unwrap_or_default();
        let header = Header { hash, bundle, ..Self::header_for(mission, start) };
        Self::placed(folders, header, game, prose)
    }
}

/// Ids that this table has read in its earlier games: decks keep them for last.
pub fn known(folders: &Folders) -> BTreeSet<String> {
    let mut read = BTreeSet::new();
    for glance in saves_of(folders, FIRST_MARTIANS) {
        let AnyGame::FirstMartians(game) = &glance.game else { continue };
        let State { drawn_events, drawn_adventures, drawn_cards, known, .. } = game.state();
        read.extend(drawn_events.iter().chain(drawn_adventures).chain(drawn_cards).chain(known).cloned());
    }
    read
}

/// The missions that can be played: those of the program, and the players' own beside them.
pub fn library(folders: &Folders) -> Files {
    let mut files = content::shipped::files();
    let folder = |name: &str| name.split_once('/').map(|(folder, _)| folder.to_owned());
    let shipped: BTreeSet<_> = files.0.keys().filter_map(|name| folder(name)).collect();
    let own = storage::texts_in(&folders.missions()).into_iter();
    files.0.extend(own.filter(|(name, _)| folder(name).is_some_and(|folder| !shipped.contains(&folder))));
    my_box::lay_over(folders, &mut files);
    files
}

pub(super) fn read_header(header: &Header) -> Result<(Start, Bundle), SessionError> {
    if header.game != FIRST_MARTIANS {
        return Err(SessionError::OtherGame { game: header.game.clone() });
    }
    let bad = || SessionError::BadStart { id: header.id.clone() };
    let start = serde_json::from_value(header.start.clone()).map_err(|_| bad())?;
    let bundle = serde_json::from_value(header.bundle.clone()).map_err(|_| bad())?;
    Ok((start, bundle))
}

pub(super) fn set_out(bundle: &Bundle, start: &Start) -> Result<(Game, Prose), SessionError> {
    let (mission, prose) = load(&bundle.files, &bundle.mission)?;
    Ok((Game::new(mission, start), prose))
}

/// The mission in that folder of the files, with its prose.
///
/// # Errors
/// [`SessionError::BrokenMission`] where it cannot be played.
pub fn load(files: &Files, folder: &str) -> Result<(Arc<Mission>, Prose), SessionError> {
    let Loaded { mission, prose, diagnostics } = content::load(files, folder);
    let mission = mission.ok_or_else(|| SessionError::BrokenMission { mission: folder.to_owned(), diagnostics })?;
    Ok((Arc::new(mission), prose))
}
