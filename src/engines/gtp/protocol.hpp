// The wire of GTP version 2: a line becomes a command, and what it is answered becomes a response. After the
// specification, draft 2, sections 2 and 3.
//
//   const auto command = command_in("12 play b D4  # opening");   // id "12", name "play", two arguments
//   response("12", Answer("D4")) == "=12 D4\n\n"
#pragma once

#include "base/half_points.hpp"
#include "base/result.hpp"
#include "go/board/color.hpp"
#include "go/board/point.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace shinpan::inline engines::gtp {

// What a command is answered: text, or why it failed, in one line.
using Answer = Result<std::string, std::string>;

struct Command {
    std::string id{};  // digits, or empty
    std::string name{};
    std::vector<std::string> arguments{};
};

// Control characters are dropped, tabs are blanks, a comment reaches from '#' to the end of the line. Nothing
// where the line is then empty.
std::optional<Command> command_in(std::string_view line);

// The id of the command in that line, found without allocating; empty where it has no id.
std::string_view id_in(std::string_view line);

// Ended by exactly one empty line, and without another; control characters and blanks at the ends are left
// out. Takes no memory where it fits into the room that it is given, which may hold anything.
std::string response(std::string_view id, const Answer&, std::string room = {});

// "b", "W", "black", "White"; nothing for other words.
std::optional<Color> color_in(std::string_view word);

// A point of the board, in any case, or no_point for "pass"; nothing for other words.
std::optional<Point> vertex_in(std::string_view word, Size);

// "D4", or "pass" for no_point.
std::string vertex(Point, Size);

// "true" or "false", in any case of letters as KataGo takes them; nothing for other words.
std::optional<bool> truth_in(std::string_view word);
std::string truth(bool);

// Digits alone, at most nine.
std::optional<int> whole_number_in(std::string_view word);

// Seconds, a decimal number that is not negative; what the standard calls unlimited is a billion.
std::optional<double> seconds_in(std::string_view word);

// A decimal number that is a multiple of one half, up to 10,000 points either way.
std::optional<HalfPoints> komi_in(std::string_view word);

}  // namespace shinpan::engines::gtp
