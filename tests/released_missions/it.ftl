# Le parole della scatola: un messaggio per parola. Il valore è l’etichetta stampata; .the .in .of .to sono le forme per una frase.
# Di una Struttura presente più volte sceglie l’equipaggio, perciò "un Ossigenatore".

## Complessi

block-working = Complesso Lavorativo
    .the = il Complesso Lavorativo
    .in = nel Complesso Lavorativo
    .of = del Complesso Lavorativo
    .to = al Complesso Lavorativo
block-living = Complesso Abitativo
    .the = il Complesso Abitativo
    .in = nel Complesso Abitativo
    .of = del Complesso Abitativo
    .to = al Complesso Abitativo
block-systems = Complesso Sistemi
    .the = il Complesso Sistemi
    .in = nel Complesso Sistemi
    .of = del Complesso Sistemi
    .to = al Complesso Sistemi

## Strutture

facility-oxygenator = Ossigenatore
    .the = un Ossigenatore
    .in = in un Ossigenatore
    .of = di un Ossigenatore
    .to = a un Ossigenatore
facility-solar-panel = Pannello Solare
    .the = un Pannello Solare
    .in = in un Pannello Solare
    .of = di un Pannello Solare
    .to = a un Pannello Solare
facility-farm = Fattoria
    .the = la Fattoria
    .in = nella Fattoria
    .of = della Fattoria
    .to = alla Fattoria
facility-quiet-place = Un Angolo Tranquillo
    .the = Un Angolo Tranquillo
    .in = in Un Angolo Tranquillo
    .of = di Un Angolo Tranquillo
    .to = a Un Angolo Tranquillo
facility-crew-quarters = Alloggi Equipaggio
    .the = gli Alloggi Equipaggio
    .in = negli Alloggi Equipaggio
    .of = degli Alloggi Equipaggio
    .to = agli Alloggi Equipaggio
facility-med-lab = MedLab
    .the = il MedLab
    .in = nel MedLab
    .of = del MedLab
    .to = al MedLab
facility-control-center = Centro di Controllo
    .the = il Centro di Controllo
    .in = nel Centro di Controllo
    .of = del Centro di Controllo
    .to = al Centro di Controllo
facility-garage-hall = Garage
    .the = il Garage
    .in = nel Garage
    .of = del Garage
    .to = al Garage
facility-probe-bay = Vano Sonde
    .the = il Vano Sonde
    .in = nel Vano Sonde
    .of = del Vano Sonde
    .to = al Vano Sonde
facility-lab = Laboratorio
    .the = il Laboratorio
    .in = nel Laboratorio
    .of = del Laboratorio
    .to = al Laboratorio
facility-working-bay = Officina
    .the = l’Officina
    .in = nell’Officina
    .of = dell’Officina
    .to = all’Officina

## Elementi di una Struttura

part-energy = elemento Energia
    .the = l’elemento Energia
    .in = nell’elemento Energia
    .of = dell’elemento Energia
    .to = all’elemento Energia
part-oxygen = elemento Ossigeno
    .the = l’elemento Ossigeno
    .in = nell’elemento Ossigeno
    .of = dell’elemento Ossigeno
    .to = all’elemento Ossigeno
part-hardware = elemento Hardware
    .the = l’elemento Hardware
    .in = nell’elemento Hardware
    .of = dell’elemento Hardware
    .to = all’elemento Hardware
part-cpu = elemento CPU
    .the = l’elemento CPU
    .in = nell’elemento CPU
    .of = dell’elemento CPU
    .to = all’elemento CPU

## Risorse

resource-oxygen = ossigeno
    .the = l’ossigeno
    .in = nell’ossigeno
    .of = dell’ossigeno
    .to = all’ossigeno
resource-energy = energia
    .the = l’energia
    .in = nell’energia
    .of = dell’energia
    .to = all’energia
resource-food = cibo
    .the = il cibo
    .in = nel cibo
    .of = del cibo
    .to = al cibo

## Oggetti della Zona di Carico

item-energy-part = pezzo di ricambio Energia
    .the = il pezzo di ricambio Energia
    .in = nel pezzo di ricambio Energia
    .of = del pezzo di ricambio Energia
    .to = al pezzo di ricambio Energia
    .one = pezzo di ricambio Energia
    .many = pezzi di ricambio Energia
item-oxygen-part = pezzo di ricambio Ossigeno
    .the = il pezzo di ricambio Ossigeno
    .in = nel pezzo di ricambio Ossigeno
    .of = del pezzo di ricambio Ossigeno
    .to = al pezzo di ricambio Ossigeno
    .one = pezzo di ricambio Ossigeno
    .many = pezzi di ricambio Ossigeno
item-hardware = pezzo di ricambio Hardware
    .the = il pezzo di ricambio Hardware
    .in = nel pezzo di ricambio Hardware
    .of = del pezzo di ricambio Hardware
    .to = al pezzo di ricambio Hardware
    .one = pezzo di ricambio Hardware
    .many = pezzi di ricambio Hardware
item-cpu = pezzo di ricambio CPU
    .the = il pezzo di ricambio CPU
    .in = nel pezzo di ricambio CPU
    .of = del pezzo di ricambio CPU
    .to = al pezzo di ricambio CPU
    .one = pezzo di ricambio CPU
    .many = pezzi di ricambio CPU
item-sample = campione
    .the = il campione
    .in = nel campione
    .of = del campione
    .to = al campione
    .one = campione
    .many = campioni
item-seed = seme
    .the = il seme
    .in = nel seme
    .of = del seme
    .to = al seme
    .one = seme
    .many = semi
item-upgrade-card = carta Miglioramento
    .the = la carta Miglioramento
    .in = nella carta Miglioramento
    .of = della carta Miglioramento
    .to = alla carta Miglioramento
    .one = carta Miglioramento
    .many = carte Miglioramento
item-poi = segnalino POI
    .the = il segnalino POI
    .in = nel segnalino POI
    .of = del segnalino POI
    .to = al segnalino POI
    .one = segnalino POI
    .many = segnalini POI

## Aree della Zona di Carico

area-pending = In Sospeso
area-available = Disponibile

## Segnalini Modificatore

modifier-blocked = Guasto
    .the = il segnalino Guasto
    .in = nel segnalino Guasto
    .of = del segnalino Guasto
    .to = al segnalino Guasto
modifier-extra-pawn = +1 pedina
    .the = il segnalino +1 pedina
    .in = nel segnalino +1 pedina
    .of = del segnalino +1 pedina
    .to = al segnalino +1 pedina
modifier-adventure = Avventura
    .the = il segnalino Avventura
    .in = nel segnalino Avventura
    .of = del segnalino Avventura
    .to = al segnalino Avventura
modifier-reroll = Nuovo tiro
    .the = il segnalino Nuovo tiro
    .in = nel segnalino Nuovo tiro
    .of = del segnalino Nuovo tiro
    .to = al segnalino Nuovo tiro
modifier-wound = Ferita
    .the = il segnalino Ferita
    .in = nel segnalino Ferita
    .of = del segnalino Ferita
    .to = al segnalino Ferita
modifier-rover-roll = Tiro rover
    .the = il segnalino Tiro rover
    .in = nel segnalino Tiro rover
    .of = del segnalino Tiro rover
    .to = al segnalino Tiro rover

## Spazi di una Struttura

space-now = !
space-next = >>

## Rover

rover-froggy = Froggy
    .the = il Froggy
    .in = nel Froggy
    .of = del Froggy
    .to = al Froggy
rover-scorpio = Scorpio
    .the = lo Scorpio
    .in = nello Scorpio
    .of = dello Scorpio
    .to = allo Scorpio

## Tipi di Avventura

adventure-explore = Esplorazione
adventure-gather = Raccolta
adventure-research = Ricerca
adventure-build = Costruzione

## Professioni

profession-medic = Medico
    .the = il Medico
    .in = nel Medico
    .of = del Medico
    .to = al Medico
profession-scientist = Scienziato
    .the = lo Scienziato
    .in = nello Scienziato
    .of = dello Scienziato
    .to = allo Scienziato
profession-geologist = Geologo
    .the = il Geologo
    .in = nel Geologo
    .of = del Geologo
    .to = al Geologo
profession-engineer = Ingegnere
    .the = l’Ingegnere
    .in = nell’Ingegnere
    .of = dell’Ingegnere
    .to = all’Ingegnere

## Segnalini Condizione

condition-anemia = Anemia
    .the = il segnalino Anemia
    .in = nel segnalino Anemia
    .of = del segnalino Anemia
    .to = al segnalino Anemia
condition-anxiety = Attacco d’ansia
    .the = il segnalino Attacco d’ansia
    .in = nel segnalino Attacco d’ansia
    .of = del segnalino Attacco d’ansia
    .to = al segnalino Attacco d’ansia
condition-heart = Disturbo cardiaco
    .the = il segnalino Disturbo cardiaco
    .in = nel segnalino Disturbo cardiaco
    .of = del segnalino Disturbo cardiaco
    .to = al segnalino Disturbo cardiaco
condition-concentration = Difficoltà a concentrarsi
    .the = il segnalino Difficoltà a concentrarsi
    .in = nel segnalino Difficoltà a concentrarsi
    .of = del segnalino Difficoltà a concentrarsi
    .to = al segnalino Difficoltà a concentrarsi
condition-migraine = Emicrania
    .the = il segnalino Emicrania
    .in = nel segnalino Emicrania
    .of = del segnalino Emicrania
    .to = al segnalino Emicrania
condition-poisoning = Avvelenamento
    .the = il segnalino Avvelenamento
    .in = nel segnalino Avvelenamento
    .of = del segnalino Avvelenamento
    .to = al segnalino Avvelenamento

## Parole chiave delle carte Avaria (le altre sono Strutture)

keyword-complication = Complicazione
keyword-obstacle = Ostacolo

## Direzioni

direction-n = Nord
    .short = N
direction-ne = Nord-Est
    .short = NE
direction-e = Est
    .short = E
direction-se = Sud-Est
    .short = SE
direction-s = Sud
    .short = S
direction-sw = Sud-Ovest
    .short = SO
direction-w = Ovest
    .short = O
direction-nw = Nord-Ovest
    .short = NO

## Gruppi di missioni

group-building = Costruzione
group-exploration = Esplorazione
group-research = Ricerca

## Fasi di un sol

phase-set-up = Preparazione
phase-events = Eventi
phase-morale = Morale
phase-production = Produzione
phase-actions = Azioni
phase-malfunctions = Avarie
phase-clean-up = Pulizia
phase-end = Fine della missione

## AOM

aom-explore = AOM Esplorazione
aom-gather = AOM Raccolta
aom-research = AOM Ricerca
aom-build = AOM Costruzione

## Miglioramenti

upgrade-autoscanner = Autoscanner
upgrade-alarm-system = Sistema di Allarme
upgrade-power-generator = Generatore di Energia
upgrade-crew-quarters-upgrade = Miglioramento degli Alloggi Equipaggio (+1 segnalino Morale)
upgrade-garage-hall-upgrade = Miglioramento del Garage
upgrade-probe-bay-upgrade = Miglioramento del Vano Sonde
upgrade-lab-upgrade = Miglioramento del Laboratorio
upgrade-farm-upgrade = Miglioramento della Fattoria
