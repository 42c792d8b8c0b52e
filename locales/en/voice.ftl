# Words that belong to no room of the app.

list-and = { $first } and { $last }
missing-text = (this text is missing)
fallback-en = (in English) { $text }
fallback-it = (in Italian) { $text }
quoted = “{ $text }”
yes = Yes
no = No
nothing = nothing
astronaut = Astronaut { $number }
