//! Campaigns of sheets that were typed in.

use std::collections::BTreeSet;

use super::whole;
use crate::campaign::diagnose_campaign;
use crate::own_sheet::campaign::CampaignProblem;
use crate::own_sheet::*;
use crate::{Files, shipped};
use first_martians::campaign::BoardGroup;

/// Five missions, each under a name of its own, as files and as chapters.
fn five() -> (Files, CampaignSheet) {
    let mut files = shipped::files();
    let mut sheet = CampaignSheet::default();
    sheet.set_name("The Long Night");
    for name in ["One", "Two", "Three", "Four", "Five"] {
        let mut draft = whole();
        draft.edit(Edit::Name(name.to_owned()));
        let made = draft
            .finish(&UsedNames::collect(&files))
            .expect("a whole sheet");
        sheet.toggle_mission(&made.id, name);
        files.0.extend(
            made.texts
                .into_iter()
                .map(|(file, text)| (format!("{}/{file}", made.id), text)),
        );
    }
    (files, sheet)
}

#[test]
fn every_campaign_that_can_be_chosen_is_sound() {
    let (files, mut sheet) = five();
    for &after_loss in AfterLoss::ALL {
        for (ends_with_a_death, locked_skills) in [(false, true), (true, false)] {
            for stays in [BTreeSet::new(), BoardGroup::ALL.iter().copied().collect()] {
                sheet = CampaignSheet {
                    after_loss,
                    ends_with_a_death,
                    locked_skills,
                    stays,
                    ..sheet
                };
                let made = sheet
                    .finish(&UsedNames::collect(&files))
                    .expect("nothing is missing");
                let mut all = files.clone();
                all.0.extend(
                    made.texts
                        .into_iter()
                        .map(|(file, text)| (format!("{}/{file}", made.id), text)),
                );
                for (mission, _) in &sheet.missions {
                    let own: Vec<_> = files
                        .folder(mission)
                        .map(|(file, _, text)| (file.to_owned(), text.to_owned()))
                        .collect();
                    all.0.extend(
                        own.into_iter()
                            .map(|(file, text)| (format!("{}/{mission}/{file}", made.id), text)),
                    );
                }
                let found = diagnose_campaign(&all, &made.id);
                // The sheet of these tests calls many things by one name, in one language.
                let found: Vec<_> = found
                    .iter()
                    .filter(|it| {
                        it.file.ends_with("campaign.json") || it.severity == crate::Severity::Error
                    })
                    .collect();
                assert!(
                    found.is_empty(),
                    "{after_loss:?}, {ends_with_a_death}: {found:?}"
                );
            }
        }
    }
}

#[test]
fn a_campaign_needs_a_name_and_two_missions() {
    let mut sheet = CampaignSheet::default();
    assert_eq!(
        sheet.problems(),
        [
            CampaignProblem::MissingName,
            CampaignProblem::TooFewMissions
        ]
    );
    sheet.set_name("  The Long Night ");
    sheet.toggle_mission("one", "One");
    sheet.toggle_mission("two", "Two");
    sheet.toggle_mission("one", "One");
    assert_eq!(
        sheet.problems(),
        [CampaignProblem::TooFewMissions],
        "{:?}",
        sheet.missions
    );
    sheet.toggle_mission("one", "One");
    assert_eq!(
        sheet
            .missions
            .iter()
            .map(|(id, _)| id.as_str())
            .collect::<Vec<_>>(),
        ["two", "one"],
        "in the order of choosing"
    );
    // The id is that of no chapter and of nothing else.
    sheet.set_name("Two");
    assert_eq!(
        sheet.finish(&UsedNames::default()).expect("whole").id,
        "two-2"
    );
}
