# Parole che non appartengono a nessun modulo.

list-and = { $first } e { $last }
list-or = { $first } o { $last }
missing-text = (questo testo manca)
fallback-en = (in inglese) { $text }
fallback-it = (in italiano) { $text }
quoted = «{ $text }»
yes = Sì
no = No
nothing = niente
astronaut = Astronauta { $number }
name-of = di { $name }
moment = { $date }, { $time }
