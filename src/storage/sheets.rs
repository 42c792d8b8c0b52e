//! Printed mission sheets as they are typed in: a file each, beside the missions that are made of them.

use std::fs;
use std::io::ErrorKind;
use std::path::PathBuf;

use serde::Serialize;
use serde::de::DeserializeOwned;

use super::folders::check_id;
use super::{Folders, Notice, OpenError, disk};

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
            Ok(Some(bytes)) => match disk::from_json(&bytes) {
                Some(sheet) => (Some(sheet), Vec::new()),
                None => {
                    let kept_as = disk::kept(&path, &bytes).ok();
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
        if let Some(bytes) = disk::read_bounded(&path)?
            && disk::from_json::<T>(&bytes).is_none()
        {
            let _ = disk::kept(&path, &bytes)?;
        }
        self.prepare(&self.sheets())?;
        disk::write_json(&path, sheet)
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
