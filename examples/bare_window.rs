//! The smallest iced window: the baseline of `benches/performance`.

use iced::widget::{button, center, column, text};
use iced::{Element, Task};

#[derive(Debug, Clone)]
enum Message {
    Pressed,
}

fn update(pressed: &mut u32, message: Message) -> Task<Message> {
    match message {
        Message::Pressed => *pressed += 1,
    }
    Task::none()
}

fn view(pressed: &u32) -> Element<'_, Message> {
    center(column![
        text("A bare window"),
        text(pressed.to_string()),
        button("Press").on_press(Message::Pressed)
    ])
    .into()
}

fn main() -> iced::Result {
    iced::application(|| (0, Task::none()), update, view)
        .window_size((1440.0, 900.0))
        .run()
}
