# Che cosa i giocatori possono dire all’app. Il valore dà il nome al comando, gli attributi sono etichette per un caso preciso.

command-continue = Proseguite
command-set-players = Indicate il numero di giocatori
command-set-name = Date un nome a un astronauta
    .of = Date un nome: { $name }
command-set-profession = Indicate una professione
    .of = Indicate la professione: { $name }
    .to = { $name }: { $profession }
command-set-first-player = Indicate il Primo Giocatore
    .to = Primo Giocatore: { $name }
command-set-aom = Scegliete le AOM
    .add = Portate con voi: { $aom }
    .drop = Lasciate a terra: { $aom }
command-set-upgrade = Dite quali carte Miglioramento avete pescato
    .drawn = Segnate come pescata: { $upgrade }
    .not-drawn = Rimettete nel mazzo: { $upgrade }
command-deal-upgrades = Fate pescare le carte Miglioramento all’app
command-set-dice = Indicate di chi sono i dadi
    .physical = Tirate i vostri dadi
    .digital = Lasciate tirare i dadi all’app
command-set-cards = Indicate di chi sono le carte
    .physical = Pescate le vostre carte
    .digital = Lasciate pescare le carte all’app
command-set-difficulty = Indicate la difficoltà
    .easier = Giocate una partita più facile
    .standard = Giocate secondo la scheda
    .harder = Giocate una partita più difficile
command-set-sheet = Correggete la scheda missione
    .of = Correggete { $value }
    .to = Correggete { $value }: { $to }
command-set-die = Correggete i dadi Avaria della scheda missione
    .on = Sol { $sol }: si tira il dado del { $block }
    .off = Sol { $sol }: nessun dado del { $block }
command-answer = Rispondete alla domanda
command-choose = Scegliete
command-discard-unresolved = Scartate la carta: la sua Struttura è in arresto
command-roll-malfunction-dice = Tirate i dadi Avaria
command-enter-malfunction-dice = Inserite i dadi Avaria
command-enter-penalties = Inserite le penalità Avaria
command-resolve-track = Risolvete un tracciato Avaria pieno
    .of = Risolvete il tracciato del { $block }
command-next-sol = Iniziate il prossimo sol
    .to = Iniziate il sol { $sol }
    .last = Concludete l’ultimo sol
    .won = Concludete la missione
    .threshold = Controllate la Soglia
command-answer-threshold = Dite se la Soglia è rispettata
    .met-counted = Rispettata: { $range }
    .not-met-counted = Non rispettata
    .met = { $threshold ->
            [one] Rispettata: al massimo 1 elemento rotto
           *[other] Rispettata: al massimo { $threshold } elementi rotti
        }
    .not-met = { $threshold ->
            [one] Superata: più di 1 elemento rotto
           *[other] Superata: più di { $threshold } elementi rotti
        }
command-draw-adventure = Pescate un’Avventura
    .of = { $adventure ->
            [explore] Pescate un’Avventura di Esplorazione
            [gather] Pescate un’Avventura di Raccolta
            [research] Pescate un’Avventura di Ricerca
           *[build] Pescate un’Avventura di Costruzione
        }
    .for = { $adventure ->
            [explore] Pescate un’Avventura di Esplorazione per { $name }
            [gather] Pescate un’Avventura di Raccolta per { $name }
            [research] Pescate un’Avventura di Ricerca per { $name }
           *[build] Pescate un’Avventura di Costruzione per { $name }
        }
command-roll-action = Tirate i dadi di un’azione
    .of = Tirate i dadi { $adventure }
    .for = Tirate i dadi { $adventure } per { $name }
command-finish-event = Segnalate un’azione Evento
    .of = Azione Evento eseguita: «{ $title }»
command-finish-action = Segnalate un’azione della missione
    .of = Azione della missione eseguita: «{ $title }»
command-take-objective-token = Segnalate un segnalino Obiettivo preso
    .of = Preso: il { $token }
command-advance-objective = Fate avanzare un obiettivo
    .of = Fate avanzare: «{ $title }»
    .meet = Obiettivo raggiunto: «{ $title }»
command-unwind = Segnalate Relax: Morale +1
command-manage = Segnalate Gestione
    .of = Segnalate Gestione: { $block }
    .by = Segnalate Gestione: { $block } { $by }
command-move-morale = Segnalate un cambio del Morale
    .by = Segnalate Morale { $by }
command-raise-track = Segnalate un tracciato Avaria più alto
    .of = Alzate il tracciato del { $block }
    .by = Alzate il tracciato del { $block } di { $by }
command-draw-card = Pescate una carta Avaria
    .of = Pescate una carta Avaria del { $block }
    .keyword = Pescate una carta Avaria del { $block }: { $keyword }
command-draw-direction = Pescate una carta Direzione
command-draw-research = Pescate una carta Ricerca
command-report-death = Segnalate una morte
    .of = Segnalate che { $name } ha perso la vita
command-correct-morale = Correggete il Morale
    .to = Portate il Morale a { $to }
command-correct-track = Correggete un tracciato Avaria
    .of = Correggete il tracciato del { $block }
    .to = Portate il tracciato del { $block } a { $to }
command-correct-box = Correggete il riquadro Avaria
    .red = Riquadro Avaria, { $block }: indicatore rosso
    .green = Riquadro Avaria, { $block }: indicatore verde
command-correct-objective = Correggete un obiettivo
    .of = Correggete «{ $title }»
    .to = Portate «{ $title }» a { $to }
command-correct-mission-track = Correggete un tracciato della missione
    .of = Correggete { $title }
    .to = Correggete { $title }: { $to }
command-correct-marks = Correggete i segnalini della missione
    .of = Correggete i segnalini: { $title }
    .to = Correggete i segnalini { $title }: { $to }
command-correct-walker = Correggete i passi di ciò che si muove
    .of = Correggete i passi: { $title }
    .to = Correggete { $title }: passo { $to }

## Perché un comando non è stato accolto

refused-not-now = Adesso non si può: «{ $command }». Non è cambiato nulla.
refused-not-now-plain = Ora non si può. Non è cambiato nulla.
refused-because = Adesso non si può: «{ $command }». { $reason } Non è cambiato nulla.
unavailable-read = Prima leggete il testo che avete davanti e andate avanti.
unavailable-answer = Prima rispondete alla domanda che avete davanti.
unavailable-resolve = Prima finite il passo che avete davanti, poi andate avanti.
unavailable-not-begun = Vale dal sol 1 in poi.
unavailable-begun = Fa parte della preparazione, che è finita.
unavailable-ended = La missione è finita.
unavailable-before-actions = Si segnala nella fase Azioni di questo sol, che deve ancora venire.
unavailable-after-actions = La fase Azioni di questo sol è finita; annullando ci si torna.
unavailable-planned = Con il Tabellone completo si pianifica nella fase Azioni, e al resto pensa l’app.
unavailable-met = L’obiettivo è già raggiunto.
unavailable-failed = L’obiettivo è fallito.
unavailable-closed = L’obiettivo non serve più: ne è raggiunto un altro.
unavailable-waits = Prima dovete raggiungere «{ $title }».
unavailable-action = Avanza da solo con ogni successo dell’azione della missione «{ $title }», numero { $number } nel diario.
unavailable-track = Avanza da solo quando { $title } arriva al numero che l’obiettivo chiede.
unavailable-tokens = Avanza da solo quando prendete uno dei suoi segnalini Obiettivo.
unavailable-not-revealed = Avanza da solo, per qualcosa che ancora non si conosce.
unavailable-threshold = Si decide alla fine di un sol, quando tutti gli altri obiettivi obbligatori sono raggiunti.
unavailable-board = Con il Tabellone completo avanza da solo.
unavailable-highest-morale = Il Morale è a { $morale }, il massimo.
unavailable-empty-track = Questo tracciato Avaria è a 0.
unavailable-no-marks = Gli indicatori che richiede sono esauriti.
unavailable-reroll = Prima usate un’Abilità dell’astronauta che esegue l’azione, o un segnalino POI: ognuno fa ritirare un dado.
unavailable-aom-chosen = Questa AOM viene già con voi.
unavailable-aom-not-chosen = Questa AOM resta già a terra.
unavailable-all-aoms = { $count ->
        [one] Con voi viene una sola AOM, ed è già scelta. Per cambiarla, prima lasciatela a terra.
       *[other] Con voi vengono solo { $count } AOM, e sono già scelte. Per cambiarne una, prima lasciatela a terra.
    }
unavailable-no-aoms = Un equipaggio di quattro non ha AOM.
unavailable-all-upgrades = { $count ->
        [0] In questa missione non si pescano carte Miglioramento.
        [one] Si pesca una sola carta Miglioramento, ed è già indicata. Per cambiarla, prima segnatela come non pescata.
       *[other] Si pescano solo { $count } carte Miglioramento, e sono tutte indicate. Per cambiarne una, prima segnatela come non pescata.
    }
refused-out-of-range = «{ $command }»: { $param } ora non è possibile. Non è cambiato nulla.
refused-nothing-to-undo = Non c’è nulla da annullare.
refused-nothing-to-redo = Non c’è nulla da ripetere.
refused-no-such-place = Nel passato di questa partita non c’è un punto con questo nome.
refused-unreadable = Questo non è un comando leggibile: { $problem }

param-players = il numero di giocatori
param-seat = l’astronauta
param-name = il nome
param-profession = la professione
param-aom = l’AOM
param-used = sì o no
param-dice = di chi sono i dadi
param-cards = di chi sono le carte
param-difficulty = la difficoltà
param-value = il numero della scheda missione
param-to = il numero
param-block = il Complesso
param-sol = il sol
param-rolled = sì o no
param-yes = la risposta
param-option = l’opzione
param-working = il numero del Complesso Lavorativo
param-living = il numero del Complesso Abitativo
param-systems = il numero del Complesso Sistemi
param-met = la risposta
param-adventure = il tipo
param-event = l’Evento
param-action = l’azione
param-objective = l’obiettivo
param-by = il cambio
param-keyword = la parola chiave
param-track = il tracciato
param-red = rosso o verde
param-other = uno dei valori
