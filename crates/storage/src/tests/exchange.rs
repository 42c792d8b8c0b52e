use super::*;

fn an_exported_save_is_imported_as_a_new_one(place: &TestStore) {
    let folders = &place.fresh();
    let original = saved(folders, "home", 3);
    let first = folders.export("home").block_on().unwrap();
    assert_eq!(folders.raw(&first), folders.raw(&original));
    assert_eq!(
        folders.export("home").block_on().unwrap(),
        first,
        "the same file twice"
    );
    append(
        &folders.open("home").block_on().unwrap().journal,
        &record(4),
    )
    .unwrap();
    let second = folders.export("home").block_on().unwrap();
    assert_eq!(folders.names("exports"), ["home-2.journal", "home.journal"]);
    assert_ne!(first, second);

    let taken = folders.import(&first).block_on().unwrap();
    assert_eq!(taken, "home-2");
    assert_eq!(folders.read(&taken).block_on().unwrap().records, records(3));
    assert_eq!(folders.read("home").block_on().unwrap().records, records(4));
    assert!(
        folders.entry(&first).is_some(),
        "the file that was taken in stays"
    );
}

fn imports_are_listed_whatever_their_file_names(place: &TestStore) {
    let folders = &place.fresh();
    assert_eq!(folders.list_imports().block_on(), []);
    let original = saved(folders, "home", 2);
    folders.create_folder("imports").block_on().unwrap();
    let sent = "imports/Partita: di Zoè!.journal";
    folders.put_raw(sent, folders.raw(original));
    folders.put_raw("imports/letter.txt", "no save");
    let listed = folders.list_imports().block_on();
    assert_eq!(
        listed.iter().map(|it| &it.file).collect::<Vec<_>>(),
        [&folders.display_path(sent)]
    );
    assert_eq!(
        folders
            .import(&folders.display_path(sent))
            .block_on()
            .unwrap(),
        "partita-di-zo"
    );
}

fn an_invalid_file_is_not_imported(place: &TestStore) {
    let folders = &place.fresh();
    let bad = "elsewhere/bad.journal";
    folders.put_raw(bad, "nothing of ours\n");
    assert!(matches!(
        folders.import(&folders.display_path(bad)).block_on(),
        Err(OpenError::BadHeader { .. })
    ));
    assert!(matches!(
        folders
            .import(&folders.display_path("elsewhere/none.journal"))
            .block_on(),
        Err(OpenError::NotFound { .. })
    ));
    assert!(matches!(
        folders
            .import(&folders.display_path("elsewhere"))
            .block_on(),
        Err(OpenError::Unreadable { .. })
    ));
    assert_eq!(folders.list().block_on(), []);
}

fn a_report_contains_its_text_and_the_journal_even_while_it_is_open(place: &TestStore) {
    let folders = &place.fresh();
    let original = saved(folders, "home", 3);
    let open = folders.open("home").block_on().unwrap();
    let path = folders
        .write_report("What is wrong", Some("home"))
        .block_on()
        .unwrap();
    let text = folders.raw_text(&path);
    assert_eq!(
        text,
        format!("What is wrong\n\n{}", folders.raw_text(original))
    );
    let second = folders.write_report("Again", None).block_on().unwrap();
    assert_eq!(folders.raw_text(second), "Again\n");
    assert_eq!(folders.names("reports").len(), 2);
    drop(open);
}

fn a_printable_page_is_written_once_and_replaces_nothing(place: &TestStore) {
    let folders = &place.fresh();
    let first = folders
        .write_page("solkeeper-keys-en", "<p>one</p>")
        .block_on()
        .unwrap();
    assert_eq!(
        first,
        folders.display_path("exports/solkeeper-keys-en.html")
    );
    assert_eq!(
        folders
            .write_page("solkeeper-keys-en", "<p>one</p>")
            .block_on()
            .unwrap(),
        first,
        "the same page twice"
    );
    let second = folders
        .write_page("solkeeper-keys-en", "<p>two</p>")
        .block_on()
        .unwrap();
    assert_eq!(folders.raw_text(&first), "<p>one</p>");
    assert_eq!(folders.raw_text(&second), "<p>two</p>");
    assert_eq!(
        folders.names("exports"),
        ["solkeeper-keys-en-2.html", "solkeeper-keys-en.html"]
    );
}

fn a_page_on_a_full_disk_is_an_error(place: &TestStore) {
    let folders = &place.fresh();
    folders.put_raw("exports", "a file where the folder should be");
    assert!(matches!(
        folders.write_page("solkeeper-keys-en", "x").block_on(),
        Err(OpenError::Io { .. })
    ));
}

over_both! {
    an_exported_save_is_imported_as_a_new_one,
    imports_are_listed_whatever_their_file_names,
    an_invalid_file_is_not_imported,
    a_report_contains_its_text_and_the_journal_even_while_it_is_open,
    a_printable_page_is_written_once_and_replaces_nothing,
    a_page_on_a_full_disk_is_an_error,
}
