//! Markdown tables, and numbers in them.

/// A table with these headings.
pub fn table(headings: &[&str], rows: impl IntoIterator<Item = Vec<String>>) -> String {
    let line = |cells: &mut dyn Iterator<Item = String>| {
        format!("| {} |", cells.collect::<Vec<_>>().join(" | "))
    };
    let head = line(&mut headings.iter().map(|it| (*it).to_owned()));
    let rule = line(&mut headings.iter().map(|_| "---".to_owned()));
    let rows = rows.into_iter().map(|row| line(&mut row.into_iter()));
    [head, rule]
        .into_iter()
        .chain(rows)
        .collect::<Vec<_>>()
        .join("\n")
}

/// `part` of `all` in percent, 0 of none.
#[allow(clippy::cast_precision_loss, reason = "counts are small")]
pub fn percent(part: u64, all: u64) -> f64 {
    if all == 0 {
        0.0
    } else {
        100.0 * part as f64 / all as f64
    }
}

/// The mean and its standard error; nothing without numbers.
#[allow(clippy::cast_precision_loss, reason = "counts are small")]
pub fn mean(numbers: &[f64]) -> Option<(f64, f64)> {
    let count = numbers.len() as f64;
    if numbers.is_empty() {
        return None;
    }
    let mean = numbers.iter().sum::<f64>() / count;
    let squares: f64 = numbers.iter().map(|number| (number - mean).powi(2)).sum();
    let error = if numbers.len() < 2 {
        f64::INFINITY
    } else {
        (squares / (count - 1.0) / count).sqrt()
    };
    Some((mean, error))
}
