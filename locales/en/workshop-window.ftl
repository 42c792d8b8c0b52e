# The workshop in the window: the page of a mission, missions of other people, what has changed, stories, the manual.

window-mission-about = About this mission
window-mission-why = What is wrong with it
window-read-missions = Read again
window-manual = Manual

## The page of a mission

mission-reading = Reading…
mission-sols =
    { $players ->
        [one] 1 player, two astronauts
       *[other] { $players } players
    }: { $sols ->
        [one] 1 sol
       *[other] { $sols } sols
    }
mission-broken = This mission cannot be played: it has errors. Put them right in its folder, then press “Read again”.
mission-crews = Players and sols
mission-objectives = What there is to do
mission-author = For its author: print, pack, check
mission-print = Print the sheet
mission-printed = The mission sheet was opened in your browser: print it from there. It lies in { $path }.
mission-unshown = The mission sheet was written, but nothing on this system opened it. It lies in { $path }: open it in a browser and print it from there.
mission-pack = Pack into one file
mission-packed = The mission lies in { $path }, as one file to give away. Whoever gets it adds it on the first page, under “Add a mission”.
mission-not-packed =
    { $count ->
        [one] One error is in this mission. It can be packed when that is put right: whoever opened it could not play all of it.
       *[other] { $count } errors are in this mission. It can be packed when they are put right: whoever opened it could not play all of it.
    }
mission-remove = Remove
mission-remove-ask = Remove this mission? It goes into the wastebasket. Games that were begun with it can still be played.
mission-remove-sure = Remove it
mission-keep = Keep it
mission-removed = The mission was removed. Its folder lies in { $path }; “Add a mission” brings it back.
mission-added = “{ $title }” is among your missions now.
mission-replaced = “{ $title }” is among your missions now. The one that had its place lies in { $old }.
mission-wrong = What is wrong with it
mission-wrong-nothing = Nothing was found.
mission-wrong-lead = It can be played all the same: what an error stands in is left out, and a warning changes nothing.
mission-wrong-error = Error
mission-wrong-warning = Warning
mission-wrong-place = { $file }, line { $line }, column { $column }
mission-wrong-more =
    { $count ->
        [one] One thing more is wrong.
       *[other] { $count } things more are wrong.
    }

## A mission of somebody else

add-title = Add a mission
add-ready = What lies ready
add-lead = Put the file or the folder into { $path } and press “Read again”. What you put there stays where it is; the app copies what it needs.
add-none = Nothing lies there that could be a mission.
add-look = Look at { $name }
add-typed = Somewhere else
add-chosen = From a file
add-hint = Path of a file or folder
add-look-press = Look at it
add-thrown-title = Removed missions
add-thrown = Look at { $name }, to bring it back
add-facts = What was found
add-id = Name of its folder: { $id }
add-languages = Languages: { $languages }
add-size =
    { $texts ->
        [one] 1 text
       *[other] { $texts } texts
    }, { $kilobytes } KB
add-from = From { $path }
add-press = Add to my missions
add-there = There is a mission “{ $id }” already. Nothing has been changed so far. If this one takes its place, the old one goes into the wastebasket; games that were begun with it stay as they are.
add-replace = Put this one in its place
add-refused = Not added

## A mission that has changed under a game

changed-title = The mission has changed since this game was begun
changed-list = What has changed
changed-lead = If the game goes on as it is, nothing changes: a saved game holds its mission. If the changed mission is taken over, the game goes on from here in a new save, with its whole history; the old save stays as it is.
changed-go-on = Go on as it is
changed-take-over = Take it over
changed-more =
    { $count ->
        [one] One change more.
       *[other] { $count } changes more.
    }
changed-window-gone = No longer in the mission, but still in play: { $what }. Nothing was changed. Resolve it first, then press “Read the mission again” under “Correct”.
changed-window-damaged = Some of this save cannot be read. Nothing was changed. Go on as it is, leave the game and open it again; then it can be tried once more.
changed-window-taken = The game goes on with the mission as it is now, in a new save. The old one stands among the saved games.
changed-window-same = The mission is still the one that this game was begun with.
changed-read-title = The mission on the disk
changed-read-lead = If its folder was changed while you play, it can be taken over here.
changed-read = Read the mission again

## The story of a game

story-title = The story of this game
story-lead = What was read and what happened, sol by sol, to be kept or given away. What the crew may not know yet is left out.
story-share = Share the story
window-saves-share = Share the story
story-shared = The story lies in { $page }, as a page, and in { $markdown }, as Markdown. What the crew may not know yet is left out.

## The manual

manual-chapters = Chapters
manual-next = Next chapter
manual-next-title = Next: “{ $title }”
manual-picture = Picture: { $says }
manual-pictures-title = As one page
manual-pictures-lead = The whole manual can be written as one page with its pictures, for your browser or for paper.
manual-pictures = Open as one page
manual-shown = The manual was opened in your browser. It lies in { $path }.
manual-unshown = The manual was written, but nothing on this system opened it. It lies in { $path }: open it in a browser.
