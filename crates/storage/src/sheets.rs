//! Printed mission sheets as they were typed in, a file each.

use serde::Serialize;
use serde::de::DeserializeOwned;

use super::backend::Kind;
use super::folders::check_id;
use super::whole_files::{from_json, json_text};
use super::{Folders, Notice, OpenError, StoreError};

/// The name of a sheet without a mission yet; no mission can have it.
const NEW: &str = "_new";

fn sheet(mission: Option<&str>) -> Result<String, OpenError> {
    let name = mission.unwrap_or(NEW);
    check_id(name)?;
    Ok(format!("{}/{name}.json", Folders::SHEETS))
}

impl Folders {
    /// Whether there is a sheet of that mission, or a new one for `None`.
    pub async fn has_sheet(&self, mission: Option<&str>) -> bool {
        let Ok(name) = sheet(mission) else {
            return false;
        };
        matches!(self.backend().entry(&name).await, Ok(Some(entry)) if entry.kind == Kind::File)
    }

    /// The sheet of that mission, or the new one for `None`. An unreadable file is copied aside.
    pub async fn load_sheet<T: DeserializeOwned>(
        &self,
        mission: Option<&str>,
    ) -> (Option<T>, Vec<Notice>) {
        let Ok(name) = sheet(mission) else {
            return (None, Vec::new());
        };
        let kept_as = match self.bytes(&name).await {
            Ok(None) => return (None, Vec::new()),
            Ok(Some(bytes)) => match from_json(&bytes) {
                Some(sheet) => return (Some(sheet), Vec::new()),
                None => self.keep_unreadable(&name, &bytes).await.ok(),
            },
            Err(_) => None,
        };
        (
            None,
            vec![Notice::SheetUnreadable {
                file: self.display_path(&name),
                kept_as,
            }],
        )
    }

    /// Stores a sheet that was read, or stored last, as `before`. An unreadable file is copied aside first; on error the file is
    /// unchanged.
    ///
    /// # Errors
    /// [`OpenError::SheetChanged`] if another window has changed it meanwhile, and those of the disk.
    pub async fn save_sheet<
        T: Serialize + DeserializeOwned + PartialEq + Clone + Send + Sync + 'static,
    >(
        &self,
        mission: Option<&str>,
        before: &T,
        draft: &T,
    ) -> Result<(), OpenError> {
        let name = sheet(mission)?;
        if let Some(bytes) = self.bytes(&name).await?
            && from_json::<T>(&bytes).is_none()
        {
            let _ = self.keep_unreadable(&name, &bytes).await?;
        }
        self.create_folder(Self::SHEETS).await?;
        let known = [before.clone(), draft.clone()];
        let expects = move |there: Option<&[u8]>| {
            there
                .and_then(from_json::<T>)
                .is_none_or(|there| known.contains(&there))
        };
        let text = json_text(draft).ok_or(StoreError::NotJson)?;
        let stored = self.put_if(&name, text, expects).await?;
        if stored {
            Ok(())
        } else {
            Err(OpenError::SheetChanged {
                file: self.display_path(&name),
            })
        }
    }

    /// Removes the new sheet, which is empty or is now stored with its mission, unless another window has changed it since `before`.
    pub async fn forget_new_sheet<T: DeserializeOwned + PartialEq + Sync>(
        &self,
        before: &T,
    ) -> Result<(), OpenError> {
        let name = sheet(None)?;
        let there = self
            .bytes(&name)
            .await?
            .and_then(|bytes| from_json::<T>(&bytes));
        if there.is_some_and(|there| there != *before) {
            return Err(OpenError::SheetChanged {
                file: self.display_path(&name),
            });
        }
        self.backend()
            .remove(&name)
            .await
            .map_err(|error| self.failed(&name, error))
    }
}
