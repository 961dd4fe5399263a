#include "tournament/event/pairing_settings.hpp"

#include "tournament/event/words.hpp"

#include <array>

namespace shinpan::tournament {
namespace {

constexpr std::array<std::string_view, 3> seedings{"fold", "slip", "random"};
constexpr std::array<std::string_view, 3> places{"top", "middle", "bottom"};
constexpr std::array<std::string_view, 3> methods{"strict", "compatible", "by_hand"};

}  // namespace

std::string_view word_of(Seeding seeding) { return word_at(seedings, seeding); }
std::string_view word_of(DrawnPlace place) { return word_at(places, place); }
std::string_view word_of(PairingMethod method) { return word_at(methods, method); }

}  // namespace shinpan::tournament
