//! A campaign of typed-in mission sheets in words.

use super::{Args, Voice};
use content::own_sheet::{AfterLoss, CampaignProblem, CampaignSheet};
use first_martians::campaign::BoardGroup;

/// All that is missing.
pub fn problems(voice: &Voice, problems: &[CampaignProblem]) -> String {
    let problem = |problem: &CampaignProblem| match problem {
        CampaignProblem::MissingName => voice.plain("own-campaign-no-name"),
        CampaignProblem::TooFewMissions => voice.plain("own-campaign-few"),
    };
    problems.iter().map(problem).collect::<Vec<_>>().join(" ")
}

/// How the campaign goes on after a loss.
pub fn after_loss(voice: &Voice, after: AfterLoss) -> String {
    voice.say("own-campaign-lost", &Args::new().text("after", after.id()))
}

/// What the death of an astronaut does.
pub fn death(voice: &Voice, ends: bool) -> String {
    voice.plain(if ends {
        "own-campaign-death-ends"
    } else {
        "own-campaign-death-newcomer"
    })
}

/// How the Skill cards begin.
pub fn skills(voice: &Voice, locked: bool) -> String {
    voice.plain(if locked {
        "own-campaign-skills-locked"
    } else {
        "own-campaign-skills-open"
    })
}

/// What stays of the board.
pub fn group(voice: &Voice, group: BoardGroup) -> String {
    voice.say("own-campaign-group", &Args::new().text("group", group.id()))
}

/// The campaign so far, one fact per line.
pub fn lines(voice: &Voice, sheet: &CampaignSheet) -> Vec<String> {
    let line = |label: &str, value: String| {
        voice.say(
            "wizard-line",
            &Args::new()
                .text("value", voice.plain(label))
                .text("numbers", value),
        )
    };
    let stays: Vec<String> = sheet.stays.iter().map(|it| group(voice, *it)).collect();
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
            after_loss(voice, sheet.after_loss),
        ),
        line("own-campaign-death", death(voice, sheet.ends_with_a_death)),
        line("own-campaign-skills", skills(voice, sheet.locked_skills)),
        line("own-campaign-stays", stays),
    ]
}
