# Le regole: dalla riga di comando e nella finestra.

rules-nothing = Per «{ $words }» non si è trovato nulla. I titoli più vicini sono:
rules-no-entry = Non esiste una voce «{ $id }». `solkeeper rules --list` le elenca.
rules-others = Vedete anche:
rules-line = { $title } ({ $game })
rules-chapter = { $game }, { $chapter }:
rules-listed = { $id }: { $title }
rules-title = { $title } ({ $game })
rules-by-other-words = Trovata con parole inglesi: in inglese si chiama «{ $other }».
rules-unsettled = Nessuna frase delle regole lo decide con certezza. Seguono le voci più vicine.
rules-answer = In breve: { $answer }
rules-answer-plain = { $sentence }
rules-answer-yes = Sì. { $sentence }
rules-answer-no = No. { $sentence }
rules-note = Nota: { $note }
rules-term = { $own }: in inglese { $other }
rules-term-ours = { $own }: in inglese { $other } (traduzione nostra)
rules-source = Fonte: { $source }.
rules-related = Voci collegate: { $titles }.

game-first-martians = First Martians
game-pocket-mars = Pocket Mars
game-mechanica = Mechanica
game-mars-needs-mechanics = Mars Needs Mechanics

## Nella finestra

window-rules = Regole
window-rules-hint = Che cosa volete sapere?
window-rules-all = Tutti i giochi
window-rules-none = Non si è trovato niente per «{ $words }». Provate con altre parole, o con un altro gioco.
window-rules-place = { $game } · { $chapter }
window-rules-questions = Domande di questo passo
window-rules-step = Regole di questo passo
window-rules-asked = Domande di prima
window-rules-help = Aiuto
window-rules-search = Cercate
window-rules-in-italian = In italiano
window-rules-in-english = In inglese
window-rules-one-language = Una lingua sola
window-rules-copy = Copiate
window-rules-copied = Copiata
window-rules-related = Vedete anche
window-rules-next = Continuate a leggere: «{ $title }»
window-forward = Avanti
