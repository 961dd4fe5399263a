#!/usr/bin/env bash
# shared_cases.sh PROGRAM: runs the tournaments in ../shared, where they are; what is known to fail is listed.
shared=../shared/tournaments
if [ ! -d "$shared" ]; then
    echo "skipped: $shared is not there"
    exit 77
fi
exec "$1" "$shared" --known tests/known/tournaments.txt
