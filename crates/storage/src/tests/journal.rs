use std::pin::Pin;
use std::task::{Context, Poll, Waker};

use super::*;

/// Polls futures in turn until all have resolved.
fn all(mut futures: Vec<Job<'_, Result<(), StoreError>>>) -> Vec<Result<(), StoreError>> {
    let mut outcomes: Vec<Option<Result<(), StoreError>>> = vec![None; futures.len()];
    let mut context = Context::from_waker(Waker::noop());
    while outcomes.contains(&None) {
        for (future, outcome) in futures
            .iter_mut()
            .zip(&mut outcomes)
            .filter(|(_, outcome)| outcome.is_none())
        {
            if let Poll::Ready(done) = Pin::as_mut(future).poll(&mut context) {
                *outcome = Some(done);
            }
        }
        std::thread::yield_now();
    }
    outcomes.into_iter().flatten().collect()
}

fn appended_records_are_read_after_reopening(place: &TestStore) {
    let folders = &place.fresh();
    let path = saved(folders, "home", 10);
    let opened = folders.open("home").block_on().unwrap();

    assert_eq!(opened.records, records(10));
    assert_eq!(opened.header, header("home"));
    assert_eq!(opened.notices, []);
    append(&opened.journal, &record(11)).unwrap();
    drop(opened);
    assert_eq!(
        folders.open("home").block_on().unwrap().records,
        records(11)
    );
    assert!(
        folders
            .raw_text(path)
            .lines()
            .all(|line| line::json(line.as_bytes()).is_ok())
    );
}

fn a_record_is_durable_when_its_future_resolves(place: &TestStore) {
    let folders = &place.fresh();
    let journal = folders.create(&header("home")).block_on().unwrap();
    for seq in 1..=5 {
        append(&journal, &record(seq)).unwrap();
        assert_eq!(
            folders.read("home").block_on().unwrap().records,
            records(seq),
            "the journal is still open"
        );
    }
}

fn records_are_written_in_the_order_of_the_calls(place: &TestStore) {
    let folders = &place.fresh();
    let journal = folders.create(&header("home")).block_on().unwrap();
    let futures: Vec<_> = (1..=4)
        .map(|seq| journal.append(&to_line(&record(seq)).unwrap()))
        .collect();
    assert_eq!(all(futures), vec![Ok(()); 4]);
    assert_eq!(folders.read("home").block_on().unwrap().records, records(4));
}

fn a_record_whose_future_is_dropped_is_not_written(place: &TestStore) {
    let folders = &place.fresh();
    let journal = folders.create(&header("home")).block_on().unwrap();
    let dropped = journal.append(&to_line(&record(9)).unwrap());
    let kept = journal.append(&to_line(&record(1)).unwrap());
    drop(dropped);
    assert_eq!(kept.block_on(), Ok(()));
    assert_eq!(folders.read("home").block_on().unwrap().records, records(1));
}

fn futures_of_storage_are_send(place: &TestStore) {
    const fn sent<T: Send>(_: &T) {}

    let folders = &place.fresh();
    let journal = folders.create(&header("home")).block_on().unwrap();
    sent(&folders.rename("home", json!("x")));
    sent(&folders.open("home"));
    sent(&folders.list());
    sent(&folders.restore_score("home", |_| true));
    let outcome = std::thread::scope(|scope| {
        let future = journal.append(&to_line(&record(1)).unwrap());
        scope.spawn(|| future.block_on()).join().unwrap()
    });
    assert_eq!(outcome, Ok(()));
    assert_eq!(folders.read("home").block_on().unwrap().records, records(1));
}

fn creating_a_future_does_not_touch_the_disk(place: &TestStore) {
    let folders = &place.fresh();
    let journal = folders.create(&header("home")).block_on().unwrap();
    let before = folders.raw(journal.name());
    let future = journal.append(&to_line(&record(1)).unwrap());
    assert_eq!(folders.raw(journal.name()), before);
    assert_eq!(future.block_on(), Ok(()));
    assert_ne!(folders.raw(journal.name()), before);
}

fn records_that_could_not_be_read_again_are_refused(place: &TestStore) {
    let folders = &place.fresh();
    let journal = folders.create(&header("home")).block_on().unwrap();
    let before = folders.raw(journal.name());
    for (line, error) in [
        ("{", StoreError::NotJson),
        ("", StoreError::NotJson),
        ("{\n}", StoreError::NotOneLine),
        ("{}\r", StoreError::NotOneLine),
    ] {
        assert_eq!(journal.append(line).block_on(), Err(error), "{line:?}");
    }
    assert_eq!(folders.raw(journal.name()), before);
}

/// The reader of records ends at a depth of 128.
fn a_record_that_is_nested_too_deeply_is_refused_and_the_game_goes_on(place: &TestStore) {
    let folders = &place.fresh();
    let journal = folders.create(&header("home")).block_on().unwrap();
    append(&journal, &record(1)).unwrap();
    let before = folders.raw(journal.name());
    let nested = |depth: usize| format!("{}{}", "[".repeat(depth), "]".repeat(depth));
    assert_eq!(
        journal.append(&nested(130)).block_on(),
        Err(StoreError::NotJson)
    );
    assert_eq!(folders.raw(journal.name()), before);
    append(&journal, &record(2)).unwrap();
    drop(journal);
    assert_eq!(folders.open("home").block_on().unwrap().records, records(2));
}

fn an_open_save_cannot_be_opened_again(place: &TestStore) {
    let folders = &place.fresh();
    let journal = folders.create(&header("home")).block_on().unwrap();
    let in_use = || OpenError::InUse {
        id: "home".to_owned(),
    };
    assert_eq!(folders.open("home").block_on().unwrap_err(), in_use());
    assert_eq!(
        folders.delete_save("home").block_on().unwrap_err(),
        in_use()
    );
    assert_eq!(
        folders.rename("home", json!("x")).block_on().unwrap_err(),
        in_use()
    );
    drop(journal);
    let opened = folders.open("home").block_on().unwrap();
    assert!(opened.journal.locked());
    assert_eq!(folders.open("home").block_on().unwrap_err(), in_use());
}

fn a_taken_name_gets_a_number_and_nothing_is_overwritten(place: &TestStore) {
    let folders = &place.fresh();
    let path = saved(folders, "home", 3);
    let before = folders.raw(&path);
    let second = folders.create(&header("home")).block_on().unwrap();
    let third = folders.create(&header("home")).block_on().unwrap();

    assert_eq!((second.id(), third.id()), ("home-2", "home-3"));
    assert_eq!(
        folders.read("home-2").block_on().unwrap().header.id,
        "home-2"
    );
    assert_eq!(folders.raw(path), before);
}

fn the_id_of_a_save_deleted_while_open_is_not_free(place: &TestStore) {
    let folders = &place.fresh();
    let journal = folders.create(&header("home")).block_on().unwrap();
    folders.remove_raw(journal.name());
    assert_eq!(
        folders.create(&header("home")).block_on().unwrap().id(),
        "home-2"
    );
}

fn creating_leaves_only_the_save_and_its_lock(place: &TestStore) {
    let folders = &place.fresh();
    saved(folders, "home", 2);
    assert_eq!(folders.names("saves"), ["home.journal", "home.lock"]);
}

fn a_name_outside_the_folder_is_refused_everywhere(place: &TestStore) {
    let folders = &place.fresh();
    let bad = OpenError::InvalidId {
        id: "../home".to_owned(),
    };
    assert_eq!(
        folders.create(&header("../home")).block_on().unwrap_err(),
        bad
    );
    assert_eq!(folders.open("../home").block_on().unwrap_err(), bad);
    assert_eq!(folders.read("../home").block_on().unwrap_err(), bad);
    assert_eq!(folders.back_up("../home").block_on().unwrap_err(), bad);
    assert_eq!(folders.backups_of("../home").block_on().unwrap_err(), bad);
    assert_eq!(
        folders.restore_backup("../home", 1).block_on().unwrap_err(),
        bad
    );
    assert_eq!(folders.duplicate("../home").block_on().unwrap_err(), bad);
    assert_eq!(folders.delete_save("../home").block_on().unwrap_err(), bad);
    assert_eq!(folders.restore_save("../home").block_on().unwrap_err(), bad);
    assert_eq!(folders.recover("../home", 0).block_on().unwrap_err(), bad);
}

fn a_journal_deleted_or_replaced_while_open_refuses_records(place: &TestStore) {
    let folders = &place.fresh();
    let journal = folders.create(&header("home")).block_on().unwrap();
    let gone = std::io::ErrorKind::NotFound;
    let failed = |outcome| match outcome {
        Err(StoreError::Io { file, cause }) => {
            assert_eq!(file, folders.display_path(journal.name()));
            cause.kind
        }
        other => panic!("{other:?}"),
    };
    let bytes = folders.raw(journal.name());
    folders.remove_raw(journal.name());
    assert_eq!(failed(append(&journal, &record(1))), gone);
    folders.put_raw(journal.name(), &bytes);
    assert_eq!(failed(append(&journal, &record(1))), gone);
    assert_eq!(folders.raw(journal.name()), bytes);
}

fn a_journal_shortened_by_another_program_refuses_records(place: &TestStore) {
    let folders = &place.fresh();
    let journal = folders.create(&header("home")).block_on().unwrap();
    let expected = folders.raw(journal.name()).len() as u64;
    folders.cut_raw(journal.name(), 20);
    let changed = StoreError::ChangedOutside {
        file: folders.display_path(journal.name()),
        expected,
        found: 20,
    };
    assert_eq!(append(&journal, &record(1)), Err(changed));
    assert_eq!(folders.raw(journal.name()).len(), 20);
}

fn bytes_appended_by_another_program_are_copied_before_they_are_cut(place: &TestStore) {
    let folders = &place.fresh();
    let journal = folders.create(&header("home")).block_on().unwrap();
    folders.add_raw(journal.name(), b"a stranger\n");
    append(&journal, &record(1)).unwrap();
    assert_eq!(folders.read("home").block_on().unwrap().records, records(1));
    assert_eq!(folders.raw("saves/home.torn-1"), b"a stranger\n");
}

#[test]
fn records_are_read_as_those_of_a_game_up_to_the_first_that_does_not_fit() {
    let values = ["1", "2", "\"three\"", "4"].map(|text| line::RawRecord(text.to_owned()));
    assert_eq!(parse_records::<u8>(&values), (vec![1, 2], Some(2)));
    assert_eq!(parse_records::<u8>(&values[..2]), (vec![1, 2], None));
}

#[test]
fn the_present_moment_has_the_form_of_all_timestamps() {
    let now = base::platform::now();
    assert_eq!(now.len(), "2026-11-21T14:03:22Z".len(), "{now}");
    assert!(now.ends_with('Z') && now.starts_with("20"), "{now}");
}

over_both! {
    appended_records_are_read_after_reopening,
    a_record_is_durable_when_its_future_resolves,
    records_are_written_in_the_order_of_the_calls,
    a_record_whose_future_is_dropped_is_not_written,
    futures_of_storage_are_send,
    creating_a_future_does_not_touch_the_disk,
    records_that_could_not_be_read_again_are_refused,
    a_record_that_is_nested_too_deeply_is_refused_and_the_game_goes_on,
    an_open_save_cannot_be_opened_again,
    a_taken_name_gets_a_number_and_nothing_is_overwritten,
    the_id_of_a_save_deleted_while_open_is_not_free,
    creating_leaves_only_the_save_and_its_lock,
    a_name_outside_the_folder_is_refused_everywhere,
    a_journal_deleted_or_replaced_while_open_refuses_records,
    a_journal_shortened_by_another_program_refuses_records,
    bytes_appended_by_another_program_are_copied_before_they_are_cut,
}
