//! Effects on astronauts: wounds, conditions, Morale tokens, pawns.

use super::kind::{
    Bound, EffectDescription, Entry, Since, Spaces, Target, Value, Word, common, sentence_key,
};
use super::{Amount, Effect, Who, changes};
use crate::limits::WOUNDS_TOP;
use crate::vocabulary::{Condition, Profession, record};

record! {
    /// An astronaut and a number.
    WhoCount {
        /// Who.
        who: Who,
        /// How many, at least 1.
        count: u8,
    }
    /// An astronaut and a signed change.
    WhoBy {
        /// Who.
        who: Who,
        /// By how much.
        by: Amount,
    }
    /// An astronaut.
    ToWhom {
        /// Who.
        who: Who,
    }
    /// A condition gained.
    ConditionGain {
        /// Who.
        who: Who,
        /// Which; drawn from the pool when left out.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        condition: Option<Condition>,
    }
}

pub(super) const EXAMPLES: &[&str] = &[
    r#"{"wound": {"who": "first_player", "count": 1}}"#,
    r#"{"heal_wound": {"who": "most_wounded", "count": 2}}"#,
    r#"{"condition": {"who": "chosen", "condition": "migraine"}}"#,
    r#"{"cure_condition": {"who": "chosen"}}"#,
    r#"{"morale_tokens": {"who": "everyone", "by": 1}}"#,
    r#"{"lose_pawn": {"who": "chosen"}}"#,
];

pub(super) fn wound(it: &WhoCount) -> EffectDescription<'_> {
    let told = sentence_key("effect-wound")
        .to(&it.who)
        .with("count", Value::Number(it.count));
    let bounds = vec![Bound::Count {
        count: it.count,
        most: Some(WOUNDS_TOP),
    }];
    EffectDescription {
        bounds,
        ..common(
            Since::Format1,
            Target::Crew(&it.who),
            told,
            &["wounds", "health", "death"],
        )
    }
}

pub(super) fn heal_wound(it: &WhoCount) -> EffectDescription<'_> {
    let told = sentence_key("effect-heal-wound")
        .to(&it.who)
        .with("count", Value::Number(it.count));
    EffectDescription {
        bounds: vec![Bound::Count {
            count: it.count,
            most: None,
        }],
        ..common(
            Since::Format1,
            Target::Crew(&it.who),
            told,
            &["health", "wounds"],
        )
    }
}

pub(super) fn condition(it: &ConditionGain) -> EffectDescription<'_> {
    let noun = |key, condition| sentence_key(key).noun("condition", Word::Condition(condition));
    let told = match it.condition {
        None => sentence_key("effect-condition-drawn")
            .with("anxiety", Value::Name(Word::Condition(Condition::Anxiety))),
        Some(Condition::Anxiety) => noun("effect-condition-anxiety", Condition::Anxiety),
        Some(condition) => noun("effect-condition", condition),
    };
    let entries: &[Entry] = match it.condition {
        None => &["conditions", "condition-timing"],
        Some(Condition::Anemia) => &["anemia", "conditions"],
        Some(Condition::Anxiety) => &["anxiety-attack", "conditions"],
        Some(Condition::Heart) => &["heart-condition", "conditions"],
        Some(Condition::Concentration) => &["trouble-concentrating", "conditions"],
        Some(Condition::Migraine) => &["migraine", "conditions"],
        Some(Condition::Poisoning) => &["poisoning", "conditions"],
    };
    common(
        Since::Format1,
        Target::Crew(&it.who),
        told.to(&it.who),
        entries,
    )
}

pub(super) fn cure_condition(it: &ToWhom) -> EffectDescription<'_> {
    let told = sentence_key("effect-cure-condition").to(&it.who);
    common(
        Since::Format1,
        Target::Crew(&it.who),
        told,
        &["conditions", "condition-timing"],
    )
}

pub(super) fn morale_tokens(it: &WhoBy) -> EffectDescription<'_> {
    let told = sentence_key("effect-morale-tokens").to(&it.who).by(it.by);
    EffectDescription {
        bounds: vec![Bound::Change(it.by, Spaces::Any)],
        ..common(
            Since::Format1,
            Target::Crew(&it.who),
            told,
            &["morale-tokens"],
        )
    }
}

pub(super) fn lose_pawn(it: &ToWhom) -> EffectDescription<'_> {
    let told = sentence_key("effect-lose-pawn").to(&it.who);
    common(Since::Format1, Target::Crew(&it.who), told, &["pawns"])
}

/// Everybody whom a printed card may strike.
pub(super) fn anybody() -> Vec<Who> {
    let professions = Profession::ALL.iter().map(|&it| Who::Profession(it));
    [
        Who::Performer,
        Who::FirstPlayer,
        Who::Everyone,
        Who::Chosen,
        Who::MostWounded,
    ]
    .into_iter()
    .chain(professions)
    .collect()
}

pub(super) fn printed() -> Vec<Effect> {
    let who = anybody();
    let each = |one: &dyn Fn(&Who) -> Vec<Effect>| who.iter().flat_map(one).collect::<Vec<_>>();
    let conditions = || std::iter::once(None).chain(Condition::ALL.iter().copied().map(Some));
    [
        each(&|who| {
            (1..=3)
                .map(|count| {
                    Effect::Wound(WhoCount {
                        who: who.clone(),
                        count,
                    })
                })
                .collect()
        }),
        each(&|who| {
            (1..=3)
                .map(|count| {
                    Effect::HealWound(WhoCount {
                        who: who.clone(),
                        count,
                    })
                })
                .collect()
        }),
        each(&|who| {
            conditions()
                .map(|condition| {
                    Effect::Condition(ConditionGain {
                        who: who.clone(),
                        condition,
                    })
                })
                .collect()
        }),
        each(&|who| vec![Effect::CureCondition(ToWhom { who: who.clone() })]),
        each(&|who| {
            changes(3)
                .map(|by| {
                    Effect::MoraleTokens(WhoBy {
                        who: who.clone(),
                        by,
                    })
                })
                .collect()
        }),
        each(&|who| vec![Effect::LosePawn(ToWhom { who: who.clone() })]),
    ]
    .concat()
}
