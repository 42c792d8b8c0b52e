//! The subcommands for authors: `simulate`, `print`, `pack`, `schema`, `new-mission`, `add`.

use std::path::Path;
use std::sync::Arc;

use serde_json::json;

use super::args::{Out, Simulate, Workshop};
use super::console::{
    Answer, Context, EXIT_FAILURE, EXIT_USAGE, Outcome, Stop, print, print_left_out, print_notices,
    print_ok, put_left_out, wait, with_meant, write_out,
};
use super::{campaign, name_clash, new_mission, play, simulate};
use base::suggest::suggest;
use companions::scorebook::{Game, schema as score_schema};
use content::{self, Prose, Severity};
use first_martians::mission::Mission;
use language::{Args, Localizer, fact_text, html};
use session::campaign as campaigns;
use session::own_sheet::{self, SheetError};
use session::workshop::{self as missions, InstallError, PackError};
use session::{self, SessionError, messages};
use storage::path_text;

pub(super) fn workshop(context: &Context, asked: &Workshop) -> Answer {
    if let Some(name) = listed_or_here(asked) {
        name_clash::report(context, name)?;
    }
    match asked {
        Workshop::Simulate(asked) => {
            match wait(campaigns::find_campaign(&context.folders, &asked.mission)) {
                Some(found) => campaign::simulate(context, asked, found),
                None => simulate::simulate(context, asked),
            }
        }
        Workshop::Print {
            mission,
            map: false,
            out,
        } => sheet(context, mission, out),
        Workshop::Print {
            mission,
            map: true,
            out,
        } => map(context, mission, out),
        Workshop::Pack {
            mission,
            numbers_only: false,
            out,
        } => pack(context, mission, out),
        Workshop::Pack {
            mission,
            numbers_only: true,
            out,
        } => pack_numbers(context, mission, out),
        Workshop::Schema { kind } => schema(context, kind.as_deref()),
        Workshop::NewMission(asked) => new_mission::new_mission(context, asked),
        Workshop::Add { file, replace } => add(context, file, *replace),
    }
}

/// The name that can be that of a listed mission or of a folder here.
fn listed_or_here(asked: &Workshop) -> Option<&str> {
    match asked {
        Workshop::Simulate(Simulate { mission, .. })
        | Workshop::Print { mission, .. }
        | Workshop::Pack {
            mission,
            numbers_only: false,
            ..
        } => Some(mission),
        Workshop::Pack { .. }
        | Workshop::Schema { .. }
        | Workshop::NewMission(_)
        | Workshop::Add { .. } => None,
    }
}

fn sheet(context: &Context, name: &str, out: &Out) -> Answer {
    if let Some((files, folder)) = wait(campaigns::find_campaign(&context.folders, name)) {
        return campaign::print(context, &files, &folder, out);
    }
    let (mission, prose) = play::load(context, name)?;
    write_sheet(context, &mission, &prose, out)
}

/// Writes the printable sheet of a mission.
pub(super) fn write_sheet(
    context: &Context,
    mission: &Arc<Mission>,
    prose: &Prose,
    out: &Out,
) -> Answer {
    let localizer = Localizer::with_prose(context.localizer.language(), &prose.0);
    write_out(
        context,
        out,
        &html::mission_sheet(&localizer, mission),
        "html",
    )
}

fn map(context: &Context, name: &str, out: &Out) -> Answer {
    let (files, mission) = play::find(context, name)?;
    let (loaded, prose) = session::load_mission(&files, &mission)
        .map_err(|error| play::unplayable(context, &error, &files))?;
    let Some(map) = content::map(&files, &mission) else {
        // A mission that can be played can be read.
        return Err(context.fail_session(&SessionError::UnknownMission { mission }));
    };
    let localizer = Localizer::with_prose(context.localizer.language(), &prose.0);
    write_out(
        context,
        out,
        &html::mission_map(&localizer, &loaded.sheet.id, &map),
        "html",
    )
}

fn pack_numbers(context: &Context, name: &str, out: &Out) -> Answer {
    if !wait(context.folders.has_sheet(Some(name))) {
        let message = context
            .localizer
            .format("sheet-ask-unknown", &Args::new().text("id", name));
        return Err(context.fail("unknown-sheet", &message, EXIT_USAGE));
    }
    let (draft, notices) = wait(own_sheet::open(&context.folders, Some(name)));
    print_notices(context, &context.localizer, &notices)?;
    match wait(own_sheet::pack_numbers(&context.folders, &draft)) {
        Ok((_, text)) => write_out(context, out, &text, "bundle"),
        Err(SheetError::Install(why)) => Err(context.fail(
            "broken-mission",
            &messages::install_error(&context.localizer, &why),
            EXIT_FAILURE,
        )),
        Err(SheetError::Incomplete(problems)) => {
            let message = context.localizer.format(
                "sheet-ask-missing",
                &Args::new().count("count", problems.len()),
            );
            Err(context.fail("broken-mission", &message, EXIT_FAILURE))
        }
    }
}

fn pack(context: &Context, name: &str, out: &Out) -> Answer {
    let packed = match wait(campaigns::find_campaign(&context.folders, name)) {
        Some((files, folder)) => wait(campaigns::pack(&files, &folder)),
        None => wait(missions::pack(&context.folders, name)),
    };
    match packed {
        Ok(text) => write_out(context, out, &text, "bundle"),
        Err(PackError::Session(error)) => Err(play::unknown_mission(context, &error)),
        Err(why @ PackError::HasErrors { .. }) => Err(context.fail(
            "broken-mission",
            &messages::pack_error(&context.localizer, &why),
            EXIT_FAILURE,
        )),
    }
}

fn schema(context: &Context, kind: Option<&str>) -> Answer {
    let Some(kind) = kind else {
        return print_ok(content::schema().trim_end());
    };
    let schemas = content::schemas();
    let kind_of = |file: &str| file.split('.').next().unwrap_or_default().to_owned();
    if let Some((_, text)) = schemas.iter().find(|(file, _)| kind_of(file) == kind) {
        return print_ok(text.trim_end());
    }
    if let Some(game) = Game::ALL
        .into_iter()
        .find(|game| score_schema::kind(*game) == kind)
    {
        return print_ok(score_schema::schema(game).trim_end());
    }
    let scores = Game::ALL.into_iter().map(score_schema::kind);
    let known: Vec<String> = schemas
        .iter()
        .map(|(file, _)| kind_of(file))
        .chain(scores)
        .collect();
    let args = Args::new()
        .text("kind", kind.to_owned())
        .text("known", known.join(", "));
    let meant = suggest(kind, known.iter().map(String::as_str));
    let message = with_meant(
        &context.localizer,
        context.localizer.format("workshop-unknown-kind", &args),
        meant,
    );
    Err(context.fail("unknown-kind", &message, EXIT_USAGE))
}

fn add(context: &Context, path: &Path, replace: bool) -> Answer {
    let added = wait(missions::inspect(&context.folders, &path_text(path))).and_then(|untrusted| {
        wait(missions::add(&context.folders, &untrusted, replace)).map(|added| (untrusted, added))
    });
    let (untrusted, added) = added.map_err(|refused| not_added(context, &refused))?;
    if untrusted.campaign.is_some() {
        return campaign::added(context, &untrusted, &added);
    }
    let exit = Outcome::of(&untrusted.left_out).code();
    let localizer = Localizer::with_prose(context.localizer.language(), &untrusted.loaded.prose.0);
    let wrong = untrusted.loaded.diagnostics.len();
    let errors = untrusted
        .loaded
        .diagnostics
        .iter()
        .filter(|it| it.severity == Severity::Error)
        .count();
    if context.json {
        let mut answer = json!({
            "mission": added.id, "folder": added.path, "replaced": added.replaced, "diagnostics": wrong, "errors": errors,
        });
        put_left_out(context, &mut answer, &untrusted.left_out);
        print(&answer.to_string())?;
        return Ok(exit);
    }
    let args = Args::new()
        .text("title", fact_text::title(&localizer, &added.id))
        .text("id", added.id.clone());
    print(&localizer.format("workshop-added", &args))?;
    if let Some(old) = &added.replaced {
        print(&localizer.format("workshop-replaced", &Args::new().text("old", old)))?;
    }
    if errors > 0 {
        print(&localizer.format("workshop-errors", &Args::new().count("count", errors)))?;
    } else if wrong > 0 {
        print(&localizer.format("workshop-warnings", &Args::new().count("count", wrong)))?;
    }
    print_left_out(context, "left-out-from-mission", &untrusted.left_out)?;
    Ok(exit)
}

fn not_added(context: &Context, refused: &InstallError) -> Stop {
    let code = match refused {
        InstallError::ThirdParty(_) => "no-mission",
        InstallError::Shipped { .. } => "shipped-mission",
        InstallError::Invalid { diagnostics, files } => {
            context.show_diagnostics(diagnostics, files);
            "broken-mission"
        }
        InstallError::Exists { .. } => "mission-there",
    };
    context.fail(
        code,
        &messages::install_error(&context.localizer, refused),
        EXIT_FAILURE,
    )
}
