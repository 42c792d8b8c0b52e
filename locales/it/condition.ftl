# Domande sul tavolo da cui dipende quello che fa una missione. L’app le scrive dalle condizioni della missione.

condition-question = { $what }: { $range }?
condition-at-least = { $least } o più
condition-at-most = { $most } o meno
condition-between = da { $least } a { $most }
condition-exactly = esattamente { $least }
condition-none = zero

condition-event-lead = L’app ha pescato un Evento di Missione che dipende da quello che c’è sul vostro tavolo.
condition-action-lead = Se l’evento lascia un’azione dipende da quello che c’è sul vostro tavolo.
condition-options-lead = Che cosa potete scegliere dipende da quello che c’è sul vostro tavolo.

condition-supply = { $resource } nelle Riserve Generali
condition-stress = Stress
condition-plants = piante adulte in tutte le Fattorie
condition-item = { $things } nella Zona di Carico (In Sospeso e Disponibile)
condition-upgrade-cards = carte Miglioramento pronte
condition-wounds = ferite { $of }
condition-hurt = astronauti con almeno una ferita
condition-conditions = segnalini Condizione { $of }
condition-conditions-named = segnalini Condizione «{ $condition }» { $of }
condition-broken = elementi rotti { $where }
condition-broken-named = elementi rotti «{ $part }» { $where }
condition-productivity = produttività sugli indicatori di ogni { $facility }, sommata
condition-explored = regioni esplorate
condition-explored-ring = regioni esplorate nell’anello { $ring }
condition-explored-regions = regioni esplorate tra { $regions }
condition-discoveries = Scoperte fatte
condition-mark = indicatori «{ $title }»

condition-of-first-player = del Primo Giocatore ({ $name })
condition-of-everyone = di ogni singolo astronauta
condition-of-most-wounded = dell’astronauta con più ferite
condition-of-crew = di tutto l’equipaggio

condition-in-base = nell’HUB
condition-in-every = ({ $facility })

condition-explored-all = { $count ->
    [one] La regione { $regions } è esplorata?
   *[other] Queste regioni sono tutte esplorate: { $regions }?
}
condition-terrain = La regione { $region } è esplorata e la sua tessera mostra questo: { $feature }?
condition-shut = { $several ->
    [yes] Ogni { $facility } ha una tessera Arresto?
   *[no] { $facility }: c’è una tessera Arresto?
}
condition-shut-resource = { $several ->
    [yes] Ogni { $facility } ha una tessera Arresto ({ $resource })?
   *[no] { $facility }: c’è una tessera Arresto ({ $resource })?
}
condition-upgrade = È installato questo Miglioramento: { $upgrade }?
