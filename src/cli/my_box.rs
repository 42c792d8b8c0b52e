//! `box`: what is assumed of the printed box, fact by fact, and what its owner puts right.

use std::io;

use serde_json::{Value as Json, json};

use super::args::BoxChange;
use super::console::{Desk, NO, WELL, WRONG, fail, print, tell_notices, wait};
use crate::first_martians::my_box::{BoxGroup, Field, Kind, MyBox, Unfit, Value};
use crate::language::my_box as told;
use crate::language::{Args, Voice};
use crate::session::{my_box, trouble};
use crate::suggest::suggest;

/// Does what is asked with the box.
pub(super) fn owned(desk: &Desk, change: Option<&BoxChange>) -> io::Result<u8> {
    let (own, notices) = wait(my_box::open(&desk.folders));
    tell_notices(desk, &desk.voice, &notices)?;
    let Some(own) = own else {
        let message = desk.voice.plain("box-missing");
        return Ok(fail(&desk.voice, desk.json, "no-box", &message, NO));
    };
    let mut counter = Counter { desk, voices: told::voices(desk.voice.language()), own };
    match change {
        None => counter.list(),
        Some(BoxChange::Set { name, value }) => counter.set(name, &value.join(" ")),
        Some(BoxChange::Confirm { name }) => counter.change(name, "box-confirmed", |own, fields| {
            own.confirm(fields);
            Ok(())
        }),
        Some(BoxChange::Reset { name }) => counter.change(name, "box-reset-done", MyBox::reset),
    }
}

/// The box on the counter, and the voices of both languages, the spoken one first.
struct Counter<'a> {
    desk: &'a Desk,
    voices: Vec<Voice>,
    own: MyBox,
}

impl Counter<'_> {
    fn voice(&self) -> &Voice {
        self.voices.first().unwrap_or(&self.desk.voice)
    }

    fn list(&self) -> io::Result<u8> {
        if self.desk.json {
            let all: Vec<Json> = self.own.all().iter().map(|field| self.json(field)).collect();
            return print(&json!({"box": all}).to_string()).map(|()| WELL);
        }
        let voice = self.voice();
        for &group in BoxGroup::ALL {
            print(&told::group(voice, group))?;
            for field in self.own.fields(group) {
                print(&format!("  {}", self.line(&field)))?;
            }
        }
        let example = told::typed_group(voice, BoxGroup::MalfunctionDice);
        print(&voice.say("box-how", &Args::new().text("example", example)))?;
        print(&voice.plain("box-from-now")).map(|()| WELL)
    }

    fn line(&self, field: &Field) -> String {
        let voice = self.voice();
        let id = match (self.own.is_assumed(field), self.own.is_own(field)) {
            (true, _) => "box-line-assumed",
            (false, true) => "box-line-own",
            (false, false) => "box-line",
        };
        let args = Args::new().text("name", told::typed_name(voice, field)).text("value", self.typed(field));
        voice.say(id, &args.text("label", told::whole(voice, field)))
    }

    /// What stands there, as it would be typed.
    fn typed(&self, field: &Field) -> String {
        let voice = self.voice();
        match self.own.value(field) {
            Some(Value::Words(words)) if words.is_empty() => voice.plain("box-nothing"),
            Some(Value::Words(words)) => {
                let (Kind::Words(known) | Kind::Word(known)) = field.kind() else { return String::new() };
                let there = known.into_iter().filter(|word| words.contains(*word));
                there.map(|word| told::typed_word(voice, field, word)).collect::<Vec<_>>().join(", ")
            }
            Some(Value::Word(word)) => told::typed_word(voice, field, &word),
            Some(Value::Number(number)) => number.to_string(),
            None => String::new(),
        }
    }

    fn json(&self, field: &Field) -> Json {
        json!({
            "name": field.to_string(), "group": field.group(), "value": self.own.value(field),
            "assumed": self.own.is_assumed(field), "own": self.own.is_own(field), "text": told::whole(self.voice(), field),
        })
    }

    fn find(&self, name: &str) -> Option<Field> {
        self.own.all().into_iter().find(|field| told::means(&self.voices, field, name))
    }

    fn unknown(&self, name: &str) -> u8 {
        let voice = self.voice();
        let known: Vec<String> = self.own.all().iter().map(|field| told::typed_name(voice, field)).collect();
        let args = Args::new().text("name", name);
        let mut message = voice.say("box-unknown-name", &args);
        if let Some(guess) = suggest(name, known.iter().map(String::as_str)) {
            let guess = voice.say_attribute("box-unknown-name", "guess", &Args::new().text("guess", guess));
            message = format!("{message} {guess}");
        }
        fail(voice, self.desk.json, "unknown-name", &message, WRONG)
    }

    fn set(&mut self, name: &str, text: &str) -> io::Result<u8> {
        let Some(field) = self.find(name) else { return Ok(self.unknown(name)) };
        let Some(value) = told::read(&self.voices, &field, text) else { return Ok(self.unfit(&field, text)) };
        match self.own.set(&field, value) {
            Ok(()) => {}
            Err(Unfit::Value) => return Ok(self.unfit(&field, text)),
            Err(Unfit::NothingLeft) => return Ok(self.nothing_left()),
        }
        let args = Args::new().text("name", told::typed_name(self.voice(), &field)).text("value", self.typed(&field));
        self.stored(&[field], &self.voice().say("box-set", &args))
    }

    fn change(
        &mut self,
        name: &str,
        done: &str,
        change: impl FnOnce(&mut MyBox, &[Field]) -> Result<(), Unfit>,
    ) -> io::Result<u8> {
        let fields = match told::group_of(&self.voices, name) {
            Some(group) => self.own.fields(group),
            None => self.find(name).into_iter().collect(),
        };
        if fields.is_empty() {
            return Ok(self.unknown(name));
        }
        if change(&mut self.own, &fields).is_err() {
            return Ok(self.nothing_left());
        }
        self.stored(&fields, &self.voice().say(done, &Args::new().count("count", fields.len())))
    }

    /// Told only when it is on the disk.
    fn stored(&self, fields: &[Field], sentence: &str) -> io::Result<u8> {
        if let Err(error) = wait(my_box::store(&self.desk.folders, &self.own)) {
            return Ok(fail(self.voice(), self.desk.json, "storage", &trouble::open(self.voice(), &error), NO));
        }
        if self.desk.json {
            let there = fields.iter().filter(|field| self.own.value(field).is_some());
            let changed: Vec<Json> = there.map(|field| self.json(field)).collect();
            return print(&json!({"changed": changed}).to_string()).map(|()| WELL);
        }
        print(sentence).map(|()| WELL)
    }

    fn nothing_left(&self) -> u8 {
        fail(self.voice(), self.desk.json, "nothing-left", &self.voice().plain("box-nothing-left"), NO)
    }

    fn unfit(&self, field: &Field, text: &str) -> u8 {
        let voice = self.voice();
        let args = Args::new().text("name", told::typed_name(voice, field)).text("value", text);
        let words = |known: &[&str]| known.iter().map(|id| told::typed_word(voice, field, id)).collect::<Vec<_>>().join(", ");
        let message = match field.kind() {
            Kind::Number(min, max) => voice.say("box-unfit-number", &args.number("min", min).number("max", max)),
            Kind::Word(known) => voice.say("box-unfit-word", &args.text("words", words(&known))),
            Kind::Words(known) => {
                let args = args.text("words", words(&known)).text("none", voice.plain("box-nothing"));
                voice.say("box-unfit-words", &args)
            }
        };
        fail(voice, self.desk.json, "unfit", &message, WRONG)
    }
}
