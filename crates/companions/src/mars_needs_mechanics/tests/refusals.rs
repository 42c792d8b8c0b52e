//! Invalid data, each error with its path.

use super::*;

fn changed(document: Value, path: &str, value: Value) -> Value {
    let mut document = document;
    let (group, name) = path.rsplit_once('/').unwrap();
    match document.pointer_mut(group).unwrap() {
        Value::Object(fields) => drop(fields.insert(name.to_owned(), value)),
        Value::Array(items) => items[name.parse::<usize>().unwrap()] = value,
        other => panic!("{other}"),
    }
    document
}

fn game() -> Value {
    ranked(&[("Ada", 62, 1), ("Bea", 61, 0)], "Ada")
}

fn sale() -> Value {
    json!({"best_sale": {"hand": {"lens": 3, "wire": 2}, "scrap": 2, "prices": {"lens": 7, "wire": 4}}})
}

#[test]
fn of_a_ranking() {
    for (path, value, code, at) in [
        (
            "/ranking/players/1/cogs",
            json!(-3),
            Code::Negative,
            "ranking.players[1].cogs",
        ),
        (
            "/ranking/players/1/cogs",
            json!("62"),
            Code::NotANumber,
            "ranking.players[1].cogs",
        ),
        (
            "/ranking/players/0/hand",
            json!(1.5),
            Code::NotWhole,
            "ranking.players[0].hand",
        ),
        (
            "/ranking/players/0/hand",
            json!(57),
            Code::TooManyComponents,
            "ranking.players[0].hand",
        ),
        (
            "/ranking/players/1/name",
            json!("ADA"),
            Code::SameName,
            "ranking.players[1].name",
        ),
        (
            "/ranking/players/1/name",
            json!("a".repeat(41)),
            Code::BadName,
            "ranking.players[1].name",
        ),
        (
            "/ranking/players/1/name",
            json!("a\nb"),
            Code::BadName,
            "ranking.players[1].name",
        ),
        (
            "/ranking/last_first_player",
            json!("Zoe"),
            Code::UnknownPlayer,
            "ranking.last_first_player",
        ),
        (
            "/ranking/players",
            json!(players(&[("Ada", 1, 1)])),
            Code::TooFewPlayers,
            "ranking.players",
        ),
        (
            "/ranking/rounds",
            json!(6),
            Code::UnknownField,
            "ranking.rounds",
        ),
        ("/set", json!({}), Code::OneQuestion, ""),
    ] {
        assert_eq!(
            first(&changed(game(), path, value.clone())),
            (code, at.to_owned()),
            "{path} {value}"
        );
    }
    let names = ["a", "b", "c", "d", "e", "f", "g", "h"].map(|name| (name, 1, 1));
    assert_eq!(
        faults(&ranked(&names, "a")),
        [(Code::TooManyPlayers, "ranking.players".to_owned())]
    );
}

#[test]
fn of_an_adjustment() {
    for (path, value, code, at) in [
        (
            "/adjust/line/3",
            json!("cog"),
            Code::UnknownValue,
            "adjust.line[3]",
        ),
        (
            "/adjust/prices/gear",
            json!(-1),
            Code::Negative,
            "adjust.prices.gear",
        ),
        (
            "/adjust/prices/spring",
            json!(1),
            Code::UnknownField,
            "adjust.prices.spring",
        ),
        (
            "/adjust/bought",
            json!(["lens", "sprocket"]),
            Code::UnknownValue,
            "adjust.bought[1]",
        ),
        (
            "/adjust/bought",
            json!("lens"),
            Code::NotAList,
            "adjust.bought",
        ),
        (
            "/adjust/final_round",
            json!("yes"),
            Code::NotAFlag,
            "adjust.final_round",
        ),
        (
            "/adjust/prices",
            json!(5),
            Code::NotAnObject,
            "adjust.prices",
        ),
    ] {
        assert_eq!(
            first(&changed(adjust(&[], false), path, value.clone())),
            (code, at.to_owned()),
            "{path} {value}"
        );
    }
    let twice = changed(adjust(&[], false), "/adjust/line/3", json!("gear"));
    assert_eq!(
        faults(&twice),
        [
            (Code::RepeatedComponent, "adjust.line[3]".to_owned()),
            (Code::ComponentNotInLine, "adjust.line".to_owned())
        ]
    );
    let mut final_round = adjust(&[], true);
    final_round["adjust"]
        .as_object_mut()
        .unwrap()
        .remove("bought");
    assert_eq!(first(&final_round), (Code::Missing, "adjust.bought".into()));
    let mut price = adjust(&[], false);
    price["adjust"]["prices"]
        .as_object_mut()
        .unwrap()
        .remove("lens");
    assert_eq!(first(&price), (Code::Missing, "adjust.prices.lens".into()));
}

#[test]
fn of_a_sale_and_a_set() {
    for (path, value, code, at) in [
        (
            "/best_sale/hand/lens",
            json!(9),
            Code::TooManyComponents,
            "best_sale.hand.lens",
        ),
        (
            "/best_sale/hand/lens",
            json!(-1),
            Code::Negative,
            "best_sale.hand.lens",
        ),
        (
            "/best_sale/hand/screw",
            json!(1),
            Code::UnknownField,
            "best_sale.hand.screw",
        ),
        (
            "/best_sale/hand/gear",
            json!(1),
            Code::Missing,
            "best_sale.prices.gear",
        ),
        (
            "/best_sale/scrap",
            json!(3),
            Code::TooLarge,
            "best_sale.scrap",
        ),
        (
            "/best_sale/scrap",
            json!(true),
            Code::NotANumber,
            "best_sale.scrap",
        ),
    ] {
        assert_eq!(
            first(&changed(sale(), path, value.clone())),
            (code, at.to_owned()),
            "{path} {value}"
        );
    }
    assert_eq!(
        first(&json!({"set": {"components": 9, "scrap": 0, "price": 6}})),
        (Code::TooManyComponents, "set.components".into())
    );
    assert_eq!(
        first(&json!({"set": {"components": 4, "scrap": 0}})),
        (Code::Missing, "set.price".into())
    );
    assert_eq!(first(&json!({})), (Code::OneQuestion, String::new()));
    assert_eq!(
        faults(&json!({"set": {"components": "a", "scrap": -1, "price": 0.5}})).len(),
        3
    );
}
