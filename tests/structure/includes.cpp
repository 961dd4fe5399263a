#include "includes.hpp"

#include <algorithm>
#include <regex>

namespace structure {
namespace {

struct Folder {
    std::string_view name;
    bool core;
    std::vector<std::string_view> may_include;
};

const std::vector<Folder>& folders() {
    static const std::vector<Folder> table = {
        {"base", true, {}},
        {"board", true, {"base"}},
        {"rules", true, {"board"}},
        {"rulesets", true, {"rules"}},
        {"score", true, {"rules"}},
        {"counting", true, {"score"}},
        {"game", true, {"score"}},
        {"life", true, {"game"}},
        {"network", true, {"board"}},
        {"estimate", true, {"life", "network"}},
        {"record", true, {"game", "rulesets"}},
        {"rulefile", false, {"rulesets"}},
        {"encoding", false, {"base"}},
        {"archive", false, {"base"}},
        {"diagram", true, {"counting", "game"}},
        {"referee", true, {"estimate", "counting", "record"}},
        {"bot", true, {"estimate"}},
        {"gtp", false, {"referee", "bot", "record", "rulefile", "diagram"}},
        {"dialogue", false, {"referee", "record", "diagram"}},
        {"disk", false, {}},
        {"match", false, {"gtp", "disk"}},
        {"tournament", false, {"game"}},
        {"check", false, {}},
        {"capi", true, {"referee", "bot", "record", "diagram"}},
        {"server", false, {"match", "encoding", "tournament"}},
        {"cli", false, {"server", "archive", "check", "dialogue"}},
        {"wasm", false, {"capi"}},
        {"python", false, {"capi"}},
    };
    return table;
}

const Folder* find_folder(std::string_view name) {
    for (const Folder& folder : folders())
        if (folder.name == name) return &folder;
    return nullptr;
}

constexpr std::string_view json_header = "boost/json";
constexpr std::string_view json_folders[] = {"rulefile", "gtp", "match", "server", "cli"};

// Input and output, clocks, threads, and what Emscripten's older standard library lacks.
constexpr std::string_view not_in_core[] = {
    "iostream", "fstream",   "ostream", "istream", "print",  "cstdio", "stdio.h", "filesystem",
    "chrono",   "ctime",     "thread",  "mutex",   "future", "random", "ranges",  "format",
    "regex",    "stop_token", "semaphore", "latch", "barrier", "source_location", "iconv.h", "unistd.h",
};

template <class Range>
bool holds(const Range& range, std::string_view text) {
    return std::find(std::begin(range), std::end(range), text) != std::end(range);
}

// Why a file may not include <header>; empty when it may.
std::string against_system_header(const Source& source, std::string_view header) {
    const std::string_view name = folder_of(source.path);
    const Folder* folder = find_folder(name);
    const bool is_json = header.starts_with(json_header);
    const bool is_toml = header.starts_with("toml++") || header == "toml.hpp";
    if (is_json && !holds(json_folders, name)) return "it is for rulefile, gtp, match, server and cli";
    if (is_toml && name != "rulefile") return "it is for rulefile";
    if ((is_json || is_toml || header == "regex") && is_header(source.path)) return "only in a .cpp file";
    if (!folder || !folder->core) return {};
    if (holds(not_in_core, header)) return "core folders do no I/O and use no such header";
    const bool other_package = header.find('/') != std::string_view::npos && header != "tl/expected.hpp";
    return other_package ? "core folders use no package but tl::expected" : "";
}

std::string against_own_header(const Source& source, std::string_view header) {
    const std::string_view name = folder_of(source.path);
    const std::size_t slash = header.find('/');
    if (slash == std::string_view::npos) return "names no folder; write \"" + std::string(name) + "/...\"";
    const std::string_view to = header.substr(0, slash);
    if (may_include(name, to)) return {};
    return std::string(name) + " may not include " + std::string(to);
}

}  // namespace

bool may_include(std::string_view from, std::string_view to) {
    const Folder* folder = find_folder(from);
    if (!folder) return false;
    if (from == to) return true;
    return std::any_of(folder->may_include.begin(), folder->may_include.end(),
                       [&](std::string_view next) { return may_include(next, to); });
}

std::vector<Violation> forbidden_includes(const Source& source) {
    static const std::regex include(R"(^\s*#\s*include\s*([<"])([^>"]+)[>"])");
    std::vector<Violation> violations;
    const std::string text = without_comments(source.text);
    int number = 0;
    for (std::string_view line : lines_of(text)) {
        ++number;
        std::cmatch match;
        if (!std::regex_search(line.data(), line.data() + line.size(), match, include)) continue;
        const std::string header = match[2];
        const bool own = match[1] == "\"";
        const std::string why = (own ? against_own_header : against_system_header)(source, header);
        if (!why.empty()) violations.push_back({source.path, number, header + ": " + why});
    }
    return violations;
}

std::vector<Violation> forbidden_edges(const Source& cmake_lists) {
    static const std::regex declaration(R"(^\s*shinpan_(folder\(|program\(\w+ )(\w+)((?: [a-z]\w*)*))");
    static const std::regex word(R"(\w+)");
    std::vector<Violation> violations;
    int number = 0;
    for (std::string_view line : lines_of(cmake_lists.text)) {
        ++number;
        std::cmatch match;
        if (!std::regex_search(line.data(), line.data() + line.size(), match, declaration)) continue;
        const std::string from = match[2];
        const std::string edges = match[3];
        for (std::sregex_iterator to(edges.begin(), edges.end(), word), end; to != end; ++to)
            if (!may_include(from, to->str()))
                violations.push_back({cmake_lists.path, number, from + " may not include " + to->str()});
    }
    return violations;
}

}  // namespace structure
