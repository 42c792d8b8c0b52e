//! Files in memory, for tests and where there is no disk. Writes can be made to fail: see [`FaultPlan`].

mod page;
mod plan;

use std::collections::{BTreeMap, BTreeSet};
use std::future::poll_fn;
use std::io::{self, ErrorKind};
use std::mem;
use std::sync::{Arc, Mutex};
use std::task::Poll;

use futures_channel::oneshot;
use time::OffsetDateTime;

use super::StoreError;
use super::backend::{
    Appender, Backend, BackendError, Change, Entry, Job, Kind, Lock, Outcome, Page, above,
};
use super::tail::{Disk, Tail, locked};
use plan::After;
pub use plan::{Fault, FaultPlan};

/// Files in memory, shared by all clones.
#[derive(Debug, Clone, Default)]
pub struct Memory(Arc<Mutex<State>>);

#[derive(Debug, Default)]
struct State {
    files: BTreeMap<String, Stored>,
    folders: BTreeSet<String>,
    locks: BTreeSet<String>,
    /// The number of files ever created, so that a replaced file can be recognised.
    made: u64,
    room: Option<u64>,
    /// How many more changes of files are made before the disk is dead.
    changes_left: Option<u64>,
    delay: u32,
    plan: Option<FaultPlan>,
    writes: u64,
    dead: bool,
    refuses_cut: bool,
    /// Whether this is the storage of a page.
    page: bool,
    /// Another page of the same browser has the files.
    elsewhere: bool,
    /// Whether the browser has promised to keep the files.
    keeps: bool,
    /// What was given to the players.
    given: Vec<(String, Vec<u8>)>,
    /// The file that the players choose next.
    offered: Option<(String, Vec<u8>)>,
    /// Told when another page takes the files.
    losing: Vec<oneshot::Sender<()>>,
}

#[derive(Debug)]
struct Stored {
    bytes: Vec<u8>,
    number: u64,
    modified: OffsetDateTime,
}

impl Memory {
    /// Appended lines fail as planned from now on; `None`: none fails. A disk that was dead works again.
    pub fn plan(&self, plan: Option<FaultPlan>) {
        let mut state = locked(&self.0);
        (state.plan, state.writes, state.dead, state.refuses_cut) = (plan, 0, false, false);
    }

    /// Limits the free space, in bytes; `None`: unlimited.
    #[cfg(test)]
    pub(crate) fn leave_room(&self, bytes: Option<u64>) {
        locked(&self.0).room = bytes;
    }

    /// The disk is dead after this many changes of files, as when the program is killed between two of them; `None`: never.
    #[cfg(test)]
    pub(crate) fn stop_after(&self, changes: Option<u64>) {
        locked(&self.0).changes_left = changes;
    }

    /// Every operation does nothing for this many polls.
    #[cfg(test)]
    pub(crate) fn delay(&self, polls: u32) {
        locked(&self.0).delay = polls;
    }

    /// Changes a file, which may be open.
    pub fn edit(&self, name: &str, change: impl FnOnce(&mut Vec<u8>)) {
        if let Some(stored) = locked(&self.0).files.get_mut(name) {
            change(&mut stored.bytes);
        }
    }

    /// Changes the date of a file.
    #[cfg(test)]
    pub fn date(&self, name: &str, modified: OffsetDateTime) {
        if let Some(stored) = locked(&self.0).files.get_mut(name) {
            stored.modified = modified;
        }
    }

    fn run<'a, T: 'a>(
        &'a self,
        work: impl FnOnce(&mut State) -> io::Result<T> + Send + 'a,
    ) -> Job<'a, Outcome<T>> {
        Box::pin(async move {
            delayed(&self.0).await;
            work(&mut locked(&self.0)).map_err(BackendError::from)
        })
    }
}

async fn delayed(state: &Mutex<State>) {
    let mut polls = locked(state).delay;
    poll_fn(|context| {
        if polls == 0 {
            return Poll::Ready(());
        }
        polls -= 1;
        context.waker().wake_by_ref();
        Poll::Pending
    })
    .await;
}

fn full() -> io::Error {
    ErrorKind::StorageFull.into()
}

impl State {
    /// An error if the disk is dead or another page has it.
    fn alive(&self) -> io::Result<()> {
        match self {
            Self {
                elsewhere: true, ..
            } => Err(ErrorKind::ResourceBusy.into()),
            Self { dead: true, .. }
            | Self {
                changes_left: Some(0),
                ..
            } => Err(full()),
            _ => Ok(()),
        }
    }

    /// Counts a change of a file; an error if the disk is dead.
    fn changes(&mut self) -> io::Result<()> {
        self.alive()?;
        if let Some(left) = &mut self.changes_left {
            *left -= 1;
        }
        Ok(())
    }

    fn is_folder(&self, name: &str) -> bool {
        name.is_empty() || self.folders.contains(name)
    }

    fn is_taken(&self, name: &str) -> bool {
        self.is_folder(name) || self.files.contains_key(name)
    }

    fn put(&mut self, name: &str, bytes: Vec<u8>) -> io::Result<()> {
        self.changes()?;
        if !self.is_folder(above(name)) {
            return Err(ErrorKind::NotFound.into());
        }
        if self.is_folder(name) {
            return Err(ErrorKind::IsADirectory.into());
        }
        self.take_room(bytes.len())?;
        self.made += 1;
        let stored = Stored {
            bytes,
            number: self.made,
            modified: OffsetDateTime::now_utc(),
        };
        let _ = self.files.insert(name.to_owned(), stored);
        Ok(())
    }

    fn take_room(&mut self, bytes: usize) -> io::Result<()> {
        if let Some(room) = &mut self.room {
            *room = room.checked_sub(bytes as u64).ok_or_else(full)?;
        }
        Ok(())
    }

    fn put_new(&mut self, name: &str, bytes: Vec<u8>) -> io::Result<()> {
        if self.is_taken(name) {
            Err(ErrorKind::AlreadyExists.into())
        } else {
            self.put(name, bytes)
        }
    }

    fn entry(&self, name: &str) -> Option<Entry> {
        let own = name.rsplit('/').next().unwrap_or_default().to_owned();
        if self.is_folder(name) {
            return Some(Entry {
                name: own,
                kind: Kind::Folder,
                link: false,
                length: 0,
                modified: None,
            });
        }
        let stored = self.files.get(name)?;
        let (length, modified) = (stored.bytes.len() as u64, Some(stored.modified));
        Some(Entry {
            name: own,
            kind: Kind::File,
            link: false,
            length,
            modified,
        })
    }

    fn make_folder(&mut self, folder: &str) -> io::Result<()> {
        if self.is_folder(folder) {
            return Ok(());
        }
        self.changes()?;
        if self.files.contains_key(folder) {
            return Err(ErrorKind::NotADirectory.into());
        }
        self.make_folder(above(folder))?;
        let _ = self.folders.insert(folder.to_owned());
        Ok(())
    }

    /// The names of everything below a folder.
    fn below(&self, folder: &str) -> Vec<String> {
        let inside = format!("{folder}/");
        self.files
            .keys()
            .chain(&self.folders)
            .filter(|name| name.starts_with(&inside))
            .cloned()
            .collect()
    }

    fn move_new(&mut self, from: &str, to: &str) -> io::Result<()> {
        self.changes()?;
        if self.is_taken(to) {
            return Err(ErrorKind::AlreadyExists.into());
        }
        if !self.is_taken(from) || !self.is_folder(above(to)) {
            return Err(ErrorKind::NotFound.into());
        }
        for name in self.below(from).into_iter().chain([from.to_owned()]) {
            let moved = format!("{to}{}", name.strip_prefix(from).unwrap_or_default());
            if self.folders.remove(&name) {
                let _ = self.folders.insert(moved);
            } else if let Some(stored) = self.files.remove(&name) {
                let _ = self.files.insert(moved, stored);
            }
        }
        Ok(())
    }

    fn remove(&mut self, name: &str) -> io::Result<()> {
        self.changes()?;
        for name in self.below(name).into_iter().chain([name.to_owned()]) {
            let _ = (self.files.remove(&name), self.folders.remove(&name));
        }
        Ok(())
    }
}

impl Backend for Memory {
    fn page(&self) -> Option<&dyn Page> {
        locked(&self.0).page.then_some(self as &dyn Page)
    }

    fn shown(&self, name: &str) -> String {
        name.to_owned()
    }

    fn outside(&self, text: &str) -> String {
        text.trim_matches('/').to_owned()
    }

    fn resolved<'a>(&'a self, name: &'a str) -> Job<'a, Option<Vec<String>>> {
        let found = self.run(move |state| Ok(state.is_taken(name)));
        Box::pin(async move {
            found
                .await
                .ok()?
                .then(|| name.split('/').map(str::to_owned).collect())
        })
    }

    fn read<'a>(&'a self, name: &'a str, limit: u64) -> Job<'a, Outcome<Option<Vec<u8>>>> {
        let found = self.run(move |state| {
            // A file in place of the parent folder is an error on a disk too.
            if state.files.contains_key(above(name)) {
                return Err(ErrorKind::NotADirectory.into());
            }
            Ok((
                state.is_folder(name),
                state.files.get(name).map(|stored| stored.bytes.clone()),
            ))
        });
        Box::pin(async move {
            match found.await? {
                (true, _) => Err(BackendError::NotAFile),
                (false, Some(bytes)) if bytes.len() as u64 > limit => Err(BackendError::TooLarge {
                    bytes: bytes.len() as u64,
                }),
                (false, found) => Ok(found),
            }
        })
    }

    fn entry<'a>(&'a self, name: &'a str) -> Job<'a, Outcome<Option<Entry>>> {
        self.run(move |state| Ok(state.entry(name)))
    }

    fn list<'a>(&'a self, folder: &'a str) -> Job<'a, Outcome<Option<Vec<Entry>>>> {
        self.run(move |state| {
            if state.files.contains_key(folder) {
                return Err(ErrorKind::NotADirectory.into());
            }
            let names: BTreeSet<&String> = state.files.keys().chain(&state.folders).collect();
            let inside = names.into_iter().filter(|name| above(name) == folder);
            Ok(state
                .is_folder(folder)
                .then(|| inside.filter_map(|name| state.entry(name)).collect()))
        })
    }

    fn make_folder<'a>(&'a self, folder: &'a str) -> Job<'a, Outcome<()>> {
        self.run(move |state| state.make_folder(folder))
    }

    fn write_new<'a>(&'a self, name: &'a str, bytes: Vec<u8>) -> Job<'a, Outcome<()>> {
        self.run(move |state| state.put_new(name, bytes))
    }

    fn replace<'a>(&'a self, name: &'a str, bytes: Vec<u8>) -> Job<'a, Outcome<()>> {
        self.run(move |state| state.put(name, bytes))
    }

    fn change<'a>(&'a self, name: &'a str, _limit: u64, change: Change) -> Job<'a, Outcome<()>> {
        self.run(move |state| {
            let bytes = state.files.get(name).map(|stored| stored.bytes.clone());
            change(bytes).map_or(Ok(()), |bytes| state.put(name, bytes))
        })
    }

    fn move_new<'a>(&'a self, from: &'a str, to: &'a str) -> Job<'a, Outcome<()>> {
        self.run(move |state| state.move_new(from, to))
    }

    fn remove<'a>(&'a self, name: &'a str) -> Job<'a, Outcome<()>> {
        self.run(move |state| state.remove(name))
    }

    fn lock<'a>(&'a self, name: &'a str) -> Job<'a, Outcome<Option<Box<dyn Lock>>>> {
        self.run(move |state| {
            if state.locks.contains(name) {
                return Ok(None);
            }
            if !state.is_taken(name) {
                state.put(name, Vec::new())?;
            }
            let _ = state.locks.insert(name.to_owned());
            Ok(Some(Box::new(MemoryLock {
                name: name.to_owned(),
                memory: self.clone(),
            }) as Box<dyn Lock>))
        })
    }

    fn open<'a>(
        &'a self,
        name: &'a str,
        mut good: u64,
        ended: bool,
    ) -> Job<'a, Outcome<Box<dyn Appender>>> {
        self.run(move |state| {
            state.alive()?;
            let stored = state.files.get_mut(name).ok_or(ErrorKind::NotFound)?;
            stored
                .bytes
                .truncate(usize::try_from(good).unwrap_or(usize::MAX));
            if !ended {
                stored.bytes.push(b'\n');
                good += 1;
            }
            let file = OpenFile {
                memory: self.clone(),
                name: name.to_owned(),
                number: stored.number,
            };
            let tail = Tail::new(file, good, name.to_owned());
            Ok(Box::new(MemoryAppender {
                memory: self.clone(),
                tail,
            }) as Box<dyn Appender>)
        })
    }
}

#[derive(Debug)]
struct MemoryLock {
    name: String,
    memory: Memory,
}

impl Lock for MemoryLock {
    fn holds(&self) -> bool {
        true
    }

    fn discard(self: Box<Self>) -> Job<'static, ()> {
        Box::pin(async move {
            let _ = locked(&self.memory.0).remove(&self.name);
        })
    }
}

impl Drop for MemoryLock {
    fn drop(&mut self) {
        let _ = locked(&self.memory.0).locks.remove(&self.name);
    }
}

#[derive(Debug)]
struct MemoryAppender {
    memory: Memory,
    tail: Arc<Tail<OpenFile>>,
}

impl Appender for MemoryAppender {
    fn append(&self, line: String) -> Job<'static, Result<(), StoreError>> {
        let (tail, failures, memory) = (
            Arc::clone(&self.tail),
            self.tail.failures(),
            self.memory.clone(),
        );
        Box::pin(async move {
            delayed(&memory.0).await;
            tail.put(line.as_bytes(), failures)
        })
    }
}

#[derive(Debug)]
struct OpenFile {
    memory: Memory,
    name: String,
    number: u64,
}

impl OpenFile {
    fn with<T>(&self, work: impl FnOnce(&mut State) -> io::Result<T>) -> io::Result<T> {
        let mut state = locked(&self.memory.0);
        state.alive()?;
        work(&mut state)
    }

    /// Works on the bytes of this file; an error if another file has replaced it.
    fn bytes<T>(&self, work: impl FnOnce(&mut Vec<u8>) -> T) -> io::Result<T> {
        self.with(|state| {
            let stored = state
                .files
                .get_mut(&self.name)
                .filter(|stored| stored.number == self.number);
            let stored = stored.ok_or(ErrorKind::NotFound)?;
            stored.modified = OffsetDateTime::now_utc();
            Ok(work(&mut stored.bytes))
        })
    }
}

impl Disk for OpenFile {
    fn length(&mut self) -> io::Result<u64> {
        self.bytes(|bytes| bytes.len() as u64)
    }

    fn keep_tail(&mut self, from: u64) -> io::Result<()> {
        let from = usize::try_from(from).unwrap_or(usize::MAX);
        let tail = self.bytes(|bytes| bytes.get(from..).unwrap_or_default().to_vec())?;
        let stem = self
            .name
            .rsplit_once('.')
            .map_or(self.name.as_str(), |(stem, _)| stem);
        self.with(|state| {
            let free = (1_u64..)
                .map(|number| format!("{stem}.torn-{number}"))
                .find(|name| !state.is_taken(name));
            state.put_new(&free.unwrap_or_default(), tail)
        })
    }

    fn cut(&mut self, length: u64) -> io::Result<()> {
        if self.with(|state| Ok(mem::take(&mut state.refuses_cut)))? {
            return Err(full());
        }
        self.bytes(|bytes| bytes.truncate(usize::try_from(length).unwrap_or(usize::MAX)))
    }

    fn write(&mut self, bytes: &[u8]) -> io::Result<()> {
        let fault = self.with(|state| {
            state.writes += 1;
            let fault = state
                .plan
                .as_ref()
                .and_then(|plan| plan.fault(state.writes, bytes.len()));
            let room = state.room.map_or(bytes.len(), |room| {
                usize::try_from(room).unwrap_or(usize::MAX)
            });
            // A line that does not fit is written in part.
            let fault = fault.or((room < bytes.len()).then_some(Fault::Tear { bytes: room }));
            if fault.is_none() {
                state.take_room(bytes.len())?;
            }
            Ok(fault)
        })?;
        let written = match fault {
            None | Some(Fault::Unreported) => bytes.len(),
            Some(Fault::Refuse) => 0,
            Some(Fault::Tear { bytes: torn }) => torn.min(bytes.len()),
        };
        self.bytes(|there| there.extend_from_slice(bytes.get(..written).unwrap_or_default()))?;
        if fault.is_none() {
            return Ok(());
        }
        self.with(|state| {
            let after = state.plan.as_ref().map_or(After::Works, |plan| plan.after);
            state.dead = after == After::Dead;
            state.refuses_cut = after == After::RefusesOneCut;
            Err(full())
        })
    }
}
