//! A diagnostic as text, for the command line.

use annotate_snippets::renderer::DecorStyle;
use annotate_snippets::{AnnotationKind, Group, Level, Renderer, Snippet};

use super::diagnostic::{Diagnostic, Severity};

/// `path:line:col: error[code]: message`, then the lines of `text`, the file's contents, with the span marked.
///
/// `src/language` formats `message`.
pub fn render(diagnostic: &Diagnostic, message: &str, text: &str) -> String {
    let Diagnostic {
        severity,
        code,
        file,
        line,
        column,
        span,
        ..
    } = diagnostic;
    let head = format!(
        "{file}:{line}:{column}: {}[{}]: {message}",
        severity.id(),
        code.id()
    );
    let sound = span.end <= text.len()
        && text.is_char_boundary(span.start)
        && text.is_char_boundary(span.end);
    if text.is_empty() || !sound {
        return head;
    }
    let level = match severity {
        Severity::Error => Level::ERROR,
        Severity::Warning => Level::WARNING,
    };
    let snippet = Snippet::source(text).annotation(AnnotationKind::Primary.span(span.clone()));
    let group = Group::with_level(level).element(snippet);
    let picture = Renderer::plain()
        .decor_style(DecorStyle::Ascii)
        .render(&[group]);
    format!("{head}\n{picture}")
}
