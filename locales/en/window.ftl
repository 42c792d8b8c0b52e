# The window: what stands on its buttons, tabs and panels. What happens in the game is told elsewhere.

## Everywhere

window-name = Solkeeper
window-less = −
window-more = +
window-percent = { $number } %
window-date = { $year }-{ $month }-{ $day }
window-home = Home
window-settings = Settings
window-back = Back
window-close = Close
window-cancel = Cancel
window-dismiss = Understood
window-assumed = assumed
window-loading = Reading your saved games …

## Home

window-lead = It reads out a mission of First Martians, remembers what must not be forgotten, and says what to do now.
window-continue = Continue { $mission }
window-play = Play { $mission }
window-missions = Missions
window-missions-lead = Starts a new game. Games that you have begun stay where they are.
window-saves = Saved games
window-saves-none = No game has been begun yet. Whatever you press in a game is saved at once: you can close the window at any time.
window-save-set-up = set-up
window-save-sol = sol { $sol } of { $sols }
window-save-over = over
window-save-line = { $mission }, { $where }
window-save-details = { $crew }; { $where }; { $date }
window-save-crew = { $crew }; { $date }
window-save-unread = { $name }: cannot be read
window-language = Language
window-text-size = Text size
window-theme = Theme
window-theme-night = Night
window-theme-day = Day
window-theme-high-contrast = High contrast
window-quit = Quit
window-data = Your games lie in { $path }.
window-mission-broken = { $mission } cannot be played: its folder has errors. “solkeeper check” names them.

## The frame of a game

window-sol = Sol { $sol } of { $sols }
window-before = Before sol 1 of { $sols }
window-first-player = First Player: { $name }
window-tab-step = Step
window-tab-log = Log
window-tab-table = Report
window-tab-history = History
window-tab-correct = Correct
window-undo-nothing = Nothing to undo
window-to-report = Report what happened

## Set-up

window-players = How many people play?
window-crew = The crew, clockwise around the table
window-seat = Astronaut { $number }
window-name-hint = Name
window-is-first = First Player
window-aoms = AOMs that come along
window-dice = Whose dice?
window-cards = Whose cards?
window-own = Your own
window-apps = The app’s
window-own-cards = Your own
window-apps-cards = The app’s
window-difficulty = How hard?
window-easier = Easier
window-standard = As printed
window-harder = Harder
window-numbers = Numbers
window-dice-by-sol = Malfunction dice by sol
window-sol-number = { $sol }

## The step

window-number-assumed = A number on this page is assumed: no source told it. Your printed components decide.
window-enter-dice = What the dice show
window-enter-own-dice = Or enter what your own dice show
window-enter-own-press = Enter these numbers

## Report

window-open-events = Open event actions
window-open-events-none = No event action is open.
window-sols-left = { $sols ->
        [one] Last sol
       *[other] { $sols } sols left
    }
window-adventure = Adventure
window-adventure-lead = When an action calls for an Adventure: its type, then who performed the action.
window-actions = Actions done
window-other = Something else at the table
window-other-morale = Morale changes
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
window-advance = One success more
window-met = Mark as met

## History

window-history = What has happened
window-history-none = Nothing yet.
window-read-again = Read it again: { $title }
window-older = Show older entries
window-save-points = Save points
window-save-points-lead = Name this place in the game to come back to it later.
window-save-point-hint = A name for this place
window-save-point-set = Set a save point
window-return = Go back to: { $name }

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
