quarantine =
    È cominciato tutto dalle mani. Una tazza è caduta, e avete dato la colpa alla tazza. Adesso al mattino le dita sono insensibili, sugli schermi le lettere ballano, e una sedia sta un po’ più lontana dalla tavola. Il lander sceso un mese fa, dopo un anno e mezzo in orbita, ha portato lenzuola, semi, tubi e guanti; forse anche un’altra cosa. Avete tamponi per poche prove, un solo banco su cui leggerle e cuccette a un braccio l’una dall’altra. La Terra risponderà, ma sempre alla penultima domanda. Scoprite che cosa sta facendo il giro dell’equipaggio, prima che l’abbia finito.
    .title = Quarantena
    .do-how-far = Il tracciato Intorpidimento parte da 4. Alla fine di ogni fase Produzione sale di 1, più avanti più in fretta. A 8 la missione è perduta.
    .idea = Le mani perdono il tatto, e la causa, una persona o una cosa, è sorteggiata di nascosto: fate le prove che potete, decidete chi e che cosa isolare, trovate la fonte.

## Obiettivi

apart =
    Eseguite Prelevare il Sangue tre volte: da chi ha le mani intorpidite e da chi le ha sane.
    .title = Chi ce l’ha
    .count = Giri di prelievi: { $done } su { $goal }
    .done = Le provette stanno in due file, i malati e i sani. Sul banco non sono diverse quanto dovrebbero.
the-source =
    Eseguite Passare il Tampone tre volte. Il circuito dell’acqua, i guanti della scatola dei campioni, i vassoi dei semi: da una di queste tre cose viene quello che avete nel sangue.
    .title = La fonte
    .count = Tamponi letti: { $done } su { $goal }
    .done = Dal filo sopra il banco pendono tre cartine. Il resto dovete deciderlo discutendo.
out-of-the-hub =
    Portate la fonte fuori dall’HUB. Quale sia delle tre, lo deciderete insieme, una delle prossime mattine.
    .title = Fuori dall’HUB
    .done = Sta all’aperto, nella polvere, in un sacco con due nodi. Dentro, con due polpastrelli, si raccoglie la prima vite caduta.
three-ampoules =
    Eseguite Preparare il Legante tre volte. Quello che toglie il tatto è nel sangue: il legante porta via le sostanze estranee.
    .title = Tre ampolle
    .count = Ampolle: { $done } su { $goal }
    .done = La terza ampolla è limpida fino in fondo. { $medic-cap } la guarda in controluce davanti alla lampada, poi davanti alla pagina di un libro.
steady-hands =
    Portate a 0 il tracciato Intorpidimento. La missione finisce nel sol in cui tutto il resto è fatto.
    .title = Mani ferme
    .done = Uno dopo l’altro infilate tutti lo stesso ago. Il filo è rosso, perché si veda da ogni sedia.

## Tracciati, segnalini e azioni

numbness =
    .title = Intorpidimento
    .end-hands = { $first-ill-cap } legge tre volte la stessa riga della lista di controllo, poi chiede il cambio.
    .end-feet = Sulla scala del Centro di Controllo uno di voi guarda in basso per vedere dov’è il piede, con un gradino di ritardo.
    .end-all = La sveglia smette di suonare da sola. Il pulsante l’hanno cercato tutte le mani, senza trovarlo.
outside-the-door =
    .title = Fuori dalla Porta
swab =
    .title = Tampone
take-blood =
    Prelevate il sangue nel MedLab ed esaminatelo durante la notte. Ogni giro consuma un tampone. A ogni sol se ne bolle uno; non ne avete mai più di tre.
    .title = Prelevare il Sangue
    .then-row = La prima fila è pronta. Attraverso la pellicola { $medic } chiede il colore di ogni polsino, e nessun nome.
    .else-row = La prima fila è pronta. Sulle provette { $medic } non scrive nomi, soltanto il colore del polsino.
wipe-down =
    Passate un tampone su una delle tre cose e posatelo su una cartina reattiva nel Laboratorio. Bruno vuol dire: è qui. Cinque volte su sei la cartina ha ragione.
    .title = Passare il Tampone
    .option-water = Il circuito dell’acqua
    .after-water = Lasciate correre il rubinetto e contate fino a dieci.
    .do-water-gone = Il tubo non c’è più. La cartina resta bianca.
    .do-gloves-gone = I guanti non ci sono più. La cartina resta bianca.
    .do-trays-gone = I vassoi non ci sono più. La cartina resta bianca.
    .option-gloves = I guanti della scatola dei campioni
    .after-gloves = Il tampone gira intorno ai fori della scatola, a sinistra e a destra.
    .option-trays = I vassoi dei semi
    .after-trays = Il tampone percorre il ripiano da un capo all’altro.
    .do-water-dark = Sotto la goccia del circuito dell’acqua la cartina si è fatta bruna.
    .do-water-pale = La cartina dell’acqua è pallida come prima.
    .do-gloves-dark = Un anello bruno sulla cartina dei guanti.
    .do-gloves-pale = Per i guanti la cartina mostra l’impronta di un pollice, uno dei vostri, e basta.
    .do-trays-dark = Dov’era posato il tampone, la cartina è bruna sull’orlo.
    .do-trays-pale = La cartina dei vassoi rimane bianca. Odora di terra.
make-the-binder =
    Cuocete un legante sul banco, con l’ultima polvere della farmacia e uno zucchero ricavato dalle provviste.
    .title = Preparare il Legante
sit-with-them =
    Scaldate le mani a chi non le sente, contate le gocce, voltate le pagine di un libro. Una volta per sol l’Intorpidimento scende di 1.
    .title = Tenere Compagnia

## Regole per un certo tempo

behind-a-door =
    Una tenda di pellicola, davanti una sedia, sulla sedia un vassoio. Quello che prima si faceva insieme, adesso si fa a turno. Finché c’è la tenda, un sol sì e uno no l’Intorpidimento sale di 1 in meno.
    .title = Dietro una tenda
    .ends = La tenda si tira giù. Piegata, è più piccola di quanto pensavate.

it-comes-faster =
    Mani sane a colazione, a cena non sentono più.
    .title = Più in fretta

## Eventi di Missione

the-spoon =
    A colazione il cucchiaio cade dalla mano { $first-ill-of }. Viene raccolto, e cade di nuovo. La terza volta lo guardano tutti. «Da giovedì», dice { $first-ill }, con le mani già sotto il tavolo.
    .title = Il cucchiaio
    .option-a-bunk-alone = Uno di voi va dietro una tenda
    .after-a-bunk-alone = Di là vanno anche una lampada e un libro; da dietro la pellicola una voce chiede quale dei due rivolete per primo.
    .who-apart-one = Chi va dietro la tenda?
    .option-masks-for-all = Mascherine, anche a tavola
    .after-masks-for-all = Stoffa sulla bocca. I pasti si accorciano; sopra la stoffa vi guardate masticare.
    .option-say-nothing-yet = Finite la colazione
    .after-say-nothing-yet = Il pane gira verso sinistra, come sempre, di mano in mano.
four-cups =
    Un pezzo di nastro su ogni tazza, un nome su ogni pezzo. A mezzogiorno due nastri sono già scambiati, o se li è portati via l’acqua. La discussione che ne nasce dura più a lungo del lavaggio.
    .title = Tazze con un nome
    .action = Bollite tutto quello che tocca una bocca.
    .done = La pentola grande bolle per un’ora. Quello che ne esce scotta troppo per litigarci sopra.
    .later = Due di voi hanno bevuto dalla stessa tazza. Adesso se lo ricordano.
    .closed = Togliete il nastro dalle tazze: non sono mai state le tazze.
the-second-chair =
    Note dal MedLab, appese dove le leggano tutti. Battito buono. Niente febbre. Riflessi lenti al polso, vivaci al ginocchio. Una domanda a margine, sottolineata: perché niente febbre?
    .title = Perché niente febbre
    .option-look-closer = Dedicate il turno alla domanda
    .after-look-closer = A sera la risposta non c’è, ma un vecchio tampone è bollito, asciutto e pronto.
    .option-treat-first = Caldo e luce, qualunque sia la causa
    .after-treat-first = La stufa resta accesa fino a sera. Davanti, dita che si aprono e si chiudono.
    .option-let-them-sleep = Spegnete le lampade presto
    .after-let-them-sleep = Un silenzio così, nell’HUB, non c’era dall’atterraggio.
    .action = Provate tutte le mani con uno spillo e un ciuffo di cotone.
    .done = L’elenco delle dita che non sentono è più lungo di quanto temevate, e meno grave.
    .later = Al buio due di voi confrontano quali dita non rispondono più.
    .closed = Lo spillo torna nella scatola del cucito.
what-the-medic-sees =
    Di sera { $medic } posa sul tavolo dieci fiammiferi e li raccoglie in fretta, con la sinistra, con la destra.
    .title = Dieci fiammiferi
    .then-matches = Quattro fiammiferi restano dove sono, e queste sono le mani che visitano le vostre.
    .else-matches = Tutti e dieci, due volte. Il sollievo fa il giro della tavola insieme al pane.
    .option-rest-the-hands = Chiudete il MedLab per una mattina
    .after-rest-the-hands = Sulla porta c’è un biglietto con due mani disegnate: torno a mezzogiorno.
    .option-keep-the-hours = Lasciate gli orari come sono
    .after-keep-the-hours = L’ultima visita finisce dopo mezzanotte. La lampada la spegne chi esce.
    .action = Esercitatevi tutti con i fiammiferi.
    .done = Alla fine sul tavolo c’è una casetta di fiammiferi.
    .later = A colazione si rovescia una scatola di fiammiferi, troppo in fretta per le vostre mani.
what-the-engineer-refuses =
    Il regolamento di missione vuole che l’aria delle cuccette sia divisa in due da una parete di pellicola. { $engineer-cap } ha letto il disegno e l’ha ripiegato. «Si può fare. Poi, entro domenica, la ventola da una parte gira a secco.»
    .title = Un disegno piegato
    .option-build-it = Costruite la parete
    .after-build-it = Respira con la ventola, e a ogni giro di pale fa un piccolo scatto.
    .option-leave-the-air = Lasciate stare l’aria
    .after-leave-the-air = Il disegno finisce sotto una gamba del tavolo, che adesso non balla più.
    .option-buy-a-fan = Costruitela, con una seconda ventola
    .after-buy-a-fan = Due ventole, due note, a una terza di distanza.
    .action = Pulite la ventola che c’è già.
    .done = Ne esce una manciata di feltro grigio. Il ronzio sale di mezzo tono.
    .later = La vecchia ventola ha cominciato a faticare, parete o non parete.
what-the-geologist-hides =
    Un calzino è più scuro dell’altro. Da tre sol { $booted } cammina su un taglio senza sentirlo. Contava di dirlo al ritorno dalla prossima uscita con il rover.
    .title = Nello stivale sinistro
    .option-stay-in = Niente stivali per questa settimana
    .after-stay-in = Il piede viene lavato, ricucito e messo in alto su una cassa.
    .option-bandage-and-go = Una fasciatura, e poi l’uscita
    .after-bandage-and-go = Il sasso che torna a casa insieme alla fasciatura è di quelli buoni.
    .action = Guardate i piedi a tutti.
    .done = Due vesciche, una scheggia e un vecchio tatuaggio.
    .later = Salta fuori un secondo calzino, rigido, di un’altra misura.
what-the-scientist-writes =
    Pagina 41 del quaderno { $scientist-of }, aperto sul banco. «Chi mangia insieme agli altri. Chi dorme in disparte. Stesse mani. O non stiamo attenti noi, o alla malattia non importa.»
    .title = Una pagina lasciata aperta
    .option-follow-it = Fateci lavorare l’analizzatore tutta la notte
    .after-follow-it = Al mattino c’è una colonna in più, e nel forno dell’analizzatore un tampone di nuovo pulito.
    .option-close-the-book = Chiudete il quaderno e mangiate
    .after-close-the-book = La zuppa è ancora calda.
    .action = Ricostruite chi ha toccato che cosa, ora per ora.
    .done = Il disegno copre una porta. Tutte le linee si incrociano in tre punti.
    .later = La pagina non è più sul banco: è stata strappata lungo la spirale.
a-book-through-the-curtain =
    Ogni sera da dietro la pellicola esce una mano che restituisce un libro. Stasera è quello sul mare, con un foglietto fra le pagine: quanto ancora?
    .title = Un libro attraverso la tenda
    .option-take-the-curtain-down = Tirate giù la tenda
    .after-take-the-curtain-down = { $apart-one-cap } batte le palpebre nella luce, senza sapere quale sedia sia libera.
    .option-one-more-sol = Chiedete altro tempo
    .after-one-more-sol = Il prossimo libro che passa dall’altra parte è più grosso.
    .action = Leggete ad alta voce, da questa parte della pellicola.
    .done = Due capitoli. L’ultima riga la dicono due voci, una per parte.
    .later = Stasera il vassoio torna come era entrato.
    .closed = La pellicola non c’è più, e la voce ne fa a meno.

what-the-healthy-have =
    Le provette dei sani non sono pulite. Ce n’è di meno, ecco tutto. Niente germi, niente muffa: stagno, legato a qualcosa di oleoso, del genere che ammorbidisce un tubo, indurisce un guanto o non lascia marcire i semi. Non ve lo siete passato l’uno all’altro. È arrivato con il carico, e continua a uscirne.
    .title = Quello che hanno i sani
    .then-curtain = { $apart-one-cap } ascolta fino in fondo. «Allora la zuppa potevo mangiarla calda.»
    .else-curtain = Non avete rinchiuso nessuno.
    .option-together-again = Riavvicinate le sedie
    .after-together-again = Per una sera smettete di contare le dita.
    .option-straight-to-it = Passate subito al carico
    .after-straight-to-it = A mezzanotte tutto quello che è sceso con il lander è in fila, e in fondo c’è un tampone pulito; uno di voi non si siede da mezzogiorno.
a-list-of-doors =
    Tubo, quattro metri: dietro i lavandini. Guanti, due paia: uno nella scatola dei campioni. Semi, conciati: nei vassoi dalla settimana dell’arrivo. Lenzuola: lavate, escluse. Accanto all’ultima riga { $engineer } fa due segni.
    .title = Un elenco di porte
    .option-shut-the-tap = Risparmiate su tutte e tre le cose, finché ci vorrà
    .after-shut-the-tap = Acqua della riserva, mani nude, semi sotto la pellicola.
    .do-slower = Da adesso l’aumento dell’Intorpidimento cala di 1, ma soltanto un sol su due.
    .option-open-the-vents = Scaldate a fondo l’HUB, una stanza alla volta
    .after-open-the-vents = Le stufe vanno al massimo, e voi dormite sempre una stanza più avanti.
    .option-read-on = Prima finite l’elenco
    .after-read-on = Continua su un secondo foglio, dove quasi ogni riga si può depennare, mentre nella pentola bollono due tamponi.
    .action = Bollite un altro tampone mentre si legge l’elenco.
    .done = Asciuga sulla sbarra, accanto ai calzini.
    .later = Mentre leggevate, si lavavano mani, si infilavano guanti, si annaffiavano semi.
    .closed = L’elenco ha fatto il suo lavoro.
one-thing-goes-out =
    Vi sedete per decidere. Sul tavolo ci sono tre cose, o un po’ di ciascuna: un pezzo di tubo, un guanto, un pizzico di semi rosa. In mezzo, le cartine. Tutte e tre servono ogni giorno; due sono innocenti.
    .title = Una cosa va fuori
    .then-paper-water = La cartina dell’acqua era bruna: chi ha portato fuori il tubo non si è voltato.
    .else-paper-water = Contro il tubo non parla nessuna cartina. Va fuori lo stesso, dopo una discussione che perdete tutti.
    .then-paper-gloves = Su una cartina c’era un anello bruno: contro i guanti è bastato.
    .else-paper-gloves = Contro i guanti c’è solo un’impressione, e non è di tutti.
    .then-paper-trays = La cartina era bruna sull’orlo. Il primo vassoio l’ha portato { $scientist }.
    .else-paper-trays = Non c’è cartina che accusi i vassoi. State buttando la cena per un sospetto.
    .option-water = Il tubo dell’acqua
    .after-water = Lo tagliate via dietro i lavandini e lo portate in un sacco attraverso la camera stagna. Finché non ci sarà un circuito nuovo, l’acqua arriva in taniche.
    .option-gloves = I guanti
    .after-gloves = I fori della scatola dei campioni vengono chiusi con il nastro. I guanti escono in un sacco con le dita in su, come fiori recisi.
    .option-trays = I semi
    .after-trays = Svuotate i vassoi uno dopo l’altro, rosa e umidi. Quello che è già piantato resta.
a-second-opinion =
    La dottoressa che vi ha visitati tutti prima del volo ha ottantun anni, e ormai non la si consulta più. Si potrebbe. Una lettera a Ada Vidal verrebbe letta il giorno stesso; la risposta ci metterebbe di più, perché lei pensa con la matita.
    .title = Un altro parere
    .option-write-to-her = Scrivetele
    .after-write-to-her = Nove righe, e un elenco di mani.
    .option-spare-her = Lasciatela in pace
    .after-spare-her = La sua fotografia è accanto alla bilancia: ci siete tutti, e in mezzo lei, la più bassa.
    .action = Ripassate quello che scrisse allora su ciascuno di voi.
    .done = Gruppi sanguigni, un polso rotto, un’osservazione su come canta uno di voi.
    .later = I suoi appunti sono aperti alla pagina sbagliata, che viene presa per quella giusta.
a-dropped-wrench =
    Un fracasso in Officina, poi un silenzio in cui aspettate tutti una voce. Quando arriva è un po’ troppo allegra: «È caduta soltanto la chiave inglese.»
    .title = Una chiave inglese
    .action = Legate ogni attrezzo a un polso.
    .done = Anelli di corda, un nodo per ciascuno. Sembra una scuola di arrampicata.
    .later = Stavolta non è caduta soltanto la chiave.
letters-that-swim =
    Lo schermo del Centro di Controllo è regolato sul carattere più grande. Adesso una parola riempie una riga, e una lista di controllo una mattina.
    .title = Lettere che ballano
    .option-read-in-pairs = Leggete ad alta voce, in due
    .after-read-in-pairs = Uno legge, l’altro esegue. Alla terza pagina viene fuori un passaggio che si saltava da settimane.
    .option-trust-the-memory = Fate a memoria
    .after-trust-the-memory = La sapete a memoria. Quasi tutta.
    .option-rest-the-eyes = Lampade accese, schermi spenti
    .after-rest-the-eyes = Una stanza chiara, e facce con i contorni.
    .action = Segnate gli interruttori con nastro da sentire sotto le dita.
    .done = Una tacca per acceso, due per spento, niente su quelli da lasciare stare.
    .later = La riga letta era giusta, l’interruttore premuto no.
warm-sand =
    Sulla stufa due teglie di sabbia lavata, calda quanto una mano può sopportare. Chi ha le dita intorpidite può scavare in cerca di bottoni; chi le ha sane può guardare. Prima che la sabbia si raffreddi, chi guardava si è rimboccato le maniche e scava.
    .title = Sabbia calda
    .action = Tenete calda la sabbia durante la notte.
    .done = Al mattino un bottone si trova subito, a occhi chiusi.
    .later = La stufa è rimasta accesa tutta la notte, e non sotto la sabbia.
the-night-rota =
    Quando si fermano le mani può fermarsi anche il respiro; nel manuale c’è, fra i casi rari: per questo, da stanotte, uno di voi veglia.
    .title = I turni di notte
    .option-take-turns = A turno, due ore per volta
    .after-take-turns = Dormite tutti male, ma dormite.
    .option-one-for-all = La notte la fa uno solo
    .after-one-for-all = La sedia per la veglia è quella con lo schienale duro.
    .who-watcher = Chi veglia?
    .option-hang-a-bell = Un filo fino all’allarme
    .after-hang-a-bell = Sta appeso con una molletta alla fascia che segue il respiro.
    .action = Spostate le cuccette dove una lampada sola arrivi a tutte.
    .done = Stanno come barche a un molo.
    .later = Nelle ore piccole c’è un respiro che non viene; poi viene.
short-of-gloves =
    Nell’HUB ogni guanto è passato di mano, è stato lavato ed è passato di mano ancora. In Laboratorio ormai si lavora con dei sacchetti sulle dita.
    .title = Pochi guanti
    .option-bags = Sacchetti, allora
    .after-bags = Frusciano a ogni gesto.
    .option-cut-up-a-suit = Tagliate la tuta di scorta
    .after-cut-up-a-suit = Da una manica escono sei buone dita.
    .option-bare-hands = Mani nude
    .after-bare-hands = Si lavano prima e dopo, per la durata di una canzone.
    .action = Con una scatola di sacchetti di scorta saldate una vescica per l’aria.
    .done = Tiene. Sembra un cuscino.
    .later = Quello che avete inventato per le dita non dura: il primo a cedere è il pollice.
a-ship-on-the-pad =
    Dal Controllo Missione, da leggere a tutti. «La nave da carico di questa finestra è pronta, rifornita, caricata dalle mani che avevano caricato la vostra. Per svuotarla non c’è tempo: parte così com’è, o aspetta ventisei mesi. Qui non sappiamo dire che cosa avete. Vorremmo sapere che cosa volete.»
    .title = Una nave sulla rampa
    .option-let-it-wait = Lasciatela a terra
    .after-let-it-wait = Partono tre parole. Da stasera la cena si pesa.
    .option-let-it-fly = Fatela partire
    .after-let-it-fly = Il suo arrivo va sul calendario, a penna.
    .action = Filmate, per quelli del carico, come si legge una provetta.
    .done = Nove minuti, una mano nell’inquadratura, ferma quanto può.
    .later = Quelli del carico hanno delle domande, novanta, e ogni risposta parte a piena potenza.
a-plate-in-the-lab =
    Ormai ogni sera { $eats-alone } si porta la cena in Laboratorio: «Rapporti da scrivere.» Ogni volta il piatto torna vuoto. Quello che c’era sopra è sotto il banco, spinto con il taglio della mano in un mucchietto ordinato.
    .title = Un piatto in Laboratorio
    .then-foil = L’abitudine viene da dietro la pellicola, dove quello che cadeva non lo contavate.
    .option-supper-in-the-lab = La cena in Laboratorio, per tutti
    .after-supper-in-the-lab = Sedete ginocchio contro ginocchio fra le rastrelliere, con le altre lampade spente. Quel che cade, cade in compagnia.
    .option-the-wrong-hand = Tutti alla stessa tavola, con la mano sbagliata
    .after-the-wrong-hand = Piselli per terra davanti a ogni posto. La prima risata è { $eats-alone-of }.
    .option-leave-the-door = Lasciate chiusa la porta
    .after-leave-the-door = Nella notte una scopa morbida porta via il mucchietto.
    .action = Avvolgete nel nastro tutti i manici che stanno nel cassetto.
    .done = Forchette, mestoli, anche gli spazzolini da denti. Il cassetto non si chiude più.
    .later = Una pentola piena sfugge a due mani salde e attraversa il pavimento.

## Eventi Consequenziali

still-the-spoon =
    Al mattino { $first-ill } alza il cucchiaio, e il cucchiaio cade. Quello che avete portato fuori non ha mai fatto male a nessuno di voi.
    .variant-2 = Un’altra mattina, lo stesso cucchiaio. { $first-ill-cap } lo lascia dov’è caduto. Tutti guardate quello che sta ancora nell’HUB.
    .title = Ancora il cucchiaio
    .option-all-that-is-left = Tutto quello che resta, e tutti al lavoro
    .after-all-that-is-left = Un sacco dopo l’altro; le pompe della camera stagna girano tutta la mattina. Adesso sugli scaffali c’è posto, e poco da metterci.
    .way-in-few-hands = I nodi hanno tenuto. Ma un sacco fra le braccia l’avete avuto tutti.
    .way-in-many-hands = Sulla soglia un sacco si è strappato. Quello che c’era dentro l’avete raccolto in ginocchio, a mani nude.
    .option-water = Il tubo dell’acqua
    .after-water = Quattro metri, tagliati in due per poterli portare. D’ora in poi si beve da taniche con una data sopra.
    .option-gloves = I guanti
    .after-gloves = Cadono nel sacco dalle pinze, i pollici per ultimi; sui fori della scatola c’è già il nastro.
    .option-trays = I semi
    .after-trays = Sopra germogli verdi, sotto rosa. I vassoi si strofinano con l’acqua calda finché non suonano.
    .then-paper-water = Una cartina del rubinetto è bruna. Va fuori nello stesso sacco.
    .else-paper-water = Contro il tubo non c’è niente da dire, se non che è ancora qui.
    .then-paper-gloves = Sulla cartina un anello c’era; adesso fate quello che diceva.
    .else-paper-gloves = In due i guanti li avrebbero tenuti, e lo dicono a lungo.
    .then-paper-trays = L’orlo bruno viene mostrato ancora una volta, perché lo vediate tutti.
    .else-paper-trays = Sospettare di quello che vi nutre è difficile. Ci riuscite.
from-ada-vidal =
    Lettera, una pagina. «Cari tutti, nessuno ha la febbre, dopo tanto tempo? Allora smettete di guardarvi fra voi, e guardate quello che maneggiate. Una volta ho avuto in cura un verniciatore. State al caldo. Vostra, A. V.»
    .title = Da Ada Vidal
    .then-painter = Ormai lo sapete. Fa bene leggerlo di sua mano.
    .else-painter = Leggete la lettera due volte, poi le etichette sugli scaffali.
after-the-rota =
    La veglia finisce alle sei. Sul foglio { $watcher-of } ci sono tutti i respiri in ritardo, undici, e accanto all’ultimo: russava.
    .title = Dopo il turno
what-lay-on-the-sheets =
    Dalla Terra arriva un’immagine, senza una parola. La nave ha i portelli aperti; lì accanto, su lenzuola bianche, c’è tutto quello che doveva essere vostro, in file, colore per colore.
    .title = Quello che c’era sulle lenzuola
    .then-known = Intorno a tre delle cose corre un anello di nastro giallo: hanno letto il vostro rapporto.
    .else-known = Hanno cominciato dalla biancheria. Ogni federa è rovesciata.
seven-months =
    «Decollo alle 04:12, tutto come doveva. Sette mesi.» Sotto, in un altro carattere: «Ci abbiamo messo il caffè buono. Quelli del carico.»
    .title = Sette mesi
    .then-known = Ormai sapete che cos’altro ci hanno messo: tubo di quel rotolo, semi di quel sacco.
    .else-known = Il messaggio si legge ad alta voce due volte, la seconda per il caffè.
the-jug =
    Cena, mano sbagliata, molto meno per terra. Nel mezzo di un racconto { $eats-alone } allunga la mano verso la brocca. Il racconto continua; la tazza si riempie fino al segno.
    .title = La brocca
suppers-left-over =
    Secondo l’elenco della dispensa, nei contenitori c’è più di quanto possa esserci. In Laboratorio { $eats-alone } non fa più cadere niente. Ogni sera il piatto partiva pieno; ogni notte tutto tornava in pentola.
    .title = Cene avanzate

the-spoon-stays =
    Per tutta la colazione il cucchiaio resta dove { $first-ill } lo tiene.
    .title = Il cucchiaio resta in mano

## Finali

the-red-thread =
    L’ago torna nel suo astuccio, con il filo rosso ancora infilato. Quello che vi intorpidiva le mani sta fuori, dove non ha più niente da intorpidire. A cena passano da una mano all’altra cose che si sarebbero potute spingere sulla tavola: il sale, il pane, una tazza. Non cade niente. { $medic-cap } manda sulla Terra un ultimo elenco. Alla voce Osservazioni c’è scritto: nessuna.
    .title = Il filo rosso
a-chair-moved-back =
    Il rapporto è chiaro: un olio che contiene stagno, in una sola parte del carico, trovata e portata fuori. Per la tenda non ha una riga. { $apart-one-cap } viveva là dietro perché l’avevate chiesto voi, e non ha mai messo in pericolo gli altri. La sedia è di nuovo a tavola, al vecchio posto. Per un po’ ci accostate le vostre più di quanto occorra.
    .title = Una sedia rimessa a posto
two-sacks-outside =
    Di sacchi là fuori ce n’è più d’uno, e la causa sta in uno soltanto. Il resto l’avete buttato in buona fede; vi mancherà ben prima che un lander possa portarne dell’altro. Ma le mani tornano a chiudersi. Nel diario la scrittura è di nuovo piccola, com’era prima. Nel margine della prima pagina c’è un cucchiaio, disegnato a matita.
    .title = Più di un sacco
what-came-with-the-linen =
    Sulla lista del carico aveva un numero, in mezzo ad altri numeri, e ci avevano cercato di tutto, tranne questo. Adesso è là fuori, con un avviso in due lingue. Tre ampolle sono vuote. Le mani le avete punte, scaldate e guardate così a lungo che la prima stretta è una cosa solenne. Dura finché tutti e due sono sicuri di sentirla.
    .title = Quello che è venuto con il carico
an-ampoule-short =
    La fonte è fuori. Quello che vi ha lasciato nel sangue no, qualunque cosa dicano le mani: il tempo è finito quando il resto del legante era ancora polvere. Il sangue si pulirà da sé, dice il Controllo Missione, in qualche mese; fino ad allora niente rover, niente trivelle, niente portelli affidati a uno solo. Quello che resta della missione lo contate in cose che si possono fare con le muffole.
    .title = Ancora polvere
three-suspects =
    Stagno, da qualcosa che è sceso con il lander: fin qui siete sicuri. È ancora dentro. Il Controllo Missione ferma i lavori e vi manda tutti nel rover, con le cose che c’erano prima del carico. Dal parabrezza l’HUB ha l’aspetto di sempre. In una delle stanze qualcosa continua a spandere quello che il naso non sente.
    .title = Ancora dentro
masks-on =
    È stata più veloce di voi, e ne sapete poco più che la mattina del cucchiaio: mani che si addormentano, tazze guardate due volte, sul banco provette che dicono troppo poco. Il Controllo Missione manda le regole per una stazione chiusa. Sono fatte per una malattia che passa dall’uno all’altro. Le seguite alla lettera, ciascuno in una stanza sua, dove le mani non migliorano.
    .title = Con le mascherine
an-empty-hook =
    Accanto alla camera stagna ogni casco ha il suo gancio. Uno rimane vuoto: nessuno vuole appenderci altro, e nemmeno togliere il nome che c’è sopra. Il messaggio per la Terra è breve e ci mette quattordici minuti; la risposta, quando arriva, è più breve. Le prove sono tutte sospese. I tamponi restano nel bollitore mentre intorno l’acqua si fa fredda.
    .title = Un gancio vuoto
the-beds-are-full =
    L’ultima annotazione del diario è dettata, perché non c’è mano che regga una matita. Siete tutti negli Alloggi Equipaggio, abbastanza vicini da sentirvi. L’HUB è regolato per badare a sé stesso, e per un certo tempo ci riesce. Il giro dell’equipaggio è finito. Ogni sera il Controllo Missione vi legge le notizie di casa, piano, senza chiedere risposta.
    .title = I letti sono pieni
