//! The astronauts whom a mission remembers, as its texts name them.

use super::common::{name_as_subject, name_with_of};
use super::noun::{Noun, capital};
use super::{Args, Language, Voice};
use crate::first_martians::Game;
use crate::first_martians::effect::PERSON_FORMS;
use crate::first_martians::state::{Crew, Seat};

/// Every remembered astronaut in all forms: `$first-down`, `$first-down-cap`, `$first-down-of`, `$first-down-to`.
pub(super) fn args(voice: &Voice, game: &Game) -> Args {
    let state = game.state();
    game.mission().people.iter().fold(Args::new(), |args, person| {
        let seat = state.people.get(person).copied();
        let forms = forms(voice, &state.crew, seat);
        PERSON_FORMS.iter().zip(forms).fold(args, |args, (form, text)| args.text(&format!("{person}{form}"), text))
    })
}

/// In the order of [`PERSON_FORMS`]; where nobody is remembered, somebody of the crew.
fn forms(voice: &Voice, crew: &Crew, seat: Option<Seat>) -> [String; 4] {
    let Some(seat) = seat else {
        let plain = voice.plain("person-nobody");
        return [plain.clone(), capital(&plain), voice.plain("person-nobody-of"), voice.plain("person-nobody-to")];
    };
    let subject = name_as_subject(voice, crew, seat);
    let of = match voice.language() {
        // A possessive before its noun.
        Language::English => voice.say("person-of", &Args::new().text("name", subject.clone())),
        Language::Italian => name_with_of(voice, crew, seat),
    };
    let unnamed = crew.astronauts.get(usize::from(seat)).filter(|astronaut| astronaut.name.is_none());
    let to = unnamed.and_then(|astronaut| voice.try_prose_attribute(&astronaut.profession.key(), "to", &Args::new()));
    let to = to.unwrap_or_else(|| voice.say("person-to", &Args::new().text("name", subject.clone())));
    [subject.clone(), capital(&subject), of, to]
}
