//! Numbers as players read them: with a real minus, with a sign for changes, from → to.

/// With a real minus: `−2`, `0`, `3`.
pub fn plain(number: impl Into<i64>) -> String {
    let number = number.into();
    if number < 0 {
        format!("−{}", number.unsigned_abs())
    } else {
        number.to_string()
    }
}

/// A difference: `+1`, `−2`, `0`.
pub fn signed(number: impl Into<i64>) -> String {
    let number = number.into();
    if number > 0 {
        format!("+{number}")
    } else {
        plain(number)
    }
}

/// From one number to another: `3 → 5`.
pub fn change(from: impl Into<i64>, to: impl Into<i64>) -> String {
    format!("{} → {}", plain(from), plain(to))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn minus_signs_are_typographic() {
        assert_eq!(signed(1), "+1");
        assert_eq!(signed(-1), "\u{2212}1");
        assert_eq!(signed(0), "0");
        assert_eq!(plain(-2), "\u{2212}2");
        assert_eq!(change(0, -1), "0 → \u{2212}1");
        assert_eq!(change(3, 5), "3 → 5");
    }
}
