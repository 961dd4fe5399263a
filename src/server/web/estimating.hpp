// Estimating: the thread that finds which stones are dead where a game is over and its ruleset has the server
// say so.
#pragma once

#include "server/core/outputs.hpp"

#include <condition_variable>
#include <functional>
#include <mutex>
#include <optional>
#include <thread>

namespace shinpan::server {

// What is proven of the final position counts as it is, the rest as it is estimated.
Estimated estimated(const Record&, const Ruleset&);

class Estimating {
public:
    // Called in the thread, once for each that was asked.
    using Answered = std::function<void(Ticket, Estimated)>;

    explicit Estimating(Answered);
    Estimating(const Estimating&) = delete;
    Estimating& operator=(const Estimating&) = delete;
    ~Estimating();  // waits for the one in hand

    // The next is asked for when this one is answered.
    void ask(AskEstimate);

private:
    void run();

    Answered answered_;
    std::mutex mutex_{};  // of the two below
    std::optional<AskEstimate> asked_{};
    bool ends_ = false;
    std::condition_variable changed_{};
    std::thread thread_;
};

}  // namespace shinpan::server
