# shellcheck shell=bash
# For the scripts in the root folder: runs steps, in lanes side by side where wanted; one line each, and counts tests.
# Sourced there, in the root folder. What a step says goes to build/log/.

mkdir -p build/log
results=build/log/results.tsv # a line a step: when it began, its name, seconds, passed, failed, skipped
: >"$results"

# step NAME COMMAND...: runs the command. A command that fails counts as one failed test; a ctest run counts
# what its tests counted. Its line is written when it has ended, so that lines of lanes do not mix.
step() {
    local name=$1 begun=$SECONDS log counts status=0
    shift
    log=build/log/${name//[ ,\/]/_}.log
    "$@" >"$log" 2>&1 </dev/null || status=$?
    counts=$(awk -v status=$status -f tools/count_tests.awk "$log")
    printf '%d\t%s\t%d\t%s\n' "$begun" "$name" $((SECONDS - begun)) "$counts" >>"$results"
    told "$name" "$begun" "$status" "$log" "$counts"
    return 0
}

# What a person is told of a step that has ended, written at once.
told() {
    local name=$1 begun=$2 status=$3 log=$4 text
    text=$(printf '%5d s  %-40s ' "$begun" "$name")
    if [ "$status" -eq 0 ]; then
        text+=$(awk -v seconds=$((SECONDS - begun)) \
            '{ printf "ok, %d s%s\n", seconds, $1 ? ", " $1 " passed" : "" }' <<<"$5")
    else
        text+="FAILED; the whole output is in $log"$'\n'$(awk -f tools/failures.awk "$log")
    fi
    printf '%s\n' "$text"
}

# in_lanes LANE LANE...: runs functions of steps at once. A lane that stops before its last step fails.
in_lanes() {
    local lane jobs=() i
    trap 'kill 0' INT # what runs in the background does not hear of it
    for lane in "$@"; do
        "$lane" &
        jobs+=($!)
    done
    i=0
    for lane in "$@"; do
        wait "${jobs[i]}" || step "all of ${lane//_/ }" false
        i=$((i + 1))
    done
    trap - INT
}

# Each step's seconds, why tests were skipped, and the closing line over all steps so far; fails when something did.
sum_up() {
    echo
    sort -n -o "$results" "$results"
    awk -F '\t' '{ printf "%5d s  %-40s %6d passed %4d failed %5d skipped\n", $3, $2, $4, $5, $6 }' "$results"
    local log
    for log in $(awk -F '\t' '$6 { gsub(/[ ,\/]/, "_", $2); print "build/log/" $2 ".log" }' "$results"); do
        awk -f tools/skipped.awk "$log" | sed 's/^/skipped: /'
    done | sort -u
    echo "$SECONDS s in all"
    awk -F '\t' '{ passed += $4; failed += $5; skipped += $6 }
                 END { printf "%d passed, %d failed, %d skipped\n", passed, failed, skipped; exit failed > 0 }' "$results"
}
