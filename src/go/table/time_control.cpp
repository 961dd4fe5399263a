#include "go/table/time_control.hpp"

#include <algorithm>
#include <optional>
#include <vector>

namespace shinpan::inline go {
namespace {

constexpr Milliseconds second = 1000;
constexpr Milliseconds longest = 1'000'000'000;  // a million seconds
constexpr std::size_t most_digits = 9;
constexpr int most_count = 10'000;

bool is_digit(char c) { return '0' <= c && c <= '9'; }

// Digits alone, few enough.
std::optional<std::int64_t> number_in(std::string_view word) {
    if (word.empty() || word.size() > most_digits) return {};
    std::int64_t number = 0;
    for (const char c : word) {
        if (!is_digit(c)) return {};
        number = 10 * number + (c - '0');
    }
    return number;
}

// "30", "0.25".
std::optional<Milliseconds> time_in(std::string_view word) {
    const std::size_t dot = word.find('.');
    const auto whole = number_in(word.substr(0, dot));
    if (!whole || *whole * second > longest) return {};
    if (dot == std::string_view::npos) return *whole * second;
    const std::string_view decimals = word.substr(dot + 1);
    const auto part = number_in(decimals);
    if (!part || decimals.size() > 3) return {};
    Milliseconds milliseconds = *part;
    for (std::size_t digit = decimals.size(); digit < 3; ++digit) milliseconds *= 10;
    return *whole * second + milliseconds;
}

std::vector<std::string_view> parts_of(std::string_view words) {
    std::vector<std::string_view> parts;
    while (true) {
        const std::size_t end = words.find(':');
        parts.push_back(words.substr(0, end));
        if (end == std::string_view::npos) return parts;
        words.remove_prefix(end + 1);
    }
}

constexpr const char* known_forms =
    "none, absolute:MAIN, byoyomi:MAIN:PERIOD:PERIODS, canadian:MAIN:PERIOD:MOVES, fischer:MAIN:PERIOD or "
    "move:PERIOD, in seconds";

struct Form {
    std::string_view word;
    TimeSystem system;
    bool has_main, has_period, has_count;
};

constexpr Form forms[]{
    {"none", TimeSystem::unlimited, false, false, false},
    {"absolute", TimeSystem::absolute, true, false, false},
    {"byoyomi", TimeSystem::byo_yomi, true, true, true},
    {"canadian", TimeSystem::canadian, true, true, true},
    {"fischer", TimeSystem::fischer, true, true, false},
    {"move", TimeSystem::per_move, false, true, false},
};

const Form& form_of(TimeSystem system) {
    for (const Form& form : forms)
        if (form.system == system) return form;
    return forms[0];
}

std::optional<TimeControl> read(const Form& form, const std::vector<std::string_view>& parts) {
    std::size_t next = 1;
    TimeControl control{.system = form.system};
    const auto read_time = [&](bool wanted, Milliseconds& into) {
        if (!wanted) return true;
        const auto time = next < parts.size() ? time_in(parts[next++]) : std::nullopt;
        into = time.value_or(0);
        return time.has_value();
    };
    if (!read_time(form.has_main, control.main) || !read_time(form.has_period, control.period)) return {};
    if (form.has_count) {
        const auto count = next < parts.size() ? number_in(parts[next++]) : std::nullopt;
        if (!count || *count < 1 || *count > most_count) return {};
        control.count = static_cast<int>(*count);
    }
    const bool has_time = form.system == TimeSystem::unlimited || control.main + control.period > 0;
    const bool period_lasts = !form.has_period || form.system == TimeSystem::fischer || control.period > 0;
    if (next != parts.size() || !has_time || !period_lasts) return {};
    return control;
}

}  // namespace

Result<TimeControl, BadInput> time_control_in(std::string_view words) {
    const auto parts = parts_of(words);
    for (const Form& form : forms)
        if (form.word == parts[0])
            if (const auto control = read(form, parts)) return *control;
    return failure(BadInput{0, 0, "'" + std::string(words) + "' is no time control; write " + known_forms});
}

std::string seconds_text(Milliseconds time) {
    std::string text = std::to_string(time / second);
    if (time % second == 0) return text;
    std::string decimals = std::to_string(second + time % second).substr(1);
    decimals.resize(decimals.find_last_not_of('0') + 1);
    return text + "." + decimals;
}

std::string to_text(const TimeControl& control) {
    const Form& form = form_of(control.system);
    std::string text(form.word);
    if (form.has_main) text += ":" + seconds_text(control.main);
    if (form.has_period) text += ":" + seconds_text(control.period);
    if (form.has_count) text += ":" + std::to_string(control.count);
    return text;
}

PlayerClock::PlayerClock(const TimeControl& control)
    : control_(control), main_(control.main), period_(control.period), count_(control.count) {}

Milliseconds PlayerClock::until_loss() const {
    switch (control_.system) {
        case TimeSystem::unlimited: break;
        case TimeSystem::absolute:
        case TimeSystem::fischer: return main_;
        case TimeSystem::byo_yomi: return main_ + period_ * count_;
        case TimeSystem::canadian: return main_ + period_;
        case TimeSystem::per_move: return period_;
    }
    return 0;
}

bool PlayerClock::spend(Milliseconds time) {
    if (!is_limited()) return true;
    if (time > until_loss()) return false;
    const Milliseconds over = time > main_ ? time - main_ : 0;
    const bool in_main = over == 0 && main_ > 0;
    switch (control_.system) {
        case TimeSystem::unlimited:
        case TimeSystem::per_move: return true;
        case TimeSystem::absolute: main_ -= time; return true;
        case TimeSystem::fischer: main_ += control_.period - time; return true;
        case TimeSystem::byo_yomi:
            main_ -= time - over;
            if (over > 0) count_ -= static_cast<int>((over - 1) / period_);
            return true;
        case TimeSystem::canadian:
            main_ -= time - over;
            if (in_main) return true;
            period_ -= over;
            if (--count_ > 0) return true;
            period_ = control_.period;
            count_ = control_.count;
            return true;
    }
    return true;
}

PlayerClock::Left PlayerClock::left() const {
    switch (control_.system) {
        case TimeSystem::unlimited: return {};
        case TimeSystem::absolute:
        case TimeSystem::fischer: return {main_, 0};
        case TimeSystem::byo_yomi:
        case TimeSystem::canadian: return main_ > 0 ? Left{main_, 0} : Left{period_, count_};
        case TimeSystem::per_move: return {period_, 1};
    }
    return {};
}

PlayerClock PlayerClock::with_left(const TimeControl& control, Left left) {
    PlayerClock clock(control);
    const bool counts = control.system == TimeSystem::byo_yomi || control.system == TimeSystem::canadian;
    if (control.system == TimeSystem::fischer)
        clock.main_ = left.time;  // what was added may be kept
    else
        clock.main_ = left.count > 0 ? 0 : std::min(left.time, control.main);
    if (counts && left.count > 0) clock.count_ = std::min(left.count, control.count);
    if (control.system == TimeSystem::canadian && left.count > 0)
        clock.period_ = std::min(left.time, control.period);
    return clock;
}

}  // namespace shinpan::go
