//! The database of a browser: opening it, and transactions that are durable when they are complete.
//!
//! Three stores: `files` (name to [`Record`]), `pieces` (`[number of the file, index]` to bytes) and `page` (what the page itself
//! remembers). A file is its pieces in order, so that an appended line is a small write.

use std::cell::RefCell;
use std::io::{self, ErrorKind};

use futures_channel::oneshot;
use js_sys::{Array, Uint8Array};
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{
    DomException, IdbDatabase, IdbKeyRange, IdbObjectStore, IdbOpenDbRequest, IdbRequest,
    IdbTransaction,
};

use super::ownership;
use crate::backend::{BackendError, Cause, Outcome};
use base::platform::browser;

const NAME: &str = "solkeeper";
/// The version of the layout. A page that knows only an older one leaves the database alone.
const VERSION: u32 = 1;
const FILES: &str = "files";
const PIECES: &str = "pieces";
const PAGE: &str = "page";
/// In the store `page`: the page that may write.
const OWNER: &str = "owner";

thread_local! {
    static DATABASE: RefCell<Option<IdbDatabase>> = const { RefCell::new(None) };
}

/// What is known of a file or folder without its bytes.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) enum Record {
    Folder,
    File {
        /// Another one for every file, so that a replaced file can be recognised.
        number: f64,
        /// In bytes.
        length: f64,
        /// In milliseconds since 1970.
        modified: f64,
        pieces: u32,
    },
}

impl Record {
    fn of(value: &JsValue) -> Option<Self> {
        let field = |name: &str| browser::get(value, name).as_f64();
        if value.is_undefined() {
            return None;
        }
        let Some(number) = field("number") else {
            return Some(Self::Folder);
        };
        let pieces = field("pieces")? as u32;
        Some(Self::File {
            number,
            length: field("length")?,
            modified: field("modified")?,
            pieces,
        })
    }

    fn value(self) -> JsValue {
        match self {
            Self::Folder => browser::object(&[]),
            Self::File {
                number,
                length,
                modified,
                pieces,
            } => browser::object(&[
                ("number", number.into()),
                ("length", length.into()),
                ("modified", modified.into()),
                ("pieces", pieces.into()),
            ]),
        }
    }
}

/// Reads, or reads and writes, as a whole: without [`Transaction::commit`] nothing is written.
#[derive(Debug)]
pub(super) struct Transaction {
    inner: IdbTransaction,
    writes: bool,
    ended: Option<oneshot::Receiver<Outcome<()>>>,
}

impl Transaction {
    /// A transaction that only reads.
    pub(super) async fn reading() -> Outcome<Self> {
        Self::begin(&database().await?, "readonly")
    }

    /// A transaction that may write.
    ///
    /// # Errors
    /// `ResourceBusy` if another page has taken over.
    pub(super) async fn writing() -> Outcome<Self> {
        let transaction = Self::begin(&database().await?, "readwrite")?;
        // Checked here and not only by the lock: a page that was frozen does not know yet that it has lost it.
        let owner = transaction
            .request(transaction.store(PAGE)?.get(&OWNER.into()))
            .await?;
        if owner.as_f64() == Some(ownership::token()) {
            return Ok(transaction);
        }
        ownership::lose();
        Err(io::Error::from(ErrorKind::ResourceBusy).into())
    }

    /// Makes this page the one that may write.
    pub(super) async fn take_over() -> Outcome<()> {
        let transaction = Self::begin(&database().await?, "readwrite")?;
        let _ = transaction
            .request(
                transaction
                    .store(PAGE)?
                    .put_with_key(&ownership::token().into(), &OWNER.into()),
            )
            .await?;
        transaction.commit().await
    }

    fn begin(database: &IdbDatabase, mode: &str) -> Outcome<Self> {
        let stores = Array::of3(&FILES.into(), &PIECES.into(), &PAGE.into());
        let durable = browser::object(&[("durability", "strict".into())]);
        let begun = browser::call(
            database,
            "transaction",
            &[stores.into(), mode.into(), durable],
        );
        let inner: IdbTransaction = begun.and_then(JsCast::dyn_into).map_err(|why| {
            // The browser has closed the database: it is opened again next time.
            forget();
            error(why)
        })?;
        let (done, ended) = oneshot::channel();
        let done = RefCell::new(Some(done));
        let of = inner.clone();
        let end =
            Closure::<dyn FnMut(web_sys::Event)>::once_into_js(move |event: web_sys::Event| {
                let outcome = match event.type_().as_str() {
                    "complete" => Ok(()),
                    _ => Err(of
                        .error()
                        .map_or_else(|| ErrorKind::Interrupted.into(), |why| io_error(&why))),
                };
                if let Some(done) = done.take() {
                    let _ = done.send(outcome.map_err(BackendError::from));
                }
            });
        let end = end.unchecked_ref();
        inner.set_oncomplete(Some(end));
        inner.set_onabort(Some(end));
        Ok(Self {
            inner,
            writes: mode != "readonly",
            ended: Some(ended),
        })
    }

    fn store(&self, name: &str) -> Outcome<IdbObjectStore> {
        self.inner.object_store(name).map_err(error)
    }

    async fn request(&self, asked: Result<IdbRequest, JsValue>) -> Outcome<JsValue> {
        answer(&asked.map_err(error)?).await
    }

    /// The record of a name.
    pub async fn record(&self, name: &str) -> Outcome<Option<Record>> {
        Ok(Record::of(
            &self.request(self.store(FILES)?.get(&name.into())).await?,
        ))
    }

    /// The names and records of everything below a folder, by name.
    pub(super) async fn below(&self, folder: &str) -> Outcome<Vec<(String, Record)>> {
        let (files, range) = (self.store(FILES)?, range_below(folder)?);
        let names = self.request(files.get_all_keys_with_key(&range)).await?;
        let records = self.request(files.get_all_with_key(&range)).await?;
        let (names, records) = (Array::from(&names), Array::from(&records));
        let both = names.iter().zip(records.iter());
        Ok(both
            .filter_map(|(name, record)| Some((name.as_string()?, Record::of(&record)?)))
            .collect())
    }

    pub(super) async fn put(&self, name: &str, record: Record) -> Outcome<()> {
        let _ = self
            .request(
                self.store(FILES)?
                    .put_with_key(&record.value(), &name.into()),
            )
            .await?;
        Ok(())
    }

    /// Removes the record of a name, not the bytes.
    pub(super) async fn forget(&self, name: &str) -> Outcome<()> {
        let _ = self
            .request(self.store(FILES)?.delete(&name.into()))
            .await?;
        Ok(())
    }

    pub(super) async fn bytes(&self, number: f64) -> Outcome<Vec<u8>> {
        let pieces = self
            .request(
                self.store(PIECES)?
                    .get_all_with_key(&range_of(number)?.into()),
            )
            .await?;
        Ok(Array::from(&pieces)
            .iter()
            .flat_map(|piece| Uint8Array::new(&piece).to_vec())
            .collect())
    }

    pub(super) async fn put_piece(&self, number: f64, index: u32, bytes: &[u8]) -> Outcome<()> {
        let key = Array::of2(&number.into(), &index.into());
        let _ = self
            .request(
                self.store(PIECES)?
                    .put_with_key(&Uint8Array::from(bytes), &key),
            )
            .await?;
        Ok(())
    }

    pub(super) async fn remove_bytes(&self, number: f64) -> Outcome<()> {
        let _ = self
            .request(self.store(PIECES)?.delete(&range_of(number)?.into()))
            .await?;
        Ok(())
    }

    /// Resolves when everything is on the disk.
    pub(super) async fn commit(mut self) -> Outcome<()> {
        let Some(ended) = self.ended.take() else {
            return Ok(());
        };
        ended
            .await
            .unwrap_or_else(|_| Err(io::Error::from(ErrorKind::Interrupted).into()))
    }
}

impl Drop for Transaction {
    fn drop(&mut self) {
        if self.writes && self.ended.is_some() {
            let _ = self.inner.abort();
        }
    }
}

/// A number that no other file or page has: below 2^53, so that a number of the page holds it, and never 0.
pub(super) fn unique_number() -> Outcome<f64> {
    let random = getrandom::u64().map_err(|why| {
        BackendError::Io(Cause {
            kind: ErrorKind::Other,
            text: why.to_string(),
        })
    })?;
    Ok((random >> 12) as f64 + 1.0)
}

/// The keys of everything below a folder.
fn range_below(folder: &str) -> Outcome<IdbKeyRange> {
    let range = match folder {
        "" => IdbKeyRange::lower_bound(&"".into()),
        // `0` follows `/`.
        _ => IdbKeyRange::bound(&format!("{folder}/").into(), &format!("{folder}0").into()),
    };
    range.map_err(error)
}

fn range_of(number: f64) -> Outcome<IdbKeyRange> {
    let (first, last) = (
        Array::of2(&number.into(), &0.into()),
        Array::of2(&number.into(), &f64::INFINITY.into()),
    );
    IdbKeyRange::bound(&first, &last).map_err(error)
}

/// The database, opened if necessary.
async fn database() -> Outcome<IdbDatabase> {
    if let Some(open) = DATABASE.with_borrow(Clone::clone) {
        return Ok(open);
    }
    let factory = web_sys::window().and_then(|window| window.indexed_db().ok().flatten());
    let factory = factory.ok_or_else(|| io::Error::from(ErrorKind::PermissionDenied))?;
    let request = factory.open_with_u32(NAME, VERSION).map_err(error)?;
    let upgraded = request.clone();
    let upgrade = Closure::<dyn FnMut()>::once_into_js(move || create_stores(&upgraded));
    request.set_onupgradeneeded(Some(upgrade.unchecked_ref()));
    let database: IdbDatabase = answer(&request).await?.dyn_into().map_err(error)?;
    // A newer version of the app in another page changes the layout: this page must not keep it from doing so.
    let close = Closure::<dyn FnMut()>::new(|| {
        forget();
        ownership::lose();
    });
    database.set_onversionchange(Some(close.as_ref().unchecked_ref()));
    let gone = Closure::<dyn FnMut()>::new(forget);
    database.set_onclose(Some(gone.as_ref().unchecked_ref()));
    // They live as long as the page.
    (close.forget(), gone.forget());
    DATABASE.set(Some(database.clone()));
    Ok(database)
}

/// The layout of [`VERSION`]. An upgrade is a transaction of its own: interrupted, it has not happened.
fn create_stores(request: &IdbOpenDbRequest) {
    let Some(database) = request
        .result()
        .ok()
        .and_then(|database| database.dyn_into::<IdbDatabase>().ok())
    else {
        return;
    };
    for store in [FILES, PIECES, PAGE] {
        if !database.object_store_names().contains(store) {
            // An error here fails the request.
            let _ = database.create_object_store(store);
        }
    }
}

fn forget() {
    if let Some(open) = DATABASE.take() {
        open.close();
    }
}

/// The result of a request. It is sent from the event of the request, so that the transaction goes on while it is awaited.
async fn answer(request: &IdbRequest) -> Outcome<JsValue> {
    let (done, answer) = oneshot::channel();
    let of = request.clone();
    let end = Closure::once_into_js(move |_: web_sys::Event| {
        let _ = done.send(match of.error() {
            Ok(Some(why)) => Err(io_error(&why).into()),
            Ok(None) | Err(_) => of.result().map_err(error),
        });
    });
    let end = end.unchecked_ref();
    request.set_onsuccess(Some(end));
    request.set_onerror(Some(end));
    answer
        .await
        .unwrap_or_else(|_| Err(io::Error::from(ErrorKind::Interrupted).into()))
}

/// An exception of the browser.
pub(super) fn error(value: JsValue) -> BackendError {
    match value.dyn_into::<DomException>() {
        Ok(exception) => io_error(&exception).into(),
        Err(value) => BackendError::Io(Cause {
            kind: ErrorKind::Other,
            text: format!("{value:?}"),
        }),
    }
}

fn io_error(exception: &DomException) -> io::Error {
    let kind = match exception.name().as_str() {
        "QuotaExceededError" => ErrorKind::StorageFull,
        "ConstraintError" => ErrorKind::AlreadyExists,
        // The database has a newer layout.
        "VersionError" => ErrorKind::Unsupported,
        "SecurityError" | "NotAllowedError" => ErrorKind::PermissionDenied,
        _ => ErrorKind::Other,
    };
    io::Error::new(kind, exception.message())
}
