#!/usr/bin/env bash
# completion.sh FOLDER-OF-LOCKSCOPE SHELL…: what each shell makes of a line that is completed at its end.
set -euo pipefail
top=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
files=$top/resources/completion
export PATH=$1:$PATH
shift

# LINE=WORD: completed, the line's last word can become only this one.
cases=(
    "lockscope rel=release"
    "lockscope --poss=--possible"
    "lockscope release x --hold=--hold-off"
    "lockscope -h db-1 -n 2 release x --exec=--execute"
    "lockscope list --environment prod=production"
    "lockscope --lang zh_T=zh_TW"
    "lockscope demo --view time=timeline"
    "lockscope demo --scheme redlock-=redlock-strict"
    "lockscope demo --scenario crash-in=crash-in-one-script"
    "lockscope run job --longest-h=--longest-hold"
    "lockscope replay $top/LICEN=$top/LICENSE"
    "lockscope dialects --js=--json"
)
# LINE: nothing fits.
nothing=("lockscope list --exec" "lockscope dialects --no" "lockscope demo --clus")

in_bash() {
    # shellcheck disable=SC2016
    bash --norc -c '. "$1/lockscope.bash"; COMP_LINE=$2 COMP_POINT=${#2}; read -ra COMP_WORDS <<<"${2//=/ = }"; COMP_CWORD=$((${#COMP_WORDS[@]} - 1)); _lockscope; printf "%s\n" "${COMPREPLY[@]}"' bash "$files" "$1"
}

in_fish() {
    # shellcheck disable=SC2016
    HOME=$work XDG_CONFIG_HOME=$work XDG_DATA_HOME=$work fish --no-config -c 'source $argv[1]/lockscope.fish; complete -C"$argv[2]"' "$files" "$1" | cut -f1
}

# Its completion works only where somebody types: in a terminal of its own, with a key that prints the line.
in_zsh() {
    # shellcheck disable=SC2016
    HOME=$work zsh -f -c '
        zmodload zsh/zpty
        export TERM=dumb
        zpty -b shell zsh -f -i
        wait_for() {
            local text= part; float deadline=$((SECONDS + 20))
            while [[ $text != *$1* ]]; do
                if zpty -r shell part; then text+=$part; elif ((SECONDS > deadline)); then print -u2 "zsh: no $1 in: $text"; exit 1; else zselect -t 2; fi
            done
            print -r -- $text
        }
        zmodload zsh/zselect
        typeset -F SECONDS
        zpty -w shell "PROMPT=; fpath=($1 \$fpath); autoload -Uz compinit; compinit -u -D; LISTMAX=0; unsetopt beep"
        zpty -w shell "tell() { print -r -- \"<<\$BUFFER>>\"; zle kill-buffer }; zle -N tell; bindkey \"^X^T\" tell; print rea\"\"dy"
        wait_for ready >/dev/null
        zpty -w -n shell "$2"$'"'\t'"'
        zpty -w -n shell $'"'\x18\x14'"'
        wait_for ">>"' zsh "$files" "$1" | tr -d '\r' | sed -n 's/.*<<\(.*[^ ]\) *>>.*/\1/p' | awk '{print $NF}'
}

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
failed=no
check() { # SHELL LINE WANTED
    local got
    got=$("in_$1" "$2" | sed 's/ *$//' | sort -u)
    if [ "$got" != "$3" ]; then
        printf '%s: "%s" gives "%s" in place of "%s"\n' "$1" "$2" "$got" "$3" >&2
        failed=yes
    fi
}
for shell in "$@"; do
    for case in "${cases[@]}"; do check "$shell" "${case%=*}" "${case##*=}"; done
    for line in "${nothing[@]}"; do
        # A line in zsh stays what it was.
        if [ "$shell" = zsh ]; then check "$shell" "$line" "${line##* }"; else check "$shell" "$line" ""; fi
    done
    echo "$shell: ${#cases[@]} lines completed"
done
[ "$failed" = no ]
