// The commands: a table, in groups, of what each is called, takes and does.
#pragma once

#include "engines/gtp/protocol.hpp"
#include "engines/gtp/session_state.hpp"

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace shinpan::inline engines::gtp {

using Arguments = std::vector<std::string>;

inline constexpr int any_number = 1'000'000;
inline constexpr const char* not_a_color = "a colour is b or w";

struct CommandEntry {
    std::string_view name;
    std::string_view takes;  // its arguments, for the message on wrong ones; empty for none
    int fewest = 0;          // arguments
    int most = 0;
    Answer (*run)(SessionState&, const Arguments&);
};

// Every command, group by group.
const std::vector<CommandEntry>& all_commands();
const CommandEntry* find_command(std::string_view name);

// The groups.
std::span<const CommandEntry> administrative_commands();
std::span<const CommandEntry> board_commands();
std::span<const CommandEntry> handicap_commands();
std::span<const CommandEntry> play_commands();
std::span<const CommandEntry> time_commands();
std::span<const CommandEntry> record_commands();
std::span<const CommandEntry> rules_commands();
std::span<const CommandEntry> setting_commands();
std::span<const CommandEntry> analysis_commands();
std::span<const CommandEntry> front_end_commands();
std::span<const CommandEntry> server_commands();
std::span<const CommandEntry> referee_commands();
std::span<const CommandEntry> gogui_commands();

// The answer that says that something was done, or why not.
Answer answer_of(const Done&);

// The command by which controllers and match programs alike ask for the processor time so far.
Answer cpu_time(SessionState&, const Arguments&);

// "syntax error: " and what was expected.
tl::unexpected<std::string> syntax_error(std::string_view expected);

}  // namespace shinpan::engines::gtp
