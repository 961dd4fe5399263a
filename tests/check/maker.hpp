// Certificates for small positions, found by plain search, so that the checker can be tested on some that no
// prover of ours has made.
//
//   Plan plan{.rows = {"....", "XXXX", "OOOO"}, .defender = 'X', .safe = {{0, 1}}};
//   std::optional<Made> made = make(plan);
#pragma once

#include <optional>
#include <string>
#include <vector>

namespace check_test {

// A certificate line by line, with the record that it is for.
struct Made {
    std::string record{};
    std::vector<std::string> lines{};
    bool self_capture = false;

    std::string text() const;
};

// What is to be proven: that the chains at some points are safe, by zones that are the connected parts of the
// board without them, or by one zone that is all of it.
struct Plan {
    std::vector<std::string> rows{};  // from the top; X black, O white, . empty
    char defender = 'X';
    std::vector<std::string> safe{};  // points, one of each chain
    bool self_capture = false;        // included
    bool parts = false;               // a zone for each part
    bool hold = false;                // every zone holds all its points
    int depth = 3;                    // answers in a row
};

// SGF that sets up the rows.
std::string record_of(const std::vector<std::string>& rows);

std::optional<Made> make(const Plan&);

}  // namespace check_test
