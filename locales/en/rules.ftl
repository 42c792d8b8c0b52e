# The rules: on the command line and in the window.

rules-nothing = Nothing was found for “{ $words }”. The nearest titles are:
rules-no-entry = There is no entry “{ $id }”. `solkeeper rules --list` lists them.
rules-others = See also:
rules-line = { $title } ({ $game })
rules-chapter = { $game }, { $chapter }:
rules-listed = { $id }: { $title }
rules-title = { $title } ({ $game })
rules-by-other-words = Found by Italian words: there it is called “{ $other }”.
rules-unsettled = No single sentence of the rules is certain to settle that. The nearest entries follow.
rules-answer = In short: { $answer }
rules-answer-plain = { $sentence }
rules-answer-yes = Yes. { $sentence }
rules-answer-no = No. { $sentence }
rules-note = Ruling: { $note }
rules-term = { $own }: in Italian { $other }
rules-term-ours = { $own }: in Italian { $other } (our translation)
rules-source = Source: { $source }.
rules-related = Related entries: { $titles }.

game-first-martians = First Martians
game-pocket-mars = Pocket Mars
game-mechanica = Mechanica
game-mars-needs-mechanics = Mars Needs Mechanics

## In the window

window-rules = Rules
window-rules-hint = What do you want to know?
window-rules-all = All games
window-rules-none = Nothing was found for “{ $words }”. Other words may help, or another game.
window-rules-place = { $game } · { $chapter }
window-rules-questions = Asked at this step
window-rules-step = Rules of this step
window-rules-asked = Asked before
window-rules-help = Help
window-rules-search = Search
window-rules-in-italian = In Italian
window-rules-in-english = In English
window-rules-one-language = One language
window-rules-copy = Copy
window-rules-copied = Copied
window-rules-related = See also
window-rules-next = Read on: “{ $title }”
window-forward = Forward
