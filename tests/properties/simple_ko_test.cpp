// The ko rule from the last play alone says what the whole history says, at every point of random games.
#include "go/rules/legality.hpp"

#include "property.hpp"

#include <map>
#include <random>

using namespace shinpan;

namespace {

using Reasons = std::map<std::optional<Why>, int>;

Ruleset ko_rule_alone() {
    Ruleset rules;
    rules.self_capture.is = SelfCapture::forbidden;
    rules.repetition.is = basic_ko;
    return rules;
}

// What both say of every point, the border's too; the points that may be played.
PointSet compare(const Ruleset& rules, const Board& board, const History& history, const SimpleKo& ko,
                 Color mover, Reasons& reasons) {
    PointSet legal;
    for (int row = -1; row <= board.size().rows; ++row)
        for (int col = -1; col <= board.size().cols; ++col) {
            const Point at = point(col, row);
            const auto refusal = forbidden(rules, board, history, mover, at);
            const auto why = forbidden(ko, board, mover, at);
            RC_ASSERT(why == (refusal ? std::optional(refusal->why) : std::nullopt));
            ++reasons[why];
            if (!why) legal.insert(at);
        }
    return legal;
}

Point any_of(const PointSet& points, std::mt19937_64& random) {
    auto left = random() % static_cast<std::uint64_t>(points.size());
    for (Point p : points)
        if (left-- == 0) return p;
    return no_point;
}

}  // namespace

TEST_CASE("without a history the ko rule forbids the same plays") {
    const Ruleset rules = ko_rule_alone();
    Reasons reasons;
    property("random games with passes", [&] {
        const Size size{static_cast<std::uint8_t>(*rc::gen::inRange(1, 6)),
                        static_cast<std::uint8_t>(*rc::gen::inRange(1, 6))};
        std::mt19937_64 random(*rc::gen::arbitrary<std::uint64_t>());
        Board board(size);
        History history(board, Color::black);
        SimpleKo ko;
        for (int move = 0; move < 60; ++move) {
            const Color mover = history.to_move();
            const PointSet legal = compare(rules, board, history, ko, mover, reasons);
            if (legal.empty() || random() % 16 == 0) {
                history.add_pass(mover);
                ko.add_pass();
                continue;
            }
            const Point at = any_of(legal, random);
            const Played played = board.play(mover, at);
            history.add_play(mover, at, played, board);
            ko.add_play(board, at, played);
        }
    });
    for (auto why : {Why::off_board, Why::occupied, Why::self_capture, Why::repetition})
        CHECK_MESSAGE(reasons[why] > 100, word_of(why));  // each occurs, so that each could have been wrong
    CHECK(reasons[std::nullopt] > 1000);
}
