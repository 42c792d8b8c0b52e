//! What would never end, what lies too deep for a save, what is named before it can be there.

use super::*;

const M: &str = "signal/mission.json";

/// The good mission in format 2 with these edits.
fn edited(edits: &[(&str, &str, &str)]) -> Files {
    let mut files = good();
    let base = [(M, "\"format\": 1", "\"format\": 2")];
    replace(&mut files, base.iter().chain(edits));
    files
}

/// The findings of one code: the line and whether it is an error.
fn of(code: Code, files: &Files) -> Vec<(u32, bool)> {
    diagnose(files, "signal")
        .iter()
        .filter(|it| it.code == code)
        .map(|it| (it.line, it.severity == Severity::Error))
        .collect()
}

/// The track `strength` from 0 to 6 with these ends, and a second one beside it.
fn ends(ends: &str, others: &str) -> Files {
    let tracks = format!(
        "\"max\": 6, \"ends\": [{ends}]}},\n    {{\"id\": \"other\", \"start\": 1, \"min\": 0, \"max\": 4, \"ends\": [{others}]}}"
    );
    edited(&[(M, "\"max\": 6}", &tracks)])
}

fn end(at: i16, more: &str, effects: &str) -> String {
    format!("{{\"at\": {at}, {more}\"effects\": [{effects}]}}")
}

fn by(track: &str, by: i16) -> String {
    format!("{{\"track\": {{\"track\": \"{track}\", \"by\": {by}}}}}")
}

#[test]
fn an_end_of_a_track_that_brings_itself_about_is_reported() {
    let (up, down) = (by("strength", 1), by("strength", -1));
    let off_and_on = format!("{up}, {down}");
    let if_loud = |effects: &str| {
        format!("{{\"if\": {{\"when\": {{\"flag\": \"heard\"}}, \"then\": [{effects}]}}}}")
    };
    let endless: &[(&str, Files, bool)] = &[
        ("off and on again", ends(&end(0, "", &off_and_on), ""), true),
        (
            "with a text",
            ends(&end(5, "\"text\": \"loud\", ", &off_and_on), ""),
            true,
        ),
        (
            "on a condition",
            ends(&end(0, "", &if_loud(&off_and_on)), ""),
            false,
        ),
        (
            "over two ends",
            ends(
                &format!(
                    "{}, {}",
                    end(2, "", &by("strength", 3)),
                    end(5, "", &by("strength", -3))
                ),
                "",
            ),
            true,
        ),
        (
            "over two tracks",
            ends(
                &end(5, "", &format!("{down}, {}", by("other", 1))),
                &end(3, "", &format!("{}, {up}", by("other", -1))),
            ),
            true,
        ),
    ];
    for (name, files, is_error) in endless {
        assert_eq!(of(Code::EndlessEnd, files), [(30, *is_error)], "{name}");
    }
    let ending: &[(&str, Files)] = &[
        ("once", ends(&end(0, "\"once\": true, ", &off_and_on), "")),
        (
            "at the last space, where it cannot go on",
            ends(&end(6, "", &off_and_on), ""),
        ),
        (
            "back to the start",
            ends(&end(6, "", &by("strength", -3)), ""),
        ),
        (
            "one end leads to another, and that one nowhere",
            ends(
                &format!("{}, {}", end(2, "", &by("strength", 3)), end(5, "", &up)),
                "",
            ),
        ),
        (
            "by a Follow-Up, sols later",
            ends(
                &end(
                    0,
                    "",
                    &format!(
                        "{up}, {{\"schedule\": {{\"follow_up\": \"footprints\", \"after\": {{\"min\": 1, \"max\": 1}}}}}}"
                    ),
                ),
                "",
            ),
        ),
        (
            "one of two ends comes once",
            ends(
                &format!(
                    "{}, {}",
                    end(2, "", &by("strength", 3)),
                    end(5, "\"once\": true, ", &by("strength", -3))
                ),
                "",
            ),
        ),
    ];
    for (name, files) in ending {
        assert_eq!(of(Code::EndlessEnd, files), [], "{name}");
    }
}

#[test]
fn an_end_that_a_malfunction_card_brings_about_again_is_reported() {
    let back = by("strength", 1);
    let draw = |more: &str| {
        format!(
            "{}, {{\"malfunction_card\": {{\"block\": \"living\"{more}}}}}",
            by("strength", -1)
        )
    };
    let raise = |by_how_much: i8| {
        format!(
            "{}, {{\"malfunction\": {{\"block\": \"living\", \"by\": {by_how_much}}}}}",
            by("strength", -1)
        )
    };
    let with_card = |drawn: &str, effects: &str| {
        let mut files = ends(&end(4, "", drawn), "");
        let card = format!(
            "\"malfunctions\": [{{\"id\": \"loose-mast\", \"block\": \"living\", \
             \"keywords\": [\"complication\", \"med_lab\"], \"effects\": [{effects}]}}],\n  \"tracks\": ["
        );
        replace(&mut files, &[(M, "\"tracks\": [", &*card)]);
        files
    };
    let again = "{\"malfunction_card\": {\"block\": \"living\"}}";
    for (name, files, found) in [
        ("any card", with_card(&draw(""), &back), 1),
        (
            "a card with this keyword",
            with_card(&draw(", \"keyword\": \"med_lab\""), &back),
            1,
        ),
        (
            "a card with another keyword",
            with_card(&draw(", \"keyword\": \"crew_quarters\""), &back),
            0,
        ),
        (
            "a card that draws itself",
            with_card(&draw(""), &format!("{again}, {back}")),
            1,
        ),
        (
            "a card at the top of a Malfunction track",
            with_card(&raise(1), &back),
            1,
        ),
        (
            "a Malfunction track that falls",
            with_card(&raise(-1), &back),
            0,
        ),
        (
            "a calm card",
            with_card(&draw(""), "{\"stress\": {\"by\": 1}}"),
            0,
        ),
    ] {
        let reported = of(Code::EndlessEnd, &files);
        assert_eq!(
            reported.len(),
            found,
            "{name}: {:?}",
            diagnose(&files, "signal")
        );
        assert!(reported.iter().all(|(_, is_error)| !is_error), "{name}");
    }
}

#[test]
fn an_end_that_an_adventure_brings_about_again_is_reported() {
    const A: &str = "decks/adventures.json";
    let back = by("strength", 1);
    for (kind, old, new, found) in [
        (
            "explore",
            "\"effects\": [{\"wound\": {\"who\": \"performer\", \"count\": 1}}]",
            format!("\"effects\": [{back}]"),
            1,
        ),
        (
            "research",
            "{\"gain\": {\"item\": \"sample\", \"count\": 1, \"to\": \"available\"}}",
            back.clone(),
            1,
        ),
        // Sols later, or of another type.
        ("gather", "{\"wilt\": {}}", back.clone(), 0),
        ("build", "{\"wilt\": {}}", back.clone(), 0),
    ] {
        let drawn = format!(
            "{}, {{\"adventure\": {{\"type\": \"{kind}\", \"who\": \"first_player\"}}}}",
            by("strength", -1)
        );
        let mut files = ends(&end(4, "", &drawn), "");
        replace(&mut files, &[(A, old, &*new)]);
        let reported = of(Code::EndlessEnd, &files);
        assert_eq!(
            reported.len(),
            found,
            "{kind}: {:?}",
            diagnose(&files, "signal")
        );
        assert!(reported.iter().all(|(_, is_error)| !is_error), "{kind}");
    }
}

#[test]
fn what_lies_too_deep_for_a_save_is_reported_once() {
    let nested = |levels: usize, open: &str, inner: &str, close: &str| {
        format!("{}{inner}{}", open.repeat(levels), close.repeat(levels))
    };
    let when = |levels| nested(levels, "{\"any\": [", "{\"flag\": \"heard\"}", "]}");
    let ifs = |levels| {
        nested(
            levels,
            "{\"if\": {\"when\": {\"flag\": \"heard\"}, \"then\": [",
            "{\"stress\": {\"by\": 1}}",
            "]}}",
        )
    };
    let event = |when: &str, effect: &str| {
        let effects = format!("\"effects\": [{effect}, {{\"set_flag\": \"heard\"}}],");
        edited(&[
            (M, "{\"not\": {\"flag\": \"heard\"}}", when),
            (M, "\"effects\": [{\"set_flag\": \"heard\"}],", &effects),
        ])
    };
    let calm = "{\"stress\": {\"by\": 1}}";
    for (name, files, found) in [
        ("conditions", event(&when(16), calm), vec![(47, true)]),
        (
            "conditions within the bound",
            event(&when(15), calm),
            vec![],
        ),
        ("effects", event(&when(1), &ifs(16)), vec![(48, true)]),
        (
            "far more effects",
            event(&when(1), &ifs(30)),
            vec![(48, true)],
        ),
        (
            "effects within the bound",
            event(&when(1), &ifs(14)),
            vec![],
        ),
    ] {
        assert_eq!(of(Code::DeepNesting, &files), found, "{name}");
    }
}

#[test]
fn what_is_named_before_it_can_be_there_is_reported() {
    let remember = "{\"remember\": {\"as\": \"scout\", \"who\": \"first_player\"}}";
    let wound = "{\"wound\": {\"who\": {\"remembered\": \"scout\"}, \"count\": 1}}";
    let first = |effects: &str| {
        edited(&[(
            M,
            "\"effects\": [{\"set_flag\": \"heard\"}],",
            &format!("\"effects\": [{effects}, {{\"set_flag\": \"heard\"}}],"),
        )])
    };
    let early = Code::PersonTooEarly;
    assert_eq!(
        of(early, &first(&format!("{wound}, {remember}"))),
        [(48, false)]
    );
    assert_eq!(of(early, &first(&format!("{remember}, {wound}"))), []);
    let token = |effects: &str| {
        edited(&[
            (
                M,
                "\"events\": [",
                "\"tokens\": [{\"id\": \"seal\", \"colour\": \"black\", \"number\": \"B\"}],\n  \"events\": [",
            ),
            (
                M,
                "\"effects\": [{\"set_flag\": \"heard\"}],",
                &format!("\"effects\": [{effects}, {{\"set_flag\": \"heard\"}}],"),
            ),
        ])
    };
    let (lay, take) = (
        "{\"lay_token\": {\"token\": \"seal\", \"at\": {\"facility\": \"lab\"}}}",
        "{\"take_token\": \"seal\"}",
    );
    let early = Code::TokenTooEarly;
    assert_eq!(of(early, &token(&format!("{take}, {lay}"))), [(49, false)]);
    assert_eq!(of(early, &token(&format!("{lay}, {take}"))), []);
    // A Follow-Up comes in sol 2 at the earliest, the event in sol 1 or 2.
    let later = |files: Files| {
        let mut files = files;
        replace(
            &mut files,
            &[
                (M, "\"to\": 2},", "\"to\": 1},"),
                (
                    M,
                    "\"follow_ups\": [\n    {\"id\": \"footprints\", \"effects\": [",
                    &format!(
                        "\"follow_ups\": [\n    {{\"id\": \"footprints\", \"effects\": [{lay}, "
                    ),
                ),
            ],
        );
        files
    };
    assert_eq!(
        of(early, &later(token(take))),
        [(49, false)],
        "laid only sols later"
    );
}

#[test]
fn tokens_that_look_alike_and_prices_that_nobody_pays_are_reported() {
    let tokens = |number: &str| {
        edited(&[(
            M,
            "\"events\": [",
            &format!(
                "\"tokens\": [{{\"id\": \"one\", \"colour\": \"red\", \"number\": \"3\", \"at\": {{\"region\": {{\"ring\": 1, \"direction\": \"s\"}}}}}},\n    {{\"id\": \"two\", \"colour\": \"red\", \"number\": \"{number}\", \"at\": {{\"region\": {{\"ring\": 2, \"direction\": \"s\"}}}}}}],\n  \"events\": ["
            ),
        )])
    };
    assert_eq!(of(Code::SameToken, &tokens("3")), [(43, false)]);
    assert_eq!(of(Code::SameToken, &tokens("4")), []);
    let price = |on: &str, pawns: i8| {
        edited(&[(
            M,
            "\"events\": [",
            &format!(
                "\"standing\": [{{\"id\": \"cold\", \"while\": {{\"all\": []}}, \"changes\": [{{\"price\": {{\"on\": {on}, \"pawns\": {pawns}}}}}]}}],\n  \"events\": ["
            ),
        )])
    };
    let tune = "{\"mission\": \"tune\"}";
    assert_eq!(
        of(Code::CostOutOfReach, &price("\"rest\"", 9)),
        [(42, false)]
    );
    assert_eq!(of(Code::CostOutOfReach, &price("\"rest\"", 2)), []);
    assert_eq!(
        of(Code::ZeroChange, &price(tune, -1)),
        [(42, false)],
        "one takes a pawn at least"
    );
    assert_eq!(
        of(Code::ZeroChange, &price("\"rest\"", -1)),
        [],
        "a card may take more"
    );
    assert_eq!(
        of(Code::ChangeTooLarge, &price("\"rest\"", -9)),
        [(42, false)]
    );
}
