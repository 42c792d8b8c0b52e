# Salvataggi e impostazioni: che cosa è successo, che cosa si è conservato, che cosa fare ora.

## Avvisi

notice-torn-tail = La fine di questo salvataggio non era stata scritta per intero. Tutto ciò che viene prima c'è; il resto ({ $bytes ->
        [one] 1 byte
       *[other] { $bytes } byte
    }) è conservato come { $path }.
notice-recovered-as = La riga { $line } del salvataggio «{ $from }» non si legge. Proseguite in un nuovo salvataggio, «{ $save }», con { $records ->
        [one] 1 passo
       *[other] { $records } passi
    } prima di quella. Il vecchio resta com'è.
notice-rewritten = Un altro programma ha cambiato il modo in cui è scritto { $path }. Non è andato perso nulla.
notice-repeated = { $count ->
        [one] 1 riga era due volte nel salvataggio e vale una volta.
       *[other] { $count } righe erano due volte nel salvataggio e valgono una volta.
    }
notice-unlocked = Questo disco non può riservare il salvataggio «{ $save }»: non apritelo in una seconda finestra.
notice-settings-unreadable = Le impostazioni in { $path } non si leggono; valgono quelle usuali.
notice-settings-kept = Quello che c'era è conservato come { $path }.
notice-settings-fields = Queste impostazioni non si leggono, per loro valgono quelle usuali: { $names }.
notice-damaged = Una parte di questa partita non si legge: si prosegue dall'ultimo punto leggibile.

## Un passo che non si è potuto scrivere

store-io = Il disco ha rifiutato di scrivere { $path } ({ $why }). Non è andato perso nulla: il passo non è stato fatto. Riprovate.
store-not-json = Questo passo non si è potuto scrivere come testo. Non è andato perso nulla: il passo non è stato fatto.
store-not-one-line = Questo passo non si è potuto scrivere in una riga. Non è andato perso nulla: il passo non è stato fatto.
store-too-long = Questo salvataggio supererebbe { $limit } byte. Non è andato perso nulla: il passo non è stato fatto. Cominciate una copia della partita.
store-changed-outside = Qualcos'altro ha accorciato { $path } mentre giocavate. Non vi si scrive più nulla: chiudete la partita e riapritela.
store-behind = Un passo precedente non si è potuto scrivere, perciò questo non è stato tentato. Riprovate.

## Un salvataggio che non si è potuto aprire

open-bad-id = «{ $save }» non può essere il nome di un salvataggio.
open-not-found = La partita salvata «{ $save }» non esiste.
open-not-a-file = { $path } non è un file che possa essere un salvataggio.
open-too-large = { $path } è più grande di qualsiasi salvataggio ({ $bytes } byte) e non è stato aperto.
open-newer-format = { $path } è stato scritto da una versione più recente di Solkeeper (formato { $found }, questa legge { $known }). È rimasto com'è: installate la versione più recente per proseguire.
open-in-use = La partita «{ $save }» è aperta in un'altra finestra. Chiudetela lì per proseguire qui.
open-bad-header = Il salvataggio { $path } non si legge: { $flaw } nella riga { $line }. È rimasto com'è.
open-newest-backup = La copia di riserva leggibile più recente è la numero { $number }, del { $date }.
open-no-backup = Non ne esiste una copia di riserva leggibile.
open-damaged = La riga { $line } di { $path } non si legge: { $flaw }. Prima di quella si { $records ->
        [one] legge 1 passo
       *[other] leggono { $records } passi
    }. È rimasto com'è.
open-io = Il disco ha rifiutato { $path } ({ $why }). Non è cambiato nulla.
open-bad-start = Il salvataggio «{ $save }» non dice come comincia la sua partita. È rimasto com'è.

flaw-missing = non c'è nulla
flaw-form = non c'è una riga di salvataggio
flaw-checksum = la somma di controllo non torna
flaw-json = il testo è rotto
flaw-shape = c'è qualcos'altro

io-not-found = non trovato
io-permission-denied = non consentito
io-storage-full = il disco è pieno
io-read-only = il disco è di sola lettura
io-other = un errore del disco
