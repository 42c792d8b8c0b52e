//! Enums whose values have a name in JSON, in files and on the command line.

/// Declares an enum, the name of each value and the list of all of them; serde uses the same names.
macro_rules! named_enum {
    ($(#[$meta:meta])* $Type:ident { $($(#[$value_meta:meta])* $Value:ident = $id:literal),+ $(,)? }) => {
        $(#[$meta])*
        #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, serde::Serialize, serde::Deserialize)]
        #[allow(missing_docs, reason = "a name without a comment says it all")]
        pub enum $Type {
            $($(#[$value_meta])* #[serde(rename = $id)] $Value),+
        }

        impl $Type {
            /// Every value, in the order of declaration.
            pub const ALL: [Self; [$($id),+].len()] = [$(Self::$Value),+];

            /// The name in JSON, in files and on the command line.
            pub const fn id(self) -> &'static str {
                match self { $(Self::$Value => $id),+ }
            }
        }
    };
}

pub(crate) use named_enum;
