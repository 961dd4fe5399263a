#!/usr/bin/env bash
# What ./test counts and shows of the logs of ctest -V, how its steps run side by side, how ./run builds side by
# side, and how verdicts are hashed.
# tools_test.sh SHINPAN
set -euo pipefail
shinpan=$1
passed=0 failed=0

# expect WHAT WANTED GOT
expect() {
    if [ "$2" = "$3" ]; then
        passed=$((passed + 1))
    else
        failed=$((failed + 1))
        printf '%s: expected "%s", got "%s"\n' "$1" "$2" "$3"
    fi
}

# count STATUS: of the log on stdin
count() { awk -v status="$1" -f tools/count_tests.awk | tr '\t' ' '; }

expect "a test that counts nothing is one" "1 0 0" "$(count 0 <<'LOG'
1/1 Test #4: wasm .............................   Passed    1.90 sec
LOG
)"
expect "doctest's summary is counted" "9 1 2" "$(count 8 <<'LOG'
3: [doctest] test cases: 12 |  9 passed | 1 failed | 2 skipped
1/1 Test #3: unit .............................***Failed    0.50 sec
LOG
)"
expect "what is known to fail counts as skipped" "8 0 3" "$(count 0 <<'LOG'
3: 8 passed, 2 failed, 1 skipped
1/1 Test #3: cases ............................   Passed    0.50 sec
LOG
)"
expect "our own closing line is counted, of tests side by side" "15 0 3" "$(count 0 <<'LOG'
2: 10 passed, 0 failed, 3 skipped
3: [doctest] test cases:  5 |  5 passed | 0 failed | 0 skipped
1/2 Test #3: unit .............................   Passed    0.50 sec
2/2 Test #2: cases ............................   Passed    0.50 sec
LOG
)"
expect "a crash after a clean summary is a failure" "5 1 0" "$(count 8 <<'LOG'
3: [doctest] test cases:  5 |  5 passed | 0 failed | 0 skipped
1/1 Test #3: unit .............................***Exception: SegFault  0.50 sec
LOG
)"
expect "a timeout is a failure" "0 1 0" "$(count 8 <<'LOG'
1/1 Test #3: unit .............................***Timeout 1200.05 sec
LOG
)"
expect "a skipped test is skipped" "0 0 1" "$(count 0 <<'LOG'
1/1 Test #3: unit .............................***Skipped   0.05 sec
LOG
)"
expect "the closing line of a run without ctest is counted" "7 2 1" "$(count 1 <<<"7 passed, 2 failed, 1 skipped")"
expect "a build that fails is a failure" "0 1 0" "$(count 1 <<<"a.cpp:1:1: error: no")"
expect "a build that works is no test" "0 0 0" "$(count 0 <<<"[1/1] Linking")"
expect "the end of a failed test's output is shown" "        1/1 Test #3: unit ....***Failed    0.50 sec
        | it said this" "$(awk -f tools/failures.awk <<'LOG'
2: not this
3: it said this
1/1 Test #3: unit ....***Failed    0.50 sec
LOG
)"
expect "of a failed test what doctest found wrong is shown, wherever it stands, and then the last lines" "        1/1 Test #3: unit ....***Failed    0.50 sec
        | TEST CASE:  a pass is a move
        | a_test.cpp:7: ERROR: CHECK( one == 2 ) is NOT correct!
        |   values: CHECK( 1 == 2 )
$(printf '        | line %d\n' 3 4 5 6 7 8 9 10 11 12)" "$(awk -f tools/failures.awk <<LOG
3: a_test.cpp:5:
3: TEST CASE:  a pass is a move
3: 
3: a_test.cpp:6: MESSAGE: a message
3: 
2: a_test.cpp:9: ERROR: of another test
3: a_test.cpp:7: ERROR: CHECK( one == 2 ) is NOT correct!
3:   values: CHECK( 1 == 2 )
3: 
3: TEST CASE:  another
$(printf '3: line %d\n' {1..12})
1/1 Test #3: unit ....***Failed    0.50 sec
LOG
)"

expect "the reasons of what was skipped are told once each" "no GNU Go
3 games: text not read
2 known to fail, each listed in tests/known with its reason" "$(awk -f tools/skipped.awk <<'LOG'
3: tests/a_test.cpp(7): MESSAGE: skipped: no GNU Go
4: tests/b_test.cpp(9): MESSAGE: skipped: no GNU Go
5: skipped: 3 games: text not read
5: known: a-1: why
5: known: a-2: why
6: 8 passed, 0 failed, 2 skipped
LOG
)"

source tools/progress.sh
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
printf '[1/12] one\n\r[3/12] three' >"$folder/log"
expect "how far a build is stands in its log" "3 of 12" "$(steps_done "$folder/log")"
fails() { echo "no space left"; return 3; }
expect "a build that fails ends the script, and its log is shown" "no space left
Building the site failed; the whole output is in $folder/site.log" \
    "$( (side_by_side engine "$folder/log" true site "$folder/site.log" fails; echo "went on") 2>&1)"
expect "builds that do not fail say nothing" "went on" \
    "$( (side_by_side engine "$folder/log" true site "$folder/site.log" true; echo "went on") 2>&1)"

# lanes SCRIPT: what steps in lanes print, in the order of the alphabet, without seconds and blanks.
lanes() (
    mkdir -p "$folder/lanes"
    cp -r tools "$folder/lanes/"
    cd "$folder/lanes"
    source tools/steps.sh
    eval "$1"
    { in_lanes first second; sum_up || echo "something failed"; } 2>&1 |
        sed 's/[0-9]* s\b//g; s/  */ /g; s/^ //; s/,* *$//; s/, ,/,/; /^$/d' | LC_ALL=C sort
)
expect "lanes run side by side, and the sum is over both" "5 passed, 0 failed, 1 skipped
a 0 passed 0 failed 0 skipped
a ok
b 2 passed 0 failed 1 skipped
b ok, 2 passed
c 3 passed 0 failed 0 skipped
c ok, 3 passed
in all" "$(lanes '
    first() { step a sh -c "until [ -e there ]; do sleep 0.01; done"; step b echo "2 passed, 0 failed, 1 skipped"; }
    second() { step c echo "3 passed, 0 failed, 0 skipped"; touch there; }')"
expect "a step that fails in a lane fails all, and the other lane goes on" "0 passed, 1 failed, 0 skipped
a 0 passed 1 failed 0 skipped
a FAILED; the whole output is in build/log/a.log
b 0 passed 0 failed 0 skipped
b ok
in all
something failed" "$(lanes 'first() { step a false; }; second() { sleep 0.1; step b true; }')"
expect "a lane that stops before its end fails all" "0 passed, 1 failed, 0 skipped
all of first 0 passed 1 failed 0 skipped
all of first FAILED; the whole output is in build/log/all_of_first.log
b 0 passed 0 failed 0 skipped
b ok
in all
something failed" "$(lanes 'first() { exit 3; }; second() { step b true; }')"

verdict() { python3 tools/verdict_hash.py "$1" "$folder/games" 2>&1; }
mkdir "$folder/games"
cp examples/gnugo_9x9_french.sgf "$folder/games/"
hash=$(verdict "$shinpan")
expect "verdicts are hashed the same again" "$hash" "$(verdict "$shinpan")"
sed -i 's/KM\[[^]]*\]/KM[3.5]/' "$folder/games/gnugo_9x9_french.sgf"
expect "another komi is another hash" "another" "$([ "$(verdict "$shinpan")" = "$hash" ] && echo same || echo another)"
rm "$folder/games/gnugo_9x9_french.sgf"
expect "no games have no hash" "no games there" "$(verdict "$shinpan")"

echo "$passed passed, $failed failed, 0 skipped"
[ "$failed" -eq 0 ]
