//! Faults of ids, links, numbers and messages: what is unknown, missing, double or left over.

use solkeeper::content::Code;

use super::{C, EN, IT, M, Seed, seed};

#[rustfmt::skip]
pub(super) const SEEDS: &[Seed] = &[
    // Ids: unknown, missing, double.
    seed(&[(M, "\"the-pod-is-down\", \"after\"", "\"the-pod-is-dwn\", \"after\"")], Code::UnknownId, (M, "the-pod-is-dwn")),
    seed(&[(M, "{\"not\": {\"objective\": \"probe-spare-parts\"}}", "{\"not\": {\"objective\": \"probe-parts\"}}")], Code::UnknownId, (M, "probe-parts")),
    seed(&[(M, "\"action\": \"make-adjustments\"", "\"action\": \"make-adjustment\"")], Code::UnknownId, (M, "\"make-adjustment\"")),
    seed(&[(M, "\"malfunctions\"]", "\"malfunction\"]")], Code::UnknownDeck, (M, "\"malfunction\"]")),
    seed(&[(M, "{\"id\": \"a-dry-cough\", ", "{")], Code::MissingField, (M, "{\"effects\": [{\"wound\"")),
    seed(&[(M, "\"id\": \"the-register\"", "\"id\": \"an-answer\"")], Code::DuplicateId, (M, "\"an-answer\", \"effects\": [{\"morale_tokens\"")),
    seed(&[(M, "\"id\": \"work-in-a-tent\"", "\"id\": \"break-it\"")], Code::DuplicateOption, (M, "\"break-it\", \"effects\"")),
    // Never.
    seed(&[(M, "\"id\": \"dust-in-the-filters\",", "\"id\": \"dust-in-the-filters\", \"weight\": 0,")], Code::OutOfRange, (M, "\"weight\": 0")),
    seed(&[(M, "\"odds\": 70,", "\"odds\": 0,")], Code::OutOfRange, (M, "\"odds\": 0")),
    seed(&[(M, "\"kind\": \"optional\",", "\"kind\": \"optional\", \"hidden\": true,")], Code::NeverRevealed, (M, "\"hidden\": true")),
    seed(&[(M, "\"ring\": 1", "\"ring\": 4")], Code::OutOfRange, (M, "\"ring\": 4")),
    seed(&[(M, "\"threshold\": {\"2\": 10, \"3\": 9, \"4\": 9},", "")], Code::ThresholdWithoutNumber, (M, "\"repair-the-hub\"")),
    seed(&[(M, "\"step\": 25", "\"step\": 30")], Code::GoalNotMet, (M, "\"step\": 30")),
    seed(&[(M, "\"sols\": {\"2\": 8,", "\"sols\": {\"2\": 19,")], Code::FewEvents, (M, "\"events\": [")),
    seed(&[(M, "[\"adventures\", \"malfunctions\"]", "[\"adventures\"]")], Code::EmptyDeck, (M, "[\"adventures\"]")),
    seed(&[(C, "[{ \"lose_region_sample\": {} }]", "[{ \"malfunction_card\": { \"block\": \"living\" } }]")], Code::LoopingEffect, (C, "\"malfunction_card\"")),
    seed(&[(M, ",\n              {\"id\": \"work-in-a-tent\", \"effects\": [{\"supply\": {\"resource\": \"energy\", \"by\": -1}}]}", ""), (M, ",\n              {\n                \"id\": \"ask-for-clearance\",\n                \"effects\": [\n                  {\"lose_pawn\": {\"who\": \"chosen\"}},\n                  {\"schedule\": {\"follow_up\": \"the-papers-follow\", \"after\": {\"min\": 1, \"max\": 2}}}\n                ]\n              }", "")], Code::OptionCount, (M, "\"options\": [\n              {\n                \"id\": \"break-it\"")),
    seed(&[(M, ",\n    {\"id\": \"an-empty-bunk\", \"outcome\": \"died\"}", "")], Code::NoEnding, (M, "\"endings\": [")),
    seed(&[(M, "{\"id\": \"not-yet-a-home\", \"outcome\": \"lost\"}", "{\"id\": \"not-yet-a-home\", \"outcome\": \"lost\", \"when\": {\"morale\": {\"from\": 0}}}")], Code::NoEnding, (M, "\"endings\": [")),
    // Messages.
    seed(&[(IT, "the-register =", "the-registry =")], Code::MissingMessage, (M, "\"id\": \"the-register\"")),
    seed(&[(IT, "the-register =", "an-old-tale = Una storia.\nthe-register =")], Code::UnusedMessage, (IT, "an-old-tale")),
    seed(&[(EN, "    .action = Lay a ring of landing lights on the plain in front of the HUB.\n", "")], Code::MissingAttribute, (EN, "cargo-overhead =")),
    seed(&[(M, "\"ask\": \"south-explored\"", "\"ask\": \"south-seen\"")], Code::MissingAttribute, (EN, "a-voice-from-the-south =")),
    seed(&[(M, "[{\"set_flag\": \"pod-guided\"}, ", "[{\"instruct\": {\"text\": \"wave\"}}, {\"set_flag\": \"pod-guided\"}, ")], Code::MissingAttribute, (IT, "cargo-overhead =")),
    seed(&[(EN, "    .title = One Bunk Short", "    .title = One Bunk Short\n    .later = Later.")], Code::UnusedAttribute, (EN, "    .later = Later.")),
    seed(&[(EN, "{ $done } of { $goal }", "{ $found } of { $goal }")], Code::UnknownVariable, (EN, "{ $found }")),
    seed(&[(IT, "{ $done } su { $goal }", "{ $done }")], Code::VariablesDiffer, (IT, ".count = Relitti trovati: { $done }")),
    seed(&[(IT, "    .title = Una cuccetta in meno", "    * un appunto\n    .title = Una cuccetta in meno")], Code::TruncatedText, (IT, "* un appunto")),
];
