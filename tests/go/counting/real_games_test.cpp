// Counts of real games, with the players' own marks of what was dead.
#include "finished.hpp"
#include "go/board/board.hpp"
#include "go/counting/count.hpp"
#include "go/rulesets/registry.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <array>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <map>
#include <memory>
#include <string>
#include <string_view>

using namespace shinpan;

namespace {

constexpr const char* path = "../shared/cases/games_kgs_marked.jsonl.gz";
constexpr int games_wanted = 1000;

// What follows `"key":` in a line of JSON, up to the next quotation mark or comma.
std::string_view value(std::string_view line, std::string_view key) {
    const std::string name = '"' + std::string(key) + "\":";
    const std::size_t at = line.find(name);
    if (at == std::string_view::npos) return {};
    std::string_view rest = line.substr(at + name.size());
    while (!rest.empty() && (rest.front() == ' ' || rest.front() == '"')) rest.remove_prefix(1);
    return rest.substr(0, rest.find_first_of("\",}"));
}

Point sgf_point(std::string_view two_letters) { return point(two_letters[0] - 'a', two_letters[1] - 'a'); }

PointSet sgf_points(std::string_view letters) {
    PointSet points;
    for (std::size_t i = 0; i + 1 < letters.size(); i += 2) points.insert(sgf_point(letters.substr(i, 2)));
    return points;
}

// Replays the moves; each pass hands over a stone, and White one more where Black moved last.
Finish finish_of(std::string_view line) {
    Position start({19, 19});
    for (Point p : sgf_points(value(line, "AB"))) start.set(p, Color::black);
    Board board(start);
    Finish finish{start};
    Color last = Color::white;
    std::string_view moves = value(line, "moves");
    while (!moves.empty()) {
        const std::string_view move = moves.substr(0, moves.find(';'));
        moves.remove_prefix(std::min(moves.size(), move.size() + 1));
        last = move[0] == 'B' ? Color::black : Color::white;
        const auto mover = index_of(last);
        if (move.size() < 3)
            ++finish.handed[mover];
        else
            finish.prisoners[1 - mover] += board.play(last, sgf_point(move.substr(1))).taken;
    }
    finish.extra_stone = last == Color::black;
    if (finish.extra_stone) ++finish.handed[1];
    finish.position = board.position();
    finish.dead = sgf_points(value(line, "removed_black")) | sgf_points(value(line, "removed_white"));
    finish.handicap = std::atoi(std::string(value(line, "handicap")).c_str());
    finish.komi = {static_cast<int>(2 * std::atof(std::string(value(line, "komi")).c_str()))};
    return finish;
}

// Calls f(line) for each line of a gzip file.
template <class F>
void for_each_line(F f) {
    const std::string command = std::string("gzip -dc ") + path;
    const std::unique_ptr<FILE, int (*)(FILE*)> pipe(popen(command.c_str(), "r"), pclose);
    std::string line;
    for (int c = 0; pipe && (c = std::fgetc(pipe.get())) != EOF;) {
        if (c != '\n')
            line += static_cast<char>(c);
        else if (!f(std::exchange(line, {})))
            return;
    }
}

}  // namespace

TEST_CASE("a thousand real games, counted by every method, give their score") {
    if (!std::ifstream(path)) {
        MESSAGE("skipped: ", path, " is not here");
        return;
    }
    int games = 0;
    std::map<std::string_view, int> counts;
    for_each_line([&](const std::string& line) {
        if (line.find("\"size\":[19,19]") == std::string::npos || value(line, "AW") != "") return true;
        const Finish finish = finish_of(line);
        const std::string own = value(line, "rules") == "Japanese" ? "japanese-1989" : "chinese-practice";
        for (const std::string& id : {own, std::string("aga")}) {
            const Ruleset& rules = **ruleset_called(id);
            for (Method method : methods_for(rules, finish)) {
                if (id == "aga" && method != Method::pass_stone_fill && method != Method::extra_stone_fill)
                    continue;
                const auto counted = count(method, rules, finish);
                REQUIRE(counted);
                const std::string flaw = finished::flaw(*counted, rules, finish);
                CHECK_MESSAGE(flaw.empty(), value(line, "id"), ": ", flaw);
                ++counts[word_of(method)];
            }
        }
        return ++games < games_wanted;
    });
    CHECK(games == games_wanted);
    for (Method method : all_methods())
        if (method != Method::two_positions) CHECK_MESSAGE(counts[word_of(method)] >= 250, word_of(method));
}
