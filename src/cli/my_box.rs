//! `box`: lists the assumed values of the printed box, and corrects them.

use serde_json::{Value as Json, json};

use super::args::BoxChange;
use super::console::{
    Answer, Context, EXIT_FAILURE, EXIT_USAGE, Stop, print, print_notices, print_ok, wait,
};
use base::suggest::suggest;
use first_martians::my_box::{BoxField, BoxGroup, CorrectionError, MyBox, Value, ValueKind};
use language::my_box as box_text;
use language::{Args, Localizer};
use session::my_box::{self, Corrections};

pub(super) fn my_box(context: &Context, change: Option<&BoxChange>) -> Answer {
    let (own, notices) = wait(my_box::open(&context.folders));
    print_notices(context, &context.localizer, &notices)?;
    let Some(own) = own else {
        let message = context.localizer.text("box-missing");
        return Err(context.fail("no-box", &message, EXIT_FAILURE));
    };
    let before = own.to_store();
    let mut editor = Editor {
        context,
        localizers: box_text::localizers(context.localizer.language()),
        own,
        before,
    };
    match change {
        None => editor.list(),
        Some(BoxChange::Set { name, value }) => editor.set(name, &value.join(" ")),
        Some(BoxChange::Confirm { name }) => editor.change(name, "box-confirmed", |own, fields| {
            own.confirm(fields);
            Ok(())
        }),
        Some(BoxChange::Reset { name }) => editor.change(name, "box-reset-done", MyBox::reset),
    }
}

struct Editor<'a> {
    context: &'a Context,
    /// The localizers of both languages, the current one first.
    localizers: Vec<Localizer>,
    own: MyBox,
    /// The corrections as they were read.
    before: Corrections,
}

impl Editor<'_> {
    fn localizer(&self) -> &Localizer {
        self.localizers.first().unwrap_or(&self.context.localizer)
    }

    fn list(&self) -> Answer {
        if self.context.json {
            let all: Vec<Json> = self
                .own
                .all()
                .iter()
                .map(|field| self.json(field))
                .collect();
            return print_ok(
                &json!({"box": all, "missing_penalties": self.own.missing_penalties()}).to_string(),
            );
        }
        let localizer = self.localizer();
        for &group in BoxGroup::ALL {
            print(&box_text::group(localizer, group))?;
            for field in self.own.fields(group) {
                print(&format!("  {}", self.line(&field)))?;
            }
            let missing = box_text::missing_penalties(localizer, &self.own)
                .filter(|_| group == BoxGroup::Penalties);
            missing.map_or(Ok(()), |missing| print(&format!("  {missing}")))?;
        }
        let example = box_text::input_group(localizer, BoxGroup::MalfunctionDice);
        print(&localizer.format("box-how", &Args::new().text("example", example)))?;
        print_ok(&localizer.text("box-from-now"))
    }

    fn line(&self, field: &BoxField) -> String {
        let localizer = self.localizer();
        let id = match (
            self.own.is_assumed(field),
            self.own.is_corrected_field(field),
        ) {
            (true, _) => "box-line-assumed",
            (false, true) => "box-line-own",
            (false, false) => "box-line",
        };
        let args = Args::new()
            .text("name", box_text::input_name(localizer, field))
            .text("value", self.typed(field));
        localizer.format(
            id,
            &args.text("label", box_text::full_label(localizer, field)),
        )
    }

    fn typed(&self, field: &BoxField) -> String {
        let localizer = self.localizer();
        match self.own.value(field) {
            Some(Value::Words(words)) if words.is_empty() => localizer.text("box-nothing"),
            Some(Value::Words(words)) => {
                let (ValueKind::Words(known) | ValueKind::Word(known)) = field.kind() else {
                    return String::new();
                };
                let there = known.into_iter().filter(|word| words.contains(*word));
                there
                    .map(|word| box_text::input_value(localizer, field, word))
                    .collect::<Vec<_>>()
                    .join(", ")
            }
            Some(Value::Word(text)) if matches!(field.kind(), ValueKind::Text(_)) => {
                if text.is_empty() {
                    localizer.text("box-nothing")
                } else {
                    text
                }
            }
            Some(Value::Word(word)) => box_text::input_value(localizer, field, &word),
            Some(Value::Number(number)) => number.to_string(),
            None => String::new(),
        }
    }

    fn json(&self, field: &BoxField) -> Json {
        json!({
            "name": field.to_string(), "group": field.group(), "value": self.own.value(field),
            "assumed": self.own.is_assumed(field), "own": self.own.is_corrected_field(field), "text": box_text::full_label(self.localizer(), field),
        })
    }

    fn find(&self, name: &str) -> Option<BoxField> {
        self.own
            .all()
            .into_iter()
            .find(|field| box_text::matches_name(&self.localizers, field, name))
    }

    fn unknown(&self, name: &str) -> Stop {
        let localizer = self.localizer();
        let known: Vec<String> = self
            .own
            .all()
            .iter()
            .map(|field| box_text::input_name(localizer, field))
            .collect();
        let args = Args::new().text("name", name);
        let mut message = localizer.format("box-unknown-name", &args);
        if let Some(guess) = suggest(name, known.iter().map(String::as_str)) {
            let guess = localizer.say_attribute(
                "box-unknown-name",
                "guess",
                &Args::new().text("guess", guess),
            );
            message = format!("{message} {guess}");
        }
        self.context.fail("unknown-name", &message, EXIT_USAGE)
    }

    fn set(&mut self, name: &str, text: &str) -> Answer {
        let Some(field) = self.find(name) else {
            return Err(self.unknown(name));
        };
        let Some(value) = box_text::parse_value(&self.localizers, &field, text) else {
            return Err(self.unfit(&field, text));
        };
        self.own.set(&field, value).map_err(|unfit| match unfit {
            CorrectionError::Value => self.unfit(&field, text),
            CorrectionError::NothingLeft => self.nothing_left(),
        })?;
        let args = Args::new()
            .text("name", box_text::input_name(self.localizer(), &field))
            .text("value", self.typed(&field));
        self.stored(&[field], &self.localizer().format("box-set", &args))
    }

    fn change(
        &mut self,
        name: &str,
        done: &str,
        change: impl FnOnce(&mut MyBox, &[BoxField]) -> Result<(), CorrectionError>,
    ) -> Answer {
        let fields = match box_text::group_of(&self.localizers, name) {
            Some(group) => self.own.fields(group),
            None => self.find(name).into_iter().collect(),
        };
        if fields.is_empty() {
            return Err(self.unknown(name));
        }
        change(&mut self.own, &fields).map_err(|_| self.nothing_left())?;
        self.stored(
            &fields,
            &self
                .localizer()
                .format(done, &Args::new().count("count", fields.len())),
        )
    }

    /// Stores the changes, then reports them.
    fn stored(&self, fields: &[BoxField], sentence: &str) -> Answer {
        let stored = wait(my_box::store(
            &self.context.folders,
            &self.before,
            &self.own,
        ));
        stored.map_err(|error| self.context.fail_storage(&error))?;
        if self.context.json {
            let existing = fields
                .iter()
                .filter(|field| self.own.value(field).is_some());
            let changed: Vec<Json> = existing.map(|field| self.json(field)).collect();
            return print_ok(&json!({"changed": changed}).to_string());
        }
        print_ok(sentence)
    }

    fn nothing_left(&self) -> Stop {
        self.context.fail(
            "nothing-left",
            &self.localizer().text("box-nothing-left"),
            EXIT_FAILURE,
        )
    }

    fn unfit(&self, field: &BoxField, text: &str) -> Stop {
        let localizer = self.localizer();
        let args = Args::new()
            .text("name", box_text::input_name(localizer, field))
            .text("value", text);
        let words = |known: &[&str]| {
            known
                .iter()
                .map(|id| box_text::input_value(localizer, field, id))
                .collect::<Vec<_>>()
                .join(", ")
        };
        let message = match field.kind() {
            ValueKind::Number(min, max) => localizer.format(
                "box-unfit-number",
                &args.number("min", min).number("max", max),
            ),
            ValueKind::Text(max) => localizer.format("box-unfit-text", &args.count("max", max)),
            ValueKind::Word(known) => {
                localizer.format("box-unfit-word", &args.text("words", words(&known)))
            }
            ValueKind::Words(known) => {
                let args = args
                    .text("words", words(&known))
                    .text("none", localizer.text("box-nothing"));
                localizer.format("box-unfit-words", &args)
            }
        };
        self.context.fail("unfit", &message, EXIT_USAGE)
    }
}
