//! Pages to print and share: self-contained HTML files.

mod layered;
mod manual;
mod mission_map;
mod sheet;
mod story;
mod table_state;

use super::Localizer;

pub use manual::manual;
pub use mission_map::mission_map;
pub use sheet::mission_sheet;
pub use story::story;
pub use table_state::table_state;

const PAGE: &str = include_str!("html/page.html");

/// The body of a page under construction. Texts are escaped, element names are not.
#[derive(Debug, Default)]
struct Body(String);

impl Body {
    fn open(&mut self, element: &str) {
        self.0.push_str(&format!("<{element}>\n"));
    }

    fn close(&mut self, element: &str) {
        self.0.push_str(&format!("</{element}>\n"));
    }

    /// An element with a text; `element` may contain attributes. Empty texts are skipped.
    fn text(&mut self, element: &str, text: &str) {
        if text.trim().is_empty() {
            return;
        }
        let name = element.split(' ').next().unwrap_or_default();
        // An empty line separates paragraphs; other line breaks are insignificant.
        let text = escaped(text.trim()).replace("\n\n", "<br><br>\n");
        self.0.push_str(&format!("<{element}>{text}</{name}>\n"));
    }

    fn list(&mut self, items: &[String]) {
        if items.is_empty() {
            return;
        }
        self.open("ul");
        items.iter().for_each(|item| self.text("li", item));
        self.close("ul");
    }

    /// A table: caption, column heads after an empty corner, and rows of a head and cells.
    fn table(&mut self, caption: &str, columns: &[String], rows: &[(String, Vec<String>)]) {
        if rows.is_empty() {
            return;
        }
        self.open("table");
        self.text("caption", caption);
        let heads: String = columns
            .iter()
            .map(|head| format!("<th scope=\"col\">{}</th>", escaped(head)))
            .collect();
        self.0.push_str(&format!(
            "<thead><tr><td></td>{heads}</tr></thead>\n<tbody>\n"
        ));
        for (head, cells) in rows {
            let cells: String = cells
                .iter()
                .map(|cell| format!("<td>{}</td>", escaped(cell)))
                .collect();
            self.0.push_str(&format!(
                "<tr><th scope=\"row\">{}</th>{cells}</tr>\n",
                escaped(head)
            ));
        }
        self.0.push_str("</tbody>\n");
        self.close("table");
    }

    fn page(self, localizer: &Localizer, title: &str) -> String {
        self.page_with_style(localizer, title, "")
    }

    /// The page with rules of style of its own.
    fn page_with_style(self, localizer: &Localizer, title: &str, style: &str) -> String {
        // The body is inserted last, so that placeholders in it are not replaced.
        let page = PAGE.replacen("{style}", style, 1);
        let head = page
            .replace("{lang}", localizer.language().code())
            .replace("{title}", &escaped(title));
        head.replacen("{body}", &self.0, 1)
    }
}

/// A text for HTML, in elements and attributes: without control characters and marks of direction, braces as entities.
pub fn escaped(text: &str) -> String {
    let mut safe = String::with_capacity(text.len());
    for character in text.chars() {
        match character {
            '&' => safe.push_str("&amp;"),
            '<' => safe.push_str("&lt;"),
            '>' => safe.push_str("&gt;"),
            '"' => safe.push_str("&quot;"),
            '\'' => safe.push_str("&#39;"),
            '{' => safe.push_str("&#123;"),
            '}' => safe.push_str("&#125;"),
            // Fluent's isolation marks are useless here, and other direction marks could reverse the page.
            '\u{2066}'..='\u{2069}' | '\u{202a}'..='\u{202e}' => {}
            it if it.is_control() && it != '\n' => {}
            _ => safe.push(character),
        }
    }
    safe
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Language;

    #[test]
    fn texts_are_escaped() {
        assert_eq!(
            escaped("<b> & \"{body}\" '\u{202e}\u{7}"),
            "&lt;b&gt; &amp; &quot;&#123;body&#125;&quot; &#39;"
        );
        let mut body = Body::default();
        body.text("p", "<script>{body}</script>");
        body.table(
            "<i>",
            &["<i>".to_owned()],
            &[("<i>".to_owned(), vec!["<i>".to_owned()])],
        );
        body.list(&["<i>".to_owned()]);
        let page = body.page(&Localizer::new(Language::English), "<i>{body}");
        assert!(!page.contains("<i>") && !page.contains("<script"), "{page}");
        assert!(!page.contains("{body}") && !page.contains("{lang}") && !page.contains("{title}"));
    }
}
