//! Sessions of missions of *First Martians*, and the library of missions.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use serde::Deserialize as _;

use super::{Session, SessionError, my_box};
use companions::scorebook::FIRST_MARTIANS;
use content::{
    self, Files, LoadedMission, MissionBundle, Prose, ReservedName, campaign, reserved_name,
};
use first_martians::Game;
use first_martians::campaign::Carried;
use first_martians::command::Command;
use first_martians::mission::Mission;
use first_martians::state::Start;
use storage::{self, FolderTexts, Folders, Header, LeftOut, LeftOutReason};

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

/// All missions that can be played, and what the players have placed among them that was not read.
#[derive(Debug, Clone, PartialEq)]
pub struct Library {
    /// The files of the shipped missions and of those of the players, with the owner's box.
    pub files: Files,
    /// What was not read. Its names are those in the folder of missions, such as `mast/it.ftl`.
    pub left_out: Vec<LeftOut>,
}

/// The files of all missions that can be played: those shipped and those of the players, with the owner's box.
pub async fn library(folders: &Folders) -> Files {
    read_library(folders).await.files
}

/// The same, with what was not read.
pub async fn read_library(folders: &Folders) -> Library {
    let mut files = content::shipped::files();
    let FolderTexts {
        texts,
        mut left_out,
    } = folders.read_missions().await;
    let path = |name: &str| folders.display_path(&format!("{}/{name}", Folders::MISSIONS));
    let folder = |name: &str| name.split('/').next().unwrap_or_default().to_owned();
    let all: BTreeSet<String> = texts.keys().map(|name| folder(name)).collect();
    let reserved: BTreeMap<String, ReservedName> = all
        .into_iter()
        .filter_map(|name| reserved_name(&name).map(|reserved| (name, reserved)))
        .collect();
    let own = texts
        .into_iter()
        .filter(|(name, _)| !reserved.contains_key(&folder(name)));
    files.0.extend(own);
    left_out.retain(|it| !reserved.contains_key(it.mission()));
    left_out.extend(reserved.into_iter().map(|(name, reserved)| LeftOut {
        file: path(&name),
        name,
        why: LeftOutReason::Reserved(reserved),
    }));
    let unopened = campaign::unfold(&mut files).into_iter();
    left_out.extend(unopened.map(|(name, why)| LeftOut {
        file: path(&name),
        name,
        why: LeftOutReason::Invalid(why),
    }));
    my_box::apply_to(folders, &mut files).await;
    Library { files, left_out }
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
