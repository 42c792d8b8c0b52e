//! `missions`, and `play` without a name: what can be played.

use serde_json::{Value, json};

use super::console::{
    Answer, Context, EXIT_OK, EXIT_USAGE, print, print_left_out, print_ok, put_left_out, wait,
};
use companions::scorebook::Game;
use content::shipped;
use language::{self, Args, fact_text};
use session;

/// Lists the missions, the shipped ones first, and the other games.
pub(super) fn list(context: &Context) -> Answer {
    let (mut missions, mut campaigns) = (Vec::new(), Vec::new());
    let mut list = wait(session::list_missions(&context.folders));
    // Here campaigns come last, by the names of their files.
    list.missions
        .sort_by_key(|it| it.is_campaign.then(|| format!("{}/", it.folder)));
    let left_out = list.left_out;
    for it in list.missions {
        let language = context.localizer.language();
        let title = it.about.title.get(&language).cloned().unwrap_or_default();
        let (id, errors) = (it.folder.clone(), it.errors.len());
        let (own, playable) = (!shipped::has_mission(&id), it.is_playable());
        match (context.json, it.is_campaign) {
            (true, true) => {
                campaigns.push(json!({"id": id, "title": title, "playable": playable}));
            }
            (true, false) => missions.push(
                json!({"id": id, "title": title, "own": own, "playable": playable, "errors": errors}),
            ),
            (false, true) => print(&context.localizer.format(
                "cli-campaign",
                &Args::new().text("id", id).text("title", title),
            ))?,
            (false, false) => {
                let args = Args::new().text("id", id).text("title", title);
                let args = args
                    .text("own", fact_text::yes_no(own))
                    .text("playable", fact_text::yes_no(playable));
                print(&context.localizer.format("cli-mission", &args))?;
            }
        }
    }
    let game = |game: Game| {
        (
            game.id(),
            language::score::game(&context.localizer, game.id()),
        )
    };
    if context.json {
        let games: Vec<Value> = Game::ALL
            .into_iter()
            .map(game)
            .map(|(id, title)| json!({"id": id, "title": title}))
            .collect();
        let mut listed = json!({"missions": missions, "games": games});
        if !campaigns.is_empty() {
            listed["campaigns"] = json!(campaigns);
        }
        put_left_out(context, &mut listed, &left_out);
        return print_ok(&listed.to_string());
    }
    for (id, title) in Game::ALL.into_iter().map(game) {
        print(
            &context
                .localizer
                .format("cli-game", &Args::new().text("id", id).text("title", title)),
        )?;
    }
    print_left_out(context, "left-out-from-list", &left_out)?;
    print(&context.localizer.text("cli-missions-more"))?;
    Ok(EXIT_OK)
}

/// `play` without a name: the list. A program has forgotten a word.
pub(super) fn unnamed(context: &Context) -> Answer {
    if context.json {
        let message = context.localizer.format(
            "cli-missing-argument",
            &Args::new().text("word", "MISSION|GAME"),
        );
        return Err(context.fail("missing-argument", &message, EXIT_USAGE));
    }
    list(context)
}
