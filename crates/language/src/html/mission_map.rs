//! The map of a mission: what leads to what, drawn and in words. For its author, as it hides nothing.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use super::layered::columns;
use super::{Body, escaped};
use crate::{Args, Localizer, fact_text, numbers};
use content::{EdgeKind, MapEdge, MapKind, MapNode, MissionMap};

const STYLE: &str = include_str!("map.css");

const WIDTH: usize = 200;
const HEIGHT: usize = 34;
/// From one column to the next.
const ACROSS: usize = 290;
/// From one node to the one below it.
const DOWN: usize = 46;
/// Around the drawing.
const MARGIN: usize = 16;
/// A longer name is cut, in characters.
const NAME: usize = 26;

/// The map as a page. The localizer must know the mission's prose.
pub fn mission_map(localizer: &Localizer, mission: &str, map: &MissionMap) -> String {
    let title = localizer.format(
        "map-title",
        &Args::new().text("title", fact_text::title(localizer, mission)),
    );
    let mut page = Page {
        localizer,
        map,
        body: Body::default(),
    };
    page.body.open("main");
    page.body.text("h1", &title);
    page.body
        .text("p class=\"kind\"", &localizer.text("map-lead"));
    page.drawing();
    for kind in MapKind::ALL {
        page.list(kind);
    }
    page.body.close("main");
    page.body.open("footer");
    page.body.text("p", &localizer.text("paper-made"));
    page.body.close("footer");
    page.body.page_with_style(localizer, &title, STYLE)
}

struct Page<'p> {
    localizer: &'p Localizer,
    map: &'p MissionMap,
    body: Body,
}

impl Page<'_> {
    /// The title that players read, or the id of what they never see.
    fn name(&self, node: &MapNode) -> String {
        match node.kind {
            MapKind::Flag | MapKind::Counter | MapKind::Person | MapKind::Token => node.id.clone(),
            MapKind::Mission => self.localizer.text("map-mission"),
            _ => {
                fact_text::title_if_any(self.localizer, &node.id).unwrap_or_else(|| node.id.clone())
            }
        }
    }

    fn drawing(&mut self) {
        let edges: Vec<(usize, usize)> = self
            .map
            .edges
            .iter()
            .map(|edge| (edge.from, edge.to))
            .collect();
        let columns = columns(self.map.nodes.len(), &edges);
        let highest = columns.iter().map(Vec::len).max().unwrap_or_default();
        if highest == 0 {
            self.body.text("p", &self.localizer.text("map-nothing"));
            return;
        }
        let mut places: BTreeMap<usize, (usize, usize)> = BTreeMap::new();
        for (column, nodes) in columns.iter().enumerate() {
            // Short columns stand in the middle.
            let above = (highest - nodes.len()) * DOWN / 2;
            places.extend(nodes.iter().enumerate().map(|(row, &node)| {
                (
                    node,
                    (MARGIN + column * ACROSS, MARGIN + above + row * DOWN),
                )
            }));
        }
        let (width, height) = (
            2 * MARGIN + (columns.len() - 1) * ACROSS + WIDTH,
            2 * MARGIN + (highest - 1) * DOWN + HEIGHT,
        );
        let label = escaped(&self.localizer.text("map-drawing"));
        let mut svg = format!(
            "<div class=\"map\"><svg width=\"{width}\" height=\"{height}\" viewBox=\"0 0 {width} {height}\" role=\"img\" aria-label=\"{label}\">\n"
        );
        for edge in &self.map.edges {
            if let (Some(from), Some(to)) = (places.get(&edge.from), places.get(&edge.to)) {
                svg.push_str(&self.curve(edge, *from, *to));
            }
        }
        for (&at, &(x, y)) in &places {
            let Some(node) = self.map.nodes.get(at) else {
                continue;
            };
            let name = self.name(node);
            let short: String = if name.chars().count() > NAME {
                name.chars().take(NAME - 1).chain(['…']).collect()
            } else {
                name.clone()
            };
            let round = if matches!(
                node.kind,
                MapKind::Flag | MapKind::Counter | MapKind::Person | MapKind::Track
            ) {
                HEIGHT / 2
            } else {
                4
            };
            let _ = writeln!(
                svg,
                "<a href=\"#n{at}\"><g class=\"{kind}\"><title>{words}</title><rect x=\"{x}\" y=\"{y}\" width=\"{WIDTH}\" height=\"{HEIGHT}\" rx=\"{round}\"/><text x=\"{middle}\" y=\"{base}\">{short}</text></g></a>",
                kind = node.kind.id(),
                words = escaped(&format!("{}: {name}", self.kind(node.kind))),
                middle = x + WIDTH / 2,
                base = y + HEIGHT / 2 + 5,
                short = escaped(&short),
            );
        }
        svg.push_str("</svg></div>\n");
        self.body.0.push_str(&svg);
    }

    /// An edge from the right of what leads to the left of what follows; what leads back goes around below.
    fn curve(
        &self,
        edge: &MapEdge,
        (from_x, from_y): (usize, usize),
        (to_x, to_y): (usize, usize),
    ) -> String {
        let (x, y, right) = (from_x + WIDTH, from_y + HEIGHT / 2, to_y + HEIGHT / 2);
        let bend = if to_x > from_x {
            to_x.saturating_sub(x) / 2
        } else {
            ACROSS / 3
        };
        let words = [edge.from, edge.to].map(|at| {
            self.map
                .nodes
                .get(at)
                .map(|node| self.name(node))
                .unwrap_or_default()
        });
        format!(
            "<path class=\"{class}\" d=\"M{x} {y} C{first} {y} {second} {right} {to_x} {right}\"><title>{words}</title></path>\n",
            class = edge.kind.id(),
            first = x + bend,
            second = to_x.saturating_sub(bend),
            words = escaped(&words.join(" → ")),
        )
    }

    fn kind(&self, kind: MapKind) -> String {
        self.localizer.text(&format!("map-kind-{}", kind.id()))
    }

    /// Everything of a kind in words, each with what leads to it and what follows.
    fn list(&mut self, kind: MapKind) {
        let nodes: Vec<usize> = self
            .map
            .nodes
            .iter()
            .enumerate()
            .filter(|(_, node)| node.kind == kind)
            .map(|(at, _)| at)
            .collect();
        if nodes.is_empty() {
            return;
        }
        self.body.text(
            "h2",
            &self.localizer.text(&format!("map-kinds-{}", kind.id())),
        );
        for at in nodes {
            self.node(at);
        }
    }

    fn node(&mut self, at: usize) {
        let Some(node) = self.map.nodes.get(at) else {
            return;
        };
        let name = self.name(node);
        let id = if name == node.id {
            String::new()
        } else {
            format!(" <code>{}</code>", escaped(&node.id))
        };
        let mut out = format!("<article id=\"n{at}\"><h3>{}{id}</h3>\n", escaped(&name));
        if let Some(sols) = &node.sols {
            let said = |sol: Option<i8>| sol.map_or_else(|| "…".to_owned(), numbers::plain);
            let args = Args::new()
                .text("from", said(sols.from))
                .text("to", said(sols.to));
            let _ = writeln!(
                out,
                "<p class=\"kind\">{}</p>",
                escaped(&self.localizer.format("map-sols", &args))
            );
        }
        for condition in &node.conditions {
            let _ = writeln!(out, "<p><code>{}</code></p>", escaped(condition));
        }
        out.push_str("<ul>\n");
        let here =
            |end: fn(&MapEdge) -> usize| self.map.edges.iter().filter(move |edge| end(edge) == at);
        out.push_str(&self.lines(
            "by",
            here(|edge| edge.to).map(|edge| (edge.kind, edge.from)),
        ));
        out.push_str(&self.lines(
            "does",
            here(|edge| edge.from).map(|edge| (edge.kind, edge.to)),
        ));
        out.push_str("</ul></article>\n");
        self.body.0.push_str(&out);
    }

    /// The edges of a node in one direction, a line for each kind.
    fn lines(&self, direction: &str, edges: impl Iterator<Item = (EdgeKind, usize)>) -> String {
        let mut lines: BTreeMap<&'static str, Vec<String>> = BTreeMap::new();
        for (kind, other) in edges {
            let Some(node) = self.map.nodes.get(other) else {
                continue;
            };
            let mut link = format!("<a href=\"#n{other}\">{}</a>", escaped(&self.name(node)));
            if let EdgeKind::Calls { min, max } = kind {
                let args = Args::new()
                    .number("min", min)
                    .number("max", max)
                    .count("most", usize::from(max));
                let _ = write!(
                    link,
                    " ({})",
                    escaped(&self.localizer.format("map-after", &args))
                );
            }
            lines.entry(kind.id()).or_default().push(link);
        }
        let line = |(kind, links): (&str, Vec<String>)| {
            format!(
                "<li>{}: {}</li>\n",
                escaped(&self.localizer.text(&format!("map-{direction}-{kind}"))),
                links.join(", ")
            )
        };
        lines.into_iter().map(line).collect()
    }
}
