//! `backup` and `restore`: a copy of all data.

use std::path::Path;

use serde_json::json;

use super::console::{
    Answer, Context, Outcome, left_out_messages, print, put_left_out, wait, write_file,
};
use super::score::no_file;
use session::{SessionError, archive};
use storage::path_text;

pub(super) fn backup(context: &Context, file: Option<&Path>) -> Answer {
    let failed = |error| context.fail_session(&error);
    let copy = wait(context.folders.archive()).map_err(|error| failed(error.into()))?;
    let file = match file {
        Some(path) => {
            write_file(context, path, &copy.bytes, false, "error-file-exists")?;
            path.display().to_string()
        }
        None => {
            wait(context.folders.export_archive(&copy)).map_err(|error| failed(error.into()))?
        }
    };
    if context.json {
        let left_out = left_out_messages(context, &copy.left_out);
        print(&json!({"file": file, "left_out": left_out}).to_string())?;
    } else {
        print(&archive::written(&context.localizer, &file, &copy.left_out).join("\n"))?;
    }
    Ok(Outcome::of(&copy.left_out).code())
}

pub(super) fn restore(context: &Context, path: &Path) -> Answer {
    let (_, bytes) = wait(context.folders.external_bytes(&path_text(path)))
        .map_err(|error| no_file(context, path, &error))?;
    let restored = wait(archive::restore(
        &context.folders,
        context.localizer.language(),
        &bytes,
    ));
    let restored = restored.map_err(|error| context.fail_session(&SessionError::from(error)))?;
    if context.json {
        let mut answer = json!(restored);
        put_left_out(context, &mut answer, &restored.left_out);
        print(&answer.to_string())?;
    } else {
        print(&archive::lines(&context.localizer, &restored).join("\n"))?;
    }
    Ok(Outcome::of(&restored.refused).code())
}
