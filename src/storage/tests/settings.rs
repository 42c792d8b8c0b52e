use super::*;

fn chosen() -> Settings {
    Settings {
        language: Some("it".to_owned()),
        theme: Some("dark".to_owned()),
        text_size: 150,
        reduced_motion: true,
        seen_advice: ["undo".to_owned(), "threshold".to_owned()].into(),
        ..Settings::default()
    }
}

fn written(folders: &Folders, text: impl AsRef<[u8]>) {
    folders.prepare(folders.data()).unwrap();
    fs::write(folders.settings_file(), text).unwrap();
}

/// The copies of what could not be read.
fn kept(folders: &Folders) -> Vec<String> {
    names(folders.data()).into_iter().filter(|name| name.starts_with("settings.bad-")).collect()
}

#[test]
fn settings_come_back_as_they_were_stored() {
    let (_place, folders) = folders();
    assert_eq!(folders.load_settings(), (Settings::default(), Vec::new()));
    folders.save_settings(&chosen()).unwrap();
    assert_eq!(folders.load_settings(), (chosen(), Vec::new()));
    folders.save_settings(&Settings::default()).unwrap();
    assert_eq!(folders.load_settings(), (Settings::default(), Vec::new()));
    assert_eq!(names(folders.data()), ["settings.json"]);
}

#[test]
fn one_bad_field_never_loses_the_rest() {
    let (_place, folders) = folders();
    folders.save_settings(&chosen()).unwrap();
    let good: Value = serde_json::from_slice(&fs::read(folders.settings_file()).unwrap()).unwrap();
    let usual = Settings::default();
    let cases = [
        ("language", json!(7), Settings { language: usual.language, ..chosen() }),
        ("theme", json!([]), Settings { theme: usual.theme, ..chosen() }),
        ("text_size", json!(99), Settings { text_size: 100, ..chosen() }),
        ("text_size", json!(201), Settings { text_size: 100, ..chosen() }),
        ("text_size", json!(-1), Settings { text_size: 100, ..chosen() }),
        ("text_size", json!("big"), Settings { text_size: 100, ..chosen() }),
        ("reduced_motion", json!("yes"), Settings { reduced_motion: false, ..chosen() }),
        ("seen_advice", json!({}), Settings { seen_advice: [].into(), ..chosen() }),
        ("seen_advice", json!(["undo", 3]), Settings { seen_advice: ["undo".to_owned()].into(), ..chosen() }),
    ];
    for (name, value, expected) in cases {
        let mut fields = good.clone();
        fields[name] = value.clone();
        written(&folders, fields.to_string());
        let (settings, notices) = folders.load_settings();
        assert_eq!(settings, expected, "{name}: {value}");
        let [Notice::SettingsFields { names, kept_as: Some(kept_as) }] = &notices[..] else { panic!("{name}: {notices:?}") };
        assert_eq!(names, &[name]);
        assert_eq!(fs::read_to_string(kept_as).unwrap(), fields.to_string());
    }
}

#[test]
fn a_field_of_another_version_is_kept() {
    let (_place, folders) = folders();
    written(&folders, r#"{"text_size": 120, "sound": {"volume": 3}}"#);
    let (settings, notices) = folders.load_settings();
    assert_eq!((settings.text_size, notices), (120, Vec::new()));
    folders.save_settings(&settings).unwrap();
    assert_eq!(folders.load_settings().0.other["sound"], json!({"volume": 3}));
}

#[test]
fn settings_that_cannot_be_read_are_kept_before_they_are_replaced() {
    for garbage in [&b""[..], b"{\"language\": \"it\"", b"[]", b"null", b"\xff\xfe{\x00}\x00", b"\x00\x00\x00"] {
        let (_place, folders) = folders();
        written(&folders, garbage);
        let (settings, notices) = folders.load_settings();
        assert_eq!(settings, Settings::default(), "{garbage:?}");
        let [Notice::SettingsUnreadable { kept_as: Some(kept_as), .. }] = &notices[..] else { panic!("{notices:?}") };
        assert_eq!(fs::read(kept_as).unwrap(), garbage);
        assert_eq!(fs::read(folders.settings_file()).unwrap(), garbage);

        folders.save_settings(&chosen()).unwrap();
        assert_eq!(folders.load_settings(), (chosen(), Vec::new()));
        assert_eq!(kept(&folders).len(), 1, "the same bytes are kept once");
    }
}

#[test]
fn settings_not_loaded_before_are_kept_all_the_same() {
    let (_place, folders) = folders();
    for garbage in ["one", "two"] {
        written(&folders, garbage);
        folders.save_settings(&chosen()).unwrap();
    }
    let texts: Vec<String> = kept(&folders).iter().map(|name| fs::read_to_string(folders.data().join(name)).unwrap()).collect();
    assert_eq!(texts, ["one", "two"]);
}

#[test]
fn what_is_no_file_is_told_and_stays() {
    let (_place, folders) = folders();
    folders.prepare(&folders.settings_file()).unwrap();
    let (settings, notices) = folders.load_settings();
    assert_eq!(settings, Settings::default());
    assert_eq!(notices, [Notice::SettingsUnreadable { path: folders.settings_file(), kept_as: None }]);
    assert!(matches!(folders.save_settings(&chosen()), Err(OpenError::Unreadable { .. })));
    assert!(folders.settings_file().is_dir());
}

#[test]
fn a_size_out_of_range_is_not_stored() {
    let (_place, folders) = folders();
    folders.save_settings(&Settings { text_size: 1000, ..Settings::default() }).unwrap();
    assert_eq!(folders.load_settings().0.text_size, 200);
}
