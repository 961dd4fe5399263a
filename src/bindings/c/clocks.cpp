// Clocks: sums over times that others measure.
#include "formats/record/sgf/clocks.hpp"
#include "bindings/c/handles.hpp"
#include "bindings/c/time_controls.hpp"

#include <algorithm>

using namespace shinpan;

namespace {

PlayerClock clock_on(const TimeControl& control, const shinpan_clock& clock) {
    return PlayerClock::with_left(control, {clock.main, clock.period, clock.count});
}

void write(const PlayerClock& clock, bool is_over, shinpan_clock& into) {
    const PlayerClock::Left left = clock.left();
    into = {.main = left.main,
            .period = left.period,
            .until_loss = clock.is_limited() ? clock.until_loss() : -1,
            .until_cost = clock.until_cost().value_or(-1),
            .count = left.count,
            .points_lost = clock.points_lost(),
            .is_over = is_over};
}

int pass_time(const shinpan_time_control* told, shinpan_clock* clock, std::int64_t time,
              bool (PlayerClock::*pass)(Milliseconds)) {
    const auto control = capi::time_control(told);
    if (!control || clock == nullptr) return SHINPAN_BAD_ARGUMENT;
    PlayerClock now = clock_on(*control, *clock);
    const bool is_over = !(now.*pass)(std::max<std::int64_t>(0, time));
    write(is_over ? PlayerClock::with_left(*control, {}) : now, is_over, *clock);
    return SHINPAN_DONE;
}

char* json_of(const sgf::Remarks::Said& said) {
    std::string out;
    JsonWriter json(out);
    json.begin_object();
    for (const auto& [property, value] : said) json.key(property).text(value);
    json.end_object();
    return capi::text(out);
}

}  // namespace

int shinpan_clock_begin(const shinpan_time_control* told, shinpan_clock* clock) noexcept {
    const auto control = capi::time_control(told);
    if (!control || clock == nullptr) return SHINPAN_BAD_ARGUMENT;
    write(PlayerClock(*control), false, *clock);
    return SHINPAN_DONE;
}

int shinpan_clock_run(const shinpan_time_control* control, shinpan_clock* clock, std::int64_t time) noexcept {
    return pass_time(control, clock, time, &PlayerClock::run);
}

int shinpan_clock_move(const shinpan_time_control* control, shinpan_clock* clock,
                       std::int64_t time) noexcept {
    return pass_time(control, clock, time, &PlayerClock::spend);
}

int shinpan_clock_take_back(const shinpan_time_control* told, shinpan_clock* clock,
                            const shinpan_clock* when_made) noexcept {
    const auto control = capi::time_control(told);
    if (!control || clock == nullptr || when_made == nullptr) return SHINPAN_BAD_ARGUMENT;
    PlayerClock now = clock_on(*control, *clock);
    now.take_back(clock_on(*control, *when_made).left());
    write(now, false, *clock);
    return SHINPAN_DONE;
}

char* shinpan_time_control_sgf(const shinpan_time_control* told) noexcept {
    const auto control = capi::time_control(told);
    return control ? json_of(sgf::time_said(*control)) : nullptr;
}

char* shinpan_clock_sgf(const shinpan_time_control* told, const shinpan_clock* clock, int player) noexcept {
    const auto control = capi::time_control(told);
    const auto by = capi::player(player);
    if (!control || clock == nullptr || !by) return nullptr;
    const PlayerClock now = clock_on(*control, *clock);
    return json_of(now.is_limited() ? sgf::left_said(*by, now.told()) : sgf::Remarks::Said{});
}
