# La fine di una missione: il manifesto nella finestra e come immagine.

end-won = Missione compiuta
end-lost = Missione fallita
end-missing = Mancano: { $objectives }.
end-not-met = Non raggiunto
end-unhurt = senza ferite
end-died = ha perso la vita
end-objectives-title = Obiettivi
end-plot-supply = Riserve Generali
end-plot-strain = Stress ed elementi rotti
end-plot-lead = All’inizio della partita e alla fine di ogni sol.
end-broken = Elementi rotti
end-curve = { $name }: { $numbers }
end-again = Giocate di nuovo «{ $mission }»
end-picture = Salvate come immagine
end-drawing = Salvate come SVG
end-picture-saved = L’immagine della fine è in { $png }, e come SVG in { $svg }.
end-picture-given = Il browser ha ricevuto l’immagine della fine: { $path }.
end-made-with = Fatto con Solkeeper, compagno di gioco per First Martians.
