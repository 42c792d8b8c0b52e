use super::*;

fn a_score_gets_an_id_and_is_restored(place: &TestStore) {
    let folders = &place.fresh();
    assert_eq!(folders.list_scores().block_on(), Ok(Vec::new()));
    let text = |id: &str| format!("{{\"id\": \"{id}\"}}\n");
    assert_eq!(
        folders.add_score("game", text).block_on(),
        Ok("game".to_owned())
    );
    assert_eq!(
        folders.add_score("game", text).block_on(),
        Ok("game-2".to_owned())
    );
    assert_eq!(folders.read_score("game-2").block_on(), Ok(text("game-2")));
    let expected = ["game", "game-2"].map(|id| StoredScore {
        id: id.to_owned(),
        text: Ok(text(id)),
    });
    assert_eq!(folders.list_scores().block_on(), Ok(expected.to_vec()));
    assert_eq!(folders.names("scores"), ["game-2.json", "game.json"]);
}

fn a_taken_name_is_not_overwritten(place: &TestStore) {
    let folders = &place.fresh();
    assert_eq!(folders.add_score_as("a", "one").block_on(), Ok(true));
    assert_eq!(folders.add_score_as("a", "two").block_on(), Ok(false));
    assert_eq!(folders.read_score("a").block_on(), Ok("one".to_owned()));
    for id in ["../a", "", "a/b", ".a"] {
        assert!(
            matches!(
                folders.add_score_as(id, "x").block_on(),
                Err(OpenError::InvalidId { .. })
            ),
            "{id}"
        );
    }
}

fn a_score_is_replaced_only_if_it_is_unchanged(place: &TestStore) {
    let folders = &place.fresh();
    assert_eq!(folders.add_score_as("a", "one").block_on(), Ok(true));
    assert_eq!(folders.change_score("a", "one", "two").block_on(), Ok(()));
    assert_eq!(folders.read_score("a").block_on(), Ok("two".to_owned()));
    let refused = folders.change_score("a", "one", "three").block_on();
    assert!(
        matches!(
            refused,
            Err(OpenError::Store(StoreError::ChangedOutside { .. }))
        ),
        "{refused:?}"
    );
    assert_eq!(folders.read_score("a").block_on(), Ok("two".to_owned()));
    assert_eq!(
        folders.change_score("b", "", "x").block_on(),
        Err(OpenError::NotFound { id: "b".to_owned() })
    );
    assert_eq!(
        folders
            .names("scores")
            .into_iter()
            .filter(|name| name != ".lock")
            .collect::<Vec<_>>(),
        ["a.json"]
    );
}

#[test]
fn of_many_programs_that_change_a_score_at_once_none_is_lost() {
    const PROGRAMS: usize = 4;
    const CHANGES: usize = 10;

    let disk = tempfile::tempdir().unwrap();
    let folders = || Folders::in_one(disk.path());
    assert_eq!(folders().add_score_as("a", "").block_on(), Ok(true));
    let program = || {
        let folders = folders();
        for _ in 0..CHANGES {
            loop {
                let read = folders.read_score("a").block_on().unwrap();
                match folders
                    .change_score("a", &read, &format!("{read}x"))
                    .block_on()
                {
                    Ok(()) => break,
                    Err(OpenError::Store(StoreError::ChangedOutside { .. })) => {}
                    Err(other) => panic!("{other}"),
                }
            }
        }
    };
    std::thread::scope(|scope| (0..PROGRAMS).for_each(|_| drop(scope.spawn(program))));
    assert_eq!(
        folders().read_score("a").block_on(),
        Ok("x".repeat(PROGRAMS * CHANGES))
    );
}

fn unreadable_scores_are_listed_and_unchanged(place: &TestStore) {
    let folders = &place.fresh();
    assert_eq!(folders.add_score_as("good", "x").block_on(), Ok(true));
    folders.put_raw("scores/bad.json", b"\xff\xfe");
    folders.put_raw("scores/other.txt", "x");
    let listed = folders.list_scores().block_on().unwrap();
    let seen: Vec<_> = listed
        .iter()
        .map(|it| (it.id.as_str(), it.text.is_ok()))
        .collect();
    assert_eq!(seen, [("bad", false), ("good", true)]);
    assert!(folders.change_score("bad", "", "x").block_on().is_err());
    assert_eq!(folders.raw("scores/bad.json"), b"\xff\xfe");
}

fn a_deleted_save_is_in_the_wastebasket(place: &TestStore) {
    let folders = &place.fresh();
    for text in ["one", "two"] {
        assert_eq!(folders.add_score_as("a", text).block_on(), Ok(true));
        let path = folders.delete_score("a").block_on().unwrap();
        assert_eq!(folders.raw_text(path), text);
    }
    assert_eq!(
        folders.names("wastebasket"),
        ["a-2.score.json", "a.score.json"]
    );
    assert_eq!(
        folders.delete_score("a").block_on(),
        Err(OpenError::NotFound { id: "a".to_owned() })
    );
    assert!(folders.list_wastebasket().block_on().is_empty());
}

fn a_file_of_the_players_is_never_overwritten(place: &TestStore) {
    let folders = &place.fresh();
    folders.create_folder("elsewhere").block_on().unwrap();
    let file = "elsewhere/out.csv";
    assert_eq!(
        folders
            .write_new_external(&folders.display_path(file), b"one")
            .block_on(),
        Ok(true)
    );
    assert_eq!(
        folders
            .write_new_external(&folders.display_path(file), b"two")
            .block_on(),
        Ok(false)
    );
    assert_eq!(folders.raw(file), b"one");
    assert!(
        folders
            .write_new_external(&folders.display_path("nowhere/out.csv"), b"x")
            .block_on()
            .is_err()
    );
}

over_both! {
    a_score_gets_an_id_and_is_restored,
    a_taken_name_is_not_overwritten,
    a_score_is_replaced_only_if_it_is_unchanged,
    unreadable_scores_are_listed_and_unchanged,
    a_deleted_save_is_in_the_wastebasket,
    a_file_of_the_players_is_never_overwritten,
}
