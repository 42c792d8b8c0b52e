# Consigli per la prima partita: una frase per ogni genere di passo. Dice quello che nella pagina non c’è: perché il passo conta, o a che cosa badare.

advice-crew = Con dadi e carte vostri c’è più da fare al tavolo, con quelli dell’app si va più in fretta. I dadi si cambiano anche a partita iniziata, le carte no.
advice-sheet = Qui non serve toccare niente, a meno che non abbiate una scheda stampata con numeri diversi.
advice-lay = Seguite una riga dopo l’altra con i componenti in mano; finché non giocate il sol 1, il pulsante che annulla riapre la lista.
advice-raise-track = In ogni sol un tracciato Avaria sale da solo; il Diario di Missione accanto al passo mostra quanto manca a 5.
advice-follow-ups = Qui può tornare quello che avete fatto o lasciato in sospeso nei sol passati; nel primo sol è raro che ci sia qualcosa.
advice-read = Il Primo Giocatore legge ad alta voce per tutti, prima la storia; che cosa fare al tavolo arriva con il tocco successivo.
advice-effects = Fate con i vostri componenti quello che c’è scritto; ciò che tiene l’app (Morale, tracciati, riquadro Avaria) si muove da solo.
advice-ask = Rispondete guardando il vostro tavolo; se avete sbagliato risposta, il pulsante che annulla riporta alla domanda.
advice-choose = Parlatene prima di scegliere: certe scelte mostrano il loro prezzo solo più tardi.
advice-event-action = Lasciate aperta l’azione e mettetela in programma: aspetta tre sol, ma se non la compite può avere conseguenze.
advice-morale = Tenete il Morale a 0 o più finché potete: sotto lo 0 il Primo Giocatore paga in segnalini, poi in ferite.
advice-oxygen = Contate gli indicatori di produttività, non le Strutture; un’eccedenza fa comodo, una mancanza manda in arresto una Struttura.
advice-energy = L’energia funziona come l’ossigeno; se qualcosa deve andare in arresto, scegliete quello che in questo sol non vi serve.
advice-farm = Guardate per primi gli indicatori rossi della Fattoria: ne basta uno per fermare la Crescita.
advice-stress = Guardate quanto manca a 18: il Relax negli Alloggi Equipaggio toglie 6 Stress, quindi c’è tempo per rimediare.
advice-working-block = Il passo è breve finché il Complesso Lavorativo è intero; ogni indicatore rosso che vi resta torna in ogni sol.
advice-mission-rules = Queste regole valgono solo in questa missione, e tornano in ogni sol.
advice-plan = Partite dagli obiettivi obbligatori nel Diario di Missione, poi riparate quello che fa danno in ogni sol; con due pedine Esplorazione, Raccolta, Ricerca e Costruzione riescono di sicuro.
advice-resolve = Procedete da 1 a 11 sul tabellone e nella scheda Segnalate dite all’app solo ciò che tiene lei: eventi, Avventure, obiettivi, Morale, tracciati.
    .full = Le abilità e i segnalini Morale cambiano un tiro solo finché non accettate i dadi.
advice-malfunction-dice = I dadi li chiedono la scheda missione e gli indicatori rossi del riquadro Avaria: il riquadro può solo peggiorare.
advice-penalties = Contate solo gli indicatori rossi con l’icona Avaria; una Struttura sotto una tessera Arresto non aggiunge nulla.
advice-malfunction-cards = L’ordine può contare: una carta può rompere quello che sarebbe servito a un’altra.
advice-malfunction-card = Pescate dal vostro mazzo e dite all’app solo ciò che cambia il Morale o un tracciato Avaria.
advice-clean-up = Il segnalino in cima a ogni spazio >> entra in gioco adesso: guardate che cosa finisce sugli spazi ! prima di pianificare il prossimo sol.
advice-threshold = Contate ogni indicatore rosso sulle tessere Struttura e sulle carte Struttura costruite; se superate la Soglia, si continua finché restano sol.
