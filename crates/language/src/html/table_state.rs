//! Where every piece is, for paper: to put the table back.

use super::Body;
use crate::Localizer;
use crate::table_state::AreaState;

/// The page; each line has a box to be ticked. `unlisted` says where the rest is.
pub fn table_state(
    localizer: &Localizer,
    title: &str,
    last: &[String],
    areas: &[AreaState],
    unlisted: &str,
) -> String {
    let mut body = Body::default();
    body.open("main");
    body.text("h1", title);
    body.text("p class=\"kind\"", &localizer.text("table-title"));
    body.text("h2", &localizer.text("table-last"));
    body.list(last);
    for area in areas {
        body.text("h2", &area.title);
        body.open("ul style=\"list-style: '\\2610\\a0'\"");
        area.lines.iter().for_each(|line| body.text("li", line));
        body.close("ul");
    }
    body.close("main");
    body.open("footer");
    body.text("p", unlisted);
    body.text("p", &localizer.text("table-made"));
    body.close("footer");
    body.page(localizer, title)
}
