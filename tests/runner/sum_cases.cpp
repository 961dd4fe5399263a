// Sums: the numbers of a count without its position. A position with these numbers is built and scored, so
// that the ruleset's constants and the score are what is tested, and the numbers of the count are held
// against each other.
#include "go/rulesets/registry.hpp"
#include "go/score/score.hpp"
#include "go/table/game_result.hpp"
#include "runner/kinds.hpp"
#include "runner/rules_words.hpp"

#include <boost/json.hpp>

#include <charconv>
#include <utility>
#include <vector>

namespace shinpan::runner {
namespace {

constexpr Size full_board{19, 19};

constexpr std::string_view of_sums[]{"B",
                                     "W",
                                     "area",
                                     "implied_area",
                                     "komi",
                                     "result",
                                     "handicap",
                                     "white_bonus",
                                     "fill",
                                     "captured_in_play",
                                     "dead_removed",
                                     "passes",
                                     "plays",
                                     "extra_stone_from_white",
                                     "B_zi",
                                     "threshold",
                                     "B_area",
                                     "B_area_with_1_neutral"};

struct Side {
    int territory = 0;
    int stones = 0;
};

// Points in rows that run to and fro, so that each is next to the one before.
std::vector<Point> to_and_fro(Size size) {
    std::vector<Point> points;
    for (int row = 0; row < size.rows; ++row)
        for (int i = 0; i < size.cols; ++i)
            points.push_back(point(row % 2 == 0 ? i : size.cols - 1 - i, row));
    return points;
}

// Puts `stones` stones on `area`: first on its border, then from the front, so that what is left is
// territory.
void fill(Position& position, const std::vector<Point>& area, Color player, int stones) {
    PointSet own;
    for (Point p : area) own.insert(p);
    const PointSet border = surroundings(surroundings(own, position.size()), position.size()) & own;
    int left = stones - border.size();
    if (left < 0) throw BadCase{"no position has so few stones around that territory"};
    for (Point p : area) {
        const bool inside = !border.contains(p);
        if (inside && left == 0) continue;
        if (inside) --left;
        position.set(p, player);
    }
}

// Black's area, the neutral points, White's area, one after the other.
Position position_with(Size size, Side black, Side white, int neutral) {
    const int black_area = black.territory + black.stones;
    const int white_area = white.territory + white.stones;
    if (black_area + white_area + neutral != size.area()) throw BadCase{"the areas do not make up a board"};
    if (black.stones < 0 || white.stones < 0 || black.territory < 1 || white.territory < 1)
        throw BadCase{"an area without territory"};
    std::vector<Point> all = to_and_fro(size);
    const auto split = all.begin() + black_area;
    Position position(size);
    fill(position, {std::make_reverse_iterator(split), all.rend()}, Color::black, black.stones);
    fill(position, {split + neutral, all.end()}, Color::white, white.stones);
    return position;
}

// A point of each area stays empty.
Position position_with(int black_area, int neutral) {
    const int white_area = full_board.area() - black_area - neutral;
    return position_with(full_board, {1, black_area - 1}, {1, white_area - 1}, neutral);
}

Size square(int area) {
    for (int side = 1; side <= max_side; ++side)
        if (side * side == area) return {static_cast<std::uint8_t>(side), static_cast<std::uint8_t>(side)};
    throw BadCase{"the areas do not make up a square board"};
}

int quarters(const json::value& value) {
    if (!value.is_double()) throw BadCase{"a number of quarters is wanted"};
    const double points = value.get_double();
    if (!(points >= 0 && points < 1e6)) throw BadCase{"a number of points is wanted"};
    return static_cast<int>(4 * points);
}

// The whole number that a name begins with.
int leading_number(std::string_view name) {
    int number = 0;
    std::from_chars(name.data(), name.data() + name.size(), number);
    return number;
}

std::string result(const Ruleset& rules, const Finish& finish) {
    return to_text(result_of_count(score(rules, finish).margin(), rules.tie.is, finish.handicap));
}

// {"184.5_with_one_shared_point": "B+0.5"}: Black's stones and territory, shared points halved.
void judge_half_count(Answers& answers, const Ruleset& rules, const json::object& rows) {
    for (const auto& [name, wanted] : rows) {
        const std::string words(name);
        const int neutral = words.find("_with_one_shared_point") == std::string::npos ? 0 : 1;
        Finish finish{position_with(leading_number(words), neutral)};
        finish.komi = rules.komi.is;
        answers.expect(words, text(wanted), result(rules, finish));
    }
}

void judge_area_rows(Answers& answers, const Ruleset& rules, const json::object& rows, int neutral) {
    for (const auto& [name, wanted] : rows) {
        Finish finish{position_with(leading_number(name), neutral)};
        finish.komi = rules.komi.is;
        const std::string won = text(wanted) == "B wins the tie" ? "B+0" : text(wanted);
        answers.expect("area " + std::string(name), won, result(rules, finish));
    }
}

Side side_of(const json::object& asked, const char* player) {
    if (const auto* area = field(asked, "area")) {
        const json::array& pair = array(required(object(*area), player));
        if (pair.size() != 2) throw BadCase{"[territory, stones] is wanted"};
        return {integer(pair[0]), integer(pair[1])};
    }
    if (const auto* area = field(asked, "implied_area")) {
        const int points = integer(required(object(*area), player));
        return {points / 3, points - points / 3};
    }
    const json::object& side = object(required(asked, player));
    return {integer(required(side, "territory")), integer(required(side, "stones"))};
}

int number(const json::value* of, const char* name) {
    return of == nullptr ? 0 : integer(required(object(*of), name));
}

// What each holds after the count by filling, and what the filled territories leave.
void judge_fill(Answers& answers, const Ruleset& rules, const json::object& asked, Finish finish) {
    const json::object& fill = object(required(asked, "fill"));
    only(fill, {"white_stones_held_by_B", "black_stones_held_by_W", "B_left", "W_left", "W_bonus"});
    const int white_held = integer(required(fill, "white_stones_held_by_B"));
    const int black_held = integer(required(fill, "black_stones_held_by_W"));
    answers.expect("Black has left", integer(required(fill, "B_left")),
                   side_of(asked, "B").territory - black_held);
    answers.expect("White has left", integer(required(fill, "W_left")),
                   side_of(asked, "W").territory - white_held);
    Ruleset filled = rules;
    filled.scoring.is = Scoring::territory;
    filled.handicap.is.compensation = Compensation::none;
    finish.prisoners = {black_held, white_held};
    answers.expect("by filling", text(required(asked, "result")), result(filled, finish));
    if (const auto* bonus = field(fill, "W_bonus"))
        answers.expect("White's bonus", half_points(*bonus), rules.handicap.is.komi);

    const auto* captured = field(asked, "captured_in_play");
    if (captured == nullptr) return;
    const auto* dead = field(asked, "dead_removed");
    const auto* passes = field(asked, "passes");
    const auto* plays = field(asked, "plays");
    const bool black_last =
        number(plays, "B") + number(passes, "B") > number(plays, "W") + number(passes, "W");
    const int extra = black_last && rules.last_move.is == LastMove::white_last ? 1 : 0;
    answers.expect("extra stone from White", integer(required(asked, "extra_stone_from_white")), extra);
    const bool passes_cost = rules.pass_cost.is == PassCost::stone;
    const auto lost = [&](const char* player, const char* stones) {
        return number(captured, stones) + number(dead, player) + (passes_cost ? number(passes, player) : 0);
    };
    answers.expect("white stones held by Black", white_held, lost("W", "W_stones") + extra);
    answers.expect("black stones held by White", black_held, lost("B", "B_stones"));
}

void judge_result(Answers& answers, const Ruleset& rules, const json::object& asked) {
    const Side black = side_of(asked, "B");
    const Side white = side_of(asked, "W");
    Finish finish{position_with(square(black.territory + black.stones + white.territory + white.stones),
                                black, white, 0)};
    if (const auto* handicap = field(asked, "handicap")) finish.handicap = integer(*handicap);
    finish.komi = finish.handicap == 0 ? rules.komi.is : rules.handicap.is.komi;
    if (const auto* komi = field(asked, "komi")) answers.expect("komi", half_points(*komi), finish.komi);
    if (const auto* bonus = field(asked, "white_bonus"))
        answers.expect("White's bonus", half_points(*bonus),
                       finish.komi + compensation_for(finish.handicap, rules.handicap.is.compensation));
    answers.expect("the result", text(required(asked, "result")), result(rules, finish));
    if (has(asked, "fill")) judge_fill(answers, rules, asked, finish);
}

}  // namespace

void judge_sum(Answers& answers, const Ruleset& rules, const json::object& asked) {
    leave_out_others(answers, asked, of_sums);
    if (const auto* rows = field(asked, "B_zi")) judge_half_count(answers, rules, object(*rows));
    if (const auto* threshold = field(asked, "threshold"))  // half of the board and half of komi
        answers.expect("the threshold in quarters", quarters(*threshold),
                       2 * full_board.area() + rules.komi.is.halves);
    if (const auto* rows = field(asked, "B_area")) judge_area_rows(answers, rules, object(*rows), 0);
    if (const auto* rows = field(asked, "B_area_with_1_neutral"))
        judge_area_rows(answers, rules, object(*rows), 1);
    if (has(asked, "result")) judge_result(answers, rules, asked);
}

}  // namespace shinpan::runner
