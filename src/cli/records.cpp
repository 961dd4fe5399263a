#include "cli/records.hpp"

#include "archive/archive.hpp"
#include "cli/files.hpp"
#include "encoding/encoding.hpp"
#include "record/formats.hpp"
#include "record/sgf_check.hpp"
#include "record/sgf_records.hpp"

#include <algorithm>
#include <iterator>
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

// What is wrong with the file as a whole stands before the warnings of its first game.
void tell_first(Games& games, std::vector<BadInput> of_file) {
    const auto is_read = [](const auto& game) { return game.has_value(); };
    const auto first = std::find_if(games.begin(), games.end(), is_read);
    if (first == games.end()) return;
    append(of_file, std::move((*first)->warnings));
    (*first)->warnings = std::move(of_file);
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
    tell_first(games, std::move(read->warnings));
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
