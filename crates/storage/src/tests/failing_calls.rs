//! Each operation of the medium fails in turn, before it has done anything or after it has done all: what writers report is so.

use std::collections::BTreeMap;
use std::io::ErrorKind;
use std::sync::Mutex;

use crate::backend::{Appender, BackendError, Cause, Change, Job, Lock, Outcome};

use super::*;

/// How an operation fails.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Failure {
    /// Nothing was done.
    Refused,
    /// All was done, and cannot be taken back.
    Unconfirmed,
}

/// Memory whose changing operations fail from the given one on, for so many times.
#[derive(Debug)]
struct Failing {
    memory: Memory,
    plan: Mutex<Plan>,
}

#[derive(Debug, Default)]
struct Plan {
    calls: usize,
    fails: Option<(usize, Failure)>,
    /// Whether those after it fail too, so that nothing can be taken back.
    lasts: bool,
}

impl Failing {
    /// How the present operation fails, if it does.
    fn next(&self) -> Option<Failure> {
        let mut plan = self.plan.lock().unwrap();
        plan.calls += 1;
        let (first, failure) = plan.fails?;
        let fails = plan.calls == first || plan.lasts && plan.calls > first;
        fails.then_some(failure)
    }

    fn run<'a, T: Send + 'a>(
        &'a self,
        work: Job<'a, Outcome<T>>,
        can_be_done: bool,
    ) -> Job<'a, Outcome<T>> {
        let cause = || Cause::from(ErrorKind::StorageFull);
        Box::pin(async move {
            match self.next() {
                None => work.await,
                Some(Failure::Unconfirmed) if can_be_done => {
                    let _ = work.await?;
                    Err(BackendError::Unconfirmed(cause()))
                }
                Some(_) => Err(BackendError::Io(cause())),
            }
        })
    }
}

impl Backend for Failing {
    fn shown(&self, name: &str) -> String {
        self.memory.shown(name)
    }
    fn outside(&self, text: &str) -> String {
        self.memory.outside(text)
    }
    fn resolved<'a>(&'a self, name: &'a str) -> Job<'a, Option<Vec<String>>> {
        self.memory.resolved(name)
    }
    fn read<'a>(&'a self, name: &'a str, limit: u64) -> Job<'a, Outcome<Option<Vec<u8>>>> {
        self.memory.read(name, limit)
    }
    fn entry<'a>(&'a self, name: &'a str) -> Job<'a, Outcome<Option<Entry>>> {
        self.memory.entry(name)
    }
    fn list<'a>(&'a self, folder: &'a str) -> Job<'a, Outcome<Option<Vec<Entry>>>> {
        self.memory.list(folder)
    }
    fn make_folder<'a>(&'a self, folder: &'a str) -> Job<'a, Outcome<()>> {
        self.run(self.memory.make_folder(folder), true)
    }
    fn write_new<'a>(&'a self, name: &'a str, bytes: Vec<u8>) -> Job<'a, Outcome<()>> {
        self.run(self.memory.write_new(name, bytes), true)
    }
    fn replace<'a>(&'a self, name: &'a str, bytes: Vec<u8>) -> Job<'a, Outcome<()>> {
        self.run(self.memory.replace(name, bytes), true)
    }
    fn change<'a>(&'a self, name: &'a str, limit: u64, change: Change) -> Job<'a, Outcome<()>> {
        self.run(self.memory.change(name, limit, change), true)
    }
    fn move_new<'a>(&'a self, from: &'a str, to: &'a str) -> Job<'a, Outcome<()>> {
        self.run(self.memory.move_new(from, to), true)
    }
    fn remove<'a>(&'a self, name: &'a str) -> Job<'a, Outcome<()>> {
        self.run(self.memory.remove(name), false)
    }
    fn lock<'a>(&'a self, name: &'a str) -> Job<'a, Outcome<Option<Box<dyn Lock>>>> {
        self.run(self.memory.lock(name), false)
    }
    fn open<'a>(
        &'a self,
        name: &'a str,
        good: u64,
        ended: bool,
    ) -> Job<'a, Outcome<Box<dyn Appender>>> {
        self.run(self.memory.open(name, good, ended), false)
    }
}

/// A writer: what it is called, what is there before, and what it does.
struct Writer {
    name: &'static str,
    before: fn(&Folders),
    write: fn(&Folders) -> Result<(), OpenError>,
    /// The files that tell that it has done all, each by a part of its name.
    done: &'static [&'static str],
}

fn nothing(_: &Folders) {}

fn texts() -> BTreeMap<String, String> {
    ["mission.json", "en.ftl"]
        .map(|name| (name.to_owned(), name.to_owned()))
        .into()
}

fn game(folders: &Folders) {
    let journal = folders.create(&header("home")).block_on().unwrap();
    append(&journal, &record(1)).unwrap();
}

const WRITERS: &[Writer] = &[
    Writer {
        name: "save",
        before: nothing,
        write: |folders| folders.create(&header("home")).block_on().map(drop),
        done: &["saves/home.journal"],
    },
    Writer {
        name: "rename",
        before: game,
        write: |folders| folders.rename("home", json!("Ours")).block_on().map(drop),
        done: &["saves/home.journal"],
    },
    Writer {
        name: "score",
        before: nothing,
        write: |folders| {
            folders
                .add_score("x", |id| id.to_owned())
                .block_on()
                .map(drop)
        },
        done: &["scores/x.json"],
    },
    Writer {
        name: "scores",
        before: nothing,
        write: |folders| {
            let scores = ["x", "y", "z"].map(|id| (id.to_owned(), id.to_owned()));
            folders.add_scores_as(scores.into()).block_on().map(drop)
        },
        done: &["scores/x.json", "scores/y.json", "scores/z.json"],
    },
    Writer {
        name: "trash",
        before: |folders| {
            let added = folders.add_score_as("x", "x").block_on();
            assert_eq!(added, Ok(true));
        },
        write: |folders| folders.delete_score("x").block_on().map(drop),
        done: &["wastebasket/x.score.json"],
    },
    Writer {
        name: "trash of a save",
        before: game,
        write: |folders| folders.delete_save("home").block_on().map(drop),
        done: &["wastebasket/home.journal"],
    },
    Writer {
        name: "box",
        before: nothing,
        write: |folders| {
            let now = [("x".to_owned(), json!(1))].into();
            folders.save_box(&BTreeMap::new(), &now).block_on()
        },
        done: &["box.json"],
    },
    Writer {
        name: "settings",
        before: nothing,
        write: |folders| {
            let now = Settings {
                reduced_motion: true,
                ..Settings::default()
            };
            folders.save_settings(&Settings::default(), &now).block_on()
        },
        done: &["config/settings.json"],
    },
    Writer {
        name: "add",
        before: nothing,
        write: |folders| {
            folders
                .install_mission("mast", &texts(), false)
                .block_on()
                .map(drop)
        },
        done: &["missions/mast/en.ftl", "missions/mast/mission.json"],
    },
    Writer {
        name: "add instead",
        before: |folders| {
            let old = [("mission.json".to_owned(), "old".to_owned())].into();
            folders
                .install_mission("mast", &old, false)
                .block_on()
                .unwrap();
        },
        write: |folders| {
            folders
                .install_mission("mast", &texts(), true)
                .block_on()
                .map(drop)
        },
        done: &[
            "missions/mast/en.ftl",
            "wastebasket/mast.mission/mission.json",
        ],
    },
    Writer {
        name: "template",
        before: nothing,
        write: |folders| {
            folders
                .write_external_folder("far/mm", &texts())
                .block_on()
                .map(drop)
        },
        done: &["far/mm/en.ftl", "far/mm/mission.json"],
    },
    Writer {
        name: "backup",
        before: game,
        write: |folders| {
            let archive = folders.archive().block_on().unwrap();
            folders.export_archive(&archive).block_on().map(drop)
        },
        done: &["exports/solkeeper-"],
    },
    Writer {
        name: "backup of a save",
        before: game,
        write: |folders| folders.back_up("home").block_on().map(drop),
        done: &["backups/home/000001.journal"],
    },
    Writer {
        name: "export",
        before: game,
        write: |folders| folders.export("home").block_on().map(drop),
        done: &["exports/home.journal"],
    },
    Writer {
        name: "campaign",
        before: nothing,
        write: |folders| {
            let rewritten = folders.rewrite_campaign(&header("crews"), &[]).block_on();
            rewritten.map(drop)
        },
        done: &["saves/crews.journal"],
    },
];

/// Everything that players have: no locks, no empty folders, no copies of missions that make nothing of their own.
fn kept(memory: &Memory) -> BTreeMap<String, Vec<u8>> {
    let (mut kept, mut waiting) = (BTreeMap::new(), vec![String::new()]);
    while let Some(folder) = waiting.pop() {
        for entry in memory.list(&folder).block_on().unwrap().unwrap_or_default() {
            // The next start removes what has such a name.
            if entry.name.starts_with('.') {
                continue;
            }
            let name = if folder.is_empty() {
                entry.name
            } else {
                format!("{folder}/{}", entry.name)
            };
            match memory.read(&name, u64::MAX - 1).block_on() {
                Ok(Some(bytes)) if !name.ends_with(".lock") => drop(kept.insert(name, bytes)),
                Ok(_) => {}
                Err(_) => waiting.push(name),
            }
        }
    }
    kept
}

/// A part of the file that a failed writer may have left, as it says so itself.
fn left(error: &OpenError) -> Option<&str> {
    match error {
        OpenError::LeftInPart { file, .. } => Some(file),
        _ => None,
    }
}

/// What a writer leaves when its `call`-th operation fails; `None` if it has fewer.
fn fails_at(writer: &Writer, call: usize, failure: Failure, lasts: bool) -> Option<()> {
    let memory = Memory::default();
    (writer.before)(&Folders::new(Arc::new(memory.clone())));
    let before = kept(&memory);
    let backend = Arc::new(Failing {
        memory: memory.clone(),
        plan: Mutex::default(),
    });
    *backend.plan.lock().unwrap() = Plan {
        calls: 0,
        fails: Some((call, failure)),
        lasts,
    };
    let folders = Folders::new(backend.clone());
    let outcome = (writer.write)(&folders);
    let has_failed = backend.plan.lock().unwrap().calls >= call;
    let after = kept(&memory);
    let case = format!(
        "{}: call {call}, {failure:?}, {lasts}: {outcome:?}\n{:?}\n{:?}",
        writer.name,
        before.keys(),
        after.keys()
    );
    let done = |names: &[&str]| {
        names
            .iter()
            .all(|name| after.keys().any(|there| there.contains(name)))
            && after != before
    };
    match &outcome {
        Ok(()) => assert!(done(writer.done), "it says that it is done: {case}"),
        Err(OpenError::Unconfirmed { file, .. }) => {
            let there = memory.entry(file).block_on().unwrap();
            assert!(there.is_some(), "what it says is there is not: {case}");
        }
        Err(error) if left(error).is_some() => {}
        Err(_) => assert_eq!(after, before, "it says that nothing has changed: {case}"),
    }
    // Nothing that was there is lost, and once more neither loses nor doubles.
    for (name, bytes) in &before {
        let is_kept = after
            .iter()
            .any(|(there, now)| now == bytes || there == name && now.starts_with(bytes));
        assert!(is_kept, "{name} is lost: {case}");
    }
    *backend.plan.lock().unwrap() = Plan::default();
    let again = (writer.write)(&folders);
    let after = kept(&memory);
    let done = writer
        .done
        .iter()
        .all(|name| after.keys().any(|there| there.contains(name)));
    // What was left in part is first to be deleted, as it says.
    let is_left = outcome.is_err_and(|error| left(&error).is_some());
    assert!(
        done || is_left,
        "it is not done after all: {again:?} after {case}"
    );
    has_failed.then_some(())
}

#[test]
fn whatever_fails_a_writer_says_what_is_there() {
    let mut failures = 0;
    for writer in WRITERS {
        for (failure, lasts) in [
            (Failure::Refused, false),
            (Failure::Refused, true),
            (Failure::Unconfirmed, false),
        ] {
            for call in 1.. {
                if fails_at(writer, call, failure, lasts).is_none() {
                    break;
                }
                failures += 1;
            }
        }
    }
    assert!(failures > 140, "{failures} failures");
}
