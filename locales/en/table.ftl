# Putting the table back when a game goes on: in the window, in text and for paper.

table-title = Put the table back
table-lead = You go on with a game that was put away: put every piece where it was, by area.
table-tick = Press a line that is done.
table-unlisted = What is not listed is as on an untouched board.
table-unlisted-story = You keep the rest yourselves, and Solkeeper does not know it: wounds, supplies, broken parts, tiles, tokens, cards and the map. Look at your photograph of the table, or your notes.
table-last = What happened last
table-sol = Sol and First Player
table-actions = Pawns on actions
table-at = { $place }: { $what }
table-untouched = as at the start
table-fold = Fold
table-unfold = Show
table-print = Print
table-print-history = Print where every piece goes
table-printed = The page was opened in your browser: print it from there. The file is { $path }.
table-unshown = The page was written, but nothing on this system opened it. The file is { $path }: open it in a browser and print it from there.
table-made = Made with Solkeeper.
table-operator = { $aom }: operator { $name }
table-explored = explored
