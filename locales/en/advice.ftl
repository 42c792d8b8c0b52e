# Advice for a first game: one sentence for each kind of step. It says what is not on the page: why the step matters, or what to watch.

advice-crew = Your own dice and cards give you more to do at the table, the app’s save time. Dice can be changed during the game, cards cannot.
advice-sheet = Nothing here needs a press unless you have a printed sheet with other numbers.
advice-lay = Do one line after another with the printed components in hand; the list can be opened again with Undo until sol 1 is played.
advice-raise-track = Each sol one Malfunction track rises by itself; the Mission Log beside the step shows how close each is to 5.
advice-follow-ups = What you did or left undone in earlier sols may come back here; in the first sol there is seldom anything.
advice-read = The First Player reads aloud for everybody, story first; what to do at the table comes with the next press.
advice-effects = Do what stands here with your components; what the app keeps, Morale, tracks and the Malfunction Box, it moves by itself.
advice-ask = Answer by what lies on your table; if you answered wrongly, Undo brings the question back.
advice-choose = Talk it over before you press: some choices show what they cost only later.
advice-event-action = Leave the action open and plan for it: it waits three sols, but left undone it may have consequences.
advice-morale = Keep Morale at 0 or above when you can: below 0 the First Player pays in tokens, and then in wounds.
advice-oxygen = Count the productivity markers, not the Facilities; a surplus is worth having, a lack shuts a Facility down.
advice-energy = Energy works as oxygen does; when you must shut something down, choose what you do not need this sol.
advice-farm = Look at the red markers of the Farm first: one is enough to stop the growth.
advice-stress = Note how far Stress is from 18: Unwind in the Crew Quarters takes 6 of it away, so there is time to act.
advice-working-block = This step is short while the Working Block is whole; each red marker left there comes back every sol.
advice-mission-rules = These rules belong to this mission alone, and come every sol.
advice-plan = Start from the mandatory objectives in the Mission Log, then repair what hurts every sol; two pawns make Explore, Gather, Research and Build a sure success.
advice-resolve = Go from 1 to 11 on the board, and tell the app under Report only what it keeps: events, Adventures, objectives, Morale, tracks.
    .full = Skills and Morale tokens change a roll only until you let the dice stand.
advice-malfunction-dice = The dice are called for by the mission sheet and by red markers in the Malfunction Box: the Box only gets worse.
advice-penalties = Count only the red markers that show the Malfunction icon; a Facility under a Shutdown tile adds nothing.
advice-malfunction-cards = The order can matter: a card may break what another one would have used.
advice-malfunction-card = Draw from your own deck and tell the app only what changes Morale or a Malfunction track.
advice-clean-up = The topmost token of each >> space becomes active now: look at what will stand on the ! spaces before you plan the next sol.
advice-threshold = Count every red marker on Facility tiles and built Facility cards; if you are over, you play on while sols are left.
