#include "apps/cli/files/records.hpp"

#include "formats/encoding/encoding.hpp"
#include "formats/record/fault_messages.hpp"
#include "formats/record/formats.hpp"
#include "formats/record/sgf/check.hpp"
#include "formats/record/sgf/records.hpp"
#include "formats/record/sgf/warnings.hpp"

#include <algorithm>
#include <iterator>
#include <optional>
#include <tuple>
#include <utility>
#include <vector>

namespace shinpan::inline apps::cli {
namespace {

void append(std::vector<Diagnostic>& to, std::vector<Diagnostic> more) {
    to.insert(to.end(), std::make_move_iterator(more.begin()), std::make_move_iterator(more.end()));
}

void move(Record& record, Place begins) {
    if (begins.line == 1 && begins.column == 1) return;
    for (Place& place : record.places) place = within_file(place, begins);
    for (Diagnostic& warning : record.warnings) warning = within_file(std::move(warning), begins);
}

// What a program sees that knows no other characters.
std::string ascii_of(std::string_view bytes) {
    std::string plain;
    std::copy_if(bytes.begin(), bytes.end(), std::back_inserter(plain),
                 [](char c) { return static_cast<unsigned char>(c) < 0x80; });
    return plain;
}

// The text of a file, or of a part of one.
struct Decoded {
    encoding::Utf8Text utf8{};
    Format format = Format::sgf;
    bool is_same = true;  // every byte of ASCII is a character of its own
    Place ends{1, 1};
};

Decoded decoded(GamePart part) {
    const bool is_utf8 = part.told.encoding == "UTF-8";
    const std::string before = is_utf8 ? std::string() : ascii_of(part.bytes);
    Decoded text{encoding::to_utf8(std::move(part.bytes), part.told, part.declared), part.format};
    text.is_same = is_utf8 || ascii_of(text.utf8.text) == before;
    if (part.told.encoding.starts_with("UTF-16")) text.format = format_of(text.utf8.text);
    return text;
}

// Puts a part behind those that are there; what has been said of one is not said again.
void add(Decoded& whole, Decoded part) {
    const Place begins = std::exchange(whole.ends, end_of(part.utf8.text, whole.ends));
    whole.utf8.text += part.utf8.text;
    whole.format = part.format;
    whole.is_same = whole.is_same && part.is_same;
    for (Diagnostic& warning : part.utf8.warnings) {
        warning = within_file(std::move(warning), begins);
        auto& said = whole.utf8.warnings;
        if (std::find(said.begin(), said.end(), warning) == said.end()) said.push_back(std::move(warning));
    }
}

Result<ReadCollection, BadInput> collection_of(Decoded text, bool strict) {
    auto collection = read_record(std::move(text.utf8.text), text.format, {.strict = strict});
    if (!collection) return failure(collection.error());
    ReadCollection whole{*std::move(collection), std::move(text.utf8.warnings)};
    const bool is_sgf = text.format == Format::sgf;
    whole.is_plain = is_sgf && text.is_same && whole.collection.warnings().empty();
    append(whole.warnings, whole.collection.warnings());
    if (is_sgf) append(whole.warnings, sgf::check(whole.collection));
    if (strict)
        if (auto first = first_warning(whole.warnings)) return failure(*std::move(first));
    return whole;
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

// What is wrong with the file stands before the warnings of the game in which it is; what concerns the whole
// file, before the first one's.
void tell(Games& games, const std::vector<Place>& begin, std::vector<Diagnostic> of_file) {
    if (games.empty()) return;
    std::vector<std::vector<Diagnostic>> of(games.size());
    const auto begins_before = [&](std::size_t game, Place place) {
        const Place at = begin[game];
        return at.line > 0 && std::tie(at.line, at.column) <= std::tie(place.line, place.column);
    };
    for (Diagnostic& warning : of_file) {
        std::size_t game = 0;
        for (std::size_t i = 1; i < games.size(); ++i)
            if (begins_before(i, warning.place)) game = i;
        of[game].push_back(std::move(warning));
    }
    for (std::size_t i = 0; i < games.size(); ++i) {
        std::vector<Diagnostic>& its = games[i] ? games[i]->warnings : games[i].error().warnings;
        append(of[i], std::move(its));
        its = std::move(of[i]);
    }
}

// Does the warning say only that a property does not have the value, of which more is said at that place? It
// has the place of the value, "[zz]", and that is the place of the property, "B[zz]".
bool is_said_at(Place property, const Diagnostic& warning) {
    const Message& said = warning.remark;
    if (said.saying.kind != fault::not_its_value.kind || said.facts.empty()) return false;
    const auto name = static_cast<int>(said.facts.front().value.size());
    return warning.place == Place{property.line, property.column + name + 1};
}

void leave_out_what_is_said(std::optional<Place> refused, std::vector<Diagnostic>& warnings) {
    std::vector<Place> said;
    if (refused) said.push_back(*refused);
    for (const Diagnostic& warning : warnings) said.push_back(warning.place);
    std::erase_if(warnings, [&](const Diagnostic& warning) {
        return std::any_of(said.begin(), said.end(), [&](Place at) { return is_said_at(at, warning); });
    });
}

// The games of the tree, with what is wrong with its text.
Games games_in(ReadCollection& read, bool strict) {
    Games games;
    for (auto& game : sgf::records(read.collection, {.strict = strict})) {
        if (game)
            games.push_back(*std::move(game));
        else
            games.push_back(failure(UnreadableGame{game.error()}));
        if (games.back()) games.back()->is_plain = games.back()->is_plain && read.is_plain;
    }
    tell(games, beginnings(read.collection), std::move(read.warnings));
    for (auto& game : games) {
        if (game)
            leave_out_what_is_said({}, game->warnings);
        else
            leave_out_what_is_said(Place{game.error().why.line, game.error().why.column},
                                   game.error().warnings);
    }
    return games;
}

UnreadableGame within_file(UnreadableGame game, Place begins) {
    game.why = cli::within_file(std::move(game.why), begins);
    for (Diagnostic& warning : game.warnings) warning = cli::within_file(std::move(warning), begins);
    return game;
}

}  // namespace

Place within_file(Place place, Place begins) {
    if (place.line == 0) return place;
    const bool is_first_line = place.line == 1 && place.column > 0;
    return {place.line + begins.line - 1, place.column + (is_first_line ? begins.column - 1 : 0)};
}

BadInput within_file(BadInput fault, Place begins) {
    const Place place = within_file(Place{fault.line, fault.column}, begins);
    fault.line = place.line;
    fault.column = place.column;
    return fault;
}

Diagnostic within_file(Diagnostic said, Place begins) {
    said.place = within_file(said.place, begins);
    return said;
}

Result<ReadCollection, BadInput> collection_in(const std::string& path, const ReadHow& how) {
    auto file = GameFile::open(path, how);
    if (!file) return failure(file.error());
    Decoded whole;
    for (;;) {
        auto part = file->next();
        if (!part) return failure(part.error());
        if (!*part) break;
        add(whole, decoded(**std::move(part)));
    }
    return collection_of(std::move(whole), how.strict);
}

Result<Games, BadInput> records_of(GamePart part, bool strict) {
    auto read = games_of(std::move(part), strict);
    if (!read) return failure(read.error());
    return std::move(read->games);
}

Result<ReadGames, BadInput> games_of(GamePart part, bool strict) {
    const Place begins = part.begins;
    auto read = collection_of(decoded(std::move(part)), strict);
    if (!read) return failure(within_file(read.error(), begins));
    Games games = games_in(*read, strict);
    for (auto& game : games) {
        if (game)
            move(*game, begins);
        else
            game = failure(within_file(game.error(), begins));
    }
    return ReadGames{std::move(games), std::move(read->collection), begins};
}

Result<Games, BadInput> records_in(const std::string& path, const ReadHow& how) {
    auto file = GameFile::open(path, how);
    if (!file) return failure(file.error());
    Games all;
    for (;;) {
        auto part = file->next();
        if (!part) return failure(part.error());
        if (!*part) return all;
        const bool is_only = all.empty() && (*part)->is_last;
        auto games = records_of(**std::move(part), how.strict);
        if (!games && is_only) return failure(games.error());
        if (games)
            std::move(games->begin(), games->end(), std::back_inserter(all));
        else
            all.push_back(failure(UnreadableGame{games.error()}));
    }
}

Result<Record, BadInput> first_game_in(const std::string& path) {
    if (path == standard_input) return failure(BadInput{0, 0, "standard input is taken already"});
    auto file = GameFile::open(path, {});
    if (!file) return failure(file.error());
    auto part = file->next();
    if (!part) return failure(part.error());
    auto games = records_of(**std::move(part), false);
    if (!games) return failure(games.error());
    if (games->empty()) return failure(BadInput{0, 0, "there is no game in it"});
    auto& first = games->front();
    if (!first) return failure(first.error().why);
    return *std::move(first);
}

}  // namespace shinpan::apps::cli
