"""Shinpan, the referee: Go under every published ruleset.

    >>> import shinpan
    >>> game = shinpan.Game("french", size=5)
    >>> for point in ["A2", "C1", "E5", "B2", "E4", "A1", "B1"]:
    ...     game.play(game.to_move, point)
    >>> game.play("W", "A1")
    Traceback (most recent call last):
    shinpan.library.IllegalMove: A1: repetition (§8)
    >>> game.try_play("W", "A1")["repeats_move"]
    6

What the rules refuse is raised as IllegalMove, which has the refusal; try_play, try_pass_turn and try_apply return it
instead. What a caller gets wrong is raised as ShinpanError, of which IllegalMove is one; an argument of a wrong type,
such as a text where a number belongs, as Python's own TypeError. Answers are dictionaries with the keys of
docs/schema/libraries.json, and have types in shinpan.answers and shinpan.verdicts. Points are names ("D4") or
numbers, row by row from the top left. Different games may be used by different threads at the same time, one game by
one thread.

The shared library is looked for in the environment's SHINPAN_LIBRARY, beside this package, where it is installed,
and where the system's libraries are.
"""

from shinpan.game import Game, Record, Sgf, decoded, encodings, game_of, read_sgf
from shinpan.library import IllegalMove, ShinpanError, version
from shinpan.rules import handicap, handicap_between, levels, point_names, ruleset, rulesets

__all__ = [
    "Game", "IllegalMove", "Record", "Sgf", "ShinpanError", "decoded", "encodings", "game_of", "handicap",
    "handicap_between", "levels", "point_names", "read_sgf", "ruleset", "rulesets", "version",
]
