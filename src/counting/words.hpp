// Words for the sentences of a count.
#pragma once

#include "board/point_set.hpp"

#include <string>

namespace shinpan::counting {

// "C3, E3, A2-D2": row by row from the top, with a dash between the ends of three and more in a row.
std::string listed(const PointSet&, Size);

// "1 point", "2 points".
std::string number_of(int n, const char* one, const char* many);

}  // namespace shinpan::counting
