#include "apps/match/run/match_folder.hpp"

#include "formats/files/durable.hpp"

#include <cerrno>
#include <cstdio>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <optional>
#include <utility>

#include <unistd.h>

namespace shinpan::inline apps::match {
namespace {

namespace fs = std::filesystem;

constexpr const char* terms_file = "/match.json";
constexpr const char* games_file = "/games.jsonl";

FolderError bad(std::string what, int line = 0) { return {{line, 0, std::move(what)}}; }

FolderError cannot(const std::string& what, const std::string& reason) {
    return {{0, 0, what + " (" + reason + ")"}, true};
}

std::string reason() { return std::strerror(errno); }

std::optional<std::string> content_of(const std::string& path) {
    std::ifstream file(path, std::ios::binary);
    if (!file) return {};
    return std::string{std::istreambuf_iterator<char>(file), {}};
}

std::string numbered(int game) {
    std::string text = std::to_string(game);
    return text.size() < 4 ? std::string(4 - text.size(), '0') + text : text;
}

}  // namespace

std::string MatchFolder::record_of(int game) { return "games/" + numbered(game) + ".sgf"; }

std::string MatchFolder::log_of(int game) const { return path_ + "/logs/" + numbered(game) + ".log"; }

// The folders in it may be missing even where match.json is there, after a loss of power.
Result<void, FolderError> MatchFolder::make_folders(const std::string& path) {
    for (const char* inner : {"", "/games", "/logs"})
        if (!disk::make_folders(path + inner)) return failure(cannot("cannot be made", reason()));
    return {};
}

// What is in the folder may change until the lock is held, so nothing is looked at before.
Result<MatchFolder, FolderError> MatchFolder::create(const std::string& path, const MatchTerms& terms) {
    std::error_code error;
    if (!disk::make_folders(path)) return failure(cannot("cannot be made", reason()));
    auto lock = FolderLock::on(path);
    if (!lock) return failure(lock.error());
    if (fs::exists(path + terms_file, error))
        return failure(bad("holds a match already; go on with it by --resume, or name another folder"));
    if (auto made = make_folders(path); !made) return failure(made.error());
    if (!disk::replace_file(path + terms_file, to_json(terms)))
        return failure(cannot("cannot be written", reason()));
    return MatchFolder(path, *std::move(lock), terms);
}

Result<MatchFolder, FolderError> MatchFolder::open(const std::string& path) {
    std::error_code error;
    if (!fs::exists(path + terms_file, error))
        return failure(bad("holds no match (there is no match.json in it)"));
    auto lock = FolderLock::on(path);
    if (!lock) return failure(lock.error());
    const auto text = content_of(path + terms_file);
    if (!text) return failure(cannot("match.json cannot be read", reason()));
    auto terms = match_terms_in(*text);
    if (!terms) return failure(bad("match.json " + terms.error().what));
    if (auto made = make_folders(path); !made) return failure(made.error());
    MatchFolder folder(path, *std::move(lock), *std::move(terms));
    if (auto read = folder.read_games(); !read) return failure(read.error());
    return folder;
}

Result<void, FolderError> MatchFolder::read_games() {
    const std::string path = path_ + games_file;
    const std::string text = content_of(path).value_or("");
    std::size_t at = 0;
    for (int number = 1; at < text.size(); ++number) {
        const std::size_t end = text.find('\n', at);
        if (end == std::string::npos) break;
        auto line = game_line_in(std::string_view(text).substr(at, end - at));
        if (!line) return failure(bad("games.jsonl " + line.error().what, number));
        games_.push_back(*std::move(line));
        at = end + 1;
    }
    if (at < text.size() && ::truncate(path.c_str(), static_cast<off_t>(at)) != 0)
        return failure(cannot("games.jsonl cannot be written", reason()));
    return {};
}

Result<void, BadInput> MatchFolder::add(const GameLine& line, const std::string& sgf) {
    const bool written = disk::replace_file(path_ + "/" + line.sgf, sgf) &&
                         disk::append_to_file(path_ + games_file, to_json(line));
    if (!written) return failure(cannot("cannot be written", reason()).why);
    games_.push_back(line);
    return {};
}

}  // namespace shinpan::apps::match
