// Names of points for the remarks of a count.
#pragma once

#include "go/board/point_set.hpp"

#include <string>

namespace shinpan::inline go::counting {

// "C3, E3, A2-D2": row by row from the top, with a dash between the ends of three and more in a row.
std::string listed(const PointSet&, Size);

}  // namespace shinpan::go::counting
