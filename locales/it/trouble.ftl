# Che cosa è andato storto: che cosa è successo, che cosa è rimasto, che cosa fare.

trouble-unknown-mission = Non c’è nessuna missione chiamata «{ $mission }».
trouble-broken-mission =
    { $count ->
        [one] La missione «{ $mission }» non si può giocare: contiene un errore. Non è stato iniziato nulla.
       *[other] La missione «{ $mission }» non si può giocare: contiene { $count } errori. Non è stato iniziato nulla.
    }
trouble-bad-set-up = Una partita non può cominciare così, e nessuna è stata cominciata. { $why }
trouble-other-game = Questo salvataggio appartiene a un altro gioco ({ $game }). È rimasto com’era.
trouble-bad-start = Il salvataggio «{ $save }» non dice come è iniziata la partita. È rimasto com’era; continuate da un altro salvataggio o da una copia di sicurezza.
trouble-bad-id = «{ $save }» non può essere il nome di un salvataggio.
trouble-not-found = Non c’è nessun salvataggio chiamato «{ $save }».
trouble-not-a-file = { $file } non è un file leggibile. È rimasto com’era.
trouble-too-large = { $file } è più grande di qualsiasi partita salvata. È rimasto com’era.
trouble-newer-format = { $file } è stato scritto da una versione più recente di Solkeeper. È rimasto com’era; aggiornate Solkeeper per continuare.
trouble-in-use = Il salvataggio «{ $save }» è aperto in un’altra finestra. Chiudetela, poi riprovate.
trouble-empty-save = { $file } non contiene nulla di leggibile. È stato conservato com’era.
trouble-bad-header = La prima riga di { $file } non si legge, e quindi non si sa di quale partita si tratti. Il file è stato conservato com’era.
trouble-bad-header-with-backup = La prima riga di { $file } non si legge. Il file è stato conservato com’era; al suo posto si può aprire una copia di sicurezza.
trouble-mission-damaged = La missione in { $file } è danneggiata e non si trova altrove: { $missing }. Il file è stato conservato com’era; installate di nuovo la missione o aprite una copia di sicurezza.
trouble-damaged = La riga { $line } di { $file } non si legge. Il file è stato conservato com’era; aprite il salvataggio per continuare da ciò che la precede.
trouble-disk = { $file } non si può leggere o scrivere: { $cause }. Non è stato cambiato nulla; controllate il disco e i permessi, poi riprovate.
trouble-not-written = Non è stato possibile scrivere l’ultima operazione in { $file }: { $cause }. Non è stata accettata, e tutto ciò che la precede è al sicuro. Fate spazio sul disco, poi ripetetela.
trouble-changed-outside = Qualcos’altro ha modificato { $file } mentre era aperto. L’ultima operazione non è stata accettata; chiudete la partita e riapritela.
trouble-too-long = Il salvataggio è diventato troppo grande per scriverci ancora. Tutto ciò che contiene è al sicuro.
trouble-behind = Non è stato possibile scrivere l’ultima operazione, perché quella precedente non è riuscita. Non è stata accettata; ripetetela.
trouble-no-score = Non c’è nessun punteggio conservato con il nome «{ $id }». `solkeeper scores` li elenca.
trouble-bad-score-id = «{ $id }» non può essere il nome di un punteggio conservato.
trouble-score-unreadable = Il punteggio conservato «{ $id }» non si legge ed è rimasto com’era. { $why }
trouble-score-of-other-game = Il punteggio conservato «{ $id }» è di { $game }. È rimasto com’era.
trouble-score-changed = Nel frattempo qualcos’altro ha cambiato { $file }. È rimasto com’era; riprovate.
trouble-file-exists = Esiste già un file { $file }. È rimasto com’era; scegliete un altro nome.

notice-torn-tail = L’ultima operazione di questo salvataggio non era stata scritta per intero ed è stata tolta. Ciò che c’era è conservato in { $file }; tutto quello che la precede è al suo posto.
notice-repaired = Una parte di questo salvataggio prima della prima operazione era danneggiata ed è stata ripristinata. Il file com’era è conservato in { $file }; non si è perso nulla.
notice-recovered =
    { $count ->
        [one] Una parte del salvataggio «{ $from }» non si legge. È rimasto com’era, e la partita continua nel nuovo salvataggio «{ $save }» con l’unica operazione che precede quella parte.
       *[other] Una parte del salvataggio «{ $from }» non si legge. È rimasto com’era, e la partita continua nel nuovo salvataggio «{ $save }» con le { $count } operazioni che precedono quella parte.
    }
notice-rewritten = Un altro programma ha cambiato le fini di riga di { $file }. Non si è perso nulla.
notice-repeated =
    { $count ->
        [one] Un’operazione compariva due volte in questo salvataggio e conta una volta sola.
       *[other] { $count } operazioni comparivano due volte in questo salvataggio e contano una volta sola.
    }
notice-unlocked = Questo disco non può impedire che «{ $save }» si apra in una seconda finestra. Giocatela in una finestra alla volta.
notice-sheet-unreadable = Una scheda missione che avevate copiato non si è potuta leggere. È rimasta intatta come { $file }; ne è aperta una vuota.
notice-settings-kept = Alcune impostazioni non si leggono, e valgono quelle abituali. Ciò che c’era è conservato in { $file }.
notice-settings = Alcune impostazioni non si leggono, e valgono quelle abituali.
