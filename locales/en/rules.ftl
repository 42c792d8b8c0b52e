# The rules, on the command line.

rules-nothing = Nothing was found for “{ $words }”. The nearest titles are:
rules-no-entry = There is no entry “{ $id }”. `solkeeper rules --list` lists them.
rules-others = See also:
rules-line = { $title } ({ $game }), id { $id }
rules-chapter = { $game }, { $chapter }:
rules-listed = { $id }: { $title }
rules-title = { $title } ({ $game })
rules-by-other-words = Found by Italian words: there it is called “{ $other }”.
rules-note = Ruling: { $note }
rules-term = { $own }: in Italian { $other }
rules-term-ours = { $own }: in Italian { $other } (our translation)
rules-source = Source: { $source }.
rules-related = Related entries: { $ids }.

game-first-martians = First Martians
game-pocket-mars = Pocket Mars
game-mechanica = Mechanica
game-mars-needs-mechanics = Mars Needs Mechanics
