//! `own-sheet`: a printed mission sheet, typed in line by line. The draft, its edits and its problems are those of the window.

mod effects;
mod elements;
mod events;
mod general;
mod objectives;
mod places;
mod set_up;

use super::console::{
    Answer, Context, EXIT_FAILURE, EXIT_OK, EXIT_USAGE, Input, Stop, print_notices, print_text,
    wait,
};
use super::form::{self, NextQuestion, Prompted};
use super::text::numbered;
use content::own_sheet::{CREW_SIZES, Edit, Element, Key, ProblemPlace, SHEET_NUMBERS, SheetForm};
use content::shipped::box_nouns;
use first_martians::mission::SheetValue;
use first_martians::vocabulary::Block;
use language::{Args, Language, Localizer, own_sheet as sheet_text};
use session::messages;
use session::own_sheet::{self, SheetError};

/// The message that names what can be typed.
const HELP: &str = "sheet-ask-help";

/// The questions of a sheet, one after the other; elements have questions of their own.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Question {
    Name,
    Group,
    Story,
    /// A number for each size of the crew.
    Numbers(SheetValue),
    Morale,
    Stress,
    DiceByCrew,
    /// The die of a Block, for one crew size (0–2) where the dice differ.
    Dice(Block, usize),
    List(Element),
    Threshold,
    ThresholdCounts,
    ThresholdAtLeast,
    /// What easier and harder games change.
    Difficulty,
    /// Whether the shared Mission Events stay out.
    OwnEventsOnly,
    /// Who has compared the sheet with the printed one.
    ComparedBy,
    /// What is missing; and making the mission.
    Review,
}

/// An element whose questions are asked.
#[derive(Debug, Clone, Copy)]
struct Open {
    element: Element,
    key: Key,
    at: usize,
}

struct Wizard<'a> {
    context: &'a Context,
    /// Has the words of the box.
    localizer: Localizer,
    /// The same in the other languages.
    others: Vec<Localizer>,
    draft: SheetForm,
    /// The sheet as it was stored last, or read.
    stored: SheetForm,
    input: Input,
    at: usize,
    open: Option<Open>,
}

/// Types a sheet in, or changes that of a mission.
pub(super) fn own_sheet(context: &Context, mission: Option<&str>) -> Answer {
    if context.json {
        let message = context.localizer.format(
            "cli-contradicting",
            &Args::new().text("word", "own-sheet, --json"),
        );
        return Err(context.fail("contradicting", &message, EXIT_USAGE));
    }
    if let Some(mission) = mission
        && !wait(context.folders.has_sheet(Some(mission)))
    {
        let message = context
            .localizer
            .format("sheet-ask-unknown", &Args::new().text("id", mission));
        return Err(context.fail("unknown-sheet", &message, EXIT_USAGE));
    }
    let (draft, notices) = wait(own_sheet::open(&context.folders, mission));
    let language = context.localizer.language();
    let localizers = |language: Language| Localizer::with_prose(language, &box_nouns());
    let others = Language::ALL
        .iter()
        .filter(|&&other| other != language)
        .map(|&other| localizers(other))
        .collect();
    let (localizer, stored) = (localizers(language), draft.clone());
    print_notices(context, &localizer, &notices)?;
    Wizard {
        context,
        localizer,
        others,
        draft,
        stored,
        input: Input::stdin(),
        at: 0,
        open: None,
    }
    .run()
}

fn questions(draft: &SheetForm) -> Vec<Question> {
    let mut questions = vec![Question::Name, Question::Group, Question::Story];
    questions.extend(SHEET_NUMBERS.map(Question::Numbers));
    questions.extend([Question::Morale, Question::Stress]);
    questions.push(Question::Difficulty);
    questions.push(Question::DiceByCrew);
    let crews = if draft.has_dice_by_crew() {
        CREW_SIZES.len()
    } else {
        1
    };
    questions.extend(
        Block::ALL
            .iter()
            .flat_map(|&block| (0..crews).map(move |crew| Question::Dice(block, crew))),
    );
    questions.push(Question::List(Element::SetUp));
    // What objectives refer to comes before them.
    questions.extend(
        [
            Element::Track,
            Element::Token,
            Element::Action,
            Element::Poi,
            Element::Objective,
        ]
        .map(Question::List),
    );
    questions.push(Question::Threshold);
    let threshold = [
        Question::ThresholdCounts,
        Question::ThresholdAtLeast,
        Question::Numbers(SheetValue::Threshold),
    ];
    questions.extend(threshold.into_iter().filter(|_| draft.has_threshold));
    questions.push(Question::List(Element::Event));
    questions.extend((!draft.events.is_empty()).then_some(Question::OwnEventsOnly));
    questions.extend([Question::ComparedBy, Question::Review]);
    questions
}

/// The numbers of a line for each size of the crew; one number is for all of them.
fn for_each_crew<T: Copy>(
    line: &str,
    read: impl Fn(&str) -> Option<T>,
) -> Option<[T; CREW_SIZES.len()]> {
    let numbers: Option<Vec<T>> = line.split_whitespace().map(read).collect();
    match numbers.as_deref() {
        Some(&[all]) => Some([all; CREW_SIZES.len()]),
        Some(&[two, three, four]) => Some([two, three, four]),
        _ => None,
    }
}

/// The question that settles a problem, and the element to open.
const fn question_of(place: ProblemPlace) -> (Question, Option<(Element, Key)>) {
    match place {
        ProblemPlace::Name => (Question::Name, None),
        ProblemPlace::Group => (Question::Group, None),
        ProblemPlace::Number(value, _) => (Question::Numbers(value), None),
        ProblemPlace::Dice => (Question::DiceByCrew, None),
        ProblemPlace::Objectives => (Question::List(Element::Objective), None),
        ProblemPlace::Objective(key) => (
            Question::List(Element::Objective),
            Some((Element::Objective, key)),
        ),
        ProblemPlace::Action(key) => (
            Question::List(Element::Action),
            Some((Element::Action, key)),
        ),
        ProblemPlace::Track(key) => (Question::List(Element::Track), Some((Element::Track, key))),
        ProblemPlace::Poi(key) => (Question::List(Element::Poi), Some((Element::Poi, key))),
        ProblemPlace::SetUp(key) => (Question::List(Element::SetUp), Some((Element::SetUp, key))),
        ProblemPlace::Token(key) => (Question::List(Element::Token), Some((Element::Token, key))),
        ProblemPlace::Event(key) => (Question::List(Element::Event), Some((Element::Event, key))),
    }
}

impl Wizard<'_> {
    fn run(mut self) -> Answer {
        self.tell("wizard-lead")?;
        self.tell(HELP)?;
        if !self.is_blank() {
            let name = sheet_text::name_or_placeholder(&self.localizer, &self.draft.name);
            print_text(
                &self.localizer,
                &self
                    .localizer
                    .format("wizard-go-on", &Args::new().text("name", name)),
            )?;
            self.resume();
        }
        loop {
            let next = match self.open {
                Some(open) => self.ask_element(open)?,
                None => match questions(&self.draft)
                    .get(self.at)
                    .copied()
                    .unwrap_or(Question::Review)
                {
                    Question::Review => match self.review()? {
                        Ok(exit) => return Ok(exit),
                        Err(next) => next,
                    },
                    question => self.ask(question)?,
                },
            };
            match next {
                NextQuestion::Same => {}
                NextQuestion::Quit | NextQuestion::EndOfInput => return self.leave(),
                NextQuestion::Next => self.next()?,
                NextQuestion::Previous => match &mut self.open {
                    Some(open) if open.at > 0 => open.at -= 1,
                    Some(_) => self.open = None,
                    None if self.at == 0 => return self.leave(),
                    None => self.at -= 1,
                },
            }
        }
    }

    fn next(&mut self) -> Result<(), Stop> {
        let Some(open) = &mut self.open else {
            self.at += 1;
            return Ok(());
        };
        open.at += 1;
        let open = *open;
        if open.at >= elements::parts(&self.draft, open.element, open.key).len() {
            self.open = None;
            self.tell_problems(|place| question_of(place).1 == Some((open.element, open.key)))?;
        }
        Ok(())
    }

    /// Whether nothing was typed in.
    fn is_blank(&self) -> bool {
        self.draft.clone().with_mission_id(None).is_empty()
    }

    /// Where something is missing first; what may be missing before the objectives is asked about again.
    fn resume(&mut self) {
        let missing = self
            .draft
            .problems()
            .into_iter()
            .find(|problem| !problem.kind.is_warning());
        let question = match missing.map(|problem| question_of(problem.place).0) {
            None => Question::Review,
            Some(Question::List(_)) => Question::List(Element::Track),
            Some(question) => question,
        };
        self.go(question, None);
    }

    fn go(&mut self, question: Question, open: Option<(Element, Key)>) {
        self.at = questions(&self.draft)
            .iter()
            .position(|it| *it == question)
            .unwrap_or_default();
        self.open = open.map(|(element, key)| Open {
            element,
            key,
            at: 0,
        });
    }

    fn tell(&self, id: &str) -> Result<(), Stop> {
        Ok(print_text(&self.localizer, &self.localizer.text(id))?)
    }

    /// Says the problems at some places.
    fn tell_problems(&self, at: impl Fn(ProblemPlace) -> bool) -> Result<(), Stop> {
        let problems = self
            .draft
            .problems()
            .into_iter()
            .filter(|problem| at(problem.place));
        Ok(problems
            .map(|it| sheet_text::problem(&self.localizer, &self.draft, &it))
            .try_for_each(|it| print_text(&self.localizer, &it))?)
    }

    fn leave(&self) -> Answer {
        let id = match &self.draft.mission_id {
            _ if self.is_blank() => return self.tell("sheet-ask-nothing").map(|()| EXIT_OK),
            Some(_) => "sheet-ask-kept-of",
            None => "sheet-ask-kept",
        };
        let mission = self.draft.mission_id.clone().unwrap_or_default();
        print_text(
            &self.localizer,
            &self.localizer.format(id, &Args::new().text("id", mission)),
        )?;
        Ok(EXIT_OK)
    }

    /// Applies an edit and stores the sheet; returns the key of an added element.
    fn edit(&mut self, edit: Edit) -> Result<Option<Key>, Stop> {
        let added = self.draft.edit(edit);
        if self.draft != self.stored {
            wait(own_sheet::store(
                &self.context.folders,
                &self.stored,
                &self.draft,
            ))
            .map_err(|error| self.context.fail_storage(&error))?;
            self.stored = self.draft.clone();
        }
        Ok(added)
    }

    fn line(&mut self, prompt: &str) -> Result<Prompted<Option<String>>, Stop> {
        let typed = form::typed(&self.localizer, &mut self.input, HELP, prompt)?;
        let Prompted::Entered(Some(line)) = &typed else {
            return Ok(typed);
        };
        match line.to_lowercase().as_str() {
            "missing" | "manca" => self.list_problems()?,
            "sheet" | "scheda" => self.tell_sheet()?,
            _ => return Ok(typed),
        }
        Ok(Prompted::Otherwise(NextQuestion::Same))
    }

    fn unknown(&self, line: &str) -> Result<NextQuestion, Stop> {
        Ok(form::unknown(&self.localizer, line)?)
    }

    /// A line of text; it may be any word but those that leave the question.
    fn text(
        &mut self,
        label: &str,
        now: &str,
        optional: bool,
        edit: impl FnOnce(String) -> Edit,
    ) -> Result<NextQuestion, Stop> {
        let id = match (now.is_empty(), optional) {
            (true, false) => "sheet-ask-text",
            (true, true) => "sheet-ask-text-optional",
            (false, false) => "sheet-ask-text-there",
            (false, true) => "sheet-ask-text-there-optional",
        };
        let prompt = self
            .localizer
            .format(id, &Args::new().text("label", label).text("default", now));
        match form::typed(&self.localizer, &mut self.input, HELP, &prompt)? {
            Prompted::Otherwise(next) => return Ok(next),
            Prompted::Entered(None) if now.is_empty() && !optional => {
                self.tell("sheet-ask-text-needed")?;
                return Ok(NextQuestion::Same);
            }
            Prompted::Entered(None) => {}
            Prompted::Entered(Some(line)) => {
                let text = if line == "-" && optional {
                    String::new()
                } else {
                    line
                };
                let _ = self.edit(edit(text))?;
            }
        }
        Ok(NextQuestion::Next)
    }

    /// A whole number in a range.
    fn number(
        &mut self,
        label: &str,
        now: i64,
        range: (i64, i64),
        edit: impl FnOnce(i64) -> Edit,
    ) -> Result<NextQuestion, Stop> {
        let (min, max) = range;
        let args = Args::new()
            .text("label", label)
            .number("min", min)
            .number("max", max)
            .number("default", now);
        match self.line(&self.localizer.format("sheet-ask-number", &args))? {
            Prompted::Otherwise(next) => return Ok(next),
            Prompted::Entered(None) => {}
            Prompted::Entered(Some(line)) => {
                match whole(&line).filter(|number| (min..=max).contains(number)) {
                    Some(number) => {
                        let _ = self.edit(edit(number))?;
                    }
                    None => {
                        print_text(
                            &self.localizer,
                            &self.localizer.format("text-value-outside", &args),
                        )?;
                        return Ok(NextQuestion::Same);
                    }
                }
            }
        }
        Ok(NextQuestion::Next)
    }

    /// One of several, each with its edit; the second value says which it is now.
    fn choice(
        &mut self,
        label: &str,
        ways: Vec<(String, bool, Edit)>,
    ) -> Result<NextQuestion, Stop> {
        print_text(&self.localizer, label)?;
        let now = ways.iter().position(|(_, now, _)| *now);
        let labels: Vec<String> = ways.iter().map(|(label, ..)| label.clone()).collect();
        match form::choose(&self.localizer, &mut self.input, HELP, &labels, now)? {
            Prompted::Otherwise(next) => Ok(next),
            Prompted::Entered(index) => {
                // The way that is chosen already keeps its details.
                if let Some((_, false, edit)) = ways.into_iter().nth(index) {
                    let _ = self.edit(edit)?;
                }
                Ok(NextQuestion::Next)
            }
        }
    }

    fn list_problems(&self) -> Result<(), Stop> {
        let problems = self.draft.problems();
        let missing = problems
            .iter()
            .filter(|problem| !problem.kind.is_warning())
            .count();
        print_text(
            &self.localizer,
            &self
                .localizer
                .format("sheet-ask-missing", &Args::new().count("count", missing)),
        )?;
        for (index, problem) in problems.iter().enumerate() {
            numbered(
                &self.localizer,
                index,
                &sheet_text::problem(&self.localizer, &self.draft, problem),
            )?;
        }
        Ok(())
    }

    fn tell_sheet(&self) -> Result<(), Stop> {
        Ok(sheet_text::lines(&self.localizer, &self.draft)
            .iter()
            .try_for_each(|line| print_text(&self.localizer, line))?)
    }

    /// The whole sheet and what is missing; makes the mission, or goes where something is missing.
    fn review(&mut self) -> Result<Result<u8, NextQuestion>, Stop> {
        self.tell_sheet()?;
        self.list_problems()?;
        let problems = self.draft.problems();
        let is_whole = problems.iter().all(|problem| problem.kind.is_warning());
        let id = match (is_whole, problems.is_empty()) {
            (true, true) => "sheet-ask-make",
            (true, false) => "sheet-ask-make-or-go",
            (false, _) => "sheet-ask-go",
        };
        let line = match self.line(
            &self
                .localizer
                .format(id, &Args::new().count("count", problems.len())),
        )? {
            Prompted::Otherwise(next) => return Ok(Err(next)),
            Prompted::Entered(None) if is_whole => return self.make().map(Ok),
            Prompted::Entered(None) => "1".to_owned(),
            Prompted::Entered(Some(line)) => line,
        };
        let ordered = problems
            .iter()
            .position(|problem| !problem.kind.is_warning())
            .filter(|_| line == "1" && !is_whole);
        match ordered
            .or(form::index(&line, problems.len()))
            .and_then(|index| problems.get(index))
        {
            Some(problem) => {
                let (question, open) = question_of(problem.place);
                self.go(question, open);
                Ok(Err(NextQuestion::Same))
            }
            None => self.unknown(&line).map(Err),
        }
    }

    fn make(&self) -> Answer {
        let localizer = &self.localizer;
        let made =
            wait(own_sheet::make_mission(&self.context.folders, &self.draft)).map_err(|error| {
                match error {
                    SheetError::Install(refused) => self.context.fail(
                        "mission-not-made",
                        &messages::install_error(localizer, &refused),
                        EXIT_FAILURE,
                    ),
                    SheetError::Incomplete(problems) => {
                        let message = localizer.format(
                            "sheet-ask-missing",
                            &Args::new().count("count", problems.len()),
                        );
                        self.context
                            .fail("mission-not-made", &message, EXIT_FAILURE)
                    }
                }
            })?;
        let args = Args::new()
            .text("name", self.draft.name.trim())
            .text("id", made.id);
        match made.replaced {
            None => print_text(localizer, &localizer.format("wizard-made", &args))?,
            Some(old) => print_text(
                localizer,
                &localizer.format("wizard-made-again", &args.clone().text("old", old)),
            )?,
        }
        print_text(localizer, &localizer.format("sheet-ask-play", &args))?;
        Ok(EXIT_OK)
    }
}

/// A whole number as it is typed, with a hyphen or the sign U+2212.
fn whole(typed: &str) -> Option<i64> {
    typed.trim().replace('−', "-").parse().ok()
}

/// A number as it is stored in a sheet.
fn stored(number: i64) -> String {
    number.to_string()
}
