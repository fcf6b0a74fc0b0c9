# bash completion for lockscope, which says itself what fits. Names of locks are not completed: that would ask servers.

_lockscope()
{
    local line=${COMP_LINE:0:COMP_POINT} words answer word begin
    read -ra words <<<"$line"
    [[ $line == *[[:space:]] ]] && words+=("")
    # Bash breaks words at "=" and ":"; a candidate replaces only what is behind the last break.
    begin=${words[-1]%"${words[-1]##*[=:]}"}
    answer=$("${words[0]}" complete -- "${words[@]:1}" 2>/dev/null)
    COMPREPLY=()
    case $answer in
        :files) mapfile -t COMPREPLY < <(compgen -f -- "${COMP_WORDS[COMP_CWORD]}"); compopt -o filenames 2>/dev/null ;;
        :hosts) mapfile -t COMPREPLY < <(compgen -A hostname -- "${COMP_WORDS[COMP_CWORD]}") ;;
        :command*)
            COMP_WORDS=("${words[@]}") COMP_CWORD=$((${#words[@]} - 1))
            if declare -F _command_offset >/dev/null; then _command_offset $((${answer#:command } + 1)); else mapfile -t COMPREPLY < <(compgen -c -- "${words[-1]}"); fi ;;
        ?*) while IFS=$'\t' read -r word _; do COMPREPLY+=("${word#"$begin"}"); done <<<"$answer" ;;
    esac
    [[ ${#COMPREPLY[@]} -eq 1 && ${COMPREPLY[0]} == *// ]] && compopt -o nospace 2>/dev/null
    return 0
}
complete -F _lockscope lockscope
