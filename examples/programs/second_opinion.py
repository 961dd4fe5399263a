"""Judges a record under the rules that it names, and says which other rules bring another result, and why.

python3 second_opinion.py GAME.sgf
"""

import sys
from pathlib import Path

import shinpan

record = shinpan.read_sgf(Path(sys.argv[1]).read_bytes()).record()
verdict = record.verdict()
print(f"{verdict['rules']}: {verdict['result']} ({verdict['basis']})")
for term in verdict["score"]["terms"]:
    print(f"  {term['player']} {term['what']} {term['half_points'] / 2:g}  {term['clause']}")

seen = {verdict["result"]}
for other in record.every_verdict():
    if other["result"] not in seen:
        seen.add(other["result"])
        print(f"{other['rules']}: {other['result']}, because {'; '.join(other['causes'])}")
