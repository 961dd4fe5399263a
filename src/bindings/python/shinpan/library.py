"""The shared library: finding it, its functions, and texts in and out."""

import ctypes
import ctypes.util
import json
import os
from ctypes import POINTER, c_char_p, c_int, c_size_t, c_uint8, c_uint32, c_void_p
from pathlib import Path
from typing import Any, Optional

from shinpan.answers import Refusal

_ABI = 0
_FAULT = POINTER(c_void_p)


class ShinpanError(ValueError):
    """A mistake in what was asked: a word nobody knows, a text that cannot be read.

    line and column say where in a text it is; they are 0 where they mean nothing. remark is a record's fault as its
    kind and facts, for languages other than English; None for others.
    """

    def __init__(self, what: str, line: int = 0, column: int = 0, remark: Any = None) -> None:
        super().__init__(what)
        self.line = line
        self.column = column
        self.remark = remark


class IllegalMove(ShinpanError):
    """What the rules refuse: a play, a pass or another event that cannot happen now. It has changed nothing.

    refusal says why: its reason, its clause, and for a repetition the move after which the position stood.
    """

    def __init__(self, refusal: Refusal) -> None:
        where = f"{refusal['point']}: " if refusal["point"] else ""
        clause = f" ({refusal['clause']})" if refusal["clause"] else ""
        super().__init__(f"{where}{refusal['reason']}{clause}")
        self.refusal = refusal

    def __reduce__(self) -> Any:
        return IllegalMove, (self.refusal,)  # what is raised in another process comes back whole


_RANGES = {c_int: range(-2**31, 2**31), c_uint32: range(2**32)}

# What each function takes and returns. "why" is where a fault goes, and comes last.
_TEXT, _HANDLE, _INT = c_void_p, c_void_p, c_int
_FUNCTIONS: dict[str, tuple[Any, list[Any]]] = {
    "abi": (_INT, []),
    "version": (c_char_p, []),
    "free": (None, [c_void_p]),
    "point_names": (_TEXT, [c_int, c_int]),
    "point_named": (_INT, [c_char_p, c_int, c_int]),
    "rulesets": (_TEXT, []),
    "ruleset": (_TEXT, [c_char_p, _FAULT]),
    "handicap": (_TEXT, [c_char_p, c_int, c_int, c_int, _FAULT]),
    "handicap_between": (_TEXT, [c_char_p, c_char_p, _FAULT]),
    "game_new": (_HANDLE, [c_char_p, c_int, c_int, c_int, _FAULT]),
    "game_copy": (_HANDLE, [c_void_p]),
    "game_free": (None, [c_void_p]),
    "game_after_move": (_HANDLE, [c_void_p, c_int]),
    "game_play": (_INT, [c_void_p, c_int, c_int]),
    "game_pass": (_INT, [c_void_p, c_int]),
    "game_apply": (_INT, [c_void_p, c_char_p, _FAULT]),
    "game_events": (_TEXT, [c_void_p]),
    "game_legal": (_INT, [c_void_p, c_int, c_int]),
    "game_legal_points": (_INT, [c_void_p, c_int, POINTER(c_uint8), c_size_t]),
    "game_board": (_INT, [c_void_p, POINTER(c_uint8), c_size_t]),
    "game_cols": (_INT, [c_void_p]),
    "game_rows": (_INT, [c_void_p]),
    "game_to_move": (_INT, [c_void_p]),
    "game_moves": (_INT, [c_void_p]),
    "game_event_count": (_INT, [c_void_p]),
    "game_phase": (_INT, [c_void_p]),
    "game_prisoners": (_INT, [c_void_p, c_int]),
    "game_refusal": (_TEXT, [c_void_p]),
    "game_state": (_TEXT, [c_void_p]),
    "game_score": (_TEXT, [c_void_p, c_char_p, _FAULT]),
    "game_counting_methods": (_TEXT, [c_void_p, c_char_p, _FAULT]),
    "game_count": (_TEXT, [c_void_p, c_char_p, c_char_p, _FAULT]),
    "game_count_svg": (_TEXT, [c_void_p, c_char_p, c_char_p, c_int, _FAULT]),
    "game_proof": (_TEXT, [c_void_p, c_int, c_int]),
    "game_standing": (_TEXT, [c_void_p, c_char_p, c_char_p, c_int, _FAULT]),
    "game_certificate": (_TEXT, [c_void_p, c_int]),
    "game_confirmation": (_TEXT, [c_void_p, c_int, _FAULT]),
    "game_precedents": (_TEXT, [c_void_p, c_int, _FAULT]),
    "game_estimate": (_TEXT, [c_void_p, c_int, c_uint32]),
    "game_playouts": (_TEXT, [c_void_p, c_int, c_uint32]),
    "levels": (_TEXT, []),
    "game_think": (_TEXT, [c_void_p, c_int, c_int, c_uint32]),
    "game_svg": (_TEXT, [c_void_p, c_int]),
    "game_text": (_TEXT, [c_void_p]),
    "game_record": (_HANDLE, [c_void_p, c_char_p, _FAULT]),
    "record_game": (_HANDLE, [c_void_p, c_char_p, c_int, _FAULT]),
    "record_free": (None, [c_void_p]),
    "record_board": (c_int, [c_void_p, c_int, POINTER(c_uint8), c_size_t]),
    "record_parting": (_TEXT, [c_void_p]),
    "record_facts": (_TEXT, [c_void_p]),
    "record_verdict": (_TEXT, [c_void_p, c_char_p, c_char_p, _FAULT]),
    "record_every_verdict": (_TEXT, [c_void_p, c_char_p, c_char_p, _FAULT]),
    "record_sgf": (_HANDLE, [c_void_p]),
    "text_encodings": (_TEXT, [c_char_p, c_size_t]),
    "sgf_read": (_HANDLE, [c_char_p, c_size_t, _FAULT]),
    "sgf_new": (_HANDLE, []),
    "sgf_free": (None, [c_void_p]),
    "sgf_tree": (_TEXT, [c_void_p]),
    "sgf_text": (_TEXT, [c_void_p, POINTER(c_size_t)]),
    "sgf_add_node": (_INT, [c_void_p, c_int]),
    "sgf_add_value": (_INT, [c_void_p, c_char_p, c_char_p]),
    "sgf_record": (_HANDLE, [c_void_p, c_int, _FAULT]),
    "sgf_record_to": (_HANDLE, [c_void_p, c_int, _FAULT]),
    "sgf_variations": (_TEXT, [c_void_p, c_int, c_char_p, _FAULT]),
}


def _places() -> list[str]:
    name = "libshinpan.so.0.1"
    here = Path(__file__).resolve()
    places = [Path(os.environ["SHINPAN_LIBRARY"])] if "SHINPAN_LIBRARY" in os.environ else []
    places.append(here.parent / name)
    for folder in here.parents:
        if folder.name.startswith("lib"):
            places += [folder / name, *folder.glob("*-linux-gnu*/" + name)]
    found = [str(place) for place in places if place.exists()]
    return [*found, name, ctypes.util.find_library("shinpan") or name]


def _loaded() -> ctypes.CDLL:
    for place in _places():
        try:
            return ctypes.CDLL(place)
        except OSError:
            continue
    raise ImportError("libshinpan.so.0.1 is not found; install Shinpan, or set SHINPAN_LIBRARY to its path")


def _declared(library: ctypes.CDLL) -> ctypes.CDLL:
    missing = [name for name in _FUNCTIONS if not hasattr(library, "shinpan_" + name)]
    if missing or library.shinpan_abi() != _ABI:
        raise ImportError("libshinpan is of another version than this module")
    for name, (result, arguments) in _FUNCTIONS.items():
        function = getattr(library, "shinpan_" + name)
        function.restype, function.argtypes = result, arguments
    return library


_library = _declared(_loaded())


def encoded(words: str) -> bytes:
    """A text as UTF-8. Python's texts may hold halves of surrogate pairs, which stand for nothing there."""
    try:
        return words.encode()
    except UnicodeEncodeError:
        raise ShinpanError("a text may hold no half of a surrogate pair") from None


def _passed(argument: Any, kind: Any) -> Any:
    """An argument as ctypes takes it. ctypes itself would cut a number that is too large to its last 32 bits."""
    if isinstance(argument, str):
        if "\0" in argument:
            raise ShinpanError("a text may hold no NUL")
        return encoded(argument)
    if kind in _RANGES and isinstance(argument, int) and argument not in _RANGES[kind]:
        raise ShinpanError(f"{argument} is too large or too small a number")
    return argument


def run(name: str, *arguments: Any) -> Any:
    """Calls a function of the C interface by its name without shinpan_. Texts go in as str, bytes or None."""
    kinds = _FUNCTIONS[name][1]
    try:
        return getattr(_library, "shinpan_" + name)(*map(_passed, arguments, kinds))
    except ctypes.ArgumentError as wrong:  # which is no TypeError
        raise TypeError(f"shinpan_{name}: {wrong}") from None


def checked(name: str, *arguments: Any) -> Any:
    """The same for a function whose last argument is where a fault goes; the fault is raised."""
    why = c_void_p()
    answer = run(name, *arguments, ctypes.byref(why))
    fault = _taken(why.value)
    if fault is not None:
        said = json.loads(fault)
        raise ShinpanError(said["what"], said["line"], said["column"], said.get("remark"))
    return answer


def _taken(at: Optional[int], length: int = -1) -> Optional[str]:
    if not at:
        return None
    text = ctypes.string_at(at, length).decode(errors="replace")  # a record's text may be no UTF-8
    _library.shinpan_free(at)
    return text


def text(name: str, *arguments: Any) -> Optional[str]:
    """What a function that returns a text says, or None."""
    return _taken(run(name, *arguments))


def checked_text(name: str, *arguments: Any) -> str:
    said = _taken(checked(name, *arguments))
    assert said is not None
    return said


def long_text(name: str, handle: int) -> str:
    """A text that may hold NULs."""
    length = c_size_t()
    at = run(name, handle, ctypes.byref(length))
    return _taken(at, length.value) or ""


def per_point(name: str, area: int, handle: int, *arguments: Any) -> bytes:
    """A byte for each point of a board, as a function writes them."""
    field = (c_uint8 * area)()
    run(name, handle, *arguments, field, area)
    return bytes(field)


def version() -> str:
    """The version of the engine, such as '0.1.0'."""
    return str(run("version").decode())
