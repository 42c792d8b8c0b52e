use super::*;

#[test]
fn a_save_goes_out_as_one_file_and_comes_in_as_a_new_save() {
    let (_place, folders) = folders();
    let original = saved(&folders, "home", 3);
    let first = folders.export("home").unwrap();
    let second = folders.export("home").unwrap();
    assert_eq!(fs::read(&first).unwrap(), fs::read(&original).unwrap());
    assert_eq!(names(&folders.exports()), ["home-2.journal", "home.journal"]);
    assert_ne!(first, second);

    let taken = folders.import(&first).unwrap();
    assert_eq!(taken, "home-2");
    assert_eq!(folders.read(&taken).unwrap().records, records(3));
    assert_eq!(folders.read("home").unwrap().records, records(3));
    assert!(first.exists(), "the file that was taken in stays");
}

#[test]
fn what_lies_among_the_imports_is_listed_and_any_name_of_a_file_will_do() {
    let (_place, folders) = folders();
    assert_eq!(folders.list_imports(), []);
    let original = saved(&folders, "home", 2);
    folders.prepare(&folders.imports()).unwrap();
    let sent = folders.imports().join("Partita: di Zoè!.journal");
    let _ = fs::copy(original, &sent).unwrap();
    fs::write(folders.imports().join("letter.txt"), "no save").unwrap();
    let listed = folders.list_imports();
    assert_eq!(listed.iter().map(|it| &it.path).collect::<Vec<_>>(), [&sent]);
    assert_eq!(folders.import(&sent).unwrap(), "partita-di-zo");
}

#[test]
fn what_is_no_save_is_not_taken_in() {
    let (place, folders) = folders();
    let bad = place.path().join("bad.journal");
    fs::write(&bad, "nothing of ours\n").unwrap();
    assert!(matches!(folders.import(&bad), Err(OpenError::BadHeader { .. })));
    assert!(matches!(folders.import(&place.path().join("none.journal")), Err(OpenError::NotFound { .. })));
    assert!(matches!(folders.import(place.path()), Err(OpenError::Unreadable { .. })));
    assert_eq!(folders.list(), []);
}

#[test]
fn a_report_holds_its_text_and_the_journal_whole_also_while_it_is_played() {
    let (_place, folders) = folders();
    let original = saved(&folders, "home", 3);
    let open = folders.open("home").unwrap();
    let path = folders.report("What is wrong", Some("home")).unwrap();
    let text = fs::read_to_string(&path).unwrap();
    assert_eq!(text, format!("What is wrong\n\n{}", fs::read_to_string(original).unwrap()));
    let second = folders.report("Again", None).unwrap();
    assert_eq!(fs::read_to_string(second).unwrap(), "Again\n");
    assert_eq!(names(&folders.reports()).len(), 2);
    drop(open);
}

#[test]
fn a_page_for_paper_is_written_once_and_over_nothing() {
    let (_place, folders) = folders();
    let first = folders.page("solkeeper-keys-en", "<p>one</p>").unwrap();
    assert_eq!(first, folders.exports().join("solkeeper-keys-en.html"));
    assert_eq!(folders.page("solkeeper-keys-en", "<p>one</p>").unwrap(), first, "the same page twice");
    let second = folders.page("solkeeper-keys-en", "<p>two</p>").unwrap();
    assert_eq!(fs::read_to_string(&first).unwrap(), "<p>one</p>");
    assert_eq!(fs::read_to_string(&second).unwrap(), "<p>two</p>");
    assert_eq!(names(&folders.exports()), ["solkeeper-keys-en-2.html", "solkeeper-keys-en.html"]);
}

#[test]
fn a_page_that_finds_no_room_is_an_error() {
    let (_place, folders) = folders();
    folders.prepare(folders.data()).unwrap();
    fs::write(folders.exports(), "a file where the folder should be").unwrap();
    assert!(matches!(folders.page("solkeeper-keys-en", "x"), Err(OpenError::Io { .. })));
}
