#include "apps/cli/shown.hpp"

#include "apps/cli/program.hpp"

#include <doctest/doctest.h>

#include <cstdlib>
#include <sstream>
#include <vector>

namespace cli_test {
namespace {

struct Shown {
    std::string arguments;
    std::string out;
};

std::vector<Shown> commands_in(const std::string& page) {
    std::vector<Shown> shown;
    std::istringstream in(content_of(page));
    bool inside = false;
    for (std::string line; std::getline(in, line);) {
        const bool fence = line.starts_with("```");
        if (fence) inside = line == "```console";
        if (fence || !inside) continue;
        if (line.starts_with("$ shinpan "))
            shown.push_back({line.substr(10), ""});
        else if (line.starts_with("$ ./run "))
            shown.push_back({line.substr(8), ""});
        else if (!shown.empty())
            shown.back().out += line + "\n";
    }
    return shown;
}

// Does it ask for a hundred thousand nodes or more?
bool is_long(const std::string& arguments) {
    const std::string option = "--nodes ";
    const auto at = arguments.find(option);
    return at != std::string::npos && std::stoi(arguments.substr(at + option.size())) >= 100'000;
}

}  // namespace

int run_what_is_shown(const std::string& page, const std::string& environment,
                      std::string (*plain)(const std::string&)) {
    const auto compared = [&](const std::string& text) { return plain != nullptr ? plain(text) : text; };
    int commands = 0;
    for (const Shown& shown : commands_in(page)) {
        CAPTURE(shown.arguments);
        if (is_long(shown.arguments) && std::getenv("SHINPAN_SLOW") == nullptr) {
            MESSAGE("skipped: it is run with SHINPAN_SLOW=1");
            continue;
        }
        const Ran ran = shinpan(shown.arguments, environment);
        CHECK(compared(ran.out + ran.errors) == compared(shown.out));
        ++commands;
    }
    return commands;
}

}  // namespace cli_test
