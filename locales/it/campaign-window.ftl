# Le campagne nella finestra: le loro schede, la loro pagina

campaign-about = La campagna
campaign-kind =
    { $chapters ->
        [one] Campagna di un capitolo
       *[other] Campagna di { $chapters } capitoli al massimo
    }
campaign-begin = Cominciate
campaign-begin-named = Cominciate: «{ $mission }»
campaign-closed = Una campagna si gioca capitolo per capitolo, con lo stesso equipaggio. I capitoli successivi restano chiusi finché non ci arrivate. Il primo capitolo chiede chi gioca.
campaign-between = fra due capitoli
campaign-so-far = La storia fin qui
campaign-told = La storia
campaign-to = Avanti con la campagna
campaign-story = Da leggere ad alta voce
campaign-read-before = Da leggere ad alta voce prima del capitolo
campaign-here = Siete qui: { $where }
campaign-begin-chapter = Cominciate il capitolo
campaign-continue-chapter = Continuate il capitolo
campaign-before = Tornate al capitolo precedente
campaign-retry = Rigiocate questo capitolo
campaign-reopen = Tornate all’ultimo capitolo
campaign-again = Il capitolo è stato rigiocato.
campaign-carried = Con voi vengono: { $carried }.
campaign-newcomer-title = Un nuovo arrivo
campaign-newcomer = Al posto di { $name } viene qualcun altro. Il nome potete sceglierlo anche dopo, nella preparazione.
campaign-newcomer-hint = Nome di chi arriva
campaign-hand-on-title = Che cosa viene con voi
campaign-hand-on-lead = Il tabellone lo tenete voi: dite che cosa c’è adesso.
campaign-wounds = Ferite
campaign-conditions = Condizioni
campaign-skills = Carte Abilità sbloccate
campaign-exported = La campagna è stata copiata in { $path }, con tutti i capitoli cominciati. Il file contiene i segreti delle sue missioni; chi lo importa può andare avanti.
