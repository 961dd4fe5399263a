#include "record/encoded_parts.hpp"

#include "charset/guess.hpp"
#include "charset/told.hpp"
#include "record/formats.hpp"
#include "record/game_ends.hpp"

namespace shinpan {
namespace {

// ASCII is of any of the encodings beside it.
void add(std::vector<EncodedPart>& parts, EncodedPart part, bool is_plain) {
    if (parts.empty() || (!is_plain && part.encoding != parts.back().encoding)) parts.push_back(part);
    else parts.back().end = part.end;
}

}  // namespace

std::vector<EncodedPart> encoded_parts(std::string_view bytes) {
    std::vector<EncodedPart> parts;
    std::string_view before;
    const bool is_one = charset::is_wide(bytes) || format_of(bytes) != Format::sgf;
    for (std::size_t begin = 0; begin < bytes.size();) {
        const std::string_view rest = bytes.substr(begin);
        const std::size_t length = is_one ? rest.size() : *sgf::GameEnds().find(rest, true);
        const std::string_view game = rest.substr(0, length);
        const auto told = charset::encoding_of(game, declared_charset(game), before);
        const bool is_plain = told.word == charset::Word::not_needed && charset::is_plain(game);
        if (!is_plain) before = told.encoding;
        add(parts, {begin, begin + length, told.encoding}, is_plain);
        begin += length;
    }
    return parts;
}

}  // namespace shinpan
