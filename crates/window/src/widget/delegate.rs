//! Delegation of a widget to its content, or to its parts.

/// Implements the named methods of a [`Widget`](iced::advanced::Widget), and always those of layout, pointer and overlay, by
/// those of its `content`, whose tree is the only child of its own.
macro_rules! left_to_content {
    ($($method:ident),*) => {
        fn children(&self) -> Vec<iced::advanced::widget::Tree> {
            vec![iced::advanced::widget::Tree::new(&self.content)]
        }

        fn size(&self) -> iced::Size<iced::Length> {
            self.content.as_widget().size()
        }

        fn size_hint(&self) -> iced::Size<iced::Length> {
            self.content.as_widget().size_hint()
        }

        fn layout(
            &mut self,
            tree: &mut iced::advanced::widget::Tree,
            renderer: &$crate::widget::Renderer,
            limits: &iced::advanced::layout::Limits,
        ) -> iced::advanced::layout::Node {
            self.content.as_widget_mut().layout(&mut tree.children[0], renderer, limits)
        }

        fn mouse_interaction(
            &self,
            tree: &iced::advanced::widget::Tree,
            layout: iced::advanced::Layout<'_>,
            cursor: iced::mouse::Cursor,
            viewport: &iced::Rectangle,
            renderer: &$crate::widget::Renderer,
        ) -> iced::mouse::Interaction {
            self.content.as_widget().mouse_interaction(&tree.children[0], layout, cursor, viewport, renderer)
        }

        fn overlay<'b>(
            &'b mut self,
            tree: &'b mut iced::advanced::widget::Tree,
            layout: iced::advanced::Layout<'b>,
            renderer: &$crate::widget::Renderer,
            viewport: &iced::Rectangle,
            translation: iced::Vector,
        ) -> Option<iced::advanced::overlay::Element<'b, Message, iced::Theme, $crate::widget::Renderer>> {
            self.content.as_widget_mut().overlay(&mut tree.children[0], layout, renderer, viewport, translation)
        }

        $($crate::widget::delegate::left_to_content!(@$method);)*
    };
    (@diff) => {
        fn diff(&self, tree: &mut iced::advanced::widget::Tree) {
            tree.diff_children(std::slice::from_ref(&self.content));
        }
    };
    (@operate) => {
        fn operate(
            &mut self,
            tree: &mut iced::advanced::widget::Tree,
            layout: iced::advanced::Layout<'_>,
            renderer: &$crate::widget::Renderer,
            operation: &mut dyn iced::advanced::widget::Operation,
        ) {
            self.content.as_widget_mut().operate(&mut tree.children[0], layout, renderer, operation);
        }
    };
    (@update) => {
        fn update(
            &mut self,
            tree: &mut iced::advanced::widget::Tree,
            event: &iced::Event,
            layout: iced::advanced::Layout<'_>,
            cursor: iced::mouse::Cursor,
            renderer: &$crate::widget::Renderer,
            clipboard: &mut dyn iced::advanced::Clipboard,
            shell: &mut iced::advanced::Shell<'_, Message>,
            viewport: &iced::Rectangle,
        ) {
            let content = self.content.as_widget_mut();
            content.update(&mut tree.children[0], event, layout, cursor, renderer, clipboard, shell, viewport);
        }
    };
    (@draw) => {
        fn draw(
            &self,
            tree: &iced::advanced::widget::Tree,
            renderer: &mut $crate::widget::Renderer,
            theme: &iced::Theme,
            style: &iced::advanced::renderer::Style,
            layout: iced::advanced::Layout<'_>,
            cursor: iced::mouse::Cursor,
            viewport: &iced::Rectangle,
        ) {
            self.content.as_widget().draw(&tree.children[0], renderer, theme, style, layout, cursor, viewport);
        }
    };
}

/// Implements those methods of a [`Widget`](iced::advanced::Widget) that only ask each of its `parts`, whose trees are the children of
/// its own, in the same order.
macro_rules! left_to_parts {
    () => {
        fn children(&self) -> Vec<iced::advanced::widget::Tree> {
            self.parts
                .iter()
                .map(iced::advanced::widget::Tree::new)
                .collect()
        }

        fn operate(
            &mut self,
            tree: &mut iced::advanced::widget::Tree,
            layout: iced::advanced::Layout<'_>,
            renderer: &$crate::widget::Renderer,
            operation: &mut dyn iced::advanced::widget::Operation,
        ) {
            operation.traverse(&mut |operation| {
                for ((part, tree), layout) in self
                    .parts
                    .iter_mut()
                    .zip(&mut tree.children)
                    .zip(layout.children())
                {
                    part.as_widget_mut()
                        .operate(tree, layout, renderer, operation);
                }
            });
        }

        fn mouse_interaction(
            &self,
            tree: &iced::advanced::widget::Tree,
            layout: iced::advanced::Layout<'_>,
            cursor: iced::mouse::Cursor,
            viewport: &iced::Rectangle,
            renderer: &$crate::widget::Renderer,
        ) -> iced::mouse::Interaction {
            let parts = self.parts.iter().zip(&tree.children).zip(layout.children());
            let over = parts.map(|((part, tree), layout)| {
                part.as_widget()
                    .mouse_interaction(tree, layout, cursor, viewport, renderer)
            });
            over.max().unwrap_or_default()
        }
    };
}

pub(super) use {left_to_content, left_to_parts};
