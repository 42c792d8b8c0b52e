# Print an optspec for argparse to handle cmd's options that are independent of any subcommand.
function __fish_solkeeper_global_optspecs
    string join \n h/help data-dir= lang= json V/version
end

function __fish_solkeeper_needs_command
    # Figure out if the current invocation already has a command.
    set -l cmd (commandline -opc)
    set -e cmd[1]
    argparse -s (__fish_solkeeper_global_optspecs) -- $cmd 2>/dev/null
    or return
    if set -q argv[1]
        # Also print the command, so this can be used to figure out what it is.
        echo $argv[1]
        return 1
    end
    return 0
end

function __fish_solkeeper_using_subcommand
    set -l cmd (__fish_solkeeper_needs_command)
    test -z "$cmd"
    and return 1
    contains -- $cmd[1] $argv
end

complete -c solkeeper -n "__fish_solkeeper_needs_command" -l data-dir -d 'The data folder, instead of the standard one' -r -F
complete -c solkeeper -n "__fish_solkeeper_needs_command" -l lang -d 'The language, instead of that of the settings or the system' -r -f -a "en\t''
it\t''"
complete -c solkeeper -n "__fish_solkeeper_needs_command" -s h -l help
complete -c solkeeper -n "__fish_solkeeper_needs_command" -l json -d 'Answers and errors are JSON on standard output'
complete -c solkeeper -n "__fish_solkeeper_needs_command" -s V -l version -d 'Print version'
complete -c solkeeper -n "__fish_solkeeper_needs_command" -f -a "play" -d 'plays a mission in the terminal'
complete -c solkeeper -n "__fish_solkeeper_needs_command" -f -a "missions" -d 'lists the missions and games that can be played'
complete -c solkeeper -n "__fish_solkeeper_needs_command" -f -a "saves" -d 'lists the saved games'
complete -c solkeeper -n "__fish_solkeeper_needs_command" -f -a "backup" -d 'writes everything into one file, to keep or to carry to another machine'
complete -c solkeeper -n "__fish_solkeeper_needs_command" -f -a "restore" -d 'brings such a file in; nothing that is here is lost'
complete -c solkeeper -n "__fish_solkeeper_needs_command" -f -a "check" -d 'checks missions by name, or folders, bundles, saves, rules; if left out, all missions and rules'
complete -c solkeeper -n "__fish_solkeeper_needs_command" -f -a "box" -d 'lists what is in the box, and what of it is assumed'
complete -c solkeeper -n "__fish_solkeeper_needs_command" -f -a "rules" -d 'looks a rule up, in all games and both languages'
complete -c solkeeper -n "__fish_solkeeper_needs_command" -f -a "report" -d 'the story of a saved game so far'
complete -c solkeeper -n "__fish_solkeeper_needs_command" -f -a "simulate" -d 'plays it many times by itself and tells how it ended and what never came'
complete -c solkeeper -n "__fish_solkeeper_needs_command" -f -a "print" -d 'the mission sheet as a page for paper'
complete -c solkeeper -n "__fish_solkeeper_needs_command" -f -a "pack" -d 'a mission and all that it needs as one file; -o FILE, --replace'
complete -c solkeeper -n "__fish_solkeeper_needs_command" -f -a "schema" -d 'the JSON Schema of mission, deck or box, or of all three; of what score reads: score-GAME'
complete -c solkeeper -n "__fish_solkeeper_needs_command" -f -a "new-mission" -d 'a small mission to begin with, in a new folder; or the texts that the mission there lacks'
complete -c solkeeper -n "__fish_solkeeper_needs_command" -f -a "add" -d 'takes a mission in among yours; --replace where there is one of that name'
complete -c solkeeper -n "__fish_solkeeper_needs_command" -f -a "own-sheet" -d 'types in a printed mission sheet line by line, or changes that of a mission made so'
complete -c solkeeper -n "__fish_solkeeper_needs_command" -f -a "own-campaign" -d 'makes a campaign of missions that were typed in or added'
complete -c solkeeper -n "__fish_solkeeper_needs_command" -f -a "score" -d 'scores a finished game from JSON; GAME is pocket-mars, mechanica, mars-needs-mechanics'
complete -c solkeeper -n "__fish_solkeeper_needs_command" -f -a "scores" -d 'lists the kept scores, with statistics'
complete -c solkeeper -n "__fish_solkeeper_needs_command" -f -a "help"
complete -c solkeeper -n "__fish_solkeeper_needs_command" -f -a "version"
complete -c solkeeper -n "__fish_solkeeper_using_subcommand play" -l players -d '1 to 4 players (also: --crew N)' -r
complete -c solkeeper -n "__fish_solkeeper_using_subcommand play" -l seed -d 'the same seed and commands give the same game' -r
complete -c solkeeper -n "__fish_solkeeper_using_subcommand play" -l board -d 'who keeps the board: you, or the app (story if left out)' -r -f -a "story\t''
full\t''"
complete -c solkeeper -n "__fish_solkeeper_using_subcommand play" -l set-up -d 'with --json: begins with the set-up, which is otherwise confirmed as it stands; dealt: confirms it after the app has chosen the AOMs and drawn the Upgrade cards' -r
complete -c solkeeper -n "__fish_solkeeper_using_subcommand play" -l resume -d 'goes on with the newest save of the mission, or with that one, or with its backup N' -r
complete -c solkeeper -n "__fish_solkeeper_using_subcommand play" -l names -d 'who plays, clockwise' -r
complete -c solkeeper -n "__fish_solkeeper_using_subcommand play" -l level -d 'alone against DA: standard, super_android or cybernetic_organism' -r
complete -c solkeeper -n "__fish_solkeeper_using_subcommand play" -l set -d 'a switch of the rules; once for each. Without these flags you are asked' -r
complete -c solkeeper -n "__fish_solkeeper_using_subcommand play" -l data-dir -d 'The data folder, instead of the standard one' -r -F
complete -c solkeeper -n "__fish_solkeeper_using_subcommand play" -l lang -d 'The language, instead of that of the settings or the system' -r -f -a "en\t''
it\t''"
complete -c solkeeper -n "__fish_solkeeper_using_subcommand play" -l auto -d 'the app plays by itself to the end'
complete -c solkeeper -n "__fish_solkeeper_using_subcommand play" -l take-over -d 'with --resume: goes on with the mission as it is now, in a new save'
complete -c solkeeper -n "__fish_solkeeper_using_subcommand play" -s h -l help
complete -c solkeeper -n "__fish_solkeeper_using_subcommand play" -l json -d 'Answers and errors are JSON on standard output'
complete -c solkeeper -n "__fish_solkeeper_using_subcommand play" -s V -l version -d 'Print version'
complete -c solkeeper -n "__fish_solkeeper_using_subcommand missions" -l data-dir -d 'The data folder, instead of the standard one' -r -F
complete -c solkeeper -n "__fish_solkeeper_using_subcommand missions" -l lang -d 'The language, instead of that of the settings or the system' -r -f -a "en\t''
it\t''"
complete -c solkeeper -n "__fish_solkeeper_using_subcommand missions" -s h -l help
complete -c solkeeper -n "__fish_solkeeper_using_subcommand missions" -l json -d 'Answers and errors are JSON on standard output'
complete -c solkeeper -n "__fish_solkeeper_using_subcommand missions" -s V -l version -d 'Print version'
complete -c solkeeper -n "__fish_solkeeper_using_subcommand saves" -l data-dir -d 'The data folder, instead of the standard one' -r -F
complete -c solkeeper -n "__fish_solkeeper_using_subcommand saves" -l lang -d 'The language, instead of that of the settings or the system' -r -f -a "en\t''
it\t''"
complete -c solkeeper -n "__fish_solkeeper_using_subcommand saves" -s h -l help
complete -c solkeeper -n "__fish_solkeeper_using_subcommand saves" -l json -d 'Answers and errors are JSON on standard output'
complete -c solkeeper -n "__fish_solkeeper_using_subcommand saves" -s V -l version -d 'Print version'
complete -c solkeeper -n "__fish_solkeeper_using_subcommand backup" -l data-dir -d 'The data folder, instead of the standard one' -r -F
complete -c solkeeper -n "__fish_solkeeper_using_subcommand backup" -l lang -d 'The language, instead of that of the settings or the system' -r -f -a "en\t''
it\t''"
complete -c solkeeper -n "__fish_solkeeper_using_subcommand backup" -s h -l help
complete -c solkeeper -n "__fish_solkeeper_using_subcommand backup" -l json -d 'Answers and errors are JSON on standard output'
complete -c solkeeper -n "__fish_solkeeper_using_subcommand backup" -s V -l version -d 'Print version'
complete -c solkeeper -n "__fish_solkeeper_using_subcommand restore" -l data-dir -d 'The data folder, instead of the standard one' -r -F
complete -c solkeeper -n "__fish_solkeeper_using_subcommand restore" -l lang -d 'The language, instead of that of the settings or the system' -r -f -a "en\t''
it\t''"
complete -c solkeeper -n "__fish_solkeeper_using_subcommand restore" -s h -l help
complete -c solkeeper -n "__fish_solkeeper_using_subcommand restore" -l json -d 'Answers and errors are JSON on standard output'
complete -c solkeeper -n "__fish_solkeeper_using_subcommand restore" -s V -l version -d 'Print version'
complete -c solkeeper -n "__fish_solkeeper_using_subcommand check" -l data-dir -d 'The data folder, instead of the standard one' -r -F
complete -c solkeeper -n "__fish_solkeeper_using_subcommand check" -l lang -d 'The language, instead of that of the settings or the system' -r -f -a "en\t''
it\t''"
complete -c solkeeper -n "__fish_solkeeper_using_subcommand check" -l watch -d 'checks again whenever a file changes, until Ctrl+C'
complete -c solkeeper -n "__fish_solkeeper_using_subcommand check" -s h -l help
complete -c solkeeper -n "__fish_solkeeper_using_subcommand check" -l json -d 'Answers and errors are JSON on standard output'
complete -c solkeeper -n "__fish_solkeeper_using_subcommand check" -s V -l version -d 'Print version'
complete -c solkeeper -n "__fish_solkeeper_using_subcommand box; and not __fish_seen_subcommand_from set imposta confirm conferma reset ripristina" -l data-dir -d 'The data folder, instead of the standard one' -r -F
complete -c solkeeper -n "__fish_solkeeper_using_subcommand box; and not __fish_seen_subcommand_from set imposta confirm conferma reset ripristina" -l lang -d 'The language, instead of that of the settings or the system' -r -f -a "en\t''
it\t''"
complete -c solkeeper -n "__fish_solkeeper_using_subcommand box; and not __fish_seen_subcommand_from set imposta confirm conferma reset ripristina" -s h -l help
complete -c solkeeper -n "__fish_solkeeper_using_subcommand box; and not __fish_seen_subcommand_from set imposta confirm conferma reset ripristina" -l json -d 'Answers and errors are JSON on standard output'
complete -c solkeeper -n "__fish_solkeeper_using_subcommand box; and not __fish_seen_subcommand_from set imposta confirm conferma reset ripristina" -s V -l version -d 'Print version'
complete -c solkeeper -n "__fish_solkeeper_using_subcommand box; and not __fish_seen_subcommand_from set imposta confirm conferma reset ripristina" -f -a "set" -d 'puts a value right, for the games begun from then on'
complete -c solkeeper -n "__fish_solkeeper_using_subcommand box; and not __fish_seen_subcommand_from set imposta confirm conferma reset ripristina" -f -a "imposta" -d 'puts a value right, for the games begun from then on'
complete -c solkeeper -n "__fish_solkeeper_using_subcommand box; and not __fish_seen_subcommand_from set imposta confirm conferma reset ripristina" -f -a "confirm" -d 'a value, or a whole group, is right as it stands'
complete -c solkeeper -n "__fish_solkeeper_using_subcommand box; and not __fish_seen_subcommand_from set imposta confirm conferma reset ripristina" -f -a "conferma" -d 'a value, or a whole group, is right as it stands'
complete -c solkeeper -n "__fish_solkeeper_using_subcommand box; and not __fish_seen_subcommand_from set imposta confirm conferma reset ripristina" -f -a "reset" -d 'back to the shipped values'
complete -c solkeeper -n "__fish_solkeeper_using_subcommand box; and not __fish_seen_subcommand_from set imposta confirm conferma reset ripristina" -f -a "ripristina" -d 'back to the shipped values'
complete -c solkeeper -n "__fish_solkeeper_using_subcommand box; and __fish_seen_subcommand_from set" -l data-dir -d 'The data folder, instead of the standard one' -r -F
complete -c solkeeper -n "__fish_solkeeper_using_subcommand box; and __fish_seen_subcommand_from set" -l lang -d 'The language, instead of that of the settings or the system' -r -f -a "en\t''
it\t''"
complete -c solkeeper -n "__fish_solkeeper_using_subcommand box; and __fish_seen_subcommand_from set" -s h -l help
complete -c solkeeper -n "__fish_solkeeper_using_subcommand box; and __fish_seen_subcommand_from set" -l json -d 'Answers and errors are JSON on standard output'
complete -c solkeeper -n "__fish_solkeeper_using_subcommand box; and __fish_seen_subcommand_from set" -s V -l version -d 'Print version'
complete -c solkeeper -n "__fish_solkeeper_using_subcommand box; and __fish_seen_subcommand_from imposta" -l data-dir -d 'The data folder, instead of the standard one' -r -F
complete -c solkeeper -n "__fish_solkeeper_using_subcommand box; and __fish_seen_subcommand_from imposta" -l lang -d 'The language, instead of that of the settings or the system' -r -f -a "en\t''
it\t''"
complete -c solkeeper -n "__fish_solkeeper_using_subcommand box; and __fish_seen_subcommand_from imposta" -s h -l help
complete -c solkeeper -n "__fish_solkeeper_using_subcommand box; and __fish_seen_subcommand_from imposta" -l json -d 'Answers and errors are JSON on standard output'
complete -c solkeeper -n "__fish_solkeeper_using_subcommand box; and __fish_seen_subcommand_from imposta" -s V -l version -d 'Print version'
complete -c solkeeper -n "__fish_solkeeper_using_subcommand box; and __fish_seen_subcommand_from confirm" -l data-dir -d 'The data folder, instead of the standard one' -r -F
complete -c solkeeper -n "__fish_solkeeper_using_subcommand box; and __fish_seen_subcommand_from confirm" -l lang -d 'The language, instead of that of the settings or the system' -r -f -a "en\t''
it\t''"
complete -c solkeeper -n "__fish_solkeeper_using_subcommand box; and __fish_seen_subcommand_from confirm" -s h -l help
complete -c solkeeper -n "__fish_solkeeper_using_subcommand box; and __fish_seen_subcommand_from confirm" -l json -d 'Answers and errors are JSON on standard output'
complete -c solkeeper -n "__fish_solkeeper_using_subcommand box; and __fish_seen_subcommand_from confirm" -s V -l version -d 'Print version'
complete -c solkeeper -n "__fish_solkeeper_using_subcommand box; and __fish_seen_subcommand_from conferma" -l data-dir -d 'The data folder, instead of the standard one' -r -F
complete -c solkeeper -n "__fish_solkeeper_using_subcommand box; and __fish_seen_subcommand_from conferma" -l lang -d 'The language, instead of that of the settings or the system' -r -f -a "en\t''
it\t''"
complete -c solkeeper -n "__fish_solkeeper_using_subcommand box; and __fish_seen_subcommand_from conferma" -s h -l help
complete -c solkeeper -n "__fish_solkeeper_using_subcommand box; and __fish_seen_subcommand_from conferma" -l json -d 'Answers and errors are JSON on standard output'
complete -c solkeeper -n "__fish_solkeeper_using_subcommand box; and __fish_seen_subcommand_from conferma" -s V -l version -d 'Print version'
complete -c solkeeper -n "__fish_solkeeper_using_subcommand box; and __fish_seen_subcommand_from reset" -l data-dir -d 'The data folder, instead of the standard one' -r -F
complete -c solkeeper -n "__fish_solkeeper_using_subcommand box; and __fish_seen_subcommand_from reset" -l lang -d 'The language, instead of that of the settings or the system' -r -f -a "en\t''
it\t''"
complete -c solkeeper -n "__fish_solkeeper_using_subcommand box; and __fish_seen_subcommand_from reset" -s h -l help
complete -c solkeeper -n "__fish_solkeeper_using_subcommand box; and __fish_seen_subcommand_from reset" -l json -d 'Answers and errors are JSON on standard output'
complete -c solkeeper -n "__fish_solkeeper_using_subcommand box; and __fish_seen_subcommand_from reset" -s V -l version -d 'Print version'
complete -c solkeeper -n "__fish_solkeeper_using_subcommand box; and __fish_seen_subcommand_from ripristina" -l data-dir -d 'The data folder, instead of the standard one' -r -F
complete -c solkeeper -n "__fish_solkeeper_using_subcommand box; and __fish_seen_subcommand_from ripristina" -l lang -d 'The language, instead of that of the settings or the system' -r -f -a "en\t''
it\t''"
complete -c solkeeper -n "__fish_solkeeper_using_subcommand box; and __fish_seen_subcommand_from ripristina" -s h -l help
complete -c solkeeper -n "__fish_solkeeper_using_subcommand box; and __fish_seen_subcommand_from ripristina" -l json -d 'Answers and errors are JSON on standard output'
complete -c solkeeper -n "__fish_solkeeper_using_subcommand box; and __fish_seen_subcommand_from ripristina" -s V -l version -d 'Print version'
complete -c solkeeper -n "__fish_solkeeper_using_subcommand rules" -l game -d 'first-martians, pocket-mars, mechanica or mars-needs-mechanics only' -r -f -a "first-martians\t''
pocket-mars\t''
mechanica\t''
mars-needs-mechanics\t''"
complete -c solkeeper -n "__fish_solkeeper_using_subcommand rules" -l limit -d 'at most N answers' -r
complete -c solkeeper -n "__fish_solkeeper_using_subcommand rules" -l id -r
complete -c solkeeper -n "__fish_solkeeper_using_subcommand rules" -l data-dir -d 'The data folder, instead of the standard one' -r -F
complete -c solkeeper -n "__fish_solkeeper_using_subcommand rules" -l lang -d 'The language, instead of that of the settings or the system' -r -f -a "en\t''
it\t''"
complete -c solkeeper -n "__fish_solkeeper_using_subcommand rules" -l list
complete -c solkeeper -n "__fish_solkeeper_using_subcommand rules" -s h -l help
complete -c solkeeper -n "__fish_solkeeper_using_subcommand rules" -l json -d 'Answers and errors are JSON on standard output'
complete -c solkeeper -n "__fish_solkeeper_using_subcommand rules" -s V -l version -d 'Print version'
complete -c solkeeper -n "__fish_solkeeper_using_subcommand report" -s o -r -F
complete -c solkeeper -n "__fish_solkeeper_using_subcommand report" -l data-dir -d 'The data folder, instead of the standard one' -r -F
complete -c solkeeper -n "__fish_solkeeper_using_subcommand report" -l lang -d 'The language, instead of that of the settings or the system' -r -f -a "en\t''
it\t''"
complete -c solkeeper -n "__fish_solkeeper_using_subcommand report" -l html
complete -c solkeeper -n "__fish_solkeeper_using_subcommand report" -l replace
complete -c solkeeper -n "__fish_solkeeper_using_subcommand report" -s h -l help
complete -c solkeeper -n "__fish_solkeeper_using_subcommand report" -l json -d 'Answers and errors are JSON on standard output'
complete -c solkeeper -n "__fish_solkeeper_using_subcommand report" -s V -l version -d 'Print version'
complete -c solkeeper -n "__fish_solkeeper_using_subcommand simulate" -l players -d '1 to 4 players (each of them if left out)' -r
complete -c solkeeper -n "__fish_solkeeper_using_subcommand simulate" -l games -r
complete -c solkeeper -n "__fish_solkeeper_using_subcommand simulate" -l seed -r
complete -c solkeeper -n "__fish_solkeeper_using_subcommand simulate" -l player -d 'how it is played (careful)' -r -f -a "random\t''
careful\t''
impulsive\t''"
complete -c solkeeper -n "__fish_solkeeper_using_subcommand simulate" -l board -d 'who keeps the board (full with a careful player)' -r -f -a "story\t''
full\t''"
complete -c solkeeper -n "__fish_solkeeper_using_subcommand simulate" -l data-dir -d 'The data folder, instead of the standard one' -r -F
complete -c solkeeper -n "__fish_solkeeper_using_subcommand simulate" -l lang -d 'The language, instead of that of the settings or the system' -r -f -a "en\t''
it\t''"
complete -c solkeeper -n "__fish_solkeeper_using_subcommand simulate" -l all -d 'lists the cards of shared decks too'
complete -c solkeeper -n "__fish_solkeeper_using_subcommand simulate" -s h -l help
complete -c solkeeper -n "__fish_solkeeper_using_subcommand simulate" -l json -d 'Answers and errors are JSON on standard output'
complete -c solkeeper -n "__fish_solkeeper_using_subcommand simulate" -s V -l version -d 'Print version'
complete -c solkeeper -n "__fish_solkeeper_using_subcommand print" -s o -r -F
complete -c solkeeper -n "__fish_solkeeper_using_subcommand print" -l data-dir -d 'The data folder, instead of the standard one' -r -F
complete -c solkeeper -n "__fish_solkeeper_using_subcommand print" -l lang -d 'The language, instead of that of the settings or the system' -r -f -a "en\t''
it\t''"
complete -c solkeeper -n "__fish_solkeeper_using_subcommand print" -l map -d 'what leads to what in it instead, for its author: shows all its secrets'
complete -c solkeeper -n "__fish_solkeeper_using_subcommand print" -l replace
complete -c solkeeper -n "__fish_solkeeper_using_subcommand print" -s h -l help
complete -c solkeeper -n "__fish_solkeeper_using_subcommand print" -l json -d 'Answers and errors are JSON on standard output'
complete -c solkeeper -n "__fish_solkeeper_using_subcommand print" -s V -l version -d 'Print version'
complete -c solkeeper -n "__fish_solkeeper_using_subcommand pack" -s o -r -F
complete -c solkeeper -n "__fish_solkeeper_using_subcommand pack" -l data-dir -d 'The data folder, instead of the standard one' -r -F
complete -c solkeeper -n "__fish_solkeeper_using_subcommand pack" -l lang -d 'The language, instead of that of the settings or the system' -r -f -a "en\t''
it\t''"
complete -c solkeeper -n "__fish_solkeeper_using_subcommand pack" -l numbers-only -d 'of a sheet that was typed in, only the numbers: no words of the sheet or of yours'
complete -c solkeeper -n "__fish_solkeeper_using_subcommand pack" -l replace
complete -c solkeeper -n "__fish_solkeeper_using_subcommand pack" -s h -l help
complete -c solkeeper -n "__fish_solkeeper_using_subcommand pack" -l json -d 'Answers and errors are JSON on standard output'
complete -c solkeeper -n "__fish_solkeeper_using_subcommand pack" -s V -l version -d 'Print version'
complete -c solkeeper -n "__fish_solkeeper_using_subcommand schema" -l data-dir -d 'The data folder, instead of the standard one' -r -F
complete -c solkeeper -n "__fish_solkeeper_using_subcommand schema" -l lang -d 'The language, instead of that of the settings or the system' -r -f -a "en\t''
it\t''"
complete -c solkeeper -n "__fish_solkeeper_using_subcommand schema" -s h -l help
complete -c solkeeper -n "__fish_solkeeper_using_subcommand schema" -l json -d 'Answers and errors are JSON on standard output'
complete -c solkeeper -n "__fish_solkeeper_using_subcommand schema" -s V -l version -d 'Print version'
complete -c solkeeper -n "__fish_solkeeper_using_subcommand new-mission" -l kind -d 'example, or a skeleton: building, exploration, research; asked for if left out' -r
complete -c solkeeper -n "__fish_solkeeper_using_subcommand new-mission" -l sols -r
complete -c solkeeper -n "__fish_solkeeper_using_subcommand new-mission" -l events -r
complete -c solkeeper -n "__fish_solkeeper_using_subcommand new-mission" -l data-dir -d 'The data folder, instead of the standard one' -r -F
complete -c solkeeper -n "__fish_solkeeper_using_subcommand new-mission" -l lang -d 'The language, instead of that of the settings or the system' -r -f -a "en\t''
it\t''"
complete -c solkeeper -n "__fish_solkeeper_using_subcommand new-mission" -l ask -d 'asks for what is left open, also where no terminal is'
complete -c solkeeper -n "__fish_solkeeper_using_subcommand new-mission" -s h -l help
complete -c solkeeper -n "__fish_solkeeper_using_subcommand new-mission" -l json -d 'Answers and errors are JSON on standard output'
complete -c solkeeper -n "__fish_solkeeper_using_subcommand new-mission" -s V -l version -d 'Print version'
complete -c solkeeper -n "__fish_solkeeper_using_subcommand add" -l data-dir -d 'The data folder, instead of the standard one' -r -F
complete -c solkeeper -n "__fish_solkeeper_using_subcommand add" -l lang -d 'The language, instead of that of the settings or the system' -r -f -a "en\t''
it\t''"
complete -c solkeeper -n "__fish_solkeeper_using_subcommand add" -l replace
complete -c solkeeper -n "__fish_solkeeper_using_subcommand add" -s h -l help
complete -c solkeeper -n "__fish_solkeeper_using_subcommand add" -l json -d 'Answers and errors are JSON on standard output'
complete -c solkeeper -n "__fish_solkeeper_using_subcommand add" -s V -l version -d 'Print version'
complete -c solkeeper -n "__fish_solkeeper_using_subcommand own-sheet" -l data-dir -d 'The data folder, instead of the standard one' -r -F
complete -c solkeeper -n "__fish_solkeeper_using_subcommand own-sheet" -l lang -d 'The language, instead of that of the settings or the system' -r -f -a "en\t''
it\t''"
complete -c solkeeper -n "__fish_solkeeper_using_subcommand own-sheet" -s h -l help
complete -c solkeeper -n "__fish_solkeeper_using_subcommand own-sheet" -l json -d 'Answers and errors are JSON on standard output'
complete -c solkeeper -n "__fish_solkeeper_using_subcommand own-sheet" -s V -l version -d 'Print version'
complete -c solkeeper -n "__fish_solkeeper_using_subcommand own-campaign" -l data-dir -d 'The data folder, instead of the standard one' -r -F
complete -c solkeeper -n "__fish_solkeeper_using_subcommand own-campaign" -l lang -d 'The language, instead of that of the settings or the system' -r -f -a "en\t''
it\t''"
complete -c solkeeper -n "__fish_solkeeper_using_subcommand own-campaign" -s h -l help
complete -c solkeeper -n "__fish_solkeeper_using_subcommand own-campaign" -l json -d 'Answers and errors are JSON on standard output'
complete -c solkeeper -n "__fish_solkeeper_using_subcommand own-campaign" -s V -l version -d 'Print version'
complete -c solkeeper -n "__fish_solkeeper_using_subcommand score" -l keep -d 'keeps it in the list, or puts that kept score right' -r
complete -c solkeeper -n "__fish_solkeeper_using_subcommand score" -l note -d 'a text kept beside it' -r
complete -c solkeeper -n "__fish_solkeeper_using_subcommand score" -l data-dir -d 'The data folder, instead of the standard one' -r -F
complete -c solkeeper -n "__fish_solkeeper_using_subcommand score" -l lang -d 'The language, instead of that of the settings or the system' -r -f -a "en\t''
it\t''"
complete -c solkeeper -n "__fish_solkeeper_using_subcommand score" -l example -d 'prints such a game, to change and to score'
complete -c solkeeper -n "__fish_solkeeper_using_subcommand score" -l ask -d 'asks for the score sheet line by line, instead of reading JSON'
complete -c solkeeper -n "__fish_solkeeper_using_subcommand score" -s h -l help
complete -c solkeeper -n "__fish_solkeeper_using_subcommand score" -l json -d 'Answers and errors are JSON on standard output'
complete -c solkeeper -n "__fish_solkeeper_using_subcommand score" -s V -l version -d 'Print version'
complete -c solkeeper -n "__fish_solkeeper_using_subcommand scores; and not __fish_seen_subcommand_from export esporta import importa remove elimina" -l game -d 'Lists only scores of this game' -r -f -a "first-martians\t''
pocket-mars\t''
mechanica\t''
mars-needs-mechanics\t''"
complete -c solkeeper -n "__fish_solkeeper_using_subcommand scores; and not __fish_seen_subcommand_from export esporta import importa remove elimina" -l player -d 'Lists only scores of this player' -r
complete -c solkeeper -n "__fish_solkeeper_using_subcommand scores; and not __fish_seen_subcommand_from export esporta import importa remove elimina" -l data-dir -d 'The data folder, instead of the standard one' -r -F
complete -c solkeeper -n "__fish_solkeeper_using_subcommand scores; and not __fish_seen_subcommand_from export esporta import importa remove elimina" -l lang -d 'The language, instead of that of the settings or the system' -r -f -a "en\t''
it\t''"
complete -c solkeeper -n "__fish_solkeeper_using_subcommand scores; and not __fish_seen_subcommand_from export esporta import importa remove elimina" -s h -l help
complete -c solkeeper -n "__fish_solkeeper_using_subcommand scores; and not __fish_seen_subcommand_from export esporta import importa remove elimina" -l json -d 'Answers and errors are JSON on standard output'
complete -c solkeeper -n "__fish_solkeeper_using_subcommand scores; and not __fish_seen_subcommand_from export esporta import importa remove elimina" -s V -l version -d 'Print version'
complete -c solkeeper -n "__fish_solkeeper_using_subcommand scores; and not __fish_seen_subcommand_from export esporta import importa remove elimina" -f -a "export" -d 'writes them to a new file, .csv or .json'
complete -c solkeeper -n "__fish_solkeeper_using_subcommand scores; and not __fish_seen_subcommand_from export esporta import importa remove elimina" -f -a "esporta" -d 'writes them to a new file, .csv or .json'
complete -c solkeeper -n "__fish_solkeeper_using_subcommand scores; and not __fish_seen_subcommand_from export esporta import importa remove elimina" -f -a "import" -d 'takes such a file in; what is there already is not added again'
complete -c solkeeper -n "__fish_solkeeper_using_subcommand scores; and not __fish_seen_subcommand_from export esporta import importa remove elimina" -f -a "importa" -d 'takes such a file in; what is there already is not added again'
complete -c solkeeper -n "__fish_solkeeper_using_subcommand scores; and not __fish_seen_subcommand_from export esporta import importa remove elimina" -f -a "remove" -d 'deletes a kept score'
complete -c solkeeper -n "__fish_solkeeper_using_subcommand scores; and not __fish_seen_subcommand_from export esporta import importa remove elimina" -f -a "elimina" -d 'deletes a kept score'
complete -c solkeeper -n "__fish_solkeeper_using_subcommand scores; and __fish_seen_subcommand_from export" -l game -d 'Lists only scores of this game' -r -f -a "first-martians\t''
pocket-mars\t''
mechanica\t''
mars-needs-mechanics\t''"
complete -c solkeeper -n "__fish_solkeeper_using_subcommand scores; and __fish_seen_subcommand_from export" -l player -d 'Lists only scores of this player' -r
complete -c solkeeper -n "__fish_solkeeper_using_subcommand scores; and __fish_seen_subcommand_from export" -l data-dir -d 'The data folder, instead of the standard one' -r -F
complete -c solkeeper -n "__fish_solkeeper_using_subcommand scores; and __fish_seen_subcommand_from export" -l lang -d 'The language, instead of that of the settings or the system' -r -f -a "en\t''
it\t''"
complete -c solkeeper -n "__fish_solkeeper_using_subcommand scores; and __fish_seen_subcommand_from export" -s h -l help
complete -c solkeeper -n "__fish_solkeeper_using_subcommand scores; and __fish_seen_subcommand_from export" -l json -d 'Answers and errors are JSON on standard output'
complete -c solkeeper -n "__fish_solkeeper_using_subcommand scores; and __fish_seen_subcommand_from export" -s V -l version -d 'Print version'
complete -c solkeeper -n "__fish_solkeeper_using_subcommand scores; and __fish_seen_subcommand_from esporta" -l game -d 'Lists only scores of this game' -r -f -a "first-martians\t''
pocket-mars\t''
mechanica\t''
mars-needs-mechanics\t''"
complete -c solkeeper -n "__fish_solkeeper_using_subcommand scores; and __fish_seen_subcommand_from esporta" -l player -d 'Lists only scores of this player' -r
complete -c solkeeper -n "__fish_solkeeper_using_subcommand scores; and __fish_seen_subcommand_from esporta" -l data-dir -d 'The data folder, instead of the standard one' -r -F
complete -c solkeeper -n "__fish_solkeeper_using_subcommand scores; and __fish_seen_subcommand_from esporta" -l lang -d 'The language, instead of that of the settings or the system' -r -f -a "en\t''
it\t''"
complete -c solkeeper -n "__fish_solkeeper_using_subcommand scores; and __fish_seen_subcommand_from esporta" -s h -l help
complete -c solkeeper -n "__fish_solkeeper_using_subcommand scores; and __fish_seen_subcommand_from esporta" -l json -d 'Answers and errors are JSON on standard output'
complete -c solkeeper -n "__fish_solkeeper_using_subcommand scores; and __fish_seen_subcommand_from esporta" -s V -l version -d 'Print version'
complete -c solkeeper -n "__fish_solkeeper_using_subcommand scores; and __fish_seen_subcommand_from import" -l game -d 'Lists only scores of this game' -r -f -a "first-martians\t''
pocket-mars\t''
mechanica\t''
mars-needs-mechanics\t''"
complete -c solkeeper -n "__fish_solkeeper_using_subcommand scores; and __fish_seen_subcommand_from import" -l player -d 'Lists only scores of this player' -r
complete -c solkeeper -n "__fish_solkeeper_using_subcommand scores; and __fish_seen_subcommand_from import" -l data-dir -d 'The data folder, instead of the standard one' -r -F
complete -c solkeeper -n "__fish_solkeeper_using_subcommand scores; and __fish_seen_subcommand_from import" -l lang -d 'The language, instead of that of the settings or the system' -r -f -a "en\t''
it\t''"
complete -c solkeeper -n "__fish_solkeeper_using_subcommand scores; and __fish_seen_subcommand_from import" -s h -l help
complete -c solkeeper -n "__fish_solkeeper_using_subcommand scores; and __fish_seen_subcommand_from import" -l json -d 'Answers and errors are JSON on standard output'
complete -c solkeeper -n "__fish_solkeeper_using_subcommand scores; and __fish_seen_subcommand_from import" -s V -l version -d 'Print version'
complete -c solkeeper -n "__fish_solkeeper_using_subcommand scores; and __fish_seen_subcommand_from importa" -l game -d 'Lists only scores of this game' -r -f -a "first-martians\t''
pocket-mars\t''
mechanica\t''
mars-needs-mechanics\t''"
complete -c solkeeper -n "__fish_solkeeper_using_subcommand scores; and __fish_seen_subcommand_from importa" -l player -d 'Lists only scores of this player' -r
complete -c solkeeper -n "__fish_solkeeper_using_subcommand scores; and __fish_seen_subcommand_from importa" -l data-dir -d 'The data folder, instead of the standard one' -r -F
complete -c solkeeper -n "__fish_solkeeper_using_subcommand scores; and __fish_seen_subcommand_from importa" -l lang -d 'The language, instead of that of the settings or the system' -r -f -a "en\t''
it\t''"
complete -c solkeeper -n "__fish_solkeeper_using_subcommand scores; and __fish_seen_subcommand_from importa" -s h -l help
complete -c solkeeper -n "__fish_solkeeper_using_subcommand scores; and __fish_seen_subcommand_from importa" -l json -d 'Answers and errors are JSON on standard output'
complete -c solkeeper -n "__fish_solkeeper_using_subcommand scores; and __fish_seen_subcommand_from importa" -s V -l version -d 'Print version'
complete -c solkeeper -n "__fish_solkeeper_using_subcommand scores; and __fish_seen_subcommand_from remove" -l game -d 'Lists only scores of this game' -r -f -a "first-martians\t''
pocket-mars\t''
mechanica\t''
mars-needs-mechanics\t''"
complete -c solkeeper -n "__fish_solkeeper_using_subcommand scores; and __fish_seen_subcommand_from remove" -l player -d 'Lists only scores of this player' -r
complete -c solkeeper -n "__fish_solkeeper_using_subcommand scores; and __fish_seen_subcommand_from remove" -l data-dir -d 'The data folder, instead of the standard one' -r -F
complete -c solkeeper -n "__fish_solkeeper_using_subcommand scores; and __fish_seen_subcommand_from remove" -l lang -d 'The language, instead of that of the settings or the system' -r -f -a "en\t''
it\t''"
complete -c solkeeper -n "__fish_solkeeper_using_subcommand scores; and __fish_seen_subcommand_from remove" -s h -l help
complete -c solkeeper -n "__fish_solkeeper_using_subcommand scores; and __fish_seen_subcommand_from remove" -l json -d 'Answers and errors are JSON on standard output'
complete -c solkeeper -n "__fish_solkeeper_using_subcommand scores; and __fish_seen_subcommand_from remove" -s V -l version -d 'Print version'
complete -c solkeeper -n "__fish_solkeeper_using_subcommand scores; and __fish_seen_subcommand_from elimina" -l game -d 'Lists only scores of this game' -r -f -a "first-martians\t''
pocket-mars\t''
mechanica\t''
mars-needs-mechanics\t''"
complete -c solkeeper -n "__fish_solkeeper_using_subcommand scores; and __fish_seen_subcommand_from elimina" -l player -d 'Lists only scores of this player' -r
complete -c solkeeper -n "__fish_solkeeper_using_subcommand scores; and __fish_seen_subcommand_from elimina" -l data-dir -d 'The data folder, instead of the standard one' -r -F
complete -c solkeeper -n "__fish_solkeeper_using_subcommand scores; and __fish_seen_subcommand_from elimina" -l lang -d 'The language, instead of that of the settings or the system' -r -f -a "en\t''
it\t''"
complete -c solkeeper -n "__fish_solkeeper_using_subcommand scores; and __fish_seen_subcommand_from elimina" -s h -l help
complete -c solkeeper -n "__fish_solkeeper_using_subcommand scores; and __fish_seen_subcommand_from elimina" -l json -d 'Answers and errors are JSON on standard output'
complete -c solkeeper -n "__fish_solkeeper_using_subcommand scores; and __fish_seen_subcommand_from elimina" -s V -l version -d 'Print version'
complete -c solkeeper -n "__fish_solkeeper_using_subcommand help" -l data-dir -d 'The data folder, instead of the standard one' -r -F
complete -c solkeeper -n "__fish_solkeeper_using_subcommand help" -l lang -d 'The language, instead of that of the settings or the system' -r -f -a "en\t''
it\t''"
complete -c solkeeper -n "__fish_solkeeper_using_subcommand help" -s h -l help
complete -c solkeeper -n "__fish_solkeeper_using_subcommand help" -l json -d 'Answers and errors are JSON on standard output'
complete -c solkeeper -n "__fish_solkeeper_using_subcommand help" -s V -l version -d 'Print version'
complete -c solkeeper -n "__fish_solkeeper_using_subcommand version" -l data-dir -d 'The data folder, instead of the standard one' -r -F
complete -c solkeeper -n "__fish_solkeeper_using_subcommand version" -l lang -d 'The language, instead of that of the settings or the system' -r -f -a "en\t''
it\t''"
complete -c solkeeper -n "__fish_solkeeper_using_subcommand version" -s h -l help
complete -c solkeeper -n "__fish_solkeeper_using_subcommand version" -l json -d 'Answers and errors are JSON on standard output'
complete -c solkeeper -n "__fish_solkeeper_using_subcommand version" -s V -l version -d 'Print version'
