//! A press draws again only what it changes, and all of that.

use std::sync::OnceLock;
use std::time::Duration;

use iced::advanced::Renderer as _;
use iced::advanced::graphics::Viewport;
use iced::advanced::renderer::Quad;
use iced::advanced::text::{
    Alignment, LineHeight, Paragraph as _, Renderer as _, Shaping, Text, Wrapping,
};
use iced::alignment::Vertical;
use iced::keyboard::{Modifiers, key::Named};
use iced::{Color, Pixels, Point, Rectangle, Size, Transformation};
use iced_tiny_skia::Layer;
use solkeeper::app::Message;
use solkeeper::app::renderer::{Limits, Painter, Renderer, changed_areas};
use solkeeper::app::screen::table::{self, board};
use solkeeper::app::screen::{home, settings};
use solkeeper::app::theme::{Look, Type};
use solkeeper::first_martians::command::Command;
use solkeeper::first_martians::players::{Player, Style};
use solkeeper::language::{Language, Localizer};
use solkeeper::play::Game as _;

use tiny_skia::Pixmap;

use crate::driver::{self, Driver};
use crate::surface::Surface;
use crate::{begun, finished, folders, planning, tables};

type Paragraph = <Renderer as iced::advanced::text::Renderer>::Paragraph;

/// The largest window that bounds are given for.
const ROOM: (u32, u32) = (1920, 1200);
/// Longer than anything moves.
const MOVING: Duration = Duration::from_secs(1);

/// The share of the window that each frame after a message draws again.
fn shares(surface: &mut Surface, driver: &mut Driver, message: Message) -> Vec<f32> {
    driver.send(message);
    let mut shares = Vec::new();
    surface.draw(&driver.app, &[], MOVING, |frame| {
        shares.push(frame.share(ROOM));
    });
    shares
}

#[test]
fn what_does_not_change_is_not_drawn_again() {
    let (_folder, driver) = planning(Language::English, board::Tab::Map);
    let mut surface = Surface::new(ROOM);
    let mut frames = Vec::new();
    surface.draw(&driver.app, &[], Duration::from_secs(10), |frame| {
        frames.push((frame.share(ROOM), frame.is_followed));
    });
    assert_eq!(
        frames,
        [(1.0, false)],
        "the first frame is all of it, and no other one is asked for"
    );
    // A text that is laid out twice in one layout counts as another one: three lines of the step beside the board.
    surface.draw(&driver.app, &[], MOVING, |frame| {
        assert!(
            frame.share(ROOM) < 0.02,
            "another view of the same draws again {:?}",
            frame.damage
        );
    });
}

#[test]
fn a_pawn_leaves_most_of_the_planner_as_it_is() {
    let (_folder, mut driver) = planning(Language::English, board::Tab::Map);
    let mut surface = Surface::new(ROOM);
    surface.draw(&driver.app, &[], MOVING, |_| ());
    let offers = driver.game().offers();
    let add = offers
        .iter()
        .find(|offer| matches!(offer.command, Command::AddPawn { .. }))
        .expect("a pawn is free");
    let shares = shares(
        &mut surface,
        &mut driver,
        Message::Table(table::Message::Play(add.command.clone())),
    );
    assert!(shares[0] > 0.0, "the pawn is drawn");
    for share in shares {
        assert!(
            share < 0.45,
            "{:.0} % of the window is drawn again",
            share * 100.0
        );
    }
}

/// Words of a drawing that were given all of it as their place made each of them draw all of it.
#[test]
fn what_scrolls_is_not_drawn_again_many_times() {
    let (_folder, mut driver) = planning(Language::English, board::Tab::Map);
    driver.send(Message::Table(table::Message::ShowBoard(true)));
    driver.send(Message::Table(table::Message::Board(board::Message::Tab(
        board::Tab::Blocks,
    ))));
    let (room, mut most) = ((1440, 900), 0.0_f32);
    let mut surface = Surface::new(room);
    surface.draw(&driver.app, &[], MOVING, |_| ());
    // Tab scrolls to what it reaches.
    for _ in 0..32 {
        surface.draw(
            &driver.app,
            &[driver::pressed(Named::Tab.into(), Modifiers::empty(), None)],
            MOVING,
            |frame| {
                most = most.max(frame.share(room));
            },
        );
    }
    assert!(most > 0.5, "it does not scroll");
    assert!(
        most < 2.0,
        "the window is drawn {most:.1} times in one frame"
    );
}

/// A usual window.
const USUAL: (u32, u32) = (1440, 900);
/// As many commands are played before the first is undone.
const PLAYED: usize = 260;

fn play(driver: &mut Driver, command: Command) {
    driver.send(Message::Table(table::Message::Play(command)));
}

/// A game of some sols.
fn played(full: bool, language: Language) -> (tempfile::TempDir, Driver) {
    let (folder, mut driver) = begun(language);
    play(&mut driver, Command::KeepBoard { full });
    let mut player = Player::new(Style::Careful, 7);
    for _ in 0..PLAYED {
        let Some(command) = player.next(driver.game()) else {
            break;
        };
        play(&mut driver, command);
    }
    (folder, driver)
}

/// Undoes and redoes as many presses. After each one all pixels must be those of a drawing of the whole window.
fn assert_nothing_is_lost(driver: &mut Driver, surface: &mut Surface, presses: usize) {
    surface.draw(&driver.app, &[], MOVING, |_| ());
    let (mut wrong, mut changed) = (Vec::new(), 0);
    for (name, message) in [
        ("undo", table::Message::Undo),
        ("redo", table::Message::Redo),
    ] {
        for press in 0..presses {
            driver.send(Message::Table(message.clone()));
            let mut areas = 0;
            surface.draw(&driver.app, &[], MOVING, |frame| {
                areas += frame.damage.len();
            });
            changed += usize::from(areas > 0);
            // A page that is said not to have changed is looked at as well.
            let pixels = surface.wrong_pixels();
            if pixels > 0 {
                wrong.push(format!("{name} {press}: {pixels}"));
            }
        }
    }
    assert!(
        changed * 2 > presses,
        "only {changed} pages were drawn again"
    );
    assert!(
        wrong.is_empty(),
        "{} of {} pages have pixels that are not as drawn at once: {wrong:?}",
        wrong.len(),
        2 * presses
    );
}

#[test]
fn undo_and_redo_with_the_full_board_lose_nothing() {
    let (_folder, mut driver) = played(true, Language::English);
    assert_nothing_is_lost(&mut driver, &mut Surface::new(USUAL), 30);
}

/// On a screen that shows two logical pixels as three.
#[test]
fn undo_and_redo_in_story_mode_lose_nothing() {
    let (_folder, mut driver) = played(false, Language::Italian);
    assert_nothing_is_lost(&mut driver, &mut Surface::on_screen(USUAL, 1.5, 1), 30);
}

#[test]
#[ignore = "it takes minutes: .ci/long redraw"]
fn long_runs_of_undo_and_redo_lose_nothing() {
    for (full, language) in [(true, Language::English), (false, Language::Italian)] {
        let (_folder, mut driver) = played(full, language);
        for size in [USUAL, (390, 844), (1024, 600)] {
            assert_nothing_is_lost(&mut driver, &mut Surface::new(size), 200);
        }
    }
}

/// The text size is the scale of the whole window, which keeps its pixels.
#[test]
fn another_text_size_leaves_nothing_of_the_last_one() {
    let (_folder, folders) = folders();
    let mut driver = Driver::open(&folders, Language::English);
    driver.send(Message::Home(home::Message::Settings));
    let mut wrong = Vec::new();
    for size in [USUAL, (1366, 768)] {
        let mut surface = Surface::new(size);
        for percent in [100, 125, 150, 175, 200, 125, 100, 200, 100] {
            driver.send(Message::Settings(settings::Message::TextSize(percent)));
            surface.rescale(f32::from(percent) / 100.0);
            surface.draw(&driver.app, &[], MOVING, |_| ());
            let pixels = surface.wrong_pixels();
            if pixels > 0 {
                wrong.push(format!("{size:?} {percent} %: {pixels}"));
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong:?}");
}

/// With two buffers, of which each shows what was drawn before the last picture.
#[test]
fn the_screens_of_the_helpers_lose_nothing() {
    let localizer = Localizer::new(Language::English);
    let mut surface = Surface::on_screen((1024, 600), 1.0, 2);
    let mut wrong = Vec::new();
    for sight in tables::all() {
        sight.show(&localizer, &mut |view| {
            surface.show(view, Look::Night, &[], MOVING, |_| ());
        });
        let pixels = surface.wrong_pixels();
        if pixels > 0 {
            wrong.push(format!("{}: {pixels}", sight.name()));
        }
    }
    assert!(wrong.is_empty(), "{wrong:?}");
}

#[test]
fn a_score_form_loses_nothing() {
    let (_folder, folders) = folders();
    finished::some(&folders);
    let mut driver = Driver::open(&folders, Language::English);
    driver.send(Message::Home(home::Message::Scores));
    let mut surface = Surface::new((1024, 600));
    surface.draw(&driver.app, &[], MOVING, |_| ());
    let mut wrong = Vec::new();
    for (name, open) in finished::VIEWS {
        open(&mut driver);
        for _ in 0..4 {
            let tab = driver::pressed(Named::Tab.into(), Modifiers::empty(), None);
            surface.draw(&driver.app, &[tab], MOVING, |_| ());
            let pixels = surface.wrong_pixels();
            if pixels > 0 {
                wrong.push(format!("{name}: {pixels}"));
            }
        }
        finished::close(&mut driver);
    }
    assert!(wrong.is_empty(), "{wrong:?}");
}

/// The most that a channel of any pixel differs after the middle of a window was drawn again, from a drawing of the whole window.
fn most_after_a_cut(draw: fn(&mut Renderer, f32)) -> u8 {
    let size = (300, 200);
    let viewport = Viewport::with_physical_size(Size::new(size.0, size.1), 1.0);
    let mut renderer = driver::renderer();
    let mut picture = |shade: f32, painter: &mut Painter, pixels: &mut Pixmap, age: u8| {
        renderer.reset(Rectangle::with_size(viewport.logical_size()));
        draw(&mut renderer, shade);
        let drawn = painter.draw(
            &mut renderer,
            &mut pixels.as_mut(),
            age,
            &viewport,
            Color::BLACK,
        );
        drawn.iter().map(Rectangle::area).sum::<f32>()
    };
    let new = || {
        let limits = Limits {
            areas: 10,
            share: 1.0,
        };
        let painter = Painter::new(size.0, size.1, limits).expect("a window has an area");
        let pixels = Pixmap::new(size.0, size.1).expect("a window has an area");
        (painter, pixels)
    };
    let ((mut painter, mut pixels), (mut other, mut whole)) = (new(), new());
    let _ = picture(0.0, &mut painter, &mut pixels, 0);
    let drawn = picture(1.0, &mut painter, &mut pixels, 1);
    let all = picture(1.0, &mut other, &mut whole, 0);
    assert!(
        0.0 < drawn && drawn < all,
        "{drawn} of {all} pixels are drawn again"
    );
    let differences = pixels.data().iter().zip(whole.data());
    differences
        .map(|(one, other)| one.abs_diff(*other))
        .max()
        .unwrap_or(0)
}

/// Layers do not keep a paragraph: this one stays.
fn line() -> &'static Paragraph {
    static LINE: OnceLock<Paragraph> = OnceLock::new();
    LINE.get_or_init(|| {
        driver::own_fonts();
        Paragraph::with_text(Text {
            content: "a line of instructions, long enough to be cut",
            bounds: Size::INFINITE,
            size: Pixels(16.0),
            line_height: LineHeight::Relative(1.4),
            font: Type::Body.font(),
            align_x: Alignment::Left,
            align_y: Vertical::Top,
            shaping: Shaping::Basic,
            wrapping: Wrapping::None,
        })
    })
}

/// A square in the middle that changes.
fn changing_square(renderer: &mut Renderer, shade: f32) {
    let quad = Quad {
        bounds: Rectangle::new(Point::new(120.0, 60.0), Size::new(60.0, 60.0)),
        ..Quad::default()
    };
    renderer.fill_quad(quad, Color::from_rgb(0.2, shade, 0.4));
}

/// A bar from one side of the window to the other, whose edges fall between pixels.
fn bar(renderer: &mut Renderer, bounds: Rectangle, color: Color) {
    let quad = Quad {
        bounds,
        ..Quad::default()
    };
    renderer.fill_quad(quad, color);
}

/// Where the edge of an area cuts what is drawn, the picture may differ by rounding, of opaque shapes alone: see `surface::ROUNDING`.
#[test]
fn a_cut_changes_only_the_soft_edges_of_opaque_shapes() {
    const BAR: Rectangle = Rectangle {
        x: 10.0,
        y: 80.4,
        width: 280.0,
        height: 20.3,
    };
    let words = most_after_a_cut(|renderer, shade| {
        changing_square(renderer, shade);
        let window = Rectangle::with_size(Size::new(300.0, 200.0));
        let at = Point::new(10.3, 80.4);
        renderer.fill_paragraph(line(), at, Color::WHITE, window);
    });
    assert_eq!(words, 0, "words");
    let veil = most_after_a_cut(|renderer, shade| {
        changing_square(renderer, shade);
        bar(renderer, BAR, Color::from_rgba(0.9, 0.7, 0.3, 0.6));
    });
    assert_eq!(veil, 0, "a shape that is seen through");
    let sharp = most_after_a_cut(|renderer, shade| {
        changing_square(renderer, shade);
        let bounds = Rectangle {
            y: 80.0,
            height: 20.0,
            ..BAR
        };
        bar(renderer, bounds, Color::from_rgb(0.9, 0.7, 0.3));
    });
    assert_eq!(sharp, 0, "an opaque shape of whole pixels");
    let soft = most_after_a_cut(|renderer, shade| {
        changing_square(renderer, shade);
        bar(renderer, BAR, Color::from_rgb(0.9, 0.7, 0.3));
    });
    assert!(soft <= 1, "an opaque shape: {soft} of 255");
    let two = most_after_a_cut(|renderer, shade| {
        changing_square(renderer, shade);
        bar(renderer, BAR, Color::from_rgb(0.9, 0.7, 0.3));
        bar(renderer, BAR, Color::from_rgb(0.3, 0.3, 0.8));
    });
    assert!(two <= 2, "two of them: {two} of 255");
}

/// A shape whose edge is that of its layer, in the middle of a pixel: a mask leaves the pixel out, the soft edge is in it.
#[test]
fn a_layer_that_begins_within_a_pixel_keeps_its_edge() {
    let most = most_after_a_cut(|renderer, shade| {
        changing_square(renderer, shade);
        let layer = Rectangle::new(Point::new(118.5, 40.0), Size::new(150.0, 40.0));
        renderer.with_layer(layer, |renderer| {
            bar(renderer, layer, Color::from_rgb(0.9, 0.7, 0.3));
        });
    });
    assert!(most <= 1, "{most} of 255");
}

/// The soft corner of a shape that ends with the area reaches into the next pixel.
#[test]
fn a_round_shape_at_the_edge_of_an_area_is_drawn_once() {
    let most = most_after_a_cut(|renderer, shade| {
        changing_square(renderer, shade);
        let quad = Quad {
            bounds: Rectangle::new(Point::new(134.0, 66.4), Size::new(48.0, 48.0)),
            border: iced::border::rounded(6.0).width(1.0).color(Color::WHITE),
            ..Quad::default()
        };
        renderer.fill_quad(quad, Color::BLACK);
    });
    assert_eq!(most, 0);
}

/// The box of a track is two shapes with soft edges, each with its border: an area that reaches it contains it.
#[test]
fn a_small_shape_is_not_cut() {
    let most = most_after_a_cut(|renderer, shade| {
        changing_square(renderer, shade);
        for color in [
            Color::from_rgb(0.9, 0.7, 0.3),
            Color::from_rgb(0.3, 0.3, 0.8),
        ] {
            let quad = Quad {
                bounds: Rectangle::new(Point::new(174.0, 66.4), Size::new(20.0, 20.0)),
                border: iced::border::rounded(3.0).width(1.0).color(Color::WHITE),
                ..Quad::default()
            };
            renderer.fill_quad(quad, color);
        }
    });
    assert_eq!(most, 0);
}

/// A paragraph whose place in the list was that of the empty texts of a moved drawing.
#[test]
fn a_text_after_a_moved_drawing_is_looked_for_at_its_own_place() {
    let window = Rectangle::with_size(Size::new(1440.0, 900.0));
    let [mut last, mut current] = [
        Layer {
            bounds: window,
            ..Layer::default()
        },
        Layer {
            bounds: window,
            ..Layer::default()
        },
    ];
    last.draw_text_group(Vec::new(), window, Transformation::translate(16.0, 366.0));
    let words = line();
    let at = Point::new(184.0, 381.6);
    current.draw_paragraph(words, at, Color::WHITE, window, Transformation::IDENTITY);
    let place = Rectangle::new(at, words.min_bounds());
    for scale in [1.0, 1.25, 1.5, 2.0] {
        let viewport = Viewport::with_physical_size(
            Size::new((1440.0 * scale) as u32, (900.0 * scale) as u32),
            scale,
        );
        let changes = |last: &Layer, current: &Layer| {
            changed_areas(
                std::slice::from_ref(last),
                std::slice::from_ref(current),
                &viewport,
                Limits::NATIVE,
            )
        };
        let (appears, vanishes) = (changes(&last, &current), changes(&current, &last));
        assert!(
            place.is_within(&appears[0]),
            "{place:?} is not drawn: {appears:?}"
        );
        assert!(
            place.is_within(&vanishes[0]),
            "{place:?} is not removed: {vanishes:?}"
        );
        // Whole pixels of the screen.
        for edge in [
            appears[0].x,
            appears[0].y,
            appears[0].width,
            appears[0].height,
        ]
        .map(|edge| edge * scale)
        {
            assert!(
                (edge - edge.round()).abs() < 1e-3,
                "{appears:?} cuts through pixels"
            );
        }
        assert!(changes(&current, &current).is_empty());
    }
}
