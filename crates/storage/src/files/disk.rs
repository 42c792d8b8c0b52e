//! Durable file operations: files appear whole and never replace another by accident.

use std::fs::{self, File, Metadata, OpenOptions};
use std::io::{self, ErrorKind, Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};
use std::process;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;
use std::time::Duration;

use atomic_write_file::AtomicWriteFile;
use same_file::Handle;

use crate::backend::{BackendError, Change, Entry, Kind, Outcome};
use crate::tail::Disk;

/// The pauses before further attempts at what another program is in the way of, in milliseconds: a second in all.
const PAUSES: [u64; 6] = [10, 20, 50, 120, 300, 500];

/// Does something that may fail because another program holds the file open, and tries again if it does. Virus scanners, indexers and
/// clouds open every new file for a moment, and on Windows nobody can replace, delete or open it then.
fn patiently<T>(work: impl FnMut() -> io::Result<T>) -> io::Result<T> {
    again_after(&PAUSES, is_held, work)
}

fn again_after<T>(
    pauses: &[u64],
    is_held: impl Fn(&io::Error) -> bool,
    mut work: impl FnMut() -> io::Result<T>,
) -> io::Result<T> {
    for &pause in pauses {
        match work() {
            Err(error) if is_held(&error) => thread::sleep(Duration::from_millis(pause)),
            done => return done,
        }
    }
    work()
}

/// Whether another program may hold the file open. Only Windows keeps a file from others.
fn is_held(error: &io::Error) -> bool {
    const ACCESS_DENIED: i32 = 5;
    const SHARING_VIOLATION: i32 = 32;
    const LOCK_VIOLATION: i32 = 33;

    cfg!(windows)
        && matches!(
            error.raw_os_error(),
            Some(ACCESS_DENIED | SHARING_VIOLATION | LOCK_VIOLATION)
        )
}

pub(super) fn read(path: &Path, limit: u64) -> Outcome<Option<Vec<u8>>> {
    let metadata = match fs::metadata(path) {
        Ok(metadata) => metadata,
        Err(error) if error.kind() == ErrorKind::NotFound => return Ok(None),
        Err(error) => return Err(error.into()),
    };
    if !metadata.is_file() {
        return Err(BackendError::NotAFile);
    }
    let mut bytes = Vec::with_capacity(usize::try_from(metadata.len().min(limit)).unwrap_or(0));
    let read = patiently(|| File::open(path))?
        .take(limit.saturating_add(1))
        .read_to_end(&mut bytes)? as u64;
    if metadata.len() > limit || read > limit {
        return Err(BackendError::TooLarge {
            bytes: metadata.len().max(read),
        });
    }
    Ok(Some(bytes))
}

pub(super) fn entry(path: &Path) -> io::Result<Option<Entry>> {
    match fs::symlink_metadata(path) {
        Ok(own) => Ok(Some(entry_of(path, &own))),
        Err(error) if error.kind() == ErrorKind::NotFound => Ok(None),
        Err(error) => Err(error),
    }
}

fn entry_of(path: &Path, own: &Metadata) -> Entry {
    let target = if own.is_symlink() {
        fs::metadata(path).ok()
    } else {
        Some(own.clone())
    };
    let kind = match &target {
        Some(target) if target.is_file() => Kind::File,
        Some(target) if target.is_dir() => Kind::Folder,
        _ => Kind::Other,
    };
    Entry {
        name: path
            .file_name()
            .unwrap_or_default()
            .to_string_lossy()
            .into_owned(),
        kind,
        link: own.is_symlink(),
        length: target.as_ref().map_or(0, Metadata::len),
        modified: target
            .and_then(|target| target.modified().ok())
            .map(Into::into),
    }
}

pub(super) fn list(folder: &Path) -> io::Result<Option<Vec<Entry>>> {
    let entries = match fs::read_dir(folder) {
        Ok(entries) => entries,
        Err(error) if error.kind() == ErrorKind::NotFound => return Ok(None),
        Err(error) => return Err(error),
    };
    // A file that vanishes during listing is left out.
    let mut found: Vec<Entry> = entries
        .filter_map(|there| entry(&there.ok()?.path()).ok().flatten())
        .collect();
    found.sort_by(|one, other| one.name.cmp(&other.name));
    Ok(Some(found))
}

/// Creates a folder and its parents, durably.
pub(super) fn make_folder(folder: &Path) -> io::Result<()> {
    if folder.is_dir() {
        return Ok(());
    }
    let above = folder
        .parent()
        .filter(|above| !above.as_os_str().is_empty());
    if let Some(above) = above {
        make_folder(above)?;
    }
    match fs::create_dir(folder) {
        Err(error) if error.kind() != ErrorKind::AlreadyExists || !folder.is_dir() => Err(error),
        _ => above.map_or(Ok(()), sync_folder),
    }
}

/// Makes the entries of a folder durable. Where folders cannot be opened, the system does so itself.
fn sync_folder(folder: &Path) -> io::Result<()> {
    if cfg!(unix) {
        File::open(folder)?.sync_all()
    } else {
        Ok(())
    }
}

/// Creates a file, whole and durable.
pub(super) fn place_new(path: &Path, bytes: &[u8]) -> io::Result<()> {
    // A bare name is in the current folder.
    let folder = path
        .parent()
        .filter(|folder| !folder.as_os_str().is_empty())
        .unwrap_or(Path::new("."));
    let name = path
        .file_name()
        .ok_or(ErrorKind::InvalidInput)?
        .to_string_lossy();
    let (temporary, mut file) = new_temporary(folder, &name)?;
    let placed = file
        .write_all(bytes)
        .and_then(|()| file.sync_all())
        .and_then(|()| link(&temporary, path));
    drop(file);
    // The file is durable under its own name; failing to remove the temporary name changes nothing.
    let _ = fs::remove_file(&temporary);
    placed?;
    sync_folder(folder)
}

pub(super) fn replace(path: &Path, bytes: &[u8]) -> io::Result<()> {
    patiently(|| {
        let mut file = AtomicWriteFile::open(path)?;
        file.write_all(bytes)?;
        file.commit()
    })
}

/// Other programs wait meanwhile. The file that is locked stays: one who waits holds it open.
pub(super) fn change(path: &Path, limit: u64, change: Change) -> Outcome<()> {
    let lock = OpenOptions::new()
        .write(true)
        .create(true)
        .truncate(false)
        .open(path.with_file_name(".lock"))?;
    // Where the system has no locks, the file is changed all the same.
    let _ = lock.lock();
    match change(read(path, limit)?) {
        Some(bytes) => Ok(replace(path, &bytes)?),
        None => Ok(()),
    }
}

pub(super) fn move_new(from: &Path, to: &Path) -> io::Result<()> {
    link(from, to)?;
    if fs::symlink_metadata(from).is_ok()
        && let Err(error) = patiently(|| fs::remove_file(from))
    {
        // The move is undone, so that the file is not in both places.
        let _ = fs::remove_file(to);
        return Err(error);
    }
    for path in [to, from] {
        path.parent().map_or(Ok(()), sync_folder)?;
    }
    Ok(())
}

pub(super) fn remove(path: &Path) -> io::Result<()> {
    let is_folder = fs::symlink_metadata(path).is_ok_and(|own| own.is_dir());
    match patiently(|| {
        if is_folder {
            fs::remove_dir_all(path)
        } else {
            fs::remove_file(path)
        }
    }) {
        Err(error) if error.kind() != ErrorKind::NotFound => Err(error),
        _ => Ok(()),
    }
}

/// Gives a file a second name, which must be free. Folders, and files on systems without hard links, are moved instead.
fn link(from: &Path, to: &Path) -> io::Result<()> {
    match fs::hard_link(from, to) {
        Ok(()) => Ok(()),
        Err(error) if error.kind() == ErrorKind::AlreadyExists => Err(error),
        // `rename` would replace an existing file, so this looks first; locks guard the saves meanwhile.
        Err(_) => match fs::symlink_metadata(to) {
            Ok(_) => Err(ErrorKind::AlreadyExists.into()),
            Err(error) if error.kind() == ErrorKind::NotFound => patiently(|| fs::rename(from, to)),
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

#[derive(Debug)]
pub(super) struct OpenFile {
    path: PathBuf,
    file: File,
}

impl OpenFile {
    /// Opens a file, cuts it to its `good` length and ends its last line; returns the new length.
    pub(super) fn open(path: &Path, mut good: u64, ended: bool) -> io::Result<(Self, u64)> {
        let mut file = patiently(|| OpenOptions::new().read(true).write(true).open(path))?;
        if file.metadata()?.len() != good || !ended {
            file.set_len(good)?;
            if !ended {
                let _ = file.seek(SeekFrom::Start(good))?;
                file.write_all(b"\n")?;
                good += 1;
            }
            file.sync_all()?;
        }
        Ok((
            Self {
                path: path.to_owned(),
                file,
            },
            good,
        ))
    }
}

impl Disk for OpenFile {
    fn length(&mut self) -> io::Result<u64> {
        // Writing to a deleted or replaced file would succeed and lose the data.
        let ours = Handle::from_file(self.file.try_clone()?)?;
        let there = patiently(|| Handle::from_path(&self.path))?;
        if ours == there {
            Ok(self.file.metadata()?.len())
        } else {
            Err(ErrorKind::NotFound.into())
        }
    }

    fn keep_tail(&mut self, from: u64) -> io::Result<()> {
        let mut tail = Vec::new();
        let _ = self.file.seek(SeekFrom::Start(from))?;
        let _ = self.file.read_to_end(&mut tail)?;
        for number in 1_u64.. {
            match place_new(&self.path.with_extension(format!("torn-{number}")), &tail) {
                Err(error) if error.kind() == ErrorKind::AlreadyExists => {}
                placed => return placed,
            }
        }
        Ok(())
    }

    fn cut(&mut self, length: u64) -> io::Result<()> {
        self.file.set_len(length)
    }

    fn write(&mut self, bytes: &[u8]) -> io::Result<()> {
        let _ = self.file.seek(SeekFrom::End(0))?;
        self.file.write_all(bytes)?;
        self.file.sync_data()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_another_program_is_in_the_way_of_is_tried_again() {
        let mut calls = 0;
        let mut until = |free: i32| {
            calls = 0;
            let work = || {
                calls += 1;
                if calls < free {
                    Err(ErrorKind::PermissionDenied.into())
                } else {
                    Ok(calls)
                }
            };
            let is_held = |error: &io::Error| error.kind() == ErrorKind::PermissionDenied;
            again_after(&[0; 2], is_held, work).map_err(|error| error.kind())
        };
        assert_eq!(until(1), Ok(1));
        assert_eq!(until(3), Ok(3));
        assert_eq!(
            until(4),
            Err(ErrorKind::PermissionDenied),
            "it does not wait for ever"
        );
        let mut calls = 0;
        let full: io::Result<()> = again_after(
            &[0; 2],
            |_| false,
            || {
                calls += 1;
                Err(ErrorKind::StorageFull.into())
            },
        );
        assert_eq!(
            (full.map_err(|error| error.kind()), calls),
            (Err(ErrorKind::StorageFull), 1)
        );
    }

    /// A program that lets nobody near a file for a moment, as virus scanners do.
    #[cfg(windows)]
    #[test]
    fn a_file_that_is_held_open_is_replaced_once_it_is_free() {
        use std::os::windows::fs::OpenOptionsExt;

        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("settings.json");
        fs::write(&path, "before").unwrap();
        for work in [
            |path: &Path| replace(path, b"after"),
            |path: &Path| remove(path),
        ] {
            let held = OpenOptions::new()
                .read(true)
                .share_mode(0)
                .open(&path)
                .unwrap();
            assert!(fs::remove_file(&path).is_err(), "it is not held");
            let release = thread::spawn(move || {
                thread::sleep(Duration::from_millis(60));
                drop(held);
            });
            work(&path).unwrap();
            release.join().unwrap();
        }
        assert!(!path.exists());
    }
}
