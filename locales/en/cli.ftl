# The command line.

cli-usage =
    Solkeeper, a companion for First Martians

    Usage: solkeeper [OPTIONS] [COMMAND]
    Without a command the window opens.

    Commands:
      play MISSION      a mission, by id or path, in plain text
      check PATH …      check mission folders, bundles or saves
      simulate MISSION  play many games by itself and report
      score GAME FILE   score a finished game from a file
      rules QUERY       look a rule up
      saves             list the saved games
      report SAVE       the story of a saved game so far
      print MISSION     a mission sheet to print
      pack DIR          a mission folder as one file to share
      schema            the JSON Schema of the mission format
      new-mission DIR   a template for a mission of your own

    Options, before or after the command:
      --data-dir DIR    keep saves and settings in this folder
      --lang CODE       en or it
      --help            this text
      --version         the version

    Options of play:
      --players N       1 to 4 (also --crew)
      --seed S          the seed of all chance
      --board story     the app tells, you keep the board
      --auto            let it play by itself to the end
      --resume SAVE     go on with the newest save, or with this one
      --json            one JSON line for each command
cli-version = Solkeeper { $version }
cli-error = Error: { $text }
cli-see-help = “solkeeper --help” lists commands and options.

## What cannot be done

cli-unknown-command = There is no command “{ $command }”.
cli-unknown-option = There is no option “{ $option }” here.
cli-did-you-mean = Did you mean “{ $suggestion }”?
cli-missing-value = “{ $option }” needs a value.
cli-missing-argument = “{ $command }” needs more: { $argument }.
cli-too-many = “{ $argument }” is one argument too many.
cli-bad-number = “{ $option }” takes a whole number, not “{ $value }”.
cli-bad-value = “{ $option }” cannot be “{ $value }”. Possible: { $possible }.
cli-players = Between 1 and 4 people can play, not { $players }.
cli-unknown-language = The language “{ $language }” is not known. Known: { $known }.
cli-unknown-mission = There is no mission “{ $mission }”. Known missions: { $known }.
cli-no-missions = No mission was found.
cli-broken-mission = The mission “{ $mission }” has errors and cannot be played. “solkeeper check” names them.
cli-unknown-save = There is no saved game “{ $save }”. “solkeeper saves” lists them.
cli-no-saves = No game has been saved yet.
cli-nothing-to-resume = There is no saved game of “{ $mission }” to go on with. Without --resume a new one begins.
cli-other-game = This save is of another game: { $game }.
cli-full-board = The full board is not available yet. Use --board story: the app tells, you keep the board.
cli-not-yet = “{ $what }” is not available yet.
cli-file-not-found = There is no file or folder { $path }.
cli-file-unreadable = { $path } cannot be read: { $why }.
cli-file-unwritable = { $path } cannot be written: { $why }.
cli-exists = { $path } exists already; nothing was changed.
cli-no-window = This build has no window. Use “solkeeper play MISSION”.

## Playing in plain text

cli-play-began = { $mission }. Everything is saved as you play. “{ $help }” lists what you can type.
cli-play-resumed = { $mission }, sol { $sol }: you go on where you stopped. “{ $help }” lists what you can type.
cli-play-resumed-set-up = { $mission }: you go on with the set-up. “{ $help }” lists what you can type.
cli-play-saved = Saved as { $save }.
cli-play-next = { $next }
cli-play-choose = Number or word:
cli-play-enter = { $what }, from { $min } to { $max }:
cli-play-option = { $number }. { $label }
cli-play-not-understood = “{ $input }” is no number of the list and no word I know. “{ $help }” lists them.
cli-play-not-a-number = A whole number from { $min } to { $max }, please.
cli-play-assumed = A number here is assumed: your printed components decide.
cli-play-reports = What may have happened at the table:
cli-play-nothing-open = Nothing is open.
cli-play-undone = Undone: { $what }.
cli-play-redone = Done again: { $what }.
cli-play-over = The mission is over.
cli-play-goodbye = Saved. To go on: solkeeper play { $mission } --resume
cli-play-help =
    Type the number of a choice, or:
      undo               take the last step back
      redo               do it again
      where              the step at hand once more
      board              what the app keeps: tracks, Malfunction Box, Morale, Threshold
      log                the Mission Log and open event actions
      report             report something that happened at the table
      read               read the last text again
      set NAME VALUE     put a number right by hand, such as: set morale 1
      help               this list
      quit               leave; the game is saved
cli-play-set-usage = set NAME VALUE. Names now: { $names }.
cli-play-set-unknown = There is no number “{ $name }” to set now. Names now: { $names }.
cli-play-set-range = “{ $name }” goes from { $min } to { $max }.

cli-word-undo = undo
cli-word-redo = redo
cli-word-where = where
cli-word-board = board
cli-word-log = log
cli-word-report = report
cli-word-read = read
cli-word-help = help
cli-word-quit = quit
cli-word-set = set
cli-name-morale = morale
cli-name-track-working = track-working
cli-name-track-living = track-living
cli-name-track-systems = track-systems
cli-name-box-working = box-working
cli-name-box-living = box-living
cli-name-box-systems = box-systems
cli-name-first-player = first-player
cli-name-sols = sols
cli-name-threshold = threshold

## Checking, saves, simulating

cli-check-clean = { $missions ->
        [one] 1 mission checked: no errors.
       *[other] { $missions } missions checked: no errors.
    }
cli-check-errors = { $errors ->
        [one] 1 error
       *[other] { $errors } errors
    }, { $warnings ->
        [one] 1 warning
       *[other] { $warnings } warnings
    }.
cli-check-nothing = Nothing to check was found in { $path }.
cli-save-line = { $id }: { $mission }, { $where }
cli-save-set-up = set-up
cli-save-sol = sol { $sol } of { $sols }
cli-save-over = over
cli-save-damaged = { $id }: cannot be read in full
cli-simulate-games = { $games ->
        [one] 1 game played.
       *[other] { $games } games played.
    }
cli-simulate-outcome = { $outcome }: { $games }
