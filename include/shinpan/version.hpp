// The version of the library that these headers belong to.
//
//     #include <shinpan/version.hpp>
//     using namespace shinpan;
//     std::cout << version.substr(0, 2) << "\n";  // 0.
//
// A constant, for any thread. While it begins with 0, the C++ interface may change with every minor
// version; CHANGELOG.md says how.
#pragma once

#include "base/version.hpp"
