//! A mission with more in it: a track, a counter, a mission icon, an objective that appears during play.

use solkeeper::content::Files;

use super::{EN, Edit, IT, M, edited, released_missions};

const MORE: &[Edit] = &[
    (
        M,
        "  \"actions\": [\n",
        r#"  "tracks": [{"id": "pressure", "start": 3, "min": 0, "max": 6}],
  "pois": [
    {"id": "old-cache", "icon": 1, "effects": [{"gain": {"item": "cpu", "count": 1, "to": "pending"}}]}
  ],
  "production": [{"track": {"track": "pressure", "by": -1}}],
  "actions": [
"#,
    ),
    (
        M,
        "      \"cost\": {\"pays\": [{\"supply\": {\"resource\": \"energy\", \"count\": 1}}]},\n      \"assumed\": true\n",
        r#"      "cost": {"pays": [{"supply": {"resource": "energy", "count": 1}}]},
      "effects": [
        {"track": {"track": "pressure", "by": 2}},
        {"count": {"counter": "turns", "by": 1}}
      ],
      "assumed": true
"#,
    ),
    (
        M,
        "  \"objectives\": [\n",
        r#"  "objectives": [
    {
      "id": "hold-pressure",
      "kind": "optional",
      "takes": {"reach": {"track": "pressure", "number": 6}},
      "hidden": true,
      "reward": [{"morale_tokens": {"who": "everyone", "by": 1}}]
    },
"#,
    ),
    (
        M,
        "  \"events\": [\n",
        r#"  "events": [
    {
      "id": "second-wind",
      "when": {"counter": {"counter": "turns", "at_least": 2}},
      "effects": [
        {
          "if": {
            "when": {"track": {"track": "pressure", "at_most": 2}},
            "then": [{"set_flag": "thin-air"}],
            "else": [{"stress": {"by": -1}}]
          }
        },
        {"schedule": {"follow_up": "quiet-night", "after": {"min": 1, "max": 2}}}
      ],
      "brings": {"objective": "hold-pressure"}
    },
"#,
    ),
    (
        M,
        "  \"follow_ups\": [\n",
        r#"  "follow_ups": [
    {
      "id": "quiet-night",
      "effects": [
        {"if": {"when": {"flag": "thin-air"}, "then": [{"wound": {"who": "chosen", "count": 1}}]}}
      ]
    },
"#,
    ),
    (
        EN,
        "## Actions of the mission\n",
        "pressure =\n    .title = Pressure
old-cache = A lid stands out of the sand, and under it somebody left a dry box.\n    .title = Old Cache
hold-pressure = Bring the pressure up to the end of its track.\n    .title = Hold the Pressure
second-wind = The gauge in the corridor has crept up again, and the valves have gone quiet.\n    .title = Second Wind
quiet-night = Nobody woke that night, or nobody says so over breakfast.\n    .title = A Quiet Night
\n## Actions of the mission\n",
    ),
    (
        IT,
        "## Azioni della missione\n",
        "pressure =\n    .title = Pressione
old-cache = Dalla sabbia spunta un coperchio, e sotto qualcuno ha lasciato una scatola asciutta.\n    .title = Vecchio deposito
hold-pressure = Portate la pressione in fondo al suo tracciato.\n    .title = Tenere la pressione
second-wind = Il manometro del corridoio è risalito, e le valvole tacciono.\n    .title = Secondo fiato
quiet-night = Quella notte non si è svegliato nessuno, o a colazione nessuno lo dice.\n    .title = Una notte tranquilla
\n## Azioni della missione\n",
    ),
];

/// The shelf of the tests, with that mission in place of its own.
pub(super) fn files() -> Files {
    edited(released_missions::files(), MORE)
}
