// Dialogues: whatever is said under whatever ruleset, every answer ends a line, what is kept can be taken up
// again, and only quit ends the talk. The first byte chooses the ruleset.
#include "apps/dialogue/dialogue.hpp"
#include "go/rulesets/registry.hpp"

#include <cstdint>
#include <cstdlib>
#include <string_view>

namespace {

using namespace shinpan;

constexpr int most_slow = 3;  // lines that estimate or judge; more would let the fuzzer see little else

void require(bool holds) {
    if (!holds) std::abort();
}

bool is_quick(std::string_view line) {
    for (std::string_view word : {"rules", "moves", "help", "why", "show", "board", "save", "button", "quit"})
        if (line == word) return true;
    return line.size() == 2;
}

dialogue::Settings settings(const Ruleset& rules) {
    dialogue::Settings settings{.rules = &rules, .size = {3, 3}, .komi = rules.komi.is};
    settings.seats = {dialogue::Seat{"One"}, dialogue::Seat{"Other"}};
    settings.look.plain = true;
    return settings;
}

dialogue::Storage storage(Record& kept) {
    return {.save = [&kept](const Record& record, const dialogue::Clocks&) -> Result<void, BadInput> {
                kept = record;
                return {};
            },
            .load = [&kept](const std::string&) -> Result<Record, BadInput> { return kept; },
            .write = [](auto&&...) -> Result<void, BadInput> { return {}; },
            .set_aside = []() -> Result<std::string, BadInput> { return {}; }};
}

Environment still() {
    return {.seconds = [] { return 0.0; }};
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    if (size == 0) return 0;
    const Ruleset& rules = *all_rulesets()[data[0] % all_rulesets().size()];
    std::string_view text(reinterpret_cast<const char*>(data) + 1, size - 1);
    Record kept;
    dialogue::Dialogue talk(settings(rules), still(), storage(kept));
    require(talk.begin().ends_with('\n'));
    int slow = 0;
    while (!text.empty() && !talk.is_over()) {
        const std::string_view line = text.substr(0, text.find('\n'));
        text.remove_prefix(line.size() == text.size() ? line.size() : line.size() + 1);
        if (!is_quick(line) && ++slow > most_slow) continue;
        const std::string said = talk.answer(line);
        require(said.empty() || said.ends_with('\n'));
    }
    Record again;
    dialogue::Dialogue other(settings(rules), still(), storage(again));
    require(other.take_up(kept).has_value());
    require(other.game().events() == kept.events);
    return 0;
}
