//! A printed sheet that is typed in, step by step.

use solkeeper::app::Message;
use solkeeper::app::screen::home;
use solkeeper::app::screen::wizard::{self, Step};
use solkeeper::content::own_sheet::{
    ActionEdit, BrokenAt, BrokenParts, Edit, EffectEdit, EffectList, EffectSite, Element,
    EventEdit, Goal, Key, ObjectiveEdit, PoiEdit, Price, SHEET_NUMBERS, SetUpEdit, SetUpKind,
    Takes, TokenEdit, TrackEdit,
};
use solkeeper::first_martians::mission::{ActionPlace, SheetValue};
use solkeeper::first_martians::vocabulary::{
    AdventureType, Block, Direction, Facility, Group, Item, Region,
};

use crate::driver::Driver;

pub fn edit(driver: &mut Driver, edit: Edit) {
    driver.send(Message::Wizard(wizard::Message::Edit(edit)));
}

fn go(driver: &mut Driver, step: Step, open: Option<(Element, Key)>) {
    driver.send(Message::Wizard(wizard::Message::Go(step)));
    driver.send(Message::Wizard(wizard::Message::Open(open)));
}

/// Opens the wizard and enters a sheet with one of each kind of element. The keys count up from 1: a track, an action,
/// a mission icon, the objectives, an event, steps of the set-up, then an Objective token.
pub fn typed(driver: &mut Driver) {
    driver.send(Message::Home(home::Message::Sheet(None)));
    edit(driver, Edit::Name("The Long Well".to_owned()));
    edit(
        driver,
        Edit::Story("Under the ice lies water, and nobody knows how deep.".to_owned()),
    );
    edit(driver, Edit::Group(Group::Exploration));
    for (value, number) in SHEET_NUMBERS
        .into_iter()
        .chain([SheetValue::Threshold])
        .zip(["8", "4", "5", "3", "3", "2", "2", "6"])
    {
        edit(driver, Edit::Number(value, 0, number.to_owned()));
    }
    edit(driver, Edit::CopyColumn { from: 0, to: 1 });
    edit(driver, Edit::CopyColumn { from: 1, to: 2 });
    edit(driver, Edit::Threshold(true));
    for sol in [1, 2, 4, 5, 6, 7] {
        edit(driver, Edit::Die(Block::Working, sol));
    }
    for sol in [3, 5, 7] {
        edit(driver, Edit::Die(Block::Living, sol));
    }
    edit(driver, Edit::Add(Element::Track));
    edit(
        driver,
        Edit::Track(1, TrackEdit::Title("Depth of the well".to_owned())),
    );
    edit(driver, Edit::Track(1, TrackEdit::Production(-1)));
    edit(driver, Edit::Add(Element::Action));
    edit(
        driver,
        Edit::Action(2, ActionEdit::Title("Drill".to_owned())),
    );
    edit(
        driver,
        Edit::Action(
            2,
            ActionEdit::Text("Drive the bit one length deeper.".to_owned()),
        ),
    );
    edit(
        driver,
        Edit::Action(2, ActionEdit::Type(Some(AdventureType::Build))),
    );
    edit(driver, Edit::Action(2, ActionEdit::Pays(Price::Energy, 1)));
    edit(
        driver,
        Edit::Action(2, ActionEdit::Pays(Price::Hardware, 1)),
    );
    edit(driver, Edit::Action(2, ActionEdit::Moves(Some((1, 2)))));
    edit(driver, Edit::Add(Element::Poi));
    edit(
        driver,
        Edit::Poi(3, PoiEdit::Title("Old drill site".to_owned())),
    );
    edit(
        driver,
        Edit::Poi(3, PoiEdit::Text("Take a spare hardware part.".to_owned())),
    );
    let regions =
        [(1, Direction::N), (2, Direction::Nw)].map(|(ring, direction)| Region { ring, direction });
    let takes = [
        (
            "Reach the water",
            Takes::Reach(Some(1), "10".to_owned()),
            Goal::Times(1),
        ),
        ("A spare farm", Takes::Build(Facility::Farm), Goal::Times(1)),
        (
            "Drill through the ice",
            Takes::Act(Some(2)),
            Goal::Percent(20),
        ),
        (
            "Survey the edge of the basin",
            Takes::Explore(regions.into()),
            Goal::Times(2),
        ),
        (
            "Bring samples home",
            Takes::Have(Item::Sample, 3),
            Goal::Times(1),
        ),
        ("Say a few words", Takes::Words, Goal::Times(1)),
    ];
    for ((title, takes, goal), key) in takes.into_iter().zip(4..) {
        edit(driver, Edit::Add(Element::Objective));
        edit(
            driver,
            Edit::Objective(key, ObjectiveEdit::Title(title.to_owned())),
        );
        edit(driver, Edit::Objective(key, ObjectiveEdit::Takes(takes)));
        edit(driver, Edit::Objective(key, ObjectiveEdit::Goal(goal)));
    }
    edit(
        driver,
        Edit::Objective(5, ObjectiveEdit::Pays(Item::Hardware, 1)),
    );
    edit(driver, Edit::Objective(9, ObjectiveEdit::Optional(true)));
    edit(
        driver,
        Edit::Objective(
            9,
            ObjectiveEdit::Reward("Morale rises by one space.".to_owned()),
        ),
    );
    with_event(driver);
    let broken = BrokenParts {
        at: BrokenAt::Block(Block::Living),
        part: None,
        counts: [1, 2, 3],
    };
    edit(driver, Edit::Add(Element::SetUp));
    edit(
        driver,
        Edit::SetUp(11, SetUpEdit::Does(SetUpKind::Broken(broken))),
    );
    edit(
        driver,
        Edit::SetUp(
            11,
            SetUpEdit::Text("The crew before left in a hurry.".to_owned()),
        ),
    );
    edit(driver, Edit::Add(Element::SetUp));
    edit(
        driver,
        Edit::SetUp(
            12,
            SetUpEdit::Text("No pawn may leave the HUB in sol 1.".to_owned()),
        ),
    );
    edit(driver, Edit::Objective(6, ObjectiveEdit::Deadline(5)));
    edit(driver, Edit::Objective(6, ObjectiveEdit::After(4)));
    edit(driver, Edit::Add(Element::Token));
    edit(driver, Edit::Token(13, TokenEdit::Number("3".to_owned())));
    edit(
        driver,
        Edit::Action(
            2,
            ActionEdit::At(Some(ActionPlace::Regions(vec![Region {
                ring: 2,
                direction: Direction::Nw,
            }]))),
        ),
    );
}

/// The effects of the event of [`with_event`].
fn effects_of_event(list: EffectList) -> EffectSite {
    EffectSite {
        element: Element::Event,
        key: 10,
        list,
    }
}

/// Adds an event with an action.
fn with_event(driver: &mut Driver) {
    edit(driver, Edit::Add(Element::Event));
    edit(
        driver,
        Edit::Event(10, EventEdit::Title("Grey Dust".to_owned())),
    );
    edit(
        driver,
        Edit::Event(
            10,
            EventEdit::Text("It settles on every panel, and nobody has a brush.".to_owned()),
        ),
    );
    edit(driver, Edit::Event(10, EventEdit::Acts(true)));
    edit(driver, Edit::Event(10, EventEdit::Odds(40)));
    let effects = [
        (
            EffectList::Reward,
            r#"{"words": "Put a blue cube on the panel."}"#,
        ),
        (
            EffectList::Later,
            r#"{"board": {"wound": {"who": "everyone", "count": 1}}}"#,
        ),
        (
            EffectList::Effects,
            r#"{"board": {"supply": {"resource": "energy", "by": -2}}}"#,
        ),
    ];
    for (list, effect) in effects {
        let effect = serde_json::from_str(effect).expect("an effect");
        edit(
            driver,
            Edit::Effects(effects_of_event(list), EffectEdit::Add(effect)),
        );
    }
}

/// A view: its name, and how it is reached with that sheet.
type View = (&'static str, fn(&mut Driver));

pub const VIEWS: [View; 21] = [
    ("wizard-name", |driver| go(driver, Step::Name, None)),
    ("wizard-numbers", |driver| go(driver, Step::Numbers, None)),
    ("wizard-dice", |driver| go(driver, Step::Dice, None)),
    ("wizard-set-up", |driver| go(driver, Step::SetUp, None)),
    ("wizard-set-up-broken", |driver| {
        go(driver, Step::SetUp, Some((Element::SetUp, 11)));
    }),
    ("wizard-objectives", |driver| {
        go(driver, Step::Objectives, None);
    }),
    ("wizard-objective", |driver| {
        go(driver, Step::Objectives, Some((Element::Objective, 6)));
    }),
    ("wizard-objective-reach", |driver| {
        go(driver, Step::Objectives, Some((Element::Objective, 4)));
    }),
    ("wizard-objective-build", |driver| {
        go(driver, Step::Objectives, Some((Element::Objective, 5)));
    }),
    ("wizard-objective-explore", |driver| {
        go(driver, Step::Objectives, Some((Element::Objective, 7)));
    }),
    ("wizard-objective-have", |driver| {
        go(driver, Step::Objectives, Some((Element::Objective, 8)));
    }),
    ("wizard-objective-words", |driver| {
        go(driver, Step::Objectives, Some((Element::Objective, 9)));
    }),
    ("wizard-others", |driver| {
        go(driver, Step::Others, Some((Element::Action, 2)));
    }),
    ("wizard-track", |driver| {
        go(driver, Step::Others, Some((Element::Track, 1)));
    }),
    ("wizard-poi", |driver| {
        go(driver, Step::Others, Some((Element::Poi, 3)));
    }),
    ("wizard-event", |driver| {
        go(driver, Step::Events, Some((Element::Event, 10)));
        driver.send(Message::Wizard(wizard::Message::Effect(Some((
            effects_of_event(EffectList::Effects),
            Some(0),
        )))));
    }),
    ("wizard-effect-kinds", |driver| {
        go(driver, Step::Events, Some((Element::Event, 10)));
        let shown = Some((effects_of_event(EffectList::Effects), None));
        driver.send(Message::Wizard(wizard::Message::Effect(shown)));
    }),
    ("wizard-events", |driver| go(driver, Step::Events, None)),
    ("wizard-look-over", |driver| go(driver, Step::Review, None)),
    ("wizard-token", |driver| {
        go(driver, Step::Others, Some((Element::Token, 13)));
    }),
    ("wizard-dice-by-crew", |driver| {
        edit(driver, Edit::DiceByCrew(true));
        go(driver, Step::Dice, None);
    }),
];
