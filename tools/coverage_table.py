"""coverage_table.py SRC: how many lines of each storey and room of SRC tests run, from what llvm-cov exports
on standard input."""

import json
import sys
from collections import Counter
from pathlib import Path

LEAST = {"go": 90, "formats": 90, "referee": 90}


def main() -> None:
    source = Path(sys.argv[1])
    run: Counter[str] = Counter()
    lines: Counter[str] = Counter()
    for file in json.load(sys.stdin)["data"][0]["files"]:
        path = Path(file["filename"])
        if not path.is_relative_to(source):
            continue
        rooms = path.relative_to(source).parts[:-1][:2]
        for name in {rooms[0], "/".join(rooms), "all of src"}:
            run[name] += file["summary"]["lines"]["covered"]
            lines[name] += file["summary"]["lines"]["count"]
    percent = {name: 100 * run[name] / lines[name] for name in lines}
    for name in sorted(lines):
        print(f"{name:20} {percent[name]:6.1f} % of {lines[name]} lines")
    short = [name for name, least in LEAST.items() if percent[name] < least]
    print(f"{len(LEAST) - len(short)} passed, {len(short)} failed, 0 skipped")
    sys.exit(bool(short))


main()
