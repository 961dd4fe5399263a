#include "bindings/c/handles.hpp"

#include "base/json_writer.hpp"
#include "formats/record/sgf/records.hpp"
#include "go/rulesets/registry.hpp"
#include "go/score/control.hpp"
#include "referee/report/json_parts.hpp"

#include <algorithm>
#include <cstdlib>
#include <cstring>

namespace shinpan::capi {
namespace {

BadInput wrong(std::string what) { return {0, 0, std::move(what)}; }

}  // namespace

char* text(std::string_view from) {
    auto* made = static_cast<char*>(std::malloc(from.size() + 1));
    if (made == nullptr) std::abort();
    if (!from.empty()) std::memcpy(made, from.data(), from.size());
    made[from.size()] = '\0';
    return made;
}

Nothing fails(char** why, const BadInput& fault) {
    if (why == nullptr) return {};
    std::string out;
    JsonWriter json(out);
    write_fault(json, fault);
    *why = text(out);
    return {};
}

Nothing fails(char** why, std::string_view what) { return fails(why, wrong(std::string(what))); }

std::optional<Point> point_at(int number, Size size) {
    if (number < 0 || number >= size.area()) return {};
    return point(number % size.cols, number / size.cols);
}

Result<PointSet, BadInput> points_in(const char* names, Size size) {
    PointSet points;
    std::string_view left = names == nullptr ? "" : names;
    while (!left.empty()) {
        const std::string_view word = left.substr(0, left.find(' '));
        left.remove_prefix(std::min(left.size(), word.size() + 1));
        if (word.empty()) continue;
        const auto at = point_named(word, size);
        if (!at) return failure(wrong("'" + std::string(word) + "' is not a point of this board"));
        points.insert(*at);
    }
    return points;
}

std::optional<Color> player(int number) {
    if (number == SHINPAN_BLACK) return Color::black;
    if (number == SHINPAN_WHITE) return Color::white;
    return {};
}

std::optional<Size> board_size(int cols, int rows) {
    if (!is_playable(cols, rows)) return {};
    return Size{static_cast<std::uint8_t>(cols), static_cast<std::uint8_t>(rows)};
}

Result<NamedRules, BadInput> rules_called(const char* word) {
    if (word == nullptr) return failure(wrong("the rules are missing"));
    return shinpan::rules_called(word);
}

Result<NamedRules, BadInput> rules_for(const Record& record, const char* word) {
    if (word != nullptr) return rules_called(word);
    if (record.rules_word.empty()) return failure(wrong("the record names no rules; say which to take"));
    return rules_called(record.rules_word.c_str());
}

Result<Record, BadInput> main_line(const sgf::Collection& games, int game) {
    if (game < 0 || game >= games.game_count())
        return failure(wrong("the collection has no game of that number"));
    if (auto shortened = games.shortened(game)) return failure(*std::move(shortened));
    sgf::Node last = games.game(game);
    while (const auto next = last.first_child()) last = *next;
    return sgf::record_to(games, last.index());
}

Result<PointSet, BadInput> stones_in(const char* names, const Game& game) {
    auto points = points_in(names, game.board().size());
    if (!points) return points;
    for (Point p : *points)
        if (!is_stone(game.board().at(p)))
            return failure(wrong("no stone stands on " + name(p, game.board().size())));
    return points;
}

Result<Finish, BadInput> finish_with(const Game& game, const char* dead) {
    Finish finish = game.finish();
    if (dead == nullptr) return finish;
    const auto stones = stones_in(dead, game);
    if (!stones) return failure(stones.error());
    switch (game.rules().removal.is) {
        case Removal::never:
            if (stones->empty()) return finish;
            return failure(wrong("the ruleset takes no stones off the board without capture"));
        case Removal::by_control: finish.analysis = without(game.board().position(), *stones); return finish;
        case Removal::by_agreement:
        case Removal::by_confirmation:
        case Removal::by_estimate: break;
    }
    finish.dead = game.as_ruled(*stones);
    return finish;
}

Record record_of(const Game& game) {
    Record record;
    record.size = game.board().size();
    record.rules_word = sgf_word(game.rules());
    record.komi = game.komi();
    record.handicap = game.handicap();
    record.events = game.events();
    record.places.resize(record.events.size());
    return record;
}

Result<TerritoryMarks, BadInput> marks_with(const Game& game, const char* dead) {
    const auto stones = stones_in(dead, game);
    if (!stones) return failure(stones.error());
    const Position& now = game.board().position();
    const Territory settled = territory(without(now, *stones));
    return TerritoryMarks{settled.of[0] | (*stones & now.points(Color::white)),
                          settled.of[1] | (*stones & now.points(Color::black))};
}

void write_rows(JsonWriter& json, const Position& position) {
    json.begin_array();
    for (int row = 0; row < position.size().rows; ++row) {
        std::string stones;
        for (int col = 0; col < position.size().cols; ++col) stones += letter(position.at(point(col, row)));
        json.text(stones);
    }
    json.end_array();
}

int bounded(int number, int least, int most) { return std::clamp(number, least, most); }

}  // namespace shinpan::capi
