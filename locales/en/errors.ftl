# What went wrong: what happened, what was kept, what to do.

error-unknown-mission = There is no mission called “{ $mission }”.
error-broken-mission =
    { $count ->
        [one] The mission “{ $mission }” cannot be played: one thing in it is wrong. Nothing was begun.
       *[other] The mission “{ $mission }” cannot be played: { $count } things in it are wrong. Nothing was begun.
    }
error-bad-set-up = No game can begin like this, and none was begun. { $why }
error-other-game = This save belongs to another game ({ $game }). It was left as it is.
error-bad-start = The save “{ $save }” does not say how its game began. It was left as it is; go on with another save or with a backup.
error-bad-id = “{ $save }” cannot be the name of a save.
error-not-found = There is no save called “{ $save }”.
error-is-a-folder = { $file } is not a file, but a folder. Nothing was written; name a file in it.
error-not-a-file = { $file } is not a file that could be read. It was left as it is.
error-too-large = { $file } is larger than any saved game. It was left as it is.
error-newer-format = { $file } was written by a newer version of Solkeeper. It was left as it is; update Solkeeper to go on with it.
error-in-use = The save “{ $save }” is open in another window. Close it there, then try again.
error-empty-save = { $file } holds nothing that could be read. It was kept as it is.
error-bad-header = The first line of { $file } cannot be read, so nobody can say which game it is. The file was kept as it is.
error-bad-header-with-backup = The first line of { $file } cannot be read. The file was kept as it is; a backup of this save can be opened instead.
error-mission-damaged = The mission in { $file } is damaged and found nowhere else: { $missing }. The file was kept as it is; install the mission again or open a backup.
error-damaged = Line { $line } of { $file } cannot be read. The file was kept as it is; open the save to go on from what stands before that line.
error-disk = { $file } cannot be read or written: { $cause }. Nothing was changed; check the disk and the permissions, then try again.
error-unconfirmed = { $file } is written and whole, but the disk did not confirm it: { $cause }. After a power failure it may be gone. Look at it before you try again, and check the disk.
error-left-in-part = { $file } was begun, and could neither be finished nor taken away: { $cause }. Delete it and check the disk, then try again.
error-no-folder = There is no folder { $folder }. Nothing was written; make the folder first, or name another.
error-not-written = Your last entry could not be written to { $file }: { $cause }. It was not taken, and everything before it is safe. Make room on the disk, then enter it again.
error-not-writable = Your last entry could not be written to { $file }: { $cause }. It was not taken, and everything before it is safe. Check the disk and the permissions, then enter it again.
error-uncertain-entry = The disk did not confirm your last entry in { $file }: { $cause }. It was not taken, and everything before it is safe. If you open the save again, it may be in it after all: look there before you enter it once more.
error-moved-away = { $file } was moved, deleted or replaced while the game was open. Your last entry was not taken; everything before it is in the file that was there. Put that file back, then make the entry again.
error-sheet-changed = Another window has changed this mission sheet, { $file }. What you typed last was not stored and only stands here. Press “Home” and open the sheet again to go on with what is stored.
error-changed-outside = Something else has changed { $file } while it was open. Your last entry was not taken; close the game and open it again.
error-too-long = The save has grown too large to be written on. Everything in it is safe.
error-not-recordable = This entry cannot be stored: what the mission nests here is too deep for a save. It was not taken, and everything before it is safe. Choose otherwise or undo; `solkeeper check` shows the author where it is.
error-behind = Your last entry could not be written, because the one before it failed. It was not taken; enter it again.
error-no-score = There is no kept score called “{ $id }”. `solkeeper scores` lists them.
error-bad-score-id = “{ $id }” cannot be the name of a kept score.
error-score-unreadable = The kept score “{ $id }” cannot be read and was left as it is. { $why }
error-score-of-other-game = The kept score “{ $id }” is of { $game }. It was left as it is.
error-score-changed = Something else has changed { $file } in the meantime. It was left as it is; try again.
error-scores-not-imported = { $why } Nothing was imported, and your scores have not changed. Choose a file that Solkeeper has exported.
error-file-exists = There is a file { $file } already. It was left as it is; choose another name.

notice-torn-tail = The last entry of this save had not been written whole, and was taken off. What was there was kept in { $file }; everything before it is in place.
notice-repaired = Some of this save before its first entry was damaged, and was restored. The file as it was is kept in { $file }; nothing is lost.
notice-recovered =
    { $count ->
        [one] A part of the save “{ $from }” cannot be read. It was left as it is, and the game goes on in the new save “{ $save }” with the one entry before that part.
       *[other] A part of the save “{ $from }” cannot be read. It was left as it is, and the game goes on in the new save “{ $save }” with the { $count } entries before that part.
    }
notice-rewritten = Another program has changed the line ends of { $file }. Nothing is lost.
notice-repeated =
    { $count ->
        [one] One entry stood twice in this save and counts once.
       *[other] { $count } entries stood twice in this save and count once.
    }
notice-folds-otherwise = The entries of “{ $save }” no longer lead to the game that was stored with them. The save was left as it is. Compare the table with what the app shows, and put right what differs; a backup may hold the game as it was.
notice-unlocked = This disk cannot keep a second window away from “{ $save }”. Play it in one window at a time.
notice-campaign-rebuilt = The save of the campaign “{ $save }” was missing. It was written anew from its chapters; nothing that you played is lost.
notice-campaign-rebuilt-kept = The save of the campaign “{ $save }” was damaged. It was written anew from its chapters, and nothing that you played is lost. The file as it was is kept in { $file }.
notice-sheet-unreadable = A mission sheet that you had typed in could not be read. It lies untouched as { $file }; an empty one is open.
notice-settings-kept = Some settings could not be read, and the usual ones are used. What was there was kept in { $file }.
notice-settings = Some settings could not be read, and the usual ones are used.

# A chapter of a campaign whose save cannot be opened.

lost-chapter = { $why ->
        [missing] The save of chapter { $position } is missing: { $file }.
        [other-game] The file { $file } is not the save of chapter { $position } of this campaign.
       *[unreadable] The save of chapter { $position } cannot be read: { $file }.
    }
lost-chapter-backup = There is a backup of it from { $written }.
notice-lost-chapter = { $why } The campaign is at the end of chapter { $position } until the file is there again; nothing was changed.
error-lost-chapter = { $why } Nothing was changed. Put the file back, restore a backup, or bring in a copy of your games that has this chapter.

# A copy of all data.

archive-written = Everything is in { $file } now: games, scores, sheets, missions and settings. It is plain data and holds the secrets of the missions.
archive-written-partly = { $file } is written, with games, scores, sheets, missions and settings, but not everything is in it. It is plain data and holds the secrets of the missions.
archive-left-out = Not in it: { $why }
archive-not-brought-in = Not brought in: { $why }
archive-older = { $name } (older copy, { $date })
archive-count = { $kind ->
        [saves] { $count ->
            [one] one game
           *[other] { $count } games
        }
        [scores] { $count ->
            [one] one score
           *[other] { $count } scores
        }
        [sheets] { $count ->
            [one] one mission sheet
           *[other] { $count } mission sheets
        }
        [missions] { $count ->
            [one] one mission
           *[other] { $count } missions
        }
        [box] the corrections of the box
        [remembered] the names and set-ups of earlier games
        [config] the settings
       *[other] { $count ->
            [one] one file
           *[other] { $count } files
        }
    }
archive-placed = Brought in: { $files }.
archive-present = Already here: { $files }.
archive-continued = The game “{ $name }” went on in the copy and is now where it was there. Its state from before is among its backups.
archive-twice = { $how ->
        [beside] The game “{ $name }” is different here and in the copy, so both are kept. The older one is now “{ $beside }”, and its title says so.
        [open] The game “{ $name }” is open and older than in the copy, so it stays as it is. The newer one is beside it as “{ $beside }”.
        [unread] The game “{ $name }” cannot be read whole here or in the copy, so both are kept. That of the copy is “{ $beside }”.
       *[file] { $name } is different here and in the copy, so both are kept. That of the copy is { $beside }.
    }
archive-two-campaigns = { $how ->
        [older-beside] The campaign “{ $name }” went on here and in the copy, so both are kept whole. The newer one is “{ $name }”: { $here }. The older one, from the copy, is “{ $beside }”: { $there }. Its title says so.
        [older-here] The campaign “{ $name }” went on here and in the copy, so both are kept whole. The newer one, from the copy, is “{ $beside }”: { $there }. The older one is “{ $name }”: { $here }.
       *[other] The copy has another campaign of the name “{ $name }”, so both are kept whole. That of the copy is “{ $beside }”: { $there }. The one here is { $here }.
    }
archive-holds = { $how ->
        [over] { $title }, which is over, last played { $date }
        [sol] { $title }, sol { $sol }, last played { $date }
        [set-up] { $title }, last played { $date }
       *[unknown] it cannot be read whole; last played { $date }
    }
archive-unreadable = “{ $name }” cannot be read. It was brought in as it is.
archive-unchanged = These are different in the copy and stay as they are here: { $files }.
archive-refused = “{ $name }” does not belong into such a copy and was not brought in.
archive-empty = There is nothing in this copy.
archive-not-a-copy = This file is not a copy of everything that Solkeeper has written. Nothing was changed.
archive-damaged = This copy is damaged and cannot be read whole. Nothing was changed; fetch the file again or take another copy.
archive-locked = This copy is locked with a password. Nothing was changed; unpack it, and pack the folder again without a password.
archive-method = Another program has packed this copy with the method { $method }, which is not read here. Nothing was changed; unpack it, and pack the folder again as an ordinary zip file.
archive-several = There are several copies in this file. Nothing was changed; unpack it, and bring them in one by one.
archive-newer = A newer version of Solkeeper has written this copy. Nothing was changed; update Solkeeper to bring it in.
archive-too-large = A copy with so many files or so much data is not read or written. Nothing was changed.
archive-stopped = The copy was not brought in whole: { $file } cannot be read or written: { $cause }. Nothing that was here is lost; { $why ->
        [full] make room on the disk, then bring the same copy in again.
       *[other] check the disk and the permissions, then bring the same copy in again.
    }
