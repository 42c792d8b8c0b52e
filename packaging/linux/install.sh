#!/bin/sh
# Installs Solkeeper for this user, without a password. A second run replaces what the first has installed.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
data=${XDG_DATA_HOME:-$HOME/.local/share}
programs=$HOME/.local/bin
doc=$data/doc/solkeeper

# Another folder would only be copied onto itself.
[ -d "$here/share" ] || { echo "install.sh: run it in the unpacked folder" >&2; exit 1; }

list=$(mktemp)
trap 'rm -f "$list"' EXIT

# Copies a file beside its place first: a program that runs cannot be written over, but it can be replaced.
put() {
    mkdir -p "$(dirname "$2")"
    cp "$1" "$2.new"
    mv -f "$2.new" "$2"
    printf '%s\n' "$2" >>"$list"
}

put "$here/solkeeper" "$programs/solkeeper"
(cd "$here/share" && find . -type f) | sort | while IFS= read -r file; do
    put "$here/share/$file" "$data/${file#./}"
done
put "$here/uninstall.sh" "$doc/uninstall.sh"

# The menu may not know the folder of the program. A path in a desktop file is quoted twice: as a word, and as a text.
program=$(printf '%s' "$programs/solkeeper" | sed -e 's/[\\"$`]/\\&/g' -e 's/\\/\\\\/g' -e 's/%/%%/g')
while IFS= read -r line; do
    case $line in
    Exec=*) printf 'Exec="%s"\n' "$program" ;;
    *) printf '%s\n' "$line" ;;
    esac
done <"$here/share/applications/solkeeper.desktop" >"$data/applications/solkeeper.desktop"

cp "$list" "$doc/installed.txt"
# Says to the desktop that it has to read the icons again.
touch "$data/icons/hicolor"

case ${LC_ALL:-${LC_MESSAGES:-${LANG:-}}} in
it*)
    echo "Solkeeper è installato: si trova nel menu, e qui: $programs/solkeeper"
    echo "Per rimuoverlo: sh \"$doc/uninstall.sh\""
    ;;
*)
    echo "Solkeeper is installed: it is in the menu, and here: $programs/solkeeper"
    echo "To remove it: sh \"$doc/uninstall.sh\""
    ;;
esac
