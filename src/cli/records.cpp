#include "cli/records.hpp"

#include "cli/files.hpp"
#include "encoding/encoding.hpp"
#include "record/formats.hpp"
#include "record/sgf_check.hpp"
#include "record/sgf_records.hpp"

#include <algorithm>
#include <utility>

namespace shinpan::cli {
namespace {

void append(std::vector<BadInput>& to, std::vector<BadInput> more) {
    to.insert(to.end(), std::make_move_iterator(more.begin()), std::make_move_iterator(more.end()));
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

Result<Games, BadInput> records_in(const std::string& path, ReadHow how) {
    auto bytes = read_file(path);
    if (!bytes) return failure(bytes.error());
    const std::string charset{declared_charset(*bytes)};
    auto utf8 = encoding::to_utf8(*std::move(bytes), charset);
    const Format format = format_of(utf8.text);
    const auto collection = read_record(std::move(utf8.text), format, {.strict = how.strict});
    if (!collection) return failure(collection.error());

    std::vector<BadInput> of_file = std::move(utf8.warnings);
    append(of_file, collection->warnings());
    if (format == Format::sgf) append(of_file, sgf::check(*collection));
    if (how.strict && !of_file.empty()) return failure(of_file.front());
    auto games = sgf::records(*collection, {.strict = how.strict});
    tell_first(games, std::move(of_file));
    return games;
}

}  // namespace shinpan::cli
