# Ciò che si legge ad alta voce, in italiano. Un messaggio ha l’id dell’elemento a cui appartiene; i suoi attributi cominciano con un punto.
# Un commento comincia con #. Una riga di racconto non deve cominciare con [ . o *: scrivetela con {"["} e così via.

## La missione: il racconto si legge prima del primo sol, l’idea sta sulla scheda missione.

template-mission =
    L’HUB ha un orecchio ma non ha voce: tutto quello che dite arriva alla Terra attraverso un orbiter che passa quando vuole. In tre casse accanto alla camera stagna c’è un’antenna. Qualcuno dovrà trovarle un posto, qualcuno dovrà arrampicarsi, e finché non è in piedi la linea friggerà più forte a ogni vento.
    .title = L’antenna
    .idea = Alzate un’antenna in un buon posto prima che finiscano i sol, e intanto tenete pulita la linea.

## Obiettivi: il testo dice che cosa fare, .title lo nomina, .count dice a che punto è, .done si racconta quando è raggiunto.

raise-the-mast =
    Eseguite Montare un segmento finché l’antenna non ha tutta la sua altezza. Ogni successo ne aggiunge un quinto e toglie un po’ di disturbo dalla linea.
    .title = Alzare l’antenna
    .count = { $done }% di { $goal }%
    .done = L’ultimo segmento si incastra in quello sotto, e il vento comincia a suonare sui tiranti.
a-good-place =
    Esplorate una regione qualsiasi in cerca di un terreno piano che veda il cielo da ogni lato.
    .title = Un buon posto
    .done = Roccia piana, niente polvere e orizzonte tutto intorno: l’antenna starà qui.
words-from-home =
    Nel rumore c’è una voce. Eseguite Ascoltare per sapere che cosa dice.
    .title = Parole da casa
    .done = È una bambina che legge il bollettino del tempo, registrata prima che partiste. Da lei piove.

## Tracciati della missione

static-on-the-line =
    .title = Disturbo sulla linea

## Azioni della missione

mount-a-segment = Portate un segmento in cima all’ultimo e fissatelo con i bulloni.
    .title = Montare un segmento
listen = Sedetevi con le cuffie e il registratore, e non fate altro.
    .title = Ascoltare

## Eventi di Missione. .action dice qual è l’azione evento, .done che cosa si racconta quando è fatta, .later che cosa colpisce se non lo è.

the-first-crate =
    Il coperchio della prima cassa si è piegato all’atterraggio e bisogna segarlo. Dentro, intorno all’acciaio, qualcuno sulla Terra ha riempito ogni vuoto di viti, staffe e piastre, e si è dimenticato di metterle nella lista.
    .title = La prima cassa
wind-from-the-north =
    Scende dai ghiacci durante la notte, secco e carico. I tiranti ronzano, tra guanto e piolo saltano scintille, e sulla linea non resta che un lungo soffio con dentro i vostri nomi.
    .title = Vento da nord
    .action = Mettete a terra l’antenna con un cavo sepolto nel suolo umido.
    .done = Il cavo è sottoterra, le scintille sono sparite e il soffio si abbassa a un bisbiglio.
    .later = Tre sol di soffio, e la Terra ha smesso di chiedere se la sentite. La sera nessuno si mette più le cuffie.
who-goes-up =
    Il prossimo segmento va guidato dall’alto, all’altezza di una casa, da un solo paio di mani. Chi lo farebbe meglio ha dormito male. Chi lo farebbe volentieri è il più giovane di voi.
    .title = Chi sale
    .option-the-youngest = Sale il più giovane.
    .after-the-youngest = Il più giovane scende con le guance rosse e le mani che tremano un po’, e tutti gli chiedono se faceva freddo.
    .option-whoever-is-rested = Sale chi è riposato, e per oggi non fa altro.
    .after-whoever-is-rested = Chi è riposato sale, lo fa, scende e appende i guanti. Nessuno ha niente da aggiungere.
a-voice-in-the-noise =
    Tra una scarica e l’altra c’è qualcosa che ha un ritmo. Nessuno distingue una parola, tutti l’hanno sentito, e la sera dopo torna alla stessa ora.
    .title = Una voce nel rumore
cold-cables =
    I cavi verso l’antenna stanno all’ombra e chiedono più corrente a ogni grado che la notte si prende. Sul pannello una spia dopo l’altra passa dal verde a un giallo stanco.
    .title = Cavi freddi
snow-on-the-camera =
    Nella notte l’occhio della telecamera esterna è diventato bianco. Non è neve, è brina con dentro la polvere, ma per una mattina tutti dicono neve, e qualcuno chiede di lasciare la telecamera com’è fino a mezzogiorno.
    .title = Neve sull’obiettivo
a-second-reading =
    La lista della terza cassa è scritta da un’altra mano e in un altro ordine. Letta una volta non ha senso; letta una seconda, ad alta voce, si rivela la lista e, tra una riga e l’altra, il saluto di chi l’ha riempita.
    .title = Una seconda lettura

## Eventi Consequenziali: ciò che viene da qualcosa di prima.

a-view-from-above =
    La sera chi è stato lassù racconta: quanto è piccolo l’HUB, come la sua luce sta sulla polvere come qualcosa di rovesciato, quanto si può guardare prima che il freddo passi dai guanti.
    .title = La vista da lassù

## Finali

two-voices =
    L’antenna è in piedi, e nella prima sera limpida ci passano due voci: la vostra, e quella di una bambina che legge il tempo. La Terra risponde dopo i soliti minuti. Non parla di segmenti.
    .title = Due voci
on-the-air =
    L’antenna è in piedi. Dite i vostri nomi uno dopo l’altro, e poi nessuno sa che altro dire a un intero pianeta. Quello risponde lo stesso.
    .title = In onda
half-a-mast =
    I sol sono finiti. Quella che sta accanto all’HUB è troppo corta per essere un’antenna e troppo alta per essere altro. L’orbiter passerà di nuovo, quando vuole.
    .title = Mezza antenna
an-empty-suit =
    Nella camera stagna è appesa una tuta che nessuno indosserà. Le casse accanto alla porta restano come sono, e la linea soffia in una stanza vuota.
    .title = Una tuta vuota
