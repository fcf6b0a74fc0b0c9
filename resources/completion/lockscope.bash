# bash completion for lockscope. Its options are those of `lockscope --help`: tests/app/tst_documentation.cpp compares them.
# Names of locks are not completed: that would ask servers, with passwords that are not known here.

_lockscope()
{
    local current=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD-1]} program=${COMP_WORDS[0]}
    local nodes="--node --host --port --socket --uri --db --pass --user --askpass --tls --cacert --cert --key --sni --sentinel --master --cluster
        --possible --pattern --pin --environment --interval --timeout"
    local takes="--node --host --port --socket --uri --db --pass --user --cacert --cert --key --sni --sentinel --master --pattern --pin --environment
        --interval --timeout --record --alert-rules --listen --at --speed --for --owner --hold-off --shorten-to --set-ttl --reason --confirm --ttl --wait --longest-hold
        --grace --conflict-exit-code --lost-exit-code --lang --view --scheme --scenario --runs --stock --buyers --processes -h -p -s -u -n -a"
    takes=" ${takes//[[:space:]]/ } "

    # The command, and how many names follow it; values of options are none.
    local command="" names=0 i word
    for ((i = 1; i < COMP_CWORD; ++i)); do
        word=${COMP_WORDS[i]}
        if [[ $takes == *" $word "* ]]; then
            i=$((i + 1))
            # "glob=dialect" and URIs come as several words.
            while ((i + 1 < COMP_CWORD)) && [[ ${COMP_WORDS[i + 1]} == [=:] ]]; do i=$((i + 2)); done
        elif [[ $word == -* ]]; then
            continue
        elif [[ -z $command ]]; then
            command=$word
        elif [[ $word == : || ${COMP_WORDS[i - 1]} == : ]]; then
            continue # a part of the name before
        else
            names=$((names + 1))
            # From here on it is the command's own that `run` runs.
            if [[ $command == run && $names -eq 2 ]]; then
                if declare -F _command_offset >/dev/null; then _command_offset $i; else mapfile -t COMPREPLY < <(compgen -f -- "$current"); fi
                return
            fi
        fi
    done

    [[ $current == = ]] && current=""
    if [[ $previous == = && ${COMP_WORDS[COMP_CWORD-3]} == --pin || ${COMP_WORDS[COMP_CWORD]} == = && ${COMP_WORDS[COMP_CWORD-2]} == --pin ]]; then
        mapfile -t COMPREPLY < <(compgen -W "$("$program" dialects --json 2>/dev/null | sed -n 's/.*"dialect":"\([^"]*\)".*/\1/p')" -- "$current")
        return
    fi
    case $previous in
        --environment) mapfile -t COMPREPLY < <(compgen -W "development unspecified production" -- "$current"); return ;;
        --lang) mapfile -t COMPREPLY < <(compgen -W "en ko zh_CN zh_TW" -- "$current"); return ;;
        --view) mapfile -t COMPREPLY < <(compgen -W "overview locks timeline contention owners nodes alerts audit" -- "$current"); return ;;
        --scheme | --scenario)
            mapfile -t COMPREPLY < <(compgen -W "$("$program" demo --list --json 2>/dev/null | sed -n "s/.*\"${previous#--}\":\"\([^\"]*\)\".*/\1/p")" -- "$current")
            return ;;
        --socket | -s | --cacert | --cert | --key | --record | --alert-rules) mapfile -t COMPREPLY < <(compgen -f -- "$current"); compopt -o filenames 2>/dev/null; return ;;
        --host | -h) mapfile -t COMPREPLY < <(compgen -A hostname -- "$current"); return ;;
        --node | --uri | -u) mapfile -t COMPREPLY < <(compgen -W "redis:// rediss:// unix://" -- "$current"); compopt -o nospace 2>/dev/null; return ;;
    esac
    [[ $takes == *" $previous "* ]] && return

    local options
    case $command in
        "") options="$nodes --headless --lang --view --help --version" ;;
        list | show) options="$nodes --json" ;;
        watch) options="$nodes --record --alert-rules --once --json" ;;
        export) options="$nodes --prometheus --listen --alert-rules" ;;
        replay) options="--at --speed --once --json --window --lang --view" ;;
        sample) options="$nodes --for --confirm-production --json" ;;
        release) options="$nodes --owner --execute --hold-off --shorten-to --set-ttl --reason --confirm --json" ;;
        run) options="$nodes --ttl --wait --longest-hold --grace --conflict-exit-code --lost-exit-code" ;;
        doctor) options="$nodes --ttl --json" ;;
        dialects) options="--json" ;;
        demo) options="--headless --lab --list --all --scheme --scenario --runs --stock --buyers --processes --json --lang --view --interval" ;;
    esac
    if [[ $current == -* ]]; then
        mapfile -t COMPREPLY < <(compgen -W "$options" -- "$current")
    elif [[ -z $command ]]; then
        mapfile -t COMPREPLY < <(compgen -W "list show watch export replay sample release run doctor dialects demo" -- "$current")
    elif [[ $command == replay ]]; then
        mapfile -t COMPREPLY < <(compgen -f -- "$current")
        compopt -o filenames 2>/dev/null
    elif [[ $command == run && $names -ge 1 ]]; then
        mapfile -t COMPREPLY < <(compgen -c -- "$current")
    fi
}
complete -F _lockscope lockscope
