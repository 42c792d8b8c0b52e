//! What drawing costs, on the real screens without a display. `.ci/measure` writes it into `docs/performance.md`.
//!
//! A window of `iced_tiny_skia` draws again only the areas in which something differs from the picture before. Measured is processor
//! time: of a screen that is opened, and of the dearest frame after a press that changes one thing. Prints a Markdown table.

#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    reason = "a bench fails by panicking"
)]

#[path = "../../tests/window/driver.rs"]
#[allow(dead_code, reason = "it is a part of the tests, which use more of it")]
mod driver;
#[path = "../../tests/window/finished.rs"]
#[allow(dead_code, reason = "it is a part of the tests, which use more of it")]
mod finished;
mod scenes;
#[path = "../../tests/window/surface.rs"]
#[allow(dead_code, reason = "it is a part of the tests, which use more of it")]
mod surface;
#[path = "../../tests/window/tableau.rs"]
#[allow(dead_code, reason = "it is a part of the tests, which use more of it")]
mod tableau;

use std::time::Duration;
use test_support::released_missions;

use scenes::{Change, Scene};
use surface::Surface;

/// A usual window, and the largest one that bounds are given for.
const SIZES: [(u32, u32); 2] = [(1440, 900), (1920, 1200)];
/// The number of measurements.
const TIMES: usize = 30;
/// Longer than anything moves.
const MOVING: Duration = Duration::from_secs(1);
const IDLE: Duration = Duration::from_secs(10);

/// What the table shows.
const LEAD: &str = "\
The real screens without a display (`cargo bench --bench drawing`), as iced draws them: only the areas in which something differs from
the picture before. Processor time of at least 30 measurements. *Opened* is the whole frame of a screen with new widgets: view, layout
and all pixels; the bound is 50 ms. *Press* is the dearest frame after a press that changes one thing; the bound is 16 ms. *Drawn again*
is the largest sum of the areas of such a frame, in percent of the window: what is in two areas counts twice, since it is drawn twice.
*Frames in 10 s* are those of a screen that nobody touches, after its first one, by the clock that widgets are given; the bound is 0.";

fn main() {
    // `cargo test` and `cargo bench` without a name also start this: then it only has to build.
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    if !arguments.iter().any(|argument| argument == "--measure") {
        println!("nothing was measured: run .ci/measure");
        return;
    }
    let wanted: Vec<&String> = arguments
        .iter()
        .filter(|argument| !argument.starts_with('-'))
        .collect();
    println!("{LEAD}\n");
    println!(
        "| screen | window | opened: median, worst | press | median, worst | drawn again | frames in 10 s |"
    );
    println!("| --- | --- | --- | --- | --- | --- | --- |");
    for open in scenes::ALL {
        let mut scene = open();
        if wanted.is_empty() || wanted.iter().any(|word| scene.name.contains(word.as_str())) {
            for size in SIZES {
                measure(&mut scene, size);
            }
        }
    }
}

fn measure(scene: &mut Scene, (width, height): (u32, u32)) {
    let mut surface = Surface::new((width, height));
    let mut opened = Vec::new();
    // The first one fills the caches of glyphs.
    for time in 0..=TIMES {
        surface.forget();
        let costs = costs(&mut surface, scene, &[], MOVING);
        opened.extend((time > 0).then(|| costs[0].0));
    }
    // What was opened rests.
    let frames = costs(&mut surface, scene, &[], IDLE).iter().skip(1).count();
    let (mut presses, mut share) = (Vec::new(), 0.0_f32);
    for time in 0..TIMES + 2 {
        let events = match &scene.changes[time % 2] {
            Change::Send(messages) => {
                messages
                    .iter()
                    .cloned()
                    .for_each(|message| scene.driver.send(message));
                Vec::new()
            }
            Change::Strike(event) => vec![event.clone()],
        };
        let all = costs(&mut surface, scene, &events, MOVING);
        let dearest = all.iter().max_by_key(|(cost, ..)| *cost).copied().unwrap();
        // The first press of each kind may fill caches.
        if time >= 2 {
            presses.push(dearest.0);
            share = share.max(all.iter().map(|(_, damage)| *damage).fold(0.0, f32::max));
        }
    }
    write(scene, &surface, (width, height));
    println!(
        "| {} | {width}×{height} | {} | {} | {} | {:.0} % | {frames} |",
        scene.name,
        told(&mut opened),
        scene.press,
        told(&mut presses),
        share * 100.0
    );
}

/// The processor time and the share of the window of each frame. The first one has the view and its layout.
fn costs(
    surface: &mut Surface,
    scene: &Scene,
    events: &[iced_test::core::Event],
    within: Duration,
) -> Vec<(Duration, f32)> {
    let size = (surface.pixels().width(), surface.pixels().height());
    let (mut costs, mut last) = (Vec::new(), processor());
    surface.draw(&scene.driver.app, events, within, |frame| {
        let now = processor();
        costs.push((now - last, frame.share(size)));
        last = processor();
    });
    costs
}

/// The processor time of this thread.
#[cfg(unix)]
fn processor() -> Duration {
    let time = rustix::time::clock_gettime(rustix::time::ClockId::ThreadCPUTime);
    time.try_into().expect("it counts up from 0")
}

/// The time, where a thread's own is not known.
#[cfg(not(unix))]
fn processor() -> Duration {
    std::time::SystemTime::now()
        .duration_since(std::time::UNIX_EPOCH)
        .unwrap()
}

fn told(times: &mut [Duration]) -> String {
    times.sort_unstable();
    let milliseconds = |time: Duration| time.as_secs_f64() * 1e3;
    format!(
        "{:.1}, {:.1} ms",
        milliseconds(times[times.len() / 2]),
        milliseconds(times[times.len() - 1])
    )
}

/// With `SOLKEEPER_PICTURES=1`, the picture that was measured.
fn write(scene: &Scene, surface: &Surface, (width, height): (u32, u32)) {
    if std::env::var_os("SOLKEEPER_PICTURES").is_none() {
        return;
    }
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("target/drawing");
    std::fs::create_dir_all(&folder).unwrap();
    let mut picture = surface.pixels().clone();
    picture
        .data_mut()
        .chunks_exact_mut(4)
        .for_each(|pixel| pixel.swap(0, 2));
    let file = std::fs::File::create(folder.join(format!(
        "{}-{width}x{height}.png",
        scene.name.replace(' ', "-")
    )))
    .unwrap();
    let mut encoder = png::Encoder::new(std::io::BufWriter::new(file), width, height);
    encoder.set_color(png::ColorType::Rgba);
    encoder.set_depth(png::BitDepth::Eight);
    encoder
        .write_header()
        .unwrap()
        .write_image_data(picture.data())
        .unwrap();
}
