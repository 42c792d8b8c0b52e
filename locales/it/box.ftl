# La mia scatola: ciò che si presume della scatola stampata, e ciò che chi la possiede corregge.

box-title = La mia scatola
box-lead = Nessuna fonte dice tutto ciò che c’è nella scatola stampata. Qui è segnato ciò che Solkeeper presume. Confrontatelo una volta con la vostra scatola e correggetelo.
box-from-now = Ciò che confermate o correggete vale per le partite che iniziate d’ora in poi. Una partita già iniziata tiene la scatola con cui è iniziata.
box-offer = In Plancia completa l’app fa i conti con ciò che c’è nella scatola, e in parte lo presume. Confrontatelo una volta con la vostra: vale per le partite che iniziate dopo.
box-open = Confrontare con la mia scatola
box-assumed = presunto
box-own = vostro
box-assumed-count = { $count ->
    [0] più niente di presunto
    [one] 1 valore presunto
   *[other] { $count } valori presunti
}
box-confirm = È giusto così
box-confirm-all = È tutto giusto così
box-reset = Tornare ai valori forniti
box-nothing = niente
box-choose-done = Fatto

box-group-malfunction-dice = Dadi Avaria
    .lead = Il numero su ognuna delle sei facce. Un dado Avaria sposta di tanto il tracciato del suo Complesso.
    .name = dadi_avaria
box-group-action-dice = Dadi Azione
    .lead = Su quante delle sei facce ogni dado mostra il suo simbolo.
    .name = dadi_azione
box-group-parts = Parti delle Strutture
    .lead = Quali parti ha ogni Struttura, con un segnalino stato.
    .name = parti
box-group-penalties = Penalità delle parti rosse
    .lead = Che cosa dice l’icona accanto a ogni parte: agisce finché la parte è rossa.
    .name = penalita
box-group-conditions = Segnalini Condizione
    .lead = Quanti segnalini ci sono di ogni tipo, e su quali spazi del tracciato Salute se ne pesca uno.
    .name = condizioni
box-group-aoms = MOA
    .lead = Il tipo di azione a cui serve ogni MOA, dal suo colore.
    .name = moa
box-group-upgrades = Migliorie
    .lead = La Struttura a cui va ogni Miglioria, e i due pezzi di ricambio che vale la sua carta.
    .name = migliorie
box-group-research-cards = Carte Ricerca
    .lead = La percentuale su ogni carta.
    .name = carte_ricerca
box-group-direction-cards = Carte Direzione
    .lead = Quante carte ci sono di ogni direzione.
    .name = carte_direzione
box-group-shutdown-tiles = Tessere Spegnimento
    .lead = Che cosa chiede il fronte alla riserva generale, e quante tessere di ogni tipo chiedono tanto.
    .name = tessere_spegnimento
box-group-region-tiles = Tessere regione
    .lead = Le tessere di ogni anello con le loro caratteristiche, i campioni e i PDI. L’ordine non conta.
    .name = tessere_regione
box-group-map = Mappa
    .lead = In quali direzioni ogni anello ha uno spazio, e le pedine stampate sugli spazi.
    .name = mappa
