// Runs an engine as a process of its own through every row and tells where it departs from the specification.
//
//   shinpan_gtp_conformance [--known FILE] PROGRAM [ARGUMENT...]
//
// Exit status 0 where every row holds but those that the file knows, each with its reason ("id: reason"); 1
// where another departs, or one that is known holds. A program that is not installed is skipped, and said so.
#include "folder.hpp"
#include "rows.hpp"

#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <iterator>
#include <map>
#include <string>
#include <vector>

using namespace conformance;
using tests::Folder;

namespace {

constexpr int seconds_allowed = 30;  // for a row

std::vector<std::string> parts_of(std::string_view text, std::string_view between) {
    std::vector<std::string> parts;
    while (true) {
        const std::size_t end = text.find(between);
        parts.emplace_back(text.substr(0, end));
        if (end == std::string_view::npos) return parts;
        text.remove_prefix(end + between.size());
    }
}

bool matches(std::string_view text, std::string_view pattern) {
    if (pattern.empty()) return text.empty();
    if (pattern[0] != '*')
        return !text.empty() && text[0] == pattern[0] && matches(text.substr(1), pattern.substr(1));
    for (std::size_t i = 0; i <= text.size(); ++i)
        if (matches(text.substr(i), pattern.substr(1))) return true;
    return false;
}

// How long a pause lasts, in seconds: where a rule does not hold, it may be that the machine is busy, and the
// engine has not begun yet.
constexpr const char* pause_at_first = "0.5";
constexpr const char* pause_if_need_be = "5";

// What the engine prints for the commands.
std::string run(const std::string& engine, std::string_view commands, const std::string& pause) {
    const Folder folder;
    std::string sends;
    int number = 0;
    for (const std::string& part : parts_of(commands, pause_line)) {
        const std::string in = folder.file(std::to_string(number++), part);
        sends += (sends.empty() ? "cat " : "; sleep " + pause + "; cat ") + in;
    }
    const std::string command = "{ " + sends + "; } | timeout " + std::to_string(seconds_allowed) + " " +
                                engine + " >" + folder.path("out") + " 2>/dev/null";
    (void)std::system(command.c_str());
    std::ifstream file(folder.path("out"), std::ios::binary);
    return {std::istreambuf_iterator<char>(file), {}};
}

// What is wrong; empty where the row holds.
std::string departure(const Row& row, const std::string& out) {
    const auto expected = parts_of(row.expected, "\n");
    auto responses = parts_of(out, "\n\n");
    if (responses.back().empty())
        responses.pop_back();
    else
        return "the last response is not ended by an empty line";
    for (std::size_t i = 0; i < expected.size(); ++i) {
        if (i >= responses.size()) return "no response; expected \"" + expected[i] + "\"";
        if (!matches(responses[i], expected[i]) && !matches(responses[i] + " ", expected[i]))
            return "\"" + responses[i] + "\"; expected \"" + expected[i] + "\"";
    }
    if (responses.size() > expected.size())
        return "a response too many: \"" + responses[expected.size()] + "\"";
    return {};
}

bool knows(const std::string& engine, std::string_view command) {
    return command.empty() ||
           run(engine, "known_command " + std::string(command) + "\n", pause_at_first).starts_with("= true");
}

std::map<std::string, std::string> known_departures(const char* path) {
    std::map<std::string, std::string> known;
    std::ifstream file(path);
    for (std::string line; std::getline(file, line);) {
        const std::size_t colon = line.find(": ");
        if (line.starts_with('#') || colon == std::string::npos) continue;
        known[line.substr(0, colon)] = line.substr(colon + 2);
    }
    return known;
}

}  // namespace

int main(int argc, char** argv) {
    std::map<std::string, std::string> known;
    std::string engine;
    for (int i = 1; i < argc; ++i) {
        if (std::string_view(argv[i]) == "--known" && i + 1 < argc)
            known = known_departures(argv[++i]);
        else
            engine += (engine.empty() ? "" : " ") + std::string(argv[i]);
    }
    const std::string program = engine.substr(0, engine.find(' '));
    setenv("PATH", (std::string(getenv("PATH")) + ":/usr/games").c_str(), 1);
    if (std::system(("command -v " + program + " >/dev/null").c_str()) != 0) {
        std::printf("skipped: %s is not installed\n", program.c_str());
        return engine.empty() ? 2 : 0;
    }
    int surprises = 0, departures = 0;
    for (const Row& row : rows()) {
        if (!knows(engine, row.needs)) continue;
        const std::string id(row.id);
        std::string wrong = departure(row, run(engine, row.commands, pause_at_first));
        if (!wrong.empty() && parts_of(row.commands, pause_line).size() > 1)
            wrong = departure(row, run(engine, row.commands, pause_if_need_be));
        const bool is_known = known.contains(id);
        departures += wrong.empty() ? 0 : 1;
        if (!wrong.empty())
            std::printf("%s: %s\n  %s%s\n", id.c_str(), std::string(row.rule).c_str(), wrong.c_str(),
                        is_known ? ("\n  known: " + known[id]).c_str() : "");
        else if (is_known)
            std::printf("%s: known as a departure, but it holds\n", id.c_str());
        surprises += wrong.empty() == is_known ? 1 : 0;
    }
    std::printf("%zu rules, %d departures, %d surprises\n", rows().size(), departures, surprises);
    return surprises == 0 ? 0 : 1;
}
