//! Effects as data: what events, Adventures and cards do, ask and cost.
//!
//! Closed and externally tagged, so that errors name their place. [`EffectDescription`] holds what is known of each kind: its target,
//! the instruction for the players, the rules entries and what the checker compares it with. `decide::strike` resolves it.

mod cards;
mod costs;
mod counted;
mod crew;
mod facilities;
mod goals;
mod goods;
mod kind;
mod levels;
mod marks;
mod people;
mod regions;
mod story;
mod table_when;
mod time;
mod tokens;
mod when;

use serde::{Deserialize, Serialize};

pub use super::amount::Amount;
pub use cards::{AdventureDraw, CardDraw, MalfunctionChange};
pub use costs::{ActionCost, Cost, SupplyCount, TokenCount, Who};
pub use counted::{
    Counted, CountedConditions, CountedItem, CountedMark, CountedParts, CountedSupply,
};
pub(crate) use crew::{ConditionGain, ToWhom, WhoBy, WhoCount};
pub use facilities::{AtFacility, CrewToken, FacilityPart, FacilityToken, RoverToken, Shutdown};
pub use goals::ChangeGoal;
pub use goods::{ItemCount, ItemGain};
pub use kind::{
    Bound, Drawn, EffectDescription, Entry, Gauge, HiddenChange, Message, Moved, NestedEffects,
    PrintedField, PrintedValue, Reference, Sentence, Since, Spaces, Target, TokenMove, Value, Word,
};
pub use levels::{By, ProductivityChange, SupplyChange};
pub use marks::{MarkChange, MarkCount, MarkPlace, MoveWalker};
pub use people::{PERSON_FORMS, Person, Remember};
pub use regions::{DrawnRegion, RegionIn, RegionSample, RegionToken};
pub use story::{
    Branch, Choice, CounterChange, Instruction, Later, Random, RandomWay, Schedule, Span,
    TrackChange, Way,
};
pub use table_when::{
    BrokenAt, Compared, ConditionsAt, ExploredAt, ItemAt, MarkAt, Numbers, ObjectiveState,
    ObjectiveStateAt, ProductivityAt, ProgressAt, ShutAt, Subject, SupplyAt, TABLE_QUESTION,
    TerrainAt, WalkerAt, WoundsAt,
};
pub use tokens::{LayToken, TokenAt, TokenCost, TokenIs, TokenState};
pub use when::{CounterAt, MalfunctionAt, Range, TrackAt, When};

/// The id of an element of a mission: kebab-case, starting with a letter, unique across kinds.
pub type Id = String;

/// One thing that happens on the table. `by` is signed; `count` is at least 1.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Effect {
    /// The part's marker turns red. Already red, or the Facility shut: nothing.
    BreakPart(FacilityPart),
    /// The part's marker turns green.
    RepairPart(FacilityPart),
    /// A random Shutdown tile of that resource; without a Facility the crew chooses one that needs the resource.
    Shutdown(Shutdown),
    /// A Modifier token on a Facility.
    Token(FacilityToken),
    /// All Modifier tokens on `!` of the Facility are discarded.
    ClearTokens(AtFacility),
    /// A Modifier token on a rover's space.
    RoverToken(RoverToken),
    /// A Modifier token on an ID board.
    CrewToken(CrewToken),
    /// The general supply gains or loses; what is not there is not lost.
    Supply(SupplyChange),
    /// The productivity of one Oxygenator (0–4) or Solar Panel (0–5) moves.
    Productivity(ProductivityChange),
    /// Stress moves (0–18).
    Stress(By),
    /// Morale moves (−2…+3).
    Morale(By),
    /// A Malfunction track moves (0–5); at 5 a card is drawn.
    Malfunction(MalfunctionChange),
    /// A Malfunction card is drawn, by keyword where one is named.
    MalfunctionCard(CardDraw),
    /// An astronaut takes wounds.
    Wound(WhoCount),
    /// An astronaut heals wounds.
    HealWound(WhoCount),
    /// Condition tokens drawn; a named one is taken from the pool.
    Condition(ConditionGain),
    /// One Condition token goes back into the pool.
    CureCondition(ToWhom),
    /// Morale tokens gained or discarded.
    MoraleTokens(WhoBy),
    /// The plants of the main Farm wilt.
    Wilt {},
    /// The plants of the main Farm grow by one space.
    Grow {},
    /// Something comes into the Cargo Bay: ready now, or from the next sol on.
    Gain(ItemGain),
    /// Something leaves the Cargo Bay, or as much of it as there is.
    Lose(ItemCount),
    /// One sample of a region of the crew's choice is removed.
    LoseRegionSample {},
    /// An Adventure of that type is drawn and resolved.
    Adventure(AdventureDraw),
    /// One pawn of the astronaut stays unused this sol.
    LosePawn(ToWhom),
    /// A Follow-Up comes in a later sol; that it will come is not told.
    Schedule(Schedule),
    /// A flag is set: something is remembered, unseen.
    SetFlag(Id),
    /// A flag is cleared: it is forgotten, unseen.
    ClearFlag(Id),
    /// A counter moves, unseen; it starts at 0.
    Count(CounterChange),
    /// An objective that was hidden appears in the Mission Log.
    RevealObjective(Id),
    /// A track of the mission moves, within its lowest and highest space.
    Track(TrackChange),
    /// A hidden action or track of the mission is known from now on; the text of an action is read. Format 2.
    Reveal(Id),
    /// Does one thing if a condition holds, else another or nothing.
    If(Branch),
    /// The crew chooses one of two to four options.
    Choose(Choice),
    /// One of two to six ways is drawn by chance. Format 2.
    Random(Random),
    /// Words only, from the attribute `.do-<text>`: for what the app does not model.
    Instruct(Instruction),
    /// The action of a Mission Event ends without its consequences, told by `.closed`. Not open: nothing. Format 2.
    CloseEvent(Id),
    /// A Follow-Up that was to come does not come; unseen. Format 2.
    CancelFollowUp(Id),
    /// The next Mission Event is this one, whenever it may come otherwise; unseen. One that has come does not come again. Format 2.
    BringEvent(Id),
    /// The mission lasts longer or less long, from 1 to 20 sols and never less than the present one. Format 2.
    Sols(By),
    /// An objective takes more or fewer successes from now on; with fewer than are done it is met. Format 2.
    ChangeGoal(ChangeGoal),
    /// The mission ends at once, with that ending. Format 2.
    EndMission(Id),
    /// An astronaut is remembered under a name, for effects, conditions and texts that follow. Format 2.
    Remember(Remember),
    /// An objective fails; a mandatory one loses the mission. Format 2.
    FailObjective(Id),
    /// An Objective token is laid, in a region as soon as that is explored; one that is on the table or with the crew stays. Format 2.
    LayToken(LayToken),
    /// The crew takes an Objective token, wherever it is. Format 2.
    TakeToken(Id),
    /// An Objective token goes back into the box. Format 2.
    DiscardToken(Id),
    /// Markers of the mission are laid somewhere, as many as there are left. Format 2.
    Mark(MarkChange),
    /// Markers of the mission are taken away from somewhere, as many as lie there. Format 2.
    Unmark(MarkChange),
    /// A walker of the mission goes on along its path, or back; one that has arrived stays. Format 2.
    MoveWalker(MoveWalker),
    /// A Modifier token on an explored region. Format 2.
    RegionToken(RegionToken),
    /// Samples on an explored region. Format 2.
    RegionSample(RegionSample),
}

impl Effect {
    /// Its description, for everything but resolving it.
    pub fn description(&self) -> EffectDescription<'_> {
        match self {
            Self::BreakPart(it) => facilities::break_part(it),
            Self::RepairPart(it) => facilities::repair_part(it),
            Self::Shutdown(it) => facilities::shutdown(it),
            Self::Token(it) => facilities::token(it),
            Self::ClearTokens(it) => facilities::clear_tokens(it),
            Self::RoverToken(it) => facilities::rover_token(it),
            Self::CrewToken(it) => facilities::crew_token(it),
            Self::Supply(it) => levels::supply(it),
            Self::Productivity(it) => levels::productivity(it),
            Self::Stress(it) => levels::stress(it),
            Self::Morale(it) => levels::morale(it),
            Self::Malfunction(it) => cards::malfunction(it),
            Self::MalfunctionCard(it) => cards::malfunction_card(it),
            Self::Wound(it) => crew::wound(it),
            Self::HealWound(it) => crew::heal_wound(it),
            Self::Condition(it) => crew::condition(it),
            Self::CureCondition(it) => crew::cure_condition(it),
            Self::MoraleTokens(it) => crew::morale_tokens(it),
            Self::Wilt {} => goods::wilt(),
            Self::Grow {} => goods::grow(),
            Self::Gain(it) => goods::gain(it),
            Self::Lose(it) => goods::lose(it),
            Self::LoseRegionSample {} => goods::lose_region_sample(),
            Self::Adventure(it) => cards::adventure(it),
            Self::LosePawn(it) => crew::lose_pawn(it),
            Self::Schedule(it) => story::schedule(it),
            Self::SetFlag(it) => story::set_flag(it),
            Self::ClearFlag(it) => story::clear_flag(it),
            Self::Count(it) => story::count(it),
            Self::RevealObjective(it) => story::reveal_objective(it),
            Self::Track(it) => story::track(it),
            Self::Reveal(id) => story::reveal(id),
            Self::If(it) => story::branch(it),
            Self::Choose(it) => story::choose(it),
            Self::Random(it) => story::random(it),
            Self::Instruct(it) => story::instruct(it),
            Self::CloseEvent(id) => story::close_event(id),
            Self::CancelFollowUp(id) => story::cancel_follow_up(id),
            Self::BringEvent(id) => story::bring_event(id),
            Self::Sols(it) => time::sols(it),
            Self::ChangeGoal(it) => goals::change_goal(it),
            Self::EndMission(it) => time::end_mission(it),
            Self::Remember(it) => people::remember(it),
            Self::FailObjective(it) => goals::fail_objective(it),
            Self::LayToken(it) => goals::lay_token(it),
            Self::TakeToken(it) => goals::take_token(it),
            Self::DiscardToken(it) => goals::discard_token(it),
            Self::Mark(it) => marks::change(it, "effect-mark", true),
            Self::Unmark(it) => marks::change(it, "effect-unmark", false),
            Self::MoveWalker(it) => marks::move_walker(it),
            Self::RegionToken(it) => regions::token(it),
            Self::RegionSample(it) => regions::sample(it),
        }
    }

    /// Whether the players do not see the effect.
    pub fn is_secret(&self) -> bool {
        self.description().sentence == Sentence::Secret
    }

    /// Whether the effect changes something on the board, or asks the crew about it.
    pub fn is_on_board(&self) -> bool {
        self.description().target != Target::OffBoard
    }

    /// The effects inside it.
    pub fn nested_effects(&self) -> NestedEffects<'_> {
        self.description().link.nested_effects()
    }

    /// The remembered astronaut whom it strikes.
    pub fn remembered(&self) -> Option<&str> {
        if let Target::Crew(Who::Remembered(person)) = self.description().target {
            Some(person)
        } else {
            None
        }
    }

    /// Whether `is` holds for the effect itself, or for one inside it.
    pub fn contains(&self, is: &dyn Fn(&Self) -> bool) -> bool {
        let inside = |effects: &[Self]| effects.iter().any(|effect| effect.contains(is));
        match self.nested_effects() {
            NestedEffects::Nothing => is(self),
            NestedEffects::If(branch) => inside(&branch.then) || inside(&branch.or_else),
            NestedEffects::Choose(choice) => choice.options.iter().any(|way| inside(&way.effects)),
            NestedEffects::Random(random) => random.ways.iter().any(|way| inside(&way.effects)),
        }
    }

    /// Whether it refers to the one who performs an action, itself or inside.
    pub fn names_performer(&self) -> bool {
        self.contains(&|effect| {
            let own = matches!(
                effect,
                Self::Remember(Remember {
                    who: Person::Performer,
                    ..
                })
            );
            own || effect.description().target == Target::Crew(&Who::Performer)
        })
    }

    /// One example of each kind, as JSON; ids are those of the mission that `new-mission` writes.
    pub fn examples() -> impl Iterator<Item = &'static str> {
        [
            crew::EXAMPLES,
            levels::EXAMPLES,
            facilities::EXAMPLES,
            goods::EXAMPLES,
            cards::EXAMPLES,
            story::EXAMPLES,
            time::EXAMPLES,
            people::EXAMPLES,
            goals::EXAMPLES,
            marks::EXAMPLES,
            regions::EXAMPLES,
        ]
        .into_iter()
        .flatten()
        .copied()
    }

    /// Every effect that a printed card or tile may have: those whose values all are on the table.
    pub fn printed() -> impl Iterator<Item = Self> {
        [
            crew::printed(),
            levels::printed(),
            facilities::printed(),
            goods::printed(),
            cards::printed(),
        ]
        .into_iter()
        .flatten()
        .filter(|effect| effect.description().printed)
    }

    /// The fields that a printed card may sentence_key, the target before the amount; none for a kind that no printed card has.
    pub fn printed_fields(&self) -> Vec<PrintedField> {
        let word = |name, word| (name, PrintedValue::Word(word));
        let maybe =
            |name, word: Option<Word>| (name, word.map_or(PrintedValue::Any, PrintedValue::Word));
        let facility = |it| word("facility", Word::Facility(it));
        let block = |it| word("block", Word::Block(it));
        let token = |it| word("token", Word::Modifier(it));
        let item = |it| word("item", Word::Item(it));
        let who = |it: &Who| ("who", PrintedValue::Who(it.clone()));
        let by = |it| ("by", PrintedValue::Change(it));
        let count = |it| ("count", PrintedValue::Count(it));
        match self {
            Self::BreakPart(it) | Self::RepairPart(it) => {
                vec![facility(it.facility), word("part", Word::Part(it.part))]
            }
            Self::Shutdown(it) => {
                vec![
                    maybe("facility", it.facility.map(Word::Facility)),
                    word("resource", Word::Resource(it.resource)),
                ]
            }
            Self::Token(it) => vec![
                word("on", Word::Facility(it.on)),
                word("space", Word::Space(it.space)),
                token(it.token),
            ],
            Self::ClearTokens(it) => vec![facility(it.facility)],
            Self::RoverToken(it) => vec![word("rover", Word::Rover(it.rover)), token(it.token)],
            Self::CrewToken(it) => vec![token(it.token), who(&it.who)],
            Self::Supply(it) => vec![word("resource", Word::Resource(it.resource)), by(it.by)],
            Self::Productivity(it) => vec![facility(it.facility), by(it.by)],
            Self::Stress(it) | Self::Morale(it) => vec![by(it.by)],
            Self::Malfunction(it) => vec![block(it.block), by(it.by)],
            Self::MalfunctionCard(it) => vec![
                block(it.block),
                maybe("keyword", it.keyword.map(Word::Keyword)),
            ],
            Self::Wound(it) | Self::HealWound(it) => vec![who(&it.who), count(it.count)],
            Self::Condition(it) => vec![
                maybe("condition", it.condition.map(Word::Condition)),
                who(&it.who),
            ],
            Self::CureCondition(it) | Self::LosePawn(it) => vec![who(&it.who)],
            Self::MoraleTokens(it) => vec![who(&it.who), by(it.by)],
            Self::Gain(it) => vec![
                item(it.item),
                word("to", Word::Area(it.to)),
                count(it.count),
            ],
            Self::Lose(it) => vec![item(it.item), count(it.count)],
            Self::Adventure(it) => vec![word("type", Word::Adventure(it.kind)), who(&it.who)],
            Self::Wilt {}
            | Self::Grow {}
            | Self::LoseRegionSample {}
            | Self::Schedule(_)
            | Self::SetFlag(_)
            | Self::ClearFlag(_)
            | Self::Count(_)
            | Self::RevealObjective(_)
            | Self::Track(_)
            | Self::Reveal(_)
            | Self::If(_)
            | Self::Choose(_)
            | Self::Random(_)
            | Self::Instruct(_)
            | Self::CloseEvent(_)
            | Self::CancelFollowUp(_)
            | Self::BringEvent(_)
            | Self::Sols(_)
            | Self::ChangeGoal(_)
            | Self::EndMission(_)
            | Self::Remember(_)
            | Self::FailObjective(_)
            | Self::LayToken(_)
            | Self::TakeToken(_)
            | Self::DiscardToken(_)
            | Self::Mark(_)
            | Self::Unmark(_)
            | Self::MoveWalker(_)
            | Self::RegionToken(_)
            | Self::RegionSample(_) => Vec::new(),
        }
    }
}

/// Every change from `-most` to `most` but 0.
fn changes(most: i8) -> impl Iterator<Item = Amount> {
    (-most..=most).filter(|by| *by != 0).map(Amount::Fixed)
}
