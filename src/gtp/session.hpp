// Session: the engine's side of GTP version 2. A line in, a response out; it reads and writes nothing itself.
// No input stops it: what it cannot do is answered with '?' and the reason. docs/gtp.md lists the commands.
//
//   Session session({.rules = {.registered = &rules}}, outside);
//   session.answer("1 boardsize 9") == "=1 \n\n"
#pragma once

#include "base/bad_input.hpp"
#include "base/result.hpp"
#include "gtp/clock.hpp"
#include "gtp/gtp_game.hpp"
#include "record/record.hpp"
#include "referee/dead_stones.hpp"

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>

namespace shinpan::gtp {

// What a session asks of the world. Every function must be there.
struct Outside {
    std::function<Result<Record, BadInput>(const std::string& path)> load;  // the first game of a file
    std::function<Result<void, BadInput>(const std::string& path, const std::string& text)> save;
    std::function<double()> seconds;      // of a clock that never goes back
    std::function<double()> cpu_seconds;  // that the program has used
};

struct SessionSettings {
    Rules rules;
    int playouts = 2000;  // for each move; time that is granted may end it earlier
    std::uint64_t seed = 1;
    bool may_resign = true;
};

// The state between two commands.
struct Engine {
    SessionSettings settings;
    Outside outside;
    GtpGame game;
    Clock clock{};
    std::optional<DeadFrom> dead{};  // where dead stones come from; nothing: what is usual
    bool is_over = false;            // the controller has said goodbye
};

class Session {
public:
    Session(const SessionSettings&, Outside);

    // The whole response, or nothing for a line without a command. The line has no line feed.
    std::string answer(std::string_view line);

    bool is_over() const { return engine_.is_over; }

private:
    Engine engine_;
};

}  // namespace shinpan::gtp
