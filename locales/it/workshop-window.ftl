# La bottega nella finestra: la pagina di una missione, missioni di altri, che cosa è cambiato, storie, il manuale.

window-mission-about = Su questa missione
window-mission-why = Che cosa non va
window-read-missions = Rileggete le missioni
window-manual = Manuale

## La pagina di una missione

mission-reading = Lettura in corso…
mission-sols =
    { $players ->
        [one] 1 giocatore, due astronauti
       *[other] { $players } giocatori
    }: { $sols ->
        [one] 1 sol
       *[other] { $sols } sol
    }
mission-broken = Questa missione non si può giocare: contiene errori. Correggeteli nella sua cartella, poi premete «Rileggete le missioni».
mission-crews = Giocatori e sol
mission-objectives = Che cosa c’è da fare
mission-author = Per chi l’ha scritta: stampa, file, controllo
mission-print = Stampate la scheda
mission-printed = La scheda missione si è aperta nel browser: stampatela da lì. Il file è { $path }.
mission-unshown = La scheda missione è scritta, ma nulla in questo sistema l’ha aperta. Il file è { $path }: apritelo in un browser e stampatelo da lì.
mission-pack = Fatene un file solo
mission-packed = La missione è in { $path }, in un file solo da dare ad altri. Chi lo riceve la aggiunge dalla prima pagina, con «Aggiungete una missione».
mission-not-packed =
    { $count ->
        [one] Questa missione contiene un errore. Se ne può fare un file quando è corretto: chi la aprisse non potrebbe giocarla tutta.
       *[other] Questa missione contiene { $count } errori. Se ne può fare un file quando sono corretti: chi la aprisse non potrebbe giocarla tutta.
    }
mission-remove = Togliete
mission-remove-ask = Volete togliere questa missione? Finisce nel cestino. Le partite già iniziate si possono ancora giocare.
mission-remove-sure = Toglietela
mission-keep = Tenetela
mission-removed = La missione è stata tolta. La sua cartella è { $path }; la riprendete con «Aggiungete una missione».
mission-added = «{ $title }» è ora tra le vostre missioni.
mission-replaced = «{ $title }» è ora tra le vostre missioni. Quella che c’era prima è in { $old }.
mission-wrong = Che cosa non va
mission-wrong-nothing = Non si è trovato niente.
mission-wrong-lead = Si può giocare lo stesso: ciò che contiene un errore resta fuori, e un avviso non cambia nulla.
mission-wrong-error = Errore
mission-wrong-warning = Avviso
mission-wrong-place = { $file }, riga { $line }, colonna { $column }
mission-wrong-more =
    { $count ->
        [one] C’è un’altra cosa che non va.
       *[other] Ci sono altre { $count } cose che non vanno.
    }

## Una missione di altri

add-title = Aggiungete una missione
add-ready = Che cosa è pronto
add-lead = Mettete il file o la cartella in { $path } e premete «Rileggete le missioni». Quello che ci mettete resta dov’è; l’app copia ciò che le serve.
add-none = Lì non c’è nulla che possa essere una missione.
add-look = Guardate { $name }
add-typed = Altrove
add-chosen = Da un file
add-hint = Percorso di un file o di una cartella
add-look-press = Guardate che cos’è
add-thrown-title = Missioni tolte
add-thrown = Guardate { $name }, per riprenderla
add-facts = Che cosa si è trovato
add-id = Nome della sua cartella: { $id }
add-languages = Lingue: { $languages }
add-size =
    { $texts ->
        [one] 1 testo
       *[other] { $texts } testi
    }, { $kilobytes } KB
add-from = Da { $path }
add-press = Aggiungete alle vostre missioni
add-there = C’è già una missione «{ $id }». Finora non è cambiato nulla. Se questa ne prende il posto, la vecchia finisce nel cestino; le partite già iniziate restano come sono.
add-replace = Mettete questa al suo posto
add-refused = Non aggiunta

## Una missione cambiata sotto una partita

changed-title = La missione è cambiata da quando è iniziata questa partita
changed-list = Che cosa è cambiato
changed-lead = Se la partita continua com’è, non cambia nulla: una partita salvata porta con sé la sua missione. Se prendete la missione cambiata, la partita continua da qui in un nuovo salvataggio, con tutta la sua storia; quello vecchio resta com’è.
changed-go-on = Continuate com’è
changed-take-over = Prendete quella cambiata
changed-more =
    { $count ->
        [one] Un altro cambiamento.
       *[other] Altri { $count } cambiamenti.
    }
changed-window-gone = Non sono più nella missione, ma sono ancora in gioco: { $what }. Non è cambiato nulla. Prima risolvete tutto, poi premete «Rileggete la missione» nella scheda «Correzioni».
changed-window-damaged = Una parte di questa partita non si può leggere. Non è cambiato nulla. Continuate com’è, lasciate la partita e riapritela; poi potete riprovare.
changed-window-taken = La partita continua con la missione com’è adesso, in un nuovo salvataggio. Quello vecchio è tra le partite salvate.
changed-window-same = La missione è ancora quella con cui è iniziata questa partita.
changed-read-title = La missione sul disco
changed-read-lead = Se la sua cartella è cambiata mentre giocate, potete prenderla qui com’è adesso.
changed-read = Rileggete la missione

## La storia di una partita

story-title = La storia di questa partita
story-lead = Che cosa si è letto e che cosa è successo, sol per sol, da tenere o da dare ad altri. Ciò che l’equipaggio non può ancora sapere resta fuori.
story-share = Condividete la storia
window-saves-share = Condividete la storia
story-shared = La storia è in { $page }, come pagina, e in { $markdown }, come Markdown. Ciò che l’equipaggio non può ancora sapere resta fuori.

## Il manuale

manual-chapters = Capitoli
manual-next = Capitolo seguente
manual-next-title = Poi: «{ $title }»
manual-picture = Figura: { $says }
manual-pictures-title = In una pagina sola
manual-pictures-lead = Tutto il manuale, con le figure, si può scrivere in una pagina sola, per il browser o per la carta.
manual-pictures = Aprite in una pagina sola
manual-shown = Il manuale si è aperto nel browser. Il file è { $path }.
manual-unshown = Il manuale è scritto, ma nulla in questo sistema l’ha aperto. Il file è { $path }: apritelo in un browser.
