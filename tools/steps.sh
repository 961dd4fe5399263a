# shellcheck shell=bash
# For the scripts in the root folder: runs a step at a time, one line each, and counts tests.
# Sourced there, in the root folder. What a step says goes to build/log/.

mkdir -p build/log
results=build/log/results.tsv # a line a step: name, seconds, passed, failed, skipped
: >"$results"

# step NAME COMMAND...: runs the command. A command that fails counts as one failed test; a ctest run counts
# what its tests counted.
step() {
    local name=$1 begun=$SECONDS log counts status=0
    shift
    log=build/log/${name//[ ,\/]/_}.log
    printf '%5d s  %-40s ' "$SECONDS" "$name"
    "$@" >"$log" 2>&1 </dev/null || status=$?
    counts=$(awk -v status=$status -f tools/count_tests.awk "$log")
    printf '%s\t%d\t%s\n' "$name" $((SECONDS - begun)) "$counts" >>"$results"
    if [ "$status" -eq 0 ]; then
        awk -v seconds=$((SECONDS - begun)) '{ printf "ok, %d s%s\n", seconds, $1 ? ", " $1 " passed" : "" }' <<<"$counts"
    else
        echo "FAILED; the whole output is in $log"
        awk -f tools/failures.awk "$log"
    fi
    return 0
}

# Each step's seconds, why tests were skipped, and the closing line over all steps so far; fails when something did.
sum_up() {
    echo
    awk -F '\t' '{ printf "%5d s  %-40s %6d passed %4d failed %5d skipped\n", $2, $1, $3, $4, $5 }' "$results"
    local log
    for log in $(awk -F '\t' '$5 { gsub(/[ ,\/]/, "_", $1); print "build/log/" $1 ".log" }' "$results"); do
        awk -f tools/skipped.awk "$log" | sed 's/^/skipped: /'
    done | sort -u
    echo "$SECONDS s in all"
    awk -F '\t' '{ passed += $3; failed += $4; skipped += $5 }
                 END { printf "%d passed, %d failed, %d skipped\n", passed, failed, skipped; exit failed > 0 }' "$results"
}
