"""What the engine answers, as docs/schema/libraries.json describes it.

Points in answers are named: A1 at the bottom left, no I. Numbers called `_half` are half points.
"""

from typing import Any, Literal, Optional, TypedDict, Union

Player = Literal["B", "W"]


class Remark(TypedDict):
    """Something that the engine tells, as its kind and the facts that it holds, for languages other than English."""

    kind: str
    facts: dict[str, Union[str, int]]


class _Fault(TypedDict):
    line: int
    column: int
    what: str


class Fault(_Fault, total=False):
    """What is wrong with a text, and where; 0 where the place means nothing. The remark comes with a record's."""

    remark: Remark


class Numbers(TypedDict):
    """A number for each player."""

    black: int
    white: int


class Points(TypedDict):
    """Points of each player."""

    black: list[str]
    white: list[str]


class BriefRuleset(TypedDict):
    """A ruleset in short."""

    id: str
    name: str
    source: str
    variant_of: Optional[str]
    text_read: Literal["text", "excerpts", "description"]
    sgf_word: str
    komi_half: int
    words: list[str]


class Ruleset(BriefRuleset):
    """A ruleset with a value an axis, and the clause that says so."""

    axes: dict[str, Any]
    clauses: dict[str, str]


class Handicap(TypedDict):
    """What a handicap means under a ruleset."""

    stones: int
    placement: Literal["none", "fixed", "fixed_centre", "free", "white_passes"]
    points: list[str]
    komi_half: int
    compensation_half: int
    clause: str


class HandicapBetween(TypedDict):
    """What two ranks make of a game."""

    even: bool
    stones: int
    swapped: bool
    rules: str
    clause: str


class Refusal(TypedDict):
    """Why an event cannot happen."""

    color: Optional[Player]
    point: Optional[str]
    reason: Literal[
        "off_board", "occupied", "self_capture", "repetition", "out_of_turn", "game_over", "not_now", "not_here",
        "no_handicap", "other_marks", "own_marks", "nothing_to_undo", "wrong_nigiri", "captured_setup",
        "too_many_stones", "arbiter_decided"
    ]
    clause: str
    repeats_move: Optional[int]
    consequence: Literal["refused", "loses", "pass", "pass_with_stone", "warned", "referee"]


class Marks(TypedDict):
    """Stones proposed as dead; acceptance is the event by which the other player accepts them."""

    by: Player
    points: list[str]
    acceptance: str


class UndoAsked(TypedDict):
    """Who asks to take back how many moves."""

    by: Player
    moves: int


class Recurrence(TypedDict):
    """A position that came back: after which move, and where it stood before."""

    move: int
    earlier: int


class _Outcome(TypedDict):
    how: Literal["scored", "resignation", "time", "forfeit", "illegal_move", "no_result", "draw", "both_lose", "ruling"]
    winner: Optional[Player]
    clause: str
    words: str


class Outcome(_Outcome, total=False):
    """How a game ended, and the margin that an arbiter awarded."""

    margin_half: int


# Who may give which event now.
May = TypedDict("May", {
    "play": list[Player],
    "pass": list[Player],
    "button": list[Player],
    "resign": list[Player],
    "marks_proposed": list[Player],
    "marks_accepted": list[Player],
    "group_agreed": list[Player],
    "end_agreed": list[Player],
    "analysis_agreed": list[Player],
    "resume": list[Player],
    "no_result_agreed": list[Player],
    "both_lose": list[Player],
    "undo_asked": list[Player],
    "undo_granted": list[Player],
})


class Pass(TypedDict):
    """What a pass of the player to move would mean."""

    stones_handed: int
    stones_clause: str
    phase: Literal["play", "settle", "stopped", "analysis", "analysis_stopped", "over"]
    to_move: Optional[Player]
    clause: str


class FirstAfterResume(TypedDict):
    """Who would move first, were that player to ask to play on; None where they may not."""

    black: Optional[Player]
    white: Optional[Player]


class UndoMoves(TypedDict):
    """How many moves may be taken back; none is what was said of the end since the last one."""

    least: int
    most: int


class Settlement(TypedDict):
    """How far the players are with the end; whose marks lie on the table, or who asked to play on."""

    state: Literal["moving", "resumed", "stopped", "proposed", "agreed", "open", "settled"]
    by: Optional[Player]
    marks_count: bool
    is_agreed_on_dead: bool


class EndingStep(TypedDict):
    """A step in which the ruleset ends a game, and whether this one has come to it."""

    says: list[Literal[
        "stop", "stop_or_agree", "last_passes", "first_pass", "first_pass_counts", "first_passer", "preliminary",
        "second_phase", "begins", "agree", "confirm", "resume_in_turn", "resume_after_passer",
        "resume_after_requester", "resume_as_agreed", "stop_again", "second_stop_is_final",
        "passes_after_resumption_are_final", "pause", "pause_agree", "more_passes", "pass_stone", "white_last",
        "black_exempt", "first_after_exempt", "agree_after", "agree_even_then", "nothing_removed", "estimate",
        "interrupt", "fix", "fix_next", "analyse", "restore", "count"
    ]]
    passes: int
    player: Optional[Player]
    clause: str
    reached: Literal["ahead", "now", "done", "skipped", "always"]


# How far a game is, what lies on the table, who may do what.
State = TypedDict("State", {
    "rules": str,
    "size": list[int],
    "handicap": int,
    "komi_half": int,
    "moves": int,
    "event_count": int,
    "to_move": Optional[Player],
    "last_move": Optional[str],
    "phase": Literal["play", "settle", "stopped", "analysis", "analysis_stopped", "over"],
    "clause": str,
    "passes": int,
    "stops": int,
    "end_agreed": bool,
    "prisoners": Numbers,
    "handed": Numbers,
    "penalties": Numbers,
    "button_taker": Optional[Player],
    "first_passer": Optional[Player],
    "marks": Optional[Marks],
    "agreement_open": bool,
    "agreed_dead": list[str],
    "undo_asked": Optional[UndoAsked],
    "recurrence": Optional[Recurrence],
    "scored_board": Optional[list[str]],
    "outcome": Optional[Outcome],
    "may": May,
    "first_after_resume": FirstAfterResume,
    "undo_moves": Optional[UndoMoves],
    "pass": Optional[Pass],
    "settlement": Settlement,
    "ending": list[EndingStep],
})


class Term(TypedDict):
    """A part of the score, with its clause."""

    player: Player
    clause: str
    what: Literal[
        "stones", "territory", "shared_points", "prisoners", "pass_stones", "late_stones", "first_pass", "button",
        "group_tax", "penalty", "komi", "compensation"
    ]
    half_points: int


class Score(TypedDict):
    """A count: terms that add up, territory, dame."""

    rules: str
    result: str
    counts: bool
    terms: list[Term]
    black_half: int
    white_half: int
    margin_half: int
    territory: Points
    dame: list[str]
    removed: list[str]
    seki: list[str]


class Held(TypedDict):
    """Stones that are not on the board: with their owner, and with the opponent."""

    bowl: int
    lid: int


class Table(TypedDict):
    """Board, bowls and lids, and what was counted so far, in quarters of the unit."""

    board: list[str]
    black: Held
    white: Held
    black_quarters: int
    white_quarters: int
    counted: Points


class CountStep(TypedDict):
    """A step of a count; the table is that after it, the remarks are the sentence's parts."""

    sentence: str
    remarks: list[Remark]
    placed: list[str]
    lifted: list[str]
    table: Table


class Count(TypedDict):
    """A count step by step."""

    method: str
    unit: Literal["points", "zi"]
    dead: Points
    start: Table
    steps: list[CountStep]
    margin_half: int
    note: str
    remarks: list[Remark]


# A chain and what is proven of it.
Group = TypedDict("Group", {
    "color": Player,
    "stones": list[str],
    "is": Literal["lives", "dead", "unsettled", "ko_dependent", "open"],
})


class Kept(TypedDict):
    """What a player keeps, moving second."""

    safe: list[str]
    held: list[str]
    nodes: int


class FirstPlay(TypedDict):
    """A play, and what is kept by it."""

    play: Optional[str]
    keeps: list[str]


# A chain by who moves first.
Standing = TypedDict("Standing", {
    "player": Literal["black", "white"],
    "stones": list[str],
    "is": Literal["lives", "dead", "unsettled", "ko_dependent", "open"],
    "saved": Optional[FirstPlay],
    "killed": Optional[FirstPlay],
    "owner_needs_threats": Optional[int],
})


class Seki(TypedDict):
    """Chains that hold each other up."""

    black: list[str]
    white: list[str]
    shared: list[str]
    black_loses: Optional[int]
    white_loses: Optional[int]


class Proof(TypedDict):
    """What is proven of each chain."""

    grade: Literal["final", "final_up_to_dame", "unsettled", "ko_dependent", "open"]
    proven_points: int
    groups: list[Group]
    black: Kept
    white: Kept
    standings: list[Standing]
    sekis: list[Seki]


class ChainVerdict(TypedDict):
    """How one chain stands, and which points are whose by agreement, if the verdict rests on that."""

    agreed: Points
    standing: Standing


class HypotheticalMove(TypedDict):
    """A move that is only tried; without a point it is a pass."""

    player: Player
    point: Optional[str]
    takes: list[str]


class ConfirmedChain(TypedDict):
    """A chain, by hypothetical play."""

    color: Player
    stones: list[str]
    status: str
    played_to_the_end: bool
    removed: bool
    seki: bool
    line: list[HypotheticalMove]


class Confirmation(TypedDict):
    """Life and death by hypothetical play."""

    clause: str
    chains: list[ConfirmedChain]
    unconditional: int
    taken_to_live: int


class ChainEstimate(TypedDict):
    """What is thought of a chain; at is one of its stones."""

    at: str
    color: Literal["B", "W"]
    dead: bool
    settled: bool
    proven: bool
    confidence: int


class Estimate(TypedDict):
    """Who owns what, and with what confidence, in thousandths."""

    result: str
    margin_half: int
    basis: Literal["estimated"]
    confidence: int
    dead: list[str]
    seki: list[str]
    unsettled: list[str]
    play_here: list[str]
    protective: list[str]
    chains: list[ChainEstimate]
    owner: list[str]
    owner_confidence: list[list[int]]


class Playouts(TypedDict):
    """Random games: moves of all of them, and for each point how many it ended as whose."""

    playouts: int
    moves: int
    black: list[int]
    white: list[int]


class Thought(TypedDict):
    """What the bot would do; wins in thousandths."""

    move: Literal["play", "pass", "resign"]
    point: Optional[str]
    event: str
    wins: int
    playouts: int


class Level(TypedDict):
    """An opponent, and how much it reads before a move."""

    level: int
    name: str
    playouts: int


class Facts(TypedDict):
    """What a record holds."""

    size: list[int]
    rules_word: Optional[str]
    komi_half: Optional[int]
    handicap: int
    black: str
    white: str
    name: str
    date: str
    moves: int
    result: Optional[str]
    marks: Optional[Points]
    events: list[str]
    warnings: list[Fault]


class SgfProperty(TypedDict):
    """A property with its values as written."""

    name: str
    values: list[str]


class EncodedPart(TypedDict):
    """A part of a file: where it begins and ends in the bytes, and its encoding."""

    begin: int
    end: int
    encoding: str


class SgfNode(TypedDict):
    """A node; a root has no parent."""

    parent: Optional[int]
    properties: list[SgfProperty]


class SgfTree(TypedDict):
    """A collection of games: its roots and every node."""

    games: list[int]
    nodes: list[SgfNode]
    warnings: list[Fault]


class CountingMethod(TypedDict):
    """A method of counting, and what it does."""

    method: str
    summary: str


class RefusedMove(Refusal):
    """The first move of a record that the rules refuse."""

    move: int


class Parting(TypedDict):
    """The first event of a record that no rules let stand, and after which move its board has it."""

    from_move: int
    line: int
    column: int
    illegal: RefusedMove
    what: str


class Variation(TypedDict):
    """A variation, judged as docs/schema/referee.json has it: its line from the beginning of the game."""

    after: int
    branch_after: int
    line: int
    column: int
    moves: int
    let_stand: int
    legal: bool
    illegal: Optional[RefusedMove]
    error: Optional[Fault]


class Terms(TypedDict):
    """The count of a verdict."""

    terms: list[Term]
    black_half: int
    white_half: int
    margin_half: int


class Verdict(TypedDict):
    """What the referee says of a record, as docs/schema/referee.json has it."""

    rules: str
    text_read: str
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
