# Pianificare, dichiarare e risolvere le azioni quando il tabellone lo tiene l’app.

command-plan-action = Pianificate un’azione
    .of = Pianificate: { $action }
    .of-met = Pianificate: { $action } (al suo obiettivo non serve più)
command-drop-action = Rinunciate a un’azione pianificata
    .of = Rinunciate: { $action }
command-add-pawn = Mettete una pedina su un’azione
    .of = { $action }: aggiungete una pedina, { $name }
command-take-pawn = Riprendete una pedina
    .of = { $action }: riprendete una pedina, { $name }
command-raise-pawn = Dite chi esegue un’azione
    .of = { $action }: esegue { $name }
command-set-rover = Dite quale rover partecipa
    .with = { $action }: con { $rover }
    .without = { $action }: senza rover
command-set-way = Dite quale percorso segue un’azione
    .of = { $action }: percorso { $way }
command-plan-overruled = Pianificate un’azione che l’app non permette
    .of = Pianificate lo stesso: { $action } ({ $reason })
command-overrule = Decidete diversamente dall’app su un’azione pianificata
    .any = { $action }: correggete l’app
    .of = { $action }: { $ruling } ({ $reason })
command-overrule-price = Dite quanto costa un’azione pianificata
    .any = { $action }: dite che cosa si paga
    .of = { $action }: { $price } ({ $reason })
command-drop-ruling = Revocate una decisione del tavolo
    .any = { $action }: revocate una decisione del tavolo
    .of = { $action }: revocate «{ $ruling }»
command-correct-operator = Correggete l’operatore di una AOM
    .of = Correggete l’operatore: { $aom }
    .to = Correggete l’operatore ({ $aom }): { $name }
command-reroll-die = Fate ritirare un dado all’app
    .of = Un’abilità: fate ritirare il { $die }
command-set-operator = Dite chi è l’operatore di una AOM
    .of = Operatore: { $aom }
    .to = Affidate a { $name }: { $aom }
command-dismantle = Smontate un elemento
    .of = Smontate: { $place }, { $part }
command-exchange-upgrade = Scambiate una carta Miglioramento con i suoi pezzi di ricambio
    .of = Scambiate con pezzi di ricambio: { $upgrade }
command-use-poi = Usate un segnalino POI: quello che vi è stampato
    .of = Usate un segnalino POI: «{ $title }»
command-use-poi-token = Usate un segnalino POI per nome
    .of = Usate il segnalino POI «{ $name }»{ $count ->
            [0] {""}
           *[other] : { $does }
        }
command-name-skill = Date un nome a un’abilità
    .of = Date un nome a un’abilità: { $name }
    .to = { $name }: { $skill }
command-set-skill-state = Indicate se un’abilità si può usare
    .of = Indicate se un’abilità si può usare: { $name }
    .to = { $name }: { $skill }
command-use-skill = Usate un’abilità
    .of = Usate un’abilità: { $name }
    .basic = { $name }: abilità base, { $pays ->
            [0] nessun segnalino Morale
            [one] 1 segnalino Morale
           *[other] { $pays } segnalini Morale
        }
    .card = { $name }: carta Abilità { $skill }, { $pays ->
            [0] nessun segnalino Morale
            [one] 1 segnalino Morale
           *[other] { $pays } segnalini Morale
        }
    .named = { $name }: «{ $card }», { $pays ->
            [0] nessun segnalino Morale
            [one] 1 segnalino Morale
           *[other] { $pays } segnalini Morale
        }{ $usual ->
            [yes] {" "}(il suo prezzo)
           *[no] {""}
        }{ $count ->
            [0] {""}
           *[other] . { $does }
        }
command-roll-dice = Tirate i dadi
command-enter-dice = Inserite i dadi
command-enter-tile = Inserite la tessera ROI
    .of = { $features }; { $samples ->
            [0] nessun campione
            [one] 1 campione
           *[other] { $samples } campioni
        }, { $pois ->
            [0] nessun POI
            [one] 1 POI
           *[other] { $pois } POI
        }
command-enter-front = Inserite quanto chiede la tessera Arresto
    .to = La tessera chiede { $needs }

param-ruling = che cosa decide il tavolo
param-price = che cosa si paga
param-reason = il motivo
param-die = il dado
param-index = l’azione pianificata
param-deed = l’azione
param-pawn = la pedina
param-rover = il rover
param-way = il percorso
param-place = la Struttura
param-part = l’elemento
param-upgrade = il Miglioramento
param-poi = il POI
param-state = se si può usare
param-skill = l’abilità
param-pays = il numero di segnalini Morale
param-success = il dado Successo
param-wound = il dado Ferite
param-region = la regione
param-says = che cosa dice
param-features = gli effetti della tessera
param-samples = il numero di campioni
param-pois = il numero di segnalini POI
param-needs = il numero sulla tessera

cause-declared = dichiarazione
cause-given-back = restituito
cause-skill = abilità
cause-dismantled = smontaggio

plan-planned = { $action }; { $with }
plan-performs = esegue { $name }
plan-assist = { $count ->
        [one] assiste { $names }
       *[other] assistono { $names }
    }
plan-nobody = ancora nessuna pedina
plan-both-pawns = con entrambe le pedine
plan-rover = con { $rover }
plan-way = percorso { $way }
plan-straight = diretto
ruling-pawns = { $count ->
        [one] 1 pedina per il successo sicuro
       *[other] { $count } pedine per il successo sicuro
    }
ruling-free = non si paga nulla
ruling-usual-price = il prezzo solito
ruling-price = prezzo { $costs }
ruling-no-dice = non si tirano dadi
ruling-dice = si tirano i dadi
ruling-allowed = permessa
ruling-forbidden = non permessa in questo sol
ruling-of-the-table = il tavolo decide: { $ruling } ({ $reason })
ruling-reason-skill = abilità
ruling-reason-upgrade = Miglioramento
ruling-reason-poi = segnalino POI
ruling-reason-mission = regola della missione
ruling-reason-other = altro motivo
thing-morale-tokens = segnalini Morale
die-success = dado Successo
die-wound = dado Ferite
die-adventure = dado Avventura
plan-success = successo
plan-no-success = nessun successo
plan-wound = ferita
plan-no-wound = nessuna ferita
plan-adventure = Avventura
plan-no-adventure = nessuna Avventura
plan-no-features = Nessun effetto

fact-board-action-planned = Pianificata: { $action }.
fact-board-action-replanned = Pianificata: { $planned }.
fact-board-action-dropped = Rinuncia: { $action }.
fact-board-operator-set = Operatore ({ $aom }): { $name }.
fact-board-plan-declared = Dichiarate, in quest’ordine: { $actions }.
fact-board-plan-lost = La partita è proseguita in Racconto. Non sono più pianificate: { $actions }. Pianificatele di nuovo, se le volete ancora.
fact-board-declared-lost = La partita è proseguita in Racconto. L’app non segue più queste azioni dichiarate: { $actions }. Risolvete sul tavolo ciò che è ancora aperto e correggete i numeri.
fact-board-nothing-declared = Nessuna azione dichiarata.
fact-board-dice-laid = { $action }: { $dice }.
fact-board-dice-again = { $action }, nuovo tiro: { $dice }.
fact-board-reroll-paid = { $action }: se ciò che è stato usato lo permette, si può ritirare un dado.
fact-board-action-success = { $action }, { $name }: successo.
fact-board-action-failure = { $action }, { $name }: fallita.
fact-board-action-needless = { $action }, { $name }: non resta nulla da fare. Le pedine e quanto è stato pagato tornano indietro.
fact-board-action-shut = { $action }, { $name }: nel frattempo la Struttura è stata messa in arresto. L’azione non viene svolta; le pedine e quanto è stato pagato tornano indietro.
fact-board-action-over = Azione risolta: { $action }.
fact-board-front-seen = { $place }: la tessera Arresto ({ $resource }) chiede { $needs }.
fact-board-poi-token-used = Segnalino POI usato: «{ $name }»{ $count ->
        [0] {""}
       *[other] . Dice: { $does }
    }.
fact-board-skill-card = { $name }: { $skill }.
fact-board-rover-to-roll = { $rover }: il dado Ferite verde si tira alla fine della fase Azioni.
fact-board-spare-built = { $place } è al suo posto: tutti i suoi indicatori sono rossi.

plan-full-1 = Dite quali azioni volete eseguire e metteteci le pedine; esegue la pedina in cima alla pila. Tutto ciò che serve a un’azione deve essere disponibile adesso.
plan-full-2 = Prima di dichiarare qualsiasi azione potete smontare elementi per i loro pezzi di ricambio: nessuna azione, nessuna pedina.
plan-line = { $number }. { $planned }
plan-free = Pedine libere: { $names }.
plan-none-free = Tutte le pedine sono su un’azione.
plan-idle = { $count ->
        [one] { $names } ha una pedina che può ancora fare qualcosa: dovete usarla.
       *[other] { $names } hanno pedine che possono ancora fare qualcosa: dovete usarle.
    }
plan-heart = { $left ->
        [one] { $name } ha un disturbo cardiaco e una sola pedina: quella pedina può fare qualsiasi cosa.
       *[other] { $name } ha un disturbo cardiaco: una pedina può solo curarlo, e deve farlo se qualcuno può curarlo; l’altra può fare qualsiasi cosa.
    }
plan-declare = Dichiarate il piano
plan-full-next = Poi: si paga tutto, quindi le azioni si risolvono da 1 a 11.

resolve-over-heading = Tutte le azioni dichiarate sono risolte
resolve-over = I rover sono di nuovo nella Rimessa.
resolve-over-next = Poi: la fase Avarie, se c’è qualcosa da tirare, contare o pescare; altrimenti la Pulizia.
resolve-performer = Esegue questa azione: { $name }.
resolve-performer-aom = Esegue questa azione: { $name }, con { $aom }.
resolve-beside = { $with }.
resolve-sure = Pedine sufficienti: successo senza dadi.
resolve-front = Girate la tessera Arresto: dice quanto devono dare le Riserve Generali. Se non basta, non si spende nulla e la tessera resta.
resolve-dice = Tirate i dadi di questo tipo: { $dice }.
resolve-success-die = Si tira soltanto il dado Successo: la CPU è rotta.
resolve-reroll = Un successo si tira una seconda volta, e vale il secondo tiro.
resolve-shown = Che cosa mostrano i dadi?
resolve-lies = I dadi mostrano: { $dice }.
resolve-anew = Se un’abilità ha cambiato un dado, vale la faccia che mostra adesso.
resolve-reroll-paid = { $count ->
        [0] Un dado si ritira solo per un’Abilità di questo astronauta o per un segnalino POI, una volta per ognuno: prima usateli.
        [one] Si può ritirare un dado.
       *[other] Si possono ritirare { $count } dadi.
    }
resolve-accept = I dadi valgono
resolve-do = Risolvete l’azione
resolve-do-several = { $count ->
        [one] Risolvete l’azione
       *[other] Risolvete { $count } azioni
    }{ $all ->
        [yes] {" "}e chiudete la fase
       *[no] {""}
    }
resolve-accept-several = { $count ->
        [one] I dadi valgono
       *[other] I dadi valgono: risolvete tutte e { $count }
    }{ $all ->
        [yes] , chiudete la fase
       *[no] {""}
    }
resolve-do-first = Risolvete solo la prima
resolve-several = { $count ->
        [one] 1 azione senza dadi
       *[other] { $count } azioni senza dadi
    }
resolve-mission-icon = { $region } mostra l’icona missione: fate adesso ciò che ne dice la scheda missione, se ne parla.
resolve-icon-typed = «mosso» e «piazza» segnalano che cosa cambia sul tabellone.
resolve-tile = Pescate una tessera dell’anello { $ring } e mettetela a faccia in su su { $region }. Inserite che cosa mostra.
resolve-tile-more = Un’altra tessera: scrivete «tessera», gli effetti, i campioni e i POI. «aiuto tessera» elenca le parole.
resolve-front-seen = Girate la tessera Arresto ({ $resource }) su { $place }. Quanto chiede?
resolve-next = { $count ->
        [0] Poi: la fine della fase Azioni.
        [one] Poi: ancora 1 azione.
       *[other] Poi: ancora { $count } azioni.
    }
