//! The questions about places: Objective tokens, where an action is done, and what the Threshold counts.

use std::collections::BTreeSet;

use super::Wizard;
use super::elements::Part;
use crate::cli::console::{Stop, print_text};
use crate::cli::form::{NextQuestion, Prompted, index};
use crate::cli::text::numbered;
use content::own_sheet::{
    Action, ActionEdit, Edit, Token, TokenEdit, single_facilities, threshold_counts,
};
use first_martians::effect::TokenAt;
use first_martians::mission::{ActionPlace, TakesThreshold, TokenGoesTo};
use first_martians::vocabulary::{Facility, Region, TokenColour};
use language::{Args, name_lookup, own_sheet as sheet_text};

pub(super) fn token_parts(token: &Token) -> Vec<Part> {
    let place = match token.at {
        TokenAt::Region(_) => Part::AtRegions,
        TokenAt::Facility(_) => Part::AtFacility,
    };
    vec![
        Part::TokenColour,
        Part::TokenNumber,
        Part::TokenAt,
        place,
        Part::TokenGoesTo,
    ]
}

/// Which regions or which Facility, if it is not done in the HUB.
pub(super) fn action_parts(action: &Action) -> Option<Part> {
    match action.at.as_ref()? {
        ActionPlace::Regions(_) => Some(Part::AtRegions),
        ActionPlace::Facility(_) => Some(Part::AtFacility),
        // A typed sheet has no walkers.
        ActionPlace::Walker(_) => None,
    }
}

impl Wizard<'_> {
    pub(super) fn ask_place(&mut self, action: &Action, part: Part) -> Result<NextQuestion, Stop> {
        let key = action.key;
        let to = move |at| Edit::Action(key, ActionEdit::At(at));
        match (part, &action.at) {
            (Part::AtRegions, Some(ActionPlace::Regions(regions))) => {
                let now = regions.iter().copied().collect();
                self.regions(&now, |region| Edit::Action(key, ActionEdit::Region(region)))
            }
            (Part::AtFacility, Some(ActionPlace::Facility(facility))) => {
                self.facility(single_facilities(), *facility, |it| {
                    to(Some(ActionPlace::Facility(it)))
                })
            }
            (Part::At, at) => {
                let kinds = [
                    None,
                    Some(ActionPlace::Regions(Vec::new())),
                    Some(ActionPlace::Facility(Facility::Lab)),
                ];
                let labels = [
                    "wizard-action-at-home",
                    "wizard-action-at-regions",
                    "wizard-action-at-facility",
                ];
                let is = |kind: &Option<ActionPlace>| match (kind, at) {
                    (None, None)
                    | (Some(ActionPlace::Regions(_)), Some(ActionPlace::Regions(_)))
                    | (Some(ActionPlace::Facility(_)), Some(ActionPlace::Facility(_))) => true,
                    (None | Some(_), _) => false,
                };
                let ways = kinds
                    .into_iter()
                    .zip(labels)
                    .map(|(kind, id)| (self.label(id), is(&kind), to(kind)))
                    .collect();
                self.choice(&self.label("wizard-action-where"), ways)
            }
            _ => Ok(NextQuestion::Next),
        }
    }

    pub(super) fn ask_token(&mut self, token: &Token, part: Part) -> Result<NextQuestion, Stop> {
        let key = token.key;
        let edit = move |edit: TokenEdit| Edit::Token(key, edit);
        match (part, token.at) {
            (Part::TokenColour, _) => {
                let ways = TokenColour::ALL.iter().map(|&colour| {
                    let label = self.label(&format!("wizard-token-{}", colour.id()));
                    (
                        label,
                        token.colour == colour,
                        edit(TokenEdit::Colour(colour)),
                    )
                });
                let ways = ways.collect();
                self.choice(&self.label("wizard-token-colour"), ways)
            }
            (Part::TokenNumber, _) => self.text(
                &self.label("wizard-token-number"),
                &token.number,
                false,
                |typed| edit(TokenEdit::Number(typed)),
            ),
            (Part::TokenAt, at) => {
                let region = (
                    self.label("wizard-action-at-regions"),
                    matches!(at, TokenAt::Region(_)),
                    Token::default().at,
                );
                let facility = (
                    self.label("wizard-action-at-facility"),
                    matches!(at, TokenAt::Facility(_)),
                    TokenAt::Facility(Facility::Lab),
                );
                let ways = [region, facility]
                    .map(|(label, is, at)| (label, is, edit(TokenEdit::At(at))))
                    .into();
                self.choice(&self.label("wizard-token-at"), ways)
            }
            (Part::AtRegions, TokenAt::Region(now)) => {
                self.region(now, |region| edit(TokenEdit::At(TokenAt::Region(region))))
            }
            (Part::AtFacility, TokenAt::Facility(now)) => {
                self.facility(Facility::ALL.iter().copied(), now, |it| {
                    edit(TokenEdit::At(TokenAt::Facility(it)))
                })
            }
            (Part::TokenGoesTo, _) => {
                let ways = TokenGoesTo::ALL.iter().map(|&to| {
                    let label = self.label(&format!("wizard-token-to-{}", to.id()));
                    (label, token.goes_to == to, edit(TokenEdit::GoesTo(to)))
                });
                let ways = ways.collect();
                self.choice(&self.label("wizard-token-to"), ways)
            }
            _ => Ok(NextQuestion::Next),
        }
    }

    fn facility(
        &mut self,
        all: impl Iterator<Item = Facility>,
        now: Facility,
        edit: impl Fn(Facility) -> Edit,
    ) -> Result<NextQuestion, Stop> {
        let ways = all
            .map(|it| (self.localizer.word(it), it == now, edit(it)))
            .collect();
        self.choice(&self.label("wizard-facility"), ways)
    }

    pub(super) fn threshold_counts(&mut self) -> Result<NextQuestion, Stop> {
        let now = self.draft.threshold.clone();
        let ways = threshold_counts().into_iter().map(|counts| {
            let (told, is_now) = (
                sheet_text::threshold_counts(&self.localizer, counts.as_ref()),
                now.counts == counts,
            );
            (
                told,
                is_now,
                Edit::ThresholdCounts(TakesThreshold {
                    counts,
                    ..now.clone()
                }),
            )
        });
        let ways = ways.collect();
        self.choice(&self.label("wizard-threshold-counts"), ways)
    }

    pub(super) fn threshold_at_least(&mut self) -> Result<NextQuestion, Stop> {
        let now = self.draft.threshold.clone();
        let ways = [
            ("wizard-threshold-most", false),
            ("wizard-threshold-least", true),
        ]
        .map(|(id, at_least)| {
            let edit = Edit::ThresholdCounts(TakesThreshold {
                at_least,
                ..now.clone()
            });
            (self.label(id), now.at_least == at_least, edit)
        });
        self.choice(&self.label("wizard-threshold-there"), ways.into())
    }

    /// Elements that are chosen or not, each with the edit that changes that; Enter goes on.
    pub(super) fn toggles(
        &mut self,
        label: &str,
        none: &str,
        ways: Vec<(String, bool, Edit)>,
    ) -> Result<NextQuestion, Stop> {
        if ways.is_empty() {
            self.tell(none)?;
            return Ok(NextQuestion::Next);
        }
        self.tell(label)?;
        for (index, (name, chosen, _)) in ways.iter().enumerate() {
            let name = if *chosen {
                format!("{name} ✓")
            } else {
                name.clone()
            };
            numbered(&self.localizer, index, &name)?;
        }
        let line = match self.line(&self.localizer.text("sheet-ask-toggle"))? {
            Prompted::Otherwise(next) => return Ok(next),
            Prompted::Entered(None) => return Ok(NextQuestion::Next),
            Prompted::Entered(Some(line)) => line,
        };
        match index(&line, ways.len()).and_then(|index| ways.into_iter().nth(index)) {
            Some((_, _, edit)) => {
                let _ = self.edit(edit)?;
                Ok(NextQuestion::Same)
            }
            None => self.unknown(&line),
        }
    }

    /// Names of regions, each with the edit that adds or removes it.
    pub(super) fn regions(
        &mut self,
        now: &BTreeSet<Region>,
        edit: impl Fn(Region) -> Edit,
    ) -> Result<NextQuestion, Stop> {
        let typed =
            match self.typed_regions("wizard-regions", "sheet-ask-regions", now, |_| true)? {
                Ok(typed) => typed,
                Err(next) => return Ok(next),
            };
        for &region in now.symmetric_difference(&typed) {
            let _ = self.edit(edit(region))?;
        }
        Ok(NextQuestion::Next)
    }

    /// The name of one region.
    fn region(&mut self, now: Region, edit: impl Fn(Region) -> Edit) -> Result<NextQuestion, Stop> {
        let fits = |typed: &BTreeSet<Region>| typed.len() == 1;
        match self.typed_regions(
            "wizard-which-region",
            "sheet-ask-region",
            &BTreeSet::from([now]),
            fits,
        )? {
            Ok(typed) => {
                for region in typed {
                    let _ = self.edit(edit(region))?;
                }
                Ok(NextQuestion::Next)
            }
            Err(next) => Ok(next),
        }
    }

    /// Regions by their names in any language.
    fn typed_regions(
        &mut self,
        label: &str,
        prompt: &str,
        now: &BTreeSet<Region>,
        fits: impl Fn(&BTreeSet<Region>) -> bool,
    ) -> Result<Result<BTreeSet<Region>, NextQuestion>, Stop> {
        let own = name_lookup::regions(&self.localizer);
        let name = |region: &Region| {
            own.iter()
                .find(|(own, _)| own == region)
                .map(|(_, name)| name.clone())
                .unwrap_or_default()
        };
        let names: Vec<String> = now.iter().map(name).collect();
        let default = if names.is_empty() {
            self.localizer.text("sheet-ask-any")
        } else {
            names.join(" ")
        };
        let example = own
            .iter()
            .take(2)
            .map(|(_, name)| name.as_str())
            .collect::<Vec<_>>()
            .join(" ");
        let args = Args::new()
            .text("label", self.label(label))
            .text("example", example)
            .text("default", default);
        let line = match self.line(&self.localizer.format(prompt, &args))? {
            Prompted::Otherwise(next) => return Ok(Err(next)),
            Prompted::Entered(None) => return Ok(Err(NextQuestion::Next)),
            Prompted::Entered(Some(line)) => line,
        };
        let known: Vec<_> = own
            .into_iter()
            .chain(self.others.iter().flat_map(name_lookup::regions))
            .collect();
        let of = |word: &str| {
            known
                .iter()
                .find(|(_, name)| name.to_lowercase() == word.to_lowercase())
                .map(|(region, _)| *region)
        };
        let typed = line
            .split([' ', ','])
            .filter(|word| !word.is_empty() && line != "-");
        let typed: Option<BTreeSet<Region>> = typed.map(of).collect();
        match typed.filter(fits) {
            Some(typed) => Ok(Ok(typed)),
            None => {
                print_text(
                    &self.localizer,
                    &self.localizer.format("sheet-ask-regions-wrong", &args),
                )?;
                Ok(Err(NextQuestion::Same))
            }
        }
    }
}
