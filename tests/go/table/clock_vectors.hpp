// The rows of clock_vectors.txt.
//
//   for (const ClockVector& row : clock_vectors()) ...
#pragma once

#include <cmath>
#include <cstdint>
#include <fstream>
#include <optional>
#include <sstream>
#include <string>
#include <vector>

namespace shinpan {

struct ClockStep {
    std::string is;  // begin, move, run, back
    std::int64_t time = 0;
};

// Times are milliseconds.
struct ClockVector {
    std::string row, control;
    std::vector<ClockStep> steps{};
    bool is_over = false;
    std::int64_t main = 0, period = 0;
    int count = 0;
    std::optional<std::int64_t> until_loss{}, until_cost{};
    int points = 0;
};

inline std::vector<std::string> split(const std::string& text, char at) {
    std::vector<std::string> parts;
    std::istringstream in(text);
    for (std::string part; std::getline(in, part, at);) parts.push_back(part);
    return parts;
}

inline std::int64_t milliseconds_in(const std::string& seconds) {
    return std::llround(1000 * std::stod(seconds));
}

inline ClockVector clock_vector(const std::string& row) {
    const std::vector<std::string> cells = split(row, '|');
    ClockVector vector{.row = row, .control = cells.at(0).substr(0, cells[0].find(' '))};
    for (const std::string& said : split(cells.at(1), ',')) {
        std::istringstream in(said);
        std::string is, time = "0";
        in >> is >> time;
        vector.steps.push_back({is, milliseconds_in(time)});
    }
    std::istringstream left(cells.at(2));
    std::string main, period;
    left >> main;
    vector.is_over = main == "over";
    if (vector.is_over) return vector;
    left >> period >> vector.count;
    vector.main = milliseconds_in(main);
    vector.period = milliseconds_in(period);
    std::istringstream until(cells.at(3));
    std::string loss, cost;
    until >> loss >> cost >> vector.points;
    if (loss != "-") vector.until_loss = milliseconds_in(loss);
    if (cost != "-") vector.until_cost = milliseconds_in(cost);
    return vector;
}

inline std::vector<ClockVector> clock_vectors() {
    std::vector<ClockVector> all;
    std::ifstream file("tests/go/table/clock_vectors.txt");
    for (std::string row; std::getline(file, row);)
        if (!row.empty() && row[0] != '#') all.push_back(clock_vector(row));
    return all;
}

}  // namespace shinpan
