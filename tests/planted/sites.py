"""Where one-line faults can be planted in C++ source, and what each does to its line.

A site is a comparison or a logical connective that is turned, a constant that is changed, or a call that is
dropped. Comments, texts, the preprocessor's lines, assertions and calls of reserve(), without which all is the
same, have none. The source is formatted: operators of two sides have a space on each, brackets of templates
have none.
"""

import re
from dataclasses import dataclass
from pathlib import Path

TURNED = {"==": "!=", "!=": "==", "<": "<=", "<=": "<", ">": ">=", ">=": ">", "&&": "||", "||": "&&"}
FLIPPED = {"true": "false", "false": "true"}

TEXTS = re.compile(
    r"""//[^\n]*|/\*.*?\*/|R"\((?:.*?)\)"|"(?:\\.|[^"\\\n])*"|(?<!\w)'(?:\\.|[^'\\\n])+'|^\#[^\n]*""",
    re.DOTALL | re.MULTILINE)
WITHOUT_SITES = re.compile(r"\b(?:(?:static_)?assert|reserve)\(")
COMPARISON = re.compile(r"(?<= )(==|!=|<=|>=|<|>|&&|\|\|)(?=[ \n])")
CONSTANT = re.compile(r"(?<![\w.'])(\d+|true|false)(?![\w.'])")
CALL = re.compile(r"(?:(?<=[;{})]\n)|(?<=else\n)) +((?:[\w\]\[:*]|\.|->)*\w\([^\n]*\);)(?=\n)")


@dataclass(frozen=True)
class Fault:
    """A change of `was` to `will_be` at a place of a file."""

    path: str
    at: int
    kind: str
    was: str
    will_be: str

    def planted_in(self, text: str) -> str:
        return text[:self.at] + self.will_be + text[self.at + len(self.was):]

    def line_in(self, text: str) -> int:
        return text.count("\n", 0, self.at) + 1

    def lines(self, text: str) -> tuple[str, str]:
        """The line without the fault and with it."""
        number = self.line_in(text) - 1
        return text.split("\n")[number].strip(), self.planted_in(text).split("\n")[number].strip()


def blank(text: str, begin: int, end: int) -> str:
    return text[:begin] + re.sub(r"[^\n]", " ", text[begin:end]) + text[end:]


def code_alone(text: str) -> str:
    """The text with spaces where no fault belongs."""
    for found in TEXTS.finditer(text):
        text = blank(text, *found.span())
    for found in WITHOUT_SITES.finditer(text):
        depth, end = 1, found.end()
        while depth > 0:
            depth += {"(": 1, ")": -1}.get(text[end], 0)
            end += 1
        text = blank(text, found.start(), end)
    return text


def faults_of(path: str, text: str) -> list[Fault]:
    code = code_alone(text)
    faults = [Fault(path, found.start(), "comparison", found[0], TURNED[found[0]])
              for found in COMPARISON.finditer(code)]
    for found in CONSTANT.finditer(code):
        changed = FLIPPED.get(found[0]) or str(int(found[0]) + 1)
        faults.append(Fault(path, found.start(), "constant", found[0], changed))
    faults += [Fault(path, found.start(1), "call", text[slice(*found.span(1))], "{}")
               for found in CALL.finditer(code)]
    return faults


def faults_in(project: Path, folders: list[str]) -> list[Fault]:
    """Those of all sources of the folders. Headers have none: each would have most tests compiled anew."""
    return [fault for folder in folders for path in sorted((project / folder).rglob("*.cpp"))
            for fault in faults_of(str(path.relative_to(project)), path.read_text())]
