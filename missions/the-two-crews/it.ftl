the-two-crews =
    Sulla Terra sono state fatte due promesse. A voi: resistete, il cambio è in arrivo. A chi è a bordo della Tern: partite, laggiù c’è posto. Erano sincere tutte e due. Nessuna parlava di un HUB costruito per un equipaggio solo, come dice ancora oggi la targa della camera stagna. Dietro quella targa avete vissuto abbastanza da sapere quale pompa si blocca con il freddo e quale porta va sollevata per chiuderla. Loro le stanze le conoscono dai disegni; tutto il resto l’hanno lasciato. Stasera la Tern scende. D’ora in poi quello che si smonta manca da qualche parte, e quello che si dice viene ricordato. Ogni sol chiede una decisione per due equipaggi: prendetela insieme, e dite ad alta voce perché.
    .title = Due Equipaggi
    .idea = Dividete con chi viene a darvi il cambio un HUB fatto per un equipaggio: cinque capitoli in cui debiti, promesse e morti non si lasciano indietro.

## Prima di ogni capitolo
second-landing =
    Dal diario, la sera dell’atterraggio. 17:20, Tern: sullo schermo vediamo la vostra cresta, tutto bene. 17:31, Tern: un colpo, da qualche parte dietro di noi, guardiamo. 17:32, due voci insieme. 17:33, HUB: ripetete. 17:34, HUB: ripetete. Sotto, la stessa parola riempie la pagina, una riga al minuto, ogni volta calcata più forte.
    .title = Il Secondo Atterraggio
old-iron =
    Sono passate settimane, e quelli della Tern la notte non dormono ancora. Sono i rumori, dicono a colazione: il colpo nella parete all’una e dieci, la ventola che si ferma e ci ripensa, le pompe che prendono fiato. Dopo un po’ non si sentono più, rispondete, ed è vero. Poi una notte restate in piedi con loro ad ascoltare. Una volta non facevano così.
    .title = Ferro Vecchio
the-auction =
    Oda Lindh ha contato le scorte, e accanto alla cifra ha messo l’ora. La sera dopo le ricontate voi. Le due cifre coincidono fino all’ultima scatoletta. Divise fra tutti quelli che si siedono a mangiare, le scorte finiscono a metà inverno. Quella notte parte per la Terra una lettera sola, dei due equipaggi. Ha frasi corte: sulle più lunghe non c’è stato accordo.
    .title = L’Asta
half-the-air =
    «Noi», dice Reyes, e intende tutti quelli che mangiano. «Noi», scrive Oda Lindh, e dipende dalla pagina. Nelle prime settimane la parola era facile: si sapeva quale equipaggio stava parlando. Adesso, dietro queste porte, l’inverno dura da un pezzo. Dopo ogni «noi» c’è un breve silenzio, il tempo che serve agli altri per capire se sono compresi.
    .title = Metà dell’Aria
window-home =
    Nel Centro di Controllo è appeso un calendario senza figure. Tre giorni sono cerchiati: quello in cui si apre la finestra del ritorno, quello in cui si chiude e, su strisce di carta incollate una sotto l’altra fino al pavimento, quello in cui si riapre. In queste settimane vengono in molti a chiedere che tempo fa, con le spalle agli strumenti.
    .title = La Finestra del Ritorno

## Finali
lights-in-the-valley =
    «Nave a HUB. Sei giorni in orbita, un’ora all’accensione. Vi vediamo: una lampada sulla piana.» «HUB a nave. Grazie. Guardate a nord.» Il canale ronza. «Ce n’è un’altra.» «Quella siamo noi», dice Oda Lindh dalla valle, e aggiunge l’ora. Metà di quello che girava nel corridoio dell’HUB adesso gira là. Legge i picchetti: da mezzogiorno nessuna variazione, prossima lettura a mezzanotte. La nave ha ancora una domanda. Sulla sua carta quel posto non ha un nome, soltanto una parola in caratteri piccoli: pianeggiante. A bordo chiedono che cosa ci devono scrivere sopra.
    .title = Luci nella valle
a-window-in-a-door =
    L’ordine elencava i sigilli uno per uno, al Laboratorio e fuori, sul sale. Non diceva niente del vetro nella porta, che è grande come un viso. Sotto è appeso un foglio: portate una lampada vostra, riportatela via, scrivete che cosa si vedeva. La nave è partita da undici giorni, e una facciata è piena. Niente. Niente. Lampada troppo debole. Niente, ma sono qui da un’ora. Le scritture sono dei due equipaggi, in ordine sparso. Nell’ultima riga non c’è un’osservazione: c’è scritto buonanotte.
    .title = Un vetro in una porta
keys-on-a-hook =
    Per ogni chiave c’è una firma, dall’inverno; il mazzo pende dalla cintura di Oda Lindh. L’ultima sera lo posa sulla tavola, e accanto una pagina vuota. Quello che chiedeva l’ordine ce l’ha; adesso chiede il resto. La terza pompa, le dite, si colpisce sotto la flangia. La porta del magazzino va prima sollevata. Una ventola che si ferma ci ripensa. La chiave più piccola non apre niente, e si tiene. Lei scrive parola per parola. Il giorno dopo, quando la polvere della partenza si è posata, il mazzo è appeso al gancio della camera stagna, dove arriva qualsiasi mano.
    .title = Le chiavi al gancio
one-table =
    Il foglio firmato dai due equipaggi è appeso vicino alla tavola, arricciato dal vapore di tante cene. Accanto ci sono pagine del quaderno di Oda Lindh: che cosa si è detto qui dal secondo atterraggio, a chi, a che ora. La nave è partita a mezzogiorno. Mentre si distribuiscono i piatti lei stacca le pagine e le ripassa con la matita, riga per riga. A tavola si aspetta che rilegga qualcosa. «Non resta niente», dice, e cerca un posto. «Dove vuoi», dice Reyes.
    .title = Una tavola sola
names-read-out =
    Prima che il portello si chiuda Oda Lindh legge i nomi alla radio delle tute, anche se nessuna procedura lo chiede: quelli dei due equipaggi, tutti. Le risposte possibili sono due. Il primo nome è quello { $lost-1-of }. Resta, dite voi. Lei lo scrive, con l’ora, e così per tutti gli altri. Parte. Resta. Parte. C’è chi risponde subito, e chi prima guarda per terra, o la cresta, come se la risposta dipendesse da lì. Quando non restano nomi stacca il foglio e lo porge dentro la nave, perché anche sulla Terra si cominci a leggere dall’alto.
    .title = Dal primo nome
what-had-been-said =
    Quaderno di Oda Lindh, con le ore a margine. 05:50, i due equipaggi davanti alla nave. 06:20, portello chiuso. 06:31, la nave non c’è più. 06:40, rileggo tutto quello che è stato promesso dal secondo atterraggio. Quello che è stato fatto lo barro. Non tutto è barrato. 06:55, ancora qui fuori. Per dare la propria parola basta un respiro: l’ho misurato. 07:10, a chi mi ha aspettato leggo quello che rimane. Nessuno lo nega. 07:15, rientriamo, con la pagina ancora nel quaderno.
    .title = Quello che era stato detto
back-to-the-sender =
    Da consegnare a cura dell’equipaggio di questa nave, con il foglio allegato, piegato com’era quando è arrivato. Qui è stato letto ad alta voce davanti ai due equipaggi, e non è stato eseguito. Potremmo scrivere le ragioni, ma allora avreste una risposta, e questo è un rifiuto. Tre parole via radio dicono lo stesso. Abbiamo voluto che il foglio viaggiasse per sette mesi in mano a persone che sanno che cosa c’è scritto. Saranno stanche. Prima di chiedere loro qualsiasi cosa, lasciatele dormire.
    .title = Al mittente
tape-on-the-floor-still =
    La nave è partita da nove giorni, e per chi è rimasto basterebbe un ripiano. Ce ne sono due. A sinistra: lenticchie, farina, un vasetto di sale. A destra: farina, lenticchie, un vasetto di sale. I vasetti sono stati riempiti la stessa sera, dallo stesso sacco. Reyes prende un misurino per parte, li versa nell’unica pentola e fa un segno su ognuno dei due elenchi. Secondo gli elenchi, che non si sono mai trovati fianco a fianco, i ripiani saranno vuoti lo stesso giorno.
    .title = Due ripiani
room-for-those-who-stay =
    Chi aveva un posto è partito, e l’HUB è più grande. Ci sono cuccette nude, ganci nudi, sedie da cui si vede l’orologio. La prima notte le porte restano aperte lo stesso: ormai si dormiva sentendo gli altri rigirarsi. Al mattino si toglie la polvere della partenza dal vetro, dalla lampada, dalla targa accanto alla camera stagna. Costruito per un solo equipaggio, dice. Oggi potrebbe essere vero; quale, non l’ha mai detto.
    .title = Posto per chi resta
twenty-six-months =
    La finestra si è chiusa, e la nave è ancora sulla piana, con il nastro sul portello contro la polvere. Quella notte partono più lettere che in tutto l’inverno. Ecco come cominciano alcune. Non spaventarti. La mia stanza la puoi affittare. Innaffia il fico. Ho chiesto che mi insegnino le pompe. Raccontami tutto, ma non dirmi che giorno è. Alla prossima finestra avrai l’età per leggere da te questa lettera.
    .title = Ventisei mesi
a-place-kept-free =
    Nessun motore si accende. Quello che era già a bordo torna indietro per la stessa pista, a braccia, portato dai due equipaggi, e questa volta senza elenco. Il Controllo Missione propone un’altra data. La risposta è una riga: questa volta no. A cena un posto viene apparecchiato e lasciato libero, e non si chiede quale equipaggio ci abbia pensato. La lampada del portello viene spenta per risparmiare la batteria; un’ora dopo è di nuovo accesa. Quello che parte quella sera per la Terra è una frase sola, con sotto i nomi dei morti.
    .title = Un posto lasciato libero
called-home =
    «Controllo Missione a tutti, nell’HUB.» È Ines, che legge piano. «Uno: il lavoro finisce oggi. Lasciatelo in modo che si possa ritrovare. Due: i due equipaggi sono richiamati a casa. Tre: alla prossima finestra verrà una nave sola, per tutti. Quattro: quello che avete deve bastare fino ad allora. Come dividerlo non si può stabilire da qui.» Un fruscio di carta. «Il cinque, nel testo, non c’è. Vorrei sentirvi. Non un equipaggio dopo l’altro.» Il microfono, nel Centro di Controllo, è uno solo. Gli si accostano due sedie, una per parte.
    .title = Richiamati a casa
