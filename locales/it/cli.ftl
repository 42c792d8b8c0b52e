# La riga di comando.

cli-usage =
    Solkeeper, un compagno di gioco per First Martians

    Uso: solkeeper [OPZIONI] [COMANDO]
    Senza comando si apre la finestra.

    Comandi:
      play MISSIONE         una missione, per nome o percorso, in testo semplice
      check PERCORSO …      controlla cartelle di missioni, pacchetti o salvataggi
      simulate MISSIONE     gioca da solo molte partite e riferisce
      score GIOCO FILE      calcola il punteggio di una partita finita da un file
      rules RICERCA         cerca una regola
      saves                 elenca le partite salvate
      report SALVATAGGIO    la storia di una partita salvata fin qui
      print MISSIONE        una scheda missione da stampare
      pack CARTELLA         una cartella di missione in un solo file da condividere
      schema                il JSON Schema del formato delle missioni
      new-mission CARTELLA  un modello per una missione vostra

    Opzioni, prima o dopo il comando:
      --data-dir CARTELLA   tiene salvataggi e impostazioni in questa cartella
      --lang CODICE         en o it
      --help                questo testo
      --version             la versione

    Opzioni di play:
      --players N           da 1 a 4 (anche --crew)
      --seed S              il seme di ogni caso
      --board story         l'app racconta, il tabellone lo tenete voi
      --auto                gioca da solo fino alla fine
      --resume SALVATAGGIO  prosegue con il salvataggio più recente, o con questo
      --json                una riga JSON per ogni comando
cli-version = Solkeeper { $version }
cli-error = Errore: { $text }
cli-see-help = «solkeeper --help» elenca comandi e opzioni.

## Che cosa non si può fare

cli-unknown-command = Il comando «{ $command }» non esiste.
cli-unknown-option = L'opzione «{ $option }» qui non esiste.
cli-did-you-mean = Intendevate «{ $suggestion }»?
cli-missing-value = «{ $option }» vuole un valore.
cli-missing-argument = A «{ $command }» manca qualcosa: { $argument }.
cli-too-many = «{ $argument }» è un argomento di troppo.
cli-bad-number = «{ $option }» vuole un numero intero, non «{ $value }».
cli-bad-value = «{ $option }» non può essere «{ $value }». Possibili: { $possible }.
cli-players = Si gioca da 1 a 4 persone, non in { $players }.
cli-unknown-language = La lingua «{ $language }» non è conosciuta. Conosciute: { $known }.
cli-unknown-mission = La missione «{ $mission }» non esiste. Missioni conosciute: { $known }.
cli-no-missions = Non è stata trovata nessuna missione.
cli-broken-mission = La missione «{ $mission }» contiene errori e non si può giocare. «solkeeper check» li elenca.
cli-unknown-save = La partita salvata «{ $save }» non esiste. «solkeeper saves» le elenca.
cli-no-saves = Non è ancora stata salvata nessuna partita.
cli-nothing-to-resume = Non c'è una partita salvata di «{ $mission }» da riprendere. Senza --resume ne comincia una nuova.
cli-other-game = Questo salvataggio è di un altro gioco: { $game }.
cli-full-board = Il tabellone completo non è ancora disponibile. Usate --board story: l'app racconta, il tabellone lo tenete voi.
cli-not-yet = «{ $what }» non è ancora disponibile.
cli-file-not-found = Il file o la cartella { $path } non esiste.
cli-file-unreadable = { $path } non si può leggere: { $why }.
cli-file-unwritable = { $path } non si può scrivere: { $why }.
cli-exists = { $path } esiste già; non è stato cambiato nulla.
cli-no-window = Questa versione non ha finestra. Usate «solkeeper play MISSIONE».

## Giocare in testo semplice

cli-play-began = { $mission }. Tutto viene salvato mentre giocate. «{ $help }» elenca che cosa potete scrivere.
cli-play-resumed = { $mission }, sol { $sol }: riprendete da dove eravate. «{ $help }» elenca che cosa potete scrivere.
cli-play-resumed-set-up = { $mission }: riprendete dalla preparazione. «{ $help }» elenca che cosa potete scrivere.
cli-play-saved = Salvata come { $save }.
cli-play-next = { $next }
cli-play-choose = Numero o parola:
cli-play-enter = { $what }, da { $min } a { $max }:
cli-play-option = { $number }. { $label }
cli-play-not-understood = «{ $input }» non è un numero dell'elenco né una parola conosciuta. «{ $help }» le elenca.
cli-play-not-a-number = Serve un numero intero da { $min } a { $max }.
cli-play-assumed = Un numero qui è presunto: decidono i vostri componenti stampati.
cli-play-reports = Che cosa può essere successo al tavolo:
cli-play-nothing-open = Non c'è nulla di aperto.
cli-play-undone = Annullato: { $what }.
cli-play-redone = Ripetuto: { $what }.
cli-play-over = La missione è finita.
cli-play-goodbye = Salvata. Per riprendere: solkeeper play { $mission } --resume
cli-play-help =
    Scrivete il numero di una scelta, oppure:
      annulla               torna indietro di un passo
      ripeti                lo rifà
      dove                  di nuovo il passo in corso
      plancia               che cosa tiene l'app: tracciati, riquadro Avaria, Morale, Soglia
      diario                il Diario di Missione e le azioni Evento aperte
      segnala               segnala qualcosa che è successo al tavolo
      leggi                 rilegge l'ultimo testo
      imposta NOME VALORE   corregge a mano un numero, per esempio: imposta morale 1
      aiuto                 questo elenco
      esci                  lascia il gioco; la partita è salvata
cli-play-set-usage = imposta NOME VALORE. Nomi ora: { $names }.
cli-play-set-unknown = Ora non c'è un numero «{ $name }» da impostare. Nomi ora: { $names }.
cli-play-set-range = «{ $name }» va da { $min } a { $max }.

cli-word-undo = annulla
cli-word-redo = ripeti
cli-word-where = dove
cli-word-board = plancia
cli-word-log = diario
cli-word-report = segnala
cli-word-read = leggi
cli-word-help = aiuto
cli-word-quit = esci
cli-word-set = imposta
cli-name-morale = morale
cli-name-track-working = tracciato-lavorativo
cli-name-track-living = tracciato-abitativo
cli-name-track-systems = tracciato-sistemi
cli-name-box-working = riquadro-lavorativo
cli-name-box-living = riquadro-abitativo
cli-name-box-systems = riquadro-sistemi
cli-name-first-player = primo-giocatore
cli-name-sols = sol
cli-name-threshold = soglia

## Controlli, salvataggi, simulazioni

cli-check-clean = { $missions ->
        [one] 1 missione controllata: nessun errore.
       *[other] { $missions } missioni controllate: nessun errore.
    }
cli-check-errors = { $errors ->
        [one] 1 errore
       *[other] { $errors } errori
    }, { $warnings ->
        [one] 1 avviso
       *[other] { $warnings } avvisi
    }.
cli-check-nothing = In { $path } non c'è nulla da controllare.
cli-save-line = { $id }: { $mission }, { $where }
cli-save-set-up = preparazione
cli-save-sol = sol { $sol } di { $sols }
cli-save-over = finita
cli-save-damaged = { $id }: non si legge per intero
cli-simulate-games = { $games ->
        [one] 1 partita giocata.
       *[other] { $games } partite giocate.
    }
cli-simulate-outcome = { $outcome }: { $games }
