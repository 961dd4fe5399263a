# The part of a log that tells what failed: of `ctest -V`, for each failed test, what doctest found wrong and where,
# and the end of its output; without ctest compilers' errors, else the last lines.

{ line[NR] = $0 }
/^[0-9]+: / { test = $1 + 0; said[test, ++count[test]] = substr($0, length($1) + 2) }
/(: error: |^CMake Error|undefined reference)/ && errors < 20 { error[++errors] = $0 }
/ Test +#[0-9]+: .*\*\*\*/ && !/\*\*\*Skipped/ {
    match($0, /#[0-9]+/)
    test = substr($0, RSTART + 1, RLENGTH - 1)
    print "        " $0
    last = show_wrong(test) ? 10 : 60  # what is expected to fail is among it: the end tells of a crash or a timeout
    show(test, count[test] > last ? count[test] - last + 1 : 1, count[test])
    shown = 1
}
END {
    for (i = 1; i <= errors && !shown; ++i) print "        | " error[i]
    for (i = NR > 30 ? NR - 29 : 1; i <= NR && !shown && !errors; ++i) print "        | " line[i]
}

function show(test, from, to) {
    for (; from <= to; ++from) print "        | " said[test, from]
}

# Of each of doctest's paragraphs that tells an error, up to 10, its test case and its lines; 0 where there is none.
function show_wrong(test,    i, from, name, found, named) {
    for (i = 1; i <= count[test] && found < 10; ++i) {
        if (said[test, i] ~ /^TEST CASE: /) name = i
        if (said[test, i] ~ /^ *$/) from = 0
        else if (!from) from = i
        if (said[test, i] !~ /: (FATAL )?ERROR: /) continue
        if (name != named) print "        | " said[test, named = name]
        for (; i < count[test] && said[test, i + 1] !~ /^ *$/; ++i) {}
        show(test, from, i)
        ++found
    }
    return found
}
