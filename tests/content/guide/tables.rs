//! The tables themselves, made of the JSON Schema and of what the app says.

use super::*;

/// Closed lists of one thing or another: the name of the type, and of the table.
const UNIONS: &[(&str, &str)] = &[
    ("Effect", "effect"),
    ("When", "when"),
    ("Cost", "cost"),
    ("Amount", "amount"),
    ("Who", "who"),
    ("Person", "person"),
    ("Takes", "takes"),
    ("Counted", "counted"),
    ("Lay", "lay"),
    ("ActionPlace", "action-place"),
    ("Change", "change"),
    ("WhichActions", "which-actions"),
    ("SolAt", "sol-at"),
    ("Brings", "brings"),
    ("AdventureKind", "adventure-kind"),
    ("ObjectiveKind", "objective-kind"),
    ("EndingOutcome", "ending-outcome"),
    ("ObjectiveState", "objective-state"),
    ("TokenAt", "token-at"),
    ("MarkPlace", "mark-place"),
    ("WalkerMoves", "walker-moves"),
    ("RegionIn", "region-in"),
    ("TokenGoesTo", "token-goes-to"),
    ("TokenState", "token-state"),
    ("Feature", "feature"),
    ("SheetValue", "sheet-value"),
];

/// What has fields that an author fills in.
const RECORDS: &[&str] = &[
    "MissionFile",
    "SheetByCrew",
    "ByCrew",
    "SpareFacility",
    "Objective",
    "ObjectiveToken",
    "Mark",
    "Walker",
    "Track",
    "TrackEnd",
    "MissionAction",
    "ActionCost",
    "Poi",
    "Event",
    "EventAction",
    "Consequence",
    "FollowUp",
    "Adventure",
    "NormalAdventure",
    "ChoiceAdventure",
    "Way",
    "RandomWay",
    "Later",
    "Span",
    "MalfunctionCard",
    "Ending",
    "Loss",
    "StandingRule",
    "SetUpStep",
    "LayBroken",
    "LayBox",
    "LayExplored",
    "LayBuilt",
    "LayUpgrade",
    "LayConditions",
    "LaySkills",
    "Range",
    "TrackAt",
    "Region",
];

/// Lists of words that the box names.
const WORDS: &[(&str, &str)] = &[
    ("Facility", "facility"),
    ("Part", "part"),
    ("Block", "block"),
    ("Resource", "resource"),
    ("Item", "item"),
    ("Area", "area"),
    ("Modifier", "modifier"),
    ("Space", "space"),
    ("Rover", "rover"),
    ("AdventureType", "adventure"),
    ("Profession", "profession"),
    ("Condition", "condition"),
    ("Keyword", "keyword"),
    ("Direction", "direction"),
    ("Group", "group"),
];

/// What a table needs to know of a language.
pub struct Tables {
    language: Language,
    localizer: Localizer,
    schema: Value,
    game: Game,
    italian: BTreeMap<&'static str, &'static str>,
    used: RefCell<BTreeSet<String>>,
}

fn lines(text: &str) -> BTreeMap<&str, &str> {
    text.lines()
        .filter(|line| !line.starts_with(['#', ' ']))
        .filter_map(|line| line.split_once(" = "))
        .collect()
}

/// `MissionFile` and `break_part` as parts of an id.
fn kebab(name: &str) -> String {
    let spread: String = name
        .char_indices()
        .map(|(at, sign)| {
            if at > 0 && sign.is_uppercase() {
                format!("-{sign}")
            } else {
                sign.to_string()
            }
        })
        .collect();
    spread.to_lowercase().replace(['_', '$'], "-")
}

fn text<'v>(value: &'v Value, key: &str) -> &'v str {
    value[key].as_str().unwrap_or_default()
}

/// The type that a schema refers to, also where it may be left out.
fn referred(schema: &Value) -> Option<&str> {
    let reference = schema["$ref"].as_str().or_else(|| {
        schema["anyOf"]
            .as_array()?
            .iter()
            .find_map(|it| it["$ref"].as_str())
    });
    reference?.strip_prefix("#/$defs/")
}

impl Tables {
    pub fn new(language: Language) -> Self {
        let (_, schema) = schemas()
            .into_iter()
            .find(|(name, _)| *name == "mission.schema.json")
            .expect("the schema of missions");
        let mut schema: Value = serde_json::from_str(schema).expect("a schema is JSON");
        let whole = schema.clone();
        schema["$defs"]["MissionFile"] = whole;
        let mut files: Files = shipped::files();
        let own = template::texts("a-mission", language.code());
        files.0.extend(
            own.into_iter()
                .map(|(name, text)| (format!("a-mission/{name}"), text)),
        );
        let loaded = load(&files, "a-mission");
        let mission = Arc::new(loaded.mission.expect("the template loads"));
        let game = Game::new(
            mission,
            &Start {
                seed: 1,
                players: 3,
                read_before: BTreeSet::new(),
            },
        );
        let localizer = Localizer::with_prose(language, &loaded.prose.0);
        Self {
            language,
            localizer,
            schema,
            game,
            italian: lines(ITALIAN),
            used: RefCell::default(),
        }
    }

    pub fn names(&self) -> BTreeSet<String> {
        let unions = UNIONS.iter().map(|(_, name)| (*name).to_owned());
        unions
            .chain(RECORDS.iter().map(|name| kebab(name)))
            .chain(["word".to_owned(), "code".to_owned()])
            .filter(|name| name != "type")
            .collect()
    }

    /// Texts of the Italian file that no table asked for.
    pub fn unused(&self) -> BTreeSet<String> {
        let used = self.used.borrow();
        let unused = self
            .italian
            .keys()
            .filter(|id| self.language == Language::Italian && !used.contains(**id));
        unused.map(|id| (*id).to_owned()).collect()
    }

    pub fn table(&self, name: &str) -> String {
        if let Some((kind, _)) = UNIONS.iter().find(|(_, table)| *table == name) {
            return self.union(kind, name);
        }
        if let Some(kind) = RECORDS.iter().find(|kind| kebab(kind) == name) {
            return self.record(kind);
        }
        match name {
            "word" => self.words(),
            "code" => self.codes(),
            _ => panic!("there is no table {name}"),
        }
    }

    /// The English text, or that of the Italian file under the id.
    fn format(&self, id: &str, english: &str) -> String {
        match self.language {
            Language::English => english.replace('\'', "’"),
            Language::Italian => {
                self.used.borrow_mut().insert(id.to_owned());
                let found = self.italian.get(id);
                (*found
                    .unwrap_or_else(|| panic!("tests/content/guide/it.ftl lacks {id} = {english}")))
                .to_owned()
            }
        }
    }

    fn head(&self, columns: &[(&str, &str)]) -> String {
        let names: Vec<String> = columns
            .iter()
            .map(|(id, english)| self.format(&format!("head-{id}"), english))
            .collect();
        format!(
            "| {} |\n|{}\n",
            names.join(" | "),
            " --- |".repeat(names.len())
        )
    }

    fn definition(&self, name: &str) -> &Value {
        let found = &self.schema["$defs"][name];
        assert!(!found.is_null(), "the schema has no {name}");
        found
    }

    /// What a type is called.
    fn label(&self, id: &str) -> String {
        let english = match id {
            "way" => "option".to_owned(),
            "random-way" => "way of chance".to_owned(),
            "when" => "a condition to be met".to_owned(),
            "condition" => "Condition token".to_owned(),
            "later" => "what comes later".to_owned(),
            "takes" => "what it takes".to_owned(),
            "brings" => "what it brings".to_owned(),
            "span" => "number of sols".to_owned(),
            "set-up-step" => "step of the set-up".to_owned(),
            "lay" => "what it lays".to_owned(),
            "sol-at" => "sol".to_owned(),
            "die-sols" => "list: number, or one by crew".to_owned(),
            "track-end" => "space of a track".to_owned(),
            "person" => "who is remembered".to_owned(),
            "growth" => "`stopped`".to_owned(),
            _ => id.replace('-', " "),
        };
        self.format(&format!("type-{id}"), &english)
    }

    /// What a field holds, in a word or two.
    fn holds(&self, field: &str, schema: &Value) -> String {
        if let Some(name) = referred(schema) {
            let id = kebab(name);
            return self.label(&id);
        }
        let kind = schema["type"]
            .as_str()
            .or_else(|| schema["type"][0].as_str())
            .unwrap_or_default();
        match kind {
            "string" if field == "$schema" => self.format("type-text", "text"),
            "string" => self.format("type-id", "id"),
            "integer" => self.format("type-number", "number"),
            "boolean" => self.format("type-truth", "true or false"),
            "array" => {
                let of = self.holds(field, &schema["items"]);
                self.format("type-list", "list: { $of }")
                    .replace("{ $of }", &of)
            }
            "object" if schema["additionalProperties"].is_object() => {
                let of = self.holds(field, &schema["additionalProperties"]);
                self.format("type-map", "by name: { $of }")
                    .replace("{ $of }", &of)
            }
            _ => String::new(),
        }
    }

    /// The fields of a record: first those that must be there.
    fn fields<'s>(&self, record: &'s Value) -> Vec<(&'s str, bool, &'s Value)> {
        let Some(properties) = record["properties"].as_object() else {
            return Vec::new();
        };
        let required: Vec<&str> = record["required"]
            .as_array()
            .into_iter()
            .flatten()
            .filter_map(Value::as_str)
            .collect();
        let names = properties.keys().map(String::as_str);
        let rest = names
            .filter(|name| !required.contains(name))
            .collect::<Vec<_>>();
        let all = required
            .iter()
            .map(|name| (*name, true))
            .chain(rest.into_iter().map(|name| (name, false)));
        all.filter_map(|(name, must)| Some((name, must, properties.get(name)?)))
            .collect()
    }

    fn inside(&self, schema: &Value) -> String {
        let record = referred(schema)
            .map(|name| self.definition(name))
            .filter(|it| it["properties"].is_object());
        let Some(record) = record else {
            return self.holds("", schema);
        };
        let fields = self.fields(record).into_iter();
        let told = fields.map(|(name, must, field)| {
            format!(
                "`{name}`{}: {}",
                if must { "" } else { "?" },
                self.holds(name, field)
            )
        });
        told.collect::<Vec<_>>().join("<br>")
    }

    /// What the players read of an example, where it tells them to do something.
    fn read(&self, kind: &str, example: &str) -> Option<String> {
        let card = Card::new(CardKind::Event, "an-event", Face::Story);
        match kind {
            "effect" if !example.contains("instruct") => {
                let effect: Effect =
                    serde_json::from_str(example).expect("an example is an effect");
                instruction::effect(&self.localizer, &self.game, &effect, None, &card)
            }
            "cost" => {
                let cost: Cost = serde_json::from_str(example).expect("an example is a cost");
                Some(instruction::price(&self.localizer, &cost))
            }
            "when" => {
                let when: When = serde_json::from_str(example).expect("an example is a condition");
                Some(condition::about(&self.localizer, &self.game, &when))
                    .filter(|question| !question.is_empty())
            }
            _ => None,
        }
    }

    fn union(&self, kind: &str, table: &str) -> String {
        let plain = self.definition(kind)["oneOf"]
            .as_array()
            .is_some_and(|ways| ways.iter().all(|way| way["const"].is_string()));
        // Words that stand by themselves need no example, except where they mix with others.
        let columns: &[(&str, &str)] = match plain {
            true => &[("word", "word"), ("meaning", "what it means")],
            false => &[
                ("word", "word"),
                ("inside", "what is inside"),
                ("meaning", "what it means"),
                ("example", "example, and what the players read"),
            ],
        };
        let mut rows = self.head(columns);
        for way in self.definition(kind)["oneOf"]
            .as_array()
            .into_iter()
            .flatten()
        {
            let property = way["properties"]
                .as_object()
                .and_then(|all| all.iter().next());
            let (word, inside) = match (way["const"].as_str(), property) {
                (Some(word), _) => (word, String::new()),
                (None, Some((word, schema))) => (word.as_str(), self.inside(schema)),
                (None, None) => ("plain", String::new()),
            };
            let meaning = self.format(
                &format!("{table}-{}", kebab(word)),
                text(way, "description"),
            );
            if plain {
                rows.push_str(&format!("| `{word}` | {meaning} |\n"));
                continue;
            }
            let example = examples::of(table, word);
            let name = if word == "plain" {
                self.format("type-number", "number")
            } else {
                format!("`{word}`")
            };
            let read = self
                .read(table, example)
                .map(|read| format!("<br>{}", read.replace('\n', " ")))
                .unwrap_or_default();
            rows.push_str(&format!(
                "| {name} | {inside} | {meaning} | `{example}`{read} |\n"
            ));
        }
        rows
    }

    fn record(&self, kind: &str) -> String {
        let mut rows = self.head(&[
            ("field", "field"),
            ("holds", "what it holds"),
            ("meaning", "what it means"),
        ]);
        for (name, must, schema) in self.fields(self.definition(kind)) {
            let meaning = self.format(
                &format!("{}-{}", kebab(kind), kebab(name)),
                text(schema, "description"),
            );
            let mark = if must { "" } else { "?" };
            rows.push_str(&format!(
                "| `{name}`{mark} | {} | {meaning} |\n",
                self.holds(name, schema)
            ));
        }
        rows
    }

    fn words(&self) -> String {
        let words = shipped::box_nouns();
        let nouns = lines(
            &words
                .get(self.language.code())
                .expect("the words of the box")[0]
                .1,
        );
        let mut rows = self.head(&[("type", "what"), ("words", "words")]);
        for (kind, noun) in WORDS {
            let label = self.label(&kebab(kind));
            let ways = self.definition(kind)["oneOf"]
                .as_array()
                .into_iter()
                .flatten()
                .filter_map(|way| way["const"].as_str());
            let told: Vec<String> = ways
                .map(|word| {
                    let id = word.replace('_', "-");
                    let name = nouns
                        .get(format!("{noun}-{id}").as_str())
                        .or_else(|| nouns.get(format!("facility-{id}").as_str()));
                    format!(
                        "`{word}` {}",
                        name.unwrap_or_else(|| panic!("{noun}-{id} has no name"))
                    )
                })
                .collect();
            rows.push_str(&format!("| {label} | {} |\n", told.join(", ")));
        }
        rows
    }

    /// What `check` says of missions; the codes of the rules and of the box are not for authors of missions.
    fn codes(&self) -> String {
        // A code has no schema: its description is in the same row of the table.
        let source = include_str!("../../../crates/content/src/diagnostic.rs")
            .lines()
            .map(str::trim);
        let meanings = source.filter_map(|row| {
            row.strip_suffix("\";")?
                .split_once(" \"")?
                .1
                .split_once("\" \"")
        });
        let meanings: BTreeMap<&str, &str> = meanings.collect();
        let mut rows = self.head(&[
            ("code", "code"),
            ("meaning", "what it means"),
            ("remedy", "what to do"),
        ]);
        let gap = |args: Args, name: &&str| args.text(name, "…");
        for &code in Code::ALL {
            let id = code.id();
            if id.starts_with("rules-") || code == Code::BoxIncomplete {
                continue;
            }
            let args = [
                "id",
                "file",
                "kind",
                "found",
                "expected",
                "attribute",
                "min",
                "max",
            ]
            .iter()
            .fold(Args::new(), gap);
            let remedy = self
                .localizer
                .say_attribute(&format!("diagnostic-{id}"), "help", &args);
            let meaning = self.format(&format!("code-{id}"), meanings[id]);
            let mark = if code.severity() == Severity::Error {
                "**"
            } else {
                ""
            };
            rows.push_str(&format!("| {mark}`{id}`{mark} | {meaning} | {remedy} |\n"));
        }
        rows
    }
}
