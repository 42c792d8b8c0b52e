# I tavoli degli altri tre giochi nella finestra.

## La cornice

window-tab-players = Giocatori
helper-again = Giocate ancora con gli stessi giocatori
helper-at-hand = agisce
helper-side-report = Che cosa è successo al tavolo
helper-side-report-lead = Quello che dice una carta, o che avete mosso a mano: premete, scegliete, confermate.
helper-side-report-none = In questo passo non c’è nulla da segnalare.
helper-side-correct = Correzioni a mano
helper-side-correct-none = In questo passo non c’è nulla da correggere.

helper-field-count = Carte
helper-field-scrap = Scrap insieme
helper-field-cards = Carte Componente impiegate
helper-field-value = Valore del progetto
helper-field-price = Prezzo
helper-field-payout = Soldi che frutta
helper-field-to = Nuovo numero
helper-field-move-token-to = Posto dalla cima
helper-field-move-colonist-from = Da
helper-field-move-colonist-to = A
helper-field-set-value-to = Valore stampato
helper-field-by = Cogs in più o in meno
helper-field-gift-wrapper-count = Robot
helper-field-flight-tester-count = Robot

## Mars Needs Mechanics

mnm-head-round = Round { $round }
mnm-head-market = Mercato { $market }
mnm-head-deck = Mazzo { $deck }
mnm-head-first = Primo giocatore: { $name }
mnm-first-player = primo giocatore
mnm-cogs = Cogs
mnm-hand = Carte Componente in mano
mnm-scrap = Scrap
mnm-end-value = Carte Meccanismo alla fine
mnm-built-with = { $cards ->
        [one] { $mechanism }, 1 carta
       *[other] { $mechanism }, { $cards } carte
    }
mnm-built-none = Nessun Meccanismo costruito
mnm-front = Cima: acquistato per ultimo
mnm-back = Fondo
mnm-board-turn = Premete un componente per acquistarlo; la freccia è il prezzo se il round finisce ora.
mnm-board-last = Premete un componente per acquistarlo. La freccia dice quale prezzo avrà dopo quest’ultimo round.
mnm-board-over = La freccia dice che prezzo avrà ogni componente.
mnm-board-line = Il tracciato Ordini, dalla cima al fondo, con i prezzi.
mnm-bought = acquistato
mnm-purse = { $cogs ->
        [one] { $name }: 1 Cog
       *[other] { $name }: { $cogs } Cogs
    }
mnm-too-dear = non si può pagare
mnm-none-left = esaurito
mnm-seen = { $sold ->
        [0] acquistati { $taken } su 8
       *[other] acquistati { $taken }, venduti { $sold }
    }
mnm-at-price = { $component } a { $price }
mnm-sale-brings = { $cogs ->
        [one] Rende 1 Cog, a { $price } per carta. Le Scrap non valgono nulla.
       *[other] Rende { $cogs } Cogs, a { $price } per carta. Le Scrap non valgono nulla.
    }
mnm-cogs-become = Cogs: { $change }
mnm-sheet-open = La vendita migliore, solo per { $name }
mnm-sheet-lead = Un foglio privato. Quello che ci scrivete non viene conservato.
mnm-sheet-cover = Ora guarda solo { $name }
mnm-sheet-secret = Girate lo schermo verso quel giocatore. Le carte indicate nel foglio seguente non vengono scritte da nessuna parte e spariscono quando lo si copre.
mnm-sheet-mine = Sono { $name }: mostrate il foglio
mnm-sheet-title = La vendita migliore di { $name }
mnm-sheet-hand = Le carte che avete in mano
mnm-sheet-held = { $scrap ->
        [one] Carte Componente indicate: { $held } su { $hand }; 1 Scrap.
       *[other] Carte Componente indicate: { $held } su { $hand }; { $scrap } Scrap.
    }
mnm-sheet-best = La vendita migliore rende
mnm-sheet-best-then = Dopo questo round, se finisse adesso
mnm-sheet-now = Vendendo ai prezzi di adesso
mnm-sheet-then = Vendendo ai prezzi dopo questo round, se finisse adesso
mnm-sheet-none = Prima indicate le carte che avete in mano.
mnm-sheet-close = Coprite il foglio e dimenticate

## Pocket Mars

pm-head-round = Round { $round }
pm-head-deck = Mazzo { $deck }
pm-head-discard = Scarti { $discard }
pm-head-module = Modulo della DA { $module }
pm-head-rounds = { $rounds ->
        [one] Forse l’ultimo round
       *[other] Al massimo altri { $rounds } round
    }
pm-end-turn-without = Finite il turno senza usare il resto
pm-pile = { $pile ->
        [hand] Mano
       *[module] Modulo di preparazione
    }
pm-up = Su, a due stelle
pm-down = Giù, a una stella
pm-compared-higher = Più alto di { $top }: un colono dell’astronave può trasferirsi in { $site }.
pm-compared-not-higher = Non più alto di { $top }: in { $site } non si trasferisce nessuno. La peculiarità si può usare.
pm-compared-never = In { $site } non abita nessuno: si può usare solo la peculiarità.
pm-advice = Quanto guadagna subito il punteggio della DA
pm-colony = Gli edifici
pm-building-top = valore in cima { $value }
pm-two-star-space = { $shared ->
        [yes] due stelle: { $taken } su { $room }
       *[no] due stelle: { $taken }, { $room } ciascuno
    }
pm-living = { $name }: una stella { $one }, due stelle { $two }
pm-living-nobody = Qui non abita ancora nessuno.
pm-player-has = Energia { $energy }; su Marte { $mars } su { $all }; mano { $hand }, modulo { $module }
pm-da-has = Energia { $energy }; su Marte { $mars } su { $all }; modulo { $module }
pm-tokens = { $seat ->
        [0] Pedine verdi
        [1] Pedine azzurre
        [2] Pedine gialle
       *[other] Pedine rosse
    }
pm-choice-project = Giocate un progetto
pm-choice-or = Oppure
pm-choice-hand = Dalla mano
pm-choice-hand-brings = Mano { $hand }: soltanto la carta.
pm-choice-module = Dal vostro modulo
pm-choice-module-brings = Modulo { $module }: se è più alto, un colono si trasferisce; poi carta ed edificio.
pm-choice-other = { $alone ->
        [yes] Dal modulo della DA
       *[no] Da un altro modulo
    }
pm-choice-other-brings = { $alone ->
        [yes] Se è più alto, un colono si trasferisce; poi l’edificio.
       *[no] Come se fosse vostro; l’altro pesca una carta.
    }
pm-choice-launch = Imbarcate un colono
pm-choice-launch-brings = Terra { $earth }, astronave { $ship }{ $alone ->
        [yes] ; scartate una carta della DA
       *[no] {""}
    }
pm-choice-energy-hand = Energia per una carta della mano
pm-choice-energy-hand-brings = Energia { $energy }, mano { $cards }
pm-choice-energy-module = Energia per una carta del modulo
pm-choice-energy-module-brings = Energia { $energy }, modulo { $cards }
pm-missing-most-energy = più energia
pm-missing-every-building = tutti gli edifici
pm-missing-four-in-one-building = quattro in un edificio

## Mechanica

me-run-without = Le fabbriche si sono attivate, senza monete
me-refill-without = Il Negozio è pronto, nessuna tessera nuova
me-turned = { $tile }: { $price } → ?
me-head-day = Giornata { $day }
me-head-shop = Pila { $stack }, Negozio { $shop }
me-head-last = La pila è vuota: si finisce quando lo è anche il Negozio
me-bot = { $bot ->
        [basic] Base
        [plus] Plus
       *[deluxe] Deluxe
    }
me-purse = { $purse ->
        [wallet] Soldi in mano
       *[vault] Cassaforte
    }
me-worth = per ARMAND-0 vale { $worth }
me-each = { $money } l’uno
me-truck-holds = { $truck }: { $holds }
me-shipping = Spedizione
me-room-left = { $left ->
        [one] Nei camion c’è ancora posto per 1 robot.
       *[other] Nei camion c’è ancora posto per { $left } robot.
    }
me-ship-them = { $count ->
        [one] Spedite 1 robot per { $money }
       *[other] Spedite { $count } robot per { $money }
    }
me-earns = Nei soldi in mano
me-shop = Il Negozio
me-shop-empty = Nel Negozio non c’è nessuna tessera.
me-install = Installate
me-recycle = Riciclate
me-too-dear = più dei soldi in mano
me-any-time = In qualsiasi momento del turno
me-blueprint-open = Progetto { $blueprint }: guadagno non ancora indicato
me-blueprint-pays = Progetto { $blueprint }: frutta { $payout }
me-blueprint-done = Progetto { $blueprint }: completato da { $names }
me-rotated = I due Progetti sono ruotati. Gli altri possono ancora completarli; si sostituiscono alla fine della giornata.
me-supply = Ancora in vendita: Biforcazioni { $forks }, Camion Grandi { $big }, Camion Giganti { $huge }
me-wallet = Soldi in mano
me-vault = Cassaforte
me-unknown-value = valore non indicato
me-tile-owned = { $count ->
        [one] { $tile }: { $value }
       *[other] { $count } × { $tile }: { $value }
    }
me-no-tiles = Nessun miglioramento
me-factory = La fabbrica di { $name }
me-factory-lead = L’app sa che cosa c’è in una fabbrica, non dove. Premete una tessera o un camion per vedere che cosa ci si può fare.
me-factory-opens = apre ciò che ci si può fare
me-factory-value = valore { $value }
me-factory-demolish = Demolitelo
me-factory-coins = Inserite le sue monete
me-factory-truck-none = Ora non si può acquistare un camion più grande al suo posto.
me-factory-room = { $holds ->
        [one] posto per 1 robot
       *[other] posto per { $holds } robot
    }
me-factory-shipped = { $count ->
        [one] 1 spedito
       *[other] { $count } spediti
    } in questo turno
me-factory-loaded = caricati: { $bots }
me-six-times = Le sue tessere contano sei volte.
me-truck-room = Robot che stanno nei camion
me-values-missing = { $unknown ->
        [one] 1 tessera non è ancora contata: il suo valore non è indicato.
       *[other] { $unknown } tessere non sono ancora contate: il loro valore non è indicato.
    }

## L’inizio

helper-games = Al tavolo con altri giochi
helper-games-lead = Un assistente conta, ricorda e tiene il punteggio: al mercato, nella colonia contro gli altri o contro la DA, nelle fabbriche contro gli altri o contro ARMAND-0.
helper-begin = Cominciate: { $game }
helper-alone = Da solo
helper-known = Nomi di partite precedenti: premetene uno per far sedere quel giocatore.
helper-mechanisms-lead = Quattro alla prima partita, poi quattro o cinque. Scrivete il nome di ogni altra carta della vostra scatola.
helper-mechanism-hint = Nome di un altro Meccanismo
helper-mechanism-add = In gioco
helper-switches = Come si leggono le regole
helper-switches-lead = Dove un regolamento si può leggere in due modi. Così come sono seguono le scelte di questa app.
helper-forget = Cancellate il valore
helper-form-unset = Prima completate tutte le voci
helper-form-same = È già così
