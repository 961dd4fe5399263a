// Engine: another program that speaks GTP, started and driven by us. What it does wrong never stops us: it
// becomes a Fault, and the engine is killed with all that it has started.
//
//   auto engine = Engine::start({.command = "gnugo --mode gtp"});
//   if (!engine) ... engine.error().what            // "there is no program gnugo on PATH, ..."
//   auto answer = engine->ask("genmove b", Expects::word, 30);
//   if (!answer) ... answer.error().what            // "did not answer 'genmove b' within 30 s"
//   else if (!*answer) ... answer->error()          // the engine's own '?', such as "illegal move"
//   else **answer                                   // "D4"
#pragma once

#include "base/result.hpp"
#include "engines/gtp/protocol.hpp"
#include "engines/gtp/response_reader.hpp"
#include "engines/process/child.hpp"
#include "engines/process/sandbox.hpp"

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace shinpan::inline engines {

enum class FaultKind : std::uint8_t {
    not_started,
    hung,          // no answer in time
    ended,         // the program is gone
    rubbish,       // no GTP, or no move where one was asked for
    refused,       // it refuses what it must be able to do
    illegal_move,  // the referee refuses its move
    out_of_time,   // by its clock
    cancelled,     // we were told to stop; no fault of the engine's
};

// "not_started", "hung", ...: the words of the JSON output.
std::string_view word_of(FaultKind);

struct Fault {
    FaultKind kind{};
    std::string what{};  // what the engine did, as the rest of a sentence that begins with its name
};

// What was said, a line at a time: '>' to the engine, '<' from it, '!' on its error output.
using Log = std::function<void(char mark, std::string_view line)>;

struct EngineSetup {
    std::string command{};  // program and arguments, as a shell parts them; nothing is expanded
    bool sandbox = true;    // without it, it may do all that we may
    SandboxSetup within{};
    std::string folder{};             // to run in; empty for ours
    Limits limits{};                  // those of the sandbox besides
    double seconds_to_start = 60;     // for its first answer
    double seconds_for_command = 30;  // for one that takes no thought
    Log log{};
    std::function<bool()> is_cancelled{};  // asked while we wait; true ends whatever is asked
};

class Engine {
public:
    // Starts the program and asks for its name, its version and the commands that it knows. A bare name is
    // looked for on PATH and where games are installed. Where a sandbox is wanted and none can be had, that
    // is an error. The program dies with the thread that started it.
    static Result<Engine, Fault> start(const EngineSetup&);

    // The program's own, or the first word of its command.
    const std::string& name() const { return name_; }
    const std::string& version() const { return version_; }
    bool knows(std::string_view command) const;

    // Its answer, or its fault. After a fault it is stopped, and every further question is answered with that
    // it does not run. `command` has no line feed; `seconds` is wall time.
    Result<gtp::Answer, Fault> ask(const std::string& command, Expects, double seconds);
    Result<gtp::Answer, Fault> ask(const std::string& command, Expects expects) {
        return ask(command, expects, setup_.seconds_for_command);
    }

    // Asks it to quit, and kills it when it has not ended after so long.
    void quit(double seconds = 5);

    bool runs() const { return child_.has_value(); }
    double cpu_seconds() const { return child_ ? child_->cpu_seconds() : 0; }
    const EngineSetup& setup() const { return setup_; }

private:
    explicit Engine(const EngineSetup& setup) : setup_(setup) {}
    Result<void, Fault> begin();
    void introduce_itself(const gtp::Answer& name, const gtp::Answer& version, const gtp::Answer& commands);
    Fault stopped(FaultKind, const std::string& what);
    std::optional<Result<gtp::Answer, Fault>> read_response(const std::string& command, Expects);
    Fault ended(const std::string& command);
    void log(char mark, std::string_view line) const;
    void log_lines(char mark, std::string& partial, const std::string& text);

    EngineSetup setup_;
    std::string name_{}, version_{};
    std::vector<std::string> commands_{};
    std::optional<Child> child_{};
    ResponseReader reader_{};
    int last_id_ = 0;
    std::string out_line_{}, error_line_{};  // begun, for the log
    std::string last_error_{};               // the last line of its error output
};

}  // namespace shinpan::engines
