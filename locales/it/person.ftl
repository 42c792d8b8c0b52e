# Gli astronauti che una missione ricorda, nei suoi testi e nelle sue domande.

person-nobody = uno dell’equipaggio
person-nobody-of = di uno dell’equipaggio
person-nobody-to = a uno dell’equipaggio
person-of = di { $name }
person-to = a { $name }
person-most-wounded = È l’astronauta con più ferite; se sono più d’uno, sceglietene uno.
who-nobody-known = Non c’è nessuno a cui tocchi: non succede nulla.

step-which-person = Astronauta
    .heading = Chi è?
    .line-1 = Scegliete un astronauta.
step-who-performed = Astronauta
    .heading = Chi l’ha fatto?
    .line-1 = Scegliete chi ha svolto l’azione di «{ $title }»; se siete in più d’uno, chi ha messo la prima pedina.
