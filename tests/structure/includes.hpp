// Which folder may include which, and which headers of the system and of packages are for whom.
#pragma once

#include "source.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace structure {

// True when a file of folder `from` may include one of folder `to`: the same folder, one that the table of
// folders names for it, or one that those may include.
bool may_include(std::string_view from, std::string_view to);

// Includes of a folder of ours that the table does not allow, and of packages and parts of the standard
// library that the folder must do without.
std::vector<Violation> forbidden_includes(const Source&);

// Edges that a CMakeLists.txt declares with shinpan_folder or shinpan_program and the table does not allow.
std::vector<Violation> forbidden_edges(const Source& cmake_lists);

}  // namespace structure
