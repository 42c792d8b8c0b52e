//! `score --ask`: the score sheet of a finished game, line by line, over the same draft as the form of the window.

use std::io;

use serde_json::{Value, json};

use super::{keep, kept_as, refused};
use crate::cli::args::Score;
use crate::cli::console::{
    Answer, Context, EXIT_FAILURE, EXIT_OK, EXIT_USAGE, Input, Stop, print, print_text, wait,
};
use crate::cli::form::{NextQuestion, Prompted, choose, index, typed, unknown};
use crate::cli::text::numbered;
use companions::pocket_mars::Level;
use companions::scorebook::form::SheetField;
use companions::scorebook::{Game, ScoreForm};
use companions::scoring::{Code, InputError};
use language::helper::unnamed;
use language::{Args, Language, Localizer, score as score_text};
use session::scores;

/// The message that names what can be typed.
const HELP: &str = "score-ask-help";

/// What is asked for, one after the other.
#[derive(Clone, Copy)]
enum Question {
    Players,
    Level,
    /// A field of the player in that seat.
    Field(usize, SheetField),
    /// The first player of the last round.
    LastFirst,
    Switches,
}

/// Asks for a score sheet, prints the result, and offers to keep it.
pub(super) fn score(context: &Context, asked: &Score) -> Answer {
    let localizer = &context.localizer;
    if context.json {
        let message = localizer.format(
            "cli-contradicting",
            &Args::new().text("word", "--ask, --json"),
        );
        return Err(context.fail("contradicting", &message, EXIT_USAGE));
    }
    let mut draft = match asked.keep.as_ref().and_then(Option::as_deref) {
        None => ScoreForm::new(asked.game),
        Some(id) => entered(context, asked.game, id)?,
    };
    let mut input = Input::stdin();
    print_text(
        localizer,
        &localizer.format(
            "score-ask-lead",
            &Args::new().text("game", score_text::game(localizer, asked.game.id())),
        ),
    )?;
    match fill(localizer, &mut draft, &mut input)? {
        NextQuestion::EndOfInput => return Err(ended(context)),
        NextQuestion::Quit => return left(localizer),
        NextQuestion::Next | NextQuestion::Previous | NextQuestion::Same => {}
    }
    let document = draft.document();
    let scored = draft.score().map_err(|faults| refused(context, &faults))?;
    for line in score_text::score_lines(localizer, asked.game, &scored) {
        print(&line)?;
    }
    if asked.keep.is_none() {
        match agreed(localizer, &mut input)? {
            None => return Err(ended(context)),
            Some(false) => return left(localizer),
            Some(true) => {}
        }
    }
    let entry = keep(
        context,
        asked,
        asked.keep.as_ref().and_then(Option::as_deref),
        &document,
    )?;
    print(&kept_as(context, &entry))?;
    Ok(EXIT_OK)
}

/// The draft of a kept score.
fn entered(context: &Context, game: Game, id: &str) -> Result<ScoreForm, Stop> {
    let entry = wait(scores::find(&context.folders, id)).and_then(|entry| {
        match entry.input().filter(|_| entry.game() == game.id()) {
            Some(input) => Ok(input),
            None => Err(scores::ScoreError::OtherGame {
                id: id.to_owned(),
                game: entry.game(),
            }),
        }
    });
    entry
        .map(|input| ScoreForm::from_document(game, &input))
        .map_err(|error| super::fail_scores(context, &error))
}

fn ended(context: &Context) -> Stop {
    context.fail(
        "input-ended",
        &context.localizer.text("score-ask-ended"),
        EXIT_FAILURE,
    )
}

fn left(localizer: &Localizer) -> Answer {
    print_text(localizer, &localizer.text("score-ask-left"))?;
    Ok(EXIT_OK)
}

/// The questions that this draft needs.
fn questions(draft: &ScoreForm) -> Vec<Question> {
    let mut questions = vec![Question::Players];
    questions.extend(draft.get("level").map(|_| Question::Level));
    questions.extend((0..draft.seats()).flat_map(|seat| {
        draft
            .fields(seat)
            .into_iter()
            .map(move |it| Question::Field(seat, it))
    }));
    let is_tie = || {
        draft
            .score()
            .is_err_and(|faults| faults.iter().any(|it| it.code == Code::FirstPlayerNeeded))
    };
    if draft.game() == Game::MarsNeedsMechanics && (draft.last_first().is_some() || is_tie()) {
        questions.push(Question::LastFirst);
    }
    questions.extend((!draft.switches().is_empty()).then_some(Question::Switches));
    questions
}

/// Asks every question, until the sheet can be scored.
fn fill(
    localizer: &Localizer,
    draft: &mut ScoreForm,
    input: &mut Input,
) -> io::Result<NextQuestion> {
    let mut at = 0;
    loop {
        let Some(&question) = questions(draft).get(at) else {
            match draft.score() {
                Ok(_) => return Ok(NextQuestion::Next),
                Err(faults) => {
                    tell(localizer, draft, &faults)?;
                    at = 0;
                    continue;
                }
            }
        };
        let next = match question {
            Question::Players => players(localizer, draft, input)?,
            Question::Level => level(localizer, draft, input)?,
            Question::Field(seat, field) => one_field(localizer, draft, seat, field, input)?,
            Question::LastFirst => last_first(localizer, draft, input)?,
            Question::Switches => switches(localizer, draft, input)?,
        };
        match next {
            NextQuestion::Next => at += 1,
            NextQuestion::Previous => at = at.saturating_sub(1),
            NextQuestion::Same => {}
            NextQuestion::Quit | NextQuestion::EndOfInput => return Ok(next),
        }
    }
}

fn tell(localizer: &Localizer, draft: &ScoreForm, faults: &[InputError]) -> io::Result<()> {
    faults.iter().try_for_each(|fault| {
        let open = fault.code == Code::NotANumber && draft.is_missing(fault);
        print_text(
            localizer,
            &if open {
                localizer.text("scores-number-open")
            } else {
                score_text::fault(localizer, fault)
            },
        )
    })
}

fn players(
    localizer: &Localizer,
    draft: &mut ScoreForm,
    input: &mut Input,
) -> io::Result<NextQuestion> {
    let solo = draft.game() != Game::MarsNeedsMechanics;
    let count = if draft.is_solo() { 1 } else { draft.seats() };
    let id = if solo {
        "set-up-players-solo"
    } else {
        "set-up-players"
    };
    match typed(
        localizer,
        input,
        HELP,
        &localizer.format(id, &Args::new().count("count", count)),
    )? {
        Prompted::Otherwise(next) => return Ok(next),
        Prompted::Entered(None) => {}
        Prompted::Entered(Some(line)) => match line.parse::<usize>() {
            Ok(players) if (if solo { 1..=4 } else { 2..=4 }).contains(&players) => {
                if let Err(fault) = draft.seat(players) {
                    tell(localizer, draft, &[fault])?;
                    return Ok(NextQuestion::Same);
                }
            }
            _ => {
                print_text(localizer, &localizer.text("set-up-not-players"))?;
                return Ok(NextQuestion::Same);
            }
        },
    }
    match draft.game() {
        Game::PocketMars => print_text(localizer, &localizer.text("scores-pm-earth"))?,
        Game::MarsNeedsMechanics => print_text(localizer, &localizer.text("scores-clockwise"))?,
        Game::Mechanica => {}
    }
    Ok(NextQuestion::Next)
}

fn level(
    localizer: &Localizer,
    draft: &mut ScoreForm,
    input: &mut Input,
) -> io::Result<NextQuestion> {
    print_text(localizer, &localizer.text("scores-level"))?;
    let labels = Level::ALL
        .map(|level| localizer.text(&format!("scores-level-{}", level.id().replace('_', "-"))));
    let now = Level::ALL
        .iter()
        .position(|level| draft.get("level").is_some_and(|own| own == level.id()));
    match choose(localizer, input, HELP, &labels, now)? {
        Prompted::Otherwise(next) => Ok(next),
        Prompted::Entered(index) => {
            Level::ALL
                .get(index)
                .into_iter()
                .for_each(|level| draft.set("level", json!(level.id())));
            Ok(NextQuestion::Next)
        }
    }
}

fn one_field(
    localizer: &Localizer,
    draft: &mut ScoreForm,
    seat: usize,
    field: SheetField,
    input: &mut Input,
) -> io::Result<NextQuestion> {
    let at = draft.path(seat, field);
    if field == SheetField::Name && draft.is_blank(&at) {
        let mut number = seat + 1;
        while draft.names().contains(&unnamed(localizer, number)) {
            number += 1;
        }
        draft.set(&at, json!(unnamed(localizer, number)));
    }
    let now = shown(localizer, draft, &at, field);
    let label = score_text::sheet_field(localizer, field);
    let args = Args::new()
        .text("field", label)
        .text("default", now.clone())
        .count("number", seat + 1);
    let args = args.text(
        "player",
        draft.names().get(seat).cloned().unwrap_or_default(),
    );
    let id = match (field, now.is_empty()) {
        (SheetField::Name, _) => "score-ask-player",
        (_, true) => "score-ask-open",
        (_, false) => "score-ask-value",
    };
    let line = match typed(localizer, input, HELP, &localizer.format(id, &args))? {
        Prompted::Otherwise(next) => return Ok(next),
        Prompted::Entered(None) if draft.is_blank(&at) => {
            field.usual().unwrap_or_default().to_owned()
        }
        Prompted::Entered(None) if matches!(draft.get(&at), Some(Value::String(_))) => {
            draft.text(&at)
        }
        // Money that was counted in coins stays so.
        Prompted::Entered(None) => return Ok(NextQuestion::Next),
        Prompted::Entered(Some(line)) => line,
    };
    match draft.enter(&at, &line) {
        Ok(()) => Ok(NextQuestion::Next),
        Err(faults) => {
            let mut tried = draft.clone();
            tried.set(&at, json!(line));
            tell(localizer, &tried, &faults)?;
            Ok(NextQuestion::Same)
        }
    }
}

/// The value that Enter keeps; empty if there is none.
fn shown(localizer: &Localizer, draft: &ScoreForm, at: &str, field: SheetField) -> String {
    match draft.get(at) {
        Some(Value::Object(_)) => localizer.text("score-ask-coins"),
        _ if field == SheetField::Improvements && matches!(draft.text(at).trim(), "" | "0") => {
            localizer.text("score-ask-none")
        }
        _ if draft.is_blank(at) => field.usual().unwrap_or_default().to_owned(),
        _ => draft.text(at),
    }
}

fn last_first(
    localizer: &Localizer,
    draft: &mut ScoreForm,
    input: &mut Input,
) -> io::Result<NextQuestion> {
    print_text(localizer, &localizer.text("scores-mnm-last-first"))?;
    match choose(localizer, input, HELP, &draft.names(), draft.last_first())? {
        Prompted::Otherwise(next) => Ok(next),
        Prompted::Entered(seat) => {
            draft.set_last_first(Some(seat));
            Ok(NextQuestion::Next)
        }
    }
}

fn switches(
    localizer: &Localizer,
    draft: &mut ScoreForm,
    input: &mut Input,
) -> io::Result<NextQuestion> {
    let all = draft.switches();
    print_text(localizer, &localizer.text("scores-switches-lead"))?;
    for (number, switch) in all.iter().enumerate() {
        let value = match draft.get(&format!("rules.{switch}")) {
            Some(Value::Bool(on)) => localizer.text(if *on {
                "set-up-value-true"
            } else {
                "set-up-value-false"
            }),
            other => other.map(ToString::to_string).unwrap_or_default(),
        };
        let name = localizer.text(&format!("set-up-{}", switch.replace('_', "-")));
        numbered(
            localizer,
            number,
            &localizer.format(
                "set-up-switch",
                &Args::new().text("name", name).text("value", value),
            ),
        )?;
    }
    match typed(localizer, input, HELP, &localizer.text("score-ask-switch"))? {
        Prompted::Otherwise(next) => Ok(next),
        Prompted::Entered(None) => Ok(NextQuestion::Next),
        Prompted::Entered(Some(line)) => {
            let Some(switch) = index(&line, all.len()).and_then(|index| all.get(index)) else {
                return unknown(localizer, &line);
            };
            draft.flip(switch);
            Ok(NextQuestion::Same)
        }
    }
}

/// Whether the score is to be kept; `None` at the end of input.
fn agreed(localizer: &Localizer, input: &mut Input) -> io::Result<Option<bool>> {
    let words = |id: &str| {
        Language::ALL
            .iter()
            .map(|&language| Localizer::new(language).text(id))
            .collect::<Vec<_>>()
    };
    let (yes, no) = (words("text-yes"), words("text-no"));
    loop {
        let Some(line) = input.line(localizer, &localizer.text("score-ask-keep"))? else {
            return Ok(None);
        };
        let line = line.trim().to_lowercase();
        // A first letter is enough, and “si” may be typed without its accent.
        let begins = |words: &[String]| {
            words
                .iter()
                .any(|word| word.replace('ì', "i").starts_with(&line.replace('ì', "i")))
        };
        match (begins(&yes), begins(&no)) {
            _ if line.is_empty() => return Ok(Some(true)),
            (true, _) => return Ok(Some(true)),
            (_, true) => return Ok(Some(false)),
            _ => drop(unknown(localizer, &line)?),
        }
    }
}
