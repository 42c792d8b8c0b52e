use super::*;

fn chosen() -> Settings {
    Settings {
        language: Some("it".to_owned()),
        theme: Some("dark".to_owned()),
        text_size: 150,
        reduced_motion: true,
        whole_steps: true,
        seen_advice: ["undo".to_owned(), "threshold".to_owned()].into(),
        ..Settings::default()
    }
}

fn written(folders: &TestStore, text: impl AsRef<[u8]>) {
    folders.put_raw(Folders::SETTINGS, text);
}

/// The copies of unreadable files.
fn kept(folders: &TestStore) -> Vec<String> {
    folders
        .names("config")
        .into_iter()
        .filter(|name| name.starts_with("settings.bad-"))
        .collect()
}

fn settings_are_loaded_as_stored(place: &TestStore) {
    let folders = &place.fresh();
    assert_eq!(
        folders.load_settings().block_on(),
        (Settings::default(), Vec::new())
    );
    folders
        .save_settings(&Settings::default(), &chosen())
        .block_on()
        .unwrap();
    assert_eq!(folders.load_settings().block_on(), (chosen(), Vec::new()));
    folders
        .save_settings(&chosen(), &Settings::default())
        .block_on()
        .unwrap();
    assert_eq!(
        folders.load_settings().block_on(),
        (Settings::default(), Vec::new())
    );
    assert_eq!(
        folders
            .names("config")
            .into_iter()
            .filter(|name| name != ".lock")
            .collect::<Vec<_>>(),
        ["settings.json"]
    );
}

fn settings_of_two_windows_are_both_kept(place: &TestStore) {
    let folders = &place.fresh();
    let begun = Settings {
        seen_advice: ["undo".to_owned()].into(),
        ..Settings::default()
    };
    folders
        .save_settings(&Settings::default(), &begun)
        .block_on()
        .unwrap();
    // Both windows have read the same; each changes something else.
    let one = Settings {
        text_size: 150,
        seen_advice: ["undo".to_owned(), "dice".to_owned()].into(),
        ..begun.clone()
    };
    let other = Settings {
        theme: Some("dark".to_owned()),
        seen_advice: ["lay".to_owned()].into(),
        ..begun.clone()
    };
    folders.save_settings(&begun, &one).block_on().unwrap();
    folders.save_settings(&begun, &other).block_on().unwrap();
    let seen_advice = ["dice".to_owned(), "lay".to_owned()].into();
    let both = Settings {
        text_size: 150,
        theme: Some("dark".to_owned()),
        seen_advice,
        ..Settings::default()
    };
    assert_eq!(folders.load_settings().block_on(), (both, Vec::new()));
}

fn one_bad_field_never_loses_the_rest(place: &TestStore) {
    let folders = &place.fresh();
    folders
        .save_settings(&Settings::default(), &chosen())
        .block_on()
        .unwrap();
    let good: Value = serde_json::from_slice(&folders.raw(Folders::SETTINGS)).unwrap();
    let usual = Settings::default();
    let cases = [
        (
            "language",
            json!(7),
            Settings {
                language: usual.language,
                ..chosen()
            },
        ),
        (
            "theme",
            json!([]),
            Settings {
                theme: usual.theme,
                ..chosen()
            },
        ),
        (
            "text_size",
            json!(99),
            Settings {
                text_size: 100,
                ..chosen()
            },
        ),
        (
            "text_size",
            json!(201),
            Settings {
                text_size: 100,
                ..chosen()
            },
        ),
        (
            "text_size",
            json!(-1),
            Settings {
                text_size: 100,
                ..chosen()
            },
        ),
        (
            "text_size",
            json!("big"),
            Settings {
                text_size: 100,
                ..chosen()
            },
        ),
        (
            "reduced_motion",
            json!("yes"),
            Settings {
                reduced_motion: false,
                ..chosen()
            },
        ),
        (
            "whole_steps",
            json!("yes"),
            Settings {
                whole_steps: false,
                ..chosen()
            },
        ),
        (
            "seen_advice",
            json!({}),
            Settings {
                seen_advice: [].into(),
                ..chosen()
            },
        ),
        (
            "seen_advice",
            json!(["undo", 3]),
            Settings {
                seen_advice: ["undo".to_owned()].into(),
                ..chosen()
            },
        ),
    ];
    for (name, value, expected) in cases {
        let mut fields = good.clone();
        fields[name] = value.clone();
        written(folders, fields.to_string());
        let (settings, notices) = folders.load_settings().block_on();
        assert_eq!(settings, expected, "{name}: {value}");
        let [
            Notice::SettingsFields {
                names,
                kept_as: Some(kept_as),
            },
        ] = &notices[..]
        else {
            panic!("{name}: {notices:?}")
        };
        assert_eq!(names, &[name]);
        assert_eq!(folders.raw_text(kept_as), fields.to_string());
    }
}

fn a_field_of_another_version_is_kept(place: &TestStore) {
    let folders = &place.fresh();
    written(folders, r#"{"text_size": 120, "sound": {"volume": 3}}"#);
    let (settings, notices) = folders.load_settings().block_on();
    assert_eq!((settings.text_size, notices), (120, Vec::new()));
    folders
        .save_settings(&Settings::default(), &settings)
        .block_on()
        .unwrap();
    assert_eq!(
        folders.load_settings().block_on().0.other["sound"],
        json!({"volume": 3})
    );
}

fn unreadable_settings_are_copied_before_they_are_replaced(place: &TestStore) {
    for garbage in [
        &b""[..],
        b"{\"language\": \"it\"",
        b"[]",
        b"null",
        b"\xff\xfe{\x00}\x00",
        b"\x00\x00\x00",
    ] {
        let folders = &place.fresh();
        written(folders, garbage);
        let (settings, notices) = folders.load_settings().block_on();
        assert_eq!(settings, Settings::default(), "{garbage:?}");
        let [
            Notice::SettingsUnreadable {
                kept_as: Some(kept_as),
                ..
            },
        ] = &notices[..]
        else {
            panic!("{notices:?}")
        };
        assert_eq!(folders.raw(kept_as), garbage);
        assert_eq!(folders.raw(Folders::SETTINGS), garbage);

        folders
            .save_settings(&Settings::default(), &chosen())
            .block_on()
            .unwrap();
        assert_eq!(folders.load_settings().block_on(), (chosen(), Vec::new()));
        assert_eq!(kept(folders).len(), 1, "the same bytes are kept once");
    }
}

fn unreadable_settings_are_copied_without_loading_them_first(place: &TestStore) {
    let folders = &place.fresh();
    for garbage in ["one", "two"] {
        written(folders, garbage);
        folders
            .save_settings(&Settings::default(), &chosen())
            .block_on()
            .unwrap();
    }
    let texts: Vec<String> = kept(folders)
        .iter()
        .map(|name| folders.raw_text(format!("config/{name}")))
        .collect();
    assert_eq!(texts, ["one", "two"]);
}

fn a_folder_in_place_of_the_settings_is_reported_and_unchanged(place: &TestStore) {
    let folders = &place.fresh();
    folders.create_folder(Folders::SETTINGS).block_on().unwrap();
    let (settings, notices) = folders.load_settings().block_on();
    assert_eq!(settings, Settings::default());
    assert_eq!(
        notices,
        [Notice::SettingsUnreadable {
            file: folders.display_path(Folders::SETTINGS),
            kept_as: None
        }]
    );
    assert!(matches!(
        folders
            .save_settings(&Settings::default(), &chosen())
            .block_on(),
        Err(OpenError::Unreadable { .. })
    ));
    assert_eq!(
        folders.entry(Folders::SETTINGS).map(|entry| entry.kind),
        Some(Kind::Folder)
    );
}

fn a_size_out_of_range_is_not_stored(place: &TestStore) {
    let folders = &place.fresh();
    folders
        .save_settings(
            &Settings::default(),
            &Settings {
                text_size: 1000,
                ..Settings::default()
            },
        )
        .block_on()
        .unwrap();
    assert_eq!(folders.load_settings().block_on().0.text_size, 200);
}

fn corrections_of_two_programs_are_both_kept(store: &TestStore) {
    let box_of = |entries: &[(&str, u8)]| {
        entries
            .iter()
            .map(|(name, value)| ((*name).to_owned(), json!(value)))
            .collect()
    };
    let none = box_of(&[]);
    store
        .save_box(&none, &box_of(&[("a", 1), ("gone", 1)]))
        .block_on()
        .unwrap();
    // Both have read the same; each changes something else.
    let before = store.load_box().block_on().0;
    store
        .save_box(&before, &box_of(&[("a", 1), ("b", 2)]))
        .block_on()
        .unwrap();
    store
        .save_box(&before, &box_of(&[("a", 3), ("gone", 1)]))
        .block_on()
        .unwrap();
    assert_eq!(store.load_box().block_on().0, box_of(&[("a", 3), ("b", 2)]));
    store
        .save_printed("Mole", &[json!({"stress": 1})])
        .block_on()
        .unwrap();
    assert_eq!(
        store.load_box().block_on().0,
        box_of(&[("a", 3), ("b", 2)]),
        "and what is printed on a card is beside them"
    );
}

over_both! {
    corrections_of_two_programs_are_both_kept,
    settings_are_loaded_as_stored,
    settings_of_two_windows_are_both_kept,
    one_bad_field_never_loses_the_rest,
    a_field_of_another_version_is_kept,
    unreadable_settings_are_copied_before_they_are_replaced,
    unreadable_settings_are_copied_without_loading_them_first,
    a_folder_in_place_of_the_settings_is_reported_and_unchanged,
    a_size_out_of_range_is_not_stored,
}
