//! A campaign of typed-in mission sheets in words.

use super::{Args, Localizer};
use content::own_sheet::{AfterLoss, CampaignProblem, CampaignSheet};
use first_martians::campaign::BoardGroup;

/// All that is missing.
pub fn problems(localizer: &Localizer, problems: &[CampaignProblem]) -> String {
    let problem = |problem: &CampaignProblem| match problem {
        CampaignProblem::MissingName => localizer.text("own-campaign-no-name"),
        CampaignProblem::TooFewMissions => localizer.text("own-campaign-few"),
    };
    problems.iter().map(problem).collect::<Vec<_>>().join(" ")
}

/// How the campaign goes on after a loss.
pub fn after_loss(localizer: &Localizer, after: AfterLoss) -> String {
    localizer.format("own-campaign-lost", &Args::new().text("after", after.id()))
}

/// What the death of an astronaut does.
pub fn death(localizer: &Localizer, ends: bool) -> String {
    localizer.text(if ends {
        "own-campaign-death-ends"
    } else {
        "own-campaign-death-newcomer"
    })
}

/// How the Skill cards begin.
pub fn skills(localizer: &Localizer, locked: bool) -> String {
    localizer.text(if locked {
        "own-campaign-skills-locked"
    } else {
        "own-campaign-skills-open"
    })
}

/// What stays of the board.
pub fn group(localizer: &Localizer, group: BoardGroup) -> String {
    localizer.format("own-campaign-group", &Args::new().text("group", group.id()))
}

/// The campaign so far, one fact per line.
pub fn lines(localizer: &Localizer, sheet: &CampaignSheet) -> Vec<String> {
    let line = |label: &str, value: String| {
        localizer.format(
            "wizard-line",
            &Args::new()
                .text("value", localizer.text(label))
                .text("numbers", value),
        )
    };
    let stays: Vec<String> = sheet.stays.iter().map(|it| group(localizer, *it)).collect();
    let stays = if stays.is_empty() {
        "–".to_owned()
    } else {
        stays.join(", ")
    };
    let missions = sheet
        .missions
        .iter()
        .enumerate()
        .map(|(index, (_, name))| format!("{}. {name}", index + 1));
    let missions: Vec<String> = missions.collect();
    vec![
        line("own-campaign-name", sheet.name.trim().to_owned()),
        line("own-campaign-chapters", missions.join(", ")),
        line(
            "own-campaign-after-loss",
            after_loss(localizer, sheet.after_loss),
        ),
        line(
            "own-campaign-death",
            death(localizer, sheet.ends_with_a_death),
        ),
        line(
            "own-campaign-skills",
            skills(localizer, sheet.locked_skills),
        ),
        line("own-campaign-stays", stays),
    ]
}
