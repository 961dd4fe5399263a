"""Games, records and collections of games."""

import json
from collections.abc import Iterable
from operator import index
from typing import Any, Literal, Optional, Union

from shinpan.answers import (
    ChainVerdict, Confirmation, Count, CountingMethod, EncodedPart, Estimate, Facts, Parting, Player, Playouts,
    Precedents, Proof, Refusal, Score, SgfTree, State, Thought, Variation,
)
from shinpan.library import (
    IllegalMove, ShinpanError, checked, checked_text, encoded, long_text, per_point, run, text,
)
from shinpan.rules import Size, point_names, sides
from shinpan.verdicts import ComparedVerdict, Verdict

Point = Union[str, int]
DeadFrom = Literal["marks", "none", "estimate", "prove"]

_KOMI_OF_RULES = -2147483648
_MOST_SIDE = 52
_PHASES = ("play", "settle", "stopped", "analysis", "analysis_stopped", "over")


def _komi_in_halves(komi: Optional[float]) -> int:
    if komi is None:
        return _KOMI_OF_RULES
    half = 2 * komi
    if not abs(half) < -_KOMI_OF_RULES or half != int(half):
        raise ShinpanError("a komi is a whole number of half points")
    return int(half)


def _number(player: Player) -> int:
    if player not in ("B", "W"):
        raise ShinpanError("a player is B or W")
    return 1 if player == "B" else 2


def _carried_out(refusal: Optional[Refusal]) -> None:
    if refusal is not None:
        raise IllegalMove(refusal)


class _Owned:
    """A handle of the library's, freed with the object that stands for it."""

    _free: str

    def __init__(self, handle: Optional[int]) -> None:
        assert handle
        self._handle: int = handle

    def __del__(self) -> None:
        handle = getattr(self, "_handle", None)
        if handle and run is not None:
            run(self._free, handle)

    def __reduce_ex__(self, protocol: Any) -> Any:
        # A copy made field by field would free the same handle again; in another process it means nothing.
        raise TypeError(f"a {type(self).__name__} can be neither pickled nor copied so; its events or its SGF can")

    def _answer(self, name: str, *arguments: Any) -> Any:
        return json.loads(text(name, self._handle, *arguments) or "null")

    def _checked_answer(self, name: str, *arguments: Any) -> Any:
        return json.loads(checked_text(name, self._handle, *arguments))


class Game(_Owned):
    """A game under a ruleset, as far as it has been played."""

    _free = "game_free"

    def __init__(self, rules: str, size: Size = 19, komi: Optional[float] = None) -> None:
        """rules: an id or any other word for a ruleset; komi in points, by default the ruleset's own, that of its
        handicap games once a handicap is given."""
        self._begin(checked("game_new", rules, *sides(size), _komi_in_halves(komi)))

    def _begin(self, handle: Optional[int]) -> None:
        super().__init__(handle)
        self.size: tuple[int, int] = (run("game_cols", handle), run("game_rows", handle))
        self.names: tuple[str, ...] = point_names(self.size)

    @classmethod
    def _of(cls, handle: Optional[int]) -> "Game":
        game = cls.__new__(cls)
        game._begin(handle)
        return game

    def _point(self, at: Point) -> int:
        if not isinstance(at, str):
            return index(at)
        point = int(run("point_named", at, *self.size))
        if point < 0 and run("point_named", at, _MOST_SIDE, _MOST_SIDE) < 0:
            raise ShinpanError(f"'{at}' is no point")
        return point

    def _name(self, at: Point) -> str:
        if isinstance(at, str):
            return at
        if not 0 <= index(at) < len(self.names):
            raise ShinpanError(f"{at} is not a point of this board")
        return self.names[at]

    def _refusal(self, answer: int) -> Optional[Refusal]:
        if answer == 0:
            return None
        refusal: Refusal = self._answer("game_refusal")
        return refusal

    def _dead(self, dead: Optional[Iterable[Point]]) -> Optional[str]:
        if dead is None:
            return None
        names = list(map(self._name, dead))
        for name in names:
            if not name or " " in name:
                raise ShinpanError(f"'{name}' is not a point of this board")
        return " ".join(names)

    def play(self, by: Player, at: Point) -> None:
        """Puts a stone. Raises IllegalMove where the rules refuse that; what is refused changes nothing."""
        _carried_out(self.try_play(by, at))

    def try_play(self, by: Player, at: Point) -> Optional[Refusal]:
        """Puts a stone, or says why that is refused; None where it was played."""
        return self._refusal(run("game_play", self._handle, _number(by), self._point(at)))

    def pass_turn(self, by: Player) -> None:
        """Passes. Raises IllegalMove where that is refused."""
        _carried_out(self.try_pass_turn(by))

    def try_pass_turn(self, by: Player) -> Optional[Refusal]:
        """Passes, or says why that is refused; None where it was not."""
        return self._refusal(run("game_pass", self._handle, _number(by)))

    def apply(self, event: str) -> None:
        """Carries out any event, given as its line: 'marks_proposed B D3', 'resume W'. docs/libraries.md has all.
        Raises IllegalMove where it is refused."""
        _carried_out(self.try_apply(event))

    def try_apply(self, event: str) -> Optional[Refusal]:
        """Carries out any event, or says why it is refused; None where it was not."""
        return self._refusal(checked("game_apply", self._handle, event))

    def events(self) -> list[str]:
        """The events so far. A new game of the same size and komi to which they are applied is the same game, but
        for a request to take back moves that nobody has answered. Moves taken back are no longer among them."""
        return (text("game_events", self._handle) or "").split("\n")[:-1]

    def refuses(self, by: Player, at: Point) -> Optional[Refusal]:
        """Why a play would be refused; None where it is legal."""
        return self._refusal(run("game_legal", self._handle, _number(by), self._point(at)))

    def legality(self, by: Player) -> bytes:
        """A number for each point: 0 where the player may play, else the reason's."""
        return per_point("game_legal_points", len(self.names), self._handle, _number(by))

    def board(self) -> bytes:
        """What stands on each point: 0 nothing, 1 Black, 2 White."""
        return per_point("game_board", len(self.names), self._handle)

    @property
    def to_move(self) -> Player:
        """The player to move."""
        return "B" if run("game_to_move", self._handle) == 1 else "W"

    @property
    def moves(self) -> int:
        """How many moves were made: plays, passes and buttons."""
        return int(run("game_moves", self._handle))

    @property
    def event_count(self) -> int:
        """How many events it has taken in all, those that were taken back or annulled and those that did it included.

        By that number an annulment names the last one, counted from 1.
        """
        return int(run("game_event_count", self._handle))

    @property
    def phase(self) -> str:
        """play, settle, stopped, analysis, analysis_stopped or over."""
        return _PHASES[run("game_phase", self._handle)]

    @property
    def is_over(self) -> bool:
        """True when the game is over."""
        return self.phase == "over"

    def prisoners(self, of: Player) -> int:
        """How many stones of that player were captured."""
        return int(run("game_prisoners", self._handle, _number(of)))

    def state(self) -> State:
        """All else: what lies on the table, who may do what now, what a pass would mean."""
        state: State = self._answer("game_state")
        return state

    def copy(self) -> "Game":
        """An independent game in the same state."""
        return Game._of(run("game_copy", self._handle))

    def __copy__(self) -> "Game":
        return self.copy()

    def __deepcopy__(self, memo: Any) -> "Game":
        return self.copy()

    def after_move(self, move: int) -> "Game":
        """The game as it was after that move, 0 being the position before the first."""
        handle = run("game_after_move", self._handle, move)
        if not handle:
            raise ShinpanError(f"the game has no move {move}")
        return Game._of(handle)

    def score(self, dead: Optional[Iterable[Point]] = None) -> Score:
        """The count with these stones off the board; without them, with those that the players agreed on."""
        score: Score = self._checked_answer("game_score", self._dead(dead))
        return score

    def counting_methods(self, dead: Optional[Iterable[Point]] = None) -> list[CountingMethod]:
        """The methods that can count the game."""
        methods: list[CountingMethod] = self._checked_answer("game_counting_methods", self._dead(dead))
        return methods

    def count(self, method: str, dead: Optional[Iterable[Point]] = None) -> Count:
        """The game counted step by step, by a method's own name or a customary one."""
        count: Count = self._checked_answer("game_count", method, self._dead(dead))
        return count

    def count_picture(self, method: str, step: int, dead: Optional[Iterable[Point]] = None) -> str:
        """The table at one step of a count, 0 before the first, as SVG."""
        return checked_text("game_count_svg", self._handle, method, self._dead(dead), step)

    def proof(self, nodes: int = 50_000, first: bool = False) -> Proof:
        """What is proven of each chain; `first` also asks what a first play of either side proves."""
        proof: Proof = self._answer("game_proof", nodes, int(first))
        return proof

    def standing(self, stone: Point, dead: Optional[Iterable[Point]] = None, nodes: int = 400_000) -> ChainVerdict:
        """A verdict on the chain of that stone: whether it lives, is dead, or what decides that.

        `dead`: the other stones that the players agree to be dead, the rest being agreed to live. What they
        agree on apart from the chain is then taken on trust. Without it, nothing is agreed.
        """
        verdict: ChainVerdict = self._checked_answer(
            "game_standing", self._dead([stone]), self._dead(dead), nodes)
        return verdict

    def certificate(self, nodes: int = 50_000) -> str:
        """What that proof rests on, as a certificate that shinpan-check verifies (docs/certificate.md)."""
        return text("game_certificate", self._handle, nodes) or ""

    def confirmation(self, states: int = 100_000) -> Confirmation:
        """Life and death by hypothetical play, where the ruleset asks for it."""
        confirmation: Confirmation = self._checked_answer("game_confirmation", states)
        return confirmation

    def precedents(self, states: int = 100_000) -> Precedents:
        """The groups that the ruleset's text decides by precedent, where it has precedents, and what it says of each."""
        precedents: Precedents = self._checked_answer("game_precedents", states)
        return precedents

    def estimate(self, playouts: int = 400, seed: int = 1) -> Estimate:
        """Who owns what, and how sure that is. The same game, playouts and seed give the same answer."""
        estimate: Estimate = self._answer("game_estimate", playouts, seed)
        return estimate

    def playouts(self, playouts: int = 100, seed: int = 1) -> Playouts:
        """Random games from here, until both pass: legal plays that fill none of the player's one-point eyes.

        Retaking a ko at once and self-capture are not legal in them, whatever the ruleset says.
        """
        found: Playouts = self._answer("game_playouts", playouts, seed)
        return found

    def think(self, level: int = 5, playouts: int = 0, seed: int = 1) -> Optional[Thought]:
        """What the bot would do for the player to move; None where the game is over.

        `playouts` bounds the work further than the level does.
        """
        thought: Optional[Thought] = self._answer("game_think", level, playouts, seed)
        return thought

    def svg(self, numbers_from: int = 0) -> str:
        """The position as an SVG document; moves from that number on carry their numbers."""
        return text("game_svg", self._handle, numbers_from) or ""

    def __str__(self) -> str:
        return text("game_text", self._handle) or ""

    def record(self, dead: Optional[Iterable[Point]] = None) -> "Record":
        """The game as a record; `dead` are the stones that its final marks show dead, None for no marks."""
        return Record(checked("game_record", self._handle, self._dead(dead)))


class Record(_Owned):
    """One game as a file has it, not judged yet."""

    _free = "record_free"

    def facts(self) -> Facts:
        """What the record holds."""
        facts: Facts = self._answer("record_facts")
        return facts

    def board(self, move: int = -1) -> bytes:
        """What stands on each point after that move, by default the last, as SGF has it and judged by no rules: for
        showing records that break some. A move puts its stone whatever stood there, and stones that are set up take
        none; `parting` says from where on no rules have that board."""
        if move < -1:
            raise ShinpanError("moves are counted from 0; -1 stands for all")
        cols, rows = self.facts()["size"]
        return per_point("record_board", cols * rows, self._handle, move)

    def parting(self) -> Optional[Parting]:
        """Where the referee's position leaves that of `board`: the first event that no rules let stand, such as a
        stone on a stone. None where the two never differ for that reason."""
        parting: Optional[Parting] = self._answer("record_parting")
        return parting

    def verdict(self, rules: Optional[str] = None, dead: Optional[DeadFrom] = None) -> Verdict:
        """What the referee says, under a ruleset, its own by default."""
        verdict: Verdict = self._checked_answer("record_verdict", rules, dead)
        return verdict

    def every_verdict(self, rules: Optional[str] = None, dead: Optional[DeadFrom] = None) -> list[ComparedVerdict]:
        """The same under every ruleset, and why each says something else than `rules`."""
        verdicts: list[ComparedVerdict] = self._checked_answer("record_every_verdict", rules, dead)
        return verdicts

    def sgf(self) -> "Sgf":
        """The record as a collection of one game."""
        return Sgf(run("record_sgf", self._handle))


def game_of(record: Record, rules: Optional[str] = None, move: int = -1) -> tuple[Game, Optional[Refusal]]:
    """The game that a record's events make under a ruleset, its own by default, up to that move.

    Where the rules refuse one, the game stops before it, and the refusal says why.
    """
    game = Game._of(checked("record_game", record._handle, rules, move))
    refused: Optional[Refusal] = game._answer("game_refusal")
    return game, refused


class Sgf(_Owned):
    """Games as SGF has them: read, or built in the order of a file."""

    _free = "sgf_free"

    def __init__(self, handle: Optional[int] = None) -> None:
        super().__init__(handle if handle is not None else run("sgf_new"))

    def tree(self) -> SgfTree:
        """Every node with its parent and properties."""
        tree: SgfTree = self._answer("sgf_tree")
        return tree

    def __str__(self) -> str:
        return long_text("sgf_text", self._handle)

    def add_node(self, parent: Optional[int] = None) -> int:
        """Adds a node and returns its number: a child of the last node, or of one that this stands under; without a
        parent, the root of a new game."""
        node = int(run("sgf_add_node", self._handle, -1 if parent is None else parent))
        if node < 0:
            raise ShinpanError(f"node {parent} can have no child now")
        return node

    def add(self, name: str, *values: str) -> None:
        """Adds values to a property of the last node, as SGF writes them and tree() has them: a text's own \\ and ]
        have a backslash before them. A ] without one is given it; a \\ without one is lost when the value is read."""
        for value in values:
            if run("sgf_add_value", self._handle, name, value) != 0:
                raise ShinpanError(f"{name} cannot be added")

    def record(self, game: int = 0) -> Record:
        """The record of a game's main line, games counted from 0."""
        return Record(checked("sgf_record", self._handle, game))

    def record_to(self, node: int) -> Record:
        """The record of the line that leads to a node."""
        return Record(checked("sgf_record_to", self._handle, node))

    def variations(self, game: int = 0, rules: Optional[str] = None) -> list[Variation]:
        """The variations of a game under a ruleset, the main line's own by default, in the order of the file: where
        each leaves the main line, and its first illegal move if it has one."""
        variations: list[Variation] = self._checked_answer("sgf_variations", game, rules)
        return variations


_CODECS = {"Shift_JIS": "cp932", "EUC-KR": "cp949", "Big5": "big5hkscs"}  # those that contain them


def _bytes(file: bytes) -> bytes:
    if not isinstance(file, bytes):
        raise TypeError(f"a file is bytes, not {type(file).__name__}")
    return file


def encodings(file: bytes) -> list[EncodedPart]:
    """The games of a record's file as they lie in its bytes, each with its encoding."""
    answer = text("text_encodings", _bytes(file), len(file))
    parts: list[EncodedPart] = json.loads(answer or "[]")
    return parts


def decoded(file: bytes, encoding: Optional[str] = None) -> str:
    """A record's file as text: in the encodings that it is in, or in the one that is named."""
    if encoding is not None:
        try:
            return _bytes(file).decode(encoding, "replace")
        except LookupError:
            raise ShinpanError(f"Python has no encoding '{encoding}'") from None

    def part_of(part: EncodedPart) -> str:
        piece = file[part["begin"]:part["end"]]
        try:
            return piece.decode(_CODECS.get(part["encoding"], part["encoding"]), "replace")
        except LookupError:  # an encoding that was declared, but that Python does not have
            return piece.decode("cp1252", "replace")

    return "".join(part_of(part) for part in encodings(file)).removeprefix("\ufeff")


def read_sgf(source: Union[str, bytes]) -> Sgf:
    """Reads SGF, GIB, NGF or UGF; bytes are UTF-8. What was repaired, or is no UTF-8, the tree's warnings tell."""
    data = encoded(source) if isinstance(source, str) else source
    return Sgf(checked("sgf_read", data, len(data)))
