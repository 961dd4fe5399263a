"""plant.py [--seed N] [--count N] [--jobs N] [--into FOLDER]: do the fast tests notice one-line faults?

Plants faults in src/go, src/referee and src/formats/record, one at a time, as many of each kind (sites.py),
and says which test notices each. Nine of ten are to be noticed; the others are told with their lines. Those of
tests/known/unnoticed_faults.txt change nothing that matters, each for its reason, and are not planted.
"""

import argparse
import itertools
import random
import re
import sys
import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path

from bench import Bench, DoesNotCompile
from sites import Fault, faults_in

PROJECT = Path(__file__).resolve().parent.parent.parent
FOLDERS = ["src/go", "src/referee", "src/formats/record"]
KNOWN = PROJECT / "tests/known/unnoticed_faults.txt"
KINDS = ["comparison", "constant", "call"]
LEAST_NOTICED = 0.9


def known() -> set[tuple[str, str, str]]:
    """Path, line and planted line of each fault that is listed."""
    return set(re.findall(r"^(src/\S+)\n  (.+)\n  (.*)\n", KNOWN.read_text(), re.MULTILINE))


def drawn(seed: int) -> Iterator[Fault]:
    """Faults at random, one of each kind after the other."""
    random.seed(seed)
    listed = known()
    faults = [fault for fault in faults_in(PROJECT, FOLDERS)
              if (fault.path, *fault.lines((PROJECT / fault.path).read_text())) not in listed]
    random.shuffle(faults)
    of_kinds = [[fault for fault in faults if fault.kind == kind] for kind in KINDS]
    return (fault for row in itertools.zip_longest(*of_kinds) for fault in row if fault is not None)


@dataclass
class Planting:
    """What is planted by several threads, each on its own bench, until enough is."""

    faults: Iterator[Fault]
    wanted: int
    unnoticed: list[Fault] = field(default_factory=list)
    planted: int = 0
    lock: threading.Lock = field(default_factory=threading.Lock)

    def work_on(self, bench: Bench) -> None:
        while (fault := self._next()) is not None:
            try:
                self._count(fault, bench.noticed_by(fault))
            except DoesNotCompile:
                with self.lock:
                    self.planted -= 1

    def _next(self) -> Fault | None:
        with self.lock:
            if self.planted == self.wanted:
                return None
            self.planted += 1
            return next(self.faults)

    def _count(self, fault: Fault, by: str | None) -> None:
        place = told(fault)
        with self.lock:
            print(f"noticed by {by}: {place}" if by else f"not noticed: {place}", flush=True)
            if by is None:
                self.unnoticed.append(fault)


def told(fault: Fault) -> str:
    text = (PROJECT / fault.path).read_text()
    was, will_be = fault.lines(text)
    return f"{fault.path}:{fault.line_in(text)}\n  {was}\n  {will_be}"


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__,
                                      formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("--seed", type=int, default=random.SystemRandom().randrange(1_000_000))
    options.add_argument("--count", type=int, default=200)
    options.add_argument("--jobs", type=int, default=2)
    options.add_argument("--into", type=Path, default=PROJECT / "build/planted")
    chosen = options.parse_args()
    print(f"seed {chosen.seed}", flush=True)
    benches = [Bench(PROJECT, chosen.into.resolve() / str(number)) for number in range(chosen.jobs)]
    benches[0].prepare()
    for bench in benches[1:]:
        bench.prepare(like=benches[0])
    planting = Planting(drawn(chosen.seed), chosen.count)
    with ThreadPoolExecutor(chosen.jobs) as pool:
        list(pool.map(planting.work_on, benches))
    noticed = chosen.count - len(planting.unnoticed)
    enough = noticed >= LEAST_NOTICED * chosen.count
    print(f"{noticed} of {chosen.count} faults noticed with seed {chosen.seed}; not noticed:")
    print("\n".join(told(fault) for fault in planting.unnoticed))
    print(f"{int(enough)} passed, {int(not enough)} failed, 0 skipped")
    sys.exit(not enough)


if __name__ == "__main__":
    main()
