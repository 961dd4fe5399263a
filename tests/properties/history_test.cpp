// History against its literal definition: keep every position, compare them all. Random games on tiny boards,
// where positions come back all the time, and every combination of the fields of Repetition, a few of them
// drawn for each play.
#include "go/rules/history.hpp"

#include "property.hpp"

#include <random>
#include <vector>

using namespace shinpan;

namespace {

struct LiteralEntry {
    Position position;
    Color to_move;
    Color maker;  // empty: nobody
    bool stone;   // made by a stone
    bool is_move;
    int move;
    std::array<int, 2> lost;
};

struct LiteralHistory {
    std::vector<LiteralEntry> entries;

    bool is_like_now(const LiteralEntry& e) const {
        return e.position == entries.back().position && e.to_move == entries.back().to_move;
    }

    // Before the last stone stood as it stands now: passes alone bring nothing back.
    bool recurs() const {
        std::size_t stone = entries.size() - 1;
        while (stone > 0 && !entries[stone].stone) --stone;
        for (std::size_t i = 0; i < stone; ++i)
            if (is_like_now(entries[i])) return true;
        return false;
    }

    // The entry before the player's last move, or none.
    std::optional<std::size_t> before_last_move_of(Color player) const {
        for (std::size_t i = entries.size(); i-- > 1;)
            if (entries[i].is_move && entries[i].maker == player) return i - 1;
        return {};
    }

    // The entry that the last pass made, or the start.
    std::size_t last_pass() const {
        for (std::size_t i = entries.size(); i-- > 1;)
            if (entries[i].is_move && !entries[i].stone) return i;
        return 0;
    }

    // `next` is the position after the play.
    std::optional<int> repeats(const Repetition& rule, Color mover, const Position& next,
                               Played played) const {
        auto lost = entries.back().lost;
        lost[index_of(other(mover))] += played.taken;
        lost[index_of(mover)] += played.given_up;
        if (rule.binds == Repetition::Binds::capturing && played.taken == 0) return {};
        if (rule.cycles == Repetition::Cycles::after_one_round && !recurs()) return {};
        if (rule.back == Repetition::Back::none) return {};
        for (std::size_t i = entries.size(); i-- > 0;) {
            const LiteralEntry& e = entries[i];
            if (!(e.position == next)) continue;
            const bool near = rule.back == Repetition::Back::two_positions;
            if (near && before_last_move_of(other(mover)) != i) continue;
            if (rule.back == Repetition::Back::last_pass && i < last_pass()) continue;
            if (rule.same == Repetition::Same::board_and_turn && e.to_move != other(mover)) continue;
            if (rule.maker != Repetition::Maker::anyone && e.maker != mover) continue;
            if (rule.maker == Repetition::Maker::own_play && !e.stone) continue;
            const bool equal = lost[0] - e.lost[0] == lost[1] - e.lost[1];
            if (rule.cycles == Repetition::Cycles::unequal && equal) continue;
            return e.move;
        }
        return {};
    }

    std::optional<int> recurrence() const {
        for (std::size_t i = entries.size() - 1; i-- > 0;)
            if (is_like_now(entries[i])) return entries[i].move;
        return {};
    }
};

std::vector<Repetition> every_rule() {
    std::vector<Repetition> rules;
    for (int same = 0; same < 2; ++same)
        for (int maker = 0; maker < 3; ++maker)
            for (int binds = 0; binds < 2; ++binds)
                for (int back = 0; back < 4; ++back)
                    for (int cycles = 0; cycles < 3; ++cycles)
                        rules.push_back(
                            {static_cast<Repetition::Same>(same), static_cast<Repetition::Maker>(maker),
                             static_cast<Repetition::Binds>(binds), static_cast<Repetition::Back>(back),
                             static_cast<Repetition::Cycles>(cycles)});
    return rules;
}

// A game told to both histories.
struct Told {
    Board board;
    History history;
    LiteralHistory literal;

    Told(const Board& start, Color to_move, std::optional<Color> maker)
        : board(start), history(start, to_move, maker) {
        literal.entries.push_back(
            {start.position(), to_move, maker.value_or(Color::empty), maker.has_value(), false, 0, {0, 0}});
    }

    void play(Color mover, Point at) {
        const Played played = board.play(mover, at);
        history.add_play(mover, at, played, board);
        auto lost = literal.entries.back().lost;
        lost[index_of(other(mover))] += played.taken;
        lost[index_of(mover)] += played.given_up;
        literal.entries.push_back({board.position(), other(mover), mover, true, true, next_number(), lost});
    }
    void pass(Color mover) {
        history.add_pass(mover);
        literal.entries.push_back(
            {board.position(), other(mover), mover, false, true, next_number(), literal.entries.back().lost});
    }
    void change_turn(Color to_move) {
        history.change_turn(to_move);
        LiteralEntry entry = literal.entries.back();
        if (entry.to_move == to_move) return;
        entry.to_move = to_move;
        entry.maker = Color::empty;
        entry.stone = entry.is_move = false;
        literal.entries.push_back(entry);
    }
    int next_number() const { return literal.entries.back().move + 1; }

    struct Earlier {
        Board board;
        History::Mark mark;
        std::size_t entries;
    };
    Earlier here() const { return {board, history.mark(), literal.entries.size()}; }
    void go_back(const Earlier& to) {
        board = to.board;
        history.go_back(to.mark);
        literal.entries.resize(to.entries, literal.entries.front());
    }
};

using Counts = std::array<int, 2>;  // plays that a rule allowed, that it forbade

void compare_every_play(const Told& game, const std::vector<Repetition>& rules, std::mt19937_64& random,
                        Counts& counts) {
    for (Point at : game.board.position().points(Color::empty))
        for (Color mover : {Color::black, Color::white}) {
            Position next = game.board.position();
            const Played played = play_by_definition(next, mover, at);
            for (int i = 0; i < 32; ++i) {
                const Repetition& rule = rules[random() % rules.size()];
                const auto expected = game.literal.repeats(rule, mover, next, played);
                RC_ASSERT(game.history.repeats(rule, game.board, mover, at) == expected);
                ++counts[expected.has_value()];
            }
        }
    RC_ASSERT(game.history.recurrence() == game.literal.recurrence());
    RC_ASSERT(game.history.to_move() == game.literal.entries.back().to_move);
    RC_ASSERT(game.history.moves() == game.literal.entries.back().move);
}

void make_random_move(Told& game, std::mt19937_64& random) {
    const PointSet empty = game.board.position().points(Color::empty);
    Color mover = game.history.to_move();
    if (random() % 16 == 0) game.change_turn(other(mover));
    if (random() % 16 == 0) mover = other(mover);  // out of turn: the history is told, it does not judge
    auto left = random() % static_cast<std::uint64_t>(empty.size() + 1);
    for (Point p : empty)
        if (left-- == 0) return game.play(mover, p);
    game.pass(mover);
}

}  // namespace

TEST_CASE("a ban on repetition says what its definition says, for every combination of its fields") {
    const auto rules = every_rule();
    Counts counts{};
    property("random games with passes, changes of turn and self-capture", [&] {
        const Size size{static_cast<std::uint8_t>(*rc::gen::inRange(1, 4)),
                        static_cast<std::uint8_t>(*rc::gen::inRange(1, 4))};
        const auto maker = *rc::gen::element(std::optional<Color>{}, std::optional(Color::white));
        std::mt19937_64 random(*rc::gen::arbitrary<std::uint64_t>());
        Told game(Board(size), Color::black, maker);
        for (int i = 0; i < 30; ++i) {
            compare_every_play(game, rules, random, counts);
            make_random_move(game, random);
        }
    });
    CHECK(counts[0] > 1000);
    CHECK(counts[1] > 1000);  // both answers occur, so that either could have been wrong
}

TEST_CASE("a history that went back knows the positions before and no others") {
    const auto rules = every_rule();
    Counts counts{};
    property("long random games that go back and on", [&] {
        std::mt19937_64 random(*rc::gen::arbitrary<std::uint64_t>());
        Told game(Board(Size{4, 4}), Color::black, {});
        for (int i = 0; i < 400; ++i) make_random_move(game, random);
        std::vector<Told::Earlier> ways_back;
        for (int i = 0; i < 600; ++i) {
            if (i % 25 == 0) ways_back.push_back(game.here());
            make_random_move(game, random);
        }
        for (; !ways_back.empty(); ways_back.pop_back()) {
            game.go_back(ways_back.back());
            compare_every_play(game, rules, random, counts);
        }
    });
    CHECK(counts[0] > 1000);
    CHECK(counts[1] > 1000);
}
