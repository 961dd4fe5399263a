// Any bytes are a table of registrations and of results, or refused.
#include "tournament/files/csv.hpp"

#include <cstddef>
#include <cstdint>
#include <string_view>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace shinpan::tournament;
    static const Event event = [] {
        Conditions laid = usual_conditions(System::swiss);
        laid.title = "Cup";
        Event made = *Event::begin(laid, 0);
        for (const char* name : {"Meier", "Ito"}) static_cast<void>(made.take(Registered{{.name = name}}, 0));
        static_cast<void>(made.take(Paired{.round = 1, .games = {{.table = 1, .white = 1, .black = 2}}}, 0));
        return made;
    }();
    const std::string_view text{reinterpret_cast<const char*>(data), size};
    static_cast<void>(csv::read_players(text));
    static_cast<void>(csv::read_results(text, event));
    return 0;
}
