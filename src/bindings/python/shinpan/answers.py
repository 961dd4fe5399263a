"""What the engine answers. Written by tools/answers from docs/schema/libraries.json.

Points in answers are named: A1 at the bottom left, no I. Numbers called `_half` are half points.
"""

from typing import Any, Literal, Optional, TypedDict, Union


TextRead = Literal["text", "excerpts", "description"]


class BriefRuleset(TypedDict):
    """A ruleset in short."""

    id: str
    name: str
    source: str
    # id of the ruleset that it is another reading of
    variant_of: Optional[str]
    text_read: TextRead
    # the word of SGF's RU
    sgf_word: str
    komi_half: int
    # other words for it
    words: list[str]


class Ruleset(BriefRuleset):
    """A ruleset with a value an axis, and the clause that says so."""

    # a value an axis, with the keys and words of rule files (docs/rulefile.md); komi in half points
    axes: dict[str, Any]
    # by axis: the clause that says so, as printed; empty where the text is silent
    clauses: dict[str, str]


class Handicap(TypedDict):
    """What a handicap means under a ruleset."""

    stones: int
    placement: Literal["none", "fixed", "fixed_centre", "free", "white_passes"]
    # the customary points in the order of placement; none where the placement is not fixed
    points: list[str]
    komi_half: int
    # what White receives besides komi
    compensation_half: int
    clause: str


class HandicapBetween(TypedDict):
    """What two ranks make of a game."""

    even: bool
    stones: int
    # the first rank named is the stronger one and takes White
    swapped: bool
    # the ruleset whose text says so
    rules: str
    clause: str


Player = Literal["B", "W"]


Reason = Literal[
    "off_board", "occupied", "self_capture", "repetition", "out_of_turn", "game_over", "not_now", "not_here",
    "no_handicap", "other_marks", "own_marks", "nothing_to_undo", "wrong_nigiri", "captured_setup",
    "too_many_stones", "arbiter_decided"
]


Consequence = Literal["refused", "loses", "pass", "pass_with_stone", "warned", "referee"]


class Refusal(TypedDict):
    """Why an event cannot happen."""

    color: Optional[Player]
    point: Optional[str]
    reason: Reason
    # empty where no clause is needed to say so
    clause: str
    # repetition: the move after which the position stood; 0 is the start
    repeats_move: Optional[int]
    consequence: Consequence


Phase = Literal["play", "settle", "stopped", "analysis", "analysis_stopped", "over"]


class Numbers(TypedDict):
    """A number for each player."""

    black: int
    white: int


class Marks(TypedDict):
    """Stones proposed as dead; acceptance is the event by which the other player accepts them."""

    by: Player
    points: list[str]
    # the event's line by which the other player accepts them
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
    how: Literal[
        "scored", "resignation", "time", "forfeit", "illegal_move", "no_result", "draw", "both_lose", "ruling"
    ]
    # null where the score decides, or nobody wins
    winner: Optional[Player]
    clause: str
    # of an arbiter, or whoever decided
    words: str


class Outcome(_Outcome, total=False):
    """How a game ended, and the margin that an arbiter awarded."""

    # that an arbiter awarded
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

    # to the opponent as prisoners
    stones_handed: int
    stones_clause: str
    # after it
    phase: Phase
    to_move: Optional[Player]
    # of the change of phase, if there is one
    clause: str


class FirstAfterResume(TypedDict):
    """Who would move first, were that player to ask to play on; null where they may not."""

    black: Optional[Player]
    white: Optional[Player]


class UndoMoves(TypedDict):
    """How many moves may be taken back; none is what was said of the end since the last one."""

    least: int
    most: int


Settling = Literal["moving", "resumed", "stopped", "proposed", "agreed", "open", "settled"]


class Settlement(TypedDict):
    """How far the players are with the end; whose marks lie on the table, or who asked to play on."""

    # how far the players are with the end: see docs/libraries.md
    state: Settling
    # proposed: whose marks lie on the table; resumed: who asked to play on
    by: Optional[Player]
    # stones may be marked dead now
    marks_count: bool
    # the last word on dead stones has been spoken
    is_agreed_on_dead: bool


EndingSaying = Literal[
    "stop", "stop_or_agree", "last_passes", "first_pass", "first_pass_counts", "first_passer", "preliminary",
    "second_phase", "begins", "agree", "confirm", "resume_in_turn", "resume_after_passer", "resume_after_requester",
    "resume_as_agreed", "stop_again", "second_stop_is_final", "passes_after_resumption_are_final", "pause",
    "pause_agree", "more_passes", "pass_stone", "white_last", "black_exempt", "first_after_exempt", "agree_after",
    "agree_even_then", "nothing_removed", "estimate", "interrupt", "fix", "fix_next", "analyse", "restore", "count"
]


class EndingStep(TypedDict):
    """A step in which the ruleset ends a game, and whether this one has come to it."""

    says: list[EndingSaying]
    # of what speaks of a number of passes
    passes: int
    # of what names one
    player: Optional[Player]
    clause: str
    # skipped: the game has gone past it without it; always: no step, it holds all the time
    reached: Literal["ahead", "now", "done", "skipped", "always"]


# How far a game is, what lies on the table, who may do what.
State = TypedDict("State", {
    "rules": str,
    "size": list[int],
    "handicap": int,
    "komi_half": int,
    # plays, passes and buttons
    "moves": int,
    # of all events ever taken: by that number an annulment names the last one
    "event_count": int,
    # null when the game is over
    "to_move": Optional[Player],
    # as an event's line
    "last_move": Optional[str],
    "phase": Phase,
    # that says why the game is in this phase
    "clause": str,
    # in a row that count toward the next stop
    "passes": int,
    # so far
    "stops": int,
    # the end was agreed and takes effect later
    "end_agreed": bool,
    # stones of that player captured
    "prisoners": Numbers,
    # pass stones that player handed over
    "handed": Numbers,
    # points that player lost by the clock or a referee
    "penalties": Numbers,
    "button_taker": Optional[Player],
    "first_passer": Optional[Player],
    # the dead stones that a player proposes, if nobody has answered
    "marks": Optional[Marks],
    # stones that both players hold dead would come off now
    "agreement_open": bool,
    "agreed_dead": list[str],
    "undo_asked": Optional[UndoAsked],
    # the position that is scored, where the ending fixed it before what stands on the board now
    "scored_board": Optional[list[str]],
    # the first position that came back: after which move, and where it stood before
    "recurrence": Optional[Recurrence],
    "outcome": Optional[Outcome],
    # who may give which event now
    "may": May,
    # what a pass of the player to move would mean; null where none may pass
    "pass": Optional[Pass],
    # who would move first, were that player to ask to play on; null where they may not
    "first_after_resume": FirstAfterResume,
    # how many moves may be taken back; none is what was said of the end since the last one
    "undo_moves": Optional[UndoMoves],
    # how far the players are with the end; whose marks lie on the table, or who asked to play on
    "settlement": Settlement,
    # the steps in which the ruleset ends a game, and how far this one has come
    "ending": list[EndingStep],
})


What = Literal[
    "stones", "territory", "shared_points", "prisoners", "pass_stones", "late_stones", "first_pass", "button",
    "group_tax", "penalty", "komi", "compensation"
]


class Term(TypedDict):
    """A part of the score, with its clause."""

    player: Player
    clause: str
    what: What
    half_points: int


class Points(TypedDict):
    """Points of each player."""

    black: list[str]
    white: list[str]


class Score(TypedDict):
    """A count: terms that add up, territory, dame."""

    rules: str
    # SGF's words: B+3.5, W+R, 0, Void, and BothLose
    result: str
    # the game ended so that the score decides
    counts: bool
    terms: list[Term]
    black_half: int
    white_half: int
    # Black minus White
    margin_half: int
    territory: Points
    dame: list[str]
    # stones that came off without being captured
    removed: list[str]
    # stones taken to be in seki, where that costs territory
    seki: list[str]


class CountingMethod(TypedDict):
    """A method of counting, and what it does."""

    method: str
    summary: str


class Held(TypedDict):
    """Stones that are not on the board: with their owner, and with the opponent."""

    # with their owner
    bowl: int
    # with the opponent: prisoners and pass stones
    lid: int


class Table(TypedDict):
    """Stones of each colour on the board, in bowl and lid have the same sum at every step."""

    board: list[str]
    black: Held
    white: Held
    # counted so far, in quarters of the unit
    black_quarters: int
    white_quarters: int
    # the points that are in the totals
    counted: Points


class Remark(TypedDict):
    """Something that the engine tells, for languages other than English."""

    kind: str
    # by name: numbers, and texts that are the same in all languages
    facts: dict[str, Union[str, float]]


class CountStep(TypedDict):
    """A step of a count; the table is that after it, the remarks are the sentence's parts."""

    sentence: str
    # the sentence's parts
    remarks: list[Remark]
    # where a stone now stands that did not before
    placed: list[str]
    lifted: list[str]
    # after the step
    table: Table


class Count(TypedDict):
    """A count step by step."""

    method: str
    unit: Literal["points", "zi"]
    dead: Points
    start: Table
    steps: list[CountStep]
    margin_half: int
    # what a player should know of the result
    note: str
    # the note; empty where nothing is to be said
    remarks: list[Remark]


GroupGrade = Literal["lives", "dead", "unsettled", "ko_dependent", "open"]


# A chain and what is proven of it.
Group = TypedDict("Group", {
    "color": Player,
    "stones": list[str],
    "is": GroupGrade,
})


class _Kept(TypedDict):
    # stones that live, their owner moving second
    safe: list[str]
    # other points that they keep
    held: list[str]
    # searched
    nodes: int


class Kept(_Kept, total=False):
    """What a player keeps, moving second."""

    # all the work allowed was done: more may be proven with more
    cut_short: bool


class FirstPlay(TypedDict):
    """A play, and what is kept by it."""

    # null where no play is needed
    play: Optional[str]
    keeps: list[str]


_Standing = TypedDict("_Standing", {
    "player": Literal["black", "white"],
    "stones": list[str],
    "is": GroupGrade,
    "saved": Optional[FirstPlay],
    "killed": Optional[FirstPlay],
    # where that depends on a ko: how many threats more than the opponent; below 0, how many fewer they can do
    # with
    "owner_needs_threats": Optional[int],
})


class Standing(_Standing, total=False):
    """A chain by who moves first."""

    # of an open one, all the work allowed was done: more may be proven with more
    cut_short: bool


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
    # every chain of the board
    groups: list[Group]
    black: Kept
    white: Kept
    # where asked: chains of which the proof says nothing, by who moves first
    standings: list[Standing]
    sekis: list[Seki]


class ChainVerdict(TypedDict):
    """How one chain stands, and which points are whose by agreement, if the verdict rests on that."""

    # points that are a player's by agreement, which the verdict rests on; none where it needs no agreement
    agreed: Points
    standing: Standing


class HypotheticalMove(TypedDict):
    """A move that is only tried; without a point it is a pass."""

    player: Player
    # null: a pass
    point: Optional[str]
    takes: list[str]


class ConfirmedChain(TypedDict):
    """A chain, by hypothetical play."""

    color: Player
    stones: list[str]
    status: str
    played_to_the_end: bool
    # comes off without play
    removed: bool
    seki: bool
    # play that shows the status, the attacker first, both at their best
    line: list[HypotheticalMove]


class Confirmation(TypedDict):
    """Life and death by hypothetical play."""

    clause: str
    chains: list[ConfirmedChain]
    # stones that nothing can take
    unconditional: int
    # stones beside open space, not tried
    taken_to_live: int


PrecedentShape = Literal["bent_four_in_the_corner", "three_points_without_capturing"]


class Precedent(TypedDict):
    """A group that a precedent decides: of bent four the stones are dead as they stand; three points without
    capturing count for the owner of the lone stone, left as they are, or are a seki."""

    shape: PrecedentShape
    # whose stones they are
    color: Player
    # that are dead; of three points without capturing the lone stone
    stones: list[str]
    # of three points without capturing the opponent's chain
    beside: list[str]
    # that count beside the score; 0: none, or a seki
    points: int
    played_to_the_end: bool


class Precedents(TypedDict):
    """The groups that the rules decide by precedent."""

    clause: str
    decided: list[Precedent]
    # chains that were not searched to the end: more may be found
    open: int


class ChainEstimate(TypedDict):
    """What is thought of a chain; at is one of its stones."""

    # one of its stones
    at: str
    color: Player
    dead: bool
    # the same whoever moves first
    settled: bool
    proven: bool
    confidence: int


class Estimate(TypedDict):
    """Who owns what, and with what confidence, in thousandths."""

    # if the game goes as estimated
    result: str
    margin_half: int
    basis: Literal["estimated"]
    # that every chain is rightly called living or dead
    confidence: int
    # stones thought dead
    dead: list[str]
    # living stones that hold each other up
    seki: list[str]
    # whose owner depends on who moves first
    unsettled: list[str]
    # play here first: empty points to be played before the count, since a border is open there or they are
    # unsettled
    play_here: list[str]
    # own points that their owner has to fill once the dame are taken; no territory
    protective: list[str]
    chains: list[ChainEstimate]
    # rows from the top: B, W, or . for nobody
    owner: list[str]
    # rows from the top: that the point is rightly given to its owner
    owner_confidence: list[list[int]]


class Playouts(TypedDict):
    """Random games: moves of all of them, and for each point how many it ended as whose."""

    playouts: int
    # of all of them, passes included
    moves: int
    black: list[int]
    white: list[int]


class Level(TypedDict):
    """An opponent, and how much it reads before a move."""

    level: int
    name: str
    # for each move, at most
    playouts: int


class Thought(TypedDict):
    """What the bot would do; wins in thousandths."""

    move: Literal["play", "pass", "resign"]
    point: Optional[str]
    # the move as an event's line
    event: str
    # how likely the player is to win, by the bot's opinion
    wins: int
    playouts: int


class _Fault(TypedDict):
    line: int
    column: int
    what: str


class Fault(_Fault, total=False):
    """What is wrong with a text, and where; 0 where the place means nothing. The remark comes with a record's."""

    # the same for other languages, where a record is meant
    remark: Remark


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
    # as written
    result: Optional[str]
    # territory as marked at the end, points under dead stones included
    marks: Optional[Points]
    # as lines
    events: list[str]
    warnings: list[Fault]


class SgfProperty(TypedDict):
    """A property with its values as written."""

    name: str
    # as written, escapes and all
    values: list[str]


class SgfNode(TypedDict):
    """A node; a root has no parent."""

    parent: Optional[int]
    properties: list[SgfProperty]


class SgfTree(TypedDict):
    """A collection of games: its roots and every node."""

    # the root of each game
    games: list[int]
    nodes: list[SgfNode]
    warnings: list[Fault]


class RefusedMove(Refusal):
    """The first move of a record that the rules refuse."""

    # 0 for what is no move, such as a setup
    move: int


class Parting(TypedDict):
    """The first event of a record that no rules let stand, and after which move its board has it."""

    # the number of the move after which the record's board has it
    from_move: int
    # in the file; from 1, 0 where unknown
    line: int
    # in bytes, from 1
    column: int
    # the first event that no rules let stand: a stone on a stone, a chain set up without liberties
    illegal: RefusedMove
    what: str


class Variation(TypedDict):
    """Its line from the beginning of the game; an unfinished line has no result."""

    # the number of the last move that it shares with the main line
    after: int
    # the same of the line that it leaves, which may be another variation
    branch_after: int
    # where it begins; from 1, 0 where unknown
    line: int
    # in bytes, from 1
    column: int
    # carried out, from the beginning of the game
    moves: int
    # how many of them were against the rules, and not claimed in time
    let_stand: int
    legal: bool
    # the first of its line, which may stand before it leaves another
    illegal: Optional[RefusedMove]
    # why the line cannot be read any further
    error: Optional[Fault]


class EncodedPart(TypedDict):
    """A part of a file: where it begins and ends in the bytes, and its encoding."""

    # in bytes
    begin: int
    end: int
    encoding: str
