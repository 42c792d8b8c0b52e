//! Campaigns for authors: `simulate`, `print`, `add`.

use std::collections::BTreeMap;
use std::sync::Arc;

use serde_json::json;

use super::play;
use crate::cli::args::{Out, Simulate};
use crate::cli::console::{
    Answer, Context, EXIT_OK, Outcome, Stop, print as print_line, print_left_out, print_ok,
    put_left_out, wait,
};
use crate::cli::simulate::{fail_game, parallel};
use crate::cli::workshop;
use content::Files;
use content::campaign::{chapter_files, load_campaign};
use first_martians::campaign::CampaignFile;
use first_martians::effect::Id;
use first_martians::mission::{EndingOutcome, Mission};
use first_martians::simulation::{
    self, CampaignTally, ChapterTally, Crossed, Occurrence, SimulationSetting, play_campaign,
};
use language::simulation::kind_of;
use language::{Args, Localizer, fact_text};
use session::campaign::print_chapters;
use session::workshop::{InstalledMission, UntrustedMission};
use session::{self, SessionError};

/// A campaign, a localizer with its texts, and its missions by chapter.
type Loaded = (CampaignFile, Localizer, BTreeMap<Id, Arc<Mission>>);

fn loaded(context: &Context, files: &Files, folder: &str) -> Result<Loaded, Stop> {
    let loaded = load_campaign(files, folder);
    let invalid = SessionError::InvalidMission {
        mission: folder.to_owned(),
        diagnostics: loaded.diagnostics,
    };
    let file = loaded
        .campaign
        .ok_or_else(|| play::unplayable(context, &invalid, files))?;
    let mut missions = BTreeMap::new();
    for chapter in &file.chapters {
        let own = chapter_files(files, folder, &file, chapter);
        let mission = session::load_mission(&own, &chapter.id)
            .map_err(|error| play::unplayable(context, &error, &own))?;
        let _ = missions.insert(chapter.id.clone(), mission.0);
    }
    Ok((
        file,
        Localizer::with_prose(context.localizer.language(), &loaded.prose.0),
        missions,
    ))
}

/// An automatic player plays the campaign many times: how its chapters went, which ways it took, and how it ended.
pub(in crate::cli) fn simulate(
    context: &Context,
    asked: &Simulate,
    (files, folder): (Files, String),
) -> Answer {
    let (file, localizer, missions) = loaded(context, &files, &folder)?;
    let full = asked.is_full();
    let mut whole = Vec::new();
    for players in asked.crews() {
        let setting = SimulationSetting {
            players,
            style: asked.style,
            full,
        };
        let one =
            |index: u64| play_campaign(&file, &missions, setting, asked.seed.wrapping_add(index));
        let tally = parallel::sum(u64::from(asked.games), one, CampaignTally::add)
            .map_err(|(index, failure)| fail_game(context, asked, setting, index, &failure))?;
        whole.push(Played {
            players,
            tally,
            missions: &missions,
        });
    }
    if context.json {
        let by_players: Vec<_> = whole.iter().map(as_json).collect();
        let answer = json!({"campaign": file.id, "games": asked.games, "seed": asked.seed, "by_players": by_players});
        return print_ok(&answer.to_string());
    }
    for played in &whole {
        show(&localizer, &file, played, asked.all)?;
    }
    Ok(EXIT_OK)
}

fn as_json(played: &Played<'_>) -> serde_json::Value {
    let Played { players, tally, .. } = played;
    let chapters = tally.chapters.iter().map(|(id, own)| {
        let outcomes: BTreeMap<&str, u64> = own.outcomes.iter().map(|(outcome, count)| (outcome.id(), *count)).collect();
        let carried =
            own.carried.iter().map(|(crossed, share)| json!({"what": name(crossed), "games": share.games, "won": share.won}));
        let kept = own.kept.iter().map(|(crossed, count)| json!({"what": name(crossed), "games": count}));
        let never = played.never(id, own).into_iter().map(|(kind, id)| json!({"kind": kind.id(), "id": id}));
        let chapter = json!({
            "outcomes": outcomes, "sols": own.came.sols.median(), "carried": carried.collect::<Vec<_>>(),
            "kept": kept.collect::<Vec<_>>(), "never": never.collect::<Vec<_>>(),
        });
        (id.clone(), chapter)
    });
    let ways: Vec<_> = tally
        .ways
        .iter()
        .map(|(way, count)| json!({"way": way, "games": count}))
        .collect();
    json!({
        "players": players, "games": tally.games, "won": tally.won, "chapters": chapters.collect::<serde_json::Map<_, _>>(),
        "endings": tally.endings, "ways": ways,
    })
}

/// What crossed, as authors write it.
fn name(crossed: &Crossed) -> String {
    match crossed {
        Crossed::Flag(id) | Crossed::Person(id) => id.clone(),
        Crossed::Counter(id, number) => format!("{id} {number}"),
        Crossed::NotWon(chapter) => format!("not {chapter}"),
    }
}

/// What came of many campaigns with one number of players.
struct Played<'p> {
    players: u8,
    tally: CampaignTally,
    missions: &'p BTreeMap<Id, Arc<Mission>>,
}

impl Played<'_> {
    /// What could have come in a chapter and never did, cards of shared decks left out.
    fn never(&self, chapter: &Id, tally: &ChapterTally) -> Vec<(Occurrence, Id)> {
        let Some(mission) = self.missions.get(chapter) else {
            return Vec::new();
        };
        let shared = simulation::shared(mission);
        let own = |id: &str| !shared.contains(id.split('/').next().unwrap_or_default());
        tally
            .came
            .never(&simulation::possible(mission))
            .into_iter()
            .filter(|(_, id)| own(id))
            .collect()
    }
}

/// With `all` also how each chapter went with what had crossed into it.
fn show(
    localizer: &Localizer,
    file: &CampaignFile,
    played: &Played<'_>,
    all: bool,
) -> Result<(), Stop> {
    let Played { players, tally, .. } = played;
    let count = |games: u64| usize::try_from(games).unwrap_or(usize::MAX);
    let args = Args::new()
        .number("players", *players)
        .count("games", count(tally.games))
        .count("won", count(tally.won));
    print_line(&localizer.format(
        "campaign-simulated",
        &args.text("title", fact_text::title(localizer, &file.id)),
    ))?;
    let none = ChapterTally::default();
    for chapter in &file.chapters {
        let own = tally.chapters.get(&chapter.id).unwrap_or(&none);
        let count = |outcome: EndingOutcome| own.outcomes.get(&outcome).copied().unwrap_or(0);
        let share = own.win_rate();
        let args = Args::new()
            .text("title", fact_text::title(localizer, &chapter.id))
            .text("played", share.games.to_string())
            .text("won", share.won.to_string())
            .text("lost", count(EndingOutcome::Lost).to_string())
            .text("died", count(EndingOutcome::Died).to_string());
        print_line(&localizer.format("campaign-simulated-chapter", &args))?;
        for (kind, id) in played.never(&chapter.id, own) {
            let args = Args::new()
                .text("kind", kind_of(localizer, kind))
                .text("id", id);
            print_line(&localizer.format("campaign-simulated-never", &args))?;
        }
        for (crossed, share) in own.carried.iter().filter(|_| all) {
            let args = Args::new()
                .text("what", name(crossed))
                .text("games", share.games.to_string())
                .text("won", share.won.to_string());
            print_line(&localizer.format("campaign-simulated-carried", &args))?;
        }
    }
    for ending in &file.endings {
        let count = tally.endings.get(&ending.id).copied().unwrap_or(0);
        let args = Args::new()
            .text("title", fact_text::title(localizer, &ending.id))
            .text("games", count.to_string());
        print_line(&localizer.format("campaign-simulated-ending", &args))?;
    }
    for (way, count) in &tally.ways {
        let way: Vec<String> = way
            .iter()
            .map(|id| fact_text::title(localizer, id))
            .collect();
        let args = Args::new()
            .text("way", way.join(" → "))
            .text("games", count.to_string());
        print_line(&localizer.format("campaign-simulated-way", &args))?;
    }
    Ok(())
}

/// The sheet of the chapter in which the newest save is, or of the first: nothing of a later one.
pub(in crate::cli) fn print(context: &Context, files: &Files, folder: &str, out: &Out) -> Answer {
    let chapters = wait(print_chapters(&context.folders, files, folder));
    let chapters = chapters.map_err(|error| play::unplayable(context, &error, files))?;
    let Some((own, chapter)) = chapters.last() else {
        return Err(context.fail_session(&SessionError::UnknownMission {
            mission: folder.to_owned(),
        }));
    };
    let (mission, prose) = session::load_mission(own, chapter)
        .map_err(|error| play::unplayable(context, &error, own))?;
    workshop::write_sheet(context, &mission, &prose, out)
}

/// Reports that a campaign was installed.
pub(in crate::cli) fn added(
    context: &Context,
    campaign: &UntrustedMission,
    added: &InstalledMission,
) -> Answer {
    let exit = Outcome::of(&campaign.left_out).code();
    if context.json {
        let mut answer =
            json!({"campaign": added.id, "folder": added.path, "replaced": added.replaced});
        if campaign.is_unchecked {
            answer["checksum"] = json!(false);
        }
        put_left_out(context, &mut answer, &campaign.left_out);
        print_line(&answer.to_string())?;
        return Ok(exit);
    }
    print_line(
        &context
            .localizer
            .format("campaign-added", &Args::new().text("id", added.id.clone())),
    )?;
    if let Some(old) = &added.replaced {
        print_line(
            &context
                .localizer
                .format("workshop-replaced", &Args::new().text("old", old)),
        )?;
    }
    if campaign.is_unchecked {
        print_line(&context.localizer.text("import-unchecked"))?;
    }
    print_left_out(context, "left-out-from-mission", &campaign.left_out)?;
    Ok(exit)
}
