# Le regole, dalla riga di comando.

rules-nothing = Per «{ $words }» non si è trovato nulla. I titoli più vicini sono:
rules-no-entry = Non esiste una voce «{ $id }». `solkeeper rules --list` le elenca.
rules-others = Vedi anche:
rules-line = { $title } ({ $game }), id { $id }
rules-chapter = { $game }, { $chapter }:
rules-listed = { $id }: { $title }
rules-title = { $title } ({ $game })
rules-by-other-words = Trovata con parole inglesi: in inglese si chiama «{ $other }».
rules-note = Nota: { $note }
rules-term = { $own }: in inglese { $other }
rules-term-ours = { $own }: in inglese { $other } (traduzione nostra)
rules-source = Fonte: { $source }.
rules-related = Voci collegate: { $ids }.

game-first-martians = First Martians
game-pocket-mars = Pocket Mars
game-mechanica = Mechanica
game-mars-needs-mechanics = Mars Needs Mechanics
