//! Campaigns on the command line: the way from chapter to chapter; a chapter itself is played as any mission.

mod border;
mod json;
mod workshop;

use super::args::{Play, SetUp};
use super::console::{
    Answer, Context, EXIT_FAILURE, EXIT_OK, EXIT_USAGE, Input, Stop, print_notices, print_text,
    settle, wait,
};
use super::text::{self, ExitReason};
use super::{play, saves};
use base::platform;
use content::Files;
use content::campaign::load_campaign;
use first_martians::state::Start;
use language::{Args, Localizer, campaign as words, fact_text};
use session::campaign::{Campaign, TransitionError, find_campaign};
use session::{self, Session, SessionError, UpdateReason, messages};
use storage::chapter_of;

pub(super) use workshop::{added, print, simulate};

/// `play` with the name of a campaign; `None` for any other.
pub(super) fn play(context: &Context, asked: &Play) -> Option<Answer> {
    let name = asked.mission.as_deref()?;
    let found = wait(find_campaign(&context.folders, name))?;
    wait(context.folders.sweep());
    Some(play_found(context, asked, name, found))
}

fn play_found(
    context: &Context,
    asked: &Play,
    name: &str,
    (files, folder): (Files, String),
) -> Answer {
    play::print_unread(context, &folder, name)?;
    if let Some(option) = asked.for_helpers() {
        let message = context
            .localizer
            .format("cli-not-for-mission", &Args::new().text("word", option));
        return Err(context.fail("not-for-mission", &message, EXIT_USAGE));
    }
    let opened = match &asked.resume {
        None => {
            let seed = asked.seed.unwrap_or_else(platform::random_seed);
            let start = Start {
                seed,
                players: play::players(context, asked)?,
                read_before: Default::default(),
            };
            wait(Campaign::begin(&context.folders, &files, &folder, &start))
                .map(|campaign| (campaign, Vec::new()))
        }
        Some(save) => {
            let id = saves::to_resume(context, save.as_deref(), name, || {
                newest(context, &files, &folder)
            })?;
            // The name of a chapter's save stands for its campaign.
            let id = chapter_of(&id)
                .map_or(id.as_str(), |(campaign, _)| campaign)
                .to_owned();
            match wait(Campaign::open(&context.folders, &id)) {
                Err(error @ (SessionError::Storage(_) | SessionError::LostChapter(_))) => {
                    return Err(saves::unopened(context, &id, &error));
                }
                opened => opened,
            }
        }
    };
    let (campaign, notices) = opened.map_err(|error| play::unplayable(context, &error, &files))?;
    let localizer = Localizer::with_prose(context.localizer.language(), &campaign.prose().0);
    print_notices(context, &localizer, &notices)?;
    saves::print_chapter_backups(context, &notices)?;
    let mut table = Table {
        context,
        asked,
        localizer,
        campaign,
        full: asked.full,
        is_resumed: asked.resume.is_some(),
    };
    match (asked.auto, context.json) {
        (true, _) => table.auto(),
        (false, true) => json::play(&mut table),
        (false, false) => table.text(name),
    }
}

fn newest(context: &Context, files: &Files, folder: &str) -> Option<String> {
    let id = load_campaign(files, folder)
        .campaign
        .map_or_else(|| folder.to_owned(), |campaign| campaign.id);
    // One whose own save cannot be read is known by its folder.
    wait(session::newest_save(&context.folders, |save| {
        save.chapter.is_some() && (save.played == id || save.played == folder)
    }))
}

/// A campaign on the command line.
struct Table<'c> {
    context: &'c Context,
    asked: &'c Play,
    /// With the texts of the campaign.
    localizer: Localizer,
    campaign: Campaign,
    /// Who keeps the board in new chapters.
    full: Option<bool>,
    /// Whether the present chapter was begun by an earlier run of the program.
    is_resumed: bool,
}

impl Table<'_> {
    fn stop(&self, error: &SessionError) -> Stop {
        self.context.fail_session(error)
    }

    /// The present chapter, and whether nothing was played in it yet.
    fn chapter(&mut self) -> Result<(Session, Localizer, bool), Stop> {
        let (mut session, notices) = wait(self.campaign.resume_chapter(&self.context.folders))
            .map_err(|error| self.stop(&error))?;
        let localizer = Localizer::with_prose(self.localizer.language(), &session.prose().0);
        print_notices(self.context, &localizer, &notices)?;
        let fresh = session.table().command_to_undo().is_none()
            && session.table().command_to_redo().is_none();
        settle(self.context, &localizer, &session, UpdateReason::Resuming)?;
        if fresh {
            let first = session
                .game()
                .state()
                .carried
                .as_ref()
                .is_none_or(|carried| carried.crew.is_empty());
            let names = self.asked.names.as_deref().filter(|_| first);
            play::set_names(&mut session, names)
                .map_err(|error| self.context.fail_unplayed(&error))?;
            play::set_board_mode(&mut session, self.full)
                .map_err(|error| self.context.fail_unplayed(&error))?;
        }
        Ok((session, localizer, fresh))
    }

    /// Who keeps the board stays as it is in the next chapter.
    fn leave(&mut self, session: &Session) {
        let is_full = session.game().state().board_state().is_some();
        self.full = is_full.then_some(true).or(self.asked.full);
    }

    /// What is read before a chapter: its title, and its text or that of another attempt.
    fn opening(&self) -> Vec<String> {
        let (file, Some(begun)) = (self.campaign.file(), self.campaign.begun()) else {
            return Vec::new();
        };
        let players = self.campaign.players();
        let mut lines = Vec::new();
        if begun.position == 1 && begun.retries == 0 {
            lines.extend([
                fact_text::title(&self.localizer, &file.id),
                words::text(&self.localizer, file, &file.id, None, &begun.kept, players),
            ]);
        }
        let text = words::opening(
            &self.localizer,
            file,
            &begun.chapter,
            begun.retries > 0,
            &begun.kept,
            players,
        );
        lines.extend([
            words::chapter_title(&self.localizer, begun.position, &begun.chapter),
            text,
        ]);
        lines
    }

    /// What is read at the end.
    fn end(&self) -> Vec<String> {
        let Some((ending, kept)) = self.campaign.ended() else {
            return Vec::new();
        };
        let players = self.campaign.players();
        let text = words::text(
            &self.localizer,
            self.campaign.file(),
            ending,
            None,
            kept,
            players,
        );
        let lines = [
            self.localizer.text("campaign-over"),
            fact_text::title(&self.localizer, ending),
            text,
        ];
        lines
            .into_iter()
            .chain(words::fates(&self.localizer, kept))
            .collect()
    }

    fn say_all(&self, lines: &[String]) -> Result<(), Stop> {
        Ok(lines
            .iter()
            .filter(|line| !line.is_empty())
            .try_for_each(|line| print_text(&self.localizer, line))?)
    }

    fn text(&mut self, name: &str) -> Answer {
        let mut input = Input::stdin();
        let save = self.campaign.id().to_owned();
        print_text(
            &self.localizer,
            &self
                .localizer
                .format("text-start", &Args::new().text("save", &save)),
        )?;
        while self.go(&mut input)? {}
        print_text(
            &self.localizer,
            &self.localizer.format(
                "text-saved",
                &Args::new().text("save", save).text("mission", name),
            ),
        )?;
        Ok(EXIT_OK)
    }

    /// Plays the present chapter and what follows it; false when the players leave.
    fn go(&mut self, input: &mut Input) -> Result<bool, Stop> {
        if self.campaign.ended().is_some() {
            self.say_all(&self.end())?;
            if !border::over(&self.localizer, input)? {
                return Ok(false);
            }
            return match wait(self.campaign.back(&self.context.folders)) {
                Ok(_) => Ok(true),
                Err(error) => Err(self.stop(&error)),
            };
        }
        let (mut session, localizer, fresh) = self.chapter()?;
        let shown = if fresh {
            self.opening()
        } else {
            self.opening().into_iter().rev().skip(1).take(1).collect()
        };
        self.say_all(&shown)?;
        if fresh && self.asked.set_up == Some(SetUp::Dealt) {
            let _ = play::confirm_set_up(&mut session, true)
                .map_err(|error| self.context.fail_unplayed(&error))?;
        }
        loop {
            if session.game().state().outcome.is_some() {
                self.leave(&session);
                match border::ask(&self.localizer, &self.campaign, &session, input)? {
                    border::Choice::Quit => return Ok(false),
                    border::Choice::GoOn(said) => {
                        let state = session.game().state().clone();
                        let gone = wait(self.campaign.advance(
                            &self.context.folders,
                            &state,
                            said.as_ref(),
                        ));
                        return gone.map(|()| true).map_err(|error| self.not_gone(&error));
                    }
                    border::Choice::Retry => {
                        let again =
                            wait(self.campaign.retry(&self.context.folders, session.game()));
                        return again.map(|()| true).map_err(|error| self.not_gone(&error));
                    }
                    border::Choice::Back => {
                        let undone = wait(session.play(&session::PlayerAction::Undo));
                        undone.map_err(|error| self.context.fail_unplayed(&error))?;
                        settle(self.context, &localizer, &session, UpdateReason::Action)?;
                    }
                }
            }
            let left;
            (left, session) = text::run(self.context, &localizer, session, input, true)?;
            match left {
                ExitReason::Quit => return Ok(false),
                ExitReason::Over => {}
                ExitReason::Reload => {
                    print_text(&self.localizer, &self.localizer.text("campaign-not-now"))?;
                }
                ExitReason::Back => {
                    if self.back(input)? {
                        return Ok(true);
                    }
                }
            }
        }
    }

    /// Goes back to the end of the chapter before, if there is one and the players say so.
    fn back(&mut self, input: &mut Input) -> Result<bool, Stop> {
        let before = self
            .campaign
            .begun()
            .and_then(|begun| begun.after)
            .is_some();
        if !before {
            print_text(
                &self.localizer,
                &self.localizer.text("campaign-nothing-before"),
            )?;
            return Ok(false);
        }
        if !border::confirmed(&self.localizer, input)? {
            return Ok(false);
        }
        match wait(self.campaign.back(&self.context.folders)) {
            Err(error @ SessionError::LostChapter(_)) => {
                print_text(&self.localizer, &saves::with_backups(self.context, &error))?;
                Ok(false)
            }
            gone => gone.map_err(|error| self.stop(&error)),
        }
    }

    fn not_gone(&self, error: &TransitionError) -> Stop {
        match error {
            TransitionError::Session(error) => self.stop(error),
            TransitionError::NotNow => self.context.fail(
                "not-now",
                &self.localizer.text("campaign-not-now"),
                EXIT_FAILURE,
            ),
        }
    }

    /// Lets the careful player play the campaign to its end; chapters are not played again.
    fn auto(&mut self) -> Answer {
        while self.campaign.ended().is_none() {
            let (mut session, localizer, _) = self.chapter()?;
            if !self.context.json {
                self.say_all(&self.opening())?;
            }
            let _ = play::confirm_set_up(&mut session, true)
                .map_err(|error| self.context.fail_unplayed(&error))?;
            play::play_to_end(self.context, &localizer, &mut session)?;
            self.leave(&session);
            let state = session.game().state().clone();
            drop(session);
            wait(self.campaign.advance(&self.context.folders, &state, None))
                .map_err(|error| self.not_gone(&error))?;
        }
        if self.context.json {
            let ending = self.campaign.ended().map(|(ending, _)| ending.clone());
            super::console::print(
                &serde_json::json!({"campaign": self.campaign.id(), "ending": ending}).to_string(),
            )?;
        } else {
            self.say_all(&self.end())?;
        }
        Ok(EXIT_OK)
    }
}

/// What a failed write says.
fn unwritten(context: &Context, error: &SessionError) -> Stop {
    context.fail(
        "not-written",
        &messages::session_error(&context.localizer, error),
        EXIT_FAILURE,
    )
}
