# Questions about the table that decide what a mission does. The app writes them from the conditions of the mission.

condition-question = { $what }: { $range }?
condition-at-least = { $least } or more
condition-at-most = { $most } or fewer
condition-between = from { $least } to { $most }
condition-exactly = exactly { $least }
condition-none = none

condition-event-lead = The app has drawn a Mission Event that depends on what is on your table.
condition-action-lead = Whether the event leaves an action depends on what is on your table.
condition-options-lead = What you can choose depends on what is on your table.

condition-supply = { $resource } in the general supply
condition-stress = Stress
condition-plants = grown plants on all Farms together
condition-item = { $things } in the Cargo Bay (Pending and Available)
condition-upgrade-cards = Upgrade cards that are ready
condition-wounds = wounds { $of }
condition-hurt = astronauts with a wound
condition-conditions = Condition tokens { $of }
condition-conditions-named = Condition tokens “{ $condition }” { $of }
condition-broken = broken parts { $where }
condition-broken-named = broken parts “{ $part }” { $where }
condition-productivity = productivity on the markers of every { $facility }, added up
condition-explored = explored regions
condition-explored-ring = explored regions in ring { $ring }
condition-explored-regions = explored regions among { $regions }
condition-discoveries = Discoveries made
condition-mark = markers “{ $title }”

condition-of-first-player = of the First Player ({ $name })
condition-of-everyone = of each single astronaut
condition-of-most-wounded = of the astronaut with the most wounds
condition-of-crew = of the whole crew

condition-in-base = in the HUB
condition-in-every = ({ $facility })

condition-explored-all = { $count ->
    [one] Is region { $regions } explored?
   *[other] Are all these regions explored: { $regions }?
}
condition-terrain = Is region { $region } explored, and does its tile show this: { $feature }?
condition-shut = { $several ->
    [yes] Does every { $facility } have a Shutdown tile?
   *[no] { $facility }: is there a Shutdown tile?
}
condition-shut-resource = { $several ->
    [yes] Does every { $facility } have a Shutdown tile ({ $resource })?
   *[no] { $facility }: is there a Shutdown tile ({ $resource })?
}
condition-upgrade = Is this Upgrade built: { $upgrade }?
