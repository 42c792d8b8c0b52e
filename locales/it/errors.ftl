# Che cosa è andato storto: che cosa è successo, che cosa è rimasto, che cosa fare.

error-unknown-mission = Non c’è nessuna missione chiamata «{ $mission }».
error-broken-mission =
    { $count ->
        [one] La missione «{ $mission }» non si può giocare: contiene un errore. Non è stato iniziato nulla.
       *[other] La missione «{ $mission }» non si può giocare: contiene { $count } errori. Non è stato iniziato nulla.
    }
error-bad-set-up = Una partita non può cominciare così, e nessuna è stata cominciata. { $why }
error-other-game = Questo salvataggio appartiene a un altro gioco ({ $game }). È rimasto com’era.
error-bad-start = Il salvataggio «{ $save }» non dice come è iniziata la partita. È rimasto com’era; continuate da un altro salvataggio o da una copia di sicurezza.
error-bad-id = «{ $save }» non può essere il nome di un salvataggio.
error-not-found = Non c’è nessun salvataggio chiamato «{ $save }».
error-is-a-folder = { $file } non è un file, ma una cartella. Non è stato scritto nulla; indicate un file al suo interno.
error-not-a-file = { $file } non è un file leggibile. È rimasto com’era.
error-too-large = { $file } è più grande di qualsiasi partita salvata. È rimasto com’era.
error-newer-format = { $file } è stato scritto da una versione più recente di Solkeeper. È rimasto com’era; aggiornate Solkeeper per continuare.
error-in-use = Il salvataggio «{ $save }» è aperto in un’altra finestra. Chiudetela, poi riprovate.
error-empty-save = { $file } non contiene nulla di leggibile. È stato conservato com’era.
error-bad-header = La prima riga di { $file } è illeggibile, e quindi non si sa di quale partita si tratti. Il file è stato conservato com’era.
error-bad-header-with-backup = La prima riga di { $file } è illeggibile. Il file è stato conservato com’era; al suo posto si può aprire una copia di sicurezza.
error-mission-damaged = La missione in { $file } è danneggiata e non si trova altrove: { $missing }. Il file è stato conservato com’era; installate di nuovo la missione o aprite una copia di sicurezza.
error-damaged = La riga { $line } di { $file } è illeggibile. Il file è stato conservato com’era; aprite il salvataggio per continuare da ciò che la precede.
error-disk = { $file } non si può leggere o scrivere: { $cause }. Non è stato cambiato nulla; controllate il disco e i permessi, poi riprovate.
error-unconfirmed = { $file } è scritto per intero, ma il disco non lo ha confermato: { $cause }. Se manca la corrente, potrebbe non esserci più. Guardatelo prima di riprovare, e controllate il disco.
error-left-in-part = { $file } è rimasto a metà: non si è potuto né finirlo né toglierlo: { $cause }. Eliminatelo e controllate il disco, poi riprovate.
error-no-folder = Non c’è nessuna cartella { $folder }. Non è stato scritto nulla; create prima la cartella, o indicatene un’altra.
error-not-written = Non è stato possibile scrivere l’ultima operazione in { $file }: { $cause }. Non è stata accettata, e tutto ciò che la precede è al sicuro. Fate spazio sul disco, poi ripetetela.
error-not-writable = Non è stato possibile scrivere l’ultima operazione in { $file }: { $cause }. Non è stata accettata, e tutto ciò che la precede è al sicuro. Controllate il disco e i permessi, poi ripetetela.
error-uncertain-entry = Il disco non ha confermato l’ultima operazione in { $file }: { $cause }. Non è stata accettata, e tutto ciò che la precede è al sicuro. Se riaprite il salvataggio, potrebbe esserci comunque: guardate lì prima di ripeterla.
error-moved-away = { $file } è stato spostato, eliminato o sostituito mentre la partita era aperta. L’ultima operazione non è stata accettata; tutto ciò che la precede è nel file che c’era. Rimettetelo al suo posto, poi ripetete l’operazione.
error-sheet-changed = Un’altra finestra ha modificato questa scheda missione, { $file }. Ciò che avete scritto per ultimo non è stato salvato e si trova solo qui. Premete «Inizio» e riaprite la scheda per continuare da ciò che è salvato.
error-changed-outside = Un altro programma ha modificato { $file } mentre era aperto. L’ultima operazione non è stata accettata; chiudete la partita e riapritela.
error-too-long = Il salvataggio è diventato troppo grande per scriverci ancora. Tutto ciò che contiene è al sicuro.
error-not-recordable = Questa operazione non si può salvare: ciò che la missione annida qui è troppo profondo per un salvataggio. Non è stata accettata, e tutto ciò che la precede è al sicuro. Scegliete altro o annullate; `solkeeper check` mostra all’autore dov’è.
error-behind = Non è stato possibile scrivere l’ultima operazione, perché quella precedente non è riuscita. Non è stata accettata; ripetetela.
error-no-score = Non c’è nessun punteggio conservato con il nome «{ $id }». `solkeeper scores` li elenca.
error-bad-score-id = «{ $id }» non può essere il nome di un punteggio conservato.
error-score-unreadable = Il punteggio conservato «{ $id }» è illeggibile ed è rimasto com’era. { $why }
error-score-of-other-game = Il punteggio conservato «{ $id }» è di { $game }. È rimasto com’era.
error-score-changed = Nel frattempo un altro programma ha modificato { $file }. È rimasto com’era; riprovate.
error-scores-not-imported = { $why } Non è stato importato niente, e i vostri punteggi sono rimasti com’erano. Scegliete un file esportato da Solkeeper.
error-file-exists = Esiste già un file { $file }. È rimasto com’era; scegliete un altro nome.

notice-torn-tail = L’ultima operazione di questo salvataggio non era stata scritta per intero ed è stata tolta. Ciò che c’era è conservato in { $file }; tutto quello che la precede è al suo posto.
notice-repaired = Una parte di questo salvataggio prima della prima operazione era danneggiata ed è stata ripristinata. Il file com’era è conservato in { $file }; non si è perso nulla.
notice-recovered =
    { $count ->
        [one] Una parte del salvataggio «{ $from }» è illeggibile. È rimasto com’era, e la partita continua nel nuovo salvataggio «{ $save }» con l’unica operazione che precede quella parte.
       *[other] Una parte del salvataggio «{ $from }» è illeggibile. È rimasto com’era, e la partita continua nel nuovo salvataggio «{ $save }» con le { $count } operazioni che precedono quella parte.
    }
notice-rewritten = Un altro programma ha cambiato i fine riga di { $file }. Non si è perso nulla.
notice-repeated =
    { $count ->
        [one] Un’operazione compariva due volte in questo salvataggio e conta una volta sola.
       *[other] { $count } operazioni comparivano due volte in questo salvataggio e contano una volta sola.
    }
notice-folds-otherwise = Le operazioni di «{ $save }» portano a uno stato diverso da quello salvato con loro. Sono rimaste com’erano. Confrontate il tavolo con ciò che mostra l’app e correggete ciò che è diverso; una copia di sicurezza può contenere la partita com’era.
notice-unlocked = Questo disco non può impedire che «{ $save }» si apra in una seconda finestra. Giocatela in una finestra alla volta.
notice-campaign-rebuilt = Mancava il salvataggio della campagna «{ $save }». È stato riscritto a partire dai suoi capitoli; di quello che avete giocato non è andato perso niente.
notice-campaign-rebuilt-kept = Il salvataggio della campagna «{ $save }» era danneggiato. È stato riscritto a partire dai suoi capitoli, e di quello che avete giocato non è andato perso niente. Il file com’era è conservato in { $file }.
notice-sheet-unreadable = Una scheda missione che avevate copiato non si è potuta leggere. È rimasta intatta come { $file }; ne è aperta una vuota.
notice-settings-kept = Alcune impostazioni sono illeggibili, e valgono quelle abituali. Ciò che c’era è conservato in { $file }.
notice-settings = Alcune impostazioni sono illeggibili, e valgono quelle abituali.

# Un capitolo di una campagna il cui salvataggio non si apre.

lost-chapter = { $why ->
        [missing] Manca il salvataggio del capitolo { $position }: { $file }.
        [other-game] Il file { $file } non è il salvataggio del capitolo { $position } di questa campagna.
       *[unreadable] Il salvataggio del capitolo { $position } è illeggibile: { $file }.
    }
lost-chapter-backup = Ce n’è una copia di sicurezza del { $written }.
notice-lost-chapter = { $why } Finché il file non torna al suo posto, la campagna è alla fine del capitolo { $position }; non è stato cambiato nulla.
error-lost-chapter = { $why } Non è stato cambiato nulla. Rimettete il file al suo posto, ripristinate una copia di sicurezza o importate una copia delle vostre partite che contenga questo capitolo.

# Una copia di tutti i dati.

archive-written = Ora è tutto in { $file }: partite, punteggi, schede, missioni e impostazioni. Sono dati leggibili e contengono i segreti delle missioni.
archive-written-partly = Ora { $file } contiene partite, punteggi, schede, missioni e impostazioni, ma non tutto. Sono dati leggibili e contengono i segreti delle missioni.
archive-left-out = Ne resta fuori: { $why }
archive-not-brought-in = Non importato: { $why }
archive-older = { $name } (copia meno recente, { $date })
archive-count = { $kind ->
        [saves] { $count ->
            [one] una partita
           *[other] { $count } partite
        }
        [scores] { $count ->
            [one] un punteggio
           *[other] { $count } punteggi
        }
        [sheets] { $count ->
            [one] una scheda missione
           *[other] { $count } schede missione
        }
        [missions] { $count ->
            [one] una missione
           *[other] { $count } missioni
        }
        [box] le correzioni della scatola
        [remembered] i nomi e le preparazioni delle partite precedenti
        [config] le impostazioni
       *[other] { $count ->
            [one] un file
           *[other] { $count } file
        }
    }
archive-placed = Importati: { $files }.
archive-present = C’erano già: { $files }.
archive-continued = Nella copia la partita «{ $name }» era andata avanti, e ora riprende da lì. Com’era prima si trova tra le sue copie di sicurezza.
archive-twice = { $how ->
        [beside] La partita «{ $name }» qui e nella copia è diversa, quindi restano tutte e due. La meno recente ora è «{ $beside }», e il suo titolo lo dice.
        [open] La partita «{ $name }» è aperta e meno recente di quella della copia: resta com’è. Quella più recente le sta accanto come «{ $beside }».
        [unread] La partita «{ $name }» non è leggibile per intero, qui o nella copia, quindi restano tutte e due. Quella della copia è «{ $beside }».
       *[file] { $name } qui e nella copia è diverso, quindi restano tutti e due. Quello della copia è { $beside }.
    }
archive-two-campaigns = { $how ->
        [older-beside] La campagna «{ $name }» è andata avanti qui e nella copia, quindi restano tutte e due per intero. La più recente è «{ $name }»: { $here }. La meno recente, quella della copia, è «{ $beside }»: { $there }. Il suo titolo lo dice.
        [older-here] La campagna «{ $name }» è andata avanti qui e nella copia, quindi restano tutte e due per intero. La più recente, quella della copia, è «{ $beside }»: { $there }. La meno recente è «{ $name }»: { $here }.
       *[other] Nella copia c’è un’altra campagna di nome «{ $name }», quindi restano tutte e due per intero. Quella della copia è «{ $beside }»: { $there }. Quella di qui è { $here }.
    }
archive-holds = { $how ->
        [over] { $title }, che è finita, giocata l’ultima volta { $date }
        [sol] { $title }, sol { $sol }, giocata l’ultima volta { $date }
        [set-up] { $title }, giocata l’ultima volta { $date }
       *[unknown] in parte illeggibile; giocata l’ultima volta { $date }
    }
archive-unreadable = «{ $name }» è illeggibile. È stato importato com’è.
archive-unchanged = Nella copia sono diversi, e qui restano come sono: { $files }.
archive-refused = «{ $name }» non fa parte di una copia come questa e non è stato importato.
archive-empty = In questa copia non c’è nulla.
archive-not-a-copy = Questo file non è una copia di tutti i dati scritta da Solkeeper. Non è stato cambiato nulla.
archive-damaged = Questa copia è danneggiata e non è leggibile per intero. Non è stato cambiato nulla; recuperate di nuovo il file o usate un’altra copia.
archive-locked = Questa copia è protetta da una password. Non è stato cambiato nulla; estraetela, e comprimete di nuovo la cartella senza password.
archive-method = Un altro programma ha compresso questa copia con il metodo { $method }, che Solkeeper non conosce. Non è stato cambiato nulla; estraetela, e comprimete di nuovo la cartella come un normale file zip.
archive-several = In questo file ci sono più copie. Non è stato cambiato nulla; estraetelo, e importatele una alla volta.
archive-newer = Questa copia è stata scritta da una versione più recente di Solkeeper. Non è stato cambiato nulla; aggiornate Solkeeper per importarla.
archive-too-large = Una copia con così tanti file o dati non si può né leggere né scrivere. Non è stato cambiato nulla.
archive-stopped = La copia non è stata importata per intero: { $file } non si può leggere o scrivere: { $cause }. Di ciò che c’era non si è perso nulla; { $why ->
        [full] fate spazio sul disco, poi importate di nuovo la stessa copia.
       *[other] controllate il disco e i permessi, poi importate di nuovo la stessa copia.
    }
