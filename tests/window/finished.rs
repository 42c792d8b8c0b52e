//! Finished games and the screens that show them: for the tests, the grid and the gallery.

use pollster::FutureExt as _;
use serde_json::{Value, json};
use solkeeper::app::Message;
use solkeeper::app::screen::scores::{self, form, market};
use solkeeper::scorebook::{Ending, Entry, Game, MissionResult};
use solkeeper::session::scores as kept;
use solkeeper::storage::Folders;

use crate::driver::Driver;

/// A name, and the messages from the list of finished games to that screen.
type Scene = (&'static str, fn(&mut Driver));

/// The screens of the scores.
pub const VIEWS: [Scene; 11] = [
    ("scores", |_| ()),
    ("scores-entry", |driver| {
        let tied = ids(driver, Game::MarsNeedsMechanics).into_iter().next();
        send(driver, tied.map(scores::Message::Open));
    }),
    ("scores-statistics", |driver| {
        send(driver, [scores::Message::Statistics]);
    }),
    ("scores-statistics-player", |driver| {
        let ann = Some("Ann".to_owned());
        send(
            driver,
            [
                scores::Message::Game(Some("mechanica")),
                scores::Message::Player(ann),
                scores::Message::Statistics,
            ],
        );
    }),
    ("scores-pocket-mars", |driver| {
        send(
            driver,
            [scores::Message::Enter(Game::PocketMars, json!({}))],
        );
        enter(
            driver,
            &[
                ("players[0].name", "Giulia"),
                ("players[1].name", "Tommaso"),
                ("players[0].ship", "2"),
            ],
        );
        enter(
            driver,
            &[
                ("players[0].buildings.greenhouse[0]", "3"),
                ("players[0].buildings.aqualab[1]", "1"),
            ],
        );
    }),
    ("scores-refused", |driver| {
        send(
            driver,
            [scores::Message::Enter(Game::PocketMars, json!({}))],
        );
        enter(
            driver,
            &[
                ("players[0].ship", "7"),
                ("players[0].energy", "lots"),
                ("players[0].buildings.habitation", "1"),
            ],
        );
        enter(
            driver,
            &[
                ("players[0].buildings.aqualab[1]", "2"),
                ("players[0].buildings.greenhouse[0]", "-1"),
            ],
        );
        enter(
            driver,
            &[("players[1].name", "Giulia"), ("players[0].name", "giulia")],
        );
        form(driver, vec![form::Message::Add; 3]);
        form(driver, vec![form::Message::Open(0)]);
    }),
    ("scores-solo", |driver| {
        send(
            driver,
            [scores::Message::Enter(Game::PocketMars, json!({}))],
        );
        form(
            driver,
            vec![
                form::Message::Alone(true),
                form::Message::Level("super_android"),
                form::Message::Switches,
            ],
        );
        enter(
            driver,
            &[("players[0].name", "Giulia"), ("players[1].ship", "3")],
        );
        form(driver, vec![form::Message::Open(1)]);
    }),
    ("scores-mechanica", |driver| {
        send(driver, [scores::Message::Enter(Game::Mechanica, json!({}))]);
        enter(
            driver,
            &[
                ("players[0].name", "Ann"),
                ("players[0].wallet", "47"),
                ("players[0].improvements", "4 3 2"),
            ],
        );
        form(driver, vec![form::Message::Coins(true)]);
        enter(
            driver,
            &[("players[1].name", "Bob"), ("players[1].wallet", "12")],
        );
    }),
    ("scores-mars-needs-mechanics", |driver| {
        send(
            driver,
            [scores::Message::Enter(Game::MarsNeedsMechanics, json!({}))],
        );
        enter(
            driver,
            &[
                ("ranking.players[0].name", "Ada"),
                ("ranking.players[0].cogs", "62"),
            ],
        );
        enter(
            driver,
            &[
                ("ranking.players[1].name", "Bea"),
                ("ranking.players[1].cogs", "62"),
            ],
        );
        form(
            driver,
            vec![form::Message::RestIsZero(None), form::Message::Switches],
        );
    }),
    ("scores-correct", |driver| {
        let id = ids(driver, Game::Mechanica).into_iter().next();
        send(driver, id.map(scores::Message::Correct));
    }),
    ("scores-market", |driver| {
        let final_round = [
            market::Message::Bought("lens"),
            market::Message::Final(true),
            market::Message::ShowHand(true),
        ];
        send(driver, [scores::Message::ToMarket]);
        send(driver, final_round.map(scores::Message::Market));
        let hand = form::Message::Typed("best_sale.hand.lens".to_owned(), "4".to_owned());
        send(
            driver,
            [scores::Message::Market(market::Message::Hand(hand))],
        );
    }),
];

/// Back to the list, with empty forms.
pub fn close(driver: &mut Driver) {
    send(
        driver,
        [scores::Message::Game(None), scores::Message::Player(None)],
    );
    while driver.shows("back") || !driver.shows("new-mechanica") {
        form(driver, vec![form::Message::Alone(false)]);
        send(driver, [scores::Message::Back]);
    }
}

fn send(driver: &mut Driver, messages: impl IntoIterator<Item = scores::Message>) {
    messages
        .into_iter()
        .for_each(|message| driver.send(Message::Scores(message)));
}

fn form(driver: &mut Driver, messages: Vec<form::Message>) {
    send(driver, messages.into_iter().map(scores::Message::Form));
}

fn enter(driver: &mut Driver, fields: &[(&str, &str)]) {
    form(
        driver,
        fields
            .iter()
            .map(|(at, typed)| form::Message::Typed((*at).to_owned(), (*typed).to_owned()))
            .collect(),
    );
}

fn ids(driver: &Driver, game: Game) -> Vec<String> {
    let entries = driver.app.scores().entries().iter();
    entries
        .filter(|entry| entry.game() == game.id())
        .map(|entry| entry.id.clone())
        .collect()
}

fn mechanica(ann: i64, bob: i64) -> Value {
    json!({"mode": "multiplayer", "players": [
        {"name": "Ann", "wallet": ann, "vault": 10, "improvements": [4, 3]},
        {"name": "Bob", "wallet": bob, "vault": 12, "improvements": [5]}]})
}

/// Three games of Mechanica, one of Mars Needs Mechanics, a solo game of Pocket Mars, and a mission.
pub fn some(folders: &Folders) {
    let ranking = json!({"ranking": {"players": [{"name": "Ann", "cogs": 62, "hand": 1},
        {"name": "Bea", "cogs": 62, "hand": 1}, {"name": "Cleo", "cogs": 50, "hand": 0}], "last_first_player": "Cleo"}});
    let alone = json!({"mode": "solo", "level": "standard", "players": [
        {"name": "Ann", "ship": 2, "energy": 3, "buildings": {"energy_bank": [2, 1], "greenhouse": [1, 0]}},
        {"name": "DA", "ship": 1, "energy": 2, "buildings": {"energy_bank": [3, 0], "comms_center": [1, 0]}}]});
    let games = [
        (Game::Mechanica, mechanica(21, 30), "2026-09-04T20:15:00Z"),
        (Game::Mechanica, mechanica(34, 12), "2026-10-02T21:40:00Z"),
        (Game::Mechanica, mechanica(27, 25), "2026-11-06T22:05:00Z"),
        (Game::MarsNeedsMechanics, ranking, "2026-11-13T21:30:00Z"),
        (Game::PocketMars, alone, "2026-11-14T21:30:00Z"),
    ];
    for (game, input, at) in games {
        let entry = Entry::of_score(game, &input, at)
            .and_then(|entry| entry.with_notes("At Ann’s, on the balcony."));
        let _ = kept::keep(folders, entry.expect("a score"))
            .block_on()
            .expect("it is kept");
    }
    let players = ["Ann", "Bob", "Cleo"].map(str::to_owned).to_vec();
    let mission = MissionResult {
        mission: "make-yourself-at-home".to_owned(),
        players,
        ending: Ending::WonAll,
        sol: 7,
    };
    let _ = kept::keep(folders, Entry::of_mission(mission, "2026-11-15T21:30:00Z"))
        .block_on()
        .expect("it is kept");
}
