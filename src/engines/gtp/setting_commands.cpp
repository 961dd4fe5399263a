// Commands that set how the bot thinks.
#include "base/decimal.hpp"
#include "base/text.hpp"
#include "bot/search/levels.hpp"
#include "engines/gtp/commands.hpp"
#include "engines/gtp/thinking.hpp"

#include <boost/json.hpp>

#include <algorithm>
#include <cmath>

namespace shinpan::inline engines::gtp {
namespace {

constexpr int most_playouts = 100'000'000;
constexpr double unlimited = 1e8;  // seconds, for a move without a limit

Answer set_playouts(SessionState& engine, const std::string& word) {
    const auto number = whole_number_in(word);
    if (!number || *number < 1 || *number > most_playouts)
        return syntax_error("a whole number from 1 to " + std::to_string(most_playouts));
    engine.settings.playouts = *number;
    engine.settings.level.reset();
    return "";
}

Answer set_threads(SessionState& engine, const std::string& word) {
    const auto number = whole_number_in(word);
    if (!number || *number < 1 || *number > most_threads)
        return syntax_error("a whole number from 1 to " + std::to_string(most_threads));
    engine.settings.threads = *number;
    return "";
}

Answer set_resigning(SessionState& engine, const std::string& word) {
    const auto may = truth_in(word);
    if (!may) return syntax_error("true or false");
    engine.settings.may_resign = *may;
    return "";
}

Answer set_most_seconds(SessionState& engine, const std::string& word) {
    const auto seconds = seconds_in(word);
    if (!seconds) return syntax_error("a number of seconds");
    engine.settings.most_seconds = *seconds;
    return "";
}

std::string playouts(const SessionState& engine) { return std::to_string(playouts_a_move(engine)); }
std::string threads(const SessionState& engine) { return std::to_string(engine.settings.threads); }
std::string resigning(const SessionState& engine) { return truth(engine.settings.may_resign); }
std::string most_time(const SessionState& engine) {
    return decimal(engine.settings.most_seconds.value_or(unlimited), 3);
}

// What has a meaning here of another program's parameters, by its names.
struct Parameter {
    std::string_view name;
    std::string (*value)(const SessionState&);
    Answer (*set)(SessionState&, const std::string&);
};

constexpr Parameter parameters[]{
    {"allowResignation", resigning, set_resigning}, {"maxPlayouts", playouts, set_playouts},
    {"maxTime", most_time, set_most_seconds},       {"maxVisits", playouts, set_playouts},
    {"numSearchThreads", threads, set_threads},
};

const Parameter* find_parameter(std::string_view name) {
    for (const Parameter& parameter : parameters)
        if (parameter.name == name) return &parameter;
    return nullptr;
}

std::vector<std::string> parameter_names() {
    std::vector<std::string> names;
    for (const Parameter& parameter : parameters) names.emplace_back(parameter.name);
    return names;
}

Answer list_parameters(SessionState&, const Arguments&) { return listed(parameter_names(), " "); }

Answer get_parameter(SessionState& engine, const Arguments& words) {
    if (const Parameter* parameter = find_parameter(words[0])) return parameter->value(engine);
    return failure("unknown parameter; there are " + listed(parameter_names()));
}

Answer set_parameter(SessionState& engine, const Arguments& words) {
    if (const Parameter* parameter = find_parameter(words[0])) return parameter->set(engine, words[1]);
    return failure("unknown parameter; there are " + listed(parameter_names()));
}

// All of them, as JSON: every value is a number, true or false.
Answer get_parameters(SessionState& engine, const Arguments&) {
    std::vector<std::string> pairs;
    for (const Parameter& parameter : parameters)
        pairs.push_back("\"" + std::string(parameter.name) + "\":" + parameter.value(engine));
    return "{" + listed(pairs, ",") + "}";
}

std::string word_of(const boost::json::value& value) {
    if (value.is_string()) return std::string(value.as_string());
    if (!value.is_double()) return serialize(value);
    const double number = value.as_double();
    if (std::isnan(number)) return "nan";  // what the parser makes of 0e400
    return decimal(std::clamp(number, -unlimited, unlimited), 3);
}

// JSON with names and values: all of them are set, or none.
Answer set_parameters(SessionState& engine, const Arguments& words) {
    boost::system::error_code error;
    const boost::json::value given = boost::json::parse(listed(words, " "), error);
    if (error || !given.is_object()) return syntax_error("JSON, such as {\"maxPlayouts\":400}");
    SessionSettings before = engine.settings;
    try {
        for (const auto& [name, value] : given.as_object()) {
            const auto done = set_parameter(engine, {std::string(name), word_of(value)});
            if (done) continue;
            engine.settings = std::move(before);
            return failure(std::string(name) + ": " + done.error());
        }
    } catch (const std::bad_alloc&) {
        engine.settings = std::move(before);
        throw;
    }
    return "";
}

// The levels, or the one to play at from now on.
Answer level(SessionState& engine, const Arguments& words) {
    if (words.empty()) {
        std::string text;
        for (const Level& one : levels())
            text += std::to_string(one.number) + " " + std::string(one.name) + "\n";
        return text;
    }
    const auto number = whole_number_in(words[0]);
    const int last = static_cast<int>(levels().size());
    if (!number || *number < 1 || *number > last)
        return syntax_error("a level is a number from 1 to " + std::to_string(last));
    engine.settings.level = *number;
    return "";
}

Answer forget(SessionState& engine, const Arguments&) {
    engine.bot = {};
    return "";
}

Answer nothing(SessionState&, const Arguments&) { return ""; }

constexpr CommandEntry settings[]{
    {"kata-list-params", "", 0, 0, list_parameters},
    {"kata-get-param", "a parameter", 1, 1, get_parameter},
    {"kata-set-param", "a parameter and its value", 2, 2, set_parameter},
    {"kata-get-params", "", 0, 0, get_parameters},
    {"kata-set-params", "JSON with parameters and values", 1, any_number, set_parameters},
    {"shinpan-level", "a level, or nothing", 0, 1, level},
    {"clear_cache", "", 0, 0, forget},
    {"stop", "", 0, 0, nothing},
};

}  // namespace

std::span<const CommandEntry> setting_commands() { return settings; }

}  // namespace shinpan::engines::gtp
