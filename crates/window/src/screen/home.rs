//! Home: continue the newest game, or start a mission with one press.

mod missions;
mod saves;

use iced::widget::{column, stack};
use missions::CardLayout;

use crate::jobs;
use crate::jobs::library::{Mission, MissionLibrary};
use crate::screen::Screen;
use crate::screen::manual::Manual;
use crate::screen::report::Report;
use crate::screen::rules::RulesAt;
use crate::widget::prelude::*;
use crate::{Action, Shared};
use base::platform;
use companions::scorebook::Game;
use language::{Args, Language, Localizer, own_sheet, score};
use session::SaveSummary;
use storage::Settings;

#[derive(Debug, Clone, Default)]
pub struct Home {
    library: Option<MissionLibrary>,
}

#[derive(Debug, Clone)]
pub enum Message {
    Main,
    Continue(String),
    Play(String),
    Mission(String),
    /// Opens the page of a campaign that is begun.
    Campaign(String),
    Add,
    ReadAgain,
    /// Uses the newer version that waits.
    LoadNewVersion,
    /// Asks for a file with games of another app or browser.
    BringIn,
    Manual,
    Begin(Game),
    /// Scrolls to the other games.
    OtherGames,
    Language(Language),
    /// Opens the unfinished printed sheet, or that of a mission.
    Sheet(Option<String>),
    /// Makes a campaign of typed-in sheets.
    OwnCampaign,
    ManageSaves,
    /// Makes a copy of everything.
    Copy,
    /// Puts the offer of a copy off until tomorrow.
    CopyLater,
    Scores,
    ReportProblem,
    Rules,
    Settings,
    Quit,
    Listed(MissionLibrary),
}

/// What the bar scrolls to where it has no room for the other games.
const OTHER_GAMES: &str = "other-games";

impl Home {
    pub fn update(&mut self, message: Message, shared: &Shared) -> Action {
        let folders = &shared.folders;
        match message {
            Message::Main => self
                .main_action()
                .map_or(Action::None, |message| self.update(message, shared)),
            Message::Continue(id) => Action::Open(jobs::saves::resume(folders, id)),
            Message::Play(folder) if self.is_campaign(&folder) => {
                Action::Open(jobs::campaigns::begin(folders, folder))
            }
            Message::Play(mission) => Action::Open(jobs::library::begin(folders, mission)),
            Message::Begin(game) => Action::Queue(jobs::helpers::remembered(folders, game)),
            Message::OtherGames => Action::Run(reveal(OTHER_GAMES)),
            Message::Mission(folder) if self.is_campaign(&folder) => {
                Action::Open(jobs::campaigns::look(folders, folder))
            }
            Message::Campaign(save) => Action::Open(jobs::campaigns::show(folders, save)),
            Message::Mission(folder) => super::mission::Mission::open(folder, None, shared),
            Message::Add => Action::All(vec![
                Action::push(Screen::AddMission(Box::default())),
                Action::Run(jobs::missions::ready(folders)),
            ]),
            Message::ReadAgain => Action::Run(jobs::library::list(folders)),
            Message::LoadNewVersion => Action::Queue(jobs::settings::load_new_version()),
            Message::BringIn => Action::All(vec![
                self.update(Message::ManageSaves, shared),
                Action::Run(super::saves::pick(folders)),
            ]),
            Message::Manual => Action::push(Screen::Manual(Manual::default())),
            Message::Language(language) => Action::SetLanguage(language),
            Message::Sheet(mission) => Action::Run(jobs::sheets::open(folders, mission)),
            Message::OwnCampaign => {
                Action::Run(jobs::sheets::chapters(folders, shared.localizer.language()))
            }
            Message::ManageSaves => Action::All(vec![
                Action::replace(Screen::Saves(Box::default())),
                Action::Run(jobs::saves::read(folders)),
            ]),
            Message::Copy => Action::Run(jobs::files::copy_everything(folders)),
            Message::CopyLater => {
                let settings = Settings {
                    copy_offered: Some(platform::today()),
                    ..shared.settings.clone()
                };
                Action::Settings(Box::new(settings))
            }
            Message::Scores => Action::Scores,
            Message::Rules => Action::Rules(RulesAt::Search),
            Message::ReportProblem => Action::push(Screen::Report(Report::default())),
            Message::Settings => Action::push(Screen::Settings),
            Message::Quit => Action::Exit,
            Message::Listed(shelf) => {
                self.library = Some(shelf);
                Action::None
            }
        }
    }

    /// Continues the newest game, else starts the first mission.
    pub(crate) fn main_action(&self) -> Option<Message> {
        match (self.newest(), self.first_mission()) {
            (Some((id, _)), _) => Some(Message::Continue(id.to_owned())),
            (None, Some(mission)) => Some(Message::Play(mission.folder.clone())),
            (None, None) => None,
        }
    }

    fn newest(&self) -> Option<(&str, &SaveSummary)> {
        let saves = self.library.as_ref()?.saves.iter();
        saves
            .filter_map(|save| Some((save.id.as_str(), save.summary.as_ref().ok()?)))
            .find(|(_, about)| !about.over)
    }

    fn first_mission(&self) -> Option<&Mission> {
        self.library
            .as_ref()?
            .missions
            .iter()
            .find(|mission| mission.facts.is_some())
    }

    fn is_campaign(&self, folder: &str) -> bool {
        let mut missions = self.library.iter().flat_map(|library| &library.missions);
        missions.any(|mission| mission.campaign.is_some() && mission.folder == folder)
    }

    /// What was read changes what can be pressed.
    pub fn page_key(&self) -> String {
        let read = self
            .library
            .as_ref()
            .map(|shelf| (shelf.missions.len(), shelf.saves.len()));
        format!("{read:?}")
    }

    pub fn view<'a>(&'a self, shared: &'a Shared) -> Element<'a, Message> {
        let localizer = &shared.localizer;
        responsive(move |room: Size| {
            let (places, games) = (places(localizer), games(localizer));
            let labels = || {
                places
                    .iter()
                    .chain(&games)
                    .map(|(_, _, label, _)| label.as_str())
            };
            let is_one_row = bar_is_one_row(labels(), room.width.min(size::WIDE));
            let content = column![
                (room.height >= size::TINY).then(|| sky(localizer, room, self.is_new())),
                scroll_inset(
                    column![
                        self.begun(shared),
                        self.missions(localizer, CardLayout::of(room.width)),
                        // What is seldom needed never pushes a game out of sight.
                        new_version(shared),
                        self.elsewhere(shared),
                        self.ended(localizer),
                        (!is_one_row).then(|| others(localizer)),
                        self.foot(localizer),
                    ]
                    .spacing(size::PAD)
                ),
            ];
            let items = if is_one_row {
                [&*places, &games].concat()
            } else {
                narrow_places(localizer, places)
            };
            column![bare_scroll("home", content), bar(items, room.width)].into()
        })
        .into()
    }

    /// Whether no game was begun yet.
    fn is_new(&self) -> bool {
        self.library
            .as_ref()
            .is_some_and(|shelf| shelf.saves.is_empty())
    }

    /// Offers to bring games over from the browser, in an app that was installed and has none.
    fn elsewhere<'a>(&self, shared: &'a Shared) -> Option<Element<'a, Message>> {
        let localizer = &shared.localizer;
        (self.is_new() && shared.page.is_some_and(|page| page.installed)).then(|| {
            let pick = quiet_button(
                "bring-in",
                (Icon::Import, localizer.text("window-choose-file")),
                Some(Message::BringIn),
            );
            column![quiet(Type::Small, localizer.text("copy-installed")), pick]
                .spacing(size::SNUG)
                .into()
        })
    }

    /// What is needed seldom.
    fn foot<'a>(&self, localizer: &Localizer) -> Element<'a, Message> {
        let link = |id: &'static str, icon: Icon, label: String, press: Message| {
            link_button(id, (icon, label), Some(press))
        };
        let begun = self
            .library
            .as_ref()
            .and_then(|shelf| shelf.sheet.as_deref());
        let own = match begun {
            None => localizer.text("wizard-open"),
            Some(name) => localizer.format(
                "wizard-go-on",
                &Args::new().text("name", own_sheet::name_or_placeholder(localizer, name)),
            ),
        };
        // A campaign has at least two missions.
        let typed =
            |shelf: &MissionLibrary| shelf.missions.iter().filter(|it| it.has_sheet).count() > 1;
        let campaign = self.library.as_ref().is_some_and(typed);
        let campaign = campaign.then(|| {
            link(
                "own-campaign",
                Icon::Plus,
                localizer.text("own-campaign-title"),
                Message::OwnCampaign,
            )
        });
        let missions = [
            Some(link("own-sheet", Icon::Edit, own, Message::Sheet(None))),
            campaign,
            Some(link(
                "add-mission",
                Icon::Import,
                localizer.text("add-title"),
                Message::Add,
            )),
            Some(link(
                "read-missions",
                Icon::Restore,
                localizer.text("window-read-missions"),
                Message::ReadAgain,
            )),
        ];
        let missions = missions.into_iter().flatten();
        let keep = link(
            "keep",
            Icon::Save,
            localizer.text("window-saves-keep"),
            Message::ManageSaves,
        );
        let wrong = link(
            "wrong",
            Icon::Help,
            localizer.text("window-wrong"),
            Message::ReportProblem,
        );
        // A page is closed by the browser.
        let quit = (!platform::IS_BROWSER).then(|| {
            link(
                "quit",
                Icon::Quit,
                localizer.text("window-quit"),
                Message::Quit,
            )
        });
        let none = self
            .is_new()
            .then(|| quiet(Type::Small, localizer.text("window-saves-none")));
        let lead = quiet(Type::Small, localizer.text("wizard-open-lead"));
        column![
            choices(missions.into_iter().chain([keep, wrong]).chain(quit)),
            lead,
            none
        ]
        .spacing(size::SNUG)
        .into()
    }
}

/// Home's picture, as wide as the window, with the name of the app in its sky.
fn sky<'a>(localizer: &Localizer, room: Size, is_new: bool) -> Element<'a, Message> {
    let (least, most) = size::SKY;
    let high = (room.height * 0.24).clamp(least, most);
    // In a small window only the name has room in the sky.
    let lead = || quiet(Type::Body, localizer.text("window-lead"));
    let is_broad = room.width >= size::CARD_WIDE && high >= size::SKY_OF_WORDS;
    let name = column![
        text(Type::Banner, localizer.text("window-name")),
        (is_new && is_broad).then(lead)
    ];
    let picture = stack![
        horizon(Size::new(room.width, high)),
        scroll_inset(name.spacing(size::TIGHT))
    ];
    column![
        picture,
        (is_new && !is_broad && room.height >= size::ROOMY).then(|| scroll_inset(lead()))
    ]
    .into()
}

/// In the middle of the window, with space around it.
fn scroll_inset<'a>(content: impl Into<Element<'a, Message>>) -> Element<'a, Message> {
    let page = container(content).max_width(size::WIDE).width(Length::Fill);
    container(page)
        .center_x(Length::Fill)
        .padding([size::GAP, size::PAD])
        .into()
}

/// That a newer version waits, and a button that uses it.
fn new_version(shared: &Shared) -> Option<Element<'_, Message>> {
    let localizer = &shared.localizer;
    shared.newer_version.then(|| {
        let load = quiet_button(
            "new-version",
            (Icon::Restore, localizer.text("window-new-version-load")),
            Some(Message::LoadNewVersion),
        );
        column![
            text(Type::Body, localizer.text("window-new-version-waits")),
            load
        ]
        .spacing(size::SNUG)
        .into()
    })
}

/// The other games, where the bar has no room for them.
fn others<'a>(localizer: &Localizer) -> Element<'a, Message> {
    let lead = quiet(Type::Small, localizer.text("helper-games-lead"));
    let games = games(localizer)
        .into_iter()
        .map(|(id, icon, label, press)| quiet_button(id, (icon, label), Some(press)));
    named(
        OTHER_GAMES,
        section(localizer.text("helper-games"), [lead, choices(games)]),
    )
}

fn games(localizer: &Localizer) -> Vec<BarItem<Message>> {
    let all = Game::ALL.into_iter().rev();
    all.map(|game| {
        (
            format!("begin-{}", game.id()),
            Icon::Dice,
            score::game(localizer, game.id()),
            Message::Begin(game),
        )
    })
    .collect()
}

/// Where the bar leads, beside the other games.
fn places(localizer: &Localizer) -> Vec<BarItem<Message>> {
    let place = |id: &str, icon: Icon, label: &str, press: Message| {
        (id.to_owned(), icon, localizer.text(label), press)
    };
    let others = Language::ALL
        .iter()
        .filter(|&&language| language != localizer.language());
    let languages = others.map(|&language| {
        let id = format!("language-{}", language.code());
        (
            id,
            Icon::Language,
            language.own_name().to_owned(),
            Message::Language(language),
        )
    });
    [
        place("rules", Icon::Search, "window-rules", Message::Rules),
        place("scores", Icon::Log, "scores-title", Message::Scores),
        place("manual", Icon::Manual, "window-manual", Message::Manual),
        place(
            "settings",
            Icon::Settings,
            "window-settings",
            Message::Settings,
        ),
    ]
    .into_iter()
    .chain(languages)
    .collect()
}

/// The same with one place for all other games.
fn narrow_places(
    localizer: &Localizer,
    mut places: Vec<BarItem<Message>>,
) -> Vec<BarItem<Message>> {
    places.insert(
        2,
        (
            "games".to_owned(),
            Icon::Dice,
            localizer.text("home-games"),
            Message::OtherGames,
        ),
    );
    places
}
