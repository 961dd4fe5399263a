// Different handles may be used by different threads at the same time.
#include "bindings/c/handle.hpp"

#include <doctest/doctest.h>

#include <string>
#include <thread>
#include <vector>

using namespace capi_test;

namespace {

// A bit of everything that could share something.
std::string played() {
    const Game g = game("japanese", 7, 7);
    std::string said_so;
    for (int i = 0; i < 12; ++i) {
        const std::string thought = said(shinpan_game_think(g.get(), 1, 10, 3));
        const std::size_t at = thought.find(R"("event":")") + 9;
        (void)carry_out(g.get(), thought.substr(at, thought.find('"', at) - at));
        said_so += thought;
    }
    said_so += said(shinpan_game_estimate(g.get(), 40, 5)) + said(shinpan_game_proof(g.get(), 500, 0));
    said_so += said(shinpan_game_state(g.get())) + said(shinpan_game_score(g.get(), nullptr, nullptr));
    const Record record(shinpan_game_record(g.get(), nullptr, nullptr));
    return said_so + said(shinpan_record_verdict(record.get(), "aga", "estimate", nullptr)) +
           said(shinpan_rulesets());
}

}  // namespace

TEST_CASE("games on several threads are what they are on one") {
    const std::string alone = played();
    std::vector<std::string> found(3);
    std::vector<std::thread> threads;
    for (std::string& one : found) threads.emplace_back([&one] { one = played(); });
    for (std::thread& thread : threads) thread.join();
    for (const std::string& one : found) CHECK(one == alone);
}
