// Warnings with their places, as many as a person reads: of each kind the first places, then how many more.
// A hostile text costs no more memory than this.
#pragma once

#include "base/bad_input.hpp"
#include "base/diagnostic.hpp"
#include "base/place.hpp"

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace shinpan::inline formats::sgf {

// Line and column of one place in a text.
Place place_in(std::string_view text, std::size_t offset);

// The same for many places, in whatever order: finds all lines once, when it is first asked. Unknown where
// the text is empty; it has no more than longest_text bytes.
class Places {
public:
    explicit Places(std::string_view text) : text_(text) {}
    Place at(std::size_t offset);

private:
    Place find(std::size_t offset);
    void find_lines();
    void go_to(std::size_t line);
    bool is_here(std::size_t offset) const { return offset - begin_ < length_; }

    std::string_view text_;
    std::vector<std::uint32_t> begins_{};  // of each line, and one behind the text
    std::size_t line_ = 0;                 // of the last place, from 0: where it begins, its end included
    std::size_t begin_ = 0;
    std::size_t length_ = 0;
};

class Warnings {
public:
    static constexpr int places_a_kind = 20;

    // The text that offsets are places in; formats that tell lines and columns themselves need none.
    explicit Warnings(std::string_view text = {}) : places_(text) {}

    // The detail follows what is said of the kind.
    void add(std::size_t offset, const MessageTemplate&, std::string_view detail = {});
    void add(std::size_t offset, const MessageTemplate&, Argument detail);

    // With its place; the kind is its remark's.
    void add(BadInput what);

    // What was collected, and for each kind that had more places how many. Leaves nothing.
    std::vector<Diagnostic> take();

private:
    struct Kind {
        MessageTemplate saying;
        std::size_t count = 0;
        std::size_t last_offset = 0;
        Diagnostic last{};  // in place of the offset, where it came with its place
    };
    Kind& kind_of(const MessageTemplate&);
    Diagnostic last_of(Kind&);

    Places places_;
    std::vector<Kind> kinds_;
    std::vector<Diagnostic> found_;
};

inline Place Places::at(std::size_t offset) {
    if (!is_here(offset)) return find(offset);
    return {static_cast<int>(line_) + 1, static_cast<int>(offset - begin_) + 1};
}

}  // namespace shinpan::formats::sgf
