use super::*;

#[test]
fn a_score_gets_a_name_and_comes_back() {
    let (_place, folders) = folders();
    assert_eq!(folders.list_scores(), Ok(Vec::new()));
    let text = |id: &str| format!("{{\"id\": \"{id}\"}}\n");
    assert_eq!(folders.add_score("game", text), Ok("game".to_owned()));
    assert_eq!(folders.add_score("game", text), Ok("game-2".to_owned()));
    assert_eq!(folders.read_score("game-2"), Ok(text("game-2")));
    let expected = ["game", "game-2"].map(|id| StoredScore { id: id.to_owned(), text: Ok(text(id)) });
    assert_eq!(folders.list_scores(), Ok(expected.to_vec()));
    assert_eq!(names(&folders.scores()), ["game-2.json", "game.json"]);
}

#[test]
fn a_name_that_is_taken_is_not_written_over() {
    let (_place, folders) = folders();
    assert_eq!(folders.place_score("a", "one"), Ok(true));
    assert_eq!(folders.place_score("a", "two"), Ok(false));
    assert_eq!(folders.read_score("a"), Ok("one".to_owned()));
    for id in ["../a", "", "a/b", ".a"] {
        assert!(matches!(folders.place_score(id, "x"), Err(OpenError::BadId { .. })), "{id}");
    }
}

#[test]
fn only_what_was_read_is_written_over() {
    let (_place, folders) = folders();
    assert_eq!(folders.place_score("a", "one"), Ok(true));
    assert_eq!(folders.change_score("a", "one", "two"), Ok(()));
    assert_eq!(folders.read_score("a"), Ok("two".to_owned()));
    let refused = folders.change_score("a", "one", "three");
    assert!(matches!(refused, Err(OpenError::Store(StoreError::ChangedOutside { .. }))), "{refused:?}");
    assert_eq!(folders.read_score("a"), Ok("two".to_owned()));
    assert_eq!(folders.change_score("b", "", "x"), Err(OpenError::NotFound { id: "b".to_owned() }));
    assert_eq!(names(&folders.scores()), ["a.json"]);
}

#[test]
fn what_cannot_be_read_is_listed_and_stays() {
    let (_place, folders) = folders();
    assert_eq!(folders.place_score("good", "x"), Ok(true));
    fs::write(folders.scores().join("bad.json"), b"\xff\xfe").unwrap();
    fs::write(folders.scores().join("other.txt"), "x").unwrap();
    let listed = folders.list_scores().unwrap();
    let seen: Vec<_> = listed.iter().map(|it| (it.id.as_str(), it.text.is_ok())).collect();
    assert_eq!(seen, [("bad", false), ("good", true)]);
    assert!(folders.change_score("bad", "", "x").is_err());
    assert_eq!(fs::read(folders.scores().join("bad.json")).unwrap(), b"\xff\xfe");
}

#[test]
fn what_is_thrown_away_lies_in_the_wastebasket() {
    let (_place, folders) = folders();
    for text in ["one", "two"] {
        assert_eq!(folders.place_score("a", text), Ok(true));
        let path = folders.throw_score_away("a").unwrap();
        assert_eq!(fs::read_to_string(path).unwrap(), text);
    }
    assert_eq!(names(&folders.wastebasket()), ["a-2.score.json", "a.score.json"]);
    assert_eq!(folders.throw_score_away("a"), Err(OpenError::NotFound { id: "a".to_owned() }));
    assert!(folders.list_wastebasket().is_empty());
}

#[test]
fn a_file_of_the_players_is_never_written_over() {
    let (place, _folders) = folders();
    let path = place.path().join("out.csv");
    assert_eq!(write_new(&path, b"one"), Ok(true));
    assert_eq!(write_new(&path, b"two"), Ok(false));
    assert_eq!(fs::read(&path).unwrap(), b"one");
    assert!(write_new(&place.path().join("nowhere").join("out.csv"), b"x").is_err());
}
