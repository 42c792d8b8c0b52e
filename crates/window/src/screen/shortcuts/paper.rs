//! The sheet of keyboard shortcuts for paper: one self-contained HTML page.

use super::lines;
use language::html::escaped;
use language::{Args, Localizer};

const PAGE: &str = include_str!("paper.html");

pub fn page(localizer: &Localizer) -> String {
    let rows: String = lines(localizer)
        .map(|(keys, does)| {
            format!(
                "<tr><th scope=\"row\">{}</th><td>{}</td></tr>\n",
                escaped(&keys),
                escaped(&does)
            )
        })
        .collect();
    let hint = localizer.format(
        "keys-paper-hint",
        &Args::new().text("command", super::command()),
    );
    // The inserted texts are escaped and contain no braces, so no placeholder is replaced twice.
    PAGE.replace("{lang}", localizer.language().code())
        .replace("{title}", &escaped(&localizer.text("keys-title")))
        .replace("{field}", &escaped(&localizer.text("keys-field")))
        .replace("{hint}", &escaped(&hint))
        .replace("{rows}", &rows)
}

#[cfg(test)]
mod tests {
    use super::*;
    use language::Language;

    #[test]
    fn the_page_lists_every_shortcut_and_is_self_contained() {
        for &language in Language::ALL {
            let localizer = Localizer::new(language);
            let page = page(&localizer);
            assert!(page.contains(&format!("<html lang=\"{}\">", language.code())));
            for (keys, does) in lines(&localizer) {
                assert!(
                    page.contains(&format!(
                        "<th scope=\"row\">{}</th><td>{}</td>",
                        escaped(&keys),
                        escaped(&does)
                    )),
                    "{keys}"
                );
            }
            assert_eq!(page.matches("<tr>").count(), lines(&localizer).count());
            assert!(
                page.contains("@media print") && page.contains("prefers-color-scheme"),
                "paper and screen"
            );
            for outside in ["http", "src=", "<link", "@import", "url(", "<script"] {
                assert!(!page.contains(outside), "{outside} leads out of the page");
            }
            for mark in ["{lang}", "{title}", "{rows}", "{field}", "{hint}"] {
                assert!(!page.contains(mark), "{mark} was not filled in");
            }
            assert!(
                localizer.fallbacks().is_empty(),
                "{:?}",
                localizer.fallbacks()
            );
        }
    }
}
