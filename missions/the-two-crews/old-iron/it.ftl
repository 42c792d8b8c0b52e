old-iron =
    Due equipaggi respirano l’aria di queste macchine: il vostro, e quello della Tern, scesa in due pezzi qualche settimana fa. Quasi tutte le macchine sono più vecchie del diario di bordo, e non c’è un ricambio in viaggio. Quello che deve continuare a girare vive di ciò che potete sacrificare. Per un’ora a sol la chiave grande è libera, e qualcosa si smonta: un banco, un argano, un tratto di ringhiera. Finita la settimana, l’elenco dei guasti dovrà essere abbastanza corto da lasciar dormire due equipaggi.
    .title = Ferro Vecchio
    .idea = Cannibalizzate quello di cui si può fare a meno perché il resto continui a girare, e a ogni sol scegliete quale Complesso ci rimette.
    .else-came = Nel cassetto c’è un pezzo buono. Ormai nessuno dei due equipaggi sa più di chi fosse.
    .do-as-left = Il Conto e la Fiducia ripartono da dove li ha lasciati la settimana dell’atterraggio: spostate gli indicatori.
    .do-owed = Sono in debito con voi, e ormai ringraziano per tutto: per il sale, per una lampada lasciata accesa in corridoio. Il Conto e la Fiducia ripartono da dove li ha lasciati la settimana dell’atterraggio: spostate gli indicatori.
    .do-owing = Siete in debito con loro, e vi capita di dire grazie anche per una lampada lasciata accesa in corridoio. Il Conto e la Fiducia ripartono da dove li ha lasciati la settimana dell’atterraggio: spostate gli indicatori.
    .then-bow = Lungo i tubi corre una nota più alta della vostra: le loro pompe, arrivate con una cassa di filtri. Sopra quella nota, al mattino, la prima voce è di Oda Lindh, della prua, che li guida. Accanto al vostro diario ha posato una carota di roccia, con l’etichetta a penna.
    .else-bow = Al mattino la prima voce è quella di Oda Lindh, della prua, che li guida. Vuole sapere che cosa si è sentito nella notte, e dove, e lo scrive. Accanto al vostro diario ha posato una carota di roccia, con l’etichetta a penna.
    .then-stern = Lungo i tubi corre una nota più alta della vostra: le loro pompe, arrivate con una cassa di filtri. Sopra quella nota, al mattino, la prima voce è di Reyes, della poppa, che cucina per loro ed è in piedi dalle cinque. Sulla vostra tavola c’è un barattolo di raccordi: un regalo, che prima di mezzogiorno altri staranno cercando.
    .else-stern = Al mattino la prima voce è quella di Reyes, della poppa, che cucina per loro ed è in piedi dalle cinque. Sulla vostra tavola c’è un barattolo di raccordi: un regalo, che prima di mezzogiorno altri staranno cercando.
    .then-own-six = Le cuccette che costruiste per loro, quando scriveste che c’era posto, adesso stanno dietro una porta che è loro. Stamattina da quella porta tornano delle bombole, con quello che i loro serbatoi possono cedere.
    .then-own-four = Loro hanno una porta propria. Stamattina ne escono delle bombole, con quello che i loro serbatoi possono cedere. Nella vostra dispensa c’è ancora quello che metteste via quando scriveste: quattro, e non di più.
    .else-own-four = Loro hanno una porta propria. Stamattina ne escono delle bombole, con quello che i loro serbatoi possono cedere.
    .then-roof-six = La porta è una sola, con due nomi sopra. Dormono nelle cuccette che costruiste quando scriveste che c’era posto. Le giornate sono più facili e la dispensa si vuota.
    .then-roof-four = La porta è una sola, con due nomi sopra. Quello che metteste via, quando scriveste quattro e non di più, lo si mangia tutti insieme.
    .else-roof-four = La porta è una sola, con due nomi sopra. Dalla stessa dispensa mangiano due equipaggi.
    .then-died = La settimana dell’atterraggio è costata la vita a uno di voi, oltre ad aria che da allora non si è più recuperata. Sulla sedia rimasta vuota adesso c’è una persona dell’equipaggio di volo, che allo schienale non si è ancora appoggiata.
    .then-unfinished = La settimana dell’atterraggio non è finita come doveva. A tavola non se ne parla. L’aria spesa là fuori manca ancora oggi nei vostri serbatoi.
    .then-envoy = L’elenco delle cose che potrebbero dare, scritto da Oda Lindh, ha finito il giro, con una parola in ogni margine. Lo si affida { $envoy-to }, la prima persona a sedersi con loro.

## Obiettivi

what-we-can-spare =
    Eseguite Cannibalizzare tre volte. Ogni pezzo mancherà dov’era.
    .title = Quello di cui si può fare a meno
    .count = Ore spese: { $done } su { $goal }
    .done = Quello che avete tirato giù, e non ancora rimontato altrove, è lungo il corridoio, su un lenzuolo, diviso per filettatura.
one-loop =
    Eseguite Unire i Circuiti tre volte. Un solo anello di tubo passa per le vostre valvole e per le loro; la valvola che un equipaggio chiude è chiusa anche per l’altro.
    .title = Un circuito solo
    .count = Giunti fatti: { $done } su { $goal }
    .done = L’ultimo giunto tiene: un circuito solo, come avete scelto. Il vostro ago e il loro salgono insieme di una tacca.
two-loops =
    Eseguite Chiudere un Circuito quattro volte. Due anelli di tubo che non si toccano: nessun equipaggio potrà chiudere l’aria dell’altro, né prestargliene.
    .title = Due circuiti
    .count = Tratti chiusi: { $done } su { $goal }
    .done = L’ultima curva è chiusa: due circuiti, come avete scelto. Battete sul vostro tubo, battono sul loro. Né voi né loro sentite niente.
what-still-runs =
    Riparate gli elementi rotti finché quelli rimasti non superano più la Soglia. La domanda arriva quando tutti gli altri obiettivi obbligatori sono raggiunti.
    .title = Quello che gira ancora
    .done = L’elenco dei guasti sta su una facciata di un foglio solo.
quiet-nights =
    Portate a 3 il tracciato Notti senza chiamate. Dal sol 2 in poi sale di 1 in ogni Produzione che trova tutti i tracciati Avaria sotto il 4; a tenerli bassi serve Gestione.
    .title = Notti tranquille
    .done = Una terza notte senza chiamate. Al mattino si prova l’allarme, per vedere se funziona ancora.

## Tracciati, segnalini e azioni

slate =
    .title = Il Conto
trust =
    .title = Fiducia
    .then-seven = Un lavoro è fatto prima che lo si chieda. Nel diario, accanto, il nome manca.
    .then-nought = Ormai gli attrezzi si contano due volte: prima di prestarli, e quando tornano.
nights-without-a-call =
    .title = Notti senza chiamate
hour-with-the-spanner =
    .title = Ora con la chiave
take-apart =
    Una volta per sol la chiave grande è libera per un’ora. Il banco, l’argano e quel che è loro si smontano una volta ciascuno. Senza il banco, sul Laboratorio resta una tessera Arresto: 2 di Stress a ogni Produzione. Lo smontaggio previsto dalle regole del gioco qui non conta.
    .title = Cannibalizzare
    .option-the-bench = Banco: 2 Hardware, 1 CPU contro un Arresto e 1 di Stress
    .after-the-bench = Se ne va anche il cavo che dava corrente alla stanza. Per ultima viene via la bilancia, ancora in piano. Sul muro, lì dietro, la vernice è nuova.
    .option-the-winch = L’argano: 3 Hardware, e si rompe l’Hardware del Garage
    .after-the-winch = Scende dalla trave tutto intero, ed esce in nove pezzi.
    .option-theirs = Una cosa loro: 2 pezzi contro 1 sul Conto e 2 di Stress
    .after-theirs = La chiedete senza giri di parole. Si consultano sottovoce, poi una sedia si sposta.
    .then-iron = Una delle loro pompe si divide: a loro la cassa, a voi quello che ci girava dentro, filtro compreso.
    .else-iron = È la stufa. Reyes la porta in quattro viaggi, per ultima la cappa con il filtro, e non resta a vederla aprire.
    .option-scrap = Rottami che non tengono aria: 1 Hardware contro 2 di Stress
    .after-scrap = Un corrimano, due cerniere, il piede di una lampada.
    .after-scrap-variant-2 = Se ne va una porta. La stanza di là è più piccola di come la pensavate.
    .after-scrap-variant-3 = Le scalette delle cuccette. Da stasera ci si arrampica.
    .after-scrap-variant-4 = L’ultimo scaffale. Quello che ci stava sopra sta per terra.
join-the-loops =
    Tagliate il tubo principale e mettete un giunto: la vostra aria passa per le loro valvole come la loro per le vostre.
    .title = Unire i Circuiti
close-a-loop =
    Ripiegate il tubo su sé stesso, un tratto alla volta. Ogni tratto si mette in moto con la corrente di riserva.
    .title = Chiudere un Circuito

## Preparazione

given-out-already = Questi avevano ceduto prima che cominciasse la settimana. Finora ci avete girato intorno.
a-red-lamp-in-the-kitchen = Con due equipaggi che vanno e vengono, il Complesso Abitativo non ha ancora avuto un sol di pace.

## Regole in vigore

nothing-here-is-young =
    Questa settimana per una riparazione serve una pedina in meno: qui non c’è più niente che non abbiate già aperto. A ogni Produzione mettete al minimo un Complesso: guadagnate l’energia che risparmia, e pescate subito una sua carta Avaria. Oppure montate prima un pezzo buono e non pescate niente, ma non per due sol di fila.
    .variant-2 = Oggi qualcosa cederà. Quale Complesso può rimetterci?
    .variant-3 = Stamattina si sente battere da tre parti. Dove smetterà, lo scegliete voi.
    .variant-4 = In ogni Complesso trema una lampada. Una potete lasciarla spegnere.
    .variant-5 = Ormai a colazione i due equipaggi arrivano con un pronostico, come altri con un sogno.
    .variant-6 = Oda Lindh tiene il conto dei Complessi. A chi tocchi, non lo dice.
    .variant-7 = Prima di colazione Abara ha fatto il giro, una mano su ogni pompa come su una fronte: vorrebbe che una riposasse.
    .title = Qui niente è giovane
    .option-working = Complesso Lavorativo: energia +1, e una sua carta Avaria
    .after-working = Sopra i banchi le lampade scendono a metà.
    .after-working-variant-2 = Una ventola dopo l’altra, il Complesso Lavorativo rallenta.
    .after-working-variant-3 = Dai banchi arriva un odore di polvere calda.
    .option-living = Complesso Abitativo: energia +1, e una sua carta Avaria
    .after-living = Stasera tocca alle stanze in cui si mangia e si dorme.
    .after-living-variant-2 = La cucina si fa muta, poi fredda.
    .after-living-variant-3 = Prendete le tazze e cambiate stanza.
    .option-systems = Complesso Sistemi: energia +2, e una sua carta Avaria
    .after-systems = Dietro la parete una pompa scende alla tacca più bassa.
    .after-systems-variant-2 = Quello che fa l’aria dovrà farla con meno.
    .after-systems-variant-3 = La più vecchia delle macchine sferraglia. La lasciate fare.
    .option-spare = Un pezzo buono: niente energia, niente carta, Stress −1
    .after-spare = Il cuscinetto nuovo entra mentre il vecchio gira ancora.
    .after-spare-variant-2 = Un altro pezzo buono, e il cassetto pesa meno.
    .after-spare-variant-3 = Quello che esce avrebbe forse retto la settimana. Finisce nella latta.
hands-lent =
    Arrivano con una lampada prima che li chiamiate, danno un’occhiata a rubinetti e ventole, e restano a cena. La Fiducia è alta: ogni debito che salderete, voi o loro, la alza ancora.
    .title = Mani in prestito
    .ends = Finito il lavoro tornano dritti alle loro cuccette. Avevate apparecchiato anche per loro.
tape-on-the-floor =
    La Fiducia è bassa. Una striscia di nastro divide a metà lo scaffale degli attrezzi e continua per terra. Da tutti e due i lati si dorme male e si mangia poco. Un debito pagato fa salire la Fiducia: se sono loro a dovervi qualcosa, prendete; se siete voi, date. Da 3 in su il nastro si stacca.
    .title = Nastro sul pavimento
    .ends = Sotto tanti stivali il nastro accanto allo scaffale si è staccato.
tobes-plate =
    Ife prende dalla pila due piatti, guarda il secondo, quello di Tobe, e lo rimette a posto. Da quando suo fratello è morto non risponde più per nessuno.
    .title = Un piatto rimesso a posto
lindqvists-plate =
    Al posto di Lindqvist c’è un taccuino sulle pompe, chiuso, con sopra una matita, e si mangia lì intorno.
    .title = Un taccuino sulle pompe
pumps-by-guesswork =
    Tutto quello che si sapeva delle loro valvole sta in una stenografia che nessuno sa leggere. Per il primo taglio ognuna va provata prima di fidarsene: ci vuole uno di voi in più.
    .title = Valvole a tentoni
    .ends = Il primo taglio è fatto. Da qui in avanti sapete in che verso girano i loro volantini.

## Eventi di Missione

four-in-the-morning =
    Alle quattro del mattino tutte le pompe dell’HUB prendono lo stesso passo. È un colpo solo, lungo come un respiro: le tazze camminano sulla mensola, le piastre del pavimento rispondono. Nel buio due voci, una vostra e una loro, danno ordini opposti.
    .title = Le quattro del mattino
    .option-slow-the-air = Rallentate l’aria
    .after-slow-the-air = Il colpo lungo si rompe. Sotto le cuccette ne continua uno corto.
    .option-slow-the-taps = Rallentate l’acqua
    .after-slow-the-taps = Le tazze si fermano. Sopra i banchi qualcosa ha preso il ritmo.
    .option-let-them = Lasciatele andare al passo
    .after-let-them = Al passo consumano meno corrente, e tengono svegli tutti voi.
a-drawer-of-almost =
    Terzo cassetto da sinistra. Undici valvole, tutte larghe di un pelo; un ingranaggio con un dente di troppo; la scheda di una macchina che non fu mai spedita. La dodicesima valvola manca. L’ha montata Reyes, con una lima, di notte, nel Complesso Lavorativo, perché fosse una sorpresa; da allora, lì, la pressa zoppica.
    .title = Larghe di un pelo
    .action = Smontatela, limate quello che si può limare, mettete un’etichetta al resto.
    .done = Due pezzi del cassetto adesso entrano senza forzare; davanti c’è scritto: per il prossimo HUB.
    .later = La dodicesima valvola ha retto. Non ha retto quello in cui era avvitata: in Officina il telaio della pressa è spaccato da parte a parte.
chalk-crosses =
    Da colazione in giro per l’HUB ci sono croci di gesso: su un coperchio di pompa, su una stufetta, sulla cerniera di una cuccetta. Segnano quello che si può togliere. «Gira anche senza», dice Lindqvist, che si occupa delle pompe della Tern: le croci sono sue. Il coperchio pende già da un bullone solo; gli altri sono nel taschino di Lindqvist.
    .title = Croci di gesso
    .option-take-it = Prendete quello che è allentato
    .after-take-it = Due pezzi buoni, ancora caldi. La pompa gira davvero anche senza.
    .option-tighten-it = Stringete di nuovo tutto
    .after-tighten-it = Uno di voi ci mette tutta la mattina, una croce alla volta, con una chiave e uno straccio bagnato. Dopo, di ogni bullone vi fidate.
    .option-ask = Chiedete a Lindqvist un pezzo dei loro
    .after-ask = Lindqvist si vuota le tasche, soppesa un pezzo, ci soffia via la polvere e ve lo porge.
shorthand =
    Durante il volo Lindqvist copiò dai disegni tutte le valvole del vostro HUB, pochi tratti per ciascuna, con segni tutti suoi. Una pagina del taccuino mostra la pompa che batte da lunedì: un volantino, una freccia verso sinistra, un segno. «Sempre», legge Ito. «Mai», legge Reyes.
    .title = Stenografia
    .option-try-it = Girate verso sinistra
    .after-try-it = Due mani sul volantino, un orecchio sul tubo.
    .way-right = Ancora un colpo, poi la pompa gira liscia.
    .way-wrong = Cede, poi cede troppo. In un Ossigenatore il colpo l’ha preso un filtro.
    .option-leave-it = Lasciate stare la pagina
    .after-leave-it = Oda rimette il taccuino al posto vuoto, con la matita di traverso.
    .option-write-to-earth = Mandate la pagina sulla Terra
    .after-write-to-earth = Parte riga per riga, con le sbavature. La sera i due equipaggi scommettono ancora su quel segno.
    .later-write-to-earth = Sulla Terra hanno trovato una donna che divise una scrivania con Lindqvist. Ha ricopiato tutto in chiaro, valvola per valvola. In fondo alla pagina chiede di conservare le sbavature.
is-the-kettle-loud =
    «Fa rumore, il bollitore?» Reyes, che cucina per quelli della Tern, arriva dal corridoio con due tazze vuote: il loro bollitore è andato a secco e si è spaccato. A casa, dice, quel suono bastava per trovare gli altri, in qualunque stanza fossero.
    .title = Fa rumore, il bollitore?
    .then-asked-six = Prima che partissero avevate scritto che c’era posto. Una delle tazze è per voi: Reyes dice grazie così.
    .then-asked-four = Avevate scritto quattro, e non di più. Reyes, che sa quali nomi stavano sotto la riga, guarda in fondo alle tazze.
    .else-asked-four = Poi arriva l’altra domanda, quella che prima del volo non vi fu mai fatta. C’è posto? Reyes intende a tavola.
    .option-cook-with-us = Fate cucinare Reyes alla vostra tavola
    .after-cook-with-us = A sera avete farina sulle maniche e un piatto in più, mentre gli altri, senza Reyes, mangiano dalle scatolette.
    .option-lend-it = Prestate il vostro secondo bollitore
    .after-lend-it = Lo vengono a prendere dopo cena. Va con una prolunga, perché la corrente dovete darla voi. Più tardi, a letto, lo sentite, e capite che cosa intendeva Reyes.
    .option-two-kettles = Mettete i vostri due bollitori sulla loro stufa
    .after-two-kettles = Due bollitori, non proprio intonati. Li riempie tutti e due Reyes.
    .option-it-is-loud = Dite di sì, e chiudete piano la porta
    .after-it-is-loud = Sì, fa rumore. Sentite le tazze tornare indietro lungo il corridoio, e la tavola resta a voi.
the-scanner =
    Un Ossigenatore gira male: la scheda che lo regolava è morta. Di uguali ce ne sono altre due. Una è nello scanner del MedLab. L’altra è in quello che si è portata Abara, la loro infermiera: ha una tracolla e va dove va lei. Lei ci ha steso sopra una coperta, senza domandarvi che cosa state cercando.
    .title = Lo scanner
    .option-ours = Togliete la scheda dal vostro
    .after-ours = Due mollette, ed è fuori, con un telaio buono per i ricambi. Per un minuto sullo schermo resta l’ultima immagine, l’ombra di una mano.
    .option-abaras = Chiedete il suo ad Abara
    .after-abaras = Lo porta lei, e si ferma: dove c’è il suo scanner, lì è la sua corsia; anche la cuccetta e il posto a tavola li ha già scelti.
    .option-neither = Lasciateli come sono
    .after-neither = L’Ossigenatore va avanti, male. Chi cade si può ancora guardare da dentro.
a-box-on-the-wall =
    Alla parete è appesa una scatola con tre spie. Negli anni l’hanno presa a pugni, riverniciata, usata come attaccapanni. Oggi, per la prima volta da tanto, se ne leggono le scritte. Se si guasta questo, guardare là. Se si guasta quello, guardare qui. Se si guasta questo: la scritta continua sotto la vernice.
    .title = Una scatola alla parete
    .action = Raschiate la vernice e fate quello che dicono le scritte.
    .done = Vi fanno fare il giro dell’HUB e vi riportano alla scatola. Strada facendo avete rimesso a fondo tre spine.
    .later = Sotto la vernice c’era scritto: le ventole, una volta l’anno; nella notte, in due Complessi, si sono fermate.
two-names-on-one-spanner =
    Dal vostro primo inverno la chiave grande porta un nome sul manico. Da stanotte ne porta due: il secondo è graffiato con un chiodo. La loro si è persa con la nave, e i dadi delle condotte hanno la stessa misura per tutti. «Devo scrivere di chi è», dice Ito, che per loro mette tutto a verbale, con la matita alzata.
    .title = Due nomi su una chiave
    .option-theirs = Lasciatela a loro
    .after-theirs = Per la vostra ora ve la portano, puntuali. Il resto del giorno si gira con le pinze.
    .option-ours = Riprendetela
    .after-ours = È di nuovo al suo gancio, con un’ora da spendere. Su un tubo dei loro un dado resta com’è.
    .option-a-hook-between = Piantate un gancio a metà del corridoio
    .after-a-hook-between = Lì ci arrivano tutti e due gli equipaggi, e tutti e due l’hanno appena posata altrove.
a-bench-among-the-bunks =
    La pompa da aprire è più larga di un palmo della porta del Complesso Lavorativo. Spazio per terra ce n’è fra le vostre cuccette. Ce n’è altrettanto fra le loro. Oppure fa il giro per la camera stagna, a pezzi, andata e ritorno.
    .title = Un banco fra le cuccette
    .option-here = Fra le vostre cuccette
    .after-here = A sera è fatto, e fatto bene. Per tutta la notte da un cuscino viene odore d’olio.
    .option-there = Fra le loro
    .after-there = Arrotolano le coperte. Di ogni pezzo Ito chiede il nome e come si scrive.
    .option-carry-it = Il giro per la camera stagna
    .after-carry-it = Un pezzo alla volta, fuori e dentro, pulito a ogni soglia; rimontata, gira come non girava da anni.
who-sleeps-by-the-pumps =
    Per tutta la notte ci vuole un orecchio accanto alle pompe. Ci sono un materasso, una lampada, e un secchio sotto la goccia. Può essere uno di voi; può essere uno di loro.
    .title = Chi dorme accanto alle pompe
    .then-ife = Ife Okoro ci ha già portato la sua coperta. Della seconda che ha in braccio, quella di suo fratello, non sa che farsi. Le portate un piatto, pieno, e accostate la porta.
    .else-ife = «Tobe no», dice Ife Okoro. «Mio fratello sogna.» «Ife no», dice Tobe. «Lei non sogna mai.» Alla fine tocca a qualcuno dell’equipaggio di volo. Portate un piatto, pieno, e accostate la porta.
    .option-one-of-us = Uno di voi
    .who-by-the-pumps = Chi si stende accanto alle pompe?
    .after-one-of-us = Alle pompe scendono una coperta e un cuscino dei vostri.
    .then-lies-down = { $by-the-pumps-cap } si porta una matita. Nelle altre cuccette si dorme fino al mattino.
    .option-one-of-them = Uno di loro
    .after-one-of-them = Chi va, lo decidono loro.
    .option-in-turns = A turno, i due equipaggi
    .after-in-turns = A ogni cambio due persone stanno sotto la lampada e si accordano su quello che hanno sentito.
lists-in-two-hands =
    Il vostro è appeso accanto alla camera stagna. «Valvola 9, sinistra. Gocciola. Tocca a loro.» Il loro è appeso accanto al MedLab. «Valvola 9, destra. Gocciola. Tocca a loro.» La valvola è una sola, che gocciola su due elenchi.
    .title = Elenchi a due mani
    .option-one-list = Dei due elenchi fatene uno
    .after-one-list = Ci vogliono una sera e un po’ della pazienza che i due equipaggi tenevano da parte per il peggio. Quello che un elenco dà per mancante, l’altro ce l’ha in un cassetto.
    .option-stay-two = Lasciateli dove sono
    .after-stay-two = Ogni equipaggio ripara quello che c’è sul proprio elenco, e va a dormire.
    .option-read-them-out = Leggeteli ad alta voce, riga contro riga
    .after-read-them-out = Metà dei guasti li avevano già riparati gli altri, da settimane.
short-of-all-but-wire =
    In magazzino non c’è più una bobina, né un relè, né un fusibile. C’è del filo, quattrocento metri su un tamburo. Una bobina, dice il manuale, è soltanto filo e pazienza. Nel Complesso Sistemi ne aspetta una un motore, che intanto si scalda.
    .title = Tutto finito tranne il filo
    .action = Avvolgete la bobina a mano, contate, poi provatela sotto corrente.
    .done = 906 giri, contati ad alta voce. Dal 300 in poi, in fondo al corridoio, un’altra voce contava insieme a voi.
    .later = Il motore è rimasto caldo troppo a lungo. In un Pannello Solare la spina si è fusa nella presa.
somebody-awake =
    Le due e dieci. Fra i serbatoi è accesa una lampada che non dovrebbe. Accanto c’è uno di loro, di spalle, con un foglio solo. Al rumore dei vostri passi il foglio si piega una volta, due, e scompare in una manica. La lampada resta accesa, come se ci fosse tempo per parlare.
    .title = Una luce fra i serbatoi
    .option-sit-down = Sedetevi sull’altra cassa
    .who-awake = Chi si siede?
    .after-sit-down = Ci vuole un po’ prima che il viso si volti verso la luce.
    .then-face-oda = È Oda Lindh. «Le due e quattordici», dice. «Scriverò che in due non si dormiva.»
    .then-face-abara = È Abara. Prende il polso a chi è venuto, conta fino in fondo e dice che dovrebbe stare a letto.
    .else-face-abara = È Ito, con l’inchiostro su un pollice. «Ci sono pagine», dice Ito, «che non devo spedire.»
    .option-ask-at-breakfast = Chiedetelo a colazione
    .after-ask-at-breakfast = La domanda resta lì fra le tazze.
    .then-said-oda = «Io», dice Oda Lindh, prima che la teiera sia posata. «Era l’unica ora tranquilla.»
    .then-said-abara = Abara riempie prima le altre tazze. «Io. Imparavo un elenco a memoria.»
    .else-said-abara = Ito posa il cucchiaio. «Leggevo. Leggere si può.»
    .option-pass-by = Tornate a letto
    .after-pass-by = Lasciate la lampada a chi l’ha accesa, e dormite.
a-warm-bearing =
    Andando in cucina { $found-it } posa una mano sulla parete, e la lascia lì. In un punto è calda, non più larga di un piattino. Non si è accesa nessuna spia. Dietro la piastra gira un cuscinetto rimasto senza grasso.
    .title = Un cuscinetto caldo
    .action = Aprite la piastra e ingrassate il cuscinetto.
    .done = A cena in quel punto la parete è fredda come altrove. Gente dei due equipaggi passa a posarci la mano.
    .later = Nella notte il cuscinetto ha grippato portandosi dietro l’attacco di un Ossigenatore.
    .closed = La pompa dietro la piastra calda è ferma: nel nuovo tubo non serve.
the-name-on-the-rota =
    Quando si leggono i turni, un nome si salta. Il suo lavoro lo si fa lo stesso. Adesso la persona arrivata per ultima, che i turni li sa a memoria, posa un dito su quella riga e chiede se è libera.
    .title = Il nome nei turni
    .option-leave-it = Lasciate il nome dov’è
    .after-leave-it = La riga resta com’è. Il lavoro che le appartiene dovrà aspettare delle mani.
    .option-the-newcomer = Date il turno a chi lo chiede
    .after-the-newcomer = La firma va sotto il nome, più piccola. Da oggi quel lavoro comincia con un’ora di anticipo.
    .option-a-hand-of-theirs = Chiedete una mano agli altri
    .after-a-hand-of-theirs = Viene Reyes, fa il turno, e lascia vuota la riga.
the-second-list =
    Accanto all’elenco dei guasti Oda Lindh ne posa un altro: quello che potrebbero dare i suoi. Un blocco valvole, una ventola, quaranta metri di tubo. Con questi l’aria può girare per sempre. In un circuito solo, che passa dalle vostre cuccette e dalle loro: è più rapido, e ogni equipaggio respira con le valvole dell’altro. Oppure in due: più lavoro, ogni mano soltanto sulla propria aria.
    .title = Il secondo elenco
    .then-read-by = In parte è nella stenografia di Lindqvist; leggendo, lì tace per la lunghezza di una riga. Sopra ci posa un pezzo che Lindqvist aveva messo da parte, ingrassato e avvolto.
    .option-one = Un circuito solo
    .after-one = «Uno per tutti e due», rilegge Oda. La notte è corta per i due equipaggi, e al mattino sul tavolo c’è il primo giunto, tornito da un vecchio bullone.
    .option-two = Due circuiti
    .after-two = «Allora saprò di chi è l’aria», dice Ife Okoro. Due giri corti vogliono meno corrente di uno lungo; dopo questa frase vi sorprende quanto bene dormite.

## Eventi Consequenziali

what-the-chalk-meant =
    Nel coperchio della pompa c’è un buco, sotto una croce che si legge ancora. Quello che ne è uscito teneva qualcosa, dopotutto. Un Ossigenatore ha preso gioco nel suo telaio.
    .title = Che cosa voleva dire il gesso
a-cover-left-open =
    Il coperchio con la croce di gesso l’avevate stretto; adesso è di nuovo aperto. Il pezzo sta in una loro stufetta, e la stufetta scalda. Lasciate correre.
    .title = Un coperchio aperto
the-watch-by-the-pumps =
    Al mattino il secchio è mezzo pieno e la lampada ancora calda. { $by-the-pumps-cap } porta una pagina intera: un colpo di tosse alle due, un fischio alle quattro, alle cinque una specie di passo. Prima di mezzogiorno sono trovati e zittiti tutti e tre.
    .title = La notte accanto alle pompe
the-watch-by-turns =
    Della notte c’è una pagina. A metà la vostra scrittura si ferma e va avanti una delle loro.
    .title = Una pagina per la notte
the-watch-of-theirs =
    «Ha battuto tutta la notte», vi dicono a colazione. «Quali colpi si dovevano scrivere?» Voi avete dormito.
    .title = Alla prima tazza
a-part-comes-back =
    Quello che è passato da un equipaggio all’altro sta nel quaderno di Oda, con l’ora. Stamattina lo legge ad alta voce.
    .title = Dare e avere
    .then-they-owe = Il debito è loro. Dietro di lei aspetta Ife Okoro, con un filtro e un sacchetto di carta che contiene un solo seme.
    .then-you-owe = Il debito è vostro. Lei gira il quaderno, perché possiate leggerlo anche voi.
    .else-you-owe = Siete pari. Tira una riga, ve la mostra e chiude il quaderno.
    .option-accept = Accettate tutto, e tenete al caldo il seme
    .after-accept = Il sacchetto non pesa niente. Finché il seme non ha una lampada tutta sua, Ife non se ne va.
    .option-let-it-stand = Lasciate il conto aperto
    .after-let-it-stand = Un’altra volta, dite. A cena si sta bene, e la riga resta aperta.
    .option-a-part = Pagate con un pezzo
    .after-a-part = Uno buono, non quello che avanza. Accanto, nel quaderno, lei scrive la parola buono.
    .option-air = Pagate in aria
    .after-air = La bombola la riempiono loro, fino al segno e non oltre.
    .option-not-yet = Non ancora
    .after-not-yet = Fa un cenno con la testa, e per tutto il giorno lascia il quaderno aperto sulla vostra tavola.

## Carte Avaria

nowhere-to-lay-it =
    La scheda di una pompa va letta: un’ora, una lente, un piano su cui posarla.
    .title = Dove posarla
    .then-bench = Da quando non c’è più il banco, in Laboratorio non c’è niente in piano. La scheda viene letta sulle ginocchia, e torna al suo posto con un guasto in più.
    .else-bench = Il banco del Laboratorio è tutto suo, con uno di voi accanto a reggere la lampada.
by-the-rope =
    Nel Garage un rover va sollevato da terra, quanto basta perché ci si strisci sotto.
    .title = A forza di corda
    .then-winch = Dov’era l’argano, sulla trave corre una corda. Ci vogliono più braccia che con l’argano.
    .else-winch = Lo solleva l’argano, piano, con la corrente della riserva.
no-picture-of-it =
    Da quando quest’aria la respirano due equipaggi, una tosse ha trovato la strada per fare il giro.
    .title = Senza un’immagine
    .then-scan = Lo scanner grande è in pezzi; quello piccolo di Abara mostra le ossa, non il fiato. Quando finalmente si sente, non è più una tosse.
    .else-scan = Un torace dopo l’altro passa sotto lo scanner. Davanti al MedLab c’è la fila, e ci vuole una mano in più per tenerla in ordine.
half-a-turn =
    In un Ossigenatore c’è una valvola che non si chiude: le manca mezzo giro.
    .title = Mezzo giro
    .then-thread = Il manicotto è tornito da una cosa loro e ha un altro passo. Tiene, e perde.
    .else-thread = Il manicotto ha l’età del diario di bordo. Si sbriciola, e il filtro che sta dietro si riempie di briciole.

## Finali

three-quiet-nights =
    Accanto alla camera stagna è appeso l’elenco dei guasti, e in fondo al foglio c’è ancora del bianco. L’aria gira come avete scelto, e sono passate tre notti senza una chiamata. A svegliarvi, se qualcosa vi sveglia, adesso è la pausa fra due colpi della pompa. Oda Lindh vorrebbe sapere, per il suo quaderno, a che ora c’era più silenzio. Lo chiede ai due equipaggi. Non c’è modo di scoprirlo: per una volta dormivate tutti.
    .title = Tre notti tranquille
more-gaps-than-machines =
    L’aria è sicura. Quello che la rende sicura fino a poco fa era qualcos’altro, e dove stava la parete è più chiara, con i fori delle viti agli angoli. Avete smesso di allungare la mano verso cose che non ci sono più. Ai bulloni Reyes appende le tazze. Per un suo elenco il Controllo Missione vorrebbe sapere che cosa manca nell’HUB, e vi ha lasciato mezza pagina. La riempite, la voltate, e chiedete se non preferiscano sapere che cosa c’è ancora.
    .title = Più vuoti che macchine
one-breath =
    Quello che espirate arriva a loro un minuto dopo, e da loro a voi. Quando friggono la cipolla lo sapete. Quando di notte uno di loro si gira nel letto, sopra la vostra cuccetta si muove una lamella. Ai due capi dell’HUB c’è una valvola con il volantino, e sotto i due volantini pende lo stesso cartello, scritto dai due equipaggi: chi può girarlo, quando, e chi va svegliato prima. Ito ha mandato il cartello sulla Terra. La Terra chiede che cosa c’era sotto la cancellatura della terza riga.
    .title = Un solo respiro
two-breaths =
    Due anelli di tubo, due manometri. In corridoio, dove poteva esserci un giunto, ciascuno torna indietro con una curva, a un palmo dall’altro. Quando vi alzate guardate il vostro ago, prima del bollitore, prima della finestra. Si può vedere anche il loro, laggiù, a chinarsi sotto il tubo. Che cosa segni non è affar vostro. Alla fine della settimana avete preso tutti l’abitudine di chinarvi.
    .title = Due respiri
too-much-red =
    L’aria gira; con una mano sul tubo la sentite. È il resto che non gira. Quello che è ancora sull’elenco è più di quanto il Controllo Missione sia disposto a firmare, e una stanza dopo l’altra viene chiusa d’autorità. I due equipaggi portano coperte e materassi lungo il corridoio, fin dove le spie sono verdi. A ogni porta Abara legge i nomi di chi è passato; solo dopo l’ultimo la lascia chiudere.
    .title = Troppo rosso
the-loop-is-open =
    In un circuito o in due, l’aria non gira ancora. La si fa entrare dai serbatoi a ore, a mano, con un orologio appoggiato al tubo. Prima che lo chiediate, il Controllo Missione ha mandato i turni: un nome vostro accanto a uno loro, notte dopo notte, e per un pezzo nessun altro lavoro. Nel corridoio c’è quello che andava montato; per arrivare al turno lo scavalcate. La prima notte, sulla seconda cassa, c’è già Ife Okoro, una mano sul volantino. «Al vostro via», dice.
    .title = Il circuito è aperto
a-spanner-with-a-name =
    Sul manico della chiave grande si incide un nome, con lo spigolo di una lima, lettera per lettera, e sotto la data. Ci vuole il resto della giornata. Poi tutto quello che gira si ferma per un minuto, da un capo all’altro dell’HUB. Quelli della Tern non l’avevano mai sentito in silenzio. Nemmeno voi. Passato il minuto, Reyes va da una pompa all’altra e le fa ripartire, perché bisogna respirare. La chiave torna al suo gancio, con il nome rivolto alla stanza.
    .title = Una chiave con un nome
