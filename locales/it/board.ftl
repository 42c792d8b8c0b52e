# Il tabellone tenuto dall’app: i suoi luoghi per nome, che cosa vi è accaduto, che cosa può dire soltanto l’equipaggio.

place-numbered = { $name } { $number }
place-spare = { $name } di Riserva
region = A{ $ring }-{ $direction }

section-systems = Complesso Sistemi
section-living = Complesso Abitativo
section-working = Complesso Lavorativo e rover
section-supply = Riserve Generali e Stress
section-cargo = Zona di Carico, Miglioramenti e Ricerca
section-crew = schede ID e segnalini Condizione
section-map = mappa

spot-supply = Riserve Generali, { $resource }
spot-stress = Stress
spot-built = { $place }
spot-part = { $place }, { $part }
spot-productivity = { $place }, produttività
spot-tile = { $place }, tessera Arresto ({ $resource })
spot-greenhouses = { $place }, Serre
spot-plants = { $place }, piante
spot-growth = { $place }, seme su Crescita { $space }
spot-cargo = Zona di Carico, { $area }, { $item }
spot-objective-tokens = { $colour ->
        [red] Zona di Carico, { $area }, segnalini Obiettivo rossi
        [orange] Zona di Carico, { $area }, segnalini Obiettivo arancioni
       *[black] Zona di Carico, { $area }, segnalini Obiettivo neri
    }
spot-upgrade = Miglioramento, { $upgrade }
# Che cos’era e che cos’è un Miglioramento, in una frase.
upgrade-state = { $at ->
        [0] non in questa partita
        [1] carta pronta
        [2] tessera In Sospeso
        [3] installato
       *[4] di nuovo nella scatola
    }
spot-examined = Campioni esaminati
spot-discoveries = Scoperte
spot-wounds = Ferite { $name_of }
spot-morale-tokens = Segnalini Morale { $name_of }
spot-condition = { $condition }, { $name }
spot-pool = Pila Condizioni, { $condition }
spot-basic-skill = Abilità base { $name_of }, usata
spot-skill = Carta Abilità { $skill } { $name_of }, usata
spot-lost-pawns = Pedine { $name_of } che restano inutilizzate
spot-samples = Campioni su { $region }
spot-objectives = Segnalini Obiettivo su { $region }
token-name = { $colour ->
        [red] segnalino Obiettivo rosso { $number }
        [orange] segnalino Obiettivo arancione { $number }
       *[black] segnalino Obiettivo nero { $number }
    }
token-unknown = segnalino Obiettivo «{ $id }»
token-in-region = nella regione { $region }
token-in-facility = { $facility_in }

skill-ready = pronta
skill-discarded = scartata da un effetto
skill-locked = bloccata
skill-unnamed = { $which }: { $state }
skill-named = { $which }, «{ $name }»: { $state }
skill-priced = { $skill }; { $price ->
        [one] costa 1 segnalino Morale
       *[other] costa { $price } segnalini Morale
    }
token-named = «{ $name }»
token-from = da { $region }
token-named-from = «{ $name }» da { $region }
with-known-tokens = { $what } ({ $known })

stack-facility = { $place }, segnalini su { $space }
stack-rover = { $rover }, segnalini
stack-crew = Scheda ID { $name_of }, segnalini
stack-region = { $region }, segnalini

fact-board-kept = Tabellone completo: da ora il tabellone lo tiene l’app.
fact-board-put-away = Racconto: da ora il tabellone lo tenete voi.
fact-board-checked = Confrontato con il tavolo: { $section }.
fact-board-moved = { $spot }: { $change } ({ $cause }).
fact-board-upgrade = { $spot }: da «{ $before }» a «{ $after }» ({ $cause }).
fact-board-stays = { $spot }: nessun cambiamento ({ $cause }).
fact-board-skill-used = { $which } { $name_of }: usata ({ $cause }).
fact-board-skill-ready = { $which } { $name_of }: di nuovo libera ({ $cause }).
fact-board-broken = { $spot }: verde → rosso ({ $cause }).
fact-board-repaired = { $spot }: rosso → verde ({ $cause }).
fact-board-put = Si aggiunge: { $spot } ({ $cause }).
fact-board-gone = Si toglie: { $spot } ({ $cause }).
fact-board-token-put = { $stack }: si aggiunge { $token_the } ({ $cause }).
fact-board-token-taken = { $stack }: si toglie { $token_the } ({ $cause }).
fact-board-token-marked = { $spot }: uno è { $mark }.
fact-board-token-carried = { $mark }: { $spot } → { $to }.
fact-board-token-gone = { $spot }: non c’è più: { $mark }.
board-no-features = nessuno
fact-board-explored = Esplorata: { $region }. Effetti della tessera: { $features }; { $samples ->
        [one] 1 campione
       *[other] { $samples } campioni
    }, { $pois ->
        [one] 1 POI
       *[other] { $pois } POI
    }.
fact-board-tile-laid = { $region }: ora c’è una tessera. I suoi effetti: { $features } (corretto).
fact-board-tile-taken-up = { $region }: non c’è nessuna tessera (corretto).

command-keep-board = Chi tiene il tabellone
    .full = Tabellone completo: il tabellone lo tiene l’app
    .story = Racconto: il tabellone lo teniamo noi
command-check-section = Confrontato con il tavolo
    .of = Confrontato con il tavolo: { $section }
command-move-on-board = Qualcosa sul tavolo ha mosso un numero
    .of = Si è mosso: { $spot }
    .to = Si è mosso: { $spot } ora è { $to }
command-correct-board = Correggete un numero del tabellone
    .of = Correggete: { $spot }
    .to = Correggete: { $spot } a { $to }
command-lay-tile = Correggete una tessera ROI
    .at = Correggete la tessera: { $region }
    .of = { $region }, effetti della tessera: { $features }
command-take-tile-up = Togliete una tessera ROI
    .of = Lì non c’è nulla: { $region }
command-do-as-printed = Dite che cosa dice una carta o tessera stampata
    .of = La carta dice: { $says }
command-mark-token = Inserite che cosa è stampato su un segnalino
    .of = Inserite che cosa è stampato su un segnalino: { $spot }
    .to = { $spot }: su un segnalino è stampato «{ $name }»
command-put-token = Piazzate un segnalino Modificatore
    .of = Piazzate un segnalino: { $stack }
    .to = Piazzate { $token_the }: { $stack }
command-take-token = Togliete un segnalino Modificatore
    .of = Togliete un segnalino: { $stack }
    .to = Togliete { $token_the }: { $stack }

step-shut = Tessera Arresto
    .heading = Quale Struttura va in arresto
    .line-1 = Manca { $resource }: scegliete una Struttura che ne ha bisogno e non ha già una tessera Arresto di quel tipo, e metteteci una tessera casuale di quel tipo.
step-starve = Cibo
    .heading = Chi resta a digiuno
    .line-1 = { $missing ->
        [one] Manca 1 porzione di cibo: decidete chi ci rinuncia. 1 ferita.
       *[other] Mancano { $missing } porzioni di cibo: decidete chi rinuncia alla prossima. 1 ferita.
    }
step-stop-wilting = Appassimento
    .heading = Dite se fermare l’Appassimento
    .line-1 = { $place }: le piante appassirebbero. Per impedirlo spendete dalle Riserve Generali 1 per ciascuna di queste risorse: { $costs }. Allora nulla cresce e nulla appassisce.
step-lose-sample = Campione
    .heading = Quale campione va perso
    .line-1 = Scegliete la regione da cui togliere un campione.
step-sixth-wound = Domanda sulla sesta ferita
    .heading = { $name }: dite se ha perso la vita
    .line-1 = La sesta ferita uccide, e una morte fa perdere la missione. Sì: la missione finisce qui. No: il numero resta come l’avete messo; correggetelo se è sbagliato.
step-full-track = Domanda sul tracciato pieno
    .heading = Dite se risolvere adesso il tracciato pieno
    .line-1 = Il tracciato Avaria del { $block } è a 5. Sì: adesso arriva la sua carta, poi il tracciato torna a 0. No: resta a 5.
step-overgrown = Domanda sui semi
    .heading = Dite se togliere dei semi
    .line-1 = { $place }: ci sono più semi e piante che Serre. Sì: si tolgono i semi sugli spazi più bassi del tracciato Crescita finché gli altri non hanno posto. No: tutto resta come l’avete messo.
step-which-facility = Struttura
    .heading = Quale Struttura
    .line-1 = Ce n’è più d’una. Scegliete quale viene colpita dall’effetto.
step-which-astronaut = Astronauta
    .heading = Quale astronauta
    .line-1 = Scegliete chi viene colpito dall’effetto.
