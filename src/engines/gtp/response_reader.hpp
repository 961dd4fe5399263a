// ResponseReader: what an engine prints becomes responses of GTP. Strict engines and careless ones are read
// alike: carriage returns, tabs, blanks around, missing or wrong empty lines, lines of comment and lines that
// belong to no response do no harm. It reads from nowhere itself, and keeps no more than a limit.
//
//   ResponseReader reader;
//   reader.feed("=12 D4\r\n");
//   auto response = reader.next(Expects::word);      // id "12", answer "D4"
#pragma once

#include "engines/gtp/protocol.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace shinpan::inline engines {

struct Response {
    std::string id{};  // digits, or empty
    gtp::Answer answer{};
};

// What the answer to a command is made of. A failure is always one line.
enum class Expects : std::uint8_t {
    nothing,
    word,   // in one line, which may be the one after the '='
    lines,  // up to an empty line
};

class ResponseReader {
public:
    static constexpr std::size_t longest_line = 65'536;
    static constexpr std::size_t longest_response = 1'048'576;  // with what stands before it

    void feed(std::string_view bytes);

    // The next response, once it is whole.
    std::optional<Response> next(Expects);

    // What has come of a response whose empty line is missing: its complete lines, if there is one. To be
    // asked when the engine has been silent for a while.
    std::optional<Response> unfinished();

    // More was printed than a response may have. Nothing is read any more.
    bool is_flooded() const { return flooded_; }

    // The last line outside a response since the one before, or the beginning of a line without an end; empty
    // where there was no such line.
    std::string stray() const;

private:
    std::string_view unread() const { return std::string_view(bytes_).substr(at_); }
    bool take_line();
    void begin(std::string_view line);
    Response take();

    std::string bytes_{};  // read up to at_
    std::size_t at_ = 0;
    std::size_t since_last_ = 0;
    bool flooded_ = false;
    std::string stray_{};
    std::optional<Response> open_{};
    bool is_complete_ = false;  // an empty line has ended it
};

}  // namespace shinpan::engines
