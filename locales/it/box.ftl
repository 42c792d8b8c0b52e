# La mia scatola: ciò che si presume della scatola, e ciò che chi la possiede corregge.

box-title = La mia scatola
box-lead = Nessuna fonte dice tutto ciò che c’è nella scatola. Qui è segnato ciò che Solkeeper presume. Confrontatelo una volta con la vostra scatola e correggetelo.
box-from-now = Ciò che confermate o correggete vale per le partite che iniziate d’ora in poi. Vale anche per quella di cui state ancora preparando l’equipaggio; una partita più avanti tiene la scatola con cui è iniziata.
box-offer = Con il Tabellone completo l’app fa i conti con ciò che c’è nella scatola, e in parte lo presume. Confrontatelo una volta con la vostra: vale per questa partita e per quelle che iniziate dopo.
box-taken = Questa partita continua con la scatola come l’avete corretta, in un nuovo salvataggio. Quello iniziato prima è tra le partite salvate.
box-open = Confrontate con la vostra scatola
box-assumed = presunto
box-own = vostro
box-look = Guardate
box-missing = La descrizione della scatola fornita con Solkeeper è illeggibile.
box-assumed-count = { $count ->
    [0] più niente di presunto
    [one] 1 valore presunto
   *[other] { $count } valori presunti
}
box-confirm = È giusto così
box-confirm-all = È tutto giusto così
box-reset = Tornate ai valori forniti
box-nothing = niente
box-choose = Cambiate

box-group-malfunction-dice = Dadi Avaria
    .lead = Il numero su ognuna delle sei facce. Un dado Avaria fa salire di altrettanti spazi il tracciato del suo Complesso.
    .name = dadi_avaria
box-group-action-dice = Dadi Azione
    .lead = Su quante delle sei facce ogni dado mostra il suo simbolo.
    .name = dadi_azione
box-group-parts = Elementi delle Strutture
    .lead = Quali elementi ha ogni Struttura, ognuno con il suo indicatore.
    .name = elementi
box-group-penalties = Penalità degli indicatori rossi
    .lead = Che cosa dice l’icona accanto a ogni elemento: agisce finché il suo indicatore è rosso.
    .name = penalita
box-group-conditions = Segnalini Condizione
    .lead = Quanti segnalini ci sono di ogni tipo, e su quali spazi del tracciato Salute se ne pesca uno.
    .name = condizioni
box-group-aoms = AOM
    .lead = Il tipo di azione a cui serve ogni AOM: lo dice il colore.
    .name = aom
box-group-upgrades = Miglioramenti
    .lead = La Struttura a cui va ogni Miglioramento, e i due pezzi di ricambio che vale la sua carta.
    .name = miglioramenti
box-group-research-cards = Carte Ricerca
    .lead = La percentuale su ogni carta.
    .name = carte_ricerca
box-group-direction-cards = Carte Direzione
    .lead = Quante carte ci sono di ogni direzione.
    .name = carte_direzione
box-group-shutdown-tiles = Tessere Arresto
    .lead = Che cosa chiede il fronte alle Riserve Generali, e quante tessere di ogni tipo chiedono ciascuna quantità.
    .name = tessere_arresto
box-group-region-tiles = Tessere ROI
    .lead = Le tessere di ogni anello con i loro effetti, i campioni e i POI. L’ordine non conta.
    .name = tessere_roi
box-group-map = Mappa
    .lead = In quali direzioni ogni anello ha uno spazio, e le pedine stampate sugli spazi.
    .name = mappa
box-group-spare-facilities = Strutture di Riserva
    .lead = Le carte Struttura che le missioni fanno costruire: quante sono e come entrano in gioco. Se la scheda Missione dice quante Serre porta una Fattoria di Riserva, vale la scheda.
    .name = strutture_di_riserva

box-group-poi-tokens = Segnalini POI
    .lead = I segnalini POI della vostra scatola per nome, con ciò che fanno. L’app propone questi nomi quando se ne pesca uno.
    .name = segnalini_poi
box-group-skills = Carte Abilità
    .lead = Le carte Abilità della vostra scatola per nome, con ciò che costano e che fanno. L’app propone questi nomi sulle schede ID.
    .name = carte_abilita

box-face = Faccia { $number }
box-die-success = Dado Successo, facce con un successo
    .name = successo
box-die-wound = Dado Ferite, facce con una ferita
    .name = ferita
box-die-adventure = Dado Avventura, facce con un’Avventura
    .name = avventura
box-working-bay-token = Segnalino che porta l’Hardware rosso
    .name = segnalino
box-condition-spaces = Spazi del tracciato Salute che fanno pescare un segnalino Condizione
    .name = spazi
box-poi-token = Segnalino POI { $number }
box-skill = Carta Abilità { $number }
box-named-count = Quanti hanno un nome qui
    .name = numero
box-card-name = Nome
    .name = nome
box-card-price = Segnalini Morale che costa
    .name = prezzo
box-card-text = Che cosa fa
    .name = testo
box-spare-count = Carte nella scatola
    .name = numero
box-spare-productivity = Produttività appena costruita
    .name = produttivita
box-spare-greenhouses = Serre che porta
    .name = serre
box-upgrade-fits = Va a
    .name = struttura
box-upgrade-part = Pezzo di ricambio { $number }
    .name = pezzo_{ $number }
box-research-card = Carta { $number }
box-percent = { $number }%
box-shutdown = { $count ->
    [0] Tessere che non chiedono nulla
   *[other] Tessere che chiedono { $count }
}
box-ring = Anello { $ring }
box-tile = Anello { $ring }, tessera { $tile }
box-tiles = Numero di tessere
    .name = quante
box-tile-features = Effetti
    .name = effetti
box-tile-samples = Campioni
    .name = campioni
box-tile-pois = POI
    .name = poi
box-spaces = Direzioni con uno spazio
    .name = direzioni
box-space-pawns = Pedine su ogni spazio
    .name = pedine

box-none = nessuna
    .long = non è nella scatola
box-missing-penalties = { $count ->
        [one] L’almanacco nomina anche una penalità che qui nessun elemento porta: { $penalties }. Nessuna fonte dice quale elemento la porti: inseritela dove la mostra il vostro tabellone.
       *[other] L’almanacco nomina anche penalità che qui nessun elemento porta: { $penalties }. Nessuna fonte dice quali elementi le portino: inseritele dove le mostra il vostro tabellone.
    }
box-penalty-malfunction = Avarie: tracciato +1
    .name = avaria
box-penalty-wilting = Produzione: le piante appassiscono
    .name = appassimento
box-penalty-no-rovers = niente rover in Esplorazione
    .name = niente_rover
box-penalty-pay-oxygen = 1 ossigeno per ogni azione qui
    .name = paga_ossigeno
box-penalty-pay-energy = 1 energia per ogni azione qui
    .name = paga_energia
box-penalty-roll-success = si tira sempre il dado Successo
    .name = tira_successo
box-penalty-froggy-roll = Produzione: dado Ferite per Froggy
    .name = tiro_froggy
box-penalty-lose-sample = Produzione: si perde 1 campione
    .name = perde_campione
box-penalty-stress = Produzione: Stress +1
    .name = stress
box-penalty-token = Produzione: un segnalino su !
    .name = segnalino
box-feature-extra-pawn =
    .name = pedina
box-feature-wound =
    .name = ferita
box-feature-adventure =
    .name = avventura
box-feature-morale =
    .name = morale
box-feature-rover-roll =
    .name = tiro_rover
box-feature-closed-outer =
    .name = lato_chiuso
box-feature-mission =
    .name = missione

box-line = { $name } = { $value } ({ $label })
box-line-assumed = { $name } = { $value } ({ $label }; presunto)
box-line-own = { $name } = { $value } ({ $label }; vostro)
box-how = Per correggere: solkeeper box imposta NOME VALORE. Se è giusto così: solkeeper box conferma NOME. Per tornare ai valori forniti: solkeeper box ripristina NOME. Con conferma e ripristina NOME può essere un gruppo intero, come { $example }.
box-set = { $name } ora è { $value }. Vale per le partite che iniziate d’ora in poi.
box-confirmed = { $count ->
    [one] 1 valore confermato.
   *[other] { $count } valori confermati.
} Vale per le partite che iniziate d’ora in poi.
box-reset-done = { $count ->
    [one] 1 valore è di nuovo quello fornito.
   *[other] { $count } valori sono di nuovo quelli forniti.
}
box-unknown-name = Nella scatola niente si chiama «{ $name }». «solkeeper box» elenca tutti i nomi.
    .guess = Forse intendevate { $guess }.
box-unfit-number = { $name } prende un numero da { $min } a { $max }, non «{ $value }». Non è cambiato nulla.
box-unfit-text = «{ $value }» non va bene per { $name }: al massimo { $max } caratteri in una riga.
box-unfit-word = { $name } prende uno fra: { $words }. «{ $value }» non è fra questi. Non è cambiato nulla.
box-unfit-words = { $name } prende uno o più fra: { $words }; oppure { $none }. «{ $value }» non va bene. Non è cambiato nulla.
box-nothing-left = Così nella scatola non resterebbe niente di questo tipo. Non è cambiato nulla.

notice-box-kept = Le vostre correzioni della scatola sono illeggibili, e valgono i valori forniti. Ciò che c’era è conservato in { $file }.
notice-box-unreadable = { $file }, dove stanno le vostre correzioni della scatola, è illeggibile. È rimasto com’era, e valgono i valori forniti.
notice-box-newer = Le vostre correzioni della scatola in { $file } sono di una versione più recente di Solkeeper. Sono rimaste com’erano, e valgono i valori forniti; aggiornate Solkeeper per usarle.
notice-box-fields = { $count ->
    [one] Una delle vostre correzioni della scatola non dice nulla a questa versione e non vale: { $names }.
   *[other] { $count } delle vostre correzioni della scatola non dicono nulla a questa versione e non valgono: { $names }.
} Il file conserva ciò che c’era.
