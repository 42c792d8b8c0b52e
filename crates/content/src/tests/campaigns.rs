//! Campaigns: each fault once at its position, and what of them a chapter knows.

use super::*;
use crate::campaign::{
    PackedCampaign, campaigns, chapter_files, close, diagnose_campaign, load_campaign, open, pack,
    unfold, unpack,
};
use crate::import::{ImportError, MAX_CAMPAIGN_TEXTS};

const CAMPAIGN: &str = "two-crews/campaign.json";
const EN: &str = "two-crews/en.ftl";

macro_rules! texts {
    ($($name:literal),* $(,)?) => {
        [$((concat!("two-crews/", $name), include_str!(concat!("../../../../tests/campaigns/two-crews/", $name)))),*]
    };
}

fn two_crews() -> Files {
    let own = texts![
        "campaign.json",
        "en.ftl",
        "it.ftl",
        "landing/en.ftl",
        "landing/it.ftl",
        "landing/mission.json",
        "old-iron/en.ftl",
        "old-iron/it.ftl",
        "old-iron/mission.json",
        "the-auction/en.ftl",
        "the-auction/it.ftl",
        "the-auction/mission.json",
    ];
    let mut files = shipped::files();
    files
        .0
        .extend(own.map(|(name, text)| (name.to_owned(), text.to_owned())));
    files
}

fn edited(edits: &[(&str, &str, &str)]) -> Files {
    let mut files = two_crews();
    replace(&mut files, edits);
    files
}

/// What is said of the campaign, beside what depends on the shared decks.
fn found(files: &Files) -> Vec<Diagnostic> {
    diagnose_campaign(files, "two-crews")
        .into_iter()
        .filter(|it| it.file.starts_with("two-crews/"))
        .collect()
}

#[test]
fn nothing_is_wrong_with_a_campaign_that_is_right() {
    let files = two_crews();
    assert_eq!(campaigns(&files), ["the-two-crews", "two-crews"]);
    assert_eq!(told(&found(&files)), "");
    assert_eq!(
        load_campaign(&files, "two-crews")
            .campaign
            .map(|it| it.chapters.len()),
        Some(3)
    );
}

#[test]
fn each_fault_of_a_campaign_is_reported_at_its_position() {
    let faults: &[Faulty<'_>] = &[
        (
            &[(CAMPAIGN, ",\n        {\"to\": \"old-iron\"}", "")],
            Code::ChapterNeverLeaves,
            CAMPAIGN,
            "\"next\": [",
        ),
        (
            &[(
                CAMPAIGN,
                "{\"end\": \"one-ledger\"}]",
                "{\"end\": \"one-ledger\"},\n{\"outcome\": [\"lost\"], \"end\": \"one-ledger\"}]",
            )],
            Code::WayNeverTaken,
            CAMPAIGN,
            "{\"outcome\": [\"lost\"], \"end\": \"one-ledger\"}",
        ),
        (
            &[(
                CAMPAIGN,
                "\"next\": [",
                "\"next\": [\n{\"when\": {\"chapter\": {\"chapter\": \"the-auction\"}}, \"to\": \"the-auction\"},",
            )],
            Code::ChapterComesLater,
            CAMPAIGN,
            "{\"when\": {\"chapter\": {\"chapter\": \"the-auction\"}}",
        ),
        (
            &[(CAMPAIGN, "\"times\": 1", "\n\"times\": 0")],
            Code::OutOfRange,
            CAMPAIGN,
            "\"times\": 0",
        ),
        (
            &[(
                CAMPAIGN,
                "{\"end\": \"one-ledger\"}]",
                "{\"outcome\": [\"lost\"], \"to\": \"landing\"}, {\"end\": \"one-ledger\"}]",
            )],
            Code::CampaignCircle,
            CAMPAIGN,
            "\"to\": \"landing\"",
        ),
        (
            &[
                (
                    CAMPAIGN,
                    "{\"outcome\": [\"died\"], \"end\": \"one-flag-at-half\"}, ",
                    "",
                ),
                (
                    CAMPAIGN,
                    "{\"end\": \"one-ledger\"}",
                    "{\"to\": \"old-iron\"}",
                ),
            ],
            Code::CampaignWithoutEnd,
            CAMPAIGN,
            "\"chapters\"",
        ),
        (
            &[(
                CAMPAIGN,
                "\"gives\": {\"counters\": [\"trust\"], ",
                "\"gives\": {",
            )],
            Code::AskedNeverGiven,
            CAMPAIGN,
            "\"when\": {\"counter\"",
        ),
        (
            &[(CAMPAIGN, "\"after\": [\"lost\"]", "\"after\": [\"won\"]")],
            Code::RetryOfWon,
            CAMPAIGN,
            "\"after\": [\"won\"]",
        ),
        (
            &[(CAMPAIGN, "  \"death\": \"newcomer\",\n", "")],
            Code::DeathUndecided,
            CAMPAIGN,
            "{",
        ),
        (
            &[
                (
                    CAMPAIGN,
                    "{\"outcome\": [\"won\"], \"when\": {\"counter\": {\"counter\": \"trust\", \"at_least\": 2}}, \"to\": \"the-auction\"},",
                    "",
                ),
                (
                    CAMPAIGN,
                    "{\"to\": \"old-iron\"}",
                    "{\"to\": \"the-auction\"}",
                ),
            ],
            Code::ChapterNeverReached,
            CAMPAIGN,
            "\"id\": \"old-iron\"",
        ),
        (
            &[(
                CAMPAIGN,
                "\"gives\": {\"flags\": [\"stripped-the-lab\"]}",
                "\"gives\": {\"flags\": [\"stripped-the-lab\"], \"board\": [\"items\"]}",
            )],
            Code::CarriedNeverAsked,
            CAMPAIGN,
            "\"board\": [\"items\"]",
        ),
        (
            &[
                (
                    CAMPAIGN,
                    "\"people\": [\"envoy\"], \"board\": [\"conditions\", \"wounds\"]",
                    "\"board\": [\"conditions\", \"wounds\"]",
                ),
                (
                    CAMPAIGN,
                    "\"people\": [\"envoy\"], \"board\": [\"conditions\"]},\n      \"gives\": {",
                    "\"board\": [\"conditions\"]},\n      \"gives\": {\"people\": [\"envoy\"], ",
                ),
            ],
            Code::CarriedInSomeWays,
            CAMPAIGN,
            "\"takes\": {\"flags\"",
        ),
        (
            &[(
                CAMPAIGN,
                "{\"outcome\": [\"died\"], \"end\": \"one-flag-at-half\"}, ",
                "",
            )],
            Code::CampaignEndingNeverFits,
            CAMPAIGN,
            "\"one-flag-at-half\"",
        ),
        (
            &[(CAMPAIGN, "\"id\": \"two-crews\"", "\"id\": \"mechanica\"")],
            Code::GameId,
            CAMPAIGN,
            "\"mechanica\"",
        ),
        (
            &[(CAMPAIGN, "\"to\": \"old-iron\"", "\"to\": \"old-irn\"")],
            Code::UnknownId,
            CAMPAIGN,
            "old-irn",
        ),
        (
            &[(
                CAMPAIGN,
                "{\"to\": \"old-iron\"}",
                "{\"when\": {\"flag\": \"x\"}}, {\"to\": \"old-iron\"}",
            )],
            Code::NotOneKey,
            CAMPAIGN,
            "{\"when\": {\"flag\"",
        ),
        (
            &[(
                CAMPAIGN,
                "{\"to\": \"old-iron\"}",
                "{\"when\": {\"morale\": {\"from\": 1}}, \"to\": \"old-iron\"}, {\"to\": \"old-iron\"}",
            )],
            Code::UnknownValue,
            CAMPAIGN,
            "\"morale\"",
        ),
        (
            &[(EN, "    .title = Old Iron\n", "")],
            Code::MissingAttribute,
            EN,
            "old-iron =",
        ),
        (
            &[(EN, "$envoy-cap", "$envoi-cap")],
            Code::UnknownVariable,
            EN,
            "$envoi",
        ),
        (
            &[(
                "two-crews/old-iron/mission.json",
                "\"chapter\": \"landing\"",
                "\"chapter\": \"the-auction\"",
            )],
            Code::UnknownId,
            "two-crews/old-iron/mission.json",
            "\"the-auction\"",
        ),
    ];
    for (edits, code, file, piece) in faults {
        let files = edited(edits);
        let found = found(&files);
        let text = files.text(file).expect("the file");
        let line = text[..text
            .find(piece)
            .unwrap_or_else(|| panic!("{file} does not hold {piece}"))]
            .matches('\n')
            .count()
            + 1;
        let line = u32::try_from(line).expect("a line");
        assert!(
            found
                .iter()
                .any(|it| it.code == *code && it.file == **file && it.line == line),
            "{} in {file}:{line}\n{}",
            code.id(),
            told(&found)
        );
    }
}

#[test]
fn what_crosses_is_known_to_the_mission_of_a_chapter_alone() {
    let files = two_crews();
    let campaign = load_campaign(&files, "two-crews")
        .campaign
        .expect("it loads");
    let own = chapter_files(&files, "two-crews", &campaign, &campaign.chapters[1]);
    let mission = load(&own, "old-iron").mission.expect("it loads");
    assert!(mission.people.contains("envoy") && mission.broken.is_empty());
    assert!(
        own.0
            .keys()
            .all(|name| !name.starts_with("landing/") && !name.starts_with("a-grain-of-salt/"))
    );
    let bundled = crate::bundle(&own, "old-iron");
    let again = load(&bundled.files, "old-iron")
        .mission
        .expect("it loads from its save");
    assert_eq!(again, mission);
}

#[test]
fn a_packed_campaign_is_closed_to_a_glance_and_comes_back_whole() {
    let files = two_crews();
    let texts = crate::campaign::own_texts(&files, "two-crews");
    let packed = pack("two-crews", &texts);
    assert!(!packed.contains("Auction") && !packed.contains("the-auction"));
    assert_eq!(
        unpack(&packed),
        Ok(PackedCampaign {
            id: "two-crews".to_owned(),
            texts: texts.clone(),
            has_checksum: true
        })
    );
    let mut installed = shipped::files();
    installed
        .0
        .insert("two-crews/campaign.packed.json".to_owned(), packed.clone());
    assert_eq!(unfold(&mut installed), []);
    assert_eq!(installed, files);
    let bomb = [(
        "x.json".to_owned(),
        "x".repeat(crate::import::MAX_BYTES + 1),
    )]
    .into();
    assert_eq!(
        open(&close(&bomb)),
        None,
        "no more than the limit is unpacked"
    );
}

/// The two crews in a packed file, with a change of its fields.
fn packed_with(change: impl FnOnce(&mut serde_json::Value)) -> String {
    let texts = crate::campaign::own_texts(&two_crews(), "two-crews");
    let mut packed = serde_json::from_str(&pack("two-crews", &texts)).expect("JSON");
    change(&mut packed);
    packed.to_string()
}

#[test]
fn each_fault_of_a_packed_campaign_has_its_own_error() {
    use ImportError as E;

    let whole = packed_with(|_| {});
    let closed = |closed: &str| packed_with(|it| it["closed"] = closed.into());
    let line = close(&crate::campaign::own_texts(&two_crews(), "two-crews"));
    let other = close(&[("campaign.json".to_owned(), "{}".to_owned())].into());
    let name = |name: &str| E::InvalidName {
        name: name.to_owned(),
    };
    for (packed, expected) in [
        (whole[..whole.len() / 2].to_owned(), E::Truncated),
        (closed("a slip"), E::Damaged),
        (closed(""), E::Damaged),
        (closed(&line[..line.len() / 2]), E::Damaged),
        (closed(&line[4..]), E::Damaged),
        (closed(&other), E::Changed),
        (packed_with(|it| it["sha256"] = 1.into()), E::Changed),
        (
            packed_with(|it| it["format"] = 3.into()),
            E::NewerFormat { found: 3 },
        ),
        (packed_with(|it| it["format"] = 1.into()), E::NotABundle),
        (packed_with(|it| it["closed"] = 1.into()), E::NotABundle),
        (
            packed_with(|it| it["campaign"] = "../two-crews".into()),
            E::InvalidId {
                id: "../two-crews".to_owned(),
            },
        ),
        (
            packed_with(|it| it["author"] = "x".into()),
            E::UnknownField {
                name: "author".to_owned(),
            },
        ),
        (
            whole.replacen("\"format\"", "\"format\":1,\"format\"", 1),
            E::DuplicateKey {
                key: "format".to_owned(),
            },
        ),
    ] {
        assert_eq!(unpack(&packed), Err(expected), "{packed:.60}");
    }
    let with = |names: &[&str]| {
        let mut texts = crate::campaign::own_texts(&two_crews(), "two-crews");
        texts.extend(names.iter().map(|name| ((*name).to_owned(), String::new())));
        unpack(&pack("two-crews", &texts)).map(drop)
    };
    assert_eq!(
        with(&["landing/decks/en.ftl"]),
        Ok(()),
        "the decks of a chapter"
    );
    for bad in [
        "../x.json",
        "landing/nul.json",
        "run.sh",
        "a/b/c.json",
        "/x.json",
    ] {
        assert_eq!(
            with(&[bad]),
            Err(name(bad)),
            "no name leads out of its folder"
        );
    }
    assert_eq!(with(&["landing/a/b/c.json"]), Err(E::TooDeep));
    assert_eq!(
        with(&["EN.ftl"]),
        Err(E::TwinNames {
            one: "EN.ftl".to_owned(),
            other: "en.ftl".to_owned()
        })
    );
    let many: Vec<String> = (0..MAX_CAMPAIGN_TEXTS)
        .map(|at| format!("x{at}.json"))
        .collect();
    let many: Vec<&str> = many.iter().map(String::as_str).collect();
    assert_eq!(
        with(&many),
        Err(E::TooManyTexts {
            limit: MAX_CAMPAIGN_TEXTS
        })
    );
    let none = [("x.json".to_owned(), String::new())].into();
    assert_eq!(unpack(&pack("two-crews", &none)), Err(E::MissingCampaign));
}

#[test]
fn a_packed_campaign_of_an_earlier_version_has_no_checksum_and_is_read() {
    let old = packed_with(|it| drop(it.as_object_mut().expect("fields").remove("sha256")));
    let read = unpack(&old).expect("it is read");
    assert!(!read.has_checksum);
    assert_eq!(
        read.texts,
        crate::campaign::own_texts(&two_crews(), "two-crews")
    );
}

/// Of each changed character of the closed line, the file is refused.
#[test]
fn no_changed_character_of_a_packed_campaign_is_accepted() {
    let texts = [
        (
            "campaign.json".to_owned(),
            "{\"id\": \"two-crews\"}".to_owned(),
        ),
        (
            "en.ftl".to_owned(),
            "two-crews = Two crews\n    .title = Two crews, one valley\n".to_owned(),
        ),
    ]
    .into();
    let packed = pack("two-crews", &texts);
    let value: serde_json::Value = serde_json::from_str(&packed).expect("JSON");
    let line = value["closed"].as_str().expect("a line");
    let at = packed.find(line).expect("inside");
    for index in at..at + line.len() {
        for other in ["A", "m", "7"] {
            let mut changed = packed.clone();
            changed.replace_range(index..=index, other);
            if changed != packed {
                // The last digits of base64 and the end of the stream can differ without changing a text.
                let read = unpack(&changed).map(|it| it.texts);
                assert!(
                    read.is_err() || read == Ok(texts.clone()),
                    "{index} {other}"
                );
            }
        }
    }
}

#[test]
fn a_packed_campaign_that_cannot_be_opened_is_named() {
    let mut installed = shipped::files();
    let name = "two-crews/campaign.packed.json".to_owned();
    let _ = installed
        .0
        .insert(name.clone(), packed_with(|it| it["closed"] = "slip".into()));
    assert_eq!(unfold(&mut installed), [(name, ImportError::Damaged)]);
    assert_eq!(installed, shipped::files());
}

#[test]
fn a_chapter_that_cannot_be_read_is_no_list_without_chapters() {
    let one =
        r#"{"format": 1, "id": "two-crews", "death": "ends", "chapters": CHAPTERS, "endings": []}"#;
    let codes = |chapters: &str| {
        let mut files = two_crews();
        let text = one.replace("CHAPTERS", chapters);
        let _ = files.0.insert(CAMPAIGN.to_owned(), text);
        found(&files)
            .iter()
            .filter(|it| it.code == Code::WrongLength)
            .count()
    };
    assert_eq!(codes("[]"), 1);
    assert_eq!(codes(r#"[{"id": "landing", "nexd": []}]"#), 0);
    assert_eq!(codes("{}"), 0);
}
