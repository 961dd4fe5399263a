// Load: pairs of guests that play at a server, as fast as they are answered or so many moves a second.
//
//   Load load(server.port(), {.pairs = 100});
//   load.meet(seconds(30));                 // all play
//   load.run_for(seconds(10));
//   load.finish();                          // what is on its way is answered, and nobody is connected
#pragma once

#include "apps/load/pair.hpp"
#include "apps/load/tally.hpp"
#include "server/log/game_conditions.hpp"

#include <boost/asio/io_context.hpp>

#include <chrono>
#include <cstdint>
#include <deque>
#include <functional>
#include <memory>
#include <vector>

namespace shinpan::inline apps::load {

struct LoadPlan {
    std::size_t pairs = 100;
    double moves_a_second = 0;                         // of all together; 0: as fast as they are answered
    std::vector<server::GameConditions> conditions{};  // of the pairs, in turns; at least one
    std::uint64_t seed = 1;
};

class Load {
public:
    Load(unsigned short port, LoadPlan);
    Load(const Load&) = delete;
    Load& operator=(const Load&) = delete;

    // All connect, a few at a time, and begin their games. False where not all do within that time.
    bool meet(std::chrono::seconds at_most);

    // The load goes on for so long, or until `is_enough`, which is asked a thousand times a second.
    void run_for(std::chrono::milliseconds, const std::function<bool()>& is_enough = {});

    // Nothing new is begun, what is on its way is waited for, and all leave. False where something is not
    // answered within ten seconds.
    bool finish();

    Tally& tally() { return tally_; }
    const std::vector<std::unique_ptr<Pair>>& pairs() const { return pairs_; }
    int breaks() const;

private:
    void say_what_is_due();

    boost::asio::io_context context_{1};
    LoadPlan plan_;
    Tally tally_{};
    std::vector<std::unique_ptr<Pair>> pairs_{};
    std::deque<Pair*> ready_{};  // that wait for their turn where the rate is given; some perhaps twice
    bool is_saying_ = false;     // before that nobody plays
    std::chrono::steady_clock::time_point since_{};
    double due_ = 0;
};

}  // namespace shinpan::apps::load
