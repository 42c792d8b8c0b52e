//! The set-up of a helper in plain text: the number of players, their names, the switches.

use std::io;

use serde_json::{Value, json};

use crate::cli::console::{Input, print_text};
use crate::cli::text::numbered;
use language::helper::unnamed;
use language::{Args, Localizer};
use session::remembered::Remembered;
use session::set_up::{self, Switch, SwitchKind};
use session::{Helper, SessionError, messages};

/// Asks until the set-up is valid; `None` at the end of input.
pub(super) fn ask_set_up<G: Helper>(
    localizer: &Localizer,
    remembered: &Remembered,
    document: Value,
    input: &mut Input,
) -> io::Result<Option<Value>> {
    let Some(players) = players::<G>(localizer, &document, input)? else {
        return Ok(None);
    };
    let mut document = remembered.set_up_for::<G>(players, |number| unnamed(localizer, number));
    loop {
        if !names(localizer, &mut document, input)? {
            return Ok(None);
        }
        match set_up::switches::<G>(&document) {
            Ok(_) => break,
            Err(faults) => print_text(
                localizer,
                &messages::session_error(localizer, &SessionError::BadSetUp { faults }),
            )?,
        }
    }
    switches::<G>(localizer, document, input)
}

fn players<G: Helper>(
    localizer: &Localizer,
    document: &Value,
    input: &mut Input,
) -> io::Result<Option<usize>> {
    let count = document["players"].as_array().map_or(2, Vec::len);
    let id = if G::HAS_SOLO {
        "set-up-players-solo"
    } else {
        "set-up-players"
    };
    let least = if G::HAS_SOLO { 1 } else { 2 };
    loop {
        let Some(line) = input.line(
            localizer,
            &localizer.format(id, &Args::new().count("count", count)),
        )?
        else {
            return Ok(None);
        };
        match (line.trim(), line.trim().parse::<usize>()) {
            ("", _) => return Ok(Some(count)),
            (_, Ok(number)) if (least..=4).contains(&number) => return Ok(Some(number)),
            _ => print_text(localizer, &localizer.text("set-up-not-players"))?,
        }
    }
}

fn names(localizer: &Localizer, document: &mut Value, input: &mut Input) -> io::Result<bool> {
    let players = document["players"].as_array().cloned().unwrap_or_default();
    let mut names = Vec::new();
    for (index, player) in players.iter().enumerate() {
        let usual = player["name"].as_str().unwrap_or_default();
        let args = Args::new().count("number", index + 1).text("name", usual);
        let Some(line) = input.line(localizer, &localizer.format("set-up-name", &args))? else {
            return Ok(false);
        };
        let typed = line.trim();
        names.push(json!({"name": if typed.is_empty() { usual } else { typed }}));
    }
    document["players"] = Value::Array(names);
    Ok(true)
}

fn switches<G: Helper>(
    localizer: &Localizer,
    mut document: Value,
    input: &mut Input,
) -> io::Result<Option<Value>> {
    loop {
        let switches = set_up::switches::<G>(&document).unwrap_or_default();
        if switches.is_empty() {
            return Ok(Some(document));
        }
        print_text(localizer, &localizer.text("set-up-switches"))?;
        for (index, switch) in switches.iter().enumerate() {
            let args = Args::new()
                .text("name", name(localizer, switch))
                .text("value", value(localizer, switch));
            let label = localizer.format("set-up-switch", &args);
            numbered(localizer, index, &label)?;
        }
        let Some(line) = input.line(localizer, &localizer.text("set-up-choose"))? else {
            return Ok(None);
        };
        if line.trim().is_empty() {
            return Ok(Some(document));
        }
        let chosen = line
            .trim()
            .parse::<usize>()
            .ok()
            .and_then(|number| switches.get(number.checked_sub(1)?));
        let Some(switch) = chosen else {
            print_text(
                localizer,
                &localizer.format("text-unknown", &Args::new().text("words", line.trim())),
            )?;
            continue;
        };
        let value = match set_up::next_value(switch) {
            Some(value) => value,
            None => match typed(localizer, switch, input)? {
                None => return Ok(None),
                Some(value) => value,
            },
        };
        let Some(changed) = set_up::with_switch(G::GAME, &document, switch.name, value) else {
            continue;
        };
        match set_up::switches::<G>(&changed) {
            Ok(_) => document = changed,
            Err(faults) => print_text(
                localizer,
                &messages::session_error(localizer, &SessionError::BadSetUp { faults }),
            )?,
        }
    }
}

/// Asks for a value; `None` at the end of input.
fn typed(localizer: &Localizer, switch: &Switch, input: &mut Input) -> io::Result<Option<Value>> {
    let args = Args::new().text("name", name(localizer, switch));
    let line = match switch.kind {
        SwitchKind::OptionalNumber(min, max) => input.line(
            localizer,
            &localizer.format("set-up-unsure", &args.number("min", min).number("max", max)),
        )?,
        SwitchKind::Names(known) => {
            let line = input.line(
                localizer,
                &localizer.format("set-up-names", &args.text("known", known.join(", "))),
            )?;
            if line.as_ref().is_some_and(|line| line.trim().is_empty()) {
                return Ok(Some(switch.value.clone()));
            }
            line
        }
        SwitchKind::Flag | SwitchKind::Words(_) | SwitchKind::Numbers(_) => None,
    };
    Ok(line.map(|line| set_up::parse_value(Some(switch.kind), &line)))
}

fn name(localizer: &Localizer, switch: &Switch) -> String {
    localizer.text(&format!("set-up-{}", switch.name.replace('_', "-")))
}

fn value(localizer: &Localizer, switch: &Switch) -> String {
    if let Value::Array(names) = &switch.value {
        let names = names.iter().filter_map(Value::as_str);
        return names
            .map(|it| language::mars_needs_mechanics::mechanism(localizer, it))
            .collect::<Vec<_>>()
            .join(", ");
    }
    let word = switch
        .value
        .as_str()
        .map_or_else(|| switch.value.to_string(), str::to_owned);
    localizer
        .try_format(
            &format!("set-up-value-{}", word.replace('_', "-")),
            &Args::new(),
        )
        .unwrap_or(word)
}
