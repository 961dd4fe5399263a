// What holds for all trees of moves: a variation is judged as the line that ends where it ends is by itself.
#include "referee/judge/variations.hpp"
#include "formats/record/sgf/reader.hpp"
#include "formats/record/sgf/records.hpp"
#include "formats/record/sgf/writer.hpp"
#include "go/rulesets/registry.hpp"
#include "referee/judge/judge.hpp"
#include "referee/report/variation_words.hpp"

#include "property.hpp"

#include <string>
#include <vector>

using namespace shinpan;

namespace {

// A value of a property, mostly a move on a board of twenty points: positions come back soon.
std::string any_node(const char* mover) {
    const auto point = [] {
        const int at = *rc::gen::inRange(0, 20);
        return std::string{static_cast<char>('a' + at % 5), static_cast<char>('a' + at / 5)};
    };
    switch (*rc::gen::inRange(0, 30)) {
        case 0: return ";AB[" + point() + "][" + point() + "]";
        case 1: return ";AW[" + point() + "]AE[" + point() + "]";
        case 2: return ";PL[W]";
        case 3: return ";SHNUA[B:1]";
        case 4:
        case 14: return ";SHNUG[W]";
        case 5: return std::string(";") + mover + "[" + point() + "]KO[]";
        case 6: return ";SHNBU[B]";
        case 7: return ";SHNRP[W]";
        case 8: return ";SHNBR[B:::" + point() + "]";
        case 9:
        case 10: return ";B[];W[];B[]";
        case 11:
        case 12: return ";B[];W[]";
        case 13: return std::string(";") + mover + "[]";
        default: return std::string(";") + mover + "[" + point() + "]";
    }
}

std::string any_tree(int depth) {
    std::string text;
    const int nodes = *rc::gen::inRange(1, 7);
    for (int i = 0; i < nodes; ++i) {
        const bool is_out_of_turn = *rc::gen::inRange(0, 8) == 0;
        text += any_node((i % 2 == 0) != is_out_of_turn ? "B" : "W");
    }
    if (depth == 0) return text;
    const int children = *rc::gen::inRange(0, 4);
    for (int i = 0; i < children; ++i) text += "(" + any_tree(depth - 1) + ")";
    return text;
}

// The last node of the line that begins there and takes first children.
sgf::Node end_of(sgf::Node node) {
    while (const auto next = node.first_child()) node = *next;
    return node;
}

std::vector<sgf::Node> beginnings(const sgf::Collection& games) {
    std::vector<sgf::Node> found;
    for (sgf::NodeIndex i = 1; i < games.node_count(); ++i)
        if (games.node(i).parent()->index() + 1 != i) found.push_back(games.node(i));
    return found;
}

}  // namespace

TEST_CASE("a variation is judged as its line alone is") {
    property("variations and lines", [] {
        const char* const root =
            *rc::gen::element("(;SZ[5:4]", "(;SZ[5:4]HA[2]", "(;SZ[5:4]HA[2]AB[aa][cc]", "(;SZ[5:4]AB[bb]");
        const std::string text = root + any_tree(4) + ")";
        const auto games = sgf::read(text);
        RC_ASSERT(games.has_value());
        const auto begin = beginnings(*games);
        for (const Ruleset* rules : all_rulesets()) {
            const auto judged = judge_variations(*games, 0, *rules);
            RC_ASSERT(judged.size() == begin.size());
            for (std::size_t i = 0; i < begin.size(); ++i) {
                const auto line = sgf::record_to(*games, end_of(begin[i]).index());
                RC_ASSERT(line.has_value());
                const Replayed alone = replay(*line, *rules);
                RC_ASSERT(judged[i].illegal.has_value() == alone.illegal.has_value());
                RC_ASSERT(judged[i].let_stand == static_cast<int>(alone.let_stand.size()));
                if (!alone.illegal) continue;
                RC_ASSERT(judged[i].illegal->move == alone.illegal->move);
                RC_ASSERT(judged[i].illegal->after == alone.illegal->after);
                RC_ASSERT(judged[i].illegal->place == alone.illegal->place);
                RC_ASSERT(judged[i].illegal->refusal.why == alone.illegal->refusal.why);
                RC_ASSERT(judged[i].illegal->refusal.at == alone.illegal->refusal.at);
                RC_ASSERT(judged[i].illegal->refusal.clause == alone.illegal->refusal.clause);
                RC_ASSERT(judged[i].illegal->refusal.repeats_move == alone.illegal->refusal.repeats_move);
            }
        }
    });
}
