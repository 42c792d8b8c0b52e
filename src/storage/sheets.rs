//! Printed mission sheets as they are typed in: a file each, beside the missions that are made of them.

use std::fs;
use std::io::{ErrorKind, Write};
use std::path::PathBuf;

use atomic_write_file::AtomicWriteFile;
use serde::Serialize;
use serde::de::DeserializeOwned;

use super::folders::check_id;
use super::settings::kept;
use super::{Folders, Notice, OpenError, StoreError, disk};

/// The name of a sheet of which no mission has been made yet: none that a mission can have.
const NEW: &str = "_new";

impl Folders {
    /// The sheets that were typed in.
    pub fn sheets(&self) -> PathBuf {
        self.data().join("sheets")
    }

    fn sheet(&self, mission: Option<&str>) -> Result<PathBuf, OpenError> {
        let name = mission.unwrap_or(NEW);
        check_id(name)?;
        Ok(self.sheets().join(format!("{name}.json")))
    }

    /// Whether there is a sheet of that mission, or one of which none has been made yet.
    pub fn has_sheet(&self, mission: Option<&str>) -> bool {
        self.sheet(mission).is_ok_and(|path| path.is_file())
    }

    /// The sheet of that mission, or the one of which none has been made yet. What cannot be read has been copied aside.
    pub fn load_sheet<T: DeserializeOwned>(&self, mission: Option<&str>) -> (Option<T>, Vec<Notice>) {
        let Ok(path) = self.sheet(mission) else { return (None, Vec::new()) };
        match disk::read_bounded(&path) {
            Ok(None) => (None, Vec::new()),
            Ok(Some(bytes)) => match serde_json::from_slice(&bytes) {
                Ok(sheet) => (Some(sheet), Vec::new()),
                Err(_) => {
                    let kept_as = kept(&path, &bytes).ok();
                    (None, vec![Notice::SheetUnreadable { path, kept_as }])
                }
            },
            Err(_) => (None, vec![Notice::SheetUnreadable { path, kept_as: None }]),
        }
    }

    /// Keeps a sheet, whole or not at all. What stood there and could not be read is copied aside first.
    ///
    /// # Errors
    /// An [`OpenError`]; the file is as it was then.
    pub fn save_sheet<T: Serialize + DeserializeOwned>(&self, mission: Option<&str>, sheet: &T) -> Result<(), OpenError> {
        let path = self.sheet(mission)?;
        let failed = |error| OpenError::io(&path, &error);
        if let Some(bytes) = disk::read_bounded(&path)?
            && serde_json::from_slice::<T>(&bytes).is_err()
        {
            let _ = kept(&path, &bytes).map_err(failed)?;
        }
        self.prepare(&self.sheets())?;
        let text = serde_json::to_string_pretty(sheet).map_err(|_| StoreError::NotJson)?;
        let mut file = AtomicWriteFile::open(&path).map_err(failed)?;
        file.write_all(text.as_bytes()).map_err(failed)?;
        file.commit().map_err(failed)
    }

    /// Takes the sheet away of which no mission had been made: it is kept under the mission's name now.
    ///
    /// # Errors
    /// [`OpenError::Io`].
    pub fn forget_new_sheet(&self) -> Result<(), OpenError> {
        let path = self.sheet(None)?;
        match fs::remove_file(&path) {
            Err(error) if error.kind() != ErrorKind::NotFound => Err(OpenError::io(&path, &error)),
            _ => Ok(()),
        }
    }
}
