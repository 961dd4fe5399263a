#!/usr/bin/env bash
# sigint_test.sh PROGRAM: SIGINT ends the thinking once gogui-sigint was asked, and the program goes on.
set -euo pipefail
program=$1
passed=0
failed=0

expect() { # WHAT WANTED GOT
    if [[ $3 == $2 ]]; then
        passed=$((passed + 1))
    else
        failed=$((failed + 1))
        printf '%s: expected "%s", got "%s"\n' "$1" "$2" "$3"
    fi
}

# What is said goes to the engine, and a response of one line is read.
ask() {
    echo "$1" >&"${engine[1]}"
    read -r -t 60 response <&"${engine[0]}"
    read -r -t 60 _ <&"${engine[0]}"
}

coproc engine { exec "$program" gtp --playouts 10000000; }
process=$engine_PID
ask gogui-sigint
expect "its number" "= $process" "$response"
echo "genmove b" >&"${engine[1]}"
sleep 1
kill -INT "$process"
read -r -t 60 response <&"${engine[0]}"
read -r -t 60 _ <&"${engine[0]}"
expect "the move that is best so far" "= [A-T]*" "$response"
ask "undo"
expect "it was played, and the engine goes on" "=*" "$response"
ask "kata-set-param maxPlayouts 300"
sleep 0.5
kill -INT "$process"  # too late for a move that is there
sleep 0.5
ask "genmove w"
ask "gomill-explain_last_move"
playouts=${response% playouts*}
expect "an interrupt that comes too late leaves the next move alone" "= [0-9][0-9][0-9]*" "= ${playouts##* }"
echo quit >&"${engine[1]}"
wait "$process" && status=0 || status=$?
expect "it ends well" 0 "$status"

echo "$passed passed, $failed failed, 0 skipped"
[ "$failed" -eq 0 ]
