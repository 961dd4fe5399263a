// The games of a file one after another, while the rest of it is not read yet: a file needs no more memory
// than its largest game. Reading is in order, what becomes of the games may be done at the same time.
//
//   auto file = GameFile::open("games.sgf", {});
//   while (auto game = *file->next()) judge(records_of(*std::move(game), {}));
#pragma once

#include "apps/cli/files/files.hpp"
#include "base/place.hpp"
#include "formats/charset/told.hpp"
#include "formats/record/formats.hpp"
#include "formats/record/game_ends.hpp"

#include <optional>
#include <string>
#include <string_view>

namespace shinpan::inline apps::cli {

struct ReadHow {
    bool strict = false;     // refuse what would otherwise be repaired with a warning
    std::string encoding{};  // of every game, by any label; empty: each game's own
    std::size_t most_bytes = usual_most_bytes;
};

// One game as it stands in the file; more than one where they cannot be told apart before they are read. Of
// formats other than SGF the whole file.
struct GamePart {
    std::string bytes{};
    charset::Told told{};    // the encoding that they are in
    std::string declared{};  // what they say of it
    Format format = Format::sgf;
    Place begins{1, 1};  // in the file; columns in bytes
    bool is_last = false;
};

// Where a text ends that begins there.
Place end_of(std::string_view text, Place begin);

class GameFile {
public:
    // Refused: what cannot be opened, is too large, or is packed and cannot be unpacked.
    static Result<GameFile, BadInput> open(const std::string& path, const ReadHow&);

    // Nothing behind the last one. A file without a game has one part that cannot be read.
    Result<std::optional<GamePart>, BadInput> next();

private:
    GameFile(OpenFile file, std::string_view chosen) : file_(std::move(file)), chosen_(chosen) {}
    Result<void, BadInput> begin();
    Result<void, BadInput> read_more();
    Result<void, BadInput> read_all();
    GamePart part(std::size_t end);
    std::string_view rest() const { return std::string_view(buffer_).substr(begin_); }

    OpenFile file_;
    std::string_view chosen_;  // encoding; empty: each game's own
    std::string buffer_{};
    std::size_t begin_ = 0;  // of the next part in it
    Place place_{1, 1};
    Format format_ = Format::sgf;
    sgf::GameEnds ends_{};
    std::string_view before_{};  // the encoding of the last game that was not all of ASCII
    std::optional<charset::Told> of_file_{};
    bool is_over_ = false;
};

}  // namespace shinpan::apps::cli
