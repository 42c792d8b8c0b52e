//! What a name on the command line stands for: a folder here, or a mission that is listed.

use std::io;

use super::console::{Context, print_error, wait};
use content;
use language::Args;
use session::workshop;
use storage::Folders;

/// The name as every command takes it. A mission in a folder of this name, in the present folder, comes before the listed mission of the
/// same name: `NAME` and `./NAME` mean the same. If there are both, standard error tells which is taken.
pub(super) fn chosen(context: &Context, name: &str) -> io::Result<String> {
    let folders = &context.folders;
    let is_plain = !name.is_empty() && !name.starts_with('.') && !name.contains(['/', '\\']);
    let may_be_both = is_plain && !content::is_game(name);
    if !may_be_both || !wait(workshop::is_playable_folder(folders, name)) {
        return Ok(name.to_owned());
    }
    let library = wait(session::library(folders));
    let is_listed = content::missions(&library)
        .into_iter()
        .chain(content::campaign::campaigns(&library))
        .any(|listed| listed == name);
    let listed = folders.display_path(&format!("{}/{name}", Folders::MISSIONS));
    let is_same = wait(folders.resolve_external(name)) == wait(folders.resolve_external(&listed));
    if !is_listed || is_same {
        return Ok(name.to_owned());
    }
    let args = Args::new().text("name", name);
    print_error(&context.localizer.format("cli-folder-here", &args))?;
    Ok(format!("./{name}"))
}
