//! What every file needs: to appear whole, never over another, and to stay.

use std::fs::{self, File, OpenOptions};
use std::io::{self, ErrorKind, Read, Write};
use std::path::{Path, PathBuf};
use std::process;
use std::sync::atomic::{AtomicU64, Ordering};

use atomic_write_file::AtomicWriteFile;
use serde::Serialize;
use serde::de::DeserializeOwned;

use super::line::LIMIT;
use super::{OpenError, StoreError, Unreadability};

/// Makes a folder and those above it, and makes them stay.
pub(super) fn make_folder(folder: &Path) -> io::Result<()> {
    if folder.is_dir() {
        return Ok(());
    }
    let above = folder.parent().filter(|above| !above.as_os_str().is_empty());
    if let Some(above) = above {
        make_folder(above)?;
    }
    match fs::create_dir(folder) {
        Err(error) if error.kind() != ErrorKind::AlreadyExists || !folder.is_dir() => Err(error),
        _ => above.map_or(Ok(()), sync_folder),
    }
}

/// Makes the names in a folder stay. Where folders cannot be opened, the system does it by itself.
pub(super) fn sync_folder(folder: &Path) -> io::Result<()> {
    if cfg!(unix) { File::open(folder)?.sync_all() } else { Ok(()) }
}

/// Puts a new file in place, whole, and makes it stay.
///
/// # Errors
/// [`ErrorKind::AlreadyExists`] when the name is taken; nothing is written over.
pub(super) fn place_new(path: &Path, bytes: &[u8]) -> io::Result<()> {
    let folder = path.parent().ok_or(ErrorKind::InvalidInput)?;
    let name = path.file_name().ok_or(ErrorKind::InvalidInput)?.to_string_lossy();
    let (temporary, mut file) = new_temporary(folder, &name)?;
    let placed = file.write_all(bytes).and_then(|()| file.sync_all()).and_then(|()| link(&temporary, path));
    drop(file);
    // Under its own name it stays; the other one only takes up room, so failing here changes nothing.
    let _ = fs::remove_file(&temporary);
    placed?;
    sync_folder(folder)
}

/// Puts a new file under the first free name of a sequence, and says which.
pub(super) fn place_first_free(mut name: impl FnMut(u64) -> PathBuf, first: u64, bytes: &[u8]) -> io::Result<(u64, PathBuf)> {
    let mut number = first;
    loop {
        let path = name(number);
        match place_new(&path, bytes) {
            Ok(()) => return Ok((number, path)),
            Err(error) if error.kind() == ErrorKind::AlreadyExists => number += 1,
            Err(error) => return Err(error),
        }
    }
}

/// Writes a file, whole or not at all; what was there before is written over.
///
/// # Errors
/// [`OpenError::Io`]; the file is as it was then.
pub fn write_over(path: &Path, bytes: &[u8]) -> Result<(), OpenError> {
    let written = AtomicWriteFile::open(path).and_then(|mut file| {
        file.write_all(bytes)?;
        file.commit()
    });
    written.map_err(|error| OpenError::io(path, &error))
}

/// The same with a value as JSON, for people to read.
pub(super) fn write_json(path: &Path, value: &impl Serialize) -> Result<(), OpenError> {
    let text = serde_json::to_string_pretty(value).map_err(|_| StoreError::NotJson)?;
    write_over(path, (text + "\n").as_bytes())
}

/// What a file of ours says in JSON; editors may have put a byte order mark before it.
pub(super) fn from_json<T: DeserializeOwned>(bytes: &[u8]) -> Option<T> {
    serde_json::from_slice(bytes.strip_prefix(b"\xef\xbb\xbf").unwrap_or(bytes)).ok()
}

/// Moves a file to a name that is free.
///
/// # Errors
/// [`ErrorKind::AlreadyExists`] when it is not.
pub(super) fn move_new(from: &Path, to: &Path) -> io::Result<()> {
    link(from, to)?;
    if fs::symlink_metadata(from).is_ok()
        && let Err(error) = fs::remove_file(from)
    {
        // It cannot leave its place, so it is not to be in the other one either.
        let _ = fs::remove_file(to);
        return Err(error);
    }
    for path in [to, from] {
        path.parent().map_or(Ok(()), sync_folder)?;
    }
    Ok(())
}

/// Gives a file a second name, which must be free. Where files have one name only, it is moved instead.
fn link(from: &Path, to: &Path) -> io::Result<()> {
    match fs::hard_link(from, to) {
        Ok(()) => Ok(()),
        Err(error) if error.kind() == ErrorKind::AlreadyExists => Err(error),
        // `rename` would replace what is there, so this looks first; the saves are guarded by their locks meanwhile.
        Err(_) => match fs::symlink_metadata(to) {
            Ok(_) => Err(ErrorKind::AlreadyExists.into()),
            Err(error) if error.kind() == ErrorKind::NotFound => fs::rename(from, to),
            Err(error) => Err(error),
        },
    }
}

fn new_temporary(folder: &Path, name: &str) -> io::Result<(PathBuf, File)> {
    static COUNTER: AtomicU64 = AtomicU64::new(0);

    loop {
        let number = COUNTER.fetch_add(1, Ordering::Relaxed);
        let path = folder.join(format!(".{name}.{}-{number}.tmp", process::id()));
        match OpenOptions::new().write(true).create_new(true).open(&path) {
            Ok(file) => return Ok((path, file)),
            Err(error) if error.kind() == ErrorKind::AlreadyExists => {}
            Err(error) => return Err(error),
        }
    }
}

/// Copies a part of a save that has to make room to `<id>.torn-<n>` beside it.
pub(super) fn keep_aside(path: &Path, bytes: &[u8]) -> io::Result<PathBuf> {
    let (_, kept) = place_first_free(|number| path.with_extension(format!("torn-{number}")), 1, bytes)?;
    Ok(kept)
}

/// Copies what cannot be read to `<name>.bad-<date>` beside it, once.
pub(super) fn kept(path: &Path, bytes: &[u8]) -> Result<PathBuf, OpenError> {
    let day = super::today();
    let name = |number: u64| match number {
        1 => path.with_extension(format!("bad-{day}")),
        more => path.with_extension(format!("bad-{day}-{more}")),
    };
    let same = |path: &PathBuf| read_bounded(path).is_ok_and(|there| there.as_deref() == Some(bytes));
    if let Some(there) = (1..).map(name).take_while(|path| path.exists()).find(same) {
        return Ok(there);
    }
    let placed = place_first_free(name, 1, bytes);
    placed.map(|(_, path)| path).map_err(|error| OpenError::io(path, &error))
}

/// The bytes of a file that may be a save; `None` when there is nothing of that name.
pub(super) fn read_bounded(path: &Path) -> Result<Option<Vec<u8>>, OpenError> {
    let metadata = match fs::metadata(path) {
        Ok(metadata) => metadata,
        Err(error) if error.kind() == ErrorKind::NotFound => return Ok(None),
        Err(error) => return Err(OpenError::io(path, &error)),
    };
    let unreadable = |why| OpenError::Unreadable { path: path.to_owned(), why };
    if !metadata.is_file() {
        return Err(unreadable(Unreadability::NotAFile));
    }
    if metadata.len() > LIMIT {
        return Err(unreadable(Unreadability::TooLarge { bytes: metadata.len(), limit: LIMIT }));
    }
    let mut bytes = Vec::new();
    let _ = File::open(path)
        .and_then(|file| file.take(LIMIT).read_to_end(&mut bytes))
        .map_err(|error| OpenError::io(path, &error))?;
    Ok(Some(bytes))
}
