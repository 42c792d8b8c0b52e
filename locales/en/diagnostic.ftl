# What is wrong in a mission, a deck, the box or their texts: `diagnostic-<code>`, read by who writes a mission.
#
# The message itself and `.help` use only what is always given for that code. What may be lacking stands apart:
#   `.with-<arg>`   in place of the message, when <arg> is given; at most one for each code
#   `.<arg>`        one line more, between message and help, when <arg> is given
#   `.help`         what to do about it, always
# An empty id counts as not given: of most ids the message itself therefore tells that it is empty.
#
# .with-id          doubled-key unknown-field unknown-word bad-id doubled-id unknown-id unknown-deck goal-not-met
#                   threshold-without-number second-threshold threshold-mismatch ask-unseen never-revealed not-hidden
#                   doubled-option keyword-facility box-incomplete missing-message
# .with-change      out-of-range (with $found), instead of .with-found
# .with-found       json-syntax wrong-type out-of-range cut-line rules-bad-source
# .with-min         empty-range (with $max)
# .with-attribute   unknown-variable unknown-reference unknown-function
# .with-keyword     empty-deck
# .with-language    missing-file
# .first            doubled-id second-threshold ending-never-fits
# .found            variables-differ numbers-differ
# .expected         unknown-field unknown-word unknown-variable variables-differ rules-wrong-prefix rules-unknown-line rules-bad-source
#                   numbers-differ
# .suggestion       unknown-field unknown-word unknown-id unknown-deck missing-message left-over-message
#                   left-over-attribute unknown-variable
#                   flag-never-set flag-never-read counter-never-counts counter-never-read
# .id               never-true always-true (with $min and $max)
# .attribute        empty-text long-text same-text not-translated numbers-differ

## The file and its shape

diagnostic-missing-file = The file “{ $id }” is missing.
    .with-language = The file “{ $id }” is missing. It holds the texts in the language “{ $language }”.
    .help = Add the file under exactly this name, capital and small letters included.

diagnostic-json-syntax = The file is empty. It must hold a JSON object.
    .with-found = This is not valid JSON. The reader reports: { $found }
    .help = Look just before the place marked. Often a comma, a quotation mark or a bracket is missing or superfluous. Comments are not allowed.

diagnostic-doubled-key = An empty key stands twice in the same object.
    .with-id = The key “{ $id }” stands twice in the same object.
    .help = Keep one of the two and delete the other.

diagnostic-unknown-field = A field with an empty name does not exist here.
    .with-id = There is no field “{ $id }” here.
    .expected = Known here: { $expected }.
    .suggestion = Did you mean “{ $suggestion }”?
    .help = Correct the name, or delete the field. Names are matched letter by letter.

diagnostic-missing-field = The field “{ $id }” is missing.
    .help = Add “{ $id }” to the object that begins at the place marked.

diagnostic-unknown-word = The word is empty.
    .with-id = The word “{ $id }” cannot be used here.
    .expected = Allowed: { $expected }.
    .suggestion = Did you mean “{ $suggestion }”?
    .help = Use a word that is allowed here. If it is right in itself, it may need something that the mission does not have.

diagnostic-wrong-type =
    { $expected ->
        [whole-number] A whole number must stand here.
        [text] A text must stand here.
        [true-or-false] True or false must stand here.
        [list] A list must stand here.
       *[object] An object must stand here.
    }
    .with-found =
        { $expected ->
            [whole-number] A whole number must stand here
            [text] A text must stand here
            [true-or-false] True or false must stand here
            [list] A list must stand here
           *[object] An object must stand here
        }{ $found ->
            [number] ; what stands here is a number.
            [text] ; what stands here is a text.
            [true-or-false] ; what stands here is true or false.
            [list] ; what stands here is a list.
            [null] ; what stands here is null.
           *[object] ; what stands here is an object.
        }
    .help = Texts stand in quotation marks, numbers and true or false do not. A whole number has no decimal point. Lists stand in square brackets, objects in curly ones.

diagnostic-wrong-length = The number of values here is { $found }. It must be { $expected }.
    .help = Add what is missing, or delete what is too much.

diagnostic-out-of-range = The number here must lie between { $min } and { $max }.
    .with-found = The number is { $found }. It must lie between { $min } and { $max }.
    .change = It is the number of the sheet with “{ $change }”.
    .help = Choose a number within these limits.

diagnostic-not-one-word = This object must have exactly one key, which says what it is.
    .help = Keep one key. If you need several things, write several objects in a list.

diagnostic-too-deep = Too much is nested here, one thing inside the other.
    .help = Nest less. Divide it over several entries or several messages.

diagnostic-deep-nesting = This lies deeper in other conditions or effects than a saved game can carry: at most { $max } levels.
    .help = Take the inner parts out: as a Follow-Up, as a flag that is set before, or as several conditions side by side.

diagnostic-unreadable = This cannot be read. The reader reports: { $found }
    .help = Compare it with the JSON Schema, or with the same place in a mission that loads.

diagnostic-wrong-format = There is no format { $found }.
    .help = Write { $expected } as the value of “format”.

diagnostic-newer-format = The format is { $found }. This version of Solkeeper reads up to format { $expected }.
    .help = Update Solkeeper. If you wrote the file yourself, write { $expected } as the value of “format”.

## Ids

diagnostic-bad-id = The id is empty.
    .with-id = “{ $id }” is not a valid id.
    .help = Use small letters a–z, digits and single hyphens. Begin with a letter and do not end with a hyphen.

diagnostic-game-id = “{ $id }” is the name of a game: a mission or a campaign with this id cannot be played by its name.
    .help = Give the mission or campaign and its folder another id.

diagnostic-doubled-id = An empty id stands here for the second time.
    .with-id = The id “{ $id }” is already in use.
    .first = It is first used at { $first }.
    .help = Give each entry an id of its own, in the mission and its decks alike. List each deck once.

diagnostic-unknown-id =
    { $kind ->
        [objective] The id of the objective is empty.
        [token] The id of the Objective token is empty.
        [mark] The id of the marker is empty.
        [walker] The id of the walker is empty.
        [track] The id of the track is empty.
        [action] The id of the action is empty.
        [ending] The id of the ending is empty.
        [chapter] The id of the chapter is empty.
        [event] The id of the Mission Event is empty.
        [standing] The id of the rule is empty.
        [upgrade] The id of the Upgrade card is empty.
        [follow_up] The id of the Follow-Up is empty.
       *[other] The id is empty.
    }
    .with-id =
        { $kind ->
            [objective] There is no objective “{ $id }”.
            [token] There is no Objective token “{ $id }”.
            [mark] There is no marker “{ $id }”.
            [walker] There is no walker “{ $id }”.
            [track] There is no track “{ $id }”.
            [action] There is no action “{ $id }”.
            [ending] There is no ending “{ $id }”.
            [chapter] There is no chapter “{ $id }” here.
            [event] There is no Mission Event “{ $id }”.
            [standing] There is no rule “{ $id }”.
            [upgrade] There is no Upgrade card “{ $id }” in the box.
            [follow_up] There is no Follow-Up “{ $id }”.
           *[other] Nothing has the id “{ $id }”.
        }
    .suggestion = Did you mean “{ $suggestion }”?
    .help = Correct the id, or add the entry that it names. A Follow-Up may also stand in one of the decks used.

diagnostic-unknown-deck = The name of the deck is empty.
    .with-id = There is no deck “{ $id }”.
    .suggestion = Did you mean “{ $suggestion }”?
    .help = Name a file of the “decks” folder, without “.json”.

## Numbers and objectives

diagnostic-empty-range = The lowest value is higher than the highest.
    .with-min = The lowest value, { $min }, is higher than the highest, { $max }.
    .help = Swap the two, or correct one of them.

diagnostic-goal-not-met = Steps of { $step } never give exactly { $goal }.
    .with-id = In the objective “{ $id }”, steps of { $step } never give exactly { $goal }.
    .help = Choose a step that divides the goal without remainder, or another goal.

diagnostic-threshold-without-number = A Threshold objective is there, but the sheet states no Threshold.
    .with-id = “{ $id }” is the Threshold objective, but the sheet states no Threshold.
    .help = Add “threshold” to the sheet, with a number for each number of astronauts, or take the objective away.

diagnostic-number-without-threshold = The sheet states a Threshold, but no objective asks for it.
    .help = Add an objective of kind “threshold” that takes “threshold”, or delete the Threshold from the sheet.

diagnostic-second-threshold = There is more than one Threshold objective.
    .with-id = “{ $id }” is a second Threshold objective.
    .first = The first is “{ $first }”.
    .help = Keep one Threshold objective. Give the other another kind, and let it take something else.

diagnostic-threshold-mismatch = Here “kind” and “takes” do not agree: both must be “threshold”, or neither.
    .with-id = In the objective “{ $id }”, “kind” and “takes” do not agree: both must be “threshold”, or neither.
    .help = For the Threshold objective write “threshold” in both. For any other objective write it in neither.

diagnostic-never-revealed = A hidden objective, action or track is never revealed.
    .with-id = “{ $id }” is hidden, and nothing reveals it.
    .help = Reveal an objective with “reveal_objective”, or let a Mission Event bring it; an action or a track with “reveal”. Otherwise do not hide it.

diagnostic-not-hidden = Something is revealed here that was never hidden.
    .with-id = “{ $id }” is revealed here, but it was never hidden.
    .help = Set “hidden” to true there, or take away what reveals it.

diagnostic-no-ending = No ending for the outcome “{ $id }” fits in every case.
    .help = Add an ending with this outcome and without “when”. It is read when no other fits.

## Events, Adventures, Malfunction cards

diagnostic-ask-unseen =
    { $kind ->
        [standing] The “while” of a rule cannot ask the table: it is looked at all the time.
        [loss] The condition of a loss cannot ask the table: it is looked at all the time.
       *[event] The condition of a Mission Event cannot ask the table: the event is still in its deck.
    }
    .with-id =
        { $kind ->
            [standing] The question “{ $id }” cannot be asked: whether a rule holds is looked at all the time.
            [loss] The question “{ $id }” cannot be asked: what loses the mission is looked at all the time.
           *[event] The question “{ $id }” cannot be asked: the Mission Event is still in its deck.
        }
    .help = Use a condition that the game can answer by itself, such as a flag. Or ask in the effects of an event.

diagnostic-option-count = The number of options is { $found }. Here it must be from { $min } to { $max }.
    .help = Add or delete options. If there is nothing to choose or to draw, write the effects alone.

diagnostic-doubled-option = An empty id of an option stands here for the second time.
    .with-id = The option “{ $id }” occurs twice in the same entry.
    .help = Give each option an id of its own within the entry, even in different choices.

diagnostic-chapter-never-leaves = “{ $id }” leads nowhere after the outcome “{ $outcome }”.
    .help = Write last in “next” an entry without “outcome” and “when”. Where a death ends the campaign, the outcome “died” needs one with “end”.

diagnostic-campaign-circle = The campaign comes back to “{ $id }” from here.
    .help = Let it lead on. To play a chapter again, give it “retry”.

diagnostic-campaign-without-end = No chapter leads to an ending of the campaign.
    .help = Give the last chapter a “next” with “end”.

diagnostic-asked-never-given = No chapter before gives “{ $id }”.
    .help = Add it to “gives” of the chapter that it comes from, or take it away here.

diagnostic-way-never-taken = This way out of “{ $id }” is never taken: one before it always fits.
    .help = Put it before that one, or give that one a condition.

diagnostic-chapter-comes-later = “{ $id }” cannot have been played when “{ $first }” ends: no way leads from it to here.
    .help = Ask about a chapter that comes before, or about this one.

diagnostic-retry-of-won = “{ $id }” can be played again after it was won.
    .help = Name only “lost” and “died” in “after”.

diagnostic-death-undecided = The campaign does not say what the death of an astronaut does.
    .help = Write "death": "newcomer" if somebody else takes the seat, or "death": "ends".

diagnostic-chapter-never-reached = Nothing leads to the chapter “{ $id }”.
    .help = Name it in “next” of an earlier chapter.

diagnostic-carried-never-asked = “{ $id }” is given, but no later chapter takes it or asks for it.
    .help = Add it to “takes” of a later chapter, or take it away here.

diagnostic-carried-in-some-ways = “{ $id }” is not given on every way that leads to this chapter.
    .help = Ask with “remembered” before a text names this astronaut, or give the name on every way.

diagnostic-campaign-ending-never-fits = No chapter leads to the ending “{ $id }”.
    .help = Name it in “end” of a chapter, or take it away.

diagnostic-keyword-facility = This Malfunction card must name exactly one Facility among its keywords. The number found is { $found }.
    .with-id = The Malfunction card “{ $id }” must name exactly one Facility among its keywords. The number found is { $found }.
    .help = Of the two keywords let one be a Facility, and the other “complication” or “obstacle”.

diagnostic-keyword-block = “{ $id }” belongs to the Block “{ $found }”, but the card to the Block “{ $expected }”.
    .help = Choose a Facility of the Block “{ $expected }”, or give the card the Block “{ $found }”.

diagnostic-looping-effect =
    { $kind ->
        [adventure] The effect “{ $id }” in an Adventure could go on for ever.
       *[malfunction] The effect “{ $id }” on a Malfunction card could go on for ever.
    }
    .help = A Malfunction card draws no card, an Adventure calls for no Adventure. If Adventures draw cards, cards call for no Adventure.

diagnostic-wrong-facility = The Facility “{ $id }” does not fit here.
    .help = Spare: oxygenator, solar_panel or farm. To be built: one that the mission lists in “facilities”. Productivity: oxygenator or solar_panel. Shutdown: one that needs that resource.

diagnostic-empty-deck =
    { $kind ->
        [adventure] The mission and its decks hold no Adventure of the type “{ $id }”.
       *[malfunction] The mission and its decks hold no Malfunction card of the Block “{ $id }”.
    }
    .with-keyword = No Malfunction card of the Block “{ $id }” has the keyword “{ $keyword }”.
    .help = Add one that fits, or list a deck that holds one in “decks”. You can also change what is asked for here.

diagnostic-few-events = The longest game has { $expected } sols. The Mission Events can serve only { $found } of them.
    .help = Add Mission Events, or widen the sols in which they may come.

diagnostic-box-incomplete = In the box, “{ $kind }” is empty.
    .with-id = In the box, “{ $kind }” has nothing for “{ $id }”.
    .help = Fill in what is missing. If you do not know the value, add “{ $kind }” to “assumed”.

## The texts

diagnostic-fluent-syntax = This is not valid Fluent. The reader reports: { $found }
    .help = A message is “id = text”. Lines that continue a text are indented, and every curly bracket is closed.

diagnostic-cut-line = This line belongs to no text: the one above ends before it.
    .with-found = This line, which begins with “{ $found }”, belongs to no text: the one above ends before it.
    .help = Begin the line otherwise: at the start of a line [, *, . and a closing curly bracket are signs of Fluent. Or add the missing name and equals sign above it.

diagnostic-doubled-message = The message “{ $id }” is already there, at { $first }.
    .help = Keep one of the two. Box, decks and mission share their messages within each language.

diagnostic-doubled-attribute = The attribute “.{ $attribute }” stands twice in the message “{ $id }”.
    .help = Keep one of the two and delete the other.

diagnostic-missing-message = An entry with an empty id has no message in { $file }.
    .with-id = The message “{ $id }” is missing in { $file }.
    .suggestion = Is it “{ $suggestion }”, misspelt?
    .help = Add to { $file } a message whose name is the id.

diagnostic-missing-text = The message “{ $id }” has attributes, but no text of its own.
    .help = Write the text after the equals sign.

diagnostic-unwritten-text = A text of “{ $id }” is still to be written.
    .help = Write it in place of “{ $found }”.

diagnostic-missing-attribute = The message “{ $id }” lacks the attribute “.{ $attribute }”.
    .help = Add an indented line with “.{ $attribute } =” and its text to the message.

diagnostic-left-over-message = The message “{ $id }” belongs to nothing.
    .suggestion = Did you mean “{ $suggestion }”?
    .help = Correct its name, or delete it. Until then it is never read out.

diagnostic-left-over-attribute = Nothing uses the attribute “.{ $attribute }” of the message “{ $id }”.
    .suggestion = Did you mean “.{ $suggestion }”?
    .help = Correct its name, or delete it. Until then it is never read out.

diagnostic-unknown-variable = The message “{ $id }” has no variable “${ $found }”.
    .with-attribute = The text “{ $id }.{ $attribute }” has no variable “${ $found }”.
    .expected = Known here: { $expected }.
    .suggestion = Did you mean “${ $suggestion }”?
    .help = Use a variable that is given here, or write the text without one. Most texts have none.

diagnostic-variables-differ = “{ $id }.{ $attribute }” does not use the same variables as the English text.
    .found = Used here: { $found }.
    .expected = Used in the English text: { $expected }.
    .help = Use the same variables in all languages.

diagnostic-unknown-reference = The text refers to “{ $id }”, which does not exist in this language.
    .with-attribute = The text refers to “{ $id }.{ $attribute }”, which does not exist in this language.
    .help = Correct the name, or add the text referred to in the same language.

diagnostic-unknown-function = The message “{ $id }” calls { $found }, which is not available.
    .with-attribute = The text “{ $id }.{ $attribute }” calls { $found }, which is not available.
    .help = Only NUMBER can be called. Write the text without { $found }.

diagnostic-circular-text = The text contains “{ $id }”, which contains this text again, without an end.
    .help = Take one of the references away. Until then nobody can read the text.

diagnostic-text-of-another = This text contains that of “{ $id }”, which is then read before its time.
    .help = Write the words out here. Only titles and the words of the box may be used in every text.

diagnostic-hidden-character = The text contains the character U+{ $found }, which is not shown but acts on what surrounds it.
    .help = Delete it. It often comes along with text copied from elsewhere.

## What the mission says

diagnostic-flag-never-set = The flag “{ $id }” is read here, but nothing ever sets it.
    .suggestion = Did you mean “{ $suggestion }”?
    .help = Set it with “set_flag” where it belongs, correct the name, or take the question away.

diagnostic-flag-never-read = The flag “{ $id }” is set here, but nothing ever asks for it.
    .suggestion = Did you mean “{ $suggestion }”?
    .help = Let a condition ask for it with “flag”, correct the name, or take it away.

diagnostic-set-and-cleared = The flag “{ $id }” is set and cleared in the same list: only the last of the two counts.
    .help = Take one of them away, or clear it somewhere else.

diagnostic-counter-never-counts = The counter “{ $id }” is compared here, but nothing ever counts it.
    .suggestion = Did you mean “{ $suggestion }”?
    .help = Move it with “count” where it belongs, correct the name, or take the question away.

diagnostic-counter-never-read = The counter “{ $id }” is counted here, but nothing ever compares it.
    .suggestion = Did you mean “{ $suggestion }”?
    .help = Let a condition compare it with “counter”, correct the name, or take it away.

diagnostic-track-never-moves = The track “{ $id }” never moves, but something waits for it.
    .help = Move it with the effect “track”, in Production or by an action, or take away what waits for it.

diagnostic-track-unused = Nothing moves the track “{ $id }”, and nothing asks where it stands.
    .help = Move it with the effect “track” and ask for it with the condition “track”, or take it away.

diagnostic-follow-up-unused = Nothing ever calls the Follow-Up “{ $id }”.
    .help = Call it with “schedule” where it belongs, or take it away.

diagnostic-nothing-happens =
    { $kind ->
        [if] Neither way of this “if” does anything.
        [later] What comes later here does nothing.
        [malfunction] This Malfunction card does nothing.
        [adventure] This Adventure does nothing.
        [poi] This mission icon does nothing.
        [set_up] This step of the set-up lays nothing out.
        [standing] This rule changes nothing, and nothing happens while it holds.
       *[action] This action gives nothing and prevents nothing.
    }
    .help = Add effects, or take it away. For what the app does not model there is “instruct”.

diagnostic-doubled-icon = “{ $id }” has the mission icon { $found }, which means “{ $first }” already.
    .help = Give it another of the three icons.

diagnostic-never-true = This condition can never hold.
    .id = Here “{ $id }” lies between { $min } and { $max }.
    .help = Correct it, or take away what waits for it. What holds on the way here counts as well: sols, crew, the conditions around it.

diagnostic-always-true = This condition always holds.
    .id = Here “{ $id }” lies between { $min } and { $max }.
    .help = Correct it, or take it away and keep what it lets pass.

diagnostic-doubled-condition = The same condition stands twice in this list.
    .help = Take one of the two away, or correct it.

diagnostic-event-never-comes = The Mission Event “{ $id }” never comes: sol { $found } lies outside every game. The longest has { $max } sols.
    .help = Let it come earlier, or take it away.

diagnostic-never-in-time = This can come in sol { $found } at the earliest. The longest game has { $max } sols.
    .help = Let it come after fewer sols, or let what it follows come earlier.

diagnostic-waits-for-itself =
    { $kind ->
        [event] The Mission Event “{ $id }” can never come: what it waits for can come only after it.
        [objective] The objective “{ $id }” can never appear: what reveals it can come only after it.
       *[follow_up] The Follow-Up “{ $id }” can never come: what calls it can come only after it.
    }
    .help = Follow back what it needs: somewhere the circle must begin with something that comes by itself.

diagnostic-endless-chain =
    { $kind ->
        [malfunction] This fills a track whose cards fill other tracks, back to “{ $id }”: that could go on for ever.
       *[follow_up] The Follow-Up “{ $id }” always calls itself again, directly or through others.
    }
    .help = Let one step of the chain depend on a condition, a choice or a counter, so that it ends.

diagnostic-endless-end = The space { $found } of the track “{ $id }” brings its marker back to itself: the same moment could go on for ever.
    .help = Let it happen once, move the marker in one direction only, or let a sol pass between, by a Follow-Up.

diagnostic-same-token = The Objective token “{ $id }” looks like “{ $first }”: the same colour and number.
    .help = Give one of them another number.

diagnostic-person-too-early = Nobody can be remembered as “{ $id }” yet when this comes.
    .help = Let the astronaut be remembered before, or name somebody else here.

diagnostic-token-too-early = The Objective token “{ $id }” cannot lie anywhere yet when this comes.
    .help = Lay it before, or take it later.

diagnostic-goal-out-of-reach = The objective “{ $id }” needs { $found ->
        [one] 1 success
       *[other] { $found } successes
    }, and at most { $max } are possible.
    .help = Lower the goal, widen the step, or give more sols, regions or Facilities.

diagnostic-track-out-of-reach = The track “{ $id }” should come to { $found }, but it can only come from { $min } to { $max }.
    .help = Let effects move it further or more often, start it nearer, or choose another number.

diagnostic-met-at-once = The objective “{ $id }” wants the track at { $found }, where it starts.
    .help = Start the track elsewhere, or choose another number.

diagnostic-region-off-map = Ring { $ring } has no space in the direction “{ $id }”.
    .help = Choose a region of the map. If your map has it, correct “map” in box.json.

diagnostic-doubled-region = The region of ring { $ring } in the direction “{ $id }” stands twice in this list.
    .help = Take one of the two away, or correct it.

diagnostic-ending-never-fits = The ending “{ $id }” is never told: those before it always fit first.
    .first = “{ $first }” fits in every case.
    .help = Put the ending with the narrower condition first, and that without “when” last.

diagnostic-ending-without-optional = The ending “{ $id }” is for all optional objectives, but the mission has none.
    .help = Give it the outcome “won”, or add optional objectives. As it is, no ending “won” is ever told.

diagnostic-ask-at-end = The question “{ $id }” is never asked: when an ending is chosen the game is over.
    .help = Ask it during the game and remember the answer in a flag; let the ending ask for the flag.

diagnostic-few-events-for-crew = With { $id } astronauts the Mission Events can serve only { $found } of { $expected } sols.
    .help = Add Mission Events without conditions, or widen the sols and conditions of those there are.

diagnostic-thin-deck =
    { $kind ->
        [adventure] Only { $found } Adventures of the type “{ $id }”: they will come twice in a game.
       *[malfunction] Only { $found } Malfunction cards of the Block “{ $id }”: they will come twice in a game.
    }
    .help = Write more of them, or list a deck that holds more in “decks”.

diagnostic-zero-change = This changes nothing: the number is 0.
    .help = Choose another number, or take it away.

diagnostic-change-too-large = This changes by { $found }, but there is room for { $max } only.
    .help = Choose a number that fits: what goes beyond the end is lost.

diagnostic-cost-out-of-reach = “{ $id }” costs { $found } here, and no crew ever has more than { $max }.
    .help = Lower the price.

diagnostic-high-price = “{ $id }” costs { $found } here, and a crew begins with { $max } at most.
    .help = Lower the price, unless the crew is to save for it.

diagnostic-free-action = The action of “{ $id }” costs nothing: everybody will do it.
    .help = Give it a price, or write what it brings as effects of the event.

diagnostic-nobody-performs = Nobody performs an action here, so “performer” is the First Player.
    .help = Write “first_player”, or another astronaut.

diagnostic-no-such-part = The Facility “{ $kind }” has no part “{ $id }”: this does nothing.
    .help = Choose a part that it has. If your Facility has it, correct “parts” in box.json.

diagnostic-same-branches = Both ways of this “if” do the same.
    .help = Correct one of the two, or write the effects without “if”.

diagnostic-same-options = The option “{ $id }” does the same as “{ $first }”.
    .help = Let the options differ in what they cost, give or remember, or take one away.

diagnostic-dice-beyond-sols = A die is rolled in sol { $found }. The longest game has { $max } sols.
    .help = Take the number away, or give the mission more sols.

diagnostic-doubled-sol = Sol { $found } is in this list twice; the die is rolled once.
    .help = Take one of them away, or write the sol that was meant.

diagnostic-unused-file = Nothing reads the file { $id }.
    .help = List a deck in “decks” of mission.json; write names in small letters. Take away what is not needed, a box.json too: the box is that of the players.

diagnostic-difficulty-reversed =
    { $kind ->
        [easier] “{ $id }” makes the easier game harder.
       *[harder] “{ $id }” makes the harder game easier.
    }
    .help = Turn the sign round. Less Stress is easier; of everything else more is easier.

diagnostic-plants-without-greenhouses = { $found ->
        [one] There is 1 plant
       *[other] There are { $found } plants
    }, but { $max ->
        [one] 1 greenhouse
       *[other] { $max } greenhouses
    }.
    .help = Give no more plants than greenhouses: each stands in one.

diagnostic-threshold-always-met = The Threshold is { $found }, and there are only { $max } parts: it is met whatever is broken.
    .help = Lower the Threshold.

## What is read out

diagnostic-empty-text = This text of “{ $id }” is empty.
    .attribute = It is the attribute “.{ $attribute }”.
    .help = Write the text, or take it away where it may be lacking.

diagnostic-long-text = This text of “{ $id }” has { $found } words. More than { $max } are too many to be read aloud at the table.
    .attribute = It is the attribute “.{ $attribute }”.
    .help = Shorten it, or tell part of it in what comes later.

diagnostic-long-label = “.{ $attribute }” of “{ $id }” has { $found } characters. There is room for { $max }.
    .help = Shorten it: it stands in a title or on a button.

diagnostic-straight-quote = In “{ $id }” stands the sign { $found } of the keyboard.
    .help = Write ’ for an apostrophe and “ ” or « » for quotation marks.

diagnostic-same-text = “{ $id }” has the same text as “{ $first }”.
    .attribute = It is the attribute “.{ $attribute }”.
    .help = Give each its own words: at the table the two could not be told apart.

diagnostic-not-translated = “{ $id }” has the same text in “{ $language }” as in English.
    .attribute = It is the attribute “.{ $attribute }”.
    .help = Translate it.

diagnostic-numbers-differ = “{ $id }” does not tell the same numbers as the English text.
    .attribute = It is the attribute “.{ $attribute }”.
    .found = Told only here: { $found }.
    .expected = Told only in English: { $expected }.
    .help = Tell the same numbers in all languages, in figures or in words.

## Rules entries (docs/design/rules-entries.md)

diagnostic-rules-not-allowed =
    { $found ->
        [bracket] Square brackets have no place in the text, except around the words of a link.
        [address] A link must lead to an entry.
        [picture] Pictures have no place in an entry.
        [code] Code has no place in an entry. A line that begins with four spaces counts as code.
        [html] HTML has no place in an entry, except the anchor of its title.
        [heading] Headings of this level have no place here: # is a chapter, ## an entry.
        [nested-list] A list inside a list is not allowed.
        [paragraph-in-list] An item of a list has one paragraph.
        [quotation] A quotation has no place here.
        [bullet] The items of a list begin with a hyphen, or with a number and a full stop.
        [break] A forced line break has no place here.
        [rule] A line across has no place in an entry.
        [formatted-title] A title is plain text.
       *[other] This has no place in an entry.
    }
    .help = Write it with what the grammar has: paragraphs, simple lists and tables, bold, italic, links such as [wounds](#wounds).

diagnostic-rules-out-of-place =
    { $found ->
        [text-before-chapter] Text stands before the first chapter.
        [text-in-chapter] Text stands under the title of a chapter.
        [entry-before-chapter] An entry stands before the first chapter.
        [text-in-metadata] Text follows the metadata without an empty line, or a wrapped line is not indented.
       *[text-after-note] Text stands after a note.
    }
    .help = The order is: chapter (#), entry (##), its metadata, an empty line, its text, its notes.

diagnostic-rules-wrong-file = The name of this file says neither language nor game.
    .help = Name it such as en/rules/mechanica.md or it/rules/first-martians/02-crew.md.

diagnostic-rules-no-anchor = The title of the entry does not begin with its anchor.
    .help = Write ## <a id="the-id"></a>Title.

diagnostic-rules-wrong-prefix = The id “{ $id }” does not belong to this game.
    .expected = Its ids begin with “{ $expected }”.
    .help = Ids of Pocket Mars begin with pm-, of Mechanica with me-, of Mars Needs Mechanics with mnm-, of First Martians with none of these.

diagnostic-rules-doubled-id = The id “{ $id }” is already in use.
    .first = It is first used in { $first }.
    .help = Give each entry an id of its own, over all games.

diagnostic-rules-no-title = There is no title.
    .help = Write the title after # or after the anchor.

diagnostic-rules-doubled-title = The title “{ $found }” is already in use in this game.
    .first = The other entry is “{ $first }”.
    .help = Give one of them a title that tells them apart.

diagnostic-rules-empty-chapter = This chapter has no entries.
    .help = Add entries, or take the chapter away.

diagnostic-rules-missing-line = The line “{ $expected }” is missing.
    .help = Add it to the list right under the title.

diagnostic-rules-unknown-line = There is no metadata line “{ $found }”.
    .expected = Known here: { $expected }.
    .suggestion = Did you mean “{ $suggestion }”?
    .help = The list right under the title holds metadata only. The text of the entry begins with a paragraph.

diagnostic-rules-doubled-line = The line “{ $found }” stands there twice.
    .help = Keep one of the two.

diagnostic-rules-empty-value = A value is empty.
    .help = Delete the separator too many, or add what is missing.

diagnostic-rules-bad-source = A source is book, section and, where it is known, page.
    .with-found = There is no book “{ $found }”.
    .expected = Known here: { $expected }.
    .suggestion = Did you mean “{ $suggestion }”?
    .help = Write for example almanac, 4. Med Lab, p. 45. Between two sources stands a semicolon.

diagnostic-rules-bad-term = “{ $found }” is not a pair of terms.
    .help = Write the term of this language = the term of the other. Between two pairs stands a semicolon.

diagnostic-rules-bad-heading = “{ $found }” is not the heading of a rulebook.
    .help = Write rulebook/heading, as in tests/rules/headings.json.

diagnostic-rules-few-questions = The entry has { $found ->
        [one] 1 way
       *[other] { $found } ways
    } of asking. It must have at least { $min }.
    .help = Write under “Asked as” how people at a table ask for this rule, with “;” between the questions.

diagnostic-rules-bad-answer = “{ $found }” is not an answer.
    .help = After “=” write yes or no, or leave “=” out.

diagnostic-rules-bad-step-question = “{ $found }” is not a question that a step can show.
    .help = Write key: question, with a key in lower case that the entry has only once, and “;” between the questions.

diagnostic-rules-unknown-sentence = No single sentence of the entry has the words “{ $found }”.
    .help = After “Asked of” stand some words of the sentence that answers the questions, in quotation marks, as they stand in the text.

diagnostic-rules-torn-sentence = “{ $found }” says nothing when it is read alone.
    .help = Each sentence, and each item of a list with what leads into it, is shown as an answer by itself. Write it whole.

diagnostic-rules-same-question = “{ $found }” leads to “{ $first }” and to “{ $id }”.
    .help = Leave the question to the entry that answers it, or ask more exactly.

diagnostic-rules-many-related = The number of related entries is { $found }. There may be { $max }.
    .help = Keep those that a reader wants next.

diagnostic-rules-length = The entry has { $found ->
        [one] 1 sentence
       *[other] { $found } sentences
    }. It must have from { $min } to { $max }.
    .help = A list or a table counts as one sentence, notes do not count. Divide an entry that is too long in two.

diagnostic-rules-bad-note = A quotation must begin with “{ $expected }”.
    .help = Quotations are for notes on how an unclear rule is played, and why.

diagnostic-rules-unknown-entry = The id of the entry is empty.
    .with-id = There is no entry “{ $id }”.
    .suggestion = Did you mean “{ $suggestion }”?
    .help = Correct the id, or add the entry.

diagnostic-rules-missing-entry = The entry “{ $id }” is missing in the language “{ $language }”.
    .help = Add it there, in the same place, or take it away here.

diagnostic-rules-differ =
    { $attribute ->
        [related] The languages name other related entries for “{ $id }”.
        [answers] The languages name other headings that “{ $id }” answers.
        [terms] The terms of “{ $id }” do not mirror those of the other language.
        [steps] The questions of “{ $id }” that steps show have other keys or answers than in the other language.
       *[place] The entry “{ $id }” stands in another file, chapter or place than in the other language.
    }
    .help = Make both languages agree.

## Format 2

diagnostic-needs-format-2 = “{ $id }” belongs to format 2, but this file says format 1.
    .help = Write 2 as the value of “format”. Versions of Solkeeper before format 2 then say that they are too old.

diagnostic-format-2-unneeded = This file says format 2, but nothing in it needs that.
    .help = Write 1 as the value of “format”: older versions of Solkeeper can then read it too.

diagnostic-chance-of-nothing = No way can be drawn here: all weights are 0.
    .help = Give at least one way a weight of 1 or more, or leave “weight” out.

diagnostic-untold-shows = The way “{ $id }” is not told, but players would see this effect.
    .help = Use only what is remembered unseen: flags, counters, Follow-Ups, and a condition without questions and texts. Or let the way be told.

diagnostic-condition-open = This condition counts something, but names no number.
    .help = Add “at_least”, “at_most”, or both.

diagnostic-condition-of-chosen = A condition cannot be about this astronaut: nobody has been chosen.
    .help = Use first_player, everyone, most_wounded or a profession.

diagnostic-asked-often = In Story the players are asked this each sol.
    .help = Ask once in the effects of an event and remember the answer in a flag; or let an event depend on it.

diagnostic-mixed-question = In Story the players are asked this even where something hidden decides already, so that the question tells nothing.
    .help = Put the hidden part into an “if” of its own around this one, if the players may learn of it.

diagnostic-no-option-left = Every option of this choice has “when” or “pays”: there may be none left.
    .help = Leave at least one option without both, such as one that does nothing.

diagnostic-event-never-brought = The Mission Event “{ $id }” has the weight 0 and nothing brings it: it never comes.
    .help = Bring it with “bring_event”, or give it a weight of 1 or more.

diagnostic-closes-nothing = The Mission Event “{ $id }” leaves no action that could be closed.
    .help = Name an event whose “brings” has an action, or take this effect away.

diagnostic-cancels-nothing = Nothing calls the Follow-Up “{ $id }”: there is nothing to call off.
    .help = Name a Follow-Up that is called with “schedule”, or take this effect away.

diagnostic-brought-and-drawn = The Mission Event “{ $id }” comes only when it is brought: its sols and its condition count for nothing.
    .help = Take “sols” and “when” away, or give the event a weight of 1 or more.

diagnostic-person-never-remembered = Nothing remembers an astronaut as “{ $id }”.
    .help = Remember one with “remember”, or correct the name.

diagnostic-person-reserved = No astronaut can be remembered as “{ $id }”: texts use that word for something else.
    .help = Choose a name that is not done or goal and does not end in -of, -to or -cap.

diagnostic-person-never-used = The astronaut remembered as “{ $id }” is never needed.
    .help = Let an effect, a condition or a text name this astronaut, or take the effect away.

diagnostic-way-never-drawn = The way “{ $id }” has the weight 0 and is never drawn.
    .help = Give it a weight of 1 or more, or take it away.

diagnostic-branch-without-text = Neither branch has a text “{ $id }”.
    .help = Write “.{ $attribute }” or the same with “else-” in the texts of this entry, in both languages, or take “text” away.

diagnostic-doubled-branch = The text “{ $id }” is named by two conditions in the same entry.
    .help = Give each a name of its own within the entry.

diagnostic-reserved-id = “{ $id }” ends like the name of another wording.
    .help = Choose an id that does not end in “variant-” and a number.

diagnostic-text-in-one-language = “.{ $attribute }” of “{ $id }” need not be there, but stands in one language alone: nobody would hear it.
    .help = Write it in English and in Italian, or in neither.

diagnostic-variant-gap = “.{ $attribute }” of “{ $id }” has no wording before it.
    .help = Number the wordings without a gap: the first has no number, then 2, 3 and so on.

diagnostic-variant-never-heard = “.{ $attribute }” of “{ $id }” is another wording of a text that comes once a game: nobody hears it.
    .help = Take it away. Wordings change each time when a text comes again in the same game.

diagnostic-end-off-track = The track “{ $id }” has no space { $found }: it goes from { $min } to { $max }.
    .help = Choose a space that the track has.

diagnostic-end-at-start = The track “{ $id }” begins on space { $found }: what happens there comes only when it comes back.
    .help = Choose another space, or start the track elsewhere.

diagnostic-doubled-end = Space { $found } of the track “{ $id }” stands here for the second time.
    .help = Write everything that happens at a space into one entry.

diagnostic-ending-not-endable = “{ $id }” is the ending of a death: no effect can bring it.
    .help = Name an ending with the outcome “won_all”, “won” or “lost”.

diagnostic-loss-without-ending = “{ $id }” is not an ending of a lost mission.
    .help = Name an ending with the outcome “lost”, or leave “ending” out: then the first lost one that fits is read.

diagnostic-end-never-reached = The track “{ $id }” never comes to { $found }: it stays from { $min } to { $max }.
    .help = Let effects move it further or more often, or choose another space.

diagnostic-effects-after-end = The mission is over before this effect: it never happens.
    .help = Write the end of the mission last, or take away what stands behind it.

diagnostic-loss-at-start = “{ $id }” holds already when sol 1 begins: the mission would be lost at once.
    .help = Choose a condition that is not met at the start.

diagnostic-tag-empties-deck =
    { $kind ->
        [adventure] “without” leaves no Adventure of the type “{ $id }”.
       *[malfunction] “without” leaves no Malfunction card of the Block “{ $id }”.
    }
    .with-keyword = “without” leaves no Malfunction card of the Block “{ $id }” with the keyword “{ $keyword }”.
    .help = Take a tag out of “without”, or list a deck that holds other cards in “decks”.

diagnostic-nothing-left-to-do = While “{ $id }” holds, every action is forbidden: the crew has nothing to do.
    .help = Leave at least one type of action to the crew. Do not forget rules that hold for the whole mission.

diagnostic-standing-never-ends = “{ $id }” has a text “.ends”, but nothing ends it once it holds.
    .help = Let an effect or a sol end its “while”, or take the text away.

diagnostic-standing-moves-itself = “{ $id }” depends on itself, or its “each_sol” ends it in its first Production, before the crew acts.
    .help = Choose a “while” that others decide, or let an event end the rule.

diagnostic-tag-unknown = No card of the mission or its decks has the tag “{ $id }”.
    .suggestion = Did you mean “{ $suggestion }”?
    .help = Correct the name, or take it away.

diagnostic-tag-thins-deck =
    { $kind ->
        [adventure] “without” leaves only { $found ->
            [one] 1 Adventure
           *[other] { $found } Adventures
        } of the type “{ $id }”: so few that a game repeats them.
       *[malfunction] “without” leaves only { $found ->
            [one] 1 Malfunction card
           *[other] { $found } Malfunction cards
        } of the Block “{ $id }”: so few that a game repeats them.
    }
    .help = Take a tag out of “without”, or write more cards without it.

diagnostic-set-up-asks = This cannot be laid out in the step “{ $id }”: it asks, draws a card, or is not told.
    .help = Use effects that need no answer, and “random” only where it is told. Secrets belong into “start”; for what the crew chooses there is “instruct”.

diagnostic-set-up-for-nobody = No crew has the step “{ $id }”: there are two to four astronauts.
    .help = Correct “astronauts”, or leave it out: then every crew has the step.

diagnostic-threshold-uphill = With { $id } players { $found ->
        [one] 1 part is
       *[other] { $found } parts are
    } broken at the start, but the Threshold is { $max }.
    .help = Raise the Threshold or break fewer parts, if this is not what you want.

diagnostic-after-circle = “{ $id }” waits for itself, directly or through others: none of them could ever move.
    .help = Take one of them out of “after”.

diagnostic-either-alone = The group “{ $id }” has one objective.
    .help = Give “either” to the objectives of which one is enough, or take it away.

diagnostic-either-mixed = The group “{ $id }” has objectives of different kinds.
    .help = Let all objectives of a group be mandatory, or all optional.

diagnostic-fails-always = “{ $id }” fails as soon as the mission begins.
    .help = Take it away, or let it depend on something.

diagnostic-token-number = The number of an Objective token has { $found } signs.
    .help = Write what is printed on it: 1 to { $expected } signs.

diagnostic-token-never-lies = The Objective token “{ $id }” never comes into the game.
    .help = Write “at”, or lay it by “lay_token”.

diagnostic-token-twice = The Objective token “{ $id }” lies in a region where “{ $objective }” already lays one.
    .help = Let the objective take “token_taken” instead of “gather”, or take the token away.

diagnostic-hidden-but-asked = “{ $id }” is shown from the start, but it takes “{ $hidden }”, which is hidden.
    .help = Hide the objective too, or show what it takes.

diagnostic-typeless-outside = “{ $id }” is done in regions, but it has no type: no rover helps there, and no dice are rolled.
    .help = Give it a type, unless that is meant.

diagnostic-mark-unused = Nothing lays the marker “{ $id }”, or nothing asks for it.
    .help = Lay it with “mark”, and ask for it in a condition or in a price; or take it away.

diagnostic-marks-over = Here { $found ->
        [one] is 1 marker
       *[other] are { $found } markers
    } “{ $id }”, but the mission has { $max }.
    .help = Take fewer, or raise “most” of the marker.

diagnostic-path-broken = The path of “{ $id }” jumps to this region, which is no neighbour of the one before.
    .help = Name every region on the way.

diagnostic-walker-never-arrives = “{ $id }” does not come to the end of its path in any game.
    .help = Make the path shorter or “speed” higher, or move it by “move_walker”.

diagnostic-lay-clashes = “{ $id }” lays out what “{ $first }” already lays out.
    .help = Take one of the two away, or keep them to crews of different sizes.

diagnostic-after-hidden = “{ $id }” waits for “{ $first }”, which is hidden and may never appear.
    .help = Make sure that it appears in every game, or wait for another one.

diagnostic-deadline-past = “{ $id }” has to be met by sol { $found }, but the longest game has { $max } sols.
    .help = Choose an earlier sol, or take the deadline away.
