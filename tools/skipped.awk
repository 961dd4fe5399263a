# What a log says of tests that were skipped, a line a reason: what stands behind "skipped: ", without the place that
# doctest puts before it. Cases that are known to fail are a line each there, and are counted here.

/^([0-9]+: )?known: / { known += 1; next }
match($0, /(^|[ :])[Ss]kipped: /) {
    reason = substr($0, RSTART + RLENGTH)
    if (!(reason in seen)) print reason
    seen[reason] = 1
}
END { if (known) printf "%d known to fail, each listed in tests/known with its reason\n", known }
