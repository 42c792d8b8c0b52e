use super::super::faults::{Fault, Faulty, Plan};
use super::*;

const FAULTS: [Fault; 5] =
    [Fault::Refuse, Fault::Tear { bytes: 1 }, Fault::Tear { bytes: 30 }, Fault::Tear { bytes: 100_000 }, Fault::Unreported];

#[test]
fn a_failed_record_leaves_no_trace_once_another_is_down() {
    for fault in FAULTS {
        let (_place, folders) = folders();
        let path = saved(&folders, "home", 0);
        let store = Faulty::over(&path, Plan::at(3, fault)).unwrap();
        append(&store, &record(1)).unwrap();
        append(&store, &record(2)).unwrap();
        let before = fs::read(&path).unwrap();
        let failed = append(&store, &json!({"seq": 3, "never": "here"}));

        assert!(matches!(failed, Err(StoreError::Io { .. })), "{fault:?}");
        assert_eq!(fs::read(&path).unwrap(), before, "{fault:?}");
        append(&store, &record(3)).unwrap();
        drop(store);
        let opened = folders.open("home").unwrap();
        assert_eq!(opened.records, records(3), "{fault:?}");
        assert_eq!(opened.notices, [], "{fault:?}");
        assert_eq!(names(&folders.saves()), ["home.journal", "home.lock"], "{fault:?}");
    }
}

#[test]
fn what_could_not_be_cut_at_once_is_cut_before_the_next_record() {
    for fault in FAULTS {
        let (_place, folders) = folders();
        let path = saved(&folders, "home", 0);
        let store = Faulty::over(&path, Plan::at(2, fault).then_uncut()).unwrap();
        append(&store, &record(1)).unwrap();
        let before = fs::metadata(&path).unwrap().len();
        assert!(append(&store, &json!({"seq": 2, "never": "here"})).is_err(), "{fault:?}");
        assert_eq!(fs::metadata(&path).unwrap().len() > before, fault != Fault::Refuse, "{fault:?}");
        append(&store, &record(2)).unwrap();
        drop(store);
        let opened = folders.open("home").unwrap();
        assert_eq!((opened.records, opened.notices), (records(2), Vec::new()), "{fault:?}");
        assert_eq!(names(&folders.saves()), ["home.journal", "home.lock"], "{fault:?}: it was ours, not worth keeping");
    }
}

#[test]
fn a_disk_that_dies_loses_nothing_that_was_answered() {
    for fault in FAULTS {
        let (_place, folders) = folders();
        let path = saved(&folders, "home", 2);
        let store = Faulty::over(&path, Plan::at(2, fault).then_dead()).unwrap();
        append(&store, &record(3)).unwrap();
        assert!(append(&store, &record(4)).is_err(), "{fault:?}");
        assert!(append(&store, &record(4)).is_err(), "{fault:?}: dead is dead");
        drop(store);
        let opened = folders.open("home").unwrap();

        // A record that was down although nobody heard of it may be there.
        assert!(opened.records == records(3) || opened.records == records(4), "{fault:?}");
        let torn = matches!(fault, Fault::Tear { bytes: 1 | 30 });
        assert_eq!(opened.notices.iter().any(|notice| matches!(notice, Notice::TornTail { .. })), torn, "{fault:?}");
        let next = opened.records.len() as u64 + 1;
        append(&opened.journal, &record(next)).unwrap();
        drop(opened);
        assert_eq!(folders.open("home").unwrap().records, records(next), "{fault:?}");
    }
}

#[test]
fn a_record_behind_a_failed_one_is_not_written() {
    let (_place, folders) = folders();
    let path = saved(&folders, "home", 0);
    let store = Faulty::over(&path, Plan::at(2, Fault::Refuse)).unwrap();
    let mut futures: Vec<_> = (1..=4).map(|seq| store.append(to_line(&record(seq)).unwrap())).collect();
    let last = futures.pop().unwrap();
    assert_eq!(block_on(last), Err(StoreError::Behind));
    let outcomes: Vec<bool> = futures.into_iter().map(|future| block_on(future).is_ok()).collect();
    assert_eq!(outcomes, [true, false, false]);
    assert_eq!(folders.read("home").unwrap().records, records(1));
    append(&store, &record(2)).unwrap();
    assert_eq!(folders.read("home").unwrap().records, records(2));
}

#[test]
fn whatever_fails_exactly_the_answered_records_are_there() {
    let mut failures = 0;
    for seed in 0..8 {
        let (_place, folders) = folders();
        let path = saved(&folders, "home", 0);
        let store = Faulty::over(&path, Plan::seeded(seed, 40)).unwrap();
        let mut answered = Vec::new();
        for number in 0..20 {
            let record = json!({"seq": answered.len() + 1, "number": number});
            match append(&store, &record) {
                Ok(()) => answered.push(record),
                Err(_) => failures += 1,
            }
        }
        drop(store);
        let opened = folders.open("home").unwrap();
        assert_eq!(opened.records, answered, "seed {seed}");
        assert_eq!(opened.notices, [], "seed {seed}");
    }
    assert!((30..100).contains(&failures), "{failures} of 160 failed");
}
