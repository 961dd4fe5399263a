#!/usr/bin/env bash
# shared_wrong_moves.sh PROGRAM: puts wrong moves into the records in ../shared, where they are; into every
# tenth, or into all with SHINPAN_SLOW=1.
shared=../shared
if [ ! -d "$shared/cases" ]; then
    echo "skipped: $shared/cases is not there"
    exit 77
fi
exec "$1" --every "$([ -n "${SHINPAN_SLOW:-}" ] && echo 1 || echo 10)" "$shared"/cases/games_*
