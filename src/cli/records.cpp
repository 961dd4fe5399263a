#include "cli/records.hpp"

#include "archive/archive.hpp"
#include "cli/files.hpp"
#include "encoding/encoding.hpp"
#include "record/formats.hpp"
#include "record/sgf_check.hpp"
#include "record/sgf_records.hpp"
#include "record/sgf_warnings.hpp"

#include <algorithm>
#include <iterator>
#include <tuple>
#include <utility>

namespace shinpan::cli {
namespace {

void append(std::vector<BadInput>& to, std::vector<BadInput> more) {
    to.insert(to.end(), std::make_move_iterator(more.begin()), std::make_move_iterator(more.end()));
}

// What a program sees that knows no other characters.
std::string ascii_of(std::string_view bytes) {
    std::string plain;
    std::copy_if(bytes.begin(), bytes.end(), std::back_inserter(plain),
                 [](char c) { return static_cast<unsigned char>(c) < 0x80; });
    return plain;
}

// Where each game begins, as far as the file's text tells.
std::vector<Place> beginnings(const sgf::Collection& file) {
    sgf::Places places(file.source());
    std::vector<Place> found;
    for (int i = 0; i < file.game_count(); ++i) {
        const sgf::Node root = file.game(i);
        const bool is_told = root.property_count() > 0;
        found.push_back(is_told ? places.at(root.property(0).offset()) : Place{});
    }
    return found;
}

// What is wrong with the file stands before the warnings of the game in which it is, or of the next one that
// can be read, or behind those of the last one; what concerns the whole file, before the first one's.
void tell(Games& games, const std::vector<Place>& begin, std::vector<BadInput> of_file) {
    std::vector<std::vector<BadInput>> of(games.size());
    const auto begins_before = [&](std::size_t game, const BadInput& warning) {
        const Place at = begin[game];
        return at.line > 0 && std::tie(at.line, at.column) <= std::tie(warning.line, warning.column);
    };
    const auto game_of = [&](const BadInput& warning) {
        std::size_t game = 0;
        for (std::size_t i = 1; i < games.size(); ++i)
            if (begins_before(i, warning)) game = i;
        return game;
    };
    for (BadInput& warning : of_file)
        if (!games.empty()) of[game_of(warning)].push_back(std::move(warning));
    std::vector<BadInput> waiting;
    Record* last = nullptr;
    for (std::size_t i = 0; i < games.size(); ++i) {
        append(waiting, std::move(of[i]));
        if (!games[i]) continue;
        last = &*games[i];
        append(waiting, std::move(last->warnings));
        last->warnings = std::exchange(waiting, {});
    }
    if (last != nullptr) append(last->warnings, std::move(waiting));
}

}  // namespace

Result<ReadCollection, BadInput> collection_in(const std::string& path, ReadHow how) {
    auto read = read_file(path);
    if (!read) return failure(read.error());
    auto bytes = archive::unpacked(*std::move(read));
    if (!bytes) return failure(bytes.error());
    if (auto packed = compressed(*bytes)) return failure(*std::move(packed));
    const std::string charset{declared_charset(*bytes)};
    const std::string before = *bytes;
    auto utf8 = encoding::to_utf8(*std::move(bytes), charset);
    const bool is_same = utf8.text == before || ascii_of(utf8.text) == ascii_of(before);
    const Format format = format_of(utf8.text);
    auto collection = read_record(std::move(utf8.text), format, {.strict = how.strict});
    if (!collection) return failure(collection.error());

    ReadCollection whole{*std::move(collection), std::move(utf8.warnings)};
    whole.is_plain = format == Format::sgf && is_same && whole.collection.warnings().empty();
    append(whole.warnings, whole.collection.warnings());
    if (format == Format::sgf) append(whole.warnings, sgf::check(whole.collection));
    if (how.strict && !whole.warnings.empty()) return failure(whole.warnings.front());
    return whole;
}

Result<Games, BadInput> records_in(const std::string& path, ReadHow how) {
    auto read = collection_in(path, how);
    if (!read) return failure(read.error());
    auto games = sgf::records(read->collection, {.strict = how.strict});
    for (auto& game : games)
        if (game) game->is_plain = game->is_plain && read->is_plain;
    tell(games, beginnings(read->collection), std::move(read->warnings));
    return games;
}

Result<Record, BadInput> first_game_in(const std::string& path) {
    if (path == standard_input) return failure(BadInput{0, 0, "standard input is taken already"});
    auto games = records_in(path, {});
    if (!games) return failure(games.error());
    if (games->empty()) return failure(BadInput{0, 0, "there is no game in it"});
    return games->front();
}

}  // namespace shinpan::cli
