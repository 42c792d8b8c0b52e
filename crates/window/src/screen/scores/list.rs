//! The list of finished games; import and export.

use iced::widget::column;

use super::{Message, Scores};
use crate::jobs::scores::{Book, Outcome, ScoreCommand};
use crate::screen::save_text::{date, said};
use crate::widget::prelude::*;
use companions::scorebook::{Entry, EntryKind, FIRST_MARTIANS, Game};
use language::{Args, Localizer, numbers, score as told_of};
use session::messages;
use session::scores::FileKind;
use storage::file_name;

impl Scores {
    pub(super) fn list<'a>(&'a self, localizer: &'a Localizer) -> Vec<Element<'a, Message>> {
        let mut parts = vec![self.enter(localizer)];
        let Some(book) = &self.book else {
            parts.push(quiet(Type::Body, localizer.text("scores-loading")));
            return parts;
        };
        if book.entries.is_empty() {
            parts.push(quiet(Type::Body, localizer.text("scores-none")));
        } else {
            parts.push(self.filter(localizer, book));
            let chosen = self.chosen();
            if chosen.is_empty() {
                parts.push(quiet(Type::Body, localizer.text("scores-none-chosen")));
            }
            parts.extend(chosen.into_iter().map(|entry| line(localizer, book, entry)));
        }
        parts.extend(
            book.unread
                .iter()
                .map(|unread| quiet(Type::Body, messages::score_error(localizer, &unread.why))),
        );
        parts.push(self.files(localizer, book));
        parts
    }

    fn enter<'a>(&self, localizer: &'a Localizer) -> Element<'a, Message> {
        let buttons = Game::ALL.map(|game| {
            let name = told_of::game(localizer, game.id());
            let label = if self.drafts.contains_key(&game) {
                (
                    Icon::Edit,
                    localizer.format("scores-go-on", &Args::new().text("game", name)),
                )
            } else {
                (Icon::Plus, name)
            };
            quiet_button(
                format!("new-{}", game.id()),
                label,
                Some(Message::New(game)),
            )
        });
        column![
            quiet(Type::Small, localizer.text("scores-new")),
            choices(buttons)
        ]
        .spacing(size::TIGHT)
        .into()
    }

    pub(super) fn filter<'a>(&self, localizer: &'a Localizer, book: &Book) -> Element<'a, Message> {
        let ids = Game::ALL.map(Game::id).into_iter().chain([FIRST_MARTIANS]);
        let there = ids.filter(|id| book.entries.iter().any(|entry| entry.game() == *id));
        let all = choice(
            "game-all",
            localizer.text("scores-all-games"),
            self.game.is_none(),
            Some(Message::Game(None)),
        );
        let games = there.map(|id| {
            let press = Some(Message::Game(Some(id)));
            choice(
                format!("game-{id}"),
                told_of::game(localizer, id),
                self.game == Some(id),
                press,
            )
        });
        let everybody = localizer.text("scores-all-players");
        let everybody = choice(
            "player-all",
            everybody,
            self.player.is_none(),
            Some(Message::Player(None)),
        );
        let players = self.names().into_iter().enumerate().map(|(index, name)| {
            let press = Some(Message::Player(Some(name.clone())));
            choice(
                format!("player-of-{index}"),
                name.clone(),
                self.player.as_ref() == Some(&name),
                press,
            )
        });
        column![
            choices([all].into_iter().chain(games)),
            choices([everybody].into_iter().chain(players))
        ]
        .spacing(size::GAP)
        .into()
    }

    fn files<'a>(&'a self, localizer: &'a Localizer, book: &'a Book) -> Element<'a, Message> {
        let ready = |command| Some(Message::Do(command)).filter(|_| !self.busy);
        let out = |kind: FileKind, id: &str| {
            let export = ScoreCommand::Export(kind, localizer.language());
            let press = ready(export).filter(|_| !book.entries.is_empty());
            quiet_button(
                id.to_owned(),
                (Icon::Export, localizer.text(&format!("scores-{id}"))),
                press,
            )
        };
        let folder = Args::new().text("path", book.imports_folder.to_owned());
        let files = book.imports.iter().enumerate().map(|(index, path)| {
            let name = file_name(path).to_owned();
            let label = localizer.format("scores-import-file", &Args::new().text("name", name));
            wide_button(
                format!("import-{index}"),
                (Icon::Import, label),
                ready(ScoreCommand::Import(path.clone())),
            )
        });
        let choice = FileChoice {
            id: "scores-path",
            hint: localizer.text("scores-import-hint"),
            path: &self.path,
            busy: self.busy,
            take: (
                "import",
                Icon::Import,
                localizer.text("scores-import-press"),
            ),
            done: Message::PathDone,
            pick: Message::Pick,
        };
        let mut choice = choice.view(localizer, Message::PathTyped);
        let take_in = choice.pop();
        let lead = (!base::platform::IS_BROWSER)
            .then(|| quiet(Type::Small, localizer.format("scores-import-lead", &folder)));
        let head = [
            quiet(Type::Small, localizer.text("scores-export-lead")),
            choices([
                out(FileKind::Json, "export-json"),
                out(FileKind::Csv, "export-csv"),
            ]),
        ];
        let foot = choices(
            take_in
                .into_iter()
                .chain(files_button(localizer, Message::Files)),
        );
        section(
            localizer.text("scores-files"),
            head.into_iter()
                .chain(lead)
                .chain(files)
                .chain(choice)
                .chain([foot]),
        )
    }
}

/// The title of a mission, or its id where it is unknown.
pub(super) fn mission(localizer: &Localizer, book: &Book, id: &str) -> String {
    told_of::mission_title(id, book.titles.get(id).map(|title| said(localizer, title)))
}

fn line<'a>(localizer: &Localizer, book: &Book, entry: &Entry) -> Element<'a, Message> {
    let day = date(localizer, Some(&entry.at));
    let game = match &entry.kind {
        EntryKind::Score { game, .. } => told_of::game(localizer, game.id()),
        EntryKind::Mission(it) => mission(localizer, book, &it.mission),
    };
    let label = localizer.format(
        "scores-line",
        &Args::new().text("game", game).text("date", day),
    );
    let button = wide_button(
        format!("open-{}", entry.id),
        label,
        Some(Message::Open(entry.id.clone())),
    );
    let under = match &entry.kind {
        EntryKind::Score { scored, .. } => {
            let player = |player: &&companions::scoring::PlayerScore| {
                let args = Args::new().text("name", player.name.clone());
                localizer.format(
                    "score-entry-player",
                    &args.text("total", numbers::plain(player.total)),
                )
            };
            let players: Vec<String> = scored.score.by_rank().iter().map(player).collect();
            let args = Args::new().text("players", players.join(", "));
            localizer.format(
                "score-entry-result",
                &args.text(
                    "winners",
                    told_of::winners(localizer, &scored.score, scored.solo),
                ),
            )
        }
        EntryKind::Mission(it) => {
            let args = Args::new().text("players", localizer.list(&it.players));
            localizer.format(
                "score-entry-result",
                &args.text("winners", told_of::ending(localizer, it)),
            )
        }
    };
    column![button, quiet(Type::Small, under)]
        .spacing(size::TIGHT)
        .into()
}

pub(super) fn done_text<'a>(localizer: &'a Localizer, done: &'a Outcome) -> Element<'a, Message> {
    let path = |path: &str| Args::new().text("path", path.to_owned());
    let body = |sentence: String| text(Type::Body, sentence).into();
    let parts: Vec<Element<'a, Message>> = match done {
        Outcome::Kept(_) => vec![body(localizer.text("scores-done-kept"))],
        Outcome::Corrected(_) => vec![body(localizer.text("scores-done-corrected"))],
        Outcome::PutBack(_) => vec![body(localizer.text("scores-done-put-back"))],
        Outcome::Discarded(entry, file) => {
            let back = Some(Message::Do(ScoreCommand::PutBack(entry.clone())));
            let back = quiet_button(
                "put-back",
                (Icon::Restore, localizer.text("scores-put-back")),
                back,
            );
            vec![
                body(localizer.format("scores-done-discarded", &path(file))),
                back,
            ]
        }
        Outcome::Exported(file, games) => vec![body(
            localizer.format("scores-done-exported", &path(file).count("count", *games)),
        )],
        Outcome::Imported(imported) => {
            let args = Args::new()
                .count("added", imported.added.len())
                .count("there", imported.already_present);
            let different = imported.conflicting.len();
            let left = (different > 0).then(|| {
                localizer.format(
                    "scores-done-different",
                    &Args::new().count("count", different),
                )
            });
            let refused = imported
                .invalid
                .iter()
                .flatten()
                .chain(&imported.left_out)
                .map(|fault| told_of::fault_at(localizer, fault));
            std::iter::once(localizer.format("scores-done-imported", &args))
                .chain(left)
                .chain(refused)
                .map(body)
                .collect()
        }
    };
    Column::with_children(parts).spacing(size::SNUG).into()
}
