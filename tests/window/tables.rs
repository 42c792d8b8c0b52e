//! Situations of the three other games, for the gallery and for the grid.

use std::mem::discriminant;

use iced_test::core::Element;
use serde_json::{Value, json};
use solkeeper::app::Shared;
use solkeeper::app::renderer::Renderer;
use solkeeper::app::screen::helper::mars_needs_mechanics::sheet;
use solkeeper::app::screen::helper::set_up::{self, HelperSetUp};
use solkeeper::app::screen::helper::{
    HelperScreen, HelperView, Message, Side, mechanica as factory,
};
use solkeeper::app::theme::ground;
use solkeeper::language::{Language, Localizer};
use solkeeper::mars_needs_mechanics::Component;
use solkeeper::mars_needs_mechanics::helper as market;
use solkeeper::mechanica::helper as mechanica;
use solkeeper::play::{Command as _, GameHistory};
use solkeeper::pocket_mars::helper as colony;
use solkeeper::scorebook::Game;
use solkeeper::session::Helper;
use solkeeper::session::remembered::Remembered;
use solkeeper::storage::Folders;

/// A screen to look at.
pub trait Sight {
    fn name(&self) -> &'static str;
    fn show(
        &self,
        localizer: &Localizer,
        see: &mut dyn FnMut(Element<'_, (), iced::Theme, Renderer>),
    );
}

/// A game and its screen in some situation.
struct Scene<K: HelperView> {
    name: &'static str,
    table: GameHistory<K>,
    screen: HelperScreen<K>,
}

impl<K: HelperView> Sight for Scene<K> {
    fn name(&self) -> &'static str {
        self.name
    }

    fn show(
        &self,
        localizer: &Localizer,
        see: &mut dyn FnMut(Element<'_, (), iced::Theme, Renderer>),
    ) {
        let view = self.screen.view(localizer, &self.table, &[]).map(|_| ());
        see(iced::widget::container(view)
            .width(iced::Fill)
            .height(iced::Fill)
            .style(ground)
            .into());
    }
}

/// A game that is played by code.
pub struct Played<K: HelperView> {
    pub table: GameHistory<K>,
    screen: HelperScreen<K>,
    sights: Vec<Box<dyn Sight>>,
}

impl<K: HelperView> Played<K> {
    /// A game before its first command.
    pub fn new(game: K) -> Self {
        let table = GameHistory::new(game);
        Self {
            screen: HelperScreen::new(&table),
            table,
            sights: Vec::new(),
        }
    }

    #[track_caller]
    pub fn play(&mut self, commands: impl IntoIterator<Item = Value>) {
        for command in commands {
            let read = serde_json::from_value(command.clone())
                .unwrap_or_else(|why| panic!("{command}: {why}"));
            let line = self
                .table
                .propose(&read, "2031-04-05T20:00:00Z")
                .unwrap_or_else(|why| panic!("{command}: {why:?}"));
            self.table.accept(line).expect("a line of this table");
            self.screen.refresh(&self.table);
        }
    }

    fn tap(&mut self, message: Message<K::Command, K::ViewMessage>) {
        let _ = self.screen.update(message, self.table.game());
    }

    fn look(&mut self, name: &'static str) {
        self.sights.push(Box::new(Scene {
            name,
            table: self.table.clone(),
            screen: self.screen.clone(),
        }));
    }

    /// Shows the side panel with a form open.
    fn look_beside(&mut self, name: &'static str, side: Side, open: &str) {
        let before = self.screen.clone();
        self.tap(Message::ShowSide(side));
        if !open.is_empty() {
            let command = self
                .table
                .offers()
                .iter()
                .map(|offer| &offer.command)
                .find(|command| command.name() == open);
            self.tap(Message::Opened(discriminant(command.expect("offered"))));
        }
        self.look(name);
        self.screen = before;
    }

    /// Shows the step with a form open.
    fn look_at_form(&mut self, name: &'static str, open: &str) {
        let before = self.screen.clone();
        let command = self
            .table
            .offers()
            .iter()
            .map(|offer| &offer.command)
            .find(|command| command.name() == open);
        self.tap(Message::Opened(discriminant(command.expect("offered"))));
        self.look(name);
        self.screen = before;
    }

    /// Plays anything that is offered until the condition holds.
    #[track_caller]
    fn until(&mut self, command: &Value, there: impl Fn(&K) -> bool) {
        for _ in 0..60 {
            if there(self.table.game()) {
                return;
            }
            self.play([command.clone()]);
        }
        panic!("{command} leads nowhere");
    }
}

/// The set-up of a game.
struct Laid {
    name: &'static str,
    begin: HelperSetUp,
}

impl Sight for Laid {
    fn name(&self) -> &'static str {
        self.name
    }

    fn show(
        &self,
        localizer: &Localizer,
        see: &mut dyn FnMut(Element<'_, (), iced::Theme, Renderer>),
    ) {
        let view = self.begin.view(localizer).map(|_| ());
        see(iced::widget::container(view)
            .width(iced::Fill)
            .height(iced::Fill)
            .style(ground)
            .into());
    }
}

pub fn all() -> Vec<Box<dyn Sight>> {
    [beginnings(), markets(), colonies(), factories()]
        .into_iter()
        .flatten()
        .collect()
}

fn beginnings() -> Vec<Box<dyn Sight>> {
    let localizer = Localizer::new(Language::English);
    let start = json!({"players": [{"name": "Ada"}, {"name": "Bruno"}, {"name": "Cleo"}]});
    let mut remembered = Remembered::default();
    remembered.remember_game(&market::Game::begun(&start, 7).expect("a start"));
    let folders = Folders::choose(Some(&std::env::temp_dir())).expect("a folder");
    let shared = Shared::new(folders, Language::English);
    let begin = |game, messages: Vec<set_up::Message>| {
        let mut begin = HelperSetUp::new(game, &remembered, &localizer);
        messages
            .into_iter()
            .for_each(|message| drop(begin.update(message, &shared)));
        begin
    };
    let known = |name: &str| set_up::Message::Known(name.to_owned());
    let twice = vec![
        set_up::Message::Typed(1, "ada".to_owned()),
        set_up::Message::Mechanism("automaton".to_owned()),
    ];
    let laid = [
        ("begin-market", begin(Game::MarsNeedsMechanics, twice)),
        (
            "begin-colony",
            begin(Game::PocketMars, vec![known("Bruno")]),
        ),
        (
            "begin-colony-alone",
            begin(Game::PocketMars, vec![set_up::Message::Players(1)]),
        ),
        (
            "begin-factory",
            begin(Game::Mechanica, vec![set_up::Message::Players(4)]),
        ),
    ];
    laid.into_iter()
        .map(|(name, begin)| Box::new(Laid { name, begin }) as Box<dyn Sight>)
        .collect()
}

fn buy(component: &str) -> Value {
    json!({"buy": {"component": component}})
}

fn markets() -> Vec<Box<dyn Sight>> {
    let start = json!({"players": [{"name": "Ada"}, {"name": "Bruno"}, {"name": "Cleo"}]});
    let mut it = Played::new(market::Game::new(
        &market::Start::read(&start, 7).expect("a start"),
    ));
    let (pass, sold) = (json!({"pass": {}}), json!({"done_selling": {}}));
    it.play([json!({"shuffle_line": {}})]);
    it.look("market-set-up");
    it.play([json!({"begin": {}})]);
    it.play(["gear", "aether_tube", "lens"].map(buy));
    it.play([json!({"build": {"seat": 2, "mechanism": "x_ray_goggles", "cards": 2}})]);
    it.play([pass.clone()]);
    it.look("market-turn");
    it.play([buy("gear"), json!({"correct_cogs": {"seat": 2, "to": 4}})]);
    it.look("market-cannot-pay");
    it.look_beside("market-report", Side::Report, "mechanism_cogs");
    it.look_beside("market-correct", Side::Corrections, "correct_price");
    it.look_beside("market-history", Side::History, "");
    it.look_beside("market-players", Side::Players, "");
    it.until(&pass, |game| game.state().step == market::Step::RoundOver);
    it.look("market-round-over");
    it.play([json!({"end_round": {}})]);
    it.look("market-sales");
    it.tap(Message::Tapped(sheet::ViewMessage::Cover(0)));
    it.look("market-sheet-covered");
    it.tap(Message::Tapped(sheet::ViewMessage::Uncover));
    it.tap(Message::Tapped(sheet::ViewMessage::Hold(
        Component::Gear,
        3,
    )));
    it.tap(Message::Tapped(sheet::ViewMessage::Hold(
        Component::Wire,
        1,
    )));
    it.look("market-sheet");
    it.until(&sold, |game| {
        !matches!(game.state().step, market::Step::Sales { .. })
    });
    it.play([json!({"correct_deck": {"to": 0}})]);
    it.look("market-last-round");
    it.until(&pass, |game| game.state().step == market::Step::RoundOver);
    it.play([json!({"end_round": {}})]);
    it.until(&sold, |game| {
        !matches!(game.state().step, market::Step::Sales { .. })
    });
    it.look("market-reckoning");
    it.play([json!({"finish": {}})]);
    it.look("market-end");
    it.sights
}

fn colonies() -> Vec<Box<dyn Sight>> {
    let names = json!([{"name": "Ada"}, {"name": "Bruno"}, {"name": "Cleo"}]);
    let start = json!({"mode": "multiplayer", "players": names, "draft": true});
    let mut it = Played::new(colony::Game::new(
        &colony::Start::read(&start).expect("a start"),
    ));
    let end_turn = json!({"end_turn": {}});
    it.look("colony-set-up");
    it.play([json!({"begin": {}})]);
    it.look("colony-draft");
    it.until(&json!({"passed": {}}), |game| {
        game.state().step == colony::Step::Action
    });
    let module =
        |site: &str, value: u8| json!({"play_from_module": {"site": site, "value": value}});
    it.play([module("energy_bank", 5)]);
    it.look("colony-acted");
    it.play([
        json!({"settle": {}}),
        json!({"use_energy_bank": {}}),
        end_turn.clone(),
        json!({"launch": {}}),
        end_turn.clone(),
    ]);
    it.play([
        module("greenhouse", 6),
        json!({"settle": {}}),
        end_turn.clone(),
    ]);
    let go = |seat: u8, from: Value, to: Value| json!({"move_colonist": {"seat": seat, "from": from, "to": to}});
    let (one, two) = (
        |site: &str| json!({"one_star": site}),
        |site: &str| json!({"two_star": site}),
    );
    for site in ["aqualab", "comms_center", "greenhouse"] {
        it.play([go(0, json!("earth"), one(site))]);
    }
    it.play([
        go(0, one("energy_bank"), two("energy_bank")),
        go(1, json!("ship"), two("energy_bank")),
    ]);
    it.look("colony-action");
    it.look_at_form("colony-project", "play_from_module");
    it.look_beside("colony-report", Side::Report, "move_colonist");
    it.look_beside("colony-players", Side::Players, "");
    it.look_beside("colony-correct", Side::Corrections, "correct_cards");
    for site in ["aqualab", "comms_center", "greenhouse"] {
        if it
            .table
            .game()
            .state()
            .player(0)
            .is_some_and(|ada| ada.on_earth() > 0)
        {
            it.play([go(0, json!("earth"), one(site))]);
        }
    }
    it.play([json!({"play_from_hand": {}}), end_turn.clone()]);
    it.look("colony-end");

    let start = json!({"mode": "solo", "level": "super_android", "players": [{"name": "Ada"}]});
    let mut solo = Played::new(colony::Game::new(
        &colony::Start::read(&start).expect("a start"),
    ));
    solo.look("da-set-up");
    solo.play([json!({"begin": {}})]);
    solo.look("da-architect");
    solo.play([json!({"launch": {}}), end_turn]);
    solo.look("da-failure");
    solo.play([json!({"system_failure": {}})]);
    solo.play([json!({"correct_cards": {"seat": 1, "pile": "module", "to": 1}})]);
    solo.look("da-activation");
    solo.play([json!({"activate_androids": {"site": "habitation"}})]);
    solo.look("da-advice");
    let mut sights = it.sights;
    sights.append(&mut solo.sights);
    sights
}

fn factories() -> Vec<Box<dyn Sight>> {
    let start = json!({"mode": "multiplayer", "players": [{"name": "Ada"}, {"name": "Bruno"}]});
    let mut it = Played::new(mechanica::Game::new(
        &mechanica::Start::read(&start, 7).expect("a start"),
    ));
    let go_on = json!({"continue": {}});
    let reveal = |kind: &str, price: i64| json!({"reveal": {"improvement": kind, "price": price}});
    it.look("factory-set-up");
    it.play([
        reveal("upgrader", 7),
        reveal("gift_wrapper", 5),
        go_on.clone(),
    ]);
    it.look("factory-first-run");
    it.play([go_on.clone()]);
    it.tap(Message::Tapped(factory::ViewMessage::Load(
        mechanica::Bot::Basic,
        1,
    )));
    it.tap(Message::Tapped(factory::ViewMessage::Load(
        mechanica::Bot::Plus,
        1,
    )));
    it.look("factory-ship");
    it.play([
        json!({"ship": {"bot": "basic", "count": 1}}),
        json!({"buy_truck": {"from": "small", "to": "big"}}),
    ]);
    it.play([
        json!({"complete": {"blueprint": 0, "payout": 12}}),
        go_on.clone(),
    ]);
    it.look("factory-shopping");
    it.play([
        json!({"buy_tile": {"tile": 1, "install": true}}),
        go_on.clone(),
    ]);
    it.look("factory-make");
    for (name, kind) in [
        ("factory-tile", factory::PlaceKind::Tile(0)),
        ("factory-truck", factory::PlaceKind::Truck(1)),
    ] {
        it.tap(Message::Tapped(factory::ViewMessage::Open(
            factory::FactoryPlace { seat: 0, kind },
        )));
        it.look(name);
    }
    it.tap(Message::Close);
    it.look_beside("factory-players", Side::Players, "");
    it.look_beside("factory-report", Side::Report, "set_value");
    it.look_beside("factory-correct", Side::Corrections, "correct_money");
    it.play([go_on.clone()]);
    it.look("factory-turn-shop");
    it.play([json!({"price_is": {"price": 6}})]);
    it.look("factory-refill");
    it.play([reveal("fabricator", 9), go_on.clone()]);
    it.until(&go_on, |game| {
        !matches!(
            game.state().step,
            mechanica::Step::Ship | mechanica::Step::Shopping | mechanica::Step::Make
        )
    });
    for told in [json!({"fell_out": {}}), json!({"price_is": {"price": 5}})] {
        if matches!(
            it.table.game().state().step,
            mechanica::Step::TurnShop { .. }
        ) {
            it.play([told]);
        }
    }
    it.until(&go_on, |game| game.state().step == mechanica::Step::DayEnd);
    it.look("factory-day-end");
    it.play([json!({"continue": {}})]);
    it.look("factory-run");
    it.play([json!({"correct_stack": {"to": 0}})]);

    let start = json!({"mode": "solo", "players": [{"name": "Ada"}]});
    let mut solo = Played::new(mechanica::Game::new(
        &mechanica::Start::read(&start, 7).expect("a start"),
    ));
    solo.play([
        reveal("reconfigurator", 7),
        reveal("static_charger", 5),
        go_on.clone(),
        go_on.clone(),
    ]);
    solo.until(&go_on, |game| {
        matches!(game.state().step, mechanica::Step::TurnShop { .. })
    });
    solo.play(
        [
            json!({"price_is": {"price": 6}}),
            json!({"price_is": {"price": 6}}),
        ]
        .into_iter()
        .take(1),
    );
    if matches!(
        solo.table.game().state().step,
        mechanica::Step::TurnShop { .. }
    ) {
        solo.play([json!({"price_is": {"price": 4}})]);
    }
    solo.play([reveal("upgrader", 6), go_on.clone()]);
    solo.look("armand-flip");
    solo.play([json!({"enter_chip": {"expensive": true}})]);
    solo.look("armand-chooses");
    let tile = solo
        .table
        .game()
        .state()
        .shop
        .iter()
        .position(|tile| tile.improvement == mechanica::Improvement::Reconfigurator);
    solo.play([json!({"armand_takes": {"tile": tile}})]);
    solo.look_beside("armand-players", Side::Players, "");
    for _ in 0..8 {
        if matches!(
            solo.table.game().state().step,
            mechanica::Step::TurnShop { .. }
        ) {
            solo.play([json!({"fell_out": {}})]);
        }
    }
    solo.play([
        json!({"correct_stack": {"to": 1}}),
        reveal("flight_tester", 9),
        go_on.clone(),
    ]);
    solo.until(&go_on, |game| {
        game.state().step == mechanica::Step::Shopping
    });
    solo.look("armand-own-shopping");
    solo.until(&go_on, |game| {
        matches!(game.state().step, mechanica::Step::TurnShop { .. })
    });
    solo.play([json!({"fell_out": {}})]);
    solo.look("armand-values");
    if solo.table.game().state().step == mechanica::Step::Values {
        let unknown: Vec<_> = solo.table.game().state().unknown_values().collect();
        solo.play(
            unknown
                .into_iter()
                .map(|kind| json!({"set_value": {"improvement": kind, "to": 3}})),
        );
        solo.play([go_on]);
        solo.look("armand-end");
    }
    let mut sights = it.sights;
    sights.append(&mut solo.sights);
    sights
}
