# The part of a log that tells what failed: of `ctest -V` the end of each failed test's output, else compilers'
# errors, else the last lines.

{ line[NR] = $0 }
/^[0-9]+: / { test = $1 + 0; said[test, ++count[test]] = substr($0, length($1) + 2) }
/(: error: |^CMake Error|undefined reference)/ && errors < 20 { error[++errors] = $0 }
/ Test +#[0-9]+: .*\*\*\*/ && !/\*\*\*Skipped/ {
    match($0, /#[0-9]+/)
    test = substr($0, RSTART + 1, RLENGTH - 1)
    print "        " $0
    from = count[test] > 60 ? count[test] - 59 : 1
    for (i = from; i <= count[test]; ++i) print "        | " said[test, i]
    shown = 1
}
END {
    for (i = 1; i <= errors && !shown; ++i) print "        | " error[i]
    for (i = NR > 30 ? NR - 29 : 1; i <= NR && !shown && !errors; ++i) print "        | " line[i]
}
