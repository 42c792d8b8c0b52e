use super::*;

fn a_save_goes_out_as_one_file_and_comes_in_as_a_new_save(place: &Place) {
    let folders = &place.fresh();
    let original = saved(folders, "home", 3);
    let first = folders.export("home").block_on().unwrap();
    let second = folders.export("home").block_on().unwrap();
    assert_eq!(folders.raw(&first), folders.raw(&original));
    assert_eq!(folders.names("exports"), ["home-2.journal", "home.journal"]);
    assert_ne!(first, second);

    let taken = folders.import(&first).block_on().unwrap();
    assert_eq!(taken, "home-2");
    assert_eq!(folders.read(&taken).block_on().unwrap().records, records(3));
    assert_eq!(folders.read("home").block_on().unwrap().records, records(3));
    assert!(folders.entry(&first).is_some(), "the file that was taken in stays");
}

fn what_lies_among_the_imports_is_listed_and_any_name_of_a_file_will_do(place: &Place) {
    let folders = &place.fresh();
    assert_eq!(folders.list_imports().block_on(), []);
    let original = saved(folders, "home", 2);
    folders.prepare("imports").block_on().unwrap();
    let sent = "imports/Partita: di Zoè!.journal";
    folders.put_raw(sent, folders.raw(original));
    folders.put_raw("imports/letter.txt", "no save");
    let listed = folders.list_imports().block_on();
    assert_eq!(listed.iter().map(|it| &it.file).collect::<Vec<_>>(), [&folders.shown(sent)]);
    assert_eq!(folders.import(&folders.shown(sent)).block_on().unwrap(), "partita-di-zo");
}

fn what_is_no_save_is_not_taken_in(place: &Place) {
    let folders = &place.fresh();
    let bad = "elsewhere/bad.journal";
    folders.put_raw(bad, "nothing of ours\n");
    assert!(matches!(folders.import(&folders.shown(bad)).block_on(), Err(OpenError::BadHeader { .. })));
    assert!(matches!(folders.import(&folders.shown("elsewhere/none.journal")).block_on(), Err(OpenError::NotFound { .. })));
    assert!(matches!(folders.import(&folders.shown("elsewhere")).block_on(), Err(OpenError::Unreadable { .. })));
    assert_eq!(folders.list().block_on(), []);
}

fn a_report_holds_its_text_and_the_journal_whole_also_while_it_is_played(place: &Place) {
    let folders = &place.fresh();
    let original = saved(folders, "home", 3);
    let open = folders.open("home").block_on().unwrap();
    let path = folders.report("What is wrong", Some("home")).block_on().unwrap();
    let text = folders.raw_text(&path);
    assert_eq!(text, format!("What is wrong\n\n{}", folders.raw_text(original)));
    let second = folders.report("Again", None).block_on().unwrap();
    assert_eq!(folders.raw_text(second), "Again\n");
    assert_eq!(folders.names("reports").len(), 2);
    drop(open);
}

fn a_page_for_paper_is_written_once_and_over_nothing(place: &Place) {
    let folders = &place.fresh();
    let first = folders.page("solkeeper-keys-en", "<p>one</p>").block_on().unwrap();
    assert_eq!(first, folders.shown("exports/solkeeper-keys-en.html"));
    assert_eq!(folders.page("solkeeper-keys-en", "<p>one</p>").block_on().unwrap(), first, "the same page twice");
    let second = folders.page("solkeeper-keys-en", "<p>two</p>").block_on().unwrap();
    assert_eq!(folders.raw_text(&first), "<p>one</p>");
    assert_eq!(folders.raw_text(&second), "<p>two</p>");
    assert_eq!(folders.names("exports"), ["solkeeper-keys-en-2.html", "solkeeper-keys-en.html"]);
}

fn a_page_that_finds_no_room_is_an_error(place: &Place) {
    let folders = &place.fresh();
    folders.put_raw("exports", "a file where the folder should be");
    assert!(matches!(folders.page("solkeeper-keys-en", "x").block_on(), Err(OpenError::Io { .. })));
}

over_both! {
    a_save_goes_out_as_one_file_and_comes_in_as_a_new_save,
    what_lies_among_the_imports_is_listed_and_any_name_of_a_file_will_do,
    what_is_no_save_is_not_taken_in,
    a_report_holds_its_text_and_the_journal_whole_also_while_it_is_played,
    a_page_for_paper_is_written_once_and_over_nothing,
    a_page_that_finds_no_room_is_an_error,
}
