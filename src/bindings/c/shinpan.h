/* The C interface of Shinpan: rulesets, games, counting, life and death, estimate, bot, records and
 * pictures.
 *
 *   shinpan_game* game = shinpan_game_new("japanese", 9, 9, SHINPAN_KOMI_OF_RULES, NULL);
 *   if (shinpan_game_play(game, SHINPAN_BLACK, 40) != SHINPAN_DONE) {
 *       char* why = shinpan_game_refusal(game);
 *       puts(why);
 *       shinpan_free(why);
 *   }
 *   shinpan_game_free(game);
 *
 * Ownership. Whatever a `_new`, `_copy`, `_read` or another function that returns a handle gives belongs
 * to the caller, who frees it with the `_free` of its kind. Every `char*` that is returned, and every one
 * that is put into `*why`, belongs to the caller too, who frees it with shinpan_free. A `const char*` that
 * is returned lives as long as the library. No function keeps an argument, and no handle refers to
 * another: they may be freed in any order. NULL may be freed.
 *
 * Errors. Nothing is thrown and nothing is printed. Functions that do something answer SHINPAN_DONE, or
 * why not: a positive number where the rules refuse it (shinpan_game_refusal has the clause), a negative
 * one where the caller made a mistake. Functions that return a handle or a text answer NULL, and where
 * they have a `why` that is not NULL they put JSON into it: {"line": 3, "column": 14, "what": "..."}; line
 * and column are 0 where they mean nothing. A fault of a record has its "remark" too, for other languages:
 * its kind and the facts that it holds. Every argument is checked: a NULL where there must be something, a
 * name that no point has and a word that nobody knows are mistakes and do no harm. A play off the board is
 * refused as SHINPAN_OFF_BOARD, as the rules have it. Levels, and numbers that bound work, are taken
 * as the nearest that there are. A handle must be NULL or alive. Where memory runs out, the process ends.
 *
 * Threads. There is no state outside the handles. Different handles may be used by different threads at
 * the same time; one handle by one thread at a time, functions that only read included.
 *
 * Numbers. Points are counted row by row from 0, the top left: row * columns + column. Players and stones
 * are SHINPAN_BLACK and SHINPAN_WHITE. Scores and komi are whole numbers of half points: komi 7.5 is 15.
 *
 * Texts are UTF-8 and end with a NUL. An event or a value of a property that is not UTF-8 is a mistake; only
 * what shinpan_sgf_read reads may hold any bytes. Those that are named JSON are one value each;
 * docs/schema/libraries.json has their keys. In them points are named as players name them: A1 at the
 * bottom left, no I, AA after Z. Points that go in as text are such names, in letters of either case, with
 * blanks between them. The library reads no clock: callers say how much time has run.
 *
 * Versions. Names that are here stay, and mean the same, while SHINPAN_ABI is the same. JSON may get
 * further keys. */
#ifndef SHINPAN_H
#define SHINPAN_H

#include <stddef.h>
#include <stdint.h>

#if defined(__wasm__)
#define SHINPAN_API __attribute__((used, visibility("default")))
#elif defined(__GNUC__)
#define SHINPAN_API __attribute__((visibility("default")))
#else
#define SHINPAN_API
#endif

#ifdef __cplusplus
#define SHINPAN_NOTHROW noexcept
extern "C" {
#else
#define SHINPAN_NOTHROW
#endif

#define SHINPAN_ABI 0

enum { SHINPAN_EMPTY = 0, SHINPAN_BLACK = 1, SHINPAN_WHITE = 2 };

/* What comes of an event. The positive ones are the reasons of refusals. */
enum {
    SHINPAN_DONE = 0,
    SHINPAN_OFF_BOARD = 1,
    SHINPAN_OCCUPIED = 2,
    SHINPAN_SELF_CAPTURE = 3,
    SHINPAN_REPETITION = 4,
    SHINPAN_OUT_OF_TURN = 5,
    SHINPAN_GAME_OVER = 6,
    SHINPAN_NOT_NOW = 7,          /* not at this stage: of the ending, or of a handicap given by passes */
    SHINPAN_NOT_HERE = 8,         /* the ruleset knows no such event at all */
    SHINPAN_NO_HANDICAP = 9,      /* the ruleset has no handicap games */
    SHINPAN_OTHER_MARKS = 10,     /* the marks accepted are not those proposed */
    SHINPAN_OWN_MARKS = 11,       /* a player accepts, or grants, what they themselves proposed or asked */
    SHINPAN_NOTHING_TO_UNDO = 12,
    SHINPAN_WRONG_NIGIRI = 13,
    SHINPAN_CAPTURED_SETUP = 14,  /* a setup would leave a chain without liberties */
    SHINPAN_TOO_MANY_STONES = 15, /* more handicap stones than fit, or not as many as the different points */
    SHINPAN_ARBITER_DECIDED = 16, /* what players would take back, an arbiter has decided on since */
    SHINPAN_BAD_ARGUMENT = -1,
    SHINPAN_UNREADABLE = -2       /* a text is no event */
};

/* How far the game has come. */
enum {
    SHINPAN_PHASE_PLAY = 0,
    SHINPAN_PHASE_SETTLE = 1,            /* after the preliminary end: passes cost stones */
    SHINPAN_PHASE_STOPPED = 2,           /* the players agree on what is dead, or play goes on */
    SHINPAN_PHASE_ANALYSIS = 3,          /* play only shows what is dead */
    SHINPAN_PHASE_ANALYSIS_STOPPED = 4,
    SHINPAN_PHASE_OVER = 5
};

#define SHINPAN_KOMI_OF_RULES INT32_MIN

typedef struct shinpan_game shinpan_game;     /* a game, as far as it has been played */
typedef struct shinpan_record shinpan_record; /* one game as a file has it, not judged yet */
typedef struct shinpan_sgf shinpan_sgf;       /* a collection of games with their variations */

/* The library. shinpan_version is that of the program, such as "0.1.0". shinpan_alloc is for callers that
 * have no memory of their own that the library could read, such as a page; what it gives is freed with
 * shinpan_free. */
SHINPAN_API int shinpan_abi(void) SHINPAN_NOTHROW;
SHINPAN_API const char* shinpan_version(void) SHINPAN_NOTHROW;
SHINPAN_API void* shinpan_alloc(size_t bytes) SHINPAN_NOTHROW;
SHINPAN_API void shinpan_free(void*) SHINPAN_NOTHROW;

/* Points. shinpan_point_names: the names of all points of a board in their order, with blanks between them.
 * shinpan_point_named: the point of a name, or SHINPAN_BAD_ARGUMENT. */
SHINPAN_API char* shinpan_point_names(int cols, int rows) SHINPAN_NOTHROW;
SHINPAN_API int shinpan_point_named(const char* name, int cols, int rows) SHINPAN_NOTHROW;

/* Rulesets, as JSON. shinpan_rulesets: all of them in short, those that people know first. shinpan_ruleset:
 * one by its id or any other word for it, with every axis and clause. */
SHINPAN_API char* shinpan_rulesets(void) SHINPAN_NOTHROW;
SHINPAN_API char* shinpan_ruleset(const char* rules, char** why) SHINPAN_NOTHROW;

/* Handicaps, as JSON. shinpan_handicap: what so many stones mean under a ruleset: placement, the customary
 * points, komi and compensation. shinpan_handicap_between: what two ranks ("5k", "1 dan") make of a game:
 * even, stones, swapped, and the ruleset and clause that says so. */
SHINPAN_API char* shinpan_handicap(const char* rules, int cols, int rows, int stones,
                                   char** why) SHINPAN_NOTHROW;
SHINPAN_API char* shinpan_handicap_between(const char* one_rank, const char* other_rank,
                                           char** why) SHINPAN_NOTHROW;

/* Time controls: how much time a player has. Times are milliseconds. */
enum {
    SHINPAN_TIME_NONE = 0,
    SHINPAN_TIME_ABSOLUTE = 1, /* main time and no more */
    SHINPAN_TIME_BYO_YOMI = 2, /* then `count` periods; a move within a period gives it back whole */
    SHINPAN_TIME_CANADIAN = 3, /* then `count` moves in each period */
    SHINPAN_TIME_FISCHER = 4,  /* each move adds a period to what is left */
    SHINPAN_TIME_PER_MOVE = 5, /* a period for each move, and nothing is kept */
    SHINPAN_TIME_PAID_OVERTIME = 6 /* Ing's: then `count` periods, each costs `points` when it begins */
};

/* What the system does not have is 0. Times are from 0 to 1,000,000,000, count and points from 1 to 10,000.
 * Overtime has a period, and every system but none some time. */
typedef struct {
    int64_t main;
    int64_t period;
    int32_t system; /* SHINPAN_TIME_... */
    int32_t count;
    int32_t points;
} shinpan_time_control;

/* A player's clock: a value without a handle, which is not freed. What stands on it are `main`, `period` and
 * `count`, to be kept and handed over again; the other members are answers, and what they hold before does
 * not matter. `period` is what is left of the period that runs or comes first, `count` the periods that are
 * left, that one included; in Canadian overtime the moves that are to be made in it. Under Fischer's system
 * all time is main time. */
typedef struct {
    int64_t main;
    int64_t period;
    int64_t until_loss;  /* time until the game is lost; -1 where time is not limited */
    int64_t until_cost;  /* until a period, points or the game is lost; -1 where nothing is, and while the main
                          * time runs before overtime that costs nothing to begin */
    int32_t count;
    int32_t points_lost; /* that overtime has cost so far: each is due as a `penalty` event */
    int32_t is_over;     /* 1: the last call took too long, and nothing is left */
} shinpan_clock;

/* A control in words, as "byoyomi:600:30:5", and the words of one; docs/libraries.md has their forms. NULL,
 * and SHINPAN_BAD_ARGUMENT, for any other text. */
SHINPAN_API int shinpan_time_control_read(const char* words, shinpan_time_control*, char** why) SHINPAN_NOTHROW;
SHINPAN_API char* shinpan_time_control_words(const shinpan_time_control*) SHINPAN_NOTHROW;

/* Clocks. No clock is read: whoever measures says how much time has run. `_begin`: a full clock. `_run`: so
 * much time has run and no move was made. `_move`: a move took so long. `_take_back`: the player's last move
 * is taken back; `when_made` is what stood on the clock then, after the move's time had run and before what
 * it gave was added. A time or a period lasts to its very end. To run a time and then to move in 0 is to move
 * in that time, except where Canadian main time runs to its very end: that stands as after a move, so the
 * next one is the first of the period. A time below 0 is taken as 0. What a clock holds beyond what its
 * control gives is taken as that. SHINPAN_BAD_ARGUMENT without a clock and for a control that there is not;
 * then nothing is changed. */
SHINPAN_API int shinpan_clock_begin(const shinpan_time_control*, shinpan_clock*) SHINPAN_NOTHROW;
SHINPAN_API int shinpan_clock_run(const shinpan_time_control*, shinpan_clock*, int64_t time) SHINPAN_NOTHROW;
SHINPAN_API int shinpan_clock_move(const shinpan_time_control*, shinpan_clock*, int64_t time) SHINPAN_NOTHROW;
SHINPAN_API int shinpan_clock_take_back(const shinpan_time_control*, shinpan_clock*,
                                        const shinpan_clock* when_made) SHINPAN_NOTHROW;

/* What SGF says of time, as a JSON object of property values: of a control TM and OT, nothing without a limit;
 * of a player's clock after a move BL and OB, or WL and OW. NULL without a clock or a player, and for a control
 * that there is not. */
SHINPAN_API char* shinpan_time_control_sgf(const shinpan_time_control*) SHINPAN_NOTHROW;
SHINPAN_API char* shinpan_clock_sgf(const shinpan_time_control*, const shinpan_clock*, int player) SHINPAN_NOTHROW;

/* Games. Boards have 1 to 52 columns and rows. SHINPAN_KOMI_OF_RULES is the ruleset's komi, that of its
 * handicap games once a handicap is given; any other komi stays. A copy is an independent game. */
SHINPAN_API shinpan_game* shinpan_game_new(const char* rules, int cols, int rows, int komi_half,
                                           char** why) SHINPAN_NOTHROW;
SHINPAN_API shinpan_game* shinpan_game_copy(const shinpan_game*) SHINPAN_NOTHROW;
SHINPAN_API void shinpan_game_free(shinpan_game*) SHINPAN_NOTHROW;

/* The game as it was after that move; 0 is the position before the first one. NULL for a move that there
 * was not. */
SHINPAN_API shinpan_game* shinpan_game_after_move(const shinpan_game*, int move) SHINPAN_NOTHROW;

/* Moves, fast. What is refused changes nothing. */
SHINPAN_API int shinpan_game_play(shinpan_game*, int player, int point) SHINPAN_NOTHROW;
SHINPAN_API int shinpan_game_pass(shinpan_game*, int player) SHINPAN_NOTHROW;

/* Any event, as a line: "play B D4", "pass W", "resume B", "marks_proposed B A1 B2", "marks_accepted W
 * 3f2a". docs/libraries.md has all of them. What an arbiter decides is "ruling W 0 words", "award W 7 words"
 * (half points), "annulled - 12 words", "resumed_by_ruling W words" and "status_ruled - A1 B2 dead words" (or
 * alive). An annulment names an event by the answer of shinpan_game_event_count right after it; 0 is the
 * start. */
SHINPAN_API int shinpan_game_apply(shinpan_game*, const char* event, char** why) SHINPAN_NOTHROW;

/* The events so far, as such lines, each ended by a line feed. A new game of the same size and komi to
 * which they are applied is the same game, but for a request to take back moves that nobody has answered:
 * keep that yourself. What was taken back or annulled is no longer among them, nor is what did that: who wants
 * to annul by number in the new game keeps all events. */
SHINPAN_API char* shinpan_game_events(const shinpan_game*) SHINPAN_NOTHROW;

/* Would that play be refused, and why: SHINPAN_DONE where it is legal. The handle keeps the refusal. */
SHINPAN_API int shinpan_game_legal(shinpan_game*, int player, int point) SHINPAN_NOTHROW;

/* The same for every point at once, a byte each; no refusal is kept. SHINPAN_BAD_ARGUMENT where `size` is
 * not the number of points. */
SHINPAN_API int shinpan_game_legal_points(const shinpan_game*, int player, uint8_t* answers,
                                          size_t size) SHINPAN_NOTHROW;

/* What stands on each point, a byte each. SHINPAN_BAD_ARGUMENT where `size` is not the number of points. */
SHINPAN_API int shinpan_game_board(const shinpan_game*, uint8_t* stones, size_t size) SHINPAN_NOTHROW;

/* Single facts; SHINPAN_BAD_ARGUMENT without a game. Who is to move, how many moves were made (plays,
 * passes, buttons), the phase, and the stones of a player that were captured. */
SHINPAN_API int shinpan_game_cols(const shinpan_game*) SHINPAN_NOTHROW;
SHINPAN_API int shinpan_game_rows(const shinpan_game*) SHINPAN_NOTHROW;
SHINPAN_API int shinpan_game_to_move(const shinpan_game*) SHINPAN_NOTHROW;
SHINPAN_API int shinpan_game_moves(const shinpan_game*) SHINPAN_NOTHROW;
SHINPAN_API int shinpan_game_phase(const shinpan_game*) SHINPAN_NOTHROW;
SHINPAN_API int shinpan_game_prisoners(const shinpan_game*, int player) SHINPAN_NOTHROW;

/* How many events the game has taken in all, those that were taken back or annulled and those that did it
 * included: the number by which an annulment names the last one, counted from 1. A copy counts on; a game to
 * which shinpan_game_events are applied counts those alone. SHINPAN_BAD_ARGUMENT without a game. */
SHINPAN_API int shinpan_game_event_count(const shinpan_game*) SHINPAN_NOTHROW;

/* The last refusal by this handle, as JSON: reason, clause, player, point, the move whose position would
 * come back, and what follows. NULL where nothing was refused since the last event that was carried out. */
SHINPAN_API char* shinpan_game_refusal(const shinpan_game*) SHINPAN_NOTHROW;

/* All else, as JSON: phase, passes, prisoners, marks on the table, how the game ended; which events which
 * player may give now, and what a pass would mean. */
SHINPAN_API char* shinpan_game_state(const shinpan_game*) SHINPAN_NOTHROW;

/* The count as JSON: terms with their clauses, territory, dame. `dead` are the stones to come off: NULL
 * for those that the players agreed on. A mistake where the ruleset takes no stones off the board. */
SHINPAN_API char* shinpan_game_score(const shinpan_game*, const char* dead, char** why) SHINPAN_NOTHROW;

/* The methods that can count the game, and the game counted by one of them, step by step, as JSON: its own
 * name or a customary one. */
SHINPAN_API char* shinpan_game_counting_methods(const shinpan_game*, const char* dead,
                                                char** why) SHINPAN_NOTHROW;
SHINPAN_API char* shinpan_game_count(const shinpan_game*, const char* method, const char* dead,
                                     char** why) SHINPAN_NOTHROW;

/* Life and death, as JSON. Proof: each chain's grade (lives, dead, unsettled, ko_dependent, open), which
 * points their owner keeps; `first` other than 0 also asks what a first play of either side proves. `nodes`
 * bounds the work for each player, such as 50000. Confirmation: hypothetical play as the ruleset asks for it;
 * a mistake where it does not. `states` bounds the work for each chain, such as 100000. */
SHINPAN_API char* shinpan_game_proof(const shinpan_game*, int nodes, int first) SHINPAN_NOTHROW;
SHINPAN_API char* shinpan_game_confirmation(const shinpan_game*, int states, char** why) SHINPAN_NOTHROW;

/* The groups of the position that the ruleset's text decides by precedent, as JSON: bent four in the corner and
 * three points without capturing, recognized by their shape and by hypothetical play, with what the text says of
 * each; a mistake where the ruleset has no precedents. `states` as for a confirmation. */
SHINPAN_API char* shinpan_game_precedents(const shinpan_game*, int states, char** why) SHINPAN_NOTHROW;

/* A verdict on the chain of one stone, given by its point's name, as JSON: whether it lives, is dead, or by
 * whose first play or by which ko that is decided. `dead` are the other stones that the players agree to be
 * dead, the rest being agreed to live: what they agree on apart from the chain is then taken on trust and
 * named in the answer. With NULL, and where the agreement does not decide it, nothing is taken as agreed. A
 * mistake where no stone stands. `nodes` bounds the work for each attempt, such as 400000. */
SHINPAN_API char* shinpan_game_standing(const shinpan_game*, const char* stone, const char* dead, int nodes,
                                        char** why) SHINPAN_NOTHROW;

/* What the proof with so many nodes rests on: the answer to every play of the opponent, as a certificate that
 * shinpan-check verifies (docs/certificate.md). Not JSON. */
SHINPAN_API char* shinpan_game_certificate(const shinpan_game*, int nodes) SHINPAN_NOTHROW;

/* Who owns what by an estimate, as JSON, with how sure that is. `playouts` is the work, from 2, such as
 * 400; the same game, playouts and seed give the same answer. */
SHINPAN_API char* shinpan_game_estimate(const shinpan_game*, int playouts, uint32_t seed) SHINPAN_NOTHROW;

/* Random games: from the position on, legal plays that do not fill the player's own one-point eyes, until
 * both pass. As JSON: how many moves they had together, and for each point how many of them it ended as
 * Black's and as White's. Retaking a ko at once and self-capture are not legal in them, whatever the ruleset
 * says. */
SHINPAN_API char* shinpan_game_playouts(const shinpan_game*, int playouts, uint32_t seed) SHINPAN_NOTHROW;

/* The bot, as JSON. shinpan_levels: its levels, from the weakest. shinpan_game_think: what it would do for
 * the player to move at a level, NULL where the game is over. `playouts` bounds the work further, 0 for what
 * the level gives. Its `event` is for shinpan_game_apply; a pass is the event `button` as long as there is one
 * to be taken. */
SHINPAN_API char* shinpan_levels(void) SHINPAN_NOTHROW;
SHINPAN_API char* shinpan_game_think(const shinpan_game*, int level, int playouts,
                                     uint32_t seed) SHINPAN_NOTHROW;

/* Pictures. shinpan_game_svg: an SVG document of the position; moves from that number on carry their
 * numbers, 0 for none. shinpan_game_text: the position as text for a terminal. shinpan_game_count_svg: the
 * table at one step of a count, 0 before the first, as SVG. */
SHINPAN_API char* shinpan_game_svg(const shinpan_game*, int first_number) SHINPAN_NOTHROW;
SHINPAN_API char* shinpan_game_text(const shinpan_game*) SHINPAN_NOTHROW;
SHINPAN_API char* shinpan_game_count_svg(const shinpan_game*, const char* method, const char* dead, int step,
                                         char** why) SHINPAN_NOTHROW;

/* Records. shinpan_game_record: a game as a record; `dead` are the stones that its final marks show dead,
 * NULL for no marks. Of a game that is over, the record has the result, unless the players may still say what
 * is dead and `dead` is NULL. shinpan_record_game: the game that a record's events make under a ruleset up to
 * that move; NULL for the record's own rules, a mistake where it names none; -1 for all moves, and so is a
 * number beyond them. Where the rules refuse one, the game stops before it and has the refusal. */
SHINPAN_API shinpan_record* shinpan_game_record(const shinpan_game*, const char* dead,
                                                char** why) SHINPAN_NOTHROW;
SHINPAN_API shinpan_game* shinpan_record_game(const shinpan_record*, const char* rules, int move,
                                              char** why) SHINPAN_NOTHROW;
SHINPAN_API void shinpan_record_free(shinpan_record*) SHINPAN_NOTHROW;

/* What stands on each point after that move, a byte each, -1 for all moves, as SGF has it and judged by no
 * rules: for showing records that break some. A move puts its stone whatever stood there, and stones that are
 * set up take none. SHINPAN_BAD_ARGUMENT where `size` is not the number of points. */
SHINPAN_API int shinpan_record_board(const shinpan_record*, int move, uint8_t* stones,
                                     size_t size) SHINPAN_NOTHROW;

/* Where the board leaves the position of every ruleset, as JSON: the first event that no ruleset lets stand, a
 * stone on a stone or a chain set up without liberties, and the number of the move after which the board shows
 * it. NULL where every event stands under some ruleset. */
SHINPAN_API char* shinpan_record_parting(const shinpan_record*) SHINPAN_NOTHROW;

/* What the record holds, as JSON. What the referee says of it under a ruleset, as JSON
 * (docs/schema/referee.json, without `file` and `game`); and under every ruleset, with why each says
 * something else than `rules`. `rules` is NULL for the record's own, a mistake where it names none. `dead` is
 * where dead stones come from: "marks", "none", "estimate", "prove", or NULL for the usual source. */
SHINPAN_API char* shinpan_record_facts(const shinpan_record*) SHINPAN_NOTHROW;
SHINPAN_API char* shinpan_record_verdict(const shinpan_record*, const char* rules, const char* dead,
                                         char** why) SHINPAN_NOTHROW;
SHINPAN_API char* shinpan_record_every_verdict(const shinpan_record*, const char* rules, const char* dead,
                                               char** why) SHINPAN_NOTHROW;

/* The games of a record's file and their encodings, as JSON: where each begins and ends in the bytes, and the name
 * that TextDecoder and other converters know: UTF-8, UTF-16LE, UTF-16BE, GB18030, Big5, Shift_JIS, EUC-JP, EUC-KR,
 * ISO-2022-JP, windows-1252, or another that the file declares. By what a game declares and by what its
 * bytes look like; each game of a file may have its own. NULL for no bytes. */
SHINPAN_API char* shinpan_text_encodings(const char* bytes, size_t length) SHINPAN_NOTHROW;

/* Collections of games: SGF, and GIB, NGF and UGF, which become SGF. `text` is UTF-8 of `length` bytes; it
 * is read with repairs, of which the tree's warnings tell, as they do of bytes that are no UTF-8. A new
 * collection is empty. */
SHINPAN_API shinpan_sgf* shinpan_sgf_read(const char* text, size_t length, char** why) SHINPAN_NOTHROW;
SHINPAN_API shinpan_sgf* shinpan_sgf_new(void) SHINPAN_NOTHROW;
SHINPAN_API shinpan_sgf* shinpan_record_sgf(const shinpan_record*) SHINPAN_NOTHROW;
SHINPAN_API void shinpan_sgf_free(shinpan_sgf*) SHINPAN_NOTHROW;

/* The collection as JSON: the roots of its games, and every node with its parent and properties, with
 * U+FFFD for each byte that is no UTF-8. As SGF: the text may hold NULs, and bytes that are no UTF-8, where
 * what was read did; its length goes into `*length` unless that is NULL. */
SHINPAN_API char* shinpan_sgf_tree(const shinpan_sgf*) SHINPAN_NOTHROW;
SHINPAN_API char* shinpan_sgf_text(const shinpan_sgf*, size_t* length) SHINPAN_NOTHROW;

/* Building, in the order of a file. A node, and its number: a child of the last node or of one that this
 * stands under, or, with parent -1, the root of a new game. A value of a property of the last node: values
 * of one name that follow one another are a list. Names are capital letters. A value is as SGF writes it
 * and the tree has it: a text's own `\` and `]` have a backslash before them, and so has a `:` where the text
 * stands beside another. A `]` without one is given it; a `\` without one is lost when the value is read. */
SHINPAN_API int shinpan_sgf_add_node(shinpan_sgf*, int parent) SHINPAN_NOTHROW;
SHINPAN_API int shinpan_sgf_add_value(shinpan_sgf*, const char* name, const char* value) SHINPAN_NOTHROW;

/* The record of a game's main line, games counted from 0; of the line that leads to a node. */
SHINPAN_API shinpan_record* shinpan_sgf_record(const shinpan_sgf*, int game, char** why) SHINPAN_NOTHROW;
SHINPAN_API shinpan_record* shinpan_sgf_record_to(const shinpan_sgf*, int node, char** why) SHINPAN_NOTHROW;

/* The variations of a game under a ruleset, as JSON, in the order of the file: where each leaves the main
 * line, and its first illegal move if it has one. Moves in common are judged once. `rules` is NULL for those
 * of the main line's record, a mistake where it names none; so is a main line that is no record. */
SHINPAN_API char* shinpan_sgf_variations(const shinpan_sgf*, int game, const char* rules,
                                         char** why) SHINPAN_NOTHROW;

#ifdef __cplusplus
}
#endif

#endif
