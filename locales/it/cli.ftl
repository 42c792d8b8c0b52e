# La riga di comando.

cli-error = Errore: { $message }
cli-unknown-subcommand = Il comando «{ $word }» non esiste. `solkeeper help` li elenca.
cli-unknown-option = Qui l’opzione { $word } non esiste. `solkeeper help` le elenca.
cli-missing-value = L’opzione { $word } vuole un valore dopo di sé.
cli-twice = L’opzione { $word } compare due volte. Scrivetela una volta sola.
cli-contradicting = Queste indicazioni si contraddicono: { $word }. Toglietene una.
cli-take-over-alone = L’opzione { $word } vale solo insieme a --resume: una nuova partita ha la missione com’è adesso.
cli-note-alone = L’opzione { $word } vale solo insieme a --keep: una nota sta accanto a un punteggio conservato.
cli-replace-alone = L’opzione { $word } vale solo insieme a -o FILE.
cli-not-for-game = L’opzione { $word } riguarda le missioni; questo gioco non ha niente di simile.
cli-json-alone = L’opzione { $word } vale solo insieme a un sottocomando. `solkeeper help` li elenca.
cli-empty-word = Una parola della riga di comando è vuota.
cli-switch-for-one = «{ $word }» riguarda chi gioca da solo. Giocate da soli con `--players 1`, oppure togliete «{ $word }».
cli-switch-for-several = «{ $word }» riguarda due o più giocatori. Indicate altri giocatori, oppure togliete «{ $word }».
cli-unexpected-word = «{ $word }» è una parola di troppo.
cli-missing-argument = Manca una parola: { $word }. `solkeeper help` mostra dove.
cli-unknown-language = La lingua «{ $word }» non c’è. Ci sono: en, it.
cli-bad-players = I giocatori sono 1, 2, 3 o 4, non «{ $word }».
cli-bad-seed = Il seme è un numero intero da 0 in su, non «{ $word }».
cli-bad-limit = Il numero delle risposte è un numero intero da 1 in su, non «{ $word }».
cli-unknown-game = Non esiste un gioco «{ $word }». Ci sono: first-martians, pocket-mars, mechanica, mars-needs-mechanics.
cli-unknown-set-up = La preparazione si chiede con --set-up o si conferma con --set-up=dealt; «{ $word }» non è né l’uno né l’altro.
cli-bad-board = Il tabellone si tiene come `story` o `full`, non «{ $word }».
cli-not-text = La riga di comando contiene qualcosa che non è testo.
cli-unknown-mission = Non c’è nessuna missione chiamata «{ $mission }». Ci sono: { $known }; e i giochi { $games }.
cli-game-no-mission = «{ $game }» è un gioco, non una missione. `solkeeper play { $game }` lo segue; questo è per le missioni, che `solkeeper missions` elenca.
cli-no-backup = Il salvataggio «{ $save }» non ha una copia di sicurezza { $number }.
cli-nothing-to-resume = Non c’è nessuna partita salvata di «{ $mission }». Togliete `--resume` per iniziarne una.
cli-no-window = Su questo sistema non è stato possibile aprire una finestra. `solkeeper play make-yourself-at-home` gioca nel terminale.
cli-unwritten = Non è stato possibile scrivere o leggere la risposta: { $cause }. Ciò che il programma ha salvato resta salvato.
cli-no-window-because = Su questo sistema non è stato possibile aprire una finestra: { $cause }. `solkeeper play make-yourself-at-home` gioca nel terminale.
cli-no-saves = Non ci sono ancora partite salvate.
cli-save =
    { $players ->
        [one] { $save }: { $where }; un giocatore; { $written }
       *[other] { $save }: { $where }; { $players } giocatori; { $written }
    }
cli-save-at = { $sol ->
        [0] preparazione
       *[other] sol { $sol }
    }
cli-campaign-named = { $name }: { $title }
cli-campaign-at = { $sol ->
        [0] { $title }, preparazione
       *[other] { $title }, sol { $sol }
    }
cli-campaign-over = { $title }, la campagna è finita
cli-campaign-before = { $title }; il salvataggio del capitolo { $lost } non si apre, quindi è alla fine del capitolo { $position }
cli-campaign-lost = { $title }; non si apre nessuno dei suoi capitoli
cli-save-helper-at = { $game }, { $heading }
cli-save-unreadable = { $save }: { $why }
cli-save-damaged = { $part ->
        [head] Una parte di questo salvataggio prima della prima operazione è danneggiata. Aprendolo quella parte si ripristina, e il file com’era si conserva.
        [end] La fine di questo salvataggio è danneggiata. Aprendolo quella parte si conserva in un file a sé, e si continua da ciò che la precede.
       *[middle] Una parte di questo salvataggio è illeggibile. Aprendolo si continua da ciò che la precede, in un nuovo salvataggio.
    }
cli-save-is-damaged = { $line }; danneggiato, ma si apre
cli-report-damaged = Il salvataggio «{ $save }» è danneggiato, quindi il suo racconto può essere incompleto. { $why }
cli-report-campaign = Il salvataggio della campagna «{ $save }» manca o è danneggiato, quindi il racconto è quello dei suoi capitoli. Aprendo la campagna si riscrive.
cli-report-without-chapter = Il racconto è incompleto. { $why }
cli-backups = Se ne possono aprire le copie di sicurezza: { $backups }.
cli-backup = --resume={ $save } ({ $written })
cli-backup-restored = La copia di sicurezza { $backup } si apre come nuovo salvataggio { $save }.
cli-saves-unreadable = Questi salvataggi sono illeggibili: { $saves }.
cli-save-folds-otherwise = Le operazioni di questo salvataggio portano questa versione a uno stato diverso da quello registrato.
cli-folder-here = «{ $name }» è la missione dell’elenco, non la cartella che qui ha lo stesso nome. La cartella è ./{ $name }
cli-no-mission-there = In { $path } non c’è nessuna missione: indicate una cartella con un file mission.json, o un nome che `solkeeper missions` elenca.
cli-mission = { $id }: { $title }{ $own ->
        [yes] , aggiunta da voi
       *[no] {""}
    }{ $playable ->
        [yes] {""}
       *[no] ; ha errori: li elenca `solkeeper check { $id }`
    }
cli-game = { $id }: assistente per { $title }
cli-missions-more = `solkeeper play NOME` gioca la missione, o aiuta al tavolo del gioco, con quel nome.
cli-watching = Si attende una modifica; Ctrl+C per finire.
cli-checked = { $name }: { $errors ->
        [0] tutto in ordine
        [one] un errore
       *[other] { $errors } errori
    }{ $warnings ->
        [0] {""}
        [one] , un avvertimento
       *[other] , { $warnings } avvertimenti
    }.
cli-not-scored = Non c’è nessun gioco «{ $word }» di cui contare i punti. Ci sono: pocket-mars, mechanica, mars-needs-mechanics.
cli-bad-games = «{ $word }» non è un numero di partite; se ne possono giocare da 1 a 1000000.
cli-bad-kind = «{ $word }» non è un genere di missione; ci sono example, building, exploration e research.
cli-bad-sols = «{ $word }» non è un numero di sol per uno scheletro; può averne da 4 a 12.
cli-bad-events = «{ $word }» non è un numero di eventi per uno scheletro; può averne da 6 a 30.
cli-bad-player = «{ $word }» non è un giocatore; ci sono random, careful e impulsive.
cli-bad-export = Il file deve finire in .csv o .json, non chiamarsi «{ $word }».
cli-bad-scores = Con i punteggi conservati «{ $word }» non si può fare. Ci sono: esporta, importa, elimina.
cli-bad-box = Con la scatola non si può fare «{ $word }». Ci sono: imposta, conferma, ripristina.
cli-no-file = Non c’è nessun file { $file }.
cli-no-scores = Qui non ci sono punteggi conservati.
cli-score-kept = Conservato come { $id }.
cli-score-removed = Punteggio eliminato. Si trova nel cestino: { $file }
cli-scores-exported = { $count ->
        [one] 1 punteggio è stato scritto in { $file }.
       *[other] { $count } punteggi sono stati scritti in { $file }.
    }
cli-scores-imported = { $added ->
        [0] Nessun punteggio aggiunto
        [one] 1 punteggio aggiunto
       *[other] { $added } punteggi aggiunti
    }{ $there ->
        [0] .
        [one] ; 1 c’era già.
       *[other] ; { $there } c’erano già.
    }
cli-score-different = { $id } qui è diverso da come sta nel file. È rimasto com’era.
cli-usage =
    Solkeeper, un compagno per il gioco da tavolo First Martians, con assistenti e punteggi per altri tre.
    {""}
    solkeeper                          apre la finestra
    solkeeper play MISSIONE            gioca una missione nel terminale
        --players N                    da 1 a 4 giocatori (anche: --crew N)
        --names A,B                    chi gioca, in senso orario
        --seed S                       lo stesso seme e gli stessi comandi danno la stessa partita
        --board story|full             chi tiene il tabellone: voi, o l’app (se manca: story)
        --resume[=SALVATAGGIO[@N]]     continua dal salvataggio più recente della missione, da quello indicato o dalla sua copia di sicurezza N
        --take-over                    con --resume: va avanti con la missione com’è ora, in un salvataggio nuovo
        --auto                         l’app gioca da sola fino alla fine
        --json                         un comando per riga, una risposta per riga; «state» chiede lo stato
        --set-up[=dealt]               con --json: comincia dalla preparazione, che altrimenti è confermata così com’è; dealt: la conferma dopo che l’app ha scelto le AOM e pescato le carte Miglioramento
    solkeeper missions                 elenca le missioni e i giochi a cui si può giocare
    solkeeper play GIOCO               aiuta al tavolo di pocket-mars, mechanica o mars-needs-mechanics
        --players N, --names A,B       chi gioca, in senso orario; un giocatore gioca in solitario contro il rivale
        --level L                      da soli contro la DA: standard, super_android o cybernetic_organism
        --set NOME=VALORE              una scelta sulle regole; una volta per ognuna. Senza queste opzioni vi viene chiesto
        --seed, --resume, --auto, --json   come per una missione
    solkeeper saves                    elenca le partite salvate
    solkeeper backup [FILE]            scrive tutto in un solo file, da conservare o portare su un altro computer
    solkeeper restore FILE             importa un file così; di ciò che c’è qui non si perde nulla
    solkeeper report SALVATAGGIO       la storia di una partita fin qui
        --html, -o FILE, --replace     come pagina da condividere; in un file
    solkeeper rules PAROLE             cerca una regola, in tutti i giochi e in entrambe le lingue
        --game GIOCO                   solo first-martians, pocket-mars, mechanica o mars-needs-mechanics
        --limit N                      al massimo N risposte
    solkeeper rules --list             tutte le voci per capitolo
    solkeeper rules --id ID            una voce
    solkeeper box                      elenca ciò che c’è nella scatola, e che cosa se ne presume
    solkeeper box imposta NOME VALORE  corregge un valore, per le partite iniziate da allora in poi
    solkeeper box conferma NOME        un valore, o un gruppo intero, è giusto così
    solkeeper box ripristina NOME      si torna ai valori forniti
    solkeeper check [MISSIONE|PERCORSO…]  controlla missioni per nome, o cartelle, pacchetti, salvataggi, regole; senza parole, tutte le missioni e le regole
        --watch                        controlla di nuovo a ogni modifica dei file, fino a Ctrl+C
    solkeeper print MISSIONE           la scheda missione come pagina da stampare
        --map                          invece, che cosa porta a che cosa: per chi l’ha scritta, con tutti i segreti
        -o FILE, --replace             in un file; sopra uno che c’è già
    solkeeper simulate MISSIONE        la gioca molte volte da sola e dice com’è finita e che cosa non è mai arrivato
        --players N                    da 1 a 4 giocatori (se manca, tutti)
        --games N, --seed S            quante partite per ciascuno (100), da quale seme in poi (1)
        --player random|careful|impulsive  come si gioca (careful)
        --board story|full             chi tiene il tabellone (full con un giocatore prudente)
        --all                          elenca anche le carte dei mazzi comuni
    solkeeper own-sheet [MISSIONE]     copia una scheda missione stampata riga per riga, o modifica quella di una missione creata così
    solkeeper own-campaign             fa una campagna di missioni copiate o aggiunte
    solkeeper new-mission CARTELLA     una piccola missione da cui cominciare, in una cartella nuova; o i testi che mancano alla missione che c’è
        --kind GENERE                  example, o uno scheletro: building, exploration, research; se manca, viene chiesto
        --sols N, --events N           di uno scheletro: quanti sol (7), quanti eventi (18)
        --ask                          chiede ciò che resta da dire, anche senza un terminale
    solkeeper pack CARTELLA            una missione con tutto ciò che le serve in un solo file; -o FILE, --replace
        --numbers-only                 di una scheda copiata soltanto i numeri: nessuna parola della scheda né vostra
    solkeeper add FILE|CARTELLA        aggiunge una missione alle vostre; --replace se ce n’è una con quel nome
    solkeeper schema [TIPO]            lo Schema JSON di mission, deck o box, o di tutti e tre; di ciò che score legge: score-GIOCO
    solkeeper score GIOCO [FILE|-]     conta i punti di una partita finita da un JSON; GIOCO è pocket-mars, mechanica, mars-needs-mechanics
        --example                      scrive una partita così, da cambiare e calcolare
        --ask                          chiede il foglio dei punteggi riga per riga, invece di leggere JSON
        --keep[=PUNTEGGIO]             la conserva nell’elenco, o corregge quel punteggio conservato
        --note TESTO                   un testo conservato accanto
    solkeeper scores                   elenca i punteggi conservati, con le statistiche
        --game GIOCO, --player NOME    solo questi
    solkeeper scores esporta FILE      li scrive in un file nuovo, .csv o .json
    solkeeper scores importa FILE      legge un file così; ciò che c’è già non viene aggiunto di nuovo
    solkeeper scores elimina PUNTEGGIO  elimina un punteggio conservato
    {""}
    Ovunque: --lang en|it, --data-dir CARTELLA, --json, --help, --version.
    Codici di uscita: 0 fatto tutto; 1 non fatto; 2 la riga di comando è sbagliata; 3 fatto, ma qualcosa è rimasto fuori e la risposta dice che cosa.
    Il gioco testuale è fatto per i lettori di schermo: un fatto per riga, scelte numerate, `aiuto` in ogni momento.

# Il gioco testuale. Una riga è un fatto; i segni diventano parole (`spoken-…`).

spoken-change = da { $from } a { $to }
spoken-plus = più { $number }
spoken-minus = meno { $number }
spoken-number = numero { $number }
spoken-now = punto esclamativo
spoken-next = doppia freccia
spoken-cross = croce

text-start = Solkeeper, gioco testuale. La partita è salvata come { $save }.
text-more = Scrivete un numero, una parola, o «aiuto».
text-prompt =
    { $count ->
        [0] Una parola, per esempio «storia», «annulla» o «esci»:
        [one] Invio per 1, o una parola:
       *[other]
        { $enter ->
            [yes] Un numero da 1 a { $count }, Invio per 1, o una parola:
           *[no] Un numero da 1 a { $count }, o una parola:
        }
    }
text-step = { $phase }. { $heading }.
text-choice = { $number }. { $label }
text-assumed = Qui alcuni numeri sono presunti: nessuna fonte li riporta. Fa fede la vostra scatola.
text-as-before =
    { $count ->
        [one] Una riga è come l’avete già sentita. «dove» la ripete, «intero» ripete sempre tutto.
       *[other] { $count } righe sono come le avete già sentite. «dove» le ripete, «intero» ripete sempre tutto.
    }
text-whole-on = Da ora ogni passo si legge per intero, in questa partita e in tutte le prossime. Scrivete di nuovo «intero» per saltare quello che avete già sentito.
text-whole-off = Da ora i passi si leggono senza quello che avete già sentito.
text-end-more = «storia» dice tutto quello che è successo, «annulla» annulla l’ultima cosa. Dopo «esci», «solkeeper report» con il nome del salvataggio scrive la storia, e «solkeeper scores» elenca i risultati.
text-impossible-more = «impossibile» dice quali azioni ora non si possono pianificare, e perché.
text-impossible-line = { $action }: non si può. { $reasons }
text-impossible-later = Si può chiedere solo mentre pianificate.
text-impossible-none = Tutte le azioni sono possibili.
text-impossible-story = In Racconto l’app vede soltanto che cosa vietano il Morale e i tracciati Avaria. Che cosa serve a un’azione lo dice il regolamento.
text-card = { $label }. { $title }.
text-undone = Annullato: { $what }.
text-redone = Ripetuto: { $what }.
text-save-point = Questo punto ora si chiama «{ $name }».
text-unknown = Qui «{ $words }» non significa nulla. Non è cambiato nulla.
text-unknown-help = «aiuto» elenca che cosa si può scrivere.
text-meant = Intendevate «{ $word }»?
text-meant-several = Potrebbe essere: { $words }. Scrivete il nome più per intero.
text-no-choice =
    { $count ->
        [0] Qui la scelta { $number } non c’è: ci sono solo parole. Non è cambiato nulla.
        [one] Qui la scelta { $number } non c’è: c’è solo la 1. Non è cambiato nulla.
       *[other] Qui la scelta { $number } non c’è: scegliete da 1 a { $count }. Non è cambiato nulla.
    }
text-rules-questions = Che cosa si chiede a questo passo:
text-rules-step = Le regole di questo passo:
text-rules-instead = Non è un comando. È stato cercato nelle regole; non è cambiato nulla.
text-rules-found = Che cosa dicono le regole su «{ $words }»:
text-rules-read = «regole» e un numero ne legge una.
text-rules-no-number =
    { $count ->
        [0] Qui non ci sono regole in elenco. «regole» e delle parole le cerca.
       *[other] Nell’elenco delle regole il { $number } non c’è: scegliete da 1 a { $count }.
    }
text-enter-nothing =
    { $count ->
        [0] Qui non c’è nulla da scegliere: scrivete una parola.
       *[other] Qui il solo Invio non sceglie nulla: scrivete un numero da 1 a { $count }.
    }
form-choice = Un numero da 1 a { $count }. Invio per { $default }:
form-which = Un numero da 1 a { $count }:
text-which = Quale
text-value-wanted = { $name }, da { $min } a { $max }:
text-value-outside = Non è un numero da { $min } a { $max }. Non è cambiato nulla.
text-value-left = I numeri non sono stati inseriti. Non è cambiato nulla.
text-value-paused = Non è cambiato nulla. I numeri inseriti finora restano, e la domanda torna; «<» la lascia.
text-value-kept = { $name }: { $number }, come inserito.
text-saved = La partita è salvata come { $save }. Per continuare: solkeeper play { $mission } --resume
# Nella prima risposta di --json.
json-not-laid = In questa preparazione mancano: { $aoms ->
        [0] { $upgrades ->
            [one] 1 carta Miglioramento
           *[other] { $upgrades } carte Miglioramento
        }
       *[other] { $aoms } AOM{ $upgrades ->
            [0] {""}
            [one] {" e 1 carta Miglioramento"}
           *[other] {" e "}{ $upgrades } carte Miglioramento
        }
    }. Con --set-up=dealt ci pensa l’app.
text-log-head = Diario di Missione:
text-log-line = Obiettivo { $number }, «{ $title }» ({ $kind }): { $state }. { $text }
text-log-open = aperto
text-log-count = aperto, { $count }
text-events-head = Azioni Evento aperte:
text-events-none = Non c’è nessuna azione Evento aperta.
text-actions-head = Azioni della missione:
text-action-line = Azione { $number }, { $title }. { $does }
text-event-line =
    { $left ->
        [one] { $number }. «{ $title }», ultimo sol. { $action } Costo: { $cost }.
       *[other] { $number }. «{ $title }», ancora { $left } sol. { $action } Costo: { $cost }.
    }
text-board-sol = Sol { $sol } di { $sols }, { $phase }. Primo Giocatore: { $first }.
text-board-morale = Morale: { $morale }.
text-board-track = Tracciato Avaria { $block_of }: { $number }.
text-board-red = Rossi nel riquadro Avaria: { $blocks }.
text-board-mission-track = { $track }: { $number }.
text-where = { $when ->
        [before] «{ $mission }». Prima del sol 1 di { $sols }.
        [over] «{ $mission }». La missione è finita, nel sol { $sol } di { $sols }.
       *[under-way] «{ $mission }». Sol { $sol } di { $sols }. Primo Giocatore: { $first }.
    }
text-pieces-offer = «pezzi» dice dove va ogni pezzo, se rimettete a posto il tavolo.
text-pieces-none = Non c’è nulla da rimettere a posto: il primo sol non è cominciato, o la missione è finita.
text-nothing-read = Non è ancora stato letto nulla.
text-sheet-line = { $name } = { $label }: { $value }
text-sheet-assumed = { $name } = { $label }: { $value } (presunto)
text-help-choose = Un numero sceglie ciò che gli sta accanto nell’ultimo elenco.
text-help-enter = Il solo Invio equivale al numero 1, dove la domanda lo dice.
text-help-topic-actions = «aiuto azioni» elenca che cosa segnalare durante le azioni.
text-help-topic-table = «aiuto tavolo» elenca che cosa segnalare ogni volta che qualcosa sul tavolo lo dice.
text-help-topic-set = «aiuto imposta» elenca che cosa si può correggere a mano.
text-help-where = dove: di nuovo il passo, per intero.
text-help-whole = intero: da ora ogni passo si legge per intero, anche con quello che avete già sentito; scritto di nuovo, lo salta.
text-help-read = rileggi: di nuovo l’ultimo testo.
text-help-board = tabellone: sol, Morale, tracciati Avaria, riquadro Avaria; con il Tabellone completo ogni suo numero, con il nome con cui si corregge.
text-help-pieces = pezzi: dove va ogni pezzo, zona per zona, per rimettere a posto il tavolo.
text-help-log = diario: obiettivi, azioni della missione e azioni Evento aperte, con i loro numeri.
text-help-rules = regole: le regole di questo passo; «regole» seguito da parole cerca, «regole» seguito da un numero legge quella dell’elenco.
text-help-history = storia: tutto quello che è successo.
text-help-undo = annulla: toglie l’ultima cosa.
text-help-redo = ripeti: riporta ciò che è stato annullato.
text-help-save = salva NOME: dà un nome a questo punto.
text-help-reload = ricarica: va avanti con la missione come sono ora i suoi file, in un salvataggio nuovo; per gli autori.
text-help-quit = esci: chiude; tutto è già salvato. La fine dell’input, Ctrl e D, fa lo stesso.
text-help-help = aiuto PAROLA: che cosa fa quella parola.
text-help-adventure = avventura TIPO CHI: pesca un’Avventura. TIPO è esplorazione, raccolta, ricerca o costruzione; CHI è un posto da 1, o un nome.
text-help-roll = tira TIPO CHI: l’app tira i dadi Azione. TIPO è esplorazione, raccolta, ricerca o costruzione; CHI è un posto da 1, o un nome.
text-help-event = evento N: l’azione Evento con il numero N nel diario è stata eseguita.
text-help-objective = obiettivo N: l’obiettivo con il numero N nel diario è avanzato di un successo.
text-help-action = azione N: l’azione della missione con il numero N è riuscita.
text-help-taken = preso N: avete preso il segnalino Obiettivo della missione su cui è stampato N.
text-help-impossible = impossibile: elenca, mentre pianificate, le azioni che non si possono pianificare, e perché.
text-help-unwind = relax: Relax per il Morale.
text-help-manage = gestione COMPLESSO: Gestione, un tracciato Avaria scende di 1; con un 2 in fondo, di 2. COMPLESSO è lavorativo, abitativo o sistemi.
text-help-overrule = deciso N COSA perché MOTIVO: con il Tabellone completo, il tavolo decide sull’azione pianificata numero N. COSA è pedine e un numero, gratis, prezzo e che cosa si paga (per esempio «prezzo 2 energia 1 seme»), dadi, senza-dadi, permessa, vietata, oppure nessuna per revocare l’ultima decisione. MOTIVO è abilità, miglioramento, poi, missione, altro, o un testo.
text-help-anyway = comunque AZIONE perché MOTIVO: con il Tabellone completo, pianifica un’azione che l’app non permette, per esempio «comunque Esplorazione A2-N perché abilità».
text-help-morale = morale NUMERO: il Morale si sposta di quel numero, per esempio +1 o −1.
text-help-raise = alza COMPLESSO: un tracciato Avaria sale di 1, o del numero in fondo. COMPLESSO è lavorativo, abitativo o sistemi.
text-help-card = carta COMPLESSO: si pesca una carta Avaria. COMPLESSO è lavorativo, abitativo o sistemi; dopo, una parola chiave della carta, se è richiesta.
text-help-resolve = risolvi COMPLESSO: si risolve un tracciato Avaria pieno. COMPLESSO è lavorativo, abitativo o sistemi.
text-help-direction = direzione: si pesca una carta Direzione.
text-help-research = ricerca: si pesca una carta Ricerca.
text-help-died = morto CHI: un astronauta ha subito la sesta ferita. CHI è un posto da 1, o un nome.
text-help-moved = mosso LUOGO NUMERO: con il Tabellone completo, qualcosa sul tavolo ha mosso quel numero e accade ciò che ne segue. LUOGO è un nome che «tabellone» elenca, o le sue parole che nessun altro ha, per esempio «mosso Stress 3».
text-help-mark = segna LUOGO NUMERO: con il Tabellone completo, su un segnalino Obiettivo che LUOGO conta è stampato quel numero o quella lettera, per esempio «segna rossi Sospeso 3». Se i segnalini sono più di uno, scrivete quale prima del numero: «segna rossi Sospeso 2 B».
text-help-dismantle = smonta STRUTTURA ELEMENTO: con il Tabellone completo, prima di dichiarare: un elemento verde diventa rosso e dà il suo pezzo di ricambio, per esempio «smonta Laboratorio CPU». smonta MIGLIORAMENTO: quella carta Miglioramento dà i suoi due pezzi di ricambio.
text-help-poi = poi NUMERO: con il Tabellone completo, usate quello fra i vostri segnalini POI Disponibili che hanno un nome. «segna Disponibile POI: NOME» dà un nome a un segnalino.
text-help-skill = abilità CHI NUMERO: NOME dà un nome a un’abilità, per esempio «abilità Medico 1: Mano ferma»; 0 è l’abilità base, da 1 a 3 sono le carte Abilità. abilità CHI NUMERO e uno stato dice se si può usare: pronta, bloccata, o scartata se un effetto ve l’ha fatta scartare. abilità CHI NUMERO usata: usa l’abilità e ne paga il prezzo; «usata 2» paga invece 2 segnalini Morale.
text-help-put = piazza SEGNALINO PILA: con il Tabellone completo, un segnalino Modificatore sta in cima a una pila, per esempio «piazza guasto Laboratorio !». PILA è una Struttura con ! o >>, un rover, una scheda ID o una regione.
text-help-take = togli SEGNALINO PILA: quel segnalino Modificatore non è più nella pila, per esempio «togli guasto Laboratorio !».
text-help-tile = tessera PAROLE CAMPIONI POI: la tessera ROI che avete pescato, per esempio «tessera ferita avventura 2 1»; le parole sono { $words } o nessuna. tessera REGIONE PAROLE: su quella regione c’è una tessera, per esempio «tessera { $region } ferita»; tessera REGIONE via: lì non ce n’è nessuna.
text-help-compared = confrontato PARTE: con il Tabellone completo, quella parte del tavolo coincide con quella dell’app. PARTE è un titolo che «tabellone» elenca, o una sua parola che nessun altro ha, per esempio «confrontato mappa».
text-help-set = imposta NOME VALORE corregge un valore a mano. I nomi, adesso:
text-help-set-board = imposta { $name } completo, o racconto: da ora il tabellone lo tiene l’app, o lo tenete voi.
text-help-set-spot = imposta { $name } VALORE: con il Tabellone completo, un numero, rosso o verde, sì o no. LUOGO è un nome che «tabellone» elenca, anche di un elemento, o le sue parole che nessun altro ha, per esempio «imposta Laboratorio, CPU rosso».
text-help-set-number = imposta { $name }: un numero.
text-help-set-marker = imposta { $name }: rosso o verde.
text-help-set-who = imposta { $name }: un posto da 1, o un nome.
text-help-set-operator = imposta { $name }: con il Tabellone completo, chi è l’operatore di quella AOM: un posto da 1, o un nome.
text-help-set-text = imposta { $name }: un nome. I posti si contano da 1.
text-help-set-profession = imposta { $name }: medico, scienziato, geologo o ingegnere. I posti si contano da 1.
text-help-set-dice = imposta { $name }: propri o app.
text-help-set-cards = imposta { $name }: proprie o app.
text-help-set-difficulty = imposta { $name }: facile, normale o difficile.
text-help-set-yes = imposta { $name }: sì o no.
text-board-section = { $section }:
text-board-unsure = { $section }, non ancora confrontato con il tavolo:
text-board-spot = { $name } = { $number }
text-board-known = { $name } = { $number } ({ $known })
text-board-skill = { $name }: { $skill }
text-board-there = { $name } = sì
text-board-red-part = { $name } = rosso
text-board-state = { $name } = { $number }: { $state }
text-board-tokens = { $stack }, dal basso: { $tokens }
text-board-rest = Ciò che non è elencato è verde, a 0 o non c’è.
text-board-threshold-counted = { $what }: { $count }. Soglia: { $range }.
text-board-threshold = Elementi rotti: { $count }. Soglia: { $threshold }.
text-board-broken = Elementi rotti: { $count }.

text-setting = { $name } = { $value }
text-set-players = giocatori
text-set-name = nome
text-set-profession = professione
text-set-first = primo
text-set-dice = dadi
text-set-cards = carte
text-set-difficulty = difficoltà
text-yes = sì
text-no = no
text-own = propri
text-own-cards = proprie
text-app = app
text-easier = facile
text-standard = normale
text-harder = difficile
