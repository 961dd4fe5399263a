// A program that uses the installed controller: an engine that is not there, and what games say of strength.
#include <shinpan/apps/match/statistics/statistics.hpp>
#include <shinpan/engines/driver/engine.hpp>

#include <iostream>

int main() {
    using namespace shinpan;
    using namespace shinpan::match;
    const auto engine = Engine::start({.command = "no-such-engine", .sandbox = false});
    std::cout << (engine ? "started" : "not started") << ", " << share({.won = 60, .drawn = 0, .lost = 40});
}
