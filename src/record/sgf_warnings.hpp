// Warnings with their places, as many as a person reads: of each kind the first places, then how many more.
// A hostile text costs no more memory than this.
#pragma once

#include "base/bad_input.hpp"
#include "record/place.hpp"

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace shinpan::sgf {

// Line and column of a place in a text; unknown where the text is empty. Walks from the last place asked for,
// so that places asked for in order, or nearly so, cost one pass.
class Places {
public:
    explicit Places(std::string_view text) : text_(text) { start_line(1, 0); }
    Place at(std::size_t offset);

private:
    void start_line(int number, std::size_t begin);
    void start_line_before();

    std::string_view text_;
    int line_;
    std::size_t line_begin_;
    std::size_t line_end_;  // its line feed, or the end of the text
};

class Warnings {
public:
    static constexpr int places_a_kind = 20;

    // The text that offsets are places in; formats that tell lines and columns themselves need none.
    explicit Warnings(std::string_view text = {}) : places_(text) {}

    // The detail follows what is said of the kind.
    void add(std::size_t offset, const Saying&, std::string_view detail = {});
    void add(std::size_t offset, const Saying&, Fact detail);

    // With its place; the kind is its remark's.
    void add(BadInput what);

    // What was collected, and for each kind that had more places how many. Leaves nothing.
    std::vector<BadInput> take();

private:
    struct Kind {
        Saying saying;
        std::size_t count = 0;
        std::size_t last_offset = 0;
        BadInput last{};  // in place of the offset, where it came with its place
    };
    Kind& kind_of(const Saying&);
    BadInput last_of(Kind&);

    Places places_;
    std::vector<Kind> kinds_;
    std::vector<BadInput> found_;
};

inline Place Places::at(std::size_t offset) {
    if (text_.empty()) return {};
    if (offset > text_.size()) offset = text_.size();
    while (offset < line_begin_) start_line_before();
    while (offset > line_end_) start_line(line_ + 1, line_end_ + 1);
    return {line_, static_cast<int>(offset - line_begin_) + 1};
}

}  // namespace shinpan::sgf
