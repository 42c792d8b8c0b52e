window-home =
    A est dell’HUB c’è la metà della Tern che può ancora volare: in autunno l’equipaggio di volo l’ha portata qui, con l’ultimo carburante. Fra pochi sol la Terra e Marte saranno al posto giusto per il ritorno; poi, per ventisei mesi, non più. Dietro i lettini dell’equipaggio di volo un sedile è già imbullonato; altri telai sono nella stiva, smontati. Il carburante va portato fin là con la slitta, un carico alla volta. All’interno della camera stagna è appeso un foglio, con una matita legata a uno spago. Ogni sol ci si può scrivere un nome. C’è chi vuole partire e non lo chiederà; c’è chi lo chiederà e preferirebbe restare.
    .title = La Finestra del Ritorno
    .idea = Una nave, una finestra di lancio, meno sedili che persone: portate il carburante, montate i sedili e decidete a chi vanno.
    .then-two = Oda Lindh ha aperto il quaderno a una pagina nuova, con l’intestazione: quello che c’è. La legge in piedi. «Il Conto e la Fiducia: come li ha lasciati l’inverno. Carburante: a bordo niente; cinque carichi, entro la fine del sol 5. Telai nella stiva: tre; montati due, si pesa. Nomi: ne vorrei tre, tutti a inchiostro.»
    .then-three = Oda Lindh ha aperto il quaderno a una pagina nuova, con l’intestazione: quello che c’è. La legge in piedi. «Il Conto e la Fiducia: come li ha lasciati l’inverno. Carburante: a bordo niente; sei carichi, entro la fine del sol 5. Telai nella stiva: tre; montati due, si pesa. Nomi: ne vorrei tre, tutti a inchiostro.»
    .else-three = Oda Lindh ha aperto il quaderno a una pagina nuova, con l’intestazione: quello che c’è. La legge in piedi. «Il Conto e la Fiducia: come li ha lasciati l’inverno. Carburante: a bordo niente; sette carichi, entro la fine del sol 5. Telai nella stiva: quattro; montati tre, si pesa. Nomi: ne vorrei tre, tutti a inchiostro.»
    .then-they-owe = «Vi dobbiamo più di quello che avete sentito da noi», dice Oda Lindh, e non volta ancora pagina. «Allora diciamolo adesso, davanti a tutti e ad alta voce: grazie.»
    .then-you-owe = «Ci dovete, se non altro, un grazie», dice Oda Lindh. Abbassa il quaderno e ve ne lascia il tempo, prima di voltare pagina.
    .then-kept-and-sold = Sedili: due, imbullonati. Uno l’ha mandato chi ha avuto da voi quello che avevate promesso. L’altro è stato venduto, e qui non ci si siederà nessuno; le celle che ha fruttato sono nell’Officina, cariche.
    .then-kept = Sedili: uno in più. L’ha mandato, con le ultime casse, chi ha avuto da voi quello che avevate promesso; è già montato.
    .then-sold = Sedili: quello imbullonato è stato venduto, e qui non ci si siederà nessuno. Le celle che ha fruttato sono nell’Officina, cariche.
    .then-valley = Il foglio dell’inverno: eseguito. Metà delle macchine è nella valle; quelle rimaste consumano di più, su fili pensati per meno.
    .then-refused = Il foglio dell’inverno: non eseguito. Da allora la Terra ci ascolta con la sua antenna più piccola, e per farci sentire da quella ci vuole corrente.
    .then-third = Il foglio dell’inverno: messo da parte. Al suo posto c’è quello che i due equipaggi hanno scritto e firmato. C’era una cassa di ricambi che nessuno dei due voleva aprire senza l’altro; è stata aperta.
    .then-unsettled = L’inverno: finito prima del litigio. Una porta del Complesso Abitativo è stata sbattuta tante volte che non chiude più.
    .then-line = La riga sul pavimento non c’è più, la colla sì. Davanti al Laboratorio trattiene ogni stivale: oggi la raschiate via fianco a fianco con loro.
    .then-loop = La seconda pagina: quello che gira. Un solo circuito d’aria per le due porte. La pompa ha girato tutta la notte per voi e per noi, con la vostra corrente.
    .else-loop = La seconda pagina: quello che gira. Due circuiti d’aria. Stanotte il vostro ha perso, e dal nostro non vi si poteva rendere niente.
    .then-winch-and-gaps = Garage: una corda dove c’era l’argano; la staffa ha ceduto, e al muro si è trovato un pezzo ancora buono. Un secondo era rimasto nelle pareti che avevate smontato, e va ancora bene.
    .then-winch = Garage: una corda dove c’era l’argano. La staffa ha ceduto, e al muro si è trovato un pezzo ancora buono.
    .then-gaps = Nelle pareti che avevate smontato era rimasto un pezzo, e va ancora bene.
    .then-tray-and-ife = La terza pagina è corta. L’ultimo vassoio verde, tagliato stamattina, per i due equipaggi. Ife Okoro non chiede un posto: non le è rimasto nessuno per cui rispondere.
    .then-tray = La terza pagina è corta. L’ultimo vassoio verde, tagliato stamattina, per i due equipaggi.
    .then-ife = La terza pagina è corta. Ife Okoro non chiede un posto: non le è rimasto nessuno per cui rispondere.

## Obiettivi

the-way-out =
    Esplorate A1-E, dove si trova la nave. La polvere ha coperto i solchi che portano là.
    .title = La strada fin là
    .done = L’ultima salita, poi la nave, più alta di come la ricordavate. Intorno alle gambe l’atterraggio ha lasciato un anello di pietra nuda.
fuel-on-board =
    Eseguite Portare il Carburante quante volte dice il Diario di Missione, entro la fine del sol 5, il penultimo. Un serbatoio pieno deve reggere una notte, prima che ci si possa fidare.
    .title = Il carburante a bordo
    .count = Carichi a bordo: { $done } su { $goal }
    .done = L’ultimo tubo si stacca con un sospiro che si vede e non si sente. Intorno ai serbatoi l’aria luccica.
    .failed = Stasera i serbatoi non sono pieni. Domani sarebbe tardi.
a-seat-and-a-seat =
    Eseguite Montare un Sedile quante volte dice il Diario di Missione; poi la nave si può pesare. Nella stiva c’è un telaio in più, per un sedile in più.
    .title = Un sedile, poi un altro
    .count = Sedili montati: { $done } su { $goal }
    .done = Li provate uno per uno, con le cinghie strette, il tempo di contare fino a trenta. C’è chi non ha fretta di rialzarsi.
the-list =
    Eseguite Leggere la Lista, appena il carburante è a bordo. Dopo, alla lista non si può più aggiungere nessun nome.
    .title = La lista
    .done = Letta l’ultima riga, il foglio viene piegato una volta sola e infilato nella tasca di una tuta.
no-empty-chair =
    Portate a 3 il tracciato Nomi Scritti.
    .title = Nessun sedile vuoto
    .done = Dietro i lettini le cinghie sono regolate su spalle che hanno un nome.

## Tracciati, segnalini e azioni

slate =
    .title = Il Conto
trust =
    .title = Fiducia
    .then-seven = Stanotte Oda Lindh lascia il quaderno da voi, aperto. Non l’ha dimenticato.
    .then-nought = Adesso a ogni porta si contano gli attrezzi, all’entrata e all’uscita. Sul Laboratorio e sul Garage ci sono due lucchetti.
seated =
    .title = Nomi Scritti
seat =
    .title = Sedile
frame =
    .title = Telaio nella Stiva
carry-fuel =
    Riempite la slitta, portatela alla nave, restate accanto al tubo.
    .title = Portare il Carburante
    .then-first = Il primo carico passa. Un guanto, sul serbatoio, cerca fin dove arriva.
    .then-half = La brina sul serbatoio è salita fino alla saldatura di mezzo.
fit-a-seat =
    Montate un telaio, imbullonatelo dietro i lettini, dategli uno strattone.
    .title = Montare un Sedile
read-the-list =
    Staccate il foglio dalla camera stagna, chiamate i due equipaggi nel Centro di Controllo, fatelo leggere ad alta voce a Oda Lindh.
    .title = Leggere la Lista
    .then-salt = Prima dei nomi gira a faccia in giù il foglio della Terra, quello che non è stato eseguito: secondo quello, chi ha toccato la salamoia non parte.
    .then-struck = Legge il foglio dall’alto. Arrivata alla riga con un tratto sopra, va avanti senza fermarsi.
    .then-kept-lindqvist = «Lindqvist.» La scheda con le tre righe torna nel taschino. È stata conservata, e con lei la vostra parola.
    .else-kept-lindqvist = «Lindqvist.» Si alza una mano, con una chiave inglese.
    .then-kept-tobe = «Tobe Okoro.» «Presente», dice sua sorella, e si porta una mano alla bocca. Era promesso, ed è lì.
    .else-kept-tobe = «Tobe Okoro.» «Presente» lo dice lui, prima che possa farlo sua sorella.
    .then-kept-ito = «Ito.» Com’era promesso. Ito, che aveva una frase pronta per tutto, per questo non ne ha, e chiude il libro.
    .else-kept-ito = «Ito.» Ito lo scrive, con l’ora.
    .then-abara = «Abara.» Lei fa un segno su una lista sua.
    .then-two-on-a-line = Due nomi su una riga. Chi dei due parte, lo diranno al portello.
    .then-patient = «{ $patient-cap }.» In fondo alla stanza Abara riprende fiato.
    .then-envoy = «{ $envoy-cap }.» A dire «presente», fuori turno, è Reyes.
    .then-ours = «{ $homesick-cap }.» Per un momento guardate tutti per terra.
    .then-second = Poi il nome della voce dalla porta. Questa volta è entrata nella stanza.
    .then-sold = Il sedile venduto non ha una riga, e volerà con la cinghia stretta sul vuoto.
    .then-left-over = Resta un sedile senza nome. In fondo alla pagina di Oda un nome c’è, e lei lo legge: «{ $homesick-cap }.» Dalla vostra parte ci sarà una cuccetta libera.
    .else-left-over = In fondo alla pagina di Oda c’è un nome per cui non è rimasto un sedile. { $homesick-cap } ha contato con lei, e fa cenno di sì.
    .then-broken-lindqvist = Lindqvist continua a guardare il foglio anche dopo che l’avete piegato. C’era stata una promessa.
    .then-broken-tobe = Ife vi chiede di girare il foglio. Il retro è bianco. «Ce l’avevate promesso», dice. «L’avevate promesso a me», dice Tobe, prima che lei vada avanti.
    .then-broken-ito = Ito chiede, per il verbale, come si scrive il nome che era promesso e che non c’è.

## Regole

the-list-on-the-door =
    I nomi a matita si ripassano a inchiostro la notte stessa. Essere scritti è un dono: il Conto sale, e in cambio qualcosa resta qui. Un debito pagato alza di 1 la Fiducia; un dono con il Conto a 4, o un favore accettato con il Conto a 0, la abbassa di 1. Finché un sedile è libero, una notte senza un nome è una notte in bianco.
    .title = La lista sulla porta
    .then-six = Dalla Terra, nessuna lista di nomi. Una volta avete scritto che c’è posto per sei; da allora il conto lo lasciano fare ai due equipaggi.
    .then-unasked = Dalla Terra, nessuna lista di nomi. Bisognerà farla qui, fra voi e loro.
    .option-lindqvist = Lindqvist, che tiene in moto le pompe
    .after-lindqvist = Lindqvist lo legge a rovescio, da sotto la pompa della camera stagna, e si fa passare un’altra chiave. Stanotte il compressore girerà un’ora in più.
    .then-full-lindqvist = Sul Conto non c’è più spazio. Vi devono già tutto quello che possono, e pesa.
    .option-tobe = Tobe Okoro, per cui parla la sorella
    .after-tobe = La prima a vederlo è Ife. Va a chiamarlo camminando, poi di corsa. La sera la parte di Tobe, in vasetti, è sul vostro scaffale.
    .then-full-tobe = Il Conto è pieno. Questo resta da pagare, e la Fiducia cala.
    .option-ito = Ito, che scrive tutto
    .after-ito = Ito scrive l’ora, chiude il libro e per tutta la sera non fa più domande.
    .then-full-ito = Questo avrebbero voluto dovervelo, ma il Conto è pieno.
    .option-nobody = Nessun nome, questo sol
    .after-nobody = La matita dondola appesa allo spago, sempre meno, e si ferma.
    .after-nobody-variant-2 = Un altro sol senza un nome. Chi rientra da fuori ci mette molto a sfilarsi i guanti, lì davanti.
    .after-nobody-variant-3 = Sulla riga bianca ormai ci sono delle impronte di dita.
    .then-foot = Quelli della Tern che ci speravano hanno avuto risposta. Rimane la riga in fondo alla pagina di Oda.
    .then-foot-variant-2 = Un sedile è libero, e in fondo alla pagina aspetta lo stesso nome.
    .option-ours = Il nome in fondo alla pagina
    .after-ours = La matita passa { $homesick-to }, che scrive senza aiuto, in lettere più piccole delle altre.
    .option-later = Lasciate libero il sedile
    .after-later = Oda segna il punto sulla pagina con un filo.
    .after-later-variant-2 = Il filo è ancora al suo posto, e ci resta.
    .then-white = Chi ha chiesto ha avuto risposta. Un sedile è ancora libero; il prossimo nome dovrà venire da sé.
hands-lent =
    Di quelli che escono per andare alla nave, la metà non è dei vostri. Non li ha chiamati nessuno; dopo si fermano a mangiare. La Fiducia è alta; sale con ogni debito pagato, vostro o loro.
    .title = Mani in prestito
    .ends = Nei turni per la nave ogni equipaggio ha di nuovo la sua colonna.
tape-on-the-floor =
    Verso la nave si va in due gruppi, a due ore diverse, per non incontrarsi. Ogni equipaggio mangia quello che ha, che è poco. Basterebbe pagare un debito, non importa di chi, e la Fiducia tornerebbe a salire.
    .title = Nastro sul pavimento
    .ends = Sulla via della nave i due gruppi si sono incontrati, si sono fermati e sono ripartiti insieme.
a-pump-without-a-hand =
    La pompa del carburante era opera di Lindqvist. Sul coperchio ci sono cinque righe, in una stenografia che nessun altro sa leggere. Prima di averle capite, a ogni carico serve una persona in più, alla valvola.
    .title = Cinque righe su una pompa
    .ends = Il primo carico è a bordo. Adesso sapete che cosa voleva dire ognuna delle cinque righe.
no-frame-left =
    Altri telai non se ne montano. Gli attrezzi tornano dalla stiva, contati, nella loro custodia.
    .title = Niente più telai

## Eventi di Missione

a-ship-on-one-good-leg =
    La nave di gambe buone ne ha una. Un’altra è saldata, un’altra ancora poggia su un masso. Da quando è tornato il sole, sotto quel masso il terreno perde la brina che lo teneva. Dal tetto dell’HUB alzate un righello contro il cielo: il muso pende più della settimana scorsa.
    .title = Una sola gamba buona
    .action = Puntellatela con delle casse, e riempite le casse di sassi.
    .done = La gamba adesso la reggono quattro casse. { $engineer-cap } ci passa sotto prima degli altri, senza fretta, perché si veda che si può.
    .later = Di notte il masso si è ribaltato. Lì accanto c’era lo Scorpio, in carica, che adesso ha un puntone della nave sulle telecamere.
    .closed = Con i sedili imbullonati, il peso della nave sta dalla parte buona.
ours-asks =
    «E dei vostri?» chiede Oda Lindh, con la matita in mano. I suoi li ha già sentiti tutti. Fra voi si posano i cucchiai. Per anni un sedile non c’è stato, e a quella domanda c’era risposta.
    .title = E dei vostri
    .then-salt = Secondo l’ordine che è stato eseguito, { $held-back } ha toccato quello che è sotto sigillo e deve restare su Marte, come sa chiunque sia seduto qui.
    .then-keys = L’ordine che è stato eseguito rimanda a casa chi era qui per primo. Prevede un sedile in più e chiede due di voi, senza dire quali.
    .option-nobody = «Nessuno dei nostri»
    .after-nobody = Lei lo scrive. A tavola il sollievo è così grande che la vergogna arriva solo al secondo caffè.
    .option-one = «Uno dei nostri andrebbe»
    .who-homesick = Chi tornerebbe a casa?
    .after-one = Lo si dice dentro la tazza. È la prima frase della mattina senza un «forse».
    .then-crossed = Oda mette l’ordine accanto alla sua pagina. Chi ha toccato quello che è sigillato resta qui. Lei cancella il nome.
    .option-a-seat-left-over = «Uno dei nostri, se avanza un sedile»
    .after-a-seat-left-over = Il nome va in fondo alla pagina, sotto tutti i loro, dove Oda non aveva mai scritto una riga. Sarà letto per ultimo, se un sedile ci sarà.
    .then-full = Vi devono già tanto che pesa anche questa cortesia.
    .option-two = «Due dei nostri andrebbero»
    .after-two = Lo si dice due volte: la seconda è un «anch’io», di una voce sulla porta, già mezza fuori.
lindqvist-asks =
    Sul retro di una scheda del manometro, in stampatello:
    UNO. QUI OGNI POMPA VA ANCHE SENZA DI ME.
    DUE. A CASA CE N’È UNA CHE HO COSTRUITO A DICIANNOVE ANNI.
    TRE. VORREI SENTIRE SE VA ANCORA.
    Lindqvist ve l’ha messa davanti e aspetta, con gli attrezzi in mano.
    .title = Tre righe su una scheda
    .option-promise = Promettete un sedile
    .after-promise = Lindqvist fa cenno di sì e si riprende la scheda, perché non vada persa.
    .option-say-nothing = Non rispondete ancora
    .after-say-nothing = Per tutta la notte lo sentite attraverso il muro: le pompe dell’HUB, una dopo l’altra, smontate, pulite, rimontate. Al mattino la scheda è ancora lì.
    .option-another-year = Chiedete un altro anno di pompe
    .after-another-year = «Uno», dice Lindqvist, e strappa la scheda in due. A sera i serbatoi dell’aria sono pieni come non lo erano dallo sbarco. Oda ha annotato di chi era la richiesta.
tobe-asks =
    «Vuole andare», dice Ife Okoro. «Vuole vedere il primo raccolto in tavola, poi tornare a casa. Ne sarebbe contento.» Tobe le sta accanto e con un pollice si toglie la terra dall’altro. Da lui non avete ancora sentito una parola.
    .title = Risponde la sorella
    .option-promise = Promettete un sedile a Tobe
    .after-promise = Ringraziano tutti e due, lei un attimo prima. La sera davanti alla vostra porta c’è una pentola, con il coperchio legato.
    .option-ask-tobe-alone = Chiedete a Tobe da solo
    .after-ask-tobe-alone = In fondo alla Fattoria, dove le ventole fanno rumore, parla per un’ora. Vuole partire, e a ogni frase dice «io», per farci l’abitudine.
    .option-leave-it-to-both = Lasciate fare a loro due
    .after-leave-it-to-both = Dietro le foglie continuano a parlare, piano, nella lingua in cui hanno imparato a litigare.
ito-asks =
    Ito mette sulla bilancia della camera stagna quattro chili di libro: i due equipaggi, giorno per giorno, senza un vuoto. Poi il libro scende, e sale chi l’ha scritto. «Scegliete voi», dice Ito. «Io, in tutte quelle pagine, ho soltanto guardato.»
    .title = La penna o il libro
    .then-sold = Le parole sono già vendute, lette via radio; adesso chi le ha comprate vuole anche i fogli, e ha mandato l’etichetta per la cassa. Perciò Ito chiede posto per due. «Ci sono i margini. Chi gli spiega che cosa ho lasciato fuori?»
    .option-writer = Promettete un sedile a Ito
    .after-writer = Ito ringrazia e si mette il libro sotto il braccio: la cinghia passerà intorno a tutti e due.
    .then-unsealed = Un libro che viaggia aperto, sotto un braccio, non è quello che era stato comprato. Dalla Terra cambiano il codice di una cella, che adesso resta chiusa.
    .option-book = Il libro vola, chi scrive resta
    .after-book = Viene avvolto nella pellicola, con un riscaldatore tutto suo. La sera stessa Ito traccia le righe sulla prima pagina di un altro.
    .option-anyhow = Il libro parte comunque, e da solo
    .after-anyhow = Chi l’ha comprato manda, come d’accordo, il codice delle ultime celle. Ito resta a vedere avvitare il coperchio.
    .option-a-page = Fatevi prima leggere una pagina
    .after-a-page = Una pagina diventa trenta. Nel complesso ne uscite bene, e anche loro. Quando vi alzate non è stato promesso niente.
abara-asks =
    Abara non chiede per sé. «Su quella nave dovrebbe esserci uno dei vostri», dice. «{ $patient-cap }. Il motivo non lo dico davanti a tutti.» Davanti a tutti, { $patient } la guarda e le chiede il motivo.
    .title = Un nome sulla sua lista
    .then-there = È un nome che sulla lista c’è già. «L’ho visto», dice Abara, «e chiedo che ci resti.»
    .then-held = Secondo l’ordine, quel nome non può partire. «Lo so, che cosa dice l’ordine», dice Abara.
    .then-fingers = Lo scanner non c’è più. Quello che sa l’ha sentito con due dita, attraverso una manica.
    .option-her = Scrivete il nome di Abara
    .after-her = «Potevate chiedermelo», dice, e mentre lo dice si ascolta.
    .then-full = La loro colonna, sul Conto, era già piena.
    .option-whom-she-names = Scrivete il nome che fa lei
    .after-whom-she-names = { $patient-cap } riceve tre flaconi di compresse e, per sera, anche il motivo. Si poteva dire un mese fa.
    .option-nobody = Non scrivete né l’uno né l’altro
    .after-nobody = Esce, e torna con una bombola d’ossigeno presa dal suo scaffale. «Allora vi servirà.» Il tappo è così stretto che bisogna mettercisi in due.
oda-turns-a-page =
    «Il 4, a cena: basterà per tutti. Il 9, nella camera stagna: questo non l’abbiamo mai detto. Il 20: chiedetecelo a primavera.» Oda Lindh legge senza alzare la voce. Poi vi porge la pagina, e un righello. «Una riga potete cancellarla. Vorrei proprio vedere quale, di tutte, preferireste non aver detto.»
    .title = Oda volta pagina
    .then-broken = In testa alla pagina, sottolineato, c’è quello che avevate promesso a chi pagava. Nella colonna accanto: no. Dopo quel no, ogni chiamata alla Terra va ripetuta tre volte.
    .then-words = Una riga ha un segno di spunta. Quella l’ha letta anche la Terra, con il resto del diario.
    .then-page = Una riga è di un’altra mano: è quello che era sigillato, come lo riportano i giornali.
    .option-strike-a-line = Cancellate una riga
    .after-strike-a-line = Si appoggia il righello, l’inchiostro gli corre lungo. Lei asciuga la pagina, e di quel giorno non parlerà più.
    .then-bare = Dovete loro già tanto che lei segna anche questo, altrove.
    .option-let-it-stand = Lasciate tutto com’è
    .after-let-it-stand = L’avete detto, dalla prima parola all’ultima. A risentirlo suona meglio.
    .option-write-under-it = Sedetevi e scrivete una pagina vostra
    .after-write-under-it = Ci vuole mezza notte. C’è quello che hanno fatto loro, e in quali giorni è stata una gentilezza. Lei la legge due volte, poi la incolla sotto la sua.
    .then-full = Per tanta gentilezza sul Conto non c’è più una riga, e la cosa brucia.
    .option-send-it-late = Mandate adesso quello che era promesso
    .after-send-it-late = Lo si imballa come andava imballato allora, e a due di voi costa quasi tutta la notte. Accanto al no lei scrive: in ritardo.
reyes-takes-the-kettle-apart =
    Su uno straccio ci sono un beccuccio, un coperchio, una resistenza, undici viti. Reyes ha smontato il bollitore per vedere quanto pesa. «È l’unica cosa, qui, con cui si sono scottati tutti e due gli equipaggi», dice Reyes. «Allora lo decidano tutti e due dove va: lassù, o quaggiù?»
    .title = Il bollitore a pezzi
    .option-stays = Resta
    .after-stays = Rimontato, bolle al suo vecchio posto, con un fischio appena più basso.
    .option-flies = Vola
    .after-flies = Per scaldare senza peso gli serve una cella solo sua. Da stasera bevete tiepido, ma la tazza la tenete lo stesso con due mani.
    .option-shared = Chiedete a Reyes di farne due
    .after-shared = Uno di voi tiene, Reyes salda. A cena i bollitori sono due, piccoli; per una tavola intera non basta né l’uno né l’altro.
    .then-bare = È un’altra cosa che avete da loro, e non c’è più dove segnarla.
the-chair-that-was-sold =
    Allo schienale di un sedile è rivettata una targhetta: un nome mai sentito, un numero, la parola proprietà. Che cosa ci verrà legato, chi l’ha comprato non l’ha detto. Fino al lancio deve restare libero, e spolverato. Reyes ci ha appeso una giacca, perché sembri un po’ meno in attesa.
    .title = Il sedile venduto
    .option-keep-it = Tenetelo libero
    .after-keep-it = Arriva la ricevuta, con il codice per l’ultima cella del prezzo. La giacca trova un altro posto.
    .option-give-it = Svitate la targhetta
    .after-give-it = Quattro rivetti, quattro fori puliti. La lettera per chi ha pagato occupa tutta la sera. Parte prima che sia proprio vero che vi dispiace.
two-names-unlisted =
    Per i sedili la Terra ha mandato il suo elenco: chi, secondo le carte, è su Marte. Due della Tern non ci sono. Una volta vi avevano chiesto di sei nomi, e avevate risposto: quattro, non di più. Sono partiti tutti e sei. Quei due, da un inverno, mangiano qui e riparano qui. Per le carte non sono mai usciti di casa.
    .title = Due nomi fuori elenco
    .option-write-them-in = Scriveteli: un sedile, e che decidano loro due
    .after-write-them-in = Due nomi sulla stessa riga, con una sbarretta in mezzo. Restano lì davanti a lungo, spalla contro spalla.
    .then-full = Dall’altro capo si dice che è un dono di troppo.
    .option-unwritten = Lasciateli fuori dalla lista
    .after-unwritten = Lo accettano senza una parola. Quello che avevano messo da parte per il viaggio, la sera è sul vostro scaffale.
    .option-earth = Chiedete alla Terra
    .after-earth = Parte una pagina intera, insieme alle cifre della sera; la risposta è più corta.
    .way-granted = «Corretto. Due persone, un sedile. Toccava a noi contare.»
    .way-unknown = «Persone non risultanti. Si prega di verificare l’ortografia.»
what-can-stay =
    Da scaricare, dal portello: piastre del pavimento, 22 chili. Seconda cucina, 31. Una cassa di bandiere, 9. Zavorra, in sabbia, 40. Uno specchio, 2. Sotto la riga, a matita: uno di noi, in tuta, 110.
    .title = Che cosa può restare
    .then-iron = Accanto al portello c’è un pezzo di macchina che una volta era loro, e poi ha lavorato per voi. Se debba uscire o entrare non sta scritto in nessun elenco: i due equipaggi ci girano intorno.
    .action = Portate giù quello che pesa un sedile.
    .done = Ne viene un mucchio alto come la scaletta. A bordo è tornato soltanto lo specchio: ci teneva { $medic }, e il perché è rimasto suo.
    .later = Alla fine si è pesato tutto a parole, a tavola, chilo per chilo. Dalla nave non è uscito niente.
frost-in-the-valves =
    All’alba il tubo del carburante è rigido come un’antenna. Quello che si pompa da un capo non esce dall’altro. Mezzo carico è fermo là dentro: se ne va bollendo da una valvola di sfogo, in un pennacchio bianco e sottile.
    .title = Brina nelle valvole
    .then-shorthand = Come si scongela sta scritto sul coperchio della pompa, in cinque righe. Tirate a indovinare, e un’altra cella è andata.
    .action = Fasciate il tubo e scaldate la valvola.
    .done = Con una piastra riscaldante intorno al collo la valvola cede. Quello che era fermo nel tubo riprende a scorrere.
    .later = Il pennacchio è rimasto là tutto il giorno, bello a vedersi, e non si è assottigliato.
    .closed = Il tubo è vuoto e arrotolato. Che geli pure.
the-envoy-is-asked =
    Due della Tern sono qui per { $envoy }. «Accanto a noi hai preso posto prima di tutti gli altri», dice Reyes. «Siediti con noi adesso: con quelli che tornano a casa, o qui, dall’altro capo, con Oda e chi resta. Abbiamo discusso su quale delle due. Speravamo che a saperlo, fra tutti, fossi tu.»
    .title = Chi si sedette per primo
    .option-go-with-them = «Sulla via di casa, allora»
    .after-go-with-them = { $envoy-cap } toglie la matita di mano a Reyes e scrive il nome di proprio pugno.
    .option-stay-with-them = «Qui, dall’altro capo, con Oda Lindh»
    .after-stay-with-them = { $envoy-cap } si sposta all’altro capo con il materasso; sulla vostra panca di colpo c’è posto.
    .then-full = L’avevano chiesto loro; ripagarlo non possono, e con voi si fanno bruschi.
    .option-stay-with-us = «Qui, da questo capo, con noi»
    .after-stay-with-us = { $envoy-cap } è l’ultima persona a cui lo chiedete, e dice che va bene così.
a-stool-nobody-moves =
    Accanto alla valvola c’è lo sgabello, e sul muro i turni per dopo il lancio. Le notti sono quante prima. Una casella sì e una no c’è un trattino, in tutte le altre { $at-the-valve }.
    .title = Lo sgabello della valvola
    .option-keep-the-stool = Lasciate così
    .after-keep-the-stool = D’ora in poi { $at-the-valve } si porta un cuscino. Su ogni quadrante la lancetta è dove deve essere.
    .option-in-turns = Al posto dei trattini mettete i vostri nomi
    .after-in-turns = Tre ore per volta, dormite male. Siete d’accordo che lo sgabello è troppo basso.
    .option-a-wire = Un filo, un galleggiante, un campanello
    .after-a-wire = Lo sgabello viene portato via. Quello che faceva lo fanno una cella e un po’ di filo, e lo fanno bene.
stones-south-of-the-door =
    A sud della porta ci sono le pietre, grandi quanto due persone riescono a portare. Partita la nave, saranno in meno ad arrivare fin là, la sera. Chi terrà le lettere libere dalla polvere, una per una?
    .title = Le pietre a sud della porta
    .option-those-who-stay = Chi resta
    .after-those-who-stay = Ife Okoro dice che di là ci passa comunque. Le si crede, e a lei fa piacere.
    .option-one-flies = Una scheggia di pietra vola a casa
    .after-one-flies = Finisce in un calzino, e il calzino nella stiva. Da qualche parte sulla Terra si aprirà una porta.
    .option-oda-measures = Lasciate che Oda le misuri
    .after-oda-measures = Passa un pomeriggio in ginocchio con il teodolite. Da adesso sono sulla mappa, al millimetro; e una mappa la si tiene in ordine.
    .then-bare = Quello che dovete loro per questo non c’è più dove segnarlo.
supper-by-one-lamp =
    L’interruttore delle luci è andato alla nave. Restano una lampada sola e il rumore dei cucchiai.
    .title = A cena con una lampada
    .then-table = È appesa al centro, sopra la tavola. Ci sono i due equipaggi, gomito a gomito; il sale scende da un lato e risale dall’altro. Che possa essere l’ultima volta non lo dice nessuno, per scaramanzia.
    .else-table = È appesa al vano della porta, fra la vostra cena e la loro. Ne tocca mezza a ciascuna. Da dove siete seduti vedete le loro mani.
    .option-carry-a-dish-over = Mettete davanti a loro un piatto vostro
    .after-carry-a-dish-over = Torna vuoto, pulito con il pane, il cucchiaio messo per dritto.
    .then-full = Da mettere accanto non hanno niente, e mangiano a testa bassa.
    .option-eat-what-they-bring = Mangiate quello che hanno cucinato
    .after-eat-what-they-bring = Brucia, ma ve ne accorgete solo al secondo boccone. Reyes guarda una faccia dopo l’altra, ed è quello che voleva vedere.
    .then-bare = Avete mangiato a credito una volta di troppo. Lo si nota.
    .option-each-at-home = Ciascuno dal proprio piatto
    .after-each-at-home = Mangiate piano e vi guardate l’un l’altro, come ci si guarda intorno in una stanza.
the-scale =
    Con i sedili al loro posto la nave si può pesare. Lo si fa da sotto: un martinetto per gamba, un manometro per martinetto, una vecchia tabella di mano di Lindqvist. L’equipaggio di volo fa la somma, poi la rifà. Un minuto dopo sapete tutti quante persone può alzare.
    .title = La bilancia
    .then-heavy = Pesa troppo. Un sedile resta a terra, e altri non se ne montano.
    .then-free = Uno è vuoto: lo si potrebbe sbullonare e calare con una corda.
    .else-free = E sono tutti presi.
    .then-early = I sedili si alzeranno tutti, ma in un giorno solo: quello in cui la strada è più corta.
    .then-sooner = I serbatoi sono pieni: che sia quel giorno. La finestra si chiude un sol prima.
    .else-sooner = Per quel giorno la nave dovrebbe essere pronta già adesso. Allora il carburante lo si raffredda con la corrente dell’HUB, perché ce ne stia di più.
    .then-kind = Pesa meno che sulla carta. C’è posto per una persona in più.
    .option-empty = Togliete quello vuoto
    .after-empty = A tenere la corda è chi ci sperava. Lo si posa nella polvere, rivolto verso l’HUB: sembra un posto con una bella vista.
    .option-strip = Togliete invece il riscaldamento della cabina
    .after-strip = Voleranno tutti al freddo, con addosso tutto quello che hanno. A dirglielo, a cena, tocca a voi.
    .then-frame = Quello che pesa basta anche per l’ultimo telaio: si può montare.
    .option-a-name = Chiedete chi restituisce il suo
    .after-a-name = Lo si chiede una volta sola, ad alta voce, con i due equipaggi sulla porta.
    .option-ours = Uno di voi disfa i bagagli
    .after-ours = { $homesick-cap } lo sapeva dalla seconda somma, e lo dice nel silenzio.
    .option-abara = Lasciate decidere ad Abara
    .after-abara = «Anche questa è una lista mia», dice Abara.
    .then-hers = Cancella il proprio nome, così non deve farlo un’altra mano.
    .then-bare-abara = Debiti più grandi il Conto non ne segna, e si sa da tutte e due le parti.
    .else-hers = Cancella un nome, e dice soltanto che è per ragioni mediche.
    .option-ito = Ito rinuncia
    .after-ito = «Come finale è migliore», dice Ito, e per il resto del giorno non scrive.
    .then-bare-ito = Per questo dalla vostra parte, sul Conto, non c’è più una riga.
    .option-lot = Tirate a sorte
    .after-lot = Biglietti piegati, un casco. La mano che ha pescato guarda il biglietto e lo passa avanti senza leggerlo.
    .then-word = È toccato a chi aveva la vostra parola.

## Seguiti

a-seat-comes-back =
    Nel corridoio c’è una borsa già pronta per la Terra: due camicie, un coltello, un vasetto di sabbia rossa.
    .title = Un sedile torna indietro
    .then-ours = { $homesick-cap } rimette ogni cosa dov’era. Metà dei posti è occupata.
    .then-abara = È di Abara. I due equipaggi le chiedono se è sicura, e tutte e due le volte sta contando bende.
    .then-ito = È di Ito. Sul coperchio del vasetto c’è un’etichetta con il nome della piana e, dopo, lo spazio per una data.
    .else-ito = La persona che doveva portarla ha preso il primo turno, con un’ora d’anticipo.
    .option-help-unpack = Aiutate a disfarla
    .after-help-unpack = Ci vuole mezza notte, passata quasi tutta sulla cuccetta, a sedere.
    .option-take-what-is-offered = Accettate il vasetto che porta Reyes
    .after-take-what-is-offered = Marmellata di prugne, della primissima cassa. Era messa da parte per il lancio.
    .then-bare = Sa di un debito che non c’è dove scrivere.
    .option-leave-the-door-shut = Lasciate che la porta si chiuda
    .after-leave-the-door-shut = Dietro, a notte fatta, si aggiusta un calorifero che picchiava da mesi.
ife-answers =
    Al mattino Ife Okoro è già sulla vostra porta, prima che si sia versato qualcosa.
    .title = Ife risponde
    .then-asked-and-written = «L’avete chiesto a lui, senza di me», dice. «Sono corsa a chiamarlo davanti al foglio, e non era sorpreso. Vuole andare davvero. Vuole che mi arrabbi.» È arrabbiata, e mangia con voi.
    .then-alone = «L’avete chiesto a lui, senza di me. Stanotte mi ha detto quello che aveva detto a voi. Vuole andare davvero. Vuole che mi arrabbi.» È arrabbiata, e mangia con voi.
    .then-written = «Non avevamo finito di parlare», dice, «e il suo nome era già lì.» Dietro di lei Tobe dice che lui aveva finito.
    .else-written = «Ci siamo parlati», dice. Dietro di lei Tobe apre la bocca e la richiude. Quello che si sono detti rimane nella Fattoria; il resto lo lasciano a voi.
a-bag-by-the-door =
    Da qualche sol la borsa { $homesick-of } ha il suo posto accanto alla camera stagna.
    .title = Una borsa accanto alla porta
    .way-packed = Stamattina è pronta. Da una tasca spunta il manico di una delle vostre forchette.
    .way-unpacked = Stamattina è appesa al gancio, vuota. «Non con questa nave», dice { $homesick } a colazione, e il perché non glielo si chiede.
    .else-back = È vuota, e nessuno l’ha messa via.

## Finali

three-names-in-ink =
    Sul foglio, a matita, non c’è più niente. Qui l’inchiostro ci mette molto ad asciugare. I serbatoi sono bianchi e pieni, i sedili imbullonati, la lista è stata letta ai due equipaggi, e mentre la si leggeva nessuno è uscito. Stasera si accorciano cinghie e se ne allungano altre; poi non ci sarà più da toccarle. Chi parte dorme male. Chi resta ha ereditato un turno, una pianta, la metà buona di una cuccetta. Domattina i due equipaggi andranno verso est insieme; a tornare saranno di meno.
    .title = Tutto a inchiostro
hatch-shut-from-inside =
    Carburante, sedili, una lista: c’è tutto, ed è stato detto tutto. Domattina si tirerà su la scaletta e il portello si chiuderà dall’interno, come fanno i portelli. Quelli di fuori indietreggeranno fin dove cominciano i sassi. Dal piccolo oblò si vedrà forse una mano, forse soltanto la lampada. Finora nessuna finestra del ritorno aveva un sedile per voi; davanti a questa c’è una nave. Da quale parte del vetro ci sia il posto di ciascuno l’avete deciso voi.
    .title = Chiuso dall’interno
a-window-goes-by =
    Di notte i conti sono stati rifatti ancora una volta, dai due equipaggi, con due matite. Tornano uguali. La nave non è pronta, e quando lo sarà i pianeti saranno passati oltre. Succede in silenzio: nessun allarme, un numero su una pagina, a ogni ora un poco più grande. Il foglio è ancora appeso nella camera stagna, con quello che ci è stato scritto e quello che no. Al mattino si scarica la slitta, un pezzo alla volta.
    .title = Una finestra che passa
one-seat-for-nobody =
    I lavori alla nave sono sospesi. I due equipaggi sono dentro, in una stanza sola, e parlano con la porta aperta, come per far passare l’aria. Avete perso uno di voi. Oggi non parte niente. La sera una mano della Tern slega la matita dallo spago e la posa sulla mensola sopra la lista, dove non può dondolare. Non è una cosa di cui si sia parlato.
    .title = Un sedile per nessuno
