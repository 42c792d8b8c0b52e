//! One finished game.

use serde_json::{Map, Value, json};

use super::{FIRST_MARTIANS, Game, Scored, scored};
use crate::first_martians::state::Outcome;
use crate::scoring::reader::{Group, MOST, Place, Reader, under};
use crate::scoring::statistics::{Person, Played};
use crate::scoring::{Code, Fault, folded};

/// The format of an entry.
pub const FORMAT: i64 = 1;

/// How a mission of *First Martians* ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Ending {
    /// All mandatory objectives met.
    Won,
    /// And every optional one.
    WonAll,
    /// Out of sols.
    OutOfTime,
    /// Out of sols, above the Threshold.
    OverThreshold,
    /// An astronaut died.
    Died,
}

impl Ending {
    const WORDS: [(&'static str, Self); 5] = [
        ("won", Self::Won),
        ("won_all", Self::WonAll),
        ("out_of_time", Self::OutOfTime),
        ("over_threshold", Self::OverThreshold),
        ("died", Self::Died),
    ];

    /// The name used in files.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Won => "won",
            Self::WonAll => "won_all",
            Self::OutOfTime => "out_of_time",
            Self::OverThreshold => "over_threshold",
            Self::Died => "died",
        }
    }

    /// Whether the crew has won.
    pub const fn is_won(self) -> bool {
        matches!(self, Self::Won | Self::WonAll)
    }
}

impl From<&Outcome> for Ending {
    fn from(outcome: &Outcome) -> Self {
        match outcome {
            Outcome::Won { all: false } => Self::Won,
            Outcome::Won { all: true } => Self::WonAll,
            Outcome::OutOfTime => Self::OutOfTime,
            Outcome::OverThreshold => Self::OverThreshold,
            Outcome::Died { .. } => Self::Died,
        }
    }
}

/// The result of a mission.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Mission {
    /// The id of the mission.
    pub mission: String,
    /// Who played, one to four.
    pub players: Vec<String>,
    /// How it ended.
    pub ending: Ending,
    /// The sol in which it ended.
    pub sol: i64,
}

/// What kind of game it was.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Kind {
    /// A game with a score.
    Score {
        /// Which.
        game: Game,
        /// What was entered, without the rules.
        input: Value,
        /// The score that comes of it, with the rules it was reckoned by.
        scored: Scored,
    },
    /// A mission of *First Martians*.
    Mission(Mission),
}

/// A finished game as it is kept.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Entry {
    /// Its name in the list.
    pub id: String,
    /// When it was kept, RFC 3339.
    pub at: String,
    /// When it was last put right, RFC 3339.
    pub changed: Option<String>,
    /// What the players wrote beside it.
    pub notes: String,
    /// The game.
    pub kind: Kind,
}

const FIELDS: &[&str] = &["format", "id", "at", "changed", "notes", "game", "input", "rules", "mission", "score"];
/// The longest text beside a game, in characters.
const NOTES_MAX: usize = 2000;

impl Entry {
    /// A game with a score, just finished. It has no name yet.
    ///
    /// # Errors
    /// All that is wrong in what was entered.
    pub fn of_score(game: Game, input: &Value, at: &str) -> Result<Self, Vec<Fault>> {
        let scored = scored(game, input)?;
        let kind = Kind::Score { game, input: without_rules(input), scored };
        Ok(Self { id: String::new(), at: at.to_owned(), changed: None, notes: String::new(), kind })
    }

    /// With a text beside it.
    ///
    /// # Errors
    /// [`Code::TooLong`].
    pub fn with_notes(self, notes: &str) -> Result<Self, Vec<Fault>> {
        match too_long(notes, "notes") {
            Some(fault) => Err(vec![fault]),
            None => Ok(Self { notes: notes.to_owned(), ..self }),
        }
    }

    /// A mission, just ended. It has no name yet.
    pub fn of_mission(mission: Mission, at: &str) -> Self {
        Self { id: String::new(), at: at.to_owned(), changed: None, notes: String::new(), kind: Kind::Mission(mission) }
    }

    /// The same game with another input, reckoned again: by the rules told with it, else by those of before.
    ///
    /// # Errors
    /// All that is wrong in what was entered; [`Code::NotFinished`] when this is no game with a score.
    pub fn corrected(&self, input: &Value, at: &str) -> Result<Self, Vec<Fault>> {
        let Kind::Score { game, scored: before, .. } = &self.kind else {
            return Err(vec![Fault::new(Code::NotFinished, "")]);
        };
        let input = if input.get("rules").is_some() { input.clone() } else { with_rules(input, &before.rules) };
        let scored = scored(*game, &input)?;
        let kind = Kind::Score { game: *game, input: without_rules(&input), scored };
        Ok(Self { changed: Some(at.to_owned()), kind, ..self.clone() })
    }

    /// The game's name.
    pub const fn game(&self) -> &'static str {
        match &self.kind {
            Kind::Score { game, .. } => game.id(),
            Kind::Mission(_) => FIRST_MARTIANS,
        }
    }

    /// What statistics want to know of it.
    pub fn played(&self) -> Played {
        let (mode, people) = match &self.kind {
            Kind::Score { scored: Scored { score, solo, .. }, .. } => {
                let people = score.players.iter().take(if *solo { 1 } else { usize::MAX }).map(|player| Person {
                    name: player.name.clone(),
                    total: Some(player.total),
                    won: score.winners.contains(&player.name),
                });
                (if *solo { "solo" } else { "multiplayer" }, people.collect())
            }
            Kind::Mission(mission) => {
                let person = |name: &String| Person { name: name.clone(), total: None, won: mission.ending.is_won() };
                ("mission", mission.players.iter().map(person).collect())
            }
        };
        Played { at: self.at.clone(), game: self.game().to_owned(), mode: mode.to_owned(), people }
    }

    /// Whether it is of this game and somebody of this name was at the table, where either is asked.
    pub fn is_of(&self, game: Option<&str>, player: Option<&str>) -> bool {
        let at_the_table = |name: &str| self.played().people.iter().any(|person| folded(&person.name) == folded(name));
        game.is_none_or(|game| game == self.game()) && player.is_none_or(at_the_table)
    }

    /// What was entered, with the rules: what [`scored`] takes; `None` of a mission.
    pub fn input(&self) -> Option<Value> {
        match &self.kind {
            Kind::Score { input, scored, .. } => Some(with_rules(input, &scored.rules)),
            Kind::Mission(_) => None,
        }
    }

    /// The entry as JSON, without what can be reckoned.
    pub fn bare(&self) -> Value {
        let mut json = json!({"format": FORMAT, "id": self.id, "at": self.at, "game": self.game(), "notes": self.notes});
        if let Some(changed) = &self.changed {
            json["changed"] = json!(changed);
        }
        match &self.kind {
            Kind::Score { input, scored, .. } => {
                json["input"] = input.clone();
                json["rules"] = scored.rules.clone();
            }
            Kind::Mission(it) => {
                let ending = it.ending.id();
                json["mission"] = json!({"mission": it.mission, "players": it.players, "ending": ending, "sol": it.sol});
            }
        }
        json
    }

    /// The entry as JSON, with its score for other programs to read.
    pub fn json(&self) -> Value {
        let mut json = self.bare();
        if let Kind::Score { scored, .. } = &self.kind {
            json["score"] = json!(scored.score);
        }
        json
    }

    /// Reads an entry. A score that stands in it is not believed but reckoned again.
    pub(super) fn read(reader: &mut Reader, place: &Place<'_>) -> Option<Self> {
        let group = reader.any_group(place)?;
        let format = reader.need_count(&group, "format")?;
        if format != FORMAT {
            let fault = Fault::new(Code::NewerFormat, under(&group.at, "format"));
            reader.note(fault.with("value", format).with("limit", FORMAT));
            return None;
        }
        let _ = reader.group(place, FIELDS);
        // Files written by hand need not name their entries.
        let id = group.get("id").map_or(Some(String::new()), |place| reader.text(&place).map(str::to_owned));
        let at = reader.need(&group, "at").and_then(|place| moment(reader, &place));
        let changed = group.get("changed").map_or(Some(None), |place| moment(reader, &place).map(Some));
        let notes = group.get("notes").map_or(Some(String::new()), |place| {
            let notes = reader.text(&place)?.to_owned();
            if let Some(fault) = too_long(&notes, &place.at) {
                reader.note(fault);
            }
            Some(notes)
        });
        let words: Vec<(&str, Option<Game>)> =
            Game::ALL.iter().map(|game| (game.id(), Some(*game))).chain([(FIRST_MARTIANS, None)]).collect();
        let game = reader.need(&group, "game").and_then(|place| reader.word(&place, &words));
        let kind = match game? {
            Some(game) => score(reader, &group, game),
            None => reader.need(&group, "mission").and_then(|place| mission(reader, &place)).map(Kind::Mission),
        };
        Some(Self { id: id?, at: at?, changed: changed?, notes: notes?, kind: kind? })
    }
}

fn score(reader: &mut Reader, group: &Group<'_>, game: Game) -> Option<Kind> {
    let input = reader.need(group, "input")?;
    let document = match group.get("rules") {
        Some(rules) => with_rules(input.value, rules.value),
        None => input.value.clone(),
    };
    match scored(game, &document) {
        Ok(scored) => Some(Kind::Score { game, input: without_rules(input.value), scored }),
        Err(faults) => {
            for fault in faults {
                // The rules stand beside the input here, not in it.
                let at = if fault.at.starts_with("rules") { under(&group.at, &fault.at) } else { joined(&input.at, &fault.at) };
                reader.note(Fault { at, ..fault });
            }
            None
        }
    }
}

fn too_long(notes: &str, at: &str) -> Option<Fault> {
    (notes.chars().count() > NOTES_MAX).then(|| Fault::new(Code::TooLong, at).with("limit", NOTES_MAX))
}

fn joined(at: &str, more: &str) -> String {
    if more.is_empty() { at.to_owned() } else { under(at, more) }
}

fn mission(reader: &mut Reader, place: &Place<'_>) -> Option<Mission> {
    let group = reader.group(place, &["mission", "players", "ending", "sol"])?;
    // These names were given elsewhere: what was kept is read again, however long it is.
    let own = |reader: &mut Reader, place: &Place<'_>| reader.text(place).map(str::to_owned);
    let mission = reader.need(&group, "mission").and_then(|place| own(reader, &place));
    let players = reader.need(&group, "players").and_then(|place| reader.each(&place, own));
    let ending = reader.need(&group, "ending").and_then(|place| reader.word(&place, &Ending::WORDS));
    let sol = reader.need(&group, "sol").and_then(|place| reader.signed(&place, 0..=MOST));
    Some(Mission { mission: mission?, players: players?, ending: ending?, sol: sol? })
}

/// A date and time as RFC 3339 in UTC: `2026-11-21T20:15:00Z`. Texts of this form sort by time.
fn moment(reader: &mut Reader, place: &Place<'_>) -> Option<String> {
    const FORM: &str = "0000-00-00T00:00:00Z";

    let text = reader.text(place)?;
    let fits = text.len() == FORM.len()
        && text.chars().zip(FORM.chars()).all(|(own, form)| if form == '0' { own.is_ascii_digit() } else { own == form });
    if !fits {
        reader.note(Fault::new(Code::NotAMoment, &place.at).with("value", text));
    }
    fits.then(|| text.to_owned())
}

fn with_rules(input: &Value, rules: &Value) -> Value {
    let mut document = input.clone();
    if let Value::Object(fields) = &mut document {
        let _ = fields.insert("rules".to_owned(), rules.clone());
    }
    document
}

fn without_rules(input: &Value) -> Value {
    match input {
        Value::Object(fields) => {
            let others = fields.iter().filter(|(name, _)| *name != "rules");
            Value::Object(others.map(|(name, value)| (name.clone(), value.clone())).collect::<Map<_, _>>())
        }
        other => other.clone(),
    }
}
