# Le missioni come mestiere: file di altri, che cosa è cambiato, carta, missioni nuove.

## Un file o una cartella di altri

import-not-there = Non c’è nessun file o cartella { $file }.
import-too-large =
    { $limit ->
        [one] È più grande di qualsiasi missione: si legge al massimo 1 megabyte di testo. Non è stato preso nulla.
       *[other] È più grande di qualsiasi missione: si leggono al massimo { $limit } megabyte di testo. Non è stato preso nulla.
    }
import-too-many =
    { $limit ->
        [one] Contiene più file di qualsiasi missione: se ne legge al massimo uno. Non è stato preso nulla.
       *[other] Contiene più file di qualsiasi missione: se ne leggono al massimo { $limit }. Non è stato preso nulla.
    }
import-too-deep = È annidato più a fondo di qualsiasi missione. Non è stato preso nulla.
import-half = Questo file finisce a metà. Non è stato preso nulla; fatevelo rimandare da chi ve l’ha dato.
import-no-bundle = Questo file non è il pacchetto di una missione. Non è stato preso nulla.
import-newer-format = Questo pacchetto è stato scritto da una versione più recente di Solkeeper. Non è stato preso nulla; aggiornate Solkeeper per giocarlo.
import-bad-name = Una missione non può contenere un file chiamato «{ $name }». Non è stato preso nulla.
import-bad-id = «{ $id }» non può essere il nome di una missione: servono lettere minuscole, cifre e trattini, per prima una lettera. Non è stato preso nulla.
import-game-id = «{ $id }» è il nome di un gioco, e `solkeeper play { $id }` gioca quello. Non è stato scritto nulla; date alla missione un altro id.
import-twin-names = Su alcuni sistemi «{ $one }» e «{ $other }» sono lo stesso file. Non è stato aggiunto nulla; rinominatene uno.
import-doubled-key = In questo pacchetto «{ $key }» compare due volte, e non si sa quale delle due valga. Non è stato aggiunto nulla.
import-no-mission = Dentro non c’è nessun mission.json. Non è stato preso nulla.
import-no-campaign = Dentro non c’è nessun campaign.json. Non è stato preso nulla.
import-unknown-field = Il campo «{ $name }» non fa parte di un file così, e non si sa a che cosa serva. Non è stato preso nulla; fatevi rimandare il file da chi ve l’ha dato.
import-damaged = La parte chiusa di questa campagna non si apre: il file è danneggiato. Non è stato preso nulla; fatevelo rimandare da chi ve l’ha dato.
import-changed = Questa campagna non è più com’era quando è stata impacchettata: la somma di controllo è diversa. Non è stato preso nulla; fatevela rimandare da chi ve l’ha data.
import-decks-name = «decks» è il nome della cartella con le carte che tutte le missioni hanno in comune. Non è stato preso nulla; date un altro id alla cartella e alla missione.
import-device-name = «{ $id }» è il nome di un dispositivo su Windows, dove nessuna cartella può chiamarsi così. Non è stato preso nulla; date un altro id alla cartella e alla missione.
import-unchecked = Questa campagna è stata impacchettata da una versione precedente di Solkeeper, senza somma di controllo. Non si può dire se è ancora com’era.

## What was not read, with its reason. The first sentence stands alone in lists.

left-out-utf-16 = { $file } è scritto in UTF-16. Salvatelo in UTF-8.
left-out-windows-1252 = { $file } è scritto in Windows-1252. Salvatelo in UTF-8.
left-out-encoding = { $file } non è un testo in UTF-8. Salvatelo in UTF-8.
left-out-link = { $file } è un collegamento che porta fuori dalla sua cartella, e non viene seguito. Mettete al suo posto il file o la cartella vera.
left-out-broken-link = { $file } è un collegamento che non porta da nessuna parte. Mettete al suo posto il file o la cartella vera.
left-out-not-a-file = { $file } ha il nome di un testo, ma non è un file.
left-out-name = { $file } ha un nome che non tutti i sistemi sanno leggere. Rinominatelo.
left-out-loose = { $file } sta accanto alle missioni e non fa parte di nessuna. Aggiungetelo con «solkeeper add».
left-out-too-large =
    { $limit ->
        [one] { $file } è più grande di qualsiasi missione: si legge al massimo 1 megabyte di testo, e della missione non è stato letto nulla.
       *[other] { $file } è più grande di qualsiasi missione: si leggono al massimo { $limit } megabyte di testo, e della missione non è stato letto nulla.
    }
left-out-too-many = { $file } contiene più testi di qualsiasi missione: se ne leggono al massimo { $limit }, e non ne è stato letto nessuno.
left-out-too-deep = { $file } è annidato più a fondo di qualsiasi missione. Spostatelo più in alto, o fuori dalla cartella.
left-out-twin = { $file } si distingue da «{ $one }» solo per le maiuscole, e su alcuni sistemi sono la stessa cosa. Rinominate uno dei due.
left-out-newer = { $file } è stato scritto da una versione più recente di Solkeeper. Aggiornate Solkeeper per giocarlo.
left-out-damaged = { $file } è danneggiato. Aggiungete di nuovo la campagna dal file che vi hanno dato.
left-out-game = { $file } ha il nome di un gioco. Date un altro id alla cartella e alla missione.
left-out-shipped = { $file } ha il nome di una missione che arriva con Solkeeper. Date un altro id alla cartella e alla missione.
left-out-decks = { $file } ha il nome della cartella con le carte che tutte le missioni hanno in comune. Date un altro id alla cartella e alla missione.
left-out-device = { $file } ha il nome di un dispositivo su Windows. Date un altro id alla cartella e alla missione.
left-out-nothing-added = Non è stato preso nulla.
left-out-from-mission = Rimasto fuori: { $why }
left-out-from-list = Fuori da questo elenco: { $why }
left-out-more =
    { $count ->
        [one] Ne resta fuori un’altra cosa: la elenca `solkeeper missions`.
       *[other] Ne restano fuori altre { $count }: le elenca `solkeeper missions`.
    }
import-shipped = «{ $id }» è il nome di una missione che arriva con Solkeeper, e quella resta. Non è stato preso nulla; date alla cartella e alla missione un altro id.
import-broken =
    { $count ->
        [one] Questa missione non si può giocare: contiene un errore. Non è stato preso nulla.
       *[other] Questa missione non si può giocare: contiene { $count } errori. Non è stato preso nulla.
    }
import-there = C’è già una missione «{ $id }», ed è rimasta com’era. Con --replace finisce nel cestino e questa ne prende il posto.

## add, pack, print, new-mission, schema

workshop-added = «{ $title }» è ora tra le vostre missioni: solkeeper play { $id }
workshop-replaced = La missione che aveva questo nome è in { $old }.
workshop-warnings =
    { $count ->
        [0] {""}
        [one] Una cosa non è come dovrebbe; si può giocare lo stesso. «solkeeper check» dice quale.
       *[other] { $count } cose non sono come dovrebbero; si può giocare lo stesso. «solkeeper check» dice quali.
    }
workshop-errors =
    { $count ->
        [one] C’è un errore, e giocando potrebbe mancare qualcosa. «solkeeper check» dice che cosa.
       *[other] Ci sono { $count } errori, e giocando potrebbe mancare qualcosa. «solkeeper check» dice che cosa.
    }
workshop-written = Scritto: { $file }
workshop-file-there = C’è già un file { $file }, ed è rimasto com’era. Con --replace viene sovrascritto.
workshop-stubs = { $count ->
        [0] Non è stato scritto nulla: { $folder } ha tutti i suoi testi, oppure «check» dice che cosa resta.
        [one] Ora c’è un testo di { $folder } da scrivere: comincia con TODO.
       *[other] Ora ci sono { $count } testi di { $folder } da scrivere: ognuno comincia con TODO.
    }
workshop-no-stubs = Il mission.json di { $folder } non si può leggere, quindi nessuno sa quali testi gli servono. Non è stato scritto nulla; `solkeeper check` dice che cosa non va.
workshop-folder-there = In { $folder } c’è già qualcosa. Non è stato scritto nulla; indicate una cartella nuova.
workshop-new = In { $folder } c’è una missione da cui cominciare. Si gioca così com’è: solkeeper play { $folder }. README.md dice come andare avanti.
workshop-new-skeleton =
    { $count ->
        [one] In { $folder } c’è uno scheletro. C’è un testo da scrivere: comincia con TODO.
       *[other] In { $folder } c’è uno scheletro. Ci sono { $count } testi da scrivere, nelle due lingue: ognuno comincia con TODO.
    } Si gioca già: solkeeper play { $folder }. README.md dice come andare avanti.
workshop-ask-lead = Da che cosa volete cominciare?
workshop-ask-kind =
    { $kind ->
        [example] Una piccola missione che si gioca così com’è, da cambiare un pezzo alla volta
        [building] Lo scheletro di una missione di costruzione: obiettivi ed eventi, con i testi da scrivere
        [exploration] Lo scheletro di una missione di esplorazione
       *[research] Lo scheletro di una missione di ricerca
    }
workshop-ask-sols = Quanti sol, da { $min } a { $max }? Con due astronauti ne ha uno in più. Invio per { $default }:
workshop-ask-events = Quanti eventi, da { $min } a { $max }? Con diciotto le serate non si somigliano. Invio per { $default }:
workshop-ask-help = Scrivete il numero chiesto. Invio conserva ciò che è mostrato, «<» torna alla domanda precedente, «esci» esce senza scrivere nulla.
workshop-ask-left = Non è stato scritto nulla.
workshop-ask-ended = L’input è finito prima di tutte le risposte. Non è stato scritto nulla.
workshop-unknown-kind = Non c’è nessuno schema di «{ $kind }». Ci sono: { $known }.
workshop-not-packed =
    { $count ->
        [one] Questa missione contiene un errore. Non è stata impacchettata: chi la aprisse non potrebbe giocarla tutta.
       *[other] Questa missione contiene { $count } errori. Non è stata impacchettata: chi la aprisse non potrebbe giocarla tutta.
    }

## Una missione cambiata sotto una partita

changed-head = La missione è cambiata da quando è iniziata questa partita:
changed-kind =
    { $kind ->
        [mission] la missione stessa
        [objective] obiettivo
        [track] tracciato
        [action] azione della missione
        [poi] POI della missione
        [event] Evento di Missione
        [follow_up] Evento Consequenziale
        [adventure] Avventura
        [malfunction] carta Avaria
        [loss] sconfitta
        [set_up] passo della preparazione
       *[ending] finale
    }
changed-how =
    { $how ->
        [added] si aggiunge
        [removed] non c’è più
        [changed] funziona diversamente
       *[prose] ha un testo diverso
    }
changed-line = { $kind } «{ $title }»: { $how }
changed-line-mission = { $kind }: { $how }
changed-line-untitled = { $kind } ({ $id }): { $how }
changed-count =
    { $kind ->
        [objective]
        { $count ->
            [one] 1 obiettivo
           *[other] { $count } obiettivi
        }
        [event]
        { $count ->
            [one] 1 Evento di Missione
           *[other] { $count } Eventi di Missione
        }
        [follow_up]
        { $count ->
            [one] 1 Evento Consequenziale
           *[other] { $count } Eventi Consequenziali
        }
        [adventure]
        { $count ->
            [one] 1 Avventura
           *[other] { $count } Avventure
        }
        [malfunction]
        { $count ->
            [one] 1 carta Avaria
           *[other] { $count } carte Avaria
        }
        [set_up]
        { $count ->
            [one] 1 passo della preparazione
           *[other] { $count } passi della preparazione
        }
        [loss]
        { $count ->
            [one] 1 sconfitta
           *[other] { $count } sconfitte
        }
       *[ending]
        { $count ->
            [one] 1 finale
           *[other] { $count } finali
        }
    }
changed-not-met = Senza nome, perché non l’avete ancora incontrato: { $counts }.
changed-title-of = «{ $title }»
changed-noted = ciò che è stato annotato per dopo
changed-unplayable = Così com’è ora non si può giocare.
changed-not-taken = La partita va avanti con la missione con cui è iniziata. --take-over va avanti con la nuova, in un salvataggio nuovo.
changed-taken = La partita va avanti con la missione com’è ora, nel salvataggio nuovo { $save }. Il salvataggio vecchio { $old } è rimasto com’era.
changed-same = La missione è ancora quella con cui è iniziata la partita: non c’è nulla da riprendere.
changed-gone = Non sono più nella missione, ma sono ancora in gioco: { $what }. Non è cambiato nulla; prima risolvete tutto, oppure andate avanti senza --take-over.
changed-damaged = Una parte di questo salvataggio è illeggibile. Non è cambiato nulla; riprendetelo una volta senza --take-over, poi riprovate.
reload-same = La missione è com’era: non c’è nulla da ricaricare.
reload-unreadable = I file della missione sono illeggibili. La partita va avanti con la missione com’era.
reload-unplayable = La missione, come sono ora i suoi file, non si può giocare. La partita va avanti con la missione com’era; correggete i file e ricaricate.
reload-gone = Non sono più nella missione, ma sono ancora in gioco: { $what }. La partita va avanti con la missione com’era; risolvete tutto al tavolo, o rimettetelo nei file, poi ricaricate.
reload-damaged = Una parte di questo salvataggio è illeggibile, perciò la missione non è stata ricaricata. La partita va avanti com’era.

## La scheda missione su carta

paper-group = { $group }
paper-set-up = Preparazione
paper-by-crew = Per numero di giocatori; un giocatore guida due astronauti
paper-own-set-up = Preparazione di questa missione
paper-players =
    { $players ->
        [one] 1 giocatore
       *[other] { $players } giocatori
    }
paper-assumed = { $what } (presunto)
paper-change = { $what } { $by }
paper-each = { $change } per ogni astronauta
paper-easier = Una partita più facile: { $changes }
paper-harder = Una partita più difficile: { $changes }
paper-dice = Dadi Avaria
paper-dice-rolled = Si tirano in questi sol, qualunque cosa dica il riquadro Avaria
paper-objectives = Obiettivi
paper-actions = Azioni della missione
paper-typed = Azione { $type }
paper-typeless = Azione senza tipo
paper-cost = richiede: { $cost }
paper-facilities = Strutture di Riserva che si possono costruire
paper-tracks = Tracciati della missione
paper-track = { $title }: comincia da { $start }, da { $min } a { $max }
paper-marks = Indicatori della missione
paper-mark = { $title }: sono { $most }
paper-walkers = Sulla mappa
paper-walker = { $title }: { $path } · { $moves ->
        [events] avanza di { $speed } prima di ogni Evento di Missione
        [production] avanza di { $speed } alla fine di ogni fase Produzione
        [clean_up] avanza di { $speed } all’inizio di ogni fase Pulizia
       *[by-effects] si muove come dicono le carte
    }
paper-pois = Icone missione sui segnalini POI
paper-poi = Icona { $icon }: { $title }
paper-production = Nella fase Produzione
paper-losses = La missione è persa
paper-malfunction-track = Tracciato Avaria, { $block }
paper-made = Fatta con Solkeeper. Ciò che arriva durante la partita non è su questa scheda.
takes-build = Azione Costruzione: { $facility } di Riserva
takes-plant = Azione Ricerca: Semina
takes-act = Azione della missione «{ $title }»
takes-explore =
    { $count ->
        [0] Azione Esplorazione: una regione qualsiasi
        [one] Azione Esplorazione: regione { $regions }
       *[other] Azione Esplorazione: regioni { $regions }
    }
takes-gather =
    { $count ->
        [0] Azione Raccolta: una regione qualsiasi
        [one] Azione Raccolta: regione { $regions }
       *[other] Azione Raccolta: regioni { $regions }
    }
takes-reach = tracciato «{ $title }» a { $number }
takes-tokens = Segnalini Obiettivo: { $tokens }
takes-have = nella Zona di Carico: { $things }
takes-threshold-at-most = al massimo quanto la Soglia: { $what }
takes-threshold-at-least = almeno quanto la Soglia: { $what }
takes-threshold = si chiede quando tutti gli altri obiettivi obbligatori sono raggiunti
takes-goal =
    { $step ->
        [one] traguardo { $goal }
       *[other] traguardo { $goal }, { $step } per ogni successo
    }

## print --map: che cosa porta a che cosa, per chi scrive

map-title = { $title }: che cosa porta a che cosa
map-lead = Per chi l’ha scritta: questa pagina non nasconde nulla della missione. Premete un riquadro per leggerne le parole. Le linee continue impostano, contano, chiamano o rivelano; quelle tratteggiate sono chieste da ciò che segue.
map-drawing = La missione disegnata da sinistra a destra; lo stesso è scritto sotto a parole.
map-nothing = In questa missione nulla porta a qualcos’altro.
map-mission = Inizio e Produzione
map-sols = Sol da { $from } a { $to }
map-after = { $min ->
    [one] { $max ->
        [one] dopo 1 sol
       *[other] dopo { $min }–{ $max } sol
    }
   *[other] { $most ->
        [one] dopo 1 sol
       *[other] dopo { $min }–{ $max } sol
    }
}
map-kind-mission = Missione
map-kind-event = Evento di Missione
map-kind-follow-up = Evento Consequenziale
map-kind-adventure = Avventura
map-kind-malfunction = Carta Avaria
map-kind-poi = POI della missione
map-kind-action = Azione della missione
map-kind-objective = Obiettivo
map-kind-track = Tracciato
map-kind-flag = Flag
map-kind-counter = Contatore
map-kind-ending = Finale
map-kinds-mission = La missione stessa
map-kinds-event = Eventi di Missione
map-kinds-follow-up = Eventi Consequenziali
map-kinds-adventure = Avventure
map-kinds-malfunction = Carte Avaria
map-kinds-poi = POI della missione
map-kinds-action = Azioni della missione
map-kinds-objective = Obiettivi
map-kind-token = Segnalino Obiettivo
map-kinds-token = Segnalini Obiettivo
map-kind-mark = Indicatore
map-kinds-mark = Indicatori
map-kind-walker = In cammino
map-kinds-walker = In cammino
map-kinds-track = Tracciati
map-kinds-flag = Flag
map-kinds-counter = Contatori
map-kinds-ending = Finali
map-by-sets = Impostato da
map-by-clears = Cancellato da
map-by-counts = Contato da
map-by-moves = Mosso da
map-by-calls = Chiamato da
map-by-reveals = Rivelato da
map-by-asked = Chiede
map-does-sets = Si imposta
map-does-clears = Cancella
map-does-counts = Si conta
map-does-moves = Muove
map-does-calls = Chiama
map-does-reveals = Rivela
map-does-asked = Chiesto da
map-kind-loss = Sconfitta
map-kinds-loss = Sconfitte
map-by-closes = Annullato da
map-by-brings = Portato da
map-by-ends = Concluso così da
map-does-closes = Si annulla
map-does-brings = Porta
map-does-ends = Conclude così
map-kind-set-up = Passo della preparazione
map-kinds-set-up = Preparazione
map-kind-person = Persona
map-kinds-person = Persone
