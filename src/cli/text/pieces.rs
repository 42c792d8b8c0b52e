//! Where every piece goes, to put the table back: the list of the window, in lines.

use std::io;

use crate::cli::console::say;
use language::table_state::{AreaState, areas, is_laid, last_lines, unlisted};
use language::{Args, Voice};
use session::Session;

/// Says what happened last, then each area of the table with what is on it.
pub(super) fn show(voice: &Voice, session: &Session) -> io::Result<()> {
    let (table, game) = (session.table(), session.game());
    if !is_laid(game) {
        return say(voice, &voice.plain("text-pieces-none"));
    }
    let head = |title: String| {
        say(
            voice,
            &voice.say("text-board-section", &Args::new().text("section", title)),
        )
    };
    head(voice.plain("table-last"))?;
    let last = last_lines(voice, game, table.newest_first().map(|(_, played)| played));
    last.iter().try_for_each(|line| say(voice, line))?;
    for AreaState { title, lines, .. } in areas(voice, game) {
        head(title)?;
        lines.iter().try_for_each(|line| say(voice, line))?;
    }
    say(voice, &unlisted(voice, game))
}
