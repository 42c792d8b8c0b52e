# I punteggi degli altri giochi: che cosa si è contato, chi ha vinto, che cosa non può essere.

score-game-pocket-mars = Pocket Mars
score-game-mechanica = Mechanica
score-game-mars-needs-mechanics = Mars Needs Mechanics
score-game-first-martians = First Martians
score-mode-multiplayer = più giocatori
score-mode-solo = solitario
score-mode-mission = missioni
score-decimal-point = ,

score-points = { $number ->
        [one] 1 punto
       *[other] { $number } punti
    }
score-cogs = { $number ->
        [one] 1 Cog
       *[other] { $number } Cogs
    }
score-place = { $rank }. { $name }: { $worth }
score-term = { $counted }: { $worth }

score-term-ship = { $count ->
        [one] Astronave, 1 colono
       *[other] Astronave, { $count } coloni
    }
score-term-one-star = { $count ->
        [one] Spazi con una stella, 1 colono
       *[other] Spazi con una stella, { $count } coloni
    }
score-term-two-star = { $count ->
        [one] Spazi con due stelle, 1 colono
       *[other] Spazi con due stelle, { $count } coloni
    }
score-term-most-energy = Bonus energia (la propria: { $count })
score-term-every-building = { $count ->
        [one] Bonus tutti gli edifici (1 su 4)
       *[other] Bonus tutti gli edifici ({ $count } su 4)
    }
score-term-four-in-one-building = { $count ->
        [one] Bonus quattro coloni (nell’edificio più pieno: 1)
       *[other] Bonus quattro coloni (nell’edificio più pieno: { $count })
    }
score-term-earth = { $count ->
        [one] Terra, 1 colono
       *[other] Terra, { $count } coloni
    }
score-term-wallet = Soldi in mano
score-term-vault = Cassaforte
score-term-improvements = { $count ->
        [one] Miglioramenti, 1 tessera
       *[other] Miglioramenti, { $count } tessere
    }
score-term-improvements-six-times = { $count ->
        [one] Miglioramenti, 1 tessera a sei volte il suo valore
       *[other] Miglioramenti, { $count } tessere a sei volte il loro valore
    }
score-term-other-tiles = Altre tessere, { $count }
score-term-cogs = Cogs
score-term-mechanisms = Carte Meccanismo, { $count }

score-won = Vince { $name ->
        [DA] la DA
       *[other] { $name }
    }.
score-shared = { $names } si dividono il primo posto.
score-solo-won = { $name } vince contro { $rival }.
score-solo-lost = Vince { $rival }. { $name } ha perso.
score-solo-tie = { $name } e { $rival } sono alla pari: pareggio.
score-decided-colonists-in-buildings = I punti erano pari. Ha deciso chi ha più coloni negli edifici.
score-decided-fewest-components-in-hand = I Cogs erano pari. Ha deciso chi ha meno carte Componente in mano.
score-decided-nearest-clockwise-to-first-player = Cogs e carte in mano erano pari. Ha deciso il posto più vicino, in senso orario, al primo giocatore dell’ultimo round.

score-component-wire = Wire
score-component-lens = Lens
score-component-gear = Ingranaggio
score-component-magnet = Magnet
score-component-boiler = Boiler
score-component-piping = Piping
score-component-aether-tube = Aether Tube
score-building-energy-bank = Edificio Energia
score-building-greenhouse = Edificio Ecosistema
score-building-aqualab = Edificio Acqua
score-building-comms-center = Edificio Scienza

score-price-stays = { $component }: resta a { $price }
score-price-moves = { $component }: { $change }
score-price-below-one = Sotto 1: { $components }. Nessuna regola dice se i prezzi arrivano fin lì; decide la vostra plancia.
score-set = Il set si vende a { $worth }.
score-sell = { $scrap ->
        [0] Vendete { $component } ({ $count } carte): { $worth }.
       *[other] { $count ->
            [one] Vendete { $component } (1 carta e { $scrap } Scrap): { $worth }.
           *[other] Vendete { $component } ({ $count } carte e { $scrap } Scrap): { $worth }.
        }
    }
score-kept = { $component } { $count }
score-keep = Tenete { $cards }.
score-sale = La vendita migliore rende { $worth }.
score-nothing-to-sell = Vendere adesso non rende nulla.

score-entry = { $id }: { $game }, { $day }. { $result }
score-entry-result = { $players }. { $winners }
score-entry-player = { $name } { $total }
score-entry-mission = «{ $mission }»: { $players }. { $ending }
score-entry-notes = { $entry } Nota: { $notes }
score-ending-won = Vittoria nel sol { $sol }.
score-ending-won-all = Vittoria nel sol { $sol }, con tutti gli obiettivi.
score-ending-out-of-time = Sconfitta nel sol { $sol }: i sol erano finiti.
score-ending-over-threshold = Sconfitta nel sol { $sol }: sopra la Soglia.
score-ending-died = Sconfitta nel sol { $sol }: un astronauta è morto.
score-ending-lost = Sconfitta nel sol { $sol }: per una regola della missione.
score-statistics =
    { $plays ->
        [one] { $player }, { $game }, { $mode }: 1 partita, { $wins ->
            [one] 1 vinta
           *[other] { $wins } vinte
        }, massimo { $best }, media { $average }.
       *[other] { $player }, { $game }, { $mode }: { $plays } partite, { $wins ->
            [one] 1 vinta
           *[other] { $wins } vinte
        }, massimo { $best }, media { $average }.
    }
score-statistics-without-points =
    { $plays ->
        [one] { $player }, { $game }, { $mode }: 1 partita, { $wins ->
            [one] 1 vinta
           *[other] { $wins } vinte
        }.
       *[other] { $player }, { $game }, { $mode }: { $plays } partite, { $wins ->
            [one] 1 vinta
           *[other] { $wins } vinte
        }.
    }

score-fault-at = { $at }: { $fault }
score-fault-empty = Non c’è niente da leggere: il testo è vuoto.
# Riga 1, colonna 0: la fine di un testo senza nulla dentro.
score-fault-not-json =
    { $line ->
        [1]
            { $column ->
                [0] { score-fault-empty }
               *[other] Questo non è JSON leggibile: riga 1, colonna { $column }.
            }
       *[other] Questo non è JSON leggibile: riga { $line }, colonna { $column }.
    }
score-fault-not-an-object = Qui ci vuole un gruppo di valori con un nome, tra parentesi graffe, non { $value }.
score-fault-not-a-list = Qui ci vuole un elenco, tra parentesi quadre, non { $value }.
score-fault-not-a-number = Qui ci vuole un numero, non «{ $value }».
score-fault-not-a-text = Qui ci vuole un testo, non { $value }.
score-fault-not-a-flag = Qui ci va true o false, non { $value }.
score-fault-negative = { $value } è sotto 0. Si conta da 0 in su.
score-fault-not-whole = { $value } non è un numero intero.
score-fault-too-small = { $value } è troppo poco. Il minimo è { $limit }.
score-fault-too-large = { $value } è troppo. Il massimo è { $limit }.
score-fault-doubled-field = Qui «{ $value }» c’è due volte. Toglietene uno.
score-fault-missing = Manca «{ $value }».
score-fault-unknown-field = Qui il campo «{ $value }» è sconosciuto. Ammessi: { $known }.
score-fault-unknown-value = Qui «{ $value }» è sconosciuto. Ammessi: { $known }.
score-fault-not-a-moment = «{ $value }» non è una data con ora come 2026-11-21T20:15:00Z.
score-fault-newer-format = È scritto nel formato { $value }; questa versione di Solkeeper legge il formato { $limit }. È rimasto com’era.
score-fault-empty-name = Manca un nome.
score-fault-bad-name = Qui ci vuole un testo di una riga e di al massimo { $limit } caratteri. Qualcosa si deve vedere, e niente deve cambiare la direzione della scrittura.
score-fault-too-long = Questo testo è troppo lungo. Si conservano al massimo { $limit } caratteri.
score-fault-same-name = Ci sono due giocatori di nome { $value }. Date a uno dei due un altro nome.
score-fault-unknown-player = Nessuno di nome { $value } sta giocando.
score-fault-too-few-players = { $limit ->
        [one] Ci vuole almeno 1 giocatore; ce ne sono { $value }.
       *[other] Ci vogliono almeno { $limit } giocatori; ce ne sono { $value }.
    }
score-fault-too-many-players = Si gioca al massimo in { $limit }; ce ne sono { $value }.
score-fault-not-a-pair = Un edificio è una coppia di numeri, i coloni nello spazio con una stella e in quello con due; ce ne sono { $value }.
score-fault-too-many-colonists = { $value } coloni; un giocatore ne ha { $limit }.
score-fault-full-two-star-space = { $limit ->
        [one] { $building }: { $value } coloni nello spazio con due stelle, che con questo numero di giocatori ne accoglie 1, di tutti insieme.
       *[other] { $building }: { $value } coloni nello spazio con due stelle, che con questo numero di giocatori ne accoglie { $limit }, di tutti insieme.
    }
score-fault-nobody-on-habitation = L’edificio in costruzione non accoglie coloni.
score-fault-unknown-coin = Non ci sono monete da { $value }. Ci sono: { $known }.
score-fault-too-many-improvements = { $value } miglioramenti; con questo numero di giocatori ce ne sono { $limit }.
score-fault-too-many-components = { $value } carte; ce ne sono { $limit }.
score-fault-repeated-component = { $component } è due volte nel tracciato Ordini.
score-fault-component-not-in-line = { $component } non è nel tracciato Ordini. Ogni componente vi sta una volta.
score-fault-set-too-small = { $components ->
        [one] 1 carta Componente
       *[other] { $components } carte Componente
    } e { $scrap } Scrap non sono un set. Un set ha tre o più carte, e tra queste un componente.
score-fault-first-player-needed = Cogs e carte in mano sono pari. Dite chi era il primo giocatore nell’ultimo round: è questo che decide.
score-fault-one-question = Ci vuole esattamente una di queste: { $known }.
score-fault-not-finished = Si può conservare solo una partita finita, con la sua classifica.
score-fault-not-exported = Questo non è un file CSV esportato da Solkeeper: manca la colonna «{ $value }».
score-fault-other-encoding = Il testo di questo file non è né UTF-8 né UTF-16, e le lettere come è andrebbero perse. Nel foglio di calcolo salvatelo di nuovo come «CSV UTF-8».
score-fault-hidden-character = Questo testo contiene caratteri nascosti, che non si leggono e cambiano quello che hanno intorno. Scrivetelo da capo.
score-fault-row-without-data = Questa riga («{ $value }») non è stata aggiunta: manca la riga con i dati della sua partita. Esportate di nuovo la tabella e lasciate tutte le righe.
score-fault-edited-cell = Qui c’è «{ $value }», nei dati della partita «{ $known }». Valgono i dati. Correggete il punteggio in Solkeeper.

# Il foglio dei punteggi, riga per riga.

score-ask-lead = { $game }: il foglio dei punteggi, riga per riga. Invio conserva ciò che è mostrato, «<» torna indietro, «esci» esce senza conservare nulla.
score-ask-help = Scrivete il valore richiesto. Invio conserva ciò che è mostrato, «<» torna alla domanda precedente, «esci» esce senza conservare nulla.
score-ask-name = Nome
score-ask-player = Nome del giocatore { $number }. Invio per { $default }:
score-ask-one-star = { $building }, spazio con una stella
score-ask-two-stars = { $building }, spazio con due stelle
score-ask-improvements = Miglioramenti, valori separati da spazi
score-ask-none = nessuno
score-ask-coins = le monete così come sono state contate
score-ask-value = { $player }: { $field }. Invio per { $default }:
score-ask-open = { $player }: { $field }:
score-ask-switch = Un numero cambia quella riga, Invio prosegue:
score-ask-keep = Conservare questo punteggio? Sì o no, Invio per sì:
score-ask-left = Non è stato conservato nulla.
score-ask-ended = L’input è finito prima che il punteggio fosse conservato. Non è stato conservato nulla: ricominciate, o date la partita come JSON.
