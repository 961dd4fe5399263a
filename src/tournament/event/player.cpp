#include "tournament/event/player.hpp"

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

}  // namespace shinpan::tournament
