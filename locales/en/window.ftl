# The window: what stands on its buttons, tabs and panels. What happens in the game is told elsewhere.

## Everywhere

window-name = Solkeeper
window-less = −
window-more = +
window-percent = { $number }%
window-date = { $year }-{ $month }-{ $day }
window-home = Home
window-version = Solkeeper { $version }
window-settings = Settings
window-back = Back
window-close = Close
window-cancel = Cancel
window-dismiss = Understood
window-notices = Notices
window-line-more = +{ $count } more
window-assumed = assumed
window-loading = Reading your saved games…

## Home

window-lead = It guides you through a mission of First Martians, remembers what must not be forgotten, and says what to do now.
window-continue = Continue “{ $mission }”
window-play = Play “{ $mission }”
home-play = Play
home-games = Games
home-ended = Ended games
home-length =
    { $sols ->
        [one] 1 sol
       *[other] { $sols } sols
    }, about { $minutes } minutes
home-length-range = { $least }–{ $sols } sols, about { $minutes } minutes
home-not-played = Not played yet
home-begun = Begun, not finished yet
home-played =
    { $games ->
        [one] Played once
       *[other] Played { $games } times
    }, { $won ->
        [0] not won yet
        [one] won once
       *[other] won { $won } times
    }
window-missions = Missions
window-saves = Saved games
window-saves-none = No game has been begun yet. Whatever you press in a game is saved at once: you can close the window at any time.
window-save-set-up = set-up
window-save-sol = sol { $sol } of { $sols }
window-save-over = over
window-save-damaged = { $where }, damaged but it opens
window-save-line = “{ $mission }”, { $where }
window-save-details = { $crew }; { $where }; { $date }
window-save-crew = { $crew }; { $date }
window-save-unread = { $name }: cannot be read
window-language = Language
window-text-size = Text size
window-text-size-now = Text size: { $size }
window-theme = Theme
window-theme-night = Night
window-theme-day = Day
window-theme-high-contrast = High contrast
window-quit = Quit
window-data = Your games lie in { $path }.
window-data-browser = Your games lie in the storage of this browser, on this device alone.
window-mission-broken = “{ $mission }” cannot be played: its folder has errors. Everything else works.
window-mission-more =
    { $count ->
        [one] One thing more is wrong; its page lists everything.
       *[other] { $count } things more are wrong; its page lists everything.
    }

## The frame of a game

window-sol = Sol { $sol } of { $sols }
window-before = Before sol 1 of { $sols }
window-first-player = First Player: { $name }
window-phases = The phases of a sol: { $phases }. Now: { $phase }
window-tab-step = Step
window-tab-log = Log
window-tab-table = Report
window-tab-history = History
window-tab-correct = Correct
window-undo-nothing = Nothing to undo
window-redo-nothing = Nothing to redo
window-main-choose = Choose above first
window-main-put-back = First put the table back
window-main-lacks = Not possible yet: { $action }. { $obstacle }
window-main-lacks-short = { $obstacle }
window-main-pawns = Pawns still to be used: { $names }
window-main-enter = Still missing: { $names }
window-main-enter-blocks = Still missing: { $count ->
        [one] 1 Block
       *[other] { $count } Blocks
    }
window-main-enter-dice = Still missing: { $count ->
        [one] 1 die
       *[other] { $count } dice
    }
window-to-report = Report what happened

## Set-up

window-players = How many people play?
window-crew = The crew, clockwise around the table
window-seat = Astronaut { $number }
window-name-hint = Name
window-is-first = First Player
window-aoms = AOMs that come along
window-met-in = sol { $sol }
window-board = Who keeps the board?
window-board-story = You (Story)
window-board-full = The app (Full board)
window-board-story-gives = The board on the table is yours: you move its cubes and work out its sums. The app reads the cards and says what to do.
window-board-story-takes = About ten presses and one minute at the screen in each sol.
window-board-full-gives = The app knows every cube of your board: it works out sums and prices, and shows what each action takes and risks.
window-board-full-takes = About twenty presses and two minutes at the screen in each sol.
window-dice = Whose dice?
window-cards = Whose cards?
window-own = Your own
window-apps = The app’s
window-own-cards = Your own
window-apps-cards = The app’s
window-difficulty = How hard?
window-easier = Easier
window-standard = By the sheet
window-harder = Harder
window-numbers = Numbers
window-dice-by-sol = Malfunction dice by sol
window-sol-number = { $sol }

window-upgrade-mark = Mark as drawn
window-put-back = Put back

table-hub = HUB
table-tracks = Tracks
table-map = Map
table-supply = Supply
table-tokens = Tokens
table-cards = Cards
table-dice = Dice
table-crew = Crew

## The step

window-number-assumed = A number on this page is assumed: no source gives it. Your printed components decide.
window-dice-turn = Press a die to turn it.
window-dice-tap = { $count ->
        [one] Press the die until it shows what you rolled.
       *[other] Press each die until it shows what you rolled.
    }
window-steps-heard = The steps, as you have heard them
window-enter-own-dice = { $count ->
        [one] Or roll your own: press the die until it shows the same
       *[other] Or roll your own: press each die until it shows the same
    }
window-rolled = { $adventure } dice, { $name }
window-rolled-malfunction = Malfunction dice
window-roll-failed = No success: whoever performs the action gains 2 Morale tokens.
window-die-success = Success
window-die-no-success = No success
window-die-wound = 1 wound
window-die-no-wound = No wound
window-die-adventure = An Adventure
window-die-no-adventure = No Adventure
window-enter-own-press = { $count ->
        [one] Enter this die
       *[other] Enter these dice
    }
window-no-penalties = No active penalties
window-penalties-entered = Blocks entered: { $count } of 3
window-die-entered = { $entered ->
    [yes] { $die }: { $face }. Press to turn the die.
   *[no] { $die }: not entered. Press to turn the die.
}

## Report

window-open-events = Open event actions
window-open-events-none = No event action is open.
window-event-done = Done
window-sols-left = { $sols ->
        [one] Last sol
       *[other] { $sols } sols left
    }
window-adventure = Adventure
window-adventure-lead = Its type, then who performed the action.
window-actions = Actions done
window-manage-zero = A Malfunction track at 0 stays there.
window-other = Something else at the table
window-other-morale = Morale
window-other-track = A Malfunction track rises
window-other-card = A Malfunction card is called for
window-any-card = Any card
window-death = A sixth wound
window-death-lead = An astronaut who takes a sixth wound dies, and the mission is lost.
window-death-sure = This ends the mission. It can still be undone afterwards.
window-report-later = Actions are reported here while they are resolved.

## Mission Log

window-log = Mission Log
window-tracks = Malfunction tracks
window-box = Malfunction Box
window-box-red = Malfunction Box: red
window-box-green = Malfunction Box: green
window-morale = Morale
window-advance = One step further
window-met = Mark as met

## History

window-history = What has happened
window-history-none = Nothing yet.
window-read-again = Read it again: “{ $title }”
window-older = Show older entries
window-save-points = Save points
window-save-points-lead = Name this place in the game to come back to it later.
window-save-point-hint = A name for this place
window-save-point-set = Set a save point
window-return = Go back to: “{ $name }”

## Corrections

window-correct = Put right by hand
window-correct-lead = When the app and the table differ, the table is right. Nothing is triggered by a correction.
window-correct-objectives = Objectives
window-correct-sheet = Mission sheet
window-correct-crew = Crew
window-track-of = Malfunction track, { $block }
window-box-of = Malfunction Box, { $block }
window-turn-red = Turn red
window-turn-green = Turn green

## Save points

window-return-left = Go back to where you were before: { $where }
window-place = Sol { $sol }, { $step }
window-place-set-up = Set-up, { $step }

## Saved games

window-saves-keep = Manage saved games
window-saves-continue = Continue
window-saves-look = Look at it again
window-saves-more = More…
window-saves-less = Less
window-saves-name-hint = A name for this game
window-saves-rename = Use this name
window-saves-duplicate = Duplicate
window-saves-export = Copy to a file
window-saves-delete = Delete
window-saves-backups = Backups
window-saves-backups-lead = A backup is made each time the game is opened. Bringing one back makes a new save; this one stays.
window-saves-backups-none = There is no backup yet: one is made each time the game is opened.
window-saves-restore = New save from the backup of { $date }, { $time } ({ $count ->
        [one] 1 entry
       *[other] { $count } entries
    })
window-saves-backup-unread = The backup of { $date }, { $time }, cannot be read.
window-saves-archive = Everything at once
window-saves-archive-lead = One file with all games, scores, sheets, missions and settings: to keep, or to bring in below on another machine. What is there already is not lost.
window-saves-archive-press = Write a copy
window-saves-import = Bring in a save or a copy
window-saves-import-lead = Choose the file, type where it lies, or put it into { $path } and open this screen again. The file stays where it is.
window-saves-import-file = Bring in { $name }
window-saves-import-hint = Path of a .journal or .zip file
window-saves-import-press = Bring in this file
window-saves-thrown = Wastebasket
window-saves-thrown-none = Deleted games lie here until they are put back.
window-saves-put-back = Put back
window-saves-done-renamed = The save has its new name.
window-saves-done-duplicated = There is a second save now. Give it a name of its own.
window-saves-done-discarded = The save lies in the wastebasket, at the end of this page.
window-saves-done-put-back = The save is back.
window-saves-done-restored = The backup is a save of its own now. The other one was left alone.
window-saves-done-exported = The save was copied to { $path }. The file is plain text and holds the secrets of the mission.
window-saves-done-imported = The file is a saved game now.

## Settings and first start

window-first-game = The first game is guided: a line of advice stands at each new kind of step.
window-motion = Reduced motion
window-motion-lead = A new card slides into place, a marker moves along its track. With reduced motion everything is at once where it belongs.
window-awake = Keep the screen on
window-awake-lead = While a game is open, the screen of the phone or tablet does not switch off.
window-new-version = A newer version of Solkeeper is ready. Finish your game first; Home offers it.
window-new-version-waits = A newer version of Solkeeper is ready. Your games stay as they are.
window-new-version-load = Use it now
window-on = On
window-off = Off
window-whole-steps = Every step in full
window-whole-steps-lead = From sol 2 on, instructions that are the same every sol are folded into one line, which a press opens. Switch this on to have them in full, here and in text play.
window-advice = Advice
window-advice-lead = A line of advice at each new kind of step, until you have seen it once.
window-advice-again = Show all advice again
window-advice-away = No more advice
window-files = Your files
window-choose-file = Choose a file
window-no-file-dialog = No file dialog opens on this system, and nothing was read. Type the path of the file into the field instead.
window-open-files = Open my files
window-files-unshown = The folder could not be shown. Your files lie in { $path }; open it by hand.
window-plain-text = A saved game is plain text and holds the secrets of its mission: whoever reads the file knows what is still to come.

## Something is wrong

window-wrong = Something is wrong
window-wrong-lead = This writes one file, ready to be sent to whoever helps you. It holds:
window-wrong-system = the version of Solkeeper, the system of this device, language and text size
window-wrong-notices = the messages that Solkeeper has shown since it was opened
window-wrong-save = the game that is open, whole, with the names of the crew
window-wrong-no-save = no saved game: open the game first if it is about one
window-wrong-secrets = The file holds the secrets of the mission. Do not read it if you want to play on without knowing them.
window-wrong-stays = Nothing is sent. The file stays on this device until you send it.
window-wrong-write = Write the file
window-wrong-written = The file lies in { $path }. Add in your own words what you did and what you expected.
window-report-none = none
window-report-file =
    Report of Solkeeper { $version }, { $written }
    It may hold the secrets of a mission.

    System: { $os }, { $arch }
    Language of the system: { $locale }
    Language of Solkeeper: { $language }
    Text size: { $size }%
    Reduced motion: { $motion }
    Open save: { $save }

    Messages shown:
    { $notices }

## The sheet of keys

keys-title = Keys
keys-of-move = Tab, Shift + Tab
keys-move = to the next button or field, or back to the one before
keys-of-press = Enter, Space
keys-press = presses the button with the ring around it
keys-of-main = Enter
keys-main = presses the main button when no button has a ring around it
keys-of-back = Esc
keys-back = back: from a tab to the step, from the step to the start
keys-of-undo = { $command } + Z
keys-undo = undoes the last thing played
keys-of-redo = { $command } + Shift + Z, { $command } + Y
keys-redo = plays again what was undone
keys-of-scroll = Arrows, Page Up, Page Down
keys-scroll = up and down in a long text
keys-of-rules = /
keys-rules = looks something up in the rules
keys-of-choose = Arrows, Enter
keys-choose = while you type in the rules: choose an answer, open it
keys-of-sheet = ?
keys-sheet = this sheet
keys-of-print = { $command } + P
keys-print = prints this sheet while it is open
keys-print-button = Print this sheet
keys-printed = The sheet of keys was opened in your browser: print it from there. It lies in { $path }.
keys-unshown = The sheet of keys was written, but nothing on this system opened it. It lies in { $path }: open it in a browser and print it from there.
keys-paper-hint = To print this page, press { $command } + P.
keys-field = While you type in a field, only Tab, Enter and Esc leave it. Tab passes over − and +: the arrow keys change a number by one.

## The games cannot be used by this page of a browser

storage-unavailable-elsewhere = Solkeeper is open in another tab
storage-unavailable-elsewhere-lead = Only one tab at a time can use the games. Everything that was answered is stored. If you use them here, the other tab stops.
storage-unavailable-take = Use them here
storage-unavailable-newer = A newer version of Solkeeper has stored these games
storage-unavailable-newer-lead = This version cannot read them and has changed nothing. Close every tab in which Solkeeper is open, then open it again: it will be the newer version.
storage-unavailable-again = Try again
storage-unavailable-refused = This browser lets Solkeeper store nothing
storage-unavailable-refused-lead = Nothing was changed. The browser says: { $cause }. Open Solkeeper outside a private window, or allow this page to store data, and try again.

## A copy of everything, where the browser has not promised to keep the games

copy-lead = These games are stored by this browser alone, and it may delete them: when room is short, or after some days without a visit. A copy is one file that every Solkeeper can bring in, here or on a computer.
copy-make = Make a copy
copy-later = Not now
copy-age = { $days ->
    [0] Copied today.
    [one] Last copied yesterday.
   *[other] Last copied { $days } days ago.
}
copy-never = There is no copy yet.
copy-installed = If you have played in the browser before, those games are kept apart from this app: make a copy there and bring it in here.
copy-bring-in = Bring in a copy
window-main-choose-in-step = Choose in the step first
