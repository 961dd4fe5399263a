#include "tournament/event/player.hpp"

#include <algorithm>
#include <string>

namespace shinpan::tournament {
namespace {

constexpr int first_dan = 30;

}  // namespace

std::string rank_text(int rank) {
    return rank < first_dan ? std::to_string(first_dan - rank) + 'k'
                            : std::to_string(rank - first_dan + 1) + 'd';
}

int rating_of(int rank) { return 2100 + 100 * (rank - first_dan); }

int rank_of(int rating) {
    constexpr int top = first_dan + 8, lowest_of_bottom = -950;  // 9 dan, 30 kyu
    return rating < lowest_of_bottom ? 0 : std::min(top, (rating - lowest_of_bottom) / 100);
}

}  // namespace shinpan::tournament
