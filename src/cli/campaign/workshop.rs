//! Campaigns for authors: `simulate`, `print`, `add`.

use std::collections::BTreeMap;
use std::sync::Arc;

use serde_json::json;

use super::super::args::{Out, Simulate};
use super::super::console::{Answer, Context, EXIT_OK, Stop, print as print_line, print_ok, wait, write_out};
use super::super::simulate::{fail_game, parallel};
use super::play;
use crate::content::Files;
use crate::content::campaign::{chapter_files, load_campaign};
use crate::first_martians::campaign::CampaignFile;
use crate::first_martians::effect::Id;
use crate::first_martians::mission::{EndingOutcome, Mission};
use crate::first_martians::simulation::{CampaignTally, SimulationSetting, play_campaign};
use crate::language::{Args, Voice, fact_text, html};
use crate::session::campaign::print_chapters;
use crate::session::workshop::InstalledMission;
use crate::session::{self, SessionError};

/// A campaign, a voice with its texts, and its missions by chapter.
type Loaded = (CampaignFile, Voice, BTreeMap<Id, Arc<Mission>>);

fn loaded(context: &Context, files: &Files, folder: &str) -> Result<Loaded, Stop> {
    let loaded = load_campaign(files, folder);
    let invalid = SessionError::InvalidMission { mission: folder.to_owned(), diagnostics: loaded.diagnostics };
    let file = loaded.campaign.ok_or_else(|| play::unplayable(context, &invalid, files))?;
    let mut missions = BTreeMap::new();
    for chapter in &file.chapters {
        let own = chapter_files(files, folder, &file, chapter);
        let mission = session::load_mission(&own, &chapter.id).map_err(|error| play::unplayable(context, &error, &own))?;
        let _ = missions.insert(chapter.id.clone(), mission.0);
    }
    Ok((file, Voice::with_prose(context.voice.language(), &loaded.prose.0), missions))
}

/// The careful player plays the campaign many times: which ways it took, and how it ended.
pub(in crate::cli) fn simulate(context: &Context, asked: &Simulate, (files, folder): (Files, String)) -> Answer {
    let (file, voice, missions) = loaded(context, &files, &folder)?;
    let full = asked.is_full();
    let mut whole = Vec::new();
    for players in asked.crews() {
        let setting = SimulationSetting { players, style: asked.style, full };
        let one = |index: u64| play_campaign(&file, &missions, setting, asked.seed.wrapping_add(index));
        let tally = parallel::sum(u64::from(asked.games), one, CampaignTally::add)
            .map_err(|(index, failure)| fail_game(context, asked, setting, index, &failure))?;
        whole.push((players, tally));
    }
    if context.json {
        let by_players: Vec<_> = whole.iter().map(|(players, tally)| as_json(*players, tally)).collect();
        let answer = json!({"campaign": file.id, "games": asked.games, "seed": asked.seed, "by_players": by_players});
        return print_ok(&answer.to_string());
    }
    for (players, tally) in &whole {
        show(&voice, &file, *players, tally)?;
    }
    Ok(EXIT_OK)
}

fn as_json(players: u8, tally: &CampaignTally) -> serde_json::Value {
    let outcomes = |outcomes: &BTreeMap<EndingOutcome, u64>| -> BTreeMap<&str, u64> {
        outcomes.iter().map(|(outcome, count)| (outcome.id(), *count)).collect()
    };
    let chapters: BTreeMap<_, _> = tally.chapters.iter().map(|(id, own)| (id, outcomes(own))).collect();
    let ways: Vec<_> = tally.ways.iter().map(|(way, count)| json!({"way": way, "games": count})).collect();
    json!({"players": players, "games": tally.games, "chapters": chapters, "endings": tally.endings, "ways": ways})
}

fn show(voice: &Voice, file: &CampaignFile, players: u8, tally: &CampaignTally) -> Result<(), Stop> {
    let args = Args::new().number("players", players).text("games", tally.games.to_string());
    print_line(&voice.say("campaign-simulated", &args.text("title", fact_text::title(voice, &file.id))))?;
    for chapter in &file.chapters {
        let own = tally.chapters.get(&chapter.id);
        let count = |outcome: EndingOutcome| own.and_then(|own| own.get(&outcome)).copied().unwrap_or(0);
        let won = count(EndingOutcome::Won) + count(EndingOutcome::WonAll);
        let (lost, died) = (count(EndingOutcome::Lost), count(EndingOutcome::Died));
        let args = Args::new()
            .text("title", fact_text::title(voice, &chapter.id))
            .text("played", (won + lost + died).to_string())
            .text("won", won.to_string())
            .text("lost", lost.to_string())
            .text("died", died.to_string());
        print_line(&voice.say("campaign-simulated-chapter", &args))?;
    }
    for ending in &file.endings {
        let count = tally.endings.get(&ending.id).copied().unwrap_or(0);
        let args = Args::new().text("title", fact_text::title(voice, &ending.id)).text("games", count.to_string());
        print_line(&voice.say("campaign-simulated-ending", &args))?;
    }
    for (way, count) in &tally.ways {
        let way: Vec<String> = way.iter().map(|id| fact_text::title(voice, id)).collect();
        let args = Args::new().text("way", way.join(" → ")).text("games", count.to_string());
        print_line(&voice.say("campaign-simulated-way", &args))?;
    }
    Ok(())
}

/// The sheet of the chapter in which the newest save is, or of the first: nothing of a later one.
pub(in crate::cli) fn print(context: &Context, files: &Files, folder: &str, out: &Out) -> Answer {
    let chapters = wait(print_chapters(&context.folders, files, folder));
    let chapters = chapters.map_err(|error| play::unplayable(context, &error, files))?;
    let Some((own, chapter)) = chapters.last() else {
        return Err(context.fail_session(&SessionError::UnknownMission { mission: folder.to_owned() }));
    };
    let (mission, prose) = session::load_mission(own, chapter).map_err(|error| play::unplayable(context, &error, own))?;
    let voice = Voice::with_prose(context.voice.language(), &prose.0);
    write_out(context, out, &html::mission_sheet(&voice, &mission), "html")
}

/// Says that a packed campaign was installed.
pub(in crate::cli) fn added(context: &Context, added: &InstalledMission) -> Answer {
    if context.json {
        return print_ok(&json!({"campaign": added.id, "folder": added.path, "replaced": added.replaced}).to_string());
    }
    print_line(&context.voice.say("campaign-added", &Args::new().text("id", added.id.clone())))?;
    if let Some(old) = &added.replaced {
        print_line(&context.voice.say("workshop-replaced", &Args::new().text("old", old)))?;
    }
    Ok(EXIT_OK)
}
