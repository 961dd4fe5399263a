#!/usr/bin/env python3
"""verdict_hash.py SHINPAN FOLDER...: one hash over the verdicts on all games of the folders.

A change that must not change a verdict prints the same hash before and after it. Taken in are, for every game under the
rules that it names and under every other ruleset: who wins and by how much, each term of the count, what the result
rests on, dead stones, seki, and each refusal. Left out are sentences and the names of fields.

Games are SGF files, GIB, NGF and UGF files, archives (.tar.xz) of them, and lines of .jsonl(.gz) with `moves`.
"""

import gzip
import hashlib
import json
import pathlib
import subprocess
import sys
import tarfile
import tempfile

RECORDS = {".sgf", ".gib", ".ngf", ".ugf", ".ugi"}
PARTS = ("game", "rules", "size", "handicap", "komi_half", "moves", "legal", "result", "basis", "dead_black",
         "dead_white", "seki", "ended")


def points(name, letters):
    return "".join(f"[{letters[i:i + 2]}]" for i in range(0, len(letters), 2)).join((name, "")) if letters else ""


def sgf_of(row):
    """The game of one line, with the stones that its players took off as marks of territory."""
    expect = row.get("expect", {})
    columns, rows = row["size"]
    size = str(columns) if columns == rows else f"{columns}:{rows}"
    head = f"(;FF[4]GM[1]SZ[{size}]RU[{row.get('rules', '').rstrip('?')}]KM[{row.get('komi', 0)}]HA[{row.get('handicap', 0)}]"
    head += f"RE[{expect.get('result', '')}]" + points("AB", row.get("AB", "")) + points("AW", row.get("AW", ""))
    moves = "".join(f";{move[0]}[{move[1:]}]" for move in row["moves"].split(";") if move)
    marks = points("TB", expect.get("territory_black", "")) + points("TW", expect.get("territory_white", ""))
    return f"{head}{moves}{';' + marks if marks else ''})"


def unpack_rows(path, into):
    opened = gzip.open(path, "rt") if path.suffix == ".gz" else open(path)
    with opened as lines:
        for line in lines:
            row = json.loads(line)
            if row.get("kind") == "game" and isinstance(row.get("moves"), str):
                (into / f"{row['id']}.sgf").write_text(sgf_of(row))


def unpack(folder, into):
    for path in sorted(folder.rglob("*")):
        if path.name.endswith((".jsonl", ".jsonl.gz")):
            unpack_rows(path, into)
        elif path.name.endswith(".tar.xz"):
            with tarfile.open(path) as archive:
                archive.extractall(into, filter="data") if hasattr(tarfile, "data_filter") else archive.extractall(into)
        elif path.suffix.lower() in RECORDS:
            (into / path.name).write_bytes(path.read_bytes())


def taken(verdict):
    if "error" in verdict:
        return ["unreadable"]
    values = [verdict.get(name) for name in PARTS]
    illegal, score = verdict.get("illegal"), verdict.get("score")
    values.append(illegal and [illegal[name] for name in ("move", "point", "reason", "repeats_move")])
    values.append(score and [score["black_half"], score["white_half"],
                             [[term["player"], term["what"], term["half_points"]] for term in score["terms"]]])
    return values


def verdicts(shinpan, folder, rules):
    """Each verdict as a line, with the record's name in front."""
    command = [shinpan, "referee", "--json", "--dead", "marks", "--rules", rules, folder]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True) as run:
        for line in run.stdout:
            verdict = json.loads(line)
            name = pathlib.Path(verdict["file"]).relative_to(folder)
            yield f"{name} {json.dumps(taken(verdict))}"


def main():
    if len(sys.argv) < 3:
        sys.exit(__doc__.splitlines()[0])
    shinpan, folders = sys.argv[1], [pathlib.Path(name) for name in sys.argv[2:]]
    with tempfile.TemporaryDirectory() as unpacked:
        for folder in folders:
            unpack(folder, pathlib.Path(unpacked))
        if not any(pathlib.Path(unpacked).iterdir()):
            sys.exit("no games there")
        lines = [f"{rules} {line}" for rules in ("record", "all") for line in verdicts(shinpan, unpacked, rules)]
    print(hashlib.sha256("\n".join(sorted(lines)).encode()).hexdigest(), f"{len(lines)} verdicts")


if __name__ == "__main__":
    main()
