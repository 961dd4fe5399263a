// Session: the engine's side of GTP version 2. A line in, a response out; it reads and writes nothing itself.
// No input stops it: what it cannot do is answered with '?' and the reason. docs/gtp.md lists the commands.
//
//   Session session({.rules = {.registered = &rules}}, environment, host);
//   session.answer("1 boardsize 9") == "=1 \n\n"
#pragma once

#include "base/bad_input.hpp"
#include "base/environment.hpp"
#include "base/result.hpp"
#include "formats/record/record.hpp"
#include "go/rulesets/named_rules.hpp"

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

namespace shinpan::inline engines::gtp {

// What a session asks of the program around it: files, and whoever gives the commands. A function that is
// left out is not there: a command that needs it is answered with '?' and says so.
struct Host {
    std::function<Result<Record, BadInput>(const std::string& path)> load{};  // the first game of a file
    std::function<Result<void, BadInput>(const std::string& path, const std::string& text)> save{};
    std::function<void(std::string_view)> show{};  // a part of a response, at once
    std::function<bool()> another_line_waits{};    // true as well once the input has ended
    std::function<void()> wait_for_line{};         // returns when another line waits

    std::function<void(std::string_view)> note{};  // a line for whoever watches the engine, besides responses
    std::function<long()> process{};  // its number; the signal SIGINT interrupts the thinking from now on
};

inline constexpr int most_threads = 64;

struct SessionSettings {
    NamedRules rules;
    int playouts = 2000;         // for each move; time that is granted may end it earlier
    std::optional<int> level{};  // of bot/search/levels.hpp; it replaces the playouts
    std::uint64_t seed = 1;
    bool may_resign = true;
    std::optional<double> most_seconds{};  // for a move
    int threads = 1;  // up to most_threads search beside each other and share the playouts
};

struct SessionState;

class Session {
public:
    // The environment must have both clocks; it cancels the command in hand since that came in.
    Session(const SessionSettings&, Environment, Host);
    ~Session();
    Session(Session&&) noexcept;
    Session& operator=(Session&&) noexcept;

    // The whole response, or what is left of one that was shown in parts; nothing for a line without a
    // command. The line has no line feed. Where memory is short the command is refused and has done nothing;
    // where even the response does not fit, std::bad_alloc comes out.
    std::string answer(std::string_view line);

    bool is_over() const;  // the controller has said goodbye

private:
    std::string answer_or_throw(std::string_view line);

    std::unique_ptr<SessionState> engine_;
};

}  // namespace shinpan::engines::gtp
