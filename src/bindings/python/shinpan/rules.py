"""Rulesets, handicaps and the names of points."""

import json
from functools import lru_cache
from typing import Union

from shinpan.answers import BriefRuleset, Handicap, HandicapBetween, Level, Ruleset
from shinpan.library import ShinpanError, checked_text, text

Size = Union[int, tuple[int, int]]


def sides(size: Size) -> tuple[int, int]:
    """Columns and rows."""
    if isinstance(size, int):
        return size, size
    if len(size) != 2:
        raise ShinpanError("a size is a number of lines, or columns and rows")
    return size[0], size[1]


def rulesets() -> list[BriefRuleset]:
    """All rulesets in short, those that people know first."""
    found: list[BriefRuleset] = json.loads(text("rulesets") or "")
    return found


def ruleset(rules: str) -> Ruleset:
    """One ruleset, by its id or any other word for it, with every axis and clause."""
    found: Ruleset = json.loads(checked_text("ruleset", rules))
    return found


def levels() -> list[Level]:
    """The bot's levels, from the weakest."""
    found: list[Level] = json.loads(text("levels") or "")
    return found


def handicap(rules: str, size: Size, stones: int) -> Handicap:
    """What a handicap means under a ruleset: placement, customary points, komi and compensation."""
    found: Handicap = json.loads(checked_text("handicap", rules, *sides(size), stones))
    return found


def handicap_between(one_rank: str, other_rank: str) -> HandicapBetween:
    """What two ranks, such as '5k' and '1 dan', make of a game."""
    found: HandicapBetween = json.loads(checked_text("handicap_between", one_rank, other_rank))
    return found


@lru_cache(maxsize=None)
def _names(cols: int, rows: int) -> tuple[str, ...]:
    names = text("point_names", cols, rows)
    if names is None:
        raise ShinpanError("a board has 1 to 52 columns and rows")
    return tuple(names.split(" "))


def point_names(size: Size) -> tuple[str, ...]:
    """The names of all points of a board, row by row from the top left."""
    return _names(*sides(size))
