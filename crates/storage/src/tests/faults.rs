use super::*;

const FAULTS: [Fault; 5] = [
    Fault::Refuse,
    Fault::Tear { bytes: 1 },
    Fault::Tear { bytes: 30 },
    Fault::Tear { bytes: 100_000 },
    Fault::Unreported,
];

/// A game reopened on a disk that fails as planned.
fn failing(folders: &TestStore, plan: FaultPlan) -> Journal {
    let journal = folders.open("home").block_on().unwrap().journal;
    folders.memory.plan(Some(plan));
    journal
}

#[test]
fn a_failed_record_leaves_no_bytes_after_the_next_one() {
    for fault in FAULTS {
        let folders = &TestStore::memory();
        let path = saved(folders, "home", 0);
        let journal = failing(folders, FaultPlan::at(3, fault));
        append(&journal, &record(1)).unwrap();
        append(&journal, &record(2)).unwrap();
        let before = folders.raw(&path);
        let failed = append(&journal, &json!({"seq": 3, "never": "here"}));

        assert!(matches!(failed, Err(StoreError::Io { .. })), "{fault:?}");
        assert_eq!(folders.raw(&path), before, "{fault:?}");
        append(&journal, &record(3)).unwrap();
        drop(journal);
        let opened = folders.open("home").block_on().unwrap();
        assert_eq!(opened.records, records(3), "{fault:?}");
        assert_eq!(opened.notices, [], "{fault:?}");
        assert_eq!(
            folders.names("saves"),
            ["home.journal", "home.lock"],
            "{fault:?}"
        );
    }
}

#[test]
fn bytes_that_could_not_be_cut_are_cut_before_the_next_record() {
    for fault in FAULTS {
        let folders = &TestStore::memory();
        let path = saved(folders, "home", 0);
        let journal = failing(folders, FaultPlan::at(2, fault).then_uncut());
        append(&journal, &record(1)).unwrap();
        let before = folders.raw(&path).len();
        let failed = append(&journal, &json!({"seq": 2, "never": "here"}));
        // Nobody can say what the save holds now.
        assert!(
            matches!(failed, Err(StoreError::Uncertain { .. })),
            "{fault:?}"
        );
        assert_eq!(
            folders.raw(&path).len() > before,
            fault != Fault::Refuse,
            "{fault:?}"
        );
        append(&journal, &record(2)).unwrap();
        drop(journal);
        let opened = folders.open("home").block_on().unwrap();
        assert_eq!(opened.records, records(2), "{fault:?}");
        assert_eq!(opened.notices, [], "{fault:?}");
        assert_eq!(
            folders.names("saves"),
            ["home.journal", "home.lock"],
            "{fault:?}: it was ours, not worth keeping"
        );
    }
}

#[test]
fn a_disk_that_dies_loses_no_confirmed_record() {
    for fault in FAULTS {
        let folders = &TestStore::memory();
        saved(folders, "home", 2);
        let journal = failing(folders, FaultPlan::at(2, fault).then_dead());
        append(&journal, &record(3)).unwrap();
        assert!(append(&journal, &record(4)).is_err(), "{fault:?}");
        assert!(
            append(&journal, &record(4)).is_err(),
            "{fault:?}: dead is dead"
        );
        drop(journal);
        folders.memory.plan(None);
        let opened = folders.open("home").block_on().unwrap();

        // A record that was written but not confirmed may be there.
        assert!(
            opened.records == records(3) || opened.records == records(4),
            "{fault:?}"
        );
        let torn = matches!(fault, Fault::Tear { bytes: 1 | 30 });
        assert_eq!(
            opened
                .notices
                .iter()
                .any(|notice| matches!(notice, Notice::TornTail { .. })),
            torn,
            "{fault:?}"
        );
        let next = opened.records.len() as u64 + 1;
        append(&opened.journal, &record(next)).unwrap();
        drop(opened);
        assert_eq!(
            folders.open("home").block_on().unwrap().records,
            records(next),
            "{fault:?}"
        );
    }
}

#[test]
fn a_record_after_a_failed_one_is_not_written() {
    let folders = &TestStore::memory();
    saved(folders, "home", 0);
    let journal = failing(folders, FaultPlan::at(2, Fault::Refuse));
    let futures: Vec<_> = (1..=4)
        .map(|seq| journal.append(&to_line(&record(seq)).unwrap()))
        .collect();
    let mut outcomes: Vec<_> = futures
        .into_iter()
        .map(|future| future.block_on())
        .collect();
    assert_eq!(outcomes.pop(), Some(Err(StoreError::AfterFailure)));
    assert_eq!(
        outcomes.iter().map(Result::is_ok).collect::<Vec<_>>(),
        [true, false, false]
    );
    assert_eq!(folders.read("home").block_on().unwrap().records, records(1));
    append(&journal, &record(2)).unwrap();
    assert_eq!(folders.read("home").block_on().unwrap().records, records(2));
}

#[test]
fn after_any_fault_exactly_the_confirmed_records_remain() {
    let mut failures = 0;
    for seed in 0..8 {
        let folders = &TestStore::memory();
        saved(folders, "home", 0);
        let journal = failing(folders, FaultPlan::seeded(seed, 40));
        let mut answered = Vec::new();
        for number in 0..20 {
            let record = json!({"seq": answered.len() + 1, "number": number});
            match append(&journal, &record) {
                Ok(()) => answered.push(record),
                Err(_) => failures += 1,
            }
        }
        drop(journal);
        let opened = folders.open("home").block_on().unwrap();
        assert_eq!(opened.records, answered, "seed {seed}");
        assert_eq!(opened.notices, [], "seed {seed}");
    }
    assert!((30..100).contains(&failures), "{failures} of 160 failed");
}

#[test]
fn on_a_full_disk_files_are_written_whole_or_not_at_all() {
    let folders = &TestStore::memory();
    let journal = folders.create(&header("home")).block_on().unwrap();
    folders.memory.leave_room(Some(100));
    append(&journal, &record(1)).unwrap();
    let before = folders.raw("saves/home.journal");
    assert!(matches!(
        append(&journal, &record(2)),
        Err(StoreError::Io { .. })
    ));
    assert_eq!(folders.raw("saves/home.journal"), before);
    assert!(folders.create(&header("other")).block_on().is_err());
    assert!(
        folders
            .save_settings(&Settings::default(), &Settings::default())
            .block_on()
            .is_err()
    );
    assert_eq!(
        folders.names("saves"),
        ["home.journal", "home.lock"],
        "nothing is left behind"
    );
    folders.memory.leave_room(None);
    append(&journal, &record(2)).unwrap();
    assert_eq!(folders.read("home").block_on().unwrap().records, records(2));
}

#[test]
fn a_template_on_a_full_disk_leaves_nothing_behind() {
    let texts = [
        ("README.md", "short"),
        ("mission.json", &*"long".repeat(100)),
    ];
    let texts = texts
        .map(|(name, text)| (name.to_owned(), text.to_owned()))
        .into();
    let folders = &TestStore::memory();
    folders.create_folder("near/empty").block_on().unwrap();
    folders.memory.leave_room(Some(100));
    for folder in ["far/away/mm", "near/mm", "near/empty", "mm"] {
        assert!(
            folders
                .write_external_folder(folder, &texts)
                .block_on()
                .is_err(),
            "{folder}"
        );
    }
    assert_eq!(
        (
            folders.names(""),
            folders.names("near"),
            folders.names("near/empty")
        ),
        (vec!["near".to_owned()], vec!["empty".to_owned()], vec![])
    );
    folders.memory.leave_room(None);
    assert_eq!(
        folders
            .write_external_folder("far/away/mm", &texts)
            .block_on(),
        Ok(true)
    );
}

#[test]
fn no_folder_is_made_that_nobody_asked_for() {
    let disk = tempfile::tempdir().unwrap();
    let folders = Folders::in_one(disk.path().join("data"));
    let there = disk.path().join("x.html").display().to_string();
    let nowhere = disk.path().join("nowhere/x.html").display().to_string();
    for written in [
        folders
            .write_new_external(&nowhere, b"x")
            .block_on()
            .map(drop),
        folders.replace_external(&nowhere, b"x").block_on(),
    ] {
        assert!(
            matches!(written, Err(OpenError::NoFolder { folder }) if folder.ends_with("nowhere"))
        );
    }
    assert!(!disk.path().join("nowhere").exists());
    assert_eq!(
        folders.write_new_external(&there, b"x").block_on(),
        Ok(true)
    );
    folders.replace_external(&there, b"y").block_on().unwrap();
}

#[test]
fn a_record_is_durable_when_its_future_resolves_after_any_delay() {
    let folders = &TestStore::memory();
    let journal = folders.create(&header("home")).block_on().unwrap();
    let before = folders.raw("saves/home.journal");
    folders.memory.delay(3);
    let mut future = journal.append(&to_line(&record(1)).unwrap());
    let mut context = std::task::Context::from_waker(std::task::Waker::noop());
    for _ in 0..3 {
        assert!(future.as_mut().poll(&mut context).is_pending());
        folders.memory.delay(0);
        assert_eq!(folders.raw("saves/home.journal"), before);
    }
    assert_eq!(future.block_on(), Ok(()));
    assert_eq!(folders.read("home").block_on().unwrap().records, records(1));
}
