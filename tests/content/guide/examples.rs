//! One example of each word that an author may write, as it stands in a mission.

use solkeeper::first_martians::effect::Effect;

/// `(kind, word, JSON)`; ids are those of the mission that `new-mission` writes.
pub const EXAMPLES: &[(&str, &str, &str)] = &[
    (
        "cost",
        "supply",
        r#"{"supply": {"resource": "energy", "count": 1}}"#,
    ),
    (
        "cost",
        "token",
        r#"{"token": {"colour": "black", "count": 1}}"#,
    ),
    (
        "cost",
        "mark",
        r#"{"mark": {"mark": "a-good-place", "count": 1}}"#,
    ),
    (
        "cost",
        "item",
        r#"{"item": {"item": "hardware", "count": 1}}"#,
    ),
    (
        "cost",
        "morale_tokens",
        r#"{"morale_tokens": {"count": 1}}"#,
    ),
    ("when", "flag", r#"{"flag": "youngest-went-up"}"#),
    (
        "when",
        "counter",
        r#"{"counter": {"counter": "nights-outside", "at_least": 2}}"#,
    ),
    ("when", "sol", r#"{"sol": {"from": 3, "to": 5}}"#),
    ("when", "astronauts", r#"{"astronauts": {"from": 3}}"#),
    ("when", "morale", r#"{"morale": {"to": -1}}"#),
    (
        "when",
        "malfunction",
        r#"{"malfunction": {"block": "working", "at_least": 3}}"#,
    ),
    ("when", "objective", r#"{"objective": "a-good-place"}"#),
    (
        "when",
        "track",
        r#"{"track": {"track": "static-on-the-line", "at_least": 4}}"#,
    ),
    ("when", "ask", r#"{"ask": "the-south-is-explored"}"#),
    ("when", "not", r#"{"not": {"flag": "youngest-went-up"}}"#),
    (
        "when",
        "all",
        r#"{"all": [{"sol": {"from": 3}}, {"morale": {"from": 0}}]}"#,
    ),
    (
        "when",
        "any",
        r#"{"any": [{"flag": "youngest-went-up"}, {"sol": {"from": 5}}]}"#,
    ),
    (
        "when",
        "supply",
        r#"{"supply": {"resource": "oxygen", "at_least": 2}}"#,
    ),
    ("when", "stress", r#"{"stress": {"at_least": 12}}"#),
    ("when", "plants", r#"{"plants": {"at_most": 1}}"#),
    (
        "when",
        "item",
        r#"{"item": {"item": "sample", "at_least": 1}}"#,
    ),
    (
        "when",
        "wounds",
        r#"{"wounds": {"who": "most_wounded", "at_least": 4}}"#,
    ),
    ("when", "hurt", r#"{"hurt": {"at_least": 2}}"#),
    (
        "when",
        "conditions",
        r#"{"conditions": {"condition": "migraine", "at_least": 1}}"#,
    ),
    (
        "when",
        "broken",
        r#"{"broken": {"block": "systems", "at_least": 6}}"#,
    ),
    (
        "when",
        "shut",
        r#"{"shut": {"facility": "farm", "resource": "energy"}}"#,
    ),
    (
        "when",
        "productivity",
        r#"{"productivity": {"facility": "solar_panel", "at_most": 4}}"#,
    ),
    (
        "when",
        "explored",
        r#"{"explored": {"regions": [{"ring": 2, "direction": "n"}]}}"#,
    ),
    (
        "when",
        "terrain",
        r#"{"terrain": {"region": {"ring": 1, "direction": "se"}, "feature": "mission"}}"#,
    ),
    ("when", "discoveries", r#"{"discoveries": {"at_least": 2}}"#),
    ("when", "upgrade", r#"{"upgrade": "autoscanner"}"#),
    ("when", "sols_left", r#"{"sols_left": {"at_most": 1}}"#),
    (
        "when",
        "event_open",
        r#"{"event_open": "wind-from-the-north"}"#,
    ),
    ("when", "standing", r#"{"standing": "the-brown-sky"}"#),
    (
        "when",
        "progress",
        r#"{"progress": {"objective": "a-good-place", "at_least": 1}}"#,
    ),
    (
        "when",
        "token",
        r#"{"token": {"token": "cairn", "is": "taken"}}"#,
    ),
    (
        "when",
        "mark",
        r#"{"mark": {"mark": "a-good-place", "at_most": 0}}"#,
    ),
    (
        "when",
        "walker",
        r#"{"walker": {"walker": "a-good-place", "regions": [{"ring": 1, "direction": "w"}]}}"#,
    ),
    (
        "when",
        "objective_state",
        r#"{"objective_state": {"objective": "a-good-place", "is": "shown"}}"#,
    ),
    (
        "when",
        "chapter",
        r#"{"chapter": {"chapter": "landing", "outcome": "won"}}"#,
    ),
    ("when", "remembered", r#"{"remembered": "up-the-mast"}"#),
    (
        "when",
        "same_person",
        r#"{"same_person": ["up-the-mast", "awake-at-night"]}"#,
    ),
    (
        "takes",
        "build",
        r#"{"build": {"facility": "solar_panel"}}"#,
    ),
    ("takes", "plant", r#"{"plant": {}}"#),
    ("takes", "act", r#"{"act": {"action": "mount-a-segment"}}"#),
    (
        "takes",
        "explore",
        r#"{"explore": {"regions": [{"ring": 1, "direction": "s"}]}}"#,
    ),
    (
        "takes",
        "gather",
        r#"{"gather": {"regions": [{"ring": 2, "direction": "ne"}]}}"#,
    ),
    (
        "takes",
        "reach",
        r#"{"reach": {"track": "static-on-the-line", "number": 0}}"#,
    ),
    (
        "takes",
        "have",
        r#"{"have": {"item": "sample", "count": 3}}"#,
    ),
    ("takes", "threshold", r#"{"threshold": {}}"#),
    ("counted", "broken", r#"{"broken": {"block": "systems"}}"#),
    ("counted", "supply", r#"{"supply": {"resource": "oxygen"}}"#),
    ("counted", "stress", r#"{"stress": {}}"#),
    ("counted", "plants", r#"{"plants": {}}"#),
    ("counted", "item", r#"{"item": {"item": "sample"}}"#),
    ("counted", "hurt", r#"{"hurt": {}}"#),
    (
        "counted",
        "conditions",
        r#"{"conditions": {"condition": "migraine"}}"#,
    ),
    ("counted", "mark", r#"{"mark": {"mark": "a-good-place"}}"#),
    ("takes", "words", r#"{"words": {}}"#),
    (
        "takes",
        "token_taken",
        r#"{"token_taken": {"tokens": ["cairn"]}}"#,
    ),
    ("mark-place", "sheet", r#""sheet""#),
    (
        "mark-place",
        "region",
        r#"{"region": {"ring": 2, "direction": "ne"}}"#,
    ),
    ("mark-place", "facility", r#"{"facility": "lab"}"#),
    ("mark-place", "action", r#"{"action": "mount-a-segment"}"#),
    ("walker-moves", "events", r#""events""#),
    ("walker-moves", "production", r#""production""#),
    ("walker-moves", "clean_up", r#""clean_up""#),
    ("region-in", "chosen", r#""chosen""#),
    (
        "region-in",
        "region",
        r#"{"region": {"ring": 2, "direction": "ne"}}"#,
    ),
    ("region-in", "walker", r#"{"walker": "a-good-place"}"#),
    ("region-in", "drawn", r#"{"drawn": {"ring": 2}}"#),
    (
        "token-at",
        "region",
        r#"{"region": {"ring": 2, "direction": "ne"}}"#,
    ),
    ("token-at", "facility", r#"{"facility": "lab"}"#),
    ("who", "first_player", r#""first_player""#),
    ("who", "performer", r#""performer""#),
    ("who", "everyone", r#""everyone""#),
    ("who", "chosen", r#""chosen""#),
    ("who", "most_wounded", r#""most_wounded""#),
    ("who", "profession", r#"{"profession": "medic"}"#),
    ("who", "remembered", r#"{"remembered": "up-the-mast"}"#),
    ("person", "first_player", r#""first_player""#),
    ("person", "performer", r#""performer""#),
    ("person", "chosen", r#""chosen""#),
    ("person", "most_wounded", r#""most_wounded""#),
    ("person", "drawn", r#""drawn""#),
    ("person", "profession", r#"{"profession": "medic"}"#),
    ("amount", "plain", "-1"),
    ("amount", "per_astronaut", r#"{"per_astronaut": 1}"#),
    (
        "brings",
        "action",
        r#"{"action": {"cost": {"pawns": 2}, "reward": [{"morale": {"by": 1}}], "later": {"odds": 50, "effects": [{"wilt": {}}]}}}"#,
    ),
    (
        "action-place",
        "regions",
        r#"{"regions": [{"ring": 2, "direction": "nw"}]}"#,
    ),
    ("action-place", "facility", r#"{"facility": "lab"}"#),
    ("change", "no", r#"{"no": "outside"}"#),
    (
        "change",
        "price",
        r#"{"price": {"on": "repair", "pawns": -1}}"#,
    ),
    ("change", "dice", r#"{"dice": {"on": "build"}}"#),
    (
        "change",
        "production",
        r#"{"production": {"resource": "energy", "by": -2}}"#,
    ),
    ("change", "stress", r#"{"stress": {"by": 1}}"#),
    ("change", "food", r#"{"food": {"by": 1}}"#),
    ("change", "growth", r#"{"growth": "stopped"}"#),
    (
        "change",
        "malfunction_die",
        r#"{"malfunction_die": {"block": "systems", "rolled": true}}"#,
    ),
    ("change", "tag_off", r#"{"tag_off": "mail"}"#),
    (
        "change",
        "region_closed",
        r#"{"region_closed": {"regions": [{"ring": 3, "direction": "n"}]}}"#,
    ),
    ("which-actions", "explore", r#""explore""#),
    ("which-actions", "gather", r#""gather""#),
    ("which-actions", "research", r#""research""#),
    ("which-actions", "plant", r#""plant""#),
    ("which-actions", "build", r#""build""#),
    ("which-actions", "repair", r#""repair""#),
    ("which-actions", "unwind", r#""unwind""#),
    ("which-actions", "heal", r#""heal""#),
    ("which-actions", "manage", r#""manage""#),
    ("which-actions", "rest", r#""rest""#),
    ("which-actions", "event", r#""event""#),
    ("which-actions", "outside", r#""outside""#),
    ("which-actions", "shutdown_removal", r#""shutdown_removal""#),
    (
        "which-actions",
        "mission",
        r#"{"mission": "tune-the-dish"}"#,
    ),
    ("which-actions", "facility", r#"{"facility": "lab"}"#),
    ("action-place", "walker", r#"{"walker": "a-good-place"}"#),
    ("sol-at", "plain", "4"),
    (
        "sol-at",
        "by_crew",
        r#"{"by_crew": {"2": 4, "3": 3, "4": 3}}"#,
    ),
    ("sol-at", "before_end", r#"{"before_end": 1}"#),
    (
        "lay",
        "broken",
        r#"{"broken": {"block": "systems", "count": {"2": 2, "3": 3, "4": 4}}}"#,
    ),
    ("lay", "box", r#"{"box": {"block": "living"}}"#),
    (
        "lay",
        "explored",
        r#"{"explored": {"region": {"ring": 1, "direction": "s"}, "features": ["extra_pawn"], "samples": 1}}"#,
    ),
    ("lay", "built", r#"{"built": {"facility": "solar_panel"}}"#),
    (
        "lay",
        "upgrade",
        r#"{"upgrade": {"id": "autoscanner", "built": true}}"#,
    ),
    (
        "lay",
        "conditions",
        r#"{"conditions": {"who": "everyone", "count": 1}}"#,
    ),
    (
        "lay",
        "skills",
        r#"{"skills": {"who": "everyone", "locked": true}}"#,
    ),
    ("brings", "objective", r#"{"objective": "words-from-home"}"#),
    (
        "adventure-kind",
        "normal",
        r#"{"normal": {"effects": [{"wound": {"who": "performer", "count": 1}}]}}"#,
    ),
    (
        "adventure-kind",
        "delayed",
        r#"{"delayed": {"after": {"min": 1, "max": 3}, "odds": 60, "effects": [{"stress": {"by": 2}}]}}"#,
    ),
    (
        "adventure-kind",
        "choice",
        r#"{"choice": {"options": [{"id": "wait"}, {"id": "go", "effects": [{"stress": {"by": 1}}]}]}}"#,
    ),
];

/// The example of that word. Those of effects are in the module of the effect.
pub fn of(kind: &str, word: &str) -> &'static str {
    let effects = Effect::examples().map(|json| {
        let word = json
            .split('"')
            .nth(1)
            .expect("an effect begins with its name");
        ("effect", word, json)
    });
    let found = EXAMPLES
        .iter()
        .copied()
        .chain(effects)
        .find(|(of, name, _)| *of == kind && *name == word);
    found
        .unwrap_or_else(|| {
            panic!("no example of the {kind} {word}: add one to its module, or to tests/content/guide/examples.rs")
        })
        .2
}
