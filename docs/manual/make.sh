#!/bin/sh
# Cuts the pictures of the manual, of the README and of the page for downloads out of the sheets of the gallery:
#     cargo run --example gallery && docs/manual/make.sh
# Other folders with sheets may be named; the first that has a sheet is used. Needs ImageMagick.
set -eu
here=$(dirname "$0")
[ $# -gt 0 ] || set -- "$here/../../target/gallery"

# Where the window of 1440×900 begins on a sheet.
left=1462
english=44
italian=988

# NAME SHEET, what is cut out of the window (width, height, left, top), the width of the picture in percent, the languages.
cut() {
    name=$1 sheet=$2 width=$3 height=$4 x=$5 y=$6 percent=$7 languages=${8:-en:$english it:$italian}
    for folder in $folders; do
        [ -f "$folder/$sheet.png" ] || continue
        for language in $languages; do
            convert "$folder/$sheet.png" -crop "${width}x$height+$((left + x))+$((${language#*:} + y))" +repage \
                -resize "$percent%" -strip +dither -colors 64 -define png:compression-level=9 \
                -define png:compression-filter=0 "PNG8:$here/$name.${language%:*}.png"
        done
        return
    done
    echo "no sheet $sheet in: $folders" >&2
    exit 1
}

folders=$*
cut home home-saves 1440 900 0 0 75
cut sheet sheet 1440 900 0 0 75
cut event read-event 1440 900 0 0 75
cut report report 1440 900 0 0 75
cut board board 1440 900 0 0 100
cut numbers board-facility 1440 900 0 0 100
cut planner planner 1440 900 0 0 75
cut box box-dice 800 900 320 0 80
cut rule rules-entry 920 900 260 0 80
cut history save-points 1440 900 0 0 75
cut market market-turn 1440 780 0 0 75

# Of the README, each in one language.
here=$here/../pictures
cut table read-event 1440 900 0 0 75 en:$english
cut actions resolve 1440 900 0 0 75 it:$italian
cut follow-up follow-up 1440 900 0 0 75 en:$english
cut board board 1440 900 0 0 100 en:$english
cut planner planner 1440 900 0 0 100 en:$english
cut rules-entry rules-entry 1440 900 0 0 100 en:$english

# Of the page for downloads.
here=$here/../site/pictures
cut event read-event 1440 900 0 0 75
cut board board 1440 900 0 0 100
cut planner planner 1440 900 0 0 75
cut rule rules-entry 920 900 260 0 80
cut market market-turn 1440 780 0 0 75
