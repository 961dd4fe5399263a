// What is read of an event's file is the same when it is written and read again; and whatever a page asks of
// a desk is answered with JSON.
#include "tournament/desk/desk.hpp"
#include "tournament/files/event_json.hpp"

#include <cstdint>
#include <cstdlib>
#include <string>
#include <string_view>

using namespace shinpan::tournament;

namespace {

Event small_event() {
    Conditions laid = usual_conditions(System::mcmahon);
    laid.title = "Any";
    Event event = *Event::begin(laid, 0);
    for (int i = 0; i < 5; ++i)
        if (!event.take(Registered{Player{.name = "P", .rank = 25 + i}}, 0)) std::abort();
    return event;
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    if (const auto event = event_in_json(text)) {
        const auto written = to_json(event->entries());
        const auto again = event_in_json(written);
        if (!again || to_json(again->entries()) != written) std::abort();
    }
    static const Event event = small_event();
    Desk desk(event);
    bool is_kept = false;
    const std::string answer = desk.answer(text, 0, [&](const Event&) {
        is_kept = true;
        return shinpan::Result<void, shinpan::BadInput>();
    });
    if (!answer.starts_with('{') || !answer.ends_with('}')) std::abort();
    if (is_kept && !Event::of({desk.event().entries().begin(), desk.event().entries().end()})) std::abort();
    return 0;
}
