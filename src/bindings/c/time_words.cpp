// Time controls in words. A page that offers its own choice does without them: what it waits for leaves this
// file out.
#include "bindings/c/handles.hpp"
#include "bindings/c/time_controls.hpp"

using namespace shinpan;

int shinpan_time_control_read(const char* words, shinpan_time_control* into, char** why) noexcept {
    if (words == nullptr || into == nullptr) {
        (void)capi::fails(why, "a time control is missing");
        return SHINPAN_BAD_ARGUMENT;
    }
    const auto control = time_control_in(words);
    if (!control) {
        (void)capi::fails(why, control.error());
        return SHINPAN_BAD_ARGUMENT;
    }
    *into = {.main = control->main,
             .period = control->period,
             .system = static_cast<std::int32_t>(control->system),
             .count = control->count,
             .points = control->points};
    return SHINPAN_DONE;
}

char* shinpan_time_control_words(const shinpan_time_control* told) noexcept {
    const auto control = capi::time_control(told);
    return control ? capi::text(to_text(*control)) : nullptr;
}
