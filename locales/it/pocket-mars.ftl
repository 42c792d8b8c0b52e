# Pocket Mars durante la partita, e il turno della Devious Automatics (DA).

helper-param-site = l’edificio
helper-param-building = l’edificio
helper-param-value = il valore
helper-param-pile = mano o modulo di preparazione

pm-habitation = Edificio in costruzione
pm-spot-earth = Terra
pm-spot-ship = astronave
pm-spot-one-star = { $site }, una stella
pm-spot-two-star = { $site }, due stelle
pm-bonus-most-energy = { $points } per la maggior energia
pm-bonus-every-building = { $points } per tutti gli edifici
pm-bonus-four-in-one-building = { $points } per quattro coloni in un edificio

pm-command-set-first-player = Assegnate la carta del primo astronauta
    .with = Primo giocatore: { $name }
pm-command-begin = Cominciate
pm-command-passed = Ognuno ha tenuto una carta
pm-command-play-from-hand = Giocate un progetto dalla mano
pm-command-play-from-module = Giocate un progetto dal modulo di preparazione
    .with = Dal modulo di preparazione: valore { $value } sotto { $site }
pm-command-play-from-other = Giocate un progetto da un altro modulo di preparazione
    .with = Dal modulo di preparazione ({ $name }): valore { $value } sotto { $site }
    .open = Giocate un progetto dal modulo di preparazione ({ $name })
pm-command-launch = Imbarcate un colono
pm-command-gain-energy = Guadagnate energia per una carta
    .with = { $pile ->
        [hand] Guadagnate energia per una carta della mano
       *[module] Guadagnate energia per una carta del modulo di preparazione
    }
pm-command-settle = Trasferite un colono dall’astronave all’edificio
pm-command-use-energy-bank = Edificio Energia: guadagnate 1 energia
pm-command-use-comms-center = Edificio Scienza: imbarcate un colono
pm-command-use-greenhouse = Edificio Ecosistema: spostate un colono tra gli spazi di un edificio
    .with = { $up ->
        [yes] Edificio Ecosistema: { $name } sale a due stelle in { $site }
       *[no] Edificio Ecosistema: { $name } scende a una stella in { $site }
    }
pm-command-use-aqualab = Edificio Acqua: mettete una carta in fondo al mazzo
    .with = { $pile ->
        [hand] Edificio Acqua: mettete una carta della mano in fondo al mazzo
       *[module] Edificio Acqua: mettete una carta del modulo di preparazione in fondo al mazzo
    }
pm-command-use-habitation = Edificio in costruzione: trasferite un colono dall’astronave a un edificio
    .with = Edificio in costruzione: dall’astronave a { $site }
pm-command-end-turn = Finite il turno
pm-command-system-failure = Scartate due carte dal mazzo
pm-command-androids-rest = Gli androidi riposano
pm-command-activate-androids = Attivate gli androidi
    .with = Attivate gli androidi: { $site }
pm-command-da-chooses = La DA agisce in un edificio
    .with = DA: { $site }
pm-command-move-colonist = Spostate un colono
    .with = { $name }: un colono da { $from } a { $to }
    .open = { $name }: un colono da { $from }
pm-command-set-energy = Impostate l’energia di un giocatore
    .with = { $name } ha { $to } energia
pm-command-draw-card = Si pesca una carta
    .with = { $name } pesca una carta
pm-command-discard-card = Si scarta una carta
    .with = { $pile ->
        [hand] { $name } scarta una carta della mano
       *[module] { $name } scarta una carta del modulo di preparazione
    }
pm-command-correct-cards = Correggete le carte di un giocatore
    .with = { $pile ->
        [hand] { $name }, carte in mano: { $to }
       *[module] { $name }, carte nel modulo di preparazione: { $to }
    }
pm-command-correct-deck = Correggete il mazzo
    .with = Carte nel mazzo: { $to }
pm-command-correct-top = Correggete il valore in cima a un edificio
    .with = { $site } mostra { $to }

pm-refused-full = { $room ->
        [one] Lo spazio con due stelle accoglie 1 colono con questo numero di giocatori, di tutti insieme. Non è cambiato nulla.
       *[other] Lo spazio con due stelle accoglie { $room } coloni con questo numero di giocatori, di tutti insieme. Non è cambiato nulla.
    }

pm-fact-first-player-set = Primo giocatore: { $name }.
pm-fact-turn-began = Tocca a { $name }.
pm-fact-played-from-hand = { $name } gioca un progetto dalla mano.
pm-fact-project-laid = { $settles ->
        [yes] { $name } mette il valore { $value } sotto { $site }, su { $below }: più alto.
        [never] { $name } mette il valore { $value } sotto { $site }, dove non abita nessuno.
       *[no] { $name } mette il valore { $value } sotto { $site }, su { $below }: non più alto.
    } { $own ->
        [yes] Dal proprio modulo di preparazione.
       *[no] Dal modulo di preparazione di { $owner }.
    }
pm-fact-ability-used = { $name } usa la peculiarità: { $site }.
pm-fact-colonist-moved = { $cause ->
        [androids] Androidi: un colono ({ $name }), { $from } → { $to }.
       *[other] Un colono di { $name }: { $from } → { $to }.
    }
pm-fact-energy-moved = { $full ->
        [yes] { $name } non guadagna energia: il serbatoio è pieno.
       *[no] { $name }, energia: { $change }.
    }
pm-fact-discarded = { $pile ->
        [hand] { $name } scarta dalla mano { $cards ->
            [one] 1 carta
           *[other] { $cards } carte
        }.
       *[module] { $name } scarta dal modulo di preparazione { $cards ->
            [one] 1 carta
           *[other] { $cards } carte
        }.
    }
pm-fact-put-under-deck = { $pile ->
        [hand] { $name } mette una carta della mano in fondo al mazzo.
       *[module] { $name } mette una carta del modulo di preparazione in fondo al mazzo.
    }
pm-fact-hand-to-module = { $cards ->
        [one] { $name } mette 1 carta della mano nel modulo di preparazione.
       *[other] { $name } mette { $cards } carte della mano nel modulo di preparazione.
    }
pm-fact-drawn = { $source ->
        [deck] { $name } pesca dal mazzo { $deck ->
            [one] 1 carta
           *[other] { $deck } carte
        }.
        [da] { $name } pesca a scelta dal modulo di preparazione della DA { $da ->
            [one] 1 carta
           *[other] { $da } carte
        }.
       *[both] { $name } pesca carte: { $da } dal modulo di preparazione della DA, { $deck } dal mazzo.
    }
pm-fact-deck-rebuilt = Si forma un nuovo mazzo: { $cards ->
        [one] 1 carta
       *[other] { $cards } carte
    }, gli scarti e i progetti sotto gli edifici tranne quelli in cima.
pm-fact-deck-discarded = { $cards ->
        [one] 1 carta passa dal mazzo agli scarti.
       *[other] { $cards } carte passano dal mazzo agli scarti.
    }
pm-fact-androids-acted = Gli androidi agiscono: { $site }.
pm-fact-androids-rest = Gli androidi riposano.
pm-fact-da-idle = { $site }: la DA non ha nulla da spostare.
pm-fact-da-filled = { $cards ->
        [one] 1 carta va coperta nel modulo di preparazione della DA.
       *[other] { $cards } carte vanno coperte nel modulo di preparazione della DA.
    }
pm-fact-game-over = La partita è finita: { $name } ha sette coloni negli edifici.
pm-fact-game-over-no-cards = La partita è finita: il modulo di preparazione della DA non si può riempire.
pm-fact-cards-corrected = { $pile ->
        [hand] Corretto: { $name }, carte in mano { $change }.
       *[module] Corretto: { $name }, carte nel modulo di preparazione { $change }.
    }
pm-fact-deck-corrected = Corretto: carte nel mazzo { $change }.
pm-fact-top-corrected = Corretto: { $site }, valore in cima { $change }.

pm-page-set-up = Preparate il tavolo
    .now-1 = Ogni giocatore prende un’astronave e 7 coloni: 1 sull’astronave, 6 sulla Terra. L’energia comincia da 1.
    .now-2 = Mettete in fila i cinque edifici in ordine casuale, con spazio sotto.
    .now-3 = Date 4 carte progetto a testa: 2 in mano, 2 coperte come modulo di preparazione.
    .next = Poi: il primo giocatore.
pm-page-set-up-solo = Preparate il tavolo
    .now-1 = Preparate il vostro tavolo come con più giocatori.
    .now-2 = DA: { $da_ship } coloni sulla sua astronave, { $da_earth } sulla Terra, energia 1.
    .now-3 = Mettete 2 carte progetto coperte, senza guardarle, come modulo di preparazione della DA. Nel mazzo ne restano { $deck }.
    .next = Poi: la vostra prima azione.
pm-page-draft = Carte scelte a giro (draft): scelta { $left } di 4
    .now-1 = Si comincia con cinque carte a testa. Tenetene una, passate le altre a sinistra.
    .now-2 = Dopo la quarta scelta le ultime carte tornano nel mazzo.
    .next = Poi: il primo turno, quando ognuno ha quattro carte.
pm-page-action = Tocca a { $name }
    .now-1 = Eseguite un’azione: un progetto dalla mano, dal vostro modulo di preparazione o da quello di un altro; imbarcate un colono; oppure guadagnate energia per una carta.
    .next = Poi: gli effetti dell’azione, quindi { $next }.
pm-page-architect = Fase Architetto
    .now-1 = Eseguite un’azione: un progetto dalla mano, dal vostro modulo di preparazione o da quello della DA; imbarcate un colono, scartando una carta della DA; oppure guadagnate 2 energia per una carta.
    .now-2 = Ciò che pescate viene prima di tutto dal modulo di preparazione della DA.
    .next = Poi: sistema in avaria.
pm-page-acted = { $name }: gli effetti dell’azione
    .now-1 = In quest’ordine: un colono se il valore era più alto, ciò che dice la carta, la peculiarità dell’edificio. Ognuno si può usare o no.
    .now-2 = { $solo ->
        [yes] Un progetto della DA non dà il proprio effetto, solo la peculiarità dell’edificio.
       *[no] Indicate ciò che dice la carta come spostamenti di coloni, energia e carte.
    }
    .next = Poi: la regola delle 4 carte. Due in mano, due nel modulo, mai dal modulo alla mano.
pm-page-failure = Sistema in avaria
    .now-1 = Scartate le prime due carte del mazzo.
    .next = Poi: gli androidi.
pm-page-activation = Attivazione androidi
    .now-1 = La DA ha una carta. Scopritela e dite di quale edificio è.
    .now-2 = La DA trasferisce un colono dalla sua astronave a quell’edificio, o dalla Terra all’astronave; poi usa l’edificio.
    .next = Poi: il modulo di preparazione della DA torna a due carte.
pm-page-rest = Attivazione androidi
    .now-1 = { $module ->
        [0] La DA non ha carte: non succede nulla.
       *[other] La DA ha { $module } carte: non succede nulla.
    }
    .next = Poi: il modulo di preparazione della DA torna a due carte.
pm-page-da-greenhouse = La DA usa l’edificio Ecosistema, ancora { $left ->
        [one] 1 volta
       *[other] { $left } volte
    }
    .now-1 = La DA porta un suo colono su due stelle; solo se non può, uno dei vostri scende. Dite dove.
    .next = Poi: il modulo di preparazione della DA torna a due carte.
pm-page-da-habitation = La DA trasferisce un colono su Marte
    .now-1 = Il meglio per la DA: { $best } (subito { $gain }).
    .next = Poi: il modulo di preparazione della DA torna a due carte.
pm-page-end = La partita è finita
    .next = Il risultato resta tra i vostri punteggi.

pm-here-deck = Mazzo { $deck }, scarti { $discard }. Quando il mazzo finisce se ne forma uno nuovo; lasciate il progetto in cima sotto ogni edificio.
pm-here-solo = Mazzo { $deck }, modulo di preparazione della DA { $module }. { $rounds ->
        [one] Questo è l’ultimo round, a meno che tornino carte nel mazzo.
       *[other] Restano al massimo { $rounds } round, compreso questo.
    }
pm-here-top = { $site }: si entra con più di { $value }
pm-here-score = { $name }: { $total }
pm-here-score-with = { $name }: { $total } (comprende { $bonuses })
pm-here-player = { $name }: astronave { $ship }, Terra { $earth }, energia { $energy }
pm-here-player-on-mars = { $player }; su Marte: { $buildings }
pm-here-building = { $site } { $one } e { $two }
