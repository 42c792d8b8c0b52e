use super::*;

fn a_score_gets_a_name_and_comes_back(place: &Place) {
    let folders = &place.fresh();
    assert_eq!(folders.list_scores().block_on(), Ok(Vec::new()));
    let text = |id: &str| format!("{{\"id\": \"{id}\"}}\n");
    assert_eq!(folders.add_score("game", text).block_on(), Ok("game".to_owned()));
    assert_eq!(folders.add_score("game", text).block_on(), Ok("game-2".to_owned()));
    assert_eq!(folders.read_score("game-2").block_on(), Ok(text("game-2")));
    let expected = ["game", "game-2"].map(|id| StoredScore { id: id.to_owned(), text: Ok(text(id)) });
    assert_eq!(folders.list_scores().block_on(), Ok(expected.to_vec()));
    assert_eq!(folders.names("scores"), ["game-2.json", "game.json"]);
}

fn a_name_that_is_taken_is_not_written_over(place: &Place) {
    let folders = &place.fresh();
    assert_eq!(folders.place_score("a", "one").block_on(), Ok(true));
    assert_eq!(folders.place_score("a", "two").block_on(), Ok(false));
    assert_eq!(folders.read_score("a").block_on(), Ok("one".to_owned()));
    for id in ["../a", "", "a/b", ".a"] {
        assert!(matches!(folders.place_score(id, "x").block_on(), Err(OpenError::BadId { .. })), "{id}");
    }
}

fn only_what_was_read_is_written_over(place: &Place) {
    let folders = &place.fresh();
    assert_eq!(folders.place_score("a", "one").block_on(), Ok(true));
    assert_eq!(folders.change_score("a", "one", "two").block_on(), Ok(()));
    assert_eq!(folders.read_score("a").block_on(), Ok("two".to_owned()));
    let refused = folders.change_score("a", "one", "three").block_on();
    assert!(matches!(refused, Err(OpenError::Store(StoreError::ChangedOutside { .. }))), "{refused:?}");
    assert_eq!(folders.read_score("a").block_on(), Ok("two".to_owned()));
    assert_eq!(folders.change_score("b", "", "x").block_on(), Err(OpenError::NotFound { id: "b".to_owned() }));
    assert_eq!(folders.names("scores"), ["a.json"]);
}

fn what_cannot_be_read_is_listed_and_stays(place: &Place) {
    let folders = &place.fresh();
    assert_eq!(folders.place_score("good", "x").block_on(), Ok(true));
    folders.put_raw("scores/bad.json", b"\xff\xfe");
    folders.put_raw("scores/other.txt", "x");
    let listed = folders.list_scores().block_on().unwrap();
    let seen: Vec<_> = listed.iter().map(|it| (it.id.as_str(), it.text.is_ok())).collect();
    assert_eq!(seen, [("bad", false), ("good", true)]);
    assert!(folders.change_score("bad", "", "x").block_on().is_err());
    assert_eq!(folders.raw("scores/bad.json"), b"\xff\xfe");
}

fn what_is_thrown_away_lies_in_the_wastebasket(place: &Place) {
    let folders = &place.fresh();
    for text in ["one", "two"] {
        assert_eq!(folders.place_score("a", text).block_on(), Ok(true));
        let path = folders.throw_score_away("a").block_on().unwrap();
        assert_eq!(folders.raw_text(path), text);
    }
    assert_eq!(folders.names("wastebasket"), ["a-2.score.json", "a.score.json"]);
    assert_eq!(folders.throw_score_away("a").block_on(), Err(OpenError::NotFound { id: "a".to_owned() }));
    assert!(folders.list_wastebasket().block_on().is_empty());
}

fn a_file_of_the_players_is_never_written_over(place: &Place) {
    let folders = &place.fresh();
    folders.prepare("elsewhere").block_on().unwrap();
    let file = "elsewhere/out.csv";
    assert_eq!(folders.write_new_outside(&folders.shown(file), b"one").block_on(), Ok(true));
    assert_eq!(folders.write_new_outside(&folders.shown(file), b"two").block_on(), Ok(false));
    assert_eq!(folders.raw(file), b"one");
    assert!(folders.write_new_outside(&folders.shown("nowhere/out.csv"), b"x").block_on().is_err());
}

over_both! {
    a_score_gets_a_name_and_comes_back,
    a_name_that_is_taken_is_not_written_over,
    only_what_was_read_is_written_over,
    what_cannot_be_read_is_listed_and_stays,
    what_is_thrown_away_lies_in_the_wastebasket,
    a_file_of_the_players_is_never_written_over,
}
