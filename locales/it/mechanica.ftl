# Mechanica durante la partita, e il turno di ARMAND-0.

helper-param-improvement = il miglioramento
helper-param-price = il prezzo
helper-param-install = installare o riciclare
helper-param-payout = il guadagno
helper-param-deluxe = il modello
helper-param-expensive = il lato del gettone
helper-param-purse = soldi in mano o cassaforte
helper-param-tile = la tessera

me-improvement-upgrader = Aggiornatore
me-improvement-downgrader = Downgrader
me-improvement-duplicator = Duplicatore
me-improvement-reconfigurator = Riconfiguratore
me-improvement-fabricator = Fabbricatore
me-improvement-overactive-fabricator = Fabbricatore Iperattivo
me-improvement-gift-wrapper = Confezionatore
me-improvement-static-charger = Caricatore Statico
me-improvement-flight-tester = Tester di Volo
me-tile = la tessera
me-truck-small = camion piccolo
me-truck-big = Camion Grande
me-truck-huge = Camion Gigante
me-money = { $sum } ({ $coins })
me-nobody-now = nessuno in questo turno

me-command-continue = Avanti
me-command-reveal = Una tessera va nel Negozio
    .with = { $tile } va nel Negozio a { $price }
me-command-ship = Spedite robot
    .with = { $bot ->
        [basic] Spedite { $count } Base per { $money }
        [plus] Spedite { $count } Plus per { $money }
       *[deluxe] Spedite { $count } Deluxe per { $money }
    }
    .open = { $bot ->
        [basic] Spedite robot Base, 2 l’uno
        [plus] Spedite robot Plus, 4 l’uno
       *[deluxe] Spedite robot Deluxe, 6 l’uno
    }
me-command-buy-tile = Acquistate un miglioramento
    .with = { $install ->
        [yes] Acquistate e installate { $tile } per { $price }
       *[no] Acquistate e riciclate { $tile } per { $price }
    }
    .open = Acquistate { $tile } per { $price }
me-command-buy-fork = Acquistate una Biforcazione per 1
me-command-buy-truck = Acquistate un camion
    .with = { $from } → { $to } per { $price }
me-command-complete = Completate un Progetto
    .with = Progetto { $blueprint }: { $payout } in cassaforte
    .open = Progetto { $blueprint }: completato
me-command-demolish = Demolite un miglioramento
    .with = Demolite { $tile }
me-command-use-overactive = Usate un Fabbricatore Iperattivo
    .with = { $deluxe ->
        [yes] Fabbricatore Iperattivo: un Deluxe
       *[no] Fabbricatore Iperattivo: un Plus
    }
me-command-gift-wrapper = Robot attraverso un Confezionatore
    .with = { $name }: { $count } attraverso un Confezionatore
    .open = { $name }: robot attraverso un Confezionatore
me-command-flight-tester = Un Tester di Volo lancia sopra un miglioramento
    .with = { $name }: { $count ->
        [one] 1 lanciato
       *[other] { $count } lanciati
    } sopra un miglioramento
    .open = { $name }: robot lanciati sopra un miglioramento
me-command-price-is = Adesso costa
    .with = Adesso costa { $price }
me-command-fell-out = È caduto nel cestino
me-command-flip-chip = Lanciate il gettone
me-command-enter-chip = Indicate che cosa mostra il gettone
    .with = { $expensive ->
        [yes] Il gettone mostra «expensive»
       *[no] Il gettone mostra «cheap»
    }
me-command-armand-takes = ARMAND-0 acquista una tessera
    .with = ARMAND-0 acquista { $tile }
me-command-set-value = Indicate il valore di una tessera
    .with = { $tile } vale { $to }
me-command-correct-money = Correggete i soldi
    .with = { $purse ->
        [wallet] { $name } ha { $to } in mano
       *[vault] { $name } ha { $to } in cassaforte
    }
me-command-correct-price = Correggete il prezzo di una tessera
    .with = { $tile } costa { $to }
    .open = Correggete il prezzo di { $tile }
me-command-correct-stack = Correggete la pila
    .with = Tessere nella pila: { $to }
me-command-forget-wheel = Dimenticate i prezzi della ruota

me-refused-cannot-pay = { $name } ha { $wallet } in mano; questo costa { $price }. I soldi della cassaforte non si spendono. Non è cambiato nulla.

me-fact-day-began = Giornata di lavoro { $day }.
me-fact-turn-began = Tocca a { $name }.
me-fact-revealed = { $tile } va nel Negozio a { $price }.
me-fact-shipped = { $bot ->
        [basic] { $name } spedisce { $count } Base per { $money }.
        [plus] { $name } spedisce { $count } Plus per { $money }.
       *[deluxe] { $name } spedisce { $count } Deluxe per { $money }.
    }
me-fact-tile-bought = { $how ->
        [armand] { $name } acquista { $tile } per { $price }. Mettete la tessera vicino alla sua cassaforte.
        [installed] { $name } acquista e installa { $tile } per { $price }.
       *[recycled] { $name } acquista e ricicla { $tile } per { $price }: un Deluxe o due Plus, come dice la tessera.
    }
me-fact-fork-bought = { $name } acquista una Biforcazione per { $price }.
me-fact-truck-bought = { $name } acquista un camion per { $price }: { $from } → { $to }.
me-fact-completed = { $name } completa il Progetto { $blueprint }: { $payout } in cassaforte. Ruotate entrambi i Progetti.
me-fact-demolished = { $name } demolisce { $tile }. Va nel cestino.
me-fact-overactive-used = { $solo ->
        [yes] { $deluxe ->
            [yes] { $name } crea un Deluxe con il Fabbricatore Iperattivo.
           *[no] { $name } crea un Plus con il Fabbricatore Iperattivo.
        }
       *[no] { $deluxe ->
            [yes] { $name } crea un Deluxe: ogni avversario prende un Plus o un Base.
           *[no] { $name } crea un Plus: ogni avversario prende un Base.
        }
    }
me-fact-money-moved = { $purse ->
        [wallet] { $name }, soldi in mano { $change }
       *[vault] { $name }, cassaforte { $change }
    }: { $source ->
        [gift-wrapper] Confezionatore.
        [flight-tester] Tester di Volo.
        [chip] il gettone.
        [no-purchase] nessun acquisto.
        [overactive] Fabbricatore Iperattivo.
       *[correction] corretto.
    }
me-fact-wheel-told = { $falls ->
        [yes] Ciò che costa { $from } poi cade nel cestino.
       *[no] Ciò che costa { $from } poi costa { $to }.
    }
me-fact-tile-priced = { $tile }: { $change }.
me-fact-tile-fell = { $tile } cade nel cestino.
me-fact-armand-began = È il turno di ARMAND-0.
me-fact-flipped = { $expensive ->
        [yes] Il gettone mostra «expensive».
       *[no] Il gettone mostra «cheap».
    }
me-fact-armand-buys-nothing = ARMAND-0 non acquista nulla.
me-fact-blueprints-replaced = Entrambi i Progetti vanno in fondo alle loro pile; se ne rivelano due nuovi.
me-fact-game-over = La partita è finita: non ci sono più miglioramenti.
me-fact-value-told = { $tile } vale { $value }.
me-fact-price-corrected = Corretto: { $tile } { $change }.
me-fact-stack-corrected = Corretto: tessere nella pila { $change }.
me-fact-wheel-forgotten = I prezzi della ruota sono dimenticati e saranno richiesti.

me-tiles-missing = { $missing ->
    [one] Prima inserite l’altra tessera
   *[other] Prima inserite le prime { $missing } tessere
}
me-page-set-up = Preparate il tavolo
    .now-1 = Ogni giocatore prende una plancia, una cassaforte, un robot Base e 8 in monete.
    .now-2 = Sono in gioco { $stack } tessere. Rivelate le prime due per le sezioni da 7 e da 5, e indicatele.
    .next = Poi: tutte le fabbriche si attivano una volta.
    .button = Il tavolo è pronto
me-page-set-up-solo = Preparate il tavolo
    .now-1 = Preparate il vostro tavolo come al solito. ARMAND-0 prende una cassaforte, 8 in monete e il gettone.
    .now-2 = Sono in gioco { $stack } tessere. Rivelate le prime due per le sezioni da 7 e da 5, e indicatele.
    .next = Poi: la vostra fabbrica si attiva una volta.
    .button = Il tavolo è pronto
me-page-first-run = Prima attivazione
    .now-1 = Ogni fabbrica si attiva una volta: il robot Base finisce sul camion piccolo al centro.
    .next = Poi: la giornata di lavoro 1.
    .button = Le fabbriche si sono attivate
me-page-run = Si attivano le fabbriche
    .now-1 = Muovete prima i robot più a destra, dall’alto verso il basso.
    .now-2 = Poi lavorano i miglioramenti. Un secondo passaggio nello stesso Confezionatore, Tester di Volo o Caricatore Statico distrugge il robot.
    .now-3 = Indicate le monete dei Confezionatori (cassaforte) e dei Tester di Volo (soldi in mano).
    .next = Poi: una nuova giornata di lavoro.
    .button = Le fabbriche si sono attivate
me-page-ship = { $name }: spedizione
    .now-1 = Spedite ciò che volete dai vostri camion: Base 2, Plus 4, Deluxe 6. Ciò che resta può completare un Progetto.
    .now-2 = In qualunque momento del turno: Progetti, Biforcazioni a 1, Camion Grandi a 3, Giganti a 5, da Grande a Gigante a 3.
    .next = Poi: i miglioramenti.
    .button = Spedito
me-page-shopping = { $name }: miglioramenti
    .now-1 = Acquistate ciò che potete pagare. Installatelo o riciclatelo.
    .next = Poi: la creazione dei robot.
    .button = Nient’altro da acquistare
me-page-make = { $name }: creazione dei robot
    .now-1 = { $fabricators ->
        [0] { $name } non ha Fabbricatori: non c’è niente da creare.
       *[other] Un robot da ognuno dei vostri Fabbricatori; un Fabbricatore ne crea uno, qualunque sia il numero dei suoi buchi.
    }
    .next = Poi: si ruota il Negozio.
    .button = Ruotate il Negozio
me-page-turn-shop = Si ruota il Negozio
    .now-1 = { $tile } costava { $price }. Indicate quanto costa adesso, o che è caduto nel cestino. Si chiede una volta per ogni prezzo.
    .next = Poi: nuove tessere.
me-page-refill = Nuove tessere
    .now-1 = Indicate una dopo l’altra le tessere che passano dalla pila al Negozio.
    .next = { $over ->
        [yes] Non ci sono più miglioramenti.
       *[no] Poi: chi è di turno.
    }
    .button = Il Negozio è pronto
me-page-flip = ARMAND-0
    .now-1 = Lanciate il gettone. Expensive: 5 per lui, e acquista la tessera più costosa se può pagarla. Cheap: 1, e la meno costosa, oppure altri 4.
    .next = Poi: Progetti, Negozio, la vostra fabbrica.
me-page-armand-buys = ARMAND-0 sceglie
    .now-1 = Più tessere costano lo stesso. I giocatori scelgono quale acquista.
    .next = Poi: Progetti, Negozio, la vostra fabbrica.
me-page-day-end = Fine della giornata di lavoro
    .now-1 = { $over ->
        [yes] La pila e il Negozio sono vuoti: la partita è finita, e ARMAND-0 non fa altro.
       *[no] Si continua: restano tessere.
    }
    .now-2 = { $rotated ->
        [yes] I Progetti sono ruotati: si rimpiazzano entrambi.
       *[no] Nessuno ha completato un Progetto: restano entrambi.
    }
    .next = Poi: si attivano tutte le fabbriche.
    .button = Chiudete la giornata
me-page-values = I valori delle tessere
    .now-1 = { $unknown ->
        [0] I valori di tutte le tessere possedute sono noti.
       *[other] Indicate il valore stampato su ogni tipo di tessera che qualcuno possiede.
    }
    .next = Poi: il punteggio.
    .button = Contate i punti
me-page-end = La partita è finita
    .next = Il risultato resta tra i vostri punteggi.

me-here-shop = { $stack ->
        [0] La pila è vuota; nel Negozio: { $shop }. La partita finisce quando non ce ne sono più.
       *[other] Nella pila: { $stack }. Nel Negozio: { $shop }.
    }
me-here-tile = { $tile }: { $price }
me-here-tile-worth = { $tile }: { $price }; per ARMAND-0 vale { $worth }
me-here-rotated = I Progetti sono ruotati. Completati negli ultimi turni: { $names }.
me-here-player = { $name }: in mano { $wallet }, cassaforte { $vault }, tessere { $tiles }, in tutto { $total }
me-here-unknown = { $unknown ->
        [one] { $player }, senza 1 tessera di valore ignoto
       *[other] { $player }, senza { $unknown } tessere di valore ignoto
    }
me-here-missing = { $missing ->
        [one] A { $name } manca 1 punto per battere ARMAND-0.
       *[other] A { $name } mancano { $missing } punti per battere ARMAND-0.
    }
me-here-ahead = { $name } è in vantaggio su ARMAND-0.
