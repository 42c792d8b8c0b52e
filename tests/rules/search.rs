//! Search results and their order.

use serde::Deserialize;
use solkeeper::language::Language;
use solkeeper::rulebook::{Game, Library, Query, SearchResult, parse_and_check, shipped_library};

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Question {
    query: String,
    lang: String,
    id: String,
}

/// An entry as (file, id, title, synonyms, text).
type Sketch = (
    &'static str,
    &'static str,
    &'static str,
    &'static str,
    &'static str,
);

#[rustfmt::skip]
const ENTRIES: &[Sketch] = &[
    ("en/rules/first-martians.md", "heal", "Heal (Med Lab)", "cure, how many pawns to heal", "It restores 1 wound. One pawn of the Medic assists."),
    ("it/rules/first-martians.md", "heal", "Guarigione (MedLab)", "curare, quante pedine per guarire", "Recupera 1 ferita. Assiste 1 pedina del Medico."),
    ("en/rules/first-martians.md", "shutdown", "Shutdown tiles", "closed facility", "A shut Facility does nothing. Morale is not asked."),
    ("it/rules/first-martians.md", "shutdown", "Tessere Arresto", "struttura chiusa", "Una Struttura chiusa non fa nulla. Il Morale non c'entra."),
    ("en/rules/first-martians.md", "morale", "Morale", "mood", "It goes from -2 to 3. The First Player suffers."),
    ("it/rules/first-martians.md", "morale", "Morale", "umore", "Va da -2 a 3. Lo subisce il Primo Giocatore."),
    ("en/rules/first-martians.md", "working-bay", "Working Bay", "workshop", "It builds. It repairs."),
    ("it/rules/first-martians.md", "working-bay", "Officina", "costruzione", "Qui si costruisce. Qui si ripara."),
    ("en/rules/pocket-mars.md", "pm-colonists", "Colonists", "people", "Colonists go to Mars. They score."),
    ("it/rules/pocket-mars.md", "pm-colonists", "Coloni", "persone", "Vanno su Marte. Danno punti."),
    ("en/rules/mechanica.md", "me-tile", "Improvement tile", "machine", "A tile is bought. It is installed."),
    ("it/rules/mechanica.md", "me-tile", "Tessera miglioramento", "macchina", "Una tessera si compra. Si installa."),
    ("en/rules/mechanica.md", "me-end", "End of the game", "shutdown, last tile", "The tiles run out. Count money."),
    ("it/rules/mechanica.md", "me-end", "Fine della partita", "ultima tessera", "Le tessere finiscono. Contate i soldi."),
];

fn sketched() -> Library {
    let mut texts = std::collections::BTreeMap::new();
    for (file, id, title, synonyms, text) in ENTRIES {
        let book = if file.starts_with("en") {
            "rulebook"
        } else {
            "regolamento"
        };
        // Words that nobody types.
        let asked: Vec<String> = (0..8)
            .map(|line| format!("qzx{}{line}", id.replace('-', "")))
            .collect();
        let asked = asked.join("; ");
        let entry = format!(
            "## <a id=\"{id}\"></a>{title}\n\n- Synonyms: {synonyms}\n- Asked as: {asked}\n- Source: {book}, X\n\n{text}\n\n"
        );
        texts
            .entry(*file)
            .or_insert_with(|| "# Chapter\n\n".to_owned())
            .push_str(&entry);
    }
    let reading = parse_and_check(texts.iter().map(|(name, text)| (*name, text.as_str())));
    assert_eq!(reading.faults, []);
    reading.library
}

fn query(words: &str, language: Language) -> Query<'_> {
    Query {
        words,
        language,
        game: None,
        playing: None,
        here: &[],
        limit: 10,
    }
}

fn ids<'l>(answer: &SearchResult<'l>) -> Vec<&'l str> {
    answer
        .hits
        .iter()
        .map(|hit| hit.entry.id.as_str())
        .collect()
}

fn first(library: &Library, words: &str, language: Language) -> String {
    ids(&library.search(&query(words, language)))
        .first()
        .copied()
        .unwrap_or_default()
        .to_owned()
}

#[test]
fn typical_queries_find_their_entry() {
    let library = sketched();
    for (words, language, id) in [
        ("heal", Language::English, "heal"),
        ("HEAL", Language::English, "heal"),
        ("med lab", Language::English, "heal"),
        ("how many pawns to heal?", Language::English, "heal"),
        ("quante pedine per guarire", Language::Italian, "heal"),
        ("guarigióne", Language::Italian, "heal"),
        ("cosa fa la tessera Arresto?", Language::Italian, "shutdown"),
        ("tessere arresto", Language::Italian, "shutdown"),
        ("colono", Language::Italian, "pm-colonists"),
        ("tiles improvements", Language::English, "me-tile"),
        ("shutdwon", Language::English, "shutdown"),
        ("shutdow", Language::English, "shutdown"),
        ("shutdoown tile", Language::English, "shutdown"),
        ("offficina", Language::Italian, "working-bay"),
    ] {
        assert_eq!(first(&library, words, language), id, "{words}");
    }
}

#[test]
fn words_of_the_other_language_find_the_entry_and_say_so() {
    let library = sketched();
    let found = library.search(&query("officina", Language::English));
    assert_eq!(
        (
            found.hits[0].entry.id.as_str(),
            found.hits[0].entry.language
        ),
        ("working-bay", Language::English)
    );
    assert_eq!(found.hits[0].matched_language, Some(Language::Italian));
    let found = library.search(&query("workshop", Language::Italian));
    assert_eq!(
        (
            found.hits[0].entry.title.as_str(),
            found.hits[0].matched_language
        ),
        ("Officina", Some(Language::English))
    );
    // The same word in both languages is a word of the language asked for.
    assert_eq!(
        library.search(&query("morale", Language::Italian)).hits[0].matched_language,
        None
    );
}

#[test]
fn the_whole_title_comes_first_then_the_title_then_synonyms_then_text() {
    let library = sketched();
    assert_eq!(
        ids(&library.search(&query("shutdown", Language::English)))[..2],
        ["shutdown", "me-end"]
    );
    assert_eq!(
        ids(&library.search(&query("morale", Language::English)))[..2],
        ["morale", "shutdown"]
    );
    assert_eq!(
        ids(&library.search(&query("improvement tile", Language::English)))[0],
        "me-tile"
    );
}

#[test]
fn one_game_alone_and_the_game_being_played_first() {
    let library = sketched();
    let only = Query {
        game: Some(Game::Mechanica),
        ..query("shutdown", Language::English)
    };
    assert_eq!(ids(&library.search(&only)), ["me-end"]);
    let playing = Query {
        playing: Some(Game::Mechanica),
        ..query("shutdown", Language::English)
    };
    assert_eq!(ids(&library.search(&playing))[0], "me-end");
    // The game does not lift an entry with a low score.
    let playing = Query {
        playing: Some(Game::PocketMars),
        ..query("morale", Language::English)
    };
    assert_eq!(ids(&library.search(&playing))[0], "morale");
}

#[test]
fn nothing_found_names_the_nearest_titles() {
    let library = sketched();
    let playing = Query {
        playing: Some(Game::PocketMars),
        ..query("colxnxst", Language::English)
    };
    let answer = library.search(&playing);
    assert!(answer.hits.is_empty());
    assert_eq!(answer.nearest[0].id, "pm-colonists");
    // Never a title of a game that is not on the table, and none at random.
    let answer = library.search(&query("colxnxst", Language::English));
    assert!(answer.hits.is_empty() && answer.nearest.is_empty());
    for nothing in ["", "  ", "?!"] {
        let answer = library.search(&query(nothing, Language::English));
        assert!(
            answer.hits.is_empty() && answer.nearest.is_empty(),
            "{nothing:?}"
        );
    }
}

#[test]
fn short_words_may_hold_a_typing_error_and_beginnings_are_completed() {
    let library = sketched();
    assert!(
        library
            .search(&query("hal ", Language::English))
            .hits
            .is_empty()
    );
    assert_eq!(first(&library, "hral ", Language::English), "heal");
    assert_eq!(first(&library, "impr", Language::English), "me-tile");
    assert_eq!(first(&library, "guari", Language::Italian), "heal");
}

#[test]
fn the_best_come_first_and_no_more_than_wanted() {
    let answer = shipped_library().search(&Query {
        limit: 3,
        ..query("cogs", Language::English)
    });
    assert_eq!(answer.hits.len(), 3);
    assert!(
        answer
            .hits
            .windows(2)
            .all(|pair| pair[0].score >= pair[1].score)
    );
}

fn questions() -> Vec<Question> {
    serde_json::from_str(include_str!("questions.json")).expect("the questions")
}

/// The ranks of the right entries from 1; 0 if not found.
fn places(questions: &[Question]) -> Vec<usize> {
    let place = |question: &Question| {
        let language = Language::from_code(&question.lang).expect("a language");
        let answer = shipped_library().search(&query(&question.query, language));
        ids(&answer)
            .iter()
            .position(|id| *id == question.id)
            .map_or(0, |at| at + 1)
    };
    questions.iter().map(place).collect()
}

#[test]
fn the_questions_are_of_both_languages_and_all_games() {
    let questions = questions();
    assert_eq!(questions.len(), 60);
    assert_eq!(questions.iter().filter(|it| it.lang == "en").count(), 30);
    for game in Game::ALL {
        assert!(
            questions.iter().any(|it| Game::of_entry(&it.id) == game),
            "{game:?}"
        );
    }
}

#[test]
fn sixty_typical_questions_find_their_entry() {
    let questions = questions();
    let places = places(&questions);
    let wrong: Vec<_> = questions
        .iter()
        .zip(&places)
        .filter(|(_, place)| **place != 1)
        .map(|(it, place)| format!("{place}: {} [{}] -> {}", it.query, it.lang, it.id))
        .collect();
    let within = |most: usize| {
        places
            .iter()
            .filter(|place| (1..=most).contains(*place))
            .count()
    };
    assert!(
        within(1) >= 50 && within(3) >= 58,
        "first {}, among three {}:\n{}",
        within(1),
        within(3),
        wrong.join("\n")
    );
}

#[test]
fn the_questions_on_mars_needs_mechanics_are_answered() {
    let mut questions = questions();
    questions.retain(|it| Game::of_entry(&it.id) == Game::MarsNeedsMechanics);
    assert!(questions.len() >= 5);
    for it in &questions {
        let language = Language::from_code(&it.lang).expect("a language");
        let query = Query {
            playing: Some(Game::MarsNeedsMechanics),
            ..query(&it.query, language)
        };
        let found = shipped_library().search(&query);
        let place = ids(&found).iter().position(|id| *id == it.id);
        // An English term that is typed in Italian leads to the list of terms, and then to its entry.
        assert!(
            place.is_some_and(|place| place <= usize::from(it.query == "break down")),
            "{}: {:?}",
            it.query,
            ids(&found)
        );
    }
}
