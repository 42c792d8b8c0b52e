# Il passo in corso. Il valore dà il nome al passo; .heading sta in alto, .line-1, .line-2 … sono le cose da fare, .note-1 … ciò che si
# dimentica facilmente, .button è l’unico pulsante principale, .next ciò che viene dopo.

## Preparazione

step-crew = Equipaggio
    .heading = Chi gioca
    .line-1 = Indicate in quanti giocate, da 1 a 4. Chi gioca da solo guida due astronauti.
    .line-2 = Date un nome agli astronauti in senso orario attorno al tavolo, e a ciascuno una professione.
    .line-3 = Indicate chi ha il segnalino Primo Giocatore.
    .line-4 = Indicate di chi sono dadi e carte: i vostri o quelli dell’app.
    .button = Controllate la scheda missione
    .next = Poi: i numeri della vostra scheda missione.
crew-aoms = { $count ->
        [one] Scegliete 1 AOM da portare con voi.
       *[other] Scegliete { $count } AOM da portare con voi.
    }
crew-aoms-solo = Tutte le AOM sono a disposizione; in ogni sol usatene al massimo due.
step-sheet = Scheda missione
    .heading = Che cosa dice la vostra scheda missione
    .button = Preparate il tavolo
    .next = Poi: che cosa mettere sul tavolo.
sheet-printed = Questi sono i numeri della missione. Se avete una scheda missione stampata che dice altro, correggete quelli diversi.
sheet-own = Questi sono i numeri della missione.
sheet-assumed-note = I numeri segnati come presunti non erano in nessuna fonte: decide la vostra scheda missione.
step-lay = Tavolo
    .heading = Preparate il tavolo
    .button = Iniziate il sol 1
    .next = Poi: inizia il sol 1; Primo Giocatore: { $first_player }.

## I. Eventi

step-raise-track = Aumentare avarie
    .heading = Un tracciato Avaria sale
    .button = Alzate il tracciato del { $block }
    .next = Poi: gli Eventi Consequenziali, se ce ne sono, e l’Evento di Missione.
raise-line = Tracciato Avaria del { $block }: spostate l’indicatore { $change }.
raise-full = A 5 si pesca subito una carta Avaria. Una volta risolta, il tracciato torna a 0 e nel riquadro Avaria l’indicatore del { $next } diventa rosso, se è verde.
raise-stays = Il tracciato Avaria del { $block } è a 5: risolvetelo prima.
step-follow-ups = Eventi Consequenziali
    .heading = Che cosa viene dai sol passati
    .button = Risolvete gli Eventi Consequenziali
    .next = Poi: l’Evento di Missione.
step-mission-event = Evento di Missione
    .heading = L’Evento di Missione
    .button = Pescate l’Evento di Missione
    .next = Poi: la fase Morale.

## II. Morale

step-morale = Morale
    .heading = Il Morale del Primo Giocatore
    .note-1 = Il Morale lo risolve solo { $first_player_the }, nessun altro.
    .button = Risolvete il Morale
    .next = Poi: la Produzione, a partire dall’ossigeno.
morale-zero = Il Morale è a 0: non succede nulla.
morale-more = Il Morale è a { $morale }: { $first_player_the } guadagna { $count ->
        [one] 1 segnalino Morale
       *[other] { $count } segnalini Morale
    }.
morale-less = Il Morale è a { $morale }: { $first_player_the } scarta { $count ->
        [one] 1 segnalino Morale
       *[other] { $count } segnalini Morale
    }.
morale-missing = Per ogni segnalino che manca { $first_player_the } subisce 1 ferita. I segnalini che ci sono vanno scartati: nessuno può scegliere le ferite al loro posto.

# $phases: la Produzione sola, oppure «Morale e Produzione».
button-phases =
    { $count ->
        [one] Risolvete la { $phases }
       *[other] Risolvete { $phases }
    }

## III. Produzione

step-oxygen = Ossigeno
    .heading = Producete ossigeno
    .line-1 = Sommate la produttività degli Ossigenatori (da 0 a 4 ciascuno), compreso quello di Riserva se è costruito. Sotto una tessera Arresto un Ossigenatore produce 0.
    .line-2 = Contate le Strutture che hanno bisogno di ossigeno: 8 nell’HUB della scatola (Fattoria, Alloggi Equipaggio, MedLab, Centro di Controllo, Garage, Vano Sonde, Laboratorio, Officina), più le carte Struttura costruite con l’icona ossigeno, meno quelle sotto una tessera Arresto ossigeno.
    .line-3 = Se ne producete più del necessario, aggiungete alle Riserve Generali metà dell’eccedenza, arrotondata per eccesso.
    .line-4 = Se ne producete meno, per ogni ossigeno mancante scegliete una Struttura che ne ha bisogno e che non ha una tessera Arresto ossigeno: piazzatene una casuale.
    .note-1 = Le Riserve Generali non coprono l’ossigeno che manca qui.
    .note-2 = Una Struttura con una tessera Arresto energia consuma comunque ossigeno.
    .note-3 = Un Angolo Tranquillo non va mai in arresto.
    .button = Risolvete l’ossigeno
    .next = Poi: l’energia.
step-energy = Energia
    .heading = Producete energia
    .line-1 = Sommate la produttività dei Pannelli Solari (da 0 a 5 ciascuno), compreso quello di Riserva se è costruito.
    .line-2 = Contate le Strutture che hanno bisogno di energia: 10 nell’HUB della scatola (entrambi gli Ossigenatori, Fattoria, Alloggi Equipaggio, MedLab, Centro di Controllo, Garage, Vano Sonde, Laboratorio, Officina), più le carte Struttura costruite con l’icona energia, meno quelle sotto una tessera Arresto energia.
    .line-3 = Se ne producete più del necessario, aggiungete alle Riserve Generali metà dell’eccedenza, arrotondata per eccesso.
    .line-4 = Se ne producete meno, per ogni energia mancante scegliete una Struttura che ne ha bisogno e che non ha una tessera Arresto energia: piazzatene una casuale.
    .note-1 = Le Riserve Generali non coprono l’energia che manca qui.
    .note-2 = Una Struttura con una tessera Arresto ossigeno consuma comunque energia.
    .note-3 = Un Angolo Tranquillo non va mai in arresto.
    .button = Risolvete l’energia
    .next = Poi: la Fattoria.
step-farm = Fattoria
    .heading = Crescita e cibo
    .line-1 = Crescita, se la Fattoria non ha indicatori rossi di energia o ossigeno né tessere Arresto: ogni seme sul tracciato Crescita sale di 1 spazio; dallo spazio #6 passa in una Serra vuota.
    .line-2 = Appassimento, se ne ha: ogni seme scende di 1 spazio (sotto lo spazio #1 va perso), poi 1 pianta adulta passa dalla sua Serra allo spazio #6. Una volta sola, anche se mancano sia energia sia ossigeno.
    .line-3 = Per impedire l’Appassimento in questo sol spendete dalle Riserve Generali 1 di ogni risorsa che manca: allora nulla cresce e nulla appassisce.
    .line-4 = Cibo: ogni pianta adulta in una Serra ne produce 1. Sotto una tessera Arresto la Fattoria non ne produce.
    .line-5 = Ognuno dei { $astronauts } astronauti mangia 1 cibo, con Anemia 2. Quello che manca si prende dalle Riserve Generali.
    .line-6 = Se non basta, scegliete chi resta a digiuno: 1 ferita per ogni porzione mancante.
    .line-7 = Se ne producete più di quanto mangiate, aggiungete alle Riserve Generali metà dell’eccedenza, arrotondata per eccesso.
    .note-1 = Una Fattoria di Riserva costruita si risolve per conto suo: i suoi indicatori rossi fanno appassire solo le sue piante.
    .button = Risolvete la Fattoria
    .next = Poi: lo Stress.
step-stress = Stress
    .heading = Stress
    .line-1 = Aumentate lo Stress di { $astronauts }: 1 per ogni astronauta.
    .line-2 = Aumentatelo di 2 per ogni tessera Arresto, comprese quelle piazzate in questo sol.
    .line-3 = Se arriva a 18, ogni astronauta subisce 1 ferita, il Morale scende di 1 e lo Stress torna a 0: il resto va perso. Poi segnalate Morale −1{ $controls ->
            [typed] : scrivete «morale −1»
           *[pressed] {" "}alla voce «Segnalate»
        }.
    .button = Risolvete lo Stress
    .next = Poi: gli indicatori rossi del Complesso Lavorativo.
step-working-block = Complesso Lavorativo
    .heading = Indicatori rossi del Complesso Lavorativo
    .line-1 = In ogni Struttura del Complesso Lavorativo conta solo l’indicatore accanto all’icona della Produzione, quello dell’elemento Hardware: gli altri indicatori rossi adesso non hanno effetto. Saltate ogni Struttura sotto una tessera Arresto.
    .line-2 = Se è rosso l’elemento Hardware del Garage: tirate il dado Ferite verde. Con una ferita piazzate un segnalino Guasto sullo spazio × del Froggy: non si usa finché non è riparato.
    .line-3 = Se è rosso l’elemento Hardware del Vano Sonde: rimuovete 1 campione a scelta da una qualsiasi ROI.
    .line-4 = Se è rosso l’elemento Hardware del Laboratorio: aumentate lo Stress di 1.
    .line-5 = Se è rosso l’elemento Hardware dell’Officina: piazzate sul suo spazio ! il segnalino mostrato dalla sua icona. Vale già in questo sol.
    .note-1 = Vale l’icona stampata accanto all’indicatore, se sta accanto a un altro elemento o è diversa da questo elenco.
    .button = Risolvete il Complesso Lavorativo
    .next = Poi: la fase Azioni.
step-mission-rules = Regole della missione
    .heading = Regole della missione
    .button = Risolvete le regole della missione
    .next = Poi: la fase Azioni.
next-mission-rules = Poi: le regole della missione per la Produzione.

## IV. Azioni

step-plan = Piano
    .heading = Decidete e dichiarate le azioni
    .line-1 = Prima di dichiarare: smontate, se volete. Un indicatore verde girato sul rosso dà il suo pezzo di ricambio, pronto da subito; non da una Struttura in arresto. Una carta Miglioramento dà i suoi due pezzi di ricambio in qualsiasi momento.
    .line-2 = Accordatevi su un piano. Ogni astronauta usa entrambe le pedine; le pedine AOM e i rover aiutano, un rover con almeno una pedina.
    .line-3 = Ogni pila di pedine è un’azione. La esegue l’astronauta della pedina in cima, gli altri prestano assistenza.
    .line-4 = Esplorazione, Raccolta, Ricerca, Costruzione: 1 pedina e un tiro di tre dadi, oppure 2 pedine per un successo automatico. Le altre azioni richiedono le pedine che mostrano.
    .line-5 = Fuori dall’HUB aggiungete le pedine del percorso: una per ogni icona pedina sulle ROI attraversate e su quella di arrivo, nessuna contata due volte.
    .line-6 = Aggiungete quanto chiedono indicatori rossi, segnalini sullo spazio !, schede ID, condizioni e ROI.
    .line-7 = Tutto ciò che un’azione richiede deve esserci adesso. Mettete pezzi di ricambio, semi e campioni insieme alle pedine; le Riserve Generali si spendono ora, che l’azione riesca o no.
    .note-1 = Ciò che si costruisce, si ripara o si esplora in questo sol non serve ad altre azioni dello stesso sol.
    .note-2 = Un’azione Evento si esegue una volta sola; la Semina una volta per sol.
    .button = Dichiarate le azioni
    .next = Poi: risolvete le azioni, da 1 a 11.
plan-event = Azione Evento aperta, «{ $title }»: { $cost }. { $sols ->
        [one] È il suo ultimo sol.
       *[other] Restano { $sols } sol, compreso questo.
    }
plan-action = Azione della missione { $number }, «{ $title }»: { $cost }.
plan-action-typed = Azione della missione { $number }, «{ $title }» ({ $adventure }): pedine come per il suo tipo, e { $cost }.
plan-action-typed-free = Azione della missione { $number }, «{ $title }» ({ $adventure }): pedine come per il suo tipo.
plan-action-done = Al suo obiettivo non serve più.
plan-solo = In questo sol usate al massimo due AOM; possono essere diverse da quelle del sol scorso.
step-resolve = Risoluzione
    .heading = Risolvete le azioni, da 1 a 11
    .line-1 = Eventi: eseguite le azioni Evento dichiarate. Segnalatele qui una per una.
    .line-2 = Un Angolo Tranquillo, Riposo: chi lo esegue guadagna 1 segnalino Morale.
    .line-3 = Alloggi Equipaggio, Relax: Morale +1, segnalato qui, oppure Stress −6.
    .line-4 = MedLab, Guarigione: con una pedina del Medico o l’Autoscanner guarite 1 ferita o rimettete nella pila 1 segnalino Condizione.
    .line-5 = Centro di Controllo, Gestione: un tracciato Avaria −1, con il Sistema di Allarme −2. Segnalatelo qui.
    .line-6 = Garage, Esplorazione: pescate una tessera ROI di quell’anello, metteteci sopra i campioni, guadagnate i suoi segnalini POI nell’area Disponibile.
    .line-7 = Vano Sonde, Raccolta: 1 campione o segnalino Obiettivo da una ROI all’area In Sospeso, o dove dice il Diario di Missione.
    .line-8 = Laboratorio, Ricerca: spostate un campione su Esaminato o su Scoperta. Semina: un seme sullo spazio #1 del tracciato Crescita.
    .line-9 = Officina, Costruzione: riparate, scambiate elementi, installate un Miglioramento, riparate un rover, costruite una carta Struttura.
    .line-10 = Tessere Arresto: 1 pedina per tentativo. Girate la tessera e fate quello che dice; senza ciò che chiede non si spende nulla.
    .line-11 = Azioni della missione: segnalate qui ogni successo.
    .note-1 = Con un tiro: senza successo si prendono 2 segnalini Morale, che non servono a ritirare questi dadi; il simbolo Ferita infligge 1 ferita a chi esegue; un’Avventura si pesca qui.
    .note-2 = Un’azione fallita restituisce pezzi di ricambio, semi e campioni; le Riserve Generali sono spese.
    .note-3 = Alla fine della fase tirate il dado Ferite verde per ogni segnalino Tiro rover su un rover usato.
    .note-4 = Fate avanzare gli obiettivi nel Diario di Missione appena progrediscono. Una sesta ferita si segnala qui subito.
    .button = Concludete la fase Azioni
    .button-unreported = Concludete la fase Azioni: nessuna segnalazione
    .next = Poi: la fase Avarie.
action-at-facility = Si esegue { $facility_in }: non mentre ha una tessera Arresto, e valgono anche i segnalini sul suo spazio !.
action-at-any = Si esegue in una ROI esplorata.
action-at-walker = Si esegue dove si trova «{ $title }»: ora in { $regions }.
action-at-regions = { $count ->
        [one] Si esegue in { $regions }.
       *[other] Si esegue in una di queste ROI: { $regions }.
    }
action-at-way = La ROI e tutte quelle lungo il percorso devono essere state esplorate in un sol precedente. Ogni icona pedina che si attraversa, o che è lì, richiede 1 pedina in più; ciò che altro mostrano queste tessere succede una volta sola, anche con un fallimento. { $rover ->
        [both] Il Froggy fa risparmiare 2 pedine, lo Scorpio 1.
        [scorpio] Lo Scorpio fa risparmiare 1 pedina.
       *[none] Nessun rover aiuta.
    }
resolve-action = Azione della missione { $number }, «{ $title }». { $does }
actions-unreported = Nella fase Azioni non è stato segnalato niente. Quello che avete fatto lì si può segnalare ancora qui, finché non si tira il primo dado o non si inserisce il primo numero.

## V. Avarie

step-malfunction-dice = Dadi Avaria
    .heading = Dadi Avaria
    .note-1 = Ogni dado si tira una volta sola, anche se lo chiedono sia la scheda missione sia il riquadro Avaria.
    .button = { $dice ->
        [digital] Tirate i dadi Avaria
       *[physical] Inserite i dadi Avaria
    }
    .next = Poi: penalità e carte Avaria, se ce ne sono.
dice-none = In questo sol né la scheda missione né il riquadro Avaria chiedono dadi.
dice-die = { $block ->
        [working] Dado giallo, Complesso Lavorativo: { $why }.
        [living] Dado arancione, Complesso Abitativo: { $why }.
       *[systems] Dado rosso, Complesso Sistemi: { $why }.
    }
dice-why-sheet = lo chiede la scheda missione
dice-why-box = il suo indicatore nel riquadro Avaria è rosso
dice-why-both = lo chiedono scheda missione e riquadro Avaria
dice-roll = { $dice ->
        [digital] { $count ->
            [one] L’app tira il dado qui indicato.
           *[other] L’app tira i dadi qui indicati.
        }
       *[physical] { $count ->
            [one] Tirate il dado qui indicato e inserite che cosa mostra.
           *[other] Tirate insieme i dadi qui indicati e inserite che cosa mostrano.
        }
    }
step-penalties = Penalità Avaria
    .heading = Dadi e penalità
    .line-1 = In ogni Complesso contate le penalità Avaria attive: indicatori rossi con quell’icona su Strutture non in arresto.
    .line-2 = Ogni penalità aggiunge 1 al suo Complesso, anche dove non si è tirato alcun dado.
    .question = Quante penalità Avaria sono attive in ogni Complesso?
    .button = Alzate i tracciati Avaria
    .next = Poi: una carta Avaria per ogni tracciato a 5, quindi la Pulizia.
penalties-rolled = Dadi: { $numbers }.
penalties-none = Non si è tirato nessun dado: i dadi valgono 0.
penalties-tracks = I tracciati ora: { $numbers }.
step-malfunction-cards = Carte Avaria
    .heading = Tracciati Avaria pieni
    .line-1 = Ogni tracciato a 5 si risolve con una carta e torna a 0. L’ordine lo decide { $first_player_the }.
    .note-1 = Un indicatore del riquadro Avaria che diventa rosso in questa fase vale dal prossimo sol.
    .question = Quale tracciato si risolve ora?
    .next = Poi: la Pulizia, quando nessun tracciato è a 5.

## VI. Pulizia

step-clean-up = Pulizia
    .heading = Riordinate il tavolo
    .line-1 = In ogni Struttura scartate i segnalini sullo spazio !, poi spostate il segnalino più in alto dallo spazio >> allo spazio !. Sotto una tessera Arresto non si muove nulla.
    .line-2 = Spostate tutto dall’area In Sospeso all’area Disponibile; mettete le tessere Miglioramento sulle loro Strutture.
    .line-3 = Togliete gli indicatori neri dalle abilità base usate e girate a faccia in su tutte le carte Abilità.
    .line-4 = Riportate l’indicatore bianco in cima al tracciato Sequenza del Round.
    .note-1 = I segnalini Modificatore sulle ROI restano dove sono.
clean-up-first-player = Passate il segnalino Primo Giocatore in senso orario: { $next_first_player }.
clean-up-sol = Spostate l’indicatore del Contatore dei Sol sul sol { $next_sol }.
clean-up-last = Questo era l’ultimo sol.
clean-up-won = Ogni obiettivo obbligatorio è raggiunto: la missione finisce qui.
clean-up-threshold-counted = Degli obiettivi obbligatori resta solo la Soglia. Conta questo: { $what }.
clean-up-threshold = Degli obiettivi obbligatori resta solo la Soglia: si contano gli elementi rotti.
clean-up-next-threshold = Poi: la Soglia.
clean-up-next = Poi: il sol { $next_sol }; Primo Giocatore: { $next_first_player }.
clean-up-next-last = Poi: come finisce la missione.
threshold-count = Qui la Soglia conta qualcosa di diverso. { $what }: { $range }.
step-threshold = Soglia
    .heading = La Soglia
    .line-1 = Contate gli indicatori rossi su tutte le tessere Struttura e sulle carte Struttura costruite.
    .note-1 = Gli indicatori rossi nel riquadro Avaria e sui tracciati Avaria non sono elementi rotti.
    .question = { $threshold ->
        [one] Nell’HUB c’è al massimo 1 elemento rotto?
       *[other] Nell’HUB ci sono al massimo { $threshold } elementi rotti?
    }
    .next = Poi: se è così, la missione è compiuta; altrimenti continua finché restano sol.
step-end = Fine della missione
    .heading = La missione è finita
    .next = La missione è finita.
end-objectives = Obiettivi obbligatori raggiunti: { $met } su { $all }.
end-optional = Obiettivi opzionali raggiunti: { $met } su { $all }.
end-sols = È durata { $sols ->
        [one] 1 sol
       *[other] { $sols } sol
    } su { $of }.

## Che cosa attende di essere risolto

step-read = Lettura
    .heading = Leggete ad alta voce: { $label }
    .button = Terminate la lettura
step-effects = Effetti
    .heading = { $effects ->
        [one] Risolvete il suo effetto
       *[other] Risolvete i suoi effetti
    }
    .note-1 = Una Struttura sotto una tessera Arresto ignora ogni effetto; un elemento già rotto resta com’è.
    .button = { $effects ->
        [one] Risolvete questo effetto
       *[other] Risolvete questi effetti
    }
effects-none = Al tavolo non c’è nulla da fare.
step-ask = Domanda
    .heading = Una domanda sul tavolo
ask-full-note = È la missione che lo chiede: l’app non può leggere la risposta sul tabellone.
step-choose = Scelta
    .heading = L’equipaggio sceglie
    .question = Che cosa fate?
step-event-action = Azione Evento
    .heading = Azione Evento: { $title }
    .button = Lasciate aperta l’azione Evento
    .button-effects = Risolvete gli effetti, lasciate aperta l’azione
event-action-cost = Costo: { $cost }.
event-action-reward = Ricompensa: { $reward }
event-action-until = Aperta fino alla fine del sol { $until }, da eseguire una volta sola, nella fase Azioni.
event-action-later = Finché non è eseguita, ogni fase Eventi può portarne la conseguenza.
event-action-aom = Non ha un tipo: possono eseguirla anche le pedine AOM.
step-malfunction-card = Carta Avaria
    .heading = Pescate una carta Avaria
    .button = Terminate la carta Avaria
draw-card = Pescate una carta dal vostro mazzo Avaria del { $block } e fate quello che dice.
draw-card-keyword = Pescate carte dal vostro mazzo Avaria del { $block } finché una mostra la parola chiave { $keyword }; fate quello che dice e scartate le altre. Se il mazzo finisce, mescolate gli scarti e continuate.
draw-card-shut = Se la Struttura che nomina è in arresto, scartatela senza risolverla.
draw-card-report = Se cambia il Morale o un tracciato Avaria, segnalatelo qui.
card-keywords = Parole chiave: { $keywords }.
card-shut = { $facility } in arresto: scartate la carta senza risolverla.
step-settle = Tracciato Avaria
    .heading = Il tracciato torna a 0
    .button = Riportate a 0 il tracciato del { $block }
settle-line = Riportate a 0 l’indicatore del { $block }. Nel riquadro Avaria l’indicatore del { $next } diventa rosso, se è verde.
step-adventure = Avventura
    .heading = Si pesca un’Avventura
    .button = Pescate l’Avventura
step-missing = Testo mancante
    .heading = Manca qualcosa
    .button = Saltate ciò che manca
missing-line = «{ $name }» fa parte di questa missione ma non è leggibile. Saltarlo non cambia nulla.
performed-by = Risolve: { $name }.
performed-by-choice = L’equipaggio sceglie quale astronauta la risolve.

next-within = Poi: «{ $step }».
next-text = Poi: un testo da leggere ad alta voce.
next-question = Poi: una domanda.
next-answer = Poi: dipende dalla vostra risposta.
next-read = Poi: i suoi effetti.
next-event-action = Poi: l’azione che l’Evento porta con sé.
