#include "engines/gtp/session.hpp"

#include "engines/gtp/commands.hpp"

#include <new>
#include <utility>

namespace shinpan::inline engines::gtp {
namespace {

constexpr Size first_size{19, 19};
constexpr std::size_t longest_line = 1'000'000;
constexpr std::size_t usual_response = 2000;

std::vector<CommandEntry> all_groups() {
    std::vector<CommandEntry> all;
    for (const auto group :
         {administrative_commands(), board_commands(), handicap_commands(), play_commands(), time_commands(),
          record_commands(), rules_commands(), setting_commands(), analysis_commands(), front_end_commands(),
          server_commands(), referee_commands(), gogui_commands()})
        all.insert(all.end(), group.begin(), group.end());
    return all;
}

Answer run(SessionState& engine, const Command& command) {
    const CommandEntry* entry = find_command(command.name);
    if (entry == nullptr) return failure(std::string("unknown command"));
    const auto arguments = static_cast<int>(command.arguments.size());
    const bool fits = entry->fewest <= arguments && arguments <= entry->most;
    if (!fits)
        return syntax_error(std::string(entry->name) + " takes " +
                            std::string(entry->takes.empty() ? "no argument" : entry->takes));
    return entry->run(engine, command.arguments);
}

}  // namespace

const std::vector<CommandEntry>& all_commands() {
    static const std::vector<CommandEntry> all = all_groups();
    return all;
}

const CommandEntry* find_command(std::string_view name) {
    for (const CommandEntry& entry : all_commands())
        if (entry.name == name) return &entry;
    return nullptr;
}

Answer answer_of(const Done& done) {
    if (!done) return failure(done.error());
    return std::string();
}

Answer cpu_time(SessionState& engine, const Arguments&) {
    return std::to_string(engine.environment.cpu_seconds());
}

tl::unexpected<std::string> syntax_error(std::string_view expected) {
    return failure("syntax error: " + std::string(expected));
}

void Stream::begin(const Host& host) {
    has_begun_ = true;
    host.show("=" + id_ + "\n");
}

void Stream::line(const Host& host, std::string_view text) const { host.show(std::string(text) + "\n"); }

Session::Session(const SessionSettings& settings, Environment environment, Host host)
    : engine_(std::make_unique<SessionState>(SessionState{.settings = settings,
                                                          .environment = std::move(environment),
                                                          .host = std::move(host),
                                                          .game = {settings.rules, first_size}})) {}

Session::~Session() = default;
Session::Session(Session&&) noexcept = default;
Session& Session::operator=(Session&&) noexcept = default;

bool Session::is_over() const { return engine_->is_over; }

// Short of memory, a command is refused, and the engine goes on as it was before. What was searched goes: it
// needs memory, and may have been left in the midst of a change.
std::string Session::answer(std::string_view line) {
    try {
        return answer_or_throw(line);
    } catch (const std::bad_alloc&) {
        engine_->bot = {};
        const Answer refused = failure(std::string("this needs more memory than there is"));
        return engine_->stream.has_begun() ? refused.error() + "\n\n" : response(id_in(line), refused);
    }
}

std::string Session::answer_or_throw(std::string_view line) {
    engine_->stream = Stream();
    engine_->game.mend();
    const auto command = command_in(line.substr(0, longest_line));
    if (!command) return {};
    if (line.size() > longest_line)
        return response(command->id, failure(std::string("a line has at most a million bytes")));
    engine_->stream = Stream(command->id);
    std::string room;  // for the answer of what changes the game: it must not fail when that is done
    room.reserve(usual_response);
    const Answer answer = run(*engine_, *command);
    if (engine_->stream.has_begun()) return (answer ? *answer : answer.error()) + "\n";
    return response(command->id, answer, std::move(room));
}

}  // namespace shinpan::engines::gtp
