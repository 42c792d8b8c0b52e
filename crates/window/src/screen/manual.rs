//! The manual: its chapters, and one of them open.

mod pictures;

#[cfg(target_arch = "wasm32")]
pub(crate) use pictures::fetched as pictures_fetched;

use std::collections::BTreeMap;

use iced::Task;
use iced::widget::column;

use crate::jobs::files;
use crate::widget::prelude::*;
use crate::{Action, Shared};
use language::manual::{Chapter, Part, for_paper, manual};
use language::{Args, Language, Localizer, html};
use storage::OpenError;

pub(crate) const SCROLL: &str = "manual";

#[derive(Debug, Clone, Default)]
pub struct Manual {
    chapter: Option<usize>,
    /// The pictures of the chapter that is open, by file; without those that are damaged.
    pictures: BTreeMap<String, Bitmap>,
    /// The path of the page with pictures, and whether it was opened in the system's program.
    written: Option<(String, bool)>,
    busy: bool,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Message {
    Open(usize),
    Pictures,
    /// A link in the text; there are none so far.
    Followed(String),
    /// The next chapter, or back.
    Main,
    Back,
    Written(Result<String, OpenError>),
    Shown(String, bool),
}

fn show_pictures(path: String) -> Task<crate::Message> {
    files::show(path, |path, shown| {
        crate::Message::Manual(Message::Shown(path, shown))
    })
}

/// What is still done with the answer of a job after the screen was closed.
pub fn closed(message: Message) -> Action {
    match message {
        Message::Written(Ok(path)) => Action::Run(show_pictures(path)),
        Message::Written(Err(_)) | Message::Shown(..) | Message::Open(_) | Message::Pictures => {
            Action::None
        }
        Message::Followed(_) | Message::Main | Message::Back => Action::None,
    }
}

pub fn page(localizer: &Localizer) -> String {
    html::manual(
        localizer,
        &for_paper(localizer.language()),
        pictures::picture,
    )
}

fn decoded(
    chapter: &Chapter,
    picture: impl Fn(&str) -> Option<&'static [u8]>,
) -> BTreeMap<String, Bitmap> {
    let files = chapter.parts.iter().filter_map(|part| match part {
        Part::Picture { file, .. } => Some(file),
        Part::Heading(_) | Part::Block(_) | Part::Code(_) => None,
    });
    files
        .filter_map(|file| Some((file.clone(), Bitmap::of_png(picture(file)?)?)))
        .collect()
}

impl Manual {
    /// Decodes the pictures of the chapter that is open, so that no view has to.
    pub(crate) fn decode_pictures(&mut self, language: Language) {
        let chapter = self
            .chapter
            .and_then(|at| manual(language).chapters.get(at));
        self.pictures = chapter
            .map(|chapter| decoded(chapter, pictures::picture))
            .unwrap_or_default();
    }

    pub fn update(&mut self, message: Message, shared: &Shared) -> Action {
        let language = shared.localizer.language();
        let chapters = manual(language).chapters.len();
        match message {
            Message::Open(chapter) => {
                self.chapter = Some(chapter).filter(|&chapter| chapter < chapters);
            }
            Message::Main if self.chapter.is_some_and(|chapter| chapter + 1 < chapters) => {
                self.chapter = self.chapter.map(|chapter| chapter + 1);
            }
            Message::Main | Message::Back => {
                if self.chapter.take().is_none() {
                    return Action::Close;
                }
            }
            Message::Pictures if self.busy => return Action::None,
            Message::Pictures => {
                self.busy = true;
                return Action::Run(files::print_manual(&shared.folders, language));
            }
            Message::Followed(_) => return Action::None,
            Message::Written(Ok(path)) => {
                return Action::Run(show_pictures(path));
            }
            Message::Written(Err(_)) => {
                (self.written, self.busy) = (None, false);
                return Action::None;
            }
            Message::Shown(path, shown) => {
                (self.written, self.busy) = (Some((path, shown)), false);
                return Action::None;
            }
        }
        self.decode_pictures(language);
        Action::scroll(SCROLL, 0.0)
    }

    pub fn page_key(&self) -> String {
        format!("{:?}", self.chapter)
    }

    pub fn view<'a>(&'a self, localizer: &'a Localizer) -> Element<'a, Message> {
        let all = manual(localizer.language());
        let back = || (Icon::Back, localizer.text("window-back"));
        let Some((at, chapter)) = self
            .chapter
            .and_then(|at| Some((at, all.chapters.get(at)?)))
        else {
            let written = self.written.as_ref().map(|(path, shown)| {
                let id = if *shown {
                    "manual-shown"
                } else {
                    "manual-unshown"
                };
                text(
                    Type::Body,
                    localizer.format(id, &Args::new().text("path", path.to_owned())),
                )
                .into()
            });
            let back = back_button(localizer.text("window-back"), Some(Message::Back));
            return framed_page_with_outcome(SCROLL, self.chapters(localizer), written, [], back);
        };
        let content = responsive(move |room: Size| {
            let heading = text(Type::Heading, chapter.title.clone()).into();
            let parts = chapter
                .parts
                .iter()
                .map(|it| part(localizer, it, &self.pictures, room.width >= size::NARROW));
            let next = all.chapters.get(at + 1).map(|next| {
                quiet(
                    Type::Small,
                    localizer.format(
                        "manual-next-title",
                        &Args::new().text("title", next.title.clone()),
                    ),
                )
            });
            let content = Column::with_children([heading].into_iter().chain(parts).chain(next))
                .spacing(size::GAP)
                .width(Length::Fill);
            scroll(SCROLL, column_of_text(content))
        });
        let next = all
            .chapters
            .get(at + 1)
            .map(|_| main_button(localizer.text("manual-next"), Some(Message::Main)));
        let foot: Element<'_, Message> = match next {
            Some(next) => page_foot(
                [quiet_button("manual-back", back(), Some(Message::Back))],
                next,
            ),
            None => page_foot(
                [],
                back_button(localizer.text("window-back"), Some(Message::Back)),
            ),
        };
        column![container(content).height(Length::Fill), foot].into()
    }

    fn chapters<'a>(&'a self, localizer: &'a Localizer) -> Element<'a, Message> {
        let all = manual(localizer.language());
        let mut parts: Vec<Element<'a, Message>> =
            vec![text(Type::Heading, all.title.clone()).into()];
        parts.extend(
            all.lead
                .iter()
                .map(|it| part(localizer, it, &self.pictures, true)),
        );
        let rows = all.chapters.iter().enumerate().map(|(at, chapter)| {
            wide_button(
                format!("chapter-{at}"),
                (Icon::Onward, chapter.title.clone()),
                Some(Message::Open(at)),
            )
        });
        parts.push(section(localizer.text("manual-chapters"), rows));
        let pictures = (Icon::Print, localizer.text("manual-pictures"));
        let pictures = quiet_button(
            "manual-pictures",
            pictures,
            (!self.busy).then_some(Message::Pictures),
        );
        parts.push(section(
            localizer.text("manual-pictures-title"),
            [
                quiet(Type::Small, localizer.text("manual-pictures-lead")),
                pictures,
            ],
        ));
        Column::with_children(parts).spacing(size::GAP).into()
    }
}

/// A picture that is damaged is the sentence that describes it.
fn part<'a>(
    localizer: &Localizer,
    part: &'a Part,
    pictures: &'a BTreeMap<String, Bitmap>,
    wide: bool,
) -> Element<'a, Message> {
    match part {
        Part::Heading(title) => text(Type::Title, title.clone()).into(),
        Part::Block(of) => block(of, wide, &|_| None, Message::Followed),
        Part::Code(code) => panel(text(Type::Body, code.clone())),
        Part::Picture {
            file,
            alt_text: says,
        } => {
            let sentence =
                localizer.format("manual-picture", &Args::new().text("says", says.clone()));
            match pictures.get(file) {
                Some(bitmap) => illustration(bitmap, says.clone(), sentence),
                None => quiet(Type::Small, sentence),
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{Chapter, Part, Type, decoded, part};
    use crate::theme::FONTS;
    use language::{Language, Localizer};

    #[test]
    fn a_damaged_picture_is_a_sentence() {
        let parts = vec![Part::Picture {
            file: "home.en.png".to_owned(),
            alt_text: "The first page".to_owned(),
        }];
        let chapter = Chapter {
            title: "Home".to_owned(),
            parts,
        };
        let settings = || iced::Settings {
            fonts: FONTS.map(Into::into).to_vec(),
            default_font: Type::Body.font(),
            ..iced::Settings::default()
        };
        for damaged in [
            None,
            Some(&[][..]),
            Some(&include_bytes!("../../../../docs/manual/home.en.png")[..999]),
        ] {
            let pictures = decoded(&chapter, |_| damaged);
            assert!(pictures.is_empty());
            let localizer = Localizer::new(Language::English);
            let view = part(&localizer, &chapter.parts[0], &pictures, true);
            let mut shown = iced_test::Simulator::with_settings(settings(), view);
            assert!(shown.find("Picture: The first page").is_ok());
        }
    }
}
