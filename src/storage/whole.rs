//! Whole files: read, put under free names, copied aside.

use serde::Serialize;
use serde::de::DeserializeOwned;

use super::backend::BackendError;
use super::line::LIMIT;
use super::{Folders, OpenError, StoreError, Unreadability};
use crate::platform;

impl Folders {
    /// What an error of the backend means for this name.
    pub(super) fn failed(&self, name: &str, error: BackendError) -> OpenError {
        let file = self.shown(name);
        match error {
            BackendError::NotAFile => OpenError::Unreadable { file, why: Unreadability::NotAFile },
            BackendError::TooLarge { bytes } => {
                OpenError::Unreadable { file, why: Unreadability::TooLarge { bytes, limit: LIMIT } }
            }
            BackendError::Io(cause) => OpenError::Io { file, cause },
        }
    }

    /// Makes one of these folders, so that it can be shown or filled.
    ///
    /// # Errors
    /// [`OpenError::Io`].
    pub async fn prepare(&self, folder: &str) -> Result<(), OpenError> {
        self.backend().make_folder(folder).await.map_err(|error| self.failed(folder, error))
    }

    /// The bytes of a file that may be a save; `None` when there is nothing of that name.
    pub(super) async fn bytes(&self, name: &str) -> Result<Option<Vec<u8>>, OpenError> {
        self.backend().read(name, LIMIT).await.map_err(|error| self.failed(name, error))
    }

    /// The same where nothing is an error too.
    pub(super) async fn bytes_of(&self, name: &str, id: &str) -> Result<Vec<u8>, OpenError> {
        self.bytes(name).await?.ok_or_else(|| OpenError::NotFound { id: id.to_owned() })
    }

    /// The text of a file.
    ///
    /// # Errors
    /// An [`OpenError`] when it is not there, is not a text, or is too large.
    pub(super) async fn text(&self, name: &str) -> Result<String, OpenError> {
        let bytes = self.bytes_of(name, &self.shown(name)).await?;
        let cause = || std::io::ErrorKind::InvalidData.into();
        String::from_utf8(bytes).map_err(|_| OpenError::Io { file: self.shown(name), cause: cause() })
    }

    /// Whether there is anything of this name, or may be.
    pub(super) async fn is_taken(&self, name: &str) -> bool {
        !matches!(self.backend().entry(name).await, Ok(None))
    }

    /// Puts a new file in place, whole; false where the name is taken, and nothing is changed.
    pub(super) async fn put_new(&self, name: &str, bytes: &[u8]) -> Result<bool, OpenError> {
        match self.backend().write_new(name, bytes.to_vec()).await {
            Ok(()) => Ok(true),
            Err(error) if error.is_taken() => Ok(false),
            Err(error) => Err(self.failed(name, error)),
        }
    }

    /// Puts a new file under the first free name of a sequence, and gives its number and name.
    pub(super) async fn put_first_free(
        &self,
        name: impl Fn(u64) -> String,
        first: u64,
        bytes: &[u8],
    ) -> Result<(u64, String), OpenError> {
        let mut number = first;
        loop {
            let free = name(number);
            if self.put_new(&free, bytes).await? {
                return Ok((number, free));
            }
            number += 1;
        }
    }

    /// Writes a file, whole or not at all; what was there is replaced.
    pub(super) async fn put(&self, name: &str, bytes: &[u8]) -> Result<(), OpenError> {
        self.backend().replace(name, bytes.to_vec()).await.map_err(|error| self.failed(name, error))
    }

    /// The same with a value as JSON, for people to read.
    pub(super) async fn put_json(&self, name: &str, value: &impl Serialize) -> Result<(), OpenError> {
        let text = serde_json::to_string_pretty(value).map_err(|_| StoreError::NotJson)?;
        self.put(name, (text + "\n").as_bytes()).await
    }

    /// Moves a file or folder to a free name; false where that name is taken, and nothing is changed.
    pub(super) async fn moved(&self, from: &str, to: &str) -> Result<bool, OpenError> {
        match self.backend().move_new(from, to).await {
            Ok(()) => Ok(true),
            Err(error) if error.is_taken() => Ok(false),
            Err(error) => Err(self.failed(from, error)),
        }
    }

    /// Copies a part of a save that has to make room to `<id>.torn-<n>` beside it; the copy as users know it.
    pub(super) async fn keep_torn(&self, name: &str, bytes: &[u8]) -> Result<String, OpenError> {
        let (_, kept) = self.put_first_free(|number| with_end(name, &format!("torn-{number}")), 1, bytes).await?;
        Ok(self.shown(&kept))
    }

    /// Copies what cannot be read to `<name>.bad-<date>` beside it, once; the copy as users know it.
    pub(super) async fn keep_unreadable(&self, name: &str, bytes: &[u8]) -> Result<String, OpenError> {
        let day = platform::today();
        let copy = |number: u64| match number {
            1 => with_end(name, &format!("bad-{day}")),
            more => with_end(name, &format!("bad-{day}-{more}")),
        };
        for number in 1.. {
            let there = copy(number);
            if !self.is_taken(&there).await {
                break;
            }
            if self.bytes(&there).await.is_ok_and(|there| there.as_deref() == Some(bytes)) {
                return Ok(self.shown(&there));
            }
        }
        let (_, kept) = self.put_first_free(copy, 1, bytes).await?;
        Ok(self.shown(&kept))
    }
}

/// A name with another end: `saves/home.lock` of `saves/home.journal`.
pub(super) fn with_end(name: &str, end: &str) -> String {
    format!("{}.{end}", stem(name))
}

/// A name without its end.
pub(super) fn stem(name: &str) -> &str {
    let inside = name.rfind('/').map_or(0, |slash| slash + 1);
    let dot = name.get(inside..).and_then(|own| own.rfind('.')).filter(|&dot| dot > 0);
    dot.and_then(|dot| name.get(..inside + dot)).unwrap_or(name)
}

/// What a file of ours says in JSON; editors may have put a byte order mark before it.
pub(super) fn from_json<T: DeserializeOwned>(bytes: &[u8]) -> Option<T> {
    serde_json::from_slice(bytes.strip_prefix(b"\xef\xbb\xbf").unwrap_or(bytes)).ok()
}
