//! A player at the terminal who answers every prompt from the numbers and choices that it names, and types words in between. Both
//! languages play the same game: no choice depends on a text, but for the one that a player completes a plan with.

use std::collections::VecDeque;

/// The most prompts that are answered with numbers.
const MOST: u32 = 400;

/// How many of the actions that can be planned are simple.
const SIMPLE: usize = 8;

/// Random numbers that are the same everywhere: xorshift.
pub struct Dice(pub u64);

impl Dice {
    /// A number below this one.
    pub fn below(&mut self, number: u64) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 11) % number
    }

    pub fn one_of<'t, T>(&mut self, list: &'t [T]) -> Option<&'t T> {
        let count = u64::try_from(list.len()).ok().filter(|&count| count > 0)?;
        list.get(usize::try_from(self.below(count)).ok()?)
    }
}

pub struct Player {
    dice: Dice,
    /// Words that are typed at one in so many prompts.
    words: VecDeque<String>,
    every: u32,
    /// What is in the label of a choice that adds a pawn to a planned action, of one that plans an action, and of one that gives it up.
    plan: [&'static str; 3],
    /// Whether the last choice planned an action, and how many are to be given up.
    has_planned: bool,
    to_give_up: u8,
    /// The labels of the last list.
    labels: Vec<String>,
    prompts: u32,
}

impl Player {
    pub fn new(
        seed: u64,
        words: impl IntoIterator<Item = &'static str>,
        plan: [&'static str; 3],
        every: u32,
    ) -> Self {
        let words = words.into_iter().map(str::to_owned).collect();
        Self {
            dice: Dice(seed),
            words,
            every,
            plan,
            has_planned: false,
            to_give_up: 0,
            labels: Vec::new(),
            prompts: 0,
        }
    }

    /// What is typed at the prompt of this page; `None` once there is nothing left to choose or to say.
    pub fn answer(&mut self, page: &str) -> Option<String> {
        self.prompts += 1;
        if let Some(labels) = labels(page) {
            self.labels = labels;
        }
        let numbers = Numbers::of(page.trim_end().rsplit('\n').next().unwrap_or_default());
        if (self.prompts.is_multiple_of(self.every) || numbers.is_none())
            && let Some(word) = self.words.pop_front()
        {
            return Some(word);
        }
        let Numbers {
            least,
            most,
            by_enter,
        } = numbers.filter(|_| self.prompts < MOST)?;
        if least == 1
            && !by_enter
            && let Some(number) = self.planned()
        {
            return Some(number.to_string());
        }
        let most = if by_enter && self.dice.below(2) == 0 {
            least
        } else {
            most
        };
        Some((least + self.dice.below(most - least + 1)).to_string())
    }

    /// The next choice of a plan, which is whole once every pawn is used and every action has what it needs; `None` elsewhere.
    fn planned(&mut self) -> Option<usize> {
        let [pawns, plans, given_up] = self.plan.map(|words| self.choices(words));
        if pawns.is_empty() && self.has_planned {
            // No pawn is left for it.
            self.to_give_up = 2;
        }
        self.has_planned = false;
        if self.to_give_up > 0 && !given_up.is_empty() {
            self.to_give_up -= 1;
            return self.dice.one_of(&given_up).copied();
        }
        if !pawns.is_empty() {
            return self.dice.one_of(&pawns).copied();
        }
        self.has_planned = !plans.is_empty();
        // The first ones take one pawn.
        let simple = plans.len().min(if self.dice.below(4) == 0 {
            plans.len()
        } else {
            SIMPLE
        });
        self.dice.one_of(&plans[..simple]).copied()
    }

    /// The numbers of the choices whose labels contain that.
    fn choices(&self, words: &str) -> Vec<usize> {
        self.labels
            .iter()
            .zip(1..)
            .filter(|(label, _)| label.contains(words))
            .map(|(_, number)| number)
            .collect()
    }
}

/// The labels of the last list of a page, if there is one.
fn labels(page: &str) -> Option<Vec<String>> {
    let lines: Vec<&str> = page.lines().collect();
    let start = lines.iter().rposition(|line| line.starts_with("1. "))?;
    let label = |(line, number): (&&str, usize)| {
        Some(line.strip_prefix(&format!("{number}. "))?.to_owned())
    };
    Some(lines[start..].iter().zip(1..).map_while(label).collect())
}

/// The numbers that a prompt takes.
#[derive(Debug, PartialEq, Eq)]
struct Numbers {
    least: u64,
    most: u64,
    /// Whether Enter alone stands for the first.
    by_enter: bool,
}

impl Numbers {
    /// The last two numbers in order, or the only one.
    fn of(prompt: &str) -> Option<Self> {
        let numbers = prompt
            .split(|it: char| !it.is_ascii_digit())
            .filter_map(|digits| digits.parse().ok());
        let numbers: Vec<u64> = numbers.collect();
        let last = *numbers.last()?;
        let in_order = numbers.windows(2).rev().find(|pair| pair[0] <= pair[1]);
        let (least, most) = in_order.map_or((last, last), |pair| (pair[0], pair[1]));
        Some(Self {
            least,
            most,
            by_enter: last == least,
        })
    }
}

#[test]
fn a_prompt_names_the_numbers_that_it_takes() {
    for (prompt, numbers) in [
        ("A word, such as “undo”:", None),
        ("Enter for 1, or a word:", Some((1, 1, true))),
        (
            "A number from 1 to 4, Enter for 1, or a word:",
            Some((1, 4, true)),
        ),
        ("Player 3, from 0 to 9:", Some((0, 9, false))),
    ] {
        let numbers = numbers.map(|(least, most, by_enter)| Numbers {
            least,
            most,
            by_enter,
        });
        assert_eq!(Numbers::of(prompt), numbers, "{prompt}");
    }
}
