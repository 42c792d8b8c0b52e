//! A copy of all data: written, merged, and described.

use std::collections::BTreeMap;

use serde_json::Value;

use super::{GamePosition, SavedGame, SessionError, campaign, messages, missions};
use base::locale::sanitized;
use language::{self, Args, Language, Localizer, fact_text};
use storage::{
    Archive, ArchiveError, CAMPAIGN, Folders, Header, KeptTwice, LeftOut, LeftOutReason, Restored,
    ThirdPartyError, chapter_of, file_name,
};

/// What a file was that the players brought in.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum BroughtIn {
    /// A save, with its id here.
    Save(String),
    /// A copy of all data.
    Everything(Restored),
}

/// Writes a copy of all data to the exports; returns it and its path.
pub async fn export(folders: &Folders) -> Result<(String, Archive), ArchiveError> {
    let copy = folders.archive().await?;
    Ok((folders.export_archive(&copy).await?, copy))
}

/// Writes a save to the exports, that of a campaign with its chapters as one copy; returns the path.
///
/// # Errors
/// [`SessionError::Storage`]; of a campaign also where one of its files cannot be read.
pub async fn export_save(folders: &Folders, id: &str) -> Result<String, SessionError> {
    if folders.chapters_of(id).await.is_empty() {
        return Ok(folders.export(id).await?);
    }
    let copy = folders.archive_of(Some(id)).await?;
    match copy.left_out.into_iter().next() {
        Some(LeftOut {
            why: LeftOutReason::Storage(error),
            ..
        }) => Err(error.into()),
        Some(other) => Err(ThirdPartyError::from(other).into()),
        None => Ok(folders
            .deliver(Folders::EXPORTS, id, "zip", &copy.bytes)
            .await?),
    }
}

/// Merges a copy of all data. Saves that are kept twice get titles in this language.
pub async fn restore(
    folders: &Folders,
    language: Language,
    bytes: &[u8],
) -> Result<Restored, ArchiveError> {
    let mut restored = folders
        .restore_archive(bytes, &move |header, date| {
            older_title(language, header, date)
        })
        .await?;
    if restored.kept_twice.iter().any(|it| it.played.is_some()) {
        let saves = super::saves(folders).await;
        for twice in &mut restored.kept_twice {
            if let Some([here, there]) = &twice.played {
                twice.holds = Some([
                    held(language, &saves, &twice.name, here),
                    held(language, &saves, &twice.beside, there),
                ]);
            }
        }
    }
    Ok(restored)
}

/// What a campaign holds: its title with its chapter, and when it was last played.
fn held(language: Language, saves: &[SavedGame], name: &str, last: &str) -> String {
    let localizer = Localizer::new(language);
    let id = file_name(name).trim_end_matches(".journal");
    let summary = saves
        .iter()
        .find(|save| save.id == id)
        .and_then(|save| save.summary.as_ref().ok());
    let title = summary.and_then(|summary| summary.title.get(&language));
    let sol = match summary.map(|summary| &summary.place) {
        Some(GamePosition::Mission { sol, .. }) => *sol,
        _ => 0,
    };
    let how = match summary {
        None => "unknown",
        Some(summary) if summary.over => "over",
        Some(_) if sol == 0 => "set-up",
        Some(_) => "sol",
    };
    let args = Args::new()
        .text("how", how)
        .text("title", title.cloned().unwrap_or_default())
        .number("sol", sol)
        .text("date", fact_text::date_and_time(&localizer, Some(last)));
    localizer.format("archive-holds", &args)
}

/// Brings in a save or a copy of all data from a path.
pub async fn bring_in(
    folders: &Folders,
    language: Language,
    file: &str,
) -> Result<BroughtIn, SessionError> {
    let (name, bytes) = folders.external_bytes(file).await?;
    bring_in_bytes(folders, language, &name, &bytes).await
}

/// The same for a file of this name and content.
pub(crate) async fn bring_in_bytes(
    folders: &Folders,
    language: Language,
    name: &str,
    bytes: &[u8],
) -> Result<BroughtIn, SessionError> {
    if Folders::is_archive(bytes) {
        Ok(BroughtIn::Everything(
            restore(folders, language, bytes).await?,
        ))
    } else {
        Ok(BroughtIn::Save(folders.import_bytes(name, bytes).await?))
    }
}

/// The title of the older of two saves.
fn older_title(language: Language, header: &Header, date: &str) -> Value {
    let localizer = Localizer::new(language);
    let of_mission = || {
        let (_, bundle) = missions::read_header(header).ok()?;
        let (mission, prose) = missions::load_mission(&bundle.files, &bundle.mission).ok()?;
        Some(fact_text::title(
            &Localizer::with_prose(language, &prose.0),
            &mission.sheet.id,
        ))
    };
    let name = header.title.as_str().map(str::to_owned).or_else(|| {
        if header.game == CAMPAIGN {
            campaign::title_of(language, header)
        } else {
            of_mission()
        }
    });
    let name = name.unwrap_or_else(|| language::score::game(&localizer, &header.game));
    Value::String(localizer.format(
        "archive-older",
        &Args::new().text("name", name).text("date", date),
    ))
}

/// What was written, and what was left out with the reasons. Only a copy that lacks nothing is said to hold everything.
pub fn written(localizer: &Localizer, file: &str, left_out: &[LeftOut]) -> Vec<String> {
    let id = if left_out.is_empty() {
        "archive-written"
    } else {
        "archive-written-partly"
    };
    let mut lines = vec![localizer.format(id, &Args::new().text("file", file))];
    lines.extend(messages::each_left_out(
        localizer,
        "archive-left-out",
        left_out,
    ));
    lines
}

/// What merging a copy has done.
pub fn lines(localizer: &Localizer, restored: &Restored) -> Vec<String> {
    let list = |id: &str, names: &[String]| {
        let counts = counts(localizer, names);
        (!counts.is_empty())
            .then(|| localizer.format(id, &Args::new().text("files", localizer.list(&counts))))
    };
    let each = |id: &'static str, names: &[String]| -> Vec<String> {
        names
            .iter()
            .map(|name| localizer.format(id, &Args::new().text("name", shown(name))))
            .collect()
    };
    let mut lines: Vec<String> = [
        list("archive-placed", &restored.placed),
        list("archive-present", &restored.present),
    ]
    .into_iter()
    .flatten()
    .collect();
    lines.extend(each("archive-continued", &restored.continued));
    lines.extend(
        restored
            .kept_twice
            .iter()
            .map(|twice| kept_twice(localizer, twice)),
    );
    lines.extend(list("archive-unchanged", &restored.unchanged));
    lines.extend(each("archive-unreadable", &restored.unreadable));
    let is_foreign = |name: &&String| restored.left_out.iter().all(|it| it.name != **name);
    let foreign: Vec<String> = restored
        .refused
        .iter()
        .filter(is_foreign)
        .cloned()
        .collect();
    lines.extend(each("archive-refused", &foreign));
    lines.extend(messages::each_left_out(
        localizer,
        "archive-not-brought-in",
        &restored.left_out,
    ));
    if lines.is_empty() {
        lines.push(localizer.text("archive-empty"));
    }
    lines
}

/// Two whole campaigns: which is the newer, and what each of them holds.
fn two_campaigns(localizer: &Localizer, twice: &KeptTwice) -> String {
    let how = match &twice.older {
        None => "other",
        Some(older) if *older == twice.beside => "older-beside",
        Some(_) => "older-here",
    };
    let [here, beside] = twice.holds.clone().unwrap_or_default();
    let args = Args::new()
        .text("how", how)
        .text("name", shown(&twice.name))
        .text("beside", shown(&twice.beside))
        .text("here", here)
        .text("there", beside);
    localizer.format("archive-two-campaigns", &args)
}

fn kept_twice(localizer: &Localizer, twice: &KeptTwice) -> String {
    if twice.played.is_some() {
        return two_campaigns(localizer, twice);
    }
    let how = match &twice.older {
        _ if kind(&twice.name) != "saves" => "file",
        None => "unread",
        Some(older) if *older == twice.beside => "beside",
        Some(_) => "open",
    };
    let args = Args::new()
        .text("how", how)
        .text("name", shown(&twice.name))
        .text("beside", shown(&twice.beside));
    localizer.format("archive-twice", &args)
}

/// The number of files of each kind.
fn counts(localizer: &Localizer, names: &[String]) -> Vec<String> {
    let mut counts: BTreeMap<&str, usize> = BTreeMap::new();
    // The texts of played missions are of no interest to players, and a campaign is one game with its chapters.
    let is_chapter = |name: &&String| {
        let id = file_name(name).trim_end_matches(".journal");
        chapter_of(id).is_some_and(|(campaign, _)| {
            names.contains(&format!("{}/{campaign}.journal", Folders::SAVES))
        })
    };
    for name in names
        .iter()
        .filter(|name| kind(name) != Folders::PLAYED && !is_chapter(name))
    {
        *counts.entry(kind(name)).or_default() += 1;
    }
    let said = |(kind, count)| {
        localizer.format(
            "archive-count",
            &Args::new().text("kind", kind).count("count", count),
        )
    };
    counts.into_iter().map(said).collect()
}

/// The folder of a file, or its own name without the end.
fn kind(name: &str) -> &str {
    name.split(['/', '.']).next().unwrap_or_default()
}

/// A name of at most 80 characters, and nothing that acts on what surrounds it: it may be that of a third party.
fn shown(name: &str) -> String {
    let own = name.strip_suffix(".journal").map_or(name, file_name);
    sanitized(own, 80)
}
