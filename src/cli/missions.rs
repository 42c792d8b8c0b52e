//! `missions`, and `play` without a name: what can be played.

use serde_json::{Value, json};

use super::console::{
    Answer, Context, EXIT_OK, EXIT_USAGE, print, print_left_out, print_ok, put_left_out, wait,
};
use companions::scorebook::Game;
use content::{self, Severity, shipped};
use language::{self, Args, Localizer, fact_text};
use session::{self, Library};

/// Lists the missions, the shipped ones first, and the other games.
pub(super) fn list(context: &Context) -> Answer {
    let Library { files, left_out } = wait(session::read_library(&context.folders));
    let mut listed: Vec<_> = content::missions(&files)
        .into_iter()
        .map(|id| (content::load(&files, &id), id))
        .collect();
    listed.sort_by_key(|(loaded, id)| {
        shipped::list_order(id, loaded.mission.as_ref().map(|it| it.sheet.group), false)
    });
    let mut missions = Vec::new();
    for (loaded, id) in listed {
        let localizer = Localizer::with_prose(context.localizer.language(), &loaded.prose.0);
        let title = fact_text::title(
            &localizer,
            loaded
                .mission
                .as_ref()
                .map_or(&id, |mission| &mission.sheet.id),
        );
        let errors = loaded
            .diagnostics
            .iter()
            .filter(|it| it.severity == Severity::Error)
            .count();
        let (own, playable) = (!shipped::has_mission(&id), loaded.mission.is_some());
        if context.json {
            missions.push(json!({"id": id, "title": title, "own": own, "playable": playable, "errors": errors}));
            continue;
        }
        let args = Args::new().text("id", id).text("title", title);
        let args = args
            .text("own", fact_text::yes_no(own))
            .text("playable", fact_text::yes_no(playable));
        print(&context.localizer.format("cli-mission", &args))?;
    }
    let mut campaigns = Vec::new();
    for folder in content::campaign::campaigns(&files) {
        let loaded = content::campaign::load_campaign(&files, &folder);
        let localizer = Localizer::with_prose(context.localizer.language(), &loaded.prose.0);
        let title = fact_text::title(
            &localizer,
            loaded
                .campaign
                .as_ref()
                .map_or(&folder, |campaign| &campaign.id),
        );
        if context.json {
            campaigns
                .push(json!({"id": folder, "title": title, "playable": loaded.campaign.is_some()}));
        } else {
            print(&context.localizer.format(
                "cli-campaign",
                &Args::new().text("id", folder).text("title", title),
            ))?;
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
