//! The players' own and third-party missions on a real disk, and the screens that manage them.

use pollster::FutureExt as _;
use std::fs;
use std::path::{Path, PathBuf};

use solkeeper::app::Message;
use solkeeper::app::keys::Shortcut;
use solkeeper::app::screen::{add_mission, home, manual, mission, table};
use solkeeper::content::template;
use solkeeper::session::workshop as missions;
use solkeeper::storage::Folders;

use crate::driver::{Driver, at};

/// The players' own mission, from the template.
pub const OWN: &str = "the-mast";
/// A shipped mission.
pub const SHIPPED: &str = "make-yourself-at-home";

/// A screen: its name, and what leads there from Home.
type View = (&'static str, fn(&mut Driver, &Folders));

/// The screens, one after another on one disk; each starts at Home.
pub const VIEWS: [View; 12] = [
    ("mission", |driver, _| {
        driver.send(Message::Home(home::Message::Mission(SHIPPED.to_owned())));
    }),
    ("mission-warned", |driver, folders| {
        own(folders);
        append(
            &path(folders, "en.ftl"),
            "\nnobody-reads-this = Nobody reads this.\n",
        );
        driver.send(Message::Home(home::Message::Mission(OWN.to_owned())));
        driver.send(mission_message(mission::Message::Pack));
    }),
    ("mission-remove", |driver, _| {
        driver.send(Message::Home(home::Message::Mission(OWN.to_owned())));
        driver.send(mission_message(mission::Message::Ask(true)));
    }),
    ("add", |driver, folders| {
        bundle(folders, "from a friend.json");
        driver.send(Message::Home(home::Message::Mission(OWN.to_owned())));
        driver.send(mission_message(mission::Message::Ask(true)));
        driver.send(mission_message(mission::Message::Remove));
        driver.send(Message::Dismissed(0));
        driver.send(Message::Home(home::Message::Add));
    }),
    ("add-seen", |driver, folders| {
        driver.send(Message::Home(home::Message::Add));
        look(driver, at(folders, "imports").join("from a friend.json"));
    }),
    ("add-there", |driver, folders| {
        own(folders);
        driver.send(Message::Home(home::Message::Add));
        look(driver, at(folders, "imports").join("from a friend.json"));
    }),
    ("add-refused", |driver, folders| {
        let folder = at(folders, "imports").join("half-done");
        fs::create_dir_all(&folder).expect("a folder");
        fs::write(
            folder.join("mission.json"),
            "{\"id\": \"half-done\", \"format\": 1, \"gruop\": \"building\"}",
        )
        .expect("a file");
        driver.send(Message::Home(home::Message::Add));
        look(driver, folder);
    }),
    ("mission-broken", |driver, folders| {
        spoil(folders);
        driver.send(Message::Home(home::Message::ReadAgain));
        driver.send(Message::Home(home::Message::Mission(OWN.to_owned())));
    }),
    ("manual", |driver, _| {
        driver.send(Message::Home(home::Message::Manual));
    }),
    ("manual-chapter", |driver, _| {
        driver.send(Message::Home(home::Message::Manual));
        driver.send(Message::Manual(manual::Message::Open(0)));
    }),
    ("manual-tables", |driver, _| {
        driver.send(Message::Home(home::Message::Manual));
        driver.send(Message::Manual(manual::Message::Open(10)));
    }),
    ("mission-changed", |driver, folders| {
        mend(folders);
        driver.send(Message::Home(home::Message::Play(OWN.to_owned())));
        for _ in 0..4 {
            driver.send(Message::Key(Shortcut::Main));
        }
        edit(folders);
        driver.send(Message::Table(table::Message::Compare));
    }),
];

/// Back to Home from any screen.
pub fn close(driver: &mut Driver) {
    for _ in 0..3 {
        if driver.app.session().is_none() && driver.shows("keep") {
            return;
        }
        driver.send(Message::Key(Shortcut::Back));
    }
}

fn mission_message(message: mission::Message) -> Message {
    Message::Mission(message)
}

/// Examines that path.
pub fn look(driver: &mut Driver, path: PathBuf) {
    driver.send(Message::Add(add_mission::Message::Look(
        path.display().to_string(),
    )));
}

/// The path of a text of the own mission.
pub fn path(folders: &Folders, name: &str) -> PathBuf {
    at(folders, "missions").join(OWN).join(name)
}

/// Copies the own mission to another folder.
pub fn own(folders: &Folders) {
    let installed = folders
        .install_mission(OWN, &template::texts(OWN, "en"), true)
        .block_on();
    assert!(installed.is_ok(), "{installed:?}");
}

/// Packs the own mission into the imports.
pub fn bundle(folders: &Folders, name: &str) {
    let text = missions::pack(folders, OWN)
        .block_on()
        .expect("it can be packed");
    fs::create_dir_all(at(folders, "imports")).expect("a folder");
    fs::write(at(folders, "imports").join(name), text).expect("a file");
}

fn append(path: &Path, text: &str) {
    let before = fs::read_to_string(path).expect("a text");
    fs::write(path, before + text).expect("written");
}

/// Truncates the own mission.
pub fn spoil(folders: &Folders) {
    let text = fs::read_to_string(path(folders, "mission.json")).expect("a text");
    fs::write(path(folders, "mission.json"), &text[..text.len() / 2]).expect("written");
}

/// Repairs the own mission.
pub fn mend(folders: &Folders) {
    fs::write(
        path(folders, "mission.json"),
        &template::texts(OWN, "en")["mission.json"],
    )
    .expect("written");
}

/// Changes the effects and the prose of the own mission.
pub fn edit(folders: &Folders) {
    let text = fs::read_to_string(path(folders, "mission.json")).expect("a text");
    let changed = text.replace(
        "\"sols\": {\"2\": 7, \"3\": 6, \"4\": 6}",
        "\"sols\": {\"2\": 8, \"3\": 7, \"4\": 7}",
    );
    assert_ne!(changed, text);
    fs::write(path(folders, "mission.json"), changed).expect("written");
    let words = fs::read_to_string(path(folders, "en.ftl")).expect("a text");
    let changed = words.replace(
        "There is a voice in the noise.",
        "There is a voice under the noise.",
    );
    assert_ne!(changed, words);
    fs::write(path(folders, "en.ftl"), changed).expect("written");
}
