//! Files in the database of a browser (IndexedDB). Every operation is one transaction with strict durability; several pages can be open,
//! but only one of them may write (see `ownership`).

mod database;
mod ownership;

use std::collections::BTreeSet;
use std::io::{self, ErrorKind};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex};

use js_sys::{Array, Uint8Array};
use time::OffsetDateTime;

use super::StoreError;
use super::backend::{
    Appender, Backend, BackendError, Change, Entry, Job, Kind, Lock, Outcome, Page, above,
};
use super::line::LIMIT;
use super::tail::locked;
use base::platform::browser;
use database::{Record, Transaction, unique_number};

/// The files of this page.
#[derive(Debug, Default)]
pub(super) struct Web {
    /// The locks of this page: no other one may write.
    locks: Arc<Mutex<BTreeSet<String>>>,
}

fn failed<T>(kind: ErrorKind) -> Outcome<T> {
    Err(io::Error::from(kind).into())
}

fn now() -> f64 {
    (OffsetDateTime::now_utc().unix_timestamp_nanos() / 1_000_000) as f64
}

fn entry(name: &str, record: Record) -> Entry {
    let own = name.rsplit('/').next().unwrap_or_default().to_owned();
    match record {
        Record::Folder => Entry {
            name: own,
            kind: Kind::Folder,
            link: false,
            length: 0,
            modified: None,
        },
        Record::File {
            length, modified, ..
        } => {
            let modified =
                OffsetDateTime::from_unix_timestamp_nanos(modified as i128 * 1_000_000).ok();
            Entry {
                name: own,
                kind: Kind::File,
                link: false,
                length: length as u64,
                modified,
            }
        }
    }
}

impl Transaction {
    /// The record of a name; the root is a folder that always exists.
    async fn find(&self, name: &str) -> Outcome<Option<Record>> {
        if name.is_empty() {
            Ok(Some(Record::Folder))
        } else {
            self.record(name).await
        }
    }

    async fn make_folder(&self, folder: &str) -> Outcome<()> {
        let mut folder = folder;
        while !folder.is_empty() {
            match self.record(folder).await? {
                Some(Record::Folder) => return Ok(()),
                Some(Record::File { .. }) => return failed(ErrorKind::NotADirectory),
                None => self.put(folder, Record::Folder).await?,
            }
            folder = above(folder);
        }
        Ok(())
    }

    /// Creates or replaces a file, and returns its number.
    async fn write(&self, name: &str, bytes: &[u8]) -> Outcome<f64> {
        if self.find(above(name)).await? != Some(Record::Folder) {
            return failed(ErrorKind::NotFound);
        }
        match self.find(name).await? {
            Some(Record::Folder) => return failed(ErrorKind::IsADirectory),
            Some(Record::File { number, .. }) => self.remove_bytes(number).await?,
            None => {}
        }
        let number = unique_number()?;
        self.put_piece(number, 0, bytes).await?;
        self.put(
            name,
            Record::File {
                number,
                length: bytes.len() as f64,
                modified: now(),
                pieces: 1,
            },
        )
        .await?;
        Ok(number)
    }

    async fn move_new(&self, from: &str, to: &str) -> Outcome<()> {
        if self.find(to).await?.is_some() {
            return failed(ErrorKind::AlreadyExists);
        }
        let (Some(moved), Some(Record::Folder)) =
            (self.find(from).await?, self.find(above(to)).await?)
        else {
            return failed(ErrorKind::NotFound);
        };
        let below = if moved == Record::Folder {
            self.below(from).await?
        } else {
            Vec::new()
        };
        for (name, record) in below.into_iter().chain([(from.to_owned(), moved)]) {
            self.forget(&name).await?;
            self.put(
                &format!("{to}{}", name.strip_prefix(from).unwrap_or_default()),
                record,
            )
            .await?;
        }
        Ok(())
    }

    async fn remove(&self, name: &str) -> Outcome<()> {
        let Some(record) = self.find(name).await? else {
            return Ok(());
        };
        for (name, record) in self
            .below(name)
            .await?
            .into_iter()
            .chain([(name.to_owned(), record)])
        {
            if let Record::File { number, .. } = record {
                self.remove_bytes(number).await?;
            }
            self.forget(&name).await?;
        }
        Ok(())
    }

    /// Adds bytes to the end of a file of that number and length.
    async fn append(&self, name: &str, number: f64, good: u64, bytes: &[u8]) -> Outcome<()> {
        match self.record(name).await? {
            Some(Record::File {
                number: found,
                length,
                pieces,
                ..
            }) if found == number && length as u64 == good => {
                self.put_piece(number, pieces, bytes).await?;
                let length = (good + bytes.len() as u64) as f64;
                self.put(
                    name,
                    Record::File {
                        number,
                        length,
                        modified: now(),
                        pieces: pieces + 1,
                    },
                )
                .await
            }
            _ => failed(ErrorKind::NotFound),
        }
    }
}

impl Page for Web {
    fn take(&self, by_force: bool) -> Job<'_, Outcome<bool>> {
        Box::pin(ownership::take(by_force))
    }

    fn lost(&self) -> Job<'static, ()> {
        Box::pin(ownership::lost())
    }

    fn give(&self, name: &str, bytes: &[u8]) {
        // Without the script of the page there is nobody to give it to.
        let _ = browser::page("deliver", &[name.into(), Uint8Array::from(bytes).into()]);
    }

    fn pick(&self, ends: &'static [&'static str]) -> Job<'_, Option<(String, Vec<u8>)>> {
        Box::pin(async move {
            let picked = browser::promised(browser::page("pick", &[ends.join(",").into()]))
                .await
                .ok()?;
            let (name, bytes) = (
                Array::from(&picked).get(0).as_string()?,
                Array::from(&picked).get(1),
            );
            Some((name, Uint8Array::new(&bytes).to_vec()))
        })
    }

    fn keeps(&self, ask: bool) -> Job<'_, bool> {
        Box::pin(async move {
            let question = if ask { "persist" } else { "persisted" };
            let storage = browser::get(&browser::navigator(), "storage");
            let kept = browser::promised(browser::call(&storage, question, &[])).await;
            kept.is_ok_and(|kept| kept.is_truthy())
        })
    }

    fn installed(&self) -> bool {
        browser::page("installed", &[]).is_ok_and(|installed| installed.is_truthy())
    }
}

impl Backend for Web {
    fn page(&self) -> Option<&dyn Page> {
        Some(self)
    }

    fn shown(&self, name: &str) -> String {
        name.to_owned()
    }

    fn outside(&self, text: &str) -> String {
        text.trim_matches('/').to_owned()
    }

    fn resolved<'a>(&'a self, name: &'a str) -> Job<'a, Option<Vec<String>>> {
        Box::pin(async move {
            let found = Transaction::reading().await.ok()?.find(name).await.ok()?;
            found.map(|_| name.split('/').map(str::to_owned).collect())
        })
    }

    fn read<'a>(&'a self, name: &'a str, limit: u64) -> Job<'a, Outcome<Option<Vec<u8>>>> {
        Box::pin(async move {
            let transaction = Transaction::reading().await?;
            match transaction.find(name).await? {
                None if matches!(
                    transaction.find(above(name)).await?,
                    Some(Record::File { .. })
                ) =>
                {
                    failed(ErrorKind::NotADirectory)
                }
                None => Ok(None),
                Some(Record::Folder) => Err(BackendError::NotAFile),
                Some(Record::File { length, .. }) if length > limit as f64 => {
                    Err(BackendError::TooLarge {
                        bytes: length as u64,
                    })
                }
                Some(Record::File { number, .. }) => transaction.bytes(number).await.map(Some),
            }
        })
    }

    fn entry<'a>(&'a self, name: &'a str) -> Job<'a, Outcome<Option<Entry>>> {
        Box::pin(async move {
            let found = Transaction::reading().await?.find(name).await?;
            Ok(found.map(|record| entry(name, record)))
        })
    }

    fn list<'a>(&'a self, folder: &'a str) -> Job<'a, Outcome<Option<Vec<Entry>>>> {
        Box::pin(async move {
            let transaction = Transaction::reading().await?;
            match transaction.find(folder).await? {
                None => Ok(None),
                Some(Record::File { .. }) => failed(ErrorKind::NotADirectory),
                Some(Record::Folder) => {
                    let below = transaction.below(folder).await?;
                    let inside = below.iter().filter(|(name, _)| above(name) == folder);
                    Ok(Some(
                        inside.map(|(name, record)| entry(name, *record)).collect(),
                    ))
                }
            }
        })
    }

    fn make_folder<'a>(&'a self, folder: &'a str) -> Job<'a, Outcome<()>> {
        Box::pin(async move {
            // Asked for before most writes.
            if Transaction::reading().await?.find(folder).await? == Some(Record::Folder) {
                return Ok(());
            }
            let transaction = Transaction::writing().await?;
            transaction.make_folder(folder).await?;
            transaction.commit().await
        })
    }

    fn write_new<'a>(&'a self, name: &'a str, bytes: Vec<u8>) -> Job<'a, Outcome<()>> {
        Box::pin(async move {
            let transaction = Transaction::writing().await?;
            if transaction.find(name).await?.is_some() {
                return failed(ErrorKind::AlreadyExists);
            }
            let _ = transaction.write(name, &bytes).await?;
            transaction.commit().await
        })
    }

    fn replace<'a>(&'a self, name: &'a str, bytes: Vec<u8>) -> Job<'a, Outcome<()>> {
        Box::pin(async move {
            let transaction = Transaction::writing().await?;
            let _ = transaction.write(name, &bytes).await?;
            transaction.commit().await
        })
    }

    fn change<'a>(&'a self, name: &'a str, _limit: u64, change: Change) -> Job<'a, Outcome<()>> {
        Box::pin(async move {
            let transaction = Transaction::writing().await?;
            let bytes = match transaction.find(name).await? {
                Some(Record::File { number, .. }) => Some(transaction.bytes(number).await?),
                Some(Record::Folder) => return Err(BackendError::NotAFile),
                None => None,
            };
            if let Some(bytes) = change(bytes) {
                let _ = transaction.write(name, &bytes).await?;
            }
            transaction.commit().await
        })
    }

    fn move_new<'a>(&'a self, from: &'a str, to: &'a str) -> Job<'a, Outcome<()>> {
        Box::pin(async move {
            let transaction = Transaction::writing().await?;
            transaction.move_new(from, to).await?;
            transaction.commit().await
        })
    }

    fn remove<'a>(&'a self, name: &'a str) -> Job<'a, Outcome<()>> {
        Box::pin(async move {
            let transaction = Transaction::writing().await?;
            transaction.remove(name).await?;
            transaction.commit().await
        })
    }

    fn lock<'a>(&'a self, name: &'a str) -> Job<'a, Outcome<Option<Box<dyn Lock>>>> {
        let taken = locked(&self.locks).insert(name.to_owned());
        let lock = taken.then(|| {
            Box::new(WebLock {
                name: name.to_owned(),
                locks: Arc::clone(&self.locks),
            }) as Box<dyn Lock>
        });
        Box::pin(async move { Ok(lock) })
    }

    fn open<'a>(
        &'a self,
        name: &'a str,
        good: u64,
        ended: bool,
    ) -> Job<'a, Outcome<Box<dyn Appender>>> {
        Box::pin(async move {
            let transaction = Transaction::writing().await?;
            let Some(Record::File {
                number,
                length,
                pieces,
                ..
            }) = transaction.find(name).await?
            else {
                return failed(ErrorKind::NotFound);
            };
            let (mut number, mut good) = (number, good);
            if length as u64 != good || !ended || pieces > 1 {
                let mut bytes = transaction.bytes(number).await?;
                bytes.truncate(usize::try_from(good).unwrap_or(usize::MAX));
                if !ended {
                    bytes.push(b'\n');
                }
                number = transaction.write(name, &bytes).await?;
                good = bytes.len() as u64;
            }
            transaction.commit().await?;
            let end = End {
                name: name.to_owned(),
                number,
                good: AtomicU64::new(good),
                failures: AtomicU64::new(0),
            };
            Ok(Box::new(WebAppender(Arc::new(end))) as Box<dyn Appender>)
        })
    }
}

#[derive(Debug)]
struct WebLock {
    name: String,
    locks: Arc<Mutex<BTreeSet<String>>>,
}

impl Lock for WebLock {
    fn holds(&self) -> bool {
        true
    }

    fn discard(self: Box<Self>) -> Job<'static, ()> {
        Box::pin(std::future::ready(()))
    }
}

impl Drop for WebLock {
    fn drop(&mut self) {
        let _ = locked(&self.locks).remove(&self.name);
    }
}

/// The end of a file that grows by whole lines. A transaction that fails leaves no bytes.
#[derive(Debug)]
struct End {
    name: String,
    number: f64,
    /// The length of the durable lines.
    good: AtomicU64,
    failures: AtomicU64,
}

impl End {
    async fn append(&self, line: &str, failures: u64) -> Result<(), StoreError> {
        let failed = |error: BackendError| {
            let cause = error.cause();
            StoreError::Io {
                file: self.name.clone(),
                cause,
            }
        };
        // Transactions that write follow one another, so what an earlier one did is known once this one has begun.
        let transaction = Transaction::writing().await.map_err(failed)?;
        if self.failures.load(Ordering::Acquire) != failures {
            return Err(StoreError::AfterFailure);
        }
        let good = self.good.load(Ordering::Acquire);
        if good + line.len() as u64 > LIMIT {
            return Err(StoreError::TooLong { limit: LIMIT });
        }
        transaction
            .append(&self.name, self.number, good, line.as_bytes())
            .await
            .map_err(failed)?;
        transaction.commit().await.map_err(failed)?;
        self.good.store(good + line.len() as u64, Ordering::Release);
        Ok(())
    }
}

#[derive(Debug)]
struct WebAppender(Arc<End>);

impl Appender for WebAppender {
    fn append(&self, line: String) -> Job<'static, Result<(), StoreError>> {
        let (end, failures) = (Arc::clone(&self.0), self.0.failures.load(Ordering::Acquire));
        Box::pin(async move {
            let appended = end.append(&line, failures).await;
            if appended.is_err() {
                let _ = end.failures.fetch_add(1, Ordering::AcqRel);
            }
            appended
        })
    }
}
