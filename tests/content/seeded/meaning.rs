//! Faults of meaning: every code of its own is here at least once.

use solkeeper::content::Code;

use super::{A, BOX, C, EN, Edit, IT, M, Seed, rich, seed};

/// Ninety-one words.
const LONG: &str = "    .title = One Bunk Short\n    .after-build-a-bunk =\n        one two three four five six seven eight nine ten \
one two three four five six seven eight nine ten one two three four five six seven eight nine ten one two three four five six \
seven eight nine ten one two three four five six seven eight nine ten one two three four five six seven eight nine ten one two \
three four five six seven eight nine ten one two three four five six seven eight nine ten one two three four five six seven \
eight nine ten ninety-one\n";

/// Another card about fog.
const FOG: Edit = (
    A,
    "\"type\": \"gather\"",
    "\"type\":\"gather\", \"tags\": [\"fog\"]",
);

#[rustfmt::skip]
pub(super) const SEEDS: &[Seed] = &[
    // Unused, or read but never set.
    seed(&[(M, "{\"schedule\": {\"follow_up\": \"what-the-box-heard\", \"after\": {\"min\": 1, \"max\": 2}}}", "{\"stress\": {\"by\": -1}}")], Code::FollowUpUnused, (M, "{\"id\": \"what-the-box-heard\"")),
    seed(&[(M, "\"actions\": [\n", "\"tracks\": [\n    {\"id\": \"fog\", \"start\": 0, \"min\": 0, \"max\": 6}\n  ],\n  \"actions\": [\n"), (EN, "make-adjustments =", "fog =\n    .title = Fog\nmake-adjustments ="), (IT, "make-adjustments =", "fog =\n    .title = Nebbia\nmake-adjustments =")], Code::TrackUnused, (M, "{\"id\": \"fog\"")),
    rich(&[(M, "  \"production\": [{\"track\": {\"track\": \"pressure\", \"by\": -1}}],\n", ""), (M, "        {\"track\": {\"track\": \"pressure\", \"by\": 2}},\n", "")], Code::TrackNeverMoves, (M, "{\"id\": \"pressure\"")),
    rich(&[(M, "        {\"count\": {\"counter\": \"turns\", \"by\": 1}}\n", "        {\"count\": {\"counter\": \"turn\", \"by\": 1}}\n")], Code::CounterNeverCounts, (M, "\"counter\": \"turns\"")),
    rich(&[(M, "{\"counter\": {\"counter\": \"turns\", \"at_least\": 2}}", "{\"sol\": {\"from\": 2}}")], Code::CounterNeverRead, (M, "\"counter\": \"turns\"")),
    seed(&[(M, "[{\"set_flag\": \"pod-guided\"}, ", "[")], Code::FlagNeverSet, (M, "{\"flag\": \"pod-guided\"}")),
    seed(&[(M, "\"when\": {\"objective\": \"spare-farm\"},", "\"when\": {\"flag\": \"farm-is-up\"},")], Code::FlagNeverSet, (M, "farm-is-up")),
    seed(&[(M, "\"reward\": [{\"morale\": {\"by\": 1}}]", "\"reward\": [{\"clear_flag\": \"dark\"}]")], Code::FlagNeverSet, (M, "\"dark\"")),
    seed(&[(M, "\"when\": {\"flag\": \"pod-guided\"}", "\"when\": {\"morale\": {\"from\": 1}}")], Code::FlagNeverRead, (M, "pod-guided")),
    seed(&[(M, "  \"actions\": [\n", "  \"actions\": [\n    {\"id\": \"look-up\", \"cost\": {}},\n"), (EN, "make-adjustments =", "look-up = Look up at the sky.\n    .title = Look Up\nmake-adjustments ="), (IT, "make-adjustments =", "look-up = Guardate il cielo.\n    .title = Guardare il cielo\nmake-adjustments =")], Code::NothingHappens, (M, "look-up")),
    rich(&[(M, "\"effects\": [{\"gain\": {\"item\": \"cpu\", \"count\": 1, \"to\": \"pending\"}}]", "\"effects\": []")], Code::NothingHappens, (M, "{\"id\": \"old-cache\"")),
    seed(&[(C, "\"effects\": [{ \"lose_region_sample\": {} }]", "\"effects\": []")], Code::NothingHappens, (C, "\"effects\": []")),
    rich(&[(M, "\"to\": \"pending\"}}]}\n  ],", "\"to\": \"pending\"}}]},\n    {\"id\": \"mast\", \"icon\": 1, \"effects\": [{\"stress\": {\"by\": -2}}]}\n  ],"), (EN, "make-adjustments =", "mast = A mast.\n    .title = Mast\nmake-adjustments ="), (IT, "make-adjustments =", "mast = Un traliccio.\n    .title = Traliccio\nmake-adjustments =")], Code::DuplicateIcon, (M, "{\"id\": \"mast\"")),
    // Conditions.
    seed(&[(M, "\"when\": {\"objective\": \"spare-oxygenator\"}", "\"when\": {\"all\": [{\"objective\": \"spare-oxygenator\"}, {\"not\": {\"objective\": \"spare-oxygenator\"}}]}")], Code::NeverTrue, (M, "\"when\": {\"all\"")),
    seed(&[(M, "\"when\": {\"objective\": \"spare-farm\"},", "\"when\": {\"objective\": \"repair-the-hub\"},")], Code::NeverTrue, (M, "\"when\": {\"objective\": \"repair-the-hub\"}")),
    seed(&[(M, "\"when\": {\"objective\": \"spare-farm\"},", "\"when\": {\"astronauts\": {\"from\": 5}},")], Code::NeverTrue, (M, "{\"astronauts\": {\"from\": 5}}")),
    seed(&[(M, "\"when\": {\"malfunction\": {\"block\": \"living\", \"at_least\": 3}}", "\"when\": {\"sol\": {\"to\": 2}}")], Code::NeverTrue, (M, "{\"sol\": {\"to\": 2}}")),
    rich(&[(M, "\"at_most\": 2", "\"at_least\": 7")], Code::NeverTrue, (M, "\"at_least\": 7")),
    rich(&[(M, "\"when\": {\"flag\": \"thin-air\"}", "\"when\": {\"any\": []}")], Code::NeverTrue, (M, "{\"any\": []}")),
    seed(&[(M, "\"when\": {\"morale\": {\"from\": 1}}", "\"when\": {\"morale\": {\"from\": -2}}")], Code::AlwaysTrue, (M, "{\"morale\": {\"from\": -2}}")),
    seed(&[(M, "\"when\": {\"morale\": {\"from\": 1}}", "\"when\": {\"any\": [{\"sol\": {\"to\": 4}}, {\"sol\": {\"from\": 4}}]}")], Code::AlwaysTrue, (M, "\"when\": {\"any\"")),
    seed(&[(M, "{\"objective\": \"spare-oxygenator\"}, {\"objective\": \"spare-farm\"}]", "{\"objective\": \"spare-oxygenator\"}, {\"objective\": \"spare-oxygenator\"}]")], Code::DuplicateCondition, (M, "{\"objective\": \"spare-oxygenator\"}, {\"objective\": \"spare-oxygenator\"}")),
    // Too late, in circles, without end.
    seed(&[(M, "\"id\": \"letters-from-earth\",\n      \"sols\": {\"from\": 2}", "\"id\": \"letters-from-earth\",\n      \"sols\": {\"from\": 12}")], Code::EventNeverDrawn, (M, "\"sols\": {\"from\": 12}")),
    seed(&[(M, "\"after\": {\"min\": 3, \"max\": 4}", "\"after\": {\"min\": 8, \"max\": 9}")], Code::AfterLastSol, (M, "{\"min\": 8, \"max\": 9}")),
    seed(&[(M, "\"id\": \"patter-on-the-roof\",\n      \"sols\": {\"from\": 3}", "\"id\": \"patter-on-the-roof\",\n      \"sols\": {\"from\": 9}")], Code::AfterLastSol, (M, "\"later\": {\"odds\": 50, \"effects\": [{\"break_part\": {\"facility\": \"garage_hall\", \"part\": \"hardware\"}}]}")),
    seed(&[(A, "\"after\": { \"min\": 1, \"max\": 2 }", "\"after\": { \"min\": 12, \"max\": 12 }")], Code::AfterLastSol, (A, "\"min\": 12")),
    seed(&[(M, "\"when\": {\"objective\": \"spare-oxygenator\"},\n      \"effects\": [", "\"when\": {\"flag\": \"sealed\"},\n      \"effects\": [{\"set_flag\": \"sealed\"}, ")], Code::CircularDependency, (M, "\"id\": \"heavy-doors\"")),
    rich(&[(M, "      \"brings\": {\"objective\": \"hold-pressure\"}\n", "      \"brings\": {\"action\": {\"cost\": {\"pawns\": 1}, \"reward\": [{\"stress\": {\"by\": -1}}]}}\n"), (M, "\"reward\": [{\"morale_tokens\": {\"who\": \"everyone\", \"by\": 1}}]\n    },", "\"reward\": [{\"reveal_objective\": \"hold-pressure\"}]\n    },"), (EN, "    .title = Second Wind\n", "    .title = Second Wind\n    .action = Listen.\n    .done = Done.\n"), (IT, "    .title = Secondo fiato\n", "    .title = Secondo fiato\n    .action = Ascoltate.\n    .done = Fatto.\n")], Code::CircularDependency, (M, "\"hidden\": true")),
    seed(&[(M, "{\"schedule\": {\"follow_up\": \"what-the-box-heard\", \"after\": {\"min\": 1, \"max\": 2}}}", "{\"stress\": {\"by\": -1}}"), (M, "[{\"gain\": {\"item\": \"poi\", \"count\": 1, \"to\": \"available\"}}]", "[{\"if\": {\"when\": {\"morale\": {\"from\": 1}}, \"then\": [{\"schedule\": {\"follow_up\": \"what-the-box-heard\", \"after\": {\"min\": 1, \"max\": 2}}}]}}]")], Code::CircularDependency, (M, "{\"id\": \"what-the-box-heard\"")),
    seed(&[(M, "{\"id\": \"a-dry-cough\", \"effects\": [", "{\"id\": \"a-dry-cough\", \"effects\": [{\"schedule\": {\"follow_up\": \"a-dry-cough\", \"after\": {\"min\": 1, \"max\": 1}}}, ")], Code::EndlessChain, (M, "{\"id\": \"a-dry-cough\"")),
    seed(&[(M, "{\"id\": \"green-light\", \"effects\": [", "{\"id\": \"green-light\", \"effects\": [{\"schedule\": {\"follow_up\": \"the-papers-follow\", \"after\": {\"min\": 1, \"max\": 1}}}, "), (M, "{\"id\": \"the-papers-follow\", \"effects\": [", "{\"id\": \"the-papers-follow\", \"effects\": [{\"if\": {\"when\": {\"morale\": {\"from\": 1}}, \"then\": [{\"schedule\": {\"follow_up\": \"green-light\", \"after\": {\"min\": 2, \"max\": 2}}}], \"else\": [{\"schedule\": {\"follow_up\": \"green-light\", \"after\": {\"min\": 1, \"max\": 1}}}]}}, ")], Code::EndlessChain, (M, "{\"id\": \"green-light\"")),
    seed(&[(C, "[{ \"lose_region_sample\": {} }]", "[{ \"malfunction\": { \"block\": \"living\", \"by\": 5 } }]"), (C, "[{ \"condition\": { \"who\": \"chosen\" } }]", "[{ \"malfunction\": { \"block\": \"working\", \"by\": 5 } }]")], Code::EndlessChain, (C, "\"by\": 5")),
    // Without end, and too early.
    rich(&[(M, "\"format\": 1", "\"format\": 2"), (M, "\"min\": 0, \"max\": 6}", "\"min\": 0, \"max\": 6, \"ends\": [\n    {\"at\": 1, \"effects\": [{\"track\": {\"track\": \"pressure\", \"by\": 1}}, {\"track\": {\"track\": \"pressure\", \"by\": -1}}]}]}")], Code::EndlessEnd, (M, "{\"at\": 1, \"effects\"")),
    seed(&[(M, "\"format\": 1", "\"format\": 2"), (M, "\"reward\": [{\"morale\": {\"by\": 1}}]", "\"reward\": [{\"wound\": {\"who\": {\"remembered\": \"hero\"}, \"count\": 1}},\n    {\"remember\": {\"as\": \"hero\", \"who\": \"first_player\"}}]")], Code::PersonTooEarly, (M, "\"remembered\": \"hero\"")),
    seed(&[(M, "\"format\": 1", "\"format\": 2"), (M, "\"objectives\": [\n", "\"tokens\": [{\"id\": \"seal\", \"colour\": \"black\", \"number\": \"B\"}],\n  \"objectives\": [\n"), (M, "\"reward\": [{\"morale\": {\"by\": 1}}]", "\"reward\": [{\"take_token\": \"seal\"},\n    {\"lay_token\": {\"token\": \"seal\", \"at\": {\"facility\": \"lab\"}}}]")], Code::TokenTooEarly, (M, "\"take_token\"")),
    seed(&[(M, "\"format\": 1", "\"format\": 2"), (M, "\"objectives\": [\n", "\"tokens\": [{\"id\": \"one\", \"colour\": \"red\", \"number\": \"3\", \"at\": {\"facility\": \"lab\"}},\n    {\"id\": \"two\", \"colour\": \"red\", \"number\": \"3\", \"at\": {\"facility\": \"lab\"}}],\n  \"objectives\": [\n")], Code::SameToken, (M, "{\"id\": \"two\"")),
    // Chance and wordings, of format 2.
    seed(&[(M, "\"format\": 1", "\"format\": 2")], Code::Format2Unneeded, (M, "\"format\": 2")),
    seed(&[(M, "\"format\": 1", "\"format\": 2"), (M, "\"objectives\": [\n", "\"start\": [{\"random\": {\"told\": false, \"ways\": [\n    {\"id\": \"one\", \"effects\": [{\"set_flag\": \"pod-guided\"}]},\n    {\"id\": \"other\", \"weight\": 0, \"effects\": []}]}}],\n  \"objectives\": [\n")], Code::WayNeverDrawn, (M, "\"weight\": 0")),
    seed(&[(M, "\"format\": 1", "\"format\": 2"), (M, "\"objectives\": [\n", "\"start\": [{\"random\": {\"told\": false, \"ways\": [\n    {\"id\": \"one\", \"effects\": [{\"set_flag\": \"pod-guided\"}]},\n    {\"id\": \"other\", \"effects\": [{\"set_flag\": \"pod-guided\"}]}]}}],\n  \"objectives\": [\n")], Code::SameOptions, (M, "\"id\": \"other\"")),
    seed(&[(M, "\"format\": 1", "\"format\": 2"), (EN, "    .title = One Bunk Short\n", "    .title = One Bunk Short\n    .variant-2 = Nobody hears these words a second time.\n"), (IT, "    .title = Una cuccetta in meno\n", "    .title = Una cuccetta in meno\n    .variant-2 = Queste parole non le sente nessuno.\n")], Code::VariantNeverHeard, (EN, ".variant-2")),
    // Conditions about the table, of format 2.
    seed(&[(M, "\"format\": 1", "\"format\": 2"), (M, "\"when\": {\"morale\": {\"from\": 1}}", "\"when\": {\"supply\": {\"resource\": \"oxygen\", \"at_least\": 0}}")], Code::AlwaysTrue, (M, "\"at_least\": 0")),
    seed(&[(M, "\"format\": 1", "\"format\": 2"), (M, "\"when\": {\"morale\": {\"from\": 1}}", "\"when\": {\"stress\": {\"at_least\": 18}}")], Code::NeverTrue, (M, "\"at_least\": 18")),
    seed(&[(M, "\"format\": 1", "\"format\": 2"), (M, "\"when\": {\"morale\": {\"from\": 1}}", "\"when\": {\"broken\": {\"facility\": \"solar_panel\", \"part\": \"oxygen\", \"at_least\": 1}}")], Code::NoSuchPart, (M, "\"part\": \"oxygen\", \"at_least\"")),
    seed(&[(M, "\"format\": 1", "\"format\": 2"), (M, "\"when\": {\"morale\": {\"from\": 1}}", "\"when\": {\"upgrade\": \"autoscaner\"}")], Code::UnknownId, (M, "autoscaner")),
    seed(&[(M, "\"format\": 1", "\"format\": 2"), (M, "\"when\": {\"flag\": \"pod-guided\"}", "\"when\": {\"any\": [{\"flag\": \"pod-guided\"}, {\"hurt\": {\"at_least\": 1}}]}")], Code::MixedQuestion, (M, "\"hurt\"")),
    seed(&[(M, "\"format\": 1", "\"format\": 2"), (M, "  \"actions\": [\n", "  \"production\": [{\"if\": {\"when\": {\"hurt\": {\"at_least\": 1}}, \"then\": [{\"stress\": {\"by\": 1}}]}}],\n  \"actions\": [\n")], Code::AskedOften, (M, "\"hurt\"")),
    // Events that lead to others, of format 2.
    seed(&[(M, "\"format\": 1", "\"format\": 2"), (M, "\"reward\": [{\"morale\": {\"by\": 1}}]", "\"reward\": [{\"close_event\": \"letters-from-earth\"}]")], Code::ClosesNothing, (M, "\"close_event\"")),
    seed(&[(M, "\"format\": 1", "\"format\": 2"), (M, "{\"schedule\": {\"follow_up\": \"what-the-box-heard\", \"after\": {\"min\": 1, \"max\": 2}}}", "{\"cancel_follow_up\": \"what-the-box-heard\"}")], Code::CancelsNothing, (M, "\"cancel_follow_up\"")),
    seed(&[(M, "\"format\": 1", "\"format\": 2"), (M, "\"id\": \"letters-from-earth\",\n      \"sols\"", "\"id\": \"letters-from-earth\",\n      \"weight\": 0, \"sols\""), (M, "\"reward\": [{\"morale\": {\"by\": 1}}]", "\"reward\": [{\"bring_event\": \"letters-from-earth\"}]")], Code::BroughtAndDrawn, (M, "\"weight\": 0, \"sols\"")),
    // How long it lasts, and how it ends, of format 2.
    rich(&[(M, "\"format\": 1", "\"format\": 2"), (M, "\"min\": 0, \"max\": 6}],", "\"min\": -99, \"max\": 6, \"ends\": [\n    {\"at\": -90, \"effects\": [{\"morale\": {\"by\": -1}}]}]}],")], Code::EndNeverReached, (M, "\"at\": -90")),
    seed(&[(M, "\"format\": 1", "\"format\": 2"), (M, "\"reward\": [{\"morale\": {\"by\": 1}}]", "\"reward\": [{\"end_mission\": \"not-yet-a-home\"},\n    {\"morale\": {\"by\": 1}}]")], Code::EffectsAfterEnd, (M, "    {\"morale\": {\"by\": 1}}]")),
    seed(&[(M, "\"format\": 1", "\"format\": 2"), (M, "\"objectives\": [\n", "\"loses\": [{\"id\": \"too-early\",\n    \"when\": {\"sol\": {\"to\": 1}}}],\n  \"objectives\": [\n"), (EN, "make-adjustments =", "too-early = It is the first day.\n    .title = Too Early\nmake-adjustments ="), (IT, "make-adjustments =", "too-early = È il primo giorno.\n    .title = Troppo presto\nmake-adjustments =")], Code::LossAtStart, (M, "\"when\": {\"sol\": {\"to\": 1}}")),
    // Rules that hold for a time, of format 2.
    seed(&[(M, "\"format\": 1", "\"format\": 2"), (M, "\"objectives\": [\n", "\"standing\": [{\"id\": \"a-rule\",\n    \"while\": {\"sol\": {\"from\": 2}}, \"changes\": [{\"no\": \"rest\"}]}],\n  \"objectives\": [\n"), (EN, "make-adjustments =", "a-rule = It holds.\n    .title = A Rule\n    .ends = It is over.\nmake-adjustments ="), (IT, "make-adjustments =", "a-rule = Vale.\n    .title = Una regola\n    .ends = È finita.\nmake-adjustments =")], Code::StandingNeverEnds, (M, "\"while\": {\"sol\": {\"from\": 2}}")),
    seed(&[(M, "\"format\": 1", "\"format\": 2"), (M, "\"objectives\": [\n", "\"standing\": [{\"id\": \"a-rule\",\n    \"while\": {\"not\": {\"standing\": \"a-rule\"}}, \"changes\": [{\"no\": \"rest\"}]}],\n  \"objectives\": [\n"), (EN, "make-adjustments =", "a-rule = It holds.\n    .title = A Rule\n    .ends = It is over.\nmake-adjustments ="), (IT, "make-adjustments =", "a-rule = Vale.\n    .title = Una regola\n    .ends = È finita.\nmake-adjustments =")], Code::StandingMovesItself, (M, "\"while\": {\"not\"")),
    seed(&[(M, "\"format\": 1", "\"format\": 2"), (M, "\"objectives\": [\n", "\"standing\": [{\"id\": \"a-rule\",\n    \"while\": {\"flag\": \"pod-guided\"}, \"each_sol\": [{\"clear_flag\": \"pod-guided\"}]}],\n  \"objectives\": [\n"), (EN, "make-adjustments =", "a-rule = It holds.\n    .title = A Rule\n    .ends = It is over.\nmake-adjustments ="), (IT, "make-adjustments =", "a-rule = Vale.\n    .title = Una regola\n    .ends = È finita.\nmake-adjustments =")], Code::StandingMovesItself, (M, "\"while\": {\"flag\"")),
    seed(&[(M, "\"format\": 1", "\"format\": 2"), (M, "\"objectives\": [\n", "\"standing\": [{\n    \"id\": \"a-rule\", \"while\": {\"sol\": {\"to\": 2}}}],\n  \"objectives\": [\n"), (EN, "make-adjustments =", "a-rule = It holds.\n    .title = A Rule\n    .ends = It is over.\nmake-adjustments ="), (IT, "make-adjustments =", "a-rule = Vale.\n    .title = Una regola\n    .ends = È finita.\nmake-adjustments =")], Code::NothingHappens, (M, "\"id\": \"a-rule\"")),
    seed(&[(M, "\"format\": 1", "\"format\": 2"), (M, "\"objectives\": [\n", "\"standing\": [{\"id\": \"a-rule\", \"while\": {\"sol\": {\"to\": 2}}, \"changes\": [\n    {\"stress\": {\"by\": 0}}]}],\n  \"objectives\": [\n"), (EN, "make-adjustments =", "a-rule = It holds.\n    .title = A Rule\n    .ends = It is over.\nmake-adjustments ="), (IT, "make-adjustments =", "a-rule = Vale.\n    .title = Una regola\n    .ends = È finita.\nmake-adjustments =")], Code::ZeroChange, (M, "{\"stress\": {\"by\": 0}}")),
    seed(&[(M, "\"format\": 1", "\"format\": 2"), (M, "\"objectives\": [\n", "\"standing\": [{\"id\": \"a-rule\", \"while\": {\"sol\": {\"to\": 2}}, \"changes\": [\n    {\"tag_off\": \"fog\"}]}],\n  \"objectives\": [\n"), (EN, "make-adjustments =", "a-rule = It holds.\n    .title = A Rule\n    .ends = It is over.\nmake-adjustments ="), (IT, "make-adjustments =", "a-rule = Vale.\n    .title = Una regola\n    .ends = È finita.\nmake-adjustments =")], Code::TagUnknown, (M, "{\"tag_off\": \"fog\"}")),
    seed(&[(M, "\"format\": 1", "\"format\": 2"), (M, "\"objectives\": [\n", "\"standing\": [{\"id\": \"a-rule\", \"changes\": [{\"no\": \"rest\"}],\n    \"while\": {\"sol\": {\"from\": 1}}}],\n  \"objectives\": [\n"), (EN, "make-adjustments =", "a-rule = It holds.\n    .title = A Rule\n    .ends = It is over.\nmake-adjustments ="), (IT, "make-adjustments =", "a-rule = Vale.\n    .title = Una regola\n    .ends = È finita.\nmake-adjustments =")], Code::AlwaysTrue, (M, "\"while\": {\"sol\"")),
    seed(&[(M, "\"format\": 1", "\"format\": 2"), (M, "\"objectives\": [\n", "\"standing\": [{\"id\": \"a-rule\", \"changes\": [{\"no\": \"rest\"}],\n    \"while\": {\"sol\": {\"from\": 90}}}],\n  \"objectives\": [\n"), (EN, "make-adjustments =", "a-rule = It holds.\n    .title = A Rule\n    .ends = It is over.\nmake-adjustments ="), (IT, "make-adjustments =", "a-rule = Vale.\n    .title = Una regola\n    .ends = È finita.\nmake-adjustments =")], Code::NeverTrue, (M, "\"while\": {\"sol\"")),
    seed(&[(M, "\"format\": 1", "\"format\": 2"), (M, "\"decks\": [", "\"without\": [\"fog\"],\n  \"decks\": [")], Code::TagUnknown, (M, "\"without\": [\"fog\"]")),
    seed(&[(M, "\"format\": 1", "\"format\": 2"), (M, "\"decks\": [", "\"without\": [\"fog\"],\n  \"decks\": ["), (A, "\"format\": 1", "\"format\": 2"), FOG, FOG, FOG, FOG, FOG, FOG, FOG, FOG, FOG, FOG, FOG, FOG], Code::TagThinsDeck, (M, "\"without\": [\"fog\"]")),
    seed(&[(M, "\"format\": 1", "\"format\": 2"), (M, "\"objectives\": [\n", "\"set_up\": [{\"id\": \"worn\", \"lay\": {\"broken\": {\"count\": {\"2\": 30, \"3\": 1, \"4\": 1}}}}],\n  \"objectives\": [\n"), (EN, "make-adjustments =", "worn = All of it is worn.\nmake-adjustments ="), (IT, "make-adjustments =", "worn = Tutto è consumato.\nmake-adjustments =")], Code::ThresholdUphill, (M, "\"threshold\": {\"2\"")),
    seed(&[(M, "\"format\": 1", "\"format\": 2"), (M, "\"objectives\": [\n", "\"set_up\": [{\"id\": \"worn\", \"lay\": {\"broken\": {\"facility\": \"lab\", \"count\": {\"2\": 1, \"3\": 1,\n    \"4\": 9}}}}],\n  \"objectives\": [\n"), (EN, "make-adjustments =", "worn = All of it is worn.\nmake-adjustments ="), (IT, "make-adjustments =", "worn = Tutto è consumato.\nmake-adjustments =")], Code::ChangeTooLarge, (M, "    \"4\": 9")),
    seed(&[(M, "\"format\": 1", "\"format\": 2"), (M, "\"reward\": [{\"morale\": {\"by\": 1}}]", "\"reward\": [{\"remember\": {\"as\": \"hero\", \"who\": \"performer\"}}]")], Code::PersonNeverUsed, (M, "\"as\": \"hero\"")),
    seed(&[(M, "\"format\": 1", "\"format\": 2"), (M, "\"reward\": [{\"morale\": {\"by\": 1}}]", "\"deadline\": 20, \"reward\": [{\"morale\": {\"by\": 1}}]")], Code::DeadlinePast, (M, "\"deadline\": 20")),
    rich(&[(M, "\"format\": 1", "\"format\": 2"), (M, "\"reward\": [{\"morale\": {\"by\": 1}}]", "\"after\": [\"hold-pressure\"], \"reward\": [{\"morale\": {\"by\": 1}}]")], Code::AfterHidden, (M, "\"after\": [\"hold-pressure\"]")),
    seed(&[(M, "\"format\": 1", "\"format\": 2"), (M, "\"id\": \"make-adjustments\",", "\"id\": \"make-adjustments\", \"hidden\": true,"), (M, "\"reward\": [{\"morale\": {\"by\": 1}}]", "\"reward\": [{\"reveal\": \"make-adjustments\"}]")], Code::HiddenButAsked, (M, "{\"action\": \"make-adjustments\"}")),
    seed(&[(M, "\"format\": 1", "\"format\": 2"), (M, "\"objectives\": [", "\"marks\": [{\"id\": \"gravel\"}], \"objectives\": [")], Code::MarkUnused, (M, "\"gravel\"")),
    seed(&[(M, "\"format\": 1", "\"format\": 2"), (M, "\"objectives\": [", "\"marks\": [{\"id\": \"gravel\", \"most\": 1}], \"objectives\": ["), (M, "\"reward\": [{\"morale\": {\"by\": 1}}]", "\"reward\": [{\"mark\": {\"mark\": \"gravel\", \"on\": \"sheet\", \"count\": 2}}]")], Code::MarksOver, (M, "\"gravel\", \"on\"")),
    seed(&[(M, "\"format\": 1", "\"format\": 2"), (M, "\"objectives\": [", "\"set_up\": [{\"id\": \"one\", \"lay\": {\"box\": {\"block\": \"living\"}}},\n{\"id\": \"other\", \"astronauts\": {\"from\": 4}, \"lay\": {\"box\": {\"block\": \"living\"}}}], \"objectives\": [")], Code::LayClashes, (M, "{\"id\": \"other\"")),
    seed(&[(M, "\"format\": 1", "\"format\": 2"), (M, "\"objectives\": [", "\"walkers\": [{\"id\": \"convoy\", \"moves\": \"events\", \"path\": [{\"ring\": 3, \"direction\": \"w\"},\n{\"ring\": 1, \"direction\": \"w\"}]}], \"objectives\": [")], Code::PathBroken, (M, "{\"ring\": 1, \"direction\": \"w\"}]}]")),
    seed(&[(M, "\"format\": 1", "\"format\": 2"), (M, "\"objectives\": [", "\"walkers\": [{\"id\": \"convoy\", \"path\": [{\"ring\": 3, \"direction\": \"w\"}, {\"ring\": 2, \"direction\": \"w\"}]}], \"objectives\": [")], Code::WalkerNeverArrives, (M, "\"convoy\"")),
    seed(&[(M, "\"format\": 1", "\"format\": 2"), (M, "\"type\": \"build\",\n      \"cost\"", "\"at\": {\"regions\": []},\n      \"cost\"")], Code::TypelessOutside, (M, "\"at\": {\"regions\": []}")),
    seed(&[(M, "\"format\": 1", "\"format\": 2"), (M, "\"type\": \"build\",\n      \"cost\"", "\"type\": \"build\", \"at\": {\"regions\": [{\"ring\": 1, \"direction\": \"n\"}, {\"ring\": 1, \"direction\": \"n\"}]},\n      \"cost\"")], Code::DuplicateRegion, (M, "\"at\": {\"regions\"")),
    // Objectives and tracks.
    seed(&[(M, "\"goal\": 100,\n      \"step\": 25", "\"goal\": 200,\n      \"step\": 1")], Code::GoalOutOfReach, (M, "\"goal\": 200")),
    seed(&[(M, "\"goal\": 2,", "\"goal\": 3,")], Code::GoalOutOfReach, (M, "\"goal\": 3,")),
    seed(&[(M, "\"takes\": {\"build\": {\"facility\": \"oxygenator\"}}", "\"takes\": {\"build\": {\"facility\": \"oxygenator\"}}, \"goal\": 2")], Code::GoalOutOfReach, (M, "\"goal\": 2")),
    rich(&[(M, "\"by\": 2}},\n        {\"count\"", "\"by\": -2}},\n        {\"count\"")], Code::TrackOutOfReach, (M, "\"number\": 6")),
    rich(&[(M, "\"number\": 6", "\"number\": 3")], Code::MetAtStart, (M, "\"number\": 3")),
    seed(&[(M, "{\"ring\": 1, \"direction\": \"s\"}, {\"ring\": 2, \"direction\": \"s\"}", "{\"ring\": 1, \"direction\": \"s\"}, {\"ring\": 1, \"direction\": \"s\"}")], Code::DuplicateRegion, (M, "{\"ring\": 1, \"direction\": \"s\"}, {\"ring\": 1, \"direction\": \"s\"}")),
    // Endings.
    seed(&[(M, ", \"when\": {\"morale\": {\"to\": -1}}", "")], Code::UnreachableEnding, (M, "{\"id\": \"room-enough\"")),
    seed(&[(M, "{\"id\": \"standing-on-tired-feet\", \"outcome\": \"won\", \"when\": {\"morale\": {\"to\": -1}}},\n    {\"id\": \"room-enough\", \"outcome\": \"won\"}", "{\"id\": \"standing-on-tired-feet\", \"outcome\": \"won\", \"when\": {\"morale\": {\"to\": 0}}},\n    {\"id\": \"room-enough\", \"outcome\": \"won\", \"when\": {\"morale\": {\"to\": -1}}}")], Code::UnreachableEnding, (M, "{\"id\": \"room-enough\"")),
    seed(&[(M, "\"kind\": \"optional\"", "\"kind\": \"mandatory\""), (M, "\"kind\": \"optional\"", "\"kind\": \"mandatory\"")], Code::EndingWithoutOptional, (M, "\"outcome\": \"won_all\"")),
    seed(&[(M, "\"when\": {\"morale\": {\"to\": -1}}", "\"when\": {\"ask\": \"tired\"}")], Code::AskAtEnd, (M, "\"ask\": \"tired\"")),
    // Decks.
    seed(&[(M, "\"sols\": {\"2\": 8,", "\"sols\": {\"2\": 17,"), (M, "\"id\": \"dust-in-the-filters\",", "\"id\": \"dust-in-the-filters\",\n      \"when\": {\"astronauts\": {\"from\": 3}},")], Code::FewEventsForCrew, (M, "\"events\": [")),
    seed(&[(A, "\"type\": \"gather\"", "\"type\": \"build\""); 11], Code::SmallDeck, (M, "\"decks\": [")),
    // Effects and the sheet.
    seed(&[(M, "\"stress\": {\"by\": 2}", "\"stress\": {\"by\": 0}")], Code::ZeroChange, (M, "\"by\": 0")),
    seed(&[(M, "\"morale\": {\"by\": 1}", "\"morale\": {\"by\": 6}")], Code::ChangeTooLarge, (M, "\"by\": 6")),
    seed(&[(M, "\"cost\": {\"pawns\": 2}", "\"cost\": {\"pawns\": 9}")], Code::CostOutOfReach, (M, "\"pawns\": 9")),
    seed(&[(M, "\"pays\": [{\"supply\": {\"resource\": \"energy\", \"count\": 1}}]", "\"pays\": [{\"item\": {\"item\": \"sample\", \"count\": 99}}]")], Code::CostOutOfReach, (M, "\"count\": 99")),
    seed(&[(M, "\"pays\": [{\"supply\": {\"resource\": \"energy\", \"count\": 1}}]", "\"pays\": [{\"morale_tokens\": {\"count\": 99}}]")], Code::CostOutOfReach, (M, "\"count\": 99")),
    seed(&[(M, "\"item\": \"oxygen_part\", \"count\": 1", "\"item\": \"oxygen_part\", \"count\": 99")], Code::CostOutOfReach, (M, "\"count\": 99")),
    seed(&[(M, "\"pays\": [{\"supply\": {\"resource\": \"energy\", \"count\": 1}}]", "\"pays\": [{\"supply\": {\"resource\": \"energy\", \"count\": 20}}]")], Code::HighPrice, (M, "\"count\": 20")),
    seed(&[(M, "\"cost\": {\"pawns\": 1, \"pays\": [{\"supply\": {\"resource\": \"energy\", \"count\": 1}}]}", "\"cost\": {\"pawns\": 1, \"pays\": [{\"item\": {\"item\": \"cpu\", \"count\": 3}}]}")], Code::HighPrice, (M, "\"count\": 3")),
    seed(&[(M, "\"cost\": {\"pawns\": 2}", "\"cost\": {\"pawns\": 0}")], Code::FreeAction, (M, "\"pawns\": 0")),
    seed(&[(M, "\"effects\": [{\"lose_pawn\": {\"who\": \"chosen\"}}", "\"effects\": [{\"lose_pawn\": {\"who\": \"performer\"}}")], Code::NobodyPerforms, (M, "\"performer\"")),
    seed(&[(M, "[{\"set_flag\": \"pod-guided\"}, ", "[{\"set_flag\": \"pod-guided\"}, {\"clear_flag\": \"pod-guided\"}, ")], Code::SetAndCleared, (M, "\"clear_flag\"")),
    rich(&[(M, "\"counter\": \"turns\", \"at_least\": 2", "\"counter\": \"turns\", \"at_least\": 200")], Code::NeverTrue, (M, "\"at_least\": 200")),
    seed(&[(M, "\"systems\": [5, 6, 7", "\"systems\": [5, 5, 6, 7")], Code::DuplicateSol, (M, "\"systems\": [5, 5")),
    seed(&[(M, "\"facility\": \"oxygenator\", \"part\": \"oxygen\"", "\"facility\": \"oxygenator\", \"part\": \"cpu\"")], Code::NoSuchPart, (M, "\"oxygenator\", \"part\": \"cpu\"")),
    seed(&[(M, "\"else\": [{\"malfunction\": {\"block\": \"living\", \"by\": 1}}]", "\"else\": [{\"break_part\": {\"facility\": \"crew_quarters\", \"part\": \"oxygen\"}}]")], Code::SameBranches, (M, "\"else\": [{\"break_part\"")),
    seed(&[(M, "\"effects\": [{\"lose_pawn\": {\"who\": \"chosen\"}}, {\"stress\": {\"by\": -2}}]", "\"effects\": [{\"stress\": {\"by\": {\"per_astronaut\": 1}}}]")], Code::SameOptions, (M, "\"id\": \"build-a-bunk\"")),
    seed(&[(M, "\"systems\": [5, 6, 7, 8, 9]", "\"systems\": [5, 6, 7, 8, 12]")], Code::DiceBeyondSols, (M, "\"systems\": [5")),
    seed(&[(M, "\"easier\": {\"sols\": 1, \"oxygen\": 1,", "\"easier\": {\"sols\": 1,\n    \"oxygen\": -1,")], Code::DifficultyReversed, (M, "\"oxygen\": -1")),
    seed(&[(M, "\"plants\": {\"2\": 2,", "\"plants\": {\"2\": 4,")], Code::PlantsWithoutGreenhouses, (M, "\"plants\": {\"2\": 4")),
    seed(&[(M, "\"threshold\": {\"2\": 10,", "\"threshold\": {\"2\": 30,"), (BOX, "\"lab\": [\"energy\", \"oxygen\", \"hardware\", \"cpu\"]", "\"lab\": []"), (BOX, "\"med_lab\": [\"energy\", \"oxygen\", \"hardware\", \"cpu\"]", "\"med_lab\": []"), (BOX, "\"probe_bay\": [\"energy\", \"oxygen\", \"hardware\", \"cpu\"]", "\"probe_bay\": []"), (BOX, "\"garage_hall\": [\"energy\", \"oxygen\", \"hardware\", \"cpu\"]", "\"garage_hall\": []"), (BOX, "\"working_bay\": [\"energy\", \"oxygen\", \"hardware\", \"cpu\"]", "\"working_bay\": []")], Code::ThresholdAlwaysMet, (M, "\"threshold\": {\"2\": 30")),
    // What is read out.
    seed(&[(EN, "    .title = One Bunk Short", "    .title = { \"\" }")], Code::EmptyText, (EN, ".title = { \"\" }")),
    seed(&[(EN, "    .title = One Bunk Short\n", LONG), (EN, "    .after-build-a-bunk =\n        One of you spends", "    .old =\n        One of you spends")], Code::LongText, (EN, ".after-build-a-bunk")),
    seed(&[(IT, "    .title = Una cuccetta in meno", "    .title = Una cuccetta in meno di quante ce ne vorrebbero per tutti")], Code::LongLabel, (IT, "per tutti")),
    seed(&[(IT, "    .option-sleep-in-shifts = Dormite a turni", "    .option-sleep-in-shifts = Dormite a turni, una mezza giornata per ciascuno, finché non c’è un’altra cuccetta")], Code::LongLabel, (IT, "per ciascuno")),
    seed(&[(IT, "davanti all’HUB", "davanti all'HUB")], Code::StraightQuote, (IT, "all'HUB")),
    seed(&[(EN, "    .title = Brackets for Another Base\n    .action", "    .title = one bunk short\n    .action")], Code::SameText, (EN, ".title = one bunk short")),
    seed(&[(IT, "    .option-build-a-bunk = Costruite una cuccetta con le casse", "    .option-build-a-bunk = Dormite a turni")], Code::SameText, (IT, ".option-build-a-bunk")),
    seed(&[(IT, "    .action = Disponete un cerchio di luci di atterraggio sulla piana davanti all’HUB.", "    .action = Lay a ring of landing lights on the plain in front of the HUB.")], Code::NotTranslated, (IT, ".action = Lay a ring")),
    seed(&[(IT, "una finestra fra tre sol", "una finestra fra quattro sol")], Code::NumbersDiffer, (IT, "cargo-overhead =")),
    seed(&[(EN, "Stargazer 3 no longer need", "Stargazer 4 no longer need")], Code::NumbersDiffer, (IT, ".done = Ciò che a Marsfarer")),
];
