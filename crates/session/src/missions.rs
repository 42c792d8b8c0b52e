//! Sessions of missions of *First Martians*, and the library of missions.

use std::collections::BTreeSet;
use std::sync::Arc;

use serde::Deserialize as _;

use super::{Session, SessionError, my_box};
use companions::scorebook::FIRST_MARTIANS;
use content::{self, Files, LoadedMission, MissionBundle, Prose, campaign};
use first_martians::Game;
use first_martians::campaign::Carried;
use first_martians::command::Command;
use first_martians::mission::Mission;
use first_martians::state::Start;
use storage::{self, Folders, Header};

impl Session<Game> {
    /// Starts a mission. The save is durable when this returns. On error no file is created.
    pub async fn create(
        folders: &Folders,
        files: &Files,
        mission: &str,
        start: &Start,
    ) -> Result<Self, SessionError> {
        if !content::missions(files)
            .iter()
            .any(|known| known == mission)
        {
            return Err(SessionError::UnknownMission {
                mission: mission.to_owned(),
            });
        }
        let bundle = content::bundle(files, mission);
        let (game, prose) = set_out(&bundle, start)?;
        let hash = Some(bundle.hash());
        let bundle = serde_json::to_value(&bundle).unwrap_or_default();
        let format = save_format(game.mission());
        let header = Header {
            format,
            hash,
            bundle,
            ..Self::header_for(mission, start)
        };
        Self::placed(folders, header, game, prose).await
    }
}

/// The format of a save of that mission: programs that do not know its format must not play it.
pub(super) const fn save_format(mission: &Mission) -> u64 {
    if mission.newest_format < 2 {
        storage::FORMAT
    } else {
        storage::NEWEST_FORMAT
    }
}

/// The files of all missions that can be played: those shipped and those of the players, with the owner's box.
pub async fn library(folders: &Folders) -> Files {
    let mut files = content::shipped::files();
    let folder = |name: &str| name.split_once('/').map(|(folder, _)| folder.to_owned());
    let shipped: BTreeSet<_> = files.0.keys().filter_map(|name| folder(name)).collect();
    let own = folders.mission_texts().await.into_iter();
    files.0.extend(
        own.filter(|(name, _)| folder(name).is_some_and(|folder| !shipped.contains(&folder))),
    );
    campaign::unfold(&mut files);
    my_box::apply_to(folders, &mut files).await;
    files
}

pub(super) fn read_header(header: &Header) -> Result<(Start, MissionBundle), SessionError> {
    if header.game != FIRST_MARTIANS {
        return Err(SessionError::OtherGame {
            game: header.game.clone(),
        });
    }
    let bad = |_| SessionError::BadStart {
        id: header.id.clone(),
    };
    Ok((
        read_start(header)?,
        MissionBundle::deserialize(&header.bundle).map_err(bad)?,
    ))
}

pub(super) fn read_start(header: &Header) -> Result<Start, SessionError> {
    Start::deserialize(&header.start).map_err(|_| SessionError::BadStart {
        id: header.id.clone(),
    })
}

/// The mission before its first command, with what crossed into it where it is a chapter.
pub(super) fn game(mission: Arc<Mission>, header: &Header) -> Result<Game, SessionError> {
    let start = read_start(header)?;
    let carried = &header.start["carried"];
    if carried.is_null() {
        return Ok(Game::new(mission, &start));
    }
    let bad = |_| SessionError::BadStart {
        id: header.id.clone(),
    };
    let carried = Carried::deserialize(carried).map_err(bad)?;
    let set_up = header
        .start
        .get("set_up")
        .map_or(Ok(Vec::new()), Vec::<Command>::deserialize)
        .map_err(bad)?;
    Ok(Game::in_chapter(mission, &start, &carried).after(&set_up))
}

pub(super) fn set_out(
    bundle: &MissionBundle,
    start: &Start,
) -> Result<(Game, Prose), SessionError> {
    let (mission, prose) = load_mission(&bundle.files, &bundle.mission)?;
    Ok((Game::new(mission, start), prose))
}

/// The mission in that folder of the files, with its texts.
///
/// # Errors
/// [`SessionError::InvalidMission`] if it cannot be played.
pub fn load_mission(files: &Files, folder: &str) -> Result<(Arc<Mission>, Prose), SessionError> {
    let LoadedMission {
        mission,
        prose,
        diagnostics,
    } = content::load(files, folder);
    let mission = mission.ok_or_else(|| SessionError::InvalidMission {
        mission: folder.to_owned(),
        diagnostics,
    })?;
    Ok((Arc::new(mission), prose))
}
