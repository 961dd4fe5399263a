"""What the referee says of a record, as docs/schema/referee.json describes it."""

from typing import Optional, TypedDict

from shinpan.answers import Fault, RefusedMove, Remark, Term, TextRead


class Terms(TypedDict):
    """The count of a verdict."""

    terms: list[Term]
    black_half: int
    white_half: int
    margin_half: int


class Verdict(TypedDict):
    """What the referee says of a record, as docs/schema/referee.json has it."""

    rules: str
    text_read: TextRead
    size: list[int]
    handicap: int
    komi_half: int
    moves: int
    legal: bool
    illegal: Optional[RefusedMove]
    ended: str
    score: Optional[Terms]
    result: str
    basis: Optional[str]
    dead_black: list[str]
    dead_white: list[str]
    seki: list[str]
    grade: Optional[str]
    proven_points: Optional[int]
    recorded: Optional[str]
    agrees: Optional[bool]
    warnings: list[Fault]


class Cause(TypedDict):
    """What makes a difference, and what it is worth: positive for Black."""

    reasons: list[Remark]
    gain_half: int


class ComparedVerdict(Verdict):
    """A verdict, and whether it comes to the same as under the ruleset asked about, and if not why."""

    same: bool
    causes: list[str]
    because: list[Cause]
