"""A copy of the project in which faults are planted, one at a time, and the tests that are to notice them."""

import os
import resource
import signal
import subprocess
import time
from dataclasses import dataclass, field, replace
from pathlib import Path

from sites import Fault

MOST_MEMORY = 6 << 30
UNIT = "shinpan_unit"
LIKELY = "*tests/golden/*,*tests/go/*,*tests/formats/*,*tests/referee/*"  # the unit tests that are likely to notice a fault


@dataclass(frozen=True)
class Check:
    """A test program, by its target, and the words of its command; without words, ctest's of that name."""

    name: str
    target: str
    words: tuple[str, ...] = ()


NEAR = Check("unit, near", UNIT, ("--abort-after=1", f"--source-file={LIKELY}"))
CHECKS = [
    NEAR,
    Check("tables", "shinpan_tables"),
    Check("cases", "shinpan_cases"),
    Check("runner", "shinpan_runner_test"),
    Check("wrong_moves", "shinpan_wrong_moves"),
    Check("capi", "shinpan_capi_test"),
    Check("properties", "shinpan_properties", ("--abort-after=1",)),
    Check("oracle", "shinpan_oracle_test"),
    Check("unit, far", UNIT, ("--abort-after=1", f"--source-file-exclude={LIKELY}")),
    Check("cli", "shinpan_cli_test"),
]


class DoesNotCompile(Exception):
    """The compiler refuses the fault, so that no test could see it."""


@dataclass
class Bench:
    """Built like the tests of a release, so that ccache has most of it."""

    project: Path
    folder: Path
    limits: dict[str, float] = field(default_factory=dict)

    @property
    def build(self) -> Path:
        return self.folder / "build/test"

    def prepare(self, like: "Bench | None" = None) -> None:
        """Copies and builds the project; each test passes, and may later take a few times as long.

        Another bench, where there is one, has found that already.
        """
        self.folder.mkdir(parents=True, exist_ok=True)
        subprocess.run(f"git ls-files -z | tar -c --null -T - | tar -x -m -C '{self.folder}'", shell=True,
                       check=True, cwd=self.project)
        subprocess.run(["cmake", "--preset", "test"], cwd=self.folder, check=True, stdout=subprocess.DEVNULL)
        self._make("shinpan", *{check.target for check in CHECKS})
        if like is not None:
            self.limits = like.limits
            return
        for check in CHECKS:
            begun = time.monotonic()
            if not self._passes(check):
                raise SystemExit(f"{check.name} fails without any fault")
            self.limits[check.name] = 20 + 4 * (time.monotonic() - begun)

    def noticed_by(self, fault: Fault) -> str | None:
        """The test that notices the fault, or None."""
        path = self.folder / fault.path
        right = path.read_text()
        path.write_text(fault.planted_in(right))
        try:
            return self._failing(fault.path)
        finally:
            path.write_text(right)

    def _failing(self, path: str) -> str | None:
        own = f"*tests/{'/'.join(path.split('/')[1:3])}/*"
        nearest = Check("own tests", UNIT, ("--abort-after=1", f"--source-file={own}"))
        near = replace(NEAR, words=(*NEAR.words, f"--source-file-exclude={own}"))
        for check in [nearest, near, *CHECKS[1:]]:
            self._make(check.target, *(["shinpan"] if check.name == "cli" else []))
            if not self._passes(check, self.limits.get(check.name, self.limits[NEAR.name])):
                return check.name
        return None

    def _make(self, *targets: str) -> None:
        made = subprocess.run(["ninja", "-C", self.build, *targets], capture_output=True, text=True,
                              env={**os.environ, **({"CCACHE_READONLY": "1"} if self.limits else {})})
        if made.returncode != 0:
            if not self.limits:
                raise SystemExit(made.stdout)
            raise DoesNotCompile

    def _passes(self, check: Check, limit: float | None = None) -> bool:
        """Whether it passes, within so many seconds where there is a limit."""
        command = [self.build / "bin" / check.target, *check.words]
        if not check.words:
            command = ["ctest", "--test-dir", self.build, "-R", f"^{check.name}$", "--no-tests=error"]
        with subprocess.Popen(command, cwd=self.folder, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
                              preexec_fn=limit_memory, start_new_session=True) as running:
            try:
                return running.wait(limit) == 0
            except subprocess.TimeoutExpired:
                os.killpg(running.pid, signal.SIGKILL)
                return False


def limit_memory() -> None:
    resource.setrlimit(resource.RLIMIT_AS, (MOST_MEMORY, MOST_MEMORY))
