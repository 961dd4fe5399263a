// The checks of every count, and that they can fail.
#include "finished.hpp"

#include "drawn.hpp"

#include <doctest/doctest.h>

#include <cctype>

namespace shinpan::finished {
namespace {

bool is_name_letter(char c) { return std::isupper(static_cast<unsigned char>(c)) != 0; }
bool is_digit(char c) { return std::isdigit(static_cast<unsigned char>(c)) != 0; }

// The point named at text[i], if one is; moves i behind it.
std::optional<Point> point_at(const std::string& text, std::size_t& i, Size size) {
    const bool starts_word = i == 0 || std::isalnum(static_cast<unsigned char>(text[i - 1])) == 0;
    std::size_t end = i;
    while (end < text.size() && is_name_letter(text[end])) ++end;
    const std::size_t digits = end;
    while (end < text.size() && is_digit(text[end])) ++end;
    if (!starts_word || digits == i || digits == end) return {};
    const auto point = point_named(text.substr(i, end - i), size);
    if (point) i = end;
    return point;
}

std::string wrong_stones(const Table& now, const Table& before) {
    for (Color c : {Color::black, Color::white}) {
        const auto sum = [&](const Table& t) {
            const Held held = t.held[index_of(c)];
            if (held.bowl < 0 || held.lid < 0) return -1;
            return t.board.count(c) + held.bowl + held.lid;
        };
        if (sum(now) != sum(before)) return "stones appear or vanish";
    }
    return {};
}

std::string wrong_points(const CountStep& step, const Table& before) {
    const Size size = before.board.size();
    PointSet changed;
    for_each_point(size, [&](Point p) {
        if (before.board.at(p) != step.table.board.at(p)) changed.insert(p);
    });
    const PointSet told = step.placed | step.lifted;
    if (!(changed - told).empty()) return "a change of the board is in neither placed nor lifted";
    if (!(told - points_named_in(step.sentence, size)).empty()) return "a moved stone's point is not named";
    if (!(step.placed & step.table.board.points(Color::empty)).empty()) return "placed, but empty";
    return {};
}

}  // namespace

Position divided(Size size, int black, int shared) {
    Position position(size);
    const int wall = size.cols + shared;
    int i = 0;
    for_each_point(size, [&](Point p) {
        if (i >= black - wall && i < black) position.set(p, Color::black);
        if (i >= black + shared && i < black + shared + wall) position.set(p, Color::white);
        ++i;
    });
    return position;
}

PointSet points_named_in(const std::string& sentence, Size size) {
    PointSet named;
    for (std::size_t i = 0; i < sentence.size(); ++i) {
        const auto first = point_at(sentence, i, size);
        if (!first) continue;
        named.insert(*first);
        if (i >= sentence.size() || sentence[i] != '-') continue;
        ++i;
        if (const auto last = point_at(sentence, i, size))
            for (Point p = *first; p <= *last; p = p.right()) named.insert(p);
    }
    return named;
}

std::string flaw(const Count& counted, const Ruleset& rules, const Finish& finish) {
    const Table* before = &counted.start;
    for (const CountStep& step : counted.steps) {
        const std::string where = step.sentence + ": ";
        if (step.table.board == before->board && step.table.totals == before->totals)
            return where + "changes neither board nor total";
        if (auto wrong = wrong_stones(step.table, *before); !wrong.empty()) return where + wrong;
        if (auto wrong = wrong_points(step, *before); !wrong.empty()) return where + wrong;
        before = &step.table;
    }
    const HalfPoints due = score(rules, finish).margin();
    if (counted.margin() == due) return {};
    return std::string(word_of(counted.method)) + " gives " + to_text(counted.margin()) + ", the score is " +
           to_text(due);
}

void even_out(const Ruleset& rules, Finish& finish) {
    const auto used = [&](Color c) {
        const auto i = index_of(c);
        return finish.position.count(c) + finish.prisoners[i] + finish.handed[i];
    };
    const Compensation made_up =
        rules.scoring.is == Scoring::area ? rules.handicap.is.compensation : Compensation::n_minus_1;
    const int due = compensation_for(finish.handicap, made_up).halves / 2;
    const int more = used(Color::black) - used(Color::white) - due;
    finish.handed[more > 0 ? 1 : 0] += more > 0 ? more : -more;
}

}  // namespace shinpan::finished

using namespace shinpan;

TEST_CASE("the points that a sentence names are its names and what lies between the ends of a row") {
    const Size size{9, 9};
    CHECK(finished::points_named_in("Black fills 3 at A1-D1, J9; 12 left.", size) ==
          named(size, {"A1", "B1", "C1", "D1", "J9"}));
    CHECK(finished::points_named_in("White's 20 stones", size).empty());
}

TEST_CASE("a count with a hidden move, a lost stone or a wrong total is found out") {
    const Ruleset rules{.scoring = {Scoring::area}};
    const Finish finish{drawn({".XO.", ".XO.", ".XOO"})};
    const auto sound = count(Method::half_count, rules, finish);
    REQUIRE(sound);
    CHECK(finished::flaw(*sound, rules, finish) == "");

    Count unnamed = *sound;
    unnamed.steps[0].sentence = "Black fills.";
    CHECK(finished::flaw(unnamed, rules, finish) != "");
    Count lost = *sound;
    --lost.steps[0].table.held[0].bowl;
    CHECK(finished::flaw(lost, rules, finish) != "");
    Count idle = *sound;
    idle.steps.push_back(idle.steps.back());
    CHECK(finished::flaw(idle, rules, finish) != "");
    Count wrong = *sound;
    wrong.steps.back().table.totals[0] += whole(1);
    CHECK(finished::flaw(wrong, rules, finish) != "");
}
