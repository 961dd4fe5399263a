// Calibration: how often statements of a given confidence were right.
//
//   Calibration chains;
//   chains.add(chain.confidence, is_right);
//   chains.expected_error()                  // the ECE
#pragma once

#include <array>
#include <cstddef>
#include <string>

namespace shinpan::bench {

class Calibration {
public:
    // `confidence` in thousandths.
    void add(int confidence, bool right);

    // Of all statements, the share times how far the mean confidence of their tenth is from the share of
    // those that were right: the expected calibration error, from 0 to 1.
    double expected_error() const;

    // A line a bin: confidence from and to, statements, mean confidence, share right.
    std::string table() const;

private:
    static constexpr std::size_t bins = 20;  // of 50 thousandths
    struct Bin {
        long statements = 0;
        long right = 0;
        double confidence = 0;
    };
    std::array<Bin, bins> bins_{};
};

}  // namespace shinpan::bench
