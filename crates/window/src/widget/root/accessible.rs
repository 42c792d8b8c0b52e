//! What a screen says and offers, in reading order, for those who cannot see it: a browser mirrors it into the page.
//!
//! Collected from the widgets themselves, so that no screen can be forgotten and nothing can differ from what is drawn.

use std::any::Any;

use iced::advanced::widget::Id;
use iced::advanced::widget::operation::{Focusable, Operation, Scrollable, TextInput};
use iced::{Rectangle, Vector};
use serde::Serialize;

use crate::theme::Type;
use crate::widget::MAIN;
use crate::widget::counter::NOT_ENTERED;
use crate::widget::field::FieldLabel;
use crate::widget::press::Pressable;

/// A piece of a screen and where it is, for those who find it with a finger.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct AccessibleNode {
    #[serde(flatten)]
    pub role: AccessibleRole,
    /// In the window: left, top, width, height; `None` where it is scrolled out of sight.
    pub bounds: Option<[f32; 4]>,
}

/// What a piece of a screen is. `place` counts what can be focused, as [`FocusChange`](super::focus::FocusChange) does.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum AccessibleRole {
    Heading {
        text: String,
        /// From 1.
        level: u8,
    },
    Text {
        text: String,
    },
    Button {
        /// `None` while it cannot be pressed.
        place: Option<usize>,
        text: String,
        /// Whether it is the one of several that is chosen, if it is one of several.
        chosen: Option<bool>,
        /// Whether Enter presses it from everywhere.
        main: bool,
    },
    Field {
        place: usize,
        label: String,
        value: String,
    },
}

/// Collects the nodes of a screen.
#[derive(Debug, Default)]
pub struct Accessible {
    nodes: Vec<AccessibleNode>,
    places: usize,
    /// The button whose texts come next, and whether they are its label.
    button: Option<(Rectangle, bool)>,
    main: bool,
    role: Option<Type>,
    label: Option<String>,
    value: Option<String>,
    around: Scrolled,
    entering: Option<Scrolled>,
}

/// What the scrollables around a widget show and by how much they move it.
#[derive(Debug, Clone, Copy, Default)]
struct Scrolled {
    shown: Option<Rectangle>,
    by: Vector,
}

impl Accessible {
    /// What was collected.
    pub fn nodes(self) -> Vec<AccessibleNode> {
        let is_empty = |node: &AccessibleNode| matches!(&node.role, AccessibleRole::Button { text, .. } | AccessibleRole::Text { text } if text.trim().is_empty());
        self.nodes
            .into_iter()
            .filter(|node| !is_empty(node))
            .collect()
    }

    fn add(&mut self, role: AccessibleRole, bounds: Rectangle) {
        let bounds = self.visible(bounds);
        self.nodes.push(AccessibleNode { role, bounds });
    }

    /// The bounds in the window, if any of it is visible.
    fn visible(&self, bounds: Rectangle) -> Option<[f32; 4]> {
        let bounds = bounds - self.around.by;
        let shown = self
            .around
            .shown
            .map_or(Some(bounds), |shown| shown.intersection(&bounds))?;
        Some([shown.x, shown.y, shown.width, shown.height])
    }
}

impl Operation for Accessible {
    fn traverse(&mut self, operate: &mut dyn FnMut(&mut dyn Operation)) {
        let outer = self.around;
        self.around = self.entering.take().unwrap_or(outer);
        operate(self);
        self.around = outer;
    }

    fn container(&mut self, id: Option<&Id>, _bounds: Rectangle) {
        self.main |= id.is_some_and(|id| *id == Id::new(MAIN));
    }

    fn scrollable(
        &mut self,
        _id: Option<&Id>,
        bounds: Rectangle,
        _content: Rectangle,
        translation: Vector,
        _state: &mut dyn Scrollable,
    ) {
        let outer = self.around.shown;
        let bounds = bounds - self.around.by;
        let shown = outer.map_or(Some(bounds), |outer| outer.intersection(&bounds));
        self.entering = Some(Scrolled {
            shown: Some(shown.unwrap_or_default()),
            by: self.around.by + translation,
        });
    }

    fn custom(&mut self, _id: Option<&Id>, bounds: Rectangle, state: &mut dyn Any) {
        if let Some(role) = state.downcast_ref::<Type>() {
            self.role = Some(*role);
        } else if let Some(FieldLabel { label, .. }) = state.downcast_ref() {
            self.label = Some(label.clone());
        } else if let Some(Pressable {
            label,
            chosen,
            enabled,
            ..
        }) = state.downcast_ref()
        {
            let text = label.clone().unwrap_or_default();
            self.button = Some((bounds, label.is_none()));
            let place = enabled.then_some(self.places);
            let main = std::mem::take(&mut self.main);
            self.add(
                AccessibleRole::Button {
                    place,
                    text,
                    chosen: *chosen,
                    main,
                },
                bounds,
            );
        }
    }

    fn text(&mut self, _id: Option<&Id>, bounds: Rectangle, text: &str) {
        let role = self.role.take();
        // Icons are letters of a font of their own.
        if text
            .chars()
            .all(|character| ('\u{e000}'..='\u{f8ff}').contains(&character))
        {
            return;
        }
        if let Some((button, labels)) = self.button
            && button.contains(bounds.center())
        {
            if labels
                && let Some(AccessibleRole::Button { text: label, .. }) =
                    self.nodes.last_mut().map(|node| &mut node.role)
            {
                let space = if label.is_empty() { "" } else { " " };
                label.push_str(space);
                label.push_str(text);
            }
            return;
        }
        let level = match role {
            Some(Type::Banner) => Some(1),
            Some(Type::Heading) => Some(2),
            Some(Type::Title) => Some(3),
            _ => None,
        };
        let text = text.to_owned();
        let role = match level {
            Some(level) => AccessibleRole::Heading { text, level },
            None => AccessibleRole::Text { text },
        };
        self.add(role, bounds);
    }

    fn text_input(&mut self, _id: Option<&Id>, _bounds: Rectangle, state: &mut dyn TextInput) {
        self.value = Some(state.text().to_owned());
    }

    fn focusable(&mut self, _id: Option<&Id>, bounds: Rectangle, _state: &mut dyn Focusable) {
        // A text field reports itself just before it reports that it can be focused.
        if let Some(value) = self.value.take() {
            let label = self.label.take().unwrap_or_default();
            // An empty field reports its hint.
            let value = if value == label || value == NOT_ENTERED {
                String::new()
            } else {
                value
            };
            self.add(
                AccessibleRole::Field {
                    place: self.places,
                    label,
                    value,
                },
                bounds,
            );
            // The number of a stepper is a text in its field.
            self.button = Some((bounds, false));
        }
        self.places += 1;
    }
}
