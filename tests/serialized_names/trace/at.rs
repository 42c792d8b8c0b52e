//! The deserializer without input.

use std::any::type_name;
use std::cell::RefCell;
use std::collections::BTreeMap;
use std::fmt;

use serde::de::{
    self, DeserializeSeed, Deserializer, EnumAccess, IntoDeserializer, MapAccess, SeqAccess,
    VariantAccess, Visitor,
};
use serde_json::{Value, json};

use super::{Blame, Content, Name, Shape, TEXTS, Tracer, anything, merged};

/// A place that is read: it has no input, and answers whatever it is asked for.
pub(super) struct At<'t> {
    pub(super) tracer: &'t RefCell<Tracer>,
    pub(super) path: String,
    pub(super) out: &'t mut Shape,
    /// In a list, the how manieth element: lists of words hold every word once.
    pub(super) turn: Option<usize>,
}

#[derive(Debug)]
pub struct Failed(String);

impl fmt::Display for Failed {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(&self.0)
    }
}

impl std::error::Error for Failed {}

impl de::Error for Failed {
    fn custom<T: fmt::Display>(message: T) -> Self {
        Self(message.to_string())
    }
}

impl<'t> At<'t> {
    fn found(&mut self, shape: Shape) {
        let old = std::mem::take(self.out);
        *self.out = merged(old, shape);
    }

    fn tuple<'de, V: Visitor<'de>>(
        mut self,
        length: usize,
        visitor: V,
    ) -> Result<V::Value, Failed> {
        self.found(Shape::Tuple(vec![Shape::Unknown; length]));
        let Shape::Tuple(items) = self.out else {
            return Err(Failed("two shapes at one place".to_owned()));
        };
        let items = items
            .iter_mut()
            .map(|out| (self.path.clone() + ".[n]", out))
            .collect::<Vec<_>>();
        visitor.visit_seq(Items {
            tracer: self.tracer,
            items: items.into_iter(),
        })
    }

    fn fields<'de, V: Visitor<'de>>(
        mut self,
        fields: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Failed> {
        self.found(Shape::Struct(
            fields
                .iter()
                .map(|it| ((*it).to_owned(), Shape::Unknown))
                .collect(),
        ));
        let Shape::Struct(known) = self.out else {
            return Err(Failed("two shapes at one place".to_owned()));
        };
        visitor.visit_map(Fields {
            tracer: self.tracer,
            path: self.path,
            known,
            names: fields.iter(),
            at: None,
        })
    }
}

macro_rules! numbers {
    ($($method:ident $visit:ident)+) => {
        $(fn $method<V: Visitor<'de>>(mut self, visitor: V) -> Result<V::Value, Failed> {
            self.found(Shape::Number);
            visitor.$visit(1)
        })+
    };
}

impl<'de> Deserializer<'de> for At<'_> {
    type Error = Failed;

    numbers! {
        deserialize_i8 visit_i8 deserialize_i16 visit_i16 deserialize_i32 visit_i32 deserialize_i64 visit_i64 deserialize_i128 visit_i128
        deserialize_u8 visit_u8 deserialize_u16 visit_u16 deserialize_u32 visit_u32 deserialize_u64 visit_u64 deserialize_u128 visit_u128
    }

    fn deserialize_f32<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Failed> {
        self.deserialize_f64(visitor)
    }

    fn deserialize_f64<V: Visitor<'de>>(mut self, visitor: V) -> Result<V::Value, Failed> {
        self.found(Shape::Number);
        visitor.visit_f64(0.5)
    }

    fn deserialize_any<V: Visitor<'de>>(mut self, visitor: V) -> Result<V::Value, Failed> {
        let name = type_name::<V::Value>();
        if name == type_name::<Value>() {
            self.found(Shape::Any(vec!["reads anything".to_owned()]));
            return json!({"x": 1})
                .deserialize_any(visitor)
                .map_err(|error| Failed(error.to_string()));
        }
        // An untagged enum first reads whatever comes into a type of serde's, the same for all.
        let name = if name.starts_with("serde") {
            self.path.clone()
        } else {
            name.to_owned()
        };
        self.found(Shape::Any(vec![name.clone()]));
        let all = anything();
        let index = {
            let mut tracer = self.tracer.borrow_mut();
            let judged = tracer
                .any
                .entry(name.clone())
                .or_insert_with(|| vec![None; all.len()]);
            let next = judged
                .iter()
                .position(Option::is_none)
                .or_else(|| judged.iter().position(|it| *it == Some(true)));
            let index = next.ok_or_else(|| {
                Failed(format!(
                    "nothing that is tried can be read at {}",
                    self.path
                ))
            })?;
            // Once judged, it is not to blame for what comes later.
            if judged[index].is_none() {
                tracer.tasted.push((name.clone(), index));
                tracer.last = Some(Blame::Any(name, index));
            }
            index
        };
        all[index]
            .clone()
            .deserialize_any(visitor)
            .map_err(|error| Failed(error.to_string()))
    }

    fn deserialize_bool<V: Visitor<'de>>(mut self, visitor: V) -> Result<V::Value, Failed> {
        self.found(Shape::Bool);
        visitor.visit_bool(true)
    }

    fn deserialize_char<V: Visitor<'de>>(mut self, visitor: V) -> Result<V::Value, Failed> {
        self.found(Shape::Text);
        visitor.visit_char('x')
    }

    fn deserialize_str<V: Visitor<'de>>(mut self, visitor: V) -> Result<V::Value, Failed> {
        self.found(Shape::Text);
        let text = {
            let mut tracer = self.tracer.borrow_mut();
            let index = tracer.texts.get(&self.path).copied().unwrap_or(0);
            tracer.last = Some(Blame::Text(self.path.clone()));
            TEXTS[index % TEXTS.len()]
        };
        visitor.visit_str(text)
    }

    fn deserialize_string<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Failed> {
        self.deserialize_str(visitor)
    }

    fn deserialize_bytes<V: Visitor<'de>>(self, _: V) -> Result<V::Value, Failed> {
        Err(Failed("bytes are no JSON".to_owned()))
    }

    fn deserialize_byte_buf<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Failed> {
        self.deserialize_bytes(visitor)
    }

    fn deserialize_option<V: Visitor<'de>>(mut self, visitor: V) -> Result<V::Value, Failed> {
        self.found(Shape::Optional(Box::default()));
        match self.out {
            Shape::Optional(of) => visitor.visit_some(At {
                tracer: self.tracer,
                path: self.path,
                out: of,
                turn: self.turn,
            }),
            _ => Err(Failed("two shapes at one place".to_owned())),
        }
    }

    fn deserialize_unit<V: Visitor<'de>>(mut self, visitor: V) -> Result<V::Value, Failed> {
        self.found(Shape::Null);
        visitor.visit_unit()
    }

    fn deserialize_unit_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        visitor: V,
    ) -> Result<V::Value, Failed> {
        self.deserialize_unit(visitor)
    }

    fn deserialize_newtype_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        visitor: V,
    ) -> Result<V::Value, Failed> {
        visitor.visit_newtype_struct(self)
    }

    fn deserialize_seq<V: Visitor<'de>>(mut self, visitor: V) -> Result<V::Value, Failed> {
        self.found(Shape::List(Box::default()));
        let Shape::List(of) = self.out else {
            return Err(Failed("two shapes at one place".to_owned()));
        };
        visitor.visit_seq(Elements {
            tracer: self.tracer,
            path: self.path + "[]",
            of,
            turn: 0,
        })
    }

    fn deserialize_tuple<V: Visitor<'de>>(
        self,
        length: usize,
        visitor: V,
    ) -> Result<V::Value, Failed> {
        self.tuple(length, visitor)
    }

    fn deserialize_tuple_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        length: usize,
        visitor: V,
    ) -> Result<V::Value, Failed> {
        self.tuple(length, visitor)
    }

    fn deserialize_map<V: Visitor<'de>>(mut self, visitor: V) -> Result<V::Value, Failed> {
        self.found(Shape::Map(Box::default(), Box::default()));
        let Shape::Map(key, value) = self.out else {
            return Err(Failed("two shapes at one place".to_owned()));
        };
        visitor.visit_map(Entries {
            tracer: self.tracer,
            path: self.path + ".*",
            key,
            value,
            turn: 0,
        })
    }

    fn deserialize_struct<V: Visitor<'de>>(
        mut self,
        _: &'static str,
        fields: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Failed> {
        let name = type_name::<V::Value>();
        self.found(Shape::Named(name));
        let mut content = match self.tracer.borrow().shapes.get(name) {
            Some(Content::Struct(content)) => content.clone(),
            _ => Shape::Unknown,
        };
        let read = At {
            tracer: self.tracer,
            path: self.path,
            out: &mut content,
            turn: None,
        }
        .fields(fields, visitor);
        self.tracer.borrow_mut().note_struct(name, content);
        read
    }

    fn deserialize_enum<V: Visitor<'de>>(
        mut self,
        _: &'static str,
        variants: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Failed> {
        let name = type_name::<V::Value>();
        self.found(Shape::Named(name));
        let mut tracer = self.tracer.borrow_mut();
        let variant = tracer.next(name, variants, self.turn);
        tracer.stack.push((name, variant));
        drop(tracer);
        let read = visitor.visit_enum(Variant {
            tracer: self.tracer,
            path: format!("{}.{variant}", self.path),
            name,
            variant,
        });
        self.tracer.borrow_mut().stack.pop();
        read
    }

    fn deserialize_identifier<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Failed> {
        self.deserialize_str(visitor)
    }

    fn deserialize_ignored_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Failed> {
        visitor.visit_unit()
    }
}

struct Variant<'t> {
    tracer: &'t RefCell<Tracer>,
    path: String,
    name: Name,
    variant: &'static str,
}

impl Variant<'_> {
    fn content<V>(self, read: impl FnOnce(At<'_>) -> Result<V, Failed>) -> Result<V, Failed> {
        let mut shape = match self.tracer.borrow().shapes.get(self.name) {
            Some(Content::Enum(variants)) => variants[self.variant].clone().unwrap_or_default(),
            _ => Shape::Unknown,
        };
        let value = read(At {
            tracer: self.tracer,
            path: self.path,
            out: &mut shape,
            turn: None,
        });
        self.tracer
            .borrow_mut()
            .note(self.name, self.variant, shape);
        value
    }
}

impl<'de, 't> EnumAccess<'de> for Variant<'t> {
    type Error = Failed;
    type Variant = Self;

    fn variant_seed<S: DeserializeSeed<'de>>(self, seed: S) -> Result<(S::Value, Self), Failed> {
        let value =
            seed.deserialize(IntoDeserializer::<Failed>::into_deserializer(self.variant))?;
        Ok((value, self))
    }
}

impl<'de> VariantAccess<'de> for Variant<'_> {
    type Error = Failed;

    fn unit_variant(self) -> Result<(), Failed> {
        let mut tracer = self.tracer.borrow_mut();
        tracer
            .words
            .entry(self.name)
            .or_default()
            .insert(self.variant);
        tracer.note(self.name, self.variant, Shape::Null);
        Ok(())
    }

    fn newtype_variant_seed<S: DeserializeSeed<'de>>(self, seed: S) -> Result<S::Value, Failed> {
        self.content(|at| seed.deserialize(at))
    }

    fn tuple_variant<V: Visitor<'de>>(self, length: usize, visitor: V) -> Result<V::Value, Failed> {
        self.content(|at| at.tuple(length, visitor))
    }

    fn struct_variant<V: Visitor<'de>>(
        self,
        fields: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Failed> {
        self.content(|at| at.fields(fields, visitor))
    }
}

/// How many elements a list, or keys a map, has: one, or every word once.
fn length(tracer: &Tracer, element: &Shape) -> usize {
    match element {
        Shape::Named(name) => match tracer.shapes.get(name) {
            Some(Content::Enum(variants))
                if tracer
                    .words
                    .get(name)
                    .is_some_and(|words| words.len() == variants.len()) =>
            {
                variants.len()
            }
            _ => 1,
        },
        _ => 1,
    }
}

/// The elements of a list.
struct Elements<'t> {
    tracer: &'t RefCell<Tracer>,
    path: String,
    of: &'t mut Shape,
    turn: usize,
}

impl<'de> SeqAccess<'de> for Elements<'_> {
    type Error = Failed;

    fn next_element_seed<S: DeserializeSeed<'de>>(
        &mut self,
        seed: S,
    ) -> Result<Option<S::Value>, Failed> {
        if self.turn > 0 && self.turn >= length(&self.tracer.borrow(), self.of) {
            return Ok(None);
        }
        let turn = Some(self.turn);
        self.turn += 1;
        seed.deserialize(At {
            tracer: self.tracer,
            path: self.path.clone(),
            out: self.of,
            turn,
        })
        .map(Some)
    }
}

/// The places of a tuple.
struct Items<'t> {
    tracer: &'t RefCell<Tracer>,
    items: std::vec::IntoIter<(String, &'t mut Shape)>,
}

impl<'de> SeqAccess<'de> for Items<'_> {
    type Error = Failed;

    fn next_element_seed<S: DeserializeSeed<'de>>(
        &mut self,
        seed: S,
    ) -> Result<Option<S::Value>, Failed> {
        let Some((path, out)) = self.items.next() else {
            return Ok(None);
        };
        seed.deserialize(At {
            tracer: self.tracer,
            path,
            out,
            turn: None,
        })
        .map(Some)
    }
}

/// The fields of a struct.
struct Fields<'t> {
    tracer: &'t RefCell<Tracer>,
    path: String,
    known: &'t mut BTreeMap<String, Shape>,
    names: std::slice::Iter<'static, &'static str>,
    at: Option<&'static str>,
}

impl<'de> MapAccess<'de> for Fields<'_> {
    type Error = Failed;

    fn next_key_seed<S: DeserializeSeed<'de>>(
        &mut self,
        seed: S,
    ) -> Result<Option<S::Value>, Failed> {
        self.at = self.names.next().copied();
        self.at
            .map(|name| seed.deserialize(IntoDeserializer::<Failed>::into_deserializer(name)))
            .transpose()
    }

    fn next_value_seed<S: DeserializeSeed<'de>>(&mut self, seed: S) -> Result<S::Value, Failed> {
        let name = self.at.unwrap_or_default();
        let out = self.known.entry(name.to_owned()).or_default();
        seed.deserialize(At {
            tracer: self.tracer,
            path: format!("{}.{name}", self.path),
            out,
            turn: None,
        })
    }
}

/// The entries of a map.
struct Entries<'t> {
    tracer: &'t RefCell<Tracer>,
    path: String,
    key: &'t mut Shape,
    value: &'t mut Shape,
    turn: usize,
}

impl<'de> MapAccess<'de> for Entries<'_> {
    type Error = Failed;

    fn next_key_seed<S: DeserializeSeed<'de>>(
        &mut self,
        seed: S,
    ) -> Result<Option<S::Value>, Failed> {
        if self.turn > 0 && self.turn >= length(&self.tracer.borrow(), self.key) {
            return Ok(None);
        }
        let turn = Some(self.turn);
        self.turn += 1;
        seed.deserialize(At {
            tracer: self.tracer,
            path: self.path.clone() + "key",
            out: self.key,
            turn,
        })
        .map(Some)
    }

    fn next_value_seed<S: DeserializeSeed<'de>>(&mut self, seed: S) -> Result<S::Value, Failed> {
        seed.deserialize(At {
            tracer: self.tracer,
            path: self.path.clone(),
            out: self.value,
            turn: None,
        })
    }
}
