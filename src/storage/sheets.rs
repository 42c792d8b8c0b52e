//! Printed mission sheets as they are typed in: a file each, beside the missions that are made of them.

use serde::Serialize;
use serde::de::DeserializeOwned;

use super::backend::Kind;
use super::folders::check_id;
use super::whole::from_json;
use super::{Folders, Notice, OpenError};

/// The name of a sheet of which no mission has been made yet: none that a mission can have.
const NEW: &str = "_new";

/// The file of a sheet.
fn sheet(mission: Option<&str>) -> Result<String, OpenError> {
    let name = mission.unwrap_or(NEW);
    check_id(name)?;
    Ok(format!("{}/{name}.json", Folders::SHEETS))
}

impl Folders {
    /// Whether there is a sheet of that mission, or one of which none has been made yet.
    pub async fn has_sheet(&self, mission: Option<&str>) -> bool {
        let Ok(name) = sheet(mission) else { return false };
        matches!(self.backend().entry(&name).await, Ok(Some(entry)) if entry.kind == Kind::File)
    }

    /// The sheet of that mission, or the one of which none has been made yet. What cannot be read has been copied aside.
    pub async fn load_sheet<T: DeserializeOwned>(&self, mission: Option<&str>) -> (Option<T>, Vec<Notice>) {
        let Ok(name) = sheet(mission) else { return (None, Vec::new()) };
        let kept_as = match self.bytes(&name).await {
            Ok(None) => return (None, Vec::new()),
            Ok(Some(bytes)) => match from_json(&bytes) {
                Some(sheet) => return (Some(sheet), Vec::new()),
                None => self.keep_unreadable(&name, &bytes).await.ok(),
            },
            Err(_) => None,
        };
        (None, vec![Notice::SheetUnreadable { file: self.shown(&name), kept_as }])
    }

    /// Keeps a sheet, whole or not at all. What stood there and could not be read is copied aside first.
    ///
    /// # Errors
    /// An [`OpenError`]; the file is as it was then.
    pub async fn save_sheet<T: Serialize + DeserializeOwned + Sync>(
        &self,
        mission: Option<&str>,
        draft: &T,
    ) -> Result<(), OpenError> {
        let name = sheet(mission)?;
        if let Some(bytes) = self.bytes(&name).await?
            && from_json::<T>(&bytes).is_none()
        {
            let _ = self.keep_unreadable(&name, &bytes).await?;
        }
        self.prepare(Self::SHEETS).await?;
        self.put_json(&name, draft).await
    }

    /// Takes the sheet away of which no mission had been made: it is kept under the mission's name now.
    ///
    /// # Errors
    /// [`OpenError::Io`].
    pub async fn forget_new_sheet(&self) -> Result<(), OpenError> {
        let name = sheet(None)?;
        self.backend().remove(&name).await.map_err(|error| self.failed(&name, error))
    }
}
