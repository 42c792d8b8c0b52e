# Campagne
campaign-chapter = Capitolo { $number }: { $title }
campaign-outcome = { $outcome ->
    [won_all] Il capitolo è vinto, con tutti gli obiettivi opzionali.
    [won] Il capitolo è vinto.
    [died] Il capitolo è finito: è morto un astronauta.
   *[lost] Il capitolo è perso.
}
campaign-go-on = Andate avanti
campaign-try-again = Riprovate
campaign-back-into = Tornate nel capitolo
campaign-choice = { $number }. { $label }
campaign-prompt = E adesso? Invio va avanti, «esci» esce.
campaign-back-question = Tornate alla fine del capitolo precedente? Questo capitolo si conserva finché non prendete un’altra strada. (sì/no)
campaign-nothing-before = Prima di questo capitolo non ne avete giocati altri.
campaign-not-now = In questo punto della campagna non si può.
campaign-back-first = Annullate prima i passi di questo capitolo.
campaign-over = La campagna è finita.
campaign-over-prompt = «annulla» torna alla fine dell’ultimo capitolo, Invio esce.
campaign-crew = Il vostro equipaggio alla fine: { $names }.
campaign-dead = Avete perso: { $names }.
campaign-hand-on = Quello che c’è sul tavolo viene con voi. Invio conserva ciò che è mostrato.
campaign-hand-on-not-asked = Non è passato niente: c’è qualcosa che qui non si chiede, o un numero oltre il suo massimo.
campaign-ask-number = { $label } (0–{ $most }) [{ $said }]
campaign-ask-names = { $label }: numeri o nomi separati da virgole; «-» se non ce ne sono [{ $said }]
campaign-ask-wounds = Ferite di { $name }
campaign-ask-discoveries = Scoperte
campaign-ask-conditions = Condizioni di { $name }
campaign-ask-upgrades = Miglioramenti installati
campaign-ask-skills = Carte Abilità sbloccate di { $name }, come numeri da 1 a 3:
campaign-added = La campagna «{ $id }» è fra le vostre missioni. Resta chiusa, così nessuno si anticipa la storia. Si gioca con: solkeeper play { $id }
campaign-simulated = { $title }, { $players ->
    [1] 1 giocatore
   *[other] { $players } giocatori
}: { $games ->
    [one] 1 campagna
   *[other] { $games } campagne
}, { $won ->
    [one] 1 vinta
   *[other] { $won } vinte
} fino alla fine
campaign-simulated-chapter = { $title }: giocato { $played }, vinto { $won }, perso { $lost }, con una morte { $died }
campaign-simulated-never = Mai arrivato: { $kind }, { $id }
campaign-simulated-carried = Con «{ $what }»: { $won } su { $games } vinte
campaign-simulated-ending = Finale «{ $title }»: { $games }
campaign-simulated-way = { $way }: { $games }
cli-campaign = { $id }: { $title } (campagna)
lay-carried = Dai capitoli precedenti rimettete sul tavolo: { $carried }.
