// shinpan-check RECORD CERTIFICATE --self-capture ... --repetition ...: 0 valid, 1 not valid, 2 wrong usage.
#include "check/check.hpp"

#include <algorithm>
#include <fstream>
#include <iostream>
#include <iterator>

using namespace shinpan::check;

static std::string content(const std::string& path) {
    std::ifstream file(path, std::ios::binary);
    require(file.good(), 0, path + " cannot be read");
    return {std::istreambuf_iterator<char>(file), {}};
}

int main(int argc, char** argv) {
    const std::vector<std::string> words(argv + 1, argv + argc);
    const auto is = [&](std::size_t at, std::initializer_list<std::string> known) {
        return words.size() == 6 && std::find(known.begin(), known.end(), words[at]) != known.end();
    };
    if (!is(2, {"--self-capture"}) || !is(3, {"forbidden", "groups_only", "allowed"}) ||
        !is(4, {"--repetition"}) || !is(5, {"none", "two_positions", "whole_game"})) {
        std::cerr << "usage: shinpan-check RECORD CERTIFICATE --self-capture forbidden|groups_only|allowed"
                     " --repetition none|two_positions|whole_game\n";
        return 2;
    }
    const int look_back = words[5] == "none" ? 0 : words[5] == "two_positions" ? 3 : -1;
    try {
        const bool self_capture = words[3] != "forbidden";
        for (const auto& claim : check(content(words[0]), content(words[1]), self_capture, look_back))
            std::cout << "valid: " << claim << "\n";
    } catch (const Fault& fault) {
        const std::string line = fault.line > 0 ? ":" + std::to_string(fault.line) : "";
        std::cerr << words[1] << line << ": " << fault.what() << "\n";
        return 1;
    }
}
