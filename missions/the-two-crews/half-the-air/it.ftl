half-the-air =
    Nell’HUB respirano due equipaggi, e di aria ce n’è meno di quanta ne serva a tutti e due. Voi dormite da un capo, loro dall’altro. A metà strada, al Centro di Controllo, la parete ha una valvola larga come un piatto. Aperta, lascia che l’aria trovi da sola il suo livello; girata da una parte, serve prima quella parte. L’ago che le sta sopra scende un poco ogni settimana. Di notte c’è chi ha messo mano al volantino, a ore che non sono in nessun turno. Fate la guardia alla valvola. E scoprite di che cosa smettono di parlare, quelli di Oda Lindh, quando entra uno di voi.
    .title = Metà dell’Aria
    .idea = Due equipaggi hanno una valvola sola: dite a ogni sol come deve stare, fate la guardia, scoprite che cosa non viene detto.
    .do-as-left = L’indicatore della Fiducia va dove l’hanno portato questi mesi.
    .do-they-owe = L’indicatore del Conto sale: secondo il quaderno di Oda Lindh il suo equipaggio è in debito con voi. Alla porta è lei la prima a dire grazie.
    .do-we-owe = L’indicatore del Conto scende: secondo il quaderno di Oda Lindh in debito siete voi. Alla porta dite grazie prima che possano farlo loro.
    .then-iron = In un vostro ventilatore gira un pezzo con un numero della Tern. Quello vecchio intanto è stato riparato, ed è pronto.
    .then-medlab = Nel MedLab quattro fori di vite dicono dov’era lo scanner; il computer lì accanto, senza più niente da fare, è stato spento. Quello che mostrava lo scanner, Abara lo cerca con le dita, e di rado si sbaglia.
    .then-reyes-and-ito = Dalla vostra parte siedono Reyes, che non arriva mai a mani vuote, e Ito, che legge ad alta voce ogni pagina prima che parta per la Terra.
    .then-reyes = Reyes adesso siede con voi e non arriva mai a mani vuote.
    .then-ito = La sera Ito sta con voi e legge ad alta voce ogni pagina, prima che parta per la Terra.
    .then-words-and-page = Degli sconosciuti sanno che cosa mangiate a colazione: hanno comprato il diario. Altri citano la pagina che stava nella scatola dei semi. Gli uni e gli altri hanno pagato, fino all’ultima cella.
    .then-words = Degli sconosciuti sanno che cosa mangiate a colazione. Hanno comprato il diario e l’hanno pagato per intero; adesso scrivono lettere.
    .then-page = Sulla Terra si cita la pagina che stava nella scatola dei semi. L’ultimo pagamento è arrivato in questi giorni, puntuale.
    .then-kept-and-broken = Ines legge i conti: chi da voi ha avuto quello che era promesso ha saldato il resto. Nei saluti manca un mittente, e anche a lui avevate dato la vostra parola.
    .then-kept = Ines legge i conti di buon umore: chi da voi ha avuto quello che era promesso ha saldato il resto.
    .then-broken = Quando Ines legge i saluti manca un mittente, a cui avevate dato la vostra parola.
    .then-unpaid = L’asta non ha pagato due inverni. Si vede sugli scaffali e nelle celle, ai due capi.

## Obiettivi

the-night-watch =
    Eseguite Girare la Valvola quattro volte. Serve l’indicatore Guardia; ogni Produzione ne porta uno.
    .title = La guardia di notte
    .count = Guardie fatte: { $done } su { $goal }
    .done = Quattro notti sono nel registro, ciascuna con l’ora e con il nome della mano che ha girato il volantino.
by-the-paper =
    Eseguite Dare Esecuzione una volta per ogni riga: tre volte, in quattro astronauti quattro; una di meno se una riga è già caduta.
    .title = Secondo il foglio
    .count = Righe eseguite: { $done } su { $goal }
    .goal = Si contano le righe, perché tutti vedano quante sono.
    .done = Anche l’ultima riga ha il suo segno. La matita torna nell’asola del quaderno.
behind-the-door =
    Eseguite Tenere la Porta sette volte, in tre astronauti otto, in quattro nove. Chi vuole eseguire quello che dice il foglio deve passare dal Centro di Controllo.
    .title = Dietro la porta
    .count = Turni alla porta: { $done } su { $goal }
    .goal = Siete di più a poter stare sulla porta; saranno di più anche quelli che vengono a chiedere.
    .done = Dopo l’ultimo turno arrivano in due, guardano dentro e chiedono come sta l’ago. Altro non chiedono.
in-two-hands =
    Eseguite Scriverlo Insieme tre volte, in quattro astronauti quattro: per quello che serve a ciascun equipaggio, per quello che può dare, per i nomi.
    .title = A due mani
    .count = Pagine scritte: { $done } su { $goal }
    .done = I nomi stanno su due file. Per l’ultimo c’è appena posto.
    .goal = Siete di più, e serve una pagina in più: quello che agli altri non va chiesto mai più.
nine-on-the-needle =
    Portate a 9 il tracciato Aria.
    .title = L’ago sul nove
    .done = L’ago tocca il fermo di destra. In tutto il registro della valvola una notte così non c’è.

## Tracciati, segnalini e azioni

air =
    .title = Aria
    .end-thin = Si sbadiglia in mezzo alle parole. In corridoio ci si ferma a riposare, con una mano sul muro. Le ventole girano tutte al massimo, e una ha cominciato a raschiare.
    .end-none = L’ago è appoggiato al fermo. Non è più questione di lati.
slate =
    .title = Il Conto
trust =
    .title = Fiducia
    .then-seven = Di là cantano, e da questa parte, attraverso la parete, entra la seconda voce.
    .then-nought = Ogni cassetto ha un’etichetta, adesso, con il nome di un equipaggio e il numero delle cose che ci sono dentro.
watch =
    .title = Guardia
turn-the-valve =
    Passate la notte accanto al volantino e seguite la pressione, un palmo alla volta. Aria +2. Ogni Produzione porta una guardia, perciò si può fare una volta per sol.
    .title = Girare la Valvola
    .then-kept = Verso le quattro, passi in corridoio. Si fermano dove comincia la luce della vostra lampada, aspettano, tornano indietro.
    .then-kept-variant-2 = Verso le quattro i passi arrivano fino alla lampada. È Ife Okoro, in calze. «Un dito, quasi tutte le notti», dice, «per chi tossisce dalla nostra parte. Al mattino lo trovavo sempre girato indietro: da voi, credevo.»
    .then-kept-variant-3 = Alle cinque entra Oda Lindh con il quaderno e riporta il volantino indietro di un dito, dove l’aveva annotato la sera. «I conti devono tornare», dice. Prima che tolga la mano bisogna raccontarle della tosse.
    .then-kept-variant-4 = Alle quattro il volantino viene girato di un dito. Alle cinque Oda Lindh entra, guarda, e sul quaderno corregge la cifra.
    .then-kept-variant-5 = Una notte con poco da scrivere: l’ago, ora per ora, e chi ha portato il tè.
    .then-kept-variant-6 = Quando vi sedete il volantino è rigido dal freddo; al mattino è tiepido tutto intorno.
carry-it-out =
    Fate quello che chiede il foglio, riga per riga, davanti a due testimoni che restano in piedi.
    .title = Dare Esecuzione
    .then-done-valley = Uno scaffale di macchine viene svitato e legato a una slitta. I cavi restano, numerati e chiusi con il nastro.
    .then-done-valley-variant-2 = Un’altra macchina si alza dai suoi bulloni, insieme alla lampada che le stava sopra.
    .then-done-valley-variant-3 = Lungo la parete il vuoto è ormai così largo che una persona ci si potrebbe sdraiare.
    .then-done-valley-variant-4 = Dove stava una macchina ne resta la sagoma per terra, più pulita del resto.
    .then-done-valley-variant-5 = Si riprovano le corde, e la slitta resta vicino alla camera stagna, pronta per domattina.
    .then-done-salt = Pellicola, schiuma, poi una sbarra d’acciaio di traverso a una porta per cui siete passati tutti.
    .then-done-salt-variant-2 = Sull’orlo della distesa ci sono dei paletti, con un cartello in tutte le lingue che si parlano qui.
    .then-done-salt-variant-3 = Si fa l’elenco di chi ha toccato la salamoia, e viene più lungo di quanto pensavate.
    .then-done-salt-variant-4 = Guanti, vasetti, un cucchiaio: tutto quello che è stato nella salamoia finisce in un fusto, con il coperchio saldato.
    .then-done-salt-variant-5 = I sigilli si rileggono in due, chi i numeri e chi i luoghi. Non ne manca nessuno.
    .else-done-salt = Un mazzo di chiavi, un cassetto di password: ognuna viene letta, provata e firmata.
    .else-done-salt-variant-2 = Mostrate il portello che si incastra, e il bullone che va allentato per primo.
    .else-done-salt-variant-3 = Sopra il vostro tavolo si staccano le fotografie. Di fotografie, nel foglio, non si parla.
    .else-done-salt-variant-4 = L’ultima pagina del diario passa di mano in bianco, insieme alla penna.
    .else-done-salt-variant-5 = Provano da soli ogni serratura, mentre voi state lì a mani vuote.
hold-the-door =
    State sulla porta del Centro di Controllo, uno dopo l’altro, e dite di no.
    .title = Tenere la Porta
write-it-together =
    I due equipaggi si siedono negli Alloggi Equipaggio, porte chiuse e una lampada accesa; al lavoro che intanto resta indietro pensano le vostre pedine. La stanza è piccola: ogni volta Aria −1.
    .title = Scriverlo Insieme
    .then-needs = La prima pagina: quello che serve. Scrive Abara, che ha la sola grafia che tutti sanno leggere. Da questo capo: dormire, e dire la propria sulla valvola. Dall’altro: dormire, e dire la propria sulla valvola. Reyes chiede se si può scriverlo una volta sola.
    .then-gifts = La seconda pagina: quello che si può dare. Oda Lindh ci mette il quaderno, da leggere a qualunque ora. Passa un po’ prima che uno di voi lo prenda. Sulla pagina, sotto, va quello che avete voi: una chiave per ogni porta.
    .then-never = La pagina di quello che non va chiesto mai più resta bianca per un’ora. Poi c’è una riga per parte, e chi l’aveva chiesto è seduto lì.
    .else-never = L’ultima pagina è per i nomi. Ito traccia le righe, e si tira a sorte chi comincia. Ogni nome viene letto mentre lo si scrive.

## Regole per un certo tempo

one-valve =
    A ogni sol ciascun equipaggio gira un biglietto con quello che vuole: aperta, prima noi, a metà. I vostri serbatoi sono i più pieni: se tutti e due dicono aperta, quello che passa conta come dato. Con il Conto a 3 o 4 il debito è loro, a 1 o 0 è vostro. Ogni debito saldato, di chiunque sia, porta 1 Fiducia; dare a 4, o prendere a 0, ne costa 1.
    .title = Una valvola sola
    .then-doors-one = Le loro bombole stanno dietro una porta loro; quello che prendono lì non lo prendono dalle vostre. Sotto quella porta passa sempre uno spiffero, e quello che si perde lì lo riportano i circuiti uniti. Quest’inverno i volantini ai due capi sono stati tolti: adesso c’è una valvola sola, a metà strada. Sotto il pavimento le pompe della Tern girano accanto alle vostre e si prendono una parte del carico.
    .else-doors-one = Le loro bombole stanno dietro una porta loro; quello che prendono lì non lo prendono dalle vostre. Sotto quella porta passa sempre uno spiffero, e quello che si perde lì lo riportano i circuiti uniti. Quest’inverno i volantini ai due capi sono stati tolti: adesso c’è una valvola sola, a metà strada.
    .then-doors-two = Le loro bombole stanno dietro una porta loro; quello che prendono lì non lo prendono dalle vostre. Sotto quella porta passa sempre uno spiffero; le pompe della Tern, che girano sotto il pavimento accanto alle vostre, bastano appena a compensarlo. I circuiti sono ancora due; quest’inverno, siccome da solo nessuno dei due bastava più, si è montata la valvola fra l’uno e l’altro.
    .else-doors-two = Le loro bombole stanno dietro una porta loro; quello che prendono lì non lo prendono dalle vostre. Sotto quella porta passa sempre uno spiffero, e si vede sull’ago. I circuiti sono ancora due; quest’inverno, siccome da solo nessuno dei due bastava più, si è montata la valvola fra l’uno e l’altro.
    .then-roof-one = Le bombole dei due equipaggi stanno dietro una porta sola, con la stessa scritta due volte, di due mani. I circuiti sono uniti: ogni loro respiro passa per un filtro vostro, ogni vostro respiro per uno dei loro. Quest’inverno i volantini ai due capi sono stati tolti: adesso c’è una valvola sola, a metà strada. Sotto il pavimento le pompe della Tern girano accanto alle vostre e si prendono una parte del carico.
    .else-roof-one = Le bombole dei due equipaggi stanno dietro una porta sola, con la stessa scritta due volte, di due mani. I circuiti sono uniti: ogni loro respiro passa per un filtro vostro, ogni vostro respiro per uno dei loro. Quest’inverno i volantini ai due capi sono stati tolti: adesso c’è una valvola sola, a metà strada.
    .then-roof-two = Le bombole dei due equipaggi stanno dietro una porta sola, con la stessa scritta due volte, di due mani. I circuiti sono ancora due; quest’inverno, siccome da solo nessuno dei due bastava più, si è montata la valvola fra l’uno e l’altro. Sotto il pavimento le pompe della Tern girano accanto alle vostre e si prendono una parte del carico.
    .else-roof-two = Le bombole dei due equipaggi stanno dietro una porta sola, con la stessa scritta due volte, di due mani. I circuiti sono ancora due; quest’inverno, siccome da solo nessuno dei due bastava più, si è montata la valvola fra l’uno e l’altro.
    .then-both-empty = La cuccetta sopra quella di Ife Okoro è rimasta vuota; nei calcoli dell’aria la sua riga è cancellata. Dove dormiva uno di voi dorme adesso chi è venuto dall’equipaggio di volo. La lampada di quella cuccetta si spegne presto.
    .then-tobe = La cuccetta sopra quella di Ife Okoro è rimasta vuota. Nei calcoli dell’aria la sua riga è cancellata.
    .then-empty = Dove dormiva uno di voi dorme adesso chi è venuto dall’equipaggio di volo. La lampada di quella cuccetta si spegne presto.
    .option-open = Aperta: Aria −1 se lo dicono anche loro, altrimenti −2
    .after-open = Sul vostro biglietto c’è scritto APERTA.
    .after-open-variant-2 = Aperta, dice il vostro. La matita ha bucato la carta.
    .after-open-variant-3 = Aperta. L’avevate scritto prima che l’acqua bollisse.
    .then-paid = Anche sul loro. Il volantino gira, e per quello che passa di là Oda Lindh cancella una riga del vostro debito.
    .then-paid-variant-2 = Lo stesso sul loro. Gira Reyes, contando i giri ad alta voce; con l’ultimo un vostro debito è pagato.
    .then-lent = Anche sul loro. Il volantino gira, e per un minuto si sente tutto l’HUB che espira. Quello che è passato di là viene segnato a vostro credito.
    .then-lent-variant-2 = Lo stesso sul loro. Gira Reyes, contando i giri ad alta voce, e fa scrivere quanti ve ne devono.
    .then-lent-variant-3 = Due biglietti, la stessa parola, e la stessa matita, che un equipaggio ha prestato all’altro. Con quella matita si scrive che l’aria ve la devono.
    .then-over = Anche sul loro, ma girato più tardi del vostro. Quello che vi devono è più di quanto possano pagare; adesso cresce ancora.
    .then-over-variant-2 = Lo stesso sul loro. «Grazie», dice Oda Lindh, e che non ha più una riga su cui metterlo.
    .else-over = Sul loro: prima noi. Quello che stanotte passa di là non tornerà indietro, e non viene segnato.
    .else-over-variant-2 = Prima noi, dice il loro. Lo legge Oda Lindh in persona, senza alzare gli occhi.
    .else-over-variant-3 = Sul loro APERTA è cancellato, e sotto ci sono altre due parole.
    .option-ours = Prima noi: Aria −2, ossigeno +3
    .after-ours = Il vostro dice prima noi, il loro aperta. Il volantino va di un quarto a sinistra, e i vostri serbatoi fischiano.
    .after-ours-variant-2 = Ancora prima noi. Sul loro c’è scritto a metà; il volantino va a sinistra lo stesso.
    .after-ours-variant-3 = Di nuovo prima noi. Il loro dice la stessa cosa, ma al volantino siete più vicini voi.
    .then-owed = È aria che vi dovevano. Oda Lindh aspetta che il fischio finisca e cancella una riga.
    .then-owed-variant-2 = Nelle vostre bombole entra un debito loro, ed è pagato; di là mettono a scaldare l’acqua.
    .then-borrowed = Viene segnato a vostro debito, con l’ora. Di là aprono una porta, per sentire meglio.
    .then-borrowed-variant-2 = Nel quaderno di Oda Lindh il quarto di giro va sulla vostra pagina.
    .then-borrowed-variant-3 = Attraverso la parete sentite accostare le sedie. Quello che avete preso è segnato come prestito.
    .else-borrowed = La vostra pagina, nel quaderno, è piena. Oda Lindh la volta, vede che è pieno anche il retro, e chiude.
    .else-borrowed-variant-2 = «Su quale riga?», chiede Oda Lindh. Sulla vostra pagina non ce n’è più.
    .option-middle = A metà: Aria −1, Stress +1 per astronauta
    .after-middle = Il loro dice aperta, ma perché resti a metà basta un biglietto solo. I due equipaggi stanno svegli ad ascoltare la valvola.
    .after-middle-variant-2 = A metà, dice anche il loro. Prima di mezzanotte ognuno dei due equipaggi è passato a controllare.
    .after-middle-variant-3 = Ancora a metà; il loro era in bianco. Fra il raggio e la parete avete teso un filo, che al mattino è intero.
hands-lent =
    Chi porta una cosa lunga si accorge che l’altro capo è già sollevato, e dopo hanno fame tutti. Qui la Fiducia è alta, e la fa crescere chi paga quello che deve, voi o loro.
    .title = Mani in prestito
    .ends = Una cassa percorre tutto il corridoio in due mani sole, davanti a cinque porte aperte.
tape-on-the-floor =
    In dispensa il pavimento è diviso a metà dal nastro. Ci sono due scaffali, e due persone che li contano; si cucina poco. La Fiducia risale quando un equipaggio, non importa quale, paga quello che deve.
    .title = Nastro sul pavimento
    .ends = In dispensa le scarpe si sono portate via il nastro, e nessuno ne rimette.
thin-weeks =
    I filtri sono arrivati in fondo alle loro ore, tutti nella stessa settimana, perché i due equipaggi li avevano cambiati lo stesso giorno. D’ora in poi, a ogni sol, l’ago scende di uno in più.
    .title = Filtri scaduti
one-table-rule =
    Su una cosa non c’è bisogno di votare: la guardia non si fa da soli. Chi sta al volantino porta con sé una seconda persona.
    .title = In due al volantino
their-sol =
    Secondo la riga per terra questo è il loro sol, in Laboratorio e in Officina. A voi resta il finestrino della porta.
    .title = Il loro sol
    .variant-2 = Oggi i banchi sono di nuovo loro. I vostri attrezzi li hanno lasciati come li avevano trovati.
    .variant-3 = Un altro sol dei loro, a tutti i banchi, fino alla campana.
our-sol =
    In questo sol i banchi sono vostri. In cambio le due uscite, quella del Garage e quella del Vano Sonde, per voi sono chiuse.
    .title = Il nostro sol
    .variant-2 = I turni si sono invertiti: a voi i banchi, a loro le uscite.
    .variant-3 = Come un sol sì e uno no, avete i banchi e nessuna uscita.
one-fewer-at-supper =
    Ife Okoro mangia da una scodella che sta dentro un’altra, quella di suo fratello. A cena scoprite di avere meno fame di prima.
    .title = Una scodella di troppo
    .ends = La seconda scodella è finita in fondo allo scaffale.

## Eventi di Missione

breakfast-by-vote =
    Ormai si mangia in una stanza sola, a un tavolo solo, allungato con lo sportello di un armadietto. Sopra ci sono due orologi con un’ora di differenza, perché l’equipaggio della Tern ha tenuto l’ora della nave. Alle sette del vostro la pappa d’avena è calda e metà delle sedie è vuota; alle sette del loro le sedie sono piene. È la terza mattina che si vota per alzata di mano. «Parità», dice Oda Lindh.
    .title = Colazione ai voti
    .option-their-hour = Con il loro orologio
    .after-their-hour = Per un’ora guardate i cucchiai. Quando gli altri hanno mangiato, insieme ai loro piatti portano via i vostri.
    .option-our-hour = Con il vostro
    .after-our-hour = Arrivano con i capelli bagnati. Alle sette e dieci le sedie sono tutte occupate, e quasi tutte le teste sono sul tavolo.
    .option-at-noon = A mezzogiorno, un pasto al posto di due
    .after-at-noon = Il secondo orologio scende dal muro. Dalle undici si sentono gli stomaci, attraverso le due pareti.
a-strip-of-tape =
    Ormai i due equipaggi si vedono in corridoio, quando si vedono, e quello che risparmia ognuno lo tiene in celle sue. Stanotte per terra è comparsa una riga: nastro grigio, dritto come un righello, davanti a undici porte. Da una parte il Laboratorio e l’Officina, dall’altra il Garage e il Vano Sonde. Ai due capi è appeso un turno, per cui le parti si scambiano da un sol all’altro. Di chi sia stata l’idea, sul foglio non c’è scritto.
    .title = Una striscia di nastro
    .option-step-over = Passateci sopra
    .after-step-over = La attraversate con i vassoi, con gli stivali, con una scala. Ogni volta, di là, le voci si fermano.
    .option-tape-yours-too = Mettete il nastro anche dalla vostra parte
    .after-tape-yours-too = Adesso le righe sono due, a un palmo di distanza. Quello che cade in mezzo non lo spazza nessuno dei due equipaggi.
    .option-find-out-who = Scoprite chi l’ha messo
    .after-find-out-who = Il rotolo è sulla cuccetta di Oda Lindh, accanto alla rotella per misurare. «È la metà», dice. «Al centimetro.» Misurate, e vi tocca dirle che è vero.
whom-do-you-ask =
    È sfuggito a Ines, che dal Controllo Missione vi parlava di filtri: «… ma su questo i vostri ospiti hanno i loro ordini». Di là l’hanno sentita, e hanno continuato a mangiare con troppa calma. Oda Lindh è al comando. Abara tiene il solo armadietto che si chiude a chiave. Ito mette per iscritto quello che si dice. Gli ordini li ha una di queste tre persone. Potete chiedere una volta sola, e di là si ricorderanno a chi.
    .title = A chi lo chiedete
    .then-case-lindh = Dopo l’atterraggio, per la valigia grigia, aveva firmato Oda Lindh.
    .then-case-abara = Dopo l’atterraggio era stata Abara a dire che nella valigia grigia c’erano medicine.
    .then-case-ito = Dopo l’atterraggio era Ito a chiedere della valigia grigia, che in nessun elenco c’era.
    .then-awake-lindh = Alle due e dieci, fra i serbatoi, con un foglio in mano, c’era Oda Lindh. Di chi fosse quel foglio non l’ha detto.
    .then-awake-abara = La lampada fra i serbatoi, alle due e dieci, faceva luce ad Abara e a un foglio. Può darsi che il foglio l’avesse solo per quella notte.
    .then-awake-ito = Alle due e dieci, fra i serbatoi, era Ito a piegare un foglio. Ma Ito copia tutto quello che trova.
    .then-not-lindh = Nell’intestazione cifrata, fra quelli a cui non andava mostrata, dei loro c’era un nome: Lindh.
    .then-not-abara = La riga cifrata non andava mostrata a nessuno di voi né, dei loro, ad Abara.
    .then-not-ito = Dalla riga cifrata, insieme a voi, era escluso uno dei loro nomi: Ito.
    .then-hint-oda = Da quella sera Oda Lindh non ha più scritto niente.
    .then-hint-abara = Da quella sera la chiave dell’armadietto Abara la porta al collo, e al gancio non c’è più.
    .else-hint-abara = Da quella sera la matita di Ito è posata sul tavolo, con la punta verso il muro.
    .then-not-oda = «Oda no», dice Abara, che ormai sta con voi. «Ce li avrebbe letti.»
    .else-not-oda = «Ito no», dice Abara, che ormai sta con voi. «Sulla Terra ne parlerebbero già.»
    .option-ask-oda = Chiedete a Oda Lindh
    .after-ask-oda = Glielo chiedete al volantino, con gli occhi sull’ago.
    .then-oda = Chiude il quaderno su un dito. «Domani», dice Oda Lindh, «ad alta voce, e davanti a tutti.»
    .then-oda-lent = «L’ho avuto una notte», dice Oda Lindh, «per saperlo a memoria, se fosse morto chi lo custodisce. Cercate pure.» Scrive la domanda e l’ora, ma non i vostri nomi.
    .else-oda-lent = «No», dice Oda Lindh. Scrive la domanda, l’ora e poi i vostri nomi.
    .option-ask-abara = Chiedete ad Abara
    .after-ask-abara = Lo chiedete sopra il lavandino del MedLab.
    .then-abara = «Avevo deciso che senza stavate meglio», dice Abara. «Domani li avrete.»
    .then-abara-lent = «Potevate chiedermelo allora», dice Abara. «L’ho avuto una notte, per saperlo a memoria, prima di renderlo.»
    .else-abara-lent = Abara si asciuga le dita una per una. «Avrei dovuto dirvelo», dice. «Quindi pensate che io non faccia quello che devo.»
    .option-ask-ito = Chiedete a Ito
    .after-ask-ito = Lo chiedete fra una pagina e l’altra, come se si trattasse di una data.
    .then-ito = «Li ho copiati tre volte e non li ho mai mandati», dice Ito. «Domani si potranno leggere.»
    .then-ito-lent = «L’ho avuto una notte per copiarlo, e ho reso il foglio e la copia», dice Ito, e gira il libro verso di voi. Leggete fino a tardi, ed è così.
    .else-ito-lent = «Quello che ho è tutto qui», dice Ito, e gira il libro verso di voi. Lo sfogliate per tutta la sera: è vero.
the-paper =
    Un foglio solo, piegato quanto basta per una manica. I due equipaggi stanno in piedi: le sedie non bastano.
    .title = Il foglio
    .then-oda-paper = Oda Lindh lo teneva sotto la copertina del quaderno. Lo legge lei stessa, con la data e l’ora.
    .else-oda-paper = Oda Lindh lo teneva sotto la copertina del quaderno. Legge Abara, con la voce delle cartelle cliniche.
    .then-abara-paper = Era fra le medicazioni di Abara, in mezzo a due garze sterili. Legge Oda Lindh, con la data e l’ora.
    .else-abara-paper = Era fra le medicazioni di Abara, in mezzo a due garze sterili. Lo legge lei stessa, con la voce delle cartelle cliniche.
    .then-ito-paper = Era nel libro di Ito, come pagina prima della prima. Legge Oda Lindh, con la data e l’ora.
    .else-ito-paper = Era nel libro di Ito, come pagina prima della prima. Legge Abara, con la voce delle cartelle cliniche.
    .then-lent = Quando l’avete visto, alle due e dieci, era in prestito per una notte: doveva saperlo a memoria anche una seconda persona, che al mattino l’ha reso.
    .then-floor-whole = «Metà di tutte le macchine, con chi le fa andare, nella valle a nord. Lì deve sorgere un secondo HUB, malgrado il fondo.» Di quel fondo voi avete sentito tutto quello che ne sapeva Vesper.
    .then-floor-torn = «Metà di tutte le macchine, con chi le fa andare, nella valle a nord. Lì deve sorgere un secondo HUB, per leggere il resto sul posto.» Dev’essere la metà che Vesper si è tenuta.
    .else-floor-torn = «Metà di tutte le macchine, con chi le fa andare, nella valle a nord. Lì deve sorgere un secondo HUB, sul fondo più piatto di tutte le carte.»
    .then-told = «Il Laboratorio e la distesa di sale vanno sigillati. Chi ha toccato la salamoia non parte.» Come fonte cita voi, con le vostre parole e fra virgolette.
    .else-told = «Il Laboratorio e la distesa di sale vanno sigillati. Chi ha toccato la salamoia non parte.» Come fonte non cita altro che voci di corridoio.
    .else-says-salt = «L’HUB passa all’equipaggio della Tern. Chi c’era prima torna a casa con la prossima nave.»
    .option-carry-it-out = Eseguitelo
    .after-carry-it-out = «Alla lettera, allora», dice Oda Lindh, «e davanti a testimoni.» Ci prepara una pagina, con il righello.
    .then-price-valley = La prima slitta si carica la sera stessa: celle cariche, per un posto dove prese non ce ne sono ancora.
    .then-price-salt = La sera stessa in Laboratorio si spengono le lampade, e la porta si chiude su tutto quello che vi era stato cominciato.
    .else-price-salt = A ognuno di voi si chiede che cosa sia roba sua. Gli elenchi sono corti, e vengono letti.
    .then-bench = Il banco del Laboratorio non c’è già più. È una riga di meno.
    .option-refuse = Rifiutatelo
    .after-refuse = Il foglio si richiude lungo le sue pieghe. Da stasera uno di voi sta sulla porta del Centro di Controllo.
    .then-cost-valley = Se ne discute fino al mattino, con tutte le lampade dell’HUB accese.
    .then-cost-salt = La prossima cassa in orbita l’avevano pagata quelli che hanno scritto questo. Resta lassù.
    .else-cost-salt = All’ora delle notizie da casa l’altoparlante resta muto. Lo fate controllare: non ha niente.
    .option-write-a-third = Scrivetene un altro, con i nomi dei due equipaggi
    .after-write-a-third = Sul primo foglio ne viene posato uno pulito, e il primo traspare. Per mettersi d’accordo sull’inizio ci vuole quasi tutta la notte, e si cena due volte.
    .then-third-valley = La riga con cui comincia, a matita, quella notte è già in viaggio per la Terra: lassù un campo di tende, poi si vede.
    .then-third-salt = La riga con cui comincia, a matita, quella notte è già in viaggio per la Terra: una finestra nella porta del Laboratorio, e due chiavi.
    .else-third-salt = La riga con cui comincia, a matita, quella notte è già in viaggio per la Terra: i due nomi, su una porta sola.
a-stool-at-the-valve =
    Da ieri accanto al volantino c’è uno sgabello, della vostra cucina, con sopra un cuscino dei loro. Chi ci si siede ha l’ago davanti agli occhi, il volantino sotto il gomito e alle spalle il sonno di due equipaggi.
    .title = Uno sgabello alla valvola
    .option-one-of-us = La notte la fa uno di voi
    .who-at-the-valve = Chi prende lo sgabello?
    .after-one-of-us = Dall’altro capo, stasera, vanno a letto presto.
    .then-sits = { $at-the-valve-cap } prova lo sgabello, si alza e gira il cuscino.
    .option-one-of-them = Lasciatelo a uno dei loro
    .after-one-of-them = Di là vogliono una bombola delle vostre da tenere accanto, per l’ora in cui l’aria si fa sottile.
    .then-stool = Viene Ife Okoro, con la terra sotto le unghie. Fra loro c’era chi si intendeva di pompe.
    .else-stool = Viene Lindqvist, appoggia l’orecchio al tubo e chiede una chiave inglese, «solo per ascoltare».
    .option-nobody = Portate via lo sgabello
    .after-nobody = Dormite tutti. Dietro la parete un ventilatore che andava abbassato ha girato al massimo fino al mattino.
two-rotas =
    Allo stesso chiodo, accanto alla cucina, sono appesi due fogli di turni. Il loro comincia di lunedì, il vostro dal giorno dell’atterraggio. Secondo tutti e due, le stesse persone puliscono lo stesso filtro la stessa sera, due volte.
    .title = Due fogli di turni
    .option-ours-comes-down = Staccate il vostro
    .after-ours-comes-down = Arrotolato è spesso un dito. La sera i vostri nomi sono in fondo al loro, in una bella scrittura chiara.
    .option-theirs-comes-down = Staccate il loro
    .after-theirs-comes-down = Lo piegate e lo restituite, come biancheria. Prima di andare, Oda Lindh guarda a lungo il chiodo.
    .option-a-third-by-night = Scrivetene uno nuovo durante la notte, senza chiedere
    .after-a-third-by-night = È fatto bene, con meno turni per tutti. A colazione è lì appeso, viene rispettato, e per un giorno non se ne parla.
a-cup-on-the-wrong-side =
    Sul vostro scaffale c’è una tazza con TERN 4 graffiato sul fondo. È lavata, messa ad asciugare con il manico verso la porta.
    .title = Una tazza dalla parte sbagliata
    .then-envoy = { $envoy-cap } la riconosce: la prima sera passò di mano in mano, quando ancora non c’era niente in doppio.
    .option-fill-it = Riempitela e riportatela
    .after-fill-it = Uvetta, la penultima manciata. A cena è di nuovo allo stesso posto, vuota e lavata.
    .option-drink-from-it = Beveteci
    .after-drink-from-it = Ci sta più che nelle vostre. Di là si sente frugare in uno scaffale, senza fretta.
    .option-on-the-sill = Mettetela sulla mensola della valvola
    .after-on-the-sill = Al cambio della guardia c’è dentro del tè, ancora caldo. Quale dei due equipaggi l’abbia fatto, non lo si chiede.
the-last-green-tray =
    Dalla loro parte si sono spente le lampade. Le ultime piantine di Ife Okoro sono state portate di qua durante la notte e stanno nella vostra Fattoria: un vassoio, la sola cosa lì dentro che non sia vostra. Alle sei vuole acqua. Ife vuole sapere di chi.
    .title = L’ultimo vassoio verde
    .then-tobe = Lo chiede una volta, a bassa voce. Prima a chiedere erano in due.
    .else-tobe = «Vorrebbe saperlo anche mio fratello», dice. Lì accanto Tobe Okoro vorrebbe andare a letto.
    .option-water-it = Dategli acqua della vostra
    .after-water-it = Alle sei il vassoio ha avuto la sua parte. Lì dentro c’è odore di pioggia; da tutti e due i lati si trova un motivo per passarci.
    .option-carry-it-over = Riportatelo di là, con una lampada vostra
    .after-carry-it-over = Dall’altra parte la lampada pende storta, da uno spago, e va con una cella vostra. La Fattoria è di nuovo vostra.
    .option-cut-it-in-two = Raccogliete subito, e dividete
    .after-cut-it-in-two = Due scodelle di foglie, pesate al grammo. Le radici Ife Okoro le avvolge in un panno bagnato, e se le tiene.
reyes-with-two-pots =
    Reyes ha un piano: una cena, due pentole e il tavolo fuori, in corridoio, così che non stia da nessuna delle due parti. Di là l’annuncio è già stato fatto. La seconda pentola è vostra; questo Reyes lo dice per ultimo.
    .title = Due pentole
    .then-stove = Con la stufa della Tern accesa dall’altra parte, le pentole arrivano in tavola calde tutte e due.
    .else-stove = Di cucina ce n’è una sola. La prima pentola aspetta sotto una coperta che si scaldi la seconda.
    .option-both-doors-open = Aprite le due porte, e fuori il vostro cibo
    .after-both-doors-open = Si canta. Si litiga per il riso, e dalle voci non si capirebbe chi è di quale equipaggio.
    .option-one-pot-at-a-time = Un equipaggio, una pentola; poi l’altro
    .after-one-pot-at-a-time = I due turni sono silenziosi. Reyes mangia due volte, poco per volta.
    .option-reyes-fills-ours = Mandate di là la vostra pentola, da riempire
    .after-reyes-fills-ours = Torna pesante. Di chi fosse il riso, Reyes di là non l’ha chiesto.
    .option-reyes-decides = Lasciate decidere a Reyes, che sta con voi
    .after-reyes-decides = Le due porte vengono tolte dai cardini. A mezzanotte la cucina ha consumato una cella.
who-sleeps-in-the-good-air =
    Sulla porta del MedLab, l’elenco di Abara. Colonna di sinistra: chi dorme nel posto buono, sotto le bocchette. Colonna di destra: chi dorme vicino alla camera stagna. In tutte e due ci sono nomi vostri e loro; di chi comanda, nessuno. Non si danno motivi. In fondo si legge: da stanotte.
    .title = Chi dorme nell’aria buona
    .option-obey-the-list = Spostatevi come dice l’elenco
    .after-obey-the-list = In corridoio si incrociano i materassi. Al mattino una tosse non c’è più; di un’altra ci si accorge per la prima volta.
    .option-draw-lots = Tirate a sorte
    .after-draw-lots = Pagliuzze, da un pugno solo. I polmoni non tirano a sorte, dice Abara, che guarda.
    .option-ask-to-see-why = Chiedetele di mostrarvi il perché
    .after-ask-to-see-why = Ci vuole una sera. Accanto a ogni nome c’è un numero: vi ha ascoltati tutti nel sonno. «Potevo chiedere», dice Abara, e viene a stare da voi con la sua borsa.
    .action = Fate auscultare tutti alla luce del giorno.
    .done = Trenta respiri a testa, su due colonne che non si distinguono l’una dall’altra.
    .later = In piena notte, attraverso la parete, si chiede a chi tossisce di andare a farlo altrove.
a-draught-under-the-door =
    Il deposito più vecchio è chiuso dal primo atterraggio. Non è di nessuno dei due lati, perciò nessuno dei due equipaggi ce l’ha nel suo giro. Stamattina, lì davanti, la polvere sul pavimento è pettinata in righe sottili, e le righe vanno tutte sotto la porta.
    .title = Uno spiffero sotto la porta
    .action = Aprite il deposito e sigillatelo da dentro.
    .done = Uno dei vostri, uno dei loro, un tubetto di sigillante. Quando escono, la polvere che hanno smosso si posa dove capita.
    .later = Nella notte la crepa è cresciuta. Prima ha vuotato una vostra bombola, poi ha cominciato con le guarnizioni del Complesso Abitativo.
the-needle-sticks =
    Prima di colazione il volantino fa un giro intero e torna indietro. L’ago lì sopra non si muove. Su quel numero sta da ieri sera, o da più tempo, e i due equipaggi ci hanno dormito tranquilli. Alla fine una nocca batte due volte sul vetro.
    .title = L’ago è bloccato
    .way-more = Salta verso destra. Avete fatto economia su qualcosa che c’era sempre stato.
    .way-less = Cade, e continua a tremare. Per tutta la notte i due equipaggi hanno respirato a credito.
    .action = Smontate il manometro, davanti a un testimone per parte.
    .done = Un granello di polvere rossa fa il giro su un piattino. Poi si pulisce anche tutto il resto della linea.
    .later = Si è bloccato di nuovo, e segnava più di quello che c’era. Se n’è accorto chi dormiva peggio di tutti.
what-earth-has-read =
    «Devo chiedervi dell’aria», dice Ines, con i suoi minuti di ritardo. «Qui l’hanno capito dalle vostre cifre. Siete un equipaggio solo o due? È per la riunione di lunedì. Basta una riga, purché sia vera.»
    .title = Quello che ha letto la Terra
    .then-words = Dietro arrivano quattrocento lettere di chi ha comprato il vostro diario; quasi tutte prendono le parti di qualcuno.
    .then-broken = «Mi chiedono se ci si può fidare di quello che dite», aggiunge. «Ho risposto di sì.»
    .option-all-of-it = Raccontatele tutto
    .after-all-of-it = Ci vuole un’ora a piena potenza. Dopo, la stanza sembra più grande di prima.
    .option-the-figures = Mandate le cifre e nient’altro
    .after-the-figures = Partono due colonne. A vederle, sembrerebbe tutto a posto.
    .option-no-answer = Stasera lasciate spenta l’antenna
    .after-no-answer = La corrente resta nelle celle. Lunedì, a quella riunione, terranno libero un minuto per la vostra riga.
    .action = Preparate la risposta con quelli dell’altro lato.
    .done = Le versioni sono state undici. In quella che parte c’è una virgola per cui ha lottato Ito.
    .later = Verso la Terra sono partite due risposte, a un’ora l’una dall’altra, e non vanno d’accordo.
names-above-the-hooks =
    Nella camera stagna, sopra ogni gancio, c’è un nome inciso nella plastica con un filo rovente, dalla prima settimana. Uno di quei nomi è di chi non c’è più. La giacca lì sotto è stata tolta; altre, per mancanza di ganci, stanno in terra. È Reyes a dire ad alta voce che un gancio è libero.
    .title = I nomi sopra i ganci
    .option-leave-the-name = Lasciate il gancio com’è
    .after-leave-the-name = Non se ne parla più. Uscendo, quelli dei due equipaggi hanno preso l’abitudine di toccare quel nome.
    .option-a-coat-of-theirs = Appendeteci una giacca dei loro
    .after-a-coat-of-theirs = È quella di Ife Okoro, la più piccola. La appende in modo che il nome si legga ancora.
    .option-both-names = Incidete un secondo nome sotto il primo
    .after-both-names = Il filo si scalda sulla cucina. Chi è venuto a voi dall’equipaggio di volo sta lì accanto, e detta le lettere.
the-part-that-was-theirs =
    «Vorrei chiedere di un pezzo», dice Oda Lindh sulla vostra porta, con il quaderno chiuso. «Quello che stava in una macchina nostra. A me risulta prestato. Può darsi che a voi risulti qualche altra cosa.»
    .title = Il pezzo che era loro
    .option-give-it-back = Restituite un pezzo
    .after-give-it-back = Lo pesa in mano. Davanti a voi cancella una riga, con il righello.
    .option-explain = Mostratele dove lavora
    .after-explain = La accompagnate lungo il condotto con una lampada. Dove gira il ventilatore posa il palmo sul coperchio, e conta in quanti ci respirano.
    .option-change-the-subject = Parlate d’altro
    .after-change-the-subject = Parlate di filtri. Vi lascia finire, ringrazia, e solo allora apre il quaderno.
lights-out-at-different-hours =
    Alle dieci la vostra parte si spegne. Di là, dove vale l’ora della Tern, sono le nove, e attacca un trapano. Per un’ora c’è un corridoio con la luce a un capo, musica, odore di stagno e, sulla soglia, gente in calzini che vorrebbe dormire.
    .title = Luci spente a ore diverse
    .action = Appendete delle coperte attraverso il corridoio, su tre file.
    .done = Per passare bisogna alzare tre lembi. In mezzo è così buio e silenzioso che c’è chi ci si ferma un poco.
    .later = Alle dieci e mezza di là si fa buio, a metà di una canzone. Lampada, musica e trapano stavano su un fusibile solo; ai due capi se ne cerca un altro fin dopo mezzanotte.

## Eventi Consequenziali

a-night-at-the-valve =
    Il registro della valvola, dopo quella notte sullo sgabello. 01:10, ago giù di un pelo. 02:00, uguale. 03:40, passi. 03:41, passi che si allontanano. 05:00, dormono di qua e di là, per quanto si sente da qui.
    .title = Una notte alla valvola
    .then-ours = Accanto alle 03:40 c’è una nota { $at-the-valve-of }: «Sulla porta si è fermato qualcuno. Ho detto buonasera.»
    .else-ours = La scrittura è della Tern. Accanto alle 03:40 si legge: «Uno dei loro. A piedi nudi. Ha il diritto di guardare.»
tape-down =
    Sulla porta del Laboratorio il nastro si è staccato da terra, per la lunghezza di un braccio. Sta ritto e indica chi passa. L’avete visto tutti; finora tutti ci hanno girato intorno.
    .title = Il nastro si stacca
    .option-pull = Tirate
    .after-pull = Viene su in un pezzo solo, con un lungo rumore secco, e così piano che uno di voi ne ha fino a sera. La colla resta. Oda Lindh si avvolge il nastro intorno alla mano. «Era la metà», dice.
    .option-press-it-down = Schiacciatelo di nuovo a terra
    .after-press-it-down = Con il tacco, due volte. Dietro una riga intera si dorme meglio.
    .option-leave-it-hanging = Lasciatelo così
    .after-leave-it-hanging = A sera questo capo ha raccolto capelli, briciole e una piuma. L’altro ha trovato la strada di una ventola.
an-answer-from-the-sender =
    Quello che avevate deciso era partito per la Terra la notte stessa. La risposta di chi ha scritto il foglio è più corta del foglio. Viene letta ai due capi nello stesso minuto.
    .title = Una risposta dal mittente
    .then-carried = «Grazie», dice. «Non eravamo sicuri che l’avreste fatto.» È la loro prima frase a cui credono tutti e due gli equipaggi.
    .then-refused = «Siete stati i primi a cui l’abbiamo chiesto», dice. «Lo chiederemo ad altri.» Il foglio non portava nomi; qui, in fondo, ce n’è uno.
    .else-refused = «Per questo non abbiamo un modulo», dice. «Si prega di custodire l’originale.» Il cassetto lo si sceglie senza votare.

## Finali

nine-on-the-needle-tonight =
    È arrivato al nove, e i due equipaggi sono andati a vederlo. La domanda piegata in quel foglio ha avuto la sua risposta. La guardia è finita, ma accanto al volantino una sedia è rimasta; prima che si spenga la luce, con l’uno o con l’altro orologio, passa sempre gente che aveva qualcosa da fare da quelle parti, e si siede un minuto davanti all’ago, e inspira. Nel quaderno di Oda Lindh, sotto una data, c’è un nove. Manca l’ora, e non sembra che lei se ne sia accorta.
    .title = È arrivato al nove
two-signatures =
    Sul tavolo ci sono due fogli. Uno è firmato: ha la matita sotto l’inchiostro, il cerchio di una tazza e i nomi su due file, l’ultimo stretto lungo il bordo. Del tutto contento non è nessuno. La prova era quella, dice Oda Lindh: ogni frase l’aveva riletta, ad alta voce, a quelli a cui pesava di più. L’avevano lasciata. Stasera lo rilegge intero, in una stanza dove due equipaggi si sono seduti come capitava.
    .title = Due firme
by-the-letter =
    È stato fatto come era scritto. Oda Lindh lo ha annotato riga per riga, ciascuna con l’ora e due testimoni, uno per parte; se la Terra avrà una domanda, c’è già la pagina. Al ritorno dall’ultima, due persone portano insieme una cassa di attrezzi. Una era a favore, una contraria. Alla porta cambiano mano, senza una parola, e proseguono con la cassa.
    .title = Alla lettera
the-door-was-held =
    Il foglio è ancora in questa stanza, e quello che chiede non è stato fatto. Turno dopo turno siete rimasti su una porta, con una tazza fredda per terra lì accanto. Dall’altro lato arrivavano fino alla lampada, chi per discutere, chi per portare una sedia; spesso erano le stesse persone. Stasera la porta è aperta e sulla soglia non c’è nessuno. Sullo stipite, all’altezza delle spalle, la vernice è consumata, da tutte e due le parti.
    .title = La porta ha tenuto
too-few-nights =
    Sul foglio si era deciso, riga per riga; quella parte era finita. Ma nel registro della valvola dovevano esserci quattro notti, e non ci sono. Il Controllo Missione, che comincia sempre dalle cifre, ha visto che cosa ha fatto l’ago nelle ore senza un nome. Tutto quello che era deciso è sospeso, finché non ci sarà abbastanza aria per deciderlo. I due equipaggi lo sentono insieme, da un altoparlante solo. Per un momento hanno qualcun altro con cui prendersela.
    .title = Troppo poche notti
read-and-not-done =
    Ormai lo sapete tutti a memoria. Se ne è discusso con la luce del giorno e con la lampada, sopra la valvola, attraverso la parete, in due modi di tacere. L’ultimo sol è passato; il foglio è sul tavolo come la prima sera, un po’ più morbido lungo le pieghe. Niente è deciso. Il Controllo Missione vuole una decisione. I due equipaggi mandano la stessa risposta, lunga due parole, e nemmeno su questa si erano accordati: più tardi.
    .title = Letto, e non fatto
a-shift-without-a-name =
    Sul foglio della guardia c’è una riga che non viene letta. Una matita ci si è posata sopra, e se n’è andata. Quella notte vengono al volantino, di qua e di là, senza che sia stato chiesto, e gli stanno intorno; non c’è turno che lo preveda, e consuma più aria del dovuto. L’ago scende di un pelo. Rimangono finché non si spegne la lampada, poi ancora per un bel po’.
    .title = Un turno senza nome
the-thin-hour =
    Le porte sono tutte aperte, perché dietro non c’è più niente da tenere. I due equipaggi sono sdraiati in una stanza sola, la più grande, da parete a parete, su quello che c’era. Chi sta fermo consuma meno, ha detto Abara. Così quelli che da una settimana non si guardavano stanno testa contro testa e respirano con il suo orologio: dentro, fermi, fuori. Il Controllo Missione conta le ore che mancano al cambio dei filtri. Fra un respiro e l’altro Reyes domanda se qualcuno ha fame.
    .title = L’ora sottile
