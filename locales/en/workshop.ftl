# Missions as a craft: other people’s files, what has changed, paper, new missions.

## A file or folder of somebody else

import-not-there = There is no file or folder { $file }.
import-too-large =
    { $limit ->
        [one] This is larger than any mission: at most 1 megabyte of text is read. Nothing was taken in.
       *[other] This is larger than any mission: at most { $limit } megabytes of text are read. Nothing was taken in.
    }
import-too-many =
    { $limit ->
        [one] This holds more files than any mission: at most one is read. Nothing was taken in.
       *[other] This holds more files than any mission: at most { $limit } are read. Nothing was taken in.
    }
import-too-deep = This is nested more deeply than any mission. Nothing was taken in.
import-half = This file ends in the middle. Nothing was taken in; get it once more from whoever sent it.
import-no-bundle = This file is not the bundle of a mission. Nothing was taken in.
import-newer-format = A later version of Solkeeper wrote this bundle. Nothing was taken in; update Solkeeper to play it.
import-bad-name = A mission cannot hold a file called “{ $name }”. Nothing was taken in.
import-bad-id = “{ $id }” cannot be the name of a mission: it takes small letters, digits and hyphens, a letter first. Nothing was taken in.
import-game-id = “{ $id }” is the name of a game, and `solkeeper play { $id }` plays that game. Nothing was written; give the mission another id.
import-twin-names = “{ $one }” and “{ $other }” are one and the same file on some systems. Nothing was taken in; rename one of them.
import-doubled-key = “{ $key }” is in this bundle twice, and nobody can say which of the two is meant. Nothing was taken in.
import-no-mission = There is no mission.json in it. Nothing was taken in.
import-no-campaign = There is no campaign.json in it. Nothing was taken in.
import-unknown-field = The field “{ $name }” belongs to no such file, so nobody can say what it is for. Nothing was taken in; get the file once more from whoever sent it.
import-damaged = The closed part of this campaign cannot be opened: the file is damaged. Nothing was taken in; get it once more from whoever sent it.
import-changed = This campaign is not as it was packed: its checksum is another one. Nothing was taken in; get it once more from whoever sent it.
import-decks-name = “decks” is the name of the folder with the cards that all missions share. Nothing was taken in; give the folder and the mission another id.
import-device-name = “{ $id }” is the name of a device on Windows, where no folder can be called so. Nothing was taken in; give the folder and the mission another id.
import-unchecked = This campaign was packed by an earlier version of Solkeeper, without a checksum. Whether it is as it was packed, nobody can say.

## What was not read, with its reason. The first sentence stands alone in lists.

left-out-utf-16 = { $file } is written in UTF-16. Save it as UTF-8.
left-out-windows-1252 = { $file } is written in Windows-1252. Save it as UTF-8.
left-out-encoding = { $file } is not a text in UTF-8. Save it as UTF-8.
left-out-link = { $file } is a link that leads out of its folder, and is not followed. Put the file or folder itself in its place.
left-out-broken-link = { $file } is a link that leads nowhere. Put the file or folder itself in its place.
left-out-not-a-file = { $file } has the name of a text, but is not a file.
left-out-name = { $file } has a name that not every system can read. Rename it.
left-out-loose = { $file } lies beside the missions and belongs to none of them. Take it in with “solkeeper add”.
left-out-too-large =
    { $limit ->
        [one] { $file } is larger than any mission: at most 1 megabyte of text is read, so nothing of the mission was.
       *[other] { $file } is larger than any mission: at most { $limit } megabytes of text are read, so nothing of the mission was.
    }
left-out-too-many = { $file } holds more texts than any mission: at most { $limit } are read, so none was.
left-out-too-deep = { $file } is nested more deeply than any mission. Move it up, or out of the folder.
left-out-twin = { $file } differs from “{ $one }” only in capitals, and on some systems the two are one. Rename one of them.
left-out-newer = A later version of Solkeeper wrote { $file }. Update Solkeeper to play it.
left-out-damaged = { $file } is damaged. Add the campaign once more from the file that you were sent.
left-out-game = { $file } has the name of a game. Give the folder and the mission another id.
left-out-shipped = { $file } has the name of a mission that comes with Solkeeper. Give the folder and the mission another id.
left-out-decks = { $file } has the name of the folder with the cards that all missions share. Give the folder and the mission another id.
left-out-device = { $file } has the name of a device on Windows. Give the folder and the mission another id.
left-out-nothing-added = Nothing was taken in.
left-out-from-mission = Not taken in with it: { $why }
left-out-from-list = Not in this list: { $why }
left-out-more =
    { $count ->
        [one] One thing more is not in this list; `solkeeper missions` names it.
       *[other] { $count } things more are not in this list; `solkeeper missions` names them.
    }
import-shipped = “{ $id }” is the name of a mission that comes with Solkeeper, and that one stays. Nothing was taken in; give the folder and the mission another id.
import-broken =
    { $count ->
        [one] This mission cannot be played: something in it is wrong. Nothing was taken in.
       *[other] This mission cannot be played: { $count } things in it are wrong. Nothing was taken in.
    }
import-there = There is a mission “{ $id }” already, and it was left alone. With --replace it goes into the wastebasket and this one takes its place.

## add, pack, print, new-mission, schema

workshop-added = “{ $title }” is among your missions now: solkeeper play { $id }
workshop-replaced = The mission that had this name lies in { $old }.
workshop-warnings =
    { $count ->
        [0] {""}
        [one] One thing in it is not as it should be; it can be played all the same. “solkeeper check” says what.
       *[other] { $count } things in it are not as they should be; it can be played all the same. “solkeeper check” says what.
    }
workshop-errors =
    { $count ->
        [one] One thing in it is wrong, and something may be missing in play. “solkeeper check” says what.
       *[other] { $count } things in it are wrong, and something may be missing in play. “solkeeper check” says what.
    }
workshop-written = Written: { $file }
workshop-file-there = There is a file { $file } already, and it was left alone. With --replace it is written over.
workshop-stubs = { $count ->
        [0] Nothing was written: { $folder } has all its texts, or “check” names what is left.
        [one] One text of { $folder } is to be written now: it begins with TODO.
       *[other] { $count } texts of { $folder } are to be written now: each begins with TODO.
    }
workshop-no-stubs = The mission.json of { $folder } cannot be read, so nobody can say which texts it needs. Nothing was written; `solkeeper check` says what is wrong.
workshop-folder-there = There is something in { $folder } already. Nothing was written; name a new folder.
workshop-new = A mission to begin with lies in { $folder }. It plays as it is: solkeeper play { $folder }. README.md says how to go on.
workshop-new-skeleton =
    { $count ->
        [one] A skeleton lies in { $folder }. One text in it is to be written: it begins with TODO.
       *[other] A skeleton lies in { $folder }. { $count } texts in it are to be written, in both languages: each begins with TODO.
    } It plays already: solkeeper play { $folder }. README.md says how to go on.
workshop-ask-lead = What do you want to begin with?
workshop-ask-kind =
    { $kind ->
        [example] A small mission that plays as it is, to be changed piece by piece
        [building] A skeleton of a Building mission: objectives and events, its texts to be written
        [exploration] A skeleton of an Exploration mission
       *[research] A skeleton of a Research mission
    }
workshop-ask-sols = How many sols, { $min } to { $max }? With two astronauts it gets one more. Enter for { $default }:
workshop-ask-events = How many events, { $min } to { $max }? Eighteen make evenings that differ. Enter for { $default }:
workshop-ask-help = Type the number that is asked for. Enter takes what is shown, “<” goes back to the question before, “quit” leaves without writing anything.
workshop-ask-left = Nothing was written.
workshop-ask-ended = The input ended before all was answered. Nothing was written.
workshop-unknown-kind = There is no schema of “{ $kind }”. There are: { $known }.
workshop-not-packed =
    { $count ->
        [one] One thing in this mission is wrong. It was not packed: whoever opened it could not play all of it.
       *[other] { $count } things in this mission are wrong. It was not packed: whoever opened it could not play all of it.
    }

## A mission that has changed under a game

changed-head = The mission has changed since this game was begun:
changed-kind =
    { $kind ->
        [mission] the mission itself
        [objective] objective
        [track] track
        [action] mission action
        [poi] mission POI
        [event] Mission Event
        [follow_up] Follow-Up
        [adventure] Adventure
        [malfunction] Malfunction card
        [loss] way to lose
        [set_up] step of the set-up
       *[ending] ending
    }
changed-how =
    { $how ->
        [added] new
        [removed] gone
        [changed] changed
       *[prose] other words
    }
changed-line = { $kind } “{ $title }”: { $how }
changed-line-mission = { $kind }: { $how }
changed-line-untitled = { $kind } ({ $id }): { $how }
changed-count =
    { $kind ->
        [objective]
        { $count ->
            [one] 1 objective
           *[other] { $count } objectives
        }
        [event]
        { $count ->
            [one] 1 Mission Event
           *[other] { $count } Mission Events
        }
        [follow_up]
        { $count ->
            [one] 1 Follow-Up
           *[other] { $count } Follow-Ups
        }
        [adventure]
        { $count ->
            [one] 1 Adventure
           *[other] { $count } Adventures
        }
        [malfunction]
        { $count ->
            [one] 1 Malfunction card
           *[other] { $count } Malfunction cards
        }
        [set_up]
        { $count ->
            [one] 1 step of the set-up
           *[other] { $count } steps of the set-up
        }
        [loss]
        { $count ->
            [one] 1 way to lose
           *[other] { $count } ways to lose
        }
       *[ending]
        { $count ->
            [one] 1 ending
           *[other] { $count } endings
        }
    }
changed-not-met = Not named, because you have not met it yet: { $counts }.
changed-title-of = “{ $title }”
changed-noted = what was noted for later
changed-unplayable = It cannot be played as it is now.
changed-not-taken = The game goes on with the mission that it was begun with. --take-over goes on with the new one, in a new save.
changed-taken = The game goes on with the mission as it is now, in the new save { $save }. The old save { $old } is as it was.
changed-same = The mission is still the one that this game was begun with: there is nothing to take over.
changed-gone = No longer in the mission, but still in play: { $what }. Nothing was changed; resolve it first, or go on without --take-over.
changed-damaged = Some of this save cannot be read. Nothing was changed; resume it once without --take-over, then try again.
reload-same = The mission is as it was: there is nothing to reload.
reload-unreadable = The files of the mission cannot be read. The game goes on with the mission as it was.
reload-unplayable = The mission cannot be played as its files are now. The game goes on with the mission as it was; correct the files and reload.
reload-gone = No longer in the mission, but still in play: { $what }. The game goes on with the mission as it was; resolve it first, or put it back, and reload.
reload-damaged = Some of this save cannot be read, so the mission was not reloaded. The game goes on as it was.

## The mission sheet on paper

paper-group = { $group }
paper-set-up = Set-up
paper-by-crew = By number of players; one player leads two astronauts
paper-own-set-up = Set-up of this mission
paper-players =
    { $players ->
        [one] 1 player
       *[other] { $players } players
    }
paper-assumed = { $what } (assumed)
paper-change = { $what } { $by }
paper-each = { $change } for each astronaut
paper-easier = An easier game: { $changes }
paper-harder = A harder game: { $changes }
paper-dice = Malfunction dice
paper-dice-rolled = Rolled in these sols, whatever the Malfunction Box says
paper-objectives = Objectives
paper-actions = Mission actions
paper-typed = { $type } action
paper-typeless = Action without a type
paper-cost = takes: { $cost }
paper-facilities = Spare Facilities that may be built
paper-tracks = Tracks of the mission
paper-track = { $title }: starts at { $start }, from { $min } to { $max }
paper-marks = Markers of the mission
paper-mark = { $title }: { $most } of them
paper-walkers = On the map
paper-walker = { $title }: { $path } · { $moves ->
        [events] moves by { $speed } before each Mission Event
        [production] moves by { $speed } at the end of each Production phase
        [clean_up] moves by { $speed } at the start of each Clean-Up phase
       *[by-effects] moves as cards say
    }
paper-pois = Mission icons on POI tokens
paper-poi = Icon { $icon }: { $title }
paper-production = In the Production phase
paper-losses = The mission is lost
paper-malfunction-track = Malfunction track, { $block }
paper-made = Made with Solkeeper. What comes during play is not on this sheet.
takes-build = Build action: a spare { $facility }
takes-plant = Research action: plant a seed
takes-act = Mission action “{ $title }”
takes-explore =
    { $count ->
        [0] Explore action: any region
        [one] Explore action: region { $regions }
       *[other] Explore action: regions { $regions }
    }
takes-gather =
    { $count ->
        [0] Gather action: any region
        [one] Gather action: region { $regions }
       *[other] Gather action: regions { $regions }
    }
takes-reach = track “{ $title }” at { $number }
takes-tokens = Objective tokens: { $tokens }
takes-have = in the Cargo Bay: { $things }
takes-threshold-at-most = no more than the Threshold: { $what }
takes-threshold-at-least = at least the Threshold: { $what }
takes-threshold = asked when all other mandatory objectives are met
takes-goal =
    { $step ->
        [one] goal { $goal }
       *[other] goal { $goal }, { $step } for each success
    }

## print --map: what leads to what, for the author

map-title = { $title }: what leads to what
map-lead = For its author: this page hides nothing of the mission. A press on a box leads to its words. Solid lines set, count, call or reveal; dashed lines are asked for by what follows.
map-drawing = The mission drawn from left to right; the same stands below in words.
map-nothing = Nothing in this mission leads to anything else.
map-mission = Start and Production
map-sols = Sols { $from } to { $to }
map-after = { $min ->
    [one] { $max ->
        [one] after 1 sol
       *[other] after { $min } to { $max } sols
    }
   *[other] { $most ->
        [one] after 1 sol
       *[other] after { $min } to { $max } sols
    }
}
map-kind-mission = Mission
map-kind-event = Mission Event
map-kind-follow-up = Follow-Up
map-kind-adventure = Adventure
map-kind-malfunction = Malfunction card
map-kind-poi = Mission POI
map-kind-action = Mission action
map-kind-objective = Objective
map-kind-track = Track
map-kind-flag = Flag
map-kind-counter = Counter
map-kind-ending = Ending
map-kinds-mission = The mission itself
map-kinds-event = Mission Events
map-kinds-follow-up = Follow-Ups
map-kinds-adventure = Adventures
map-kinds-malfunction = Malfunction cards
map-kinds-poi = Mission POIs
map-kinds-action = Mission actions
map-kinds-objective = Objectives
map-kind-token = Objective token
map-kinds-token = Objective tokens
map-kind-mark = Marker
map-kinds-mark = Markers
map-kind-walker = Walker
map-kinds-walker = Walkers
map-kinds-track = Tracks
map-kinds-flag = Flags
map-kinds-counter = Counters
map-kinds-ending = Endings
map-by-sets = Set by
map-by-clears = Cleared by
map-by-counts = Counted by
map-by-moves = Moved by
map-by-calls = Called by
map-by-reveals = Revealed by
map-by-asked = Asks for
map-does-sets = Sets
map-does-clears = Clears
map-does-counts = Counts
map-does-moves = Moves
map-does-calls = Calls
map-does-reveals = Reveals
map-does-asked = Asked for by
map-kind-loss = Loss
map-kinds-loss = Losses
map-by-closes = Called off by
map-by-brings = Brought by
map-by-ends = Ended so by
map-does-closes = Calls off
map-does-brings = Brings
map-does-ends = Ends so
map-kind-set-up = Set-up step
map-kinds-set-up = Set-up
map-kind-person = Person
map-kinds-person = People
