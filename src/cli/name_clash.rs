//! What a name on the command line stands for: a mission that is listed, or a folder here.

use std::io;

use super::console::{Context, print_error, wait};
use content;
use language::Args;
use session::workshop;
use storage::Folders;

/// Tells on standard error that a listed mission is taken, where a folder here has the same name: for every command, the listed one comes
/// first, and `./NAME` is the folder.
pub(super) fn report(context: &Context, name: &str) -> io::Result<()> {
    let folders = &context.folders;
    let is_plain = !name.is_empty() && !name.starts_with('.') && !name.contains(['/', '\\']);
    let may_be_both = is_plain && !content::is_game(name);
    if !may_be_both || !wait(workshop::is_playable_folder(folders, name)) {
        return Ok(());
    }
    let library = wait(session::library(folders));
    let is_listed = content::missions(&library)
        .into_iter()
        .chain(content::campaign::campaigns(&library))
        .any(|listed| listed == name);
    let listed = folders.display_path(&format!("{}/{name}", Folders::MISSIONS));
    let is_same = wait(folders.resolve_external(name)) == wait(folders.resolve_external(&listed));
    if is_listed && !is_same {
        let args = Args::new().text("name", name);
        print_error(&context.localizer.format("cli-folder-here", &args))?;
    }
    Ok(())
}
