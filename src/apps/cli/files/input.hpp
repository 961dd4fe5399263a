// Input: the lines that come in on a descriptor, and whether there are more while something else is done. It
// reads ahead without waiting, and uses no thread. What a line has beyond four million bytes is lost,
// and where memory is short, what it has beyond that.
//
//   Input input(0);
//   while (const auto line = input.line()) ... input.waits() ...
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace shinpan::inline apps::cli {

class Input {
public:
    // The descriptor stays the caller's.
    explicit Input(int descriptor);

    // The next line without its end; waits for it. Nothing at the end of the input. A line for which there is
    // no memory is gone when std::bad_alloc says so.
    std::optional<std::string> line();

    // Has another line come in, or has the input ended?
    bool waits();

    // Returns when a line has come in or the input has ended.
    void wait();

    // Has that line come in, behind not too much that waits? It and the lines before it stay.
    bool has_line(std::string_view);

private:
    bool has_whole_line() const { return text_.find('\n', at_) != std::string::npos; }
    bool is_readable(int milliseconds) const;
    void read_some();
    bool make_room() noexcept;
    void append(std::string_view bytes);

    int descriptor_;
    std::string text_{};
    std::size_t at_ = 0;  // where the next line begins
    bool has_ended_ = false;
};

}  // namespace shinpan::apps::cli
