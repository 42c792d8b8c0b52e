//! A printed campaign typed in line by line: which missions, in which order, and what stays from one to the next.

use super::console::{
    Answer, Context, EXIT_FAILURE, EXIT_OK, EXIT_USAGE, Input, Stop, print_text, wait,
};
use super::form::{self, NextQuestion, Prompted};
use super::text::numbered;
use content::own_sheet::{AfterLoss, CampaignSheet, MOST_CHAPTERS};
use first_martians::campaign::BoardGroup;
use language::{Args, Localizer, own_campaign};
use session::messages;
use session::own_sheet::{CampaignError, make_campaign, own_missions};

const HELP: &str = "own-campaign-help";

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Question {
    Name,
    Missions,
    AfterLoss,
    Death,
    Skills,
    Stays,
    Make,
}

const QUESTIONS: [Question; 7] = [
    Question::Name,
    Question::Missions,
    Question::AfterLoss,
    Question::Death,
    Question::Skills,
    Question::Stays,
    Question::Make,
];

struct Form<'a> {
    localizer: &'a Localizer,
    input: Input,
    sheet: CampaignSheet,
    missions: Vec<(String, String)>,
}

/// Asks for the campaign and makes it. Nothing is kept before that: it is seven short questions.
pub(super) fn own_campaign(context: &Context) -> Answer {
    let localizer = &context.localizer;
    if context.json {
        let message = localizer.format(
            "cli-contradicting",
            &Args::new().text("word", "own-campaign, --json"),
        );
        return Err(context.fail("contradicting", &message, EXIT_USAGE));
    }
    let missions = wait(own_missions(&context.folders, localizer.language()));
    if missions.len() < 2 {
        return Err(context.fail(
            "no-missions",
            &localizer.text("own-campaign-no-missions"),
            EXIT_USAGE,
        ));
    }
    print_text(localizer, &localizer.text("own-campaign-lead"))?;
    print_text(localizer, &localizer.text(HELP))?;
    let mut form = Form {
        localizer,
        input: Input::stdin(),
        sheet: CampaignSheet::default(),
        missions,
    };
    let mut at = 0;
    while let Some(&question) = QUESTIONS.get(at) {
        match form.ask(question)? {
            NextQuestion::Same => {}
            NextQuestion::Next => at += 1,
            NextQuestion::Previous if at > 0 => at -= 1,
            NextQuestion::Previous | NextQuestion::Quit | NextQuestion::EndOfInput => {
                print_text(localizer, &localizer.text("own-campaign-left"))?;
                return Ok(EXIT_OK);
            }
        }
    }
    let made = wait(make_campaign(&context.folders, &form.sheet)).map_err(|error| match error {
        CampaignError::Install(why) => context.fail(
            "campaign-not-made",
            &messages::install_error(localizer, &why),
            EXIT_FAILURE,
        ),
        CampaignError::Incomplete(problems) => context.fail(
            "campaign-not-made",
            &own_campaign::problems(localizer, &problems),
            EXIT_FAILURE,
        ),
    })?;
    let args = Args::new()
        .text("name", form.sheet.name.trim())
        .text("id", made.id);
    print_text(localizer, &localizer.format("own-campaign-made", &args))?;
    print_text(localizer, &localizer.format("own-campaign-play", &args))?;
    Ok(EXIT_OK)
}

impl Form<'_> {
    fn ask(&mut self, question: Question) -> Result<NextQuestion, Stop> {
        let localizer = self.localizer;
        match question {
            Question::Name => self.name(),
            Question::Missions => self.chapters(),
            Question::AfterLoss => {
                let labels = AfterLoss::ALL
                    .iter()
                    .map(|it| own_campaign::after_loss(localizer, *it))
                    .collect();
                let now = AfterLoss::ALL
                    .iter()
                    .position(|it| *it == self.sheet.after_loss);
                self.choice("own-campaign-after-loss", labels, now, |sheet, at| {
                    sheet.after_loss = AfterLoss::ALL.get(at).copied().unwrap_or(sheet.after_loss);
                })
            }
            Question::Death => {
                let labels = [false, true]
                    .map(|ends| own_campaign::death(localizer, ends))
                    .into();
                self.choice(
                    "own-campaign-death",
                    labels,
                    Some(usize::from(self.sheet.ends_with_a_death)),
                    |sheet, at| {
                        sheet.ends_with_a_death = at == 1;
                    },
                )
            }
            Question::Skills => {
                let labels = [true, false]
                    .map(|locked| own_campaign::skills(localizer, locked))
                    .into();
                self.choice(
                    "own-campaign-skills",
                    labels,
                    Some(usize::from(!self.sheet.locked_skills)),
                    |sheet, at| {
                        sheet.locked_skills = at == 0;
                    },
                )
            }
            Question::Stays => self.stays(),
            Question::Make => {
                for line in own_campaign::lines(localizer, &self.sheet) {
                    print_text(localizer, &line)?;
                }
                match form::typed(
                    localizer,
                    &mut self.input,
                    HELP,
                    &localizer.text("own-campaign-make"),
                )? {
                    Prompted::Otherwise(next) => Ok(next),
                    Prompted::Entered(None) => Ok(NextQuestion::Next),
                    Prompted::Entered(Some(line)) => Ok(form::unknown(localizer, &line)?),
                }
            }
        }
    }

    fn name(&mut self) -> Result<NextQuestion, Stop> {
        let localizer = self.localizer;
        let id = if self.sheet.name.is_empty() {
            "sheet-ask-text"
        } else {
            "sheet-ask-text-there"
        };
        let args = Args::new()
            .text("label", localizer.text("own-campaign-name"))
            .text("default", self.sheet.name.as_str());
        match form::typed(
            localizer,
            &mut self.input,
            HELP,
            &localizer.format(id, &args),
        )? {
            Prompted::Otherwise(next) => Ok(next),
            Prompted::Entered(None) if self.sheet.name.is_empty() => {
                print_text(localizer, &localizer.text("sheet-ask-text-needed"))?;
                Ok(NextQuestion::Same)
            }
            Prompted::Entered(None) => Ok(NextQuestion::Next),
            Prompted::Entered(Some(line)) => {
                self.sheet.set_name(&line);
                Ok(NextQuestion::Next)
            }
        }
    }

    /// The numbers of the missions, in the order of the campaign.
    fn chapters(&mut self) -> Result<NextQuestion, Stop> {
        let localizer = self.localizer;
        print_text(localizer, &localizer.text("own-campaign-missions"))?;
        for (index, (_, name)) in self.missions.iter().enumerate() {
            numbered(localizer, index, name)?;
        }
        let line = match form::typed(
            localizer,
            &mut self.input,
            HELP,
            &localizer.text("own-campaign-order"),
        )? {
            Prompted::Otherwise(next) => return Ok(next),
            Prompted::Entered(None) if self.sheet.missions.len() > 1 => {
                return Ok(NextQuestion::Next);
            }
            Prompted::Entered(None) => String::new(),
            Prompted::Entered(Some(line)) => line,
        };
        let words = line.split([' ', ',']).filter(|word| !word.is_empty());
        let chosen: Option<Vec<usize>> = words
            .map(|word| form::index(word, self.missions.len()))
            .collect();
        let mut sheet = CampaignSheet {
            missions: Vec::new(),
            ..self.sheet.clone()
        };
        for (id, name) in chosen
            .iter()
            .flatten()
            .filter_map(|index| self.missions.get(*index))
        {
            sheet.toggle_mission(id, name);
        }
        // Twice the same is not there once, and more than there is room for are fewer.
        let fits = chosen.is_some_and(|chosen| chosen.len() == sheet.missions.len())
            && sheet.missions.len() > 1;
        if !fits {
            let most = i64::try_from(MOST_CHAPTERS).unwrap_or_default();
            print_text(
                localizer,
                &localizer.format(
                    "own-campaign-order-wrong",
                    &Args::new().number("most", most),
                ),
            )?;
            return Ok(NextQuestion::Same);
        }
        self.sheet = sheet;
        Ok(NextQuestion::Next)
    }

    fn choice(
        &mut self,
        label: &str,
        labels: Vec<String>,
        now: Option<usize>,
        set: impl FnOnce(&mut CampaignSheet, usize),
    ) -> Result<NextQuestion, Stop> {
        print_text(self.localizer, &self.localizer.text(label))?;
        match form::choose(self.localizer, &mut self.input, HELP, &labels, now)? {
            Prompted::Otherwise(next) => Ok(next),
            Prompted::Entered(index) => {
                set(&mut self.sheet, index);
                Ok(NextQuestion::Next)
            }
        }
    }

    fn stays(&mut self) -> Result<NextQuestion, Stop> {
        let localizer = self.localizer;
        print_text(localizer, &localizer.text("own-campaign-stays"))?;
        for (index, &group) in BoardGroup::ALL.iter().enumerate() {
            let name = own_campaign::group(localizer, group);
            numbered(
                localizer,
                index,
                &if self.sheet.stays.contains(&group) {
                    format!("{name} ✓")
                } else {
                    name
                },
            )?;
        }
        match form::typed(
            localizer,
            &mut self.input,
            HELP,
            &localizer.text("sheet-ask-toggle"),
        )? {
            Prompted::Otherwise(next) => Ok(next),
            Prompted::Entered(None) => Ok(NextQuestion::Next),
            Prompted::Entered(Some(line)) => match form::index(&line, BoardGroup::ALL.len())
                .and_then(|at| BoardGroup::ALL.get(at))
            {
                Some(&group) => {
                    self.sheet.toggle_stays(group);
                    Ok(NextQuestion::Same)
                }
                None => Ok(form::unknown(localizer, &line)?),
            },
        }
    }
}
