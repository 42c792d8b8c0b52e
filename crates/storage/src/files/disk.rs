//! Durable file operations: files appear whole and never replace another by accident.

use std::collections::BTreeSet;
use std::fs::{self, File, Metadata, OpenOptions};
use std::io::{self, ErrorKind, Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};
use std::process;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;
use std::time::Duration;

use atomic_write_file::AtomicWriteFile;
use same_file::Handle;

use crate::backend::{BackendError, Cause, Change, Entry, Kind, LOCK, Outcome};
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
pub(super) fn make_folder(folder: &Path) -> Outcome<()> {
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
        Err(error) if error.kind() != ErrorKind::AlreadyExists || !folder.is_dir() => {
            Err(error.into())
        }
        Err(_) => Ok(()),
        Ok(()) => settled(above.map_or(Ok(()), sync_folder), || fs::remove_dir(folder)),
    }
}

/// Makes the entries of a folder durable. Where folders cannot be opened, the system does so itself.
fn sync_folder(folder: &Path) -> io::Result<()> {
    if !cfg!(unix) {
        return Ok(());
    }
    match File::open(folder)?.sync_all() {
        Err(error) if is_without_sync(&error) => Ok(()),
        synced => synced,
    }
}

/// Whether the system cannot sync folders of this kind at all: nobody can do more for them.
fn is_without_sync(error: &io::Error) -> bool {
    #[cfg(unix)]
    {
        use rustix::io::Errno;

        // Two of them have the same number on some systems.
        [
            Errno::INVAL,
            Errno::NOTSUP,
            Errno::OPNOTSUPP,
            Errno::NOTTY,
            Errno::NOSYS,
        ]
        .map(Errno::raw_os_error)
        .iter()
        .any(|number| error.raw_os_error() == Some(*number))
    }
    #[cfg(not(unix))]
    {
        let _ = error;
        false
    }
}

/// The outcome of a change by whether its folders could be synced. Without, the change is taken back, so that nothing has changed.
fn settled<E>(synced: io::Result<()>, take_back: impl FnOnce() -> Result<(), E>) -> Outcome<()> {
    synced.map_err(|error| undone(&error, take_back()))
}

/// The error of a change that failed half-way, by whether what was done could be taken back.
fn undone<E>(error: &io::Error, taken_back: Result<(), E>) -> BackendError {
    let cause = Cause::from(error);
    match taken_back {
        Ok(()) => BackendError::Io(cause),
        Err(_) => BackendError::Unconfirmed(cause),
    }
}

/// The folder of a file; a bare name is in the current folder.
fn folder_of(path: &Path) -> &Path {
    path.parent()
        .filter(|folder| !folder.as_os_str().is_empty())
        .unwrap_or(Path::new("."))
}

/// A file that is to be created, and its content.
pub(super) type NewFile<'f> = (&'f Path, &'f [u8]);

/// Creates a file, whole and durable.
pub(super) fn place_new(path: &Path, bytes: &[u8]) -> Outcome<()> {
    match place_all_new(&[(path, bytes)])?.as_slice() {
        [true] => Ok(()),
        _ => Err(io::Error::from(ErrorKind::AlreadyExists).into()),
    }
}

/// Creates files, all of them whole and durable, or none: whether each was created; one whose name is taken is not. The disk is waited
/// for once, not once a file.
pub(super) fn place_all_new(files: &[NewFile<'_>]) -> Outcome<Vec<bool>> {
    let staged = Staged::write(files)?;
    let mut placed = Placed::default();
    let created = match placed.link_all(&staged, files) {
        Ok(created) => created,
        Err(error) => return Err(undone(&error, placed.take_back())),
    };
    drop(staged);
    let folders: BTreeSet<&Path> = placed.0.iter().map(|path| folder_of(path)).collect();
    let synced = folders.into_iter().try_for_each(sync_folder);
    settled(synced, || placed.take_back())?;
    Ok(created)
}

/// Files under temporary names, which they lose at the end. By then they have their own: failing to remove the others changes nothing.
#[derive(Default)]
struct Staged(Vec<PathBuf>);

impl Staged {
    /// Files that are open at the same time; systems allow a few hundred.
    const OPEN: usize = 128;

    fn write(files: &[NewFile<'_>]) -> io::Result<Self> {
        let mut staged = Self::default();
        for some in files.chunks(Self::OPEN) {
            let mut written = Vec::with_capacity(some.len());
            for (path, bytes) in some {
                let mut file = staged.begin(path)?;
                file.write_all(bytes)?;
                written.push(file);
            }
            sync_all(&written)?;
        }
        Ok(staged)
    }

    fn begin(&mut self, path: &Path) -> io::Result<File> {
        let name = path
            .file_name()
            .ok_or(ErrorKind::InvalidInput)?
            .to_string_lossy();
        let (temporary, file) = new_temporary(folder_of(path), &name)?;
        self.0.push(temporary);
        Ok(file)
    }
}

/// Syncs files, several at a time: a disk that is asked for many at once writes them together.
fn sync_all(files: &[File]) -> io::Result<()> {
    const AT_ONCE: usize = 16;

    if let [file] = files {
        return file.sync_all();
    }
    let sync = |some: &[File]| some.iter().try_for_each(File::sync_all);
    thread::scope(|scope| {
        let parts = files.chunks(files.len().div_ceil(AT_ONCE).max(1));
        let syncing: Vec<_> = parts.map(|some| scope.spawn(move || sync(some))).collect();
        syncing.into_iter().try_for_each(|part| {
            part.join()
                .unwrap_or_else(|_| Err(ErrorKind::BrokenPipe.into()))
        })
    })
}

impl Drop for Staged {
    fn drop(&mut self) {
        for path in &self.0 {
            let _ = fs::remove_file(path);
        }
    }
}

/// The files of a list that were created under their own names.
#[derive(Default)]
struct Placed<'f>(Vec<&'f Path>);

impl<'f> Placed<'f> {
    fn link_all(&mut self, staged: &Staged, files: &[NewFile<'f>]) -> io::Result<Vec<bool>> {
        let mut created = Vec::with_capacity(files.len());
        for (temporary, (path, _)) in staged.0.iter().zip(files) {
            let is_free = match link(temporary, path) {
                Ok(()) => true,
                Err(error) if error.kind() == ErrorKind::AlreadyExists => false,
                Err(error) => return Err(error),
            };
            if is_free {
                self.0.push(path);
            }
            created.push(is_free);
        }
        Ok(created)
    }

    /// Removes all of them.
    fn take_back(&self) -> io::Result<()> {
        let removed: Vec<io::Result<()>> = self.0.iter().map(fs::remove_file).collect();
        removed.into_iter().collect()
    }
}

pub(super) fn replace(path: &Path, bytes: &[u8]) -> Outcome<()> {
    let mut is_committing = false;
    let replaced = patiently(|| {
        let mut file = AtomicWriteFile::open(path)?;
        file.write_all(bytes)?;
        is_committing = true;
        file.commit()
    });
    match replaced {
        // A file gets its name before the folder is synced: what is there tells how far it came.
        Err(error) if is_committing && holds(path, bytes) => {
            if is_without_sync(&error) {
                Ok(())
            } else {
                Err(BackendError::Unconfirmed(Cause::from(&error)))
            }
        }
        replaced => Ok(replaced?),
    }
}

/// Whether the file has just these bytes.
fn holds(path: &Path, bytes: &[u8]) -> bool {
    matches!(read(path, bytes.len() as u64), Ok(Some(there)) if there == bytes)
}

/// Opens the file of a lock. What is there under its name and no file is refused: opening a pipe would wait for ever.
pub(super) fn open_lock(path: &Path) -> Outcome<File> {
    match fs::metadata(path) {
        Ok(there) if !there.is_file() => return Err(BackendError::NotAFile),
        _ => {}
    }
    Ok(OpenOptions::new()
        .write(true)
        .create(true)
        .truncate(false)
        .open(path)?)
}

/// Other programs wait meanwhile. The file that is locked stays: one who waits holds it open.
pub(super) fn change(path: &Path, limit: u64, change: Change) -> Outcome<()> {
    let lock = match open_lock(&path.with_file_name(LOCK)) {
        Err(BackendError::NotAFile) => return Err(BackendError::LockNotAFile),
        opened => opened?,
    };
    // Where the system has no locks, the file is changed all the same.
    let _ = lock.lock();
    match change(read(path, limit)?) {
        Some(bytes) => replace(path, &bytes),
        None => Ok(()),
    }
}

pub(super) fn move_new(from: &Path, to: &Path) -> Outcome<()> {
    carry(from, to)?;
    let synced = [to, from]
        .into_iter()
        .try_for_each(|path| sync_folder(folder_of(path)));
    settled(synced, || carry(to, from))
}

/// Moves a file or folder to a name that is free; the folders are not synced.
fn carry(from: &Path, to: &Path) -> Outcome<()> {
    link(from, to)?;
    if fs::symlink_metadata(from).is_ok()
        && let Err(error) = patiently(|| fs::remove_file(from))
    {
        // The move is undone, so that the file is not in both places.
        return Err(undone(&error, fs::remove_file(to)));
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
    pub(super) fn open(path: &Path, mut good: u64, ended: bool) -> Outcome<(Self, u64)> {
        let mut file = patiently(|| OpenOptions::new().read(true).write(true).open(path))?;
        if file.metadata()?.len() != good || !ended {
            file.set_len(good)?;
            let mut finish = || {
                if !ended {
                    let _ = file.seek(SeekFrom::Start(good))?;
                    file.write_all(b"\n")?;
                    good += 1;
                }
                file.sync_all()
            };
            // What was cut off is kept aside, and every record is there.
            finish().map_err(|error: io::Error| BackendError::Unconfirmed(Cause::from(&error)))?;
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
                Err(error) if error.is_taken() => {}
                placed => {
                    return placed.map_err(|error| io::Error::other(error.to_string()));
                }
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

    #[cfg(unix)]
    #[test]
    fn a_folder_of_a_kind_without_sync_is_passed_over_and_no_other_error_is() {
        use rustix::io::Errno;

        let number = Errno::raw_os_error;
        for passed in [
            Errno::INVAL,
            Errno::NOTSUP,
            Errno::OPNOTSUPP,
            Errno::NOTTY,
            Errno::NOSYS,
        ] {
            assert!(
                is_without_sync(&io::Error::from_raw_os_error(number(passed))),
                "{passed}"
            );
        }
        for told in [
            Errno::IO,
            Errno::ROFS,
            Errno::NOSPC,
            Errno::ACCESS,
            Errno::BADF,
        ] {
            assert!(
                !is_without_sync(&io::Error::from_raw_os_error(number(told))),
                "{told}"
            );
        }
        assert!(
            !is_without_sync(&ErrorKind::InvalidInput.into()),
            "it is no error of the system"
        );
    }

    #[test]
    fn a_change_that_is_not_confirmed_is_taken_back_or_named() {
        let failed = || Err(ErrorKind::StorageFull.into());
        let cause = Cause::from(ErrorKind::StorageFull);
        let mut undone = 0;
        let confirmed = settled(Ok(()), || -> io::Result<()> { panic!("it is confirmed") });
        assert_eq!(confirmed, Ok(()));
        let taken_back = settled(failed(), || {
            undone += 1;
            Ok::<(), ErrorKind>(())
        });
        assert_eq!(
            (taken_back, undone),
            (Err(BackendError::Io(cause.clone())), 1)
        );
        let left = settled(failed(), || Err(ErrorKind::PermissionDenied));
        assert_eq!(left, Err(BackendError::Unconfirmed(cause)));
    }

    #[test]
    fn many_files_are_created_all_or_none() {
        let folder = tempfile::tempdir().unwrap();
        let path = |name: &str| folder.path().join(name);
        let names = |folder: &Path| {
            let mut names: Vec<String> = list(folder)
                .unwrap()
                .unwrap()
                .into_iter()
                .map(|entry| entry.name)
                .collect();
            names.sort();
            names
        };
        fs::write(path("there"), "old").unwrap();
        let (one, there, other) = (path("one"), path("there"), path("other"));
        let files: [NewFile<'_>; 3] = [(&one, b"1"), (&there, b"2"), (&other, b"3")];
        assert_eq!(place_all_new(&files), Ok(vec![true, false, true]));
        assert_eq!(names(folder.path()), ["one", "other", "there"]);
        assert_eq!(fs::read(&there).unwrap(), b"old");

        let (more, nowhere) = (path("more"), path("nowhere/x"));
        let files: [NewFile<'_>; 2] = [(&more, b"1"), (&nowhere, b"2")];
        assert!(matches!(place_all_new(&files), Err(BackendError::Io(_))));
        assert_eq!(names(folder.path()), ["one", "other", "there"]);
    }

    #[test]
    fn a_lock_that_is_no_file_is_refused() {
        let folder = tempfile::tempdir().unwrap();
        let lock = folder.path().join(LOCK);
        fs::create_dir(&lock).unwrap();
        let settings = folder.path().join("settings.json");
        let changed = change(&settings, 10, Box::new(|_| Some(b"{}".to_vec())));
        assert_eq!(changed, Err(BackendError::LockNotAFile));
        assert!(!settings.exists());
        fs::remove_dir(&lock).unwrap();
        #[cfg(unix)]
        {
            // A socket, as a pipe would be: whoever opens a pipe waits for another program.
            let socket = std::os::unix::net::UnixListener::bind(&lock).unwrap();
            assert_eq!(open_lock(&lock).map(drop), Err(BackendError::NotAFile));
            drop(socket);
            fs::remove_file(&lock).unwrap();
        }
        change(&settings, 10, Box::new(|_| Some(b"{}".to_vec()))).unwrap();
    }

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
