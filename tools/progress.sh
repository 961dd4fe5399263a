# shellcheck shell=bash
# For ./run: builds side by side, with one line that tells how far they are. Sourced.

# The last "[12/345]" in a builder's log, as "12 of 345"; nothing before there is one.
steps_done() { tail -c 2000 "$1" 2>/dev/null | tr '\r' '\n' | sed -n 's/^\[\([0-9]*\)\/\([0-9]*\)\].*/\1 of \2/p' | tail -n 1; }

# side_by_side NAME LOG COMMAND [NAME LOG COMMAND]...: runs the commands at once; what each says goes to its log. On a
# terminal one line tells their steps. When one fails, the end of its log is shown, and that ends the script.
side_by_side() {
    local names=() logs=() jobs=() i line done_so_far begun=$SECONDS
    while [ $# -gt 0 ]; do
        : >"$2"
        "$3" >"$2" 2>&1 </dev/null &
        names+=("$1") logs+=("$2") jobs+=($!)
        shift 3
    done
    if [ -t 2 ]; then
        while [ -n "$(jobs -rp)" ]; do
            line=""
            for i in "${!logs[@]}"; do
                done_so_far=$(steps_done "${logs[i]}")
                [ -z "$done_so_far" ] || line+="${line:+, }${names[i]}: $done_so_far steps"
            done
            [ -z "$line" ] || printf '\r\033[K%s, %d s' "$line" $((SECONDS - begun)) >&2
            sleep 0.3
        done
        printf '\r\033[K' >&2
    fi
    for i in "${!jobs[@]}"; do
        wait "${jobs[i]}" && continue
        tail -n 40 "${logs[i]}" >&2
        echo "Building the ${names[i]} failed; the whole output is in ${logs[i]}" >&2
        exit 1
    done
}
