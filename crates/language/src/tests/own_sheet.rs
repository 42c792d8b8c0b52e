//! A printed sheet that was typed in.

use std::sync::Arc;

use super::{Language, Localizer, changed, localizers, start};
use crate::ending::EndPoster;
use crate::overview;
use crate::own_sheet::difficulty;
use crate::story::StoryPart;
use content::own_sheet::{
    Edit, Element, ObjectiveEdit, SHEET_NUMBERS, SheetForm, Takes, TrackEdit, UsedNames,
};
use content::shipped;
use first_martians::Game;
use first_martians::mission::SheetValue;
use first_martians::state::Outcome;
use first_martians::vocabulary::{Block, Group};

#[test]
fn easier_and_harder_games_do_not_change_a_threshold_that_the_sheet_lacks() {
    for (language, threshold) in [
        (Language::English, "Threshold"),
        (Language::Italian, "Soglia"),
    ] {
        let localizer = Localizer::new(language);
        let mut draft = SheetForm::default();
        draft.edit(Edit::UsualDifficulty(true));
        let says = |draft: &SheetForm| {
            let lines = [false, true]
                .map(|harder| difficulty(&localizer, draft, harder).expect("something changes"));
            lines.map(|line| line.contains(threshold))
        };
        assert_eq!(says(&draft), [false, false]);
        draft.edit(Edit::Threshold(true));
        assert_eq!(says(&draft), [true, true]);
    }
}

/// What the track of the sheet asks for at a space, in both languages.
fn reach(space: i16) -> [String; 2] {
    [
        format!("Track “Clear glass”: {space} of 9."),
        format!("Tracciato «Clear glass»: {space} su 9."),
    ]
}

/// A sheet whose objective says in its own words nothing of the track that it asks for.
fn draft() -> SheetForm {
    let mut draft = SheetForm::default();
    let _ = draft.edit(Edit::Name("Two Windows".to_owned()));
    let _ = draft.edit(Edit::Group(Group::Research));
    let _ = draft.edit(Edit::Die(Block::Working, 2));
    for value in SHEET_NUMBERS {
        let number = if value == SheetValue::Sols { "6" } else { "3" };
        let _ = draft.edit(Edit::Number(value, 0, number.to_owned()));
    }
    for (from, to) in [(0, 1), (1, 2)] {
        let _ = draft.edit(Edit::CopyColumn { from, to });
    }
    let track = draft.edit(Edit::Add(Element::Track)).expect("a track");
    let title = TrackEdit::Title("Clear glass".to_owned());
    let _ = draft.edit(Edit::Track(track, title));
    let objective = draft
        .edit(Edit::Add(Element::Objective))
        .expect("an objective");
    for edit in [
        ObjectiveEdit::Title("Clear sight".to_owned()),
        ObjectiveEdit::Text("Nothing may blur it.".to_owned()),
        ObjectiveEdit::Takes(Takes::Reach(Some(track), "9".to_owned())),
    ] {
        let _ = draft.edit(Edit::Objective(objective, edit));
    }
    draft
}

/// The mission of the sheet, with its words or with its numbers alone.
fn typed(with_words: bool) -> (Game, content::Prose) {
    let mut files = shipped::files();
    let taken = UsedNames::collect(&files);
    let finished = if with_words {
        draft().finish(&taken)
    } else {
        draft().finish_numbers(&taken)
    };
    let finished = finished.expect("a whole sheet");
    let own = finished
        .texts
        .into_iter()
        .map(|(name, text)| (format!("{}/{name}", finished.id), text));
    files.0.extend(own);
    let loaded = content::load(&files, &finished.id);
    let mission = loaded.mission.expect("it loads");
    (Game::new(Arc::new(mission), &start(2)), loaded.prose)
}

/// The game with the track of the sheet at a space.
fn at(game: &Game, space: i16) -> Game {
    changed(game, |state| {
        let track = state.mission_tracks.values_mut().next().expect("a track");
        *track = space;
    })
}

#[test]
fn the_log_says_what_a_typed_objective_asks_for_before_its_words() {
    let (game, prose) = typed(true);
    let at_four = at(&game, 4);
    for (language, localizer) in localizers(&prose).iter().enumerate() {
        for (game, space) in [(&game, 0), (&at_four, 4)] {
            let log = overview::mission_log(localizer, game);
            let [line] = log.as_slice() else {
                panic!("one objective: {log:?}")
            };
            assert_eq!(line.asks.as_ref(), Some(&reach(space)[language]));
            let whole = line.whole();
            assert!(whole.starts_with(&reach(space)[language]), "{whole}");
            assert!(whole.ends_with("Nothing may blur it."), "{whole}");
        }
    }
    let (numbers_only, prose) = typed(false);
    let [english, _] = localizers(&prose);
    let log = overview::mission_log(&english, &numbers_only);
    let asks = log[0].asks.clone().unwrap_or_default();
    assert!(asks.ends_with(": 0 of 9."), "{asks}");
}

#[test]
fn the_end_says_what_an_objective_of_a_typed_sheet_would_have_asked_for() {
    let (game, prose) = typed(true);
    let over = changed(&at(&game, 4), |state| {
        state.outcome = Some(Outcome::OutOfTime);
    });
    let met = changed(&over, |state| {
        for progress in state.objectives.values_mut() {
            progress.met = Some(2);
        }
    });
    for (language, localizer) in localizers(&prose).iter().enumerate() {
        let words = |game: &Game| {
            let poster = EndPoster::of(localizer, game, &[]).expect("a poster");
            poster.objectives[0].words.clone()
        };
        let asks = &reach(4)[language];
        assert!(words(&over).ends_with(asks), "{}", words(&over));
        // A met objective asks for nothing any more.
        assert!(!words(&met).contains(asks), "{}", words(&met));
    }
}

#[test]
fn the_report_has_what_the_objectives_of_a_typed_sheet_ask_for() {
    let (game, prose) = typed(true);
    let at_four = at(&game, 4);
    for (language, localizer) in localizers(&prose).iter().enumerate() {
        let pieces = overview::pieces(localizer, &at_four, std::iter::empty());
        let items: Vec<&String> = pieces
            .iter()
            .filter_map(|piece| match piece {
                StoryPart::Item(item) => Some(item),
                _ => None,
            })
            .collect();
        let asks = &reach(4)[language];
        assert!(
            items
                .iter()
                .any(|it| it.contains(asks) && it.contains("Clear sight")),
            "{items:?}"
        );
    }
}
