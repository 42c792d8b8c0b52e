# The end of a mission: the poster in the window and as a picture.

end-won = Mission accomplished
end-lost = Mission lost
end-missing = Not met: { $objectives }.
end-not-met = Not met
end-unhurt = unhurt
end-died = has died
end-objectives-title = Objectives
end-plot-supply = General supply
end-plot-strain = Stress and broken parts
end-plot-lead = As the game began, and at the end of each sol.
end-broken = Broken parts
end-curve = { $name }: { $numbers }
end-again = Play “{ $mission }” again
end-picture = Save as a picture
end-drawing = Save as SVG
end-picture-saved = The picture of the end is in { $png }, and as SVG in { $svg }.
end-picture-given = Your browser has the picture of the end: { $path }.
end-made-with = Made with Solkeeper, a companion for First Martians.
