# What a printed card or tile says, put together by hand.

printed-any = Any
printed-who-performer = The performer
printed-who-first-player = The First Player
printed-who-everyone = Everyone
printed-who-chosen = One of your choice
printed-who-most-wounded = The most wounded
window-printed = A printed card or tile
window-printed-lead = For cards, POIs, tiles and skills of your box: put together what they say, and the app does it on the board.
window-printed-open = What does it say?
window-printed-icon = Enter what the mission icon does
window-printed-known = Remembered of your box
window-printed-remove = Take the last one away
window-printed-add = Add
window-printed-do = Do what it says
window-printed-name = A name, to find it again
window-printed-remember = Remember for this box
window-printed-forget = Forget it
window-printed-by = Who is the performer?
