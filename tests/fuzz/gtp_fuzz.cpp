// GTP: whatever lines come in, every response keeps to the wire and the session goes on.
#include "engines/gtp/session.hpp"
#include "go/rulesets/registry.hpp"

#include <cstdint>
#include <cstdlib>
#include <memory>
#include <string>
#include <string_view>

namespace {

using namespace shinpan;

void require(bool holds) {
    if (!holds) std::abort();
}

gtp::Session session(const std::shared_ptr<std::string>& shown) {
    gtp::Host host;
    host.load = [](const std::string&) -> Result<Record, BadInput> {
        return failure(BadInput{0, 0, "there is no such file"});
    };
    host.save = [](const std::string&, const std::string&) -> Result<void, BadInput> { return {}; };
    host.show = [shown](std::string_view part) { *shown += part; };
    host.another_line_waits = [] { return true; };
    host.wait_for_line = [] {};
    const Environment here{.seconds = [] { return 0.0; },
                           .cpu_seconds = [] { return 0.0; },
                           .is_cancelled = [] { return true; }};
    return {{.rules = {.registered = &ruleset_of_engines()}, .playouts = 2}, here, host};
}

// What searches or judges for long, and what makes that longer, would let the fuzzer see little else.
int cost(std::string_view line) {
    for (std::string_view word : {"analy", "boardsize"})
        if (line.find(word) != std::string_view::npos) return 2;
    for (std::string_view word : {"genmove", "final_", "shinpan-", "undo", "kata-search"})
        if (line.find(word) != std::string_view::npos) return 1;
    return 0;
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    std::string_view text(reinterpret_cast<const char*>(data), size);
    const auto shown = std::make_shared<std::string>();
    gtp::Session engine = session(shown);
    (void)engine.answer("boardsize 3");
    int slow = 0;
    while (!text.empty() && !engine.is_over()) {
        const std::string_view line = text.substr(0, text.find('\n'));
        text.remove_prefix(line.size() == text.size() ? line.size() : line.size() + 1);
        slow += cost(line);
        if (cost(line) > 0 && slow > 2) continue;
        shown->clear();
        const std::string answer = engine.answer(line);
        const std::string response = *shown + answer;
        if (response.empty()) continue;
        require(response[0] == '=' || response[0] == '?');
        require(response.ends_with("\n\n") && response.find("\n\n") == response.size() - 2);
    }
    return 0;
}
