// shinpan-check RECORD CERTIFICATE --self-capture ... --repetition ...: 0 valid, 1 not valid, 2 wrong usage.
#include "check/check.hpp"

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
    const std::map<std::string, bool> own{{"forbidden", false}, {"groups_only", true}, {"allowed", true}};
    const std::map<std::string, int> look_back{{"none", 0}, {"two_positions", 3}, {"whole_game", -1}};
    if (words.size() != 6 || words[2] != "--self-capture" || !own.contains(words[3]) ||
        words[4] != "--repetition" || !look_back.contains(words[5])) {
        std::cerr << "usage: shinpan-check RECORD CERTIFICATE --self-capture forbidden|groups_only|allowed"
                     " --repetition none|two_positions|whole_game\n";
        return 2;
    }
    try {
        const std::string record = content(words[0]), certificate = content(words[1]);
        for (const auto& claim : check(record, certificate, own.at(words[3]), look_back.at(words[5])))
            std::cout << "valid: " << claim << "\n";
    } catch (const Fault& fault) {
        const std::string line = fault.line > 0 ? ":" + std::to_string(fault.line) : "";
        std::cerr << words[1] << line << ": " << fault.what() << "\n";
        return 1;
    }
}
