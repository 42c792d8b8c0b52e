//! A stored finished game.

use std::ops::RangeInclusive;

use serde_json::{Value, json};

use super::{FIRST_MARTIANS, Game, ScoredGame, score_game_from};
use crate::scoring::reader::{Node, Object, Reader, child_path};
use crate::scoring::statistics::{GameResult, PlayerResult};
use crate::scoring::{Code, InputError, named_enum, normalized_name};
use base::locale::is_hidden;
use base::names::{self, Origin};
use base::platform;
use first_martians::state::Outcome;

/// The version of the format of an entry.
const FORMAT: i64 = 1;

named_enum! {
    /// How a mission of *First Martians* ended.
    Ending {
        /// All mandatory objectives met.
        Won = "won",
        /// All objectives met, optional ones included.
        WonAll = "won_all",
        OutOfTime = "out_of_time",
        /// Out of sols, above the Threshold.
        OverThreshold = "over_threshold",
        Died = "died",
        /// By a rule of the mission.
        Lost = "lost",
    }
}

impl Ending {
    /// Whether the crew won.
    pub const fn is_won(self) -> bool {
        matches!(self, Self::Won | Self::WonAll)
    }
}

impl From<&Outcome> for Ending {
    fn from(outcome: &Outcome) -> Self {
        match outcome {
            Outcome::Won { all: false, .. } => Self::Won,
            Outcome::Won { all: true, .. } => Self::WonAll,
            Outcome::OutOfTime => Self::OutOfTime,
            Outcome::OverThreshold => Self::OverThreshold,
            Outcome::Died { .. } => Self::Died,
            Outcome::Lost { .. } => Self::Lost,
        }
    }
}

/// The result of a mission.
#[derive(Debug, Clone, PartialEq, Eq)]
#[allow(missing_docs, reason = "what has no comment is named after what it is")]
pub struct MissionResult {
    pub mission: String,
    /// The names of one to four players.
    pub players: Vec<String>,
    pub ending: Ending,
    pub sol: i64,
}

/// A game with a score, or a mission.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum EntryKind {
    /// A game with a score.
    Score {
        /// The game.
        game: Game,
        /// The entered data, without the rules.
        input: Value,
        /// The score, with the rules.
        scored: ScoredGame,
    },
    /// A mission of *First Martians*.
    Mission(MissionResult),
}

/// A stored finished game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Entry {
    /// The name of its file; empty before it is stored.
    pub id: String,
    /// When it was stored first, RFC 3339.
    pub at: String,
    /// When it was corrected last, RFC 3339.
    pub changed: Option<String>,
    /// The players' notes.
    pub notes: String,
    /// The game.
    pub kind: EntryKind,
}

const FIELDS: &[&str] = &[
    "format", "id", "at", "changed", "notes", "game", "input", "rules", "mission", "score",
];
/// The maximum length of the notes, in characters.
const NOTES_MAX: usize = 2000;
/// The number of players of a mission.
const CREW: RangeInclusive<usize> = 1..=4;
/// The sols in which a mission can end.
const SOLS: RangeInclusive<i64> = 1..=u8::MAX as i64;

impl Entry {
    fn new(kind: EntryKind, at: &str) -> Self {
        Self {
            id: String::new(),
            at: at.to_owned(),
            changed: None,
            notes: String::new(),
            kind,
        }
    }

    /// A new entry for a game with a score, from entered data.
    ///
    /// # Errors
    /// All errors in the entered data.
    pub fn of_score(game: Game, input: &Value, at: &str) -> Result<Self, Vec<InputError>> {
        Ok(Self::new(scored_kind(game, input, Origin::New)?, at))
    }

    /// The same for a game that was played with a helper: its names were checked when it began.
    ///
    /// # Errors
    /// All errors in the data.
    pub fn of_played(game: Game, input: &Value, at: &str) -> Result<Self, Vec<InputError>> {
        Ok(Self::new(scored_kind(game, input, Origin::Stored)?, at))
    }

    /// Replaces the notes.
    ///
    /// # Errors
    /// [`Code::TooLong`], [`Code::HiddenCharacter`].
    pub fn with_notes(self, notes: &str) -> Result<Self, Vec<InputError>> {
        match notes_fault(notes, "notes", Origin::New) {
            Some(fault) => Err(vec![fault]),
            None => Ok(Self {
                notes: names::composed(notes).into_owned(),
                ..self
            }),
        }
    }

    /// A new entry for a mission.
    pub fn of_mission(mission: MissionResult, at: &str) -> Self {
        Self::new(EntryKind::Mission(mission), at)
    }

    /// The same game with other entered data: scored by the rules in it, or else by the previous rules.
    ///
    /// # Errors
    /// All errors in the entered data; [`Code::NotFinished`] for a mission.
    pub fn corrected(&self, input: &Value, at: &str) -> Result<Self, Vec<InputError>> {
        let EntryKind::Score {
            game,
            scored: before,
            ..
        } = &self.kind
        else {
            return Err(vec![InputError::new(Code::NotFinished, "")]);
        };
        let input = if input.get("rules").is_some() {
            input.clone()
        } else {
            with_rules(input, &before.rules)
        };
        Ok(Self {
            changed: Some(at.to_owned()),
            kind: scored_kind(*game, &input, Origin::New)?,
            ..self.clone()
        })
    }

    /// The name of the game.
    pub const fn game(&self) -> &'static str {
        match &self.kind {
            EntryKind::Score { game, .. } => game.id(),
            EntryKind::Mission(_) => FIRST_MARTIANS,
        }
    }

    /// The id of its mission.
    pub fn mission(&self) -> Option<&str> {
        match &self.kind {
            EntryKind::Mission(it) => Some(&it.mission),
            EntryKind::Score { .. } => None,
        }
    }

    /// The game as statistics see it.
    pub fn result(&self) -> GameResult {
        let (mode, people) = match &self.kind {
            EntryKind::Score {
                scored: ScoredGame { score, solo, .. },
                ..
            } => {
                let people = score
                    .players
                    .iter()
                    .take(if *solo { 1 } else { usize::MAX })
                    .map(|player| PlayerResult {
                        name: player.name.clone(),
                        total: Some(player.total),
                        won: score.winners.contains(&player.name),
                    });
                (if *solo { "solo" } else { "multiplayer" }, people.collect())
            }
            EntryKind::Mission(mission) => {
                let person = |name: &String| PlayerResult {
                    name: name.clone(),
                    total: None,
                    won: mission.ending.is_won(),
                };
                ("mission", mission.players.iter().map(person).collect())
            }
        };
        GameResult {
            at: self.at.clone(),
            game: self.game().to_owned(),
            mode: mode.to_owned(),
            players: people,
        }
    }

    /// Whether the entry is of the given game, if any, and has a player of the given name, if any.
    pub fn matches(&self, game: Option<&str>, player: Option<&str>) -> bool {
        let has_player = |name: &str| {
            self.result()
                .players
                .iter()
                .any(|person| normalized_name(&person.name) == normalized_name(name))
        };
        game.is_none_or(|game| game == self.game()) && player.is_none_or(has_player)
    }

    /// Whether both are the same finished game to those who read them: names and notes may differ in what cannot be seen.
    pub fn is_same_as(&self, other: &Self) -> bool {
        let seen = |entry: &Self| with_texts(&entry.json_without_score(), &names::visible);
        seen(self) == seen(other)
    }

    /// The same for the games alone, whatever their ids, times and notes.
    pub fn is_same_game(&self, other: &Self) -> bool {
        let game = |entry: &Self| Self {
            at: String::new(),
            changed: None,
            notes: String::new(),
            id: String::new(),
            ..entry.clone()
        };
        game(self).is_same_as(&game(other))
    }

    /// The entered data with the rules; `None` for a mission.
    pub fn input(&self) -> Option<Value> {
        match &self.kind {
            EntryKind::Score { input, scored, .. } => Some(with_rules(input, &scored.rules)),
            EntryKind::Mission(_) => None,
        }
    }

    /// The entry as JSON, without the score, which is computed again on reading.
    pub fn json_without_score(&self) -> Value {
        let mut json = json!({"format": FORMAT, "id": self.id, "at": self.at, "game": self.game(), "notes": self.notes});
        if let Some(changed) = &self.changed {
            json["changed"] = json!(changed);
        }
        match &self.kind {
            EntryKind::Score { input, scored, .. } => {
                json["input"] = input.clone();
                json["rules"] = scored.rules.clone();
            }
            EntryKind::Mission(it) => {
                let ending = it.ending.id();
                json["mission"] = json!({"mission": it.mission, "players": it.players, "ending": ending, "sol": it.sol});
            }
        }
        json
    }

    /// The entry as JSON, with the score for other programs.
    pub fn json(&self) -> Value {
        let mut json = self.json_without_score();
        if let EntryKind::Score { scored, .. } = &self.kind {
            json["score"] = json!(scored.score);
        }
        json
    }

    /// Reads an entry. A score in it is ignored and computed again.
    pub(super) fn read(reader: &mut Reader, node: &Node<'_>) -> Option<Self> {
        let object = reader.any_object(node)?;
        let format = reader.required_count(&object, "format")?;
        if format != FORMAT {
            let fault = InputError::new(Code::NewerFormat, child_path(&object.path, "format"));
            reader.report(fault.with("value", format).with("limit", FORMAT));
            return None;
        }
        let _ = reader.object(node, FIELDS);
        // Files written by hand need not name their entries.
        let id = reader.optional(&object, "id", String::new(), any_text);
        let at = reader.required(&object, "at", timestamp);
        let changed = reader.optional(&object, "changed", None, |reader, node| {
            timestamp(reader, node).map(Some)
        });
        let notes = reader.optional(&object, "notes", String::new(), |reader, node| {
            let notes = any_text(reader, node)?;
            if let Some(fault) = notes_fault(&notes, &node.path, reader.origin()) {
                reader.report(fault);
            }
            Some(match reader.origin() {
                Origin::New => names::composed(&notes).into_owned(),
                Origin::Stored => notes,
            })
        });
        let words: Vec<(&str, Option<Game>)> = Game::ALL
            .iter()
            .map(|game| (game.id(), Some(*game)))
            .chain([(FIRST_MARTIANS, None)])
            .collect();
        let game = reader.required(&object, "game", |reader, node| reader.word(node, &words));
        let kind = match game? {
            Some(game) => score(reader, &object, game),
            None => reader
                .required(&object, "mission", mission)
                .map(EntryKind::Mission),
        };
        Some(Self {
            id: id?,
            at: at?,
            changed: changed?,
            notes: notes?,
            kind: kind?,
        })
    }
}

fn any_text(reader: &mut Reader, node: &Node<'_>) -> Option<String> {
    reader.text(node).map(str::to_owned)
}

fn score(reader: &mut Reader, object: &Object<'_>, game: Game) -> Option<EntryKind> {
    let input = reader.need(object, "input")?;
    let document = match object.get("rules") {
        Some(rules) => with_rules(input.value, rules.value),
        None => input.value.clone(),
    };
    match scored_kind(game, &document, reader.origin()) {
        Ok(kind) => Some(kind),
        Err(faults) => {
            for fault in faults {
                // In an entry the rules are next to the input, not in it.
                let at = match fault.path.as_str() {
                    "" => input.path.clone(),
                    rules if rules.starts_with("rules") => child_path(&object.path, rules),
                    field => child_path(&input.path, field),
                };
                reader.report(InputError { path: at, ..fault });
            }
            None
        }
    }
}

/// The game with its score; new names in the data are composed.
fn scored_kind(game: Game, document: &Value, origin: Origin) -> Result<EntryKind, Vec<InputError>> {
    let scored = score_game_from(game, document, origin)?;
    let input = without_rules(document);
    Ok(EntryKind::Score {
        game,
        input: match origin {
            Origin::New => with_texts(&input, &|text| names::composed(text).into_owned()),
            Origin::Stored => input,
        },
        scored,
    })
}

/// The value with other texts, where `changed` changes them.
fn with_texts(value: &Value, changed: &impl Fn(&str) -> String) -> Value {
    match value {
        Value::String(text) => Value::String(changed(text)),
        Value::Array(items) => items.iter().map(|item| with_texts(item, changed)).collect(),
        Value::Object(fields) => fields
            .iter()
            .map(|(name, value)| (name.clone(), with_texts(value, changed)))
            .collect(),
        Value::Null | Value::Bool(_) | Value::Number(_) => value.clone(),
    }
}

fn notes_fault(notes: &str, at: &str, origin: Origin) -> Option<InputError> {
    // A note has lines, which some system ends with a carriage return.
    let is_hidden = |it: char| it != '\r' && is_hidden(it);
    if notes.chars().count() > NOTES_MAX {
        Some(InputError::new(Code::TooLong, at).with("limit", NOTES_MAX))
    } else if origin == Origin::New && notes.contains(is_hidden) {
        Some(InputError::new(Code::HiddenCharacter, at))
    } else {
        None
    }
}

fn mission(reader: &mut Reader, node: &Node<'_>) -> Option<MissionResult> {
    let object = reader.object(node, &["mission", "players", "ending", "sol"])?;
    let mission = reader.required(&object, "mission", mission_id);
    let players = reader.required(&object, "players", |reader, node| match reader.origin() {
        Origin::New => reader.names(node, CREW),
        Origin::Stored => reader.each(node, any_text),
    });
    let endings = Ending::ALL.map(|ending| (ending.id(), ending));
    let ending = reader.required(&object, "ending", |reader, node| {
        reader.word(node, &endings)
    });
    let sol = reader.required(&object, "sol", |reader, node| match reader.origin() {
        Origin::New => reader.integer(node, SOLS),
        Origin::Stored => reader.count(node),
    });
    Some(MissionResult {
        mission: mission?,
        players: players?,
        ending: ending?,
        sol: sol?,
    })
}

fn mission_id(reader: &mut Reader, node: &Node<'_>) -> Option<String> {
    const LONGEST: usize = 120;

    let id = reader.text(node)?;
    let is_id = names::is_readable(id) && id.chars().count() <= LONGEST;
    if reader.origin() == Origin::New && !is_id {
        reader.report(InputError::new(Code::BadName, &node.path).with("limit", LONGEST));
        return None;
    }
    Some(id.to_owned())
}

/// A date and time as RFC 3339 in UTC, such as `2026-11-21T20:15:00Z`. Texts of this form sort by time.
fn timestamp(reader: &mut Reader, node: &Node<'_>) -> Option<String> {
    let text = reader.text(node)?;
    let fits = match reader.origin() {
        Origin::New => platform::is_timestamp(text),
        Origin::Stored => has_form_of_timestamp(text),
    };
    if !fits {
        reader.report(InputError::new(Code::NotAMoment, &node.path).with("value", text));
    }
    fits.then(|| text.to_owned())
}

/// What release 0 took for a moment.
fn has_form_of_timestamp(text: &str) -> bool {
    const FORM: &str = "0000-00-00T00:00:00Z";

    text.len() == FORM.len()
        && text.chars().zip(FORM.chars()).all(|(own, form)| {
            if form == '0' {
                own.is_ascii_digit()
            } else {
                own == form
            }
        })
}

fn with_rules(input: &Value, rules: &Value) -> Value {
    let mut document = input.clone();
    if let Value::Object(fields) = &mut document {
        let _ = fields.insert("rules".to_owned(), rules.clone());
    }
    document
}

fn without_rules(input: &Value) -> Value {
    let mut document = input.clone();
    if let Value::Object(fields) = &mut document {
        fields.retain(|name, _| name != "rules");
    }
    document
}
