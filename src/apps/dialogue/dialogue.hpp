// Dialogue: a game as a conversation. A line of a person comes in, what is to be shown goes out; programs at
// the board move by themselves. It reads and writes nothing itself, and every event that happened is handed
// over to be saved before anything else is done.
//
//   Dialogue dialogue({.rules = &rules, .size = {9, 9}, .komi = points(7)}, environment, storage);
//   put(dialogue.begin());
//   put(dialogue.answer("d4"));
#pragma once

#include "apps/dialogue/clocks.hpp"
#include "base/bad_input.hpp"
#include "base/environment.hpp"
#include "base/result.hpp"
#include "formats/diagram/text.hpp"
#include "formats/record/record.hpp"
#include "go/table/game_table.hpp"
#include "referee/judge/verdict.hpp"

#include <array>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace shinpan::inline apps::dialogue {

// What a program does on its move.
struct Reply {
    enum class Move : std::uint8_t { play, pass, resign };
    Move is = Move::pass;
    Point at = no_point;  // of a play
};

// The reply for that player, whose move it is and whose clock that is; or why no reply comes.
using Mover = std::function<Result<Reply, std::string>(const Game&, Color by, const PlayerClock&)>;

// Who plays a colour: a person, where there is no mover.
struct Seat {
    std::string name;
    Mover mover{};
};

struct Look {
    Charset charset = Charset::ascii;
    bool plain = false;                                     // sentences only
    std::function<std::string(std::string_view)> strong{};  // how what matters looks; as it is, where empty
    std::function<std::string(std::string_view)> wrong{};
};

struct Settings {
    const Ruleset* rules = nullptr;
    Size size{};
    HalfPoints komi{};
    std::vector<Point> handicap{};  // that the ruleset takes
    std::array<Seat, 2> seats{};    // by index_of(player)
    Mover adviser{};                // for hints
    TimeControl time{};             // of each
    Look look{};
};

// Where games are kept. Every function must be there.
struct Storage {
    using Saved = Result<void, BadInput>;
    std::function<Saved(const Record&, const Clocks&)> save;  // the game as it is now
    std::function<Result<Record, BadInput>(const std::string& path)> load;
    std::function<Saved(const std::string& path, const Record&, const Clocks&)> write;  // a copy

    // What was saved stays, under another name: another game is saved from now on. A sentence that says so,
    // or nothing where nothing was saved.
    std::function<Result<std::string, BadInput>()> set_aside;
};

class Dialogue {
public:
    // The environment must have a clock.
    Dialogue(Settings, Environment, Storage);

    // Goes on with that game instead of a new one, and with what is left on the clocks where that is known.
    // Where the ruleset refuses one of its moves, says why.
    using Left = std::array<PlayerClock::Told, 2>;  // by index_of(player)
    Result<void, std::string> take_up(const Record&, const std::optional<Left>& = {});

    // What is shown before the first line.
    std::string begin();

    // What a line brings. Nothing stops the dialogue but `quit`.
    std::string answer(std::string_view line);

    std::string prompt() const;
    bool is_over() const { return has_quit_; }
    const Game& game() const { return table_.game(); }
    Record record() const;

private:
    // Where the players have something to decide.
    enum class AtStop : std::uint8_t {
        untold,       // what the rules say of it has still to be shown
        told,         // they mark stones, accept, or play on
        passed,       // a person passed again, and the program is to answer
        playing_on,   // nothing is to be decided until somebody passes
        left_at_that  // nobody wants to change what the game came to
    };

    using Words = std::vector<std::string>;
    struct Command;
    static const std::vector<Command>& commands();

    // Commands. Each says what it did.
    std::string pass(const Words&);
    std::string button(const Words&);
    std::string resign(const Words&);
    std::string undo(const Words&);
    std::string hint(const Words&);
    std::string estimate(const Words&);
    std::string show_rules(const Words&);
    std::string why(const Words&);
    std::string show(const Words&);
    std::string moves(const Words&);
    std::string count(const Words&);
    std::string save(const Words&);
    std::string load(const Words&);
    std::string accept(const Words&);
    std::string resume(const Words&);
    std::string no_result(const Words&);
    std::string help(const Words&);
    std::string quit(const Words&);

    std::string at_point(Point);
    std::string mark(Point);
    std::string carry_out(const Event&);
    std::string in_time(const Event&);
    std::string charge_overtime(double now);
    std::string state() const;
    std::string refuse(const Refusal&);
    std::string programs_move();
    std::string after_change();
    std::string go_on(std::string said);
    std::string stop();
    std::string score_with_marks() const;
    std::string objection(Color program) const;
    std::string result() const;
    Record without_result() const;
    std::string drawn() const;
    std::string drawn(const Game&, const PointSet& dead, const std::string& caption) const;
    std::string saved();
    std::string strong(std::string_view) const;
    std::string wrong(std::string_view) const;
    bool decides() const;  // the players, at a stop
    bool is_program(Color) const;
    Color speaker() const;  // the person who is asked now
    int moves_to_undo() const;
    Game fresh() const;
    void begin_anew(Game);
    Result<Game, std::string> played(const Record&) const;
    void continue_with(Game, const Record&, const std::optional<Left>&);
    const JointOffer* offered() const;  // by one person to the other, at a stop; null for nothing
    bool may_mark() const;

    Settings settings_;
    Environment environment_;
    Storage storage_;
    GameTable table_;
    Clocks clocks_;
    std::optional<IllegalMove> refused_{};  // the last move that was
    PointSet dead_{};                       // as marked at the stop
    AtStop at_stop_ = AtStop::untold;
    bool has_quit_ = false;
};

}  // namespace shinpan::apps::dialogue
