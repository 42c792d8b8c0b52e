the-mast-of-cydonia =
    Il vento si alza – una storia breve.
    .title = The Mast of Cydonia
    .idea = Ricavata da una scheda missione stampata.
raise-the-mast =
    Raise the mast
    .title = Raise the mast
    .do-reward = +1 Morale
alzate-l-albero-2 =
    Alzate l’albero {"{"}2{"}"}
    .title = Alzate l’albero {"{"}2{"}"}
    .do-reward = +1 Morale
mission-accomplished =
    Quello che la scheda esigeva è fatto. L’HUB ha l’aria di un posto dopo il lavoro: gli attrezzi dove sono serviti per ultimi, una giacca su una valvola, tazze senza padrone. Stasera nessuno riordina. Il Controllo Missione conferma il rapporto riga per riga, e sotto l’ultima aggiunge due parole che non stanno in nessun protocollo.
    .title = Missione compiuta
lines-without-a-tick =
    La missione è finita, e sulla scheda ci sono righe senza spunta. Le passate una volta sola, senza cercare ragioni, e le mandate così come sono. La risposta arriva dopo il solito tempo. Elenca ciò che dovrà portare il prossimo equipaggio.
    .title = Righe senza spunta
the-blank-side =
    Uno di voi non c’è più, e la scheda missione è sul tavolo com’era stamattina. Qualcuno la gira, con il lato bianco in su. Il Controllo Missione non chiede niente. Finché la finestra resta aperta il canale rimane com’è, e dalle due parti ci si ascolta respirare.
    .title = Il lato bianco
