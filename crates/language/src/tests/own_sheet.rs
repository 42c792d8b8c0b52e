//! A printed sheet that was typed in.

use super::{Language, Voice};
use crate::own_sheet::difficulty;
use content::own_sheet::{Edit, SheetForm};

#[test]
fn easier_and_harder_games_do_not_change_a_threshold_that_the_sheet_lacks() {
    for (language, threshold) in [
        (Language::English, "Threshold"),
        (Language::Italian, "Soglia"),
    ] {
        let voice = Voice::new(language);
        let mut draft = SheetForm::default();
        draft.edit(Edit::UsualDifficulty(true));
        let says = |draft: &SheetForm| {
            let lines = [false, true]
                .map(|harder| difficulty(&voice, draft, harder).expect("something changes"));
            lines.map(|line| line.contains(threshold))
        };
        assert_eq!(says(&draft), [false, false]);
        draft.edit(Edit::Threshold(true));
        assert_eq!(says(&draft), [true, true]);
    }
}
