#!/usr/bin/env bash
# hardening_test.sh OVERFLOWING [PROGRAM...]: what an overflow meets in a program, as its file tells; the first has one
# where its argument is long, and is to end there.
set -euo pipefail
failed=0
expect() { # WHAT PATTERN TEXT
    grep -Eq -- "$2" <<<"$3" || { echo "$program: no $1"; failed=1; }
}
for program in "$@"; do
    head=$(readelf -hW "$program") segments=$(readelf -lW "$program") entries=$(readelf -dW "$program")
    symbols=$(readelf --dyn-syms -W "$program")
    expect "address that is drawn (PIE)" 'Type: +DYN' "$head"
    expect "table of addresses that is read only" 'GNU_RELRO' "$segments"
    expect "binding of all symbols before it begins" 'BIND_NOW|FLAGS.* NOW' "$entries"
    expect "stack that is not executed" 'GNU_STACK.* RW ' "$segments"
    expect "guard of its stack" '__stack_chk_fail' "$symbols"
    expect "checked functions of the C library" '_chk(@|$)' "$symbols"
done
[ "$("$1" short)" = short ] || { echo "$1 does not run"; failed=1; }
if "$1" "$(printf 'x%.0s' {1..1000})" >/dev/null 2>&1; then
    echo "$1 survives its overflow"
    failed=1
fi
exit $failed
