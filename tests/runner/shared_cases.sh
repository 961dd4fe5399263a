#!/usr/bin/env bash
# shared_cases.sh PROGRAM: runs the case files in ../shared, where they are; those known to fail are listed.
shared=../shared
if [ ! -d "$shared/cases" ]; then
    echo "skipped: $shared/cases is not there"
    exit 77
fi
exec "$1" --known tests/known/shared.txt \
    "$shared"/cases/*.jsonl "$shared"/cases/*.jsonl.gz "$shared"/rules/*.jsonl
