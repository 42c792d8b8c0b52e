//! The texts of a campaign.

use std::collections::BTreeMap;

use super::{FolderTexts, readable_prose, references};
use crate::Files;
use crate::diagnostic::{Code, Report, Text};
use crate::prose::{CampaignText, ExpectedMessage, Prose, REQUIRED_LANGUAGES};

/// Checks the texts of a campaign, and returns them with the nouns of the box.
pub(crate) fn check_campaign<'t>(
    files: &'t Files,
    campaign: &'t str,
    wanted: &[CampaignText],
    report: &mut Report,
) -> Prose {
    let expected = |text: &CampaignText| ExpectedMessage {
        kind: text.kind,
        text: true,
        attributes: text
            .attributes
            .iter()
            .map(|(name, required)| ((*name).to_owned(), *required))
            .collect(),
        takes_wordings: false,
        people: text.people.clone(),
        place: None,
    };
    let wanted = wanted
        .iter()
        .map(|text| (text.id.clone(), expected(text)))
        .collect();
    let nouns = FolderTexts::new(files, "", BTreeMap::new(), &mut Report::default());
    let mut own = FolderTexts::new(files, campaign, wanted, report);
    own.complete = true;
    for language in REQUIRED_LANGUAGES
        .into_iter()
        .filter(|language| !own.languages.contains_key(language))
    {
        let name = own.name(language);
        report.add(
            Code::MissingFile,
            Text {
                name: &name,
                text: "",
            },
            0..0,
            &[("id", &name), ("language", language)],
        );
    }
    own.check(&[], report);
    own.compare(report);
    let folders = [nouns, own];
    references(&folders, report);
    readable_prose(&folders)
}
