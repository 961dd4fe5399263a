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
constexpr Milliseconds longest_kept = 1'000'000 * longest;

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

struct Form {
    std::string_view word;
    TimeSystem system;
    bool has_main, has_period, has_count, has_points;
};

constexpr Form forms[]{
    {"none", TimeSystem::unlimited, false, false, false, false},
    {"absolute", TimeSystem::absolute, true, false, false, false},
    {"byoyomi", TimeSystem::byo_yomi, true, true, true, false},
    {"canadian", TimeSystem::canadian, true, true, true, false},
    {"fischer", TimeSystem::fischer, true, true, false, false},
    {"move", TimeSystem::per_move, false, true, false, false},
    {"ing", TimeSystem::paid_overtime, true, true, true, true},
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
    const auto read_number = [&](bool wanted, int& into) {
        if (!wanted) return true;
        const auto number = next < parts.size() ? number_in(parts[next++]) : std::nullopt;
        into = static_cast<int>(number.value_or(0));
        return number.has_value();
    };
    if (!read_time(form.has_main, control.main) || !read_time(form.has_period, control.period) ||
        !read_number(form.has_count, control.count) || !read_number(form.has_points, control.points) ||
        next != parts.size() || !is_possible(control))
        return {};
    return control;
}

// Overtime in periods of equal length, one after the other.
bool has_row_of_periods(TimeSystem system) {
    return system == TimeSystem::byo_yomi || system == TimeSystem::per_move ||
           system == TimeSystem::paid_overtime;
}

// A move within a period gives it back.
bool is_whole_again(TimeSystem system) {
    return system == TimeSystem::byo_yomi || system == TimeSystem::per_move;
}

bool has_overtime(TimeSystem system) { return has_row_of_periods(system) || system == TimeSystem::canadian; }

}  // namespace

Result<TimeControl, BadInput> time_control_in(std::string_view words) {
    const auto parts = parts_of(words);
    for (const Form& form : forms)
        if (form.word == parts[0])
            if (const auto control = read(form, parts)) return *control;
    return failure(BadInput{
        0, 0,
        "'" + std::string(words) + "' is not a time control; write " + std::string(time_control_forms())});
}

std::string_view time_control_forms() {
    return "none, absolute:MAIN, byoyomi:MAIN:PERIOD:PERIODS, canadian:MAIN:PERIOD:MOVES, "
           "fischer:MAIN:PERIOD, "
           "move:PERIOD or ing:MAIN:PERIOD:PERIODS:POINTS, times in seconds";
}

bool is_possible(const TimeControl& control) {
    const Form& form = form_of(control.system);
    const auto is_time = [](bool wanted, Milliseconds time) {
        return 0 <= time && time <= (wanted ? longest : 0);
    };
    const auto is_number = [](bool wanted, int number) {
        return wanted ? 1 <= number && number <= most_count : number == 0;
    };
    const bool has_time = control.system == TimeSystem::unlimited || control.main + control.period > 0;
    const bool period_lasts = !has_overtime(control.system) || control.period > 0;
    return form.system == control.system && is_time(form.has_main, control.main) &&
           is_time(form.has_period, control.period) && is_number(form.has_count, control.count) &&
           is_number(form.has_points, control.points) && has_time && period_lasts;
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
    if (form.has_points) text += ":" + std::to_string(control.points);
    return text;
}

PlayerClock::PlayerClock(const TimeControl& control)
    : control_(control),
      left_{control.main, has_overtime(control.system) ? control.period : 0, control.count} {
    if (control.system == TimeSystem::per_move) left_.count = 1;
}

PlayerClock PlayerClock::with_left(const TimeControl& control, Left left) {
    PlayerClock clock(control);
    const Left most = clock.left_;
    const bool keeps_what_was_added = control.system == TimeSystem::fischer;
    const Milliseconds most_main = keeps_what_was_added ? longest_kept : most.main;
    clock.left_ = {std::clamp<Milliseconds>(left.main, 0, most_main),
                   std::clamp<Milliseconds>(left.period, 0, most.period),
                   std::clamp(left.count, 0, most.count)};
    return clock;
}

Milliseconds PlayerClock::until_loss() const {
    if (!has_row_of_periods(control_.system)) return left_.main + left_.period;
    return left_.main + left_.period + control_.period * std::max(0, left_.count - 1);
}

std::optional<Milliseconds> PlayerClock::until_cost() const {
    if (!is_limited()) return {};
    const bool is_free = control_.system == TimeSystem::byo_yomi || control_.system == TimeSystem::canadian;
    if (left_.main > 0) return is_free ? std::nullopt : std::optional(left_.main);
    const bool is_to_be_paid =
        control_.system == TimeSystem::paid_overtime && left_.period == control_.period;
    return is_to_be_paid ? 0 : left_.period;
}

int PlayerClock::points_lost() const {
    if (control_.system != TimeSystem::paid_overtime) return 0;
    const int begun = control_.count - left_.count + (left_.period < control_.period ? 1 : 0);
    return std::min(begun, control_.count) * control_.points;
}

bool PlayerClock::run(Milliseconds time) {
    if (!is_limited()) return true;
    if (time > until_loss()) return false;
    time = std::max<Milliseconds>(0, time);
    const Milliseconds over = std::max<Milliseconds>(0, time - left_.main);
    left_.main -= time - over;
    if (over == 0) return true;
    left_.period -= over;
    if (left_.period >= 0) return true;
    // Into further periods: a period that is used to its end is the one that runs.
    const Milliseconds rest = left_.period + control_.period * (left_.count - 1);
    left_.count = static_cast<int>(rest / control_.period) + 1;
    left_.period = rest % control_.period;
    return true;
}

bool PlayerClock::spend(Milliseconds time) {
    const bool in_main_time = left_.main > 0 && time <= left_.main;
    if (!run(time)) return false;
    switch (control_.system) {
        case TimeSystem::unlimited:
        case TimeSystem::absolute:
        case TimeSystem::paid_overtime: break;
        case TimeSystem::fischer: left_.main += control_.period; break;
        case TimeSystem::byo_yomi:
        case TimeSystem::per_move:
            if (left_.count > 0) left_.period = control_.period;
            break;
        case TimeSystem::canadian:
            if (!in_main_time && left_.count > 0 && --left_.count == 0)
                left_ = {0, control_.period, control_.count};
            break;
    }
    return true;
}

void PlayerClock::take_back(Left when_made) {
    when_made = with_left(control_, when_made).left();
    switch (control_.system) {
        case TimeSystem::unlimited:
        case TimeSystem::absolute:
        case TimeSystem::byo_yomi:
        case TimeSystem::per_move:
        case TimeSystem::paid_overtime: break;
        case TimeSystem::fischer:
            left_.main = std::max(left_.main - control_.period, std::min(left_.main, control_.period));
            break;
        case TimeSystem::canadian:
            if (when_made.main > 0) break;
            left_.count = when_made.count;
            left_.period = std::min(left_.period, when_made.period);
            break;
    }
}

PlayerClock::Told PlayerClock::told() const {
    if (left_.main > 0 || !has_overtime(control_.system)) return {left_.main, 0};
    return {left_.period, left_.count};
}

PlayerClock PlayerClock::with_told(const TimeControl& control, Told told) {
    Left left = PlayerClock(control).left_;
    const bool in_overtime = has_overtime(control.system) && told.count > 0;
    left.main = in_overtime ? 0 : told.time;
    if (in_overtime) left.count = told.count;
    if (in_overtime && !is_whole_again(control.system)) left.period = told.time;
    return with_left(control, left);
}

}  // namespace shinpan::go
