// Levels: a table in order, and what it makes of settings.
#include "bot/search/levels.hpp"

#include <doctest/doctest.h>

using namespace shinpan;

TEST_CASE("there are at least ten levels, numbered from 1, each with a name of its own") {
    CHECK(levels().size() >= 10);
    for (std::size_t i = 0; i < levels().size(); ++i) {
        CHECK(levels()[i].number == static_cast<int>(i) + 1);
        CHECK_FALSE(levels()[i].name.empty());
        if (i > 0) CHECK(levels()[i].name != levels()[i - 1].name);
    }
}

TEST_CASE("a stronger level reads and knows more, and what is no matter of strength stays") {
    int before = 0;
    double known = 0;
    for (const Level& level : levels()) {
        const BotSettings settings = at_level(level.number, {.seed = 42, .may_resign = false});
        CHECK(settings.playouts == level.playouts);
        CHECK(settings.playouts >= before);
        before = settings.playouts;
        CHECK(settings.insight == level.insight);
        CHECK(settings.insight > known);
        known = settings.insight;
        CHECK(settings.seed == 42);
        CHECK_FALSE(settings.may_resign);
    }
}
