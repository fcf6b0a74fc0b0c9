# fish completion for lockscope, which says itself what fits. Names of locks are not completed: that would ask servers.

function __lockscope_complete
    set -l words (commandline -opc) (commandline -ct)
    set -l answer ($words[1] complete -- $words[2..] 2>/dev/null)
    switch "$answer[1]"
        case :files
            __fish_complete_path (commandline -ct)
        case :hosts
            __fish_print_hostnames
        case ':command *'
            set -l first (math (string replace ':command ' '' -- $answer[1]) + 2)
            complete -C (string join -- ' ' (string escape -- $words[$first..-2]) $words[-1])
        case '*'
            printf '%s\n' $answer
    end
end

complete -c lockscope -f -a '(__lockscope_complete)'
