# Regole della missione che valgono per un certo tempo: che cosa cambia finché è così.

fact-standing-began = Da adesso vale «{ $title }».
fact-standing-ended = «{ $title }» non vale più.
card-standing = Una regola della missione
card-standing-ends = Una regola non vale più
standing-head = Regole che valgono adesso:
standing-asked-lead = Una regola della missione dipende dal tavolo. La risposta vale per questo sol.

## Che cosa dicono

standing-line = { $title }: { $what }.
standing-change = { $what }.
standing-production-phase = In ogni fase Produzione: { $what }
standing-no = niente { $actions }
standing-price = { $actions }: { $price }
standing-pawns-less = { $count ->
        [one] { $by } pedina, ma almeno 1
       *[other] { $by } pedine, ma almeno 1
    }
standing-pays = in più { $costs }
standing-dice = { $actions }: i dadi si tirano sempre
standing-production = produzione { $resource_of }: { $by }
standing-stress = Stress in Produzione: { $by }
standing-food = cibo mangiato in Produzione: { $by }
standing-growth = nelle Fattorie non cresce nulla
standing-die = il dado Avaria { $block_of } si tira
standing-no-die = il dado Avaria { $block_of } non si tira
standing-tag-off = alcune carte non si pescano
standing-region-closed = nessuno entra in { $regions }
standing-each-sol = agisce in ogni Produzione
reason-standing-dice = { $title }: i dadi si tirano sempre
obstacle-closed-by-rule = { $title }: nessuno entra in { $region }.

which-explore = Esplorazione
which-gather = Raccolta
which-research = Ricerca
which-plant = Semina
which-build = Costruzione
which-repair = Riparazione
which-unwind = Relax
which-heal = Guarigione
which-manage = Gestione
which-rest = Riposo
which-event = azioni Evento
which-outside = azioni fuori dall’HUB
which-shutdown-removal = rimozione di tessere Arresto
which-mission = «{ $title }»
which-facility = azioni { $facility_in }

dice-why-rule = lo chiede una regola della missione

## La scheda missione stampata e la mappa di una missione

paper-standing = Regole di questa missione
map-kind-standing = Regola che vale per un certo tempo
