// shinpan_cases FILE.jsonl[.gz]... [--quiet] [--known FILE]: runs every case of the files. docs/cases.md has
// the formats. Exit status: 0 all passed but what is known to fail, 1 not so, 2 wrong usage.
#include "runner/case.hpp"
#include "runner/lines.hpp"
#include "runner/report.hpp"

#include <filesystem>
#include <iostream>
#include <string>
#include <string_view>
#include <vector>

namespace {

using namespace shinpan;
using namespace shinpan::runner;

struct Arguments {
    std::vector<std::string> files;
    std::string known;
    bool quiet = false;
};

Result<Arguments, BadInput> arguments(int count, char** words) {
    Arguments found;
    for (int i = 1; i < count; ++i) {
        const std::string_view word = words[i];
        if (word == "--quiet") {
            found.quiet = true;
        } else if (word == "--known" && i + 1 < count) {
            found.known = words[++i];
        } else if (word.starts_with("--")) {
            return failure(BadInput{0, 0, "unknown option " + std::string(word)});
        } else {
            found.files.emplace_back(word);
        }
    }
    if (found.files.empty()) return failure(BadInput{0, 0, "no file is named"});
    return found;
}

Result<Known, BadInput> known_failures(const std::string& path) {
    if (path.empty()) return Known{};
    const auto text = text_of(path);
    if (!text) return failure(text.error());
    return read_known(*text);
}

bool run_file(const std::string& path, Report& report) {
    const auto text = text_of(path);
    if (!text) {
        std::cerr << text.error().what << '\n';
        return false;
    }
    const std::filesystem::path file(path);
    std::size_t number = 0;
    for (std::string_view line : split_lines(*text)) {
        ++number;
        if (line.empty()) continue;
        const auto one = read_case(line, file.parent_path().string());
        if (one) report.add(file.filename().string(), *one, judge(*one));
        if (!one) report.add_unreadable(file.filename().string(), number, one.error().what);
    }
    return true;
}

}  // namespace

int main(int count, char** words) {
    const auto given = arguments(count, words);
    if (!given) {
        std::cerr << given.error().what
                  << "\nusage: shinpan_cases FILE.jsonl[.gz]... [--quiet] [--known FILE]\n";
        return 2;
    }
    const auto known = known_failures(given->known);
    if (!known) {
        std::cerr << given->known << ':' << known.error().line << ": " << known.error().what << '\n';
        return 2;
    }
    Report report(std::cout, !given->quiet, *known);
    bool all_read = true;
    for (const std::string& path : given->files) all_read &= run_file(path, report);
    return report.finish() && all_read ? 0 : 1;
}
