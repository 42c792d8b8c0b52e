//! Commands as data: names, and fields with typed values.
//!
//! A game lists its commands once, in [`commands!`](crate::play::commands), and the types of its word fields in
//! [`words!`](crate::play::words). Offers, forms and the questions of text play follow from these lists.

use std::collections::BTreeSet;
use std::fmt::Debug;
use std::hash::Hash;

use serde::de::DeserializeOwned;
use serde::ser::Error as _;
use serde::{Serialize, Serializer};

/// An enum of structs, serialised as `{"name": {…}}`, whose fields can be read and filled one by one.
pub trait Command: Clone + Debug + PartialEq + Serialize + DeserializeOwned {
    /// The fields, ordered by name.
    type Field: Copy + Debug + Ord + Hash + Serialize + Into<&'static str> + Send + Sync + 'static;
    /// The field values that are words of the game: neither a number nor a flag nor a text.
    type Word: Clone + Debug + PartialEq + Serialize + Send + Sync + 'static;

    /// The serialised name.
    fn name(&self) -> String;
    /// The fields in the order of declaration.
    fn fields(&self) -> &'static [Self::Field];
    /// The value of a field; `None` if the command has no such field.
    fn get(&self, field: Self::Field) -> Option<Value<Self::Word>>;
    /// Sets a field; `None`, without a change, if the command has no such field or the value is of another type.
    fn set(&mut self, field: Self::Field, value: Value<Self::Word>) -> Option<()>;
}

/// The value of a field of a command.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[serde(untagged, bound(serialize = "W: Serialize"))]
pub enum Value<W> {
    /// A whole number, such as a seat or an index.
    Number(i64),
    /// Yes or no.
    Flag(bool),
    /// A text, or an id in the content.
    Text(String),
    /// A word of the game.
    #[serde(serialize_with = "by_name")]
    Word(W),
    /// Several values.
    List(Vec<Self>),
}

/// Sorts fields by name, as offers have always been written.
fn by_name<T: Serialize, S: Serializer>(word: &T, serializer: S) -> Result<S::Ok, S::Error> {
    serde_json::to_value(word)
        .map_err(S::Error::custom)?
        .serialize(serializer)
}

impl<W> Value<W> {
    /// The number, if it is one.
    pub const fn number(&self) -> Option<i64> {
        match self {
            Self::Number(number) => Some(*number),
            Self::Flag(_) | Self::Text(_) | Self::Word(_) | Self::List(_) => None,
        }
    }
}

/// The type of a field of a command, with its conversions.
pub trait FieldType<W>: Sized {
    /// The [`Value`] of `self`.
    fn to_value(&self) -> Value<W>;
    /// The inverse of [`FieldType::to_value`]; `None` for a value of another type or out of range.
    fn from_value(value: Value<W>) -> Option<Self>;
}

macro_rules! numbers {
    ($($number:ty)*) => {$(
        impl<W> FieldType<W> for $number {
            fn to_value(&self) -> Value<W> {
                Value::Number(i64::try_from(*self).unwrap_or(i64::MAX))
            }

            fn from_value(value: Value<W>) -> Option<Self> {
                Self::try_from(value.number()?).ok()
            }
        }
    )*};
}

numbers!(u8 i8 i16 i64 usize);

impl<W> FieldType<W> for bool {
    fn to_value(&self) -> Value<W> {
        Value::Flag(*self)
    }

    fn from_value(value: Value<W>) -> Option<Self> {
        if let Value::Flag(flag) = value {
            Some(flag)
        } else {
            None
        }
    }
}

impl<W> FieldType<W> for String {
    fn to_value(&self) -> Value<W> {
        Value::Text(self.clone())
    }

    fn from_value(value: Value<W>) -> Option<Self> {
        if let Value::Text(text) = value {
            Some(text)
        } else {
            None
        }
    }
}

macro_rules! lists {
    ($($list:ty: $($bound:ident)?),*) => {$(
        impl<W, T: FieldType<W> $(+ $bound)?> FieldType<W> for $list {
            fn to_value(&self) -> Value<W> {
                Value::List(self.iter().map(T::to_value).collect())
            }

            fn from_value(value: Value<W>) -> Option<Self> {
                if let Value::List(list) = value { list.into_iter().map(T::from_value).collect() } else { None }
            }
        }
    )*};
}

lists!(Vec<T>: , BTreeSet<T>: Ord);

/// The serialised name of an enum value: of `{"name": {…}}` or `"name"`.
pub fn variant_name<T: Serialize>(variant: &T) -> String {
    match serde_json::to_value(variant) {
        Ok(serde_json::Value::Object(map)) => map
            .into_iter()
            .next()
            .map(|(name, _)| name)
            .unwrap_or_default(),
        Ok(serde_json::Value::String(name)) => name,
        _ => String::new(),
    }
}

/// `SetPlayers` as `set_players`.
pub fn snake_case(variant: &str) -> String {
    let mut name = String::with_capacity(variant.len() + 4);
    for letter in variant.chars() {
        if letter.is_uppercase() && !name.is_empty() {
            name.push('_');
        }
        name.extend(letter.to_lowercase());
    }
    name
}

/// Declares the commands of a game and the names of their fields.
#[doc(hidden)]
#[macro_export]
macro_rules! commands {
    (
        $(#[$meta:meta])*
        pub enum $Command:ident<$Word:ident> {
            $(
                $(#[$variant_meta:meta])*
                $Variant:ident { $( $(#[$field_meta:meta])* $field:ident: $type:ty ),* $(,)? }
            ),* $(,)?
        }
        fields: $($name:ident $(= $serialized:literal)?)*
    ) => {
        $(#[$meta])*
        #[derive(Debug, Clone, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
        #[serde(rename_all = "snake_case", deny_unknown_fields)]
        #[allow(missing_docs, reason = "fields without a comment are named after what they hold")]
        pub enum $Command {
            $( $(#[$variant_meta])* $Variant { $( $(#[$field_meta])* $field: $type ),* } ),*
        }

        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, serde::Serialize)]
        #[allow(non_camel_case_types, missing_docs, reason = "the variants are the names of the fields of the commands")]
        pub enum Field {
            $( $(#[serde(rename = $serialized)])? $name ),*
        }

        impl From<Field> for &'static str {
            fn from(field: Field) -> Self {
                match field {
                    // What is serialised under another name is written so.
                    $( Field::$name => [$($serialized,)? stringify!($name)][0] ),*
                }
            }
        }

        impl Ord for Field {
            fn cmp(&self, other: &Self) -> std::cmp::Ordering {
                <&str>::from(*self).cmp(<&str>::from(*other))
            }
        }

        impl PartialOrd for Field {
            fn partial_cmp(&self, other: &Self) -> Option<std::cmp::Ordering> {
                Some(self.cmp(other))
            }
        }

        impl $crate::play::Command for $Command {
            type Field = Field;
            type Word = $Word;

            fn name(&self) -> String {
                $crate::play::command::snake_case(match self {
                    $( Self::$Variant { .. } => stringify!($Variant) ),*
                })
            }

            fn fields(&self) -> &'static [Field] {
                match self {
                    $( Self::$Variant { .. } => &[$(Field::$field),*] ),*
                }
            }

            fn get(&self, field: Field) -> Option<$crate::play::Value<$Word>> {
                match self {
                    $( Self::$Variant { $($field),* } => {
                        $( if field == Field::$field { return Some($crate::play::FieldType::to_value($field)); } )*
                    } ),*
                }
                None
            }

            fn set(&mut self, field: Field, value: $crate::play::Value<$Word>) -> Option<()> {
                match self {
                    $( Self::$Variant { $($field),* } => {
                        $( if field == Field::$field {
                            *$field = $crate::play::FieldType::from_value(value)?;
                            return Some(());
                        } )*
                    } ),*
                }
                None
            }
        }
    };
}

/// Declares the types of fields that are words of a game.
#[doc(hidden)]
#[macro_export]
macro_rules! words {
    ($(#[$meta:meta])* pub enum $Word:ident { $( $Kind:ident($type:ty) ),* $(,)? }) => {
        $(#[$meta])*
        #[derive(Debug, Clone, PartialEq, serde::Serialize)]
        #[serde(untagged)]
        #[allow(missing_docs, reason = "the variants are named after the types that they hold")]
        pub enum $Word {
            $( $Kind($type) ),*
        }

        $(
            impl $crate::play::FieldType<$Word> for $type {
                fn to_value(&self) -> $crate::play::Value<$Word> {
                    $crate::play::Value::Word($Word::$Kind(self.clone()))
                }

                fn from_value(value: $crate::play::Value<$Word>) -> Option<Self> {
                    if let $crate::play::Value::Word($Word::$Kind(it)) = value { Some(it) } else { None }
                }
            }
        )*
    };
}
