# Sums a log: "PASSED\tFAILED\tSKIPPED". In a log of `ctest -V` each test counts what it says itself (doctest's
# summary, or a line "N passed, N failed, N skipped"), else as one; what fails in a test that passes all the same
# is known to fail, and counts as skipped. Outside ctest such a line counts as it is. -v status=N: the command's exit status.

/^[0-9]+: \[doctest\] test cases:/ { gsub(/[^0-9 ]/, " "); said($1, $3, $4, $5) }
/^[0-9]+: [0-9]+ passed, [0-9]+ failed, [0-9]+ skipped$/ { said($1 + 0, $2, $4, $6) }
/^[0-9]+ passed, [0-9]+ failed, [0-9]+ skipped$/ { passed += $1; failed += $3; skipped += $5 }

/ Test +#[0-9]+: .* sec *$/ {
    match($0, /#[0-9]+/)
    test = substr($0, RSTART + 1, RLENGTH - 1)
    good = / Passed +[0-9.]+ sec/
    if (/\*\*\*Skipped/) skipped += 1
    else if (!(test in passes)) { passed += good; failed += !good }
    else {
        passed += passes[test]
        failed += good ? 0 : fails[test] == 0 ? 1 : fails[test]
        skipped += skips[test] + (good ? fails[test] : 0)
    }
}

function said(test, p, f, s) { passes[test] = p; fails[test] = f; skips[test] = s }

END {
    if (status != 0 && failed == 0) failed = 1
    printf "%d\t%d\t%d\n", passed, failed, skipped
}
