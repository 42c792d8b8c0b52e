# The scores in the window: the list, the statistics, the forms.

scores-title = Scores
scores-loading = Reading the finished games…
scores-none = No finished game is kept yet. Enter a score above: it stays here, can be corrected later, and counts in the statistics.
scores-none-chosen = No finished game fits this choice.
scores-new = New score
scores-go-on = Go on with { $game }
scores-new-title = New score: { $game }
scores-all-games = All games
scores-all-players = Everybody
scores-line = { $game }, { $date }
scores-played = Kept on { $date }
scores-changed = Last corrected on { $date }
scores-crew = At the table: { $players }
scores-correct = Correct
scores-discard = Delete
scores-put-back = Put it back
scores-rule-on-ties = The rule on ties

scores-files = Files
scores-export-lead = All finished games in one file, with everything that was entered. The file can be read in again.
scores-export-json = Export as JSON
scores-export-csv = Export as CSV
scores-import-lead = Choose a file, type where it lies, or put it into { $path } and open this page again. What is here already is not added twice, and nothing is written over.
scores-import-file = Read in { $name }
scores-import-hint = Path of a .json or .csv file
scores-import-press = Read in this file

scores-done-kept = The score is kept.
scores-done-corrected = The score was reckoned again and has replaced the one before.
scores-done-put-back = The score is back in its place.
scores-done-discarded = The score was deleted. Its file lies in { $path }.
scores-done-exported = { $count ->
        [one] 1 finished game was written to { $path }.
       *[other] { $count } finished games were written to { $path }.
    }
scores-done-imported = { $added ->
        [0] Nothing was added.
        [one] 1 finished game was added.
       *[other] { $added } finished games were added.
    } { $there ->
        [0] { "" }
        [one] 1 was here already.
       *[other] { $there } were here already.
    }
scores-done-different = { $count ->
        [one] 1 game stands here otherwise than in the file. It was left as it is.
       *[other] { $count } games stand here otherwise than in the file. They were left as they are.
    }

scores-statistics = Statistics
scores-of-game = { $game }, { $mode }
scores-plays = Games
scores-wins = Won
scores-best = Best
scores-average = Average
scores-over-time = Over time, { $first } to { $last }
scores-bar-won = won
scores-bar-lost = not won
scores-line-average = average
scores-mark-best = best
scores-wins-of = { $wins } of { $plays } won

scores-correct-title = Correct: { $game }
scores-keep = Keep this score
scores-keep-correction = Keep the correction
scores-mode-multiplayer = Several players
scores-mode-solo = Solo
scores-level = Level of difficulty
scores-level-standard = Standard
scores-level-super-android = Super Android
scores-level-cybernetic-organism = Cybernetic Organism
scores-clockwise = Enter the players clockwise around the table: that may decide a tie.
scores-player-wrong = has an error
scores-no-sum = no sum yet
scores-sum = The sum so far. Each line leads to its rule.
scores-known-names = Known from earlier games
scores-no-more-players = At most { $limit } can play: no player was added.
scores-add-player = Add a player
scores-remove-player = Remove this player
scores-remove-named = Remove { $name }
scores-total = Total
scores-winner = wins
scores-missing-field = { $player }, { $field }
scores-missing = { $more ->
    [0] Missing: { $fields }
   *[other] Missing: { $fields } and { $more } more
}
scores-rest-zero = The rest is 0
scores-rest-zero-player = The rest of this player is 0
scores-number-open = A number is missing here.
scores-result = Result
scores-result-open = The ranking stands here as soon as everything is entered.
scores-sheet-wrong = What was entered cannot be scored.
scores-result-wrong = Something was entered that cannot be. The reason stands beside it.
scores-note = Note
scores-note-hint = A note, if you like
scores-yes = Yes
scores-no = No

scores-switches = How the rulebook is read
scores-switches-lead = Where the rulebook can be read in two ways, Solkeeper follows one. You may follow the other.
scores-switches-more = Show the switches
scores-switches-less = Hide the switches

scores-pm-ship = Colonists on the spaceship
scores-pm-energy = Energy
scores-pm-one-star = One-star space
scores-pm-two-star = Two-star space
scores-pm-earth = Colonists who are nowhere else are on Earth.

scores-me-wallet = Wallet
scores-me-vault = Vault
scores-me-as-sum = As a sum
scores-me-in-coins = In coins
scores-me-coin = Coins of { $coin }
scores-me-improvements = Improvements
scores-me-improvements-lead = The value printed on each improvement installed in the factory.
scores-me-improvements-armand = The value printed on each improvement beside ARMAND-0’s vault; each counts six times.
scores-me-improvements-hint = Values with spaces between: 4 3 2
scores-me-tile = + { $value }
scores-me-tile-back = Take the last one back
scores-me-other-tiles = Other tiles, where they are worth something

scores-mnm-cogs = Cogs
scores-mnm-mechanisms = Added or taken by Mechanism cards
scores-mnm-hand = Component cards in hand
scores-mnm-last-first = First player of the last round
scores-mnm-last-first-lead = By the rules nobody shares a place: without this player the score cannot be kept.
scores-market = Prices and sales
scores-mnm-prices = Prices after a round
scores-mnm-line-lead = The Order Line from the front to the back, with the prices as they stand. Whatever is bought goes to the front.
scores-mnm-place = { $place }. { $component }
scores-mnm-buy = Buy
scores-mnm-bought = Bought
scores-mnm-forward = One place forward
scores-mnm-final = Is this the final round?
scores-mnm-sale = Best sale of a hand
scores-mnm-sale-lead = Hands are secret: turn the screen away from the others. Nothing of this is kept, and it is gone once the hand is put away.
scores-mnm-hand-show = Enter a hand
scores-mnm-hand-away = Put the hand away
scores-mnm-scrap = Scrap
