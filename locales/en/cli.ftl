# The command line.

cli-error = Error: { $message }
cli-unknown-subcommand = There is no subcommand “{ $word }”. `solkeeper help` lists them.
cli-unknown-option = There is no option { $word } here. `solkeeper help` lists them.
cli-missing-value = The option { $word } needs a value after it.
cli-twice = The option { $word } is given twice. Give it once.
cli-contradicting = These contradict each other: { $word }. Leave one of them out.
cli-take-over-alone = The option { $word } works only with --resume: a new game has its mission as it is now.
cli-note-alone = The option { $word } works only with --keep: only a kept score has a note.
cli-replace-alone = The option { $word } works only with -o FILE.
cli-not-for-game = The option { $word } is for missions; this game has nothing like it.
cli-json-alone = The option { $word } works only with a subcommand. `solkeeper help` lists them.
cli-empty-word = A word of the command line is empty.
cli-switch-for-one = “{ $word }” is for a player alone. Play alone with `--players 1`, or leave “{ $word }” out.
cli-switch-for-several = “{ $word }” is for two or more players. Name more players, or leave “{ $word }” out.
cli-unexpected-word = “{ $word }” is one word too many.
cli-missing-argument = A word is missing: { $word }. `solkeeper help` shows where.
cli-unknown-language = The language “{ $word }” is not there. There are: en, it.
cli-bad-players = The number of players is 1, 2, 3 or 4, not “{ $word }”.
cli-bad-seed = The seed is a whole number from 0 up, not “{ $word }”.
cli-bad-limit = The number of answers is a whole number from 1 up, not “{ $word }”.
cli-unknown-game = There is no game “{ $word }”. There are: first-martians, pocket-mars, mechanica, mars-needs-mechanics.
cli-unknown-set-up = The set-up is asked for with --set-up, or confirmed with --set-up=dealt; “{ $word }” is neither.
cli-bad-board = The board is kept as `story` or `full`, not “{ $word }”.
cli-not-text = The command line holds something that is not text.
cli-unknown-mission = There is no mission called “{ $mission }”. There are: { $known }; and the games { $games }.
cli-game-no-mission = “{ $game }” is a game and not a mission. `solkeeper play { $game }` helps with it; this is for missions, which `solkeeper missions` lists.
cli-no-backup = The save “{ $save }” has no backup { $number }.
cli-nothing-to-resume = There is no saved game of “{ $mission }”. Leave out `--resume` to begin one.
cli-no-window = No window could be opened on this system. `solkeeper play make-yourself-at-home` plays in the terminal.
cli-unwritten = The answer could not be written or read: { $cause }. What the program has saved stays saved.
cli-no-window-because = No window could be opened on this system: { $cause }. `solkeeper play make-yourself-at-home` plays in the terminal.
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
cli-campaign-named = { $name }: { $title }
cli-campaign-at = { $sol ->
        [0] { $title }, set-up
       *[other] { $title }, sol { $sol }
    }
cli-campaign-over = { $title }, the campaign is over
cli-campaign-before = { $title }; the save of chapter { $lost } cannot be opened, so it is at the end of chapter { $position }
cli-campaign-lost = { $title }; none of its chapters can be opened
cli-save-helper-at = { $game }, { $heading }
cli-save-unreadable = { $save }: { $why }
cli-save-damaged = { $part ->
        [head] Some of this save before its first entry is damaged. Opening it restores that part and keeps the file as it was.
        [end] The end of this save is damaged. Opening it keeps that part in a file of its own and goes on from what stands before it.
       *[middle] A part of this save cannot be read. Opening it goes on from what stands before that part, in a new save.
    }
cli-save-is-damaged = { $line }; damaged, but it opens
cli-report-damaged = The save “{ $save }” is damaged, so its story may be incomplete. { $why }
cli-report-campaign = The save of the campaign “{ $save }” is missing or damaged, so its story is that of its chapters. Opening the campaign writes it anew.
cli-report-without-chapter = The story is incomplete. { $why }
cli-backups = Backups of it can be opened: { $backups }.
cli-backup = --resume={ $save } ({ $written })
cli-backup-restored = The backup { $backup } is opened as the new save { $save }.
cli-saves-unreadable = These saves cannot be read: { $saves }.
cli-save-folds-otherwise = The entries of this save lead this version to another state than the one that was stored.
cli-folder-here = “{ $name }” is the mission that is listed, not the folder of this name here. The folder is ./{ $name }
cli-no-mission-there = There is no mission at { $path }: name a folder with a file mission.json, or a mission that `solkeeper missions` lists.
cli-mission = { $id }: { $title }{ $own ->
        [yes] , added by you
       *[no] {""}
    }{ $playable ->
        [yes] {""}
       *[no] ; it has errors, which `solkeeper check { $id }` lists
    }
cli-game = { $id }: helper for { $title }
cli-missions-more = `solkeeper play NAME` plays the mission or helps with the game of that name.
cli-watching = Waiting for a change; Ctrl+C ends.
cli-checked = { $name }: { $errors ->
        [0] nothing is wrong
        [one] one error
       *[other] { $errors } errors
    }{ $warnings ->
        [0] {""}
        [one] , one warning
       *[other] , { $warnings } warnings
    }.
cli-not-scored = There is no game “{ $word }” to score. There are: pocket-mars, mechanica, mars-needs-mechanics.
cli-bad-games = “{ $word }” is not a number of games; from 1 to 1000000 can be played.
cli-bad-kind = “{ $word }” is no kind of mission; there are example, building, exploration and research.
cli-bad-sols = “{ $word }” is not a number of sols for a skeleton; it can have 4 to 12.
cli-bad-events = “{ $word }” is not a number of events for a skeleton; it can have 6 to 30.
cli-bad-player = “{ $word }” is no player; there are random, careful and impulsive.
cli-bad-export = The file is to end in .csv or .json, not be called “{ $word }”.
cli-bad-scores = “{ $word }” cannot be done with the kept scores. There are: export, import, remove.
cli-bad-box = “{ $word }” cannot be done with the box. There are: set, confirm, reset.
cli-no-file = There is no file { $file }.
cli-no-scores = There are no kept scores here.
cli-score-kept = Kept as { $id }.
cli-score-removed = Score deleted. It lies in the wastebasket: { $file }
cli-scores-exported = { $count ->
        [one] 1 score was written to { $file }.
       *[other] { $count } scores were written to { $file }.
    }
cli-scores-imported = { $added ->
        [0] No score was added
        [one] 1 score was added
       *[other] { $added } scores were added
    }{ $there ->
        [0] .
        [one] ; 1 was there already.
       *[other] ; { $there } were there already.
    }
cli-score-different = { $id } stands here otherwise than in the file. It was left as it is.
cli-usage =
    Solkeeper, a companion for the board game First Martians, with helpers and scores for three others.
    {""}
    solkeeper                          opens the window
    solkeeper play MISSION             plays a mission in the terminal
        --players N                    1 to 4 players (also: --crew N)
        --names A,B                    who plays, clockwise
        --seed S                       the same seed and commands give the same game
        --board story|full             who keeps the board: you, or the app (story if left out)
        --resume[=SAVE[@N]]            goes on with the newest save of the mission, or with that one, or with its backup N
        --take-over                    with --resume: goes on with the mission as it is now, in a new save
        --auto                         the app plays by itself to the end
        --json                         a command a line, an answer a line; “state” asks for the state
        --set-up[=dealt]               with --json: begins with the set-up, which is otherwise confirmed as it stands; dealt: confirms it after the app has chosen the AOMs and drawn the Upgrade cards
    solkeeper missions                 lists the missions and games that can be played
    solkeeper play GAME                helps at the table of pocket-mars, mechanica or mars-needs-mechanics
        --players N, --names A,B       who plays, clockwise; one player plays alone against the rival
        --level L                      alone against DA: standard, super_android or cybernetic_organism
        --set NAME=VALUE               a switch of the rules; once for each. Without these flags you are asked
        --seed, --resume, --auto, --json   as for a mission
    solkeeper saves                    lists the saved games
    solkeeper backup [FILE]            writes everything into one file, to keep or to carry to another machine
    solkeeper restore FILE             brings such a file in; nothing that is here is lost
    solkeeper report SAVE              the story of a saved game so far
        --html, -o FILE, --replace     as a page to share; into a file
    solkeeper rules WORDS              looks a rule up, in all games and both languages
        --game GAME                    first-martians, pocket-mars, mechanica or mars-needs-mechanics only
        --limit N                      at most N answers
    solkeeper rules --list             all entries by chapter
    solkeeper rules --id ID            one entry
    solkeeper box                      lists what is in the box, and what of it is assumed
    solkeeper box set NAME VALUE       puts a value right, for the games begun from then on
    solkeeper box confirm NAME         a value, or a whole group, is right as it stands
    solkeeper box reset NAME           back to the shipped values
    solkeeper check [MISSION|PATH…]    checks missions by name, or folders, bundles, saves, rules; if left out, all missions and rules
        --watch                        checks again whenever a file changes, until Ctrl+C
    solkeeper print MISSION            the mission sheet as a page for paper
        --map                          what leads to what in it instead, for its author: shows all its secrets
        -o FILE, --replace             into a file; over one that is there
    solkeeper simulate MISSION         plays it many times by itself and tells how it ended and what never came
        --players N                    1 to 4 players (each of them if left out)
        --games N, --seed S            how many games for each (100), from which seed on (1)
        --player random|careful|impulsive  how it is played (careful)
        --board story|full             who keeps the board (full with a careful player)
        --all                          lists the cards of shared decks too
    solkeeper own-sheet [MISSION]      types in a printed mission sheet line by line, or changes that of a mission made so
    solkeeper own-campaign             makes a campaign of missions that were typed in or added
    solkeeper new-mission DIR          a small mission to begin with, in a new folder; or the texts that the mission there lacks
        --kind KIND                    example, or a skeleton: building, exploration, research; asked for if left out
        --sols N, --events N           of a skeleton: how many sols (7), how many events (18)
        --ask                          asks for what is left open, also where no terminal is
    solkeeper pack DIR                 a mission and all that it needs as one file; -o FILE, --replace
        --numbers-only                 of a sheet that was typed in, only the numbers: no words of the sheet or of yours
    solkeeper add FILE|DIR             takes a mission in among yours; --replace where there is one of that name
    solkeeper schema [KIND]            the JSON Schema of mission, deck or box, or of all three; of what score reads: score-GAME
    solkeeper score GAME [FILE|-]      scores a finished game from JSON; GAME is pocket-mars, mechanica, mars-needs-mechanics
        --example                      prints such a game, to change and to score
        --ask                          asks for the score sheet line by line, instead of reading JSON
        --keep[=SCORE]                 keeps it in the list, or puts that kept score right
        --note TEXT                    a text kept beside it
    solkeeper scores                   lists the kept scores, with statistics
        --game GAME, --player NAME     only these
    solkeeper scores export FILE       writes them to a new file, .csv or .json
    solkeeper scores import FILE       takes such a file in; what is there already is not added again
    solkeeper scores remove SCORE      deletes a kept score
    {""}
    Everywhere: --lang en|it, --data-dir DIR, --json, --help, --version.
    Exit codes: 0 all done; 1 not done; 2 the command line is wrong; 3 done, but something was left out, which the answer names.
    Text play is made for screen readers: one fact a line, numbered choices, `help` at any time.

# Text play. A line is one fact; signs become words (`spoken-…`).

spoken-change = from { $from } to { $to }
spoken-plus = plus { $number }
spoken-minus = minus { $number }
spoken-number = number { $number }
spoken-now = exclamation mark
spoken-next = double arrow
spoken-cross = cross

text-start = Solkeeper, text play. The game is saved as { $save }.
text-more = Type a number, a word, or “help”.
text-prompt =
    { $count ->
        [0] A word, such as “history”, “undo” or “quit”:
        [one] Enter for 1, or a word:
       *[other]
        { $enter ->
            [yes] A number from 1 to { $count }, Enter for 1, or a word:
           *[no] A number from 1 to { $count }, or a word:
        }
    }
text-step = { $phase }. { $heading }.
text-choice = { $number }. { $label }
text-assumed = Some numbers here are assumed: no source gives them. Your printed components decide.
text-as-before =
    { $count ->
        [one] One line is as you heard it before. “where” tells it again, “whole” tells every step whole.
       *[other] { $count } lines are as you heard them before. “where” tells them again, “whole” tells every step whole.
    }
text-whole-on = From now on every step is told whole, in this and every later game. Type “whole” again to leave out what you have heard.
text-whole-off = From now on steps are told without what you have heard before.
text-end-more = “history” tells all that has happened, “undo” takes the last thing back. After “quit”, “solkeeper report” with the name of the save writes the story, and “solkeeper scores” lists the results.
text-impossible-more = “impossible” tells which actions cannot be planned now, and why.
text-impossible-line = { $action }: not possible. { $reasons }
text-impossible-later = It can be asked only while you plan.
text-impossible-none = Every action is possible.
text-impossible-story = In Story you keep the board, so the app sees only what Morale and the Malfunction tracks forbid. The rules say what each action needs.
text-card = { $label }. { $title }.
text-undone = Undone: { $what }.
text-redone = Done again: { $what }.
text-save-point = This place is now called “{ $name }”.
text-unknown = “{ $words }” is not understood here. Nothing was changed.
text-unknown-help = “help” lists what can be typed.
text-meant = Did you mean “{ $word }”?
text-meant-several = That could be: { $words }. Say more of the name.
text-no-choice =
    { $count ->
        [0] There is no choice { $number } here, only words. Nothing was changed.
        [one] There is no choice { $number } here, only 1. Nothing was changed.
       *[other] There is no choice { $number } here: choose from 1 to { $count }. Nothing was changed.
    }
text-rules-questions = What tables ask at this step:
text-rules-step = The rules of this step:
text-rules-instead = That is not a command. It was looked up in the rules; nothing was changed.
text-rules-found = What the rules say about “{ $words }”:
text-rules-read = “rules” and a number reads one of them.
text-rules-no-number =
    { $count ->
        [0] No rules are listed here. “rules” and words looks for some.
       *[other] There is no { $number } in the list of rules: choose from 1 to { $count }.
    }
text-enter-nothing =
    { $count ->
        [0] There is nothing to choose here: type a word.
       *[other] Enter alone chooses nothing here: type a number from 1 to { $count }.
    }
form-choice = A number from 1 to { $count }. Enter for { $default }:
form-which = A number from 1 to { $count }:
text-which = Which of them
text-value-wanted = { $name }, from { $min } to { $max }:
text-value-outside = That is not a number from { $min } to { $max }. Nothing was changed.
text-value-left = The numbers were not entered. Nothing was changed.
text-value-paused = Nothing was changed. The numbers entered so far are kept, and the question comes again; “<” leaves it.
text-value-kept = { $name }: { $number }, as entered.
text-saved = The game is saved as { $save }. Go on with: solkeeper play { $mission } --resume
# In the first answer of --json.
json-not-laid = Not laid in this set-up: { $aoms ->
        [0] { $upgrades ->
            [one] 1 Upgrade card
           *[other] { $upgrades } Upgrade cards
        }
        [one] 1 AOM{ $upgrades ->
            [0] {""}
            [one] {" and 1 Upgrade card"}
           *[other] {" and "}{ $upgrades } Upgrade cards
        }
       *[other] { $aoms } AOMs{ $upgrades ->
            [0] {""}
            [one] {" and 1 Upgrade card"}
           *[other] {" and "}{ $upgrades } Upgrade cards
        }
    }. With --set-up=dealt the app deals them.
text-log-head = Mission Log:
text-log-line = Objective { $number }, “{ $title }” ({ $kind }): { $state }. { $text }
text-log-open = open
text-log-count = open, { $count }
text-events-head = Open event actions:
text-events-none = No event action is open.
text-actions-head = Mission actions:
text-action-line = Action { $number }, { $title }. { $does }
text-event-line =
    { $left ->
        [one] { $number }. “{ $title }”, last sol. { $action } Cost: { $cost }.
       *[other] { $number }. “{ $title }”, { $left } sols left. { $action } Cost: { $cost }.
    }
text-board-sol = Sol { $sol } of { $sols }, { $phase }. First Player: { $first }.
text-board-morale = Morale: { $morale }.
text-board-track = Malfunction track of the { $block }: { $number }.
text-board-red = Red in the Malfunction Box: { $blocks }.
text-board-mission-track = { $track }: { $number }.
text-where = { $when ->
        [before] “{ $mission }”. Before sol 1 of { $sols }.
        [over] “{ $mission }”. The mission is over, in sol { $sol } of { $sols }.
       *[under-way] “{ $mission }”. Sol { $sol } of { $sols }. First Player: { $first }.
    }
text-pieces-offer = “pieces” says where every piece goes, if you put the table back.
text-pieces-none = There is nothing to put back: the first sol has not begun, or the mission is over.
text-nothing-read = Nothing has been read yet.
text-sheet-line = { $name } = { $label }: { $value }
text-sheet-assumed = { $name } = { $label }: { $value } (assumed)
text-help-choose = A number chooses what stands beside it in the last list.
text-help-enter = Enter alone does number 1, where the prompt says so.
text-help-topic-actions = “help actions” lists what you report during the actions.
text-help-topic-table = “help table” lists what you report whenever something on the table says so.
text-help-topic-set = “help set” lists what can be put right by hand.
text-help-where = where: the step again, whole.
text-help-whole = whole: tells every step whole from now on, with what you have heard before; typed again, leaves that out.
text-help-read = read: the last text again.
text-help-board = board: sol, Morale, Malfunction tracks, Malfunction Box; with the Full board every number on it, by the name under which it is set.
text-help-pieces = pieces: where every piece goes, by area, to put the table back.
text-help-log = log: objectives, mission actions and open event actions, with their numbers.
text-help-rules = rules: the rules of this step; “rules” and words search, “rules” and a number reads.
text-help-history = history: all that has happened.
text-help-undo = undo: takes the last thing back.
text-help-redo = redo: brings back what was undone.
text-help-save = save NAME: gives this place a name.
text-help-reload = reload: goes on with the mission as its files are now, in a new save; for authors.
text-help-quit = quit: leaves; everything is saved already. The end of input, Ctrl and D, does the same.
text-help-help = help WORD: what that word does.
text-help-adventure = adventure TYPE WHO: draws an Adventure. TYPE is explore, gather, research or build; WHO is a seat from 1, or a name.
text-help-roll = roll TYPE WHO: the app rolls the action dice. TYPE is explore, gather, research or build; WHO is a seat from 1, or a name.
text-help-event = event N: the event action with number N in the log was done.
text-help-objective = objective N: the objective with number N in the log moved on by one success.
text-help-action = action N: the mission action with number N in the log succeeded.
text-help-taken = taken N: you took the Objective token of the mission on which N is printed.
text-help-impossible = impossible: lists, while you plan, the actions that cannot be planned, and why.
text-help-unwind = unwind: Unwind for Morale.
text-help-manage = manage BLOCK: Manage, a Malfunction track falls by 1; with 2 behind it, by 2. BLOCK is working, living or systems.
text-help-overrule = overrule N WHAT because REASON: with the Full board, the table decides about the planned action with number N. WHAT is pawns and a number, free, price and what is paid (for example “price 2 energy 1 seed”), dice, no-dice, allowed, forbidden, or none to withdraw the last. REASON is skill, upgrade, poi, mission, other, or a text.
text-help-anyway = anyway ACTION because REASON: with the Full board, plans an action that the app forbids, for example “anyway Explore R2-N because skill”.
text-help-morale = morale NUMBER: Morale moves by that number, for instance +1 or −1.
text-help-raise = raise BLOCK: a Malfunction track rises by 1, or by the number behind it. BLOCK is working, living or systems.
text-help-card = card BLOCK: a Malfunction card is drawn. BLOCK is working, living or systems; behind it a keyword of the card, if one is asked for.
text-help-resolve = resolve BLOCK: a full Malfunction track is resolved. BLOCK is working, living or systems.
text-help-direction = direction: a Direction card is drawn.
text-help-research = research: a Research card is drawn.
text-help-died = died WHO: an astronaut took the sixth wound. WHO is a seat from 1, or a name.
text-help-moved = moved SPOT NUMBER: with the Full board, something on the table moved that number, and what follows from it happens. SPOT is a name that “board” lists, or the words of it that no other has, for example “moved Stress 3”.
text-help-mark = mark SPOT NUMBER: with the Full board, that number or letter is printed on an Objective token that SPOT counts, for example “mark red Pending 3”. Of several tokens, type which one before the number: “mark red Pending 2 B”.
text-help-dismantle = dismantle FACILITY PART: with the Full board, before you declare: a green part turns red and gives its spare part, for example “dismantle Lab CPU”. dismantle UPGRADE: that Upgrade card gives its two spare parts.
text-help-poi = poi NUMBER: with the Full board, you use that one of your Available POI tokens that have a name. “mark Available POI: NAME” gives one its name.
text-help-skill = skill WHO NUMBER: NAME gives a skill its name, for example “skill Medic 1: Steady hands”; 0 is the basic skill, 1 to 3 are the Skill cards. skill WHO NUMBER and a state says whether it can be used: ready, locked, or discarded if an effect made you discard it. skill WHO NUMBER used: the skill is used and its price is paid; “used 2” pays 2 Morale tokens instead.
text-help-put = put TOKEN PILE: with the Full board, a Modifier token lies on top of a pile, for example “put blocked Lab !”. PILE is a Facility with ! or >>, a rover, an ID board or a region.
text-help-take = take TOKEN PILE: that Modifier token is gone from the pile, for example “take blocked Lab !”.
text-help-tile = tile WORDS SAMPLES POIS: the ROI tile that you drew, for example “tile wound adventure 2 1”; words are { $words } or none. tile REGION WORDS: a tile lies on that region, for example “tile { $region } wound”; tile REGION gone: none lies there.
text-help-compared = compared SECTION: with the Full board, that part of the table agrees with the app’s. SECTION is a heading that “board” lists, or a word of it that no other has, for example “compared map”.
text-help-set = set NAME VALUE puts a value right by hand. These are the names now:
text-help-set-board = set { $name } full, or story: the app keeps the board from now on, or you do.
text-help-set-spot = set { $name } VALUE: with the Full board, a number, red or green, yes or no. SPOT is a name that “board” lists, of the parts too, or the words of it that no other has, for example “set Lab, CPU red”.
text-help-set-number = set { $name }: a number.
text-help-set-marker = set { $name }: red or green.
text-help-set-who = set { $name }: a seat from 1, or a name.
text-help-set-operator = set { $name }: with the Full board, who operates that AOM: a seat from 1, or a name.
text-help-set-text = set { $name }: a name. Seats count from 1.
text-help-set-profession = set { $name }: medic, scientist, geologist or engineer. Seats count from 1.
text-help-set-dice = set { $name }: own or app.
text-help-set-cards = set { $name }: own or app.
text-help-set-difficulty = set { $name }: easier, standard or harder.
text-help-set-yes = set { $name }: yes or no.
text-board-section = { $section }:
text-board-unsure = { $section }, not yet compared with the table:
text-board-spot = { $name } = { $number }
text-board-known = { $name } = { $number } ({ $known })
text-board-skill = { $name }: { $skill }
text-board-there = { $name } = yes
text-board-red-part = { $name } = red
text-board-state = { $name } = { $number }: { $state }
text-board-tokens = { $stack }, from the bottom: { $tokens }
text-board-rest = What is not listed is green, 0 or not there.
text-board-threshold-counted = { $what }: { $count }. Threshold: { $range }.
text-board-threshold = Broken parts: { $count }. Threshold: { $threshold }.
text-board-broken = Broken parts: { $count }.

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
text-own-cards = own
text-app = app
text-easier = easier
text-standard = standard
text-harder = harder
