//! The actions of the mission, its tracks, and the meaning of the mission icons on POI tokens.

use iced::widget::column;

use super::form::{chosen, costs, list, number, number_fields, typed};
use super::{Message, Wizard, effects, places};
use crate::widget::prelude::*;
use content::own_sheet::{
    Action, ActionEdit, Edit, EffectList, EffectSite, Element as Listed, ICON_COUNT, MOST_MOVED,
    Poi, PoiEdit, Price, SheetForm, Track, TrackEdit,
};
use first_martians::vocabulary::AdventureType;
use language::{Args, Localizer, own_sheet as own_sheet_text};

/// The range by which a track moves.
const MOVES: (i8, i8) = (-MOST_MOVED, MOST_MOVED);

pub(super) fn view(wizard: &Wizard) -> Element<'_, Message> {
    let (localizer, draft) = (&wizard.localizer, &wizard.draft);
    let actions = draft.actions.iter().map(|it| {
        (
            it.key,
            own_sheet_text::named_action(localizer, draft, it),
            wizard
                .is_open(Listed::Action, it.key)
                .then(|| action(wizard, it)),
        )
    });
    let tracks = draft.tracks.iter().map(|it| {
        (
            it.key,
            own_sheet_text::track(localizer, it),
            wizard
                .is_open(Listed::Track, it.key)
                .then(|| track(localizer, it)),
        )
    });
    let pois = draft.pois.iter().map(|it| {
        (
            it.key,
            own_sheet_text::poi(localizer, it),
            wizard.is_open(Listed::Poi, it.key).then(|| poi(wizard, it)),
        )
    });
    let lead = |element: Listed| localizer.text(&format!("wizard-{}-lead", element.id()));
    let (title, lead_of) = (localizer.text("paper-actions"), lead(Listed::Action));
    let actions = list(localizer, draft, Listed::Action, title, lead_of, actions);
    let (title, lead_of) = (localizer.text("paper-tracks"), lead(Listed::Track));
    let tracks = list(localizer, draft, Listed::Track, title, lead_of, tracks);
    let (title, lead_of) = (localizer.text("paper-pois"), lead(Listed::Poi));
    let pois = list(localizer, draft, Listed::Poi, title, lead_of, pois);
    let tokens = draft.tokens.iter().map(|it| {
        (
            it.key,
            own_sheet_text::token(localizer, it),
            wizard
                .is_open(Listed::Token, it.key)
                .then(|| places::token(localizer, it)),
        )
    });
    let tokens = list(
        localizer,
        draft,
        Listed::Token,
        localizer.text("wizard-tokens"),
        lead(Listed::Token),
        tokens,
    );
    let lead = quiet(Type::Small, localizer.text("wizard-others-lead"));
    // The list with an open form comes first.
    let parts = match wizard.open {
        Some((Listed::Action, _)) => vec![actions, tracks, tokens, pois],
        Some((Listed::Poi, _)) => vec![pois, tracks, tokens, actions],
        Some((Listed::Token, _)) => vec![tokens, tracks, actions, pois],
        Some((Listed::Track, _)) => vec![tracks, tokens, actions, pois],
        Some((Listed::Objective | Listed::Event | Listed::SetUp, _)) | None => {
            vec![lead, tracks, tokens, actions, pois]
        }
    };
    Column::with_children(parts).spacing(size::GAP).into()
}

fn action<'a>(wizard: &'a Wizard, action: &'a Action) -> Element<'a, Message> {
    let (localizer, draft, key) = (&wizard.localizer, &wizard.draft, action.key);
    let id = format!("action-{key}");
    let edit = move |edit: ActionEdit| Edit::Action(key, edit);
    let typeless = (
        format!("{id}-typeless"),
        localizer.text("wizard-typeless"),
        action.kind.is_none(),
        edit(ActionEdit::Type(None)),
    );
    let types = AdventureType::ALL.iter().map(|&kind| {
        (
            format!("{id}-{}", kind.id()),
            localizer.word(kind),
            action.kind == Some(kind),
            edit(ActionEdit::Type(Some(kind))),
        )
    });
    let pawns = action.kind.is_none().then(|| {
        let value = i8::try_from(action.pawns).unwrap_or(i8::MAX);
        let to = |pawns: i8| edit(ActionEdit::Pawns(u8::try_from(pawns).unwrap_or_default()));
        number(
            localizer,
            format!("{id}-pawns"),
            localizer.text("wizard-pawns"),
            value,
            (0, 8),
            false,
            to,
        )
    });
    let price = |price: Price, count: u8| {
        let there = action.pays.get(&price).copied().unwrap_or_default();
        (
            price.id().to_owned(),
            own_sheet_text::price(localizer, price, count),
            there,
        )
    };
    let label = localizer.text("wizard-pays");
    let pays = costs(
        localizer,
        &format!("{id}-pays"),
        label,
        &Price::of(draft),
        price,
        |thing, count| edit(ActionEdit::Pays(thing, count)),
    );
    let hint = localizer.text("wizard-action-text-hint");
    let head = [
        typed(
            format!("{id}-title"),
            localizer.text("wizard-title-label"),
            "",
            &action.title,
            move |it| edit(ActionEdit::Title(it)),
        ),
        typed(
            format!("{id}-text"),
            localizer.text("wizard-action-text"),
            &hint,
            &action.text,
            move |it| edit(ActionEdit::Text(it)),
        ),
        chosen(
            localizer.text("wizard-type"),
            std::iter::once(typeless).chain(types),
        ),
    ];
    let moves = (!draft.tracks.is_empty()).then(|| moves(localizer, draft, action));
    let does = effects::view(
        wizard,
        EffectSite {
            element: Listed::Action,
            key,
            list: EffectList::Effects,
        },
    );
    let at = places::action(localizer, action);
    Column::with_children(
        head.into_iter()
            .chain(pawns)
            .chain(at)
            .chain([pays])
            .chain(moves)
            .chain([does]),
    )
    .spacing(size::GAP)
    .into()
}

/// Which track a success moves, and by how much.
fn moves<'a>(
    localizer: &'a Localizer,
    draft: &'a SheetForm,
    action: &'a Action,
) -> Element<'a, Message> {
    let key = action.key;
    let id = format!("action-{key}");
    let to = move |moves| Edit::Action(key, ActionEdit::Moves(moves));
    let by = action.moves.map_or(1, |(_, by)| by);
    let none = (
        format!("{id}-moves-none"),
        localizer.text("wizard-moves-none"),
        action.moves.is_none(),
        to(None),
    );
    let tracks = draft.tracks.iter().map(|track| {
        let is = action.moves.is_some_and(|(moved, _)| moved == track.key);
        (
            format!("{id}-moves-{}", track.key),
            own_sheet_text::name_or_placeholder(localizer, &track.title),
            is,
            to(Some((track.key, by))),
        )
    });
    let step = action.moves.map(|(track, by)| {
        let change = move |by: i8| to(Some((track, by)));
        number(
            localizer,
            format!("{id}-moves-by"),
            localizer.text("wizard-moves-by"),
            by,
            MOVES,
            true,
            change,
        )
    });
    let which = chosen(
        localizer.text("wizard-moves"),
        std::iter::once(none).chain(tracks),
    );
    Column::with_children(std::iter::once(which).chain(step))
        .spacing(size::GAP)
        .into()
}

fn track<'a>(localizer: &'a Localizer, track: &'a Track) -> Element<'a, Message> {
    let key = track.key;
    let id = format!("track-{key}");
    let edit = move |edit: TrackEdit| Edit::Track(key, edit);
    let spaces = ["start", "min", "max"]
        .into_iter()
        .enumerate()
        .zip(&track.spaces)
        .map(|((at, name), typed)| {
            let change: Box<dyn Fn(String) -> Edit> =
                Box::new(move |typed| edit(TrackEdit::Space(at, typed)));
            let label = text(Type::Body, localizer.text(&format!("wizard-track-{name}"))).into();
            number_fields(
                localizer,
                label,
                [(format!("{id}-{name}"), typed.as_str(), change)],
            )
        });
    let title = typed(
        format!("{id}-title"),
        localizer.text("wizard-title-label"),
        "",
        &track.title,
        move |it| edit(TrackEdit::Title(it)),
    );
    let label = localizer.text("wizard-track-moves");
    let production = number(
        localizer,
        format!("{id}-production"),
        label,
        track.production,
        MOVES,
        true,
        |by| edit(TrackEdit::Production(by)),
    );
    let lost = [
        ("never", None),
        ("lowest", Some(false)),
        ("highest", Some(true)),
    ]
    .map(|(name, at)| {
        let label = localizer.text(&format!("wizard-track-lost-{name}"));
        (
            format!("{id}-lost-{name}"),
            label,
            track.lost_at_highest == at,
            edit(TrackEdit::LostAtHighest(at)),
        )
    });
    let lost = chosen(localizer.text("wizard-track-lost-at"), lost);
    Column::with_children(
        std::iter::once(title)
            .chain(spaces)
            .chain([production, lost]),
    )
    .spacing(size::GAP)
    .into()
}

fn poi<'a>(wizard: &'a Wizard, poi: &'a Poi) -> Element<'a, Message> {
    let (localizer, key) = (&wizard.localizer, poi.key);
    let id = format!("poi-{key}");
    let edit = move |edit: PoiEdit| Edit::Poi(key, edit);
    let icons = (1..=ICON_COUNT).map(|icon| {
        let label = localizer.format("wizard-icon", &Args::new().number("icon", icon));
        (
            format!("{id}-icon-{icon}"),
            label,
            poi.icon == icon,
            edit(PoiEdit::Icon(icon)),
        )
    });
    let hint = localizer.text("wizard-poi-text-hint");
    column![
        chosen(localizer.text("wizard-which-icon"), icons),
        typed(
            format!("{id}-title"),
            localizer.text("wizard-title-label"),
            "",
            &poi.title,
            move |it| edit(PoiEdit::Title(it))
        ),
        typed(
            format!("{id}-text"),
            localizer.text("wizard-poi-text"),
            &hint,
            &poi.text,
            move |it| edit(PoiEdit::Text(it))
        ),
        effects::view(
            wizard,
            EffectSite {
                element: Listed::Poi,
                key,
                list: EffectList::Effects
            }
        ),
    ]
    .spacing(size::GAP)
    .into()
}
