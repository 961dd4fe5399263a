// The state of a session between two commands, as its commands see it.
#pragma once

#include "base/environment.hpp"
#include "bot/search/bot.hpp"
#include "engines/gtp/clock.hpp"
#include "engines/gtp/gtp_game.hpp"
#include "engines/gtp/session.hpp"
#include "referee/judge/dead_stones.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace shinpan::inline engines::gtp {

// A response that is shown in parts while its command goes on: the head, then lines.
class Stream {
public:
    explicit Stream(std::string id = {}) : id_(std::move(id)) {}

    void begin(const Host&);
    void line(const Host&, std::string_view text) const;
    bool has_begun() const { return has_begun_; }

private:
    std::string id_;
    bool has_begun_ = false;
};

struct SessionState {
    SessionSettings settings;
    Environment environment;
    Host host;
    GtpGame game;
    Clock clock{};
    Bot bot{};
    std::optional<DeadFrom> dead{};  // where dead stones come from; nothing: what is usual
    std::string last_thought{};      // what the bot thought of its last move, in a sentence
    std::vector<std::vector<CandidateStats>> last_lines{};  // and what it looked at
    Color last_by = Color::black;                           // whose move that was
    Stream stream{};                                        // of the command that runs
    bool is_over = false;                                   // the controller has said goodbye
};

}  // namespace shinpan::engines::gtp
