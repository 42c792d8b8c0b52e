# The command line.

cli-error = Error: { $message }
cli-unknown-subcommand = There is no subcommand “{ $word }”. `solkeeper help` lists them.
cli-unknown-option = There is no option { $word } here. `solkeeper help` lists them.
cli-missing-value = The option { $word } needs a value after it.
cli-unexpected-word = “{ $word }” is one word too many.
cli-missing-argument = A word is missing: { $word }. `solkeeper help` shows where.
cli-unknown-language = The language “{ $word }” is not there. There are: en, it.
cli-bad-players = The number of players is 1, 2, 3 or 4, not “{ $word }”.
cli-bad-seed = The seed is a whole number from 0 up, not “{ $word }”.
cli-bad-board = The board is kept as `story`, not “{ $word }”.
cli-not-text = The command line holds something that is not text.
cli-unknown-mission = There is no mission called “{ $mission }”. There are: { $known }.
cli-nothing-to-resume = There is no saved game of “{ $mission }”. Leave out `--resume` to begin one.
cli-no-window = No window could be opened on this system. `solkeeper play make-yourself-at-home` plays in the terminal.
cli-no-saves = There are no saved games yet.
cli-save =
    { $players ->
        [one] { $save }: { $where }; one player; { $written }
       *[other] { $save }: { $where }; { $players } players; { $written }
    }
cli-save-at = { $sol ->
        [0] set-up
       *[other] sol { $sol }
    }
cli-save-unreadable = { $save }: { $why }
cli-save-damaged = A part of this save cannot be read. Opening it goes on from what stands before that part, in a new save.
cli-save-folds-otherwise = The entries of this save lead this version to another state than the one that was stored.
cli-not-a-bundle = This file is not the bundle of a mission.
cli-no-mission-there = There is no mission at { $path }: a mission is a folder with a file mission.json.
cli-checked = { $name }: { $errors ->
        [0] nothing is wrong
        [one] one error
       *[other] { $errors } errors
    }{ $warnings ->
        [0] {""}
        [one] , one warning
       *[other] , { $warnings } warnings
    }.
cli-usage =
    Solkeeper, a companion for the board game First Martians.
    {""}
    solkeeper                          opens the window
    solkeeper play MISSION             plays a mission in the terminal
        --players N                    1 to 4 players (also: --crew N)
        --seed S                       the same seed and commands give the same game
        --resume[=SAVE]                goes on with the newest save of the mission, or with that one
        --auto                         the app plays by itself to the end
        --json                         a command a line, an answer a line
    solkeeper saves                    lists the saved games
    solkeeper report SAVE              the story of a saved game so far
    solkeeper check [PATH…]            checks missions, bundles or saves
    {""}
    Everywhere: --lang en|it, --data-dir DIR, --json, --help, --version.
    Text play is made for screen readers: one fact a line, numbered choices, `help` at any time.

# Text play.

text-more = Type a number, a word, or `help`.
text-prompt = >
text-choice = { $number }. { $label }
text-assumed = Some numbers here were found in no source: check them against your mission sheet.
text-next = Next: { $next }
text-question = { $question }
text-card = { $label }. { $title }.
text-undone = Undone: { $what }.
text-redone = Done again: { $what }.
text-unknown = “{ $words }” is not understood here. Nothing was changed. `help` lists what can be typed.
text-value-wanted = { $name }: a number from { $min } to { $max }.
text-saved = The game is saved as { $save }. Go on with `--resume`.
text-log-head = Mission Log:
text-log-line = { $title }: { $state }. { $text }
text-log-open = open
text-log-count = open, { $count }
text-events-head = Open event actions:
text-events-none = No event action is open.
text-event-line =
    { $left ->
        [one] { $number }. { $title }, last sol. { $action } { $cost }
       *[other] { $number }. { $title }, { $left } sols left. { $action } { $cost }
    }
text-board-sol = Sol { $sol } of { $sols }, { $phase }. First Player: { $first }.
text-board-morale = Morale: { $morale }.
text-board-track = { $track }: { $number }.
text-board-red = Red in the Malfunction Box: { $blocks }.
text-board-mission-track = { $track }: { $number }.
text-board-section = { $section } ({ $name })
text-board-unsure = { $section } ({ $name }), not yet compared with the table
text-board-spot = { $name } = { $number }: { $label }
text-board-there = { $name } = { $number }: { $label }
text-board-red-part = { $name } = red: { $label }
text-board-tokens = { $stack }, from the bottom: { $tokens }
text-board-rest = What is not listed is green, 0 or not there.
text-board-threshold = Broken parts: { $count }. Threshold: { $threshold }.
text-board-broken = Broken parts: { $count }.
text-where = { $mission }. Sol { $sol } of { $sols }. { $phase }: { $heading }.
text-nothing-read = Nothing has been read yet.
text-sheet-line = { $name } = { $label }: { $value }
text-sheet-assumed = { $name } = { $label }: { $value } (assumed)
text-help =
    Numbers choose what is listed. Enter alone does number 1.
    where: the step again.   read: the last text again.   board: tracks, Box, Morale.   log: objectives and event actions.   history: what happened.
    undo, redo: take back, bring back.   save NAME: names this place.   quit: leaves; everything is saved.
    During the actions:
    adventure TYPE WHO: draws an Adventure; TYPE is explore, gather, research or build, WHO a seat from 1.
    roll TYPE WHO: the app rolls the action dice.
    event N: the event action with that number in the log was done.
    objective N: the objective with that number in the log moved on by one success.
    action N: the mission's action with that number succeeded.
    unwind: Unwind for Morale.   manage BLOCK [2]: Manage; BLOCK is working, living or systems.
    Whenever something on the table says so:
    morale +1 or −1: Morale moves.   raise BLOCK [N]: a Malfunction track rises.   card BLOCK: a Malfunction card is drawn.   resolve BLOCK: a full track is resolved.
    direction, research: a Direction or Research card.   died WHO: an astronaut took the sixth wound.
    set NAME VALUE puts a number right by hand: morale, working, living, systems, box-working, box-living, box-systems (red or green), objective-N, first, name-N, profession-N, sols, threshold, dice (own or app){ $more }.
text-help-setup = , and now: players, cards (own or app), difficulty (easier, standard, harder), oxygen, energy, food, greenhouses, plants, upgrades, stress, aom-ID (yes or no), die-BLOCK-SOL (yes or no)
text-help-board =
    The app keeps the board. board lists it whole: what stands before the = is the name of a number.
    set SPOT VALUE puts it right and triggers nothing; VALUE is a number, red or green, yes or no.   moved SPOT VALUE: something on the table moved it, and what follows happens.   compared SECTION: that part was compared with the table.

text-setting = { $name } = { $value }
text-set-players = players
text-set-name = name
text-set-profession = profession
text-set-first = first
text-set-dice = dice
text-set-cards = cards
text-set-difficulty = difficulty
text-yes = yes
text-no = no
text-own = own
text-app = app
text-easier = easier
text-standard = standard
text-harder = harder
