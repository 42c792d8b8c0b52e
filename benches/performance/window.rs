//! First frame and memory of the window, compared with a bare one.

use std::fs;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use x11rb::connection::Connection;
use x11rb::protocol::xproto::{ConnectionExt, ImageFormat};
use x11rb::rust_connection::RustConnection;

use super::{milliseconds, percentile, program, row};

const SIZE: (u16, u16) = (1440, 900);
/// The number of measurements.
const TIMES: usize = 9;
/// The minimum number of colours of a first frame; anti-aliased text has more.
const COLOURS: usize = 6;

pub fn measure() {
    let display = Display::start();
    let bare = program().with_file_name("examples").join("bare_window");
    let data = tempfile::tempdir().unwrap();
    let (mut bare_frames, mut real_frames) = (Vec::new(), Vec::new());
    let (mut bare_memory, mut real_memory) = (Vec::new(), Vec::new());
    for _ in 0..TIMES {
        let (frame, memory) = display.open(&mut Command::new(&bare));
        bare_frames.push(frame);
        bare_memory.push(memory);
        let (frame, memory) =
            display.open(Command::new(program()).arg("--data-dir").arg(data.path()));
        real_frames.push(frame);
        real_memory.push(memory);
    }
    let (bare, real) = (
        percentile(&mut bare_frames, 50),
        percentile(&mut real_frames, 50),
    );
    let how = "from the start of the process to a picture on a 1440×900 X display, median of 9";
    row(
        "first frame, bare iced window",
        &milliseconds(bare),
        "",
        how,
    );
    let ratio = real.as_secs_f64() / bare.as_secs_f64();
    row(
        "first frame, Home",
        &format!("{} = {ratio:.2} × bare", milliseconds(real)),
        "≤ 1.15 × bare",
        how,
    );
    bare_memory.sort_unstable();
    real_memory.sort_unstable();
    let (bare, real) = (bare_memory[TIMES / 2], real_memory[TIMES / 2]);
    let how = "resident set two seconds after the first frame, median of 9";
    row(
        "memory, bare iced window",
        &format!("{:.1} MB", bare as f64 / 1024.0),
        "",
        how,
    );
    let ratio = real as f64 / bare as f64;
    row(
        "memory, Home",
        &format!("{:.1} MB = {ratio:.2} × bare", real as f64 / 1024.0),
        "≤ 2 × bare",
        how,
    );
}

/// A private X display.
struct Display {
    name: String,
    server: Child,
    connection: RustConnection,
    root: u32,
}

impl Display {
    fn start() -> Self {
        let free = (130..160)
            .find(|number| !fs::exists(format!("/tmp/.X11-unix/X{number}")).unwrap())
            .unwrap();
        let name = format!(":{free}");
        let screen = format!("{}x{}x24", SIZE.0, SIZE.1);
        let server = Command::new("Xvfb")
            .args([&name, "-screen", "0", &screen, "-nolisten", "tcp"])
            .stderr(Stdio::null())
            .spawn()
            .expect("Xvfb is installed");
        let (connection, screen) = connected(&name);
        let root = connection.setup().roots[screen].root;
        Self {
            name,
            server,
            connection,
            root,
        }
    }

    /// Opens a window and returns the time to its first frame and its memory in KiB two seconds later.
    fn open(&self, command: &mut Command) -> (Duration, u64) {
        let command = command
            .env("DISPLAY", &self.name)
            .env("WAYLAND_DISPLAY", "")
            .env("LANG", "en_US.UTF-8");
        let start = Instant::now();
        let mut window = command
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .unwrap();
        while self.colours() < COLOURS {
            assert!(
                start.elapsed() < Duration::from_secs(60),
                "no window: {command:?}"
            );
            std::thread::sleep(Duration::from_millis(1));
        }
        let frame = start.elapsed();
        std::thread::sleep(Duration::from_secs(2));
        let status = fs::read_to_string(format!("/proc/{}/status", window.id())).unwrap();
        let resident = status
            .lines()
            .find_map(|line| line.strip_prefix("VmRSS:"))
            .unwrap();
        let memory = resident.trim().trim_end_matches(" kB").parse().unwrap();
        window.kill().unwrap();
        let _ = window.wait().unwrap();
        while self.colours() > 1 {
            std::thread::sleep(Duration::from_millis(5));
        }
        (frame, memory)
    }

    /// The number of colours on the screen, up to [`COLOURS`].
    fn colours(&self) -> usize {
        let image = self
            .connection
            .get_image(ImageFormat::Z_PIXMAP, self.root, 0, 0, SIZE.0, SIZE.1, !0)
            .unwrap()
            .reply()
            .unwrap();
        let mut seen: Vec<&[u8]> = Vec::new();
        for pixel in image.data.chunks_exact(4) {
            if !seen.contains(&&pixel[..3]) {
                seen.push(&pixel[..3]);
                if seen.len() == COLOURS {
                    break;
                }
            }
        }
        seen.len()
    }
}

/// Connects to a display that may still be starting.
fn connected(display: &str) -> (RustConnection, usize) {
    let start = Instant::now();
    loop {
        if let Ok(connected) = x11rb::connect(Some(display)) {
            return connected;
        }
        assert!(
            start.elapsed() < Duration::from_secs(30),
            "the X display did not start"
        );
        std::thread::sleep(Duration::from_millis(20));
    }
}

impl Drop for Display {
    fn drop(&mut self) {
        let _ = self.server.kill();
        let _ = self.server.wait();
    }
}
