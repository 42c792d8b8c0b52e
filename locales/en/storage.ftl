# Saves and settings: what happened, what was kept, what to do next.

## Notices

notice-torn-tail = The end of this save had not been written whole. Everything before it is there; the rest ({ $bytes ->
        [one] 1 byte
       *[other] { $bytes } bytes
    }) was kept as { $path }.
notice-recovered-as = Line { $line } of the save “{ $from }” cannot be read. You go on in a new save, “{ $save }”, with the { $records ->
        [one] 1 step
       *[other] { $records } steps
    } before it. The old one stays as it is.
notice-rewritten = Another program has changed how { $path } is written. Nothing is lost.
notice-repeated = { $count ->
        [one] 1 line stood in the save twice and counts once.
       *[other] { $count } lines stood in the save twice and count once.
    }
notice-unlocked = This disk cannot reserve the save “{ $save }”: do not open it in a second window.
notice-settings-unreadable = The settings in { $path } cannot be read; the usual ones hold.
notice-settings-kept = What was there was kept as { $path }.
notice-settings-fields = These settings cannot be read, the usual ones hold for them: { $names }.
notice-damaged = Part of this game cannot be read: it goes on from the last place that can.

## A step that could not be written

store-io = The disk refused to write { $path } ({ $why }). Nothing was lost: the step was not taken. Try again.
store-not-json = This step could not be written as text. Nothing was lost: the step was not taken.
store-not-one-line = This step could not be written as one line. Nothing was lost: the step was not taken.
store-too-long = This save would grow beyond { $limit } bytes. Nothing was lost: the step was not taken. Begin a copy of the game.
store-changed-outside = Something else has shortened { $path } while you played. Nothing more is written to it: close the game and open it again.
store-behind = A step before this one could not be written, so this one was not tried. Try again.

## A save that could not be opened

open-bad-id = “{ $save }” cannot be the name of a save.
open-not-found = There is no saved game “{ $save }”.
open-not-a-file = { $path } is no file that could be a save.
open-too-large = { $path } is larger than any save becomes ({ $bytes } bytes) and was not opened.
open-newer-format = { $path } was written by a newer version of Solkeeper (format { $found }, this one reads { $known }). It was left as it is: install the newer version to go on.
open-in-use = The game “{ $save }” is open in another window. Close it there to go on here.
open-bad-header = The save { $path } cannot be read: { $flaw } in line { $line }. It was left as it is.
open-newest-backup = The newest backup that can be read is number { $number }, from { $date }.
open-no-backup = There is no backup of it that can be read.
open-damaged = Line { $line } of { $path } cannot be read: { $flaw }. The { $records ->
        [one] 1 step
       *[other] { $records } steps
    } before it can. It was left as it is.
open-io = The disk refused { $path } ({ $why }). Nothing was changed.
open-bad-start = The save “{ $save }” does not say how its game begins. It was left as it is.

flaw-missing = nothing stands
flaw-form = there is no save line
flaw-checksum = the checksum does not fit
flaw-json = the text is broken
flaw-shape = something else stands

io-not-found = not found
io-permission-denied = not allowed
io-storage-full = the disk is full
io-read-only = the disk can only be read
io-other = an error of the disk
