# Che cosa è successo: una frase per ogni fatto.

## Preparazione

fact-players-set = { $players ->
        [one] 1 giocatore
       *[other] { $players } giocatori
    }, { $astronauts } astronauti.
fact-named = { $name }: { $profession }.
fact-profession-set = { $name } è { $profession_the }.
fact-profession-swapped = { $name } è { $profession_the }; { $other } prende l’altra professione.
fact-first-player-set = Primo Giocatore: { $name }.
fact-aom-set = { $used ->
        [yes] { $aom } viene con voi.
       *[no] { $aom } resta a terra.
    }
fact-dice-set = { $kept ->
        [digital] I dadi li tira l’app.
       *[physical] I dadi li tirate voi.
    }
fact-cards-set = { $kept ->
        [digital] Le carte le pesca l’app.
       *[physical] Le carte le pescate voi.
    }
fact-upgrade-card-set = { $used ->
        [yes] Carta Miglioramento pescata: { $upgrade }.
       *[no] Carta Miglioramento non pescata: { $upgrade }.
    }
fact-difficulty-set = { $difficulty ->
        [easier] Una partita più facile.
        [harder] Una partita più difficile.
       *[standard] Una partita secondo la scheda.
    }
fact-sheet-set = Scheda missione, { $value }: { $change }.
fact-die-set = { $rolled ->
        [yes] Scheda missione, sol { $sol }: il dado Avaria del { $block } si tira.
       *[no] Scheda missione, sol { $sol }: il dado Avaria del { $block } non si tira.
    }
fact-game-began = Il tavolo è pronto. Morale iniziale: { $morale }.

## Il sol

fact-sol-began = «{ $mission }»: inizia il sol { $sol }; Primo Giocatore: { $name }.
fact-step-reached = Ora: { $step }.
fact-step-done = Fatto: { $step }.
fact-read = Letto ad alta voce: «{ $title }» ({ $label }).
fact-effects-resolved = Risolto, «{ $title }»: { $effects }
fact-effects-resolved-kept = Risolto: «{ $title }».
fact-answered = «{ $title }»: { $question } { $answer }.
fact-chosen = «{ $title }», scelto: { $option }.
fact-way-drawn = «{ $title }»: ha deciso il caso.

## Eventi

fact-event-drawn = Evento di Missione: «{ $title }».
fact-no-event = Non restano Eventi di Missione: questo sol non ne porta.
fact-event-opened = Azione Evento di «{ $title }»: aperta fino alla fine del sol { $until }.
fact-event-done = Azione Evento eseguita: «{ $title }».
fact-event-struck = «{ $title }»: le conseguenze si verificano, l’Evento lascia il tavolo.
fact-event-ran-out = «{ $title }»: i suoi tre sol sono passati, l’Evento lascia il tavolo.
fact-event-closed = «{ $title }» è chiuso: non ne segue altro.
fact-noted = Qualcosa è stato annotato per più avanti.
fact-follow-up-came = Evento Consequenziale: «{ $title }».
fact-adventure-drawn = Avventura, { $adventure }, { $name }: «{ $title }».{ $reshuffled ->
        [yes] {" "}Prima il mazzo è stato rimescolato.
       *[no] {""}
    }
fact-adventure-anyone = l’equipaggio sceglie chi
fact-card-drawn = Carta Avaria, { $block }: «{ $title }».{ $passed ->
        [0] {""}
        [one] {" "}1 carta senza la parola chiave è stata scartata.
       *[other] {" "}{ $passed } carte senza la parola chiave sono state scartate.
    }{ $reshuffled ->
        [yes] {" "}Prima il mazzo è stato rimescolato.
       *[no] {""}
    }
fact-keyword-not-found = Mazzo Avaria, { $block }: nessuna carta ha la parola chiave { $keyword }, nemmeno fra gli scarti; non succede nulla.
fact-own-card-resolved = Carta Avaria, { $block }: pescata dal vostro mazzo e risolta.
fact-card-discarded = «{ $title }»: la Struttura è in arresto, la carta viene scartata senza risolverla.

## Che cosa si è mosso

fact-track-moved = Tracciato Avaria, { $block }: { $change } ({ $cause }).
fact-box-turned = { $red ->
        [yes] Riquadro Avaria, { $block }: l’indicatore diventa rosso ({ $cause }).
       *[no] Riquadro Avaria, { $block }: l’indicatore diventa verde ({ $cause }).
    }
fact-morale-moved = Morale: { $change } ({ $cause }).
fact-mission-track-moved = { $title }: { $change } ({ $cause }).
fact-track-end-reached = { $title } è a { $at }, e lì succede qualcosa.
fact-sols-changed = L’ultimo sol è ora il sol { $sols }: { $change } ({ $cause }).
cause-sol = nuovo sol
cause-effect = effetto
cause-dice = dadi
cause-malfunction-dice = dadi e penalità
cause-action = azione
cause-table = segnalato
cause-correction = corretto a mano
cause-morale = fase Morale
cause-production = Produzione
cause-quarrel = litigio
cause-condition = condizione
cause-clean-up = Pulizia

## Obiettivi e azioni

fact-revealed = Novità sulla scheda missione: «{ $title }».
fact-objective-revealed = Nuovo nel Diario di Missione: «{ $title }».
fact-objective-moved = «{ $title }»: { $change } su { $goal } ({ $cause }).
fact-objective-met = Obiettivo raggiunto: «{ $title }».
fact-action-done = Azione della missione eseguita: «{ $title }».
fact-action-done-at = Azione della missione eseguita in { $region }: «{ $title }».
fact-threshold-answered = { $met ->
        [yes] Soglia di { $threshold ->
            [one] 1 elemento rotto
           *[other] { $threshold } elementi rotti
        }: rispettata.
       *[no] Soglia di { $threshold ->
            [one] 1 elemento rotto
           *[other] { $threshold } elementi rotti
        }: superata.
    }
fact-threshold-answered-counted = { $met ->
        [yes] Soglia ({ $what }: { $range }): rispettata.
       *[no] Soglia ({ $what }: { $range }): non rispettata.
    }
fact-threshold-answered-plain = { $met ->
        [yes] Soglia: rispettata.
       *[no] Soglia: superata.
    }

## Dadi e carte

fact-malfunction-dice-rolled = Dadi Avaria: { $numbers }.
fact-malfunction-dice-none = Nessun dado Avaria da tirare.
fact-penalties-entered = Penalità Avaria: { $numbers }.
block-number = { $block } { $number }
fact-action-rolled = Dadi { $adventure }, { $name }: { $success ->
        [yes] successo
       *[no] nessun successo, invece 2 segnalini Morale
    }, { $wound ->
        [yes] 1 ferita
       *[no] nessuna ferita
    }, { $adventurous ->
        [yes] un’Avventura
       *[no] nessuna Avventura
    }.
fact-direction-drawn = Carta Direzione: { $direction } ({ $short }).
fact-research-drawn = Carta Ricerca: { $number }, { $percent }%.

## La fine

fact-died = { $name } ha perso la vita.
fact-ended-won = Missione compiuta: tutti gli obiettivi obbligatori sono raggiunti.
fact-ended-won-early = Missione compiuta.
fact-ended-won-all = Missione compiuta: tutti gli obiettivi sono raggiunti, anche quelli opzionali.
fact-ended-out-of-time = Missione fallita: i sol sono finiti prima di raggiungere tutti gli obiettivi obbligatori.
fact-ended-threshold-counted = Missione fallita: i sol sono finiti e la Soglia non è rispettata ({ $what }: { $range }).
fact-ended-over-threshold = Missione fallita: i sol sono finiti e l’HUB ha più elementi rotti di quanti la Soglia permetta.
fact-ended-died = Missione fallita: { $name } ha perso la vita.
fact-ended-lost = Missione fallita.
fact-ended-lost-by = Missione fallita: «{ $title }».
fact-goal-changed = Il traguardo di «{ $title }» passa da { $from } a { $goal }.
fact-objective-failed = Obiettivo fallito: «{ $title }» ({ $cause }).
fact-objective-late = Obiettivo fallito, il suo ultimo sol è finito: «{ $title }».
fact-objective-closed = Obiettivo che non serve più: «{ $title }».
fact-token-waits = Il { $token } starà { $where }, una volta esplorata.
fact-token-lies = Il { $token } è { $where }.
fact-token-taken = Avete il { $token }.
fact-token-spent = Il { $token } è fuori dal gioco.
fact-marked = Indicatori «{ $title }» { $place }: { $change } ({ $cause }).
fact-walker-moved = «{ $title }» è ora in { $region }{ $left ->
        [0] , alla fine del percorso
       *[other] {""}
    }.
fact-set-up-laid = Preparazione di questa missione: { $what }
fact-set-up-laid-none = Preparazione di questa missione: nient’altro per questo equipaggio.
fact-mission-lost = «{ $title }»: la missione è fallita.
fact-skipped = «{ $name }» non è leggibile ed è stato saltato.

## Annullare

# I passi dal Morale al piano superati con una sola pressione.
undo-production = { $morale ->
    [yes] Morale e Produzione
   *[no] Produzione
}
# Le azioni risolte con una sola pressione.
undo-actions = più azioni
undo-titled = «{ $title }»
undo-effects = effetti di «{ $title }»
undo-morale = Morale { $change }
undo-track = { $block } { $change }
undo-dice = dadi Avaria
undo-penalties = penalità
undo-action-dice = dadi dell’azione
undo-sol = sol { $sol }
undo-planned = piano: { $action }
undo-board-kept = Tabellone completo
undo-of = Annullate: { $what }
redo-of = Ripetete: { $what }
undo-planned-at = { $place }: { $what ->
        [manage] Gestione
        [explore] Esplorazione
        [sample] campione
        [token] segnalino Obiettivo
       *[mission] azione
    }
undo-block = { $block ->
        [working] Lavorativo
        [living] Abitativo
       *[systems] Sistemi
    }
