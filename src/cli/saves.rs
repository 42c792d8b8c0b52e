//! `saves` and `report`: the list of saves, and the story of a save.

use super::args::Report;
use super::console::{
    Answer, Context, EXIT_FAILURE, EXIT_OK, Stop, print, print_error, print_notice, print_ok, wait,
    write_out,
};
use language::fact_text;
use language::story::{StoryPart, markdown};
use language::{self, Args, Localizer, html};
use session::campaign::{Campaign, CampaignStory, PresentChapter, campaign_story};
use session::{
    self, GamePosition, Localized, SaveSummary, SavedGame, SessionError, messages, stories,
};
use storage::{DamagedPart, Notice, OpenError, chapter_of};

/// Lists the saves, the newest first.
pub(super) fn list(context: &Context) -> Answer {
    let saves = readable_saves(context)?;
    if context.json {
        return print_ok(&session::saves_json(&saves).to_string());
    }
    if saves.is_empty() {
        print(&context.localizer.text("cli-no-saves"))?;
    }
    for SavedGame { id, summary } in &saves {
        let line = match summary {
            Ok(save) => {
                let args = Args::new()
                    .text("save", id)
                    .text(
                        "written",
                        fact_text::date_and_time(&context.localizer, save.written.as_deref()),
                    )
                    .count("players", save.players)
                    .text("where", place(&context.localizer, save));
                let line = context.localizer.format("cli-save", &args);
                let damaged = |_| {
                    context
                        .localizer
                        .format("cli-save-is-damaged", &Args::new().text("line", &line))
                };
                save.damage.map_or_else(|| line.clone(), damaged)
            }
            Err(error) => {
                let args = Args::new()
                    .text("save", id)
                    .text("why", messages::session_error(&context.localizer, error));
                context.localizer.format("cli-save-unreadable", &args)
            }
        };
        print(&line)?;
    }
    Ok(EXIT_OK)
}

/// The saves; an error if their folder cannot be read, which is no save of its own.
fn readable_saves(context: &Context) -> Result<Vec<SavedGame>, Stop> {
    let saves = wait(session::saves(&context.folders));
    match saves
        .iter()
        .find(|save| save.id.is_empty())
        .and_then(|save| save.summary.as_ref().err())
    {
        Some(error) => Err(context.fail_session(error)),
        None => Ok(saves),
    }
}

/// The current place in a game.
fn place(localizer: &Localizer, save: &SaveSummary) -> String {
    let text = |spoken: &Localized| {
        spoken
            .get(&localizer.language())
            .cloned()
            .unwrap_or_default()
    };
    if save.chapter.is_some() {
        return campaign_place(localizer, save);
    }
    match &save.place {
        GamePosition::Mission { outcome, .. } if save.over => text(outcome),
        GamePosition::Mission { sol, .. } => {
            localizer.format("cli-save-at", &Args::new().number("sol", *sol))
        }
        GamePosition::Step(heading) => {
            let args = Args::new()
                .text("game", language::score::game(localizer, &save.game))
                .text("heading", text(heading));
            localizer.format("cli-save-helper-at", &args)
        }
    }
}

/// The current place in a campaign.
fn campaign_place(localizer: &Localizer, save: &SaveSummary) -> String {
    let title = save.title.get(&localizer.language());
    let mut title = title.cloned().unwrap_or_default();
    if let Some(name) = &save.name {
        let args = Args::new().text("name", name).text("title", title);
        title = localizer.format("cli-campaign-named", &args);
    }
    let args = Args::new().text("title", title);
    let sol = match &save.place {
        GamePosition::Mission { sol, .. } => *sol,
        GamePosition::Step(_) => 0,
    };
    match save.present_chapter {
        _ if save.over => localizer.format("cli-campaign-over", &args),
        None => localizer.format("cli-campaign-lost", &args),
        Some(PresentChapter {
            position,
            lost: Some(lost),
        }) => {
            let args = args.number("lost", lost).number("position", position);
            localizer.format("cli-campaign-before", &args)
        }
        Some(PresentChapter { lost: None, .. }) => {
            localizer.format("cli-campaign-at", &args.number("sol", sol))
        }
    }
}

/// The damaged part of a save, and the effect of opening it.
pub(super) fn damage(localizer: &Localizer, damage: DamagedPart) -> String {
    let part = match damage {
        DamagedPart::Head => "head",
        DamagedPart::End => "end",
        DamagedPart::Middle => "middle",
    };
    localizer.format("cli-save-damaged", &Args::new().text("part", part))
}

/// The id of the save to resume: the given one, or else the newest.
pub(super) fn to_resume(
    context: &Context,
    save: Option<&str>,
    game: &str,
    newest: impl FnOnce() -> Option<String>,
) -> Result<String, Stop> {
    match save {
        Some(name) => restored(context, name),
        None => match newest() {
            Some(id) => Ok(id),
            None => Err(nothing_to_resume(context, game)?),
        },
    }
}

/// The id of a save, which is new for the name of a backup, as in `SAVE@2`.
fn restored(context: &Context, name: &str) -> Result<String, Stop> {
    let Some((id, number)) = name
        .rsplit_once('@')
        .and_then(|(id, number)| Some((id, number.parse::<u64>().ok()?)))
    else {
        return Ok(name.to_owned());
    };
    let made = match chapter_of(id) {
        Some(_) => wait(Campaign::restore_chapter(&context.folders, id, number)),
        None => wait(context.folders.restore_backup(id, number)).map_err(SessionError::from),
    };
    let restored = made.map_err(|error| match error {
        SessionError::Storage(OpenError::NotFound { .. })
            if wait(context.folders.read(id)).is_ok() =>
        {
            let args = Args::new()
                .text("number", number.to_string())
                .text("save", id);
            let message = context.localizer.format("cli-no-backup", &args);
            let message = [Some(message), backups(context, &[id])]
                .into_iter()
                .flatten()
                .collect::<Vec<_>>()
                .join(" ");
            context.fail("storage", &message, EXIT_FAILURE)
        }
        error => unopened(context, id, &error),
    })?;
    let args = Args::new().text("backup", name).text("save", &restored);
    print_notice(
        context,
        &context.localizer.format("cli-backup-restored", &args),
    )?;
    Ok(restored)
}

/// The readable backups of saves by the names that `--resume` accepts; `None` without any.
fn backups(context: &Context, saves: &[&str]) -> Option<String> {
    let mut named = Vec::new();
    for save in saves {
        for backup in wait(context.folders.backups_of(save))
            .unwrap_or_default()
            .iter()
            .filter(|it| it.records.is_ok())
        {
            let args = Args::new().text("save", format!("{save}@{}", backup.number));
            let written = fact_text::date_and_time(&context.localizer, backup.written.as_deref());
            named.push(
                context
                    .localizer
                    .format("cli-backup", &args.text("written", written)),
            );
        }
    }
    let list = Args::new().text("backups", named.join(", "));
    (!named.is_empty()).then(|| context.localizer.format("cli-backups", &list))
}

/// Reports why a save cannot be resumed, and lists its backups if they can help.
pub(super) fn unopened(context: &Context, id: &str, error: &SessionError) -> Stop {
    if matches!(
        error,
        SessionError::Storage(
            OpenError::InUse { .. } | OpenError::Io { .. } | OpenError::NewerFormat { .. }
        )
    ) {
        return context.fail_session(error);
    }
    let code = match error {
        SessionError::LostChapter(_) => "lost-chapter",
        _ => "storage",
    };
    let message = match backups(context, &[id]) {
        Some(backups) => format!(
            "{} {backups}",
            messages::session_error(&context.localizer, error)
        ),
        None => with_backups(context, error),
    };
    context.fail(code, &message, EXIT_FAILURE)
}

/// What an error says, with the backups of the chapter that it is about.
pub(super) fn with_backups(context: &Context, error: &SessionError) -> String {
    let message = messages::session_error(&context.localizer, error);
    let listed = match error {
        SessionError::LostChapter(chapter) => backups(context, &[&chapter.save]),
        _ => None,
    };
    match listed {
        Some(backups) => format!("{message} {backups}"),
        None => message,
    }
}

/// Lists the backups of the chapters that cannot be opened.
pub(super) fn print_chapter_backups(context: &Context, notices: &[Notice]) -> Result<(), Stop> {
    for notice in notices {
        if let Notice::LostChapter { chapter, .. } = notice
            && let Some(backups) = backups(context, &[&chapter.save])
        {
            print_notice(context, &backups)?;
        }
    }
    Ok(())
}

/// Reports that a game has no save to resume, and lists unreadable saves, which could be of this game.
fn nothing_to_resume(context: &Context, game: &str) -> Result<Stop, Stop> {
    let saves = readable_saves(context)?;
    let unreadable: Vec<&str> = saves
        .iter()
        .filter(|it| it.summary.is_err())
        .map(|it| it.id.as_str())
        .collect();
    let mut message = context
        .localizer
        .format("cli-nothing-to-resume", &Args::new().text("mission", game));
    if !unreadable.is_empty() {
        let args = Args::new().text("saves", unreadable.join(", "));
        message = format!(
            "{message} {}",
            context.localizer.format("cli-saves-unreadable", &args)
        );
    }
    if let Some(backups) = backups(context, &unreadable) {
        message = format!("{message} {backups}");
    }
    Ok(context.fail("nothing-to-resume", &message, EXIT_FAILURE))
}

/// Writes the story of a save, as Markdown or HTML.
pub(super) fn report(context: &Context, asked: &Report) -> Answer {
    let save = asked.save.as_str();
    match wait(campaign_story(&context.folders, &context.localizer, save)) {
        Ok(Some(story)) => return report_campaign(context, asked, story),
        Ok(None) => {}
        Err(error) => return Err(context.fail_session(&error)),
    }
    let reread = wait(context.folders.read(save))
        .map_err(SessionError::from)
        .and_then(session::read_save);
    let reread = reread.map_err(|error| context.fail_session(&error))?;
    let damaged = reread.damage();
    if let Some(part) = damaged {
        let args = Args::new()
            .text("save", save)
            .text("why", damage(&context.localizer, part));
        // The incomplete story is written all the same.
        drop(print_error(
            &context.localizer.format("cli-report-damaged", &args),
        ));
    }
    let (title, pieces) = stories::story(&context.localizer, &reread);
    write_story(context, asked, &title, pieces, damaged)
}

/// Writes the story of a campaign as far as it can be read, and reports what is left out. Nothing is repaired.
fn report_campaign(context: &Context, asked: &Report, story: CampaignStory) -> Answer {
    let args = Args::new().text("save", asked.save.as_str());
    if story.damage.is_some() {
        let damaged = context.localizer.format("cli-report-campaign", &args);
        drop(print_error(&damaged));
    }
    for chapter in &story.lost {
        let why = messages::lost_chapter(&context.localizer, chapter);
        let incomplete = Args::new().text("why", why);
        drop(print_error(
            &context
                .localizer
                .format("cli-report-without-chapter", &incomplete),
        ));
    }
    let lost = (!story.lost.is_empty()).then_some(DamagedPart::Middle);
    write_story(
        context,
        asked,
        &story.title,
        story.parts,
        story.damage.or(lost),
    )
}

fn write_story(
    context: &Context,
    asked: &Report,
    title: &str,
    pieces: Vec<StoryPart>,
    damaged: Option<DamagedPart>,
) -> Answer {
    let save = asked.save.as_str();
    if asked.html {
        return write_out(
            context,
            &asked.out,
            &html::story(&context.localizer, title, pieces),
            "html",
        );
    }
    let story = markdown(&pieces);
    if context.json && asked.out.file.is_none() {
        return print_ok(
            &serde_json::json!({"save": save, "story": story, "damaged": damaged}).to_string(),
        );
    }
    write_out(context, &asked.out, &story, "story")
}
