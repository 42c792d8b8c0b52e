use std::fs::OpenOptions;
use std::io::Write;
use std::task::{Context, Waker};

use super::*;

#[test]
fn what_was_appended_is_there_when_opened_again() {
    let (_place, folders) = folders();
    let path = saved(&folders, "home", 10);
    let opened = folders.open("home").unwrap();

    assert_eq!(opened.records, records(10));
    assert_eq!(opened.header, header("home"));
    assert_eq!(opened.notices, []);
    append(&opened.journal, &record(11)).unwrap();
    drop(opened);
    assert_eq!(folders.open("home").unwrap().records, records(11));
    assert!(fs::read_to_string(path).unwrap().lines().all(|line| line::json(line.as_bytes()).is_ok()));
}

#[test]
fn a_record_is_on_the_disk_when_its_future_resolves() {
    let (_place, folders) = folders();
    let journal = folders.create(&header("home")).unwrap();
    for seq in 1..=5 {
        append(&journal, &record(seq)).unwrap();
        assert_eq!(folders.read("home").unwrap().records, records(seq), "the journal is still open");
    }
}

#[test]
fn records_go_down_in_the_order_of_the_calls() {
    let (_place, folders) = folders();
    let journal = folders.create(&header("home")).unwrap();
    let futures: Vec<_> = (1..=4).map(|seq| journal.append(to_line(&record(seq)).unwrap())).collect();
    for future in futures.into_iter().rev() {
        assert_eq!(block_on(future), Ok(()));
    }
    assert_eq!(folders.read("home").unwrap().records, records(4));
}

#[test]
fn a_record_nobody_waits_for_any_more_is_not_written() {
    let (_place, folders) = folders();
    let journal = folders.create(&header("home")).unwrap();
    let dropped = journal.append(to_line(&record(9)).unwrap());
    let kept = journal.append(to_line(&record(1)).unwrap());
    drop(dropped);
    assert_eq!(block_on(kept), Ok(()));
    assert_eq!(folders.read("home").unwrap().records, records(1));
}

#[test]
fn what_the_window_waits_for_can_wait_on_another_thread() {
    const fn sent<T: Send>(_: &T) {}

    let (_place, folders) = folders();
    let journal = folders.create(&header("home")).unwrap();
    sent(&folders.rename("home", json!("x")));
    let outcome = std::thread::scope(|scope| {
        let future = journal.append(to_line(&record(1)).unwrap());
        scope.spawn(|| block_on(future)).join().unwrap()
    });
    assert_eq!(outcome, Ok(()));
    assert_eq!(folders.read("home").unwrap().records, records(1));
}

#[test]
fn asking_does_not_touch_the_disk() {
    let (_place, folders) = folders();
    let journal = folders.create(&header("home")).unwrap();
    let before = fs::read(journal.path()).unwrap();
    let mut future = journal.append(to_line(&record(1)).unwrap());
    assert_eq!(fs::read(journal.path()).unwrap(), before);
    assert!(future.as_mut().poll(&mut Context::from_waker(Waker::noop())).is_ready());
    assert_ne!(fs::read(journal.path()).unwrap(), before);
}

#[test]
fn what_could_not_be_read_again_is_refused() {
    let (_place, folders) = folders();
    let journal = folders.create(&header("home")).unwrap();
    let before = fs::read(journal.path()).unwrap();
    for (line, error) in [
        ("{", StoreError::NotJson),
        ("", StoreError::NotJson),
        ("{\n}", StoreError::NotOneLine),
        ("{}\r", StoreError::NotOneLine),
    ] {
        assert_eq!(block_on(journal.append(line.to_owned())), Err(error), "{line:?}");
    }
    assert_eq!(fs::read(journal.path()).unwrap(), before);
}

#[test]
fn a_save_being_played_cannot_be_opened_twice() {
    let (_place, folders) = folders();
    let journal = folders.create(&header("home")).unwrap();
    let in_use = || OpenError::InUse { id: "home".to_owned() };
    assert_eq!(folders.open("home").unwrap_err(), in_use());
    assert_eq!(folders.move_to_wastebasket("home").unwrap_err(), in_use());
    assert_eq!(block_on(folders.rename("home", json!("x"))).unwrap_err(), in_use());
    drop(journal);
    let opened = folders.open("home").unwrap();
    assert!(opened.journal.locked());
    assert_eq!(folders.open("home").unwrap_err(), in_use());
}

#[test]
fn a_name_that_is_taken_gets_a_number_and_nothing_is_written_over() {
    let (_place, folders) = folders();
    let path = saved(&folders, "home", 3);
    let before = fs::read(&path).unwrap();
    let second = folders.create(&header("home")).unwrap();
    let third = folders.create(&header("home")).unwrap();

    assert_eq!((second.id(), third.id()), ("home-2", "home-3"));
    assert_eq!(folders.read("home-2").unwrap().header.id, "home-2");
    assert_eq!(fs::read(path).unwrap(), before);
}

#[test]
fn the_name_of_a_save_deleted_under_an_open_journal_is_not_free() {
    let (_place, folders) = folders();
    let journal = folders.create(&header("home")).unwrap();
    fs::remove_file(journal.path()).unwrap();
    assert_eq!(folders.create(&header("home")).unwrap().id(), "home-2");
}

#[test]
fn nothing_but_the_save_and_its_lock_is_left_by_creating() {
    let (_place, folders) = folders();
    let _ = saved(&folders, "home", 2);
    assert_eq!(names(&folders.saves()), ["home.journal", "home.lock"]);
}

#[test]
fn a_name_that_leads_out_of_the_folder_is_refused_everywhere() {
    let (_place, folders) = folders();
    let bad = OpenError::BadId { id: "../home".to_owned() };
    assert_eq!(folders.create(&header("../home")).unwrap_err(), bad);
    assert_eq!(folders.open("../home").unwrap_err(), bad);
    assert_eq!(folders.read("../home").unwrap_err(), bad);
    assert_eq!(folders.back_up("../home").unwrap_err(), bad);
    assert_eq!(folders.backups_of("../home").unwrap_err(), bad);
    assert_eq!(folders.restore_backup("../home", 1).unwrap_err(), bad);
    assert_eq!(folders.duplicate("../home").unwrap_err(), bad);
    assert_eq!(folders.move_to_wastebasket("../home").unwrap_err(), bad);
    assert_eq!(folders.restore_from_wastebasket("../home").unwrap_err(), bad);
    assert_eq!(folders.recover("../home", 0).unwrap_err(), bad);
}

#[test]
fn a_journal_deleted_or_replaced_while_open_takes_no_more_records() {
    let (_place, folders) = folders();
    let journal = folders.create(&header("home")).unwrap();
    let gone = StoreError::Io { path: journal.path().to_owned(), kind: std::io::ErrorKind::NotFound };
    let bytes = fs::read(journal.path()).unwrap();
    fs::remove_file(journal.path()).unwrap();
    assert_eq!(append(&journal, &record(1)), Err(gone.clone()));
    if cfg!(unix) {
        fs::write(journal.path(), &bytes).unwrap();
        assert_eq!(append(&journal, &record(1)), Err(gone));
        assert_eq!(fs::read(journal.path()).unwrap(), bytes);
    }
}

#[test]
fn a_journal_shortened_by_something_else_takes_no_more_records() {
    let (_place, folders) = folders();
    let journal = folders.create(&header("home")).unwrap();
    let file = OpenOptions::new().write(true).open(journal.path()).unwrap();
    let expected = file.metadata().unwrap().len();
    file.set_len(20).unwrap();
    let changed = StoreError::ChangedOutside { path: journal.path().to_owned(), expected, found: 20 };
    assert_eq!(append(&journal, &record(1)), Err(changed));
    assert_eq!(file.metadata().unwrap().len(), 20);
}

#[test]
fn what_something_else_wrote_at_the_end_is_kept_aside_before_it_is_cut() {
    let (_place, folders) = folders();
    let journal = folders.create(&header("home")).unwrap();
    OpenOptions::new().append(true).open(journal.path()).unwrap().write_all(b"a stranger\n").unwrap();
    append(&journal, &record(1)).unwrap();
    assert_eq!(folders.read("home").unwrap().records, records(1));
    assert_eq!(fs::read(folders.saves().join("home.torn-1")).unwrap(), b"a stranger\n");
}

#[test]
fn records_come_back_in_the_form_of_a_game_up_to_the_first_that_has_not_that_form() {
    let values = [json!(1), json!(2), json!("three"), json!(4)];
    assert_eq!(typed::<u8>(&values), (vec![1, 2], Some(2)));
    assert_eq!(typed::<u8>(&values[..2]), (vec![1, 2], None));
}

#[test]
fn the_present_moment_has_the_form_of_all_timestamps() {
    let now = now();
    assert_eq!(now.len(), "2026-11-21T14:03:22Z".len(), "{now}");
    assert!(now.ends_with('Z') && now.starts_with("20"), "{now}");
}
