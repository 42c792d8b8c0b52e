//! Standing rules: they load, and each thing that can be wrong with one is found where it is.

use super::*;

const RULES: &str = r#""standing": [
    {"id": "loud", "while": {"track": {"track": "strength", "at_least": 5}},
      "changes": [{"no": "outside"}, {"region_closed": {"regions": [{"ring": 3, "direction": "n"}]}},
        {"price": {"on": {"mission": "tune"}, "pays": [{"supply": {"resource": "energy", "count": 1}}]}},
        {"dice": {"on": {"facility": "lab"}}}, {"growth": "stopped"}],
      "each_sol": [{"stress": {"by": 1}}]},
    {"id": "while-loud", "while": {"standing": "loud"}, "changes": [{"stress": {"by": 1}}, {"food": {"by": -1}},
      {"production": {"resource": "energy", "by": -2}}, {"malfunction_die": {"block": "living", "rolled": false}}]},
    {"id": "always", "while": {"all": []}, "changes": [{"no": "rest"}]}],
  "events": ["#;

/// The good mission with three rules, then with these edits.
fn ruled(edits: &[(&str, &str, &str)]) -> Files {
    let mut files = good();
    let base = [
        (M, "\"format\": 1", "\"format\": 2"),
        (M, "\"events\": [", RULES),
        (
            M,
            "{\"instruct\": {\"text\": \"listen\"}}",
            "{\"instruct\": {\"text\": \"listen\"}}, {\"track\": {\"track\": \"strength\", \"by\": -1}}",
        ),
        (
            EN,
            "strength =\n",
            "loud = It is loud.\n    .title = Loud\n    .ends = It is quiet.\nwhile-loud = Nobody sleeps.\n    .title = Sleepless\nalways = There is no bed.\n    .title = No Bed\nstrength =\n",
        ),
        (
            IT,
            "strength =\n",
            "loud = È forte.\n    .title = Forte\n    .ends = È quieto.\nwhile-loud = Nessuno dorme.\n    .title = Insonnia\nalways = Non c’è un letto.\n    .title = Senza letto\nstrength =\n",
        ),
    ];
    replace(&mut files, base.iter().chain(edits));
    files
}

#[test]
fn rules_load_with_the_text_of_their_end() {
    let loaded = load(&ruled(&[]), "signal");
    assert_eq!(told(&loaded.diagnostics), "");
    let mission = loaded.mission.expect("it loads");
    assert_eq!(
        (mission.sheet.standing.len(), mission.newest_format),
        (3, 2)
    );
    assert_eq!(
        mission.optional_texts.iter().collect::<Vec<_>>(),
        [&("loud".to_owned(), "ends".to_owned())]
    );
}

#[test]
fn each_fault_of_standing_rules_is_reported_once_at_its_position() {
    let all = "{\"no\": \"rest\"}, {\"no\": \"unwind\"}, {\"no\": \"heal\"}, {\"no\": \"manage\"}, {\"no\": \"research\"}, {\"no\": \"plant\"}, {\"no\": \"build\"},\n      {\"no\": \"repair\"}, {\"no\": \"event\"}, {\"no\": \"shutdown_removal\"}, {\"no\": {\"mission\": \"tune\"}}, {\"no\": \"outside\"}";
    let faults: &[Faulty<'_>] = &[
        (
            &[(M, "\"format\": 2", "\"format\": 1")],
            Code::NeedsFormat2,
            M,
            "\"standing\": [",
        ),
        (
            &[(M, "{\"standing\": \"loud\"}", "{\"standing\": \"lout\"}")],
            Code::UnknownId,
            M,
            "{\"standing\": \"lout\"}",
        ),
        (
            &[(M, "{\"mission\": \"tune\"}", "{\"mission\": \"tun\"}")],
            Code::UnknownId,
            M,
            "{\"mission\": \"tun\"}",
        ),
        (
            &[(M, "{\"no\": \"outside\"}", "{\"no\": \"outsid\"}")],
            Code::UnknownValue,
            M,
            "{\"no\": \"outsid\"}",
        ),
        (
            &[(
                M,
                "\"ring\": 3, \"direction\": \"n\"}",
                "\"ring\": 4, \"direction\": \"n\"}",
            )],
            Code::OutOfRange,
            M,
            "\"ring\": 4",
        ),
        (
            &[(M, "{\"growth\": \"stopped\"}", "{\"tag_off\": \"Mail\"}")],
            Code::BadId,
            M,
            "{\"tag_off\": \"Mail\"}",
        ),
        (
            &[
                (
                    M,
                    "\"while\": {\"standing\": \"loud\"}",
                    "\"while\": {\"ask\": \"loud\"}",
                ),
                (
                    EN,
                    "    .title = Sleepless\n",
                    "    .title = Sleepless\n    .ask-loud = Is it loud?\n",
                ),
                (
                    IT,
                    "    .title = Insonnia\n",
                    "    .title = Insonnia\n    .ask-loud = È forte?\n",
                ),
            ],
            Code::AskInHiddenEvent,
            M,
            "\"ask\": \"loud\"",
        ),
        (
            &[(
                M,
                "\"changes\": [{\"no\": \"rest\"}]",
                &format!("\"changes\": [{all}]"),
            )],
            Code::NothingLeftToDo,
            M,
            "[{\"no\": \"rest\"}, {\"no\": \"unwind\"}",
        ),
        (
            &[(EN, "    .title = No Bed\n", "")],
            Code::MissingAttribute,
            EN,
            "always =",
        ),
        (
            &[(EN, "always = There is no bed.\n    .title = No Bed\n", "")],
            Code::MissingMessage,
            M,
            "\"always\"",
        ),
    ];
    every_fault(faults, ruled);
}
