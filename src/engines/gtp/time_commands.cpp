// Commands that tell the time: as the standard, a server of many systems, and another program do.
#include "base/text.hpp"
#include "engines/gtp/commands.hpp"

namespace shinpan::inline engines::gtp {
namespace {

constexpr const char* not_times = "times are numbers of seconds, and moves and periods whole numbers";

Answer time_settings(SessionState& engine, const Arguments& words) {
    const auto main = seconds_in(words[0]);
    const auto period = seconds_in(words[1]);
    const auto moves = whole_number_in(words[2]);
    if (!main || !period || !moves) return syntax_error(not_times);
    Allowance each{.main = *main, .period = *period, .periods = 1, .moves = *moves};
    if (*period <= 0)
        each.system = Allowance::System::absolute;
    else if (*moves == 0)
        each.system = Allowance::System::none;
    else
        each.system = *moves == 1 ? Allowance::System::byo_yomi : Allowance::System::canadian;
    engine.clock.set({.each = each});
    return "";
}

// A system of time with its name; the number of words that follow it.
struct System {
    std::string_view name;
    Allowance::System is;
    std::string_view takes;
    std::size_t fewest;
    std::size_t most;
    bool is_katago;  // told by KataGo's command only
};

constexpr System systems[]{
    {"none", Allowance::System::none, "", 0, 0, false},
    {"absolute", Allowance::System::absolute, "M", 1, 1, false},
    {"byoyomi", Allowance::System::byo_yomi, "M PERIOD PERIODS", 3, 3, false},
    {"canadian", Allowance::System::canadian, "M PERIOD MOVES", 3, 3, false},
    {"fischer", Allowance::System::fischer, "M INCREMENT", 2, 2, true},
    {"fischer-capped", Allowance::System::fischer, "M INCREMENT MOST [MOST-A-MOVE]", 3, 4, true},
};

// A time of 0 or less limits nothing. What a clock can save at most is left aside.
std::optional<double> limit_in(std::string_view word) {
    if (word.starts_with('-')) return seconds_in(word.substr(1)) ? std::optional(0.0) : std::nullopt;
    return seconds_in(word);
}

std::optional<TimeSettings> settings_in(const System& system, const Arguments& words) {
    std::vector<double> times;
    for (std::size_t i = 1; i < words.size(); ++i) {
        const auto time = limit_in(words[i]);
        if (!time || (i < 3 && words[i].starts_with('-'))) return {};
        times.push_back(*time);
    }
    times.resize(4);
    TimeSettings settings{.each = {.system = system.is, .main = times[0]}};
    switch (system.is) {
        case Allowance::System::none:
        case Allowance::System::absolute:
        case Allowance::System::overtime: break;
        case Allowance::System::byo_yomi:
        case Allowance::System::canadian: {
            const auto number = whole_number_in(words[3]);
            if (!number) return {};
            settings.each.period = times[1];
            (system.is == Allowance::System::canadian ? settings.each.moves : settings.each.periods) =
                *number;
            break;
        }
        case Allowance::System::fischer:
            settings.each.increment = times[1];
            settings.most_a_move = times[3];
            break;
    }
    return settings;
}

Answer named_settings(SessionState& engine, const Arguments& words, bool by_katago) {
    std::vector<std::string> known;
    for (const System& system : systems) {
        if (system.is_katago && !by_katago) continue;
        known.push_back(std::string(system.name) + (system.takes.empty() ? "" : " ") +
                        std::string(system.takes));
        const std::size_t times = words.size() - 1;
        if (system.name != words[0] || times < system.fewest || times > system.most) continue;
        const auto settings = settings_in(system, words);
        if (!settings) return syntax_error(not_times);
        engine.clock.set(*settings);
        return "";
    }
    return syntax_error(listed(known) + "; shinpan-time_settings knows others");
}

Answer kgs_time_settings(SessionState& engine, const Arguments& words) {
    return named_settings(engine, words, false);
}

Answer kata_time_settings(SessionState& engine, const Arguments& words) {
    return named_settings(engine, words, true);
}

// Any time control, in the words of matches and of the libraries; Ing's overtime has none but these.
Answer shinpan_time_settings(SessionState& engine, const Arguments& words) {
    const auto control = time_control_in(words[0]);
    if (!control) return syntax_error(time_control_forms());
    engine.clock.set({.each = allowance_of(*control, PlayerClock(*control))});
    return "";
}

Answer list_time_settings(SessionState&, const Arguments&) {
    std::vector<std::string> names;
    for (const System& system : systems) names.emplace_back(system.name);
    return listed(names, " ");
}

// With one move a period, and in overtime that costs points, the number is of periods left.
Answer time_left(SessionState& engine, const Arguments& words) {
    const auto color = color_in(words[0]);
    const auto seconds = limit_in(words[1]);
    const auto moves = whole_number_in(words[2]);
    if (!color) return syntax_error(not_a_color);
    if (!seconds || !moves) return syntax_error(not_times);
    engine.clock.left(*color, *seconds, *moves);
    return "";
}

constexpr CommandEntry times[]{
    {"time_settings", "main time, byo-yomi time and byo-yomi stones", 3, 3, time_settings},
    {"kgs-time_settings", "a time system and its times", 1, 4, kgs_time_settings},
    {"kata-time_settings", "a time system and its times", 1, 5, kata_time_settings},
    {"kata-list_time_settings", "", 0, 0, list_time_settings},
    {"shinpan-time_settings", "a time control", 1, 1, shinpan_time_settings},
    {"time_left", "a colour, a time and a number of stones", 3, 3, time_left},
};

}  // namespace

std::span<const CommandEntry> time_commands() { return times; }

}  // namespace shinpan::engines::gtp
