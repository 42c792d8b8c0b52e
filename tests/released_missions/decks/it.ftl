## Avventure: Esplorazione

loose-slope =
    Da sotto il pendio sembrava solido. A metà salita la crosta cede e scivolate giù con lei, un’onda di sassi alle spalle. Quando la polvere si posa vi ritrovate in ginocchio contro un masso. La tuta tiene la pressione. Il ginocchio che ha fermato la caduta, invece, non promette bene.
    .title = Pendio instabile
    .later =
        Nella notte il ginocchio finito contro il masso si è gonfiato, e non entra più nel giunto rigido della tuta. Servono ghiaccio, una fascia e riposo. Metà di questo sol se ne andrà prima che la gamba torni a reggere il peso.

dropped-crate =
    Dalla sabbia spunta uno spigolo dritto, dove di dritto non dovrebbe esserci niente. Scavate con le mani e liberate una cassa di rifornimenti, una di quelle perse anni fa, quando un lander senza equipaggio andò in pezzi durante la discesa. La schiuma si sbriciola, ma ha tenuto asciutto e intero un connettore dell’energia.
    .title = Una cassa fuori rotta

salt-crust =
    Il terreno che avete attraversato era chiaro e scricchiolava, come una brina che non si scioglie. Nel Garage, invece, si scioglie: il sale di stivali e attrezzi cola dalla rastrelliera in una salamoia grigia, dritta nei mozzi del Froggy. Ripulite fin dove arrivano le dita. A girare una ruota con le mani, i cuscinetti raschiano.
    .title = Sale sotto gli stivali
    .later =
        La salamoia si asciuga e lascia il sale. Nella notte una crosta è cresciuta sui contatti della colonnina di ricarica del Garage, quanto basta perché la corrente scappi a terra. Al mattino una parte della riserva si è dispersa nel pavimento, e nessuno ha sentito nulla.

clicking-dosimeter =
    Dietro la cresta il dosimetro che portate sul petto comincia a ticchettare, più in fretta di quanto abbia mai fatto in addestramento. Restate immobili e contate. Dopo mezzo minuto torna al ritmo lento di sempre. Il valore resta sotto la soglia d’allarme, e non avvertite nessun disturbo. Per ora non c’è nulla da riferire, se non un luogo e un’ora.
    .title = Mezzo minuto di ticchettio
    .later =
        Comincia dietro gli occhi, al risveglio: una pressione che rende ogni lampada troppo forte e ogni voce troppo vicina. La scheda medica chiede di esposizioni all’esterno, e vi tornano in mente la cresta e quel ticchettio. Senza cure, quello che sapete fare meglio resta fuori portata: ragionare oltre il dolore costa tutte le forze.

open-tube =
    Il terreno suona vuoto sotto gli stivali. Qualche metro più in là è crollata la volta di un antico tubo di lava. La lampada del casco trova pareti di vetro scuro e un fondo a portata di corda: roccia intatta, e spigoli taglienti per tutta la discesa. Vi calate dentro, o segnate il punto e proseguite?
    .title = L’apertura
    .option-climb-in = Calatevi con la corda
    .after-climb-in =
        Le pareti si staccano in scaglie pulite e riempite due contenitori. In risalita la corda vi manda contro il bordo, e il vetro taglia guanto e pelle prima che la tuta si sigilli da sé.
    .option-mark-it = Segnate il punto e proseguite
    .after-mark-it =
        Piantate un riflettore sul bordo, dove l’orbiter può vederlo, e dettate due volte le coordinate all’HUB. Per ora è tutto.
    .later-mark-it =
        La telecamera dell’orbiter ha trovato il vostro riflettore. Con un punto sicuro sulla mappa le vecchie immagini finalmente combaciano, e quella che era solo un’ombra si rivela un posto che merita una visita. Le coordinate arrivano con i dati del mattino.

blue-evening =
    Dovreste già essere sulla via del ritorno, ma il sole tocca l’orlo della piana, e tutt’intorno il cielo si fa azzurro: un azzurro piccolo e freddo, in un posto che conosce solo toni di ruggine. Lo descrivete alla radio. Nell’HUB gli attrezzi tacciono, e a uno a uno vengono tutti alla finestra. È un colore da tenere per i giorni brutti.
    .title = Sera azzurra

light-to-the-left =
    In pochi minuti la polvere nell’aria si è fatta fitta, e il traliccio dell’HUB non si vede più. Nemmeno le vostre orme. Vi fermate, come vi hanno insegnato, e aspettate finché ogni lampada della base non è accesa per voi: una macchia gialla, molto più a sinistra di dove avreste guardato. Fino al vostro rientro il conto lo pagano le batterie.
    .title = Una luce a sinistra
    .later =
        Sognate di camminare, e vi svegliate mentre camminate, due volte, con una mano sulla parete del corridoio. Non ne parlate, ma le porte sono sottili. Di notte gli altri hanno cominciato ad ascoltare i vostri passi, e a contare i caschi sulla rastrelliera prima di coricarsi. Non fa bene a nessuno.

dropped-rangefinder =
    Il telemetro scivola dal treppiede e cade sulla lente. Lo pulite e mirate al traliccio dell’HUB: la cifra arriva subito. Mirate di nuovo, e ne arriva un’altra. Nel Garage non c’è un secondo strumento. Finché questo non sarà riallineato, chi si metterà in cammino la prossima volta non potrà fidarsi di una cifra prima di averla letta due volte.
    .title = Seconda lettura

ring-of-frost =
    Di ritorno dalla piana ricaricate la tuta nel Garage. Quando sganciate il tubo, sul raccordo c’è un anello di brina bianca. Sparisce sotto il pollice, e dopo la ricarica successiva non ricompare. Gli indicatori concordano fino all’ultima cifra, niente sibila, e per ora non succede nulla. Riappendete il tubo al suo gancio.
    .title = Un anello di brina
    .later =
        Nel Garage il raccordo ha tenuto. Non ha tenuto quello che c’è dietro: a ogni ricarica un po’ d’umidità entrava nel filtro dell’ossigeno, ogni notte gelava, e stamattina la cartuccia si è spaccata da un capo all’altro. Chi adesso ricarica lì una tuta sente ghiaia nel tubo.

brown-wall =
    All’orizzonte c’è un muro bruno, e quando riguardate è più vicino. Sarà qui prima che passi un’ora, e la via di casa è lunga più o meno altrettanto. Dietro le rocce più vicine c’è una conca al riparo dal vento, abbastanza fonda per stendersi. Correte verso l’HUB, o aspettate nella conca che il muro sia passato?
    .title = Un muro bruno
    .option-run = Correte verso l’HUB
    .after-run =
        Arrivate alla camera stagna quando le prime raffiche già la scuotono, e restate a lungo seduti sul pavimento, senza una parola. Sul monitor che avete al petto il battito ci mette molto a scendere.
    .later-run =
        Non è un dolore. È un battito che arriva troppo presto, e il successivo che arriva troppo tardi: in corridoio, a tavola, nel mezzo della notte. Il medico di volo ha guardato il tracciato del giorno del muro bruno, e vuole che sia curato prima di un’altra prova del genere.
    .option-wait = Aspettate nella conca
    .after-wait =
        Per tre ore il mondo è bruno e pieno di rumore, e la radio dà solo un crepitio. Al rientro le bombole si riempiono dalla riserva. Nell’HUB nessuno si è seduto un momento.

thread-over-the-roof =
    Dalla cresta vi voltate indietro, come fanno tutti. Il sole è basso, e sopra il tetto dell’HUB c’è un filo bianco: uno sfiato che fa il suo lavoro, o una giuntura che cede. Lo riferite per radio, e una mano passa su ogni giunto del Complesso Abitativo. Se lì stava crescendo un guasto, lo si ferma in tempo. Se no, si dorme meglio per aver guardato.
    .title = Un filo sopra il tetto

crooked-map =
    Secondo la mappa siete dentro un cratere. Sotto gli stivali avete una piana, e il cratere è mezzo chilometro più a ovest, dove sulla mappa non c’è nulla. Due strisce di immagini prese dall’orbita sono state unite di traverso, e oltre questa linea è tutto sbagliato. Alla Terra serve un sol per rifare il foglio. Fino ad allora, chi si metterà in cammino troverà cose che nessuna mappa conosce.
    .title = Una mappa storta

buried-depot =
    Sotto la scarpata dovrebbe esserci un deposito: tre casse con un segnalatore sopra, lasciate nei primi sol per chi non riuscisse a rientrare. C’è solo un ventaglio di detriti freschi. Appoggiate il casco ai sassi per sentire il ticchettio del segnalatore, e sentite soltanto la pompa della vostra tuta. Il cibo di quelle casse entrava in ogni piano. Ora lo si cancella.
    .title = Il deposito sepolto
    .later =
        Un’altra frana, e i detriti sotto la scarpata hanno restituito qualcosa. La telecamera del traliccio coglie un lampeggio che ieri non c’era: il segnalatore del deposito. La cassa sotto è schiacciata, e il gelo ha rovinato il cibo. Ma il segnalatore non ha mai smesso di contare, e il computer che ne riportate a casa non ha perso un colpo.

pool-of-dust =
    Sembra sabbia come l’altra. Invece la conca è piena di polvere fine come farina, e ci affondate fino al petto. In un equipaggio più numeroso c’è sempre qualcuno alla radio: l’allarme corre per tutto l’HUB, e vi trovano stesi sul bordo. Se siete soltanto in due, non sente nessuno. Ne uscite strisciando, da soli, e la bombola si riempie dalla riserva.
    .title = Una pozza di polvere

forty-minutes =
    Dietro la parete del canyon la radio tace, come da programma: quaranta minuti, finché non uscite dall’altra parte. Leggete l’elenco ad alta voce, per sentirne una. Poi ricompare il traliccio, e con lui l’HUB, che chiede se volete un caffè. Rispondete di sì. Non è successo niente, è tutto in ordine, e per ora non c’è altro da aggiungere.
    .title = Quaranta minuti
    .later =
        Siete nella camera stagna con il casco in testa, e la mano non gira la maniglia. È solo il silenzio dietro la parete del canyon, è lontano da qui, e lo sapete. Ma il fiato si fa corto, e le lancette ballano. Qualcuno apre dall’interno e si siede per terra con voi finché non passa. Quello che si è sentito sul canale aperto, però, resta addosso a tutti.

broken-ledge =
    La via del ritorno non c’è più. Dove eravate scesi la cengia si è staccata, e il canalone, là sotto, corre per chilometri. Potreste aspettare: qualcuno porterebbe lo Scorpio sull’altro versante, dove non ha mai guidato nessuno, e calerebbe il verricello. Oppure potreste seguire il canalone a piedi fino allo sbocco, ed essere a casa al mattino. Aspettate lo Scorpio, o camminate?
    .title = La cengia crollata
    .option-scorpio = Aspettate lo Scorpio
    .after-scorpio =
        Il verricello tiene, e voi pure. Non tiene il pendio: mentre il cavo rientra, il bordo cede sotto le ruote anteriori dello Scorpio, e un braccio delle sospensioni si piega come fil di ferro. Lo si trascina a casa a passo d’uomo. Finché qualcuno non lo ripara, non va da nessuna parte.
    .option-walk = Seguite il canalone a piedi
    .after-walk =
        Camminate finché non torna il sole. Due barrette di razione durano fino a mezzanotte, e il buonumore che vi restava non molto di più.
    .later-walk =
        Comincia con macchie nere davanti agli occhi, quando vi alzate in piedi. Il medico di volo chiede della notte nel canalone, e rilegge due volte le analisi: il corpo si è servito dove ha potuto, e ora gli manca ciò che trasporta l’aria. La cura è semplice, e pesa sulla dispensa: due porzioni a ogni pasto, finché i valori non tornano a posto.

## Avventure: Raccolta

numb-glove =
    Fra il secondo foro e il terzo, il riscaldamento del guanto destro si spegne. Con la muffola di scorta i lavori fini non si fanno, così tenete il guanto e andate avanti, e dopo un po’ il freddo non si sente più. È un brutto segno. Al chiuso i polpastrelli sono bianchi e duri, e quando si risvegliano fanno male.
    .title = Una mano al freddo

dust-devil =
    È solo una colonna di polvere, più alta di qualunque torre abbiate mai visto, e attraversa la piana senza un suono. Vi stendete a terra e la lasciate passare. Quando si torna a vedere, una delle bandierine messe per le prossime uscite non c’è più, e la roccia che segnava è da qualche parte sotto la polvere nuova.
    .title = Diavolo di polvere
    .later =
        La polvere fine di quella colonna ha avuto il tempo di posarsi. Nel Vano Sonde si è infilata nelle serrature dei cassetti dei campioni e negli snodi degli attrezzi, e tutto quello che dovrebbe scorrere va tenuto, spinto, spazzolato. Di rotto non c’è nulla. Ma per ogni cosa servono due mani in più.

clear-ice =
    In fondo al foro la trivella comincia a cantare. Quello che risale è ghiaccio, limpido come il vetro di una finestra, con un filo di granelli scuri imprigionato dentro. Restate finché non è tagliato e sigillato, ben oltre l’ora stabilita, mentre l’equipaggio chiede su ogni canale quando rientrate.
    .title = Ghiaccio limpido
    .later =
        Gli scarti del ghiaccio limpido si sono sciolti in un angolo del Laboratorio. Filtrata due volte, l’acqua supera ogni prova, e l’impianto di elettrolisi ne ricava gas che si può respirare. L’indicatore del serbatoio sale di poco. Quest’aria viene dal suolo di Marte.

hairline-crack =
    Mentre pulite la trivella, sotto il panno sentite una linea più sottile di un capello, che fa il giro completo dell’asta. Forse è un graffio. Il motore gira regolare, la coppia è normale, e per il momento non succede nulla. Lo scrivete nel registro degli attrezzi e riappendete la trivella al suo posto.
    .title = Una linea nell’acciaio
    .later =
        Un rumore di ramo secco, e la prova nel Vano Sonde finisce lì. L’asta della trivella si è spezzata lungo la linea annotata nel registro degli attrezzi, e il moncone ha sfondato la carcassa del motore. Vicino non c’era nessuno. Per rimettere in funzione la macchina una punta nuova non basterà.

jammed-drill =
    In fondo al foro la trivella si pianta. La retromarcia non serve: il terreno si è chiuso attorno alla punta come cemento, e il freddo della sera esce già da dietro le rocce. La tirate fuori di forza, tagliate l’asta e lasciate lì la punta, o tenete acceso il riscaldatore finché il terreno non molla la presa?
    .title = Trivella bloccata
    .option-pull = Tiratela fuori di forza
    .after-pull =
        Viene via tutta in una volta. L’asta ruota e colpisce la spalla, tanto forte da farsi sentire attraverso tutti gli strati. La punta è graffiata, ma intera.
    .option-cut = Tagliate l’asta e lasciate la punta
    .after-cut =
        Un taglio, e il ritorno è leggero. Nel Vano Sonde si scopre che l’ultima punta di scorta ha un’altra filettatura: la prossima volta qualcuno dovrà tenere fermo l’adattatore.
    .option-heat = Accendete il riscaldatore e aspettate
    .after-heat =
        Il riscaldatore svuota le batterie mentre respirate dalla riserva e tenete d’occhio l’indicatore. Dopo due ore il terreno molla la presa con uno sbuffo di vapore, e la trivella risale senza danni.

iron-from-afar =
    Fra i sassi grigi ce n’è uno nero, liscio come se l’avessero levigato, e la calamita che avete alla cintura si volta verso di lui. È ferro, e ha viaggiato più di voi. In Officina la sega è già all’opera: per il prossimo sol ci sarà un buon pezzo di ricambio, e nella morsa un avanzo così pesante che si toglie solo in due.
    .title = Ferro venuto da lontano

blue-threads =
    All’esterno la penna scriveva bene. Al chiuso la brina sui contenitori si scioglie, e con lei le etichette colano giù in fili blu. Disponete tutto sul pavimento e ricostruite la giornata a memoria, foro per foro. Per tutti tranne uno ci si riesce. Quello ormai non viene da nessun posto, e finisce fra i rifiuti.
    .title = Fili blu
    .later =
        Dal pavimento il dubbio è passato agli scaffali. Il Controllo Missione vuole che ogni contenitore di quel giorno sia aperto, pesato e confrontato con le fotografie prima di misurare altro. Il Laboratorio è pieno di coperchi aperti, e a chi ci lavora serve qualcuno che tenga l’elenco.

bitter-taste =
    Tolto il casco, vi accorgete di un gusto sulle labbra, prima salato, poi amaro. Un po’ di quella polvere chiara è passata oltre il collare. Vi sciacquate la bocca, vi lavate il viso e passate la manica sotto il rilevatore della camera stagna, che resta sul verde. All’ora di cena il gusto è sparito, e per ora non sentite altro.
    .title = Un gusto amaro
    .later =
        La polvere chiara portava con sé un veleno che nessuna spia segnala, e una traccia è rimasta nel collare che chiudete ogni giorno. L’analisi del sangue lo dice prima di voi: ogni graffio si arrossa e guarisce male, ogni livido si allarga. La scheda medica lo chiama avvelenamento, e avverte che d’ora in poi ogni ferita peserà il doppio.

breath-from-below =
    La trivella sfonda in una cavità, e qualcosa espira: un getto sottile e costante che solleva la polvere attorno al foro. Il rilevatore riconosce tre gas e tace su un quarto. Alla cintura avete un’ampolla vuota, e il bordo del foro ha cominciato a muoversi. Tenete l’ampolla sul getto, o fate un passo indietro e lo lasciate sfogare?
    .title = Un respiro dal basso
    .option-catch = Tenete l’ampolla sul getto
    .after-catch =
        Restate in ginocchio sul bordo finché l’ampolla non è piena, e saltate via mentre l’orlo cede. È un campione come nessun altro, e va dritto in un cassetto del Vano Sonde.
    .later-catch =
        Del quarto gas adesso si sa una cosa: corrode il rame. È filtrato dal tappo dell’ampolla fin dentro la parete dietro i cassetti, dove il connettore dell’energia del Vano Sonde si è ridotto a briciole nere. Di campione ne resta abbastanza per le misure.
    .option-step-back = Fate un passo indietro
    .after-step-back =
        Il getto si spegne con un colpo di tosse, e il terreno gli va dietro. Dove c’era il foro adesso c’è un imbuto di sabbia, e uno dei punti segnati per la raccolta va cancellato dall’elenco.

room-for-one =
    L’elenco della Terra chiede la roccia grigia, e ne dà la posizione al metro. Ce l’avete davanti. Due passi più in là ce n’è una scura, venata come il legno, che dall’orbita nessuno ha mai notato. È rimasto posto per una sola. Seguite l’elenco, o prendete la roccia scura?
    .title = Posto per una sola
    .option-list = Seguite l’elenco
    .after-list =
        La roccia grigia è quella che doveva essere. Il Controllo Missione la spunta, nessuno ha niente da aggiungere, e per una volta la chiamata della sera è breve e cordiale.
    .option-dark-stone = Prendete la roccia scura
    .after-dark-stone =
        Il Controllo Missione chiede come mai una riga dell’elenco è vuota, e poi lo richiede. La chiamata della sera è lunga, e attraverso la porta l’equipaggio ne sente la vostra metà.
    .later-dark-stone =
        Sotto la sega del Laboratorio la roccia scura si apre in due metà, e ciascuna racconta la sua storia: acqua sotto, cenere sopra, e fra le due una linea netta. Finiscono entrambe nel vassoio, ognuna come campione a sé. Il prossimo elenco della Terra lascia una riga vuota, perché la riempiate voi.

handful-of-clay =
    Sotto la crosta la paletta tira su argilla, scura e pesante, che prende l’impronta del guanto come la terra di un orto. La cartina di prova diventa del colore giusto. Riempite l’ultimo sacchetto, e questo non è per il Laboratorio. Nelle aiuole della Fattoria l’argilla fa in poche ore ciò che le pompe del concime non hanno fatto in più sol: tutto quello che sta spuntando fa un passo avanti.
    .title = Un pugno d’argilla
    .later =
        C’era una cosa che la cartina di prova non mostrava. Quello che si è raccolto da allora sa di metallo, poi di niente, e la lingua si addormenta. In piccole dosi non fa male, dicono dalla Terra; un pasto non è una piccola dose. Quella parte del raccolto esce dalla dispensa. Le aiuole si sciacquano, e torneranno buone.

too-heavy-for-one =
    La carota di roccia esce intera, lunga quanto voi, e pesa più di quanto si possa portare da soli. Chiamate l’HUB. Se il morale è alto, qualcuno è fuori prima che abbiate finito, e la carota arriva a casa in un pezzo solo. Se non lo è, si discute a chi tocchi. La sollevate da soli, ci finite sotto, e nessuno dei due torna intero.
    .title = Troppo pesante da soli

upwind =
    Scavate al riparo di una roccia, dove si scava volentieri, e non guardate dove va la polvere. Va a est, piano, per tutto il pomeriggio. All’HUB qualcuno indica il contatore della corrente, poi la finestra. Su un Pannello Solare c’è uno strato rosso, uniforme come una vernice, e la spazzola lo fa soltanto aderire di più. Per toglierlo ci vorrà il vento.
    .title = Sopravvento
    .later =
        Nella notte il vento ha girato e ha soffiato per sei ore, forte e asciutto, senza portare niente, e nessuno si è lamentato del rumore. Al mattino il contatore segna più di prima, e qualcuno chiama gli altri alla finestra: dove un Pannello Solare era opaco e rosso, adesso sul vetro c’è il cielo.

grain-in-the-seal =
    Mentre l’ultimo contenitore entra dal portello dei campioni, sentite il coperchio mordere qualcosa. Lo riaprite, fate correre un dito lungo la guarnizione, trovate un solo granello e lo buttate via. Il portello si chiude con il sospiro di sempre, la spia diventa verde, la pressione tiene. Per il momento non c’è altro da vedere. Registrate il contenitore e andate a lavarvi.
    .title = Un granello nella guarnizione
    .later =
        Il granello ha lasciato un solco, e dal solco il Vano Sonde ha perso l’aria un respiro alla volta, finché la paratia non se n’è accorta ed è scesa. La linea dell’aria verso quella stanza si è chiusa da sé. Lì dentro non lavora nessuno finché qualcuno non avrà ripassato ogni guarnizione con una lampada, e convinto la valvola a riaprirsi.

last-third =
    La bombola è all’ultimo terzo, e l’ultimo terzo è per il ritorno. La strada non è mai stata così lunga, né il carico così pesante: con tutto sulle spalle si respira per due. Potreste posare qui un contenitore. Oppure fare respiri corti, camminare piano e tenere tutto. Alleggerite il carico, o portate tutto?
    .title = L’ultimo terzo
    .option-lighten = Alleggerite il carico
    .after-lighten =
        Lasciate il contenitore su una pietra piatta, e prendete un rilevamento, pur sapendo che non vi servirà. Adesso la strada è lunga, ma soltanto lunga. Nella Zona di Carico un posto resta vuoto.
    .option-carry = Portate tutto
    .after-carry =
        Arrivate con tutto, e con una bombola che a posarla suona vuota. Via il casco, un sorso d’acqua, un sorriso alle facce intorno. Sembra che non sia costato nulla.
    .later-carry =
        Il corpo tiene un diario per conto suo. C’è scritta anche una marcia con troppa poca aria, e adesso quella riga è venuta fuori: qualcosa non va, e per dire che cosa ci vogliono una mattina di esami e molte domande dalla Terra. Una cura c’è. Fino ad allora vi portate addosso anche questo.

probe-in-the-crack =
    Fra due lastroni pende una delle vostre sonde, quella data per dispersa, a testa in giù e ancora lampeggiante. Gli strumenti sono morti, il computer no. Potreste aprirla lì dov’è, e tornare a casa con il computer in tasca. Oppure liberarla intera, caricarvela in spalla e vedere che cosa ha conservato. La smontate, o la portate a casa?
    .title = Una sonda nella fessura
    .option-strip = Smontatela lì dov’è
    .after-strip =
        Quattro viti, due spinotti, e il lampeggio vi si spegne in mano. Il computer è come nuovo. Nel Vano Sonde un alloggiamento resta vuoto, e finché il piano di volo non sarà diviso fra le altre sonde, qualcuno dovrà guidarle a mano.
    .option-carry = Portatela a casa
    .after-carry =
        È scomoda come una branda pieghevole, e vi fermate ogni cinquanta passi. Le ore se le prendono le bombole, e le bombole si riempiono dalla riserva.
    .later-carry =
        Con molta pazienza la sonda ha ripreso a parlare. Non si era guastata. Aveva visto qualcosa, aveva lasciato la rotta per prenderlo, e per quella fessura era troppo larga. Nell’artiglio, sotto il ghiaccio, ce n’è una scheggia. Nella memoria ci sono un’immagine e un luogo.

## Avventure: Ricerca

unseen-light =
    La lampada sterilizzante sopra il banco deve restare spenta quando c’è qualcuno vicino. Oggi per il suo sensore la stanza è vuota. Lavorate dieci minuti sotto una luce che nessuno può vedere. Solo quando gli occhi cominciano a bruciare alzate lo sguardo. La pelle del viso è rossa come la piana là fuori.
    .title = Luce invisibile

knocking-compressor =
    Nel mezzo del lavoro le luci del Laboratorio calano, tornano, calano di nuovo. La cella fredda assorbe più del dovuto: il compressore parte, si ferma, riparte. Lo alimentate con la riserva, per tenere congelati i campioni finché non riprende a girare. Riprende, con un colpo sordo a ogni giro.
    .title = Le luci calano
    .later =
        Nella notte i colpi nella cella fredda sono cessati, e nessuno si è svegliato: il silenzio non sveglia nessuno. Il compressore ha grippato e si è strappato dai supporti, portandosi via il tubo del refrigerante. I campioni sono stati spostati in tempo. L’apparecchio accanto è fradicio, gelato e fuori uso.

forgotten-tray =
    Cercando un ripiano libero nel Laboratorio, tirate fuori un vassoio con una vecchia data e nessuna sigla. Lì dentro non dovrebbe esserci più niente di vivo. Fra le zolle secche di terriccio di prova un seme si è gonfiato e aperto, e un filo di radice sta cercando l’acqua. Gliene date un po’, e sull’etichetta scrivete la vostra sigla.
    .title = Il vassoio dimenticato

sweet-smell =
    Vicino all’armadio dei solventi l’aria sa appena di pere mature. Vi fermate a controllare: tappi chiusi, rilevatori sul verde, ventola in funzione. Con la porta aperta l’odore sparisce in un minuto. Nessuno sta male, il lavoro non ne risente, e per il momento non succede altro. Annotate l’ora e richiudete l’armadio.
    .title = Un odore dolce
    .later =
        Il rilevatore del Laboratorio scatta prima che qualcuno sia davvero sveglio, e a letto non torna più nessuno. Una guarnizione dell’armadio dei solventi perdeva goccia a goccia, e ora tutta la stanza sa di pere mature, tanto da far lacrimare gli occhi anche oltre la paratia. Finché l’aria non sarà stata ricambiata, lì dentro non lavora nessuno.

one-line-too-many =
    Lo spettro sullo schermo ha una riga di troppo. Se è vera, sarà su tutti i giornali della Terra prima che finisca la settimana. Se viene dallo strumento, è solo sporco su uno specchio. La finestra di trasmissione si chiude fra un’ora. La mandate adesso, o prima ripetete la misura?
    .title = Una riga di troppo
    .option-send = Mandatela subito alla Terra
    .after-send =
        Il file parte con il vostro nome in testa all’elenco. Prima della fine del turno arriva la risposta, piena di domande e di ringraziamenti, e tutto l’equipaggio la legge alle vostre spalle.
    .later-send =
        Sulla Terra hanno rielaborato i vostri dati grezzi. La riga viene dal rivestimento di uno specchio; il messaggio lo spiega con garbo e molto a lungo. Laggiù la smentita è già nei notiziari. Qui a colazione nessuno ne parla, e il silenzio dura finché l’ultimo non lascia il tavolo.
    .option-repeat = Prima ripetete la misura
    .after-repeat =
        Pulite lo specchio e ripartite dal riferimento al buio. La misura andrà avanti fino al prossimo sol: chi verrà in Laboratorio dovrà lavorarci attorno.
    .later-repeat =
        Specchio pulito, riferimento nuovo, un altro supporto: la riga è ancora lì, nello stesso punto, fino all’ultimo decimale. La mandate con la prova accanto. La risposta comincia con il vostro nome, porta la firma di tutti quelli che stanno all’altro capo del collegamento, e a cena la si legge ad alta voce.

walking-centrifuge =
    A metà del ciclo una provetta si rompe, la centrifuga si sbilancia e comincia a camminare. Prima che arriviate all’interruttore ha attraversato il banco e si è appoggiata con tutto il peso al microscopio. I vetri si raccolgono in un minuto. Ma le ottiche sono fuori asse, e finché non saranno a posto nessuno in Laboratorio dovrebbe credere al primo risultato.
    .title = La centrifuga che cammina

third-jar =
    Il lievito del terzo vasetto doveva mostrare come muore con questa gravità. Non è morto. Nella notte ha sollevato il coperchio e riempito mezzo armadio, e profuma come il forno all’angolo di una strada. Scrivete che l’esperimento è fallito, ne tenete un cucchiaio come controllo, e il resto lo portate in cucina.
    .title = Il terzo vasetto
    .later =
        Il cucchiaio tenuto come controllo ha fatto quello che aveva fatto il vasetto. Per una notte nessuno ha guardato nell’armadio, e adesso l’impasto secco blocca ogni cassetto, cerniera e manopola su quel lato del Laboratorio. Con acqua tiepida e pazienza verrà via. Fino ad allora, lì dentro una persona serve solo ad aprire le cose.

eight-thousand-grains =
    Ottomila granelli, uno per uno, sotto l’oculare, e un tasto per ogni tipo. Quando alzate gli occhi, il reticolo dell’oculare resta: sopra la porta, sopra i visi a cena. Rispondete a domande che nessuno ha fatto, e riponete il sale nel congelatore. Gli altri finiscono la vostra parte del lavoro serale, e vi tengono d’occhio.
    .title = Ottomila granelli
    .later =
        Il reticolo è svanito. Quello che ha lasciato è più difficile da descrivere. Leggete una riga e dovete rileggerla. Davanti a un pannello aperto non sapreste dire qual è il passo successivo. La scheda medica parla di attenzione esaurita, e avverte che senza cure ogni lavoro prenderà una piega imprevista.

paper-strip =
    Alla presa d’aria del Laboratorio è appesa una striscia di carta, perché tutti vedano se l’aria tira. Oggi pende un po’ più dritta di come la ricordate. Lo strumento accanto segna la cifra di sempre, e avvicinando la mano si sente l’aspirazione. Per ora non c’è altro fuori posto. Segnate dove pende la striscia con un tratto di matita.
    .title = Una striscia di carta
    .later =
        La striscia di carta pende a piombo. Lo strumento accanto segna ancora la cifra di sempre, come fa da giorni: si era bloccato. Dietro la presa, il filtro dell’ossigeno del Laboratorio è grigio da un bordo all’altro, e a sfilarlo si sbriciola. Andava cambiato duecento ore fa.

eight-tubes =
    Lo studio va avanti dal primo sol: che cosa fa al sangue questa gravità. Per avere un risultato prima che la missione finisca serve un’altra serie, otto provette in un giorno dallo stesso braccio, e il braccio che rientra nella tabella è il vostro. Donate il sangue, o fate aspettare lo studio?
    .title = Otto provette
    .option-give = Donate il sangue
    .after-give =
        Sei provette vanno bene. Alla settima la vena sfugge, e dopo l’ottava vi alzate troppo presto. Lo spigolo del banco vi apre un sopracciglio.
    .later-give =
        Il risultato è breve: due compresse, prese all’ora giusta, e le ferite si chiudono nella metà del tempo. La prima confezione va a chi ne ha più bisogno, e funziona. Sulla Terra il dosaggio ha preso il nome dell’HUB. Qui tutti guardano la cicatrice sul vostro sopracciglio, e a tavola si parla più volentieri di prima.
    .option-decline = Fate aspettare lo studio
    .after-decline =
        La risposta alla Terra è lunga tre righe, e a scriverla ci vuole un’ora. La replica rivolge la domanda agli altri, per nome, e da quel momento ognuno ha la sua opinione.

green-speck =
    Nella piastra è caduto qualcosa, e quasi la buttate. Poi vedete l’anello attorno a un puntino verde: largo, pulito, e lì dentro non cresce nient’altro. A sera una goccia di quel verde è in una siringa e, dopo una lunga conversazione con la Terra, una firma. Se uno di voi sta male, la riceve, e guarisce. La piastra si conserva, con il vostro nome sul coperchio.
    .title = Un puntino verde

burnt-supper =
    Quanto c’è davvero in una porzione? Le tabelle vengono dalla Terra, e anche i dubbi. Per misurarlo una porzione va essiccata, pressata e bruciata fino alla cenere sotto un termometro, una per ogni tipo che c’è in dispensa. Ci vuole tutto il giorno. Il Laboratorio sa di pane tostato, di pesce, di caffè, e il ripiano della cucina mostra dove prima c’era una cena.
    .title = Cena bruciata
    .later =
        Le cifre ci sono. Le porzioni contengono più di quanto dicano le tabelle, alcune di un terzo: i dubbi li aveva anche chi le ha preparate. Il menu si rifà da capo, ogni piatto un po’ più piccolo, e nessuno si alza da tavola con la fame. Nell’elenco della dispensa i pasti aumentano, anche se non si è aggiunto nulla.

what-the-saw-kept =
    Nessuno ha mai svuotato il raccoglitore della sega da roccia. Lo fate voi, e prima di buttare quello che ne esce lo mettete sotto la lente: granelli da profondità dove nessuno voleva scavare, abbastanza per un campione a sé. Ma l’anello del raccoglitore vi si è sbriciolato in mano. Finché non ce n’è uno nuovo, chi lavorerà in Laboratorio la prossima volta troverà polvere di pietra dove meno se l’aspetta.
    .title = Quello che la sega ha trattenuto

behind-glass =
    Il guanto della cassa sigillata si strappa lungo una cucitura mentre la mano è su un campione aperto. Restate immobili, come dice il cartello alla parete. Poi viene il resto di quello che dice: il campione nel forno, la mano nella vaschetta, e voi nella stanzetta dietro il vetro, con un libro e un termometro. Durerà fino a mezzogiorno del prossimo sol.
    .title = Dietro il vetro
    .later =
        Per tutta la notte il termometro non ha segnato niente, e continuerà a non segnare niente fino a mezzogiorno, quando la regola permette di credergli. Gli altri salutano con un cenno attraverso il vetro, andando al lavoro. Il libro l’avete finito. Metà di questo sol passa con le mani in grembo.

grey-spot =
    Mentre appendete il camice, sulla manica c’è una macchia grigia, non più grande di un’impronta. Può essere cenere, o un po’ della coltura del secondo ripiano. Con una spazzolata viene via. Vi lavate le mani, guardate il ripiano, e ogni coperchio è al suo posto. Poi andate alla Fattoria, perché tocca a voi innaffiare. Per il momento, nient’altro.
    .title = Una macchia grigia
    .later =
        La macchia grigia è arrivata fino alla Fattoria, e lì si trova bene. In una notte è passata da una foglia a una fila intera: una peluria morbida che resta in mano, con dentro la foglia. Tutto quello che ha toccato va tagliato corto. Ciò che rimane dovrà riguadagnare il terreno perduto.

black-powder =
    La polvere nera nella cella di prova scinde il gas più in fretta di qualunque cosa ci fosse negli Ossigenatori alla consegna. Funziona da nove ore. Se funzionerà per novecento, non lo sa nessuno. Potreste stenderla stasera in un Ossigenatore, e respirare quello che dà. Oppure lasciarla sul banco, sotto carico, e scoprirlo prima. La mettete in un Ossigenatore, o continuate la prova?
    .title = Polvere nera
    .option-use = Mettetela in un Ossigenatore
    .after-use =
        All’ora di cena l’indicatore del serbatoio sale, e davanti c’è gente ferma a guardarlo. Due volte vi chiedono di spiegare la polvere, e lo fate volentieri.
    .later-use =
        La polvere nera non è durata. Si è cotta là dove era stesa, in uno smalto che né l’acido né la pazienza riescono a togliere, e al vecchio catalizzatore, lì sotto, non arriva più gas. L’Ossigenatore va avanti con quello che è rimasto aperto. La cella sul banco, se qualcuno l’avesse guardata, si era fermata un sol prima.
    .option-test = Continuate la prova
    .after-test =
        La cella torna sotto carico, con un riscaldatore, una pompa e una lampada tutti suoi, alimentati dalla riserva di energia.
    .later-test =
        La cella ha fatto il lavoro di trecento ore, e la polvere è nera come il primo giorno. Adesso può andare dov’era destinata. La si stende in un Ossigenatore. Se si era affaticato, si risveglia; e in ogni caso nella riserva di ossigeno c’è più di ieri.

## Avventure: Costruzione

late-click =
    La chiave dinamometrica scatta, come deve, e il bullone continua a girare, come non dovrebbe. Ne provate un altro, poi un terzo: ogni filetto serrato da stamattina è oltre il limite. Mettete da parte la chiave. Finché la gemella non sarà tarata, nessun giunto fatto in Officina è affidabile al primo colpo.
    .title = Uno scatto in ritardo
    .later =
        Il metallo ha memoria. Uno dei giunti serrati con la chiave difettosa ha ceduto, da qualche parte sopra il soffitto del Complesso Lavorativo, e ora una canalina di cavi pende dall’ultima staffa. La si lega con una cinghia. È una cosa in più che può guastarsi.

blue-flash =
    Avete appena aperto il coperchio della macchina quando arriva il lampo, blu e senza rumore, e poi un odore di vernice bruciata. Nessuno si è fatto male. Ma un truciolo non più lungo di un ciglio si è messo di traverso fra due contatti, e il computer dell’Officina non riparte.
    .title = Lampo blu

wrong-drawer =
    Nel cassetto diciannove dovrebbero esserci le fascette per i cavi. C’è invece un filtro dell’ossigeno con il sigillo di fabbrica intatto, avvolto in una vecchia maglia termica, assente da ogni inventario fin dal primo sbarco. Chi l’ha messo da parte per i tempi duri non ne ha mai fatto parola. Lo aggiungete all’elenco, e ripiegate la maglia.
    .title = Il cassetto sbagliato

warm-cable =
    Cercando una vite caduta dietro un pannello, toccate il cavo principale nella sua canalina e lo trovate tiepido, come una tazza appena vuotata. Gli accostate un termometro: due gradi sotto il limite. Il carico è normale, l’isolante sembra sano, e per il momento non succede niente. Richiudete il pannello.
    .title = Un cavo tiepido
    .later =
        Fumo nella canalina. Il sensore lo trova, la valvola si chiude e, tolto il pannello, resta solo una striscia nera dove passava il cavo tiepido. Il fuoco si è spento da sé, per mancanza d’aria. Ma era già arrivato alla linea che alimenta il Centro di Controllo.

one-gasket-short =
    I pezzi sono in ordine sul panno, e c’è una guarnizione in meno rispetto al disegno. La pasta sigillante chiuderebbe la fessura in pochi minuti, e per un po’ terrebbe. Ricavarne una vera da una lastra impegnerebbe le macchine fin dentro il prossimo sol. Usate la pasta, o tagliate una guarnizione nuova?
    .title = Manca una guarnizione
    .option-paste = Usate la pasta sigillante
    .after-paste =
        La pasta fa presa, la lancetta del manometro sta ferma, e finite ben prima dell’ora prevista. Una volta tanto c’è il tempo di sedersi alla finestra con qualcosa di caldo da bere.
    .later-paste =
        La lancetta che stava ferma scende da mezzanotte, troppo piano per qualunque allarme. La pasta si è seccata al freddo e si è crepata. Per chiudere la fessura come si deve bastano pochi minuti. L’aria che ne è uscita non torna indietro.
    .option-new-gasket = Tagliate una guarnizione nuova
    .after-new-gasket =
        La lastra va sotto la taglierina, e la taglierina si prende il suo tempo. Il giunto durerà più della missione. In Officina, il prossimo lavoro comincia aspettando una macchina libera.

bead-of-metal =
    State saldando sopra la testa quando una goccia di metallo cade nella fessura fra guanto e manica. Scuoterla via non si può: portate il cordone fino in fondo, perché un cordone si salda una volta sola. Poi posate la torcia, al suo posto, e mettete il polso sotto l’acqua. Il cordone è pulito. L’ustione è tonda e profonda.
    .title = Una goccia di metallo
    .later =
        Le gocce erano due. La seconda è rotolata sotto il banco, ancora incandescente, e si è fermata contro il tubo dell’aria dell’Officina. Il tubo ci ha messo un po’ a cedere. Da ieri sera sibila piano dietro le casse, e ad alimentarlo è la riserva.

film-of-oil =
    Il tubo idraulico del paranco cede con un sospiro, e mezzo litro d’olio si allarga sulle piastre del pavimento. Chiudete la valvola, stendete gli stracci, strofinate finché il metallo non brilla. Brilla perché è ancora unto: il velo si è infilato sotto le piastre, e a ogni passo torna su. Chi lavorerà in Officina la prossima volta cadrà, e male.
    .title = Un velo d’olio

bubble-off-centre =
    Posate la livella sul pavimento, dove andrà il telaio, e la bolla si ferma un capello fuori centro. Girate la livella: lo stesso capello, dalla stessa parte. Dunque la livella ha ragione, e il pavimento no. Un’ora dopo nulla si è mosso. Uno spessore sotto il telaio lo mette in piano, e per ora non c’è altro da fare.
    .title = Una bolla fuori centro
    .later =
        Sotto l’HUB il terreno ha continuato ad assestarsi, dalla parte che la bolla evitava. Nella notte la parete degli Alloggi Equipaggio ha mandato un lungo gemito e si è spostata di un dito. Le cuccette sono uscite dalle guide, e la porta non entra più nel suo telaio. Nessuno si è fatto male.

four-more-bolts =
    Mancano quattro bulloni e un cavo; poi il lavoro sarebbe finito. Il turno è terminato da un’ora, gli altri sono a letto, e le vostre mani cominciano a fare tutto due volte. Se smettete ora, qualcuno dovrà ritrovare e fissare ogni pezzo da capo. Finite stanotte, o lasciate il lavoro al prossimo turno?
    .title = Ancora quattro bulloni
    .option-finish = Finite stanotte
    .after-finish =
        Quando entra l’ultimo bullone sono le due passate. Spegnete la lampada e restate un momento al buio, accanto a una cosa finita.
    .later-finish =
        Sentite la sveglia, la spegnete e riprendete sonno, e nessuno ha cuore di chiamarvi. Le ore finite in quei quattro bulloni tornano a riscuotere, con gli interessi. Quando infine comparite a tavola, gli altri stanno già sparecchiando il pranzo.
    .option-leave-it = Lasciatelo al prossimo turno
    .after-leave-it =
        Coprite tutto con un telo e scrivete un biglietto. È un buon biglietto, ed è lungo: la prossima volta, in Officina, qualcuno dovrà leggerlo ad alta voce mentre un altro tiene i pezzi.

borrowed-pump =
    Il giunto è chiuso e va provato, e la pompa di prova non fa più pressione. Altre due dello stesso tipo sono in funzione: una irriga la Fattoria, una serve un Ossigenatore. Potreste prenderne una per un’ora, oppure provare il giunto a mano, con acqua e sapone, per quanto si può. Che cosa fate?
    .title = Una pompa in prestito
    .option-farm = Prendete la pompa della Fattoria
    .after-farm =
        L’ora diventa due. Il giunto tiene, la pompa torna alla Fattoria, e l’acqua riprende a scorrere nei canali come se non si fosse mai fermata.
    .later-farm =
        L’acqua non è tornata dappertutto. Da quando la pompa è stata in prestito, nella condotta della Fattoria è rimasta una sacca d’aria, e oltre non passa niente. Là le piante si sono afflosciate, poi ingiallite. Adesso la valvola è aperta e il canale pieno, troppo tardi per una parte di quello che cresceva.
    .option-oxygenator = Prendete la pompa dell’Ossigenatore
    .after-oxygenator =
        Un Ossigenatore resta fermo finché la sua pompa non torna, e tutti respirano dalla riserva. Il giunto tiene. L’indicatore del serbatoio è sceso parecchio.
    .option-by-hand = Provate il giunto a mano
    .after-by-hand =
        Nessuna bolla, per quel che si vede. Non vuol dire nessuna perdita. Finché la pompa di prova non sarà riparata, il prossimo pezzo che esce dall’Officina dovrà dare prova di sé due volte.

drawing-in-the-lid =
    Il coperchio della vecchia cassetta degli attrezzi è più spesso del dovuto, e dentro c’è un foglio piegato in otto: un disegno lasciato da un equipaggio precedente. Migliora una macchina contro cui imprecate da quando siete arrivati. Lo stendete sul banco dell’Officina, con mezza cassetta di attrezzi intorno. Finché non si sgombra, lì il prossimo lavoro comincia con due persone che fanno posto.
    .title = Il disegno nel coperchio

ash-in-the-wall =
    Infilate la mano nella parete per prendere un cavo, e l’isolante vi resta fra le dita come cenere. È così per tutta la lunghezza: rame nudo, con intorno schiuma secca. Se finora niente ha preso fuoco, è stata fortuna. Staccate la linea prima che la fortuna finisca, e il MedLab resta al buio. Finché non si è posato e provato un cavo nuovo, lì dentro non si cura nessuno.
    .title = Cenere nella parete

wet-pantry =
    Il trapano passa il pannello, passa il rivestimento e, un dito più in là rispetto al disegno, passa un tubo. Tenete la mano sul foro finché qualcuno non trova la valvola. Dall’altra parte della parete c’è la dispensa. Quello che stava nella carta, sui ripiani bassi, adesso è una pasta di vari colori. Mangiate quello che si può mangiare. Il resto è perduto.
    .title = Dispensa bagnata
    .later =
        Dietro il pannello il rivestimento non si è mai asciugato. Di fibra in fibra ha portato l’acqua più in là, lungo il Complesso Abitativo, e adesso c’è ruggine su una staffa dove nessuno ha forato, e un interruttore che pizzica sotto il dito. Una per una sono inezie. Insieme sono un guasto che deve ancora scegliersi il posto.

empty-slot =
    Nella cassetta ogni attrezzo ha una sede della sua forma, così per contarli basta un’occhiata. Stasera una sede è vuota: un inserto per cacciavite, il più piccolo. Guardate sotto il banco, nelle tasche, nella macchina che avete appena chiuso. Non c’è. Niente sferraglia, tutto gira, e per ora è soltanto una casella bianca in un elenco.
    .title = Una sede vuota
    .later =
        L’inserto mancante è sempre stato sopra di voi. Una manica l’aveva trascinato sul bordo del condotto dell’aria, in Officina, e a ogni avvio della ventola rotolava un po’ più in là. Stanotte è caduto oltre l’orlo. Le pale l’hanno scagliato dritto nel filtro dell’ossigeno, che è squarciato da una parte all’altra. L’inserto è sul banco, senza un graffio.

strap-or-splint =
    Il peso è già sul gancio quando il polso cede, con un rumore secco che sentite solo voi. Con una stecca tutti vedrebbero che vi siete fatti male, e il polso potrebbe guarire. Una fascia vi lascerebbe continuare come prima; ma allora questa mano non sarà più ferma finché resterete qui. Lo fasciate e andate avanti, o ve lo fate steccare?
    .title = Fascia o stecca
    .option-strap = Fasciatelo e andate avanti
    .after-strap =
        Stringete la fascia con i denti e finite quello che è sul gancio. Non se n’è accorto nessuno, e un po’ ne andate fieri. Ma d’ora in poi, fino alla fine della missione, ciò che questa mano ha fatto va fatto una seconda volta prima di crederci.
    .option-splint = Fatevelo steccare
    .after-splint =
        Lo rimettono a posto sul banco, mentre mordete un panno arrotolato. Dopo fa male sul serio, e almeno potete dirlo.
    .later-splint =
        Sotto la stecca il polso si è gonfiato, e le dita sono diventate fredde. La stecca va tagliata e rifatta più larga, a strati, e ogni strato si prende il suo tempo per indurire. Prima che vi lascino andare passa metà di questo sol.

cable-without-a-drawing =
    Sotto la piastra del pavimento corre un cavo che non è su nessun disegno. Lo strumento ci trova poca corrente, o nessuna. Il connettore è di quelli buoni di una volta, dorato, e sta proprio dove dovete passare. Potreste tagliare il cavo e tenere il connettore, oppure seguirlo in ginocchio, piastra dopo piastra, e scoprire a che cosa serve. Lo tagliate, o lo seguite?
    .title = Un cavo senza disegno
    .option-cut = Tagliatelo
    .after-cut =
        Non si spegne niente, non si ferma niente, non chiama nessuno. Ripulite il connettore e lo mettete con i pezzi per il magazzino.
    .later-cut =
        Il cavo senza disegno andava alla Fattoria. Quasi sempre non aveva niente da fare: era la seconda via, posata da una persona prudente per l’ora in cui la prima è sovraccarica. Quell’ora è stata stanotte. Il connettore che ha dovuto reggere tutto il carico si è fuso nella sua sede, e sopra le aiuole le lampade sono spente.
    .option-follow = Seguitelo
    .after-follow =
        Undici piastre più in là avete le ginocchia scorticate e la pazienza corta. Il cavo finisce in una derivazione del Complesso Sistemi che alimentava due linee anziché una. Le separate. È una cosa in meno che può guastarsi.

## Carte Avaria: Complesso Lavorativo

hand-cranked-door =
    Il motore del portellone esterno del Garage ronza, fuma e si arrende. Il portellone si può ancora alzare con la manovella dietro il pannello, un palmo al minuto, se qualcuno resta lì a girarla per tutto il tempo.
    .title = A manovella

drifting-steering =
    L’autodiagnosi dà per dritte quattro ruote dello Scorpio. La telecamera del Garage ne mostra dritte tre. Lo sterzo ormai non si fida dei propri sensori, e più lungo è il tragitto, più deve tirare a indovinare.
    .title = Sterzo incerto

hard-landing =
    Una sonda di rientro al Vano Sonde perde l’altimetro e si schianta, proprio su un punto segnato per la raccolta. La sonda si può rimpiazzare con una di scorta. Quello che c’era sotto è polvere.
    .title = Atterraggio duro

shifted-zero =
    I bracci di prelievo del Vano Sonde tornano sullo zero, e lo zero si è spostato. Ogni presa cade un poco di lato rispetto a quello che promette lo schermo. Un prelievo riuscito, da solo, non basterà più.
    .title = Pochi millimetri

refused-backup =
    Il computer di analisi del Laboratorio si riavvia e non riesce a leggere la propria copia di riserva. Mesi di tarature finiscono in una riga senza senso. Gli strumenti misurano ancora, ma nulla sa più interpretare quello che dicono.
    .title = Copia illeggibile

cracked-guard =
    Il riparo trasparente della pressa, in Officina, si spacca da un angolo all’altro e va smontato. Anche senza si può continuare a lavorare, ma alla portata di tutte le schegge che la pressa scaglia via.
    .title = Il riparo spaccato

a-little-each-time =
    La pompa che recupera l’aria dalla camera stagna del Garage ha una membrana strappata. Gira ancora, dà ancora il via libera, e una parte dell’aria la lascia dov’è. A ogni apertura del portellone ne è uscita un po’; ora la riserva mostra la somma.
    .title = Un poco per volta

landing-legs =
    Un fermo cede, e una sonda a riposo nel Vano Sonde distende di colpo una zampa, tanto forte da ammaccare la parete. Tutta la serie monta lo stesso fermo. Finché non saranno tutti bloccati, nessuno maneggia una sonda da solo.
    .title = Zampe a molla

fume-cupboard =
    Dentro la parete si spezza una fune, e il vetro della cappa del Laboratorio cade come una lama, dritto sulla testina dell’analizzatore. Al posto del vetro basta un foglio di plastica. Senza testina, l’analizzatore non legge nulla.
    .title = La cappa

liquid-nitrogen =
    Nel Laboratorio un contenitore di azoto liquido ha perso l’isolamento: bolle sotto il coperchio, e schizza a ogni apertura. I campioni stanno lì dentro, e per il prossimo lavoro servono. Nessun guanto, qui, è abbastanza spesso.
    .title = Azoto liquido

open-line =
    In Officina salta un raccordo, e per ore il compressore lavora a piena potenza per riempire un tubo aperto in fondo. L’aria è soltanto passata da un angolo all’altro. L’energia, invece, è stata presa dalla riserva.
    .title = Una linea aperta

first-layer =
    Nel freddo della notte il piano della stampante grande, in Officina, si è imbarcato dello spessore di un cartoncino. Il primo strato non ci aderisce più, e senza il primo nemmeno gli altri. Il piano non tornerà dritto.
    .title = Il primo strato

warm-drawers =
    I riscaldatori che tengono libere dal ghiaccio le serrature del Vano Sonde sono andati tutta la notte a piena potenza, a spese della riserva. Quella che nei cassetti era brina adesso è acqua. La asciugate, fin dove si vede.
    .title = Cassetti caldi

swollen-cell =
    Nel Garage una cella della batteria del Froggy si è gonfiata tanto da aprire il coperchio. La si porta fuori in cima a una lunga pertica, e la si lascia sulla sabbia. Finché qualcuno non ricompone la batteria, il Froggy resta dov’è.
    .title = Una cella gonfia

## Carte Avaria: Complesso Abitativo

fan-behind-the-wall =
    Ha ceduto un cuscinetto della ventola dietro Un Angolo Tranquillo. Ne viene una nota bassa, mai del tutto ferma, e non c’è imbottitura che la smorzi. In tutto il Complesso Abitativo nessuno trova silenzio, e a tavola le risposte si accorciano.
    .title = La ventola dietro la parete

noon-at-three =
    Il computer degli Alloggi Equipaggio ha perso il conto del sol. Alle tre di notte le lampade danno la luce di mezzogiorno, il riscaldamento delle cuccette le segue, e l’interruttore manuale non comanda più. Si dorme a tratti.
    .title = Mezzogiorno alle tre

used-air =
    In un angolo degli Alloggi Equipaggio l’aria smette di circolare, e nessun sensore è abbastanza vicino da accorgersene. Per tutta la notte l’aria viziata si raccoglie attorno a una sola cuccetta, come acqua in una conca. Chi ci dorme si sveglia tardi, e sta male.
    .title = Aria viziata

gas-in-the-med-lab =
    Lo sterilizzatore del MedLab ha scaricato il suo gas nella stanza anziché nel condotto. La porta si blocca, come deve, e parte un lungo conto alla rovescia. Finché l’aria non sarà pulita, lì dentro non si cura nessuno.
    .title = Chiuso per bonifica

false-diagnoses =
    Per lo stesso braccio sano il MedLab segnala una febbre, poi una frattura, poi nessun paziente. Del suo computer non ci si può più fidare, e metà dell’equipaggio comincia a dubitare degli esiti dell’ultima visita.
    .title = Diagnosi false

dish-turned-away =
    Nel Centro di Controllo si guasta il comando dell’antenna principale, con la parabola voltata dalla parte opposta alla Terra. La posta della sera non arriva, e nemmeno le voci di casa. Il quadro mostra cielo sereno e nessun segnale.
    .title = La parabola voltata

shutter-down =
    Fra i vetri dell’unica finestra di Un Angolo Tranquillo ha ceduto una guarnizione, e il vetro esterno ha cominciato a scricchiolare. La serranda d’acciaio scende, e resta giù. Era il solo pezzo di cielo di tutti, e manca a tutti.
    .title = La serranda

four-clips =
    Da settimane un pannello imbottito sopra la panca di Un Angolo Tranquillo si reggeva a due ganci su quattro. Adesso cedono anche quelli. Qualcuno era steso lì sotto a occhi chiusi, e si rialza con un taglio profondo alla testa.
    .title = Quattro ganci

breach-that-is-not-there =
    Per tre volte in una notte il Centro di Controllo annuncia nello scafo una falla che non c’è. Ogni volta tutti si infilano la tuta, respirano dalla bombola e aspettano. Le bombole si ricaricano dalla riserva. Per il sonno perduto non c’è riserva.
    .title = La falla che non c’è

orders-without-an-echo =
    La linea di ritorno del Centro di Controllo è muta: gli ordini partono, e nessuna macchina risponde. Finché non si stende una linea nuova, qualcuno deve stare all’altro capo e dire a voce che cosa succede. Ci si fraintende, e si alza la voce.
    .title = Ordini senza eco

grey-water =
    Il separatore d’acqua degli Alloggi Equipaggio spacca il tamburo, e lo scarico restituisce tutto. Sotto le cuccette ristagna l’acqua grigia; i materassi pendono lungo il corridoio, e chi ci passa in mezzo ha ogni volta meno pazienza. Senza un tamburo nuovo non scarica più nulla.
    .title = Acque grigie

other-cartridge =
    Un sensore del distributore del MedLab scambia due cartucce, e chi aveva chiesto un antidolorifico manda giù un anticoagulante. Qualche ora dopo compaiono i lividi. Finché l’avvelenamento non sarà curato, ogni ferita sarà due volte più grave.
    .title = L’altra cartuccia

cold-bunks =
    Il circuito di riscaldamento degli Alloggi Equipaggio ha perso pressione, e le cuccette si raffreddano. Finché non si trova la perdita, non lo si può ricaricare. Attaccate tutte le stufe che ci sono, o vi scaldate con giacche e zuppa bollente?
    .title = Cuccette fredde
    .option-heaters = Attaccate tutte le stufe
    .after-heaters =
        A mezzanotte le cuccette sono calde. Al mattino si trova la perdita, e qualcuno legge ad alta voce, una volta sola, quanto resta della riserva di energia.
    .option-soup = Distribuite giacche e zuppa bollente
    .after-soup =
        Vi stendete con le giacche sul pavimento della cucina, e la pentola non è mai del tutto vuota. Nessuno ha freddo. Nessuno dorme bene.
    .later-soup =
        Le cuccette sono di nuovo calde da un pezzo quando qualcuno conta i ripiani. Un corpo che ha freddo mangia per due, e la pentola si è riempita più spesso di quanto risulti dall’elenco. Quello che doveva bastare per più cene non c’è più.

shaken-glass =
    Per giorni una pompa dietro il MedLab ha fatto tremare la parete, e con lei le fiale. Nessuna è rotta. Ma un vetro scosso tanto a lungo ha crepe troppo fini per vederle, e quello che sta dietro una crepa si conserva ancora un giorno. Usate le fiale per chi è messo peggio, o prima le fate provare una per una?
    .title = Vetro scosso
    .option-use = Usate le fiale
    .after-use =
        Vanno a chi è messo peggio, e fanno quello per cui sono state fatte. Il vetro vuoto è nel cestino.
    .later-use =
        Una delle fiale si era guastata prima di essere aperta. Lì per lì non ha fatto danni; ha aspettato un momento di debolezza, come succede, e adesso qualcuno non si alza. Una visita accurata dovrà dire che cosa ha fatto.
    .option-test = Provatele una per una
    .after-test =
        Uno legge i numeri, un altro regge la lampada. Finché anche l’ultima fiala non avrà il suo segno, nel MedLab non si cura nessuno senza una seconda persona, e tutti stanno attenti a non averne bisogno.

## Carte Avaria: Complesso Sistemi

spent-catalyst =
    Il gas che esce da un Ossigenatore è più povero di ieri. Il letto del catalizzatore è bruciato al centro da impurità che nessuno ha filtrato. Continuerà a dare meno di prima, e ormai tutti tengono d’occhio l’indicatore.
    .title = Catalizzatore esausto

burnt-connector =
    Dietro il coperchio di un Ossigenatore il connettore dell’energia faceva scintille, e adesso si brucia del tutto. L’impianto resta fermo mentre si monta un ponte di fortuna e si respira dalla riserva. Il ponte non è fatto per durare.
    .title = Connettore bruciato

web-of-cracks =
    Dopo un’altra notte di gelo profondo torna il sole, e un Pannello Solare non regge più: una ragnatela di crepe corre su un’intera fila di celle. Per la mattina bastano le batterie. Le celle crepate non si riprenderanno.
    .title = Una ragnatela di crepe

stuck-facing-east =
    L’inclinatore di un Pannello Solare si blocca con il pannello rivolto a est. Per tutto il pomeriggio il sole gli passa alle spalle, e sono le batterie a reggere l’HUB. A forzare l’ingranaggio si rompono solo i denti.
    .title = Fermo verso est

sour-solution =
    Nella Fattoria una valvola di dosaggio resta aperta, e per ore l’acido si riversa nella soluzione nutritiva. Quando qualcuno crede finalmente allo strumento, le foglie pendono flosce. L’odore arriva in ogni stanza, e con l’odore la notizia.
    .title = Soluzione acida

choked-exchanger =
    Il filtro dell’ossigeno della Fattoria si è intasato. Sotto il telo delle Serre gocciola ogni foglia, macchie grigie si allargano sugli steli, e una cassetta pronta per la cucina ha già preso il marciume. In quest’aria non crescerà nulla.
    .title = Gocce su ogni foglia

loose-blade =
    Nella soffiante di un Ossigenatore si stacca una pala, passa attraverso la carcassa e apre la linea dei serbatoi. Prima che qualcuno arrivi alla valvola, la riserva si riversa fuori per lunghi minuti. La soffiante è da buttare.
    .title = La pala staccata

buckled-pipe =
    Nella presa d’aria di un Ossigenatore l’anidride carbonica è gelata e ha formato un tappo. Il cavo scaldante attinge alla riserva di energia finché il tappo non molla, ma il tubo intorno si è deformato. D’ora in poi ne entra di meno, ed esce meno ossigeno.
    .title = Il tubo deformato

through-the-brush =
    La polvere secca porta una carica, e un Pannello Solare la accumula da giorni. La scarica passa dalla spazzola, e butta giù dalla scala l’astronauta che la tiene. Le costole avranno bisogno di cure. Dietro il pannello il connettore dell’energia si è fuso.
    .title = Attraverso la spazzola

half-a-circle =
    Dall’ultimo vento il tergivetro di un Pannello Solare si trascina dietro un sassolino, e il vetro è opaco per un largo mezzo cerchio. Il pannello renderà di meno. Si spegne una lampada su due, e nella penombra ogni piccolezza dà sui nervi a tutti.
    .title = Un mezzo cerchio

charred-harvest =
    L’essiccatoio della Fattoria non si spegne a fine ciclo e continua a scaldare a porta chiusa. Quello che c’era appeso ne esce nero: una buona parte del cibo di scorta, e la cena di cui tutti parlavano da giorni.
    .title = L’essiccatoio

halfway-along-the-rail =
    Nella Fattoria il braccio d’irrigazione si ferma a metà del binario e passa la notte sopra una sola aiuola. Quella annega, le altre si seccano, e dappertutto le foglie cominciano a piegarsi. Il carrello ha storto il binario, e a mano non si muove.
    .title = A metà del binario

overdue-bake =
    Il letto filtrante di un Ossigenatore è saturo, e andava rigenerato a caldo da tempo. Farlo stasera vuol dire vivere della riserva finché non si raffredda. Rimandare ancora una volta, stasera, non costa niente. Lo rigenerate, o rimandate?
    .title = In ritardo
    .option-bake = Rigeneratelo stasera
    .after-bake =
        L’Ossigenatore si arroventa, poi si raffredda, e tutti respirano dai serbatoi. Infine riparte con il suono che aveva da nuovo.
    .option-put-off = Rimandate
    .after-put-off =
        Va avanti, un po’ più rumoroso di prima. Qualcuno sposta il promemoria alla pagina seguente.
    .later-put-off =
        Il letto filtrante dell’Ossigenatore non poteva più aspettare, e non l’ha annunciato. Quello che tratteneva si è incrostato in profondità, dove ormai nessun calore arriva. L’impianto dà meno di prima, e da solo non si riprenderà. Rigenerarlo, quella sera, sarebbe costato una notte d’aria.

held-by-wire =
    Sul telaio di un Pannello Solare tre morsetti su quattro si sono allentati. Per tutta la mattina il pannello resta steso in piano, e al suo posto lavora la riserva di energia. Poi quello che rimane si lega con il filo di ferro. Un filo non è un morsetto. Se il Complesso Sistemi è ben tenuto, forse reggerà finché il vento non è passato.
    .title = Tenuto dal filo

## Eventi Consequenziali delle carte Avaria

under-the-drawers =
    L’acqua asciugata nei cassetti del Vano Sonde era la parte minore. Il resto è passato attraverso il pavimento, con i sali di una dozzina di posti, e ha trovato i cavi del Complesso Lavorativo. Là sotto ogni morsetto ha una barba bianca, e sotto la barba il metallo è molle. Raschiate via quello che si raggiunge. Adesso è un Complesso che si guasta più facilmente.
    .title = Sotto i cassetti

cell-on-the-sand =
    La cella gonfia non ha preso fuoco. Fuori, sulla sabbia, si è gelata fino in fondo, si è ritirata e ha lasciato andare il gas senza una scintilla, e oggi qualcuno la riporta dentro, con la lunga pertica e molta pazienza. La cella è finita. Il connettore che ha in cima no: pulito e provato, va fra i pezzi di ricambio.
    .title = La cella sulla sabbia

wind-on-the-wire =
    Dopo il tramonto si alza il vento, e suona il filo del Pannello Solare come una corda. Se il Complesso Sistemi è in ordine, qualcuno può permettersi di stare sveglio ad ascoltare, e al mattino il pannello è ancora lì. Se si sono lasciati accumulare i guasti, nessuno lo sente spezzarsi. Il telaio si ripiega, e si porta via l’inclinatore.
    .title = Vento sul filo

## Eventi di Missione

a-cold-kitchen =
    Il forno della cucina si è spento con la cena dentro, e nessuno se n’è accorto finché l’odore non era quello sbagliato. Quello che c’era nelle teglie non si recupera. La resistenza è bruciata a un capo, e finché non sarà riparata si mangerà ciò che esce dalla dispensa così com’è, freddo e in piedi.
    .title = Una cucina fredda
    .action = Avvolgete una nuova resistenza per il forno.
    .done =
        La resistenza si arroventa per intero, e la prima cosa che esce dal forno è una teglia data per persa. Per mangiarla vi sedete, tutti alla stessa ora.
    .later =
        C’è un limite a quante volte si possono lodare i fagioli freddi. Ognuno ha preso a mangiare da solo, a un’ora sua, e a lavare il piatto senza una parola. Ormai il freddo non è più nel cibo.
grey-glass =
    Una notte senza vento ha steso la polvere sui pannelli, uniforme come una vernice. Il braccio che dovrebbe spazzolarli si è fermato a metà, e un Pannello Solare guarda il sole attraverso un vetro grigio. Sul quadrante l’ago sta più in basso di ieri, giusto di quel poco che si può ancora far finta di non vedere.
    .title = Vetro grigio
    .action = Uscite con le spazzole e pulite il pannello a mano.
    .done =
        Sotto la spazzola il vetro torna nero e limpido, una passata dopo l’altra, con il sole dentro. Chi ha fatto l’ultimo angolo ci resta davanti un momento, a guardare il riflesso.
    .later =
        Sotto la polvere le celle hanno lavorato in modo diseguale, alcune alla luce, altre all’ombra, e la centralina ha coperto la differenza con la riserva, notte dopo notte, senza chiedere. Adesso qualcuno legge il registro.
the-inventory =
    Il Controllo Missione vuole sapere che cosa c’è nella Zona di Carico: tutto, con i numeri e i posti. Esiste un elenco del mese scorso, e già allora era quasi giusto. Per contare come si deve qualcuno dovrebbe spostare ogni cassa e guardarci dietro, e in questo sol non farebbe altro.
    .title = L’inventario
    .option-count-it-all = Contate tutto
    .after-count-it-all =
        Uno di voi conta fino a sera, in ginocchio e sui gomiti. Dietro l’ultima cassa, contro la parete, c’è un pezzo che non sta in nessun elenco, ancora nel suo involucro. L’elenco parte con una riga in più di quelle che tutti si aspettavano.
    .option-send-the-old-list = Mandate il vecchio elenco
    .after-send-the-old-list =
        Il vecchio elenco parte con una data nuova. Basta un minuto, e il minuto serve a sedersi. Se qualcuno pensa allo scaffale accanto alla porta, non lo dice.
    .later-send-the-old-list =
        Dal vostro elenco è nato un piano di rifornimento, numero per numero, e con quello il carico del prossimo volo. Adesso torna indietro una domanda, cortese e molto breve: quale delle due date è quella vera. Nessuno vuole essere chi risponde.
a-bad-tooth =
    Per settimane è stata una cosa da poco, e stamattina è l’unica cosa. Il Primo Giocatore è seduto nel MedLab con la guancia gonfia e risponde a monosillabi. C’è un manuale, con le figure, e un trapano che nessuno di voi ha mai tenuto in mano. Da solo non passerà.
    .title = Un dente malato
    .action = Leggete il capitolo due volte, disinfettate tutto e curate il dente.
    .done =
        Ci vuole un’ora, e di più perché tutte le mani tornino ferme. Poi c’è un silenzio di quelli buoni. Il grazie più grande va a chi ha tenuto la lampada.
    .later =
        La febbre è arrivata di notte, piano, mentre tutti pensavano ancora alla guancia. Quello che comincia in una bocca trova la strada, e chi è già più debole ha meno da opporre. La luce del MedLab è di nuovo accesa prima che gli altri si alzino.
behind-the-sun =
    Per qualche sol, tra voi e la Terra c’è il sole. Era nel calendario fin dall’inizio, una barra grigia che nessuno guardava. L’ultimo messaggio finisce a metà di un elenco di saluti. Da adesso c’è soltanto quello che sapete voi, e chi è nella stanza.
    .title = Dietro il sole
earth-comes-round =
    A metà di un pasto parte la stampante. Va avanti per mezz’ora: risposte a domande che avete dimenticato, previsioni, risultati, il resto di un elenco di saluti. Qualcuno legge tutto ad alta voce, nell’ordine in cui arriva, e nessuno si alza da tavola.
    .title = La Terra ricompare
an-order-to-drill =
    Due volte l’anno, dice il piano, l’equipaggio lascia ogni stanza dell’HUB al buio, con la tuta, a tastoni, e si chiude dietro ogni portello. La data è passata. Un’esercitazione completa trova ciò che nessun controllo trova, e costa i nervi a tutti. Una firma sotto il modulo, per ora, non costerebbe niente.
    .title = Ordine di esercitazione
    .option-run-the-drill = Fate l’esercitazione
    .after-run-the-drill =
        È peggio di come la ricordavate. Due portelli si incastrano, e manca una lampada dove la mano la cerca. A sera i portelli si chiudono, la lampada è al suo posto, e i cuori battono ancora un po’ troppo in fretta.
    .option-sign-the-form = Firmate il modulo
    .after-sign-the-form =
        Il modulo è firmato e spedito. I portelli restano come sono, e il buio resta dov’è, dall’altra parte dell’interruttore.
    .later-sign-the-form =
        La luce manca per la durata di un respiro, e qualcuno continua a camminare come si fa in casa propria. Il portello aperto era dove è sempre stato. Niente che non guarisca, e nell’esercitazione ci sarebbe stato.
a-pump-runs-warm =
    Una delle pompe che servono tutta la fila di macchine è calda al tatto, e la sua nota è scesa di una terza. Il suo lavoro lo fa. Ma il cuscinetto che ha dietro comincia a piegarsi, e a ogni giro passa il calore al vicino, lungo l’albero, fin dentro l’Ossigenatore.
    .title = Una pompa si scalda
    .action = Fermate la pompa, cambiate il cuscinetto e riallineate l’albero.
    .done =
        Il nuovo cuscinetto accoglie l’albero come se fosse fatto per lui, e lo è. Finché la carcassa è aperta, anche l’Ossigenatore riceve quello che gli serve. Un’ora dopo l’involucro è freddo, e tale resta.
    .later =
        Il cuscinetto si è bloccato. L’albero no: ha continuato a girare per il tempo di strappare il suo supporto dalla carcassa dell’Ossigenatore. A terra il metallo è in riccioli lucidi, ancora tiepidi.
pale-leaves =
    Metà delle lampade sopra le aiuole è spenta. Nella Fattoria un connettore si è bruciato, in silenzio, alla fine di un turno, e lì sotto le foglie sono già un po’ pallide e si piegano verso la metà dove c’è luce. Le piante aspetteranno qualche sol. Di più no.
    .title = Foglie pallide
    .action = Sostituite il connettore e tenete le lampade al massimo per una notte.
    .done =
        Per tutta la notte la Fattoria brilla dal vetro della porta, come se lì dentro qualcuno fosse sveglio. Al mattino le foglie sono dritte, un dito più alte di prima.
    .later =
        Ciò che è cresciuto nella metà buia ha messo tutto negli steli. È lungo, bianco e molle, e nessuno lo mangerà. Lo strappate a manciate, e accanto al secchio pieno il raccolto sembra piccolo.
under-the-seat =
    Mentre qualcuno spazza un rover, da sotto il sedile rotola un contenitore per campioni, sigillato, etichettato con la vostra calligrafia, e che a nessuno era mancato. È un buon campione. Era stato posato per un momento, in fretta, durante un’uscita finita in fretta anche quella; e che cos’altro sia rimasto là fuori quel giorno, non lo sa dire nessuno.
    .title = Sotto il sedile
an-evening-without-a-list =
    A cena tutto quello che c’era da fare è fatto, e nessuno si alza. Capita di rado. Dove l’umore è buono, si parla finché ogni spalla si è abbassata; dove non lo è, qualcuno dice finalmente la cosa che da giorni era nella stanza, e si scopre che è una cosa piccola.
    .title = Una sera senza elenco
a-clock-runs-ahead =
    L’orologio dell’Officina è avanti di quattro minuti, e le macchine gli ubbidiscono. La colla si sblocca troppo presto, un taglio comincia prima che la lama sia a regime. Non si rompe niente. Ma quello che si fa lì in questo sol va guardato due volte, e per metà rifatto.
    .title = Un orologio va avanti
    .action = Staccate l’orologio dalla parete, regolatelo sul sole e rimettete a regime ogni macchina.
    .done =
        Mezzogiorno cade di nuovo a mezzogiorno. Provando le macchine una per una trovate per strada un riparo allentato e un ingranaggio secco, e una fila di piccoli rumori non c’è più.
wind-from-the-plain =
    Arriva radente dalla piana e porta ghiaia. Davanti al Garage non si sta in piedi, ci si appoggia soltanto, e ciò che non è legato viaggia. Chi esce in questo sol tornerà con dei lividi. Lungo la parete un cavo ha cominciato a battere contro le piastre del Centro di Controllo.
    .title = Vento dalla piana
    .action = Tendete funi e uno schermo davanti ai portoni, e legate il cavo.
    .done =
        Dietro lo schermo l’aria è quasi ferma, e si sentono di nuovo i propri passi. Il cavo è legato a ogni metro. Che soffi pure.
    .later =
        A un certo punto della notte i colpi smettono, ed è questo che sveglia qualcuno. Nel punto in cui batteva, il cavo si è consumato. Nel Centro di Controllo una fila di schermi è buia, e fuori un capo sciolto scrive nella polvere.
