// What the program says of itself for shells and for the manual.
#include "apps/cli/program.hpp"

#include <doctest/doctest.h>

using namespace cli_test;

namespace {

// The line of the completions in bash for the values of that option.
std::string values_of(const std::string& option) {
    const std::string all = shinpan("completion bash").out;
    const auto begin = all.find("'" + option + "') COMPREPLY");
    REQUIRE(begin != std::string::npos);
    return all.substr(begin, all.find('\n', begin) - begin);
}

}  // namespace

TEST_CASE("completions and the manual page name every command") {
    for (const char* shell : {"bash", "zsh", "fish"}) {
        const Ran ran = shinpan(std::string("completion ") + shell);
        CHECK(ran.status == 0);
        for (const char* word : {"referee", "convert", "tromp-taylor", "half_count"})
            CHECK(holds(ran.out, word));
    }
    const Ran man = shinpan("man");
    CHECK(man.out.starts_with(".TH SHINPAN 1"));
    CHECK(holds(man.out, "\\-\\-resume"));
}

TEST_CASE("completions offer after --rules what the command takes, and files") {
    CHECK(holds(values_of("referee --rules"), "-W 'record all ikeda-area-1 "));
    CHECK(holds(values_of("confirm --rules"), "-W 'record all ikeda-area-1 "));
    CHECK(holds(values_of("prove --rules"), "-W 'record ikeda-area-1 "));
    CHECK(holds(values_of("play --rules"), "-W 'ikeda-area-1 "));
    for (const char* command : {"referee", "count", "prove", "confirm", "play", "gtp", "solve"})
        CHECK(holds(values_of(std::string(command) + " --rules"), "' -f -- "));
    CHECK_FALSE(holds(values_of("count --method"), " -f "));
}
