//! Which module uses which: `use` trees and paths in the code, resolved through re-exports.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use syn::visit::{self, Visit};
use syn::{Attribute, Item, ItemMod, UseTree, Visibility};

/// A full path: `["crate", "first_martians", "board", "BoardState"]`.
pub type Full = Vec<String>;

/// The uses of a file.
#[derive(Debug, Default)]
pub struct Uses {
    /// All used paths.
    pub paths: BTreeSet<Full>,
    /// The `pub use` re-exports, by name.
    reexports: BTreeMap<String, Full>,
}

/// The parsed source files below a folder of sources by module path, without tests.
pub fn sources(folder: &str) -> BTreeMap<Full, syn::File> {
    let source = Path::new(env!("CARGO_MANIFEST_DIR")).join(folder);
    let mut files = Vec::new();
    gather(&source, &mut files);
    let read = |file: &PathBuf| {
        let inside = file
            .strip_prefix(&source)
            .expect("a source file")
            .with_extension("");
        let parts = inside
            .iter()
            .map(|part| part.to_string_lossy().into_owned())
            .filter(|part| part != "lib");
        let text =
            fs::read_to_string(file).unwrap_or_else(|why| panic!("{}: {why}", file.display()));
        let parsed =
            syn::parse_file(&text).unwrap_or_else(|why| panic!("{}: {why}", file.display()));
        let module = std::iter::once("crate".to_owned()).chain(parts).collect();
        (module, parsed)
    };
    let all = files.iter().map(read);
    all.filter(|(module, _): &(Full, _)| !module.iter().any(|part| part == "tests"))
        .collect()
}

/// The uses of each source file below a folder.
pub fn modules(folder: &str) -> BTreeMap<Full, Uses> {
    sources(folder)
        .into_iter()
        .map(|(module, file)| (module.clone(), of(&module, &file)))
        .collect()
}

/// Adds the Rust files of a folder and its subfolders.
pub fn gather(folder: &Path, files: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder)
        .into_iter()
        .flatten()
        .filter_map(Result::ok)
    {
        let path = entry.path();
        if path.is_dir() {
            gather(&path, files);
        } else if path.extension().is_some_and(|end| end == "rs") {
            files.push(path);
        }
    }
}

/// The uses of a file outside tests.
pub fn of(module: &Full, file: &syn::File) -> Uses {
    let mut reader = Reader {
        module: module.clone(),
        uses: Uses::default(),
    };
    reader.visit_file(file);
    reader.uses
}

struct Reader {
    module: Full,
    uses: Uses,
}

impl Reader {
    /// The full path; a name without `crate`, `self` or `super` is a submodule or another package.
    fn full(&self, written: &[String]) -> Full {
        let mut rest = written;
        let mut full = match rest.first().map(String::as_str) {
            Some("crate") => Vec::new(),
            Some("self" | "super") => self.module.clone(),
            _ => return written.to_vec(),
        };
        while let Some(first @ ("self" | "super")) = rest.first().map(String::as_str) {
            if first == "super" {
                full.pop();
            }
            rest = &rest[1..];
        }
        full.extend(rest.iter().cloned());
        full
    }

    fn tree(&mut self, tree: &UseTree, before: &[String], public: bool) {
        let with = |name: String| before.iter().cloned().chain([name]).collect::<Vec<_>>();
        match tree {
            UseTree::Path(path) => self.tree(&path.tree, &with(path.ident.to_string()), public),
            UseTree::Group(group) => group
                .items
                .iter()
                .for_each(|tree| self.tree(tree, before, public)),
            UseTree::Name(name) if name.ident == "self" => self.found(before, None, public),
            UseTree::Name(name) => self.found(&with(name.ident.to_string()), None, public),
            UseTree::Rename(rename) => {
                self.found(
                    &with(rename.ident.to_string()),
                    Some(rename.rename.to_string()),
                    public,
                );
            }
            UseTree::Glob(_) => self.found(before, None, public),
        }
    }

    fn found(&mut self, written: &[String], name: Option<String>, public: bool) {
        let mut full = self.full(written);
        // `pub use board::Board` in the module above `board`.
        if public && full.first().is_some_and(|first| first != "crate") {
            full = self.module.iter().cloned().chain(full).collect();
        }
        if public {
            let name = name.or_else(|| full.last().cloned()).unwrap_or_default();
            self.uses.reexports.insert(name, full.clone());
        }
        self.uses.paths.insert(full);
    }
}

fn is_test(attributes: &[Attribute]) -> bool {
    attributes.iter().any(|it| {
        it.path().is_ident("cfg")
            && it
                .parse_args::<syn::Ident>()
                .is_ok_and(|what| what == "test")
    })
}

impl<'ast> Visit<'ast> for Reader {
    fn visit_item(&mut self, item: &'ast Item) {
        let attributes = match item {
            Item::Mod(ItemMod { attrs, .. }) => attrs.as_slice(),
            Item::Fn(item) => &item.attrs,
            Item::Impl(item) => &item.attrs,
            Item::Use(item) => &item.attrs,
            _ => &[],
        };
        if !is_test(attributes) {
            visit::visit_item(self, item);
        }
    }

    fn visit_item_mod(&mut self, item: &'ast ItemMod) {
        // An inline module.
        self.module.push(item.ident.to_string());
        visit::visit_item_mod(self, item);
        self.module.pop();
    }

    fn visit_item_use(&mut self, item: &'ast syn::ItemUse) {
        self.tree(&item.tree, &[], !matches!(item.vis, Visibility::Inherited));
    }

    fn visit_path(&mut self, path: &'ast syn::Path) {
        let written: Vec<String> = path
            .segments
            .iter()
            .map(|part| part.ident.to_string())
            .collect();
        if written.len() > 1 {
            let full = self.full(&written);
            self.uses.paths.insert(full);
        }
        visit::visit_path(self, path);
    }
}

/// The module of a path, through re-exports.
fn defining_module(modules: &BTreeMap<Full, Uses>, path: &Full, steps: usize) -> Option<Full> {
    let (module, length) = (1..=path.len()).rev().find_map(|length| {
        let module = path[..length].to_vec();
        modules.contains_key(&module).then_some((module, length))
    })?;
    let reexports = path
        .get(length)
        .and_then(|name| modules[&module].reexports.get(name))
        .filter(|_| steps > 0);
    let further = reexports.map(|to| {
        to.iter()
            .chain(&path[length + 1..])
            .cloned()
            .collect::<Full>()
    });
    further
        .and_then(|further| defining_module(modules, &further, steps - 1))
        .or(Some(module))
}

/// The used modules by module, as names relative to the root. Re-exports of submodules do not count.
pub fn edges(modules: &BTreeMap<Full, Uses>) -> BTreeMap<String, BTreeSet<String>> {
    let name = |module: &Full| module[1..].join("::");
    let mut edges: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    for (module, uses) in modules {
        let inside = |path: &&Full| {
            path.starts_with(module) && uses.reexports.values().any(|it| it == *path)
        };
        let used = uses
            .paths
            .iter()
            .filter(|path| !inside(path))
            .filter_map(|path| {
                let relative = module.iter().chain(path).cloned().collect::<Full>();
                defining_module(modules, path, 8)
                    .or_else(|| defining_module(modules, &relative, 8).filter(|it| it != module))
            });
        edges
            .entry(name(module))
            .or_default()
            .extend(used.filter(|used| used != module).map(|used| name(&used)));
    }
    edges
}

/// The sets of modules that use each other.
pub fn cycles(edges: &BTreeMap<String, BTreeSet<String>>) -> BTreeSet<BTreeSet<String>> {
    let reached = |from: &String| {
        let (mut found, mut open) = (BTreeSet::new(), vec![from]);
        while let Some(next) = open.pop() {
            open.extend(
                edges
                    .get(next)
                    .into_iter()
                    .flatten()
                    .filter(|it| found.insert((*it).clone())),
            );
        }
        found
    };
    let reach: BTreeMap<&String, BTreeSet<String>> = edges
        .keys()
        .map(|module| (module, reached(module)))
        .collect();
    let cycle = |module: &String| {
        reach[module]
            .iter()
            .filter(|it| reach[it].contains(module))
            .cloned()
            .collect::<BTreeSet<_>>()
    };
    edges
        .keys()
        .map(cycle)
        .filter(|cycle| cycle.len() > 1)
        .collect()
}
