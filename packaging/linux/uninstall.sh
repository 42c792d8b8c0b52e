#!/bin/sh
# Removes what install.sh has installed for this user. Games, scores and settings stay.
set -eu
data=${XDG_DATA_HOME:-$HOME/.local/share}
list=$data/doc/solkeeper/installed.txt
case ${LC_ALL:-${LC_MESSAGES:-${LANG:-}}} in
it*) absent="Solkeeper non è installato." removed="Solkeeper è stato rimosso. Le vostre partite restano in $data/solkeeper" ;;
*) absent="Solkeeper is not installed." removed="Solkeeper was removed. Your games stay in $data/solkeeper" ;;
esac
[ -f "$list" ] || { echo "$absent" >&2; exit 1; }

# Removes a file, and the folders around it that are empty then.
drop() {
    rm -f "$1"
    folder=$(dirname "$1")
    while [ "$folder" != "$HOME" ] && [ "$folder" != "$data" ] && rmdir "$folder" 2>/dev/null; do
        folder=$(dirname "$folder")
    done
}

# The list itself goes last: what is interrupted can be repeated.
while IFS= read -r file; do
    drop "$file"
done <"$list"
drop "$list"
echo "$removed"
