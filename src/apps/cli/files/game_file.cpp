#include "apps/cli/files/game_file.hpp"

#include "formats/archive/archive.hpp"
#include "formats/charset/guess.hpp"
#include "formats/charset/labels.hpp"
#include "formats/encoding/encoding.hpp"

#include <algorithm>
#include <utility>

namespace shinpan::inline apps::cli {
namespace {

constexpr std::size_t head = 10'000;      // bytes that tell what a file is
constexpr std::size_t at_once = 1 << 20;  // of a file on a disk

}  // namespace

Place end_of(std::string_view text, Place begin) {
    const auto lines = std::count(text.begin(), text.end(), '\n');
    if (lines == 0) return {begin.line, begin.column + static_cast<int>(text.size())};
    return {begin.line + static_cast<int>(lines), static_cast<int>(text.size() - text.rfind('\n'))};
}

Result<GameFile, BadInput> GameFile::open(const std::string& path, const ReadHow& how) {
    auto opened = OpenFile::open(path, how.most_bytes);
    if (!opened) return failure(opened.error());
    GameFile file(*std::move(opened), charset::encoding_called(how.encoding));
    if (const auto begun = file.begin(); !begun) return failure(begun.error());
    return file;
}

// Packed files, UTF-16 and formats other than SGF are read whole.
Result<void, BadInput> GameFile::begin() {
    while (!file_.has_ended() && buffer_.size() < head)
        if (const auto read = read_more(); !read) return read;
    if (archive::is_packed(buffer_)) {
        if (const auto read = read_all(); !read) return read;
        auto unpacked = archive::unpacked(std::move(buffer_));
        if (!unpacked) return failure(unpacked.error());
        buffer_ = *std::move(unpacked);
    }
    if (auto packed = compressed(buffer_)) return failure(*std::move(packed));
    const bool is_chosen = chosen_.substr(0, 6) == "UTF-16";
    if (is_chosen || (chosen_.empty() && charset::is_wide(buffer_))) {
        if (const auto read = read_all(); !read) return read;
        of_file_ = is_chosen ? charset::Told{chosen_} : charset::encoding_of(buffer_, {});
    }
    format_ = of_file_ ? Format::sgf : format_of(buffer_);
    return {};
}

// What a stream has already must not wait for the rest; but of a long game so much more is read each time
// that looking for its end takes time in its length.
Result<void, BadInput> GameFile::read_more() {
    buffer_.erase(0, begin_);
    begin_ = 0;
    const std::size_t wanted = buffer_.size() + buffer_.size() / 8 + 1;
    while (!file_.has_ended() && buffer_.size() < wanted)
        if (const auto read = file_.append_to(buffer_, at_once); !read) return read;
    return {};
}

Result<void, BadInput> GameFile::read_all() {
    while (!file_.has_ended())
        if (const auto read = read_more(); !read) return read;
    return {};
}

Result<std::optional<GamePart>, BadInput> GameFile::next() {
    if (is_over_) return std::nullopt;
    const bool is_whole = format_ != Format::sgf || of_file_;
    std::optional<std::size_t> end;
    if (!is_whole) end = ends_.find(rest(), file_.has_ended());
    while (!end && !file_.has_ended()) {
        if (const auto read = read_more(); !read) return failure(read.error());
        if (!is_whole) end = ends_.find(rest(), file_.has_ended());
    }
    return part(end.value_or(rest().size()));
}

GamePart GameFile::part(std::size_t end) {
    GamePart found{.bytes = std::string(rest().substr(0, end)), .format = format_, .begins = place_};
    begin_ += end;
    is_over_ = file_.has_ended() && begin_ == buffer_.size();
    found.is_last = is_over_;
    place_ = is_over_ ? place_ : end_of(found.bytes, place_);
    if (of_file_)
        found.told = *of_file_;
    else if (!chosen_.empty())
        found.told = {chosen_};
    else if (!charset::is_plain(found.bytes)) {
        found.declared = std::string(declared_charset(found.bytes));
        found.told = charset::encoding_of(found.bytes, found.declared, before_);
        before_ = found.told.encoding;
    }
    return found;
}

}  // namespace shinpan::apps::cli
