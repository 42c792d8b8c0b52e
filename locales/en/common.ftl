# Words that belong to no module.

list-and = { $first } and { $last }
list-or = { $first } or { $last }
missing-text = (this text is missing)
fallback-en = (in English) { $text }
fallback-it = (in Italian) { $text }
quoted = “{ $text }”
yes = Yes
no = No
nothing = nothing
astronaut = Astronaut { $number }
name-of = of { $name }
moment = { $date }, { $time }
