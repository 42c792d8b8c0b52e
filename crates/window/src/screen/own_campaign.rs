//! A campaign of missions that were typed in: which, in which order, and what stays from one to the next.

use crate::jobs::sheets;
use crate::widget::prelude::*;
use crate::{Action, Shared};
use content::own_sheet::{AfterLoss, CampaignSheet, MOST_CHAPTERS};
use first_martians::campaign::BoardGroup;
use language::{Args, Localizer, own_campaign};
use session::messages;
use session::own_sheet::{CampaignError, Made};

#[derive(Debug, Clone)]
pub struct OwnCampaign {
    sheet: CampaignSheet,
    /// The missions to choose from, by id and name.
    missions: Vec<(String, String)>,
    making: bool,
}

#[derive(Debug, Clone)]
pub enum Message {
    Main,
    Back,
    Name(String),
    Entered,
    /// Adds that mission at the end, or takes it out.
    Mission(usize),
    AfterLoss(AfterLoss),
    EndsWithADeath(bool),
    LockedSkills(bool),
    Stays(BoardGroup),
    Made(Box<Result<Made, CampaignError>>),
}

impl OwnCampaign {
    pub fn new(missions: Vec<(String, String)>) -> Self {
        Self {
            sheet: CampaignSheet::default(),
            missions,
            making: false,
        }
    }

    pub fn update(&mut self, message: Message, shared: &Shared) -> Action {
        match message {
            Message::Made(result) => return self.made(&result, shared),
            Message::Back => return Action::CloseAndReread,
            _ if self.making => {}
            Message::Main if self.sheet.problems().is_empty() => {
                self.making = true;
                return Action::Run(sheets::make_campaign(&shared.folders, self.sheet.clone()));
            }
            Message::Main | Message::Entered => {}
            Message::Name(name) => self.sheet.set_name(&name),
            Message::Mission(index) => {
                if let Some((id, name)) = self.missions.get(index) {
                    self.sheet.toggle_mission(id, name);
                }
            }
            Message::AfterLoss(after) => self.sheet.after_loss = after,
            Message::EndsWithADeath(ends) => self.sheet.ends_with_a_death = ends,
            Message::LockedSkills(locked) => self.sheet.locked_skills = locked,
            Message::Stays(group) => self.sheet.toggle_stays(group),
        }
        Action::None
    }

    fn made(&mut self, result: &Result<Made, CampaignError>, shared: &Shared) -> Action {
        self.making = false;
        let localizer = &shared.localizer;
        match result {
            Ok(_) => {
                let name = Args::new().text("name", self.sheet.name.trim());
                Action::All(vec![
                    Action::Confirm(localizer.format("own-campaign-made", &name)),
                    Action::Close,
                    Action::Home,
                ])
            }
            Err(CampaignError::Install(why)) => {
                Action::Notify(messages::install_error(localizer, why))
            }
            Err(CampaignError::Incomplete(problems)) => {
                Action::Notify(own_campaign::problems(localizer, problems))
            }
        }
    }

    pub fn view<'a>(&'a self, localizer: &Localizer) -> Element<'a, Message> {
        let sheet = &self.sheet;
        let name = field(
            "own-campaign-name",
            "",
            &sheet.name,
            Message::Name,
            Message::Entered,
        );
        let name = Column::with_children([
            text(Type::Body, localizer.text("own-campaign-name")).into(),
            name,
        ])
        .spacing(size::TIGHT);
        let full = sheet.missions.len() >= MOST_CHAPTERS;
        let missions = self.missions.iter().enumerate().map(|(index, (id, name))| {
            let place = sheet.missions.iter().position(|(chosen, _)| chosen == id);
            let label =
                place.map_or_else(|| name.clone(), |place| format!("{}. {name}", place + 1));
            let press = (place.is_some() || !full).then_some(Message::Mission(index));
            choice(format!("chapter-{id}"), label, place.is_some(), press)
        });
        let after = AfterLoss::ALL.iter().map(|&after| {
            let id = format!("after-loss-{}", after.id());
            choice(
                id,
                own_campaign::after_loss(localizer, after),
                sheet.after_loss == after,
                Some(Message::AfterLoss(after)),
            )
        });
        let death = [("newcomer", false), ("ends", true)].map(|(id, ends)| {
            let press = Some(Message::EndsWithADeath(ends));
            choice(
                format!("death-{id}"),
                own_campaign::death(localizer, ends),
                sheet.ends_with_a_death == ends,
                press,
            )
        });
        let skills = [("locked", true), ("open", false)].map(|(id, locked)| {
            let press = Some(Message::LockedSkills(locked));
            choice(
                format!("skills-{id}"),
                own_campaign::skills(localizer, locked),
                sheet.locked_skills == locked,
                press,
            )
        });
        let stays = BoardGroup::ALL.iter().map(|&group| {
            let press = Some(Message::Stays(group));
            choice(
                format!("stays-{}", group.id()),
                own_campaign::group(localizer, group),
                sheet.stays.contains(&group),
                press,
            )
        });
        let missing = sheet.problems();
        let missing = (!missing.is_empty())
            .then(|| quiet(Type::Small, own_campaign::problems(localizer, &missing)));
        let content = Column::with_children([
            text(Type::Heading, localizer.text("own-campaign-title")).into(),
            quiet(Type::Body, localizer.text("own-campaign-lead")),
            panel(name),
            section(
                localizer.text("own-campaign-missions"),
                [
                    quiet(Type::Small, localizer.text("own-campaign-press")),
                    choices(missions),
                ],
            ),
            section(localizer.text("own-campaign-after-loss"), [choices(after)]),
            section(localizer.text("own-campaign-death"), [choices(death)]),
            section(localizer.text("own-campaign-skills"), [choices(skills)]),
            section(localizer.text("own-campaign-stays"), [choices(stays)]),
        ]);
        let content = Column::with_children(
            std::iter::once(content.spacing(size::GAP).into()).chain(missing),
        )
        .spacing(size::GAP);
        let press = (sheet.problems().is_empty() && !self.making).then_some(Message::Main);
        let main = main_button(localizer.text("own-campaign-button"), press);
        let back = quiet_button(
            "own-campaign-back",
            (Icon::Back, localizer.text("window-back")),
            Some(Message::Back),
        );
        framed_page("own-campaign", content, [back], main)
    }
}
