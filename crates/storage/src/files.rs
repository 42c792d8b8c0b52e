//! Files on a disk. One thread does all disk work, in the order of the requests.

mod disk;
mod outside;
mod worker;

use std::fs::{self, File, OpenOptions, TryLockError};
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use directories::ProjectDirs;

pub use self::outside::path_text;

use self::disk::OpenFile;
use self::worker::Worker;
use super::StoreError;
use super::backend::{Appender, Backend, BackendError, Cause, Change, Entry, Job, Lock, Outcome};
use super::tail::Tail;

/// The folder that is kept with the configuration of other programs.
const CONFIG: &str = "config";
/// The prefix of the names of files outside the data folder.
const OUTSIDE: &str = "outside:";

/// A folder on a disk.
#[derive(Debug)]
pub struct Files {
    data: PathBuf,
    config: PathBuf,
    worker: Worker,
}

impl Files {
    /// Everything in one folder, as `--data-dir` asks. Folders are created when first needed.
    pub fn in_one(folder: impl Into<PathBuf>) -> Self {
        let data = folder.into();
        Self {
            config: data.clone(),
            data,
            worker: Worker::start(),
        }
    }

    /// The standard folders of the system; `None` if it knows no home folder for this user.
    pub fn standard() -> Option<Self> {
        let folders = ProjectDirs::from("", "", "solkeeper")?;
        Some(Self {
            data: folders.data_dir().to_owned(),
            config: folders.config_dir().to_owned(),
            worker: Worker::start(),
        })
    }

    fn path(&self, name: &str) -> PathBuf {
        if let Some(text) = name.strip_prefix(OUTSIDE) {
            return outside::path_of(text);
        }
        let parts = |inside: &str, root: &Path| {
            inside
                .split('/')
                .filter(|part| !part.is_empty())
                .fold(root.to_owned(), |path, part| path.join(part))
        };
        match name.split_once('/').unwrap_or((name, "")) {
            (CONFIG, inside) => parts(inside, &self.config),
            _ => parts(name, &self.data),
        }
    }

    fn run<'a, T: Send + 'static>(
        &self,
        name: &str,
        work: fn(&Path) -> io::Result<T>,
    ) -> Job<'a, Outcome<T>> {
        let path = self.path(name);
        self.worker
            .run(move || work(&path).map_err(BackendError::from))
    }
}

impl Backend for Files {
    fn shown(&self, name: &str) -> String {
        self.path(name).display().to_string()
    }

    fn outside(&self, text: &str) -> String {
        format!("{OUTSIDE}{text}")
    }

    fn resolved<'a>(&'a self, name: &'a str) -> Job<'a, Option<Vec<String>>> {
        let path = self.path(name);
        let parts = move || {
            let full = fs::canonicalize(path)?;
            Ok(full
                .components()
                .map(|part| outside::path_text(part.as_ref()))
                .collect())
        };
        let found = self
            .worker
            .run(move || parts().map_err(|error: io::Error| BackendError::from(error)));
        Box::pin(async move { found.await.ok() })
    }

    fn read<'a>(&'a self, name: &'a str, limit: u64) -> Job<'a, Outcome<Option<Vec<u8>>>> {
        let path = self.path(name);
        self.worker.run(move || disk::read(&path, limit))
    }

    fn entry<'a>(&'a self, name: &'a str) -> Job<'a, Outcome<Option<Entry>>> {
        self.run(name, disk::entry)
    }

    fn list<'a>(&'a self, folder: &'a str) -> Job<'a, Outcome<Option<Vec<Entry>>>> {
        self.run(folder, disk::list)
    }

    fn make_folder<'a>(&'a self, folder: &'a str) -> Job<'a, Outcome<()>> {
        self.run(folder, disk::make_folder)
    }

    fn write_new<'a>(&'a self, name: &'a str, bytes: Vec<u8>) -> Job<'a, Outcome<()>> {
        let path = self.path(name);
        self.worker.run(move || Ok(disk::place_new(&path, &bytes)?))
    }

    fn replace<'a>(&'a self, name: &'a str, bytes: Vec<u8>) -> Job<'a, Outcome<()>> {
        let path = self.path(name);
        self.worker.run(move || Ok(disk::replace(&path, &bytes)?))
    }

    fn change<'a>(&'a self, name: &'a str, limit: u64, change: Change) -> Job<'a, Outcome<()>> {
        let path = self.path(name);
        self.worker.run(move || disk::change(&path, limit, change))
    }

    fn move_new<'a>(&'a self, from: &'a str, to: &'a str) -> Job<'a, Outcome<()>> {
        let (from, to) = (self.path(from), self.path(to));
        self.worker.run(move || Ok(disk::move_new(&from, &to)?))
    }

    fn remove<'a>(&'a self, name: &'a str) -> Job<'a, Outcome<()>> {
        self.run(name, disk::remove)
    }

    fn lock<'a>(&'a self, name: &'a str) -> Job<'a, Outcome<Option<Box<dyn Lock>>>> {
        let (path, worker) = (self.path(name), self.worker.clone());
        self.worker.run(move || {
            let file = OpenOptions::new()
                .write(true)
                .create(true)
                .truncate(false)
                .open(&path)?;
            let holds = match file.try_lock() {
                Ok(()) => true,
                Err(TryLockError::WouldBlock) => return Ok(None),
                // Systems report missing locks in many ways; saves are playable without locks too.
                Err(TryLockError::Error(_)) => false,
            };
            Ok(Some(Box::new(FileLock {
                path,
                _file: file,
                holds,
                worker,
            }) as Box<dyn Lock>))
        })
    }

    fn open<'a>(
        &'a self,
        name: &'a str,
        good: u64,
        ended: bool,
    ) -> Job<'a, Outcome<Box<dyn Appender>>> {
        let (path, worker) = (self.path(name), self.worker.clone());
        self.worker.run(move || {
            let (file, good) = OpenFile::open(&path, good, ended)?;
            let tail = Tail::new(file, good, path.display().to_string());
            Ok(Box::new(FileAppender { tail, worker }) as Box<dyn Appender>)
        })
    }
}

/// The lock of a save: an exclusive lock of its lock file.
#[derive(Debug)]
struct FileLock {
    path: PathBuf,
    /// Closing the file releases the lock.
    _file: File,
    holds: bool,
    worker: Worker,
}

impl Lock for FileLock {
    fn holds(&self) -> bool {
        self.holds
    }

    fn discard(self: Box<Self>) -> Job<'static, ()> {
        let worker = self.worker.clone();
        // A leftover lock file is empty and harmless.
        let done = worker.run(move || {
            let _ = fs::remove_file(&self.path);
            Ok(())
        });
        Box::pin(async move { drop(done.await) })
    }
}

#[derive(Debug)]
struct FileAppender {
    tail: Arc<Tail<OpenFile>>,
    worker: Worker,
}

impl Appender for FileAppender {
    fn append(&self, line: String) -> Job<'static, Result<(), StoreError>> {
        let (tail, failures) = (Arc::clone(&self.tail), self.tail.failures());
        let put = self
            .worker
            .run(move || Ok(tail.put(line.as_bytes(), failures)));
        let lost = StoreError::Io {
            file: self.tail.file().to_owned(),
            cause: Cause::from(ErrorKind::BrokenPipe),
        };
        Box::pin(async move { put.await.map_err(|_| lost)? })
    }
}
