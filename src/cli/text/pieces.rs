//! Where every piece goes, to put the table back: the list of the window, in lines.

use std::io;

use crate::cli::console::print_text;
use language::table_state::{AreaState, areas, is_laid, last_lines, unlisted};
use language::{Args, Localizer};
use session::Session;

/// Says what happened last, then each area of the table with what is on it.
pub(super) fn show(localizer: &Localizer, session: &Session) -> io::Result<()> {
    let (table, game) = (session.table(), session.game());
    if !is_laid(game) {
        return print_text(localizer, &localizer.text("text-pieces-none"));
    }
    let head = |title: String| {
        print_text(
            localizer,
            &localizer.format("text-board-section", &Args::new().text("section", title)),
        )
    };
    head(localizer.text("table-last"))?;
    let last = last_lines(
        localizer,
        game,
        table.newest_first().map(|(_, played)| played),
    );
    last.iter()
        .try_for_each(|line| print_text(localizer, line))?;
    for AreaState { title, lines, .. } in areas(localizer, game) {
        head(title)?;
        lines
            .iter()
            .try_for_each(|line| print_text(localizer, line))?;
    }
    print_text(localizer, &unlisted(localizer, game))
}
