// Decimal numbers as text, the same in every locale.
//
//   decimal(0.4567, 3) == "0.457"; decimal(-2.5, 1) == "-2.5"; short_decimal(2.5, 3) == "2.5"
#pragma once

#include <string>

namespace shinpan {

// With so many digits behind the point, from 0 to 9. Precondition: |value| is at most 10^9.
std::string decimal(double value, int digits);

// The same without zeros at the end: with at most so many digits.
std::string short_decimal(double value, int most_digits);

}  // namespace shinpan
