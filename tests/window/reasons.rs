//! What cannot be done now says why, where it is looked for.

use solkeeper::app::Message;
use solkeeper::app::screen::table;
use solkeeper::first_martians::command::Command;
use solkeeper::first_martians::state::{Step, Task};
use solkeeper::language::Language;

use crate::begun;
use crate::driver::Driver;

#[track_caller]
fn says(driver: &Driver, reason: &str) {
    assert!(
        driver.texts().iter().any(|text| text.contains(reason)),
        "“{reason}” is not in {:?}",
        driver.texts()
    );
}

/// Presses the main button until the step or task is reached.
fn until(driver: &mut Driver, reached: impl Fn(&Driver) -> bool) {
    for _ in 0..60 {
        if reached(driver) {
            return;
        }
        driver.press_named("main");
    }
    panic!("not reached");
}

#[test]
fn the_reports_say_why_there_are_none() {
    let expected = [
        (
            Language::English,
            [
                "It can be done from sol 1 on.",
                "First read the text at hand, then go on.",
            ],
        ),
        (
            Language::Italian,
            [
                "Vale dal sol 1 in poi.",
                "Prima leggete il testo che avete davanti e andate avanti.",
            ],
        ),
    ];
    for (language, [before, reading]) in expected {
        let (_folder, mut driver) = begun(language);
        driver.press_named("tab-table");
        says(&driver, before);
        until(&mut driver, |driver| {
            matches!(driver.game().state().queue.front(), Some(Task::Read { .. }))
        });
        driver.press_named("tab-table");
        says(&driver, reading);
    }
}

/// An objective that is not reported by hand says what it follows.
#[test]
fn an_objective_says_what_it_waits_for() {
    let (_folder, mut driver) = begun(Language::English);
    until(&mut driver, |driver| driver.game().state().is_under_way());
    driver.press_named("tab-log");
    driver.press_named("objective-growing-conditions");
    until(&mut driver, |driver| {
        driver.game().state().step == Step::Plan && driver.game().state().queue.is_empty()
    });
    if !driver.shows("objective-growing-conditions") {
        driver.press_named("tab-log");
    }
    says(
        &driver,
        "It moves on by itself with each success of the mission action",
    );
}

/// A press that comes too late is refused with its reason.
#[test]
fn a_refusal_tells_its_reason() {
    let (_folder, mut driver) = begun(Language::English);
    driver.send(Message::Table(table::Message::Play(Command::Unwind {})));
    says(&driver, "It can be done from sol 1 on.");
}
